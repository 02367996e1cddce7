"""The chronicles of finished games: each is counted once, by a worker that plays the game again, and kept."""

import asyncio
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import select

from nemeton.kernel import Game
from nemeton.kernel.chronicle import Chronicle, chronicle_of

from ..base.background import BackgroundTasks
from ..base.cache import RecentCache
from ..base.errors import SiteError, TooBusy
from ..base.visitor_jobs import VisitorJobs
from ..storage import ChronicleRow, Database, TableRow
from .loading import apply_row
from .log import TableLog
from .records import opening_of_record, timeline_of

EDITION = 1  # of what is counted: whatever was kept of another one is counted again
REMEMBERED = 200
PATIENCE = 0.7  # seconds that a page waits for it; then it says that it is being counted


class Chronicles:
    """The chronicles of this site's tables."""

    def __init__(self, database: Database, log: TableLog, jobs: VisitorJobs, background: BackgroundTasks) -> None:
        self._database, self._log, self._jobs, self._background = database, log, jobs, background
        self._known: RecentCache[str, Chronicle] = RecentCache(REMEMBERED)
        self._refused: RecentCache[str, SiteError] = RecentCache(REMEMBERED)
        self._counting: dict[str, asyncio.Task[None]] = {}

    async def of(self, row: TableRow, game: Game[Any]) -> Chronicle | None:
        """The chronicle of a finished game; None while it is being counted. Raises why it cannot be."""
        found = self._known.get(row.id) or await self._kept(row.id)
        if found is not None:
            return found
        if row.id not in self._counting and self._refused.get(row.id) is None:
            work = self._count(row, game.record())
            self._counting[row.id] = self._background.start(work, "the counting of a game")
        if row.id in self._counting:
            await asyncio.wait([self._counting[row.id]], timeout=PATIENCE)
        refused = self._refused.get(row.id)
        if refused is not None:
            raise refused
        return self._known.get(row.id)

    async def _kept(self, table_id: str) -> Chronicle | None:
        chosen = select(ChronicleRow.body).where(ChronicleRow.table_id == table_id, ChronicleRow.edition == EDITION)
        row = await self._database.row(chosen)
        return self._known.put(table_id, msgspec.msgpack.decode(row.body, type=Chronicle)) if row is not None else None

    async def _count(self, row: TableRow, record: dict[str, Any]) -> None:
        try:
            bodies = [] if row.base else await self._log.bodies(row.id, 0, row.number)
            body = await self._jobs.do(counted, record, bodies)
            self._known.put(row.id, msgspec.msgpack.decode(body, type=Chronicle))
            async with self._database.sessions.begin() as session:
                await session.merge(ChronicleRow(table_id=row.id, edition=EDITION, body=body))
        except TooBusy:
            pass  # whoever asks next begins again
        except SiteError as error:
            self._refused.put(row.id, error)
        finally:
            self._counting.pop(row.id, None)


def counted(record: dict[str, Any], bodies: Sequence[Any]) -> bytes:
    """The chronicle of a record; with the rows of a table's log, its moments are those of the table's own replay."""
    opening = opening_of_record(record)
    if bodies:
        return msgspec.msgpack.encode(chronicle_of(opening, bodies, apply_row))
    events = timeline_of(record).latest.history
    return msgspec.msgpack.encode(chronicle_of(opening, events, Game.repeat))
