"""The halls of one database, as each of them knows the others: who is there, what they can read, who is with them.

Nothing of it is stored. Every hall gives a sign of life each second and says when pages of seats open and close with
it; who has not been heard of for a while is taken for gone, and its pages with it.
"""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections import Counter
from collections.abc import Callable, Iterable, Mapping

from meadhall.table import signals
from meadhall.table.post import Post
from meadhall.table.shelf import Shelf
from meadhall.table.signals import Pages

BEAT = 1.0  #: seconds between two signs of life
GONE = 3.5  #: seconds after which who gave none is taken for gone
WATCHING = -1  #: in place of a seat: who only looks on
MANY = 50  #: tables named in one message, which must not be longer than 8,000 bytes


class Other:
    """Another hall."""

    def __init__(self) -> None:
        self.heard = time.monotonic()
        self.spell = -1
        self.games: Mapping[str, str] = {}
        self.pages: dict[str, Pages] = {}


class Company:
    """This hall among the others."""

    def __init__(self, name: str, post: Post, shelf: Shelf, seen: Callable[[str], None]) -> None:
        self._name = name
        self._post = post
        self._shelf = shelf
        self._seen = seen  #: told of a table at which somebody came or went elsewhere
        self._others: dict[str, Other] = {}
        self._own: dict[str, Pages] = {}
        self._seen_there: dict[str, dict[int, float]] = {}  #: table → seat → when a page of it was last open
        self._opened = time.monotonic()
        self._spell = 0
        self._beating: asyncio.Task[None] | None = None
        post.on(signals.Beat, self._on_beat)
        post.on(signals.Present, self._on_present)
        post.on(signals.Bye, lambda said: self._forget(said.hall))
        post.on_gap(self._on_gap)

    def open(self) -> None:
        self._beating = asyncio.create_task(self._beat())

    def close(self) -> None:
        if self._beating is not None:
            self._beating.cancel()
        self._post.say(signals.Bye(self._name))

    # ── what can be asked ────────────────────────────────────────────────────────────────────

    def pages(self, table: str) -> Pages:
        """In how many pages the seats of a table are open in all halls."""
        found = Counter(self._own.get(table, {}))
        for other in self._others.values():
            found.update(other.pages.get(table, {}))
        return dict(found)

    def away(self, table: str, seat: int) -> float | None:
        """For how many seconds nobody has been at a seat, as far as this hall knows; None: somebody is."""
        if self.pages(table).get(seat):
            return None
        return time.monotonic() - self._seen_there.get(table, {}).get(seat, self._opened)

    def forget(self, table: str) -> None:
        """Nobody here looks at that table any more."""
        self._seen_there.pop(table, None)

    def _note(self, table: str) -> None:
        """Who is there now may be gone in a moment."""
        there = self._seen_there.setdefault(table, {})
        there.update(dict.fromkeys(self.pages(table), time.monotonic()))

    def reads(self, game: str, rules: str) -> bool:
        """Is there another hall with this version of a game?"""
        return any(other.games.get(game) == rules for other in self._others.values())

    def looks_after(self, table: str) -> bool:
        """Is it for this hall to look after a table that nobody moves? All halls agree on who that is."""
        return max((self._name, *self._others), key=lambda hall: _lot(hall, table)) == self._name

    def __len__(self) -> int:
        return 1 + len(self._others)

    # ── what is said ─────────────────────────────────────────────────────────────────────────

    def report(self, table: str, pages: Pages) -> None:
        """In how many pages the seats of a table are open here."""
        if pages == self._own.get(table, {}):
            return
        self._note(table)
        if pages:
            self._own[table] = pages
        else:
            del self._own[table]
        self._post.say(signals.Present(self._name, {table: pages}))

    def _report_all(self) -> None:
        told = list(self._own.items())
        for first in range(0, max(1, len(told)), MANY):
            self._post.say(signals.Present(self._name, dict(told[first : first + MANY]), anew=first == 0))

    async def _beat(self) -> None:
        while True:
            games = {game.key: game.version for game in self._shelf}
            self._post.say(signals.Beat(self._name, self._spell, games))
            began = time.monotonic()
            await asyncio.sleep(BEAT)
            if time.monotonic() - began < 2 * BEAT:  # else this hall was away itself, and has yet to listen
                self._miss_the_late()

    def _miss_the_late(self) -> None:
        late = time.monotonic() - GONE
        for hall in [hall for hall, other in self._others.items() if other.heard < late]:
            self._forget(hall)

    # ── what is heard ────────────────────────────────────────────────────────────────────────

    def _on_gap(self) -> None:
        """Who hears of another spell says again who is there; the others may have missed what was said here."""
        self._spell += 1
        self._report_all()

    def _on_beat(self, said: signals.Beat) -> None:
        if said.hall == self._name:
            return
        other = self._meet(said.hall)
        other.heard = time.monotonic()
        other.games = said.games
        if other.spell != said.spell:
            other.spell = said.spell
            self._report_all()

    def _on_present(self, said: signals.Present) -> None:
        if said.hall == self._name:
            return
        other = self._meet(said.hall)
        for table in other.pages if said.anew else said.tables:
            self._note(table)
        before = dict(other.pages) if said.anew else {table: other.pages.get(table, {}) for table in said.tables}
        if said.anew:
            other.pages.clear()
        other.pages.update(said.tables)
        self._tell(table for table in before | said.tables if before.get(table, {}) != other.pages.get(table, {}))
        other.pages = {table: pages for table, pages in other.pages.items() if pages}

    def _meet(self, hall: str) -> Other:
        """A hall that was not known, or was taken for gone and is not, is made to say again who is with it."""
        if hall not in self._others:
            self._others[hall] = Other()
            self._spell += 1
        return self._others[hall]

    def _forget(self, hall: str) -> None:
        for table in self._others[hall].pages if hall in self._others else ():
            self._note(table)
        gone = self._others.pop(hall, None)
        if gone is not None:
            self._tell(gone.pages)

    def _tell(self, tables: Iterable[str]) -> None:
        for table in tables:
            self._seen(table)


def _lot(hall: str, table: str) -> bytes:
    return hashlib.blake2b(f"{hall} {table}".encode(), digest_size=8).digest()
