game-name = A Feast for Odin
game-pitch = Send out Vikings to work, hunt and sail, fill your boards with treasure, and feed everyone at the feast.
variant-length = Length
variant-length-note = How many rounds are played
variant-length-long = Long: 7 rounds
variant-length-short = Short: 6 rounds
variant-decks = Occupations
variant-decks-note = A is for beginners, B and C for experienced players
variant-decks-abc = A, B and C
variant-decks-a = A
variant-decks-bc = B and C
variant-decks-b = B
variant-decks-c = C
variant-decks-ab = A and B
variant-decks-ac = A and C
variant-light = Light occupation (solo)
variant-light-note = The solo player may choose it
variant-light-drawn = Drawn
variant-light-chosen = Chosen

status = Round { $round } of { $of } · { $phase }
mark-round = Round { $number }
actions = Action board
imitation = Imitation
strips = Mountain strips
strip = Strip { $number }
two-silver = 2 silver
islands = Exploration boards
island-note = { $points } points, { $minus ->
    [one] 1 cell
   *[other] { $minus } cells
 } of −1, { $silver } silver on it
island-owned = Claimed by { $seat }
oval = Special tiles
special-note = { $price } silver, sword value { $sword }
crown-note = not for sale, sword value { $sword }
stock = Houses left
things-of = { $seat }
goods = Supply and stable
area-note = Income { $income }, { $minus ->
    [one] 1 open cell
   *[other] { $minus } open cells
 } of −1
banquet = Banquet table
banquet-note = { $open ->
    [one] 1 space to cover
   *[other] { $open } spaces to cover
 }
bay = Bay
hand = Hand
played = Occupations in play
card-back = A card
seat-passed = has passed
seat-line = income { $income }
chip-vikings = Vikings on the Thing Square
chip-income = income
chip-hand = cards in hand
final-income = last income { $number }

score-ships = Ships
score-emigrations = Emigrations
score-exploration_boards = Exploration boards
score-sheds_and_houses = Sheds and houses
score-sheep_and_cattle = Sheep and cattle
score-occupations = Occupations
score-silver = Silver
score-english_crown = English Crown
score-home_board = Home board −1
score-boards_minus = Exploration boards −1
score-houses_minus = Sheds and houses −1
score-thing_penalties = Thing Penalties

ask-act = Place Vikings on a space, or pass
ask-act-note = { $number ->
    [one] 1 Viking
   *[other] { $number } Vikings
 } on your Thing Square
ask-window = Anything to do before it goes on?
ask-last-window = Anything left to place before scoring?
ask-where = On which board shall { $item } lie?
ask-at = Where shall { $item } lie?
ask-imitate = Which space do you imitate?
ask-declare = Will you pay ore or wood?
ask-offer = Use an occupation?
ask-ahead = Use an occupation before the action?
ask-free-play = Play an occupation for free?
ask-choose = Which of these?
ask-choose-way = Which of these?
ask-parts = Which part next?
ask-pay-one = What do you pay with?
ask-pay-ship = Which ship do you give?
ask-pay-ship-ore = From which longship do you take the ore?
ask-mountain = { $number ->
    [one] Take an item from a strip
   *[other] Take up to { $number } items from a strip
 }
ask-upgrade = Upgrade a good
ask-further = Upgrade one of them further?
ask-turn = Turn a green good to blue
ask-flip = Turn over a good
ask-sale = Buy a special tile
ask-pick-tile = Take a tile
ask-explore = Which board do you claim?
ask-sail-with = With which ship?
ask-emigrate = With which ship do you emigrate?
ask-play-card = Play an occupation
ask-rather-not = Raid, or something else?
ask-boats = Which whaling boats go out?
ask-rolled = The result is { $number }: roll again, succeed or fail?
ask-second-loot = Result { $number }: take a second tile?
ask-spend = Result { $number }: what do you spend?
ask-spend-arm = Spend a sword or a spear?
roll-note = Roll { $rolls }: { $roll }; cards { $add }, ore { $ore }
ask-feast = { $number ->
    [one] Serve the feast: 1 space is open
   *[other] Serve the feast: { $number } spaces are open
 }
ask-spot = Where on the table shall { $item } lie?
ask-choose-light = Choose your first occupation
ask-instead-of-weapon = Take a resource instead of a weapon?
ask-house-bonus = Which good does the house give?
ask-copy-good = Of which good do you take another?
ask-place-gift = Place { $item }?
ask-in-shed = What do you put on the shed?
ask-unload = Take ore off which ship?
ask-use-other = Which space do you use?
ask-take-back = From which space do Vikings come back?
ask-leave-out = Leave a space out?

option-space = { $space }
option-fewer = { $space } with fewer Vikings
option-copy = { $space }
option-back = { $space }
option-leave-out = Leave out: { $space }
option-pass = Pass
option-done = Done
option-done-act = Pass
option-done-feast = { $number ->
    [0] End the feast
    [one] End the feast: 1 space open, −{ $points }
   *[other] End the feast: { $number } spaces open, −{ $points }
 }
option-done-mountain = Take no more
option-done-upgrade = Upgrade no more
option-done-free-play = Play none now
option-done-play-card = Play no more
option-done-play-none = Play none
option-done-draw-instead = Draw one instead
option-done-offer = Use none
option-done-ahead = Go on
option-done-window = Go on
option-done-last-window = Count the points
option-done-leave-out = Take these back
option-lay = Place { $item }
option-serve = Serve { $item }
option-suggest = Serve the suggested feast
option-tile = { $item }
option-pay = { $item }
option-loot = Take { $item }
option-turn = Turn { $item }
option-fill = Put { $item } on a slot
option-buy = Buy: { $ship }
option-load = Load ore: { $ship } ({ $ore })
option-unload = Unload ore: { $ship } ({ $ore })
option-ship = { $ship } with { $ore } ore
option-emigrate = { $ship } with { $ore } ore
option-sail = { $ship }
option-upgrade = { $old } → { $new }
option-card = Play { $card }
option-use = { $of ->
    [one] Use { $card }
   *[other] Use { $card } ({ $number })
 }
option-at = { $turn ->
    [r0] Column { $column }, row { $row }
    [r1] Column { $column }, row { $row }, a quarter turn
    [r2] Column { $column }, row { $row }, half a turn
    [r3] Column { $column }, row { $row }, three quarter turns
    [m0] Column { $column }, row { $row }, flipped
    [m1] Column { $column }, row { $row }, flipped, a quarter turn
    [m2] Column { $column }, row { $row }, flipped, half a turn
   *[m3] Column { $column }, row { $row }, flipped, three quarter turns
 }
option-explore = Claim { $board }
option-board = { $number ->
    [0] { $area }
   *[other] { $area } ({ $number })
 }
option-strip = Strip { $number }: { $items }
option-spend = Succeed: pay { $items }
option-spend-nothing = Succeed: nothing to pay
option-choose = Way { $number }
option-along = Along, from space { $a }
option-upright = Upright, from space { $a }
option-roll = Roll again
option-roll-first = Roll
option-boats = { $a } with extra ore, { $b } without
option-fail = { $a ->
    [0] Declare failure
    [one] Declare failure, 1 Viking back
   *[other] Declare failure, { $a } Vikings back
 }
amount = { $number } { $item }
exchange = { $cost } → { $gain }
note-price = { $number } silver
note-get = you get { $items }
note-vikings = { $number ->
    [one] 1 Viking
   *[other] { $number } Vikings
 }
note-cost = { $vikings } · pay { $cost }
note-sword = sword value { $number }
op-mountain = take { $number } from strips
op-upgrade = upgrade { $number }
op-double = double-upgrade { $number }
op-weapons = { $number ->
    [one] 1 weapon
   *[other] { $number } weapons
 }
op-overseas = turn green goods
op-sale = special tiles
op-emigrate = emigrate
op-forge = a tile with tongs
op-draw = draw an occupation
op-play = play an occupation
op-explore = an exploration board
op-wood-per-player = wood per player
op-vikings-from-space = { $number ->
    [one] 1 Viking back
   *[other] { $number } Vikings back
}

why-occupied = The space is occupied.
why-too-few-vikings = You have too few Vikings.
why-no-ship = You lack the ship for it.
why-cannot-pay = You cannot pay that.
why-no-effect = It would have no effect.
why-not-anothers = No space of another player that you could use.
why-not-usable = It cannot be used now.
why-must-supply = The action still lacks something that this must supply.
why-no-silver = You have too little silver.
why-no-dock = No free dock of that size.
why-no-slot = No free slot for it.
why-none-held = You have none.
why-no-place = It fits nowhere.
why-not-accepted = That may not lie there.
why-during-action = Not during an action.
why-unloaded = Ore was unloaded from this ship at this moment.
why-ship-full = The ship is full.
why-covered = A cell is already covered.
why-outside = It sticks out of the area.
why-barren = Part of it would lie outside, or on a cell that is never covered.
why-pillar = Part of it would lie on a pillar, or outside the house.
why-green-touches = Green tiles may not touch along an edge.
why-same-colour = Tiles of this colour may not touch along an edge here.
why-income-order = Income { $value } needs { $missing ->
    [one] 1 more covered cell
   *[other] { $missing } more covered cells
 } to its lower left.
why-sober = You declared a feast without mead.
why-no-room = There is no room for it.
why-next-to-same = Not beside a tile of the same colour.
why-one-along = No more of this type may lie along the table.
why-nothing-to-serve = Nothing you have can be served now.
why-not-upgradable = It must be the same good as before.
why-just-made = This tile was already moved.
why-too-dear = It is too dear.
why-wrong-item = The next item of this strip is another.
why-not-face-up = That side is not open.
why-wrong-ship = You lack the ship for it.
why-rolls-used = All rolls are used.
why-cannot-reach = Your battle result cannot reach that.
why-cannot-spend = You cannot pay the result.

event-first-player = { $seat } begins.
event-round = Round { $number }.
event-gains = { $seat }: +{ $number } { $item }.
event-pays = { $seat }: −{ $number } { $item }.
event-card-used = { $seat } uses { $card }.
event-loads = { $seat } loads ore: { $ship }.
event-ship = { $seat } has a new ship: { $ship }.
event-fills = { $seat } puts { $item } on a slot.
event-places = { $seat } places { $item }: { $area }.
event-upgrades = { $seat } upgrades { $old } to { $new }.
event-house = { $seat } has a new building: { $house }.
event-explores = { $seat } claims { $board }.
event-emigrates = { $seat } emigrates: { $ship }.
event-draws-card = { $seat } draws { $card }.
event-draws-card-hidden = { $seat } draws an occupation.
event-plays-card = { $seat } plays { $card }.
event-draws-weapon = { $seat } draws { $item }.
event-passes = { $seat } passes.
event-uses = { $seat }: { $space } ({ $number ->
    [one] 1 Viking
   *[other] { $number } Vikings
 }).
event-rolls = { $seat } rolls { $number }.
event-hunt-won = { $seat } succeeds: { $action }.
event-fails = { $seat } fails: { $action }; Vikings back: { $number }.
event-loots = { $seat } takes { $item }.
event-serves = { $seat } serves { $item }.
event-penalties = { $seat } takes Thing Penalties: { $number }.
event-turned = { $board } comes into sight.
event-income = { $seat } has income { $number }.

card-1 = Using a Livestock Market space: pay 1 silver less in total for that space (never below 0; nothing on goods that are free).
card-2 = Using a space whose effect costs 2 or more silver in total: pay 1 silver less in total. Covers emigration from round 2, livestock purchases and the special sale; never ship purchases.
card-3 = Using a space that prints exactly 1 silver among its gains (8 such spaces: 4 Weekly Market, 2 Crafting, 2 Occupation): also take 1 snare. Silver added by occupations does not count.
card-4 = Every die roll you make is reduced by 1, also for raiding and pillaging where that hurts.
card-5 = On play you must run a complete Feast phase for yourself; this round’s normal Feast still happens.
card-6 = For each stone you take from a mountain strip: 1 silver.
card-7 = Right after each Feast phase: 1 silver with at least 1 grain in supply, 2 silver with at least 2.
card-8 = Right before each Income phase: 1 oil if at least 5 of your Vikings stand on Crafting spaces at that moment.
card-9 = Right before each Income phase: 1 ore per longship you have, each of which must be put at once on your home board or an exploration board; ore you do not place is not received.
card-10 = On play: 1 milk and 1 silver per kind of animal in your stables (sheep, cattle; 0 to 2 kinds).
card-11 = On play take 1 spear. When Whaling, every spear you spend counts 2 instead of 1.
card-12 = On play: 1 chest. After each action in which you used at least one longship (raid, pillage, plunder, exploration, emigration): you may draw 1 weapon card, once per action.
card-13 = On play take 1 bow and arrow. Hunting Game: every roll is reduced by 1.
card-14 = On play: 1 whale meat if you have at least one ship of each of the three kinds; 2 if at least two of each.
card-15 = On play: 2 mead per stone or long house you have. Whenever you build a stone or long house later: 1 hide.
card-16 = On play: 2/3/4/5 silver with at least 4/5/6/7 ore placed on your ships in total (printed ore of whaling boats excluded).
card-17 = On play you may upgrade one orange, red or green good straight up to the blue good of the same shape (up to 3 steps).
card-18 = On play, by the number of your longships that carry 2 or 3 ore: 1 = silk, 2 = jewelry, 3 or more = silver hoard; no choice of a lower reward.
card-19 = On play, by special tiles you own (supply and boards): 3 = silk, 4 = spices, 5 or more = jewelry; no choice of a lower reward.
card-20 = On play you may collect the bonuses of your houses only, as an extra Bonus phase.
card-21 = On play you may collect the bonuses of your home board only, as an extra Bonus phase.
card-22 = On play: 1 stone, 1 ore and 1 silver per longship.
card-23 = On play: 2 silver per stone or long house.
card-24 = On play: 1 oil per knarr and 1 wood per whaling boat.
card-25 = On play: 1 salt meat per knarr.
card-26 = On play: 1 silver per different red good in supply and stables (pregnant and normal animals are one kind; houses do not count).
card-27 = On play: 1 stockfish per whaling boat.
card-28 = For each chest or treasure chest you receive: you may pay 1 silver for 1 oil.
card-29 = On play: 1 salt meat per pair (1 game meat + 1 whale meat) in your supply; the pairs are kept.
card-30 = On play: 1/3/6 silver with 1/2/3 or more silk in supply.
card-31 = On play: choose a good of which you have exactly 3 in supply and receive a fourth; stables and boards do not count.
card-32 = On play draw 2/5/10 weapon cards with 1/2/3 longships (10 with 4).
card-33 = On play: 1/2/3 wool with at least 3/4/6 sheep (pregnant included).
card-34 = On play: with at least 2 sheep 1 milk and 1 wool; with at least 4 sheep 1 more wool.
card-35 = On play you may run an extra Animal Breeding phase for yourself only.
card-36 = Right before each Overseas Trading: you may upgrade 1 salt meat, game meat or whale meat by one step.
card-37 = Right before each Overseas Trading: you may upgrade 1 good by one step.
card-38 = In the New Weapon phase you may take 1 wood, 1 stone or 1 ore from the general supply instead of drawing your card.
card-39 = At any time you may move ore from your whaling boats and longships back to your supply (not the printed ore).
card-40 = At any time you may put wood on free spaces of your stone and long houses the way silver may be put there.
card-41 = Right after each Bonus phase: you may swap 1 silver or 1 mead for 1 oil, once.
card-42 = Right before each Income phase: you may put 1 wood or 1 stone on a matching free space of one of your sheds and then receive 1 silver.
card-43 = On play: 1 fruits.
card-44 = At any time: 1 hide + 1 wool + 1 linen become 1 clothing and 3 silver.
card-45 = At any time: 1 wood and 6 silver become 1 treasure chest.
card-46 = At any time: 3 wood plus 1 wool or 1 linen become 1 longship (free large berth needed). Not a Ship Building action.
card-47 = At any time: 1 salt meat becomes 1 hide.
card-48 = At any time: 1 cattle (pregnant or not) becomes 1 jewelry.
card-49 = At any time: 1 cattle (pregnant or not) becomes 1 each of peas, flax, beans, grain, cabbage. For other occupations this is an additional Harvest phase with a harvest, for you only.
card-50 = At any time: 1 rune stone becomes 1 hide.
card-51 = At any time: 1 rune stone becomes 1 silver plus 1 milk or 1 cabbage.
card-52 = At any time: pay 1 silver to play 1 occupation from hand.
card-53 = At any time: pay 1 silver to upgrade 1 orange good to its red side (counts as an upgrade-1 action).
card-54 = At any time: 1 silverware becomes 1 silk or 1 chest.
card-55 = At any time: 1 chest and 3 silver become 1 treasure chest.
card-56 = At any time: discard any 2 weapon cards for 1 ore.
card-57 = At any time: 2 beans become 1 peas, 1 mead and 1 stockfish.
card-58 = At any time: 2 flax become 3 oil.
card-59 = At any time: 2 flax and 1 silver become 2 linen.
card-60 = On play you may take back 1 of your Vikings from any one action space, or pay silver equal to the round number and take back 2 from one space. A space emptied this way can be used again.
card-61 = On play you may give up 1 longship (its ore is lost) for 8 silver.
card-62 = On play you may pay 1 ore and 1 silver for the Crucifix or the Cloakpin if it is still on the supply board.
card-63 = On play, either or both in this order: give 1 sheep (pregnant or not) for 1 salt meat, 1 hide, 1 wool; buy the Drinking Horn for 3 silver if it is still on the supply board.
card-64 = On play you may turn 1 whaling boat (its ore is lost) and 2 silver into 1 longship. Not a Ship Building action.
card-65 = On play you may discard 2 snares and 2 spears for 1 treasure chest, once.
card-66 = On play you may pay 1 silver to move 1 orange good diagonally up-right in the goods chart, up to two steps.
card-67 = On play you may pay 4 silver for 2 silverware, 1 game meat and 1 mead together.
card-68 = On play you may draw 4 weapon cards.
card-69 = On play you may take named weapon cards until you hold at least 2 of each of the four types.
card-70 = On play, if the Cloakpin lies on a board: you may take it into your supply; its space is filled with 1 silverware and 1 rune stone from the general supply in the same outline.
card-71 = On play, if the Drinking Horn lies on a board of any player: you may take it into your supply; its space is filled with 1 chest and 1 rune stone from the general supply in the same outline.
card-72 = On play you may pay silver equal to the round number for 1 stone house. Not a House Building action.
card-73 = On play choose one: 1 silverware for free; the Crucifix for 2 silver; the Chalice for 5 silver (each tile only while on the supply board).
card-74 = On play you may pay 2 silver and 1 grain for 1 (not pregnant) cattle.
card-75 = On play you may pay 1 silver for 1 skin and bones.
card-76 = On play you may take back 1 of your Vikings from each fourth-column space where you have any.
card-77 = After playing you may use any occupied second-column space (whoever occupies it) without placing Vikings; a failed snare or pillage there returns no Viking.
card-78 = On play you may turn over up to 2/4/6/7 goods tiles in your supply with 1/2/3/4 knarrs (orange and red, green and blue are the two sides). Not an upgrade action.
card-79 = On play you may turn 1 cattle to its pregnant side. Not a breeding phase.
card-80 = On play you may pay 2 silver for 1 (not pregnant) sheep.
card-81 = On play you may buy 1 longship for 8 silver minus 1 per long sword and minus a half per spear and per bow and arrow you hold; round the resulting price down, never below 0. The weapons are kept.
card-82 = On play you may buy 1 longship for 6/3/1 silver with 1/2/3 knarrs (8 with none).
card-83 = On play you may upgrade up to 4 goods by one step; all must be the same good (pregnant and normal animals are the same).
card-84 = On play you may emigrate once at the usual price minus 1 silver per large ship you had before emigrating (minimum 0).
card-85 = On play, either or both in this order: pay 1 silver for a Hunting Game action; pay 2 silver for a Laying a Snare action. Failing returns no Vikings.
card-86 = On play you may pay 2/4/6 silver for 1/2/3 hides.
card-87 = On play choose: take the Crucifix for free from the supply board, or take 4 items from one mountain strip.
card-88 = Right before each Overseas Trading, up to once per knarr: pay 1 silver to move 1 good diagonally up-left in the goods chart.
card-89 = Raiding or Pillaging: each stone you spend adds 2 instead of 1.
card-90 = Right before Raiding: you may remove exactly 1 ore from the raiding longship to the general supply; every roll of that raid gets +2.
card-91 = At the end of each Actions phase: you may pay 1 silver to use an unoccupied first-column space directly above or below a first-column space holding one of your Vikings (active colour only in solo), without placing Vikings.
card-92 = In each round without harvest: 1/2/3 silver with 3/4/5 or more special tiles owned (supply or boards).
card-93 = In each round without harvest: 1 beans with exactly 1 whaling boat, 1 grain with 2, 1 cabbage with 3. The round still counts as without harvest.
card-94 = In each round without harvest: you may swap 2 oil for 1 spices, once.
card-95 = In each round without harvest: you may take up to 2 items from one mountain strip.
card-96 = In each round without harvest, once: you may swap 1 game meat for 1 whale meat, or 1 whale meat for 2 game meat.
card-97 = In each round without harvest: you may double the peas in your supply, up to 8 peas after doubling.
card-98 = Right after you place 1 grain in a stone or long house: you may pay 2 silver for 1 silk.
card-99 = Whenever you would draw an occupation card you may instead play one from your hand; decide card by card.
card-100 = Each rune stone you place on an exploration board: 1 silver.
card-101 = Each rune stone you place in a stone or long house: 1 mead and 1 silver.
card-102 = When an action space gives you its upgrade-1 part (the two mountain + upgrade-1 spaces): instead of that part you may swap 1 game meat or 1 silk for 1 fur.
card-103 = Right before you exchange ore on the chest-crafting or forge space: you may take 1 item from a mountain strip. Not when you pay wood for the chest.
card-104 = Raiding: if you declare failure after your first or second roll, also 1 stockfish or 1 oil.
card-105 = Using the whaling-boat space (Ship Building, column 1): instead of its exchange you may build 1 knarr for 3 wood. This is a Ship Building action.
card-106 = The Plundering space needs 1 Viking fewer with 3 longships, 2 fewer with 4.
card-107 = Using the Shetland/Faroe exploration space: you may claim any face-up unclaimed exploration board with any kind of ship.
card-108 = When you exchange ore on the chest-crafting or forge space: you may pay 1 silver to take back 1 Viking from that space. Not when you pay wood.
card-109 = Right after using the two-Viking Overseas Trading space: 1 silver per knarr.
card-110 = Right after using the two-Viking Overseas Trading space: you may emigrate at the usual price.
card-111 = Exchanging building resources on a Crafting space: 1 silver per different kind (wood, stone, ore) paid.
card-112 = Using a Crafting space: also 1 mead.
card-113 = Right before using a Crafting space: you may take 1 item from a mountain strip.
card-114 = Right after using a Crafting space: you may pay 3 silver for 1 silk.
card-115 = Using a House Building space (fourth-column house-and-ship space included): also 1 silverware.
card-116 = Building a stone or long house on a House Building space (fourth-column space included): pay 1 stone less.
card-117 = Right after building (not buying) a knarr or longship with at least 1 wood paid: you may upgrade 1 good by one step.
card-118 = Using a Weekly Market space: also 1 stone and 1 mead.
card-119 = Using a Weekly Market space: also 1 milk.
card-120 = Right after using a Weekly Market space: you may pay 1 silver to upgrade 1 good by one step.
card-121 = Right before using a House Building or Ship Building space: you may take 1 item from a mountain strip.
card-122 = Using a space that takes from mountain strips: by the number of different kinds taken (wood, stone, ore, silver) you may receive 2 = 1 mead, 3 = 1 hide, 4 = 1 chest.
card-123 = Right after using one of the two spaces with an upgrade-1 part: you may swap 1 oil for 1 silverware.
card-124 = When a space gives you exactly 2 silver: you may pay those 2 silver for 1 grain and 2 wood.
card-125 = Each Exploration or Emigration action: also 1 rune stone.
card-126 = Successful Laying a Snare: also 1 silver.
card-127 = Successful Laying a Snare: also 1 stockfish.
card-128 = Successful Laying a Snare: take 1 item from a mountain strip.
card-129 = Right after a successful Laying a Snare: you may discard 1 snare for 1 salt meat.
card-130 = Right after a successful Laying a Snare on its two-Viking space: you may discard 2 snares to take back 1 of the Vikings placed there.
card-131 = Each Laying a Snare action, successful or not: you may swap 1 stockfish for 1 game meat.
card-132 = Right before Pillaging: you may remove exactly 1 ore from the pillaging longship to the general supply; every roll of that pillage gets +3.
card-133 = Successful Raiding: also 1 peas or 1 silver.
card-134 = Failed Raiding (also on purpose): also 1 mead.
card-135 = Right after a successful Raiding or Pillaging in which you spent exactly 1 long sword: take that long sword back.
card-136 = Raiding or Pillaging: every roll +1, and you may split the battle result over two goods.
card-137 = Raiding or Pillaging: spears may be spent like long swords, in any mix.
card-138 = Raiding or Pillaging: you may take a green good instead of a blue one; its sword value is that of its blue side minus 1.
card-139 = Raiding or Pillaging: the special tile(s) with the highest sword value still on the supply board have 1 less.
card-140 = Successful Whaling: 1 oil more.
card-141 = Successful Whaling without spending wood: by boats used exactly 1 = 1 cabbage, 2 = 1 beans, 3 = 1 peas.
card-142 = Right after a successful Whaling in which you spent exactly 1 spear: take that spear back.
card-143 = Successful Hunting Game: also 1 silver.
card-144 = Successful Hunting Game: you may pay 2 silver for 1 skin and bones.
card-145 = Right before each Hunting Game action: you may take 1 item from a mountain strip.
card-146 = Hunting Game or Laying a Snare: every roll is reduced by 1.
card-147 = For raiding, pillaging, plundering and far exploration a knarr may stand in for a longship (it still cannot carry ore).
card-148 = Right after building (not buying) a knarr with at least 1 wood paid: you may pay 3 silver for 1 spices.
card-149 = Right before using either Overseas Trading space: 1 oil (it may be traded in that action).
card-150 = When you receive exactly 2 stockfish or exactly 2 salt meat at once: you may take 1 game meat in place of one of them.
card-151 = In the Actions phase, each time exactly 1 or 2 of your Vikings go back to your Thing Square together: 1 silver.
card-152 = Taking an upgrade-3 or upgrade-4 action: one of the upgraded goods may be upgraded one step further.
card-153 = Any action with dice: up to 4 rolls instead of 3.
card-154 = A Viking action of the Actions phase that gives you at least 2 wood: also 1 silver, once per action.
card-155 = After a Viking action that gave you at least 2 wood: you may swap 1 wood for 1 stockfish, once per action.
card-156 = A Viking action that gives you at least 1 stone: also 1 silver, once per action.
card-157 = In the Feast phase: 1 skin and bones per sheep or cattle (pregnant or not) on your banquet table.
card-158 = In the Feast phase, per game meat or whale meat on your banquet table: draw 3 weapon cards and receive 1 silver, usable at once for this feast.
card-159 = Right after a Feast phase in which you served at least 1 game meat: you may take a Hunting Game action without Vikings.
card-160 = In a Feast phase in which you serve no mead: 1 silver, usable at once for this feast.
card-161 = In the Bonus phase with at least 7 of your Vikings standing on third-column spaces: 1 cabbage.
card-162 = In the Bonus phase with at least 7 of your Vikings standing on second-column spaces: 1 flax.
card-163 = Success on the two-Viking Hunting Game space: also 1 hide and 1 silver.
card-164 = Right before the action of a fourth-column space on which you place four Vikings: you may take 1 item from a mountain strip, but only stone or ore (it must be the next item of the strip).
card-165 = At the start of each Feast phase: 2 silver with at least 1 clothing in supply.
card-166 = Right before the action when you place exactly 2 Vikings on a second-column space: you may draw 1 weapon card, but not the first time in a round.
card-167 = At the start of each Feast phase: 1 silver with 1 spices in supply, 2 silver with 2 or more.
card-168 = Each time the number of Vikings in your Thing Square becomes exactly 3, from above or below: 1 silver.
card-169 = In a harvest, if you had flax in supply at the start of the phase: 1 flax more; or, if you had grain: 1 grain more; not both.
card-170 = Emigration costs you 2 silver less (minimum 0).
card-171 = After a Harvest phase with a harvest: you may swap 1 flax for 1 grain and 1 silver, once.
card-172 = Right after a Feast phase: you may move any of the stockfish just served from the banquet table into your stone and long houses.
card-173 = In the Mountain phase, per item removed from the strips to the general supply: ore = 1 silver, 2-silver item = 2 silver.
card-174 = For each cattle newly put in your cattle stable: you may pay 3 silver for 1 silk or 4 silver for 1 spices.
card-175 = After an action (space or occupation) that gave you at least 1 stockfish: you may pay 1 silver for 1 oil. Not for bonuses.
card-176 = Right after an action in which you played at least 1 occupation: 1 peas, once per action.
card-177 = When a stone or long house yields exactly 1 bonus good (Bonus phase or occupation): you may take 1 silverware instead of it; each house separately.
card-178 = As soon as you have 4 large ships: 2 whaling boats for free (only as many as you have berths for).
card-179 = The next time you acquire a knarr after playing this card: 1 stockfish and 1 silver per knarr you then have.
card-180 = As soon as you have 3 longships: 4/3/2 silverware if your total round income is then at most 5/11/30 silver.
card-181 = As soon as you have 3 large ships: 3/2/1 wool if your total round income is then at most 4/9/30 silver.
card-182 = Once you have at least 2 stone or long houses you may, once and at any later time, swap 2 wood for 1 spices or 5 wood for 2 spices.
card-183 = On play: with at least 1 knarr peas, beans, flax; with 2 also grain; with 3 also cabbage; with 4 also fruits (1 each).
card-184 = On play, with at least 3 ore in supply: you may buy 1 longship for 4 wood or 3 silver and must put 3 ore from your supply on it at once. Not a Ship Building action.
card-185 = Whenever you would take a Raiding action you may instead upgrade up to 2 goods by one step.
card-186 = In the Feast phase up to 2 peas may lie horizontally on the banquet table instead of 1.
card-187 = At any time: 3 flax become 1 treasure chest. During a Viking action of yours: 2 flax buy the Belt if it is still on the supply board.
card-188 = On play: 0/1/2/3 silver in a 1/2/3/4-player game. Each 2-silver item you take from a mountain strip: 1 silver more.
card-189 = During scoring: 4/9/16 silver with 2/3/4 exploration boards.
card-190 = For each spices you receive in any way: also 1 oil.

short-build_shed = Shed
short-build_whaling_boat = Whaling boat
short-hunting_game_1 = Hunting
short-fishing = Stockfish
short-buy_stockfish = Stockfish
short-buy_salt_meat = Salt meat
short-weekly_market_1 = Market
short-produce_milk = Milk
short-craft_linen = Linen
short-craft_rune_stone = Rune stone
short-mountain_2 = One strip
short-mountain_1_upgrade_1 = Strip, upgrade
short-upgrade_2 = Upgrade
short-overseas_trading_1 = Overseas
short-raiding = Raid
short-explore_1 = Explore
short-draw_occupation = Draw
short-play_occupation_1 = Play
short-build_stone_house = Stone house
short-build_knarr = Knarr
short-hunting_game_2 = Hunting
short-laying_a_snare = Snare
short-buy_sheep = Sheep
short-buy_cattle_and_milk = Cattle
short-weekly_market_2 = Market
short-produce_mead = Mead
short-craft_clothing = Clothing
short-craft_chest = Chest
short-wood_per_player = Wood, ore
short-mountain_3_upgrade_1 = Strip, upgrade
short-upgrade_3 = Upgrade
short-overseas_trading_2 = Overseas
short-pillaging_2 = Pillage
short-explore_2 = Explore
short-emigrate_2 = Emigrate
short-play_occupation_2 = Play cards
short-build_long_house = Long house
short-build_longship = Longship
short-whaling_3 = Whaling
short-livestock_choice = Sheep or cattle
short-weekly_market_3 = Market
short-produce_wool = Wool
short-forge = Forge
short-craft_runes_and_chests = Runes, chests
short-mountain_3_2 = Two strips
short-upgrade_3_weapons_4 = Upgrade, arms
short-upgrade_4 = Upgrade
short-special_sale = Special sale
short-pillaging_3 = Pillage
short-explore_3 = Explore
short-emigrate_3 = Emigrate
short-play_occupation_4 = Play cards
short-build_house_and_ship = House and ship
short-whaling_4 = Whaling, one boat
short-buy_sheep_and_cattle = Sheep and cattle
short-weekly_market_4 = Great market
short-master_crafting = Master craft
short-mountain_4_double_2 = Strip, double up
short-mountain_2222_or_double_3 = Strips, or double
short-plundering = Plundering
short-boat_to_knarr_and_emigrate = Knarr, emigrate
