"""Worker processes with limits of time and memory. A job that takes too long or too much is ended with its worker.

Whatever may run long runs here and never on the event loop: what visitors bring, and what bots think. A worker does
one job at a time and talks with the site through a pipe of its own. When a job exceeds its time the worker is killed;
when a worker dies, however that came, the pipe tells it at once. Either way the next job gets a fresh one. Workers are
forked from a server that has loaded the games already, so a fresh one is there within milliseconds. That server was
started anew: it holds neither the site's sockets nor its secrets.

No library does this. `concurrent.futures` gives up when one worker dies, and cannot end a job. `pebble` ends jobs, but
its workers share one pipe and one lock: when an idle one is killed, the whole pool breaks and stays broken.
"""

import asyncio
import contextlib
import os
import pickle
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from math import inf
from multiprocessing import forkserver, get_all_start_methods, get_context
from multiprocessing.connection import Connection
from threading import Lock
from typing import Any, ParamSpec, TypeVar

from nemeton.bots.workers import begin_worker
from nemeton.kernel import LANGUAGES, NemetonError

from .errors import SiteError, status_of
from .input_errors import told_in
from .queue import FairQueue
from .safe_logs import code_places

P = ParamSpec("P")
T = TypeVar("T")

METHOD = "forkserver" if "forkserver" in get_all_start_methods() else "spawn"
CONTEXT: Any = get_context(METHOD)  # typed for one start method only
STARTING = 120.0  # seconds that a worker may take to start; the first one of a site loads everything
MOST_TOLD = 32_000_000  # bytes that a job may give back
MOST_PLACES = 30  # lines of where in the code something went wrong
MEGABYTE = 1 << 20

_starting = Lock()


class JobFailed(Exception):
    """A job gave no answer. Says nothing of what was in it."""


class TookTooLong(JobFailed):
    """The time was over; the worker was killed."""


class TookTooMuch(JobFailed):
    """The memory was used up, or the answer was too long."""


class WorkerDied(JobFailed):
    """The worker was killed from outside, or crashed."""


class JobFault(JobFailed):
    """The job raised what is no refusal: a mistake of ours. Says where, without any value."""


class Refused(SiteError):
    """What a job has refused, in the sentence that it gave in every language."""

    def __init__(self, code: str, status: int = 400, texts: dict[str, str] | None = None) -> None:
        super().__init__(code)
        self.status = status
        self._texts = texts or {}

    def __reduce__(self) -> tuple[Any, ...]:
        return Refused, (self.code, self.status, self._texts)


class WorkerPool:
    """A few workers, and the line before them."""

    def __init__(
        self,
        count: int,
        *,
        megabytes: int,
        at_once: int | None = None,
        most_waiting: float = inf,
        most_each: float = inf,
        ready: Sequence[str] = (),
        loaded: Sequence[str] = (),
    ) -> None:
        """`ready` are modules that workers are forked with, `loaded` those that each loads for itself."""
        self._ready = tuple(ready)
        self._queue = FairQueue(count, at_once=at_once or max(1, count - 1), most=most_waiting, most_each=most_each)
        self._free = [Worker(megabytes, self._ready, loaded) for _ in range(count)]
        self._all = tuple(self._free)
        self._threads = ThreadPoolExecutor(count + 1, thread_name_prefix="worker")

    async def do(self, who: str, seconds: float, job: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        """What a job gives back. Raises QueueFull when too many wait, what the job refused (a NemetonError), or
        JobFailed. `who` is served in turns with others, and if it is free by the worker that served it last, which may
        have kept something; the seconds count from when a worker is free."""
        async with self._queue.place(who):
            worker = next((free for free in self._free if free.served == who), self._free[-1])
            self._free.remove(worker)
            worker.served = who
            try:
                told: T = await self._done(worker, seconds, job, given, named)
                return told
            finally:
                self._free.append(worker)

    async def _done(self, worker: "Worker", seconds: float, job: Any, given: Any, named: Any) -> Any:
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(STARTING):
                await loop.run_in_executor(self._threads, worker.start)
            async with asyncio.timeout(seconds):
                kind, told = await loop.run_in_executor(self._threads, worker.do, job, given, named)
        except BaseException as error:  # it may still be busy: also when nobody waits for the answer any more
            worker.kill()
            if isinstance(error, TimeoutError):
                raise TookTooLong from None
            raise
        if kind == "done":
            return told
        if kind == "refused":
            raise Refused(*told)
        worker.kill()
        raise TookTooMuch if kind == "memory" else JobFault(told)

    @property
    def processes(self) -> list[int]:
        """The ids of the processes that run now."""
        return [process for worker in self._all if (process := worker.process_id) is not None]

    @property
    def waiting(self) -> int:
        """How many jobs wait for a worker."""
        return self._queue.waiting()

    @property
    def busy(self) -> int:
        """How many workers have a job."""
        return len(self._all) - len(self._free)

    async def warm_up(self) -> None:
        """Start every worker, with all that it needs, so that the first job does not wait for that."""
        loop = asyncio.get_running_loop()
        async with asyncio.timeout(STARTING):
            await asyncio.gather(*(loop.run_in_executor(self._threads, worker.start) for worker in self._all))

    def close(self) -> None:
        """End everything, at once."""
        for worker in self._all:
            worker.end()
        self._threads.shutdown(wait=False, cancel_futures=True)


class Worker:
    """One process, started when it is needed. `start` and `do` block: they are called in a thread. `kill` does not."""

    def __init__(self, megabytes: int, ready: Sequence[str], loaded: Sequence[str]) -> None:
        self._megabytes = megabytes
        self._ready, self._loaded = tuple(ready), tuple(loaded)
        self.served = ""  # whom it served last
        self._lock = Lock()  # while it starts
        self._process: Any = None
        self._pipe: Connection | None = None
        self._has_ended = False

    @property
    def process_id(self) -> int | None:
        """The id of the process, if there is one."""
        process = self._process
        return process.pid if process is not None else None

    def start(self) -> None:
        """Have a process that lives."""
        with self._lock:
            if self._process is not None and self._process.is_alive():
                return
            self.kill()
            with _starting:  # `multiprocessing` keeps a list of its children that is not meant for several threads
                _load(self._ready)
                ours, theirs = CONTEXT.Pipe()
                process = CONTEXT.Process(
                    target=_work,
                    args=(theirs, self._megabytes, (*self._ready, *self._loaded)),
                    name="nemeton worker",
                    daemon=True,
                )
                process.start()
            theirs.close()  # now only the worker has it: when it dies the pipe ends
            _received(ours)
            self._process, self._pipe = process, ours
            if self._has_ended:
                self.kill()

    def do(self, job: Callable[..., Any], given: Any, named: Any) -> tuple[str, Any]:
        """Let the process do a job."""
        pipe = self._pipe
        if pipe is None:
            raise WorkerDied
        asked = pickle.dumps((job, given, named))
        try:
            pipe.send_bytes(asked)
        except OSError:
            raise WorkerDied from None
        return _received(pipe)

    def kill(self) -> None:
        """End the process, whatever it does. The pipe ends with it, so a thread that waits for it goes on."""
        process, self._process, self._pipe = self._process, None, None
        if process is not None and process.is_alive():
            process.kill()

    def end(self) -> None:
        """End the process for good, also one that only starts."""
        self._has_ended = True
        self.kill()


def _received(pipe: Connection) -> tuple[str, Any]:
    """What a worker tells. Waits for it; when the worker dies meanwhile, the pipe ends."""
    try:
        kind, told = pickle.loads(pipe.recv_bytes(MOST_TOLD))
    except (EOFError, ConnectionError):
        raise WorkerDied from None
    except OSError:  # longer than it may be
        raise TookTooMuch from None
    return kind, told


def _load(ready: Sequence[str]) -> None:
    """Have the server from which workers are forked."""
    if METHOD == "forkserver":
        forkserver.set_forkserver_preload(list(ready))
        forkserver.ensure_running()


# In the worker


def _work(pipe: Connection, megabytes: int, loaded: Sequence[str]) -> None:
    """What a worker does: one job after the other, until the site goes."""
    begin_worker()
    for name in [name for name in os.environ if name.startswith("NEMETON_")]:
        del os.environ[name]  # where the database lies is no business of a worker
    for module in loaded:
        __import__(module)
    _limit(megabytes)
    with contextlib.suppress(EOFError, OSError):
        pipe.send_bytes(pickle.dumps(("ready", None)))
        while True:
            pipe.send_bytes(_answer(pipe.recv_bytes()))


def _limit(megabytes: int) -> None:
    """Take no more memory than this. Not every system can do that."""
    if sys.platform == "win32":
        return
    import resource

    _, hard = resource.getrlimit(resource.RLIMIT_AS)
    resource.setrlimit(resource.RLIMIT_AS, (megabytes * MEGABYTE, hard))


def _answer(asked: bytes) -> bytes:
    """What a job gives back, or why it gives nothing: ready to be sent."""
    try:
        job, given, named = pickle.loads(asked)
        return pickle.dumps(("done", job(*given, **named)))
    except NemetonError as error:
        texts = {language: told_in(error, language) for language in LANGUAGES}
        return pickle.dumps(("refused", (error.code, status_of(error), texts)))
    except MemoryError:
        return pickle.dumps(("memory", None))
    except Exception as error:
        return pickle.dumps(("fault", "\n".join(code_places(error).splitlines()[-MOST_PLACES:])))
