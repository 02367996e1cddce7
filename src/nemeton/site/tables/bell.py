"""The bell: it tells everyone who watches a table that there is something new. A ring carries table and version only.

It hangs in one process. Where several serve one database, the database tells each of them what the others have changed
(`storage/company.py`), and the house rings here.
"""

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class BellListener:
    """What one listener has heard: set by every ring; whoever waits for it clears it and then looks.

    `version` is the latest that was told since then, or None where nobody said what is new.
    """

    def __init__(self) -> None:
        self._is_rung = False
        self._waiting: asyncio.Future[bool] | None = None  # of the one who listens
        self.version: int | None = None

    def ring(self, version: int | None) -> None:
        """Something is new."""
        is_known = version is not None and (self.version is not None or not self._is_rung)
        self.version = max(version or 0, self.version or 0) if is_known else None
        self._is_rung = True
        self._wake(rung=True)

    def clear(self) -> None:
        """From now on only what comes counts."""
        self._is_rung = False
        self.version = None

    async def wait(self) -> None:
        """Until the next ring."""
        await self._heard()

    async def within(self, seconds: float) -> bool:
        """Does it ring within so many seconds?"""
        if self._is_rung:
            return True
        late = asyncio.get_running_loop().call_later(seconds, self._wake)  # a timeout of asyncio's costs more
        try:
            return await self._heard()
        finally:
            late.cancel()

    async def _heard(self) -> bool:
        if self._is_rung:
            return True
        self._waiting = asyncio.get_running_loop().create_future()
        try:
            return await self._waiting
        finally:
            self._waiting = None

    def _wake(self, *, rung: bool = False) -> None:
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(rung)


class Bell:
    """Rings per table, in one process."""

    def __init__(self) -> None:
        self._listening: dict[str, set[BellListener]] = defaultdict(set)
        self.is_closed = False  # do listeners go elsewhere?
        self._latest: dict[str, int] = {}  # of tables that are listened to: the version that was rung last

    @property
    def tables(self) -> list[str]:
        """The tables that somebody here listens to."""
        return [*self._listening]

    @property
    def listeners(self) -> int:
        """How many listen, at all tables together."""
        return sum(map(len, self._listening.values()))

    def has_rung(self, table_id: str, version: int) -> bool:
        """Has everybody here heard of this version or a later one, or does nobody listen?"""
        return table_id not in self._listening or self._latest.get(table_id, -1) >= version

    def ring(self, table_id: str, version: int | None = None) -> None:
        """Something has changed at a table; where the version is told, whoever has it need not look it up."""
        if version is not None and table_id in self._listening:
            self._latest[table_id] = max(version, self._latest.get(table_id, version))
        for heard in self._listening.get(table_id, ()):
            heard.ring(version)

    def close(self) -> None:
        """Send all listeners away."""
        self.is_closed = True
        for table_id in self.tables:
            self.ring(table_id)

    @asynccontextmanager
    async def listening(self, table_id: str) -> AsyncIterator[BellListener]:
        """What is heard of a table from now on."""
        heard = BellListener()
        self._listening[table_id].add(heard)
        try:
            yield heard
        finally:
            self._listening[table_id].discard(heard)
            if not self._listening[table_id]:
                del self._listening[table_id]
                self._latest.pop(table_id, None)
