"""A match at the keyboard: the scene, the question, numbered options, reasons, rules, undo."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from getpass import getuser
from random import Random

from rich.markup import escape
from rich.padding import Padding

from meadhall import bots
from meadhall.cli.common import out
from meadhall.cli.rules import find_rule, print_rule
from meadhall.cli.show import COLONS, scene_text, score_sheet, seats_table
from meadhall.core.errors import MeadhallError
from meadhall.core.match import Match
from meadhall.core.scene import Choice, Question, Scene
from meadhall.table.seats import BOT_NAMES

HUMAN = "human"


class Leave(Exception):
    """The person has had enough."""


class Terminal:
    """One match; `seats` says who sits where: `human`, or the name of a bot."""

    def __init__(self, match: Match, seats: list[str], lang: str, luck: Random, name: str = "") -> None:
        self.match = match
        self.seats = seats
        self.lang = lang
        self.luck = luck
        self.say = WORDS[lang]
        self.names = self._names(name or login_name())
        self.before: list[tuple[int, Match]] = []
        self.shown: int | None = None
        match.listen()

    def _names(self, own: str) -> list[str]:
        """Who sits alone has a name of their own, several people at one keyboard have numbers; bots are called as in
        the hall."""
        alone = self.seats.count(HUMAN) == 1 and own
        found: list[str] = []
        for seat, who in enumerate(self.seats):
            if who == HUMAN:
                found.append(own if alone else f"{self.say['player']} {seat + 1}")
            else:
                found.append(next(name for name in BOT_NAMES[seat:] + BOT_NAMES if name not in (own, *found)))
        return found

    def run(self) -> None:
        """Until the match is over or the person leaves."""
        out.print(f"[dim]{self.say['help']}[/]")
        at_table = (n if who == HUMAN else f"{n} ({who})" for n, who in zip(self.names, self.seats, strict=True))
        out.print(escape(self.say["table"].format(", ".join(at_table))))
        try:
            while self.match.decision is not None:
                self._turn()
        except (Leave, EOFError):
            out.print(self.say["left"])
            return
        self._end()

    def _turn(self) -> None:
        """Bots first: a person is asked when only people are left to answer."""
        waiting = self.match.pending
        for decision in waiting:
            if self.seats[decision.seat] != HUMAN:
                bot = bots.get(self.seats[decision.seat])
                self._play(bot.choose(self.match, decision.seat, self.luck).id, decision.seat)
                return
        self._ask(waiting[0].seat)

    def _play(self, option: str, seat: int) -> None:
        self.match.play(option, seat)
        viewer = self._viewer()
        for line in self.match.lines(self.match.heard(), viewer, self.lang, self.names):
            rule = f" [dim]{line['rule']}[/]" if line["rule"] else ""
            out.print(f"  • {escape(line['text'])}{rule}")

    def _viewer(self) -> int | None:
        """Through whose eyes the log is told: nobody's where people share the keyboard."""
        people = [seat for seat, who in enumerate(self.seats) if who == HUMAN]
        return people[0] if len(people) == 1 else None

    def _ask(self, seat: int) -> None:
        question = self.match.question(seat, self.lang, self.names)
        assert question is not None
        if self.shown != len(self.match.choices()):
            self.shown = len(self.match.choices())
            self._show(seat)
        self._show_question(question)
        words = out.input("[bold]> [/]").strip()
        self._answer(words, question)

    def _answer(self, words: str, question: Question) -> None:
        """A number or an option id plays; everything else is a command."""
        command, _, rest = words.partition(" ")
        actions: dict[str, Callable[[], None]] = {
            "?": lambda: self._explain(question, rest.strip()),
            "u": lambda: self._undo(question["seat"]),
            "s": lambda: out.print(score_sheet(self._scene(question["seat"]), self.names)),
            "v": lambda: self._show(question["seat"]),
            "i": lambda: self._inspect(question["seat"], rest.strip()),
            "q": self._leave,
        }
        if command in actions:
            actions[command]()
        elif words:
            self._choose(words, question)

    def _leave(self) -> None:
        raise Leave

    def _choose(self, words: str, question: Question) -> None:
        seat, options = question["seat"], question["options"]
        chosen = words
        if words.isdecimal():
            if not 1 <= int(words) <= len(options):
                out.print(self.say["number"].format(len(options)))
                return
            chosen = options[int(words) - 1]["id"]
        refusal = self.match.refuse(seat, chosen)
        if refusal is not None:
            for why in self.match.why(refusal, self.lang, self.names):
                out.print(f"  [red]✗[/] {escape(why['text'])} [dim]{why['rule']}[/]")
            return
        self.before.append((seat, self.match.clone()))
        self._play(chosen, seat)

    def _undo(self, seat: int) -> None:
        """Back to the last own decision, unless that would peek."""
        own = [number for number, (who, _) in enumerate(self.before) if who == seat]
        if not own:
            out.print(f"  [red]✗[/] {self.say['nothing']}")
            return
        before = self.before[own[-1]][1]
        barrier = self.match.barrier(before, seat)
        if barrier is not None:
            said = self.match.look(seat, self.lang, self.names).say.text(barrier.text)
            out.print(f"  [red]✗[/] {escape(said)}")
            return
        self.before = self.before[: own[-1]]
        self.match = before
        self.match.listen()
        self.shown = None

    def _explain(self, question: Question, rule: str) -> None:
        """`?`: the question's rule and all that cannot be done and why; `? RULE`: that rule."""
        ledger = self.match.game.ledger(self.lang)
        if rule:
            try:
                print_rule(find_rule(ledger, rule, self.match.game.key))
            except MeadhallError as error:
                out.print(f"  [red]✗[/] {escape(str(error))}")
            return
        if question["rule"] in ledger.entries:
            print_rule(ledger.entries[question["rule"]])
        for refused in question["refused"]:
            out.print(f"  [dim]✗ {escape(refused['label'])}[/] [dim]({refused['id']})[/]")
            for why in refused["reasons"]:
                out.print(Padding(f"{escape(why['text'])} [dim]{why['rule']}[/]", (0, 0, 0, 6)))

    def _inspect(self, seat: int, words: str) -> None:
        """`i NAME`: what stands on the cards, tiles and places of that name."""
        things = self._scene(seat)["things"].values()
        named = [(thing.get("name", ""), thing.get("note", "")) for thing in things]
        found = dict.fromkeys(one for one in named if one[1] and words.lower() in one[0].lower())
        for name, note in found:
            out.print(Padding(f"[bold]{escape(name)}[/]{COLONS[self.lang]}{escape(note)}", (0, 0, 0, 2)))
        if not found:
            out.print(f"  [red]✗[/] {escape(self.say['unknown'].format(words))}")

    def _scene(self, seat: int | None) -> Scene:
        return self.match.scene(seat, self.lang, self.names)

    def _show(self, seat: int) -> None:
        scene = self._scene(seat)
        out.rule()
        out.print(scene_text(scene, self.lang))
        out.print(seats_table(scene, self.names, {decision.seat for decision in self.match.pending}))

    def _show_question(self, question: Question) -> None:
        rule = f" [dim]{question['rule']}[/]" if question["rule"] else ""
        out.print(
            f"\n[bold]{escape(self.names[question['seat']])}{COLONS[self.lang]}{escape(question['title'])}[/]{rule}"
        )
        if question["note"]:
            out.print(escape(question["note"]))
        for number, option in enumerate(question["options"], 1):
            _print_option(number, option)
        if question["refused"]:
            out.print(f"  [dim]{self.say['refused'].format(len(question['refused']))}[/]")

    def _end(self) -> None:
        result, drawing = self.match.result, self.match.game.drawing
        assert result is not None
        out.rule()
        out.print(score_sheet(self._scene(self._viewer()), self.names))
        title, line = drawing.ending(self.match.state, self.match.look(self._viewer(), self.lang, self.names))
        winners = ", ".join(self.names[seat] for seat in result.winners)
        scores = ", ".join(f"{name} {score}" for name, score in zip(self.names, result.scores, strict=True))
        out.print(f"[bold]{escape(title or self.say['won'].format(winners))}[/] ({escape(scores)})")
        if line:
            out.print(escape(line))


def _print_option(number: int, option: Choice) -> None:
    """An option, and under it what it leads to."""
    lines = [*(line["text"] for line in option.get("preview", [])), *option.get("remarks", [])]
    note = option.get("note", "")
    said = escape(option["label"]) + (f" [dim]— {escape(note)}[/]" if note and note not in lines else "")
    out.print(Padding(f"{number:>3}  [dim]{said}[/]" if option.get("aside") else f"{number:>3}  {said}", (0, 0, 0, 2)))
    if lines:
        out.print(Padding(f"[dim]{escape(' · '.join(lines))}[/]", (0, 0, 0, 7)))


def login_name() -> str:
    """The name under which somebody is known to this computer, if there is one."""
    with suppress(OSError, KeyError, ImportError):  # by the version of Python
        found = getuser()
        return found[:1].upper() + found[1:]
    return ""


WORDS = {
    "en": {
        "help": "A number chooses. ? says what cannot be done and why, ? RULE shows a rule, "
        "i NAME shows what is on a card or place, u takes back, s shows the scores, v the table, q leaves.",
        "table": "At the table: {}.",
        "unknown": "There is nothing here called “{}” that has a text.",
        "left": "You left the table.",
        "player": "Player",
        "number": "  There are options 1 to {}.",
        "nothing": "There is nothing of yours to take back.",
        "refused": "({} more cannot be done now: ? says why)",
        "won": "Won by: {}",
    },
    "fr": {
        "help": "Un numéro choisit. ? dit ce qui est impossible et pourquoi, ? RÈGLE montre une règle, "
        "i NOM montre ce que dit une carte ou une case, u reprend le coup, s montre les scores, v la table, q quitte.",
        "table": "À la table : {}.",
        "unknown": "Rien ici ne s’appelle « {} » et ne porte de texte.",
        "left": "Vous avez quitté la table.",
        "player": "Joueur",
        "number": "  Les options vont de 1 à {}.",
        "nothing": "Vous n’avez rien à reprendre.",
        "refused": "({} autres sont impossibles maintenant : ? dit pourquoi)",
        "won": "Victoire : {}",
    },
}
