"""Defence, and how an attack ends (WILD-14, 15)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from meadhall.core.option import Option
from meadhall.core.refusal import Reason, reason
from meadhall.core.step import NO_BARS, Ask, Sieve, Step, Wide
from meadhall.core.text import Seat
from meadhall.core.zones import find, follow, move
from meadhall.games.wild.cards import HALLS_HIT, HITS
from meadhall.games.wild.names import card_name, card_thing, slot_name, slot_thing
from meadhall.games.wild.state import CARD, HAND, LAID, PLAY, REPEL, REWARD, STAGED, Wild
from meadhall.games.wild.steps.beyond import no_defence
from meadhall.games.wild.steps.cards import take_loot
from meadhall.games.wild.steps.points import GainFavour, score
from meadhall.games.wild.steps.targets import attack_value, fighters

NO_UNIT = reason("WILD-23.8", "why-no-unit")
NO_HERO = reason("WILD-23.7", "why-no-hero")
NO_PREY = reason("WILD-15.6", "why-no-prey")


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

    def row(self, s: Wild) -> Sequence[Option]:
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

    def in_sight(self, s: Wild, what: str) -> int:
        return {"attack": attack_value(s, self.rival, self.cards, self.boosted)}[what]

    def beyond(self, s: Wild, o: Option) -> Iterable[Reason]:
        return (no_defence(s, self.seat, o.a),) if o.verb == "lay" else ()

    def choose(self, s: Wild, o: Option) -> None:
        if o.verb == "lay":
            move(s, find(s.box.kind_of, s.hands[self.seat], o.a), HAND, self.seat, STAGED, self.seat)
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
        s.push(self.unanswered(traps))

    def unanswered(self, traps: tuple[str, ...] = ()) -> Fight:
        """The fight as it stands before any trap is sprung."""
        return Fight(
            seat=self.rival,
            defender=self.seat,
            slot=self.slot,
            cards=self.cards,
            boosted=self.boosted,
            traps=traps,
            removed=(),
        )


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

    def beyond(self, s: Wild, o: Option) -> Iterable[Reason]:
        return (NO_PREY,) if o.verb == "remove" else ()

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
        return Fight(
            seat=self.seat,
            defender=self.defender,
            slot=self.slot,
            cards=self.cards,
            boosted=self.boosted,
            traps=self.traps[1:],
            removed=removed,
        )

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
                   seat=Seat(self.defender), rival=Seat(self.seat), target=slot_name(s, self.defender, self.slot),
                   vp=vp)  # fmt: skip
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
