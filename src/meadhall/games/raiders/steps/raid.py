"""8. Raids: Mercenaries, protection, the draw, Second Wind, the bonus."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.core.option import Option
from meadhall.core.refusal import Reason, reason
from meadhall.core.step import Step
from meadhall.core.text import Text
from meadhall.games.raiders.cards import CATEGORIES, Deed
from meadhall.games.raiders.state import (
    ADRIFT,
    GIVE,
    PAID,
    PAY,
    Act,
    Raiders,
    draw_cards,
    items_of,
    lay,
    take_at_random,
    unlay,
)
from meadhall.games.raiders.steps.pay import Paying, begin_trade, pay_out, stage_card, tell_payment
from meadhall.games.raiders.steps.purse import MERCENARIES, Purse
from meadhall.games.raiders.steps.telling import by, name, tell_drawn, tell_taken, thing, who

NO_MORE_GUARDS = reason("RAIDERS-14.10", "why-no-more-guards")


def protection(s: Raiders, act: Act, fenrir: int) -> int:
    """RAIDERS-8.8: P0, the Raid Protection cards before Mercenaries. `fenrir` is who played a standing one, or -1."""
    kind, raider, defender, category = act
    box, n = s.box, s.num[defender][category]
    rules, deed, wolf = box.constants, box.kinds[kind].deed, box.kinds[box.fenrir].deed
    assert deed is not None and wolf is not None
    base = n * rules.guards_per_card
    if fenrir == raider:
        base = wolf.guards
    elif fenrir == defender:
        base *= wolf.cards
    powers = box.powers
    base += powers[s.chiefs[defender]].raided + powers[s.ability[defender]].raided
    base += deed.guards + powers[s.chiefs[raider]].raiding + powers[s.ability[raider]].raiding
    return min(max(base, rules.least_guards), rules.guards)


def chance(s: Raiders, victim: int, items: int, guards: int) -> float:
    """RAIDERS-8.19: how likely a raid takes one of so many items."""
    wind = s.box.powers[s.ability[victim]].recover
    return items / (items + guards) * (wind / (1 + wind) if wind else 1)


def begin_raid(s: Raiders, act: Act, guards: int) -> None:
    """RAIDERS-8.4 (c), 14.14: the raided player may hire Mercenaries, if chiefs are in play; then the draw."""
    _, _, defender, category = act
    if s.with_chiefs and defender != s.clan and guards < s.box.constants.guards:
        tradable = len(s.tables[defender]) - s.num[defender][category]
        if s.hands[defender] or tradable:
            s.push(Hire(defender, act, guards))
            return
    s.push(DrawRaid(act, guards))


class Hire(Paying):
    """RAIDERS-14.9 to 14.14: Mercenaries, one resource of any kind each, once and for this raid."""

    act: Act
    guards: int
    rule = "RAIDERS-14.9"
    veiled = True

    def facts(self, s: Raiders) -> Purse:
        return Purse(s, self.seat, MERCENARIES, 0, barred=self.act[3])

    def hired(self, s: Raiders) -> int:
        """Mercenaries paid for so far; the pile sets a limit."""
        seat, rules, kinds = self.seat, s.box.constants, s.box.kinds
        units = sum(kinds[s.box.kind[c]].units for c in s.stage[4 * seat + PAY])
        units += len(s.stage[4 * seat + GIVE]) // rules.rate
        return min(units // rules.mercenary_price, rules.guards - self.guards)

    def candidates_by(self, s: Raiders, facts: Purse) -> list[Option]:
        return [*super().candidates_by(s, facts), s.box.opt.done]

    def against_by(self, s: Raiders, o: Option, facts: Purse) -> Sequence[Reason]:
        if o is s.box.opt.done:
            return ()
        found = super().against_by(s, o, facts)
        full = self.guards + self.hired(s) >= s.box.constants.guards
        return (NO_MORE_GUARDS, *found) if full else found

    def choose(self, s: Raiders, o: Option) -> None:
        if o is not s.box.opt.done:
            s.push(self)
            if o.verb == "use":
                stage_card(s, self.seat, o.a, PAID)
            else:
                begin_trade(s, o, self.seat, MERCENARIES, 0, barred=self.act[3])
            return
        hired = self.hired(s)
        if s.log is not None:
            tell_payment(s, self.seat, MERCENARIES)
            s.tell("mercenaries", self.seat, "RAIDERS-14.10", count=hired)
        pay_out(s, self.seat)
        s.push(DrawRaid(self.act, self.guards + hired))


class DrawRaid(Step[Raiders]):
    """RAIDERS-8.9 to 8.12, 11.7, 11.8: one card at random from items and protection; Second Wind; the outcome."""

    act: Act
    guards: int

    def run(self, s: Raiders) -> None:
        kind, raider, defender, category = self.act
        items = items_of(s, defender, category)
        drawn = s.draw(len(items) + self.guards)
        won = drawn < len(items)
        if s.log is not None:
            s.tell("pool", raider, "RAIDERS-8.9", items=len(items), guards=self.guards, of=len(items) + self.guards)
        if won and self._recovers(s, items[drawn]):
            won = False
        if won:
            card = items[drawn]
            unlay(s, card, defender, ADRIFT, 0)
            lay(s, card, ADRIFT, 0, raider)
            if s.log is not None:
                s.tell("raid-won", raider, "RAIDERS-8.10", (thing(s, card),), card=name(s, card),
                       victim=who(s, defender))  # fmt: skip
        elif s.log is not None:
            s.tell("raid-lost", raider, "RAIDERS-8.12", victim=who(s, defender),
                   category=Text(CATEGORIES[category]))  # fmt: skip
        deed = s.box.kinds[kind].deed
        assert deed is not None
        bonus(s, deed, raider, defender, won)

    def _recovers(self, s: Raiders, card: int) -> bool:
        """RAIDERS-11.7: the item against Second Wind's protection card, one drawn at random."""
        defender = self.act[2]
        wind = s.box.powers[s.ability[defender]].recover
        if not wind:
            return False
        kept = s.draw(1 + wind) == 0
        if s.log is not None:
            how = "second-wind-kept" if kept else "second-wind-lost"
            s.tell(how, by(s, defender), "RAIDERS-11.7", (thing(s, card),), who=who(s, defender), card=name(s, card))
        return kept


def bonus(s: Raiders, deed: Deed, raider: int, defender: int, won: bool) -> None:
    """RAIDERS-9.2 to 9.6.2: what the raid card gives, won or lost; nothing is taken from an empty hand or the Clan."""
    draw, take = (deed.won_draw, deed.won_take) if won else (deed.lost_draw, deed.lost_take)
    if draw:
        tell_drawn(s, raider, draw_cards(s, raider, draw), "RAIDERS-9.6.2")
    if take and defender != s.clan:
        tell_taken(s, raider, defender, take_at_random(s, raider, defender, take), "RAIDERS-9.6.2")
