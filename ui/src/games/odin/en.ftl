vikings = { $count ->
    [one] 1 Viking
   *[other] { $count } Vikings
 }
points = { $count } pts
taken-by = taken by { $name }
draws-card = draw a card first
may-play-card = may play a card
enlarge = Enlarge
look-at = Look at { $area } in large
income = Income
open-minus = Open −1
goods = Goods
goods-help = columns upgrade downwards
stores = Stores
occupations = Occupations
occupations-count = { $hand } in hand, { $played } played
panel-immediate = immediate
panel-anytime = anytime
panel-each_time = each time
panel-as_soon_as = as soon as
more-cards = { $count } more
fold = Fold
bonus-won = Bonus complete: it pays in every bonus phase
bonus-lost = This bonus would be covered and lost
bonus-near = { $covered } of { $of } cells around this bonus covered
minus-covered = { $count ->
    [one] One cell of −1 covered: { $before } becomes { $after }
   *[other] { $count } cells of −1 covered: { $before } becomes { $after }
 }
income-grows = Income grows from { $before } to { $after }
income-stays = { $left ->
    [0] Income { $income }: the next number can be covered
    [one] Income stays { $income }: 1 cell open before the next number
   *[other] Income stays { $income }: { $left } cells open before the next number
 }
what-it-does = What this placement does
cannot-lie-here = It cannot lie here
fits-elsewhere = { $count ->
    [0] This way round it fits nowhere.
    [one] This way round it fits in 1 other place.
   *[other] This way round it fits in { $count } other places.
 }
cells = { $count ->
    [one] 1 cell
   *[other] { $count } cells
 }
other-areas = Other areas
place-tile = Place: { $tile }
actions = Actions
boards = Boards
planned = Planned: { $tile }
put-back = Put back
place-here = Place here
take-up = Take { $tile } out of the plan
lift-a-piece = Lift a piece to try it.
nothing-is-sent = Nothing is placed before “Place here”.
suggest-packing = Suggest a packing
feast = The feast
spaces-served = spaces served
your-food = Your food
no-food = You have neither food nor silver left.
food-help = No colour twice in a row; silver lies beside anything.
serve-along = Serve { $food } along the table: { $count ->
    [one] 1 space
   *[other] { $count } spaces
 }
serve-upright = Serve { $food } upright: { $count ->
    [one] 1 space
   *[other] { $count } spaces
 }
spot-help = Where shall { $food } lie? Solid frames: upright. Dashed frames: along the table.
roll-low = Roll low, up to { $count } times.
roll-high = Roll high, up to { $count } times.
rolled = rolled
cancelled = cancelled
cards = cards
ore-aboard = ore aboard
to-pay = to pay
battle-result = reached
next-roll = What the next roll would come to
pay = pay { $count }
free = free
roll-is-lost = The { $rolled } is lost, and cannot be taken back
booty = What the battle can bring
booty-help = +n: to be paid in stone or swords
lacks = { $count } more to pay with stone or swords
way-spend = Succeed
way-fail = Fail
way-pay = pay
way-take = take
way-back = back
stages = What to look at
stage-actions = Actions
stage-board = Boards and plan
stage-specials = Special tiles
stage-feast = Feast
stage-dice = Dice
ghosts = { $count ->
    [one] 1 tile planned
   *[other] { $count } tiles planned
 }
clear-plan = Clear the plan
tab-actions = Actions
tab-boards = Boards
tab-goods = Goods
tab-cards = Cards
tab-shared = Shared
tab-players = Players
filter = Which spaces
all = All
open = Open { $count }
alone = You play alone.
plan-here = Try it here
helper-place = it hovers where the helper would lay it
back-to-yours = Back to yours
vikings-left = Vikings
penalties = Penalties
income-short = income { $n }
fits-in = { $count ->
    [0] fits nowhere
    [one] fits in 1 place
   *[other] fits in { $count } places
 }
numbers-fit = numbers: where it fits ({ $tile })
island-points = points
island-income = income, at most
island-silver = silver on it
island-ships = One of these ships:
island-later = Round { $round } turns it over: { $name }, { $points } points.
