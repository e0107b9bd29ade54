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
