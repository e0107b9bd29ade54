"""What happened, in words: whoever did it is told so as "you", everybody else reads the name."""

from __future__ import annotations

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Message, Pattern, VariableReference
from fluent.syntax.visitor import Visitor

import meadhall
from meadhall.core.text import LANGS
from tests.support import ROOT

NAMES = ["Ada", "Bo"]
GAMES = ["odin", "raiders", "raids", "saga", "wild"]


@pytest.mark.parametrize(("lang", "you"), [("en", "You stop at the "), ("fr", "Vous vous arrêtez devant la tuile ")])
def test_who_acts_is_addressed_and_the_others_read_a_name(lang: str, you: str) -> None:
    match = meadhall.start("raids", players=2, seed=5)
    assert match.decision is not None
    seat = match.decision.seat
    match.listen()
    match.play(next(option for option in match.options if option.verb == "sail"))
    events = [event for event in match.heard() if event.kind == "stops"]
    (own,) = match.lines(events, seat, lang, NAMES)
    (other,) = match.lines(events, 1 - seat, lang, NAMES)
    (spectator,) = match.lines(events, None, lang, NAMES)
    assert own["text"].startswith(you)
    assert other["text"].startswith(f"{NAMES[seat]} ")
    assert spectator == other


class Variables(Visitor):
    """Which arguments a pattern uses."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - named by the library
        self.found.add(node.id.name)


def used(pattern: Pattern | None) -> set[str]:
    assert pattern is not None
    seen = Variables()
    seen.visit(pattern)
    return seen.found


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", GAMES)
def test_what_addresses_you_says_no_less_than_what_names_you(game: str, lang: str) -> None:
    source = (ROOT / "src" / "meadhall" / "games" / game / "text" / f"{lang}.ftl").read_text(encoding="utf-8")
    entries = [one for one in parse(source).body if isinstance(one, Message) and one.attributes]
    assert entries
    for one in entries:
        (you,) = one.attributes
        assert you.id.name == "you" and one.id.name.startswith("event-")
        assert used(you.value) == used(one.value) - {"seat", "who"}, one.id.name
