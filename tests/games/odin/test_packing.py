"""The helper that packs tiles: what it suggests can be laid, and brings more than the tiles one by one."""

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from meadhall.games.odin import banquet, tiling
from meadhall.games.odin import items as I
from meadhall.games.odin.placing import place
from meadhall.games.odin.state import Odin
from meadhall.games.odin.tiling import best_spot, income_bonuses_minus, pack
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


def suggested(h: Hall, seat: int) -> Mapping[str, Any]:
    return GAME.judgement.suggest(h.s, seat)


def test_the_helper_suggests_a_packing_of_ones_own_tiles() -> None:
    h = Hall(players=2).give(robe=1, oil=1).give(seat=1, silk=1).turn()
    robe, oil = suggested(h, 0)["packing"]
    assert (robe["item"], robe["area"], oil["item"]) == ("robe", "area:0:0", "oil")
    assert sorted(map(tuple, robe["cells"])) == [(x, y) for x in range(3) for y in (9, 10, 11)]
    assert [laid["item"] for laid in suggested(h, 1)["packing"]] == ["silk"]


def test_it_suggests_a_place_for_each_kind_of_piece_alone() -> None:
    h = Hall().give(robe=1, oil=2, silver=3).turn()
    assert [laid["item"] for laid in suggested(h, 0)["spots"]] == ["oil", "robe", "silver"]


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_drawing_a_table_searches_for_nothing(viewer: int | None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Looking for places takes long: it is asked for by the page and done elsewhere."""

    def searched(*_: object) -> None:
        raise AssertionError("a search while drawing")

    for module, name in ((tiling, "pack"), (tiling, "best_spot"), (tiling, "places"), (banquet, "feast")):
        monkeypatch.setattr(module, name, searched)
    larder = {"robe": 2, "oil": 3, "chest": 1, "peas": 2, "salt_meat": 1, "silver": 9}
    halls = Hall(players=2).give(**larder).turn(), Hall(players=2).give(**larder).act("lay:robe")
    for h in (*halls, Hall(players=2, round=1).give(**larder).feast()):
        assert h.match.scene(viewer, "en")["things"]
        assert viewer != 0 or h.match.question(0, "fr")
