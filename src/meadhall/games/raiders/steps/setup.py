"""3 and 16. Setting up: the Market, hands, chiefs, and who begins."""

from __future__ import annotations

from meadhall.core.step import Step
from meadhall.core.zones import move, shuffle
from meadhall.games.raiders.cards import CATEGORIES, CHIEF
from meadhall.games.raiders.state import DECK, DISCARD, SUPPLY, Raiders, draw_cards, lay
from meadhall.games.raiders.steps.market import lay_market
from meadhall.games.raiders.steps.telling import first_player, thing
from meadhall.games.raiders.steps.turn import Turn


class SetUp(Step[Raiders]):
    """RAIDERS-3.1 to 3.11, 16.3, 16.6: in the order of the ledger."""

    def run(self, s: Raiders) -> None:
        box = s.box
        shuffle(s, SUPPLY)
        if "quick" in s.setup:
            self._fast_start(s)
        lay_market(s)
        if s.with_chiefs:
            self._deal_chiefs(s)
        shuffle(s, DECK)
        for seat in range(s.seats):
            draw_cards(s, seat, box.constants.hand)
        self._first_player(s)
        if "lessons" in s.setup:
            s.deck.extend(box.training_viking)
            s.supply.extend(box.training_market)
            shuffle(s, DECK)
            shuffle(s, SUPPLY)
        s.push(Turn(s.first))

    def _fast_start(self, s: Raiders) -> None:
        """RAIDERS-16.3: a 1-VP item of each category for everybody."""
        box = s.box
        for seat in range(s.seats):
            for category in range(len(CATEGORIES)):
                wares = [c for c in s.supply if (k := box.kinds[box.kind[c]]).vp == 1 and k.category == category]
                lay(s, wares[s.draw(len(wares))], SUPPLY, 0, seat)

    def _deal_chiefs(self, s: Raiders) -> None:
        """RAIDERS-3.5, 14.1, 15.10."""
        chiefs = [i for i, k in enumerate(s.box.kinds) if k.family == CHIEF]
        s.shuffle(chiefs)
        s.chiefs = tuple(chiefs[: len(s.tables)])

    def _first_player(self, s: Raiders) -> None:
        """RAIDERS-3.7 to 3.9: a card names the criterion and is discarded; luck picks a seat, or the host begins."""
        card = s.deck[-1]
        move(s, card, DECK, 0, DISCARD, 0)
        s.turned = s.box.kind[card]
        s.first = 0 if "host" in s.setup else s.draw(s.seats)
        if s.log is not None:
            said = first_player(s)
            s.tell("first-player", s.first, "RAIDERS-3.7", (thing(s, card),), card=said["card"],
                   criterion=said["criterion"], how=said["how"])  # fmt: skip
