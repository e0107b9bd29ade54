"""Every answer there is in Viking Raiders, by meaning: made once, shared by all questions."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.core.option import Option, Options
from meadhall.games.raiders.cards import ABILITY, ACTION, AT_CARD, CATEGORIES, ITEM, Kind

MOST_PLAYERS = 5
ARCTIC = MOST_PLAYERS  #: the Arctic Clan among the targets of options
NOTHING = -1  #: paid for: a card nobody has seen (the Black Market)
TARGETS = (*(str(n) for n in range(MOST_PLAYERS)), "arctic")


class RaidersOptions:
    """`verb:KIND` as a row by kind; `play:CARD` with its targets: `play:night_raid:1:navy:fenrir`,
    `play:thors_vengeance:arctic:karvi`."""

    def __init__(self, options: Options, kinds: Sequence[Kind], gift: int) -> None:
        self.kinds = kinds
        self.add = add = options.add
        self.end, self.pass_ = add("end"), add("pass")
        self.black, self.pay_black = add("black", NOTHING), add("pay:black", NOTHING)
        self.done, self.take_back, self.decline = add("done"), add("back"), add("decline")
        self.draw, self.offering, self.react_fenrir = add("draw"), add("offering"), add("fenrir")
        self.trade, self.cheap_trade = add("trade"), add("cheap")
        self.half = add(f"half:{kinds[gift].id}", gift)
        row = self._row
        #: to buy is to pay as suggested, to pay is to choose card by card; at NOTHING stands the Black Market
        self.buy, self.pay = (*row("buy"), self.black), (*row("pay"), self.pay_black)
        self.use, self.give, self.lose = row("use"), row("give"), row("lose")
        self.keep, self.under, self.take, self.drop = row("keep"), row("under"), row("take"), row("drop")
        #: what a Berserker is aimed at: the Action, then the n-th card laid in answer to it
        self.cancel = (add("cancel:action"), *(add(f"cancel:answer:{n}", n) for n in range(1, 8)))
        actions = [i for i, k in enumerate(kinds) if k.family == ACTION]
        self.play = {i: add(f"play:{kinds[i].id}", i) for i in actions}
        self.seat_play = {i: self._at_seats(i) for i in actions}
        self.raid_play = {i: self._at_tracks(i) for i in actions if self._does(i) == "raid"}
        self.card_play = {(i, n): self._at_cards(i, n) for i in actions if self._does(i) in AT_CARD
                          for n in range(len(TARGETS))}  # fmt: skip
        self.market_play = {i: self._at_market(i) for i in actions if self._does(i) == "favour"}

    def _does(self, kind: int) -> str:
        deed = self.kinds[kind].deed
        return deed.do if deed else ""

    def _row(self, verb: str) -> tuple[Option, ...]:
        return tuple(self.add(f"{verb}:{k.id}", i) for i, k in enumerate(self.kinds))

    def _at_seats(self, kind: int) -> tuple[Option, ...]:
        """By target."""
        return tuple(self.add(f"play:{self.kinds[kind].id}:{name}", kind, n) for n, name in enumerate(TARGETS))

    def _at_tracks(self, kind: int) -> tuple[Option, ...]:
        """By target, category and whether Fenrir goes along: see `raid_number`."""
        found = []
        for n, name in enumerate(TARGETS):
            for c, category in enumerate(CATEGORIES):
                for fenrir, word in enumerate(("", ":fenrir")):
                    id = f"play:{self.kinds[kind].id}:{name}:{category}{word}"
                    found.append(self.add(id, kind, raid_number(n, c) + fenrir))
        return tuple(found)

    def _at_cards(self, kind: int, target: int) -> dict[int, Option]:
        """By the kind of a card that lies before a target."""
        start = f"play:{self.kinds[kind].id}:{TARGETS[target]}"
        return {m: self.add(f"{start}:{k.id}", kind, target * 1000 + m) for m, k in self._wares()}

    def _at_market(self, kind: int) -> dict[int, Option]:
        """By the kind of a card in the Market."""
        return {m: self.add(f"play:{self.kinds[kind].id}:{k.id}", kind, m) for m, k in self._wares()}

    def _wares(self) -> list[tuple[int, Kind]]:
        return [(i, k) for i, k in enumerate(self.kinds) if k.family in (ITEM, ABILITY)]


def raid_number(target: int, category: int) -> int:
    """The place of a raid without Fenrir among the raids of one card; the one with Fenrir follows."""
    return (target * len(CATEGORIES) + category) * 2
