refused-here = You cannot do this
close = Close
empty-slot = empty slot
no-shield = no shield
ship-of-you = { $name }, you
shields = { $crew } of { $capacity } shields
ship-picture = { $ship }: { $crew ->
    [one] { $crew } Viking
   *[other] { $crew } Vikings
  }, { $capacity ->
    [one] { $capacity } shield
   *[other] { $capacity } shields
  }
beside = Beside the ship
glory-now = glory now
runes = Runes
runes-next = Runes, next makes { $next }
coins = Coins
monsters = Monsters
sold = Sold goods
ports = Ports
nothing-yet = none yet
fight-for = Fight for the { $tile } tile
attacker = attacker, { $crew } left
defender = defender, { $crew } left
you-paid = you paid
paid = { $name } paid
you-now = you now
now = { $name } now
has-only = { $name } has { $crew }
you-have-only = you have { $crew }
then = { $name } next
then-you = you next
board = Sea route
ghost = Ghost ship
weapons = Weapons
sails = Sails
hammers = Mjollnirs
vikings-left = { $count ->
    [0] no Viking left
    [one] { $count } Viking left
   *[other] { $count } Vikings left
}
