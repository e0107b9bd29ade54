"""What a server notes: for people as it comes, or one JSON document a line for programs. Never what opens a seat."""

from __future__ import annotations

import json
import logging
import re
from datetime import UTC, datetime
from enum import StrEnum
from typing import Annotated

import typer

#: Seat keys in addresses, cookies and headers, and passwords in the addresses of databases.
_SECRETS = (
    (re.compile(r"([?&]key=)[^&\s\"']+"), r"\1…"),
    (re.compile(r"(/table/[\w-]+/)[\w-]{16,}"), r"\1…"),
    (re.compile(r"(?i)(bearer |meadhall-\w+=)[\w.~+/=-]+"), r"\1…"),
    (re.compile(r"(://[^:/@\s]+:)[^@\s]+@"), r"\1…@"),
)


class Form(StrEnum):
    TEXT = "text"
    JSON = "json"


LogForm = Annotated[Form, typer.Option("--log", help="How to write the log, on standard error.")]


def without_secrets(words: str) -> str:
    for secret, shown in _SECRETS:
        words = secret.sub(shown, words)
    return words


class Plain(logging.Formatter):
    """A line for people."""

    def format(self, record: logging.LogRecord) -> str:
        return without_secrets(super().format(record))


class Document(logging.Formatter):
    """A JSON document."""

    def format(self, record: logging.LogRecord) -> str:
        said = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "process": record.process,
            "said": record.getMessage(),
        }
        if record.exc_info:
            said["trace"] = self.formatException(record.exc_info)
        return without_secrets(json.dumps(said, ensure_ascii=False))


def set_up(form: Form) -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(Document() if form is Form.JSON else Plain("%(levelname)s: %(message)s"))
    logging.basicConfig(level=logging.INFO if form is Form.JSON else logging.WARNING, handlers=[handler])
    for name in ("alembic", "httpx"):
        logging.getLogger(name).setLevel(logging.WARNING)
