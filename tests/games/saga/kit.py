"""A position of Vikings Saga in a few lines."""

from __future__ import annotations

from collections.abc import Sequence

import meadhall
from meadhall.core.match import Match
from meadhall.core.step import Step
from meadhall.games.saga.state import Player, SagaState
from meadhall.games.saga.steps.departing import Depart, ToValhalla
from meadhall.games.saga.steps.flipping import Flip
from meadhall.games.saga.steps.gains import set_hooks
from meadhall.games.saga.steps.landing import Land
from meadhall.games.saga.steps.turns import Choose, Reveal, Turn

GAME = meadhall.game("saga")


class Trail:
    """An adventure without anything in it yet: no cards, no gods, no markers, nothing in the market.

    t = Trail(2).hand(0, "bjorn").hand(1, "mikka").moves("3").turn()
    t.lay("bjorn", "mikka")
    """

    def __init__(self, players: int = 2, adventure: str = "adv-I-C", odin: int = 0) -> None:
        self.m: Match = meadhall.start("saga", players=players, seed=1, options={"odin": "host"})
        s = self.m.state
        assert isinstance(s, SagaState)
        self.s = s
        self.box = s.box
        s.odin = odin
        s.stack.clear()
        s.lanes.clear()
        for p in s.players:
            for pile in (p.draw, p.hand, p.laid, p.lineup, p.valhalla, p.bought, p.boxed):
                pile.clear()
        for pile in (s.row, s.pile, s.discard, s.prepared, s.gods, s.marks, s.ahead, s.removed):
            pile.clear()
        s.unused = ()
        s.stock[:] = [0] * len(s.stock)
        s.opened, s.goods = (1 << len(self.box.realms)) - 1, tuple(k.index for k in self.box.cards if k.realm >= 0)
        course = next(a.index for a in self.box.courses if adventure in a.parts)
        s.journey = (course,) if adventure == "adv-T" else (*s.journey[:1], course, s.box.bifrost)
        s.round = 0 if adventure == "adv-T" else 2 if course == s.box.bifrost else 1
        if course == s.box.bifrost:
            s.journey = (*s.journey[:2], course)
        self.used: set[int] = set()

    # ── laying things out ────────────────────────────────────────────────────────────────────

    def kind(self, name: str) -> int:
        return next(k.index for k in self.box.cards if k.name == name)

    def cards(self, names: Sequence[str]) -> list[int]:
        """Copies that lie nowhere else; the first name is the top of a pile."""
        found = []
        for name in names:
            k = self.box.cards[self.kind(name)]
            c = next(k.first + i for i in range(k.count) if k.first + i not in self.used)
            self.used.add(c)
            found.append(c)
        return found

    def hand(self, seat: int, *names: str) -> Trail:
        self.s.players[seat].hand += self.cards(names)
        return self

    def pile(self, seat: int, *names: str) -> Trail:
        """The draw pile, top card first."""
        self.s.players[seat].draw += self.cards(names)[::-1]
        return self

    def lineup(self, seat: int, *names: str) -> Trail:
        p = self.s.players[seat]
        p.lineup += self.cards(names)
        set_hooks(self.s, p)
        return self

    def valhalla(self, seat: int, *names: str) -> Trail:
        self.s.players[seat].valhalla += self.cards(names)
        return self

    def gods(self, *names: str) -> Trail:
        self.s.gods += self.cards(names)[::-1]
        return self

    def market(self, **left: int) -> Trail:
        """`market(gunnar=2)`: two copies of Gunnar."""
        for name, n in left.items():
            self.s.stock[self.kind(name)] = n
        return self

    def moves(self, *cards: str) -> Trail:
        """The movement pile, top card first: "3" or "spm-I-C"."""
        self.s.pile += [self.move(card) for card in cards][::-1]
        return self

    def row(self, *cards: str) -> Trail:
        self.s.row += [self.move(card) for card in cards]
        return self

    def move(self, card: str) -> int:
        id = f"mov-{card}" if card.isdigit() else card
        found = (self.box.first_move + i for i, m in enumerate(self.box.moves) if m.id == id)
        c = next(c for c in found if c not in self.used)
        self.used.add(c)
        return c

    def marks(self, *icons: str) -> Trail:
        """Markers on the marker spaces, each with exactly these icons ("gold+2")."""
        for wanted in icons:
            found = (i for i, mark in enumerate(self.box.marks) if [x.token for x in mark.icons] == [wanted])
            c = next(self.box.first_mark + i for i in found if self.box.first_mark + i not in self.used)
            self.used.add(c)
            self.s.marks.append(c)
        return self

    def player(self, seat: int, **fields: int) -> Trail:
        """`player(0, gold=3, vp=6, place=4)`"""
        for name, value in fields.items():
            setattr(self.s.players[seat], name, value)
        return self

    def slide(self, n: int) -> Trail:
        self.s.slide = n
        return self

    # ── playing ──────────────────────────────────────────────────────────────────────────────

    def run(self, *steps: Step[SagaState]) -> Trail:
        """Do these steps, up to the first question."""
        self.s.plan(*steps)
        self.s.run()
        self.m.reconsider()
        return self

    def turn(self) -> Trail:
        """One turn, and nothing after it."""
        return self.run(Flip(), Choose(), Reveal())

    def turns(self) -> Trail:
        """Turns until everybody has left."""
        return self.run(Turn())

    def land(self, seat: int, at: int, turn: int = 1) -> Trail:
        """Seat's pawn ends there by a card movement of one."""
        self.s.turn = turn
        if not self.s.row:
            self.row("1")
        self.s.players[seat].place = at - 1 - self.s.slide
        return self.run(Land(1, 1, seat))

    def valhalla_phase(self) -> Trail:
        return self.run(ToValhalla())

    def depart(self) -> Trail:
        return self.run(Depart())

    def play(self, option: str, seat: int | None = None) -> Trail:
        self.m.play(option, seat)
        return self

    def lay(self, *names: str) -> Trail:
        """What each seat that is asked lays, by seat."""
        for seat, name in zip([d.seat for d in self.m.pending], names, strict=True):
            self.m.play(name if name in ("none", "flip") else f"lay:{name}", seat)
        return self

    def __getitem__(self, seat: int) -> Player:
        return self.s.players[seat]

    def at(self, seat: int) -> int:
        """The pawn's position on the board."""
        return self.s.slide + self[seat].place

    @property
    def kind_asked(self) -> str:
        """The question put now, and "" if there is none."""
        return self.m.decision.kind if self.m.decision else ""

    @property
    def seat_asked(self) -> int:
        """Who is asked, -1 if nobody is."""
        return self.m.decision.seat if self.m.decision else -1

    @property
    def ids(self) -> list[str]:
        """The options of the first question."""
        return [o.id for o in self.m.options]

    def names(self, pile: Sequence[int]) -> list[str]:
        return [self.s.card(c).name for c in pile]

    def whys(self, option: str, seat: int | None = None) -> list[str]:
        """The rules by which an option is refused."""
        refusal = self.m.refuse(self.seat_asked if seat is None else seat, option)
        return [] if refusal is None else [r.rule for r in refusal.reasons]

    def space(self, token: str) -> int:
        """A space of the adventure card with exactly this icon."""
        return next(n for n, icons in self.s.course.icons.items() if [i.token for i in icons] == [token])


def fresh(players: int = 2, seed: int = 1, **options: str) -> tuple[Match, SagaState]:
    """A match as it is set up."""
    m = meadhall.start("saga", players=players, seed=seed, options=options)
    assert isinstance(m.state, SagaState)
    return m, m.state
