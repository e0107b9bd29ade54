"""What is written can be read back as it was, and whatever else comes gets a clear error: tried with generated data."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from meadhall.core.content import Content
from meadhall.core.errors import BadRecord, BadSnapshot, ContentError
from meadhall.core.match import Match
from meadhall.core.record import Record
from meadhall.core.snapshot import decode, encode
from meadhall.core.step import numbers, pick
from meadhall.web.messages import FromPage
from tests.cups import GAME, Lay

quick = settings(max_examples=150, deadline=None)
anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
words = st.text(max_size=12)
records = st.builds(
    Record,
    game=words, rules=words, content=words, players=st.integers(),
    options=st.dictionaries(words, words, max_size=3).map(lambda chosen: tuple(sorted(chosen.items()))),
    seed=st.integers(), choices=st.lists(st.tuples(st.integers(), words), max_size=5).map(tuple), fair=st.none(),
)  # fmt: skip
values = st.recursive(
    st.none() | st.integers() | words | st.builds(Lay, st.integers(0, 4)),
    lambda inner: st.lists(inner, max_size=4) | st.lists(inner, max_size=4).map(tuple),
    max_leaves=15,
)


@quick
@given(records)
def test_a_record_reads_back_as_it_was(record: Record) -> None:
    assert Record.parse(json.loads(json.dumps(record.data()))) == record


@quick
@given(anything)
def test_what_is_no_record_is_refused_clearly(data: Any) -> None:
    with suppress(BadRecord):
        Record.parse(data)
        raise AssertionError("taken for a record")


@quick
@given(values)
def test_whatever_a_state_holds_reads_back_as_it_was(value: Any) -> None:
    again = decode(json.loads(json.dumps(encode(value))), GAME.vocabulary)
    assert encode(again) == encode(value)


@quick
@given(st.dictionaries(st.sampled_from(["game", "format", "options", "seed", "imagined", "state", "rules"]), anything))
def test_what_is_no_snapshot_is_refused_clearly(data: dict[str, Any]) -> None:
    with suppress(BadSnapshot):
        Match.restore(GAME, {"game": "cups", **data})
        raise AssertionError("taken for a snapshot")


@quick
@given(st.text(max_size=60))
def test_what_is_no_content_is_refused_clearly(text: str) -> None:
    with suppress(ContentError):
        Content.parse(text, "some.yaml")


@quick
@given(anything)
def test_what_is_no_message_is_refused_clearly(data: Any) -> None:
    with suppress(msgspec.ValidationError):
        msgspec.json.decode(json.dumps(data), type=FromPage)
        raise AssertionError("taken for a message")


@quick
@given(st.sets(st.integers(0, 300), max_size=40))
def test_bits_are_listed_as_they_are_set(chosen: set[int]) -> None:
    bits = sum(1 << n for n in chosen)
    assert numbers(bits) == sorted(chosen) == pick(range(301), bits)
