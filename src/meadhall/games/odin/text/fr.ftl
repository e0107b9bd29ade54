game-name = À la Gloire d’Odin
game-pitch = Envoyez vos Vikings travailler, chasser et naviguer, couvrez vos plateaux de trésors et nourrissez tout le monde au banquet.
variant-length = Durée
variant-length-note = Le nombre de manches
variant-length-long = Longue : 7 manches
variant-length-short = Courte : 6 manches
variant-decks = Métiers
variant-decks-note = A pour débuter, B et C pour joueurs confirmés
variant-decks-abc = A, B et C
variant-decks-a = A
variant-decks-bc = B et C
variant-decks-b = B
variant-decks-c = C
variant-decks-ab = A et B
variant-decks-ac = A et C
variant-light = Métier clair (solo)
variant-light-note = En solo, le joueur peut le choisir
variant-light-drawn = Pioché
variant-light-chosen = Choisi

status = Manche { $round } sur { $of } · { $phase }
mark-round = Manche { $number }
actions = Plateau d’actions
imitation = Imitation
strips = Flancs de montagne
strip = Flanc { $number }
islands = Plateaux d’exploration
island-note = { $points } points, { $minus ->
    [one] { $minus } case
   *[other] { $minus } cases
 } −1, { $silver } argent dessus
island-owned = Pris par { $seat }
oval = Tuiles spéciales
special-note = { $price } argent, valeur d’épée { $sword }
crown-note = hors commerce, valeur d’épée { $sword }
stock = Bâtiments restants
things-of = { $seat }
goods = Réserve et étable
area-note = Revenu { $income }, { $minus ->
    [one] { $minus } case −1 vide
   *[other] { $minus } cases −1 vides
 }
space-taken = { $seat } : { $vikings }
printed = { $income ->
    [0] {""}
   *[other] Les nombres sont les revenus.{" "}
 }−1 coûte un point tant qu’il est vide, # ne se couvre jamais.{ $many ->
    [0] {""}
   *[other] {" "}* donne un bonus : { $bonuses }.
 }
printed-bonus = colonne { $column }, ligne { $row } : { $what }
banquet = Table de banquet
banquet-note = { $open ->
    [one] { $open } case à couvrir
   *[other] { $open } cases à couvrir
 }
bay = Baie
hand = Main
played = Métiers en jeu
card-back = Une carte
seat-passed = a passé
seat-line = revenu { $income }
chip-vikings = Vikings sur la Place des Affaires
chip-income = revenu
chip-hand = cartes en main
final-income = dernier revenu { $number }

score-ships = Bateaux
score-emigrations = Émigrations
score-exploration_boards = Plateaux d’exploration
score-sheds_and_houses = Cabanes et maisons
score-sheep_and_cattle = Moutons et bovins
score-occupations = Métiers
score-silver = Argent
score-english_crown = Couronne d’Angleterre
score-home_board = Plateau Joueur −1
score-boards_minus = Plateaux d’exploration −1
score-houses_minus = Cabanes et maisons −1
score-thing_penalties = Sanctions

ask-act = Placez des Vikings sur une case, ou passez
ask-act-note = { $number ->
    [one] 1 Viking
   *[other] { $number } Vikings
 } sur votre Place des Affaires
ask-window = Quelque chose à faire avant la suite ?
ask-last-window = Encore quelque chose à poser avant le décompte ?
ask-where = Sur quel plateau ou dans quelle maison poser { $item } ?
ask-at = Où poser { $item } ?
ask-imitate = Quelle case imitez-vous ?
ask-declare = Paierez-vous en minerai ou en bois ?
ask-offer = Utiliser un Métier ?
ask-ahead = Utiliser un Métier avant l’action ?
ask-make-ready = Quelque chose à faire avant l’action ?
ask-free-play = Jouer un Métier gratuitement ?
ask-choose = Que choisissez-vous ?
ask-choose-way = Que choisissez-vous ?
ask-parts = Quelle partie ensuite ?
ask-pay-one = Que payez-vous ?
ask-pay-ship = Quel bateau donnez-vous ?
ask-pay-ship-ore = De quel drakkar retirez-vous le minerai ?
ask-mountain = { $number ->
    [one] Prenez un élément d’un flanc de montagne
   *[other] Prenez jusqu’à { $number } éléments d’un même flanc de montagne
 }
ask-upgrade = Améliorez une ressource
ask-further = Améliorer encore l’une d’elles ?
ask-turn = Retournez une ressource verte sur sa face bleue
ask-flip = Retournez une ressource
ask-sale = Achetez une tuile spéciale
ask-pick-tile = Prenez une tuile
ask-explore = Quel plateau explorez-vous ?
ask-sail-with = Avec quel bateau ?
ask-emigrate = Avec quel bateau émigrez-vous ?
ask-play-card = Jouez un Métier
ask-rather-not = Le raid, ou autre chose ?
ask-boats = Quels baleiniers sortent ?
ask-rolled = Le résultat est { $number } : { $can ->
    [roll] relancer ou échouer ?
    [win] réussir ou échouer ?
    [none] déclarer l’échec ?
   *[all] relancer, réussir ou échouer ?
 }
ask-second-loot = Résultat { $number } : prendre une deuxième tuile ?
ask-spend = Résultat { $number } : que dépensez-vous ?
ask-spend-arm = Dépenser une épée ou une lance ?
roll-note = Lancer { $rolls } : { $roll } ; cartes { $add }, minerai { $ore }
ask-feast = { $number ->
    [one] Servez le banquet : { $number } case vide
   *[other] Servez le banquet : { $number } cases vides
 }
ask-spot = Où poser { $item } sur la table ?
ask-choose-light = Choisissez votre premier Métier
ask-instead-of-weapon = Prendre une ressource au lieu d’une Arme ?
ask-house-bonus = Quelle ressource la maison donne-t-elle ?
ask-copy-good = Quelle ressource recevez-vous en plus ?
ask-place-gift = Poser { $item } ?
ask-fill-where = Dans quelle maison mettre { $item } ?
ask-in-shed = Que mettez-vous sur la cabane ?
ask-unload = De quel bateau déchargez-vous du minerai ?
ask-use-other = Quelle case utilisez-vous ?
ask-take-back = De quelle case des Vikings reviennent-ils ?
ask-leave-out = Laisser une case de côté ?

# what the others read meanwhile
wait-act = { $who } place des Vikings ou passe
wait-window = { $who } peut encore agir avant la suite
wait-last-window = { $who } peut encore poser quelque chose avant le décompte
wait-where = { $who } choisit où poser { $item }
wait-at = { $who } pose { $item }
wait-imitate = { $who } choisit une case à imiter
wait-declare = { $who } hésite entre le minerai et le bois
wait-offer = { $who } décide d’utiliser ou non un Métier
wait-ahead = { $who } décide d’utiliser ou non un Métier avant l’action
wait-make-ready = { $who } peut encore agir avant l’action
wait-free-play = { $who } peut jouer un Métier gratuitement
wait-choose = { $who } choisit ce que donne la case
wait-choose-way = { $who } choisit ce que donne le Métier
wait-parts = { $who } choisit la partie suivante de la case
wait-pay-one = { $who } choisit comment payer
wait-pay-ship = { $who } choisit le bateau à rendre
wait-pay-ship-ore = { $who } choisit le drakkar dont retirer du minerai
wait-mountain = { $who } prend des éléments d’un flanc de montagne
wait-upgrade = { $who } améliore des ressources
wait-further = { $who } peut améliorer encore l’une des ressources
wait-turn = { $who } retourne des ressources vertes
wait-flip = { $who } retourne des ressources
wait-sale = { $who } achète des tuiles spéciales
wait-pick-tile = { $who } choisit une tuile
wait-explore = { $who } choisit le plateau à explorer
wait-sail-with = { $who } choisit le bateau du voyage
wait-emigrate = { $who } choisit le bateau avec lequel émigrer
wait-play-card = { $who } joue des Métiers
wait-rather-not = { $who } décide s’il y aura un raid
wait-boats = { $who } choisit des baleiniers
wait-rolled = { $who } a un résultat de { $number } et décide de la suite
wait-second-loot = { $who } peut prendre une deuxième tuile
wait-spend = { $who } choisit ses dépenses
wait-spend-arm = { $who } hésite entre une épée et une lance
wait-feast = { $who } sert le banquet
wait-spot = { $who } pose { $item } sur la table
wait-choose-light = { $who } choisit un premier Métier
wait-instead-of-weapon = { $who } hésite entre une Arme et une ressource
wait-house-bonus = { $who } choisit le bonus d’une maison
wait-copy-good = { $who } choisit la ressource à recevoir en plus
wait-place-gift = { $who } peut poser { $item }
wait-fill-where = { $who } choisit une maison pour { $item }
wait-in-shed = { $who } choisit ce qui va sur une cabane
wait-unload = { $who } décharge du minerai
wait-use-other = { $who } choisit une case à utiliser
wait-take-back = { $who } choisit la case d’où des Vikings reviennent
wait-leave-out = { $who } choisit d’où des Vikings reviennent

option-space = { $space }
option-fewer = { $space } avec moins de Vikings
option-copy = { $space }
option-back = { $space }
option-leave-out = Laisser de côté : { $space }
option-pass = Passer
option-done = Terminé
option-done-act = Passer
option-done-feast = { $number ->
    [0] Finir le banquet
    [one] Finir le banquet : 1 case vide, −{ $points }
   *[other] Finir le banquet : { $number } cases vides, −{ $points }
 }
option-done-mountain = Ne rien prendre de plus
option-done-upgrade = Ne plus améliorer
option-done-further = Les laisser ainsi
option-done-turn = Ne plus rien retourner
option-done-flip = Ne plus rien retourner
option-done-sale = Ne plus rien acheter
option-done-parts = Laisser le reste
option-done-second-loot = Ne pas prendre de deuxième tuile
option-done-place-gift = Ne plus rien poser
option-done-instead-of-weapon = Piocher une Arme
option-done-free-play = N’en jouer aucun maintenant
option-done-play-card = Ne plus en jouer
option-done-play-none = N’en jouer aucun
option-done-draw-instead = Piocher une carte à la place
option-done-offer = N’en utiliser aucun
option-done-ahead = Continuer
option-done-make-ready = Effectuer l’action
option-done-window = Continuer
option-done-last-window = Compter les points
option-done-leave-out = Reprendre ceux-ci
option-lay = Poser { $the }
option-serve = Servir { $the }
option-suggest = Servir le banquet proposé
option-tile = { $item }
option-pay = { $item }
option-loot = Prendre { $the }
option-turn = Retourner { $the }
option-fill = Mettre { $the } sur un emplacement
option-buy = Acheter { $a }
option-load = Charger du minerai : { $ship } avec { $ore }
option-unload = Décharger du minerai : { $ship } avec { $ore }
option-ship = { $ship } avec { $ore }
option-emigrate = { $n ->
    [0] { $ship }
   *[other] { $ship } avec { $ore }
 }
option-sail = { $ship }
option-upgrade = { $old } → { $new }
option-card = Jouer { $card }
option-take-card = Prendre { $card } en main
option-use = Utiliser { $card }
option-use-for = Utiliser { $card } : { $what }
option-at = { $turn ->
    [r0] Colonne { $column }, ligne { $row }
    [r1] Colonne { $column }, ligne { $row }, un quart de tour
    [r2] Colonne { $column }, ligne { $row }, un demi-tour
    [r3] Colonne { $column }, ligne { $row }, trois quarts de tour
    [m0] Colonne { $column }, ligne { $row }, retournée
    [m1] Colonne { $column }, ligne { $row }, retournée, un quart de tour
    [m2] Colonne { $column }, ligne { $row }, retournée, un demi-tour
   *[m3] Colonne { $column }, ligne { $row }, retournée, trois quarts de tour
 }
option-explore = Explorer { $board }
option-board = { $number ->
    [0] { $area }
   *[other] { $area } ({ $number })
 }
option-strip = Flanc { $number } : { $items }
option-spend = Réussir : payer { $items }
option-spend-nothing = Réussir : rien à payer
option-choose = Choix { $number }
option-along = En long, à partir de la case { $a }
option-upright = Debout, à partir de la case { $a }
option-roll = Relancer
option-roll-first = Lancer
option-boats = { $a } avec du minerai en plus, { $b } sans
option-fail = { $a ->
    [0] Déclarer l’échec
    [one] Déclarer l’échec, 1 Viking revient
   *[other] Déclarer l’échec, { $a } Vikings reviennent
 }
exchange = { $cost } → { $gain }
op-loaded-ship = { $ship } avec { $ore } de la réserve
note-no-vikings = aucun Viking
note-price = { $number } argent
note-get = vous recevez { $items }
note-cost = { $vikings } · payer { $cost }
note-missing = vous ne recevrez pas { $items }
note-sword = valeur d’épée { $number }{ $lacks ->
    [0] {""}
   *[other] {" "}: ajoutez { $lacks } au résultat
 }
preview-aboard = Un minerai de plus à bord
preview-boards = Un plateau de plus
preview-penalties = { $n ->
    [one] 1 Sanction
   *[other] { $n } Sanctions
 }
preview-open = { $n ->
    [one] 1 case de la table couverte
   *[other] { $n } cases de la table couvertes
 }
preview-minus = { $n ->
    [one] 1 case −1 couverte
   *[other] { $n } cases −1 couvertes
 }
preview-income = Revenu +{ $change }
preview-loss = − { $amount }
preview-left = { $left ->
    [0] il ne restera aucun Viking
    [one] il restera { $left } Viking
   *[other] il restera { $left } Vikings
 }
preview-gain = + { $amount }
op-mountain = { $strips ->
    [one] { $most ->
        [one] prendre 1 élément d’un flanc
       *[other] prendre jusqu’à { $most } éléments d’un même flanc
    }
   *[other] prendre { $number } éléments de flancs différents
 }
op-upgrade = { $number ->
    [one] améliorer 1 ressource
   *[other] améliorer jusqu’à { $number } ressources
 }
op-double = améliorer doublement jusqu’à { $number } ressources
op-overseas = retourner des ressources vertes
op-sale = tuiles spéciales
op-emigrate = émigrer
op-forge = une tuile à pince
op-draw = piocher un Métier
op-play = jouer un Métier
op-explore = un plateau d’exploration
op-wood-per-player = bois par joueur
op-vikings-from-space = { $number ->
    [one] 1 Viking revient
   *[other] { $number } Vikings reviennent
 }

why-occupied = La case est occupée.
why-too-few-vikings = Il faut { $vikings }, vous en avez { $has }.
why-no-ship = Il vous faut { $ships }.
why-cannot-pay = Vous ne pouvez pas payer.
why-costs = Vous n’avez pas de quoi payer : { $cost }.
why-no-effect = Cela n’aurait aucun effet.
why-not-anothers = Il n’y a pas de case d’un autre joueur que vous puissiez utiliser.
why-nobody-else = Aucun Viking d’un autre joueur n’occupe cette case.
why-still-needed = L’action elle-même en a encore besoin.
why-unmet = Sa condition n’est pas remplie.
why-nothing-aboard = Il n’y a pas de minerai à décharger.
why-not-on-a-board = La tuile n’est posée sur aucun plateau.
why-must-supply = Il manque encore à l’action quelque chose que ce choix doit fournir.
why-no-dock = Pas de zone d’amarrage libre de cette taille.
why-no-slot = Pas d’emplacement libre.
why-none-held = Vous n’en avez pas.
why-no-place = Il n’y a de place nulle part.
why-not-accepted = Cela ne peut pas être posé là.
why-during-action = Pas pendant une action.
why-unloaded = Vous venez de décharger du minerai de ce bateau.
why-no-hold = Un knarr ne porte pas de minerai.
why-ship-full = Le bateau est plein.
why-covered = Une case est déjà couverte.
why-outside = Cela dépasse de la zone.
why-green-touches = Deux tuiles vertes ne peuvent pas se toucher par un côté.
why-barren = Une partie serait hors du plateau ou sur une case qui ne peut jamais être couverte.
why-pillar = Une partie serait sur un pilier ou hors de la maison.
why-same-colour = Deux tuiles de cette couleur ne peuvent pas se toucher ici par un côté.
why-income-order = Le revenu { $value } demande encore { $missing ->
    [one] 1 case couverte
   *[other] { $missing } cases couvertes
 } en bas à gauche.
why-not-food = On ne sert que des ressources orange ou rouges et de l’argent.
why-silver-waits = L’argent ne se sert qu’au banquet même.
why-sober = Vous avez déclaré un banquet sans hydromel.
why-no-room = Il n’y a pas la place.
why-next-to-same = Pas à côté d’une tuile de même couleur.
why-one-along = Aucune autre tuile de ce type ne peut être posée en long.
why-nothing-to-serve = Rien de ce que vous avez ne peut être servi maintenant.
why-not-upgradable = Il faut la même ressource que la première.
why-just-made = Cette tuile vient d’être améliorée : aucune ne l’est deux fois dans une même action.
why-too-dear = Cela coûte { $price } argent, vous en avez { $silver }.
why-nothing-for-sale = Il ne reste aucune tuile spéciale qui ait un prix.
why-wrong-item = Le prochain élément de ce flanc de montagne n’est pas de la sorte voulue.
why-not-face-up = Ce plateau montre son autre face.
why-rolls-used = Tous les lancers sont faits.
why-cannot-reach = Il faut une valeur de combat de { $sword } ; vous ne pouvez pas dépasser { $most }.
why-cannot-spend = Vous ne pouvez pas payer le résultat.
why-one-at-least = Il faut en utiliser au moins un.
why-not-in-hand = Vous n’avez pas cette carte en main.
why-strip-gone = Ce flanc de montagne n’est pas en jeu.
why-strip-short = Ce flanc de montagne n’a pas autant d’éléments.
why-strip-done = Vous avez déjà pris sur ce flanc de montagne.
why-too-many-items = Vous pouvez prendre au plus { $number ->
    [one] 1 élément
   *[other] { $number } éléments
 } d’un même flanc.
why-top-colour = Cette ressource ne peut pas monter aussi haut.
why-not-this-good = Cette amélioration ne concerne pas cette ressource.
why-so-many-steps = Ici, une ressource s’améliore { $steps }.
why-not-green = Seules les ressources vertes se retournent.
why-type-turned = Vous avez déjà retourné une tuile de ce type.
why-other-column = On n’imite que des cases de la même colonne.
why-no-imitation = Cette case Imitation n’est pas en jeu.
why-not-fewer = Cette case demande tous ses Vikings.
why-not-its-shape = Cette pièce ne peut pas être tournée ainsi.
why-no-such-area = Vous n’avez ni plateau ni maison de ce numéro.
why-not-open = Cette case de la table n’est pas vide.
why-square = Un carré se pose de la même façon dans les deux sens.
why-part-done = Cette partie est déjà utilisée, ou ne peut plus l’être.
why-no-such-way = Ce choix n’existe pas ici.
why-no-booty = Seules les tuiles bleues et spéciales sont du butin.
why-a-hunt = Une chasse ne rapporte pas de butin.
why-booty-first = Nommez d’abord le butin, puis ce que vous dépensez.
why-not-exact = Le paiement doit correspondre au résultat.
why-no-such-ship = Vous n’avez pas ce bateau.
why-too-many-boats = On ne peut pas utiliser autant de baleiniers ici.
why-crown = La Couronne d’Angleterre n’a pas de prix : elle ne s’achète pas.
why-not-offered = Cette tuile ne fait pas partie du choix.
why-no-vikings-there = Aucun de vos Vikings ne peut revenir de là.
why-not-owed = Ce n’est pas ce qui est demandé.
why-other-space = On n’explore pas ce plateau depuis cette case : { $board }.
why-wrong-column = Il faut une case de la colonne { $number }.
why-must-be-occupied = La case doit être occupée.
why-must-be-free = La case doit être libre.
why-vikings-stay = { $number ->
    [0] Aucun Viking ne revient de là.
    [one] Un seul Viking revient de là.
   *[other] Seuls { $number } Vikings reviennent de là.
 }
why-not-so-many = Il faut en avoir exactement { $number } en réserve.
why-taken-nowhere = Aucun de vos plateaux ni de vos maisons ne l’accepte.
why-not-in-play = Cette carte n’est pas en jeu devant vous.
why-not-its-moment = Ce n’est pas le moment de cette carte.
why-used-up = Cette carte a déjà servi.
why-none-left = Il n’en reste plus.
why-no-animals = Vous n’avez pas d’animal pour cela.
why-panel-taken = Le prochain panneau de la table de banquet n’est pas libre.
why-no-board = Aucun de ces plateaux n’est disponible : ils sont pris ou montrent leur autre face.
why-no-strip = Aucun flanc de montagne n’a ce qu’il faut.
why-nothing-to-upgrade = Vous n’avez rien à améliorer.
why-empty-hand = Vous n’avez pas de carte en main.
why-being-played = Ce que vous avez en main est déjà en train d’être joué.
why-claimed = Ce plateau est déjà pris : { $owner }.

event-first-player = { $seat } commence.
    .you = Vous commencez.
event-round = Manche { $number }.
event-gains = { $seat } reçoit { $what }.
    .you = Vous recevez { $what }.
event-pays = { $seat } paie { $what }.
    .you = Vous payez { $what }.
event-card-used = { $seat } utilise { $card }.
    .you = Vous utilisez { $card }.
event-loads = { $seat } charge { $what } sur { $ship }.
    .you = Vous chargez { $what } sur { $ship }.
event-unloads = { $seat } reprend en réserve 1 minerai chargé sur { $ship }.
    .you = Vous reprenez en réserve 1 minerai chargé sur { $ship }.
event-takes-off = { $seat } dépense 1 minerai chargé sur { $ship }.
    .you = Vous dépensez 1 minerai chargé sur { $ship }.
event-gives-ship = { $seat } rend { $ship }.
    .you = Vous rendez { $ship }.
event-ship = { $seat } obtient { $ship }.
    .you = Vous obtenez { $ship }.
event-fills = { $seat } met { $what } sur un emplacement.
    .you = Vous mettez { $what } sur un emplacement.
event-places = { $seat } pose { $what } { $area }.
    .you = Vous posez { $what } { $area }.
event-upgrades = { $seat } améliore { $old } en { $new }.
    .you = Vous améliorez { $old } en { $new }.
event-turns = { $seat } retourne { $old } et obtient { $new }.
    .you = Vous retournez { $old } et obtenez { $new }.
event-swaps = { $seat } prend { $what } sur un plateau { DE($owner) } ; { $goods } en prennent la place.
    .you = Vous prenez { $what } sur un plateau { DE($owner) } ; { $goods } en prennent la place.
event-births = { $number ->
    [one] Naissance chez { $seat } : { $what }.
   *[other] Naissances chez { $seat } : { $what }.
 }
    .you = { $number ->
        [one] Naissance dans votre étable : { $what }.
       *[other] Naissances dans votre étable : { $what }.
     }
event-vikings-back = { $number ->
    [one] 1 Viking { DE($seat) } revient.
   *[other] { $number } Vikings { DE($seat) } reviennent.
 }
    .you = { $number ->
        [one] Un de vos Vikings revient.
       *[other] { $number } de vos Vikings reviennent.
     }
event-uses-without = { $seat } utilise « { $space } » sans placer de Viking.
    .you = Vous utilisez « { $space } » sans placer de Viking.
event-house = { $seat } obtient { $house }.
    .you = Vous obtenez { $house }.
event-explores = { $seat } explore { $board }.
    .you = Vous explorez { $board }.
event-emigrates = { $seat } émigre avec { $ship }.
    .you = Vous émigrez avec { $ship }.
event-draws-card = { $seat } pioche { $card }.
    .you = Vous piochez { $card }.
event-draws-card-hidden = { $seat } pioche un Métier.
event-plays-card = { $seat } joue { $card }.
    .you = Vous jouez { $card }.
event-draws-weapon = { $seat } pioche { $what }.
    .you = Vous piochez { $what }.
event-passes = { $seat } passe.
    .you = Vous passez.
event-uses = { $seat } place { $number ->
    [one] 1 Viking
   *[other] { $number } Vikings
 } : « { $space } ».
    .you = Vous placez { $number ->
        [one] 1 Viking
       *[other] { $number } Vikings
     } : « { $space } ».
event-imitates = { $seat } imite « { $space } » avec { $number ->
    [one] 1 Viking
   *[other] { $number } Vikings
 }.
    .you = Vous imitez « { $space } » avec { $number ->
        [one] 1 Viking
       *[other] { $number } Vikings
     }.
event-rolls = { $seat } lance le dé : { $number }.
    .you = Vous lancez le dé : { $number }.
event-hunt-won = { $seat } réussit : « { $action } ».
    .you = Vous réussissez : « { $action } ».
event-fails = { $seat } échoue : « { $action } »{ $number ->
    [0] .
    [one] {" "}; 1 Viking revient.
   *[other] {" "}; { $number } Vikings reviennent.
 }
    .you = Vous échouez : « { $action } »{ $number ->
        [0] .
        [one] {" "}; 1 Viking revient.
       *[other] {" "}; { $number } Vikings reviennent.
     }
event-loots = { $seat } remporte { $what } au combat.
    .you = Vous remportez { $what } au combat.
event-serves = { $seat } sert { $what }.
    .you = Vous servez { $what }.
event-penalties = { $seat } prend { $number ->
    [one] 1 Sanction
   *[other] { $number } Sanctions
 }.
    .you = Vous prenez { $number ->
        [one] 1 Sanction
       *[other] { $number } Sanctions
     }.
event-turned = Un plateau est retourné : on découvre { $board }.
event-income = { $seat } a un revenu de { $number } argent.
    .you = Vous avez un revenu de { $number } argent.
event-silver-put = { $number ->
    [one] { $what } de plus sur { $boards }.
   *[other] { $what } de plus sur chacun de ces plateaux : { $boards }.
 }
event-strip-comes = Le flanc de montagne { $number } est révélé.
event-strips-lose = Les flancs de montagne perdent { $items }.
event-pregnant = { $seat } retourne { $what } sur sa face gestante.
    .you = Vous retournez { $what } sur sa face gestante.
event-start-player = { $seat } a placé les derniers Vikings et devient premier joueur.
    .you = Vous avez placé les derniers Vikings et devenez premier joueur.

# how many of what: `{ s }` is the mark of the plural
s = { $n ->
    [one] {""}
   *[other] s
 }
n-peas = { $n } petit{ s } pois
n-flax = { $n } lin{ s }
n-beans = { $n } haricot{ s }
n-grain = { $n } céréale{ s }
n-cabbage = { $n } { $n ->
    [one] chou
   *[other] choux
 }
n-fruits = { $n } fruit{ s }
n-mead = { $n } hydromel{ s }
n-stockfish = { $n } poisson{ s } séché{ s }
n-milk = { $n } lait{ s }
n-salt_meat = { $n } viande{ s } salée{ s }
n-game_meat = { $n } viande{ s } de gibier
n-whale_meat = { $n } viande{ s } de baleine
n-sheep = { $n } mouton{ s }
n-pregnant_sheep = { $n } brebis gestante{ s }
n-cattle = { $n } bovin{ s }
n-pregnant_cattle = { $n } vache{ s } gestante{ s }
n-oil = { $n } huile{ s }
n-hide = { $n } { $n ->
    [one] peau
   *[other] peaux
 }
n-wool = { $n } laine{ s }
n-linen = { $n } toile{ s } de lin
n-skin_and_bones = { $n } tuile{ s } « la peau et les os »
n-fur = { $n } fourrure{ s }
n-robe = { $n } tunique{ s }
n-clothing = { $n } vêtement{ s }
n-rune_stone = { $n } rune{ s }
n-silverware = { $n } argenterie{ s }
n-chest = { $n } coffre{ s }
n-silk = { $n } soie{ s }
n-spices = { $n } épice{ s }
n-jewelry = { $n } { $n ->
    [one] bijou
   *[other] bijoux
 }
n-treasure_chest = { $n } coffre{ s } au trésor
n-silver_hoard = { $n } butin{ s }
n-wood = { $n } bois
n-stone = { $n } pierre{ s }
n-ore = { $n } minerai{ s }
n-silver = { $n } argent
n-bow_and_arrow = { $n } arc{ s } et flèche{ s }
n-snare = { $n } collet{ s }
n-spear = { $n } lance{ s }
n-long_sword = { $n } épée{ s } longue{ s }
n-whaling_boat = { $n } baleinier{ s }
n-knarr = { $n } knarr{ s }
n-longship = { $n } drakkar{ s }
n-large = { $n } { $n ->
    [one] grand bateau
   *[other] grands bateaux
 }
n-boats = { $n } baleinier{ s }
n-houses = { $n } maison{ s } de pierre ou longue{ s }
n-goods = { $n } ressource{ s }
n-items = { $n } élément{ s }
n-steps = { $n ->
    [one] d’un pas
   *[other] de { $n } pas
 }
n-rolls = { $n } lancer{ s }
n-arms = { $n } épée{ s } ou lance{ s }
n-weapons = { $n } Arme{ s }
n-cards = { $n } Métier{ s }
n-vikings = { $n } Viking{ s }
n-glass_beads = les Perles de verre
n-helmet = le Heaume
n-cloakpin = la Fibule de cape
n-belt = la Ceinture
n-crucifix = le Crucifix
n-drinking_horn = la Corne à boire
n-amber_figure = la Figurine d’ambre
n-horseshoe = le Fer à cheval
n-gold_brooch = la Broche d’or
n-forge_hammer = le Marteau de forge
n-fibula = la Fibule
n-throwing_axe = la Hache de lancer
n-chalice = le Calice
n-round_shield = le Bouclier rond
n-english_crown = la Couronne d’Angleterre
n-shed = { $n } cabane{ s }
n-stone_house = { $n } maison{ s } de pierre
n-long_house = { $n } maison{ s } longue{ s }
list-more = { $first }, { $next }
list-last = { $first } et { $last }
list-or = { $first } ou { $last }

# in a sentence
a-whaling_boat = un baleinier
a-knarr = un knarr
a-longship = un drakkar
a-shed = une cabane
a-stone_house = une maison de pierre
a-long_house = une maison longue
the-peas = les petits pois
the-flax = le lin
the-beans = les haricots
the-grain = les céréales
the-cabbage = le chou
the-fruits = les fruits
the-mead = l’hydromel
the-stockfish = le poisson séché
the-milk = le lait
the-salt_meat = la viande salée
the-game_meat = la viande de gibier
the-whale_meat = la viande de baleine
the-sheep = le mouton
the-pregnant_sheep = la brebis gestante
the-cattle = le bovin
the-pregnant_cattle = la vache gestante
the-oil = l’huile
the-hide = la peau
the-wool = la laine
the-linen = la toile de lin
the-skin_and_bones = la tuile « la peau et les os »
the-fur = la fourrure
the-robe = la tunique
the-clothing = le vêtement
the-rune_stone = la rune
the-silverware = l’argenterie
the-chest = le coffre
the-silk = la soie
the-spices = les épices
the-jewelry = le bijou
the-treasure_chest = le coffre au trésor
the-silver_hoard = le butin
the-wood = le bois
the-stone = la pierre
the-ore = le minerai
the-silver = l’argent
the-bow_and_arrow = l’arc et les flèches
the-snare = le collet
the-spear = la lance
the-long_sword = l’épée longue
the-whaling_boat = le baleinier
the-knarr = le knarr
the-longship = le drakkar
the-glass_beads = les Perles de verre
the-helmet = le Heaume
the-cloakpin = la Fibule de cape
the-belt = la Ceinture
the-crucifix = le Crucifix
the-drinking_horn = la Corne à boire
the-amber_figure = la Figurine d’ambre
the-horseshoe = le Fer à cheval
the-gold_brooch = la Broche d’or
the-forge_hammer = le Marteau de forge
the-fibula = la Fibule
the-throwing_axe = la Hache de lancer
the-chalice = le Calice
the-round_shield = le Bouclier rond
the-english_crown = la Couronne d’Angleterre
the-shetland = les Shetland
the-faroe_islands = les Îles Féroé
the-iceland = l’Islande
the-greenland = le Groenland
the-bear_island = l’Île aux Ours
the-baffin_island = l’Île de Baffin
the-labrador = le Labrador
the-newfoundland = Terre-Neuve
on-home_board = sur le plateau Joueur
on-stone_house = dans une maison de pierre
on-long_house = dans une maison longue
on-shed = dans une cabane
on-shetland = sur les Shetland
on-faroe_islands = sur les Îles Féroé
on-iceland = sur l’Islande
on-greenland = sur le Groenland
on-bear_island = sur l’Île aux Ours
on-baffin_island = sur l’Île de Baffin
on-labrador = sur le Labrador
on-newfoundland = sur Terre-Neuve

card-1 = Sur une case du Marché au bétail : payez { $cost } de moins au total (jamais moins de { $min } ; sans effet sur ce qui est gratuit).
card-2 = Sur une case dont l’effet coûte au moins { $needs } au total : payez { $cost } de moins au total. Vaut pour l’émigration dès la manche { $if }, les achats de bétail et la vente spéciale, jamais pour l’achat de bateaux.
card-3 = Sur une case qui montre exactement { $needs } parmi ses gains : prenez aussi { $take_weapons }. L’argent ajouté par des Métiers ne compte pas.
card-4 = Chacun de vos lancers de dé est diminué de { $add }, y compris pour le raid et le pillage, à votre désavantage.
card-5 = Quand vous la jouez, vous devez tenir aussitôt une phase de Banquet complète, pour vous seul ; le Banquet normal de la manche a lieu quand même.
card-6 = Pour chaque pierre que vous prenez d’un flanc de montagne : { $gain }.
card-7 = Juste après chaque Banquet : { $gain } avec au moins { $at ->
    [one] { $at } céréale
   *[other] { $at } céréales
 } en réserve, { $gain2 } avec au moins { $at2 }.
card-8 = Juste avant chaque phase de Revenus : { $gain } si au moins { $if } de vos Vikings occupent des cases d’Artisanat.
card-9 = Juste avant chaque phase de Revenus : un minerai par drakkar, à poser aussitôt sur votre plateau Joueur ou sur un plateau d’exploration ; vous ne recevez pas celui que vous ne posez pas.
card-10 = Quand vous la jouez : { $gain } par espèce d’animal dans vos étables (moutons, bovins).
card-11 = Quand vous la jouez : { $take_weapons }. À la pêche à la baleine, chaque lance dépensée compte { $value } au lieu de { $normally }.
card-12 = Quand vous la jouez : { $gain }. Après chaque action où vous avez utilisé un drakkar (raid, pillage, saccage, exploration, émigration) : vous pouvez piocher { $weapons }, une fois par action.
card-13 = Quand vous la jouez : { $take_weapons }. Partie de chasse : chaque lancer est diminué de { $add }.
card-14 = Quand vous la jouez : { $gain } si le nombre de vos bateaux de chaque type est d’au moins { $at } ; { $gain2 } s’il est d’au moins { $at2 }.
card-15 = Quand vous la jouez : { $gain } par maison de pierre ou longue. Ensuite, chaque fois que vous construisez une maison de pierre ou longue : { $gain2 }.
card-16 = Quand vous la jouez : { $silver }/{ $silver2 }/{ $silver3 }/{ $silver4 } argent avec en tout au moins { $at }/{ $at2 }/{ $at3 }/{ $at4 } minerais chargés sur vos bateaux (sans le minerai imprimé).
card-17 = Quand vous la jouez, vous pouvez améliorer { $goods } directement jusqu’à la ressource bleue de même forme ({ $steps } au plus).
card-18 = Quand vous la jouez, selon le nombre de vos drakkars portant au moins deux minerais : { $at } = { $gain }, { $at2 } = { $gain2 }, { $at3 } ou plus = { $gain3 } ; on ne peut pas choisir une récompense inférieure.
card-19 = Quand vous la jouez, selon le nombre de vos tuiles spéciales (en réserve ou posées) : { $at } = { $gain }, { $at2 } = { $gain2 }, { $at3 } ou plus = { $gain3 } ; on ne peut pas choisir une récompense inférieure.
card-20 = Quand vous la jouez, vous pouvez recevoir les bonus de vos maisons, et d’elles seules, comme lors d’une phase de Bonus supplémentaire.
card-21 = Quand vous la jouez, vous pouvez recevoir les bonus de votre plateau Joueur, et de lui seul, comme lors d’une phase de Bonus supplémentaire.
card-22 = Quand vous la jouez : { $gain } par drakkar.
card-23 = Quand vous la jouez : { $gain } par maison de pierre ou longue.
card-24 = Quand vous la jouez : { $gain } par knarr et { $gain2 } par baleinier.
card-25 = Quand vous la jouez : { $gain } par knarr.
card-26 = Quand vous la jouez : { $gain } par ressource rouge différente en réserve ou dans vos étables (animaux gestants ou non : une seule sorte ; ce qui est dans les maisons ne compte pas).
card-27 = Quand vous la jouez : { $gain } par baleinier.
card-28 = Pour chaque coffre ou coffre au trésor que vous recevez : vous pouvez payer { $pay } pour { $gain }.
card-29 = Quand vous la jouez : { $gain } par paire formée d’une viande de gibier et d’une viande de baleine en réserve ; vous gardez les paires.
card-30 = Quand vous la jouez : { $silver }/{ $silver2 }/{ $silver3 } argent avec { $at }/{ $at2 }/{ $at3 } soies ou plus en réserve.
card-31 = Quand vous la jouez : choisissez une ressource dont vous avez exactement { $have_exactly } en réserve et recevez-en { $count } de plus ; étables et plateaux ne comptent pas.
card-32 = Quand vous la jouez, selon le nombre de vos drakkars : { $at } = piochez { $weapons }, { $at2 } = { $weapons2 }, { $at3 } ou plus = { $weapons3 }.
card-33 = Quand vous la jouez : { $wool }/{ $wool2 }/{ $wool3 } laines avec au moins { $at }/{ $at2 }/{ $at3 } moutons (brebis gestantes comprises).
card-34 = Quand vous la jouez : { $gain } avec au moins { $at } moutons, { $gain2 } avec au moins { $at2 } (brebis gestantes comprises).
card-35 = Quand vous la jouez, vous pouvez tenir une phase de Reproduction supplémentaire, pour vous seul.
card-36 = Juste avant chaque commerce outre-mer : vous pouvez améliorer { $goods } { $steps } ; seulement une viande salée, de gibier ou de baleine.
card-37 = Juste avant chaque commerce outre-mer : vous pouvez améliorer { $goods } { $steps }.
card-38 = À la phase Nouvelle Arme, vous pouvez prendre { $gain }, { $gain2 } ou { $gain3 } dans la réserve générale au lieu de piocher votre carte.
card-39 = À tout moment, vous pouvez reprendre en réserve du minerai de vos baleiniers et drakkars (pas le minerai imprimé).
card-40 = À tout moment, vous pouvez poser du bois sur les cases libres de vos maisons de pierre et de vos maisons longues, comme on y pose de l’argent.
card-41 = Juste après chaque phase de Bonus, une fois : vous pouvez échanger { $pay } contre { $gain }, ou { $pay2 } contre { $gain2 }.
card-42 = Juste avant chaque phase de Revenus : vous pouvez poser { $count } bois ou { $count } pierre sur un emplacement libre correspondant d’une de vos cabanes et recevoir alors { $gain }.
card-43 = Quand vous la jouez : { $gain }.
card-44 = À tout moment : échangez { $pay } contre { $gain }.
card-45 = À tout moment : échangez { $pay } contre { $gain }.
card-46 = À tout moment : échangez { $pay }, ou { $pay2 }, contre un drakkar (il faut une grande zone d’amarrage libre). Ce n’est pas une action de construction.
card-47 = À tout moment : échangez { $pay } contre { $gain }.
card-48 = À tout moment : échangez { $pay } (gestant ou non) contre { $gain }.
card-49 = À tout moment : échangez { $pay } (gestant ou non) contre { $gain }. Pour vos autres Métiers, c’est une phase de Récolte supplémentaire avec récolte, pour vous seul.
card-50 = À tout moment : échangez { $pay } contre { $gain }.
card-51 = À tout moment : échangez { $pay } contre { $gain }, ou { $pay2 } contre { $gain2 }.
card-52 = À tout moment : payez { $pay } pour jouer { $cards } de votre main.
card-53 = À tout moment : payez { $pay } pour améliorer { $goods } { $steps }, orange uniquement (compte comme une action d’amélioration).
card-54 = À tout moment : échangez { $pay } contre { $gain }, ou { $pay2 } contre { $gain2 }.
card-55 = À tout moment : échangez { $pay } contre { $gain }.
card-56 = À tout moment : défaussez { $pay } au choix pour { $gain }.
card-57 = À tout moment : échangez { $pay } contre { $gain }.
card-58 = À tout moment : échangez { $pay } contre { $gain }.
card-59 = À tout moment : échangez { $pay } contre { $gain }.
card-60 = Quand vous la jouez, vous pouvez reprendre { $vikings } d’une case Action au choix, ou payer autant d’argent que le numéro de la manche pour reprendre { $vikings2 } d’une même case. Une case ainsi vidée peut resservir.
card-61 = Quand vous la jouez, vous pouvez rendre { $pay } (le minerai à bord est perdu) pour { $gain }.
card-62 = Quand vous la jouez, vous pouvez payer { $pay } pour le Crucifix ou la Fibule de cape, si la tuile est encore sur le plateau ovale.
card-63 = Quand vous la jouez, l’un ou l’autre, ou les deux dans cet ordre : rendez { $pay } (gestant ou non) pour { $gain } ; achetez la Corne à boire pour { $pay2 } si elle est encore sur le plateau ovale.
card-64 = Quand vous la jouez, vous pouvez changer { $pay } en un drakkar (le minerai à bord est perdu). Ce n’est pas une action de construction.
card-65 = Quand vous la jouez, vous pouvez défausser { $pay } pour { $gain }, une fois.
card-66 = Quand vous la jouez, vous pouvez payer { $pay } pour déplacer { $goods } en diagonale vers le haut et la droite du tableau des ressources, { $steps } au plus ; orange uniquement.
card-67 = Quand vous la jouez, vous pouvez payer { $pay } pour { $gain }, le tout ensemble.
card-68 = Quand vous la jouez, vous pouvez piocher { $weapons }.
card-69 = Quand vous la jouez, vous pouvez prendre des Armes jusqu’à en avoir au moins { $each_type_to } de chaque type.
card-70 = Quand vous la jouez, si la Fibule de cape est posée sur un plateau : vous pouvez la prendre dans votre réserve ; une argenterie et une rune de la réserve générale la remplacent exactement.
card-71 = Quand vous la jouez, si la Corne à boire est posée sur le plateau d’un joueur, quel qu’il soit : vous pouvez la prendre dans votre réserve ; un coffre et une rune de la réserve générale la remplacent exactement.
card-72 = Quand vous la jouez, vous pouvez payer autant d’argent que le numéro de la manche pour une maison de pierre. Ce n’est pas une action de construction.
card-73 = Quand vous la jouez, choisissez : { $gain } sans rien payer ; le Crucifix pour { $pay } ; le Calice pour { $pay2 } (chaque tuile tant qu’elle est sur le plateau ovale).
card-74 = Quand vous la jouez, vous pouvez payer { $pay } pour { $gain } (face non gestante).
card-75 = Quand vous la jouez, vous pouvez payer { $pay } pour { $gain }.
card-76 = Quand vous la jouez, vous pouvez reprendre { $vikings } de chaque case de la colonne { $each_space_in_column } que vous occupez.
card-77 = Après l’avoir jouée, vous pouvez utiliser n’importe quelle case occupée de la colonne { $column }, par vous ou par un autre, sans placer de Viking ; un collet ou un pillage raté n’y rend aucun Viking.
card-78 = Quand vous la jouez, vous pouvez retourner jusqu’à { $up_to }/{ $up_to2 }/{ $up_to3 }/{ $up_to4 } tuiles Ressource de votre réserve avec { $at }/{ $at2 }/{ $at3 }/{ $at4 } knarrs (orange et rouge, vert et bleu sont les deux faces). Ce n’est pas une action d’amélioration.
card-79 = Quand vous la jouez, vous pouvez retourner { $cattle } sur sa face gestante. Ce n’est pas une phase de Reproduction.
card-80 = Quand vous la jouez, vous pouvez payer { $pay } pour { $gain } (face non gestante).
card-81 = Quand vous la jouez, vous pouvez acheter un drakkar pour { $price } argent, moins { $long_sword } par épée longue, { $spear } par lance et { $bow_and_arrow } par arc et flèche que vous avez ; arrondissez le prix vers le bas, jamais moins de { $min }. Vous gardez les Armes.
card-82 = Quand vous la jouez, vous pouvez acheter un drakkar ; son prix selon le nombre de vos knarrs : { $at } = { $price } argent, { $at2 } = { $price2 }, { $at3 } = { $price3 }, { $at4 } ou plus = { $price4 }.
card-83 = Quand vous la jouez, vous pouvez améliorer jusqu’à { $goods } { $steps }, toutes de la même sorte (animaux gestants ou non : c’est la même).
card-84 = Quand vous la jouez, vous pouvez émigrer une fois au prix habituel moins un argent par grand bateau que vous aviez avant d’émigrer (jamais moins de { $min }).
card-85 = Quand vous la jouez, l’un ou l’autre, ou les deux dans cet ordre : payez { $pay } pour une partie de chasse ; payez { $pay2 } pour poser un collet. Un échec ne rend aucun Viking.
card-86 = Quand vous la jouez, vous pouvez payer { $silver }/{ $silver2 }/{ $silver3 } argent pour { $hide }/{ $hide2 }/{ $hide3 } peaux.
card-87 = Quand vous la jouez, choisissez : prenez gratuitement le Crucifix sur le plateau ovale, ou prenez { $items } d’un flanc de montagne.
card-88 = Juste avant chaque commerce outre-mer, jusqu’à une fois par knarr : payez { $pay } pour déplacer { $goods } { $steps } en diagonale vers le haut et la gauche du tableau des ressources.
card-89 = Raid ou pillage : chaque pierre dépensée ajoute { $value } au lieu de { $normally }.
card-90 = Juste avant un raid : vous pouvez remettre exactement { $pay } du drakkar du raid dans la réserve générale ; chaque lancer de ce raid reçoit +{ $add }.
card-91 = À la fin de chaque phase d’Actions : vous pouvez payer { $pay } pour utiliser, sans placer de Viking, une case libre de la colonne { $column } située juste au-dessus ou au-dessous d’une case de cette colonne où se trouve un de vos Vikings (en solo, de la couleur active seulement).
card-92 = À chaque manche sans récolte : { $silver }/{ $silver2 }/{ $silver3 } argent avec { $at }/{ $at2 }/{ $at3 } tuiles spéciales ou plus (en réserve ou posées).
card-93 = À chaque manche sans récolte, selon le nombre exact de vos baleiniers : { $at } = { $gain }, { $at2 } = { $gain2 }, { $at3 } = { $gain3 }. La manche compte toujours comme sans récolte.
card-94 = À chaque manche sans récolte : vous pouvez échanger, une fois, { $pay } contre { $gain }.
card-95 = À chaque manche sans récolte : vous pouvez prendre jusqu’à { $items } d’un flanc de montagne.
card-96 = À chaque manche sans récolte, une fois : vous pouvez échanger { $pay } contre { $gain }, ou { $pay2 } contre { $gain2 }.
card-97 = À chaque manche sans récolte : vous pouvez doubler vos petits pois en réserve, jusqu’à { $max_after } après le doublement.
card-98 = Juste après avoir posé des céréales dans une maison de pierre ou une maison longue : vous pouvez payer { $pay } pour { $gain }.
card-99 = Chaque fois que vous devriez piocher un Métier, vous pouvez à la place jouer { $cards } de votre main ; décidez carte par carte.
card-100 = Pour chaque rune que vous posez sur un plateau d’exploration : { $gain }.
card-101 = Pour chaque rune que vous posez dans une maison de pierre ou une maison longue : { $gain }.
card-102 = Quand une case vous donne une seule amélioration en plus d’éléments d’un flanc de montagne : au lieu de cette amélioration, vous pouvez échanger { $pay } contre { $gain }, ou { $pay2 } contre { $gain2 }.
card-103 = Juste avant de payer au moins { $needs } sur la case du coffre ou de la forge : vous pouvez prendre { $items } d’un flanc de montagne. Pas si vous payez le coffre avec du bois.
card-104 = Raid : si vous déclarez l’échec après { $needs } au plus, recevez aussi { $gain } ou { $gain2 }.
card-105 = Sur la case de construction du baleinier : au lieu de son échange, vous pouvez construire un knarr pour { $pay }. C’est une action de construction de bateau.
card-106 = La case Saccage demande { $vikings } de moins avec { $at } drakkars, { $vikings2 } de moins avec { $at2 }.
card-107 = Sur la case d’exploration des Shetland et des Îles Féroé : vous pouvez prendre n’importe quel plateau d’exploration libre, sur sa face visible, avec n’importe quel bateau.
card-108 = Quand vous payez au moins { $needs } sur la case du coffre ou de la forge : vous pouvez payer { $pay } pour reprendre { $vikings } de cette case. Pas si vous payez avec du bois.
card-109 = Juste après avoir utilisé la case de commerce outre-mer de la deuxième colonne : { $gain } par knarr.
card-110 = Juste après avoir utilisé la case de commerce outre-mer de la deuxième colonne : vous pouvez émigrer au prix habituel.
card-111 = Quand vous échangez des ressources de construction sur une case d’Artisanat : { $gain } par sorte différente payée (bois, pierre, minerai).
card-112 = Sur une case d’Artisanat : recevez aussi { $gain }.
card-113 = Juste avant d’utiliser une case d’Artisanat : vous pouvez prendre { $items } d’un flanc de montagne.
card-114 = Juste après avoir utilisé une case d’Artisanat : vous pouvez payer { $pay } pour { $gain }.
card-115 = Sur une case de construction de maison (y compris maison et bateau) : recevez aussi { $gain }.
card-116 = Quand vous construisez une maison de pierre ou une maison longue sur une case de construction (y compris maison et bateau) : payez { $cost } de moins.
card-117 = Juste après avoir construit (et non acheté) un knarr ou un drakkar en payant au moins { $needs } : vous pouvez améliorer { $goods } { $steps }.
card-118 = Sur une case du Marché hebdomadaire : recevez aussi { $gain }.
card-119 = Sur une case du Marché hebdomadaire : recevez aussi { $gain }.
card-120 = Juste après avoir utilisé une case du Marché hebdomadaire : vous pouvez payer { $pay } pour améliorer { $goods } { $steps }.
card-121 = Juste avant d’utiliser une case de construction de maison ou de bateau : vous pouvez prendre { $items } d’un flanc de montagne.
card-122 = Sur une case où l’on prend des éléments de flancs de montagne : selon le nombre de sortes différentes prises (bois, pierre, minerai, argent), vous pouvez recevoir { $at } = { $gain }, { $at2 } = { $gain2 }, { $at3 } = { $gain3 }.
card-123 = Juste après avoir utilisé une case qui donne une seule amélioration en plus d’éléments d’un flanc de montagne : vous pouvez échanger { $pay } contre { $gain }.
card-124 = Quand une case vous donne exactement { $needs } : vous pouvez payer { $pay } pour { $gain }.
card-125 = À chaque action d’exploration ou d’émigration : recevez aussi { $gain }.
card-126 = Collet réussi : recevez aussi { $gain }.
card-127 = Collet réussi : recevez aussi { $gain }.
card-128 = Collet réussi : prenez { $items } d’un flanc de montagne.
card-129 = Juste après un collet réussi : vous pouvez défausser { $pay } pour { $gain }.
card-130 = Juste après un collet réussi pour lequel vous avez placé { $needs } : vous pouvez défausser { $pay } pour reprendre { $vikings } de cette case.
card-131 = À chaque pose de collet, réussie ou non : vous pouvez échanger { $pay } contre { $gain }.
card-132 = Juste avant un pillage : vous pouvez remettre exactement { $pay } du drakkar du pillage dans la réserve générale ; chaque lancer de ce pillage reçoit +{ $add }.
card-133 = Raid réussi : recevez aussi { $gain } ou { $gain2 }.
card-134 = Raid raté (même exprès) : recevez aussi { $gain }.
card-135 = Juste après un raid ou un pillage réussi où vous avez dépensé exactement { $needs } : reprenez { $refund_spent }.
card-136 = Raid ou pillage : chaque lancer reçoit +{ $add }, et vous pouvez répartir le résultat entre { $max_tiles } tuiles.
card-137 = Raid ou pillage : vous pouvez dépenser des lances comme des épées longues, dans n’importe quelle combinaison.
card-138 = Raid ou pillage : vous pouvez prendre une ressource verte au lieu d’une bleue ; sa valeur d’épée est celle de sa face bleue moins un.
card-139 = Raid ou pillage : la valeur d’épée de la plus forte tuile spéciale encore sur le plateau ovale (de toutes en cas d’égalité) diminue de { $add }.
card-140 = Pêche à la baleine réussie : recevez { $gain } de plus.
card-141 = Pêche à la baleine réussie { $if ->
    [0] sans dépenser de bois
   *[other] avec exactement { $if } bois dépensé
 } : selon le nombre exact de baleiniers utilisés, { $at } = { $gain }, { $at2 } = { $gain2 }, { $at3 } = { $gain3 }.
card-142 = Juste après une pêche à la baleine réussie où vous avez dépensé exactement { $needs } : reprenez { $refund_spent }.
card-143 = Partie de chasse réussie : recevez aussi { $gain }.
card-144 = Partie de chasse réussie : vous pouvez payer { $pay } pour { $gain }.
card-145 = Juste avant chaque partie de chasse : vous pouvez prendre { $items } d’un flanc de montagne.
card-146 = Partie de chasse ou collet : chaque lancer est diminué de { $add }.
card-147 = Pour le raid, le pillage, le saccage et l’exploration lointaine, un knarr peut remplacer un drakkar (il ne porte toujours pas de minerai).
card-148 = Juste après avoir construit (et non acheté) un knarr en payant au moins { $needs } : vous pouvez payer { $pay } pour { $gain }.
card-149 = Juste avant d’utiliser une case de commerce outre-mer : { $gain } (utilisable dans cette action).
card-150 = Quand vous recevez d’un coup exactement { $if ->
    [one] { $if } poisson séché
   *[other] { $if } poissons séchés
 }, vous pouvez en échanger un contre { $by } ; pour exactement { $if2 ->
    [one] { $if2 } viande salée
   *[other] { $if2 } viandes salées
 }, en échanger une contre { $by2 }.
card-151 = Pendant la phase d’Actions, chaque fois que { $vikings_back } ou { $vikings_back2 } de vos Vikings exactement retournent ensemble sur votre Place des Affaires : { $gain }.
card-152 = Lors d’une action qui améliore trois ou quatre ressources : vous pouvez améliorer encore { $goods } parmi elles { $steps }.
card-153 = Pour toute action de dé : jusqu’à { $rolls }.
card-154 = Quand une action de Vikings de la phase d’Actions vous donne au moins { $needs } : recevez aussi { $gain }, une fois par action.
card-155 = Après une action de Vikings qui vous a donné au moins { $needs } : vous pouvez échanger { $pay } contre { $gain }, une fois par action.
card-156 = Quand une action de Vikings vous donne au moins { $needs } : recevez aussi { $gain }, une fois par action.
card-157 = Au Banquet : { $gain } par mouton ou bovin (gestant ou non) servi sur votre table.
card-158 = Au Banquet, par viande de gibier ou de baleine servie sur votre table : piochez { $weapons } et recevez { $gain }, utilisable aussitôt pour ce Banquet.
card-159 = Juste après un Banquet où vous avez servi au moins { $needs } : vous pouvez faire une partie de chasse sans placer de Viking.
card-160 = À un Banquet où vous { $if ->
    [0] ne servez pas d’hydromel
   *[other] servez exactement { $needs }
 } : { $gain }, utilisable aussitôt.
card-161 = À la phase de Bonus, si au moins { $if } de vos Vikings occupent des cases de la troisième colonne : { $gain }.
card-162 = À la phase de Bonus, si au moins { $if } de vos Vikings occupent des cases de la deuxième colonne : { $gain }.
card-163 = Partie de chasse réussie pour laquelle vous avez placé { $needs } sur la case de la deuxième colonne : recevez aussi { $gain }.
card-164 = Juste avant l’action d’une case de la colonne { $column } où vous placez { $needs } : vous pouvez prendre { $items } d’un flanc de montagne, mais seulement une pierre ou un minerai (le prochain élément du flanc).
card-165 = Au début de chaque Banquet : { $gain } avec au moins { $needs } en réserve.
card-166 = Juste avant l’action quand vous placez exactement { $needs } sur une case de la colonne { $column } : vous pouvez piocher { $weapons }, { $if2 ->
    [2] mais pas la première fois de la manche
   *[other] mais seulement à partir de la { $if2 }e fois de la manche
 }.
card-167 = Au début de chaque Banquet : { $gain } avec { $at ->
    [one] { $at } épice
   *[other] { $at } épices
 } en réserve, { $gain2 } avec { $at2 } ou plus.
card-168 = Chaque fois qu’il y a exactement { $vikings } sur votre Place des Affaires après qu’il y en a eu plus ou moins : { $gain }.
card-169 = Lors d’une récolte, si vous aviez au moins { $needs } en réserve au début de la phase : { $gain } de plus ; ou, si vous aviez au moins { $needs2 } : { $gain2 } de plus ; pas les deux.
card-170 = L’émigration vous coûte { $cost } de moins (jamais moins de { $min }).
card-171 = Après une phase de Récolte avec récolte : vous pouvez échanger, une fois, { $pay } contre { $gain }.
card-172 = Juste après un Banquet : vous pouvez déplacer de la table vers vos maisons de pierre et vos maisons longues des poissons séchés qui viennent d’être servis.
card-173 = À la phase des Montagnes, par élément retiré des flancs vers la réserve générale : { $gain } pour un minerai, { $gain2 } pour un élément d’argent.
card-174 = Pour chaque bovin qui entre dans votre étable : vous pouvez payer { $pay } pour { $gain } ou { $pay2 } pour { $gain2 }.
card-175 = Après une action (case ou Métier) qui vous a donné au moins { $needs } : vous pouvez payer { $pay } pour { $gain }. Pas pour les bonus.
card-176 = Juste après une action où vous avez joué un Métier : { $gain }, une fois par action.
card-177 = Quand une maison de pierre ou une maison longue donne exactement { $needs } en bonus (phase de Bonus ou carte) : vous pouvez prendre { $gain } à la place ; chaque maison séparément.
card-178 = Dès que vous avez { $needs } : recevez { $boats } sans payer (dans la limite de vos zones d’amarrage libres).
card-179 = La prochaine fois que vous obtenez un knarr après avoir joué cette carte : { $gain } par knarr que vous avez alors.
card-180 = Dès que vous avez { $needs } : { $silverware }/{ $silverware2 }/{ $silverware3 } argenteries si votre revenu total est alors d’au plus { $at }/{ $at2 }/{ $at3 } argent.
card-181 = Dès que vous avez { $needs } : { $wool }/{ $wool2 }/{ $wool3 } laines si votre revenu total est alors d’au plus { $at }/{ $at2 }/{ $at3 } argent.
card-182 = Une fois que vous avez au moins { $needs }, vous pouvez, une fois et à tout moment, échanger { $pay } contre { $gain } ou { $pay2 } contre { $gain2 }.
card-183 = Quand vous la jouez, selon le nombre de vos knarrs : { $at } = { $gain } ; { $at2 } = { $gain2 } ; { $at3 } = { $gain3 } ; { $at4 } = { $gain4 }.
card-184 = Quand vous la jouez, avec au moins { $needs } en réserve : vous pouvez acheter un drakkar pour { $pay } et devez aussitôt y charger { $ore } de votre réserve, ou pour { $pay2 } avec { $ore2 }. Ce n’est pas une action de construction.
card-185 = Chaque fois que vous vous apprêtez à faire un raid, vous pouvez à la place améliorer jusqu’à { $goods } { $steps }.
card-186 = Au Banquet, jusqu’à { $peas } petits pois peuvent être posés en long sur la table.
card-187 = À tout moment : échangez { $pay2 } contre { $gain }. Pendant une de vos actions de Vikings : { $pay } contre la Ceinture si elle est encore sur le plateau ovale.
card-188 = Quand vous la jouez : { $silver }/{ $silver2 }/{ $silver3 } argent à { $at }/{ $at2 }/{ $at3 } joueurs. Pour chaque élément d’argent que vous prenez d’un flanc de montagne : { $gain4 } de plus.
card-189 = Au décompte : { $silver }/{ $silver2 }/{ $silver3 } argent avec { $at }/{ $at2 }/{ $at3 } plateaux d’exploration.
card-190 = Pour chaque tuile d’épices que vous recevez, de quelque façon que ce soit : recevez aussi { $gain }.

space-fishing = Prendre { $gain }
space-buy_stockfish = Acheter { $gain }
space-buy_salt_meat = Acheter { $gain }
space-mountain_2 = Prendre { $mountain ->
    [one] { $mountain } élément
   *[other] { $mountain } éléments
 } d’un flanc
space-mountain_1_upgrade_1 = Prendre { $mountain ->
    [one] { $mountain } élément
   *[other] { $mountain } éléments
 } d’un flanc et améliorer { $goods }
space-upgrade_2 = Améliorer jusqu’à { $goods }
space-produce_mead = { $gain }
space-wood_per_player = { $wood_per_player } bois par joueur et { $ore ->
    [one] { $ore } minerai
   *[other] { $ore } minerais
 }
space-mountain_3_upgrade_1 = Prendre { $mountain ->
    [one] { $mountain } élément
   *[other] { $mountain } éléments
 } d’un flanc et améliorer { $goods }
space-upgrade_3 = Améliorer jusqu’à { $goods }
space-play_occupation_2 = Jouer jusqu’à { $cards }
space-livestock_choice = { $gain }, ou { $gain2 } pour { $cost }
space-craft_runes_and_chests = { $gain }
space-mountain_3_2 = Prendre { $mountain ->
    [one] { $mountain } élément
   *[other] { $mountain } éléments
 } d’un flanc et { $mountain2 } d’un autre
space-upgrade_3_weapons_4 = Améliorer jusqu’à { $goods } et piocher { $weapons }
space-upgrade_4 = Améliorer jusqu’à { $goods }
space-play_occupation_4 = Jouer jusqu’à { $cards }
space-master_crafting = { $gain }, laine en tunique, argenterie en bijou
space-mountain_4_double_2 = Prendre { $mountain ->
    [one] { $mountain } élément
   *[other] { $mountain } éléments
 } d’un flanc et améliorer doublement { $goods }
space-mountain_2222_or_double_3 = Prendre { $mountain }+{ $mountain2 }+{ $mountain3 }+{ $mountain4 } éléments de flancs différents, ou améliorer doublement { $goods }

short-build_shed = Cabane
short-build_whaling_boat = Baleinier
short-hunting_game_1 = Chasse
short-fishing = Poisson
short-buy_stockfish = Poissons
short-buy_salt_meat = Viande salée
short-weekly_market_1 = Marché
short-produce_milk = Lait
short-craft_linen = Toile
short-craft_rune_stone = Rune
short-mountain_2 = Un flanc
short-mountain_1_upgrade_1 = Flanc, amél.
short-upgrade_2 = Améliorer
short-overseas_trading_1 = Outre-mer
short-raiding = Raid
short-explore_1 = Explorer
short-draw_occupation = Piocher
short-play_occupation_1 = Jouer
short-build_stone_house = Maison
short-build_knarr = Knarr
short-hunting_game_2 = Chasse
short-laying_a_snare = Collet
short-buy_sheep = Mouton
short-buy_cattle_and_milk = Bovin
short-weekly_market_2 = Marché
short-produce_mead = Hydromel
short-craft_clothing = Vêtement
short-craft_chest = Coffre
short-wood_per_player = Bois, minerai
short-mountain_3_upgrade_1 = Flanc, amél.
short-upgrade_3 = Améliorer
short-overseas_trading_2 = Outre-mer
short-pillaging_2 = Pillage
short-explore_2 = Explorer
short-emigrate_2 = Émigrer
short-play_occupation_2 = Jouer
short-build_long_house = Maison longue
short-build_longship = Drakkar
short-whaling_3 = Baleine
short-livestock_choice = Mouton ou bovin
short-weekly_market_3 = Marché
short-produce_wool = Laine
short-forge = Forge
short-craft_runes_and_chests = Runes, coffres
short-mountain_3_2 = Deux flancs
short-upgrade_3_weapons_4 = Amél., armes
short-upgrade_4 = Améliorer
short-special_sale = Vente spéciale
short-pillaging_3 = Pillage
short-explore_3 = Explorer
short-emigrate_3 = Émigrer
short-play_occupation_4 = Jouer
short-build_house_and_ship = Maison et bateau
short-whaling_4 = Baleine, 1 bateau
short-buy_sheep_and_cattle = Mouton et bovin
short-weekly_market_4 = Grand marché
short-master_crafting = Grand artisanat
short-mountain_4_double_2 = Flanc, double
short-mountain_2222_or_double_3 = Flancs ou double
short-plundering = Saccage
short-boat_to_knarr_and_emigrate = Knarr, émigrer
ending-solo = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
ending-solo-good = { $good } points sont un très bon résultat en solo : { $by ->
    [0] atteint tout juste.
    [one] { $by } de plus.
   *[other] { $by } de plus.
 }
ending-solo-less = Il en manque { $by } pour { $good }, un très bon résultat en solo.
ahead-moments = Aux moments entre les actions : continuer
