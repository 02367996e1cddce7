"""What was looked for in games that people analyse: where an answer was worth much less than another.

To weigh every answer of a game takes a bot a while, so a worker does it slice by slice, as long as somebody asks; what
was found is remembered. It is an opinion of bots and can be found again, so nothing of it is written down.
"""

from collections.abc import Awaitable, Callable
from typing import NamedTuple

from nemeton.kernel import Option

from ..base.cache import RecentCache

REMEMBERED = 100  # games
MOST_KEPT = 12  # mistakes of a game, the worst of them


class Mistake(NamedTuple):
    """An answer that was worth less than another: before which moment, whose, what was asked, given, and better."""

    moment: int
    seat: int
    kind: str
    played: Option
    better: Option
    loss: float  # from 0 to 1


class StudySlice(NamedTuple):
    """What was found up to a moment."""

    found: tuple[Mistake, ...]
    done: int
    last: int

    @property
    def is_whole(self) -> bool:
        """Was the whole game looked at?"""
        return self.done >= self.last


class Studies:
    """What was found so far, by game."""

    def __init__(self) -> None:
        self._known: RecentCache[str, StudySlice] = RecentCache(REMEMBERED)
        self._busy: set[str] = set()

    async def more(self, key: str, look: Callable[[int], Awaitable[StudySlice]]) -> StudySlice:
        """One slice more of a game; while another visitor waits for that, what is known."""
        known = self._known.get(key) or StudySlice((), 0, 1)
        if known.is_whole or key in self._busy:
            return known
        self._busy.add(key)
        try:
            new = await look(known.done)
        finally:
            self._busy.discard(key)
        worst = sorted([*known.found, *new.found], key=lambda one: -one.loss)[:MOST_KEPT]
        return self._known.put(key, StudySlice(tuple(worst), new.done, new.last))
