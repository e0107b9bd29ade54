"""ODIN section 10: dice actions."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

from meadhall.core.option import Option
from meadhall.core.refusal import Reason, reason
from meadhall.core.step import Step
from meadhall.core.text import Text
from meadhall.games.odin import items as I
from meadhall.games.odin.action_spaces import Dice
from meadhall.games.odin.occupations.compile import HOOK
from meadhall.games.odin.occupations.hooks import answering, modifiers
from meadhall.games.odin.state import FAILURE, SUCCESS, Odin
from meadhall.games.odin.steps.clauses import RunClause, fire, gain
from meadhall.games.odin.steps.conditions import clause_ready
from meadhall.games.odin.steps.foresight import Chance
from meadhall.games.odin.steps.mountains_and_trade import take_tile
from meadhall.games.odin.steps.ops import NEITHER, SPACE
from meadhall.games.odin.steps.paying import PayOne, pay
from meadhall.games.odin.steps.question import Own, Single
from meadhall.games.odin.supply import on_offer
from meadhall.games.odin.told import amount

ROLLS_USED = reason("ODIN-10.1", "why-rolls-used")
CANNOT_SPEND = reason("ODIN-10.27", "why-cannot-spend")

ROLLS_PRINTED = 3
RULE = {
    I.HUNTING: "ODIN-10.20", I.SNARING: "ODIN-10.21", I.WHALING: "ODIN-10.22", I.RAIDING: "ODIN-10.14",
    I.PILLAGING: "ODIN-10.16",
}  # fmt: skip


def dice_of(s: Odin) -> Dice:
    """The dice action under way."""
    found = s.box.spaces[s.frames[-1].space].dice
    assert found is not None
    return found


class StartDice(Chance):
    """ODIN-10.3, 10.15, 10.23: which ships help is settled before the first roll."""

    seat: int

    def run(self, s: Odin) -> None:
        d, seat = dice_of(s), self.seat
        found = answering(s, seat, HOOK["action-instead"], action=d.action)
        if any(clause_ready(s, seat, s.box.clauses[n]) for n in found):
            s.push(RatherNot(seat, found[0]))
            return
        if d.high:
            name_ship(s, seat)
        s.push(FirstRoll(seat))
        if d.boats:
            s.push(NameBoats(d.boats, seat))


def name_ship(s: Odin, seat: int) -> None:
    """EL-23: the longship with most ore fights, unless a card has taken ore off the one that does."""
    p, frame = s.players[seat], s.frames[-1]
    if not frame.ships_used:
        frame.ships_used = 1 << (I.LONGSHIP if p.longships else I.KNARR)
        frame.ore_help = max(p.longships, default=0)
    # what card 39 has unloaded since helps no more
    frame.ore_help = min(frame.ore_help, max(p.longships, default=0)) if dice_of(s).ship_ore else 0


class RatherNot(Own):
    """Card 185: instead of the raid, something else."""

    clause: int
    rule = "ODIN-12.12"

    def candidates(self, s: Odin) -> Sequence[Option]:
        return [s.box.opt.use[self.clause], s.box.opt.roll]

    def choose(self, s: Odin, o: Option) -> None:
        if o.verb == "use":
            s.frames[-1].ships_used = 0
            s.push(RunClause(o.a, self.seat, -1))
            return
        name_ship(s, self.seat)
        s.push(FirstRoll(self.seat))


class NameBoats(Step[Odin]):
    """ODIN-10.23, A-18, A-19: the boats used are the owner's choice."""

    most: int
    seat: int

    def run(self, s: Odin) -> None:
        ask = Boats(self.seat, self.most)
        options = ask.candidates(s)
        if len(options) == 1:
            ask.choose(s, options[0])
        else:
            s.push(ask)


class Boats(Own):
    """ODIN-10.23: how many boats with extra ore, how many without."""

    most: int
    rule = "ODIN-10.23"

    def candidates(self, s: Odin) -> Sequence[Option]:
        boats = s.players[self.seat].boats
        full, plain = sum(1 for ore in boats if ore), sum(1 for ore in boats if not ore)
        return [
            s.box.opt.boats[a][b]
            for a in range(full + 1)
            for b in range(plain + 1)
            if 1 <= a + b <= self.most
        ]  # fmt: skip

    def choose(self, s: Odin, o: Option) -> None:
        frame = s.frames[-1]
        frame.boats = o.a + o.b
        frame.ore_help = o.a + (o.a + o.b) * s.box.ships[I.BOAT].printed_ore
        frame.ships_used |= 1 << I.BOAT


class FirstRoll(Step[Odin]):
    """EL-9: roll modifiers are those in force at the first roll."""

    seat: int

    def run(self, s: Odin) -> None:
        frame = s.frames[-1]
        frame.cards = len(s.players[self.seat].played)
        frame.die += sum(add for (add,) in _mods(s, self.seat, "die"))
        roll(s, self.seat)


def _mods(s: Odin, seat: int, name: str) -> list[tuple[int, ...]]:
    frame = s.frames[-1]
    return modifiers(s, seat, name, frame.itself, dice_of(s).action)


def roll(s: Odin, seat: int) -> None:
    """ODIN-10.1, 10.25: a new roll cancels the one before; a result of 0 is a success at once."""
    frame, d = s.frames[-1], dice_of(s)
    frame.roll = s.draw(d.sides) + 1
    frame.rolls += 1
    if s.log is not None:
        s.tell("rolls", seat, "ODIN-10.1", ("die",), number=frame.roll)
    if not d.high and result(s) == 0:
        hunt_succeeds(s, seat, 0, 0)
    else:
        s.push(Rolled(seat))


def result(s: Odin) -> int:
    """EL-32: the roll with all modifiers and the ore of the ships."""
    frame = s.frames[-1]
    if dice_of(s).high:
        return frame.roll + frame.die + frame.ore_help
    return max(0, frame.roll + frame.die - frame.ore_help)


def worth(s: Odin, seat: int, item: int) -> int:
    """By how much one spent item changes the result (cards 11 and 89)."""
    return max([1, *(v for i, v in _mods(s, seat, "spend_value") if i == item)])


def arms(s: Odin, seat: int) -> int:
    """How many weapons could be spent (card 137: spears like swords)."""
    weapon, have = dice_of(s).pay[1], s.players[seat].have
    return have[weapon] + sum(have[own] for own, other in _mods(s, seat, "spend_as") if other == weapon)


def stands_in(s: Odin, seat: int, weapon: int) -> bool:
    """Card 137: does the player hold other weapons that may be spent like this one?"""
    return arms(s, seat) > s.players[seat].have[weapon]


def mixes(s: Odin, seat: int, need: int) -> list[tuple[int, int]]:
    """ODIN-10.28: all payments that are enough, without a superfluous item."""
    d = dice_of(s)
    a_worth, b_worth = worth(s, seat, d.pay[0]), worth(s, seat, d.pay[1])
    most = min(arms(s, seat), 39)
    found = []
    for a in range(min(s.players[seat].have[d.pay[0]], 39) + 1):
        rest = need - a * a_worth
        b = max(0, -(-rest // b_worth))
        superfluous = a and (a - 1) * a_worth + b * b_worth >= need
        if b <= most and not superfluous:
            found.append((a, b))
        if rest <= 0:
            break
    return found


def reach(s: Odin, seat: int) -> int:
    """ODIN-10.11: the highest result that spending everything brings."""
    first, second = dice_of(s).pay
    spent = min(s.players[seat].have[first], 39) * worth(s, seat, first)
    return result(s) + spent + min(arms(s, seat), 39) * worth(s, seat, second)


#: the highest result that spending brings, and the payments that are enough (each for the dice that ask for it)
Means = tuple[int, list[tuple[int, int]]]


class Rolled(Own):
    """ODIN-10.1, 10.2: roll again, or declare success or failure."""

    rule = "ODIN-10.2"

    def means(self, s: Odin) -> Means:
        """What spending reaches, or the payments that are enough."""
        if dice_of(s).high:
            return reach(s, self.seat), []
        return 0, mixes(s, self.seat, result(s))

    def candidates(self, s: Odin) -> Sequence[Option]:
        return self.candidates_by(s, self.means(s))

    def candidates_by(self, s: Odin, means: Means) -> Sequence[Option]:
        """The same, by what spending brings."""
        opt, found = s.box.opt, [s.box.opt.roll]
        if dice_of(s).high:
            found += [opt.loot[item] for item in booty(s, self.seat)]
        else:
            found += [opt.spend[a][b] for a, b in means[1]] or [opt.spend[min(result(s), 39)][0]]
        return [*found, *opt.fail[: self.returnable(s) + 1]]

    def returnable(self, s: Odin) -> int:
        """ODIN-10.16, 10.21, 10.24: how many Vikings may come back after a failure."""
        frame = s.frames[-1]
        if frame.on < 0 or frame.no_return:
            return 0
        return min(dice_of(s).back, s.vikings_on(frame.on, self.seat))

    def forbids(self, s: Odin, o: Option) -> Iterable[Reason]:
        return self.forbids_by(s, o, self.means(s))

    def forbids_by(self, s: Odin, o: Option, means: Means) -> Iterable[Reason]:
        """The same, by what spending brings."""
        if o.verb == "roll":
            return (ROLLS_USED,) if s.frames[-1].rolls >= rolls_allowed(s, self.seat) else ()
        if o.verb == "loot":
            return cannot_reach(wanted(s, self.seat, (o.a,)), means[0])
        if o.verb == "spend":
            return (CANNOT_SPEND,) if (o.a, o.b) not in means[1] else ()
        return ()

    def by_rules(self, s: Odin) -> Sequence[Option]:
        means = self.means(s)
        return [o for o in self.candidates_by(s, means) if not any(self.forbids_by(s, o, means))]

    def choose(self, s: Odin, o: Option) -> None:
        if o.verb == "roll":
            roll(s, self.seat)
        elif o.verb == "spend":
            hunt_succeeds(s, self.seat, o.a, o.b)
        elif o.verb == "fail":
            fails(s, self.seat, o.a)
        elif loot_tiles(s, self.seat) > 1:
            s.push(SecondLoot(self.seat, o.a))
        else:
            battle_won(s, self.seat, (o.a,))


def rolls_allowed(s: Odin, seat: int) -> int:
    """Three, or four with card 153."""
    return max([ROLLS_PRINTED, *(n for (n,) in _mods(s, seat, "rolls_max"))])


# ── hunting ──────────────────────────────────────────────────────────────────────────────────


def hunt_succeeds(s: Odin, seat: int, first: int, second: int) -> None:
    """ODIN-10.20 to 10.22: pay wood and weapons, receive the prey."""
    d, frame = dice_of(s), s.frames[-1]
    frame.result, frame.spent_wood, frame.spent_arm = SUCCESS, first, second
    if s.log is not None:
        s.tell("hunt-won", seat, RULE[d.action], action=Text(s.box.spaces[s.frames[-1].space].id))
    for item, n in zip(d.pay, (first, second), strict=True):
        pay(s, seat, item, n, NEITHER)
    for item, n in d.success:
        gain(s, seat, item, n, SPACE)


def fails(s: Odin, seat: int, back: int) -> None:
    """ODIN-10.14, 10.16, 10.20 to 10.26: a consolation, and Vikings back."""
    d, frame = dice_of(s), s.frames[-1]
    frame.result = FAILURE
    if s.log is not None:
        s.tell("fails", seat, RULE[d.action], action=Text(s.box.spaces[frame.space].id), number=back)
    if back:
        vikings_back(s, seat, {frame.on: back})
    for item, n in d.failure:
        gain(s, seat, item, n, SPACE)


def vikings_back(s: Odin, seat: int, spaces: dict[int, int]) -> None:
    """Vikings return to the Thing Square together (ODIN-6.12, 6.13)."""
    for space, n in spaces.items():
        s.take_back(space, seat, n)
    p, total = s.players[seat], sum(spaces.values())
    p.quiet = 0
    if total and s.phase == I.ACTIONS:
        fire(s, seat, "vikings_back", count=total)
    if total:
        fire(s, seat, "thing_square", count=p.vikings)


# ── raiding and pillaging ────────────────────────────────────────────────────────────────────


def loot_tiles(s: Odin, seat: int) -> int:
    """How many tiles a battle may bring (card 136)."""
    return max([1, *(n for n, _ in _mods(s, seat, "loot"))])


def booty(s: Odin, seat: int) -> list[int]:
    """ODIN-10.12: blue tiles and special tiles on offer; with card 138 green ones too."""
    green = range(I.FIRST_GREEN, I.FIRST_BLUE) if any(g for _, g in _mods(s, seat, "loot")) else ()
    specials = [i for i in range(I.FIRST_SPECIAL, I.WOOD) if on_offer(s, i)]
    return [*green, *range(I.FIRST_BLUE, I.FIRST_SPECIAL), *specials]


def sword_of(s: Odin, seat: int, item: int) -> int:
    """The sword value of a tile, with cards 138 and 139."""
    if item < I.FIRST_BLUE:
        return s.box.sword[s.box.up[0][item]] - 1
    value = s.box.sword[item]
    more = sum(add for (add,) in _mods(s, seat, "special_sword")) if item >= I.FIRST_SPECIAL else 0
    if more and value == max(s.box.sword[i] for i in range(I.FIRST_SPECIAL, I.WOOD) if on_offer(s, i)):
        return value + more
    return value


def wanted(s: Odin, seat: int, tiles: tuple[int, ...]) -> int:
    """The battle result that takes these tiles: never one that is a failure (ODIN-10.13)."""
    return max(dice_of(s).fails_at + 1, sum(sword_of(s, seat, i) for i in tiles))


@lru_cache(maxsize=1024)
def cannot_reach(sword: int, most: int) -> tuple[Reason, ...]:
    """ODIN-10.12: a sword value above the battle result, whatever is spent."""
    return (reason("ODIN-10.12", "why-cannot-reach", sword=sword, most=most),) if sword > most else ()


class SecondLoot(Single):
    """Card 136: the battle result may be split over two tiles."""

    first: int
    rule = "ODIN-12.12"

    def candidates(self, s: Odin) -> Sequence[Option]:
        opt = s.box.opt
        tiles = [i for i in booty(s, self.seat) if i < I.FIRST_SPECIAL or i != self.first]
        return [*(opt.loot[i] for i in tiles), opt.done]

    def forbids(self, s: Odin, o: Option) -> Iterator[Reason]:
        if o.verb == "loot":
            yield from cannot_reach(wanted(s, self.seat, (self.first, o.a)), reach(s, self.seat))

    def choose(self, s: Odin, o: Option) -> None:
        battle_won(s, self.seat, (self.first, o.a) if o.verb == "loot" else (self.first,))


def battle_won(s: Odin, seat: int, tiles: tuple[int, ...]) -> None:
    """ODIN-10.11, 10.12, A-9: spend what is needed, then take the booty."""
    ways = ways_to(s, seat, tiles)
    if len(ways) == 1:
        spend_for(s, seat, tiles, *ways[0])
    else:
        s.push(Spend(seat, wanted(s, seat, tiles) - result(s), tiles))


def ways_to(s: Odin, seat: int, tiles: tuple[int, ...]) -> list[tuple[int, int]]:
    """How much stone and how many weapons may be spent for these tiles."""
    return mixes(s, seat, wanted(s, seat, tiles) - result(s))


class Spend(Single):
    """ODIN-10.11: stone, swords, or some of both; with card 137 spears."""

    need: int
    tiles: tuple[int, ...]
    rule = "ODIN-10.11"

    def candidates(self, s: Odin) -> Sequence[Option]:
        return [s.box.opt.spend[a][b] for a, b in mixes(s, self.seat, self.need)]

    def choose(self, s: Odin, o: Option) -> None:
        spend_for(s, self.seat, self.tiles, o.a, o.b)


def spend_for(s: Odin, seat: int, tiles: tuple[int, ...], stone: int, weapons: int) -> None:
    """Stone and swords go; with card 137 spears may stand in for swords."""
    d, p = dice_of(s), s.players[seat]
    pay(s, seat, d.pay[0], stone, NEITHER)
    s.push(Booty(seat, tiles))
    if weapons and p.have[I.SPEAR] and _mods(s, seat, "spend_as"):
        s.plan(*[SpendArm(seat, (I.SWORD, I.SPEAR))] * weapons)
    elif weapons:
        pay(s, seat, d.pay[1], weapons, NEITHER)
        s.frames[-1].spent_arm += weapons


class SpendArm(PayOne):
    """Card 137: a sword or a spear."""

    rule = "ODIN-12.12"

    def choose(self, s: Odin, o: Option) -> None:
        pay(s, self.seat, o.a, 1, NEITHER)
        if o.a == I.SWORD:
            s.frames[-1].spent_arm += 1


class Booty(Step[Odin]):
    """ODIN-10.12: the tiles are taken."""

    seat: int
    tiles: tuple[int, ...]

    def run(self, s: Odin) -> None:
        s.frames[-1].result = SUCCESS
        for item in self.tiles:
            if s.log is not None:
                s.tell("loots", self.seat, "ODIN-10.12", what=amount(I.NAMES[item], 1))
            take_tile(s, self.seat, item, SPACE, told=True)
