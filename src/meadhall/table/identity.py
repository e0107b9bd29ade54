"""Who somebody is, without an account: a browser that sits down gets an identity, and seats belong to it.

Of the token that a browser keeps only a hash is stored. An identity has an id of its own beside it, which
seats refer to, so that another token may lead to it one day without a seat changing hands.
"""

from __future__ import annotations

import hmac
import secrets
from typing import NamedTuple

import sqlalchemy as sa

from meadhall.table.keys import key_hash, new_id
from meadhall.table.schema import identities
from meadhall.table.store import Store

_TOKEN_BYTES = 32


class Caller(NamedTuple):
    """Who asks: a browser by its identity, a program by the key of a seat; neither of them: a stranger."""

    identity: str | None = None
    key: str | None = None
    seat: int | None = None  #: which of one's own seats, for who has several at a table
    also: bool = False  #: wants a further seat, knowing that it is one


class Identities:
    """The browsers that a hall knows."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def make(self, at: str) -> tuple[str, str]:
        """A new identity and the token that proves it: it is told once and kept nowhere."""
        id, token = new_id(), secrets.token_urlsafe(_TOKEN_BYTES)
        row = {"id": id, "token_hash": key_hash(token), "created": at}
        await self._store.write(lambda connection: connection.execute(identities.insert(), row) and None)
        return id, token

    async def find(self, token: str) -> str | None:
        """The identity that a token proves, if any."""
        query = sa.select(identities.c.id).where(identities.c.token_hash == key_hash(token))
        return await self._store.read(lambda connection: connection.execute(query).scalar())


def hall_mark(secret: bytes) -> str:
    """A short name of a hall that says nothing of its secret: browsers keep the halls of one host apart by it."""
    return hmac.digest(secret, b"hall", "sha256").hex()[:8]
