can-buy = acheter
can-trade = négocier { $n }
hand-of = Main { $n }
arctic = Clan de l’Arctique
you = Vous
of-goal = sur { $goal }
hidden = { $n } caché
hand-cards = cartes en main
market = Marché
too-dear = Trop cher, même en négociant
struck-out = barré : les symboles qui vous manquent
piles = Piles
browse = Parcourir la défausse
close = Fermer
pays = paie
traded = négociée
actions = Actions
hidden-vp = Cachés
wilds = Jokers
empty-hand = aucune carte en main
payment = Paiement
looked = Choisissez une carte
spied = La main { DE($name) }
discarded = De la défausse
raids-you = vous attaque
raids = attaque { $name }
plays = joue
aims-you = contre vous
aims = contre { $name }
your-category = Votre catégorie { $category }
category-of = { $category } { DE($name) }
guards = { $n ->
    [one] mélangé à 1 Protection
   *[other] mélangé à { $n } Protections
}
odds = { $items ->
    [one] { $items } objet
   *[other] { $items } objets
} sur { $of } cartes : un est pris dans { $chance } % des tirages
odds-wind = { $n ->
    [2] Le Regain de Force divise cela par deux.
   *[other] Le Regain de Force en sauve un sur { $n }.
}
guard-note = { $n ->
    [one] Une Protection
   *[other] { $n } Protections
} par carte, avant toute modification.
announced = Annoncé
reactions = Réactions
mercenaries = Mercenaires
draw-one = Tirage : 1 sur { $of }
cancelled = annulé
stands = tient
fuse = { $seconds } s
fuse-label = Temps pour répondre
fuse-pass = Quand la mèche est finie, on laisse passer.
passed = passe
answers = Vos réponses
answers-ask = Toujours demander
answers-plain = Contre des robots : passer sans réponse
answers-pass = Passer sauf si l’on m’attaque
won = Le raid réussit
lost = Le raid échoue
undone = Annulé
corner-drakkar = Compte dans les Navires
corner-viking-longhouse = Compte dans le Clan
corner-locked-chest = Compte dans le Butin
corner-infinity = Une capacité : elle dure tant que vous la gardez
sign-victory = Des points de victoire dans cette catégorie
sign-card-draw = Piocher des cartes
sign-card-burn = Défausser des cartes
sign-card-pickup = Prendre des cartes
sign-card-random = Des cartes des mains sont mélangées et redistribuées
sign-card-play = Une autre Action
sign-cancel = Annulé, ou en cas d’échec
sign-check-mark = En cas de réussite
sign-magnifying-glass = Regarder des cartes
sign-three-friends = Tous les rivaux
sign-trade = L’achat au Marché
sign-round-shield = Des Gardes
sign-anticlockwise-rotation = Peut vous revenir
sign-domino-mask = Reste cachée dans votre main
sign-viking-helmet = Un objet avec ses points
sign-drakkar = Un navire
sign-crossed-axes = Un raid
sign-star-swirl = Paie n’importe quelle ressource
need-drakkar = Seulement avec tant de points en Navires
need-viking-longhouse = Seulement avec tant de points en Clan
need-locked-chest = Seulement avec tant de points en Butin
kind-swap-bag = Une ressource : elle paie
kind-card-play = Une Action de votre tour
kind-crossed-axes = Un raid contre un rival
kind-hourglass = Une Réaction, même au tour des autres
kind-domino-mask = Un objet caché
