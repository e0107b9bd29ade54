"""`meadhall learn`: the lesson of every game in the terminal, by somebody who does what is asked, and else anything."""

from __future__ import annotations

from random import Random

import pytest

import meadhall
from meadhall.cli.learn import Lesson
from meadhall.core.text import Text

TAUGHT = [key for key in meadhall.games() if meadhall.game(key).lesson is not None]


def test_every_game_teaches() -> None:
    assert [*meadhall.games()] == TAUGHT


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("key", TAUGHT)
def test_a_lesson_is_learnt_at_the_keyboard(
    key: str, lang: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    game = meadhall.game(key)
    taught = Lesson(game, lang, "Astrid")
    luck = Random(key)

    def typed(*_: object) -> str:
        """The number of what the last plate asks for, if it can be chosen, or any."""
        decision = taught.match.decision_of(0)
        if taught._coach.over or decision is None:
            return "q"
        plates = taught._coach.plates
        ids = [option.id for option in decision.options]
        wanted = [n for n, id in enumerate(ids, 1) if plates and id in plates[-1].want]
        return str(wanted[0] if wanted else luck.randint(1, len(ids)))

    monkeypatch.setattr("builtins.input", typed)
    taught.run()
    said = " ".join(capsys.readouterr().out.split())
    assert game.lesson is not None and taught._coach.over
    titles = [game.learn_texts.say(lang, Text(f"learn-{step.id}")) for step in game.lesson.steps]
    assert sum(title in said for title in titles) >= 0.8 * len(titles)
