"""Draco and the Undead (WILD-16)."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.core.option import Option
from meadhall.core.step import Ask
from meadhall.core.text import Seat, Text
from meadhall.games.wild.names import tokens
from meadhall.games.wild.state import UNDEAD, Wild
from meadhall.games.wild.steps.path import FromRow, discard_path, leave_row
from meadhall.games.wild.steps.points import score
from meadhall.games.wild.steps.targets import attack_value


def attack_draco(s: Wild, seat: int, cards: tuple[int, ...], boosted: int) -> None:
    """WILD-16.1 to 16.4, 16.8"""
    s.dragon |= 1 << seat
    value = attack_value(s, seat, cards, boosted)
    won = value >= s.box.draco_defence
    if s.log is not None:
        s.tell("draco-beaten" if won else "draco-holds", seat, "WILD-16.3", ("draco",), seat=Seat(seat), value=value)
    if won:
        s.push(LootDraco(seat))


class LootDraco(Ask[Wild]):
    """WILD-16.3: a barrel or a bar, loose in front of the player."""

    rule = "WILD-16.3"

    def candidates(self, s: Wild) -> Sequence[Option]:
        return s.box.opt.loot

    def choose(self, s: Wild, o: Option) -> None:
        s.add_loose(self.seat, o.a, s.box.draco_reward)
        if s.log is not None:
            s.tell("draco-loot", self.seat, "WILD-16.3", seat=Seat(self.seat),
                   what=Text("word-barrel" if o.a == 0 else "word-bar"))  # fmt: skip


def attack_undead(s: Wild, seat: int, kind: int, cards: tuple[int, ...], boosted: int) -> None:
    """WILD-9.3, 16.5 to 16.8"""
    undead = s.box.cards[kind]
    value = attack_value(s, seat, cards, boosted)
    won = value >= undead.defence
    if s.log is not None:
        s.tell("undead-beaten" if won else "undead-holds", seat, "WILD-16.6", seat=Seat(seat), value=value,
               undead=Text(undead.id))  # fmt: skip
    if not won:
        return
    BeatInRow(seat, kind).settle(s)


class BeatInRow(FromRow):
    """WILD-16.5: which of two like Undead is beaten."""

    def choose(self, s: Wild, o: Option) -> None:
        beat_undead(s, self.seat, o.a)


def beat_undead(s: Wild, seat: int, at: int) -> None:
    """WILD-9.3, 16.6, 16.7"""
    card = s.row[at]
    undead = s.box.cards[s.box.kind_of[card]]
    s.add_loose(seat, undead.loot, undead.tokens)
    if s.log is not None:
        s.tell("undead-loot", seat, "WILD-16.6", seat=Seat(seat), undead=Text(undead.id),
               loot=tokens(undead.loot, undead.tokens), vp=undead.vp)  # fmt: skip
    discard_path(s, card)
    leave_row(s, at)
    score(s, seat, undead.vp, UNDEAD)
