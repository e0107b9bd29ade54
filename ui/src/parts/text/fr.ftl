rotate = Tourner
flip = Retourner
flip-same = Identique
put-back = Reposer
place-here = Placer ici
move-left = À gauche
move-right = À droite
move-up = En haut
move-down = En bas
board-of = Placer { $tile } : les flèches déplacent, R tourne, F retourne, Entrée place
fits = colonne { $column }, ligne { $row } : convient
fits-not = colonne { $column }, ligne { $row } : impossible ici
places = { $count ->
    [one] { $count } emplacement
   *[other] { $count } emplacements
}
sign-attack = Attaque { $value }
sign-defence = Défense { $value }
sign-move = Avance de { $value }
sign-back = Recule de { $value }
sign-icon = Son symbole, { $value }
sign-victory = Vaut { $value }
sign-reward = { $value } pour qui en vient à bout
sign-price = Ce qu’elle coûte
