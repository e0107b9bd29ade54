"""Where the luck of a table comes from, and the deal.

*own*: one person and bots, a seed drawn here or chosen by who plays. *fair*: people among themselves; nobody
knows the seed before all have sat down (see `core.fair`). *known*: practice, the seed is shown to everybody.
"""

from __future__ import annotations

import hmac
import json
from collections.abc import Mapping, Sequence
from typing import Any, Literal, NamedTuple

from meadhall.core.errors import MeadhallError
from meadhall.core.fair import Fair, commitment_of, seed_of
from meadhall.core.game import Game
from meadhall.core.match import Match, start
from meadhall.core.record import Record
from meadhall.table.rows import StoreError, TableRow, pack
from meadhall.table.seats import Seat

Kind = Literal["own", "fair", "known"]


class ChosenSeed(MeadhallError):
    """A seed was chosen where somebody else may sit."""

    def __init__(self) -> None:
        super().__init__(
            "no seed can be chosen where another person may sit, for who knows it knows every hand;"
            " mark the table as practice, so that everybody is told"
        )


class Luck(NamedTuple):
    """The luck of a table as everybody may know it. `parts` are what the seats added; None: not here yet."""

    kind: Kind
    commitment: str | None
    seed: int | None
    parts: tuple[str | None, ...]


def luck_of(row: TableRow, seats: Sequence[Seat]) -> Luck:
    if row.practice:
        return Luck("known", None, json.loads(row.record)["seed"], ())
    if row.commitment is None:
        return Luck("own", None, None, ())
    return Luck("fair", row.commitment, None, tuple(_part(seat, dealt=bool(row.start)) for seat in seats))


def _part(seat: Seat, dealt: bool) -> str | None:
    return seat.luck if seat.luck is not None or not (dealt or seat.bot) else ""


def luck_secret(secret: bytes, table: str) -> str:
    """What a hall adds to the luck of a table: 256 bits that are stored nowhere before the cards are dealt."""
    return hmac.digest(secret, f"{table}\nluck".encode(), "sha256").hex()


def empty_record(game: Game[Any, Any], players: int, seed: int, options: Mapping[str, str]) -> str:
    """The record of a match that is still to be dealt, as JSON."""
    chosen = tuple(sorted(game.checked_options(options).items()))
    return json.dumps(Record(game.key, game.version, game.content.hash, players, chosen, seed, ()).data())


def dealt(row: TableRow, game: Game[Any, Any], seats: Sequence[Seat], secret: bytes) -> tuple[TableRow, Match]:
    """The table once everybody sits, and its match, which has begun."""
    fair = None if row.practice else _fair(row, seats, secret)
    seed = json.loads(row.record)["seed"] if fair is None else seed_of(fair.secret, fair.parts)
    match = start(game, len(seats), seed, row.chosen)
    begun = row._replace(
        start=pack(match.snapshot()),
        record=json.dumps(match.record()._replace(fair=fair).data()),
        over=match.over,
        bots_turn=any(seats[decision.seat].bot is not None for decision in match.pending),
    )
    return begun, match


def _fair(row: TableRow, seats: Sequence[Seat], secret: bytes) -> Fair:
    own = luck_secret(secret, row.id)
    if commitment_of(own) != row.commitment:
        raise StoreError(f"table {row.id} was made under another secret of this hall: its cards cannot be dealt")
    return Fair(row.commitment, own, tuple(seat.luck or "" for seat in seats))
