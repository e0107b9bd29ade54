can-buy = buy
can-trade = trade { $n }
hand-of = Hand { $n }
arctic = Arctic Clan
you = You
of-goal = of { $goal }
hidden = { $n } hidden
hand-cards = hand cards
market = Market
too-dear = Too dear, even by trading
struck-out = struck-out symbols are what you lack
piles = Piles
browse = Look through the discard pile
close = Close
pays = pays
traded = traded
actions = Actions
hidden-vp = Hidden
wilds = Wild
empty-hand = no cards in hand
payment = Payment
looked = Choose a card
spied = { $name }’s hand
discarded = From the discard pile
raids-you = raids you
raids = raids { $name }
plays = plays
aims-you = at you
aims = at { $name }
your-category = Your { $category }
category-of = { $category } of { $name }
guards = { $n ->
    [one] shuffled with 1 guard
   *[other] shuffled with { $n } guards
}
odds = { $items ->
    [one] 1 of { $of } cards is an item
   *[other] { $items } of { $of } cards are items
}: one is taken in { $chance } % of draws
odds-wind = { $n ->
    [2] Second Wind halves that.
   *[other] Second Wind saves one in { $n } of them.
}
guard-note = { $n ->
    [one] One guard
   *[other] { $n } guards
} for each card, before everything that changes it.
announced = Announced
reactions = Reactions
mercenaries = Mercenaries
draw-one = Draw 1 of { $of }
cancelled = cancelled
stands = stands
fuse = { $seconds } s
fuse-label = Time to answer
fuse-pass = When the fuse ends, it is let pass.
passed = passed
answers = Your answers
answers-ask = Always ask me
answers-plain = Against bots: pass without an answer
answers-pass = Pass unless I am raided
won = The raid succeeds
lost = The raid fails
undone = Cancelled
corner-drakkar = Counts in Navy
corner-viking-longhouse = Counts in Clan
corner-locked-chest = Counts in Loot
corner-infinity = An ability: it lasts as long as you keep it
sign-victory = Victory points in this category
sign-card-draw = Draw cards
sign-card-burn = Discard cards
sign-card-pickup = Take cards
sign-card-random = Hand cards are shuffled and dealt anew
sign-card-play = Another Action
sign-cancel = Cancelled, or if it fails
sign-check-mark = If it succeeds
sign-magnifying-glass = Look at cards
sign-three-friends = All rivals
sign-trade = Buying from the Market
sign-round-shield = Guards
sign-anticlockwise-rotation = May slip back to you
sign-domino-mask = Stays hidden in your hand
sign-viking-helmet = An item with its points
sign-drakkar = A ship
sign-crossed-axes = A raid
sign-star-swirl = Pays for any resource
need-drakkar = Only with so many points in Navy
need-viking-longhouse = Only with so many points in Clan
need-locked-chest = Only with so many points in Loot
kind-swap-bag = A resource: it pays
kind-card-play = An Action of your turn
kind-crossed-axes = A raid on a rival
kind-hourglass = A Reaction, also in others’ turns
kind-domino-mask = A hidden item
