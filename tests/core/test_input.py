"""Bad input of every kind is refused clearly, and nothing changes."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

import meadhall
from meadhall.core.errors import (
    BadPlayers,
    BadRecord,
    BadSeat,
    BadSeed,
    BadSnapshot,
    BadVariant,
    ContentError,
    Illegal,
    MeadhallError,
    UnknownBot,
    UnknownGame,
)
from meadhall.core.match import Match
from meadhall.core.record import Record
from meadhall.core.snapshot import digest
from meadhall.games.raids.steps import Sail
from tests.cups import GAME as CUPS


@pytest.mark.parametrize("name", ["chess", "", "Raids", "../raids", 7])
def test_an_unknown_game_is_named_with_those_there_are(name: Any) -> None:
    with pytest.raises(UnknownGame, match=r"chess|raids|by its key"):
        meadhall.start(name)


def test_a_file_that_is_no_game_is_named(tmp_path: Path) -> None:
    with pytest.raises(UnknownGame, match="cannot be read"):
        meadhall.game(str(tmp_path / "nothing.py"))
    (tmp_path / "empty_game.py").write_text("x = 1\n")
    with pytest.raises(UnknownGame, match="defines no GAME"):
        meadhall.game(str(tmp_path / "empty_game.py"))
    (tmp_path / "broken_game.py").write_text("x = 1 / 0\n")
    with pytest.raises(UnknownGame, match="does not run: ZeroDivisionError"):
        meadhall.game(str(tmp_path / "broken_game.py"))


@pytest.mark.parametrize("players", [0, 1, 5, -2, "3", 2.0, True])
def test_a_wrong_number_of_players(players: Any) -> None:
    with pytest.raises(BadPlayers, match="raids is for 2 to 4 players"):
        meadhall.start("raids", players=players)


@pytest.mark.parametrize("seed", ["7", 1.5, True, b"1"])
def test_a_seed_of_the_wrong_type(seed: Any) -> None:
    with pytest.raises(BadSeed, match="a whole number"):
        meadhall.start("raids", players=2, seed=seed)


@pytest.mark.parametrize(
    ("options", "words"),
    [({"map": "big"}, "no table option 'map' .*layout"), ({"layout": "five"}, "layout is one of three_villages")],
)
def test_an_unknown_table_option_or_value(options: dict[str, str], words: str) -> None:
    with pytest.raises(BadVariant, match=words):
        meadhall.start("raids", players=2, seed=1, options=options)


@pytest.mark.parametrize("seat", [-1, 3, "0", None, True])
def test_an_unknown_seat(seat: Any) -> None:
    m = meadhall.start("raids", players=3, seed=1)
    with pytest.raises(BadSeat, match="seats are 0 to 2"):
        m.refuse(seat, "sail:1")


@pytest.mark.parametrize("seat", [-1, 3])
def test_an_unknown_viewer(seat: int) -> None:
    m = meadhall.start("raids", players=3, seed=1)
    for ask in (m.view, lambda s: m.scene(s, "en"), lambda s: m.lines([], s, "en"), lambda s: m.imagine(s, Random(1))):
        with pytest.raises(BadSeat, match="seats are 0 to 2"):
            ask(seat)


def test_what_is_refused_may_be_anything() -> None:
    m = meadhall.start("raids", players=3, seed=1)
    assert m.decision is not None
    seat, option = m.decision.seat, m.decision.options[0]
    assert m.refuse(seat, option) is None
    for nonsense in (None, 5, b"sail:1"):
        refusal = m.refuse(seat, nonsense)
        assert refusal is not None and refusal.action == str(nonsense)
        assert [r.text.key for r in refusal.reasons] == ["why-unknown"]


def refused(m: Match, option: str, seat: int | None = None) -> list[str]:
    """The reasons; the match must not change."""
    was = digest(m.state)
    with pytest.raises(Illegal) as e:
        m.play(option, seat)
    assert digest(m.state) == was
    return [r.text.key for r in e.value.refusal.reasons]


@pytest.mark.parametrize("length", [61, 6_000])
def test_of_endless_nonsense_a_refusal_repeats_the_beginning(length: int) -> None:
    m = meadhall.start("raids", players=3, seed=1)
    assert m.decision is not None
    refusal = m.refuse(m.decision.seat, "x" * length)
    assert refusal is not None
    assert [w["text"] for w in m.why(refusal, "en")] == [f"There is no such choice: {'x' * 60}."]


def test_an_unknown_option_one_of_another_decision_and_one_for_another_seat() -> None:
    m = meadhall.start("raids", players=3, seed=1)
    assert m.decision is not None
    me = m.decision.seat
    assert refused(m, "castle:e1") == ["why-unknown"]
    assert refused(m, "retaliate") == ["why-not-now"]
    refusal = m.refuse(me, "retaliate")
    assert refusal is not None
    assert [w["text"] for w in m.why(refusal, "en")] == ["Not now: that is no answer to the open question."]
    assert refused(m, "sail:1", (me + 1) % 3) == ["why-not-asked"]
    assert m.refuse(me, m.options[0].id) is None


def test_an_option_object_of_another_decision() -> None:
    m = meadhall.start("raids", players=3, seed=1)
    flee = m.game.box.options.find("flee")
    assert flee is not None
    with pytest.raises(Illegal):
        m.play(flee)


def test_a_refusal_says_all_reasons_at_once() -> None:
    m = meadhall.start("raids", players=3, seed=1)
    while not isinstance(ask := m.state.stack[-1], Sail) or ask.start < 3:
        m.play(m.options[0])
    assert m.decision is not None
    refusal = m.refuse(m.decision.seat, "sail:1")
    assert refusal is not None and {r.rule for r in refusal.reasons} >= {"RAIDS-6.19", "RAIDS-6.10"}
    assert "RAIDS-6.19" in str(refusal)
    words = m.why(refusal, "fr")
    assert words[0]["text"].startswith("Les drakkars")


def test_nothing_can_be_played_when_the_match_is_over() -> None:
    m = meadhall.start("raids", players=2, seed=1)
    while m.options:
        m.play(m.options[-1])
    assert refused(m, "flee") == ["why-over"]


def test_an_unknown_bot() -> None:
    with pytest.raises(UnknownBot, match="no bot is called 'alpha'"):
        meadhall.bots.get("alpha")


# ── records ──────────────────────────────────────────────────────────────────────────────────


def played() -> Record:
    m = meadhall.start("raids", players=2, seed=4)
    for _ in range(20):
        m.play(m.options[0])
    return m.record()


def test_a_record_survives_the_file(tmp_path: Path) -> None:
    played().save(tmp_path / "match.json")
    assert meadhall.load(tmp_path / "match.json") == played()
    assert meadhall.replay(played(), upto=5).choices() == list(played().choices[:5])


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"meadhall": 99}, "format 99"),
        ({"seed": "x"}, "seed: missing or not a whole number"),
        ({"choices": None}, "choices: missing or not a list"),
        ({"choices": [[0, 1]]}, r"choices\[0\]: must be \[seat, option\]"),
        ({"options": {"layout": 3}}, "options: 'layout'"),
        ({"game": 5}, "game: missing"),
    ],
)
def test_a_broken_record_names_its_fault(change: dict[str, Any], words: str) -> None:
    with pytest.raises(BadRecord, match=words):
        Record.parse({**played().data(), **change})


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"rules": "0"}, "version 0 of the rules"),
        ({"content": "abc"}, "other content"),
        ({"choices": [[0, "castle:e1"]]}, r"choices\[0\]"),
        ({"choices": [[9, "sail:1"]]}, r"choices\[0\]: seats are 0 to 1"),
    ],
)
def test_a_record_that_does_not_fit_names_its_fault(change: dict[str, Any], words: str) -> None:
    with pytest.raises(BadRecord, match=words):
        meadhall.replay(Record.parse({**played().data(), **change}))


def test_a_truncated_foreign_or_missing_file(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    with pytest.raises(BadRecord, match="cannot be read"):
        meadhall.load(file)
    file.write_text(json.dumps(played().data())[:100])
    with pytest.raises(BadRecord, match="truncated"):
        meadhall.load(file)
    file.write_text('{"pgn": "1. e4"}')
    with pytest.raises(BadRecord, match="no Meadhall record"):
        meadhall.load(file)
    file.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadRecord, match="cannot be read"):
        meadhall.load(file)


def test_a_record_of_another_game() -> None:
    with pytest.raises(BadRecord, match="record of raids, not of cups"):
        meadhall.replay(played(), name=CUPS)


def test_an_imagined_match_has_no_record() -> None:
    from random import Random

    with pytest.raises(BadRecord, match="imagined"):
        meadhall.start("raids", players=2, seed=1).imagine(0, Random(1)).record()


@pytest.mark.parametrize(
    "change",
    [
        lambda d: d.pop("game"),
        lambda d: d.pop("state"),
        lambda d: d.update(seed=None),
        lambda d: d["state"].pop("own"),
        lambda d: d["state"]["own"].pop("crew"),
        lambda d: d["state"]["own"].update(extra=1),
        lambda d: d["state"]["kernel"]["stack"].append({"c": "Dragon", "f": []}),
    ],
)
def test_a_snapshot_that_does_not_fit(change: Any) -> None:
    m = meadhall.start("raids", players=2, seed=1)
    data = json.loads(json.dumps(m.snapshot()))
    change(data)
    with pytest.raises(BadSnapshot):
        Match.restore(m.game, data)


# ── content ──────────────────────────────────────────────────────────────────────────────────


def overlay(tmp_path: Path, words: str) -> meadhall.Game[Any, Any]:
    file = tmp_path / "mine.yaml"
    file.write_text(words)
    return meadhall.game("raids").with_content(file)


def test_an_overlay_changes_what_it_names(tmp_path: Path) -> None:
    game = overlay(tmp_path, "voyage_tiles:\n  - {id: v1_monster_3, strength: 5}\n")
    strengths = {t.id: t.strength for t in game.box.tiles}
    assert strengths["v1_monster_3"] == 5 and strengths["v1_monster_4"] == 4
    assert game.content.hash != meadhall.game("raids").content.hash
    m = meadhall.start(game, players=2, seed=1)
    with pytest.raises(BadRecord, match="other content"):
        meadhall.replay(m.record())
    assert meadhall.replay(m.record(), name=game).view(0) == m.view(0)


@pytest.mark.parametrize(
    ("words", "error"),
    [
        ("voyage_tiles:\n  - {id: v1_monster_3, strenght: 5}\n", r"mine.yaml: voyage_tiles\[v1_monster_3\]: strenght"),
        (
            "voyage_tiles:\n  - {id: v9_dragon, strength: 5}\n",
            r"mine.yaml: voyage_tiles\[v9_dragon\]: there is no such",
        ),
        (
            "voyage_tiles:\n  - {id: v1_monster_3, strength: many}\n",
            r"v1_monster_3\]\.strength: must be a whole number",
        ),
        ("voyage_tiles:\n  - {id: v1_monster_3, strength: -1}\n", r"strength: must be at least 0"),
        ("voyage_tiles:\n  - {id: v1_rune, count: 3}\n", "voyage 1 has 17 tiles"),
        ("monsters: []\n", "mine.yaml: top level: monsters: there is no such field"),
        ("scoring:\n  pillage: {first_passer_coin: 4}\n", "no coin of value 4"),
        ("voyage_tiles: 3\n", "must be a list of entries"),
        ("scoring: 3\n", "mine.yaml: scoring: must be fields, not 3"),
        ("a: [1\n", "not YAML"),
        ("just words\n", "named sections"),
    ],
)
def test_a_wrong_overlay_names_file_entry_and_field(tmp_path: Path, words: str, error: str) -> None:
    with pytest.raises(ContentError, match=error):
        overlay(tmp_path, words)


def test_a_missing_overlay(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="cannot be read"):
        meadhall.game("raids").with_content(tmp_path / "none.yaml")


def test_every_error_from_outside_is_one_kind() -> None:
    kinds = (BadPlayers, BadRecord, BadSeat, BadSeed, BadSnapshot, BadVariant, ContentError, Illegal, UnknownGame)
    assert all(issubclass(kind, MeadhallError) for kind in kinds)
