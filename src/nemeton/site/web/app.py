"""The web application: what it is made of, and how it starts and stops."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components

from nemeton import __version__

from .. import pages
from ..archive.uploads import Uploads
from ..base.background import BackgroundTasks, report_without_values
from ..base.limits import Limits, StreamPlaces
from ..base.settings import Settings
from ..live.stream import LiveTables
from ..pages.table import DEEDS, SQUEEZE
from ..storage import Database
from ..tables.bell import Bell
from ..tables.bots import BotService
from ..tables.company import Company
from ..tables.pins import Pins
from ..tables.service import TableService
from ..tables.windows import SecretWindows
from ..tables.wishes import TableWish
from ..view.assets import static_file
from ..view.jobs import VisitorJobs, tried_wish
from ..visitors.tokens import Tokens
from ..visitors.visitor import Visitor, visitor_of
from .api import BEARER, Api
from .application import SiteApplication
from .door import at_the_door
from .failures import FAILURES, keep_values_out_of_logs
from .headers import with_headers
from .requests import CheckedRequest


class House:
    """Everything that lives as long as the site runs."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.limits, self.streams = Limits(settings), StreamPlaces(settings)
        self.database = Database(settings.database)
        self.tokens = Tokens(self.database)
        self.bell = Bell()
        self.background = BackgroundTasks()
        self.jobs = VisitorJobs(settings)
        windows = SecretWindows(settings.window_pace)
        self.tables = TableService(
            self.database, self.bell, settings.allowed(settings.tables_an_hour), windows, self._try_wish
        )
        self.uploads = Uploads(self.database.sessions)
        self.company = Company(self.tables, settings)
        self.pins = Pins(self.tables)
        self.live = LiveTables(self)
        self.bots = BotService(self.tables, self.bell, self.database.sessions, settings)

    async def open(self) -> None:
        """Bring the database and running games up to date and wake the bots."""
        self.database.claim()
        await self.database.migrate()
        await self.tables.carry_over()
        self.background.start(self.jobs.workers.warm_up(), "the loading of workers")
        await self.bots.wake_all()

    async def close(self) -> None:
        """Let go of everything."""
        await self.background.close()
        await self.bots.close()
        self.jobs.workers.close()
        await self.database.close()

    async def _try_wish(self, wish: TableWish) -> None:
        await self.jobs.do(tried_wish, wish)


def create_app(settings: Settings) -> Litestar:
    """The site with these settings."""
    house = House(settings)
    if not settings.debug:
        keep_values_out_of_logs()

    @asynccontextmanager
    async def open_house(_app: Litestar) -> AsyncIterator[None]:
        asyncio.get_running_loop().set_exception_handler(report_without_values)
        if not settings.debug:
            keep_values_out_of_logs()  # once more, for what the framework has set up since
        await house.open()
        try:
            yield
        finally:
            await house.close()

    return SiteApplication(
        route_handlers=[Api, *pages.HANDLERS, static_file],
        lifespan=[open_house],
        state=State({"house": house}),
        dependencies={"house": Provide(_house, sync_to_thread=False), "visitor": Provide(_visitor)},
        signature_types=[House],
        exception_handlers=FAILURES,
        request_class=CheckedRequest,
        before_request=at_the_door,
        after_request=with_headers,
        # Streams stay as they are, static files are squeezed once for all, and a table squeezes its answers itself.
        compression_config=CompressionConfig(
            backend="gzip", gzip_compress_level=SQUEEZE,
            exclude=[r"^/static/", rf"^/tables/[^/]+/(live|{'|'.join(DEEDS)})$", r"^/api/.*/stream$"],
        ),
        openapi_config=OpenAPIConfig(
            title="Nemeton", version=__version__, path="/api/schema", render_plugins=[JsonRenderPlugin()],
            use_handler_docstrings=True,
            components=Components(security_schemes={"bearer": BEARER}),
        ),
        request_max_body_size=settings.longest_body,
        debug=settings.debug,
    )  # fmt: skip


def _house(state: State) -> House:
    return state["house"]  # type: ignore[no-any-return]


async def _visitor(request: Request[Any, Any, Any], house: NamedDependency[House]) -> Visitor:
    request.state["visitor"] = visitor = await visitor_of(request, house.database, house.settings)
    return visitor
