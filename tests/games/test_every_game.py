"""What is asked of every game's refusals and answers, on the way of a random match."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from random import Random

import pytest

import meadhall
from meadhall.core.match import Decision, Match
from meadhall.core.text import LANGS

LONG = 150  #: questions of a match that are looked at
TRIED = 12  #: refusals at each


def walk(key: str, seed: int) -> Iterator[tuple[Match, Decision]]:
    """A match of random players, question by question, the same each time."""
    m, rng = meadhall.start(key, seed=seed), Random(seed)
    for _ in range(LONG):
        d = m.decision
        if d is None:
            return
        yield m, d
        m.play(rng.choice(d.options), d.seat)


@pytest.mark.parametrize("key", meadhall.games())
def test_what_is_not_offered_now_is_refused_by_a_rule(key: str) -> None:
    """Whatever this kind of question ever had as a candidate. `bench/refusals.py` measures it over many matches."""
    ever: dict[str, set[str]] = defaultdict(set)
    for m, d in walk(key, 1):
        ever[d.kind].update(o.id for o in d.ask.all_candidates(m.state))
    rng, tried, generic = Random(1), 0, set()
    for m, d in walk(key, 1):
        others = sorted(ever[d.kind] - {o.id for o in d.options})
        for id in rng.sample(others, min(TRIED, len(others))):
            refusal = m.refuse(d.seat, id)
            assert refusal is not None and refusal.reasons, id
            tried += 1
            if any(r.text.key == "why-not-now" or not r.rule for r in refusal.reasons):
                generic.add(f"{d.kind} {id}")
    assert tried > 50 and not generic


def shown(m: Match, d: Decision, lang: str) -> list[str]:
    """Each answer as its button shows it."""
    question = m.question(d.seat, lang)
    assert question is not None
    return [f"{c['label']} — {c.get('note', '')}" for c in question["options"]]


@pytest.mark.parametrize("key", meadhall.games())
def test_no_two_answers_read_the_same(key: str) -> None:
    alike = [(d.kind, text) for m, d in walk(key, 2) for lang in LANGS
             for text, n in Counter(shown(m, d, lang)).items() if n > 1]  # fmt: skip
    assert alike == []


@pytest.mark.parametrize("key", meadhall.games())
def test_an_answer_says_a_thing_once(key: str) -> None:
    """What stands on its button is not repeated among what it would do; a number may: two Villages give one each."""
    twice = []
    for m, d in walk(key, 3):
        question = m.question(d.seat, "en")
        assert question is not None
        for c in question["options"]:
            more = {*(p["text"] for p in c.get("preview", ())), *c.get("remarks", ())}
            twice += [(d.kind, said) for said in (c["label"], c.get("note", "")) if said in more]
    assert twice == []
