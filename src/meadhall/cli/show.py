"""A scene as text: the same things that the page draws, as titles, lists and small grids."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rich.console import Group, RenderableType
from rich.markup import escape
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from meadhall.core.drawing import Printed, blank
from meadhall.core.scene import Scene, Thing

PLACES = ("cell", "track", "grid")  # whose notes are short and say what one comes there for
COLONS = {"en": ": ", "fr": "\N{NO-BREAK SPACE}: "}
WIDE = 9  # columns beyond which a grid shows numbers and the beginnings of names only


def scene_text(
    scene: Scene, lang: str = "en", before: Scene | None = None, printed: Callable[[Thing], Printed] = blank
) -> Group:
    """The whole table: where the match stands, then everything that lies there; or what has changed since `before`.
    `printed` says what is to be read on a grid where nothing lies."""
    done, of = scene["progress"]
    status = scene["status"] + (f"  [{done}/{of}]" if of else "")
    lines = _Reader(scene, COLONS[lang], before, printed).lines(scene["root"], top=True)
    return Group(Text(status, style="bold"), *lines)


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


class _Reader:
    """Reads a scene out: small things in one line after the name of what holds them, others indented under it."""

    def __init__(self, scene: Scene, colon: str, before: Scene | None, printed: Callable[[Thing], Printed]) -> None:
        self.things = scene["things"]
        self.before = {} if before is None else before["things"]
        self.colon = colon
        self.printed = printed

    def lines(self, id: str, top: bool = False) -> Iterator[RenderableType]:
        """What is to be read of a thing; nothing where it is as it was."""
        if self._unchanged(id):
            return
        thing = self.things[id]
        label = "" if top else thing_label(thing)
        inside = [self.things[child] for child in thing.get("things", [])]
        if thing["kind"] == "grid" and "size" in thing:
            grid, legend = self._grid(thing)
            yield from _titled(label, [grid, *([Text(legend)] if legend else [])])
        elif any(child.get("things") for child in inside):
            found = [line for child in inside for line in self.lines(child["id"])]
            if found or thing_label(self.before.get(id, {**thing, "name": ""})) != thing_label(thing):
                yield from _titled(label, found)
        else:
            small = " · ".join(filter(None, map(thing_label, inside)))
            if label or small:
                yield Text(f"{label}{self.colon}{small}" if label and small else label or small)

    def _unchanged(self, id: str) -> bool:
        thing = self.things[id]
        return self.before.get(id) == thing and all(map(self._unchanged, thing.get("things", [])))

    def _grid(self, thing: Thing) -> tuple[Table, str]:
        """Rows and columns, with what is printed on them; they have numbers where the places show no names."""
        columns, rows = (int(n) for n in thing["size"])
        inside = [self.things[id] for id in thing.get("things", [])]
        wide = columns > WIDE
        cells: dict[tuple[int, int], list[str]] = {}
        for child in inside:
            for at in _covered(child):
                cells.setdefault(at, []).append(self._cell(child, short=wide))
        marks, legend = self.printed(thing)
        numbered = wide or all(child["kind"] != "cell" for child in inside)
        head = ["", *(str(x + 1) for x in range(columns))] if numbered else []
        table = Table(*head, show_header=numbered, show_lines=not wide, padding=0 if wide else (0, 1))
        for y in range(rows):
            row = (" ".join(filter(None, cells.get((x, y), []))) or marks.get((x, y), "·") for x in range(columns))
            table.add_row(*([str(y + 1)] if numbered else []), *row)
        return table, legend

    def _cell(self, thing: Thing, short: bool) -> str:
        """What stands on a place, with the name of the place where there is room for it."""
        if thing["kind"] != "cell":
            return escape(thing_label(thing)[: 3 if short else None])
        on_it = " ".join(filter(None, (thing_label(self.things[id]) for id in thing.get("things", []))))
        if short:
            return escape(on_it[:3])
        return f"{escape(on_it)} [dim]{escape(thing_label(thing))}[/]".strip()


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


def _covered(thing: Thing) -> list[tuple[int, int]]:
    """The cells of a grid on which a thing lies."""
    x, y = (int(n) for n in (*thing.get("at", [0, 0]), 0)[:2])
    return [(x + dx, y + dy) for dx, dy in thing.get("cells", [[0, 0]])]
