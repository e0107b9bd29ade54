"""SAGA-18: every Viking."""

from __future__ import annotations

import pytest

from tests.games.saga.kit import GAME, Trail

BOX = GAME.box


def played(name: str, *, hand: tuple[str, ...] = (), place: int = 0, slide: str = "1", **fields: int) -> Trail:
    """Seat 0 plays a Viking, seat 1 Bjorn, after a slide."""
    return Trail().player(0, place=place, **fields).hand(0, name, *hand).hand(1, "bjorn").moves(slide)


def go(t: Trail, name: str) -> Trail:
    return t.turn().lay(name, "bjorn")


@pytest.mark.rule("SAGA-18.1")
@pytest.mark.parametrize("name", ["harald", "bjorn", "mikka", "helga", "solveig", "ragnar"])
def test_start_vikings_move_by_their_number(name: str) -> None:
    t = go(played(name), name)
    card = BOX.cards[t.kind(name)]
    assert t[0].place == card.numbers[0] and card.action is None and card.price < 0
    assert name != "harald" or t[0].place == 0


@pytest.mark.rule("SAGA-18.1", "SAGA-7.1")
def test_harald_takes_what_lies_where_the_slide_left_him() -> None:
    t = go(played("harald", place=12, slide="3", gold=0), "harald")
    assert t.at(0) == 15 and t[0].gold == 1


@pytest.mark.parametrize(
    ("name", "numbers", "rule"),
    [("kjer", [2, 6], "SAGA-18.1"), ("halvar", [-2, 2], "SAGA-18.2"), ("sigrun", [-3, 1], "SAGA-18.6"),
     ("sven", [-4, 4], "SAGA-18.23")],
)  # fmt: skip
@pytest.mark.rule("SAGA-18.1", "SAGA-18.2", "SAGA-18.6", "SAGA-18.23")
def test_vikings_with_two_numbers_choose(name: str, numbers: list[int], rule: str) -> None:
    t = go(played(name, place=6), name)
    assert t.ids == [f"move:{n}" for n in numbers] and BOX.cards[t.kind(name)].rule == rule
    t.play(f"move:{numbers[0]}")
    assert t[0].place == 6 + numbers[0]


@pytest.mark.parametrize(("name", "number"), [("erik", -6), ("ulf", -1)])
@pytest.mark.rule("SAGA-18.10", "SAGA-18.14")
def test_erik_and_ulf_move_back(name: str, number: int) -> None:
    assert go(played(name, place=7), name)[0].place == 7 + number


@pytest.mark.rule("SAGA-18.24")
def test_helge_has_no_action_and_the_most_helmets() -> None:
    helge = BOX.cards[Trail().kind("helge")]
    assert helge.action is None and helge.helmets == max(k.helmets for k in BOX.cards)


@pytest.mark.rule("SAGA-18.3")
def test_lasse_puts_a_card_under_the_pile_for_gold_and_only_he_is_replaced() -> None:
    t = go(played("lasse", hand=("mikka", "thor"), gold=0).pile(0, "ulf", "knut"), "lasse").play("use:lasse")
    assert t.ids == ["tuck:mikka", "tuck:thor"]
    t.play("tuck:thor")
    assert t[0].gold == 1 and sorted(t.names(t[0].hand)) == ["mikka", "ulf"] and t.names(t[0].draw) == ["thor", "knut"]


@pytest.mark.rule("SAGA-18.4")
def test_ingrid_adds_two_gold_or_a_point_on_every_marker() -> None:
    t = Trail().marks("gold+1").lineup(0, "ingrid").player(0, gold=0, vp=5)
    at = t.s.course.markers[0]
    t.land(0, at)
    assert t.ids == ["gain:gold", "gain:vp", "refuse"] and t[0].gold == 1
    t.play("gain:gold").land(0, at).play("gain:vp").land(0, at).play("refuse")
    assert (t[0].gold, t[0].vp) == (1 + 2 + 1 + 1, 6)
    assert t.slide(5).land(0, 15).kind_asked == ""  # a card space is no marker


@pytest.mark.parametrize(("name", "cards", "rule"), [("knut", 3, "SAGA-18.5"), ("ansgar", 2, "SAGA-18.7")])
@pytest.mark.rule("SAGA-18.5", "SAGA-18.7")
def test_draw_actions_replace_by_more_cards(name: str, cards: int, rule: str) -> None:
    t = go(played(name).pile(0, "ulf", "ulf", "ulf", "ulf"), name)
    assert t.ids == [f"use:{name}", "refuse"] and BOX.cards[t.kind(name)].rule == rule
    assert len(t.play(f"use:{name}")[0].hand) == cards
    t = go(played(name).pile(0, "ulf", "ulf"), name).play("refuse")
    assert len(t[0].hand) == 1


@pytest.mark.rule("SAGA-9.2", "SAGA-18.5", "SAGA-18.7", "SAGA-18.12")
@pytest.mark.parametrize("name", ["knut", "ansgar", "magnus"])
def test_with_an_empty_draw_pile_no_draw_action_is_offered(name: str) -> None:
    t = go(played(name, hand=("mikka",)), name)
    assert t.kind_asked == "" and t.names(t[0].hand) == ["mikka"]


@pytest.mark.rule("SAGA-18.8")
def test_jorik_buys_into_the_hand_at_the_printed_price() -> None:
    t = played("jorik", gold=5).market(ulf=1, helge=1)
    go(t, "jorik").play("use:jorik")
    assert t.ids == ["take:ulf"] and t.whys("take:helge") == ["SAGA-17.5"]
    t.play("take:ulf")
    assert t.names(t[0].hand) == ["ulf"] and t[0].gold == 5 - BOX.cards[t.kind("ulf")].price


@pytest.mark.rule("SAGA-18.9")
def test_olav_turns_a_forced_payment_round() -> None:
    t = Trail().marks("gold-2").lineup(0, "olav").player(0, gold=1, vp=5).land(0, 6)
    assert t.ids == ["waive", "pay"]
    t.play("waive")
    assert (t[0].gold, t[0].vp) == (3, 5)
    t = Trail().marks("gold-2").lineup(0, "olav", "ellen").player(0, gold=3, vp=5).land(0, 6).play("pay")
    assert (t[0].gold, t[0].vp) == (1, 7)  # with both, the owner chooses


@pytest.mark.rule("SAGA-18.11")
def test_ellen_gives_two_points_for_a_payment_in_full() -> None:
    t = Trail().marks("gold-2").lineup(0, "ellen").player(0, gold=3, vp=5).land(0, 6)
    assert (t[0].gold, t[0].vp) == (1, 7)
    t = Trail().marks("gold-2").lineup(0, "ellen").player(0, gold=1, vp=5).land(0, 6)
    assert (t[0].gold, t[0].vp) == (0, 4)


@pytest.mark.rule("SAGA-18.12")
def test_magnus_exchanges_any_number_and_draws_two() -> None:
    t = go(played("magnus", hand=("mikka", "helga", "solveig")).pile(0, *["ulf"] * 5), "magnus").play("use:magnus")
    t.play("tuck:mikka").play("tuck:helga").play("done")
    assert sorted(t.names(t[0].hand)) == ["solveig", *["ulf"] * 4]
    assert t.names(t[0].draw) == ["helga", "mikka", "ulf"]


@pytest.mark.rule("SAGA-18.13")
def test_gunnar_gains_two_gold() -> None:
    assert go(played("gunnar", gold=0), "gunnar").play("use:gunnar")[0].gold == 2


@pytest.mark.rule("SAGA-18.15")
def test_britta_adds_a_point_once_a_turn_also_after_leaving() -> None:
    t = Trail().marks("vp+1").lineup(0, "britta").player(0, vp=5)
    t.land(0, 6)
    assert t[0].vp == 7
    assert t.land(0, 6)[0].vp == 8  # once a turn, and her own point is no trigger
    t.player(0, spent=0, out=1)
    assert t.land(0, 6)[0].vp == 10


@pytest.mark.rule("SAGA-18.16")
def test_christian_gains_gold_for_the_other_vikings_played() -> None:
    t = played("christian", gold=0).lineup(0, "bjorn", "loki", "mikka")
    assert go(t, "christian").play("use:christian")[0].gold == 2


@pytest.mark.rule("SAGA-18.17")
def test_gunhild_buys_for_exactly_two_gold_under_the_pile() -> None:
    t = played("gunhild", gold=2).market(helge=1).pile(0, "ulf")
    go(t, "gunhild").play("use:gunhild").play("take:helge")
    assert t[0].gold == 0 and t.names([*t[0].draw, *t[0].hand]) == ["helge", "ulf"]


@pytest.mark.rule("SAGA-18.18", "SAGA-18.30")
def test_alfred_lets_one_more_viking_go_to_valhalla_per_copy() -> None:
    t = Trail().lineup(0, "alfred", "bjorn", "mikka").valhalla_phase().play("send:alfred").play("send:bjorn")
    assert t.kind_asked == "" and len(t[0].valhalla) == 2
    t = Trail().lineup(0, "alfred", "alfred", "bjorn", "mikka").valhalla_phase()
    t.play("send:bjorn").play("send:mikka").play("send:alfred")
    assert t.kind_asked == "" and len(t[0].valhalla) == 3


@pytest.mark.rule("SAGA-18.19")
def test_tjure_moves_as_another_viking_played() -> None:
    t = go(played("tjure", place=5).lineup(0, "halvar", "helga"), "tjure")
    assert t.ids == ["move:-2", "move:2", "move:4"]
    t = go(played("tjure").lineup(0, "thorsten"), "tjure")
    assert t[0].place == 0  # a Viking without a number: 0
    assert BOX.cards[t.kind("tjure")].single is None


@pytest.mark.rule("SAGA-18.20", "SAGA-18.30")
def test_soren_adds_a_gold_to_every_gain_without_limit() -> None:
    t = Trail().marks("gold+1").lineup(0, "soren").player(0, gold=0)
    assert t.land(0, 6).land(0, 6)[0].gold == 4
    t = Trail().marks("gold+1").lineup(0, "soren", "soren").player(0, gold=0)
    assert t.land(0, 6)[0].gold == 3


@pytest.mark.rule("SAGA-18.21")
def test_alva_gains_gold_for_fives_sixes_and_sevens_in_the_row() -> None:
    t = played("alva", slide="7", gold=0).row("3", "5", "spm-I-A")
    assert go(t, "alva").play("use:alva")[0].gold == 3


@pytest.mark.rule("SAGA-18.22", "SAGA-7.16")
def test_mats_looks_at_the_top_two_movement_cards_secretly() -> None:
    t = played("mats").moves()
    t.s.pile[:0] = [t.move("2"), t.move("6"), t.move("4")]
    top = t.s.pile[1:3]
    go(t, "mats").play("use:mats")
    assert all(t.s.known[0] >> c & 1 for c in top) and t.s.known[1] == 0 and t.s.pile[1:] == top


@pytest.mark.rule("SAGA-18.25")
def test_leif_buys_straight_into_valhalla() -> None:
    t = played("leif", gold=6).market(helge=1)
    go(t, "leif").play("use:leif").play("take:helge")
    assert t.names(t[0].valhalla) == ["helge"] and t[0].gold == 6 - BOX.cards[t.kind("helge")].price


@pytest.mark.rule("SAGA-18.26", "SAGA-18.30")
def test_jari_gains_when_an_opponent_gains_once_per_opponent_and_turn() -> None:
    t = Trail(3).marks("gold+1").lineup(0, "jari").player(0, gold=0)
    t.land(1, 6).land(1, 6)
    assert t[0].gold == 1
    assert t.land(2, 6)[0].gold == 2
    t = Trail().marks("gold+1").lineup(0, "jari", "jari").player(0, gold=0)
    assert t.land(1, 6)[0].gold == 2


@pytest.mark.rule("SAGA-18.26")
def test_jari_works_to_the_end_of_the_turn_in_which_his_owner_leaves() -> None:
    t = Trail(3).marks("gold+1").lineup(0, "jari").player(0, gold=0, out=1)
    assert t.land(1, 6, turn=1)[0].gold == 1
    t.player(0, spent=0)
    assert t.land(2, 6, turn=2)[0].gold == 1


@pytest.mark.rule("SAGA-18.27")
def test_thorsten_moves_by_the_number_of_vikings_played() -> None:
    assert go(played("thorsten").lineup(0, "bjorn", "loki", "mikka"), "thorsten")[0].place == 2
    assert go(played("thorsten"), "thorsten")[0].place == 0
    assert BOX.cards[Trail().kind("thorsten")].single is None


@pytest.mark.rule("SAGA-18.28", "SAGA-9.9")
def test_ole_gives_two_points_and_is_then_not_replaced() -> None:
    t = go(played("ole", vp=5).pile(0, "ulf"), "ole").play("use:ole")
    assert t[0].vp == 7 and t[0].hand == []
    t = go(played("ole", vp=5).pile(0, "ulf"), "ole").play("move:8").play("done")
    assert t[0].vp == 5 and t.names(t[0].hand) == ["ulf"]


@pytest.mark.rule("SAGA-18.29")
def test_a_permanent_action_ends_when_its_card_leaves_the_lineup() -> None:
    t = Trail(2, "adv-III-A").lineup(0, "soren").player(0, gold=0)
    t.slide(5).land(0, t.space("lose")).land(0, t.space("gold+2"))
    assert t[0].lineup == [] and t[0].gold == 2


@pytest.mark.rule("SAGA-18.30")
def test_a_second_olav_finds_nothing_to_turn_round() -> None:
    t = Trail().marks("gold-2").lineup(0, "olav", "olav").player(0, gold=0).land(0, 6).play("waive")
    assert t[0].gold == 2 and t.kind_asked == ""
    t = Trail().marks("gold-2").lineup(0, "ellen", "ellen").player(0, gold=2, vp=5).land(0, 6)
    assert t[0].vp == 9  # both Ellens work
    t = Trail().marks("vp+1").lineup(0, "britta", "britta").player(0, vp=5).land(0, 6)
    assert t[0].vp == 8
