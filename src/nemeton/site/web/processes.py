"""Several web processes behind one address: `nemeton serve --processes N`.

One process watches, the others serve. They share the socket on which visitors come, so whoever is free takes the next
one, and while one is started again the others go on. A child that ends by itself is started again. When the watcher is
told to end it tells the children, and they finish what they have begun; when the watcher is killed the children notice
and end as well.
"""

import logging
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from typing import Any

log = logging.getLogger(__name__)

WAITING = 2048  # visitors that may wait for a process to take them
LOOK = 0.1  # seconds between two looks at the children
FAREWELL = 30.0  # seconds that children have to finish what they have begun
YOUNG = 10.0  # seconds; a child that ends before that has not come up
MOST_YOUNG = 5  # deaths of young children in a row, then there is no use in trying again


class ProcessWatcher:
    """Whoever starts the web processes and starts them again."""

    def __init__(self, listening: socket.socket, count: int, environment: dict[str, str]) -> None:
        self._listening, self._count = listening, count
        self._environment = environment
        self._life, self._held = os.pipe()  # the children read it: it ends with this process
        self._children: list[tuple[subprocess.Popen[bytes], float]] = []
        self._is_ending = False
        self._renewed: list[subprocess.Popen[bytes]] = []

    def run(self) -> int:
        """Watch until told to end; the exit status."""
        for told in (signal.SIGTERM, signal.SIGINT):
            signal.signal(told, self._end)
        signal.signal(signal.SIGHUP, self._renew)
        self._listening.listen(WAITING)  # whoever comes before a child is there, or between two, waits
        self._children = [self._started() for _ in range(self._count)]
        young = 0
        while not self._is_ending:
            time.sleep(LOOK)
            for at, (child, since) in enumerate(self._children):
                if child.poll() is None or self._is_ending:
                    continue
                if child in self._renewed:
                    self._renewed.remove(child)
                else:
                    young = young + 1 if time.monotonic() - since < YOUNG else 0
                    log.error("web process %d has ended (%s); it is started again", child.pid, child.returncode)
                if young >= MOST_YOUNG:
                    log.error("web processes do not come up")
                    self._say_goodbye()
                    return 1
                self._children[at] = self._started()
        self._say_goodbye()
        return 0

    def _started(self) -> tuple[subprocess.Popen[bytes], float]:
        given = self._listening.fileno(), self._life
        command = [sys.executable, "-m", "nemeton.site.web.serve", *map(str, given)]
        # In a group of its own: Ctrl-C reaches the watcher, and the watcher tells the children.
        child = subprocess.Popen(command, env=self._environment, pass_fds=given, process_group=0)
        return child, time.monotonic()

    def _end(self, _signal: int, _frame: Any) -> None:
        self._is_ending = True

    def _renew(self, _signal: int, _frame: Any) -> None:
        """SIGHUP: replace the children one after the other, so that somebody always serves."""
        threading.Thread(target=self._renew_all, daemon=True).start()

    def _renew_all(self) -> None:
        for child in [child for child, _ in self._children]:
            self._renewed.append(child)
            child.terminate()
            child.wait()
            time.sleep(YOUNG / 2)  # the new one loads meanwhile

    def _say_goodbye(self) -> None:
        for child, _ in self._children:
            child.terminate()
        until = time.monotonic() + FAREWELL
        for child, _ in self._children:
            try:
                child.wait(max(0.1, until - time.monotonic()))
            except subprocess.TimeoutExpired:
                child.kill()
                child.wait()


def end_with(life: int) -> None:
    """In a child: end when the watcher is gone."""

    def wait() -> None:
        os.read(life, 1)
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=wait, daemon=True).start()
