"""What is looked at in a position of Vikings Saga, by name: `meadhall train saga` finds what it is worth."""

from __future__ import annotations

from meadhall.games.saga.state import Player, SagaState

FEATURES = (
    "wealth", "ahead", "vp", "gold", "gold_left", "token", "saved", "shields", "helmets", "best_helmets", "gods",
    "skills", "hand", "hand_helmets", "lineup", "cards", "active", "on_card", "place", "odin",
)  # fmt: skip
TURNS = 8  #: of an adventure, about


def progress(s: SagaState) -> float:
    """By adventures, and within one by turns."""
    if not s.journey:
        return 0.0
    return min(1.0, (s.round + min(s.turn, TURNS) / (TURNS + 1)) / len(s.journey))


def seat_features(s: SagaState, seat: int, wealth: float, ahead: float) -> list[float]:
    """Of one seat: `wealth` and `ahead` are its prospects, as a player by rules of thumb sees them."""
    p, left = s.players[seat], max(0, len(s.journey) - 1 - s.round) if s.journey else len(s.box.frame)
    return [
        wealth, ahead, p.vp, p.gold, p.gold * left, p.token, *_cards(s, p, left), p.out < 0, p.may_leave,
        p.place if p.out < 0 else 0, (seat - s.odin) % s.seats / s.seats,
    ]  # fmt: skip


def _cards(s: SagaState, p: Player, left: int) -> tuple[float, ...]:
    """Helmets in Valhalla, cards there, helmets elsewhere, the best of those that can still go there, gods, Vikings
    with an action, the hand and its helmets, the best of the lineup, all cards."""
    cards, kind = s.box.cards, s.box.kind
    rest = [cards[kind[c]] for pile in (p.draw, p.hand, p.laid, p.lineup, p.bought) for c in pile]
    helmets = sorted((k.helmets for k in rest), reverse=True)
    return (
        sum(cards[kind[c]].helmets for c in p.valhalla), len(p.valhalla), sum(helmets), sum(helmets[:left]),
        sum(k.god for k in rest), sum(k.action is not None and not k.god for k in rest),
        len(p.hand), sum(cards[kind[c]].helmets for c in p.hand),
        max((cards[kind[c]].helmets for c in p.lineup), default=0), len(rest),
    )  # fmt: skip
