rotate = Rotate
flip = Flip
flip-same = Flip: same
put-back = Put back
place-here = Place here
move-left = Left
move-right = Right
move-up = Up
move-down = Down
board-of = Place { $tile }: arrows move, R rotates, F flips, Enter places
fits = column { $column }, row { $row }: it fits
fits-not = column { $column }, row { $row }: it does not fit here
places = { $count ->
    [one] { $count } place
   *[other] { $count } places
}
sign-attack = Attack { $value }
sign-defence = Defence { $value }
sign-move = Moves { $value }
sign-back = Moves back { $value }
sign-icon = Its sign, { $value }
sign-victory = Worth { $value }
sign-reward = { $value } for whoever defeats it
sign-price = What it costs
