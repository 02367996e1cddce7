"""A place of the board from near, as a page shows it: made from what the reader sees."""

from typing import NamedTuple

from markupsafe import Markup

import nemeton
from nemeton.kernel.beside import NearLine

from ..words.speech import Speech, capital
from .viewpoint import Viewpoint


class NearLineView(NamedTuple):
    """What one side has there: its seat, its pieces drawn and in words, what of it may be clicked on the board."""

    seat: int
    name: str
    drawn: Markup
    told: tuple[str, ...]
    spots: str


class NearView(NamedTuple):
    """A place: what it is, who rules and why, its lines, what else is there; and the other places by name."""

    place: str
    name: str
    drawn: Markup
    leader: int
    why: Markup
    lines: tuple[NearLineView, ...]
    notes: tuple[str, ...]
    spots: str
    places: tuple[tuple[str, str], ...]


def has_nearby(game: str) -> bool:
    """Has this game places to be looked at from near?"""
    return nemeton.rulebooks()[game].beside.nearby is not None


def near_of(viewpoint: Viewpoint, place: str) -> NearView | None:
    """The place from near; None if the game has none of that name."""
    nearby, view = viewpoint.book.beside.nearby, viewpoint.view
    if nearby is None or view is None or place not in nearby.places(view):
        return None
    speech, found = viewpoint.speech, nearby.near(view, place)
    return NearView(
        place=place,
        name=capital(speech.plain(found.name)),
        drawn=Markup(found.drawn),
        leader=found.leader,
        why=speech.rich(found.why),
        lines=tuple(_line(line, speech) for line in found.lines),
        notes=tuple(capital(speech.plain(note)) for note in found.notes),
        spots=" ".join(found.spots),
        places=tuple((each, capital(speech.plain(nearby.near(view, each).name))) for each in nearby.places(view)),
    )


def _line(line: NearLine, speech: Speech) -> NearLineView:
    told = tuple(speech.plain(phrase) for phrase in line.told)
    return NearLineView(line.seat, speech.seat(line.seat), Markup(line.drawn), told, " ".join(line.spots))
