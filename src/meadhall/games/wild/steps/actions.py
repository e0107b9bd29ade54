"""The actions of a turn (WILD-7 to 11, 17, 18)."""

from __future__ import annotations

from collections.abc import Callable

from meadhall.core.option import Option
from meadhall.core.step import Step
from meadhall.core.text import Seat, Text
from meadhall.core.zones import follow
from meadhall.games.wild.cards import BUILT, DEFENCES_BOUGHT, PATH_BOUGHT, STRONGEST, UNITS_BOUGHT
from meadhall.games.wild.names import card_name, card_thing, slot_name
from meadhall.games.wild.state import (
    DONE,
    HALL,
    MISSION,
    MISSION_DECK,
    MISSIONS,
    PURSE,
    RETURNED,
    SWAPPED,
    Wild,
)
from meadhall.games.wild.steps.attack import muster
from meadhall.games.wild.steps.cards import do_act, play_for_effect
from meadhall.games.wild.steps.path import FromRow, leave_row
from meadhall.games.wild.steps.paying import pay
from meadhall.games.wild.steps.points import score


def play(s: Wild, seat: int, o: Option) -> None:
    """WILD-7.3, 7.4"""
    play_for_effect(s, seat, o.a)


def use(s: Wild, seat: int, o: Option) -> None:
    """WILD-7.3, 7.6: an effect that was still open."""
    at = s.opened.index(o.a)
    s.opened = s.opened[:at] + s.opened[at + 1 :]
    kind, i = s.box.opt.uses[o.a]
    do_act(s, seat, s.box.cards[kind].acts[i])


def attack(s: Wild, seat: int, o: Option) -> None:
    """WILD-12.2: the first card of an attack."""
    muster(s, seat, o.a, (), ())


def buy(s: Wild, seat: int, o: Option) -> None:
    """WILD-8.1, 8.2"""
    kind, box = o.a, s.box
    card_kind = box.cards[kind]
    assert card_kind.price is not None, "only cards with a price are offered"
    pay(s, seat, *card_kind.price)
    if card_kind.source != "path":
        pile = box.piles.index(kind)
        s.left[pile] -= 1
        bought(s, seat, box.first[kind] + s.left[pile])
        return
    BuyFromRow(seat, kind).settle(s)


class BuyFromRow(FromRow):
    """WILD-9.1: which of several like cards is bought."""

    def choose(self, s: Wild, o: Option) -> None:
        buy_from_row(s, self.seat, o.a)


def buy_from_row(s: Wild, seat: int, at: int) -> None:
    """WILD-9.1, 9.2"""
    s.did[PATH_BOUGHT] += 1
    bought(s, seat, s.row[at])
    leave_row(s, at)


def bought(s: Wild, seat: int, card: int) -> None:
    """WILD-8.3, 17.10: into play, and counted for Missions."""
    card_kind = s.box.cards[s.box.kind_of[card]]
    s.play[seat].append(card)
    s.fresh |= 1 << card
    if card_kind.type == "unit":
        s.did[UNITS_BOUGHT] += 1
        s.did[STRONGEST] = max(s.did[STRONGEST], card_kind.attack)
    elif card_kind.type == "defence":
        s.did[DEFENCES_BOUGHT] += 1
    if s.log is not None:
        s.tell("buys", seat, "WILD-8.1", (card_thing(s, card),), seat=Seat(seat), card=card_name(s, card))


def build(s: Wild, seat: int, o: Option) -> None:
    """WILD-10.1, 10.2, 10.7: into the village, under construction."""
    kind, box = o.a, s.box
    pay(s, seat, *box.buildings[kind].price)
    free = box.of_type[kind] & ~s.built[seat]
    bit = free & -free
    s.built[seat] |= bit
    s.raw[seat] |= bit
    s.left[len(box.piles) + kind] -= 1
    builds = s.builds[seat]
    s.builds[seat] = (*builds[:kind], builds[kind] + 1, *builds[kind + 1 :])
    s.did[BUILT] += 1
    if s.log is not None:
        slot = bit.bit_length() - 1
        s.tell("builds", seat, "WILD-10.2", (f"site:{seat}:{box.opt.slot_ids[slot]}",), seat=Seat(seat),
               building=Text(box.buildings[kind].id))  # fmt: skip


def give_back(s: Wild, seat: int, o: Option) -> None:
    """WILD-10.11, 10.12: to its pile, with no refund; tokens on it are lost, cards on it stay in play."""
    slot, box = o.a, s.box
    bit = 1 << slot
    if s.log is not None:
        s.tell("returns", seat, "WILD-10.11", seat=Seat(seat), building=slot_name(s, seat, slot))
    s.built[seat] &= ~bit
    s.raw[seat] &= ~bit
    s.damaged[seat] &= ~bit
    s.made[seat] &= ~bit
    s.add_stored(seat, slot, -s.stored[seat][slot])
    if slot in s.laid_at[seat]:
        s.laid_at[seat] = tuple(box.nowhere if at == slot else at for at in s.laid_at[seat])
    s.left[len(box.piles) + slot // box.per_type] += 1
    s.used |= RETURNED


def upgrade(s: Wild, seat: int, o: Option) -> None:
    """WILD-11.2, 11.3, 11.6: under construction at once, VP at once."""
    price = s.box.halls[o.a].price
    assert price is not None, "only levels with a next one are offered"
    pay(s, seat, *price)
    s.raw[seat] |= 1 << s.box.hall_slot
    vp = s.box.halls[o.a + 1].points
    if s.log is not None:
        s.tell("upgrades", seat, "WILD-11.2", (f"site:{seat}:hall",), seat=Seat(seat), level=o.a + 2, vp=vp)
    score(s, seat, vp, HALL)


def claim(s: Wild, seat: int, o: Option) -> None:
    """WILD-17.2, 17.3"""
    card = next(c for c in s.missions[seat] if s.box.mission(c) == o.a)
    s.missions[seat] = tuple(c for c in s.missions[seat] if c != card)
    s.done[seat] = (*s.done[seat], card)
    follow(s, card, MISSIONS, seat, DONE, seat)
    s.claimed[seat] += 1
    mission = s.box.missions[o.a]
    if s.log is not None:
        s.tell("claims", seat, "WILD-17.2", seat=Seat(seat), mission=Text(mission.id), vp=mission.vp)
    score(s, seat, mission.vp, MISSION)


def swap(s: Wild, seat: int, o: Option) -> None:
    """WILD-17.9: the old Mission under the deck, then the top one."""
    pay(s, seat, 0, s.box.swap)
    s.used |= SWAPPED
    card = next(c for c in s.missions[seat] if s.box.mission(c) == o.a)
    s.missions[seat] = tuple(c for c in s.missions[seat] if c != card)
    s.mission_deck.insert(0, card)
    follow(s, card, MISSIONS, seat, MISSION_DECK, 0)
    if s.log is not None:
        s.tell("swaps", seat, "WILD-17.9", seat=Seat(seat), mission=Text(s.box.missions[o.a].id))
    draw_mission(s, seat)


def draw_mission(s: Wild, seat: int) -> None:
    """WILD-6.5, 17.9: the top Mission, face up."""
    card = s.mission_deck.pop()
    s.missions[seat] = (*s.missions[seat], card)
    follow(s, card, MISSION_DECK, 0, MISSIONS, seat)
    if s.log is not None:
        s.tell("new-mission", seat, "WILD-6.5", seat=Seat(seat), mission=Text(s.box.missions[s.box.mission(card)].id))


def trade(s: Wild, seat: int, o: Option) -> None:
    """WILD-18.1 to 18.3: two of one for one of the other, which cannot be stored."""
    give, get = s.box.exchange_give, s.box.exchange_get
    if o.a == 0:
        pay(s, seat, give, 0)
        s.gold += get
    else:
        pay(s, seat, 0, give)
        s.beer += get
    if s.log is not None:
        s.tell("trades-beer" if o.a == 0 else "trades-gold", seat, "WILD-18.1", seat=Seat(seat), give=give, get=get)


def purse(s: Wild, seat: int, o: Option) -> None:
    """WILD-7.12: what pays for the next thing is chosen by hand."""
    s.used |= PURSE


DO: dict[str, Callable[[Wild, int, Option], None]] = {
    "play": play,
    "use": use,
    "attack": attack,
    "buy": buy,
    "build": build,
    "return": give_back,
    "upgrade": upgrade,
    "claim": claim,
    "swap": swap,
    "trade": trade,
    "purse": purse,
}


class CarryOut(Step[Wild]):
    """WILD-7.12: an action of the turn table, once its payment has been laid out by hand."""

    seat: int
    action: int

    def run(self, s: Wild) -> None:
        o = s.box.opt.turn[self.action]
        DO[o.verb](s, self.seat, o)
