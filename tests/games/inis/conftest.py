"""A failing test of Inis prints the position of every game it held, in the notation of position.py."""

from collections.abc import Generator
from typing import Any

import pytest

from nemeton.games.inis.state import InisState
from nemeton.kernel import Game
from tests.games.inis.position import shown


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[Any]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if call.excinfo is not None and report.failed:
        for name, game in _games(call.excinfo).items():
            report.sections.append((f"Position of {name}", _shown(game)))
    return report


def _games(failure: pytest.ExceptionInfo[BaseException]) -> dict[str, Game[InisState]]:
    """The games in the local variables of the frames that the failure went through."""
    found: dict[str, Game[InisState]] = {}
    for entry in failure.traceback:
        found |= {name: value for name, value in entry.locals.items() if _is_inis(value)}
    return found


def _shown(game: Game[InisState]) -> str:
    try:
        return shown(game)
    except Exception as error:  # a test may have failed because the game cannot even be shown
        return f"cannot be shown: {error!r}"


def _is_inis(value: Any) -> bool:
    return isinstance(value, Game) and isinstance(getattr(value, "state", None), InisState)
