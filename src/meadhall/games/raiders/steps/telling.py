"""What events say of cards and players."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.core.text import Arg, Seat, Text
from meadhall.games.raiders.state import Raiders


def who(s: Raiders, place: int) -> Seat | Text:
    """A player or the Arctic Clan, in a text."""
    return Text("arctic-clan") if place == s.clan else Seat(place)


def by(s: Raiders, place: int) -> int | None:
    """The seat of an event; the Arctic Clan has none."""
    return None if place == s.clan else place


def thing(s: Raiders, card: int) -> str:
    """The name of a card on the table, for motion."""
    return f"card:{card}"


def name(s: Raiders, card: int) -> Text:
    """What a card is called."""
    return Text(s.box.kinds[s.box.kind[card]].id)


def first_player(s: Raiders) -> dict[str, Arg]:
    """RAIDERS-3.7, 3.9: the card that was turned over, the criterion on it, and how the seat was picked instead."""
    criterion = Text(f"starter-{s.box.starters[s.turned]}")
    return {"card": Text(s.box.kinds[s.turned].id), "criterion": criterion,
            "how": "host" if "host" in s.setup else "drawn"}  # fmt: skip


def tell_drawn(s: Raiders, seat: int, cards: Sequence[int], rule: str) -> None:
    """Cards drawn: the drawer reads which, the others how many."""
    if s.log is None:
        return
    for i, card in enumerate(cards):
        if i == 0:
            s.tell("draws", seat, rule, only=(seat,), open=("count",), card=name(s, card), count=len(cards))
        else:
            s.tell("draws-more", seat, rule, only=(seat,), card=name(s, card))
    if not cards:
        s.tell("draws-nothing", seat, rule)


def tell_taken(s: Raiders, taker: int, victim: int, cards: Sequence[int], rule: str) -> None:
    """RAIDERS-17.3: taker and victim see the card, the others that one was taken."""
    if s.log is None:
        return
    for card in cards:
        s.tell("takes", taker, rule, only=(taker, victim), open=("seat", "victim"),
               victim=Seat(victim), card=name(s, card))  # fmt: skip
    if not cards:
        s.tell("takes-nothing", taker, rule, victim=Seat(victim))
