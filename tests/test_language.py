"""What can be held of language over all texts of the product, without understanding them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from meadhall.core.grammar import faults
from tests.support import PACKAGE

TEXTS = sorted([*PACKAGE.rglob("*.ftl"), *(PACKAGE.parents[1] / "ui" / "src").rglob("*.ftl")])
ICON = re.compile(r":[a-z][a-z0-9-]+:")  # drawn among the words
#: Words that stay the same in the plural, or stand beside a number without being counted.
UNCOUNTED = {"en": {"VP", "Gold", "Beer", "ore"}, "fr": {"PV", "Or"}}

#: What stands for the name of somebody at the table.
PEOPLE = {"$host", "$name", "$names", "$owner", "$people", "$rival", "$seat", "$victim", "$who", "$winner"}


def named(path: Path) -> str:
    return "/".join(path.parts[-3:])


def elements(pattern: ast.Pattern) -> Iterator[tuple[list[str], bool]]:
    """Each run of text and placeholders as pieces, `$n` for a variable; whether a number has been looked at."""
    yield from _run(pattern, counted=False)


def _run(pattern: ast.Pattern, counted: bool) -> Iterator[tuple[list[str], bool]]:
    pieces: list[str] = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            pieces.append(element.value)
        elif isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression):
            pieces.append("\0")
            for variant in element.expression.variants:
                yield from _run(variant.value, counted=True)
        elif isinstance(element, ast.Placeable) and isinstance(element.expression, ast.VariableReference):
            pieces.append("$" + element.expression.id.name)
        else:
            pieces.append("\0")
    yield pieces, counted


def messages(path: Path) -> Iterator[tuple[str, ast.Pattern]]:
    for entry in FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{named(path)}: {entry.content}"
        if not isinstance(entry, (ast.Message, ast.Term)):
            continue
        if entry.value is not None:
            yield entry.id.name, entry.value
        for said in entry.attributes:
            yield f"{entry.id.name}.{said.id.name}", said.value


def branches(path: Path) -> Iterator[tuple[str, str]]:
    """(category, word after the number) of every branch that chooses by number."""
    for _, pattern in messages(path):
        for node in _selects(pattern):
            for variant in node.variants:
                key = variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
                said = "".join(next(reversed(list(_run(variant.value, True))))[0])
                found = re.match(r"(?:\$\w+|\d+|\0)?\s*([^\W\d_]+)", said)
                if found:
                    yield str(key), found[1]


def _selects(pattern: ast.Pattern) -> Iterator[ast.SelectExpression]:
    for element in pattern.elements:
        if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression):
            yield element.expression
            for variant in element.expression.variants:
                yield from _selects(variant.value)


def _numbers(path: Path) -> Iterator[str]:
    """The variables by which a text of this file chooses between one and several."""
    for _, pattern in messages(path):
        for select in _selects(pattern):
            keys = {variant.key.name for variant in select.variants if isinstance(variant.key, ast.Identifier)}
            if isinstance(select.selector, ast.VariableReference) and {"one", "other"} <= keys:
                yield "$" + select.selector.id.name


@pytest.mark.parametrize("path", TEXTS, ids=named)
def test_texts_have_printed_apostrophes_and_no_doubled_marks(path: Path) -> None:
    lang = "fr" if path.stem == "fr" else "en"
    wrong = [
        f"{key}: {why}: {''.join(pieces)}"
        for key, pattern in messages(path)
        for pieces, _ in elements(pattern)
        for why in faults(
            ICON.sub("X", "".join(p if p[:1] != "$" else "X" for p in pieces)).replace("\n", " ").replace("\0", "X"),
            lang,
        )
        if why != "two spaces"
    ]
    assert wrong == []


@pytest.mark.parametrize("path", [p for p in TEXTS if p.stem == "fr"], ids=named)
def test_french_words_before_a_name_are_elided_by_the_name(path: Path) -> None:
    """`de { $seat }` would say « de Astrid »: `{ DE($seat) }` knows better."""
    wrong = [
        f"{key}: {''.join(pieces)}"
        for key, pattern in messages(path)
        for pieces, _ in elements(pattern)
        for before, variable in pairwise(pieces)
        if variable in PEOPLE and re.search(r"(?:^|[\s(«’])(?:de|que) $", before, re.IGNORECASE)
    ]
    assert wrong == []


#: Titles of what may belong to a whole people, "Table of the Arctic Clan", and what is measured against somebody.
OF_SOMEBODY = {"table-of", "track-of", "category-of", "ahead-of"}


@pytest.mark.parametrize("path", [p for p in TEXTS if p.stem == "en"], ids=named)
def test_english_says_whose_it_is_as_english_does(path: Path) -> None:
    """`{ $seat }’s hand`, not "the hand of { $seat }"."""
    wrong = [
        f"{key}: {''.join(pieces)}"
        for key, pattern in messages(path)
        if key not in OF_SOMEBODY
        for pieces, _ in elements(pattern)
        for before, variable, after in zip(pieces, pieces[1:], [*pieces[2:], ""], strict=False)
        if before.endswith(" of ") and variable in PEOPLE and not after.startswith("’s")
    ]
    assert wrong == []


#: What somebody who is called "you" does not have as "the" thing.
YOURS = re.compile(
    r"\b[Yy]ou (?:take|draw|end|shuffle|raise|look)\b.*\b(?:the (?:turn|hand|Town Hall)|their|his|her)\b"
)


@pytest.mark.parametrize("path", [p for p in TEXTS if p.stem == "en"], ids=named)
def test_what_is_yours_is_called_so(path: Path) -> None:
    """`event-ends.you = You end your turn.`"""
    wrong = [
        f"{key}: {said}"
        for key, pattern in messages(path)
        if key.endswith(".you")
        for pieces, _ in elements(pattern)
        if YOURS.search(said := "".join(pieces))
    ]
    assert wrong == []


@pytest.mark.parametrize("path", [*TEXTS, *sorted(PACKAGE.rglob("rules.en.md"))], ids=named)
def test_english_has_no_words_in_the_order_of_other_languages(path: Path) -> None:
    wrong = [line for line in path.read_text(encoding="utf-8").splitlines() if re.search(r"\bthe own\b", line)]
    assert wrong == []


@pytest.mark.parametrize("path", TEXTS, ids=named)
def test_what_is_counted_stands_in_the_plural(path: Path) -> None:
    """Where a text elsewhere tells "1 card" from "2 cards", none says "{ $n } card" of any number."""
    lang = "fr" if path.stem == "fr" else "en"
    forms = list(branches(path))
    one = {word for key, word in forms if key in ("one", "1")} - {word for key, word in forms if key == "other"}
    numbers = set(_numbers(path))
    wrong = [
        f"{key}: {''.join(pieces)}"
        for key, pattern in messages(path)
        for pieces, counted in elements(pattern)
        for before, after in pairwise([*pieces, " "])
        if not counted and before in numbers and (word := re.match(r" ([^\W\d_]+)\W", after))
        and word[1] in one - UNCOUNTED[lang]
    ]  # fmt: skip
    assert wrong == []
