"""The Market: laying it out, filling gaps, the 1-VP rule (6.3 to 6.11), and events (12)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from meadhall.core.option import Option
from meadhall.core.refusal import Reason
from meadhall.core.step import Ask, Step
from meadhall.core.text import Text
from meadhall.core.zones import find, follow, move, shuffle
from meadhall.games.raiders.cards import EVENT, RESOURCE, TRAINING
from meadhall.games.raiders.state import (
    ADRIFT,
    DECK,
    DISCARD,
    GONE,
    MARKET,
    SUPPLY,
    TABLE,
    Raiders,
    abilities_of,
    distinct,
    into_supply,
    items_of,
    lay,
    show_lesson,
    top_viking,
    unlay,
)
from meadhall.games.raiders.steps.beyond import elsewhere
from meadhall.games.raiders.steps.telling import by, name, thing, who
from meadhall.games.raiders.steps.win import check_victory

NAVY = 0


def worth_one(s: Raiders, cards: Sequence[int]) -> bool:
    """Is one of these worth 1 VP? Abilities are not (RAIDERS-3.4.2)."""
    return not s.box.ones.isdisjoint(cards)


# ── laying out ───────────────────────────────────────────────────────────────────────────────


def lay_market(s: Raiders) -> None:
    """RAIDERS-3.4 to 3.4.2, 6.7: everything shuffled, 8 laid, again until one is worth 1 VP."""
    aside: list[int] = []
    can_be_met = worth_one(s, s.supply) or worth_one(s, s.market)
    while True:
        _gather(s)
        shuffle(s, SUPPLY)
        for place in range(len(s.market)):
            _lay_next(s, place, aside)
        if not can_be_met or worth_one(s, s.market):
            break
    for card in aside:
        move(s, card, GONE, 0, SUPPLY, 0)
    if aside:
        shuffle(s, SUPPLY)


def _gather(s: Raiders) -> None:
    for place, card in enumerate(s.market):
        if card >= 0:
            s.market[place] = -1
            s.supply.append(card)
            follow(s, card, MARKET, 0, SUPPLY, 0)


def _lay_next(s: Raiders, place: int, aside: list[int]) -> None:
    """One place of a new Market; events met are set aside, training cards leave (RAIDERS-3.4.1, 12.4, 16.6)."""
    kinds = s.box.kinds
    while s.supply:
        card = s.supply[-1]
        family = kinds[s.box.kind[card]].family
        if family == TRAINING:
            show_lesson(s, card, SUPPLY)
        elif family == EVENT:
            move(s, card, SUPPLY, 0, GONE, 0)
            aside.append(card)
        else:
            to_market(s, place)
            return


def to_market(s: Raiders, place: int) -> int:
    """The top card of the supply goes to a place of the Market."""
    card = s.supply.pop()
    s.market[place] = card
    follow(s, card, SUPPLY, 0, MARKET, 0)
    return card


# ── 6.11: the end of every step ──────────────────────────────────────────────────────────────


class EndStep(Step[Raiders]):
    """RAIDERS-6.3, 6.11, 13.6: fill gaps, resolving events as they turn up; the 1-VP rule; then the victory check."""

    def run(self, s: Raiders) -> None:
        market = s.market
        if -1 in market and s.supply:
            for place, card in enumerate(market):
                if card < 0 and not self._fill(s, place):
                    return
        if not worth_one(s, market) and worth_one(s, s.supply):
            lay_market(s)
            if s.log is not None:
                s.tell("rebuild", None, "RAIDERS-6.7")
        check_victory(s)

    def _fill(self, s: Raiders, place: int) -> bool:
        """RAIDERS-6.3.1, 6.3.2: False if an event must be resolved first."""
        event = reveal(s)
        if event >= 0:
            resolve_event(s, event, self)
            return False
        if s.supply:
            card = to_market(s, place)
            if s.log is not None:
                s.tell("refill", None, "RAIDERS-6.3", (thing(s, card),), card=name(s, card))
        return True


def reveal(s: Raiders) -> int:
    """Is the top card of the supply an event? Then it leaves the game and is due (RAIDERS-12.1, 12.3)."""
    while s.supply:
        card = s.supply[-1]
        family = s.box.kinds[s.box.kind[card]].family
        if family == TRAINING:
            show_lesson(s, card, SUPPLY)
            continue
        if family == EVENT:
            move(s, card, SUPPLY, 0, GONE, 0)
            return card
        return -1
    return -1


def resolve_event(s: Raiders, event: int, then: Step[Raiders]) -> None:
    """RAIDERS-12.2: carried out whole before anything else goes on."""
    kind = s.box.kinds[s.box.kind[event]]
    if s.log is not None:
        s.tell("event", None, "RAIDERS-12.1", (thing(s, event),), card=Text(kind.id))
    s.push(then)
    if kind.id == "ragnarok":
        s.push(Ragnarok())
    else:
        s.push(RoughSeas(tuple(s.circle())))


# ── getting a Market card ────────────────────────────────────────────────────────────────────


class FromSupply(Step[Raiders]):
    """RAIDERS-12.3, 14.6, 15.4: the top card of the supply goes to a table area; events are resolved before."""

    place: int

    def run(self, s: Raiders) -> None:
        event = reveal(s)
        if event >= 0:
            resolve_event(s, event, self)
        elif s.supply:
            card = s.supply[-1]
            lay(s, card, SUPPLY, 0, self.place)
            if s.log is not None:
                rule = "RAIDERS-15.4" if self.place == s.clan else "RAIDERS-14.6"
                owner = who(s, self.place)
                s.tell("from-supply", by(s, self.place), rule, (thing(s, card),), who=owner, card=name(s, card))
            settle_abilities(s, self.place)
        elif s.log is not None:
            s.tell("no-supply", by(s, self.place), "RAIDERS-12.3", who=who(s, self.place))


def settle_abilities(s: Raiders, place: int) -> None:
    """RAIDERS-11.3, 15.8: of two abilities one is given back; the Clan always keeps the new one."""
    owned = abilities_of(s, place)
    if len(owned) < 2:
        return
    if place == s.clan:
        give_back(s, place, owned[0])
    else:
        s.push(KeepAbility(place))


def give_back(s: Raiders, place: int, kind: int) -> None:
    """An ability is shuffled into the supply."""
    card = find(s.box.kind, s.tables[place], kind)
    into_supply(s, [card], TABLE, place)
    if s.log is not None:
        s.tell("gives-back", by(s, place), "RAIDERS-11.3", (thing(s, card),), who=who(s, place), card=name(s, card))


class KeepAbility(Ask[Raiders]):
    """RAIDERS-11.3: a player may have only one; which?"""

    rule = "RAIDERS-11.3"

    def candidates(self, s: Raiders) -> Sequence[Option]:
        return [s.box.opt.keep[k] for k in abilities_of(s, self.seat)]

    def beyond(self, s: Raiders, o: Option) -> Iterator[Reason]:
        if o.verb == "keep":
            yield elsewhere(s, o.a, "RAIDERS-11.3", "why-not-own")

    def choose(self, s: Raiders, o: Option) -> None:
        for kind in abilities_of(s, self.seat):
            if kind != o.a:
                give_back(s, self.seat, kind)


# ── 12. Events ───────────────────────────────────────────────────────────────────────────────


class Ragnarok(Step[Raiders]):
    """RAIDERS-12.5: round the table, the next player takes one item at random; what was received stays."""

    def run(self, s: Raiders) -> None:
        circle = s.circle()
        received: set[int] = set()
        for giver, taker in zip(circle, circle[1:] + circle[:1], strict=True):
            offered = [c for c in items_of(s, giver) if c not in received]
            if not offered:
                continue
            card = offered[s.draw(len(offered))]
            unlay(s, card, giver, ADRIFT, 0)
            lay(s, card, ADRIFT, 0, taker)
            received.add(card)
            if s.log is not None:
                s.tell("ragnarok", None, "RAIDERS-12.5", (thing(s, card),), taker=who(s, taker),
                       giver=who(s, giver), card=name(s, card))  # fmt: skip


class RoughSeas(Step[Raiders]):
    """RAIDERS-12.6, 12.7: one Navy card each, then all of them into the supply in one shuffle."""

    left: tuple[int, ...]

    def run(self, s: Raiders) -> None:
        if not self.left:
            into_supply(s, s.adrift, ADRIFT, 0)
            return
        place = self.left[0]
        s.push(RoughSeas(self.left[1:]))
        ships = items_of(s, place, NAVY)
        if not ships:
            return
        if place == s.clan:
            set_adrift(s, place, min(ships, key=lambda c: s.box.kinds[s.box.kind[c]].vp))
        elif len(distinct(s, ships)) == 1:
            set_adrift(s, place, ships[0])
        else:
            s.push(LoseShip(place))


def set_adrift(s: Raiders, place: int, card: int) -> None:
    """A ship is lost to Rough Seas."""
    unlay(s, card, place, ADRIFT, 0)
    if s.log is not None:
        s.tell("loses-ship", by(s, place), "RAIDERS-12.6", (thing(s, card),), who=who(s, place), card=name(s, card))


class LoseShip(Ask[Raiders]):
    """RAIDERS-12.6: which Navy card goes?"""

    rule = "RAIDERS-12.6"

    def candidates(self, s: Raiders) -> Sequence[Option]:
        return [s.box.opt.lose[k] for k in distinct(s, items_of(s, self.seat, NAVY))]

    def beyond(self, s: Raiders, o: Option) -> Iterator[Reason]:
        if o.verb == "lose":
            yield elsewhere(s, o.a, "RAIDERS-12.6", "why-no-own-ship")

    def choose(self, s: Raiders, o: Option) -> None:
        set_adrift(s, self.seat, find(s.box.kind, s.tables[self.seat], o.a))


class ArcticDraw(Step[Raiders]):
    """RAIDERS-15.3 to 15.5, 15.16: a Viking card is turned over; a resource feeds the Clan."""

    def run(self, s: Raiders) -> None:
        card = top_viking(s)
        if card < 0:
            return
        move(s, card, DECK, 0, DISCARD, 0)
        s.still = 0
        fed = bool(s.supply) and s.box.kinds[s.box.kind[card]].family == RESOURCE
        if s.log is not None:
            kind = "arctic-fed" if fed else "arctic-draw"
            s.tell(kind, s.active, "RAIDERS-15.4", (thing(s, card),), card=name(s, card))
        if fed:
            s.push(FromSupply(s.clan))
