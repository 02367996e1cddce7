"""Thinkers: processes that take part in a search. Each grows a tree of its own in the same imagined game.

They start with the first search that wants them, serve all bots of this process, and leave with it. A thinker keeps the
trees of the last few bots (kept.py). One that dies is replaced for the next search; of this one its part is missing.
With so many iterations, the same seed and the same number of processes a search finds the same again.
"""

import logging
import pickle
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import current_process, get_context
from multiprocessing.connection import Connection
from random import Random
from threading import Lock
from typing import Any, NamedTuple

import nemeton
from nemeton.kernel import Game
from nemeton.kernel.parcels import Parcel, unpacked

from .bot import Clock
from .kept import Kept
from .searcher import Report, Searcher
from .workers import begin_worker

log = logging.getLogger(__name__)


class Task(NamedTuple):
    """A part of a search: whose tree it goes on with, the game, and how long."""

    name: str
    parcel: Parcel
    seat: int
    seed: int
    iterations: float
    seconds: float
    worlds: int


class Thinker:
    """One process, and the pipe to it."""

    def __init__(self) -> None:
        context = get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=_work, args=(theirs,), name="nemeton thinker", daemon=True)
        self._process.start()
        theirs.close()  # now only the thinker has it: when it dies the pipe ends

    @property
    def is_alive(self) -> bool:
        """Does its process run?"""
        return self._process.is_alive()

    def begin(self, task: Task) -> bool:
        """Let it begin; False if it is dead."""
        try:
            self._pipe.send_bytes(pickle.dumps(task))
        except OSError:
            return False
        return True

    def end(self) -> Report | None:
        """What it has found; None if it died, or failed, of which the log has a word."""
        try:
            report: Report | str = pickle.loads(self._pipe.recv_bytes())
        except (EOFError, OSError):
            log.warning("a process that took part in a search has died; its part is missing")
            return None
        if isinstance(report, str):
            log.warning("a process that took part in a search has failed; its part is missing\n%s", report)
            return None
        return report

    def leave(self) -> None:
        """End it."""
        self._process.kill()
        self._process.join()
        self._pipe.close()


_thinkers: list[Thinker] = []
_busy = Lock()


@contextmanager
def thinkers(count: int) -> Iterator[list[Thinker]]:
    """So many thinkers that live, the same each time, for one search. None where this process may have none, or where
    another thread searches with them. If the search fails they are ended, since they may still be at it."""
    if count <= 0 or current_process().daemon or not _busy.acquire(blocking=False):
        yield []
        return
    try:
        for at, thinker in enumerate(_thinkers[:count]):
            if not thinker.is_alive:
                thinker.leave()
                _thinkers[at] = Thinker()
        _thinkers.extend(Thinker() for _ in range(count - len(_thinkers)))
        yield _thinkers[:count]
    except BaseException:
        dismiss()
        raise
    finally:
        _busy.release()


def dismiss() -> None:
    """End all thinkers; the next search that wants some starts them anew."""
    while _thinkers:
        _thinkers.pop().leave()


def is_known(game: Game[Any]) -> bool:
    """Do other processes know the rules of this game? Only those of the house are found there by name."""
    return nemeton.rulebooks().get(game.book.name) is game.book


# In the thinker


def _work(pipe: Connection) -> None:
    """What a thinker does: one task after the other, until the process that wants it goes."""
    begin_worker()
    kept: Kept[Searcher] = Kept()
    try:
        while True:
            task: Task = pickle.loads(pipe.recv_bytes())
            try:
                told: Report | str = done(task, kept)
            except Exception as error:
                told = f"{type(error).__name__}: {error}"
            pipe.send_bytes(pickle.dumps(told))
    except (EOFError, OSError):
        pass


def done(task: Task, kept: Kept[Searcher]) -> Report:
    """Do a part of a search."""
    game = unpacked(nemeton.rulebooks()[task.parcel.name], task.parcel)
    searcher = kept.take(task.name) or Searcher()
    report = searcher.grow(game, task.seat, Random(task.seed), Clock(task.seconds), task.iterations, task.worlds)
    kept.keep(task.name, searcher)
    return report
