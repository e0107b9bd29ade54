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
space-taken = { $seat }: { $vikings }
printed = { $income ->
    [0] {""}
   *[other] Numbers are incomes.{" "}
 }−1 costs a point while it is open, # is never covered.{ $many ->
    [0] {""}
   *[other] {" "}* brings a bonus: { $bonuses }.
 }
printed-bonus = column { $column }, row { $row }: { $what }
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
ask-where = On which board or in which house shall { $item } lie?
ask-at = Where shall { $item } lie?
ask-imitate = Which space do you imitate?
ask-declare = Will you pay ore or wood?
ask-offer = Use an occupation?
ask-ahead = Use an occupation before the action?
ask-make-ready = Anything to do before the action?
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
ask-rolled = The result is { $number }: { $can ->
    [roll] roll again or fail?
    [win] succeed or fail?
    [none] declare failure?
   *[all] roll again, succeed or fail?
 }
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
ask-fill-where = In which house do you put { $item }?
ask-in-shed = What do you put on the shed?
ask-unload = Take ore off which ship?
ask-use-other = Which space do you use?
ask-take-back = From which space do Vikings come back?
ask-leave-out = Leave a space out?

# what the others read meanwhile
wait-act = { $who } places Vikings or passes
wait-window = { $who } may still do something before it goes on
wait-last-window = { $who } may still place something before scoring
wait-where = { $who } chooses where to place { $item }
wait-at = { $who } places { $item }
wait-imitate = { $who } chooses a space to imitate
wait-declare = { $who } decides between ore and wood
wait-offer = { $who } decides about an occupation
wait-ahead = { $who } decides about an occupation before the action
wait-make-ready = { $who } may still do something before the action
wait-free-play = { $who } may play an occupation for free
wait-choose = { $who } chooses what the space brings
wait-choose-way = { $who } chooses what the occupation brings
wait-parts = { $who } chooses the next part of the space
wait-pay-one = { $who } chooses what to pay with
wait-pay-ship = { $who } chooses a ship to give
wait-pay-ship-ore = { $who } chooses a longship to take ore from
wait-mountain = { $who } takes from a mountain strip
wait-upgrade = { $who } upgrades goods
wait-further = { $who } may upgrade one of the goods further
wait-turn = { $who } turns green goods to blue
wait-flip = { $who } turns goods over
wait-sale = { $who } buys special tiles
wait-pick-tile = { $who } picks a tile
wait-explore = { $who } chooses a board to claim
wait-sail-with = { $who } chooses a ship for the voyage
wait-emigrate = { $who } chooses a ship to emigrate with
wait-play-card = { $who } plays occupations
wait-rather-not = { $who } decides whether to raid
wait-boats = { $who } chooses whaling boats
wait-rolled = { $who } has a result of { $number } and decides what to make of it
wait-second-loot = { $who } may take a second tile
wait-spend = { $who } chooses what to spend
wait-spend-arm = { $who } chooses between a sword and a spear
wait-feast = { $who } serves the feast
wait-spot = { $who } lays { $item } on the table
wait-choose-light = { $who } chooses a first occupation
wait-instead-of-weapon = { $who } decides between a weapon and a resource
wait-house-bonus = { $who } chooses the bonus of a house
wait-copy-good = { $who } chooses a good to take another of
wait-place-gift = { $who } may place { $item }
wait-fill-where = { $who } chooses a house for { $item }
wait-in-shed = { $who } chooses what to put on a shed
wait-unload = { $who } takes ore off a ship
wait-use-other = { $who } chooses a space to use
wait-take-back = { $who } chooses a space from which Vikings come back
wait-leave-out = { $who } chooses from which spaces Vikings come back

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
option-done-further = Leave them as they are
option-done-turn = Turn no more
option-done-flip = Turn no more
option-done-sale = Buy no more
option-done-parts = Leave the rest
option-done-second-loot = Take no second tile
option-done-place-gift = Place no more
option-done-instead-of-weapon = Draw a weapon
option-done-free-play = Play none now
option-done-play-card = Play no more
option-done-play-none = Play none
option-done-draw-instead = Draw one instead
option-done-offer = Use none
option-done-ahead = Go on
option-done-make-ready = Carry out the action
option-done-window = Go on
option-done-last-window = Count the points
option-done-leave-out = Take these back
option-lay = Place { $the }
option-serve = Serve { $the }
option-suggest = Serve the suggested feast
option-tile = { $item }
option-pay = { $item }
option-loot = Take { $the }
option-turn = Turn { $the }
option-fill = Put { $the } on a slot
option-buy = Buy { $a }
option-load = Load ore: { $ship } with { $ore }
option-unload = Unload ore: { $ship } with { $ore }
option-ship = { $ship } with { $ore }
option-emigrate = { $n ->
    [0] { $ship }
   *[other] { $ship } with { $ore }
 }
option-sail = { $ship }
option-upgrade = { $old } → { $new }
option-card = Play { $card }
option-take-card = Take { $card } into your hand
option-use = Use { $card }
option-use-for = Use { $card }: { $what }
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
exchange = { $cost } → { $gain }
op-loaded-ship = { $ship } with { $ore } from the supply
note-no-vikings = no Vikings
note-price = { $number } silver
note-get = you get { $items }
note-cost = { $vikings } · pay { $cost }
note-missing = you do not get { $items }
note-sword = sword value { $number }{ $lacks ->
    [0] {""}
   *[other] : add { $lacks } to the result
 }
preview-aboard = One more ore aboard
preview-boards = One more board
preview-penalties = { $n ->
    [one] 1 Thing Penalty
   *[other] { $n } Thing Penalties
 }
preview-open = { $n ->
    [one] 1 space of the table covered
   *[other] { $n } spaces of the table covered
 }
preview-minus = { $n ->
    [one] 1 cell of −1 covered
   *[other] { $n } cells of −1 covered
 }
preview-income = Income +{ $change }
preview-loss = − { $amount }
preview-left = { $left ->
    [0] leaves no Viking
    [one] leaves { $left } Viking
   *[other] leaves { $left } Vikings
 }
preview-gain = + { $amount }
op-mountain = { $strips ->
    [one] { $most ->
        [one] take 1 from a strip
       *[other] take up to { $most } from one strip
    }
   *[other] take { $number } from different strips
 }
op-upgrade = { $number ->
    [one] upgrade 1 good
   *[other] upgrade up to { $number } goods
 }
op-double = double-upgrade up to { $number } goods
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
why-too-few-vikings = It takes { $vikings }, you have { $has }.
why-no-ship = You need { $ships }.
why-cannot-pay = You cannot pay that.
why-costs = You cannot pay what it costs: { $cost }.
why-no-effect = It would have no effect.
why-not-anothers = There is no space of another player that you could use.
why-nobody-else = No Vikings of another player stand there.
why-still-needed = The action itself still needs that.
why-unmet = Its condition is not met.
why-nothing-aboard = There is no ore that could be taken off.
why-not-on-a-board = The tile does not lie on a board.
why-must-supply = The action still lacks something that this must supply.
why-no-dock = No free dock of that size.
why-no-slot = No free slot for it.
why-none-held = You have none.
why-no-place = It fits nowhere.
why-not-accepted = That may not lie there.
why-during-action = Not during an action.
why-unloaded = Ore was unloaded from this ship at this moment.
why-no-hold = A knarr carries no ore.
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
why-not-food = Only orange and red goods and silver are served.
why-silver-waits = Silver is served only at the feast itself.
why-sober = You declared a feast without mead.
why-no-room = There is no room for it.
why-next-to-same = Not beside a tile of the same colour.
why-one-along = No more of this type may lie along the table.
why-nothing-to-serve = Nothing you have can be served now.
why-not-upgradable = It must be the same good as before.
why-just-made = This tile has just been upgraded, and none is upgraded twice in one action.
why-too-dear = It costs { $price } silver, you have { $silver }.
why-nothing-for-sale = No special tile with a price is left.
why-wrong-item = The next item of this strip is another.
why-not-face-up = It shows its other side.
why-rolls-used = All rolls are used.
why-cannot-reach = It takes a battle result of { $sword }; you can reach { $most } at most.
why-cannot-spend = You cannot pay the result.
why-one-at-least = At least one of them has to be used.
why-not-in-hand = You do not hold that card.
why-strip-gone = That mountain strip does not lie there.
why-strip-short = The strip does not hold so many items.
why-strip-done = You have already taken from that strip.
why-too-many-items = You may take { $number ->
    [one] 1 item
   *[other] { $number } items
 } at most from one strip.
why-top-colour = That good cannot be upgraded so far.
why-not-this-good = This upgrade does not concern that good.
why-so-many-steps = Goods are upgraded by { $steps } here.
why-not-green = Only green goods are turned.
why-type-turned = You have already turned one of that type.
why-other-column = Only spaces of the same column can be imitated.
why-no-imitation = That imitation space is not part of this game.
why-not-fewer = That space takes its full number of Vikings.
why-not-its-shape = The piece cannot be turned like that.
why-no-such-area = You have no such board or house.
why-not-open = That space of the table is not open.
why-square = A square lies the same either way.
why-part-done = That part has been used, or can no longer be used.
why-no-such-way = There is no such choice here.
why-no-booty = Only blue and special tiles are booty.
why-a-hunt = A hunt brings no booty.
why-booty-first = Name the booty first, then what you spend for it.
why-not-exact = The payment has to match the result.
why-no-such-ship = You have no such ship.
why-too-many-boats = So many boats cannot be used here.
why-crown = The English Crown has no price and cannot be bought.
why-not-offered = That tile is not among those offered.
why-no-vikings-there = None of your Vikings that could come back stand there.
why-not-owed = That is not what is asked for.
why-other-space = { $board } cannot be explored from this space.
why-wrong-column = The space must be in column { $number }.
why-must-be-occupied = The space must be occupied.
why-must-be-free = The space must be free.
why-vikings-stay = { $number ->
    [0] No Vikings come back from here.
    [one] Only 1 Viking comes back from here.
   *[other] Only { $number } Vikings come back from here.
 }
why-not-so-many = You need exactly { $number } of that good.
why-taken-nowhere = None of your boards and houses takes it.
why-not-in-play = That card is not in play before you.
why-not-its-moment = This is not the moment for that card.
why-used-up = That card has already been used.
why-none-left = None is left.
why-no-animals = You have no animal for it.
why-panel-taken = The next panel of the banquet table is not free.
why-no-board = None of its boards can be claimed: they are taken or show their other side.
why-no-strip = No strip holds what could be taken.
why-nothing-to-upgrade = You have nothing to upgrade.
why-empty-hand = You have no card in hand.
why-being-played = What you hold is being played already.
why-claimed = That board is claimed already: { $owner }.

event-first-player = { $seat } begins.
    .you = You begin.
event-round = Round { $number }.
event-gains = { $seat } receives { $what }.
    .you = You receive { $what }.
event-pays = { $seat } pays { $what }.
    .you = You pay { $what }.
event-card-used = { $seat } uses { $card }.
    .you = You use { $card }.
event-loads = { $seat } loads { $what } on { $ship }.
    .you = You load { $what } on { $ship }.
event-unloads = { $seat } takes 1 ore off { $ship } into the supply.
    .you = You take 1 ore off { $ship } into the supply.
event-takes-off = { $seat } gives up 1 ore aboard { $ship }.
    .you = You give up 1 ore aboard { $ship }.
event-gives-ship = { $seat } gives up { $ship }.
    .you = You give up { $ship }.
event-ship = { $seat } gets { $ship }.
    .you = You get { $ship }.
event-fills = { $seat } puts { $what } on a slot.
    .you = You put { $what } on a slot.
event-places = { $seat } places { $what } { $area }.
    .you = You place { $what } { $area }.
event-upgrades = { $seat } upgrades { $old } to { $new }.
    .you = You upgrade { $old } to { $new }.
event-turns = { $seat } turns { $old } over to { $new }.
    .you = You turn { $old } over to { $new }.
event-swaps = { $seat } takes { $what } off one of { $owner }’s boards; { $goods } lie there now.
    .you = You take { $what } off one of { $owner }’s boards; { $goods } lie there now.
event-births = Births for { $seat }: { $what }.
    .you = Births in your stable: { $what }.
event-vikings-back = { $number ->
    [one] One of { $seat }’s Vikings comes back.
   *[other] { $number } of { $seat }’s Vikings come back.
 }
    .you = { $number ->
        [one] One of your Vikings comes back.
       *[other] { $number } of your Vikings come back.
     }
event-uses-without = { $seat } uses “{ $space }” without placing Vikings.
    .you = You use “{ $space }” without placing Vikings.
event-house = { $seat } gets { $house }.
    .you = You get { $house }.
event-explores = { $seat } claims { $board }.
    .you = You claim { $board }.
event-emigrates = { $seat } emigrates with { $ship }.
    .you = You emigrate with { $ship }.
event-draws-card = { $seat } draws { $card }.
    .you = You draw { $card }.
event-draws-card-hidden = { $seat } draws an occupation.
event-plays-card = { $seat } plays { $card }.
    .you = You play { $card }.
event-draws-weapon = { $seat } draws { $what }.
    .you = You draw { $what }.
event-passes = { $seat } passes.
    .you = You pass.
event-uses = { $seat } places { $number ->
    [one] 1 Viking
   *[other] { $number } Vikings
 }: “{ $space }”.
    .you = You place { $number ->
        [one] 1 Viking
       *[other] { $number } Vikings
     }: “{ $space }”.
event-imitates = { $seat } imitates “{ $space }” with { $number ->
    [one] 1 Viking
   *[other] { $number } Vikings
 }.
    .you = You imitate “{ $space }” with { $number ->
        [one] 1 Viking
       *[other] { $number } Vikings
     }.
event-rolls = { $seat } rolls { $number }.
    .you = You roll { $number }.
event-hunt-won = { $seat } succeeds at “{ $action }”.
    .you = You succeed at “{ $action }”.
event-fails = { $seat } fails at “{ $action }”{ $number ->
    [0] .
    [one] ; 1 Viking comes back.
   *[other] ; { $number } Vikings come back.
 }
    .you = You fail at “{ $action }”{ $number ->
        [0] .
        [one] ; 1 Viking comes back.
       *[other] ; { $number } Vikings come back.
     }
event-loots = { $seat } takes { $what } as booty.
    .you = You take { $what } as booty.
event-serves = { $seat } serves { $what }.
    .you = You serve { $what }.
event-penalties = { $seat } takes { $number ->
    [one] 1 Thing Penalty
   *[other] { $number } Thing Penalties
 }.
    .you = You take { $number ->
        [one] 1 Thing Penalty
       *[other] { $number } Thing Penalties
     }.
event-turned = A board is turned and now shows { $board }.
event-income = { $seat } has an income of { $number } silver.
    .you = You have an income of { $number } silver.
event-silver-put = { $number ->
    [one] { $what } more on { $boards }.
   *[other] { $what } more on each of { $boards }.
 }
event-strip-comes = Mountain strip { $number } is turned up.
event-strips-lose = The mountain strips lose { $items }.
event-pregnant = { $seat } turns { $what } to the pregnant side.
    .you = You turn { $what } to the pregnant side.
event-start-player = { $seat } placed Vikings last and is the new start player.
    .you = You placed Vikings last and are the new start player.

# how many of what: `{ s }` is the mark of the plural
s = { $n ->
    [one] {""}
   *[other] s
 }
n-peas = { $n } pea{ s }
n-flax = { $n } flax
n-beans = { $n } bean{ s }
n-grain = { $n } grain
n-cabbage = { $n } cabbage{ s }
n-fruits = { $n } fruit{ s }
n-mead = { $n } mead
n-stockfish = { $n } stockfish
n-milk = { $n } milk
n-salt_meat = { $n } salt meat
n-game_meat = { $n } game meat
n-whale_meat = { $n } whale meat
n-sheep = { $n } sheep
n-pregnant_sheep = { $n } pregnant sheep
n-cattle = { $n } cattle
n-pregnant_cattle = { $n } pregnant cattle
n-oil = { $n } oil
n-hide = { $n } hide{ s }
n-wool = { $n } wool
n-linen = { $n } linen
n-skin_and_bones = { $n } skin and bones
n-fur = { $n } fur{ s }
n-robe = { $n } robe{ s }
n-clothing = { $n } clothing
n-rune_stone = { $n } rune stone{ s }
n-silverware = { $n } silverware
n-chest = { $n } chest{ s }
n-silk = { $n } silk
n-spices = { $n } spice{ s }
n-jewelry = { $n } jewelry
n-treasure_chest = { $n } treasure chest{ s }
n-silver_hoard = { $n } silver hoard{ s }
n-wood = { $n } wood
n-stone = { $n } stone
n-ore = { $n } ore
n-silver = { $n } silver
n-bow_and_arrow = { $n } bow{ s } and arrow{ s }
n-snare = { $n } snare{ s }
n-spear = { $n } spear{ s }
n-long_sword = { $n } long sword{ s }
n-whaling_boat = { $n } whaling boat{ s }
n-knarr = { $n } knarr{ s }
n-longship = { $n } longship{ s }
n-large = { $n } large ship{ s }
n-boats = { $n } whaling boat{ s }
n-houses = { $n } stone or long house{ s }
n-goods = { $n } good{ s }
n-items = { $n } item{ s }
n-steps = { $n ->
    [one] one step
   *[other] { $n } steps
 }
n-rolls = { $n } roll{ s }
n-arms = { $n } sword{ s } or spear{ s }
n-weapons = { $n } weapon card{ s }
n-cards = { $n } occupation{ s }
n-vikings = { $n } Viking{ s }
n-glass_beads = the Glass Beads
n-helmet = the Helmet
n-cloakpin = the Cloakpin
n-belt = the Belt
n-crucifix = the Crucifix
n-drinking_horn = the Drinking Horn
n-amber_figure = the Amber Figure
n-horseshoe = the Horseshoe
n-gold_brooch = the Gold Brooch
n-forge_hammer = the Forge Hammer
n-fibula = the Fibula
n-throwing_axe = the Throwing Axe
n-chalice = the Chalice
n-round_shield = the Round Shield
n-english_crown = the English Crown
n-shed = { $n } shed{ s }
n-stone_house = { $n } stone house{ s }
n-long_house = { $n } long house{ s }
list-more = { $first }, { $next }
list-last = { $first } and { $last }
list-or = { $first } or { $last }

# in a sentence
a-whaling_boat = a whaling boat
a-knarr = a knarr
a-longship = a longship
a-shed = a shed
a-stone_house = a stone house
a-long_house = a long house
the-peas = the peas
the-flax = the flax
the-beans = the beans
the-grain = the grain
the-cabbage = the cabbage
the-fruits = the fruits
the-mead = the mead
the-stockfish = the stockfish
the-milk = the milk
the-salt_meat = the salt meat
the-game_meat = the game meat
the-whale_meat = the whale meat
the-sheep = the sheep
the-pregnant_sheep = the pregnant sheep
the-cattle = the cattle
the-pregnant_cattle = the pregnant cattle
the-oil = the oil
the-hide = the hide
the-wool = the wool
the-linen = the linen
the-skin_and_bones = the skin and bones
the-fur = the fur
the-robe = the robe
the-clothing = the clothing
the-rune_stone = the rune stone
the-silverware = the silverware
the-chest = the chest
the-silk = the silk
the-spices = the spices
the-jewelry = the jewelry
the-treasure_chest = the treasure chest
the-silver_hoard = the silver hoard
the-wood = the wood
the-stone = the stone
the-ore = the ore
the-silver = the silver
the-bow_and_arrow = the bow and arrow
the-snare = the snare
the-spear = the spear
the-long_sword = the long sword
the-whaling_boat = the whaling boat
the-knarr = the knarr
the-longship = the longship
the-glass_beads = the Glass Beads
the-helmet = the Helmet
the-cloakpin = the Cloakpin
the-belt = the Belt
the-crucifix = the Crucifix
the-drinking_horn = the Drinking Horn
the-amber_figure = the Amber Figure
the-horseshoe = the Horseshoe
the-gold_brooch = the Gold Brooch
the-forge_hammer = the Forge Hammer
the-fibula = the Fibula
the-throwing_axe = the Throwing Axe
the-chalice = the Chalice
the-round_shield = the Round Shield
the-english_crown = the English Crown
the-shetland = Shetland
the-faroe_islands = the Faroe Islands
the-iceland = Iceland
the-greenland = Greenland
the-bear_island = Bear Island
the-baffin_island = Baffin Island
the-labrador = Labrador
the-newfoundland = Newfoundland
on-home_board = on the home board
on-stone_house = in a stone house
on-long_house = in a long house
on-shed = in a shed
on-shetland = on Shetland
on-faroe_islands = on the Faroe Islands
on-iceland = on Iceland
on-greenland = on Greenland
on-bear_island = on Bear Island
on-baffin_island = on Baffin Island
on-labrador = on Labrador
on-newfoundland = on Newfoundland

card-1 = Using a Livestock Market space: pay { $cost } less in total for that space (never below { $min }; nothing on goods that are free).
card-2 = Using a space whose effect costs { $if } or more silver in total: pay { $cost } less in total. Covers emigration from round { $if } on, livestock purchases and the special sale; never ship purchases.
card-3 = Using a space that prints exactly { $needs } among its gains: also take { $take_weapons }. Silver added by occupations does not count.
card-4 = Every die roll you make is reduced by { $add }, also for raiding and pillaging where that hurts.
card-5 = On play you must run a complete Feast phase for yourself; this round’s normal Feast still happens.
card-6 = For each stone you take from a mountain strip: { $gain }.
card-7 = Right after each Feast phase: { $gain } with at least { $at } grain in supply, { $gain2 } with at least { $at2 }.
card-8 = Right before each Income phase: { $gain } if at least { $if } of your Vikings stand on Crafting spaces at that moment.
card-9 = Right before each Income phase: one ore per longship you have, each of which must be put at once on your home board or an exploration board; ore you do not place is not received.
card-10 = On play: { $gain } per kind of animal in your stables (sheep, cattle).
card-11 = On play take { $take_weapons }. When Whaling, every spear you spend counts { $value } instead of { $normally }.
card-12 = On play: { $gain }. After each action in which you used a longship (raid, pillage, plunder, exploration, emigration): you may draw { $weapons }, once per action.
card-13 = On play take { $take_weapons }. Hunting Game: every roll is reduced by { $add }.
card-14 = On play: { $gain } with at least { $at } of each kind of ship; { $gain2 } with at least { $at2 } of each.
card-15 = On play: { $gain } per stone or long house you have. Whenever you build a stone or long house later: { $gain2 }.
card-16 = On play: { $silver }/{ $silver2 }/{ $silver3 }/{ $silver4 } silver with at least { $at }/{ $at2 }/{ $at3 }/{ $at4 } ore placed on your ships in total (printed ore of whaling boats excluded).
card-17 = On play you may upgrade { $goods } straight up to the blue good of the same shape (at most { $steps }).
card-18 = On play, by the number of your longships that carry at least two ore: { $at } = { $gain }, { $at2 } = { $gain2 }, { $at3 } or more = { $gain3 }; no choice of a lower reward.
card-19 = On play, by special tiles you own (supply and boards): { $at } = { $gain }, { $at2 } = { $gain2 }, { $at3 } or more = { $gain3 }; no choice of a lower reward.
card-20 = On play you may collect the bonuses of your houses only, as an extra Bonus phase.
card-21 = On play you may collect the bonuses of your home board only, as an extra Bonus phase.
card-22 = On play: { $gain } per longship.
card-23 = On play: { $gain } per stone or long house.
card-24 = On play: { $gain } per knarr and { $gain2 } per whaling boat.
card-25 = On play: { $gain } per knarr.
card-26 = On play: { $gain } per different red good in supply and stables (pregnant and normal animals are one kind; houses do not count).
card-27 = On play: { $gain } per whaling boat.
card-28 = For each chest or treasure chest you receive: you may pay { $pay } for { $gain }.
card-29 = On play: { $gain } per pair of game meat and whale meat in your supply; the pairs are kept.
card-30 = On play: { $silver }/{ $silver2 }/{ $silver3 } silver with { $at }/{ $at2 }/{ $at3 } or more silk in supply.
card-31 = On play: choose a good of which you have exactly { $have_exactly } in supply and receive { $count } more; stables and boards do not count.
card-32 = On play, by the number of your longships: { $at } = draw { $weapons }, { $at2 } = { $weapons2 }, { $at3 } or more = { $weapons3 }.
card-33 = On play: { $wool }/{ $wool2 }/{ $wool3 } wool with at least { $at }/{ $at2 }/{ $at3 } sheep (pregnant included).
card-34 = On play: { $gain } with at least { $at } sheep, { $gain2 } with at least { $at2 } (pregnant included).
card-35 = On play you may run an extra Animal Breeding phase for yourself only.
card-36 = Right before each Overseas Trading: you may upgrade { $goods } by { $steps }; only salt meat, game meat or whale meat.
card-37 = Right before each Overseas Trading: you may upgrade { $goods } by { $steps }.
card-38 = In the New Weapon phase you may take { $gain }, { $gain2 } or { $gain3 } from the general supply instead of drawing your card.
card-39 = At any time you may move ore from your whaling boats and longships back to your supply (not the printed ore).
card-40 = At any time you may put wood on free spaces of your stone and long houses the way silver may be put there.
card-41 = Right after each Bonus phase, once: you may swap { $pay } for { $gain }, or { $pay2 } for { $gain2 }.
card-42 = Right before each Income phase: you may put { $count } wood or stone on a matching free space of one of your sheds and then receive { $gain }.
card-43 = On play: { $gain }.
card-44 = At any time: swap { $pay } for { $gain }.
card-45 = At any time: swap { $pay } for { $gain }.
card-46 = At any time: swap { $pay }, or { $pay2 }, for a longship (a free large dock is needed). Not a Ship Building action.
card-47 = At any time: swap { $pay } for { $gain }.
card-48 = At any time: swap { $pay } (pregnant or not) for { $gain }.
card-49 = At any time: swap { $pay } (pregnant or not) for { $gain }. For other occupations this is an additional Harvest phase with a harvest, for you only.
card-50 = At any time: swap { $pay } for { $gain }.
card-51 = At any time: swap { $pay } for { $gain }, or { $pay2 } for { $gain2 }.
card-52 = At any time: pay { $pay } to play { $cards } from hand.
card-53 = At any time: pay { $pay } to upgrade { $goods } by { $steps }; orange goods only (counts as an upgrade action).
card-54 = At any time: swap { $pay } for { $gain }, or { $pay2 } for { $gain2 }.
card-55 = At any time: swap { $pay } for { $gain }.
card-56 = At any time: discard { $pay } of any kind for { $gain }.
card-57 = At any time: swap { $pay } for { $gain }.
card-58 = At any time: swap { $pay } for { $gain }.
card-59 = At any time: swap { $pay } for { $gain }.
card-60 = On play you may take back { $vikings } from any one action space, or pay silver equal to the round number and take back { $vikings2 } from one space. A space emptied this way can be used again.
card-61 = On play you may give up { $pay } (the ore aboard is lost) for { $gain }.
card-62 = On play you may pay { $pay } for the Crucifix or the Cloakpin if it is still on the supply board.
card-63 = On play, either or both in this order: give { $pay } (pregnant or not) for { $gain }; buy the Drinking Horn for { $pay2 } if it is still on the supply board.
card-64 = On play you may turn { $pay } into a longship (the ore aboard is lost). Not a Ship Building action.
card-65 = On play you may discard { $pay } for { $gain }, once.
card-66 = On play you may pay { $pay } to move { $goods } diagonally up-right in the goods chart, at most { $steps }; orange goods only.
card-67 = On play you may pay { $pay } for { $gain } together.
card-68 = On play you may draw { $weapons }.
card-69 = On play you may take named weapon cards until you hold at least { $each_type_to } of each type.
card-70 = On play, if the Cloakpin lies on a board: you may take it into your supply; its space is filled with a silverware and a rune stone from the general supply in the same outline.
card-71 = On play, if the Drinking Horn lies on a board of any player: you may take it into your supply; its space is filled with a chest and a rune stone from the general supply in the same outline.
card-72 = On play you may pay silver equal to the round number for a stone house. Not a House Building action.
card-73 = On play choose one: { $gain } for free; the Crucifix for { $pay }; the Chalice for { $pay2 } (each tile only while on the supply board).
card-74 = On play you may pay { $pay } for { $gain } (not pregnant).
card-75 = On play you may pay { $pay } for { $gain }.
card-76 = On play you may take back { $vikings } from each space of column { $each_space_in_column } where you have any.
card-77 = After playing you may use any occupied space of column { $column } (whoever occupies it) without placing Vikings; a failed snare or pillage there returns no Viking.
card-78 = On play you may turn over up to { $up_to }/{ $up_to2 }/{ $up_to3 }/{ $up_to4 } goods tiles in your supply with { $at }/{ $at2 }/{ $at3 }/{ $at4 } knarrs (orange and red, green and blue are the two sides). Not an upgrade action.
card-79 = On play you may turn { $cattle } to the pregnant side. Not a breeding phase.
card-80 = On play you may pay { $pay } for { $gain } (not pregnant).
card-81 = On play you may buy a longship for { $price } silver, less { $long_sword } per long sword, { $spear } per spear and { $bow_and_arrow } per bow and arrow you hold; round the price down, never below { $min }. The weapons are kept.
card-82 = On play you may buy a longship; its price by the number of your knarrs: { $at } = { $price } silver, { $at2 } = { $price2 }, { $at3 } = { $price3 }, { $at4 } or more = { $price4 }.
card-83 = On play you may upgrade up to { $goods } by { $steps }; all must be the same good (pregnant and normal animals are the same).
card-84 = On play you may emigrate once at the usual price less one silver per large ship you had before emigrating (never below { $min }).
card-85 = On play, either or both in this order: pay { $pay } for a Hunting Game action; pay { $pay2 } for a Laying a Snare action. Failing returns no Vikings.
card-86 = On play you may pay { $silver }/{ $silver2 }/{ $silver3 } silver for { $hide }/{ $hide2 }/{ $hide3 } hides.
card-87 = On play choose: take the Crucifix for free from the supply board, or take { $items } from one mountain strip.
card-88 = Right before each Overseas Trading, up to once per knarr: pay { $pay } to move { $goods } by { $steps } diagonally up-left in the goods chart.
card-89 = Raiding or Pillaging: each stone you spend adds { $value } instead of { $normally }.
card-90 = Right before Raiding: you may remove exactly { $pay } from the raiding longship to the general supply; every roll of that raid gets +{ $add }.
card-91 = At the end of each Actions phase: you may pay { $pay } to use an unoccupied space of column { $column } directly above or below a space of that column holding one of your Vikings (active colour only in solo), without placing Vikings.
card-92 = In each round without harvest: { $silver }/{ $silver2 }/{ $silver3 } silver with { $at }/{ $at2 }/{ $at3 } or more special tiles owned (supply or boards).
card-93 = In each round without harvest, by the exact number of your whaling boats: { $at } = { $gain }, { $at2 } = { $gain2 }, { $at3 } = { $gain3 }. The round still counts as without harvest.
card-94 = In each round without harvest: you may swap { $pay } for { $gain }, once.
card-95 = In each round without harvest: you may take up to { $items } from one mountain strip.
card-96 = In each round without harvest, once: you may swap { $pay } for { $gain }, or { $pay2 } for { $gain2 }.
card-97 = In each round without harvest: you may double the peas in your supply, up to { $max_after } peas after doubling.
card-98 = Right after you place grain in a stone or long house: you may pay { $pay } for { $gain }.
card-99 = Whenever you would draw an occupation card you may instead play { $cards } from your hand; decide card by card.
card-100 = Each rune stone you place on an exploration board: { $gain }.
card-101 = Each rune stone you place in a stone or long house: { $gain }.
card-102 = When an action space gives you a single upgrade beside items of a mountain strip: instead of that upgrade you may swap { $pay } for { $gain }, or { $pay2 } for { $gain2 }.
card-103 = Right before you exchange at least { $needs } on the chest-crafting or forge space: you may take { $items } from a mountain strip. Not when you pay wood for the chest.
card-104 = Raiding: if you declare failure after at most { $needs }, also { $gain } or { $gain2 }.
card-105 = Using the whaling-boat space (Ship Building): instead of its exchange you may build a knarr for { $pay }. This is a Ship Building action.
card-106 = The Plundering space needs { $vikings } fewer with { $at } longships, { $vikings2 } fewer with { $at2 }.
card-107 = Using the Shetland/Faroe exploration space: you may claim any face-up unclaimed exploration board with any kind of ship.
card-108 = When you exchange at least { $needs } on the chest-crafting or forge space: you may pay { $pay } to take back { $vikings } from that space. Not when you pay wood.
card-109 = Right after using the Overseas Trading space of the second column: { $gain } per knarr.
card-110 = Right after using the Overseas Trading space of the second column: you may emigrate at the usual price.
card-111 = Exchanging building resources on a Crafting space: { $gain } per different kind (wood, stone, ore) paid.
card-112 = Using a Crafting space: also { $gain }.
card-113 = Right before using a Crafting space: you may take { $items } from a mountain strip.
card-114 = Right after using a Crafting space: you may pay { $pay } for { $gain }.
card-115 = Using a House Building space (the house-and-ship space included): also { $gain }.
card-116 = Building a stone or long house on a House Building space (the house-and-ship space included): pay { $cost } less.
card-117 = Right after building (not buying) a knarr or longship with at least { $needs } paid: you may upgrade { $goods } by { $steps }.
card-118 = Using a Weekly Market space: also { $gain }.
card-119 = Using a Weekly Market space: also { $gain }.
card-120 = Right after using a Weekly Market space: you may pay { $pay } to upgrade { $goods } by { $steps }.
card-121 = Right before using a House Building or Ship Building space: you may take { $items } from a mountain strip.
card-122 = Using a space that takes from mountain strips: by the number of different kinds taken (wood, stone, ore, silver) you may receive { $at } = { $gain }, { $at2 } = { $gain2 }, { $at3 } = { $gain3 }.
card-123 = Right after using a space that gives a single upgrade beside items of a mountain strip: you may swap { $pay } for { $gain }.
card-124 = When a space gives you exactly { $needs }: you may pay { $pay } for { $gain }.
card-125 = Each Exploration or Emigration action: also { $gain }.
card-126 = Successful Laying a Snare: also { $gain }.
card-127 = Successful Laying a Snare: also { $gain }.
card-128 = Successful Laying a Snare: take { $items } from a mountain strip.
card-129 = Right after a successful Laying a Snare: you may discard { $pay } for { $gain }.
card-130 = Right after a successful Laying a Snare for which you placed { $needs }: you may discard { $pay } to take back { $vikings } from there.
card-131 = Each Laying a Snare action, successful or not: you may swap { $pay } for { $gain }.
card-132 = Right before Pillaging: you may remove exactly { $pay } from the pillaging longship to the general supply; every roll of that pillage gets +{ $add }.
card-133 = Successful Raiding: also { $gain } or { $gain2 }.
card-134 = Failed Raiding (also on purpose): also { $gain }.
card-135 = Right after a successful Raiding or Pillaging in which you spent exactly { $needs }: take { $refund_spent } back.
card-136 = Raiding or Pillaging: every roll +{ $add }, and you may split the battle result over { $max_tiles } tiles.
card-137 = Raiding or Pillaging: spears may be spent like long swords, in any mix.
card-138 = Raiding or Pillaging: you may take a green good instead of a blue one; its sword value is that of its blue side minus one.
card-139 = Raiding or Pillaging: the special tile(s) with the highest sword value still on the supply board have { $add } less.
card-140 = Successful Whaling: { $gain } more.
card-141 = Successful Whaling { $if ->
    [0] without spending wood
   *[other] with exactly { $if } wood spent
 }: by the exact number of boats used { $at } = { $gain }, { $at2 } = { $gain2 }, { $at3 } = { $gain3 }.
card-142 = Right after a successful Whaling in which you spent exactly { $needs }: take { $refund_spent } back.
card-143 = Successful Hunting Game: also { $gain }.
card-144 = Successful Hunting Game: you may pay { $pay } for { $gain }.
card-145 = Right before each Hunting Game action: you may take { $items } from a mountain strip.
card-146 = Hunting Game or Laying a Snare: every roll is reduced by { $add }.
card-147 = For raiding, pillaging, plundering and far exploration a knarr may stand in for a longship (it still cannot carry ore).
card-148 = Right after building (not buying) a knarr with at least { $needs } paid: you may pay { $pay } for { $gain }.
card-149 = Right before using either Overseas Trading space: { $gain } (it may be traded in that action).
card-150 = When you receive exactly { $if } stockfish at once, you may take { $by } in place of one of them; when you receive exactly { $if2 } salt meat at once, { $by2 } in place of one.
card-151 = In the Actions phase, each time exactly { $vikings_back } or { $vikings_back2 } of your Vikings go back to your Thing Square together: { $gain }.
card-152 = Taking an action that upgrades three or four goods: you may upgrade { $goods } among them { $steps } further.
card-153 = Any action with dice: up to { $rolls }.
card-154 = A Viking action of the Actions phase that gives you at least { $needs }: also { $gain }, once per action.
card-155 = After a Viking action that gave you at least { $needs }: you may swap { $pay } for { $gain }, once per action.
card-156 = A Viking action that gives you at least { $needs }: also { $gain }, once per action.
card-157 = In the Feast phase: { $gain } per sheep or cattle (pregnant or not) on your banquet table.
card-158 = In the Feast phase, per game meat or whale meat on your banquet table: draw { $weapons } and receive { $gain }, usable at once for this feast.
card-159 = Right after a Feast phase in which you served at least { $needs }: you may take a Hunting Game action without Vikings.
card-160 = In a Feast phase in which you serve { $if ->
    [0] no mead
   *[other] exactly { $if } mead
 }: { $gain }, usable at once for this feast.
card-161 = In the Bonus phase with at least { $if } of your Vikings standing on third-column spaces: { $gain }.
card-162 = In the Bonus phase with at least { $if } of your Vikings standing on second-column spaces: { $gain }.
card-163 = Success at a Hunting Game for which you placed { $needs } on the second-column space: also { $gain }.
card-164 = Right before the action of a space of column { $column } on which you place { $needs }: you may take { $items } from a mountain strip, but only stone or ore (the next item of the strip).
card-165 = At the start of each Feast phase: { $gain } with at least { $needs } in supply.
card-166 = Right before the action when you place exactly { $needs } on a space of column { $column }: you may draw { $weapons }, { $if2 ->
    [2] but not the first time in a round
   *[other] but only from time { $if2 } in a round on
 }.
card-167 = At the start of each Feast phase: { $gain } with { $at ->
    [one] 1 spice
   *[other] { $at } spices
  } in supply, { $gain2 } with { $at2 } or more.
card-168 = Each time there are exactly { $vikings } in your Thing Square, after more or fewer: { $gain }.
card-169 = In a harvest, if you had at least { $needs } in supply at the start of the phase: { $gain } more; or, if you had at least { $needs2 }: { $gain2 } more; not both.
card-170 = Emigration costs you { $cost } less (never below { $min }).
card-171 = After a Harvest phase with a harvest: you may swap { $pay } for { $gain }, once.
card-172 = Right after a Feast phase: you may move any of the stockfish just served from the banquet table into your stone and long houses.
card-173 = In the Mountain phase, per item removed from the strips to the general supply: { $gain } for ore, { $gain2 } for a silver item.
card-174 = For each cattle newly put in your cattle stable: you may pay { $pay } for { $gain } or { $pay2 } for { $gain2 }.
card-175 = After an action (space or occupation) that gave you at least { $needs }: you may pay { $pay } for { $gain }. Not for bonuses.
card-176 = Right after an action in which you played an occupation: { $gain }, once per action.
card-177 = When a stone or long house yields exactly { $needs } as a bonus (Bonus phase or occupation): you may take { $gain } instead; each house separately.
card-178 = As soon as you have { $needs }: { $boats } for free (only as many as you have docks for).
card-179 = The next time you acquire a knarr after playing this card: { $gain } per knarr you then have.
card-180 = As soon as you have { $needs }: { $silverware }/{ $silverware2 }/{ $silverware3 } silverware if your total round income is then at most { $at }/{ $at2 }/{ $at3 } silver.
card-181 = As soon as you have { $needs }: { $wool }/{ $wool2 }/{ $wool3 } wool if your total round income is then at most { $at }/{ $at2 }/{ $at3 } silver.
card-182 = Once you have at least { $needs } you may, once and at any later time, swap { $pay } for { $gain } or { $pay2 } for { $gain2 }.
card-183 = On play, by the number of your knarrs: { $at } = { $gain }; { $at2 } = { $gain2 }; { $at3 } = { $gain3 }; { $at4 } = { $gain4 }.
card-184 = On play, with at least { $needs } in supply: you may buy a longship for { $pay } and must put { $ore } from your supply on it at once, or for { $pay2 } with { $ore2 }. Not a Ship Building action.
card-185 = Whenever you would take a Raiding action you may instead upgrade up to { $goods } by { $steps }.
card-186 = In the Feast phase up to { $peas } peas may lie along the banquet table.
card-187 = At any time: swap { $pay2 } for { $gain }. During a Viking action of yours: { $pay } for the Belt if it is still on the supply board.
card-188 = On play: { $silver }/{ $silver2 }/{ $silver3 } silver in a game of { $at }/{ $at2 }/{ $at3 } players. Each silver item you take from a mountain strip: { $gain4 } more.
card-189 = During scoring: { $silver }/{ $silver2 }/{ $silver3 } silver with { $at }/{ $at2 }/{ $at3 } exploration boards.
card-190 = For each tile of spices you receive in any way: also { $gain }.

space-fishing = Take { $gain }
space-buy_stockfish = Buy { $gain }
space-buy_salt_meat = Buy { $gain }
space-mountain_2 = Take { $mountain } from one strip
space-mountain_1_upgrade_1 = Take { $mountain } from one strip and upgrade { $goods }
space-upgrade_2 = Upgrade up to { $goods }
space-produce_mead = { $gain }
space-wood_per_player = { $wood_per_player } wood per player and { $ore } ore
space-mountain_3_upgrade_1 = Take { $mountain } from one strip and upgrade { $goods }
space-upgrade_3 = Upgrade up to { $goods }
space-play_occupation_2 = Play up to { $cards }
space-livestock_choice = { $gain }, or { $gain2 } for { $cost }
space-craft_runes_and_chests = { $gain }
space-mountain_3_2 = Take { $mountain } from one strip and { $mountain2 } from another
space-upgrade_3_weapons_4 = Upgrade up to { $goods } and draw { $weapons }
space-upgrade_4 = Upgrade up to { $goods }
space-play_occupation_4 = Play up to { $cards }
space-master_crafting = { $gain }, wool into robe, silverware into jewelry
space-mountain_4_double_2 = Take { $mountain } from one strip and double-upgrade { $goods }
space-mountain_2222_or_double_3 = Take { $mountain }+{ $mountain2 }+{ $mountain3 }+{ $mountain4 } from different strips, or double-upgrade { $goods }


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
ending-solo = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
ending-solo-good = { $good } points are a very good result alone: { $by ->
    [0] reached exactly.
   *[other] { $by } more.
 }
ending-solo-less = { $by } short of { $good }, a very good result alone.
ahead-moments = At moments between actions: go on
