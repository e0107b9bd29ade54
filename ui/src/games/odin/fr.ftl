vikings = { $count ->
    [one] 1 Viking
   *[other] { $count } Vikings
 }
points = { $count } pts
taken-by = occupée par { $name }
draws-card = piochez d’abord une carte
may-play-card = carte gratuite
enlarge = Agrandir
look-at = Voir { $area } en grand
income = Revenu
open-minus = −1 visibles
goods = Ressources
goods-help = amélioration vers le bas
stores = Réserve
occupations = Métiers
occupations-count = { $hand } en main, { $played } { $played ->
    [one] joué
   *[other] joués
 }
panel-immediate = immédiat
panel-anytime = à tout moment
panel-each_time = chaque fois
panel-as_soon_as = dès que
more-cards = { $count } de plus
fold = Replier
bonus-won = Bonus entouré : il rapporte à chaque phase de bonus
bonus-lost = Ce bonus serait recouvert et perdu
bonus-near = { $covered ->
    [one] { $covered } case sur { $of } couverte
   *[other] { $covered } cases sur { $of } couvertes
} autour de ce bonus
minus-covered = { $count ->
    [one] Une case −1 couverte : { $before } devient { $after }
   *[other] { $count } cases −1 couvertes : { $before } devient { $after }
 }
income-grows = Le revenu passe de { $before } à { $after }
income-stays = { $left ->
    [0] Revenu { $income } : le nombre suivant peut être couvert
    [one] Revenu { $income } : encore 1 case avant le nombre suivant
   *[other] Revenu { $income } : encore { $left } cases avant le nombre suivant
 }
what-it-does = Ce que fait ce placement
cannot-lie-here = Impossible à cet endroit
fits-elsewhere = { $count ->
    [0] Dans ce sens, elle ne tient nulle part.
    [one] Dans ce sens, elle tient à { $count } autre endroit.
   *[other] Dans ce sens, elle tient à { $count } autres endroits.
 }
cells = { $count ->
    [one] { $count } case
   *[other] { $count } cases
 }
other-areas = Autres zones
place-tile = Placer : { $tile }
actions = Actions
boards = Plateaux
planned = Prévu : { $tile }
put-back = Reprendre
place-here = Placer ici
take-up = Retirer { $tile } du plan
lift-a-piece = Soulevez une pièce pour l’essayer.
nothing-is-sent = Rien n’est placé avant « Placer ici ».
suggest-packing = Proposer une disposition
feast = Le banquet
spaces-served = cases servies
your-food = Votre nourriture
no-food = Il ne vous reste ni aliment ni argent.
food-help = Jamais deux fois la même couleur de suite ; l’argent va partout.
serve-along = Servir { $food } le long de la table : { $count ->
    [one] { $count } case
   *[other] { $count } cases
 }
serve-upright = Servir { $food } debout : { $count ->
    [one] { $count } case
   *[other] { $count } cases
 }
spot-help = Où poser { $food } ? Cadre plein : debout. Cadre pointillé : le long de la table.
roll-low = Visez bas, { $count } lancers au plus.
roll-high = Visez haut, { $count } lancers au plus.
rolled = dé
cancelled = annulé
cards = cartes
ore-aboard = minerai à bord
to-pay = à payer
battle-result = atteint
next-roll = Ce que donnerait le prochain lancer
pay = payer { $count }
free = gratuit
roll-is-lost = Le { $rolled } est perdu, sans retour possible
booty = Ce que le combat peut rapporter
booty-help = +n : à payer en pierre ou en épées
lacks = encore { $count } à payer en pierre ou en épées
way-spend = Réussir
way-fail = Échouer
way-pay = payer
way-take = prendre
way-back = de retour
stages = Que regarder
stage-actions = Actions
stage-board = Plateaux et plan
stage-specials = Tuiles spéciales
stage-feast = Banquet
stage-dice = Dés
ghosts = { $count ->
    [one] 1 tuile prévue
   *[other] { $count } tuiles prévues
 }
clear-plan = Effacer le plan
tab-actions = Actions
tab-boards = Plateaux
tab-goods = Ressources
tab-cards = Métiers
tab-shared = Commun
tab-players = Joueurs
filter = Quelles cases
all = Toutes
open = Libres { $count }
alone = Vous jouez en solitaire.
plan-here = Essayer ici
helper-place = elle plane là où l’aide la poserait
back-to-yours = Revenir aux vôtres
vikings-left = Vikings
penalties = Sanctions
income-short = revenu { $n }
fits-in = { $count ->
    [0] ne tient nulle part
    [one] tient à 1 endroit
   *[other] tient à { $count } endroits
 }
numbers-fit = chiffres : où elle tient ({ $tile })
island-points = points
island-income = revenu, au plus
island-silver = argent dessus
island-ships = Un de ces bateaux :
island-later = La manche { $round } le retourne : { $name }, { $points } points.
