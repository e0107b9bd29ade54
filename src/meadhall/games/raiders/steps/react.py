"""7. Playing an Action: the card on the discard pile, the reaction window, then its effect.

`s.act` is the Action with its targets, `s.chain` what was laid in answer; link 0 is the Action itself. All of
it is public, except whether an answer could be given.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from meadhall.core.option import Option
from meadhall.core.refusal import Reason, reason
from meadhall.core.step import Ask
from meadhall.core.text import Seat, Text
from meadhall.core.zones import find, move
from meadhall.games.raiders.cards import AT_ALL, CATEGORIES
from meadhall.games.raiders.state import DISCARD, HAND, Act, Chain, Raiders
from meadhall.games.raiders.steps.beyond import NO_FENRIR, OTHER_STEPS
from meadhall.games.raiders.steps.telling import name, thing, who

ANSWER_FIRST = reason("RAIDERS-7.9", "why-answer-first")
NOT_HELD = reason("RAIDERS-7.6", "why-not-held")
NO_RAID = reason("RAIDERS-9.11.4", "why-no-raid")
NOTHING_TO_CANCEL = reason("RAIDERS-7.12", "why-nothing-to-cancel")
NOT_RAIDED = reason("RAIDERS-9.11.4", "why-not-raided")
CANCELLED = reason("RAIDERS-7.12", "why-cancelled")
FENRIR_FIRST = reason("RAIDERS-7.12.1", "why-fenrir-first")


def standing(chain: Chain, berserker: int) -> list[bool]:
    """RAIDERS-7.10, 7.12: what would take effect if the window closed now. Last in, first out."""
    stands = [True] * len(chain)
    for i in range(len(chain) - 1, 0, -1):
        kind, _, aim = chain[i]
        if kind == berserker and stands[i]:
            stands[aim] = False
    return stands


def fenrir_of(s: Raiders) -> int:
    """Who played the Fenrir that stands, or -1 (RAIDERS-8.15)."""
    stands = standing(s.chain, s.box.berserker)
    for i, (kind, seat, _) in enumerate(s.chain):
        if kind == s.box.fenrir and stands[i]:
            return seat
    return -1


def discard_card(s: Raiders, seat: int, kind: int) -> None:
    """RAIDERS-7.2: a card lies on the discard pile from the moment it is played."""
    move(s, find(s.box.kind, s.hands[seat], kind), HAND, seat, DISCARD, 0)
    s.still = 0


def announce(s: Raiders, act: Act, with_fenrir: bool) -> None:
    """RAIDERS-7.1, 9.11.1: the card is played, all targets are named, and everybody may answer."""
    kind, seat, _, _ = act
    discard_card(s, seat, kind)
    s.act = act
    s.chain = ((kind, seat, -1),)
    if s.log is not None:
        _tell_play(s, act)
    if with_fenrir:
        discard_card(s, seat, s.box.fenrir)
        s.chain = (*s.chain, (s.box.fenrir, seat, 0))
        if s.log is not None:
            s.tell("plays-fenrir", seat, "RAIDERS-9.11.1")
    ask_next(s, seat, s.seats)


def _tell_play(s: Raiders, act: Act) -> None:
    kind, seat, place, named = act
    card = s.discard[-1]
    deed = s.box.kinds[kind].deed
    assert deed is not None
    if deed.do == "raid":
        s.tell("raids", seat, "RAIDERS-8.2", (thing(s, card),), card=name(s, card),
               victim=who(s, place), category=Text(CATEGORIES[named]))  # fmt: skip
    elif place >= 0 and named >= 0:
        s.tell("plays-at-card", seat, "RAIDERS-7.1", (thing(s, card),), card=name(s, card),
               victim=who(s, place), what=Text(s.box.kinds[named].id))  # fmt: skip
    elif place >= 0:
        s.tell("plays-at", seat, "RAIDERS-7.1", (thing(s, card),), card=name(s, card),
               victim=who(s, place))  # fmt: skip
    elif named >= 0:
        s.tell("plays-for", seat, "RAIDERS-7.1", (thing(s, card),), card=name(s, card),
               what=Text(s.box.kinds[named].id))  # fmt: skip
    else:
        s.tell("plays", seat, "RAIDERS-7.1", (thing(s, card),), card=name(s, card))


def ask_next(s: Raiders, seat: int, left: int) -> None:
    """RAIDERS-7.9, 7.9.1, 17.4: clockwise, everybody with a hand; who played last comes last."""
    while left:
        seat = (seat + 1) % s.seats
        left -= 1
        if s.hands[seat]:
            s.push(Window(seat, left))
            return


class Window(Ask[Raiders]):
    """RAIDERS-7.6 to 7.13: let it pass, cancel something with a Berserker, or answer a raid with Fenrir."""

    left: int
    rule = "RAIDERS-7.9"
    veiled = True

    def candidates(self, s: Raiders) -> Sequence[Option]:
        opt = s.box.opt
        found = [opt.pass_, *opt.cancel[: len(s.chain)]]
        if s.box.does[s.act[0]] == "raid":
            found.append(opt.react_fenrir)
        return found

    def shortcut(self, s: Raiders) -> Sequence[Option] | None:
        """Who holds no answer lets it pass: nine times in ten, and everybody is asked about every Action."""
        return (s.box.opt.pass_,) if s.box.answers.isdisjoint(s.hands[self.seat]) else None

    def obvious(self, s: Raiders) -> Option | None:
        """RAIDERS-7.9.1: who played last is asked too, and answers nothing that is all their own."""
        return s.box.opt.pass_ if all(seat == self.seat for _, seat, _ in s.chain) else None

    def unconcerned(self, s: Raiders) -> Option | None:
        """RAIDERS-17.4: who is not aimed at lets it pass, whatever they hold."""
        return None if self._concerned(s) else s.box.opt.pass_

    def _concerned(self, s: Raiders) -> bool:
        """RAIDERS-7.17, 9.13.1, 9.15, 9.18: aimed at by the Action, in every hand that it strikes, or with a card of
        one's own in the chain, which somebody has answered."""
        struck = s.act[2] == self.seat or s.box.does[s.act[0]] in AT_ALL
        return struck or any(seat == self.seat for _, seat, _ in s.chain)

    def in_sight(self, s: Raiders, what: str) -> int:
        return {"aimed": int(s.act[2] == self.seat)}[what]

    def against(self, s: Raiders, o: Option) -> Iterable[Reason]:
        if o.verb == "cancel":
            return self._against_berserker(s, o.a)
        return self._against_fenrir(s) if o.verb == "fenrir" else ()

    def _against_berserker(self, s: Raiders, aim: int) -> Iterator[Reason]:
        """RAIDERS-7.6, 7.12, 7.12.1: one must be held, what it is aimed at must stand, Fenrir goes before his raid."""
        if s.box.berserkers.isdisjoint(s.hands[self.seat]):
            yield NOT_HELD
        if not standing(s.chain, s.box.berserker)[aim]:
            yield CANCELLED
        if aim == 0 and fenrir_of(s) >= 0:
            yield FENRIR_FIRST

    def _against_fenrir(self, s: Raiders) -> Iterator[Reason]:
        """RAIDERS-9.11.2, 9.11.4, 9.11.5: only the raided player, only while the raid stands."""
        if s.act[2] != self.seat:
            yield NOT_RAIDED
        if s.box.fenrirs.isdisjoint(s.hands[self.seat]):
            yield NO_FENRIR
        if not standing(s.chain, s.box.berserker)[0]:
            yield CANCELLED

    def beyond(self, s: Raiders, o: Option) -> Iterator[Reason]:
        """RAIDERS-7.9, 7.12, 9.11.4: nothing else until it is answered; nothing was laid there; there is no raid."""
        if o.verb in OTHER_STEPS:
            yield ANSWER_FIRST
        elif o.verb == "cancel":
            yield NOTHING_TO_CANCEL
        elif o.verb == "fenrir":
            yield NO_RAID

    def choose(self, s: Raiders, o: Option) -> None:
        box, seat = s.box, self.seat
        if o is box.opt.pass_:
            ask_next(s, seat, self.left)
            return
        fenrir = o is box.opt.react_fenrir
        kind, aim = (box.fenrir, 0) if fenrir else (box.berserker, o.a)
        discard_card(s, seat, kind)
        if s.log is not None:
            if fenrir:
                s.tell("answers-fenrir", seat, "RAIDERS-9.11.2", (thing(s, s.discard[-1]),))
            else:
                s.tell("berserker", seat, "RAIDERS-7.6", (thing(s, s.discard[-1]),),
                       whose=Seat(s.chain[aim][1]), what=Text(box.kinds[s.chain[aim][0]].id))  # fmt: skip
        s.chain = (*s.chain, (kind, seat, aim))
        ask_next(s, seat, s.seats)
