"""The rulebook of Vikings Saga, step by step: setup, buying, flipping, turns, resolving, landing, actions,
replacing, departing; cards, gains and the Prophecy token are what they all use."""

from meadhall.games.saga.steps.setup import SetUp

__all__ = ["SetUp"]
