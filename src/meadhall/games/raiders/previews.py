"""What an option would change, as promises; and what else one should know of it."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.core.drawing import Look
from meadhall.core.paint import promise
from meadhall.core.scene import Promise
from meadhall.core.text import Text
from meadhall.core.zones import find
from meadhall.games.raiders.advice import Plan
from meadhall.games.raiders.cards import ABILITY, CATEGORIES, EVENT, ITEM, TRAINING
from meadhall.games.raiders.scoring import totals
from meadhall.games.raiders.state import Raiders, abilities_of, hidden_vp
from meadhall.games.raiders.steps.telling import name

HAND, TABLE = "hand", "table"  #: what is counted beside the VP of each category: cards

VP: dict[str, int] = {category: i for i, category in enumerate(CATEGORIES)}


def count(s: Raiders, seat: int, what: str) -> int:
    """Cards in hand, cards in the table area, or the VP of a category with hidden ones."""
    if what == HAND:
        return len(s.hands[seat]) + len(s.shown[seat])
    if what == TABLE:
        return len(s.tables[seat])
    return totals(s, seat)[VP[what]]


def upset(before: Raiders, after: Raiders) -> bool:
    """Ragnarok and Rough Seas come unforeseen (RAIDERS-12.1)."""
    return _events(before) != _events(after)


def _events(s: Raiders) -> int:
    return sum(s.box.kinds[s.box.kind[c]].family == EVENT for c in s.gone)


# ── a purchase ───────────────────────────────────────────────────────────────────────────────


class Payment:
    """A suggested payment as the very cards that it would take, and what it would change."""

    def __init__(self, s: Raiders, seat: int, what: int, paying: Plan) -> None:
        self.s, self.seat, self.what = s, seat, what
        cards = _taken(s, seat, (*paying.use, *paying.give, *paying.sell))
        self.paid, self.traded = cards[: len(paying.use)], cards[len(paying.use) :]
        self.trades = len(paying.sell) + len(paying.give) // s.box.constants.rate

    def vp(self) -> list[int]:
        """What each category gains or loses."""
        box = self.s.box
        found = [0] * len(CATEGORIES)
        for card in self.traded:
            if box.category[card] >= 0:
                found[box.category[card]] -= box.worth[card]
        if self.what >= 0 and box.kinds[self.what].family == ITEM:
            found[box.kinds[self.what].category] += box.kinds[self.what].vp
        return found

    def preview(self, look: Look) -> list[Promise]:
        """The cards that go, by where they are counted, and the VP."""
        say, seat = look.say, self.seat
        in_hand = sum(card in self.s.hands[seat] for card in (*self.paid, *self.traded))
        lines = []
        if self.paid:
            lines.append(promise(say, seat, HAND, -in_hand, key="preview-pays", cards=self._names(self.paid, look)))
        if self.traded:
            where, change = (TABLE, self._laid()) if self.what >= 0 else (HAND, -in_hand)
            cards = self._names(self.traded, look)
            lines.append(promise(say, seat, where, change, key="preview-trades", cards=cards, trades=self.trades))
        return lines + (self._points(look) if self.what >= 0 else [])

    def _laid(self) -> int:
        """By how much the cards in the table area change: of two abilities one is given back (RAIDERS-11.3)."""
        s = self.s
        change = 1 - sum(card in s.tables[self.seat] for card in self.traded)
        kept = len(abilities_of(s, self.seat)) - sum(s.box.kinds[s.box.kind[c]].family == ABILITY for c in self.traded)
        return change - (s.box.kinds[self.what].family == ABILITY and kept > 0)

    def _points(self, look: Look) -> list[Promise]:
        before, bought = totals(self.s, self.seat), self.s.box.kinds[self.what].category
        return [
            promise(look.say, self.seat, CATEGORIES[i], change, key="preview-vp", category=Text(CATEGORIES[i]),
                    before=before[i], after=before[i] + change)
            for i, change in enumerate(self.vp())
            if change or i == bought
        ]  # fmt: skip

    def _names(self, cards: Sequence[int], look: Look) -> str:
        return ", ".join(look.say.text(name(self.s, c)) for c in cards)

    def remarks(self, look: Look, due: int) -> list[str]:
        """Is half a Gift lost? Which hidden VP must be shown (RAIDERS-5.5, 6.4.1)?"""
        units = sum(self.s.box.units[c] for c in self.paid)
        lines = [look.say("remark-waste")] if units > due else []
        return lines + [look.say("remark-shows", card=name(self.s, c)) for c in self._shown()]

    def _shown(self) -> list[int]:
        s, found = self.s, []
        category, vp = s.box.kinds[self.what].requires if self.what >= 0 else (-1, 0)
        given = [c for c in self.traded if c in s.tables[self.seat] and s.box.category[c] == category]
        short = vp - s.vp[self.seat][category] + sum(s.box.worth[c] for c in given)
        for where, worth, card in hidden_vp(s, self.seat):
            if short > 0 and where == category and card not in self.traded:
                short -= worth
                found.append(card)
        return found


def _taken(s: Raiders, seat: int, kinds: Sequence[int]) -> list[int]:
    """The cards of these kinds, of the hand before those of the table area."""
    own, found = [*s.hands[seat], *s.tables[seat]], []
    for kind in kinds:
        card = find(s.box.kind, own, kind)
        own.remove(card)
        found.append(card)
    return found


# ── drawing cards ────────────────────────────────────────────────────────────────────────────


def drawing(s: Raiders, seat: int, n: int, look: Look, more: int = 0) -> list[Promise]:
    """Cards to draw, as far as there are any (RAIDERS-4.7); `more` will lie on the discard pile by then."""
    there = more + sum(s.box.kinds[s.box.kind[c]].family != TRAINING for c in (*s.deck, *s.discard))
    return [promise(look.say, seat, HAND, min(n, there), key="preview-draws")]
