"""Marks of rules and of cards are found by reading tests, whatever form the mark has."""

from pathlib import Path

import pytest

import meadhall
from meadhall.cli.content import cards_with_tests
from meadhall.cli.coverage import cited_occupations, cited_rules, rules_in_code
from meadhall.core.errors import MeadhallError

TESTS = """
import pytest
from pytest import mark

rule = pytest.mark.rule
pytestmark = pytest.mark.rule("RAIDS-1.1")

@pytest.mark.rule("RAIDS-6.7", "RAIDS-6.8")
def test_a(): ...

@rule("RAIDS-9.3")
def test_b(): ...

class TestC:
    @mark.rule("RAIDS-9.4")
    def test_c(self): ...

@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("RAIDS-2.4"))])
def test_d(n): "RAIDS-7.1 is only named here"
"""


def test_every_form_of_a_rule_mark_is_found_with_its_place(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "test_x.py").write_text(TESTS)
    cited = cited_rules(tmp_path)
    assert sorted(cited) == ["RAIDS-1.1", "RAIDS-2.4", "RAIDS-6.7", "RAIDS-6.8", "RAIDS-9.3", "RAIDS-9.4"]
    assert cited["RAIDS-9.3"] == [f"{Path('deep', 'test_x.py')}:11"]


CARDS = """
import pytest

occupation = pytest.mark.occupation
number = 5

@pytest.mark.occupation(60)
def test_a(): ...

@pytest.mark.parametrize("n", [pytest.param(1, marks=occupation(7)), 8])
def test_b(n): ...

@occupation(20, 41)
def test_c(): ...

@occupation(number)
@pytest.mark.rule("ODIN-12.9")
def test_d(): ...
"""


def test_occupations_are_found_by_the_numbers_written_in_their_marks(tmp_path: Path) -> None:
    (tmp_path / "test_x.py").write_text(CARDS)
    cited = cited_occupations(tmp_path)
    assert sorted(cited) == [7, 20, 41, 60]
    assert cited[60] == ["test_x.py:7"]
    assert sorted(cited_rules(tmp_path)) == ["ODIN-12.9"]


def test_a_card_without_a_test_is_named_and_without_tests_nothing_is_said(tmp_path: Path) -> None:
    (tmp_path / "test_x.py").write_text(CARDS)
    cards = cards_with_tests(meadhall.game("odin"), tmp_path)
    assert cards is not None
    assert (cards["total"], cards["tested"], cards["untested"][:3]) == (190, 4, [1, 2, 3])
    assert cards_with_tests(meadhall.game("odin"), tmp_path / "nowhere") is None
    assert cards_with_tests(meadhall.game("raids"), tmp_path) is None


def test_a_test_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    (tmp_path / "test_x.py").write_text("def (:\n")
    with pytest.raises(MeadhallError, match=r"test_x\.py: .*line 1"):
        cited_rules(tmp_path)


def test_a_missing_folder_is_named(tmp_path: Path) -> None:
    with pytest.raises(MeadhallError, match=r"no folder .*nowhere"):
        cited_rules(tmp_path / "nowhere")


def test_rules_that_code_cites_are_found_in_full_shortened_and_as_a_range(tmp_path: Path) -> None:
    ids = [f"RAIDS-{n}" for n in ("1.1", "1.2", "1.3", "1.10", "2.1", "2.2", "3.1")]
    (tmp_path / "steps.py").write_text('"""RAIDS-1.2 to 1.10, 2.2: so."""\nRULE = "RAIDS-3.1"\n')
    assert rules_in_code(tmp_path, ids) == {"RAIDS-1.2", "RAIDS-1.3", "RAIDS-1.10", "RAIDS-2.2", "RAIDS-3.1"}
