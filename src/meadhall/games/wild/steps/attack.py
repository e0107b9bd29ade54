"""Declaring an attack (WILD-12, 13)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from meadhall.core.option import Option
from meadhall.core.refusal import Reason, reason
from meadhall.core.step import NO_BARS, Ask, Sieve, Wide
from meadhall.core.text import Seat
from meadhall.core.zones import find, move
from meadhall.games.wild.names import slot_name, slot_thing
from meadhall.games.wild.options import NO_ATTACKER
from meadhall.games.wild.state import HAND, STAGED, Wild
from meadhall.games.wild.steps.beyond import CHOSEN, among, no_attack, no_target
from meadhall.games.wild.steps.cards import open_acts
from meadhall.games.wild.steps.defence import Guard
from meadhall.games.wild.steps.monsters import attack_draco, attack_undead
from meadhall.games.wild.steps.paying import play_card
from meadhall.games.wild.steps.targets import attack_value, target_bars, target_field

#: A declared attack: defender, slot, cards, the card whose attack Odin's Boost doubles (or -1).
Declared = tuple[int, int, tuple[int, ...], int]

SAME_TIME = reason("WILD-13.7", "why-same-time")
ONE_ATTACK = reason("WILD-13.7", "why-one-attack")
TARGET_FIRST = reason("WILD-12.2", "why-target-first")
NOT_IN_ATTACK = reason("WILD-23.6", "why-no-unit-of-it")


def muster(s: Wild, seat: int, kind: int, declared: tuple[Declared, ...], called: tuple[int, ...]) -> None:
    """WILD-12.2: a card joins the attack: from play if its attack is unused, else from hand, where it could stay."""
    of = s.box.kind_of
    unused = [c for c in s.ready if of[c] == kind]
    if unused:
        s.ready = tuple(c for c in s.ready if c != unused[0])
        called = (*called, unused[0])
    else:
        move(s, find(s.box.kind_of, s.hands[seat], kind), HAND, seat, STAGED, seat)
    s.push(Muster(seat, called, declared))


class Muster(Wide[Wild]):
    """WILD-12.2 to 12.8, 13.7: more cards for the attack, or its target; `also` declares another with it.

    `called` are cards already in play; those from hand are staged until the attack is declared.
    """

    called: tuple[int, ...]
    declared: tuple[Declared, ...]
    rule = "WILD-12.2"

    def row(self, s: Wild) -> Sequence[Option]:
        return s.box.opt.muster

    def gathered(self, s: Wild) -> tuple[int, ...]:
        """The cards of the attack so far."""
        return (*s.staged[self.seat], *self.called)

    def sieve(self, s: Wild) -> Sieve:
        box, opt, seat = s.box, s.box.opt, self.seat
        hand = box.bits(s.hands[seat])
        men = (hand | box.bits(s.ready) if s.ready else hand) & opt.attackers
        aims, barred = target_field(s, seat), target_bars(s, seat)
        field = (men | hand & opt.items) << opt.add.at | aims << opt.at.at
        if not self.called and not s.staged[seat]:
            return field | opt.no_more.all, [(why, bits << opt.at.at) for why, bits in barred], opt.nobody_yet
        if self.declared:
            barred.append((SAME_TIME, self._elsewhere(s)))
        if men:
            for _, bits in barred:
                aims &= ~bits
            field |= self._also(s, aims) << opt.also.at
        return field, [(why, bits << opt.at.at) for why, bits in barred], NO_BARS

    def _elsewhere(self, s: Wild) -> int:
        """WILD-13.7: where an attack at the same time cannot go: beyond the villages, or twice at one target."""
        opt = s.box.opt
        taken = sum(1 << defender * opt.per_seat + slot for defender, slot, _, _ in self.declared)
        return taken | opt.beyond

    def _also(self, s: Wild, open_: int) -> int:
        """WILD-13.7: targets beside which the same opponent has another one."""
        bits = 0
        for village in s.box.opt.villages:
            mine = open_ & village
            if mine & mine - 1:
                bits |= mine
        return bits

    def beyond(self, s: Wild, o: Option) -> Iterable[Reason]:
        if o.verb == "add":
            yield CHOSEN["WILD-12.2"] if among(s, self.called, o.a) else no_attack(s, self.seat, o.a)
        elif o.verb == "done":
            yield TARGET_FIRST
        elif o.verb in ("at", "also"):
            gone = no_target(s, self.seat, o.a)
            yield from self._no_second(s, o.a) if gone is None else (gone,)

    def _no_second(self, s: Wild, target: int) -> Iterable[Reason]:
        """WILD-13.7: what speaks against the target, or else against another attack at the same time."""
        if not self.gathered(s):
            yield NO_ATTACKER
        barred = target_bars(s, self.seat)
        if self.declared:
            barred.append((SAME_TIME, self._elsewhere(s)))
        yield from [why for why, bits in barred if bits >> target & 1] or (ONE_ATTACK,)

    def choose(self, s: Wild, o: Option) -> None:
        if o.verb == "add":
            muster(s, self.seat, o.a, self.declared, self.called)
            return
        if o.verb == "done":
            await_defence(s, self.seat, self.declared)
            return
        cards = self._reveal(s)
        more = o.verb == "also"
        units = {s.box.kind_of[c] for c in cards if s.box.units >> s.box.kind_of[c] & 1}
        if units and any(s.box.cards[s.box.kind_of[c]].double for c in cards):
            s.push(NameBoosted(self.seat, cards, self.declared, o.a, int(more)))
        else:
            launch(s, self.seat, cards, self.declared, o.a, -1, more)

    def _reveal(self, s: Wild) -> tuple[int, ...]:
        """WILD-7.3, 12.9: cards from hand come into play; their other effects may be used later this turn."""
        fresh = tuple(s.staged[self.seat])
        for card in fresh:
            play_card(s, self.seat, card, STAGED)
            if s.box.cards[s.box.kind_of[card]].acts:
                open_acts(s, s.box.kind_of[card])
        return (*fresh, *self.called)


class NameBoosted(Ask[Wild]):
    """WILD-23.6: the Unit whose printed attack Odin's Boost counts twice is named with the declaration."""

    cards: tuple[int, ...]
    declared: tuple[Declared, ...]
    target: int
    more: int
    rule = "WILD-23.6"

    def candidates(self, s: Wild) -> Sequence[Option]:
        of, units = s.box.kind_of, s.box.units
        return [s.box.opt.boost[k] for k in sorted({of[c] for c in self.cards if units >> of[c] & 1})]

    def beyond(self, s: Wild, o: Option) -> Iterable[Reason]:
        return (NOT_IN_ATTACK,) if o.verb == "boost" else ()

    def choose(self, s: Wild, o: Option) -> None:
        card = find(s.box.kind_of, self.cards, o.a)
        launch(s, self.seat, self.cards, self.declared, self.target, card, bool(self.more))


def launch(
    s: Wild, seat: int, cards: tuple[int, ...], declared: tuple[Declared, ...], target: int, boosted: int, more: bool
) -> None:
    """WILD-12.6: the attack is declared; nothing can be added to it."""
    opt = s.box.opt
    if target == opt.draco:
        attack_draco(s, seat, cards, boosted)
        return
    if target > opt.draco:
        kind = next(k for k, t in opt.undead.items() if t == target)
        attack_undead(s, seat, kind, cards, boosted)
        return
    defender, slot = divmod(target, opt.per_seat)
    s.prey = defender
    s.attacked |= 1 << defender
    declared = (*declared, (defender, slot, cards, boosted))
    if s.log is not None:
        s.tell("attacks", seat, "WILD-12.2", (slot_thing(s, defender, slot),), seat=Seat(seat), rival=Seat(defender),
               target=slot_name(s, defender, slot), value=attack_value(s, seat, cards, boosted))  # fmt: skip
    if more:
        s.push(Muster(seat, (), declared))
    else:
        await_defence(s, seat, declared)


def await_defence(s: Wild, seat: int, declared: tuple[Declared, ...]) -> None:
    """WILD-13.8, 15.2: each attack in the order declared; the defender sees them all."""
    s.plan(
        *(
            Guard(seat=defender, cards=cards, boosted=boosted, slot=slot, rival=seat)
            for defender, slot, cards, boosted in declared
        )
    )
