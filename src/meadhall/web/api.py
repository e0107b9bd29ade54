"""The HTTP API: games, tables, replays. Live play goes over the WebSocket."""

from __future__ import annotations

from typing import Annotated, Any
from urllib.parse import urlencode

from litestar import Request, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.response import Redirect

from meadhall import bots
from meadhall.core.errors import MeadhallError
from meadhall.table.hall import CannotOpen, Hall
from meadhall.table.seats import Declined, Seat, Wish
from meadhall.table.table import Table
from meadhall.web import describe
from meadhall.web import messages as m
from meadhall.web.limits import Buckets
from meadhall.web.live import Rooms
from meadhall.web.show import Show, lost_row, seat_url
from meadhall.web.words import language, say

KEYS = 200  #: seat keys that one browser may ask about at once
LONGEST_SEED = 1 << 63
PLAY_WORDS = frozenset({"players", "lang", "seed", "bots", "speed", "name"})

Lang = Annotated[str | None, QueryParameter(description="en or fr")]
Key = Annotated[str | None, QueryParameter(description="a seat key", max_length=200)]
AnyRequest = Request[Any, Any, Any]


class TooMany(Exception):
    """More tables than one visitor may make."""


class BadWish(MeadhallError):
    """A table as it cannot be made."""


@get("/api/games", tags=["games"])
async def list_games(state: State, lang: Lang = None) -> list[m.GameInfo]:
    """The games of the hall."""
    hall: Hall = state.hall
    return [describe.game_info(game, language(lang)) for game in hall.shelf]


@get("/api/games/{game:str}/rules", tags=["games"])
async def game_rules(state: State, game: FromPath[str], lang: Lang = None) -> m.Rules:
    """The rules ledger of a game."""
    hall: Hall = state.hall
    return describe.rules(hall.shelf.find(game), language(lang))


@get("/api/games/{game:str}/sources", tags=["games"])
async def game_sources(state: State, game: FromPath[str], lang: Lang = None) -> list[m.Source]:
    """Where the values of every component come from."""
    hall: Hall = state.hall
    return describe.sources(hall.shelf.find(game), language(lang))


@get("/api/bots", tags=["games"])
async def list_bots(lang: Lang = None) -> list[m.BotInfo]:
    """The kinds of bots that can sit at a table."""
    return [m.BotInfo(name, say(language(lang), f"bot-{name}")) for name in bots.names()]


# ── tables ───────────────────────────────────────────────────────────────────────────────────


@post("/api/tables", tags=["tables"])
async def make_table(request: AnyRequest, state: State, data: JSONBody[m.NewTable]) -> m.TableMade:
    """A new table. The maker's key is in the answer and nowhere else."""
    _limit(request)
    return _made(state, await _make(state, data))


async def _make(state: State, wish: m.NewTable) -> Table:
    hall: Hall = state.hall
    if wish.seed is not None and not -LONGEST_SEED <= wish.seed < LONGEST_SEED:
        raise BadWish("a seed is a whole number of at most 64 bits")
    own = [] if wish.watch else [Wish("human", None, wish.name, host=True)]
    others = [Wish("bot", s.bot, s.name) if s.kind == "bot" else Wish("open", None, s.name) for s in wish.seats]
    return await hall.make(wish.game, [*own, *others], wish.options, wish.seed, wish.public)


def _made(state: State, table: Table) -> m.TableMade:
    hall: Hall = state.hall
    maker = next((seat for seat in table.seats if seat.host), None)
    key = None if maker is None else maker.key(hall.secret)
    links = {s.number: seat_url(table.id, s.key(hall.secret)) for s in table.seats if s.kind == "open"}
    return m.TableMade(table.id, key, seat_url(table.id, key), links)


def _limit(request: AnyRequest) -> None:
    making: Buckets = request.app.state.making
    if not making.take(request.client.host if request.client else ""):
        raise TooMany


@get("/api/tables", tags=["tables"])
async def open_tables(state: State, lang: Lang = None) -> list[m.TableRow]:
    """Public tables that go on."""
    hall: Hall = state.hall
    return [_show(state, table, None, lang).row() for table in await hall.open_tables()]


@post("/api/tables/mine", status_code=200, tags=["tables"])
async def my_tables(state: State, data: JSONBody[m.MyKeys], lang: Lang = None) -> list[m.TableRow]:
    """The tables that a browser holds keys to."""
    hall: Hall = state.hall
    if len(data.keys) > KEYS:
        raise BadWish(f"at most {KEYS} keys at once, not {len(data.keys)}")
    return [_row(state, table, seat, lang) for table, seat in await hall.mine(data.keys)]


def _row(state: State, table: Table | CannotOpen, seat: int, lang: str | None) -> m.TableRow:
    if isinstance(table, CannotOpen):
        return lost_row(table, seat, language(lang))
    return _show(state, table, seat, lang).row()


def _show(state: State, table: Table, seat: int | None, lang: str | None) -> Show:
    hall: Hall = state.hall
    rooms: Rooms = state.rooms
    return Show(table, seat, language(lang), rooms.online(table), hall.secret)


@post("/api/tables/{table:str}/sit", tags=["tables"])
async def sit_down(state: State, table: FromPath[str], data: JSONBody[m.SitDown]) -> m.Seated:
    """Take a free seat at a public table."""
    hall: Hall = state.hall
    seat = await (await hall.table(table)).sit(data.name, hall.secret)
    key = seat.key(hall.secret)
    return m.Seated(table, seat.number, key, seat_url(table, key))


@post("/api/tables/{table:str}/again", tags=["tables"])
async def again(request: AnyRequest, state: State, table: FromPath[str], key: Key = None) -> m.Seated:
    """The next match of the same people, on the same seats; whoever asks first makes it."""
    _limit(request)
    hall: Hall = state.hall
    found, seat = await hall.seat(table, key)
    if seat is None:
        raise Declined("not-yours", "declined-again-watching")
    following, own = await hall.again(found, seat.number)
    opened = own.key(hall.secret)
    return m.Seated(following.id, own.number, opened, seat_url(following.id, opened))


@get("/api/tables/{table:str}/replay", tags=["tables"])
async def replay(
    state: State,
    table: FromPath[str],
    at: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 0,
    lang: Lang = None,
    key: Key = None,
) -> m.ReplayFrame:
    """A table as it stood after `at` moves, as the holder of the key (or a spectator) may see it."""
    hall: Hall = state.hall
    found, seat = await hall.seat(table, key)
    return _show(state, found, _number(seat), lang).frame(await hall.frame(found, at))


@post("/api/tables/{table:str}/fork", tags=["tables"])
async def fork(
    request: AnyRequest, state: State, table: FromPath[str], data: JSONBody[m.Fork], key: Key = None
) -> m.TableMade:
    """A new table from a moment of another one."""
    _limit(request)
    hall: Hall = state.hall
    found, seat = await hall.seat(table, key)
    made = await hall.fork(found, data.at, data.seat, _number(seat), data.bot, data.name)
    return _made(state, made)


@get("/api/tables/{table:str}/record", tags=["tables"])
async def record(state: State, table: FromPath[str], key: Key = None) -> dict[str, Any]:
    """The record of a match that is over: all that is needed to replay it."""
    hall: Hall = state.hall
    found, _ = await hall.seat(table, key)
    return await hall.record(found)


def _number(seat: Seat | None) -> int | None:
    return None if seat is None else seat.number


# ── quick play ───────────────────────────────────────────────────────────────────────────────


@get("/play/{game:str}", status_code=303, tags=["tables"])
async def quick_play(request: AnyRequest, state: State, game: FromPath[str]) -> Redirect:
    """A table with the visitor on the first seat and bots on the others; further words are the game's options."""
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
    list_bots,
    make_table,
    open_tables,
    my_tables,
    sit_down,
    again,
    replay,
    fork,
    record,
    quick_play,
]
