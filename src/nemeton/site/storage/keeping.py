"""Rows that are kept whether or not they are there already, in one statement: of two who keep the same one at the same
moment, in whichever process, neither fails."""

from collections.abc import Iterable, Mapping
from typing import Any

from sqlalchemy import Connection
from sqlalchemy.dialects import postgresql, sqlite

from .models import Base, Person

INSERT: dict[str, Any] = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}


def keep(connection: Connection, kind: type[Base], row: Mapping[str, Any], renewed: Iterable[str]) -> None:
    """Keep a row; of one that is there already only what is named is renewed."""
    keys = [column.name for column in kind.__table__.primary_key]
    adding = INSERT[connection.dialect.name](kind).values(**row)
    names = [*renewed]
    if names:
        adding = adding.on_conflict_do_update(index_elements=keys, set_={name: adding.excluded[name] for name in names})
    else:
        adding = adding.on_conflict_do_nothing(index_elements=keys)
    connection.execute(adding)


def keep_person(connection: Connection, person: Person) -> None:
    """Keep what a person is called and prefers. Which cookies are worth something is never changed by the way."""
    known = {"id": person.id, "name": person.name, "preferences": person.preferences, "epoch": person.epoch or 0}
    keep(connection, Person, known, ("name", "preferences"))


def raise_epoch(connection: Connection, person: Person) -> int:
    """Make all cookies of a person worthless; the number that new ones must tell."""
    known = {"id": person.id, "name": person.name, "preferences": person.preferences, "epoch": person.epoch + 1}
    adding = INSERT[connection.dialect.name](Person).values(**known)
    raised = adding.on_conflict_do_update(index_elements=["id"], set_={"epoch": Person.epoch + 1})
    return int(connection.scalars(raised.returning(Person.epoch)).one())
