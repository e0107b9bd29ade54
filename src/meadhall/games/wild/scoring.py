"""What Bonus cards count, and who meets them (WILD-25)."""

from __future__ import annotations

from meadhall.games.wild.cards import BEER, GOLD, METRICS
from meadhall.games.wild.state import Wild


def metric(s: Wild, seat: int, bonus: int) -> int:
    """WILD-25.5 to 25.9: what a Bonus card counts, for one player."""
    name = METRICS[s.box.bonuses[bonus].metric]
    if name == "buildings_in_village":
        return s.built[seat].bit_count()
    if name == "missions_accomplished":
        return len(s.done[seat])
    if name == "stored_gold_bars":
        return s.in_containers(seat, GOLD)
    if name == "stored_beer_barrels":
        return s.in_containers(seat, BEER)
    wanted = s.box.counted[name]
    of = s.box.kind_of
    piles = (s.decks[seat], s.hands[seat], s.discards[seat], s.play[seat], s.laid[seat], s.staged[seat])
    return sum(wanted >> of[c] & 1 for pile in piles for c in pile)


def meeting(s: Wild, bonus: int, among: tuple[int, ...]) -> tuple[int, ...]:
    """WILD-25.1: those with the highest count, which must be at least 1."""
    counts = {seat: metric(s, seat, bonus) for seat in among}
    most = max(counts.values())
    return tuple(seat for seat in among if counts[seat] == most) if most else ()
