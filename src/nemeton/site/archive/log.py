"""Keeping games: how the game of a table is read from the database, and how what happens in it is written there.

Whatever happens is one transaction: the table's own row moves on by one number, if nobody was faster; the log gets its
row; the snapshot of the last checkpoint is replaced. Only then it is acknowledged.
"""

from collections.abc import Sequence
from typing import Any, cast

import msgspec
from sqlalchemy import Connection, Table, bindparam, insert, select, update

from nemeton.kernel import Entry, Game, Result, Standing
from nemeton.kernel.snapshots import frozen, growth

from ..storage import Database, LogRow, Lookup, SeatRow, SnapshotRow, TableRow, now
from .loading import KeptGame, apply_row, carried_over, finished_record, opened, opening_of, refuse_older, story_of

TABLES, LOG, SNAPSHOTS = (cast(Table, model.__table__) for model in (TableRow, LogRow, SnapshotRow))
VERSION = Lookup(select(TABLES.c.version).where(TABLES.c.id == bindparam("key")))
CHANGED = ("number", "version", "base", "rules", "moved_at", "turn", "asked", "stage", "result")
# Statements of every answer: to put one together takes longer than to execute it.
MOVE_ON = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("of"), TABLES.c.number == bindparam("at"), TABLES.c.version == bindparam("seen"))
    .values({name: bindparam(name) for name in CHANGED})
)
TELL = insert(LOG).values({name: bindparam(name) for name in ("table_id", "number", "body", "told", "at")})
KEEP = (
    update(SNAPSHOTS)
    .where(SNAPSHOTS.c.table_id == bindparam("of"))
    .values(number=bindparam("number"), body=bindparam("body"))
)


class Overtaken(Exception):
    """Somebody else has changed the table meanwhile."""


async def bodies(database: Database, table_id: str, after: int, until: int) -> list[Any]:
    """What the log says after one number, up to another."""
    chosen = select(LOG.c.body).where(LOG.c.table_id == table_id, LOG.c.number > after, LOG.c.number <= until)
    return [row.body for row in await database.rows(chosen.order_by(LOG.c.number))]


async def base_of(database: Database, row: TableRow) -> Any:
    """What the row of the log holds that carried the game over to its present rules; None if there is none."""
    if not row.base:
        return None
    found = await database.row(select(LOG.c.body).where(LOG.c.table_id == row.id, LOG.c.number == row.base))
    return found.body["carried"] if found is not None else None


async def load(database: Database, row: TableRow, seats: Sequence[SeatRow]) -> tuple[Game[Any], bool]:
    """The game of a table; and does the database tell its story, or has the log been replayed?"""
    kept = await _kept(database, row)
    if row.number > row.base:
        game = opened(row, seats, kept)
        if game is not None:
            return game, True
    refuse_older(row)
    game = opening_of(row, seats, kept.base)
    for body in await bodies(database, row.id, row.base, row.number):
        apply_row(game, body)
    return game, False


async def remembered(
    database: Database, row: TableRow, seats: Sequence[SeatRow]
) -> tuple[Game[Any] | None, tuple[Entry, ...]]:
    """A finished game of older rules as it ended; where the rules of today cannot show that, its journal alone."""
    kept = await _kept(database, row)
    game = opened(row, seats, kept)
    if game is not None and game.result == msgspec.convert(row.result, Result):
        return game, ()
    story = story_of(kept.grown)
    return None, tuple(story.journal) if story is not None else ()


async def older_record(database: Database, row: TableRow, seats: Sequence[SeatRow]) -> dict[str, Any]:
    """The record of a finished game of older rules."""
    return finished_record(row, seats, await _kept(database, row))


async def _kept(database: Database, row: TableRow) -> KeptGame:
    mine = (SNAPSHOTS.c.table_id == row.id, SNAPSHOTS.c.number == row.number)
    snapshot = await database.row(select(SNAPSHOTS.c.body).where(*mine))
    grown: list[bytes | None] = []
    if snapshot is not None:
        rows = (LOG.c.table_id == row.id, LOG.c.number >= row.base, LOG.c.number <= row.number)
        grown = [part.told for part in await database.rows(select(LOG.c.told).where(*rows).order_by(LOG.c.number))]
    return KeptGame(await base_of(database, row), snapshot.body if snapshot is not None else None, grown)


def begun(row: TableRow, game: Game[Any]) -> SnapshotRow:
    """What is kept of a game that has just begun."""
    return SnapshotRow(table_id=row.id, number=0, body=frozen(game))


class NextLogRow:
    """The next row of a table's log, ready to be written: everything is made before the transaction begins.

    Without `before`, the game's story is told anew.
    """

    def __init__(self, row: TableRow, before: Game[Any] | None, game: Game[Any], body: Any) -> None:
        self._row, self._body = row, body
        self.moved = moved = copied(row)
        moved.number, moved.version, moved.moved_at = row.number + 1, row.version + 1, now()
        tell(moved, game)
        self._told, self._snapshot = growth(before, game), frozen(game)

    def __call__(self, connection: Connection) -> None:
        """Write it. Raises Overtaken if the table is no longer as it was."""
        row, moved = self._row, self.moved
        same = {"of": row.id, "at": row.number, "seen": row.version}
        if connection.execute(MOVE_ON, {name: getattr(moved, name) for name in CHANGED} | same).rowcount != 1:
            raise Overtaken
        told = {"number": moved.number, "body": self._body, "told": self._told, "at": moved.moved_at}
        connection.execute(TELL, {"table_id": row.id} | told)
        kept = {"number": moved.number, "body": self._snapshot}
        if not connection.execute(KEEP, {"of": row.id} | kept).rowcount:
            connection.execute(insert(SNAPSHOTS).values(table_id=row.id, **kept))


async def carried(database: Database, row: TableRow, seats: Sequence[SeatRow]) -> NextLogRow:
    """What is to be written to carry a running game over to the rules of today."""
    kept = await _kept(database, row)
    body, game = carried_over(row, seats, kept, await bodies(database, row.id, row.base, row.number))
    writing = NextLogRow(row, None, game, {"carried": body})
    writing.moved.base, writing.moved.rules = writing.moved.number, game.book.rules_version
    return writing


# The table's own row

COLUMNS = [column.key for column in TableRow.__mapper__.column_attrs]


def tell(row: TableRow, game: Game[Any]) -> None:
    """What the table's own row tells of its game."""
    row.turn = game.state.turn
    # Who could act at any time is a secret; so is who is asked in a window: such a seat is written as its complement.
    asked = [ask for ask in game.asks if not isinstance(ask, Standing)]
    row.asked = sorted({~ask.seat if ask.secret else ask.seat for ask in asked})
    if game.result is not None:
        row.stage, row.result = "over", msgspec.to_builtins(game.result)


def copied(row: TableRow) -> TableRow:
    """The same row, apart from any session."""
    again, known = TableRow(), row.__dict__
    # Nobody tracks what is set here: no session will ever see this row, and to be told of every column takes long.
    again.__dict__.update({name: known[name] if name in known else getattr(row, name) for name in COLUMNS})
    return again
