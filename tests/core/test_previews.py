"""Previews are promises that `check` holds; what is no candidate may still be explained; who waits reads of others."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import meadhall
from meadhall.core.content import Content
from meadhall.core.drawing import Look, tried
from meadhall.core.game import Result
from meadhall.core.option import Option
from meadhall.core.paint import promise
from meadhall.core.refusal import Reason, reason
from meadhall.core.scene import Choice
from meadhall.core.snapshot import digest
from meadhall.core.step import Ask
from meadhall.core.text import Seat, Texts, elided, text
from tests import cups
from tests.core.test_check import Altered, faults, with_step
from tests.cups import BOAST, WORDS, Boast, Cups, CupsDrawing, CupsGame

SPOKEN = WORDS + "preview-boasts = { $n } boasts more\nwait-boast = { $who } may boast\n"


class Foretelling(CupsDrawing):
    """Cups whose boasts are foretold."""

    change, sure, follows = 1, True, False

    def choice(self, s: Cups, ask: Ask[Cups], option: Option, look: Look) -> Choice:
        shown = super().choice(s, ask, option, look)
        if option is BOAST:
            shown["preview"] = [promise(look.say, ask.seat, "boasts", self.change, sure=self.sure)]
        return shown

    def count(self, s: Cups, seat: int, what: str) -> int:
        return s.boasts[seat]

    def settled(self, s: Cups, ask: Ask[Cups]) -> bool:
        return not (self.follows and isinstance(ask, Boast))


class Foretold(Altered):
    texts = Texts({"en": SPOKEN, "fr": SPOKEN}, {})


def foretelling(change: int, sure: bool = True, follows: bool = False) -> Foretold:
    """Cups with that promise; a winner boasts twice in a row, which may count as one act."""
    drawn_by = type("Spoken", (Foretelling,), {"change": change, "sure": sure, "follows": follows})
    game: type[Foretold] = type("Game", (Foretold,), {"drawn_by": drawn_by, "package": cups.__name__})
    return game()


@pytest.mark.parametrize(("change", "sure"), [(1, True), (1, False), (0, False)])
def test_a_promise_that_comes_true_passes(change: int, sure: bool) -> None:
    assert faults(foretelling(change, sure)) == ""


@pytest.mark.parametrize(("change", "sure"), [(2, True), (0, True), (2, False), (-1, False), (-1, True)])
def test_a_promise_that_is_not_kept_is_reported(change: int, sure: bool) -> None:
    assert f"promises '{abs(change)} boasts more'" in faults(foretelling(change, sure))


def test_an_act_is_followed_to_its_end() -> None:
    assert "became +2" in faults(foretelling(1, follows=True))
    assert faults(foretelling(1, sure=False, follows=True)) == ""


def test_an_answer_is_tried_on_a_copy_with_all_that_follows() -> None:
    m = meadhall.start(cups.GAME, 2, 1)
    while m.pending[0].kind == "lay":
        ask = m.pending[0].ask
        after = tried(m.state, ask, m.pending[0].options[0])
        assert len(after.asked()) == 1, "one lane has answered, or both and the winner is asked"
        m.play(m.pending[0].options[0])
    s, ask = m.state, m.pending[0].ask
    assert isinstance(s, Cups)
    before = digest(s)
    after = tried(s, ask, BOAST)
    assert after.boasts[ask.seat] == s.boasts[ask.seat] + 1 and digest(s) == before
    assert after.log is not None and s.log is None


def test_what_nobody_could_foresee_breaks_no_promise() -> None:
    game = foretelling(2)
    game.drawing.upset = lambda before, after: True  # type: ignore[method-assign]
    assert faults(game) == ""


class Lonely(Altered):
    """Nobody at the table wins."""

    def result(self, s: Cups) -> Result:
        return super().result(s)._replace(winners=())


class Named(CupsDrawing):
    def ending(self, s: Cups, look: Look) -> tuple[str, str]:
        return "The hall wins", ""


class Attended(Lonely):
    drawn_by = Named


def test_where_no_seat_wins_an_ending_must_say_who_does() -> None:
    assert "no seat has won, and no ending says who has" in faults(Lonely())
    assert faults(Attended()) == ""


TOO_LOUD = reason("CUPS-1.2", "why-too-loud")


class Explaining(Boast):
    def beyond(self, s: Cups, o: Option) -> Iterator[Reason]:
        if o.verb == "lay":
            yield TOO_LOUD


def test_what_is_no_candidate_is_explained_where_something_can_be_said(monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(game: CupsGame) -> list[str]:
        m = meadhall.start(game, 2, 1)
        while m.pending[0].kind == "lay":
            m.play(m.pending[0].options[0])
        refusal = m.refuse(m.pending[0].seat, "lay:0")
        return [r.text.key for r in refusal.reasons] if refusal else []

    assert refused(cups.GAME) == ["why-not-now"]
    assert refused(with_step(monkeypatch, "Boast", Explaining)) == ["why-too-loud"]


def test_who_waits_reads_the_question_as_it_concerns_others() -> None:
    m = meadhall.start(foretelling(1), 2, 1)
    while m.pending[0].kind == "lay":
        assert m.waiting(None, "en")[0]["title"] == "Lay a card"
        m.play(m.pending[0].options[0])
    asked = m.pending[0].seat
    names = ("Ann", "Bo")
    assert m.waiting(1 - asked, "en", names)[0]["title"] == f"{names[asked]} may boast"


def test_french_words_are_elided_before_vowels() -> None:
    assert [elided("de", n) for n in ("Astrid", "Éric", "Björn", "Œdipe", "Harald", "")] == [
        "d’Astrid", "d’Éric", "de Björn", "d’Œdipe", "de Harald", "de ",
    ]  # fmt: skip
    assert [elided("de", n) for n in ("le Clan", "les Vikings", "Leif")] == ["du Clan", "des Vikings", "de Leif"]
    texts = Texts({"fr": "knorr-of = le knörr { DE($seat) }\nso = il faut { QUE($seat) } joue"}, {})
    assert texts.say("fr", text("knorr-of", seat=Seat(0)), ("Ingrid",)) == "le knörr d’Ingrid"
    assert texts.say("fr", text("so", seat=Seat(0)), ("Olaf",)) == "il faut qu’Olaf joue"


def test_names_of_the_content_show_the_printed_apostrophe() -> None:
    content = Content("content.yaml", {"tiles": [{"id": "order", "en": "Odin's Path", "fr": "Voie d'Odin"}]})
    assert content.names() == {"en": {"order": "Odin’s Path"}, "fr": {"order": "Voie d’Odin"}}
