"""A failing test of Spirit Island prints the island of every game it held, in the notation of shore.py."""

from collections.abc import Generator
from typing import Any

import pytest

from nemeton.games.spirit_island.state import IslandState
from nemeton.kernel import Game
from tests.games.spirit_island.shore import island


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[Any]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if call.excinfo is not None and report.failed:
        for name, game in _games(call.excinfo).items():
            report.sections.append((f"Island of {name}", _shown(game)))
    return report


def _games(failure: pytest.ExceptionInfo[BaseException]) -> dict[str, Game[IslandState]]:
    """The games in the local variables of the frames that the failure went through."""
    found: dict[str, Game[IslandState]] = {}
    for entry in failure.traceback:
        found |= {name: value for name, value in entry.locals.items() if _is_island(value)}
    return found


def _shown(game: Game[IslandState]) -> str:
    try:
        lines = [f"{land}: {text}" for land, text in island(game).items()]
        return "\n".join([*lines, f"asked: {game.ask and (game.ask.seat, game.ask.kind, list(game.ask.options)[:40])}"])
    except Exception as error:  # a test may have failed because the game cannot even be shown
        return f"cannot be shown: {error!r}"


def _is_island(value: Any) -> bool:
    return isinstance(value, Game) and isinstance(getattr(value, "state", None), IslandState)
