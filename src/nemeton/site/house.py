"""The house: the services of a running site in one object. It stands between the rooms that make them and `pages` and
`web`, which use them."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Sequence
from contextlib import aclosing
from typing import TypeVar

import msgspec

from .archive.chronicles import Chronicles
from .archive.log import TableLog
from .archive.studies import Studies
from .archive.uploads import Uploads
from .base.background import BackgroundTasks
from .base.errors import NotThere
from .base.limits import Limits, StreamPlaces, asked_from
from .base.metrics import Metrics
from .base.settings import Settings
from .base.visitor_jobs import VisitorJobs
from .live.presence import Presence
from .live.stream import LiveTables
from .storage import PRESENCE, SEATS, Company, Database, Sanctions
from .storage.acts import ActWatcher
from .storage.backup import copy_before_migration
from .storage.secret import shared_secret
from .storage.shared_limits import SharedLimits, SharedStreamPlaces
from .tables.bell import Bell
from .tables.bots import BotService
from .tables.clocks import ClockService
from .tables.hints import Hints
from .tables.lobby import LobbyService
from .tables.pins import Pins
from .tables.proposals import ProposalService
from .tables.retention import Retention
from .tables.seats import SeatService
from .tables.service import TableService
from .tables.talk import TalkService
from .tables.trial import tried_wish
from .tables.windows import SecretWindows
from .tables.wishes import TableWish
from .view.hints import FoundHint
from .visitors.tokens import Tokens
from .visitors.visitor import Visitor, is_still

T = TypeVar("T")
WORKER_MODULES = (f"{__package__}.worker_modules",)  # what a fresh worker knows already


class House:
    """Everything that lives as long as the site runs."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.database = Database(settings.database, settings.connections)
        self.company = self.database.company
        self.tokens = Tokens(self.database)
        self.sanctions = Sanctions(self.database)
        self.acts = ActWatcher(self.database, self._follow)
        self.bell = Bell()
        self.background = BackgroundTasks()
        self.limits: Limits | SharedLimits = Limits(settings)
        self.streams: StreamPlaces | SharedStreamPlaces = StreamPlaces(settings)
        if isinstance(self.company, Company):
            self.limits = SharedLimits(settings, self.database)
            self.streams = SharedStreamPlaces(settings, self.database, self.company, self.background)
        self.metrics = Metrics()
        self.presence = Presence(self.database, self.bell, self.background)
        self.jobs = VisitorJobs(settings, WORKER_MODULES)
        windows = SecretWindows(settings.window_pace)
        self.log = TableLog(self.database)
        tables_an_hour = settings.allowed(settings.tables_an_hour)
        self.tables = TableService(self.database, self.log, self.bell, windows, self._try_wish, tables_an_hour)
        self.chronicles = Chronicles(self.database, self.jobs, self.background)
        self.studies = Studies(settings.data / "studies")
        self.hints: Hints[FoundHint] = Hints()
        self.uploads = Uploads(self.database.sessions)
        self.lobby = LobbyService(self.tables)
        self.seats = SeatService(self.tables, self.lobby, settings)
        self.proposals = ProposalService(self.tables, self.seats)
        self.talk = TalkService(self.tables, settings, self.sanctions)
        self.pins = Pins(self.tables, self.sanctions)
        self.bots = BotService(self.tables, self.database.sessions, settings, WORKER_MODULES, self.company)
        self.live = LiveTables(self.tables, self.seats, self.talk, self.pins, self.bell, self._is_still, self.presence)
        self._count()
        anywhere = self.live.present_anywhere
        self.clocks = ClockService(
            self.tables, self.bots, self.database, self.sanctions, anywhere, settings.clock_every
        )
        self.retention = Retention(self.database, self.tables, self.bell, settings)

    def _count(self) -> None:
        """What is told about this process."""
        gauge = self.metrics.gauge
        gauge("nemeton_live_tables", "Tables that somebody looks at.", lambda: len(self.bell.tables))
        gauge("nemeton_live_pages", "Live pages and streams that are open.", lambda: self.bell.listeners)
        gauge("nemeton_known_tables", "Tables that are kept in memory.", lambda: len(self.tables.known))
        gauge("nemeton_tables_with_busy_bots", "Tables where bots answer now.", lambda: self.bots.busy)
        gauge("nemeton_bot_thoughts", "Answers that bots have thought out.", lambda: self.bots.thoughts)
        gauge("nemeton_bot_thoughts_in_vain", "Those that came too late.", lambda: self.bots.in_vain)
        gauge("nemeton_database_away", "1 while the database cannot be reached.", lambda: self.company.is_away)

    async def open(self) -> None:
        """Bring the database and running games up to date and wake the bots. Their workers start meanwhile: the door
        opens when they can think, so that nobody's first game waits for the loading."""
        self.database.claim()
        starting = self.background.start(self.bots.workers.warm_up(), "the start of workers")
        await copy_before_migration(self.database, self.settings)
        await self.database.migrate()
        await starting  # others count with a process that can think
        await self.company.join(self)
        await self.acts.begin()
        await self._read_secret()
        await self.sanctions.load()
        while not await self.company.claim("rules"):  # one process carries games over; whoever comes then finds none
            await asyncio.sleep(0.2)
        await self.log.carry_over()
        await self.company.release("rules")
        await self.bots.wake_all()
        self.background.start(self.clocks.run(), "the clocks")
        self.background.start(self.acts.run(), "looking for acts")
        if self.retention.is_wanted:
            self.background.start(self.retention.run(), "tidying up")

    def drain(self) -> None:
        """The site shall end: live pages are sent to another process, or to this one when it has started again."""
        self.bell.close()

    async def close(self) -> None:
        """Let go of everything."""
        await self.background.close()
        await self.bots.close()
        self.jobs.workers.close()
        await self.database.close()

    # What other processes on the same database do

    def changed(self, table_id: str, number: int) -> None:
        """Something is new at a table: its version, or something of it that has none."""
        if number == PRESENCE:
            if table_id in self.bell.tables:
                self.background.start(self.presence.look_again(table_id), "looking who is there")
            else:
                self.presence.forget_others(table_id)
        elif number == SEATS:
            self.tables.forget(table_id)
            self.bell.ring(table_id)
        elif not self.bell.has_rung(table_id, number):
            self.bell.ring(table_id, number)

    def came_back(self) -> None:
        """The database was away: whatever happened meanwhile was not heard, so all who listen compare numbers."""
        for table_id in self.bell.tables:
            self.bell.ring(table_id)
            self.background.start(self.presence.look_again(table_id), "looking who is there")
        self.background.start(self.bots.wake_all(), "waking the bots")

    def took_over(self, names: Sequence[str]) -> None:
        """Other processes are dead; what they did for all is done here."""
        self.bots.take_over(names)

    def joined_again(self) -> None:
        """The others took this process for dead and forgot what it had told them."""
        self.presence.tell_again()
        if isinstance(self.streams, SharedStreamPlaces):
            self.background.start(self.streams.tell_again(), "counting streams")
        self.background.start(self.bots.wake_all(), "waking the bots")

    # What the site's keeper has done

    async def _follow(self, acts: Sequence[tuple[str, str]]) -> None:
        """Do what follows from acts of the site's keeper."""
        await self.sanctions.load()
        for deed, about in acts:
            if deed == "rotate":
                await self._read_secret()
            elif deed in ("close", "reopen"):
                self.tables.forget(about)
                self.bell.ring(about)
                self.bots.wake(about)
            elif deed == "ban":
                for table_id in self.bell.tables:  # whoever is shut out looks on no longer
                    self.bell.ring(table_id)

    async def while_welcome(self, events: AsyncIterator[T], person: str) -> AsyncIterator[T]:
        """A stream for somebody, until they are shut out or the table is removed."""
        address = asked_from()
        async with aclosing(events) as told:  # type: ignore[type-var]
            with contextlib.suppress(NotThere):
                async for event in told:
                    if self.sanctions.ban_of([person], address):
                        return
                    yield event

    async def _read_secret(self) -> None:
        self.settings = msgspec.structs.replace(self.settings, secret=await shared_secret(self.database, self.settings))

    async def _try_wish(self, wish: TableWish) -> None:
        await self.jobs.do(tried_wish, wish)

    async def _is_still(self, visitor: Visitor) -> bool:
        return await is_still(visitor, self.database, self.settings)
