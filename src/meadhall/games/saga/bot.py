"""What a decent player values in Vikings Saga."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from meadhall.core.judgement import Judgement, Skill
from meadhall.core.option import Option
from meadhall.core.step import Ask
from meadhall.core.zones import find
from meadhall.games.saga.content import INTENTS, Course, Icon, Saga
from meadhall.games.saga.features import FEATURES, progress, seat_features
from meadhall.games.saga.state import Player, SagaState
from meadhall.games.saga.steps.buying import Buy, price
from meadhall.games.saga.steps.departing import Send
from meadhall.games.saga.steps.replacing import LeaveOrStay
from meadhall.games.saga.steps.resolving import Resolve, numbers
from meadhall.games.saga.steps.setup import ChooseAdventure
from meadhall.games.saga.steps.turns import Lay

GOLD = 0.36  #: three make a point at the end; earlier they buy Vikings
ICONS = {"viking": 1.3, "lose": -0.9, "draw": 0.45, "god": 0.9, "valhalla": 0.7, "prophecy": 0.2}
SLIDES = (1, 2, 3, 4, 5, 6, 7)
HAND = (0.0, 0.6, 1.1, 1.5, 1.8, 2.0, 2.2)
BRIDGE = (0.0, 1.6, 3.0, 4.2, 5.2, 6.0, 6.6, 7.0)  #: cards to play at Bifröst


class SagaJudgement(Judgement[SagaState]):
    """What a decent player thinks of a position."""

    skills = (Skill(0.3, lapse=0.2), Skill(0.14, lapse=0.04), Skill(0.0), Skill(passes=8))

    features = FEATURES
    trusted = ("wealth", "ahead")
    progress = staticmethod(progress)

    def measure(self, s: SagaState) -> list[list[float]]:
        return [seat_features(s, i, _wealth(s, p, _left(s)), _ahead(s, i, p)) for i, p in enumerate(s.players)]

    def begins(self, s: SagaState, ask: Ask[SagaState], last: int) -> bool:
        """A turn begins when all choose anew, and with every chance to buy."""
        if isinstance(ask, Lay):
            return not any(p.laid for p in s.players)
        if isinstance(ask, Send):
            return all(len(p.intent) == INTENTS for p in s.players)
        return isinstance(ask, Buy) and ask.seat != last

    def value(self, s: SagaState, seat: int) -> float:
        """The own prospects less a part of those of the best rival."""
        best = max(prospects(s, other) for other in range(s.seats) if other != seat)
        return prospects(s, seat) - 0.35 * best

    def sensible(self, s: SagaState, ask: Ask[SagaState], options: Sequence[Option]) -> Sequence[Option]:
        """A journey is as good as another: leave it to chance. Buying, laying, leaving and sending to Valhalla are
        weighed by themselves: after the last answer of a round so much follows at once that whoever gives it would
        judge otherwise than those before."""
        if isinstance(ask, ChooseAdventure):
            return [s.box.opt.random]
        if isinstance(ask, LeaveOrStay):
            return [_leaving(s, ask.seat)]
        if len(options) < 2 or not isinstance(ask, (Buy, Lay, Send)):
            return options
        if isinstance(ask, Buy):
            worths = {o: _buying(s, ask, o) for o in options}
        elif isinstance(ask, Send):
            worths = {o: _sending(s, ask.seat, o) for o in options}
        else:
            worths = {o: _laying(s, ask.seat, o) for o in options if o.verb in ("lay", "none")}
            if not worths:
                return options
        best = max(worths.values())
        return [o for o, worth in worths.items() if worth >= best - 1e-9]

    def explored(self, s: SagaState, ask: Ask[SagaState], options: Sequence[Option]) -> Sequence[Option]:
        """All but the journey: what is weighed by itself at a glance can be tried out."""
        return [s.box.opt.random] if isinstance(ask, ChooseAdventure) else options


def _leaving(s: SagaState, seat: int) -> Option:
    """Go on while the next turn promises more than it threatens; look ahead first if a token allows it."""
    p = s.players[seat]
    if p.token:
        return s.box.opt.peek
    return s.box.opt.stay if _future(s, seat, p, p.place) > 0 else s.box.opt.leave


def _buying(s: SagaState, ask: Buy, o: Option) -> float:
    """What a player has after buying that Viking, or none."""
    p, left = s.players[ask.seat], len(s.journey) - 1 - s.round
    if o.verb != "buy":
        return _wealth(s, p, left)
    cost = price(s, o.a, ask.number)
    p.gold -= cost
    p.bought.append(s.box.cards[o.a].first)
    found = _wealth(s, p, left)
    p.gold += cost
    p.bought.pop()
    return found


def _sending(s: SagaState, seat: int, o: Option) -> float:
    """What the cards are worth for the adventures to come with that Viking in Valhalla, or none."""
    p = s.players[seat]
    draw, lineup, valhalla = p.draw, p.lineup, p.valhalla
    sent = s.chosen(seat)
    rest = [c for c in lineup if c not in sent]
    if o.verb == "send":
        c = find(s.box.kind, rest, o.a)
        rest.remove(c)
        sent.append(c)
    p.valhalla = [*valhalla, *sent]
    p.draw, p.lineup = [*draw, *rest], []
    found = _deck(s, p, max(0, len(s.journey) - 2 - s.round))
    p.draw, p.lineup, p.valhalla = draw, lineup, valhalla
    return found


def _laying(s: SagaState, seat: int, o: Option) -> float:
    """What it is worth to lay that card, with the rest of the hand for what follows."""
    p = s.players[seat]
    if o.verb == "none":
        return _after(s, seat, p, p.place)
    hand = p.hand[:]
    c = find(s.box.kind, hand, o.a)
    p.hand.remove(c)
    found = max(_after(s, seat, p, p.place + n) for n in _sums(s, seat, [*p.laid, c]))
    p.hand[:] = hand
    return found + (0.4 if s.card(c).action is not None else 0.0)


def prospects(s: SagaState, seat: int) -> float:
    """Points now, what the cards will bring, and what lies ahead in this adventure."""
    p = s.players[seat]
    if s.final:
        return p.vp + 0.01 * p.gold
    return _wealth(s, p, _left(s)) + _ahead(s, seat, p)


def _left(s: SagaState) -> int:
    """Adventures to come before the last is over."""
    return len(s.journey) - 1 - s.round


def _wealth(s: SagaState, p: Player, left: int) -> float:
    """Points, gold and cards, with so many adventures left before the last."""
    worth = p.vp + p.gold * (GOLD + 0.02 * left) + 0.25 * p.token
    return worth + (_deck(s, p, left) if left else _last(s, p))


def _deck(s: SagaState, p: Player, left: int) -> float:
    """Helmets count only from Valhalla: one card an adventure goes there, so the best few of the deck matter."""
    cards, kind = s.box.cards, s.box.kind
    saved = sum(cards[kind[c]].helmets for c in p.valhalla)
    bridge = BRIDGE[min(len(p.valhalla), 7)]
    rest = [cards[kind[c]] for pile in (p.draw, p.hand, p.laid, p.lineup, p.bought) for c in pile]
    hopes = sorted((k.helmets for k in rest), reverse=True)[:left]
    gods = sum(k.god for k in rest)
    skills = sum(0.12 * left for k in rest if k.action is not None and not k.god)
    played = max((cards[kind[c]].helmets for c in p.lineup), default=0)
    return saved + bridge + 0.5 * sum(hopes) + 0.3 * played + 0.7 * gods + min(skills, 3.0) + HAND[min(len(p.hand), 6)]


def _last(s: SagaState, p: Player) -> float:
    """At Bifröst every own helmet counts."""
    cards, kind = s.box.cards, s.box.kind
    helmets = sum(cards[kind[c]].helmets for pile in (p.draw, p.hand, p.laid, p.lineup) for c in pile)
    return helmets + HAND[min(len(p.hand), 6)]


# ── what lies ahead in this adventure ────────────────────────────────────────────────────────


def _ahead(s: SagaState, seat: int, p: Player) -> float:
    if p.out >= 0 or not s.journey:
        return 0.0
    cards = p.laid or (list(p.played) if _unresolved(s, seat) else [])
    if cards:
        return max(_after(s, seat, p, p.place + n) for n in _sums(s, seat, cards))
    if any(ask.seat == seat for ask in s.asked()) and s.lanes:
        b = _board(s)
        return max((_spot(b, s.slide, p.place + n) for n in _hand(s, seat, p)), default=0.0)
    return _go_on(s, seat, p, p.place, bool(p.may_leave))


def _after(s: SagaState, seat: int, p: Player, place: int) -> float:
    """A landing, and what can follow it."""
    b, at = _board(s), s.slide + place
    if at >= b.last or not 0 <= place < b.length:
        return _spot(b, s.slide, place)
    return b.icons[at] + _go_on(s, seat, p, place, bool(p.may_leave) or at >= s.course.goal)


def _go_on(s: SagaState, seat: int, p: Player, place: int, may_leave: bool) -> float:
    future = _future(s, seat, p, place)
    return max(0.0, future) if may_leave else future


def _unresolved(s: SagaState, seat: int) -> bool:
    return any(isinstance(step, Resolve) and step.seat == seat for step in s.stack)


def _sums(s: SagaState, seat: int, cards: Sequence[int]) -> set[int]:
    found = {0}
    for c in cards:
        found = {a + b for a in found for b in numbers(s, seat, c)}
    return found


def _hand(s: SagaState, seat: int, p: Player) -> Iterator[int]:
    for c in p.hand:
        yield from numbers(s, seat, c)


class Board(NamedTuple):
    """What the places of an adventure are worth, by board number below its last space."""

    icons: tuple[float, ...]  #: what lies there
    spots: tuple[float, ...]  #: … and a little for being able to leave, or to go on
    last: int
    loss: int
    length: int


def _board(s: SagaState) -> Board:
    return _worths(s.box, s.journey[s.round], tuple(s.marks))


@lru_cache(maxsize=1024)
def _worths(box: Saga, course: int, marks: tuple[int, ...]) -> Board:
    a = box.courses[course]
    icons = [_here(box, a, marks, at) for at in range(a.last)]
    spots = [worth + (_leaving_room(a, at) if at in a.icons else _room(a, at)) for at, worth in enumerate(icons)]
    return Board(tuple(icons), tuple(spots), a.last, a.loss, box.ship if a.ship else box.trail)


def _here(box: Saga, course: Course, marks: tuple[int, ...], at: int) -> float:
    """The icons of a space."""
    icons: Sequence[Icon] = course.icons.get(at, ())
    if at in course.markers and marks:
        icons = box.marks[marks[course.markers.index(at)] - box.first_mark].icons
    return sum(worth(i) for i in icons)


def _leaving_room(course: Course, at: int) -> float:
    return 0.8 if at >= course.goal else 0.4


def _room(course: Course, at: int) -> float:
    """Short of the card: near enough to reach it, not so near as to shoot past."""
    return 0.9 - 0.16 * abs(course.last - at - 9)


def _spot(b: Board, slide: int, place: int) -> float:
    """What it is worth to stand there, or what it costs to be thrown out (SAGA-8.3)."""
    at, off = slide + place, not 0 <= place < b.length
    if at >= b.last or off:
        return -1.0 * b.loss * ((at >= b.last) + off)
    return b.spots[at]


def worth(i: Icon) -> float:
    """One icon in points."""
    if i.verb in ICONS:
        return ICONS[i.verb]
    sign = 1.0 if i.verb.endswith("+") else -1.0
    return sign * i.n * (GOLD + 0.06 if i.verb.startswith("gold") else 1.0)


def _future(s: SagaState, seat: int, p: Player, place: int) -> float:
    """The next turn on average: any slide (or the one foreseen), then the best card of the hand."""
    moves = sorted(set(_hand(s, seat, p))) or [3]
    b, slides, total = _board(s), _slides(s, seat), 0.0
    for by in slides:
        slide = max(0, s.slide + by)
        total += max([_spot(b, slide, place + n) for n in moves])
    return total / len(slides)


def _slides(s: SagaState, seat: int) -> Sequence[int]:
    """SAGA-7.15: whoever has foreseen the next movement card knows its number."""
    if s.pile and s.known[seat] >> s.pile[-1] & 1:
        return (s.box.moves[s.pile[-1] - s.box.first_move].number,)
    return SLIDES
