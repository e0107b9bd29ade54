"""A real PostgreSQL for tests, which it starts and stops: nothing is configured, nothing listens on the network."""

from __future__ import annotations

import os
import secrets
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from glob import glob
from pathlib import Path
from typing import Any


def binaries() -> Path | None:
    """Where PostgreSQL's programs are, if this machine has them."""
    found = shutil.which("pg_ctl")
    places = [Path(found).resolve().parent] if found else []
    places += [Path(path) for path in sorted(glob("/usr/lib/postgresql/*/bin"), reverse=True)]
    return next((place for place in places if (place / "initdb").exists()), None)


def postgres_required() -> bool:
    return os.environ.get("MEADHALL_REQUIRE_POSTGRES") == "1"


class Postgres:
    """One server, in a directory of its own, reached by a socket there."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self._programs = programs
        self._folder = folder
        # It refuses to run as root.
        self._as: dict[str, Any] = {"user": "postgres", "group": "postgres", "extra_groups": []} if is_root() else {}
        if self._as:
            shutil.chown(folder, "postgres", "postgres")
        self._run("initdb", "-D", str(folder / "data"), "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C")
        settings = f"listen_addresses=''\nunix_socket_directories='{folder}'\nmax_connections=200\n"
        with (folder / "data" / "postgresql.conf").open("a") as file:
            file.write(settings)
        self.start()

    def _run(self, program: str, *words: str) -> None:
        done = subprocess.run(
            [str(self._programs / program), *words], cwd=self._folder, capture_output=True, text=True, **self._as
        )
        assert done.returncode == 0, done.stdout + done.stderr

    def _control(self, *words: str) -> None:
        log = str(self._folder / "log")
        self._run("pg_ctl", "-D", str(self._folder / "data"), "-l", log, "-w", *words)

    def start(self) -> None:
        self._control("start")

    def stop(self, how: str = "immediate") -> None:
        """`immediate` is what a power cut would be: nobody is told, nothing is written any more."""
        self._control("stop", "-m", how)

    def database(self) -> str:
        """A fresh database, by its URL."""
        name = f"t{secrets.token_hex(6)}"
        self._run("createdb", "-h", str(self._folder), "-U", "postgres", name)
        return f"postgresql+psycopg://postgres@/{name}?host={self._folder}"

    def dump(self, url: str, file: Path) -> None:
        """What an operator would do for a backup."""
        with file.open("wb") as out:
            command = [str(self._programs / "pg_dump"), "-h", str(self._folder), "-U", "postgres", "-Fc", name_in(url)]
            subprocess.run(command, stdout=out, check=True)

    def restore(self, file: Path, url: str) -> None:
        with file.open("rb") as dump:
            place = ["-h", str(self._folder), "-U", "postgres", "-d", name_in(url), "--exit-on-error"]
            subprocess.run([str(self._programs / "pg_restore"), *place], stdin=dump, check=True)


def name_in(url: str) -> str:
    return url.split("@/")[1].split("?")[0]


def is_root() -> bool:
    return sys.platform != "win32" and os.geteuid() == 0


@contextmanager
def running() -> Iterator[Postgres]:
    programs = binaries()
    assert programs is not None
    # A socket's path must be short.
    folder = Path(tempfile.mkdtemp(prefix="mh-pg-", dir="/tmp"))
    server: Postgres | None = None
    try:
        server = Postgres(programs, folder)
        yield server
    finally:
        if server is not None:
            server.stop()
        shutil.rmtree(folder, ignore_errors=True)
