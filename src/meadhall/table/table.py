"""One table: a match, the people and bots at it, and the one way in which it moves on.

A move is played on a clone, written to the store, and only then shown to anybody: what a page has
seen is never lost. Everything that changes a table happens under its lock, in a task of its own, so
that a page that goes away in the middle leaves no half-done move. Other halls may move a table on as
well: this one follows what they have written, and what it would write itself goes after that.
"""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable, Coroutine, Mapping, Sequence
from random import Random
from typing import Any

from meadhall.core.errors import BadSnapshot, Illegal
from meadhall.core.event import Event
from meadhall.core.game import Game
from meadhall.core.match import Match
from meadhall.core.refusal import Refusal
from meadhall.table import events
from meadhall.table.alone import Alone, Overtaken
from meadhall.table.auto import AutoAnswers, is_auto, marked
from meadhall.table.bot_seats import BotSeats
from meadhall.table.chain import Chain, read
from meadhall.table.clock import Clock
from meadhall.table.clocks import STAND_IN, Clocks, Kept, is_late
from meadhall.table.coach import coach_of
from meadhall.table.gathering import Gathering
from meadhall.table.halltime import HallTime
from meadhall.table.line import Priority, Turns
from meadhall.table.motions import Motions
from meadhall.table.news import Moved, Watched, Watcher, moved
from meadhall.table.people import People
from meadhall.table.rows import ChatRow, Conflict, Fresh, MoveRow, Step, Stored, TableRow, Unwritten, unpack
from meadhall.table.rules import began_under, playable, updates, watchable
from meadhall.table.seats import Declined, NotDealt, Seat
from meadhall.table.shares import Shares
from meadhall.table.store import Store
from meadhall.table.stretches import Stretch, Stretches
from meadhall.table.talk import Talk
from meadhall.table.undo import Moment, Past, Standing
from meadhall.table.when import now
from meadhall.table.wishes import Wishes
from meadhall.table.workers import Thought

log = logging.getLogger(__name__)

LOG_MOVES = 200  #: moves whose log a newcomer gets


class Table(Alone, Watched):
    """A match with people at it."""

    def __init__(
        self, game: Game[Any, Any], stored: Stored, store: Store, thinkers: Shares, turns: Turns, time: HallTime
    ) -> None:
        Alone.__init__(self)
        Watched.__init__(self)
        self.game = game
        self.followed = False  #: the same people have a next match
        self.visitor = stored.table.id  #: for whom bots think here: the address from which somebody came to a seat last
        self.closed = False  #: nothing happens here any more: the hall closes, or only another hall can go on
        self.time = time
        self.wishes = Wishes(self)
        self.clocks = Clocks(self)
        self.motions = Motions(self)
        self.pages: Callable[[], Mapping[int, int]] = dict  #: in how many pages each seat is open, in all halls
        self.people = People(self)
        self._store = store
        self._thinkers = thinkers
        self._behind = False  #: another hall has written something that is still to be read
        self._bots = BotSeats(self, turns)
        self.auto = AutoAnswers(self)
        self.gathering = Gathering(self)
        self._stand(stored)

    def _stand(self, stored: Stored) -> None:
        """Take up the table where the store says it is: no replay, the last snapshot is enough."""
        row, moves = stored.table, stored.moves
        self.row = row
        self.seats = [Seat(seat) for seat in stored.seats]
        self.talk = Talk(self, stored.chat)
        self._chain = Chain(row.start, moves, LOG_MOVES)
        how = watchable if row.over else playable
        self._match = how(self.game, self._chain.snapshot(row.version)) if row.start else None
        #: seat → the version at which it was asked; where several are asked at once, answers do not outdate each other
        self._asked = {decision.seat: row.version for decision in self.match.pending} if self.dealt else {}
        self._past = Past(self.game, self._chain)
        self._began = began_under(row) if self.dealt else ""
        start = watchable(self.game, unpack(row.start)) if self.dealt else None
        self.stretches = Stretches(Stretch(None, ()) if start is None else Stretch.of(start))
        self.stretches.extend(stored.stretches)
        self.coach = coach_of(self.game, row, self.seats, start, self._chain)

    # ── what can be asked of it ──────────────────────────────────────────────────────────────

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def version(self) -> int:
        """The number of moves."""
        return self.row.version

    @property
    def changed(self) -> str:
        """When, ISO 8601."""
        return self.row.changed

    @property
    def wish(self) -> int | None:
        """The seat that asks the others to let it take back."""
        return self.row.wish

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
        told = self._chain.last(LOG_MOVES)
        notes = self.updates([row for row, _ in told])
        before = [Moved(0, 0, "", [notes[0]])] if 0 in notes else []
        return before + [moved(row, page, notes.get(row.number)) for row, page in told]

    def updates(self, moves: Sequence[MoveRow]) -> dict[int, Event]:
        """After which of these moves the rules were updated."""
        return updates(self._began, moves, None if self.over else self.game.version)

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.seats)

    @property
    def over(self) -> bool:
        """Has the match ended, or have its people agreed to end it?"""
        return self.row.ended or (self._match is not None and self._match.over)

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
        await self.alone(lambda: self._play(seat, option, version))

    async def _play(self, seat: int, option: str, version: int) -> None:
        if self.over:
            raise Declined("over", "declined-over")
        self.clocks.check()
        if not self._asked.get(seat, self.version) <= version <= self.version:
            raise Declined("stale", "declined-stale")
        if self.seats[seat].bot is not None:
            raise Declined("not-yours", "declined-bot-plays")
        await self._advance(seat, option)

    async def _advance(self, seat: int, option: str, auto: str = "") -> None:
        """Play on a clone, write it down, then show it."""
        after = self.match.clone()
        after.listen()
        try:
            after.play(option, seat=seat)
        except Illegal as error:
            raise Declined("illegal", "declined-illegal", error.refusal.reasons) from error
        heard = [*(marked(seat, after.heard(), auto) if auto else after.heard()), *self.clocks.marks(seat)]
        heard += self.coach.due(after, seat, option, heard)
        move = Moved(self.version + 1, seat, option, heard)
        stretch = Stretch.of(after)
        row = self._row(move, after, stretch)
        step = self._step(after, move.version, row.at, self.clocks.answered(seat, after, earns=not auto))
        await self._guarded(self._store.append(row, step))
        self._store.tally.count("moves" if self.seats[seat].bot is None else "moves_of_bots")
        self.row = step.taken(self.row)
        self._take_up(row, after, move, stretch)
        self.wake_bots()

    def _take_up(self, row: MoveRow, after: Match, move: Moved, stretch: Stretch) -> None:
        """One move further, and everybody is shown it."""
        self._chain.add(row)
        if is_auto(move):
            self._past.answered_by_itself(row.number)
        elif is_late(move):
            self._past.was_late(row.number)
        elif self.seats[row.seat].bot is None:
            self._past.add(Moment(row.number, row.seat), self.match)
        kept = {s: since for s, since in self._asked.items() if s != row.seat}
        self._match = after
        self._asked = {d.seat: kept.get(d.seat, row.number) for d in after.pending}
        self.stretches.add(row.number, stretch)
        self.coach.hear(move)
        self._bots.forget(row.seat)
        self.auto.forget(row.seat)
        self.tell(lambda watcher: watcher.moved(move))

    def _row(self, move: Moved, after: Match, stretch: Stretch) -> MoveRow:
        page = self._chain.pack(move.version, after.snapshot(), events.to_json(move.events))
        mark, rules = stretch.to_json(), self.game.version
        return MoveRow(self.id, move.version, move.seat, move.option, *page, mark, now(), rules, self.clocks.noted())

    def _step(self, match: Match | None, version: int, at: str, kept: Kept, returns: int = 0) -> Step:
        """The next change of this table, after the last one that is known here."""
        over, bots_turn = self.row.ended or (match is not None and match.over), self._bots_turn(match)
        return Step(self.id, self.row.changes, version, over, bots_turn, at, self.row.returns + returns, *kept)

    # ── bots ─────────────────────────────────────────────────────────────────────────────────

    def _bots_turn(self, match: Match | None) -> bool:
        """Has a bot to move, or has somebody answered ahead? Then no hall may forget this table."""
        return match is not None and any(
            self.bot_of(decision.seat) is not None or self.auto.ahead(match, decision.seat) is not None
            for decision in match.pending
        )

    def bot_of(self, seat: int) -> str | None:
        """The bot that answers for a seat, if one does: its own, or who helps a person out."""
        return self.seats[seat].bot or (STAND_IN if self.clocks.helps(seat) else None)

    @property
    def belongs_to_bots(self) -> bool:
        """Has no person a seat here, nor the promise of one?"""
        return all(seat.kind == "bot" for seat in self.seats)

    @property
    def paused(self) -> bool:
        """Bots do not play for themselves alone: the table goes on as soon as somebody looks."""
        if not self.dealt or self.closed or self.over or self.clocks.pause is not None:
            return True
        return self.belongs_to_bots and not self.watchers

    @property
    def priority(self) -> Priority:
        return Priority.PEOPLE if any(seat.decides for seat in self.seats) else Priority.BOTS

    def watch(self, watcher: Watcher) -> None:
        self.watchers.append(watcher)
        if self.belongs_to_bots:  # they have waited for that
            self.wake_bots()

    def unwatch(self, watcher: Watcher) -> None:
        self.watchers.remove(watcher)
        self.wake_bots()

    def wake_bots(self) -> bool:
        """Let every bot that is asked, and is not thinking already, think. Was there one?"""
        self.auto.wake()
        return self._bots.wake()

    async def moves_by_itself(self, seat: int, option: str, counts: Callable[[], bool], auto: str = "") -> None:
        """A bot has made up its mind, or the table answers for a person: done if it still counts then."""
        await self.alone(lambda: self._moves_by_itself(seat, option, counts, auto))

    async def _moves_by_itself(self, seat: int, option: str, counts: Callable[[], bool], auto: str) -> None:
        if counts():  # else the decision has passed
            await self._advance(seat, option, auto)

    @property
    def last_mover(self) -> int | None:
        """Whose decision the last move was, if a person made it."""
        last = self._past.last_decision
        return last if last is not None and self.seats[last].decides else None

    async def advice(self, seat: int, bot: str, within: float = 0) -> str:
        """What a bot would do on `seat`, knowing what that seat knows, `within` so many seconds if that is said."""
        imagined = self.match.imagine(seat, Random(secrets.randbits(64))).snapshot()
        helps = self.seats[seat].bot is None
        about = "" if helps else f"{self.id} {self.row.returns} {self._asked.get(seat)} {seat} {bot}"
        thought = Thought(self.row.game, bot, seat, imagined, secrets.randbits(64), about, within)
        return await self._thinkers.submit(Priority.HELP if helps else self.priority, thought, self.visitor)

    # ── taking back ──────────────────────────────────────────────────────────────────────────

    async def alter(self, row: TableRow) -> None:
        """Write something about the table that is no move, and tell everybody: under the lock."""
        was, self.row = self.row, row  # whose turn counts as a bot's depends on it
        row = row._replace(bots_turn=self._bots_turn(self._match) and not row.ended)
        self.row = was
        await self._guarded(self._store.alter(row))
        self.row = row._replace(changes=row.changes + 1)
        self.tell_seated()
        self.wake_bots()

    async def return_to(self, moment: Moment) -> None:
        """Take back everything since that moment: under the lock."""
        before, keep = self._past.match(moment), moment.number - 1
        kept = self.clocks.back_at(self._chain.row(moment.number).clock, before)
        step = self._step(before, keep, now(), kept, returns=1)
        await self._guarded(self._store.take_back(step))
        self.row = step.taken(self.row)
        self._match = before
        self._asked = {decision.seat: keep for decision in before.pending}
        self._chain.cut(keep)
        self._past.cut(keep)
        self.stretches.cut(keep)
        self.coach.back()
        self._bots.forget_all()
        self.auto.forget_all()
        self.tell(lambda watcher: watcher.moved(None))
        self.wake_bots()

    # ── people ───────────────────────────────────────────────────────────────────────────────

    async def deal(self, row: TableRow) -> None:
        """Everybody is here: go on from the deal, under the lock."""
        await self._guarded(self._store.deal(row))
        await self._reload()
        self.wake_bots()

    async def reseat(self, changed: Seat, clock: Clock | None = None) -> None:
        """Write a seat anew, and the clock as it is because of that, and tell everybody: under the lock."""
        was = self.seats[changed.number]
        self.seats[changed.number] = changed  # whose turn counts as a bot's depends on it
        step = self._step(self._match, self.version, self.row.changed, self.clocks.as_is(self._match, clock))
        try:
            await self._guarded(self._store.change_seat(changed.row(), step))
        except Overtaken:
            raise  # the seats are by now as the other hall wrote them
        except BaseException:
            self.seats[changed.number] = was
            raise
        self.row = step.taken(self.row)
        self.tell_seated()
        self.wake_bots()

    def follow(self) -> None:
        """Somebody made the next match of the same people."""
        if not self.followed:
            self.followed = True
            self.tell_seated()

    @property
    def chat(self) -> Sequence[ChatRow]:
        """What was said last."""
        return self.talk.lines

    async def write_line(self, row: ChatRow) -> None:
        """Write down what somebody says: under the lock."""
        await self._guarded(self._store.add_chat(row))

    # ── following other halls ────────────────────────────────────────────────────────────────

    async def _guarded(self, write: Coroutine[Any, Any, None]) -> None:
        """Write; if another hall got there first, go by what it wrote."""
        try:
            await write
        except Conflict as error:
            await self._catch_up()
            raise Overtaken from error
        except Unwritten:
            self.fall_behind()  # a lost connection leaves it open whether it was written after all
            raise

    def fall_behind(self) -> None:
        """Another hall has written something: read it, once, however often one hears of it meanwhile."""
        if not self._behind:
            self._behind = True
            self.spawn(self.alone(self._catch_up))

    async def _catch_up(self) -> None:
        self._behind = False
        try:
            await self._read_on()
        except BadSnapshot as error:
            self._hand_on(error)
            raise Declined("stale", "declined-stale") from error
        self.auto.wake()

    async def _read_on(self) -> None:
        fresh = await self._store.fresh(self.row, self.talk.said)
        if fresh.table.changes != self.row.changes:
            if fresh.table.returns != self.row.returns or not self.dealt:
                await self._reload()
                return
            self._follow(fresh)
        for line in fresh.chat:
            self.talk.hear(line)

    def _follow(self, fresh: Fresh) -> None:
        """Go the way of another hall, move by move. Its bots are its own business, unless it leaves them alone."""
        before = self._told
        told = list(self._chain.told(fresh.moves))
        met = [(row, moved(row, written), playable(self.game, read(written.snapshot))) for row, written in told]
        self.seats = [Seat(row) for row in fresh.seats] or self.seats
        for row, move, match in met:
            self.row = fresh.table._replace(version=row.number)
            self._take_up(row, match, move, Stretch.from_json(row.stretch))
        self.row = fresh.table
        self._bots.forget_unasked()
        self._store.tally.count("followed", len(met))
        if before != self._told:
            self.tell_seated()

    @property
    def _told(self) -> object:
        """What is told of the table beside moves."""
        row = self.row._replace(changes=0, version=0, changed="", bots_turn=False)
        return row, [seat.row() for seat in self.seats]

    def _hand_on(self, error: BadSnapshot) -> None:
        """A newer hall has moved this table on, and only such a one can read it: its pages go there."""
        log.warning("table %s is handed on: %s", self.id, error)
        self._store.tally.count("handed_on")
        self._stop()
        self.tell(lambda watcher: watcher.gone())

    async def _reload(self) -> None:
        stored = await self._store.table(self.id, LOG_MOVES)
        assert stored is not None, "tables are never removed"
        self._bots.forget_all()
        self.auto.forget_all()
        self._stand(stored)
        self.tell(lambda watcher: watcher.reset())

    async def ring(self, secret: bytes) -> None:
        """Do what is due here by itself: deal, or help out whose time is out."""
        await (self.clocks.ring() if self.dealt else self.gathering.ring(secret))

    async def close(self) -> None:
        """Let what is being written be written; drop what bots are thinking about."""
        self._stop()
        await self._finish()

    def _stop(self) -> None:
        self.closed = True
        self._bots.forget_all()
        self.auto.forget_all()
