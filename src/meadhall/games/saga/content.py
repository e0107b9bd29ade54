"""What is in the box of Vikings Saga: content.yaml as frozen tables.

Components are numbered: small cards (Vikings, then gods) first, then movement cards, step markers and
the tokens of each seat that say secretly whether a card laid is meant (SAGA-20.10).
"""

from __future__ import annotations

from meadhall.core.content import Box, Content, Entry, Fixed
from meadhall.core.option import Options
from meadhall.core.text import Text, text
from meadhall.games.saga.options import SagaOptions

SEATS = 4

#: What a seat may mean by a card it laid: play it, or rest (SAGA-20.10).
PLAY, REST = range(2)
INTENTS = 2

#: What a permanent action listens for: bits of a player's `hooks`.
WAIVE, PAID, FAME, INTEREST, TRIBUTE, MARKER, DOUBLE, SEND = (1 << i for i in range(8))
_HOOKS = {"waive": WAIVE, "paid": PAID, "fame": FAME, "interest": INTEREST, "tribute": TRIBUTE, "marker": MARKER,
          "double": DOUBLE, "send": SEND}  # fmt: skip

_WHEN = ("immediate", "permanent", "draw", "end", "after")
_DO = (*_HOOKS, "tuck", "gain", "buy", "look", "replace", "exchange", "copy", "barter", "fetch", "shield", "search",
       "release")  # fmt: skip
_FLIP_DO = ("swap", "pay", "draw", "conjure", "recall", "tuck", "gain", "ransom", "bury", "shield", "offer", "reorder",
            "take")  # fmt: skip
_ROW_DO = ("first", "greed", "toll", "dread", "leap", "exit", "match", "demons")
_TURN_DO = ("rest", "twice", "bend", "stop")

#: Backs: what cannot be told apart face down.
SMALL, MOVES, LIGHT, DARK, INTENT = range(5)

PLAIN = ("vp+", "gold+")
PENALTIES = ("vp-", "gold-", "lose", "end-")


class Icon(Fixed):
    """One icon of a space or marker: `verb` vp+, vp-, gold+, gold-, viking, lose, draw, god…, and its number."""

    token: str
    verb: str
    n: int

    @property
    def plain(self) -> bool:
        """Does it only give points or gold?"""
        return self.verb in PLAIN

    @property
    def penalty(self) -> bool:
        """Does it take something?"""
        return self.verb in PENALTIES


class Action(Fixed):
    """What a card does, as declared: `when`, `do`, and the numbers that `do` needs."""

    when: str
    do: str
    gold: int
    vp: int
    cards: int
    per: str
    row: frozenset[int]
    to: str
    price: int
    replace: int
    hook: int


def _action(e: Entry) -> Action:
    do = e.str("do", among=_DO)
    return Action(
        when=e.str("when", among=_WHEN),
        do=do,
        gold=e.int("gold", 0),
        vp=e.int("vp", 0),
        cards=e.int("cards", 0),
        per=e.str("per", "", among=("", "viking", "row")),
        row=frozenset(e.ints("numbers", ())),
        to=e.str("to", "", among=("", "hand", "pile", "valhalla")),
        price=-1 if e.data.get("price", "printed") == "printed" else e.int("price"),
        replace=e.int("replace", 1),
        hook=_HOOKS.get(do, 0),
    )


class Card(Fixed):
    """A kind of Viking or god. `price` -1: it has none. `fixed`: its number, if there is nothing to choose."""

    index: int
    first: int
    id: str
    name: str
    god: bool
    count: int
    rule: str
    realm: int
    moves: str
    numbers: tuple[int, ...]
    price: int
    fixed: int | None
    helmets: int
    action: Action | None

    @property
    def single(self) -> int | None:
        """The number of a Viking with exactly one: what effects that look at numbers compare (SAGA-20.14, 20.20)."""
        return None if self.god else self.fixed


def _card(e: Entry, index: int, first: int, realms: tuple[str, ...], god: bool) -> Card:
    moves = "printed" if god else e.str("moves", among=("printed", "copy", "crowd"))
    numbers = (e.int("number"),) if god else e.ints("numbers")
    return Card(
        index=index,
        first=first,
        id=e.str("id"),
        name=e.str("id").partition("-")[2],
        god=god,
        count=e.int("count", least=1),
        rule=e.strs("rules")[0],
        realm=realms.index(e.str("realm", among=realms)) if e.has("realm") else -1,
        moves=moves,
        numbers=numbers,
        price=e.int("price", least=0) if e.has("price") else -1,
        fixed=numbers[0] if moves == "printed" and len(numbers) == 1 else None,
        helmets=0 if god else e.int("helmets", least=0),
        action=_action(e.entry("action")) if e.has("action") else None,
    )


class Move(Fixed):
    """A movement card. Ordinary ones have an empty `do`."""

    id: str
    number: int
    rule: str
    adventure: str
    when: str
    do: str
    gold: int
    vp: int
    cards: int
    times: int
    least: int
    by: int
    per: str
    everybody: bool

    @property
    def name(self) -> Text:
        """What it is called: an ordinary card by its number."""
        return Text(self.id) if self.do else text("movement", n=self.number)


def _move(e: Entry) -> Move:
    a = e.entry("action") if e.has("action") else Entry(e.file, e.path, {})
    when = a.str("when", "", among=("", "flip", "row", "turn"))
    verbs = {"": ("",), "flip": _FLIP_DO, "row": _ROW_DO, "turn": _TURN_DO}[when]
    return Move(
        id=e.str("id"),
        number=e.int("number"),
        rule=e.strs("rules")[0],
        adventure=e.str("adventure", ""),
        when=when,
        do=a.str("do", "", among=verbs),
        gold=a.int("gold", 0),
        vp=a.int("vp", 0),
        cards=a.int("cards", 0),
        times=a.int("times", 0),
        least=a.int("least", 0),
        by=a.int("by", 0),
        per=a.str("per", "", among=("", "row")),
        everybody=a.str("to", "active", among=("active", "all")) == "all",
    )


class Marker(Fixed):
    """A step marker: its back and its icons."""

    id: str
    back: str
    icons: tuple[Icon, ...]


class Course(Fixed):
    """An adventure as it is laid out: one card, or the two of Bifröst (SAGA-14.1), whose `parts` share one name.

    `goal` is where the card begins whose landing lets a player leave (SAGA-9.3, 14.6).
    """

    index: int
    id: str
    name: str
    parts: tuple[str, ...]
    group: str
    realm: int
    ship: bool
    markers: tuple[int, ...]
    icons: dict[int, tuple[Icon, ...]]
    first: int
    goal: int
    last: int
    loss: int


#: The cards of one adventure, each with its spaces.
Parts = list[tuple[Entry, dict[int, tuple[Icon, ...]]]]


def _course(index: int, cards: Parts, realm: int) -> Course:
    head = cards[0][0]
    group = head.str("group")
    icons = {n: icons for _, spaces in cards for n, icons in spaces.items()}
    return Course(
        index=index,
        id=head.str("id"),
        name=head.str("id") if len(cards) == 1 else group,
        parts=tuple(e.str("id") for e, _ in cards),
        group=group,
        realm=realm,
        ship=group in ("high_sea", "unknown_sea"),
        markers=head.ints("markers"),
        icons=icons,
        first=min(icons),
        goal=min(cards[-1][1]),
        last=max(icons),
        loss=icons[max(icons)][0].n,
    )


class Journal(Fixed):
    """A journey that fixes all adventures (SAGA-21.1, 21.2)."""

    id: str
    theme: str
    difficulty: int
    courses: tuple[int, ...]


class Saga(Box):
    """All tables."""

    __slots__ = (
        "bifrost", "by_realm", "cards", "copies", "courses", "first_god", "first_mark",
        "first_move", "first_special", "first_token", "frame", "gods_seen", "gold_per_vp", "groups", "hand", "icon",
        "journals", "kind", "marker_count", "marks", "moves", "named_by", "opt", "prophecies", "realms", "ship",
        "shortfall", "small", "spaces", "start_gold", "start_vp", "tjures", "trail", "tutorial",
    )  # fmt: skip

    def __init__(self, c: Content) -> None:
        self.realms = tuple(e.str("id") for e in c.entries("realms"))
        self.groups = tuple(e.str("group") for e in c.entries("realms"))
        self._read_table(c)
        self._read_cards(c)
        self._read_moves(c)
        self._read_markers(c)
        self._read_adventures(c)
        super().__init__(Options(), self._backs())
        #: the cards that act, by the rule that tells what they do
        self.named_by = {
            **{k.rule: Text(k.id) for k in self.cards if k.action is not None},
            **{m.rule: m.name for m in self.moves if m.do},
        }
        names = [k.name for k in self.cards]
        self.opt = SagaOptions(self.options, names, [a.id.removeprefix("adv-") for a in self.courses], list(self.icon))

    def _read_table(self, c: Content) -> None:
        table, players, counts = c.entry("table"), c.entry("players"), c.entry("counts")
        self.spaces = table.int("spaces", least=1)
        self.trail = table.int("trail", least=1)
        self.ship = table.int("ship", least=1)
        self.prophecies = table.int("prophecies", least=0)
        self.start_gold = players.int("gold", least=0)
        self.start_vp = players.int("vp", least=0)
        self.copies = {int(n): int(k) for n, k in players.entry("copies").items()}
        self.hand = tuple(int(n) for _, n in players.entry("hand").items())
        self.marker_count = counts.int("markers", least=0)
        self.gods_seen = counts.int("gods_seen", least=1)
        self.gold_per_vp = counts.int("gold_per_vp", least=1)
        self.shortfall = counts.int("shortfall_vp", least=0)
        self.frame = c.entry("frame").strs("rounds")

    def _read_cards(self, c: Content) -> None:
        cards: list[Card] = []
        kind: list[int] = []
        for section in ("viking_cards", "god_cards"):
            for e in c.entries(section):
                card = _card(e, len(cards), len(kind), self.realms, section == "god_cards")
                cards.append(card)
                kind += [card.index] * card.count
        self.cards = tuple(cards)
        self.kind = tuple(kind)
        self.small = len(kind)
        self.first_god = next(k.first for k in cards if k.god)
        self.by_realm = tuple(tuple(k.index for k in cards if k.realm == r) for r in range(len(self.realms)))
        self.tjures = frozenset(k.index for k in cards if k.moves == "copy")

    def _read_moves(self, c: Content) -> None:
        self.first_move = self.small
        plain = [_move(e) for e in c.entries("movement_cards") for _ in range(e.int("count", least=1))]
        special = [_move(e) for e in c.entries("special_movement_cards")]
        self.moves = (*plain, *special)
        self.first_special = self.first_move + len(plain)

    def _read_markers(self, c: Content) -> None:
        self.icon: dict[str, Icon] = {}
        self.first_mark = self.first_move + len(self.moves)
        self.marks = tuple(
            Marker(e.str("id"), e.str("back", among=("light", "dark")), self._icons(e, "icons", e.strs("icons")))
            for e in c.entries("step_markers")
            for _ in range(e.int("count", least=1))
        )
        self.first_token = self.first_mark + len(self.marks)

    def _icons(self, e: Entry, field: str, tokens: tuple[str, ...]) -> tuple[Icon, ...]:
        return tuple(self._icon(e, field, token) for token in tokens)

    def _icon(self, e: Entry, field: str, token: str) -> Icon:
        """One object per token: `vp+2`, `lose`."""
        found = self.icon.get(token)
        if found is None:
            verb, number = token, ""
            for sign in "+-":
                if sign in token:
                    head, number = token.split(sign, 1)
                    verb = head + sign
            known = (*PLAIN, *PENALTIES, "viking", "draw", "god", "valhalla", "prophecy")
            if verb not in known or (number and not number.isdigit()):
                raise e.fail(field, f"there is no icon {token!r}")
            found = self.icon[token] = Icon(token, verb, int(number or 1))
        return found

    def _read_adventures(self, c: Content) -> None:
        groups: dict[str, Parts] = {}
        for e in c.entries("adventure_cards"):
            name = "bifrost" if e.str("group") == "bifrost" else e.str("id")
            groups.setdefault(name, []).append((e, self._spaces(e)))
        courses = []
        for index, cards in enumerate(groups.values()):
            head = cards[0][0]
            realm = self.realms.index(head.str("realm", among=self.realms)) if head.has("realm") else -1
            courses.append(_course(index, cards, realm))
        self.courses = tuple(courses)
        self.bifrost = next(a.index for a in courses if a.group == "bifrost")
        self.tutorial = next(a.index for a in courses if a.group == "tutorial")
        self.journals = tuple(
            Journal(e.str("id"), e.str("theme"), e.int("difficulty"), self._journey(e)) for e in c.entries("journals")
        )

    def _spaces(self, e: Entry) -> dict[int, tuple[Icon, ...]]:
        spaces: dict[int, tuple[Icon, ...]] = {}
        for n, tokens in e.entry("spaces").items():
            if isinstance(n, bool) or not isinstance(n, int) or not 0 <= n < self.spaces:
                raise e.fail("spaces", f"board spaces are 0 to {self.spaces - 1}, not {n!r}")
            if not isinstance(tokens, list) or not tokens:
                raise e.fail("spaces", f"space {n} must be a list of icons, not {tokens!r}")
            spaces[n] = self._icons(e, f"spaces.{n}", tuple(tokens))
        if sorted(spaces) != list(range(min(spaces), max(spaces) + 1)):
            raise e.fail("spaces", "must follow each other without a gap")
        return spaces

    def _journey(self, e: Entry) -> tuple[int, ...]:
        by_card = {card: a.index for a in self.courses for card in a.parts}
        unknown = [a for a in e.strs("adventures") if a not in by_card]
        if unknown:
            raise e.fail("adventures", f"there is no adventure {unknown[0]!r}")
        return tuple(dict.fromkeys(by_card[a] for a in e.strs("adventures")))

    def _backs(self) -> list[int]:
        marks = [LIGHT if mark.back == "light" else DARK for mark in self.marks]
        return [SMALL] * self.small + [MOVES] * len(self.moves) + marks + [INTENT] * (INTENTS * SEATS)
