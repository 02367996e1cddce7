"""Hints: at which tables somebody may ask what a bot would answer, and what was found for a question.

One rule: a hint is no help against another person. By itself a table gives hints where everybody else is a bot, or all
win or lose together; its host may allow them for everybody, or for nobody. Who asks twice, or at two screens, lets one
worker think once.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Generic, TypeVar

import nemeton

from ..base.cache import RecentCache
from ..base.errors import NotAllowed
from ..storage import SeatRow, TableRow

H = TypeVar("H")

AGAINST_BOTS, FOR_ALL, NEVER = HINTS = ("bots", "all", "none")
REMEMBERED = 500  # questions


def has_hints(row: TableRow, seats: Sequence[SeatRow]) -> bool:
    """May people at this table ask for hints?"""
    if row.hints != AGAINST_BOTS:
        return row.hints == FOR_ALL
    return nemeton.rulebooks()[row.game].is_cooperative or sum(seat.kind != "bot" for seat in seats) == 1


def refuse_without_hints(row: TableRow, seats: Sequence[SeatRow]) -> None:
    """Say why there is no hint at a table that gives none."""
    if not has_hints(row, seats):
        raise NotAllowed("site/no_hints" if row.hints == NEVER else "site/hints_against_people")


class Hints(Generic[H]):
    """What was found lately, by table, seat and question; and what is being looked for."""

    def __init__(self) -> None:
        self._known: RecentCache[str, H] = RecentCache(REMEMBERED)
        self._busy: dict[str, asyncio.Future[H]] = {}

    async def of(self, key: str, look: Callable[[], Awaitable[H]]) -> H:
        """What is known, or what is found now: once for all who ask meanwhile. A failure is told to all of them, and
        the next one who asks tries again."""
        known = self._known.get(key)
        if known is not None:
            return known
        busy = self._busy.get(key)
        if busy is None:
            busy = self._busy[key] = asyncio.ensure_future(look())
            busy.add_done_callback(lambda done: self._keep(key, done))
        return await asyncio.shield(busy)

    def _keep(self, key: str, done: "asyncio.Future[H]") -> None:
        self._busy.pop(key, None)
        if not done.cancelled() and done.exception() is None:
            self._known.put(key, done.result())
