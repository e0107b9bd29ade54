"""One random match in which everything that the kernel promises is tried along the way."""

from __future__ import annotations

import json
import zlib
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from meadhall.core.drawing import kebab
from meadhall.core.errors import Illegal, MeadhallError
from meadhall.core.game import Game
from meadhall.core.grammar import NAMES, faults
from meadhall.core.match import Decision, Match, replay, start
from meadhall.core.record import Record
from meadhall.core.scene import Choice, Question, Scene
from meadhall.core.snapshot import digest, lists_and_parts, same, shared_lists
from meadhall.core.text import LANGS
from meadhall.core.zones import held

#: The costly tests are tried at one decision in so many: often at first, more seldom in long matches.
OFTEN, SELDOM, LONG = 7, 40, 100
MOST_FAILURES = 20
#: how many options of a question are held to their previews, and how long an act may be followed
MOST_PREVIEWS = 8


class Report:
    """What was tried and what failed."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.failures: list[str] = []

    @property
    def ok(self) -> bool:
        """Did everything hold?"""
        return not self.failures

    def data(self) -> dict[str, Any]:
        """As JSON."""
        return {"ok": self.ok, "games": self.games, "decisions": self.decisions, "failures": self.failures}


class Trial:
    """One random match, with everything tried along the way."""

    def __init__(self, game: Game[Any, Any], players: int, options: dict[str, str], seed: int, report: Report) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.seed = seed
        self.report = report
        self.rng = Random(zlib.crc32(f"{game.key}:{players}:{seed}".encode()))
        self.move = 0
        self._ids: Mapping[str, object] | None = None

    def fail(self, what: str) -> None:
        """Note a fault, with where to find it again."""
        where = f"{self.game.key}, {self.players} players, {self.options}, seed {self.seed}, decision {self.move}"
        line = f"{what} ({where})"
        if len(self.report.failures) < MOST_FAILURES:
            self.report.failures.append(line)

    def run(self) -> None:
        """Play to the end. A crash of the rules is a fault like any other."""
        self.report.games += 1
        before = len(self.report.failures)
        try:
            m = start(self.game, self.players, self.seed, self.options)
            self._play(m)
            if len(self.report.failures) == before:
                self._afterwards(m)
        except Exception as e:  # whatever a stranger's rules raise
            self.fail(f"{type(e).__name__}: {e}")

    def _play(self, m: Match) -> None:
        kept: list[tuple[Match, str]] = []
        totals, pieces = m.game.totals(m.state), self._pieces(m)
        m.listen()
        while not m.over:
            self.move += 1
            if self.move > self.game.longest:
                self.fail(f"no end after {self.game.longest} decisions")
                return
            self._questions(m)
            if self._sometimes():
                self._costly(m)
                kept.append((m.clone(), digest(m.state)))
            decision = self.rng.choice(m.pending)
            m.play(self.rng.choice(decision.options), decision.seat)
            self.report.decisions += 1
            if m.game.totals(m.state) != totals:
                self.fail(f"something was lost or made: {totals} became {m.game.totals(m.state)}")
                return
            if self._pieces(m) != pieces:
                self.fail("a component was lost or doubled")
                return
            self._log(m)
        for clone, was in kept:
            if digest(clone.state) != was:
                self.fail("an old clone has changed")
                break

    def _sometimes(self) -> bool:
        return self.rng.randrange(OFTEN if self.move < LONG else SELDOM) == 0

    # ── after every decision ─────────────────────────────────────────────────────────────────

    def _pieces(self, m: Match) -> list[int]:
        """Every component in every zone; each lies in exactly one place."""
        return sorted(c for z in m.game.zones for _, pile in z.piles(m.state) for c in pile if c >= 0)

    def _questions(self, m: Match) -> None:
        asked = [d.seat for d in m.pending]
        if len(set(asked)) != len(asked):
            self.fail(f"a seat is asked twice at once: {asked}")
        for d in m.pending:
            self._offers(m, d)
        for seat in range(self.players):
            if seat not in asked:
                refusal = m.refuse(seat, m.pending[0].options[0].id)
                if refusal is None or not refusal.reasons:
                    self.fail(f"seat {seat} is not asked and not refused")

    def _offers(self, m: Match, d: Decision) -> None:
        """Options are candidates, unique, and exactly those that nothing speaks against."""
        ids = [o.id for o in d.options]
        if len(set(ids)) != len(ids):
            self.fail(f"two options of one name: {ids}")
        candidates = set(d.ask.all_candidates(m.state))
        for o in d.options:
            if m.game.box.options.find(o.id) is not o:
                self.fail(f"option {o.id} is not in the game's table")
            if o not in candidates:
                self.fail(f"option {o.id} is no candidate of {d.kind}")
            if d.ask.reasons(m.state, o):
                self.fail(f"option {o.id} is offered and refused at once by {d.kind}")
        slow = {o.id for o in d.ask.slow_options(m.state)}
        if slow != set(ids):
            self.fail(f"the shortcut of {d.kind} and its rules differ in {', '.join(sorted(slow ^ set(ids))[:5])}")
        for o, whys in d.refused:
            if not whys:
                self.fail(f"{o.id} is not offered by {d.kind}, and nothing speaks against it")

    def _log(self, m: Match) -> None:
        events = m.heard()
        for event in events:
            if event.rule and event.rule not in self._rules():
                self.fail(f"event {event.kind} cites {event.rule}, which is not in the ledger")
        if self._sometimes():
            for lang in LANGS:
                for seat in (None, *range(self.players)):
                    self._said([line["text"] for line in m.lines(events, seat, lang, NAMES)], "log", lang)

    def _rules(self) -> Mapping[str, object]:
        if self._ids is None:
            self._ids = self.game.ledger("en").entries
        return self._ids

    # ── now and then ─────────────────────────────────────────────────────────────────────────

    def _costly(self, m: Match) -> None:
        self._clones(m)
        self._snapshots(m)
        self._secrets(m)
        self._refusals(m)
        self._orders(m)
        self._undo(m)
        self._shown(m)
        self._promises(m)

    def _clones(self, m: Match) -> None:
        twin = m.clone()
        if not same(m.state, twin.state):
            self.fail("a clone differs from its original")
        shared = shared_lists(m.state, twin.state)
        if shared:
            self.fail(f"a clone shares {', '.join(shared[:3])} with its original")
            return
        was = digest(m.state)
        other = m.clone()
        for _ in range(3):
            if twin.over:
                break
            seat = twin.pending[0].seat
            option = self.rng.choice(twin.pending[0].options)
            twin.play(option, seat)
            other.play(option.id, seat)
        if not same(twin.state, other.state):
            self.fail("two clones went different ways by the same choices")
        if digest(m.state) != was:
            self.fail("playing on a clone changed the original")

    def _snapshots(self, m: Match) -> None:
        again = Match.restore(m.game, json.loads(json.dumps(m.snapshot())))
        if not same(m.state, again.state):
            self.fail("a snapshot does not give the same state back")
        if [d.options for d in again.pending] != [d.options for d in m.pending]:
            self.fail("a restored match offers other options")

    def _secrets(self, m: Match) -> None:
        """What a seat sees does not depend on what it cannot know."""
        for seat in (None, *range(self.players)):
            world = m.imagine(seat, self.rng)
            if world.view(seat) != m.view(seat):
                self.fail(f"seat {seat} can tell an imagined match from the real one by its view")
            for lang in LANGS[:1]:
                if world.scene(seat, lang) != m.scene(seat, lang):
                    self.fail(f"the scene of seat {seat} shows what it may not know")
                if seat is not None and world.question(seat, lang) != m.question(seat, lang):
                    self.fail(f"the question of seat {seat} shows what it may not know")
            if self._pieces(world) != self._pieces(m):
                self.fail("imagining loses or doubles a component")
        self._prompts(m)
        self._by_itself(m)
        self._ahead(m)
        self._piles(m)

    def _by_itself(self, m: Match) -> None:
        """What a table answers by itself is an option, and rests on what everybody can see."""
        world = m.imagine(None, self.rng)
        for d, twin in zip(m.state.asked(), world.state.asked(), strict=True):
            for how in ("obvious", "unconcerned"):
                mine, theirs = getattr(d, how)(m.state), getattr(twin, how)(world.state)
                if mine is not theirs:
                    self.fail(f"the {how} answer to {kebab(d)} shows what not everybody may know")
                if mine is not None and mine not in d.options(m.state):
                    self.fail(f"the {how} answer to {kebab(d)} is not one of its options: {mine.id}")

    def _ahead(self, m: Match) -> None:
        """What may be answered ahead is an option whatever a seat holds, and rests on what everybody can see."""
        world = m.imagine(None, self.rng)
        for ask, twin in zip(m.state.asked(), world.state.asked(), strict=True):
            for one in m.game.answers_ahead:
                if one.question != kebab(ask):
                    continue
                if all(option.id != one.answer for option in ask.options(m.state)):
                    self.fail(f"“{one.id}” cannot be answered ahead: {one.answer} is not one of the options")
                what = one.unless and one.unless.number
                if what and ask.in_sight(m.state, what) != twin.in_sight(world.state, what):
                    self.fail(f"“{one.id}”, answered ahead, shows what not everybody may know: {what}")

    def _piles(self, m: Match) -> None:
        """A hidden pile that is not part of the state itself would be shown with it, whatever its zone says."""
        held = {id(v) for _, v in lists_and_parts(m.state)}
        for zone in m.game.zones:
            for i, pile in zone.piles(m.state):
                if not zone.public and id(pile) not in held:
                    self.fail(f"pile {i} of the hidden zone {zone.name} is not in the state: its zone gives a copy")

    def _prompts(self, m: Match) -> None:
        """Two worlds that look the same to an observer still do, and ask the same, after the same move."""
        for observer in range(self.players):
            a, b = m.imagine(observer, self.rng), m.imagine(observer, self.rng)
            b.state.key = a.state.key
            for d in a.pending:
                twin = b.decision_of(d.seat)
                both = set(d.options) & set(twin.options) if twin and d.seat != observer else set()
                if not both:
                    continue
                option = min(both, key=lambda o: o.id)
                a.play(option, d.seat)
                b.play(option, d.seat)
                if a.view(observer)["state"] == b.view(observer)["state"]:
                    if a.view(observer)["pending"] != b.view(observer)["pending"]:
                        self.fail(f"seat {observer} learns hidden things from who is asked after {option.id}")
                break

    def _refusals(self, m: Match) -> None:
        """What is not offered is refused, with reasons, and changes nothing."""
        was = digest(m.state)
        for d in m.pending:
            legal = {o.id for o in d.options}
            others = [o for o in m.game.box.options if o.id not in legal]
            for option in self.rng.sample(others, min(3, len(others))):
                try:
                    m.play(option.id, d.seat)
                    self.fail(f"{option.id} was not offered, yet played")
                except Illegal as e:
                    if not e.refusal.reasons:
                        self.fail(f"{option.id} is refused without a reason")
        if digest(m.state) != was:
            self.fail("a refused choice changed the match")

    def _orders(self, m: Match) -> None:
        """Any order of simultaneous answers gives the same state."""
        if len(m.pending) < 2:
            return
        answers = [(d.seat, self.rng.choice(d.options)) for d in m.pending]
        ends = []
        for order in (answers, answers[::-1]):
            twin = m.clone()
            for seat, option in order:
                if twin.decision_of(seat) is not None:
                    twin.play(option, seat)
            ends.append(twin)
        if not same(ends[0].state, ends[1].state):
            self.fail("the order of simultaneous answers matters")

    def _undo(self, m: Match) -> None:
        """Taking back is barred once luck was used, another acted, or something was revealed but the own hand."""
        d = m.pending[0]
        after = m.clone()
        after.play(self.rng.choice(d.options), d.seat)
        if after.barrier(m, d.seat) is not None:
            return
        if after.state.count != m.state.count or after.revealed(m) & ~held(m.state, m.game.zones, d.seat):
            self.fail("undo would cross luck or revealed information")
        if after.over:
            self.fail("undo would cross the end of the match")

    def _promises(self, m: Match) -> None:
        """What a preview says comes true."""
        for d in m.pending:
            question = m.question(d.seat, LANGS[0])
            offered = [c for c in question["options"] if c.get("preview")] if question else []
            for choice in self.rng.sample(offered, min(MOST_PREVIEWS, len(offered))):
                self._kept(m, d, choice)

    def _kept(self, m: Match, d: Decision, choice: Choice) -> None:
        count, twin = m.game.drawing.count, m.clone()
        said = choice["preview"]
        before = [count(m.state, p["seat"], p["what"]) for p in said]
        twin.play(choice["id"], d.seat)
        for _ in range(MOST_PREVIEWS):  # what still belongs to the same act
            going_on = [e for e in twin.pending if e.seat == d.seat and not m.game.drawing.settled(twin.state, e.ask)]
            if not going_on:
                break
            twin.play(going_on[0].options[0], d.seat)
        if m.game.drawing.upset(m.state, twin.state):
            return
        for p, was in zip(said, before, strict=True):
            change, happened = p["change"], count(twin.state, p["seat"], p["what"]) - was
            more = not p["sure"] and abs(happened) > abs(change) and happened * change >= 0
            if happened != change and not more:
                self.fail(f"{d.kind} {choice['id']} promises {p['text']!r} ({change:+d} {p['what']} for seat "
                          f"{p['seat']}), but it became {happened:+d}")  # fmt: skip

    # ── what is shown ────────────────────────────────────────────────────────────────────────

    def _shown(self, m: Match) -> None:
        for lang in LANGS:
            for seat in (None, *range(self.players)):
                scene = m.scene(seat, lang, NAMES)
                self._scene(scene)
                self._said(_words(scene), "scene", lang)
                self._said([w["title"] for w in m.waiting(seat, lang, NAMES)], "waiting", lang)
                question = m.question(seat, lang, NAMES) if seat is not None else None
                if question is not None:
                    self._question(question, scene, lang)

    def _scene(self, scene: Scene) -> None:
        things = scene["things"]
        held = [i for t in things.values() for i in t.get("things", ())]
        if scene["root"] not in things:
            self.fail("the scene has no root")
        if len(set(held)) != len(held):
            self.fail("a thing lies in two places of the scene")
        lost = (set(held) | {scene["root"]}) ^ set(things)
        if lost:
            self.fail(f"things of the scene lie nowhere or do not exist: {sorted(lost)[:3]}")
        for thing in things.values():
            self._data(thing["id"].partition(":")[0], self.game.drawing.thing_data, thing.get("data"))
            odd = {i for edge in thing.get("edges", ()) for i in edge} - set(thing.get("things", ()))
            if odd:
                self.fail(f"an edge of {thing['id']} ends outside it: {sorted(odd)[:3]}")
        if len(scene["seats"]) != self.players:
            self.fail("the scene does not show every seat")

    def _question(self, question: Question, scene: Scene, lang: str) -> None:
        self._said([question["title"], question["note"]], "question", lang)
        labels = [c["label"] for c in question["options"]]
        self._said([*labels, *(c.get("note", "") for c in question["options"])], "options", lang)
        for c in question["options"]:
            self._said([*(p["text"] for p in c.get("preview", ())), *c.get("remarks", ())], "previews", lang)
        if not all(labels):
            self.fail(f"an option without a label: {question['kind']}")
        for refused in question["refused"]:
            self._said([refused["label"], *(w["text"] for w in refused["reasons"])], "refusals", lang)
            for why in refused["reasons"]:
                if why["rule"] not in self._rules():
                    self.fail(f"a refusal cites {why['rule']!r}, which is not in the ledger")
        if question["rule"] not in self._rules():
            self.fail(f"question {question['kind']} cites {question['rule']!r}, which is not in the ledger")
        for choice in question["options"]:
            self._data(choice["verb"], self.game.drawing.choice_data, choice.get("data"))
        for shown in (*question["options"], *question["refused"]):
            for id in shown["things"]:
                if id not in scene["things"]:
                    self.fail(f"{shown['id']} concerns {id}, which is not in the scene")

    def _data(self, kind: str, declared: Mapping[str, type], data: Mapping[str, object] | None) -> None:
        """What a layout reads is what the drawing declares, if it declares anything."""
        if not declared:
            return
        shape: Any = declared.get(kind)  # a TypedDict, whose keys no type says
        if shape is None:
            if data is not None:
                self.fail(f"{kind} has data that its drawing does not declare: {sorted(data)}")
            return
        given = set(data or ())
        odd = (shape.__required_keys__ - given) | (given - shape.__required_keys__ - shape.__optional_keys__)
        if odd and (data is not None or shape.__required_keys__):
            self.fail(f"the data of {kind} is not as {shape.__name__} declares it: {', '.join(sorted(odd))}")

    def _said(self, words: Sequence[str], where: str, lang: str) -> None:
        for said in words:
            if said.startswith("["):
                self.fail(f"a text is missing or broken ({where}): {said}")
            for why in faults(said, lang):
                self.fail(f"{why} in {lang} ({where}): {said}")

    # ── after the match ──────────────────────────────────────────────────────────────────────

    def _afterwards(self, m: Match) -> None:
        result = m.result
        if result is None or len(result.scores) != self.players:
            self.fail(f"the match ended without a result: {result}")
        for lang in LANGS:
            ending = m.game.drawing.ending(m.state, m.look(None, lang))
            self._said(ending, "ending", lang)
            if result is not None and not result.winners and not ending[0]:
                self.fail("no seat has won, and no ending says who has")
        record = Record.parse(json.loads(json.dumps(m.record().data())))
        try:
            again = replay(self.game, record)
        except MeadhallError as e:
            self.fail(f"the record cannot be replayed: {e}")
            return
        if not same(again.state, m.state):
            self.fail("the same record gave another match")


def _words(scene: Scene) -> list[str]:
    """Every text of a scene."""
    found = [scene["status"], *(s["line"] for s in scene["seats"])]
    for thing in scene["things"].values():
        found += [thing.get("name", ""), thing.get("note", "")]
    for row in scene["scores"]:
        found += [row["name"], *row["notes"]]
    return found
