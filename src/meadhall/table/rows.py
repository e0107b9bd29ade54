"""What the store keeps, row by row, and what can go wrong with it."""

from __future__ import annotations

import json
import zlib
from typing import Any, NamedTuple

import msgspec

from meadhall.core.errors import MeadhallError


class StoreError(MeadhallError):
    """The store cannot be used as it is."""


class Conflict(StoreError):
    """Somebody else has written first: read again, change nothing."""


class Damaged(StoreError):
    """What was stored cannot be read any more."""


class Unwritten(StoreError):
    """The store took nothing: a full disk, a locked or lost database. It may do so later."""


class Unread(StoreError):
    """The store shows nothing just now: a lost database. It may do so later."""


class TableRow(NamedTuple):
    """A table: where its match began and how far it has come."""

    id: str
    game: str
    options: str  #: JSON
    start: bytes  #: packed snapshot before the first move; empty while people are awaited
    record: str  #: JSON of the record before the first move
    public: bool
    created: str  #: ISO 8601
    changed: str
    version: int  #: number of moves
    over: bool
    bots_turn: bool  #: a bot has to move: wake this table when the server starts
    commitment: str | None = None  #: of fair luck: the hash of what the hall adds to it
    practice: bool = False  #: the seed is known to everybody
    hushed: bool = False  #: only who sits at the table may talk
    changes: int = 0  #: how often anything about it was changed: who knows the number knows the table
    returns: int = 0  #: how often moves were taken back: while it is the same, moves were only added
    wish: int | None = None  #: the seat that asks the others to let it take back
    agreed: int = 0  #: the seats that have agreed to that, one bit each
    pace: str = ""  #: JSON of the `Pace`; empty: nobody's time runs
    clock: str = ""  #: JSON of the `Clock`, once a match with a pace has begun
    due: int | None = None  #: when something has to be done here by itself, in the hall's own time
    motion: str = ""  #: JSON of what somebody asks the others to agree to; empty: nothing
    room: bool = False  #: before it begins, all say that they are ready
    door: str = "link"  #: who may look on: `hall`, everybody is told of it; `link`, who has the address; `shut`, nobody
    ended: bool = False  #: its people have agreed to end it, without a result

    @property
    def chosen(self) -> dict[str, str]:
        """The options, read."""
        read: dict[str, str] = json.loads(self.options)
        return read


class SeatRow(NamedTuple):
    """A seat: who sits there. `kind` is human, bot or open; `bot` is what plays it now, if any.

    A person's seat belongs to the identity `owner`, or to who holds the key of `key_hash`; the key of an open
    seat is an invitation.
    """

    table: str
    seat: int
    name: str
    kind: str
    bot: str | None
    host: bool
    nonce: str
    key_hash: str | None
    owner: str | None = None
    luck: str | None = None  #: what the person added to fair luck; None: has not come before the deal
    ready: bool = False  #: has said so, in a waiting room
    ahead: str = ""  #: JSON of the standing answers
    quitter: str | None = None  #: the identity whose seat it was, and who gave it up for good


class MoveRow(NamedTuple):
    """A move with the snapshot after it."""

    table: str
    number: int
    seat: int
    option: str
    snapshot: bytes
    events: bytes
    stretch: str  #: JSON of the `Stretch` in which the match stands after it
    at: str
    rules: str  #: the version of the rules under which it was made; empty: not known
    clock: str = ""  #: JSON of the `Clock` at the moment it was made, if one ran


class ChatRow(NamedTuple):
    table: str
    number: int
    name: str
    seat: int | None
    text: str
    at: str


class Stored(NamedTuple):
    """All that a table needs to go on: its last moves with snapshots, of the others only the stretch."""

    table: TableRow
    seats: list[SeatRow]
    chat: list[ChatRow]
    moves: list[MoveRow]
    stretches: list[tuple[int, str]]


class Fresh(NamedTuple):
    """What others have written meanwhile."""

    table: TableRow
    seats: list[SeatRow]  #: all of them; empty if there is nothing new about them
    moves: list[MoveRow]
    chat: list[ChatRow]


class Step(NamedTuple):
    """What a change makes of a table, if that still is as it was after `known` changes."""

    table: str
    known: int
    version: int
    over: bool
    bots_turn: bool
    changed: str
    returns: int
    clock: str = ""
    due: int | None = None

    def taken(self, row: TableRow) -> TableRow:
        """The table after it. Whoever wished to take back has been overtaken by it."""
        return row._replace(
            version=self.version,
            over=self.over,
            bots_turn=self.bots_turn,
            changed=self.changed,
            returns=self.returns,
            changes=self.known + 1,
            wish=None,
            agreed=0,
            clock=self.clock,
            due=self.due,
        )


def pack(data: object) -> bytes:
    """JSON, compressed: small, and readable without this program."""
    return zlib.compress(msgspec.json.encode(data), 1)


def unpack(blob: bytes) -> Any:
    return msgspec.json.decode(zlib.decompress(blob))
