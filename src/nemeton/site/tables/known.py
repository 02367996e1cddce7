"""Tables that were looked at lately, as they stood. Whoever looks again compares versions and reads what is missing.

Nothing that matters lives here: what is forgotten is read from the database.
"""

import time
from collections import OrderedDict
from datetime import datetime
from typing import Any

from sqlalchemy import select

from nemeton.kernel import Game

from ..archive.loading import apply_row, is_older
from ..archive.log import TableLog
from ..base.errors import NotThere
from ..storage import Database, SeatRow, TableRow, UnitOfWork
from .table import OpenTable
from .windows import SecretWindows

KEPT_IN_MEMORY = 1_500
KEPT_FOR = 30.0  # seconds; when somebody was seen at a table raises no version


class KnownTables:
    """The tables that this process knows."""

    def __init__(self, database: Database, log: TableLog, windows: SecretWindows) -> None:
        self._database, self._log, self._windows = database, log, windows
        self._tables: OrderedDict[str, OpenTable] = OrderedDict()

    def __len__(self) -> int:
        return len(self._tables)

    def get(self, table_id: str) -> OpenTable | None:
        """A table as far as it is known."""
        return self._tables.get(table_id)

    async def look(self, table_id: str, version: int | None = None) -> OpenTable:
        """The table as it stands; where a version is named, any that is not older will do."""
        known = self._tables.get(table_id)
        if known is not None and time.monotonic() - known.read_at < KEPT_FOR:
            if version is not None and known.row.version >= version:
                return known
            if await self._log.version(table_id) == known.row.version:
                return known
        return await self.read(table_id)

    async def read(self, table_id: str) -> OpenTable:
        """The table from the database; of its game, only what is missing."""
        async with self._database.work() as work:
            table = await self._loaded(work, table_id, alone=False)
        self.remember(table)
        return table

    async def load(self, work: UnitOfWork, table_id: str) -> OpenTable:
        """The same as a part of some work, for whoever wants to change its rows: nobody else changes the table before
        that work is done."""
        return await self._loaded(work, table_id, alone=True)

    async def _loaded(self, work: UnitOfWork, table_id: str, *, alone: bool) -> OpenTable:
        row = await work.get(TableRow, table_id, alone=alone)
        if row is None:
            raise NotThere("site/no_table", table=table_id[:40])
        places = await work.scalars(select(SeatRow).where(SeatRow.table_id == table_id).order_by(SeatRow.seat))
        seats = list(places)
        if row.stage == "waiting":
            return OpenTable(row, seats, None, read_at=time.monotonic())
        if row.stage == "over" and is_older(row):
            past, told = await self._log.remembered(row, seats)
            return OpenTable(row, seats, past, read_at=time.monotonic(), told=told)
        game, is_kept = await self._game(row, seats)
        return OpenTable(row, seats, game, is_kept, time.monotonic())

    async def _game(self, row: TableRow, seats: list[SeatRow]) -> tuple[Game[Any], bool]:
        """The game as it stands, and whether the database tells its story; of a known game only what is missing."""
        known = self._tables.get(row.id)
        if known is None or known.game is None or known.row.base != row.base or known.row.number > row.number:
            return await self._log.load(row, seats)
        if known.row.number == row.number:
            return known.game, known.is_kept
        game = known.game.fork()
        for body in await self._log.bodies(row.id, known.row.number, row.number):
            apply_row(game, body)
        return game, known.is_kept

    def remember(self, table: OpenTable) -> None:
        """Keep a table as it stands; one that is newer already stays."""
        table_id = table.row.id
        known = self._tables.get(table_id)
        if known is None or known.row.version <= table.row.version:
            self._tables[table_id] = table
        self._windows.rest(table_id, table.game, table.row.number)  # from now on a window that has opened is open
        self._tables.move_to_end(table_id)
        while len(self._tables) > KEPT_IN_MEMORY:
            self._tables.popitem(last=False)

    def note_seen(self, table_id: str, seat: int, at: datetime) -> None:
        """Somebody was seen on a seat, which raises no version."""
        if table_id in self._tables:
            self._tables[table_id].seats[seat].seen_at = at

    def note_ahead(self, table_id: str, seat: int, ahead: list[dict[str, Any]]) -> None:
        """A seat has answered in advance, which raises no version."""
        if table_id in self._tables:
            self._tables[table_id].seats[seat].ahead = ahead

    def forget(self, table_id: str) -> None:
        """Know nothing of a table any more."""
        self._tables.pop(table_id, None)

    def clear(self) -> None:
        """Know nothing of any table."""
        self._tables.clear()
