"""Watching a game while it runs from one question to the next: what a seat sees at every line that is told.

One answer may let much happen: a battle is fought, three lands are ravaged. A game shows only how it stands at the next
question. Here it is looked at in between, with the eyes of one seat: nothing else is kept.
"""

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from .game import Game, play_of
from .journal import Entry
from .sight import ALL


class Glimpse(NamedTuple):
    """What eyes saw when a line was told. Rules tell what they have just done; so the line is true in this view."""

    entry: Entry
    view: Any


class _Heard(list[Entry]):
    """A journal that says when a line is written."""

    def __init__(self, entries: Iterable[Entry], hear: Callable[[Entry], None]) -> None:
        super().__init__(entries)
        self._hear = hear

    def append(self, entry: Entry) -> None:
        super().append(entry)
        self._hear(entry)


def watched(game: Game[Any], eyes: int, happens: Callable[[Game[Any]], None]) -> list[Glimpse]:
    """Let something happen in a game, and tell what these eyes (a seat, PUBLIC or ALL) may read and saw meanwhile.

    What is taken back is not watched: the journal begins anew then, and nothing is told.
    """
    play, glimpses = play_of(game), list[Glimpse]()

    def hear(entry: Entry) -> None:
        if eyes == ALL or entry.is_for(eyes):
            glimpses.append(Glimpse(entry, game.seen_by(eyes)))

    play.journal = _Heard(play.journal, hear)
    try:
        happens(game)
    finally:
        play.journal = list(play.journal)
    return glimpses
