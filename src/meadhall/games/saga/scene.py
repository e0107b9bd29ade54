"""What the table of Vikings Saga shows."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.core.drawing import Look, kebab
from meadhall.core.paint import Painter, chip
from meadhall.core.scene import Scene, ScoreRow, SeatLook
from meadhall.core.step import Ask
from meadhall.core.text import Seat, Text
from meadhall.games.saga.faces import GOD_ICONS, face, icon_sign, move_face, tone
from meadhall.games.saga.landings import landings, words
from meadhall.games.saga.state import SagaState
from meadhall.games.saga.steps import helmets
from meadhall.games.saga.steps.buying import Buy, price
from meadhall.games.saga.steps.cards import kinds, thing
from meadhall.games.saga.steps.resolving import Resolve
from meadhall.games.saga.steps.setup import ChooseAdventure
from meadhall.games.saga.steps.turns import Lay
from meadhall.games.saga.words import SHOWN, choice, title

__all__ = ["choice", "draw", "sheet", "title"]


def draw(s: SagaState, look: Look) -> Scene:
    """The whole table: board, trail and pawns, movement row, market, journal, and every player's things."""
    p = Painter()
    p.put(None, "table", "area", data={"phase": _phase(s), "turn": s.turn, "odin": s.odin})
    if s.journey and s.stock:
        _board(p, s, look)
        _row(p, s, look)
    _market(p, s, look)
    _journal(p, s, look)
    for seat in s.order():
        _seat(p, s, seat, look)
    _shown(p, s, look)
    chapters = len(s.box.frame) if s.mode[0] != "tutorial" else 1
    status = look.say("status", number=s.round + 1, of=chapters, turn=s.turn)
    seats = [_panel(s, seat, look) for seat in range(s.seats)]
    return p.scene(status, [s.round + 1, chapters], seats, sheet(s, look))


def _phase(s: SagaState) -> str:
    asked = s.asked()
    return kebab(asked[0]) if asked else "over"


# ── the board ────────────────────────────────────────────────────────────────────────────────


def _board(p: Painter, s: SagaState, look: Look) -> None:
    course = s.course
    group = course.group
    realm = Text(s.box.realms[course.realm]) if course.realm >= 0 else Text(f"group-{group}")
    p.put("table", "adventure", "tile", name=look.say.text(Text(course.name)), note=look.say.text(realm), tone=group,
          rule="SAGA-8.1", data={"group": group, "code": course.id.removeprefix("adv-"), "loss": course.loss},
    )  # fmt: skip
    data: dict[str, object] = {"spaces": s.box.spaces, "first": course.first, "goal": course.goal,
                               "last": course.last, "slide": s.slide}  # fmt: skip
    p.put("table", "board", "track", name=look.say("board"), data=data)
    for n in range(s.box.spaces):
        _space(p, s, n, look)
    _trail(p, s, look)


def _space(p: Painter, s: SagaState, n: int, look: Look) -> None:
    course = s.course
    icons, marker = s.icons(n), s.marker(n)
    what = "marker" if marker is not None else "end" if n == course.last else "card" if icons else "plain"
    dark = marker is not None and marker.back == "dark"
    note = ", ".join(look.say.text(words(i)) for i in icons)
    signs = [icon_sign(i) for i in icons]
    data: dict[str, object] = {"what": what, "signs": signs, "dark": dark}
    p.put("board", f"space:{n}", "cell", name=look.say("space", n=n), note=note, at=[n], data=data)


def _trail(p: Painter, s: SagaState, look: Look) -> None:
    slid = s.flipped.number if s.row else 0
    data: dict[str, object] = {"at": s.slide, "length": s.length, "ship": s.course.ship, "slid": slid}
    name = look.say("ship" if s.course.ship else "trail")
    p.put("table", "trail", "track", name=name, note=look.say("slide", n=s.slide), data=data)
    for seat, player in enumerate(s.players):
        at = s.slide + player.place
        name = look.say("pawn-of", seat=Seat(seat))
        data = {"out": player.out >= 0, "at": at, "mayLeave": bool(player.may_leave)}
        p.put("trail", f"pawn:{seat}", "piece", name=name, seat=seat, at=[player.place], data=data)


def _row(p: Painter, s: SagaState, look: Look) -> None:
    numbers = [s.box.moves[c - s.box.first_move].number for c in s.row]
    p.put("table", "row", "area", name=look.say("row"), data={"numbers": numbers, "slide": s.slide})
    for c in s.row:
        i = c - s.box.first_move
        m = s.box.moves[i]
        note = look.say(f"text-{m.id}") if m.do else ""
        p.put("row", f"move:{i}", "card", name=look.say.text(Text(m.id)), note=note, value=m.number, rule=m.rule,
              tone="ability" if m.do else "dark", icon="trail",
              data={"face": move_face(m), "special": bool(m.do), "lasting": m.when == "row"})  # fmt: skip
    p.put("table", "pile", "pile", name=look.say("pile"), value=len(s.pile), icon="trail", tone="dark", hidden=True,
          data={"known": _foreseen(s, look)})  # fmt: skip
    p.put("table", "discard", "pile", name=look.say("discard"), value=len(s.discard), icon="trail", tone="dark")
    p.put(
        "table", "gods", "pile", name=look.say("gods"), value=len(s.gods), icon="hand-of-god", tone="god", hidden=True
    )


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
    asked = s.asked()
    number = asked[0].number if asked and isinstance(asked[0], Buy) else 1
    p.put("table", "market", "area", name=look.say("market"), data={"round": number})
    for card in s.box.cards:
        if card.realm < 0 or not s.opened >> card.realm & 1:
            continue
        now = price(s, card.index, number)
        left = s.stock[card.index]
        p.put("market", f"market:{card.name}", "card", name=look.say.text(Text(card.id)), value=now,
              note=look.say(f"text-{card.id}"), tone=tone(card, s.box.groups), rule=card.rule,
              data={"face": face(card), "left": left, "price": now, "raised": number > 1})  # fmt: skip


def _journal(p: Painter, s: SagaState, look: Look) -> None:
    p.put("table", "journal", "area", name=look.say(f"variant-journal-{s.mode[0]}"))
    for i, index in enumerate(s.journey):
        course = s.box.courses[index]
        data: dict[str, object] = {"done": i < s.round, "now": i == s.round, "group": course.group}
        p.put("journal", f"chapter:{i + 1}", "token", name=look.say.text(Text(course.name)), value=i + 1,
              tone=course.group, data=data)  # fmt: skip


# ── players ──────────────────────────────────────────────────────────────────────────────────


def _seat(p: Painter, s: SagaState, seat: int, look: Look) -> None:
    player, mine = s.players[seat], look.seat == seat
    rank = sorted({q.vp for q in s.players}, reverse=True).index(player.vp) + 1
    data: dict[str, object] = {"odin": s.odin == seat, "rank": rank, "out": player.out >= 0, "doing": _doing(s, seat),
                               "order": s.order().index(seat) + 1,
                               "played": [thing(s, c) for c in player.played if c in player.lineup]}  # fmt: skip
    id = p.put("table", f"seat:{seat}", "panel", name=look.say("things-of", seat=Seat(seat)), seat=seat, data=data)
    p.put(id, f"score:{seat}", "token", name=look.say("vp"), value=player.vp, icon="viking-helmet", seat=seat)
    p.put(id, f"purse:{seat}", "token", name=look.say("gold"), value=player.gold, icon="two-coins", seat=seat)
    if player.token:
        p.put(id, f"token:{seat}", "token", name=look.say("prophecy-token"), icon="crystal-ball", seat=seat)
    p.put(id, f"draw:{seat}", "pile", name=look.say("draw-pile"), value=len(player.draw), tone="start", hidden=True)
    _cards(p, s, id, f"hand:{seat}", look.say("hand"), player.hand, mine, look)
    _cards(p, s, id, f"laid:{seat}", look.say("laid"), player.laid, mine, look)
    _cards(p, s, id, f"lineup:{seat}", look.say("lineup"), player.lineup, True, look)
    _cards(p, s, id, f"bought:{seat}", look.say("bought"), player.bought, True, look)
    data = {"helmets": sum(s.card(c).helmets for c in player.valhalla)} if mine else {}
    _cards(p, s, id, f"valhalla:{seat}", look.say("valhalla"), player.valhalla, mine, look, data)


def _cards(p: Painter, s: SagaState, into: str, id: str, name: str, pile: Sequence[int], seen: bool, look: Look,
           data: dict[str, object] | None = None) -> None:  # fmt: skip
    """Cards with their faces, or only how many there are."""
    p.put(into, id, "area" if seen else "pile", name=name, value=len(pile), hidden=not seen, data=data)
    if seen:
        for c in pile:
            card(p, s, id, thing(s, c), s.box.kind[c], look)


def card(p: Painter, s: SagaState, into: str, id: str, kind: int, look: Look) -> None:
    """A Viking or god; in the hand of one who is to lay a card, with where it would land."""
    k = s.box.cards[kind]
    data: dict[str, object] = {"face": face(k), "name": k.name}
    if into == f"hand:{look.seat}" and look.seat is not None and _choosing(s, look.seat):
        data["lands"] = [x.data() for x in landings(s, look.seat, kind, look.say)]
    p.put(into, id, "card", name=look.say.text(Text(k.id)), note=look.say(f"text-{k.id}"), rule=k.rule,
          tone=tone(k, s.box.groups), icon=GOD_ICONS.get(k.name, ""), data=data)  # fmt: skip


def _choosing(s: SagaState, seat: int) -> bool:
    return any(isinstance(ask, Lay) and ask.seat == seat for ask in s.asked())


def _doing(s: SagaState, seat: int) -> str:
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
                card(p, s, "shown", f"shown:{s.box.cards[kind].name}", kind, look)


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
            signs = {str(n): [icon_sign(i) for i in icons] for n, icons in course.icons.items()}
            data: dict[str, object] = {"spaces": signs, "group": course.group, "code": course.id.removeprefix("adv-")}
            p.put(
                "shown", f"shown:{course.id}", "tile", name=look.say.text(Text(course.id)), tone=course.group, data=data
            )


# ── the score sheet ──────────────────────────────────────────────────────────────────────────


def sheet(s: SagaState, look: Look) -> list[ScoreRow]:
    """SAGA-16: the track, gold in threes, helmets. Helmets of others are hidden until the end."""
    say = look.say
    if s.final:
        track, gold, crowns = ([f[i] for f in s.final] for i in range(3))
    else:
        track = [p.vp for p in s.players]
        gold = [p.gold // s.box.gold_per_vp for p in s.players]
        crowns = []
    notes = ["" if s.final else say("note-gold", gold=p.gold) for p in s.players]
    blank = [""] * s.seats
    seen: list[int | None] = list(crowns) or [_own_helmets(s, seat, look) for seat in range(s.seats)]
    rows: list[ScoreRow] = [{"name": say("score-track"), "rule": "SAGA-7.6", "values": list(track), "notes": blank}]
    if s.mode[0] != "tutorial":
        rows.append({"name": say("score-gold"), "rule": "SAGA-16.1", "values": list(gold), "notes": notes})
        rows.append({"name": say("score-helmets"), "rule": "SAGA-16.2", "values": seen, "notes": blank})
    return rows


def _own_helmets(s: SagaState, seat: int, look: Look) -> int | None:
    """SAGA-10.2, 16.2: only what lies in Valhalla will count, or at Bifröst all that is left."""
    if look.seat != seat:
        return None
    if s.journey and s.bifrost:
        return helmets(s, seat)
    return sum(s.card(c).helmets for c in s.players[seat].valhalla)
