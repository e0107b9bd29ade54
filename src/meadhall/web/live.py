"""Who has a table's page open, and what goes out to them.

Viewers of the same seat in the same language see the same: what they are told is made once, and
only what differs from the last they were told is sent. People who play are told before those who look on.

A room is told no more than that something happened at its table (`Watcher`); the rest it reads from the table. Where
the table was changed by another process, the same few calls are all that is needed.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, OrderedDict, deque
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from meadhall.core.drawing import Painted
from meadhall.core.scene import Scene
from meadhall.table.company import WATCHING, Company
from meadhall.table.news import Moved
from meadhall.table.rows import ChatRow
from meadhall.table.table import Table
from meadhall.web.limits import BACKLOG_BYTES
from meadhall.web.living import life_of
from meadhall.web.message import ServerMessage
from meadhall.web.messages import ChatMessage, Failure, Lang
from meadhall.web.show import Glance, Pages, Show, chat_line, hears
from meadhall.web.shown import Shown, encode
from meadhall.web.words import say

log = logging.getLogger(__name__)

WHOLES = 100  #: whole tables that are kept ready, of all rooms together
STATUSES = 10_000  #: lines on how tables stand

Sight = tuple[int | None, Lang]


def _seats(show: Show, _: Moment) -> str:
    return encode(show.company())


def _pages(viewers: Iterable[Viewer]) -> dict[int, int]:
    return Counter(WATCHING if viewer.seat is None else viewer.seat for viewer in viewers)


class Outbox:
    """What waits to be read by one page: not more than so many bytes, whoever it is that does not read."""

    def __init__(self) -> None:
        self.unread: deque[str] = deque()
        self._bytes = 0
        self.shut_down = False
        self._news = asyncio.Event()

    def put(self, words: str) -> None:
        """Queue a message, however long it is; a page that is too far behind for it has to come anew."""
        if self._bytes and self._bytes + len(words) > BACKLOG_BYTES:
            self.unread.clear()
            self.shut()
        if not self.shut_down:
            self.unread.append(words)
            self._bytes += len(words)
            self._news.set()

    def shut(self) -> None:
        """Nothing more is taken: the page is closed once it has read what waits."""
        self.shut_down = True
        self._news.set()

    async def get(self) -> str | None:
        """The next message; None: there will be no more. A message counts until the next one is asked for."""
        self._bytes = sum(map(len, self.unread))
        while not self.unread:
            if self.shut_down:
                return None
            self._news.clear()
            await self._news.wait()
        return self.unread.popleft()


class Viewer:
    """One open page. `seat` is None for a spectator; `nonce` says in whose hands the seat was when it opened."""

    def __init__(self, seat: int | None, lang: Lang, name: str, nonce: str = "") -> None:
        self.seat = seat
        self.lang = lang
        self.name = name
        self.nonce = nonce
        self.blind = False  #: the last that happened could not be shown: everything has to be sent anew
        self.outbox = Outbox()

    @property
    def sight(self) -> Sight:
        return self.seat, self.lang

    def tell(self, message: ServerMessage) -> None:
        self.outbox.put(encode(message))


class Moment:
    """What those who look at a table at one moment share: parts of scenes by language, and scenes as they are sent."""

    def __init__(self) -> None:
        self.painted: dict[Lang, Painted] = {"en": {}, "fr": {}}
        self._shown: dict[int, tuple[Scene, Shown]] = {}  #: kept with the scene, so that its number stays its own
        self._coded: dict[int, bytes] = {}

    def shown(self, scene: Scene) -> Shown:
        """A scene as it is sent; it, or a thing in it, that several see is made ready once."""
        if id(scene) not in self._shown:
            self._shown[id(scene)] = scene, Shown.of(scene, self._coded)
        return self._shown[id(scene)][1]


Message = Callable[[Show, Moment], str]


class Whole(NamedTuple):
    """A whole table as it is sent, and what it shows."""

    words: str
    shown: Shown


class Wholes:
    """Whole tables as they were sent last, to be sent again as long as nothing happens there: who asks for one over
    and over costs next to nothing."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[object, Sight], Whole] = OrderedDict()

    def get(self, state: object, sight: Sight) -> Whole | None:
        """`state` is another object whenever anything has happened."""
        return self._kept.get((state, sight))

    def keep(self, state: object, sight: Sight, whole: Whole) -> None:
        self._kept[state, sight] = whole
        if len(self._kept) > WHOLES:
            self._kept.popitem(last=False)


class Statuses:
    """How tables stand, for lists: it is looked up anew only when something has happened there."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, Lang], tuple[int, Glance]] = OrderedDict()

    def of(self, show: Show) -> Glance:
        name, changes = (show.table.id, show.lang), show.table.row.changes
        kept = self._kept.pop(name, None)
        if kept is None or kept[0] != changes:
            kept = changes, show.glance()
        self._kept[name] = kept
        if len(self._kept) > STATUSES:
            self._kept.popitem(last=False)
        return kept[1]


class Room:
    """The open pages of one table."""

    def __init__(self, table: Table, secret: bytes, company: Company, wholes: Wholes) -> None:
        self.table = table
        self.viewers: list[Viewer] = []
        self._secret = secret
        self._company = company
        self._shown: dict[Sight, Shown] = {}
        self._wholes = wholes
        self._state = object()
        self._drawn_anew = self._basis()
        table.watch(self)

    def close(self) -> None:
        self.table.unwatch(self)

    def show(self, sight: Sight, moment: Moment | None = None) -> Show:
        painted = None if moment is None else moment.painted[sight[1]]
        return Show(self.table, *sight, self._company.pages(self.table.id), self._secret, painted)

    # ── coming and going ─────────────────────────────────────────────────────────────────────

    def enter(self, viewer: Viewer) -> None:
        """A page opens: it gets everything, whoever it concerns learns of it."""
        others = self.viewers
        self.viewers = sorted([*others, viewer], key=lambda one: one.seat is None)  # people before spectators
        self._report(viewer)
        self.greet(viewer)
        self._tell_of(viewer, others)

    def leave(self, viewer: Viewer) -> None:
        self.viewers = [other for other in self.viewers if other is not viewer]
        self._report(viewer)
        self._forget()
        self._tell_of(viewer, self.viewers)

    def _report(self, viewer: Viewer) -> None:
        """Somebody came or went: whoever sees who is there sees something new."""
        if viewer.seat is not None:
            self._state = object()
        self._company.report(self.table.id, _pages(self.viewers))

    def _tell_of(self, viewer: Viewer, others: list[Viewer]) -> None:
        """Who comes or goes: all are told of the first and the last page of a seat, its own pages of any other."""
        if viewer.seat is None:
            self._tell_life([other for other in others if other.seat is not None])
            return
        same = [other for other in others if other.seat == viewer.seat]
        self._send(_seats, same or others)
        self._tell_life(same or others)

    def greet(self, viewer: Viewer) -> None:
        """Send everything: on coming, after a change of language, to who fell behind."""
        viewer.blind = False
        self._send(self._whole, [viewer])
        self._tell_life([viewer])

    def _tell_life(self, viewers: Sequence[Viewer]) -> None:
        """Time, company, what is asked of all: the same for everybody."""
        if viewers:
            words = encode(life_of(self.table, self._company))
            for viewer in viewers:
                viewer.outbox.put(words)

    def _whole(self, show: Show, moment: Moment) -> str:
        sight = (show.seat, show.lang)
        whole = self._wholes.get(self._state, sight)
        if whole is None:
            scene = show.scene()
            whole = Whole(encode(show.whole(scene)), moment.shown(scene))
            self._wholes.keep(self._state, sight, whole)
        self._shown[sight] = whole.shown
        return whole.words

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
        self._state = object()
        blind = [viewer for viewer in self.viewers if viewer.blind]
        self._each(lambda show, moment: self._update(show, moment, move), but=blind)
        for viewer in blind:
            self.greet(viewer)
        if self.table.row.clock or move is None:
            self._tell_life(self._there)

    def _update(self, show: Show, moment: Moment, move: Moved | None) -> str:
        sight = (show.seat, show.lang)
        new = moment.shown(show.scene())
        words = encode(show.update(new.since(self._shown[sight]), move))
        self._shown[sight] = new
        return words

    def seated(self) -> None:
        self._expel()
        self._state = object()
        if self._drawn_anew != self._basis():
            self.reset()
        else:
            self._each(_seats)
            self._tell_life(self._there)

    def _basis(self) -> tuple[object, ...]:
        """Names are part of what is drawn; and who comes back is asked what a bot was asked meanwhile."""
        return self.table.names, self.table.over, [seat.bot is None for seat in self.table.seats]

    def said(self, line: ChatRow) -> None:
        self._state = object()
        words = encode(ChatMessage(chat_line(line)))
        for viewer in self.viewers:
            if hears(self.table, viewer.seat, line):
                viewer.outbox.put(words)

    def _expel(self) -> None:
        """A seat that has changed hands is closed to the pages of whoever had it before, a shut door to all others."""
        for viewer in self.viewers:
            if viewer.seat is None and self.table.row.door == "shut":
                viewer.outbox.shut()
            if viewer.seat is not None and viewer.nonce != self.table.seats[viewer.seat].nonce:
                viewer.outbox.shut()

    def gone(self) -> None:
        for viewer in self.viewers:
            viewer.outbox.shut()

    def reset(self) -> None:
        self._expel()
        self._drawn_anew = self._basis()
        self._shown.clear()
        self._state = object()
        for viewer in self.viewers:
            viewer.blind = False
        self._each(self._whole)
        self._tell_life(self._there)

    @property
    def _there(self) -> list[Viewer]:
        return [viewer for viewer in self.viewers if not viewer.outbox.shut_down]

    def _each(self, message: Message, but: Sequence[Viewer] = ()) -> None:
        self._send(message, [viewer for viewer in self._there if viewer not in but])

    def _send(self, message: Message, viewers: Sequence[Viewer]) -> None:
        """Make a message once per sight and send it to everybody who has it."""
        made: dict[Sight, str | None] = {}
        moment = Moment()
        for viewer in viewers:
            if viewer.sight not in made:
                made[viewer.sight] = self._made(viewer.sight, message, moment)
            self._give(viewer, made[viewer.sight])

    def _made(self, sight: Sight, message: Message, moment: Moment) -> str | None:
        """A message for a sight; None if it cannot be made: then nobody but these viewers shall notice."""
        try:
            return message(self.show(sight, moment), moment)
        except Exception:
            log.exception("table %s cannot be shown to seat %s in %s", self.table.id, *sight)
            return None

    def _give(self, viewer: Viewer, words: str | None) -> None:
        if words is None:
            viewer.blind = True
            viewer.tell(Failure("unshown", say(viewer.lang, "fault-unshown")))
        else:
            viewer.outbox.put(words)


class Rooms:
    """The rooms in which somebody is."""

    def __init__(self, secret: bytes, company: Company) -> None:
        self._secret = secret
        self._company = company
        self._wholes = Wholes()
        self.statuses = Statuses()
        self._rooms: dict[str, Room] = {}

    def enter(self, table: Table, viewer: Viewer) -> Room:
        room = self._rooms.get(table.id)
        if room is None or room.table is not table:
            room = self._rooms[table.id] = Room(table, self._secret, self._company, self._wholes)
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
        return self._company.pages(table.id)

    @property
    def sockets(self) -> int:
        """How many pages are open here."""
        return sum(len(room.viewers) for room in self._rooms.values())
