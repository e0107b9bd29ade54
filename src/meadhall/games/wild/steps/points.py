"""VP and Divine Favours (WILD-21), paying (WILD-7.12), names of things."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.core.option import Option
from meadhall.core.step import Ask, Step, numbers
from meadhall.core.text import Seat, Text
from meadhall.core.zones import Zone, move
from meadhall.games.wild.content import BEER, BEER_SPENT, GOLD
from meadhall.games.wild.state import DISCARD, FAVOURS, FAVOURS_OPEN, HAND, PLAY, PURSE, Wild


def card_thing(s: Wild, card: int) -> str:
    """The id under which a card is drawn."""
    kind = s.box.kind_of[card]
    return f"card:{s.box.cards[kind].id}.{card - s.box.first[kind]}"


def card_name(s: Wild, card: int) -> Text:
    """What a card is called."""
    return Text(s.box.cards[s.box.kind_of[card]].id)


def slot_name(s: Wild, seat: int, slot: int) -> Text:
    """What a target is called."""
    box = s.box
    if slot == box.hall_slot:
        return Text(box.halls[s.hall_shown(seat)].id)
    return Text(box.buildings[slot // box.per_type].id)


def slot_thing(s: Wild, seat: int, slot: int) -> str:
    """The id under which a target is drawn."""
    return f"site:{seat}:{s.box.menu.slot_ids[slot]}"


def find_kind(s: Wild, pile: Sequence[int], kind: int) -> int:
    """A card of that kind in a pile."""
    of = s.box.kind_of
    return next(c for c in pile if of[c] == kind)


# ── victory points ───────────────────────────────────────────────────────────────────────────


def score(s: Wild, seat: int, vp: int, source: int) -> None:
    """WILD-1.5, 21.2, 21.3, 24.1, 24.3: VP are gained; every threshold passed is a Favour at once.

    Call it last: the Favours it pushes come before whatever was pushed earlier (WILD-21.10).
    """
    if not vp:
        return
    total = s.vp[seat] = s.vp[seat] + vp
    points = s.points[seat]
    s.points[seat] = (*points[:source], points[source] + vp, *points[source + 1 :])
    if total >= s.goal and not s.last:
        s.last = 1
        if s.log is not None:
            s.tell("last-round", seat, "WILD-24.1", seat=Seat(seat), vp=total)
    thresholds = s.box.thresholds
    while s.steps[seat] < len(thresholds) and total >= thresholds[s.steps[seat]]:
        s.steps[seat] += 1
        s.push(GainFavour(seat))


class GainFavour(Step[Wild]):
    """WILD-21.5 to 21.7: turn up the top Favour and choose among those that lie open."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Wild) -> None:
        if s.favours:
            move(s, s.favours[-1], FAVOURS, 0, FAVOURS_OPEN, 0)
        if s.favours_open:
            s.push(ChooseFavour(self.seat))
        elif s.log is not None:
            s.tell("no-favour", self.seat, "WILD-21.7", seat=Seat(self.seat))


class ChooseFavour(Ask[Wild]):
    """WILD-21.5, 21.6, 21.10, 22.8: one of the open Favours, to the own discard pile; not optional."""

    __slots__ = ()
    rule = "WILD-21.5"

    def candidates(self, s: Wild) -> Sequence[Option]:
        return [s.box.menu.favour[k] for k in sorted({s.box.kind_of[c] for c in s.favours_open})]

    def options(self, s: Wild) -> Sequence[Option]:
        return self.candidates(s)

    def choose(self, s: Wild, o: Option) -> None:
        card = find_kind(s, s.favours_open, o.a)
        move(s, card, FAVOURS_OPEN, 0, DISCARD, self.seat)
        if s.log is not None:
            s.tell("favour", self.seat, "WILD-21.5", (card_thing(s, card),), seat=Seat(self.seat),
                   card=card_name(s, card))  # fmt: skip


# ── paying ───────────────────────────────────────────────────────────────────────────────────


def budget(s: Wild, seat: int) -> tuple[int, int]:
    """All Beer and Gold that the active player can spend: Resource cards in hand are played for it (WILD-7.4, 7.12)."""
    beer, gold = s.purses(seat)
    cash = s.box.cash
    for c in s.hands[seat]:
        gains = cash[c]
        if gains is not None:
            beer += gains[0]
            gold += gains[1]
    return beer, gold


def pay(s: Wild, seat: int, beer: int, gold: int) -> None:
    """WILD-7.12, 17.11: what is paid counts as spent; tokens go back to the supply."""
    for res, n in ((BEER, beer), (GOLD, gold)):
        if n:
            s.did[BEER_SPENT + res] += n
            play_resources(s, seat, res, n)
            _pay(s, seat, res, n)


def play_resources(s: Wild, seat: int, res: int, n: int) -> None:
    """WILD-7.4, 7.8: Resource cards first, since tokens could be stored; the dearest that is not too much."""
    cash = s.box.cash
    while (short := n - (s.gold if res else s.beer)) > 0:
        offers = [(gains, c) for c in s.hands[seat] if (gains := cash[c]) is not None and gains[res]]
        if not offers:
            return
        fitting = [(gains[1 - res], -gains[res], c) for gains, c in offers if gains[res] <= short]
        wasting = [(gains[1 - res], gains[res], c) for gains, c in offers]
        play_card(s, seat, min(fitting or wasting)[2])


def play_card(s: Wild, seat: int, card: int, source: Zone[Wild] = HAND) -> None:
    """WILD-7.3, 23.1: into play; resources go to the pool at once, which never hurts."""
    move(s, card, source, seat, PLAY, seat)
    beer, gold = s.box.cards[s.box.kind_of[card]].gains
    s.beer += beer
    s.gold += gold
    if s.log is not None:
        s.tell("plays", seat, "WILD-7.3", (card_thing(s, card),), seat=Seat(seat), card=card_name(s, card))


def _pay(s: Wild, seat: int, res: int, n: int) -> None:
    """First the pool, which would lapse; then producers, loose tokens and Containers, or Containers first."""
    if res == BEER:
        now = min(n, s.beer)
        s.beer -= now
    else:
        now = min(n, s.gold)
        s.gold -= now
    n -= now
    if n and s.used & PURSE:
        n = _from_containers(s, seat, res, n)
    if n:
        n = _from_producers(s, seat, res, n)
        loose = s.loose_beer if res == BEER else s.loose_gold
        now = min(n, loose[seat])
        loose[seat] -= now
        n -= now
    if n:
        _from_containers(s, seat, res, n)


def _from_producers(s: Wild, seat: int, res: int, n: int) -> int:
    for slot in numbers(s.made[seat] & s.box.makes[res])[:n]:
        s.made[seat] &= ~(1 << slot)
        n -= 1
    return n


def _from_containers(s: Wild, seat: int, res: int, n: int) -> int:
    """The emptiest first: a full one pays VP (WILD-19.6), and each can be looted only if it holds something."""
    for slot in sorted(s.box.store_slots[res], key=s.stored[seat].__getitem__):
        now = min(n, s.stored[seat][slot])
        if now:
            s.add_stored(seat, slot, -now)
            n -= now
    return n
