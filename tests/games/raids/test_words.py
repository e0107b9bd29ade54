"""What a player reads of a question and of each answer, before choosing."""

from __future__ import annotations

from random import Random

import pytest

import meadhall
from meadhall.core.scene import Question
from meadhall.core.text import text
from meadhall.games.raids.content import Kind
from meadhall.games.raids.steps import NewVoyage, Sail
from tests.games.raids.kit import GAME, Sea, reasons, state, told_alike, unheard


def asked(sea: Sea, lang: str = "en") -> Question:
    decision = sea.match.decision
    assert decision is not None
    question = sea.match.question(decision.seat, lang, ("Ann", "Bo", "Cy"))
    assert question is not None
    return question


def option(sea: Sea, id: str, lang: str = "en") -> dict[str, object]:
    """An answer as it is shown, without its structure; of its preview the words."""
    (found,) = [o for o in asked(sea, lang)["options"] if o["id"] == id]
    shown = {k: v for k, v in found.items() if k not in ("id", "verb", "args", "preview")}
    return shown | ({"preview": [p["text"] for p in found["preview"]]} if "preview" in found else {})


# ── where a ship may sail ────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("seed", range(12))
def test_the_short_way_to_where_a_ship_may_sail_is_the_long_way(seed: int) -> None:
    """With ships, Monsters, empty spaces and empty ships of every kind."""
    luck = Random(seed)
    m = meadhall.start("raids", players=2 + seed % 3, seed=seed)
    while m.options:
        ask = m.state.stack[-1]
        if isinstance(ask, Sail):
            assert list(ask.shortcut(state(m))) == list(ask.slow_options(state(m)))
        m.play(luck.choice(m.options))


def test_every_space_and_the_next_monster_can_be_tried() -> None:
    sea = Sea(3).tile(11, "v1_monster_3").tile(12, "v1_monster_4").ship(0, 6).ship(1, 9).ship(2, 13)
    ask = sea.play().state.stack[-1]
    assert isinstance(ask, Sail)
    assert [o.id for o in ask.candidates(sea.s)] == [*(f"sail:{n}" for n in range(1, 21)), "on:11"]


def test_the_harbour_is_the_last_space_on_a_longer_board() -> None:
    sea = Sea(3, layout="four_villages_symmetric").ship(0, 6).ship(1, 9).ship(2, 12)
    ask = sea.play().state.stack[-1]
    assert isinstance(ask, Sail)
    assert [o.id for o in ask.candidates(sea.s)] == [f"sail:{n}" for n in range(1, 22)]


# ── in words ─────────────────────────────────────────────────────────────────────────────────


def test_how_far_one_must_sail() -> None:
    def note(*ships: int, players: int = 3) -> str:
        sea = Sea(players)
        for seat, space in enumerate(ships):
            sea.ship(seat, space, berth=len(ships) - seat)
        sea.play()
        return asked(sea)["note"]

    assert note(0, 0, 0) == "As far as you like: another ship has not left yet."
    assert note(6, 9, 13) == "At least to Bo, as far as you like."
    assert note(6, 20, 20) == "Everyone else is home: straight to the harbour."
    assert note(6, 13, 10, players=2) == "At least past the ghost ship, as far as you like."


@pytest.mark.rule("RAIDS-6.7", "RAIDS-6.13")
def test_who_has_been_passed_need_not_be_caught_up_with_any_more() -> None:
    sea = Sea(3).tile(11, "v1_monster_3").ship(0, 6, crew=2).ship(1, 9).ship(2, 13)
    m = sea.play()
    m.play("on:11")
    m.play("give")
    assert asked(sea)["note"] == "As far as you like: the ship to catch up with is behind you already."
    sea = Sea(3).tile(8, "v1_monster_3").tile(11, "v1_monster_4").ship(0, 0, crew=2, berth=3).ship(1, 0).ship(2, 13)
    m = sea.play()
    m.play("on:8")
    m.play("give")
    assert asked(sea)["note"] == "As far as you like: another ship has not left yet."


@pytest.mark.rule("RAIDS-6.10", "RAIDS-16.6")
def test_nobody_is_told_that_the_ghost_cannot_be_attacked_for_want_of_vikings() -> None:
    sea = Sea(2).ship(0, 6).ship(1, 13).ship(2, 10)
    m = sea.play()
    assert reasons(m, "sail:10") == ["RAIDS-6.10 why-passage"]
    assert reasons(m, "sail:13") == ["RAIDS-6.14 why-no-crew"]


@pytest.mark.rule("RAIDS-8.2", "RAIDS-8.3")
@pytest.mark.parametrize(
    ("crew", "weapons", "before", "there", "waiting"),
    [
        (4, 0, "give up 1 Viking, or fight for 3 Vikings", "Fight it, or give up 1 Viking and pass.", True),
        (2, 0, "give up 1 Viking; you are too few to fight",
         "You have too few Vikings to fight it: give up 1 Viking and pass.", False),
        (0, 0, "nobody to give up, you pass", "You have nobody to give up, and pass.", False),
        (0, 3, "beat it at no cost, or pass", "Fight it, or pass: you have nobody to give up.", False),
    ],
)  # fmt: skip
def test_a_monster_asks_only_for_what_a_ship_can_do(
    crew: int, weapons: int, before: str, there: str, waiting: bool
) -> None:
    slots = ["v1_weapon_axe", "v2_weapon_double"] if weapons else []
    sea = Sea(3).tile(11, "v1_monster_3").ship(0, 6, crew=crew, slots=slots).ship(1, 9).ship(2, 13)
    m = sea.play()
    assert option(sea, "on:11")["remarks"] == [f"Sea serpent: {before}"]
    m.play("on:11")
    assert asked(sea)["note"] == there
    ask = m.state.asked()[0]
    said = m.game.drawing.waits(m.state, ask, m.look(1, "en", ("Ann", "Bo", "Cy")))
    assert said == "Ann meets the Sea serpent" + (": to fight, or to give up 1 Viking" if waiting else "")


def test_what_is_won_on_the_way_counts_against_a_monster() -> None:
    sea = Sea(3).people(10, 2).tile(11, "v1_monster_3").ship(0, 6, crew=2).ship(1, 9).ship(2, 13)
    sea.play()
    assert option(sea, "on:11")["remarks"] == [
        "Village: +1 Viking", "Sea serpent: give up 1 Viking, or fight for 3 Vikings",
    ]  # fmt: skip


def test_a_stop_says_what_is_won_on_the_way_and_whom_it_would_fight() -> None:
    sea = (
        Sea(3)
        .tile(3, "v1_encounter")
        .people(3, 3)
        .people(5, 2)
        .tile(6, "v1_goods_furs_4")
        .tile(7, "v2_pillage", coins=2)
    )
    sea.stops(8).ship(0, 0, crew=1, berth=3).ship(1, 0, berth=2).ship(2, 8, crew=4).play()
    assert option(sea, "sail:6") == {
        "label": "Furs 4", "things": ["space:6", "tile:v1_goods_furs_4.1"], "note": "free", "data": {"fight": None},
        "remarks": ["Encounter: +2 Vikings", "Village: +1 Viking"], "preview": ["+3 Vikings: 4 aboard"],
    }  # fmt: skip
    stop = option(sea, "sail:8")
    assert stop["note"] == "fight Cy" and stop["data"] == {"fight": 2} and stop["things"][-1] == "pawn:2"  # type: ignore[index]
    assert stop["remarks"] == [
        "Encounter: +2 Vikings", "Village: +1 Viking", "Pillage: coin of 3",
        "Fight: it costs you 1 Viking; Cy has 4 aboard",
    ]  # fmt: skip
    assert stop["preview"] == ["+2 Vikings: 3 aboard", "+3 glory: 3 in all"]
    home = option(sea, "sail:20")
    assert (home["label"], home["note"], home["icon"]) == ("Harbour", "position 1", "harbor-dock")
    assert sea.s.vikings[3] == 3 and sea.s.crew[0] == 1  # it was only looked at


def test_passing_a_monster_says_what_it_costs() -> None:
    sea = Sea(3).tile(11, "v1_monster_3").ship(0, 6, crew=4, slots=["v1_weapon_axe"]).ship(1, 9).ship(2, 13)
    m = sea.play()
    assert option(sea, "on:11") == {
        "label": "Sail on past the Sea serpent", "things": ["space:11", "tile:v1_monster_3.1"], "note": "strength 3",
        "remarks": ["Sea serpent: give up 1 Viking, or fight for 2 Vikings"],
    }  # fmt: skip
    m.play("on:11")
    assert (asked(sea)["title"], asked(sea)["note"]) == (
        "Sea serpent, strength 3",
        "Fight it, or give up 1 Viking and pass.",
    )
    fight, give = option(sea, "fight"), option(sea, "give")
    assert (fight["label"], fight["note"]) == ("Fight, pay 2 Vikings", "you keep 2; the Monster is worth 3 glory")
    assert fight["preview"] == ["−2 Vikings: 2 aboard", "+3 glory: 4 in all"]
    assert (fight["rule"], fight["icon"], fight["things"]) == ("RAIDS-8.3", "crossed-swords", ["tile:v1_monster_3.1"])
    assert (give["label"], give["note"]) == ("Give up 1 Viking", "you keep 3 and sail on")
    assert give["preview"] == ["−1 Viking: 3 aboard"]
    assert (give["rule"], give["things"]) == ("RAIDS-8.2", ["pawn:0"])


def test_a_fight_says_what_is_due_and_whether_the_rival_could_go_on() -> None:
    sea = Sea(3).stops(16).ship(0, 6, crew=3).ship(1, 9, crew=5).ship(2, 13)
    sea.play().play("sail:9")
    question = asked(sea)
    assert question["title"] == "Retaliate with 2 Vikings, or flee?"
    assert question["note"] == "Ann paid 1 Viking; you have 5."
    back, away = option(sea, "retaliate"), option(sea, "flee")
    assert (back["label"], back["note"]) == ("Retaliate with 2 Vikings", "you keep 3")
    assert back["remarks"] == ["Ann cannot pay 3 Vikings and must flee"]
    assert back["preview"] == ["−2 Vikings: 3 aboard"] and "preview" not in away
    assert (back["rule"], back["icon"], back["things"]) == ("RAIDS-9.4", "crossed-swords", ["pawn:0"])
    assert (away["label"], away["note"], away["rule"], away["things"]) == (
        "Flee",
        "then choose where",
        "RAIDS-9.8",
        ["pawn:1"],
    )
    fight = sea.match.scene(None, "en")["things"]["fight"]
    assert fight["data"] == {"space": 9, "sides": (0, 1), "paid": [1], "due": 2, "then": 3}
    assert fight["note"] == "Each answer costs one Viking more. Who flees sails on."


def test_the_sides_of_a_fight_stay_the_same_when_the_attacker_answers() -> None:
    sea = Sea(3).stops(16).ship(0, 6, crew=9).ship(1, 9, crew=6).ship(2, 13)
    sea.play().play("sail:9")
    sea.match.play("retaliate")
    assert sea.match.scene(None, "en")["things"]["fight"]["data"] == {
        "space": 9, "sides": (0, 1), "paid": [1, 2], "due": 3, "then": 4,
    }  # fmt: skip
    assert "remarks" not in option(sea, "retaliate")  # Bo has the 4 Vikings left


def test_a_space_where_one_cannot_stop_says_whether_it_is_passed_or_bare() -> None:
    sea = Sea(3)
    sea.play(NewVoyage(1))
    s = sea.s
    passed = [n for n in range(1, 20) if s.town >> n & 1 or (s.route[n] >= 0 and s.tile_at(n).kind >= Kind.ENCOUNTER)]
    whys = {r["args"][0]: [why["text"] for why in r["reasons"]] for r in asked(sea)["refused"] if r["verb"] == "sail"}
    assert len(passed) > 3
    assert all("You can pass here, but not stop." in whys[n] for n in passed)
    sea = Sea(3).ship(0, 6).ship(1, 9).ship(2, 13)
    sea.play()
    bare = [r["reasons"] for r in asked(sea)["refused"] if r["id"] == "sail:16"]
    assert [[why["text"] for why in reasons] for reasons in bare] == [["No tile is left here."]]


@pytest.mark.rule("RAIDS-2.20", "RAIDS-7.5")
def test_nobody_is_promised_for_whom_there_is_no_shield() -> None:
    sea = Sea(3).people(5, 2).tile(7, "v1_encounter", vikings=3).stops(9).ship(0, 2, crew=9).ship(1, 20).ship(2, 3)
    sea.play()
    stop = option(sea, "sail:9")
    assert stop["preview"] == ["+1 Viking: 10 aboard"]
    assert stop["remarks"] == ["Village: +1 Viking", "Encounter: no Viking, 2 without a shield"]
    assert option(sea, "sail:9", "fr")["preview"] == ["+1 Viking : 10 à bord"]


@pytest.mark.rule("RAIDS-12.5", "RAIDS-13.1")
def test_the_last_ship_home_reads_what_the_end_of_the_voyage_brings() -> None:
    sea = Sea(3).ship(0, 6, crew=1, slots=["v1_sail_single", "v1_mjollnir_single"])
    sea.ship(1, 20, berth=1).ship(2, 20, berth=2)
    sea.play()
    assert option(sea, "sail:20")["preview"] == ["+1 Viking: 2 aboard", "+2 glory: 4 in all"]


def test_two_answers_never_read_the_same() -> None:
    """Two Runes ahead are told apart by their spaces, two tiles of one name aboard by their slots."""
    sea = Sea(3).stops(7, 9).ship(0, 2).ship(1, 3).ship(2, 20)
    sea.play()
    assert option(sea, "sail:7")["label"] == "Rune (space 7)"
    assert option(sea, "sail:9", "fr")["label"] == "Rune (case 9)"
    for seed in range(6):
        luck, m = Random(seed), meadhall.start("raids", players=2 + seed % 3, seed=seed)
        while m.decision is not None:
            assert told_alike(m) == []
            m.play(luck.choice(m.options))


# ── those who wait ───────────────────────────────────────────────────────────────────────────


def test_who_waits_reads_of_others() -> None:
    sea = Sea(3).tile(11, "v1_monster_3").stops(16).ship(0, 6, crew=3).ship(1, 9, crew=5).ship(2, 13)

    def waits(lang: str) -> str:
        return sea.match.waiting(None, lang, ("Ann", "Éric", "Cy"))[0]["title"]

    sea.play()
    assert waits("en") == "Ann decides how far to sail"
    sea.match.play("sail:9")
    assert waits("en") == "Éric decides whether to retaliate against Ann with 2 Vikings, or to flee"
    assert sea.match.scene(None, "fr", ("Ann", "Éric", "Cy"))["things"]["ship:1"]["name"] == "Drakkar d’Éric"


def test_every_question_has_words_for_those_who_wait() -> None:
    assert unheard(GAME) == []


# ── what is no candidate ─────────────────────────────────────────────────────────────────────


@pytest.mark.rule("RAIDS-2.4", "RAIDS-6.18", "RAIDS-6.19")
def test_what_no_ship_could_try_is_refused_with_its_rule() -> None:
    sea = Sea(3).tile(5, "v1_monster_3").tile(11, "v2_monster_4").tile(12, "v1_monster_4")
    m = sea.stops(16).ship(0, 6).ship(1, 9).ship(2, 13).play()
    assert reasons(m, "on:16") == ["RAIDS-6.18 why-no-monster"]
    assert reasons(m, "on:12") == ["RAIDS-6.18 why-monster-first"]
    assert reasons(m, "on:5") == reasons(m, "sail:0") == ["RAIDS-6.19 why-behind"]
    assert reasons(m, "sail:21") == ["RAIDS-2.4 why-route-ends"]
    assert reasons(m, "fight") == ["RAIDS-6.7 why-not-now"]


# ── tiles ────────────────────────────────────────────────────────────────────────────────────


def test_stowing_says_what_becomes_of_shields_and_crew() -> None:
    sea = Sea(3).tile(6, "v1_goods_furs_4").ship(0, 6, crew=10, slots=["v1_pennant_2"]).ship(1, 9).ship(2, 13)
    sea.play()
    assert sea.s.crew[0] == 10 and sea.s.capacity[0] == 11
    question = asked(sea)
    assert question["title"] == "Where do you put the Furs tile?" and "11 shields and 10 Vikings" in question["note"]
    assert option(sea, "slot:1") == {
        "label": "Into slot 2", "things": ["slot:0:1"], "note": "shields 2 → 0",
        "preview": ["1 Viking has no shield and goes overboard: 9 left", "−2 shields: 9 in all"],
    }  # fmt: skip
    over = option(sea, "slot:0")
    assert (over["label"], over["note"]) == ("Slot 1: replace Pennant 2", "that tile is lost; shields 3 → 0")
    assert over["things"] == ["slot:0:0", "tile:v1_pennant_2.1"]
    assert over["preview"] == [
        "2 Vikings have no shield and go overboard: 8 left", "−3 shields: 8 in all", "−2 glory: 0 in all",
    ]  # fmt: skip
    out = option(sea, "discard")
    assert (out["label"], out["note"], out["icon"]) == ("Discard: Furs 4", "out of the game", "cancel")
    assert out["things"] == ["tile:v1_goods_furs_4.1"]


def test_a_port_says_how_much_it_takes_and_what_is_worth_how_much() -> None:
    sea = Sea(3).tile(6, "v3_port_double").ship(0, 6, slots=["v1_goods_wood_3", "v1_pennant_2"]).ship(1, 9).ship(2, 13)
    sea.play()
    assert asked(sea)["note"].startswith("The Port takes up to 2 of your goods.")
    assert option(sea, "sell:0") == {
        "label": "Sell: Wood 3", "things": ["slot:0:0", "tile:v1_goods_wood_3.1"], "note": "3 glory",
        "preview": ["+1 Viking: 1 aboard", "+1 shield: 11 in all", "+3 glory: 5 in all"],
    }  # fmt: skip
    assert option(sea, "done") == {"label": "Sell no more", "things": [], "preview": ["+1 Viking: 1 aboard"]}
    refused = {r["id"]: r["label"] for r in asked(sea)["refused"]}
    assert refused == {"sell:1": "Slot 2", "sell:2": "Slot 3", "sell:3": "Slot 4", "sell:4": "Slot 5"}


# ── the table ────────────────────────────────────────────────────────────────────────────────


def test_the_route_shows_berths_villages_and_what_is_left_on_tiles() -> None:
    sea = Sea(2).tile(3, "v1_encounter").people(3, 2).tile(4, "v2_pillage", coins=1).people(5, 1)
    sea.ship(0, 0, berth=3).ship(1, 0, berth=2).ship(2, 0, berth=1).play()
    things = sea.match.scene(None, "en")["things"]
    assert things["space:0"]["data"] == {"what": "start", "berths": ["ghost", 1, 0, None], "full": 0}
    assert things["space:20"]["data"] == {"what": "harbor", "berths": [None] * 4, "full": 0}
    assert things["space:5"]["data"] == {"what": "village", "berths": [], "full": 2} and things["space:5"]["value"] == 1
    assert things["space:5"]["note"] == "+1 Viking in passing"
    assert things["space:20"]["note"] == "what counts: Order of arrival"
    assert (things["tile:v1_encounter.1"]["value"], things["tile:v2_pillage.1"]["value"]) == (2, 1)
    encounter, pillage = things["tile:v1_encounter.1"]["data"], things["tile:v2_pillage.1"]["data"]
    assert (encounter["full"], encounter["left"]) == ([2, 1], [1, 1])
    assert (pillage["full"], pillage["left"]) == ([3, 1], [1])


def test_a_pillage_that_nobody_has_passed_shows_its_first_coin_and_an_empty_one_none() -> None:
    for coins, value in ((2, 3), (1, 1), (0, 0)):
        sea = Sea(2).tile(4, "v2_pillage", coins=coins).ship(0, 0).ship(1, 0).ship(2, 0)
        sea.play()
        assert sea.match.scene(None, "en")["things"]["tile:v2_pillage.1"]["value"] == value


@pytest.mark.rule("RAIDS-13.1", "RAIDS-13.3", "RAIDS-13.8")
def test_a_harbour_tile_says_what_it_counts() -> None:
    sea = Sea(3).ship(0, 0).ship(1, 0).ship(2, 0)
    sea.play()
    tiles = sea.s.box.tiles
    sea.s.harbors = tuple(next(n for n, t in enumerate(tiles) if t.id == f"harbor_{id}") for id in
                          ("arrival", "shields", "weapons", "monsters"))  # fmt: skip
    for lang, now, later in (
        ("en", "Coins for the positions in the harbour: 6, 3, 1.",
         ("Shields of the ship, manned or not.", "Weapons aboard, a double one counts 2.",
          "Monsters beaten, whatever their strength.")),
        ("fr", "Pièces selon la position à l’arrivée : 6, 3, 1.",
         ("Boucliers du drakkar, occupés ou non.", "Armes à bord, une double compte 2.",
          "Monstres vaincus, quelle que soit leur force.")),
    ):  # fmt: skip
        things = sea.match.scene(None, lang)["things"]
        assert things["harbour-tile"]["note"].replace("\N{NO-BREAK SPACE}", " ") == now
        for voyage, said in enumerate(later, 2):
            assert things[f"harbour:{voyage}"]["note"].startswith(f"{said} ")


def test_every_harbour_tile_has_words_of_its_own() -> None:
    metrics = [t.metric for t in GAME.box.tiles if t.metric]
    for lang in ("en", "fr"):
        said = {GAME.texts.say(lang, text("note-harbour", counts=metric, coins="6, 3, 1"), ()) for metric in metrics}
        assert len(metrics) == len(said) == 9


def test_the_sheet_shows_how_every_line_adds_up() -> None:
    sea = Sea(3).ship(0, 20, crew=3, slots=["v1_mjollnir_single", "v1_pennant_2", "v2_pennant_3"], berth=1)
    sea.ship(1, 20, beside=["v1_rune", "v1_goods_wood_3", "v1_goods_furs_4", "v1_monster_3", "v1_monster_4"], berth=2)
    sea.ship(2, 20, berth=3).s.purse[2] = (1, 2, 0)
    rows = sea.match.game.drawing.sheet(sea.s, sea.match.look(None, "en", ()))
    assert [(row["rule"], row["values"], row["notes"]) for row in rows] == [
        ("RAIDS-15.2", [0, 0, 12], ["", "", "6 + 3 + 3"]),
        ("RAIDS-15.3", [0, 1, 0], ["", "1", ""]),
        ("RAIDS-15.4", [3, 0, 0], ["1 × 3", "", ""]),
        ("RAIDS-15.5", [5, 0, 0], ["2 + 3", "", ""]),
        ("RAIDS-15.6", [0, 7, 0], ["", "3 + 4", ""]),
        ("RAIDS-15.7", [0, 7, 0], ["", "3 + 4", ""]),
    ]
