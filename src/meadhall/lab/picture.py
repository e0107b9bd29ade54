"""A ladder as a picture: an SVG of our own, which a page or a document can show."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape

from meadhall.lab.ladder import Ladder, Rung

WIDTH, LEFT, ROW, HEAD, GAP = 360, 96, 34, 58, 24
INK, FAINT, BAR, DOT, PAPER = "#2a1a0c", "#5d4a30", "#cdb88c", "#8a4b06", "#f7efdc"

Scale = Callable[[float], float]  #: where a rating stands


def picture(title: str, ladders: Sequence[Ladder]) -> str:
    """One panel for each size of table: ratings as dots on their intervals."""
    most = max(len(ladder.rungs) for ladder in ladders)
    width, height = len(ladders) * (WIDTH + GAP) + GAP, HEAD + most * ROW + 58
    panels = "".join(_panel(ladder, GAP + number * (WIDTH + GAP)) for number, ladder in enumerate(ladders))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
        f'font-family="Alegreya Sans, sans-serif" role="img" aria-label="{escape(title)}">'
        f'<rect width="{width}" height="{height}" rx="10" fill="{PAPER}"/>'
        f"{_text(GAP, 28, title, 18, INK, 'bold')}{panels}</svg>\n"
    )


def _panel(ladder: Ladder, left: int) -> str:
    """The scale runs over all intervals; the share of wins stands at the right."""
    low, high = min(r.low for r in ladder.rungs), max(r.high for r in ladder.rungs)

    def at(rating: float) -> float:
        return left + LEFT + (WIDTH - LEFT - 60) * (rating - low) / max(1e-9, high - low)

    rows = "".join(_row(rung, left, HEAD + 22 + number * ROW, at) for number, rung in enumerate(ladder.rungs))
    bottom = HEAD + 22 + len(ladder.rungs) * ROW
    ticks = [round(low + (high - low) * i / 4) for i in range(5)]
    scale = "".join(_text(at(t), bottom + 8, str(t), 12, FAINT, "normal", "middle") for t in ticks)
    games = f"tables of {ladder.players}: rating and 95 % interval; wins"
    return _text(left, HEAD, games, 14, FAINT) + rows + scale


def _row(rung: Rung, left: int, y: int, at: Scale) -> str:
    share = f"{rung.wins / max(1, rung.games):.0%}"
    return (
        f"{_text(left, y + 5, rung.bot, 15, INK, 'bold')}"
        f'<rect x="{at(rung.low):.1f}" y="{y - 5}" width="{at(rung.high) - at(rung.low):.1f}" height="10" rx="5" '
        f'fill="{BAR}"/><circle cx="{at(rung.rating):.1f}" cy="{y}" r="6" fill="{DOT}"/>'
        f"{_text(left + WIDTH, y + 5, share, 14, INK, 'normal', 'end')}"
    )


def _text(x: float, y: float, words: str, size: int, fill: str, weight: str = "normal", anchor: str = "start") -> str:
    return (
        f'<text x="{x:.0f}" y="{y:.0f}" font-size="{size}" font-weight="{weight}" fill="{fill}" '
        f'text-anchor="{anchor}">{escape(words)}</text>'
    )
