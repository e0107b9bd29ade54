"""What the table of Vikings Gone Wild shows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import partial
from typing import Literal

from meadhall.core.drawing import Look
from meadhall.core.faces import Face
from meadhall.core.paint import Painter, chip
from meadhall.core.scene import Scene, ScoreRow, SeatLook
from meadhall.core.step import numbers
from meadhall.core.text import Seat, Text
from meadhall.core.zones import knows
from meadhall.games.wild.cards import BEER, GOLD, NO_LIMIT
from meadhall.games.wild.faces import (
    CHIPS,
    bonus_note,
    building_face,
    building_note,
    card_face,
    card_note,
    draco_face,
    draco_loot,
    draco_note,
    hall_face,
    hall_note,
    mission_note,
)
from meadhall.games.wild.names import card_thing, mission_thing, slot_thing
from meadhall.games.wild.scoring import meeting, metric
from meadhall.games.wild.shapes import (
    BonusData,
    CardData,
    DiscardData,
    DracoData,
    FavoursData,
    FightData,
    MissionData,
    PileData,
    PurseData,
    ScoreData,
    SiteData,
    VillageData,
)
from meadhall.games.wild.state import HAND, SOURCES, Wild
from meadhall.games.wild.steps.defence import Guard, RemoveAttacker
from meadhall.games.wild.steps.paying import budget
from meadhall.games.wild.steps.points import ChooseFavour
from meadhall.games.wild.steps.targets import attack_value

SCORE_RULES = ("WILD-13.10", "WILD-14.2", "WILD-15.7", "WILD-11.6", "WILD-19.6", "WILD-16.6", "WILD-17.2", "WILD-23.17",
               "WILD-25.2")  # fmt: skip


def draw(s: Wild, look: Look) -> Scene:
    """The whole table: score track, supply, river, Favours, Bonus cards, every village, a fight if there is one."""
    p = Painter()
    p.put(None, "table", "area")
    _score(p, s, look)
    _supply(p, s, look)
    _river(p, s, look)
    p.once(look, "table", "commons", lambda apart, anybody: _commons(apart, s, anybody))
    for seat in range(s.seats):
        p.once(look, "table", f"village:{seat}", partial(_open_things, s, seat))
        _cards(p, s, seat, look)
    _means(p, s, look)
    _fight(p, s, look)
    status = (
        look.say("status-end") if s.phase == 6 else look.say("status", round=s.round, phase=Text(f"phase-{s.phase}"))
    )
    seats = [_panel(s, seat, look) for seat in range(s.seats)]
    return p.scene(status, [max(s.vp), s.goal], seats, sheet(s, look))


def _commons(p: Painter, s: Wild, look: Look) -> None:
    _favours(p, s, look)
    _bonuses(p, s, look)


def _open_things(s: Wild, seat: int, p: Painter, look: Look) -> None:
    _village(p, s, seat, look)
    _missions(p, s, seat, look)


def _score(p: Painter, s: Wild, look: Look) -> None:
    data: ScoreData = {"goal": s.goal, "thresholds": list(s.box.thresholds), "last": bool(s.last)}
    note = look.say("score-note", favours=", ".join(map(str, s.box.thresholds)), goal=s.goal,
                    quiet=s.box.quiet_rounds)  # fmt: skip
    p.put("table", "score", "track", name=look.say("score-track"), note=note, rule="WILD-24.1", data=data)
    for seat in range(s.seats):
        name = look.say("pawn-of", seat=Seat(seat), vp=s.vp[seat])
        p.put("score", f"pawn:{seat}", "piece", name=name, value=s.vp[seat], seat=seat, at=[s.vp[seat]])


# ── the main board ───────────────────────────────────────────────────────────────────────────


def _supply(p: Painter, s: Wild, look: Look) -> None:
    p.put("table", "supply", "area", name=look.say("supply"))
    box, say = s.box, look.say
    for i, kind in enumerate(box.piles):
        card = box.cards[kind]
        data: PileData = {
            "face": card_face(card),
            "kind": "unit" if card.type == "unit" else "defence",
            "detour": s.left[i] > 0 and takes_exchange(s, look.seat, card.price),
        }
        p.put("supply", f"pile:{card.id}", "pile", name=say.text(Text(card.id)), note=say.kept(card_note, card, box),
              value=s.left[i], icon=card.icon, tone=card.type, rule=card.rules[-1], data=data)  # fmt: skip
    for i, building in enumerate(box.buildings):
        data = {"face": building_face(building, box), "kind": "building", "detour": False}
        p.put("supply", f"pile:{building.id}", "pile", name=say.text(Text(building.id)),
              note=say.kept(building_note, building, box), value=s.left[len(box.piles) + i], icon=building.icon,
              tone="building", rule="WILD-10.2", data=data)  # fmt: skip


def takes_exchange(s: Wild, seat: int | None, price: tuple[int, int] | None) -> bool:
    """Could the active player pay a price, but only after exchanges (WILD-18.1)?"""
    if seat is None or seat != s.turn or price is None:
        return False
    left = [have - n for have, n in zip(budget(s, seat), price, strict=True)]
    lack = [max(0, -n) for n in left]
    times = [-(-n // s.box.exchange_get) for n in lack]
    return any(lack) and all(max(0, left[res]) >= s.box.exchange_give * times[1 - res] for res in (BEER, GOLD))


def card(p: Painter, s: Wild, into: str, number: int, look: Look, at: int | None = None) -> None:
    """A card, wherever it lies open."""
    kind = s.box.cards[s.box.kind_of[number]]
    data: CardData = {
        "face": card_face(kind),
        "type": kind.type,
        "detour": at is not None and takes_exchange(s, look.seat, kind.price),
        "fresh": bool(s.fresh >> number & 1),
        "ready": number in s.ready,
    }
    name, note = look.say.text(Text(kind.id)), look.say.kept(card_note, kind, s.box)
    p.put(into, card_thing(s, number), "card", name=name, note=note, icon=kind.icon, tone=kind.type,
          rule=kind.rules[-1], at=None if at is None else [at], data=data)  # fmt: skip


def _river(p: Painter, s: Wild, look: Look) -> None:
    p.put("table", "river", "area", name=look.say("river"), size=[len(s.row), 1], rule="WILD-9.1")
    p.put("river", "path-deck", "pile", name=look.say("path-deck"), value=len(s.path_deck), icon="raven", tone="navy",
          hidden=True)  # fmt: skip
    for i, number in enumerate(s.row):
        if number >= 0:
            card(p, s, "river", number, look, at=i + 1)
    p.put("river", "path-gone", "pile", name=look.say("path-gone"), value=len(s.path_gone), icon="raven", hidden=True)
    data: DracoData = {"face": draco_face(s.box), "loot": draco_loot(s.box, look.say), "used": numbers(s.dragon)}
    p.put("table", "draco", "card", name=look.say.text(Text("draco")), note=draco_note(s.box, look.say),
          icon="spiked-dragon-head", tone="monster", rule="WILD-16.3", data=data)  # fmt: skip


def _favours(p: Painter, s: Wild, look: Look) -> None:
    chooser = next((ask.seat for ask in s.asked() if isinstance(ask, ChooseFavour)), None)
    turned = chooser is not None and len(s.favours_open) > s.box.favours_open
    data: FavoursData = {"chooser": chooser, "turned": card_thing(s, s.favours_open[-1]) if turned else None}
    p.put("table", "favours", "area", name=look.say("favours"), rule="WILD-21.5", data=data)
    for number in s.favours_open:
        card(p, s, "favours", number, look)
    p.put("favours", "favour-deck", "pile", name=look.say("favour-deck"), value=len(s.favours), icon="winged-emblem",
          tone="hero", hidden=True)  # fmt: skip


def _bonuses(p: Painter, s: Wild, look: Look) -> None:
    p.put("table", "bonuses", "area", name=look.say("bonuses"), rule="WILD-25.1")
    shown = [*s.bonuses, *(b for b in s.spare if s.phase == 0 or b in s.tie)]
    everybody = tuple(range(s.seats))
    for bonus in shown:
        kind = s.box.bonuses[bonus]
        # every card entered its deck openly: how many of a kind somebody owns is no secret (WILD-22.5)
        data: BonusData = {
            "counts": [metric(s, seat, bonus) for seat in everybody],
            "leaders": list(meeting(s, bonus, everybody)),
            "tie": bonus in s.spare,
        }
        p.put("bonuses", f"bonus:{kind.id}", "tile", name=look.say.text(Text(kind.id)),
              note=bonus_note(s.box, bonus, look.say), icon=kind.icon, tone="resource", value=s.box.bonus_split[1],
              rule="WILD-25.1", data=data)  # fmt: skip


# ── a player's things ────────────────────────────────────────────────────────────────────────


def _village(p: Painter, s: Wild, seat: int, look: Look) -> None:
    box, say = s.box, look.say
    limit = s.limit(seat)
    data: VillageData = {
        "count": s.built[seat].bit_count(),
        "limit": None if limit == NO_LIMIT else limit,
        "opens": _opens(s, seat, look),
        "attacked": bool(s.attacked >> seat & 1),
        "first": s.first == seat,
        "turn": s.turn == seat,
    }
    p.put("table", f"village:{seat}", "panel", name=say("village-of", seat=Seat(seat)), seat=seat, data=data)
    hall = box.halls[s.hall_shown(seat)]
    _site(p, s, seat, box.hall_slot, look, name=say.text(Text(hall.id)), note=hall_note(hall, say),
          icon="viking-longhouse", tone="hall", face=hall_face(hall))  # fmt: skip
    for slot in numbers(s.built[seat]):
        building = box.buildings[slot // box.per_type]
        _site(p, s, seat, slot, look, name=say.text(Text(building.id)), note=say.kept(building_note, building, box),
              icon=building.icon, tone="building", face=building_face(building, box))  # fmt: skip


def _opens(s: Wild, seat: int, look: Look) -> str | None:
    """What the next level of the Town Hall allows."""
    level = s.hall_shown(seat) + 1
    if level >= len(s.box.halls):
        return None
    more = s.box.halls[level].limit
    if more == NO_LIMIT:
        return look.say("opens-all", level=level + 1)
    return look.say("opens", level=level + 1, n=more - s.box.halls[level - 1].limit)


def _site(p: Painter, s: Wild, seat: int, slot: int, look: Look, *, name: str, note: str, icon: str, tone: str,
          face: Face) -> None:  # fmt: skip
    wear = wear_of(s, seat, slot)
    if wear:
        face = {**face, "wear": wear}
        note = f"{look.say(f'wear-{wear}')} {note}"
    data = _site_data(s, seat, slot, face)
    id = p.put(f"village:{seat}", slot_thing(s, seat, slot), "card", name=name, note=note, icon=icon, tone=tone,
               seat=seat, rule="WILD-11.1" if slot == s.box.hall_slot else "WILD-10.1", data=data)  # fmt: skip
    for number, at in zip(s.laid[seat], s.laid_at[seat], strict=True):
        if at == slot or (at not in _sites(s, seat) and slot == s.box.hall_slot):
            card(p, s, id, number, look)


def wear_of(s: Wild, seat: int, slot: int) -> Literal["building", "damaged"] | None:
    """The token that lies on a site: Construction or Damage."""
    return "building" if s.raw[seat] >> slot & 1 else "damaged" if s.damaged[seat] >> slot & 1 else None


def _sites(s: Wild, seat: int) -> list[int]:
    return [*numbers(s.built[seat]), s.box.hall_slot]


def _site_data(s: Wild, seat: int, slot: int, face: Face) -> SiteData:
    """How a site stands, with the tokens that lie on it: produced, stored or loose."""
    box, hall = s.box, slot == s.box.hall_slot
    building = None if hall else box.buildings[slot // box.per_type]
    stores, makes = (building.stores, building.produces) if building else (-1, -1)
    res = max(stores, makes)
    return {
        "face": face,
        "defence": s.defence(seat, slot),
        "wear": wear_of(s, seat, slot),
        "resource": CHIPS[res] if res >= 0 else None,
        "made": s.made[seat] >> slot & 1,
        "stored": 0 if hall else s.stored[seat][slot],
        "capacity": box.capacity if stores >= 0 else 0,
        "loose": (s.loose_beer[seat], s.loose_gold[seat]) if hall else (0, 0),
    }


def _missions(p: Painter, s: Wild, seat: int, look: Look) -> None:
    box, say = s.box, look.say
    id = p.put(
        "table", f"missions:{seat}", "area", name=say("missions-of", seat=Seat(seat)), seat=seat, rule="WILD-17.1"
    )
    for number in s.missions[seat]:
        kind = box.mission(number)
        mission = box.missions[kind]
        progress = min(s.progress(seat, kind), mission.n)
        data: MissionData = {"progress": progress, "need": mission.n, "met": progress >= mission.n}
        p.put(id, mission_thing(s, number), "tile", name=say.text(Text(mission.id)), note=mission_note(box, kind, say),
              value=mission.vp, icon=mission.icon, tone="resource", seat=seat, rule="WILD-17.2", data=data)  # fmt: skip


def _cards(p: Painter, s: Wild, seat: int, look: Look) -> None:
    say, mine = look.say, seat == look.seat
    hand = p.put(
        "table", f"hand:{seat}", "area", name=say("hand-of", seat=Seat(seat)), value=len(s.hands[seat]), seat=seat
    )
    seen = s.hands[seat] if mine else _known(s, seat, look.seat)
    for number in sorted(seen, key=lambda c: (s.box.kind_of[c], c)):
        card(p, s, hand, number, look)
    staged = p.put("table", f"staged:{seat}", "area", name=say("staged-of", seat=Seat(seat)),
                   value=len(s.staged[seat]), seat=seat)  # fmt: skip
    if mine:
        for number in s.staged[seat]:
            card(p, s, staged, number, look)
    played = p.put("table", f"play:{seat}", "area", name=say("play-of", seat=Seat(seat)), seat=seat, rule="WILD-7.3")
    for number in s.play[seat]:
        card(p, s, played, number, look)
    p.put("table", f"deck:{seat}", "pile", name=say("deck-of", seat=Seat(seat)), value=len(s.decks[seat]), seat=seat,
          icon="viking-helmet", tone="resource", hidden=True)  # fmt: skip
    _discard(p, s, seat, look)


def _discard(p: Painter, s: Wild, seat: int, look: Look) -> None:
    """WILD-22.6: a discard pile, which anybody may read."""
    listed = _listed(s, s.discards[seat], look)
    data: DiscardData = {"cards": [{"name": name, "n": n} for name, n in listed], "top": None}
    if s.discards[seat]:
        top = s.box.cards[s.box.kind_of[s.discards[seat][-1]]]
        name = look.say.text(Text(top.id))
        data["top"] = {"name": name, "icon": top.icon, "type": top.type, "face": card_face(top)}
    p.put("table", f"discard:{seat}", "pile", name=look.say("discard-of", seat=Seat(seat)),
          note=", ".join(f"{n} × {name}" for name, n in listed), value=len(s.discards[seat]), seat=seat,
          rule="WILD-22.6", data=data)  # fmt: skip


def _known(s: Wild, seat: int, viewer: int | None) -> list[int]:
    """Cards of another hand that the viewer has seen (WILD-23.19)."""
    return [c for c in s.hands[seat] if knows(s, HAND, seat, viewer, c)]


def _listed(s: Wild, cards: Sequence[int], look: Look) -> list[tuple[str, int]]:
    """Cards by name, with how many of each."""
    return sorted(Counter(look.say.text(Text(s.box.cards[s.box.kind_of[c]].id)) for c in cards).items())


def _means(p: Painter, s: Wild, look: Look) -> None:
    """What the viewer can spend now: the pool, tokens, and Resource cards in hand."""
    seat = look.seat
    if seat is None:
        return
    hand = s.box.worth(s.hands[seat])
    active = s.turn == seat
    for res, name in ((BEER, "beer"), (GOLD, "gold")):
        pool = (s.beer, s.gold)[res] if active else 0
        data: PurseData = {"hand": hand[res]}
        p.put("table", f"purse:{name}", "token", name=look.say(f"word-{name}"), value=pool + s.tokens(seat, res),
              icon=("barrel", "metal-bar")[res], tone=name, seat=seat, rule="WILD-7.12", data=data)  # fmt: skip


# ── a fight ──────────────────────────────────────────────────────────────────────────────────


def _fight(p: Painter, s: Wild, look: Look) -> None:
    """An attack that waits for the defence: everybody sees it; what the defender has chosen only the defender."""
    asked = s.asked()
    if not asked or not isinstance(asked[0], (Guard, RemoveAttacker)):
        return
    ask = asked[0]
    fight = ask.fight if isinstance(ask, RemoveAttacker) else ask.unanswered()
    cards = [c for c in fight.cards if c not in fight.removed]
    base = s.defence(fight.defender, fight.slot)
    staged = s.staged[fight.defender] if look.seat == fight.defender else []
    kinds = [s.box.cards[s.box.kind_of[c]] for c in staged]
    more = [step for step in s.stack if isinstance(step, Guard) and step is not ask]
    data: FightData = {
        "attacker": fight.seat,
        "defender": fight.defender,
        "target": slot_thing(s, fight.defender, fight.slot),
        "cards": [card_thing(s, c) for c in fight.cards],
        "removed": [card_thing(s, c) for c in fight.removed],
        "value": attack_value(s, fight.seat, cards, fight.boosted),
        "defence": base,
        "chosen": base + sum(k.defend + k.wave for k in kinds),
        "traps": sum(bool(k.removes) for k in kinds),
        "more": len(more),
    }
    name = look.say("fight-name", seat=Seat(fight.seat), rival=Seat(fight.defender))
    p.put("table", "fight", "panel", name=name, rule="WILD-15.2", data=data)


# ── panels and the score sheet ───────────────────────────────────────────────────────────────


def _panel(s: Wild, seat: int, look: Look) -> SeatLook:
    say = look.say
    return {
        "seat": seat,
        "score": s.vp[seat],
        "line": say("line", level=s.hall_shown(seat) + 1, buildings=s.built[seat].bit_count()),
        "chips": [
            chip("card-play", len(s.hands[seat]) + len(s.staged[seat]), say("chip-hand")),
            chip("barrel", s.tokens(seat, BEER), say("chip-beer")),
            chip("metal-bar", s.tokens(seat, GOLD), say("chip-gold")),
            chip("village", s.built[seat].bit_count(), say("chip-buildings")),
            chip("scroll-unfurled", len(s.done[seat]), say("chip-missions")),
        ],
    }


def sheet(s: Wild, look: Look) -> list[ScoreRow]:
    """VP by where they came from."""
    return [
        {
            "name": look.say(f"score-{source}"),
            "rule": rule,
            "values": [s.points[seat][i] for seat in range(s.seats)],
            "notes": [""] * s.seats,
        }
        for i, (source, rule) in enumerate(zip(SOURCES, SCORE_RULES, strict=True))
    ]
