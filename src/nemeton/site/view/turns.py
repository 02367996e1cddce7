"""Lines of the journal by turns.

A line is told again with every answer of its turn, and the turn with every one of those that follow; with the very same
entries they are the same, and are kept.
"""

from typing import Any

from markupsafe import Markup, escape

from nemeton.kernel import Entry, Phrase
from nemeton.kernel.journal import told_twice

from ..base.cache import RecentCache
from ..words.speech import Speech
from .film import sort_of
from .made_once import law_view
from .parts import LineView, TurnView

TURNS_KEPT, LINES_KEPT = 30_000, 30_000

# With the entries, so that their ids stay theirs.
_turns: RecentCache[tuple[Any, ...], tuple[list[Entry], TurnView]] = RecentCache(TURNS_KEPT)
_lines: RecentCache[tuple[Speech, int, int], tuple[Entry, LineView]] = RecentCache(LINES_KEPT)


def last_turns(journal: list[Entry], most: int) -> int:
    """Where the last turns begin."""
    at = len(journal)
    while at and most:
        at -= 1
        most -= at == 0 or journal[at].turn != journal[at - 1].turn
    return at


def seat_of_line(entry: Entry) -> int | None:
    """Whom a line is about."""
    who = entry.values.get("seat")
    return who if isinstance(who, int) else None


def turns_told(speech: Speech, journal: list[Entry], most: int | None) -> list[TurnView]:
    """The last turns of a journal that somebody may read; without a number, all."""
    first = 0 if most is None else last_turns(journal, most)
    turns: list[TurnView] = []
    while first < len(journal):
        last = first + 1
        while last < len(journal) and journal[last].turn == journal[first].turn:
            last += 1
        turns.append(_turn(speech, first, journal[first:last]))
        first = last
    return turns


def _turn(speech: Speech, first: int, entries: list[Entry]) -> TurnView:
    key = (speech, first, *map(id, entries))
    known = _turns.get(key)
    if known is not None:
        return known[1]
    opens, twice = speech.book.turn_entry, told_twice(entries)
    who = next((seat_of_line(entry) for entry in entries if entry.kind == opens), None)
    lines = tuple(
        _line(speech, first + at, entry) for at, entry in enumerate(entries) if entry.kind != opens and at not in twice
    )
    return _turns.put(key, (entries, TurnView(entries[0].turn, who, lines)))[1]


def _line(speech: Speech, ident: int, entry: Entry) -> LineView:
    known = _lines.get((speech, ident, id(entry)))
    if known is not None:
        return known[1]
    phrase = Phrase(entry.kind, entry.values)
    announced = Markup(f'\n<p id="said-{ident}">{escape(speech.plain(phrase))}</p>')
    line = LineView(
        ident,
        speech.rich(phrase),
        announced,
        seat_of_line(entry),
        law_view(speech, entry.law) if entry.law else None,
        entry.answers,
        sort_of(speech.book, entry),
    )
    return _lines.put((speech, ident, id(entry)), (entry, line))[1]
