"""What Vikings and gods do when their action is used: SAGA-6.14 to 6.17, 18 and 19.

An action is declared in content.yaml; here each `do` has what hinders it and what it does. An action that
would do nothing is not offered (SAGA-6.17: the card is still played for its movement).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from meadhall.core.option import Option
from meadhall.core.refusal import Reason, reason
from meadhall.core.text import Text
from meadhall.core.zones import find, learn, shuffle
from meadhall.games.saga.content import Action
from meadhall.games.saga.state import DRAW, HAND, VALHALLA, SagaState
from meadhall.games.saga.steps.cards import (
    FREE,
    FromMarket,
    Shield,
    Tuck,
    affordable,
    kinds,
    lose_track,
    shield,
    to_box,
)
from meadhall.games.saga.steps.gains import gain_gold, gain_vp, set_hooks
from meadhall.games.saga.steps.prophecy import InAdventure, foresee

NO_HAND = reason("SAGA-6.17", "why-no-hand-card")
NOTHING = reason("SAGA-6.17", "why-no-effect")
NO_SHIELD = reason("SAGA-14.8", "why-no-shield")
CANNOT_BUY = reason("SAGA-6.17", "why-cannot-buy")
NO_PILE = reason("SAGA-6.17", "why-no-draw-pile")
OVER_FOR_YOU = reason("SAGA-8.6", "why-adventure-over")


# ── what hinders an action ───────────────────────────────────────────────────────────────────


def of_the_shield(action: Action) -> bool:
    """SAGA-18.18, 18.25, 19.10: does it send cards under the shield, or take one from there?"""
    return action.do in ("shield", "search", "release") or action.to == "valhalla" or action.when == "end"


def hindrance(s: SagaState, seat: int, action: Action, card: int) -> Reason | None:
    """Why an action would do nothing now; by what everybody can see."""
    p = s.players[seat]
    do = action.do
    if s.bifrost and of_the_shield(action):
        return NO_SHIELD
    if do in ("tuck", "shield", "barter") and not p.hand:
        return NO_HAND
    if do == "barter" and not s.for_sale():
        return NOTHING
    if do == "gain" and not amount(s, seat, action, card) and not action.vp:
        return NOTHING
    if do == "buy" and not affordable(s, seat, action.price):
        return CANNOT_BUY
    if do in ("search", "fetch") and not p.draw:
        return NO_PILE
    if (do == "look" and not s.pile) or (do == "release" and not p.valhalla):
        return NOTHING
    return NOTHING if do == "copy" and not copyable(s, seat, card) else None


def not_copyable(s: SagaState, seat: int, kind: int, card: int) -> Reason:
    """SAGA-19.2: why Loki cannot perform the action of a kind."""
    k = s.box.cards[kind]
    if k.god:
        return reason("SAGA-19.2", "why-only-vikings")
    if all(s.box.kind[c] != kind for other, p in enumerate(s.players) if other != seat for c in p.lineup):
        return reason("SAGA-19.2", "why-no-opponent-played", card=Text(k.id))
    if k.action is None:
        return reason("SAGA-19.2", "why-no-action", card=Text(k.id))
    return hindrance(s, seat, k.action, card) or NOTHING


def copyable(s: SagaState, seat: int, card: int) -> list[int]:
    """SAGA-19.2: kinds in opponents' lineups whose action Loki can perform. Movement is no action."""
    found = set()
    for other, p in enumerate(s.players):
        if other != seat:
            found |= {s.box.kind[c] for c in p.lineup if c < s.box.first_god and s.card(c).action is not None}
    return sorted(k for k in found if _can_copy(s, seat, s.box.cards[k].action, card))


def _can_copy(s: SagaState, seat: int, action: Action | None, card: int) -> bool:
    if action is None:
        return False
    return action.when not in ("immediate", "end") or hindrance(s, seat, action, card) is None


def amount(s: SagaState, seat: int, action: Action, card: int) -> int:
    """The gold of a `gain`: plain, per other Viking in the lineup (SAGA-18.16), or per card of the row (SAGA-18.21)."""
    if action.per == "viking":
        return action.gold * len(_others(s, seat, card))
    if action.per == "row":
        numbers = [s.box.moves[c - s.box.first_move].number for c in s.row]
        return action.gold * sum(n in action.row for n in numbers)
    return action.gold


def _others(s: SagaState, seat: int, card: int) -> list[int]:
    """The other Vikings of the lineup. Of two cards laid the second is not yet there for the first (SAGA-20.12);
    what Njord fetched is."""
    played = s.players[seat].played
    second = played[1:2] if played[0] == card else ()
    return [c for c in s.vikings(seat) if c != card and c not in second]


# ── what an action does ──────────────────────────────────────────────────────────────────────


def perform(s: SagaState, seat: int, kind: int, slot: int) -> None:
    """Use the action of a kind, on behalf of the card played in a slot (which may be Loki)."""
    action = s.box.cards[kind].action
    assert action is not None, "only cards with an action are offered"
    if action.when == "immediate":
        _DO[action.do](s, seat, action, slot)
        return
    p = s.players[seat]
    if action.when == "draw":
        p.owed = (*p.owed[:slot], -1 - kind, *p.owed[slot + 1 :])
    else:
        p.copied = (*p.copied, kind)
        set_hooks(s, p)


def _gain(s: SagaState, seat: int, action: Action, slot: int) -> None:
    """SAGA-18.13, 18.16, 18.21, 18.28."""
    p = s.players[seat]
    rule = s.card(p.played[slot]).rule
    gain_gold(s, seat, amount(s, seat, action, p.played[slot]), rule)
    gain_vp(s, seat, action.vp, rule)
    if action.replace != 1:
        p.owed = (*p.owed[:slot], action.replace, *p.owed[slot + 1 :])


def _tuck(s: SagaState, seat: int, action: Action, slot: int) -> None:
    """SAGA-18.3, 19.6."""
    s.push(Tuck(seat, gold=action.gold, vp=action.vp))


def _buy(s: SagaState, seat: int, action: Action, slot: int) -> None:
    """SAGA-18.8, 18.17, 18.25."""
    s.push(FromMarket(seat, may=0, price=action.price, to=action.to))


def _look(s: SagaState, seat: int, action: Action, slot: int) -> None:
    """SAGA-18.22."""
    foresee(s, seat, action.cards, "SAGA-18.22")


def _shield(s: SagaState, seat: int, action: Action, slot: int) -> None:
    """SAGA-19.5."""
    s.push(HeimdallSends(seat, gods=1, left=action.cards))


def _barter(s: SagaState, seat: int, action: Action, slot: int) -> None:
    """SAGA-19.3."""
    s.push(IdunReturns(seat))


def _search(s: SagaState, seat: int, action: Action, slot: int) -> None:
    """SAGA-19.7: the owner looks through the own draw pile."""
    learn(s, seat, s.players[seat].draw)
    s.push(ThorPicks(seat))


def _release(s: SagaState, seat: int, action: Action, slot: int) -> None:
    """SAGA-19.9."""
    s.push(HelReleases(seat, action.vp))


_DO: dict[str, Callable[[SagaState, int, Action, int], None]] = {
    "gain": _gain,
    "tuck": _tuck,
    "buy": _buy,
    "look": _look,
    "shield": _shield,
    "barter": _barter,
    "search": _search,
    "release": _release,
}


class HeimdallSends(Shield):
    """SAGA-19.5: up to three hand cards, Viking or god, under the shield."""

    rule = "SAGA-19.5"


class IdunReturns(InAdventure):
    """SAGA-19.3: another hand card goes to the box; then any market Viking comes into the hand free."""

    rule = "SAGA-19.3"
    veiled = True
    of = ("pick", "hand")

    def candidates(self, s: SagaState) -> Sequence[Option]:
        return [s.box.opt.pick[k] for k in kinds(s, s.players[self.seat].hand)]

    def choose(self, s: SagaState, o: Option) -> None:
        to_box(s, self.seat, find(s.box.kind, s.players[self.seat].hand, o.a), HAND, self.rule)
        s.push(FromMarket(self.seat, may=0, price=FREE, to="hand"))


class ThorPicks(InAdventure):
    """SAGA-19.7: a card of the own draw pile goes under the shield for gold equal to its price; then shuffle."""

    rule = "SAGA-19.7"
    of = ("pick", "draw")

    def candidates(self, s: SagaState) -> Sequence[Option]:
        return [*(s.box.opt.pick[k] for k in kinds(s, s.players[self.seat].draw)), s.box.opt.refuse]

    def choose(self, s: SagaState, o: Option) -> None:
        p = s.players[self.seat]
        lose_track(s, self.seat, p.draw)
        if o is not s.box.opt.refuse:
            shield(s, self.seat, find(s.box.kind, p.draw, o.a), DRAW, self.rule)
            gain_gold(s, self.seat, s.box.cards[o.a].price, self.rule)
        shuffle(s, DRAW, self.seat)


class HelReleases(InAdventure):
    """SAGA-19.9: a card of the own Valhalla pile goes to the box for 4 VP."""

    vp: int
    rule = "SAGA-19.9"
    veiled = True
    of = ("pick", "valhalla")

    def candidates(self, s: SagaState) -> Sequence[Option]:
        return [s.box.opt.pick[k] for k in kinds(s, s.players[self.seat].valhalla)]

    def choose(self, s: SagaState, o: Option) -> None:
        to_box(s, self.seat, find(s.box.kind, s.players[self.seat].valhalla, o.a), VALHALLA, self.rule)
        gain_vp(s, self.seat, self.vp, self.rule)
