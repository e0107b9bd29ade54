"""Where a pawn ends, and what that brings: sections 7 and 8."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.core.option import Option
from meadhall.core.refusal import Reason, reason
from meadhall.core.step import Step
from meadhall.core.text import Seat, Text
from meadhall.core.zones import find
from meadhall.games.saga.content import MARKER, Icon, Marker
from meadhall.games.saga.state import LINEUP, SagaState
from meadhall.games.saga.steps.cards import FREE, FreeViking, MayDraw, MayLookAtGods, Shield, kinds, to_box
from meadhall.games.saga.steps.gains import Pay, acting, gain_gold, gain_vp, lose_vp, set_hooks, spend_copy
from meadhall.games.saga.steps.prophecy import InAdventure

NO_GOD_IS_LOST = reason("SAGA-7.11", "why-not-a-god")
NOT_ON_THIS_SPACE = reason("SAGA-7.5", "why-not-on-this-space")


class Land(Step[SagaState]):
    """SAGA-7.1, 8.1 to 8.5: only the place after slide and card movement counts."""

    by: int
    moved: int
    seat: int

    def run(self, s: SagaState) -> None:
        p = s.players[self.seat]
        at = s.slide + p.place
        p.place += self.by
        to = s.slide + p.place
        course = s.course
        off = bool(self.moved) and not 0 <= p.place < s.length
        if s.log is not None:
            way = "off" if off else "moves" if self.by else "stays"
            spaces = (f"space:{at}", f"space:{to}") if 0 <= to < s.box.spaces else ()
            things = (f"pawn:{self.seat}", *spaces)
            s.tell("lands", self.seat, "SAGA-6.7", things, seat=Seat(self.seat), way=way, at=at, to=to)
        times = (to >= course.last) + off
        if times:
            self._over(s, to, off, times)
        elif to in course.icons:
            self._on_card(s, to)
        elif (marker := s.marker(to)) is not None:
            self._on_marker(s, marker)

    def _over(self, s: SagaState, to: int, off: bool, times: int) -> None:
        """SAGA-8.1 to 8.4: the loss of the last space, twice if both happened; the adventure is over."""
        seat = self.seat
        s.players[seat].out = s.turn
        if s.log is not None:
            why = "past-and-off" if times > 1 else "off" if off else "past"
            s.tell(f"ends-{why}", seat, "SAGA-8.4", (f"pawn:{seat}",), seat=Seat(seat), on=s.afloat)
        lose_vp(s, seat, times * s.course.loss, "SAGA-8.3" if times > 1 else "SAGA-8.2" if off else "SAGA-8.1")
        if to == s.course.last and not off:
            self._first_landing(s)
            self._demons(s, to)

    def _on_card(self, s: SagaState, to: int) -> None:
        self._first_landing(s)
        if to >= s.course.goal:
            s.players[self.seat].may_leave = 1
        self._demons(s, to)
        s.push(Icons(self.seat, 1, tuple(i.token for i in s.course.icons[to])))

    def _first_landing(self, s: SagaState) -> None:
        """SAGA-20.3: the first landing of this adventure, while the legend is in the row."""
        p = s.players[self.seat]
        if not p.landed:
            p.landed = 1
            legend = s.in_row("first")
            if legend is not None:
                gain_gold(s, self.seat, legend.gold, legend.rule)

    def _demons(self, s: SagaState, to: int) -> None:
        """SAGA-20.23, A-10: a space that shows a penalty is followed by one more forced payment."""
        demons = s.in_row("demons")
        if demons is not None and any(i.penalty for i in s.course.icons[to]):
            s.push(Pay(demons.gold, demons.rule, self.seat))

    def _on_marker(self, s: SagaState, marker: Marker) -> None:
        """SAGA-7.2: the marker's icons; Ingrid adds to them (SAGA-18.4)."""
        p = s.players[self.seat]
        if p.hooks & MARKER:
            for action in acting(s, p, MARKER):
                s.push(MarkerBonus(self.seat, copy=0, gold=action.gold, vp=action.vp))
            for k in p.copied:
                copy = s.box.cards[k].action
                if copy is not None and copy.hook & MARKER:
                    s.push(MarkerBonus(self.seat, copy=1, gold=copy.gold, vp=copy.vp))
        s.push(Icons(self.seat, 0, tuple(i.token for i in marker.icons)))


class MarkerBonus(InAdventure):
    """SAGA-18.4: on a marker also 2 gold or 1 VP."""

    copy: int
    gold: int
    vp: int
    rule = "SAGA-18.4"

    def candidates(self, s: SagaState) -> Sequence[Option]:
        return (s.box.opt.take_gold, s.box.opt.take_vp, s.box.opt.refuse)

    def choose(self, s: SagaState, o: Option) -> None:
        if self.copy:
            spend_copy(s, s.players[self.seat], MARKER)
        if o is s.box.opt.take_gold:
            gain_gold(s, self.seat, self.gold, self.rule)
        elif o is s.box.opt.take_vp:
            gain_vp(s, self.seat, self.vp, self.rule)


class Icons(Step[SagaState]):
    """SAGA-7.5: the owner chooses the order, asked where it can matter: where an icon takes something or
    asks something beside another that does, or where points are followed by a payment (SAGA-20.8)."""

    seat: int
    on_card: int
    tokens: tuple[str, ...]

    def run(self, s: SagaState) -> None:
        if len(self.tokens) > 1 and self._matters(s):
            s.push(NextIcon(self.seat, self.on_card, self.tokens))
            return
        for token in reversed(self.tokens):
            s.push(TakeIcon(self.seat, self.on_card, token))

    def _matters(self, s: SagaState) -> bool:
        icons = [s.box.icon[t] for t in self.tokens]
        if any(i.penalty for i in icons) or sum(not i.plain for i in icons) > 1:
            return len(set(self.tokens)) > 1
        greedy = bool(self.on_card) and s.in_row("greed") is not None
        return greedy and len({i.verb for i in icons}) > 1


class NextIcon(InAdventure):
    """SAGA-7.5: which icon first?"""

    on_card: int
    tokens: tuple[str, ...]
    rule = "SAGA-7.5"

    def candidates(self, s: SagaState) -> Sequence[Option]:
        return [s.box.opt.icon[t] for t in dict.fromkeys(self.tokens)]

    def beyond(self, s: SagaState, o: Option) -> Sequence[Reason]:
        return (NOT_ON_THIS_SPACE,) if o.verb == "icon" else super().beyond(s, o)

    def choose(self, s: SagaState, o: Option) -> None:
        token = o.id.removeprefix("icon:")
        rest = list(self.tokens)
        rest.remove(token)
        s.plan(TakeIcon(self.seat, self.on_card, token), Icons(self.seat, self.on_card, tuple(rest)))


class TakeIcon(Step[SagaState]):
    """SAGA-7.6 to 7.15: what one icon gives, offers or takes."""

    seat: int
    on_card: int
    token: str

    def run(self, s: SagaState) -> None:
        icon = s.box.icon[self.token]
        if icon.verb == "vp+":
            self._points(s, icon)
        elif icon.verb == "gold+":
            gain_gold(s, self.seat, icon.n, "SAGA-7.8")
        elif icon.verb == "gold-":
            s.push(Pay(icon.n, "SAGA-7.9", self.seat))
        elif icon.verb == "vp-":
            lose_vp(s, self.seat, icon.n, "SAGA-7.7")
        elif icon.verb == "lose":
            self._lose(s)
        else:
            self._offer(s, icon.verb)

    def _points(self, s: SagaState, icon: Icon) -> None:
        """SAGA-7.6; SAGA-20.8: points from the card are followed by a payment while the Irminsul is coveted."""
        greed = s.in_row("greed") if self.on_card else None
        if greed is not None:
            s.push(Pay(greed.gold, greed.rule, self.seat))
        gain_vp(s, self.seat, icon.n, "SAGA-7.6")

    def _lose(self, s: SagaState) -> None:
        """SAGA-7.11: a Viking of the lineup; with none there nothing happens."""
        vikings = kinds(s, s.vikings(self.seat))
        if len(vikings) > 1:
            s.push(LoseViking(self.seat))
        elif vikings:
            lose_viking(s, self.seat, vikings[0])

    def _offer(self, s: SagaState, verb: str) -> None:
        """SAGA-7.19: what may be declined. Asked by what everybody can see, never by what is hidden."""
        p, seat = s.players[self.seat], self.seat
        if verb == "viking" and s.for_sale():
            s.push(FreeViking(seat, may=1, price=FREE, to="pile"))
        elif verb == "draw" and p.draw:
            s.push(MayDraw(seat, 1))
        elif verb == "god" and s.gods:
            s.push(MayLookAtGods(seat))
        elif verb == "valhalla" and p.hand and not s.bifrost:
            s.push(Shield(seat, gods=0, left=1))
        elif verb == "prophecy" and not p.token and s.tokens:
            s.push(TakeProphecy(seat))


class LoseViking(InAdventure):
    """SAGA-7.11: which Viking of the lineup goes back to the box?"""

    rule = "SAGA-7.11"
    of = ("lose", "lineup")
    no_gods = NO_GOD_IS_LOST

    def candidates(self, s: SagaState) -> Sequence[Option]:
        return [s.box.opt.lose[k] for k in kinds(s, s.vikings(self.seat))]

    def choose(self, s: SagaState, o: Option) -> None:
        lose_viking(s, self.seat, o.a)


def lose_viking(s: SagaState, seat: int, kind: int) -> None:
    """SAGA-7.11, 18.29, A-17: its permanent action ends with it."""
    p = s.players[seat]
    to_box(s, seat, find(s.box.kind, p.lineup, kind), LINEUP, "SAGA-7.11")
    set_hooks(s, p)


class TakeProphecy(InAdventure):
    """SAGA-7.15, 7.19: at most one token at a time."""

    rule = "SAGA-7.15"

    def candidates(self, s: SagaState) -> Sequence[Option]:
        return (s.box.opt.take_token, s.box.opt.refuse)

    def choose(self, s: SagaState, o: Option) -> None:
        if o is s.box.opt.refuse:
            return
        s.players[self.seat].token = 1
        s.tokens -= 1
        if s.log is not None:
            token = Text("prophecy-token")
            s.tell("takes-token", self.seat, "SAGA-7.15", (f"token:{self.seat}",), seat=Seat(self.seat), token=token)
