"""Does a lesson hold? It is played by many who do whatever they like, and whatever it says is looked at."""

from __future__ import annotations

import re
import zlib
from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from meadhall import bots
from meadhall.core.game import Game
from meadhall.core.grammar import NAMES, faults
from meadhall.core.guide import named, played
from meadhall.core.lesson import Lesson, Step, said
from meadhall.core.match import start
from meadhall.core.text import LANGS, Text, Texts
from meadhall.table.coach import LEARNER, Coach, Plate
from meadhall.table.news import Moved

WORDS = 45  #: at most, in a plate
EACH = 0.8  #: the share of the plates that every learner must get to see
TO_THE_END = 10  #: one learner in so many plays on when all has been told
_RULE = re.compile(r"\b[A-Z]{3,}-\d")
_MARKS = re.compile(r" ?:[a-z0-9-]+:|\*")


class Rehearsal(NamedTuple):
    """One play of a lesson: the plates that were told, and what was wrong."""

    told: tuple[str, ...]
    decisions: int
    faults: tuple[str, ...]


def rehearse(game: Game[Any, Any], learner: str, seed: int) -> Rehearsal:
    """A learner who plays like that kind of bot goes through the lesson."""
    lesson = game.lesson
    assert lesson is not None
    return _Play(game, lesson, learner, seed).run()


class _Play:
    """One play of a lesson."""

    def __init__(self, game: Game[Any, Any], lesson: Lesson, learner: str, seed: int) -> None:
        self._lesson = lesson
        self._learner = bots.get(learner)
        self._others = bots.get(lesson.bot)
        self._luck = Random(zlib.crc32(f"{game.key} {learner} {seed}".encode()))
        self._match = start(game, lesson.players, lesson.seed, lesson.options)
        self._coach = Coach(lesson, self._match)
        self._faults: dict[str, None] = {}
        self._number = 0
        self._longest = game.longest if seed % TO_THE_END == 0 else 0

    def run(self) -> Rehearsal:
        match = self._match
        match.listen()
        self._look(self._coach.plates)
        while not match.over and (not self._coach.over or self._number < self._longest):
            self._move()
        told = tuple(plate.id for plate in self._coach.plates if plate.number)
        return Rehearsal(told, self._number, tuple(self._faults))

    def _move(self) -> None:
        match = self._match
        asked = [decision.seat for decision in match.pending]
        seat = next((seat for seat in asked if seat != LEARNER), LEARNER)
        player = self._learner if seat == LEARNER else self._others
        option = player.choose(match, seat, self._luck)
        match.play(option, seat)
        self._number += 1
        heard = match.heard()
        told = self._coach.due(match, seat, option.id, heard)
        before = len(self._coach.plates)
        self._coach.hear(Moved(self._number, seat, option.id, [*heard, *told]))
        self._look(self._coach.plates[before:])

    def _look(self, plates: Sequence[Plate]) -> None:
        """Whatever is told points at what is there, and asks for what can be done, in words that are whole."""
        for plate in plates:
            step = self._lesson.step(plate.id)
            assert step is not None
            self._anchors(step, plate)
            for lang in LANGS:
                for text in (plate.title, plate.text, plate.do):
                    if text is not None:
                        self._said(plate, text, lang)

    def _anchors(self, step: Step, plate: Plate) -> None:
        key = plate.text.key
        moments = [m for m in (*step.moments, *step.then) if said(step, m) == key]
        if any((plate.at or not m.at) and (plate.want or not m.want) for m in moments):
            return
        at, want = moments[0].at, moments[0].want
        if at and not plate.at:
            self._fail(plate, f"points at {', '.join(at)}, which is not on the table")
        if want and not plate.want:
            self._fail(plate, f"waits for {', '.join(want)}, which cannot be chosen")

    def _said(self, plate: Plate, text: Text, lang: str) -> None:
        said = self._match.game.learn_texts.say(lang, text, NAMES)
        for fault in text_faults(said, lang):
            self._fail(plate, f"{fault} in {lang}: {said}")

    def _fail(self, plate: Plate, what: str) -> None:
        self._faults.setdefault(f"plate {plate.id!r} {what}")


def text_faults(said: str, lang: str) -> list[str]:
    """What is wrong with the words of a plate."""
    bare = _MARKS.sub("", said)
    words = len(bare.split())
    return [
        *(["says a text that is missing or broken"] if said.startswith("[") else []),
        *([f"has {words} words, more than {WORDS}"] if words > WORDS else []),
        *(["names a rule"] if _RULE.search(said) else []),
        *faults(bare, lang),
    ]


# ── all of it ────────────────────────────────────────────────────────────────────────────────


def written(game: Game[Any, Any]) -> list[str]:
    """What can be seen without playing: texts in both languages, rules that exist, events that are told of."""
    lesson, texts, ledger = game.lesson, game.learn_texts, game.ledger("en").entries
    if lesson is None:
        return [f"{game.key} has no lesson"]
    found = [f"text {id!r} is missing in {lang}" for lang in LANGS for id in lesson.texts() if not texts.has(lang, id)]
    only = texts.messages["en"] ^ texts.messages["fr"]
    found += [f"text {id!r} is there in one language only" for id in sorted(only)]
    asked = [when for step in lesson.steps for when in (m.when for m in (*step.moments, *step.then))]
    kinds = {kind for when in (*asked, *(first.when for first in lesson.firsts)) for kind in when.event + when.happened}
    found += [f"no event is called {k!r}" for k in sorted(kinds) if not _happens(k, texts)]
    found += [
        f"first {f.id!r} cites {f.rule}, which is not in the ledger" for f in lesson.firsts if f.rule not in ledger
    ]
    for first in lesson.firsts:
        for lang in LANGS:
            said = texts.say(lang, Text(f"first-{first.id}"))
            found += [f"first {first.id!r} {fault} in {lang}: {said}" for fault in text_faults(said, lang)]
    return found


def _happens(kind: str, texts: Texts) -> bool:
    """Is there such an event? What those read who may not know it whole is no event of its own."""
    return texts.has("en", f"event-{kind}") and not kind.endswith("-hidden")


def pictured(game: Game[Any, Any]) -> list[str]:
    """Whether all that the guide shows and says exists."""
    guide, texts, ledger = game.own_guide(), game.learn_texts, game.ledger("en").entries
    if guide is None:
        return [f"{game.key} has no guide"]
    found = [f"text {id!r} is missing in {lang}" for lang in LANGS for id in guide.texts() if not texts.has(lang, id)]
    cited = [rule for detail in guide.details for rule in detail.rules]
    found += [f"the guide cites {rule}, which is not in the ledger" for rule in cited if rule not in ledger]
    for name, play in guide.scenes.items():
        match = played(start(game, play.players, play.seed, play.options), play)
        things = match.scene(None, "en")["things"]
        shown = [part.name for part in guide.parts() if part.kind == "thing" and part.scene == name]
        found += [f"the guide shows {id}, which is not in its scene {name!r}" for id in shown if not named(things, id)]
    return found


def judged(game: Game[Any, Any], rehearsals: Sequence[Rehearsal]) -> list[str]:
    """What many plays of a lesson show together."""
    lesson = game.lesson
    assert lesson is not None
    found = list(dict.fromkeys(fault for one in rehearsals for fault in one.faults))
    steps = [step.id for step in lesson.steps]
    few = [one for one in rehearsals if len(one.told) < EACH * len(steps)]
    if few:
        least = min(few, key=lambda one: len(one.told))
        missed = ", ".join(id for id in steps if id not in least.told)
        found.append(
            f"{len(few)} of {len(rehearsals)} learners see less than {EACH:.0%} of the plates; one misses {missed}"
        )
    seen = Counter(id for one in rehearsals for id in one.told)
    found += [
        f"plate {id!r} is seen by {seen[id]} of {len(rehearsals)} learners"
        for id in steps
        if 2 * seen[id] < len(rehearsals)
    ]
    if 2 * sum(len(one.told) == len(steps) for one in rehearsals) < len(rehearsals):
        found.append("less than half of the learners see all plates")
    return found
