"""Snapshots name what they hold and who made them; what does not fit is upgraded or refused, never guessed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import meadhall
from meadhall.core.errors import BadRecord, BadSnapshot
from meadhall.core.match import Match
from meadhall.core.snapshot import same
from tests.cups import GAME, Cups, CupsGame


def saved(**changes: Any) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(json.dumps(meadhall.start(GAME, 2, 1).snapshot()))
    return {**data, **changes}


def test_a_snapshot_says_which_game_rules_and_content_it_is_of_and_names_its_fields() -> None:
    data = saved()
    assert (data["format"], data["game"], data["rules"], data["content"]) == (2, "cups", "1", GAME.content.hash)
    assert set(data["state"]["own"]) == {"boasts", "deck", "hands", "laid", "points", "rounds", "shown"}
    assert data["state"]["kernel"]["lanes"][0] == [{"c": "Lay", "f": {"seat": 0}}]


def test_the_order_of_fields_does_not_matter() -> None:
    data = saved()
    data["state"]["own"] = dict(reversed(data["state"]["own"].items()))
    assert same(Match.restore(GAME, data).state, meadhall.start(GAME, 2, 1).state)


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"rules": "0"}, "made under version 0 of the rules of cups; this is version 1"),
        ({"content": "other"}, "made with other content (other)"),
        ({"format": 3}, "format 3 of snapshots is not known"),
        ({"game": "raids"}, "this is no snapshot of cups"),
        ({"seed": "7"}, "the seed of a snapshot must be of type int"),
    ],
)
def test_what_this_version_cannot_read_is_refused_with_the_reason(changes: dict[str, Any], said: str) -> None:
    with pytest.raises(BadSnapshot) as error:
        Match.restore(GAME, saved(**changes))
    assert said in str(error.value)


def test_a_field_more_or_less_is_refused_by_name() -> None:
    for part, name in (("own", "colour"), ("kernel", "weather")):
        data = saved()
        data["state"][part][name] = 3
        with pytest.raises(BadSnapshot, match=f"differ in: {name}"):
            Match.restore(GAME, data)


def test_a_step_with_a_field_more_or_less_is_refused_by_name() -> None:
    data = saved()
    data["state"]["kernel"]["lanes"][0][0]["f"]["colour"] = 3
    with pytest.raises(BadSnapshot, match="differ in Lay: colour"):
        Match.restore(GAME, data)


# ── other words, other values ────────────────────────────────────────────────────────────────


def overlaid(tmp_path: Path, words: str) -> meadhall.Game[Any, Any]:
    file = tmp_path / "mine.yaml"
    file.write_text(words)
    return meadhall.game("raids").with_content(file)


def test_a_name_that_is_corrected_changes_no_save(tmp_path: Path) -> None:
    m = meadhall.start("raids", players=2, seed=1)
    m.play(m.options[0])
    renamed = overlaid(tmp_path, "voyage_tiles:\n  - {id: v1_monster_3, fr: Dragon, provenance: {name: public}}\n")
    assert renamed.texts.names["fr"]["v1_monster_3"] == "Dragon"
    assert same(Match.restore(renamed, m.snapshot()).state, m.state)
    assert same(meadhall.replay(m.record(), name=renamed).state, m.state)


def test_saves_from_when_names_counted_are_known_by_their_hash_but_only_with_the_published_values(
    tmp_path: Path,
) -> None:
    m = meadhall.start("raids", players=2, seed=1)
    before = m.game.hashed_before[0]
    assert before != m.game.content.hash
    assert same(Match.restore(m.game, {**m.snapshot(), "content": before}).state, m.state)
    stronger = overlaid(tmp_path, "voyage_tiles:\n  - {id: v1_monster_3, strength: 5}\n")
    for content in (before, m.game.content.hash):
        with pytest.raises(BadSnapshot, match="other content"):
            Match.restore(stronger, {**m.snapshot(), "content": content})
        with pytest.raises(BadRecord, match="other content"):
            meadhall.replay(m.record()._replace(content=content), name=stronger)


class Newer(CupsGame):
    """The next version, which calls the table's cards `face_up` no more."""

    version = "2"

    def upgrade(self, data: dict[str, Any], version: str) -> dict[str, Any]:
        if version != "1":
            return super().upgrade(data, version)
        own = dict(data["state"]["own"])
        own["points"] = [p + 1 for p in own["points"]]
        return {**data, "state": {**data["state"], "own": own}}


def test_a_game_that_declares_an_upgrade_goes_on_from_older_snapshots() -> None:
    newer = Newer()
    match = Match.restore(newer, saved())
    assert isinstance(match.state, Cups) and match.state.points == [1, 1]
    match.play(match.options[0])
    assert match.snapshot()["rules"] == "2"
    with pytest.raises(BadSnapshot, match="version 0"):
        Match.restore(newer, saved(rules="0"))


def test_a_restored_match_has_no_record_and_nor_have_its_clones() -> None:
    match = Match.restore(GAME, saved())
    match.play(match.options[0])
    for one in (match, match.clone()):
        with pytest.raises(BadRecord, match="does not know its past"):
            one.record()


def test_a_record_of_older_rules_is_refused_with_the_version_that_can_read_it() -> None:
    record = meadhall.start(GAME, 2, 1).record()._replace(rules="0")
    with pytest.raises(BadRecord, match="A Meadhall with version 0 can read it"):
        meadhall.replay(record, name=GAME)


class Forgiving(CupsGame):
    """Its newer rules lead the same choices to the same end."""

    version = "2"

    def upgrade_record(self, record: meadhall.Record) -> meadhall.Record:
        return record._replace(rules=self.version)


def test_a_record_of_older_rules_is_upgraded_where_the_game_says_how() -> None:
    match = meadhall.start(GAME, 2, 1)
    match.play(match.options[0])
    again = meadhall.replay(match.record(), name=Forgiving())
    assert same(again.state, match.state)


def test_snapshots_of_the_first_format_need_the_names_of_their_fields() -> None:
    first = saved()
    del first["format"]
    with pytest.raises(BadSnapshot, match="no snapshots of the first format"):
        Match.restore(GAME, first)
