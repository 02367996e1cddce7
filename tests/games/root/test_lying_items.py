"""Items are drawn as they lie, wherever they are drawn: turned and hatched when exhausted, torn when damaged."""

import pytest

from nemeton.games.root import GAME
from nemeton.games.root.beside import BESIDE
from nemeton.games.root.factions.vagabond.choices import Damage
from nemeton.games.root.state import RootGame
from tests.games.root.woodland import woodland


def drawn(game: RootGame, seat: int) -> str:
    """The board of a seat."""
    view = game.seen_by(seat)
    laid = GAME.laid(view, seat=seat, ask=None, journal=(), words=GAME.words("en", view))
    return next(board.picture for board in laid.boards if board.name == f"board-{seat}")


def test_the_board_of_the_vagabond():
    """Law 9.2.1: exhausted and damaged items are told apart from the others, and from each other."""
    game = woodland(("vagabond", "marquise"), {}, vagabond={"at": 5, "items": "sword boot- torch! hammer-!"})
    board = drawn(game, 0)
    assert board.count('class="hatching"') == board.count("rotate(90)") == 2
    assert board.count('class="tear"') == 2
    assert "hammer (damaged, exhausted)" in board


def test_crafted_items_of_others():
    """Items in a box that were exhausted for a service or a card lie as the Vagabond's do."""
    wishes = {"boxes": {"marquise": ["sword", "boot"]}, "exhausted": {"marquise": ["boot"]}}
    board = drawn(woodland(("marquise", "eyrie"), {}, **wishes), 0)  # type: ignore[arg-type]
    assert board.count('class="hatching"') == board.count("rotate(90)") == 1
    assert "boot (exhausted)" in board


@pytest.mark.parametrize(("lies", "hatched", "torn"), [((0, 0), 0, 0), ((1, 0), 1, 0), ((0, 1), 0, 1), ((1, 1), 1, 1)])
def test_an_item_among_answers(lies: tuple[int, int], hatched: int, torn: int):
    """Law 9.2.3: who chooses which item is damaged sees how each lies."""
    choice = Damage("boot", *lies)
    view = woodland(("vagabond", "marquise"), {}, vagabond={"at": 5, "items": "boot"}).seen_by(0)
    sign = BESIDE.sign(choice.label(view).sign)
    assert (sign.count("hatching"), sign.count('class="tear"')) == (hatched, torn)
