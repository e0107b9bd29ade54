supply-how = plein : payable · pointillé : après un échange
river-how = coule à droite, la dernière part à chaque tour de jeu
deck = paquet
leaves = part
attack-it = à attaquer
left = reste { $n }
sold-out = épuisée
used = déjà fait
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
village-of = Village de { $name }
your-hand = Votre main
hand-of = Main de { $name }
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
attacked = déjà attaqué
attacks-you = vous attaque
on-turn = joue
waits = attend
as-it-stands = telle quelle
with-chosen = avec vos cartes
falls = cède
holds = tient
must-stay = doit rester sous la défense
attacks = { $name } attaque
target-of = Cible de { $name }
target-you = Votre cible
cards-in = { $n ->
    [one] 1 carte, rien ne s’y ajoute
   *[other] { $n } cartes, rien ne s’y ajoute
  }
more-attacks = { $n ->
    [one] 1 autre attaque est déclarée
   *[other] { $n } autres attaques sont déclarées
  }
deciding = { $name } décide de se défendre ou non
traps = { $n ->
    [one] 1 piège
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
