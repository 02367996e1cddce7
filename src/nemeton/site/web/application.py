"""The application as a server calls it: what holds for every request, before the framework looks at it.

HEAD is answered wherever GET is, without a body. And what a request holds for its whole life, such as one of the
visitor's streams, is given back when its answer has ended, however that happens.
"""

import asyncio
from typing import Any

from litestar import Litestar

from ..base.limits import holding


class SiteApplication(Litestar):
    """The application."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Answer a request."""
        if scope["type"] != "http":
            await super().__call__(scope, receive, send)
            return
        with holding():
            if scope["method"] == "HEAD":
                await self._without_body(scope, send)
            else:
                await super().__call__(scope, receive, send)

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
        await super().__call__(asked_for, receive, head_only)
