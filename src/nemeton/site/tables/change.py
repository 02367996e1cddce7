"""A change of a table that is not one of its game: its seats, its stage, its talk."""

import asyncio
import time
from contextlib import AsyncExitStack
from typing import Any

from sqlalchemy.orm.exc import StaleDataError

from ..archive.loading import opening_of
from ..archive.log import first_snapshot
from ..base.errors import TooLate
from ..storage import Database, UnitOfWork
from .bell import Bell
from .known import KnownTables
from .table import OpenTable, refuse_closed


class TableChange:
    """A change as a context, with its session and the table to change. It is written if nobody else, in whichever
    process, has changed the table meanwhile."""

    def __init__(
        self,
        database: Database,
        known: KnownTables,
        lock: asyncio.Lock,
        bell: Bell,
        table_id: str,
        *,
        even_closed: bool = False,
    ) -> None:
        self._database, self._known, self._lock, self._bell = database, known, lock, bell
        self._table_id, self._even_closed = table_id, even_closed

    async def __aenter__(self) -> tuple[UnitOfWork, OpenTable]:
        async with AsyncExitStack() as stack:
            await stack.enter_async_context(self._lock)
            self._work = await stack.enter_async_context(self._database.work())
            self._table = await self._known.load(self._work, self._table_id)
            if not self._even_closed:
                refuse_closed(self._table.row)
            self._stack = stack.pop_all()
        return self._work, self._table

    async def __aexit__(self, kind: Any, error: Any, trace: Any) -> None:
        row, seats, game = self._table[:3]
        begins = game is None and row.stage == "playing"
        async with self._stack:
            if kind is not None:
                return
            if begins:
                self._work.add(first_snapshot(row, opening_of(row, seats)))
            row.version += 1
            try:
                await self._work.commit()
            except StaleDataError:
                self._known.forget(self._table_id)
                raise TooLate("site/changed_meanwhile") from None
            if begins:
                self._known.forget(row.id)
            else:
                self._known.remember(self._table._replace(read_at=time.monotonic()))
        self._bell.ring(row.id, row.version)
