"""The bell: it tells everyone who watches a table that there is something new. A ring carries table and version only.

One process needs no more than this. Several processes will ring each other through the database; the interface stays.
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
        self._rung = asyncio.Event()
        self.version: int | None = None

    def ring(self, version: int | None) -> None:
        """Something is new."""
        is_known = version is not None and (self.version is not None or not self._rung.is_set())
        self.version = max(version or 0, self.version or 0) if is_known else None
        self._rung.set()

    def clear(self) -> None:
        """From now on only what comes counts."""
        self._rung.clear()
        self.version = None

    async def wait(self) -> None:
        """Until the next ring."""
        await self._rung.wait()


class Bell:
    """Rings per table, in one process."""

    def __init__(self) -> None:
        self._listening: dict[str, set[BellListener]] = defaultdict(set)

    def ring(self, table_id: str, version: int | None = None) -> None:
        """Something has changed at a table; where the version is told, whoever has it need not look it up."""
        for heard in self._listening.get(table_id, ()):
            heard.ring(version)

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
