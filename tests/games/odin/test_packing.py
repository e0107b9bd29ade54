"""The helper that packs tiles: what it suggests can be laid, and brings more than the tiles one by one."""

from random import Random
from typing import Any

import pytest

from meadhall.games.odin import items as I
from meadhall.games.odin.pack import best_spot
from meadhall.games.odin.packing import income_bonuses_minus, pack
from meadhall.games.odin.placing import place
from meadhall.games.odin.state import Odin
from tests.games.odin.kit import GAME, Hall


def brings(s: Odin) -> tuple[int, int, int]:
    return income_bonuses_minus(s.box, s.players[0].kinds, s.players[0].covered)


def tiles(seed: int) -> tuple[Hall, list[int]]:
    luck = Random(seed)
    h = Hall().boards("iceland") if seed % 2 else Hall().houses("long_house")
    goods = [luck.randrange(I.FIRST_GREEN, I.FIRST_SPECIAL) for _ in range(9)]
    specials = luck.sample(range(I.FIRST_SPECIAL, I.WOOD), 3)
    for item in goods + specials:
        h.give(**{I.NAMES[item]: 1})
    return h, goods + specials


@pytest.mark.parametrize("seed", range(4))
def test_a_suggested_packing_can_be_laid_in_its_order_by_the_rules(seed: int) -> None:
    h, items = tiles(seed)
    found = pack(h.s, 0, items)
    assert len(found) >= 6
    h.turn()
    for laid in found:
        h.do(f"lay:{I.NAMES[laid.item]}")
        if h.may(f"board:{laid.area}"):
            h.do(f"board:{laid.area}")
        h.do(GAME.box.opt.at[laid.turn][laid.cell].id)
    assert h.may("pass")


@pytest.mark.parametrize("seed", range(4))
def test_it_brings_at_least_what_the_tiles_bring_each_at_its_best_place(seed: int) -> None:
    h, items = tiles(seed)
    planned, greedy = h.s.clone(), h.s.clone()
    for laid in pack(h.s, 0, items):
        place(planned, 0, laid.area, laid.item, laid.turn, laid.cell)
    for item in sorted(items, key=lambda i: -len(h.s.box.pieces[i][0].cells)):
        spot = best_spot(greedy, 0, item, 1, strict=True)
        if spot is not None:
            place(greedy, 0, spot.area, item, spot.turn, spot.cell)
    assert brings(planned) >= brings(greedy)
    assert h.lies() == [], "nothing is laid by asking"


def panel(h: Hall, viewer: int | None, seat: int) -> dict[str, Any]:  # as the scene has it
    return h.match.scene(viewer, "en")["things"][f"player:{seat}"]["data"]


def test_the_page_gets_ones_own_packing_and_nobody_elses() -> None:
    h = Hall(players=2).give(robe=1, oil=1).give(seat=1, silk=1).turn()
    item, area, cells = panel(h, 0, 0)["packing"][0]
    assert (item, area) == ("robe", "area:0:0")
    assert sorted(map(tuple, cells)) == [(x, y) for x in range(3) for y in (9, 10, 11)]
    assert all("packing" not in panel(h, viewer, seat) for viewer, seat in ((0, 1), (1, 0), (None, 0)))
    assert "packing" not in panel(h, 1, 1), "it is not the other's turn"
