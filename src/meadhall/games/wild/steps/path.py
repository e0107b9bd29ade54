"""The Odin's Path row (WILD-9, 16.7, 20.5)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from meadhall.core.option import Option
from meadhall.core.refusal import Reason, reason
from meadhall.core.step import Ask
from meadhall.core.zones import follow, shuffle
from meadhall.games.wild.names import card_name, card_thing
from meadhall.games.wild.state import PATH_DECK, PATH_GONE, ROW, Wild


def spaces_of(s: Wild, kind: int) -> list[int]:
    """Where cards of a kind lie in the row, from the end; of neighbours the last, since any leaves the same row."""
    found = [i for i, c in enumerate(s.row) if c >= 0 and s.box.kind_of[c] == kind]
    return [i for i in reversed(found) if i + 1 not in found]


OTHER_CARD = reason("WILD-9.1", "why-other-card")
LIKE_NEIGHBOUR = reason("WILD-9.1", "why-like-neighbour")


class FromRow(Ask[Wild]):
    """WILD-9.1, 9.3: like cards that lie apart leave different rows behind: which of them it is."""

    kind: int
    rule = "WILD-9.1"

    def candidates(self, s: Wild) -> Sequence[Option]:
        return [s.box.opt.space[i] for i in spaces_of(s, self.kind)]

    def beyond(self, s: Wild, o: Option) -> Iterable[Reason]:
        if o.verb == "space":
            card = s.row[o.a]
            yield LIKE_NEIGHBOUR if card >= 0 and s.box.kind_of[card] == self.kind else OTHER_CARD

    def settle(self, s: Wild) -> None:
        """Ask only if there is more than one answer."""
        found = self.candidates(s)
        if len(found) > 1:
            s.push(self)
        else:
            self.choose(s, found[0])


def leave_row(s: Wild, i: int) -> None:
    """WILD-9.1, 9.3, 9.4: what lies nearer the deck slides along; a new card is revealed on space 1."""
    s.row[1 : i + 1] = s.row[:i]
    s.row[0] = -1
    restock(s)


def restock(s: Wild) -> None:
    """WILD-9.4: empty spaces are filled as far as cards go, the discard pile included."""
    for i in range(len(s.row) - 1, -1, -1):
        if s.row[i] >= 0:
            continue
        if not s.path_deck:
            s.path_deck.extend(s.path_gone)
            s.path_gone.clear()
            if not s.path_deck:
                return
            shuffle(s, PATH_DECK)
        card = s.path_deck.pop()
        s.row[i] = card
        follow(s, card, PATH_DECK, 0, ROW, 0)
        if s.log is not None:
            s.tell("river", None, "WILD-9.1", (card_thing(s, card),), card=card_name(s, card))


def discard_path(s: Wild, card: int) -> None:
    """WILD-16.7, 20.5: face down, though everybody saw it."""
    s.path_gone.append(card)
    follow(s, card, ROW, 0, PATH_GONE, 0)
