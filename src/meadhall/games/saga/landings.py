"""Where a card would land and what that would bring: the sum every player does in the head each turn."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.core.faces import Sign, coin, victory
from meadhall.core.text import Say, Text
from meadhall.games.saga.content import INTEREST, MARKER, WAIVE, Action, Icon
from meadhall.games.saga.faces import icon_sign, icon_text, signed
from meadhall.games.saga.shapes import LandingData
from meadhall.games.saga.state import SagaState
from meadhall.games.saga.steps.gains import acting
from meadhall.games.saga.steps.resolving import by_others, numbers


class Landing:
    """The place after a movement: its board number, its signs, and the same in words. Beside the lineup work
    the permanent actions of the cards `laid` (SAGA-6.18); `gold` comes before the landing."""

    __slots__ = ("by", "hooks", "interest", "lines", "off", "past", "purse", "signs", "to")

    def __init__(
        self, s: SagaState, seat: int, by: int, moved: bool, say: Say, laid: Sequence[Action] = (), gold: int = 0
    ) -> None:
        p = s.players[seat]
        self.hooks = p.hooks
        for a in laid:
            self.hooks |= a.hook
        self.interest = sum(a.gold for a in (*acting(s, p, INTEREST), *laid) if a.hook & INTEREST)
        place = p.place + by
        self.by = by
        self.to = s.slide + place
        self.off = moved and not 0 <= place < s.length
        self.past = self.to >= s.course.last
        self.signs: list[Sign] = []
        self.lines: list[str] = []
        self.purse = p.gold  #: what there is to pay with
        self._gain(gold)
        on_card = not self.off and self.to in s.course.icons
        if on_card:
            self._legend(s, seat, say)
        if self.off or self.past:
            self._over(s, say)
        else:
            self._icons(s, s.icons(self.to), say)
        if on_card:
            self._payments(s, s.course.icons[self.to], say)

    def data(self) -> LandingData:
        """For the page."""
        return {"by": self.by, "to": self.to, "signs": self.signs, "bad": self.off or self.past}

    def _over(self, s: SagaState, say: Say) -> None:
        if self.past:
            self.add(victory(-s.course.loss), say("preview-past", n=s.course.loss))
        if self.off:
            self.add(victory(-s.course.loss), say("preview-off", n=s.course.loss, on=s.afloat))

    def _icons(self, s: SagaState, icons: Sequence[Icon], say: Say) -> None:
        for i in icons:
            if i.verb == "gold+":
                self._gain(i.n)
        for i in icons:
            self.add(icon_sign(i), say.text(icon_text(i)))
            if i.verb == "gold-":
                self._pay(s, i.n, say)
        if self.hooks & MARKER and s.marker(self.to) is not None:
            self.lines.append(say("preview-marker-bonus"))

    def _legend(self, s: SagaState, seat: int, say: Say) -> None:
        """SAGA-20.3: its gold comes before the icons."""
        legend = s.in_row("first")
        if legend is not None and not s.players[seat].landed:
            self.add(coin(signed(legend.gold)), say("preview-by", card=Text(legend.id), what=_gold(legend.gold)))
            self._gain(legend.gold)

    def _payments(self, s: SagaState, icons: Sequence[Icon], say: Say) -> None:
        """SAGA-20.8, 20.23: what the row asks for after points and after penalties."""
        greed, demons = s.in_row("greed"), s.in_row("demons")
        due = [greed] if greed is not None and any(i.verb == "vp+" for i in icons) else []
        due += [demons] if demons is not None and any(i.penalty for i in icons) else []
        for card in due:
            self.add(coin(-card.gold), say("preview-by", card=Text(card.id), what=_gold(-card.gold)))
            self._pay(s, card.gold, say)

    def _gain(self, n: int) -> None:
        """SAGA-18.20: with what Sören adds."""
        if n:
            self.purse += n + self.interest

    def _pay(self, s: SagaState, n: int, say: Say) -> None:
        """SAGA-7.9: does the gold suffice? With Olav it need not."""
        if self.hooks & WAIVE:
            return
        if self.purse < n:
            self.add(victory(-s.box.shortfall), say("preview-short", n=s.box.shortfall))
        self.purse = max(0, self.purse - n)

    def add(self, sign: Sign, line: str) -> None:
        """One more thing that the landing brings."""
        self.signs.append(sign)
        self.lines.append(line)


def _gold(n: int) -> Text:
    return Text("icon-gold", (("n", n),)) if n > 0 else Text("icon-pay", (("n", -n),))


def landings(s: SagaState, seat: int, kind: int, say: Say) -> list[Landing]:
    """What a hand card could do: one landing per number; Tjure and Thorsten as the lineup stands. With a card
    laid before it (SAGA-20.12), where both lead."""
    card, laid = s.box.cards[kind], s.players[seat].laid
    others = [*s.vikings(seat), *(c for c in laid if c < s.box.first_god)]
    by = card.numbers if card.moves == "printed" else by_others(s, card, others)
    for c in laid:
        by = sorted({n + first for n in by for first in numbers(s, seat, c)})
    if s.players[seat].bent and not card.god:
        by = sorted({n + d for n in by for d in (-s.flipped.by, s.flipped.by)})
    actions = [a for a in (card.action, *(s.card(c).action for c in laid)) if a is not None]
    secret = s.in_row("leap")
    if secret is None or card.single is None or card.single < secret.least:
        return [Landing(s, seat, n, True, say, actions) for n in by]
    found = [Landing(s, seat, n, True, say, actions, secret.gold) for n in by]
    for one in found:
        one.add(coin(signed(secret.gold)), say("preview-by", card=Text(secret.id), what=_gold(secret.gold)))
    return found
