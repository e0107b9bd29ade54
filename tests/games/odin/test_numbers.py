"""Every number that a player reads comes from the content: change one, and the words must change in both languages."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable, Iterator
from fnmatch import fnmatch
from functools import cache
from typing import Any

import pytest

from meadhall.core.content import Content
from meadhall.core.game import Game
from meadhall.core.text import LANGS
from meadhall.games.odin import items as I
from tests.games.odin.kit import GAME, Hall
from tests.games.perturb import changed

Path = tuple[Any, ...]

#: numbers that nobody reads, and why
NOT_SHOWN = {
    "number": "names the card",
    "vikings": "of a space: its column says it",
    "order_in_column": "where it is printed",
    "*.use_space.vikings": "«without Vikings»",
    "*.next_to_own_in_column": "«directly above or below»",
    "*.cost.min": "no price falls below nothing; said where somebody might wonder",
    "*.buy_ship.min": "likewise",
    "gain_by_count.table.*": "one good for each animal, up to `max`",
    "dice.auto_fail_at": "shown by what can be done after a roll",
    "dice.failure.*": "shown by the option to fail",
    "effects.*.upgrade.steps": "one or two: shown as one arrow or two, not as a number",
    "choice.*.upgrade.steps": "likewise",
    "effects.*.emigrate": "an emigration is one ship",
    "then.effects.*.emigrate": "likewise",
    "gain.one_tile_with_forge_tongs": "«a tile»",
    "shape.*": "drawn",
    "count": "of a special tile: there is one of each",
}


def told(data: Any, path: Path = ()) -> Iterator[Path]:
    """Where numbers stand: as values, in conditions («>=2»), as rows of a table."""
    if isinstance(data, (dict, list)):
        for key, value in data.items() if isinstance(data, dict) else enumerate(data):
            if isinstance(data, dict) and isinstance(key, int):
                yield (*path, key, "row")
            yield from told(value, (*path, key))
    elif isinstance(data, str):
        if data[:2] in (">=", "<=", "==") and data[2:].isdigit():
            yield path
    elif isinstance(data, (int, float)) and not isinstance(data, bool):
        yield path


def other(data: Any, path: Path) -> None:
    """Change what stands there."""
    if path[-1] == "row":
        *inside, old, _ = path
        table = _at(data, inside)
        items = [(key + 20 if key == old else key, value) for key, value in table.items()]
        table.clear()
        table.update(items)
        return
    holder = _at(data, path[:-1])
    value = holder[path[-1]]
    if isinstance(value, str):
        holder[path[-1]] = f"{value[:2]}{int(value[2:]) + 1}"
    else:
        holder[path[-1]] += -1 if value < 0 else 1


def _at(data: Any, path: Any) -> Any:
    for key in path:
        data = data[key]
    return data


def unread(path: Path) -> bool:
    words = ".".join(map(str, path))
    return any(fnmatch(words, pattern) for pattern in NOT_SHOWN)


def things(game: Game[Any, Any], lang: str) -> dict[str, Any]:
    """A table on which every card and every space is to be read."""
    cards = [card.number for card in game.box.cards]
    return dict(Hall(game=game, players=2, round=4).hand(*cards).turn().match.scene(0, lang)["things"])


@cache
def as_printed(lang: str) -> dict[str, Any]:
    return things(GAME, lang)


def unsaid(section: str, thing: Callable[[Any], str]) -> list[str]:
    """The numbers of a section's entries that no text shows. One of each entry is changed at a time: no entry tells
    of another."""
    entries = GAME.content.data[section]
    paths = [[p for p in told(entry) if not unread(p)] for entry in entries]
    found = []
    for n in range(max(map(len, paths))):
        data: Any = copy.deepcopy(GAME.content.data)
        for entry, own in zip(data[section], paths, strict=True):
            if n < len(own):
                other(entry, own[n])
        twin = type(GAME)(Content(GAME.content.file, data))
        for lang in LANGS:
            before, after = as_printed(lang), things(twin, lang)
            for entry, own in zip(entries, paths, strict=True):
                if n < len(own) and before[thing(entry)] == after[thing(entry)]:
                    found.append(f"{lang}: {entry['id']}: {'.'.join(map(str, own[n]))}")
    return found


def test_every_number_of_an_occupation_is_told_by_its_card() -> None:
    assert unsaid("occupations", lambda e: f"card:{e['number']}") == []


def test_every_number_of_an_action_space_is_told_by_it() -> None:
    boats = [f"{lang}: {space}: requires.count" for space in ("whaling_3",) for lang in LANGS]
    assert unsaid("action_spaces", lambda e: f"space:{e['id']}") == boats, "which go out one to three at a time"


def test_every_number_of_a_special_tile_is_told_by_it() -> None:
    points = {f"{lang}: {tile['id']}: points" for tile in GAME.content.data["special_tiles"] for lang in LANGS}
    assert set(unsaid("special_tiles", lambda e: f"special:{e['id']}")) == points, "which only the score tells"


def table(game: Game[Any, Any], lang: str) -> str:
    """What a rich player sees: boards, houses, ships, the feast, and what they are worth."""
    h = Hall(game=game, players=2, round=4).give(sheep=1, cattle=1, pregnant_sheep=1, pregnant_cattle=1, silver=40)
    h.give(english_crown=1, rune_stone=1)
    h.boards("shetland", "labrador").houses("shed", "stone_house", "long_house")
    h.ships(boats=[0], knarrs=1, longships=[1]).player(0).emigrated = (I.KNARR, I.LONGSHIP)
    h.player(0).penalties = 1
    return json.dumps([h.turn().match.scene(0, lang), h.match.question(0, lang)], ensure_ascii=False)


@pytest.mark.parametrize(
    "path",
    [
        *(("ships", n, field) for n in range(3) for field in ("price_silver", "points", "printed_ore", "ore_slots")),
        *(("ships", n, "emigrated_points") for n in (1, 2)),
        *(("docks", size) for size in ("small", "large")),
        *(("buildings", n, field) for n in range(3) for field in ("count", "points")),
        *(("buildings", n, field) for n in range(2) for field in ("wood_slots", "stone_slots")),
        *(("exploration_boards", n, "points") for n in (0, 2, 3, 6)),
        ("home_board", "area", "income_diagonals", 0, 3, "value"),
        *(("goods", n, "points_in_stable") for n in range(12, 16)),
        ("goods", 24, "long_side"),
        ("special_tiles", 14, "points"),
        ("thing_penalty", "points"),
    ],
    ids=lambda path: ".".join(map(str, path)),
)
def test_what_lies_on_the_table_is_told(path: Path) -> None:
    twin = changed(GAME, path, 1)
    for lang in LANGS:
        assert table(GAME, lang) != table(twin, lang)


@pytest.mark.parametrize("lang", LANGS)
def test_an_overlaid_card_says_what_it_now_does(lang: str) -> None:
    over = Content("house.yaml", {"occupations": [{"id": "occ_143", "clauses": [
        {"panel": "each_time", "trigger": {"action": ["hunting_game"], "when": "with", "result": "success"},
         "may": False, "gain": {"silver": 3, "hide": 2}},
    ]}]})  # fmt: skip
    twin = type(GAME)(GAME.content.overlaid(over))
    note = Hall(game=twin).hand(143).turn().match.scene(0, lang)["things"]["card:143"]["note"]
    assert note.endswith({"en": "also 3 silver and 2 hides.", "fr": "aussi 3 argent et 2 peaux."}[lang])


@pytest.mark.parametrize("lang", LANGS)
def test_every_sentence_has_all_that_it_tells(lang: str) -> None:
    for thing in as_printed(lang).values():
        assert "[" not in thing.get("note", "") + thing.get("name", ""), thing["id"]
