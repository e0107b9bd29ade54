refused-here = Ce n’est pas possible
close = Fermer
empty-slot = libre
no-shield = sans bouclier
ship-of-you = { $name }, vous
shields = { $crew } sur { $capacity } boucliers
ship-picture = Drakkar de { $name } : { $crew } Vikings, { $capacity } boucliers
beside = À côté du drakkar
glory-now = gloire
runes = Runes
runes-next = Runes, ensuite { $next }
coins = Pièces
monsters = Monstres
sold = Vendu
ports = Ports
nothing-yet = rien encore
fight-for = Combat : { $tile }
attacker = attaquant, reste { $crew }
defender = défenseur, reste { $crew }
you-paid = vous, payé
paid = { $name }, payé
you-now = à vous
now = à { $name }
has-only = { $name } a { $crew }
you-have-only = vous avez { $crew }
then = puis { $name }
then-you = puis vous
board = Route maritime
ghost = Drakkar fantôme
weapons = Armes
sails = Voiles
hammers = Mjöllnir
vikings-left = { $count ->
    [0] plus aucun Viking
    [one] reste { $count } Viking
   *[other] restent { $count } Vikings
}
