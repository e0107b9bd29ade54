"""One play of a game: a function of game, versions, options, seed and choices."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from hashlib import blake2b
from random import Random
from typing import Any

from meadhall.core.drawing import Look, Painted, kebab, refused, whys_in_words
from meadhall.core.errors import BadRecord, BadSeat, BadSeed, BadSnapshot, Illegal, RulesError
from meadhall.core.event import Event
from meadhall.core.game import Game, Result
from meadhall.core.option import Option
from meadhall.core.record import Record
from meadhall.core.refusal import Reason, Refusal, reason
from meadhall.core.scene import Choice, LogLine, Question, Scene, Waiting, Why
from meadhall.core.snapshot import FORMAT, Json, decode_state, encode, encode_state, own_fields
from meadhall.core.state import State
from meadhall.core.step import Ask, Step
from meadhall.core.text import Say, Seat
from meadhall.core.zones import held, masked, redeal, sight_of

#: The past as a list shared by clones: (before, seat, option).
Past = tuple[Any, int, Option] | None  # Any: the type is recursive
LONGEST = 60  #: characters of what is no option, as far as a refusal repeats them
SCENE = "scene"  #: the name under which a scene that is everybody's is kept


class Decision:
    """A question put to one seat, with its legal answers."""

    __slots__ = ("_match", "ask", "options", "seat")

    def __init__(self, match: Match, ask: Ask[Any], options: Sequence[Option]) -> None:
        self._match = match
        self.ask = ask
        self.seat: int = ask.seat
        self.options = options

    @property
    def rule(self) -> str:
        """The rule that asks."""
        return self.ask.rule

    @property
    def kind(self) -> str:
        """The name of the step that asks."""
        return kebab(self.ask)

    @property
    def refused(self) -> list[tuple[Option, tuple[Reason, ...]]]:
        """What one might try but may not, with all reasons; nothing where that would be too much to list."""
        if not self.ask.listed:
            return []
        s = self._match.state
        legal = set(self.options)
        return [(o, self.ask.reasons(s, o)) for o in self.ask.all_candidates(s) if o not in legal]

    def __repr__(self) -> str:
        return f"seat {self.seat}: {self.kind} {list(self.options)}"


class Match:
    """`start` makes one. `play` is the only thing that changes it."""

    __slots__ = (
        "_all", "_first", "_past", "game", "imagined", "options_chosen", "players", "restored", "seed", "state",
    )  # fmt: skip

    def __init__(
        self,
        game: Game[Any, Any],
        state: State,
        seed: int,
        options_chosen: Mapping[str, str],
        past: Past = None,
        imagined: bool = False,
    ) -> None:
        self.game = game
        self.state = state
        self.players = state.seats
        self.seed = seed
        self.options_chosen = options_chosen
        self.imagined = imagined  #: not a real match: it has no record
        self.restored = False  #: from a snapshot: what came before it is not known here
        self._past = past
        self._first: Sequence[Option] | None = None  # answers to the first open question
        self._all: list[Sequence[Option]] | None = None  # to every one

    # ── what may be decided ──────────────────────────────────────────────────────────────────

    @property
    def options(self) -> Sequence[Option]:
        """The legal answers to the first open question; empty when the match is over."""
        found = self._first
        if found is None:
            lane = self._lane()
            found = self._first = self._answers(lane[-1]) if lane else ()
        return found

    def _lane(self) -> list[Step[Any]]:
        """Where the first open question stands: on top of it."""
        s = self.state
        return next(filter(None, s.lanes)) if s.lanes else s.stack

    def _answers(self, step: Step[Any]) -> Sequence[Option]:
        ask: Ask[Any] = step  # type: ignore[assignment]  # run() leaves only Asks on top
        found = ask.options(self.state)
        if not found:
            raise RulesError(f"a question without an option: {kebab(ask)} for seat {ask.seat}")
        return found

    def _legal(self) -> list[Sequence[Option]]:
        """The legal answers of every open question, computed once per move."""
        if self._all is None:
            asked = self.state.asked()
            self._all = [self.options, *map(self._answers, asked[1:])] if asked else []
        return self._all

    def reconsider(self) -> None:
        """Work the answers out anew: for those who change the state by hand."""
        self._first = self._all = None

    @property
    def pending(self) -> tuple[Decision, ...]:
        """Every question that may be answered now."""
        return tuple(Decision(self, a, o) for a, o in zip(self.state.asked(), self._legal(), strict=True))

    @property
    def decision(self) -> Decision | None:
        """The first open question; None when the match is over."""
        asked = self.state.asked()
        return Decision(self, asked[0], self._legal()[0]) if asked else None

    def decision_of(self, seat: int) -> Decision | None:
        """The question put to a seat, if there is one."""
        for decision in self.pending:
            if decision.seat == seat:
                return decision
        return None

    @property
    def over(self) -> bool:
        """Is nothing left to do?"""
        return not self.state.stack and not self.state.lanes

    @property
    def result(self) -> Result | None:
        """Scores and winners, once the match is over."""
        return self.game.result(self.state) if self.over else None

    # ── playing ──────────────────────────────────────────────────────────────────────────────

    def play(self, option: Option | str, seat: int | None = None) -> None:
        """Answer a question: the first open one, or that of `seat`. Raises `Illegal` with every reason."""
        s = self.state
        lane = self._lane() if s.lanes else s.stack
        first = seat is None or _asks(lane, seat)
        if not first or not isinstance(option, Option) or option not in (self._first or self.options):
            lane, option = self._find(option, seat)
        ask: Ask[Any] = lane.pop()  # type: ignore[assignment]  # run() leaves only Asks on top
        self._first = self._all = None
        self._past = (self._past, ask.seat, option)
        s.todo = lane
        if ask.beside is None:
            ask.choose(s, option)
        else:
            ask.carry_out(s, option)
        s.todo = s.stack
        s.run()

    def _find(self, option: Option | str, seat: int | None) -> tuple[list[Step[Any]], Option]:
        """Where the question stands that is answered, and the answer; or `Illegal`."""
        s = self.state
        asked = s.asked()
        who = self.checked_seat(seat) if seat is not None else asked[0].seat if asked else 0
        id = option.id if isinstance(option, Option) else str(option)
        found = self.game.box.options.find(id)
        for ask, legal in zip(asked, self._legal(), strict=True):
            if ask.seat == who and found is not None and found in legal:
                return (s.lanes[who] if s.lanes else s.stack), found
        raise Illegal(self._refuse(who, id))

    def refuse(self, seat: object, action: object) -> Refusal | None:
        """Every reason why a seat may not do that now; None if it may."""
        who, id = self.checked_seat(seat), action.id if isinstance(action, Option) else str(action)
        decision = self.decision_of(who)
        if decision is not None and any(o.id == id for o in decision.options):
            return None
        return self._refuse(who, id)

    def _refuse(self, seat: int, action: str) -> Refusal:
        return Refusal(seat, action, tuple(self._reasons(seat, action)))

    def _reasons(self, seat: int, action: str) -> Iterator[Reason]:
        s = self.state
        asked = s.asked()
        option = self.game.box.options.find(action)
        if option is None:
            yield reason("", "why-unknown", option=action[:LONGEST])
        if not asked:
            yield reason("", "why-over")
        mine = [ask for ask in asked if ask.seat == seat]
        if asked and not mine:
            yield reason(asked[0].rule, "why-not-asked", seat=Seat(asked[0].seat))
        for ask in mine:
            if option is not None:
                known = ask.reasons(s, option) if option in ask.all_candidates(s) else ask.strays(s, option)
                yield from known or (reason(ask.rule, "why-not-now"),)

    def checked_seat(self, seat: object) -> int:
        """A seat of this match, or a clear error."""
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.players:
            raise BadSeat(f"seats are 0 to {self.players - 1}, not {seat!r}")
        return seat

    def checked_viewer(self, seat: object) -> int | None:
        """A seat of this match, or None, a spectator."""
        return None if seat is None else self.checked_seat(seat)

    # ── copies ───────────────────────────────────────────────────────────────────────────────

    def clone(self) -> Match:
        """A match that goes its own way from here."""
        twin = Match(self.game, self.state.clone(), self.seed, self.options_chosen, self._past, self.imagined)
        twin._first, twin.restored = self._first, self.restored
        return twin

    def imagine(self, seat: int | None, rng: Random) -> Match:
        """A clone in which all that a seat cannot know is dealt anew, under other luck."""
        s = self.state.clone()
        redeal(self.game, s, self.checked_viewer(seat), rng)
        s.key = rng.getrandbits(64)
        return Match(self.game, s, 0, self.options_chosen, None, imagined=True)

    # ── what a seat may know ─────────────────────────────────────────────────────────────────

    def view(self, seat: int | None) -> Json:
        """All that a seat (None: a spectator) may know, as JSON."""
        s = self.state
        hidden = masked(self.game, s, self.checked_viewer(seat))
        mine = None if seat is None else self.decision_of(seat)
        return {
            "game": self.game.key,
            "seat": seat,
            "state": {n: encode(getattr(s, n), hidden) for n in own_fields(type(s))},
            "pending": [{"seat": a.seat, "kind": kebab(a), "rule": a.rule} for a in s.asked()],
            "options": [o.id for o in mine.options] if mine else [],
            "over": self.over,
        }

    def barrier(self, before: Match, seat: int, answered: bool = False) -> Reason | None:
        """Why `seat` may not go back to `before`: the end, luck, somebody's act, or something revealed since: what
        others chose in secret too, which lies in a zone and is moved or learnt when it is shown. What it has shown of
        its own hand was its own to show, unless others whose acts do not bar (bots) have `answered` it."""
        if self.over:
            return reason("", "why-over")
        if before.state.count != self.state.count:
            return reason("", "why-undo-luck")
        for other, _ in self.choices(since=before):
            if other != seat:
                return reason("", "why-undo-acted", seat=Seat(other))
        if self.revealed(before) & ~(0 if answered else held(before.state, self.game.zones, seat)):
            return reason("", "why-undo-revealed")
        return None

    def revealed(self, before: Match) -> int:
        """The components that anybody has come to know since, as bits."""
        zones, bits = self.game.zones, 0
        for who in range(self.players):
            bits |= sight_of(self.state, zones, who) & ~sight_of(before.state, zones, who)
        return bits

    # ── what a table shows ───────────────────────────────────────────────────────────────────

    def look(self, seat: int | None, lang: str, names: Sequence[str] = ()) -> Look:
        """A viewer: `names` are those of the people at the table."""
        return Look(self.checked_viewer(seat), Say(self.game.texts, lang, names))

    def scene(self, seat: int | None, lang: str, names: Sequence[str] = (), painted: Painted | None = None) -> Scene:
        """What to draw for a viewer. Scenes of one moment in one language, for several viewers, may share `painted`."""
        drawing, say = self.game.drawing, Say(self.game.texts, lang, names)
        look = Look(self.checked_viewer(seat), say, painted)
        if not drawing.for_all:
            return self._marked(drawing.draw(self.state, look), look)
        if SCENE not in look.painted:
            look.painted[SCENE] = self._marked(drawing.draw(self.state, look.anybody), look)
        scene: Scene = look.painted[SCENE]
        return scene

    def _marked(self, scene: Scene, look: Look) -> Scene:
        """A scene that says in which stretch of the match it is."""
        mark = self.game.mark(self.state)
        if mark is not None:
            scene["round"] = look.say.text(mark)
        return scene

    def question(self, seat: int, lang: str, names: Sequence[str] = ()) -> Question | None:
        """The question put to a seat, in words, with what may be done and what may not and why."""
        decision = self.decision_of(self.checked_seat(seat))
        if decision is None:
            return None
        s, ask, look = self.state, decision.ask, self.look(seat, lang, names)
        title, note = self.game.drawing.title(s, ask, look)
        return {
            "seat": seat,
            "kind": type(ask).__name__,
            "title": title,
            "note": note,
            "rule": ask.rule,
            "options": [self._choice(ask, o, look) for o in decision.options],
            "refused": [refused(self._choice(ask, o, look), whys, look.say) for o, whys in decision.refused],
        }

    def _choice(self, ask: Ask[Any], o: Option, look: Look) -> Choice:
        """An option as it is shown, with its structure: a page need not take ids apart."""
        shown = self.game.drawing.choice(self.state, ask, o, look)
        shown["verb"], shown["args"] = o.verb, list(o.args)
        return shown

    def waiting(self, seat: int | None, lang: str, names: Sequence[str] = ()) -> list[Waiting]:
        """What others are deciding, as a viewer may know it."""
        s, waits, look = self.state, self.game.drawing.waits, self.look(seat, lang, names)
        return [{"seat": a.seat, "title": waits(s, a, look), "rule": a.rule} for a in s.asked() if a.seat != seat]

    def why(self, refusal: Refusal, lang: str, names: Sequence[str] = ()) -> list[Why]:
        """A refusal in words."""
        return whys_in_words(refusal.reasons, self.look(refusal.seat, lang, names).say)

    def listen(self) -> None:
        """From now on events are kept, until `heard` takes them."""
        self.state.log = []

    def heard(self) -> list[Event]:
        """What happened since the last call (or since `listen`)."""
        events = self.state.log or []
        self.state.log = []
        return events

    def lines(self, events: Sequence[Event], seat: int | None, lang: str, names: Sequence[str] = ()) -> list[LogLine]:
        """Events in words, as far as a viewer may know them."""
        look = self.look(seat, lang, names)
        said = (self.game.drawing.line(e, look) for e in events)
        return [line for line in said if line is not None]

    # ── saving ───────────────────────────────────────────────────────────────────────────────

    def choices(self, since: Match | None = None) -> list[tuple[int, str]]:
        """(seat, option id) of every choice, oldest first; only those after `since` if it is given."""
        found: list[tuple[int, str]] = []
        past, end = self._past, since._past if since is not None else None
        while past is not end and past is not None:
            past, seat, option = past
            found.append((seat, option.id))
        found.reverse()
        return found

    def record(self) -> Record:
        """The match as it is saved."""
        if self.imagined:
            raise BadRecord("an imagined match has no record")
        if self.restored:
            raise BadRecord("a match that was restored from a snapshot does not know its past: it has no record")
        return Record(
            self.game.key,
            self.game.version,
            self.game.content.hash,
            self.players,
            tuple(sorted(self.options_chosen.items())),
            self.seed,
            tuple(self.choices()),
        )

    def snapshot(self) -> Json:
        """The state itself, for going on without replaying. It holds everything: never show it."""
        game = self.game
        return {"format": FORMAT, "game": game.key, "rules": game.version, "content": game.content.hash,
                "options": dict(self.options_chosen), "seed": self.seed, "imagined": self.imagined,
                "state": encode_state(self.state)}  # fmt: skip

    @classmethod
    def restore(cls, game: Game[Any, Any], data: Json) -> Match:
        """A match from a snapshot, upgraded if an older version made it and the game knows how; its past is not
        part of it."""
        data = fitting(game, data)
        state = decode_state(game.state, game.box, data["state"], game.vocabulary)
        match = cls(game, state, data["seed"], data["options"], None, data["imagined"])
        match.restored = True
        return match


def _asks(lane: Sequence[Step[Any]], seat: int) -> bool:
    """Does the question on top of a lane go to that seat?"""
    ask: Ask[Any] | None = lane[-1] if lane else None  # type: ignore[assignment]  # run() leaves only Asks on top
    return ask is not None and ask.seat == seat and not isinstance(seat, bool)


def fitting(game: Game[Any, Any], data: Json) -> Json:
    """A snapshot as this version of the game reads it, or a clear refusal."""
    if not isinstance(data, dict) or data.get("game") != game.key:
        raise BadSnapshot(f"this is no snapshot of {game.key}")
    for name, kind in (("options", dict), ("seed", int), ("imagined", bool), ("state", dict)):
        if not isinstance(data.get(name), kind):
            raise BadSnapshot(f"the {name} of a snapshot must be of type {kind.__name__}, not {data.get(name)!r}")
    format = data.get("format", 1)
    if format == 1:
        data = game.from_first_format(data)
    elif format != FORMAT:
        raise BadSnapshot(f"format {format!r} of snapshots is not known (this is format {FORMAT})")
    if format == 1 or data["rules"] != game.version:
        return game.upgrade(data, str(data["rules"]))
    if not game.made_with(data["content"]):
        raise BadSnapshot(f"made with other content ({data['content']}); this is {game.content.hash}")
    return data


def start(game: Game[Any, Any], players: object, seed: object, options: Mapping[str, str] | None = None) -> Match:
    """A new match, set up and ready for its first decision."""
    if isinstance(seed, bool) or not isinstance(seed, int):
        raise BadSeed(f"a seed is a whole number, not {seed!r}")
    chosen, seats = game.checked_options(options or {}), game.checked_players(players)
    s = game.empty(seats, chosen)
    size = 8 if abs(seed) < 1 << 64 else 16  # a large seed is a secret: its key is as hard to guess
    key = int.from_bytes(blake2b(f"{game.key}:{seed}".encode(), digest_size=size).digest(), "big")
    s.begin(seats, key)
    s.push(game.opening(s))
    s.run()
    return Match(game, s, seed, chosen)


def replay(game: Game[Any, Any], record: Record, upto: int | None = None) -> Match:
    """The match of a record, or its first `upto` choices."""
    if record.game != game.key:
        raise BadRecord(f"this is a record of {record.game}, not of {game.key}")
    if record.rules != game.version:
        record = game.upgrade_record(record)
    if not game.made_with(record.content):
        raise BadRecord(f"made with other content ({record.content}); this is {game.content.hash}")
    m = start(game, record.players, record.seed, dict(record.options))
    for i, (seat, option) in enumerate(record.choices[:upto]):
        try:
            m.play(option, seat)
        except (Illegal, BadSeat) as e:
            raise BadRecord(f"choices[{i}]: {e}") from None
    return m
