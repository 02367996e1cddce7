"""What a bot is, and how it comes to its answers: it is given an imagined game, never the table's own."""

from collections.abc import Sequence
from random import Random
from typing import Any, Protocol, TypeAlias

from nemeton.kernel import Ask, Game, Option

Seed: TypeAlias = int | str


class Bot(Protocol):
    """Chooses one of the options that its seat is asked for.

    The game is an imagined one: what the seat cannot know is a guess in it, and so is all chance to come.
    A bot may keep a count `iterations` of the lines it has looked at; the arena reports it.
    """

    def choose(self, game: Game[Any], seat: int) -> Option:
        """One of the options of the asks that wait for the seat."""
        ...


def asked(game: Game[Any], seat: int) -> list[Ask]:
    """The open asks of a seat."""
    return [ask for ask in game.asks if ask.seat == seat]


def choices(game: Game[Any], seat: int) -> Sequence[Option]:
    """Every answer that the seat may give now, each once; an answer goes to the first of its asks that offers it."""
    asks = asked(game, seat)
    if len(asks) == 1:
        return asks[0].options  # which may be long, and lazy
    return list(dict.fromkeys(option for ask in asks for option in ask.options))


def play_seat(game: Game[Any], seat: int, bot: Bot, rng: Random) -> Option:
    """Let a bot answer for a seat at a table: it sees an imagined game, and its choice is played on the real one."""
    option = bot.choose(game.imagined(seat, rng), seat)
    game.answer(option, seat)
    return option
