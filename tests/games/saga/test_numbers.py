"""Every number of the content that players are shown is read from it: in the words of both languages."""

from __future__ import annotations

import json
from fnmatch import fnmatch
from typing import Any

import pytest

from meadhall.core.game import Game
from meadhall.core.match import Match, start
from meadhall.core.scene import Thing
from meadhall.core.text import LANGS
from meadhall.games.saga.landings import Landing
from meadhall.games.saga.state import SagaState
from meadhall.games.saga.steps.cards import MayLookAtGods, thing
from tests.games.perturb import Path, changed, numbers, unsaid
from tests.games.saga.kit import GAME

#: Numbers that no text shows, and why.
SILENT = {
    "table.*": "how long board, trail and ship are: drawn, not said; tokens are not counted",
    "players.copies.*": "how many lie in the market: seen there",
    "players.hand.*": "how many cards are dealt: seen in the hand",
    "counts.markers": "how many markers stay in the box",
    "movement_cards.*.count": "how many copies",
    "viking_cards.*.count": "how many copies",
    "god_cards.*.count": "how many copies",
    "step_markers.*.count": "how many copies",
    "adventure_cards.*.markers.*": "where markers lie: drawn, not said",
    "journals.*.difficulty": "in the name of the journey",
}
#: What stands on a card in signs, whose sentence need not repeat it.
IN_SIGNS = ("*.number", "*.numbers.*", "*.helmets", "*_cards.*.price")


def dotted(path: Path) -> str:
    return ".".join(map(str, path))


def fits(path: Path, patterns: Any) -> bool:
    return any(fnmatch(dotted(path), pattern) for pattern in patterns)


def opened(game: Game[Any, Any]) -> tuple[Match, SagaState]:
    m = start(game, 2, 1)
    assert isinstance(m.state, SagaState)
    return m, m.state


def on_the_table(game: Game[Any, Any], path: Path, lang: str) -> Thing:
    """The card of an entry: a movement card in the row, a small one in the hand of seat 0."""
    m, s = opened(game)
    id = game.content.data[str(path[0])][path[1]]["id"]
    if "movement" in str(path[0]):
        i = next(i for i, move in enumerate(s.box.moves) if move.id == id)
        s.row[:] = [s.box.first_move + i]
        return m.scene(0, lang)["things"][f"move:{i}"]
    card = next(card for card in s.box.cards if card.id == id)
    s.players[0].hand[:] = [card.first]
    s.players[0].draw.clear()
    return m.scene(0, lang)["things"][thing(s, card.first)]


def words(game: Game[Any, Any], lang: str, path: Path) -> str:
    """Where a number of the content is read by players."""
    if str(path[0]).endswith("_cards"):
        card = on_the_table(game, path, lang)
        signs = json.dumps(card["data"]["face"]) if fits(path, IN_SIGNS) and "action" not in path else ""
        return f"{card.get('note', '')} {signs}"
    m, s = opened(game)
    scene = m.scene(0, lang)
    if path[0] == "players":
        return json.dumps(scene["seats"])
    if path[1] == "gold_per_vp":
        return json.dumps([row["name"] for row in scene["scores"]])
    if path[1] == "shortfall_vp":
        s.players[0].gold = 0
        s.slide = next(n for n, icons in s.course.icons.items() if any(i.verb == "gold-" for i in icons))
        return json.dumps(Landing(s, 0, 0, True, m.look(0, lang).say).lines)
    s.lanes.clear()
    s.stack.append(MayLookAtGods(0))
    m.reconsider()
    question = m.question(0, lang)
    return question["note"] if question is not None else ""


def test_every_number_that_is_shown_comes_from_the_content() -> None:
    paths = [path for path in numbers(GAME.content.data) if not fits(path, SILENT)]
    assert len(paths) > 150
    assert unsaid(GAME, paths, words) == []


def test_every_silent_number_is_there() -> None:
    paths = list(numbers(GAME.content.data))
    assert [pattern for pattern in SILENT if not any(fits(path, [pattern]) for path in paths)] == []


@pytest.mark.parametrize("lang", LANGS)
def test_a_viking_without_an_action_is_told_by_its_number(lang: str) -> None:
    """Harald stays, Erik goes back; with other numbers they do not."""
    vikings: list[dict[str, Any]] = GAME.content.data["viking_cards"]
    for name, by in (("vik-harald", 1), ("vik-erik", 7), ("vik-kjer", -3)):
        path = ("viking_cards", next(i for i, v in enumerate(vikings) if v["id"] == name), "numbers", 0)
        told = [on_the_table(game, path, lang)["note"] for game in (GAME, changed(GAME, path, by))]
        assert told[0] != told[1]


@pytest.mark.parametrize("lang", LANGS)
def test_what_a_space_brings_is_told_with_its_number(lang: str) -> None:
    m, s = opened(GAME)
    spaces = m.scene(0, lang)["things"]
    for n, icons in s.course.icons.items():
        for icon in icons:
            assert icon.verb.isalpha() or str(icon.n) in spaces[f"space:{n}"]["note"]
