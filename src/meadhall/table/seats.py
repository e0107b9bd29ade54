"""Who sits where, whose seat it is, and what is told when something cannot be done.

A seat is open (whoever comes with its key, the invitation, may have it), a bot's, or a person's. A person's
seat belongs to the identity of a browser or, where a program plays, to who holds the seat's key. It changes
hands only by `give`, which voids whatever key there was.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Sequence
from typing import Literal, NamedTuple

from meadhall.core.refusal import Reason
from meadhall.core.text import Arg, Text, text
from meadhall.table.identity import Caller
from meadhall.table.keys import key_hash, person_name, seat_key, table_key
from meadhall.table.rows import SeatRow

Kind = Literal["human", "bot", "open"]
Code = Literal["stale", "not-yours", "seated", "illegal", "over", "no-undo", "unavailable"]

#: Who the levels are, and one name per seat for other bots that nobody named: the same in every language, and of
#: nobody in any game.
CHARACTERS = {"level1": "Toki", "level2": "Dagny", "level3": "Halvard", "level4": "Freydis", "level5": "Jarl Eirik"}
NUMERALS = ("", " II", " III", " IV", " V")
BOT_NAMES = ("Ylva", "Hakon", "Runa", "Asmund", "Vigdis", "Ketil")


class Declined(Exception):
    """Nothing was changed. `message` is rendered in the asker's language."""

    def __init__(self, code: Code, key: str, reasons: tuple[Reason, ...] = (), **args: Arg) -> None:
        super().__init__(f"{code}: {key}")
        self.code: Code = code
        self.message: Text = text(key, **args)
        self.reasons = reasons


class NotDealt(Declined):
    """People are still awaited: there is no match yet."""

    def __init__(self) -> None:
        super().__init__("unavailable", "declined-not-dealt")


class Wish(NamedTuple):
    """A seat as the maker of a table wants it."""

    kind: Kind
    bot: str | None = None
    name: str = ""
    host: bool = False
    owner: str | None = None
    kept: bool = False  #: without a key: it is given to its owner alone, when they come


class Seat:
    """A seat of a table. `open` waits for a friend; `bot` is what plays it now, if any."""

    __slots__ = (
        "ahead", "bot", "host", "key_hash", "kind", "luck", "name", "nonce", "number", "owner", "quitter", "ready",
        "table",
    )  # fmt: skip

    def __init__(self, row: SeatRow) -> None:
        self.table = row.table
        self.number = row.seat
        self.name = row.name
        self.kind: Kind = row.kind  # type: ignore[assignment]  # the store only holds what `row` wrote
        self.bot = row.bot
        self.host = row.host
        self.nonce = row.nonce
        self.key_hash = row.key_hash
        self.owner = row.owner
        self.luck = row.luck
        self.ready = row.ready
        self.ahead = row.ahead
        self.quitter = row.quitter

    @classmethod
    def make(cls, table: str, number: int, wish: Wish, secret: bytes) -> Seat:
        """A new seat, with a key of its own unless a bot sits there or it is kept for somebody."""
        is_bot = wish.kind == "bot"
        name = person_name(wish.name or (BOT_NAMES[number % len(BOT_NAMES)] if is_bot else ""), number)
        seat = cls(SeatRow(table, number, name, wish.kind, wish.bot, wish.host, "", None, wish.owner))
        if not is_bot and not wish.kept:
            seat.renew(secret)
        return seat

    def renew(self, secret: bytes) -> None:
        """Another key: links that were given out before open nothing any more."""
        self.nonce = secrets.token_hex(8)
        self.key_hash = key_hash(self.key(secret))

    def give(self, owner: str | None, secret: bytes) -> None:
        """Into other hands: an identity's, or those of who is told the new key."""
        self.renew(secret)
        self.owner = owner
        if owner is not None:
            self.key_hash = None

    def quit(self, bot: str, secret: bytes) -> None:
        """Out of its owner's hands for good: no key and no identity leads here any more."""
        self.quitter = self.owner
        self.kind, self.bot, self.host, self.ahead = "bot", bot, False, ""
        self.give(None, secret)
        self.key_hash = None

    def key(self, secret: bytes) -> str:
        return seat_key(secret, self.table, self.number, self.nonce)

    @property
    def wishes_ahead(self) -> dict[str, int]:
        """What was answered ahead: the id of the answer, and the number at which one would rather be asked."""
        read: dict[str, int] = json.loads(self.ahead) if self.ahead else {}
        return read

    def row(self) -> SeatRow:
        return SeatRow(
            self.table,
            self.number,
            self.name,
            self.kind,
            self.bot,
            self.host,
            self.nonce,
            self.key_hash,
            self.owner,
            self.luck,
            self.ready,
            self.ahead,
            self.quitter,
        )

    def copy(self) -> Seat:
        return Seat(self.row())

    @property
    def decides(self) -> bool:
        """Is it a person who plays this seat now?"""
        return self.kind == "human" and self.bot is None


def christened(wishes: Sequence[Wish]) -> list[Wish]:
    """The same wishes with the names of the characters; a second one of the same is Halvard II."""
    met: dict[str, int] = {}
    found = []
    for wish in wishes:
        if wish.kind == "bot" and not wish.name and (name := CHARACTERS.get(wish.bot or "")):
            met[name] = met.get(name, 0) + 1
            wish = wish._replace(name=name + NUMERALS[met[name] - 1])
        found.append(wish)
    return found


def seat_of(seats: Sequence[Seat], caller: Caller) -> Seat | None:
    """The seat of who asks; None: a spectator. A key that opens nothing is never taken for no key."""
    if caller.key is None:
        return _own(seats, caller)
    seat = _opened(seats, caller.key)
    if seat is None:
        raise Declined("not-yours", "declined-wrong-key")
    if seat.kind == "open":
        raise Declined("not-yours", "declined-invitation")
    return seat


def arriving(seats: Sequence[Seat], caller: Caller, secret: bytes) -> Seat:
    """The seat as it is once its owner has come: a key is exchanged for a secret that nobody else has seen.

    Who comes again with an invitation that they have used finds their own seat; who sits here already uses up
    a friend's invitation only on purpose.
    """
    own = _own(seats, caller)
    invited = _invited(seats, caller, own, secret)
    seat = invited or own
    if seat is None:
        raise Declined("not-yours", "declined-no-seat-of-yours" if caller.key is None else "declined-used-invitation")
    if invited is not None and own is not None and not caller.also:
        raise Declined("seated", "declined-seated")
    changed = seat.copy()
    if invited is not None:
        changed.give(caller.identity, secret)
    if changed.kind == "open":
        changed.kind, changed.bot = "human", None
    return changed


def _invited(seats: Sequence[Seat], caller: Caller, own: Seat | None, secret: bytes) -> Seat | None:
    """The seat to which a link invites: its own, or, with the table's, any that is free."""
    if caller.key is None:
        return None
    if not secrets.compare_digest(key_hash(caller.key), key_hash(table_key(secret, seats[0].table))):
        return _opened(seats, caller.key)
    return _free(seats) if own is None or caller.also else None


def _free(seats: Sequence[Seat]) -> Seat | None:
    """The first seat that nobody has: rather one that is empty than one that a bot keeps warm."""
    free = [seat for seat in seats if seat.kind == "open"]
    return min(free, key=lambda seat: (seat.bot is not None, seat.number), default=None)


def _opened(seats: Sequence[Seat], key: str) -> Seat | None:
    """The seat that a key opens."""
    wanted = key_hash(key)
    for seat in seats:
        if seat.key_hash is not None and secrets.compare_digest(seat.key_hash, wanted):
            return seat
    return None


def _own(seats: Sequence[Seat], caller: Caller) -> Seat | None:
    """The seat that an identity owns: the first, or the one that is asked for."""
    own = [] if caller.identity is None else [seat for seat in seats if seat.owner == caller.identity]
    if caller.seat is None:
        return own[0] if own else None
    for seat in own:
        if seat.number == caller.seat:
            return seat
    raise Declined("not-yours", "declined-no-seat-of-yours")
