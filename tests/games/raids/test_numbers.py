"""Every number of the content that players are shown is read from it: in the words of both languages."""

from __future__ import annotations

import json
from fnmatch import fnmatch
from typing import Any

import pytest

from meadhall.core.game import Game
from meadhall.core.match import Match, start
from meadhall.core.text import LANGS
from meadhall.games.raids.faces import tile_note
from meadhall.games.raids.steps import Answer
from tests.games.perturb import Path, changed, numbers, unsaid
from tests.games.raids.kit import GAME, look, state

#: Numbers that no text shows, and why.
SILENT = {
    "game.year": "who made it, not how it is played",
    "game.players.*": "the game itself says for how many it is",
    "components.[012456].count": "what is in the box; only the Vikings are counted in play",
    "coins.*.count": "a short supply is never felt (RAIDS-2.10)",
    "coins.*.glory": "repeats its value",
    "board.*": "where spaces lie: drawn, not said",
    "ghost.*": "where the ghost stops: drawn, not said",
    "setup.*.players": "which setup it is",
    "setup.*.*_position*": "which berth a ship has: drawn, and said of one's own",
    "ship_board.capacity_when_empty.value": "follows from slots and shields",
    "ship_board.vikings_per_shield.value": "one each, in every sentence about shields",
    "ship_board.other_parts.*": "nothing lies there",
    "harbor_tiles.*": "which Voyage, how many copies",
    "goods_kinds.*": "how many copies",
    "voyage_tiles.*.voyage": "which pile it comes from",
    "voyage_tiles.*.count": "how many copies",
    "voyage_tiles.*.vikings.*": "repeats scoring.encounter",
    "voyage_tiles.*.coins.*": "repeats scoring.pillage",
    "totals.*": "repeats the counts of the tiles",
}
#: Said all the same.
LOUD = ("board.village.gain_on_pass.vikings",)


def dotted(path: Path) -> str:
    return ".".join(map(str, path))


def shown(path: Path) -> bool:
    return dotted(path) in LOUD or not any(fnmatch(dotted(path), pattern) for pattern in SILENT)


def note(game: Game[Any, Any], id: str, lang: str) -> str:
    """What is written about a tile."""
    return tile_note(game.box, next(t for t in game.box.tiles if t.id == id), look(game, lang).say)


NOTES = {
    "encounter": "v1_encounter",
    "pillage": "v2_pillage",
    "rune_collection": "v1_rune",
    "port_recruit_vikings": "v1_port_single",
    "monster_give_up_cost": "v1_monster_3",
}


def words(game: Game[Any, Any], lang: str, path: Path) -> str:
    """Where a number of the content is read by players."""
    if path[0] == "voyage_tiles":
        return note(game, game.content.data["voyage_tiles"][path[1]]["id"], lang)
    if path[0] == "scoring" and path[1] in NOTES:
        return note(game, NOTES[str(path[1])], lang)
    players: int = game.content.data["setup"][path[1]]["players"] if path[0] == "setup" else 3
    m = start(game, players, 1)
    if path[:2] == ("scoring", "combat"):
        return fight(m, lang, str(path[2]))
    if dotted(path) in LOUD:
        assert m.decision is not None
        question = m.question(m.decision.seat, lang)
        return json.dumps([o.get("remarks") for o in question["options"]] if question else None)
    scene = m.scene(None, lang)
    if path[:2] == ("scoring", "harbor_rewards"):
        return scene["things"]["harbour-tile"]["note"]
    plain = {id: {k: v for k, v in thing.items() if k != "data"} for id, thing in scene["things"].items()}
    return json.dumps([scene["status"], scene["seats"], plain])


def fight(m: Match, lang: str, field: str) -> str:
    """What is said in a fight: what was paid, by how much more it is answered."""
    s = state(m)
    s.push(Answer(0, rival=1, space=1, due=s.box.opening_cost + s.box.combat_step))
    m.reconsider()
    question = m.question(0, lang)
    assert question is not None
    return m.scene(0, lang)["things"]["fight"]["note"] if field == "step" else question["note"]


def test_every_number_that_is_shown_comes_from_the_content() -> None:
    paths = [path for path in numbers(GAME.content.data) if shown(path)]
    assert len(paths) > 100
    assert unsaid(GAME, paths, words) == []


def test_every_silent_number_is_there() -> None:
    all_ = [dotted(path) for path in numbers(GAME.content.data)]
    assert [pattern for pattern in SILENT if not any(fnmatch(path, pattern) for path in all_)] == []


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(
    ("path", "by"),
    [
        (("scoring", "pillage", "first_passer_coin"), 3),
        (("scoring", "pillage", "second_passer_coin"), 2),
        (("scoring", "harbor_rewards", "rank_1"), -3),
        (("scoring", "harbor_rewards", "rank_2"), 3),
    ],
)
def test_coins_are_named_by_their_value(lang: str, path: Path, by: int) -> None:
    """Only coins that exist are paid, so these cannot change by one."""
    assert words(changed(GAME, path, by), lang, path) != words(GAME, lang, path)
