game-name = Viking Raiders
game-pitch = Bâtissez une flotte, un clan et un trésor, pillez ce que vous ne pouvez pas vous offrir, et gardez un Berserker dans votre manche.
variant-target = Durée
variant-target-note = Points de victoire à atteindre en Navires, Clan et Butin
variant-target-suggested = Conseillée
variant-chiefs = Chefs
variant-chiefs-note = Un chef chacun, Offrandes, Marché Noir, Mercenaires
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
variant-lessons = Cartes d’apprentissage
variant-lessons-note = Cinq cartes expliquent le jeu en route ; la première partie guidée l’enseigne mieux
variant-lessons-off = Sans
variant-lessons-on = Avec
variant-first = Qui commence
variant-first-note = Une carte donne le critère, puis la place est tirée au sort
variant-first-random = Tirage au sort
variant-first-host = L’hôte
variant-fuse = Mèche de réaction
variant-fuse-note = Secondes pour répondre à une Action, les mêmes pour tous
variant-fuse-6 = 6 s
variant-fuse-12 = 12 s
variant-fuse-20 = 20 s
variant-fuse-off = Sans limite

status = Manche { $round } · le premier à { $target } · { $target } · { $target }
mark-round = Manche { $number }
arctic-clan = le Clan de l’Arctique
ability = Capacité
market = Marché
supply = Réserve du Marché
deck = Pioche Viking
discard = Défausse
guards = Protections
table-of = Zone { DE($who) }
track-of = { $category } { DE($who) }
hand-of = Main { DE($who) }
payment = Paiement
looked-at = Cartes regardées
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

card-resource = { $units ->
    [one] Couvre 1 symbole { $resource }.
   *[other] Couvre { $units } symboles { $resource }.
  }
card-any = Couvre { $units ->
    [one] 1 symbole
   *[other] { $units } symboles
  } au choix.
card-hidden_vp = { $vp } PV en { $category } tant que la carte est dans votre main ; montrée à tous quand elle sert.
card-item = { $vp } PV en { $category }. Prix : { $price }.
card-item-requires = { $vp } PV en { $category }. Prix : { $price }. Il faut déjà { $needs } PV en { $category }.
card-ability = { $text } Prix : { $price }. Une Capacité par joueur.
card-cancel = Annule une Action qui n’est pas encore résolue, ou un autre Berserker. Ne compte pas comme votre Action du tour.
card-fenrir = Avec votre raid : seulement { $guards ->
    [one] { $guards } Protection
   *[other] { $guards } Protections
  }. Si l’on vous attaque : { $cards } fois plus de Protections. Ne compte pas comme votre Action du tour.
card-raid = Raid : un adversaire, une catégorie. { $bonus }
bonus-guards = Avec { $n ->
    [one] { $n } Protection
   *[other] { $n } Protections
  } de moins.
bonus-won_draw = S’il réussit, piochez { $n ->
    [one] une carte
   *[other] { $n } cartes
  }.
bonus-won_take = S’il réussit, prenez aussi { $n ->
    [one] une carte
   *[other] { $n } cartes
  } au hasard dans la main du défenseur.
bonus-lost_draw = S’il échoue, piochez { $n ->
    [one] une carte
   *[other] { $n } cartes
  }.
bonus-lost_take = S’il échoue, prenez { $n ->
    [one] une carte
   *[other] { $n } cartes
  } au hasard dans la main du défenseur.
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
    [one] Un achat de plus pendant ce tour.
   *[other] { $cards } achats de plus pendant ce tour.
  }
card-steal = Volez une carte visible de votre choix.
card-snatch = Volez un navire au hasard, malgré toutes les Protections.
card-destroy = Une carte visible de votre choix retourne à la réserve du Marché.
card-event-ragnarok = Chacun se fait prendre un objet au hasard par le joueur suivant.
card-event-rough_seas = Quiconque possède des navires en perd un.
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

lesson-training_resources = Les ressources paient les cartes du Marché. La Corne et le Don remplacent n’importe laquelle. Il vous en manque une ? Négociez { $rate ->
    [one] une carte quelconque
   *[other] { $rate } cartes quelconques
  } pour l’obtenir.
lesson-training_actions = { $actions ->
    [one] Une Action
   *[other] { $actions } Actions
  } par tour. Chacun peut y répondre par un Berserker, tant que rien n’est tiré.
lesson-training_raids = Un raid mélange les objets d’une catégorie avec { $guards ->
    [one] autant
   *[other] { $guards } fois plus
  } de cartes Protection ; l’attaquant en tire une.
lesson-training_market = Le prix, ce sont les symboles ; certaines cartes demandent des PV déjà acquis. Une carte à 1 point est toujours proposée.
lesson-training_winning = Une seule Capacité par joueur. Les PV cachés comptent dans votre main. Atteignez l’objectif dans les trois catégories à la fois.

starter-north = la personne assise le plus au nord
starter-east = la personne assise le plus à l’est
starter-south = la personne assise le plus au sud
starter-west = la personne assise le plus à l’ouest
starter-hair = la personne aux cheveux les plus longs
starter-midsummer = la personne dont l’anniversaire est le plus proche du 24 juin
starter-youngest = la personne la plus jeune
starter-voice = la personne qui parle le plus fort
starter-oldest = la personne la plus âgée
starter-hurt = la dernière personne blessée ou pansée
starter-winner = la personne qui a gagné la dernière partie jouée ensemble

ask-main = Achetez une carte et jouez une Action, dans l’ordre de votre choix
ask-main-note = Il vous reste { $buys ->
    [0] 0 achat
    [one] 1 achat
   *[other] { $buys } achats
  } et { $actions ->
    [0] 0 Action
    [one] 1 Action
   *[other] { $actions } Actions
  }.
ask-pay = { $how ->
    [black] Avec quoi payez-vous { $price ->
        [one] la ressource
       *[other] les { $price } ressources
      } pour une carte inconnue ?
   *[market] Avec quoi payez-vous la carte { $card } ?
  }
ask-pay-note = { $left ->
    [one] Encore 1 ressource.
   *[other] Encore { $left } ressources.
  }
ask-trade = Quelle carte cédez-vous ?
ask-trade-note = { $left ->
    [one] Encore une carte contre une ressource, de votre main ou de votre zone.
   *[other] { $left } cartes contre une ressource, de votre main ou de votre zone.
  }
ask-hire = Engager des Mercenaires contre ce raid ({ $category }) ?
ask-hire-note = { $guards ->
    [one] { $guards } Protection
   *[other] { $guards } Protections
  }, { $hired ->
    [one] { $hired } Mercenaire engagé
   *[other] { $hired } Mercenaires engagés
  }. { $price ->
    [one] Une ressource
   *[other] { $price } ressources
  } chacun, pour ce raid.
ask-window = { $how ->
    [raid-me] { $card } contre vous ({ $category }) : répondez-vous ?
    [at-me] { $card } contre vous : répondez-vous ?
    [raid] { $card } contre { $victim } ({ $category }) : répondez-vous ?
    [at] { $card } contre { $victim } : répondez-vous ?
   *[plain] { $card } : répondez-vous ?
  }
ask-window-note = Avant tout tirage ; chacun est consulté à son tour.
ask-keep-ability = Une seule Capacité : laquelle gardez-vous ?
ask-keep-ability-note = L’autre retourne à la réserve du Marché.
ask-lose-ship = Mers Démontées : quel navire perdez-vous ?
ask-lose-ship-note = Il est mélangé à la réserve du Marché.
ask-offer = Piocher { $draw } cartes, ou faire une Offrande ?
ask-offer-note = Offrande : piochez { $offering } cartes, gardez-en { $keep }, défaussez les autres.
ask-offered = Quelle carte gardez-vous ?
ask-offered-note = Les autres sont défaussées.
ask-spy = Quelle carte prenez-vous à { $victim } ?
ask-spy-note = Personne d’autre ne voit cette main.
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
ask-fire-note = Vous pouvez y renoncer ; l’Action est jouée de toute façon.
ask-vision = Quelle carte prenez-vous ?
ask-vision-note = { $left ->
    [one] Encore une ; les autres vont sous la pioche.
   *[other] { $left } d’entre elles ; les autres vont sous la pioche.
  }
ask-under = Quelle carte glissez-vous d’abord sous la pioche ?
ask-under-note = La dernière se retrouve tout en dessous.

wait-main = { $who } peut acheter une carte et jouer une Action
wait-pay = { $how ->
    [black] { $who } paie une carte inconnue
   *[market] { $who } paie la carte { $card }
  }
wait-trade = { $who } choisit les cartes à négocier
wait-hire = { $who } décide d’engager ou non des Mercenaires contre ce raid ({ $category })
wait-window = { $how ->
    [raid-me] { $who } subit un raid ({ $category }) et décide de répondre ou non à la carte { $card }
    [at-me] La carte { $card } vise { $who }, qui décide d’y répondre ou non
    [raid] { $who } décide de répondre ou non à la carte { $card } contre { $victim } ({ $category })
    [at] { $who } décide de répondre ou non à la carte { $card } contre { $victim }
   *[plain] { $who } décide de répondre ou non à la carte { $card }
  }
wait-keep-ability = { $who } choisit la Capacité à garder
wait-lose-ship = Mers Démontées : { $who } choisit le navire à perdre
wait-offer = { $who } décide de faire ou non une Offrande
wait-offered = { $who } choisit la carte à garder de son Offrande
wait-spy = { $who } regarde la main { DE($victim) } et y prend une carte
wait-recall = { $who } reprend une carte dans la défausse
wait-drop = { $who } choisit les cartes à défausser
wait-exchange = { $who } choisit les cartes à échanger
wait-fire = { $who } peut acheter une carte pour { $less ->
    [one] 1 ressource
   *[other] { $less } ressources
  } de moins
wait-vision = { $who } regarde le dessus de la pioche
wait-under = { $who } remet des cartes sous la pioche

option-buy = Acheter { $card }
option-pay = Acheter { $card } en payant autrement
option-pay-black = Marché Noir, en payant autrement
option-black = Marché Noir : une carte inconnue
option-end = Finir votre tour
option-play = Jouer { $card }
option-play-at = { $card } contre { $victim }
option-play-raid = { $card } contre { $victim } : { $category }
option-play-raid-fenrir = { $card } avec Fenrir contre { $victim } : { $category }
option-play-card = { $card } : { $what }, chez { $victim }
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
    [one] Engager 1 Mercenaire
   *[other] Engager { $hired } Mercenaires
  }
option-done-exchange = { $draw ->
    [one] Piocher 1 carte
   *[other] Piocher { $draw } cartes
  }
option-back = Reprendre le paiement
option-decline = Ne rien acheter
option-pass = Laisser passer
option-cancel = Berserker contre { $card } { DE($whose) }
option-cancel-answer = Berserker contre { $card } { DE($whose) } (qui vise { $against })
option-fenrir = Fenrir : { $times } fois plus de Protections
option-keep = Garder { $card }
option-keep-hand = Prendre { $card }
option-lose = Perdre { $card }
option-draw = { $draw ->
    [one] Piocher 1 carte
   *[other] Piocher { $draw } cartes
  }
option-offering = Faire une Offrande
option-take = Prendre { $card }
option-drop = Défausser { $card }
option-under = { $card }

note-buy = { $how ->
    [free] gratuitement
    [trade] pour { $cards } cartes, en négociant
   *[buy] { $cards ->
        [one] pour 1 carte
       *[other] pour { $cards } cartes
      }
  }
note-odds = { $chance } %
note-table = de votre zone
note-copies = × { $n }
preview-pays = Paie avec : { $cards }
preview-trades = { $trades ->
    [one] Négocie contre 1 ressource : { $cards }
   *[other] Négocie contre { $trades } ressources : { $cards }
  }
preview-vp = { $category } { $before } → { $after }
preview-draws = { $n ->
    [0] Aucune carte à piocher
    [one] 1 carte en main de plus
   *[other] { $n } cartes en main de plus
  }
remark-waste = La moitié d’un Don est perdue.
remark-shows = Montre la carte { $card } à tous.
remark-wind = Le Regain de Force peut sauver l’objet tiré : une chance sur { $chances }.
remark-raid = { $items ->
    [one] { $items } objet
   *[other] { $items } objets
  } sur { $of } cartes, { $guards ->
    [one] { $guards } Protection
   *[other] { $guards } Protections
  }.

why-draw-first = Votre tour commence par la pioche.
why-answer-first = Une Action attend votre réponse.
why-nothing-to-pay = Cette carte ne coûte rien.
why-not-in-market = La carte { $card } n’est pas au Marché.
why-not-in-hand = La carte { $card } n’est pas dans votre main.
why-not-in-that-hand = La carte { $card } n’est pas dans cette main.
why-not-looked-at = La carte { $card } n’est pas parmi les cartes regardées.
why-not-discarded = La carte { $card } n’est pas dans la défausse.
why-being-played = La carte { $card } est celle que vous jouez.
why-not-own = Vous n’avez pas la carte { $card }.
why-no-own-ship = La carte { $card } n’est pas l’un de vos navires.
why-not-there = La carte { $card } ne se trouve pas à cet endroit.
why-in-payment = La carte { $card } est déjà dans le paiement ; vous n’en avez pas d’autre.
why-names-nobody = Cette carte ne vise personne.
why-name-target = Précisez qui ou quoi est visé.
why-not-oneself = Elle vise un adversaire, pas vous-même.
why-nobody-there = Personne n’occupe cette place.
why-clan-has-no-hand = Le Clan de l’Arctique n’a pas de main.
why-no-resource = Seules les ressources servent à payer.
why-gift-last = Posé en dernier, un Don couvre juste ce qui reste.
why-own-turn-only = Ce négoce n’est possible qu’à votre tour.
why-no-silvertongue = Votre chef ne négocie pas une seule carte contre une ressource.
why-pay-first = Achevez d’abord le paiement.
why-chiefs-stay = Un chef ne se négocie pas.
why-no-black-market = Il n’y a de Marché Noir qu’avec les chefs.
why-not-for-less = Le Marché Noir n’a qu’un seul prix.
why-no-raid = Il n’y a pas de raid auquel répondre.
why-nothing-to-cancel = Aucune carte à annuler à cet endroit.
why-no-buy = Vous avez déjà fait votre achat.
why-no-action = Vous avez déjà joué votre Action.
why-requirement = Il vous faut { $vp } PV en { $category }.
why-cannot-pay = Vous ne pouvez pas payer la carte { $card }, même en négociant.
why-no-supply = La réserve du Marché est vide.
why-cannot-pay-black = Vous ne pouvez pas la payer, même en négociant.
why-nothing-there = Il n’y a pas de carte visible de cette catégorie.
why-no-ships = Il n’y a pas de navire visible.
why-no-hand = Cette main est vide.
why-nobody-has-cards = Aucun adversaire n’a de carte en main.
why-no-other-card = Vous n’avez pas d’autre carte en main.
why-empty-discard = La défausse ne contient pas d’autre carte.
why-nothing-to-buy = Elle ne vous permettrait de rien acheter.
why-only-reaction = Un Berserker répond à une Action.
why-only-with-raid = Fenrir accompagne votre raid, ou répond à un raid contre vous.
why-no-target = Il n’y a rien à viser.
why-no-symbol = Aucun symbole encore à payer ne correspond à cette carte.
why-cannot-finish = Vous ne pourriez plus compléter le paiement.
why-no-cards-to-trade = Vous n’avez pas assez de cartes à négocier.
why-needed-for-requirement = Elle sert à remplir la condition.
why-under-raid = Elle est visée par le raid.
why-no-cheap-trade = Vous avez déjà fait ce tour-ci votre négoce à une carte.
why-no-more-guards = Il ne reste plus de carte Protection.
why-not-held = Vous n’avez pas de Berserker en main.
why-no-fenrir = Vous n’avez pas Fenrir en main.
why-not-raided = Ce n’est pas vous qu’on attaque.
why-cancelled = Cette carte est déjà annulée.
why-fenrir-first = Fenrir protège le raid : annulez d’abord Fenrir.
why-more-to-exchange = Échangez au moins { $least ->
    [one] une carte
   *[other] { $least } cartes
  }.

event-first-player = { $how ->
    [host] Qui commence ? Carte retournée : { $card } ({ $criterion }) ; mais à cette table, c’est l’hôte, { $seat }.
   *[drawn] Qui commence ? Carte retournée : { $card } ({ $criterion }) ; le sort désigne { $seat }.
  }
    .you = { $how ->
        [host] Qui commence ? Carte retournée : { $card } ({ $criterion }) ; mais à cette table, c’est à l’hôte, donc à vous.
       *[drawn] Qui commence ? Carte retournée : { $card } ({ $criterion }) ; le sort vous désigne.
      }
event-draws = Vous piochez : { $card }.
event-draws-hidden = { $count ->
    [one] { $seat } pioche une carte.
   *[other] { $seat } pioche { $count } cartes.
  }
event-draws-more = Vous piochez : { $card }.
event-draws-nothing = { $seat } n’a plus rien à piocher.
    .you = Vous n’avez plus rien à piocher.
event-reshuffle = La défausse est mélangée et devient la nouvelle pioche.
event-lesson = Leçon : « { $lesson } »
event-offers = { $seat } fait une Offrande : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }.
    .you = Vous faites une Offrande : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
      }.
event-drops = { $seat } défausse la carte { $card }.
    .you = Vous défaussez la carte { $card }.
event-pays = { $seat } paie avec la carte { $card }.
    .you = Vous payez avec la carte { $card }.
event-pays-as = { $how ->
    [two] { $seat } paie avec la carte { $card } ({ $first } et { $second }).
   *[other] { $seat } paie avec la carte { $card } ({ $first }).
  }
    .you = { $how ->
        [two] Vous payez avec la carte { $card } ({ $first } et { $second }).
       *[other] Vous payez avec la carte { $card } ({ $first }).
      }
event-trades = { $seat } négocie la carte { $card }.
    .you = Vous négociez la carte { $card }.
event-buys = { $seat } achète la carte { $card }.
    .you = Vous achetez la carte { $card }.
event-buys-nothing = { $seat } n’achète rien.
    .you = Vous n’achetez rien.
event-no-effect = La carte { $card } reste sans effet.
event-shows = { $seat } montre la carte { $card } et la garde.
    .you = Vous montrez la carte { $card } et la gardez.
event-refill = Nouveau au Marché : { $card }.
event-rebuild = Pas de carte à 1 point : le Marché est reconstitué.
event-event = { $card } !
event-ragnarok = Ragnarok : { $taker } prend la carte { $card } chez { $giver }.
event-loses-ship = Mers Démontées : { $who } perd la carte { $card }.
    .you = Mers Démontées : vous perdez la carte { $card }.
event-from-supply = De la réserve du Marché, { $who } reçoit la carte { $card }.
    .you = De la réserve du Marché, vous recevez la carte { $card }.
event-gives-back = Une seule Capacité : { $who } rend la carte { $card }.
    .you = Une seule Capacité : vous rendez la carte { $card }.
event-arctic-draw = Carte retournée : { $card } ; rien pour le Clan de l’Arctique.
event-arctic-fed = Carte retournée : { $card } ; le Clan de l’Arctique a droit à une carte de la réserve.
event-plays = { $seat } joue la carte { $card }.
    .you = Vous jouez la carte { $card }.
event-plays-for = { $seat } joue la carte { $card } pour la carte { $what }.
    .you = Vous jouez la carte { $card } pour la carte { $what }.
event-plays-at = { $seat } joue la carte { $card } contre { $victim }.
    .you = Vous jouez la carte { $card } contre { $victim }.
event-plays-at-card = { $seat } joue la carte { $card } contre la carte { $what }, chez { $victim }.
    .you = Vous jouez la carte { $card } contre la carte { $what }, chez { $victim }.
event-raids = { $seat } joue la carte { $card } contre { $victim } : { $category }.
    .you = Vous jouez la carte { $card } contre { $victim } : { $category }.
event-plays-fenrir = { $seat } lâche Fenrir avec le raid.
    .you = Vous lâchez Fenrir avec le raid.
event-answers-fenrir = { $seat } lâche Fenrir contre le raid.
    .you = Vous lâchez Fenrir contre le raid.
event-berserker = { $seat } joue un Berserker contre la carte { $what } { DE($whose) }.
    .you = Vous jouez un Berserker contre la carte { $what } { DE($whose) }.
event-cancelled = L’Action { DE($seat) } est annulée : { $card }.
    .you = Votre Action est annulée : { $card }.
event-mercenaries = { $count ->
    [0] { $seat } n’engage personne.
    [one] { $seat } engage un Mercenaire.
   *[other] { $seat } engage { $count } Mercenaires.
  }
    .you = { $count ->
        [0] Vous n’engagez personne.
        [one] Vous engagez un Mercenaire.
       *[other] Vous engagez { $count } Mercenaires.
      }
event-pool = { $items ->
    [one] { $items } objet
   *[other] { $items } objets
  } sur { $of } cartes, { $guards ->
    [one] { $guards } Protection
   *[other] { $guards } Protections
  }. On en tire une…
event-raid-won = { $seat } prend la carte { $card } chez { $victim }.
    .you = Vous prenez la carte { $card } chez { $victim }.
event-raid-lost = Le raid échoue : { $victim } ne perd aucun objet.
event-second-wind-kept = Regain de Force : { $who } garde la carte { $card }.
    .you = Regain de Force : vous gardez la carte { $card }.
event-second-wind-lost = Le Regain de Force ne sauve pas la carte { $card }.
event-takes = { $seat } prend la carte { $card } dans la main { DE($victim) }.
    .you = Vous prenez la carte { $card } dans la main { DE($victim) }.
event-takes-hidden = { $seat } prend une carte dans la main { DE($victim) }.
event-takes-nothing = { $seat } ne prend rien : la main { DE($victim) } est vide.
    .you = Vous ne prenez rien : la main { DE($victim) } est vide.
event-pools = { $count ->
    [one] { $count } carte en main est mélangée et redistribuée.
   *[other] { $count } cartes en main sont mélangées et redistribuées.
  }
event-steals = { $seat } vole la carte { $card } chez { $victim }.
    .you = Vous volez la carte { $card } chez { $victim }.
event-destroys = La carte { $card }, chez { $victim }, retourne à la réserve du Marché.
event-takes-free = { $seat } prend la carte { $card } au Marché.
    .you = Vous prenez la carte { $card } au Marché.
event-recalls = { $seat } prend la carte { $card } dans la défausse.
    .you = Vous prenez la carte { $card } dans la défausse.
event-ends = { $seat } finit son tour.
    .you = Vous finissez votre tour.
event-no-supply = La réserve du Marché est vide : { $who } ne reçoit rien.
    .you = La réserve du Marché est vide : vous ne recevez rien.
event-wins = { $several ->
    [one] Victoire : { $who } atteint l’objectif dans les trois catégories.
   *[other] Ils sont { $several } à atteindre l’objectif dans les trois catégories.
  }
    .you = { $several ->
        [one] Victoire : vous atteignez l’objectif dans les trois catégories.
       *[other] Ils sont { $several } à atteindre l’objectif dans les trois catégories.
      }
event-stalemate = De toute une manche, aucune carte n’a été piochée, achetée ni jouée : la partie s’arrête.
event-too-long = { $rounds } manches ont été jouées : la partie s’arrête.
event-decided = { $level ->
    [total] Le total de PV tranche : { $who } gagne avec { $n }.
    [threes] Égalité de PV ; les cartes à 3 PV tranchent : { $who } gagne avec { $n }.
    [twos] L’égalité persiste ; les cartes à 2 PV tranchent : { $who } gagne avec { $n }.
    [ones] L’égalité persiste ; les cartes à 1 PV tranchent : { $who } gagne avec { $n }.
   *[began] Égalité parfaite ; gagne qui a commencé à jouer en dernier : { $who }.
  }
    .you = { $level ->
        [total] Le total de PV tranche : vous gagnez avec { $n }.
        [threes] Égalité de PV ; les cartes à 3 PV tranchent : vous gagnez avec { $n }.
        [twos] L’égalité persiste ; les cartes à 2 PV tranchent : vous gagnez avec { $n }.
        [ones] L’égalité persiste ; les cartes à 1 PV tranchent : vous gagnez avec { $n }.
       *[began] Égalité parfaite ; gagne qui a commencé à jouer en dernier : vous.
      }
ending-clan = Le Clan de l’Arctique gagne
ending-clan-line = Il a { $navy } PV en Navires, { $clan } en Clan et { $loot } en Butin : les deux joueurs perdent.
ahead-others = À toute Action : laisser passer
ahead-others-unless = sauf si elle me vise
ahead-raided = Si une Action me vise : laisser passer
