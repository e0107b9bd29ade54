game-name = Vikings Gone Wild
game-pitch = Build a village, brew and dig, train a deck of Vikings and raid your neighbours.
variant-end = Length
variant-end-note = VP that start the last round
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
phase-3 = players
phase-4 = storage
phase-5 = end of round
mark-round = Round { $number }
line = Town Hall { $level }, { $buildings } { $buildings ->
    [one] Building
   *[other] Buildings
  }

score-track = Score track
score-note = Divine Favours at { $favours } VP; at { $goal } VP the last round begins.
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
fx-per = +1 attack for each of your: { $building }.
fx-aura = Every other Unit or Hero in the same attack has +{ $n }.
fx-boost = +{ $n } to an attack with a Unit or Hero.
fx-double = Counts the printed attack of one Unit twice.
fx-trophy = { $n } VP if its attack damages a Building or Town Hall.
fx-defend = When one of your targets is attacked: +{ $n } defence on it until the end of the round.
fx-wave = When one of your targets is attacked: +{ $n } defence on all of them until the end of the round.
fx-gain-beer = { $n } Beer this turn.
fx-gain-gold = { $n } Gold this turn.
fx-gain-per = 1 { $what } for each of your: { $building }.
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
power-stores-beer = Stores up to { $n } barrels; full it gives { $vp } VP each round.
power-stores-gold = Stores up to { $n } bars; full it gives { $vp } VP each round.
power-draws = Draw { $n } more each round.
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
note-draco = Defence { $n }. For each player { $loot } for beating him.

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
   *[other] Own { $n }: { $building }
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
ask-turn-by-hand = You pay by hand: for the next thing you choose what pays.
ask-choose-payment = What pays? Still missing: { $price }
ask-choose-payment-note = One after the other; the rest can be paid as usual at any time.
ask-muster = Add cards, or choose the target
ask-muster-note = Once the attack is declared nothing can be added to it.
ask-name-boosted = Which Unit does Odin’s Boost double?
ask-guard = { $rival } attacks your { $target } with { $value }. Defend?
ask-guard-note = It stands at { $defence }; only more than { $value } holds.
ask-guard-more = Then comes { $target }: { $value } against { $defence }.
ask-remove-attacker = Which card leaves the attack?
ask-buy-from-row = Which { $card } do you buy?
ask-buy-from-row-note = The cards nearer the deck slide along.
ask-beat-in-row = Which { $card } do you beat?
ask-beat-in-row-note = The cards nearer the deck slide along.
ask-loot-draco = Draco is beaten: barrel or bar?
ask-choose-favour = Choose a Divine Favour
ask-choose-favour-note = It goes to your discard pile.
ask-stow = Into which Container does the { $what } go?
ask-steal = From whose Container do you take a { $what }?
ask-peek = Whose hand do you look at?
ask-drop = Which Defence card of { $rival } is discarded?
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
ask-store = Storage: you have { $n } to keep ({ $what })
ask-store-note = What is not stored is lost.
ask-keep-card = Which card does a Drakkar keep?
ask-keep-card-note = { $left ->
    [one] One at most.
   *[other] Up to { $left }.
  }
ask-pick-bonus = Pick a Bonus card for the end of the game

wait-turn = is taking a turn
wait-muster = prepares an attack
wait-guard = decides whether to defend against { $value }
wait-store = stores tokens
wait-keep-card = chooses what the Drakkars keep

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
option-rest = The rest as usual
option-claim = Claim { $mission }: { $vp } VP
option-swap = Change { $mission }
option-end = End turn
option-at = { $target } of { $rival }
option-at-draco = Draco
option-at-undead = { $card }
option-also = { $target } of { $rival }, and another attack at the same time
option-lay = Play { $card }
option-stand = Let it stand
option-stand-with = Confirm the defence ({ $n })
option-remove = { $card } leaves the attack
option-boost = { $card }
option-loot-beer = A barrel
option-loot-gold = A bar
option-steal = { $place } of { $rival }
option-into = { $place }
option-favour = Take { $card }
option-drop = Discard { $card }
option-nothing = There is none
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
note-purse = choose what pays for the next thing
note-enough = { $value } against { $defence }
note-too-weak = { $value } against { $defence }: weak
note-stored = holds { $n }
note-stored-damaged = holds { $n }, damaged: it cannot be attacked this round
note-full = { $vp } VP
note-traps = the traps are sprung first
note-end = the pool lapses
preview-left = Left to spend: { $beer } Beer, { $gold } Gold.
preview-build = Under construction until the end of the round.
preview-points = { $vp } VP at once.
preview-undead = { $loot } and { $vp } VP at once.
preview-enough = Enough, if it is not defended.
preview-too-weak = Too weak: it would be repelled.
preview-enough-sure = Enough: nobody defends it.
preview-too-weak-sure = Too weak: it would have no effect.
preview-hand = { $rival } holds { $n } { $n ->
    [one] card
   *[other] cards
  } to defend with.
preview-loot = You take a { $what } from it.
verdict-holds = { $defence } holds against { $value }: repelled, { $vp } VP
verdict-falls = { $defence } is not more than { $value }: damaged

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
why-too-few-tokens = You do not have so many tokens.
why-stored-stay = What is stored stays: it can only be moved from one Container to another.

event-first-player = { $seat } is the first player.
event-picks-bonus = { $seat } picks the Bonus card { $bonus }.
event-round = Round { $number }
event-produces = { $seat } produces { $beer } Beer and { $gold } Gold.
event-draws = { $seat } draws { $n } { $n ->
    [one] card
   *[other] cards
  }.
event-reshuffle = { $seat } shuffles the discard pile into a new deck.
event-turn = { $seat }’s turn
event-plays = { $seat } plays { $card }.
event-gains-beer = { $seat } gains { $n } Beer.
event-gains-gold = { $seat } gains { $n } Gold.
event-reveals-keeps = { $seat } reveals { $card } and takes it.
event-reveals-drops = { $seat } reveals { $card } and discards it.
event-steals = { $seat } takes a token from { $rival }: { $place }.
event-steals-nothing = { $seat } finds nothing to take.
event-peeks = { $seat } looks at { $rival }’s hand.
event-drops = { $seat } discards { $card } from { $rival }’s hand.
event-recovers = { $seat } takes { $card } back from the discard pile.
event-destroys = { $seat } removes { $card } from the game.
event-buys = { $seat } buys { $card }.
event-builds = { $seat } builds { $building }.
event-returns = { $seat } sends back { $building }.
event-upgrades = { $seat } raises the Town Hall to level { $level }.
event-claims = { $seat } accomplishes { $mission }: { $vp } VP.
event-swaps = { $seat } gives { $mission } back.
event-new-mission = { $seat } has a new Mission: { $mission }.
event-trades-beer = { $seat } exchanges { $give } Beer for { $get } Gold.
event-trades-gold = { $seat } exchanges { $give } Gold for { $get } Beer.
event-river = Odin’s Path shows { $card }.
event-attacks = { $seat } attacks { $rival }’s { $target } with { $value }.
event-draco-beaten = { $seat } beats Draco with { $value }.
event-draco-holds = { $seat } attacks Draco with { $value }, too little.
event-draco-loot = { $seat } takes a { $what } from Draco.
event-undead-beaten = { $seat } beats { $undead } with { $value }.
event-undead-holds = { $seat } attacks { $undead } with { $value }, too little.
event-defends = { $seat } defends with { $card }.
event-removes = { $seat } takes { $card } out of the attack.
event-repelled = { $seat } holds the { $target }: { $vp } VP.
event-damaged = { $seat } damages { $rival }’s { $target }.
event-rewarded = { $seat } gains { $vp } VP as a reward.
event-damage-points = { $seat } scores { $vp } VP for { $hits } { $hits ->
    [one] target
   *[other] targets
  }.
event-total-defence = Total Defence: { $seat } gains { $vp } VP.
event-ends = { $seat } ends the turn.
event-favour = { $seat } takes the Divine Favour { $card }.
event-no-favour = No Divine Favour is left for { $seat }.
event-stores-beer = { $seat } keeps { $n } { $n ->
    [one] barrel
   *[other] barrels
  }.
event-stores-gold = { $seat } keeps { $n } { $n ->
    [one] bar
   *[other] bars
  }.
event-storage-points = { $seat } gains { $vp } VP for full Containers.
event-last-round = { $seat } has { $vp } VP: this is the last round.
event-bonus = { $seat } gains { $vp } VP for { $bonus }.
event-tie-break = Tie-break: { $bonus }.
event-end = The game is over.
