# La vie à une table.
time-spoken = { $minutes ->
    [0] { $seconds } secondes
    [one] une minute { $seconds }
   *[other] { $minutes } minutes { $seconds }
}
clock-runs = encore { $time }, le temps court
clock-left = { $seconds ->
    [300] Il vous reste cinq minutes
    [60] Il vous reste une minute
   *[other] Il vous reste { $seconds } secondes
}
clock-stands = encore { $time }
last-minute = dernière minute
time-left = restantes
until = jusqu’à { $time }
pace-none = Sans pendule
pace-live-is = En direct, { $minutes } min + { $seconds } s
pace-slow-is = Au long cours, { $hours } h par tour
pause = Pause
watch-count = { $count ->
    [0] Personne ne regarde
    [one] 1 spectateur
   *[other] { $count } spectateurs
}
watch-note = Ils voient ce qui est visible, jamais une main, et parlent entre eux : vous les entendrez une fois la partie finie.
door = Qui peut regarder
door-hall = Toute la halle
door-link = Qui a le lien
door-shut = Personne
ended = Arrêtée d’un commun accord
ended-note = Tout le monde a accepté d’en rester là, sans résultat.
paused-by = { $minutes ->
    [0] Pause demandée par { $name }
   *[other] Pause demandée par { $name } il y a { $minutes } min
}
clocks-stand = Les pendules sont arrêtées
pause-note = Chacun peut tout regarder. N’importe qui peut reprendre, d’un seul geste.
go-on = Reprendre
make-slow = Continuer au long cours
time-is-out = Temps écoulé pour { $name }
bot-moves-once = Un robot joue ce coup
bot-moves-note = La pendule repart ensuite à deux minutes. Après la troisième fois, un robot garde la place jusqu’au retour de son joueur.
somebody-asks = { $name } demande
ask-end = En rester là ?
ask-end-note = Sans résultat, pour tout le monde. Un seul non, et la partie continue.
ask-slow = Continuer au long cours ?
ask-slow-note = Un jour pour chaque tour. Un seul non, et rien ne change.
ask-sit-in = Laisser un robot remplacer { $name } ?
ask-sit-in-note = Il faut l’accord de tous ceux qui jouent. La place est rendue dès que son joueur revient.
still-asked = Pas encore répondu : { $names }
no-end = Continuer
yes-end = Arrêter
no-slow = Rester en direct
yes-slow = Au long cours
no-sit-in = Attendre
yes-sit-in = Laisser le robot
away-for = { $name } est absent depuis { $minutes } min
away-clock = La pendule court toujours ; à 0:00, un robot joue ce seul coup.
away-no-clock = Il n’y a pas de pendule à cette table : attendez, ou laissez un robot prendre la place.
away-note = La place est rendue dès que son joueur revient.
bot-sits-in = Un robot remplace
next-is = Ensuite : { $game }
then-more = { $count ->
    [one] puis une autre
   *[other] puis { $count } autres
}
next = Y aller
leave-end = Proposer d’arrêter la partie
leave-end-note = { $names } : la question leur sera posée. Si tout le monde accepte, elle s’arrête ici, sans résultat ; sinon elle continue.
leave-end-price = accord de tous
leave-give-up = Abandonner ma place pour de bon
leave-give-up-note = Un robot joue jusqu’au bout. Vous êtes noté dernier à cette table, et la place n’est plus à vous.
leave-give-up-price = sans retour
leave-keeps = rien n’est perdu
leave-clock = La partie continue. Votre pendule court quand c’est à vous : reste { $time }. La table est en tête de votre liste.
give-up-sure = Abandonner cette place pour de bon ?
give-up-sure-note = Vous ne pourrez pas y revenir.
give-up-yes = Oui, j’abandonne
give-up-no = Non, je la garde
ready = prêt
not-ready = pas encore
i-am-ready = Je suis prêt
wait-a-moment = Un instant
begin-now = Commencer maintenant
all-ready = Tout le monde est prêt
begins-in = { $seconds ->
    [one] La partie commence dans une seconde.
   *[other] La partie commence dans { $seconds } secondes.
}
played-otherwise = L’hôte a changé la façon de jouer. Chacun est invité à redire qu’il est prêt.
starts-when = Commence quand tout le monde est assis et prêt
share = Partager…
copy-the-link = Copier le lien
scan = Ou faites scanner ce code.
qr = Code QR du lien
link-note = Qui ouvre le lien peut s’asseoir. Pas de compte, rien à installer.
set-bot = Un robot en attendant
free-it = Libérer
pace = Rythme
pace-live = En direct, avec pendule
pace-live-note = { $minutes } minutes chacun, et { $seconds } secondes de plus après chaque tour
pace-slow = Au long cours, un jour par tour
pace-slow-note = À jouer sur le téléphone, quand on peut. Une semaine ou deux.
pace-none-name = Sans pendule
pace-none-note = Entre amis. Personne n’est jamais en retard.
late = Si le temps de quelqu’un est écoulé
late-move = Un robot aide
late-bot = Un robot prend la place
late-wait = Attendre
late-move-note = Un robot joue ce coup, puis la pendule repart à deux minutes. Personne n’est mis dehors.
late-bot-note = Un robot garde la place jusqu’au retour de son joueur.
late-wait-note = Rien ne se passe : les autres attendent, ou s’entendent pour laisser un robot jouer.
guest-title = { $host } vous garde une place
guest-note = Pas de compte, rien à installer.
to-watch = À regarder
live-now = sous les yeux de tous
look-on = Regarder
nothing-to-watch = Personne ne joue sous les yeux de tous en ce moment.
answer-ahead = Répondre d’avance
answer-ahead-note = La table répond ainsi après une courte pause, quoi que vous ayez en main. Elle ne regarde que ce que tout le monde voit : rien n’est trahi.
