"""What is to be said of an answer that the open question does not even consider: of a card that lies elsewhere, of
an action whose moment it is not, of what belongs to another part of the adventure."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.core.option import Option
from meadhall.core.refusal import Reason, reason
from meadhall.core.text import Text
from meadhall.games.saga.content import Card
from meadhall.games.saga.state import SagaState

NOT_BOUGHT_NOW = reason("SAGA-4.1", "why-not-bought-now")
NOT_BEGUN = reason("SAGA-4.1", "why-not-begun")
ALL_HAVE_LEFT = reason("SAGA-9.7", "why-all-have-left")
LAID_TOGETHER = reason("SAGA-6.5", "why-laid-together")
DECIDED_AT_THE_END = reason("SAGA-9.3", "why-decided-at-the-end")
SENT_AT_THE_END = reason("SAGA-10.1", "why-sent-at-the-end")
NO_TOKEN = reason("SAGA-7.15", "why-no-token")
TOKEN_WITHOUT_EFFECT = reason("SAGA-7.18", "why-token-without-effect")


def absent(rule: str, pile: str, card: Card) -> Reason:
    """A card does not lie where the question looks."""
    return reason(rule, f"why-not-in-{pile}", card=Text(card.id))


def off_market(s: SagaState, kind: int) -> Reason:
    """SAGA-2.8, 4.5, 4.7, 15.5: why a card is not in the market."""
    card = s.box.cards[kind]
    if card.god:
        return reason("SAGA-15.5", "why-gods-have-no-price")
    if card.realm < 0:
        return reason("SAGA-2.8", "why-never-for-sale", card=Text(card.id))
    if s.opened >> card.realm & 1:
        return reason("SAGA-4.7", "why-sold-out", card=Text(card.id))
    ahead = any(s.box.courses[i].realm == card.realm for i in s.journey)
    return reason("SAGA-4.5", "why-later-realm" if ahead else "why-other-realm", realm=Text(s.box.realms[card.realm]))


def not_usable(s: SagaState, seat: int, kind: int) -> Reason:
    """SAGA-6.14, 6.15: why it is not the moment of an action."""
    card, p = s.box.cards[kind], s.players[seat]
    action, name = card.action, Text(card.id)
    if action is None:
        return reason("SAGA-6.14", "why-no-action", card=name)
    if action.when in ("permanent", "end"):
        return reason("SAGA-6.14", "why-works-by-itself", card=name)
    slots = [i for i, c in enumerate(p.played) if s.box.kind[c] == kind]
    if not slots:
        return reason("SAGA-6.14", "why-not-played-now", card=name)
    if action.when == "draw":
        return reason("SAGA-6.14", "why-when-drawing", card=name)
    later = any(i in p.ready for i in slots)
    return reason("SAGA-6.15", "why-not-in-between" if later else "why-action-over", card=name)


def not_leaving(s: SagaState, seat: int) -> Reason:
    """SAGA-9.3, 14.6: why nobody leaves now."""
    if s.players[seat].may_leave:
        return DECIDED_AT_THE_END
    return reason("SAGA-14.6", "why-not-landed-second") if s.bifrost else reason("SAGA-9.3", "why-not-landed")


def elsewhere(s: SagaState, seat: int, o: Option) -> Sequence[Reason]:
    """What belongs to another moment of an adventure."""
    if o.verb in ("leave", "stay"):
        return (not_leaving(s, seat),)
    if o.verb == "use":
        return (not_usable(s, seat, o.a),)
    found = {"buy": NOT_BOUGHT_NOW, "lay": LAID_TOGETHER, "send": SENT_AT_THE_END}.get(o.verb)
    return () if found is None else (found,)
