"""`GET /health`: for whoever watches over the hall from outside."""

from __future__ import annotations

from litestar import Response, get
from litestar.datastructures import State

from meadhall.table.health import Physician
from meadhall.web.descriptions import HealthReport


@get("/health", tags=["hall"])
async def health(state: State) -> Response[HealthReport]:
    """How the hall is; 503 if something is not as it should be."""
    physician: Physician = state.physician
    found = await physician.look()
    thinking = found.thinking
    report = HealthReport(
        ok=not found.wrong,
        wrong=list(found.wrong),
        store=found.store,
        disk_free=found.disk,
        workers=thinking.workers,
        workers_alive=thinking.alive,
        queued=thinking.queued,
        waited=round(thinking.waited, 3),
    )
    return Response(report, status_code=200 if report.ok else 503, media_type="application/json")
