"""Every number of the content that players are shown is read from it: in the words of both languages."""

from __future__ import annotations

import json
from collections.abc import Callable
from fnmatch import fnmatch
from typing import Any

from meadhall.core.game import Game
from meadhall.core.match import Match, start
from meadhall.core.step import Step
from meadhall.core.text import Say
from meadhall.games.raiders.options import NOTHING
from meadhall.games.raiders.state import Raiders
from meadhall.games.raiders.steps.pay import Pay
from meadhall.games.raiders.steps.raid import Hire
from meadhall.games.raiders.steps.turn import Offer, Turn
from meadhall.games.raiders.words import note
from meadhall.web.describe import game_info
from tests.games.perturb import Path, numbers, unsaid
from tests.games.raiders.kit import GAME, state

#: Numbers that no text shows, and why.
SILENT = {
    "meta.*": "who made it, not how it is played",
    "*.total": "what is in the box",
    "*.count": "how many copies there are",
    "constants.market_size": "how many lie there is seen",
    "constants.starting_hand": "how many are held is seen",
    "constants.trade_rate.get_resources": "a trade gives one, in every sentence about trades",
    "constants.abilities_per_player": "one each, in every sentence about abilities",
    "constants.max_rounds": "the end of matches that never end",
    "market_deck.abilities.*.vp": "abilities give none (RAIDERS-3.4.2)",
    "game_length.normal.*": "repeats the sides of the victory cards",
    "game_length.long.*": "repeats the sides of the victory cards",
    "game_length.epic.*": "repeats the sides of the victory cards",
    "variants.*": "the game itself says for how many it is",
}


def dotted(path: Path) -> str:
    return ".".join(map(str, path))


def shown(path: Path) -> bool:
    return not any(fnmatch(dotted(path), pattern) for pattern in SILENT)


def words(game: Game[Any, Any], lang: str, path: Path) -> str:
    """Where a number of the content is read by players."""
    card: Any = game.content.data
    for key in path:
        card = card[key]
        if isinstance(card, dict) and card.get("id") in game.box.number:
            return note(game.box, game.box.number[card["id"]], Say(game.texts, lang))
    if path[:2] == ("game_length", "default"):
        return start(game, int(path[2]), 1).scene(None, lang)["status"]
    if path[:2] == ("other_cards", "victory_cards"):
        return str([[value.name for value in option.values] for option in game_info(game, lang).options])
    return RULES[str(path[1])](game, lang)


def question(game: Game[Any, Any], lang: str, step: Step[Raiders], **options: str) -> str:
    """All that is said in a question to the first seat."""
    m = start(game, 3, 1, options)
    m.state.stack[:] = [step]
    m.state.run()
    m.reconsider()
    return json.dumps(m.question(0, lang))


def lessons(game: Game[Any, Any], lang: str) -> str:
    """What the training cards explain, as they turn up."""
    m = start(game, 2, 1, {"lessons": "on"})
    s = state(m)
    m.listen()
    s.deck[:] = [c for c in s.deck if c not in game.box.training_viking]
    s.deck.extend(game.box.training_viking)
    s.stack[:] = [Turn(0)]
    s.run()
    return said(m, lang)


def said(m: Match, lang: str) -> str:
    return " ".join(line["text"] for line in m.lines(m.heard(), 0, lang) if line["kind"] == "lesson")


def guards(game: Game[Any, Any], lang: str) -> str:
    return str(start(game, 2, 1).scene(None, lang)["things"]["guards"].get("value"))


def least(game: Game[Any, Any], lang: str) -> str:
    return note(game.box, game.box.number["command"], Say(game.texts, lang))


RULES: dict[str, Callable[[Game[Any, Any], str], str]] = {
    "draw_per_turn": lambda game, lang: question(game, lang, Offer(0), chiefs="on"),
    "offering": lambda game, lang: question(game, lang, Offer(0), chiefs="on"),
    "buys_per_turn": lambda game, lang: question(game, lang, Turn(0)),
    "actions_per_turn": lessons,
    "trade_rate": lessons,
    "protection_per_raided_card": lessons,
    "protection_pile": guards,
    "protection_minimum_in_raid": least,
    "black_market_price_any_resources": lambda game, lang: question(game, lang, Pay(0, less=0, what=NOTHING)),
    "mercenary_price_any_resources": lambda game, lang: question(game, lang, Hire(0, act=(0, 1, 0, 0), guards=2)),
}


def test_every_number_that_is_shown_comes_from_the_content() -> None:
    paths = [path for path in numbers(GAME.content.data) if shown(path)]
    assert len(paths) > 60
    assert unsaid(GAME, paths, words) == []


def test_every_silent_number_is_there() -> None:
    every = [dotted(path) for path in numbers(GAME.content.data)]
    assert [pattern for pattern in SILENT if not any(fnmatch(path, pattern) for path in every)] == []
