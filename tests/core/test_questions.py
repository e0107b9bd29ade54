"""How a question's legal answers follow from its rules: facts, masks, shortcuts, and the menu beside it."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import meadhall
from meadhall.core import step
from meadhall.core.match import Match
from meadhall.core.option import Option
from meadhall.core.refusal import Reason, reason
from meadhall.core.step import Bars, Informed, Menu, Sieve, Wide
from meadhall.games import keys
from tests import cups
from tests.cups import BOAST, HUSH, LAY, NOT_HELD, Cups, Lay
from tests.support import PACKAGE

TOO_PROUD = reason("CUPS-1.2", "why-too-proud")


def two(m: Match) -> Cups:
    assert isinstance(m.state, Cups)
    return m.state


class Counted(Informed[Cups, frozenset[int]]):
    """Lay, with the hand worked out once."""

    rule = "CUPS-1.1"
    looked = 0

    def facts(self, s: Cups) -> frozenset[int]:
        Counted.looked += 1
        return frozenset(s.hands[self.seat])

    def candidates_by(self, s: Cups, facts: frozenset[int]) -> Sequence[Option]:
        return LAY

    def against_by(self, s: Cups, o: Option, facts: frozenset[int]) -> Iterable[Reason]:
        return () if o.a in facts else (NOT_HELD,)


def test_facts_are_worked_out_once_for_all_candidates() -> None:
    s = two(meadhall.start(cups.GAME, 2, 1))
    ask = Counted(0)
    Counted.looked = 0
    assert sorted(o.a for o in ask.options(s)) == sorted(s.hands[0])
    assert Counted.looked == 1
    assert ask.reasons(s, LAY[s.hands[1][0]]) == (NOT_HELD,)


TOO_SMALL = reason("CUPS-1.3", "why-too-small")
SMALL = Bars([(TOO_SMALL, 0b111), (TOO_PROUD, 0)])


class Sieved(Wide[Cups]):
    """Lay, with candidates and rules at one look; that small cards are barred was put together beforehand."""

    rule = "CUPS-1.1"

    def row(self, s: Cups) -> Sequence[Option]:
        return LAY

    def sieve(self, s: Cups) -> Sieve:
        held = sum(1 << c for c in s.hands[self.seat])
        return (1 << len(LAY)) - 1, [(NOT_HELD, ~held)], SMALL


def test_a_wide_question_may_lay_out_candidates_and_rules_at_one_look() -> None:
    s = two(meadhall.start(cups.GAME, 2, 1))
    s.hands[0][:] = [1, 4, 5]
    ask = Sieved(0)
    assert ask.candidates(s) == list(LAY) and [o.a for o in ask.options(s)] == [4, 5]
    assert ask.reasons(s, LAY[1]) == (TOO_SMALL,) and ask.reasons(s, LAY[2]) == (TOO_SMALL, NOT_HELD)
    assert ask.reasons(s, LAY[4]) == () and SMALL.rows == ((TOO_SMALL, 0b111),)


class Doubting(Wide[Cups]):
    """Lay, with rules that bar many and one that looks at each: even cards only."""

    rule = "CUPS-1.1"

    def row(self, s: Cups) -> Sequence[Option]:
        return LAY

    def field(self, s: Cups) -> int:
        return (1 << len(LAY)) - 1

    def bars(self, s: Cups) -> Iterable[tuple[Reason, int]]:
        return ((NOT_HELD, ~sum(1 << c for c in s.hands[self.seat])),)

    def against(self, s: Cups, o: Option) -> Iterator[Reason]:
        if o.a % 2:
            yield TOO_PROUD


class Trusting(Doubting):
    """Only small cards are looked at one by one."""

    def doubtful(self, s: Cups) -> int:
        return 0b1111


def test_a_wide_question_looks_at_single_candidates_too_where_they_are_doubtful() -> None:
    s = two(meadhall.start(cups.GAME, 2, 1))
    s.hands[0][:] = [2, 3, 4, 5]
    assert [o.a for o in Doubting(0).options(s)] == [2, 4]
    assert Doubting(0).reasons(s, LAY[3]) == (TOO_PROUD,) and Doubting(0).reasons(s, LAY[7]) == (NOT_HELD, TOO_PROUD)
    assert [o.a for o in Trusting(0).options(s)] == [2, 4, 5]
    assert Trusting(0).reasons(s, LAY[3]) == (TOO_PROUD,) and Trusting(0).reasons(s, LAY[7]) == (NOT_HELD,)
    assert Trusting(0).reasons(s, LAY[5]) == () and Trusting(0).reasons(s, LAY[2]) == ()


class Boasting(Menu[Cups]):
    """Boasting is open beside a question, but not more than twice."""

    verbs = frozenset({"boast"})

    def candidates(self, s: Cups, seat: int) -> Sequence[Option]:
        return (BOAST,)

    def against(self, s: Cups, seat: int, o: Option) -> Iterator[Reason]:
        if s.boasts[seat] >= 2:
            yield TOO_PROUD

    def choose(self, s: Cups, seat: int, o: Option) -> None:
        s.boasts[seat] += 1


class LayOrBoast(Lay):
    beside = Boasting()

    def lapse(self, s: Cups) -> Option:
        return HUSH


def asked(hand: list[int]) -> tuple[Match, Cups]:
    """A match in which the first seat is asked the question with the menu beside it."""
    m = meadhall.start(cups.GAME, 2, 1)
    s = two(m)
    s.hands[0][:] = hand
    s.lanes = [[LayOrBoast(0)], [Lay(1)]]
    m.reconsider()
    return m, s


def test_what_lies_beside_a_question_is_open_until_it_is_barred_and_the_question_is_asked_again() -> None:
    m, s = asked([3, 5])
    assert {o.id for o in m.options} == {"lay:3", "lay:5", "boast"}
    m.play("boast")
    m.play("boast")
    assert s.boasts == [2, 0] and {o.id for o in m.options} == {"lay:3", "lay:5"}
    refusal = m.refuse(0, "boast")
    assert refusal is not None and refusal.reasons == (TOO_PROUD,)
    m.play("lay:3")
    assert s.laid[0] == [3] and m.pending[0].seat == 1


def test_a_question_that_has_nothing_left_lapses() -> None:
    m, s = asked([])
    assert {o.id for o in m.options} == {"hush", "boast"}
    assert HUSH in LayOrBoast(0).all_candidates(s) and LayOrBoast(0).reasons(s, HUSH) == ()
    m.play("hush")
    assert m.pending[0].seat == 1 and s.boasts == [0, 0]


class LayOrHush(Lay):
    """Without a menu; its rules know of cards alone."""

    def lapse(self, s: Cups) -> Option:
        return HUSH

    def against(self, s: Cups, o: Option) -> Iterator[Reason]:
        assert o in LAY
        yield from super().against(s, o)


def test_nothing_speaks_against_a_lapse_and_all_rules_against_a_candidate() -> None:
    _, s = asked([3])
    assert LayOrHush(0).reasons(s, HUSH) == ()
    assert LayOrHush(0).reasons(s, LAY[3]) == () and LayOrHush(0).reasons(s, LAY[4]) == (NOT_HELD,)
    assert LayOrBoast(0).reasons(s, LAY[3]) == () and LayOrBoast(0).reasons(s, LAY[4]) == (NOT_HELD,)
    assert Lay(0).reasons(s, LAY[4]) == (NOT_HELD,)


def test_a_question_that_can_be_answered_does_not_lapse() -> None:
    _, s = asked([3])
    assert HUSH not in LayOrBoast(0).options(s) and HUSH not in LayOrBoast(0).all_candidates(s)


class Stern(LayOrBoast):
    def against_beside(self, s: Cups, o: Option) -> Iterable[Reason]:
        return (TOO_PROUD,)


def test_a_question_may_bar_what_lies_beside_it() -> None:
    _, s = asked([3])
    assert [o.id for o in Stern(0).options(s)] == ["lay:3"]
    assert Stern(0).reasons(s, BOAST) == (TOO_PROUD,)


def _final_methods(name: str) -> set[str]:
    """Read from the source, since a compiled class does not tell."""
    module = ast.parse((PACKAGE / "core" / "step.py").read_text(encoding="utf-8"))
    [cls] = [node for node in module.body if isinstance(node, ast.ClassDef) and node.name == name]
    methods = [node for node in cls.body if isinstance(node, ast.FunctionDef)]
    return {f.name for f in methods if "final" in map(ast.unparse, f.decorator_list)}


def test_legality_is_the_kernels_alone() -> None:
    """No game overrides how answers follow from rules; only the kernel's own kinds of question do."""
    kinds = {name for name in vars(step) if isinstance(getattr(step, name), type)}
    settled = _final_methods("Ask")
    assert {"options", "slow_options", "all_candidates", "reasons", "carry_out"} <= settled
    for key in keys():
        for cls in meadhall.game(key).vocabulary.values():
            own = set(vars(cls)) & {*settled, "sifted", "objections"}
            assert not own or cls.__name__ in kinds, f"{key}: {cls.__name__} writes {', '.join(sorted(own))} itself"


def _menus(cls: type[step.Menu[Any]] = step.Menu) -> Iterator[type[step.Menu[Any]]]:
    for menu in cls.__subclasses__():
        yield menu
        yield from _menus(menu)


def test_the_legality_of_menus_is_the_kernels_alone() -> None:
    settled = _final_methods("Menu")
    assert {"options", "sifted"} <= settled
    found = [menu for menu in _menus() if menu.__module__.startswith("meadhall.games.")]
    assert len(found) >= 3
    for menu in found:
        assert not set(vars(menu)) & settled, f"{menu.__name__} writes its options out itself"


def test_no_question_of_a_game_writes_its_options_out() -> None:
    """A grep: `def options(` stands nowhere under the games."""
    for path in sorted((PACKAGE / "games").rglob("*.py")):
        assert "def options(" not in path.read_text(encoding="utf-8"), path
