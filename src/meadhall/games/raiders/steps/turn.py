"""4. A turn: draw, then buy and act in any order."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import compress

from meadhall.core.option import Option
from meadhall.core.refusal import Reason, reason
from meadhall.core.step import Ask, Informed, Step
from meadhall.core.zones import find, move
from meadhall.games.raiders.cards import AIMED, AT_CARD, AT_HAND, AT_NAVY, AT_SOMEBODY, UNCOUNTED
from meadhall.games.raiders.options import ARCTIC, NOTHING, raid_number
from meadhall.games.raiders.state import ASIDE, DISCARD, HAND, LOOKED, Act, Raiders, distinct, draw_cards, held
from meadhall.games.raiders.steps.actions import play_action, recallable
from meadhall.games.raiders.steps.beyond import OTHER_STEPS, elsewhere, misaimed
from meadhall.games.raiders.steps.market import NAVY, ArcticDraw, EndStep
from meadhall.games.raiders.steps.pay import purchase
from meadhall.games.raiders.steps.purse import Means, Purse, against_buying, against_choosing
from meadhall.games.raiders.steps.telling import name, tell_drawn, thing
from meadhall.games.raiders.steps.win import finish

DRAW_FIRST = reason("RAIDERS-4.1", "why-draw-first")
NO_BUY = reason("RAIDERS-4.3", "why-no-buy")
NO_ACTION = reason("RAIDERS-7.3", "why-no-action")
NO_SUPPLY = reason("RAIDERS-14.7", "why-no-supply")
CANNOT_PAY_BLACK = reason("RAIDERS-14.6", "why-cannot-pay-black")
NO_BLACK_MARKET = reason("RAIDERS-14.3", "why-no-black-market")
NOTHING_THERE = reason("RAIDERS-8.3", "why-nothing-there")
NO_SHIPS = reason("RAIDERS-9.14", "why-no-ships")
NO_HAND = reason("RAIDERS-7.4", "why-no-hand")
NOBODY_HAS_CARDS = reason("RAIDERS-7.4", "why-nobody-has-cards")
NO_OTHER_CARD = reason("RAIDERS-9.16.1", "why-no-other-card")
EMPTY_DISCARD = reason("RAIDERS-9.20", "why-empty-discard")
NOTHING_TO_BUY = reason("RAIDERS-9.17.4", "why-nothing-to-buy")
ONLY_REACTION = reason("RAIDERS-7.9", "why-only-reaction")
ONLY_WITH_RAID = reason("RAIDERS-9.11.1", "why-only-with-raid")
NO_TARGET = reason("RAIDERS-7.4", "why-no-target")


class Turn(Step[Raiders]):
    """RAIDERS-4.1, 4.3, 13.11, 13.12, 15.3: a fresh buy and action; the Arctic draw, the draw, then the rest."""

    seat: int

    def run(self, s: Raiders) -> None:
        seat, rules = self.seat, s.box.constants
        if seat == s.first:
            s.round += 1
        if s.still >= s.seats:
            finish(s, range(len(s.tables)), "stalemate", "RAIDERS-13.11")
            return
        if s.round > rules.rounds:
            finish(s, range(len(s.tables)), "too-long", "RAIDERS-13.12")
            return
        s.active, s.buys, s.actions = seat, rules.buys, rules.actions
        s.cheap = s.box.powers[s.chiefs[seat]].cheap_trades
        s.still += 1
        s.push(Main(seat))
        s.push(EndStep())
        s.push(Offer(seat) if s.with_chiefs else Draw(seat))
        if s.clan >= 0:
            s.plan(ArcticDraw(), EndStep())


class Draw(Step[Raiders]):
    """RAIDERS-4.1: two Viking cards."""

    seat: int

    def run(self, s: Raiders) -> None:
        tell_drawn(s, self.seat, draw_cards(s, self.seat, s.box.constants.draw), "RAIDERS-4.1")


class Offer(Ask[Raiders]):
    """RAIDERS-14.4, 14.15: draw as always, or make an Offering?"""

    rule = "RAIDERS-14.4"

    def candidates(self, s: Raiders) -> Sequence[Option]:
        return (s.box.opt.draw, s.box.opt.offering)

    def beyond(self, s: Raiders, o: Option) -> Iterator[Reason]:
        if o.verb in OTHER_STEPS:
            yield DRAW_FIRST

    def choose(self, s: Raiders, o: Option) -> None:
        if o is s.box.opt.draw:
            s.push(Draw(self.seat))
            return
        drawn = draw_cards(s, self.seat, s.box.constants.offering, LOOKED)
        if s.log is not None:
            s.tell("offers", self.seat, "RAIDERS-14.4", count=len(drawn))
        if drawn:
            s.push(Offered(self.seat))


class Offered(Ask[Raiders]):
    """RAIDERS-14.5, 17.5: which of the cards just drawn is kept? The others are discarded for all to see."""

    rule = "RAIDERS-14.5"

    def candidates(self, s: Raiders) -> Sequence[Option]:
        return [s.box.opt.keep[k] for k in distinct(s, s.stage[4 * self.seat + ASIDE])]

    def beyond(self, s: Raiders, o: Option) -> Iterator[Reason]:
        if o.verb == "keep":
            yield elsewhere(s, o.a, "RAIDERS-14.5", "why-not-looked-at")

    def choose(self, s: Raiders, o: Option) -> None:
        seat = self.seat
        drawn = s.stage[4 * seat + ASIDE]
        move(s, find(s.box.kind, drawn, o.a), LOOKED, seat, HAND, seat)
        for card in drawn[:]:
            move(s, card, LOOKED, seat, DISCARD, 0)
            if s.log is not None:
                s.tell("drops", seat, "RAIDERS-14.5", (thing(s, card),), card=name(s, card))


class Main(Informed[Raiders, Means]):
    """RAIDERS-4.2 to 4.5: buy a card, play an Action, in any order; or end the turn."""

    rule = "RAIDERS-4.2"

    def facts(self, s: Raiders) -> Means:
        return Means(s, self.seat)

    # ── what one might try ────────────────────────────────────────────────────────────────────

    def candidates_by(self, s: Raiders, facts: Means) -> list[Option]:
        """What buy and action can be used for; a card without any target as the bare card, to say why not."""
        opt = s.box.opt
        found = [opt.buy[k] for k in distinct(s, s.market)]
        if s.with_chiefs:
            found.append(opt.black)
        found += self._plays(s, facts.counts)
        if s.buys:
            found += self._pays(s, facts, self._wares(s, facts))
        found.append(opt.end)
        return found

    def _wares(self, s: Raiders, means: Means) -> list[int]:
        """What can be bought: kinds in the Market, and NOTHING for the Black Market."""
        found = [k for k in distinct(s, s.market) if not against_buying(s, means, k)]
        if s.with_chiefs and not any(self._against_black(s)):
            found.append(NOTHING)
        return found

    def _pays(self, s: Raiders, means: Means, wares: Sequence[int]) -> list[Option]:
        """RAIDERS-5.18: what can be bought can be paid for card by card, unless it is free."""
        pay = s.box.opt.pay
        return [pay[k] for k in wares if k == NOTHING or not against_choosing(s, means, k)]

    def _plays(self, s: Raiders, counts: list[int]) -> list[Option]:
        play, does = s.box.opt.play, s.box.does
        found: list[Option] = []
        for kind in compress(range(len(counts)), counts):
            if does[kind]:
                found += self._aimed(s, kind, counts) or [play[kind]]
        return found

    def _aimed(self, s: Raiders, kind: int, counts: list[int]) -> list[Option]:
        """RAIDERS-7.17: a card with every target that could be named."""
        opt, do = s.box.opt, s.box.does[kind]
        if do not in AIMED:
            return []
        rivals = [p for p in range(len(s.tables)) if p != self.seat]
        if do == "raid":
            raids, step = opt.raid_play[kind], 1 if counts[s.box.fenrir] else 2
            starts = [raid_number(_target(s, p), 0) for p in rivals]
            return [o for start in starts for o in raids[start : start + 6 : step]]
        if do == "favour":
            return [opt.market_play[kind][k] for k in distinct(s, s.market)]
        if do in AT_CARD:
            return [opt.card_play[kind, _target(s, p)][k] for p in rivals for k in distinct(s, s.tables[p])]
        return [opt.seat_play[kind][_target(s, p)] for p in rivals if p != s.clan or do in AT_NAVY]

    def shortcut(self, s: Raiders) -> Sequence[Option] | None:
        """Nothing is tried with what is spent, wares go straight to their rules, and raids are named only where there
        is something. This is the question most often asked: without it, random play was a seventh slower."""
        opt = s.box.opt
        found: list[Option] = []
        if s.buys:
            means = Means(s, self.seat)
            wares = self._wares(s, means)
            found = [opt.buy[k] for k in wares]
        if s.actions:
            plays = self._plays(s, means.counts if s.buys else held(s, self.seat))
            found += [o for o in plays if not self._against_play(s, o)]
        if s.buys:
            found += self._pays(s, means, wares)
        found.append(opt.end)
        return found

    # ── what speaks against it ────────────────────────────────────────────────────────────────

    def against_by(self, s: Raiders, o: Option, facts: Means) -> Iterable[Reason]:
        if o.verb == "play":
            whys = self._against_play(s, o)
            return whys if s.actions or s.box.does[o.a] in UNCOUNTED else (NO_ACTION, *whys)
        if o is s.box.opt.end:
            return ()
        found = self._against_ware(s, o, facts)
        return found if s.buys else (NO_BUY, *found)

    def _against_ware(self, s: Raiders, o: Option, means: Means) -> Iterable[Reason]:
        """RAIDERS-5.18, 6.9: what speaks against a purchase, or against choosing the payment."""
        if o.a == NOTHING:
            return self._against_black(s)
        found = against_buying(s, means, o.a)
        return (*found, *against_choosing(s, means, o.a)) if o.verb == "pay" else found

    def _against_black(self, s: Raiders) -> Iterator[Reason]:
        """RAIDERS-14.6, 14.7."""
        if not s.supply:
            yield NO_SUPPLY
        if not Purse(s, self.seat, NOTHING, 0).payable(s.box.constants.rate):
            yield CANNOT_PAY_BLACK

    def _against_play(self, s: Raiders, o: Option) -> Sequence[Reason]:
        """RAIDERS-7.4: a legal target must be named, and the card's condition met."""
        do = s.box.does[o.a]
        if do == "raid":
            target, category = divmod(o.b >> 1, 3)
            return () if s.num[s.clan if target == ARCTIC else target][category] else (NOTHING_THERE,)
        if do in AT_HAND:
            return () if s.hands[o.b] else (NO_HAND,)
        if do in AT_NAVY:
            return () if s.num[_place(s, o.b)][NAVY] else (NO_SHIPS,)
        if do in AIMED:
            return (NO_TARGET,) if o is s.box.opt.play[o.a] else ()
        return self._against_condition(s, o)

    def _against_condition(self, s: Raiders, o: Option) -> Sequence[Reason]:
        """RAIDERS-9.15, 9.16.1, 9.17.4, 9.18, 9.20: what a card without a target needs."""
        deed, seat = s.box.kinds[o.a].deed, self.seat
        assert deed is not None
        do = deed.do
        if do == "cancel":
            return (ONLY_REACTION,)
        if do == "fenrir":
            return (ONLY_WITH_RAID,)
        if do in ("curse", "plunder"):
            return () if any(hand for other, hand in enumerate(s.hands) if other != seat) else (NOBODY_HAS_CARDS,)
        if do == "exchange":
            return () if len(s.hands[seat]) > deed.cards else (NO_OTHER_CARD,)
        if do == "recall":
            return () if recallable(s, o.a) else (EMPTY_DISCARD,)
        if do == "fire":
            return () if self._could_buy(s, deed.cards) else (NOTHING_TO_BUY,)
        return ()

    def _could_buy(self, s: Raiders, less: int) -> bool:
        """RAIDERS-9.17.4: something, for less; the card played will be gone by then and cannot help to pay."""
        means = Means(s, self.seat)
        return any(not any(against_buying(s, means, k, less, gone=1)) for k in distinct(s, s.market))

    def beyond(self, s: Raiders, o: Option) -> Iterator[Reason]:
        """RAIDERS-4.2, 7.1, 14.3: not in the Market, not in hand, or only with chiefs."""
        if o.verb == "play":
            if not s.actions and s.box.does[o.a] not in UNCOUNTED:
                yield NO_ACTION
            if find(s.box.kind, s.hands[self.seat], o.a) < 0:
                yield elsewhere(s, o.a, "RAIDERS-7.1")
            else:
                yield from misaimed(s, self.seat, o)
        elif o.verb in ("buy", "pay", "black"):
            if not s.buys:
                yield NO_BUY
            if o.a == NOTHING and not s.with_chiefs:
                yield NO_BLACK_MARKET
            elif o.a != NOTHING and find(s.box.kind, s.market, o.a) < 0:
                yield elsewhere(s, o.a, "RAIDERS-4.2", "why-not-in-market")
            else:
                yield from self._against_ware(s, o, Means(s, self.seat))

    # ── what it does ──────────────────────────────────────────────────────────────────────────

    def choose(self, s: Raiders, o: Option) -> None:
        if o is s.box.opt.end:
            if s.log is not None:
                s.tell("ends", self.seat, "RAIDERS-4.5")
            s.push(Turn((self.seat + 1) % s.seats))
            return
        s.push(self)
        s.push(EndStep())
        if o.verb == "play":
            s.actions -= 1
            act, with_fenrir = act_of(s, self.seat, o)
            play_action(s, act, with_fenrir)
        else:
            s.buys -= 1
            purchase(s, self.seat, o, 0)


def _target(s: Raiders, place: int) -> int:
    """A place as options name it."""
    return ARCTIC if place == s.clan else place


def _place(s: Raiders, target: int) -> int:
    """What an option names, as a place."""
    return s.clan if target == ARCTIC else target


def _raid_target(s: Raiders, o: Option) -> tuple[int, int, int]:
    """(place, category, with Fenrir) of a raid."""
    target, category = divmod(o.b >> 1, 3)
    return _place(s, target), category, o.b & 1


def act_of(s: Raiders, seat: int, o: Option) -> tuple[Act, bool]:
    """The Action that an option announces, and whether Fenrir goes with it."""
    deed = s.box.kinds[o.a].deed
    assert deed is not None
    if deed.do == "raid":
        place, category, with_fenrir = _raid_target(s, o)
        return (o.a, seat, place, category), bool(with_fenrir)
    if deed.do in AT_SOMEBODY:
        return (o.a, seat, _place(s, o.b), -1), False
    if deed.do in AT_CARD:
        target, kind = divmod(o.b, 1000)
        return (o.a, seat, _place(s, target), kind), False
    if deed.do == "favour":
        return (o.a, seat, -1, o.b), False
    return (o.a, seat, -1, -1), False
