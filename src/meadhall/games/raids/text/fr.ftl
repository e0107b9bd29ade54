game-name = Raids
game-pitch = Le dernier drakkar joue. Prenez des tuiles, chassez vos rivaux, terrassez les monstres.
variant-layout = Trajet
variant-layout-note = Où se trouvent les Villages
variant-layout-three_villages = 3 Villages
variant-layout-four_villages_last_at_harbor = 4, dernier au port
variant-layout-four_villages_symmetric = 4, symétriques

status = Voyage { $voyage } sur { $of }
mark-voyage = Voyage { $number }
route = Le trajet
reserve = Réserve de Vikings
ghost = Drakkar Fantôme
ship-of = Drakkar de { $seat }
start = Départ
harbor = Arrivée
village = Village { $number }
space = Étape { $number }
slot = Emplacement { $number }
beside = À côté du drakkar
coin = Pièce de { $value }
next-harbours = Tuiles Arrivée à venir
next-harbour = Voyage { $voyage } : { $condition }
named-value = { $tile } { $value }

at-start = en position { $berth }
at-home = arrivé, place { $berth }
at-tile = à : { $tile }
at-sea = en mer

chip-crew = Vikings sur boucliers
chip-weapons = armes
chip-sails = voiles
chip-hammers = Mjöllnirs
chip-runes = runes
chip-monsters = Monstres
chip-goods = marchandises
chip-coins = gloire en pièces

score-coins = Pièces
score-runes = Runes
score-mjollnirs = Mjöllnirs × équipage
score-pennants = Fanions
score-goods = Marchandises vendues
score-monsters = Monstres

note-weapon = Réduit de { $symbols } la force de chaque Monstre combattu.
note-sail = { $symbols } { $symbols ->
    [one] Viking
   *[other] Vikings
  } à la fin de chaque Voyage.
note-mjollnir = En fin de partie : { $symbols } de gloire par Viking à bord.
note-pennant = En fin de partie : { $glory } de gloire s’il est toujours à bord.
note-goods = { $glory } de gloire si elle est vendue dans un Port ; rien si elle reste à bord.
note-rune = Compte par collection : 1, 4, 9, 16, 25 pour une à cinq.
note-port = Vendez jusqu’à { $sells } marchandise(s), puis recrutez 1 Viking.
note-encounter = Le premier qui passe prend 2 Vikings, le deuxième 1.
note-pillage = Le premier qui passe prend une pièce de 3, le deuxième une pièce de 1.
note-monster = En le dépassant : cédez 1 Viking, ou payez { $strength } moins vos armes et prenez-le pour { $strength } de gloire.
note-harbour = Pièces de 6, 3 et 1 quand tous sont rentrés. Égalité : le premier arrivé.

ask-stow = Où va cette tuile : { $tile } ?
ask-stow-note = Vos emplacements s’illuminent. Vous avez { $shields } boucliers.
ask-sell = Que vendez-vous ?
ask-sell-note = { $left ->
    [one] Le Port prend une de vos marchandises.
   *[other] Le Port prend jusqu’à { $left } de vos marchandises.
  } Ce qui n’est pas vendu maintenant ne le sera pas ici.
ask-sail = Où naviguez-vous ?
ask-sail-free = Aussi loin que vous voulez : un autre drakkar n’est pas encore parti.
ask-sail-home = Tout le monde est rentré : droit vers l’arrivée.
ask-sail-ghost = Au moins au-delà du Drakkar Fantôme, aussi loin que vous voulez.
ask-sail-least = Au moins jusqu’à { $rival }, aussi loin que vous voulez.
ask-meet-monster = { $monster }, force { $strength }
ask-meet-monster-note = Combattez-le, ou cédez un Viking et passez.
ask-answer = Riposter avec { $due }, ou fuir ?
ask-answer-note = { $rival } a payé { $paid }. Vous avez { $crew } Vikings.
ask-flee = Où fuyez-vous ?
ask-flee-note = En avant, vers n’importe quelle étape suivante. Vous ne prenez ni ne défaussez de tuile.

option-harbour = Arrivée
option-village = Village
option-empty = Pas de tuile
option-on = Continuer au-delà de : { $monster }
option-slot = dans l’emplacement { $number }
option-over = à la place de : { $tile }
option-discard = jeter : { $tile }
option-sell = Vendre : { $tile }
option-sell-slot = Emplacement { $number }
option-done = Ne plus rien vendre
option-fight = { $cost ->
    [0] Combattre sans rien payer
    [one] Combattre, payer { $cost } Viking
   *[other] Combattre, payer { $cost } Vikings
  }
option-give = { $vikings ->
    [0] Passer sans rien céder
    [one] Céder { $vikings } Viking
   *[other] Céder { $vikings } Vikings
  }
option-retaliate = Riposter avec { $due }
option-flee = Fuir

note-berth = place { $berth }
note-fight = combat contre { $rival }
note-free = libre
note-on = force { $strength }
note-shields = boucliers { $before } → { $after }
note-over = perdue ; boucliers { $before } → { $after }
note-discard = hors du jeu
note-glory = { $glory } de gloire
note-monster-fight = il vous en reste { $keep }, prise pour { $glory } de gloire
note-monster-give = il vous en reste { $keep }, vous continuez
note-retaliate = il vous en reste { $keep }
note-flee = puis choisissez où

preview-village = Village : +1 Viking
preview-encounter = Rencontre : +{ $vikings } { $vikings ->
    [one] Viking
   *[other] Vikings
  }
preview-pillage = Pillage : pièce de { $coin }
preview-monster = { $monster } : céder 1 ou combattre pour { $cost }
preview-fight = Combat : il vous coûte 1 Viking ; { $rival } en a { $crew }
preview-overboard = { $vikings ->
    [one] 1 Viking ne trouve pas de bouclier et part.
   *[other] { $vikings } Vikings ne trouvent pas de bouclier et partent.
  }
preview-must-flee = { $rival } ne peut pas payer { $due } et devra fuir.

why-behind = Les drakkars ne vont que vers l’avant.
why-short = C’est en deçà du prochain drakkar.
why-passage = On ne peut que la dépasser.
why-no-tile = Il n’y a plus de tuile ici.
why-monster-first = Un Monstre se trouve avant : dépassez-le d’abord.
why-no-crew = Un drakkar sans Viking ne peut pas attaquer.
why-no-goods = Il n’y a pas de marchandise à cet emplacement.
why-crew-too-small = Le combat coûte { $cost } Vikings, vous en avez { $crew }.
why-cannot-retaliate = Riposter coûte { $due } Vikings, vous en avez { $crew }.

event-first-player = { $seat } commence.
event-voyage = Le Voyage { $number } commence. Arrivée : { $condition }.
event-takes = { $seat } prend { $tile }
event-stows = { $seat } pose { $tile } à l’emplacement { $slot }
event-loses-tile = { $seat } renonce à { $tile }
event-sells = { $seat } vend { $tile } pour { $glory } de gloire
event-recruits = { $vikings ->
    [0] { $seat } ne trouve ni Viking à recruter ni bouclier
   *[other] { $seat } recrute { $vikings }
  }
event-discards = { $count ->
    [one] { $count } tuile passe par-dessus bord
   *[other] { $count } tuiles passent par-dessus bord
  }
event-stops = { $seat } s’arrête à { $tile }
event-arrives = { $seat } est rentré, place { $berth }
event-village = { $seat } dépasse un Village : +{ $vikings }{ $lost ->
    [0] {""}
   *[other] , { $lost } sans bouclier
  }
event-encounter = { $seat } rencontre des Vikings : +{ $vikings }{ $lost ->
    [0] {""}
   *[other] , { $lost } sans bouclier
  }
event-pillage = { $seat } pille une pièce de { $coin }
event-gives-up = { $vikings ->
    [0] { $seat } n’a personne à céder et passe : { $monster }
    [one] { $seat } cède un Viking à : { $monster }
   *[other] { $seat } cède { $vikings } Vikings à : { $monster }
  }
event-beats = { $seat } terrasse { $monster } pour { $vikings }
event-attacks = { $seat } attaque { $rival } avec { $vikings }
event-retaliates = { $seat } riposte contre { $rival } avec { $vikings }
event-flees = { $seat } fuit devant { $rival }
event-ghost-sails = Le Drakkar Fantôme poursuit sa route
event-ghost-arrives = Le Drakkar Fantôme est rentré, place { $berth }
event-ghost-swaps = Le Drakkar Fantôme prend la position 1 ; { $seat } passe en { $berth }
event-sails = Les voiles de { $seat } amènent { $vikings }
event-reward = { $seat } est au rang { $rank } à l’arrivée : pièce de { $coin }
event-end = Le dernier Voyage est terminé.
