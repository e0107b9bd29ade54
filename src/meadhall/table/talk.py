"""What is said at a table: lines of plain text, stored like moves."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Coroutine, Iterable
from typing import Any, Protocol, TypeVar

from meadhall.table.keys import CHAT_LENGTH, NAME_LENGTH, plain
from meadhall.table.news import Watcher
from meadhall.table.rows import ChatRow
from meadhall.table.seats import Declined
from meadhall.table.when import now

T = TypeVar("T")

LINES = 200  #: that a newcomer gets


class TalkTable(Protocol):
    """What people need of the table at which they talk."""

    @property
    def id(self) -> str: ...

    async def alone(self, work: Callable[[], Coroutine[Any, Any, T]]) -> T: ...

    async def write_line(self, row: ChatRow) -> None: ...

    def tell(self, news: Callable[[Watcher], None]) -> None: ...


class Talk:
    """The last lines."""

    def __init__(self, table: TalkTable, lines: Iterable[ChatRow]) -> None:
        self._table = table
        self.lines = deque(lines, LINES)

    @property
    def said(self) -> int:
        """The number of the last line."""
        return self.lines[-1].number if self.lines else 0

    async def say(self, name: str, seat: int | None, words: str) -> None:
        """One line of plain text."""
        line = plain(words, CHAT_LENGTH)
        if not line:
            raise Declined("illegal", "declined-empty-chat")
        await self._table.alone(lambda: self._say(plain(name, NAME_LENGTH), seat, line))

    async def _say(self, name: str, seat: int | None, line: str) -> None:
        row = ChatRow(self._table.id, self.said + 1, name, seat, line, now())
        await self._table.write_line(row)
        self.hear(row)

    def hear(self, row: ChatRow) -> None:
        """Somebody has said something, here or in another hall."""
        self.lines.append(row)
        self._table.tell(lambda watcher: watcher.said(row))
