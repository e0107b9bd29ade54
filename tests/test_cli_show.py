"""Any scene can be read as text."""

import pytest
from rich.console import Console, RenderableType

from meadhall.cli.show import scene_text, score_sheet, seats_table
from meadhall.core.scene import Scene, Thing

THINGS: list[Thing] = [
    {"id": "root", "kind": "area", "things": ["board", "track", "hand"]},
    {"id": "board", "kind": "grid", "name": "Board", "size": [3, 2], "things": ["b1", "b2", "tile"]},
    {"id": "b1", "kind": "cell", "name": "a1", "at": [0, 0], "things": ["king"]},
    {"id": "b2", "kind": "cell", "name": "b1", "at": [1, 0]},
    {"id": "king", "kind": "piece", "name": "King"},
    {"id": "tile", "kind": "tile", "name": "Oil", "at": [1, 1], "cells": [[0, 0], [1, 0]]},
    {"id": "track", "kind": "track", "name": "Route", "things": ["t1", "t2"]},
    {"id": "t1", "kind": "cell", "name": "Space 1", "things": ["ship"]},
    {"id": "t2", "kind": "cell", "name": "Village", "value": 2},
    {"id": "ship", "kind": "piece", "name": "[Ada]'s ship"},
    {"id": "hand", "kind": "area", "name": "Hand", "things": ["c1", "c2"]},
    {"id": "c1", "kind": "card", "name": "Wood", "value": 3},
    {"id": "c2", "kind": "card", "hidden": True},
]
SCENE: Scene = {
    "root": "root",
    "things": {thing["id"]: thing for thing in THINGS},
    "status": "Round 2",
    "progress": [2, 4],
    "seats": [
        {"seat": 0, "score": 7, "line": "at sea", "chips": [{"icon": "coin", "value": 3, "name": "coins"}]},
        {"seat": 1, "score": None, "line": "", "chips": []},
    ],
    "scores": [{"name": "Coins", "rule": "X-1", "values": [3, None], "notes": ["", ""]}],
}


def lines(shown: RenderableType) -> list[str]:
    console = Console(width=80, no_color=True)
    with console.capture() as captured:
        console.print(shown)
    return [line.rstrip() for line in captured.get().splitlines()]


def test_small_things_stand_in_one_line_and_others_under_their_name() -> None:
    said = lines(scene_text(SCENE))
    assert said[0] == "Round 2  [2/4]"
    assert said[-4:] == ["Route", "  Space 1: [Ada]'s ship", "  Village (2)", "Hand: Wood (3) · ▒▒"]


def test_a_grid_shows_what_stands_on_its_cells_and_every_cell_of_a_tile() -> None:
    rows = [line.replace(" ", "").strip("│").split("│") for line in lines(scene_text(SCENE)) if "│" in line]
    assert rows == [["Kinga1", "b1", "·"], ["·", "Oil", "Oil"]]


def test_a_seat_shows_its_score_unless_that_is_hidden_and_who_decides() -> None:
    said = [line.split() for line in lines(seats_table(SCENE, ["Ada", "Bo"], {1}))]
    assert said == [["Ada", "7", "at", "sea", "coins", "3"], ["►", "Bo", "?"]]


@pytest.mark.parametrize("columns", [4, 13])
def test_a_grid_whose_places_show_no_names_numbers_its_columns_and_rows(columns: int) -> None:
    board: Thing = {"id": "root", "kind": "grid", "size": [columns, 2], "things": ["oil"]}
    oil: Thing = {"id": "oil", "kind": "tile", "name": "Oil", "at": [columns - 2, 1], "cells": [[0, 0], [1, 0]]}
    said = lines(scene_text({**SCENE, "things": {"root": board, "oil": oil}}))
    rows = [line.translate({ord(c): " " for c in "│┃"}).split() for line in said if "│" in line or "┃" in line]
    free = columns - 2
    assert rows == [[*map(str, range(1, columns + 1))], ["1", *"·" * columns], ["2", *"·" * free, "Oil", "Oil"]]


def test_a_wide_grid_fits_into_a_narrow_terminal() -> None:
    board: Thing = {"id": "root", "kind": "grid", "size": [13, 1], "things": ["linen"]}
    linen: Thing = {"id": "linen", "kind": "tile", "name": "Linen", "cells": [[x, 0] for x in range(13)]}
    said = "\n".join(lines(scene_text({**SCENE, "things": {"root": board, "linen": linen}})))
    assert said.count("Lin") == 13 and "…" not in said


def test_the_score_sheet_has_one_column_a_seat_and_a_total() -> None:
    said = [line.split() for line in lines(score_sheet(SCENE, ["Ada", "Bo"]))]
    assert said == [["Ada", "Bo"], ["Coins", "3", "?"], ["Total", "7", "?"]]


def test_names_in_brackets_are_names() -> None:
    assert lines(score_sheet(SCENE, ["[/]", "[b]Bo"]))[0].split() == ["[/]", "[b]Bo"]


def test_of_a_table_that_was_shown_only_what_has_changed_is_read_out() -> None:
    king: Thing = {"id": "king", "kind": "piece", "name": "Queen"}
    village: Thing = {"id": "t2", "kind": "cell", "name": "Village", "value": 1}
    assert lines(scene_text(SCENE, before=SCENE)) == ["Round 2  [2/4]"]
    now: Scene = {**SCENE, "things": {**SCENE["things"], "t2": village}}
    assert lines(scene_text(now, before=SCENE)) == ["Round 2  [2/4]", "Route", "  Village (1)"]
    now = {**SCENE, "things": {**SCENE["things"], "king": king}}
    said = lines(scene_text(now, before=SCENE))
    assert said[1] == "Board" and "Queen" in " ".join(said) and "Route" not in said


def test_what_is_printed_on_a_grid_is_read_where_nothing_lies() -> None:
    board: Thing = {"id": "root", "kind": "grid", "size": [2, 1], "things": ["oil"]}
    oil: Thing = {"id": "oil", "kind": "tile", "name": "Oil", "at": [0, 0], "cells": [[0, 0]]}
    scene: Scene = {**SCENE, "things": {"root": board, "oil": oil}}
    said = lines(scene_text(scene, printed=lambda thing: ({(0, 0): "7", (1, 0): "8"}, "Numbers are incomes.")))
    assert said[-1] == "Numbers are incomes." and "Oil" in said[-3] and "8" in said[-3] and "7" not in said[-3]
