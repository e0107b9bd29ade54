"""Setting up and opening adventures: sections 3, 12, 21 and 22."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.core.option import Option
from meadhall.core.refusal import Reason, reason
from meadhall.core.step import Ask, Step
from meadhall.core.text import Seat, Text
from meadhall.core.zones import move, shuffle
from meadhall.games.saga.content import DARK, Course
from meadhall.games.saga.state import AHEAD, DRAW, GODS, MARKET, MARKS, PILE, PREPARED, REMOVED, SagaState
from meadhall.games.saga.steps.beyond import NOT_BEGUN
from meadhall.games.saga.steps.buying import BuyingRound, DrawHands
from meadhall.games.saga.steps.departing import CrossOver, Depart, ToValhalla
from meadhall.games.saga.steps.turns import Turn

HOST = 0


class SetUp(Step[SagaState]):
    """SAGA-3.2, 3.10, 22.2: who takes Odin, and which journey it is."""

    def run(self, s: SagaState) -> None:
        journal, _, odin = s.mode
        s.odin = HOST if odin == "host" else s.draw(s.seats)
        if s.log is not None:
            s.tell("odin", s.odin, "SAGA-3.10", ("odin",), seat=Seat(s.odin))
        s.push(LayOut())
        if journal == "tutorial":
            s.journey = (s.box.tutorial,)
        elif journal in ("free", "expert"):
            s.push(NextChapter())
        else:
            s.journey = next(j.courses for j in s.box.journals if j.id == f"journal-{journal}")


class NextChapter(Step[SagaState]):
    """SAGA-21.3, 21.5: adventures are chosen one by one until only Bifröst is left."""

    def run(self, s: SagaState) -> None:
        if s.box.frame[len(s.journey)] == "bifrost":
            s.journey = (*s.journey, s.box.bifrost)
        else:
            s.plan(ChooseAdventure(HOST), self)


class ChooseAdventure(Ask[SagaState]):
    """SAGA-21.3: by the recommended frame, two of one realm in the deep and in the ice; SAGA-21.5: or any.
    SAGA-21.8: none twice. Or leave it to chance."""

    rule = "SAGA-21.3"

    def candidates(self, s: SagaState) -> Sequence[Option]:
        return [*(s.box.opt.choose[i] for i in self._fitting(s)), s.box.opt.random]

    def _fitting(self, s: SagaState) -> list[int]:
        frame, chapter = s.box.frame, len(s.journey)
        found = [a for a in s.box.courses if a.group in frame and a.group != "bifrost" and a.index not in s.journey]
        if s.mode[0] == "expert":
            return [a.index for a in found]
        found = [a for a in found if a.group == frame[chapter]]
        if chapter and frame[chapter - 1] == frame[chapter]:
            realm = s.box.courses[s.journey[-1]].realm
            found = [a for a in found if a.realm == realm]
        return [a.index for a in found]

    def beyond(self, s: SagaState, o: Option) -> Sequence[Reason]:
        return (self._unfit(s, s.box.courses[o.a]),) if o.verb == "choose" else (NOT_BEGUN,)

    def _unfit(self, s: SagaState, course: Course) -> Reason:
        """SAGA-1.2, 21.3, 21.8, 22.1: why an adventure cannot come next."""
        if course.index in s.journey:
            return reason("SAGA-21.8", "why-adventure-twice")
        if course.group == "bifrost":
            return reason("SAGA-1.2", "why-bifrost-last")
        if course.group == "tutorial":
            return reason("SAGA-22.1", "why-only-tutorial")
        group = s.box.frame[len(s.journey)]
        if course.group != group:
            return reason("SAGA-21.3", "why-not-in-frame", group=Text(f"group-{group}"))
        realm = s.box.courses[s.journey[-1]].realm
        return reason("SAGA-21.3", "why-same-realm", realm=Text(s.box.realms[realm]))

    def choose(self, s: SagaState, o: Option) -> None:
        fitting = self._fitting(s)
        course = fitting[s.draw(len(fitting))] if o is s.box.opt.random else o.a
        s.journey = (*s.journey, course)
        if s.log is not None:
            s.tell("chooses-adventure", self.seat, self.rule, adventure=Text(s.box.courses[course].id))


class LayOut(Step[SagaState]):
    """SAGA-3.3 to 3.9: what this journey needs is taken out of the box and shuffled."""

    def run(self, s: SagaState) -> None:
        box = s.box
        courses = [box.courses[i] for i in s.journey]
        for realm in {a.realm for a in courses if a.realm >= 0}:
            for k in box.by_realm[realm]:
                s.stock[k] = box.copies[s.seats]
        cards = {card for a in courses for card in a.parts}
        special = [i for i, m in enumerate(box.moves) if m.adventure in cards]
        s.prepared += [box.first_move + i for i in special]
        s.pile += [box.first_move + i for i, m in enumerate(box.moves) if not m.do]
        shuffle(s, PILE)
        if s.mode[0] != "tutorial":
            self._gods_and_markers(s)
        self._leave_the_rest(s)
        for seat in range(s.seats):
            shuffle(s, DRAW, seat)
        s.push(OpenAdventure(0))

    def _gods_and_markers(self, s: SagaState) -> None:
        """SAGA-3.5, 3.6, 3.8."""
        box = s.box
        s.gods += range(box.first_god, box.small)
        shuffle(s, GODS)
        s.ahead += range(box.first_mark, box.first_mark + len(box.marks))
        shuffle(s, AHEAD)
        dark = [c for c in s.ahead if box.backs[c] == DARK]
        for c in dark[box.marker_count :]:
            move(s, c, AHEAD, 0, REMOVED, 0)

    def _leave_the_rest(self, s: SagaState) -> None:
        """SAGA-3.4: what this journey does not need stays in the box."""
        needed = {*s.prepared, *s.pile, *s.gods, *s.ahead, *s.removed, *MARKET.pile(s, 0)}
        s.unused = tuple(c for c in s.unused if c not in needed)


class OpenAdventure(Step[SagaState]):
    """SAGA-3.11 to 3.14, 11.2 to 11.4, 12.1, 12.3, 14.2: lay the card and its markers; a realm entered for
    the first time brings its Vikings and special movement cards. Then the phases (SAGA-4.1, 4.10, 14.5)."""

    round: int

    def run(self, s: SagaState) -> None:
        s.round, s.turn, s.slide = self.round, 0, 0
        for p in s.players:
            p.place = p.landed = p.may_leave = p.caught = 0
            p.out = -1
        if s.log is not None:
            s.tell(
                "opens",
                s.odin,
                "SAGA-3.11",
                ("adventure",),
                seat=Seat(s.odin),
                n=s.round + 1,
                adventure=Text(s.course.name),
            )
        self._enter_realm(s)
        self._deal_markers(s)
        steps: list[Step[SagaState]] = [DrawHands(), Turn(), ToValhalla(), Depart()]
        if self.round + 1 < len(s.journey):
            steps.append(OpenAdventure(self.round + 1))
        if s.bifrost:
            steps.insert(0, CrossOver())
        elif s.opened:
            steps.insert(0, BuyingRound(1))
        s.plan(*steps)

    def _enter_realm(self, s: SagaState) -> None:
        realm = s.course.realm
        if realm < 0 or s.opened >> realm & 1:
            return
        s.opened |= 1 << realm
        s.goods = tuple(sorted((*s.goods, *s.box.by_realm[realm])))
        own = {card for a in s.box.courses if a.realm == realm for card in a.parts}
        for c in s.prepared[:]:
            if s.box.moves[c - s.box.first_move].adventure in own:
                move(s, c, PREPARED, 0, PILE, 0)
        shuffle(s, PILE)

    def _deal_markers(self, s: SagaState) -> None:
        """SAGA-3.12: they lie shuffled, so the next ones are dealt as they come."""
        dark = s.bifrost
        waiting = [c for c in s.ahead if (s.box.backs[c] == DARK) == dark]
        for c in waiting[: len(s.course.markers)]:
            move(s, c, AHEAD, 0, MARKS, 0)
