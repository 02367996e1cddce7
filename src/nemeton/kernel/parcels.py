"""Parcels: an imagined game as it goes to another process, where it imagines the same.

It holds the last checkpoint and what happened, as forks do, but no journal: nobody needs that to think. Only imagined
games are sent so: they have no record.
"""

from typing import Any, NamedTuple

from .book import Rulebook
from .game import Game, loop_of
from .history import Checkpoint, Event
from .loop import Loop


class Parcel(NamedTuple):
    """An imagined game, ready to be pickled."""

    name: str
    players: int
    turn_limit: int | None
    asks_sole: bool
    checkpoint: Checkpoint
    events: list[Event]
    shown: list[tuple[int, ...]]


def packed(game: Game[Any]) -> Parcel:
    """A game as it is sent."""
    assert game.is_imagined, "only an imagined game is sent"
    loop = loop_of(game)
    last = loop.checkpoints[-1]
    return Parcel(
        game.book.name,
        game.players,
        game.turn_limit,
        loop.asks_sole,
        last._replace(journal=0),
        loop.history,
        game.reveals,
    )


def unpacked(book: Rulebook[Any], parcel: Parcel) -> Game[Any]:
    """The game that was sent."""
    checkpoint = parcel.checkpoint
    loop: Loop[Any] = Loop(
        book, parcel.players, checkpoint.chance, turn_limit=parcel.turn_limit, asks_sole=parcel.asks_sole
    )
    loop.is_imagined = True
    loop.play.reveals = parcel.shown
    loop.restore(checkpoint, parcel.events)
    return Game(loop)
