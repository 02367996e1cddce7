"""Two people at a table: both look at its page, and whoever is asked clicks once in a while."""

import asyncio
import re
import time
from html import unescape
from random import Random
from typing import NamedTuple

import msgspec

from .wire import Client, Stream, request

PATIENCE = 10.0  # seconds; whoever sees nothing for so long counts as an error
_FORM = re.compile(r'name="_csrf_token" value="([^"]+)"')
_TOKEN = re.compile(r'id="token" value="([^"]+)"')
_MARK = re.compile(r'id="mark" value="([^"]+)"')
_ASK = re.compile(r'<form id="form-([^"]+)" class="ask-form".*?</form>', re.DOTALL)
_OPTION = re.compile(r'name="option" value="([^"]+)"')
_ITEM = re.compile(r'name="item" value="([^"]+)"')
_LEAST, _MOST = re.compile(r'data-least="(\d+)"'), re.compile(r'data-most="(\d+)"')
_STANDING = "<h3>"  # what may be answered, but need not, has a heading of its own


class GuestClick(NamedTuple):
    """One answer: when it was due, and the seconds until the server acknowledged it and both screens had it."""

    due: float
    acknowledged: float
    seen: float


Fields = dict[str, str | list[str]]


def answer_on(screen: str, rng: Random) -> Fields | None:
    """One answer to what must be answered on a screen, as its form sends it."""
    for form in _ASK.finditer(screen):
        ask, body = form[1], form[0]
        elsewhere = re.findall(rf'form="form-{re.escape(ask)}" name="option" value="([^"]+)"', screen)
        options, items = [*_OPTION.findall(body), *elsewhere], _ITEM.findall(body)
        if _STANDING in body or not (options or "data-least" in body):
            continue
        if options:
            return {"ask": ask, "option": unescape(rng.choice(options))}
        least, most = int(_found(_LEAST, body)), int(_found(_MOST, body))
        picked = rng.sample(items, rng.randint(least, most))
        return {"ask": ask, "pick": "1", "item": [unescape(item) for item in picked]}
    return None


class Guest:
    """One person: a client with cookies, a stream, and the latest that the screen got."""

    def __init__(self, host: str, port: int) -> None:
        self._address = host, port
        self.client = Client(host, port)
        self.token = ""
        self.version = 0
        self.mark = ""
        self._pieces: list[str] = []
        self.arrived = 0.0
        self.lost = ""
        self._stream: Stream | None = None
        self.news = asyncio.Event()

    async def arrive(self, name: str) -> None:
        """Be somebody."""
        page = (await self.client.get("/me")).text
        form = {"_csrf_token": _found(_FORM, page)}
        await self.client.post("/me", form | {"name": name})
        self.token = _found(_TOKEN, (await self.client.post("/me/tokens", form | {"name": name})).text)

    async def look(self, table_id: str) -> str:
        """Open the table's page and its stream; gives the page."""
        self.leave()
        page = (await self.client.get(f"/tables/{table_id}")).text
        self.form, self.mark, self._pieces = _found(_FORM, page), _found(_MARK, page), [page]
        self.version = _version(self.mark)
        path = f"/tables/{table_id}/live?patches&version={self.mark}"
        head = request("GET", path, {"accept": "text/event-stream"}, self.client.cookies)
        loop = asyncio.get_running_loop()
        _, self._stream = await loop.create_connection(lambda: Stream(head, self._heard, self._fail), *self._address)
        return page

    def _heard(self, mark: str, event: bytes) -> None:
        self.arrived = time.perf_counter()
        self.mark, self.version = mark, _version(mark)
        data = event[event.find(b"\ndata: ") + 7 :]
        if data.startswith(b"["):
            old, self._pieces = self._pieces, []
            for part in msgspec.json.decode(data):
                self._pieces += [part] if isinstance(part, str) else old[part[0] : part[1]]
        else:
            self._pieces = [data.decode().replace("\ndata: ", "\n")]
        self.news.set()

    @property
    def screen(self) -> str:
        """What the page shows now."""
        return "".join(self._pieces)

    def _fail(self, why: str) -> None:
        self.lost = why
        self.news.set()

    def leave(self) -> None:
        """Close the page."""
        if self._stream is not None:
            self._stream.close()
        self.lost = ""

    async def until(self, version: int) -> None:
        """Wait until the screen shows at least this version."""
        async with asyncio.timeout(PATIENCE):
            while self.version < version:
                if self.lost:
                    raise ConnectionError(self.lost)
                self.news.clear()
                await self.news.wait()


class Onlooker:
    """Somebody who looks on: no more than a stream, of which only the marks are read."""

    def __init__(self, host: str, port: int, table_id: str, language: str) -> None:
        self._address, self._table, self._language = (host, port), table_id, language
        self.version = 0
        self.lost = ""
        self._stream: Stream | None = None
        self.news = asyncio.Event()

    async def look(self) -> None:
        """Open the stream."""
        path = f"/tables/{self._table}/live?patches&lang={self._language}"
        head = request("GET", path, {"accept": "text/event-stream"}, {})
        loop = asyncio.get_running_loop()
        _, self._stream = await loop.create_connection(lambda: Stream(head, self._heard, self._fail), *self._address)

    def _heard(self, mark: str, _event: bytes) -> None:
        self.version = _version(mark)
        self.news.set()

    def _fail(self, why: str) -> None:
        self.lost = why
        self.news.set()

    async def until(self, version: int) -> None:
        """Wait until at least this version has come."""
        async with asyncio.timeout(PATIENCE):
            while self.version < version:
                if self.lost:
                    raise ConnectionError(self.lost)
                self.news.clear()
                await self.news.wait()

    def leave(self) -> None:
        """Close the stream."""
        if self._stream is not None:
            self._stream.close()


def _found(what: re.Pattern[str], page: str) -> str:
    found = what.search(page)
    assert found is not None, f"a page holds {what.pattern}"
    return found[1]


def _version(mark: str) -> int:
    return int(mark.split(".")[1])


class Pair:
    """A table and the two who play at it; when their game is over they open another one."""

    def __init__(self, host: str, port: int, number: int, game: str = "cairn") -> None:
        self._game = game
        self.guests = [Guest(host, port), Guest(host, port)]
        self._rng = Random(number)
        self._number = number
        self.table = ""

    async def arrive(self) -> None:
        """Both come, and open a table."""
        for seat, guest in enumerate(self.guests):
            await guest.arrive(f"Guest {self._number}-{seat}")
        await self.open()

    async def open(self) -> None:
        """A new table, both with its page open."""
        one, other = self.guests
        wish = {"game": self._game, "seats": [{"kind": "me"}, {"kind": "open"}]}
        opened = await one.client.post_json("/api/tables", wish, authorization=f"Bearer {one.token}")
        self.table = opened.json["id"]
        path = f"/api/tables/{self.table}/seats/1"
        await other.client.post_json(path, {}, authorization=f"Bearer {other.token}")
        for guest in self.guests:
            await guest.look(self.table)

    def asked(self) -> tuple[Guest, Fields] | None:
        """Who is asked on the screens now, and one of the answers."""
        for guest in self.guests:
            answer = answer_on(guest.screen, self._rng)
            if answer is not None:
                return guest, answer
        return None

    async def click(self, due: float) -> GuestClick | None:
        """One of the two answers; None if there was nothing to answer and a new table was opened."""
        found = self.asked()
        if found is None:
            await self.open()
            return None
        guest, fields = found
        form = {"_csrf_token": guest.form, "has": guest.mark, **fields}
        wanted = guest.version + 1
        began = time.perf_counter()
        answer = await guest.client.post(f"/tables/{self.table}/answer", form, hx_request="true", x_pieces=guest.mark)
        acknowledged = time.perf_counter() - began
        if answer.status != 200:
            raise ConnectionError(f"{answer.status} for an answer")
        for viewer in self.guests:
            await viewer.until(wanted)
        return GuestClick(due, acknowledged, max(viewer.arrived for viewer in self.guests) - began)

    def close(self) -> None:
        """Both go."""
        for guest in self.guests:
            guest.leave()
            guest.client.close()
