"""Content laid over the game's own: what is wrong is named with file, entry and field."""

from pathlib import Path

import pytest

from meadhall.core.errors import ContentError
from tests.games.odin.kit import GAME, Hall


def overlay(tmp_path: Path, words: str) -> Path:
    path = tmp_path / "mine.yaml"
    path.write_text(words, encoding="utf-8")
    return path


def clause(what: str) -> str:
    """Card 43 with another clause."""
    says = f"{{panel: immediate, trigger: {{play: true}}, may: false, {what}}}"
    return f"occupations:\n- {{id: occ_43, clauses: [{says}]}}\n"


def test_a_corrected_value_is_used(tmp_path: Path) -> None:
    game = GAME.with_content(overlay(tmp_path, "ships:\n- {id: knarr, price_silver: 6}\n"))
    assert game.box.ships[1].price == 6
    assert GAME.box.ships[1].price == 5


@pytest.mark.parametrize(
    ("words", "named"),
    [
        ("ships:\n- {id: knarr, price_silver: many}\n", "ships[knarr]"),
        ("ships:\n- {id: raft, price_silver: 1}\n", "ships[raft]"),
        ("goods:\n- {id: peas, long_side: two}\n", "goods[peas]"),
        (clause("gain: {gold: 1}"), "occupations[occ_43]"),
        (clause("do: [{fly: 1}]"), "there is no such operation: fly"),
        ("action_spaces:\n- {id: fishing, gain: {gold: 1}}\n", "action_spaces[fishing]"),
        ("home_board: {area: {rows: ['o']}}\n", "income"),
    ],
)  # fmt: skip
def test_a_wrong_value_is_refused_with_its_entry(tmp_path: Path, words: str, named: str) -> None:
    with pytest.raises(ContentError) as error:
        GAME.with_content(overlay(tmp_path, words))
    assert "mine.yaml" in str(error.value)
    assert named in str(error.value)


def test_every_occupation_and_space_has_a_name_in_both_languages() -> None:
    names = GAME.texts.names
    for id in (*(c.id for c in GAME.box.cards), *(s.id for s in GAME.box.spaces)):
        assert names["en"][id]
        assert names["fr"][id]


def test_two_tiles_upgraded_in_one_effect_come_at_once() -> None:
    h = Hall().cards(150).give(flax=2).act("space:upgrade_2", "upgrade:flax:1", "upgrade:flax:1", "use:150:0")
    assert h.has() == {"stockfish": 1, "game_meat": 1}
