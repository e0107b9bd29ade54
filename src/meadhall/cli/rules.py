"""`meadhall rules`: a game's ledger, one rule of it, or which rules a test proves."""

from __future__ import annotations

import re
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape
from rich.padding import Padding

from meadhall.cli.common import AnyGame, AsJson, GameFile, GameName, Lang, checked_lang, find_game, out, print_json
from meadhall.cli.coverage import cited_rules, rules_in_code, tests_folder
from meadhall.core.errors import MeadhallError
from meadhall.core.ledger import Ledger, Rule

RuleId = Annotated[str | None, typer.Argument(metavar="ID", help="A rule: RAIDS-6.7, or just 6.7.")]


def rules(
    name: GameName = None,
    rule: RuleId = None,
    coverage: Annotated[bool, typer.Option(help="List rules without a test, and those no code cites.")] = False,
    tests: Annotated[Path | None, typer.Option(metavar="DIR", help="Where the tests are.")] = None,
    lang: Lang = "en",
    as_json: AsJson = False,
    file: GameFile = None,
) -> None:
    """Show the numbered rules of a game, or how far tests prove them."""
    # With --game FILE the first word left is the rule.
    if file is not None and name is not None and rule is None:
        name, rule = None, name
    game = find_game(name, file)
    ledger = game.ledger(checked_lang(lang))
    if coverage:
        document = covered(ledger, tests or tests_folder()) | {"uncited": uncited(ledger, game)}
        _show_coverage(document, game, ledger, as_json)
    elif rule is not None:
        _show_rule(find_rule(ledger, rule, game.key), as_json)
    else:
        _show_ledger(ledger, game, as_json)


def find_rule(ledger: Ledger, words: str, key: str) -> Rule:
    """A rule by its id, in full or without the game's name; or an error that names the nearest."""
    wanted = words.upper()
    for candidate in (wanted, f"{key.upper()}-{wanted}"):
        if candidate in ledger.entries:
            return ledger.entries[candidate]
    near = get_close_matches(wanted, ledger.entries, n=3) or get_close_matches(
        f"{key.upper()}-{wanted}", ledger.entries
    )
    hint = f" (is it {' or '.join(near)}?)" if near else ""
    raise MeadhallError(f"{key} has no rule {words!r}{hint}")


def covered(ledger: Ledger, tests: Path) -> dict[str, object]:
    """Every rule is proven by a test, exempt with a reason, or uncovered."""
    cited = cited_rules(tests)
    left = [rule for rule in ledger.rules if rule.id not in cited]
    return {
        "total": len(ledger.rules),
        "covered": len(ledger.rules) - len(left),
        "exempt": [{"id": rule.id, "why": rule.exempt} for rule in left if rule.exempt],
        "uncovered": [rule.id for rule in left if not rule.exempt],
    }


def uncited(ledger: Ledger, game: AnyGame) -> list[str]:
    """The rules that no line of the game's code cites."""
    ids = [rule.id for rule in ledger.rules]
    cited = rules_in_code(game.folder, ids)
    return [id for id in ids if id not in cited]


def _data(rule: Rule) -> dict[str, str | None]:
    return rule._asdict()


def _show_coverage(document: dict[str, object], game: AnyGame, ledger: Ledger, as_json: bool) -> None:
    if as_json:
        print_json(document)
        return
    exempt, uncovered = document["exempt"], document["uncovered"]
    assert isinstance(exempt, list)
    assert isinstance(uncovered, list)
    for entry in exempt:
        out.print(f"exempt     {entry['id']}: {escape(entry['why'])}")
    for rule in uncovered:
        out.print(f"[bold red]no test[/]    {rule}: {escape(ledger.entries[rule].text)}")
    unnamed = document["uncited"]
    assert isinstance(unnamed, list)
    if unnamed:
        out.print(f"no code cites {', '.join(unnamed)}")
    out.print(
        f"{game.key}: {document['total']} rules, {document['covered']} covered by a test,"
        f" {len(exempt)} exempt, {len(uncovered)} uncovered, {len(unnamed)} not cited by code"
    )


def _show_rule(rule: Rule, as_json: bool) -> None:
    if as_json:
        print_json(_data(rule))
    else:
        out.print(f"[dim]{escape(rule.section)}[/]")
        print_rule(rule)


#: What a ledger marks in its text, as Markdown does.
_MARKS = re.compile(r"(?P<bold>\*\*[^*]+\*\*)|(?P<italic>\*[^*]+\*)|(?P<cyan>`[^`]+`)")


def _marked(words: str) -> str:
    """The text of a rule, with what it marks set apart."""
    return _MARKS.sub(lambda m: f"[{m.lastgroup}]{m[0].strip('*`')}[/]", escape(words))


def print_rule(rule: Rule) -> None:
    out.print(f"[bold]{rule.id}[/]")
    out.print(Padding(_marked(rule.text) + (f" [dim]({escape(rule.source)})[/]" if rule.source else ""), (0, 0, 0, 2)))


def _show_ledger(ledger: Ledger, game: AnyGame, as_json: bool) -> None:
    if as_json:
        entries = [_data(rule) for rule in ledger.entries.values()]
        print_json({"game": game.key, "title": ledger.title, "rules": entries})
        return
    out.print(f"[bold]{escape(ledger.title)}[/]\n{escape(ledger.intro)}")
    section = ""
    for rule in ledger.entries.values():
        if rule.section != section:
            section = rule.section
            out.print(f"\n[bold]{escape(section)}[/]")
        print_rule(rule)
