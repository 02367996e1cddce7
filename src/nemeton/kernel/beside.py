"""What a page shows beside the board of a game: public figures of each seat, and small pictures of seats and things."""

from collections.abc import Callable
from typing import Any, NamedTuple

from .words import Phrase


class Beside(NamedTuple):
    """What a game brings for the panels around its board; all of it may be left out.

    `figures(view, seat)` are the public figures of a seat in a concealed state; in a game with scores the first one
    stands behind the score ("of 3 stones"). `seat_picture(seat)` and `topic_picture(topic)` are small drawings as SVG.
    """

    figures: Callable[[Any, int], list[Phrase]] = lambda _view, _seat: []
    seat_picture: Callable[[int], str] = lambda _seat: ""
    topic_picture: Callable[[str], str] = lambda _topic: ""


NOTHING_BESIDE = Beside()
