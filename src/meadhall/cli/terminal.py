"""A match at the keyboard: the scene, the question, numbered options, reasons, rules, undo."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from rich.markup import escape
from rich.padding import Padding

from meadhall import bots
from meadhall.cli.common import out
from meadhall.cli.rules import find_rule, print_rule
from meadhall.cli.show import scene_text, score_sheet, seats_table
from meadhall.core.errors import MeadhallError
from meadhall.core.match import Match
from meadhall.core.scene import Question, Scene

HUMAN = "human"


class Leave(Exception):
    """The person has had enough."""


class Terminal:
    """One match; `seats` says who sits where: `human`, or the name of a bot."""

    def __init__(self, match: Match, seats: list[str], lang: str, luck: Random) -> None:
        self.match = match
        self.seats = seats
        self.lang = lang
        self.luck = luck
        self.say = WORDS[lang]
        self.names = self._names()
        self.before: list[tuple[int, Match]] = []
        self.shown: int | None = None
        match.listen()

    def _names(self) -> list[str]:
        """`You`, or a number where several people share the keyboard; bots by their kind."""
        alone = self.seats.count(HUMAN) == 1
        you = self.say["you"] if alone else self.say["player"]
        return [
            (you if alone else f"{you} {seat + 1}") if who == HUMAN else f"{who} {seat + 1}"
            for seat, who in enumerate(self.seats)
        ]

    def run(self) -> None:
        """Until the match is over or the person leaves."""
        out.print(f"[dim]{self.say['help']}[/]")
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

    def _scene(self, seat: int | None) -> Scene:
        return self.match.scene(seat, self.lang, self.names)

    def _show(self, seat: int) -> None:
        scene = self._scene(seat)
        out.rule()
        out.print(scene_text(scene))
        out.print(seats_table(scene, self.names, {decision.seat for decision in self.match.pending}))

    def _show_question(self, question: Question) -> None:
        rule = f" [dim]{question['rule']}[/]" if question["rule"] else ""
        out.print(f"\n[bold]{escape(self.names[question['seat']])}: {escape(question['title'])}[/]{rule}")
        if question["note"]:
            out.print(escape(question["note"]))
        for number, option in enumerate(question["options"], 1):
            note = f" [dim]{escape(option['note'])}[/]" if option.get("note") else ""
            out.print(f"  {number:>3}  {escape(option['label'])}{note}")
        if question["refused"]:
            out.print(f"  [dim]{self.say['refused'].format(len(question['refused']))}[/]")

    def _end(self) -> None:
        result = self.match.result
        assert result is not None
        out.rule()
        out.print(score_sheet(self._scene(self._viewer()), self.names))
        winners = ", ".join(self.names[seat] for seat in result.winners)
        scores = ", ".join(f"{name} {score}" for name, score in zip(self.names, result.scores, strict=True))
        out.print(f"[bold]{self.say['won'].format(escape(winners))}[/] ({escape(scores)})")


WORDS = {
    "en": {
        "help": "A number chooses. ? says what cannot be done and why, ? RULE shows a rule, "
        "u takes back, s shows the scores, v the table, q leaves.",
        "left": "You left the table.",
        "you": "You",
        "player": "Player",
        "number": "  There are options 1 to {}.",
        "nothing": "There is nothing of yours to take back.",
        "refused": "({} more cannot be done now: ? says why)",
        "won": "Won by: {}",
    },
    "fr": {
        "help": "Un numéro choisit. ? dit ce qui est impossible et pourquoi, ? RÈGLE montre une règle, "
        "u reprend le coup, s montre les scores, v la table, q quitte.",
        "left": "Vous avez quitté la table.",
        "you": "Vous",
        "player": "Joueur",
        "number": "  Les options vont de 1 à {}.",
        "nothing": "Vous n’avez rien à reprendre.",
        "refused": "({} autres sont impossibles maintenant : ? dit pourquoi)",
        "won": "Victoire : {}",
    },
}
