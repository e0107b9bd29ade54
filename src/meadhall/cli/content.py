"""`meadhall content`: how much of a game's content rests on what."""

from __future__ import annotations

from rich.table import Table

from meadhall.cli.common import AsJson, ContentFile, GameFile, GameName, find_game, out, print_json

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
    if as_json:
        print_json({"entries": total, "provenance": counts})
        return
    table = Table("provenance", "entries", "share", "meaning", title=f"{game.key}: {total} entries")
    for provenance, count in counts.items():
        table.add_row(provenance, str(count), f"{count / max(total, 1):.0%}", MEANING[provenance])
    out.print(table)
