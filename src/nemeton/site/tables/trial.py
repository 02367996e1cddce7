"""A wish for a table is tried before it is granted, in a worker: what breaks shall break there."""

from random import Random
from time import process_time
from typing import Any

from nemeton.kernel import PUBLIC, Game

from ..base.errors import SiteError
from .wishes import TableWish, try_game

SLOWEST_START = 1.0  # seconds of a processor that a position may take to begin, for later it begins on the event loop
ANSWERS_TRIED = 12


def tried_wish(wish: TableWish) -> None:
    """Begin the game that somebody wishes for, draw it, and play it a little: what breaks shall break here."""
    begun = process_time()
    game = try_game(wish)
    if process_time() - begun > SLOWEST_START:
        raise SiteError("site/position_slow")
    rng = Random(1)
    _draw(game)
    for _ in range(ANSWERS_TRIED):
        if game.over:
            break
        ask = rng.choice(game.asks)
        game.answer(rng.choice(ask.options), ask.seat)
    _draw(game)


def _draw(game: Game[Any]) -> None:
    """Draw a game as everybody sees it, only to see that it can be drawn."""
    for seat in (PUBLIC, *range(game.players)):
        game.book.draw(game.seen_by(seat), seat=seat, ask=None, journal=[], words=game.words("en"), style=False)
