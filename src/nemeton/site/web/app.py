"""The web application: what it is made of, how it starts and stops, and what holds for every request.

HEAD is answered wherever GET is, without a body. And what a request holds for its whole life, such as one of the
visitor's streams, is given back when its answer has ended, however that happens.
"""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components

from nemeton import __version__

from .. import pages
from ..base.background import report_without_values
from ..base.limits import holding
from ..base.request_logs import number_of, request_id, tell_request, write_json
from ..base.safe_logs import keep_values_out_of_logs
from ..base.settings import Settings
from ..house import House
from ..visitors.visitor import Visitor, note_visit, visitor_of
from . import health
from .api import BEARER, Api
from .door import at_the_door
from .failures import FAILURES
from .headers import with_headers
from .requests import CheckedRequest
from .squeeze import squeezing


class SiteApplication(Litestar):
    """The application."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Answer a request."""
        if scope["type"] != "http":
            await super().__call__(scope, receive, send)
            return
        with holding():
            observed = self._observed(scope, send)
            if scope["method"] == "HEAD":
                await self._without_body(scope, observed)
            else:
                await super().__call__(scope, receive, squeezing(scope, observed))

    def _observed(self, scope: Any, send: Any) -> Any:
        """Count the request when its answer begins, and give both a number by which logs can be found."""
        house: House = self.state["house"]
        told = next((value for name, value in scope["headers"] if name == b"x-request-id"), b"")
        number = number_of(told.decode("latin-1"), is_believed=bool(house.settings.proxies))
        request_id.set(number)
        began = time.perf_counter()

        async def observed(message: Any) -> None:
            if message["type"] == "http.response.start":
                seconds = time.perf_counter() - began
                house.metrics.answered(scope["method"], message["status"], seconds)
                if house.settings.json_logs:
                    tell_request(scope["method"], scope["path"], message["status"], seconds)
                message = {**message, "headers": [*message["headers"], (b"x-request-id", number.encode())]}
            await send(message)

        return observed

    async def _without_body(self, scope: Any, send: Any) -> None:
        """What GET would answer, less its body. Whatever streams is told that its reader has gone."""
        ended = asyncio.Event()
        asked = iter([{"type": "http.request", "body": b"", "more_body": False}])

        async def receive() -> Any:
            for message in asked:
                return message
            await ended.wait()
            return {"type": "http.disconnect"}

        async def head_only(message: Any) -> None:
            if message["type"] == "http.response.start":
                await send(message)
                await send({"type": "http.response.body", "body": b"", "more_body": False})
                ended.set()

        asked_for: Any = {**scope, "method": "GET"}
        await super().__call__(asked_for, receive, squeezing(scope, head_only))


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
        if settings.json_logs:
            write_json()
            keep_values_out_of_logs()
        await house.open()
        try:
            yield
        finally:
            await house.close()

    return SiteApplication(
        route_handlers=[Api, *health.HANDLERS, *pages.HANDLERS],
        lifespan=[open_house],
        state=State({"house": house}),
        dependencies={"house": Provide(_house, sync_to_thread=False), "visitor": Provide(_visitor)},
        signature_types=[House],
        exception_handlers=FAILURES,
        request_class=CheckedRequest,
        before_request=at_the_door,
        after_request=with_headers,
        openapi_config=OpenAPIConfig(
            title="Nemeton",
            version=__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
            use_handler_docstrings=True,
            components=Components(security_schemes={"bearer": BEARER}),
        ),
        request_max_body_size=settings.longest_body,
        debug=settings.debug,
    )


def _house(state: State) -> House:
    return state["house"]  # type: ignore[no-any-return]


async def _visitor(request: Request[Any, Any, Any], house: NamedDependency[House]) -> Visitor:
    request.state["visitor"] = visitor = await visitor_of(request, house.database, house.settings)
    await note_visit(visitor, house.database)
    return visitor
