"""“How to play” as data: pictures made of things that the game's own drawing draws, and the names of their words.

A picture is a list of parts on a ground of 300 by 168. Things come from small scenes: a match that is dealt, and what
was chosen in it. Words are texts `howto-…` of `text/learn.LANG.ftl`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

from meadhall.core.content import Content, Entry
from meadhall.core.lesson import matches
from meadhall.core.scene import Thing

if TYPE_CHECKING:
    from meadhall.core.match import Match

GROUNDS = ("sea", "night", "hall", "field", "board")
TONES = ("foam", "amber", "bone", "good", "bad")
KINDS = ("thing", "icon", "tag", "line", "hole")


class Part(NamedTuple):
    """Something in a picture. `name` is a thing (a pattern, at first), an icon, the end of a text's name, or a path."""

    kind: str
    name: str
    x: float = 0.0
    y: float = 0.0
    width: float = 40.0
    height: float = 0.0  #: of a hole
    turn: float = 0.0  #: degrees
    fade: float = 1.0
    glow: bool = False
    tone: str = ""
    dash: str = ""
    scene: str = ""


class Line(NamedTuple):
    """A line of words with a sign before it: text `howto-GROUP-ID`."""

    id: str
    sign: Part | None
    value: str = ""


class Turn(NamedTuple):
    """One of the pictures of a turn: texts `howto-turn-ID`, `howto-turn-ID-say`."""

    id: str
    picture: tuple[Part, ...]


class Detail(NamedTuple):
    """A folded paragraph: texts `howto-detail-ID`, `-line`, `-say`; the first and the last of its rules."""

    id: str
    rules: tuple[str, ...]


class Play(NamedTuple):
    """A small scene: a match and what is chosen in it; of further moves anything will do."""

    seed: int
    players: int
    options: dict[str, str]
    choices: tuple[str, ...]
    moves: int
    keep: tuple[str, ...]  #: things that no picture shows, but their drawing needs


class Guide(NamedTuple):
    """One page: what for, a turn, how it ends, the signs, and the details."""

    ground: str
    scenes: dict[str, Play]
    facts: tuple[Line, ...]
    goal: tuple[Part, ...]
    points: tuple[Line, ...]
    turn: tuple[Turn, ...]
    way: tuple[Line, ...]
    stages: tuple[str, ...]
    ends: tuple[Line, ...]
    bars: tuple[int, ...]
    signs: tuple[Line, ...]
    details: tuple[Detail, ...]

    def parts(self) -> Iterator[Part]:
        """Everything that is drawn."""
        yield from self.goal
        for turn in self.turn:
            yield from turn.picture
        for line in (*self.points, *self.way, *self.ends, *self.signs, *self.facts):
            if line.sign is not None:
                yield line.sign

    def texts(self) -> list[str]:
        """The names of all texts that it needs."""
        found = ["howto-pitch", "howto-goal", "howto-way", "howto-ends"]
        found += ["howto-also", "howto-also-say"] if self.bars else []
        groups = (("fact", self.facts), ("goal", self.points), ("way", self.way), ("ends", self.ends))
        found += [f"howto-{group}-{line.id}" for group, lines in groups for line in lines]
        found += [f"howto-stage-{id}" for id in self.stages]
        found += [f"howto-sign-{sign.id}{end}" for sign in self.signs for end in ("", "-say")]
        found += [f"howto-turn-{turn.id}{end}" for turn in self.turn for end in ("", "-say")]
        found += [f"howto-detail-{detail.id}{end}" for detail in self.details for end in ("", "-line", "-say")]
        return [*found, *(f"howto-tag-{part.name}" for part in self.parts() if part.kind == "tag")]

    @classmethod
    def read(cls, path: Path) -> Guide:
        """From a file, or an error that names entry and field."""
        return cls.parse(Content.read(path))

    @classmethod
    def parse(cls, c: Content) -> Guide:
        scenes = {str(name): _play(c.entry("scenes").entry(str(name))) for name, _ in c.entry("scenes").items()}
        first = next(iter(scenes))
        goal, ends = c.entry("goal"), c.entry("ends")
        guide = cls(
            c.str("ground", among=GROUNDS), scenes, _lines(c, "facts", first), _picture(goal, first),
            _lines(goal, "points", first), tuple(Turn(e.str("id"), _picture(e, first)) for e in c.entries("turn")),
            _lines(c, "way", first), ends.strs("stages", ()), _lines(ends, "rows", first), ends.ints("bars", ()),
            _lines(c, "signs", first), tuple(Detail(e.str("id"), e.strs("rules")) for e in c.entries("details")),
        )  # fmt: skip
        for part in guide.parts():
            if part.kind == "thing" and part.scene not in scenes:
                raise c.fail("scenes", f"there is no scene {part.scene!r}")
        return guide


def shown(guide: Guide, match: Match, scene: str, lang: str) -> dict[str, Thing]:
    """The things of one scene that pictures use, with all that lies in them, by the names that they have there."""
    things = match.scene(None, lang)["things"]
    found: dict[str, Thing] = {}
    for id in guide.scenes[scene].keep:
        _take(things, id, found)
    for part in guide.parts():
        if part.kind == "thing" and part.scene == scene:
            _take(things, named(things, part.name), found)
    return found


def named(things: dict[str, Any], pattern: str) -> str:
    """The first thing that a pattern names; nothing where there is none."""
    return pattern if pattern in things else next((id for id in things if matches((pattern,), id)), "")


def _take(things: dict[str, Thing], id: str, found: dict[str, Thing]) -> None:
    if id in things and id not in found:
        found[id] = things[id]
        for child in things[id].get("things", ()):
            _take(things, child, found)


def played(match: Match, play: Play) -> Match:
    """The match of a scene."""
    for choice in play.choices:
        match.play(choice)
    luck = Random(play.seed)
    for _ in range(play.moves):
        if match.decision is not None:
            match.play(luck.choice(match.decision.options))
    return match


def _play(e: Entry) -> Play:
    options = {str(k): str(v) for k, v in e.entry("options").items()} if e.has("options") else {}
    choices, keep = e.strs("choices", ()), e.strs("keep", ())
    return Play(e.int("seed"), e.int("players", least=1), options, choices, e.int("moves", 0), keep)


def _lines(e: Entry, field: str, scene: str) -> tuple[Line, ...]:
    if not e.has(field):
        return ()
    return tuple(Line(one.str("id"), _sign(one, scene), one.str("value", "")) for one in e.entries(field))


def _sign(e: Entry, scene: str) -> Part | None:
    return _part(e, scene) if e.has("thing") or e.has("icon") else None


def _picture(e: Entry, scene: str) -> tuple[Part, ...]:
    return tuple(_part(one, scene) for one in e.entries("picture"))


def _part(e: Entry, scene: str) -> Part:
    kind = next((kind for kind in KINDS if e.has(kind)), "")
    if not kind:
        raise e.fail("thing", f"a part is one of {', '.join(KINDS)}")
    name = "" if kind == "hole" else e.str(kind)
    x, y = _numbers(e, "at", (0, 0))
    if kind == "hole":
        width, height = _numbers(e, "hole", (40, 40))
    else:
        width, height = _number(e, "w", 40), 0.0
    tone = e.str("tone", "")
    return Part(kind, name, x, y, width, height, _number(e, "turn", 0), _number(e, "fade", 1), e.bool("glow", False),
                tone, e.str("dash", ""), e.str("scene", scene))  # fmt: skip


def _number(e: Entry, field: str, default: float) -> float:
    value = e.data.get(field, default)
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        raise e.fail(field, f"must be a number, not {value!r}")
    return float(value)


def _numbers(e: Entry, field: str, default: Sequence[float]) -> tuple[float, float]:
    value = e.data.get(field, default)
    if not isinstance(value, (list, tuple)) or len(value) != 2:
        raise e.fail(field, f"must be two numbers, not {value!r}")
    return float(value[0]), float(value[1])
