"""The commands as a person or a script gives them: contracts of --json, and one clear line for every mistake."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import meadhall
from meadhall.cli import main
from meadhall.cli.check import check_batch, merged
from meadhall.cli.coverage import cited_rules
from meadhall.cli.serve import overlay
from meadhall.core.errors import MeadhallError
from meadhall.lab.runs import seating
from meadhall.lab.spread import batches
from tests.support import ROOT, run_meadhall

BRANDUBH = str(ROOT / "examples" / "brandubh.py")
Command = Callable[..., tuple[int, str, str]]


@pytest.fixture
def command(capsys: pytest.CaptureFixture[str]) -> Command:
    """Give a command; what comes back is its exit code, standard output and standard error."""

    def give(*words: str) -> tuple[int, str, str]:
        with pytest.raises(SystemExit) as ended:
            main(words)
        said = capsys.readouterr()
        return int(ended.value.code or 0), said.out, said.err

    return give


def document(answer: tuple[int, str, str]) -> Any:
    code, said, complaint = answer
    assert code == 0, complaint
    return json.loads(said)


# What each mistake must be answered with.
MISTAKES = {
    "no such command": (["feast"], "feast"),
    "no such flag": (["sim", "raids", "--fast"], "--fast"),
    "no game named": (["sim"], "which game"),
    "two games named": (["sim", "raids", "--game", BRANDUBH], "name one game"),
    "unknown game": (["rules", "chess"], "there is no game 'chess'"),
    "a file that is not there": (["check", "--game", "nowhere.py"], "nowhere.py"),
    "a file that holds no game": (["check", str(ROOT / "tests" / "support.py")], "defines no GAME"),
    "too many players": (["sim", "raids", "--players", "9"], "2 to 4 players, not 9"),
    "too few players": (["bench", "raids", "--players", "1"], "2 to 4 players, not 1"),
    "players that are no number": (["sim", "raids", "--players", "two"], "--players"),
    "a seed that is no number": (["sim", "raids", "--seed", "x"], "--seed"),
    "no games at all": (["sim", "raids", "--games", "0"], "--games must be at least 1"),
    "no checks at all": (["check", "raids", "--games", "0"], "--games must be at least 1"),
    "no time at all": (["bench", "raids", "--seconds", "0"], "--seconds"),
    "unknown bot": (["sim", "raids", "--bots", "loki"], "no bot is called 'loki'"),
    "more bots than seats": (["sim", "raids", "--players", "2", "--bots", "random,random,random"], "3 bots"),
    "unknown table option": (["sim", "raids", "--option", "wind=north"], "wind"),
    "half a table option": (["play", "raids", "--option", "layout"], "NAME=VALUE"),
    "unknown language": (["rules", "raids", "--lang", "is"], "not 'is'"),
    "unknown language in play": (["play", "raids", "--lang", "is"], "not 'is'"),
    "unknown rule": (["rules", "raids", "99.99"], "no rule '99.99'"),
    "no tests to read": (["rules", "raids", "--coverage", "--tests", "nowhere"], "nowhere"),
    "a record that is not there": (["replay", "nowhere.json"], "nowhere.json"),
    "content that is not there": (["content", "raids", "--content", "nowhere.yaml"], "nowhere.yaml"),
    "a port that cannot be": (["serve", "--port", "70000"], "--port"),
    "a game to serve that is not there": (["serve", "--game", "nowhere.py"], "nowhere.py"),
    "content to serve that is not there": (["serve", "--content", "nowhere.yaml"], "nowhere.yaml"),
    "a file of types in no folder": (["wire", "nowhere"], "nowhere/wire.ts"),
}


@pytest.mark.parametrize(("words", "expected"), MISTAKES.values(), ids=MISTAKES.keys())
def test_every_mistake_is_one_clear_line_and_code_two(command: Command, words: list[str], expected: str) -> None:
    code, said, complaint = command(*words)
    assert code == 2
    assert said == ""
    assert complaint.startswith("meadhall: ")
    assert complaint.count("\n") == 1
    assert expected in complaint


def test_a_wrong_field_in_a_content_file_is_named_with_file_and_entry(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "my-raids.yaml"
    file.write_text("game: {colour: blue}\n")
    code, _, complaint = command("content", "raids", "--content", str(file))
    assert code == 2
    assert "my-raids.yaml: game: colour: there is no such field" in complaint


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("not json", "broken or truncated"),
        ('{"meadhall": 1, "game": "raids"', "broken or truncated"),
        ('{"chess": 1}', "no Meadhall record"),
        ('{"meadhall": 1, "game": "raids"}', "rules: missing"),
    ],
)
def test_a_broken_or_foreign_record_is_refused(command: Command, tmp_path: Path, words: str, expected: str) -> None:
    file = tmp_path / "match.json"
    file.write_text(words)
    code, _, complaint = command("replay", str(file))
    assert code == 2
    assert expected in complaint


def test_help_names_every_command(command: Command) -> None:
    code, said, _ = command("--help")
    assert code == 0
    for name in ["serve", "play", "sim", "check", "rules", "content", "bench", "replay", "wire"]:
        assert name in said


def test_the_command_is_installed_under_its_name() -> None:
    done = run_meadhall("--version")
    assert (done.returncode, done.stdout.strip()) == (0, meadhall.__version__)


# ── sim and replay ───────────────────────────────────────────────────────────────────────────


def what_happened(ran: tuple[int, str, str]) -> dict[str, Any]:
    """What a run of matches tells, but for the time it took."""
    told: dict[str, Any] = document(ran)
    assert all(ms >= 0 for ms in told.pop("cpu_ms"))
    return told


def test_sim_says_who_won_and_is_the_same_for_the_same_seed(command: Command) -> None:
    words = ("sim", "raids", "--players", "3", "--games", "6", "--bots", "random", "--seed", "5", "--json")
    assert len(document(command(*words))["cpu_ms"]) == 3
    first = what_happened(command(*words))
    assert set(first) == {"games", "wins", "mean_scores", "decisions"}
    assert first["games"] == 6
    assert len(first["wins"]) == len(first["mean_scores"]) == 3
    assert sum(first["wins"]) == pytest.approx(6, abs=0.01)
    assert first["decisions"] > 6 * 10
    assert what_happened(command(*words)) == first
    assert what_happened(command(*words[:-3], "--seed", "6", "--json")) != first


def test_sim_tells_of_matches_that_no_seat_wins(command: Command) -> None:
    words = ("sim", "raiders", "--players", "2", "--option", "arctic=on", "--games", "2", "--bots", "random")
    code, said, _ = command(*words, "--seed", "1")
    assert code == 0 and said.count("0.0%") == 2


def test_sim_gives_the_same_result_however_it_is_shared_out(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    words = ("sim", "raids", "--games", "12", "--bots", "random,random", "--json")
    alone = []
    for cores in (1, 2):
        monkeypatch.setattr("os.cpu_count", lambda cores=cores: cores)
        alone.append(what_happened(command(*words)))
    assert alone[0] == alone[1]


def test_every_bot_sits_on_every_seat() -> None:
    assert [seating(3, number) for number in range(4)] == [[0, 1, 2], [1, 2, 0], [2, 0, 1], [0, 1, 2]]


def test_saved_records_replay_to_the_scores_that_were_told(command: Command, tmp_path: Path) -> None:
    folder = tmp_path / "records"
    words = ("sim", "raids", "--players", "2", "--games", "2", "--bots", "random", "--save", str(folder), "--json")
    told = document(command(*words))
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == ["raids-00000.json", "raids-00001.json"]
    ends = [document(command("replay", str(file), "--json")) for file in files]
    assert all(end["over"] for end in ends)
    # In the second match everybody has moved on by one seat.
    means = [(ends[0]["scores"][0] + ends[1]["scores"][1]) / 2, (ends[0]["scores"][1] + ends[1]["scores"][0]) / 2]
    assert means == told["mean_scores"]
    assert sum(end["choices"] for end in ends) == told["decisions"]


def test_replay_tells_every_choice_and_stops_where_told(command: Command, tmp_path: Path) -> None:
    match = meadhall.start("raids", players=2, seed=3)
    for _ in range(5):
        match.play(match.options[0])
    match.record().save(tmp_path / "m.json")
    code, said, _ = command("replay", str(tmp_path / "m.json"), "--lang", "fr")
    assert code == 0
    assert all(option in said for _, option in match.choices())
    assert document(command("replay", str(tmp_path / "m.json"), "--upto", "2", "--json"))["choices"] == 2
    code, _, complaint = command("replay", str(tmp_path / "m.json"), "--upto", "6")
    assert (code, "5 choices, not 6" in complaint) == (2, True)


# ── check, bench, content, rules ─────────────────────────────────────────────────────────────


@pytest.mark.parametrize("game", ["raids", BRANDUBH])
def test_check_reports_what_it_did(command: Command, game: str) -> None:
    report = document(command("check", game, "--games", "2", "--json"))
    assert set(report) == {"ok", "games", "decisions", "failures"}
    assert report["ok"] is True
    assert report["failures"] == []
    assert report["games"] >= 2
    assert report["decisions"] > 0


def test_check_finds_the_same_however_it_is_shared_out() -> None:
    whole = meadhall.check(meadhall.game("raids"), 2, 2)
    halves = merged([check_batch("raids", None, 2, {}, 0, share) for share in (range(1), range(1, 2))])
    assert (halves.games, halves.failures) == (whole.games, whole.failures) == (2, [])


def test_batches_hold_every_number_once_and_whole_rounds_of_tables() -> None:
    for total, multiple in ((1, 1), (9, 9), (1000, 9), (1000, 1), (3, 40)):
        shares = batches(total, multiple)
        assert [number for share in shares for number in share] == list(range(total))
        assert all(len(share) % multiple == 0 for share in shares[:-1])


def test_check_ends_with_code_one_when_something_fails(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(meadhall.game("raids")), "longest", 3)
    code, said, _ = command("check", "raids", "--games", "1", "--json")
    assert code == 1
    assert json.loads(said)["ok"] is False
    assert json.loads(said)["failures"]


def test_bench_measures_decisions_games_and_clones(command: Command) -> None:
    measured = document(command("bench", "raids", "--players", "4", "--seconds", "0.05", "--json"))
    assert set(measured) == {"game", "players", "decisions_per_s", "games_per_s", "clone_us", "compiled"}
    assert (measured["game"], measured["players"], measured["compiled"]) == ("raids", 4, False)
    assert measured["decisions_per_s"] > measured["games_per_s"] > 0
    assert measured["clone_us"] > 0


def test_content_counts_every_entry_by_its_provenance(command: Command) -> None:
    counted = document(command("content", "raids", "--json"))
    assert set(counted) == {"entries", "provenance"}
    assert set(counted["provenance"]) == {"rulebook", "public", "house"}
    assert counted["entries"] == sum(counted["provenance"].values()) > 0


def test_every_one_of_the_190_occupations_has_a_test_of_its_own(command: Command) -> None:
    counted = document(command("content", "odin", "--json"))
    assert counted["cards"] == {"total": 190, "tested": 190, "untested": []}


@pytest.mark.parametrize("key", meadhall.games())
def test_coverage_adds_up_and_every_rule_that_a_test_cites_exists(command: Command, key: str) -> None:
    told = document(command("rules", key, "--coverage", "--json"))
    assert set(told) == {"total", "covered", "exempt", "uncovered", "uncited"}
    assert told["total"] == told["covered"] + len(told["exempt"]) + len(told["uncovered"])
    known = meadhall.game(key).ledger("en").entries
    cited = [rule for rule in cited_rules(ROOT / "tests") if rule.startswith(f"{key.upper()}-")]
    assert [rule for rule in cited if rule not in known] == []


def test_a_rule_is_found_by_its_number_alone_and_in_french(command: Command) -> None:
    short = document(command("rules", "raids", "1.3", "--lang", "fr", "--json"))
    full = document(command("rules", "raids", "RAIDS-1.3", "--json"))
    assert short["id"] == full["id"] == "RAIDS-1.3"
    assert short["text"] != full["text"]


@pytest.mark.parametrize(
    ("key", "rule", "words"), [("raiders", "4.3", "one buy and one"), ("saga", "7.6", "vp+N: move")]
)
def test_the_marks_of_a_ledger_are_not_read_out(command: Command, key: str, rule: str, words: str) -> None:
    said = command("rules", key, rule)[1]
    assert words in said and "*" not in said and "`" not in said


def test_the_whole_ledger_is_shown_section_by_section(command: Command) -> None:
    code, said, _ = command("rules", "raids")
    assert code == 0
    assert said.index("RAIDS-1.1") < said.index("RAIDS-2.1")


def test_for_which_game_a_content_file_is(tmp_path: Path) -> None:
    named, inside, unclear = tmp_path / "my-raids.yaml", tmp_path / "a.yaml", tmp_path / "b.yaml"
    named.write_text("coins: []\n")
    inside.write_text("game: {key: wild}\n")
    unclear.write_text("coins: []\n")
    keys = ["raids", "wild"]
    assert overlay(str(named), keys) == ("raids", str(named))
    assert overlay(str(inside), keys) == ("wild", str(inside))
    assert overlay(f"raids={unclear}", keys) == ("raids", str(unclear))
    with pytest.raises(MeadhallError, match="for which game"):
        overlay(str(unclear), keys)
