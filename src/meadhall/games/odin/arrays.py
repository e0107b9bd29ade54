"""A match of A Feast for Odin in numbers: goods, boards and houses, the action spaces, cards, and the act under way."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.core.arrays import Arrays, Counted, Part, one_hot, part, plane
from meadhall.core.step import numbers
from meadhall.games.odin import items as I
from meadhall.games.odin.content import OdinBox
from meadhall.games.odin.occupations.metrics import total_income
from meadhall.games.odin.state import HAND, PLAYED_CARDS, Odin, Player

SEAT = {
    "vikings": 12.0, "passed": 1.0, "boats": 3.0, "boat_ore": 12.0, "knarrs": 4.0, "longships": 4.0,
    "longship_ore": 16.0, "emigrated": 6.0, "income": 80.0, "penalties": 60.0, "wood_built": 12.0, "stone_built": 12.0,
    "sober": 1.0, "quiet": 1.0, "served": 12.0, "waiting": 12.0,
}  # fmt: skip
TABLE = {"round": 7.0, "short": 1.0, "out": 7.0, "deck": 190.0, **dict.fromkeys(I.HOUSES, 5.0),
         **dict.fromkeys(I.WEAPONS, 12.0)}  # fmt: skip
ACT = {"vikings": 4.0, "roll": 12.0, "rolls": 3.0, "success": 1.0, "failure": 1.0, "boats": 3.0, "discount": 10.0}


class OdinArrays(Arrays[Odin]):
    """The home board is told cell by cell, other boards and houses by how much of them is covered."""

    points = 200.0
    details = {"area": 12.0, "left": 20.0, "gift": 1.0}

    def read(self, box: OdinBox) -> None:
        self.board = box.areas[I.HOME].cells
        self.cells = numbers(self.board)
        self.place = {cell: i for i, cell in enumerate(self.cells)}
        self.spaces = len(box.space_ids)
        self.strips = len(box.strips)

    def kinds_of(self, box: OdinBox) -> tuple[Sequence[int], Sequence[str]]:
        return range(len(box.cards)), [f"card_{card.number}" for card in box.cards]

    def counted_of(self, box: OdinBox) -> Sequence[Counted]:
        return [Counted(zone, 0, len(box.cards)) for zone in (HAND, PLAYED_CARDS)]

    def own_parts(self, players: int) -> Sequence[Part]:
        spaces = self.game.box.space_ids
        places = ["own", *(f"rival_{i}" for i in range(1, players))]
        return (
            part("seats", players, SEAT),
            plane("items", players, I.NAMES, 20),
            plane("home", players, [str(cell) for cell in self.cells]),
            plane("areas", players, I.AREAS, 4),
            plane("covered", players, I.AREAS, 160),
            plane("spaces", max(2, players), spaces, 4),
            part("table", 1, TABLE),
            plane("phase", 1, I.PHASES),
            plane("first", 1, places),
            plane("last", 1, places),
            part("islands", 4, {**dict.fromkeys(places, 1.0), "back": 1.0, "silver": 16.0}),
            plane("specials", 1, I.SPECIALS),
            plane("strips", self.strips, I.STORES, 12),
            plane("extension", 1, [str(column) for column in range(1, 5)]),
            plane("using", 1, spaces),
            part("act", 1, ACT),
            plane("item", 1, I.NAMES),
        )

    def own_numbers(self, s: Odin, order: Sequence[int], openly: bool) -> list[float]:
        found: list[float] = []
        for seat in order:
            found += self._seat(s, seat, s.players[seat])
        for seat in order:
            found += s.players[seat].have
        for seat in order:
            found += self._home(s.players[seat].covered[0])
        found += self._areas(s, order)
        found += self._spaces(s, order)
        found += (s.round, s.length, s.out, len(s.deck), *s.houses, *s.arms)
        found += one_hot(len(I.PHASES), s.phase)
        for seat in (s.first, s.last):
            found += one_hot(s.seats, (seat - order[0]) % s.seats if seat >= 0 else -1)
        for board, owner in enumerate(s.owners):
            found += one_hot(s.seats, (owner - order[0]) % s.seats if owner >= 0 else -1)
            found += (s.sides >> board & 1, s.silver[board])
        found += [float(s.specials >> i & 1) for i in range(len(I.SPECIALS))]
        found += self._strips(s)
        found += [float(s.extension >> column & 1) for column in range(4)]
        return found + self._act(s, order[0])

    def _seat(self, s: Odin, seat: int, p: Player) -> list[float]:
        built = sum(p.slots)
        stone = sum(slots >> 3 for slots in p.slots)
        return [
            p.vikings, s.passed >> seat & 1, len(p.boats), sum(p.boats), p.knarrs, len(p.longships), sum(p.longships),
            len(p.emigrated), total_income(s, seat), p.penalties, built - 8 * stone, stone, p.sober > 0, p.quiet > 0,
            p.laid[2].bit_count(), p.waiting,
        ]  # fmt: skip

    def _home(self, covered: int) -> list[float]:
        """The cells of a home board that are covered: few are, most of the time."""
        found = [0.0] * len(self.cells)
        for cell in numbers(covered & self.board):
            found[self.place[cell]] = 1.0
        return found

    def _areas(self, s: Odin, order: Sequence[int]) -> list[float]:
        """By seat, how many areas of a kind there are; then by seat, how many of their cells are covered."""
        held: list[float] = []
        covered: list[float] = []
        for seat in order:
            p, counts, cells = s.players[seat], [0.0] * len(I.AREAS), [0.0] * len(I.AREAS)
            for kind, bits in zip(p.kinds, p.covered, strict=True):
                counts[kind] += 1
                cells[kind] += bits.bit_count()
            held += counts
            covered += cells
        return held + covered

    def _spaces(self, s: Odin, order: Sequence[int]) -> list[float]:
        """Vikings on the action spaces by whose they are, from the own seat; alone, from the active colour on."""
        colours, mine = max(2, s.seats), s.colour(order[0])
        rows = [[0.0] * self.spaces for _ in range(colours)]
        for space, held in enumerate(s.held):
            if held:
                rows[((held >> 4) - 1 - mine) % colours][space] = float(held & 15)
        return [vikings for row in rows for vikings in row]

    def _strips(self, s: Odin) -> list[float]:
        """What is left on the mountain strips face up."""
        found = [0.0] * (self.strips * len(I.STORES))
        for strip, taken in zip(s.strips, s.strip_at, strict=True):
            for item in s.box.strips[strip][taken:]:
                found[strip * len(I.STORES) + item - I.WOOD] += 1
        return found

    def _act(self, s: Odin, seat: int) -> list[float]:
        """The action under way, and the item that a question to this seat is about."""
        frame = s.frames[-1] if s.frames else None
        found = one_hot(self.spaces, -1 if frame is None else frame.space)
        if frame is None:
            found += [0.0] * len(ACT)
        else:
            result = frame.result
            found += (frame.vikings, frame.roll, frame.rolls, result == 1, result == 2, frame.boats, frame.discount)
        items = [getattr(ask, "item", -1) for ask in s.asked() if ask.seat == seat]
        return found + one_hot(I.COUNT, items[0] if items else -1)
