"""What players hold: weapons, ships, houses. None of this asks anything."""

from __future__ import annotations

from meadhall.core.text import Text
from meadhall.games.odin import items as I
from meadhall.games.odin.state import Odin, Player

# ── weapons (ODIN-10.8, 14.3, 14.4) ──────────────────────────────────────────────────────────


def take_weapon(s: Odin, seat: int, item: int, n: int = 1) -> None:
    """ODIN-10.8: named cards, from the discard pile first, then from the draw pile."""
    kind = item - I.BOW
    for _ in range(n):
        if s.arms_out[kind]:
            s.arms_out[kind] -= 1
        elif s.arms[kind]:
            s.arms[kind] -= 1
        else:
            s.arms_spare[kind] += 1
    s.players[seat].have[item] += n


def draw_weapons(s: Odin, seat: int, n: int) -> list[int]:
    """Cards from the top of the draw pile: in which order they lie there is luck, so luck says it now."""
    drawn = []
    for _ in range(n):
        if not any(s.arms):
            s.arms, s.arms_out = s.arms_out, [0] * 4
        spare = not any(s.arms)
        kind = _pick(s, s.box.weapons if spare else s.arms)
        if spare:
            s.arms_spare[kind] += 1
        else:
            s.arms[kind] -= 1
        s.players[seat].have[I.BOW + kind] += 1
        drawn.append(I.BOW + kind)
    return drawn


def _pick(s: Odin, weights: tuple[int, ...] | list[int]) -> int:
    left = s.draw(sum(weights))
    for kind, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return kind
    raise AssertionError("weights add up")


def spend_weapon(s: Odin, seat: int, item: int, n: int) -> None:
    """Spent weapons go to the discard pile (ODIN-10.8)."""
    s.players[seat].have[item] -= n
    s.arms_out[item - I.BOW] += n


# ── ships (ODIN-2.7, 8.40, 8.41) ─────────────────────────────────────────────────────────────


def free_docks(s: Odin, p: Player, ship: int) -> int:
    """How many more ships of that kind the bay holds."""
    return s.box.docks[1] - p.large if s.box.ships[ship].large else s.box.docks[0] - len(p.boats)


def add_ship(p: Player, ship: int) -> None:
    """A ship without ore comes into the bay."""
    if ship == I.KNARR:
        p.knarrs += 1
    else:
        p.holds(ship).insert(0, 0)


def remove_ship(p: Player, ship: int, ore: int) -> None:
    """A ship leaves the bay; its ore is lost (ODIN-9.51)."""
    if ship == I.KNARR:
        p.knarrs -= 1
    else:
        p.holds(ship).remove(ore)


def loadable(p: Player, ship: int) -> list[int]:
    """The ore on each ship of a kind, those left out that ore was unloaded from in this window (EL-33)."""
    found = p.holds(ship)[:]
    for kind, ore in p.unloaded:
        if kind == ship and ore in found:
            found.remove(ore)
    return found


def unload_ore(p: Player, ship: int, ore: int) -> None:
    """An ore comes off a ship that carries `ore` (card 39); of equal ones, one that was unloaded already."""
    p.load(ship, ore, -1)
    p.have[I.ORE] += 1
    left = list(p.unloaded)
    if (ship, ore) in left:
        left.remove((ship, ore))
    p.unloaded = (*left, (ship, ore - 1))


def load_ore(p: Player, ship: int, ore: int, n: int = 1) -> None:
    """Ore from the supply goes on a ship that carries `ore` (ODIN-8.50)."""
    p.load(ship, ore, n)
    p.have[I.ORE] -= n


# ── houses (ODIN-3.11, 9.20) ─────────────────────────────────────────────────────────────────


def add_house(s: Odin, seat: int, house: int) -> None:
    """A house from the stock."""
    s.houses[house] -= 1
    s.players[seat].add_area(I.HOUSE_AREA[house])
    if s.log is not None:
        s.tell("house", seat, "ODIN-9.20", house=Text(f"a-{I.HOUSES[house]}"))


# ── special tiles ────────────────────────────────────────────────────────────────────────────


def on_offer(s: Odin, item: int) -> bool:
    """Does a special tile still lie on the oval board?"""
    return bool(s.specials >> (item - I.FIRST_SPECIAL) & 1)
