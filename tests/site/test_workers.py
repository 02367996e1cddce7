"""Worker processes: limits of time and memory, death at any moment, and whose turn it is."""

import asyncio
import os
import signal
import socket
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from nemeton.games import GAMES
from nemeton.kernel import LANGUAGES
from nemeton.site.base.errors import SiteError
from nemeton.site.base.queue import FairQueue, QueueFull
from nemeton.site.base.workers import JobFault, Refused, TookTooLong, TookTooMuch, WorkerDied, WorkerPool
from nemeton.site.house import WORKER_MODULES
from tests.site import loops

pytestmark = pytest.mark.slow
PATIENCE = 60.0  # seconds for something that takes a moment
LONG = 3600.0


# Jobs


def double(number: int) -> int:
    return 2 * number


def own_process() -> int:
    return os.getpid()


def sleep_for_ever() -> None:
    time.sleep(LONG)


def count_for_ever() -> None:
    while True:
        pass


def eat() -> int:
    return len([bytes(10_000_000) for _ in range(1_000)])


def tell_too_much() -> bytes:
    return bytes(40_000_000)


def refuse() -> None:
    raise SiteError("site/no_moment", number=7, last=3)


def break_down() -> None:
    raise KeyError("rose-7")


def die() -> None:
    os._exit(3)


def surroundings() -> tuple[list[str], list[str]]:
    """What the worker knows of the site's settings, and which sockets it holds beside its own pipe."""
    sockets = []
    for name in [path.name for path in Path("/proc/self/fd").iterdir()]:
        try:
            with socket.socket(fileno=os.dup(int(name))) as found:
                if found.family in (socket.AF_INET, socket.AF_INET6):
                    sockets.append(name)
        except OSError:
            continue
    return [name for name in os.environ if name.startswith("NEMETON_")], sockets


@asynccontextmanager
async def workers(count: int = 1, **settings: Any) -> AsyncIterator[WorkerPool]:
    wished: dict[str, Any] = {
        "megabytes": 768,
        "ready": WORKER_MODULES,
    } | settings  # one server, from which others' are forked too
    made = WorkerPool(count, **wished)
    try:
        yield made
    finally:
        made.close()


def run(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    async def patiently() -> None:
        async with asyncio.timeout(2 * PATIENCE):
            await work()

    loops.run(patiently())


async def until(is_so: Callable[[], Any]) -> Any:
    for _ in range(int(PATIENCE / 0.01)):
        if found := is_so():
            return found
        await asyncio.sleep(0.01)
    raise AssertionError("it never came to that")


def test_a_job_is_done_in_another_process():
    async def work() -> None:
        async with workers() as made:
            assert await made.do("me", PATIENCE, double, 21) == 42
            assert await made.do("me", PATIENCE, own_process) == made.processes[0] != os.getpid()

    run(work)


def test_workers_know_the_games_before_they_get_work():
    """The first job goes to one that runs already; `eval` lets it load nothing by being asked."""
    known = "sorted(name for name in __import__('sys').modules if name.startswith('nemeton.'))"

    async def work() -> None:
        async with workers(2) as made:
            await made.warm_up()
            running = set(made.processes)
            assert len(running) == 2
            modules = await made.do("me", PATIENCE, eval, known)
            assert {f"nemeton.games.{game}" for game in GAMES} | {"nemeton.bots.search"} <= set(modules)
            assert await made.do("me", PATIENCE, own_process) in running
            assert set(made.processes) == running

    run(work)


def test_a_worker_that_only_starts_ends_with_the_others():
    async def work() -> None:
        async with workers(2) as made:
            warming = asyncio.create_task(made.warm_up())
            await asyncio.sleep(0)
        await asyncio.gather(warming, return_exceptions=True)
        assert made.processes == []

    run(work)


@pytest.mark.parametrize("job", [sleep_for_ever, count_for_ever])
def test_a_job_that_runs_too_long_is_ended_and_its_worker_replaced(job: Callable[[], None]):
    async def work() -> None:
        async with workers() as made:
            first = await made.do("me", PATIENCE, own_process)
            with pytest.raises(TookTooLong):
                await made.do("me", 0.3, job)
            assert await made.do("me", PATIENCE, own_process) != first
            await until(lambda: not is_alive(first))

    run(work)


def test_a_job_that_takes_too_much_memory_is_ended():
    async def work() -> None:
        async with workers() as made:
            for job in (eat, tell_too_much):
                with pytest.raises(TookTooMuch):
                    await made.do("me", PATIENCE, job)
                assert await made.do("me", PATIENCE, double, 1) == 2

    run(work)


def test_a_worker_that_dies_by_itself_is_replaced():
    async def work() -> None:
        async with workers() as made:
            with pytest.raises(WorkerDied):
                await made.do("me", PATIENCE, die)
            assert await made.do("me", PATIENCE, double, 1) == 2

    run(work)


def test_a_worker_that_is_killed_in_its_work_is_replaced():
    async def work() -> None:
        async with workers() as made:
            await made.do("me", PATIENCE, double, 1)
            job = asyncio.create_task(made.do("me", PATIENCE, sleep_for_ever))
            await asyncio.sleep(0.2)
            os.kill(made.processes[0], signal.SIGKILL)
            with pytest.raises(WorkerDied):
                await job
            assert await made.do("me", PATIENCE, double, 1) == 2

    run(work)


def test_a_worker_that_is_killed_at_rest_is_replaced():
    async def work() -> None:
        async with workers() as made:
            for _ in range(3):
                process = await made.do("me", PATIENCE, own_process)
                os.kill(process, signal.SIGKILL)
                await until(partial(is_gone, process))
                try:
                    assert await made.do("me", PATIENCE, double, 1) == 2
                except WorkerDied:  # its death was not heard of yet; the next one lives
                    assert await made.do("me", PATIENCE, double, 1) == 2

    run(work)


def test_nobody_waits_for_a_job_whose_asker_has_gone():
    async def work() -> None:
        async with workers() as made:
            first = await made.do("me", PATIENCE, own_process)
            job = asyncio.create_task(made.do("me", LONG, sleep_for_ever))
            await asyncio.sleep(0.2)
            job.cancel()
            with pytest.raises(asyncio.CancelledError):
                await job
            assert await made.do("me", PATIENCE, own_process) != first

    run(work)


def test_a_refusal_keeps_its_code_its_status_and_its_words():
    async def work() -> None:
        async with workers() as made:
            with pytest.raises(Refused) as caught:
                await made.do("me", PATIENCE, refuse)
            told = SiteError("site/no_moment", number=7, last=3)
            assert (caught.value.code, caught.value.status) == (told.code, told.status)
            assert [caught.value.text(language) for language in LANGUAGES] == [
                told.text(language) for language in LANGUAGES
            ]

    run(work)


def test_a_fault_tells_where_and_no_value():
    async def work() -> None:
        async with workers() as made:
            with pytest.raises(JobFault) as caught:
                await made.do("me", PATIENCE, break_down)
            assert "break_down" in str(caught.value)
            assert "KeyError" in str(caught.value)
            assert "rose" not in str(caught.value)
            assert await made.do("me", PATIENCE, double, 1) == 2

    run(work)


def test_a_worker_gets_neither_sockets_nor_settings(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("NEMETON_DATABASE", "postgresql://ash:hazel@db")

    async def work() -> None:
        with socket.socket() as listening:
            listening.bind(("127.0.0.1", 0))
            listening.listen()
            listening.set_inheritable(True)
            async with workers() as made:
                assert await made.do("me", PATIENCE, surroundings) == ([], [])

    run(work)


def test_everything_ends_when_it_is_closed():
    async def work() -> None:
        async with workers(2) as made:
            found = await asyncio.gather(*(made.do(f"{who}", PATIENCE, own_process) for who in range(2)))
        await until(lambda: not any(is_alive(process) for process in found))

    run(work)


# Whose turn it is


def in_line(line: FairQueue, who: str, served: list[str], goes: asyncio.Event) -> "asyncio.Task[None]":
    """Somebody who waits for a place, notes that it came, and keeps it until all may go."""

    async def wait() -> None:
        async with line.place(who):
            served.append(who)
            await goes.wait()

    return asyncio.create_task(wait())


def test_those_who_wait_are_served_in_turns():
    """However many requests one has sent before, another waits for one of them only."""

    async def work() -> None:
        line, served, goes = FairQueue(1, at_once=1), list[str](), asyncio.Event()
        held = in_line(line, "oak", served, goes)
        others = [in_line(line, who, served, goes) for who in ("oak", "oak", "oak", "ash", "elm")]
        await asyncio.sleep(0)
        goes.set()
        await asyncio.gather(held, *others)
        assert served == ["oak", "oak", "ash", "elm", "oak", "oak"]

    run(work)


def test_one_alone_does_not_hold_all_places():
    async def work() -> None:
        line, served, goes = FairQueue(2, at_once=1), list[str](), asyncio.Event()
        waiting = [in_line(line, "oak", served, goes) for _ in range(3)]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert served == ["oak"]
        waiting.append(in_line(line, "ash", served, goes))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert served == ["oak", "ash"]
        goes.set()
        await asyncio.gather(*waiting)

    run(work)


def test_a_full_line_refuses_and_one_alone_cannot_fill_it():
    async def work() -> None:
        line, served, goes = FairQueue(1, at_once=1, most=3, most_each=2), list[str](), asyncio.Event()
        waiting = [in_line(line, "oak", served, goes) for _ in range(3)]
        await asyncio.sleep(0)
        with pytest.raises(QueueFull):
            async with line.place("oak"):
                pass
        waiting.append(in_line(line, "ash", served, goes))
        await asyncio.sleep(0)
        assert line.waiting() == 3
        with pytest.raises(QueueFull):
            async with line.place("elm"):
                pass
        goes.set()
        await asyncio.gather(*waiting)
        assert line.waiting() == 0

    run(work)


def test_whoever_leaves_the_line_loses_nothing_for_others():
    async def work() -> None:
        line, served, goes = FairQueue(1, at_once=1), list[str](), asyncio.Event()
        held, gone, stays = (in_line(line, who, served, goes) for who in ("oak", "ash", "elm"))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.sleep(0)
        goes.set()
        await asyncio.gather(held, stays)
        assert served == ["oak", "elm"]
        async with line.place("ash"):
            pass

    run(work)


def is_gone(process: int) -> bool:
    return not is_alive(process)


def is_alive(process: int) -> bool:
    """Does a process run? One that has ended and was not asked for its end yet does not."""
    try:
        stat = Path(f"/proc/{process}/stat").read_text()
    except OSError:
        return False
    return stat.rpartition(")")[2].split()[0] not in ("Z", "X")
