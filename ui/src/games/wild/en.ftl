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
attacked = attacked already
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
