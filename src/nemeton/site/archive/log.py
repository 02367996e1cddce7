"""The log of a table: how its game is read from the database, and how what happens in it is written there.

Whatever happens is one transaction: the table's own row moves on by one number, if nobody was faster; the log gets its
row; the snapshot of the last checkpoint is replaced. Only then it is acknowledged.
"""

import logging
from collections.abc import Sequence
from typing import Any, cast

import msgspec
from sqlalchemy import Connection, Table, bindparam, insert, select, update

import nemeton
from nemeton.kernel import Entry, Game, Result, Standing
from nemeton.kernel.snapshots import frozen, growth

from ..storage import Database, LogRow, Lookup, SeatRow, SnapshotRow, Statement, TableRow, now
from . import clocks
from .carry_over import carried_over, finished_record
from .loading import KeptGame, apply_row, opened, opening_of, refuse_older, story_of

logger = logging.getLogger(__name__)

TABLES, LOG, SNAPSHOTS = (cast(Table, model.__table__) for model in (TableRow, LogRow, SnapshotRow))
VERSION = Lookup(select(TABLES.c.version).where(TABLES.c.id == bindparam("key")))
CHANGED = (
    "number",
    "version",
    "base",
    "rules",
    "moved_at",
    "turn",
    "asked",
    "stage",
    "result",
    "places",
    "times",
    "due_at",
)
MOVE_ON = Statement(
    update(TABLES)
    .where(TABLES.c.id == bindparam("of"), TABLES.c.number == bindparam("at"), TABLES.c.version == bindparam("seen"))
    .values({name: bindparam(name) for name in CHANGED})
)
TELL = Statement(insert(LOG).values({name: bindparam(name) for name in ("table_id", "number", "body", "told", "at")}))
KEEP = Statement(
    update(SNAPSHOTS)
    .where(SNAPSHOTS.c.table_id == bindparam("of"))
    .values(number=bindparam("number"), body=bindparam("body"))
)


class Overtaken(Exception):
    """Somebody else has changed the table meanwhile."""


class TableLog:
    """The logs of all tables, with the snapshots that make it needless to replay them."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def version(self, table_id: str) -> int | None:
        """The version of a table as the database has it; None if there is no such table."""
        found = await self._database.find(VERSION, table_id)
        return None if found is None else int(found[0])

    async def append(self, row: "NextLogRow") -> None:
        """Write the next row of a log. Raises Overtaken if its table is no longer as it was."""
        await self._database.write(row)

    async def bodies(self, table_id: str, after: int, until: int) -> list[Any]:
        """What the log says after one number, up to another."""
        chosen = select(LOG.c.body).where(LOG.c.table_id == table_id, LOG.c.number > after, LOG.c.number <= until)
        return [row.body for row in await self._database.rows(chosen.order_by(LOG.c.number))]

    async def base_of(self, row: TableRow) -> Any:
        """What the row of the log holds that carried the game over to its present rules; None if there is none."""
        if not row.base:
            return None
        found = await self._database.row(select(LOG.c.body).where(LOG.c.table_id == row.id, LOG.c.number == row.base))
        return found.body["carried"] if found is not None else None

    async def load(self, row: TableRow, seats: Sequence[SeatRow]) -> tuple[Game[Any], bool]:
        """The game of a table; and does the database tell its story, or has the log been replayed?"""
        kept = await self._kept(row)
        if row.number > row.base:
            game = opened(row, seats, kept)
            if game is not None:
                return game, True
        refuse_older(row)
        game = opening_of(row, seats, kept.base)
        for body in await self.bodies(row.id, row.base, row.number):
            apply_row(game, body)
        return game, False

    async def remembered(self, row: TableRow, seats: Sequence[SeatRow]) -> tuple[Game[Any] | None, tuple[Entry, ...]]:
        """A finished game of older rules as it ended; where the rules of today cannot show that, its journal alone."""
        kept = await self._kept(row)
        game = opened(row, seats, kept)
        if game is not None and game.result == msgspec.convert(row.result, Result):
            return game, ()
        story = story_of(kept.grown)
        return None, tuple(story.journal) if story is not None else ()

    async def older_record(self, row: TableRow, seats: Sequence[SeatRow]) -> dict[str, Any]:
        """The record of a finished game of older rules."""
        return finished_record(row, seats, await self._kept(row))

    async def carried(self, row: TableRow, seats: Sequence[SeatRow]) -> "NextLogRow":
        """What is to be written to carry a running game over to the rules of today."""
        kept = await self._kept(row)
        body, game = carried_over(row, seats, kept, await self.bodies(row.id, row.base, row.number))
        writing = NextLogRow(row, None, game, {"carried": body})
        writing.moved.base, writing.moved.rules = writing.moved.number, game.book.rules_version
        return writing

    async def carry_over(self) -> None:
        """After a start: running games that were begun under older rules go on under those of today."""
        for name, book in nemeton.rulebooks().items():
            older = select(TableRow.id).where(
                TableRow.game == name, TableRow.stage == "playing", TableRow.rules < book.rules_version
            )
            for found in await self._database.rows(older):
                try:
                    await self._carry_over(found.id)
                except Exception:  # the others shall go on; this one says why it cannot when it is looked at
                    logger.exception("table %s cannot be carried over to the rules of today", found.id)

    async def _carry_over(self, table_id: str) -> None:
        async with self._database.sessions() as session:
            row = await session.get_one(TableRow, table_id)
            places = select(SeatRow).where(SeatRow.table_id == table_id).order_by(SeatRow.seat)
            carried = await self.carried(row, list(await session.scalars(places)))
        await self.append(carried)

    async def _kept(self, row: TableRow) -> KeptGame:
        mine = (SNAPSHOTS.c.table_id == row.id, SNAPSHOTS.c.number == row.number)
        snapshot = await self._database.row(select(SNAPSHOTS.c.body).where(*mine))
        grown: list[bytes | None] = []
        if snapshot is not None:
            rows = (LOG.c.table_id == row.id, LOG.c.number >= row.base, LOG.c.number <= row.number)
            told = select(LOG.c.told).where(*rows).order_by(LOG.c.number)
            grown = [part.told for part in await self._database.rows(told)]
        return KeptGame(await self.base_of(row), snapshot.body if snapshot is not None else None, grown)


def first_snapshot(row: TableRow, game: Game[Any]) -> SnapshotRow:
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
        tell_of(moved, game)
        self._told, self._snapshot = growth(before, game), frozen(game)

    def __call__(self, connection: Connection) -> None:
        """Write it. Raises Overtaken if the table is no longer as it was."""
        row, moved = self._row, self.moved
        same = {"of": row.id, "at": row.number, "seen": row.version}
        if MOVE_ON.run(connection, {name: getattr(moved, name) for name in CHANGED} | same) != 1:
            raise Overtaken
        told = {"number": moved.number, "body": self._body, "told": self._told, "at": moved.moved_at}
        TELL.run(connection, {"table_id": row.id} | told)
        kept = {"number": moved.number, "body": self._snapshot}
        if not KEEP.run(connection, {"of": row.id} | kept):
            connection.execute(insert(SNAPSHOTS).values(table_id=row.id, **kept))


# The table's own row

COLUMNS = [column.key for column in TableRow.__mapper__.column_attrs]


def tell_of(row: TableRow, game: Game[Any]) -> None:
    """What the table's own row tells of its game."""
    row.turn = game.state.turn
    row.places = list(game.book.seat_names(game.state)) if game.book.seat_names else None
    # Who could act at any time is a secret; so is who is asked in a window: such a seat is written as its complement.
    asked = [ask for ask in game.asks if not isinstance(ask, Standing)]
    row.asked = sorted({~ask.seat if ask.secret else ask.seat for ask in asked})
    clocks.move_on(row, {ask.seat for ask in asked}, row.moved_at)
    if game.result is not None:
        row.stage, row.result = "over", msgspec.to_builtins(game.result)


def copied(row: TableRow) -> TableRow:
    """The same row, apart from any session."""
    again, known = TableRow(), row.__dict__
    # Nobody tracks what is set here: no session will ever see this row, and to be told of every column takes long.
    again.__dict__.update({name: known[name] if name in known else getattr(row, name) for name in COLUMNS})
    return again
