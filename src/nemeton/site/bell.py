"""The bell: it tells everyone who watches a table that there is something new. A ring carries the table and no more.

One process needs no more than this. Several processes will ring each other through the database; the interface stays.
"""

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Bell:
    """Rings per table, in one process."""

    def __init__(self) -> None:
        self._listening: dict[str, set[asyncio.Event]] = defaultdict(set)

    def ring(self, table_id: str) -> None:
        """Something has changed at a table."""
        for heard in self._listening.get(table_id, ()):
            heard.set()

    @asynccontextmanager
    async def listening(self, table_id: str) -> AsyncIterator[asyncio.Event]:
        """An event that is set by every ring; whoever waits for it clears it and then looks."""
        heard = asyncio.Event()
        self._listening[table_id].add(heard)
        try:
            yield heard
        finally:
            self._listening[table_id].discard(heard)
            if not self._listening[table_id]:
                del self._listening[table_id]
