"""A Feast for Odin, step by step. In the order of the ledger:

`rounds`: setting up, the twelve phases, the end (3 to 5, 7)
`turn`: placing Vikings, passing, imitating a space (6, 13)
`spaces`: may a space be used? By `conditions` (can it be paid, does it lead to anything?), or by `foresight` (EL-30: a
search for a run of what comes `ahead` that makes it possible); `glance` and `estimate` are the shortcut of a turn
`course`: an action from its first step to its last: what comes `ahead`, costs and effects, what comes with and after it
`anytime`, `laying`, `serving`: what may be done at any time (8, 7.38); `menu` and `question` put it beside questions
`paying`, `clauses`: costs (9.26); gains, and the clauses of cards (12)
`mountains_and_trade`, `building_and_sailing`: what spaces and cards do (9, 11)
`dice`: hunting, raiding, pillaging (10)
`feast`: the feast (7.30)
`cards`, `card_goods`, `card_actions`: drawing and playing cards (12); what only cards do
`beyond`: why something is not even considered

Effects name operations by words, and `ops` finds them: each kind of file registers its own."""

from __future__ import annotations

from meadhall.games.odin.steps import (
    beyond,
    building_and_sailing,
    card_actions,
    card_goods,
    cards,
    mountains_and_trade,
)
from meadhall.games.odin.steps.rounds import SetUp

__all__ = ["SetUp", "beyond", "building_and_sailing", "card_actions", "card_goods", "cards", "mountains_and_trade"]
