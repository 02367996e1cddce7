"""What grows old is removed, where the site's keeper has asked for that: guests who have no game and have not been here
for long, tables where nobody has played on, and old lines of chat.

One process of a site does it, in small steps with a pause after each, so that nobody waits for it. Each step finds what
is old and removes it in one transaction: whoever comes back in that moment is either seen or finds nothing.
"""

import asyncio
import logging
from collections.abc import Callable
from datetime import timedelta
from typing import Any

from sqlalchemy import Connection, delete, exists, select, update

from ..base.safe_logs import code_places
from ..base.settings import Settings
from ..storage import (
    Database,
    DeviceRow,
    LessonRow,
    MessageRow,
    Person,
    SanctionRow,
    SeatRow,
    TableRow,
    TokenRow,
    now,
    today,
    trouble_of,
)
from .bell import Bell
from .removal import remove_tables
from .service import TableService

log = logging.getLogger(__name__)

AT_ONCE = 50  # tables or people of one step
LINES_AT_ONCE = 500  # of chat
PAUSE = 0.2  # seconds between two steps
CLAIM = "retention"


class Retention:
    """Removes what is older than the settings want to keep."""

    def __init__(self, database: Database, tables: TableService, bell: Bell, settings: Settings) -> None:
        self._database, self._tables, self._bell, self._settings = database, tables, bell, settings

    @property
    def is_wanted(self) -> bool:
        """Is anything removed at all?"""
        wanted = self._settings
        return bool(wanted.keep_guests or wanted.keep_tables or wanted.keep_chat)

    async def run(self) -> None:
        """Tidy up, again and again. What goes wrong once is logged and tried again."""
        while True:
            try:
                if await self._database.company.claim(CLAIM):
                    await self.tidy()
            except Exception as error:
                if trouble_of(error) is None:
                    log.error("tidying up failed\n%s", code_places(error))
            await asyncio.sleep(self._settings.tidy_every)

    async def tidy(self) -> dict[str, int]:
        """Remove all that is old now; how much it was."""
        wanted, done = self._settings, dict[str, int]()
        if wanted.keep_tables:
            done["tables"] = await self._all(self._remove_tables, AT_ONCE)
        if wanted.keep_chat:
            done["lines"] = await self._all(self._remove_chat, LINES_AT_ONCE)
        if wanted.keep_guests:
            done["guests"] = await self._all(self._forget_guests, AT_ONCE)
        if any(done.values()):
            log.info("tidied up: %s", done)
        return done

    async def _all(self, step: Callable[[Connection], tuple[int, list[str]]], most: int) -> int:
        """Go on step by step until nothing is left."""
        count = 0
        while True:
            removed, changed = await self._database.write(step)
            for table_id in changed:
                self._tables.forget(table_id)
                self._bell.ring(table_id)
            count += removed
            if removed < most:
                return count
            await asyncio.sleep(PAUSE)

    def _remove_tables(self, connection: Connection) -> tuple[int, list[str]]:
        """Tables that are not over, where nothing has happened and nobody has looked from a seat for so long."""
        before = now() - timedelta(days=self._settings.keep_tables)
        seen = exists().where(SeatRow.table_id == TableRow.id, SeatRow.seen_at >= before)
        old = select(TableRow.id).where(TableRow.stage != "over", TableRow.moved_at < before, ~seen)
        chosen = old.order_by(TableRow.moved_at).limit(AT_ONCE).with_for_update(skip_locked=True)
        found = list(connection.scalars(chosen))
        if found:
            remove_tables(connection, found)
        return len(found), found

    def _remove_chat(self, connection: Connection) -> tuple[int, list[str]]:
        """Lines of chat, whether or not their game goes on."""
        before = now() - timedelta(days=self._settings.keep_chat)
        columns = (MessageRow.id, MessageRow.table_id)
        chosen = select(*columns).where(MessageRow.at < before).order_by(MessageRow.at).limit(LINES_AT_ONCE)
        lines = connection.execute(chosen).all()
        changed = sorted({line.table_id for line in lines})
        # Whoever changes a table takes its own row first, in the order of their names; so does this.
        connection.execute(
            select(TableRow.id).where(TableRow.id.in_(changed)).order_by(TableRow.id).with_for_update()
        ).all()
        connection.execute(update(TableRow).where(TableRow.id.in_(changed)).values(version=TableRow.version + 1))
        connection.execute(delete(MessageRow).where(MessageRow.id.in_([line.id for line in lines])))
        return len(lines), changed

    def _forget_guests(self, connection: Connection) -> tuple[int, list[str]]:
        """People who sit nowhere, host nothing, and were not here for so long."""
        days = max(1, round(self._settings.keep_guests))
        lately = select(TokenRow.person).where(TokenRow.used_at >= now() - timedelta(days=days))  # by a program
        chosen = select(Person.id).where(Person.seen_day < today() - days, Person.id.not_in(lately), *has_no_table())
        found = list(connection.scalars(chosen.limit(AT_ONCE).with_for_update(skip_locked=True)))
        return len(found), forget_people(connection, found)


def has_no_table() -> list[Any]:
    """That a person has nothing to do with any table."""
    named = (SeatRow.person, SeatRow.owner, DeviceRow.person, TableRow.host)
    return [Person.id.not_in(select(column).where(column.is_not(None))) for column in named]


def forget_people(connection: Connection, ids: list[str]) -> list[str]:
    """Remove people who sit nowhere, with all that is theirs alone; the tables where they had said something."""
    talked = select(MessageRow.table_id).where(MessageRow.person.in_(ids)).distinct()
    changed = sorted(connection.scalars(talked))
    at_these = TableRow.id.in_(changed)
    connection.execute(select(TableRow.id).where(at_these).order_by(TableRow.id).with_for_update()).all()
    connection.execute(update(TableRow).where(at_these).values(version=TableRow.version + 1))
    for kind, column in (
        (MessageRow, MessageRow.person),
        (LessonRow, LessonRow.person),
        (TokenRow, TokenRow.person),
        (SanctionRow, SanctionRow.who),
        (Person, Person.id),
    ):
        connection.execute(delete(kind).where(column.in_(ids)))
    return changed
