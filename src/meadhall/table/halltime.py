"""The hall's own time: it goes on while any hall of a database is open, and stands still while none is.

Every hall says again and again that it is there. When the last word of anybody is old, all were gone meanwhile, and
that time is taken off. With PostgreSQL the database's clock counts, so that halls on several machines agree.
"""

from __future__ import annotations

import json
import time

import sqlalchemy as sa

from meadhall.table.schema import hall
from meadhall.table.store import Store

BEAT = 5.0  #: seconds between two words
GONE = 15.0  #: seconds after the last word of anybody: nobody was there
ROW = "time"


class HallTime:
    """Milliseconds, as every hall of a database counts them."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._read = 0.0
        self._at = time.monotonic()
        self._lost = 0.0

    def now(self) -> int:
        return int((self._read + time.monotonic() - self._at) * 1000)

    def of_day(self, at: float) -> int:
        """The hall's time at a moment of the outer world (seconds since 1970), as far as is known now."""
        return int((at - self._lost) * 1000)

    async def beat(self) -> None:
        """Say that somebody is there, and hear what time it is."""
        read, self._lost, self._at = await self._store.write(self._note)
        self._read = read - self._lost

    def _note(self, connection: sa.Connection) -> tuple[float, float, float]:
        """(what the clock outside says, how much of that nobody was there, what ours says at the same moment)."""
        here = hall.c.name == ROW
        found = connection.execute(sa.select(hall.c.value).where(here).with_for_update()).scalar()
        now, at = _outside(connection), time.monotonic()
        seen, lost = json.loads(found) if found else (now, 0.0)
        if not 0 <= now - seen <= GONE:  # a clock that was set back is no time that has passed either
            lost += now - seen
        note = json.dumps([now, lost])
        if found is None:
            connection.execute(hall.insert(), {"name": ROW, "value": note})
        else:
            connection.execute(hall.update().where(here).values(value=note))
        return now, lost, at


def _outside(connection: sa.Connection) -> float:
    if connection.dialect.name == "sqlite":
        return time.time()
    return float(connection.execute(sa.text("SELECT extract(epoch FROM clock_timestamp())")).scalar_one())
