"""VP and Divine Favours (WILD-21)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from meadhall.core.option import Option
from meadhall.core.refusal import Reason
from meadhall.core.step import Ask, Step
from meadhall.core.text import Seat
from meadhall.core.zones import find, move
from meadhall.games.wild.names import card_name, card_thing
from meadhall.games.wild.state import DISCARD, FAVOURS, FAVOURS_OPEN, Wild
from meadhall.games.wild.steps.beyond import NOT_OPEN


def score(s: Wild, seat: int, vp: int, source: int) -> None:
    """WILD-1.5, 21.2, 21.3, 24.1, 24.3: VP are gained; every threshold passed is a Favour at once.

    Call it last: the Favours it pushes come before whatever was pushed earlier (WILD-21.10).
    """
    if not vp:
        return
    total = s.vp[seat] = s.vp[seat] + vp
    s.lively = s.round
    points = s.points[seat]
    s.points[seat] = (*points[:source], points[source] + vp, *points[source + 1 :])
    if total >= s.goal and not s.last:
        s.last = 1
        if s.log is not None:
            s.tell("last-round", seat, "WILD-24.1", seat=Seat(seat), vp=total)
    thresholds = s.box.thresholds
    while s.steps[seat] < len(thresholds) and total >= thresholds[s.steps[seat]]:
        s.steps[seat] += 1
        s.push(GainFavour(seat))


class GainFavour(Step[Wild]):
    """WILD-21.5 to 21.7: turn up the top Favour and choose among those that lie open."""

    seat: int

    def run(self, s: Wild) -> None:
        if s.favours:
            move(s, s.favours[-1], FAVOURS, 0, FAVOURS_OPEN, 0)
        if s.favours_open:
            s.push(ChooseFavour(self.seat))
        elif s.log is not None:
            s.tell("no-favour", self.seat, "WILD-21.7", seat=Seat(self.seat))


class ChooseFavour(Ask[Wild]):
    """WILD-21.5, 21.6, 21.10, 22.8: one of the open Favours, to the own discard pile; not optional."""

    rule = "WILD-21.5"

    def candidates(self, s: Wild) -> Sequence[Option]:
        return [s.box.opt.favour[k] for k in sorted({s.box.kind_of[c] for c in s.favours_open})]

    def beyond(self, s: Wild, o: Option) -> Iterable[Reason]:
        return (NOT_OPEN,) if o.verb == "favour" else ()

    def choose(self, s: Wild, o: Option) -> None:
        card = find(s.box.kind_of, s.favours_open, o.a)
        move(s, card, FAVOURS_OPEN, 0, DISCARD, self.seat)
        if s.log is not None:
            s.tell("favour", self.seat, "WILD-21.5", (card_thing(s, card),), seat=Seat(self.seat),
                   card=card_name(s, card))  # fmt: skip
