"""Keeping games: how the game of a table is read from the database, and how what happens in it is written there.

Whatever happens is one transaction: the table's own row moves on by one number, if nobody was faster; the log gets its
row; the snapshot of the last checkpoint is replaced. Only then it is acknowledged.
"""

from collections.abc import Sequence
from typing import Any, cast

import msgspec
from sqlalchemy import CursorResult, insert, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from nemeton.kernel import Game, Standing
from nemeton.kernel.snapshots import frozen, growth

from .opening import Kept, carried_over, happen, is_older, opened, opening_of, refuse_older
from .storage import LogRow, SeatRow, SnapshotRow, TableRow, now


class Overtaken(Exception):
    """Somebody else has changed the table meanwhile."""


async def bodies(session: AsyncSession, table_id: str, after: int, until: int) -> list[Any]:
    """What the log says after one number, up to another."""
    chosen = select(LogRow.body).where(LogRow.table_id == table_id, LogRow.number > after, LogRow.number <= until)
    return list(await session.scalars(chosen.order_by(LogRow.number)))


async def base_of(session: AsyncSession, row: TableRow) -> Any:
    """What the row of the log holds that carried the game over to its present rules; None if there is none."""
    if not row.base:
        return None
    body = await session.scalar(select(LogRow.body).where(LogRow.table_id == row.id, LogRow.number == row.base))
    return body["carried"] if body is not None else None


async def load(session: AsyncSession, row: TableRow, seats: Sequence[SeatRow]) -> tuple[Game[Any], bool]:
    """The game of a table; and does the database tell its story, or has the log been replayed?"""
    kept = await _kept(session, row)
    if row.number > row.base:
        game = opened(row, seats, kept)
        if game is not None:
            return game, True
    refuse_older(row)
    game = opening_of(row, seats, kept.base)
    for body in await bodies(session, row.id, row.base, row.number):
        happen(game, body)
    return game, False


async def _kept(session: AsyncSession, row: TableRow) -> Kept:
    chosen = select(SnapshotRow.body).where(SnapshotRow.table_id == row.id, SnapshotRow.number == row.number)
    snapshot = await session.scalar(chosen)
    grown: list[bytes | None] = []
    if snapshot is not None:
        rows = (LogRow.table_id == row.id, LogRow.number >= row.base, LogRow.number <= row.number)
        grown = list(await session.scalars(select(LogRow.told).where(*rows).order_by(LogRow.number)))
    return Kept(await base_of(session, row), snapshot, grown)


async def begin(session: AsyncSession, row: TableRow, game: Game[Any]) -> None:
    """The game of a table has begun."""
    await session.execute(insert(SnapshotRow).values(table_id=row.id, number=0, body=frozen(game)))


async def write(session: AsyncSession, row: TableRow, before: Game[Any] | None, game: Game[Any], body: Any) -> TableRow:
    """The next row of the log; gives the table's own row as it is now. Without `before`, the story is told anew.

    Raises Overtaken if the table is no longer as `row` tells.
    """
    moved = copied(row)
    moved.number, moved.version, moved.moved_at = row.number + 1, row.version + 1, now()
    tell(moved, game)
    await _write(session, row, moved, body, growth(before, game), frozen(game))
    return moved


async def _write(
    session: AsyncSession, row: TableRow, moved: TableRow, body: Any, told: bytes, snapshot: bytes
) -> None:
    changed = {name: getattr(moved, name) for name in ("number", "version", "base", "rules", "moved_at", *TOLD)}
    same = (TableRow.id == row.id, TableRow.number == row.number, TableRow.version == row.version)
    if await _count(session, update(TableRow).where(*same).values(**changed)) != 1:
        raise Overtaken
    await session.execute(
        insert(LogRow).values(table_id=row.id, number=moved.number, body=body, told=told, at=moved.moved_at)
    )
    replaced = update(SnapshotRow).where(SnapshotRow.table_id == row.id).values(number=moved.number, body=snapshot)
    if not await _count(session, replaced):
        await session.execute(insert(SnapshotRow).values(table_id=row.id, number=moved.number, body=snapshot))


async def _count(session: AsyncSession, statement: Any) -> int:
    found = await session.execute(statement, execution_options={"synchronize_session": False})
    return cast(CursorResult[Any], found).rowcount


async def carry_over(session: AsyncSession, row: TableRow, seats: Sequence[SeatRow]) -> bool:
    """Carry a running game over to the rules of today, if it was begun under older ones."""
    if not is_older(row) or row.stage != "playing":
        return False
    kept = await _kept(session, row)
    body, game = carried_over(row, seats, kept, await bodies(session, row.id, row.base, row.number))
    moved = copied(row)
    moved.number, moved.version, moved.moved_at = row.number + 1, row.version + 1, now()
    moved.base, moved.rules = moved.number, game.book.rules_version
    tell(moved, game)
    await _write(session, row, moved, {"carried": body}, growth(None, game), frozen(game))
    return True


# The table's own row

TOLD = ("turn", "asked", "stage", "result")
COLUMNS = [column.key for column in TableRow.__mapper__.column_attrs]


def tell(row: TableRow, game: Game[Any]) -> None:
    """What the table's own row tells of its game."""
    row.turn = game.state.turn
    row.asked = sorted({ask.seat for ask in game.asks if not isinstance(ask, Standing)})  # who could act is a secret
    if game.result is not None:
        row.stage, row.result = "over", msgspec.to_builtins(game.result)


def copied(row: TableRow) -> TableRow:
    """The same row, apart from any session."""
    return TableRow(**{name: getattr(row, name) for name in COLUMNS})
