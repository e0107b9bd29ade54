"""What is to be said of an option that a question does not even know: cards, sites and Missions that are not there.

One function for each verb or kind of thing; nothing here knows more than the seat that is asked.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from meadhall.core.option import Option
from meadhall.core.refusal import Reason, reason
from meadhall.games.wild.options import ITEM_ALONE, NO_ATTACKER, ON_OWN_TURN, UNDEAD
from meadhall.games.wild.state import PURSE, RETURNED, Wild

NOBODY_THERE = reason("WILD-1.1", "why-nobody-there")

# ── cards ────────────────────────────────────────────────────────────────────────────────────

BOUGHT = reason("WILD-8.3", "why-bought")
PLAYED = reason("WILD-7.3", "why-played")
FOUGHT = reason("WILD-12.4", "why-fought")
CHOSEN = {rule: reason(rule, "why-chosen") for rule in ("WILD-12.2", "WILD-15.3", "WILD-20.3")}
ONLY_ATTACKS = reason("WILD-23.2", "why-only-attacks")
REACTS = reason("WILD-23.8", "why-reacts")
NO_FIGHTER = reason("WILD-12.1", "why-no-fighter")
NO_DEFENCE = reason("WILD-15.1", "why-no-defence")
DEFENDED = reason("WILD-15.3", "why-defended")
PLAY_FIRST = reason("WILD-7.3", "why-play-first")
NO_EFFECT_OPEN = reason("WILD-7.3", "why-no-effect-open")
NOT_FOR_SALE = reason("WILD-8.5", "why-not-for-sale")
NOT_IN_ROW = reason("WILD-9.1", "why-not-in-row")
FAVOUR = reason("WILD-21.1", "why-favour")
NOT_OPEN = reason("WILD-21.5", "why-favour-not-open")
NOT_HELD = {rule: reason(rule, "why-not-held") for rule in
            ("WILD-7.3", "WILD-7.12", "WILD-12.2", "WILD-15.1", "WILD-20.3", "WILD-23.13")}  # fmt: skip
NOT_DISCARDED = {rule: reason(rule, "why-not-discarded") for rule in ("WILD-23.13", "WILD-23.20")}


def among(s: Wild, cards: Sequence[int], kind: int) -> bool:
    """Is a card of that kind among these?"""
    return any(s.box.kind_of[c] == kind for c in cards)


def missing_card(s: Wild, seat: int, kind: int, rule: str, used: Reason, chosen: str = "WILD-12.2") -> Reason:
    """Why a card cannot come from hand: where it is instead, as far as it is in sight."""
    mine = [c for c in s.play[seat] if s.box.kind_of[c] == kind]
    if among(s, s.staged[seat], kind):
        return CHOSEN[chosen]
    if among(s, s.laid[seat], kind):
        return DEFENDED
    if any(not s.fresh >> c & 1 for c in mine):
        return used
    return BOUGHT if mine else NOT_HELD[rule]


def no_play(s: Wild, seat: int, kind: int) -> Reason:
    """A card is not played for its effect."""
    if among(s, s.hands[seat], kind):
        return REACTS if s.box.opt.reactions >> kind & 1 else ONLY_ATTACKS
    return missing_card(s, seat, kind, "WILD-7.3", PLAYED)


def no_attack(s: Wild, seat: int, kind: int) -> Reason:
    """A card cannot attack, or join an attack."""
    opt = s.box.opt
    if opt.items >> kind & 1 and among(s, s.hands[seat], kind):
        return ITEM_ALONE
    if not (opt.attackers | opt.items) >> kind & 1:
        return ON_OWN_TURN if opt.reactions >> kind & 1 else NO_FIGHTER
    return missing_card(s, seat, kind, "WILD-12.2", FOUGHT)


def no_defence(s: Wild, seat: int, kind: int) -> Reason:
    """A card does not defend."""
    if not s.box.opt.reactions >> kind & 1:
        return NO_DEFENCE
    return missing_card(s, seat, kind, "WILD-15.1", PLAYED, "WILD-15.3")


def no_purchase(s: Wild, seat: int, kind: int) -> Reason:
    """A card is not for sale."""
    card = s.box.cards[kind]
    if card.type == "undead":
        return UNDEAD
    if card.source == "path":
        return NOT_IN_ROW
    return FAVOUR if card.source == "favour" else NOT_FOR_SALE


# ── one's own turn ───────────────────────────────────────────────────────────────────────────

ACCOMPLISHED = reason("WILD-17.3", "why-accomplished")
NOT_YOUR_MISSION = reason("WILD-17.2", "why-not-your-mission")
LEVEL_REACHED = reason("WILD-11.2", "why-level-reached")
LEVEL_SKIPPED = reason("WILD-11.5", "why-level-skipped")
HALL_STAYS = reason("WILD-10.12", "why-hall-stays")
NO_BUILDING = reason("WILD-10.11", "why-no-building")
LIKE_ANOTHER = reason("WILD-10.11", "why-like-another")
RETURNED_ALREADY = reason("WILD-10.11", "why-returned")
NOTHING_TO_CHOOSE = reason("WILD-7.12", "why-nothing-to-choose")
BY_HAND = reason("WILD-7.12", "why-by-hand")


def no_action(s: Wild, seat: int, o: Option) -> Iterator[Reason]:
    """What is no action of a turn now."""
    why = NO_ACTION.get(o.verb)
    if why is not None:
        yield why(s, seat, o.a)


def no_use(s: Wild, seat: int, use: int) -> Reason:
    """An effect is not open."""
    kind = s.box.opt.uses[use][0]
    held = among(s, s.hands[seat], kind)
    return PLAY_FIRST if held else missing_card(s, seat, kind, "WILD-7.3", NO_EFFECT_OPEN)


def no_mission(s: Wild, seat: int, mission: int) -> Reason:
    """A Mission does not lie before the player."""
    done = any(s.box.mission(c) == mission for c in s.done[seat])
    return ACCOMPLISHED if done else NOT_YOUR_MISSION


def no_upgrade(s: Wild, seat: int, level: int) -> Reason:
    """A level of the Town Hall is not the next one."""
    return LEVEL_REACHED if level < s.halls[seat] else LEVEL_SKIPPED


def no_return(s: Wild, seat: int, slot: int) -> Reason:
    """A Building cannot be sent back."""
    if slot == s.box.hall_slot:
        return HALL_STAYS
    if not s.built[seat] >> slot & 1:
        return NO_BUILDING
    return RETURNED_ALREADY if s.used & RETURNED else LIKE_ANOTHER


NO_ACTION: dict[str, Callable[[Wild, int, int], Reason]] = {
    "play": no_play,
    "use": no_use,
    "attack": no_attack,
    "buy": no_purchase,
    "claim": no_mission,
    "swap": no_mission,
    "upgrade": no_upgrade,
    "return": no_return,
    "purse": lambda s, seat, n: BY_HAND if s.used & PURSE else NOTHING_TO_CHOOSE,
    "lay": lambda s, seat, kind: ON_OWN_TURN if s.box.opt.reactions >> kind & 1 else NO_DEFENCE,
    "at": lambda s, seat, target: NO_ATTACKER,
}


# ── sites ────────────────────────────────────────────────────────────────────────────────────

OWN_SITE = reason("WILD-13.1", "why-own-site")
NO_SITE = reason("WILD-13.1", "why-no-site")
NO_UNDEAD = reason("WILD-16.5", "why-no-undead")
EMPTY = reason("WILD-23.11", "why-container-empty")
ONLY_STORED = reason("WILD-23.11", "why-only-stored")
OTHER_TOKENS = {rule: reason(rule, "why-other-tokens") for rule in ("WILD-7.10", "WILD-19.2", "WILD-23.11")}
NO_CONTAINER = reason("WILD-7.10", "why-no-container")


def no_site(s: Wild, seat: int, owner: int, slot: int) -> Reason | None:
    """A village in which there is nothing to attack or to take from; None if there is."""
    if owner >= s.seats:
        return NOBODY_THERE
    if owner == seat:
        return OWN_SITE
    stands = slot == s.box.hall_slot or s.built[owner] >> slot & 1
    return None if stands else NO_SITE


def no_target(s: Wild, seat: int, target: int) -> Reason | None:
    """A target that is not there."""
    if target >= s.box.opt.draco:
        return NO_UNDEAD
    return no_site(s, seat, *divmod(target, s.box.opt.per_seat))


def no_theft(s: Wild, seat: int, owner: int, slot: int, res: int) -> Reason:
    """A place from which nothing can be taken."""
    gone = no_site(s, seat, owner, slot)
    if gone is not None:
        return gone
    if slot in s.box.store_slots[res]:
        return EMPTY
    return OTHER_TOKENS["WILD-23.11"] if slot in s.box.store_slots[1 - res] else ONLY_STORED


# ── tokens ───────────────────────────────────────────────────────────────────────────────────

NOT_DUE = reason("WILD-7.12", "why-not-due")
ONLY_PAYER = reason("WILD-7.12", "why-only-payer")
NO_TOKEN = reason("WILD-7.12", "why-no-token")
LIKE_CONTAINER = reason("WILD-7.12", "why-like-container")


def no_payment(s: Wild, seat: int, o: Option, missing: Sequence[int]) -> Reason:
    """A card or token that does not pay what is missing."""
    if o.verb == "spend":
        held = among(s, s.hands[seat], o.a)
        return NOT_DUE if held else missing_card(s, seat, o.a, "WILD-7.12", PLAYED)
    if not missing[o.b]:
        return NOT_DUE
    return LIKE_CONTAINER if o.verb == "take" and s.stored[seat][o.a] else NO_TOKEN


def no_stowing(s: Wild, seat: int, slot: int, res: int) -> Reason:
    """A place into which loot cannot go."""
    stores = slot in s.box.store_slots[0] or slot in s.box.store_slots[1]
    if stores and slot not in s.box.store_slots[res]:
        return OTHER_TOKENS["WILD-7.10"]
    return NO_CONTAINER
