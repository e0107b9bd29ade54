# The hall
hall-line = Viking board games, against bots and with friends
jump = On this page
games = Games
game = Game
play = Play
players = Players
players-range = { $range } players
duration = Duration
minutes = { $minutes } min
weight = Weight
weight-of = { $weight } of 5
weight-1 = very light
weight-2 = light
weight-3 = medium
weight-4 = heavy
weight-5 = very heavy
your-tables = Your tables
open-tables = Open tables
anyone-may-sit = anyone may sit down
wait-for-you =
    { $count ->
        [one] one waits for you
       *[other] { $count } wait for you
    }
no-table-waits = No table waits for you.
nobody-looks = Nobody is looking for players: open a table.
show-all = Show all { $count }
your-turn = your turn
cannot-open = Cannot be opened
finished = Finished
continue = Continue
look = Look
sit-down = Sit down
seats-free =
    { $free ->
        [one] one seat free
       *[other] { $free } seats free
    }
status-with = { $status }, with { $people }
status-waiting = { $status }, waiting for { $people } ({ $since })
fan-work = Independent fan work with its own words and drawings. The games belong to their designers and publishers.
icons-credit = Icons: game-icons.net, CC BY 3.0
credits = Credits
credits-lead = Meadhall is an independent fan work. It has its own words and its own drawings; the games belong to the people below. If you like one, buy the box.
designed-by = Design
drawn-by = Art of the box
published-by = Publisher
we-use = What we use, with thanks
credit-icons = Icons by the authors of
where-values = Where values come from
back-to-hall = Back to the hall
lost-page = There is nothing here.
practice = Practice
practice-note = The luck of this table is known: whoever opened it may know every card, and so may you.
only-watch = Only watch
arriving = Taking you to your seat…
seated-already = You sit at this table already
seated-note = This link is good for one arrival. Send it to your friend, or take the seat as well if you share this device.
copy-link = Copy the link
to-my-seat = To my seat
sit-here-too = Take this seat as well
no-such-table = There is no such table, or this is not a seat at it.
loading = One moment…
close = Close

# Settings
settings = Settings
your-name = Your name
language = Language
switch-language = Passer en français
theme = Theme
theme-system = as the system
theme-dark = dark
theme-light = light
bot-pace = Pace of the bots
bot-pace-is = Bots: { $pace }
pace-slow = slow
pace-normal = normal
pace-fast = fast
pace-instant = instant
less-motion = Less motion
sound = Sound
on = on
off = off

# A new table
new-table-of = New table: { $game }
seats = Seats
table = Table
rules = Rules
sources = Sources
provenance-line =
    { $house ->
        [0] All { $entries } entries of this game come from published sources.
       *[other] { $house } of the { $entries } entries of this game hold values that are ours (house), because no source has them. A content file of your own may replace them.
    }
seats-unused =
    { $count ->
        [one] One more seat is not used
       *[other] { $count } more seats are not used
    }
seat-number = Seat { $number }
kind-of-bot = Bot on seat { $number }
friend = Friend
friend-note = gets a link to sit down
bot = bot
bot-seat = Bot
you-seated = you
who-may-sit = Who may sit down
friends-link = A friend’s seat gets its own link
by-link = By link
open-table = Open table
you-against-names = You against { $names }
who-sits-here = Who sits here?
strength = Strength { $level } of { $most }
you-against =
    { $friends ->
        [0] { $bots ->
            [0] You alone
            [one] You against a bot
           *[other] You against { $bots } bots
        }
        [one] { $bots ->
            [0] You and a friend
            [one] You, a friend and a bot
           *[other] You, a friend and { $bots } bots
        }
       *[other] { $bots ->
            [0] You and { $friends } friends
            [one] You, { $friends } friends and a bot
           *[other] You, { $friends } friends and { $bots } bots
        }
    }
start = Start

# At the table
score = Score
score-is = Score { $score }
leave = Leave
come-back = Take your seat back
rivals = Rivals
free = free
away = away
prompt = What is to be decided
options = What you can do
you-decide = You decide
someone-decides = { $name } decides
choose-first = Choose on the board or in the list
list-count = List { $count }
not-now = Not possible now ({ $count })
cannot-choose = You cannot choose { $name }
cannot-choose-this = You cannot choose this
no-option-here = Nothing can be done with it now.
hint = Hint
undo = Undo
no-undo = No undo: { $why }
undo-ask = Ask to undo
undo-asked = Asked to undo
undo-wish = { $name } asks to take back a move.
agree = Agree
refuse = Refuse
for-all = For everybody
log = Log
chat = Chat
list = List
beside-table = Beside the table
table-in-words = The table in words
face-down = face down
say = Say something
send = Send
hush = Spectators are silent
no-chat = Nobody has said anything yet.
step-back = One event back
step-on = One event on
step-through = Step back through events
looking-back = As it was after move { $version }
back-to-now = Back to now
moves-behind =
    { $count ->
        [one] one more move to show
       *[other] { $count } more moves to show
    }
send-links = Send your friends these links
copy-link-of-seat = Copy link of seat { $number }
copy = Copy
copied = Copied
waiting-room = Waiting room
seats-are-free =
    { $count ->
        [one] One seat is free
       *[other] { $count } seats are free
    }
waiting-for =
    { $count ->
        [0] One moment…
       *[other] Waiting for { $names }
    }
dealt-when-all-sit = The cards are dealt when everybody sits.
free-seat = Free seat
name-you = { $name }, you
always-ready = always ready
is-here = is here
was-here = has come, is away
seat-kept = the seat is kept
link-below = send the link
link-with-host = the host has the link
link-once = Each link seats one person. Nobody else can use it afterwards, not even you.
begin-with-bots = Begin with bots in these seats
begin-note = A bot holds a seat until its person comes.
luck-fair = Fair luck
luck-fair-note = Before anybody sat down, the hall sealed a number; everybody who sits adds one of their own. Only all of them together decide the cards, so nobody could choose or know them. At the end the hall opens its number.
luck-seal = The hall’s seal
luck-number-of = Added by { $name }
luck-record = The record
luck-check = holds the proof; check it with
luck-known = The luck of this table is known to everybody (seed { $seed }).
open-elsewhere = This seat of yours is open in another page too.
reconnecting = The connection is lost. Trying again…
match-over = The match is over
winners =
    { $count ->
        [one] { $names } wins
       *[other] { $names } win
    }
points =
    { $score ->
        [one] one point
       *[other] { $score } points
    }
ahead-of =
    { $score ->
        [one] one point, { $by } ahead of { $name }
       *[other] { $score } points, { $by } ahead of { $name }
    }
podium = Podium
score-sheet = Score sheet
score-over-time = Score over time
total = Total
and-now = And now?
again = Again, same seats
again-ready = Sit down to the next match
again-waits = The next match is set up: your seat is kept.
replay = Replay
see-table = See the table
replay-note = In the replay, any moment can be shared as a link or played on as a new table.

# Replay
share-moment = Copy link to this moment
fork = Play on from here
to-start = To the start
to-end = To the end
one-back = One decision back
one-on = One decision on
pause = Pause
play-on = Play
moment = Moment
move-of = { $at } of { $of }
speed = Speed

# Rules and sources
rule-unknown = { $rule } is not in the ledger.
rule-in-ledger = Open in the ledger
sections = Sections
search-rules = Search the rules
rules-found =
    { $count ->
        [one] one rule
       *[other] { $count } rules
    }
no-rule-found = No rule has these words.
how-doubts = How doubts are settled
sources-lead = Every value of every component is data with its source. House values are ours because no source has them; a content file of your own may replace them.
entry = Entry
values-from = Values and their source
provenance-rulebook = rulebook
provenance-public = public source
provenance-house = house

# Leaving, keys, what happened, zoom
leave-table = Leave the table?
leave-lead =
    { $people ->
        [0] Nothing is lost unless you say so.
        [one] One other person plays. Nothing is lost unless you say so.
       *[other] { $people } other people play. Nothing is lost unless you say so.
    }
leave-keep = Go to the hall, keep my seat
leave-keep-people = The match waits at your next turn. You find it on top of your tables.
leave-keep-bots = The bots wait for you. You find the match on top of your tables.
leave-bot = Let a bot sit in for me
leave-bot-people = It plays from your next turn. You take your seat back whenever you come.
leave-bot-bots = It plays against the others without you, to the end if you do not come back before.
leave-stay = Stay
keys = Keys
key-numbers = Choose from the list
key-enter = Do what is chosen
key-exit-pass = Pass
key-exit-end = End the turn
key-exit-done = Done
key-exit-stand = Let it stand
key-round-lay = Go through what can be placed
key-round-serve = Go through what can be served
key-round-play = Go through the cards that can be played
key-round-claim = Go through Missions to be claimed
key-round-buy = Go through what can be bought
key-round-attack = Go through attacks
key-escape = Cancel, go back
key-hint = A hint: first where to look, then which option
key-zoom = Look closely at what is in focus or under the pointer
key-step = In the log: step back through events
key-space = Space
key-space-does = To my choice; go on after a round
key-pause = Pause before the next move of the others
rule-of-question = Rule of this question:
since-last-turn = Since your last turn
show-again = show again
and-more = and { $count } more
last-move = last move
as-shown = As shown on the board
more-places = { $count ->
    [one] 1 other place
   *[other] { $count } other places
 }: on the board, or show all
best-first = Your first result: the one to beat.
best-new = Your best so far; before it was { $best }.
best-still = Your best so far: { $best }.
round-ends = { $round } is over
round-rest = other
round-over = { $round } is over. { $scores }
next-is = Next:
look-first = Look at the table first
go-on = Go on
you-lead = You lead by { $by }
you-trail = You are { $by } behind
you-tie = You share the lead
you = You
yours = yours
belongs-to = belongs to { $name }
zoom-can = { $count } ways to use it now
table-of = The table of { $name }
back-to-table = Back to my table
decides = decides
rests = Paused: nobody can choose until somebody goes on.
by-itself = No choice here: it is answered by itself.
to-my-choice = To my choice
nudge-region = Huginn looks at: { $region }
nudge-table = Huginn looks at something on the table
nudge-list = Huginn looks at what stands in no place of the table
hint-tell = Which option?
hint-would = Huginn would choose: { $option }.
hint-brings = It brings: { $what }
hint-best = It leads to the best position that he can see.
auto = Questions without a choice
auto-ask = always ask
auto-plain = answer them for me
auto-pass = also let pass what is not aimed at me
how-to-play = How to play
guided-first = Guided first game
lesson-offer = New to { $game }?
lesson-offer-note = Huginn shows you the game while you play it: { $minutes } minutes.
explain-firsts = Explain what happens for the first time
minutes = { $minutes } min
hours = { $hours } h
ended-by-all = Ended by agreement
away-minutes = away for { $minutes } min
bot-plays = bot plays
has-left = { $time } left
back-again = Welcome back: your seat is yours again.
