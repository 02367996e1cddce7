"""Statements of every answer: put together once, and executed with as little as possible around them.

SQLAlchemy needs several times as long for a short statement as SQLite itself. What is executed here is what it makes
of the statement, with values written by the column's own types; only the way is shorter.
"""

import sqlite3
from collections.abc import Mapping
from typing import Any

from sqlalchemy import Connection
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import IntegrityError

_NAMED = sqlite.dialect(paramstyle="named")


class Statement:
    """A statement that changes rows; every value has a name."""

    def __init__(self, statement: Any) -> None:
        self.statement = statement
        compiled = statement.compile(dialect=_NAMED)
        self._text = str(compiled)
        kinds = {name: bind.type.dialect_impl(_NAMED) for name, bind in compiled.binds.items()}
        self._write = {name: write for name, kind in kinds.items() if (write := kind.bind_processor(_NAMED))}

    def run(self, connection: Connection, values: Mapping[str, Any]) -> int:
        """Execute it in the connection's transaction; tells how many rows it has changed."""
        if connection.dialect.name != "sqlite":
            return connection.execute(self.statement, dict(values)).rowcount
        driver: Any = connection.connection.driver_connection
        written = {name: self._write[name](value) if name in self._write else value for name, value in values.items()}
        try:
            changed: int = driver.execute(self._text, written).rowcount
        except sqlite3.IntegrityError as error:
            raise IntegrityError(self._text, None, error) from error
        return changed
