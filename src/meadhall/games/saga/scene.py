"""What the table of Vikings Saga shows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from meadhall.core.drawing import Drawing, Look, kebab
from meadhall.core.option import Option
from meadhall.core.paint import Painter, chip
from meadhall.core.scene import Choice, Scene, ScoreRow, SeatLook
from meadhall.core.step import Ask
from meadhall.core.text import Arg, Seat, Text
from meadhall.games.saga import previews, shapes
from meadhall.games.saga.faces import GOD_ICONS, card_note, face, icon_sign, icon_text, move_face, move_text, tone
from meadhall.games.saga.landings import landings
from meadhall.games.saga.scoring import saved_helmets, tally
from meadhall.games.saga.shapes import (
    AdventureData,
    BoardData,
    CardData,
    ChapterData,
    CourseData,
    CourseSpace,
    Doing,
    GoodsData,
    MoveData,
    PawnData,
    PileData,
    RowData,
    SeatData,
    SpaceData,
    TableData,
    TrailData,
    ValhallaData,
)
from meadhall.games.saga.state import SagaState
from meadhall.games.saga.steps.buying import Buy, price
from meadhall.games.saga.steps.cards import kinds, thing
from meadhall.games.saga.steps.departing import broken
from meadhall.games.saga.steps.resolving import Resolve
from meadhall.games.saga.steps.setup import ChooseAdventure
from meadhall.games.saga.steps.turns import Lay
from meadhall.games.saga.words import SHOWN, about, choice, title


class SagaDrawing(Drawing[SagaState]):
    """How it is shown."""

    thing_data = shapes.THINGS
    choice_data = shapes.CHOICES

    def draw(self, s: SagaState, look: Look) -> Scene:
        """The whole table: board, trail and pawns, movement row, market, journal, and every player's things."""
        p = Painter()
        p.put(None, "table", "area", data=TableData(phase=_phase(s), round=_buying_round(s)))
        if s.journey and s.stock:
            p.once(look, "table", "board", lambda apart, anybody: _board(apart, s, anybody))
            _row(p, s, look)
        p.once(look, "table", "market", lambda apart, anybody: _market(apart, s, anybody))
        p.once(look, "table", "journal", lambda apart, anybody: _journal(apart, s, anybody))
        for seat in s.order():
            _seat(p, s, seat, look)
        _shown(p, s, look)
        chapters = len(s.box.frame) if s.mode[0] != "tutorial" else 1
        status = look.say("status", number=s.round + 1, of=chapters, turn=s.turn)
        seats = [_panel(s, seat, look) for seat in range(s.seats)]
        return p.scene(status, [s.round + 1, chapters], seats, sheet(s, look))

    def sheet(self, s: SagaState, look: Look) -> list[ScoreRow]:
        return sheet(s, look)

    def ending(self, s: SagaState, look: Look) -> tuple[str, str]:
        """SAGA-16.3: what decided a tie. SAGA-22.4: nobody wins the tutorial."""
        if s.mode[0] == "tutorial":
            return look.say("ending-tutorial"), look.say("ending-tutorial-line")
        tie = broken(s)
        return "", "" if tie is None else look.say(f"event-{tie[0]}", **tie[1])

    def title(self, s: SagaState, ask: Ask[SagaState], look: Look) -> tuple[str, str]:
        return title(s, ask, look)

    def about(self, s: SagaState, ask: Ask[SagaState]) -> Mapping[str, Arg]:
        return about(s, ask)

    def count(self, s: SagaState, seat: int, what: str) -> int:
        return previews.count(s, seat, what)

    def settled(self, s: SagaState, ask: Ask[SagaState]) -> bool:
        return previews.settled(ask)

    def choice(self, s: SagaState, ask: Ask[SagaState], o: Option, look: Look) -> Choice:
        return choice(s, ask, o, look)


def _phase(s: SagaState) -> str:
    asked = s.asked()
    return kebab(asked[0]) if asked else "over"


def _buying_round(s: SagaState) -> int:
    asked = s.asked()
    return asked[0].number if asked and isinstance(asked[0], Buy) else 1


# ── the board ────────────────────────────────────────────────────────────────────────────────


def _board(p: Painter, s: SagaState, look: Look) -> None:
    course = s.course
    group = course.group
    realm = Text(s.box.realms[course.realm]) if course.realm >= 0 else Text(f"group-{group}")
    p.put("table", "adventure", "tile", name=look.say.text(Text(course.name)), note=look.say.text(realm), tone=group,
          rule="SAGA-8.1", data=AdventureData(group=group))  # fmt: skip
    data = BoardData(spaces=s.box.spaces, first=course.first, last=course.last)
    p.put("table", "board", "track", name=look.say("board"), data=data)
    for n in range(s.box.spaces):
        _space(p, s, n, look)
    _trail(p, s, look)


def _space(p: Painter, s: SagaState, n: int, look: Look) -> None:
    icons, marker = s.icons(n), s.marker(n)
    data: SpaceData = {"what": "plain", "signs": [icon_sign(i) for i in icons], "dark": False}
    if marker is not None:
        data["what"], data["dark"] = "marker", marker.back == "dark"
    elif icons:
        data["what"] = "end" if n == s.course.last else "card"
    note = ", ".join(look.say.text(icon_text(i)) for i in icons)
    p.put("board", f"space:{n}", "cell", name=look.say("space", n=n), note=note, at=[n], data=data)


def _trail(p: Painter, s: SagaState, look: Look) -> None:
    slid = s.flipped.number if s.row else 0
    data = TrailData(at=s.slide, length=s.length, ship=s.course.ship, slid=slid)
    name = look.say("ship" if s.course.ship else "trail")
    p.put("table", "trail", "track", name=name, note=look.say("slide", n=s.slide), data=data)
    for seat, player in enumerate(s.players):
        at = s.slide + player.place
        p.put("trail", f"pawn:{seat}", "piece", name=look.say("pawn-of", seat=Seat(seat)), value=at, seat=seat,
              at=[player.place], data=PawnData(at=at, out=player.out >= 0))  # fmt: skip


def _row(p: Painter, s: SagaState, look: Look) -> None:
    numbers = [s.box.moves[c - s.box.first_move].number for c in s.row]
    p.put("table", "row", "area", name=look.say("row"), data=RowData(numbers=numbers, slide=s.slide))
    for c in s.row:
        i = c - s.box.first_move
        m = s.box.moves[i]
        note = look.say.text(move_text(m)) if m.do else ""
        p.put("row", f"move:{i}", "card", name=look.say.text(m.name), note=note, value=m.number, rule=m.rule,
              tone="ability" if m.do else "dark", icon="trail", data=MoveData(face=move_face(m)))  # fmt: skip
    p.put("table", "pile", "pile", name=look.say("pile"), value=len(s.pile), icon="trail", tone="dark", hidden=True,
          data=PileData(known=_foreseen(s, look)))  # fmt: skip
    p.put("table", "discard", "pile", name=look.say("discard"), value=len(s.discard), icon="trail", tone="dark")
    p.put("table", "gods", "pile", name=look.say("gods"), value=len(s.gods), icon="hand-of-god", tone="god",
          hidden=True)  # fmt: skip


def _foreseen(s: SagaState, look: Look) -> list[int]:
    """The numbers of the top cards that the viewer has seen, from the top down to the first unknown one."""
    found: list[int] = []
    for c in reversed(s.pile):
        if look.seat is None or not s.known[look.seat] >> c & 1:
            break
        found.append(s.box.moves[c - s.box.first_move].number)
    return found


# ── the market and the journal ───────────────────────────────────────────────────────────────


def _market(p: Painter, s: SagaState, look: Look) -> None:
    number = _buying_round(s)
    p.put("table", "market", "area", name=look.say("market"))
    for card in s.box.cards:
        if card.realm < 0 or not s.opened >> card.realm & 1:
            continue
        now = price(s, card.index, number)
        data = GoodsData(face=face(card), name=card.name, left=s.stock[card.index], price=now, raised=number > 1)
        name, note = look.say.text(Text(card.id)), look.say.kept(card_note, card)
        p.put("market", f"goods:{card.name}", "card", name=name, note=note, value=now, tone=tone(card, s.box.groups),
              rule=card.rule, data=data)  # fmt: skip


def _journal(p: Painter, s: SagaState, look: Look) -> None:
    p.put("table", "journal", "area", name=look.say(f"variant-journal-{s.mode[0]}"))
    for i, index in enumerate(s.journey):
        course = s.box.courses[index]
        p.put("journal", f"chapter:{i + 1}", "token", name=look.say.text(Text(course.name)), value=i + 1,
              tone=course.group, data=ChapterData(done=i < s.round, now=i == s.round))  # fmt: skip


# ── players ──────────────────────────────────────────────────────────────────────────────────


def _seat(p: Painter, s: SagaState, seat: int, look: Look) -> None:
    player, mine = s.players[seat], look.seat == seat
    id = p.put("table", f"seat:{seat}", "panel", name=look.say("things-of", seat=Seat(seat)), seat=seat,
               data=_seat_data(s, seat))  # fmt: skip
    p.put(id, f"score:{seat}", "token", name=look.say("vp"), value=player.vp, icon="viking-helmet", seat=seat)
    p.put(id, f"purse:{seat}", "token", name=look.say("gold"), value=player.gold, icon="two-coins", seat=seat)
    if player.token:
        p.put(id, f"token:{seat}", "token", name=look.say("prophecy-token"), icon="crystal-ball", seat=seat)
    p.put(id, f"draw:{seat}", "pile", name=look.say("draw-pile"), value=len(player.draw), tone="start", hidden=True)
    _cards(p, s, id, f"hand:{seat}", look.say("hand"), player.hand, mine, look)
    laid = player.laid or (s.chosen(seat) if mine else [])
    _cards(p, s, id, f"laid:{seat}", look.say("laid"), laid, mine, look)
    _cards(p, s, id, f"lineup:{seat}", look.say("lineup"), [c for c in player.lineup if c not in laid], True, look)
    _cards(p, s, id, f"bought:{seat}", look.say("bought"), player.bought, True, look)
    saved = ValhallaData(helmets=saved_helmets(s, seat) if mine else None)
    _cards(p, s, id, f"valhalla:{seat}", look.say("valhalla"), player.valhalla, mine, look, saved)


def _seat_data(s: SagaState, seat: int) -> SeatData:
    player = s.players[seat]
    return {
        "odin": s.odin == seat,
        "rank": sorted({q.vp for q in s.players}, reverse=True).index(player.vp) + 1,
        "order": s.order().index(seat) + 1,
        "doing": _doing(s, seat),
        "played": [thing(s, c) for c in player.played if c in player.lineup],
    }


def _cards(p: Painter, s: SagaState, into: str, id: str, name: str, pile: Sequence[int], seen: bool, look: Look,
           data: ValhallaData | None = None) -> None:  # fmt: skip
    """Cards with their faces, or only how many there are."""
    p.put(into, id, "area" if seen else "pile", name=name, value=len(pile), hidden=not seen, data=data)
    if seen:
        for c in pile:
            card(p, s, id, thing(s, c), s.box.kind[c], look)


def card(p: Painter, s: SagaState, into: str, id: str, kind: int, look: Look) -> None:
    """A Viking or god; in the hand of one who is to lay a card, with where it would land."""
    k = s.box.cards[kind]
    data: CardData = {"face": face(k), "name": k.name, "lands": []}
    if into == f"hand:{look.seat}" and look.seat is not None and _choosing(s, look.seat):
        data["lands"] = [x.data() for x in landings(s, look.seat, kind, look.say)]
    p.put(into, id, "card", name=look.say.text(Text(k.id)), note=look.say.kept(card_note, k), rule=k.rule,
          tone=tone(k, s.box.groups), icon=GOD_ICONS.get(k.name, ""), data=data)  # fmt: skip


def _choosing(s: SagaState, seat: int) -> bool:
    return any(isinstance(ask, Lay) and ask.seat == seat for ask in s.asked())


def _doing(s: SagaState, seat: int) -> Doing:
    """What a player does in this turn, by what everybody can see."""
    player, asked = s.players[seat], s.asked()
    if any(ask.seat == seat for ask in asked):
        return "choosing" if s.lanes else "deciding"
    if s.lanes and player.laid:
        return "laid"
    if player.out >= 0:
        return "left"
    waiting = any(isinstance(step, Resolve) and step.seat == seat for step in s.stack)
    return "next" if waiting else "done" if player.played else "idle"


def _panel(s: SagaState, seat: int, look: Look) -> SeatLook:
    player, say = s.players[seat], look.say
    return {
        "seat": seat,
        "score": player.vp,
        "line": say(f"doing-{_doing(s, seat)}", at=s.slide + player.place),
        "chips": [
            chip("two-coins", player.gold, say("gold")),
            chip("card-play", len(player.hand), say("hand")),
            chip("card-draw", len(player.draw), say("draw-pile")),
            chip("viking-shield", len(player.valhalla), say("valhalla")),
        ],
    }


# ── cards laid out for a question ────────────────────────────────────────────────────────────


def _shown(p: Painter, s: SagaState, look: Look) -> None:
    """What only the one who is asked may see: gods looked at, the own draw pile searched through."""
    for ask in s.asked():
        if ask.seat != look.seat:
            continue
        if isinstance(ask, ChooseAdventure):
            _shown_adventures(p, s, ask, look)
        elif type(ask).__name__ in SHOWN:
            p.put("table", "shown", "panel", name=title(s, ask, look)[0])
            for kind in kinds(s, _looked_at(s, ask)):
                card(p, s, "shown", f"seen:{s.box.cards[kind].name}", kind, look)


def _looked_at(s: SagaState, ask: Ask[SagaState]) -> list[int]:
    if type(ask).__name__ == "KeepGod":
        return s.gods[-s.box.gods_seen :]
    named = {o.a for o in ask.candidates(s) if o.verb in ("pick", "first")}
    return [c for c in s.players[ask.seat].draw if s.box.kind[c] in named]


def _shown_adventures(p: Painter, s: SagaState, ask: ChooseAdventure, look: Look) -> None:
    p.put("table", "shown", "panel", name=title(s, ask, look)[0])
    for o in ask.candidates(s):
        if o.verb == "choose":
            course = s.box.courses[o.a]
            spaces = [CourseSpace(at=n, signs=[icon_sign(i) for i in icons]) for n, icons in course.icons.items()]
            data = CourseData(code=course.id.removeprefix("adv-"), spaces=spaces)
            name = look.say.text(Text(course.id))
            p.put("shown", f"course:{course.id}", "tile", name=name, tone=course.group, data=data)


# ── the score sheet ──────────────────────────────────────────────────────────────────────────


def sheet(s: SagaState, look: Look) -> list[ScoreRow]:
    """SAGA-16: the track, gold, helmets. Gold and helmets are counted at the end; helmets of others are hidden."""
    say, blank, so_far = look.say, [""] * s.seats, "" if s.final else "-so-far"
    track, gold, crowns = zip(*(s.final or [_so_far(s, seat, look) for seat in range(s.seats)]), strict=True)
    rows: list[ScoreRow] = [{"name": say("score-track"), "rule": "SAGA-7.6", "values": list(track), "notes": blank}]
    if s.mode[0] != "tutorial":
        notes = blank if s.final else [say("note-gold", gold=p.gold) for p in s.players]
        name = say(f"score-gold{so_far}", each=s.box.gold_per_vp)
        rows.append({"name": name, "rule": "SAGA-16.1", "values": list(gold), "notes": notes})
        name = say(f"score-helmets{so_far}")
        rows.append({"name": name, "rule": "SAGA-16.2", "values": list(crowns), "notes": blank})
    return rows


def _so_far(s: SagaState, seat: int, look: Look) -> tuple[int, int, int | None]:
    """SAGA-10.2, 16.2: of helmets only what lies in Valhalla will count, or at Bifröst all that is left."""
    track, gold, crowns = tally(s, seat)
    if look.seat != seat:
        return track, gold, None
    return track, gold, crowns if s.journey and s.bifrost else saved_helmets(s, seat)
