"""A real PostgreSQL for tests: a cluster of its own in a folder of its own, which can be stopped, killed and started
again. It is the system's (`./test` installs Debian's where it may), and it never runs as root."""

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

QUICK = ("fsync=off", "synchronous_commit=off", "full_page_writes=off", "max_connections=80", "autovacuum=off")
OWNERS = ("postgres", "nobody")


def program(name: str) -> str:
    """Where a program of PostgreSQL lies: on the path, or where Debian puts it."""
    found = shutil.which(name)
    places = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), reverse=True)
    assert found or places, f"PostgreSQL's {name} is not installed (on Debian: apt install postgresql)"
    return found or str(places[0])


class PostgresServer:
    """A server that a test may stop and start."""

    def __init__(self, folder: Path, port: int) -> None:
        self._folder, self._port = folder, port
        self._process: subprocess.Popen[bytes] | None = None

    def address(self, name: str = "postgres") -> str:
        """The address of one of its databases."""
        return f"postgresql://{_owner() or pwd.getpwuid(os.getuid()).pw_name}@127.0.0.1:{self._port}/{name}"

    def start(self) -> None:
        """Start it, and wait until it answers."""
        settings = [part for setting in QUICK for part in ("-c", setting)]
        command = [program("postgres"), "-D", str(self._folder / "data"), "-p", str(self._port), "-h", "127.0.0.1"]
        with (self._folder / "log.txt").open("ab") as log:
            command += ["-k", str(self._folder), *settings]
            self._process = subprocess.Popen(command, stdout=log, stderr=log, **_as_owner())
        until = time.monotonic() + 60
        while subprocess.run(
            [program("pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self._port)], check=False
        ).returncode:
            assert time.monotonic() < until, (self._folder / "log.txt").read_text()
            time.sleep(0.05)

    def stop(self, how: int = signal.SIGINT) -> None:
        """Stop it: with SIGINT it sends everybody away and shuts down, with SIGQUIT it drops everything."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(60)
            self._process = None

    def make(self, name: str) -> str:
        """A new, empty database; its address."""
        self.run(f'CREATE DATABASE "{name}"')
        return self.address(name)

    def run(self, statement: str, name: str = "postgres") -> str:
        """What the server answers to a statement, a line for each row."""
        command = [
            program("psql"),
            "-X",
            "-q",
            "-A",
            "-t",
            "-v",
            "ON_ERROR_STOP=1",
            "-c",
            statement,
            self.address(name),
        ]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        return done.stdout.strip()


@contextmanager
def running_postgres() -> Iterator[PostgresServer]:
    """A fresh server, for as long as the context lasts."""
    folder = Path(tempfile.mkdtemp(prefix="nemeton-pg-"))
    owner = _owner()
    if owner:
        shutil.chown(folder, owner)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = int(free.getsockname()[1])
    made = [program("initdb"), "-D", str(folder / "data"), "-A", "trust", "-N", "-E", "UTF8", "--locale", "C"]
    subprocess.run(made, check=True, capture_output=True, **_as_owner())
    server = PostgresServer(folder, port)
    server.start()
    try:
        yield server
    finally:
        server.stop(signal.SIGQUIT)
        shutil.rmtree(folder, ignore_errors=True)


def _owner() -> str:
    """As whom the server runs, where the tests run as root."""
    if os.getuid() != 0:
        return ""
    known = {entry.pw_name for entry in pwd.getpwall()}
    return next(name for name in OWNERS if name in known)


def _as_owner() -> dict[str, Any]:
    owner = _owner()
    return {"user": owner, "cwd": "/"} if owner else {}
