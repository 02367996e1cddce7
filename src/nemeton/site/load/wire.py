"""A light HTTP client. The generator shares its processors with the server that it measures, so it does only what is
needed: one connection for requests, and streams that look for the end of an event and nothing else."""

import asyncio
import gzip
import json
from collections.abc import Callable, Mapping
from typing import Any
from urllib.parse import urlencode

LONGEST = 1 << 22
HEADERS = "host: localhost\r\naccept-encoding: gzip\r\n"


class Answer:
    """What a server answered."""

    def __init__(self, status: int, headers: list[tuple[str, str]], body: bytes) -> None:
        self.status = status
        self.headers = headers
        self.body = body

    @property
    def text(self) -> str:
        """The body as text, unpacked."""
        packed = ("content-encoding", "gzip") in self.headers
        return (gzip.decompress(self.body) if packed else self.body).decode()

    @property
    def json(self) -> Any:
        """The body as JSON."""
        return json.loads(self.text)

    def cookie(self, name: str) -> str:
        """A cookie that was set, or nothing."""
        for header, value in self.headers:
            if header == "set-cookie" and value.startswith(f"{name}="):
                return value.partition("=")[2].partition(";")[0]
        return ""


class Client:
    """One connection, and the cookies of one guest."""

    def __init__(self, host: str, port: int) -> None:
        self._host, self._port = host, port
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None
        self.cookies: dict[str, str] = {}

    async def get(self, path: str, **headers: str) -> Answer:
        """Fetch something."""
        return await self._send("GET", path, b"", headers)

    async def post(self, path: str, form: Mapping[str, str | list[str]], **headers: str) -> Answer:
        """Send a form as a page does; a field may come several times."""
        kind = {"content-type": "application/x-www-form-urlencoded"}
        return await self._send("POST", path, urlencode(form, doseq=True).encode(), kind | headers)

    async def post_json(self, path: str, data: Any, **headers: str) -> Answer:
        """Send JSON as a program does."""
        return await self._send("POST", path, json.dumps(data).encode(), {"content-type": "application/json"} | headers)

    async def _send(self, method: str, path: str, body: bytes, headers: dict[str, str]) -> Answer:
        head = request(method, path, headers | {"content-length": str(len(body))}, self.cookies)
        try:
            answer = await self._exchanged(head + body)
        except (ConnectionError, asyncio.IncompleteReadError):  # a quiet connection is closed; browsers try again too
            self.close()
            answer = await self._exchanged(head + body)
        if kept := answer.cookie("nemeton"):
            self.cookies["nemeton"] = kept
        return answer

    async def _exchanged(self, sent: bytes) -> Answer:
        if self._writer is None or self._reader is None:
            self._reader, self._writer = await asyncio.open_connection(self._host, self._port, limit=LONGEST)
        self._writer.write(sent)
        return await _answer(self._reader)

    def close(self) -> None:
        """Hang up."""
        if self._writer is not None:
            self._writer.close()
        self._reader = self._writer = None


def request(method: str, path: str, headers: dict[str, str], cookies: dict[str, str]) -> bytes:
    """The head of a request."""
    lines = "".join(f"{name.replace('_', '-')}: {value}\r\n" for name, value in headers.items())
    cookie = "; ".join(f"{name}={value}" for name, value in cookies.items())
    return f"{method} {path} HTTP/1.1\r\n{HEADERS}cookie: {cookie}\r\n{lines}\r\n".encode()


async def _answer(reader: asyncio.StreamReader) -> Answer:
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
    headers = [(name.lower(), value.strip()) for name, _, value in (line.partition(":") for line in head[1:] if line)]
    known = dict(headers)
    if known.get("transfer-encoding") == "chunked":
        body = b""
        while size := int(await reader.readline(), 16):
            body += await reader.readexactly(size)
            await reader.readexactly(2)
        await reader.readline()
    else:
        body = await reader.readexactly(int(known.get("content-length", 0)))
    return Answer(int(head[0].split()[1]), headers, body)


class Stream(asyncio.Protocol):
    """A live stream. `heard` is told of every event as soon as all of it is there: its mark, and its text."""

    def __init__(self, head: bytes, heard: Callable[[str, bytes], None], lost: Callable[[str], None]) -> None:
        self._head, self._heard, self._lost = head, heard, lost
        self._kept = bytearray()
        self._begun = False
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(self._head)

    def data_received(self, data: bytes) -> None:
        searched = max(0, len(self._kept) - 1)
        self._kept += data
        while (end := self._kept.find(b"\n\n", searched)) >= 0:
            event, searched = bytes(self._kept[:end]), 0
            del self._kept[: end + 2]
            if not self._begun:
                self._begun = True
                if b" 200 " not in event[:20]:
                    self._lost(event[:80].decode(errors="replace"))
            at = event.find(b"id: ")
            if 0 <= at < 16:  # behind the length of the chunk
                self._heard(event[at + 4 : event.find(b"\n", at)].decode(), event)

    def connection_lost(self, error: Exception | None) -> None:
        if self._transport is not None:
            self._lost(str(error or "the stream ended"))

    def close(self) -> None:
        """Hang up; this is no loss."""
        if self._transport is not None:
            transport, self._transport = self._transport, None
            transport.abort()
