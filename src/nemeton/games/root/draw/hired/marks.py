"""Small signs of the cards of hirelings: when something happens, which side lies up, who is kept from what."""

from collections.abc import Callable

from ..ink import CREAM, dot, lines, shape, star
from .look import GOLD, METAL


def gain() -> str:
    """When control is gained: a pennon is set."""
    return lines("M-6-12V12", 2.2) + shape("M-5-11H11L6-5.4L11 0H-5Z", "#7d9a4a", 1.2)


def ever() -> str:
    """Always: a knot without end."""
    knot = "M0 0C-4-7-12-7-12 0C-12 7-4 7 0 0C4-7 12-7 12 0C12 7 4 7 0 0Z"
    return lines(knot, 5.6, CREAM) + lines(knot, 2.6)


def dawn() -> str:
    """At the start of birdsong: the sun rises."""
    rays = lines("M0-8V-5.4M-8.6-4.4L-6.8-2.6M8.6-4.4L6.8-2.6", 1.6)
    edge = lines("M-13 5H13M-8 9H8M0-8V-5.4M-8.6-4.4L-6.8-2.6M8.6-4.4L6.8-2.6", 4, CREAM)
    return edge + shape("M-8 5A8 8 0 0 1 8 5Z", "#f0a02e", 1.3) + lines("M-13 5H13", 1.8) + rays + lines("M-8 9H8", 1.2)


def noon() -> str:
    """Once in daylight."""
    return shape(star(12, 12, 8.6), "#f4d25e", 1.1) + dot(0, 0, 5.4, "#f0a02e", 1)


def shield() -> str:
    """Not to be harmed, or a hit is ignored."""
    return shape("M-10-11H10V0Q9 8 0 12Q-9 8-10 0Z", METAL, 1.5) + lines("M0-10V11M-9-2H9", 1.2)


def lock() -> str:
    """Nobody comes in, or out."""
    bow = "M-5-1V-6Q0-13 5-6V-1"
    return lines(bow, 5, CREAM) + shape("M-8-1H8V11H-8Z", "#cfc5b0") + lines(bow, 2.6) + dot(0, 5, 2)


def strong() -> str:
    """The strong side of a card."""
    return shape("M-10 2L0-10L10 2H5V11H-5V2Z", GOLD, 1.5)


def weak() -> str:
    """The weak side of a card."""
    return shape("M-10-2L0 10L10-2H5V-11H-5V-2Z", "#c9bda2", 1.5)


def die() -> str:
    """The die of control: gold pips and dark ones."""
    pips = dot(-4.6, -4.6, 2.4, GOLD, 0.9) + dot(4.6, 4.6, 2.4) + dot(4.6, -4.6, 2.4) + dot(-4.6, 4.6, 2.4, GOLD, 0.9)
    return shape("M-10-10H10V10H-10Z", CREAM, 1.5) + pips


def note() -> str:
    """Music."""
    drawn = "M-3 8V-9L7-11V6"
    return lines(drawn, 5, CREAM) + lines(drawn, 2.2) + dot(-5.4, 8.4, 3.4, "", 1) + dot(4.6, 6.4, 3.4, "", 1)


def back() -> str:
    """A card face down."""
    leaf = shape("M0-5Q4.3-2 3.6 2Q2 4 0 5Q-2 4-3.6 2Q-4.3-2 0-5Z", "#e0ac4c", 0.8)
    return shape("M-6-11H6Q8-11 8-9V9Q8 11 6 11H-6Q-8 11-8 9V-9Q-8-11-6-11Z", "#8c5a34") + leaf


WHEN: dict[str, Callable[[], str]] = {"gain": gain, "ever": ever, "dawn": dawn, "noon": noon}
MARKS: dict[str, Callable[[], str]] = {
    **WHEN,
    "shield": shield,
    "lock": lock,
    "strong": strong,
    "weak": weak,
    "die": die,
    "note": note,
    "back": back,
}
