"""A site that really listens, for tests: in a thread of the test's own process, or in a process of its own. And guests:
browsers without scripts, each with its own cookies."""

import os
import re
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from copy import copy
from html import unescape
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from litestar import Litestar

from nemeton.site.visitors.visitor import COOKIE
from nemeton.site.web.connections import guarded

TIMEOUT = 90.0
SILENCE = 120.0  # seconds in which an event comes, if one comes at all
_clients: list[httpx.Client] = []  # of all guests; they go when their site goes


@contextmanager
def served(app: Litestar) -> Iterator[str]:
    """The application, served from a thread; the value is its address."""
    listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # else every answer waits 40 ms
    listening.bind(("127.0.0.1", 0))
    protocol = guarded(app.state["house"].settings)
    config = uvicorn.Config(app, log_config=None, timeout_graceful_shutdown=1, proxy_headers=False, http=protocol)
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
    thread.start()
    try:
        while not server.started:
            assert thread.is_alive(), "the server did not start"
            time.sleep(0.01)
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"
    finally:
        _all_go()
        server.should_exit = True
        thread.join(20)
        listening.close()
        assert not thread.is_alive(), "the server does not stop"


@contextmanager
def in_a_process(factory: str, data: Path, level: str = "warning", **settings: str) -> Iterator[str]:
    """A site in a process of its own, with whatever it prints in log.txt; the value is its address."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = int(free.getsockname()[1])
    command = [
        sys.executable,
        "-m",
        "uvicorn",
        "--factory",
        factory,
        "--port",
        str(port),
        "--log-level",
        level,
        "--http",
        "nemeton.site.web.connections:GuardedConnection",
    ]
    paths = os.pathsep.join(filter(None, [str(Path.cwd()), os.environ.get("PYTHONPATH")]))
    environment = os.environ | {"NEMETON_DATA": str(data), "NEMETON_BOTS": "1", "PYTHONPATH": paths} | settings
    with (data / "log.txt").open("ab") as log:
        server = subprocess.Popen(
            [*command, "--timeout-graceful-shutdown", "1"], env=environment, stdout=log, stderr=log
        )
    try:
        address = f"http://127.0.0.1:{port}"
        for _ in range(1200):  # two minutes: on a busy machine a site starts slowly
            assert server.poll() is None, (data / "log.txt").read_text()
            try:
                httpx.get(f"{address}/robots.txt", timeout=2)
                break
            except httpx.TransportError:
                time.sleep(0.1)
        yield address
    finally:
        _all_go()
        server.terminate()
        try:
            server.wait(20)
        except subprocess.TimeoutExpired:
            server.kill()
            server.wait()


def _all_go() -> None:
    while _clients:
        _clients.pop().close()


class Guest:
    """A browser without scripts: it keeps cookies, and sends forms with the token that it got."""

    def __init__(self, address: str, language: str = "en", name: str = "") -> None:
        self.client = httpx.Client(base_url=address, timeout=TIMEOUT, headers={"accept-language": language})
        _clients.append(self.client)
        self._form = self._token = "", ""
        self.get("/")
        if name:
            self.post("/me", name=name)

    def in_another_window(self, address: str = "") -> "Guest":
        """The same person with one more connection, to another process of the site if an address is given."""
        window = copy(self)
        window.client = httpx.Client(
            base_url=address or self.client.base_url,
            timeout=TIMEOUT,
            headers=self.client.headers,
            cookies=self.client.cookies,
        )
        _clients.append(window.client)
        return window

    def get(self, path: str, status: int | None = 200, **headers: str) -> httpx.Response:
        """A page."""
        answer = self.client.get(path, headers={name.replace("_", "-"): told for name, told in headers.items()})
        assert status in (None, answer.status_code), f"{path}: {answer.status_code} {answer.text[:400]}"
        return answer

    def post(self, path: str, status: int | None = 303, *, htmx: bool = False, **form: Any) -> httpx.Response:
        """What comes of a form."""
        return self.send(path, form, status, htmx=htmx)

    def send(self, path: str, form: dict[str, Any], status: int | None = 303, *, htmx: bool = False) -> httpx.Response:
        """The same, with the form's fields by name."""
        form = {"_csrf_token": self.csrf} | form
        answer = self.client.post(path, data=form, headers={"hx-request": "true"} if htmx else {})
        assert status in (None, answer.status_code), f"{path}: {answer.status_code} {answer.text[:400]}"
        return answer

    def api(self, method: str, path: str, body: Any = None, status: int | None = None) -> Any:
        """What the JSON API answers to a program of this person."""
        headers = {"authorization": f"Bearer {self.token}"}
        answer = self.client.request(method, f"/api{path}", json=body, headers=headers)
        assert status in (None, answer.status_code), f"{path}: {answer.status_code} {answer.text[:400]}"
        return answer.json()

    @property
    def csrf(self) -> str:
        """What every form of a page carries; it belongs to the session."""
        session = self.cookie
        if self._form[0] != session or not session:
            page = self.client.get("/credits").text
            self._form = self.cookie, form_token_on(page)
        return self._form[1]

    @property
    def cookie(self) -> str:
        """What proves who this is."""
        return self.client.cookies.get(COOKIE) or ""

    @property
    def token(self) -> str:
        """What a program of this person proves with; made on their own page when it is first needed."""
        person = self.cookie.partition(".")[0]
        if self._token[0] != person:
            made = self.post("/me/tokens", 200, name="A program").text
            found = re.search(r'id="token" value="([^"]+)"', made)
            assert found
            self._token = person, found[1]
        return self._token[1]

    @contextmanager
    def stream(self, path: str, **headers: str) -> Iterator[Iterator[str]]:
        """The events of a stream, each with its lines; comments are left out."""
        told = {name.replace("_", "-"): value for name, value in headers.items()}
        with self.client.stream("GET", path, headers=told) as answer:
            assert answer.status_code == 200, answer.read()
            yield events(answer)


def form_token_on(page: str) -> str:
    """The token that the forms of a page carry."""
    found = re.search(r'name="_csrf_token" value="([^"]+)"', page)
    assert found, "every form carries a token"
    return found[1]


def events(answer: httpx.Response) -> Iterator[str]:
    """The events of a stream as they come. A stream that only says that it is alive fails its test after a while."""
    waiting: list[str] = []
    since = time.monotonic()
    for line in answer.iter_lines():
        if line:
            waiting.append(line)
            continue
        event = [part for part in waiting if not part.startswith(":")]
        if event:
            yield "\n".join(event)
            since = time.monotonic()
        waiting = []
        assert time.monotonic() - since < SILENCE, "no event came"


def event_id(event: str) -> str:
    """The number of an event."""
    found = re.search(r"^id: (.*)$", event, re.MULTILINE)
    assert found
    return found[1]


def event_data(event: str) -> str:
    """What an event carries."""
    return "\n".join(line.removeprefix("data: ") for line in event.split("\n") if line.startswith("data:"))


def open_table(host: Guest, *others: Guest, game: str = "cairn", **wish: Any) -> str:
    """A table where the host and the others sit, in this order; its id."""
    seats = [{"kind": "me"}, *({"kind": "open"} for _ in others)]
    table_id: str = host.api("POST", "/tables", {"game": game, "seats": seats, "nonce": "host", **wish}, 201)["id"]
    for seat, other in enumerate(others, 1):
        other.api("POST", f"/tables/{table_id}/seats/{seat}", {"nonce": f"guest {seat}"}, 201)
    return table_id


def first_answer(page: str) -> dict[str, str]:
    """The first answer that a page offers."""
    ask, option = re.search(r'name="ask" value="(\w+)"', page), re.search(r'name="option" value="([^"]+)"', page)
    assert ask
    assert option
    return {"ask": ask[1], "option": unescape(option[1])}


def asked(table_id: str, *guests: Guest) -> Guest:
    """Whoever must answer at a table."""
    return next(guest for guest in guests if 'data-asked="yes"' in guest.get(f"/tables/{table_id}").text)
