"""Tasks that nobody waits for. Whatever goes wrong in one is logged: where, and never what it says.

Python itself would write "Task exception was never retrieved", with the exception and all its values: a hidden card,
say. So the site starts every such task here, and the event loop's own report is replaced as well.
"""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from .safe_logs import code_places

log = logging.getLogger(__name__)


class BackgroundTasks:
    """The tasks of a site that run beside its requests."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self, work: Coroutine[Any, Any, None], what: str) -> asyncio.Task[None]:
        """Begin something; `what` is what the log calls it."""
        task = asyncio.create_task(self._observed(work, what))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _observed(self, work: Coroutine[Any, Any, None], what: str) -> None:
        try:
            await work
        except Exception as error:
            log.error("%s failed\n%s", what, code_places(error))

    async def close(self) -> None:
        """End everything, and wait until each has let go of what it held."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def report_without_values(_loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """What the event loop reports: what happened and where, never what an exception says."""
    error = context.get("exception")
    places = f"\n{code_places(error)}" if isinstance(error, BaseException) else ""
    log.error("%s%s", context.get("message", "the event loop reports an error"), places)
