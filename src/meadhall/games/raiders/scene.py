"""What the table of Viking Raiders shows."""

from __future__ import annotations

from functools import lru_cache
from typing import cast

from meadhall.core.drawing import Look
from meadhall.core.paint import Painter, chip
from meadhall.core.scene import Scene, ScoreRow, SeatLook, Thing
from meadhall.core.text import Say, Text, Texts
from meadhall.games.raiders import faces
from meadhall.games.raiders.advice import lacking
from meadhall.games.raiders.cards import (
    ABILITY,
    ACTION,
    ANY,
    CATEGORIES,
    EVENT,
    FAMILIES,
    HIDDEN,
    ITEM,
    RESOURCE,
    RESOURCES,
    Deed,
    Kind,
)
from meadhall.games.raiders.content import RaidersBox
from meadhall.games.raiders.state import ASIDE, GIVE, PAY, SELL, Raiders, find, hidden_vp
from meadhall.games.raiders.steps.actions import Spy
from meadhall.games.raiders.steps.pay import Pay, Settle
from meadhall.games.raiders.steps.raid import Hire, protection
from meadhall.games.raiders.steps.react import Window, fenrir_of, standing
from meadhall.games.raiders.steps.win import goal, totals, who
from meadhall.games.raiders.wording import kind_name, place_id

BONUSES = ("guards", "won_draw", "won_take", "lost_draw", "lost_take")


def draw(s: Raiders, look: Look) -> Scene:
    """The whole table: Market, piles, every table area, what the viewer holds, and an Action that may be answered."""
    p = Painter()
    p.put(None, "table", "area", data={"fuse": _fuse(s), "target": s.target, "chiefs": bool(s.with_chiefs)})
    _market(p, s, look)
    _piles(p, s, look)
    for place in range(len(s.tables)):
        _player(p, s, place, look)
    _stage(p, s, look)
    status = look.say("status", round=min(s.round, s.box.constants.rounds), target=s.target)
    seats = [_panel(s, seat, look) for seat in range(s.seats)]
    done = max(_way(s, place) for place in range(len(s.tables)))
    return p.scene(status, [done, 3 * s.target], seats, sheet(s, look))


def _way(s: Raiders, place: int) -> int:
    """How far somebody has come, by what everybody sees: VP toward the target, a lower target counting as reached."""
    need = goal(s, place)
    return sum(min(vp, need) for vp in s.vp[place]) + 3 * (s.target - need)


def _fuse(s: Raiders) -> int:
    """Seconds to answer an Action; 0 = no limit."""
    return next((int(word[5:]) for word in s.setup if word.startswith("fuse-")), 0)


# ── cards ────────────────────────────────────────────────────────────────────────────────────


def tone(kind: Kind) -> str:
    """The colour role of a card."""
    if kind.family == RESOURCE:
        return "any" if kind.resource == ANY else RESOURCES[kind.resource]
    if kind.family in (ITEM, HIDDEN):
        return CATEGORIES[kind.category]
    if kind.family == ACTION and kind.deed is not None:
        return {"raid": "raid", "cancel": "reaction", "fenrir": "reaction"}.get(kind.deed.do, "action")
    return FAMILIES[kind.family]


def note(box: RaidersBox, number: int, say: Say) -> str:
    """The text of a card, with its numbers."""
    kind = box.kinds[number]
    if kind.family == RESOURCE:
        if kind.resource == ANY:
            return say("card-any", units=kind.units)
        return say("card-resource", resource=Text(RESOURCES[kind.resource]))
    if kind.family == HIDDEN:
        return say("card-hidden_vp", category=Text(CATEGORIES[kind.category]))
    if kind.family == EVENT:
        return say(f"card-event-{kind.id}")
    if kind.deed is not None:
        return _deed_note(kind.deed, say)
    if kind.family == ITEM:
        key = "card-item-requires" if kind.requires[1] else "card-item"
        category = Text(CATEGORIES[kind.category])
        return say(key, vp=kind.vp, category=category, price=_price(kind, say), needs=kind.requires[1])
    power = _power_note(box, number, say)
    return say("card-ability", text=power, price=_price(kind, say)) if kind.family == ABILITY else power


def _deed_note(deed: Deed, say: Say) -> str:
    if deed.do != "raid":
        return say(f"card-{deed.do}", cards=deed.cards, keep=deed.keep, guards=deed.guards)
    given = [(f"bonus-{name}", abs(getattr(deed, name))) for name in BONUSES if getattr(deed, name)]
    return say("card-raid", bonus=" ".join(say(key, n=n) for key, n in given))


def _power_note(box: RaidersBox, number: int, say: Say) -> str:
    power = box.powers[number]
    n = max(power.discount) or abs(power.raiding) or power.raided or abs(power.target) or power.recover + 1
    return say(f"power-{box.kinds[number].id}", n=n)


def _price(kind: Kind, say: Say) -> str:
    return ", ".join(say.text(Text(RESOURCES[r])) for r, n in kind.symbols for _ in range(n))


@lru_cache(maxsize=1_000)
def _face(box: RaidersBox, say: Say, number: int) -> dict[str, object]:
    """What a kind of card shows, wherever it lies."""
    kind = box.kinds[number]
    data: dict[str, object] = {"card": kind.id, "family": FAMILIES[kind.family], "face": faces.face(box, number)}
    shown = {"kind": "card", "name": say.text(Text(kind.id)), "note": note(box, number, say), "icon": kind.icon,
            "tone": tone(kind), "value": kind.vp, "rule": kind.rule, "data": data}  # fmt: skip
    return {k: v for k, v in shown.items() if v}


def _card(p: Painter, s: Raiders, into: str, id: str, number: int, look: Look, more: dict[str, object]) -> None:
    """A card; `more` is what is not the same for all of its kind."""
    thing: dict[str, object] = {"id": id, **_face(s.box, _teller(look.say.texts, look.say.lang), number), **more}
    p.things[id] = cast(Thing, thing)
    p.things[into].setdefault("things", []).append(id)


@lru_cache(maxsize=100)
def _teller(texts: Texts, lang: str) -> Say:
    """One voice per language: card texts name no players."""
    return Say(texts, lang)


# ── the middle of the table ──────────────────────────────────────────────────────────────────


def _market(p: Painter, s: Raiders, look: Look) -> None:
    paid = paid_for(s)
    p.put("table", "market", "area", name=look.say("market"), rule="RAIDERS-6.1",
          data={"paying": f"card:{find(s, s.market, paid)}" if paid >= 0 else None})  # fmt: skip
    for place, card in enumerate(s.market):
        if card < 0:
            p.put("market", f"gap:{place}", "cell", name=look.say("gap"))
        elif look.seat is None:
            _card(p, s, "market", f"card:{card}", s.box.kind[card], look, {})
        else:
            _card(p, s, "market", f"card:{card}", s.box.kind[card], look, {"data": _ware(s, card, look.seat)})


def paid_for(s: Raiders) -> int:
    """The kind of the Market card that somebody is paying for, or -1."""
    return next((x.what for x in s.stack if isinstance(x, (Pay, Settle))), -1)


def _ware(s: Raiders, card: int, seat: int) -> dict[str, object]:
    """A Market card as one player sees it: what of its price is lacking."""
    number = s.box.kind[card]
    kind = s.box.kinds[number]
    face = {**faces.face(s.box, number), "price": faces.price(s.box, kind, lacking(s, seat, number))}
    return {"card": kind.id, "family": FAMILIES[kind.family], "face": face}


def _piles(p: Painter, s: Raiders, look: Look) -> None:
    say = look.say
    p.put("table", "piles", "area")
    p.put("piles", "supply", "pile", name=say("supply"), value=len(s.supply), icon="trade", tone="green", hidden=True)
    p.put("piles", "deck", "pile", name=say("deck"), value=len(s.deck), icon="crossed-axes", tone="action", hidden=True)
    p.put("piles", "discard", "pile", name=say("discard"), value=len(s.discard), tone="action",
          data={"top": f"discard:{s.box.kinds[s.box.kind[s.discard[-1]]].id}" if s.discard else None})  # fmt: skip
    counts: dict[int, int] = {}
    for card in s.discard:
        counts[s.box.kind[card]] = counts.get(s.box.kind[card], 0) + 1
    for number in sorted(counts):
        _card(p, s, "discard", f"discard:{s.box.kinds[number].id}", number, look, {"value": counts[number]})
    p.put("piles", "guards", "token", name=say("guards"), value=s.box.constants.guards, icon="round-shield",
          rule="RAIDERS-8.5")  # fmt: skip


# ── players ──────────────────────────────────────────────────────────────────────────────────


def _player(p: Painter, s: Raiders, place: int, look: Look) -> None:
    name, id = place_id(s, place), f"player:{place_id(s, place)}"
    clan = place == s.clan
    data: dict[str, object] = {
        "goal": goal(s, place),
        "vp": list(s.vp[place]),
        "hand": 0 if clan else len(s.hands[place]) + len(s.shown[place]),
        "active": place == s.active and s.winner < 0,
        "clan": clan,
    }
    owner = who(s, place)
    p.put("table", id, "panel", name=look.say("table-of", who=owner), seat=None if clan else place, data=data)
    for category, key in enumerate(CATEGORIES):
        hidden = [c for where, _, c in hidden_vp(s, place) if where == category] if _sees_hand(s, place, look) else []
        p.put(id, f"track:{name}:{key}", "track", name=look.say("track-of", category=Text(key), who=owner), tone=key,
              value=s.vp[place][category], data={"goal": goal(s, place), "hidden": len(hidden)})  # fmt: skip
    for card in s.tables[place]:
        kind = s.box.kinds[s.box.kind[card]]
        into = id if kind.family == ABILITY else f"track:{name}:{CATEGORIES[kind.category]}"
        _card(p, s, into, f"card:{card}", s.box.kind[card], look, {})
    if s.chiefs[place] >= 0:
        _card(p, s, id, f"chief:{name}", s.chiefs[place], look, {})
    if not clan:
        _hand(p, s, place, look)


def _sees_hand(s: Raiders, place: int, look: Look) -> bool:
    return place == look.seat or s.winner >= 0


def _hand(p: Painter, s: Raiders, seat: int, look: Look) -> None:
    """The own hand and what is staged; of others only how much. A hand looked at is shown to who looks."""
    asked = s.asked()
    spied = bool(asked) and isinstance(asked[0], Spy) and asked[0].victim == seat and asked[0].seat == look.seat
    staged = [c for role in (PAY, GIVE, SELL) for c in s.stage[4 * seat + role]]
    looked = s.stage[4 * seat + ASIDE]
    hand, mine = s.hands[seat] + s.shown[seat], _sees_hand(s, seat, look)
    p.put("table", f"hand:{seat}", "area", name=look.say("hand-of", who=who(s, seat)), seat=seat, value=len(hand),
          hidden=not (mine or spied), data={"spied": spied})  # fmt: skip
    if mine or spied:
        for card in sorted(hand):
            _card(p, s, f"hand:{seat}", f"card:{card}", s.box.kind[card], look, {})
    for id, cards, key in ((f"payment:{seat}", staged, "payment"), (f"looked:{seat}", looked, "looked-at")):
        if cards:
            p.put("table", id, "area", name=look.say(key), seat=seat, value=len(cards), hidden=not mine)
            for card in sorted(cards) if mine else ():
                _card(p, s, id, f"card:{card}", s.box.kind[card], look, {})


def _panel(s: Raiders, seat: int, look: Look) -> SeatLook:
    say = look.say
    own = _sees_hand(s, seat, look)
    vp = totals(s, seat) if own else s.vp[seat]
    line = say("line-waits")
    if s.winner == seat:
        line = say("line-won")
    elif s.active == seat and s.winner < 0:
        line = say("line-turn", buys=s.buys, actions=s.actions)
    icons = ("drakkar", "viking-longhouse", "locked-chest")
    chips = [chip(icon, v, say(f"score-{key}")) for icon, v, key in zip(icons, vp, CATEGORIES, strict=True)]
    chips.append(chip("card-play", len(s.hands[seat]) + len(s.shown[seat]), say("chip-hand")))
    return {"seat": seat, "score": sum(vp), "line": line, "chips": chips}


# ── an Action that may be answered ───────────────────────────────────────────────────────────


def _stage(p: Painter, s: Raiders, look: Look) -> None:
    """RAIDERS-8.17, 17.7: the Action, its targets, what was laid in answer, and for a raid the pool."""
    asked = s.asked()
    ask = asked[0] if asked else None
    hire = ask if isinstance(ask, Hire) else next((x for x in s.stack if isinstance(x, Hire)), None)
    act = hire.act if hire is not None else s.act
    if not act:
        return
    kind, by, place, named = act
    data: dict[str, object] = {"by": by, "phase": "hire" if hire is not None else "react"}
    deed = s.box.kinds[kind].deed
    if place >= 0:
        data["victim"] = place_id(s, place)
    if deed is not None and deed.do == "raid":
        data |= _raid(s, act, hire, look)
    elif named >= 0:
        data["named"] = look.say.text(kind_name(s, named))
    if isinstance(ask, Window):
        data["order"] = _order(s, ask)
    p.put("table", "stage", "panel", name=look.say.text(kind_name(s, kind)), note=note(s.box, kind, look.say),
          icon=s.box.kinds[kind].icon, tone=tone(s.box.kinds[kind]), data=data)  # fmt: skip
    chain = s.chain or ((kind, by, -1),)  # once the window has closed, the Action alone
    stands = standing(chain, s.box.berserker)
    for i, (number, seat, aim) in enumerate(chain):
        face = faces.face(s.box, number)
        data = {"card": s.box.kinds[number].id, "family": "action", "aim": aim, "stands": stands[i], "face": face}
        _card(p, s, "stage", f"link:{i}", number, look, {"seat": seat, "data": data})


def _raid(s: Raiders, act: tuple[int, ...], hire: Hire | None, look: Look) -> dict[str, object]:
    """Mercenaries paid for so far are counted for who hires them only: the payment is not yet revealed."""
    _, _, place, named = act
    items = s.num[place][named]
    guards = hire.guards if hire is not None else protection(s, act, fenrir_of(s))
    if hire is not None and hire.seat == look.seat:
        guards += hire.hired(s)
    return {"category": CATEGORIES[named], "items": items, "guards": guards,
            "base": items * s.box.constants.guards_per_card,
            "wind": bool(s.box.powers[s.ability[place]].recover)}  # fmt: skip


def _order(s: Raiders, ask: Window) -> list[dict[str, object]]:
    """Who has passed, who is asked, who comes after (RAIDERS-7.9)."""
    last = s.chain[-1][1]
    places = [(last + 1 + i) % s.seats for i in range(s.seats)]
    now = places.index(ask.seat)
    states = ["passed" if i < now else "now" if i == now else "next" for i in range(s.seats)]
    return [{"seat": p, "state": w} for p, w in zip(places, states, strict=True) if s.hands[p]]


# ── the score sheet ──────────────────────────────────────────────────────────────────────────


def sheet(s: Raiders, look: Look) -> list[ScoreRow]:
    """RAIDERS-13.13: VP by category; the own hidden ones, and at the end everybody's, are counted."""
    rows: list[ScoreRow] = []
    for i, key in enumerate(CATEGORIES):
        values: list[int | None] = []
        notes = []
        for seat in range(s.seats):
            seen = _sees_hand(s, seat, look)
            vp = totals(s, seat)[i] if seen else s.vp[seat][i]
            hidden = vp - s.vp[seat][i]
            values.append(vp)
            notes.append(look.say("score-hidden", vp=hidden) if hidden else "")
        rows.append({"name": look.say(f"score-{key}"), "rule": "RAIDERS-13.1", "values": values, "notes": notes})
    return rows
