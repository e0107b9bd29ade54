"""`meadhall replay`: what happened in a recorded match, and how it ended."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape

import meadhall
from meadhall.cli.common import AsJson, ContentFile, GameFile, Lang, checked_lang, find_game, out, print_json
from meadhall.cli.show import scene_text, score_sheet
from meadhall.core.errors import MeadhallError
from meadhall.core.match import Match
from meadhall.core.record import Record


def replay(
    record: Annotated[Path, typer.Argument(metavar="FILE", help="A record, as `sim --save` writes them.")],
    upto: Annotated[int | None, typer.Option(metavar="N", help="Stop after that many choices.")] = None,
    lang: Lang = "en",
    as_json: AsJson = False,
    file: GameFile = None,
    content: ContentFile = None,
) -> None:
    """Play a record again: every rule is checked once more."""
    checked_lang(lang)
    loaded = meadhall.load(record)
    if upto is not None and not 0 <= upto <= len(loaded.choices):
        raise MeadhallError(f"--upto: the record has {len(loaded.choices)} choices, not {upto}")
    game = find_game(None if file else loaded.game, file, content)
    match = meadhall.replay(loaded, upto=upto, name=game)
    if as_json:
        print_json(_document(match, loaded))
    else:
        _tell(meadhall.replay(loaded, upto=0, name=game), match, loaded, lang)


def _document(match: Match, record: Record) -> dict[str, object]:
    result = match.result
    return {
        "game": record.game,
        "players": record.players,
        "options": dict(record.options),
        "choices": len(match.choices()),
        "over": match.over,
        "scores": None if result is None else list(result.scores),
        "winners": None if result is None else list(result.winners),
    }


def _tell(match: Match, end: Match, record: Record, lang: str) -> None:
    """Every choice with what came of it, then the table as it stands."""
    match.listen()
    for number, (seat, option) in enumerate(end.choices(), 1):
        match.play(option, seat)
        out.print(f"[dim]{number:>4}  {seat}  {escape(option)}[/]")
        for line in match.lines(match.heard(), None, lang):
            out.print(f"          {escape(line['text'])} [dim]{line['rule']}[/]")
    scene, look, drawing = end.scene(None, lang), end.look(None, lang), end.game.drawing
    names = [match.look(None, lang).say.seat(seat) for seat in range(record.players)]
    table = scene_text(scene, lang, printed=lambda thing: drawing.printed(thing, look))
    out.print(table if end.result is None else score_sheet(scene, names))
    if end.result is not None:
        out.print(f"scores {list(end.result.scores)}, winners {list(end.result.winners)}")
        for words in filter(None, end.game.drawing.ending(end.state, end.look(None, lang))):
            out.print(escape(words))
