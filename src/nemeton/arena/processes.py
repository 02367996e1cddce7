"""Processes of this machine that play games: one pool, for one match or for many."""

import os
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from multiprocessing import active_children, get_context
from types import TracebackType
from typing import TypeVar

from nemeton.bots.workers import begin_worker

J = TypeVar("J")
R = TypeVar("R")


def usual_number() -> int:
    """As many as there are cores."""
    return os.cpu_count() or 1


class Processes:
    """A pool of processes, as a context. Its processes start with the first game and stay until the context ends."""

    def __init__(self, number: int | None = None) -> None:
        self.number = number or usual_number()
        self._others = active_children()
        self._executor: ProcessPoolExecutor | None = None

    def results(self, work: Callable[[J], R], jobs: Iterable[J]) -> Generator[R, None, None]:
        """What comes of the jobs, as they end. When the caller stops listening, those still going on are given up."""
        executor = self._executor = self._executor or ProcessPoolExecutor(
            self.number, mp_context=get_context("spawn"), initializer=begin_worker
        )
        waiting = iter(jobs)
        running: set[Future[R]] = set()
        try:
            while True:
                free = 2 * self.number - len(running)
                running |= {executor.submit(work, job) for job in islice(waiting, free)}
                if not running:
                    break
                ended, running = wait(running, return_when=FIRST_COMPLETED)
                for future in ended:
                    yield future.result()
        finally:
            if running:
                self._stop()

    def _stop(self) -> None:
        """End all processes at once; the next match starts new ones."""
        for child in active_children():
            if child not in self._others:
                child.terminate()
        if self._executor:
            self._executor.shutdown()
        self._executor = None

    def __enter__(self) -> "Processes":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._executor:
            self._executor.shutdown()
