"""How far a person has come in the lessons: which are done, and where one was left."""

from typing import NamedTuple

from sqlalchemy import Connection, select

from ..storage import Database, LessonRow, keep, keep_person, now
from .visitor import Visitor

LONGEST_PATH = 200  # letters


class Progress(NamedTuple):
    """How far somebody has come in one lesson: where it was left (empty at its beginning or end), and whether it was
    gone through once."""

    path: str = ""
    done: bool = False


async def progress_of(database: Database, person: str) -> dict[tuple[str, str], Progress]:
    """What a person has done of the lessons, by game and lesson."""
    chosen = select(LessonRow.game, LessonRow.lesson, LessonRow.path, LessonRow.done).where(LessonRow.person == person)
    return {(row.game, row.lesson): Progress(row.path, row.done) for row in await database.rows(chosen)}


async def keep_progress(database: Database, visitor: Visitor, game: str, lesson: str, path: str, *, ends: bool) -> None:
    """Keep where a person is in a lesson. One that was done once stays done."""
    before = (await progress_of(database, visitor.id)).get((game, lesson), Progress())
    row = {
        "person": visitor.id,
        "game": game,
        "lesson": lesson,
        "path": "" if ends else path[:LONGEST_PATH],
        "done": before.done or ends,
        "at": now(),
    }

    def write(connection: Connection) -> None:
        keep_person(connection, visitor.person)
        keep(connection, LessonRow, row, ("path", "done", "at"))

    await database.write(write)
