"""The talk at a table: what people say, and what lies there for agreement."""

from datetime import timedelta
from typing import NamedTuple

from sqlalchemy import select

from ..base.errors import SiteError, TooOften
from ..base.limits import spend
from ..base.settings import Settings
from ..storage import MessageRow, Person, ProposalRow, Sanctions, now
from .proposals import proposals_of, still_open
from .seats import own_seat
from .service import TableService
from .table import OpenTable

LONGEST_MESSAGE = 500
MESSAGES_SHOWN = 60
TALKS_KEPT = 500  # tables


class TableTalk(NamedTuple):
    """What lies around a game: what was said lately, and what waits for agreement."""

    messages: list[MessageRow]
    proposals: list[ProposalRow]


class TalkService:
    """The talk at all tables."""

    def __init__(self, tables: TableService, settings: Settings, sanctions: Sanctions) -> None:
        self._tables, self._settings, self._sanctions = tables, settings, sanctions
        self._talks: dict[str, tuple[int, TableTalk]] = {}

    async def say(self, table_id: str, person: Person, text: str) -> None:
        """A line of chat, for people who sit at the table."""
        self._sanctions.refuse_muted(person.id)
        text = text.strip()
        if not text:
            raise SiteError("site/empty_message")
        if len(text) > LONGEST_MESSAGE:
            raise SiteError("site/long_message", most=LONGEST_MESSAGE)
        await spend("chat")
        async with self._tables.changing(table_id) as (session, table):
            place = own_seat(table, person.id)
            a_minute_ago, most = now() - timedelta(minutes=1), self._settings.allowed(self._settings.messages_a_minute)
            recent = select(MessageRow.at).where(MessageRow.person == person.id, MessageRow.at > a_minute_ago)
            said = sorted(await session.scalars(recent))
            if len(said) >= most:
                raise TooOften(int((said[-most] - a_minute_ago).total_seconds()) + 1)
            session.add(MessageRow(table_id=table_id, seat=place.seat, person=person.id, name=place.name, text=text))

    async def of(self, table: OpenTable) -> TableTalk:
        """What was said lately, and what waits for agreement."""
        row = table.row
        # Whatever happens in the game raises number and version alike; all else that is shown, the version only.
        stamp = row.version - row.number
        known, talk = self._talks.get(row.id, (-1, TableTalk([], [])))
        if known != stamp:
            talk = await self._read_talk(row.id)
            self._talks[row.id] = stamp, talk
            while len(self._talks) > TALKS_KEPT:
                del self._talks[next(iter(self._talks))]
        return TableTalk(talk.messages, still_open(talk.proposals, row))

    async def _read_talk(self, table_id: str) -> TableTalk:
        latest = (
            select(MessageRow)
            .where(MessageRow.table_id == table_id)
            .order_by(MessageRow.id.desc())
            .limit(MESSAGES_SHOWN)
        )
        async with self._tables.working() as work:
            messages = list(await work.scalars(latest))[::-1]
            return TableTalk(messages, list(await work.scalars(proposals_of(table_id))))
