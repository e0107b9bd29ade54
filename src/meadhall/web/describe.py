"""What a hall says about its games: credits, table options, rules, sources."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from meadhall.core.game import Game, Variant
from meadhall.core.ledger import Rule as LedgerRule
from meadhall.core.text import Say
from meadhall.web.descriptions import GameInfo, GameOption, OptionValue, Rule, Rules, Source

_PATH = re.compile(r"^(?P<section>[^.\[]+)[.\[](?:.*[.\[])?(?P<id>[^.\[\]]+)\]?$")


@lru_cache(maxsize=64)
def game_info(game: Game[Any, Any], lang: str) -> GameInfo:
    """A game as the hall offers it. Texts: `game-name`, `game-pitch`."""
    say = Say(game.texts, lang)
    counts = game.content.provenance()
    return GameInfo(
        key=game.key,
        name=_said(say, "game-name", game.key.capitalize()),
        pitch=_said(say, "game-pitch", ""),
        players=list(game.players),
        minutes=game.minutes,
        weight=game.weight,
        designers=list(game.credits.designers),
        publisher=game.credits.publisher,
        year=game.credits.year,
        artist=game.credits.artist,
        options=[_option(say, variant) for variant in game.variants],
        provenance=counts,
        entries=sum(counts.values()),
        default_players=game.default_players,
        lesson=0 if game.lesson is None else game.lesson.minutes,
        guide=(game.folder / "howto.yaml").exists(),
    )


def _option(say: Say, variant: Variant) -> GameOption:
    key = f"variant-{variant.id}"
    values = [
        OptionValue(value, _said(say, f"{key}-{value}", value), _said(say, f"{key}-{value}-note", ""))
        for value in variant.values
    ]
    return GameOption(variant.id, _said(say, key, variant.id), _said(say, f"{key}-note", ""), values, variant.default)


def _said(say: Say, key: str, otherwise: str) -> str:
    return say(key) if say.has(key) else otherwise


@lru_cache(maxsize=64)
def rules(game: Game[Any, Any], lang: str) -> Rules:
    """The ledger."""
    ledger = game.ledger(lang)
    return Rules(
        game=game.key,
        title=ledger.title,
        intro=ledger.intro,
        sections=list(ledger.sections),
        rules=[_rule(rule) for rule in ledger.rules],
        notes=[_rule(rule) for rule in ledger.notes],
        sources=list(ledger.sources),
    )


def _rule(rule: LedgerRule) -> Rule:
    return Rule(rule.id, rule.section, rule.text, rule.source)


@lru_cache(maxsize=64)
def sources(game: Game[Any, Any], lang: str) -> list[Source]:
    """Every entry of the content, with where its values come from."""
    return [_source(path, entry, lang) for path, entry in game.content.sourced()]


def _source(path: str, entry: Mapping[str, Any], lang: str) -> Source:
    found = _PATH.match(path)
    section, id = (found["section"], found["id"]) if found else (path, path)
    said = entry["provenance"]
    provenance = {str(k): str(v) for k, v in said.items()} if isinstance(said, Mapping) else {"all": str(said)}
    return Source(section, str(entry.get("id", id)), str(entry.get(lang) or entry.get("en") or id), provenance)
