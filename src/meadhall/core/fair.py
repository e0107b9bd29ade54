"""Fair luck: a seed that nobody could choose or foresee, and what is needed to prove it.

Before anybody sits, a secret is drawn and its hash, the commitment, is shown. Who sits down adds a number of
their own after that. The seed is a hash of the secret and all the numbers; at the end the secret is told, and
everybody can check that it is the one that was committed to and that the cards came from it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from hashlib import sha256
from typing import Any, NamedTuple

from meadhall.core.errors import BadRecord

_SECRET = re.compile(r"[0-9a-f]{32,128}")  # 128 bits at least
_PART = re.compile(r"([0-9a-f]{32,64})?")


class Fair(NamedTuple):
    """`parts` are what the seats added, in their order; empty where somebody (or a bot) added nothing."""

    commitment: str
    secret: str
    parts: tuple[str, ...]

    def data(self) -> dict[str, Any]:
        """As JSON."""
        return {"commitment": self.commitment, "secret": self.secret, "parts": list(self.parts)}

    @classmethod
    def parse(cls, data: object) -> Fair:
        """From JSON, or a clear error that names the field."""
        if not isinstance(data, dict):
            raise BadRecord("fair: must be a table of commitment, secret and parts")
        for field in ("commitment", "secret"):
            if not isinstance(data.get(field), str):
                raise BadRecord(f"fair: {field}: missing or not a text")
        parts = data.get("parts")
        if not isinstance(parts, list) or not all(isinstance(part, str) for part in parts):
            raise BadRecord("fair: parts: missing or not a list of texts")
        return cls(data["commitment"], data["secret"], tuple(parts))

    def faults(self, seed: int, players: int) -> list[str]:
        """What speaks against the luck of a match that was played with that seed; nothing, if it was fair."""
        found = []
        if not _SECRET.fullmatch(self.secret):
            found.append("the secret is not written in 32 to 128 hexadecimal digits")
        if len(self.parts) != players or not all(map(is_part, self.parts)):
            found.append(f"the numbers added are not one for each of {players} seats, in 32 to 64 hexadecimal digits")
        if commitment_of(self.secret) != self.commitment:
            found.append("the commitment is not that of the secret: the hall changed its mind")
        if seed_of(self.secret, self.parts) != seed:
            found.append("the seed does not come from the secret and the numbers added: other cards were dealt")
        return found


def is_part(words: str) -> bool:
    """May somebody add this? Nothing may be added, too."""
    return _PART.fullmatch(words) is not None


def commitment_of(secret: str) -> str:
    """What may be shown of a secret before it is told."""
    return sha256(f"meadhall commitment 1\n{secret}".encode()).hexdigest()


def seed_of(secret: str, parts: Sequence[str]) -> int:
    """The seed, of 256 bits."""
    words = "\n".join(("meadhall seed 1", secret, *parts))
    return int.from_bytes(sha256(words.encode()).digest(), "big")
