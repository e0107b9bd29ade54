"""Attacks and defence (WILD-12 to 16)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from meadhall.core.option import Option
from meadhall.core.refusal import Reason, reason
from meadhall.core.step import NO_BARS, Ask, Sieve, Step, Wide
from meadhall.core.text import Seat, Text
from meadhall.core.zones import follow, move
from meadhall.games.wild.cards import HALLS_HIT, HITS
from meadhall.games.wild.state import CARD, HAND, LAID, PLAY, REPEL, REWARD, STAGED, UNDEAD, Wild
from meadhall.games.wild.steps.cards import open_acts, take_loot
from meadhall.games.wild.steps.path import FromRow, discard_path, leave_row
from meadhall.games.wild.steps.paying import play_card
from meadhall.games.wild.steps.points import (
    GainFavour,
    card_name,
    card_thing,
    find_kind,
    score,
    slot_name,
    slot_thing,
)

#: A declared attack: defender, slot, cards, the card whose attack Odin's Boost doubles (or -1).
Declared = tuple[int, int, tuple[int, ...], int]

# ── values ───────────────────────────────────────────────────────────────────────────────────


def fighters(s: Wild, cards: Sequence[int]) -> list[int]:
    """The Units and Heroes among some cards (WILD-12.1)."""
    aim, of = s.box.aim, s.box.kind_of
    return [c for c in cards if aim >> of[c] & 1]


def attack_value(s: Wild, seat: int, cards: Sequence[int], boosted: int = -1) -> int:
    """WILD-12.3, 12.8, 23.5, 23.6, 23.9, 23.10, 23.16: nothing without a Unit or Hero."""
    box = s.box
    men = fighters(s, cards)
    if not men:
        return 0
    value = 0
    for c in cards:
        card = box.cards[box.kind_of[c]]
        value += card.attack + card.boost
        if card.per >= 0:
            value += s.owned(seat, card.per)
        if card.aura:
            value += card.aura * (len(men) - 1)
        if card.double and boosted in cards:
            value += box.attack[box.kind_of[boosted]]
    return value


# ── targets ──────────────────────────────────────────────────────────────────────────────────

ATTACKED = reason("WILD-13.3", "why-attacked")
ONE_OPPONENT = reason("WILD-13.2", "why-one-opponent")
DAMAGED = reason("WILD-13.6", "why-damaged")
UNDER_CONSTRUCTION = reason("WILD-13.6", "why-construction")
DRACO_ONCE = reason("WILD-16.2", "why-draco-once")
SAME_TIME = reason("WILD-13.7", "why-same-time")


def target_field(s: Wild, seat: int) -> int:
    """All targets there are: other players' sites, Draco, the Undead of the row."""
    opt, hall = s.box.opt, 1 << s.box.hall_slot
    bits = 1 << opt.draco
    for other in range(s.seats):
        if other != seat:
            bits |= (s.built[other] | hall) << other * opt.per_seat
    for card in s.row:
        bits |= opt.row_target[card]
    return bits


def target_bars(s: Wild, seat: int) -> list[tuple[Reason, int]]:
    """WILD-13.2 to 13.6, 13.13, 13.14, 16.2"""
    villages, per = s.box.opt.villages, s.box.opt.per_seat
    damaged = raw = attacked = fresh = 0
    for other in range(s.seats):
        if other != seat:
            damaged |= s.damaged[other] << other * per
            raw |= s.raw[other] << other * per
            if s.attacked >> other & 1:
                attacked |= villages[other]
            else:
                fresh |= villages[other]
    found = [(DAMAGED, damaged), (UNDER_CONSTRUCTION, raw)]
    if s.prey >= 0:
        others = ~villages[s.prey]
        found.append((ONE_OPPONENT, (attacked | fresh) & others))
        attacked &= others
    if fresh:
        found.append((ATTACKED, attacked))
    if s.dragon >> seat & 1:
        found.append((DRACO_ONCE, 1 << s.box.opt.draco))
    return found


def targets(s: Wild, seat: int) -> int:
    """The targets that may be attacked now."""
    gone = 0
    for _, barred in target_bars(s, seat):
        gone |= barred
    return target_field(s, seat) & ~gone


# ── declaring ────────────────────────────────────────────────────────────────────────────────


def muster(s: Wild, seat: int, kind: int, declared: tuple[Declared, ...], called: tuple[int, ...]) -> None:
    """WILD-12.2: a card joins the attack: from play if its attack is unused, else from hand, where it could stay."""
    of = s.box.kind_of
    unused = [c for c in s.ready if of[c] == kind]
    if unused:
        s.ready = tuple(c for c in s.ready if c != unused[0])
        called = (*called, unused[0])
    else:
        move(s, find_kind(s, s.hands[seat], kind), HAND, seat, STAGED, seat)
    s.push(Muster(seat, called, declared))


class Muster(Wide[Wild]):
    """WILD-12.2 to 12.8, 13.7: more cards for the attack, or its target; `also` declares another with it.

    `called` are cards already in play; those from hand are staged until the attack is declared.
    """

    called: tuple[int, ...]
    declared: tuple[Declared, ...]
    rule = "WILD-12.2"

    def table(self, s: Wild) -> Sequence[Option]:
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

    def choose(self, s: Wild, o: Option) -> None:
        card = find_kind(s, self.cards, o.a)
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
    s.plan(*(Guard(defender, cards, boosted, slot, seat) for defender, slot, cards, boosted in declared))


# ── Draco and the Undead ─────────────────────────────────────────────────────────────────────


def attack_draco(s: Wild, seat: int, cards: tuple[int, ...], boosted: int) -> None:
    """WILD-16.1 to 16.4, 16.8"""
    s.dragon |= 1 << seat
    value = attack_value(s, seat, cards, boosted)
    won = value >= s.box.draco_defence
    if s.log is not None:
        s.tell("draco-beaten" if won else "draco-holds", seat, "WILD-16.3", ("draco",), seat=Seat(seat), value=value)
    if won:
        s.push(LootDraco(seat))


class LootDraco(Ask[Wild]):
    """WILD-16.3: a barrel or a bar, loose in front of the player."""

    rule = "WILD-16.3"

    def candidates(self, s: Wild) -> Sequence[Option]:
        return s.box.opt.loot

    def choose(self, s: Wild, o: Option) -> None:
        s.add_loose(self.seat, o.a, s.box.draco_reward)
        if s.log is not None:
            s.tell("draco-loot", self.seat, "WILD-16.3", seat=Seat(self.seat),
                   what=Text("word-barrel" if o.a == 0 else "word-bar"))  # fmt: skip


def attack_undead(s: Wild, seat: int, kind: int, cards: tuple[int, ...], boosted: int) -> None:
    """WILD-9.3, 16.5 to 16.8"""
    undead = s.box.cards[kind]
    value = attack_value(s, seat, cards, boosted)
    won = value >= undead.defence
    if s.log is not None:
        s.tell("undead-beaten" if won else "undead-holds", seat, "WILD-16.6", seat=Seat(seat), value=value,
               undead=Text(undead.id))  # fmt: skip
    if not won:
        return
    BeatInRow(seat, kind).settle(s)


class BeatInRow(FromRow):
    """WILD-16.5: which of two like Undead is beaten."""

    def choose(self, s: Wild, o: Option) -> None:
        beat_undead(s, self.seat, o.a)


def beat_undead(s: Wild, seat: int, at: int) -> None:
    """WILD-9.3, 16.6, 16.7"""
    card = s.row[at]
    undead = s.box.cards[s.box.kind_of[card]]
    discard_path(s, card)
    leave_row(s, at)
    s.add_loose(seat, undead.loot, 1)
    score(s, seat, undead.vp, UNDEAD)


# ── defending ────────────────────────────────────────────────────────────────────────────────

NO_UNIT = reason("WILD-23.8", "why-no-unit")
NO_HERO = reason("WILD-23.7", "why-no-hero")


class Guard(Wide[Wild]):
    """WILD-15.1 to 15.6: the defender plays Defence cards and traps, or lets it stand.

    Cards are staged and shown together. Asked whatever the hand holds.
    """

    cards: tuple[int, ...]
    boosted: int
    slot: int
    rival: int
    rule = "WILD-15.2"
    veiled = True

    def table(self, s: Wild) -> Sequence[Option]:
        return s.box.opt.guard

    def sieve(self, s: Wild) -> Sieve:
        opt = s.box.opt
        cards = s.box.bits(s.hands[self.seat]) & opt.reactions
        return cards | opt.stand_row.all, self._idle_traps(s) if cards & opt.traps else (), NO_BARS

    def _idle_traps(self, s: Wild) -> Iterator[tuple[Reason, int]]:
        """WILD-23.7, 23.8: a trap needs somebody to catch."""
        opt, of = s.box.opt, s.box.kind_of
        for why, kind, traps in ((NO_UNIT, "unit", opt.unit_traps), (NO_HERO, "hero", opt.hero_traps)):
            prey = sum(s.box.cards[of[c]].type == kind for c in self.cards)
            if prey <= sum(traps >> of[c] & 1 for c in s.staged[self.seat]):
                yield why, traps

    def choose(self, s: Wild, o: Option) -> None:
        if o.verb == "lay":
            move(s, find_kind(s, s.hands[self.seat], o.a), HAND, self.seat, STAGED, self.seat)
            s.push(self)
            return
        traps: tuple[str, ...] = ()
        for card in s.staged[self.seat][:]:
            removes = s.box.cards[s.box.kind_of[card]].removes
            if removes:
                move(s, card, STAGED, self.seat, PLAY, self.seat)
                traps = (*traps, removes)
            else:
                lay(s, self.seat, card, self.slot)
            if s.log is not None:
                s.tell("defends", self.seat, "WILD-15.3", (card_thing(s, card),), seat=Seat(self.seat),
                       card=card_name(s, card))  # fmt: skip
        s.push(Fight(self.rival, self.seat, self.slot, self.cards, self.boosted, traps, ()))


def lay(s: Wild, seat: int, card: int, slot: int) -> None:
    """WILD-15.3, 15.8, 23.4: onto the target; a Shockwave Tower strengthens all targets."""
    s.staged[seat].remove(card)
    s.laid[seat] = (*s.laid[seat], card)
    s.laid_at[seat] = (*s.laid_at[seat], slot)
    follow(s, card, STAGED, seat, LAID, seat)
    s.wave[seat] += s.box.cards[s.box.kind_of[card]].wave


class RemoveAttacker(Ask[Wild]):
    """WILD-15.6, 23.7, 23.8: which Hero or Unit the trap takes out of the attack."""

    fight: Fight
    kinds: tuple[int, ...]
    rule = "WILD-15.6"

    def candidates(self, s: Wild) -> Sequence[Option]:
        return [s.box.opt.remove[k] for k in self.kinds]

    def choose(self, s: Wild, o: Option) -> None:
        self.fight.remove(s, o.a)


class Fight(Step[Wild]):
    """WILD-12.3, 13.9, 15.5: traps take effect, then values are compared."""

    seat: int
    defender: int
    slot: int
    cards: tuple[int, ...]
    boosted: int
    traps: tuple[str, ...]
    removed: tuple[int, ...]

    def run(self, s: Wild) -> None:
        if self.traps:
            self._spring(s)
            return
        left_cards = [c for c in self.cards if c not in self.removed]
        value = attack_value(s, self.seat, left_cards, self.boosted)
        if s.defence(self.defender, self.slot) > value:
            self._repelled(s)
        else:
            self._damaged(s, left_cards)

    def _spring(self, s: Wild) -> None:
        """WILD-23.7, 23.8: the next trap. In an imagined match it may find nobody to catch, and does nothing."""
        of = s.box.kind_of
        left = {of[c] for c in self.cards if c not in self.removed}
        kinds = tuple(sorted(k for k in left if s.box.cards[k].type == self.traps[0]))
        if len(kinds) > 1:
            s.push(RemoveAttacker(self.defender, self, kinds))
        elif kinds:
            self.remove(s, kinds[0])
        else:
            s.push(self._after(self.removed))

    def _after(self, removed: tuple[int, ...]) -> Fight:
        """What is left to do once the first trap has had its effect."""
        return Fight(self.seat, self.defender, self.slot, self.cards, self.boosted, self.traps[1:], removed)

    def remove(self, s: Wild, kind: int) -> None:
        """WILD-23.7 to 23.9: out of the attack with its value; still spent, still counted if repelled."""
        card = next(c for c in self.cards if s.box.kind_of[c] == kind and c not in self.removed)
        if s.log is not None:
            s.tell("removes", self.defender, "WILD-23.9", (card_thing(s, card),), seat=Seat(self.defender),
                   card=card_name(s, card))  # fmt: skip
        s.push(self._after((*self.removed, card)))

    def _repelled(self, s: Wild) -> None:
        """WILD-15.7, 23.9: 1 VP for each Unit and Hero of the attack."""
        vp = s.box.repel_vp * len(fighters(s, self.cards))
        if s.log is not None:
            s.tell("repelled", self.defender, "WILD-15.7", (slot_thing(s, self.defender, self.slot),),
                   seat=Seat(self.defender), target=slot_name(s, self.defender, self.slot), vp=vp)  # fmt: skip
        score(s, self.defender, vp, REPEL)

    def _damaged(self, s: Wild, cards: list[int]) -> None:
        """WILD-13.9, 14.1 to 14.7, 23.17: a Damage token, and the rewards at once."""
        box, seat, defender, slot = s.box, self.seat, self.defender, self.slot
        s.damaged[defender] |= 1 << slot
        s.did[HITS] += 1
        if s.log is not None:
            s.tell("damaged", seat, "WILD-13.9", (slot_thing(s, defender, slot),), seat=Seat(seat),
                   rival=Seat(defender), target=slot_name(s, defender, slot))  # fmt: skip
        if slot == box.hall_slot:
            s.did[HALLS_HIT] += 1
            hall = box.halls[s.halls[defender]]
            vp = hall.vp
            for _ in range(hall.favour):
                s.push(GainFavour(seat))
        else:
            building = box.buildings[slot // box.per_type]
            vp = building.vp
            if building.pillage >= 0 and s.stored[defender][slot]:
                s.add_stored(defender, slot, -1)
                if s.log is not None:
                    s.tell("steals", seat, "WILD-14.3", (slot_thing(s, defender, slot),), seat=Seat(seat),
                           rival=Seat(defender), place=slot_name(s, defender, slot))  # fmt: skip
                take_loot(s, seat, building.pillage)
        trophies = sum(box.cards[box.kind_of[c]].trophy for c in cards)
        self._reward(s, vp, trophies)

    def _reward(self, s: Wild, vp: int, trophies: int) -> None:
        if s.log is not None and vp + trophies:
            s.tell("rewarded", self.seat, "WILD-14.2", seat=Seat(self.seat), vp=vp + trophies)
        score(s, self.seat, vp, REWARD)
        score(s, self.seat, trophies, CARD)
