"""RAIDERS-8: raids, and 9.2 to 9.6, the raid cards."""

from __future__ import annotations

from collections import Counter

import pytest

from meadhall.games.raiders.steps.raid import protection
from tests.games.raiders.kit import BOX, Board, asked, ids, lucky, passed, plays, state, told, whys, with_chief


def raided(card: str = "spring_raid", items: int = 2, **options: str) -> Board:
    """Seat 0 holds a raid card, seat 1 so many Karvis."""
    return Board(2, **options).hand(0, card).lay(1, *["karvi"] * items)


def guards(b: Board, card: str = "spring_raid", fenrir: int = -1, victim: int = 1) -> int:
    return protection(b.s, (BOX.number[card], 0, victim, 0), fenrir)


def won(b: Board) -> bool:
    return bool(b.table(0))


@pytest.mark.rule("RAIDERS-8.1")
def test_five_cards_are_raids_and_no_others() -> None:
    raids = {k.id for k in BOX.kinds if k.deed and k.deed.do == "raid"}
    assert raids == {"dawn_raid", "winter_raid", "night_raid", "pillage_raid", "spring_raid"}


@pytest.mark.rule("RAIDERS-8.2", "RAIDERS-8.3")
def test_a_raid_names_an_opponent_and_a_category_with_visible_cards() -> None:
    b = Board(3).hand(0, "dawn_raid").lay(0, "fleet").lay(1, "karvi").lay(2, "longhouse", "jewels")
    m = b.main()
    assert [i for i in ids(m) if i.startswith("play")] == [
        "play:dawn_raid:1:navy", "play:dawn_raid:2:clan", "play:dawn_raid:2:loot",
    ]  # fmt: skip
    assert whys(m, "play:dawn_raid:1:loot") == ["RAIDERS-8.3"]


@pytest.mark.rule("RAIDERS-8.4")
def test_the_order_of_a_raid() -> None:
    b = raided("winter_raid", 3, chiefs="on").hand(1, "gold", "wood").lay(1, "second_wind")
    with_chief(with_chief(b, 0, "chief_goldhand"), 1, "chief_goldhand")
    m = b.main()
    m.listen()
    m.play("play:winter_raid:1:navy")
    assert asked(m) == (1, "window")
    m.play("pass")
    assert asked(m) == (1, "hire")
    lines = [e.kind for e in m.heard()]
    twin = lucky(m, "done", lambda s: bool(s.tables[0]))
    assert lines == ["raids"]
    assert len(state(twin).hands[0]) == 1  # the bonus came after the outcome


@pytest.mark.rule("RAIDERS-8.4", "RAIDERS-8.11")
def test_second_wind_is_told_before_the_outcome_and_the_bonus() -> None:
    b = raided("winter_raid").hand(1, "gold").lay(1, "second_wind")
    m = b.main()
    for key in range(60):
        twin = m.clone()
        twin.state.key = key
        twin.play("play:winter_raid:1:navy")
        kinds = [e.kind for e in told(twin, "pass")]
        if "second-wind-lost" in kinds:
            order = [k for k in kinds if k in ("pool", "second-wind-lost", "raid-won", "takes")]
            assert order == ["pool", "second-wind-lost", "raid-won", "takes"]
            return
    raise AssertionError("never seen")


@pytest.mark.rule("RAIDERS-8.5")
@pytest.mark.parametrize("n", [1, 2, 5])
def test_one_protection_card_for_each_raided_card(n: int) -> None:
    assert guards(raided(items=n)) == n


@pytest.mark.rule("RAIDERS-8.6", "RAIDERS-10.4")
def test_hidden_vp_are_no_part_of_a_raid() -> None:
    b = raided(items=1).hand(1, "ghost_ship")
    assert guards(b) == 1
    m = lucky(b.main(), "play:spring_raid:1:navy", lambda s: bool(s.tables[0]))
    assert b.names(state(m).tables[0]) == ["karvi"] and b.names(state(m).hands[1]) == ["ghost_ship"]


@pytest.mark.rule("RAIDERS-8.7")
def test_never_fewer_than_one_and_never_more_than_the_pile() -> None:
    b = raided("night_raid", 1).lay(0, "command")
    assert guards(b, "night_raid") == 1
    b = Board(2).lay(1, *["karvi"] * 5, "snekkja", "snekkja").hand(0, "spring_raid")
    assert guards(b) == 7 and guards(b, fenrir=1) == 12


@pytest.mark.rule("RAIDERS-8.8")
def test_the_protection_count_with_everything() -> None:
    b = raided(items=4, chiefs="on")
    with_chief(with_chief(b, 0, "chief_wolfpack"), 1, "chief_shieldwall")
    assert guards(b) == 4 + 1 - 1
    assert guards(b, "night_raid") == 4 + 1 - 1 - 1
    assert guards(b, fenrir=1) == 8 + 1 - 1
    assert guards(b, fenrir=0) == 1 + 1 - 1
    b.lay(0, "command")
    assert guards(b) == 4 + 1 - 1 - 2 and guards(b, fenrir=0) == 1


@pytest.mark.rule("RAIDERS-8.9", "RAIDERS-8.19")
def test_one_card_of_n_plus_p_is_drawn_each_as_likely() -> None:
    m = Board(2).hand(0, "spring_raid").lay(1, "karvi", "snekkja").main()
    drawn: Counter[str] = Counter()
    for key in range(800):
        twin = m.clone()
        twin.state.key = key
        twin.play("play:spring_raid:1:navy")
        drawn[",".join(BOX.kinds[BOX.kind[c]].id for c in state(twin).tables[0]) or "guard"] += 1
    assert 330 < drawn["guard"] < 470 and 150 < drawn["karvi"] < 250 and 150 < drawn["snekkja"] < 250


@pytest.mark.rule("RAIDERS-8.19", "RAIDERS-11.7")
def test_second_wind_halves_the_chance() -> None:
    m = Board(2).hand(0, "spring_raid").lay(1, "karvi", "second_wind").main()
    taken = 0
    for key in range(800):
        twin = m.clone()
        twin.state.key = key
        twin.play("play:spring_raid:1:navy")
        taken += bool(state(twin).tables[0])
    assert 150 < taken < 250


@pytest.mark.rule("RAIDERS-8.10")
def test_an_item_goes_to_the_raider_and_everything_else_back() -> None:
    b = raided(items=3)
    m = lucky(b.main(), "play:spring_raid:1:navy", lambda s: bool(s.tables[0]))
    s = state(m)
    assert s.vp[0] == (1, 0, 0) and s.vp[1] == (2, 0, 0) and not s.adrift
    m = lucky(b.main(), "play:spring_raid:1:navy", lambda s: not s.tables[0])
    assert state(m).vp[1] == (3, 0, 0)


@pytest.mark.rule("RAIDERS-8.12", "RAIDERS-9.6", "RAIDERS-9.2")
def test_won_and_lost_raids_have_different_bonuses() -> None:
    spring = raided("spring_raid").main()
    assert len(state(lucky(spring, "play:spring_raid:1:navy", lambda s: bool(s.tables[0]))).hands[0]) == 2
    assert len(state(lucky(spring, "play:spring_raid:1:navy", lambda s: not s.tables[0])).hands[0]) == 0
    dawn = raided("dawn_raid").main()
    assert len(state(lucky(dawn, "play:dawn_raid:1:navy", lambda s: bool(s.tables[0]))).hands[0]) == 0
    assert len(state(lucky(dawn, "play:dawn_raid:1:navy", lambda s: not s.tables[0])).hands[0]) == 2


@pytest.mark.rule("RAIDERS-9.3", "RAIDERS-9.5")
def test_winter_takes_a_hand_card_when_it_succeeds_and_pillage_when_it_fails() -> None:
    winter = raided("winter_raid").hand(1, "gold", "food").main()
    assert len(state(lucky(winter, "play:winter_raid:1:navy", lambda s: bool(s.tables[0]))).hands[0]) == 1
    assert len(state(lucky(winter, "play:winter_raid:1:navy", lambda s: not s.tables[0])).hands[0]) == 0
    pillage = raided("pillage_raid").hand(1, "gold", "food").main()
    assert len(state(lucky(pillage, "play:pillage_raid:1:navy", lambda s: bool(s.tables[0]))).hands[0]) == 0
    assert len(state(lucky(pillage, "play:pillage_raid:1:navy", lambda s: not s.tables[0])).hands[0]) == 1


@pytest.mark.rule("RAIDERS-9.4")
def test_night_raid_meets_one_protection_card_fewer() -> None:
    assert guards(raided(items=3), "night_raid") == 2


@pytest.mark.rule("RAIDERS-9.6.1")
def test_a_bonus_needs_a_hand_card_to_take() -> None:
    m = lucky(raided("pillage_raid").main(), "play:pillage_raid:1:navy", lambda s: not s.tables[0])
    assert not state(m).hands[0]
    b = Board(2, arctic="on").hand(0, "pillage_raid").hand(1, "gold").lay(2, "karvi")
    m = lucky(b.main(), "play:pillage_raid:arctic:navy", lambda s: not s.tables[0])
    assert not state(m).hands[0] and len(state(m).hands[1]) == 1


@pytest.mark.rule("RAIDERS-9.6.2")
def test_a_bonus_card_may_bring_the_victory() -> None:
    b = Board(2, target="5").hand(0, "spring_raid").lay(1, "jewels").deck("buried_treasure", "wood")
    b.lay(0, "fleet", "drakkar", "fortress", "village", "throne")
    m = lucky(b.main(), "play:spring_raid:1:loot", lambda s: len(s.tables[0]) == 6)
    assert m.result is not None and m.result.winners == (0,)


@pytest.mark.rule("RAIDERS-8.13")
def test_a_cancelled_raid_is_neither_won_nor_lost() -> None:
    b = raided("dawn_raid").hand(1, "berserker", "gold")
    m = plays(b.main(), "play:dawn_raid:1:navy", "cancel:action")
    passed(m)
    assert not b.s.hands[0] and not won(b)


@pytest.mark.rule("RAIDERS-8.15", "RAIDERS-9.11.3")
def test_fenrir_of_a_cancelled_raid_stays_on_the_discard_pile() -> None:
    b = raided("dawn_raid").hand(0, "fenrir", "gold").hand(1, "berserker", "berserker", "gold")
    m = plays(b.main(), "play:dawn_raid:1:navy:fenrir", "cancel:answer:1", "pass", "cancel:action")
    passed(m)
    assert b.names(b.s.discard) == ["dawn_raid", "fenrir", "berserker", "berserker"] and not won(b)


@pytest.mark.rule("RAIDERS-8.16", "RAIDERS-11.10")
def test_abilities_and_chiefs_cannot_be_raided() -> None:
    b = Board(2, chiefs="on").hand(0, "dawn_raid").lay(1, "command")
    m = b.main()
    assert not [i for i in ids(m) if i.startswith("play")]
    assert whys(m, "play:dawn_raid:1:navy") == ["RAIDERS-8.3"]


@pytest.mark.rule("RAIDERS-8.17")
def test_what_is_in_the_pool_is_public() -> None:
    b = Board(3).hand(0, "dawn_raid").lay(1, "karvi", "drakkar").hand(1, "gold").hand(2, "gold")
    m = b.main()
    m.play("play:dawn_raid:1:navy")
    for seat in (0, 1, 2, None):
        things = m.scene(seat, "en")["things"]
        assert things["stage"]["data"]["items"] == 2 and things["stage"]["data"]["guards"] == 2
        assert len(things["track:1:navy"]["things"]) == 2


@pytest.mark.rule("RAIDERS-8.17")
@pytest.mark.parametrize(
    ("items", "lang", "said"),
    [
        (1, "en", "1 of 2 cards is an item, 1 is Raid Protection."),
        (2, "en", "2 of 4 cards are items, 2 are Raid Protection."),
        (1, "fr", "1 objet sur 2 cartes, 1 Protection."),
        (2, "fr", "2 objets sur 4 cartes, 2 Protections."),
    ],
)
def test_the_pool_is_told_in_right_words(items: int, lang: str, said: str) -> None:
    m = Board(2).hand(0, "dawn_raid").lay(1, *["karvi"] * items).main()
    (pool,) = [e for e in told(m, "play:dawn_raid:1:navy") if e.kind == "pool"]
    assert m.lines([pool], 1, lang)[0]["text"].startswith(said)


@pytest.mark.rule("RAIDERS-8.18", "RAIDERS-14.11")
def test_the_cards_under_raid_cannot_change_inside_it() -> None:
    b = raided(items=2, chiefs="on").hand(1, "gold").lay(1, "jewels")
    with_chief(with_chief(b, 0, "chief_goldhand"), 1, "chief_goldhand")
    m = plays(b.main(), "play:spring_raid:1:navy", "pass")
    assert asked(m) == (1, "hire")
    m.play("trade")
    assert ids(m) == ["give:gold", "give:jewels"] and whys(m, "give:karvi") == ["RAIDERS-14.11"]
    plays(m, "give:gold", "give:jewels")
    assert b.s.num[1][0] == 2


@pytest.mark.rule("RAIDERS-9.11.1")
def test_the_raider_plays_fenrir_together_with_the_raid() -> None:
    b = raided(items=3).hand(0, "fenrir").hand(1, "gold")
    m = b.main()
    assert {"play:spring_raid:1:navy", "play:spring_raid:1:navy:fenrir"} <= set(ids(m))
    assert whys(m, "play:fenrir") == ["RAIDERS-9.11.1"]
    m.play("play:spring_raid:1:navy")
    m.play("pass")
    assert asked(m) == (0, "window") and ids(m) == ["pass"] and "RAIDERS-9.11.4" in whys(m, "fenrir")


@pytest.mark.rule("RAIDERS-9.11.2", "RAIDERS-9.11.4")
def test_the_raided_player_answers_with_fenrir_and_doubles_the_protection() -> None:
    b = raided(items=3).hand(1, "fenrir", "gold")
    m = plays(b.main(), "play:spring_raid:1:navy", "fenrir")
    assert asked(m) == (1, "window") and m.scene(0, "en")["things"]["stage"]["data"]["guards"] == 6
    b = raided(items=3).hand(0, "fenrir").hand(1, "gold")
    m = plays(b.main(), "play:spring_raid:1:navy:fenrir")
    assert m.scene(0, "en")["things"]["stage"]["data"]["guards"] == 1
    assert next(k.copies for k in BOX.kinds if k.id == "fenrir") == 1


@pytest.mark.rule("RAIDERS-9.11.5")
def test_fenrir_answers_only_while_the_raid_stands() -> None:
    b = Board(3).hand(0, "spring_raid", "berserker").lay(1, "karvi").hand(1, "fenrir").hand(2, "berserker")
    m = plays(b.main(), "play:spring_raid:1:navy", "pass", "cancel:action")
    assert asked(m)[0] == 0
    m.play("pass")
    assert asked(m)[0] == 1 and whys(m, "fenrir") == ["RAIDERS-7.12"]
    b = Board(3).hand(0, "spring_raid", "berserker").lay(1, "karvi").hand(1, "fenrir").hand(2, "berserker")
    m = plays(b.main(), "play:spring_raid:1:navy", "pass", "cancel:action", "cancel:answer:1")
    assert asked(m)[0] == 1 and "fenrir" in ids(m)
