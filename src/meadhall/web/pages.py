"""The built page: one application for all its routes, and files that never change under one name."""

from __future__ import annotations

import mimetypes
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import File

from meadhall.web.settings import Settings

#: Paths that the page itself routes; everything else is a file or nothing.
ROUTES = ("learn", "table", "replay", "rules", "sources", "credits")
FOREVER = "public, max-age=31536000, immutable"
ALWAYS_ASK = "no-cache"
PACKED = ((".br", "br"), (".gz", "gzip"))  #: what lies packed beside a file, the smallest first

mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("font/woff2", ".woff2")


class PageMissing(NotFoundException):
    """The page has not been built."""


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def page(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[object]:
    """A file of the page, or the page for one of its routes."""
    settings: Settings = request.app.state.settings
    wanted = path.strip("/")
    if not wanted or wanted.split("/")[0] in ROUTES:
        return _file(settings.page, "index.html", ALWAYS_ASK)
    reads = request.headers.get("accept-encoding", "")
    try:
        return _file(settings.page, wanted, FOREVER if wanted.startswith("assets/") else ALWAYS_ASK, reads)
    except NotFoundException:
        if "text/html" not in request.headers.get("accept", ""):
            raise
        lost = _file(settings.page, "index.html", ALWAYS_ASK)  # the page says so in words
        lost.status_code = 404
        return lost


def _file(folder: Path, name: str, caching: str, reads: str = "") -> Response[object]:
    """A file of the page, in a packed form where there is one that the browser reads."""
    try:
        path = (folder / name).resolve()
        found = path.is_relative_to(folder.resolve()) and path.is_file()
    except (OSError, ValueError):  # a name that no file can have
        found = False
    if not found:
        raise PageMissing() if name == "index.html" else NotFoundException()
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    headers = {"cache-control": caching}
    for suffix, encoding in PACKED:
        twin = path.with_name(path.name + suffix)
        if encoding in reads and twin.is_file():
            path, headers["content-encoding"], headers["vary"] = twin, encoding, "accept-encoding"
            break
    return File(
        path, filename=name.rsplit("/", 1)[-1], media_type=kind, headers=headers, content_disposition_type="inline"
    )
