"""What bots think of a game: how good a position is, what is worth thinking about, how far to look.

`value` is set by hand. A game that names `features` and measures them gets a learned judgement beside it:
`meadhall train` finds what they are worth.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from operator import mul
from typing import ClassVar, Generic, NamedTuple, TypeVar

from meadhall.core.learned import Learned, shares
from meadhall.core.option import Option
from meadhall.core.state import State
from meadhall.core.step import Ask

S = TypeVar("S", bound=State)


class Search(NamedTuple):
    """How a game is best searched."""

    turns: int = 1  #: how many turns a playout follows before the judgement has its say
    most: int = 40  #: decisions in one playout
    doubt: float = 2.0  #: the first choice is left only if another is better by so many standard errors
    width: int = 12  #: options that are searched at all
    blur: float = (
        0.0  #: a playout that reaches the end is judged by points: a lead of so many makes a win 2.7 times as likely
    )


class Skill(NamedTuple):
    """What makes a level: how softly it chooses (the loss of chance that it hardly sees), how much it searches, and how
    often it does the first thing that comes to mind, or who searches the best at first sight."""

    heat: float = 0.0
    passes: int = 0
    lapse: float = 0.0


class Judgement(Generic[S]):
    """A game without one of its own is judged by the lead in score."""

    worlds: ClassVar[int] = 3  #: how many imagined matches a bot looks at for one decision
    lookahead: ClassVar[int] = 1  #: how many own decisions in a row it follows

    search: ClassVar[Search] = Search()
    skills: ClassVar[tuple[Skill, ...]] = (Skill(0.16), Skill(0.06), Skill(0.0), Skill(passes=24))  #: of levels 1 to 4

    features: ClassVar[tuple[str, ...]] = ()  #: what is looked at in a position, by name
    trusted: ClassVar[tuple[str, ...]] = ()  #: those that tell what players already know: learning does not shrink them
    in_points: ClassVar[bool] = False  #: the points of each seat are learned, not who wins
    even: ClassVar[float] = 10.0  #: a lead in points, or in `value`, that makes a win 2.7 times as likely
    opening: ClassVar[
        tuple[str, ...]
    ] = ()  #: verbs of answers with which a turn begins, where nobody else comes between

    def __init__(
        self, standing: Callable[[S, int | None], Sequence[int | None]], learned: Learned | None = None
    ) -> None:
        self._standing = standing
        self.learned = learned

    def value(self, s: S, seat: int) -> float:
        """How good a state is for a seat: by default, the lead in score."""
        standing = [v or 0 for v in self._standing(s, None)]
        best = max((v for i, v in enumerate(standing) if i != seat), default=0)
        return standing[seat] - best

    def measure(self, s: S) -> Sequence[Sequence[float]]:
        """The features of every seat, in their order, as far as all can see them."""
        raise NotImplementedError

    def progress(self, s: S) -> float:
        """How far the match has come: 0 at its beginning, 1 at its end."""
        return 0.5

    def scores(self, s: S) -> list[float]:
        """How each seat stands: the differences are the logarithms of how much likelier one wins than another; alone,
        the points to be hoped for."""
        if self.learned is None:
            found = [self.value(s, seat) for seat in range(s.seats)]
        else:
            weights = self.learned.of(s.seats).at(self.progress(s))
            found = [sum(map(mul, weights, row)) for row in self.measure(s)]
        if s.seats > 1 and (self.in_points or self.learned is None):
            return [points / self.even for points in found]
        return found

    def chances(self, s: S) -> list[float]:
        """What share of the win each seat may hope for; alone, the points."""
        scores = self.scores(s)
        return shares(scores) if s.seats > 1 else scores

    def policy(self, s: S, ask: Ask[S], options: Sequence[Option]) -> Sequence[float] | None:
        """How good each option looks at one glance, without trying it, in the unit of `chances`. None: no idea."""
        return None

    def sensible(self, s: S, ask: Ask[S], options: Sequence[Option]) -> Sequence[Option]:
        """The options that a bot should think about at all: never empty."""
        return options

    def explored(self, s: S, ask: Ask[S], options: Sequence[Option]) -> Sequence[Option]:
        """The options that a search tries: by default the sensible ones. Never empty."""
        return self.sensible(s, ask, options)

    def suggest(self, s: S, seat: int) -> Mapping[str, object]:
        """What a helper would lay out for a seat, for the page's planning: see `Drawing.suggestion`. It may take its
        time: it is asked for by the page, in a worker process and on an imagined match, never while drawing."""
        return {}

    def rests(self, s: S, ask: Ask[S]) -> bool:
        """Does a bot's look ahead stop before this question? True where a new turn begins."""
        return False

    def begins(self, s: S, ask: Ask[S], last: int) -> bool:
        """Does a new turn begin with this question? `last` is the seat that was asked before. A playout is cut here."""
        return ask.seat != last
