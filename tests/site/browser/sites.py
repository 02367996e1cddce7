"""A whole site for a test: a server in a process and a data folder of its own, and a browser that looks at it."""

import os
import shutil
import socket
import subprocess
import sys
import threading
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.error import URLError

from playwright.sync_api import Browser, ConsoleMessage, Page, sync_playwright

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or "/usr/bin/chromium"


def free_port() -> int:
    """A port that nobody uses now."""
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        return int(sock.getsockname()[1])


@contextmanager
def running_site(data: Path, port: int | None = None, killed_after: float | None = None) -> Iterator[str]:
    """A site that runs as long as the context, or is killed before; the value is its address."""
    port = port or free_port()
    command = [
        sys.executable,
        "-m",
        "uvicorn",
        "--factory",
        "nemeton.site.serve:app",
        "--port",
        str(port),
        "--log-level",
        "warning",
        "--timeout-graceful-shutdown",
        "1",
    ]
    environment = os.environ | {"NEMETON_DATA": str(data), "NEMETON_BOTS": "1"}
    with (data / "log.txt").open("ab") as log:
        server = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
    try:
        address = f"http://127.0.0.1:{port}"
        _wait_for(address, server)
        if killed_after is not None:
            threading.Timer(killed_after, server.kill).start()
        yield address
    finally:
        server.terminate()
        try:
            server.wait(10)
        except subprocess.TimeoutExpired:
            server.kill()
            server.wait()


def _wait_for(address: str, server: "subprocess.Popen[bytes]") -> None:
    for _ in range(300):
        assert server.poll() is None, "the server has stopped; see log.txt in its data folder"
        try:
            urllib.request.urlopen(f"{address}/robots.txt", timeout=2).close()
            return
        except (URLError, OSError):
            time.sleep(0.1)
    raise AssertionError("the server does not answer")


@contextmanager
def chromium() -> Iterator[Browser]:
    """The system's Chromium."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        try:
            yield browser
        finally:
            browser.close()


class Visit:
    """One person at a browser of their own; whatever the page complains about is kept."""

    def __init__(
        self, browser: Browser, address: str, *, language: str = "en", width: int = 1440, height: int = 900
    ) -> None:
        self.address = address
        self.context = browser.new_context(
            viewport={"width": width, "height": height}, locale=language, base_url=address, has_touch=width < 600
        )
        self.page: Page = self.context.new_page()
        self.complaints: list[str] = []
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def _console(self, told: ConsoleMessage) -> None:
        if told.type == "error":
            self.complaints.append(told.text)

    def play_a_bot(self) -> None:
        """Two clicks from the home page to a game."""
        self.page.goto("/")
        self.page.locator("[data-game=cairn] summary").first.click()
        self.page.locator("[data-game=cairn] button[value=even]").first.click()
        self.page.wait_for_url("**/tables/*")

    def wait_until_asked(self) -> bool:
        """Wait for one's own move; False when the game is over."""
        self.page.wait_for_selector("#prompt.is-mine, #prompt.is-over", timeout=20_000)
        return self.page.locator("#prompt.is-over").count() == 0

    @property
    def ask(self) -> str:
        """The name of the question that is open now."""
        found = self.page.locator(".ask-form [id^=ask-]").first
        return found.get_attribute("id") or "" if found.count() else ""
