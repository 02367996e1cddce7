"""A picture of Cairn, read back: what tests look for in the SVG."""

from nemeton.games.cairn.state import CairnState
from nemeton.kernel import Game
from tests.games import svg
from tests.games.svg import Picture


def picture(game: Game[CairnState], seat: int = 0, language: str = "en") -> Picture:
    """The picture that a seat sees."""
    return Picture(game.svg(seat, language))


def on_a_page(game: Game[CairnState], seat: int = 0) -> Picture:
    """The same for a page that links the style sheets."""
    ask = next((ask for ask in game.asks if ask.seat == seat), None)
    return svg.on_a_page(game, seat, ask)
