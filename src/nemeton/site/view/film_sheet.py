"""A film as a page plays it: the strip with a button for every stop, and the drawings between which it goes.

Drawings are cut into pieces, and each piece is sent once. Names in them begin with `film-`: the page has the living
board, with the same names, too.
"""

import re
from typing import Any, NamedTuple

from markupsafe import Markup

from nemeton.drawing.marks import Mark
from nemeton.kernel import Phrase, Rulebook

from ..archive.replays import Replay
from ..words.speech import Speech, capital
from .film import Film, Scene, Stop, film_of, own_lines_left_out, since_last_move, with_marks
from .pieces import pieces_of
from .reader import Reader
from .replay import speech_of_replay

MOST_CARDS = 3  # that one stop shows
MOST_LINES = 12  # of one stop; what is put together from many lines says the last ones
_NAMED = re.compile(r'( id="|href="#|url\(#|aria-labelledby=")')
NEAR_SORTS = ("fight", "dice", "gone")


class CardShown(NamedTuple):
    """A card that a line names."""

    name: str
    picture: Markup


class StopView(NamedTuple):
    """A stop in the reader's language."""

    number: int
    moment: int
    seat: int | None
    sort: str
    lines: list[Markup]
    cards: list[CardShown]
    gains: list[tuple[int, str, int]]  # seat, name, points


class ActView(NamedTuple):
    """The stops of one player, one after the other; of nobody, where the game itself does something."""

    seat: int | None
    name: str
    stops: list[StopView]


def film_sheet(replay: Replay, reader: Reader) -> dict[str, Any]:
    """The film since the reader's last move."""
    timeline, seat = replay.timeline, replay.seat
    first, last = since_last_move(timeline, seat)
    film = own_lines_left_out(film_of(timeline, seat, first, last), seat, timeline.latest)
    speech = speech_of_replay(replay, reader.language)
    book = replay.book
    drawn = [scene_drawn(book, film.opening, seat, reader.language)]
    drawn += [scene_drawn(book, stop.scene, seat, reader.language, stop.marks) for stop in film.stops]
    acts = acts_of(film, speech)
    pieces, frames = _cut([renamed(drawing) for drawing in drawn])
    strip = reader.page("film_strip.html", acts=acts, is_cut=film.is_cut, replay=replay, first=first)
    near = ["", *(renamed(near_of(book, stop, reader.language)) for stop in film.stops)]
    return {"count": len(film.stops), "strip": strip, "pieces": pieces, "frames": frames, "near": near}


def scene_drawn(
    book: Rulebook[Any], scene: Scene, eyes: int, language: str, marks: tuple[Mark, ...] | list[Mark] = ()
) -> str:
    """The map of a scene, with marks of what has just happened."""
    words = book.words(language, scene.view)
    laid = book.laid(scene.view, seat=eyes, ask=None, journal=scene.journal, words=words)
    return with_marks(book, laid.map, marks)


def near_of(book: Rulebook[Any], stop: Stop, language: str) -> str:
    """What a fight looks like from near: dice, hits, who stands there."""
    if not {*NEAR_SORTS} & {stop.sort, *(mark.sort for mark in stop.marks)}:
        return ""
    return book.beside.close_up(stop.scene.view, stop.scene.journal, book.words(language, stop.scene.view))


def renamed(drawing: str) -> str:
    """A drawing whose names are its own.

    >>> renamed('<g id="a"><use href="#b" fill="url(#c)"/></g>')
    '<g id="film-a"><use href="#film-b" fill="url(#film-c)"/></g>'
    """
    return _NAMED.sub(r"\1film-", drawing)


def acts_of(film: Film, speech: Speech) -> list[ActView]:
    """The stops, grouped by player."""
    acts: list[ActView] = []
    for number, stop in enumerate(film.stops, 1):
        if not acts or acts[-1].seat != stop.seat:
            acts.append(ActView(stop.seat, "" if stop.seat is None else speech.seat(stop.seat), []))
        acts[-1].stops.append(_stop_view(number, stop, speech))
    return acts


def _stop_view(number: int, stop: Stop, speech: Speech) -> StopView:
    phrases = [Phrase(entry.kind, entry.values) for entry in stop.entries[-MOST_LINES:]]
    lines = [speech.rich(phrase) for phrase in phrases]
    gains = [(seat, speech.seat(seat), count) for seat, count in stop.gains]
    return StopView(number, stop.moment, stop.seat, stop.sort, lines, cards_in(phrases, speech), gains)


def cards_in(phrases: list[Phrase], speech: Speech) -> list[CardShown]:
    """The pictures of what some lines name."""
    text, beside = speech.book.text, speech.book.beside
    named = dict.fromkeys(topic for phrase in phrases for topic in speech.topics_in(phrase))
    shown = []
    for topic in named:
        picture = beside.topic_picture(topic)
        if picture and text is not None:
            shown.append(CardShown(capital(speech.plain(text.topics[topic].name)), Markup(picture)))
    return shown[:MOST_CARDS]


def _cut(drawings: list[str]) -> tuple[list[str], list[list[int]]]:
    """All pieces, each once, and every drawing as the numbers of its pieces."""
    numbers: dict[str, int] = {}
    frames = [[numbers.setdefault(piece, len(numbers)) for piece in pieces_of(drawing)] for drawing in drawings]
    return list(numbers), frames
