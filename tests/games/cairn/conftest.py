"""A failing test of Cairn prints the position of every game it held, in the notation of board.py."""

from collections.abc import Generator
from typing import Any

import pytest

from nemeton.games.cairn.state import CairnState
from nemeton.kernel import Game
from tests.games.cairn.board import shown
from tests.games.cairn.sides import Side


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[Any]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if call.excinfo is not None and report.failed:
        for name, game in _games(call.excinfo).items():
            report.sections.append((f"Position of {name}", _shown(game)))
    return report


def _games(failure: pytest.ExceptionInfo[BaseException]) -> dict[str, Game[CairnState]]:
    """The games in the local variables of the frames that the failure went through."""
    found: dict[str, Game[CairnState]] = {}
    for entry in failure.traceback:
        found |= {name: value for name, value in entry.locals.items() if _is_cairn(value)}
    return found


def _shown(game: Game[CairnState]) -> str:
    try:
        return shown(game)
    except Exception as error:  # a test may have failed because the game cannot even be shown
        return f"cannot be shown: {error!r}"


def _is_cairn(value: Any) -> bool:
    return isinstance(value, Game) and isinstance(getattr(value, "state", None), CairnState)


@pytest.fixture(params=["sea", "forest"])
def side(request: pytest.FixtureRequest) -> Side:
    """Both sides of the table, one after the other."""
    return Side(request.param)
