"""`nemeton doctor`: what is wrong with an installation, each thing as a sentence."""

import os
import shutil
import sqlite3
import stat
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import make_url, text

from nemeton.kernel import Phrase

from ..base.settings import Settings
from .database import Database, is_postgresql
from .models import now
from .trouble import trouble_of

ROOM = 500  # megabytes that should be free
DRIFT = 5.0  # seconds by which the clocks of this machine and of the database may differ
OTHERS = stat.S_IRWXG | stat.S_IRWXO


class Symptom(NamedTuple):
    """One thing that was looked at: is it well, and what is to be said of it?"""

    is_well: bool
    told: Phrase


async def symptoms(settings: Settings) -> AsyncIterator[Symptom]:
    """Look at everything, the simplest first."""
    yield _found("folder", os.access(settings.data, os.W_OK | os.X_OK), place=str(settings.data))
    yield _found("private", not settings.data.stat().st_mode & OTHERS, place=str(settings.data))
    free = shutil.disk_usage(settings.data).free // 1_000_000
    yield _found("room", free >= ROOM, free=free, room=ROOM)
    yield _found("secret", len(settings.secret) >= 32)
    if not is_postgresql(settings.database):
        is_sound = _is_sound(Path(make_url(settings.database).database or ""))
        yield _found("sound", is_sound)
        if not is_sound:
            return
    database = Database(settings.database)
    try:
        behind = await database.behind()
        yield _found("reached", True)
        yield _found("current", behind is None)
        if database.is_shared:
            async for symptom in _of_postgresql(database, settings):
                yield symptom
    except Exception as error:
        if trouble_of(error) is None:
            raise
        yield _found("reached", False)
    finally:
        await database.close()


async def _of_postgresql(database: Database, settings: Settings) -> AsyncIterator[Symptom]:
    async with database.engine.connect() as connection:
        most = int((await connection.execute(text("SHOW max_connections"))).scalar_one())
        at = (await connection.execute(text("SELECT clock_timestamp()"))).scalar_one()
        drift = abs((now() - at).total_seconds())
    yield _found("connections", most > settings.connections + 1, most=most, needed=settings.connections + 1)
    yield _found("clock", drift < DRIFT, seconds=round(drift))
    yield _found("dump", shutil.which("pg_dump") is not None)


def _is_sound(path: Path) -> bool:
    if not path.exists():
        return True
    try:
        with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as database:
            return bool(database.execute("PRAGMA quick_check").fetchone() == ("ok",))
    except sqlite3.DatabaseError:
        return False


def _found(name: str, is_well: bool, **values: object) -> Symptom:
    return Symptom(is_well, Phrase(f"site.doctor.{name}.{'well' if is_well else 'ill'}", values))
