pay-now = pay now
swap-first = swap 2 for 1 first
flows = flows right →
place-for = place for a Building
free-place = free place
claim = Claim
change = Change
claim-first = End the turn without claiming?
claim-lead = { $n ->
    [one] You have fulfilled a Mission and not claimed it yet.
   *[other] You have fulfilled { $n } Missions and not claimed any yet.
  }
end-anyway = End the turn all the same
hand = Hand
path-short = Path
deck = deck
leaves = leaves
attack-it = attack it
left = { $n } left
sold-out = sold out
used = used this round
favours = Favours
buildings-of = { $count } of { $limit } Buildings
buildings-free = { $count } { $count ->
    [one] Building
   *[other] Buildings
  }
your-village = Your village
your-hand = Your hand
in-hand = +{ $n } in hand
hand-count = { $n } in hand
in-play = In play
nothing-played = played and bought cards lie here until the round ends
next-round = next round
can-attack = can attack
discard = discard
missions = Missions
nobody = nobody
first = first
open-to-attack = open to attack
open = open
attacked = attacked already
hit = attacked
attacks-you = attacks you
on-turn = on turn
waits = waits
as-it-stands = as it stands
with-chosen = with what you chose
falls = falls
holds = holds
must-stay = must stay below the defence
attacks = { $name } attacks
target-of = { $name } aims at
target-you = Aimed at you
cards-in = { $n ->
    [one] { $n } card, nothing can be added
   *[other] { $n } cards, nothing can be added
  }
more-attacks = { $n ->
    [one] { $n } more attack is declared
   *[other] { $n } more attacks are declared
  }
deciding = { $name } decides whether to defend
traps = { $n ->
    [one] { $n } trap
   *[other] { $n } traps
  } first
choose-favour = Choose a Divine Favour
chooses-favour = { $name } chooses a Divine Favour
new = new
your-attack = Your attack: { $value }
units = Units
defences = Defences
buildings = Buildings
path = Odin’s Path
rivals = Rivals
sign-beer = Beer, to be spent this turn
sign-beer-kept = A barrel: a token that can be stored
sign-gold = Gold, to be spent this turn
sign-gold-kept = A bar: a token that can be stored
sign-victory = Victory points
sign-card-draw = Draw cards from your deck
sign-card-burn = Remove cards from the game
sign-card-pickup = Take a card back from your discard pile
sign-magnifying-glass = Turn over the top card of your deck
sign-third-eye = Look at a rival’s hand
sign-robber-hand = Take tokens from a rival
sign-hand = Cards you may keep for the next round
sign-swap-bag = Resources
sign-crossed-axes = Units and Heroes
sign-cancel = Takes out of the fight …
sign-viking-head = … a Unit
sign-laurel-crown = … a Hero
sign-crossed-swords = Strength added to the attack
sign-hammer-break = For every target you damage
sign-village = For the whole village
sign-cauldron = For each Brewery
sign-gold-mine = For each Gold Factory
kind-swap-bag = A Resource
kind-crossed-axes = A Unit
kind-laurel-crown = A Hero
kind-round-shield = A Defence
kind-skull-crossed-bones = An Undead: attack it where it lies
kind-card-play = An Action: play it and do what it says
kind-broadsword = An Item for a Unit
kind-wolf-trap = A Trap for whoever attacks you
kind-claw-hammer = A Building for your village
kind-viking-longhouse = Your Town Hall
