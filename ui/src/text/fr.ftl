# La halle
hall-line = Des jeux vikings, contre des robots et entre amis
jump = Sur cette page
games = Jeux
game = Jeu
play = Jouer
players = Joueurs
players-range = { $range } joueurs
duration = Durée
minutes = { $minutes } min
weight = Complexité
weight-of = { $weight } sur 5
weight-1 = très simple
weight-2 = simple
weight-3 = moyen
weight-4 = exigeant
weight-5 = très exigeant
your-tables = Vos tables
open-tables = Tables ouvertes
anyone-may-sit = ouvertes à tous
wait-for-you =
    { $count ->
        [one] une vous attend
       *[other] { $count } vous attendent
    }
no-table-waits = Aucune table ne vous attend.
nobody-looks = Personne ne cherche de joueurs : ouvrez une table.
show-all = Tout montrer ({ $count })
your-turn = à vous
cannot-open = Ne s’ouvre pas
finished = Terminé
continue = Continuer
look = Regarder
sit-down = S’asseoir
seats-free =
    { $free ->
        [one] une place libre
       *[other] { $free } places libres
    }
status-with = { $status }, avec { $people }
status-waiting = { $status }, en attente { DE($people) } ({ $since })
fan-work = Œuvre d’amateurs indépendante, avec ses propres mots et dessins. Les jeux appartiennent à leurs auteurs et éditeurs.
icons-credit = Icônes : game-icons.net, CC BY 3.0
credits = Crédits
credits-lead = Meadhall est une œuvre d’amateurs indépendante. Ses mots et ses dessins sont les siens ; les jeux appartiennent aux personnes ci-dessous. Si l’un d’eux vous plaît, achetez la boîte.
designed-by = Auteurs
drawn-by = Illustration de la boîte
published-by = Éditeur
we-use = Ce que nous utilisons, avec nos remerciements
credit-icons = Icônes des auteurs de
where-values = D’où viennent les valeurs
back-to-hall = Retour à la halle
lost-page = Il n’y a rien ici.
practice = Entraînement
practice-note = Le hasard de cette table est connu : la personne qui l’a ouverte peut connaître toutes les cartes, et vous aussi.
only-watch = Seulement regarder
arriving = On vous mène à votre place…
seated-already = Vous avez déjà une place à cette table
seated-note = Ce lien vaut pour une seule arrivée. Envoyez-le à votre ami, ou prenez aussi cette place si vous partagez cet appareil.
copy-link = Copier le lien
to-my-seat = À ma place
sit-here-too = Prendre aussi cette place
no-such-table = Cette table n’existe pas, ou ce n’est pas une de ses places.
loading = Un instant…
close = Fermer

# Réglages
settings = Réglages
your-name = Votre nom
language = Langue
switch-language = Switch to English
theme = Thème
theme-system = celui du système
theme-dark = sombre
theme-light = clair
bot-pace = Rythme des robots
bot-pace-is = Robots : { $pace }
pace-slow = lent
pace-normal = normal
pace-fast = rapide
pace-instant = immédiat
less-motion = Moins de mouvement
sound = Son
on = oui
off = non

# Une nouvelle table
new-table-of = Nouvelle table : { $game }
seats = Places
table = Table
rules = Règles
sources = Sources
provenance-line =
    { $house ->
        [0] Les { $entries } entrées de ce jeu viennent toutes de sources publiées.
       *[other] { $house } des { $entries } entrées de ce jeu contiennent des valeurs de notre main (maison), faute de source. Votre propre fichier peut les remplacer.
    }
seats-unused =
    { $count ->
        [one] Une autre place n’est pas utilisée
       *[other] { $count } autres places ne sont pas utilisées
    }
seat-number = Place { $number }
kind-of-bot = Robot de la place { $number }
friend = Ami
friend-note = reçoit un lien pour s’asseoir
bot = robot
bot-seat = Robot
you-seated = vous
who-may-sit = Qui peut s’asseoir
friends-link = La place d’un ami a son propre lien
by-link = Par lien
open-table = Table ouverte
you-against-names = Vous contre { $names }
who-sits-here = Qui s’assoit ici ?
strength = Force { $level } sur { $most }
you-against =
    { $friends ->
        [0] { $bots ->
            [0] Vous en solitaire
            [one] Vous contre un robot
           *[other] Vous contre { $bots } robots
        }
        [one] { $bots ->
            [0] Vous et un ami
            [one] Vous, un ami et un robot
           *[other] Vous, un ami et { $bots } robots
        }
       *[other] { $bots ->
            [0] Vous et { $friends } amis
            [one] Vous, { $friends } amis et un robot
           *[other] Vous, { $friends } amis et { $bots } robots
        }
    }
start = Commencer

# À la table
score = Score
score-is = Score : { $score }
leave = Quitter
come-back = Reprendre votre place
rivals = Rivaux
free = libre
away = absent
prompt = Ce qui est à décider
options = Ce que vous pouvez faire
you-decide = À vous de décider
someone-decides = { $name } décide
choose-first = Choisissez sur le plateau ou dans la liste
list-count = Liste { $count }
not-now = Impossible maintenant ({ $count })
cannot-choose = Vous ne pouvez pas choisir { $name }
cannot-choose-this = Vous ne pouvez pas choisir ceci
no-option-here = Rien n’est possible ici pour l’instant.
hint = Conseil
undo = Annuler
no-undo = Pas d’annulation : { $why }
undo-ask = Demander l’annulation
undo-asked = Annulation demandée
undo-wish = { $name } demande à reprendre un coup.
agree = Accepter
refuse = Refuser
for-all = Pour tout le monde
log = Journal
chat = Discussion
list = Liste
beside-table = À côté de la table
table-in-words = La table en mots
face-down = face cachée
say = Dire quelque chose
send = Envoyer
hush = Les spectateurs se taisent
no-chat = Personne n’a encore rien dit.
step-back = Un événement en arrière
step-on = Un événement en avant
step-through = Remonter les événements
looking-back = Tel que c’était après le coup { $version }
back-to-now = Revenir à maintenant
moves-behind =
    { $count ->
        [one] encore un coup à montrer
       *[other] encore { $count } coups à montrer
    }
send-links = Envoyez ces liens à vos amis
copy-link-of-seat = Copier le lien de la place { $number }
copy = Copier
copied = Copié
waiting-room = Salle d’attente
seats-are-free =
    { $count ->
        [one] Une place est libre
       *[other] { $count } places sont libres
    }
waiting-for =
    { $count ->
        [0] Un instant…
       *[other] On attend { $names }
    }
dealt-when-all-sit = Les cartes seront distribuées quand tout le monde sera assis.
free-seat = Place libre
name-you = { $name }, vous
always-ready = toujours prêt
is-here = est là
was-here = est venu, s’est absenté
seat-kept = la place est gardée
link-below = envoyez le lien
link-with-host = l’hôte a le lien
link-once = Chaque lien fait asseoir une personne. Personne d’autre ne peut s’en servir ensuite, pas même vous.
begin-with-bots = Commencer avec des robots à ces places
begin-note = Un robot tient la place jusqu’à l’arrivée de la personne.
luck-fair = Hasard équitable
luck-fair-note = Avant que quiconque ne s’asseye, la halle a scellé un nombre ; chaque personne qui s’assied y ajoute le sien. Seuls tous ces nombres réunis décident des cartes : personne n’a pu les choisir ni les connaître. À la fin, la halle ouvre son nombre.
luck-seal = Le sceau de la halle
luck-number-of = Ajouté par { $name }
luck-record = L’enregistrement
luck-check = contient la preuve ; vérifiez-la avec
luck-known = Le hasard de cette table est connu de tous (graine { $seed }).
open-elsewhere = Cette place est aussi ouverte dans une autre page.
reconnecting = La connexion est perdue. Nouvel essai…
match-over = La partie est finie
winners =
    { $count ->
        [one] { $names } gagne
       *[other] { $names } gagnent
    }
points =
    { $score ->
        [one] un point
       *[other] { $score } points
    }
ahead-of =
    { $score ->
        [one] { $score } point, { $by } de plus { QUE($name) }
       *[other] { $score } points, { $by } de plus { QUE($name) }
    }
podium = Podium
score-sheet = Feuille de score
score-over-time = Le score au fil du temps
total = Total
and-now = Et maintenant ?
again = Encore, mêmes places
again-ready = Prendre place pour la suivante
again-waits = La partie suivante est prête : votre place est gardée.
replay = Revoir
see-table = Voir la table
replay-note = En revoyant la partie, tout moment peut être partagé par un lien ou rejoué à une nouvelle table.

# Revoir
share-moment = Copier le lien de ce moment
fork = Jouer à partir d’ici
to-start = Au début
to-end = À la fin
one-back = Une décision en arrière
one-on = Une décision en avant
pause = Pause
play-on = Lire
moment = Moment
move-of = { $at } sur { $of }
speed = Vitesse

# Règles et sources
rule-unknown = { $rule } n’est pas dans le registre.
rule-in-ledger = Ouvrir dans le registre
sections = Sections
search-rules = Chercher dans les règles
rules-found =
    { $count ->
        [one] une règle
       *[other] { $count } règles
    }
no-rule-found = Aucune règle ne contient ces mots.
how-doubts = Comment les doutes sont tranchés
sources-lead = Chaque valeur de chaque composant est une donnée avec sa source. Les valeurs maison sont les nôtres, faute de source ; votre propre fichier peut les remplacer.
entry = Entrée
values-from = Valeurs et leur source
provenance-rulebook = règle du jeu
provenance-public = source publique
provenance-house = maison

# Partir, touches, ce qui s’est passé, loupe
leave-table = Quitter la table ?
leave-lead =
    { $people ->
        [0] Rien n’est perdu sans votre accord.
        [one] Une autre personne joue. Rien n’est perdu sans votre accord.
       *[other] { $people } autres personnes jouent. Rien n’est perdu sans votre accord.
    }
leave-keep = Retourner à la halle, garder ma place
leave-keep-people = La partie vous attend à votre prochain tour. Vous la retrouverez en tête de vos tables.
leave-keep-bots = Les robots vous attendent. Vous retrouverez la partie en tête de vos tables.
leave-bot = Laisser un robot jouer à ma place
leave-bot-people = Il joue dès votre prochain tour. Vous reprenez votre place quand vous voulez.
leave-bot-bots = Il joue sans vous contre les autres, jusqu’à la fin si vous ne revenez pas avant.
leave-stay = Rester
keys = Touches
key-numbers = Choisir dans la liste
key-enter = Faire ce qui est choisi
key-exit-pass = Passer
key-exit-end = Finir le tour
key-exit-done = Terminé
key-exit-stand = Laisser faire
key-round-lay = Parcourir ce qui peut être posé
key-round-serve = Parcourir ce qui peut être servi
key-round-play = Parcourir les cartes jouables
key-round-claim = Parcourir les Missions à accomplir
key-round-buy = Parcourir ce qui peut être acheté
key-round-attack = Parcourir les attaques
key-escape = Annuler, revenir
key-hint = Un conseil : d’abord où regarder, puis quelle option
key-zoom = Regarder de près ce qui est sélectionné ou sous le pointeur
key-step = Dans le journal : revoir les événements
key-space = Espace
key-space-does = Aller à mon choix ; continuer après une manche
key-pause = Faire une pause avant le prochain coup des autres
rule-of-question = Règle de cette question :
since-last-turn = Depuis votre dernier tour
show-again = revoir
and-more = et { $count } de plus
last-move = dernier coup
as-shown = Comme montré sur le plateau
more-places = { $count ->
    [one] 1 autre endroit
   *[other] { $count } autres endroits
 } : sur le plateau, ou tout montrer
best-first = Votre premier résultat : c’est celui à battre.
best-new = Votre meilleur résultat ; le précédent était de { $best }.
best-still = Votre meilleur résultat : { $best }.
round-ends = { $round } : terminé
round-rest = autres
round-over = { $round } : terminé. { $scores }
next-is = Ensuite :
look-first = Regarder d’abord la table
go-on = Continuer
you-lead = Vous menez de { $by }
you-trail = Vous êtes à { $by } du premier
you-tie = Vous êtes à égalité en tête
you = Vous
yours = à vous
belongs-to = appartient à { $name }
zoom-can = { $count } façons de l’utiliser maintenant
table-of = La table { DE($name) }
back-to-table = Revenir à ma table
decides = décide
rests = Pause : personne ne peut choisir tant que nul n’a repris.
by-itself = Aucun choix ici : la réponse est donnée d’elle-même.
to-my-choice = À mon choix
nudge-region = Huginn regarde : { $region }
nudge-table = Huginn regarde quelque chose sur la table
nudge-list = Huginn regarde ce qui n’a pas de place sur la table
hint-tell = Quelle option ?
hint-would = Huginn choisirait : { $option }.
hint-brings = Cela apporte : { $what }
hint-best = Cela mène à la meilleure position qu’il voie.
auto = Questions sans choix
auto-ask = toujours demander
auto-plain = répondre pour moi
auto-pass = laisser aussi passer ce qui ne me vise pas
how-to-play = Comment jouer
guided-first = Première partie guidée
lesson-offer = { $game } : votre première fois ?
lesson-offer-note = Huginn vous montre le jeu pendant que vous jouez : { $minutes } minutes.
explain-firsts = Expliquer ce qui arrive pour la première fois
minutes = { $minutes } min
hours = { $hours } h
ended-by-all = Arrêtée d’un commun accord
away-minutes = absent depuis { $minutes } min
bot-plays = robot aux commandes
has-left = reste { $time }
back-again = Bon retour : la place est à vous.
