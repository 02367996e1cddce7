"""Records that people sent in to look at, kept for a while.

A record holds the whole truth of its game, so whoever has the link to one may see everything in it. The link holds the
beginning of the record's hash: nobody guesses it, and the same file always gives the same link.
"""

from collections import OrderedDict

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncSession, async_sessionmaker

from ..base.errors import NotThere
from ..storage import RecordRow

MOST_RECORDS = 500  # kept; the oldest go first
IN_MEMORY = 20


class Uploads:
    """All records that were sent in."""

    def __init__(self, sessions: async_sessionmaker[AsyncSession]) -> None:
        self._sessions = sessions
        self._known: OrderedDict[str, bytes] = OrderedDict()

    async def keep(self, record_id: str, game: str, body: bytes) -> None:
        """Keep a record that was checked."""
        async with self._sessions.begin() as session:
            if await session.get(RecordRow, record_id) is None:
                session.add(RecordRow(id=record_id, game=game, body=body))
                await session.flush()
                old = select(RecordRow.id).order_by(RecordRow.at.desc()).offset(MOST_RECORDS)
                await session.execute(delete(RecordRow).where(RecordRow.id.in_(list(await session.scalars(old)))))
        self._remember(record_id, body)

    async def find(self, record_id: str) -> bytes:
        """A record that was kept, compressed as it lies in the database."""
        body = self._known.get(record_id)
        if body is None:
            async with self._sessions() as session:
                row = await session.get(RecordRow, record_id)
            if row is None:
                raise NotThere("site/no_record")
            body = row.body
        self._remember(record_id, body)
        return body

    def _remember(self, record_id: str, body: bytes) -> None:
        self._known[record_id] = body
        self._known.move_to_end(record_id)
        while len(self._known) > IN_MEMORY:
            self._known.popitem(last=False)
