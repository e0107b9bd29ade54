"""A scene as text: the same things that the page draws, as titles, lists and small grids."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.markup import escape
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from meadhall.core.scene import Scene, Thing

PLACES = ("cell", "track")  # whose notes are short and say what one comes there for
COLONS = {"en": ": ", "fr": "\N{NO-BREAK SPACE}: "}
WIDE = 9  # columns beyond which a grid shows numbers and the beginnings of names only


def scene_text(scene: Scene, lang: str = "en") -> Group:
    """The whole table: where the match stands, the seats, then everything that lies there."""
    done, of = scene["progress"]
    status = scene["status"] + (f"  [{done}/{of}]" if of else "")
    return Group(Text(status, style="bold"), *thing_lines(scene, scene["root"], COLONS[lang], top=True))


def seats_table(scene: Scene, names: list[str], deciding: set[int]) -> Table:
    """One row a seat: who, score, where they stand, what they have."""
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    for look in scene["seats"]:
        seat = look["seat"]
        chips = ", ".join(f"{chip['name']} {chip['value']}" for chip in look["chips"])
        mark = "►" if seat in deciding else " "
        who, points = Text(names[seat], style="bold"), _points(look["score"])
        table.add_row(mark, who, points, escape(look["line"]), Text(chips, style="dim"))
    return table


def score_sheet(scene: Scene, names: list[str]) -> Table:
    """Line by line, one column a seat, and what it comes to."""
    table = Table("", *map(escape, names), box=None, padding=(0, 2, 0, 0))
    for row in scene["scores"]:
        table.add_row(escape(row["name"]), *map(_points, row["values"]))
    table.add_row("Total", *(_points(look["score"]) for look in scene["seats"]), style="bold")
    return table


def _points(value: int | None) -> str:
    return "?" if value is None else str(value)


def thing_lines(scene: Scene, id: str, colon: str, top: bool = False) -> Iterator[RenderableType]:
    """A thing and all that lies in it: small things in one line after its name, others indented under it."""
    thing = scene["things"][id]
    label = "" if top else thing_label(thing)
    inside = [scene["things"][child] for child in thing.get("things", [])]
    if thing["kind"] == "grid" and "size" in thing:
        yield from _titled(label, [_grid(scene, thing)])
    elif any(child.get("things") for child in inside):
        yield from _titled(label, [line for child in inside for line in thing_lines(scene, child["id"], colon)])
    else:
        small = " · ".join(filter(None, map(thing_label, inside)))
        if label or small:
            yield Text(f"{label}{colon}{small}" if label and small else label or small)


def _titled(label: str, lines: list[RenderableType]) -> Iterator[RenderableType]:
    if label:
        yield Text(label, style="bold")
    if lines:
        yield Padding(Group(*lines), (0, 0, 0, 2 if label else 0))


def thing_label(thing: Thing) -> str:
    """What a thing is called, with the one number that matters; of a place, what it brings."""
    name = thing.get("name", "▒▒" if thing.get("hidden") else "")
    value = thing.get("value")
    label = name if value is None else f"{name} ({value})" if name else str(value)
    return f"{label} [{thing['note']}]" if thing["kind"] in PLACES and thing.get("note") else label


def _grid(scene: Scene, thing: Thing) -> Table:
    """Rows and columns; they have numbers where the places show no names."""
    columns, rows = (int(n) for n in thing["size"])
    inside = [scene["things"][id] for id in thing.get("things", [])]
    wide = columns > WIDE
    cells: dict[tuple[int, int], list[str]] = {}
    for child in inside:
        for at in _covered(child):
            cells.setdefault(at, []).append(_cell(scene, child, short=wide))
    numbered = wide or all(child["kind"] != "cell" for child in inside)
    head = ["", *(str(x + 1) for x in range(columns))] if numbered else []
    table = Table(*head, show_header=numbered, show_lines=not wide, padding=0 if wide else (0, 1))
    for y in range(rows):
        row = (" ".join(filter(None, cells.get((x, y), []))) or "·" for x in range(columns))
        table.add_row(*([str(y + 1)] if numbered else []), *row)
    return table


def _covered(thing: Thing) -> list[tuple[int, int]]:
    """The cells of a grid on which a thing lies."""
    x, y = (int(n) for n in (*thing.get("at", [0, 0]), 0)[:2])
    return [(x + dx, y + dy) for dx, dy in thing.get("cells", [[0, 0]])]


def _cell(scene: Scene, thing: Thing, short: bool) -> str:
    """What stands on a place, with the name of the place where there is room for it."""
    if thing["kind"] != "cell":
        return escape(thing_label(thing)[: 3 if short else None])
    on_it = " ".join(filter(None, (thing_label(scene["things"][id]) for id in thing.get("things", []))))
    if short:
        return escape(on_it[:3])
    return f"{escape(on_it)} [dim]{escape(thing_label(thing))}[/]".strip()
