"""Texts as values, rendered in the viewer's language at the edge.

A `Text` is a key with arguments. Keys are names of content entries, messages of a Fluent file, or `message.attribute`.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import lru_cache, partial
from pathlib import Path
from typing import Any, NamedTuple
from unicodedata import normalize

from fluent.runtime import FluentBundle, FluentResource

LANGS = ("en", "fr")
WORDS = Path(__file__).parent / "words"
KEPT = 20_000  #: texts in words that are kept ready


class Seat(NamedTuple):
    """A seat in a text: shown as the name of who sits there."""

    number: int


class Text(NamedTuple):
    """A message and its arguments."""

    key: str
    args: tuple[tuple[str, Arg], ...] = ()


Arg = int | str | Text | Seat


def text(key: str, **args: Arg) -> Text:
    """`text("event-sails", seat=Seat(0), space=7)`"""
    return Text(key, tuple(args.items()))


def elided(word: str, name: object) -> str:
    """« de Björn », « d’Astrid »: French words lose their last vowel before another; « du Clan », « des Vikings »: and
    melt into an article."""
    said = str(name)
    for article, melted in (("le ", "du "), ("les ", "des ")):
        if word == "de" and said.startswith(article):
            return melted + said.removeprefix(article)
    first = normalize("NFD", said[:1]).lower()[:1]
    return f"{word[:-1]}’{said}" if first and first in "aeiouyœæ" else f"{word} {said}"


#: What texts may call: `{ DE($seat) }`, `{ QUE($seat) }`.
FUNCTIONS: dict[str, Callable[[Any], Any]] = {"DE": partial(elided, "de"), "QUE": partial(elided, "que")}


class Texts:
    """A game's texts in both languages, with the names of its content."""

    def __init__(self, sources: Mapping[str, str], names: Mapping[str, Mapping[str, str]]) -> None:
        self.names = {lang: dict(names.get(lang, {})) for lang in LANGS}
        self.messages: dict[str, frozenset[str]] = {}
        #: what depends on nobody's name: most of what is said, so that it is found at once
        self._said: dict[tuple[str, Text], str] = {}
        self.made: dict[tuple[str, Callable[..., str], tuple[Hashable, ...]], str] = {}  #: see `Say.kept`
        self._bundles = {lang: self._bundle(lang, sources.get(lang, "")) for lang in LANGS}

    def _bundle(self, lang: str, source: str) -> FluentBundle:
        bundle = FluentBundle([lang], functions=FUNCTIONS, use_isolating=False)
        kernel = FluentResource((WORDS / f"{lang}.ftl").read_text(encoding="utf-8"))
        own = FluentResource(source)
        bundle.add_resource(kernel)
        bundle.add_resource(own, allow_overrides=True)
        self.messages[lang] = frozenset(id for entry in (*kernel.body, *own.body) for id in _ids(entry))
        return bundle

    def has(self, lang: str, key: str) -> bool:
        """Is there such a text?"""
        return key in self.names[lang] or key in self.messages[lang]

    def say(self, lang: str, message: Text, seats: Sequence[str] = ()) -> str:
        """The text in words; a missing one shows its key in brackets (and fails the checks)."""
        found = self._said.get((lang, message))
        if found is not None:
            return found
        if _names_a_seat(message):
            return self._say(lang, message, tuple(seats))
        if len(self._said) >= KEPT:
            self._said.clear()
        said = self._said[lang, message] = self._say(lang, message, ())
        return said

    @lru_cache(maxsize=KEPT)  # noqa: B019 - one Texts per game lives as long as the process
    def _say(self, lang: str, message: Text, seats: tuple[str, ...]) -> str:
        key, args = message
        name = self.names[lang].get(key)
        if name is not None:
            return name
        if key not in self.messages[lang]:
            return f"[{key}]"
        words = {k: self._word(lang, v, seats) for k, v in args}
        message_id, _, attribute = key.partition(".")
        found = self._bundles[lang].get_message(message_id)
        pattern = found.attributes[attribute] if attribute else found.value
        if pattern is None:
            return f"[{key}]"
        said, errors = self._bundles[lang].format_pattern(pattern, words)
        return f"[{key}: {errors[0]}]" if errors else str(said)

    def _word(self, lang: str, arg: Arg, seats: tuple[str, ...]) -> int | str:
        if isinstance(arg, Seat):
            if arg.number < len(seats):
                return seats[arg.number]
            return self._say(lang, text("seat-name", number=arg.number + 1), seats)
        if isinstance(arg, Text):
            return self._say(lang, arg, seats)
        return arg


def _ids(entry: Any) -> list[str]:
    """What can be asked for by name: a message, and each of its attributes."""
    if not hasattr(entry, "id"):
        return []
    return [entry.id.name, *(f"{entry.id.name}.{one.id.name}" for one in getattr(entry, "attributes", ()))]


def _names_a_seat(message: Text) -> bool:
    """Does it depend on who sits where? Texts that do not are kept once for all tables."""
    return any(isinstance(v, Seat) or (isinstance(v, Text) and _names_a_seat(v)) for _, v in message.args)


class Say:
    """Speaks one language about one table: `say("option-sail", tile=Text("v1_rune"))`."""

    def __init__(self, texts: Texts, lang: str, seats: Sequence[str] = ()) -> None:
        self.texts = texts
        self.lang = lang
        self.seats = tuple(seats)

    def __call__(self, key: str, **args: Arg) -> str:
        if not args:
            name = self.texts.names[self.lang].get(key)
            if name is not None:
                return name
        return self.texts.say(self.lang, text(key, **args), self.seats)

    def text(self, message: Text) -> str:
        """A ready-made text in words."""
        return self.texts.say(self.lang, message, self.seats)

    def kept(self, make: Callable[..., str], *about: Hashable) -> str:
        """What `make` says of something printed: put together once for each language. It names nobody at the table."""
        key = (self.lang, make, about)
        found = self.texts.made.get(key)
        if found is None:
            found = self.texts.made[key] = make(*about, self)
        return found

    def has(self, key: str) -> bool:
        """Is there such a text?"""
        return self.texts.has(self.lang, key)

    def seat(self, number: int) -> str:
        """Who sits there."""
        return self.texts.say(self.lang, text("name-of-seat", seat=Seat(number)), self.seats)
