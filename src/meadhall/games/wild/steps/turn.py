"""Phase 3: a player's turn: what may be done in it, and how it ends (WILD-7)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from meadhall.core.option import Option
from meadhall.core.refusal import Reason, reason
from meadhall.core.step import Sieve, Step, Wide
from meadhall.core.text import Seat
from meadhall.games.wild.cards import HITS, OWN_TYPE
from meadhall.games.wild.state import (
    DAMAGE,
    PURSE,
    REPEL,
    RETURNED,
    SWAPPED,
    Wild,
)
from meadhall.games.wild.steps.actions import DO, CarryOut
from meadhall.games.wild.steps.beyond import RETURNED_ALREADY, no_action
from meadhall.games.wild.steps.paying import ChoosePayment, may_choose
from meadhall.games.wild.steps.points import score
from meadhall.games.wild.steps.targets import targets


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
RISING = reason("WILD-11.5", "why-rising")
NOT_FULFILLED = reason("WILD-17.2", "why-not-fulfilled")
SWAPPED_ALREADY = reason("WILD-17.9", "why-swapped")
NO_TARGET = reason("WILD-13.6", "why-no-target")


class Turn(Wide[Wild]):
    """WILD-7.1, 7.2: any number of actions in any order, then the end of the turn."""

    rule = "WILD-7.2"

    def row(self, s: Wild) -> Sequence[Option]:
        return s.box.opt.turn

    def sieve(self, s: Wild) -> Sieve:
        """One look at the hand says what may be tried with it and what can be paid (WILD-7.4, 7.12)."""
        opt, cash = s.box.opt, s.box.cash
        beer, gold = s.purses(self.seat)
        field, from_hand = self._table(s), opt.from_hand
        if beer + gold > s.beer + s.gold and not s.used & PURSE and may_choose(s, self.seat):
            field |= opt.purse.all
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
            self._against_village(s, found)
        if 0 in s.left:
            found.append((SOLD_OUT, opt.sold_out(s.left)))
        if box.per_game in s.builds[seat]:
            found.append((opt.built_out, self._built_out(s)))
        if s.raw[seat] >> box.hall_slot & 1:
            found.append((RISING, opt.upgrade.all))
        if s.claimed[seat] >= box.missions_round:
            found.append((opt.claimed_out, opt.claim.all))
        if s.used & SWAPPED:
            found.append((SWAPPED_ALREADY, opt.swap.all))
        if s.dragon >> seat & 1 and field & opt.attack.all and not targets(s, seat):
            found.append((NO_TARGET, opt.attack.all))
        return found

    def _against_village(self, s: Wild, found: list[tuple[Reason, int]]) -> None:
        """WILD-10.3 to 10.6, 10.11"""
        box, opt, level = s.box, s.box.opt, s.halls[self.seat]
        n = s.built[self.seat].bit_count()
        if n >= box.halls[level].limit:
            found.append((opt.village_full[level], opt.build.all))
        if n >= box.per_type:
            found.append((opt.type_full, box.full_types(s.built[self.seat]) << opt.build.at))
        if s.used & RETURNED:
            found.append((RETURNED_ALREADY, opt.give_back.all))

    def _built_out(self, s: Wild) -> int:
        """WILD-10.13: types built as often as a game allows."""
        most, bits = s.box.per_game, 0
        for kind, n in enumerate(s.builds[self.seat]):
            if n >= most:
                bits |= 1 << kind
        return bits << s.box.opt.build.at

    def beyond(self, s: Wild, o: Option) -> Iterable[Reason]:
        return no_action(s, self.seat, o)

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


# ── the end of a turn ────────────────────────────────────────────────────────────────────────


def damage_vp(s: Wild) -> int:
    """WILD-13.10, 13.12: for the number of targets damaged this turn."""
    hits, table = s.did[HITS], s.box.damage
    most = len(table) - 1
    return table[hits] if hits <= most else table[most] + (hits - most) * s.box.damage_more


class ScoreDamage(Step[Wild]):
    """WILD-7.14, 13.10 to 13.12: once, for the number of targets damaged this turn."""

    seat: int

    def run(self, s: Wild) -> None:
        vp = damage_vp(s)
        if s.log is not None:
            s.tell("damage-points", self.seat, "WILD-13.10", seat=Seat(self.seat), hits=s.did[HITS], vp=vp)
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
