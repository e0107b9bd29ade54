"""Who sits where, and what is told when something cannot be done."""

from __future__ import annotations

import secrets
from typing import Literal, NamedTuple

from meadhall.core.refusal import Reason
from meadhall.core.text import Arg, Text, text
from meadhall.table.keys import key_hash, person_name, seat_key
from meadhall.table.rows import SeatRow

Kind = Literal["human", "bot", "open"]
Code = Literal["stale", "not-yours", "illegal", "over", "no-undo", "unavailable"]

#: One name per seat for bots that nobody named: the same in every language.
BOT_NAMES = ("Astrid", "Bjorn", "Canute", "Dagny", "Eirik", "Freydis")


class Declined(Exception):
    """Nothing was changed. `message` is rendered in the asker's language."""

    def __init__(self, code: Code, key: str, reasons: tuple[Reason, ...] = (), **args: Arg) -> None:
        super().__init__(f"{code}: {key}")
        self.code: Code = code
        self.message: Text = text(key, **args)
        self.reasons = reasons


class Wish(NamedTuple):
    """A seat as the maker of a table wants it."""

    kind: Kind
    bot: str | None = None
    name: str = ""
    host: bool = False


class Seat:
    """A seat of a table. `open` waits for a friend; `bot` is what plays it now, if any."""

    __slots__ = ("bot", "host", "key_hash", "kind", "name", "nonce", "number", "table")

    def __init__(self, row: SeatRow) -> None:
        self.table = row.table
        self.number = row.seat
        self.name = row.name
        self.kind: Kind = row.kind  # type: ignore[assignment]  # the store only holds what `row` wrote
        self.bot = row.bot
        self.host = row.host
        self.nonce = row.nonce
        self.key_hash = row.key_hash

    @classmethod
    def make(cls, table: str, number: int, wish: Wish, secret: bytes) -> Seat:
        """A new seat, with a key of its own unless a bot sits there."""
        is_bot = wish.kind == "bot"
        name = person_name(wish.name or (BOT_NAMES[number % len(BOT_NAMES)] if is_bot else ""), number)
        seat = cls(SeatRow(table, number, name, wish.kind, wish.bot, wish.host, "", None))
        if not is_bot:
            seat.renew(secret)
        return seat

    def renew(self, secret: bytes) -> None:
        """Another key: links that were given out before open nothing any more."""
        self.nonce = secrets.token_hex(8)
        self.key_hash = key_hash(self.key(secret))

    def key(self, secret: bytes) -> str:
        return seat_key(secret, self.table, self.number, self.nonce)

    def row(self) -> SeatRow:
        return SeatRow(self.table, self.number, self.name, self.kind, self.bot, self.host, self.nonce, self.key_hash)

    def copy(self) -> Seat:
        return Seat(self.row())

    @property
    def decides(self) -> bool:
        """Is it a person who plays this seat now?"""
        return self.kind == "human" and self.bot is None
