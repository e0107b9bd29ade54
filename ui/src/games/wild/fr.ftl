pay-now = payable
swap-first = échanger 2 contre 1 d’abord
flows = glisse à droite →
place-for = place pour un Bâtiment
free-place = place libre
claim = Accomplir
change = Changer
claim-first = Finir le tour sans accomplir ?
claim-lead = { $n ->
    [one] Une Mission est remplie, et vous ne l’avez pas encore accomplie.
   *[other] { $n } Missions sont remplies, et vous n’en avez pas encore accompli.
  }
end-anyway = Finir le tour quand même
hand = Main
path-short = Voie
deck = paquet
leaves = s’en va
attack-it = à attaquer
left = reste { $n }
sold-out = épuisée
used = déjà utilisé
favours = Faveurs
buildings-of = { $count } { $count ->
    [one] Bâtiment
   *[other] Bâtiments
  } sur { $limit }
buildings-free = { $count } { $count ->
    [one] Bâtiment
   *[other] Bâtiments
  }
your-village = Votre village
your-hand = Votre main
in-hand = +{ $n } en main
hand-count = { $n } en main
in-play = En jeu
nothing-played = les cartes jouées et achetées restent ici jusqu’à la fin du tour de jeu
next-round = prochain tour
can-attack = peut attaquer
discard = défausse
missions = Missions
nobody = personne
first = premier
open-to-attack = attaquable
open = attaquable
attacked = déjà attaqué
hit = attaqué
attacks-you = vous attaque
on-turn = à son tour
waits = attend
as-it-stands = sans carte
with-chosen = avec vos cartes
falls = endommagé
holds = tient
must-stay = doit rester sous la défense
attacks = { $name } attaque
target-of = { $name } vise
target-you = Visé chez vous
cards-in = { $n ->
    [one] { $n } carte, rien ne s’y ajoute
   *[other] { $n } cartes, rien ne s’y ajoute
  }
more-attacks = { $n ->
    [one] { $n } autre attaque est déclarée
   *[other] { $n } autres attaques sont déclarées
  }
deciding = { $name } décide de se défendre ou non
traps = { $n ->
    [one] { $n } piège
   *[other] { $n } pièges
  } d’abord
choose-favour = Choisissez une Faveur Divine
chooses-favour = { $name } choisit une Faveur Divine
new = nouvelle
your-attack = Votre attaque : { $value }
units = Unités
defences = Défenses
buildings = Bâtiments
path = Voie d’Odin
rivals = Rivaux
sign-beer = De la Bière à dépenser ce tour-ci
sign-beer-kept = Un baril : un jeton qui peut se stocker
sign-gold = De l’Or à dépenser ce tour-ci
sign-gold-kept = Un lingot : un jeton qui peut se stocker
sign-victory = Des points de victoire
sign-card-draw = Piocher des cartes de son paquet
sign-card-burn = Retirer des cartes du jeu
sign-card-pickup = Reprendre une carte de sa défausse
sign-magnifying-glass = Révéler la carte du dessus de son paquet
sign-third-eye = Regarder la main d’un rival
sign-robber-hand = Prendre des jetons à un rival
sign-hand = Des cartes à garder pour le prochain tour de jeu
sign-swap-bag = Des Ressources
sign-crossed-axes = Des Unités et des Héros
sign-cancel = Retire du combat…
sign-viking-head = … une Unité
sign-laurel-crown = … un Héros
sign-crossed-swords = De la force ajoutée à l’attaque
sign-hammer-break = Pour chaque cible endommagée
sign-village = Pour tout le village
sign-cauldron = Pour chaque Brasserie
sign-gold-mine = Pour chaque Mine d’Or
kind-swap-bag = Une Ressource
kind-crossed-axes = Une Unité
kind-laurel-crown = Un Héros
kind-round-shield = Une Défense
kind-skull-crossed-bones = Un Mort-Vivant : à attaquer là où il se trouve
kind-card-play = Une Action : on la joue et on fait ce qu’elle dit
kind-broadsword = Un Objet pour une Unité
kind-wolf-trap = Un Piège pour qui vous attaque
kind-claw-hammer = Un Bâtiment pour votre village
kind-viking-longhouse = Votre Hôtel de Ville
