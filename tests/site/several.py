"""`nemeton serve --processes N` on a PostgreSQL, for tests that kill parts of it."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

from tests.site.postgres import PostgresServer

NAME = "nemeton"  # of the database
BEGUN = "SELECT to_regclass('processes') IS NOT NULL"
ALIVE = "SELECT id FROM processes WHERE until > now()"


class SeveralProcesses:
    """A watcher with its web processes."""

    def __init__(self, data: Path, server: PostgresServer, name: str, processes: int, **settings: str) -> None:
        self.data, self.server, self.name = data, server, name
        usual = {"NEMETON_LIMITS": "0", "NEMETON_WINDOWS": "0", "NEMETON_BOTS": "2", "NEMETON_LANG": "en"}
        command = [sys.executable, "-m", "nemeton", "serve", "--port", "0", "--data", str(data), "--no-browser"]
        self._log = (data / "log.txt").open("ab")
        self.watcher = subprocess.Popen(
            [*command, "--processes", str(processes)],
            env=os.environ | usual | {"NEMETON_DATABASE": server.address(name)} | settings,
            stdout=subprocess.PIPE,
            stderr=self._log,
            encoding="utf-8",
        )
        assert self.watcher.stdout
        said = self.watcher.stdout.readline()
        assert "Nemeton is at" in said, self.log
        self.address = said.split()[3].rstrip("/")

    @property
    def log(self) -> str:
        """Whatever was logged so far."""
        return (self.data / "log.txt").read_text()

    @property
    def children(self) -> list[int]:
        """The web processes."""
        return children_of(self.watcher.pid)

    @property
    def alive(self) -> set[str]:
        """The processes that have told the database that they live."""
        has_begun = self.server.run(BEGUN, self.name) == "t"
        return set(self.server.run(ALIVE, self.name).split()) if has_begun else set()

    def end(self) -> int:
        """Tell it to end, and wait; its exit status."""
        self.watcher.send_signal(signal.SIGTERM)
        status = self.watcher.wait(60)
        assert self.watcher.stdout
        self.watcher.stdout.close()
        self._log.close()
        return status


@contextmanager
def several_processes(
    data: Path, server: PostgresServer, name: str = NAME, processes: int = 2, **settings: str
) -> Iterator[SeveralProcesses]:
    """A site with so many processes, as long as the context lasts."""
    site = SeveralProcesses(data, server, name, processes, **settings)
    try:
        until(lambda: len(site.alive) == processes, 240)
        httpx.get(f"{site.address}/robots.txt", timeout=120)
        yield site
    finally:
        assert site.end() == 0


def children_of(process: int) -> list[int]:
    """The processes that a process has started."""
    try:
        return [int(child) for child in Path(f"/proc/{process}/task/{process}/children").read_text().split()]
    except FileNotFoundError:
        return []


def until(is_so: Callable[[], Any], seconds: float = 60.0) -> float:
    """Wait for something; how long it took."""
    began = time.monotonic()
    while not is_so():
        assert time.monotonic() - began < seconds, "it does not come"
        time.sleep(0.05)
    return time.monotonic() - began
