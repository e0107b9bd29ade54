"""Phase 3: a player's turn and its six actions (WILD-7 to 11, 17, 18)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from meadhall.core.option import Option
from meadhall.core.refusal import Reason, reason
from meadhall.core.step import Sieve, Step, Wide
from meadhall.core.text import Seat, Text
from meadhall.core.zones import follow
from meadhall.games.wild.cards import BUILT, DEFENCES_BOUGHT, HITS, OWN_TYPE, PATH_BOUGHT, STRONGEST, UNITS_BOUGHT
from meadhall.games.wild.state import (
    DAMAGE,
    DONE,
    HALL,
    MISSION,
    MISSION_DECK,
    MISSIONS,
    PURSE,
    REPEL,
    RETURNED,
    SWAPPED,
    Wild,
)
from meadhall.games.wild.steps.attack import muster, targets
from meadhall.games.wild.steps.cards import do_act, play_for_effect
from meadhall.games.wild.steps.path import FromRow, leave_row
from meadhall.games.wild.steps.paying import ChoosePayment, may_choose, pay
from meadhall.games.wild.steps.points import card_name, card_thing, score, slot_name


class BeginTurn(Step[Wild]):
    """WILD-4.3, 17.10: a turn begins with an empty pool and nothing done."""

    seat: int

    def run(self, s: Wild) -> None:
        s.turn = self.seat
        s.beer = s.gold = s.used = 0
        s.did = [0] * len(s.did)
        s.prey = -1
        s.opened = s.ready = ()
        if s.log is not None:
            s.tell("turn", self.seat, "WILD-4.3", seat=Seat(self.seat))
        s.push(Turn(self.seat))


SOLD_OUT = reason("WILD-8.4", "why-sold-out")
THREE_OF_TYPE = reason("WILD-10.3", "why-three-of-type")
BUILT_OUT = reason("WILD-10.13", "why-built-out")
RISING = reason("WILD-11.5", "why-rising")
NOT_FULFILLED = reason("WILD-17.2", "why-not-fulfilled")
ONE_A_ROUND = reason("WILD-17.5", "why-one-a-round")
SWAPPED_ALREADY = reason("WILD-17.9", "why-swapped")
RETURNED_ALREADY = reason("WILD-10.11", "why-returned")
NO_TARGET = reason("WILD-13.6", "why-no-target")
FULL = {n: reason("WILD-10.4", "why-village-full", limit=n) for n in range(100)}


class Turn(Wide[Wild]):
    """WILD-7.1, 7.2: any number of actions in any order, then the end of the turn."""

    rule = "WILD-7.2"

    def table(self, s: Wild) -> Sequence[Option]:
        return s.box.opt.turn

    def sieve(self, s: Wild) -> Sieve:
        """One look at the hand says what may be tried with it and what can be paid (WILD-7.4, 7.12)."""
        opt, cash = s.box.opt, s.box.cash
        beer, gold = s.purses(self.seat)
        field, from_hand = self._table(s), opt.from_hand
        for c in s.hands[self.seat]:
            field |= from_hand[c]
            gains = cash[c]
            if gains is not None:
                beer += gains[0]
                gold += gains[1]
        dear = opt.dear
        made = opt.barred[beer if beer < dear else dear][gold if gold < dear else dear]
        return field, self._bars(s, field), made

    def _table(self, s: Wild) -> int:
        """What lies on the table: piles, the row, cards in play, the own village, Missions."""
        seat, opt = self.seat, s.box.opt
        bits, level, built = opt.always, s.halls[seat], s.built[seat]
        for c in s.row:
            bits |= opt.from_row[c]
        for c in s.ready:
            bits |= opt.in_play[c]
        for n in s.opened:
            bits |= opt.use.bits[n]
        for c in s.missions[seat]:
            bits |= opt.of_mission[c]
        if built:
            bits |= (built & ~s.twins(seat)) << opt.give_back_at
        if level < opt.levels:
            bits |= opt.upgrade.bits[level]
        if not s.used & PURSE and may_choose(s, seat):
            bits |= opt.purse.all
        return bits

    def _bars(self, s: Wild, field: int) -> list[tuple[Reason, int]]:
        """What speaks against it now, money aside."""
        seat, box = self.seat, s.box
        opt, unmet = box.opt, 0
        for card in s.missions[seat]:
            kind, goal, n, claim_bit = opt.mission_rows[card]
            if (s.did[goal] if goal < OWN_TYPE else s.progress(seat, kind)) < n:
                unmet |= claim_bit
        found = [(NOT_FULFILLED, unmet)]
        if s.built[seat]:
            self._against_building(s, found)
        if 0 in s.left:
            found.append((SOLD_OUT, opt.sold_out(s.left)))
        if box.per_game in s.builds[seat]:
            found.append((BUILT_OUT, self._built_out(s)))
        if s.raw[seat] >> box.hall_slot & 1:
            found.append((RISING, opt.upgrade.all))
        if s.claimed[seat] >= box.missions_round:
            found.append((ONE_A_ROUND, opt.claim.all))
        if s.used & SWAPPED:
            found.append((SWAPPED_ALREADY, opt.swap.all))
        if s.used & RETURNED:
            found.append((RETURNED_ALREADY, opt.give_back.all))
        if s.dragon >> seat & 1 and field & opt.attack.all and not targets(s, seat):
            found.append((NO_TARGET, opt.attack.all))
        return found

    def _against_building(self, s: Wild, found: list[tuple[Reason, int]]) -> None:
        """WILD-10.3 to 10.6"""
        box, opt, built = s.box, s.box.opt, s.built[self.seat]
        n, limit = built.bit_count(), box.halls[s.halls[self.seat]].limit
        if n >= limit:
            found.append((FULL[limit], opt.build.all))
        if n >= box.per_type:
            found.append((THREE_OF_TYPE, box.full_types(built) << opt.build.at))

    def _built_out(self, s: Wild) -> int:
        """WILD-10.13: types built as often as a game allows."""
        most, bits = s.box.per_game, 0
        for kind, n in enumerate(s.builds[self.seat]):
            if n >= most:
                bits |= 1 << kind
        return bits << s.box.opt.build.at

    def choose(self, s: Wild, o: Option) -> None:
        seat = self.seat
        if o.verb == "end":
            s.push(EndTurn(seat))
            if s.did[HITS]:
                s.push(ScoreDamage(seat))
            elif s.prey >= 0:
                s.push(TotalDefence(seat))
            return
        s.push(self)
        if s.used & PURSE and o in s.box.opt.price:
            payment = ChoosePayment(seat, *s.box.opt.price[o])
            if payment.choices(s):
                s.used &= ~PURSE
                s.plan(payment, CarryOut(seat, s.box.opt.turn.index(o)))
                return
        DO[o.verb](s, seat, o)


class CarryOut(Step[Wild]):
    """WILD-7.12: an action of the turn table, once its payment has been laid out by hand."""

    seat: int
    action: int

    def run(self, s: Wild) -> None:
        o = s.box.opt.turn[self.action]
        DO[o.verb](s, self.seat, o)


# ── the actions ──────────────────────────────────────────────────────────────────────────────


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
    card = s.row[at]
    leave_row(s, at)
    s.did[PATH_BOUGHT] += 1
    bought(s, seat, card)


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
    if s.log is not None:
        s.tell("upgrades", seat, "WILD-11.2", (f"site:{seat}:hall",), seat=Seat(seat), level=o.a + 2)
    score(s, seat, s.box.halls[o.a + 1].points, HALL)


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


# ── the end of a turn ────────────────────────────────────────────────────────────────────────


class ScoreDamage(Step[Wild]):
    """WILD-7.14, 13.10 to 13.12: once, for the number of targets damaged this turn."""

    seat: int

    def run(self, s: Wild) -> None:
        hits, table = s.did[HITS], s.box.damage
        most = len(table) - 1
        vp = table[hits] if hits <= most else table[most] + (hits - most) * s.box.damage_more
        if s.log is not None:
            s.tell("damage-points", self.seat, "WILD-13.10", seat=Seat(self.seat), hits=hits, vp=vp)
        score(s, self.seat, vp, DAMAGE)


class TotalDefence(Step[Wild]):
    """WILD-15.9 to 15.11: whoever was attacked and lost nothing gains 1 VP and a Damage token on the Town Hall."""

    seat: int

    def run(self, s: Wild) -> None:
        hall = 1 << s.box.hall_slot
        if not s.raw[s.prey] & hall:
            s.damaged[s.prey] |= hall
        if s.log is not None:
            s.tell("total-defence", s.prey, "WILD-15.9", seat=Seat(s.prey), vp=s.box.total_vp)
        score(s, s.prey, s.box.total_vp, REPEL)


class EndTurn(Step[Wild]):
    """WILD-7.8, 7.14: the pool and unused effects lapse."""

    seat: int

    def run(self, s: Wild) -> None:
        s.beer = s.gold = s.used = 0
        s.opened = s.ready = ()
        s.did = [0] * len(s.did)
        s.turn = s.prey = -1
        if s.log is not None:
            s.tell("ends", self.seat, "WILD-7.14", seat=Seat(self.seat))
