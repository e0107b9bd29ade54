"""Seat keys and the texts people type: who somebody is, and what others get to read.

A seat key is the only proof of who sits where. It is derived from a secret that lives beside the
database, never in it: the database keeps only a hash, and a link that waits for a friend can still
be shown again to the host after a restart.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import os
import re
import secrets
import unicodedata
from pathlib import Path

from meadhall.core.errors import MeadhallError

NAME_LENGTH = 24
CHAT_LENGTH = 500
_SECRET_BYTES = 32
_ID = re.compile(r"[A-Za-z0-9_-]{1,40}")


class BadSecret(MeadhallError):
    """The secret is missing, damaged, or that of other tables."""


def new_id() -> str:
    """A table's id: short enough for a link, too long to guess."""
    return secrets.token_urlsafe(9)


def is_id(words: str) -> bool:
    """Could this be a table's id? Anything may stand in an address, and not every database takes anything."""
    return _ID.fullmatch(words) is not None


def next_id(secret: bytes, table: str) -> str:
    """The id of the table where the people of another play again: the same for whoever asks, guessed by nobody."""
    return base64.urlsafe_b64encode(hmac.digest(secret, f"{table}\nagain".encode(), "sha256")[:9]).decode()


def seat_key(secret: bytes, table: str, seat: int, nonce: str) -> str:
    """The key of a seat; another nonce makes another key and voids the old link."""
    digest = hmac.digest(secret, f"{table}\n{seat}\n{nonce}".encode(), "sha256")
    return base64.urlsafe_b64encode(digest[:24]).decode()


def table_key(secret: bytes, table: str) -> str:
    """What the one link of a table ends with: it invites to whichever seat is free."""
    return seat_key(secret, table, -1, "any")


def key_hash(key: str) -> str:
    """What is stored of a key. Keys are 192 random bits, so a plain hash cannot be searched."""
    return hashlib.sha256(key.encode("utf-8", "surrogatepass")).hexdigest()


def secret_of(path: Path) -> bytes:
    """The server's secret, made on first use and readable by its owner alone."""
    if path.exists():
        return read_secret(path)
    path.parent.mkdir(parents=True, exist_ok=True)
    secret = secrets.token_bytes(_SECRET_BYTES)
    scratch = path.with_name(f"{path.name}.{os.getpid()}")
    handle = os.open(scratch, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(handle, "wb") as file:
        file.write(secret)
        file.flush()
        os.fsync(file.fileno())
    try:
        os.link(scratch, path)  # unlike a move it takes nobody's place: another hall may be making one too
    except FileExistsError:
        return read_secret(path)
    except OSError:  # a file system without links
        os.replace(scratch, path)
    finally:
        scratch.unlink(missing_ok=True)
    return secret


def read_secret(path: Path) -> bytes:
    """The secret that is there."""
    try:
        secret = path.read_bytes()
    except OSError as error:
        raise BadSecret(f"{path} cannot be read: {error.strerror or error}") from error
    if len(secret) < _SECRET_BYTES:
        raise BadSecret(
            f"{path} should hold {_SECRET_BYTES} random bytes, not {len(secret)}: put it back from a backup"
        )
    return secret


def plain(text: str, length: int) -> str:
    """One line of plain text: no control or direction characters, single spaces, at most `length`."""
    kept = "".join(c if _shown(c) else " " for c in unicodedata.normalize("NFC", text))
    return " ".join(kept.split())[:length].rstrip()


def _shown(character: str) -> bool:
    return unicodedata.category(character) not in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp") or character == "\u200d"


#: One name per seat for people who have not said theirs: of nobody in any game, and of no bot.
PEOPLE = ("Egil", "Svala", "Orm", "Torunn", "Geir", "Brynja")


def person_name(text: str, seat: int) -> str:
    """A person's name; who gives none gets one that reads the same in every language."""
    return plain(text, NAME_LENGTH) or PEOPLE[seat % len(PEOPLE)]
