"""What looks the same to everybody is painted once, as a spectator sees it."""

from __future__ import annotations

from random import Random

import pytest

import meadhall
from meadhall.core.drawing import Look, Painted
from meadhall.core.paint import Painter
from meadhall.core.text import Say, Texts


@pytest.mark.parametrize("key", meadhall.games())
def test_scenes_that_share_what_is_painted_are_those_that_do_not(key: str) -> None:
    match, rng = meadhall.start(key, 2 if key == "odin" else 3, 11), Random(11)
    for number in range(120):
        if match.decision is None:
            break
        if number % 6 == 0:
            painted: Painted = {}
            for seat in (0, None, *range(1, match.players)):
                assert match.scene(seat, "en", ("A", "B", "C"), painted) == match.scene(seat, "en", ("A", "B", "C"))
        match.play(rng.choice(match.options))


def look(seat: int | None, painted: Painted) -> Look:
    return Look(seat, Say(Texts({}, {}), "en"), painted)


def test_a_part_is_painted_for_a_spectator_and_once() -> None:
    seen: list[int | None] = []

    def part(p: Painter, look: Look) -> None:
        seen.append(look.seat)
        p.put("table", "pile", "pile", value=3)
        p.put("pile", "card", "card")

    painted: Painted = {}
    for seat in (0, 1, None):
        p = Painter()
        p.put(None, "table", "area")
        p.put("table", "hand", "area")
        p.once(look(seat, painted), "table", "part", part)
        assert p.things["table"]["things"] == ["hand", "pile"]
        assert p.things["pile"] == {"id": "pile", "kind": "pile", "value": 3, "things": ["card"]}
    assert seen == [None]


def test_what_is_said_of_something_printed_is_put_together_once_for_each_language() -> None:
    texts, asked = Texts({}, {"en": {"axe": "Axe"}, "fr": {"axe": "Hache"}}), []

    def note(number: int, say: Say) -> str:
        asked.append(number)
        return f"{say('axe')} {number}"

    for _ in range(2):
        assert Say(texts, "en").kept(note, 7) == "Axe 7"
        assert Say(texts, "fr").kept(note, 7) == "Hache 7"
    assert asked == [7, 7]
