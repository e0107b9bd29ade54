"""Bots in any language: programs that are asked in lines of JSON, on their standard input or over a WebSocket.

A question says all that its seat may know (`docs/lab.md`). Who crashes, is late or names no option has its first option
taken, once: the match goes on, and the next question is asked of a program that is started anew. Only for those who own
the machine: what is named is run.
"""

from __future__ import annotations

import atexit
import json
import shlex
import subprocess
import sys
import threading
from collections.abc import Callable
from contextlib import ExitStack
from functools import cache
from queue import Empty, SimpleQueue
from shutil import which
from time import monotonic
from typing import IO, Any, Protocol

from meadhall.bots.bot import Bot, Insight
from meadhall.core.errors import UnknownBot
from meadhall.core.option import Option

PROTOCOL = 1
RUN = "run:"  #: before a command
SOCKETS = ("ws://", "wss://")
PATIENCE = 5.0  #: seconds for an answer, where nobody says how long bots may think
LONGEST = 1 << 20  #: characters of a line; a longer one is no answer


def is_program(name: str) -> bool:
    """Does a name say where a program is?"""
    return name.startswith((RUN, *SOCKETS))


class Wire(Protocol):
    """A way to a program: one line there, one line back."""

    def send(self, line: str) -> None:
        """Ask. Raises OSError if nobody is there."""

    def receive(self, seconds: float) -> str:
        """The next line; TimeoutError if there is none in time, OSError if there never will be."""

    def close(self) -> None: ...


class Pipe:
    """A program that reads its standard input and writes its standard output."""

    def __init__(self, command: tuple[str, ...]) -> None:
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self._lines: SimpleQueue[str] = SimpleQueue()
        assert self._process.stdin is not None and self._process.stdout is not None  # both are pipes
        self._in, out = self._process.stdin, self._process.stdout
        threading.Thread(target=self._listen, args=(out,), daemon=True).start()

    def _listen(self, out: IO[str]) -> None:
        while line := out.readline(LONGEST):
            self._lines.put(line)
        self._lines.put("")

    def send(self, line: str) -> None:
        self._in.write(line + "\n")
        self._in.flush()

    def receive(self, seconds: float) -> str:
        try:
            line = self._lines.get(timeout=seconds)
        except Empty:
            raise TimeoutError from None
        if not line:
            raise ConnectionError("it has ended")
        return line

    def close(self) -> None:
        self._process.kill()
        self._process.wait()


class Socket:
    """A program that listens at an address."""

    def __init__(self, address: str) -> None:
        from websockets.sync.client import connect

        self._open = ExitStack()
        self._connection = self._open.enter_context(connect(address, open_timeout=PATIENCE, max_size=LONGEST))

    def send(self, line: str) -> None:
        self._say(lambda: self._connection.send(line))

    def receive(self, seconds: float) -> str:
        return str(self._say(lambda: self._connection.recv(timeout=seconds)))

    def _say(self, what: Callable[[], Any]) -> Any:
        from websockets.exceptions import WebSocketException

        try:
            return what()
        except WebSocketException as error:
            raise ConnectionError(str(error)) from None

    def close(self) -> None:
        self._open.close()


class Program:
    """One program, started when it is first asked and again after it was lost. Questions are numbered, so that a late
    answer is not taken for one to the next question."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._wire: Wire | None = None
        self._asked = 0
        self._complained = False

    def ask(self, question: dict[str, Any], seconds: float) -> str:
        """The option that it names; empty if it names none in time."""
        self._asked += 1
        line = json.dumps({"id": self._asked, **question, "seconds": seconds}, separators=(",", ":"))
        try:
            if self._wire is None:
                self._wire = self._open()
            self._wire.send(line)
            return self._answer(self._wire, monotonic() + seconds)
        except TimeoutError:
            self._complain(f"did not answer within {seconds:g} seconds")
        except OSError as error:
            self._complain(f"is lost: {error}")
            self.close()
        return ""

    def _open(self) -> Wire:
        if self.name.startswith(SOCKETS):
            return Socket(self.name)
        return Pipe(tuple(shlex.split(self.name.removeprefix(RUN))))

    def _answer(self, wire: Wire, until: float) -> str:
        """The answer to the last question; what comes late to earlier ones is passed over."""
        while True:
            said = wire.receive(max(0.0, until - monotonic()))
            try:
                answer = json.loads(said)
            except ValueError:
                answer = None
            if not isinstance(answer, dict):
                self._complain(f"says what is no JSON object: {said[:80]!r}")
                return ""
            if answer.get("id", self._asked) == self._asked:
                return str(answer.get("option", ""))

    def _complain(self, what: str) -> None:
        """Once: whoever is at fault a thousand times should not be told so."""
        if not self._complained:
            self._complained = True
            print(f"meadhall: the bot {self.name} {what}; its first option is taken", file=sys.stderr)

    def close(self) -> None:
        """End it."""
        if self._wire is not None:
            self._wire.close()
            self._wire = None


class Outsider(Bot):
    """A seat that a program plays."""

    def __init__(self, program: Program, seconds: float = PATIENCE) -> None:
        self.program = program
        self.seconds = seconds

    def decide(self, known: Insight) -> Option:
        if len(known.options) == 1:
            return known.options[0]
        named = self.program.ask(question(known), self.seconds)
        return next((option for option in known.options if option.id == named), known.options[0])


def question(known: Insight) -> dict[str, Any]:
    """What a program is told: all that its seat may know, and nothing else."""
    view = known.view()
    asked = next(p for p in view["pending"] if p["seat"] == known.seat)
    return {
        "protocol": PROTOCOL,
        "game": view["game"],
        "seat": known.seat,
        "kind": asked["kind"],
        "rule": asked["rule"],
        "options": [{"id": o.id, "verb": o.verb, "args": list(o.args)} for o in known.options],
        "view": view,
    }


def from_program(name: str, think: float | None = None) -> Outsider:
    """The bot at that place; `think` says how many milliseconds it has for an answer."""
    return Outsider(_program(name), PATIENCE if think is None else think / 1000)


@cache
def _program(name: str) -> Program:
    """One for all seats and matches of this process: a question says everything."""
    if name.startswith(RUN):
        words = shlex.split(name.removeprefix(RUN))
        if not words or which(words[0]) is None:
            raise UnknownBot(f"{name}: there is no program {words[0] if words else ''!r}")
    program = Program(name)
    atexit.register(program.close)
    return program
