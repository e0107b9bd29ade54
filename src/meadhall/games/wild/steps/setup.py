"""Setting up (WILD-3, 27)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from meadhall.core.option import Option
from meadhall.core.refusal import Reason, reason
from meadhall.core.step import Ask, Step
from meadhall.core.text import Seat, Text
from meadhall.games.wild.state import Wild
from meadhall.games.wild.steps.phases import NewRound

#: Values of the table option `bonuses` (WILD-3.13, 27.2, 27.3).
RANDOM, FIRST_GAME, PICKED = "random", "first", "picked"


class SetUp(Step[Wild]):
    """WILD-3.1 to 3.16: decks, piles, Favours, Bonus cards; then round 1."""

    def run(self, s: Wild) -> None:
        s.first = s.draw(s.seats)
        if s.log is not None:
            s.tell("first-player", s.first, "WILD-3.15", seat=Seat(s.first))
        self._missions(s)
        self._starters(s)
        self._path(s)
        self._favours(s)
        s.push(NewRound())
        self._bonuses(s)

    def _missions(self, s: Wild) -> None:
        """WILD-3.3 to 3.5"""
        base = len(s.box.kind_of)
        cards = [base + i for i in range(len(s.box.mission_of))]
        easy = [c for c in cards if s.box.missions[s.box.mission(c)].vp == 1]
        hard = [c for c in cards if c not in easy]
        s.shuffle(easy)
        s.shuffle(hard)
        for seat in s.order():
            s.missions[seat] = tuple(easy.pop() for _ in range(s.box.missions_max))
        s.mission_deck[:] = hard + easy

    def _starters(self, s: Wild) -> None:
        """WILD-3.6"""
        for seat in range(s.seats):
            deck: list[int] = []
            for kind, n in s.box.starters:
                start = s.box.first[kind] + seat * n
                deck += range(start, start + n)
            s.shuffle(deck)
            s.decks[seat][:] = deck

    def _path(self, s: Wild) -> None:
        """WILD-3.9, 3.10"""
        box = s.box
        cards = [c for c, kind in enumerate(box.kind_of) if box.cards[kind].source == "path"]
        s.shuffle(cards)
        s.row[:] = cards[-box.row :]
        s.path_deck[:] = cards[: -box.row]

    def _favours(self, s: Wild) -> None:
        """WILD-3.11, 3.12, 3.16"""
        box = s.box
        favours = [c for c, kind in enumerate(box.kind_of) if box.cards[kind].source == "favour"]
        used = [c for c in favours if box.cards[box.kind_of[c]].min_players <= s.seats]
        s.box_cards[:] = [c for c in favours if c not in used]
        s.shuffle(used)
        n = box.favours_each * s.seats
        s.favours_unused[:] = used[n:]
        s.favours[:] = used[box.favours_open : n]
        s.favours_open[:] = used[: box.favours_open]

    def _bonuses(self, s: Wild) -> None:
        """WILD-3.13, 27.2, 27.3"""
        cards = list(range(len(s.box.bonuses)))
        n = s.box.bonus_cards
        if s.bonus_rule == PICKED:
            s.spare = tuple(cards)
            s.plan(*(PickBonus((s.first + i) % s.seats) for i in range(n)))
            return
        if s.bonus_rule == FIRST_GAME:
            cards.sort(key=lambda b: b not in s.box.first_game)
        else:
            s.shuffle(cards)
        s.bonuses = tuple(sorted(cards[:n]))
        s.spare = tuple(sorted(cards[n:]))


PICKED_ALREADY = reason("WILD-27.3", "why-picked")


class PickBonus(Ask[Wild]):
    """WILD-27.3: the players agree on the four Bonus cards: each in turn picks one."""

    rule = "WILD-27.3"

    def candidates(self, s: Wild) -> Sequence[Option]:
        return [s.box.opt.bonus[b] for b in s.spare]

    def beyond(self, s: Wild, o: Option) -> Iterable[Reason]:
        return (PICKED_ALREADY,) if o.verb == "bonus" else ()

    def choose(self, s: Wild, o: Option) -> None:
        s.bonuses = tuple(sorted((*s.bonuses, o.a)))
        s.spare = tuple(b for b in s.spare if b != o.a)
        if s.log is not None:
            s.tell("picks-bonus", self.seat, "WILD-27.3", seat=Seat(self.seat), bonus=Text(s.box.bonuses[o.a].id))
