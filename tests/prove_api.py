"""Schemathesis against a hall of its own: it asks for what `/schema/openapi.json` describes, in all ways that it knows.

    make prove-api        # installs it in an environment of its own

`tests/test_web_openapi.py` is the short form. Two of its checks are left out: nobody has to prove who they are to ask,
and a wish that is well-formed may be refused all the same, for no schema says how many may play or who the bots are.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from tests.web_kit import Json, Server, running, settings

BOT = {"kind": "bot", "bot": "random"}
NOT = "ignored_auth,positive_data_acceptance"


def tables(server: Server) -> Iterator[Json]:
    """One that waits for people, one that goes on, one that is over."""
    yield server.make([{"kind": "human"}], game="raids", public=True)
    yield server.make([BOT], game="raids")
    made = server.make([BOT])
    page = server.page(made["table"], made["key"])
    while not page.state["over"]:
        page.until(lambda page: bool(page.options or page.state["over"]))
        if page.options:
            page.play(page.options[0])
    yield made


def prove(program: str, server: Server, folder: Path, table: Json, examples: int, *words: str) -> bool:
    known = {"table": table["table"], "game": "raids"}
    lines = ["[headers]", f'Authorization = "Bearer {table["key"]}"', "[parameters]"]
    told = folder / "schemathesis.toml"
    told.write_text("\n".join([*lines, *(f"{name} = {json.dumps(value)}" for name, value in known.items())]))
    command = [program, "--config-file", str(told), "run", f"http://127.0.0.1:{server.port}/schema/openapi.json"]
    command += ["--checks", "all", "--exclude-checks", NOT, "--max-examples", str(examples), "--warnings", "off"]
    return subprocess.run([*command, "--continue-on-failure", "--no-color", *words], cwd=folder).returncode == 0


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--st", default="st", help="the program")
    parser.add_argument("--examples", type=int, default=50, help="of each call")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as place, running(settings(Path(place) / "hall", thinkers=1)) as server:
        waiting, *others = tables(server)
        program = str(Path(wanted.st).absolute()) if "/" in wanted.st else wanted.st
        good = [prove(program, server, Path(place), waiting, wanted.examples)]
        only = ("--include-path-regex", "table")
        good += [prove(program, server, Path(place), table, wanted.examples, *only) for table in others]
    sys.exit(not all(good))


if __name__ == "__main__":
    main()
