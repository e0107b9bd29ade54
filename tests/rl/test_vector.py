"""Positions in NumPy arrays, and many matches at once."""

from __future__ import annotations

import builtins
import sys
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import meadhall
from meadhall import rl
from meadhall.rl.coding import rewards


def first_legal(masks: Any) -> Any:
    return masks.argmax(axis=1)


def last_legal(masks: Any) -> Any:
    return masks.shape[1] - 1 - masks[:, ::-1].argmax(axis=1)


def played(matches: int, steps: int, choose: Callable[[Any], Any] = first_legal, **how: Any) -> list[list[Any]]:
    """What the first row of an environment showed, step by step."""
    many = rl.vector("raids", matches, players=2, seed=5, **how)
    batch, found = many.reset(), []
    for _ in range(steps):
        found.append([array[0].copy() for array in batch[:5]])
        batch = many.step(choose(batch.masks))
    return found


def same(one: list[list[Any]], other: list[list[Any]]) -> bool:
    return all(np.array_equal(a, b) for x, y in zip(one, other, strict=True) for a, b in zip(x, y, strict=True))


def test_an_observation_lies_between_minus_one_and_one_and_splits_into_its_parts() -> None:
    coding, m = rl.encoder("odin", 2), meadhall.start("odin", 2, 3)
    seen = coding.observation(m, 1)
    assert seen.dtype == np.float32 and seen.shape == (coding.size,) and np.abs(seen).max() <= 1
    parts = coding.split(seen)
    assert parts["home"].shape == (2, 143) and sum(part.size for part in parts.values()) == coding.size
    silver = next(part for part in coding.parts if part.name == "items").columns.index("silver")
    m.state.players[1].have[silver] = 500  # type: ignore[attr-defined]
    assert coding.split(coding.observation(m, 1))["items"][0, silver] == 1  # cut off
    rows = coding.split(np.stack([seen, seen]))
    assert rows["home"].shape == (2, 2, 143)


def test_rows_do_not_know_of_each_other_and_come_again_with_their_seed() -> None:
    alone, among = played(1, 400), played(5, 400)
    assert same(alone, among)
    assert sum(bool(row[4]) for row in alone) >= 2  # it went on over the end of a match
    assert not same(alone, played(1, 400, last_legal))


def test_an_ended_match_says_what_it_brought_and_another_has_begun() -> None:
    many = rl.vector("raids", 3, players=3, seed=1)
    batch, ends = many.reset(), 0
    for _ in range(300):
        batch = many.step(last_legal(batch.masks))
        assert batch.rewards[~batch.ended].sum() == 0
        assert np.allclose(batch.rewards[batch.ended].sum(axis=1), 1)
        ends += int(batch.ended.sum())
    assert ends > 3


def test_an_illegal_answer_costs_its_seat_alone_and_ends_the_match() -> None:
    many = rl.vector("raids", 2, players=3, seed=1)
    batch = many.reset()
    seat = int(batch.seats[0])
    batch = many.step([int(batch.masks[0].argmin()), int(batch.masks[1].argmax())])
    assert batch.ended.tolist() == [True, False]
    assert batch.rewards[0].tolist() == [-1.0 if s == seat else 0.0 for s in range(3)]


def test_masks_are_the_options_of_the_seat_that_is_asked() -> None:
    many = rl.vector("wild", 2, players=3, seed=1, critic=True)
    batch = many.reset()
    for _ in range(60):
        m, seat = many._running[1], int(batch.seats[1])
        assert np.array_equal(batch.masks[1], many.encoder.mask(m, seat))
        assert np.array_equal(batch.observations[1], many.encoder.observation(m, seat))
        assert batch.states is not None and np.array_equal(batch.states[1], many.encoder.observation(m, seat, True))
        batch = many.step(first_legal(batch.masks))


def test_points_are_rewards_where_they_are_asked_for_and_alone() -> None:
    m = meadhall.start("odin", 1, 2, {"length": "short"})
    while m.decision is not None:
        m.play(m.options[-1])
    assert m.result is not None
    assert rewards(m, "win") == rewards(m, "points") == [float(m.result.scores[0])]
    with pytest.raises(meadhall.MeadhallError, match="reward is one of win, points"):
        rl.vector("raids", reward="fame")


@pytest.mark.parametrize("extra", ["pettingzoo", "pyspiel"])
def test_what_is_not_installed_is_named(extra: str, monkeypatch: pytest.MonkeyPatch) -> None:
    real = builtins.__import__

    def without(name: str, *more: Any) -> Any:
        if name.split(".")[0] == extra or (extra == "pettingzoo" and name.split(".")[0] == "gymnasium"):
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
        return real(name, *more)

    for module in ("meadhall.rl.turns", "meadhall.rl.spiel_games"):
        monkeypatch.delitem(sys.modules, module, raising=False)
    monkeypatch.setattr(builtins, "__import__", without)
    with pytest.raises(rl.MissingExtra, match=r"pip install 'meadhall\[rl\]'"):
        rl.aec("raids") if extra == "pettingzoo" else rl.spiel()
