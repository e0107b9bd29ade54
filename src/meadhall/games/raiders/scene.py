"""What the table of Viking Raiders shows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import lru_cache, partial

from meadhall.core.drawing import Drawing, Look
from meadhall.core.faces import Face
from meadhall.core.paint import Painter, chip
from meadhall.core.scene import Scene, ScoreRow, SeatLook
from meadhall.core.step import Ask
from meadhall.core.text import Seat, Text
from meadhall.core.zones import find
from meadhall.games.raiders import shapes
from meadhall.games.raiders.advice import lacking
from meadhall.games.raiders.cards import ABILITY, CATEGORIES, FAMILIES
from meadhall.games.raiders.content import RaidersBox
from meadhall.games.raiders.faces import CATEGORY_ICONS, face, price, tone
from meadhall.games.raiders.previews import count, upset
from meadhall.games.raiders.scoring import goal, totals
from meadhall.games.raiders.state import ASIDE, GIVE, PAY, SELL, Act, Raiders, hidden_vp
from meadhall.games.raiders.steps.actions import Fire, Spy
from meadhall.games.raiders.steps.market import KeepAbility
from meadhall.games.raiders.steps.pay import Pay, Settle
from meadhall.games.raiders.steps.raid import Hire, protection
from meadhall.games.raiders.steps.react import Window, fenrir_of, standing
from meadhall.games.raiders.steps.telling import first_player, who
from meadhall.games.raiders.steps.turn import Offered
from meadhall.games.raiders.words import about, choice, ending, kind_name, note, place_id, title


class RaidersDrawing(Drawing[Raiders]):
    """Market, piles, every table area, what the viewer holds, and an Action that may be answered."""

    title = staticmethod(title)
    about = staticmethod(about)
    choice = staticmethod(choice)
    count = staticmethod(count)
    upset = staticmethod(upset)
    ending = staticmethod(ending)
    thing_data = {
        "table": shapes.TableData,
        "market": shapes.MarketData,
        "card": shapes.CardData,
        "discarded": shapes.CardData,
        "chief": shapes.CardData,
        "link": shapes.LinkData,
        "player": shapes.PlayerData,
        "track": shapes.TrackData,
        "hand": shapes.HandData,
        "stage": shapes.StageData,
    }
    choice_data = {"buy": shapes.BuyData, "black": shapes.BuyData}

    def settled(self, s: Raiders, ask: Ask[Raiders]) -> bool:
        """The card of an Offering that is kept, the ability that is: both belong to what was chosen before."""
        return not isinstance(ask, (Offered, KeepAbility))

    def draw(self, s: Raiders, look: Look) -> Scene:
        p = Painter()
        agreed: shapes.TableData = {"fuse": _fuse(s), "target": s.target, "chiefs": bool(s.with_chiefs)}
        p.put(None, "table", "area", data=agreed)
        _market(p, s, look)
        p.once(look, "table", "piles", lambda apart, anybody: _piles(apart, s, anybody))
        for place in range(len(s.tables)):
            if _sees_hand(s, place, look):
                _player(p, s, place, look)
            else:
                p.once(look, "table", f"player:{place}", partial(_rival, s, place))
            if place != s.clan:
                _hand(p, s, place, look)
        _stage(p, s, look)
        status = look.say("status", round=min(s.round, s.box.constants.rounds), target=s.target)
        seats = [_panel(s, seat, look) for seat in range(s.seats)]
        done = max(_way(s, place) for place in range(len(s.tables)))
        return p.scene(status, [done, 3 * s.target], seats, self.sheet(s, look))

    def sheet(self, s: Raiders, look: Look) -> list[ScoreRow]:
        """RAIDERS-13.13: VP by category; the own hidden ones, and at the end everybody's, are counted."""
        rows: list[ScoreRow] = []
        for i, key in enumerate(CATEGORIES):
            seen = [_seen_vp(s, seat, look)[i] for seat in range(s.seats)]
            hidden = [vp - s.vp[seat][i] for seat, vp in enumerate(seen)]
            notes = [look.say("score-hidden", vp=vp) if vp else "" for vp in hidden]
            rows.append(
                {"name": look.say(f"score-{key}"), "rule": "RAIDERS-13.1", "values": list(seen), "notes": notes}
            )
        return rows


def _seen_vp(s: Raiders, seat: int, look: Look) -> tuple[int, int, int]:
    return totals(s, seat) if _sees_hand(s, seat, look) else s.vp[seat]


def _way(s: Raiders, place: int) -> int:
    """How far somebody has come, by what everybody sees: VP toward the target, a lower target counting as reached."""
    need = goal(s, place)
    return sum(min(vp, need) for vp in s.vp[place]) + 3 * (s.target - need)


def _fuse(s: Raiders) -> int:
    """Seconds to answer an Action; 0 = no limit."""
    return next((int(word[5:]) for word in s.setup if word.startswith("fuse-")), 0)


# ── cards ────────────────────────────────────────────────────────────────────────────────────


@lru_cache(maxsize=1024)  # printed once: every scene shows them
def card_data(box: RaidersBox, number: int) -> shapes.CardData:
    """A kind of card as it lies anywhere; it is not to be changed."""
    kind = box.kinds[number]
    return {"card": kind.id, "family": FAMILIES[kind.family], "face": face(box, number)}


def _card(p: Painter, s: Raiders, into: str, id: str, number: int, look: Look, value: int = 0, seat: int | None = None,
          data: Mapping[str, object] | None = None) -> None:  # fmt: skip
    """A card; `value`: how many, in place of its VP; `data`: what is not the same for all of its kind."""
    kind = s.box.kinds[number]
    p.put(into, id, "card", name=look.say.text(Text(kind.id)), note=look.say.kept(note, s.box, number), icon=kind.icon,
          tone=tone(kind), value=value or kind.vp or None, rule=kind.rule, seat=seat,
          data=data or card_data(s.box, number))  # fmt: skip


# ── the middle of the table ──────────────────────────────────────────────────────────────────


def _market(p: Painter, s: Raiders, look: Look) -> None:
    paid = paid_for(s)
    data: shapes.MarketData = {"paying": f"card:{find(s.box.kind, s.market, paid)}" if paid >= 0 else None}
    p.put("table", "market", "area", name=look.say("market"), rule="RAIDERS-6.1", data=data)
    for place, card in enumerate(s.market):
        if card < 0:
            p.put("market", f"gap:{place}", "cell", name=look.say("gap"))
        else:
            number = s.box.kind[card]
            data_of = card_data(s.box, number) if look.seat is None else _ware(s, number, look.seat)
            _card(p, s, "market", f"card:{card}", number, look, data=data_of)


def paid_for(s: Raiders) -> int:
    """The kind of the Market card that somebody is paying for, or -1."""
    return next((x.what for x in s.stack if isinstance(x, (Pay, Settle))), -1)


def _ware(s: Raiders, number: int, seat: int) -> shapes.CardData:
    """A Market card as one player sees it: what of its price is lacking."""
    found, step = card_data(s.box, number), _buying(s, seat)
    begun = not isinstance(step, Fire) and step is not None and step.what == number
    missing = lacking(s, seat, number, max(0, step.less) if step else 0, begun)
    face: Face = {**found["face"], "price": price(s.box, s.box.kinds[number], missing)}
    return {**found, "face": face}


def _buying(s: Raiders, seat: int) -> Pay | Settle | Fire | None:
    """The purchase that a player is about to make for less, or is paying for."""
    return next((x for x in s.stack if isinstance(x, (Pay, Settle, Fire)) and x.seat == seat), None)


def _piles(p: Painter, s: Raiders, look: Look) -> None:
    say = look.say
    p.put("table", "piles", "area")
    p.put("piles", "supply", "pile", name=say("supply"), value=len(s.supply), icon="trade", tone="green", hidden=True)
    p.put("piles", "deck", "pile", name=say("deck"), value=len(s.deck), icon="crossed-axes", tone="action", hidden=True)
    p.put("piles", "discard", "pile", name=say("discard"), note=_who_begins(s, look), value=len(s.discard),
          tone="action")  # fmt: skip
    counts = Counter(s.box.kind[card] for card in s.discard)
    for number in sorted(counts):
        _card(p, s, "discard", f"discarded:{s.box.kinds[number].id}", number, look, value=counts[number])
    p.put("piles", "guards", "token", name=say("guards"), value=s.box.constants.guards, icon="round-shield",
          rule="RAIDERS-8.5")  # fmt: skip


def _who_begins(s: Raiders, look: Look) -> str:
    """RAIDERS-3.9: in the first round, the card that was turned over, what it asks for, and who was picked."""
    if s.round > 1 or s.turned < 0:
        return ""
    return look.say("event-first-player", seat=Seat(s.first), **first_player(s))


# ── players ──────────────────────────────────────────────────────────────────────────────────


def _player(p: Painter, s: Raiders, place: int, look: Look) -> None:
    name, id, clan = place_id(s, place), f"player:{place_id(s, place)}", place == s.clan
    hand = 0 if clan else len(s.hands[place]) + len(s.shown[place])
    data: shapes.PlayerData = {"place": name, "hand": hand, "active": place == s.active and s.winner < 0}
    p.put("table", id, "panel", name=look.say("table-of", who=who(s, place)), seat=None if clan else place, data=data)
    for category in range(len(CATEGORIES)):
        _track(p, s, place, category, look)
    for card in s.tables[place]:
        kind = s.box.kinds[s.box.kind[card]]
        into = id if kind.family == ABILITY else f"track:{name}:{CATEGORIES[kind.category]}"
        _card(p, s, into, f"card:{card}", s.box.kind[card], look)
    if s.chiefs[place] >= 0:
        _card(p, s, id, f"chief:{name}", s.chiefs[place], look)


def _rival(s: Raiders, place: int, p: Painter, look: Look) -> None:
    _player(p, s, place, look)


def _track(p: Painter, s: Raiders, place: int, category: int, look: Look) -> None:
    key, label = CATEGORIES[category], Text(CATEGORIES[category])
    hidden = [c for where, _, c in hidden_vp(s, place) if where == category] if _sees_hand(s, place, look) else []
    data: shapes.TrackData = {"category": key, "label": look.say.text(label), "goal": goal(s, place),
                              "hidden": len(hidden)}  # fmt: skip
    p.put(f"player:{place_id(s, place)}", f"track:{place_id(s, place)}:{key}", "track", tone=key,
          name=look.say("track-of", category=label, who=who(s, place)), icon=CATEGORY_ICONS[category],
          value=s.vp[place][category], data=data)  # fmt: skip


def _sees_hand(s: Raiders, place: int, look: Look) -> bool:
    return place == look.seat or s.winner >= 0


def _hand(p: Painter, s: Raiders, seat: int, look: Look) -> None:
    """The own hand and what is staged; of others only how much. A hand looked at is shown to who looks."""
    asked = s.asked()
    spied = bool(asked) and isinstance(asked[0], Spy) and asked[0].victim == seat and asked[0].seat == look.seat
    staged = [c for role in (PAY, GIVE, SELL) for c in s.stage[4 * seat + role]]
    looked = s.stage[4 * seat + ASIDE]
    hand, mine = s.hands[seat] + s.shown[seat], _sees_hand(s, seat, look)
    data: shapes.HandData = {"spied": spied}
    p.put("table", f"hand:{seat}", "area", name=look.say("hand-of", who=who(s, seat)), seat=seat, value=len(hand),
          hidden=not (mine or spied), data=data)  # fmt: skip
    if mine or spied:
        for card in sorted(hand):
            _card(p, s, f"hand:{seat}", f"card:{card}", s.box.kind[card], look)
    for id, cards, key in ((f"payment:{seat}", staged, "payment"), (f"looked:{seat}", looked, "looked-at")):
        if cards:
            p.put("table", id, "area", name=look.say(key), seat=seat, value=len(cards), hidden=not mine)
            for card in sorted(cards) if mine else ():
                _card(p, s, id, f"card:{card}", s.box.kind[card], look)


def _panel(s: Raiders, seat: int, look: Look) -> SeatLook:
    say, vp = look.say, _seen_vp(s, seat, look)
    line = say("line-waits")
    if s.winner == seat:
        line = say("line-won")
    elif s.active == seat and s.winner < 0:
        line = say("line-turn", buys=s.buys, actions=s.actions)
    chips = [chip(icon, v, say(f"score-{key}")) for icon, v, key in zip(CATEGORY_ICONS, vp, CATEGORIES, strict=True)]
    chips.append(chip("card-play", len(s.hands[seat]) + len(s.shown[seat]), say("chip-hand")))
    return {"seat": seat, "score": sum(vp), "line": line, "chips": chips}


# ── an Action that may be answered ───────────────────────────────────────────────────────────


def _stage(p: Painter, s: Raiders, look: Look) -> None:
    """RAIDERS-8.17, 17.7: the Action, its targets, what was laid in answer, and for a raid the pool."""
    hire = next((x for x in s.stack[::-1] if isinstance(x, Hire)), None)
    act = hire.act if hire is not None else s.act
    if not act:
        return
    kind = act[0]
    p.put("table", "stage", "panel", name=look.say.text(kind_name(s, kind)), note=note(s.box, kind, look.say),
          icon=s.box.kinds[kind].icon, tone=tone(s.box.kinds[kind]), data=_staged(s, act, hire, look))  # fmt: skip
    chain = s.chain or ((kind, act[1], -1),)  # once the window has closed, the Action alone
    stands = standing(chain, s.box.berserker)
    for i, (number, seat, aim) in enumerate(chain):
        data: shapes.LinkData = {**card_data(s.box, number), "aim": aim, "stands": stands[i]}
        _card(p, s, "stage", f"link:{i}", number, look, seat=seat, data=data)


def _staged(s: Raiders, act: Act, hire: Hire | None, look: Look) -> shapes.StageData:
    kind, by, place, named = act
    data: shapes.StageData = {"by": by, "phase": "hire" if hire is not None else "react"}
    if place >= 0:
        data["victim"] = place_id(s, place)
    if s.box.does[kind] == "raid":
        _raid(s, act, hire, look, data)
    elif named >= 0:
        data["named"] = look.say.text(kind_name(s, named))
    asked = s.asked()
    if asked and isinstance(asked[0], Window):
        data["order"] = _order(s, asked[0])
    return data


def _raid(s: Raiders, act: Act, hire: Hire | None, look: Look, data: shapes.StageData) -> None:
    """Mercenaries paid for so far are counted for who hires them only: the payment is not yet revealed."""
    _, _, place, named = act
    guards = hire.guards if hire is not None else protection(s, act, fenrir_of(s))
    if hire is not None and hire.seat == look.seat:
        guards += hire.hired(s)
    wind = s.box.powers[s.ability[place]].recover
    data["category"], data["items"], data["guards"] = CATEGORIES[named], s.num[place][named], guards
    data["each"], data["wind"] = s.box.constants.guards_per_card, 1 + wind if wind else 0


def _order(s: Raiders, ask: Window) -> list[shapes.AskedData]:
    """Who has passed, who is asked, who comes after (RAIDERS-7.9)."""
    last = s.chain[-1][1]
    places = [(last + 1 + i) % s.seats for i in range(s.seats)]
    now = places.index(ask.seat)
    found: list[shapes.AskedData] = []
    for i, seat in enumerate(places):
        if s.hands[seat]:
            found.append({"seat": seat, "state": "passed" if i < now else "now" if i == now else "next"})
    return found
