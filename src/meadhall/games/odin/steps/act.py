"""ODIN section 6: placing Vikings and carrying an action out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from meadhall.core.option import Option
from meadhall.core.refusal import Reason, reason
from meadhall.core.step import Ask, Step, pick
from meadhall.core.text import Seat, Text
from meadhall.games.odin import items as I
from meadhall.games.odin.content import Space
from meadhall.games.odin.occupations.compile import HOOK
from meadhall.games.odin.occupations.hooks import answering, bit, holds, modifiers
from meadhall.games.odin.state import (
    CARDS,
    MAY_PLAY,
    NEED,
    REPEATED,
    RESULT,
    SHIPS_USED,
    WILL_PAY_ORE,
    Frame,
    Odin,
)  # fmt: skip
from meadhall.games.odin.steps.anytime import Own
from meadhall.games.odin.steps.cards import PlayCard, draw_do
from meadhall.games.odin.steps.clauses import (
    CANNOT_PAY,
    NOTHING_TO_GAIN,
    Answer,
    CloseFrame,
    Offer,
    RunBranch,
    RunClause,
    clause_ready,
    fire,
    lacking,
    new_frame,
    pay,
    played_answers,
    reap,
    usable,
    ways,
    yields,
)  # fmt: skip
from meadhall.games.odin.steps.dice import StartDice
from meadhall.games.odin.steps.registry import OPS, SPACE

OCCUPIED = reason("ODIN-6.3", "why-occupied")
TOO_FEW = reason("ODIN-6.2", "why-too-few-vikings")
NO_SHIP = reason("ODIN-6.10", "why-no-ship")
NOT_ANOTHERS = reason("ODIN-13.2", "why-not-anothers")
NOT_NEEDED = reason("ODIN-12.12", "why-not-usable")
MUST_SUPPLY = reason("ODIN-6.14", "why-must-supply")

#: cards that make a space easier to use: its exact conditions are looked at one by one then
H_BENDS = bit("mod-cost") | bit("mod-ship_as") | bit("mod-explore") | bit("space-before") | bit("space-instead")
H_VIKINGS, H_SQUARE, H_BACK = bit("mod-vikings"), bit("thing_square"), bit("vikings_back")


# ── may a space be used? ─────────────────────────────────────────────────────────────────────


def against_space(s: Odin, seat: int, space: Space) -> Iterator[Reason]:
    """ODIN-6.5, 6.10, 6.14, 9.27: requirements, costs, and at least one effect."""
    if not ship_ready(s, seat, space):
        yield NO_SHIP
    if space.style != "dice" and not ready(s, seat, space) and not supplied(s, seat, space):
        payable = any(lacking(s, seat, b, space.number) == -1 for b in space.branches)
        yield NOTHING_TO_GAIN if payable else CANNOT_PAY


def ship_ready(s: Odin, seat: int, space: Space) -> bool:
    """ODIN-6.10, 11.1; cards 107 and 147."""
    p = s.players[seat]
    if space.any_ship:
        return True  # `explorable` looks at the ships of each board
    kind, count = space.need
    if kind < 0 or p.ships(kind) >= count:
        return True
    action = (space.actions & -space.actions).bit_length() - 1
    if p.hooks & bit("mod-ship_as"):
        for own, other in modifiers(s, seat, "ship_as", space.number, action):
            if other == kind and p.ships(kind) + p.ships(own) >= count:
                return True
    return False


def ready(s: Odin, seat: int, space: Space) -> bool:
    """Can at least one of its effects be used as things stand?"""
    if any(usable(s, seat, b, SPACE, space.number) for b in space.branches):
        return True
    return bool(instead_of(s, seat, space.number))


def instead_of(s: Odin, seat: int, space: int) -> list[int]:
    """Cards 102 and 105: what may be done instead of the space's own effect."""
    if not s.players[seat].hooks & bit("space-instead"):
        return []
    found = answering(s, seat, HOOK["space-instead"], space=space)
    return [n for n in found if clause_ready(s, seat, s.box.clauses[n])]


def supplied(s: Odin, seat: int, space: Space) -> bool:
    """ODIN-6.14, 12.22: could what comes before the action supply what is missing?"""
    if space.column == 3 and any(o.name == "play" for b in space.branches for o in b.do):
        return bool(s.deck)
    return bool(need_of(s, seat, space))


def need_of(s: Odin, seat: int, space: Space) -> int:
    """The strip items of which one more, taken ahead of the action, would make it possible (EL-30)."""
    p = s.players[seat]
    if not p.hooks & bit("space-before"):
        return 0
    found = 0
    for n in answering(s, seat, HOOK["space-before"], space=space.number):
        c = s.box.clauses[n]
        for o in (o for b in c.branches for o in b.do if o.name == "mountain"):
            for i in range(len(s.strips)):
                item = s.box.strips[s.strips[i]][s.strip_at[i]]
                if not o.args[1] or o.args[1] >> item & 1:
                    found |= 1 << item
    return sum(1 << item for item in range(I.WOOD, I.SILVER + 1) if found >> item & 1 and helps(s, seat, space, item))


def helps(s: Odin, seat: int, space: Space, item: int) -> bool:
    """Would one more of this make the space usable?"""
    have = s.players[seat].have
    more = 2 if item == I.SILVER else 1
    have[item] += more
    found = any(usable(s, seat, b, SPACE, space.number) for b in space.branches)
    have[item] -= more
    return found


# ── the turn ─────────────────────────────────────────────────────────────────────────────────


def effective(s: Odin, seat: int) -> int:
    """ODIN-6.5: spaces of which at least one effect could be used, costs and ships apart."""
    p, effect = s.players[seat], s.box.effect
    have, found = p.have, s.box.always
    if s.strips:
        found |= effect["mountain"]
    if any(have[: I.FIRST_BLUE]):
        found |= effect["upgrade"]
    for house, left in enumerate(s.houses):
        if left:
            found |= effect[f"house:{house}"]
    found |= _docked(s, seat)
    if p.hand:
        found |= effect["play:2"] | effect["play:4"]
    elif s.deck:
        found |= effect["play:4"]  # ODIN-12.22
    if p.large and have[I.SILVER] >= s.round and OPS["emigrate"].can(s, seat, ()):
        found |= effect["emigrate"]
    if p.knarrs and OPS["sale"].can(s, seat, (0,)):
        found |= effect["sale"]
    for first, second, name in EITHER:
        if have[first] or have[second]:
            found |= effect[name]
    return found | _explored(s, seat)


#: effects that need one of two items
EITHER = (
    (I.WOOD, I.ORE, "one_of:wood+ore"),
    (I.STONE, I.ORE, "one_of:stone+ore"),
    (I.SHEEP, I.PREGNANT_SHEEP, "count:sheep"),
    (I.CATTLE, I.PREGNANT_CATTLE, "count:cattle"),
)


def _docked(s: Odin, seat: int) -> int:
    """Spaces that give a ship there is a dock for."""
    p, effect, found = s.players[seat], s.box.effect, 0
    if p.large < s.box.docks[1]:
        found |= effect["ship:1"] | (effect["swap"] if p.boats else 0)
    return found | (effect["ship:0"] if len(p.boats) < s.box.docks[0] else 0)


def _explored(s: Odin, seat: int) -> int:
    """ODIN-11.1, 11.2: exploration spaces with a board to claim and a ship for it."""
    p, found = s.players[seat], 0
    ships = (1 if p.boats else 0) | (2 if p.knarrs else 0) | (4 if p.longships else 0)
    if ships:
        for board in range(4):
            if s.owners[board] < 0:
                side = s.facing(board)
                if ships & s.box.explorers[side]:
                    found |= s.box.explore_bit[side]
    return found


class Act(Own):
    """ODIN-6.1 to 6.9: place Vikings on one space, or pass."""

    __slots__ = ()
    rule = "ODIN-6.1"
    early = True

    def bars(self, s: Odin) -> Iterator[tuple[Reason, int]]:
        """Rules that bar many spaces at once, as bits."""
        p, box = s.players[self.seat], s.box
        yield OCCUPIED, s.taken
        for column in range(p.vikings + 1, 5):
            yield TOO_FEW, box.by_column[column] | box.imitation[column - 1]
        straight = ~self.bent(s)
        for item, n, spaces in box.needs:
            if p.have[item] < n:
                yield CANNOT_PAY, spaces & straight
        for ship, n, spaces in box.ship_needs:
            if p.ships(ship) < n:
                yield NO_SHIP, spaces & straight
        yield NOTHING_TO_GAIN, box.all_spaces & ~effective(s, self.seat) & straight

    def bent(self, s: Odin) -> int:
        """Spaces that the player's cards make easier: `why` looks at each of these."""
        p, bits = s.players[self.seat], 0
        if p.hooks & H_BENDS:
            for card in p.played:
                bits |= s.box.bends[card]
        return bits

    def field(self, s: Odin) -> int:
        """All spaces on the board, as bits."""
        bits = s.box.all_spaces
        for column in range(4):
            if s.extension >> column & 1:
                bits |= s.box.imitation[column]
        return bits

    def legal(self, s: Odin) -> list[Option]:
        left, make = self.field(s), s.box.make
        for _, barred in self.bars(s):
            left &= ~barred
        careful = left & (self.bent(s) | ~s.box.all_spaces)
        found = pick(make.space, left & ~careful)
        found += [o for o in pick(make.space, careful) if next(self.why_here(s, o), None) is None]
        found += [o for o in self.fewer(s) if next(self.why(s, o), None) is None]
        found.append(make.passed)
        return found

    def own(self, s: Odin) -> Sequence[Option]:
        return [*pick(s.box.make.space, self.field(s)), *self.fewer(s), s.box.make.passed]

    def fewer(self, s: Odin) -> list[Option]:
        """Card 106: Plundering with fewer Vikings."""
        p = s.players[self.seat]
        if not p.hooks & H_VIKINGS:
            return []
        return [s.box.make.fewer[x.number] for x in s.box.spaces if reduced(s, self.seat, x.number)]

    def why(self, s: Odin, o: Option) -> Iterator[Reason]:
        if o.verb == "space":
            for why, barred in self.bars(s):
                if barred >> o.a & 1:
                    yield why
            if (self.bent(s) | ~s.box.all_spaces) >> o.a & 1:
                yield from self.why_here(s, o)
        elif o.verb == "fewer":
            if s.taken >> o.a & 1:
                yield OCCUPIED
            if s.players[self.seat].vikings < s.box.column[o.a] - reduced(s, self.seat, o.a):
                yield TOO_FEW
            yield from against_space(s, self.seat, s.box.spaces[o.a])

    def why_here(self, s: Odin, o: Option) -> Iterator[Reason]:
        """What only this space demands."""
        if o.a < len(s.box.spaces):
            yield from against_space(s, self.seat, s.box.spaces[o.a])
        elif not imitable(s, self.seat, s.box.column[o.a]):
            yield NOT_ANOTHERS

    def take(self, s: Odin, o: Option) -> None:
        seat = self.seat
        s.players[seat].unloaded = 0
        if o.verb == "pass":
            s.passed |= 1 << seat
            s.push(NextTurn(seat))
            if s.log is not None:
                s.tell("passes", seat, "ODIN-6.7", seat=Seat(seat))
            return
        vikings = s.box.column[o.a] - (reduced(s, seat, o.a) if o.verb == "fewer" else 0)
        s.push(NextTurn(seat))
        if o.a >= len(s.box.spaces):
            s.push(Imitate(seat, o.a))
        else:
            set_out(s, seat, o.a, o.a, vikings)


def reduced(s: Odin, seat: int, space: int) -> int:
    """By how many Vikings a space may be used with fewer (card 106)."""
    for n in answering(s, seat, HOOK["mod-vikings"], space=space):
        for b in ways(s, seat, s.box.clauses[n]):
            return -int(b.do[0].args[0])
    return 0


def imitable(s: Odin, seat: int, column: int) -> list[int]:
    """ODIN-13.2, 13.3: spaces of the column with another player's Vikings that could be used."""
    mine = s.colour(seat) + 1
    return [
        x.number
        for x in s.box.spaces
        if x.column == column and s.held[x.number] and s.held[x.number] >> 4 != mine
        and next(against_space(s, seat, x), None) is None
    ]  # fmt: skip


class Imitate(Ask[Odin]):
    """ODIN-13.2 to 13.8: which space is copied?"""

    __slots__ = ("on",)
    rule = "ODIN-13.2"

    def __init__(self, seat: int, on: int) -> None:
        self.seat = seat
        self.on = on

    def candidates(self, s: Odin) -> Sequence[Option]:
        return pick(s.box.make.copy, s.box.by_column[s.box.column[self.on]])

    def against(self, s: Odin, o: Option) -> Iterator[Reason]:
        held = s.held[o.a]
        if not held or held >> 4 == s.colour(self.seat) + 1:
            yield NOT_ANOTHERS
        yield from against_space(s, self.seat, s.box.spaces[o.a])

    def choose(self, s: Odin, o: Option) -> None:
        set_out(s, self.seat, o.a, self.on, s.box.column[self.on])


def set_out(s: Odin, seat: int, space: int, on: int, vikings: int) -> None:
    """ODIN-6.2 to 6.4: Vikings are placed, and the action follows at once."""
    p = s.players[seat]
    s.occupy(on, seat, vikings)
    s.last = seat
    p.quiet = 0
    column = s.box.spaces[space].column
    if column == 2 and vikings == 2:
        p.twos += 1
    if s.log is not None:
        s.tell("uses", seat, "ODIN-6.4", (f"space:{space_name(s, on)}",), seat=Seat(seat), number=vikings,
               space=Text(s.box.spaces[space].id))  # fmt: skip
    use_space(s, seat, space, on, vikings, 1)
    facts = s.frames[-1].facts
    facts[MAY_PLAY] = int(column == 4 and vikings == 4)
    if column == 3 and vikings == 3:
        s.push(ColumnDraw(seat))
    if p.hooks & H_SQUARE:
        fire(s, seat, "thing_square", count=p.vikings)


def space_name(s: Odin, on: int) -> str:
    """The name of a space or imitation space."""
    n = len(s.box.spaces)
    return s.box.spaces[on].id if on < n else f"imitate_{on - n + 1}"


def use_space(s: Odin, seat: int, space: int, on: int, vikings: int, named: int) -> Frame:
    """An action begins: what comes before it, its effects, what comes with and after it (ODIN-6.14)."""
    frame = new_frame(s, seat, space, on, vikings, named)
    s.plan(Before(seat), Effects(seat), With(seat), After(seat), EndUse(seat))
    return frame


class ColumnDraw(Step[Odin]):
    """ODIN-12.7: placing on the third column draws a card first."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Odin) -> None:
        draw_do(s, self.seat, (1,), 0)


class Before(Step[Odin]):
    """ODIN-6.14, EL-30: cards that act before the space, and the free play of the fourth column."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Odin) -> None:
        frame, seat = s.frames[-1], self.seat
        space, p = s.box.spaces[frame.space], s.players[seat]
        if frame.facts[MAY_PLAY] and p.hand:
            s.push(FreePlay(seat, 0))
        if not p.hooks & (bit("space-before") | bit("action-before")):
            return
        found = answering(s, seat, HOOK["space-before"], space=frame.space) if frame.named else []
        for action in range(len(I.ACTION_NAMES)):
            if space.actions >> action & 1:
                found += answering(s, seat, HOOK["action-before"], action=action)
        if found:
            s.push(Prepare(seat, tuple(found)))
            if len(space.branches) == 1 and I.ORE in (
                space.branches[0].one_of or (i for i, _ in space.branches[0].pay)
            ):
                declare(s, seat, space, found)


def declare(s: Odin, seat: int, space: Space, found: list[int]) -> None:
    """Card 103: whether ore will be paid is said ahead of it, and binds."""
    facts = s.frames[-1].facts
    if not space.branches[0].one_of:
        facts[WILL_PAY_ORE] = 1
    elif any(t.metric == "ev.will_pay.ore" for n in found for t in s.box.clauses[n].tests):
        s.push(Declare(seat))


class Declare(Ask[Odin]):
    """Card 103: will ore be paid, or wood?"""

    __slots__ = ()
    rule = "ODIN-12.12"

    def candidates(self, s: Odin) -> Sequence[Option]:
        return [s.box.make.pay[i] for i in (I.WOOD, I.ORE)]

    def against(self, s: Odin, o: Option) -> Iterator[Reason]:
        p = s.players[self.seat]
        arrows = [s.box.strips[n][at] for n, at in zip(s.strips, s.strip_at, strict=True)]
        if not p.have[o.a] and o.a not in arrows:
            yield CANNOT_PAY

    def choose(self, s: Odin, o: Option) -> None:
        s.frames[-1].facts[WILL_PAY_ORE] = 1 if o.a == I.ORE else -1


class Prepare(Step[Odin]):
    """Cards ahead of the action: those that happen of themselves, then those the owner may use."""

    __slots__ = ("clauses", "seat")

    def __init__(self, seat: int, clauses: tuple[int, ...]) -> None:
        self.seat = seat
        self.clauses = clauses

    def run(self, s: Odin) -> None:
        seat, table = self.seat, s.box.clauses
        frame = s.frames[-1]
        space = s.box.spaces[frame.space]
        declared = frame.facts[WILL_PAY_ORE]
        lacks = space.style != "dice" and (not ready(s, seat, space) or (declared and not promised(s, seat)))
        frame.facts[NEED] = (promised_need(s, seat) if declared else need_of(s, seat, space)) if lacks else 0
        offered = tuple(n for n in self.clauses if table[n].may)
        if offered:
            s.push(AskBefore(seat, offered))
        auto = tuple(n for n in self.clauses if not table[n].may)
        if auto:
            s.push(Answer(seat, auto))


def promised(s: Odin, seat: int) -> bool:
    """Is the declared payment there?"""
    have = s.players[seat].have
    declared = s.frames[-1].facts[WILL_PAY_ORE]
    return bool(have[I.ORE]) if declared > 0 else bool(have[I.WOOD])


def promised_need(s: Odin, seat: int) -> int:
    """The one item that keeps the promise."""
    return 0 if promised(s, seat) else 1 << (I.ORE if s.frames[-1].facts[WILL_PAY_ORE] > 0 else I.WOOD)


class AskBefore(Step[Odin]):
    """Ask for cards ahead of the action while any can be used."""

    __slots__ = ("clauses", "seat")

    def __init__(self, seat: int, clauses: tuple[int, ...]) -> None:
        self.seat = seat
        self.clauses = clauses

    def run(self, s: Odin) -> None:
        if any(clause_ready(s, self.seat, s.box.clauses[n]) for n in self.clauses):
            s.push(Ahead(self.seat, self.clauses))


class Ahead(Offer):
    """ODIN-6.14: cards ahead of the action; one that must supply what is missing cannot be declined."""

    __slots__ = ()
    rule = "ODIN-6.14"

    def against(self, s: Odin, o: Option) -> Iterator[Reason]:
        yield from super().against(s, o)
        need = s.frames[-1].facts[NEED]
        if need and o.verb == "done":
            yield MUST_SUPPLY
        if need and o.verb == "use" and not supplies(s, o.a, need):
            yield MUST_SUPPLY

    def choose(self, s: Odin, o: Option) -> None:
        if o.verb == "done":
            return
        times = s.box.clauses[o.a].times
        again = self.clauses if times else tuple(n for n in self.clauses if n != o.a)
        s.plan(RunClause(o.a, self.seat, -1), Prepare(self.seat, again) if not times else Repeat(self.seat, o.a, again))


class Repeat(Step[Odin]):
    """Card 88: up to once per knarr."""

    __slots__ = ("clause", "clauses", "seat")

    def __init__(self, seat: int, clause: int, clauses: tuple[int, ...]) -> None:
        self.seat = seat
        self.clause = clause
        self.clauses = clauses

    def run(self, s: Odin) -> None:
        s.frames[-1].facts[REPEATED] += 1
        done = s.frames[-1].facts[REPEATED] >= s.players[self.seat].knarrs
        s.push(AskBefore(self.seat, tuple(n for n in self.clauses if not (done and n == self.clause))))


def supplies(s: Odin, clause: int, need: int) -> bool:
    """Does a card ahead of the action give one of these items?"""
    arrows = sum(1 << i for i in {s.box.strips[n][at] for n, at in zip(s.strips, s.strip_at, strict=True)})
    for o in (o for b in s.box.clauses[clause].branches for o in b.do if o.name == "mountain"):
        if need & arrows & (o.args[1] or -1):
            return True
    return False


class FreePlay(Own):
    """ODIN-12.8: placing four Vikings on the fourth column plays a card for free, before or after the action."""

    __slots__ = ("after",)
    rule = "ODIN-12.8"

    def __init__(self, seat: int, after: int) -> None:
        self.seat = seat
        self.after = after

    def own(self, s: Odin) -> Sequence[Option]:
        make = s.box.make
        return [*(make.card[c] for c in sorted(s.players[self.seat].hand)), make.done]

    def take(self, s: Odin, o: Option) -> None:
        if o.verb == "card":
            s.frames[-1].facts[MAY_PLAY] = 0
            PlayCard(self.seat, 1, 0, 0).take(s, o)


# ── the effects of a space ───────────────────────────────────────────────────────────────────


class Effects(Step[Odin]):
    """ODIN-6.4: costs and effects of the space itself."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Odin) -> None:
        frame, seat = s.frames[-1], self.seat
        frame.facts[NEED] = 0
        frame.facts[CARDS] = len(s.players[seat].played)
        space = s.box.spaces[frame.space]
        if space.style == "dice":
            s.push(StartDice(seat))
        elif space.style == "parts":
            s.push(NextPart(seat, (1 << len(space.branches)) - 1, 0))
        else:
            open_ = [i for i, b in enumerate(space.branches) if usable(s, seat, b, SPACE, self._space(frame))]
            others = instead_of(s, seat, frame.space) if frame.named else []
            if len(open_) + len(others) == 1 and open_:
                run_branch(s, seat, space, open_[0])
            elif open_ or others:
                s.push(Choose(seat))

    def _space(self, frame: Frame) -> int:
        return frame.space if frame.named else -1


def run_branch(s: Odin, seat: int, space: Space, number: int) -> None:
    """One branch of a space; plundering uses the ships it demands (EL-23)."""
    if space.actions >> I.PLUNDERING & 1 and s.players[seat].longships:
        s.frames[-1].facts[SHIPS_USED] |= 1 << I.LONGSHIP
    declared = s.frames[-1].facts[WILL_PAY_ORE]
    if declared and space.branches[number].one_of:
        s.push(RunDeclared(seat, space.branches[number].number, I.ORE if declared > 0 else I.WOOD))
    else:
        s.push(RunBranch(space.branches[number].number, seat, SPACE, -1))


class RunDeclared(Step[Odin]):
    """Card 103: what was declared is paid."""

    __slots__ = ("branch", "item", "seat")

    def __init__(self, seat: int, branch: int, item: int) -> None:
        self.seat = seat
        self.branch = branch
        self.item = item

    def run(self, s: Odin) -> None:
        pay(s, self.seat, self.item, 1, SPACE)
        reap(s, s.box.branches[self.branch], self.seat, SPACE, -1)


class Choose(Own):
    """ODIN-9.21, 9.38: one of the ways of a space, or what a card puts in its place."""

    __slots__ = ()
    rule = "ODIN-9.21"

    def own(self, s: Odin) -> Sequence[Option]:
        make, frame = s.box.make, s.frames[-1]
        others = instead_of(s, self.seat, frame.space) if frame.named else []
        return [*make.choose[: len(s.box.spaces[frame.space].branches)], *(make.use[n] for n in others)]

    def why(self, s: Odin, o: Option) -> Iterator[Reason]:
        if o.verb == "choose":
            frame = s.frames[-1]
            b = s.box.spaces[frame.space].branches[o.a]
            if lacking(s, self.seat, b, frame.space if frame.named else -1) != -1:
                yield CANNOT_PAY
            elif not yields(s, self.seat, b, SPACE):
                yield NOTHING_TO_GAIN

    def take(self, s: Odin, o: Option) -> None:
        if o.verb == "use":
            s.push(RunClause(o.a, self.seat, -1))
        else:
            run_branch(s, self.seat, s.box.spaces[s.frames[-1].space], o.a)


class NextPart(Step[Odin]):
    """ODIN-6.6, 9.38, A-21: the parts of a space, each once, in any order; at least one is used."""

    __slots__ = ("left", "seat", "used")

    def __init__(self, seat: int, left: int, used: int) -> None:
        self.seat = seat
        self.left = left
        self.used = used

    def run(self, s: Odin) -> None:
        space = s.box.spaces[s.frames[-1].space]
        open_ = open_parts(s, self.seat, self.left)
        free = [i for i in open_ if not space.branches[i].pay and not space.branches[i].do]
        only = len(open_) == 1 and not self.used and not replacing(s, self.seat, self.left)
        if free or only:
            part = free[0] if free else open_[0]
            s.plan(RunBranch(space.branches[part].number, self.seat, SPACE, -1),
                   NextPart(self.seat, self.left & ~(1 << part), 1))  # fmt: skip
        elif open_ or replacing(s, self.seat, self.left):
            s.push(Parts(self.seat, self.left, self.used))


def open_parts(s: Odin, seat: int, left: int) -> list[int]:
    """Parts of the space that can be used now."""
    frame = s.frames[-1]
    branches = s.box.spaces[frame.space].branches
    at = frame.space if frame.named else -1
    return [i for i, b in enumerate(branches) if left >> i & 1 and usable(s, seat, b, SPACE, at)]


def replacing(s: Odin, seat: int, left: int) -> list[int]:
    """Card 102: what may be done instead of the upgrade, while that part is unused."""
    frame = s.frames[-1]
    branches = s.box.spaces[frame.space].branches
    upgrades = any(left >> i & 1 and b.do and b.do[0].name == "upgrade" for i, b in enumerate(branches))
    return instead_of(s, seat, frame.space) if upgrades and frame.named else []


class Parts(Own):
    """ODIN-9.38: which part next, or enough?"""

    __slots__ = ("left", "used")
    rule = "ODIN-9.38"

    def __init__(self, seat: int, left: int, used: int) -> None:
        self.seat = seat
        self.left = left
        self.used = used

    def own(self, s: Odin) -> Sequence[Option]:
        make = s.box.make
        parts = pick(make.part, self.left)
        cards = [make.use[n] for n in replacing(s, self.seat, self.left)]
        return [*parts, *cards, make.done] if self.used else [*parts, *cards]

    def why(self, s: Odin, o: Option) -> Iterator[Reason]:
        if o.verb == "part" and o.a not in open_parts(s, self.seat, self.left):
            frame = s.frames[-1]
            b = s.box.spaces[frame.space].branches[o.a]
            payable = lacking(s, self.seat, b, frame.space if frame.named else -1) == -1
            yield NOTHING_TO_GAIN if payable else CANNOT_PAY

    def take(self, s: Odin, o: Option) -> None:
        if o.verb == "done":
            return
        branches = s.box.spaces[s.frames[-1].space].branches
        if o.verb == "use":
            part = next(i for i, b in enumerate(branches) if b.do and b.do[0].name == "upgrade")
            s.plan(RunClause(o.a, self.seat, -1), NextPart(self.seat, self.left & ~(1 << part), 1))
            return
        left = self.left & ~(1 << o.a)
        if any(b.ship >= 0 for b in branches) and o.a:
            left = 0  # ODIN-9.53: the exchange comes first
        s.plan(RunBranch(branches[o.a].number, self.seat, SPACE, -1), NextPart(self.seat, left, 1))


# ── with, after, end ─────────────────────────────────────────────────────────────────────────

#: actions that a whole space is; the others (emigration, exploration, upgrades) speak for themselves
WHOLE = sum(1 << a for a in (I.HUNTING, I.SNARING, I.WHALING, I.RAIDING, I.PILLAGING, I.PLUNDERING, I.OVERSEAS))


def answers_around(s: Odin, seat: int, when: str, cards: int) -> list[int]:
    """Clauses that answer the use of a space or an action, with it or after it."""
    frame = s.frames[-1]
    result = frame.facts[RESULT]
    found: list[int] = []
    if frame.named:
        found += answering(s, seat, HOOK[f"space-{when}"], space=frame.space, result=result, cards=cards)
    actions = s.box.spaces[frame.space].actions & WHOLE
    if actions:
        action = actions.bit_length() - 1
        found += answering(s, seat, HOOK[f"action-{when}"], action=action, result=result, cards=cards)
    if frame.vikings:
        found += answering(s, seat, HOOK[f"viking_action-{when}"], cards=cards)
    return [n for n in found if holds(s, seat, s.box.clauses[n])]


H_WITH = bit("space-with") | bit("action-with") | bit("viking_action-with")
H_AFTER = bit("space-after") | bit("action-after") | bit("viking_action-after") | bit("ship_used-after")


class With(Step[Odin]):
    """EL-6: cards that belong to the same resolution; they were in play before it began (EL-17)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Odin) -> None:
        if s.players[self.seat].hooks & H_WITH:
            found = answers_around(s, self.seat, "with", s.frames[-1].facts[CARDS])
            if found:
                s.push(Answer(self.seat, tuple(found)))


class After(Step[Odin]):
    """ODIN-6.14: cards that act after the action; then the free play of the fourth column, if not yet used."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Odin) -> None:
        p, frame, seat = s.players[self.seat], s.frames[-1], self.seat
        if frame.facts[MAY_PLAY] and p.hand:
            s.push(FreePlay(seat, 1))
        if p.hooks & H_AFTER:
            found = answers_around(s, seat, "after", -1)
            if frame.facts[SHIPS_USED] >> I.LONGSHIP & 1:
                found += answering(s, seat, HOOK["ship_used-after"])
            if found:
                s.push(Answer(seat, tuple(found)))


class EndUse(Step[Odin]):
    """The action is over (EL-19)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Odin) -> None:
        frame, seat = s.frames[-1], self.seat
        found = played_answers(s, seat)
        if not frame.vikings and s.players[seat].hooks & bit("occupation_action"):
            more = answering(s, seat, HOOK["occupation_action"])
            found += [n for n in more if holds(s, seat, s.box.clauses[n])]
        s.push(CloseFrame())
        if found:
            s.push(Answer(seat, tuple(found)))


class NextTurn(Step[Odin]):
    """ODIN-6.7 to 6.9: the next seat that has not passed; without Vikings it must."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Odin) -> None:
        for i in range(1, s.seats + 1):
            seat = (self.seat + i) % s.seats
            if not s.passed >> seat & 1:
                if s.players[seat].vikings:
                    s.push(Act(seat))
                    return
                s.passed |= 1 << seat
