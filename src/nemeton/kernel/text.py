"""A game where there are only letters: its board as lines of text, and short words for its options.

Nothing here knows a terminal. A span carries the name of a style; whoever shows it decides what that looks like, and
may leave it out, so the letters alone must tell everything.
"""

from collections.abc import Callable, Hashable, Mapping
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

from .values import Option
from .words import Phrase

STYLES = ("", "strong", "quiet", "thing", "changed", "seat0", "seat1", "seat2", "seat3", "seat4", "seat5")


class Span(NamedTuple):
    """Some letters in one style, one of STYLES."""

    letters: str
    style: str = ""


Line: TypeAlias = list[Span]


class Label(NamedTuple):
    """An option in brief: first the verb, then the place.

    Options with the same `heading` (a verb: "Battle", "Build a sawmill") belong together; without one the option stands
    by itself. `short` is what is left to say below the heading: a place, a card, a number. Where that takes two steps,
    `row` is the first of them: options of one heading with the same row stand in one line ("to clearing 5": 1, 2, 3).

    `sign` names a small picture for the heading in the game's own drawing; `price` says what the option costs, brings
    and how often it can be done ("2 wood, +2"). Where all options of a heading have the same price it stands beside the
    heading, else beside each of them. Both may be left out.
    """

    heading: Phrase | None
    short: Phrase
    sign: str = ""
    price: Phrase | None = None
    row: Phrase | None = None


class Topic(NamedTuple):
    """Something a player may ask about: a card, a stone, a place. It may have a short name too, and a shorter text
    where there is room for little: what is printed on the face of a card."""

    name: Phrase
    text: Phrase
    short: Phrase | None = None
    brief: Phrase | None = None


class Text(NamedTuple):
    """What a game brings for a terminal.

    `words_folder` holds the messages for it, beside those of the game. `board(view, seat=, ask=, journal=, words=)`
    draws a concealed state; `label(view, kind, option)` is an option in brief; `topics` are the things one may ask
    about, by id, and `on_table(view)` the ids of those that lie in sight now; `guide` is the game in a few lines.

    `told_by(view)` is all of a view that labels depend on, where that is little: an option has the same label wherever
    it is the same, and whoever shows it may keep it. It names nothing that the view conceals.
    """

    words_folder: Path
    board: Callable[..., list[Line]]
    label: Callable[[Any, str, Option], Label]
    topics: Mapping[str, Topic]
    on_table: Callable[[Any], list[str]]
    guide: Phrase
    told_by: Callable[[Any], Hashable] | None = None
