"""`meadhall learn`: the guided first game in the terminal, plate by plate."""

from __future__ import annotations

import re
from random import Random
from typing import Annotated

import typer
from rich.markup import escape
from rich.panel import Panel

from meadhall.cli.common import AnyGame, GameFile, GameName, Lang, checked_lang, find_game, out
from meadhall.cli.terminal import HUMAN, Terminal
from meadhall.core.errors import MeadhallError
from meadhall.core.match import start
from meadhall.core.scene import Question
from meadhall.core.text import Text
from meadhall.table.coach import Coach, Plate
from meadhall.table.news import Moved

WIDTH = 76
_BOLD = re.compile(r"\*([^*]+)\*")
_SIGN = re.compile(r" ?:[a-z0-9-]+:")
WORDS = {
    "en": {"go-on": "Enter: go on", "step": "{} of {}", "choose": "option {}", "undo": "u takes it back"},
    "fr": {"go-on": "Entrée : continuer", "step": "{} sur {}", "choose": "option {}", "undo": "u reprend le coup"},
}


def learn(
    name: GameName = None,
    called: Annotated[str, typer.Option("--name", help="What you are called; else as at the login.")] = "",
    lang: Lang = "en",
    file: GameFile = None,
) -> None:
    """Learn a game by playing it: a match on which somebody comments."""
    game = find_game(name, file)
    checked_lang(lang)
    if game.lesson is None:
        raise MeadhallError(f"{game.key} has no lesson; `meadhall rules {game.key}` shows its rules")
    Lesson(game, lang, called.strip()).run()


class Lesson(Terminal):
    """A match at the keyboard with a coach beside it."""

    def __init__(self, game: AnyGame, lang: str, name: str) -> None:
        lesson = game.lesson
        assert lesson is not None
        match = start(game, lesson.players, lesson.seed, lesson.options)
        super().__init__(match, [HUMAN, *[lesson.bot] * (lesson.players - 1)], lang, Random(lesson.seed), name)
        self._moves: list[Moved] = []
        self._coach = Coach(lesson, match, lambda: self._moves)
        self._shown_plates = 0

    def _play(self, option: str, seat: int) -> None:
        super()._play(option, seat)
        told = self._coach.due(self.match, seat, option, self.said)
        self._moves.append(Moved(len(self._moves) + 1, seat, option, [*self.said, *told]))
        self._coach.hear(self._moves[-1])

    def _undo(self, seat: int) -> None:
        super()._undo(seat)
        left = len(self.match.choices())
        if left < len(self._moves):
            del self._moves[left:]
            self._coach.back()
            self._shown_plates = max(0, len(self._coach.plates) - 1)  # what it waits for is said again

    def _show_question(self, question: Question) -> None:
        self._tell(question)
        super()._show_question(question)

    def _end(self) -> None:
        super()._end()
        self._tell(None)

    def _tell(self, question: Question | None) -> None:
        """What has come due since the last question."""
        plates = self._coach.plates[self._shown_plates :]
        self._shown_plates = len(self._coach.plates)
        for plate in plates:
            out.print(Panel(self._words(plate, question), title=self._title(plate), width=WIDTH, border_style="yellow"))
            if not plate.want and question is not None:
                out.input(f"[dim]{WORDS[self.lang]['go-on']} [/]")

    def _title(self, plate: Plate) -> str:
        assert self._coach.lesson is not None
        if plate.title is None:
            return WORDS[self.lang]["undo"]
        step = WORDS[self.lang]["step"].format(plate.number, len(self._coach.lesson.steps))
        return f"[bold]{escape(self._say(plate.title))}[/] [dim]{step}[/]"

    def _words(self, plate: Plate, question: Question | None) -> str:
        lines = [_BOLD.sub(r"[bold]\1[/]", escape(_SIGN.sub("", self._say(plate.text))))]
        named = self._named(plate)
        if named:
            lines.append(f"[dim]→ {escape(', '.join(named))}[/]")
        if plate.do is not None and question is not None:
            numbers = [str(n) for n, o in enumerate(question["options"], 1) if o["id"] in plate.want]
            which = WORDS[self.lang]["choose"].format(", ".join(numbers))
            lines.append(f"[bold yellow]☞ {escape(self._say(plate.do))}[/] [dim]({which})[/]")
        return "\n".join(lines)

    def _named(self, plate: Plate) -> list[str]:
        """What the plate points at, by name."""
        things = self._scene(0)["things"]
        return list(dict.fromkeys(name for id in plate.at if id in things and (name := things[id].get("name", ""))))

    def _say(self, text: Text) -> str:
        return self.match.game.learn_texts.say(self.lang, text, self.names)
