"""Records that people send in to look at: read with care, checked by replaying them, and kept for a while.

A record holds the whole truth of its game, so whoever has the link to one may see everything in it. The link holds the
beginning of the record's hash: nobody guesses it, and the same file always gives the same link. What reads and replays
a record runs in a worker (view/jobs.py).
"""

import json
import zlib
from collections import OrderedDict
from typing import Any

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncSession, async_sessionmaker

import nemeton
from nemeton.files import GZIP, ZLIB
from nemeton.kernel import Game, records
from nemeton.kernel.chance import Chance, chance_read

from ..base.errors import NotThere, SiteError
from ..base.letters import refuse_odd_json
from ..storage import RecordRow
from .timeline import Timeline

MOST_BYTES = 4_000_000  # of a record, unpacked
MOST_EVENTS = 5_000
MOST_RECORDS = 500  # kept; the oldest go first
IN_MEMORY = 20


class Uploads:
    """All records that were sent in."""

    def __init__(self, sessions: async_sessionmaker[AsyncSession]) -> None:
        self._sessions = sessions
        self._known: OrderedDict[str, bytes] = OrderedDict()

    async def keep(self, record_id: str, game: str, body: bytes) -> None:
        """Keep a record that was checked."""
        async with self._sessions.begin() as session:
            if await session.get(RecordRow, record_id) is None:
                session.add(RecordRow(id=record_id, game=game, body=body))
                await session.flush()
                old = select(RecordRow.id).order_by(RecordRow.at.desc()).offset(MOST_RECORDS)
                await session.execute(delete(RecordRow).where(RecordRow.id.in_(list(await session.scalars(old)))))
        self._remember(record_id, body)

    async def find(self, record_id: str) -> bytes:
        """A record that was kept, compressed as it lies in the database."""
        body = self._known.get(record_id)
        if body is None:
            async with self._sessions() as session:
                row = await session.get(RecordRow, record_id)
            if row is None:
                raise NotThere("site/no_record")
            body = row.body
        self._remember(record_id, body)
        return body

    def _remember(self, record_id: str, body: bytes) -> None:
        self._known[record_id] = body
        self._known.move_to_end(record_id)
        while len(self._known) > IN_MEMORY:
            self._known.popitem(last=False)


def read_json(content: bytes | str) -> Any:
    """What a file or a text holds: JSON, plain or compressed. What is wrong with it is said, with the place."""
    if isinstance(content, bytes):
        if content.startswith((GZIP, ZLIB)):
            content = _inflated(content)
        try:
            content = content.decode("utf-8-sig")
        except UnicodeDecodeError as error:
            raise SiteError("site/not_text", byte=error.start) from None
    if not content.strip():
        raise SiteError("site/nothing_sent")
    if len(content) > MOST_BYTES:
        raise SiteError("site/too_long_file", most=MOST_BYTES // 1_000_000)
    refuse_odd_json(content)
    try:
        data = json.loads(content)
        json.dumps(data, ensure_ascii=False).encode()  # half a letter is valid JSON, but can neither be kept nor shown
    except json.JSONDecodeError as error:
        raise SiteError("site/not_json", line=error.lineno, column=error.colno) from None
    except UnicodeEncodeError:
        raise SiteError("site/not_text", byte=0) from None
    except (ValueError, RecursionError):  # a number of thousands of digits, a list in a list in a list …
        raise SiteError("site/not_json", line=1, column=1) from None
    return data


def _inflated(content: bytes) -> bytes:
    inflator = zlib.decompressobj(wbits=47)  # gzip or zlib, whichever it is
    try:
        data = inflator.decompress(content, MOST_BYTES)
    except zlib.error:
        raise SiteError("site/damaged_file") from None
    if not inflator.eof:
        raise SiteError(
            "site/too_long_file" if inflator.unconsumed_tail else "site/damaged_file", most=MOST_BYTES // 1_000_000
        )
    return data


def check_length(record: Any) -> None:
    """Refuse what is no record of a game, or one that nobody would look at."""
    if isinstance(record, dict) and "view" in record and "segments" not in record:
        raise SiteError("site/only_a_view")
    segments = record.get("segments") if isinstance(record, dict) else None
    if isinstance(segments, list):
        answers = [segment.get("answers") for segment in segments if isinstance(segment, dict)]
        if sum(len(part) for part in answers if isinstance(part, list)) > MOST_EVENTS:
            raise SiteError("site/too_many_answers", most=MOST_EVENTS)


def timeline_of(record: Any) -> Timeline:
    """The game of a record along its way; a record that cannot be replayed is refused, and why."""
    check_length(record)
    game = nemeton.load(record)
    game_record = game.record()  # under the rules of today, if it was a running game of older ones
    timeline = Timeline(opening_of_record(game_record), repeat_event)
    timeline.extend(game.history)
    return timeline


def opening_of_record(record: dict[str, Any], chance: Chance | None = None) -> Game[Any]:
    """The game at the beginning of the last segment of a record that loads, from its own chance or another."""
    book, segment = nemeton.rulebooks()[record["game"]], record["segments"][-1]
    source = chance or chance_read(segment["chance"], segment["counter"])
    limit, position = record.get("turn_limit"), segment.get("position")
    if position is None:
        return records.start(book, record["players"], record["options"], source, turn_limit=limit)
    lost = len(segment.get("lost", ())) if record["segments"][1:] else None
    return records.read_position(book, position, source, turn_limit=limit, lost=lost)


def repeat_event(game: Game[Any], event: Any) -> None:
    """Let an event of a loaded game's history happen in another game."""
    game.repeat(event)
