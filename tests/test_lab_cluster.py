"""Work shared out over a cluster: the same answers as on one machine, whoever dies on the way."""

from __future__ import annotations

import json
import os
import signal
import time
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from meadhall.core.errors import MeadhallError
from meadhall.lab.runs import Plan, Run, play_all
from meadhall.lab.spread import batches, on, spread
from tests.support import run_meadhall

pytest.importorskip("distributed")

PLAN = Plan("raids", None, 2, {}, ("random", "random"), 11)


def told(runs: list[Run]) -> list[Run]:
    """All of a match but how long it took."""
    return [run._replace(thought=()) for run in runs]


def nothing(_: int) -> None:
    pass


def slowly(mark: Path, share: range) -> list[int]:
    """Work during which there is time to die; each beginning leaves a line."""
    with mark.open("a", encoding="utf-8") as file:
        file.write(f"{os.getpid()} {share.start}\n")
    time.sleep(0.2)
    return [number * number for number in share]


@pytest.mark.xdist_group("cluster")
def test_matches_are_the_same_and_a_killed_worker_costs_none_of_them(tmp_path: Path) -> None:
    alone = told(play_all(PLAN, 40, nothing))
    heard: list[int] = []
    with on("local") as place:
        assert told(play_all(PLAN, 40, heard.append)) == alone and sum(heard) == 40
        client: Any = place.client  # type: ignore[attr-defined]  # this one is a cluster
        workers = list(client.run(os.getpid).values())
        mark, killed = tmp_path / "begun", list[int]()

        def done(_: int) -> None:
            if not killed:
                killed.append(workers[0])
                os.kill(workers[0], signal.SIGKILL)

        found = spread(partial(slowly, mark), [range(n, n + 2) for n in range(0, 24, 2)], done)
    assert found == [[n * n, (n + 1) * (n + 1)] for n in range(0, 24, 2)]
    begun = [line.split() for line in mark.read_text().splitlines()]
    assert str(killed[0]) in {pid for pid, _ in begun} and len({share for _, share in begun}) == 12


@pytest.mark.xdist_group("cluster")
def test_a_simulation_says_the_same_with_and_without_a_cluster() -> None:
    words = ("sim", "raids", "--games", "12", "--bots", "level1,random", "--json")
    found = []
    for more in ((), ("--cluster", "local")):
        ran = run_meadhall(*words, *more)
        assert ran.returncode == 0, ran.stderr
        document = json.loads(ran.stdout)
        assert document.pop("cpu_ms")
        found.append(document)
    assert found[0] == found[1]


def test_afterwards_work_is_done_here_again_and_a_place_that_does_not_answer_is_named() -> None:
    with (
        pytest.raises(MeadhallError, match=r"--cluster tcp://127\.0\.0\.1:9: no cluster answers there"),
        on("tcp://127.0.0.1:9"),
    ):
        pass
    assert spread(sum, batches(3), nothing) == [0, 1, 2]
