# Ce que disent la première partie guidée et le guide. `*mot*` est en gras, `:icon:` un signe.

learn-goal = La gloire l’emporte
learn-goal-say = Quatre fois le tour du fjord, du départ à l’arrivée. Après le *quatrième Voyage*, le drakkar qui a le *plus de gloire* gagne. Elle vous attend en route : runes, marchandises, Monstres, pièces.
learn-turn = Le dernier joue
learn-turn-say = C’est au drakkar *le plus en arrière* de jouer. C’est vous : les autres sont déjà partis. Allez loin, et vous attendrez ; avancez peu, et vous jouerez peut-être deux fois.
learn-ship = Votre drakkar
learn-ship-say = Vous avez 3 Vikings. Ils rament, se battent et paient pour tout. À chacun son *bouclier* : le drakkar en a dix tant que ses cinq emplacements sont vides.
learn-sail = Un carré, une escale
learn-sail-say = Arrêtez-vous sur un *carré* de parchemin ; un disque sombre » se dépasse seulement. La tuile sera à vous au *prochain* tour, si vous y êtes encore. Là où se trouve un drakkar :crossed-swords:, il faudra se battre.
learn-sail-do = Voguez jusqu’au Fanion : 2 points de gloire, et personne là-bas.
learn-sail-free = Bien vu. Il reste à tenir bon : le Fanion montera à bord quand ce sera de nouveau à vous.
learn-sail-fought = Quelle audace ! Un drakkar s’y trouve : il faut se battre pour la tuile. Cela vous coûte un Viking, et davantage si l’autre riposte.
learn-sail-past = Vous filez loin devant ! Les autres joueront plusieurs fois avant vous et prendront ce que vous laissez. Quant au Monstre, il veut un Viking, ou un combat.
learn-fight = Un combat
learn-fight-you = { $seat } paie 1 Viking pour vous chasser. Ripostez avec un de plus, ou *fuyez* plus loin. Chaque riposte coûte un Viking de plus que la précédente ; qui reste garde la case.
learn-fight-mine = Votre attaque a coûté 1 Viking. L’autre riposte avec un de plus, ou fuit. Chaque riposte coûte un Viking de plus que la précédente ; qui reste garde la case.
learn-fight-watch = { $seat } convoite la tuile où se trouve { $rival } et paie 1 Viking. En face, on riposte avec 2, ou l’on *fuit* plus loin. Et ainsi de suite, un de plus chaque fois. Cela peut vous arriver.
learn-fight-late = S’arrêter là où se trouve un drakkar coûte 1 Viking. L’autre riposte avec 2, puis 3, puis 4, jusqu’à ce que l’un *fuie* plus loin. Qui reste garde la case.
learn-stow = Une tuile à bord
learn-stow-say = Vous y étiez encore : la tuile est à vous. La plupart vont dans un *emplacement* : elles cachent ses deux boucliers et montrent les leurs. La flèche dit combien il vous en reste. Les Runes et les Ports n’en prennent pas.
learn-stow-do = Choisissez-lui un emplacement.
learn-stow-overboard = Trop peu de boucliers : un Viking sans bouclier passe aussitôt par-dessus bord. Comptez-les quand le drakkar est plein.
learn-stow-gone = Jetée, et perdue pour de bon. À réserver aux cas où les boucliers comptent davantage pour vous.
learn-sink = Ce que vous sautez coule
learn-sink-say = Avant votre départ, toutes les tuiles entre vous et le *drakkar suivant* quittent le jeu. Puis il faut aller au moins jusqu’à lui. Qui traîne choisit en dernier.
learn-way = En chemin
learn-way-say = Dans un *Village*, un Viking embarque quand vous passez, si un bouclier est libre et s’il y reste quelqu’un. D’autres disques offrent Vikings ou pièces : le premier qui passe en a le plus.
learn-monster = Les Monstres
learn-monster-say = Passer un Monstre a son prix. Sacrifiez *1 Viking*, ou payez sa *force* en Vikings, moins vos haches, et gardez-le : il vaut sa force en gloire.
learn-home = À bon port
learn-home-say = Les drakkars se rangent dans l’ordre où ils arrivent. L’arrivée paie des pièces de *6, 3 et 1* aux trois meilleurs. Au premier Voyage, les meilleurs sont les *premiers*.
learn-voyage = Le Voyage suivant
learn-voyage-say = De nouvelles tuiles, le même drakkar : vos Vikings et vos tuiles restent. Qui est arrivé *dernier* est le plus en arrière, et commence. Cette fois, l’arrivée compte autre chose : regardez ici.
learn-end = Vous savez tout faire
learn-end-say = Ici, vous voyez à tout moment d’où vient la gloire de chacun. La partie continue sans moi ; quand une chose vous arrivera pour la première fois, je vous en dirai un mot. Bon vent !

first-attacked = On vous a attaqué : ripostez avec un Viking de plus, ou fuyez en avant vers une autre tuile.
first-attack = S’arrêter là où se trouve un drakkar coûte un Viking et ouvre un combat ; qui ne riposte pas doit fuir.
first-beaten = Un Monstre vaincu va à côté de votre drakkar et vaut sa force en gloire. Les haches le rendent moins cher.
first-given-up = Un Viking sacrifié vous laisse passer un Monstre ; un combat aurait rapporté sa force en gloire.
first-overboard = Chaque Viking a besoin d’un bouclier : qui n’en trouve pas passe aussitôt par-dessus bord.
first-nobody-joins = Personne ne peut embarquer tant que tous vos boucliers sont pris, ou quand la réserve est vide.
first-village = Un Viking vous rejoint chaque fois que vous passez un Village, tant qu’il y reste quelqu’un.
first-encounter = Le premier drakkar qui dépasse une Rencontre gagne deux Vikings, le deuxième un, les autres aucun.
first-pillage = Le premier drakkar qui dépasse un Pillage prend la pièce de 3, le deuxième celle de 1.
first-sold = Les marchandises ne comptent qu’une fois vendues ; ce que vous ne vendez pas dans ce Port reste à bord.
first-sunk = Les tuiles entre vous et le drakkar suivant ont quitté le jeu avant votre départ.
first-reward = L’arrivée vous a payé une pièce : à la fin, elle compte sa valeur en gloire.
first-sails = Chaque voile à bord vous a amené un Viking à la fin du Voyage.

howto-pitch = Quatre fois le tour du fjord. Prenez ce qui se trouve en chemin, chassez vos rivaux des meilleures tuiles et rentrez avec le plus de gloire.
howto-fact-luck = sans hasard une fois les tuiles posées
howto-goal = *Le plus de gloire après quatre Voyages l’emporte.*
howto-goal-runes = runes : 1, 4, 9, 16, 25
howto-goal-goods = marchandises vendues
howto-goal-monsters = Monstres vaincus
howto-goal-pennants = Fanions à bord
howto-goal-coins = pièces de l’arrivée
howto-goal-mjollnirs = Mjöllnir × Vikings
howto-tag-glory = 24 de gloire
howto-tag-yours = à vous
howto-tag-viking = +1 Viking
howto-turn-last = Le dernier joue
howto-turn-last-say = C’est au drakkar le plus en arrière : vous jouerez parfois deux fois. Prenez d’abord la tuile où vous êtes.
howto-turn-sink = Ce que vous sautez coule
howto-turn-sink-say = Les tuiles entre vous et le drakkar suivant sont perdues. Traîner, c’est avoir moins de choix.
howto-turn-sail = En avant
howto-turn-sail-say = Au moins jusqu’au drakkar suivant, aussi loin que vous voulez, jusqu’à une tuile. Chez un rival, il faut se battre.
howto-way = En chemin
howto-way-village = *Village :* 1 Viking embarque, si un bouclier est libre
howto-way-encounter = *Rencontre :* 2 Vikings au premier qui passe, 1 au deuxième
howto-way-pillage = *Pillage :* une pièce de 3, puis une de 1
howto-way-monster = *Monstre :* payez sa force moins vos haches et prenez-le, ou sacrifiez 1 Viking
howto-ends = Quand tous sont arrivés, les voiles amènent des Vikings et l’arrivée paie des pièces de *6, 3, 1* : d’abord aux premiers, ensuite selon sa tuile. Après le Voyage 4, on compte la gloire.
howto-stage-one = *1* ordre d’arrivée
howto-stage-two = *2* sa tuile
howto-stage-three = *3* sa tuile
howto-stage-four = *4* sa tuile
howto-also = Un combat
howto-also-say = Payez 1 Viking pour attaquer, puis 2, 3, 4 tour à tour, jusqu’à ce que l’un fuie. Qui reste garde la tuile.
howto-sign-axe = Hache
howto-sign-axe-say = 1 de moins par Monstre
howto-sign-sail = Voile
howto-sign-sail-say = 1 Viking par Voyage
howto-sign-mjollnir = Mjöllnir
howto-sign-mjollnir-say = 1 de gloire par Viking
howto-sign-pennant = Fanion
howto-sign-pennant-say = de la gloire, s’il reste à bord
howto-sign-goods = Marchandises
howto-sign-goods-say = de la gloire, une fois vendues
howto-sign-port = Port
howto-sign-port-say = vendez 1, puis +1 Viking
howto-sign-rune = Rune
howto-sign-rune-say = plus il y en a, mieux c’est
howto-sign-passage = »
howto-sign-passage-say = on passe sans s’arrêter
howto-sign-monster = Force
howto-sign-monster-say = à payer, et sa gloire
howto-sign-shield = Bouclier
howto-sign-shield-say = de la place pour 1 Viking
howto-sign-viking = Viking
howto-sign-viking-say = l’équipage paie tout
howto-sign-coin = Pièce
howto-sign-coin-say = sa valeur en gloire
howto-detail-ship = Votre drakkar
howto-detail-ship-line = cinq emplacements, dix boucliers ; une tuile en cache deux et montre les siens
howto-detail-ship-say =
    Un emplacement vide a *deux boucliers* ; une tuile posée dessus montre les siens à la place. Chaque Viking a besoin d’un bouclier : s’il en manque, des Vikings passent aussitôt par-dessus bord. RAIDS-2.21

    Un drakkar plein n’est pas une prison : une nouvelle tuile peut en remplacer une ancienne, qui quitte le jeu. RAIDS-5.4
howto-detail-turn = À qui de jouer
howto-detail-turn-line = au drakkar le plus en arrière qui n’est pas arrivé
howto-detail-turn-say =
    Au départ, la position la plus haute est la plus en arrière. Qui est arrivé dernier commence le Voyage suivant. RAIDS-14.5

    Une tuile ne se prend qu’au début de votre tour suivant, si votre drakkar s’y trouve encore. RAIDS-5.3
howto-detail-monsters = Monstres
howto-detail-monsters-line = combattez, ou sacrifiez un Viking ; le dernier drakkar en est dispensé
howto-detail-monsters-say =
    Le combat coûte la force moins vos haches, en Vikings, et réussit toujours. Le Monstre est à vous et compte toute sa force. RAIDS-8.3 RAIDS-8.6

    Vous pouvez toujours sacrifier un Viking à la place ; sans Viking, vous passez pour rien. RAIDS-8.2
howto-detail-fights = Combats entre drakkars
howto-detail-fights-line = un Viking de plus chaque fois, exactement
howto-detail-fights-say =
    L’attaquant paie 1, l’autre 2 ou fuit, puis 3, puis 4. Tous les Vikings payés sont perdus, des deux côtés. RAIDS-9.6

    Qui fuit va plus loin et peut y attaquer à nouveau. Les haches ne servent à rien contre les drakkars. RAIDS-9.11 RAIDS-8.11
howto-detail-ports = Ports et marchandises
howto-detail-ports-line = vendez maintenant, ou jamais dans ce Port
howto-detail-ports-say =
    Les marchandises ne valent de la gloire qu’une fois vendues ; encore à bord à la fin, elles ne valent rien. RAIDS-11.10

    Un Port simple en prend une, un Port double deux. Dans les deux cas, un Viking embarque. RAIDS-11.15
howto-detail-two = À deux joueurs
howto-detail-two-line = un drakkar fantôme occupe des positions et coule des tuiles
howto-detail-two-say = Un fantôme vogue avec vous, de Village en Village. Il ne prend aucune tuile, mais celles qui le séparent du drakkar suivant sont perdues, et il peut arriver avant vous. RAIDS-16.3 RAIDS-16.10
