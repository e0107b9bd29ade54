"""How a game is shown: its scene, its questions and its log in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from meadhall.core.event import Event
from meadhall.core.option import Option
from meadhall.core.refusal import Reason
from meadhall.core.scene import Choice, LogLine, Refused, Scene, ScoreRow, Thing, Why
from meadhall.core.state import State
from meadhall.core.step import Ask, Step
from meadhall.core.text import Arg, Say, Seat

S = TypeVar("S", bound=State)


#: what is printed on the cells of a grid, by column and row, in three letters at most; and a line that explains it
Printed = tuple[Mapping[tuple[int, int], str], str]


def blank(thing: Thing) -> Printed:
    """Nothing is printed on it."""
    return {}, ""


Painted = dict[str, Any]  #: by name: a whole scene, or what `Painter.once` made


class Look:
    """Who looks, and in which language: what a scene is drawn for. `painted`: what has been painted once for all who
    look at the same moment in the same language (see `Painter.once`)."""

    __slots__ = ("painted", "say", "seat")

    def __init__(self, seat: int | None, say: Say, painted: Painted | None = None) -> None:
        self.seat = seat
        self.say = say
        self.painted: Painted = {} if painted is None else painted

    @property
    def anybody(self) -> Look:
        """A spectator beside this viewer."""
        return Look(None, self.say, self.painted)


class Drawing(Generic[S]):
    """What a table shows of a match. A game must at least `draw`."""

    #: What only the game's own layout draws, as TypedDicts: `thing.data` by the id of the thing up to its colon,
    #: `choice.data` by the verb of the option. The page's types are made from them.
    thing_data: ClassVar[Mapping[str, type]] = {}
    choice_data: ClassVar[Mapping[str, type]] = {}
    #: what `Judgement.suggest` gives, if it gives anything
    suggestion: ClassVar[type | None] = None
    #: the scene is the same for everybody: it is drawn once, as a spectator sees it
    for_all: ClassVar[bool] = False

    def draw(self, s: S, look: Look) -> Scene:
        """What to draw for a viewer."""
        raise NotImplementedError

    def printed(self, thing: Thing, look: Look) -> Printed:
        """What is to be read on a grid where nothing lies, for who has no picture of it: the terminal."""
        return blank(thing)

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

    def waits(self, s: S, ask: Ask[S], look: Look) -> str:
        """A question as those read it who wait for its answer: text `wait-STEP`, or else the question itself."""
        key = f"wait-{kebab(ask)}"
        if look.say.has(key):
            return look.say(key, **{"who": Seat(ask.seat), **self.about(s, ask)})
        return self.title(s, ask, look)[0]

    def count(self, s: S, seat: int, what: str) -> int:
        """How much a seat has of something that previews speak of."""
        raise NotImplementedError

    def settled(self, s: S, ask: Ask[S]) -> bool:
        """Is all that an option promised done when this is asked? False for questions that belong to the same act."""
        return True

    def upset(self, before: S, after: S) -> bool:
        """Did something come between that no preview can foresee, such as an event turned up from a deck?"""
        return False

    def ending(self, s: S, look: Look) -> tuple[str, str]:
        """How a finished match ended, as a title over the final standing and a line under it; both may be empty. Where
        the title is empty, the winners' names are the title: it is for who wins without a seat."""
        return "", ""

    def line(self, event: Event, look: Look) -> LogLine | None:
        """An event in words, as far as the viewer may know it."""
        key, args = f"event-{event.kind}", event.args
        if event.only is not None and look.seat not in event.only:
            key += "-hidden"
            args = {k: v for k, v in args.items() if k in event.open}
            if not look.say.has(key):
                return None
        own = look.seat is not None and Seat(look.seat) in (args.get("seat"), args.get("who"))
        own = own and look.say.has(f"{key}.you")
        return {
            "kind": event.kind,
            "seat": event.seat,
            "text": look.say(f"{key}.you" if own else key, **args),
            "rule": event.rule,
            "things": list(event.things) if key == f"event-{event.kind}" else [],
        }


def tried(s: S, ask: Ask[S], o: Option) -> S:
    """A copy in which a question has been answered, up to what is asked next, with all that happened in its log."""
    twin = s.clone()
    twin.log = []
    twin.todo = twin.lanes[ask.seat] if twin.lanes else twin.stack
    twin.todo.pop()
    ask.carry_out(twin, o)
    twin.todo = twin.stack
    twin.run()
    return twin


def kebab(step: Step[Any]) -> str:
    """The name of a step as texts use it: `PayOrFlee` → `pay-or-flee`."""
    return kebab_of(type(step))


def kebab_of(step: type[Step[Any]]) -> str:
    """The same of a kind of step."""
    return "".join(f"-{c.lower()}" if c.isupper() and i else c.lower() for i, c in enumerate(step.__name__))


def refused(choice: Choice, whys: Sequence[Reason], say: Say) -> Refused:
    """A candidate that is not legal, as it is shown."""
    reasons = whys_in_words(whys, say)
    return {"id": choice["id"], "verb": choice["verb"], "args": choice["args"], "label": choice["label"],
            "things": choice["things"], "reasons": reasons}  # fmt: skip


def whys_in_words(whys: Sequence[Reason], say: Say) -> list[Why]:
    """Reasons in words."""
    return [{"rule": why.rule, "text": say.text(why.text)} for why in whys]
