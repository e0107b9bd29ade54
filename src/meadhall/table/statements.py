"""What a store asks of its database again and again."""

from __future__ import annotations

import sqlalchemy as sa

from meadhall.table.schema import chat, moves, seats, tables

# Built once: putting a statement together costs more than running it.
ADD_MOVE = moves.insert()
STEP_NAMES = ("version", "over", "bots_turn", "changed", "returns", "clock", "due")
ADVANCE = (
    tables.update()
    .where(tables.c.id == sa.bindparam("of"), tables.c.changes == sa.bindparam("known"))
    .values({name: sa.bindparam(name) for name in STEP_NAMES})
    .values(changes=tables.c.changes + 1, wish=None, agreed=0)
)
_OF: sa.BindParameter[str] = sa.bindparam("of")
#: What changes while a match goes on.
STATE_NAMES = (
    "changed", "version", "over", "bots_turn", "changes", "returns", "wish", "agreed", "hushed",
    "pace", "clock", "due", "motion", "door", "ended",
)  # fmt: skip
STATE = sa.select(*(tables.c[name] for name in STATE_NAMES)).where(tables.c.id == _OF)
_SAID = sa.select(sa.func.coalesce(sa.func.max(chat.c.number), 0)).where(chat.c.table == _OF).scalar_subquery()
GLANCE = (
    STATE.add_columns(_SAID.label("said"), *moves.c)
    .outerjoin_from(
        tables, moves, sa.and_(moves.c.table == tables.c.id, moves.c.number > sa.bindparam("version", type_=sa.Integer))
    )
    .order_by(moves.c.number)
)
SEATS = sa.select(seats).where(seats.c.table == _OF).order_by(seats.c.seat)
MOVES_SINCE = (
    sa.select(moves).where(moves.c.table == _OF, moves.c.number > sa.bindparam("version")).order_by(moves.c.number)
)
CHAT_SINCE = sa.select(chat).where(chat.c.table == _OF, chat.c.number > sa.bindparam("said")).order_by(chat.c.number)
