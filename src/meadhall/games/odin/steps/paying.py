"""ODIN-9.26: paying what action spaces and cards cost, and choosing it where there is a choice."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from meadhall.core.option import Option
from meadhall.core.refusal import Reason
from meadhall.core.step import Step
from meadhall.games.odin import items as I
from meadhall.games.odin.state import Frame, Odin
from meadhall.games.odin.steps.conditions import CANNOT_PAY
from meadhall.games.odin.steps.ops import SPACE
from meadhall.games.odin.steps.question import Single
from meadhall.games.odin.supply import remove_ship, spend_weapon
from meadhall.games.odin.told import a_ship, amount

WEAPONS = tuple(range(I.BOW, I.COUNT))


def pay(s: Odin, seat: int, item: int, n: int, source: int) -> list[Step[Odin]]:
    """Things go to the general supply (ODIN-9.26); what has to be asked is given back as steps."""
    if n <= 0:
        return []
    p = s.players[seat]
    if item in I.PREGNANT and p.have[item] and p.have[item + 1]:
        return [PayOne(seat, (item, item + 1))] * n
    if item in I.PREGNANT and not p.have[item]:
        item += 1
    hand_over(s, seat, item, n, source)
    return []


def hand_over(s: Odin, seat: int, item: int, n: int, source: int) -> None:
    """What is paid goes; the action under way notes what a space is paid with."""
    if item >= I.BOW:
        spend_weapon(s, seat, item, n)
    else:
        s.players[seat].have[item] -= n
    if s.frames and source == SPACE:
        _note_paid(s.frames[-1], item, n)
    tell_paid(s, seat, item, n)


def tell_paid(s: Odin, seat: int, item: int, n: int) -> None:
    """What somebody pays, for the log."""
    if s.log is not None:
        s.tell("pays", seat, "ODIN-9.26", (f"store:{seat}:{I.NAMES[item]}",), what=amount(I.NAMES[item], n))


def _note_paid(frame: Frame, item: int, n: int) -> None:
    if I.WOOD <= item <= I.ORE:
        frame.paid_kinds |= 1 << (item - I.WOOD)
    if item == I.ORE:
        frame.paid_ore += n
    if item == I.WOOD:
        frame.paid_wood += n


def pay_one(s: Odin, seat: int, among: tuple[int, ...]) -> list[Step[Odin]]:
    """One piece of one of several kinds."""
    p = s.players[seat]
    held = [i for i in among if p.have[i]]
    if len(held) > 1:
        return [PayOne(seat, among)]
    return pay(s, seat, held[0], 1, SPACE)


# ── what is paid: choosing it is part of a single act (ODIN-8.4) ─────────────────────────────


class PayOne(Single):
    """ODIN-9.23, 12.4, EL-2, EL-24: one or the other."""

    among: tuple[int, ...]
    rule = "ODIN-9.23"

    def candidates(self, s: Odin) -> Sequence[Option]:
        return [s.box.opt.pay[i] for i in self.among]

    def tried(self, s: Odin) -> Sequence[Option]:
        """One weapon is as good as another, unless a card in hand asks for one by name (65, 81)."""
        found, hand = super().tried(s), s.players[self.seat].hand
        alike = self.among == WEAPONS and s.box.choosy.isdisjoint(hand)
        return found[:1] if alike else found

    def forbids(self, s: Odin, o: Option) -> Iterator[Reason]:
        if not s.players[self.seat].have[o.a]:
            yield CANNOT_PAY

    def choose(self, s: Odin, o: Option) -> None:
        hand_over(s, self.seat, o.a, 1, SPACE)


class PayShip(Single):
    """EL-24: a ship of the bay, with the ore on it."""

    kind: int
    rule = "ODIN-9.53"

    def candidates(self, s: Odin) -> Sequence[Option]:
        ores = {0} if self.kind == I.KNARR else set(s.players[self.seat].holds(self.kind))
        return [s.box.opt.ship[self.kind][ore] for ore in sorted(ores)]

    def choose(self, s: Odin, o: Option) -> None:
        remove_ship(s.players[self.seat], self.kind, o.b)
        if s.log is not None:
            s.tell("gives-ship", self.seat, "ODIN-9.26", (f"bay:{self.seat}",), ship=a_ship(self.kind))


class PayShipOre(Single):
    """Cards 90 and 132: one ore of the longship used; pillaging prescribes the one with most ore."""

    rule = "ODIN-12.12"

    def candidates(self, s: Odin) -> Sequence[Option]:
        ores = sorted({ore for ore in s.players[self.seat].longships if ore})
        if s.frames and s.box.spaces[s.frames[-1].space].actions >> I.PILLAGING & 1:
            ores = ores[-1:]
        return [s.box.opt.ship[I.LONGSHIP][ore] for ore in ores]

    def choose(self, s: Odin, o: Option) -> None:
        s.players[self.seat].load(I.LONGSHIP, o.b, -1)
        frame = s.frames[-1]
        frame.ships_used = 1 << I.LONGSHIP
        frame.ore_help = o.b - 1
        if s.log is not None:
            s.tell("takes-off", self.seat, "ODIN-12.12", (f"bay:{self.seat}",), ship=a_ship(I.LONGSHIP))
