"""The database: opened by its address, migrated before its first use.

Lists are read through asynchronous sessions. Some things are done so often that every hop between threads would be
felt, and with SQLite they take shorter ways: rows that are looked up by their key are read at once, for readers never
wait there; and what is written is handed as a whole to the one thread that writes. SQLite has one writer at a time: a
transaction that came back to the pages between its statements would make everybody else wait for them too.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from inspect import isawaitable
from pathlib import Path
from typing import Any, TypeVar

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, Executable, Row, create_engine, event, text
from sqlalchemy.dialects import sqlite
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession, async_sessionmaker, create_async_engine
from sqlalchemy.orm import Session
from sqlalchemy.pool import NullPool

from ..base.private_files import private_file, private_folder, tighten_file
from .claim import Claim
from .company import Alone, Company, driver

MIGRATIONS = Path(__file__).parent / "migrations"
SIDES = ("-wal", "-shm", "-journal")  # what SQLite writes beside a database
ASYNCHRONOUS, PLAIN = "sqlite+aiosqlite://", "sqlite+pysqlite://"

POSTGRESQL = "postgresql+asyncpg://"
SHORT_FORMS = ("postgresql://", "postgres://")

POOL: dict[str, Any] = {"pool_size": 10, "max_overflow": 30, "pool_timeout": 60}
CONNECTIONS = 16  # to PostgreSQL, of one process
# A process that hangs in the middle of a change must not make the others wait for ever.
SERVER: dict[str, str] = {
    "application_name": "nemeton",
    "lock_timeout": "8s",
    "statement_timeout": "20s",
    "idle_in_transaction_session_timeout": "20s",
}
MIGRATING = 7_363_636  # the number of the lock that one process holds while it brings the database up to date

T = TypeVar("T")


class Database:
    """One database and its sessions. SQLite in a file by default, PostgreSQL by its address."""

    def __init__(self, url: str, connections: int = CONNECTIONS) -> None:
        url = with_driver(url)
        self.is_shared = is_postgresql(url)  # may other processes change it too?
        self.engine: AsyncEngine = create_async_engine(url, **(_pool_of(connections) if self.is_shared else POOL))
        self._at_once = self.engine.execution_options(isolation_level="AUTOCOMMIT")  # to read without a transaction
        # Whoever changes something may have to read beside it: half of the connections are left for that.
        self._changes = asyncio.Semaphore(max(1, connections // 2))
        self.company: Alone | Company = Company(self.engine.url, self.write) if self.is_shared else Alone()
        self.sessions: async_sessionmaker[AsyncSession] = async_sessionmaker(self.engine, expire_on_commit=False)
        self.turn = (
            asyncio.Lock()
        )  # of longer transactions: SQLite has one writer, and asking again and again is no queue
        self._file: _File | None = None
        if self.engine.dialect.name == "sqlite":
            event.listen(self.engine.sync_engine, "connect", _careful_and_quick)
            if url.startswith(ASYNCHRONOUS) and self.engine.url.database not in (None, "", ":memory:"):
                self._file = _File(url.replace(ASYNCHRONOUS, PLAIN, 1))
        self._claim: Claim | None = None

    def claim(self) -> None:
        """Serve this database alone from now on, if it is a file; its files are for their owner only. Refused where
        another process serves it."""
        if self._claim is None and self._file is not None:
            path = Path(str(self.engine.url.database))
            private_folder(path.parent)
            self._claim = Claim(path)
            private_file(path)  # what SQLite puts beside it gets the same rights
            for side in SIDES:
                tighten_file(path.with_name(f"{path.name}{side}"))

    async def find(self, lookup: "Lookup", key: str) -> tuple[Any, ...] | None:
        """What is looked up for almost every request, by its key; None if it is not there."""
        if self._file is not None:
            return self._file.find(lookup, key)
        async with self._at_once.connect() as connection:
            found = (await connection.execute(lookup.statement, {"key": key})).first()
        return None if found is None else tuple(found)

    async def row(self, statement: Executable) -> Row[Any] | None:
        """The one row that a statement finds, or None. Meant for rows that are looked up by their key."""
        found = await self.rows(statement)
        return found[0] if found else None

    async def rows(self, statement: Executable) -> Sequence[Row[Any]]:
        """The rows that a statement finds. Meant for a few hundred that are looked up by the beginning of their key."""
        if self._file is not None:
            return self._file.rows(statement)
        async with self._at_once.connect() as connection:
            return (await connection.execute(statement)).all()

    async def write(self, job: Callable[[Connection], T]) -> T:
        """Do something short in a transaction of its own; it is done when this returns."""
        if self._file is not None:
            return await self._file.write(job)
        async with self.engine.begin() as connection:
            return await connection.run_sync(job)

    @asynccontextmanager
    async def work(self) -> AsyncIterator["UnitOfWork"]:
        """Something to read and to change rows with; nothing is written before it is told to."""
        if self._file is not None:
            with self._file.session() as session:
                yield UnitOfWork(session, self._file)
        else:
            async with self._changes, self.sessions(autoflush=False) as session:
                yield UnitOfWork(session)

    async def migrate(self) -> None:
        """Bring the database up to date; an up-to-date one is left as it is. One process does it, others wait."""
        async with self.engine.begin() as connection:
            if self.is_shared:
                await connection.execute(text("SET LOCAL lock_timeout = 0"))
                await connection.execute(text("SET LOCAL statement_timeout = 0"))
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATING})"))
            await connection.run_sync(_upgrade)

    async def behind(self) -> str | None:
        """The step up to which a database will be brought that has begun and is not up to date; else None."""
        current = await self.revision()
        return _head() if current is not None and not self.is_latest(current) else None

    async def revision(self) -> str | None:
        """The step at which the database is; None where it has not begun."""
        async with self.engine.connect() as connection:
            return await connection.run_sync(lambda plain: MigrationContext.configure(plain).get_current_revision())

    def is_latest(self, revision: str) -> bool:
        """Is there no further step?"""
        return revision == _head()

    async def close(self) -> None:
        """Let go of all connections."""
        await self.company.close()
        if self._file is not None:
            await self._file.close()
        await self.engine.dispose()
        if self._claim is not None:
            self._claim.release()
            self._claim = None


class Lookup:
    """A statement that finds one row by `key`; its columns are numbers and texts as the database keeps them."""

    def __init__(self, statement: Any) -> None:
        self.statement = statement
        self.text = str(statement.compile(dialect=sqlite.dialect()))


class UnitOfWork:
    """Rows that are read and changed together."""

    def __init__(self, session: "Session | AsyncSession", file: "_File | None" = None) -> None:
        self._session = session
        self._file = file

    async def get(self, kind: type[T], key: Any, *, alone: bool = False) -> T | None:
        """A row by its key. If `alone`, no other process changes it before this work is done; where one process serves
        alone, nobody would."""
        lock = True if alone and self._file is None else None
        found: T | None = await _done(self._session.get(kind, key, with_for_update=lock))
        return found

    async def scalars(self, statement: Any) -> Iterable[Any]:
        """What a statement finds."""
        found: Iterable[Any] = await _done(self._session.scalars(statement))
        return found

    def add(self, row: Any) -> None:
        """A new row."""
        self._session.add(row)

    async def delete(self, row: Any) -> None:
        """A row that is not needed any more."""
        await _done(self._session.delete(row))

    async def commit(self) -> None:
        """Write everything that has changed, in one transaction."""
        if self._file is not None:
            assert isinstance(self._session, Session)
            await self._file.run(self._session.commit)
        else:
            await _done(self._session.commit())


async def _done(result: Any) -> Any:
    return await result if isawaitable(result) else result


class _File:
    """Short ways into a database of SQLite."""

    def __init__(self, url: str) -> None:
        self._engine: Engine = create_engine(url, poolclass=NullPool, connect_args={"check_same_thread": False})
        event.listen(self._engine, "connect", _careful_and_quick)
        self._writer = ThreadPoolExecutor(1, "writer")
        self._reading: Connection | None = None
        self._writing: Connection | None = None

    def find(self, lookup: "Lookup", key: str) -> tuple[Any, ...] | None:
        connection = self._reader().connection.driver_connection
        assert connection is not None
        found: tuple[Any, ...] | None = connection.execute(lookup.text, (key,)).fetchone()
        return found

    def rows(self, statement: Executable) -> Sequence[Row[Any]]:
        return self._reader().execute(statement).all()

    def _reader(self) -> Connection:
        if self._reading is None:
            self._reading = self._engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        return self._reading

    def session(self) -> Session:
        return Session(self._engine, autoflush=False, expire_on_commit=False)

    async def write(self, job: Callable[[Connection], T]) -> T:
        return await self.run(lambda: self._written(job))

    async def run(self, job: Callable[[], T]) -> T:
        """Do something in the thread that writes."""
        return await asyncio.get_running_loop().run_in_executor(self._writer, job)

    def _written(self, job: Callable[[Connection], T]) -> T:
        if self._writing is None:
            self._writing = self._engine.connect()
        with self._writing.begin():
            return job(self._writing)

    async def close(self) -> None:
        await asyncio.to_thread(self._writer.shutdown)
        for connection in (self._reading, self._writing):
            if connection is not None:
                connection.close()
        self._engine.dispose()


def with_driver(url: str) -> str:
    """An address as people write it, with the driver that is meant.

    >>> with_driver("postgresql://nemeton@db/nemeton"), with_driver("sqlite+aiosqlite:///nemeton.sqlite")
    ('postgresql+asyncpg://nemeton@db/nemeton', 'sqlite+aiosqlite:///nemeton.sqlite')
    """
    for form in SHORT_FORMS:
        if url.startswith(form):
            return POSTGRESQL + url.removeprefix(form)
    return url


def is_postgresql(url: str) -> bool:
    """Is this the address of a PostgreSQL, which several processes may serve?"""
    return with_driver(url).startswith(POSTGRESQL)


def _pool_of(connections: int) -> dict[str, Any]:
    driver()  # says what is missing, if it is
    stays = max(1, connections // 2)
    settings = {"server_settings": SERVER, "timeout": 5, "command_timeout": 30}
    size = {"pool_size": stays, "max_overflow": max(1, connections - stays), "pool_timeout": 10}
    return {**size, "pool_use_lifo": True, "connect_args": settings}


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    return config


def _head() -> str | None:
    return ScriptDirectory.from_config(_config()).get_current_head()


def _upgrade(connection: Connection) -> None:
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _careful_and_quick(connection: Any, _record: Any) -> None:
    """SQLite: readers do not block the writer; what was committed survives a killed process; foreign keys hold.

    With synchronous=NORMAL a commit does not wait for the disk: a killed process loses nothing, a power cut may lose
    the last moments but never damages the file.
    """
    cursor = connection.cursor()
    for setting in ("journal_mode=WAL", "synchronous=NORMAL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()
