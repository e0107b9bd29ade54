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

status = Aventure { $number } sur { $of } · coup { $turn }
mark-adventure = Aventure { $number }
board = Le plateau
space = Case { $n }
trail = Le sentier des Vikings
ship = Le bateau viking
slide = La première place est à côté de la case { $n }.
pawn-of = Viking de { $seat }
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

doing-choosing = choisit
doing-deciding = décide, sur { $at }
doing-laid = carte posée face cachée
doing-left = a quitté l’aventure
doing-next = arrive ensuite, sur { $at } pour l’instant
doing-done = sur { $at }
doing-idle = sur { $at }

score-track = Piste des points de victoire
score-gold = Or, { $each } pour un point
score-helmets = Casques
note-gold = { $gold } d’or

icon-points = +{ $n } PV
icon-lose-points = −{ $n } PV
icon-gold = +{ $n } or
icon-pay = payer { $n } or
icon-end-of-card = fin : −{ $n } PV
icon-viking-note = un Viking gratuit
icon-lose-note = perdre un Viking joué
icon-draw-note = piocher une carte
icon-god-note = une carte Dieux
icon-valhalla-note = un Viking de la main au Valhalla
icon-prophecy-note = un jeton Prophétie

preview-past = fin de la carte : −{ $n } PV, sorti
preview-off = hors du sentier : −{ $n } PV, sorti
preview-short = pas assez d’or : −{ $n } PV
preview-marker-bonus = et un bonus sur le marqueur
preview-by = { $what } ({ $card })
preview-nothing = rien
preview-lands = Vers { $to } : { $what }
preview-gold-left = Il vous restera { $gold } d’or.

ask-buy = Acheter un Viking, ou passer ?
ask-buy-note = Tour d’achat { $number } : prix imprimé{ $more ->
    [0] {""}
   *[other] {" "}plus { $more }
  }. Vous avez { $gold } d’or.
ask-lay = Choisissez une carte à poser face cachée
ask-lay-note = Toutes se révèlent ensemble. Sous chaque carte : où elle mène.{ $left ->
    [2] {" "}À ce coup, vous en posez deux, et leurs nombres s’ajoutent.
   *[other] {""}
  }
ask-flip-or-rest = L’aide d’un dieu, ou rester ?
ask-flip-or-rest-note = Vous n’avez pas de carte. La porte aux runes vous laisse rester où le glissement vous a mis.
ask-order-two = Quelle carte vient en premier ?
ask-order-two-note = La première compte déjà pour la seconde.
ask-move-or-act = Comment vous déplacez-vous ?
ask-move-or-act-note = { $acts ->
    [0] Toutes les cartes sont révélées : choisissez un nombre.
   *[other] Vous pouvez aussi utiliser d’abord l’action.
  }
ask-act-or-end = Utiliser l’action ?
ask-act-or-end-note = Votre arrivée est réglée ; vous avez { $gold } d’or.
ask-loki-copies = Quelle action Loki accomplit-il ?
ask-loki-copies-note = Celle d’un Viking d’un adversaire, une fois.
ask-njord-fetches = Quel Viking Njord va-t-il chercher ?
ask-njord-fetches-note = Il est joué aussitôt : déplacement, récompenses, action. Puis la pioche est mélangée.
ask-waive-or-pay = Retourner le paiement, ou payer ?
ask-waive-or-pay-note = { $n ->
    [one] { $n } d’or est demandé. Avec Olav, vous le gagnez.
   *[other] { $n } d’or sont demandés. Avec Olav, vous les gagnez.
  }
ask-from-market = Quel Viking prenez-vous ?
ask-from-market-note = Vous avez { $gold } d’or.
ask-free-viking = Prendre un Viking gratuit ?
ask-free-viking-note = Il va sous votre pioche.
ask-hymir-gift = Prendre un Viking gratuit ?
ask-hymir-gift-note = L’aura d’Hymir : il va sous votre pioche.
ask-may-look-at-gods = Regarder les dieux ?
ask-may-look-at-gods-note = { $gods ->
    [one] Il n’en reste qu’un : il va sous votre pioche.
   *[other] Vous voyez les { $seen ->
        [2] deux
       *[other] { $seen }
      } premiers et devez en garder un sous votre pioche.
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
ask-guardians-draw-note = Votre Viking porte le même nombre que celui d’un autre.
ask-tuck = Quelle carte va sous votre pioche ?
ask-tuck-note = Elle n’est pas remplacée.
ask-troll-swap = Échanger une carte de votre main ?
ask-troll-swap-note = Elle va sous votre pioche, et vous en piochez une.
ask-draugr-lure = Quelle carte va sous votre pioche ?
ask-draugr-lure-note = Les leurres des draugr ; elle n’est pas remplacée.
ask-shield = Un Viking de la main au Valhalla ?
ask-shield-note = Il n’est pas remplacé. Les dieux ne peuvent y aller.
ask-heimdall-sends = Quelles cartes au Valhalla ?
ask-heimdall-sends-note = Encore { $left } au plus ; elles ne sont pas remplacées.
ask-mist-shield = Une carte de la main au Valhalla ?
ask-mist-shield-note = La brume de la gorge : Viking ou dieu, sans remplacement.
ask-idun-returns = Quelle carte retourne dans la boîte ?
ask-idun-returns-note = Puis vous prenez gratuitement en main un Viking de l’étalage.
ask-thor-picks = Quelle carte au Valhalla ?
ask-thor-picks-note = Vous gagnez son prix en or ; puis la pioche est mélangée.
ask-hel-releases = Quelle carte quitte le Valhalla ?
ask-hel-releases-note = Elle va dans la boîte pour { $vp } PV.
ask-marker-bonus = De l’or ou des points de victoire ?
ask-marker-bonus-note = Ingrid : un bonus à chaque marqueur.
ask-next-icon = Laquelle d’abord ?
ask-next-icon-note = Vous choisissez l’ordre.
ask-lose-viking = Quel Viking est perdu ?
ask-lose-viking-note = Il retourne dans la boîte pour de bon.
ask-take-prophecy = Prendre un jeton Prophétie ?
ask-take-prophecy-note = Rendez-le dans cette aventure pour voir la première carte Déplacement.
ask-conjure = Payer pour une carte Dieux ?
ask-conjure-note = La sorcière demande { $toll } d’or ; vous en avez { $gold }.
ask-ice-spirits = Payer les esprits de la glace ?
ask-ice-spirits-note = { $toll } d’or : le Viking posé à ce coup compte { $by } de plus ou { $by } de moins.
ask-nidhogg = Acheter { $worth } PV ?
ask-nidhogg-note = { $toll } d’or chacun, encore { $left } fois au plus ; vous avez { $gold } d’or.
ask-recall = Reprendre un Viking en main ?
ask-recall-note = Parmi vos cartes jouées.
ask-ransom = Rendre un Viking de votre main contre de l’or ?
ask-ransom-note = Vous gagnez son prix imprimé ; il va dans la boîte.
ask-skrymir-look = Regarder vos premières cartes ?
ask-skrymir-look-note = { $top } au plus, remises dans l’ordre que vous voulez.
ask-skrymir-order = Quelle carte vient ensuite sur le dessus ?
ask-skrymir-order-note = Vous la piocherez la première de celles qui restent.
ask-pay-to-draw = Payer le remplacement ?
ask-pay-to-draw-note = La malédiction de la cité des nains : { $amount } d’or par carte ; vous en avez { $gold }.
ask-use-draw-action = Utiliser l’action de pioche ?
ask-use-draw-action-note = { $card } change le remplacement.
ask-exchange = Quelles cartes échangez-vous ?
ask-exchange-note = Elles vont sous votre pioche, vous en piochez autant, puis { $cards }.
ask-leave-or-stay = Partir, ou continuer ?
ask-leave-or-stay-note = La dernière case est la { $last } et coûte { $loss } PV. { $slide }
slide-unknown = Le prochain glissement est inconnu.
slide-foreseen = Le prochain glissement est de { $n }.
ask-send = Envoyer un Viking au Valhalla ?
ask-send-note = Parmi vos cartes jouées ; { $left ->
    [one] un seul.
   *[other] jusqu’à { $left }.
  } Seul le Valhalla joue à Bifröst.
ask-choose-adventure = Quelle aventure vient ensuite ?
ask-choose-adventure-note = Chapitre { $chapter } du voyage.

guide-lay-1 = La carte retournée a emporté tous les pions : le vôtre est en { $at }. Posez une carte ; son nombre fait avancer votre pion. Sous chaque carte, vous voyez où elle mène. Les récompenses commencent en { $first } ; { $last } et au-delà coûte { $loss } PV.
guide-lay-2 = D’abord le glissement, puis la carte : seul compte l’endroit où vous finissez. Près de la carte, un petit nombre peut valoir mieux qu’un grand. Tous choisissent en même temps : inutile d’attendre les autres.
guide-lay = Cherchez la case que vous voulez, puis la carte dont le nombre y mène. Au-delà de { $last }, l’aventure est finie pour vous et { $loss } PV sont perdus.
guide-move-or-act = Cette carte a deux nombres. Toutes les cartes étant révélées, choisissez-en un.
guide-leave-or-stay = Vous avez été sur la carte Aventure : vous pouvez partir avec ce que vous avez. Continuez, et le prochain glissement peut rapporter davantage, ou vous emporter au-delà de { $last } pour { $loss } PV.
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
option-pay-waive-or-pay = Payer { $n } d’or
option-waive = Gagner { $n } d’or à la place
option-gain-gold = { $amount } d’or
option-gain-vp = { $vp } PV
option-random = S’en remettre au hasard

note-price = { $gold } d’or
note-free = gratuit
note-to = vers la case { $to }
note-leave = votre pion va sur la carte
note-stay = la prochaine carte vous déplace et vous devrez jouer ; la fin coûte { $loss } PV

why-too-dear = Cela coûte { $price } d’or, vous en avez { $gold }.
why-not-a-viking = Seuls des Vikings peuvent y aller.
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
event-chooses-adventure = Prochaine aventure : { $adventure }.
event-opens = Aventure { $n } : { $adventure }. { $seat } tient Odin.
event-buys = { $seat } paie { $n } d’or à l’étalage.
event-takes = { $seat } prend { $card }.
event-draws = { $seat } pioche { $n }.
event-flips = { $seat } retourne { $card } : le sentier glisse de { $n } jusqu’à { $to }.
event-renews = La pioche de déplacement est remélangée ({ $n ->
    [one] { $n } carte
   *[other] { $n } cartes
 }).
event-lays = { $seat } a posé { $n ->
    [one] une carte
   *[other] { $n } cartes
  }.
event-plays = { $seat } joue { $card }.
event-uses = { $seat } utilise { $card }.
event-copies = Loki accomplit l’action de { $card } pour { $seat }.
event-lands = { $seat } passe de { $at } à { $to }.
event-gods-help = Un dieu aide { $seat } : { $card }.
event-ends-past = { $seat } atteint la fin de la carte.
event-ends-off = { $seat } tombe du sentier.
event-ends-past-and-off = { $seat } dépasse la fin et tombe du sentier.
event-gains-gold = { $seat } gagne { $n } d’or.
event-interest = Sören ajoute { $n } d’or pour { $seat }.
event-gains-vp = { $seat } gagne { $n } PV.
event-fame = Britta ajoute { $n } PV pour { $seat }.
event-loses-vp = { $seat } perd { $n } PV.
event-pays = { $seat } paie { $n } d’or.
event-prophesies = { $seat } rend un jeton Prophétie et regarde la pioche de déplacement.
event-foresees = Vous voyez : { $card }.
event-tucks = Vous mettez { $card } sous votre pioche.
event-tucks-hidden = { $seat } met une carte sous sa pioche.
event-shields = { $card } va au Valhalla de { $seat }.
event-shields-hidden = { $seat } envoie une carte au Valhalla.
event-boxes = { $seat } remet { $card } dans la boîte.
event-boxes-hidden = { $seat } remet une carte dans la boîte.
event-looks-at-gods = { $seat } regarde { $n ->
    [one] un dieu
   *[other] { $n } dieux
  }.
event-keeps-god = Vous gardez { $card }.
event-keeps-god-hidden = { $seat } garde un dieu.
event-takes-token = { $seat } prend un { $token }.
event-recalls = { $seat } reprend { $card } en main.
event-looks = { $seat } regarde le dessus de sa pioche.
event-leaves = { $seat } quitte l’aventure.
event-stays = { $seat } continue.
event-crosses = { $seat } gagne { $n } d’or pour les cartes laissées avant Bifröst.
event-counts = { $seat } : { $gold } PV pour l’or, { $helmets } PV pour les casques.

text-no-action = Pas d’action.
text-stays = Reste où le glissement a mis le pion, et reçoit ce qui s’y trouve.
text-moves = Le pion { $way }.
text-moves-either = Le pion { $way } ou { $other }, au choix.
way-forward = avance de { $n }
way-back = recule de { $n }
either = { $before } ou { $last }
text-vik-lasse = Mettez une autre carte de votre main sous votre pioche pour { $gold } d’or ; seul Lasse est remplacé.
text-vik-ingrid = Désormais chaque marqueur où vous arrivez donne aussi { $gold } d’or ou { $vp } PV.
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
text-vik-ellen = Désormais chaque paiement forcé fait en entier donne { $vp } PV.
text-vik-magnus = Échangez autant de cartes que vous voulez, puis piochez-en { $cards } en remplacement.
text-vik-gunnar = Gagnez { $gold } d’or.
text-vik-britta = Désormais +{ $vp } PV quand vous gagnez des PV, une fois par coup.
text-vik-christian = { $gold } d’or par autre Viking que vous avez joué.
text-vik-gunhild = Achetez un Viking de l’étalage pour exactement { $price } d’or, sous votre pioche.
text-vik-alfred = À la fin de l’aventure, { $cards ->
    [one] un Viking de plus peut aller
   *[other] { $cards } Vikings de plus peuvent aller
  } au Valhalla.
text-vik-tjure = Se déplace comme un autre Viking que vous avez joué ; ne peut être la première carte.
text-vik-soren = Désormais +{ $gold } d’or chaque fois que vous gagnez de l’or.
text-vik-alva = { $gold } d’or par { $numbers } dans la rangée.
text-vik-mats = Regardez en secret { $cards ->
    [one] la première carte Déplacement
    [2] les deux premières cartes Déplacement
   *[other] les { $cards } premières cartes Déplacement
  }.
text-vik-leif = Achetez un Viking de l’étalage à son prix imprimé, droit au Valhalla.
text-vik-jari = Tant que vous êtes actif, { $gold } d’or quand un adversaire gagne de l’or, une fois par adversaire et par coup.
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
text-god-thor = Mettez une carte de votre pioche au Valhalla et gagnez son prix en or.
text-god-gullveig = Gagnez { $gold } d’or par PV gagné à ce coup.
text-god-hel = Remettez une carte du Valhalla dans la boîte pour { $vp } PV.
text-spm-I-A = Chacun peut mettre une carte de sa main sous sa pioche et en piocher une autre.
text-spm-I-B = Chacun doit payer { $gold } d’or.
text-spm-I-C = Tant qu’elle est dans la rangée : la première arrivée de chacun sur la carte Aventure donne { $gold } d’or.
text-spm-II-A = Chacun peut piocher { $cards ->
    [one] une carte
   *[other] { $cards } cartes
  }.
text-spm-II-B = Chacun peut payer { $gold } d’or pour une carte Dieux.
text-spm-II-C = Chacun peut reprendre en main un Viking joué.
text-spm-III-A = Chacun doit mettre une carte de sa main sous sa pioche.
text-spm-III-B = Tant qu’elle est dans la rangée : gagner des PV sur la carte Aventure coûte { $gold } d’or.
text-spm-III-C = Tous gagnent { $gold } d’or, même ceux qui sont partis.
text-spm-IV-A = À ce coup, chacun peut ne pas jouer de carte.
text-spm-IV-B = Tant qu’elle est dans la rangée : un remplacement coûte { $gold } d’or.
text-spm-IV-C = À ce coup, qui a plus d’une carte en main en joue deux.
text-spm-V-A = Tant qu’elle est dans la rangée : pas de remplacement normal.
text-spm-V-B = Tant qu’elle est dans la rangée : un Viking dont le seul nombre est { $least } ou plus donne { $gold } d’or.
text-spm-V-C = Chacun gagne { $gold } d’or par carte de la rangée.
text-spm-VI-A = Chacun doit payer { $gold } d’or.
text-spm-VI-B = Chacun peut remettre un Viking de sa main dans la boîte pour son prix en or.
text-spm-VI-C = Chacun met la première carte de sa pioche au Valhalla.
text-spm-VII-A = Tant qu’elle est dans la rangée : qui finit un coup sur la carte Aventure part, et qui s’y trouvait quand elle fut retournée.
text-spm-VII-B = Tant qu’elle est dans la rangée : des Vikings au même nombre unique font piocher { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  }.
text-spm-VII-C = Chacun peut mettre { $cards ->
    [one] une carte
   *[other] jusqu’à { $cards } cartes
  } de sa main au Valhalla.
text-spm-VIII-A = Chacun peut payer { $gold } d’or : le Viking posé compte { $by } de plus ou { $by } de moins.
text-spm-VIII-B = Tant qu’elle est dans la rangée : une pénalité de la carte Aventure coûte { $gold } d’or de plus.
text-spm-VIII-C = Chacun peut payer { $gold } d’or pour { $vp } PV, { $times ->
    [one] une fois
   *[other] jusqu’à { $times } fois
  }.
text-spm-IX-A = Chacun peut regarder { $cards ->
    [one] la première carte de sa pioche.
   *[other] les { $cards } premières cartes de sa pioche et les réordonner.
  }
text-spm-IX-B = À ce coup, personne ne joue ni ne pioche ; la place après glissement compte.
text-spm-IX-C = Chacun peut prendre gratuitement un Viking de l’étalage, sous sa pioche.
