"""How a game is shown: its scene, its questions and its log in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Generic, TypeVar

from meadhall.core.event import Event
from meadhall.core.option import Option
from meadhall.core.scene import Choice, LogLine, Scene, ScoreRow
from meadhall.core.state import State
from meadhall.core.step import Ask, Step
from meadhall.core.text import Arg, Say

S = TypeVar("S", bound=State)


class Look:
    """Who looks, and in which language: what a scene is drawn for."""

    __slots__ = ("say", "seat")

    def __init__(self, seat: int | None, say: Say) -> None:
        self.seat = seat
        self.say = say


class Drawing(Generic[S]):
    """What a table shows of a match. A game must at least `draw`."""

    #: What only the game's own layout draws, as TypedDicts: `thing.data` by the id of the thing up to its colon,
    #: `choice.data` by the verb of the option. The page's types are made from them.
    thing_data: ClassVar[Mapping[str, type]] = {}
    choice_data: ClassVar[Mapping[str, type]] = {}
    #: what `Judgement.suggest` gives, if it gives anything
    suggestion: ClassVar[type | None] = None

    def draw(self, s: S, look: Look) -> Scene:
        """What to draw for a viewer."""
        raise NotImplementedError

    def sheet(self, s: S, look: Look) -> list[ScoreRow]:
        """The score sheet as it stands."""
        return []

    def title(self, s: S, ask: Ask[S], look: Look) -> tuple[str, str]:
        """A question in words, and a line under it: texts `ask-STEP` and `ask-STEP-note`."""
        key, about = f"ask-{kebab(ask)}", self.about(s, ask)
        note = look.say(f"{key}-note", **about) if look.say.has(f"{key}-note") else ""
        return look.say(key, **about), note

    def about(self, s: S, ask: Ask[S]) -> Mapping[str, Arg]:
        """What the texts of a question may name."""
        return {}

    def choice(self, s: S, ask: Ask[S], o: Option, look: Look) -> Choice:
        """An option in words, with the things it concerns: text `option-VERB`."""
        return {"id": o.id, "label": look.say(f"option-{o.verb}", a=o.a, b=o.b), "things": []}

    def line(self, event: Event, look: Look) -> LogLine | None:
        """An event in words, as far as the viewer may know it."""
        key, args = f"event-{event.kind}", event.args
        if event.only is not None and look.seat not in event.only:
            key += "-hidden"
            args = {k: v for k, v in args.items() if k in event.open}
            if not look.say.has(key):
                return None
        return {
            "kind": event.kind,
            "seat": event.seat,
            "text": look.say(key, **args),
            "rule": event.rule,
            "things": list(event.things) if key == f"event-{event.kind}" else [],
        }


def kebab(step: Step[Any]) -> str:
    """The name of a step as texts use it: `PayOrFlee` → `pay-or-flee`."""
    name = type(step).__name__
    return "".join(f"-{c.lower()}" if c.isupper() and i else c.lower() for i, c in enumerate(name))
