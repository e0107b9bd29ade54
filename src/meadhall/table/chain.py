"""The moves of a table as they are stored: each tells what differs from the moves before it.

A snapshot is compressed by zlib with the snapshot before it as a preset dictionary, events with those of the moves
before them (RFC 1950). A chapter begins every so many moves and needs nothing of what came before. Nothing is ever
worked out by rules: whoever has zlib can read a match from one end to the other. A blob carries the checksum of its
dictionary, so that a wrong one is noticed, and says whether it needs one: what an earlier Meadhall has stored, each
move by itself, is read in the same way.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Any, NamedTuple

import msgspec

from meadhall.table.rows import MoveRow, unpack

CHAPTER = 32  #: moves; to look at one of them, all before it in its chapter are read
_NEEDS_DICTIONARY = 0x20  #: a bit in the second byte of a zlib stream


class Page(NamedTuple):
    """A move in full: the snapshot after it and what happened, as JSON."""

    snapshot: bytes
    events: bytes


BLANK = Page(b"", b"")


def chapter(number: int) -> int:
    """The first move of the chapter to which a move belongs."""
    return max(number - 1, 0) // CHAPTER * CHAPTER + 1


def pages(rows: Iterable[MoveRow]) -> Iterator[Page]:
    """What the rows say in full; the first of them begins a chapter."""
    before = BLANK
    for row in rows:
        before = _opens(row.number, before)
        page = Page(_unpack(row.snapshot, before.snapshot), _unpack(row.events, before.events))
        yield page
        before = Page(page.snapshot, before.events + page.events)


def page(rows: Sequence[MoveRow]) -> Page:
    """The last of these moves in full."""
    *_, last = pages(rows)
    return last


class Chain:
    """The last moves of a table, at least `least` of them, all if there are not so many; and its packed `start`."""

    def __init__(self, start: bytes, rows: Sequence[MoveRow], least: int) -> None:
        self._start = start
        self.rows = list(rows)
        self._least = least
        self._before = self._read_chapter()

    def _read_chapter(self) -> Page:
        """The last snapshot, and the events of its chapter so far."""
        last = self.rows[-1].number if self.rows else 0
        written = list(pages(self._from(chapter(last))))
        return Page(written[-1].snapshot, b"".join(p.events for p in written)) if written else BLANK

    def _from(self, number: int) -> Iterator[MoveRow]:
        return islice(self.rows, max(0, number - self.rows[0].number) if self.rows else 0, None)

    def pack(self, number: int, snapshot: object, events: object) -> Page:
        """A further move as it is to be stored."""
        before = _opens(number, self._before)
        return Page(_pack(snapshot, before.snapshot), _pack(events, before.events))

    def add(self, row: MoveRow) -> None:
        """A further move has been stored."""
        before = _opens(row.number, self._before)
        written = Page(_unpack(row.snapshot, before.snapshot), _unpack(row.events, before.events))
        self._before = Page(written.snapshot, before.events + written.events)
        self.rows.append(row)
        if len(self.rows) >= self._least + 2 * CHAPTER:
            del self.rows[: chapter(self.rows[CHAPTER].number) - self.rows[0].number]

    def told(self, rows: Iterable[MoveRow]) -> Iterator[tuple[MoveRow, Page]]:
        """Further moves that were stored elsewhere, each with what it says; they are not added yet."""
        before = self._before
        for row in rows:
            before = _opens(row.number, before)
            written = Page(_unpack(row.snapshot, before.snapshot), _unpack(row.events, before.events))
            yield row, written
            before = Page(written.snapshot, before.events + written.events)

    def cut(self, keep: int) -> None:
        """Forget what came after move `keep`."""
        while self.rows and self.rows[-1].number > keep:
            self.rows.pop()
        self._before = self._read_chapter()

    def last(self, count: int) -> list[tuple[MoveRow, Page]]:
        """The last moves, each with what it says."""
        return list(zip(self.rows, pages(self.rows), strict=True))[-count:]

    def row(self, number: int) -> MoveRow:
        """One of the moves that are kept here."""
        return next(self._from(number))

    def snapshot(self, number: int) -> Any:
        """The snapshot after one of the moves that are kept here, or before the first of all."""
        if not number:
            return unpack(self._start)
        first = chapter(number)
        return read(page(list(islice(self._from(first), number - first + 1))).snapshot)


def read(words: bytes) -> Any:
    return msgspec.json.decode(words)


def _opens(number: int, before: Page) -> Page:
    """What a move is told against: nothing, if it opens a chapter."""
    return BLANK if number == chapter(number) else before


def _pack(data: object, before: bytes) -> bytes:
    words = msgspec.json.encode(data)
    if not before:
        return zlib.compress(words)
    packer = zlib.compressobj(zdict=before)
    return packer.compress(words) + packer.flush()


def _unpack(blob: bytes, before: bytes) -> bytes:
    unpacker = zlib.decompressobj(zdict=before) if blob[1] & _NEEDS_DICTIONARY else zlib.decompressobj()
    return unpacker.decompress(blob) + unpacker.flush()
