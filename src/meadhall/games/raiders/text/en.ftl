game-name = Viking Raiders
game-pitch = Build a fleet, a clan and a hoard, raid what you cannot afford, and keep a Berserker up your sleeve.
variant-target = Length
variant-target-note = Victory points to reach in Navy, Clan and Loot
variant-target-suggested = As suggested
variant-chiefs = Chiefs
variant-chiefs-note = A chief each, Offerings, Black Market, Mercenaries
variant-chiefs-off = Without
variant-chiefs-on = With
variant-arctic = Arctic Clan
variant-arctic-note = A third clan for two players: recommended, and hard
variant-arctic-off = Without
variant-arctic-on = With
variant-quick = Fast start
variant-quick-note = For 4 or 5: a 1-point item of each category for everybody
variant-quick-off = Without
variant-quick-on = With
variant-lessons = Training cards
variant-lessons-note = Five cards that explain the game on the way; the guided first game teaches it better
variant-lessons-off = Without
variant-lessons-on = With them
variant-first = Who begins
variant-first-note = A card names the criterion; then a seat is drawn
variant-first-random = Drawn
variant-first-host = The host
variant-fuse = Reaction fuse
variant-fuse-note = Seconds to answer an Action, the same for everybody
variant-fuse-6 = 6 s
variant-fuse-12 = 12 s
variant-fuse-20 = 20 s
variant-fuse-off = No limit

status = Round { $round } · first to { $target } · { $target } · { $target }
mark-round = Round { $number }
arctic-clan = the Arctic Clan
ability = Ability
market = Market
supply = Market supply
deck = Viking draw pile
discard = Discard pile
guards = Raid Protection
table-of = Table of { $who }
track-of = { $category } of { $who }
hand-of = { $who }’s hand
payment = Payment
looked-at = Cards you look at
gap = Empty place
chip-hand = hand cards
line-turn = { $buys ->
    [one] 1 buy
   *[other] { $buys } buys
  }, { $actions ->
    [one] 1 Action
   *[other] { $actions } Actions
  } left
line-waits = waits
line-won = won
score-navy = Navy
score-clan = Clan
score-loot = Loot
score-hidden = { $vp } hidden

card-resource = { $units ->
    [one] Covers 1 { $resource } symbol.
   *[other] Covers { $units } { $resource } symbols.
  }
card-any = Pays { $units ->
    [one] 1 resource
   *[other] { $units } resources
  } of your choice.
card-hidden_vp = { $vp } VP in { $category } while in your hand; shown when it is used.
card-item = { $vp } VP in { $category }. Price: { $price }.
card-item-requires = { $vp } VP in { $category }. Price: { $price }. You need { $needs } VP in { $category } already.
card-ability = { $text } Price: { $price }. One ability each.
card-cancel = Cancel an Action that is not resolved yet, or another Berserker. Does not use up your action.
card-fenrir = With your own raid: only { $guards ->
    [one] 1 Raid Protection card
   *[other] { $guards } Raid Protection cards
  }. When you are raided: { $cards } times as many. Does not use up your action.
card-raid = Raid: one opponent, one category. { $bonus }
bonus-guards = With { $n ->
    [one] 1 Raid Protection card
   *[other] { $n } Raid Protection cards
  } fewer.
bonus-won_draw = If it succeeds, draw { $n ->
    [one] a card
   *[other] { $n } cards
  }.
bonus-won_take = If it succeeds, also take { $n ->
    [one] a hand card
   *[other] { $n } hand cards
  } at random.
bonus-lost_draw = If it fails, draw { $n ->
    [one] a card
   *[other] { $n } cards
  }.
bonus-lost_take = If it fails, take { $n ->
    [one] a hand card
   *[other] { $n } hand cards
  } at random.
card-draw = Draw { $cards ->
    [one] a Viking card
   *[other] { $cards } Viking cards
  }.
card-look = Look at the top { $cards ->
    [one] Viking card
   *[other] { $cards } Viking cards
  }, keep { $keep }, put the rest under the pile.
card-take = Take { $cards ->
    [one] a card
   *[other] { $cards } cards
  } at random from an opponent’s hand.
card-spy = Look at an opponent’s hand and take { $cards ->
    [one] a card
   *[other] { $cards } cards
  } of your choice.
card-plunder = Take { $cards ->
    [one] a card
   *[other] { $cards } cards
  } at random from every opponent’s hand.
card-curse = Every opponent discards { $cards ->
    [one] a hand card
   *[other] { $cards } hand cards
  }.
card-pool = All hands are shuffled together; you get { $cards ->
    [one] a card
   *[other] { $cards } cards
  }, then all is dealt out, beginning with you.
card-exchange = Discard { $cards ->
    [one] one
   *[other] { $cards }
  } or more hand cards, then draw { $keep ->
    [one] one more
   *[other] { $keep } more
  } than that.
card-recall = Take a card of your choice from the discard pile.
card-favour = Take a Market card without paying. Requirements do not count.
card-fire = Buy a Market card for { $cards ->
    [one] 1 resource
   *[other] { $cards } resources
  } less.
card-buys = { $cards ->
    [one] One more buy this turn.
   *[other] { $cards } more buys this turn.
  }
card-steal = Steal a visible card of your choice.
card-snatch = Steal a Navy card at random, past all Raid Protection.
card-destroy = A visible card of your choice goes back to the Market supply.
card-event-ragnarok = Everybody’s next neighbour takes one of their items at random.
card-event-rough_seas = Everybody with Navy cards loses one of them.
power-command = Your raids meet { $raiding ->
    [one] 1 Raid Protection card
   *[other] { $raiding } Raid Protection cards
  } fewer, never fewer than { $least }.
power-efficiency = Market cards cost you { $discount ->
    [one] 1 resource
   *[other] { $discount } resources
  } less.
power-second_wind = When a raid draws one of your items, it may slip back to you: one chance in { $chances }.
power-cunning = You need { $target } VP less in each category.
power-chief_keelwright = Navy cards cost you { $discount ->
    [one] 1 resource
   *[other] { $discount } resources
  } less.
power-chief_hallbuilder = Clan cards cost you { $discount ->
    [one] 1 resource
   *[other] { $discount } resources
  } less.
power-chief_goldhand = Loot cards cost you { $discount ->
    [one] 1 resource
   *[other] { $discount } resources
  } less.
power-chief_shieldwall = { $raided ->
    [one] 1 Raid Protection card
   *[other] { $raided } Raid Protection cards
  } more when you are raided.
power-chief_wolfpack = { $raiding ->
    [one] 1 Raid Protection card
   *[other] { $raiding } Raid Protection cards
  } fewer when you raid, never fewer than { $least }.
power-chief_silvertongue = { $trades ->
    [one] Once a turn
   *[other] { $trades } times a turn
  }, trade 1 card for 1 resource.

lesson-training_resources = Resources pay for Market cards. Horn and Gift are wild. Short of one? Trade any { $rate ->
    [one] card
   *[other] { $rate } cards
  } for it.
lesson-training_actions = { $actions ->
    [one] One Action
   *[other] { $actions } Actions
  } a turn. Anybody may answer it with a Berserker, until something is drawn.
lesson-training_raids = A raid shuffles the items of one category with { $guards ->
    [one] as many
   *[other] { $guards } times as many
  } Raid Protection cards; the raider draws one.
lesson-training_market = The price is what the symbols say; some cards ask for VP you already have. A 1-point card is always there.
lesson-training_winning = One ability each. Hidden VP count from your hand. Reach the target in all three categories at once.

starter-north = seated furthest north
starter-east = seated furthest east
starter-south = seated furthest south
starter-west = seated furthest west
starter-hair = the longest hair
starter-midsummer = the birthday closest to 24 June
starter-youngest = the youngest
starter-voice = the loudest voice
starter-oldest = the oldest
starter-hurt = most recently hurt or bandaged
starter-winner = winner of the last game played together

ask-main = Buy a card, play an Action, in any order
ask-main-note = { $buys ->
    [0] No buy
    [one] 1 buy
   *[other] { $buys } buys
  } and { $actions ->
    [0] no Action
    [one] 1 Action
   *[other] { $actions } Actions
  } left.
ask-pay = { $how ->
    [black] Pay { $price ->
        [one] 1 resource
       *[other] { $price } resources
      } for an unseen card
   *[market] Pay for { $card }
  }
ask-pay-note = { $left ->
    [one] 1 resource to go.
   *[other] { $left } resources to go.
  }
ask-trade = Trade: which card do you give up?
ask-trade-note = { $left ->
    [one] One card to go for one resource, from your hand or your table.
   *[other] { $left } cards for one resource, from your hand or your table.
  }
ask-hire = Hire Mercenaries against the raid on your { $category }?
ask-hire-note = { $guards ->
    [one] 1 Raid Protection card
   *[other] { $guards } Raid Protection cards
  }, { $hired ->
    [one] 1 Mercenary
   *[other] { $hired } Mercenaries
  } hired. { $price ->
    [one] One resource
   *[other] { $price } resources
  } each, for this raid.
ask-window = { $how ->
    [raid-me] Answer { $card } on your { $category }?
    [at-me] Answer { $card } on you?
    [raid] Answer { $card } on { $victim } ({ $category })?
    [at] Answer { $card } on { $victim }?
   *[plain] Answer { $card }?
  }
ask-window-note = Before anything is drawn. Everybody is asked.
ask-keep-ability = Only one ability each: which do you keep?
ask-keep-ability-note = The other goes back to the Market supply.
ask-lose-ship = Rough Seas: which Navy card is lost?
ask-lose-ship-note = It is shuffled into the Market supply.
ask-offer = Draw { $draw } cards, or make an Offering?
ask-offer-note = An Offering: draw { $offering }, keep { $keep }, discard the others.
ask-offered = Which card do you keep?
ask-offered-note = The others are discarded.
ask-spy = Which card do you take from { $victim }?
ask-spy-note = Only you see this hand.
ask-recall = Which card do you take from the discard pile?
ask-recall-note = Everybody sees it.
ask-drop = Which card do you discard?
ask-drop-note = { $left ->
    [one] One card to go.
   *[other] { $left } cards to go.
  }
ask-exchange = Which cards do you exchange?
ask-exchange-note = { $n ->
    [0] At least { $least }.
   *[other] You draw { $draw }.
  }
ask-fire = Buy one card for { $less ->
    [one] 1 resource
   *[other] { $less } resources
  } less
ask-fire-note = Or let it be; the Action is used up.
ask-vision = Which card do you take?
ask-vision-note = { $left ->
    [one] One more; the rest goes under the pile.
   *[other] { $left } of these; the rest goes under the pile.
  }
ask-under = Which card goes under the pile first?
ask-under-note = The last one lies at the very bottom.

wait-main = { $who } may buy a card and play an Action
wait-pay = { $how ->
    [black] { $who } pays for an unseen card
   *[market] { $who } pays for { $card }
  }
wait-trade = { $who } chooses what to trade
wait-hire = { $who } decides whether to hire Mercenaries against the raid ({ $category })
wait-window = { $how ->
    [raid-me] { $who } is raided ({ $category }) and decides whether to answer { $card }
    [at-me] { $card } is aimed at { $who }, who decides whether to answer
    [raid] { $who } decides whether to answer { $card } on { $victim } ({ $category })
    [at] { $who } decides whether to answer { $card } on { $victim }
   *[plain] { $who } decides whether to answer { $card }
  }
wait-keep-ability = { $who } decides which ability to keep
wait-lose-ship = Rough Seas: { $who } decides which Navy card is lost
wait-offer = { $who } decides whether to make an Offering
wait-offered = { $who } decides which card of the Offering to keep
wait-spy = { $who } looks at { $victim }’s hand and takes a card
wait-recall = { $who } takes a card from the discard pile
wait-drop = { $who } decides what to discard
wait-exchange = { $who } decides which cards to exchange
wait-fire = { $who } may buy a card for { $less ->
    [one] 1 resource
   *[other] { $less } resources
  } less
wait-vision = { $who } looks at the top of the draw pile
wait-under = { $who } puts cards under the draw pile

option-buy = Buy { $card }
option-pay = Buy { $card }, paid with other cards
option-pay-black = Black Market, paid with other cards
option-black = Black Market: an unseen card
option-end = End turn
option-play = Play { $card }
option-play-at = { $card } on { $victim }
option-play-raid = { $card } on { $victim }: { $category }
option-play-raid-fenrir = { $card } with Fenrir on { $victim }: { $category }
option-play-card = { $card }: { $victim }’s { $what }
option-play-market = { $card }: { $what }
option-use = Pay with { $card }
option-half = Gift of the Gods for one resource only
option-trade = Trade { $rate ->
    [one] 1 card
   *[other] { $rate } cards
  } for a resource
option-cheap = Trade 1 card for a resource
option-give = Give up { $card }
option-done = That is enough
option-done-hire = { $hired ->
    [0] Hire nobody
    [one] Hire 1 Mercenary
   *[other] Hire { $hired } Mercenaries
  }
option-done-exchange = { $draw ->
    [one] Draw 1 card
   *[other] Draw { $draw } cards
  }
option-back = Take the payment back
option-decline = Buy nothing
option-pass = Let it pass
option-cancel = Berserker against { $whose }’s { $card }
option-cancel-answer = Berserker against { $whose }’s { $card } (on { $against })
option-fenrir = Fenrir: { $times } times as many Raid Protection cards
option-keep = Keep { $card }
option-keep-hand = Take { $card }
option-lose = Lose { $card }
option-draw = { $draw ->
    [one] Draw 1 card
   *[other] Draw { $draw } cards
  }
option-offering = Make an Offering
option-take = Take { $card }
option-drop = Discard { $card }
option-under = { $card }

note-buy = { $how ->
    [free] for nothing
    [trade] for { $cards } cards, by trading
   *[buy] { $cards ->
        [one] for 1 card
       *[other] for { $cards } cards
      }
  }
note-odds = { $chance } %
note-table = from your table
note-copies = × { $n }
preview-pays = Pays: { $cards }
preview-trades = { $trades ->
    [one] Trades for 1 resource: { $cards }
   *[other] Trades for { $trades } resources: { $cards }
  }
preview-vp = { $category } { $before } → { $after }
preview-draws = { $n ->
    [0] No card to draw
    [one] 1 card to hand
   *[other] { $n } cards to hand
  }
remark-waste = One half of a Gift is lost.
remark-shows = Shows { $card } to all.
remark-wind = Second Wind may save the item drawn: one chance in { $chances }.
remark-raid = { $items ->
    [one] 1 of { $of } cards is an item
   *[other] { $items } of { $of } cards are items
  }, { $guards ->
    [one] 1 is
   *[other] { $guards } are
  } Raid Protection.

why-draw-first = Your turn begins with the draw.
why-answer-first = An Action is waiting for your answer.
why-nothing-to-pay = It costs nothing.
why-not-in-market = { $card } does not lie in the Market.
why-not-in-hand = { $card } is not in your hand.
why-not-in-that-hand = { $card } is not in that hand.
why-not-looked-at = { $card } is not among the cards you look at.
why-not-discarded = { $card } is not in the discard pile.
why-being-played = { $card } is the card being played.
why-not-own = You do not have { $card }.
why-no-own-ship = { $card } is not one of your Navy cards.
why-not-there = { $card } does not lie there.
why-in-payment = { $card } is in the payment already; you have no other.
why-names-nobody = This card names no opponent.
why-name-target = Say whom or what it is aimed at.
why-not-oneself = It is aimed at an opponent, not at yourself.
why-nobody-there = Nobody sits there.
why-clan-has-no-hand = The Arctic Clan has no hand.
why-no-resource = Only resource cards pay.
why-gift-last = A Gift laid last covers just what is left.
why-own-turn-only = That trade is for your own turn.
why-no-silvertongue = No chief of yours trades one card for a resource.
why-pay-first = The payment comes first.
why-chiefs-stay = Chiefs cannot be traded.
why-no-black-market = There is a Black Market only with chiefs.
why-not-for-less = The Black Market has one price only.
why-no-raid = There is no raid to answer.
why-nothing-to-cancel = Nothing was laid there that could be cancelled.
why-no-buy = Your buy is used up.
why-no-action = Your Action is used up.
why-requirement = You need { $vp } VP in { $category }.
why-cannot-pay = You cannot pay for { $card }, not even by trading.
why-no-supply = The Market supply is empty.
why-cannot-pay-black = You cannot pay for it, not even by trading.
why-nothing-there = There is no visible card of that category.
why-no-ships = There are no visible Navy cards.
why-no-hand = That hand is empty.
why-nobody-has-cards = No opponent has a hand card.
why-no-other-card = You have no other hand card.
why-empty-discard = The discard pile holds no other card.
why-nothing-to-buy = You could not buy anything with it.
why-only-reaction = A Berserker answers an Action.
why-only-with-raid = Fenrir goes with your raid, or answers a raid on you.
why-no-target = There is nothing to aim it at.
why-no-symbol = The price has no symbol left that it would cover.
why-cannot-finish = The payment could not be completed then.
why-no-cards-to-trade = You do not have enough cards to trade.
why-needed-for-requirement = The requirement rests on it.
why-under-raid = It is part of the raid.
why-no-cheap-trade = The cheap trade of this turn is used up.
why-no-more-guards = No Raid Protection is left in the pile.
why-not-held = There is no Berserker in your hand.
why-no-fenrir = Fenrir is not in your hand.
why-not-raided = You are not the one being raided.
why-cancelled = It is cancelled already.
why-fenrir-first = Fenrir stands before the raid: cancel Fenrir first.
why-more-to-exchange = Exchange at least { $least ->
    [one] one card
   *[other] { $least } cards
  }.

event-first-player = { $how ->
    [host] Who begins? Turned over: { $card } ({ $criterion }); but at this table the host does: { $seat }.
   *[drawn] Who begins? Turned over: { $card } ({ $criterion }); the lot falls on { $seat }.
  }
    .you = { $how ->
        [host] Who begins? Turned over: { $card } ({ $criterion }); but at this table the host does: you.
       *[drawn] Who begins? Turned over: { $card } ({ $criterion }); the lot falls on you.
      }
event-draws = You draw { $card }.
event-draws-hidden = { $count ->
    [one] { $seat } draws a card.
   *[other] { $seat } draws { $count } cards.
  }
event-draws-more = You draw { $card }.
event-draws-nothing = { $seat } finds no card to draw.
    .you = You find no card to draw.
event-reshuffle = The discard pile is shuffled and becomes the new draw pile.
event-lesson = Lesson: { $lesson }
event-offers = { $seat } makes an Offering: { $count ->
    [one] 1 card
   *[other] { $count } cards
  }.
    .you = You make an Offering: { $count ->
        [one] 1 card
       *[other] { $count } cards
      }.
event-drops = { $seat } discards { $card }.
    .you = You discard { $card }.
event-pays = { $seat } pays { $card }.
    .you = You pay { $card }.
event-pays-as = { $how ->
    [two] { $seat } pays { $card } as { $first } and { $second }.
   *[other] { $seat } pays { $card } as { $first }.
  }
    .you = { $how ->
        [two] You pay { $card } as { $first } and { $second }.
       *[other] You pay { $card } as { $first }.
      }
event-trades = { $seat } trades { $card }.
    .you = You trade { $card }.
event-buys = { $seat } buys { $card }.
    .you = You buy { $card }.
event-buys-nothing = { $seat } buys nothing.
    .you = You buy nothing.
event-no-effect = { $card } has no effect.
event-shows = { $seat } shows { $card } and keeps it.
    .you = You show { $card } and keep it.
event-refill = New in the Market: { $card }.
event-rebuild = No 1-point card: the Market is laid out anew.
event-event = { $card }!
event-ragnarok = Ragnarok: { $taker } takes { $card } from { $giver }.
event-loses-ship = Rough Seas: { $who } loses { $card }.
    .you = Rough Seas: you lose { $card }.
event-from-supply = From the Market supply, { $who } gets { $card }.
    .you = From the Market supply, you get { $card }.
event-gives-back = One ability each: { $who } gives { $card } back.
    .you = One ability each: you give { $card } back.
event-arctic-draw = Turned over: { $card }; nothing for the Arctic Clan.
event-arctic-fed = Turned over: { $card }; the Arctic Clan is due a card from the supply.
event-plays = { $seat } plays { $card }.
    .you = You play { $card }.
event-plays-for = { $seat } plays { $card } for { $what }.
    .you = You play { $card } for { $what }.
event-plays-at = { $seat } plays { $card } on { $victim }.
    .you = You play { $card } on { $victim }.
event-plays-at-card = { $seat } plays { $card } on { $victim }’s { $what }.
    .you = You play { $card } on { $victim }’s { $what }.
event-raids = { $seat } plays { $card } on { $victim }: { $category }.
    .you = You play { $card } on { $victim }: { $category }.
event-plays-fenrir = { $seat } lets Fenrir run with the raid.
    .you = You let Fenrir run with the raid.
event-answers-fenrir = { $seat } sets Fenrir against the raid.
    .you = You set Fenrir against the raid.
event-berserker = { $seat } plays a Berserker against { $whose }’s { $what }.
    .you = You play a Berserker against { $whose }’s { $what }.
event-cancelled = { $seat }’s { $card } is cancelled.
    .you = Your { $card } is cancelled.
event-mercenaries = { $count ->
    [0] { $seat } hires nobody.
    [one] { $seat } hires a Mercenary.
   *[other] { $seat } hires { $count } Mercenaries.
  }
    .you = { $count ->
        [0] You hire nobody.
        [one] You hire a Mercenary.
       *[other] You hire { $count } Mercenaries.
      }
event-pool = { $items ->
    [one] 1 of { $of } cards is an item
   *[other] { $items } of { $of } cards are items
  }, { $guards ->
    [one] 1 is
   *[other] { $guards } are
  } Raid Protection. One is drawn …
event-raid-won = { $seat } takes { $card } from { $victim }.
    .you = You take { $card } from { $victim }.
event-raid-lost = The raid fails: { $victim } loses no item.
event-second-wind-kept = Second Wind: { $who } keeps { $card }.
    .you = Second Wind: you keep { $card }.
event-second-wind-lost = Second Wind does not save { $card }.
event-takes = { $seat } takes { $card } from { $victim }’s hand.
    .you = You take { $card } from { $victim }’s hand.
event-takes-hidden = { $seat } takes a card from { $victim }’s hand.
event-takes-nothing = { $seat } takes nothing: { $victim }’s hand is empty.
    .you = You take nothing: { $victim }’s hand is empty.
event-pools = { $count ->
    [one] 1 hand card is shuffled and dealt anew.
   *[other] { $count } hand cards are shuffled and dealt anew.
  }
event-steals = { $seat } steals { $card } from { $victim }.
    .you = You steal { $card } from { $victim }.
event-destroys = Back to the Market supply: { $victim }’s { $card }.
event-takes-free = { $seat } takes { $card } from the Market.
    .you = You take { $card } from the Market.
event-recalls = { $seat } takes { $card } from the discard pile.
    .you = You take { $card } from the discard pile.
event-ends = { $seat } ends the turn.
    .you = You end your turn.
event-no-supply = The Market supply is empty: { $who } gets nothing.
    .you = The Market supply is empty: you get nothing.
event-wins = { $several ->
    [one] Victory: { $who } has reached the target in all three categories.
   *[other] { $several } have reached the target in all three categories.
  }
    .you = { $several ->
        [one] Victory: you have reached the target in all three categories.
       *[other] { $several } have reached the target in all three categories.
      }
event-stalemate = For a whole round no card was drawn, bought or played: the match ends.
event-too-long = { $rounds } rounds have been played: the match ends.
event-decided = { $level ->
    [total] The most VP in all decide: { $who } wins with { $n }.
    [threes] Equal in VP; the most 3-VP cards decide: { $who } wins with { $n }.
    [twos] Still equal; the most 2-VP cards decide: { $who } wins with { $n }.
    [ones] Still equal; the most 1-VP cards decide: { $who } wins with { $n }.
   *[began] Equal in everything; who began last wins: { $who }.
  }
    .you = { $level ->
        [total] The most VP in all decide: you win with { $n }.
        [threes] Equal in VP; the most 3-VP cards decide: you win with { $n }.
        [twos] Still equal; the most 2-VP cards decide: you win with { $n }.
        [ones] Still equal; the most 1-VP cards decide: you win with { $n }.
       *[began] Equal in everything; who began last wins: you.
      }
ending-clan = The Arctic Clan wins
ending-clan-line = It has { $navy } VP in Navy, { $clan } in Clan and { $loot } in Loot: both players lose.
ahead-others = At any Action: let it pass
ahead-others-unless = unless it is aimed at me
ahead-raided = If an Action is aimed at me: let it pass
