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
variant-light-note = Le joueur solo peut le choisir
variant-light-drawn = Pioché
variant-light-chosen = Choisi

status = Manche { $round } sur { $of } · { $phase }
mark-round = Manche { $number }
actions = Plateau d’actions
imitation = Imitation
strips = Flancs de montagne
strip = Flanc { $number }
two-silver = 2 argent
islands = Plateaux d’exploration
island-note = { $points } points, { $minus ->
    [one] { $minus } case
   *[other] { $minus } cases
 } −1, { $silver } argent dessus
island-owned = Pris par { $seat }
oval = Tuiles spéciales
special-note = { $price } argent, valeur d’épée { $sword }
crown-note = pas à vendre, valeur d’épée { $sword }
stock = Bâtiments restants
things-of = { $seat }
goods = Réserve et étable
area-note = Revenu { $income }, { $minus ->
    [one] { $minus } case −1 ouverte
   *[other] { $minus } cases −1 ouvertes
 }
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

score-ships = Navires
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
ask-where = Sur quel plateau poser : { $item } ?
ask-at = Où poser : { $item } ?
ask-imitate = Quelle case imitez-vous ?
ask-declare = Paierez-vous minerai ou bois ?
ask-offer = Utiliser un Métier ?
ask-ahead = Utiliser un Métier avant l’action ?
ask-free-play = Jouer un Métier gratuitement ?
ask-choose = Lequel ?
ask-choose-way = Lequel ?
ask-parts = Quelle partie ensuite ?
ask-pay-one = Que payez-vous ?
ask-pay-ship = Quel navire donnez-vous ?
ask-pay-ship-ore = De quel drakkar retirez-vous le minerai ?
ask-mountain = { $number ->
    [one] Prenez un objet d’un flanc
   *[other] Prenez jusqu’à { $number } objets d’un flanc
 }
ask-upgrade = Améliorez une marchandise
ask-further = En améliorer une encore ?
ask-turn = Retournez une marchandise verte en bleu
ask-flip = Retournez une marchandise
ask-sale = Achetez une tuile spéciale
ask-pick-tile = Prenez une tuile
ask-explore = Quel plateau prenez-vous ?
ask-sail-with = Avec quel navire ?
ask-emigrate = Avec quel navire émigrez-vous ?
ask-play-card = Jouez un Métier
ask-rather-not = Le raid, ou autre chose ?
ask-boats = Quels baleiniers sortent ?
ask-rolled = Le résultat est { $number } : relancer, réussir ou échouer ?
ask-second-loot = Résultat { $number } : prendre une deuxième tuile ?
ask-spend = Résultat { $number } : que dépensez-vous ?
ask-spend-arm = Dépenser une épée ou une lance ?
roll-note = Lancer { $rolls } : { $roll } ; cartes { $add }, minerai { $ore }
ask-feast = { $number ->
    [one] Servez le banquet : { $number } case ouverte
   *[other] Servez le banquet : { $number } cases ouvertes
 }
ask-spot = Où sur la table poser : { $item } ?
ask-choose-light = Choisissez votre premier Métier
ask-instead-of-weapon = Prendre une ressource au lieu d’une Arme ?
ask-house-bonus = Quelle marchandise la maison donne-t-elle ?
ask-copy-good = De quelle marchandise en prenez-vous une autre ?
ask-place-gift = Poser : { $item } ?
ask-in-shed = Que posez-vous sur la cabane ?
ask-unload = Décharger le minerai de quel navire ?
ask-use-other = Quelle case utilisez-vous ?
ask-take-back = De quelle case des Vikings reviennent-ils ?
ask-leave-out = Laisser une case de côté ?

option-space = { $space }
option-fewer = { $space } avec moins de Vikings
option-copy = { $space }
option-back = { $space }
option-leave-out = Laisser : { $space }
option-pass = Passer
option-done = Terminé
option-done-act = Passer
option-done-feast = { $number ->
    [0] Finir le banquet
    [one] Finir le banquet : 1 case ouverte, −{ $points }
   *[other] Finir le banquet : { $number } cases ouvertes, −{ $points }
 }
option-done-mountain = Ne rien prendre de plus
option-done-upgrade = Ne plus améliorer
option-done-free-play = N’en jouer aucun maintenant
option-done-play-card = N’en jouer plus
option-done-play-none = N’en jouer aucun
option-done-draw-instead = En piocher une à la place
option-done-offer = N’en utiliser aucun
option-done-ahead = Continuer
option-done-window = Continuer
option-done-last-window = Compter les points
option-done-leave-out = Reprendre ceux-ci
option-lay = Poser : { $item }
option-serve = Servir : { $item }
option-suggest = Servir le banquet proposé
option-tile = { $item }
option-pay = { $item }
option-loot = Prendre : { $item }
option-turn = Retourner : { $item }
option-fill = Mettre sur un emplacement : { $item }
option-buy = Acheter : { $ship }
option-load = Charger du minerai : { $ship } ({ $ore })
option-unload = Décharger du minerai : { $ship } ({ $ore })
option-ship = { $ship } avec { $ore } minerai
option-emigrate = { $ship } avec { $ore } minerai
option-sail = { $ship }
option-upgrade = { $old } → { $new }
option-card = Jouer { $card }
option-use = { $of ->
    [one] Utiliser { $card }
   *[other] Utiliser { $card } ({ $number })
 }
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
option-explore = Prendre { $board }
option-board = { $number ->
    [0] { $area }
   *[other] { $area } ({ $number })
 }
option-strip = Flanc { $number } : { $items }
option-spend = Réussir : payer { $items }
option-spend-nothing = Réussir : rien à payer
option-choose = Choix { $number }
option-along = En long, dès la case { $a }
option-upright = Debout, dès la case { $a }
option-roll = Relancer
option-roll-first = Lancer
option-boats = { $a } avec minerai en plus, { $b } sans
option-fail = { $a ->
    [0] Déclarer l’échec
    [one] Déclarer l’échec, 1 Viking rendu
   *[other] Déclarer l’échec, { $a } Vikings rendus
 }
amount = { $number } { $item }
exchange = { $cost } → { $gain }
note-price = { $number } argent
note-get = vous recevez { $items }
note-vikings = { $number ->
    [one] 1 Viking
   *[other] { $number } Vikings
 }
note-cost = { $vikings } · payer { $cost }
note-sword = valeur d’épée { $number }
op-mountain = prendre { $number } des flancs
op-upgrade = améliorer { $number }
op-double = double amélioration de { $number }
op-weapons = { $number ->
    [one] 1 Arme
   *[other] { $number } Armes
 }
op-overseas = retourner des marchandises vertes
op-sale = tuiles spéciales
op-emigrate = émigrer
op-forge = une tuile à pince
op-draw = piocher un Métier
op-play = jouer un Métier
op-explore = un plateau d’exploration
op-wood-per-player = bois par joueur
op-vikings-from-space = { $number ->
    [one] 1 Viking rendu
   *[other] { $number } Vikings rendus
}

why-occupied = La case est occupée.
why-too-few-vikings = Vous avez trop peu de Vikings.
why-no-ship = Il vous manque le navire.
why-cannot-pay = Vous ne pouvez pas payer.
why-no-effect = Cela n’aurait aucun effet.
why-not-anothers = Aucune case d’un autre joueur que vous pourriez utiliser.
why-not-usable = Inutilisable maintenant.
why-must-supply = Il manque encore à l’action ce que ceci doit fournir.
why-no-silver = Vous avez trop peu d’argent.
why-no-dock = Pas de quai libre de cette taille.
why-no-slot = Pas d’emplacement libre.
why-none-held = Vous n’en avez pas.
why-no-place = Aucune place ne convient.
why-not-accepted = Cela ne peut pas être posé là.
why-during-action = Pas pendant une action.
why-unloaded = Du minerai vient d’être déchargé de ce navire.
why-ship-full = Le navire est plein.
why-covered = Une case est déjà couverte.
why-outside = Cela dépasse de la zone.
why-green-touches = Deux tuiles vertes ne peuvent pas se toucher par un côté.
why-barren = Une partie serait hors du plateau ou sur une case qu’on ne couvre jamais.
why-pillar = Une partie serait sur un pilier ou hors de la maison.
why-same-colour = Deux tuiles de cette couleur ne peuvent pas se toucher ici par un côté.
why-income-order = Le revenu { $value } demande encore { $missing ->
    [one] 1 case couverte
   *[other] { $missing } cases couvertes
 } en bas à gauche.
why-sober = Vous avez déclaré un banquet sans hydromel.
why-no-room = Il n’y a pas la place.
why-next-to-same = Pas à côté d’une tuile de même couleur.
why-one-along = Aucune autre de cette sorte ne se pose en long.
why-nothing-to-serve = Rien de ce que vous avez ne peut être servi maintenant.
why-not-upgradable = Il faut la même marchandise qu’avant.
why-just-made = Cette tuile vient déjà d’avancer.
why-too-dear = C’est trop cher.
why-wrong-item = Le prochain objet de ce flanc est autre.
why-not-face-up = Cette face n’est pas ouverte.
why-wrong-ship = Il vous manque le navire.
why-rolls-used = Tous les lancers sont faits.
why-cannot-reach = Votre résultat ne peut pas l’atteindre.
why-cannot-spend = Vous ne pouvez pas payer le résultat.

event-first-player = { $seat } commence.
event-round = Manche { $number }.
event-gains = { $seat } : +{ $number } { $item }.
event-pays = { $seat } : −{ $number } { $item }.
event-card-used = { $seat } utilise { $card }.
event-loads = { $seat } charge du minerai : { $ship }.
event-ship = { $seat } a un nouveau navire : { $ship }.
event-fills = { $seat } met sur un emplacement : { $item }.
event-places = { $seat } pose { $item } : { $area }.
event-upgrades = { $seat } améliore { $old } en { $new }.
event-house = { $seat } a un nouveau bâtiment : { $house }.
event-explores = { $seat } prend { $board }.
event-emigrates = { $seat } émigre : { $ship }.
event-draws-card = { $seat } pioche { $card }.
event-draws-card-hidden = { $seat } pioche un Métier.
event-plays-card = { $seat } joue { $card }.
event-draws-weapon = { $seat } pioche { $item }.
event-passes = { $seat } passe.
event-uses = { $seat } : { $space } ({ $number ->
    [one] 1 Viking
   *[other] { $number } Vikings
 }).
event-rolls = { $seat } lance { $number }.
event-hunt-won = { $seat } réussit : { $action }.
event-fails = { $seat } échoue : { $action } ; Vikings rendus : { $number }.
event-loots = { $seat } prend { $item }.
event-serves = { $seat } sert { $item }.
event-penalties = { $seat } prend des Sanctions : { $number }.
event-turned = { $board } apparaît.
event-income = { $seat } a un revenu de { $number }.

card-1 = Case du Marché au bétail : payez 1 argent de moins au total pour cette case (jamais sous 0 ; rien sur ce qui est gratuit).
card-2 = Case dont l’effet coûte au moins 2 argent au total : payez 1 argent de moins au total. Vaut pour l’émigration dès la manche 2, les achats de bétail et la vente spéciale ; jamais pour l’achat de navires.
card-3 = Case qui imprime exactement 1 argent parmi ses gains (8 cases) : prenez aussi 1 collet. L’argent ajouté par des Métiers ne compte pas.
card-4 = Chacun de vos lancers de dé est diminué de 1, aussi pour le raid et le pillage, où cela nuit.
card-5 = Quand vous la jouez, tenez aussitôt une phase de Banquet complète, pour vous seul ; le Banquet normal de la manche a lieu quand même.
card-6 = Pour chaque pierre que vous prenez d’un flanc de montagne : 1 argent.
card-7 = Juste après chaque Banquet : 1 argent avec au moins 1 céréales en réserve, 2 argent avec au moins 2.
card-8 = Juste avant chaque phase de Revenus : 1 huile si au moins 5 de vos Vikings sont sur des cases d’Artisanat.
card-9 = Juste avant chaque phase de Revenus : 1 minerai par drakkar, à poser aussitôt sur votre plateau Joueur ou un plateau d’exploration ; ce que vous ne posez pas n’est pas reçu.
card-10 = Quand vous la jouez : 1 lait et 1 argent par espèce d’animal dans vos étables (0 à 2).
card-11 = Quand vous la jouez : 1 lance. À la pêche à la baleine, chaque lance dépensée compte 2 au lieu de 1.
card-12 = Quand vous la jouez : 1 coffre. Après chaque action où vous avez utilisé au moins un drakkar : vous pouvez piocher 1 Arme, une fois par action.
card-13 = Quand vous la jouez : 1 arc et flèche. Partie de chasse : chaque lancer est diminué de 1.
card-14 = Quand vous la jouez : 1 viande de baleine si vous avez au moins un navire de chacun des trois types ; 2 si vous en avez au moins deux de chacun.
card-15 = Quand vous la jouez : 2 hydromels par maison de pierre ou longue. Ensuite, chaque fois que vous construisez une maison de pierre ou longue : 1 peau.
card-16 = Quand vous la jouez : 2/3/4/5 argent avec au moins 4/5/6/7 minerais posés sur vos navires (sans le minerai imprimé).
card-17 = Quand vous la jouez, vous pouvez améliorer une marchandise orange, rouge ou verte jusqu’à la bleue de même forme (3 pas au plus).
card-18 = Quand vous la jouez, selon le nombre de vos drakkars portant 2 ou 3 minerais : 1 = soie, 2 = bijou, 3 ou plus = butin ; pas de choix plus bas.
card-19 = Quand vous la jouez, selon vos tuiles spéciales (réserve et plateaux) : 3 = soie, 4 = épices, 5 ou plus = bijou ; pas de choix plus bas.
card-20 = Quand vous la jouez, vous pouvez recevoir les bonus de vos maisons seulement, comme une phase de Bonus en plus.
card-21 = Quand vous la jouez, vous pouvez recevoir les bonus de votre plateau Joueur seulement, comme une phase de Bonus en plus.
card-22 = Quand vous la jouez : 1 pierre, 1 minerai et 1 argent par drakkar.
card-23 = Quand vous la jouez : 2 argent par maison de pierre ou longue.
card-24 = Quand vous la jouez : 1 huile par knarr et 1 bois par baleinier.
card-25 = Quand vous la jouez : 1 viande salée par knarr.
card-26 = Quand vous la jouez : 1 argent par marchandise rouge différente en réserve et dans les étables (gestant ou non : une seule sorte ; les maisons ne comptent pas).
card-27 = Quand vous la jouez : 1 poisson séché par baleinier.
card-28 = Pour chaque coffre ou coffre au trésor que vous recevez : vous pouvez payer 1 argent pour 1 huile.
card-29 = Quand vous la jouez : 1 viande salée par paire (1 gibier + 1 baleine) en réserve ; vous gardez les paires.
card-30 = Quand vous la jouez : 1/3/6 argent avec 1/2/3 soies ou plus en réserve.
card-31 = Quand vous la jouez : choisissez une marchandise dont vous avez exactement 3 en réserve et recevez-en une quatrième ; étables et plateaux ne comptent pas.
card-32 = Quand vous la jouez, piochez 2/5/10 Armes avec 1/2/3 drakkars (10 avec 4).
card-33 = Quand vous la jouez : 1/2/3 laines avec au moins 3/4/6 moutons (gestants compris).
card-34 = Quand vous la jouez : avec au moins 2 moutons, 1 lait et 1 laine ; avec au moins 4 moutons, 1 laine de plus.
card-35 = Quand vous la jouez, vous pouvez tenir une phase de Reproduction en plus, pour vous seul.
card-36 = Juste avant chaque commerce outre-mer : vous pouvez améliorer d’un pas 1 viande salée, de gibier ou de baleine.
card-37 = Juste avant chaque commerce outre-mer : vous pouvez améliorer 1 marchandise d’un pas.
card-38 = À la phase Nouvelle Arme, vous pouvez prendre 1 bois, 1 pierre ou 1 minerai au lieu de piocher votre carte.
card-39 = À tout moment, vous pouvez reprendre en réserve du minerai de vos baleiniers et drakkars (pas le minerai imprimé).
card-40 = À tout moment, vous pouvez poser du bois sur les cases libres de vos maisons de pierre et longues comme on y pose de l’argent.
card-41 = Juste après chaque phase de Bonus : vous pouvez échanger, une fois, 1 argent ou 1 hydromel contre 1 huile.
card-42 = Juste avant chaque phase de Revenus : vous pouvez poser 1 bois ou 1 pierre sur un emplacement libre d’une de vos cabanes et recevoir alors 1 argent.
card-43 = Quand vous la jouez : 1 fruits.
card-44 = À tout moment : 1 peau + 1 laine + 1 toile de lin deviennent 1 vêtement et 3 argent.
card-45 = À tout moment : 1 bois et 6 argent deviennent 1 coffre au trésor.
card-46 = À tout moment : 3 bois et 1 laine ou 1 toile de lin deviennent 1 drakkar (grand quai libre). Ce n’est pas une action de construction.
card-47 = À tout moment : 1 viande salée devient 1 peau.
card-48 = À tout moment : 1 bovin (gestant ou non) devient 1 bijou.
card-49 = À tout moment : 1 bovin (gestant ou non) devient 1 petits pois, 1 lin, 1 haricots, 1 céréales et 1 chou. Pour vos autres Métiers, c’est une phase de Récolte en plus, pour vous seul.
card-50 = À tout moment : 1 rune devient 1 peau.
card-51 = À tout moment : 1 rune devient 1 argent plus 1 lait ou 1 chou.
card-52 = À tout moment : payez 1 argent pour jouer 1 Métier de votre main.
card-53 = À tout moment : payez 1 argent pour améliorer 1 marchandise orange en rouge (compte comme une action d’amélioration de 1).
card-54 = À tout moment : 1 argenterie devient 1 soie ou 1 coffre.
card-55 = À tout moment : 1 coffre et 3 argent deviennent 1 coffre au trésor.
card-56 = À tout moment : défaussez 2 Armes quelconques pour 1 minerai.
card-57 = À tout moment : 2 haricots deviennent 1 petits pois, 1 hydromel et 1 poisson séché.
card-58 = À tout moment : 2 lins deviennent 3 huiles.
card-59 = À tout moment : 2 lins et 1 argent deviennent 2 toiles de lin.
card-60 = Quand vous la jouez, vous pouvez reprendre 1 de vos Vikings d’une case Action au choix, ou payer autant d’argent que le numéro de la manche pour en reprendre 2 d’une même case. Une case ainsi vidée peut resservir.
card-61 = Quand vous la jouez, vous pouvez rendre 1 drakkar (son minerai est perdu) pour 8 argent.
card-62 = Quand vous la jouez, vous pouvez payer 1 minerai et 1 argent pour le Crucifix ou la Fibule de cape, s’il est encore sur le plateau ovale.
card-63 = Quand vous la jouez, l’un ou les deux dans cet ordre : rendez 1 mouton (gestant ou non) pour 1 viande salée, 1 peau, 1 laine ; achetez la Corne à boire pour 3 argent si elle est encore là.
card-64 = Quand vous la jouez, vous pouvez changer 1 baleinier (son minerai est perdu) et 2 argent en 1 drakkar. Ce n’est pas une action de construction.
card-65 = Quand vous la jouez, vous pouvez défausser 2 collets et 2 lances pour 1 coffre au trésor, une fois.
card-66 = Quand vous la jouez, vous pouvez payer 1 argent pour déplacer 1 marchandise orange en diagonale vers le haut à droite du tableau, de deux pas au plus.
card-67 = Quand vous la jouez, vous pouvez payer 4 argent pour 2 argenteries, 1 viande de gibier et 1 hydromel.
card-68 = Quand vous la jouez, vous pouvez piocher 4 Armes.
card-69 = Quand vous la jouez, vous pouvez prendre des Armes au choix jusqu’à en avoir au moins 2 de chacun des quatre types.
card-70 = Quand vous la jouez, si la Fibule de cape est posée sur un plateau : vous pouvez la prendre en réserve ; sa place est comblée par 1 argenterie et 1 rune de la réserve générale.
card-71 = Quand vous la jouez, si la Corne à boire est posée sur le plateau d’un joueur : vous pouvez la prendre en réserve ; sa place est comblée par 1 coffre et 1 rune de la réserve générale.
card-72 = Quand vous la jouez, vous pouvez payer autant d’argent que le numéro de la manche pour 1 maison de pierre. Ce n’est pas une action de construction.
card-73 = Quand vous la jouez, choisissez : 1 argenterie gratuite ; le Crucifix pour 2 argent ; le Calice pour 5 argent (tant que la tuile est là).
card-74 = Quand vous la jouez, vous pouvez payer 2 argent et 1 céréales pour 1 bovin (non gestant).
card-75 = Quand vous la jouez, vous pouvez payer 1 argent pour 1 « la peau et les os ».
card-76 = Quand vous la jouez, vous pouvez reprendre 1 de vos Vikings de chaque case de la quatrième colonne où vous en avez.
card-77 = Après l’avoir jouée, vous pouvez utiliser n’importe quelle case occupée de la deuxième colonne sans placer de Viking ; un collet ou un pillage raté n’y rend aucun Viking.
card-78 = Quand vous la jouez, vous pouvez retourner jusqu’à 2/4/6/7 tuiles Marchandise de votre réserve avec 1/2/3/4 knarrs (orange et rouge, vert et bleu). Ce n’est pas une amélioration.
card-79 = Quand vous la jouez, vous pouvez changer 1 bovin en bovin gestant. Ce n’est pas une phase de Reproduction.
card-80 = Quand vous la jouez, vous pouvez payer 2 argent pour 1 mouton (non gestant).
card-81 = Quand vous la jouez, vous pouvez acheter 1 drakkar pour 8 argent, moins 1 par épée longue et moins un demi par lance et par arc ; arrondissez le prix vers le bas, jamais sous 0. Vous gardez les Armes.
card-82 = Quand vous la jouez, vous pouvez acheter 1 drakkar pour 6/3/1 argent avec 1/2/3 knarrs (8 sans knarr).
card-83 = Quand vous la jouez, vous pouvez améliorer d’un pas jusqu’à 4 marchandises, toutes de la même sorte (gestant ou non, c’est la même).
card-84 = Quand vous la jouez, vous pouvez émigrer une fois au prix habituel moins 1 argent par grand navire que vous aviez avant (minimum 0).
card-85 = Quand vous la jouez, l’un ou les deux dans cet ordre : payez 1 argent pour une partie de chasse ; payez 2 argent pour poser un collet. Un échec ne rend aucun Viking.
card-86 = Quand vous la jouez, vous pouvez payer 2/4/6 argent pour 1/2/3 peaux.
card-87 = Quand vous la jouez, choisissez : prenez le Crucifix gratuitement, ou prenez 4 objets d’un flanc de montagne.
card-88 = Juste avant chaque commerce outre-mer, jusqu’à une fois par knarr : payez 1 argent pour déplacer 1 marchandise en diagonale vers le haut à gauche du tableau.
card-89 = Raid ou pillage : chaque pierre dépensée ajoute 2 au lieu de 1.
card-90 = Juste avant un raid : vous pouvez retirer exactement 1 minerai du drakkar du raid ; chaque lancer de ce raid gagne +2.
card-91 = À la fin de chaque phase d’Actions : vous pouvez payer 1 argent pour utiliser, sans Viking, une case libre de la première colonne juste au-dessus ou au-dessous d’une case de cette colonne où se trouve un de vos Vikings (en solo, de la couleur active seulement).
card-92 = À chaque manche sans récolte : 1/2/3 argent avec 3/4/5 tuiles spéciales ou plus (réserve ou plateaux).
card-93 = À chaque manche sans récolte : 1 haricots avec exactement 1 baleinier, 1 céréales avec 2, 1 chou avec 3. La manche compte toujours comme sans récolte.
card-94 = À chaque manche sans récolte : vous pouvez échanger, une fois, 2 huiles contre 1 épices.
card-95 = À chaque manche sans récolte : vous pouvez prendre jusqu’à 2 objets d’un flanc de montagne.
card-96 = À chaque manche sans récolte, une fois : vous pouvez échanger 1 viande de gibier contre 1 de baleine, ou 1 de baleine contre 2 de gibier.
card-97 = À chaque manche sans récolte : vous pouvez doubler vos petits pois en réserve, jusqu’à 8 après le doublement.
card-98 = Juste après avoir posé 1 céréales dans une maison de pierre ou longue : vous pouvez payer 2 argent pour 1 soie.
card-99 = Chaque fois que vous devriez piocher un Métier, vous pouvez à la place en jouer un de votre main ; décidez carte par carte.
card-100 = Pour chaque rune que vous posez sur un plateau d’exploration : 1 argent.
card-101 = Pour chaque rune que vous posez dans une maison de pierre ou longue : 1 hydromel et 1 argent.
card-102 = Quand une case vous donne sa partie « améliorer 1 » (les deux cases montagne + amélioration) : à la place, vous pouvez échanger 1 viande de gibier ou 1 soie contre 1 fourrure.
card-103 = Juste avant d’échanger du minerai sur la case du coffre ou de la forge : vous pouvez prendre 1 objet d’un flanc de montagne. Pas si vous payez du bois pour le coffre.
card-104 = Raid : si vous déclarez l’échec après le premier ou le deuxième lancer, aussi 1 poisson séché ou 1 huile.
card-105 = Case du baleinier : au lieu de son échange, vous pouvez construire 1 knarr pour 3 bois. C’est une action de construction.
card-106 = La case Saccage demande 1 Viking de moins avec 3 drakkars, 2 de moins avec 4.
card-107 = Case d’exploration Shetland/Féroé : vous pouvez prendre n’importe quel plateau d’exploration libre, face visible, avec n’importe quel navire.
card-108 = Quand vous échangez du minerai sur la case du coffre ou de la forge : vous pouvez payer 1 argent pour reprendre 1 Viking de cette case. Pas si vous payez du bois.
card-109 = Juste après la case de commerce outre-mer à deux Vikings : 1 argent par knarr.
card-110 = Juste après la case de commerce outre-mer à deux Vikings : vous pouvez émigrer au prix habituel.
card-111 = En échangeant des ressources sur une case d’Artisanat : 1 argent par sorte différente (bois, pierre, minerai) payée.
card-112 = Case d’Artisanat : aussi 1 hydromel.
card-113 = Juste avant une case d’Artisanat : vous pouvez prendre 1 objet d’un flanc de montagne.
card-114 = Juste après une case d’Artisanat : vous pouvez payer 3 argent pour 1 soie.
card-115 = Case de construction de maison (maison et navire comprise) : aussi 1 argenterie.
card-116 = En construisant une maison de pierre ou longue sur une case de construction : payez 1 pierre de moins.
card-117 = Juste après avoir construit (pas acheté) un knarr ou un drakkar avec au moins 1 bois payé : vous pouvez améliorer 1 marchandise d’un pas.
card-118 = Case du Marché hebdomadaire : aussi 1 pierre et 1 hydromel.
card-119 = Case du Marché hebdomadaire : aussi 1 lait.
card-120 = Juste après une case du Marché hebdomadaire : vous pouvez payer 1 argent pour améliorer 1 marchandise d’un pas.
card-121 = Juste avant une case de construction de maison ou de navire : vous pouvez prendre 1 objet d’un flanc de montagne.
card-122 = Case qui prend des flancs de montagne : selon le nombre de sortes différentes prises (bois, pierre, minerai, argent), vous pouvez recevoir 2 = 1 hydromel, 3 = 1 peau, 4 = 1 coffre.
card-123 = Juste après l’une des deux cases à partie « améliorer 1 » : vous pouvez échanger 1 huile contre 1 argenterie.
card-124 = Quand une case vous donne exactement 2 argent : vous pouvez payer ces 2 argent pour 1 céréales et 2 bois.
card-125 = Chaque action d’exploration ou d’émigration : aussi 1 rune.
card-126 = Collet réussi : aussi 1 argent.
card-127 = Collet réussi : aussi 1 poisson séché.
card-128 = Collet réussi : prenez 1 objet d’un flanc de montagne.
card-129 = Juste après un collet réussi : vous pouvez défausser 1 collet pour 1 viande salée.
card-130 = Juste après un collet réussi sur sa case à deux Vikings : vous pouvez défausser 2 collets pour reprendre 1 des Vikings placés.
card-131 = Chaque pose de collet, réussie ou non : vous pouvez échanger 1 poisson séché contre 1 viande de gibier.
card-132 = Juste avant un pillage : vous pouvez retirer exactement 1 minerai du drakkar du pillage ; chaque lancer de ce pillage gagne +3.
card-133 = Raid réussi : aussi 1 petits pois ou 1 argent.
card-134 = Raid raté (même exprès) : aussi 1 hydromel.
card-135 = Juste après un raid ou un pillage réussi où vous avez dépensé exactement 1 épée longue : reprenez-la.
card-136 = Raid ou pillage : chaque lancer +1, et vous pouvez partager le résultat entre deux tuiles.
card-137 = Raid ou pillage : des lances peuvent être dépensées comme des épées longues, en tout mélange.
card-138 = Raid ou pillage : vous pouvez prendre une marchandise verte au lieu d’une bleue ; sa valeur d’épée est celle de sa face bleue moins 1.
card-139 = Raid ou pillage : la ou les tuiles spéciales de plus haute valeur encore sur le plateau ovale valent 1 de moins.
card-140 = Pêche à la baleine réussie : 1 huile de plus.
card-141 = Pêche à la baleine réussie sans dépenser de bois : selon les baleiniers utilisés, exactement 1 = 1 chou, 2 = 1 haricots, 3 = 1 petits pois.
card-142 = Juste après une pêche à la baleine réussie où vous avez dépensé exactement 1 lance : reprenez-la.
card-143 = Partie de chasse réussie : aussi 1 argent.
card-144 = Partie de chasse réussie : vous pouvez payer 2 argent pour 1 « la peau et les os ».
card-145 = Juste avant chaque partie de chasse : vous pouvez prendre 1 objet d’un flanc de montagne.
card-146 = Partie de chasse ou collet : chaque lancer est diminué de 1.
card-147 = Pour le raid, le pillage, le saccage et l’exploration lointaine, un knarr peut remplacer un drakkar (il ne porte toujours pas de minerai).
card-148 = Juste après avoir construit (pas acheté) un knarr avec au moins 1 bois payé : vous pouvez payer 3 argent pour 1 épices.
card-149 = Juste avant une case de commerce outre-mer : 1 huile (elle peut être commercée dans cette action).
card-150 = Quand vous recevez exactement 2 poissons séchés ou exactement 2 viandes salées d’un coup : vous pouvez prendre 1 viande de gibier à la place de l’un d’eux.
card-151 = Pendant la phase d’Actions, chaque fois que 1 ou 2 de vos Vikings retournent ensemble sur votre Place des Affaires : 1 argent.
card-152 = Action d’amélioration de 3 ou 4 : une des marchandises améliorées peut avancer d’un pas de plus.
card-153 = Toute action avec dé : jusqu’à 4 lancers au lieu de 3.
card-154 = Une action de Vikings de la phase d’Actions qui vous donne au moins 2 bois : aussi 1 argent, une fois par action.
card-155 = Après une action de Vikings qui vous a donné au moins 2 bois : vous pouvez échanger 1 bois contre 1 poisson séché, une fois par action.
card-156 = Une action de Vikings qui vous donne au moins 1 pierre : aussi 1 argent, une fois par action.
card-157 = Au Banquet : 1 « la peau et les os » par mouton ou bovin (gestant ou non) sur votre table.
card-158 = Au Banquet, par viande de gibier ou de baleine sur votre table : piochez 3 Armes et recevez 1 argent, utilisable aussitôt.
card-159 = Juste après un Banquet où vous avez servi au moins 1 viande de gibier : vous pouvez faire une partie de chasse sans Vikings.
card-160 = À un Banquet où vous ne servez pas d’hydromel : 1 argent, utilisable aussitôt.
card-161 = À la phase de Bonus avec au moins 7 de vos Vikings sur des cases de la troisième colonne : 1 chou.
card-162 = À la phase de Bonus avec au moins 7 de vos Vikings sur des cases de la deuxième colonne : 1 lin.
card-163 = Réussite sur la case de chasse à deux Vikings : aussi 1 peau et 1 argent.
card-164 = Juste avant l’action d’une case de la quatrième colonne où vous placez quatre Vikings : vous pouvez prendre 1 objet d’un flanc de montagne, mais seulement pierre ou minerai (le prochain du flanc).
card-165 = Au début de chaque Banquet : 2 argent avec au moins 1 vêtement en réserve.
card-166 = Juste avant l’action quand vous placez exactement 2 Vikings sur une case de la deuxième colonne : vous pouvez piocher 1 Arme, mais pas la première fois de la manche.
card-167 = Au début de chaque Banquet : 1 argent avec 1 épices en réserve, 2 argent avec 2 ou plus.
card-168 = Chaque fois que le nombre de vos Vikings sur la Place des Affaires devient exactement 3, d’en haut ou d’en bas : 1 argent.
card-169 = À une récolte, si vous aviez du lin en réserve au début de la phase : 1 lin de plus ; ou, si vous aviez des céréales : 1 céréales de plus ; pas les deux.
card-170 = L’émigration vous coûte 2 argent de moins (minimum 0).
card-171 = Après une phase de Récolte avec récolte : vous pouvez échanger, une fois, 1 lin contre 1 céréales et 1 argent.
card-172 = Juste après un Banquet : vous pouvez déplacer des poissons séchés tout juste servis de la table vers vos maisons de pierre et longues.
card-173 = À la phase des Montagnes, par objet retiré des flancs : minerai = 1 argent, objet de 2 argent = 2 argent.
card-174 = Pour chaque bovin qui entre dans votre étable : vous pouvez payer 3 argent pour 1 soie ou 4 argent pour 1 épices.
card-175 = Après une action (case ou Métier) qui vous a donné au moins 1 poisson séché : vous pouvez payer 1 argent pour 1 huile. Pas pour les bonus.
card-176 = Juste après une action où vous avez joué au moins 1 Métier : 1 petits pois, une fois par action.
card-177 = Quand une maison de pierre ou longue donne exactement 1 marchandise de bonus (phase de Bonus ou carte) : vous pouvez prendre 1 argenterie à la place ; chaque maison à part.
card-178 = Dès que vous avez 4 grands navires : 2 baleiniers gratuits (autant que vous avez de quais).
card-179 = La prochaine fois que vous obtenez un knarr après avoir joué cette carte : 1 poisson séché et 1 argent par knarr que vous avez alors.
card-180 = Dès que vous avez 3 drakkars : 4/3/2 argenteries si votre revenu total est alors d’au plus 5/11/30 argent.
card-181 = Dès que vous avez 3 grands navires : 3/2/1 laines si votre revenu total est alors d’au plus 4/9/30 argent.
card-182 = Une fois que vous avez au moins 2 maisons de pierre ou longues, vous pouvez, une fois et à tout moment, échanger 2 bois contre 1 épices ou 5 bois contre 2 épices.
card-183 = Quand vous la jouez : avec au moins 1 knarr petits pois, haricots, lin ; avec 2 aussi céréales ; avec 3 aussi chou ; avec 4 aussi fruits (1 de chaque).
card-184 = Quand vous la jouez, avec au moins 3 minerais en réserve : vous pouvez acheter 1 drakkar pour 4 bois ou 3 argent et devez y poser aussitôt 3 minerais. Ce n’est pas une action de construction.
card-185 = Chaque fois que vous feriez un raid, vous pouvez à la place améliorer jusqu’à 2 marchandises d’un pas.
card-186 = Au Banquet, jusqu’à 2 petits pois peuvent être posés en long sur la table au lieu d’1.
card-187 = À tout moment : 3 lins deviennent 1 coffre au trésor. Pendant une de vos actions de Vikings : 2 lins achètent la Ceinture si elle est encore là.
card-188 = Quand vous la jouez : 0/1/2/3 argent à 1/2/3/4 joueurs. Chaque objet de 2 argent que vous prenez d’un flanc : 1 argent de plus.
card-189 = Au décompte : 4/9/16 argent avec 2/3/4 plateaux d’exploration.
card-190 = Pour chaque épices que vous recevez, de quelque façon que ce soit : aussi 1 huile.

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
short-build_house_and_ship = Maison et navire
short-whaling_4 = Baleine, 1 bateau
short-buy_sheep_and_cattle = Mouton et bovin
short-weekly_market_4 = Grand marché
short-master_crafting = Grand artisanat
short-mountain_4_double_2 = Flanc, double
short-mountain_2222_or_double_3 = Flancs ou double
short-plundering = Saccage
short-boat_to_knarr_and_emigrate = Knarr, émigrer
