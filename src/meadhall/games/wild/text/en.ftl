game-name = Vikings Gone Wild
game-pitch = Build a village, brew and dig, train a deck of Vikings and raid your neighbours.
variant-end = Length
variant-end-note = VP that make a round the last one
variant-end-standard = Standard
variant-end-long = Long, for three or four players
variant-bonuses = Bonus cards
variant-bonuses-note = Which ones are scored at the end
variant-bonuses-random = At random
variant-bonuses-first = First game
variant-bonuses-picked = Picked in turn

status = Round { $round }, { $phase }
status-end = The last round is over
phase-0 = setting up
phase-1 = production
phase-2 = draw
phase-3 = turns
phase-4 = storage
phase-5 = end of round
mark-round = Round { $number }
line = Town Hall { $level }, { $buildings } { $buildings ->
    [one] Building
   *[other] Buildings
  }

score-track = Score track
score-note = Divine Favours at { $favours } VP; the round in which somebody reaches { $goal } VP is the last. After { $quiet } rounds without any VP the game ends as well.
pawn-of = { $seat }: { $vp } VP
supply = Supply
river = Odin’s Path
path-deck = Odin’s Path deck
path-gone = Odin’s Path discard
favours = Divine Favours
favour-deck = Favour deck
bonuses = End bonuses
village-of = { $seat }’s village
missions-of = { $seat }’s Missions
hand-of = { $seat }’s hand
staged-of = { $seat }’s chosen cards
play-of = { $seat }’s cards in play
deck-of = { $seat }’s deck
discard-of = { $seat }’s discard pile
fight-name = { $seat } attacks { $rival }
wear-building = Under construction until the end of the round.
wear-damaged = Damaged until the end of the round.

chip-hand = cards in hand
chip-beer = barrels
chip-gold = bars
chip-buildings = Buildings
chip-missions = Missions accomplished

score-damage = Targets damaged
score-reward = Attack rewards
score-repel = Attacks repelled
score-hall = Town Hall
score-storage = Full Containers
score-undead = Undead
score-mission = Missions
score-card = Card effects
score-bonus = End bonuses

word-beer = Beer
word-gold = Gold
word-barrel = barrel
word-bar = bar
words-barrel = barrels
words-bar = bars
word-hall = Town Hall
tokens-beer = { $n } { $n ->
    [one] barrel
   *[other] barrels
  }
tokens-gold = { $n } { $n ->
    [one] bar
   *[other] bars
  }
price-beer = { $beer } Beer
price-gold = { $gold } Gold
price-both = { $beer } Beer and { $gold } Gold
tokens-both = { $beer } and { $gold }
site-number = { $site } { $n }
site-holds = { $site } ({ $tokens })

type-resource = Resource.
type-unit = Unit.
type-hero = Hero.
type-defence = Defence.
type-action = Action.
type-item = Item.
type-trap = Trap.
type-undead = Undead.
type-building = Building.
type-hall = Town Hall.
fx-attack = Attack { $n }.
fx-per = +1 attack for each { $building } of yours.
fx-aura = Every other Unit or Hero in the same attack has +{ $n }.
fx-boost = +{ $n } to an attack with a Unit or Hero.
fx-double = Counts the printed attack of one Unit twice.
fx-trophy = { $n } VP if its attack damages a Building or Town Hall.
fx-defend = When one of your targets is attacked: +{ $n } defence on it until the end of the round.
fx-wave = When one of your targets is attacked: +{ $n } defence on all of them until the end of the round.
fx-gain-beer = { $n } Beer this turn.
fx-gain-gold = { $n } Gold this turn.
fx-gain-per = 1 { $what } for each { $building } of yours.
fx-draw = Draw { $n } { $n ->
    [one] card
   *[other] cards
  }.
fx-steal-beer = Take { $n } stored { $n ->
    [one] barrel
   *[other] barrels
  } from an opponent.
fx-steal-gold = Take { $n } stored { $n ->
    [one] bar
   *[other] bars
  } from an opponent.
fx-reveal-resource = Reveal { $n } { $n ->
    [one] card
   *[other] cards
  } of your deck; Resource cards go to your hand, the rest to your discard pile.
fx-reveal-unit = Reveal { $n } { $n ->
    [one] card
   *[other] cards
  } of your deck; Units and Heroes go to your hand, the rest to your discard pile.
fx-recover = Take up to { $n } { $n ->
    [one] card
   *[other] cards
  } of your discard pile into your hand.
fx-peek = Look at an opponent’s hand and discard one Defence card of it.
fx-destroy = Remove up to { $n } { $n ->
    [one] card
   *[other] cards
  } of your hand or discard pile from the game.
fx-remove-unit = As a reaction: takes one Unit out of the attack.
fx-remove-hero = As a reaction: takes one Hero out of the attack.
fx-undead = An attack of { $n } or more gains { $loot } and { $vp } VP.
fx-defence = Defence { $n }.
fx-price = Price: { $price }.
power-makes-beer = Produces a barrel each round.
power-makes-gold = Produces a bar each round.
power-stores-beer = Stores up to { $n } barrels; when full it gives { $vp } VP each round.
power-stores-gold = Stores up to { $n } bars; when full it gives { $vp } VP each round.
power-draws = Draw { $n } more { $n ->
    [one] card
   *[other] cards
  } each round.
power-keeps = Keep { $n } unplayed { $n ->
    [one] card
   *[other] cards
  } for the next round.
reward-vp = Whoever damages it gains { $vp } VP.
reward-loot = Whoever damages it takes { $n } { $n ->
    [one] token
   *[other] tokens
  } from it.
reward-favour = Whoever damages it gains { $n } Divine { $n ->
    [one] Favour
   *[other] Favours
  }.
hall-limit = Up to { $n } { $n ->
    [one] Building
   *[other] Buildings
  }.
hall-no-limit = Any number of Buildings.
hall-next = Next level: { $price }.
hall-points = Raising it to this level gains { $vp } VP.
opens = level { $level } opens { $n } more
opens-all = level { $level } opens all
draco-loot = once a round: { $beer } or { $gold }
note-draco = Defence { $n }. Whoever beats him takes, { $loot }.

goal-buildings-built = Build { $n } { $n ->
    [one] Building
   *[other] Buildings
  } this turn
goal-odins-path-cards-bought = Buy { $n } Odin’s Path { $n ->
    [one] card
   *[other] cards
  } this turn
goal-unit-cards-bought = Buy { $n } { $n ->
    [one] Unit
   *[other] Units
  } this turn
goal-defence-cards-bought = Buy { $n } Defence { $n ->
    [one] card
   *[other] cards
  } this turn
goal-beer-spent = Spend { $n } Beer this turn
goal-gold-spent = Spend { $n } Gold this turn
goal-own-building = { $n ->
    [one] Own a { $building }
   *[other] Own { $n } × { $building }
  }
goal-own-buildings-total = Own { $n } Buildings
goal-barrels-on-own-cards = Have { $n } barrels on your cards
goal-bars-on-own-cards = Have { $n } bars on your cards
goal-town-halls-damaged = Damage { $n } Town { $n ->
    [one] Hall
   *[other] Halls
  } this turn
goal-buildings-damaged = Damage { $n } { $n ->
    [one] target
   *[other] targets
  } this turn
goal-unit-bought-with-attack-at-least = Buy a Unit of attack { $n } or more this turn

bonus-follower = Most Odin’s Path cards
bonus-defender = Most Defence cards
bonus-king_pig = Most Pigators
bonus-conqueror = Most Unit cards
bonus-builder = Most Buildings
bonus-miner = Most stored bars
bonus-beer_tycoon = Most stored barrels
bonus-accomplisher = Most Missions accomplished
bonus-note = { $what }. VP, by how many share it: { $shares }.

ask-turn = Your turn: as many actions as you like
ask-turn-note = Buy, build, upgrade, attack, claim a Mission, exchange; then end the turn.
ask-turn-by-hand = You pay by hand: you choose what pays for your next purchase.
ask-choose-payment = What do you pay with? Still missing: { $price }
ask-choose-payment-note = One card or token at a time; the rest can be paid automatically at any time.
ask-muster = Add cards, or choose the target
ask-muster-note = Once the attack is declared nothing can be added to it.
ask-name-boosted = Which Unit does Odin’s Boost double?
ask-guard = { $rival } attacks your { $target } with { $value }. Defend?
ask-guard-note = It stands at { $defence }; it takes more than { $value } to hold.
ask-guard-more = Then: { $target }, { $value } against { $defence }.
ask-remove-attacker = Which card leaves the attack?
ask-buy-from-row = { $card }: which of them do you buy?
ask-buy-from-row-note = The cards nearer the deck slide along.
ask-beat-in-row = { $card }: which of them do you beat?
ask-beat-in-row-note = The cards nearer the deck slide along.
ask-loot-draco = Draco is beaten: barrel or bar?
ask-choose-favour = Choose a Divine Favour
ask-choose-favour-note = It goes to your discard pile.
ask-stow = Into which Container does the { $what } go?
ask-steal = From whose Container do you take a { $what }?
ask-peek = Whose hand do you look at?
ask-drop = Which of { $rival }’s Defence cards do you discard?
ask-recover = Take a card from your discard pile
ask-recover-note = { $left ->
    [one] One more.
   *[other] Up to { $left }.
  }
ask-destroy = Remove a card from the game
ask-destroy-note = { $left ->
    [one] One at most.
   *[other] Up to { $left }.
  }
ask-refill-mission = Draw a new Mission?
ask-store = Storage: how many { $kind } do you keep?
ask-store-note = You have { $n }. What is not stored is lost.
ask-keep-card = Which card does a Drakkar keep?
ask-keep-card-note = { $left ->
    [one] One at most.
   *[other] Up to { $left }.
  }
ask-pick-bonus = Pick a Bonus card for the end of the game

wait-turn = { $who } is taking a turn
wait-choose-payment = { $who } chooses what to pay with
wait-name-boosted = { $who } names the Unit that Odin’s Boost doubles
wait-remove-attacker = { $who } chooses whom a trap takes out of the attack
wait-buy-from-row = { $who } chooses which of the like cards to buy: { $card }
wait-beat-in-row = { $who } chooses which of the like Undead is beaten: { $card }
wait-loot-draco = { $who } has beaten Draco and chooses a barrel or a bar
wait-choose-favour = { $who } chooses a Divine Favour
wait-stow = { $who } chooses a Container for the looted { $what }
wait-steal = { $who } chooses whose { $what } to take
wait-peek = { $who } chooses whose hand to look at
wait-drop = { $who } looks through { $rival }’s hand for a Defence card to discard
wait-recover = { $who } looks through a discard pile for a card to take back
wait-destroy = { $who } decides which card leaves the game
wait-refill-mission = { $who } decides whether to draw a new Mission
wait-pick-bonus = { $who } picks a Bonus card for the end of the game
wait-muster = { $who } prepares an attack
wait-guard = { $who } decides whether to defend the { $target } against { $rival }, who attacks with { $value }
wait-store = { $who } decides which tokens to store
wait-keep-card = { $who } chooses what the Drakkars keep

option-play = Play { $card }
option-use = { $card }: { $effect }
option-attack = Attack with { $card }
option-add = Add { $card }
option-buy = Buy { $card }
option-space = Space { $n }
option-build = Build { $building }
option-upgrade = Raise the Town Hall to level { $level }
option-return = Send back { $building }
option-trade-beer = { $give } Beer for { $get } Gold
option-trade-gold = { $give } Gold for { $get } Beer
option-purse = Pay by hand
option-spend = Play { $card }
option-token = { $place }: a { $what }
option-rest = Pay the rest automatically
option-claim = Claim “{ $mission }”: { $vp } VP
option-swap = Change “{ $mission }”
option-end = End turn
option-at = { $rival }’s { $target }
option-at-draco = Draco
option-also = { $rival }’s { $target }, and another attack at the same time
option-lay = Play { $card }
option-stand = Take the hit
option-stand-firm = Hold without a card
option-stand-with = { $n ->
    [one] Defend with this card
   *[other] Defend with these { $n } cards
  }
option-remove = { $card } leaves the attack
option-boost = { $card }
option-loot-beer = A barrel
option-loot-gold = A bar
option-steal = { $rival }’s { $place }
option-into = { $place }
option-favour = Take { $card }
option-drop = Discard { $card }
option-nothing = There is none to discard
option-peek = Look at { $rival }’s hand
option-recover = Take { $card }
option-destroy-hand = Remove { $card } (hand)
option-destroy-discard = Remove { $card } (discard pile)
option-keep = Keep { $card }
option-done = No more
option-mission = Draw a Mission
option-no-mission = No Mission
option-store = Keep { $n }{ $containers ->
    [one] {""}
   *[other] : { $share }
  }
option-bonus = { $bonus }

note-value = attack { $n }
note-value-then = attack { $n } with it
note-plus = +{ $n }
note-cards = { $n } { $n ->
    [one] card
   *[other] cards
  }
note-return = no refund
note-return-tokens = no refund, { $n } { $n ->
    [one] token is lost
   *[other] tokens are lost
  }
note-purse = choose what pays for the next purchase
note-enough = { $value } against { $defence }
note-too-weak = { $value } against { $defence }: too weak
note-stored-damaged = damaged: it cannot be attacked this round
note-full = { $vp } VP
note-traps = the traps are sprung first
note-idle = without effect now
note-end = unspent resources are lost
preview-enough = Enough, unless it is defended.
preview-too-weak = Too weak: it would be repelled.
preview-enough-sure = Enough: nobody defends it.
preview-too-weak-sure = Too weak: it would have no effect.
preview-hand = { $n ->
    [0] { $rival } has no card in hand.
    [one] { $rival } has { $n } card in hand.
   *[other] { $rival } has { $n } cards in hand.
  }
preview-beer = { $sign }{ $n } Beer: { $now } to spend
preview-gold = { $sign }{ $n } Gold: { $now } to spend
preview-vp = { $sign }{ $n } VP: { $now } in all
preview-vp-of = { $seat }: { $sign }{ $n } VP
preview-vp-end = { $sign }{ $n } VP for the damage of this turn
preview-barrels = { $n ->
    [one] { $sign }{ $n } barrel: { $now } in all
   *[other] { $sign }{ $n } barrels: { $now } in all
  }
preview-bars = { $n ->
    [one] { $sign }{ $n } bar: { $now } in all
   *[other] { $sign }{ $n } bars: { $now } in all
  }
preview-tokens = { $n ->
    [one] { $sign }{ $n } barrel or bar
   *[other] { $sign }{ $n } barrels or bars
  }
preview-stored-barrels = { $n ->
    [one] { $sign }{ $n } barrel in store: { $now } in all
   *[other] { $sign }{ $n } barrels in store: { $now } in all
  }
preview-stored-bars = { $n ->
    [one] { $sign }{ $n } bar in store: { $now } in all
   *[other] { $sign }{ $n } bars in store: { $now } in all
  }
preview-buildings = { $n ->
    [one] { $sign }{ $n } Building: { $now } in all
   *[other] { $sign }{ $n } Buildings: { $now } in all
  }
preview-damaged = { $n ->
    [one] { $n } target of yours is damaged
   *[other] { $n } targets of yours are damaged
  }
preview-attack = { $sign }{ $n } attack: { $now } in all
preview-defence = { $sign }{ $n } defence: { $now } in all
preview-loot = If it is damaged, you take a { $what } from it.
verdict-holds = { $defence } holds against { $value }: repelled, { $vp } VP
verdict-falls = { $defence } is not more than { $value }: it is damaged

why-defence-own-turn = It is played when you are attacked, not on your own turn.
why-item-alone = Items join an attack with a Unit or Hero.
why-undead = Undead cannot be bought: attack them.
why-sold-out = The pile is sold out.
why-type-full = You own { $n } of this type, as many as you may.
why-built-out = You may build this type { $n ->
    [one] once
    [2] twice
   *[other] { $n } times
  } in a game, and you have.
why-rising = The Town Hall is under construction: one upgrade a round.
why-not-fulfilled = It is not fulfilled yet.
why-claimed-out = You have accomplished { $n } { $n ->
    [one] Mission
   *[other] Missions
  } this round, as many as you may.
why-swapped = You have changed a Mission this turn.
why-returned = You have sent a Building back this turn.
why-no-target = There is nothing that you may attack now.
why-lack-beer = Not enough Beer: you can spend { $have }.
why-lack-gold = Not enough Gold: you can spend { $have }.
why-village-full = The village is full: your Town Hall allows { $limit } Buildings.
why-attacked = This player was already attacked this round.
why-one-opponent = You already attack somebody else this turn.
why-damaged = It is already damaged.
why-construction = It is under construction.
why-draco-once = You have attacked Draco this round.
why-same-time = Attacks at the same time go at different targets of one opponent.
why-no-attacker = First choose a Unit or Hero.
why-no-unit = No Unit is left in the attack to remove.
why-no-hero = No Hero is left in the attack to remove.
why-container-full = This Container is full.
why-too-few-tokens = You do not have that many tokens.
why-stored-stay = What is stored stays: it can only be moved from one Container to another.
why-nobody-there = Nobody sits there.
why-bought = You have bought it this round: it goes to your discard pile, and can be used once you have drawn it.
why-played = It has been played this round.
why-fought = It has already been used this round.
why-chosen = You have chosen it already.
why-defended = It lies on one of your targets.
why-reacts = On your own turn it only attacks; its reaction is for when you are attacked.
why-only-attacks = It has no effect of its own: it only attacks.
why-no-fighter = Only Units and Heroes attack, and items that go with them.
why-no-defence = Only Defence cards and traps are played against an attack.
why-play-first = It is still in your hand: play it first.
why-no-effect-open = This effect has been used, or it lapsed.
why-not-for-sale = It cannot be bought.
why-favour = Divine Favours cannot be bought.
why-not-in-row = It does not lie in the row of Odin’s Path.
why-favour-not-open = This Favour does not lie open.
why-not-held = You do not have it in hand.
why-not-discarded = It is not in your discard pile.
why-accomplished = You have accomplished this Mission.
why-not-your-mission = This Mission does not lie before you.
why-level-reached = Your Town Hall has reached this level.
why-level-skipped = The level before must be active first: one upgrade a round.
why-hall-stays = The Town Hall cannot be sent back.
why-no-building = You have no such Building there.
why-like-another = Another of the same kind is offered instead: it makes no difference.
why-nothing-to-choose = There is nothing to choose: no token competes with anything else that could pay. Cards can be played one by one.
why-by-hand = You already pay for your next purchase by hand.
why-only-payer = Nothing else could pay this: it is paid automatically.
why-own-site = It is your own: only what belongs to others can be chosen.
why-no-site = There is no such Building in that village.
why-no-undead = This Undead does not lie in the row.
why-only-stored = Only tokens stored in a Container can be taken.
why-container-empty = Nothing is stored there.
why-other-tokens = It is about the other kind of token.
why-no-container = You have no active Container there.
why-containers = { $n ->
    [one] You have { $n } Container for these tokens.
   *[other] You have { $n } Containers for these tokens.
  }
why-not-due = It does not pay what is still missing.
why-no-token = No such token lies there.
why-like-container = Another Container with as many tokens is offered instead.
why-one-attack = A further attack at the same time needs another Unit or Hero, and another target of that player.
why-target-first = Choose the target of these cards first.
why-no-unit-of-it = Only a Unit of this attack can be named.
why-no-prey = It is not in the attack, or the trap does not catch it.
why-other-card = Another card lies on that space.
why-like-neighbour = Its neighbour is alike: taking either leaves the same row.
why-picked = This Bonus card has been picked.
why-own-hand = It is an opponent’s hand that you look at.
why-not-there = This hand holds no such card.
why-only-defence = Only a Defence card can be discarded.
why-must-drop = There is a Defence card: one must be discarded.

event-first-player = { $seat } is the first player.
    .you = You are the first player.
event-picks-bonus = { $seat } picks the Bonus card “{ $bonus }”.
    .you = You pick the Bonus card “{ $bonus }”.
event-round = Round { $number } begins.
event-produces = { $seat } produces { $what }.
    .you = You produce { $what }.
event-draws = { $n ->
    [0] { $seat } has no card to draw.
    [one] { $seat } draws { $n } card.
   *[other] { $seat } draws { $n } cards.
  }
    .you = { $n ->
        [0] You have no card to draw.
        [one] You draw { $n } card.
       *[other] You draw { $n } cards.
      }
event-reshuffle = { $seat } shuffles the discard pile into a new deck.
    .you = You shuffle your discard pile into a new deck.
event-turn = { $seat } begins a turn.
    .you = You begin your turn.
event-plays = { $seat } plays { $card }.
    .you = You play { $card }.
event-gains-beer = { $n ->
    [0] { $seat } has no { $building } and gains no Beer.
   *[other] { $seat } gains { $n } Beer.
  }
    .you = { $n ->
        [0] You have no { $building } and gain no Beer.
       *[other] You gain { $n } Beer.
      }
event-gains-gold = { $n ->
    [0] { $seat } has no { $building } and gains no Gold.
   *[other] { $seat } gains { $n } Gold.
  }
    .you = { $n ->
        [0] You have no { $building } and gain no Gold.
       *[other] You gain { $n } Gold.
      }
event-reveals-keeps = { $seat } reveals { $card } and takes it.
    .you = You reveal { $card } and take it.
event-reveals-drops = { $seat } reveals { $card } and discards it.
    .you = You reveal { $card } and discard it.
event-steals = { $seat } takes a token from { $rival }’s { $place }.
    .you = You take a token from { $rival }’s { $place }.
event-steals-nothing = { $seat } finds nothing to take.
    .you = You find nothing to take.
event-peeks = { $seat } looks at { $rival }’s hand.
    .you = You look at { $rival }’s hand.
event-drops = { $seat } discards { $card } from { $rival }’s hand.
    .you = You discard { $card } from { $rival }’s hand.
event-recovers = { $seat } takes { $card } back from the discard pile.
    .you = You take { $card } back from your discard pile.
event-recovers-nothing = { $seat } finds the discard pile empty: nothing comes back.
    .you = Your discard pile is empty: nothing comes back.
event-destroys = { $seat } removes { $card } from the game.
    .you = You remove { $card } from the game.
event-buys = { $seat } buys { $card }.
    .you = You buy { $card }.
event-builds = { $seat } builds a { $building }.
    .you = You build a { $building }.
event-returns = { $seat } sends a { $building } back.
    .you = You send a { $building } back.
event-upgrades = { $vp ->
    [0] { $seat } raises the Town Hall to level { $level }.
   *[other] { $seat } raises the Town Hall to level { $level } and gains { $vp } VP.
  }
    .you = { $vp ->
        [0] You raise your Town Hall to level { $level }.
       *[other] You raise your Town Hall to level { $level } and gain { $vp } VP.
      }
event-claims = { $seat } accomplishes “{ $mission }” and gains { $vp } VP.
    .you = You accomplish “{ $mission }” and gain { $vp } VP.
event-swaps = { $seat } gives the Mission “{ $mission }” back.
    .you = You give the Mission “{ $mission }” back.
event-new-mission = { $seat } draws the Mission “{ $mission }”.
    .you = You draw the Mission “{ $mission }”.
event-trades-beer = { $seat } exchanges { $give } Beer for { $get } Gold.
    .you = You exchange { $give } Beer for { $get } Gold.
event-trades-gold = { $seat } exchanges { $give } Gold for { $get } Beer.
    .you = You exchange { $give } Gold for { $get } Beer.
event-river = Odin’s Path shows { $card }.
event-attacks = { $seat } attacks { $rival }’s { $target } with { $value }.
    .you = You attack { $rival }’s { $target } with { $value }.
event-draco-beaten = { $seat } beats Draco with { $value }.
    .you = You beat Draco with { $value }.
event-draco-holds = { $seat } attacks Draco with { $value }, which is too little.
    .you = You attack Draco with { $value }, which is too little.
event-draco-loot = { $seat } takes a { $what } from Draco.
    .you = You take a { $what } from Draco.
event-undead-beaten = { $seat } beats the { $undead } with { $value }.
    .you = You beat the { $undead } with { $value }.
event-undead-loot = { $seat } gains { $loot } and { $vp } VP for the { $undead }.
    .you = You gain { $loot } and { $vp } VP for the { $undead }.
event-undead-holds = { $seat } attacks the { $undead } with { $value }, which is too little.
    .you = You attack the { $undead } with { $value }, which is too little.
event-defends = { $seat } defends with { $card }.
    .you = You defend with { $card }.
event-removes = { $seat } takes { $card } out of the attack.
    .you = You take { $card } out of the attack.
event-repelled = { $seat } holds the { $target } and gains { $vp } VP.
    .you = You hold your { $target } and gain { $vp } VP.
event-damaged = { $seat } damages { $rival }’s { $target }.
    .you = You damage { $rival }’s { $target }.
event-rewarded = { $seat } gains { $vp } VP as a reward.
    .you = You gain { $vp } VP as a reward.
event-damage-points = { $hits ->
    [one] { $seat } scores { $vp } VP for { $hits } damaged target.
   *[other] { $seat } scores { $vp } VP for { $hits } damaged targets.
  }
    .you = { $hits ->
        [one] You score { $vp } VP for { $hits } damaged target.
       *[other] You score { $vp } VP for { $hits } damaged targets.
      }
event-total-defence = { $seat } has lost nothing to the attack: Total Defence gives { $vp } VP.
    .you = You have lost nothing to the attack: Total Defence gives { $vp } VP.
event-ends = { $seat } ends the turn.
    .you = You end your turn.
event-favour = { $seat } takes the Divine Favour { $card }.
    .you = You take the Divine Favour { $card }.
event-no-favour = { $seat } would gain a Divine Favour, but none is left.
    .you = You would gain a Divine Favour, but none is left.
event-stores-beer = { $n ->
    [0] { $seat } stores no barrel.
    [one] { $seat } keeps { $n } barrel.
   *[other] { $seat } keeps { $n } barrels.
  }
    .you = { $n ->
        [0] You store no barrel.
        [one] You keep { $n } barrel.
       *[other] You keep { $n } barrels.
      }
event-stores-gold = { $n ->
    [0] { $seat } stores no bar.
    [one] { $seat } keeps { $n } bar.
   *[other] { $seat } keeps { $n } bars.
  }
    .you = { $n ->
        [0] You store no bar.
        [one] You keep { $n } bar.
       *[other] You keep { $n } bars.
      }
event-spoils = { $seat } has no room to store { $what }: lost.
    .you = You have no room to store { $what }: lost.
event-storage-points = { $seat } gains { $vp } VP for full Containers.
    .you = You gain { $vp } VP for full Containers.
event-last-round = { $seat } has { $vp } VP: this is the last round.
    .you = You have { $vp } VP: this is the last round.
event-bonus = { $seat } gains { $vp } VP for the Bonus card “{ $bonus }”.
    .you = You gain { $vp } VP for the Bonus card “{ $bonus }”.
event-tie = { $n } players tie at { $vp } VP: Bonus cards from the box decide.
event-tie-break = “{ $bonus }” is compared: { $n } still tie.
event-tie-broken = “{ $bonus }” decides the tie: { $seat } wins.
    .you = “{ $bonus }” decides the tie: you win.
event-tie-stays = No Bonus card breaks the tie: { $n } players share the victory.
event-quiet = Nobody has gained VP for { $rounds } rounds: the game ends here.
event-end = The game is over.
ahead-stand = If I am attacked: let it stand
ahead-stand-unless = unless the attack is worth { $at } or more
