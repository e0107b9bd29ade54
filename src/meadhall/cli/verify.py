"""`meadhall verify`: was the luck of a recorded match fair, and was it played by the rules?"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape

import meadhall
from meadhall.cli.common import AnyGame, AsJson, ContentFile, GameFile, find_game, out, print_json
from meadhall.core.errors import BadRecord
from meadhall.core.match import Match
from meadhall.core.record import Record

FALSE, NO_PROOF = 1, 3  #: exit codes; a file that cannot be read is 2, as with every command


def verify(
    record: Annotated[Path, typer.Argument(metavar="FILE", help="A record, as a table gives it when it is over.")],
    commitment: Annotated[
        str | None, typer.Option(metavar="HEX", help="What the table showed before the cards were dealt.")
    ] = None,
    part: Annotated[
        list[str] | None, typer.Option(metavar="HEX", help="A number that somebody added; may be given several times.")
    ] = None,
    as_json: AsJson = False,
    file: GameFile = None,
    content: ContentFile = None,
) -> None:
    """Check a record: the hall's commitment, where the seed comes from, and every choice.

    Exit code 0: all holds. 1: something does not. 2: the file cannot be read or checked. 3: it was played by the
    rules, but holds no proof that its luck was fair.
    """
    loaded = meadhall.load(record)
    game = find_game(None if file else loaded.game, file, content)
    faults = luck_faults(loaded, commitment, part or [])
    match, broken = _replayed(loaded, game)
    faults += broken
    if as_json:
        print_json(_document(loaded, match, faults))
    else:
        _tell(loaded, match, faults)
    if faults or loaded.fair is None:
        raise typer.Exit(FALSE if faults else NO_PROOF)


def luck_faults(record: Record, commitment: str | None, parts: list[str]) -> list[str]:
    """What speaks against the luck of a match, by its record and by what people noted at the table."""
    if record.fair is None:
        return ["there is no proof to compare with what was noted at the table"] if commitment or parts else []
    faults = record.fair.faults(record.seed, record.players)
    if commitment is not None and commitment.lower() != record.fair.commitment:
        faults.append("the commitment is not the one that was shown at the table")
    missing = [part for part in parts if part.lower() not in record.fair.parts]
    return [*faults, *(f"the number {part} was added at the table, but not to the seed" for part in missing)]


def _replayed(record: Record, game: AnyGame) -> tuple[Match, list[str]]:
    """The match, as far as it keeps the rules. Other rules than today's are no fault: they cannot be checked."""
    begun = meadhall.replay(record, upto=0, name=game)
    try:
        match = meadhall.replay(record, name=game)
    except BadRecord as error:
        return begun, [f"the match was not played by the rules: {error}"]
    return match, [] if match.over else ["the match is not over"]


def _document(record: Record, match: Match, faults: list[str]) -> dict[str, object]:
    fair, result = record.fair, match.result
    return {
        "game": record.game,
        "players": record.players,
        "choices": len(record.choices),
        "fair": None if fair is None else fair.data(),
        "faults": faults,
        "holds": not faults and fair is not None,
        "scores": None if result is None else list(result.scores),
        "winners": None if result is None else list(result.winners),
    }


def _tell(record: Record, match: Match, faults: list[str]) -> None:
    for fault in faults:
        out.print(f"[bold red]✗[/] {escape(fault)}")
    if record.fair is None:
        out.print("This record holds no proof of fair luck: its seed may have been known to somebody.")
    elif not faults:
        added = sum(1 for part in record.fair.parts if part)
        out.print(f"[bold green]✓[/] the hall dealt what it had committed to: {record.fair.commitment}")
        out.print(
            f"[bold green]✓[/] the seed comes from its secret and the numbers of {added} of {record.players} seats"
        )
    if match.result is not None:
        out.print(f"[bold green]✓[/] {len(record.choices)} choices by the rules of {record.game}")
        out.print(f"scores {list(match.result.scores)}, winners {list(match.result.winners)}")
