"""The numbers that sentences tell, straight from the content: a card's text is one line in each language, and this
is where its `{ $gain }` comes from.

Every number is an argument named after its field (`count`, `steps`, `silver` …). What belongs together is told in
words as well: payments and gains as a list («2 wood and 1 ore»), a condition on something held as `needs`, and
numbers of goods, items or Vikings with their noun. Rows of a table are `at` and what follows. What comes a second
time in an entry is numbered: `gain`, `gain2`, `gain3`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from meadhall.core.content import Content
from meadhall.core.drawing import Look
from meadhall.core.text import Arg, Text, text
from meadhall.games.odin import items as I

if TYPE_CHECKING:
    from meadhall.games.odin.content import OdinBox

Args = tuple[tuple[str, Arg], ...]
Yaml = Any  # what a YAML file holds; told as it stands

#: fields that hold amounts by name
BUNDLES = frozenset(("pay", "gain", "cost", "by", "take_weapons", "refund_spent"))
#: the noun of a number that has one: a text `n-NOUN`
NOUNS = {
    ("upgrade", "count"): "goods", ("upgrade", "goods"): "goods", ("upgrade", "steps"): "steps",
    ("mountain", "count"): "items", ("do", "draw_weapons"): "weapons", ("effects", "draw_weapons"): "weapons",
    ("do", "play_occupation"): "cards", ("gain", "play_occupations"): "cards", ("return_vikings", "count"): "vikings",
    ("modify", "vikings"): "vikings", ("trigger", "thing_square"): "vikings", ("modify", "rolls_max"): "rolls",
    ("get_ship", "count"): "boats", ("get_ship", "load_ore"): "ore", ("make_pregnant", "count"): "cattle",
}  # fmt: skip
#: the nouns of what payments and conditions name in their own way
SAME = {"any_weapon": "weapons", "ore_on_used_longship": "ore", "vikings_placed": "vikings", "house_bonus": "goods"}
COUNTED = frozenset((*I.ITEM, *I.SHIPS, "large", "houses", "rolls", *SAME))


def told(content: Content) -> dict[str, Args]:
    """By text, what it may tell: `card-12` of the occupation, `space-fishing` of a space named after its numbers."""
    cards = {f"card-{e.int('number')}": e.raw("clauses") for e in content.entries("occupations")}
    spaces = {f"space-{e.str('id')}": e.data for e in content.entries("action_spaces") if _counts(e.str("en"))}
    return {key: _Teller(data).args for key, data in {**cards, **spaces}.items()}


def _counts(name: str) -> bool:
    """Is there a number in a name? Then it is told, so that it is always the number of the content."""
    return any(c.isdigit() for c in name)


def card_text(box: OdinBox, card: int) -> Text:
    """What an occupation does."""
    key = f"card-{box.cards[card].number}"
    return Text(key, box.told[key])


def space_name(box: OdinBox, space: int) -> Text:
    """What an action space is called."""
    id = box.space_ids[space]
    key = f"space-{id}"
    return Text(key, box.told[key]) if key in box.told else Text(id)


@lru_cache(maxsize=4096)
def amount(item: str, number: int) -> Text:
    """«2 salt meat», «2 viandes salées»."""
    return text(f"n-{SAME.get(item, item)}", n=abs(number))


@lru_cache(maxsize=256)
def the(item: str) -> Text:
    """«the oil», «l’huile»: a good, ship or board in a sentence."""
    return Text(f"the-{item}")


@lru_cache(maxsize=8)
def a_ship(kind: int) -> Text:
    """«a knarr», «un knarr»."""
    return Text(f"a-{I.SHIPS[kind]}")


def together(parts: list[Text], last: str = "list-last") -> Text:
    """«1 hide, 1 wool and 3 silver»."""
    *first, end = parts
    if not first:
        return end
    before = first[0]
    for part in first[1:]:
        before = text("list-more", first=before, next=part)
    return text(last, first=before, last=end)


def either(parts: Iterable[Text]) -> Text:
    """«1 wood or 1 ore»; what comes twice is said once."""
    return together(list(dict.fromkeys(parts)), "list-or")


def strip_items(items: Sequence[int]) -> list[Text]:
    """Items of mountain strips, by kind: «2 wood», «1 ore», «2 silver»."""
    counts = Counter(items)
    return [amount(I.NAMES[i], n * I.EACH[i]) for i, n in counts.items()]


def strip_words(items: Sequence[int], look: Look) -> str:
    """The same in words."""
    return look.say.text(together(strip_items(items)))


class _Teller:
    """One entry, walked in the order in which it is written."""

    def __init__(self, data: Yaml) -> None:
        self._seen: Counter[str] = Counter()
        self._found: list[tuple[str, Arg]] = []
        self._walk("", "", data)
        self.args = tuple(self._found)

    def _tell(self, name: str, arg: Arg) -> None:
        self._seen[name] += 1
        nth = self._seen[name]
        self._found.append((f"{name}{nth}" if nth > 1 else name, arg))

    def _walk(self, inside: str, key: str, value: Yaml) -> None:
        if isinstance(value, Mapping):
            self._fields(inside, key, value)
        elif isinstance(value, list):
            for one in value:
                self._walk(inside, key, one)
        elif isinstance(value, str):
            self._condition(key, value)
        elif isinstance(value, (int, float)) and not isinstance(value, bool):
            self._number(inside, key, value)

    def _fields(self, inside: str, key: str, fields: Mapping[Any, Yaml]) -> None:
        if key in BUNDLES and fields and all(type(n) is int for n in fields.values()):
            self._tell(key, together([amount(item, n) for item, n in fields.items() if item != "min"]))
        for field, value in fields.items():
            if isinstance(field, int):  # a row of a table: what it takes, and what it then is
                self._tell("at", field)
                self._walk(inside, inside, value)
            else:
                self._walk(key, field, value)

    def _number(self, inside: str, key: str, value: int | float) -> None:
        noun = NOUNS.get((inside, key))
        if noun and isinstance(value, int):
            self._tell(noun, amount(noun, value))
        else:
            self._tell(key.rpartition(".")[2], abs(value) if isinstance(value, int) else _halves(value))

    def _condition(self, key: str, words: str) -> None:
        """`{supply.ore: '>=3'}`: the number as `if`, what it counts as `needs`."""
        number = words.lstrip("<>=")
        if number != words and number.isdigit():
            self._tell("if", int(number))
            name = key.rpartition(".")[2]
            if name in COUNTED:
                self._tell("needs", amount(name, int(number)))


def _halves(value: float) -> str:
    """0.5 is «½» in every language."""
    whole, half = divmod(int(value * 2), 2)
    return f"{whole or ''}{'½' if half else ''}"
