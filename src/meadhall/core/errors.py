"""What can go wrong from outside. Each message says what was wrong and what would be right."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from meadhall.core.refusal import Refusal


class MeadhallError(ValueError):
    """Something given from outside cannot be used."""


class UnknownGame(MeadhallError):
    """No game has that key, or a file holds no game."""


class UnknownBot(MeadhallError):
    """No bot has that name."""


class BadPlayers(MeadhallError):
    """The game is not for that many players."""


class BadSeed(MeadhallError):
    """A seed is a whole number."""


class BadSeat(MeadhallError):
    """There is no such seat."""


class BadVariant(MeadhallError):
    """The game has no such table option, or the option no such value."""


class BadRecord(MeadhallError):
    """A record is broken, truncated, or belongs to another game, content or version."""


class BadSnapshot(MeadhallError):
    """A snapshot does not fit the game's state."""


class ContentError(MeadhallError):
    """A content file says something impossible; names file, entry and field."""


class LedgerError(MeadhallError):
    """A rules ledger cannot be read."""


class Illegal(MeadhallError):
    """The choice is not legal now; `refusal` holds every reason."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


class RulesError(Exception):
    """A game's rules break the kernel's contract: a fault in the game, never in the input."""
