"""A picture of Spirit Island, read back: what tests look for in the SVG."""

from collections.abc import Iterator
from random import Random
from typing import Any

from nemeton.games.spirit_island import GAME
from nemeton.games.spirit_island.phrases import seat_names
from nemeton.games.spirit_island.state import Island
from nemeton.kernel import Ask, Words
from nemeton.kernel.records import start
from tests.games.svg import Picture


def words_of(game: Island, language: str = "en") -> Words:
    """The words of a game, whose seats are called after their spirits."""
    return GAME.words(language).with_seats(seat_names(game.state))


def on_a_page(game: Island, seat: int, ask: Ask | None = None, language: str = "en", *, alone: bool = False) -> Picture:
    """The picture that a seat sees, for a page that links the style sheets, or with its style inside."""
    journal = [entry for entry in game.journal if entry.is_for(seat)]
    words = words_of(game, language)
    return Picture(GAME.draw(game.seen_by(seat), seat=seat, ask=ask, journal=journal, words=words, style=alone))


def random_play(players: int, seed: int, answers: int, **options: Any) -> Iterator[Island]:
    """The game before each of so many answers given at random; nobody is done soon."""
    game = start(GAME, players, options, seed)
    rng = Random(seed)
    for _ in range(answers):
        if game.over:
            return
        yield game
        ask = rng.choice(game.asks)
        option = ask.options[rng.randrange(len(ask.options))]
        if option == ("done",) and rng.random() < 0.8:
            option = ask.options[0]
        game.answer(option, ask.seat, to=ask.kind)
