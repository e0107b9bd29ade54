"""A match in the terminal: numbers choose, everything else explains."""

from __future__ import annotations

import re
from itertools import chain, pairwise, repeat
from random import Random

import pytest

import meadhall
from meadhall.cli import main
from meadhall.cli.terminal import HUMAN, Terminal
from meadhall.core.match import Match
from meadhall.core.snapshot import same
from tests.golden.reading import matches
from tests.support import ROOT

BRANDUBH = str(ROOT / "examples" / "brandubh.py")


def type_in(monkeypatch: pytest.MonkeyPatch, *lines: str, then: str = "q") -> None:
    """Type some lines, then the same line for ever."""
    keys = chain(lines, repeat(then))
    monkeypatch.setattr("builtins.input", lambda *_: next(keys))


def play(*words: str) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["play", *words])
    assert not ended.value.code


@pytest.mark.parametrize(
    ("words", "won"),
    [
        (["raids", "--players", "2", "--bots", "random"], "Won by: "),
        (["raids", "--players", "4", "--bots", "random", "--lang", "fr"], "Victoire : "),
        (["raids", "--players", "3", "--bots", "human"], "Won by: "),
        (["--game", BRANDUBH, "--bots", "random"], "Won by: "),
    ],
    ids=["two", "four-fr", "friends", "brandubh"],
)
def test_a_whole_match_is_played_by_numbers(
    words: list[str], won: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    type_in(monkeypatch, then="1")
    play(*words, "--seed", "7")
    assert won in capsys.readouterr().out


@pytest.mark.parametrize(("lang", "hand"), [("en", "Astrid’s hand"), ("fr", "Main d’Astrid")])
def test_who_plays_has_the_name_of_their_login_and_bots_have_names_too(
    lang: str, hand: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("meadhall.cli.terminal.getuser", lambda: "astrid")
    type_in(monkeypatch)
    play("raiders", "--players", "2", "--seed", "7", "--lang", lang)
    said = capsys.readouterr().out
    assert hand in said and "Astrid, Hakon (greedy)" in said
    assert not re.search(r"You’s|of You\b|de Vous\b|greedy 2", said)


def test_a_name_may_be_given_and_is_nobody_elses(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    type_in(monkeypatch)
    play("raids", "--players", "3", "--seed", "7", "--name", " Canute ", "--bots", "random")
    assert "Canute, Hakon (random), Runa (random)." in capsys.readouterr().out


def test_who_has_no_login_name_has_a_number(monkeypatch: pytest.MonkeyPatch) -> None:
    def unknown() -> str:
        raise OSError

    monkeypatch.setattr("meadhall.cli.terminal.getuser", unknown)
    match = meadhall.start("raids", players=2, seed=7)
    assert Terminal(match, [HUMAN, "greedy"], "en", Random(1)).names == ["Player 1", "Hakon"]


def test_an_option_says_what_it_leads_to_and_nothing_twice(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    type_in(monkeypatch, "i vör", "i nothing")
    play("raiders", "--seed", "3", "--option", "first=host", "--name", "Bo")
    said = capsys.readouterr().out
    assert re.search(r"1  Buy Snekkja — for 2 cards *\n *Pays: Wood, Food · Navy 0 → 1 *\n", said)
    assert "Vör’s Vision: Look at the top 4 Viking cards" in said
    assert "nothing here called “nothing”" in said


def test_a_board_says_what_its_spaces_bring(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    type_in(monkeypatch)
    play("saga", "--seed", "3", "--lang", "fr")
    said = re.sub(r"\s+", " ", capsys.readouterr().out)
    assert "Case 18 [+1 PV, +3 pièces d’or]" in said and "Le plateau : Case 0" in said


def test_a_game_of_boards_can_be_read_without_its_page(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Incomes, bonuses and open cells of Odin's boards; who stands on a space; then only what has changed."""
    type_in(monkeypatch, "space:fishing", "v")
    play("odin", "--seed", "3", "--players", "2", "--name", "Bo", "--bots", "random")
    first, changed, whole = re.split(r"What has changed.*|(?<=> )─{20}", capsys.readouterr().out)
    assert re.search(r"│6 │\* │· │· │· │· │· │5 │−1│", first) and "* brings a bonus: column 1, row 6: 1 ore ·" in first
    assert re.search(r"Shetland \(6\) \[6 points, 24 cells of −1, 0 silver on it\]", first)
    assert "Take 1 stockfish (1) ·" in first and "Take 1 stockfish (1) [Bo: 1 Viking]" in changed
    assert "│−1│" not in changed and "Stockfish (1)" in changed and "│−1│" in whole


@pytest.mark.parametrize(("lang", "won"), [("en", "The Arctic Clan wins"), ("fr", "Le Clan de l’Arctique gagne")])
def test_a_winner_without_a_seat_is_named(
    lang: str, won: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    match, last = before_the_clan_wins()
    type_in(monkeypatch, "", last)
    Terminal(match, [HUMAN, HUMAN], lang, Random(1)).run()
    said = capsys.readouterr().out
    assert match.result is not None and match.result.winners == ()
    assert f"{won} (" in said and "Won by" not in said and "Victoire :  (" not in said


def before_the_clan_wins() -> tuple[Match, str]:
    """The last question of a match that the Arctic Clan wins, and its answer."""
    record = next(g.record for g in matches("raiders", "3") if g.end == "wins, nobody")
    record = meadhall.game("raiders").upgrade_record(record)
    return meadhall.replay(record, upto=len(record.choices) - 1), record.choices[-1][1]


def terminal(players: int = 2, seed: int = 7, lang: str = "en") -> Terminal:
    return Terminal(meadhall.start("raids", players=players, seed=seed), [HUMAN] * players, lang, Random(1))


def test_numbers_and_ids_choose_the_same_option(monkeypatch: pytest.MonkeyPatch) -> None:
    by_number, by_id = terminal(), terminal()
    type_in(monkeypatch, "1")
    by_number.run()
    type_in(monkeypatch, by_id.match.options[0].id)
    by_id.run()
    assert by_number.match.choices() == by_id.match.choices()
    assert len(by_id.match.choices()) == 1


def test_what_cannot_be_done_is_refused_with_its_reasons_and_changes_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table = terminal()
    type_in(monkeypatch, "fly:99", "999", "0")
    table.run()
    said = capsys.readouterr().out
    assert "There is no such choice: fly:99." in said
    assert f"There are options 1 to {len(table.match.options)}." in said
    assert table.match.choices() == []


def test_a_question_mark_shows_the_rule_that_asks_and_any_other(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table = terminal()
    ledger = table.match.game.ledger("en")
    assert table.match.decision is not None
    type_in(monkeypatch, "?", "? 1.3", "? 99.9")
    table.run()
    said = re.sub(r"\s+", " ", capsys.readouterr().out)
    assert ledger.entries[table.match.decision.rule].text[:40] in said
    assert ledger.entries["RAIDS-1.3"].text[:40] in said
    assert "There is no rule “99.9” in this game." in said


def test_a_rule_that_does_not_exist_is_refused_in_the_language_of_the_table(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    type_in(monkeypatch, "?99.9")
    terminal(lang="fr").run()
    assert "Ce jeu n’a pas de règle « 99.9 »." in capsys.readouterr().out


def two_in_a_row() -> Match:
    """A position where a seat decides, and then the same seat again without luck or news in between."""
    match = meadhall.start("raids", players=2, seed=7)
    while True:
        before = match.clone()
        seat = match.state.asked()[0].seat
        match.play(match.options[0])
        if match.state.asked()[0].seat == seat and match.barrier(before, seat) is None:
            return before


def test_a_choice_is_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    start = two_in_a_row()
    table = Terminal(start.clone(), [HUMAN] * 2, "en", Random(1))
    type_in(monkeypatch, "1", "u")
    table.run()
    assert table.match.choices() == start.choices()
    assert same(table.match.state, start.state)


def test_what_somebody_else_did_is_not_taken_back(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table = terminal()
    type_in(monkeypatch, "1", "u")
    table.run()
    assert "nothing of yours to take back" in capsys.readouterr().out
    assert len(table.match.choices()) == 1


def test_nothing_is_taken_back_once_somebody_else_has_acted(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table = Terminal(meadhall.start(BRANDUBH, seed=1), [HUMAN, HUMAN], "en", Random(1))
    type_in(monkeypatch, "1", "1", "u")
    table.run()
    assert "Player 2 has acted since." in capsys.readouterr().out
    assert len(table.match.choices()) == 2


def test_leaving_ends_the_match_without_a_winner(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    type_in(monkeypatch, "1", "s", "v", "q")
    play("raids", "--players", "2", "--seed", "1", "--bots", "random")
    said = capsys.readouterr().out
    assert "You left the table." in said
    assert "Won by" not in said


# ── what a person may type ───────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("words", ["h", "H", "help", "aide"])
def test_help_is_there_at_any_time(
    words: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    type_in(monkeypatch, words, "Q")
    terminal().run()
    assert capsys.readouterr().out.count("A number chooses") == 2


def test_what_nobody_understands_leads_to_the_help(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    type_in(monkeypatch, "xyzzy")
    terminal().run()
    assert "There is no such choice: xyzzy. Type h for help." in capsys.readouterr().out


@pytest.mark.parametrize("words", ["0", "-1", "99", "9" * 5000])
def test_a_number_that_is_no_option_is_refused_as_a_number(
    words: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table = terminal()
    type_in(monkeypatch, words)
    table.run()
    assert f"There are options 1 to {len(table.match.options)}." in capsys.readouterr().out
    assert table.match.choices() == []


def test_words_show_the_options_that_have_them_with_their_numbers(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table = terminal()
    type_in(monkeypatch, "RUNE")
    table.run()
    said = capsys.readouterr().out.partition("cannot be done now")[2]
    assert re.findall(r"^[ >]+(\d+)  (\w+)", said, re.M) == [("1", "Rune"), ("3", "Rune")]
    assert table.match.choices() == []


def test_the_question_is_not_repeated_until_it_is_asked_for(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    type_in(monkeypatch, "s", "i rune", "?", "nonsense")
    terminal().run()
    assert capsys.readouterr().out.count("Where do you sail?") == 1
    type_in(monkeypatch, "s", "v")
    terminal().run()
    assert capsys.readouterr().out.count("Where do you sail?") == 2


def test_one_thing_that_cannot_be_done_is_said_in_the_singular(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    type_in(monkeypatch, "1", "5")
    play("raids", "--players", "3", "--seed", "7", "--lang", "fr", "--bots", "greedy")
    said = capsys.readouterr().out
    assert "(1 autre est impossible maintenant" in said and "(1 autres" not in said
    assert "Il n’y a que l’option 1." in said


def test_a_place_without_a_text_is_found_all_the_same(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    type_in(monkeypatch, "i reserve")
    terminal().run()
    said = capsys.readouterr().out
    assert said.count("Viking reserve (") == 2 and "nothing here called" not in said


def test_many_options_have_one_line_each(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    type_in(monkeypatch)
    play("odin", "--seed", "3", "--players", "2")
    said = capsys.readouterr().out
    assert re.search(r"1  Hunting Game — 1 Viking · leaves 5 Vikings *\n *2  Take 1 stockfish", said)


def test_bots_do_not_bar_the_way_back(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    table = Terminal(meadhall.start("raids", players=3, seed=7), [HUMAN, "greedy", "greedy"], "en", Random(1))
    type_in(monkeypatch, "1", "u")
    table.run()
    assert "has acted since" not in capsys.readouterr().out
    assert table.match.choices() == []


def test_interrupting_says_that_the_table_is_left(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupt(*_: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    with pytest.raises(SystemExit) as ended:
        main(["play", "raids", "--seed", "7"])
    assert ended.value.code == 130
    assert capsys.readouterr().out.endswith("\nYou left the table.\n")


@pytest.mark.parametrize("key", ["raiders", "raids"])
def test_friends_at_one_keyboard_do_not_read_each_others_hands(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The screen is cleared before somebody else is shown what others may not see; in raids there is no such thing."""
    told: list[str] = []
    monkeypatch.setattr("meadhall.cli.terminal.out.clear", lambda: told.append("cleared"))
    monkeypatch.setattr(Terminal, "_show", lambda self, seat: told.append(f"shown to {seat}"))
    type_in(monkeypatch, *["1"] * 12)
    Terminal(meadhall.start(key, players=2, seed=7), [HUMAN, HUMAN], "en", Random(1)).run()
    shown = [i for i, what in enumerate(told) if what.startswith("shown")]
    assert {told[i] for i in shown} == {"shown to 0", "shown to 1"}
    if key == "raids":
        assert "cleared" not in told
        return
    for before, after in pairwise(shown):
        assert (after > before + 1) == (told[before] != told[after])
