"""The strip of a film in the reader's language: what happened, stop by stop, grouped by player. A film over a table and
a replay show the same one."""

import re
from typing import Any, NamedTuple

from markupsafe import Markup

from nemeton.kernel import Phrase, Rulebook

from ..words.speech import Speech, capital
from .film import Film, Stop

MOST_CARDS = 3  # that one stop shows
MOST_LINES = 12  # of one stop; what is put together from many lines says the last ones
NEAR_SORTS = ("fight", "dice", "gone")
_NAMED = re.compile(r'( id="|href="#|url\(#|aria-labelledby=")')


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
