"""The Underground Duchy at a point of play that a test wants, in the words of positions."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from nemeton.games.root import GAME
from nemeton.games.root.factions.duchy.board import DuchyBoard
from nemeton.games.root.state import RootGame
from nemeton.games.root.steps import FactionStep, TurnEnd
from nemeton.kernel import Ask, Scripted, Step
from nemeton.kernel.records import read_position
from tests.games.root.woodland import seat

PAIR = ("duchy", "marquise")
DOING = {"marquise": "actions", "alliance": "day", "vagabond": "day"}  # what they are asked that changes nothing


def below(
    where: Mapping[int, str],
    *steps: str | Step,
    factions: Sequence[str] = PAIR,
    script: Iterable[int] = (),
    phase: str = "daylight",
    active: str = "duchy",
    boards: Mapping[str, Any] | None = None,
    duchy: Mapping[str, Any] | None = None,
    **state: Any,
) -> RootGame:
    """A game in a turn of the Duchy that goes on with these steps of its own (by name), and then asks somebody
    something harmless. `duchy` is its board."""
    own = factions.index("duchy")
    agenda = [FactionStep(own, one) if isinstance(one, str) else one for one in steps]
    rest = [
        TurnEnd(factions.index(active)),
        *(FactionStep(at, DOING[name]) for at, name in enumerate(factions) if name in DOING),
    ]
    written = {
        "factions": list(factions),
        "active": active,
        "phase": phase,
        "clearings": {str(at): text for at, text in where.items()},
        "boards": {"duchy": dict(duchy or {}), **(boards or {})},
        "agenda": msgspec.to_builtins([*rest, *agenda[::-1]]),
        **state,
    }
    return read_position(GAME, {"players": len(factions), "state": written}, Scripted(script))


def board_of(game: RootGame) -> DuchyBoard:
    """The board of the Duchy."""
    board = game.state.boards[seat(game, "duchy")]
    assert isinstance(board, DuchyBoard)
    return board


def moles(game: RootGame, at: int) -> int:
    """The warriors of the Duchy in a clearing."""
    return game.state.clearings[at].warriors[seat(game, "duchy")]


def now(game: RootGame) -> Ask:
    """What is asked."""
    assert game.ask is not None
    return game.ask


def chosen(game: RootGame, field: str) -> set[Any]:
    """What the options say in a field, where they have it."""
    assert game.ask is not None
    return {getattr(option, field) for option in game.ask.options if hasattr(option, field)}


def refused(game: RootGame, option: Any) -> tuple[str, str]:
    """Why an option is not on offer, and the paragraph."""
    assert game.ask is not None
    assert option not in game.ask.options
    return next((one.reason.removeprefix("root.refused."), one.law) for one in game.ask.refused if one.option == option)
