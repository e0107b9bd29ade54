"""A match at the keyboard: the scene, the question, numbered options, reasons, rules, undo."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from contextlib import suppress
from getpass import getuser
from random import Random

from rich.markup import escape
from rich.padding import Padding

from meadhall import bots
from meadhall.cli.common import out
from meadhall.cli.rules import find_rule, print_rule
from meadhall.cli.show import COLONS, scene_text, score_sheet, seats_table, thing_label
from meadhall.core.errors import MeadhallError
from meadhall.core.event import Event
from meadhall.core.match import Match
from meadhall.core.refusal import Reason, reason
from meadhall.core.scene import Choice, Question, Scene
from meadhall.core.text import Seat
from meadhall.core.zones import Sight
from meadhall.table.seats import BOT_NAMES

HUMAN = "human"
MANY = 20  # options beyond which each has one line
ALIASES = {"help": "h", "aide": "h", "undo": "u", "quit": "q", "exit": "q", "quitter": "q"}


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
        self.at_keyboard: int | None = None
        self.said: list[Event] = []  #: what happened in the last move
        self.seen: Scene | None = None
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
        except KeyboardInterrupt:
            out.print(f"\n{self.say['left']}")
            raise
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
        self.said = self.match.heard()
        for line in self.match.lines(self.said, viewer, self.lang, self.names):
            rule = f" [dim]{line['rule']}[/]" if line["rule"] else ""
            out.print(f"  • {escape(line['text'])}{rule}")

    def _viewer(self) -> int | None:
        """Through whose eyes the log is told: nobody's where people share the keyboard."""
        people = [seat for seat, who in enumerate(self.seats) if who == HUMAN]
        return people[0] if len(people) == 1 else None

    def _ask(self, seat: int) -> None:
        question = self.match.question(seat, self.lang, self.names)
        assert question is not None
        self._hand_over(seat)
        if self.shown != len(self.match.choices()):
            self.shown = len(self.match.choices())
            self._show(seat)
            self._show_question(question)
        words = out.input("[bold]> [/]").strip()
        self._answer(words, question)

    def _hand_over(self, seat: int) -> None:
        """Where something is hidden, nobody reads what was shown to who sat at this keyboard before."""
        before, self.at_keyboard = self.at_keyboard, seat
        secret = any(zone.sight not in (Sight.PUBLIC, Sight.NOBODY) for zone in self.match.game.zones)
        if self.seats.count(HUMAN) == 1 or before == seat or not secret:
            return
        out.clear()
        self.seen = None
        out.input(escape(self.say["turn"].format(self.names[seat])))

    def _answer(self, words: str, question: Question) -> None:
        """A number or an option id plays; everything else is a command."""
        command, _, rest = words.replace("?", "? ", 1).partition(" ")
        command = ALIASES.get(command.lower(), command.lower())
        actions: dict[str, Callable[[], None]] = {
            "?": lambda: self._explain(question, rest.strip()),
            "h": lambda: out.print(self.say["help"]),
            "u": lambda: self._undo(question["seat"]),
            "s": lambda: out.print(score_sheet(self._scene(question["seat"]), self.names)),
            "v": self._show_again,
            "i": lambda: self._inspect(question["seat"], rest.strip()),
            "q": self._leave,
        }
        if command in actions:
            actions[command]()
        elif words:
            self._choose(words, question)

    def _leave(self) -> None:
        raise Leave

    def _show_again(self) -> None:
        self.shown = self.seen = None

    def _choose(self, words: str, question: Question) -> None:
        seat, options = question["seat"], question["options"]
        chosen = words
        if re.fullmatch(r"[+-]?\d+", words):
            number = int(words[:9])  # beyond that there is no option either
            if not 1 <= number <= len(options):
                out.print(self.say["number" if len(options) > 1 else "only"].format(len(options)))
                return
            chosen = options[number - 1]["id"]
        refusal = self.match.refuse(seat, chosen)
        if refusal is None:
            self.before.append((seat, self.match.clone()))
            self._play(chosen, seat)
            return
        reasons = self.match.why(refusal, self.lang, self.names)
        named = [(n, o) for n, o in enumerate(options, 1) if words.lower() in o["label"].lower()]
        if named and not any(why["rule"] for why in reasons):
            _print_options(named, len(named) > MANY)
            return
        for why in reasons:
            out.print(f"  [red]✗[/] {escape(why['text'])} [dim]{why['rule'] or self.say['h']}[/]")

    def _undo(self, seat: int) -> None:
        """Back to the last own decision, unless that would peek."""
        own = [number for number, (who, _) in enumerate(self.before) if who == seat]
        if not own:
            out.print(f"  [red]✗[/] {self.say['nothing']}")
            return
        before = self.before[own[-1]][1]
        barrier = self._barrier(before, seat)
        if barrier is not None:
            said = self.match.look(seat, self.lang, self.names).say.text(barrier.text)
            out.print(f"  [red]✗[/] {escape(said)}")
            return
        self.before = self.before[: own[-1]]
        self.match = before
        self.match.listen()
        self.shown = None

    def _barrier(self, before: Match, seat: int) -> Reason | None:
        """As in the hall: another person's act bars the way back, that of a bot does not."""
        others = [who for who, _ in self.match.choices(since=before) if who != seat]
        people = [who for who in others if self.seats[who] == HUMAN]
        if people:
            return reason("", "why-undo-acted", seat=Seat(people[-1]))
        now = self.match
        return Match(now.game, now.state, now.seed, now.options_chosen).barrier(before, seat, answered=bool(others))

    def _explain(self, question: Question, rule: str) -> None:
        """`?`: the question's rule and all that cannot be done and why; `? RULE`: that rule."""
        ledger = self.match.game.ledger(self.lang)
        if rule:
            try:
                print_rule(find_rule(ledger, rule, self.match.game.key))
            except MeadhallError:
                out.print(f"  [red]✗[/] {escape(self.say['rule'].format(rule))}")
            return
        if question["rule"] in ledger.entries:
            print_rule(ledger.entries[question["rule"]])
        for refused in question["refused"]:
            out.print(f"  [dim]✗ {escape(refused['label'])}[/] [dim]({refused['id']})[/]")
            for why in refused["reasons"]:
                out.print(Padding(f"{escape(why['text'])} [dim]{why['rule']}[/]", (0, 0, 0, 6)))

    def _inspect(self, seat: int, words: str) -> None:
        """`i NAME`: what stands on the cards, tiles and places of that name; if nothing does, what they are."""
        things = [t for t in self._scene(seat)["things"].values() if words.lower() in t.get("name", "").lower()]
        texts = dict.fromkeys((t.get("name", ""), t["note"]) for t in things if t.get("note"))
        found = [f"[bold]{escape(name)}[/]{COLONS[self.lang]}{escape(note)}" for name, note in texts]
        found = found or [escape(label) for label in dict.fromkeys(map(thing_label, things)) if label]
        for line in found:
            out.print(Padding(line, (0, 0, 0, 2)))
        if not found:
            out.print(f"  [red]✗[/] {escape(self.say['unknown'].format(words))}")

    def _scene(self, seat: int | None) -> Scene:
        return self.match.scene(seat, self.lang, self.names)

    def _show(self, seat: int) -> None:
        """The table; of one that was shown, what has changed."""
        scene, look = self._scene(seat), self.match.look(seat, self.lang, self.names)
        printed = self.match.game.drawing.printed
        out.rule()
        if self.seen is not None:
            out.print(f"[dim]{self.say['changed']}[/]")
        out.print(scene_text(scene, self.lang, self.seen, lambda thing: printed(thing, look)))
        self.seen = scene
        out.print(seats_table(scene, self.names, {decision.seat for decision in self.match.pending}))

    def _show_question(self, question: Question) -> None:
        rule = f" [dim]{question['rule']}[/]" if question["rule"] else ""
        out.print(
            f"\n[bold]{escape(self.names[question['seat']])}{COLONS[self.lang]}{escape(question['title'])}[/]{rule}"
        )
        if question["note"]:
            out.print(escape(question["note"]))
        _print_options(enumerate(question["options"], 1), len(question["options"]) > MANY)
        if refused := len(question["refused"]):
            out.print(f"  [dim]{self.say['refused' if refused > 1 else 'refused-one'].format(refused)}[/]")

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


def _print_options(options: Iterable[tuple[int, Choice]], many: bool) -> None:
    """Each option, and under it what it leads to; where there are many, behind it."""
    for number, option in options:
        lines = [*(line["text"] for line in option.get("preview", [])), *option.get("remarks", [])]
        note = option.get("note", "")
        behind = [*([note] if note and note not in lines else []), *(lines if many else [])]
        said = escape(option["label"]) + (f" [dim]— {escape(' · '.join(behind))}[/]" if behind else "")
        said = f"[dim]{said}[/]" if option.get("aside") else said
        out.print(Padding(f"{number:>3}  {said}", (0, 0, 0, 2)))
        if lines and not many:
            out.print(Padding(f"[dim]{escape(' · '.join(lines))}[/]", (0, 0, 0, 7)))


def login_name() -> str:
    """The name under which somebody is known to this computer, if there is one."""
    with suppress(OSError, KeyError, ImportError):  # by the version of Python
        found = getuser()
        return found[:1].upper() + found[1:]
    return ""


WORDS = {
    "en": {
        "help": "A number chooses; words show the options that have them. ? says what cannot be done and why, "
        "? RULE shows a rule, i NAME shows what is on a card or place, u takes back, s shows the scores, "
        "v the whole table and the question, h this help, q leaves.",
        "changed": "What has changed (v shows the whole table):",
        "h": "Type h for help.",
        "table": "At the table: {}.",
        "turn": "{} to the keyboard: press Enter, and nobody else looks. ",
        "unknown": "There is nothing here called “{}”.",
        "rule": "There is no rule “{}” in this game.",
        "left": "You left the table.",
        "player": "Player",
        "number": "  There are options 1 to {}.",
        "only": "  There is only option 1.",
        "nothing": "There is nothing of yours to take back.",
        "refused": "({} more cannot be done now: ? says why)",
        "refused-one": "(1 more cannot be done now: ? says why)",
        "won": "Won by: {}",
    },
    "fr": {
        "help": "Un numéro choisit ; des mots montrent les options qui les contiennent. ? dit ce qui est impossible et "
        "pourquoi, ? RÈGLE montre une règle, i NOM montre ce que dit une carte ou une case, u reprend le coup, "
        "s montre les scores, v toute la table et la question, h cette aide, q quitte.",
        "changed": "Ce qui a changé (v montre toute la table) :",
        "h": "Tapez h pour l’aide.",
        "table": "À la table : {}.",
        "turn": "Au clavier, {} : appuyez sur Entrée à l’abri des regards. ",
        "unknown": "Rien ici ne s’appelle « {} ».",
        "rule": "Ce jeu n’a pas de règle « {} ».",
        "left": "Vous avez quitté la table.",
        "player": "Joueur",
        "number": "  Les options vont de 1 à {}.",
        "only": "  Il n’y a que l’option 1.",
        "nothing": "Vous n’avez rien à reprendre.",
        "refused": "({} autres sont impossibles maintenant : ? dit pourquoi)",
        "refused-one": "(1 autre est impossible maintenant : ? dit pourquoi)",
        "won": "Victoire : {}",
    },
}
