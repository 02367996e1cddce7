"""The line before a few workers: who waits is served in turns, so that nobody waits behind all the work of another."""

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from math import inf


class QueueFull(Exception):
    """Too many wait already, in all or of this one."""


class FairQueue:
    """Gives out so many places.

    Whoever wants a place names itself: a table, an address. Of those who wait, each gets one place in turn. `at_once`
    is how many places one of them may hold; so many may wait in all (`most`) and of each (`most_each`).
    """

    def __init__(self, places: int, *, at_once: int, most: float = inf, most_each: float = inf) -> None:
        self._free = places
        self._at_once = at_once
        self._most, self._most_each = most, most_each
        self._held: Counter[str] = Counter()
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    def waiting(self, who: str | None = None) -> int:
        """How many wait; of one, if it is named."""
        if who is not None:
            return len(self._waiting.get(who, ()))
        return sum(len(queue) for queue in self._waiting.values())

    @asynccontextmanager
    async def place(self, who: str) -> AsyncIterator[None]:
        """A place, as long as the context lasts. Raises QueueFull at once rather than let too many wait."""
        await self._take(who)
        try:
            yield
        finally:
            self._give_back(who)

    async def _take(self, who: str) -> None:
        if self.waiting() >= self._most or self.waiting(who) >= self._most_each:
            raise QueueFull
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(who, deque()).append(turn)
        self._call_next()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._give_back(who)  # the place came in the same moment
            else:
                self._leave(who, turn)
            raise

    def _give_back(self, who: str) -> None:
        self._free += 1
        self._held[who] -= 1
        if not self._held[who]:
            del self._held[who]
        self._call_next()

    def _leave(self, who: str, turn: "asyncio.Future[None]") -> None:
        queue = self._waiting.get(who)
        if queue is not None and turn in queue:
            queue.remove(turn)
            if not queue:
                del self._waiting[who]

    def _call_next(self) -> None:
        """Give free places to those who wait, each in turn."""
        while self._free:
            who = next((who for who in self._waiting if self._held[who] < self._at_once), None)
            if who is None:
                return
            queue = self._waiting[who]
            turn = queue.popleft()
            if queue:
                self._waiting.move_to_end(who)
            else:
                del self._waiting[who]
            if not turn.done():
                self._free -= 1
                self._held[who] += 1
                turn.set_result(None)
