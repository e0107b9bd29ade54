"""Operations on goods: mountain strips, upgrades, overseas trading, special tiles."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

from meadhall.core.option import Option
from meadhall.core.refusal import Reason, reason
from meadhall.core.step import Step
from meadhall.games.odin import items as I
from meadhall.games.odin.content import OdinBox
from meadhall.games.odin.occupations.compile import HOOK
from meadhall.games.odin.occupations.hooks import answering, in_time
from meadhall.games.odin.state import Odin
from meadhall.games.odin.steps.anytime import too_dear
from meadhall.games.odin.steps.clauses import answered_to, fire, gain
from meadhall.games.odin.steps.conditions import H_COST
from meadhall.games.odin.steps.ops import CARD, NEITHER, OPS, SPACE, Args, Operation, always, follow
from meadhall.games.odin.steps.paying import pay
from meadhall.games.odin.steps.question import Own, Single
from meadhall.games.odin.supply import on_offer
from meadhall.games.odin.told import amount

NOT_UPGRADABLE = reason("ODIN-9.30", "why-not-upgradable")
JUST_MADE = reason("ODIN-9.34", "why-just-made")
NO_ORE_THERE = reason("ODIN-12.12", "why-wrong-item")


# ── mountain strips (ODIN-9.31 to 9.35) ──────────────────────────────────────────────────────


def next_items(s: Odin, strip: int, n: int) -> tuple[int, ...]:
    """The next items of a strip that lies face up, from the arrow."""
    at = s.strip_at[s.strips.index(strip)]
    return s.box.strips[strip][at : at + n]


def mountain_can(s: Odin, seat: int, args: Args) -> bool:
    """Is there a strip to take from?"""
    only = args[1]
    if not only:
        return bool(s.strips)
    return any(only >> next_items(s, strip, 1)[0] & 1 for strip in s.strips)


def mountain_do(s: Odin, seat: int, args: Args, source: int) -> None:
    """Ask which strip, and how many items."""
    s.push(Mountain(seat, args[0], 0, args[1], source))


class Mountain(Own):
    """ODIN-9.31 to 9.35: take up to so many items from one strip, then perhaps from others."""

    allowed: tuple[int, ...]
    done: int
    only: int
    source: int
    rule = "ODIN-9.31"

    def candidates(self, s: Odin) -> Sequence[Option]:
        most, strip = max(self.allowed), s.box.opt.strip
        found: list[Option] = []
        for number in s.strips:
            if not self.done >> number & 1:
                found += strip[number][1 : len(next_items(s, number, most)) + 1]
        return [*found, s.box.opt.done] if self.done else found

    def forbids(self, s: Odin, o: Option) -> Iterable[Reason]:
        if not self.only or o.verb == "done":
            return ()
        taken = next_items(s, o.a, o.b)
        return (NO_ORE_THERE,) if any(not self.only >> item & 1 for item in taken) else ()

    def tried(self, s: Odin) -> Sequence[Option]:
        return super().tried(s)[::-1]  # most first: that is the likeliest to be enough

    def choose(self, s: Odin, o: Option) -> None:
        if o.verb == "done":
            return
        rest = list(self.allowed)
        rest.remove(min(n for n in rest if n >= o.b))
        done = self.done | 1 << o.a
        if rest and any(not done >> number & 1 for number in s.strips):
            s.push(Mountain(self.seat, tuple(rest), done, self.only, self.source))
        take_items(s, self.seat, o.a, o.b, self.source)


def take_items(s: Odin, seat: int, strip: int, n: int, source: int) -> None:
    """Items leave a strip from the arrow end; an emptied strip is removed at once (ODIN-9.35)."""
    taken, i = next_items(s, strip, n), s.strips.index(strip)
    s.strip_at[i] += n
    if s.strip_at[i] == len(s.box.strips[strip]):
        del s.strips[i], s.strip_at[i]
    for item in taken:
        if source == SPACE:
            s.frames[-1].strip_kinds |= 1 << (item - I.WOOD)
        fire(s, seat, "strip_take", thing=item)
        gain(s, seat, item, I.EACH[item], source)


# ── upgrades (ODIN-9.30, 9.34, 9.36) ─────────────────────────────────────────────────────────


def goes_to(box: OdinBox, item: int, direction: int, steps: int) -> int:
    """The good so many steps on, or -1."""
    for _ in range(steps):
        if item < 0:
            return -1
        item = box.up[direction][item]
    return item


STOP_EARLY, TO_BLUE, JUST_UPGRADED = 1, 2, 4


def upgrade_steps(box: OdinBox, item: int, args: Args) -> list[int]:
    """By how many steps a good may be moved."""
    _, steps, direction, only, _, style, _ = args
    if not only >> item & 1:
        return []
    found = [n for n in range(1, steps + 1) if goes_to(box, item, direction, n) >= 0]
    if style == TO_BLUE:
        return [n for n in found if goes_to(box, item, direction, n) >= I.FIRST_BLUE]
    return found if style == STOP_EARLY else [n for n in found if n == steps]


@lru_cache(maxsize=256)
def upgrade_ways(box: OdinBox, args: Args) -> list[tuple[int, tuple[Option, ...]]]:
    """Each good that can be moved, with all ways to move it."""
    found = [
        (item, tuple(box.opt.upgrade[item][n] for n in upgrade_steps(box, item, args))) for item in range(I.FIRST_BLUE)
    ]
    return [way for way in found if way[1]]


def upgrade_can(s: Odin, seat: int, args: Args) -> bool:
    """Is there a good to upgrade?"""
    have = s.players[seat].have
    if args[2] == 0 and args[3] == -1:
        return any(have[: I.FIRST_BLUE])
    return any(have[item] for item, _ in upgrade_ways(s.box, args))


def upgrade_do(s: Odin, seat: int, args: Args, source: int) -> None:
    """Ask for the goods, one after the other."""
    if args[5] == JUST_UPGRADED:
        return  # card 152 is asked by the upgrade itself
    s.push(Upgrade(seat, args, -1, (), ()))


def unmoved(held: int, item: int, made: tuple[int, ...], then: tuple[int, ...]) -> int:
    """How many tiles of a good may still be moved, if `made` came of moving others, and `then` is how many there
    were afterwards: of those that have left since, moved ones left first."""
    moved = made.count(item)
    return held - max(0, moved - max(0, then[item] - held)) if moved else held


def with_one_more(have: list[int], new: int) -> tuple[int, ...]:
    """How many there are of each good once a new one has come."""
    return (*have[:new], have[new] + 1, *have[new + 1 : I.FIRST_SPECIAL])


class Upgrade(Own):
    """ODIN-9.34, 9.36: up to so many tiles, each once; `made` are those already moved in this effect."""

    args: Args
    kind: int
    made: tuple[int, ...]
    then: tuple[int, ...]
    rule = "ODIN-9.34"

    def candidates(self, s: Odin) -> Sequence[Option]:
        found = [o for item, ways in self.ways(s) for o in ways]
        return [*found, s.box.opt.done] if self.made else found

    def ways(self, s: Odin) -> list[tuple[int, tuple[Option, ...]]]:
        """The goods held that can be moved at all, with all ways to move them."""
        have = s.players[self.seat].have
        return [way for way in upgrade_ways(s.box, self.args) if have[way[0]]]

    def forbids(self, s: Odin, o: Option) -> Iterable[Reason]:
        if not self.made or o.verb == "done":
            return ()
        just_made = unmoved(s.players[self.seat].have[o.a], o.a, self.made, self.then) <= 0
        other = self.kind >= 0 and I.TYPE[o.a] != self.kind
        return (JUST_MADE,) * just_made + (NOT_UPGRADABLE,) * other

    def tried(self, s: Odin) -> Sequence[Option]:
        found = super().tried(s)
        return [o for o in found if o.verb == "done" or self._in_turn(s, o)] if self.made else found

    def _in_turn(self, s: Odin, o: Option) -> bool:
        """Goods by what they become: the other order leads to the same, unless cards answer to both."""
        last, new = self.made[-1], goes_to(s.box, o.a, self.args[2], o.b)
        return new >= last or (answered_to(s, self.seat, last) and answered_to(s, self.seat, new))

    def choose(self, s: Odin, o: Option) -> None:
        if o.verb == "done":
            return self.finish(s)
        new, have = goes_to(s.box, o.a, self.args[2], o.b), s.players[self.seat].have
        have[o.a] -= 1
        then = with_one_more(have, new)
        again = Upgrade(self.seat, self.args, I.TYPE[o.a] if self.args[6] else -1, (*self.made, new), then)
        s.push(Another(again))
        becomes(s, self.seat, "upgrades", o.a, new, CARD)
        return None

    def open(self, s: Odin) -> bool:
        """May another tile be moved, and is there one?"""
        return len(self.made) < self.args[0] and len(self.by_rules(s)) > 1  # besides "done"

    def finish(self, s: Odin) -> None:
        """Card 152: one of the goods of an upgrade-3 or upgrade-4 action goes one step further."""
        named, made = self.args[4], self.made
        batch_made(s, self.seat, made)
        if named >= 0 and any(s.box.up[0][g] >= 0 for g in made):
            if answering(s, self.seat, HOOK["action-with"], action=named, cards=in_time(s)):
                s.push(Further(self.seat, made))


def becomes(s: Odin, seat: int, how: str, old: int, new: int, source: int) -> None:
    """ODIN-9.30, 9.40: a tile that is already gone comes back as another, and the log says so in one line."""
    if s.log is not None:
        s.tell(how, seat, "ODIN-9.30" if how == "upgrades" else "ODIN-9.40", (f"store:{seat}:{I.NAMES[new]}",),
               old=amount(I.NAMES[old], 1), new=amount(I.NAMES[new], 1))  # fmt: skip
    gain(s, seat, new, 1, source, told=True)


class Another(Step[Odin]):
    """A tile has been moved or turned, and cards have answered: another one, or the end."""

    ask: Upgrade | Turn

    def run(self, s: Odin) -> None:
        if self.ask.open(s):
            s.push(self.ask)
        else:
            self.ask.finish(s)


def batch_made(s: Odin, seat: int, made: tuple[int, ...]) -> None:
    """EL-18, card 150: several tiles of one good out of one upgrading or turning effect came at once."""
    for good in sorted(set(made)):
        if made.count(good) > 1:
            fire(s, seat, "receive-instead", thing=good, count=made.count(good))


class Further(Own):
    """Card 152: one of the upgraded goods, one step further."""

    made: tuple[int, ...]
    rule = "ODIN-12.12"

    def candidates(self, s: Odin) -> Sequence[Option]:
        opt, have = s.box.opt, s.players[self.seat].have
        goods = sorted({g for g in self.made if s.box.up[0][g] >= 0 and have[g]})
        return [*(opt.upgrade[g][1] for g in goods), opt.done]

    def choose(self, s: Odin, o: Option) -> None:
        if o.verb != "done":
            s.players[self.seat].have[o.a] -= 1
            becomes(s, self.seat, "upgrades", o.a, s.box.up[0][o.a], CARD)


# ── overseas trading and other turning (ODIN-9.40) ───────────────────────────────────────────


def flip_can(s: Odin, seat: int, args: Args) -> bool:
    """Is there a tile to turn over?"""
    return any(s.players[seat].have[g] for g in s.box.other_side)


GREEN = tuple(range(I.FIRST_GREEN, I.FIRST_BLUE))


class Turn(Own):
    """ODIN-9.40: turn green tiles to blue, any number of different types, one of each."""

    goods: tuple[int, ...]
    rule = "ODIN-9.40"

    def open(self, s: Odin) -> bool:
        """Is there another tile to turn?"""
        return any(s.players[self.seat].have[g] for g in self.goods)

    def finish(self, s: Odin) -> None:
        """Nothing follows."""

    def candidates(self, s: Odin) -> Sequence[Option]:
        have, opt = s.players[self.seat].have, s.box.opt
        return [*(opt.turn[g] for g in self.goods if have[g]), opt.done]

    def choose(self, s: Odin, o: Option) -> None:
        if o.verb == "done":
            return
        s.push(Another(Turn(self.seat, tuple(g for g in self.goods if g != o.a))))
        s.players[self.seat].have[o.a] -= 1
        becomes(s, self.seat, "turns", o.a, s.box.other_side[o.a], SPACE)


class Flip(Own):
    """Card 78: turn over up to so many tiles, each once; `turned` are those already turned (see `Upgrade`)."""

    left: int
    turned: tuple[int, ...]
    then: tuple[int, ...]
    rule = "ODIN-12.10"

    def candidates(self, s: Odin) -> Sequence[Option]:
        have, opt = s.players[self.seat].have, s.box.opt
        goods = [g for g in sorted(s.box.other_side) if unmoved(have[g], g, self.turned, self.then) > 0]
        return [*(opt.turn[g] for g in goods), opt.done]

    def choose(self, s: Odin, o: Option) -> None:
        if o.verb == "done":
            batch_made(s, self.seat, self.turned)
            return
        new, have = s.box.other_side[o.a], s.players[self.seat].have
        turned = (*self.turned, new)
        have[o.a] -= 1
        if self.left > 1:
            s.push(Flip(self.seat, self.left - 1, turned, with_one_more(have, new)))
        else:
            batch_made(s, self.seat, turned)
        becomes(s, self.seat, "turns", o.a, new, CARD)


# ── special tiles (ODIN-9.24, 9.41) ──────────────────────────────────────────────────────────


def take_tile(s: Odin, seat: int, item: int, source: int, told: bool = False) -> None:
    """A tile comes into the supply; a special one leaves the oval board."""
    if item >= I.FIRST_SPECIAL:
        s.specials &= ~(1 << (item - I.FIRST_SPECIAL))
    gain(s, seat, item, 1, source, told)


def sale_prices(s: Odin, seat: int, spent: int) -> dict[int, int]:
    """What each special tile on offer costs now; the Crown has no price (ODIN-9.41, card 2)."""
    found = {}
    for i, printed in enumerate(s.box.price):
        if printed >= 0 and s.specials >> i & 1:
            found[I.FIRST_SPECIAL + i] = _total(s, seat, spent + printed) - _total(s, seat, spent)
    return found


def _total(s: Odin, seat: int, printed: int) -> int:
    """What so much printed silver costs on the special sale, with the cards that take something off."""
    if not s.players[seat].hooks & H_COST or not printed:
        return printed
    off = 0
    space = s.box.space_at["special_sale"]
    for n in answering(s, seat, HOOK["mod-cost"], space=space, cards=in_time(s, space)):
        c = s.box.clauses[n]
        if all(t.holds(printed) for t in c.tests if t.metric == "ev.cost.silver"):
            off -= c.modify[0][1][1]
    return max(0, printed - off)


def sale_can(s: Odin, seat: int, args: Args) -> bool:
    """ODIN-9.43: at least one tile must be taken."""
    p = s.players[seat]
    silver = p.have[I.SILVER]
    if p.hooks & H_COST:
        return any(price <= silver for price in sale_prices(s, seat, 0).values())
    return any(0 <= price <= silver and s.specials >> i & 1 for i, price in enumerate(s.box.price))


class Sale(Own):
    """ODIN-9.41, 9.43: buy up to 2 special tiles at their prices, at least one."""

    bought: int
    left: int
    spent: int
    rule = "ODIN-9.41"

    def candidates(self, s: Odin) -> Sequence[Option]:
        opt = s.box.opt
        tiles = [opt.tile[i] for i in sale_prices(s, self.seat, self.spent)]
        return [*tiles, opt.done] if self.bought else tiles

    def forbids(self, s: Odin, o: Option) -> Iterator[Reason]:
        silver = s.players[self.seat].have[I.SILVER]
        if o.verb == "tile" and (price := sale_prices(s, self.seat, self.spent)[o.a]) > silver:
            yield too_dear("ODIN-9.41", price, silver)

    def choose(self, s: Odin, o: Option) -> None:
        if o.verb == "done":
            return
        pay(s, self.seat, I.SILVER, sale_prices(s, self.seat, self.spent)[o.a], NEITHER)
        printed = s.box.price[o.a - I.FIRST_SPECIAL]
        take_tile(s, self.seat, o.a, SPACE)
        if self.left > 1 and sale_prices(s, self.seat, self.spent + printed):
            s.push(Sale(self.seat, 1, self.left - 1, self.spent + printed))


def forge_do(s: Odin, seat: int, args: Args, source: int) -> None:
    """ODIN-9.24: jewelry or a special tile with the tongs."""
    tiles = tuple(i for i in s.box.tongs if i < I.FIRST_SPECIAL or on_offer(s, i))
    s.push(PickTile(seat, source, tiles))


class PickTile(Single):
    """One of several tiles."""

    source: int
    tiles: tuple[int, ...]
    rule = "ODIN-9.24"

    def candidates(self, s: Odin) -> Sequence[Option]:
        return [s.box.opt.tile[i] for i in self.tiles]

    def choose(self, s: Odin, o: Option) -> None:
        take_tile(s, self.seat, o.a, self.source)


def special_can(s: Odin, seat: int, args: Args) -> bool:
    """Does one of the named tiles still lie there?"""
    return any(on_offer(s, i) for i in args)


def special_do(s: Odin, seat: int, args: Args, source: int) -> None:
    """Take it, or one of them."""
    tiles = tuple(i for i in args if on_offer(s, i))
    if len(tiles) == 1:
        take_tile(s, seat, tiles[0], source)
    else:
        s.push(PickTile(seat, source, tiles))


OPS.update(
    {
        "mountain": Operation(mountain_can, mountain_do),
        "upgrade": Operation(upgrade_can, upgrade_do),
        "overseas": Operation(always, follow(lambda seat, args: Another(Turn(seat, GREEN)))),
        "flip": Operation(flip_can, follow(lambda seat, args: Flip(seat, args[0], (), ()))),
        "sale": Operation(sale_can, follow(lambda seat, args: Sale(seat, 0, args[0], 0))),
        "forge": Operation(always, forge_do),
        "special": Operation(special_can, special_do),
    }
)
