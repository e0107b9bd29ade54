game-name = La Saga des Vikings
game-pitch = Posez une carte en secret, retournez-les ensemble, et voyez qui le sentier emporte trop loin.
variant-journal = Voyage
variant-journal-note = Quelles aventures, du facile au très difficile
variant-journal-first = Première partie
variant-journal-gold = La route de l’or (facile)
variant-journal-gods = L’appel des dieux (facile)
variant-journal-long = Le voyage le plus long (moyen)
variant-journal-glory = Les chemins de la gloire (difficile)
variant-journal-companions = Les compagnons de voyage (difficile)
variant-journal-suffering = Le chemin de la souffrance (très difficile)
variant-journal-free = Choisir selon la trame
variant-journal-expert = Mélange libre (experts)
variant-journal-tutorial = Tutoriel : le départ
variant-markers = Marqueurs d’étape
variant-markers-note = Quand les marqueurs sont tirés
variant-markers-dealt = répartis avant la partie
variant-markers-drawn = tirés avant chaque aventure
variant-odin = Odin
variant-odin-note = Qui commence
variant-odin-lot = tiré au sort
variant-odin-host = l’hôte commence

status = Aventure { $number } sur { $of }{ $turn ->
    [0] {""}
   *[other] {" "}· coup { $turn }
  }
mark-adventure = Aventure { $number }
board = Le plateau
space = Case { $n }
trail = Le sentier des Vikings
ship = Le bateau viking
slide = La première place est à côté de la case { $n }.
pawn-of = Viking { DE($seat) }
row = Rangée de déplacement
movement = Déplacement { $n }
pile = Pioche de déplacement
discard = Défausse de déplacement
gods = Pile des dieux
market = Étalage
things-of = { $seat }
vp = points de victoire
gold = or
hand = main
laid = carte posée
lineup = escorte
bought = achetés
valhalla = Valhalla
draw-pile = pioche
prophecy-token = jeton Prophétie
group-green = Royaumes verts
group-deep = Les profondeurs
group-ice = La glace
group-high_sea = Haute mer
group-unknown_sea = Mer inconnue
group-bifrost = Le pont arc-en-ciel
bifrost = Le pont arc-en-ciel Bifröst
group-tutorial = Tutoriel

doing-choosing = choisit, case { $at }
doing-deciding = décide, case { $at }
doing-laid = carte posée face cachée, case { $at }
doing-left = a quitté l’aventure
doing-next = joue ensuite, case { $at } pour l’instant
doing-done = case { $at }
doing-idle = case { $at }

score-track = Piste des points de victoire
score-gold = Or, un point pour { $each } pièces
score-gold-so-far = À la fin : or, un point pour { $each } pièces
score-helmets = Casques
score-helmets-so-far = À la fin : casques
note-gold = { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
  }
by-rule = {""}
by-card = {" "}({ $card })

icon-points = +{ $n } PV
icon-lose-points = −{ $n } PV
icon-gold = { $n ->
    [one] +{ $n } pièce d’or
   *[other] +{ $n } pièces d’or
  }
icon-pay = { $n ->
    [one] payer { $n } pièce d’or
   *[other] payer { $n } pièces d’or
  }
icon-end-of-card = fin : −{ $n } PV
icon-viking-note = un Viking gratuit
icon-lose-note = perdre un Viking joué
icon-draw-note = piocher une carte
icon-god-note = une carte Dieux
icon-valhalla-note = un Viking de la main au Valhalla
icon-prophecy-note = un jeton Prophétie

preview-past = fin de la carte (−{ $n } PV, aventure terminée)
preview-off = hors du { $on ->
    [ship] bateau
   *[trail] sentier
  } (−{ $n } PV, aventure terminée)
preview-short = pas assez d’or : −{ $n } PV
preview-marker-bonus = et un bonus sur le marqueur
preview-by = { $what } ({ $card })
preview-nothing = rien
preview-lands = Case { $to } : { $what }
preview-lands-off = Trop loin : { $what }
preview-gold-left = { $gold ->
    [0] Il ne vous restera pas d’or.
    [one] Il vous restera { $gold } pièce d’or.
   *[other] Il vous restera { $gold } pièces d’or.
  }
preview-gains-vp = Vous gagnez { $how ->
    [least] au moins { $n } PV
   *[exactly] { $n } PV
  }.
preview-loses-vp = Vous perdez { $n } PV.
preview-gains-gold = Vous gagnez { $how ->
    [least] au moins {""}
   *[exactly] {""}
  }{ $n ->
    [one] { $n } pièce d’or
   *[other] { $n } pièces d’or
  }{ $how ->
    [least] {""}
   *[exactly] {" "}et en avez alors { $then }
  }.
preview-loses-gold = Vous payez { $n ->
    [one] { $n } pièce d’or
   *[other] { $n } pièces d’or
  } et { $then ->
    [0] n’en gardez aucune
   *[other] en gardez { $then }
  }.
preview-vikings = Vous aurez un Viking de plus.
preview-helmets = { $n ->
    [one] { $n } casque de plus comptera à la fin.
   *[other] { $n } casques de plus compteront à la fin.
  }

ask-buy = Acheter un Viking, ou passer ?
ask-buy-note = Tour d’achat { $number } : prix imprimé{ $more ->
    [0] {""}
   *[other] {" "}plus { $more }
  }. Vous avez { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
  }.
ask-lay = Choisissez une carte à poser face cachée
ask-lay-note = Toutes seront révélées ensemble. Sous chaque carte : où elle mène.{ $left ->
    [2] {" "}Ce coup-ci, vous en posez deux, et leurs nombres s’additionnent.
   *[other] {""}
  }
ask-flip-or-rest = Demander l’aide d’un dieu, ou rester sur place ?
ask-flip-or-rest-note = Vous n’avez pas de carte. La porte aux runes vous laisse rester là où le glissement vous a mené.
ask-order-two = Quelle carte vient en premier ?
ask-order-two-note = La première compte déjà pour la seconde.
ask-move-or-act = Comment vous déplacez-vous ?
ask-move-or-act-note = { $acts ->
    [0] Toutes les cartes sont révélées : choisissez un nombre.
   *[other] Vous pouvez aussi utiliser d’abord l’action.
  }
ask-act-or-end = Utiliser l’action ?
ask-act-or-end-note = Votre arrivée est réglée ; vous avez { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
  }.
ask-loki-copies = De qui Loki accomplit-il l’action ?
ask-loki-copies-note = D’un Viking d’un adversaire, une seule fois.
ask-njord-fetches = Quel Viking Njord va-t-il chercher ?
ask-njord-fetches-note = Il est joué aussitôt : déplacement, récompenses, action. Puis la pioche est mélangée.
ask-waive-or-pay = Inverser le paiement, ou payer ?
ask-waive-or-pay-note = { $n ->
    [one] On vous demande { $n } pièce d’or. Avec Olav, vous la gagnez.
   *[other] On vous demande { $n } pièces d’or. Avec Olav, vous les gagnez.
  }
ask-from-market = { $cost ->
    [free] Quel Viking prenez-vous gratuitement ?
   *[paid] Quel Viking achetez-vous ?
  }
ask-from-market-note = { $into ->
    [hand] Il vient dans votre main.
    [pile] Il va sous votre pioche.
   *[valhalla] Il va droit au Valhalla.
  }{ $cost ->
    [free] {""}
   *[paid] {" "}Vous avez { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
      }.
  }
ask-free-viking = Prendre gratuitement un Viking ?
ask-free-viking-note = Il va sous votre pioche.
ask-hymir-gift = Prendre gratuitement un Viking ?
ask-hymir-gift-note = L’aura d’Hymir : il va sous votre pioche.
ask-may-look-at-gods = Regarder les dieux ?
ask-may-look-at-gods-note = { $gods ->
    [one] Il n’en reste qu’un : il va sous votre pioche.
   *[other] Vous voyez les { $seen ->
        [2] deux
       *[other] { $seen }
      } premiers et devez en garder un, qui va sous votre pioche.
  }
ask-keep-god = Quel dieu gardez-vous ?
ask-keep-god-note = Il va sous votre pioche, l’autre sous la pile des dieux.
ask-may-draw = Piocher une carte ?
ask-may-draw-note = En plus du remplacement normal.
ask-grove-draw = Piocher { $n ->
    [one] une carte
   *[other] { $n } cartes
  } ?
ask-grove-draw-note = Le mirage du bois sacré.
ask-guardians-draw = Piocher { $n ->
    [one] une carte
    [2] deux cartes
   *[other] { $n } cartes
  } ?
ask-guardians-draw-note = Votre Viking porte le même nombre que celui d’un autre joueur.
ask-tuck = Quelle carte va sous votre pioche ?
ask-tuck-note = Elle n’est pas remplacée.
ask-troll-swap = Échanger une carte de votre main ?
ask-troll-swap-note = Elle va sous votre pioche, et vous en piochez une.
ask-draugr-lure = Quelle carte va sous votre pioche ?
ask-draugr-lure-note = Les leurres des draugr ; elle n’est pas remplacée.
ask-shield = Envoyer un Viking de votre main au Valhalla ?
ask-shield-note = Il n’est pas remplacé. Les dieux ne peuvent pas y aller.
ask-heimdall-sends = Quelles cartes envoyer au Valhalla ?
ask-heimdall-sends-note = { $left ->
    [one] Encore une ; elle n’est pas remplacée.
   *[other] Encore { $left } au plus ; elles ne sont pas remplacées.
  }
ask-mist-shield = Envoyer une carte de votre main au Valhalla ?
ask-mist-shield-note = La brume de la gorge : Viking ou dieu, sans remplacement.
ask-idun-returns = Quelle carte retourne dans la boîte ?
ask-idun-returns-note = Puis vous prenez gratuitement en main un Viking de l’étalage.
ask-thor-picks = Quelle carte envoyer au Valhalla ?
ask-thor-picks-note = Vous gagnez son prix en pièces d’or ; puis la pioche est mélangée.
ask-hel-releases = Quelle carte quitte le Valhalla ?
ask-hel-releases-note = Elle retourne dans la boîte pour { $vp } PV.
ask-marker-bonus = De l’or ou des points de victoire ?
ask-marker-bonus-note = Ingrid : un bonus à chaque marqueur.
ask-next-icon = Par quoi commencer ?
ask-next-icon-note = Vous choisissez l’ordre.
ask-lose-viking = Quel Viking est perdu ?
ask-lose-viking-note = Il retourne dans la boîte pour de bon.
ask-take-prophecy = Prendre un jeton Prophétie ?
ask-take-prophecy-note = Rendez-le pendant cette aventure pour voir la première carte Déplacement.
ask-conjure = Payer pour une carte Dieux ?
ask-conjure-note = La sorcière demande { $toll ->
    [one] { $toll } pièce d’or
   *[other] { $toll } pièces d’or
  } ; vous en avez { $gold }.
ask-ice-spirits = Payer les esprits de la glace ?
ask-ice-spirits-note = Pour { $toll ->
    [one] { $toll } pièce d’or
   *[other] { $toll } pièces d’or
  }, le Viking posé ce coup-ci compte { $by } de plus ou { $by } de moins.
ask-nidhogg = Acheter { $worth } PV ?
ask-nidhogg-note = { $toll ->
    [one] { $toll } pièce d’or
   *[other] { $toll } pièces d’or
  } à chaque fois, encore { $left } fois au plus ; vous en avez { $gold }.
ask-recall = Reprendre un Viking en main ?
ask-recall-note = Parmi vos cartes jouées.
ask-ransom = Rendre un Viking de votre main contre de l’or ?
ask-ransom-note = Vous gagnez son prix imprimé ; il retourne dans la boîte.
ask-skrymir-look = Regarder le dessus de votre pioche ?
ask-skrymir-look-note = { $top ->
    [one] La première carte seulement.
   *[other] Jusqu’à { $top } cartes, remises dans l’ordre de votre choix.
  }
ask-skrymir-order = Quelle carte vient ensuite, du haut vers le bas ?
ask-skrymir-order-note = De celles qui restent, c’est celle que vous piocherez la première.
ask-pay-to-draw = Payer le remplacement ?
ask-pay-to-draw-note = La malédiction de la cité des nains : { $amount ->
    [one] { $amount } pièce d’or
   *[other] { $amount } pièces d’or
  } par carte ; vous en avez { $gold }.
ask-use-draw-action = Utiliser l’action de pioche ?
ask-use-draw-action-note = { $card } change le remplacement.
ask-exchange = Quelles cartes échangez-vous ?
ask-exchange-note = { $cards ->
    [one] Elles vont sous votre pioche, vous en piochez autant, puis encore une.
   *[other] Elles vont sous votre pioche, vous en piochez autant, puis encore { $cards }.
  }
ask-leave-or-stay = Partir, ou continuer ?
ask-leave-or-stay-note = La dernière case est la { $last } et coûte { $loss } PV. { $slide }
slide-unknown = Le prochain glissement est inconnu.
slide-foreseen = Le prochain glissement est de { $n }.
ask-send = { $left ->
    [one] Envoyer un Viking au Valhalla ?
   *[other] Envoyer des Vikings au Valhalla ?
  }
ask-send-note = { $left ->
    [one] Un des Vikings que vous avez joués peut y aller.
   *[other] Jusqu’à { $left } des Vikings que vous avez joués peuvent y aller, l’un après l’autre.
  } Seuls ceux du Valhalla seront avec vous à Bifröst, la dernière aventure.
ask-choose-adventure = Quelle aventure vient ensuite ?
ask-choose-adventure-note = Chapitre { $chapter } du voyage.
wait-buy = { $who } peut acheter un Viking
wait-lay = { $who } choisit une carte à poser face cachée
wait-flip-or-rest = { $who } demande l’aide d’un dieu, ou reste sur place
wait-order-two = { $who } choisit laquelle de deux cartes vient en premier
wait-move-or-act = { $who } choisit son déplacement
wait-act-or-end = { $who } peut utiliser une action
wait-loki-copies = { $who } choisit de qui Loki accomplit l’action
wait-njord-fetches = { $who } cherche un Viking dans sa pioche
wait-waive-or-pay = { $n ->
    [one] { $who } paie { $n } pièce d’or, ou la gagne grâce à Olav
   *[other] { $who } paie { $n } pièces d’or, ou les gagne grâce à Olav
  }
wait-from-market = { $who } choisit un Viking de l’étalage
wait-free-viking = { $who } peut prendre gratuitement un Viking
wait-hymir-gift = { $who } peut prendre gratuitement un Viking
wait-may-look-at-gods = { $who } peut regarder les dieux
wait-keep-god = { $who } choisit le dieu à garder
wait-may-draw = { $who } peut piocher une carte
wait-grove-draw = { $who } peut piocher { $n ->
    [one] une carte
   *[other] { $n } cartes
  }
wait-guardians-draw = { $who } peut piocher { $n ->
    [one] une carte
   *[other] { $n } cartes
  }
wait-tuck = { $who } met une carte de sa main sous sa pioche
wait-troll-swap = { $who } peut échanger une carte de sa main
wait-draugr-lure = { $who } doit mettre une carte de sa main sous sa pioche
wait-shield = { $who } peut envoyer un Viking de sa main au Valhalla
wait-heimdall-sends = { $who } peut envoyer des cartes de sa main au Valhalla
wait-mist-shield = { $who } peut envoyer une carte de sa main au Valhalla
wait-idun-returns = { $who } remet une carte de sa main dans la boîte
wait-thor-picks = { $who } cherche une carte dans sa pioche
wait-hel-releases = { $who } remet une carte du Valhalla dans la boîte
wait-marker-bonus = { $who } choisit entre l’or et les points de victoire
wait-next-icon = { $who } choisit par quoi commencer sur la case { $at }
wait-lose-viking = { $who } doit perdre un Viking joué
wait-take-prophecy = { $who } peut prendre un jeton Prophétie
wait-conjure = { $who } peut payer { $toll ->
    [one] { $toll } pièce d’or
   *[other] { $toll } pièces d’or
  } pour une carte Dieux
wait-ice-spirits = { $who } peut payer { $toll ->
    [one] { $toll } pièce d’or
   *[other] { $toll } pièces d’or
  } aux esprits de la glace
wait-nidhogg = { $who } peut payer { $toll ->
    [one] { $toll } pièce d’or
   *[other] { $toll } pièces d’or
  } pour { $worth } PV
wait-recall = { $who } peut reprendre en main un Viking joué
wait-ransom = { $who } peut rendre un Viking de sa main contre de l’or
wait-skrymir-look = { $who } peut regarder le dessus de sa pioche
wait-skrymir-order = { $who } range le dessus de sa pioche
wait-pay-to-draw = { $who } peut payer { $amount ->
    [one] { $amount } pièce d’or
   *[other] { $amount } pièces d’or
  } pour remplacer sa carte
wait-use-draw-action = { $who } peut utiliser l’action de pioche { DE($card) }
wait-exchange = { $who } peut échanger des cartes de sa main
wait-leave-or-stay = { $who } quitte l’aventure, ou continue
wait-send = { $who } choisit qui envoyer au Valhalla
wait-choose-adventure = { $who } choisit la prochaine aventure

guide-lay-1 = La carte retournée a emporté tous les pions : le vôtre est en { $at }. Posez une carte ; son nombre fait avancer votre pion. Sous chaque carte, vous voyez où elle mène. Les récompenses commencent en { $first } ; atteindre ou dépasser { $last } coûte { $loss } PV.
guide-lay-2 = D’abord le glissement, puis la carte : seul compte l’endroit où vous finissez. Près de la carte, un petit nombre peut valoir mieux qu’un grand. Tous choisissent en même temps : inutile d’attendre les autres.
guide-lay = Cherchez la case que vous voulez, puis la carte dont le nombre y mène. À partir de { $last }, l’aventure est finie pour vous et vous perdez { $loss } PV.
guide-move-or-act = Cette carte a deux nombres. Toutes les cartes étant révélées, choisissez-en un.
guide-leave-or-stay = Vous avez été sur la carte Aventure : vous pouvez partir avec ce que vous avez. Continuez, et le prochain glissement peut rapporter davantage, ou vous emporter en { $last } ou au-delà, ce qui coûte { $loss } PV.
guide-send = L’aventure est finie. Un Viking joué peut aller au Valhalla : dans une partie entière, eux seuls restent pour la dernière aventure, et leurs casques comptent à la fin.

option-buy = Acheter { $card }
option-take = Prendre { $card }
option-lay = Poser { $card }
option-use = Utiliser { $card }
option-tuck = Mettre { $card } sous la pioche
option-send = Envoyer { $card } au Valhalla
option-keep = Garder { $card }
option-pick = { $card }
option-lose = Perdre { $card }
option-first = { $card } d’abord
option-copy = Copier { $card }
option-move = Avancer de { $n }
option-move-back = Reculer de { $n }
option-rest = Ne jouer aucune carte
option-pass = Passer
option-none = Aucune carte
option-none-send = N’envoyer personne
option-none-flip-or-rest = Rester sur place
option-flip = L’aide d’un dieu
option-done = Terminé
option-done-act-or-end = Ne pas l’utiliser
option-done-shield = N’envoyer personne
option-done-mist-shield = Ne rien envoyer
option-done-lay = Aucune seconde carte n’est jouable
option-refuse = Non
option-refuse-free-viking = N’en prendre aucun
option-refuse-use-draw-action = Remplacement normal
option-draw = Piocher
option-look = Regarder
option-take-token = Prendre le jeton
option-leave = Quitter l’aventure
option-stay = Continuer
option-peek = Utiliser le jeton Prophétie
option-pay = Payer
option-pay-waive-or-pay = Payer { $n ->
    [one] { $n } pièce d’or
   *[other] { $n } pièces d’or
  }
option-waive = Gagner plutôt { $n ->
    [one] { $n } pièce d’or
   *[other] { $n } pièces d’or
  }
option-gain-gold = { $amount ->
    [one] { $amount } pièce d’or
   *[other] { $amount } pièces d’or
  }
option-gain-vp = { $vp } PV
option-random = S’en remettre au hasard

note-price = { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
  }
note-free = gratuit
note-to = vers la case { $to }
note-off = hors du { $on ->
    [ship] bateau
   *[trail] sentier
  }
note-peek-empty = la pioche de déplacement est vide : il n’y a rien à voir
note-leave = votre pion va sur la carte
note-stay = la prochaine carte vous déplace et vous devrez jouer ; la fin coûte { $loss } PV

why-too-dear = Cela coûte { $price ->
    [one] { $price } pièce d’or
   *[other] { $price } pièces d’or
  } ; vous en avez { $gold }.
why-not-a-viking = Aucun dieu ne peut y aller, seulement un Viking.
why-only-vikings = Il faut un Viking, pas un dieu.
why-not-a-god = C’est un Viking qu’il faut perdre, pas un dieu.
why-no-god-to-valhalla = Aucun dieu ne peut aller au Valhalla maintenant, seulement un Viking que vous avez joué.
why-not-in-hand = { $card } n’est pas dans votre main.
why-not-in-lineup = { $card } n’est pas parmi les cartes que vous avez jouées dans cette aventure.
why-not-in-draw = { $card } n’est pas dans votre pioche.
why-not-in-valhalla = { $card } n’est pas dans votre Valhalla.
why-not-in-gods = { $card } n’est pas parmi les dieux que vous voyez.
why-not-in-played = { $card } n’est pas l’une des deux cartes que vous avez posées.
why-not-in-window = { $card } n’est pas parmi les cartes qui restent à remettre.
why-gods-have-no-price = Les dieux n’ont pas de prix : ils ne sont pas à l’étalage.
why-never-for-sale = { $card } est un Viking de départ : aucun n’est à vendre.
why-sold-out = Il ne reste aucun exemplaire { DE($card) } à l’étalage.
why-later-realm = Les Vikings { DE($realm) } ne sont à vendre qu’une fois que le voyage y mène.
why-other-realm = Ce voyage ne mène pas à { $realm }.
why-no-action = { $card } n’a pas d’action.
why-works-by-itself = L’action { DE($card) } agit d’elle-même : il n’y a rien à utiliser.
why-not-played-now = Vous n’avez pas joué { $card } ce coup-ci.
why-when-drawing = L’action { DE($card) } vient au moment du remplacement.
why-not-in-between = L’action { DE($card) } s’utilise avant le déplacement ou après les récompenses, pas entre les deux.
why-action-over = L’action { DE($card) } a déjà servi ce coup-ci, ou vous y avez renoncé.
why-not-landed = On ne peut partir qu’après être arrivé une fois sur la carte Aventure.
why-not-landed-second = On ne peut partir qu’après être arrivé une fois sur la seconde carte de Bifröst.
why-decided-at-the-end = C’est à la fin du coup que l’on décide de partir ou non.
why-not-bought-now = Les Vikings s’achètent avant l’aventure, pas maintenant.
why-not-begun = L’aventure n’a pas encore commencé.
why-all-have-left = L’aventure est finie : tous l’ont quittée.
why-laid-together = Les cartes se posent quand tous choisissent la leur.
why-sent-at-the-end = Les Vikings vont au Valhalla après l’aventure, ou quand une carte ou une case le dit.
why-no-token = Vous n’avez pas de jeton Prophétie.
why-token-without-effect = Vous avez quitté l’aventure : le jeton n’a plus d’effet.
why-no-way-back = Il n’est plus possible d’y renoncer.
why-not-on-this-space = Cela ne fait pas partie de ce qu’il reste à recevoir ici.
why-not-so-far = Ce que vous avez joué ne vous déplace pas de ce nombre.
why-not-two = C’est réservé à qui pose deux cartes et n’en a pas de seconde à jouer.
why-no-opponent-played = Aucun adversaire n’a joué { $card } dans cette aventure.
why-no-god-helps = Un dieu n’aide que ceux qui n’ont pas de carte à jouer.
why-adventure-twice = Cette aventure fait déjà partie du voyage.
why-bifrost-last = Bifröst est toujours la dernière aventure et vient d’elle-même.
why-only-tutorial = Cette aventure appartient au seul tutoriel.
why-not-in-frame = C’est le tour d’une aventure de ce genre : { $group }.
why-same-realm = La seconde aventure doit se passer dans le royaume de la première : { $realm }.
why-no-hand-card = Vous n’avez pas d’autre carte en main.
why-no-effect = Cela ne ferait rien maintenant.
why-no-shield = Il n’y a pas de boucliers à Bifröst.
why-cannot-buy = Il n’y a pas de Viking que vous puissiez payer.
why-no-draw-pile = Votre pioche est vide.
why-adventure-over = L’aventure est finie pour vous : ceci vient après le déplacement.
why-after-moving = Seulement après le déplacement et ses récompenses.
why-tjure-needs-another = Il faut à Tjure un autre Viking joué avant lui.
why-must-play = Vous devez jouer une carte.
why-god-must-help = Aucune de vos cartes n’est jouable : un dieu doit vous aider.

event-odin = { $seat } prend Odin.
    .you = Vous prenez Odin.
event-chooses-adventure = { $seat } choisit la prochaine aventure : { $adventure }.
    .you = Vous choisissez la prochaine aventure : { $adventure }.
event-opens = Aventure { $n } : { $adventure }. { $seat } tient Odin.
    .you = Aventure { $n } : { $adventure }. Vous tenez Odin.
event-buys = { $seat } paie { $n ->
    [one] { $n } pièce d’or
   *[other] { $n } pièces d’or
  } à l’étalage.
    .you = Vous payez { $n ->
        [one] { $n } pièce d’or
       *[other] { $n } pièces d’or
      } à l’étalage.
event-takes = { $seat } prend { $card }.
    .you = Vous prenez { $card }.
event-draws = { $seat } pioche { $n ->
    [one] une carte
   *[other] { $n } cartes
  }.
    .you = Vous piochez { $n ->
        [one] une carte
       *[other] { $n } cartes
      }.
event-flips = { $seat } retourne « { $card } » : le { $on ->
    [ship] bateau
   *[trail] sentier
  } { $way ->
    [back] recule de { $n }, jusqu’à { $to }
    [stops] recule de { $n } et s’arrête à { $to }
    [stays] reste à { $to }
   *[on] glisse de { $n }, jusqu’à { $to }
  }.
    .you = Vous retournez « { $card } » : le { $on ->
        [ship] bateau
       *[trail] sentier
      } { $way ->
        [back] recule de { $n }, jusqu’à { $to }
        [stops] recule de { $n } et s’arrête à { $to }
        [stays] reste à { $to }
       *[on] glisse de { $n }, jusqu’à { $to }
      }.
event-renews = La pioche de déplacement est remélangée ({ $n ->
    [one] { $n } carte
   *[other] { $n } cartes
 }).
event-lays = { $seat } a posé { $n ->
    [one] une carte
   *[other] { $n } cartes
  }.
    .you = Vous avez posé { $n ->
        [one] une carte
       *[other] { $n } cartes
      }.
event-plays = { $seat } joue { $card }.
    .you = Vous jouez { $card }.
event-uses = { $seat } utilise { $card }.
    .you = Vous utilisez { $card }.
event-copies = Loki accomplit l’action { DE($card) } pour { $seat }.
    .you = Loki accomplit pour vous l’action { DE($card) }.
event-lands = { $way ->
    [stays] { $seat } reste sur la case { $to }
    [off] { $seat } s’éloigne de la case { $at }
   *[moves] { $seat } passe de la case { $at } à la case { $to }
  }.
    .you = { $way ->
        [stays] Vous restez sur la case { $to }
        [off] Vous vous éloignez de la case { $at }
       *[moves] Vous passez de la case { $at } à la case { $to }
      }.
event-gods-help = Un dieu aide { $seat } : { $card }.
    .you = Un dieu vous aide : { $card }.
event-ends-past = { $seat } atteint la fin de la carte.
    .you = Vous atteignez la fin de la carte.
event-ends-off = { $seat } tombe du { $on ->
    [ship] bateau
   *[trail] sentier
  }.
    .you = Vous tombez du { $on ->
        [ship] bateau
       *[trail] sentier
      }.
event-ends-past-and-off = { $seat } dépasse la fin et tombe du { $on ->
    [ship] bateau
   *[trail] sentier
  }.
    .you = Vous dépassez la fin et tombez du { $on ->
        [ship] bateau
       *[trail] sentier
      }.
event-gains-gold = { $seat } gagne { $n ->
    [one] { $n } pièce d’or
   *[other] { $n } pièces d’or
  }{ $by }.
    .you = Vous gagnez { $n ->
        [one] { $n } pièce d’or
       *[other] { $n } pièces d’or
      }{ $by }.
event-interest = Sören ajoute { $n ->
    [one] { $n } pièce d’or
   *[other] { $n } pièces d’or
  } pour { $seat }.
    .you = Sören ajoute pour vous { $n ->
        [one] { $n } pièce d’or
       *[other] { $n } pièces d’or
      }.
event-tribute = Jari rapporte { $n ->
    [one] { $n } pièce d’or
   *[other] { $n } pièces d’or
  } à { $seat }, parce { QUE($giver) } en a gagné.
    .you = Jari vous rapporte { $n ->
        [one] { $n } pièce d’or
       *[other] { $n } pièces d’or
      }, parce { QUE($giver) } en a gagné.
event-gains-vp = { $seat } gagne { $n } PV{ $by }.
    .you = Vous gagnez { $n } PV{ $by }.
event-fame = Britta ajoute { $n } PV pour { $seat }.
    .you = Britta ajoute { $n } PV pour vous.
event-loses-vp = { $left ->
    [none] { $seat } devrait perdre { $due } PV et n’en a pas
    [some] { $seat } perd { $n } PV : c’est tout ce qui lui reste
   *[enough] { $seat } perd { $n } PV
  }.
    .you = { $left ->
        [none] Vous devriez perdre { $due } PV et n’en avez pas
        [some] Vous perdez { $n } PV : c’est tout ce qui vous reste
       *[enough] Vous perdez { $n } PV
      }.
event-pays = { $seat } paie { $n ->
    [one] { $n } pièce d’or
   *[other] { $n } pièces d’or
  }{ $by }.
    .you = Vous payez { $n ->
        [one] { $n } pièce d’or
       *[other] { $n } pièces d’or
      }{ $by }.
event-pays-short = { $seat } devrait payer { $due ->
    [one] { $due } pièce d’or
   *[other] { $due } pièces d’or
  } et { $n ->
    [0] n’en a pas
    [one] n’en a qu’une à donner
   *[other] n’en a que { $n } à donner
  }{ $by }.
    .you = Vous devriez payer { $due ->
        [one] { $due } pièce d’or
       *[other] { $due } pièces d’or
      } et { $n ->
        [0] n’en avez pas
        [one] n’en avez qu’une à donner
       *[other] n’en avez que { $n } à donner
      }{ $by }.
event-prophesies = { $seat } rend un jeton Prophétie et regarde la pioche de déplacement.
    .you = Vous rendez un jeton Prophétie et regardez la pioche de déplacement.
event-foresees = Vous voyez : { $card }.
event-tucks = Vous mettez { $card } sous votre pioche.
event-tucks-hidden = { $seat } met une carte sous sa pioche.
event-shields = { $card } va au Valhalla { DE($seat) }.
    .you = { $card } rejoint votre Valhalla.
event-shields-hidden = { $seat } envoie une carte au Valhalla.
event-boxes = { $seat } remet { $card } dans la boîte.
    .you = Vous remettez { $card } dans la boîte.
event-boxes-hidden = { $seat } remet une carte dans la boîte.
event-looks-at-gods = { $seat } regarde { $n ->
    [one] un dieu
   *[other] { $n } dieux
  }.
    .you = Vous regardez { $n ->
        [one] un dieu
       *[other] { $n } dieux
      }.
event-keeps-god = Vous gardez { $card }.
event-keeps-god-hidden = { $seat } garde un dieu.
event-takes-token = { $seat } prend un jeton Prophétie.
    .you = Vous prenez un jeton Prophétie.
event-recalls = { $seat } reprend { $card } en main.
    .you = Vous reprenez { $card } en main.
event-looks = { $seat } regarde le dessus de sa pioche.
    .you = Vous regardez le dessus de votre pioche.
event-has-chosen = { $seat } a choisi qui envoyer au Valhalla.
    .you = Vous avez choisi qui envoyer au Valhalla.
event-sends-nobody = { $seat } n’envoie personne au Valhalla.
    .you = Vous n’envoyez personne au Valhalla.
event-leaves = { $seat } quitte l’aventure.
    .you = Vous quittez l’aventure.
event-stays = { $seat } continue.
    .you = Vous continuez.
event-crosses = { $n ->
    [0] { $seat } ne laisse aucune carte avant Bifröst.
    [one] { $seat } gagne { $n } pièce d’or pour la carte laissée avant Bifröst.
   *[other] { $seat } gagne { $n } pièces d’or : une par carte laissée avant Bifröst.
  }
    .you = { $n ->
        [0] Vous ne laissez aucune carte avant Bifröst.
        [one] Vous gagnez { $n } pièce d’or pour la carte laissée avant Bifröst.
       *[other] Vous gagnez { $n } pièces d’or : une par carte laissée avant Bifröst.
      }
event-counts = { $seat } marque { $gold } PV pour son or et { $helmets } PV pour ses casques.
    .you = Vous marquez { $gold } PV pour votre or et { $helmets } PV pour vos casques.
event-tie-gold = À égalité avec { $vp } PV, l’or gardé tranche : { $seat } en a { $gold }.
    .you = À égalité avec { $vp } PV, l’or gardé tranche : vous en avez { $gold }.
event-tie-stays = { $n } joueurs ont { $vp } PV et { $gold ->
    [0] ne gardent pas d’or
    [one] gardent { $gold } pièce d’or
   *[other] gardent { $gold } pièces d’or
  } : ils partagent la victoire.
ending-tutorial = Le tutoriel est terminé
ending-tutorial-line = Il n’a pas de vainqueur : les points ne sont là que pour l’exemple.

text-no-action = Pas d’action.
text-stays = Reste là où le glissement a mené le pion, et reçoit ce qui s’y trouve.
text-moves = Le pion { $way }.
text-moves-either = { $alike ->
    [forward] Le pion avance de { $n } ou de { $m }, au choix.
    [back] Le pion recule de { $n } ou de { $m }, au choix.
   *[no] Le pion { $way } ou { $other }, au choix.
  }
way-forward = avance de { $n }
way-back = recule de { $n }
either = { $before } ou { $last }
text-vik-lasse = Mettez une autre carte de votre main sous votre pioche pour { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
  } ; seul Lasse est remplacé.
text-vik-ingrid = Désormais, chaque marqueur où vous arrivez donne aussi { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
  } ou { $vp } PV.
text-vik-knut = { $cards ->
    [one] Piochez { $cards } carte en remplacement.
   *[other] Piochez { $cards } cartes en remplacement.
  }
text-vik-ansgar = { $cards ->
    [one] Piochez { $cards } carte en remplacement.
   *[other] Piochez { $cards } cartes en remplacement.
  }
text-vik-jorik = Achetez un Viking de l’étalage à son prix imprimé et prenez-le en main.
text-vik-olav = Désormais, au lieu d’un paiement forcé, gagnez-en le montant.
text-vik-ellen = Désormais, chaque paiement forcé fait en entier donne { $vp } PV.
text-vik-magnus = { $cards ->
    [one] Échangez autant de cartes de votre main que vous voulez, puis piochez { $cards } carte en remplacement.
   *[other] Échangez autant de cartes de votre main que vous voulez, puis piochez { $cards } cartes en remplacement.
  }
text-vik-gunnar = Gagnez { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
  }.
text-vik-britta = Désormais, +{ $vp } PV quand vous gagnez des PV, une fois par coup.
text-vik-christian = { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
  } par autre Viking que vous avez joué.
text-vik-gunhild = Achetez un Viking de l’étalage pour exactement { $price ->
    [one] { $price } pièce d’or
   *[other] { $price } pièces d’or
  } ; il va sous votre pioche.
text-vik-alfred = À la fin de l’aventure, { $cards ->
    [one] un Viking de plus peut aller
   *[other] { $cards } Vikings de plus peuvent aller
  } au Valhalla.
text-vik-tjure = Se déplace comme un autre Viking que vous avez joué ; ne peut pas être la première carte.
text-vik-soren = Désormais, { $gold ->
    [one] { $gold } pièce d’or de plus
   *[other] { $gold } pièces d’or de plus
  } chaque fois que vous gagnez de l’or.
text-vik-alva = { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
  } par { $numbers } dans la rangée.
text-vik-mats = Regardez en secret { $cards ->
    [one] la première carte Déplacement
    [2] les deux premières cartes Déplacement
   *[other] les { $cards } premières cartes Déplacement
  }.
text-vik-leif = Achetez un Viking de l’étalage à son prix imprimé, droit au Valhalla.
text-vik-jari = Tant que vous êtes actif, { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
  } quand un adversaire gagne de l’or, une fois par adversaire et par coup.
text-vik-thorsten = Avance du nombre d’autres Vikings que vous avez joués.
text-vik-ole = Gagnez { $vp } PV ; Ole { $replace ->
    [0] n’est alors pas remplacé
    [one] est alors remplacé par { $replace } carte
   *[other] est alors remplacé par { $replace } cartes
  }.
text-god-loki = Après le déplacement, accomplissez une fois l’action d’un Viking adverse.
text-god-idun = Remettez une carte de votre main dans la boîte et prenez gratuitement en main un Viking de l’étalage.
text-god-njord = Après le déplacement, jouez aussitôt un Viking de votre pioche ; puis remplacez les deux cartes.
text-god-heimdall = { $cards ->
    [one] Mettez une carte de votre main au Valhalla.
   *[other] Mettez jusqu’à { $cards } cartes de votre main au Valhalla.
  }
text-god-freyja = Mettez une carte de votre main sous votre pioche pour { $vp } PV.
text-god-thor = Mettez une carte de votre pioche au Valhalla et gagnez son prix en pièces d’or.
text-god-gullveig = Gagnez { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
  } par PV gagné ce coup-ci.
text-god-hel = Remettez une carte du Valhalla dans la boîte pour { $vp } PV.
text-spm-I-A = Chacun peut mettre une carte de sa main sous sa pioche et en piocher une autre.
text-spm-I-B = Chacun doit payer { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
  }.
text-spm-I-C = Tant qu’elle est dans la rangée : la première arrivée de chacun sur la carte Aventure donne { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
  }.
text-spm-II-A = Chacun peut piocher { $cards ->
    [one] une carte
   *[other] { $cards } cartes
  }.
text-spm-II-B = Chacun peut payer { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
  } pour une carte Dieux.
text-spm-II-C = Chacun peut reprendre en main un Viking joué.
text-spm-III-A = Chacun doit mettre une carte de sa main sous sa pioche.
text-spm-III-B = Tant qu’elle est dans la rangée : gagner des PV sur la carte Aventure coûte { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
  }.
text-spm-III-C = Tous gagnent { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
  }, même ceux qui sont partis.
text-spm-IV-A = Ce coup-ci, chacun peut ne pas jouer de carte.
text-spm-IV-B = Tant qu’elle est dans la rangée : remplacer une carte coûte { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
  }.
text-spm-IV-C = Ce coup-ci, quiconque a plus d’une carte en main en joue deux.
text-spm-V-A = Tant qu’elle est dans la rangée : pas de remplacement normal.
text-spm-V-B = Tant qu’elle est dans la rangée : un Viking dont le seul nombre est { $least } ou plus donne { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
  }.
text-spm-V-C = Chacun gagne { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
  } par carte de la rangée.
text-spm-VI-A = Chacun doit payer { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
  }.
text-spm-VI-B = Chacun peut remettre un Viking de sa main dans la boîte pour son prix en pièces d’or.
text-spm-VI-C = Chacun met la première carte de sa pioche au Valhalla.
text-spm-VII-A = Tant qu’elle est dans la rangée : quiconque finit un coup sur la carte Aventure la quitte, comme quiconque s’y trouvait quand elle a été retournée.
text-spm-VII-B = Tant qu’elle est dans la rangée : les Vikings au même nombre unique font piocher { $cards ->
    [one] une carte
   *[other] { $cards } cartes
  } à leurs joueurs.
text-spm-VII-C = Chacun peut mettre { $cards ->
    [one] une carte
   *[other] jusqu’à { $cards } cartes
  } de sa main au Valhalla.
text-spm-VIII-A = Chacun peut payer { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
  } : le Viking posé compte alors { $by } de plus ou { $by } de moins.
text-spm-VIII-B = Tant qu’elle est dans la rangée : une pénalité de la carte Aventure coûte { $gold ->
    [one] { $gold } pièce d’or de plus
   *[other] { $gold } pièces d’or de plus
  }.
text-spm-VIII-C = Chacun peut payer { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
  } pour { $vp } PV, { $times ->
    [one] une fois
   *[other] jusqu’à { $times } fois
  }.
text-spm-IX-A = Chacun peut regarder { $cards ->
    [one] la première carte de sa pioche.
   *[other] les { $cards } premières cartes de sa pioche et les réordonner.
  }
text-spm-IX-B = Ce coup-ci, personne ne joue ni ne pioche : seule compte la case où le glissement vous a mené.
text-spm-IX-C = Chacun peut prendre gratuitement un Viking de l’étalage, sous sa pioche.
ahead-stay = Quand je peux partir : continuer
