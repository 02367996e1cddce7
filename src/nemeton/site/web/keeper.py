"""`nemeton admin`: what the site's keeper does from the command line, whether or not the site runs.

It is written into the database; the processes that serve notice it (`storage/acts.py`). The data folder may be held by
a running site: that keeps others from serving it, and this serves nothing.
"""

import asyncio
import getpass
import os
from collections.abc import Awaitable, Callable, Iterable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, TypeVar

from nemeton.kernel import Phrase

from ..base.errors import SiteError
from ..base.settings import Settings, default_data_folder, settings_from
from ..storage import Database, trouble_of
from ..storage.acts import Keeper
from ..storage.database import is_postgresql
from ..storage.secret import renew_secret
from ..words import site_words

T = TypeVar("T")
LONGEST_DAYS = 36_500


def administer(data: Path | None, job: Callable[[Any], T]) -> T:
    """Do something with a site's database, in one transaction; refused where there is no site."""
    return with_database(data, lambda database, _settings: database.write(job))


def rotate(data: Path | None, why: str) -> None:
    """Renew the secret that signs cookies."""
    with_database(data, lambda database, settings: renew_secret(database, settings, keeper(why)))


def keeper(why: str) -> Keeper:
    """Whoever runs this program, and why."""
    try:
        name = getpass.getuser()
    except (KeyError, OSError):
        name = str(os.getuid())
    return Keeper(name, " ".join(why.split()))


def until(days: float | None) -> datetime | None:
    """The moment so many days from now; None for good."""
    if days is None:
        return None
    if not 0 < days <= LONGEST_DAYS:
        raise SiteError("site/bad_setting", name="--days", value=str(days))
    return datetime.now(UTC) + timedelta(days=days)


def said(language: str, kind: str, **values: object) -> str:
    """A sentence about what was done."""
    return site_words(language).say(Phrase(f"site.keeper.{kind}", values))


def day(counted: int) -> str:
    """A day as it is counted in the database.

    >>> day(20_000)
    '2024-10-04'
    """
    return datetime.fromtimestamp(counted * 86_400, UTC).date().isoformat()


def moment(at: datetime | None) -> str:
    """A time as it is listed."""
    return at.strftime("%Y-%m-%d %H:%M") if at is not None else "-"


def columns(rows: Iterable[Iterable[str]]) -> str:
    """Rows with their columns below each other; what somebody has written stays one line."""
    told = [["".join(sign if sign.isprintable() else " " for sign in cell) or "-" for cell in row] for row in rows]
    widths = [max(map(len, column)) for column in zip(*told, strict=True)]
    return "\n".join(
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in told
    )


def with_database(data: Path | None, work: Callable[[Database, Settings], Awaitable[T]]) -> T:
    """Open a site's database, and let go of it again."""
    folder = data or Path(os.environ.get("NEMETON_DATA") or default_data_folder(os.environ))
    address = os.environ.get("NEMETON_DATABASE", "")
    if not (address and is_postgresql(address)) and not (folder / "nemeton.sqlite").exists():
        raise SiteError("site/no_site", place=str(folder))
    settings = settings_from(data=data)

    async def open_and_work() -> T:
        database = Database(settings.database, settings.connections)
        try:
            current = await database.revision()
            if current is None:
                raise SiteError("site/no_site", place=database.engine.url.database or str(folder))
            if not database.is_latest(current):
                raise SiteError("site/older_database")
            return await work(database, settings)
        finally:
            await database.close()

    try:
        return asyncio.run(open_and_work())
    except Exception as error:
        trouble = trouble_of(error)
        if trouble is None:
            raise
        raise trouble from None
