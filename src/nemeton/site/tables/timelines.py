"""The games of tables along their way, for whoever looks back: each grows with the table's log."""

from collections import OrderedDict

from ..archive.loading import apply_row, beginning_of, refuse_older
from ..archive.log import TableLog
from ..archive.timeline import Timeline
from ..base.errors import TooLate
from .table import OpenTable

KEPT_IN_MEMORY = 40


class Timelines:
    """The timelines of tables that were looked back at lately, each with the base of its log."""

    def __init__(self, log: TableLog) -> None:
        self._log = log
        self._known: OrderedDict[str, tuple[int, Timeline]] = OrderedDict()

    async def of(self, table: OpenTable) -> Timeline:
        """The game along its way, up to the latest row of its log; one that was carried over, from there on."""
        row = table.row
        if row.stage == "waiting":
            raise TooLate("site/not_begun")
        refuse_older(row)
        base, timeline = self._known.get(row.id, (0, None))
        if timeline is None or base != row.base:
            game, since = beginning_of(row, table.seats, await self._log.base_of(row))
            timeline = Timeline(game, apply_row)
            timeline.extend(since)
            timeline.first = row.base - len(since)
        known = timeline.first + timeline.last
        rows = await self._log.bodies(row.id, known, row.number) if row.number > known else []
        # Nothing waits from here on, so two readers cannot extend the same timeline twice.
        base, other = self._known.get(row.id, (row.base, timeline))
        timeline = other if base == row.base else timeline
        timeline.extend(rows[timeline.first + timeline.last - known :])
        self._known[row.id] = row.base, timeline
        self._known.move_to_end(row.id)
        while len(self._known) > KEPT_IN_MEMORY:
            self._known.popitem(last=False)
        return timeline
