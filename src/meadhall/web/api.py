"""The HTTP API: games, tables, replays. Live play goes over the WebSocket."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Annotated, Any
from urllib.parse import urlencode

from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.response import Redirect

from meadhall import bots
from meadhall.core.errors import MeadhallError, UnknownGame
from meadhall.table.hall import CannotOpen, Hall
from meadhall.table.making import TableLife
from meadhall.table.seats import Declined, Seat, Wish
from meadhall.table.table import Table
from meadhall.table.when import now
from meadhall.web import describe, teach
from meadhall.web import descriptions as d
from meadhall.web import messages as m
from meadhall.web.caller import LONGEST, address_of, caller_of, cookie, cookie_name, identity_of, opened_here
from meadhall.web.limits import Buckets
from meadhall.web.live import Rooms
from meadhall.web.living import pace_of
from meadhall.web.show import Show, lost_row, own_url, seat_url
from meadhall.web.words import language, say

LONGEST_SEED = 1 << 63
ROW = 0.5  #: tokens for a table in a list
PLAY_WORDS = frozenset({"players", "lang", "seed", "bots", "speed", "name"})

Lang = Annotated[str | None, QueryParameter(description="en or fr")]
Key = Annotated[str | None, QueryParameter(description="a seat key, for programs", max_length=LONGEST)]
SeatNumber = Annotated[int | None, QueryParameter(description="which of one's own seats")]
AnyRequest = Request[Any, Any, Any]


class TooMany(Exception):
    """More tables than one visitor may make."""


class BadWish(MeadhallError):
    """A table as it cannot be made."""


@get("/api/games", tags=["games"])
async def list_games(state: State, lang: Lang = None) -> list[d.GameInfo]:
    """The games of the hall."""
    hall: Hall = state.hall
    return [describe.game_info(game, language(lang)) for game in hall.shelf]


@get("/api/games/{game:str}/rules", tags=["games"], price=6)
async def game_rules(state: State, game: FromPath[str], lang: Lang = None) -> d.Rules:
    """The rules ledger of a game."""
    hall: Hall = state.hall
    return describe.rules(hall.shelf.find(game), language(lang))


@get("/api/games/{game:str}/sources", tags=["games"], price=4)
async def game_sources(state: State, game: FromPath[str], lang: Lang = None) -> list[d.Source]:
    """Where the values of every component come from."""
    hall: Hall = state.hall
    return describe.sources(hall.shelf.find(game), language(lang))


@get("/api/games/{game:str}/guide", tags=["games"])
async def game_guide(state: State, game: FromPath[str], lang: Lang = None) -> d.HowTo:
    """How to play a game: pictures and few words."""
    hall: Hall = state.hall
    found = teach.how_to(hall.shelf.find(game), language(lang))
    if found is None:
        raise UnknownGame(f"{game} has no guide")
    return found


@get("/api/games/{game:str}/firsts", tags=["games"])
async def game_firsts(state: State, game: FromPath[str], lang: Lang = None) -> list[d.First]:
    """What is explained when it happens for the first time."""
    hall: Hall = state.hall
    return teach.firsts(hall.shelf.find(game), language(lang))


@get("/api/bots", tags=["games"])
async def list_bots(lang: Lang = None) -> list[d.BotInfo]:
    """The kinds of bots that can sit at a table."""
    offered = [_bot(name, level, language(lang)) for level, name in enumerate(bots.OFFERED, 1)]
    return offered + [_guest(name, language(lang)) for name in bots.guests.known()]


def _bot(name: str, level: int, lang: str) -> d.BotInfo:
    who, rank, line = (say(lang, f"bot-{name}{part}") for part in ("", "-rank", "-line"))
    return d.BotInfo(name, who, level, len(bots.OFFERED), rank, line)


def _guest(name: str, lang: str) -> d.BotInfo:
    """A bot of the house's own, of which nobody here knows how strong it is."""
    return d.BotInfo(name, name, 0, len(bots.OFFERED), say(lang, "bot-guest-rank"), say(lang, "bot-guest-line"))


@post("/api/me", status_code=200, tags=["hall"])
async def know_me(request: AnyRequest, state: State) -> Response[m.Me]:
    """Make this browser known: seats that it comes to belong to it. The cookie in the answer is the only proof."""
    hall: Hall = state.hall
    known = await identity_of(request)
    token = request.cookies.get(cookie_name(hall), "")
    if known is None:
        _limit(request)
        _, token = await hall.identities.make(now())
    return Response(m.Me(new=known is None), cookies=[cookie(request, token)])


# ── tables ───────────────────────────────────────────────────────────────────────────────────


@post("/api/tables", tags=["tables"], price=10)
async def make_table(request: AnyRequest, state: State, data: JSONBody[m.NewTable]) -> m.TableMade:
    """A new table. The maker's key is in the answer and nowhere else."""
    _limit(request)
    return _made(state, await _make(state, data))


async def _make(state: State, wish: m.NewTable) -> Table:
    hall: Hall = state.hall
    if wish.lesson:
        wish = _lesson(hall, wish)
    if wish.seed is not None and not -LONGEST_SEED <= wish.seed < LONGEST_SEED:
        raise BadWish("a seed is a whole number of at most 64 bits")
    own = [] if wish.watch else [Wish("human", None, wish.name, host=True)]
    others = [Wish("bot", s.bot, s.name) if s.kind == "bot" else Wish("open", None, s.name) for s in wish.seats]
    life = TableLife(pace_of(wish.pace), wish.room, wish.door)
    return await hall.make(wish.game, [*own, *others], wish.options, wish.seed, wish.public, wish.practice, life)


def _lesson(hall: Hall, wish: m.NewTable) -> m.NewTable:
    """The table of a guided first game."""
    lesson = hall.shelf.find(wish.game).lesson
    if lesson is None:
        raise BadWish(f"{wish.game} has no lesson")
    others = [m.SeatWish("bot", lesson.bot)] * (lesson.players - 1)
    return m.NewTable(wish.game, others, wish.name, lesson.options, lesson.seed)


def _made(state: State, table: Table) -> m.TableMade:
    hall: Hall = state.hall
    maker = next((seat for seat in table.seats if seat.host), None)
    key = None if maker is None else maker.key(hall.secret)
    links = {s.number: seat_url(table.id, s.key(hall.secret)) for s in table.seats if s.kind == "open"}
    return m.TableMade(table.id, key, seat_url(table.id, key), links)


def _limit(request: AnyRequest) -> None:
    making: Buckets = request.app.state.making
    if not making.take(address_of(request)):
        raise TooMany


@get("/api/tables", tags=["tables"])
async def open_tables(request: AnyRequest, state: State, lang: Lang = None) -> list[m.TableRow]:
    """Public tables that go on."""
    hall: Hall = state.hall
    found = await hall.open_tables()
    _pay(request, ROW * len(found))
    return await _rows(state, [(table, None) for table in found], lang)


@get("/api/watch", tags=["tables"])
async def watchable_tables(request: AnyRequest, state: State, lang: Lang = None) -> list[m.TableRow]:
    """Matches that go on before everybody's eyes."""
    hall: Hall = state.hall
    found = await hall.watchable()
    _pay(request, ROW * len(found))
    return await _rows(state, [(table, None) for table in found], lang)


@post("/api/tables/mine", status_code=200, tags=["tables"])
async def my_tables(request: AnyRequest, state: State, data: JSONBody[m.MyKeys], lang: Lang = None) -> list[m.TableRow]:
    """The tables of this browser, and those that the given keys open."""
    hall: Hall = state.hall
    mine = await hall.mine(await caller_of(request), data.keys)
    _pay(request, ROW * len(mine))
    return await _rows(state, mine, lang)


def _pay(request: AnyRequest, tokens: float) -> None:
    """For what was dearer than one could know beforehand: the next request may have to wait for it."""
    requests: Buckets = request.app.state.requests
    requests.of(address_of(request)).owe(tokens)


async def _rows(
    state: State, tables: Sequence[tuple[Table | CannotOpen, int | None]], lang: str | None
) -> list[m.TableRow]:
    """One after the other: between two of them, whoever plays is heard."""
    rows = []
    for table, seat in tables:
        rows.append(_row(state, table, seat, lang))
        await asyncio.sleep(0)
    return rows


def _row(state: State, table: Table | CannotOpen, seat: int | None, lang: str | None) -> m.TableRow:
    if isinstance(table, CannotOpen):
        return lost_row(table, seat, language(lang))
    rooms: Rooms = state.rooms
    show = _show(state, table, seat, lang)
    return show.row(rooms.statuses.of(show))


@get("/api/tables/{table:str}", tags=["tables"])
async def one_table(
    request: AnyRequest, state: State, table: FromPath[str], lang: Lang = None, key: Key = None
) -> m.TableRow:
    """A table as it stands in a list: what one may want to know before sitting down."""
    found, seat = await _seat(request, table, key)
    return _row(state, found, _number(seat), lang)


async def _seat(request: AnyRequest, table: str, key: str | None, seat: int | None = None) -> tuple[Table, Seat | None]:
    hall: Hall = request.app.state.hall
    return await hall.seat(table, await caller_of(request, key, seat))


def _show(state: State, table: Table, seat: int | None, lang: str | None) -> Show:
    hall: Hall = state.hall
    rooms: Rooms = state.rooms
    return Show(table, seat, language(lang), rooms.pages(table), hall.secret)


@post("/api/tables/{table:str}/sit", tags=["tables"])
async def sit_down(state: State, table: FromPath[str], data: JSONBody[m.SitDown]) -> m.Seated:
    """Take a free seat at a public table."""
    hall: Hall = state.hall
    found = await hall.table(table)
    return _seated(hall, found, await found.gathering.sit(data.name, hall.secret))


@post("/api/tables/{table:str}/arrive", status_code=200, tags=["tables"])
async def arrive(request: AnyRequest, state: State, table: FromPath[str], data: JSONBody[m.Arrive]) -> m.Seated:
    """Come to one's seat. A key is exchanged: the seat then belongs to the browser's identity, or, where a
    program asks, to who has the new key in the answer."""
    hall: Hall = state.hall
    caller = await caller_of(request, data.key, data.seat, data.also)
    return _seated(hall, *await hall.arrive(table, caller, data.luck))


@post("/api/tables/{table:str}/again", tags=["tables"])
async def again(
    request: AnyRequest, state: State, table: FromPath[str], key: Key = None, seat: SeatNumber = None
) -> m.Seated:
    """The next match of the same people, on the same seats; whoever asks first makes it."""
    _limit(request)
    hall: Hall = state.hall
    found, own = await _seat(request, table, key, seat)
    if own is None:
        raise Declined("not-yours", "declined-again-watching")
    return _seated(hall, *await hall.again(found, own))


def _seated(hall: Hall, table: Table, seat: Seat) -> m.Seated:
    key = None if seat.owner is not None else seat.key(hall.secret)
    return m.Seated(table.id, seat.number, key, own_url(table, seat, hall.secret))


@get("/api/tables/{table:str}/replay", tags=["tables"], price=5)
async def replay(
    request: AnyRequest,
    state: State,
    table: FromPath[str],
    at: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 0,
    lang: Lang = None,
    key: Key = None,
    seat: SeatNumber = None,
) -> m.ReplayFrame:
    """A table as it stood after `at` moves, as the owner of a seat (or a spectator) may see it."""
    hall: Hall = state.hall
    found, own = await _seat(request, table, key, seat)
    found.people.admit(_number(own))
    return _show(state, found, _number(own), lang).frame(await hall.history.frame(found, at))


@post("/api/tables/{table:str}/fork", tags=["tables"], price=10)
async def fork(
    request: AnyRequest,
    state: State,
    table: FromPath[str],
    data: JSONBody[m.Fork],
    key: Key = None,
    seat: SeatNumber = None,
) -> m.TableMade:
    """A new table from a moment of another one."""
    _limit(request)
    hall: Hall = state.hall
    found, own = await _seat(request, table, key, seat)
    made = await hall.fork(found, data.at, data.seat, _number(own), data.bot, data.name)
    return _made(state, made)


@get("/api/tables/{table:str}/record", tags=["tables"])
async def record(state: State, table: FromPath[str]) -> dict[str, Any]:
    """The record of a match that is over: all that is needed to replay it."""
    hall: Hall = state.hall
    return await hall.history.record(await hall.table(table))


def _number(seat: Seat | None) -> int | None:
    return None if seat is None else seat.number


# ── quick play ───────────────────────────────────────────────────────────────────────────────


@get("/play/{game:str}", status_code=303, tags=["tables"])
async def quick_play(request: AnyRequest, state: State, game: FromPath[str]) -> Redirect:
    """A table with the visitor on the first seat and bots on the others; further words are the game's options. Where
    another site leads here, nothing is made: the sheet for a new table opens."""
    if not opened_here(request):
        return Redirect(f"/?{urlencode({'new': game})}", status_code=303)
    _limit(request)
    words = {name: value for name, value in request.query_params.items() if isinstance(value, str)}
    table = await _make(state, _quick(state, game, words))
    kept = urlencode([(name, value) for name, value in words.items() if name in ("lang", "speed")])
    url = _made(state, table).url
    return Redirect(f"{url}?{kept}" if kept else url, status_code=303)


def _quick(state: State, game: str, words: dict[str, str]) -> m.NewTable:
    hall: Hall = state.hall
    players = _whole(words, "players", hall.shelf.find(game).default_players)
    kinds = [kind.strip() for kind in words.get("bots", "greedy").split(",")]
    if not 1 <= players <= 20:
        raise BadWish(f"players: {players} is out of range")
    return m.NewTable(
        game=game,
        seats=[m.SeatWish("bot", kinds[i % len(kinds)]) for i in range(players - 1)],
        name=words.get("name", ""),
        options={name: value for name, value in words.items() if name not in PLAY_WORDS},
        seed=_whole(words, "seed", 0) if "seed" in words else None,
    )


def _whole(words: dict[str, str], name: str, otherwise: int) -> int:
    given = words.get(name)
    if given is None:
        return otherwise
    try:
        return int(given[:30])
    except ValueError:
        raise BadWish(f"{name}: a whole number is wanted, not {given[:40]!r}") from None


HANDLERS = [
    list_games,
    game_rules,
    game_sources,
    game_guide,
    game_firsts,
    list_bots,
    know_me,
    make_table,
    open_tables,
    watchable_tables,
    my_tables,
    one_table,
    sit_down,
    arrive,
    again,
    replay,
    fork,
    record,
    quick_play,
]
