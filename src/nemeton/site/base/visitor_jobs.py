"""What visitors bring is read, tried and drawn by workers (`workers.py`), never on the event loop.

Whoever sends something that takes too long or too much is told so; the worker is replaced, and everybody else goes on.
Those who wait are served in turns by the address that they come from, and when too many wait the next ones are asked to
come again.
"""

import logging
from collections.abc import Callable, Sequence
from typing import ParamSpec, TypeVar

from .errors import SiteError, TooBusy
from .limits import asked_from
from .queue import QueueFull
from .settings import Settings
from .workers import JobFailed, JobFault, TookTooLong, TookTooMuch, WorkerDied, WorkerPool

log = logging.getLogger(__name__)

P = ParamSpec("P")
T = TypeVar("T")

PROCESSES = 2
MEGABYTES = 768  # that a worker may use
MOST_WAITING, MOST_OF_AN_ADDRESS = 24, 6
WAIT = 5  # seconds after which somebody may try again for whom there was no room


class VisitorJobs:
    """The workers for what visitors bring."""

    def __init__(self, settings: Settings, ready: Sequence[str] = ()) -> None:
        self._seconds = settings.stranger_seconds
        self.workers = WorkerPool(
            PROCESSES,
            megabytes=MEGABYTES,
            most_waiting=MOST_WAITING,
            most_each=MOST_OF_AN_ADDRESS,
            ready=ready,
            loaded=settings.loaded,
        )

    async def do(self, job: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        """What a job gives back; a refusal is raised as it is, and a failure as one that can be told."""
        try:
            return await self._tried(job, *given, **named)
        except QueueFull:
            raise TooBusy(WAIT) from None
        except TookTooLong:
            raise SiteError("site/takes_too_long", seconds=round(self._seconds)) from None
        except TookTooMuch:
            raise SiteError("site/takes_too_much") from None
        except JobFailed as error:
            where = f"\n{error}" if isinstance(error, JobFault) else ""
            log.error("%s failed (%s)%s", job.__name__, type(error).__name__, where)
            raise SiteError("site/cannot_be_read") from None

    async def _tried(self, job: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        who = asked_from()
        try:
            return await self.workers.do(who, self._seconds, job, *given, **named)
        except WorkerDied:  # perhaps it was not the fault of what it read
            return await self.workers.do(who, self._seconds, job, *given, **named)
