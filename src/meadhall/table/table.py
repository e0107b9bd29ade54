"""One table: a match, the people and bots at it, and the one way in which it moves on.

A move is played on a clone, written to the store, and only then shown to anybody: what a page has
seen is never lost. Everything that changes a table happens under its lock, in a task of its own, so
that a page that goes away in the middle leaves no half-done move.
"""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from collections import deque
from collections.abc import Callable, Coroutine, Sequence
from datetime import UTC, datetime
from random import Random
from typing import Any, TypeVar

from meadhall.core.errors import Illegal
from meadhall.core.event import Event
from meadhall.core.game import Game
from meadhall.core.match import Match
from meadhall.core.refusal import Refusal
from meadhall.table import events
from meadhall.table.bot_seats import BotSeats
from meadhall.table.gathering import Gathering
from meadhall.table.keys import CHAT_LENGTH, NAME_LENGTH, plain
from meadhall.table.line import Priority, Turns
from meadhall.table.news import Moved, Watcher, moved
from meadhall.table.rows import ChatRow, Conflict, MoveRow, Stored, StoreError, TableRow, pack
from meadhall.table.rules import began_under, playable, updates, watchable
from meadhall.table.seats import Declined, NotDealt, Seat
from meadhall.table.store import Store
from meadhall.table.stretches import Stretch, Stretches
from meadhall.table.thinking import Queue
from meadhall.table.undo import Moment, Past, Standing
from meadhall.table.workers import HELPER, Thought

log = logging.getLogger(__name__)
T = TypeVar("T")

LOG_MOVES = 200  #: moves whose log a newcomer gets
CHAT_LINES = 200


class Table:
    """A match with people at it."""

    def __init__(self, game: Game[Any, Any], stored: Stored, store: Store, thinkers: Queue, turns: Turns) -> None:
        self.game = game
        self.watchers: list[Watcher] = []
        self.wish: int | None = None  #: the seat that asks the others to let it take back
        self.agreed: set[int] = set()
        self.followed = False  #: the same people have a next match
        self._store = store
        self._thinkers = thinkers
        self._lock = asyncio.Lock()
        self._closed = False
        self._tasks: set[asyncio.Task[Any]] = set()
        self._bots = BotSeats(self, turns)
        self.gathering = Gathering(self)
        self._stand(stored)

    def _stand(self, stored: Stored) -> None:
        """Take up the table where the store says it is: no replay, the last snapshot is enough."""
        row, moves = stored.table, stored.moves
        self.row = row
        self.seats = [Seat(seat) for seat in stored.seats]
        self.chat = deque(stored.chat, CHAT_LINES)
        self.version = row.version
        self.changed = row.changed
        self._packed = moves[-1].snapshot if moves else row.start  #: the match as it is stored
        self._match = (watchable if row.over else playable)(self.game, self._packed) if self._packed else None
        #: seat → the version at which it was asked; where several are asked at once, answers do not outdate each other
        self._asked = {decision.seat: row.version for decision in self.match.pending} if self.dealt else {}
        self._log = deque((move._replace(snapshot=b"") for move in moves), LOG_MOVES)
        before = [row.start if len(moves) == row.version else b"", *(move.snapshot for move in moves)]
        made = zip(moves, before, strict=False)
        self._past = Past(self.game, (Moment(m.number, m.seat, blob) for m, blob in made if blob))
        self._began = began_under(row) if self.dealt else ""
        start = Stretch.of(watchable(self.game, row.start)) if self.dealt else Stretch(None, ())
        self.stretches = Stretches(start)
        self.stretches.extend(stored.stretches)

    # ── what can be asked of it ──────────────────────────────────────────────────────────────

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def dealt(self) -> bool:
        """Has the match begun? Before that, people are awaited."""
        return self._match is not None

    @property
    def match(self) -> Match:
        """The match; whatever needs it is declined before the cards are dealt."""
        if self._match is None:
            raise NotDealt
        return self._match

    @property
    def log(self) -> list[Moved]:
        """What happened last, oldest first, and between which moves the rules were updated. Kept packed: only
        newcomers read it."""
        notes = self.updates(self._log)
        before = [Moved(0, 0, "", [notes[0]])] if 0 in notes else []
        return before + [moved(row, notes.get(row.number)) for row in self._log]

    def updates(self, moves: Sequence[MoveRow]) -> dict[int, Event]:
        """After which of these moves the rules were updated."""
        return updates(self._began, moves, None if self.over else self.game.version)

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.seats)

    @property
    def over(self) -> bool:
        return self._match is not None and self._match.over

    @property
    def busy(self) -> bool:
        """Is something under way: a move being written, a bot thinking?"""
        return bool(self._tasks)

    def asked_at(self, seat: int) -> int | None:
        """The version at which a seat was asked what it is asked now: answers of others do not outdate it."""
        return self._asked.get(seat)

    def undo(self, seat: int | None) -> Standing:
        """May this seat take back its last decision now?"""
        bots = frozenset(s.number for s in self.seats if s.bot is not None)
        return self._past.standing(self.match, seat, bots)

    def refusal(self, seat: int, option: str) -> Refusal | None:
        """Why a seat may not do something now; None: it may."""
        return self.match.refuse(seat, option)

    # ── playing ──────────────────────────────────────────────────────────────────────────────

    async def play(self, seat: int, option: str, version: int) -> None:
        """A person on `seat`, who has seen `version` moves, chooses an option."""
        await self.alone(self._play(seat, option, version))

    async def _play(self, seat: int, option: str, version: int) -> None:
        if self.over:
            raise Declined("over", "declined-over")
        if not self._asked.get(seat, self.version) <= version <= self.version:
            raise Declined("stale", "declined-stale")
        if self.seats[seat].bot is not None:
            raise Declined("not-yours", "declined-bot-plays")
        await self._advance(seat, option)

    async def _advance(self, seat: int, option: str) -> None:
        """Play on a clone, write it down, then show it."""
        after = self.match.clone()
        after.listen()
        try:
            after.play(option, seat=seat)
        except Illegal as error:
            raise Declined("illegal", "declined-illegal", error.refusal.reasons) from error
        move = Moved(self.version + 1, seat, option, after.heard())
        stretch = Stretch.of(after)
        row = self._row(move, after, stretch)
        await self._guarded(self._store.append(row, over=after.over, bots_turn=self._bots_turn(after)))
        self._past.add(Moment(move.version, seat, self._packed))
        kept = {s: since for s, since in self._asked.items() if s != seat}
        self._match, self.version = after, move.version
        self._asked = {d.seat: kept.get(d.seat, self.version) for d in after.pending}
        self._packed, self.changed = row.snapshot, row.at
        self._log.append(row._replace(snapshot=b""))
        self.stretches.add(move.version, stretch)
        self._forget_wish()
        self._bots.forget(seat)
        self._tell(lambda watcher: watcher.moved(move))
        self.wake_bots()

    def _row(self, move: Moved, after: Match, stretch: Stretch) -> MoveRow:
        happened = pack(events.to_json(move.events))
        snapshot = pack(after.snapshot())
        mark, rules = stretch.to_json(), self.game.version
        return MoveRow(self.id, move.version, move.seat, move.option, snapshot, happened, mark, now(), rules)

    # ── bots ─────────────────────────────────────────────────────────────────────────────────

    def _bots_turn(self, match: Match | None) -> bool:
        return match is not None and any(self.seats[decision.seat].bot is not None for decision in match.pending)

    @property
    def belongs_to_bots(self) -> bool:
        """Has no person a seat here, nor the promise of one?"""
        return all(seat.kind == "bot" for seat in self.seats)

    @property
    def paused(self) -> bool:
        """Bots do not play for themselves alone: the table goes on as soon as somebody looks."""
        return not self.dealt or self._closed or (self.belongs_to_bots and not self.watchers)

    @property
    def priority(self) -> Priority:
        return Priority.BOTS if self.belongs_to_bots else Priority.PEOPLE

    def watch(self, watcher: Watcher) -> None:
        self.watchers.append(watcher)
        self.wake_bots()

    def unwatch(self, watcher: Watcher) -> None:
        self.watchers.remove(watcher)
        self.wake_bots()

    def wake_bots(self) -> bool:
        """Let every bot that is asked, and is not thinking already, think. Was there one?"""
        return self._bots.wake()

    async def bot_moves(self, seat: int, option: str, counts: Callable[[], bool]) -> None:
        """A bot has made up its mind; its move is made if it still counts then."""
        await self.alone(self._bot_moves(seat, option, counts))

    async def _bot_moves(self, seat: int, option: str, counts: Callable[[], bool]) -> None:
        if counts():  # else the decision has passed
            await self._advance(seat, option)

    async def advice(self, seat: int, bot: str) -> str:
        """What a bot would do on `seat`, knowing what that seat knows."""
        imagined = self.match.imagine(seat, Random(secrets.randbits(64))).snapshot()
        thought = Thought(self.row.game, bot, seat, imagined, secrets.randbits(64))
        return await self._thinkers.submit(self.priority, thought)

    async def suggestion(self, seat: int) -> dict[str, Any]:
        """What the game's helper lays out for `seat` to plan with, knowing what that seat knows."""
        found: dict[str, Any] = json.loads(await self.advice(seat, HELPER))
        return found

    # ── taking back ──────────────────────────────────────────────────────────────────────────

    async def take_back(self, seat: int, version: int) -> None:
        """Take back the own last decision; where that would peek, ask the others at the table."""
        await self.alone(self._take_back(seat, version))

    async def _take_back(self, seat: int, version: int) -> None:
        self._expect(version)
        if self.over:
            raise Declined("over", "declined-over")
        stand = self.undo(seat)
        if stand.moment is None:
            raise Declined("no-undo", "declined-nothing-to-undo")
        if stand.reason is None:
            await self._return(stand.moment)
        elif not self._others(seat):
            raise Declined("no-undo", "declined-undo", (stand.reason,))
        else:
            self.wish, self.agreed = seat, set()
            self._tell_seated()

    async def answer_wish(self, seat: int, agree: bool) -> None:
        """Agree, or not, to somebody's wish to take back."""
        await self.alone(self._answer_wish(seat, agree))

    async def _answer_wish(self, seat: int, agree: bool) -> None:
        wish = self.wish
        if wish is None or seat not in self._others(wish):
            raise Declined("no-undo", "declined-no-wish")
        if not agree:
            self._forget_wish()
            self._tell_seated()
            return
        self.agreed.add(seat)
        moment = self.undo(wish).moment
        if moment is not None and self._others(wish) <= self.agreed:
            await self._return(moment)

    def _others(self, seat: int) -> set[int]:
        """The other people at the table: it is for them to agree."""
        return {s.number for s in self.seats if s.decides and s.number != seat}

    async def _return(self, moment: Moment) -> None:
        before, keep, at = self._past.match(moment), moment.number - 1, now()
        bots_turn = self._bots_turn(before)
        await self._guarded(self._store.take_back(self.id, self.version, keep, at, bots_turn=bots_turn))
        self._match, self.version, self.changed = before, keep, at
        self._asked = {decision.seat: keep for decision in before.pending}
        self._packed = moment.before
        self._past.cut(keep)
        while self._log and self._log[-1].number > keep:
            self._log.pop()
        self.stretches.cut(keep)
        self._forget_wish()
        self._bots.forget_all()
        self._tell(lambda watcher: watcher.moved(None))
        self.wake_bots()

    def _forget_wish(self) -> None:
        self.wish, self.agreed = None, set()

    # ── people ───────────────────────────────────────────────────────────────────────────────

    async def leave(self, seat: int, bot: str) -> None:
        """A bot takes over until the person comes back."""
        if not self.dealt:
            raise NotDealt
        await self.alone(self._change(seat, bot=bot))

    async def deal(self, row: TableRow) -> None:
        """Everybody is here: go on from the deal, under the lock."""
        await self._guarded(self._store.deal(row))
        await self._reload()

    async def back(self, seat: int) -> None:
        """Take the own seat back; what the bot is still thinking about no longer counts."""
        if self.seats[seat].bot is not None:
            await self.alone(self._change(seat, bot=None))

    async def rename(self, seat: int, name: str) -> None:
        wanted = plain(name, NAME_LENGTH)
        if not wanted:
            raise Declined("illegal", "declined-no-name")
        await self.alone(self._change(seat, name=wanted))

    async def _change(self, seat: int, **fields: str | None) -> None:
        changed = self.seats[seat].copy()
        for field, value in fields.items():
            setattr(changed, field, value)
        await self.reseat(changed)

    async def reseat(self, changed: Seat) -> None:
        """Write a seat anew and tell everybody: under the lock."""
        was = self.seats[changed.number]
        self.seats[changed.number] = changed  # whose turn counts as a bot's depends on it
        try:
            await self._guarded(
                self._store.change_seat(changed.row(), was.nonce, bots_turn=self._bots_turn(self._match))
            )
        except BaseException:
            self.seats[changed.number] = was
            raise
        self._forget_wish()
        self._tell_seated()
        self.wake_bots()

    def _tell(self, news: Callable[[Watcher], None]) -> None:
        """Tell everybody what is so. That one cannot be told is nobody else's misfortune, nor does it undo anything."""
        for watcher in list(self.watchers):
            try:
                news(watcher)
            except Exception:
                log.exception("table %s: somebody could not be told", self.id)

    def _tell_seated(self) -> None:
        self._tell(lambda watcher: watcher.seated())

    def follow(self) -> None:
        """Somebody made the next match of the same people."""
        if not self.followed:
            self.followed = True
            self._tell_seated()

    async def say(self, name: str, seat: int | None, words: str) -> None:
        """Chat: one line of plain text."""
        line = plain(words, CHAT_LENGTH)
        if not line:
            raise Declined("illegal", "declined-empty-chat")
        await self.alone(self._say(plain(name, NAME_LENGTH), seat, line))

    async def _say(self, name: str, seat: int | None, line: str) -> None:
        number = self.chat[-1].number + 1 if self.chat else 1
        row = ChatRow(self.id, number, name, seat, line, now())
        await self._guarded(self._store.add_chat(row))
        self.chat.append(row)
        self._tell(lambda watcher: watcher.said(row))

    # ── one thing at a time ──────────────────────────────────────────────────────────────────

    def _expect(self, version: int) -> None:
        if version != self.version:
            raise Declined("stale", "declined-stale")

    async def alone(self, work: Coroutine[Any, Any, T]) -> T:
        """Do it under the lock, to the end, even if who asked goes away meanwhile."""

        async def locked() -> T:
            async with self._lock:
                return await work

        return await asyncio.shield(self.spawn(locked()))

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, StoreError):
            log.error("table %s: %s", self.id, error)
        elif error is not None and not isinstance(error, Declined):
            log.error("table %s: %s", self.id, error, exc_info=error)

    async def _guarded(self, write: Coroutine[Any, Any, None]) -> None:
        """Write; if another server got there first, go by what it wrote."""
        try:
            await write
        except Conflict as error:
            await self._reload()
            raise Declined("stale", "declined-stale") from error

    async def _reload(self) -> None:
        stored = await self._store.table(self.id, LOG_MOVES)
        assert stored is not None, "tables are never removed"
        self._bots.forget_all()
        self._forget_wish()
        self._stand(stored)
        self._tell(lambda watcher: watcher.reset())
        self.wake_bots()

    async def close(self) -> None:
        """Let what is being written be written; drop what bots are thinking about."""
        self._closed = True
        self._bots.forget_all()
        async with self._lock:
            for task in self._tasks:
                task.cancel()


def now() -> str:
    return datetime.now(UTC).isoformat(timespec="milliseconds")
