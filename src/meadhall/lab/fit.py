"""Fitting weights to samples: who wins, as a choice among seats by what they show (a conditional logit)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from meadhall.core.learned import Weights
from meadhall.lab.samples import Sample

Array = NDArray[np.float64]

PER_MATCH = 4.0  #: independent positions that a whole match is worth
TRUST = 0.01  #: of the ridge, for features that are trusted


def design(samples: Sequence[Sample]) -> tuple[Array, Array]:
    """(samples, seats, 2·features) early and late, and (samples, seats) outcomes."""
    x = np.array([s.features for s in samples], dtype=float)
    t = np.array([s.progress for s in samples])[:, None, None]
    return np.concatenate([x * (1 - t), x * t], axis=2), np.array([s.outcome for s in samples])


def fit(samples: Sequence[Sample], ridge: float = 3.0, rounds: int = 25, trusted: Sequence[int] = ()) -> Weights:
    """The weights under which what happened is likeliest, found by Newton's method. A ridge holds them down, but for
    those features that are `trusted`: what players already know is bent by what is learned, not forgotten for it."""
    x, y = design(samples)
    scale = x.std(axis=(0, 1)) + 1e-9
    z, told = x / scale, worths(samples)
    hold = np.full(z.shape[2] // 2, float(ridge))
    hold[list(trusted)] *= TRUST
    held = np.concatenate([hold, hold])
    w = _points(z, y, told, held) if z.shape[1] == 1 else _choice(z, y, told, held, rounds)
    early, late = np.split(w / scale, 2)
    return Weights(tuple(round(float(v), 5) for v in early), tuple(round(float(v), 5) for v in late))


def worths(samples: Sequence[Sample]) -> Array:
    """What each sample counts: the positions of one match all tell the same end, so a match counts like a few."""
    positions = Counter(s.match for s in samples)
    return np.array([PER_MATCH / positions[s.match] for s in samples])


def _choice(z: Array, y: Array, told: Array, held: Array, rounds: int) -> Array:
    w, flat = np.zeros(z.shape[2]), z.reshape(-1, z.shape[2])
    for _ in range(rounds):
        p = softmax(z @ w)
        counted = told[:, None] * p
        mean = (p[:, None, :] @ z)[:, 0]
        slope = (told[:, None] * (y - p)).ravel() @ flat - held * w
        bend = (flat * counted.reshape(-1, 1)).T @ flat + np.diag(held)
        bend -= (mean * told[:, None]).T @ mean
        step = np.linalg.solve(bend, slope)
        w = w + step
        if np.abs(step).max() < 1e-6:
            break
    return w


def _points(z: Array, y: Array, told: Array, held: Array) -> Array:
    flat, target = z[:, 0, :], y[:, 0]
    counted = flat * told[:, None]
    return np.asarray(np.linalg.solve(counted.T @ flat + np.diag(held), counted.T @ target))


def softmax(scores: Array) -> Array:
    """Scores of all seats as shares."""
    raised = np.exp(scores - scores.max(axis=1, keepdims=True))
    shares: Array = raised / raised.sum(axis=1, keepdims=True)
    return shares


def auc(chances: Array, outcomes: Array) -> float:
    """How often whoever won had the better chance of two seats of one position."""
    better = total = 0.0
    for i in range(chances.shape[1]):
        for j in range(chances.shape[1]):
            won = outcomes[:, i] > outcomes[:, j]
            total += won.sum()
            better += (won * ((chances[:, i] > chances[:, j]) + 0.5 * (chances[:, i] == chances[:, j]))).sum()
    return float(better / total) if total else 0.5
