"""Automata at a point of play that a test wants, written as positions are: `{5: "2 cat sawmill"}`."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Literal

import msgspec

from nemeton.games.root import GAME
from nemeton.games.root.state import RootGame
from nemeton.games.root.steps import FactionStep, Phase, TurnEnd
from nemeton.kernel import Scripted, Step
from nemeton.kernel.records import read_position

REST = ("anvil", "bake_sale", "sword")  # three cards for whoever must hold some


def machines(
    factions: Sequence[str],
    where: Mapping[int, str] | None = None,
    *,
    steps: Iterable[Step] = (),
    phase: str = "daylight",
    active: int = 0,
    top: Sequence[str] = (),
    script: Iterable[int] = (),
    ends: bool = True,
    **rest: Any,
) -> RootGame:
    """A game that goes on with these steps, then with the end of the turn; `top` are the next cards, first first. The
    turn of whoever comes next asks somebody, so that the game stops there."""
    agenda = [*([TurnEnd(active)] if ends else []), *reversed(list(steps))]
    state = {
        "factions": list(factions),
        "clearings": {str(at): text for at, text in (where or {}).items()},
        "active": factions[active],
        "phase": phase,
        "agenda": msgspec.to_builtins(agenda),
        "deck": list(reversed(top)),
        **rest,
    }
    return read_position(GAME, {"players": len(factions), "state": state}, Scripted(script))


def step(name: str, where: int = 0, count: int = 0, seat: int = 0) -> FactionStep:
    """A step of the automaton on a seat."""
    return FactionStep(seat, name, where, count)


def phase_of(name: Literal["birdsong", "daylight", "evening"], seat: int = 0) -> list[Step]:
    """A phase of the automaton on a seat, which has begun."""
    return [Phase(seat, name)]


def at(game: RootGame, where: int) -> str:
    """A clearing in the words of positions."""
    written = GAME.write_position(game.state).get("clearings", {})
    return str(written.get(str(where), ""))


def lines(game: RootGame, kind: str) -> list[dict[str, Any]]:
    """The values of the journal's lines of a kind, in order."""
    return [dict(entry.values) for entry in game.journal if entry.kind == f"root.{kind}"]
