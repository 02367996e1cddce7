"""A picture of Root, read back: what tests look for in the SVG."""

from collections.abc import Iterator
from random import Random

from nemeton.games.root import GAME
from nemeton.games.root.phrases import seat_names
from nemeton.games.root.state import Root
from nemeton.kernel import Ask, Words
from nemeton.kernel.records import start
from tests.games.svg import Picture


def words_of(game: Root, language: str = "en") -> Words:
    """The words of a game, whose seats are called after their factions."""
    return GAME.words(language).with_seats(seat_names(game.state))


def on_a_page(game: Root, seat: int, ask: Ask | None = None, language: str = "en", *, alone: bool = False) -> Picture:
    """The picture that a seat sees, for a page that links the style sheets, or with its style inside."""
    journal = [entry for entry in game.journal if entry.is_for(seat)]
    words = words_of(game, language)
    return Picture(GAME.draw(game.seen_by(seat), seat=seat, ask=ask, journal=journal, words=words, style=alone))


def random_play(players: int, seed: int, answers: int, **options: str) -> Iterator[Root]:
    """The game before each of so many answers given at random."""
    game = start(GAME, players, options, seed)
    rng = Random(seed)
    for _ in range(answers):
        if game.over:
            return
        yield game
        ask = rng.choice(game.asks)
        game.answer(ask.options[rng.randrange(len(ask.options))], ask.seat, to=ask.kind)
