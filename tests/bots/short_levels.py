"""Levels that search less than they do, for tests of anything but their strength."""

import pytest

import nemeton
from nemeton.kernel import Rulebook
from nemeton.kernel.thinking import USUAL_THINKING
from tests.bots.tiny import BET, GUESS
from tests.kernel.parlour.book import PARLOUR

MOST = 8  # iterations
BOOKS: tuple[Rulebook, ...] = (*nemeton.rulebooks().values(), PARLOUR, GUESS, BET)  # type: ignore[type-arg]
LEVELS = tuple(f"level:{number}" for number in range(1, 9))


def shorten(monkeypatch: pytest.MonkeyPatch, most: int = MOST) -> None:
    """Let no level search for more iterations than that; the core of Cairn for ten times as many, and its champion look
    at a hundred times as many nodes."""
    for book in BOOKS:
        levels = tuple(
            level._replace(
                iterations=min(level.iterations, most),
                compiled=min(level.compiled, 10 * most),
                nodes=min(level.nodes, 100 * most),
                seconds=3600.0,
            )
            for level in book.thinking.levels
        )
        monkeypatch.setattr(book, "thinking", book.thinking._replace(levels=levels))


assert PARLOUR.thinking is USUAL_THINKING
