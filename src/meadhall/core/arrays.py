"""What a seat sees, and what it may answer, as numbers of a fixed shape: for those who learn.

All of it is built from what `view` may show and nothing else. Seats are counted from one's own, clockwise, in what is
seen and in what is answered, so that one policy can play every seat. A game names its parts and writes their numbers
(`own_parts`, `own_numbers`); what lies in its zones is counted here, by kind, as far as the seat knows it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple, TypeVar

from meadhall.core.drawing import kebab_of
from meadhall.core.option import Option
from meadhall.core.state import State
from meadhall.core.step import Ask
from meadhall.core.zones import Zone

if TYPE_CHECKING:
    from meadhall.core.game import Game
    from meadhall.core.match import Match

S = TypeVar("S", bound=State)


class Part(NamedTuple):
    """Some of the numbers, by name: rows of columns. `most` says of each column which number counts as 1."""

    name: str
    rows: int
    columns: tuple[str, ...]
    most: tuple[float, ...]

    @property
    def size(self) -> int:
        """How many numbers there are of it."""
        return self.rows * len(self.columns)


def part(name: str, rows: int, columns: Mapping[str, float]) -> Part:
    """A part whose columns are given with what counts as 1 of each."""
    return Part(name, rows, tuple(columns), tuple(columns.values()))


def plane(name: str, rows: int, columns: Sequence[str], most: float = 1) -> Part:
    """A part whose columns are all of one kind."""
    return Part(name, rows, tuple(columns), (float(most),) * len(columns))


def one_hot(size: int, at: int) -> list[float]:
    """Noughts with a single 1; no 1 for what is not there (-1)."""
    found = [0.0] * size
    if 0 <= at < size:
        found[at] = 1.0
    return found


class Counted(NamedTuple):
    """A zone whose components are counted by kind: `kinds` of them, from the first on."""

    zone: Zone[Any]
    first: int
    kinds: int


class Arrays(Generic[S]):
    """How a game is told in numbers. One that says nothing has its zones, its points and its questions."""

    points: ClassVar[float] = 100.0  #: so many count as 1; 0: its own numbers say how all stand
    details: ClassVar[Mapping[str, float]] = {}  #: fields of questions that tell what they are about, and their most
    rivals: ClassVar[tuple[str, ...]] = ()  #: those of them that name a seat
    seat_in: ClassVar[Mapping[str, int]] = {}  #: by verb: where its options name a seat

    def __init__(self, game: Game[S, Any]) -> None:
        self.game = game
        self.read(game.box)
        self.kinds, self.names = self.kinds_of(game.box)
        self.counted = self.counted_of(game.box)
        asks = (c for c in game.vocabulary.values() if issubclass(c, Ask) and c.choose is not Ask.choose)
        self.asks = sorted(asks, key=kebab_of)
        self._number = {cls: i for i, cls in enumerate(self.asks)}

    # ── what a game says ─────────────────────────────────────────────────────────────────────

    def read(self, box: Any) -> None:
        """Tables that are worked out once."""

    def kinds_of(self, box: Any) -> tuple[Sequence[int], Sequence[str]]:
        """The kind of every component, and what kinds are called: by default each is one of its own."""
        return range(len(box.backs)), [str(c) for c in range(len(box.backs))]

    def counted_of(self, box: Any) -> Sequence[Counted]:
        """The zones that are counted: by default all, whatever may lie in them."""
        return [Counted(zone, 0, len(self.names)) for zone in self.game.zones]

    def own_parts(self, players: int) -> Sequence[Part]:
        """The game's own parts."""
        return ()

    def own_numbers(self, s: S, order: Sequence[int], openly: bool) -> list[float]:
        """Their numbers, part by part and row by row. `order`: the seats, the one that looks first. It must not look at
        what that seat cannot know, unless everything lies open."""
        return []

    # ── what they have in common ─────────────────────────────────────────────────────────────

    def parts(self, players: int) -> tuple[Part, ...]:
        """All parts at a table of so many."""
        found = [*self.own_parts(players), *(self._counted_part(c, players) for c in self.counted)]
        if self.points:
            found.append(plane("points", players, ("points",), self.points))
        found.append(plane("asked", players, ("asked",)))
        found.append(plane("question", 1, [kebab_of(cls) for cls in self.asks]))
        if self.details:
            found.append(part("details", 1, self.details))
        return tuple(found)

    def _counted_part(self, counted: Counted, players: int) -> Part:
        zone, first, kinds = counted
        copies = [0] * len(self.names)
        for kind in self.kinds:
            copies[kind] += 1
        here = {self.names[k]: float(max(1, copies[k])) for k in range(first, first + kinds)}
        if not zone.public:
            here["unknown"] = max(1.0, float(sum(copies[first : first + kinds])))
        return part(zone.name, players if zone.owned else 1, here)

    def numbers(self, s: S, seat: int, openly: bool = False) -> list[float]:
        """What a seat sees, part by part. `openly`: as if nothing were hidden, for critics."""
        order = [(seat + i) % s.seats for i in range(s.seats)]
        found = self.own_numbers(s, order, openly)
        for counted in self.counted:
            found += self._count(s, counted, order, openly)
        if self.points:
            standing = self.game.standing(s, seat)
            found += [float(standing[i] or 0) for i in order]
        return found + self._asked(s, order)

    def _count(self, s: S, counted: Counted, order: Sequence[int], openly: bool) -> list[float]:
        """The components of a zone by kind; what a seat does not know is counted together."""
        zone, first, size = counted
        seat, found, width = order[0], [], size + (not zone.public)
        known, kinds = s.known[seat], self.kinds
        if zone.owned:
            rows = [[(i, zone.pile(s, i))] for i in order]
        else:
            rows = [list(zone.piles(s))]
        for row in rows:
            counts = [0.0] * width
            for i, pile in row:
                seen = openly or zone.seen(i, seat)
                for c in pile:
                    if c >= 0:
                        counts[kinds[c] - first if seen or known >> c & 1 else size] += 1
            found += counts
        return found

    def _asked(self, s: S, order: Sequence[int]) -> list[float]:
        """Who is asked, and what oneself."""
        asked = {ask.seat: ask for ask in s.asked()}
        mine = asked.get(order[0])
        found = [float(seat in asked) for seat in order]
        found += one_hot(len(self.asks), -1 if mine is None else self._number.get(type(mine), -1))
        for name in self.details:
            value = 0 if mine is None else getattr(mine, name, 0)
            found.append(float((value - order[0]) % s.seats if name in self.rivals else value))
        return found


class Actions:
    """Every answer that a game knows at a table of so many, numbered; the same number means the same to every seat.
    `names` are their ids as the first seat says them."""

    def __init__(self, game: Game[Any, Any], players: int) -> None:
        seat_in = game.arrays.seat_in
        shared = [o for o in game.box.options if _named(o, seat_in) < players]
        self.names: tuple[str, ...] = tuple(o.id for o in shared)
        self._options: list[list[Option]] = []
        for seat in range(players):
            turned = [_turned(o, seat_in, seat, players) for o in shared]
            self._options.append([o for o in map(game.box.options.find, turned) if o is not None])
        self._numbers: list[dict[Option, int]] = [{o: i for i, o in enumerate(row)} for row in self._options]

    def __len__(self) -> int:
        return len(self.names)

    def number(self, option: Option, seat: int) -> int:
        """The number of an option as that seat counts."""
        return self._numbers[seat][option]

    def option(self, number: int, seat: int) -> Option:
        """The option of a number."""
        return self._options[seat][number]

    def legal(self, match: Match, seat: int) -> list[int]:
        """The numbers of all that a seat may answer now."""
        first = match.options if match.state.asked() and match.state.asked()[0].seat == seat else None
        decision = match.decision_of(seat) if first is None else None
        options = first if first is not None else decision.options if decision is not None else ()
        numbers = self._numbers[seat]
        return [numbers[o] for o in options]


def _named(option: Option, seat_in: Mapping[str, int]) -> int:
    """The seat that an option names, or -1."""
    at, args = seat_in.get(option.verb, -1), option.args
    found = args[at] if 0 <= at < len(args) else -1
    return found if isinstance(found, int) else -1


def _turned(option: Option, seat_in: Mapping[str, int], by: int, players: int) -> str:
    """The id of an option that names the seat so many further on instead."""
    seat = _named(option, seat_in)
    if seat < 0:
        return option.id
    words = option.id.split(":")
    words[1 + seat_in[option.verb]] = str((seat + by) % players)
    return ":".join(words)
