"""All that the site keeps of a person, as one JSON file: name and preferences, programs, lessons, tables with the own
seats and answers, and what was said in chat. Of others it tells nothing but how many sat there."""

from typing import Any

import msgspec
from sqlalchemy import select

from nemeton import __version__

from ..storage import (
    Database,
    LessonRow,
    LogRow,
    MessageRow,
    Person,
    SanctionRow,
    SeatRow,
    TableRow,
    TokenRow,
    now,
)
from .farewell import tables_of
from .visitor import Visitor

FORM = 1  # of what is written


async def exported(database: Database, visitor: Visitor) -> bytes:
    """The file."""
    about = (Person.name, Person.preferences, Person.created_at, Person.seen_day)
    lessons = (LessonRow.game, LessonRow.lesson, LessonRow.path, LessonRow.done, LessonRow.at)
    programs = (TokenRow.name, TokenRow.created_at, TokenRow.used_at)
    said = (MessageRow.table_id, MessageRow.at, MessageRow.name, MessageRow.text)
    held = (SanctionRow.kind, SanctionRow.until, SanctionRow.why, SanctionRow.at)
    me = visitor.id
    told = {
        "nemeton": __version__,
        "form": FORM,
        "made_at": now(),
        "id": me,
        "person": await _found(database, about, Person.id == me),
        "programs": await _found(database, programs, TokenRow.person == me),
        "lessons": await _found(database, lessons, LessonRow.person == me),
        "tables": [await _table(database, table_id, me) for table_id in await tables_of(database, me)],
        "chat": await _found(database, said, MessageRow.person == me),
        "sanctions": await _found(database, held, SanctionRow.who == me),
    }
    return msgspec.json.format(msgspec.json.encode(told), indent=2)


async def _table(database: Database, table_id: str, person: str) -> dict[str, Any]:
    """A table: what it is, where this person sits, and what this person has answered."""
    columns = ("game", "rules", "players", "options", "stage", "result", "created_at", "moved_at", "closed_at")
    row = await _found(database, [getattr(TableRow, name) for name in columns], TableRow.id == table_id)
    hosts = await _found(database, (TableRow.id,), TableRow.id == table_id, TableRow.host == person)
    places = (SeatRow.seat, SeatRow.name, SeatRow.seen_at)
    seats = await _found(database, places, SeatRow.table_id == table_id, SeatRow.person == person)
    told: dict[str, Any] = {"table": table_id, **(row[0] if row else {}), "is_host": bool(hosts), "seats": seats}
    own = {seat["seat"] for seat in seats}
    # Where several share a screen and hide their hands, none shall read here what another one did in secret.
    if len(own) == 1 or (own and told.get("stage") == "over"):
        log = await _found(database, (LogRow.number, LogRow.at, LogRow.body), LogRow.table_id == table_id)
        told["answers"] = [
            {"number": line["number"], "at": line["at"], "seat": line["body"][0], "answer": line["body"][1]}
            for line in log
            if isinstance(line["body"], list) and line["body"][0] in own
        ]
    return told


async def _found(database: Database, columns: Any, *where: Any) -> list[dict[str, Any]]:
    return [row._asdict() for row in await database.rows(select(*columns).where(*where))]
