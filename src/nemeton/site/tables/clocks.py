"""What happens when a table's clock runs out, or somebody is away for as long as the table wanted to wait: a bot stands
in, and whoever comes back takes the seat again. Nudges: a word to somebody who is waited for.

When something is due lies in the database. One task looks every few seconds; after a restart it goes on.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta

from sqlalchemy import select, update

from ..archive import clocks
from ..base.errors import NotAllowed, TooLate, TooOften
from ..base.limits import spend
from ..base.safe_logs import code_places
from ..storage import Database, Sanctions, SeatRow, TableRow, now
from .bot_levels import USUAL
from .bots import BotService
from .service import TableService
from .table import OpenTable, seat_at

log = logging.getLogger(__name__)

JUMP = 30.0  # seconds by which a clock may drift between two looks
AT_ONCE = 200  # tables that are looked at in one go
BETWEEN_NUDGES = timedelta(minutes=10)
Present = Callable[[str], Awaitable[frozenset[int]]]  # the seats of a table from which somebody looks right now


class ClockService:
    """The clocks of all tables."""

    def __init__(
        self,
        tables: TableService,
        bots: BotService,
        database: Database,
        sanctions: Sanctions,
        present: Present,
        every: float,
    ) -> None:
        self._tables, self._bots, self._database, self._sanctions = tables, bots, database, sanctions
        self._present, self._every = present, every
        self._ahead = now().timestamp() - time.monotonic()

    async def run(self) -> None:
        """Look at what is due, again and again. What goes wrong once is logged and tried again."""
        while True:
            try:
                jump = self._jump()
                if await self._database.company.claim("clocks"):  # one process looks for all
                    await self.follow(jump)
                    await self.sweep()
            except Exception as error:
                log.error("the clocks failed\n%s", code_places(error))
            await asyncio.sleep(self._every)

    def _jump(self) -> float:
        """By how many seconds this machine's clock was set since the last look, or for how long the machine slept."""
        ahead = now().timestamp() - time.monotonic()
        jump, self._ahead = ahead - self._ahead, ahead
        return jump

    async def follow(self, jump: float) -> None:
        """The machine's clock has jumped: nobody's time runs out by that."""
        if abs(jump) < JUMP:
            return
        log.warning("the clock of this machine jumped by %.0f seconds; the clocks of tables are set after it", jump)
        running = select(TableRow.id).where(TableRow.stage == "playing", TableRow.due_at.is_not(None))
        for found in await self._database.rows(running):
            async with self._tables.changing(found.id) as (_, table):
                clocks.shift(table.row, jump)

    async def sweep(self, at: datetime | None = None) -> None:
        """Look at all tables where something is due at a moment, which is this one if none is named."""
        moment = at or now()
        due = select(TableRow.id).where(TableRow.stage == "playing", TableRow.due_at <= moment)
        for found in await self._database.rows(due.order_by(TableRow.due_at).limit(AT_ONCE)):
            await self._look_at(found.id, moment)

    async def _look_at(self, table_id: str, moment: datetime) -> None:
        table, here = await self._tables.look(table_id), await self._present(table_id)
        for seat in [seat.seat for seat in table.seats if self._is_due(table, seat, here, moment.timestamp())]:
            with contextlib.suppress(TooLate):  # somebody was faster
                await self._tables.give_to_bot(table_id, seat, USUAL, for_good=False)
                self._bots.wake(table_id)
        await self._put_off(await self._tables.look(table_id), here, moment.timestamp())

    def _is_due(self, table: OpenTable, place: SeatRow, here: frozenset[int], moment: float) -> bool:
        dues = self._dues(table, place, here, moment)
        return bool(dues) and min(dues) <= moment

    def _dues(self, table: OpenTable, place: SeatRow, here: frozenset[int], moment: float) -> list[float]:
        """When the time of a person is over, one way or the other."""
        if place.kind != "person":
            return []
        bot = clocks.bot_due(table.row, place.seat, self._seen(place, here, moment))
        return [due for due in (clocks.runs_out(table.row, place.seat), bot) if due is not None]

    def _seen(self, place: SeatRow, here: frozenset[int], moment: float) -> float:
        """When a person was there last. Who has said goodbye is not there, whoever looks."""
        if place.left_at is not None:
            return place.left_at.timestamp()
        if place.seat in here:
            return moment
        return place.seen_at.timestamp() if place.seen_at is not None else 0.0

    async def _put_off(self, table: OpenTable, here: frozenset[int], moment: float) -> None:
        """Write down when to look again."""
        row = table.row
        dues = [due for place in table.seats for due in self._dues(table, place, here, moment)]
        again = clocks.moment_of(max(min(dues), moment + 1)) if dues and row.stage == "playing" else None
        mine = (TableRow.id == row.id, TableRow.version == row.version)
        await self._database.write(
            lambda connection: connection.execute(update(TableRow).where(*mine).values(due_at=again))
        )
        row.due_at = again

    async def nudge(self, table_id: str, person: str, seat: int, at: datetime | None = None) -> None:
        """A word to somebody who is waited for, not too often. They see it on the table's page and on their own."""
        self._sanctions.refuse_muted(person)
        await spend("nudges")
        moment = at or now()
        async with self._tables.changing(table_id) as (_, table):
            place = seat_at(table, seat)
            held = table.seats_of(person)
            if not held:
                raise NotAllowed("site/not_your_seat")
            if seat in held or not is_waited_for(table, place):
                raise TooLate("site/not_waited_for")
            if place.nudged_at is not None and moment - place.nudged_at < BETWEEN_NUDGES:
                raise TooOften(int((place.nudged_at + BETWEEN_NUDGES - moment).total_seconds()))
            place.nudged_at, place.nudged_by = moment, table.seats[held[0]].name


def is_waited_for(table: OpenTable, place: SeatRow) -> bool:
    """Is a person waited for, as far as everybody may know?"""
    if place.kind != "person":
        return False
    return not place.ready if table.row.stage == "waiting" else place.seat in table.row.asked


def is_nudged(table: OpenTable, place: SeatRow) -> bool:
    """Was a person nudged about what they are still waited for?"""
    since = table.row.created_at if table.row.stage == "waiting" else table.row.moved_at
    return place.nudged_at is not None and place.nudged_at >= since and is_waited_for(table, place)
