"""`meadhall content`: how much of a game's content rests on what."""

from __future__ import annotations

from pathlib import Path
from typing import TypedDict

from rich.table import Table

from meadhall.cli.common import AnyGame, AsJson, ContentFile, GameFile, GameName, find_game, out, print_json
from meadhall.cli.coverage import cited_occupations, tests_folder

MEANING = {
    "rulebook": "the rulebook says so",
    "public": "found in public sources",
    "house": "designed by us, because no source has it",
}


def content(name: GameName = None, as_json: AsJson = False, file: GameFile = None, overlay: ContentFile = None) -> None:
    """Say where the values of a game's components come from."""
    game = find_game(name, file, overlay)
    counts = game.content.provenance()
    total = sum(counts.values())
    cards = cards_with_tests(game, tests_folder())
    if as_json:
        print_json({"entries": total, "provenance": counts} | ({"cards": cards} if cards else {}))
        return
    table = Table("provenance", "entries", "share", "meaning", title=f"{game.key}: {total} entries")
    for provenance, count in counts.items():
        table.add_row(provenance, str(count), f"{count / max(total, 1):.0%}", MEANING[provenance])
    out.print(table)
    if cards:
        out.print(f"{cards['total']} occupations, {cards['tested']} with a test of their own")
        for number in cards["untested"]:
            out.print(f"[bold red]no test[/]    occupation {number}")


class Cards(TypedDict):
    """Which cards of a game have a test of their own."""

    total: int
    tested: int
    untested: list[int]


def cards_with_tests(game: AnyGame, tests: Path) -> Cards | None:
    """Of a game whose tests are marked by card: where the tests are at hand, which cards have one."""
    if not game.content.has("occupations") or not tests.is_dir():
        return None
    numbers = [card.int("number") for card in game.content.entries("occupations")]
    cited = cited_occupations(tests)
    untested = [number for number in numbers if number not in cited]
    return {"total": len(numbers), "tested": len(numbers) - len(untested), "untested": untested}
