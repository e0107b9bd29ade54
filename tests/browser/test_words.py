"""The page's own words: complete in both languages, none missing, none unused."""

from __future__ import annotations

import re

from tests.support import ROOT

SOURCE = ROOT / "ui" / "src"
#: families whose ids are put together
MADE = ("theme-", "pace-", "weight-", "provenance-", "auto-", "key-exit-", "key-round-")
TABS = {"table", "rivals", "log", "chat", "list"}  #: named by the tabs themselves


def ids(lang: str) -> list[str]:
    text = (SOURCE / "text" / f"{lang}.ftl").read_text(encoding="utf-8")
    return re.findall(r"^([a-z][a-z0-9-]*) =", text, re.MULTILINE)


def used() -> set[str]:
    files = [*SOURCE.rglob("*.svelte"), *SOURCE.rglob("*.ts")]
    return {id for path in files for id in re.findall(r"\bt\('([a-z][a-z0-9-]*)'", path.read_text(encoding="utf-8"))}


def test_both_languages_say_the_same_things_in_the_same_order() -> None:
    assert ids("en") == ids("fr")


def test_every_text_the_page_asks_for_exists() -> None:
    assert used() <= set(ids("en"))


def test_no_text_is_left_over() -> None:
    asked = used() | TABS
    assert [id for id in ids("en") if id not in asked and not id.startswith(MADE)] == []


def test_every_rule_a_layout_cites_is_in_its_ledger() -> None:
    cited = []
    for layout in sorted((SOURCE / "games").iterdir()):
        for path in [*layout.rglob("*.svelte"), *layout.rglob("*.ts")] if layout.is_dir() else []:
            found = re.findall(rf"{layout.name.upper()}-[0-9.]+[0-9]", path.read_text(encoding="utf-8"))
            cited += [(layout.name, id) for id in found]
    assert cited
    for game, id in cited:
        ledger = (ROOT / "src" / "meadhall" / "games" / game / "rules.en.md").read_text(encoding="utf-8")
        assert f"**{id}**" in ledger, id
