# Ce que disent la première partie guidée et le guide. `*mot*` est en gras, `:icon:` un signe.

learn-goal = Le plus de points
learn-goal-say = Qui a le plus de *points de victoire* gagne. Pillez les villages, tenez bon chez vous, accomplissez des Missions, remplissez vos Réserves. Dès que quelqu’un atteint *30*, c’est le dernier tour de jeu.
learn-hand = Votre main, c’est votre bourse
learn-hand-say = À chaque tour de jeu, vous piochez cinq cartes. Une chope :barrel: paie 1 Bière, l’or :metal-bar: paie 1 Or. Rien ne s’économise en main : ce que vous ne dépensez pas est perdu.
learn-buy = Recrutez un combattant
learn-buy-say = L’Archer Elfe coûte trois Bières : juste vos chopes. Il attaque avec *2*. Ce que vous achetez rejoint votre *défausse* à la fin du tour de jeu ; une fois mélangée, elle vous le rendra en main.
learn-buy-do = Achetez l’Archer Elfe. Les chopes se jouent toutes seules.
learn-buy-archer = Il est à vous. Aujourd’hui, il se repose ; vous le piocherez d’ici un tour de jeu ou deux.
learn-buy-other = Pourquoi pas : c’est votre village. Les combattants viendront plus tard.
learn-buy-nothing = Vous finissez votre tour la bourse pleine : tout cela est perdu. Mieux vaut acheter quelque chose à chaque fois.
learn-build = Un Bâtiment reste
learn-build-say = Un Bâtiment n’entre jamais dans le paquet : il reste dans votre village et sert *à chaque tour de jeu, dès le prochain*. La Brasserie donne un baril : de la Bière qu’une *Réserve* peut garder.
learn-build-do = Construisez la Brasserie : deux Or.
learn-build-brewery = Elle est en chantier jusqu’à la fin du tour de jeu : elle ne donne rien encore, mais personne ne peut l’attaquer.
learn-build-other = Bon choix aussi. Il est en chantier jusqu’à la fin du tour de jeu, et personne ne peut l’attaquer d’ici là.
learn-mission = Mission accomplie
learn-mission-say = Vous venez de faire ce que demande une Mission. *Annoncez-la* : ses points sont à vous tout de suite. Une seule par tour de jeu ; au prochain, vous pourrez en piocher une autre.
learn-mission-do = Accomplissez votre Mission.
learn-mission-late = Deux Missions sont posées devant vous. Faites dans un tour ce que l’une demande, puis *annoncez-la* : ses points sont à vous aussitôt. Une seule par tour de jeu.
learn-over = C’est vous qui finissez
learn-over-say = Faites tout ce que vous pouvez payer, dans l’ordre que vous voulez. Vos cartes restent en main jusqu’à la fin du tour de jeu : d’ici là, les *Défenses* vous protègent encore.
learn-over-do = Plus rien à dépenser : finissez votre tour.
learn-round = Un nouveau tour de jeu
learn-round-say = Cinq nouvelles cartes pour chacun, et les Bâtiments produisent. Ce que vous avez joué et acheté est dans votre défausse : quand le paquet est vide, on la *mélange et on recommence*.
learn-attack = À l’attaque
learn-attack-say = Vos Unités peuvent attaquer le village d’un rival, un Mort-Vivant sur la Voie d’Odin, ou *Draco*. Commencez par lui : personne ne le défend, sa défense est de 1, et il paie un baril ou un lingot.
learn-attack-do = Attaquez avec l’une des Unités de votre main.
learn-attack-first = Acheter d’abord, très bien : vos Unités sont encore en main.
learn-attack-kept = Le Guerrier est resté au coin du feu. Quand il n’attaque pas, il ne rapporte rien.
learn-aim = Qui part, et contre qui
learn-aim-say = Ajoutez ceux qui partent aussi, puis choisissez la cible. Vous gagnez si votre attaque est *égale ou supérieure* à la défense. Ceux qui sont partis ne resservent pas, victoire ou non.
learn-aim-do = Un Guerrier suffit : choisissez Draco.
learn-aim-draco = Battu ! Il vous paie un jeton : il se dépense comme une carte, mais il se garde aussi, si vous avez une Réserve.
learn-aim-village = Un village, donc ! S’il est touché, vous marquerez des points à la fin de votre tour. Mais on peut le défendre.
learn-aim-more = À plusieurs, on est plus forts. Maintenant, choisissez la cible.
learn-raid = Un village attaqué
learn-raid-you = { $seat } vous attaque avec *{ $value }*. Posez des cartes Défense de votre main : si votre cible *dépasse* l’attaque, elle tient, et chaque attaquant vous rapporte un point. Sinon, elle sera réparée à la fin du tour de jeu.
learn-raid-mine = Vous attaquez { $rival } avec *{ $value }*. Les cibles touchées paient à la fin de votre tour : une *1* point, deux *3*, trois *5*. Plusieurs d’un coup rapportent donc davantage.
learn-raid-watch = { $seat } attaque { $rival } avec *{ $value }*. Si la cible *dépasse* l’attaque, elle tient et rapporte à { $rival } ; sinon à { $seat }. Cela peut vous arriver : gardez une carte Défense.
learn-raid-late = Attaquez aussi les villages : une cible touchée vaut *1* point, deux *3*, trois *5*. On peut y poser des cartes Défense ; la cible qui *dépasse* votre attaque tient et rapporte à son propriétaire.
learn-hall = L’Hôtel de Ville
learn-hall-say = Au niveau 1, vous pouvez avoir trois Bâtiments. Trois Or, et voici le niveau 2, avec *six* places. Deux de plus : le niveau 3, sans limite, et *5 points* aussitôt.
learn-end = Vous savez tout faire
learn-end-say = Une dernière chose : à la toute fin, ces quatre cartes paient *6 points* chacune à qui a le plus de ce qu’elles nomment. Jouez sans moi ; à chaque nouveauté, je dirai un mot. Skål !

first-attacked = On vous attaque : vos cartes Défense doivent porter la cible au-dessus de l’attaque, sinon elle est endommagée.
first-attack = Votre attaque réussit si elle égale ou dépasse la défense de la cible, avec tout ce qu’on y ajoute.
first-held = Vous avez tenu : chaque Unité et chaque Héros d’une attaque repoussée vous rapporte un point.
first-repelled = Votre attaque est repoussée : ses cartes sont utilisées, et chaque Unité et chaque Héros rapporte un point à l’adversaire.
first-damaged = Un Bâtiment endommagé sert toujours, ne peut plus être attaqué de ce tour de jeu, et sera réparé à la fin.
first-points = À la fin de votre tour, les cibles endommagées rapportent : une 1 point, deux 3, trois 5.
first-total = Rien n’a été endommagé chez vous pendant ce tour : la Défense Totale vous rapporte un point de plus. Le jeton sur votre Hôtel de Ville le rappelle ; il disparaît à la fin du tour de jeu.
first-favour = À 5, 12 et 20 points, vous choisissez une Faveur Divine : une carte puissante, qui rejoint votre défausse.
first-draco = Draco se laisse battre une fois par tour de jeu ; il paie un baril ou un lingot, mais aucun point.
first-undead = Un Mort-Vivant vaincu rapporte un point et son jeton, puis quitte la Voie d’Odin.
first-claimed = Une Mission accomplie paie aussitôt ; une seule par tour de jeu.
first-mission = Quand il vous manque une Mission, vous pouvez en piocher une au début du tour de jeu.
first-built = Un nouveau Bâtiment sert dès le prochain tour de jeu ; d’ici là, on ne peut pas l’attaquer.
first-produced = Votre Bâtiment a produit un jeton : il paie comme une carte, et une Réserve le garde pour plus tard.
first-reshuffled = Votre paquet était vide : votre défausse le remplace, avec tout ce que vous avez acheté.
first-traded = Deux ressources d’un type en donnent une de l’autre, aussi souvent que vous voulez.
first-upgraded = Le nouveau niveau compte dès le prochain tour de jeu ; d’ici là, on ne peut pas attaquer l’Hôtel de Ville.
first-stored = Une Réserve pleine à la fin du tour de jeu rapporte un point, à chaque fois.
first-looted = On peut voler ce qui dort dans une Réserve, jamais ce qui se trouve sur une Brasserie ou une Mine d’Or.
first-last = Quelqu’un a assez de points : on finit ce tour de jeu, puis on compte les quatre cartes Bonus.

howto-pitch = De la bière et de l’or, faites des Bâtiments, des Unités et des tours, puis voyez quel village mérite une visite. Chaque carte achetée reviendra dans votre main.
howto-fact-deck = un paquet qui grandit avec vous
howto-goal = *Le plus de points quand quelqu’un a atteint 30 (à deux : 40).*
howto-goal-raids = cibles endommagées
howto-goal-held = attaques repoussées
howto-goal-missions = Missions
howto-goal-hall = Hôtel de Ville, niveau 3
howto-goal-stores = Réserves pleines
howto-goal-bonus = les quatre bonus
howto-tag-points = +3
howto-tag-three = 3 Bières
howto-tag-discard = défausse
howto-tag-works = dès le prochain tour
howto-tag-attack = 3 contre 2
howto-turn-spend = Dépensez votre main
howto-turn-spend-say = Cinq nouvelles cartes par tour de jeu. Chopes et or paient vos achats ; ce que vous ne dépensez pas est perdu.
howto-turn-grow = Achetez, construisez
howto-turn-grow-say = Une carte achetée va dans votre défausse et revient une fois celle-ci mélangée. Un Bâtiment reste, et sert dès le prochain tour de jeu.
howto-turn-raid = Attaquez
howto-turn-raid-say = Vos Unités contre les cibles d’un seul rival. Il faut égaler la défense ; en face, on peut ajouter des cartes Défense.
howto-way = Un tour de jeu
howto-way-produce = *Production :* Brasseries et Mines d’Or donnent chacune un jeton
howto-way-draw = *Pioche* de cinq cartes, une de plus par Taverne
howto-way-turns = *Chacun son tour :* autant d’actions que vous pouvez payer
howto-way-store = *Stockage :* les jetons vont dans les Réserves ; pleine, une Réserve vaut 1 point
howto-ends = Le tour de jeu où quelqu’un atteint *30* points est le dernier (à deux : *40*). Puis quatre cartes Bonus paient *6* à qui a le plus ; à égalité, on partage.
howto-stage-one = *5* une Faveur
howto-stage-two = *12* une Faveur
howto-stage-three = *20* une Faveur
howto-stage-four = *30* la fin
howto-also = Dégâts d’un même tour
howto-also-say = Une cible vaut 1 point, deux 3, trois 5, quatre 7. Une cible qui tient rapporte 1 point par attaquant à son propriétaire.
howto-sign-unit = Écu rouge
howto-sign-unit-say = l’attaque d’une Unité
howto-sign-defence = Écu bleu
howto-sign-defence-say = la défense
howto-sign-mug = Bière
howto-sign-mug-say = paie, ce tour seulement
howto-sign-gold = Or
howto-sign-gold-say = paie, ce tour seulement
howto-sign-barrel = Baril
howto-sign-barrel-say = de la Bière qui se garde
howto-sign-bar = Lingot
howto-sign-bar-say = de l’Or qui se garde
howto-sign-container = Réserve
howto-sign-container-say = en garde quatre, se pille
howto-sign-tavern = Taverne
howto-sign-tavern-say = une carte de plus
howto-sign-drakkar = Drakkar
howto-sign-drakkar-say = garde une carte en main
howto-sign-undead = Mort-Vivant
howto-sign-undead-say = vaincu : 1 point, 1 jeton
howto-sign-draco = Draco
howto-sign-draco-say = vaincu : 1 jeton
howto-sign-favour = Faveur Divine
howto-sign-favour-say = un don à 5, 12, 20
howto-detail-paying = Payer
howto-detail-paying-line = des cartes pour ce tour, des jetons pour plus tard, deux contre un à tout moment
howto-detail-paying-say =
    La Bière et l’Or des cartes ne durent que jusqu’à la fin de votre tour. Les barils et les lingots des Bâtiments paient de même, et peuvent aller dans une Réserve à la fin du tour de jeu. WILD-7.8 WILD-19.2

    Deux ressources d’un type s’échangent toujours contre une de l’autre. WILD-18.1
howto-detail-village = Votre village
howto-detail-village-line = trois Bâtiments, puis six, puis sans limite ; trois du même type
howto-detail-village-say =
    L’Hôtel de Ville dit combien de Bâtiments vous pouvez avoir. L’améliorer coûte trois Or, puis deux ; le niveau 3 rapporte cinq points aussitôt. WILD-10.4 WILD-11.2 WILD-11.6

    Ce qui est en chantier ne sert pas avant la fin du tour de jeu, et ne peut pas être attaqué. WILD-10.7
howto-detail-attacks = Les attaques
howto-detail-attacks-line = un seul rival par tour, chaque cible une fois par tour de jeu
howto-detail-attacks-say =
    À votre tour, vous n’attaquez qu’un seul rival, et personne qu’un autre a déjà attaqué dans ce tour de jeu, sauf si tous l’ont été. WILD-13.2 WILD-13.3 WILD-13.5

    Plusieurs Unités peuvent partir ensemble ; un objet n’aide que s’il accompagne une Unité. Ceux qui sont partis ne resservent pas avant la prochaine main. WILD-12.5 WILD-12.8
howto-detail-defence = La défense
howto-detail-defence-line = les cartes encore en main ; il faut dépasser l’attaque
howto-detail-defence-say =
    Les cartes Défense renforcent la cible attaquée jusqu’à la fin du tour de jeu. L’égalité ne suffit pas : il faut dépasser. WILD-15.3 WILD-15.5

    Une attaque repoussée rapporte un point par Unité et par Héros, et un de plus si rien n’a été endommagé chez vous pendant ce tour. WILD-15.7 WILD-15.9
howto-detail-path = La Voie d’Odin
howto-detail-path-line = cinq cartes à vendre, qui avancent à chaque tour de jeu
howto-detail-path-say = À chaque tour de jeu, la dernière carte s’en va et une nouvelle arrive ; une carte achetée est remplacée aussitôt. Les Morts-Vivants ne s’achètent pas : ils se battent. WILD-20.5 WILD-9.1 WILD-16.5
howto-detail-favours = Les Faveurs Divines
howto-detail-favours-line = une parmi trois, à 5, 12 et 20 points
howto-detail-favours-say = Vous choisissez une Faveur parmi trois en atteignant 5, 12 et 20 points, même pendant le tour d’un autre, et pour chaque Hôtel de Ville de niveau 3 que vous endommagez. WILD-21.2 WILD-21.4
howto-detail-missions = Les Missions
howto-detail-missions-line = deux au plus, une seule accomplie par tour de jeu
howto-detail-missions-say = Une Mission qui dit « ce tour » ne compte que ce que vous avez fait pendant le tour où vous l’annoncez. Pour un Or, une fois par tour, vous pouvez en changer une. WILD-17.10 WILD-17.9
