"""The WebSocket of a table: what a page may say, checked before anything is done about it."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from collections.abc import Mapping
from typing import Any, get_args

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from litestar.types import WebSocketResponseBodyEvent, WebSocketResponseStartEvent

from meadhall.core.errors import MeadhallError
from meadhall.table.auto import Mode
from meadhall.table.hall import Elsewhere, Hall, NoTable
from meadhall.table.identity import Caller
from meadhall.table.rows import StoreError
from meadhall.table.seats import Declined, Seat
from meadhall.table.table import Table
from meadhall.table.thinking import NoAnswer
from meadhall.table.workers import HELPER
from meadhall.web import life
from meadhall.web import messages as m
from meadhall.web.caller import address_of, asks_for_us, caller_of, from_here
from meadhall.web.limits import COMING, COSTS, MESSAGE_BYTES, STALE, Bucket, Buckets
from meadhall.web.live import Room, Rooms, Viewer
from meadhall.web.living import pace_of
from meadhall.web.shown import encode
from meadhall.web.words import language, say, say_text

log = logging.getLogger(__name__)
MODES: dict[str, Mode] = {mode: mode for mode in get_args(Mode)}

OPTION_LENGTH = 200

PATIENCE = 10  #: times the burst: who sends so many messages over the limit is cut off
READING = 30.0  #: seconds in which a page has to read on

SEATS = frozenset("0123456789")

Socket = WebSocket[Any, Any, Any]

_decoder: msgspec.json.Decoder[m.FromPage] = msgspec.json.Decoder(m.FromPage)


class Fault(Exception):
    """A message that is not even looked at."""

    def __init__(self, failure: m.Failure) -> None:
        super().__init__(failure.code)
        self.failure = failure


@websocket("/ws/{table:str}")
async def live(socket: Socket, table: FromPath[str]) -> None:
    """Everything that happens at a table, as it happens."""
    if not from_here(socket) or not asks_for_us(socket):
        await socket.close(code=4403, reason="another origin")
        return
    addresses: Buckets = socket.app.state.messages
    if not addresses.take(address_of(socket), COMING):
        await socket.close(code=1013, reason="too-often")
        return
    if await _only_elsewhere(socket.app.state.hall, table):
        await _ask_another_hall(socket)
        return
    await socket.accept()
    with contextlib.suppress(WebSocketDisconnect):
        await _converse(socket, table)


async def _only_elsewhere(hall: Hall, table: str) -> bool:
    """Can this hall not open the table, while another one may?"""
    try:
        await hall.table(table)
    except (StoreError, Elsewhere):
        return True
    except Declined:
        pass  # which is said over the connection
    return False


async def _ask_another_hall(socket: Socket) -> None:
    """Before there is a connection this is an answer in HTTP, on which a proxy asks the next hall by itself, however it
    chooses them: it might send the page here again and again otherwise."""
    await socket.receive()
    no: WebSocketResponseStartEvent = {"type": "websocket.http.response.start", "status": 503, "headers": []}
    nothing: WebSocketResponseBodyEvent = {"type": "websocket.http.response.body", "body": b"", "more_body": False}
    await socket.send(no)
    await socket.send(nothing)


async def _converse(socket: Socket, id: str) -> None:
    hall: Hall = socket.app.state.hall
    rooms: Rooms = socket.app.state.rooms
    lang = language(socket.query_params.get("lang"), socket.headers.get("accept-language"))
    try:
        table, seat = await hall.enter(id, await _caller(socket))
    except StoreError:
        await socket.close(code=1013, reason="unavailable")
        return
    except Declined as error:
        code = 4404 if isinstance(error, NoTable) else 1013 if isinstance(error, Elsewhere) else 4403
        await _turn_away(socket, m.Failure(error.code, say_text(lang, error.message)), code)
        return
    if seat is not None:
        table.visitor = address_of(socket)
    if seat is not None and (mode := MODES.get(socket.query_params.get("auto", ""))):
        table.auto.choose(seat.number, mode)
    viewer = _viewer(seat, lang)
    room = rooms.enter(table, viewer)
    writer = asyncio.create_task(_write(socket, viewer))
    try:
        await Talk(hall, room, table, viewer, Purse(socket, table, viewer)).listen(socket)
    finally:
        rooms.leave(room, viewer)
        writer.cancel()


async def _caller(socket: Socket) -> Caller:
    wanted = socket.query_params.get("seat", "")
    return await caller_of(socket, socket.query_params.get("key"), int(wanted) if wanted in SEATS else None)


def _viewer(seat: Seat | None, lang: m.Lang) -> Viewer:
    name = say(lang, "spectator")
    return Viewer(None, lang, name) if seat is None else Viewer(seat.number, lang, name, seat.nonce)


async def _turn_away(socket: Socket, failure: m.Failure, code: int) -> None:
    await socket.send_text(encode(failure))
    await socket.close(code=code, reason=failure.code)


async def _write(socket: Socket, viewer: Viewer) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
        while (words := await viewer.outbox.get()) is not None:
            async with asyncio.timeout(READING):
                await socket.send_text(words)
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await socket.close(code=1013, reason="too far behind")


class Purse:
    """What a page may still send. Who has nothing left is told so; who goes on all the same is cut off."""

    def __init__(self, socket: Socket, table: Table, viewer: Viewer) -> None:
        state, settings = socket.app.state, socket.app.state.settings
        self._address, self._viewer, self._table = address_of(socket), viewer, table
        self._own = Bucket(settings.message_rate, settings.message_burst)
        self._patience = Bucket(settings.message_rate, settings.message_burst * PATIENCE)
        self._addresses: Buckets = state.messages
        self._looking_on: Buckets = state.looking_on
        self._chatting: Buckets = state.chatting
        self.cut_off = False

    def pay(self, tokens: float = 1.0) -> bool:
        """For a message, before it is looked at."""
        paid = self._own.take(tokens) and self._addresses.take(self._address, tokens) and self._may_look(tokens)
        if not paid:
            self.cut_off = not self._patience.take()
        return paid

    def owe(self, tokens: float) -> None:
        """For what could not be refused."""
        self._own.owe(tokens)
        self._addresses.of(self._address).owe(tokens)

    def _may_look(self, tokens: float) -> bool:
        return self._viewer.seat is not None or self._looking_on.take(self._table.id, tokens)

    def pay_for(self, message: m.FromPage) -> bool:
        """The rest of its price, now that it is known; of talk there is so much and no more from one address."""
        rest = COSTS.get(str(type(message).__struct_config__.tag), 1.0) - 1.0
        if rest and not self.pay(rest):
            return False
        return not isinstance(message, m.Chat) or self._chatting.take(self._address)


class Talk:
    """One page talking to one table."""

    def __init__(self, hall: Hall, room: Room, table: Table, viewer: Viewer, purse: Purse) -> None:
        self._hall = hall
        self._room = room
        self._table = table
        self._viewer = viewer
        self._purse = purse
        self._hint: asyncio.Task[None] | None = None
        self._suggestion: asyncio.Task[None] | None = None

    async def listen(self, socket: Socket) -> None:
        """Answer messages one by one until the page goes away."""
        while not self._purse.cut_off:
            event: Mapping[str, Any] = await socket.receive()
            if event["type"] == "websocket.disconnect":
                return
            try:
                await self._answer(self._read(event.get("text"), event.get("bytes")))
            except Fault as fault:
                self._viewer.tell(fault.failure)
            except Declined as error:
                self._decline(error)
            except StoreError:  # noted by the table
                self._viewer.tell(m.Failure("unavailable", self._say("fault-unwritten")))
            except MeadhallError as error:
                self._viewer.tell(m.Failure("illegal", str(error)[:OPTION_LENGTH]))
            except Exception:
                log.exception("table %s: a message could not be answered", self._table.id)
                self._viewer.tell(m.Failure("unavailable", self._say("fault-internal")))
        await socket.close(code=1008, reason="too-often")

    def _say(self, key: str, **args: int | str) -> str:
        return say(self._viewer.lang, key, **args)

    def _read(self, text: str | None, data: bytes | None) -> m.FromPage:
        if not self._purse.pay():
            raise self._too_often()
        if text is None:
            raise self._malformed(f"{len(data or b'')} bytes, not text")
        raw = text.encode("utf-8", "replace")
        if len(raw) > MESSAGE_BYTES:
            raise Fault(m.Failure("too-big", self._say("fault-too-big", bytes=MESSAGE_BYTES)))
        try:
            message = _decoder.decode(raw)
        except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
            raise self._malformed(str(error)[:OPTION_LENGTH]) from error
        if not self._purse.pay_for(message):
            raise self._too_often()
        return message

    def _too_often(self) -> Fault:
        return Fault(m.Failure("too-often", self._say("fault-too-often")))

    def _malformed(self, why: str) -> Fault:
        return Fault(m.Failure("malformed", self._say("fault-malformed", why=why)))

    def _decline(self, error: Declined) -> None:
        show = self._room.show(self._viewer.sight)
        reasons = show.reasons(error.reasons)
        self._viewer.tell(m.Failure(error.code, say_text(self._viewer.lang, error.message), reasons))
        if error.code == "stale":
            self._purse.owe(STALE)
            self._room.greet(self._viewer)

    # ── one method per message ───────────────────────────────────────────────────────────────

    async def _answer(self, message: m.FromPage) -> None:
        match message:
            case m.Ping():
                self._viewer.tell(m.Pong())
            case m.SetLang(lang):
                self._room.switch(self._viewer, lang)
            case m.Chat(words):
                if self._viewer.seat is None and self._table.row.hushed:
                    raise Declined("not-yours", "declined-hushed")
                await self._table.talk.say(self._name(), self._viewer.seat, words)
            case _:
                await self._act(self._seat(), message)

    async def _act(self, seat: int, message: m.FromPage) -> None:
        """What only who sits at the table may do."""
        table = self._table
        match message:
            case m.Play(option, version):
                await table.play(seat, self._option(option), version)
            case m.Undo(version):
                await table.wishes.take_back(seat, version)
            case m.UndoAnswer(agree):
                await table.wishes.answer(seat, agree)
            case m.Leave(bot):
                self._hall.check_bot(bot)
                await table.people.leave(seat, bot)
            case m.Back():
                await table.people.back(seat)
            case m.Rename(name):
                await table.people.rename(seat, name)
            case m.Begin(bot):
                self._host(seat)
                self._hall.check_bot(bot)
                await table.gathering.begin(bot, self._hall.secret)
            case m.Mute(spectators):
                self._host(seat)
                await table.people.hush(spectators)
            case _:
                if not await self._live(seat, message):
                    self._help(seat, message)

    async def _live(self, seat: int, message: m.FromPage) -> bool:
        """What people who sit together may do about time, company and the end. False: it is about something else."""
        table = self._table
        match message:
            case life.Shown():
                await table.clocks.shown(seat)
            case life.Rest(why):
                await table.clocks.rest(seat, why)
            case life.GoOn():
                await table.clocks.go_on()
            case life.Propose(what, about):
                await table.motions.put(seat, what, about)
            case life.Vote(agree):
                await table.motions.answer(seat, agree)
            case life.GiveUp(bot):
                self._hall.check_bot(bot)
                await table.people.give_up(seat, bot, self._hall.secret)
            case life.Ready(ready):
                await table.gathering.be_ready(seat, ready)
            case life.Appoint(number, bot):
                self._host(seat)
                self._hall.check_bot(bot)
                await table.gathering.appoint(number, bot)
            case life.Settle(pace, options):
                self._host(seat)
                await table.gathering.settle(pace_of(pace), options)
            case life.AnswerAhead(answers):
                await table.people.answer_ahead(seat, answers)
            case life.SetDoor(door):
                await table.people.set_door(door)
            case _:
                return False
        return True

    def _help(self, seat: int, message: m.FromPage) -> None:
        """What changes nothing at the table."""
        match message:
            case m.Ask(option):
                self._ask(seat, self._option(option))
            case m.Hint():
                self._ask_for_hint(seat)
            case m.Auto(mode):
                self._table.auto.choose(seat, mode)
            case m.Suggest():
                self._ask_for_suggestion(seat)

    def _host(self, seat: int) -> None:
        if not self._table.seats[seat].host:
            raise Declined("not-yours", "declined-not-host")

    def _seat(self) -> int:
        if self._viewer.seat is None:
            raise Declined("not-yours", "declined-watching")
        if self._table.seats[self._viewer.seat].nonce != self._viewer.nonce:
            raise Declined("not-yours", "declined-no-seat-of-yours")
        return self._viewer.seat

    def _name(self) -> str:
        seat = self._viewer.seat
        return self._viewer.name if seat is None else self._table.seats[seat].name

    def _option(self, option: str) -> str:
        if len(option) > OPTION_LENGTH:
            raise self._malformed(f"option: more than {OPTION_LENGTH} characters")
        return option

    def _ask(self, seat: int, option: str) -> None:
        refusal = self._table.refusal(seat, option)
        show = self._room.show(self._viewer.sight)
        self._viewer.tell(m.RefusalMessage(option, [] if refusal is None else show.reasons(refusal.reasons)))

    # ── hints ────────────────────────────────────────────────────────────────────────────────

    def _ask_for_hint(self, seat: int) -> None:
        if self._table.match.decision_of(seat) is None:
            raise Declined("unavailable", "declined-not-asked")
        if self._hint is not None and not self._hint.done():
            raise Declined("unavailable", "declined-hint-running")
        self._hint = asyncio.create_task(self._give_hint(seat, self._table.asked_at(seat)))

    async def _give_hint(self, seat: int, asked: int | None) -> None:
        try:
            option = await self._table.advice(seat, "greedy")
        except Exception as error:
            if not isinstance(error, NoAnswer):
                log.exception("table %s: no hint", self._table.id)
            self._viewer.tell(m.Failure("unavailable", self._say("declined-no-hint")))
            return
        decision = self._table.match.decision_of(seat)
        if decision is None or self._table.asked_at(seat) != asked or all(o.id != option for o in decision.options):
            return  # the question has passed
        asks = self._room.show(self._viewer.sight).asks()
        label = next((o["label"] for ask in asks for o in ask["options"] if o["id"] == option), option)
        self._viewer.tell(m.HintMessage(option, label))

    def _ask_for_suggestion(self, seat: int) -> None:
        """The page asks again when the question has changed: what was under way is of no use then."""
        if self._suggestion is not None:
            self._suggestion.cancel()
        if self._table.match.decision_of(seat) is not None:
            self._suggestion = asyncio.create_task(self._give_suggestion(seat, self._table.asked_at(seat)))

    async def _give_suggestion(self, seat: int, asked: int | None) -> None:
        with contextlib.suppress(NoAnswer):  # one can plan without it
            found = json.loads(await self._table.advice(seat, HELPER))
            if found and self._table.asked_at(seat) == asked:
                self._viewer.tell(m.SuggestionMessage(self._table.version, found))
