"""What a hall counts can be read by whoever watches over it, and by nobody who comes through a proxy."""

from __future__ import annotations

import json
import logging
import re
from pathlib import Path

import pytest

from meadhall.cli.logs import Document, Plain, without_secrets
from tests.web_kit import running, settings, wait_for

LINE = re.compile(r'(# (HELP|TYPE) meadhall_\w+ .+|meadhall_\w+(\{\w+="[^"]*"\})? -?[\d.e+]+)')


def values(words: str) -> dict[str, float]:
    return {name: float(value) for name, value in re.findall(r"^(meadhall_\S+) (\S+)$", words, re.M)}


def test_what_happens_is_counted_in_the_form_that_prometheus_reads(tmp_path: Path) -> None:
    with running(settings(tmp_path)) as server:
        made = server.make([{"kind": "bot", "bot": "random"}])
        page = server.page(made["table"], made["key"])
        page.until(lambda p: bool(p.options))
        page.play(page.options[0])
        wait_for(lambda: values(server.http.get("/metrics").text)["meadhall_moves_of_bots_total"] >= 1)
        answer = server.http.get("/metrics")
        assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
        assert [line for line in answer.text.splitlines() if not LINE.fullmatch(line)] == []
        found = values(answer.text)
        assert found["meadhall_moves_total"] == 1
        assert (found["meadhall_tables_open"], found["meadhall_pages_open"], found["meadhall_halls"]) == (1, 1, 1)
        assert found["meadhall_commit_seconds_count"] == found['meadhall_commit_seconds_bucket{le="+Inf"}'] > 0
        assert server.http.get("/metrics", headers={"x-forwarded-for": "10.0.0.1"}).status_code == 404


@pytest.mark.parametrize(
    ("said", "hidden"),
    [
        ("GET /ws/abc?lang=en&key=c2VjcmV0 failed", "c2VjcmV0"),
        ("/table/Xy_z-1/AbCdEfGhIjKlMnOpQrStUvWx was opened", "AbCdEfGhIjKlMnOpQrStUvWx"),
        ("authorization: Bearer AbC.def", "AbC.def"),
        ("cookie: meadhall-12ab34cd=t0ken", "t0ken"),
        ("postgresql://ada:sesame@db/hall is gone", "sesame"),
    ],
)
def test_no_log_line_has_what_opens_a_seat_or_a_database(said: str, hidden: str) -> None:
    assert hidden not in without_secrets(said)
    record = logging.LogRecord("meadhall", logging.ERROR, "", 0, "%s", (said,), None)
    for form in (Document(), Plain("%(message)s")):
        assert hidden not in form.format(record)
        assert "…" in form.format(record)


def test_a_log_for_programs_is_one_document_a_line() -> None:
    try:
        raise ValueError("two\nlines")
    except ValueError as error:
        trace = (ValueError, error, error.__traceback__)
    record = logging.LogRecord("meadhall.table", logging.WARNING, "", 0, "table %s\nstops", ("x",), trace)
    line = Document().format(record)
    assert "\n" not in line
    said = json.loads(line)
    assert (said["level"], said["from"], said["said"]) == ("warning", "meadhall.table", "table x\nstops")
    assert "ValueError: two" in said["trace"]
