"""Nemeton: a table for Inis, Cairn, Root and Spirit Island. Start a game, answer its asks, fork it, imagine it.

>>> import nemeton
>>> game = nemeton.start("cairn", players=2, seed=7)
>>> game.ask.kind, game.ask.seat in (0, 1)
('cairn.action', True)
"""

from .face import from_position, load, replay, rulebooks, start
from .kernel import (
    ALL,
    PUBLIC,
    BadPosition,
    BadRecord,
    BadSeat,
    BadSetup,
    BadWords,
    CannotUndo,
    Game,
    IllegalAnswer,
    NemetonError,
    Result,
    Scripted,
    Sealed,
)

__version__ = "0.2.0"

__all__ = [
    "ALL", "PUBLIC", "BadPosition", "BadRecord", "BadSeat", "BadSetup", "BadWords", "CannotUndo", "Game",
    "IllegalAnswer", "NemetonError", "Result", "Scripted", "Sealed", "from_position", "load", "replay",
    "rulebooks", "start",
]  # fmt: skip
