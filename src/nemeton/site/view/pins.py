"""Pins and arrows as a page shows them: in words, and drawn into the picture of the board."""

from collections.abc import Sequence
from typing import NamedTuple

import nemeton
from nemeton.kernel import Phrase
from nemeton.kernel.beside import PINS, Pin, Pinning
from nemeton.kernel.laid import filled

from ..tables.pins import pinning_of, state_of
from ..tables.seats import named
from ..tables.table import OpenTable
from ..words import site_words
from ..words.speech import Speech, seat_names_of, speech_of


class PinView(NamedTuple):
    """A pin or an arrow, in words."""

    seat: int
    name: str
    text: str
    start: str
    end: str
    is_mine: bool


class PinsView(NamedTuple):
    """Everything about pins that the page of a table shows."""

    pins: tuple[PinView, ...]
    places: tuple[tuple[str, str], ...]  # by name, with their words; none for whoever only looks on


def pins_view(table: OpenTable, pins: Sequence[Pin], seat: int, language: str) -> PinsView | None:
    """The pins in words, and where the reader may put some; None where this game knows none."""
    pinning = pinning_of(table)
    if pinning is None or table.row.stage != "playing":
        return None
    people = tuple(sorted(named(table.seats).items()))
    speech = speech_of(nemeton.rulebooks()[table.row.game], language, people, seat_names_of(table.game))
    names = {place: _name(speech, pinning, place) for place in pinning.places(state_of(table))}
    may_put = seat >= 0 and not table.is_closed
    views = tuple(
        PinView(
            pin.seat, speech.seat(pin.seat), _told(speech, names, pin), pin.start, pin.end, may_put and pin.seat == seat
        )
        for pin in pins
    )
    return PinsView(views, tuple(names.items()) if may_put else ())


def with_pins(table: OpenTable, pins: Sequence[Pin], layers: tuple[str, ...]) -> tuple[str, ...]:
    """The map with its pins."""
    pinning = pinning_of(table)
    if pinning is None or not pins:
        return layers
    return filled(layers, PINS, pinning.draw(state_of(table), pins))


def _name(speech: Speech, pinning: Pinning, place: str) -> str:
    return str(speech.book.words(speech.language).write(pinning.word, place))


def _told(speech: Speech, names: dict[str, str], pin: Pin) -> str:
    values = {"start": names[pin.start], "end": names.get(pin.end, "")}
    return site_words(speech.language).say(Phrase("site.table.pins.way" if pin.end else "site.table.pins.at", values))
