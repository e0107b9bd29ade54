"""Brandubh, the 7×7 hnefatafl of the north: a whole game in one file, to copy when you begin your own.

A game is a box, a state (plain data), steps (the rulebook), a scene (what to draw) and texts. Table, bots, replay,
undo and the conformance suite (`meadhall check --game examples/brandubh.py`) come for free.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from meadhall import kit

SIDE, TURNS, CELLS = 7, 200, range(49)
KING = 0  # pieces: 0 the king, 1 to 4 his guards, 5 to 12 the raiders
START = (24, 17, 23, 25, 31, 3, 10, 21, 22, 26, 27, 38, 45)
THRONE, CORNERS = 24, (0, 6, 42, 48)
LOOKS = (("king", "crown"), ("guard", "viking-shield"), ("raider", "battle-axe"))
NAMES = [f"{'abcdefg'[cell % SIDE]}{SIDE - cell // SIDE}" for cell in CELLS]


def rays(cell: int) -> list[list[int]]:
    """The cells in each of the four directions, nearest first."""
    x, y = cell % SIDE, cell // SIDE
    row, column = [y * SIDE + i for i in range(SIDE)], [i * SIDE + x for i in range(SIDE)]
    return [row[x + 1 :], row[:x][::-1], column[y + 1 :], column[:y][::-1]]


class BrandubhBox(kit.Box):
    """No components beside the pieces: only the table of all moves. `a` is from, `b` is to."""

    def __init__(self) -> None:
        super().__init__(kit.Options(), [0] * len(START))
        self.rays = [rays(cell) for cell in CELLS]
        moves = [(a, b) for a in CELLS for ray in self.rays[a] for b in ray]
        self.move = {(a, b): self.options.add(f"move:{NAMES[a]}-{NAMES[b]}", a, b) for a, b in moves}


class Brandubh(kit.State):
    """`board[cell]` is a piece or -1; `turns` counts moves; `winner` is -1 while nobody has won."""

    box: BrandubhBox
    board: list[int]
    taken: list[int]
    turns: int
    winner: int


def side(piece: int) -> int:
    """Seat 0 plays the raiders, seat 1 the king."""
    return 0 if piece > 4 else 1


def taken_by(s: Brandubh) -> list[int]:
    """How many pieces each side has taken."""
    return [sum(side(p) != i for p in s.taken) for i in (0, 1)]


BLOCKED = kit.reason("BRAN-2.1", "why-blocked")
RESERVED = kit.reason("BRAN-2.2", "why-reserved")


class Turn(kit.Ask[Brandubh]):
    """BRAN-2: move one piece like a rook. The rules are written once, as reasons *against* a move."""

    rule = "BRAN-2.1"

    def candidates(self, s: Brandubh) -> Sequence[kit.Option]:
        own = [c for c, p in enumerate(s.board) if p >= 0 and side(p) == self.seat]
        return [s.box.move[a, b] for a in own for ray in s.box.rays[a] for b in ray]

    def against(self, s: Brandubh, o: kit.Option) -> Iterator[kit.Reason]:
        ray = next(r for r in s.box.rays[o.a] if o.b in r)
        if any(s.board[c] >= 0 for c in ray[: ray.index(o.b) + 1]):
            yield BLOCKED
        if s.board[o.a] != KING and (o.b in CORNERS or o.b == THRONE):
            yield RESERVED

    def choose(self, s: Brandubh, o: kit.Option) -> None:
        piece = s.board[o.a]
        s.board[o.a], s.board[o.b] = -1, piece
        s.turns += 1
        if s.log is not None:
            s.tell("moves", self.seat, "BRAN-2.1", (f"piece:{piece}",), start=NAMES[o.a], end=NAMES[o.b])
        for ray in s.box.rays[o.b]:
            if ray and s.board[ray[0]] >= 0 and side(s.board[ray[0]]) != self.seat:
                self.strike(s, ray)
        rival = Turn(1 - self.seat)
        if (piece == KING and o.b in CORNERS) or (s.winner < 0 and not rival.options(s)):
            s.winner = self.seat
        if s.winner < 0 and s.turns < TURNS:
            s.push(rival)

    def strike(self, s: Brandubh, ray: list[int]) -> None:
        """BRAN-3: a piece between the mover and another hostile place is taken."""
        cell, piece = ray[0], s.board[ray[0]]
        near = [r[0] for r in s.box.rays[cell] if r]
        if not (piece == KING and (cell == THRONE or THRONE in near)):  # BRAN-3.3: else every side must be closed
            near = ray[1:2]
        if near and all(self.hostile(s, c) for c in near):
            s.board[cell] = -1
            s.taken.append(piece)
            s.winner = 0 if piece == KING else s.winner
            if s.log is not None:
                s.tell("takes", self.seat, "BRAN-3.1", cell=NAMES[cell])

    def hostile(self, s: Brandubh, cell: int) -> bool:
        there = s.board[cell]
        return side(there) == self.seat if there >= 0 else cell in CORNERS or cell == THRONE


RULES = """
BRAN-1.1 | Raiders on the cross, guards around the king; the raiders begin. | Les assaillants commencent.
BRAN-2.1 | A piece moves any distance straight over empty cells. | Une pièce glisse en ligne droite sur des cases vides.
BRAN-2.2 | Only the king stops on the throne or a corner. | Seul le roi s’arrête sur le trône ou dans un coin.
BRAN-3.1 | An enemy between the moved piece and another of yours is taken. | Un ennemi pris entre deux est retiré.
BRAN-3.2 | An empty corner or throne counts as yours for taking. | Un coin ou le trône vide compte comme vôtre.
BRAN-3.3 | On or beside the throne the king is taken from all sides. | Sur le trône ou à côté, il faut cerner le roi.
BRAN-4.1 | The king in a corner wins. | Le roi dans un coin gagne.
BRAN-4.2 | Taking the king wins for the raiders. | Prendre le roi fait gagner les assaillants.
BRAN-4.3 | Who cannot move loses. | Qui ne peut pas jouer perd.
BRAN-4.4 | After 200 moves both share the victory. | Après 200 coups, la victoire est partagée.
"""
TEXTS = """
game-name | Brandubh | Brandubh
game-pitch | Break through to a corner, or catch the king. | Percez jusqu’à un coin, ou capturez le roi.
ask-turn | Move a piece | Déplacez une pièce
option-move | { $start } to { $end } | { $start } vers { $end }
status | Move { $turn } | Coup { $turn }
king | King | Roi
guard | Guard | Garde
raider | Raider | Assaillant
taken | pieces taken | pièces prises
why-blocked | Something stands in the way. | Quelque chose barre le chemin.
why-reserved | Only the king may stop there. | Seul le roi peut s’y arrêter.
event-moves | { $seat }: { $start } to { $end } | { $seat } : { $start } vers { $end }
event-takes | { $seat } takes on { $cell } | { $seat } prend en { $cell }
"""


class BrandubhJudgement(kit.Judgement[Brandubh]):
    """What the bots think of a position."""

    worlds, lookahead = 1, 0

    def value(self, s: Brandubh, seat: int) -> float:
        """For the bots: who won, the pieces taken, and whether a way to a corner is open."""
        if s.winner >= 0:
            return 100.0 if s.winner == seat else -100.0
        ways = s.box.rays[s.board.index(KING)]
        open_ways = sum(bool(way) and way[-1] in CORNERS and all(s.board[c] < 0 for c in way) for way in ways)
        guards = sum(p <= 4 for p in s.taken)
        return (1.5 * (len(s.taken) - guards) - 2.5 * guards + 8 * open_ways) * (1 if seat == 1 else -1)


class BrandubhDrawing(kit.Drawing[Brandubh]):
    """What the table shows."""

    def draw(self, s: Brandubh, look: kit.Look) -> kit.Scene:
        p, say = kit.Painter(), look.say
        p.put(None, "table", "area")
        p.put("table", "board", "grid", name=say("game-name"), size=[SIDE, SIDE])
        for cell, piece in enumerate(s.board):
            tone = "throne" if cell == THRONE else "corner" if cell in CORNERS else ""
            id = p.put("board", f"cell:{NAMES[cell]}", "cell", name=NAMES[cell], at=divmod(cell, SIDE)[::-1], tone=tone)
            if piece >= 0:
                name, icon = LOOKS[min(piece, 1) + (piece > 4)]
                p.put(id, f"piece:{piece}", "piece", name=say(name), icon=icon, seat=side(piece))
        lines, taken = (say("raider"), say("king")), taken_by(s)
        chips = [[kit.chip("axe-sword", n, say("taken"))] for n in taken]
        seats = [kit.SeatLook(seat=i, score=taken[i], line=lines[i], chips=chips[i]) for i in (0, 1)]
        return p.scene(say("status", turn=s.turns + 1), [s.turns, TURNS], seats, [])

    def choice(self, s: Brandubh, ask: kit.Ask[Brandubh], option: kit.Option, look: kit.Look) -> kit.Choice:
        start, end = NAMES[option.a], NAMES[option.b]
        label = look.say("option-move", start=start, end=end)
        return {"id": option.id, "label": label, "things": [f"piece:{s.board[option.a]}", f"cell:{end}"]}


class BrandubhGame(kit.Leaflet[Brandubh, BrandubhBox]):
    """What the hall asks of a game."""

    key, players, default_players, minutes = "brandubh", (2,), 2, "15"
    credits = kit.Credits(("traditional",), "nobody", 1000)
    zones = (
        kit.Zone("board", kit.Sight.PUBLIC, lambda s, i: s.board),
        kit.Zone("taken", kit.Sight.PUBLIC, lambda s, i: s.taken),
    )
    longest, drawn_by, judged_by = TURNS, BrandubhDrawing, BrandubhJudgement
    state, package, laws, phrases = Brandubh, __name__, RULES, TEXTS

    def read(self, content: kit.Content) -> BrandubhBox:
        return BrandubhBox()

    def empty(self, players: int, options: Mapping[str, str]) -> Brandubh:
        return Brandubh(self.box, [START.index(cell) if cell in START else -1 for cell in CELLS], [], 0, -1)

    def opening(self, s: Brandubh) -> Turn:
        return Turn(0)

    def result(self, s: Brandubh) -> kit.Result:
        winners = (0, 1) if s.winner < 0 else (s.winner,)
        return kit.Result(tuple(int(seat in winners) for seat in (0, 1)), winners)

    def standing(self, s: Brandubh, seat: int | None) -> Sequence[int]:
        return taken_by(s)


GAME = BrandubhGame()
