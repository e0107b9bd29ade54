refused-here = Ce n’est pas possible
close = Fermer
empty-slot = libre
no-shield = sans bouclier
ship-of-you = { $name }, vous
shields = { $crew } sur { $capacity } boucliers
ship-picture = { $ship } : { $crew ->
    [one] { $crew } Viking
   *[other] { $crew } Vikings
  }, { $capacity ->
    [one] { $capacity } bouclier
   *[other] { $capacity } boucliers
  }
beside = À côté du drakkar
glory-now = de gloire
runes = Runes
runes-next = Runes, ensuite { $next }
coins = Pièces
monsters = Monstres
sold = Vendu
ports = Ports
nothing-yet = encore rien
fight-for = Combat pour la tuile { $tile }
attacker = attaquant, reste { $crew }
defender = défenseur, reste { $crew }
you-paid = vous avez payé
paid = { $name } a payé
you-now = à vous
now = à { $name }
has-only = { $name } a { $crew }
you-have-only = vous avez { $crew }
then = puis { $name }
then-you = puis vous
board = Route maritime
ghost = Drakkar Fantôme
weapons = Armes
sails = Voiles
hammers = Mjöllnirs
vikings-left = { $count ->
    [0] plus aucun Viking
    [one] reste { $count } Viking
   *[other] restent { $count } Vikings
}
