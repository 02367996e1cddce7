"""The house: the services of a running site in one object. It stands between the rooms that make them and `pages` and
`web`, which use them."""

from .archive.chronicles import Chronicles
from .archive.log import TableLog
from .archive.studies import Studies
from .archive.uploads import Uploads
from .base.background import BackgroundTasks
from .base.limits import Limits, StreamPlaces
from .base.settings import Settings
from .base.visitor_jobs import VisitorJobs
from .live.stream import LiveTables
from .storage import Database
from .tables.bell import Bell
from .tables.bots import BotService
from .tables.clocks import ClockService
from .tables.lobby import LobbyService
from .tables.pins import Pins
from .tables.proposals import ProposalService
from .tables.seats import SeatService
from .tables.service import TableService
from .tables.talk import TalkService
from .tables.trial import tried_wish
from .tables.windows import SecretWindows
from .tables.wishes import TableWish
from .visitors.tokens import Tokens
from .visitors.visitor import Visitor, is_still

WORKER_MODULES = (f"{__package__}.worker_modules",)  # what a fresh worker knows already


class House:
    """Everything that lives as long as the site runs."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.limits, self.streams = Limits(settings), StreamPlaces(settings)
        self.database = Database(settings.database)
        self.tokens = Tokens(self.database)
        self.bell = Bell()
        self.background = BackgroundTasks()
        self.jobs = VisitorJobs(settings, WORKER_MODULES)
        windows = SecretWindows(settings.window_pace)
        self.log = TableLog(self.database)
        tables_an_hour = settings.allowed(settings.tables_an_hour)
        self.tables = TableService(self.database, self.log, self.bell, windows, self._try_wish, tables_an_hour)
        self.chronicles = Chronicles(self.database, self.jobs, self.background)
        self.studies = Studies()
        self.uploads = Uploads(self.database.sessions)
        self.lobby = LobbyService(self.tables)
        self.seats = SeatService(self.tables, self.lobby, settings)
        self.proposals = ProposalService(self.tables, self.seats)
        self.talk = TalkService(self.tables, settings)
        self.pins = Pins(self.tables)
        self.bots = BotService(self.tables, self.bell, self.database.sessions, settings, WORKER_MODULES)
        self.live = LiveTables(self.tables, self.seats, self.talk, self.pins, self.bots, self.bell, self._is_still)
        self.clocks = ClockService(self.tables, self.bots, self.database, self.live.present, settings.clock_every)

    async def open(self) -> None:
        """Bring the database and running games up to date and wake the bots."""
        self.database.claim()
        await self.database.migrate()
        await self.log.carry_over()
        self.background.start(self.jobs.workers.warm_up(), "the loading of workers")
        await self.bots.wake_all()
        self.background.start(self.clocks.run(), "the clocks")

    async def close(self) -> None:
        """Let go of everything."""
        await self.background.close()
        await self.bots.close()
        self.jobs.workers.close()
        await self.database.close()

    async def _try_wish(self, wish: TableWish) -> None:
        await self.jobs.do(tried_wish, wish)

    async def _is_still(self, visitor: Visitor) -> bool:
        return await is_still(visitor, self.database, self.settings)
