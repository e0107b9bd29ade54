"""Who asks: what a request or a socket brings along to say so.

A browser keeps a token in a cookie that no script can read and no other site makes it send; a program sends
the key of its seat as `Authorization: Bearer KEY` or as `?key=KEY`.
"""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Iterable, Iterator
from typing import Any
from urllib.parse import SplitResult, urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from meadhall.table.hall import Hall
from meadhall.table.identity import Caller, hall_mark
from meadhall.web.limits import visitor

LONGEST = 200  #: characters of a key or a token
REMEMBERED = 400 * 24 * 3600  #: seconds; browsers keep no cookie for longer
_BEARER = "bearer "

Connection = ASGIConnection[Any, Any, Any, Any]


SAFE = frozenset({"GET", "HEAD", "OPTIONS"})  #: methods that change nothing


def address_of(connection: Connection) -> str:
    """Whom the limits count this for."""
    return visitor(connection.client.host if connection.client else None)


def own_names(further: Iterable[str]) -> Iterator[str]:
    """The names by which this machine is reached, beside addresses."""
    machine = socket.gethostname().lower()
    yield from ("localhost", machine, f"{machine}.local", socket.getfqdn().lower())
    yield from (name.lower() for name in further)


def asks_for_us(connection: Connection) -> bool:
    """Is it this hall that is asked for, by an address or one of its names? A name of somebody else's that was made
    to lead here would let their page pass for ours."""
    asked = _split(f"//{connection.headers.get('host', '')}")
    host = ((asked.hostname if asked else None) or "").rstrip(".")
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return host in connection.app.state.names or host.endswith(".localhost")
    return True


def says_json(connection: Connection) -> bool:
    """A body that is said to be JSON, or none: what forms of other sites may send is neither."""
    kind = connection.headers.get("content-type", "").split(";")[0].strip().lower()
    nothing = connection.headers.get("content-length", "0") == "0" and "transfer-encoding" not in connection.headers
    return kind == "application/json" or (nothing and not kind)


def opened_here(connection: Connection) -> bool:
    """Has a person opened this address, or the hall's own page, or a program? Not so if another site leads here."""
    return connection.headers.get("sec-fetch-site", "none") in ("none", "same-origin")


async def caller_of(
    connection: Connection, key: str | None = None, seat: int | None = None, also: bool = False
) -> Caller:
    """The identity of the browser that asks, and the key it was given, if any."""
    return Caller(await identity_of(connection), key or _bearer(connection), seat, also)


async def identity_of(connection: Connection) -> str | None:
    """The identity of the browser that asks; None for programs, strangers, and pages of other origins."""
    hall: Hall = connection.app.state.hall
    token = connection.cookies.get(cookie_name(hall))
    if not token or len(token) > LONGEST or not from_here(connection):
        return None
    return await hall.identities.find(token)


def _bearer(connection: Connection) -> str | None:
    said = connection.headers.get("authorization", "")
    return said[len(_BEARER) :].strip()[:LONGEST] if said.lower().startswith(_BEARER) else None


def from_here(connection: Connection) -> bool:
    """Is it the hall's own page that asks, or a program? Browsers say where a page comes from."""
    return same_origin(connection.headers.get("origin"), connection.headers.get("host"))


def same_origin(origin: str | None, host: str | None) -> bool:
    """A browser says which page opens a socket; only the hall's own may. Programs say nothing."""
    if origin is None:
        return True
    said = _split(origin)
    return bool(host) and said is not None and said.netloc == host


def _split(address: str) -> SplitResult | None:
    """The parts of an address; None: it is none."""
    try:
        return urlsplit(address)
    except ValueError:
        return None


def cookie_name(hall: Hall) -> str:
    """Cookies do not tell the ports of a host apart, so every hall has a name of its own for its cookie."""
    return f"meadhall-{hall_mark(hall.secret)}"


def cookie(connection: Connection, token: str) -> Cookie:
    """What a browser keeps to be known again."""
    hall: Hall = connection.app.state.hall
    secure = connection.scope["scheme"] in ("https", "wss")
    return Cookie(
        cookie_name(hall), value=token, max_age=REMEMBERED, httponly=True, samesite="strict", secure=secure, path="/"
    )
