game-name = Vikings Gone Wild
game-pitch = Bâtissez un village, brassez la bière, extrayez l’or, entraînez vos Vikings et pillez vos voisins.
variant-end = Durée
variant-end-note = PV qui déclenchent le dernier tour de jeu
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
phase-3 = tours des joueurs
phase-4 = stockage
phase-5 = fin du tour de jeu
mark-round = Tour de jeu { $number }
line = Hôtel de Ville { $level }, { $buildings } { $buildings ->
    [one] Bâtiment
   *[other] Bâtiments
  }

score-track = Piste de score
score-note = Faveurs Divines à { $favours } PV ; le tour de jeu où quelqu’un atteint { $goal } PV est le dernier. Après { $quiet } tours de jeu sans aucun PV, la partie s’achève aussi.
pawn-of = { $seat } : { $vp } PV
supply = Réserve commune
river = Voie d’Odin
path-deck = Paquet Voie d’Odin
path-gone = Défausse Voie d’Odin
favours = Faveurs Divines
favour-deck = Pioche Faveur
bonuses = Bonus de fin
village-of = Village { DE($seat) }
missions-of = Missions { DE($seat) }
hand-of = Main { DE($seat) }
staged-of = Cartes choisies { DE($seat) }
play-of = Cartes en jeu { DE($seat) }
deck-of = Paquet { DE($seat) }
discard-of = Défausse { DE($seat) }
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
words-barrel = barils
words-bar = lingots
word-hall = Hôtel de Ville
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
tokens-both = { $beer } et { $gold }
site-number = { $site } { $n }
site-holds = { $site } ({ $tokens })

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
fx-per = +1 en attaque par Bâtiment de ce type que vous possédez : { $building }.
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
fx-gain-per = 1 { $what } par Bâtiment de ce type que vous possédez : { $building }.
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
hall-no-limit = Autant de Bâtiments que vous voulez.
hall-next = Niveau suivant : { $price }.
hall-points = L’élever à ce niveau rapporte { $vp } PV.
opens = le niveau { $level } en permet { $n } de plus
opens-all = le niveau { $level } lève la limite
draco-loot = une fois par tour de jeu : { $beer } ou { $gold }
note-draco = Défense { $n }. Qui le bat prend, { $loot }.

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
    [one] Posséder ce Bâtiment : { $building }
   *[other] Posséder { $n } × { $building }
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
bonus-note = { $what }. PV selon le nombre de joueurs à égalité : { $shares }.

ask-turn = À vous de jouer : autant d’actions que vous voulez
ask-turn-note = Acheter, construire, améliorer, attaquer, accomplir une Mission, échanger ; puis finir le tour.
ask-turn-by-hand = Paiement au choix : vous désignez ce qui paiera le prochain achat.
ask-choose-payment = Avec quoi payez-vous ? Il manque encore : { $price }
ask-choose-payment-note = Une carte ou un jeton à la fois ; à tout moment, le reste peut se payer automatiquement.
ask-muster = Ajoutez des cartes ou choisissez la cible
ask-muster-note = Une fois l’attaque déclarée, on n’y ajoute plus rien.
ask-name-boosted = Quelle Unité la Bénédiction d’Odin double-t-elle ?
ask-guard = { $rival } lance contre vous une attaque de { $value } ({ $target }). Vous défendez-vous ?
ask-guard-note = Défense actuelle : { $defence } ; il faut plus de { $value } pour tenir.
ask-guard-more = Puis : { $target }, { $value } contre { $defence }.
ask-remove-attacker = Quelle carte quitte l’attaque ?
ask-buy-from-row = { $card } : quel exemplaire achetez-vous ?
ask-buy-from-row-note = Les cartes plus proches du paquet avancent d’un emplacement.
ask-beat-in-row = { $card } : lequel battez-vous ?
ask-beat-in-row-note = Les cartes plus proches du paquet avancent d’un emplacement.
ask-loot-draco = Draco est vaincu : un baril ou un lingot ?
ask-choose-favour = Choisissez une Faveur Divine
ask-choose-favour-note = Elle rejoint votre défausse.
ask-stow = Dans quelle Réserve rangez-vous le { $what } ?
ask-steal = Dans quelle Réserve prenez-vous un { $what } ?
ask-peek = Quelle main regardez-vous ?
ask-drop = Quelle carte Défense { DE($rival) } défaussez-vous ?
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
ask-store = Stockage : combien de { $kind } gardez-vous ?
ask-store-note = Vous en avez { $n }. Ce qui n’est pas stocké est perdu.
ask-keep-card = Quelle carte gardez-vous grâce à un Drakkar ?
ask-keep-card-note = { $left ->
    [one] Une au plus.
   *[other] Jusqu’à { $left }.
  }
ask-pick-bonus = Choisissez une carte Bonus pour la fin de la partie

wait-turn = { $who } joue son tour
wait-choose-payment = { $who } choisit avec quoi payer
wait-name-boosted = { $who } désigne l’Unité que double la Bénédiction d’Odin
wait-remove-attacker = { $who } choisit qui le piège retire de l’attaque
wait-buy-from-row = { $who } choisit laquelle des cartes identiques acheter : { $card }
wait-beat-in-row = { $who } choisit lequel des Morts-Vivants identiques est vaincu : { $card }
wait-loot-draco = { $who } a vaincu Draco et choisit un baril ou un lingot
wait-choose-favour = { $who } choisit une Faveur Divine
wait-stow = { $who } choisit une Réserve pour le { $what } pillé
wait-steal = { $who } choisit à qui prendre un { $what }
wait-peek = { $who } choisit quelle main regarder
wait-drop = { $who } cherche dans la main { DE($rival) } une carte Défense à défausser
wait-recover = { $who } cherche une carte à reprendre dans sa défausse
wait-destroy = { $who } choisit quelle carte retirer du jeu
wait-refill-mission = { $who } décide de piocher ou non une nouvelle Mission
wait-pick-bonus = { $who } choisit une carte Bonus pour la fin de la partie
wait-muster = { $who } prépare une attaque
wait-guard = { $who } décide de se défendre ou non ({ $target }) contre { $rival }, dont l’attaque est de { $value }
wait-store = { $who } choisit les jetons à stocker
wait-keep-card = { $who } choisit ce que ses Drakkars gardent

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
option-purse = Choisir le paiement
option-spend = Jouer { $card }
option-token = { $place } : un { $what }
option-rest = Payer le reste automatiquement
option-claim = Accomplir « { $mission } » : { $vp } PV
option-swap = Changer « { $mission } »
option-end = Finir le tour
option-at = { $target } { DE($rival) }
option-at-draco = Draco
option-also = { $target } { DE($rival) }, et une autre attaque en même temps
option-lay = Jouer { $card }
option-stand = Encaisser l’attaque
option-stand-firm = Tenir sans carte
option-stand-with = { $n ->
    [one] Se défendre avec cette carte
   *[other] Se défendre avec ces { $n } cartes
  }
option-remove = { $card } quitte l’attaque
option-boost = { $card }
option-loot-beer = Un baril
option-loot-gold = Un lingot
option-steal = { $place } { DE($rival) }
option-into = { $place }
option-favour = Prendre { $card }
option-drop = Défausser { $card }
option-nothing = Aucune à défausser
option-peek = Regarder la main { DE($rival) }
option-recover = Prendre { $card }
option-destroy-hand = Retirer { $card } (main)
option-destroy-discard = Retirer { $card } (défausse)
option-keep = Garder { $card }
option-done = Rien de plus
option-mission = Piocher une Mission
option-no-mission = Pas de Mission
option-store = Garder { $n }{ $containers ->
    [one] {""}
   *[other] {" : "}{ $share }
  }
option-bonus = { $bonus }

note-value = attaque { $n }
note-value-then = attaque { $n } en tout
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
note-too-weak = { $value } contre { $defence } : trop faible
note-stored-damaged = endommagée : on ne peut plus l’attaquer pendant ce tour de jeu
note-full = { $vp } PV
note-traps = les pièges d’abord
note-idle = sans effet pour l’instant
note-end = les ressources non dépensées sont perdues
preview-enough = Suffisant, sauf si la cible est défendue.
preview-too-weak = Trop faible : l’attaque serait repoussée.
preview-enough-sure = Suffisant : personne ne défend cette cible.
preview-too-weak-sure = Trop faible : l’attaque resterait sans effet.
preview-hand = { $n ->
    [0] { $rival } n’a plus de carte en main.
    [one] { $rival } a { $n } carte en main.
   *[other] { $rival } a { $n } cartes en main.
  }
preview-beer = { $n ->
    [one] { $sign }{ $n } Bière : { $now } à dépenser
   *[other] { $sign }{ $n } Bières : { $now } à dépenser
  }
preview-gold = { $sign }{ $n } Or : { $now } à dépenser
preview-vp = { $sign }{ $n } PV : { $now } en tout
preview-vp-of = { $seat } : { $sign }{ $n } PV
preview-vp-end = { $sign }{ $n } PV pour les dégâts de ce tour
preview-barrels = { $n ->
    [one] { $sign }{ $n } baril : { $now } en tout
   *[other] { $sign }{ $n } barils : { $now } en tout
  }
preview-bars = { $n ->
    [one] { $sign }{ $n } lingot : { $now } en tout
   *[other] { $sign }{ $n } lingots : { $now } en tout
  }
preview-tokens = { $n ->
    [one] { $sign }{ $n } baril ou lingot
   *[other] { $sign }{ $n } barils ou lingots
  }
preview-stored-barrels = { $n ->
    [one] { $sign }{ $n } baril en Réserve : { $now } en tout
   *[other] { $sign }{ $n } barils en Réserve : { $now } en tout
  }
preview-stored-bars = { $n ->
    [one] { $sign }{ $n } lingot en Réserve : { $now } en tout
   *[other] { $sign }{ $n } lingots en Réserve : { $now } en tout
  }
preview-buildings = { $n ->
    [one] { $sign }{ $n } Bâtiment : { $now } en tout
   *[other] { $sign }{ $n } Bâtiments : { $now } en tout
  }
preview-damaged = { $n ->
    [one] { $n } de vos cibles est endommagée
   *[other] { $n } de vos cibles sont endommagées
  }
preview-attack = { $sign }{ $n } en attaque : { $now } en tout
preview-defence = { $sign }{ $n } en défense : { $now } en tout
preview-loot = Si vous l’endommagez, vous y prenez un { $what }.
verdict-holds = { $defence } tient contre { $value } : attaque repoussée, { $vp } PV
verdict-falls = { $defence } ne dépasse pas { $value } : la cible est endommagée

why-defence-own-turn = Elle se joue quand on est attaqué, pas à son propre tour.
why-item-alone = Les objets accompagnent une Unité ou un Héros.
why-undead = Les Morts-Vivants ne s’achètent pas : attaquez-les.
why-sold-out = La pile est épuisée.
why-type-full = Vous possédez déjà { $n } { $n ->
    [one] Bâtiment
   *[other] Bâtiments
  } de ce type, le maximum permis.
why-built-out = Un même type se construit au plus { $n } fois par partie : vous avez atteint ce maximum.
why-rising = L’Hôtel de Ville est en construction : une amélioration par tour de jeu.
why-not-fulfilled = L’objectif n’est pas encore atteint.
why-claimed-out = Vous avez accompli { $n } { $n ->
    [one] Mission
   *[other] Missions
  } pendant ce tour de jeu, le maximum permis.
why-swapped = Vous avez déjà changé une Mission pendant ce tour.
why-returned = Vous avez déjà rendu un Bâtiment pendant ce tour.
why-no-target = Il n’y a rien que vous puissiez attaquer maintenant.
why-lack-beer = Pas assez de Bière : vous pouvez en dépenser { $have }.
why-lack-gold = Pas assez d’Or : vous pouvez en dépenser { $have }.
why-village-full = Le village est plein : votre Hôtel de Ville permet { $limit } Bâtiments.
why-attacked = Ce joueur a déjà été attaqué pendant ce tour de jeu.
why-one-opponent = Vous attaquez déjà quelqu’un d’autre pendant ce tour.
why-damaged = Cette cible est déjà endommagée.
why-construction = Cette cible est en construction.
why-draco-once = Vous avez déjà attaqué Draco pendant ce tour de jeu.
why-same-time = Les attaques simultanées visent des cibles différentes d’un même adversaire.
why-no-attacker = Choisissez d’abord une Unité ou un Héros.
why-no-unit = Il ne reste aucune Unité à retirer de l’attaque.
why-no-hero = Il ne reste aucun Héros à retirer de l’attaque.
why-container-full = Cette Réserve est pleine.
why-too-few-tokens = Vous n’avez pas autant de jetons.
why-stored-stay = Ce qui est stocké le reste : on peut seulement le passer d’une Réserve à l’autre.
why-nobody-there = Personne n’occupe cette place.
why-bought = Vous l’avez achetée pendant ce tour de jeu : elle va à votre défausse et servira une fois piochée.
why-played = Elle a déjà été jouée pendant ce tour de jeu.
why-fought = Elle a déjà servi pendant ce tour de jeu.
why-chosen = Vous l’avez déjà choisie.
why-defended = Elle défend déjà une de vos cibles.
why-reacts = À votre propre tour, elle ne fait qu’attaquer ; elle réagit quand on vous attaque.
why-only-attacks = Elle n’a pas d’effet propre : elle ne fait qu’attaquer.
why-no-fighter = Seuls les Unités et les Héros attaquent, avec les objets qui les accompagnent.
why-no-defence = Face à une attaque, on ne joue que des cartes Défense et des pièges.
why-play-first = Elle est encore dans votre main : jouez-la d’abord.
why-no-effect-open = Cet effet a déjà servi, ou il est perdu.
why-not-for-sale = Cette carte ne s’achète pas.
why-favour = Les Faveurs Divines ne s’achètent pas.
why-not-in-row = Elle ne figure pas dans la rangée de la Voie d’Odin.
why-favour-not-open = Cette Faveur n’est pas face visible.
why-not-held = Vous ne l’avez pas en main.
why-not-discarded = Elle n’est pas dans votre défausse.
why-accomplished = Vous avez déjà accompli cette Mission.
why-not-your-mission = Cette Mission n’est pas devant vous.
why-level-reached = Votre Hôtel de Ville a déjà atteint ce niveau.
why-level-skipped = Le niveau précédent doit d’abord être actif : une amélioration par tour de jeu.
why-hall-stays = L’Hôtel de Ville ne se rend pas.
why-no-building = Vous n’avez pas ce Bâtiment à cet endroit.
why-like-another = Un autre, identique, est proposé à sa place : cela revient au même.
why-nothing-to-choose = Il n’y a rien à choisir : aucun jeton ne peut payer à la place d’autre chose. Les cartes se jouent une par une.
why-by-hand = Vous choisissez déjà ce qui paiera le prochain achat.
why-only-payer = Rien d’autre ne pourrait payer cela : le paiement est automatique.
why-own-site = C’est à vous : seul ce qui appartient aux autres peut être visé.
why-no-site = Ce Bâtiment ne se trouve pas dans ce village.
why-no-undead = Ce Mort-Vivant ne figure pas dans la rangée.
why-only-stored = On ne prend que des jetons stockés dans une Réserve.
why-container-empty = Rien n’y est stocké.
why-other-tokens = Il s’agit de l’autre sorte de jetons.
why-no-container = Vous n’avez pas de Réserve active à cet endroit.
why-containers = { $n ->
    [one] Vous avez { $n } Réserve pour ces jetons.
   *[other] Vous avez { $n } Réserves pour ces jetons.
  }
why-not-due = Cela ne paie pas ce qui manque encore.
why-no-token = Il n’y a pas de jeton de cette sorte à cet endroit.
why-like-container = Une autre Réserve, avec autant de jetons, est proposée à sa place.
why-one-attack = Une autre attaque en même temps demande une autre Unité ou un autre Héros, et une autre cible de ce joueur.
why-target-first = Choisissez d’abord la cible de ces cartes.
why-no-unit-of-it = Seule une Unité de cette attaque peut être désignée.
why-no-prey = Elle n’est pas dans l’attaque, ou le piège ne peut pas l’en retirer.
why-other-card = Une autre carte occupe cet emplacement.
why-like-neighbour = Sa voisine est identique : prendre l’une ou l’autre laisse la même rangée.
why-picked = Cette carte Bonus est déjà choisie.
why-own-hand = C’est la main d’un adversaire que l’on regarde.
why-not-there = Cette carte ne se trouve pas dans cette main.
why-only-defence = Seule une carte Défense peut être défaussée.
why-must-drop = Il y a une carte Défense : il faut en défausser une.

event-first-player = { $seat } joue en premier.
    .you = Vous jouez en premier.
event-picks-bonus = { $seat } choisit la carte Bonus « { $bonus } ».
    .you = Vous choisissez la carte Bonus « { $bonus } ».
event-round = Le tour de jeu { $number } commence.
event-produces = { $seat } produit { $what }.
    .you = Vous produisez { $what }.
event-draws = { $n ->
    [0] { $seat } n’a aucune carte à piocher.
    [one] { $seat } pioche { $n } carte.
   *[other] { $seat } pioche { $n } cartes.
  }
    .you = { $n ->
        [0] Vous n’avez aucune carte à piocher.
        [one] Vous piochez { $n } carte.
       *[other] Vous piochez { $n } cartes.
      }
event-reshuffle = { $seat } mélange sa défausse pour former un nouveau paquet.
    .you = Vous mélangez votre défausse pour former un nouveau paquet.
event-turn = { $seat } commence son tour.
    .you = Vous commencez votre tour.
event-plays = { $seat } joue la carte { $card }.
    .you = Vous jouez la carte { $card }.
event-gains-beer = { $n ->
    [0] { $seat } ne reçoit pas de Bière, faute { DE($building) }.
    [one] { $seat } reçoit { $n } Bière.
   *[other] { $seat } reçoit { $n } Bières.
  }
    .you = { $n ->
        [0] Vous ne recevez pas de Bière, faute { DE($building) }.
        [one] Vous recevez { $n } Bière.
       *[other] Vous recevez { $n } Bières.
      }
event-gains-gold = { $n ->
    [0] { $seat } ne reçoit pas d’Or, faute { DE($building) }.
   *[other] { $seat } reçoit { $n } Or.
  }
    .you = { $n ->
        [0] Vous ne recevez pas d’Or, faute { DE($building) }.
       *[other] Vous recevez { $n } Or.
      }
event-reveals-keeps = { $seat } révèle la carte { $card } et la prend en main.
    .you = Vous révélez la carte { $card } et la prenez en main.
event-reveals-drops = { $seat } révèle la carte { $card } et la défausse.
    .you = Vous révélez la carte { $card } et la défaussez.
event-steals = { $seat } prend un jeton à { $rival } ({ $place }).
    .you = Vous prenez un jeton à { $rival } ({ $place }).
event-steals-nothing = { $seat } ne trouve rien à prendre.
    .you = Vous ne trouvez rien à prendre.
event-peeks = { $seat } regarde les cartes { QUE($rival) } a en main.
    .you = Vous regardez les cartes { QUE($rival) } a en main.
event-drops = { $seat } défausse la carte { $card } { QUE($rival) } avait en main.
    .you = Vous défaussez la carte { $card } { QUE($rival) } avait en main.
event-recovers = { $seat } reprend la carte { $card } de sa défausse.
    .you = Vous reprenez la carte { $card } de votre défausse.
event-recovers-nothing = { $seat } trouve sa défausse vide et n’y reprend rien.
    .you = Votre défausse est vide : vous n’y reprenez rien.
event-destroys = { $seat } retire la carte { $card } du jeu.
    .you = Vous retirez la carte { $card } du jeu.
event-buys = { $seat } achète la carte { $card }.
    .you = Vous achetez la carte { $card }.
event-builds = { $seat } construit un Bâtiment : { $building }.
    .you = Vous construisez un Bâtiment : { $building }.
event-returns = { $seat } rend un Bâtiment : { $building }.
    .you = Vous rendez un Bâtiment : { $building }.
event-upgrades = { $vp ->
    [0] { $seat } passe son Hôtel de Ville au niveau { $level }.
   *[other] { $seat } passe son Hôtel de Ville au niveau { $level } et gagne { $vp } PV.
  }
    .you = { $vp ->
        [0] Vous passez votre Hôtel de Ville au niveau { $level }.
       *[other] Vous passez votre Hôtel de Ville au niveau { $level } et gagnez { $vp } PV.
      }
event-claims = { $seat } accomplit « { $mission } » et gagne { $vp } PV.
    .you = Vous accomplissez « { $mission } » et gagnez { $vp } PV.
event-swaps = { $seat } rend la Mission « { $mission } ».
    .you = Vous rendez la Mission « { $mission } ».
event-new-mission = { $seat } pioche la Mission « { $mission } ».
    .you = Vous piochez la Mission « { $mission } ».
event-trades-beer = { $seat } échange { $give } { $give ->
    [one] Bière
   *[other] Bières
  } contre { $get } Or.
    .you = Vous échangez { $give } { $give ->
        [one] Bière
       *[other] Bières
      } contre { $get } Or.
event-trades-gold = { $seat } échange { $give } Or contre { $get } { $get ->
    [one] Bière
   *[other] Bières
  }.
    .you = Vous échangez { $give } Or contre { $get } { $get ->
        [one] Bière
       *[other] Bières
      }.
event-river = La Voie d’Odin révèle la carte { $card }.
event-attacks = { $seat } lance une attaque de { $value } contre { $rival } ({ $target }).
    .you = Vous lancez une attaque de { $value } contre { $rival } ({ $target }).
event-draco-beaten = { $seat } bat Draco avec une attaque de { $value }.
    .you = Vous battez Draco avec une attaque de { $value }.
event-draco-holds = { $seat } lance contre Draco une attaque de { $value }, qui ne suffit pas.
    .you = Vous lancez contre Draco une attaque de { $value }, qui ne suffit pas.
event-draco-loot = { $seat } prend un { $what } à Draco.
    .you = Vous prenez un { $what } à Draco.
event-undead-beaten = { $seat } bat le { $undead } avec une attaque de { $value }.
    .you = Vous battez le { $undead } avec une attaque de { $value }.
event-undead-loot = { $seat } gagne { $loot } et { $vp } PV pour le { $undead }.
    .you = Vous gagnez { $loot } et { $vp } PV pour le { $undead }.
event-undead-holds = { $seat } lance contre le { $undead } une attaque de { $value }, qui ne suffit pas.
    .you = Vous lancez contre le { $undead } une attaque de { $value }, qui ne suffit pas.
event-defends = { $seat } se défend avec la carte { $card }.
    .you = Vous vous défendez avec la carte { $card }.
event-removes = { $seat } retire la carte { $card } de l’attaque.
    .you = Vous retirez la carte { $card } de l’attaque.
event-repelled = { $seat } repousse l’attaque ({ $target }) et gagne { $vp } PV.
    .you = Vous repoussez l’attaque ({ $target }) et gagnez { $vp } PV.
event-damaged = { $seat } endommage une cible chez { $rival } ({ $target }).
    .you = Vous endommagez une cible chez { $rival } ({ $target }).
event-rewarded = { $seat } gagne { $vp } PV de récompense.
    .you = Vous gagnez { $vp } PV de récompense.
event-damage-points = { $hits ->
    [one] { $seat } marque { $vp } PV pour { $hits } cible endommagée.
   *[other] { $seat } marque { $vp } PV pour { $hits } cibles endommagées.
  }
    .you = { $hits ->
        [one] Vous marquez { $vp } PV pour { $hits } cible endommagée.
       *[other] Vous marquez { $vp } PV pour { $hits } cibles endommagées.
      }
event-total-defence = { $seat } n’a rien perdu face à l’attaque : la Défense Totale rapporte { $vp } PV.
    .you = Vous n’avez rien perdu face à l’attaque : la Défense Totale rapporte { $vp } PV.
event-ends = { $seat } termine son tour.
    .you = Vous terminez votre tour.
event-favour = { $seat } prend la Faveur Divine { $card }.
    .you = Vous prenez la Faveur Divine { $card }.
event-no-favour = { $seat } devrait recevoir une Faveur Divine, mais il n’en reste aucune.
    .you = Vous devriez recevoir une Faveur Divine, mais il n’en reste aucune.
event-stores-beer = { $n ->
    [0] { $seat } ne stocke aucun baril.
    [one] { $seat } garde { $n } baril.
   *[other] { $seat } garde { $n } barils.
  }
    .you = { $n ->
        [0] Vous ne stockez aucun baril.
        [one] Vous gardez { $n } baril.
       *[other] Vous gardez { $n } barils.
      }
event-stores-gold = { $n ->
    [0] { $seat } ne stocke aucun lingot.
    [one] { $seat } garde { $n } lingot.
   *[other] { $seat } garde { $n } lingots.
  }
    .you = { $n ->
        [0] Vous ne stockez aucun lingot.
        [one] Vous gardez { $n } lingot.
       *[other] Vous gardez { $n } lingots.
      }
event-spoils = Sans place pour stocker, { $seat } perd { $what }.
    .you = Sans place pour stocker, vous perdez { $what }.
event-storage-points = { $seat } gagne { $vp } PV pour ses Réserves pleines.
    .you = Vous gagnez { $vp } PV pour vos Réserves pleines.
event-last-round = { $seat } a { $vp } PV : c’est le dernier tour de jeu.
    .you = Vous avez { $vp } PV : c’est le dernier tour de jeu.
event-bonus = { $seat } gagne { $vp } PV pour la carte Bonus « { $bonus } ».
    .you = Vous gagnez { $vp } PV pour la carte Bonus « { $bonus } ».
event-tie = { $n } joueurs sont à égalité avec { $vp } PV : les cartes Bonus de la boîte les départagent.
event-tie-break = On compare « { $bonus } » : { $n } joueurs restent à égalité.
event-tie-broken = « { $bonus } » tranche l’égalité : { $seat } l’emporte.
    .you = « { $bonus } » tranche l’égalité : vous l’emportez.
event-tie-stays = Aucune carte Bonus ne tranche : { $n } joueurs se partagent la victoire.
event-quiet = Personne n’a gagné de PV depuis { $rounds } tours de jeu : la partie s’arrête là.
event-end = La partie est finie.
ahead-stand = Si l’on m’attaque : laisser faire
ahead-stand-unless = sauf si l’attaque vaut { $at } ou plus
