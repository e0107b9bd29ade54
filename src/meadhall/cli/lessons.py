"""`meadhall check KEY --lessons`: is the guided first game played through, whatever the learner does?"""

from __future__ import annotations

from functools import partial

import typer
from rich.markup import escape

from meadhall.cli.common import AnyGame, find_game, out, print_json, progress
from meadhall.lab.spread import batches, spread
from meadhall.table.rehearsal import Rehearsal, judged, pictured, rehearse, written

LEARNERS = (("random", 100), ("greedy", 20))  #: who goes through a lesson, and how often


def check_lessons(game: AnyGame, name: str, as_json: bool) -> None:
    """Rehearse the lesson; exit code 1 if it does not hold."""
    faults = written(game) if game.lesson is None else [*written(game), *pictured(game)]
    played: list[Rehearsal] = []
    if game.lesson is not None and not faults:
        with progress(f"{game.key}: learning", sum(count for _, count in LEARNERS)) as done:
            for learner, count in LEARNERS:
                for share in spread(partial(_share, name, learner), batches(count), done):
                    played += share
        faults = judged(game, played)
    told = sum(len(one.told) for one in played) / len(played) if played else 0.0
    if as_json:
        print_json({"ok": not faults, "learners": len(played), "plates": told, "failures": faults})
    else:
        for fault in faults:
            out.print(f"[bold red]✗[/] {escape(fault)}")
        verdict = f"{len(faults)} failures" if faults else "the lesson holds"
        steps = len(game.lesson.steps) if game.lesson is not None else 0
        out.print(f"{game.key}: {verdict}; {len(played)} learners saw {told:.1f} of {steps} plates")
    if faults:
        raise typer.Exit(1)


def _share(name: str, learner: str, share: range) -> list[Rehearsal]:
    """What a worker does."""
    game = find_game(name, None)
    return [rehearse(game, learner, seed) for seed in share]
