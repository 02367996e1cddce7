"""The processes that serve one PostgreSQL together: who lives, who does what for all, and what is new at tables.

Each process has one connection of its own for this. On it it says every second that it lives, and hears what others
have changed: PostgreSQL announces a table and a number, and nothing else, when a change is committed. What a process
has claimed lasts as long as the process: when it has been quiet for too long, whoever notices first takes over. All
times are those of the database, so no machine's clock matters.

A connection that breaks is made again. Whatever was announced meanwhile is lost, so whoever listens compares numbers.
"""

import asyncio
import logging
import secrets
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, Protocol

from sqlalchemy import URL, Connection, text
from sqlalchemy.exc import DBAPIError, IntegrityError

from ..base.errors import SiteError
from ..base.safe_logs import code_places
from .trouble import trouble_of

log = logging.getLogger(__name__)

CHANNEL = "nemeton"
SEATS, PRESENCE = 0, -1  # numbers that are no versions: something of a seat that raises none, and who is there
BEAT = 1.0  # seconds between two signs of life
LEASE = 5.0  # seconds after which a quiet process counts as dead
PATIENCE = 3.0  # seconds for the database to answer a sign of life
AGAIN = 0.5  # seconds between two tries to reach it

ALIVE = """
INSERT INTO processes (id, until) VALUES ($1, now() + $2 * interval '1 second')
ON CONFLICT (id) DO UPDATE SET until = excluded.until RETURNING (xmax = 0) AS is_new
"""
DEAD = "SELECT id FROM processes WHERE until < now() FOR UPDATE SKIP LOCKED"
LOST = "SELECT name FROM claims WHERE process = ANY($1)"
UNSEEN = """
SELECT pg_notify('nemeton', table_id || ' -1')
FROM (SELECT DISTINCT table_id FROM presence WHERE process = ANY($1)) AS watched
"""
BURY = "DELETE FROM processes WHERE id = ANY($1)"
GIVE_BACK = "DELETE FROM claims WHERE process = $1 AND name = ANY($2)"
LEAVE = "UPDATE processes SET until = now() - interval '1 second' WHERE id = $1"
CLAIM = text(
    "INSERT INTO claims (name, process) VALUES (:name, :me) ON CONFLICT (name) DO UPDATE SET process = excluded.process"
    " WHERE claims.process = excluded.process"
)
RELEASE = text("DELETE FROM claims WHERE name = :name AND process = :me")
ANNOUNCE = text("SELECT pg_notify('nemeton', :told)")


class Hearer(Protocol):
    """Whoever is told what happens in other processes."""

    def changed(self, table_id: str, number: int) -> None:
        """Something is new at a table: its version, or SEATS, or PRESENCE."""

    def came_back(self) -> None:
        """Announcements may have been lost: compare numbers. Told after every new connection."""

    def took_over(self, names: Sequence[str]) -> None:
        """What dead processes had claimed is free."""

    def joined_again(self) -> None:
        """The others took this process for dead: whatever it had claimed or told is gone."""


class Alone:
    """The one process of a site: whatever it wants to do, it may."""

    id = ""
    is_alone = True
    is_away = False

    async def claim(self, name: str) -> bool:  # noqa: ARG002
        """May this process do something for all?"""
        return True

    async def release(self, name: str) -> None:
        """Let others do it."""

    async def join(self, hearer: Hearer) -> None:
        """Begin to serve."""

    async def close(self) -> None:
        """Serve no more."""


class Company:
    """This process among those that serve one PostgreSQL."""

    is_alone = False

    def __init__(self, url: URL, write: Callable[[Callable[[Connection], Any]], Any]) -> None:
        self.id = secrets.token_hex(8)
        self.is_away = True
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._write = write
        self._owed: set[str] = set()  # claims that could not be given back
        self._connection: Any = None
        self._task: asyncio.Task[None] | None = None
        self._has_joined = False

    # What one process does for all

    async def claim(self, name: str) -> bool:
        """May this process do something for all? It may if no living process does it."""

        def take(connection: Connection) -> bool:
            return connection.execute(CLAIM, {"name": name, "me": self.id}).rowcount == 1

        try:
            is_ours: bool = await self._write(take)
        except IntegrityError:  # the others took this process for dead; with its next sign of life it joins again
            return False
        if is_ours:
            self._owed.discard(name)
        return is_ours

    async def release(self, name: str) -> None:
        """Let others do it; where the database is away, as soon as it is back."""
        self._owed.add(name)
        try:
            await self._write(lambda connection: connection.execute(RELEASE, {"name": name, "me": self.id}))
        except (DBAPIError, OSError) as error:
            if trouble_of(error) is None:
                raise
        else:
            self._owed.discard(name)

    # Signs of life

    async def join(self, hearer: Hearer) -> None:
        """Begin to serve: from now on others count with this process."""
        await self._connect(hearer)
        await self._beat(hearer)
        self._task = asyncio.create_task(self._live(hearer))

    async def close(self) -> None:
        """Serve no more: what was claimed is free at once."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self._connection is not None:
            try:
                async with asyncio.timeout(PATIENCE):
                    await self._connection.execute(LEAVE, self.id)
                    await self._connection.close()
            except Exception as error:  # the database is away: the lease ends by itself
                log.info("the database heard no farewell\n%s", code_places(error))
                self._connection.terminate()

    async def _live(self, hearer: Hearer) -> None:
        """Say that this process lives, again and again, over connections that may break."""
        while True:
            try:
                if self._connection is None:
                    await self._connect(hearer)
                    await self._beat(hearer)
                    log.warning("the database is back")
                    hearer.came_back()
                await asyncio.sleep(BEAT)
                await self._beat(hearer)
            except asyncio.CancelledError:
                raise
            except Exception as error:
                if not self.is_away:
                    log.error("the database is away\n%s", code_places(error))
                self.is_away = True
                if self._connection is not None:
                    self._connection.terminate()
                    self._connection = None
                await asyncio.sleep(AGAIN)

    async def _connect(self, hearer: Hearer) -> None:
        def heard(_connection: Any, _process: int, _channel: str, told: str) -> None:
            table_id, _, number = told.partition(" ")
            hearer.changed(table_id, int(number))

        async with asyncio.timeout(PATIENCE):
            connection = await driver().connect(self._address, timeout=PATIENCE)
            await connection.add_listener(CHANNEL, heard)
        self._connection = connection

    async def _beat(self, hearer: Hearer) -> None:
        """One sign of life. Whoever gives none is buried by whoever notices first."""
        connection, owed = self._connection, list(self._owed)
        async with asyncio.timeout(PATIENCE), connection.transaction():
            is_new = await connection.fetchval(ALIVE, self.id, LEASE)
            if owed:
                await connection.execute(GIVE_BACK, self.id, owed)
            # Whoever was away just now does not know yet who else only was away.
            dead = [] if self.is_away else [row["id"] for row in await connection.fetch(DEAD)]
            lost = [row["name"] for row in await connection.fetch(LOST, dead)] if dead else []
            if dead:
                await connection.execute(UNSEEN, dead)
                await connection.execute(BURY, dead)
        self._owed.difference_update(owed)
        self.is_away = False
        if is_new and self._has_joined:
            log.warning("the other processes took this one for dead; it has joined them again")
            hearer.joined_again()
        self._has_joined = True
        if dead:
            log.warning("%d processes are gone; %d claims are free", len(dead), len(lost))
            hearer.took_over(lost)


def driver() -> Any:
    """The library that speaks with PostgreSQL. It is an extra: `nemeton[postgres]`."""
    try:
        return import_module("asyncpg")
    except ImportError:
        raise SiteError("site/no_driver") from None
