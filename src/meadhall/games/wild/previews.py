"""What an option would change: promises, and what they count."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from meadhall.core.drawing import Look
from meadhall.core.paint import promise
from meadhall.core.scene import Promise
from meadhall.core.step import Ask
from meadhall.games.wild.cards import BEER, DRAW, GAIN_PER, GOLD, HITS, RECOVER, REVEAL, STEAL, Act, Card
from meadhall.games.wild.state import Wild
from meadhall.games.wild.steps.attack import Muster, NameBoosted
from meadhall.games.wild.steps.cards import Stow, may_steal
from meadhall.games.wild.steps.defence import Guard
from meadhall.games.wild.steps.monsters import LootDraco
from meadhall.games.wild.steps.path import FromRow
from meadhall.games.wild.steps.paying import ChoosePayment, budget
from meadhall.games.wild.steps.targets import attack_value
from meadhall.games.wild.steps.turn import damage_vp

SPENDS = ("beer", "gold")
TOKENS = ("barrels", "bars")
STORED = ("stored-barrels", "stored-bars")


def gathered_value(s: Wild, seat: int, cards: Sequence[int], *, least: bool = False) -> int:
    """An attack in the making: Odin's Boost doubles the best Unit (or the least), named only with the target."""
    units = [c for c in cards if s.box.units >> s.box.kind_of[c] & 1]
    pick = min if least else max
    return attack_value(s, seat, cards, pick(units, key=lambda c: s.box.attack[s.box.kind_of[c]], default=-1))


def guarded(s: Wild, ask: Guard) -> int:
    """The defence of the target with the cards chosen so far."""
    staged = [s.box.cards[s.box.kind_of[c]] for c in s.staged[ask.seat]]
    return s.defence(ask.seat, ask.slot) + sum(c.defend + c.wave for c in staged)


def _attack(s: Wild, seat: int) -> int:
    ask = s.stack[-1]
    return gathered_value(s, seat, ask.gathered(s)) if isinstance(ask, Muster) else 0


def _defence(s: Wild, seat: int) -> int:
    ask = s.stack[-1]
    return guarded(s, ask) if isinstance(ask, Guard) else 0


#: What previews speak of, by seat.
COUNTS: Mapping[str, Callable[[Wild, int], int]] = {
    "beer": lambda s, seat: budget(s, seat)[BEER],
    "gold": lambda s, seat: budget(s, seat)[GOLD],
    "vp": lambda s, seat: s.vp[seat],
    "barrels": lambda s, seat: s.tokens(seat, BEER),
    "bars": lambda s, seat: s.tokens(seat, GOLD),
    "tokens": lambda s, seat: s.tokens(seat, BEER) + s.tokens(seat, GOLD),
    "stored-barrels": lambda s, seat: s.in_containers(seat, BEER),
    "stored-bars": lambda s, seat: s.in_containers(seat, GOLD),
    "buildings": lambda s, seat: s.built[seat].bit_count(),
    "damaged": lambda s, seat: s.damaged[seat].bit_count(),
    "attack": _attack,
    "defence": _defence,
}


def count(s: Wild, seat: int, what: str) -> int:
    """How much a seat has of something."""
    return COUNTS[what](s, seat)


def settled(s: Wild, ask: Ask[Wild]) -> bool:
    """What pays, which of like cards, whom a Boost doubles, where loot goes: all that belongs to the same act."""
    return not isinstance(ask, (ChoosePayment, FromRow, NameBoosted, LootDraco, Stow))


def change(s: Wild, seat: int, what: str, by: int, look: Look, *, sure: bool = True, key: str = "") -> list[Promise]:
    """One promise, with what there would be; none where nothing changes."""
    if not by:
        return []
    sign, now = "+" if by > 0 else "−", count(s, seat, what) + by
    return [promise(look.say, seat, what, by, sure=sure, key=key, sign=sign, now=now)]


def spending(s: Wild, seat: int, price: Sequence[int], look: Look) -> list[Promise]:
    """WILD-7.12: Beer and Gold that are paid (or, below zero, gained), with what is left to spend."""
    return [p for what, n in zip(SPENDS, price, strict=True) for p in change(s, seat, what, -n, look)]


def playing(s: Wild, seat: int, card: Card, look: Look) -> list[Promise]:
    """What a card gives when it is played. Resource cards count before: they are played for whatever is paid."""
    beer, gold = (0, 0) if card.type == "resource" else card.gains
    if len(card.acts) == 1:
        if card.acts[0].op in (DRAW, REVEAL, RECOVER):
            return []  # whatever is drawn can be spent as well
        more = using(s, seat, card.acts[0])
        beer, gold = beer + more[0], gold + more[1]
    return spending(s, seat, (-beer, -gold), look)


def using(s: Wild, seat: int, act: Act) -> tuple[int, int]:
    """Beer and Gold that an effect gives."""
    n = s.owned(seat, act.what) if act.op == GAIN_PER else 0
    return (n, 0) if act.n == BEER else (0, n)


def idle(s: Wild, seat: int, act: Act) -> bool:
    """WILD-22.3, 23.10, 23.11, 23.20: would an effect do nothing now?"""
    if act.op == GAIN_PER:
        return not s.owned(seat, act.what)
    if act.op == STEAL:
        return not may_steal(s, seat, act.what)
    if act.op == RECOVER:
        return not s.discards[seat]
    return act.op in (DRAW, REVEAL) and not s.decks[seat] and not s.discards[seat]


def ending(s: Wild, seat: int, look: Look) -> list[Promise]:
    """WILD-13.10, 15.9: what the attacks of a turn bring at its end; storage may follow at once."""
    if s.did[HITS]:
        return change(s, seat, "vp", damage_vp(s), look, sure=False, key="preview-vp-end")
    if s.prey >= 0:
        return change(s, s.prey, "vp", s.box.total_vp, look, sure=False, key="preview-vp-of")
    return []


def beating(s: Wild, ask: Muster, undead: Card | None, look: Look) -> list[Promise]:
    """WILD-16.3, 16.6: Draco (None) or an Undead, if the attack is strong enough whomever a Boost doubles."""
    seat, defence = ask.seat, s.box.draco_defence if undead is None else undead.defence
    if gathered_value(s, seat, ask.gathered(s), least=True) < defence:
        return []
    if undead is None:
        return change(s, seat, "tokens", s.box.draco_reward, look)
    return change(s, seat, TOKENS[undead.loot], undead.tokens, look) + change(s, seat, "vp", undead.vp, look)


def defending(s: Wild, ask: Guard, look: Look) -> list[Promise]:
    """WILD-13.9, 14, 15.7: how the attack ends as it stands; nothing is said of traps, which come first."""
    box, seat, slot = s.box, ask.seat, ask.slot
    if any(box.cards[box.kind_of[c]].removes for c in s.staged[seat]):
        return []
    if guarded(s, ask) > attack_value(s, ask.rival, ask.cards, ask.boosted):
        vp = box.repel_vp * sum(box.cards[box.kind_of[c]].attacks for c in ask.cards)
        return change(s, seat, "vp", vp, look)
    building = None if slot == box.hall_slot else box.buildings[slot // box.per_type]
    vp = box.halls[s.halls[seat]].vp if building is None else building.vp
    vp += sum(box.cards[box.kind_of[c]].trophy for c in ask.cards)
    found = change(s, seat, "damaged", 1, look) + change(s, ask.rival, "vp", vp, look, key="preview-vp-of")
    if building is not None and building.pillage >= 0 and s.stored[seat][slot]:
        found += change(s, seat, STORED[building.pillage], -1, look)
    return found
