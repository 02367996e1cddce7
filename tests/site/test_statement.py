"""Statements of every answer: the short way into SQLite writes what the long one would."""

from datetime import UTC, datetime

import pytest
from sqlalchemy import Connection, bindparam, create_engine, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from nemeton.site.archive.log import LOG, SNAPSHOTS, TABLES
from nemeton.site.storage import Base, LogRow, Statement

COLUMNS = ("table_id", "number", "body", "told", "at")
TELL = Statement(insert(LOG).values({name: bindparam(name) for name in COLUMNS}))
AT = datetime(2026, 6, 1, 12, 30, 5, 1234, tzinfo=UTC)


@pytest.fixture
def connection() -> Connection:
    engine = create_engine("sqlite://")
    Base.metadata.create_all(engine)
    return engine.connect()


@pytest.mark.parametrize("body", [[0, ["move", "a1", "b2"]], {"undo": 1}, None, "ягель", 3])
def test_both_ways_write_the_same(connection: Connection, body: object):
    row = {"table_id": "moss", "number": 1, "body": body, "told": b"\0\xff", "at": AT}
    assert TELL.run(connection, row) == 1
    connection.execute(TELL.statement, row | {"number": 2})
    one, other = connection.exec_driver_sql("SELECT body, told, at, typeof(body), typeof(told) FROM log").all()
    assert one == other
    read = Session(connection).get_one(LogRow, ("moss", 1))
    assert (read.body, read.told, read.at) == (body, b"\0\xff", AT)


def test_it_tells_how_many_rows_have_changed(connection: Connection):
    move = Statement(update(TABLES).where(TABLES.c.id == bindparam("of")).values(version=bindparam("version")))
    assert move.run(connection, {"of": "nowhere", "version": 2}) == 0


def test_what_is_written_twice_is_refused_as_everywhere(connection: Connection):
    row = {"table_id": "moss", "number": 1, "body": 1, "told": None, "at": AT}
    TELL.run(connection, row)
    with pytest.raises(IntegrityError) as refused:
        TELL.run(connection, row)
    assert "moss" not in str(refused.value)  # errors may reach a log, and values are nobody's business there


def test_a_transaction_that_fails_leaves_nothing(connection: Connection):
    connection.rollback()
    keep = Statement(insert(SNAPSHOTS).values({name: bindparam(name) for name in ("table_id", "number", "body")}))

    def fails() -> None:
        with connection.begin():
            keep.run(connection, {"table_id": "moss", "number": 1, "body": b"x"})
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        fails()
    assert connection.execute(select(SNAPSHOTS)).all() == []
