"""RAIDERS-5.15: card by card one reaches exactly the payments that the rules allow, counted here the long way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest

from meadhall.core.match import Match
from meadhall.core.text import Text
from meadhall.games.raiders.cards import HIDDEN, ITEM, RESOURCE, RESOURCES, Kind
from meadhall.games.raiders.state import GIVE, PAY, SELL
from meadhall.games.raiders.steps.pay import Pay, Trade
from tests.games.raiders.kit import BOX, Board, ids, plays, state, told, whys, with_chief

Pile = tuple[str, ...]
Payment = tuple[Pile, Pile, Pile]  #: played as resources, traded two for one, traded one for one

FREE: Payment = ((), (), ())

HANDS = ("vikings", "wood", "wood", "stone", "food", "gold", "horn_of_plenty", "gift_of_the_gods", "gift_of_the_gods",
         "gift_of_the_gods", "berserker", "freyjas_luck", "ghost_ship", "hidden_farm", "buried_treasure")  # fmt: skip
TABLES = ("karvi", "snekkja", "drakkar", "longhouse", "village", "jewels", "efficiency", "command")
WARES = ("karvi", "drakkar", "fleet", "village", "hideout", "second_wind")


# ── what can be reached ──────────────────────────────────────────────────────────────────────


def reached(m: Match) -> set[Payment]:
    """Every payment that can be completed from here."""
    found: set[Payment] = set()
    seen = set()
    todo = [m]
    while todo:
        here = todo.pop()
        for option in ids(here):
            assert option != "back", "a payment that cannot be completed"
            twin = here.clone()
            twin.play(option)
            asked = twin.state.stack[-1]
            if twin.decision is None or twin.decision.kind not in ("pay", "trade"):
                found.add(_last(here, option))
                continue
            assert isinstance(asked, (Pay, Trade))
            mark = (_staged(twin), asked.less, (asked.left, asked.cheap) if isinstance(asked, Trade) else ())
            if mark not in seen:
                seen.add(mark)
                todo.append(twin)
    return found


def _staged(m: Match) -> Payment:
    paid, given, sold = (state(m).stage[role] for role in (PAY, GIVE, SELL))
    return _names(paid), _names(given), _names(sold)


def _names(cards: list[int]) -> Pile:
    return tuple(sorted(BOX.kinds[BOX.kind[c]].id for c in cards))


def _last(m: Match, option: str) -> Payment:
    """What was staged, with the card that completed it."""
    verb, card = option.split(":")
    asked = m.state.stack[-1]
    role = PAY if verb in ("use", "half") else SELL if isinstance(asked, Trade) and asked.cheap else GIVE
    piles = list(_staged(m))
    piles[role] = tuple(sorted((*piles[role], card)))
    return piles[0], piles[1], piles[2]


# ── what is allowed ──────────────────────────────────────────────────────────────────────────


def allowed(m: Match, ware: Kind | None, cheap: int) -> set[Payment]:
    """Every way to split the own cards that RAIDERS-5 and 6 allow."""
    s = state(m)
    cards = [*s.hands[0], *s.tables[0]]
    found = set()
    for n in range(len(cards) + 1):
        for chosen in combinations(cards, n):
            for paid, given, sold in _splits(chosen, cheap):
                if _covers(m, ware, paid, given, sold):
                    found.add((_names(paid), _names(given), _names(sold)))
    return found


def _splits(chosen: tuple[int, ...], cheap: int) -> Iterator[tuple[list[int], list[int], list[int]]]:
    """Resources may be played or traded, everything else only traded; a trade takes two cards."""
    plays = [c for c in chosen if BOX.kinds[BOX.kind[c]].family == RESOURCE]
    for n in range(len(plays) + 1):
        for paid in combinations(plays, n):
            rest = [c for c in chosen if c not in paid]
            if len(rest) % 2 == 0:
                yield list(paid), rest, []
            elif cheap:
                for one in rest:
                    yield list(paid), [c for c in rest if c != one], [one]


def _covers(m: Match, ware: Kind | None, paid: list[int], given: list[int], sold: list[int]) -> bool:
    """RAIDERS-5.5, 5.7, 6.4.4, 6.6.1: price and requirement after what is given up; no card without a symbol."""
    s, gone = state(m), {*given, *sold}
    units = len(given) // 2 + len(sold)
    kinds = [BOX.kinds[BOX.kind[c]] for c in paid]
    gifts = sum(k.units == 2 for k in kinds)
    singles = units + len(kinds) - gifts
    if ware is None:
        price = BOX.constants.black_price
    else:
        powers = [BOX.powers[BOX.kind[c]] for c in s.tables[0] if c not in gone] + [BOX.powers[s.chiefs[0]]]
        price = max(0, ware.price - sum(p.discount[ware.category] for p in powers))
        plain = Counter(k.resource for k in kinds if k.resource < len(RESOURCES))
        if any(n > ware.cost[r] for r, n in plain.items()) or not _meets(m, ware, gone):
            return False
    return singles + gifts <= price <= singles + 2 * gifts


def _meets(m: Match, ware: Kind, gone: set[int]) -> bool:
    category, vp = ware.requires
    left = [c for c in (*state(m).tables[0], *state(m).hands[0]) if c not in gone]
    kinds = [BOX.kinds[BOX.kind[c]] for c in left]
    return vp <= sum(k.vp for k in kinds if k.family in (ITEM, HIDDEN) and k.category == category)


@pytest.mark.rule("RAIDERS-5.15", "RAIDERS-5.5", "RAIDERS-5.17", "RAIDERS-6.4.4", "RAIDERS-6.6.1", "RAIDERS-14.13")
@pytest.mark.parametrize("seed", range(16))
def test_card_by_card_leads_to_every_allowed_payment_and_to_no_other(seed: int) -> None:
    luck = Random(seed)
    chiefs = seed % 2 == 1
    b = Board(2, chiefs="on" if chiefs else "off")
    b.hand(0, *luck.sample(HANDS, luck.randint(2, 6))).lay(0, *luck.sample(TABLES[:-2], luck.randint(0, 2)))
    b.lay(0, *luck.sample(TABLES[-2:], luck.randint(0, 1))).market(*WARES)
    if chiefs:
        with_chief(b, 0, luck.choice(("chief_silvertongue", "chief_keelwright", "chief_wolfpack")))
    m = b.main()
    cheap = state(m).cheap
    for name in (*WARES, None) if chiefs else WARES:
        ware = BOX.kinds[BOX.number[name]] if name else None
        buy, pay = (f"buy:{name}", f"pay:{name}") if name else ("black", "pay:black")
        wanted = allowed(m, ware, cheap)
        assert (buy in ids(m)) == bool(wanted), buy
        assert (pay in ids(m)) == (bool(wanted) and FREE not in wanted), "what costs nothing is not asked for"
        if pay in ids(m):
            assert reached(plays(m.clone(), pay)) == wanted, pay


@pytest.mark.rule("RAIDERS-5.8", "RAIDERS-5.15", "RAIDERS-6.6.1")
def test_efficiency_may_be_given_up_for_the_very_price_that_it_lowered() -> None:
    b = Board(2).hand(0, "gift_of_the_gods").lay(0, "armoury", "efficiency", "karvi")
    m = plays(b.main(), "pay:drakkar")
    assert reached(m) == allowed(m, BOX.kinds[BOX.number["drakkar"]], 0)
    plays(m, "trade", "give:efficiency", "give:armoury", "use:gift_of_the_gods")  # three symbols again
    assert b.table(0) == ["drakkar", "karvi"]


@pytest.mark.rule("RAIDERS-5.7", "RAIDERS-5.15")
def test_a_trade_is_refused_for_want_of_cards_or_because_the_price_could_not_be_met_then() -> None:
    m = plays(Board(2).hand(0, "wood", "vikings").main(), "pay:karvi")
    assert whys(m, "trade") == ["RAIDERS-5.15"]  # both cards are needed for the two symbols
    m.play("use:wood")
    assert whys(m, "trade") == ["RAIDERS-5.7"]


@pytest.mark.rule("RAIDERS-5.4", "RAIDERS-5.5")
def test_each_gift_may_cover_one_symbol_only() -> None:
    b = Board(2, chiefs="on").hand(0, *["gift_of_the_gods"] * 3, "wood")
    m = plays(b.main(), "pay:karvi", "half:gift_of_the_gods")
    assert "half:gift_of_the_gods" not in ids(m)  # the last card loses its half in any case
    paid = [e for e in told(m, "use:gift_of_the_gods") if e.kind == "pays-as"]
    assert [m.lines([e], None, "en")[0]["text"] for e in paid] == [
        "Seat 1 pays Gift of the Gods as Vikings.",
        "Seat 1 pays Gift of the Gods as Wood.",
    ]
    assert b.table(0) == ["karvi"] and b.held(0) == ["gift_of_the_gods", "wood"]
    b = Board(2, chiefs="on").hand(0, *["gift_of_the_gods"] * 3)
    plays(b.main(), "pay:black", "half:gift_of_the_gods", "half:gift_of_the_gods", "use:gift_of_the_gods")
    assert b.held(0) == [] and len(b.table(0)) == 1


@pytest.mark.rule("RAIDERS-5.7", "RAIDERS-6.4.4")
def test_cards_that_must_stay_are_not_called_missing() -> None:
    m = plays(Board(2).hand(0, "wood", "vikings", "gold").lay(0, "karvi").main(), "pay:drakkar")
    plays(m, "use:wood", "use:vikings")
    assert whys(m, "trade") == ["RAIDERS-5.15"]  # Gold and the Karvi are two cards, but the requirement rests on one


@pytest.mark.rule("RAIDERS-6.4", "RAIDERS-6.9")
def test_a_price_that_could_be_paid_is_no_reason_beside_a_requirement_that_is_not_met() -> None:
    b = Board(2).market("fleet", "snekkja").hand(0, "wood", "wood", "vikings", "food", "stone").lay(0, "karvi")
    assert whys(b.main(), "buy:fleet") == ["RAIDERS-6.4"]  # Stone and the Karvi could be traded for Gold
    b.s.hands[0].pop()
    assert whys(b.main(), "buy:fleet") == ["RAIDERS-6.4", "RAIDERS-6.1"]


@pytest.mark.rule("RAIDERS-5.4", "RAIDERS-5.5", "RAIDERS-6.6")
def test_a_gift_is_not_announced_as_what_is_waived_or_traded_for() -> None:
    b = Board(2).hand(0, "gift_of_the_gods").lay(0, "efficiency")
    assert _announced(plays(b.main(), "pay:karvi"), "use:gift_of_the_gods") == [("one", "vikings")]
    b = Board(2).hand(0, "gift_of_the_gods", "gold", "gold")
    m = plays(b.main(), "pay:karvi", "trade", "give:gold", "give:gold")
    assert _announced(m, "use:gift_of_the_gods") == [("one", "vikings")]
    b = Board(2).hand(0, "gift_of_the_gods", "horn_of_plenty").lay(0, "karvi")
    m = plays(b.main(), "pay:drakkar", "use:horn_of_plenty")
    assert [how for how, _ in _announced(m, "use:gift_of_the_gods")] == ["one", "two"]


def _announced(m: Match, option: str) -> list[tuple[object, object]]:
    """How many symbols each wild card covers, and the first of them."""
    found = [e.args for e in told(m, option) if e.kind == "pays-as"]
    return [(a["how"], a["first"].key if isinstance(a["first"], Text) else "") for a in found]
