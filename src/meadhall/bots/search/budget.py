"""How long a bot may think: a number of passes, the same on every machine, or CPU time, looked at inside a pass."""

from __future__ import annotations

from collections.abc import Callable
from time import process_time


class Budget:
    """`passes`: how many imagined matches are looked at; `ms`: CPU time. What is None does not limit."""

    def __init__(
        self, passes: int | None = None, ms: float | None = None, cancelled: Callable[[], bool] = lambda: False
    ) -> None:
        self.passes = passes
        self.ms = ms
        self._cancelled = cancelled
        self._until = process_time() + ms / 1000 if ms is not None else float("inf")

    @property
    def over(self) -> bool:
        """Is there no time left?"""
        return (self.ms is not None and process_time() >= self._until) or self._cancelled()

    @property
    def left(self) -> float:
        """CPU seconds."""
        return self._until - process_time()
