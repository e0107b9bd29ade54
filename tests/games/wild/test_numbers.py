"""Every number that a player reads comes from content.yaml."""

from __future__ import annotations

from fnmatch import fnmatch
from typing import Any

import meadhall
from meadhall.core.drawing import Look
from meadhall.core.game import Game
from meadhall.core.match import Match
from meadhall.core.text import Say
from meadhall.games.wild import GAME, WildGame
from meadhall.games.wild.cards import HITS
from meadhall.games.wild.faces import building_note, card_note, draco_note, hall_note
from meadhall.games.wild.state import Wild
from meadhall.games.wild.steps.defence import Fight
from meadhall.games.wild.steps.turn import ScoreDamage, TotalDefence
from tests.games.perturb import Path, numbers, unsaid

#: Numbers that stand in no text, and why.
SILENT = {
    "meta.*": "about the game, not in it",
    "pieces.*": "how many pieces a box holds",
    "main_board.*": "where the board has room",
    "mission_decks.*": "sums of the Missions",
    "*.count": "copies of a card: the piles show how many are left",
    "starter_deck.decks": "copies",
    "starter_deck.cards_per_deck": "a sum",
    "starter_deck.cards.*.per_deck": "what one's deck holds is seen as it is drawn",
    "town_halls.*.level": "its place in the list, which its name says",
    "divine_favours.*.min_players": "sorted out before the match",
    "constants.hand_size.value": "cards that are dealt and seen",
    "constants.odin_row_size.value": "cards that are dealt and seen",
    "constants.favour_faceup.value": "cards that are dealt and seen",
    "constants.favours_per_player.value": "cards that are dealt and seen",
    "constants.bonus_cards_in_play.value": "cards that are dealt and seen",
    "constants.missions_faceup_max.value": "cards that are dealt and seen",
    "damage_vp_table.rows.0": "nothing is said of nothing",
}
DECKS = ("units", "defences", "odins_path", "divine_favours")


def words(game: Game[Any, Any], lang: str, path: Path) -> str:
    """Where a player reads a number: on the card, at the table, in an option, in a refusal or in the log."""
    assert isinstance(game, WildGame)
    game._texts = GAME.texts  # names do not change with a number, and reading texts takes long
    box, say = game.box, Say(game.texts, lang)
    section, at = path[0], path[1]
    if section in DECKS or section == "starter_deck":
        entry: Any = game.content.data[section]
        card = entry[at] if section in DECKS else entry["cards"][path[2]]
        return card_note(box.cards[box.kinds[card["id"]]], box, say)
    if section == "buildings":
        return building_note(box.buildings[int(at)], box, say)
    if section == "town_halls":
        return hall_note(box.halls[int(at)], say)
    if section == "missions":
        return on_mission(game, lang, int(at))
    if section == "draco":
        return draco_note(box, say)
    if at in ("total_defence_vp", "repelled_vp_per_card") or section == "damage_vp_table":
        return logged(game, lang, path)
    return constant(game, lang, path)


def on_mission(game: WildGame, lang: str, kind: int) -> str:
    """A Mission as it lies before a player."""
    m = meadhall.start(game, 2, 1)
    s = m.state
    assert isinstance(s, Wild)
    s.missions[0] = (game.box.missions_from + game.box.mission_of.index(kind),)
    (thing,) = (m.scene(0, lang)["things"][id] for id in m.scene(0, lang)["things"]["missions:0"]["things"])
    return f"{thing['note']} {thing['value']}"


def logged(game: WildGame, lang: str, path: Path) -> str:
    """What the log says of a defence and of damage."""
    m = meadhall.start(game, 2, 1)
    s = m.state
    assert isinstance(s, Wild)
    s.prey, s.log = 1, []
    if path[0] == "damage_vp_table":
        s.did[HITS] = int(path[-1]) if path[1] == "rows" else len(game.box.damage)
        ScoreDamage(0).run(s)
    else:
        TotalDefence(0).run(s)
        fighter = next(c for c, kind in enumerate(game.box.kind_of) if game.box.cards[kind].attack == 1)
        s.wave[1] = 9
        Fight(seat=0, defender=1, slot=game.box.hall_slot, cards=(fighter,), boosted=-1, traps=(), removed=()).run(s)
    lines = (game.drawing.line(event, Look(0, Say(game.texts, lang))) for event in s.log)
    return " ".join(line["text"] for line in lines if line)


def constant(game: WildGame, lang: str, path: Path) -> str:
    """The constants: at a table of as many players as the number is for, in a turn and in refusals."""
    players = path[-1] if str(path[1]).startswith("end_threshold") else 3
    m = meadhall.start(game, int(players), 1, {"end": "long" if "long" in str(path[1]) else "standard"})
    said = [thing.get("note", "") for thing in m.scene(0, lang)["things"].values()]
    opt, say = game.box.opt, Say(game.texts, lang)
    said += [say.text(why.text) for why in (opt.type_full, opt.built_out, opt.claimed_out)]
    return "\n".join([*said, *options(m, lang)])


def options(m: Match, lang: str) -> list[str]:
    """What a turn offers, whether it is legal or not."""
    while m.pending[0].kind != "turn":
        m.play(m.options[0])
    question = m.question(m.pending[0].seat, lang)
    assert question is not None and isinstance(m.state, Wild)
    found = [f"{o['label']} {o.get('note', '')}" for o in question["options"]]
    drawing, ask = m.game.drawing, m.state.asked()[0]
    swaps = (o for o in ask.all_candidates(m.state) if o.verb == "swap")
    look = Look(ask.seat, Say(m.game.texts, lang))
    found += [str(drawing.choice(m.state, ask, o, look).get("note")) for o in swaps]
    return [*found, *(o["label"] for o in question["refused"])]


def test_every_number_that_is_shown_comes_from_the_content() -> None:
    shown = [p for p in numbers(GAME.content.data) if not any(fnmatch(".".join(map(str, p)), s) for s in SILENT)]
    assert len(shown) > 150
    assert unsaid(GAME, shown, words) == []


def test_the_table_of_silent_numbers_names_only_numbers_that_there_are() -> None:
    paths = [".".join(map(str, p)) for p in numbers(GAME.content.data)]
    assert [pattern for pattern in SILENT if not any(fnmatch(path, pattern) for path in paths)] == []
