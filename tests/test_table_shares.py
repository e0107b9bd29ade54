"""Nobody has more than a share of the line in which bots' thoughts wait."""

from __future__ import annotations

import asyncio

from meadhall.table.line import Priority, Turns
from meadhall.table.shares import LEAST, Shares
from meadhall.table.workers import Thought
from tests.support import run_alone
from tests.table_kit import Told


async def one_answer(_: Thought) -> str:
    return "boast"


def test_who_has_many_tables_keeps_nobody_else_waiting() -> None:
    may_answer = asyncio.Event()
    order: list[Thought] = []

    class OneByOne(Told):
        async def submit(self, priority: Priority, thought: Thought) -> str:
            async with turns.take(priority):
                await may_answer.wait()
                order.append(thought)
                return await self._think(thought)

    async def body() -> None:
        shares, thought = Shares(OneByOne(one_answer)), Thought("cups", "level5", 0, {}, 1, within=1.0)
        many = [asyncio.create_task(shares.submit(Priority.PEOPLE, thought, "many")) for _ in range(5 * LEAST)]
        one = asyncio.create_task(shares.submit(Priority.PEOPLE, thought._replace(about="one"), "one"))
        await asyncio.sleep(0)
        may_answer.set()
        await asyncio.gather(one, *many)
        assert [other.about for other in order].index("one") == LEAST
        haste = [other.within for other in order if not other.about]
        assert haste[LEAST] < 0.25, "who waits for many waits less for each"
        assert order[LEAST].within == haste[-1] == 1.0
        assert shares.condition().queued == 0

    turns = Turns(1)
    run_alone(body())
