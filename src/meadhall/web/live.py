"""Who has a table's page open, and what goes out to them.

Viewers of the same seat in the same language see the same: their scene is computed and encoded
once, and only what differs from the last one is sent.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Iterable, Sequence

import msgspec

from meadhall.core.scene import Scene
from meadhall.table.news import Moved
from meadhall.table.rows import ChatRow
from meadhall.table.table import Table
from meadhall.web.messages import ChatMessage, Failure, Lang, SceneChange, Seats, ServerMessage
from meadhall.web.show import Pages, Show, chat_line
from meadhall.web.words import say

log = logging.getLogger(__name__)

BACKLOG = 1000  #: messages that may wait for one page; a page further behind has to come anew

Sight = tuple[int | None, Lang]
Things = dict[str, bytes]


def encode(message: ServerMessage) -> str:
    return msgspec.json.encode(message).decode()


def things(scene: Scene) -> Things:
    """A scene's things, each encoded: small, quick to compare, and nothing for the garbage collector to walk."""
    return {id: msgspec.json.encode(thing) for id, thing in scene["things"].items()}


def change(old: Things, new: Things, scene: Scene) -> SceneChange:
    """What has to be sent so that a page showing `old` shows `scene`."""
    changed = {id: msgspec.Raw(thing) for id, thing in new.items() if old.get(id) != thing}
    return {
        "changed": changed,  # type: ignore[typeddict-item]  # things as they go over the wire
        "removed": [id for id in old if id not in new],
        "status": scene["status"],
        "progress": scene["progress"],
        "seats": scene["seats"],
        "scores": scene["scores"],
    }


def _seats(show: Show) -> str:
    return encode(Seats(show.seats(), show.undo(), show.table.followed, show.elsewhere, show.luck()))


def _pages(viewers: Iterable[Viewer]) -> Pages:
    return Counter(viewer.seat for viewer in viewers if viewer.seat is not None)


class Viewer:
    """One open page. `seat` is None for a spectator; `nonce` says in whose hands the seat was when it opened."""

    def __init__(self, seat: int | None, lang: Lang, name: str, nonce: str = "") -> None:
        self.seat = seat
        self.lang = lang
        self.name = name
        self.nonce = nonce
        self.blind = False  #: the last that happened could not be shown: everything has to be sent anew
        self.outbox: asyncio.Queue[str | None] = asyncio.Queue()

    @property
    def sight(self) -> Sight:
        return self.seat, self.lang

    def send(self, words: str) -> None:
        """Queue a message; None at the end of the queue closes the page that fell too far behind."""
        if self.outbox.qsize() < BACKLOG:
            self.outbox.put_nowait(words)
        elif self.outbox.qsize() == BACKLOG:
            self.shut()

    def shut(self) -> None:
        """Close the page once it has read what is queued; it may come anew."""
        self.outbox.put_nowait(None)

    def tell(self, message: ServerMessage) -> None:
        self.send(encode(message))


class Room:
    """The open pages of one table."""

    def __init__(self, table: Table, secret: bytes) -> None:
        self.table = table
        self.viewers: list[Viewer] = []
        self._secret = secret
        self._shown: dict[Sight, Things] = {}
        self._names = table.names
        table.watch(self)

    def close(self) -> None:
        self.table.unwatch(self)

    def show(self, sight: Sight) -> Show:
        return Show(self.table, *sight, _pages(self.viewers), self._secret)

    # ── coming and going ─────────────────────────────────────────────────────────────────────

    def enter(self, viewer: Viewer) -> None:
        """A page opens: it gets everything, whoever it concerns learns of it."""
        others = self.viewers
        self.viewers = [*others, viewer]
        self.greet(viewer)
        self._tell_of(viewer, others)

    def leave(self, viewer: Viewer) -> None:
        self.viewers = [other for other in self.viewers if other is not viewer]
        self._forget()
        self._tell_of(viewer, self.viewers)

    def _tell_of(self, viewer: Viewer, others: list[Viewer]) -> None:
        """Who comes or goes: all are told of the first and the last page of a seat, its own pages of any other."""
        if viewer.seat is None:
            return
        same = [other for other in others if other.seat == viewer.seat]
        self._send(_seats, same or others)

    def greet(self, viewer: Viewer) -> None:
        """Send everything: on coming, after a change of language, to who fell behind."""
        viewer.blind = False
        self._give(viewer, self._made(viewer.sight, self._whole))

    def _whole(self, show: Show) -> str:
        scene = show.scene()
        words = encode(show.whole(scene))
        self._shown[show.seat, show.lang] = things(scene)
        return words

    def switch(self, viewer: Viewer, lang: Lang) -> None:
        viewer.lang = lang
        self._forget()
        self.greet(viewer)

    def _forget(self) -> None:
        """Scenes that nobody looks at are not kept up to date."""
        seen = {viewer.sight for viewer in self.viewers}
        self._shown = {sight: shown for sight, shown in self._shown.items() if sight in seen}

    # ── what the table tells ─────────────────────────────────────────────────────────────────

    def moved(self, move: Moved | None) -> None:
        blind = [viewer for viewer in self.viewers if viewer.blind]
        self._each(lambda show: self._update(show, move), but=blind)
        for viewer in blind:
            self.greet(viewer)

    def _update(self, show: Show, move: Moved | None) -> str:
        sight = (show.seat, show.lang)
        scene = show.scene()
        old, new = self._shown[sight], things(scene)
        words = encode(show.update(change(old, new, scene), move))
        self._shown[sight] = new
        return words

    def seated(self) -> None:
        self._expel()
        if self.table.names != self._names:  # names are part of what is drawn
            self.reset()
        else:
            self._each(_seats)

    def said(self, line: ChatRow) -> None:
        words = encode(ChatMessage(chat_line(line)))
        for viewer in self.viewers:
            viewer.send(words)

    def _expel(self) -> None:
        """A seat that has changed hands is closed to the pages of whoever had it before."""
        for viewer in self.viewers:
            if viewer.seat is not None and viewer.nonce != self.table.seats[viewer.seat].nonce:
                viewer.shut()

    def reset(self) -> None:
        self._expel()
        self._names = self.table.names
        self._shown.clear()
        for viewer in self.viewers:
            self.greet(viewer)

    def _each(self, message: Callable[[Show], str], but: Sequence[Viewer] = ()) -> None:
        self._send(message, [viewer for viewer in self.viewers if viewer not in but])

    def _send(self, message: Callable[[Show], str], viewers: Sequence[Viewer]) -> None:
        """Make a message once per sight and send it to everybody who has it."""
        made: dict[Sight, str | None] = {}
        for viewer in viewers:
            if viewer.sight not in made:
                made[viewer.sight] = self._made(viewer.sight, message)
            self._give(viewer, made[viewer.sight])

    def _made(self, sight: Sight, message: Callable[[Show], str]) -> str | None:
        """A message for a sight; None if it cannot be made: then nobody but these viewers shall notice."""
        try:
            return message(self.show(sight))
        except Exception:
            log.exception("table %s cannot be shown to seat %s in %s", self.table.id, *sight)
            return None

    def _give(self, viewer: Viewer, words: str | None) -> None:
        if words is None:
            viewer.blind = True
            viewer.tell(Failure("unshown", say(viewer.lang, "fault-unshown")))
        else:
            viewer.send(words)


class Rooms:
    """The rooms in which somebody is."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret
        self._rooms: dict[str, Room] = {}

    def enter(self, table: Table, viewer: Viewer) -> Room:
        room = self._rooms.get(table.id)
        if room is None or room.table is not table:
            room = self._rooms[table.id] = Room(table, self._secret)
        room.enter(viewer)
        return room

    def leave(self, room: Room, viewer: Viewer) -> None:
        room.leave(viewer)
        if not room.viewers:
            room.close()
            if self._rooms.get(room.table.id) is room:
                del self._rooms[room.table.id]

    def pages(self, table: Table) -> Pages:
        """In how many pages the seats of a table are open."""
        room = self._rooms.get(table.id)
        return {} if room is None else _pages(room.viewers)
