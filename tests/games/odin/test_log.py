"""The log tells all that comes and goes, once, and nothing else."""

from collections import Counter
from random import Random

import pytest

import meadhall
from meadhall.core.event import Event
from meadhall.core.match import Match
from meadhall.core.text import Arg, Text
from meadhall.games.odin import items as I
from meadhall.games.odin.steps.card_goods import PlaceGift
from meadhall.games.odin.steps.laying import At, Where
from meadhall.games.odin.steps.rounds import TurnBoards
from tests.games.odin.kit import GAME, Hall, state_of

rule = pytest.mark.rule
occupation = pytest.mark.occupation

#: by kind of event, what its arguments add to a supply or take from it
ADDS = {"gains": ("what",), "draws-weapon": ("what",), "births": ("what",), "loots": ("what",), "swaps": ("what",),
        "upgrades": ("new",), "turns": ("new",)}  # fmt: skip
TAKES = {"pays": ("what",), "places": ("what",), "serves": ("what",), "fills": ("what",), "loads": ("what",),
         "upgrades": ("old",), "turns": ("old",)}  # fmt: skip


def heard(h: Hall, lang: str = "en") -> list[str]:
    return [line["text"] for line in h.match.lines(h.match.heard(), None, lang, ("Astrid", "Éric"))]


def listening(players: int = 1, round: int = 1) -> Hall:
    h = Hall(players, round=round)
    h.match.listen()
    return h


def counted(arg: Arg) -> Counter[str]:
    """«2 wood and 1 ore» as numbers."""
    if not isinstance(arg, Text):
        return Counter()
    if arg.key.startswith("n-"):
        number = dict(arg.args).get("n", 1)
        assert isinstance(number, int)
        return Counter({arg.key[2:]: number})
    return sum((counted(value) for _, value in arg.args), Counter[str]())


def told(events: list[Event], seat: int) -> Counter[str]:
    """What the supply of a seat has more or less, by what the log says."""
    found: Counter[str] = Counter()
    for e in events:
        if e.seat != seat:
            continue
        for name in ADDS.get(e.kind, ()):
            found.update(counted(e.args[name]))
        for name in TAKES.get(e.kind, ()):
            found.subtract(counted(e.args[name]))
        if e.kind == "income":
            found.update(silver=int(str(e.args["number"])))
        if e.kind == "unloads":
            found.update(ore=1)
        if e.kind == "pregnant":
            (kind,) = counted(e.args["what"])
            found.update({kind: -1, f"pregnant_{kind}": 1})
    return found


def held(m: Match, seat: int) -> Counter[str]:
    """A supply, animals of a kind together: whether they are pregnant after a birth goes without saying."""
    return Counter({I.NAMES[i]: n for i, n in enumerate(state_of(m).players[seat].have)})


def herds(found: Counter[str]) -> dict[str, int]:
    """Without the zeros, and pregnant or not."""
    kinds: Counter[str] = Counter()
    for name, n in found.items():
        kinds[name.removeprefix("pregnant_")] += n
    return {name: n for name, n in kinds.items() if n}


@pytest.mark.parametrize(("players", "seed"), [(1, 5), (2, 6), (4, 7)])
def test_what_the_log_tells_adds_up_to_what_is_there(players: int, seed: int) -> None:
    m, luck = meadhall.start(GAME, players=players, seed=seed, options={"length": "short"}), Random(seed)
    m.listen()
    gift = False  # cards 9 and 172 place what was in no supply
    while (asked := m.decision) is not None:
        p = state_of(m).players[luck.randrange(players)]
        for item in luck.sample(range(I.BOW), 2) if asked.kind == "act" else ():
            if item < I.FIRST_SPECIAL or item >= I.WOOD:
                p.have[item] += 2
        m.reconsider()
        asked = m.decision
        assert asked is not None
        gift = isinstance(asked.ask, PlaceGift) or (gift and isinstance(asked.ask, (Where, At)))
        before = [held(m, seat) for seat in range(players)]
        weights = [{"use": 8, "card": 8, "buy": 2, "pass": 0.2}.get(o.verb, 2) for o in asked.options]
        option = luck.choices(asked.options, weights)[0]
        m.play(option, asked.seat)
        events = m.heard()
        for seat in range(players) if not gift else ():
            now = held(m, seat)
            now.subtract(before[seat])
            assert herds(told(events, seat)) == herds(now), (option.id, asked.kind, [e.kind for e in events])


# ── once ─────────────────────────────────────────────────────────────────────────────────────


@rule("ODIN-7.10")
def test_income_is_told_once() -> None:
    h = listening().cover(0, (0, 11), (1, 10), (0, 10), (1, 11))
    h.income()
    assert heard(h)[:1] == ["Astrid has an income of 2 silver."] and h.has()["silver"] == 2
    assert "receives" not in " ".join(heard(h.income()))


@rule("ODIN-9.30")
def test_an_upgrade_is_told_once() -> None:
    h = listening().give(peas=1).act("space:upgrade_2", "upgrade:peas:1")
    assert [line for line in heard(h) if "mead" in line] == ["Astrid upgrades 1 pea to 1 mead."]


@rule("ODIN-10.12")
def test_booty_is_told_once_and_what_it_cost() -> None:
    h = listening().give(stone=2).ships(longships=[0]).luck(8).act("space:raiding", "loot:jewelry")
    lines = heard(h)
    assert "Astrid pays 2 stone." in lines
    assert [line for line in lines if "jewelry" in line] == ["Astrid takes 1 jewelry as booty."]


@rule("ODIN-7.20")
def test_births_are_told_as_births() -> None:
    h = listening().give(pregnant_sheep=2, pregnant_cattle=1).breeding()
    assert heard(h, "fr") == ["Naissances chez Astrid : 2 moutons.", "Naissance chez Astrid : 1 bovin."]


# ── what comes and goes ──────────────────────────────────────────────────────────────────────


@rule("ODIN-10.20")
def test_what_a_hunt_costs_is_told() -> None:
    h = listening().give(wood=2, bow_and_arrow=2).luck(3).act("space:hunting_game_1", "spend:1:2")
    assert {"Astrid pays 1 wood.", "Astrid pays 2 bows and arrows."} <= set(heard(h))


@rule("ODIN-8.40")
def test_the_price_of_a_ship_is_told() -> None:
    h = listening().give(silver=5).turn().do("buy:knarr")
    assert heard(h, "fr") == ["Astrid paie 5 argent.", "Astrid obtient un knarr."]


@rule("ODIN-9.41")
def test_the_price_of_a_special_tile_is_told() -> None:
    h = listening().give(silver=1).ships(knarrs=1).act("space:special_sale", "tile:helmet")
    assert heard(h)[-2:] == ["Astrid pays 1 silver.", "Astrid receives the Helmet."]


@rule("ODIN-9.40")
def test_what_is_turned_overseas_is_told() -> None:
    h = listening().give(silver=1, hide=1).ships(knarrs=1).act("space:overseas_trading_1", "turn:hide")
    assert heard(h, "fr")[-1] == "Astrid retourne 1 peau et obtient 1 argenterie."


@rule("ODIN-7.56")
def test_a_stone_house_as_a_bonus_is_told() -> None:
    h = listening().boards("newfoundland").cover(1).bonus()
    assert "Astrid gets a stone house." in heard(h)


@occupation(61, 64)
def test_a_ship_that_is_given_up_is_told() -> None:
    h = listening().hand(61).ships(longships=[2]).act("space:play_occupation_2", "card:61", "use:61:0")
    if h.may("ship:longship:2"):
        h.do("ship:longship:2")
    assert "Astrid rend un drakkar." in heard(h, "fr")


@occupation(39)
def test_ore_that_is_taken_off_a_ship_is_told() -> None:
    h = listening().cards(39).ships(longships=[2]).turn().do("use:39:0")
    if h.may("unload:longship:2"):
        h.do("unload:longship:2")
    assert "Astrid reprend en réserve 1 minerai chargé sur un drakkar." in heard(h, "fr")


@occupation(184)
def test_ore_that_a_new_ship_takes_aboard_is_told() -> None:
    h = listening().hand(184).give(wood=4, ore=3).act("space:play_occupation_2", "card:184", "use:184:0")
    assert heard(h)[-3:] == ["Astrid pays 4 wood.", "Astrid gets a longship.", "Astrid loads 3 ore on a longship."]


@occupation(90)
def test_ore_that_a_card_costs_is_told() -> None:
    h = listening().cards(90).ships(longships=[2]).luck(8).act("space:raiding", "use:90:0")
    if h.may("ship:longship:2"):
        h.do("ship:longship:2")
    assert "Astrid gives up 1 ore aboard a longship." in heard(h)


@occupation(70)
def test_who_loses_a_tile_reads_it() -> None:
    h = listening(2).hand(70).lay("cloakpin", 0, 8, seat=1)
    h.act("space:play_occupation_2", "card:70", "use:70:0")
    line = "Astrid prend la Fibule de cape sur un plateau d’Éric ; 1 argenterie et 1 rune en prennent la place."
    assert heard(h, "fr")[-1] == line


@occupation(60)
def test_vikings_that_a_card_brings_back_are_told() -> None:
    h = listening(2, round=2).hand(60).occupied("forge").give(silver=5)
    h.act("space:play_occupation_2", "card:60", "use:60:0", "choose:1", "back:forge")
    assert heard(h, "fr")[-1] == "2 Vikings d’Astrid reviennent."


@occupation(77)
def test_the_space_that_a_card_uses_is_told() -> None:
    h = listening(2).hand(77).occupied("produce_mead", seat=1)
    h.act("space:play_occupation_2", "card:77", "use:77:0", "copy:produce_mead")
    assert "Astrid uses “2 mead and 2 silver” without placing Vikings." in heard(h)


@occupation(135)
def test_a_sword_that_comes_back_is_told() -> None:
    h = listening().cards(135).give(long_sword=1).ships(longships=[0]).luck(7)
    h.act("space:raiding", "loot:chest")
    assert heard(h)[-1] == "Astrid receives 1 long sword."


@rule("ODIN-5.34")
@pytest.mark.parametrize(("claimed", "line"), [
    (("bear_island", "baffin_island", "labrador"), ""),
    (("bear_island", "baffin_island"), "2 argent de plus sur le Labrador."),
])  # fmt: skip
def test_silver_on_a_single_board_is_told_of_one(claimed: tuple[str, ...], line: str) -> None:
    h = listening(round=6).backs().boards(*claimed)
    h.s.sides = 7
    h.run(TurnBoards())
    assert [said for said in heard(h, "fr") if "de plus" in said] == ([line] if line else [])
