# What the guided first game and the guide say. `*word*` is bold, `:icon:` a sign.

learn-goal = Glory wins
learn-goal-say = Four times round the fjord, from start to harbour. After the *fourth Voyage* the ship with the *most glory* wins. Glory lies on the way: runes, goods, Monsters, coins.
learn-turn = The last ship plays
learn-turn-say = Whoever is *furthest back* moves next. That is you: the others have left already. Sail far and you wait long; sail short and you may play twice.
learn-ship = Your ship
learn-ship-say = You have 3 Vikings. They row, fight and pay for everything. Each needs a *shield*, and a ship has ten of them as long as its five slots are empty.
learn-sail = A square is a stop
learn-sail-say = Stop on any parchment *square*; a dark disc with » is only passed. The tile is yours on your *next* turn, if you are still there. Where a ship lies :crossed-swords: you would have to fight.
learn-sail-do = Sail to the Pennant: 2 glory, and nobody lies there.
learn-sail-free = Well chosen. Now hold on to it: the Pennant comes aboard when it is your turn again.
learn-sail-fought = Bold! A ship lies there, so it is a fight for the tile. It costs you a Viking, and more if the other answers.
learn-sail-past = Far ahead! Now the others play several times before you do, and take what lies behind you. The Monster wants a Viking, or a fight.
learn-fight = A fight
learn-fight-you = { $seat } pays 1 Viking to drive you off. Answer with one more, or *flee* further on. Each answer costs one Viking more than the last; who stays keeps the space.
learn-fight-mine = Your attack cost 1 Viking. The other answers with one more, or flees. Each answer costs one Viking more than the last; who stays keeps the space.
learn-fight-watch = { $seat } wants the tile where { $rival } lies and pays 1 Viking. The other answers with 2, or *flees* further on. So it goes on, one more each time. It can happen to you.
learn-fight-late = Who stops where a ship lies pays 1 Viking. The other answers with 2, then 3, then 4, until one *flees* further on. Who stays keeps the space.
learn-stow = A tile comes aboard
learn-stow-say = You were still there, so the tile is yours. Most go into a *slot*: they hide the two shields there and show their own. Look at the arrow: how many shields does it leave? Runes and Ports need no slot.
learn-stow-do = Choose a slot for it.
learn-stow-overboard = Too few shields: a Viking without one goes overboard at once. Mind the shields when the ship is full of people.
learn-stow-gone = Thrown away, and gone for good. Do that only where the shields are worth more to you.
learn-sink = What you skip sinks
learn-sink-say = Before you sail, all tiles between you and the *next ship ahead* leave the game. Then you must sail at least that far. Who hangs back chooses last.
learn-way = On the way
learn-way-say = In a *Village* one Viking comes aboard as you pass, if a shield is free and somebody is left there. Other discs hold Vikings or coins: the first to pass gets most.
learn-monster = Monsters
learn-monster-say = To pass a Monster has its price. Give up *1 Viking*; or pay its *strength* in Vikings, less your axes, and keep it: it is worth its strength in glory.
learn-home = Home
learn-home-say = Ships come home in the order in which they arrive. The harbour pays coins of *6, 3 and 1* to the best three. In the first Voyage, best means *first*.
learn-voyage = The next Voyage
learn-voyage-say = New tiles, the same ship: your Vikings and tiles stay. Who came home *last* is furthest back and begins. This time the harbour counts something else: look here.
learn-end = You can do it all now
learn-end-say = Here you see where everybody’s glory comes from, at any time. The match goes on without me; when something happens to you for the first time, I say a word. Fair winds!

first-attacked = You were attacked: answer with one Viking more than was paid, or flee forward to another tile.
first-attack = To stop where a ship lies costs a Viking and begins a fight; who does not answer has to flee.
first-beaten = A beaten Monster lies beside your ship and counts its strength in glory. Axes make it cheaper.
first-given-up = A Viking given up lets you pass a Monster; fighting would have brought its strength in glory.
first-overboard = Every Viking needs a shield: whoever finds none goes overboard at once.
first-nobody-joins = Nobody can come aboard while all your shields are taken, or when the reserve is empty.
first-village = One Viking joins you each time you pass a Village, as long as somebody is left there.
first-encounter = The first ship to pass an Encounter gets two Vikings, the second one, the others none.
first-pillage = The first ship to pass a Pillage takes the coin of 3, the second the coin of 1.
first-sold = Goods count only once they are sold, and what you do not sell in this Port stays aboard.
first-sunk = The tiles between you and the next ship left the game before you sailed.
first-reward = The harbour paid you a coin: it counts its value in glory at the end.
first-sails = Every sail aboard brought you a Viking at the end of the Voyage.

howto-pitch = Four times round the fjord. Take what lies on the way, drive rivals off the best tiles, and be home with the most glory.
howto-fact-luck = no luck once the tiles lie
howto-goal = *Most glory after four Voyages wins.*
howto-goal-runes = runes: 1, 4, 9, 16, 25
howto-goal-goods = goods sold in a Port
howto-goal-monsters = Monsters beaten
howto-goal-pennants = Pennants on board
howto-goal-coins = coins of the harbour
howto-goal-mjollnirs = Mjollnir × Vikings
howto-tag-glory = 24 glory
howto-tag-yours = yours
howto-tag-viking = +1 Viking
howto-turn-last = The last ship plays
howto-turn-last-say = Whoever is furthest back moves, so you may play twice. First take the tile at which you lie.
howto-turn-sink = What you skip sinks
howto-turn-sink-say = Tiles between you and the next ship are gone for good. Being last costs choices.
howto-turn-sail = Sail on
howto-turn-sail-say = At least to the next ship, as far as you like, and stop on a tile. On a rival’s tile you fight for it.
howto-way = On the way
howto-way-village = *Village:* 1 Viking joins, if a shield is free
howto-way-encounter = *Encounter:* 2 Vikings for the first to pass, 1 for the second
howto-way-pillage = *Pillage:* a coin of 3, then one of 1
howto-way-monster = *Monster:* pay its strength less your axes and take it, or give up 1 Viking
howto-ends = When all ships are home, sails bring Vikings and the harbour pays coins of *6, 3, 1*: first for arriving, later for what its tile counts. After Voyage 4 all glory counts.
howto-stage-one = *1* arrival
howto-stage-two = *2* its tile
howto-stage-three = *3* its tile
howto-stage-four = *4* its tile
howto-also = A fight
howto-also-say = Pay 1 Viking to attack, then 2, 3, 4 in turn, until one flees. Who stays keeps the tile.
howto-sign-axe = Axe
howto-sign-axe-say = 1 off every Monster
howto-sign-sail = Sail
howto-sign-sail-say = 1 Viking each Voyage
howto-sign-mjollnir = Mjollnir
howto-sign-mjollnir-say = 1 glory per Viking
howto-sign-pennant = Pennant
howto-sign-pennant-say = glory while on board
howto-sign-goods = Goods
howto-sign-goods-say = glory once sold
howto-sign-port = Port
howto-sign-port-say = sell 1, then +1 Viking
howto-sign-rune = Rune
howto-sign-rune-say = the more, the better
howto-sign-passage = »
howto-sign-passage-say = pass, never stop
howto-sign-monster = Strength
howto-sign-monster-say = to pay, and its glory
howto-sign-shield = Shield
howto-sign-shield-say = room for 1 Viking
howto-sign-viking = Viking
howto-sign-viking-say = crew: pays for all
howto-sign-coin = Coin
howto-sign-coin-say = its value in glory
howto-detail-ship = Your ship
howto-detail-ship-line = five slots, ten shields; a tile covers two shields and shows its own
howto-detail-ship-say =
    An empty slot has *two shields*; a tile laid on it shows its own number instead. Every Viking needs a shield: if shields vanish, Vikings go overboard at once. RAIDS-2.21

    A full ship is no prison: a new tile may replace an old one, which leaves the game. RAIDS-5.4
howto-detail-turn = Whose turn it is
howto-detail-turn-line = the ship furthest back that is not home
howto-detail-turn-say =
    On the start the highest position is furthest back. Whoever came home last in one Voyage begins the next. RAIDS-14.5

    A tile is taken only at the start of your next turn, if your ship still lies there. RAIDS-5.3
howto-detail-monsters = Monsters
howto-detail-monsters-line = fight, or give up a Viking; the last ship need not
howto-detail-monsters-say =
    Fighting costs the strength less your axes, in Vikings, and never fails. The Monster is yours and counts its full strength. RAIDS-8.3 RAIDS-8.6

    You may always give up one Viking instead, and without Vikings you pass for nothing. RAIDS-8.2
howto-detail-fights = Fights between ships
howto-detail-fights-line = one more Viking each time, exactly
howto-detail-fights-say =
    The attacker pays 1, the other 2 or flees, then 3, then 4. All Vikings paid are lost, to both. RAIDS-9.6

    Who flees sails on to a later tile, and may attack there again. Axes are of no use against ships. RAIDS-9.11 RAIDS-8.11
howto-detail-ports = Ports and goods
howto-detail-ports-line = sell now, or never in this Port
howto-detail-ports-say =
    Goods bring glory only once they are sold; still aboard at the end they are worth nothing. RAIDS-11.10

    A single Port takes one of them, a double one two. Either way one Viking joins. RAIDS-11.15
howto-detail-two = With two players
howto-detail-two-line = a ghost ship takes positions and sinks tiles
howto-detail-two-say = A ghost sails with you from Village to Village. It takes no tiles, but those between it and the next ship are gone, and it may be home before you. RAIDS-16.3 RAIDS-16.10
