"""What the documents say runs."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

import meadhall
from meadhall.cli import main
from tests.support import ROOT

DOCUMENTS = ("README.md", "docs/api.md", "docs/lab.md")
BLOCKS = [
    pytest.param(code, id=f"{name}-{number}")
    for name in DOCUMENTS
    for number, code in enumerate(re.findall(r"```python\n(.*?)```", (ROOT / name).read_text(), re.DOTALL))
]


@pytest.mark.parametrize("code", BLOCKS)
def test_every_example_of_the_api_runs(code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("my-raids.yaml").write_text("game: {artist: Somebody}\n")
    start = meadhall.start("raids", players=3, seed=7)
    names = {"meadhall": meadhall, "m": start, "game": start.game, "Path": Path, "Random": Random, "rng": Random(1)}
    exec(code.replace("games=200", "games=1"), names)


def test_every_command_of_the_readme_exists(capsys: pytest.CaptureFixture[str]) -> None:
    commands = set(re.findall(r"`meadhall (\w+)", (ROOT / "README.md").read_text()))
    assert len(commands) >= 7
    for command in commands:
        with pytest.raises(SystemExit) as ended:
            main([command, "--help"])
        assert not ended.value.code
        assert command in capsys.readouterr().out


@pytest.mark.parametrize("document", [path.relative_to(ROOT) for path in (*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"))])
def test_links_between_documents_lead_somewhere(document: Path) -> None:
    links = re.findall(r"\]\((?!https?:)([^)#]+)", (ROOT / document).read_text())
    assert [link for link in links if not (ROOT / document.parent / link).exists()] == []
