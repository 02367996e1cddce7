"""Bots of one's own, at the top of a module, so that other processes find them."""

from typing import Any

from nemeton.bots import Seed
from nemeton.kernel import Game, Option


class First:
    """Takes the first option."""

    def __init__(self, _seed: Seed) -> None:
        self.iterations = 0

    def choose(self, game: Game[Any], seat: int) -> Option:
        self.iterations += 3
        return next(ask for ask in game.asks if ask.seat == seat).options[0]


class Broken(First):
    """Fails at its first choice."""

    def choose(self, game: Game[Any], seat: int) -> Option:
        raise ZeroDivisionError("a bot that fails")


class Illegal(First):
    """Answers what is not on offer."""

    def choose(self, game: Game[Any], seat: int) -> Option:
        return "nonsense"
