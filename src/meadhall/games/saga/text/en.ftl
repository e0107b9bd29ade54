game-name = Vikings Saga
game-pitch = Lay a card in secret, turn them together, and see whom the trail carries too far.
variant-journal = Journey
variant-journal-note = Which adventures, from easy to very hard
variant-journal-first = First game
variant-journal-gold = The road of gold (easy)
variant-journal-gods = The call of the gods (easy)
variant-journal-long = The longest journey (medium)
variant-journal-glory = The paths of glory (hard)
variant-journal-companions = The travelling companions (hard)
variant-journal-suffering = The path of suffering (very hard)
variant-journal-free = Choose by the frame
variant-journal-expert = Free mix (experts)
variant-journal-tutorial = Tutorial: the departure
variant-markers = Step markers
variant-markers-note = When the markers are drawn
variant-markers-dealt = dealt before the game
variant-markers-drawn = drawn before each adventure
variant-odin = Odin
variant-odin-note = Who begins
variant-odin-lot = drawn by lot
variant-odin-host = the host begins

status = Adventure { $number } of { $of }{ $turn ->
    [0] {""}
   *[other] {" "}· turn { $turn }
  }
mark-adventure = Adventure { $number }
board = The board
space = Space { $n }
trail = The Viking trail
ship = The Viking ship
slide = The first place is beside space { $n }.
pawn-of = { $seat }’s Viking
row = Movement row
movement = Movement { $n }
pile = Movement pile
discard = Movement discard
gods = God pile
market = Market
things-of = { $seat }
vp = victory points
gold = gold
hand = hand
laid = card laid
lineup = played
bought = bought
valhalla = Valhalla
draw-pile = draw pile
prophecy-token = Prophecy token
group-green = Green realms
group-deep = The deep
group-ice = The ice
group-high_sea = High sea
group-unknown_sea = Unknown sea
group-bifrost = The rainbow bridge
bifrost = The Rainbow Bridge Bifröst
group-tutorial = Tutorial

doing-choosing = is choosing, on { $at }
doing-deciding = decides, on { $at }
doing-laid = card laid face down, on { $at }
doing-left = has left the adventure
doing-next = lands next, on { $at } now
doing-done = on { $at }
doing-idle = on { $at }

score-track = Victory point track
score-gold = Gold, { $each } to a point
score-gold-so-far = At the end: gold, { $each } to a point
score-helmets = Helmets
score-helmets-so-far = At the end: helmets
note-gold = { $gold } gold
by-rule = {""}
by-card = {" "}({ $card })

icon-points = +{ $n } VP
icon-lose-points = −{ $n } VP
icon-gold = +{ $n } gold
icon-pay = pay { $n } gold
icon-end-of-card = end: −{ $n } VP
icon-viking-note = a free Viking
icon-lose-note = lose a played Viking
icon-draw-note = draw a card
icon-god-note = a god card
icon-valhalla-note = a hand Viking to Valhalla
icon-prophecy-note = a Prophecy token

preview-past = end of the card (−{ $n } VP, out)
preview-off = off the { $on ->
    [ship] ship
   *[trail] trail
  } (−{ $n } VP, out)
preview-short = not enough gold: −{ $n } VP
preview-marker-bonus = and a bonus on the marker
preview-by = { $what } ({ $card })
preview-nothing = nothing
preview-lands = To { $to }: { $what }
preview-lands-off = Too far: { $what }
preview-gold-left = { $gold ->
    [0] You keep no gold.
   *[other] You keep { $gold } gold.
  }
preview-gains-vp = You gain { $how ->
    [least] at least { $n } VP
   *[exactly] { $n } VP
  }.
preview-loses-vp = You lose { $n } VP.
preview-gains-gold = { $how ->
    [least] You gain at least { $n } gold.
   *[exactly] You gain { $n } gold and then have { $then }.
  }
preview-loses-gold = You pay { $n } gold and keep { $then ->
    [0] none
   *[other] { $then }
  }.
preview-vikings = You own one more Viking.
preview-helmets = { $n ->
    [one] { $n } more helmet will count at the end.
   *[other] { $n } more helmets will count at the end.
  }

ask-buy = Buy a Viking, or pass?
ask-buy-note = Buying round { $number }: printed price{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
  }. You have { $gold } gold.
ask-lay = Choose a card to lay face down
ask-lay-note = All reveal together. Under each card: where it lands.{ $left ->
    [2] {" "}This turn you lay two, and their numbers add up.
   *[other] {""}
  }
ask-flip-or-rest = A god’s help, or stay?
ask-flip-or-rest-note = You have no card. The rune gate lets you stay where the slide left you.
ask-order-two = Which card comes first?
ask-order-two-note = The first already counts for the second.
ask-move-or-act = How do you move?
ask-move-or-act-note = { $acts ->
    [0] All cards lie open: choose a number.
   *[other] You may also use the action first.
  }
ask-act-or-end = Use the action?
ask-act-or-end-note = Your landing is done; you have { $gold } gold.
ask-loki-copies = Whose action does Loki perform?
ask-loki-copies-note = One Viking of an opponent, once.
ask-njord-fetches = Which Viking does Njord fetch?
ask-njord-fetches-note = It is played at once: move, rewards, action. Then the pile is shuffled.
ask-waive-or-pay = Turn the payment round, or pay?
ask-waive-or-pay-note = { $n } gold is demanded. With Olav you gain it instead.
ask-from-market = { $cost ->
    [free] Which Viking do you take for free?
   *[paid] Which Viking do you buy?
  }
ask-from-market-note = { $into ->
    [hand] It comes into your hand.
    [pile] It goes under your draw pile.
   *[valhalla] It goes straight to Valhalla.
  }{ $cost ->
    [free] {""}
   *[paid] {" "}You have { $gold } gold.
  }
ask-free-viking = Take a Viking for free?
ask-free-viking-note = It goes under your draw pile.
ask-hymir-gift = Take a Viking for free?
ask-hymir-gift-note = The aura of Hymir: it goes under your draw pile.
ask-may-look-at-gods = Look at the gods?
ask-may-look-at-gods-note = { $gods ->
    [one] Only one is left: it goes under your draw pile.
   *[other] You see the top { $seen ->
        [2] two
       *[other] { $seen }
      } and must keep one under your draw pile.
  }
ask-keep-god = Which god do you keep?
ask-keep-god-note = It goes under your draw pile, the other under the god pile.
ask-may-draw = Draw a card?
ask-may-draw-note = Besides the regular replacement.
ask-grove-draw = Draw { $n ->
    [one] a card
   *[other] { $n } cards
  }?
ask-grove-draw-note = The mirage of the sacred grove.
ask-guardians-draw = Draw { $n ->
    [one] a card
    [2] two cards
   *[other] { $n } cards
  }?
ask-guardians-draw-note = Your Viking shows the same number as another’s.
ask-tuck = Which card goes under your draw pile?
ask-tuck-note = It is not replaced.
ask-troll-swap = Swap a hand card?
ask-troll-swap-note = It goes under your draw pile, and you draw one.
ask-draugr-lure = Which card goes under your draw pile?
ask-draugr-lure-note = The lures of the draugr; it is not replaced.
ask-shield = Send a Viking from your hand to Valhalla?
ask-shield-note = It is not replaced. Gods cannot go there.
ask-heimdall-sends = Which cards do you send to Valhalla?
ask-heimdall-sends-note = { $left ->
    [one] One more; it is not replaced.
   *[other] Up to { $left } more; they are not replaced.
  }
ask-mist-shield = Send a card from your hand to Valhalla?
ask-mist-shield-note = The mist of the gorge: Viking or god, not replaced.
ask-idun-returns = Which card goes back to the box?
ask-idun-returns-note = Then you take any Viking of the market into your hand for free.
ask-thor-picks = Which card do you send to Valhalla?
ask-thor-picks-note = You gain gold equal to its price; then the pile is shuffled.
ask-hel-releases = Which card leaves Valhalla?
ask-hel-releases-note = It goes to the box for { $vp } VP.
ask-marker-bonus = Gold or victory points?
ask-marker-bonus-note = Ingrid: a bonus for every marker.
ask-next-icon = Which one first?
ask-next-icon-note = You choose the order.
ask-lose-viking = Which Viking is lost?
ask-lose-viking-note = It goes back to the box for good.
ask-take-prophecy = Take a Prophecy token?
ask-take-prophecy-note = Return it in this adventure to see the top movement card.
ask-conjure = Pay for a god card?
ask-conjure-note = The witch asks { $toll } gold; you have { $gold }.
ask-ice-spirits = Pay the ice spirits?
ask-ice-spirits-note = { $toll } gold: the Viking you lay this turn counts { $by } more or { $by } less.
ask-nidhogg = Buy { $worth } VP?
ask-nidhogg-note = { $toll } gold each, { $left ->
    [one] once more
   *[other] { $left } more times
  } at most; you have { $gold }.
ask-recall = Take a Viking back into your hand?
ask-recall-note = One of the cards you have played.
ask-ransom = Return a hand Viking for gold?
ask-ransom-note = You gain its printed price; it goes to the box.
ask-skrymir-look = Look at your top cards?
ask-skrymir-look-note = { $top ->
    [one] Only the first one.
   *[other] Up to { $top }, put back in any order.
  }
ask-skrymir-order = Which card comes next from the top?
ask-skrymir-order-note = You will draw it first of those left.
ask-pay-to-draw = Pay for the replacement?
ask-pay-to-draw-note = The curse of the dwarf city: { $amount } gold a card; you have { $gold }.
ask-use-draw-action = Use the draw action?
ask-use-draw-action-note = { $card } changes the replacement.
ask-exchange = Which cards do you exchange?
ask-exchange-note = { $cards ->
    [one] They go under your draw pile, and you draw as many, then one more.
   *[other] They go under your draw pile, and you draw as many, then { $cards } more.
  }
ask-leave-or-stay = Leave, or go on?
ask-leave-or-stay-note = The last space is { $last } and costs { $loss } VP. { $slide }
slide-unknown = The next slide is unknown.
slide-foreseen = The next slide is { $n }.
ask-send = { $left ->
    [one] Send a Viking to Valhalla?
   *[other] Send Vikings to Valhalla?
  }
ask-send-note = { $left ->
    [one] One of the Vikings you have played may go.
   *[other] Up to { $left } of the Vikings you have played may go, one after the other.
  } Only Vikings in Valhalla will be with you at Bifröst, the last adventure.
ask-choose-adventure = Which adventure comes next?
ask-choose-adventure-note = Chapter { $chapter } of the journey.
wait-buy = { $who } may buy a Viking
wait-lay = { $who } chooses a card to lay face down
wait-flip-or-rest = { $who } lets a god help, or stays
wait-order-two = { $who } decides which of two cards comes first
wait-move-or-act = { $who } decides how to move
wait-act-or-end = { $who } may use an action
wait-loki-copies = { $who } chooses whose action Loki performs
wait-njord-fetches = { $who } looks for a Viking in the draw pile
wait-waive-or-pay = { $who } pays { $n } gold, or gains as much with Olav
wait-from-market = { $who } chooses a Viking in the market
wait-free-viking = { $who } may take a Viking for free
wait-hymir-gift = { $who } may take a Viking for free
wait-may-look-at-gods = { $who } may look at the gods
wait-keep-god = { $who } chooses which god to keep
wait-may-draw = { $who } may draw a card
wait-grove-draw = { $who } may draw { $n ->
    [one] a card
   *[other] { $n } cards
  }
wait-guardians-draw = { $who } may draw { $n ->
    [one] a card
   *[other] { $n } cards
  }
wait-tuck = { $who } puts a hand card under the draw pile
wait-troll-swap = { $who } may swap a hand card
wait-draugr-lure = { $who } must put a hand card under the draw pile
wait-shield = { $who } may send a hand Viking to Valhalla
wait-heimdall-sends = { $who } may send hand cards to Valhalla
wait-mist-shield = { $who } may send a hand card to Valhalla
wait-idun-returns = { $who } returns a hand card to the box
wait-thor-picks = { $who } looks for a card in the draw pile
wait-hel-releases = { $who } returns a card from Valhalla to the box
wait-marker-bonus = { $who } chooses between gold and victory points
wait-next-icon = { $who } chooses what comes first on space { $at }
wait-lose-viking = { $who } must lose a played Viking
wait-take-prophecy = { $who } may take a Prophecy token
wait-conjure = { $who } may pay { $toll } gold for a god card
wait-ice-spirits = { $who } may pay { $toll } gold to the ice spirits
wait-nidhogg = { $who } may pay { $toll } gold for { $worth } VP
wait-recall = { $who } may take a played Viking back
wait-ransom = { $who } may return a hand Viking for gold
wait-skrymir-look = { $who } may look at the top of the draw pile
wait-skrymir-order = { $who } arranges the top of the draw pile
wait-pay-to-draw = { $who } may pay { $amount } gold for the replacement
wait-use-draw-action = { $who } may use the draw action of { $card }
wait-exchange = { $who } may exchange hand cards
wait-leave-or-stay = { $who } leaves the adventure or goes on
wait-send = { $who } chooses whom to send to Valhalla
wait-choose-adventure = { $who } chooses the next adventure

guide-lay-1 = The flipped card has carried every pawn along: yours stands at { $at }. Lay a card; its number moves your pawn on. Under each card you see where it lands. The rewards begin at { $first }; { $last } and beyond costs { $loss } VP.
guide-lay-2 = Slide first, card second: only where you end counts. Near the card, a small number may be worth more than a large one. Everybody chooses at the same time, so you cannot wait for the others.
guide-lay = Look for the space you want, then for the card whose number reaches it. At { $last } and beyond the adventure is over for you, and you lose { $loss } VP.
guide-move-or-act = This card has two numbers. Now that all cards lie open, choose one.
guide-leave-or-stay = You have been on the adventure card, so you may leave with what you have. Go on, and the next slide may bring more, or carry you to { $last } or beyond, which costs { $loss } VP.
guide-send = The adventure is over. One Viking you played may go to Valhalla: in a whole game only those are left for the last adventure, and their helmets count at the end.

option-buy = Buy { $card }
option-take = Take { $card }
option-lay = Lay { $card }
option-use = Use { $card }
option-tuck = Put { $card } under the pile
option-send = Send { $card } to Valhalla
option-keep = Keep { $card }
option-pick = { $card }
option-lose = Lose { $card }
option-first = { $card } first
option-copy = Copy { $card }
option-move = Move { $n }
option-move-back = Move back { $n }
option-rest = Play no card
option-pass = Pass
option-none = No card
option-none-send = Send nobody
option-none-flip-or-rest = Stay where you are
option-flip = A god’s help
option-done = Done
option-done-act-or-end = Do not use it
option-done-shield = Send nobody
option-done-mist-shield = Send nothing
option-done-lay = No second card can be played
option-refuse = No
option-refuse-free-viking = Take none
option-refuse-use-draw-action = Regular replacement
option-draw = Draw
option-look = Look
option-take-token = Take the token
option-leave = Leave the adventure
option-stay = Go on
option-peek = Use the Prophecy token
option-pay = Pay
option-pay-waive-or-pay = Pay { $n } gold
option-waive = Gain { $n } gold instead
option-gain-gold = { $amount } gold
option-gain-vp = { $vp } VP
option-random = Leave it to chance

note-price = { $gold } gold
note-free = free
note-to = to space { $to }
note-off = off the { $on ->
    [ship] ship
   *[trail] trail
  }
note-peek-empty = the movement pile is empty: there is nothing to see
note-leave = your pawn goes onto the card
note-stay = the next card moves you, and you must play; the end costs { $loss } VP

why-too-dear = It costs { $price } gold; you have { $gold }.
why-not-a-viking = No god can go there, only a Viking.
why-only-vikings = It must be a Viking, not a god.
why-not-a-god = It is a Viking that must be lost, not a god.
why-no-god-to-valhalla = No god can be sent to Valhalla now, only a Viking you have played.
why-not-in-hand = { $card } is not in your hand.
why-not-in-lineup = { $card } is not among the cards you have played in this adventure.
why-not-in-draw = { $card } is not in your draw pile.
why-not-in-valhalla = { $card } is not in your Valhalla.
why-not-in-gods = { $card } is not one of the gods you see.
why-not-in-played = { $card } is not one of the two cards you laid.
why-not-in-window = { $card } is not one of the cards still to be put back.
why-gods-have-no-price = Gods have no price: they are not in the market.
why-never-for-sale = { $card } is a start Viking: none is for sale.
why-sold-out = No copy of { $card } is left in the market.
why-later-realm = Vikings of { $realm } are for sale only once the journey comes there.
why-other-realm = This journey does not lead to { $realm }.
why-no-action = { $card } has no action.
why-works-by-itself = { $card } works by itself: there is nothing to use.
why-not-played-now = You have not played { $card } this turn.
why-when-drawing = The action of { $card } comes when cards are replaced.
why-not-in-between = The action of { $card } can be used before moving or after the rewards, not in between.
why-action-over = The action of { $card } has been used this turn, or passed up.
why-not-landed = You may leave only after a landing on the adventure card.
why-not-landed-second = You may leave only after a landing on the second card of Bifröst.
why-decided-at-the-end = Whether to leave is decided at the end of the turn.
why-not-bought-now = Vikings are bought before the adventure, not now.
why-not-begun = The adventure has not begun.
why-all-have-left = The adventure is over: all have left it.
why-laid-together = Cards are laid only when all choose theirs.
why-sent-at-the-end = Vikings go to Valhalla after the adventure, or where a card or space says so.
why-no-token = You have no Prophecy token.
why-token-without-effect = You have left the adventure: the token has no effect any more.
why-no-way-back = This can no longer be declined.
why-not-on-this-space = That is not among what is still to be taken here.
why-not-so-far = What you played does not move you by that number.
why-not-two = That is for whoever lays two cards and has no second to play.
why-no-opponent-played = No opponent has played { $card } in this adventure.
why-no-god-helps = A god helps only whoever has no card to play.
why-adventure-twice = This adventure is part of the journey already.
why-bifrost-last = Bifröst is always the last adventure, and comes by itself.
why-only-tutorial = This adventure belongs to the tutorial alone.
why-not-in-frame = Now comes an adventure of this kind: { $group }.
why-same-realm = The second adventure must lie in the realm of the first: { $realm }.
why-no-hand-card = You have no other hand card.
why-no-effect = It would do nothing now.
why-no-shield = There are no shields at Bifröst.
why-cannot-buy = There is no Viking that you can pay for.
why-no-draw-pile = Your draw pile is empty.
why-adventure-over = The adventure is over for you: this comes after the movement.
why-after-moving = Only after the movement and its rewards.
why-tjure-needs-another = Tjure needs another Viking played before him.
why-must-play = You must play a card.
why-god-must-help = You have no card that can be played: a god must help.

event-odin = { $seat } takes Odin.
    .you = You take Odin.
event-chooses-adventure = { $seat } chooses the next adventure: { $adventure }.
    .you = You choose the next adventure: { $adventure }.
event-opens = Adventure { $n }: { $adventure }. { $seat } holds Odin.
    .you = Adventure { $n }: { $adventure }. You hold Odin.
event-buys = { $seat } pays { $n } gold in the market.
    .you = You pay { $n } gold in the market.
event-takes = { $seat } takes { $card }.
    .you = You take { $card }.
event-draws = { $seat } draws { $n ->
    [one] a card
   *[other] { $n } cards
  }.
    .you = You draw { $n ->
        [one] a card
       *[other] { $n } cards
      }.
event-flips = { $seat } flips { $card }: the { $on ->
    [ship] ship
   *[trail] trail
  } { $way ->
    [back] slides back by { $n }, to { $to }
    [stops] slides back by { $n } and stops at { $to }
    [stays] stays at { $to }
   *[on] slides on by { $n }, to { $to }
  }.
    .you = You flip { $card }: the { $on ->
        [ship] ship
       *[trail] trail
      } { $way ->
        [back] slides back by { $n }, to { $to }
        [stops] slides back by { $n } and stops at { $to }
        [stays] stays at { $to }
       *[on] slides on by { $n }, to { $to }
      }.
event-renews = The movement pile is shuffled anew ({ $n ->
    [one] 1 card
   *[other] { $n } cards
 }).
event-lays = { $seat } has laid { $n ->
    [one] a card
   *[other] { $n } cards
  }.
    .you = You have laid { $n ->
        [one] a card
       *[other] { $n } cards
      }.
event-plays = { $seat } plays { $card }.
    .you = You play { $card }.
event-uses = { $seat } uses { $card }.
    .you = You use { $card }.
event-copies = Loki performs the action of { $card } for { $seat }.
    .you = Loki performs the action of { $card } for you.
event-lands = { $way ->
    [stays] { $seat } stays on { $to }
    [off] { $seat } moves away from { $at }
   *[moves] { $seat } moves from { $at } to { $to }
  }.
    .you = { $way ->
        [stays] You stay on { $to }
        [off] You move away from { $at }
       *[moves] You move from { $at } to { $to }
      }.
event-gods-help = A god helps { $seat }: { $card }.
    .you = A god helps you: { $card }.
event-ends-past = { $seat } reaches the end of the card.
    .you = You reach the end of the card.
event-ends-off = { $seat } falls off the { $on ->
    [ship] ship
   *[trail] trail
  }.
    .you = You fall off the { $on ->
        [ship] ship
       *[trail] trail
      }.
event-ends-past-and-off = { $seat } passes the end and falls off the { $on ->
    [ship] ship
   *[trail] trail
  }.
    .you = You pass the end and fall off the { $on ->
        [ship] ship
       *[trail] trail
      }.
event-gains-gold = { $seat } gains { $n } gold{ $by }.
    .you = You gain { $n } gold{ $by }.
event-tribute = Jari brings { $seat } { $n } gold, because { $giver } gained some.
    .you = Jari brings you { $n } gold, because { $giver } gained some.
event-interest = Sören adds { $n } gold for { $seat }.
    .you = Sören adds { $n } gold for you.
event-gains-vp = { $seat } gains { $n } VP{ $by }.
    .you = You gain { $n } VP{ $by }.
event-fame = Britta adds { $n } VP for { $seat }.
    .you = Britta adds { $n } VP for you.
event-loses-vp = { $left ->
    [none] { $seat } should lose { $due } VP and has none
    [some] { $seat } loses { $n } VP: there are no more
   *[enough] { $seat } loses { $n } VP
  }.
    .you = { $left ->
        [none] You should lose { $due } VP and have none
        [some] You lose { $n } VP: there are no more
       *[enough] You lose { $n } VP
      }.
event-pays = { $seat } pays { $n } gold{ $by }.
    .you = You pay { $n } gold{ $by }.
event-pays-short = { $n ->
    [0] { $seat } should pay { $due } gold and has none{ $by }.
   *[other] { $seat } should pay { $due } gold and has only { $n } to give{ $by }.
  }
    .you = { $n ->
        [0] You should pay { $due } gold and have none{ $by }.
       *[other] You should pay { $due } gold and have only { $n } to give{ $by }.
      }
event-prophesies = { $seat } returns a Prophecy token and looks at the movement pile.
    .you = You return a Prophecy token and look at the movement pile.
event-foresees = You see: { $card }.
event-tucks = You put { $card } under your draw pile.
event-tucks-hidden = { $seat } puts a card under the draw pile.
event-shields = { $card } goes to { $seat }’s Valhalla.
    .you = { $card } goes to your Valhalla.
event-shields-hidden = { $seat } sends a card to Valhalla.
event-boxes = { $seat } returns { $card } to the box.
    .you = You return { $card } to the box.
event-boxes-hidden = { $seat } returns a card to the box.
event-looks-at-gods = { $seat } looks at { $n ->
    [one] a god
   *[other] { $n } gods
  }.
    .you = You look at { $n ->
        [one] a god
       *[other] { $n } gods
      }.
event-keeps-god = You keep { $card }.
event-keeps-god-hidden = { $seat } keeps a god.
event-takes-token = { $seat } takes a Prophecy token.
    .you = You take a Prophecy token.
event-recalls = { $seat } takes { $card } back into the hand.
    .you = You take { $card } back into your hand.
event-looks = { $seat } looks at the top of the draw pile.
    .you = You look at the top of your draw pile.
event-has-chosen = { $seat } has chosen whom to send to Valhalla.
    .you = You have chosen whom to send to Valhalla.
event-sends-nobody = { $seat } sends nobody to Valhalla.
    .you = You send nobody to Valhalla.
event-leaves = { $seat } leaves the adventure.
    .you = You leave the adventure.
event-stays = { $seat } goes on.
    .you = You go on.
event-crosses = { $n ->
    [0] { $seat } leaves no card behind before Bifröst.
   *[other] { $seat } gains { $n } gold: one for each card left behind before Bifröst.
  }
    .you = { $n ->
        [0] You leave no card behind before Bifröst.
       *[other] You gain { $n } gold: one for each card left behind before Bifröst.
      }
event-counts = { $seat } scores { $gold } VP for gold and { $helmets } VP for helmets.
    .you = You score { $gold } VP for gold and { $helmets } VP for helmets.
event-tie-gold = With { $vp } VP each, the gold kept decides: { $seat } has { $gold }.
    .you = With { $vp } VP each, the gold kept decides: you have { $gold }.
event-tie-stays = { $n } players have { $vp } VP and keep { $gold ->
    [0] no
   *[other] { $gold }
  } gold: they share the victory.
ending-tutorial = The tutorial is over
ending-tutorial-line = It has no winner: the points are only shown.

text-no-action = No action.
text-stays = Stays where the slide put the pawn, and takes what is there.
text-moves = Moves { $way }.
text-moves-either = { $alike ->
    [forward] Moves { $n } or { $m } forward, as you choose.
    [back] Moves { $n } or { $m } back, as you choose.
   *[no] Moves { $way } or { $other }, as you choose.
  }
way-forward = { $n } forward
way-back = { $n } back
either = { $before } or { $last }
text-vik-lasse = Put another hand card under your draw pile for { $gold } gold; only Lasse is replaced.
text-vik-ingrid = From now on every marker you land on also gives { $gold } gold or { $vp } VP.
text-vik-knut = { $cards ->
    [one] Draw { $cards } card as replacement.
   *[other] Draw { $cards } cards as replacement.
  }
text-vik-ansgar = { $cards ->
    [one] Draw { $cards } card as replacement.
   *[other] Draw { $cards } cards as replacement.
  }
text-vik-jorik = Buy a market Viking at its printed price into your hand.
text-vik-olav = From now on, instead of a forced payment gain its amount.
text-vik-ellen = From now on every forced payment made in full gives { $vp } VP.
text-vik-magnus = { $cards ->
    [one] Exchange any number of hand cards, then draw { $cards } card as replacement.
   *[other] Exchange any number of hand cards, then draw { $cards } cards as replacement.
  }
text-vik-gunnar = Gain { $gold } gold.
text-vik-britta = From now on +{ $vp } VP when you gain VP, once per turn.
text-vik-christian = { $gold } gold per other Viking you have played.
text-vik-gunhild = Buy a market Viking for exactly { $price } gold, under your draw pile.
text-vik-alfred = At the end of the adventure { $cards ->
    [one] one more Viking
   *[other] { $cards } more Vikings
  } may go to Valhalla.
text-vik-tjure = Moves like another Viking you have played; cannot be the first card.
text-vik-soren = From now on +{ $gold } gold each time you gain gold.
text-vik-alva = { $gold } gold per { $numbers } in the movement row.
text-vik-mats = Look secretly at the { $cards ->
    [one] top movement card
    [2] top two movement cards
   *[other] top { $cards } movement cards
  }.
text-vik-leif = Buy a market Viking at its printed price straight into Valhalla.
text-vik-jari = While you are active, { $gold } gold when an opponent gains gold, once per opponent and turn.
text-vik-thorsten = Moves by the number of other Vikings you have played.
text-vik-ole = Gain { $vp } VP; Ole is then { $replace ->
    [0] not replaced
    [one] replaced by { $replace } card
   *[other] replaced by { $replace } cards
  }.
text-god-loki = After moving, perform once the action of an opponent’s Viking.
text-god-idun = Return a hand card to the box and take a Viking of the market into your hand for free.
text-god-njord = After moving, play a Viking out of your draw pile at once; then both are replaced.
text-god-heimdall = { $cards ->
    [one] Put a hand card into Valhalla.
   *[other] Put up to { $cards } hand cards into Valhalla.
  }
text-god-freyja = Put a hand card under your draw pile for { $vp } VP.
text-god-thor = Put a card of your draw pile into Valhalla and gain its price in gold.
text-god-gullveig = Gain { $gold } gold for every VP gained this turn.
text-god-hel = Return a card from Valhalla to the box for { $vp } VP.
text-spm-I-A = Each player may put a hand card under the draw pile and draw another.
text-spm-I-B = Each player must pay { $gold } gold.
text-spm-I-C = While in the row: each player’s first landing on the adventure card gives { $gold } gold.
text-spm-II-A = Each player may draw { $cards ->
    [one] a card
   *[other] { $cards } cards
  }.
text-spm-II-B = Each player may pay { $gold } gold for a god card.
text-spm-II-C = Each player may take a played Viking back into the hand.
text-spm-III-A = Each player must put a hand card under the draw pile.
text-spm-III-B = While in the row: gaining VP from the adventure card costs { $gold } gold.
text-spm-III-C = Everybody gains { $gold } gold, also those who left.
text-spm-IV-A = This turn each player may play no card.
text-spm-IV-B = While in the row: a replacement costs { $gold } gold.
text-spm-IV-C = This turn everybody who has more than one hand card plays two.
text-spm-V-A = While in the row: no regular replacement.
text-spm-V-B = While in the row: a Viking whose only number is { $least } or more gives { $gold } gold.
text-spm-V-C = Each player gains { $gold } gold per card in the row.
text-spm-VI-A = Each player must pay { $gold } gold.
text-spm-VI-B = Each player may return a hand Viking to the box for its price in gold.
text-spm-VI-C = Each player puts the top card of the draw pile into Valhalla.
text-spm-VII-A = While in the row: whoever ends a turn on the adventure card leaves, and whoever stood on it at the flip.
text-spm-VII-B = While in the row: Vikings with the same single number let their owners draw { $cards ->
    [one] a card
   *[other] { $cards } cards
  }.
text-spm-VII-C = Each player may put { $cards ->
    [one] a hand card
   *[other] up to { $cards } hand cards
  } into Valhalla.
text-spm-VIII-A = Each player may pay { $gold } gold: the Viking laid counts { $by } more or { $by } less.
text-spm-VIII-B = While in the row: a penalty on the adventure card costs { $gold } more gold.
text-spm-VIII-C = Each player may pay { $gold } gold for { $vp } VP, { $times ->
    [one] once
   *[other] up to { $times } times
  }.
text-spm-IX-A = Each player may look at the top { $cards ->
    [one] card of the draw pile.
   *[other] { $cards } cards of the draw pile and reorder them.
  }
text-spm-IX-B = This turn nobody plays or draws; the slid place counts.
text-spm-IX-C = Each player may take a Viking of the market for free; it goes under the draw pile.
ahead-stay = When I may leave: go on
