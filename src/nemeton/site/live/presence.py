"""Who looks at which table right now, in this process and in others.

Each process tells the database whom it serves, table by table and soon after it has changed; the others are told which
table to look up. What a process has told goes with the process.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Sequence
from functools import partial
from typing import Any, NamedTuple

from sqlalchemy import Connection, delete, insert, select

from nemeton.kernel import PUBLIC

from ..base.background import BackgroundTasks
from ..base.safe_logs import code_places
from ..storage import ANNOUNCE, PRESENCE, Database, PresenceRow, ProcessRow, trouble_of
from ..tables.bell import Bell
from ..visitors.visitor import Visitor

log = logging.getLogger(__name__)

AGAIN = 1.0  # seconds between two tries to tell a database that is away
Looker = tuple[int, str, str]  # seat or PUBLIC, id and name


class Lookers(NamedTuple):
    """From which seats somebody looks at a table, and how many look on without one."""

    seats: frozenset[int] = frozenset()
    watching: int = 0


NOBODY = Lookers()


class Presence:
    """Who looks at which table."""

    def __init__(self, database: Database, bell: Bell, background: BackgroundTasks) -> None:
        self._database, self._bell, self._background = database, bell, background
        self._here: dict[str, Counter[Looker]] = {}
        self._elsewhere: dict[str, Counter[Looker]] = {}
        self._counted: dict[str, Lookers] = {}  # until somebody comes or goes: all who look on ask for it
        self._untold: set[str] = set()  # tables of which the others do not know yet
        self._is_telling = False

    # What is known

    def seats(self, table_id: str) -> frozenset[int]:
        """The seats from which somebody looks at the table right now."""
        return self._lookers(table_id).seats

    def watching(self, table_id: str) -> int:
        """How many look on without a seat."""
        return self._lookers(table_id).watching

    def watchers(self, table_id: str) -> tuple[str, ...]:
        """What those are called who look on without a seat; empty for one without a name."""
        there = {(name, person) for seat, person, name in self._all(table_id) if seat == PUBLIC}
        return tuple(name for name, _ in sorted(there))

    def _lookers(self, table_id: str) -> Lookers:
        found = self._counted.get(table_id)
        if found is None:
            there = self._all(table_id)
            if not there:
                return NOBODY
            seats = frozenset(seat for seat, _, _ in there if seat != PUBLIC)
            watching = sum(count for (seat, _, _), count in there.items() if seat == PUBLIC)
            found = self._counted[table_id] = Lookers(seats, watching)
        return found

    def _all(self, table_id: str) -> Counter[Looker]:
        here, elsewhere = self._here.get(table_id), self._elsewhere.get(table_id)
        return (here or Counter()) + elsewhere if elsewhere else here or Counter()

    # Coming and going

    def comes(self, table_id: str, seats: Sequence[int], visitor: Visitor) -> None:
        """Somebody begins to look, from all seats of their screen, or without one."""
        before = self._lookers(table_id)
        self._here.setdefault(table_id, Counter()).update(_lookers(seats, visitor))
        self._counted.pop(table_id, None)
        self._tell(table_id)
        if before != self._lookers(table_id):
            self._bell.ring(table_id)

    def goes(self, table_id: str, seats: Sequence[int], visitor: Visitor) -> None:
        """Somebody looks no more."""
        left = self._here.get(table_id, Counter())
        for looker in _lookers(seats, visitor):
            left[looker] -= 1
            if left[looker] <= 0:
                del left[looker]
        if not left:
            self._here.pop(table_id, None)
        self._counted.pop(table_id, None)
        self._tell(table_id)
        self._bell.ring(table_id)

    # Other processes

    def _tell(self, table_id: str) -> None:
        if self._database.is_shared:
            self._untold.add(table_id)
            if not self._is_telling:
                self._is_telling = True
                self._background.start(self._tell_all(), "telling who is there")

    def tell_again(self) -> None:
        """The others have forgotten what this process told them."""
        for table_id in [*self._here]:
            self._tell(table_id)

    async def _tell_all(self) -> None:
        try:
            while self._untold:
                tables = [*self._untold]
                self._untold.clear()
                try:
                    await self._database.write(partial(self._write, tables))
                except Exception as error:
                    self._untold.update(tables)
                    if trouble_of(error) is None:
                        log.error("nobody could be told who is there\n%s", code_places(error))
                    await asyncio.sleep(AGAIN)
        finally:
            self._is_telling = False

    def _write(self, tables: list[str], connection: Connection) -> None:
        me = self._database.company.id
        connection.execute(delete(PresenceRow).where(PresenceRow.process == me, PresenceRow.table_id.in_(tables)))
        rows: dict[tuple[str, int, str], dict[str, Any]] = {}
        for table_id in tables:
            for (seat, person, name), count in self._here.get(table_id, Counter()).items():
                row = rows.setdefault((table_id, seat, person), {"count": 0})
                row |= {"process": me, "table_id": table_id, "seat": seat, "person": person, "name": name}
                row["count"] += count
        if rows:
            connection.execute(insert(PresenceRow), [*rows.values()])
        for table_id in tables:
            connection.execute(ANNOUNCE, {"told": f"{table_id} {PRESENCE}"})

    async def look_again(self, table_id: str) -> None:
        """Ask the database who looks by way of other processes."""
        if not self._database.is_shared:
            return
        others = select(PresenceRow.seat, PresenceRow.person, PresenceRow.name, PresenceRow.count.label("many")).where(
            PresenceRow.table_id == table_id,
            PresenceRow.process != self._database.company.id,
            PresenceRow.process.in_(select(ProcessRow.id)),
        )
        found: Counter[Looker] = Counter()
        for row in await self._database.rows(others):
            found[row.seat, row.person, row.name] += row.many
        if found != self._elsewhere.get(table_id, Counter()):
            self._elsewhere[table_id] = found
            if not found:
                del self._elsewhere[table_id]
            self._counted.pop(table_id, None)
            self._bell.ring(table_id)

    def forget_others(self, table_id: str) -> None:
        """Nobody here looks at a table any more."""
        self._elsewhere.pop(table_id, None)
        self._counted.pop(table_id, None)


def _lookers(seats: Sequence[int], visitor: Visitor) -> list[Looker]:
    return [(seat, visitor.id, visitor.name) for seat in seats or (PUBLIC,)]
