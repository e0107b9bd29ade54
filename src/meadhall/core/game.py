"""A game: its rules and content, as the kernel needs them. How it is shown (`drawing`), what bots think of it
(`judgement`) and how it is told in numbers (`arrays`) are things of their own."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from meadhall.core import ahead, learned
from meadhall.core.arrays import Arrays
from meadhall.core.content import Box, Content
from meadhall.core.drawing import Drawing
from meadhall.core.errors import BadPlayers, BadRecord, BadSnapshot, BadVariant
from meadhall.core.guide import Guide
from meadhall.core.judgement import Judgement
from meadhall.core.ledger import Ledger
from meadhall.core.lesson import Lesson
from meadhall.core.record import Record
from meadhall.core.snapshot import named, vocabulary
from meadhall.core.state import State
from meadhall.core.step import Step
from meadhall.core.text import LANGS, Text, Texts
from meadhall.core.zones import Zone

S = TypeVar("S", bound=State)
B = TypeVar("B", bound=Box)

#: (state, zone, pile, component) → the pool it is dealt in, None: it stays.
Pooling = Callable[[S, Zone[S], int, int], object]


class Variant(NamedTuple):
    """A table option: what may be agreed before a match. Texts: `variant-ID`, `variant-ID-VALUE`."""

    id: str
    values: tuple[str, ...]
    default: str


class Credits(NamedTuple):
    """Who made the game that is played here."""

    designers: tuple[str, ...]
    publisher: str
    year: int
    artist: str = ""


class Result(NamedTuple):
    """How a match ended."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


class Game(Generic[S, B]):
    """One title. Subclasses fill in what is below; a folder (or the subclass) gives content, rules and texts."""

    key: ClassVar[str]
    version: ClassVar[str] = "1"  #: of the rules: raised when the same choices would lead elsewhere
    players: ClassVar[tuple[int, ...]]
    default_players: ClassVar[int]
    minutes: ClassVar[str] = ""
    weight: ClassVar[int] = 1  #: 1 (light) to 5 (heavy)
    credits: ClassVar[Credits]
    zones: ClassVar[tuple[Zone[Any], ...]] = ()  # zones of this game's own state
    longest: ClassVar[int] = 10_000  #: no match has more decisions
    hashed_before: ClassVar[tuple[str, ...]] = ()  #: how older saves call the values of `content.yaml` as they are

    drawn_by: ClassVar[type[Drawing[Any]]] = Drawing  #: how it is shown
    judged_by: ClassVar[type[Judgement[Any]]] = Judgement  #: what bots think of it
    numbered_by: ClassVar[type[Arrays[Any]]] = Arrays  #: how it is told in numbers

    state: ClassVar[type[State]]
    package: ClassVar[str]  #: where the parts and steps of its states are defined

    def __init__(self, content: Content | None = None) -> None:
        self.content = content or self.own_content()
        self.as_published = content is None
        self.box: B = self.read(self.content)
        self.vocabulary = vocabulary(self.package)
        self._texts: Texts | None = None
        self._learn_texts: Texts | None = None
        self._ahead: tuple[ahead.Ahead, ...] | None = None
        self._lesson: Lesson | None = None
        self._lesson_read = False
        self._arrays: Arrays[S] | None = None
        self.drawing: Drawing[S] = self.drawn_by()
        self.judgement: Judgement[S] = self.judged_by(self.standing, learned.read(self.folder, self.judged_by.features))

    # ── files ────────────────────────────────────────────────────────────────────────────────

    @property
    def folder(self) -> Path:
        """Where the game's files lie."""
        return Path(sys.modules[self.package].__file__ or ".").parent

    def own_content(self) -> Content:
        """The content as published with the game."""
        return Content.read(self.folder / "content.yaml")

    def with_content(self, path: Path) -> Game[S, B]:
        """The same game with a corrected content file laid over its own."""
        return type(self)(self.content.overlaid(Content.read(path)))

    @property
    def texts(self) -> Texts:
        """Labels, reasons, events and card texts, read when they are first needed."""
        if self._texts is None:
            self._texts = self.own_texts()
        return self._texts

    def own_texts(self) -> Texts:
        """The texts as published with the game."""
        return Texts(self._words(""), self.content.names())

    def _words(self, kind: str) -> dict[str, str]:
        """The texts of one kind as they are written, by language."""
        paths = {lang: self.folder / "text" / f"{kind}{lang}.ftl" for lang in LANGS}
        return {lang: path.read_text(encoding="utf-8") for lang, path in paths.items()}

    @property
    def lesson(self) -> Lesson | None:
        """The guided first game, if there is one; read when it is first needed, as are its words."""
        if not self._lesson_read:
            self._lesson, self._lesson_read = self.own_lesson(), True
        return self._lesson

    @property
    def arrays(self) -> Arrays[S]:
        """How it is told in numbers; worked out when it is first needed."""
        if self._arrays is None:
            self._arrays = self.numbered_by(self)
        return self._arrays

    def own_lesson(self) -> Lesson | None:
        """The lesson as published with the game."""
        path = self.folder / "lesson.yaml"
        return Lesson.read(path) if path.exists() else None

    def own_guide(self) -> Guide | None:
        """“How to play” as published with the game."""
        path = self.folder / "howto.yaml"
        return Guide.read(path) if path.exists() else None

    @property
    def answers_ahead(self) -> tuple[ahead.Ahead, ...]:
        """What may be answered ahead."""
        if self._ahead is None:
            self._ahead = ahead.read(self.folder / "ahead.yaml")
        return self._ahead

    @property
    def learn_texts(self) -> Texts:
        """What lesson and guide say, together with the game's own texts, which may be named in it."""
        if self._learn_texts is None:
            self._learn_texts = self.own_learn_texts()
        return self._learn_texts

    def own_learn_texts(self) -> Texts:
        """`text/learn.LANG.ftl`, as published with the game."""
        own, learn = self._words(""), self._words("learn.")
        return Texts({lang: f"{own[lang]}\n{learn[lang]}" for lang in LANGS}, self.content.names())

    def ledger(self, lang: str) -> Ledger:
        """The rules in one language."""
        return Ledger.read(self.folder / f"rules.{lang}.md")

    # ── saves ────────────────────────────────────────────────────────────────────────────────

    def made_with(self, content: str) -> bool:
        """Was a save whose content is called so made with the values of this one?"""
        return content == self.content.hash or (self.as_published and content in self.hashed_before)

    def from_first_format(self, data: dict[str, Any]) -> dict[str, Any]:
        """A snapshot of the first format, which named neither its fields nor its version: `format1.json` does."""
        path = self.folder / "format1.json"
        if not path.exists():
            raise BadSnapshot(f"{self.key} has no snapshots of the first format")
        first = json.loads(path.read_text(encoding="utf-8"))
        state = named(data["state"], first["fields"])
        state["kernel"].pop("watch", None)
        return {**data, "rules": first["rules"], "content": "", "state": state}

    def upgrade(self, data: dict[str, Any], version: str) -> dict[str, Any]:
        """A snapshot of an older version of the rules (or of the first format) as this one reads it. A game that
        can go on from older ones overrides this; else they are refused."""
        if version != self.version:
            raise BadSnapshot(f"made under version {version} of the rules of {self.key}; this is version "
                              f"{self.version}, which cannot go on from it")  # fmt: skip
        return data

    def upgrade_record(self, record: Record) -> Record:
        """A record made under older rules as one of these. A game whose newer rules lead the same choices to the same
        end overrides this; else the record is refused."""
        raise BadRecord(f"made under version {record.rules} of the rules of {self.key}; this is version "
                        f"{self.version}. A Meadhall with version {record.rules} can read it")  # fmt: skip

    # ── what a game says ─────────────────────────────────────────────────────────────────────

    @property
    def variants(self) -> tuple[Variant, ...]:
        """What may be agreed before a match; a game whose options depend on its content asks its box."""
        return ()

    def read(self, content: Content) -> B:
        """The content as frozen tables."""
        raise NotImplementedError

    def empty(self, players: int, options: Mapping[str, str]) -> S:
        """An empty table, before the first step; luck has not begun yet."""
        raise NotImplementedError

    def opening(self, s: S) -> Step[S]:
        """The first step: setting up."""
        raise NotImplementedError

    def result(self, s: S) -> Result:
        """Scores and winners, once nothing is left to do. By default the highest total wins; equals share."""
        scores = tuple(total or 0 for total in self.standing(s, None))
        return Result(scores, tuple(seat for seat, total in enumerate(scores) if total == max(scores)))

    def standing(self, s: S, seat: int | None) -> Sequence[int | None]:
        """The score of each seat now, as far as a viewer may know it."""
        raise NotImplementedError

    def totals(self, s: S) -> dict[str, int]:
        """What is conserved beside the components in zones: never changes during a match."""
        return {}

    def pool(self, s: S, zone: Zone[S], i: int, card: int) -> object:
        """Which hidden components a seat cannot tell apart: those of one back, wherever they lie."""
        return self.box.backs[card]

    def dealings(self, s: S, seat: int | None) -> Sequence[Pooling[S]]:
        """How an imagined match is dealt for a seat: each dealing says of a hidden component in which pool it is
        mixed, or None to leave it. One is enough where whoever cannot tell the place cannot tell anything else;
        where more is known (whose a card is, but not which), one deals who has what and a later one the places."""
        return (self.pool,)

    def mark(self, s: S) -> Text | None:
        """The stretch of the match (a round, a Voyage), for the chart and the replay's jump marks."""
        return None

    # ── checks of what comes from outside ────────────────────────────────────────────────────

    def checked_players(self, players: object) -> int:
        """A number of players that the game is for, or a clear error."""
        if isinstance(players, bool) or not isinstance(players, int) or players not in self.players:
            raise BadPlayers(f"{self.key} is for {_range(self.players)} players, not {players!r}")
        return players

    def checked_options(self, options: Mapping[str, str]) -> dict[str, str]:
        """All table options, those not given at their default; or a clear error."""
        known = {v.id: v for v in self.variants}
        for name, value in options.items():
            if name not in known:
                has = ", ".join(known) or "none"
                raise BadVariant(f"{self.key} has no table option {name!r} (it has: {has})")
            if value not in known[name].values:
                raise BadVariant(f"{self.key}: {name} is one of {', '.join(known[name].values)}, not {value!r}")
        return {v.id: options.get(v.id, v.default) for v in self.variants}


def _range(players: tuple[int, ...]) -> str:
    return str(players[0]) if len(players) == 1 else f"{players[0]} to {players[-1]}"
