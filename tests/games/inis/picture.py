"""A picture of Inis, read back: what tests look for in the SVG."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from nemeton.games.inis import GAME
from nemeton.games.inis.state import InisState
from nemeton.kernel import Ask, Game
from nemeton.kernel.records import start
from tests.games.svg import Picture


def picture(game: Game[InisState], seat: int = 0, language: str = "en") -> Picture:
    """The picture that a seat sees, standing alone."""
    return Picture(game.svg(seat, language))


def on_a_page(game: Game[InisState], seat: int, ask: Ask | None = None, language: str = "en") -> Picture:
    """The same for a page that links the style sheets."""
    journal = [entry for entry in game.journal if entry.is_for(seat)]
    words = GAME.words(language)
    return Picture(GAME.draw(game.seen_by(seat), seat=seat, ask=ask, journal=journal, words=words, style=False))


def random_play(
    players: int, seed: int, answers: int, scenario: str = "random", prefer: Callable[[Any], bool] | None = None
) -> Iterator[Game[InisState]]:
    """The game before each of so many answers given at random; an option that is preferred is taken if there is one."""
    game = start(GAME, players, {"scenario": scenario}, seed)
    rng = Random(seed)
    for _ in range(answers):
        if game.over:
            return
        yield game
        ask = rng.choice(game.asks)
        wanted = [option for option in ask.options if prefer(option)] if prefer and len(ask.options) < 200 else []
        game.answer(rng.choice(wanted or ask.options), ask.seat, to=ask.kind)
