"""Where components lie and who may see them. From these declarations come view, imagine, the undo
barrier, conservation and the leak tests.

A component is a number; the box says which back it has. A pile is a list of components (-1 = an empty
place). Beside what a seat sees, `known` remembers what it has learnt: a piece that goes from where a
seat sees it to where it does not stays known to that seat; shuffling forgets.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from enum import IntEnum
from random import Random
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from meadhall.core.errors import RulesError
from meadhall.core.state import State

if TYPE_CHECKING:
    from meadhall.core.game import Game

S = TypeVar("S", bound=State)


class Sight(IntEnum):
    """Who sees what lies in a zone."""

    PUBLIC = 0
    OWNER = 1
    NOBODY = 2


class Zone(Generic[S]):
    """A kind of place. `pile(s, i)` is the i-th one: of seat i if it is `owned`."""

    __slots__ = ("count", "name", "ordered", "owned", "pile", "private", "public", "sight")

    def __init__(
        self,
        name: str,
        sight: Sight,
        pile: Callable[[S, int], Sequence[int]],
        *,
        owned: bool = False,
        piles: int | Callable[[S], int] = 1,
        ordered: bool | None = None,
    ) -> None:
        self.name = name
        self.sight = sight
        self.public = sight is Sight.PUBLIC
        self.private = sight is Sight.OWNER
        self.pile = pile
        self.owned = owned
        self.count = piles
        #: places have an order that everybody can follow (a deck), unlike a hand
        self.ordered = sight is not Sight.OWNER if ordered is None else ordered

    def piles(self, s: S) -> Iterator[tuple[int, Sequence[int]]]:
        """All piles of this zone with their numbers."""
        n = s.seats if self.owned else self.count if isinstance(self.count, int) else self.count(s)
        for i in range(n):
            yield i, self.pile(s, i)

    def seen(self, i: int, seat: int | None) -> bool:
        """Does a seat (None: a spectator) see the faces of the i-th pile?"""
        return self.public or (self.private and i == seat)

    def __repr__(self) -> str:
        return self.name


def _mask(pile: Sequence[int]) -> int:
    bits = 0
    for c in pile:
        if c >= 0:
            bits |= 1 << c
    return bits


def find(kinds: Sequence[int], pile: Sequence[int], kind: int) -> int:
    """A component of that kind in a pile, or -1; `kinds` says of which kind each is."""
    for c in pile:
        if c >= 0 and kinds[c] == kind:
            return c
    return -1


def move(s: S, card: int, src: Zone[S], i: int, dst: Zone[S], j: int, at: int | None = None) -> None:
    """Move a component from the i-th pile of `src` to the j-th of `dst` (its end, or place `at`)."""
    pile: list[int] = src.pile(s, i)  # type: ignore[assignment]  # piles that change are lists
    to: list[int] = dst.pile(s, j)  # type: ignore[assignment]
    if pile[-1] == card:
        pile.pop()
    else:
        pile.remove(card)
    if at is None:
        to.append(card)
    else:
        to.insert(at, card)
    follow(s, card, src, i, dst, j)


def pour(s: S, src: Zone[S], i: int, dst: Zone[S], j: int) -> None:
    """Move a whole pile, in its order, to a place that everybody sees."""
    pile: list[int] = src.pile(s, i)  # type: ignore[assignment]  # piles that change are lists
    to: list[int] = dst.pile(s, j)  # type: ignore[assignment]
    if not dst.public:
        raise RulesError(f"{dst} is not public: its cards are moved one by one")
    to.extend(pile)
    if any(s.known):
        forget(s, pile)
    pile.clear()


def follow(s: S, card: int, src: Zone[S], i: int, dst: Zone[S], j: int) -> None:
    """Keep what each seat knows, after a component went from `src` to `dst` by hand."""
    bit, known = 1 << card, s.known
    if dst.public:
        for seat, bits in enumerate(known):
            if bits & bit:
                known[seat] = bits & ~bit
        return
    sees_now = j if dst.private else -1
    saw = i if src.private else -1
    untold = 0
    for seat, bits in enumerate(known):
        if seat == sees_now:
            known[seat] = bits & ~bit
        elif src.public or seat == saw:
            known[seat] = bits | bit
        elif bits and not src.ordered:
            # which card left this hand is not to be seen: what was known of it no longer is
            untold = untold or ~(_mask(src.pile(s, i)) | bit)
            known[seat] = bits & untold


def shuffle(s: S, zone: Zone[S], i: int = 0) -> None:
    """Shuffle a pile; nobody knows its order any more."""
    pile: list[int] = zone.pile(s, i)  # type: ignore[assignment]
    s.shuffle(pile)
    forget(s, pile)


def forget(s: State, pile: Sequence[int]) -> None:
    """Nobody knows any more which of these lies where."""
    bits = ~_mask(pile)
    s.known[:] = [k & bits for k in s.known]


def learn(s: State, seat: int, cards: Sequence[int]) -> None:
    """A seat has looked at these where they lie."""
    s.known[seat] |= _mask(cards)


def knows(s: State, zone: Zone[Any], i: int, seat: int | None, card: int) -> bool:
    """Does a seat know which component this is?"""
    return zone.seen(i, seat) or (seat is not None and bool(s.known[seat] >> card & 1))


def sight_of(s: S, zones: Sequence[Zone[S]], seat: int) -> int:
    """The components whose face and place a seat knows, as bits."""
    bits = s.known[seat]
    for zone in zones:
        for i, pile in zone.piles(s):
            if zone.seen(i, seat):
                bits |= _mask(pile)
    return bits


def held(s: S, zones: Sequence[Zone[S]], seat: int) -> int:
    """The components that a seat alone sees, as bits: its own, to show or not."""
    bits = 0
    for zone in zones:
        if zone.private:
            bits |= sum(_mask(pile) for i, pile in zone.piles(s) if i == seat)
    return bits


def masked(game: Game[S, Any], s: S, seat: int | None) -> dict[int, list[int]]:
    """What a seat sees instead of each hidden pile: known faces, and backs (-2 - back) for the rest."""
    backs = game.box.backs
    shown: dict[int, list[int]] = {}
    for zone in game.zones:
        if zone.public:
            continue
        for i, pile in zone.piles(s):
            if not zone.seen(i, seat):
                faces = [c if c < 0 or knows(s, zone, i, seat, c) else -2 - backs[c] for c in pile]
                # the order of an unordered hidden pile says nothing and must not
                shown[id(pile)] = faces if zone.ordered else sorted(faces)
    return shown


def redeal(game: Game[S, Any], s: S, seat: int | None, rng: Random) -> None:
    """Deal anew all that a seat cannot know, dealing by dealing (see `Game.dealings`), pool by pool. Where things
    lie now makes no difference: with the same luck, matches that a seat cannot tell apart are dealt alike."""
    spots = _hidden(game, s, seat)
    for pool in game.dealings(s, seat):
        places: dict[object, list[tuple[list[int], int]]] = {}
        for zone, i, pile, n in spots:
            key = pool(s, zone, i, pile[n])
            if key is not None:
                places.setdefault(key, []).append((pile, n))
        pools = [(sorted([pile[n] for pile, n in same]), same) for same in places.values()]
        for cards, same in sorted(pools, key=_first):
            mix(cards, rng)
            for (pile, n), card in zip(same, cards, strict=True):
                pile[n] = card


def _first(pool: tuple[list[int], list[tuple[list[int], int]]]) -> int:
    return pool[0][0]


def mix(cards: list[int], rng: Random) -> None:
    """`rng.shuffle(cards)`, card for card; that is plain Python on every build, and most of the time of dealing."""
    bits = rng.getrandbits
    for last in range(len(cards) - 1, 0, -1):
        width = (last + 1).bit_length()
        place = bits(width)
        while place > last:
            place = bits(width)
        cards[last], cards[place] = cards[place], cards[last]


def _hidden(game: Game[S, Any], s: S, seat: int | None) -> list[tuple[Zone[S], int, list[int], int]]:
    """Every place (zone, pile, its number, index) whose component a seat does not know."""
    found: list[tuple[Zone[S], int, list[int], int]] = []
    known = 0 if seat is None else s.known[seat]
    for zone in game.zones:
        for i, pile in () if zone.public else zone.piles(s):
            if not zone.seen(i, seat):
                places: list[int] = pile  # type: ignore[assignment]  # hidden piles are lists
                found += [(zone, i, places, n) for n, c in enumerate(places) if c >= 0 and not known >> c & 1]
    return found
