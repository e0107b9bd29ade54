game-name = Viking Raiders
game-pitch = Bâtissez une flotte, un clan et un trésor, attaquez ce que vous ne pouvez vous offrir, et gardez un Berserker dans la manche.
variant-target = Durée
variant-target-note = Points de victoire à atteindre en Navires, Clan et Butin
variant-target-suggested = Conseillée
variant-chiefs = Chefs
variant-chiefs-note = Un chef chacun, Offrandes, Marché noir, Mercenaires
variant-chiefs-off = Sans
variant-chiefs-on = Avec
variant-arctic = Clan de l’Arctique
variant-arctic-note = Un troisième clan à deux joueurs : conseillé, et coriace
variant-arctic-off = Sans
variant-arctic-on = Avec
variant-quick = Départ rapide
variant-quick-note = À 4 ou 5 : un objet à 1 point de chaque catégorie pour chacun
variant-quick-off = Sans
variant-quick-on = Avec
variant-lessons = Première partie
variant-lessons-note = Des cartes d’apprentissage expliquent le jeu en route
variant-lessons-off = Sans
variant-lessons-on = Avec leçons
variant-first = Qui commence
variant-first-note = Une carte donne le critère ; puis une place est tirée
variant-first-random = Au sort
variant-first-host = L’hôte
variant-fuse = Mèche de réaction
variant-fuse-note = Secondes pour répondre à une Action, les mêmes pour tous
variant-fuse-6 = 6 s
variant-fuse-12 = 12 s
variant-fuse-20 = 20 s
variant-fuse-off = Sans limite

status = Tour { $round } · le premier à { $target } · { $target } · { $target }
mark-round = Tour { $number }
arctic-clan = le Clan de l’Arctique
ability = Capacité
market = Marché
supply = Réserve du Marché
deck = Pioche Viking
discard = Défausse
guards = Protections
table-of = Zone : { $who }
track-of = { $category } : { $who }
hand-of = Main de { $who }
payment = Paiement
looked-at = Cartes que vous regardez
gap = Emplacement vide
chip-hand = cartes en main
line-turn = reste { $buys ->
    [one] { $buys } achat
   *[other] { $buys } achats
  }, { $actions ->
    [one] { $actions } Action
   *[other] { $actions } Actions
  }
line-waits = attend
line-won = a gagné
score-navy = Navires
score-clan = Clan
score-loot = Butin
score-hidden = { $vp ->
    [one] { $vp } caché
   *[other] { $vp } cachés
  }

card-resource = Paie { $units } { $resource }.
card-any = Paie { $units ->
    [one] 1 ressource
   *[other] { $units } ressources
  } au choix.
card-hidden_vp = { $vp } PV en { $category } tant qu’elle est en main ; montrée quand elle sert.
card-item = { $vp } PV en { $category }. Prix : { $price }.
card-item-requires = { $vp } PV en { $category }. Prix : { $price }. Il faut déjà { $needs } PV en { $category }.
card-ability = { $text } Prix : { $price }. Une Capacité par joueur.
card-cancel = Annulez une Action pas encore résolue, ou un autre Berserker. N’use pas votre action.
card-fenrir = Avec votre raid : { $guards ->
    [one] { $guards } Protection
   *[other] { $guards } Protections
  } seulement. Si l’on vous attaque : { $cards } fois les Protections. N’use pas votre action.
card-raid = Raid : un adversaire, une catégorie. { $bonus }
bonus-guards = Avec { $n ->
    [one] { $n } Protection
   *[other] { $n } Protections
  } de moins.
bonus-won_draw = Réussi : piochez { $n ->
    [one] une carte
   *[other] { $n } cartes
  }.
bonus-won_take = Réussi : prenez aussi { $n ->
    [one] une carte
   *[other] { $n } cartes
  } de la main au hasard.
bonus-lost_draw = Manqué : piochez { $n ->
    [one] une carte
   *[other] { $n } cartes
  }.
bonus-lost_take = Manqué : prenez { $n ->
    [one] une carte
   *[other] { $n } cartes
  } de la main au hasard.
card-draw = Piochez { $cards ->
    [one] une carte Viking
   *[other] { $cards } cartes Viking
  }.
card-look = Regardez { $cards ->
    [one] la première carte Viking
   *[other] les { $cards } premières cartes Viking
  }, gardez-en { $keep }, remettez le reste sous la pioche.
card-take = Prenez { $cards ->
    [one] une carte
   *[other] { $cards } cartes
  } au hasard dans la main d’un adversaire.
card-spy = Regardez la main d’un adversaire et prenez-y { $cards ->
    [one] une carte
   *[other] { $cards } cartes
  } au choix.
card-plunder = Prenez { $cards ->
    [one] une carte
   *[other] { $cards } cartes
  } au hasard dans la main de chaque adversaire.
card-curse = Chaque adversaire défausse { $cards ->
    [one] une carte
   *[other] { $cards } cartes
  } de sa main.
card-pool = Toutes les mains sont mélangées ; vous recevez { $cards ->
    [one] une carte
   *[other] { $cards } cartes
  }, puis tout est distribué à partir de vous.
card-exchange = Défaussez au moins { $cards ->
    [one] une carte
   *[other] { $cards } cartes
  } de votre main, puis piochez-en { $keep ->
    [one] une
   *[other] { $keep }
  } de plus.
card-recall = Prenez une carte au choix dans la défausse.
card-favour = Prenez une carte du Marché sans payer. Les conditions ne comptent pas.
card-fire = Achetez une carte du Marché pour { $cards ->
    [one] 1 ressource
   *[other] { $cards } ressources
  } de moins.
card-buys = { $cards ->
    [one] Un achat de plus ce tour.
   *[other] { $cards } achats de plus ce tour.
  }
card-steal = Volez une carte visible de votre choix.
card-snatch = Volez un navire au hasard, malgré toutes les Protections.
card-destroy = Une carte visible de votre choix retourne à la réserve du Marché.
card-event-ragnarok = Le voisin suivant de chacun lui prend un objet au hasard.
card-event-rough_seas = Quiconque a des navires en perd un.
power-command = Vos raids rencontrent { $raiding ->
    [one] { $raiding } Protection
   *[other] { $raiding } Protections
  } de moins, jamais moins de { $least }.
power-efficiency = Les cartes du Marché vous coûtent { $discount ->
    [one] 1 ressource
   *[other] { $discount } ressources
  } de moins.
power-second_wind = Quand un raid tire un de vos objets, il peut vous revenir : une chance sur { $chances }.
power-cunning = Il vous faut { $target } PV de moins dans chaque catégorie.
power-chief_keelwright = Les navires vous coûtent { $discount ->
    [one] 1 ressource
   *[other] { $discount } ressources
  } de moins.
power-chief_hallbuilder = Les cartes Clan vous coûtent { $discount ->
    [one] 1 ressource
   *[other] { $discount } ressources
  } de moins.
power-chief_goldhand = Les cartes Butin vous coûtent { $discount ->
    [one] 1 ressource
   *[other] { $discount } ressources
  } de moins.
power-chief_shieldwall = { $raided ->
    [one] { $raided } Protection
   *[other] { $raided } Protections
  } de plus quand on vous attaque.
power-chief_wolfpack = { $raiding ->
    [one] { $raiding } Protection
   *[other] { $raiding } Protections
  } de moins quand vous attaquez, jamais moins de { $least }.
power-chief_silvertongue = { $trades ->
    [one] Une fois
   *[other] { $trades } fois
  } par tour, négociez 1 carte contre 1 ressource.

lesson-training_resources = Les ressources paient les cartes du Marché. Corne et Don valent n’importe laquelle. Il en manque une ? Négociez { $rate ->
    [one] une carte
   *[other] { $rate } cartes
  } contre elle.
lesson-training_actions = { $actions ->
    [one] Une Action
   *[other] { $actions } Actions
  } par tour. Chacun peut y répondre par un Berserker, tant que rien n’est tiré.
lesson-training_raids = Un raid mélange les objets d’une catégorie avec { $guards ->
    [one] autant
   *[other] { $guards } fois autant
  } de Protections ; l’attaquant en tire une carte.
lesson-training_market = Le prix, ce sont les symboles ; certaines cartes demandent des PV déjà acquis. Il y a toujours une carte à 1 point.
lesson-training_winning = Une Capacité par joueur. Les PV cachés comptent depuis la main. Atteignez l’objectif dans les trois catégories à la fois.

starter-north = qui est assis le plus au nord
starter-east = qui est assis le plus à l’est
starter-south = qui est assis le plus au sud
starter-west = qui est assis le plus à l’ouest
starter-hair = qui a les cheveux les plus longs
starter-midsummer = qui a son anniversaire le plus près du 24 juin
starter-youngest = le plus jeune
starter-voice = la voix la plus forte
starter-oldest = le plus âgé
starter-hurt = le dernier blessé ou pansé
starter-winner = le vainqueur de la dernière partie jouée ensemble

ask-main = Achetez une carte, jouez une Action, dans l’ordre voulu
ask-main-note = Reste { $buys ->
    [0] aucun achat
    [one] 1 achat
   *[other] { $buys } achats
  } et { $actions ->
    [0] aucune Action
    [one] 1 Action
   *[other] { $actions } Actions
  }.
ask-pay = Payer : { $card }
ask-pay-black = Payer { $price ->
    [one] 1 ressource
   *[other] { $price } ressources
  } pour une carte inconnue
ask-pay-note = { $left ->
    [one] Encore 1 ressource.
   *[other] Encore { $left } ressources.
  }
ask-trade = Négoce : quelle carte cédez-vous ?
ask-trade-note = { $left ->
    [one] Reste une carte à céder contre une ressource, de la main ou de la table.
   *[other] { $left } cartes contre une ressource, de la main ou de la table.
  }
ask-hire = Engager des Mercenaires contre le raid sur votre catégorie { $category } ?
ask-hire-note = { $guards ->
    [one] { $guards } Protection
   *[other] { $guards } Protections
  } et { $hired ->
    [one] { $hired } engagé
   *[other] { $hired } engagés
  }. { $price ->
    [one] Une ressource
   *[other] { $price } ressources
  } chacun, pour ce raid.
ask-window = Répondre à { $card } ?
ask-window-raid = Répondre à { $card } contre { $victim } ({ $category }) ?
ask-window-note = Avant tout tirage. Tout le monde est interrogé.
ask-keep-ability = Une seule Capacité : laquelle gardez-vous ?
ask-keep-ability-note = L’autre retourne à la réserve du Marché.
ask-lose-ship = Mers Démontées : quel navire est perdu ?
ask-lose-ship-note = Il est mélangé à la réserve du Marché.
ask-offer = Piocher { $draw } cartes, ou faire une Offrande ?
ask-offer-note = Offrande : piochez { $offering } cartes, gardez-en { $keep }, défaussez les autres.
ask-offered = Quelle carte gardez-vous ?
ask-offered-note = Les autres sont défaussées.
ask-spy = Quelle carte prenez-vous à { $victim } ?
ask-spy-note = Vous seul voyez cette main.
ask-recall = Quelle carte prenez-vous dans la défausse ?
ask-recall-note = Tout le monde la voit.
ask-drop = Quelle carte défaussez-vous ?
ask-drop-note = { $left ->
    [one] Encore une carte.
   *[other] Encore { $left } cartes.
  }
ask-exchange = Quelles cartes échangez-vous ?
ask-exchange-note = { $n ->
    [0] Au moins { $least ->
        [one] une
       *[other] { $least }
      }.
   *[other] Vous en piochez { $draw }.
  }
ask-fire = Achetez une carte pour { $less ->
    [one] 1 ressource
   *[other] { $less } ressources
  } de moins
ask-fire-note = Ou renoncez ; l’Action est consommée.
ask-vision = Quelle carte prenez-vous ?
ask-vision-note = { $left ->
    [one] Encore une ; le reste va sous la pioche.
   *[other] { $left } d’entre elles ; le reste va sous la pioche.
  }
ask-under = Quelle carte va sous la pioche en premier ?
ask-under-note = La dernière est tout en dessous.

option-buy = Acheter { $card }
option-black = Marché noir : une carte inconnue
option-end = Finir le tour
option-play = Jouer { $card }
option-play-at = { $card } : { $victim }
option-play-raid = { $card } : { $victim }, { $category }
option-play-raid-fenrir = { $card } avec Fenrir : { $victim }, { $category }
option-play-card = { $card } : { $what } chez { $victim }
option-play-market = { $card } : { $what }
option-use = Payer avec { $card }
option-half = Don des Dieux pour une seule ressource
option-trade = Négocier { $rate ->
    [one] 1 carte
   *[other] { $rate } cartes
  } contre une ressource
option-cheap = Négocier 1 carte contre une ressource
option-give = Céder { $card }
option-done = Cela suffit
option-done-hire = { $hired ->
    [0] N’engager personne
   *[other] En engager { $hired }
  }
option-done-exchange = Piocher { $draw }
option-back = Reprendre le paiement
option-decline = Ne rien acheter
option-pass = Laisser passer
option-cancel = Berserker contre { $card } de { $whose }
option-fenrir = Fenrir : { $times } fois les Protections
option-keep = Garder { $card }
option-keep-hand = Prendre { $card }
option-lose = Perdre { $card }
option-draw = Piocher { $draw }
option-offering = Faire une Offrande
option-take = Prendre { $card }
option-drop = Défausser { $card }
option-under = { $card }

note-buy = Acheter
note-free = Gratuit
note-trade = Négocier { $cards } et acheter
note-odds = { $chance } %
note-table = de votre zone
note-copies = × { $n }
preview-pays = Paie : { $cards }
preview-trades = { $trades ->
    [one] et un négoce de { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
      }
   *[other] et { $trades } négoces, { $cards } cartes en tout
  }
preview-waste = La moitié d’un Don est perdue.
preview-vp = { $category } { $before } → { $after }
preview-shows = Montre { $card } à tous.
preview-raid = { $items ->
    [one] { $items } objet
   *[other] { $items } objets
  } sur { $of } cartes, { $guards ->
    [one] { $guards } Protection
   *[other] { $guards } Protections
  }.

why-no-buy = Votre achat est fait.
why-no-action = Votre Action est jouée.
why-requirement = Il vous faut { $vp } PV en { $category }.
why-cannot-pay = Vous ne pouvez payer { $card }, même en négociant.
why-no-supply = La réserve du Marché est vide.
why-cannot-pay-black = Vous ne pouvez la payer, même en négociant.
why-nothing-there = Il n’y a pas de carte visible de cette catégorie.
why-no-ships = Il n’y a pas de navire visible.
why-no-hand = Cette main est vide.
why-nobody-has-cards = Aucun adversaire n’a de carte en main.
why-no-other-card = Vous n’avez pas d’autre carte en main.
why-empty-discard = La défausse ne contient pas d’autre carte.
why-nothing-to-buy = Vous ne pourriez rien acheter avec.
why-only-reaction = Un Berserker répond à une Action.
why-only-with-raid = Fenrir accompagne votre raid, ou répond à un raid contre vous.
why-no-target = Il n’y a rien à viser.
why-no-symbol = Il ne reste pas de tel symbole au prix.
why-cannot-finish = Le paiement ne pourrait plus être achevé.
why-no-cards-to-trade = Vous n’avez pas de quoi négocier.
why-needed-for-requirement = La condition repose sur elle.
why-under-raid = Elle est attaquée.
why-no-cheap-trade = Le négoce à bas prix de ce tour est fait.
why-no-more-guards = Il ne reste pas de Protection dans la pile.
why-not-held = Il n’y a pas de Berserker dans votre main.
why-no-fenrir = Fenrir n’est pas dans votre main.
why-not-raided = Ce n’est pas vous qu’on attaque.
why-cancelled = C’est déjà annulé.
why-fenrir-first = Fenrir garde le raid : annulez d’abord Fenrir.
why-more-to-exchange = Échangez au moins { $least ->
    [one] une carte
   *[other] { $least } cartes
  }.

event-first-player = Carte retournée : { $card } ; commence { $criterion }. C’est { $seat }.
event-draws = Vous piochez { $card }.
event-draws-hidden = { $count ->
    [one] { $seat } pioche une carte.
   *[other] { $seat } pioche { $count } cartes.
  }
event-draws-more = Vous piochez { $card }.
event-draws-nothing = { $seat } ne trouve rien à piocher.
event-reshuffle = La défausse est mélangée : c’est la nouvelle pioche.
event-lesson = Leçon : { $lesson }
event-offers = { $seat } fait une Offrande : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }.
event-drops = { $seat } défausse { $card }.
event-pays = { $seat } paie { $card }.
event-pays-as = { $how ->
    [two] { $seat } paie { $card } comme { $first } et { $second }.
   *[other] { $seat } paie { $card } comme { $first }.
  }
event-trades = { $seat } négocie { $card }.
event-buys = { $seat } achète { $card }.
event-shows = { $seat } montre { $card } et la garde.
event-refill = Nouveau au Marché : { $card }.
event-rebuild = Pas de carte à 1 point : le Marché est refait.
event-event = { $card } !
event-ragnarok = Ragnarok : { $taker } prend { $card } chez { $giver }.
event-loses-ship = Mers Démontées : { $who } perd { $card }.
event-from-supply = De la réserve du Marché, { $who } reçoit { $card }.
event-gives-back = Une seule Capacité : { $who } rend { $card }.
event-arctic-draw = Carte retournée : { $card } ; rien pour le Clan de l’Arctique.
event-arctic-fed = Carte retournée : { $card } ; le Clan de l’Arctique reçoit une carte.
event-plays = { $seat } joue { $card }.
event-plays-for = { $seat } joue { $card } pour { $what }.
event-plays-at = { $seat } joue { $card } contre { $victim }.
event-plays-at-card = { $seat } joue { $card } contre { $what } chez { $victim }.
event-raids = { $seat } joue { $card } contre { $victim } : { $category }.
event-plays-fenrir = { $seat } lâche Fenrir avec le raid.
event-answers-fenrir = { $seat } lâche Fenrir contre le raid.
event-berserker = { $seat } joue un Berserker contre { $what } de { $whose }.
event-cancelled = { $card } de { $seat } : annulé.
event-mercenaries = { $count ->
    [0] { $seat } n’engage personne.
    [one] { $seat } engage un Mercenaire.
   *[other] { $seat } engage { $count } Mercenaires.
  }
event-pool = { $items ->
    [one] { $items } objet
   *[other] { $items } objets
  } sur { $of } cartes, { $guards ->
    [one] { $guards } Protection
   *[other] { $guards } Protections
  }. On en tire une…
event-raid-won = { $seat } prend { $card } chez { $victim }.
event-raid-lost = Raid manqué : { $victim } garde tout.
event-second-wind-kept = Regain de Force : { $who } garde { $card }.
event-second-wind-lost = Le Regain de Force ne sauve pas { $card }.
event-takes = { $seat } prend { $card } dans la main de { $victim }.
event-takes-hidden = { $seat } prend une carte dans la main de { $victim }.
event-pools = { $count } cartes en main sont mélangées et redistribuées.
event-steals = { $seat } vole { $card } chez { $victim }.
event-destroys = { $card }, chez { $victim }, retourne à la réserve du Marché.
event-takes-free = { $seat } prend { $card } au Marché.
event-recalls = { $seat } prend { $card } dans la défausse.
event-ends = { $seat } finit le tour.
event-wins = Victoire : { $who } atteint l’objectif dans les trois catégories.
event-stalemate = Plus rien ne bouge : { $who } mène et gagne.
event-too-long = La salle s’éteint : { $who } mène et gagne.
