"""What teaches a game, in words: the guide, and what is said at first occurrences."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from meadhall.core.game import Game
from meadhall.core.guide import Guide, Line, Part, named, played, shown
from meadhall.core.match import Match, start
from meadhall.core.scene import Thing
from meadhall.core.text import Say
from meadhall.web.descriptions import First, GuideDetail, GuideLine, GuidePart, GuideTurn, HowTo

AnyGame = Game[Any, Any]


@lru_cache(maxsize=64)
def firsts(game: AnyGame, lang: str) -> list[First]:
    """What is explained when it happens for the first time."""
    if game.lesson is None:
        return []
    say = Say(game.learn_texts, lang)
    return [First(first.id, say(f"first-{first.id}"), first.rule, first.icon) for first in game.lesson.firsts]


@lru_cache(maxsize=64)
def how_to(game: AnyGame, lang: str) -> HowTo | None:
    """The guide, if the game has one."""
    guide = game.own_guide()
    return None if guide is None else _Told(game, guide, lang).whole()


def scenes(game: AnyGame, guide: Guide) -> dict[str, Match]:
    """The small matches whose things are shown."""
    return {name: played(start(game, p.players, p.seed, p.options), p) for name, p in guide.scenes.items()}


class _Told:
    """A guide in one language."""

    def __init__(self, game: AnyGame, guide: Guide, lang: str) -> None:
        self._game = game
        self._guide = guide
        self._lang = lang
        self._say = Say(game.learn_texts, lang)
        self._things: dict[str, dict[str, Thing]] = {
            name: shown(guide, match, name, lang) for name, match in scenes(game, guide).items()
        }

    def whole(self) -> HowTo:
        say, guide = self._say, self._guide
        return HowTo(
            game=self._game.key,
            pitch=say("howto-pitch"),
            ground=guide.ground,
            facts=self._lines("fact", guide.facts),
            goal=say("howto-goal"),
            goal_picture=self._picture(guide.goal),
            points=self._lines("goal", guide.points),
            turn=[
                GuideTurn(say(f"howto-turn-{t.id}"), say(f"howto-turn-{t.id}-say"), self._picture(t.picture))
                for t in guide.turn
            ],
            way_title=say("howto-way"),
            way=self._lines("way", guide.way),
            ends=say("howto-ends"),
            stages=[say(f"howto-stage-{id}") for id in guide.stages],
            ends_lines=self._lines("ends", guide.ends),
            also_title=say("howto-also") if guide.bars else "",
            also=say("howto-also-say") if guide.bars else "",
            bars=list(guide.bars),
            signs=[self._sign(line) for line in guide.signs],
            details=[self._detail(d.id, d.rules) for d in guide.details],
            scenes=self._things,
            rules=len(self._game.ledger(self._lang).rules),
        )

    def _detail(self, id: str, rules: Sequence[str]) -> GuideDetail:
        name, say = f"howto-detail-{id}", self._say
        return GuideDetail(id, say(name), say(f"{name}-line"), say(f"{name}-say"), list(rules))

    def _lines(self, group: str, lines: Sequence[Line]) -> list[GuideLine]:
        return [GuideLine(self._say(f"howto-{group}-{one.id}"), self._drawn(one.sign), one.value) for one in lines]

    def _sign(self, line: Line) -> GuideLine:
        name = f"howto-sign-{line.id}"
        return GuideLine(self._say(f"{name}-say"), self._drawn(line.sign), line.value, self._say(name))

    def _picture(self, parts: Sequence[Part]) -> list[GuidePart]:
        return [drawn for part in parts if (drawn := self._drawn(part)) is not None]

    def _drawn(self, part: Part | None) -> GuidePart | None:
        if part is None:
            return None
        name = part.name
        if part.kind == "thing":
            name = named(self._things[part.scene], part.name)
        elif part.kind == "tag":
            name = self._say(f"howto-tag-{part.name}")
        return GuidePart(part.kind, name, part.scene, part.x, part.y, part.width, part.height, part.turn, part.fade,
                         part.glow, part.tone, part.dash)  # fmt: skip
