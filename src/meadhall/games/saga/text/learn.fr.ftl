# Ce que disent la première partie guidée et le guide. `*mot*` est en gras, `:icon:` un signe.

learn-goal = Huit aventures
learn-goal-say = Vous vivez huit aventures ; après la dernière, *le plus de points* l’emporte. Des points :viking-helmet: se trouvent en chemin ; à la fin, trois pièces d’or en font un, et chaque casque de votre dernier équipage aussi.
learn-trail = Un sentier qui bouge
learn-trail-say = Les cases claires sont l’aventure : c’est là que votre Viking veut s’arrêter. Vous êtes tous sur le *sentier*, et le sentier lui-même glisse le long du plateau.
learn-buy = Engagez quelqu’un
learn-buy-say = Avant une aventure, on achète des Vikings, un à la fois, tant que quelqu’un en veut. Ingrid coûte 3 de vos 5 pièces d’or. Elle rejoint votre pioche et part avec vous dès aujourd’hui.
learn-buy-do = Achetez Ingrid.
learn-buy-ingrid = Bienvenue, Ingrid ! Au prochain tour d’achat, tout coûtera une pièce de plus.
learn-buy-other = Un bon compagnon. Au prochain tour d’achat, tout coûtera une pièce de plus à chacun.
learn-buy-saved = Vous gardez votre or. Rien n’est perdu : trois pièces font un point à la fin. Mais un bon Viking rapporte son prix.
learn-slide = Le sentier a glissé
learn-slide-say = Une carte Déplacement montre *{ $n }* : le sentier a glissé d’autant, avec tous les Vikings. Cela arrive à chaque coup, et personne ne le choisit.
learn-lay = Votre carte secrète
learn-lay-say = Chacun pose une carte face cachée ; toutes sont révélées ensemble. Votre pion avance exactement d’autant. *Sous chaque carte, vous voyez où elle mène* et ce qui s’y trouve.
learn-lay-do = Posez Solveig : cinq pas de plus.
learn-lay-solveig = Bien : cinq pas. Personne ne vous en chassera ; une case peut accueillir tout le monde.
learn-lay-other = C’est une idée aussi. Regardez où vous arrivez : c’est tout ce qui compte.
learn-land = Seule l’arrivée compte
learn-land-say = Vous prenez ce que montre votre case, et rien de ce que vous avez dépassé. Pièces et casques sont bons à prendre ; le rouge vous coûte. Les marqueurs arrondis servent à tout le monde.
learn-again = Et l’on continue
learn-again-say = Pour chaque carte jouée, vous en avez pioché une. Les Vikings joués restent à côté, hors de la main, jusqu’à la fin de l’aventure. Ne gaspillez pas vos petits pas trop tôt.
learn-leave = Partez à temps
learn-leave-may = Vous avez été sur une case claire : vous pouvez partir et tout garder. Qui continue glisse encore et doit jouer. Au bout rayé, on *perd des points* : voyez s’il est proche.
learn-leave-do = Quittez l’aventure tant que tout va bien.
learn-leave-late = Qui a été sur une case claire peut *partir*, et ne risque plus rien. Qui continue glisse encore et doit jouer ; au bout rayé, ou hors du sentier, on *perd des points*.
learn-leave-safe = Sain et sauf. Regardez les autres tenter leur chance.
learn-leave-bold = Quelle audace ! Voyez jusqu’où la prochaine carte peut vous emporter.
learn-valhalla = Une place au Valhalla
learn-valhalla-say = Après chaque aventure, un Viking que vous avez joué peut aller au *Valhalla*. Il ne vous sert plus en chemin ; mais pour la dernière aventure, vous n’aurez que ceux-là, et leurs casques comptent.
learn-valhalla-do = Envoyez l’un d’eux au Valhalla.
learn-valhalla-nobody = Personne cette fois. Sans Vikings au Valhalla, la dernière aventure se passe mal : pensez-y.
learn-rank = Les derniers mieux servis
learn-rank-say = Qui mène pioche trois cartes, le deuxième quatre, le troisième cinq. Derrière, on choisit donc mieux : un point de retard n’est pas un malheur.
learn-ship = Le bateau est court
learn-ship-say = En mer, un bateau remplace le sentier. Il n’a que *12* places : qui dépasse la proue est dehors et perd des points. Les petits pas valent de l’or ici.
learn-end = Vous savez tout faire
learn-end-say = Ici, vous voyez à tout moment qui a quoi. Le voyage continue sans moi ; quand une chose vous arrivera pour la première fois, je vous en dirai un mot. Que les dieux vous gardent !

first-bought = Votre Viking rejoint la pioche ; à chaque nouveau tour d’achat, tout coûte une pièce de plus.
first-landed = Seule compte la case où vous finissez, après le sentier et votre carte ; ce qui est entre les deux ne donne rien.
first-gold = L’or engage des Vikings ; ce qui en reste à la fin vaut un point pour trois pièces.
first-points = Les points changent aussi votre rang : qui mène pioche le moins de cartes.
first-paid = Il a fallu payer ce que demande la case, sans choix possible.
first-short = Vous ne pouviez pas tout payer : vous donnez ce que vous avez et perdez un point.
first-past = Vous voilà au bout rayé : cela coûte les points qu’il montre, et l’aventure est finie pour vous.
first-fell = Vous êtes sorti du sentier : cela coûte autant que le bout rayé, et l’aventure est finie pour vous.
first-both = Au-delà du bout et hors du sentier à la fois : les points sont perdus deux fois.
first-left = Vous avez quitté l’aventure : vous gardez votre main jusqu’à la fin, et rien ne peut plus vous arriver.
first-rivals-left = Quelqu’un est parti ; ceux qui restent glissent et jouent encore.
first-helped = Sans carte, un dieu vous fait avancer : du nombre de la première carte Dieux, sans son action.
first-god = Un dieu gardé se joue comme un Viking, puis retourne sous la pile des dieux.
first-shielded = Ceux qui sont sous votre bouclier seront votre équipage à la dernière aventure, et leurs casques comptent à la fin.
first-boxed = Cette carte quitte la partie pour de bon.
first-token = Un jeton Prophétie montre la prochaine carte Déplacement, une fois, quand vous voulez dans cette aventure.
first-used = Une action n’est jamais obligatoire ; une carte peut se jouer pour son seul nombre.
first-crosses = Bifröst : chaque carte hors du Valhalla devient une pièce d’or, et le Valhalla devient votre pioche.

howto-pitch = Posez une carte en secret, révélez-les ensemble, et voyez où le sentier qui glisse a mené chacun. Prenez ce qui s’y trouve, et partez avant qu’il ne vous jette dehors.
howto-fact-secret = tous choisissent en même temps, en secret
howto-goal = *Le plus de points après huit aventures l’emporte.*
howto-goal-spaces = cases à casques
howto-goal-gold = 3 pièces : 1 point
howto-goal-valhalla = casques de l’équipage final
howto-goal-loss = jamais le bout rayé
howto-tag-slide = tous glissent de 4
howto-tag-sum = 4 + 5 = 9
howto-tag-leave = partir ?
howto-turn-slide = Le sentier glisse
howto-turn-slide-say = On retourne une carte Déplacement : le sentier glisse d’autant, avec tous ceux qui s’y trouvent.
howto-turn-lay = Posez une carte
howto-turn-lay-say = Chacun en pose une en secret, puis on révèle. Vous avancez exactement de son nombre ; sous chaque carte, vous voyez où elle mène.
howto-turn-take = Prenez, puis partez ou non
howto-turn-take-say = Prenez ce que montre votre case. Une fois passé par une case claire, vous pouvez partir ; continuer, c’est glisser encore.
howto-way = Une aventure
howto-way-buy = *Achat* de Vikings, chacun son tour, jusqu’à ce que tous passent ; 1 de plus à chaque tour
howto-way-draw = *Pioche :* 3 cartes pour qui mène, puis 4, 5, 6
howto-way-turns = *Voyage*, coup après coup, jusqu’à ce que tous soient partis
howto-way-valhalla = *Valhalla :* un Viking que vous avez joué peut y aller
howto-ends = La huitième aventure, *Bifröst*, se joue avec les seuls Vikings de votre Valhalla. Puis 3 pièces d’or font un point, et chaque casque de cet équipage un autre.
howto-stage-one = *1* terre
howto-stage-two = *2* mer
howto-stage-three = *3–6* terre
howto-stage-four = *7* mer
howto-stage-five = *8* Bifröst
howto-ends-gold = or restant, en points
howto-ends-helmets = casques de l’équipage final
howto-sign-move = Nombre
howto-sign-move-say = autant de pas, exactement
howto-sign-helmet = Casque
howto-sign-helmet-say = un point à la fin
howto-sign-price = Pièce
howto-sign-price-say = le prix ; sur une case, de l’or
howto-sign-marker = Marqueur
howto-sign-marker-say = pour tous ceux qui y arrivent
howto-sign-card = Case claire
howto-sign-card-say = l’aventure : on peut partir
howto-sign-end = Rayures
howto-sign-end-say = des points perdus, et dehors
howto-sign-viking = Viking
howto-sign-viking-say = un de l’étalage, gratuit
howto-sign-now = Éclairs
howto-sign-now-say = agit quand on le joue
howto-sign-always = Boucle
howto-sign-always-say = agit désormais
howto-sign-god = Main
howto-sign-god-say = un dieu parmi deux
howto-sign-shield = Bouclier
howto-sign-shield-say = Valhalla, l’équipage final
howto-sign-token = Cristal
howto-sign-token-say = voir le prochain glissement
howto-detail-move = Avancer
howto-detail-move-line = le sentier et la carte ensemble, exactement, et seule l’arrivée compte
howto-detail-move-say =
    Le sentier glisse d’abord, pour tous ; puis chacun avance du nombre de sa carte. Un nombre négatif fait reculer ; s’il y en a plusieurs, vous choisissez en avançant. SAGA-6.7 SAGA-6.9

    Ce que vous dépassez ne compte pas. Qui finit où il était y arrive de nouveau. SAGA-7.1 SAGA-7.4
howto-detail-leave = Partir ou tomber
howto-detail-leave-line = après une case claire, on peut partir ; le bout et le bord coûtent des points
howto-detail-leave-say =
    À la dernière case de la carte, ou hors du sentier, vous perdez les points indiqués ; les deux d’un coup comptent double. SAGA-8.1 SAGA-8.2 SAGA-8.3

    Le glissement seul ne jette personne dehors. Qui part garde sa main et son or, et attend à l’abri. SAGA-8.8 SAGA-9.5
howto-detail-cards = Vos deux paquets
howto-detail-cards-line = l’un pour la route, l’autre au Valhalla pour la fin
howto-detail-cards-say =
    Main, escorte et pioche sont mélangées ensemble après chaque aventure. Seuls ceux du Valhalla restent à part. SAGA-11.5 SAGA-10.1

    Avant Bifröst, chaque carte hors du Valhalla devient une pièce d’or ; celles du Valhalla forment votre pioche. SAGA-14.3 SAGA-14.4
howto-detail-market = L’étalage
howto-detail-market-line = un achat par tour, et chaque tour est plus cher
howto-detail-market-say = Au deuxième tour d’achat, tout coûte une pièce de plus, au troisième deux. C’est fini après un tour d’achat où tous passent. Les Vikings des royaumes déjà vus restent à vendre. SAGA-4.3 SAGA-4.4 SAGA-11.4
howto-detail-gods = Les dieux
howto-detail-gods-line = de fortes cartes, prêtées
howto-detail-gods-say = Là où une main est dessinée, vous pouvez regarder deux dieux et en garder un. Il se joue comme un Viking, puis retourne sous la pile. SAGA-7.13 SAGA-15.3
howto-detail-special = Les cartes Déplacement spéciales
howto-detail-special-line = chaque aventure à terre en ajoute une, avec sa consigne
howto-detail-special-say = Elles font glisser le sentier comme les autres, puis donnent une consigne à ceux qui voyagent encore. Une fois dans la pile, elles reviennent. SAGA-13.2 SAGA-13.3 SAGA-11.6
