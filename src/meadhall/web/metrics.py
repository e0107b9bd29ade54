"""`GET /metrics`: what a hall counts, in the text form that Prometheus reads.

Written out here, since it is a page of lines: the client library would bring a registry of its own, global to the
process, and collectors that know nothing more than `Tally` does.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException

from meadhall import __version__
from meadhall.table.hall import Hall
from meadhall.table.health import Health, Physician
from meadhall.table.tally import BOUNDS, Counted, Tally
from meadhall.web.live import Rooms

FORM = "text/plain; version=0.0.4; charset=utf-8"

COUNTERS: dict[Counted, str] = {
    "moves": "Moves made by people.",
    "moves_of_bots": "Moves made by bots.",
    "writes": "Things written to the store.",
    "commits": "Transactions in which they were written.",
    "conflicts": "Writes for which another hall had been first.",
    "unwritten": "Writes that the store did not take.",
    "followed": "Moves of other halls that were taken up here.",
    "handed_on": "Tables that only a newer hall could go on with.",
    "gaps": "Times the line to the other halls was opened or opened again.",
    "thoughts": "Thoughts asked of workers that share the database.",
}


@get("/metrics", tags=["hall"], media_type="text/plain")
async def metrics(request: Request[Any, Any, State]) -> Response[str]:
    """For who reaches the process itself: through a proxy it is not to be had."""
    if "x-forwarded-for" in request.headers or "forwarded" in request.headers:
        raise NotFoundException
    state = request.app.state
    physician: Physician = state.physician
    hall: Hall = state.hall
    rooms: Rooms = state.rooms
    gauges: dict[str, tuple[str, float]] = {
        "tables_open": ("Tables in memory.", hall.open_now),
        "pages_open": ("Pages of tables that are open.", rooms.sockets),
        "halls": ("Halls on this database.", len(hall.company)),
    }
    health = await physician.look()
    tally: Tally = state.built.store.tally
    lines = [*_gauges({**gauges, **_condition(health)}), *_counters(tally), *_commits(tally)]
    return Response("\n".join([*lines, ""]), media_type=FORM)


def _condition(health: Health) -> dict[str, tuple[str, float]]:
    thinking = health.thinking
    found: dict[str, tuple[str, float]] = {
        "healthy": ("Is all well?", not health.wrong),
        "workers": ("Places at which bots may think.", thinking.workers),
        "workers_alive": ("Processes that think, or are ready to.", thinking.alive),
        "thoughts_queued": ("Thoughts that wait.", thinking.queued),
        "thoughts_waited_seconds": ("For how long the first of them has waited.", round(thinking.waited, 3)),
    }
    if health.disk is not None:
        found["disk_free_bytes"] = "Free where the data lies.", health.disk
    return found


def _gauges(gauges: dict[str, tuple[str, float]]) -> Iterator[str]:
    yield from _head("info", "gauge", "The version of Meadhall.")
    yield f'meadhall_info{{version="{__version__}"}} 1'
    for name, (help, value) in gauges.items():
        yield from _head(name, "gauge", help)
        yield f"meadhall_{name} {value:g}" if isinstance(value, float) else f"meadhall_{name} {int(value)}"


def _counters(tally: Tally) -> Iterator[str]:
    for name, help in COUNTERS.items():
        yield from _head(f"{name}_total", "counter", help)
        yield f"meadhall_{name}_total {tally.counts[name]}"


def _commits(tally: Tally) -> Iterator[str]:
    """How long transactions took, as a histogram: each bucket holds those before it."""
    name = "commit_seconds"
    yield from _head(name, "histogram", "How long it took to write.")
    total = 0
    for bound, count in zip((*map(str, BOUNDS), "+Inf"), tally.commits, strict=True):
        total += count
        yield f'meadhall_{name}_bucket{{le="{bound}"}} {total}'
    yield f"meadhall_{name}_sum {tally.committing:.6f}"
    yield f"meadhall_{name}_count {total}"


def _head(name: str, kind: str, help: str) -> Iterator[str]:
    yield f"# HELP meadhall_{name} {help}"
    yield f"# TYPE meadhall_{name} {kind}"
