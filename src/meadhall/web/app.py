"""The application: hall, API, pages and sockets put together, and what every answer has in common."""

from __future__ import annotations

import logging
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any

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
from meadhall.table.folder import Folder
from meadhall.table.hall import Hall, NoTable
from meadhall.table.health import Physician
from meadhall.table.lock import Lock
from meadhall.table.rows import StoreError
from meadhall.table.seats import Declined
from meadhall.table.shelf import Shelf, Stock
from meadhall.table.thinking import Thinkers
from meadhall.web import api
from meadhall.web.health import health
from meadhall.web.limits import BODY_BYTES, Buckets
from meadhall.web.live import Rooms
from meadhall.web.messages import Problem
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

AnyRequest = Request[Any, Any, Any]


def create_app(settings: Settings) -> Litestar:
    """The hall as an ASGI application. What is wrong with the settings is said by a `MeadhallError`."""
    hall, physician, lock = _build(settings)
    return Litestar(
        [*api.HANDLERS, health, live, page],
        state=State(
            {
                "settings": settings,
                "hall": hall,
                "lock": lock,
                "physician": physician,
                "rooms": Rooms(hall.secret),
                "making": Buckets(settings.making_rate, settings.making_burst),
                "requests": Buckets(settings.request_rate, settings.request_burst),
            }
        ),
        lifespan=[_open],
        before_request=_limit,
        before_send=[_harden],
        exception_handlers={
            HTTPException: _http_problem,
            MeadhallError: _bad_wish,
            StoreError: _unwritten,
            Declined: _declined,
            api.TooMany: _too_many,
            Exception: _internal,
        },
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000),
        openapi_config=OpenAPIConfig(
            title="Meadhall", version=__version__, path="/schema", render_plugins=[JsonRenderPlugin()]
        ),
        request_max_body_size=BODY_BYTES,
        logging_config=None,
    )


def _build(settings: Settings) -> tuple[Hall, Physician, Lock]:
    stock = Stock(settings.games, settings.contents)
    shelf = Shelf(stock).fill()
    store, secret, lock = Folder(settings.data, settings.database).open()
    thinkers = Thinkers(settings.thinkers, stock)
    return Hall(shelf, store, thinkers, secret), Physician(store, thinkers, settings.data), lock


@asynccontextmanager
async def _open(app: Litestar) -> AsyncGenerator[None, None]:
    """Open the hall before the first request, close it after the last."""
    hall: Hall = app.state.hall
    await hall.open()
    try:
        yield
    finally:
        await hall.close()
        app.state.lock.release()


async def _limit(request: AnyRequest) -> Response[Problem] | None:
    requests: Buckets = request.app.state.requests
    if requests.take(request.client.host if request.client else ""):
        return None
    return problem(429, "too-often", say(_lang(request), "fault-too-often"))


async def _harden(message: Message, scope: Scope) -> None:
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    for name, value in HEADERS.items():
        headers[name] = value
    if scope["path"].startswith(("/api/", "/play/", "/health")):
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
    if status >= 500:
        return _internal(request, error)
    if status == 404:
        return problem(404, "not-found", say(lang, "fault-not-found"))
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
