"""Learning from self-play: a fit finds what decided, and `meadhall train` writes what the game then uses."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import numpy as np
import pytest

import meadhall
from meadhall.core.errors import MeadhallError
from meadhall.lab.fit import auc, design, fit
from meadhall.lab.samples import Sample, of_match
from meadhall.lab.training import learn, quality
from tests.support import ROOT, run_meadhall


def samples(matches: int = 60, noise: float = 0.3) -> list[Sample]:
    """Whoever has more of the first feature mostly wins; the second tells nothing."""
    rng, found = Random(1), []
    for match in range(matches):
        for progress in (0.1, 0.4, 0.6, 0.9):
            rows = [[rng.random(), rng.random()] for _ in range(3)]
            best = max(range(3), key=lambda seat: rows[seat][0] + noise * rng.random())
            found.append(Sample(match, progress, rows, [float(seat == best) for seat in range(3)]))
    return found


def test_a_fit_finds_what_decides() -> None:
    weights = fit(samples(), ridge=1.0)
    for decides, tells_nothing in (weights.early, weights.late):
        assert decides > 3 and abs(tells_nothing) < decides / 3


def test_alone_the_points_are_foreseen() -> None:
    rng = Random(2)
    rows = [[rng.random(), 1.0] for _ in range(300)]
    weights = fit([Sample(i, rng.random(), [row], [50 * row[0] + 20]) for i, row in enumerate(rows)], ridge=0.01)
    assert weights.early == pytest.approx((50, 20), abs=1) and weights.late == pytest.approx((50, 20), abs=1)


def test_quality_is_chance_for_noise_and_certain_for_the_truth() -> None:
    known = samples(noise=0.0)
    assert quality(known, lambda x: x[:, :, 0] + x[:, :, 2])["all"] == 1.0
    assert abs(quality(known, lambda x: x[:, :, 1] + x[:, :, 3])["all"] - 0.5) < 0.1
    x, y = design(known)
    assert auc(np.zeros(x.shape[:2]), y) == 0.5


def test_what_was_held_out_was_not_learned_from() -> None:
    weights, tested = learn(samples(), ridge=1.0)
    assert 0.8 < tested["all"] <= 1 and set(tested) > {"first quarter", "last quarter"}
    assert weights == fit([s for s in samples() if s.match % 5], 1.0)
    with pytest.raises(MeadhallError, match="too few matches"):
        learn([s for s in samples() if s.match % 5], 1.0)


def test_samples_tell_every_seat_and_how_it_ended() -> None:
    found = of_match(meadhall.game("raids"), 3, 1, "random", 0.1)
    assert len(found) > 10 and all(sum(s.outcome) == pytest.approx(1) for s in found)
    assert found == of_match(meadhall.game("raids"), 3, 1, "random", 0.1), "the same each time"
    assert [s.progress for s in found] == sorted(s.progress for s in found)


def test_training_writes_weights_with_where_they_come_from(tmp_path: Path) -> None:
    to = tmp_path / "weights.json"
    ran = run_meadhall(
        "train", "raids", "--matches", "12", "--players", "2", "--bots", "random", "--to", str(to), "--json"
    )
    told, written = json.loads(ran.stdout), json.loads(to.read_text(encoding="utf-8"))
    assert told["matches"]["2"] == 12 and told["held out"] == written["made"]["held out"]
    assert set(written["weights"]["2"]) == {"early", "late"}
    assert written["features"] == list(meadhall.game("raids").judgement.features)


def test_a_game_without_features_cannot_be_trained() -> None:
    ran = run_meadhall("train", "--game", "examples/brandubh.py", "--matches", "10")
    assert ran.returncode == 2 and "names no features" in ran.stderr
    assert "has no weights" in run_meadhall("train", "--game", "examples/brandubh.py", "--report").stderr


@pytest.mark.parametrize("key", [key for key in meadhall.games() if meadhall.game(key).judgement.features])
def test_the_page_on_bots_tells_the_quality_of_the_weights_in_use(key: str) -> None:
    learned, told = meadhall.game(key).judgement.learned, (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    assert learned is not None
    for players, tested in learned.made["held out"].items():
        quality = " | ".join(f"{found:.3f}" for name, found in tested.items() if name != "all")
        row = f"| {key} | {players} | {learned.made['matches'][players]} | {quality} | {tested['all']:.3f} |"
        assert row in told
