"""Runs the hall: finds a free port, says where it is, opens it, ends cleanly on Ctrl-C."""

from __future__ import annotations

import contextlib
import errno
import gc
import signal
import socket
import sys
import threading
import time
import urllib.error
import urllib.request
import webbrowser

import uvicorn

from meadhall.web.app import create_app
from meadhall.web.limits import FRAME_BYTES
from meadhall.web.settings import Settings

TRIES = 20


class NoPort(OSError):
    """The hall cannot listen there; the message says why."""


def serve(host: str, port: int, settings: Settings, *, open_browser: bool = True) -> None:
    """Serve until Ctrl-C."""
    with listen(host, port) as door:
        address = f"http://{_shown(host)}:{door.getsockname()[1]}/"
        config = uvicorn.Config(
            create_app(settings),
            log_level="warning",
            ws="websockets-sansio",
            ws_max_size=FRAME_BYTES,
            ws_per_message_deflate=False,
            timeout_graceful_shutdown=2,
            server_header=False,
        )
        # What is loaded by now stays: the garbage collector need not walk it again while people wait.
        gc.collect()
        gc.freeze()
        print(f"The hall is open at {address} (Ctrl-C closes it)", flush=True)
        if open_browser:
            threading.Thread(target=_open_when_ready, args=(address,), daemon=True).start()
        # uvicorn hands the signal on after closing; being told to end is as good as Ctrl-C.
        signal.signal(signal.SIGTERM, signal.default_int_handler)
        with contextlib.suppress(KeyboardInterrupt):
            uvicorn.Server(config).run(sockets=[door])
        print("The hall is closed. Every table is kept.", flush=True)


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
