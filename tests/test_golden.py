"""Golden matches: what a version of the rules has once played, it plays the same way for ever."""

from __future__ import annotations

import contextlib
from collections import Counter
from typing import Any

import pytest

import meadhall
from meadhall.core.errors import BadRecord, BadSnapshot
from meadhall.core.game import Game
from meadhall.core.match import Match, replay
from meadhall.core.record import Record
from meadhall.core.snapshot import digest
from tests.golden.reading import Questions, count, folder, matches, missing, moments, questions, versions, walk

KEYS = meadhall.games()
OLDER = [(key, version) for key in KEYS for version in versions(key) if version != meadhall.game(key).version]


def what_to_do(game: Game[Any, Any]) -> str:
    return (
        f"\n\n{game.key} no longer plays as its version {game.version} did. If that is meant: bump `version` of the "
        f"game in src/meadhall/games/{game.key}/__init__.py, write its `upgrade`, and record a new folder with "
        f"`python -m tests.golden.record {game.key}`; or mend the change. A golden is never re-recorded without a bump."
    )


@pytest.mark.parametrize("key", KEYS)
def test_the_current_version_plays_its_goldens_to_the_same_end_with_the_same_questions(key: str) -> None:
    game = meadhall.game(key)
    asked: Questions = {}
    for number, golden in enumerate(matches(key, game.version)):
        match = None
        try:
            for match in walk(game, golden.record):
                count(match, asked)
        except meadhall.MeadhallError as error:
            pytest.fail(f"match {number}: {error}{what_to_do(game)}")
        result = match.result if match is not None else None
        ended = result and (list(result.scores), list(result.winners))
        assert ended == (golden.scores, golden.winners), f"match {number}{what_to_do(game)}"
    assert not lost(questions(key, game.version), asked), what_to_do(game)


def lost(recorded: Questions, asked: Questions) -> list[str]:
    """Kinds of question asked or answered otherwise than they were. Candidates, and so refusals, may be added."""
    found = [f"{kind}: not there before" for kind in asked.keys() - recorded.keys()]
    for kind, old in recorded.items():
        new = asked.get(kind, [0, 0, 0, 0])
        if (new[0], new[2]) != (old[0], old[2]) or new[1] < old[1] or new[3] < old[3]:
            found.append(f"{kind}: [asked, candidates, options, refusals] were {old}, are {new}")
    return sorted(found)


@pytest.mark.parametrize("key", KEYS)
def test_goldens_show_every_table_and_every_end(key: str) -> None:
    game = meadhall.game(key)
    assert folder(key, game.version).is_dir(), f"run `python -m tests.golden.record {key}`"
    goldens = matches(key, game.version)
    assert len(goldens) >= 20
    assert missing(game, goldens) == []
    assert len({golden.record for golden in goldens}) == len(goldens)


@pytest.mark.parametrize("key", KEYS)
def test_stored_moments_of_the_current_version_go_on_as_they_stood(key: str) -> None:
    game = meadhall.game(key)
    found, goldens = moments(key, game.version), matches(key, game.version)
    assert len({moment.match for moment in found}) == len(found) >= 5
    assert len(Counter(kind for moment in found for kind in moment.kinds)) >= 3
    for moment in found:
        match = Match.restore(game, moment.snapshot)
        offered = {str(d.seat): [o.id for o in d.options] for d in match.pending}
        assert offered == moment.options, f"match {moment.match}, move {moment.move}{what_to_do(game)}"
        record = goldens[moment.match].record
        assert digest(match.state) == digest(replay(game, record, moment.move).state)
        for seat, option in record.choices[moment.move :]:
            match.play(option, seat)
        result = match.result
        assert result is not None and list(result.scores) == goldens[moment.match].scores


# ── older versions ───────────────────────────────────────────────────────────────────────────


def assert_honoured(game: Game[Any, Any], record: Record) -> None:
    """A record of older rules is brought up to date and ends, or is refused with the name of its version."""
    refused = ""
    try:
        assert replay(game, record).over
    except BadRecord as error:
        refused = str(error)
    assert not refused or f"version {record.rules} " in refused


@pytest.mark.parametrize(("key", "version"), OLDER)
def test_a_match_of_an_older_version_is_upgraded_or_refused_by_name(key: str, version: str) -> None:
    for golden in matches(key, version):
        assert golden.record.rules == version
        assert_honoured(meadhall.game(key), golden.record)


@pytest.mark.parametrize(("key", "version"), OLDER)
def test_a_stored_moment_of_an_older_version_is_upgraded_or_refused(key: str, version: str) -> None:
    for moment in moments(key, version):
        with contextlib.suppress(BadSnapshot):
            assert Match.restore(meadhall.game(key), moment.snapshot).options


@pytest.mark.parametrize("key", KEYS)
def test_a_match_of_a_version_before_all_others_is_upgraded_or_refused_by_name(key: str) -> None:
    game = meadhall.game(key)
    assert_honoured(game, matches(key, game.version)[0].record._replace(rules="0"))
