game-name = Raids
game-pitch = The ship furthest back moves next. Take tiles, drive off rivals, beat monsters.
variant-layout = Route
variant-layout-note = Where the Villages lie
variant-layout-three_villages = 3 Villages
variant-layout-four_villages_last_at_harbor = 4, last at harbour
variant-layout-four_villages_symmetric = 4, symmetric

vikings = { $count ->
    [one] { $count } Viking
   *[other] { $count } Vikings
  }
status = Voyage { $voyage } of { $of }
mark-voyage = Voyage { $number }
route = The route
reserve = Viking reserve
ghost = Ghost ship
ship-of = { $seat }’s ship
start = Start
harbour = Harbour
village = Village { $number }
space = Space { $number }
slot = Slot { $number }
beside = Beside the ship
coin = Coin of { $value }
next-harbours = Harbour tiles to come
next-harbour = Voyage { $voyage }: { $condition }
named-value = { $tile } { $value }
named-space = { $tile } (space { $number })

at-start = on position { $berth }
at-home = home, position { $berth }
at-tile = at the { $tile } tile
at-sea = at sea

chip-crew = Vikings / shields
chip-weapons = weapons
chip-sails = sails
chip-hammers = Mjollnirs
chip-runes = runes
chip-monsters = Monsters
chip-goods = goods
chip-coins = glory in coins

score-coins = Coins
score-runes = Runes
score-mjollnirs = Mjollnirs × crew
score-pennants = Pennants
score-goods = Sold goods
score-monsters = Monsters

note-weapon = Lowers the strength of every Monster you fight by { $symbols }.
note-sail = { $symbols } { $symbols ->
    [one] Viking
   *[other] Vikings
  } at the end of each Voyage.
note-mjollnir = At the end: { $symbols } glory per Viking on board.
note-pennant = At the end: { $glory } glory if still on board.
note-goods = { $glory } glory if sold in a Port; nothing if still on board.
note-rune = Glory for a collection of 1 to { $most }: { $values }.
note-port = { $sells ->
    [one] Sell { $sells } of your goods, then recruit { $recruits }.
   *[other] Sell up to { $sells } of your goods, then recruit { $recruits }.
  }
note-encounter = The first to pass takes { $first }, the second { $second }.
note-pillage = The first to pass takes a coin of { $first }, the second a coin of { $second }.
note-monster = As you pass: give up { $lost }, or pay { $strength } minus your weapons and take it for { $strength } glory.
note-on-board = { $shields ->
    [0] No shield.
    [one] { $shields } shield.
   *[other] { $shields } shields.
  }
note-harbour = { $counts ->
    [goods_tiles_on_and_beside] Goods, aboard and sold. { note-rewards }
    [distinct_goods_kinds_on_and_beside] Kinds of goods, aboard and sold. { note-rewards }
    [rune_tiles] Rune tiles. { note-rewards }
    [visible_shields] Shields of the ship, manned or not. { note-rewards }
    [weapon_symbols] Weapons aboard, a double one counts 2. { note-rewards }
    [port_tiles] Port tiles, a double one counts 1. { note-rewards }
    [monster_tiles] Monsters beaten, whatever their strength. { note-rewards }
    [sail_symbols] Sails aboard, a double one counts 2. { note-rewards }
   *[arrival_order] Coins for the positions in the harbour: { $coins }.
  }
note-rewards = Coins by rank when all are home: { $coins }. Ties: first home.
note-condition = what counts: { $condition }
note-village = +{ $vikings } in passing

ask-stow = Where do you put the { $tile } tile?
ask-stow-note = { $shields ->
    [one] You have { $shields } shield and { $crew } aboard.
   *[other] You have { $shields } shields and { $crew } aboard.
  }
ask-sell = What do you sell?
ask-sell-note = { $left ->
    [one] The Port takes one of your goods.
   *[other] The Port takes up to { $left } of your goods.
  } What is not sold now is not sold here.
ask-sail = Where do you sail?
ask-sail-note = { $how ->
    [free] As far as you like: another ship has not left yet.
    [home] Everyone else is home: straight to the harbour.
    [past] As far as you like: the ship to catch up with is behind you already.
    [ghost] At least past the ghost ship, as far as you like.
   *[rival] At least to { $rival }, as far as you like.
  }
ask-meet-monster = { $monster }, strength { $strength }
ask-meet-monster-note = { $can ->
    [give] You have too few Vikings to fight it: give up { $lost } and pass.
    [unmanned] Fight it, or pass: you have nobody to give up.
    [pass] You have nobody to give up, and pass.
   *[fight] Fight it, or give up { $lost } and pass.
  }
ask-answer = Retaliate with { $due } Vikings, or flee?
ask-answer-note = { $paid ->
    [one] { $rival } paid { $paid } Viking; you have { $crew }.
   *[other] { $rival } paid { $paid } Vikings; you have { $crew }.
  }
ask-flee = Where do you flee?
ask-flee-note = Forward, to any space where you may stop. You take no tile and discard none.

wait-stow = { $who } decides where to put the { $tile } tile
wait-sell = { $who } decides what to sell
wait-sail = { $who } decides how far to sail
wait-meet-monster = { $can ->
    [fight] { $who } meets the { $monster }: to fight, or to give up { $lost }
   *[other] { $who } meets the { $monster }
  }
wait-answer = { $who } decides whether to retaliate against { $rival } with { $due } Vikings, or to flee
wait-flee = { $who } decides where to flee

option-harbour = Harbour
option-empty = Space { $number }, no tile
option-on = Sail on past the { $monster }
option-slot = Into slot { $number }
option-over = Slot { $number }: replace { $tile }
option-discard = Discard: { $tile }
option-sell = Sell: { $tile }
option-sell-slot = Slot { $number }
option-done = Sell no more
option-fight = { $vikings ->
    [0] Fight, pay nothing
    [one] Fight, pay { $vikings } Viking
   *[other] Fight, pay { $vikings } Vikings
  }
option-give = { $vikings ->
    [0] Pass for nothing
    [one] Give up { $vikings } Viking
   *[other] Give up { $vikings } Vikings
  }
option-retaliate = Retaliate with { $vikings } Vikings
option-flee = Flee

note-berth = position { $berth }
note-rival = fight { $rival }
note-free = free
note-on = strength { $strength }
note-shields = shields { $before } → { $after }
note-over = that tile is lost; shields { $before } → { $after }
note-discard = out of the game
note-glory = { $glory } glory
note-fight = you keep { $keep }; the Monster is worth { $glory } glory
note-give = you keep { $keep } and sail on
note-retaliate = you keep { $keep }
note-flee = then choose where
note-combat = { $step ->
    [one] Each answer costs one Viking more. Who flees sails on.
   *[other] Each answer costs { $step } Vikings more. Who flees sails on.
  }

preview-village = Village: { $vikings ->
    [0] no Viking
    [one] +{ $vikings } Viking
   *[other] +{ $vikings } Vikings
  }{ $lost ->
    [0] {""}
   *[other] , { $lost } without a shield
  }
preview-encounter = Encounter: { $vikings ->
    [0] no Viking
    [one] +{ $vikings } Viking
   *[other] +{ $vikings } Vikings
  }{ $lost ->
    [0] {""}
   *[other] , { $lost } without a shield
  }
preview-pillage = Pillage: coin of { $coin }
preview-crew = { $n ->
    [one] { $sign }{ $n } Viking: { $now } aboard
   *[other] { $sign }{ $n } Vikings: { $now } aboard
  }
preview-shields = { $n ->
    [one] { $sign }{ $n } shield: { $now } in all
   *[other] { $sign }{ $n } shields: { $now } in all
  }
preview-weapons = { $n ->
    [one] { $sign }{ $n } weapon: { $now } in all
   *[other] { $sign }{ $n } weapons: { $now } in all
  }
preview-sails = { $n ->
    [one] { $sign }{ $n } sail: { $now } in all
   *[other] { $sign }{ $n } sails: { $now } in all
  }
preview-hammers = { $n ->
    [one] { $sign }{ $n } Mjollnir: { $now } in all
   *[other] { $sign }{ $n } Mjollnirs: { $now } in all
  }
preview-glory = { $sign }{ $n } glory: { $now } in all
preview-monster = { $can ->
    [give] { $monster }: give up { $lost }; you are too few to fight
    [unmanned] { $monster }: beat it at no cost, or pass
    [pass] { $monster }: nobody to give up, you pass
   *[fight] { $monster }: give up { $lost }, or { $cost ->
        [0] beat it at no cost
        [one] fight for { $cost } Viking
       *[other] fight for { $cost } Vikings
      }
  }
preview-fight = Fight: it costs you { $cost }; { $rival } has { $crew } aboard
preview-overboard = { $n ->
    [one] { $n } Viking has no shield and goes overboard: { $now } left
   *[other] { $n } Vikings have no shield and go overboard: { $now } left
  }
preview-must-flee = { $rival } cannot pay { $due } Vikings and must flee

why-behind = Ships only sail forward.
why-short = You must sail at least as far as the next ship ahead.
why-passage = You can pass here, but not stop.
why-no-tile = No tile is left here.
why-monster-first = A Monster lies before it: sail past that first.
why-no-crew = A ship without Vikings cannot attack.
why-no-monster = There is no Monster there to sail past.
why-route-ends = This route is shorter: it ends at the harbour.
why-no-goods = There are no goods in this slot.
why-crew-too-small = { $cost ->
    [one] The fight costs { $cost } Viking, you have { $crew }.
   *[other] The fight costs { $cost } Vikings, you have { $crew }.
  }
why-cannot-retaliate = Retaliating costs { $due } Vikings, you have { $crew }.

event-first-player = { $seat } begins.
    .you = You begin.
event-voyage = Voyage { $number } begins. Harbour: { $condition }.
event-takes = { $seat } takes the { $tile } tile.
    .you = You take the { $tile } tile.
event-stows = { $seat } puts the { $tile } tile in slot { $slot }.
    .you = You put the { $tile } tile in slot { $slot }.
event-loses-tile = { $seat } discards the { $tile } tile.
    .you = You discard the { $tile } tile.
event-sells = { $seat } sells { $tile } for { $glory } glory.
    .you = You sell { $tile } for { $glory } glory.
event-recruits = { $vikings ->
    [0] { $seat } cannot recruit: no Viking or no shield is free.
    [one] { $seat } recruits { $vikings } Viking.
   *[other] { $seat } recruits { $vikings } Vikings.
  }
    .you = { $vikings ->
        [0] You cannot recruit: no Viking or no shield is free.
        [one] You recruit { $vikings } Viking.
       *[other] You recruit { $vikings } Vikings.
      }
event-discards = { $count ->
    [one] { $count } tile up to the next ship leaves the game.
   *[other] { $count } tiles up to the next ship leave the game.
  }
event-stops = { $seat } stops at the { $tile } tile.
    .you = You stop at the { $tile } tile.
event-arrives = { $seat } reaches the harbour, position { $berth }.
    .you = You reach the harbour, position { $berth }.
event-village = { $seat } passes a Village: { $vikings ->
    [0] nobody comes aboard
    [one] { $vikings } Viking comes aboard
   *[other] { $vikings } Vikings come aboard
  }{ $lost ->
    [0] {""}
    [one] , { $lost } finds no shield
   *[other] , { $lost } find no shield
  }.
    .you = You pass a Village: { $vikings ->
        [0] nobody comes aboard
        [one] { $vikings } Viking comes aboard
       *[other] { $vikings } Vikings come aboard
      }{ $lost ->
        [0] {""}
        [one] , { $lost } finds no shield
       *[other] , { $lost } find no shield
      }.
event-encounter = { $seat } meets Vikings: { $vikings ->
    [0] nobody comes aboard
    [one] { $vikings } comes aboard
   *[other] { $vikings } come aboard
  }{ $lost ->
    [0] {""}
    [one] , { $lost } finds no shield
   *[other] , { $lost } find no shield
  }.
    .you = You meet Vikings: { $vikings ->
        [0] nobody comes aboard
        [one] { $vikings } comes aboard
       *[other] { $vikings } come aboard
      }{ $lost ->
        [0] {""}
        [one] , { $lost } finds no shield
       *[other] , { $lost } find no shield
      }.
event-pillage = { $seat } pillages a coin of { $coin }.
    .you = You pillage a coin of { $coin }.
event-gives-up = { $vikings ->
    [0] { $seat } has nobody to give up and passes the { $monster }.
    [one] { $seat } gives up { $vikings } Viking to the { $monster }.
   *[other] { $seat } gives up { $vikings } Vikings to the { $monster }.
  }
    .you = { $vikings ->
        [0] You have nobody to give up and pass the { $monster }.
        [one] You give up { $vikings } Viking to the { $monster }.
       *[other] You give up { $vikings } Vikings to the { $monster }.
      }
event-beats = { $vikings ->
    [0] { $seat } beats the { $monster } without a loss.
    [one] { $seat } beats the { $monster } for { $vikings } Viking.
   *[other] { $seat } beats the { $monster } for { $vikings } Vikings.
  }
    .you = { $vikings ->
        [0] You beat the { $monster } without a loss.
        [one] You beat the { $monster } for { $vikings } Viking.
       *[other] You beat the { $monster } for { $vikings } Vikings.
      }
event-attacks = { $vikings ->
    [one] { $seat } attacks { $rival } with { $vikings } Viking.
   *[other] { $seat } attacks { $rival } with { $vikings } Vikings.
  }
    .you = { $vikings ->
        [one] You attack { $rival } with { $vikings } Viking.
       *[other] You attack { $rival } with { $vikings } Vikings.
      }
event-retaliates = { $vikings ->
    [one] { $seat } retaliates against { $rival } with { $vikings } Viking.
   *[other] { $seat } retaliates against { $rival } with { $vikings } Vikings.
  }
    .you = { $vikings ->
        [one] You retaliate against { $rival } with { $vikings } Viking.
       *[other] You retaliate against { $rival } with { $vikings } Vikings.
      }
event-flees = { $seat } flees; { $rival } keeps the space.
    .you = You flee; { $rival } keeps the space.
event-ghost-sails = The ghost ship sails on.
event-ghost-arrives = The ghost ship reaches the harbour, position { $berth }.
event-ghost-swaps = The ghost ship takes position { $own }; { $seat } moves to position { $berth }.
    .you = The ghost ship takes position { $own }; you move to position { $berth }.
event-overboard = { $vikings ->
    [one] One of { $seat }’s Vikings has no shield any more and goes overboard.
   *[other] { $vikings } of { $seat }’s Vikings have no shield any more and go overboard.
  }
    .you = { $vikings ->
        [one] One of your Vikings has no shield any more and goes overboard.
       *[other] { $vikings } of your Vikings have no shield any more and go overboard.
      }
event-nobody-joins = { $why ->
    [reserve] Nobody joins { $seat }: the Viking reserve is empty.
   *[shields] Nobody joins { $seat }: no shield is free.
  }
    .you = { $why ->
        [reserve] Nobody joins you: the Viking reserve is empty.
       *[shields] Nobody joins you: no shield is free.
      }
event-turned-away = { $why ->
    [reserve] The Viking reserve has no more for { $seat }.
   *[shields] { $seat } has no shield for { $vikings ->
        [one] { $vikings } more Viking
       *[other] { $vikings } more Vikings
      }.
  }
    .you = { $why ->
        [reserve] The Viking reserve has no more for you.
       *[shields] You have no shield for { $vikings ->
            [one] { $vikings } more Viking
           *[other] { $vikings } more Vikings
          }.
      }
event-sails = { $vikings ->
    [0] { $seat } gains no Viking from sails.
    [one] { $seat } gains { $vikings } Viking from sails.
   *[other] { $seat } gains { $vikings } Vikings from sails.
  }
    .you = { $vikings ->
        [0] You gain no Viking from sails.
        [one] You gain { $vikings } Viking from sails.
       *[other] You gain { $vikings } Vikings from sails.
      }
event-reward = { $seat } takes a coin of { $coin } at the harbour (rank { $rank }).
    .you = You take a coin of { $coin } at the harbour (rank { $rank }).
event-end = The last Voyage is over.
ahead-flee = If I am attacked: flee
ahead-flee-unless = unless I would keep { $at } Vikings or more
ahead-monster = At a monster: give up a Viking
ahead-monster-unless = unless fighting it costs { $at } or less
