# What the guided first game and the guide say. `*word*` is bold, `:icon:` a sign.

learn-goal = Eight adventures
learn-goal-say = You travel through eight adventures; after the last one the *most points* win. Points :viking-helmet: lie along the way; at the end three gold make one more, and so does every helmet on the Vikings of your last crew.
learn-trail = A trail that moves
learn-trail-say = The bright spaces are the adventure; your Viking wants to stop there. All of you stand on the *trail*, and the trail itself slides along the board.
learn-buy = Hire somebody
learn-buy-say = Before an adventure you may buy Vikings, one at a time, until nobody wants more. Ingrid costs 3 of your 5 gold. She goes into your draw pile and sails with you from today.
learn-buy-do = Buy Ingrid.
learn-buy-ingrid = Welcome, Ingrid! In the next round of buying everything costs one gold more.
learn-buy-other = A fine companion. The next round of buying costs one gold more for everybody.
learn-buy-saved = You keep your gold. That is no waste: three gold are a point at the end. But good Vikings pay for themselves.
learn-slide = The trail has slid
learn-slide-say = A movement card shows *{ $n }*: the trail slid that far, and all Vikings with it. That happens every turn, and nobody chooses it.
learn-lay = Your secret card
learn-lay-say = Now everybody lays one card face down; all are turned together. Your pawn goes exactly that far along the trail. *Under each card you see where it lands*, and what lies there.
learn-lay-do = Lay Solveig: five steps more.
learn-lay-solveig = Good: five steps. Nobody can push you off there; several may share a space.
learn-lay-other = That works too. Look where you land now: only that counts.
learn-land = Where you stop is what you get
learn-land-say = You take what your space shows, and nothing of what you passed. Coins and helmets are good; what is red costs you. Rounded markers lie there for everybody, too.
learn-again = And on it goes
learn-again-say = For each card played you drew a new one. Played Vikings stay beside you, out of the hand, until the adventure is over. So do not spend your small steps too early.
learn-leave = Leave in time
learn-leave-may = You have stood on a bright space, so you may leave and keep all you have. If you go on, you slide again and must play. At the striped end you *lose points*: see how near it is.
learn-leave-do = Leave the adventure, while it is safe.
learn-leave-late = Whoever has stood on a bright space may *leave* and is safe. Whoever goes on slides again and must play; the striped end, or falling off the trail, *costs points*.
learn-leave-safe = Safe and sound. Now watch the others try their luck.
learn-leave-bold = Bold! Watch how far the next movement card could carry you.
learn-valhalla = A place in Valhalla
learn-valhalla-say = After each adventure one Viking you played may go to *Valhalla*. You can no longer use that one on the way. But in the last adventure only those there are your crew, and their helmets count.
learn-valhalla-do = Send one of them to Valhalla.
learn-valhalla-nobody = Nobody this time. Remember: without Vikings in Valhalla the last adventure goes badly.
learn-rank = Last is not least
learn-rank-say = Whoever leads draws three cards, the second four, the third five. So whoever is behind has more to choose from: a point less is no disaster.
learn-ship = A ship is short
learn-ship-say = At sea a ship takes the place of the trail. It has only *12* places: whoever steps over its bow is out and loses points. Small steps are worth gold here.
learn-end = You can do it all now
learn-end-say = Here you see who has what, at any time. The journey goes on without me; when something happens to you for the first time, I will have a word for you. Fair winds and kind gods!

first-bought = Your Viking goes into the draw pile; in every further round of buying all prices are one gold higher.
first-landed = Only the space where you stop after slide and card counts; what lies between gives nothing.
first-gold = Gold hires Vikings; what is left at the end makes a point for every three.
first-points = Points move your rank as well: whoever leads draws the fewest cards.
first-paid = You had to pay what the space demands; there was no choice.
first-short = You could not pay it all: you give what you have and lose a point.
first-past = You were carried to the striped end: that costs the points it shows, and the adventure is over for you.
first-fell = You stepped off the trail: that costs as much as the striped end, and the adventure is over for you.
first-both = Past the end and off the trail at once: the points are lost twice.
first-left = You are out of this adventure: you keep your hand until it ends, and nothing can happen to you.
first-rivals-left = Somebody has left; whoever still travels goes on sliding and playing.
first-helped = Without a card a god moves you: by the number of the top god card, without its action.
first-god = A god you keep is played like a Viking, and goes back under the pile of gods afterwards.
first-shielded = Who lies under your shield is your crew in the last adventure, and its helmets count at the end.
first-boxed = That card leaves the game for good.
first-token = A Prophecy token shows you the next movement card, once, whenever you like in this adventure.
first-used = You never have to use an action; a card may be played for its number alone.
first-crosses = Bifröst: all cards outside Valhalla turn into gold, one each, and Valhalla becomes your draw pile.

howto-pitch = Lay a card in secret, turn them together, and see where the sliding trail has carried everyone. Take what lies there, and leave before it throws you off.
howto-fact-secret = all choose at once, in secret
howto-goal = *Most points after eight adventures wins.*
howto-goal-spaces = spaces with helmets
howto-goal-gold = 3 gold: 1 point
howto-goal-valhalla = helmets of your last crew
howto-goal-loss = never the striped end
howto-tag-slide = all slide by 4
howto-tag-sum = 4 + 5 = 9
howto-tag-leave = leave?
howto-turn-slide = The trail slides
howto-turn-slide-say = A movement card is turned, and the trail slides that far with everybody on it.
howto-turn-lay = Lay a card
howto-turn-lay-say = All lay one in secret and turn them together. You walk exactly its number; under each card you see where it leads.
howto-turn-take = Take, then leave or go on
howto-turn-take-say = Take what your space shows. Once you have stood on a bright space you may leave; going on means sliding again.
howto-way = An adventure
howto-way-buy = *Buy* Vikings in turn, until all pass; each round costs 1 more
howto-way-draw = *Draw* a hand: the leader 3 cards, then 4, 5, 6
howto-way-turns = *Travel*, turn by turn, until all have left
howto-way-valhalla = *Valhalla:* one Viking you played may go there
howto-ends = The eighth adventure, *Bifröst*, is played only with the Vikings in your Valhalla. Then 3 gold make a point, and each helmet of that crew another.
howto-stage-one = *1* land
howto-stage-two = *2* sea
howto-stage-three = *3–6* land
howto-stage-four = *7* sea
howto-stage-five = *8* Bifröst
howto-ends-gold = gold left, to points
howto-ends-helmets = helmets of the last crew
howto-sign-move = Number
howto-sign-move-say = so many steps, exactly
howto-sign-helmet = Helmet
howto-sign-helmet-say = a point at the end
howto-sign-price = Coin
howto-sign-price-say = price; on spaces, gold
howto-sign-marker = Marker
howto-sign-marker-say = for all who land there
howto-sign-card = Bright space
howto-sign-card-say = the adventure: may leave
howto-sign-end = Stripes
howto-sign-end-say = points lost, and out
howto-sign-viking = Viking
howto-sign-viking-say = a free one, from the market
howto-sign-now = Bolt
howto-sign-now-say = works when played
howto-sign-always = Loop
howto-sign-always-say = works from now on
howto-sign-god = Hand
howto-sign-god-say = take one of two gods
howto-sign-shield = Shield
howto-sign-shield-say = Valhalla: your last crew
howto-sign-token = Crystal
howto-sign-token-say = see the next movement
howto-detail-move = Moving
howto-detail-move-line = slide and card together, exactly, and only the last place counts
howto-detail-move-say =
    The slide comes first, for everybody; then each goes by the number of their own card. A minus goes back, and of several numbers you choose one when you move. SAGA-6.7 SAGA-6.9

    What you walk over does not matter. Whoever ends where they were lands there again. SAGA-7.1 SAGA-7.4
howto-detail-leave = Leaving and falling
howto-detail-leave-line = once on a bright space you may leave; the end and the edge cost points
howto-detail-leave-say =
    At the last space of the card, or off the trail, you lose the points shown there; both in one turn cost twice. SAGA-8.1 SAGA-8.2 SAGA-8.3

    The slide alone throws nobody off. Whoever leaves keeps hand and gold and waits in safety. SAGA-8.8 SAGA-9.5
howto-detail-cards = Your two decks
howto-detail-cards-line = one for the way, one in Valhalla for the end
howto-detail-cards-say =
    Hand, played Vikings and draw pile are shuffled together after each adventure. Only those in Valhalla stay apart. SAGA-11.5 SAGA-10.1

    Before Bifröst every card outside Valhalla turns into one gold; those inside become your draw pile. SAGA-14.3 SAGA-14.4
howto-detail-market = The market
howto-detail-market-line = one purchase a round, and each round is dearer
howto-detail-market-say = In the second round of buying everything costs one gold more, in the third two. It ends with a round in which all pass. Vikings of realms already seen stay for sale. SAGA-4.3 SAGA-4.4 SAGA-11.4
howto-detail-gods = Gods
howto-detail-gods-line = strong cards on loan
howto-detail-gods-say = Where a hand is shown you may look at two gods and keep one. A god is played like a Viking and returns under the pile afterwards. SAGA-7.13 SAGA-15.3
howto-detail-special = Special movement cards
howto-detail-special-line = every adventure on land adds one with an instruction of its own
howto-detail-special-say = They slide the trail like any other, and then say something that holds for all who still travel. Once in the pile they come again. SAGA-13.2 SAGA-13.3 SAGA-11.6
