"""Runs the hall: finds a free port, says where it is, opens it, ends cleanly on Ctrl-C."""

from __future__ import annotations

import contextlib
import errno
import gc
import ipaddress
import logging
import signal
import socket
import sys
import threading
import time
import urllib.error
import urllib.request
import webbrowser
from collections.abc import Iterator
from types import FrameType

import uvicorn
from litestar import Litestar

from meadhall.table.health import Physician
from meadhall.web.app import create_app
from meadhall.web.door import AT_ONCE, door
from meadhall.web.gate import Gate
from meadhall.web.limits import FRAME_BYTES
from meadhall.web.settings import Settings

TRIES = 20


class NoPort(OSError):
    """The hall cannot listen there; the message says why."""


class Server(uvicorn.Server):
    """Ends in two steps: first it says that it closes, so that nobody is sent here any more; then it tells its pages
    to come anew (elsewhere, if there are other halls), writes what is to be written, and ends."""

    def __init__(self, config: uvicorn.Config, physician: Physician, drain: float) -> None:
        super().__init__(config)
        self._physician = physician
        self._drain = drain

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if self._drain and not self._physician.closing:
            self._physician.closing = True
            later = threading.Timer(self._drain, super().handle_exit, (sig, frame))
            later.daemon = True  # who is told a second time does not wait for it
            later.start()
        else:
            super().handle_exit(sig, frame)


def serve(host: str, port: int, settings: Settings, *, open_browser: bool = True, drain: float = 0.0) -> None:
    """Serve until Ctrl-C; `drain` seconds after it, where a proxy has to notice first."""
    with listen(host, port) as door_:
        port_found: int = door_.getsockname()[1]
        address = f"http://{_shown(host)}:{port_found}/"
        app = create_app(settings)
        config = configured(app, settings)
        # What is loaded by now stays: the garbage collector need not walk it again while people wait.
        gc.collect()
        gc.freeze()
        print(f"The hall is open at {address} (Ctrl-C closes it)", flush=True)
        for line in for_friends(host, port_found, settings):
            print(line, flush=True)
        if open_browser:
            threading.Thread(target=_open_when_ready, args=(address,), daemon=True).start()
        # uvicorn hands the signal on after closing; being told to end is as good as Ctrl-C.
        signal.signal(signal.SIGTERM, signal.default_int_handler)
        with contextlib.suppress(KeyboardInterrupt):
            Server(config, app.state.physician, drain).run(sockets=[door_])
        print("The hall is closed. Every table is kept.", flush=True)


def configured(app: Litestar, settings: Settings) -> uvicorn.Config:
    """How the hall is served. What a request says of where it comes from counts only from a proxy that was named."""
    return uvicorn.Config(
        app,
        log_level="warning",
        log_config=None if logging.root.handlers else uvicorn.config.LOGGING_CONFIG,
        http=door(settings),
        ws=Gate,
        ws_max_size=FRAME_BYTES,
        ws_per_message_deflate=False,
        backlog=AT_ONCE,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        timeout_graceful_shutdown=2,
        server_header=False,
    )


def listen(host: str, port: int) -> socket.socket:
    """A listening socket at `port`, or at the next free one, saying so. Port 0 takes any."""
    for candidate in range(port, port + TRIES) if port else (0,):
        try:
            door = _bind(host, candidate)
        except OSError as error:
            if candidate > 65_534 or not _taken(error):
                raise NoPort(f"cannot listen on {host}:{candidate}: {error.strerror or error}") from error
            continue
        if candidate != port:
            print(f"Port {port} is taken; using {candidate}.", file=sys.stderr, flush=True)
        return door
    raise NoPort(f"ports {port} to {port + TRIES - 1} on {host} are all taken; name another with --port")


def _bind(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Named as TCP, or asyncio would not switch off Nagle's delay and answers would take 40 ms longer.
    door = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if sys.platform != "win32":
            door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        door.bind((host, port))
        door.listen(512)
    except BaseException:
        door.close()
        raise
    return door


def _taken(error: OSError) -> bool:
    return error.errno in (errno.EADDRINUSE, errno.EACCES)


def _shown(host: str) -> str:
    """An address that a browser on this machine can open."""
    if host in ("0.0.0.0", "::", ""):
        return "localhost"
    return f"[{host}]" if ":" in host else host


def for_friends(host: str, port: int, settings: Settings) -> Iterator[str]:
    """Where others find the hall, and what they should know: nothing, if it is open to this machine alone."""
    everywhere = host in ("0.0.0.0", "::", "")
    if not everywhere and _is_loopback(host):
        return
    found = [*settings.names, *((_outer_address(host),) if everywhere else (_shown(host),))]
    addresses = [f"https://{name}/" if settings.proxies else f"http://{name}:{port}/" for name in found if name]
    if addresses:
        yield f"For friends: {', '.join(addresses)}"
    if not settings.proxies:
        yield "This is plain HTTP: whoever can read the network can read along and take seats. Beyond a network that"
        yield "you trust, put a proxy with TLS before it (docs/running.md, `--proxy`)."


def _is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def _outer_address(host: str) -> str:
    """This machine's address in its network, as the system would choose it; nothing is sent for that."""
    family, far = (socket.AF_INET6, "2001:db8::1") if host == "::" else (socket.AF_INET, "192.0.2.1")
    with contextlib.suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
        probe.connect((far, 9))
        return _shown(str(probe.getsockname()[0]))
    return ""


def _open_when_ready(address: str) -> None:
    for _ in range(100):
        if _answers(f"{address}health"):
            webbrowser.open(address)
            return
        time.sleep(0.1)


def _answers(address: str) -> bool:
    try:
        urllib.request.urlopen(address, timeout=1).close()
    except urllib.error.HTTPError:
        pass  # not all is well, but the hall is open
    except OSError:
        return False
    return True
