"""The public face: start a game, load a record, play on from a position."""

from collections.abc import Mapping
from typing import Any

from .games import GAMES
from .kernel import BadPosition, BadRecord, BadSetup, Chance, Game, Rulebook
from .kernel import records as _records
from .kernel.bounds import brief


def rulebooks() -> dict[str, Rulebook[Any]]:
    """The rulebook of every game there is, by name."""
    return dict(GAMES)


def _book(name: Any) -> Rulebook[Any]:
    if not isinstance(name, str) or name not in GAMES:
        raise BadSetup("setup/unknown_game", game=brief(name), known=tuple(GAMES))
    return GAMES[name]


def start(
    game: str,
    players: int = 2,
    seed: int | str | Chance = 1,
    options: Mapping[str, Any] | None = None,
    *,
    light: bool = False,
    turn_limit: int | None = None,
) -> Game[Any]:
    """Start a game. A light one keeps no history and cannot be forked; with a turn limit it may end unfinished."""
    return _records.start(_book(game), players, options, seed, light=light, turn_limit=turn_limit)


def load(record: Any) -> Game[Any]:
    """The exact same game again, from its record."""
    if not isinstance(record, dict):
        raise BadRecord("record/not_a_record", problem=type(record).__name__)
    if not _records.is_format(record.get("nemeton")):
        raise BadRecord("record/format", format=brief(record.get("nemeton")), known=_records.FORMAT)
    return _records.load(_book(record.get("game")), record)


def from_position(position: Any, seed: int | str | Chance = 1) -> Game[Any]:
    """Play on from a position; a bad one says what is wrong with it."""
    if not isinstance(position, dict):
        raise BadPosition("position/not_a_position", problem=type(position).__name__)
    return _records.read_position(_book(position.get("game")), position, seed)
