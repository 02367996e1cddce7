"""A failing test of a game prints the position of every game it held, in the notation of that game's tests."""

from collections.abc import Generator
from typing import Any

import pytest

from nemeton.kernel import Game


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[Any]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if call.excinfo is not None and report.failed:
        for name, game in _games(call.excinfo).items():
            report.sections.append((f"Position of {name}", _shown(game)))
    return report


def _games(failure: pytest.ExceptionInfo[BaseException]) -> dict[str, Game[Any]]:
    """The games in the local variables of the frames that the failure went through."""
    found: dict[str, Game[Any]] = {}
    for entry in failure.traceback:
        found |= {name: value for name, value in entry.locals.items() if isinstance(value, Game)}
    return found


def _shown(game: Game[Any]) -> str:
    try:
        return _written(game)
    except Exception as error:  # a test may have failed because the game cannot even be shown
        return f"cannot be shown: {error!r}"


def _written(game: Game[Any]) -> str:
    """The position as the tests of the game write it; only what is needed is loaded."""
    match game.book.name:
        case "cairn":
            from tests.games.cairn.board import shown as cairn_shown

            return cairn_shown(game)
        case "inis":
            from tests.games.inis.position import shown as inis_shown

            return inis_shown(game)
        case "spirit_island":
            from tests.games.spirit_island.looking import island

            lines = [f"{land}: {text}" for land, text in island(game).items()]
            return "\n".join([*lines, f"asked: {[(ask.seat, ask.kind, list(ask.options)[:40]) for ask in game.asks]}"])
    return str(game.position())
