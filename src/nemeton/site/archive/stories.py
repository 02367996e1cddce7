"""The story of a table: everything that a worker needs to play its game again, and nothing else. No link of a seat, no
person's id.

A worker remembers the games that it has played again; when more has happened it adds only that.
"""

from collections import OrderedDict
from collections.abc import Sequence
from typing import Any, NamedTuple

from nemeton.kernel import Game

from ..storage import SeatRow, TableRow
from .loading import apply_row, beginning_of
from .replays import Replay, replay_of_table
from .timeline import Timeline

TIMELINES = 12  # that a worker remembers


class SeatStory(NamedTuple):
    """Who sits on a seat, and what the seat has added to the deal."""

    kind: str
    name: str
    bot: str | None
    nonce: str


class TableStory(NamedTuple):
    """How a table began, and the rows of its log since then (or since it was carried over to other rules)."""

    id: str
    game: str
    players: int
    options: Any
    position: Any
    seed: str
    stage: str
    begins: int  # the number of the row that carried it over; 0 where none did
    seats: tuple[SeatStory, ...]
    base: Any
    rows: Sequence[Any]

    def replay(self, seat: int) -> Replay:
        """The game as somebody on this seat may look back on it."""
        return replay_of_table(self._row, self._seats, self.timeline(), seat)

    def timeline(self) -> Timeline:
        """The game along its way."""
        key = self.id, self.begins
        timeline = _timelines.pop(key, None)
        if timeline is None or timeline.first + timeline.last > self.begins + len(self.rows):
            game, since = beginning_of(self._row, self._seats, self.base)
            timeline = Timeline(game, apply_row)
            timeline.extend(since)
            timeline.first = self.begins - len(since)
        timeline.extend(self.rows[timeline.first + timeline.last - self.begins :])
        _timelines[key] = timeline
        while len(_timelines) > TIMELINES:
            _timelines.popitem(last=False)
        return timeline

    def beginning(self) -> tuple[Game[Any], list[Any]]:
        """The game as it began, and all that happened since: one thing for each moment of its replay."""
        game, since = beginning_of(self._row, self._seats, self.base)
        return game, [*since, *self.rows]

    @property
    def _row(self) -> TableRow:
        dealt = {
            name: getattr(self, name) for name in ("id", "game", "players", "options", "position", "seed", "stage")
        }
        return TableRow(**dealt)

    @property
    def _seats(self) -> list[SeatRow]:
        return [SeatRow(seat=at, **seat._asdict()) for at, seat in enumerate(self.seats)]


_timelines: OrderedDict[tuple[str, int], Timeline] = OrderedDict()  # in a worker, what it has played again


def story_of_table(row: TableRow, seats: Sequence[SeatRow], base: Any, rows: Sequence[Any]) -> TableStory:
    """The story of a table, as plain data."""
    dealt = row.id, row.game, row.players, row.options, row.position, row.seed, row.stage, row.base
    people = tuple(SeatStory(seat.kind, seat.name, seat.bot, seat.nonce) for seat in seats)
    return TableStory(*dealt, people, base, rows)
