game-name = Raids
game-pitch = C’est au drakkar le plus en arrière de jouer. Prenez des tuiles, chassez vos rivaux, terrassez des Monstres.
variant-layout = Trajet
variant-layout-note = Où se trouvent les Villages
variant-layout-three_villages = 3 Villages
variant-layout-four_villages_last_at_harbor = 4, dernier à l’arrivée
variant-layout-four_villages_symmetric = 4, symétriques

vikings = { $count ->
    [one] { $count } Viking
   *[other] { $count } Vikings
  }
status = Voyage { $voyage } sur { $of }
mark-voyage = Voyage { $number }
route = Le trajet
reserve = Réserve de Vikings
ghost = Drakkar Fantôme
ship-of = Drakkar { DE($seat) }
start = Départ
harbour = Arrivée
village = Village { $number }
space = Case { $number }
slot = Emplacement { $number }
beside = À côté du drakkar
coin = Pièce de { $value }
next-harbours = Tuiles Arrivée à venir
next-harbour = Voyage { $voyage } : { $condition }
named-value = { $tile } { $value }
named-space = { $tile } (case { $number })

at-start = en position { $berth }
at-home = à l’arrivée, position { $berth }
at-tile = devant la tuile { $tile }
at-sea = en mer

chip-crew = Vikings / boucliers
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
note-rune = Gloire d’une collection de 1 à { $most } : { $values }.
note-port = { $sells ->
    [one] Vendez jusqu’à { $sells } marchandise, puis recrutez { $recruits }.
   *[other] Vendez jusqu’à { $sells } marchandises, puis recrutez { $recruits }.
  }
note-encounter = Le premier qui la dépasse prend { $first }, le deuxième { $second }.
note-pillage = Le premier qui le dépasse prend une pièce de { $first }, le deuxième une pièce de { $second }.
note-monster = En le dépassant : cédez { $lost }, ou payez { $strength } moins vos armes et prenez-le pour { $strength } de gloire.
note-on-board = { $shields ->
    [0] Aucun bouclier.
    [one] { $shields } bouclier.
   *[other] { $shields } boucliers.
  }
note-harbour = { $counts ->
    [goods_tiles_on_and_beside] Marchandises, à bord et vendues. { note-rewards }
    [distinct_goods_kinds_on_and_beside] Sortes de marchandises, à bord et vendues. { note-rewards }
    [rune_tiles] Tuiles Rune. { note-rewards }
    [visible_shields] Boucliers du drakkar, occupés ou non. { note-rewards }
    [weapon_symbols] Armes à bord, une double compte 2. { note-rewards }
    [port_tiles] Tuiles Port, un double compte 1. { note-rewards }
    [monster_tiles] Monstres vaincus, quelle que soit leur force. { note-rewards }
    [sail_symbols] Voiles à bord, une double compte 2. { note-rewards }
   *[arrival_order] Pièces selon la position à l’arrivée : { $coins }.
  }
note-rewards = Pièces selon le rang quand tous sont arrivés : { $coins }. Égalité : au premier arrivé.
note-condition = ce qui compte : { $condition }
note-village = +{ $vikings } au passage

ask-stow = Où posez-vous la tuile { $tile } ?
ask-stow-note = { $shields ->
    [one] Vous avez { $shields } bouclier et { $crew } à bord.
   *[other] Vous avez { $shields } boucliers et { $crew } à bord.
  }
ask-sell = Que vendez-vous ?
ask-sell-note = { $left ->
    [one] Le Port prend une de vos marchandises.
   *[other] Le Port prend jusqu’à { $left } de vos marchandises.
  } Ce qui n’est pas vendu maintenant ne le sera pas ici.
ask-sail = Jusqu’où naviguez-vous ?
ask-sail-note = { $how ->
    [free] Aussi loin que vous voulez : un autre drakkar n’est pas encore parti.
    [home] Tous les autres sont arrivés : cap sur l’arrivée.
    [past] Aussi loin que vous voulez : le drakkar à rattraper est déjà derrière vous.
    [ghost] Au moins au-delà du Drakkar Fantôme, aussi loin que vous voulez.
   *[rival] Au moins jusqu’à { $rival }, aussi loin que vous voulez.
  }
ask-meet-monster = { $monster }, force { $strength }
ask-meet-monster-note = { $can ->
    [give] Vous avez trop peu de Vikings pour le combattre : cédez { $lost } et passez.
    [unmanned] Combattez-le, ou passez : vous n’avez personne à céder.
    [pass] Vous n’avez personne à céder, et vous passez.
   *[fight] Combattez-le, ou cédez { $lost } et passez.
  }
ask-answer = Riposter avec { $due } Vikings, ou fuir ?
ask-answer-note = { $paid ->
    [one] { $rival } a payé { $paid } Viking ; vous en avez { $crew }.
   *[other] { $rival } a payé { $paid } Vikings ; vous en avez { $crew }.
  }
ask-flee = Où fuyez-vous ?
ask-flee-note = En avant, vers n’importe quelle case où l’on peut s’arrêter. Vous ne prenez ni ne défaussez de tuile.

wait-stow = { $who } cherche une place pour la tuile { $tile }
wait-sell = { $who } choisit ce qui sera vendu
wait-sail = { $who } décide jusqu’où naviguer
wait-meet-monster = { $can ->
    [fight] { $who } rencontre le { $monster } : combattre, ou céder { $lost }
   *[other] { $who } rencontre le { $monster }
  }
wait-answer = { $who } doit choisir : riposter contre { $rival } avec { $due } Vikings, ou fuir
wait-flee = { $who } choisit où fuir

option-harbour = Arrivée
option-empty = Case { $number }, sans tuile
option-on = Continuer au-delà du { $monster }
option-slot = Sur l’emplacement { $number }
option-over = Emplacement { $number } : remplacer { $tile }
option-discard = Défausser : { $tile }
option-sell = Vendre : { $tile }
option-sell-slot = Emplacement { $number }
option-done = Ne plus rien vendre
option-fight = { $vikings ->
    [0] Combattre sans rien payer
    [one] Combattre, payer { $vikings } Viking
   *[other] Combattre, payer { $vikings } Vikings
  }
option-give = { $vikings ->
    [0] Passer sans rien céder
    [one] Céder { $vikings } Viking
   *[other] Céder { $vikings } Vikings
  }
option-retaliate = Riposter avec { $vikings } Vikings
option-flee = Fuir

note-berth = position { $berth }
note-rival = combat contre { $rival }
note-free = libre
note-on = force { $strength }
note-shields = boucliers { $before } → { $after }
note-over = tuile perdue ; boucliers { $before } → { $after }
note-discard = hors du jeu
note-glory = { $glory } de gloire
note-fight = il vous en reste { $keep } ; le Monstre vaut { $glory } de gloire
note-give = il vous en reste { $keep }, et vous continuez
note-retaliate = il vous en reste { $keep }
note-flee = vous choisirez ensuite où
note-combat = { $step ->
    [one] Chaque riposte coûte un Viking de plus. Qui fuit reprend la mer.
   *[other] Chaque riposte coûte { $step } Vikings de plus. Qui fuit reprend la mer.
  }

preview-village = Village : { $vikings ->
    [0] aucun Viking
    [one] +{ $vikings } Viking
   *[other] +{ $vikings } Vikings
  }{ $lost ->
    [0] {""}
   *[other] , { $lost } sans bouclier
  }
preview-encounter = Rencontre : { $vikings ->
    [0] aucun Viking
    [one] +{ $vikings } Viking
   *[other] +{ $vikings } Vikings
  }{ $lost ->
    [0] {""}
   *[other] , { $lost } sans bouclier
  }
preview-pillage = Pillage : une pièce de { $coin }
preview-crew = { $n ->
    [one] { $sign }{ $n } Viking : { $now } à bord
   *[other] { $sign }{ $n } Vikings : { $now } à bord
  }
preview-shields = { $n ->
    [one] { $sign }{ $n } bouclier : { $now } en tout
   *[other] { $sign }{ $n } boucliers : { $now } en tout
  }
preview-weapons = { $n ->
    [one] { $sign }{ $n } arme : { $now } en tout
   *[other] { $sign }{ $n } armes : { $now } en tout
  }
preview-sails = { $n ->
    [one] { $sign }{ $n } voile : { $now } en tout
   *[other] { $sign }{ $n } voiles : { $now } en tout
  }
preview-hammers = { $n ->
    [one] { $sign }{ $n } Mjöllnir : { $now } en tout
   *[other] { $sign }{ $n } Mjöllnirs : { $now } en tout
  }
preview-glory = { $sign }{ $n } de gloire : { $now } en tout
preview-monster = { $can ->
    [give] { $monster } : céder { $lost } ; trop peu de Vikings pour le combattre
    [unmanned] { $monster } : le vaincre sans rien payer, ou passer
    [pass] { $monster } : personne à céder, vous passez
   *[fight] { $monster } : céder { $lost }, ou { $cost ->
        [0] le vaincre sans rien payer
        [one] le combattre pour { $cost } Viking
       *[other] le combattre pour { $cost } Vikings
      }
  }
preview-fight = Combat : il vous en coûte { $cost } ; { $rival } en a { $crew } à bord
preview-overboard = { $n ->
    [one] { $n } Viking sans bouclier passe par-dessus bord : il en reste { $now }
   *[other] { $n } Vikings sans bouclier passent par-dessus bord : il en reste { $now }
  }
preview-must-flee = { $rival } ne peut pas payer { $due } Vikings et devra fuir

why-behind = Les drakkars ne naviguent que vers l’avant.
why-short = Il faut aller au moins jusqu’au prochain drakkar devant vous.
why-passage = Ici, on passe sans s’arrêter.
why-no-tile = Il n’y a plus de tuile ici.
why-monster-first = Un Monstre se trouve avant : il faut d’abord le dépasser.
why-no-crew = Un drakkar sans Viking ne peut pas attaquer.
why-no-monster = Il n’y a pas de Monstre à dépasser là.
why-route-ends = Ce trajet est plus court : il s’achève à l’arrivée.
why-no-goods = Il n’y a pas de marchandise sur cet emplacement.
why-crew-too-small = { $cost ->
    [one] Le combat coûte { $cost } Viking, vous en avez { $crew }.
   *[other] Le combat coûte { $cost } Vikings, vous en avez { $crew }.
  }
why-cannot-retaliate = Riposter coûte { $due } Vikings, vous en avez { $crew }.

event-first-player = { $seat } commence.
    .you = Vous commencez.
event-voyage = Le Voyage { $number } commence. Arrivée : { $condition }.
event-takes = { $seat } prend la tuile { $tile }.
    .you = Vous prenez la tuile { $tile }.
event-stows = { $seat } pose la tuile { $tile } sur l’emplacement { $slot }.
    .you = Vous posez la tuile { $tile } sur l’emplacement { $slot }.
event-loses-tile = { $seat } défausse la tuile { $tile }.
    .you = Vous défaussez la tuile { $tile }.
event-sells = { $seat } vend sa marchandise { $tile } pour { $glory } de gloire.
    .you = Vous vendez votre marchandise { $tile } pour { $glory } de gloire.
event-recruits = { $vikings ->
    [0] { $seat } ne peut pas recruter : pas de Viking ou pas de bouclier libre.
    [one] { $seat } recrute { $vikings } Viking.
   *[other] { $seat } recrute { $vikings } Vikings.
  }
    .you = { $vikings ->
        [0] Vous ne pouvez pas recruter : pas de Viking ou pas de bouclier libre.
        [one] Vous recrutez { $vikings } Viking.
       *[other] Vous recrutez { $vikings } Vikings.
      }
event-discards = { $count ->
    [one] { $count } tuile avant le prochain drakkar quitte le jeu.
   *[other] { $count } tuiles avant le prochain drakkar quittent le jeu.
  }
event-stops = { $seat } s’arrête devant la tuile { $tile }.
    .you = Vous vous arrêtez devant la tuile { $tile }.
event-arrives = { $seat } rejoint l’arrivée, position { $berth }.
    .you = Vous rejoignez l’arrivée, position { $berth }.
event-village = { $seat } dépasse un Village : { $vikings ->
    [0] personne n’embarque
    [one] { $vikings } Viking embarque
   *[other] { $vikings } Vikings embarquent
  }{ $lost ->
    [0] {""}
    [one] , { $lost } ne trouve pas de bouclier
   *[other] , { $lost } ne trouvent pas de bouclier
  }.
    .you = Vous dépassez un Village : { $vikings ->
        [0] personne n’embarque
        [one] { $vikings } Viking embarque
       *[other] { $vikings } Vikings embarquent
      }{ $lost ->
        [0] {""}
        [one] , { $lost } ne trouve pas de bouclier
       *[other] , { $lost } ne trouvent pas de bouclier
      }.
event-encounter = { $seat } rencontre des Vikings : { $vikings ->
    [0] personne n’embarque
    [one] { $vikings } embarque
   *[other] { $vikings } embarquent
  }{ $lost ->
    [0] {""}
    [one] , { $lost } ne trouve pas de bouclier
   *[other] , { $lost } ne trouvent pas de bouclier
  }.
    .you = Vous rencontrez des Vikings : { $vikings ->
        [0] personne n’embarque
        [one] { $vikings } embarque
       *[other] { $vikings } embarquent
      }{ $lost ->
        [0] {""}
        [one] , { $lost } ne trouve pas de bouclier
       *[other] , { $lost } ne trouvent pas de bouclier
      }.
event-pillage = { $seat } pille une pièce de { $coin }.
    .you = Vous pillez une pièce de { $coin }.
event-gives-up = { $vikings ->
    [0] { $seat } n’a personne à céder et dépasse le { $monster }.
    [one] { $seat } cède { $vikings } Viking au { $monster }.
   *[other] { $seat } cède { $vikings } Vikings au { $monster }.
  }
    .you = { $vikings ->
        [0] Vous n’avez personne à céder et dépassez le { $monster }.
        [one] Vous cédez { $vikings } Viking au { $monster }.
       *[other] Vous cédez { $vikings } Vikings au { $monster }.
      }
event-beats = { $vikings ->
    [0] { $seat } terrasse le { $monster } sans aucune perte.
    [one] { $seat } terrasse le { $monster } au prix d’un Viking.
   *[other] { $seat } terrasse le { $monster } au prix de { $vikings } Vikings.
  }
    .you = { $vikings ->
        [0] Vous terrassez le { $monster } sans aucune perte.
        [one] Vous terrassez le { $monster } au prix d’un Viking.
       *[other] Vous terrassez le { $monster } au prix de { $vikings } Vikings.
      }
event-attacks = { $vikings ->
    [one] { $seat } attaque { $rival } avec { $vikings } Viking.
   *[other] { $seat } attaque { $rival } avec { $vikings } Vikings.
  }
    .you = { $vikings ->
        [one] Vous attaquez { $rival } avec { $vikings } Viking.
       *[other] Vous attaquez { $rival } avec { $vikings } Vikings.
      }
event-retaliates = { $vikings ->
    [one] { $seat } riposte contre { $rival } avec { $vikings } Viking.
   *[other] { $seat } riposte contre { $rival } avec { $vikings } Vikings.
  }
    .you = { $vikings ->
        [one] Vous ripostez contre { $rival } avec { $vikings } Viking.
       *[other] Vous ripostez contre { $rival } avec { $vikings } Vikings.
      }
event-flees = { $seat } fuit ; { $rival } garde la place.
    .you = Vous fuyez ; { $rival } garde la place.
event-ghost-sails = Le Drakkar Fantôme poursuit sa route.
event-ghost-arrives = Le Drakkar Fantôme rejoint l’arrivée, position { $berth }.
event-ghost-swaps = Le Drakkar Fantôme prend la position { $own } ; { $seat } passe en position { $berth }.
    .you = Le Drakkar Fantôme prend la position { $own } ; vous passez en position { $berth }.
event-overboard = { $vikings ->
    [one] { $vikings } Viking { DE($seat) } n’a plus de bouclier et passe par-dessus bord.
   *[other] { $vikings } Vikings { DE($seat) } n’ont plus de bouclier et passent par-dessus bord.
  }
    .you = { $vikings ->
        [one] Un de vos Vikings n’a plus de bouclier et passe par-dessus bord.
       *[other] { $vikings } de vos Vikings n’ont plus de bouclier et passent par-dessus bord.
      }
event-nobody-joins = { $why ->
    [reserve] Personne ne rejoint { $seat } : la réserve de Vikings est vide.
   *[shields] Personne ne rejoint { $seat } : aucun bouclier n’est libre.
  }
    .you = { $why ->
        [reserve] Personne ne vous rejoint : la réserve de Vikings est vide.
       *[shields] Personne ne vous rejoint : aucun bouclier n’est libre.
      }
event-turned-away = { $why ->
    [reserve] La réserve de Vikings n’a plus personne pour { $seat }.
   *[shields] { $seat } n’a pas de bouclier pour { $vikings ->
        [one] { $vikings } Viking de plus
       *[other] { $vikings } Vikings de plus
      }.
  }
    .you = { $why ->
        [reserve] La réserve de Vikings n’a plus personne pour vous.
       *[shields] Vous n’avez pas de bouclier pour { $vikings ->
            [one] { $vikings } Viking de plus
           *[other] { $vikings } Vikings de plus
          }.
      }
event-sails = { $vikings ->
    [0] { $seat } ne reçoit aucun Viking de ses voiles.
    [one] { $seat } reçoit { $vikings } Viking grâce aux voiles.
   *[other] { $seat } reçoit { $vikings } Vikings grâce aux voiles.
  }
    .you = { $vikings ->
        [0] Vous ne recevez aucun Viking de vos voiles.
        [one] Vous recevez { $vikings } Viking grâce aux voiles.
       *[other] Vous recevez { $vikings } Vikings grâce aux voiles.
      }
event-reward = { $seat } reçoit une pièce de { $coin } à l’arrivée ({ $rank ->
    [1] 1er
   *[other] { $rank }e
  }).
    .you = Vous recevez une pièce de { $coin } à l’arrivée ({ $rank ->
        [1] 1er
       *[other] { $rank }e
      }).
event-end = Le dernier Voyage est terminé.
ahead-flee = Si l’on m’attaque : fuir
ahead-flee-unless = sauf s’il me restait { $at } Vikings ou plus
ahead-monster = Face à un monstre : céder un Viking
ahead-monster-unless = sauf si le combat coûte { $at } ou moins
