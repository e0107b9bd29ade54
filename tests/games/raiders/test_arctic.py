"""RAIDERS-15: the Arctic Clan."""

from __future__ import annotations

import re
from random import Random

import pytest

import meadhall
from meadhall.games.raiders.scoring import goal, rank
from meadhall.games.raiders.steps.market import EndStep
from tests.games.raiders.kit import BOX, Board, asked, ids, lucky, passed, plays, state, whys, with_chief

CLAN = 2
FIVE = ("fleet", "drakkar", "fortress", "village", "throne", "armoury")


def north(**options: str) -> Board:
    return Board(2, arctic="on", **options)


@pytest.mark.rule("RAIDERS-15.2")
def test_the_clan_has_a_table_and_no_hand_and_is_never_asked() -> None:
    b = north().hand(0, "freyjas_luck").hand(1, "gold")
    assert len(b.s.tables) == 3 and len(b.s.hands) == 2
    m = b.main()
    seats = set()
    m.play("play:freyjas_luck")
    while m.decision is not None:
        seats.add(m.decision.seat)
        m.play("end" if "end" in ids(m) else m.options[0])
    assert seats == {0, 1}


@pytest.mark.rule("RAIDERS-15.3", "RAIDERS-15.4", "RAIDERS-15.5")
def test_each_turn_begins_with_a_card_turned_over_and_a_resource_feeds_the_clan() -> None:
    b = north().deck("horn_of_plenty", "wood", "gold", "skirmish", "food", "stone").supply("fortress")
    m = b.turn(0)
    assert (
        b.names(b.s.discard) == ["horn_of_plenty"] and b.table(CLAN) == ["fortress"] and b.held(0) == ["gold", "wood"]
    )
    m.play("end")
    assert asked(m) == (1, "main") and b.names(b.s.discard)[-1] == "skirmish" and b.table(CLAN) == ["fortress"]


@pytest.mark.rule("RAIDERS-15.4")
def test_with_an_empty_supply_the_clan_gets_nothing() -> None:
    b = north().deck("wood").only("supply")
    b.match.listen()
    b.turn()
    assert b.table(CLAN) == []
    assert b.match.heard()[0].kind == "arctic-draw"  # nor is anything else told


@pytest.mark.rule("RAIDERS-15.6", "RAIDERS-15.15")
def test_the_clan_can_be_raided_stolen_and_destroyed_from_but_has_no_hand() -> None:
    b = north().lay(CLAN, "karvi").hand(0, "dawn_raid", "lokis_favour", "thors_vengeance", "jormungandr", "skirmish")
    b.hand(0, "gefjons_disguise", "njords_plunder", "curse_of_valhalla")
    m = b.main()
    assert [i for i in ids(m) if i.startswith("play")] == [
        "play:dawn_raid:arctic:navy", "play:lokis_favour:arctic:karvi", "play:jormungandr:arctic",
        "play:thors_vengeance:arctic:karvi",
    ]  # fmt: skip
    for card in ("njords_plunder", "curse_of_valhalla"):
        assert whys(m, f"play:{card}") == ["RAIDERS-7.4"]
    m.play("play:jormungandr:arctic")
    passed(m)
    assert b.table(0) == ["karvi"]


@pytest.mark.rule("RAIDERS-15.6")
def test_the_other_player_holds_the_clans_cards_and_the_draw_is_blind() -> None:
    b = north().lay(CLAN, "karvi").hand(0, "dawn_raid")
    m = lucky(b.main(), "play:dawn_raid:arctic:navy", lambda s: bool(s.tables[0]))
    assert state(m).vp[CLAN] == (0, 0, 0)


@pytest.mark.rule("RAIDERS-15.7")
def test_the_other_player_may_cancel_an_attack_on_the_clan() -> None:
    b = north().lay(CLAN, "karvi").hand(0, "dawn_raid").hand(1, "berserker")
    m = plays(b.main(), "play:dawn_raid:arctic:navy")
    assert asked(m) == (1, "window") and ids(m) == ["pass", "cancel:action"]
    m.play("cancel:action")
    assert b.table(CLAN) == ["karvi"] and not b.s.hands[0]


@pytest.mark.rule("RAIDERS-15.8")
def test_a_new_ability_of_the_clan_replaces_the_old() -> None:
    b = north().lay(CLAN, "efficiency").deck("wood").supply("cunning")
    size = len(b.s.supply)
    b.turn()
    assert b.table(CLAN) == ["cunning"] and len(b.s.supply) == size and "efficiency" in b.names(b.s.supply)


@pytest.mark.rule("RAIDERS-15.9")
def test_cunning_and_second_wind_work_for_the_clan() -> None:
    b = north(target="6").lay(CLAN, "cunning")
    assert goal(b.s, CLAN) == 5
    b = north().lay(CLAN, "karvi", "second_wind").hand(0, "dawn_raid")
    kinds = set()
    for key in range(40):
        m = b.main().clone()
        m.state.key = key
        m.listen()
        m.play("play:dawn_raid:arctic:navy")
        kinds |= {e.kind for e in m.heard()}
    assert {"second-wind-kept", "second-wind-lost"} <= kinds


@pytest.mark.rule("RAIDERS-15.10")
def test_the_clans_chief_works_where_it_can_and_it_hires_nobody() -> None:
    b = with_chief(north(chiefs="on"), CLAN, "chief_shieldwall").lay(CLAN, "karvi", "karvi").hand(0, "dawn_raid")
    with_chief(b, 0, "chief_goldhand")
    m = b.hand(1, "gold").main()
    m.play("play:dawn_raid:arctic:navy")
    assert m.scene(1, "en")["things"]["stage"]["data"]["guards"] == 3
    m.play("pass")
    assert asked(m) == (0, "main")


@pytest.mark.rule("RAIDERS-15.11")
def test_when_the_clan_wins_both_players_lose() -> None:
    b = north(target="5").lay(CLAN, *FIVE)
    b.begin(EndStep())
    assert b.match.over and b.match.result is not None and b.match.result.winners == ()


@pytest.mark.rule("RAIDERS-15.12")
def test_in_events_the_clan_sits_after_the_second_player() -> None:
    b = north()
    assert b.s.first == 0
    b.s.active = 0
    assert b.s.circle() == [0, 1, CLAN]
    b.s.active = 1
    assert b.s.circle() == [1, CLAN, 0]
    b = north().hand(0, "wood", "stone").lay(CLAN, "fleet", "snekkja", "karvi").supply("rough_seas")
    plays(b.main(), "pay:longhouse", "use:wood", "use:stone")
    assert b.table(CLAN) == ["fleet", "karvi"]  # the oldest of its cheapest is lost


@pytest.mark.rule("RAIDERS-15.13")
def test_the_clan_loses_the_last_tie_break() -> None:
    b = north(target="5").lay(0, *FIVE).lay(CLAN, *FIVE)
    assert rank(b.s, CLAN)[:-1] == rank(b.s, 0)[:-1]
    b.begin(EndStep())
    assert b.s.winner == 0


@pytest.mark.rule("RAIDERS-15.15")
def test_midsummer_madness_deals_the_clan_nothing() -> None:
    b = north().hand(0, "midsummer_madness", *["wood"] * 3).hand(1, *["gold"] * 4)
    plays(b.main(), "play:midsummer_madness", "pass", "pass")
    assert sum(len(h) for h in b.s.hands) == 7 and not b.s.tables[CLAN]


@pytest.mark.rule("RAIDERS-15.16", "RAIDERS-4.7")
def test_the_clans_draw_reshuffles_and_leaves_the_market_alone() -> None:
    b = north().only("deck").discard("wood", "gold", "food").supply("karvi")
    market = b.s.market[:]
    b.turn()
    assert b.s.market == market and len(b.s.hands[0]) == 2 and len(b.s.discard) == 1
    assert BOX.kinds[BOX.kind[b.s.tables[CLAN][0]]].id == "karvi"


@pytest.mark.rule("RAIDERS-15.2", "RAIDERS-15.6")
def test_the_clan_is_spoken_of_with_its_article() -> None:
    """No "de Clan de l’Arctique", and no line that begins small."""
    rng, spoken = Random(3), 0
    for seed in range(4):
        m = meadhall.start("raiders", players=2, seed=seed, options={"arctic": "on", "chiefs": "on"})
        m.listen()
        while not m.over:
            m.play(rng.choice(m.options))
            events = m.heard()
            for lang, bare in (
                ("en", r"(?<![Tt]he )Arctic Clan"),
                ("fr", r"(?<!le )Clan de l’Arctique|(de|à) le Clan"),
            ):
                for said in (line["text"] for line in m.lines(events, 0, lang)):
                    assert not re.search(bare, said) and not said[0].islower(), said
                    spoken += "Arcti" in said
    assert spoken > 100
