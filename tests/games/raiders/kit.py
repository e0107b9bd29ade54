"""A position of Viking Raiders in a few lines."""

from __future__ import annotations

from collections.abc import Callable

import meadhall
from meadhall.core.event import Event
from meadhall.core.match import Match
from meadhall.core.step import Step
from meadhall.core.zones import Zone
from meadhall.games.raiders.cards import EVENT
from meadhall.games.raiders.content import RaidersBox
from meadhall.games.raiders.state import SUPPLY, Raiders, lay
from meadhall.games.raiders.steps.turn import Main, Turn
from tests.games.kit import asked as asked
from tests.games.kit import ids as ids
from tests.games.kit import plays as plays
from tests.games.kit import whys as whys

GAME = meadhall.game("raiders")
BOX: RaidersBox = GAME.box
MARKET = ("karvi", "snekkja", "longhouse", "settlement", "jewels", "hideout", "drakkar", "village")


class Board:
    """Seat 0 to move; empty hands and tables, a plain Market, everything else but events in the decks.

    b = Board(3).hand(0, "wood", "vikings").lay(1, "karvi")
    m = b.main()
    m.play("buy:karvi")
    """

    def __init__(self, players: int = 3, **options: str) -> None:
        self.match = meadhall.start("raiders", players=players, seed=5, options={"first": "host", **options})
        s = self.match.state
        assert isinstance(s, Raiders)
        self.s = s
        for hand in s.hands:
            s.deck[:0] = hand
            hand.clear()
        s.deck[:0] = [c for pile in s.stage for c in pile]
        for pile in s.stage:
            pile.clear()
        s.deck[:0] = s.discard
        s.discard.clear()
        for place, cards in enumerate(s.tables):
            s.supply[:0] = cards
            cards.clear()
            s.vp[place] = s.num[place] = (0, 0, 0)
            s.ability[place] = -1
        events = [c for c in s.supply if BOX.kinds[BOX.kind[c]].family == EVENT]
        s.supply[:] = [c for c in s.supply if c not in events]
        s.gone.extend(events)
        s.known[:] = [0] * s.seats
        self.market(*MARKET)
        s.stack.clear()

    def find(self, id: str) -> int:
        """A card of that name, taken out of its deck."""
        s = self.s
        for pile in (s.deck, s.supply, s.discard, s.gone):
            for card in pile:
                if BOX.kinds[BOX.kind[card]].id == id:
                    pile.remove(card)
                    return card
        raise AssertionError(f"no {id} is left")

    def hand(self, seat: int, *ids: str) -> Board:
        self.s.hands[seat].extend(self.find(id) for id in ids)
        return self

    def lay(self, place: int, *ids: str) -> Board:
        """Face up in a table area."""
        for id in ids:
            card = self.find(id)
            self.s.supply.append(card)
            lay(self.s, card, SUPPLY, 0, place)
        return self

    def market(self, *ids: str) -> Board:
        """The Market; what is missing to 8 is a gap."""
        s = self.s
        s.supply[:0] = [c for c in s.market if c >= 0]
        s.market[:] = [-1] * len(s.market)
        for place, id in enumerate(ids):
            s.market[place] = self.find(id)
        return self

    def deck(self, *ids: str) -> Board:
        """The top of the draw pile, the first one on top."""
        for id in reversed(ids):
            self.s.deck.append(self.find(id))
        return self

    def supply(self, *ids: str) -> Board:
        """The top of the Market supply, the first one on top."""
        for id in reversed(ids):
            self.s.supply.append(self.find(id))
        return self

    def only(self, deck: str, *ids: str) -> Board:
        """A deck of just these cards, the first one on top; all others are out of the game."""
        pile = self.s.deck if deck == "deck" else self.s.supply
        found = [self.find(id) for id in reversed(ids)]
        self.s.gone.extend(pile)
        pile[:] = found
        return self

    def discard(self, *ids: str) -> Board:
        self.s.discard.extend(self.find(id) for id in ids)
        return self

    def main(self, seat: int = 0) -> Match:
        """That seat decides what to do with a fresh buy and action."""
        s = self.s
        s.active, s.buys, s.actions = seat, 1, 1
        s.cheap = BOX.powers[s.chiefs[seat]].cheap_trades
        return self.begin(Main(seat))

    def turn(self, seat: int = 0) -> Match:
        """That seat's turn begins."""
        return self.begin(Turn(seat))

    def begin(self, step: Step[Raiders]) -> Match:
        self.match.reconsider()
        self.s.stack[:] = [step]
        self.s.run()
        return self.match

    def names(self, cards: list[int]) -> list[str]:
        return [BOX.kinds[BOX.kind[c]].id for c in cards if c >= 0]

    def held(self, seat: int) -> list[str]:
        """A hand, sorted."""
        return sorted(self.names(self.s.hands[seat]))

    def table(self, place: int) -> list[str]:
        return sorted(self.names(self.s.tables[place]))


def with_chief(b: Board, place: int, id: str) -> Board:
    """Give somebody that chief."""
    chiefs = list(b.s.chiefs)
    chiefs[place] = BOX.number[id]
    b.s.chiefs = tuple(chiefs)
    return b


def state(m: Match) -> Raiders:
    assert isinstance(m.state, Raiders)
    return m.state


def passed(m: Match) -> Match:
    """Everybody lets it pass."""
    while m.decision is not None and m.decision.kind == "window":
        m.play("pass")
    return m


def lucky(m: Match, option: str, wanted: Callable[[Raiders], bool]) -> Match:
    """The same match under luck that brings about what is wanted; answers are passes."""
    for key in range(400):
        twin = m.clone()
        twin.state.key = key
        twin.play(option)
        passed(twin)
        if wanted(state(twin)):
            return twin
    raise AssertionError("that never happens")


def told(m: Match, option: str) -> list[Event]:
    """What happens after a choice."""
    m.listen()
    m.play(option)
    return m.heard()


def raid_pool(m: Match, option: str) -> tuple[int, int]:
    """What a raid is drawn from after a choice: items and Raid Protection cards."""
    (found,) = [e for e in told(m, option) if e.kind == "pool"]
    assert isinstance(found.args["items"], int) and isinstance(found.args["guards"], int)
    assert found.args["of"] == found.args["items"] + found.args["guards"]
    return found.args["items"], found.args["guards"]


def known(s: Raiders, seat: int, zone: Zone[Raiders], place: int = 0) -> list[int]:
    """The cards of a pile that a seat knows."""
    return [c for c in zone.pile(s, place) if zone.seen(place, seat) or s.known[seat] >> c & 1]
