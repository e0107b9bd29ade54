"""Life at a table as it is told: the same for everybody who looks at it."""

from __future__ import annotations

from meadhall.table.clock import SECOND, Hand, Pace
from meadhall.table.company import WATCHING, Company
from meadhall.table.table import Table
from meadhall.web.life import Life, MotionInfo, PaceInfo, PaceWish, PauseInfo, SeatLife


def life_of(table: Table, company: Company) -> Life:
    """How it is at this moment."""
    clocks, row, now = table.clocks, table.row, table.time.now()
    pace, pause = clocks.pace, clocks.pause
    hands = clocks.clock.hands if clocks.clock is not None else ()
    return Life(
        pace=PaceInfo(pace.kind, pace.first, pace.more, pace.late),
        seats=[
            _seat(
                hands[seat.number] if hands and seat.kind == "human" else None,
                now,
                None if seat.bot else company.away(table.id, seat.number),
                seat.ready,
            )
            for seat in table.seats
        ],
        pause=None if pause is None else PauseInfo(pause.by, now - pause.at, pause.why),
        motion=_motion(table),
        watching=company.pages(table.id).get(WATCHING, 0),
        door=row.door,  # type: ignore[arg-type]  # the store only holds what `SetDoor` may say
        ended=row.ended,
        room=row.room,
        begins=None if table.dealt or row.due is None else max(0, row.due - now),
    )


def pace_of(wish: PaceWish) -> Pace:
    """A pace as a page would have it."""
    return Pace(wish.kind, wish.first * SECOND, wish.more * SECOND, wish.late)


def _seat(hand: Hand | None, now: int, away: float | None, ready: bool) -> SeatLife:
    gone = None if away is None else int(away * 1000)
    if hand is None:
        return SeatLife(None, False, 0, 0, False, gone, ready)
    begins = 0 if hand.since is None else max(0, hand.since - now)
    return SeatLife(hand.left_at(now), hand.runs_at(now), begins, hand.outs, hand.helped, gone, ready)


def _motion(table: Table) -> MotionInfo | None:
    motion = table.motions.open
    if motion is None:
        return None
    return MotionInfo(motion.kind, motion.by, motion.about, motion.agreed, table.motions.asked)
