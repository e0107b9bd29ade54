"""What is in the box of Vikings Saga: content.yaml as frozen tables.

Components are numbered: small cards (Vikings, then gods) first, then movement cards, step markers and
the tokens of each seat that say secretly whether a card laid is meant (SAGA-20.10).
"""

from __future__ import annotations

from meadhall.core.content import Box, Content, Entry
from meadhall.core.option import Option, Options

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


class Icon:
    """One icon of a space or marker: `verb` vp+, vp-, gold+, gold-, viking, lose, draw, god…, and its number."""

    __slots__ = ("n", "penalty", "plain", "token", "verb")

    def __init__(self, token: str, verb: str, n: int) -> None:
        self.token = token
        self.verb = verb
        self.n = n
        self.plain = verb in PLAIN
        self.penalty = verb in PENALTIES


class Action:
    """What a card does, as declared: `when`, `do`, and the numbers that `do` needs."""

    __slots__ = ("cards", "do", "gold", "hook", "per", "price", "replace", "row", "to", "vp", "when")

    def __init__(self, e: Entry) -> None:
        self.when = e.str("when", among=_WHEN)
        self.do = e.str("do", among=_DO)
        self.gold = e.int("gold", 0)
        self.vp = e.int("vp", 0)
        self.cards = e.int("cards", 0)
        self.per = e.str("per", "", among=("", "viking", "row"))
        self.row = frozenset(e.ints("numbers", ()))
        self.to = e.str("to", "", among=("", "hand", "pile", "valhalla"))
        self.price = -1 if e.data.get("price", "printed") == "printed" else e.int("price")
        self.replace = e.int("replace", 1)
        self.hook = _HOOKS.get(self.do, 0)


class Card:
    """A kind of Viking or god. `price` -1: it has none."""

    __slots__ = ("action", "count", "first", "fixed", "god", "helmets", "id", "index", "moves", "name", "numbers",
                 "price", "realm", "rule")  # fmt: skip

    def __init__(self, e: Entry, index: int, first: int, realms: tuple[str, ...], god: bool) -> None:
        self.index = index
        self.id = e.str("id")
        self.name = self.id.partition("-")[2]
        self.god = god
        self.first = first
        self.count = e.int("count", least=1)
        self.rule = e.strs("rules")[0]
        self.realm = realms.index(e.str("realm", among=realms)) if e.has("realm") else -1
        self.moves = "printed" if god else e.str("moves", among=("printed", "copy", "crowd"))
        self.numbers = (e.int("number"),) if god else e.ints("numbers")
        self.price = e.int("price", least=0) if e.has("price") else -1
        self.fixed = self.numbers[0] if self.moves == "printed" and len(self.numbers) == 1 else None
        self.helmets = 0 if god else e.int("helmets", least=0)
        self.action = Action(e.entry("action")) if e.has("action") else None

    @property
    def single(self) -> int | None:
        """The number of a Viking with exactly one: what effects that look at numbers compare (SAGA-20.14, 20.20)."""
        return None if self.god else self.fixed


class Move:
    """A movement card. Ordinary ones have an empty `do`."""

    __slots__ = ("adventure", "by", "cards", "do", "everybody", "gold", "id", "least", "number", "per", "rule",
                 "times", "vp", "when")  # fmt: skip

    def __init__(self, e: Entry) -> None:
        self.id = e.str("id")
        self.number = e.int("number")
        self.rule = e.strs("rules")[0]
        self.adventure = e.str("adventure", "")
        a = e.entry("action") if e.has("action") else Entry(e.file, e.path, {})
        self.when = a.str("when", "", among=("", "flip", "row", "turn"))
        verbs = {"": ("",), "flip": _FLIP_DO, "row": _ROW_DO, "turn": _TURN_DO}[self.when]
        self.do = a.str("do", "", among=verbs)
        self.gold = a.int("gold", 0)
        self.vp = a.int("vp", 0)
        self.cards = a.int("cards", 0)
        self.times = a.int("times", 0)
        self.least = a.int("least", 0)
        self.by = a.int("by", 0)
        self.per = a.str("per", "", among=("", "row"))
        self.everybody = a.str("to", "active", among=("active", "all")) == "all"


class Course:
    """An adventure as it is laid out: one card, or the two of Bifröst (SAGA-14.1).

    `goal` is where the card begins whose landing lets a player leave (SAGA-9.3, 14.6).
    """

    __slots__ = ("first", "goal", "group", "icons", "id", "index", "last", "loss", "markers", "name", "parts", "realm",
                 "ship")  # fmt: skip

    def __init__(self, index: int, cards: list[tuple[Entry, dict[int, tuple[Icon, ...]]]], realm: int) -> None:
        head = cards[0][0]
        self.index = index
        self.id = head.str("id")
        self.parts = tuple(e.str("id") for e, _ in cards)
        self.group = head.str("group")
        self.name = self.id if len(cards) == 1 else self.group  #: its text: the two cards of Bifröst share one
        self.realm = realm
        self.ship = self.group in ("high_sea", "unknown_sea")
        self.markers = head.ints("markers")
        self.icons = {n: icons for _, spaces in cards for n, icons in spaces.items()}
        self.first = min(self.icons)
        self.goal = min(cards[-1][1])
        self.last = max(self.icons)
        self.loss = self.icons[self.last][0].n


class Journal:
    """A journey that fixes all adventures (SAGA-21.1, 21.2)."""

    __slots__ = ("courses", "difficulty", "id", "theme")

    def __init__(self, e: Entry, courses: tuple[int, ...]) -> None:
        self.id = e.str("id")
        self.difficulty = e.int("difficulty")
        self.theme = e.str("theme")
        self.courses = courses


class Saga(Box):
    """All tables, and the options by kind."""

    __slots__ = (
        "bifrost", "buy", "by_realm", "cards", "choose", "copies", "copy", "courses", "done", "draw", "first",
        "first_god", "first_mark", "first_move", "first_special", "first_token", "flip", "frame", "gods_seen",
        "gold_per_vp", "groups", "hand", "icon", "icon_option", "journals", "keep", "kind", "lay", "leave",
        "look", "lose", "marker_count", "marks", "move", "moves", "none", "pass_", "pay", "peek", "pick",
        "prophecies", "random", "realms", "refuse", "send", "ship", "shortfall", "small", "spaces",
        "start_gold", "start_vp", "stay", "take", "take_gold", "take_token", "take_vp", "tjures", "trail",
        "tuck", "tutorial", "use", "waive",
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
        self._name_options(self.options)

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
                card = Card(e, len(cards), len(kind), self.realms, section == "god_cards")
                cards.append(card)
                kind += [card.index] * card.count
        self.cards = tuple(cards)
        self.kind = tuple(kind)
        self.small = len(kind)
        self.tjures = frozenset(k.index for k in cards if k.moves == "copy")
        self.first_god = next(k.first for k in cards if k.god)
        self.by_realm = tuple(tuple(k.index for k in cards if k.realm == r) for r in range(len(self.realms)))

    def _read_moves(self, c: Content) -> None:
        self.first_move = self.small
        plain = [Move(e) for e in c.entries("movement_cards") for _ in range(e.int("count", least=1))]
        special = [Move(e) for e in c.entries("special_movement_cards")]
        self.moves = (*plain, *special)
        self.first_special = self.first_move + len(plain)

    def _read_markers(self, c: Content) -> None:
        self.icon: dict[str, Icon] = {}
        self.first_mark = self.first_move + len(self.moves)
        self.marks: tuple[tuple[str, str, tuple[Icon, ...]], ...] = tuple(
            (e.str("id"), e.str("back", among=("light", "dark")), self._icons(e, "icons", e.strs("icons")))
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
        groups: dict[str, list[tuple[Entry, dict[int, tuple[Icon, ...]]]]] = {}
        for e in c.entries("adventure_cards"):
            name = "bifrost" if e.str("group") == "bifrost" else e.str("id")
            groups.setdefault(name, []).append((e, self._spaces(e)))
        courses = []
        for index, cards in enumerate(groups.values()):
            head = cards[0][0]
            realm = self.realms.index(head.str("realm", among=self.realms)) if head.has("realm") else -1
            courses.append(Course(index, cards, realm))
        self.courses = tuple(courses)
        self.bifrost = next(a.index for a in courses if a.group == "bifrost")
        self.tutorial = next(a.index for a in courses if a.group == "tutorial")
        self.journals = tuple(Journal(e, self._journey(e)) for e in c.entries("journals"))

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
        marks = [LIGHT if back == "light" else DARK for _, back, _ in self.marks]
        return [SMALL] * self.small + [MOVES] * len(self.moves) + marks + [INTENT] * (INTENTS * SEATS)

    def _name_options(self, o: Options) -> None:
        """Options are named by kind and meaning, never by piece."""
        self.buy = self._by_kind(o, "buy")
        self.lay = self._by_kind(o, "lay")
        self.use = self._by_kind(o, "use")
        self.tuck = self._by_kind(o, "tuck")
        self.send = self._by_kind(o, "send")
        self.take = self._by_kind(o, "take")
        self.keep = self._by_kind(o, "keep")
        self.pick = self._by_kind(o, "pick")
        self.lose = self._by_kind(o, "lose")
        self.first = self._by_kind(o, "first")
        self.copy = self._by_kind(o, "copy")
        self.choose = tuple(o.add(f"choose:{a.id.removeprefix('adv-')}", a.index) for a in self.courses)
        self.move = {n: o.add(f"move:{n}", n) for n in range(-60, 61)}
        self.icon_option = {t: o.add(f"icon:{t}", i) for i, t in enumerate(self.icon)}
        self.take_gold, self.take_vp = o.add("gain:gold"), o.add("gain:vp")
        self.pass_, self.none, self.done, self.draw = o.add("pass"), o.add("none"), o.add("done"), o.add("draw")
        self.look, self.peek, self.refuse = o.add("look"), o.add("peek"), o.add("refuse")
        self.take_token = o.add("take-token")
        self.leave, self.stay = o.add("leave"), o.add("stay")
        self.pay, self.waive, self.random, self.flip = o.add("pay"), o.add("waive"), o.add("random"), o.add("flip")

    def _by_kind(self, o: Options, verb: str) -> tuple[Option, ...]:
        return tuple(o.add(f"{verb}:{k.name}", k.index) for k in self.cards)
