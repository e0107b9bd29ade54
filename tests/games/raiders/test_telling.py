"""What options and cards say is true to the card, and what happened is told: nothing is counted twice or left out."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any

import pytest

import meadhall
from meadhall.core.match import Match
from tests.games.raiders.kit import BOX, GAME, Board, passed, plays, state, whys, with_chief
from tests.games.raiders.test_buying import shown
from tests.test_language import elements, messages

NAMES = ("Astrid", "Björn", "Cnut")


def says(m: Match, option: str, seat: int | None = None, lang: str = "en") -> list[str]:
    """What the log says to somebody after a choice."""
    m.listen()
    m.play(option)
    return [line["text"] for line in m.lines(m.heard(), seat, lang, NAMES[: m.players])]


def struck_out(m: Match, seat: int, ware: str) -> list[str]:
    """The symbols of a Market card that a player is said to lack."""
    things = m.scene(seat, "en")["things"].values()
    data: Any = next(t["data"] for t in things if t.get("data", {}).get("card") == ware)
    return [sign["tone"] for sign in data["face"]["price"] if sign.get("lacking")]


# ── cards looked at ──────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("RAIDERS-9.21")
def test_the_cards_of_a_vision_are_not_counted_with_those_in_hand() -> None:
    b = Board(2).hand(0, "vors_vision", "wood", "wood", "stone").deck("wood", "stone", "stone", "gold")
    m = passed(plays(b.main(), "play:vors_vision"))
    wood, stone = shown(m, "keep:wood"), shown(m, "keep:stone")
    assert "note" not in wood and len(wood["things"]) == 1
    assert stone.get("note") == "× 2" and len(stone["things"]) == 2
    plays(m, "keep:wood", "keep:gold")
    assert len(shown(m, "under:stone")["things"]) == 2


@pytest.mark.rule("RAIDERS-14.5")
def test_the_cards_of_an_offering_are_not_counted_with_those_in_hand() -> None:
    b = Board(2, chiefs="on").hand(0, "wood", "wood").deck("wood", "stone", "food")
    wood = shown(plays(b.turn(), "offering"), "keep:wood")
    assert "note" not in wood and len(wood["things"]) == 1


@pytest.mark.rule("RAIDERS-9.21", "RAIDERS-17.7")
def test_the_log_says_how_many_cards_a_vision_took_and_only_the_taker_which() -> None:
    b = Board(2).hand(0, "vors_vision").deck("wood", "stone", "food", "gold")
    m = passed(plays(b.main(), "play:vors_vision"))
    assert says(m.clone(), "keep:wood", 0) == ["You draw Wood."]
    for other in (1, None):
        assert says(m.clone(), "keep:wood", other) == ["Astrid draws a card."]


# ── prices and payments ──────────────────────────────────────────────────────────────────────


@pytest.mark.rule("RAIDERS-6.6", "RAIDERS-11.6", "RAIDERS-14.2")
def test_symbols_that_a_discount_waives_are_not_struck_out() -> None:
    assert struck_out(Board(2).hand(0, "wood").main(), 0, "karvi") == ["vikings"]
    m = Board(2).hand(0, "wood").lay(0, "efficiency").main()
    assert struck_out(m, 0, "karvi") == [] and "buy:karvi" in [o.id for o in m.options]
    assert len(struck_out(m, 0, "jewels")) == 1
    m = with_chief(Board(2, chiefs="on").hand(0, "wood"), 0, "chief_keelwright").main()
    assert struck_out(m, 0, "karvi") == [] and struck_out(m, 0, "longhouse") == ["stone"]


@pytest.mark.rule("RAIDERS-9.17.1")
def test_market_on_fire_strikes_out_less_while_it_burns() -> None:
    m = Board(2).hand(0, "market_on_fire", "gold").hand(1, "wood").lay(0, "karvi").main()
    assert sorted(struck_out(m, 0, "drakkar")) == ["vikings", "wood"]
    passed(plays(m, "play:market_on_fire"))
    assert struck_out(m, 0, "drakkar") == [] and len(struck_out(m, 1, "drakkar")) == 2
    plays(m, "buy:karvi")
    assert sorted(struck_out(m, 0, "drakkar")) == ["vikings", "wood"]


@pytest.mark.rule("RAIDERS-5.15")
def test_what_lies_in_a_payment_covers_its_symbols() -> None:
    m = plays(Board(2).hand(0, "wood", "gold", "gold", "stone").main(), "pay:karvi", "use:wood")
    assert struck_out(m, 0, "karvi") == ["vikings"] and struck_out(m, 0, "longhouse") == ["wood"]
    plays(m := plays(Board(2).hand(0, "wood", "gold", "gold").main(), "pay:karvi"), "trade", "give:gold", "give:gold")
    assert struck_out(m, 0, "karvi") == []


@pytest.mark.rule("RAIDERS-5.4", "RAIDERS-6.6")
def test_gifts_are_announced_for_no_more_symbols_than_are_due() -> None:
    b = Board(2).hand(0, "gift_of_the_gods", "gift_of_the_gods").lay(0, "efficiency", "karvi")
    m = plays(b.main(), "pay:drakkar", "half:gift_of_the_gods")
    said = says(m, "use:gift_of_the_gods")
    assert said[:2] == ["Astrid pays Gift of the Gods as Vikings.", "Astrid pays Gift of the Gods as Wood."]


# ── answers ──────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("RAIDERS-7.12")
def test_two_berserkers_of_one_player_are_told_apart_by_what_they_are_aimed_at() -> None:
    b = Board(2).hand(0, "night_raid", "fenrir", "berserker").hand(1, "berserker", "berserker", "wood")
    m = plays(b.lay(1, "karvi").main(), "play:night_raid:1:navy:fenrir", "cancel:answer:1", "pass", "cancel:action")
    for lang, words in (("en", ("(on Fenrir)", "(on Night Raid)")), ("fr", ("vise Fenrir)", "vise Raid de Nuit)"))):
        labels = [shown(m, f"cancel:answer:{n}", lang)["label"] for n in (2, 3)]
        assert [label.endswith(word) for label, word in zip(labels, words, strict=True)] == [True, True], labels


@pytest.mark.rule("RAIDERS-4.1", "RAIDERS-7.9")
def test_what_must_wait_for_the_draw_or_for_an_answer_says_so() -> None:
    m = Board(2, chiefs="on").hand(0, "night_raid", "wood", "vikings").lay(1, "karvi").turn()
    for option in ("buy:karvi", "play:night_raid:1:navy", "black", "end"):
        assert whys(m, option) == ["RAIDERS-4.1"]
    m = plays(Board(2).hand(0, "freyjas_luck", "wood", "vikings").hand(1, "gold").main(), "play:freyjas_luck", "pass")
    refusal = m.refuse(0, "buy:karvi")
    assert refusal is not None and [w["text"] for w in m.why(refusal, "fr")] == ["Une Action attend votre réponse."]


# ── the log ──────────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("RAIDERS-3.7", "RAIDERS-3.9")
@pytest.mark.parametrize(("first", "words"), [("random", "the lot falls on"), ("host", "the host does: Astrid.")])
def test_the_first_round_shows_why_somebody_begins(first: str, words: str) -> None:
    m = meadhall.start("raiders", players=3, seed=2, options={"first": first})
    for viewer in (0, 1, None):
        for lang in ("en", "fr"):
            note = m.scene(viewer, lang, NAMES)["things"]["discard"]["note"]
            assert NAMES[state(m).first] in note and "[" not in note
        note = m.scene(viewer, "en", NAMES)["things"]["discard"]["note"]
        assert words in note and BOX.kinds[state(m).turned].id in note.lower().replace(" ", "_").replace("’", "")
    state(m).round = 2
    assert "note" not in m.scene(None, "en", NAMES)["things"]["discard"]


WON = ("fleet", "karvi", "fortress", "village", "throne", "jewels")


@pytest.mark.rule("RAIDERS-13.2", "RAIDERS-17.7")
def test_hidden_vp_that_bring_the_victory_are_shown_and_others_are_not() -> None:
    b = Board(2, target="5").hand(0, "ghost_ship", "hidden_farm", "gold", "stone").lay(0, *WON)
    said = says(b.main(), "buy:hideout", 1)
    assert said[-2:] == [
        "Astrid shows Ghost Ship and keeps it.",
        "Victory: Astrid has reached the target in all three categories.",
    ]
    assert not any("Hidden Farm" in line for line in said)


@pytest.mark.rule("RAIDERS-9.5")
def test_a_raid_that_fails_does_not_claim_that_the_hand_is_safe() -> None:
    b = Board(2).hand(0, "pillage_raid").hand(1, "gold").lay(1, "karvi")
    for key in range(20):
        m = b.main().clone()
        m.state.key = key
        m.play("play:pillage_raid:1:navy")
        said = says(m, "pass", 0, "fr")
        if "Vous prenez la carte Or dans la main de Björn." in said:
            assert "Le raid échoue : Björn ne perd aucun objet." in said
            return
    raise AssertionError("no raid failed")


@pytest.mark.rule("RAIDERS-9.13.1")
def test_a_single_card_is_pooled_in_the_singular() -> None:
    m = Board(2).hand(0, "midsummer_madness", "gold").main()
    m.play("play:midsummer_madness")
    assert says(m.clone(), "pass") == ["1 hand card is shuffled and dealt anew."]
    assert says(m.clone(), "pass", lang="fr") == ["1 carte en main est mélangée et redistribuée."]


def test_french_pays_with_cards_and_for_wares() -> None:
    m = Board(2).hand(0, "wood", "horn_of_plenty").main()
    assert says(m, "buy:karvi", lang="fr")[:3] == [
        "Astrid paie avec la carte Bois.",
        "Astrid paie avec la carte Corne d’abondance (Vikings).",
        "Astrid achète la carte Karvi.",
    ]


def test_french_speaks_of_a_card_where_its_name_has_another_gender_or_number() -> None:
    m = Board(2).hand(0, "thors_vengeance").lay(1, "jewels").main()
    assert says(m, "play:thors_vengeance:1:jewels", lang="fr")[1].startswith("La carte Bijoux, chez Björn, retourne")
    b = Board(2).hand(0, "ghost_ship", "wood", "vikings", "gold").market(*("drakkar", "karvi"))
    assert "Astrid montre la carte Vaisseau Fantôme et la garde." in says(b.main(), "buy:drakkar", lang="fr")


def test_french_sentences_name_no_card_without_saying_that_it_is_one() -> None:
    """« Vous volez la carte Maison longue », not « vous volez Maison longue »: most names are common nouns."""
    wrong = [
        f"{key}: {''.join(pieces)}"
        for key, pattern in messages(GAME.folder / "text" / "fr.ftl")
        if key.startswith(("event-", "why-", "wait-", "remark-"))
        for pieces, _ in elements(pattern)
        for before, variable in pairwise(["", *pieces])
        if variable in ("$card", "$what") and before and not re.search(r"(carte |: |\()$", before)
    ]
    assert wrong == []


@pytest.mark.rule("RAIDERS-7.18", "RAIDERS-9.17.4", "RAIDERS-9.16.2")
def test_an_action_of_which_nothing_comes_is_told() -> None:
    b = Board(2).hand(0, "traders_market", "berserker").hand(1, "berserker")
    m = plays(b.main(), "play:traders_market", "cancel:action")
    assert says(m, "cancel:answer:1")[-1] == "Traders’ Market has no effect."
    m = passed(plays(Board(2).hand(0, "market_on_fire", "wood").main(), "play:market_on_fire"))
    assert says(m.clone(), "decline") == ["Astrid buys nothing."]
    assert says(m, "decline", 0, "fr") == ["Vous n’achetez rien."]


@pytest.mark.rule("RAIDERS-9.19", "RAIDERS-14.11")
def test_what_goes_back_is_no_subject_that_would_have_to_agree() -> None:
    m = Board(2).hand(0, "thors_vengeance").lay(1, "jewels").main()
    assert "Back to the Market supply: Björn’s Jewels." in says(m, "play:thors_vengeance:1:jewels")


@pytest.mark.rule("RAIDERS-4.7")
@pytest.mark.parametrize(("lang", "words"), [("en", "No card to draw"), ("fr", "Aucune carte à piocher")])
def test_who_cannot_draw_is_not_promised_a_card(lang: str, words: str) -> None:
    m = Board(2, chiefs="on").only("deck").turn()
    for option in ("draw", "offering"):
        assert [line["text"] for line in shown(m, option, lang)["preview"]] == [words]


@pytest.mark.rule("RAIDERS-12.3", "RAIDERS-15.4")
def test_the_clan_is_not_said_to_get_what_an_event_uses_up() -> None:
    b = Board(2, arctic="on").only("supply", "ragnarok").deck("wood")
    b.match.listen()
    m = b.turn()
    said = [line["text"] for line in m.lines(m.heard(), None, "en", NAMES[:2])]
    assert said[0] == "Turned over: Wood; the Arctic Clan is due a card from the supply."
    assert said[2] == "The Market supply is empty: the Arctic Clan gets nothing."


@pytest.mark.rule("RAIDERS-7.18")
@pytest.mark.parametrize("card", ["skirmish", "gefjons_disguise"])
def test_who_finds_a_hand_emptied_by_the_chain_is_told(card: str) -> None:
    b = Board(3).hand(0, card).hand(1, "berserker").hand(2, "berserker")
    m = plays(b.main(), f"play:{card}:1", "cancel:action")
    assert says(m, "cancel:answer:1")[-1] == "Astrid takes nothing: Björn’s hand is empty."


# ── to whom the log speaks ───────────────────────────────────────────────────────────────────


@pytest.mark.rule("RAIDERS-14.6", "RAIDERS-11.3")
def test_who_gets_a_card_of_the_supply_or_gives_one_back_is_told_as_you() -> None:
    b = Board(2, chiefs="on").hand(0, "wood", "stone", "food").lay(0, "cunning").supply("command")
    m = b.main()
    assert says(m.clone(), "black", 0)[-1] == "From the Market supply, you get Command."
    assert says(m.clone(), "black", 0, "fr")[-1] == "De la réserve du Marché, vous recevez la carte Commandement."
    assert says(m, "black", 1)[-1] == "From the Market supply, Astrid gets Command."
    assert says(m.clone(), "keep:command", 0)[0] == "One ability each: you give Cunning back."
    assert says(m, "keep:command", None)[0] == "One ability each: Astrid gives Cunning back."


@pytest.mark.rule("RAIDERS-7.11")
def test_whose_action_is_cancelled_is_told_as_you() -> None:
    b = Board(2).hand(0, "freyjas_luck").hand(1, "berserker")
    m = plays(b.main(), "play:freyjas_luck")
    assert says(m.clone(), "cancel:action", 0)[1] == "Your Freyja’s Luck is cancelled."
    assert says(m.clone(), "cancel:action", 0, "fr")[1] == "Votre Action est annulée : Chance de Freyja."
    assert says(m, "cancel:action", 1)[1] == "Astrid’s Freyja’s Luck is cancelled."


@pytest.mark.rule("RAIDERS-13.1")
def test_the_winner_is_told_as_you() -> None:
    b = Board(2, target="5").lay(0, "fleet", "karvi", "fortress", "village", "throne", "armoury")
    b.hand(0, "wood", "gift_of_the_gods")
    m = b.main()
    assert says(m.clone(), "buy:karvi", 0)[-1] == "Victory: you have reached the target in all three categories."
    assert says(m, "buy:karvi", 1)[-1] == "Victory: Astrid has reached the target in all three categories."
