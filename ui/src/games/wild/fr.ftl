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
first = joue en premier
open-to-attack = attaquable
attacked = déjà attaqué
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
