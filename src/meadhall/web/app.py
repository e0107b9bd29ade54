"""The application: hall, API, pages and sockets put together, and what every answer has in common."""

from __future__ import annotations

import logging
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

import msgspec
from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import MutableScopeHeaders, State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message, Scope

from meadhall import __version__
from meadhall.core.errors import MeadhallError, UnknownGame
from meadhall.table.desk import Desk
from meadhall.table.folder import Folder
from meadhall.table.hall import Elsewhere, Hall, NoTable
from meadhall.table.health import Physician
from meadhall.table.labour import Labour
from meadhall.table.lock import Lock
from meadhall.table.post import Post
from meadhall.table.rows import StoreError
from meadhall.table.seats import Declined
from meadhall.table.shelf import Shelf, Stock
from meadhall.table.store import Store
from meadhall.table.thinking import Thinkers
from meadhall.web import api
from meadhall.web.caller import SAFE, address_of, asks_for_us, from_here, own_names, says_json
from meadhall.web.door import TOO_OFTEN
from meadhall.web.health import health
from meadhall.web.limits import BODY_BYTES, Buckets, price_of
from meadhall.web.live import Rooms
from meadhall.web.messages import Problem
from meadhall.web.metrics import metrics
from meadhall.web.openapi import allowed, complete
from meadhall.web.pages import PageMissing, page
from meadhall.web.settings import Settings
from meadhall.web.socket import live
from meadhall.web.words import language, say, say_text

log = logging.getLogger(__name__)

HEADERS = {
    "content-security-policy": (
        "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
        "font-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",  # seat keys are in addresses
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
#: Which status a declined wish has.
STATUS = {
    "stale": 409,
    "not-yours": 403,
    "seated": 409,
    "illegal": 400,
    "over": 409,
    "no-undo": 409,
    "unavailable": 409,
}

#: What litestar says when somebody goes away in the middle of a request.
GONE = "client disconnected prematurely"

AnyRequest = Request[Any, Any, Any]


def create_app(settings: Settings) -> Litestar:
    """The hall as an ASGI application. What is wrong with the settings is said by a `MeadhallError`."""
    built = _build(settings)
    hall = built.hall
    app = Litestar(
        [*api.HANDLERS, health, metrics, live, page],
        state=State(
            {
                "settings": settings,
                "hall": hall,
                "built": built,
                "physician": Physician(built.store, hall.thinkers, settings.data),
                "rooms": Rooms(hall.secret, hall.company),
                "names": frozenset(own_names(settings.names)),
                "making": Buckets(settings.making_rate, settings.making_burst),
                "requests": Buckets(settings.request_rate, settings.request_burst),
                "messages": Buckets(settings.address_rate, settings.address_burst),
                "looking_on": Buckets(settings.spectator_rate, settings.spectator_burst),
                "chatting": Buckets(settings.chat_rate, settings.chat_burst),
            }
        ),
        lifespan=[_open],
        before_request=_guard,
        before_send=[_harden],
        exception_handlers={
            HTTPException: _http_problem,
            MeadhallError: _bad_wish,
            StoreError: _unwritten,
            Declined: _declined,
            api.TooMany: _too_many,
            Exception: _internal,
        },
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000, exclude="^/assets/"),
        openapi_config=OpenAPIConfig(
            title="Meadhall", version=__version__, path="/schema", render_plugins=[JsonRenderPlugin()]
        ),
        request_max_body_size=BODY_BYTES,
        logging_config=None,
    )
    complete(app)
    return app


class Built(NamedTuple):
    """What a hall consists of."""

    hall: Hall
    store: Store
    lock: Lock | None
    labour: Labour | None  #: beside a shared database this hall is a worker as well, unless others do all the work


def _build(settings: Settings) -> Built:
    stock = Stock(settings.games, settings.contents)
    shelf = Shelf(stock).fill()
    store, secret, lock = Folder(settings.data, settings.database, settings.secret).open()
    if not store.shared:
        own = Thinkers(settings.thinkers, stock, nice=settings.nice)
        return Built(Hall(shelf, store, own, secret), store, lock, None)
    post = Post(store)
    desk = Desk(store, post, shelf)
    labour = Labour(settings.database or "", stock, settings.thinkers, settings.nice) if settings.thinkers else None
    return Built(Hall(shelf, store, desk, secret, post), store, lock, labour)


@asynccontextmanager
async def _open(app: Litestar) -> AsyncGenerator[None, None]:
    """Open the hall before the first request, close it after the last."""
    built: Built = app.state.built
    await built.hall.open()
    if built.labour is not None:
        await built.labour.open()
    try:
        yield
    finally:
        if built.labour is not None:
            await built.labour.close()
        await built.hall.close()
        if built.lock is not None:
            built.lock.release()


async def _guard(request: AnyRequest) -> Response[Problem] | None:
    """Turn away who asks too often, for another host, from another site, or with a body that is no JSON."""
    requests: Buckets = request.app.state.requests
    if not requests.take(address_of(request), price_of(request)):
        request.scope["state"][TOO_OFTEN] = True
        return problem(429, "too-often", say(_lang(request), "fault-too-often"))
    if not asks_for_us(request):
        return problem(421, "other-host", say(_lang(request), "fault-other-host"))
    if request.method in SAFE:
        return None
    if not from_here(request):
        return problem(403, "not-yours", say(_lang(request), "declined-other-origin"))
    if not says_json(request):
        return problem(415, "malformed", say(_lang(request), "fault-no-json"))
    return await _strictly(request)


async def _strictly(request: AnyRequest) -> Response[Problem] | None:
    """Turn away a body with a value of the wrong kind: litestar would take 0 for false, and words for numbers."""
    wanted = request.route_handler.parsed_data_field
    try:
        if wanted is not None:
            msgspec.json.decode(await request.body(), type=wanted.annotation)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        return problem(400, "malformed", say(_lang(request), "fault-malformed", why=str(error)[:500]))
    return None


async def _harden(message: Message, scope: Scope) -> None:
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    for name, value in HEADERS.items():
        headers[name] = value
    if scope.get("method") == "OPTIONS":  # litestar names the methods of one handler only
        headers["allow"] = allowed(scope["litestar_app"], scope["path"])
    if scope["path"].startswith(("/api/", "/play/", "/health", "/metrics")):
        headers["cache-control"] = "no-store"


# ── every failure is a Problem ───────────────────────────────────────────────────────────────


def problem(status: int, code: str, text: str) -> Response[Problem]:
    return Response(Problem(status, code, text), status_code=status, media_type="application/json")


def _lang(request: AnyRequest) -> str:
    wanted = request.query_params.get("lang")
    return language(wanted if isinstance(wanted, str) else None, request.headers.get("accept-language"))


def _http_problem(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    lang, status = _lang(request), error.status_code
    if isinstance(error, PageMissing):
        return problem(404, "no-page", say(lang, "fault-no-page"))
    if error.detail == GONE:  # nobody is there to be told, and nothing went wrong here
        return problem(400, "malformed", say(lang, "fault-malformed", why=GONE))
    if status >= 500:
        return _internal(request, error)
    if status == 404:
        return problem(404, "not-found", say(lang, "fault-not-found"))
    if status == 405:
        refused = problem(405, "malformed", say(lang, "fault-malformed", why=_why(error)))
        refused.set_header("allow", allowed(request.app, request.scope["path"]))
        return refused
    if status == 413:
        return problem(413, "too-big", say(lang, "fault-too-big", bytes=BODY_BYTES))
    return problem(status, "malformed", say(lang, "fault-malformed", why=_why(error)))


def _why(error: HTTPException) -> str:
    """What litestar found wrong, field by field."""
    extra = error.extra if isinstance(error.extra, list) else []
    parts = [f"{e.get('key', '')}: {e.get('message', '')}".strip(": ") for e in extra if isinstance(e, dict)]
    return ("; ".join(parts) or error.detail)[:500]


def _bad_wish(_: AnyRequest, error: MeadhallError) -> Response[Problem]:
    if isinstance(error, UnknownGame):
        return problem(404, "not-found", str(error)[:500])
    return problem(400, "bad-wish", str(error)[:500])


def _unwritten(request: AnyRequest, error: StoreError) -> Response[Problem]:
    log.error("%s %s: %s", request.method, request.scope["path"], error)
    return problem(503, "unavailable", say(_lang(request), "fault-unwritten"))


def _declined(request: AnyRequest, error: Declined) -> Response[Problem]:
    if isinstance(error, NoTable):
        return problem(404, "not-found", say_text(_lang(request), error.message))
    if isinstance(error, Elsewhere):  # a proxy may try the next hall by itself
        return problem(503, error.code, say_text(_lang(request), error.message))
    return problem(STATUS[error.code], error.code, say_text(_lang(request), error.message))


def _too_many(request: AnyRequest, _: api.TooMany) -> Response[Problem]:
    return problem(429, "too-often", say(_lang(request), "fault-too-many-tables"))


def _internal(request: AnyRequest, error: Exception) -> Response[Problem]:
    """A fault of ours: noted here in full, told to nobody else."""
    lang = _lang(request)
    if isinstance(error, RecursionError | msgspec.MsgspecError | UnicodeError):
        return problem(400, "malformed", say(lang, "fault-malformed", why=type(error).__name__))
    log.error("%s %s", request.method, request.scope["path"], exc_info=error)
    return problem(500, "internal", say(lang, "fault-internal"))
