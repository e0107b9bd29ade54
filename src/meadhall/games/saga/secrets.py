"""What a seat cannot know, and how it is dealt anew in an imagined match (SAGA-17.3).

A player's Vikings are known, since they entered the deck openly; not so where they lie, which of them went
back to the box from a hand, and which gods were kept (SAGA-15.1).
"""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.core.game import Pooling
from meadhall.core.zones import Zone
from meadhall.games.saga.content import INTENTS as TOKENS
from meadhall.games.saga.state import BOXED, INTENTS, SagaState


def dealings(s: SagaState, seat: int | None) -> Sequence[Pooling[SagaState]]:
    """First what each player still has, then which gods these are, then where everything lies. The first also where
    nothing went to the box: else the order in which gods are dealt would follow the places where they really lie."""
    return (_still_owned, _gods_of_others(seat), places)


def _still_owned(s: SagaState, zone: Zone[SagaState], i: int, card: int) -> object:
    """What went back to the box is mixed with what did not, but for what all saw going to Valhalla (SAGA-14.4)."""
    if not zone.owned or zone is INTENTS or s.players[i].shown >> card & 1:
        return None
    return i


def _gods_of_others(seat: int | None) -> Pooling[SagaState]:
    """Everybody sees that a god was kept, only its owner which."""

    def pool(s: SagaState, zone: Zone[SagaState], i: int, card: int) -> object:
        own = zone.owned and i == seat
        return "god" if s.box.first_god <= card < s.box.small and not own else None

    return pool


def places(s: SagaState, zone: Zone[SagaState], i: int, card: int) -> object:
    """A player's cards are mixed among that player's hidden places, the rest by their backs; what a seat means
    by a card laid is open only at the rune gate (SAGA-20.10), and whom it sends in phase 4 (SAGA-10.4), once it has
    answered and until the reveal."""
    if zone is INTENTS:
        p = s.players[i]
        gate = s.lanes and s.flipped.do == "rest" and (p.laid or not p.hand)
        return ("intent", i) if gate or len(p.intent) > TOKENS else None
    if zone is BOXED:
        return None
    return ("seat", i) if zone.owned else s.box.backs[card]
