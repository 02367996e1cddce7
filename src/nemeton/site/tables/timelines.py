"""The stories of tables, for whoever looks back: what a worker needs to play a game again, up to its latest row.

To play a game again takes long, so it is not done here (`view/table_replay.py`); here only the rows of the log are
kept, for each grows with its table.
"""

from collections import OrderedDict
from typing import Any

from ..archive.loading import refuse_older
from ..archive.log import TableLog
from ..archive.stories import TableStory, story_of_table
from ..base.errors import TooLate
from .table import OpenTable

KEPT_IN_MEMORY = 40


class Timelines:
    """The logs of tables that were looked back at lately, each with its base and what that holds."""

    def __init__(self, log: TableLog) -> None:
        self._log = log
        self._known: OrderedDict[str, tuple[int, Any, list[Any]]] = OrderedDict()

    async def of(self, table: OpenTable) -> TableStory:
        """The story up to the latest row of the log; of a game that was carried over, from there on."""
        row = table.row
        if row.stage == "waiting":
            raise TooLate("site/not_begun")
        refuse_older(row)
        number, base, rows = self._known.get(row.id, (row.base, None, []))
        if number != row.base or (row.base and base is None):
            base, rows = await self._log.base_of(row), []
        known = row.base + len(rows)
        more = await self._log.bodies(row.id, known, row.number) if row.number > known else []
        # Nothing waits from here on. Whoever was faster has made a list of their own: none is ever changed.
        rows = [*rows, *more][: row.number - row.base]
        self._known[row.id] = row.base, base, rows
        self._known.move_to_end(row.id)
        while len(self._known) > KEPT_IN_MEMORY:
            self._known.popitem(last=False)
        return story_of_table(row, table.seats, base, rows)
