"""What is to be said of an answer that a question does not even consider: not in the Market, not held, not there.

Each rests on what the asked seat can see: its own cards and what lies open.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from meadhall.core.option import Option
from meadhall.core.refusal import Reason, reason
from meadhall.core.text import Text
from meadhall.core.zones import find
from meadhall.games.raiders.cards import AIMED, AT_CARD, AT_SOMEBODY, CHIEF, RESOURCE
from meadhall.games.raiders.options import ARCTIC
from meadhall.games.raiders.state import GIVE, PAY, SELL, Raiders

NAMES_NOBODY = reason("RAIDERS-7.17", "why-names-nobody")
NAME_TARGET = reason("RAIDERS-7.17", "why-name-target")
NOT_ONESELF = reason("RAIDERS-8.2", "why-not-oneself")
NOBODY_THERE = reason("RAIDERS-8.2", "why-nobody-there")
CLAN_HAS_NO_HAND = reason("RAIDERS-15.6", "why-clan-has-no-hand")
NO_FENRIR = reason("RAIDERS-9.11.4", "why-no-fenrir")
NO_RESOURCE = reason("RAIDERS-5.1", "why-no-resource")
GIFT_LAST = reason("RAIDERS-5.5", "why-gift-last")
NO_CHEAP_TRADE = reason("RAIDERS-14.13", "why-no-cheap-trade")
OWN_TURN_ONLY = reason("RAIDERS-14.12", "why-own-turn-only")
NO_SILVERTONGUE = reason("RAIDERS-14.2", "why-no-silvertongue")
PAY_FIRST = reason("RAIDERS-4.4", "why-pay-first")
CHIEFS_STAY = reason("RAIDERS-5.8", "why-chiefs-stay")

OTHER_STEPS = ("buy", "pay", "black", "play", "end")  #: of a turn: not while something is paid for


@cache
def lacking(rule: str, key: str, id: str) -> Reason:
    """A card that is not where it should be."""
    return reason(rule, key, card=Text(id))


def elsewhere(s: Raiders, number: int, rule: str, key: str = "why-not-in-hand") -> Reason:
    """See `lacking`: a kind of card that is not in hand, or not where the text says."""
    return lacking(rule, key, s.box.kinds[number].id)


def misaimed(s: Raiders, seat: int, o: Option) -> Iterator[Reason]:
    """RAIDERS-7.15, 7.17, 8.2, 15.6: a card that is held, with targets that it cannot have."""
    do = s.box.does[o.a]
    if do not in AIMED:
        yield NAMES_NOBODY
    elif o is s.box.opt.play[o.a] or (o in s.box.opt.seat_play[o.a] and do not in AT_SOMEBODY):
        yield NAME_TARGET
    elif do == "favour":
        yield elsewhere(s, o.b, "RAIDERS-9.10.1", "why-not-in-market")
    else:
        yield _wrong_target(s, seat, o, do)


def _wrong_target(s: Raiders, seat: int, o: Option, do: str) -> Reason:
    target = o.b // 6 if do == "raid" else o.b // 1000 if do in AT_CARD else o.b
    place = s.clan if target == ARCTIC else target if target < s.seats else -1
    if place < 0:
        return NOBODY_THERE
    if place == seat:
        return NOT_ONESELF
    if do in AT_CARD:
        return elsewhere(s, o.b % 1000, "RAIDERS-7.15", "why-not-there")
    return NO_FENRIR if do == "raid" else CLAN_HAS_NO_HAND


def in_payment(s: Raiders, seat: int, number: int) -> bool:
    """RAIDERS-5.17: does one lie in the payment already?"""
    return any(find(s.box.kind, s.stage[4 * seat + role], number) >= 0 for role in (PAY, GIVE, SELL))


def unplayable(s: Raiders, seat: int, o: Option) -> Iterator[Reason]:
    """RAIDERS-4.4, 5.1, 5.5, 5.17, 14.12, 14.13: what cannot pay."""
    if o.verb in OTHER_STEPS:
        yield PAY_FIRST
    elif o.verb == "cheap":
        yield _no_cheap_trade(s, seat)
    elif o.verb == "half" and find(s.box.kind, s.hands[seat], o.a) >= 0:
        yield GIFT_LAST
    elif o.verb in ("use", "half"):
        if s.box.kinds[o.a].family != RESOURCE:
            yield NO_RESOURCE
        elif in_payment(s, seat, o.a):
            yield elsewhere(s, o.a, "RAIDERS-5.17", "why-in-payment")
        else:
            yield elsewhere(s, o.a, "RAIDERS-5.1")


def _no_cheap_trade(s: Raiders, seat: int) -> Reason:
    if not s.box.powers[s.chiefs[seat]].cheap_trades:
        return NO_SILVERTONGUE
    return NO_CHEAP_TRADE if seat == s.active else OWN_TURN_ONLY


def untradable(s: Raiders, seat: int, o: Option) -> Iterator[Reason]:
    """RAIDERS-4.4, 5.8, 5.17: what cannot be given up."""
    if o.verb in OTHER_STEPS:
        yield PAY_FIRST
    elif o.verb == "give":
        if s.box.kinds[o.a].family == CHIEF:
            yield CHIEFS_STAY
        elif in_payment(s, seat, o.a):
            yield elsewhere(s, o.a, "RAIDERS-5.17", "why-in-payment")
        else:
            yield elsewhere(s, o.a, "RAIDERS-5.8", "why-not-own")
