"""A whole site for a test: a server in a process and a data folder of its own, and people who look at it."""

import os
import shutil
import socket
import subprocess
import sys
import threading
import time
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple
from urllib.error import URLError

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Request, Response, sync_playwright

from nemeton.site.visitors.visitor import COOKIE, signed
from tests.site.serving import Guest

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or "/usr/bin/chromium"
SITE = "nemeton.site.web.serve:app"
# What a page complains about when the network or the server is gone: the network itself, and htmx about its stream.
GONE = (
    "ERR_INTERNET_DISCONNECTED",
    "ERR_NETWORK_CHANGED",
    "ERR_FAILED",
    "ERR_CONNECTION_REFUSED",
    "ERR_CONNECTION_RESET",
    "ERR_INCOMPLETE_CHUNKED_ENCODING",
    "ERR_EMPTY_RESPONSE",
    "htmx:sse:error",
    "htmx:error",
)
# Whoever plays a whole game here has long switched confirming off. The page carries the preference at its root.
NEVER_CONFIRM = "addEventListener('DOMContentLoaded', () => { document.documentElement.dataset.confirm = 'never'; })"
PATIENCE = 60_000  # milliseconds: for what must happen, on a machine where much else happens too


class Screen(NamedTuple):
    """What a page is looked at with."""

    width: int
    height: int
    touch: bool = False


DESKTOP = Screen(1440, 900)
PHONE = Screen(390, 844, touch=True)


def free_port() -> int:
    """A port that nobody uses now."""
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        return int(sock.getsockname()[1])


@contextmanager
def running_site(
    data: Path,
    port: int | None = None,
    killed_after: float | None = None,
    factory: str = SITE,
    limits: bool = True,
    **settings: str,
) -> Iterator[str]:
    """A site that runs as long as the context, or is killed before; the value is its address. Without limits, one
    address may open as many pages as it likes."""
    port = port or free_port()
    command = [
        sys.executable,
        "-m",
        "uvicorn",
        "--factory",
        factory,
        "--port",
        str(port),
        "--log-level",
        "warning",
        "--timeout-graceful-shutdown",
        "1",
    ]
    usual = {"NEMETON_DATA": str(data), "NEMETON_BOTS": "1"} | ({} if limits else {"NEMETON_LIMITS": "0"})
    environment = os.environ | usual | settings
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
    for _ in range(2 * PATIENCE // 100):
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
    """One person at a browser of their own; whatever the page complains about is kept.

    Complaints are errors and warnings of the console, exceptions, requests that failed and answers that say so. A test
    that makes something fail on purpose says which words it expects in them. Answers are given at once, unless this
    person `confirms` what cannot be taken back, as is usual on the site.
    """

    def __init__(
        self,
        browser: Browser,
        address: str,
        *,
        language: str = "en",
        screen: Screen = DESKTOP,
        theme: str = "light",
        motion: str = "no-preference",
        permissions: Sequence[str] = (),
        confirms: bool = False,
    ) -> None:
        self.address = address
        self.screen = screen
        self.context = browser.new_context(
            viewport={"width": screen.width, "height": screen.height},
            locale=language,
            base_url=address,
            has_touch=screen.touch,
            is_mobile=screen.touch,
            color_scheme="dark" if theme == "dark" else "light",
            reduced_motion="reduce" if motion == "reduce" else "no-preference",
            permissions=permissions,
            device_scale_factor=1,
        )
        self.context.set_default_timeout(PATIENCE)
        if not confirms:
            self.context.add_init_script(NEVER_CONFIRM)
        self.page: Page = self.context.new_page()
        self._complaints: list[str] = []
        self.expected: list[str] = []
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self._complaints.append(f"exception: {error}"))
        self.page.on("requestfailed", self._failed)
        self.page.on("response", self._answered)

    def _console(self, told: ConsoleMessage) -> None:
        if told.type in ("error", "warning"):
            self._complaints.append(f"{told.type}: {told.text} ({told.location.get('url', '')})")

    def _failed(self, request: Request) -> None:
        # A page that is left, and a newer question of the same form, cut short what is still under way.
        if request.failure and "ERR_ABORTED" not in request.failure:
            self._complaints.append(f"failed: {request.method} {request.url}: {request.failure}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self._complaints.append(f"status {response.status}: {response.request.method} {response.url}")

    @property
    def complaints(self) -> list[str]:
        """What the page has complained about, beyond what the test expects."""
        return [told for told in self._complaints if not any(words in told for words in self.expected)]

    def as_person(self, person: str, data: Path) -> "Visit":
        """From now on this is the browser of that person, as the site in the data folder knows them."""
        secret = (data / "secret.key").read_bytes()
        self.context.add_cookies([{"name": COOKIE, "value": signed(person, secret), "url": self.address}])
        return self

    def token(self) -> str:
        """A token for a program that plays for this browser's person."""
        person = Guest(self.address)
        for cookie in self.context.cookies():
            if cookie["name"] == COOKIE:
                person.client.cookies.clear()
                person.client.cookies.set(COOKIE, cookie["value"])
        return person.token

    def use(self, thing: Locator) -> None:
        """Press something as this person can: with a finger where there is one. A mouse on a phone would rest where it
        was, and read or light whatever comes there next."""
        if self.screen.touch:
            thing.tap()
        else:
            thing.click()

    def play_a_bot(self, level: str = "level:2") -> None:
        """Two clicks from the home page to a game."""
        self.page.goto("/")
        self.use(self.page.locator("[data-game=cairn] summary").first)
        self.page.locator("#level-cairn").select_option(level)
        self.use(self.page.locator("[data-game=cairn] .levels button").first)
        self.page.wait_for_url("**/tables/*")

    def wait_until_asked(self) -> bool:
        """Wait for one's own move; False when the game is over."""
        self.page.wait_for_selector("#prompt.is-mine, #prompt.is-over")
        self.page.wait_for_function("() => !document.getElementById('main').dataset.fresh")  # and read the question
        return self.page.locator("#prompt.is-over").count() == 0

    @property
    def ask(self) -> str:
        """The name of the question that is open now; empty if there is none."""
        return str(self.page.evaluate("document.querySelector('.ask-form [id^=ask-]')?.id ?? ''"))

    def wait_for_another_question(self, before: str) -> None:
        """Until the question of that name is no longer asked."""
        self.page.wait_for_function(
            "before => (document.querySelector('.ask-form [id^=ask-]')?.id ?? '') !== before", arg=before
        )
