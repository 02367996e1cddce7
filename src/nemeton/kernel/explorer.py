"""An explorer: what many games that were played say about the answers to a question, where they have come by it."""

from collections.abc import Callable
from typing import Any, NamedTuple

from .asks import Ask
from .values import Option


class Tried(NamedTuple):
    """An answer that was given in some games: how often, and how often whoever gave it won or lost in the end."""

    option: Option
    games: int
    wins: int
    losses: int

    @property
    def undecided(self) -> int:
        """Games that nobody won."""
        return self.games - self.wins - self.losses


class Made(NamedTuple):
    """What an explorer knows its answers from."""

    games: int
    positions: int
    least: int  # a position is kept that so many games have come by
    iterations: int  # of the search that played them
    seed: str
    date: str
    command: str


class Explorer(NamedTuple):
    """What a game's own series say. `tried` reads nothing that is hidden, and is empty where nothing is known; so is
    `made` where the data are not here."""

    tried: Callable[[Any, Ask], tuple[Tried, ...]]
    made: Callable[[], Made | None]
