"""A game along its way: what it was like after each thing that happened, so that any moment can be looked at quickly.

A few forks are kept along the way. A moment between two of them is the earlier one with the few events since; the
moment after the one that was looked at last is one event away.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from nemeton.kernel import Entry, Game

STRIDE = 16  # a fork is kept after so many events

Apply = Callable[[Game[Any], Any], None]


class Moment(NamedTuple):
    """One point of a game: its turn and scores, and who has just acted (nobody, when the table itself did)."""

    turn: int
    by: int | None
    scores: tuple[int, ...]


class JournalLine(NamedTuple):
    """A line of the journal, and the moment at which it was told."""

    entry: Entry
    moment: int


class Timeline:
    """All moments of one game: number 0 is the opening, number n the game after n events.

    The games that it gives are shared: look at them, fork them, never answer them.
    """

    def __init__(self, opening: Game[Any], apply: Apply) -> None:
        self._apply = apply
        self._events: list[Any] = []
        self._kept = {0: opening}
        self._near = (0, opening)
        self._last = opening
        self._told = [0] * len(opening.journal)
        self.first = 0  # where in a table's log the opening lies
        self.moments = [_moment(opening, None)]
        self.notes: dict[str, Any] = {}  # of those who look at it, until more happens

    @property
    def last(self) -> int:
        """The number of the latest moment."""
        return len(self._events)

    @property
    def latest(self) -> Game[Any]:
        """The game at its latest moment."""
        return self._last

    @property
    def journal(self) -> list[JournalLine]:
        """The journal at the latest moment. What was taken back is not in it."""
        return [JournalLine(*pair) for pair in zip(self._last.journal, self._told, strict=True)]

    def extend(self, events: Sequence[Any]) -> None:
        """More has happened."""
        if not events:
            return
        self.notes.clear()
        game = self._last.fork()
        for event in events:
            before = game.journal[:]
            acted = len(game.history)
            self._apply(game, event)
            self._events.append(event)
            same = _shared(before, game.journal)
            self._told[same:] = [self.last] * (len(game.journal) - same)
            new = game.history[acted:] or game.history[-1:]
            self.moments.append(_moment(game, getattr(new[-1], "seat", None) if new else None))
            if self.last % STRIDE == 0:
                self._kept[self.last] = game.fork()
        self._last = game

    def at(self, number: int) -> Game[Any]:
        """The game at a moment."""
        if number == self.last:
            return self._last
        start = max(kept for kept in self._kept if kept <= number)
        game = self._kept[start]
        if start < self._near[0] <= number:
            start, game = self._near
        if start < number:
            game = game.fork()
            for event in self._events[start:number]:
                self._apply(game, event)
        self._near = (number, game)
        return game

    def repeat(self, game: Game[Any], number: int) -> None:
        """Let happen in a game, which is at the moment before, what led to a moment."""
        self._apply(game, self._events[number - 1])

    def from_the_start(self) -> tuple[Game[Any], Sequence[Any], Apply]:
        """The game as it began, all that happened, and how that is done: for whoever plays it again."""
        return self._kept[0].fork(), self._events, self._apply

    def walk(self) -> Iterable[Game[Any]]:
        """The game at each moment, one after the other; each is good until the next is asked for."""
        game = self._kept[0].fork()
        yield game
        for event in self._events:
            self._apply(game, event)
            yield game


def _moment(game: Game[Any], by: int | None) -> Moment:
    return Moment(game.state.turn, by, game.book.scores(game.state))


def _shared(one: list[Entry], other: list[Entry]) -> int:
    """How many lines two journals have in common, from the beginning."""
    count = 0
    for mine, theirs in zip(one, other, strict=False):
        if mine is not theirs and mine != theirs:
            break
        count += 1
    return count
