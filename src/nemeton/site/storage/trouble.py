"""What is wrong with a database that does not do what it is told: it is away, or it cannot write.

Either is nobody's mistake and passes: whoever waits is told so, nothing was done, and the site goes on by itself as
soon as the database does. What an error says is never told: it may hold values.
"""

import sqlite3
from collections.abc import Iterator
from traceback import walk_tb

from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoConnectionLeft

from ..base.errors import SiteError

AWAY, CANNOT_WRITE = "site/database_away", "site/cannot_write"
AGAIN = 5  # seconds after which whoever is refused may try again

# SQLSTATE, by its beginning: connections, resources (a full disk before the others), a server that goes or comes,
# locks that were waited for too long.
STATES = {
    "53100": CANNOT_WRITE,
    "25006": CANNOT_WRITE,
    "08": AWAY,
    "53": AWAY,
    "57": AWAY,
    "58": AWAY,
    "55P03": AWAY,
    "40P01": AWAY,
    "40001": AWAY,
}
FILES = {
    sqlite3.SQLITE_FULL: CANNOT_WRITE,
    sqlite3.SQLITE_READONLY: CANNOT_WRITE,
    sqlite3.SQLITE_IOERR: CANNOT_WRITE,
    sqlite3.SQLITE_CANTOPEN: CANNOT_WRITE,
    sqlite3.SQLITE_BUSY: AWAY,
}


class DatabaseTrouble(SiteError):
    """The database is away or cannot write. Nothing was done; `wait` is after how many seconds to try again."""

    status = 503

    def __init__(self, code: str) -> None:
        self.wait = AGAIN
        super().__init__(code)


def trouble_of(error: BaseException) -> DatabaseTrouble | None:
    """What an error says of the database; None if the database is not to blame.

    >>> trouble_of(ConnectionRefusedError()).code, trouble_of(ValueError()) is None
    ('site/database_away', True)
    """
    if isinstance(error, DatabaseTrouble):
        return error
    found = next((code for cause in _causes(error) if (code := _code(cause)) is not None), None)
    return DatabaseTrouble(found) if found is not None else None


def _causes(error: BaseException) -> Iterator[BaseException]:
    """The error with what it stands for: the database's own error lies below those of the libraries."""
    seen: list[BaseException] = []
    waiting: list[BaseException | None] = [error]
    while waiting:
        at = waiting.pop()
        if at is not None and at not in seen:
            seen.append(at)
            yield at
            waiting += [at.__cause__, at.orig if isinstance(at, DBAPIError) else None]


def _code(error: BaseException) -> str | None:
    if isinstance(error, NoConnectionLeft | ConnectionError):
        return AWAY
    if isinstance(error, sqlite3.Error):
        return FILES.get(getattr(error, "sqlite_errorcode", 0) & 0xFF)
    state = getattr(error, "sqlstate", None)
    if isinstance(state, str):
        return next((code for begins, code in STATES.items() if state.startswith(begins)), None)
    if isinstance(error, DBAPIError) and error.connection_invalidated:
        return AWAY
    # the driver's own complaints: a connection that is closed, an address that is not found, no answer in time
    is_complaint = type(error).__module__.startswith("asyncpg") and "Interface" in type(error).__name__
    return AWAY if is_complaint or (isinstance(error, OSError | TimeoutError) and _is_of_driver(error)) else None


def _is_of_driver(error: BaseException) -> bool:
    return any(frame.f_globals.get("__name__", "").startswith("asyncpg") for frame, _ in walk_tb(error.__traceback__))
