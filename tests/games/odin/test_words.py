"""What players read: notes with the prices of the moment, promises, the log, and what others read while they wait."""

from typing import Any

import pytest

import meadhall
from meadhall.core.drawing import kebab_of
from meadhall.core.scene import Choice
from meadhall.core.snapshot import vocabulary
from meadhall.core.step import Ask
from meadhall.core.text import Seat, text
from meadhall.games.odin import items as I
from meadhall.games.odin.steps.foresight import Foreseen
from meadhall.games.odin.steps.question import Own, Single
from meadhall.games.odin.steps.rounds import Breeding, StartPlayer, TurnBoards, UpdateStrips
from meadhall.games.odin.told import amount
from tests.games.odin.kit import GAME, Hall

rule = pytest.mark.rule
occupation = pytest.mark.occupation


def shown(h: Hall, option: str, lang: str = "en") -> Choice:
    """An option of the open question as it is shown."""
    assert h.match.decision is not None
    question = h.match.question(h.match.decision.seat, lang)
    assert question is not None
    return next(c for c in question["options"] if c["id"] == option)


def note(h: Hall, option: str) -> str:
    return shown(h, option).get("note", "")


def promised(h: Hall, option: str) -> dict[str, int]:
    return {p["what"]: p["change"] for p in shown(h, option).get("preview", ())}


def log(h: Hall, lang: str = "en") -> list[str]:
    """All that was told so far."""
    return [line["text"] for line in h.match.lines(h.match.heard(), None, lang, ("Astrid", "Olaf"))]


# ── notes ────────────────────────────────────────────────────────────────────────────────────


@rule("ODIN-9.21")
def test_the_price_that_all_ways_of_a_space_share_is_said_before_the_vikings_go() -> None:
    h = Hall(2).give(stone=2, wood=2, silver=1).turn()
    assert note(h, "space:build_house_and_ship") == "4 Vikings · pay 2 stone + 2 wood"
    assert note(h, "space:livestock_choice") == "3 Vikings", "the sheep costs nothing"


@rule("ODIN-9.27", "ODIN-8.41", "ODIN-14.1")
def test_a_way_says_what_it_cannot_bring_although_it_is_paid_for() -> None:
    h = Hall(2).give(stone=2, wood=2).ships(knarrs=4).act("space:build_house_and_ship")
    assert note(h, "choose:0") == "you do not get 1 longship"
    assert shown(h, "choose:1", "fr")["note"] == "vous ne recevrez pas 1 knarr"
    h.do("choose:0")
    assert h.has() == {} and h.bay() == ([], 4, []), "paid in full"
    none_left = Hall(2).give(stone=2, wood=2)
    none_left.s.houses[I.STONE_HOUSE] = 0
    assert note(none_left.act("space:build_house_and_ship"), "choose:0") == "you do not get 1 stone house"
    assert not note(none_left, "choose:1")


@rule("ODIN-9.14")
@pytest.mark.parametrize(("lang", "conditions"), [("en", ("cattle", "sheep")), ("fr", ("bovin", "mouton"))])
def test_the_great_market_says_for_what_it_wants_animals(lang: str, conditions: tuple[str, ...]) -> None:
    label = shown(Hall(2).turn(), "space:weekly_market_4", lang)["label"]
    assert all(condition in label for condition in conditions)


@rule("ODIN-9.12")
@occupation(1, 2, 170, 116)
def test_the_price_of_a_space_is_the_price_with_all_discounts() -> None:
    def h(*cards: int) -> Hall:
        return Hall(2, round=4).cards(*cards).ships(knarrs=1).give(silver=9, stone=9, wood=9).turn()

    assert "3 silver" in note(h(), "space:buy_sheep_and_cattle")
    assert "2 silver" in note(h(1), "space:buy_sheep_and_cattle")
    assert "1 silver" in note(h(1, 2), "space:buy_sheep_and_cattle")
    assert "4 silver" in note(h(), "space:emigrate_2") and "2 silver" in note(h(170), "space:emigrate_2")
    assert "2 stone" in note(h(), "space:build_long_house") and "1 stone" in note(h(116), "space:build_long_house")
    assert "stone" not in note(h(116), "space:build_stone_house"), "it costs nothing any more"


@occupation(116)
def test_the_ways_of_a_space_show_the_discount_too() -> None:
    h = Hall(2).cards(116).give(stone=2, wood=2).act("space:build_house_and_ship")
    assert shown(h, "choose:0")["label"] == "1 stone + 2 wood → 1 stone house + 1 longship"


@rule("ODIN-9.31")
def test_taking_from_a_strip_says_that_it_is_one_strip() -> None:
    h = Hall(2).strip(1).give(peas=1).act("space:mountain_3_upgrade_1")
    assert shown(h, "part:0")["label"] == "Take up to 3 from one strip"


@rule("ODIN-2.8")
def test_the_printed_ore_of_a_whaling_boat_counts() -> None:
    h = Hall(2).ships([0, 1]).give(silver=2).hand(64).act("space:play_occupation_2", "card:64", "use:64:0")
    assert shown(h, "ship:whaling_boat:0")["label"] == "Whaling Boat with 1 ore"
    assert shown(h, "ship:whaling_boat:1", "fr")["label"] == "Baleinier avec 2 minerais"


@rule("ODIN-13.2")
@occupation(106)
def test_imitation_and_fewer_vikings_say_how_many_vikings() -> None:
    copy = Hall(4).occupied("wood_per_player", seat=1)
    copy.s.extension = 2
    assert note(copy.turn(), "space:imitate_2") == "2 Vikings"
    assert promised(copy.do("space:imitate_2"), "copy:wood_per_player") == {"vikings": -2}
    fewer = Hall(2).cards(106).ships(longships=[0, 0, 0]).turn()
    option = next(i for i in fewer.ids() if i.startswith("fewer:"))
    assert promised(fewer, option)["vikings"] > -4 and "Viking" in note(fewer, option)


@rule("ODIN-10.1", "ODIN-10.27")
def test_a_roll_asks_only_what_is_left_to_do() -> None:
    def asked(h: Hall, lang: str = "en") -> str:
        question = h.match.question(0, lang)
        assert question is not None
        return question["title"]

    rich = Hall(2).give(wood=8).luck(8, 8, 8).act("space:hunting_game_1")
    assert asked(rich) == "The result is 8: roll again, succeed or fail?"
    assert asked(rich.do("roll", "roll")) == "The result is 8: succeed or fail?"
    poor = Hall(2).luck(8, 8, 8).act("space:hunting_game_1")
    assert asked(poor) == "The result is 8: roll again or fail?"
    assert asked(poor.do("roll", "roll"), "fr") == "Le résultat est 8 : déclarer l’échec ?"


@rule("ODIN-10.15", "ODIN-10.22")
@occupation(4)
def test_a_roll_says_by_how_much_cards_and_ore_change_it() -> None:
    def roll(h: Hall, lang: str = "en") -> str:
        question = h.match.question(0, lang)
        assert question is not None
        return str(question["note"])

    hunt = Hall(2).cards(4).ships([1]).luck(9, sides=12).act("space:whaling_4")
    assert roll(hunt) == "Roll 1: 9; cards −1, ore −2"
    battle = Hall(2).ships(longships=[2]).luck(9, sides=12).act("space:pillaging_2")
    assert roll(battle, "fr") == "Lancer 1 : 9 ; cartes 0, minerai +2"


@occupation(63, 85)
def test_a_card_that_can_do_two_things_says_which_it_would_do() -> None:
    h = Hall(2).hand(63).give(sheep=1, silver=3).act("space:play_occupation_2", "card:63")
    assert shown(h, "use:63:0")["label"] == "Use Hornturner: 1 sheep → 1 salt meat + 1 hide + 1 wool"
    assert shown(h.do("use:63:0"), "use:63:1")["label"] == "Use Hornturner: 3 silver → Drinking Horn"
    hunter = Hall(2).hand(85).give(silver=1).act("space:play_occupation_2", "card:85")
    assert shown(hunter, "use:85:0", "fr")["label"].endswith(" : 1 argent → Partie de chasse")


@rule("ODIN-8.50")
def test_loading_names_the_ore_aboard() -> None:
    h = Hall(2).ships([0], longships=[1]).give(ore=1).turn()
    assert shown(h, "load:whaling_boat:0")["label"] == "Load ore: Whaling Boat with 1 ore"
    assert shown(h, "load:longship:1", "fr")["label"] == "Charger du minerai : drakkar avec 1 minerai"


# ── promises ─────────────────────────────────────────────────────────────────────────────────


@rule("ODIN-8.40", "ODIN-8.15", "ODIN-10.20", "ODIN-9.31", "ODIN-9.30")
def test_options_promise_what_they_bring_and_cost() -> None:
    h = Hall(2).give(silver=5, peas=1).turn()
    assert promised(h, "buy:knarr") == {"knarr": 1, "silver": -5}
    assert promised(h, "space:weekly_market_1") == {"vikings": -1}
    assert promised(h.do("lay:silver"), "at:r0:0,11") == {"income": 1}
    hunt = Hall(2).give(wood=9).luck(5).act("space:hunting_game_1")
    assert promised(hunt, "spend:5:0") == {"wood": -5, "hide": 1, "game_meat": 1}
    assert promised(hunt, "fail:0") == {"wood": 1, "bow_and_arrow": 1}
    assert promised(Hall(2).strip(1).act("space:mountain_2"), "strip:1:2") == {"wood": 2}
    up = Hall(2).give(peas=1).act("space:upgrade_2")
    assert promised(up, "upgrade:peas:1") == {"peas": -1, "mead": 1}
    feast = Hall(2).give(peas=1).feast()
    assert promised(feast, "done") == {"penalties": feast.s.open_spaces(0).bit_count()}


@occupation(78)
def test_a_tile_turned_over_by_a_card_promises_its_other_side() -> None:
    h = Hall(2).hand(78).ships(knarrs=1).give(peas=1).act("space:play_occupation_2", "card:78", "use:78:0")
    assert promised(h, "turn:peas") == {"peas": -1, "mead": 1}


@rule("ODIN-11.3")
def test_a_board_promises_its_silver() -> None:
    h = Hall(2).ships(knarrs=1)
    h.s.silver[2] = 4
    assert promised(h.act("space:explore_2"), "explore:iceland") == {"boards": 1, "silver": 4}


# ── the log ──────────────────────────────────────────────────────────────────────────────────


def told(h: Hall) -> Hall:
    h.match.heard()
    h.s.log = []
    return h


@rule("ODIN-10.11", "ODIN-10.12", "ODIN-10.13")
@occupation(137)
def test_booty_says_what_must_be_spent_for_it() -> None:
    h = Hall(2).give(stone=1, long_sword=2).ships(longships=(0,)).luck(4).act("space:raiding")
    assert note(h, "loot:silverware") == "sword value 7: add 3 to the result"
    assert promised(h, "loot:silverware") == {"silverware": 1, "stone": -1, "long_sword": -2}
    assert promised(h, "loot:rune_stone") == {"rune_stone": 1}, "of two ways to spend 2 one is chosen later"
    assert "ajoutez 3 au résultat" in shown(h, "loot:silverware", "fr")["note"]
    spears = Hall(2).cards(137).give(long_sword=2, spear=1).ships(longships=(0,)).luck(4).act("space:raiding")
    assert promised(spears, "loot:silverware") == {"silverware": 1}
    high = Hall(2).ships(longships=(0,)).luck(8).act("space:raiding")
    assert note(high, "loot:silverware") == "sword value 7" and promised(high, "loot:silverware") == {"silverware": 1}


@rule("ODIN-7.1")
def test_the_new_start_player_is_told() -> None:
    h = told(Hall(2))
    h.s.last = 1
    assert log(h.run(StartPlayer())) == ["Olaf placed Vikings last and is the new start player."]


@rule("ODIN-7.21")
def test_a_pregnancy_is_told() -> None:
    h = told(Hall(2).give(sheep=2)).run(Breeding())
    assert "Astrid turns 1 sheep to the pregnant side." in log(h)


@rule("ODIN-7.20", "ODIN-7.21")
@occupation(60)
def test_what_happens_to_oneself_is_said_to_oneself() -> None:
    def said(h: Hall, lang: str) -> list[str]:
        return [line["text"] for line in h.match.lines(list(h.s.log or ()), 0, lang, ("Astrid", "Olaf"))]

    herd = told(Hall(2).give(sheep=2, pregnant_cattle=1)).run(Breeding())
    assert {"You turn 1 sheep to the pregnant side.", "Births in your stable: 1 cattle."} <= set(said(herd, "en"))
    assert "Naissance dans votre étable : 1 bovin." in said(herd, "fr")
    back = told(Hall(2).hand(60).occupied("fishing").turn()).do("space:play_occupation_2", "card:60", "use:60:0")
    back.do("back:fishing")
    assert "One of your Vikings comes back." in said(back, "en")
    assert "Un de vos Vikings revient." in said(back, "fr")


@rule("ODIN-7.60", "ODIN-7.62")
def test_what_the_strips_lose_and_which_comes_is_told() -> None:
    h = told(Hall(2).strip(1).strip(2)).run(UpdateStrips())
    lines = log(h)
    assert lines[0] == "The mountain strips lose 2 wood." and lines[1].startswith("Mountain strip ")


@rule("ODIN-5.34")
def test_silver_put_on_boards_is_told() -> None:
    h = told(Hall(2, round=3).boards("iceland", seat=1)).run(TurnBoards())
    assert log(h) == [
        "A board is turned and now shows Bear Island.", "2 silver more on each of the Faroe Islands and Greenland.",
    ]  # fmt: skip


def test_the_log_speaks_in_whole_sentences_with_right_plurals() -> None:
    h = told(Hall(2).give(stone=2)).act("space:build_long_house")
    french = log(h, "fr")
    assert "Astrid paie 2 pierres." in french and "Astrid obtient une maison longue." in french


@rule("ODIN-5.40", "ODIN-9.40", "ODIN-9.41", "ODIN-9.38")
@occupation(38, 136)
def test_who_has_enough_reads_what_that_means() -> None:
    weapon = Hall(2).cards(38).new_weapon()
    assert [shown(weapon, "done", lang)["label"] for lang in ("en", "fr")] == ["Draw a weapon", "Piocher une Arme"]
    loot = Hall(2).cards(136).give(stone=9).ships(longships=[0]).luck(8).act("space:raiding", "loot:rune_stone")
    assert shown(loot, "done")["label"] == "Take no second tile"
    sale = Hall(2).give(silver=9).ships(knarrs=1).act("space:special_sale", "tile:helmet")
    assert shown(sale, "done")["label"] == "Buy no more"
    trade = Hall(2).give(silver=1, oil=1, hide=1).ships(knarrs=1).act("space:overseas_trading_1", "turn:oil")
    assert shown(trade, "done")["label"] == "Turn no more"


@rule("ODIN-16.8")
def test_the_first_occupation_is_taken_into_the_hand_not_played() -> None:
    m = meadhall.start("odin", players=1, seed=1, options={"light": "chosen"})
    for lang, words in (("en", ("Take", "into your hand")), ("fr", ("Prendre", "en main"))):
        question = m.question(0, lang)
        assert question is not None
        assert all(c["label"].startswith(words[0]) and c["label"].endswith(words[1]) for c in question["options"])


@rule("ODIN-13.2", "ODIN-13.6")
@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "Astrid imitates “2 mead and 2 silver” with 2 Vikings."),
        ("fr", "Astrid imite « 2 hydromels et 2 argent » avec 2 Vikings."),
    ],
)
def test_an_imitation_is_told_as_one(lang: str, line: str) -> None:
    h = told(Hall(4).occupied("produce_mead", seat=1))
    h.s.extension = 2
    assert log(h.act("space:imitate_2", "copy:produce_mead"), lang)[0] == line


# ── what others read while they wait ─────────────────────────────────────────────────────────


def questions() -> list[type[Ask[Any]]]:
    found = vocabulary(GAME.package).values()
    return [cls for cls in found if issubclass(cls, Ask) and cls not in (Own, Single, Foreseen)]


@pytest.mark.parametrize("cls", questions(), ids=lambda cls: str(cls.__name__))
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_question_has_words_for_those_who_wait(cls: type[Ask[Any]], lang: str) -> None:
    key = "wait-" + kebab_of(cls)
    words = GAME.texts.say(lang, text(key, who=Seat(0), number=3, item=I.NAMES[0]), ("Astrid", "Olaf"))
    assert words.startswith("Astrid ") and "your" not in words and "votre" not in words


def test_others_are_told_who_decides() -> None:
    h = Hall(2).give(oil=1).turn().do("lay:oil")
    assert h.match.waiting(1, "fr", ("Astrid", "Olaf"))[0]["title"] == "Astrid pose l’huile"


# ── what is said of cards ────────────────────────────────────────────────────────────────────


@occupation(137)
def test_spears_that_stand_in_for_swords_are_named() -> None:
    h = Hall().cards(137).give(spear=3, stone=1).ships(longships=[0]).luck(8).act("space:raiding", "loot:jewelry")
    assert shown(h, "spend:0:2")["label"] == "Succeed: pay 2 swords or spears"
    assert shown(h, "spend:1:1", "fr")["label"] == "Réussir : payer 1 pierre + 1 épée ou lance"
    plain = Hall().cards(137).give(long_sword=3, stone=1).ships(longships=[0]).luck(8)
    plain.act("space:raiding", "loot:jewelry")
    assert shown(plain, "spend:0:2")["label"] == "Succeed: pay 2 long swords"


@occupation(184)
def test_the_ore_that_a_ship_takes_aboard_is_part_of_its_way() -> None:
    h = Hall().hand(184).give(wood=4, silver=3, ore=3).act("space:play_occupation_2", "card:184", "use:184:0")
    assert shown(h, "choose:0")["label"] == "4 wood → 1 longship with 3 ore from the supply"


@occupation(77)
def test_a_space_that_a_card_uses_takes_no_vikings() -> None:
    h = Hall(2).hand(77).occupied("buy_sheep", seat=1).occupied("produce_mead", seat=1).give(silver=1)
    h.act("space:play_occupation_2", "card:77", "use:77:0")
    assert note(h, "copy:produce_mead") == "no Vikings" and note(h, "copy:buy_sheep") == "no Vikings · pay 1 silver"


def test_buttons_begin_with_a_capital() -> None:
    h = Hall(2).strip(1).give(peas=1, wood=1, ore=1)
    parts = h.act("space:mountain_3_upgrade_1").match.question(0, "fr")
    pays = Hall(2).give(wood=1, ore=1).act("space:craft_chest").match.question(0, "fr")
    assert parts is not None and pays is not None
    labels = [o["label"] for q in (parts, pays) for o in q["options"]]
    assert "Améliorer 1 ressource" in labels and "Bois" in labels
    assert all(label[0] == label[0].upper() for label in labels)


@pytest.mark.parametrize(
    ("space", "name"),
    [
        ("explore_1", "Explorer les Shetland ou les Îles Féroé"),
        ("explore_2", "Explorer l’Islande, le Groenland ou l’Île aux Ours"),
        ("buy_sheep_and_cattle", "Acheter un mouton et un bovin"),
        ("mountain_1_upgrade_1", "Prendre 1 élément d’un flanc et améliorer 1 ressource"),
        ("mountain_2", "Prendre 2 éléments d’un flanc"),
    ],
)
def test_french_names_of_spaces_have_their_articles(space: str, name: str) -> None:
    h = Hall(2).ships(knarrs=1).strip(1).give(silver=9, peas=1).turn()
    assert shown(h, f"space:{space}", "fr")["label"] == name


@pytest.mark.parametrize(
    ("good", "one", "several"),
    [
        ("peas", "1 petit pois", "2 petits pois"),
        ("beans", "1 haricot", "2 haricots"),
        ("grain", "1 céréale", "2 céréales"),
        ("fruits", "1 fruit", "2 fruits"),
        ("spices", "1 épice", "2 épices"),
        ("jewelry", "1 bijou", "2 bijoux"),
    ],
)
def test_french_counts_goods_whose_names_are_plurals(good: str, one: str, several: str) -> None:
    say = GAME.texts.say
    assert [say("fr", amount(good, n)) for n in (1, 2)] == [one, several]


@pytest.mark.parametrize(
    ("good", "one", "several"),
    [
        ("peas", "1 pea", "2 peas"),
        ("beans", "1 bean", "2 beans"),
        ("fruits", "1 fruit", "2 fruits"),
        ("spices", "1 spice", "2 spices"),
    ],
)
def test_english_counts_goods_whose_names_are_plurals(good: str, one: str, several: str) -> None:
    say = GAME.texts.say
    assert [say("en", amount(good, n)) for n in (1, 2)] == [one, several]


def test_booty_is_not_said_to_be_taken_as_booty() -> None:
    """The silver hoard is « butin » in French."""
    said = GAME.texts.say("fr", text("event-loots", seat=Seat(0), what=amount("silver_hoard", 1)), ("Astrid",))
    assert said == "Astrid remporte 1 butin au combat."


@pytest.mark.parametrize(
    ("vikings", "en", "fr"),
    [
        (3, "leaves 1 Viking", "il restera 1 Viking"),
        (2, "leaves no Viking", "il ne restera aucun Viking"),
    ],
)
def test_placing_vikings_says_how_many_are_left(vikings: int, en: str, fr: str) -> None:
    h = Hall(2, vikings=vikings).turn()
    told = [shown(h, "space:hunting_game_2", lang).get("preview", [])[0]["text"] for lang in ("en", "fr")]
    assert told == [en, fr]
