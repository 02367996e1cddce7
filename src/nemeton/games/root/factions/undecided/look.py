"""How a seat looks that has not chosen a faction yet: a leaf, and an empty board that says what it waits for."""

from collections.abc import Iterator
from typing import Any

from nemeton.drawing.svg import label
from nemeton.kernel import Words

from ...draw.figures import Figure
from ...draw.ink import lines
from ...draw.panel import Page
from ...draw.words import said
from ..look import Look


class UndecidedLook(Look):
    """A leaf."""

    colour = "#9a8f78"

    def figure(self) -> Figure:
        """A leaf on its stalk."""
        veins = lines("M0 24V-16M0 4L9-4M0 4L-9-4M0-6L7-12M0-6L-7-12", 1.4)
        return Figure("M0-30Q22-17 19 5Q13 20 0 22Q-13 20-19 5Q-22-17 0-30Z", veins)

    def panel(self, page: Page, board: Any) -> str:
        """Nothing but a line of words."""
        return label(page.said("root.draw.undecided"), "quiet-line", 150, 104)

    def told(self, board: Any, seat: int, words: Words) -> Iterator[str]:
        yield said(words, "root.draw.undecided")


LOOK = UndecidedLook()
