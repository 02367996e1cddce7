"""Windows: questions that are asked in secret, so that nobody learns who could answer.

A window closes after a time that was drawn when it opened, however fast its answers come: the answer that would close
it earlier is held back until then. Who does not want to be asked without having a choice may say so; the house then
passes for that seat, in the same time. What still tells something is a person who thinks for long: see
docs/architecture.md.
"""

import time
from collections import OrderedDict
from random import SystemRandom
from typing import Any

from nemeton.kernel import Ask, Game, Standing

SHORTEST, LONGEST = 0.6, 1.6  # seconds that a window stays open at least
REMEMBERED = 2_000


def window_of(game: Game[Any] | None) -> list[Ask]:
    """The secret questions that are open now; none where anything is asked openly."""
    asks = [] if game is None else [ask for ask in game.asks if not isinstance(ask, Standing)]
    return asks if asks and all(ask.secret for ask in asks) else []


class SecretWindows:
    """When the windows of the tables may close."""

    def __init__(self, pace: float = 1.0) -> None:
        self._pace = pace  # with 0 windows close at once
        self._lots = SystemRandom()
        self._due: OrderedDict[tuple[str, int], float] = OrderedDict()

    def rest(self, table_id: str, game: Game[Any] | None, number: int, seat: int | None = None) -> float:
        """How long a window must stay open still; with a seat, only if its answer would close it. `number` is the last
        one of the table's log."""
        window = window_of(game)
        if not window or not self._pace or game is None:
            return 0.0
        opened = number - game.given
        now = time.monotonic()
        key = table_id, opened
        if key not in self._due:
            self._due[key] = now + self._pace * self._lots.uniform(SHORTEST, LONGEST)
            while len(self._due) > REMEMBERED:
                self._due.popitem(last=False)
        if seat is not None and any(ask.seat != seat for ask in window):
            return 0.0
        return max(0.0, self._due[key] - now)
