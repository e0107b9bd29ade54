"""Paying (WILD-7.4, 7.7, 7.8, 7.11, 7.12): by itself in the usual order, or by hand."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from meadhall.core.option import Option
from meadhall.core.refusal import Reason
from meadhall.core.step import Wide
from meadhall.core.text import Seat
from meadhall.core.zones import Zone, find, follow
from meadhall.games.wild.cards import BEER, BEER_SPENT, GOLD
from meadhall.games.wild.names import card_name, card_thing
from meadhall.games.wild.state import HAND, PLAY, Wild
from meadhall.games.wild.steps.beyond import ONLY_PAYER, no_payment


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


def play_card(s: Wild, seat: int, card: int, source: Zone[Wild] = HAND) -> None:
    """WILD-7.3, 23.1: into play; resources go to the pool at once, which never hurts."""
    (s.hands if source is HAND else s.staged)[seat].remove(card)
    s.play[seat].append(card)
    follow(s, card, source, seat, PLAY, seat)
    beer, gold = s.box.gains[card]
    s.beer += beer
    s.gold += gold
    if s.log is not None:
        s.tell("plays", seat, "WILD-7.3", (card_thing(s, card),), seat=Seat(seat), card=card_name(s, card))


# ── in the usual order ───────────────────────────────────────────────────────────────────────


def pay(s: Wild, seat: int, beer: int, gold: int) -> None:
    """WILD-7.12, 17.11: what is paid counts as spent; tokens go back to the supply.

    The pool first, which would lapse; then cards, producers and loose tokens; Containers last.
    """
    if beer:
        s.did[BEER_SPENT] += beer
        if s.beer < beer:
            play_resources(s, seat, BEER, beer)
        s.beer -= beer
        if s.beer < 0:
            _pay_tokens(s, seat, BEER, -s.beer)
            s.beer = 0
    if gold:
        s.did[BEER_SPENT + GOLD] += gold
        if s.gold < gold:
            play_resources(s, seat, GOLD, gold)
        s.gold -= gold
        if s.gold < 0:
            _pay_tokens(s, seat, GOLD, -s.gold)
            s.gold = 0


def play_resources(s: Wild, seat: int, res: int, n: int) -> None:
    """WILD-7.4, 7.8: Resource cards before tokens, which could be stored; the dearest that is not too much."""
    cash = s.box.cash
    while (short := n - (s.gold if res else s.beer)) > 0:
        best: tuple[bool, int, int, int] | None = None
        for c in s.hands[seat]:
            gains = cash[c]
            if gains is not None and gains[res]:
                wastes = gains[res] > short
                rank = (wastes, gains[1 - res], gains[res] if wastes else -gains[res], c)
                if best is None or rank < best:
                    best = rank
        if best is None:
            return
        play_card(s, seat, best[3])


def _pay_tokens(s: Wild, seat: int, res: int, n: int) -> None:
    """From producers and the Town Hall, where tokens are lost; then from Containers, the emptiest first:
    a full one pays VP (WILD-19.6), and each can be looted only if it holds something."""
    while n and s.made[seat] & s.box.makes[res]:
        take_made(s, seat, res)
        n -= 1
    loose = s.loose_beer if res == BEER else s.loose_gold
    now = min(n, loose[seat])
    loose[seat] -= now
    n -= now
    if n:
        for slot in sorted(s.box.store_slots[res], key=s.stored[seat].__getitem__):
            now = min(n, s.stored[seat][slot])
            if now:
                s.add_stored(seat, slot, -now)
                n -= now


def take_made(s: Wild, seat: int, res: int) -> None:
    """A token leaves a producer; like producers are all one."""
    made = s.made[seat] & s.box.makes[res]
    s.made[seat] &= ~(made & -made)


# ── by hand ──────────────────────────────────────────────────────────────────────────────────


def sources(s: Wild, seat: int, res: int) -> int:
    """What could pay one of a resource now, as bits of the payment table; like Containers count once."""
    box, opt = s.box, s.box.opt
    bits = 0
    for c in s.hands[seat]:
        gains = box.cash[c]
        if gains is not None and gains[res]:
            bits |= box.kind_bit[c]
    if s.made[seat] & box.makes[res]:
        bits |= opt.made.bits[res]
    if (s.loose_gold if res else s.loose_beer)[seat]:
        bits |= opt.loose.bits[res]
    if s.built[seat] & box.stores[res]:
        seen = set()
        for slot in box.store_slots[res]:
            if s.stored[seat][slot] and (found := s.container(seat, slot)) not in seen:
                seen.add(found)
                bits |= opt.take.bits[slot]
    return bits


def may_choose(s: Wild, seat: int) -> bool:
    """Are there tokens, and something else that pays the same? Cards alone can be played one by one."""
    for res in (BEER, GOLD):
        bits = sources(s, seat, res)
        if bits & bits - 1 and bits & s.box.opt.tokens:
            return True
    return False


class ChoosePayment(Wide[Wild]):
    """WILD-7.12: what pays next, one after the other, until all is paid; or the rest in the usual order.

    What is laid out lies in the pool until the purchase, which follows at once, takes it.
    """

    beer: int
    gold: int
    rule = "WILD-7.12"

    def row(self, s: Wild) -> Sequence[Option]:
        return s.box.opt.pay

    def missing(self, s: Wild) -> tuple[int, int]:
        """Beer and Gold that the pool does not cover yet."""
        return max(0, self.beer - s.beer), max(0, self.gold - s.gold)

    def choices(self, s: Wild) -> int:
        """What could pay for what is missing, as far as there is a choice."""
        bits = 0
        for res, n in enumerate(self.missing(s)):
            found = sources(s, self.seat, res) if n else 0
            if found & found - 1:
                bits |= found
        return bits

    def field(self, s: Wild) -> int:
        return self.choices(s) | s.box.opt.rest.all

    def beyond(self, s: Wild, o: Option) -> Iterable[Reason]:
        if o in s.box.opt.pay:
            missing = self.missing(s)
            payers = [sources(s, self.seat, res) for res, n in enumerate(missing) if n]
            alone = 1 << s.box.opt.pay.index(o) in payers
            yield ONLY_PAYER if alone else no_payment(s, self.seat, o, missing)

    def choose(self, s: Wild, o: Option) -> None:
        if o.verb == "rest":
            return
        if o.verb == "spend":
            play_card(s, self.seat, find(s.box.kind_of, s.hands[self.seat], o.a))
        else:
            self._lay_out(s, o)
        if self.choices(s):
            s.push(self)

    def _lay_out(self, s: Wild, o: Option) -> None:
        """One token, of a producer, from the Town Hall or out of a Container."""
        if o.verb == "made":
            take_made(s, self.seat, o.b)
        elif o.verb == "loose":
            s.add_loose(self.seat, o.b, -1)
        else:
            s.add_stored(self.seat, o.a, -1)
        if o.b == BEER:
            s.beer += 1
        else:
            s.gold += 1
