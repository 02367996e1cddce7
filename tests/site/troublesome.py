"""Parlour as workers know it in some tests: drawing or dealing it makes trouble where a number says so.

A position of that turn, or a table of that many rounds, never ends, eats all memory, breaks, or kills its worker.
"""

import os
import time
from typing import Any

from nemeton.games import GAMES
from tests.kernel.parlour.book import PARLOUR, parlour

ENDLESS, HUNGRY, BROKEN, DEADLY = 13, 14, 15, 16
ROUNDS = {1: ENDLESS}
CANARY = "rose-7-in-the-hand-of-vera"


def make_trouble(number: int) -> None:
    """What a number stands for."""
    if number == ENDLESS:
        time.sleep(3600)
    if number == HUNGRY:
        assert [bytes(10_000_000) for _ in range(10_000)]
    if number == BROKEN:
        raise KeyError(CANARY)
    if number == DEADLY:
        os._exit(1)


def draw(view: Any, **drawn: Any) -> str:
    """The usual picture, and trouble."""
    make_trouble(view.turn)
    return PARLOUR.draw(view, **drawn)


def set_up(game: Any, players: int, options: Any) -> None:
    """As usual, and trouble."""
    make_trouble(ROUNDS.get(options.rounds, 0))
    PARLOUR.setup(game, players, options)


GAMES["parlour"] = parlour(draw=draw, setup=set_up)
