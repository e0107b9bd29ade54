game-name = Raids
game-pitch = The last ship moves. Take tiles, drive rivals off, beat the monsters.
variant-layout = Route
variant-layout-note = Where the Villages lie
variant-layout-three_villages = 3 Villages
variant-layout-four_villages_last_at_harbor = 4, last at harbour
variant-layout-four_villages_symmetric = 4, symmetric

status = Voyage { $voyage } of { $of }
mark-voyage = Voyage { $number }
route = The route
reserve = Viking reserve
ghost = Ghost ship
ship-of = { $seat }’s ship
start = Start
harbor = Harbour
village = Village { $number }
space = Space { $number }
slot = Slot { $number }
beside = Beside the ship
coin = Coin of { $value }
next-harbours = Harbour tiles to come
next-harbour = Voyage { $voyage }: { $condition }
named-value = { $tile } { $value }

at-start = on position { $berth }
at-home = home, berth { $berth }
at-tile = at: { $tile }
at-sea = at sea

chip-crew = Vikings of shields
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
note-mjollnir = At the end: { $symbols } glory per Viking on the ship.
note-pennant = At the end: { $glory } glory if it is still on the ship.
note-goods = { $glory } glory if sold in a Port; nothing if still on the ship.
note-rune = Scores by collection: 1, 4, 9, 16, 25 for one to five.
note-port = Sell up to { $sells } goods, then recruit 1 Viking.
note-encounter = The first to pass takes 2 Vikings, the second 1.
note-pillage = The first to pass takes a coin of 3, the second a coin of 1.
note-monster = Passing it: give up 1 Viking, or pay { $strength } less your weapons and take it for { $strength } glory.
note-harbour = Coins of 6, 3 and 1 when all are home. Ties: first home.

ask-stow = Where does it go: { $tile }?
ask-stow-note = Your slots glow. You have { $shields } shields.
ask-sell = What do you sell?
ask-sell-note = { $left ->
    [one] The Port takes one of your goods.
   *[other] The Port takes up to { $left } of your goods.
  } What is not sold now is not sold here.
ask-sail = Where do you sail?
ask-sail-free = As far as you like: another ship has not left yet.
ask-sail-home = Everybody is home: straight to the harbour.
ask-sail-ghost = Past the ghost ship at least, as far as you like.
ask-sail-least = At least to { $rival }, as far as you like.
ask-meet-monster = { $monster }, strength { $strength }
ask-meet-monster-note = Fight it, or give up a Viking and pass.
ask-answer = Retaliate with { $due }, or flee?
ask-answer-note = { $rival } paid { $paid }. You have { $crew } Vikings.
ask-flee = Where do you flee?
ask-flee-note = Forward to any later stop. You take no tile and discard none.

option-harbour = Harbour
option-village = Village
option-empty = No tile
option-on = Sail on, past: { $monster }
option-slot = into slot { $number }
option-over = over: { $tile }
option-discard = throw it away: { $tile }
option-sell = Sell { $tile }
option-sell-slot = Slot { $number }
option-done = Sell no more
option-fight = { $cost ->
    [0] Fight, pay nothing
    [one] Fight, pay 1 Viking
   *[other] Fight, pay { $cost } Vikings
  }
option-give = { $vikings ->
    [0] Pass for nothing
    [one] Give up 1 Viking
   *[other] Give up { $vikings } Vikings
  }
option-retaliate = Retaliate with { $due }
option-flee = Flee

note-berth = berth { $berth }
note-fight = fight { $rival }
note-free = free
note-on = strength { $strength }
note-shields = shields { $before } → { $after }
note-over = lost; shields { $before } → { $after }
note-discard = out of the game
note-glory = { $glory } glory
note-monster-fight = you keep { $keep }, take it for { $glory } glory
note-monster-give = you keep { $keep } and sail on
note-retaliate = you keep { $keep }
note-flee = then choose where to

preview-village = Village: +1 Viking
preview-encounter = Encounter: +{ $vikings } { $vikings ->
    [one] Viking
   *[other] Vikings
  }
preview-pillage = Pillage: coin of { $coin }
preview-monster = { $monster }: give up 1 or fight for { $cost }
preview-fight = Fight: it costs you 1 Viking; { $rival } has { $crew }
preview-overboard = { $vikings ->
    [one] 1 Viking finds no shield and leaves.
   *[other] { $vikings } Vikings find no shield and leave.
  }
preview-must-flee = { $rival } cannot pay { $due } and must flee.

why-behind = Ships only sail forward.
why-short = It is short of the next ship ahead.
why-passage = It can only be passed.
why-no-tile = No tile is left here.
why-monster-first = A Monster lies before it: sail on past it first.
why-no-crew = A ship without a Viking cannot attack.
why-no-goods = There are no goods in this slot.
why-crew-too-small = The fight costs { $cost } Vikings, you have { $crew }.
why-cannot-retaliate = Retaliating costs { $due } Vikings, you have { $crew }.

event-first-player = { $seat } begins.
event-voyage = Voyage { $number } begins. Harbour: { $condition }.
event-takes = { $seat } takes { $tile }
event-stows = { $seat } puts { $tile } into slot { $slot }
event-loses-tile = { $seat } gives up { $tile }
event-sells = { $seat } sells { $tile } for { $glory } glory
event-recruits = { $vikings ->
    [0] { $seat } finds no Viking to recruit, or no shield
   *[other] { $seat } recruits { $vikings }
  }
event-discards = { $count ->
    [one] 1 tile goes overboard
   *[other] { $count } tiles go overboard
  }
event-stops = { $seat } stops at { $tile }
event-arrives = { $seat } is home, berth { $berth }
event-village = { $seat } passes a Village: +{ $vikings }{ $lost ->
    [0] {""}
   *[other] , { $lost } without a shield
  }
event-encounter = { $seat } meets Vikings: +{ $vikings }{ $lost ->
    [0] {""}
   *[other] , { $lost } without a shield
  }
event-pillage = { $seat } pillages a coin of { $coin }
event-gives-up = { $vikings ->
    [0] { $seat } has nobody to give up and passes: { $monster }
    [one] { $seat } gives a Viking to: { $monster }
   *[other] { $seat } gives { $vikings } Vikings to: { $monster }
  }
event-beats = { $seat } beats { $monster } for { $vikings }
event-attacks = { $seat } attacks { $rival } with { $vikings }
event-retaliates = { $seat } retaliates against { $rival } with { $vikings }
event-flees = { $seat } flees from { $rival }
event-ghost-sails = The ghost ship sails on
event-ghost-arrives = The ghost ship is home, berth { $berth }
event-ghost-swaps = The ghost ship takes position 1; { $seat } moves to { $berth }
event-sails = { $seat }’s sails bring { $vikings }
event-reward = { $seat } is ranked { $rank } in the harbour: coin of { $coin }
event-end = The last Voyage is over.
