"""The chronicles of finished games: each is counted once, by a worker that plays the game again, and kept."""

import asyncio
from collections.abc import Awaitable, Callable

import msgspec
from sqlalchemy import select

from nemeton.kernel.chronicle import Chronicle, chronicle_of

from ..base.background import BackgroundTasks
from ..base.cache import RecentCache
from ..base.errors import SiteError, TooBusy
from ..base.visitor_jobs import VisitorJobs
from ..storage import ChronicleRow, Database, keep
from .loading import apply_row
from .stories import TableStory

EDITION = 2  # of what is counted: whatever was kept of another one is counted again
REMEMBERED = 200
PATIENCE = 0.7  # seconds that a page waits for it; then it says that it is being counted


class Chronicles:
    """The chronicles of this site's tables."""

    def __init__(self, database: Database, jobs: VisitorJobs, background: BackgroundTasks) -> None:
        self._database, self._jobs, self._background = database, jobs, background
        self._known: RecentCache[str, Chronicle] = RecentCache(REMEMBERED)
        self._refused: RecentCache[str, SiteError] = RecentCache(REMEMBERED)
        self._counting: dict[str, asyncio.Task[None]] = {}

    async def of(self, table_id: str, tell: Callable[[], Awaitable[TableStory]]) -> Chronicle | None:
        """The chronicle of a finished game, of which `tell` gives the story; None while it is being counted. Raises why
        it cannot be."""
        found = self._known.get(table_id) or await self._kept(table_id)
        if found is not None:
            return found
        if table_id not in self._counting and self._refused.get(table_id) is None:
            work = self._count(table_id, tell)
            self._counting[table_id] = self._background.start(work, "the counting of a game")
        if table_id in self._counting:
            await asyncio.wait([self._counting[table_id]], timeout=PATIENCE)
        refused = self._refused.get(table_id)
        if refused is not None:
            raise refused
        return self._known.get(table_id)

    async def _kept(self, table_id: str) -> Chronicle | None:
        chosen = select(ChronicleRow.body).where(ChronicleRow.table_id == table_id, ChronicleRow.edition == EDITION)
        row = await self._database.row(chosen)
        return self._known.put(table_id, msgspec.msgpack.decode(row.body, type=Chronicle)) if row is not None else None

    async def _count(self, table_id: str, tell: Callable[[], Awaitable[TableStory]]) -> None:
        try:
            body = await self._jobs.do(counted, await tell())
            self._known.put(table_id, msgspec.msgpack.decode(body, type=Chronicle))
            row = {"table_id": table_id, "edition": EDITION, "body": body}
            await self._database.write(lambda connection: keep(connection, ChronicleRow, row, ("edition", "body")))
        except TooBusy:
            pass  # whoever asks next begins again
        except SiteError as error:
            self._refused.put(table_id, error)
        finally:
            self._counting.pop(table_id, None)


def counted(story: TableStory) -> bytes:
    """In a worker: the chronicle of a table's game. Its moments are those of the table's replay."""
    game, events = story.beginning()
    return msgspec.msgpack.encode(chronicle_of(game, events, apply_row))
