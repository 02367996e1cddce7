"""The server that is measured: `nemeton serve` as a process of its own, in a folder of its own."""

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

PATIENCE = 60.0  # seconds until a server must have started


class Server:
    """A running server."""

    def __init__(self, process: "subprocess.Popen[bytes]", port: int) -> None:
        self.process = process
        self.host, self.port = "127.0.0.1", port

    @property
    def cpu(self) -> float | None:
        """Seconds of processor time that it has used, user and system; None where the system does not tell."""
        try:
            fields = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        except OSError:
            return None
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    @property
    def memory(self) -> int | None:
        """Bytes that it has in memory; None where the system does not tell."""
        try:
            pages = int(Path(f"/proc/{self.process.pid}/statm").read_text(encoding="ascii").split()[1])
        except OSError:
            return None
        return pages * os.sysconf("SC_PAGE_SIZE")


@contextmanager
def serving(data: Path) -> Iterator[Server]:
    """Start a server, and stop it in the end. Nothing is limited there, for all guests come from one address."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = int(free.getsockname()[1])
    command = [sys.executable, "-m", "nemeton", "serve", "--port", str(port), "--data", str(data), "--no-browser"]
    environment = os.environ | {"NEMETON_LIMITS": "0", "NEMETON_BOTS": "1"}
    with (data / "server.log").open("ab") as log:
        process = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
        try:
            _wait(process, port, data)
            yield Server(process, port)
        finally:
            process.terminate()
            process.wait()


def _wait(process: "subprocess.Popen[bytes]", port: int, data: Path) -> None:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        if process.poll() is not None:
            break
        try:
            with urlopen(f"http://127.0.0.1:{port}/api/games", timeout=5):
                return
        except (URLError, OSError):
            time.sleep(0.1)
    raise RuntimeError("the server does not start: " + (data / "server.log").read_text(errors="replace")[-2000:])
