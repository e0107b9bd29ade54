game-name = Vikings Gone Wild
game-pitch = Bâtissez un village, brassez, creusez, entraînez vos Vikings et pillez vos voisins.
variant-end = Durée
variant-end-note = PV qui lancent le dernier tour de jeu
variant-end-standard = Normale
variant-end-long = Longue, à trois ou quatre joueurs
variant-bonuses = Cartes Bonus
variant-bonuses-note = Celles qui comptent à la fin
variant-bonuses-random = Au hasard
variant-bonuses-first = Première partie
variant-bonuses-picked = Choisies à tour de rôle

status = Tour de jeu { $round }, { $phase }
status-end = Le dernier tour de jeu est fini
phase-0 = mise en place
phase-1 = production
phase-2 = pioche
phase-3 = joueurs
phase-4 = stockage
phase-5 = fin du tour de jeu
mark-round = Tour de jeu { $number }
line = Hôtel de Ville { $level }, { $buildings } { $buildings ->
    [one] Bâtiment
   *[other] Bâtiments
  }

score-track = Piste de score
score-note = Faveurs Divines à { $favours } PV ; à { $goal } PV commence le dernier tour de jeu.
pawn-of = { $seat } : { $vp } PV
supply = Réserve commune
river = Voie d’Odin
path-deck = Paquet Voie d’Odin
path-gone = Défausse Voie d’Odin
favours = Faveurs Divines
favour-deck = Pioche Faveur
bonuses = Bonus de fin
village-of = Village de { $seat }
missions-of = Missions de { $seat }
hand-of = Main de { $seat }
staged-of = Cartes choisies de { $seat }
play-of = Cartes en jeu de { $seat }
deck-of = Paquet de { $seat }
discard-of = Défausse de { $seat }
fight-name = { $seat } attaque { $rival }
wear-building = En construction jusqu’à la fin du tour de jeu.
wear-damaged = Endommagé jusqu’à la fin du tour de jeu.

chip-hand = cartes en main
chip-beer = barils
chip-gold = lingots
chip-buildings = Bâtiments
chip-missions = Missions accomplies

score-damage = Cibles endommagées
score-reward = Récompenses d’attaque
score-repel = Attaques repoussées
score-hall = Hôtel de Ville
score-storage = Réserves pleines
score-undead = Morts-Vivants
score-mission = Missions
score-card = Effets de cartes
score-bonus = Bonus de fin

word-beer = Bière
word-gold = Or
word-barrel = baril
word-bar = lingot
tokens-beer = { $n } { $n ->
    [one] baril
   *[other] barils
  }
tokens-gold = { $n } { $n ->
    [one] lingot
   *[other] lingots
  }
price-beer = { $beer } { $beer ->
    [one] Bière
   *[other] Bières
  }
price-gold = { $gold } Or
price-both = { $beer } { $beer ->
    [one] Bière
   *[other] Bières
  } et { $gold } Or

type-resource = Ressource.
type-unit = Unité.
type-hero = Héros.
type-defence = Défense.
type-action = Action.
type-item = Objet.
type-trap = Piège.
type-undead = Mort-Vivant.
type-building = Bâtiment.
type-hall = Hôtel de Ville.
fx-attack = Attaque { $n }.
fx-per = +1 en attaque pour chacun de vos Bâtiments : { $building }.
fx-aura = Chaque autre Unité ou Héros de la même attaque a +{ $n }.
fx-boost = +{ $n } à une attaque avec une Unité ou un Héros.
fx-double = Compte deux fois l’attaque imprimée d’une Unité.
fx-trophy = { $n } PV si son attaque endommage un Bâtiment ou un Hôtel de Ville.
fx-defend = Quand une de vos cibles est attaquée : +{ $n } à sa défense jusqu’à la fin du tour de jeu.
fx-wave = Quand une de vos cibles est attaquée : +{ $n } à la défense de toutes jusqu’à la fin du tour de jeu.
fx-gain-beer = { $n } { $n ->
    [one] Bière
   *[other] Bières
  } pour ce tour.
fx-gain-gold = { $n } Or pour ce tour.
fx-gain-per = 1 { $what } pour chacun de vos Bâtiments : { $building }.
fx-draw = Piochez { $n } { $n ->
    [one] carte
   *[other] cartes
  }.
fx-steal-beer = Prenez { $n } { $n ->
    [one] baril stocké
   *[other] barils stockés
  } à un adversaire.
fx-steal-gold = Prenez { $n } { $n ->
    [one] lingot stocké
   *[other] lingots stockés
  } à un adversaire.
fx-reveal-resource = Révélez { $n } { $n ->
    [one] carte
   *[other] cartes
  } de votre paquet ; les Ressources vont en main, le reste à la défausse.
fx-reveal-unit = Révélez { $n } { $n ->
    [one] carte
   *[other] cartes
  } de votre paquet ; les Unités et Héros vont en main, le reste à la défausse.
fx-recover = Prenez jusqu’à { $n } { $n ->
    [one] carte
   *[other] cartes
  } de votre défausse en main.
fx-peek = Regardez la main d’un adversaire et défaussez-en une carte Défense.
fx-destroy = Retirez du jeu au plus { $n } { $n ->
    [one] carte
   *[other] cartes
  } de votre main ou de votre défausse.
fx-remove-unit = En réaction : retire une Unité de l’attaque.
fx-remove-hero = En réaction : retire un Héros de l’attaque.
fx-undead = Une attaque de { $n } ou plus rapporte { $loot } et { $vp } PV.
fx-defence = Défense { $n }.
fx-price = Prix : { $price }.
power-makes-beer = Produit un baril par tour de jeu.
power-makes-gold = Produit un lingot par tour de jeu.
power-stores-beer = Stocke jusqu’à { $n } barils ; pleine, elle rapporte { $vp } PV par tour de jeu.
power-stores-gold = Stocke jusqu’à { $n } lingots ; pleine, elle rapporte { $vp } PV par tour de jeu.
power-draws = Piochez { $n } { $n ->
    [one] carte
   *[other] cartes
  } de plus par tour de jeu.
power-keeps = Gardez { $n } { $n ->
    [one] carte non jouée
   *[other] cartes non jouées
  } pour le tour de jeu suivant.
reward-vp = Qui l’endommage gagne { $vp } PV.
reward-loot = Qui l’endommage y prend { $n } { $n ->
    [one] jeton
   *[other] jetons
  }.
reward-favour = Qui l’endommage gagne { $n } { $n ->
    [one] Faveur Divine
   *[other] Faveurs Divines
  }.
hall-limit = Jusqu’à { $n } { $n ->
    [one] Bâtiment
   *[other] Bâtiments
  }.
hall-no-limit = Autant de Bâtiments qu’on veut.
hall-next = Niveau suivant : { $price }.
hall-points = L’élever à ce niveau rapporte { $vp } PV.
opens = le niveau { $level } en ouvre { $n } de plus
opens-all = le niveau { $level } ouvre tout
draco-loot = une fois par tour de jeu : { $beer } ou { $gold }
note-draco = Défense { $n }. À chaque joueur qui le bat, { $loot }.

goal-buildings-built = Construire { $n } { $n ->
    [one] Bâtiment
   *[other] Bâtiments
  } ce tour
goal-odins-path-cards-bought = Acheter { $n } { $n ->
    [one] carte
   *[other] cartes
  } Voie d’Odin ce tour
goal-unit-cards-bought = Acheter { $n } { $n ->
    [one] Unité
   *[other] Unités
  } ce tour
goal-defence-cards-bought = Acheter { $n } { $n ->
    [one] carte
   *[other] cartes
  } Défense ce tour
goal-beer-spent = Dépenser { $n } { $n ->
    [one] Bière
   *[other] Bières
  } ce tour
goal-gold-spent = Dépenser { $n } Or ce tour
goal-own-building = { $n ->
    [one] Posséder : { $building }
   *[other] Posséder { $n } fois : { $building }
  }
goal-own-buildings-total = Posséder { $n } Bâtiments
goal-barrels-on-own-cards = Avoir { $n } barils sur ses cartes
goal-bars-on-own-cards = Avoir { $n } lingots sur ses cartes
goal-town-halls-damaged = Endommager { $n } { $n ->
    [one] Hôtel
   *[other] Hôtels
  } de Ville ce tour
goal-buildings-damaged = Endommager { $n } { $n ->
    [one] cible
   *[other] cibles
  } ce tour
goal-unit-bought-with-attack-at-least = Acheter une Unité d’attaque { $n } ou plus ce tour

bonus-follower = Le plus de cartes Voie d’Odin
bonus-defender = Le plus de cartes Défense
bonus-king_pig = Le plus de Cochonators
bonus-conqueror = Le plus de cartes Unité
bonus-builder = Le plus de Bâtiments
bonus-miner = Le plus de lingots stockés
bonus-beer_tycoon = Le plus de barils stockés
bonus-accomplisher = Le plus de Missions accomplies
bonus-note = { $what }. PV selon le nombre d’ex æquo : { $shares }.

ask-turn = À vous : autant d’actions que vous voulez
ask-turn-note = Acheter, construire, améliorer, attaquer, accomplir une Mission, échanger ; puis finir le tour.
ask-turn-by-hand = Vous payez à la main : pour le prochain achat, vous choisissez ce qui paie.
ask-choose-payment = Qu’est-ce qui paie ? Il manque encore : { $price }
ask-choose-payment-note = L’un après l’autre ; le reste peut toujours être payé comme d’habitude.
ask-muster = Ajoutez des cartes ou choisissez la cible
ask-muster-note = Une fois l’attaque déclarée, on n’y ajoute plus rien.
ask-name-boosted = Quelle Unité la Bénédiction d’Odin double-t-elle ?
ask-guard = { $rival } attaque avec { $value } : { $target }. Défendre ?
ask-guard-note = Défense actuelle { $defence } ; seul plus de { $value } tient.
ask-guard-more = Puis vient { $target } : { $value } contre { $defence }.
ask-remove-attacker = Quelle carte quitte l’attaque ?
ask-buy-from-row = Laquelle achetez-vous : { $card } ?
ask-buy-from-row-note = Les cartes plus près du paquet glissent.
ask-beat-in-row = Lequel battez-vous : { $card } ?
ask-beat-in-row-note = Les cartes plus près du paquet glissent.
ask-loot-draco = Draco est battu : baril ou lingot ?
ask-choose-favour = Choisissez une Faveur Divine
ask-choose-favour-note = Elle va à votre défausse.
ask-stow = Dans quelle Réserve va le { $what } ?
ask-steal = Dans quelle Réserve prenez-vous un { $what } ?
ask-peek = Quelle main regardez-vous ?
ask-drop = Quelle carte Défense de { $rival } est défaussée ?
ask-recover = Prenez une carte de votre défausse
ask-recover-note = { $left ->
    [one] Encore une.
   *[other] Jusqu’à { $left }.
  }
ask-destroy = Retirez une carte du jeu
ask-destroy-note = { $left ->
    [one] Une au plus.
   *[other] Jusqu’à { $left }.
  }
ask-refill-mission = Piocher une nouvelle Mission ?
ask-store = Stockage : vous en avez { $n } à garder ({ $what })
ask-store-note = Ce qui n’est pas stocké est perdu.
ask-keep-card = Quelle carte un Drakkar garde-t-il ?
ask-keep-card-note = { $left ->
    [one] Une au plus.
   *[other] Jusqu’à { $left }.
  }
ask-pick-bonus = Choisissez une carte Bonus pour la fin de la partie

wait-turn = joue son tour
wait-muster = prépare une attaque
wait-guard = décide de se défendre ou non contre { $value }
wait-store = stocke ses jetons
wait-keep-card = choisit ce que gardent ses Drakkars

option-play = Jouer { $card }
option-use = { $card } : { $effect }
option-attack = Attaquer avec { $card }
option-add = Ajouter { $card }
option-buy = Acheter { $card }
option-space = Emplacement { $n }
option-build = Construire { $building }
option-upgrade = Passer l’Hôtel de Ville au niveau { $level }
option-return = Rendre { $building }
option-trade-beer = { $give } { $give ->
    [one] Bière
   *[other] Bières
  } contre { $get } Or
option-trade-gold = { $give } Or contre { $get } { $get ->
    [one] Bière
   *[other] Bières
  }
option-purse = Payer à la main
option-spend = Jouer { $card }
option-token = { $place } : un { $what }
option-rest = Le reste comme d’habitude
option-claim = Accomplir { $mission } : { $vp } PV
option-swap = Changer { $mission }
option-end = Finir le tour
option-at = { $target } de { $rival }
option-at-draco = Draco
option-at-undead = { $card }
option-also = { $target } de { $rival }, et une autre attaque en même temps
option-lay = Jouer { $card }
option-stand = Ne rien ajouter
option-stand-with = Confirmer la défense ({ $n })
option-remove = { $card } quitte l’attaque
option-boost = { $card }
option-loot-beer = Un baril
option-loot-gold = Un lingot
option-steal = { $place } de { $rival }
option-into = { $place }
option-favour = Prendre { $card }
option-drop = Défausser { $card }
option-nothing = Il n’y en a pas
option-peek = Regarder la main de { $rival }
option-recover = Prendre { $card }
option-destroy-hand = Retirer { $card } (main)
option-destroy-discard = Retirer { $card } (défausse)
option-keep = Garder { $card }
option-done = Pas plus
option-mission = Piocher une Mission
option-no-mission = Pas de Mission
option-store = Garder { $n }{ $containers ->
    [one] {""}
   *[other] {" : "}{ $share }
  }
option-bonus = { $bonus }

note-value = attaque { $n }
note-value-then = attaque { $n } avec elle
note-plus = +{ $n }
note-cards = { $n } { $n ->
    [one] carte
   *[other] cartes
  }
note-return = sans remboursement
note-return-tokens = sans remboursement, { $n } { $n ->
    [one] jeton perdu
   *[other] jetons perdus
  }
note-purse = choisir ce qui paie le prochain achat
note-enough = { $value } contre { $defence }
note-too-weak = { $value } contre { $defence } : faible
note-stored = contient { $n }
note-stored-damaged = contient { $n }, endommagée : on ne peut plus l’attaquer pendant ce tour de jeu
note-full = { $vp } PV
note-traps = les pièges d’abord
note-end = le fonds du tour est perdu
preview-left = Reste à dépenser : { $beer } { $beer ->
    [one] Bière
   *[other] Bières
  }, { $gold } Or.
preview-build = En construction jusqu’à la fin du tour de jeu.
preview-points = { $vp } PV aussitôt.
preview-undead = { $loot } et { $vp } PV aussitôt.
preview-enough = Assez, sans défense.
preview-too-weak = Trop faible : elle serait repoussée.
preview-enough-sure = Assez : personne ne défend.
preview-too-weak-sure = Trop faible : elle serait sans effet.
preview-hand = { $rival } a { $n } { $n ->
    [one] carte
   *[other] cartes
  } pour se défendre.
preview-loot = Vous y prenez un { $what }.
verdict-holds = { $defence } tient contre { $value } : repoussée, { $vp } PV
verdict-falls = { $defence } ne dépasse pas { $value } : endommagé

why-defence-own-turn = Elle se joue quand on est attaqué, pas à son propre tour.
why-item-alone = Les objets accompagnent une Unité ou un Héros.
why-undead = Les Morts-Vivants ne s’achètent pas : attaquez-les.
why-sold-out = La pile est épuisée.
why-type-full = Vous en possédez { $n }, autant que permis.
why-built-out = Ce type se construit au plus { $n } fois par partie, et c’est fait.
why-rising = L’Hôtel de Ville est en construction : une amélioration par tour de jeu.
why-not-fulfilled = Elle n’est pas encore remplie.
why-claimed-out = Vous avez accompli { $n } { $n ->
    [one] Mission
   *[other] Missions
  } pendant ce tour de jeu, autant que permis.
why-swapped = Vous avez changé une Mission ce tour.
why-returned = Vous avez rendu un Bâtiment ce tour.
why-no-target = Il n’y a rien que vous puissiez attaquer.
why-lack-beer = Pas assez de Bière : vous pouvez en dépenser { $have }.
why-lack-gold = Pas assez d’Or : vous pouvez en dépenser { $have }.
why-village-full = Le village est plein : votre Hôtel de Ville permet { $limit } Bâtiments.
why-attacked = Ce joueur a déjà été attaqué pendant ce tour de jeu.
why-one-opponent = Vous attaquez déjà quelqu’un d’autre ce tour.
why-damaged = C’est déjà endommagé.
why-construction = C’est en construction.
why-draco-once = Vous avez attaqué Draco pendant ce tour de jeu.
why-same-time = Les attaques simultanées visent des cibles différentes d’un même adversaire.
why-no-attacker = Choisissez d’abord une Unité ou un Héros.
why-no-unit = Il ne reste aucune Unité à retirer de l’attaque.
why-no-hero = Il ne reste aucun Héros à retirer de l’attaque.
why-container-full = Cette Réserve est pleine.
why-too-few-tokens = Vous n’avez pas autant de jetons.
why-stored-stay = Ce qui est stocké le reste : on peut seulement le passer d’une Réserve à l’autre.

event-first-player = { $seat } est premier joueur.
event-picks-bonus = { $seat } choisit la carte Bonus { $bonus }.
event-round = Tour de jeu { $number }
event-produces = { $seat } produit { $beer } { $beer ->
    [one] Bière
   *[other] Bières
  } et { $gold } Or.
event-draws = { $seat } pioche { $n } { $n ->
    [one] carte
   *[other] cartes
  }.
event-reshuffle = { $seat } mélange sa défausse en un nouveau paquet.
event-turn = Tour de { $seat }
event-plays = { $seat } joue { $card }.
event-gains-beer = { $seat } gagne { $n } { $n ->
    [one] Bière
   *[other] Bières
  }.
event-gains-gold = { $seat } gagne { $n } Or.
event-reveals-keeps = { $seat } révèle { $card } et la prend.
event-reveals-drops = { $seat } révèle { $card } et la défausse.
event-steals = { $seat } prend un jeton à { $rival } : { $place }.
event-steals-nothing = { $seat } ne trouve rien à prendre.
event-peeks = { $seat } regarde la main de { $rival }.
event-drops = { $seat } défausse { $card } de la main de { $rival }.
event-recovers = { $seat } reprend { $card } de sa défausse.
event-destroys = { $seat } retire { $card } du jeu.
event-buys = { $seat } achète { $card }.
event-builds = { $seat } construit { $building }.
event-returns = { $seat } rend { $building }.
event-upgrades = { $seat } passe son Hôtel de Ville au niveau { $level }.
event-claims = { $seat } accomplit { $mission } : { $vp } PV.
event-swaps = { $seat } rend { $mission }.
event-new-mission = { $seat } a une nouvelle Mission : { $mission }.
event-trades-beer = { $seat } échange { $give } Bières contre { $get } Or.
event-trades-gold = { $seat } échange { $give } Or contre { $get } Bière.
event-river = La Voie d’Odin montre { $card }.
event-attacks = { $seat } attaque { $rival } avec { $value } : { $target }.
event-draco-beaten = { $seat } bat Draco avec { $value }.
event-draco-holds = { $seat } attaque Draco avec { $value }, trop peu.
event-draco-loot = { $seat } prend un { $what } à Draco.
event-undead-beaten = { $seat } bat { $undead } avec { $value }.
event-undead-holds = { $seat } attaque { $undead } avec { $value }, trop peu.
event-defends = { $seat } défend avec { $card }.
event-removes = { $seat } retire { $card } de l’attaque.
event-repelled = { $seat } tient ({ $target }) : { $vp } PV.
event-damaged = { $seat } endommage chez { $rival } : { $target }.
event-rewarded = { $seat } gagne { $vp } PV en récompense.
event-damage-points = { $seat } marque { $vp } PV pour { $hits } { $hits ->
    [one] cible
   *[other] cibles
  }.
event-total-defence = Défense Totale : { $seat } gagne { $vp } PV.
event-ends = { $seat } finit son tour.
event-favour = { $seat } prend la Faveur Divine { $card }.
event-no-favour = Il ne reste aucune Faveur Divine pour { $seat }.
event-stores-beer = { $seat } garde { $n } { $n ->
    [one] baril
   *[other] barils
  }.
event-stores-gold = { $seat } garde { $n } { $n ->
    [one] lingot
   *[other] lingots
  }.
event-storage-points = { $seat } gagne { $vp } PV pour ses Réserves pleines.
event-last-round = { $seat } a { $vp } PV : c’est le dernier tour de jeu.
event-bonus = { $seat } gagne { $vp } PV pour { $bonus }.
event-tie-break = Départage : { $bonus }.
event-end = La partie est finie.
