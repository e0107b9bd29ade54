"""Phase 3: a player's turn and its six actions (WILD-7 to 11, 17, 18)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from meadhall.core.option import Option
from meadhall.core.refusal import Reason, reason
from meadhall.core.step import Step, Wide, pick
from meadhall.core.text import Seat, Text
from meadhall.core.zones import follow
from meadhall.games.wild.content import BUILT, DEFENCES_BOUGHT, HITS, OWN_TYPE, PATH_BOUGHT, STRONGEST, UNITS_BOUGHT
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
from meadhall.games.wild.steps.paying import ChoosePayment, budget, may_choose, pay
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


ON_OWN_TURN = reason("WILD-7.5", "why-defence-own-turn")
ITEM_ALONE = reason("WILD-12.8", "why-item-alone")
UNDEAD = reason("WILD-8.5", "why-undead")
SOLD_OUT = reason("WILD-8.4", "why-sold-out")
THREE_OF_TYPE = reason("WILD-10.3", "why-three-of-type")
BUILT_OUT = reason("WILD-10.13", "why-built-out")
RISING = reason("WILD-11.5", "why-rising")
NOT_FULFILLED = reason("WILD-17.2", "why-not-fulfilled")
ONE_A_ROUND = reason("WILD-17.5", "why-one-a-round")
SWAPPED_ALREADY = reason("WILD-17.9", "why-swapped")
RETURNED_ALREADY = reason("WILD-10.11", "why-returned")
NO_TARGET = reason("WILD-13.6", "why-no-target")
LACKS = {
    rule: tuple(tuple(reason(rule, f"why-lack-{name}", have=n) for n in range(100)) for name in ("beer", "gold"))
    for rule in ("WILD-8.1", "WILD-10.2", "WILD-11.2", "WILD-17.9", "WILD-18.1")
}
FULL = {n: reason("WILD-10.4", "why-village-full", limit=n) for n in range(100)}


class Turn(Wide[Wild]):
    """WILD-7.1, 7.2: any number of actions in any order, then the end of the turn."""

    rule = "WILD-7.2"

    def table(self, s: Wild) -> Sequence[Option]:
        return s.box.menu.turn

    def field(self, s: Wild) -> int:
        seat, box = self.seat, s.box
        menu, kind_bit = box.menu, box.kind_bit
        hand = row = 0
        for c in s.hands[seat]:
            hand |= kind_bit[c]
        for c in s.row:
            row |= kind_bit[c]
        fighters = hand | box.bits(s.ready) if s.ready else hand
        bits = menu.always | (hand & menu.shown) << menu.play_at | (fighters & menu.attackers) << menu.attack_at
        bits |= row << menu.buy_at | (s.built[seat] & ~s.twins(seat)) << menu.give_back_at
        level = s.halls[seat]
        if level < menu.levels:
            bits |= menu.upgrade.bits[level]
        for card in s.missions[seat]:
            _, _, _, claim_bit, swap_bit = menu.mission_rows[card]
            bits |= claim_bit | swap_bit
        for n in s.opened:
            bits |= menu.use.bits[n]
        if not s.used & PURSE and may_choose(s, seat):
            bits |= menu.purse.all
        return bits

    def bars(self, s: Wild) -> Iterator[tuple[Reason, int]]:
        seat, box, menu = self.seat, s.box, s.box.menu
        for res, have in enumerate(budget(s, seat)):
            if have < menu.dear:
                for rule, lacks in LACKS.items():
                    yield lacks[res][have], menu.lack[res][have] & menu.paid[rule]
        yield ON_OWN_TURN, menu.no_play_reactions
        yield ITEM_ALONE, menu.no_play_items
        yield UNDEAD, menu.no_buy_undead
        if 0 in s.left:
            yield SOLD_OUT, menu.sold_out(s.left)
        yield from self._against_building(s)
        if s.raw[seat] >> box.hall_slot & 1:
            yield RISING, menu.upgrade.all
        if s.claimed[seat] >= box.missions_round:
            yield ONE_A_ROUND, menu.claim.all
        yield NOT_FULFILLED, self._unmet(s)
        if s.used & SWAPPED:
            yield SWAPPED_ALREADY, menu.swap.all
        if s.used & RETURNED:
            yield RETURNED_ALREADY, menu.give_back.all
        if s.dragon >> seat & 1 and not targets(s, seat):
            yield NO_TARGET, menu.attack.all

    def _against_building(self, s: Wild) -> Iterator[tuple[Reason, int]]:
        """WILD-10.3 to 10.6, 10.13"""
        seat, box, menu = self.seat, s.box, s.box.menu
        built = s.built[seat]
        limit = box.halls[s.halls[seat]].limit
        if built.bit_count() >= limit:
            yield FULL[limit], menu.build.all
        full = box.full_types(built)
        if full:
            yield THREE_OF_TYPE, full << menu.build.at
        if box.per_game in s.builds[seat]:
            yield BUILT_OUT, self._built_out(s)

    def _built_out(self, s: Wild) -> int:
        """WILD-10.13: types built as often as a game allows."""
        most, bits = s.box.per_game, 0
        for bit, n in zip(s.box.menu.build.bits, s.builds[self.seat], strict=True):
            if n >= most:
                bits |= bit
        return bits

    def _unmet(self, s: Wild) -> int:
        """WILD-17.2: claims of Missions that are not fulfilled."""
        bits = 0
        for card in s.missions[self.seat]:
            kind, _, n, claim_bit, _ = s.box.menu.mission_rows[card]
            if s.progress(self.seat, kind) < n:
                bits |= claim_bit
        return bits

    def options(self, s: Wild) -> Sequence[Option]:
        """What `bars` leaves of `field`, at one stroke: three decisions of four are this one."""
        seat, box = self.seat, s.box
        menu, kind_bit, cash = box.menu, box.kind_bit, box.cash
        beer, gold = s.purses(seat)
        tokens = beer + gold - s.beer - s.gold
        hand = row = 0
        for c in s.hands[seat]:
            hand |= kind_bit[c]
            gains = cash[c]
            if gains is not None:
                beer += gains[0]
                gold += gains[1]
        for c in s.row:
            row |= kind_bit[c]
        bits = menu.anytime | row << menu.buy_at | (hand & menu.plays) << menu.play_at
        bits |= self._in_village(s) | self._with_missions(s)
        if tokens and not s.used & PURSE and may_choose(s, seat):
            bits |= menu.purse.all
        if 0 in s.left:
            bits &= ~menu.sold_out(s.left)
        bits &= menu.payable[beer if beer < menu.dear else menu.dear][gold if gold < menu.dear else menu.dear]
        if s.opened or s.ready:
            bits |= self._in_play(s)
        fighters = hand & menu.attackers
        if fighters and (not s.dragon >> seat & 1 or targets(s, seat)):
            bits |= fighters << menu.attack_at
        return pick(menu.turn, bits)

    def _in_village(self, s: Wild) -> int:
        """What may be built, raised and sent back, money aside."""
        seat, box, menu = self.seat, s.box, s.box.menu
        built, level = s.built[seat], s.halls[seat]
        bits = menu.build.all
        if built:
            if built.bit_count() >= box.halls[level].limit:
                bits = 0
            else:
                bits &= ~(box.full_types(built) << menu.build.at)
            if not s.used & RETURNED:
                bits |= (built & ~s.twins(seat)) << menu.give_back_at
        if box.per_game in s.builds[seat]:
            bits &= ~self._built_out(s)
        if level < menu.levels and not s.raw[seat] >> box.hall_slot & 1:
            bits |= menu.upgrade.bits[level]
        return bits

    def _with_missions(self, s: Wild) -> int:
        """The Missions that may be claimed or exchanged, money aside."""
        rows, bits = s.box.menu.mission_rows, 0
        claims, swaps = s.claimed[self.seat] < s.box.missions_round, not s.used & SWAPPED
        for card in s.missions[self.seat]:
            kind, goal, n, claim_bit, swap_bit = rows[card]
            if swaps:
                bits |= swap_bit
            if claims and (s.did[goal] if goal < OWN_TYPE else s.progress(self.seat, kind)) >= n:
                bits |= claim_bit
        return bits

    def _in_play(self, s: Wild) -> int:
        """Open effects and unused attacks of cards in play."""
        menu, bits = s.box.menu, 0
        for n in s.opened:
            bits |= menu.use.bits[n]
        if s.ready and (not s.dragon >> self.seat & 1 or targets(s, self.seat)):
            bits |= s.box.bits(s.ready) << menu.attack_at
        return bits

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
        if s.used & PURSE and o in s.box.menu.price:
            payment = ChoosePayment(seat, *s.box.menu.price[o])
            if payment.choices(s):
                s.used &= ~PURSE
                s.plan(payment, CarryOut(seat, s.box.menu.turn.index(o)))
                return
        DO[o.verb](s, seat, o)


class CarryOut(Step[Wild]):
    """WILD-7.12: an action of the turn table, once its payment has been laid out by hand."""

    seat: int
    action: int

    def run(self, s: Wild) -> None:
        o = s.box.menu.turn[self.action]
        DO[o.verb](s, self.seat, o)


# ── the actions ──────────────────────────────────────────────────────────────────────────────


def play(s: Wild, seat: int, o: Option) -> None:
    """WILD-7.3, 7.4"""
    play_for_effect(s, seat, o.a)


def use(s: Wild, seat: int, o: Option) -> None:
    """WILD-7.3, 7.6: an effect that was still open."""
    at = s.opened.index(o.a)
    s.opened = s.opened[:at] + s.opened[at + 1 :]
    kind, i = s.box.menu.uses[o.a]
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
        s.tell("builds", seat, "WILD-10.2", (f"site:{seat}:{box.menu.slot_ids[slot]}",), seat=Seat(seat),
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
