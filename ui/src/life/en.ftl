# Life at a table.
time-spoken = { $minutes ->
    [0] { $seconds } seconds
    [one] one minute { $seconds }
   *[other] { $minutes } minutes { $seconds }
}
clock-runs = { $time } left, running
clock-left = { $seconds ->
    [300] You have five minutes left
    [60] You have one minute left
   *[other] You have { $seconds } seconds left
}
clock-stands = { $time } left
last-minute = last minute
time-left = left
until = until { $time }
pace-none = No clock
pace-live-is = Live, { $minutes } min + { $seconds } s
pace-slow-is = Slow, { $hours } h a turn
pause = Pause
watch-count = { $count ->
    [0] Nobody looks on
    [one] 1 watches
   *[other] { $count } watch
}
watch-note = They see what lies open, never a hand, and they talk among themselves: you hear them once the match is over.
door = Who may look on
door-hall = The whole hall
door-link = Who has the link
door-shut = Nobody
ended = Ended by agreement
ended-note = All have agreed to end it here, without a result.
paused-by = { $minutes ->
    [0] Paused by { $name }
   *[other] Paused by { $name }, { $minutes } min ago
}
clocks-stand = The clocks stand still
pause-note = Everybody may look around. Going on is one press, by anybody.
go-on = Go on
make-slow = Make it a slow match
time-is-out = { $name }’s time is out
bot-moves-once = A bot makes this move
bot-moves-note = Then there are two minutes on the clock again. After the third time a bot sits in until its person is back.
somebody-asks = { $name } asks
ask-end = End the match here?
ask-end-note = Without a result, for everybody. One no, and it goes on.
ask-slow = Make it a slow match?
ask-slow-note = A day for every turn. One no, and it stays as it is.
ask-sit-in = Let a bot sit in for { $name }?
ask-sit-in-note = All who play have to agree. The seat is given back the moment its person returns.
still-asked = Not answered yet: { $names }
no-end = Play on
yes-end = End it
no-slow = Stay live
yes-slow = Make it slow
no-sit-in = Wait
yes-sit-in = Let a bot sit in
away-for = { $name } has been away for { $minutes } min
away-clock = The clock runs on; at 0:00 a bot makes this one move.
away-no-clock = There is no clock at this table: you may wait, or let a bot sit in.
away-note = The seat is given back the moment its person returns.
bot-sits-in = Bot sits in
next-is = Next: { $game }
then-more = then { $count } more
next = Go
leave-end = Ask to end the match
leave-end-note = { $names } will be asked. If all say yes it ends here, without a result; otherwise it goes on.
leave-end-price = all must agree
leave-give-up = Give up my seat for good
leave-give-up-note = A bot plays to the end. You are noted last at this table, and the seat is not yours any more.
leave-give-up-price = cannot be undone
leave-keeps = keeps all
leave-clock = The match goes on. Your clock runs when it is your turn: { $time } left. You find the table on top of your list.
give-up-sure = Give up this seat for good?
give-up-sure-note = You cannot come back to it.
give-up-yes = Yes, give it up
give-up-no = No, keep it
ready = ready
not-ready = not yet
i-am-ready = I am ready
wait-a-moment = Wait a moment
begin-now = Begin now
all-ready = All sit, all are ready
begins-in = { $seconds ->
    [one] The match begins in one second.
   *[other] The match begins in { $seconds } seconds.
}
played-otherwise = The host has changed how it is played. Whoever was ready is asked once more.
starts-when = Starts when all sit and are ready
share = Share …
copy-the-link = Copy the link
scan = Or let them scan this.
qr = QR code of the link
link-note = Whoever opens the link may sit down. No account, nothing to install.
set-bot = A bot till somebody comes
free-it = Free it
pace = Pace
pace-live = Live, with a clock
pace-live-note = { $minutes } minutes each, and { $seconds } seconds more after every turn
pace-slow = Slow, a day a turn
pace-slow-note = Play by phone when it suits. About a week or two.
pace-none-name = No clock
pace-none-note = Among friends. Nobody is ever late.
late = If somebody’s time runs out
late-move = Bot helps
late-bot = Bot takes over
late-wait = Wait
late-move-note = A bot makes that move, then there are two minutes on the clock. Nobody is thrown out.
late-bot-note = A bot sits in until its person is back.
late-wait-note = Nothing happens: the others wait, or agree to let a bot sit in.
guest-title = { $host } keeps a seat for you
guest-note = No account, nothing to install.
to-watch = To watch
live-now = before everybody’s eyes
look-on = Look on
nothing-to-watch = Nobody plays before everybody’s eyes just now.
answer-ahead = Answer ahead
answer-ahead-note = The table answers so after a short pause, whatever you hold. It looks only at what everybody sees, so nothing is given away.
