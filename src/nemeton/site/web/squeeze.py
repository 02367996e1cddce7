"""Answers are squeezed on their way out. What is long is squeezed in a thread, which others do not wait for.

Streams stay as they are, static files are squeezed once for all, a table squeezes answers and films itself.
"""

import asyncio
import gzip
import re
from typing import Any

from ..pages.table import DEEDS, SQUEEZE

SHORTEST = 500  # bytes; what is shorter is sent as it is
LONG = 100_000  # bytes; squeezing so many takes milliseconds
AS_THEY_ARE = re.compile(rf"/static/|/tables/[^/]+/(?:live|film|{'|'.join(DEEDS)})$|/api/.*/stream$")


def squeezing(scope: Any, send: Any) -> Any:
    """What sends the messages of an answer on, squeezed for a reader who takes that."""
    if AS_THEY_ARE.match(scope["path"]) or not _takes_gzip(scope["headers"]):
        return send
    begun: list[Any] = []  # the beginning of the answer, until its body comes

    async def squeezed(message: Any) -> None:
        if message["type"] == "http.response.start":
            begun.append(message)
            return
        if begun:
            start, body = begun.pop(), message.get("body", b"")
            if len(body) >= SHORTEST and not message.get("more_body"):
                body = await asyncio.to_thread(_pressed, body) if len(body) > LONG else _pressed(body)
                start, message = _told(start, len(body)), {**message, "body": body}
            await send(start)
        await send(message)

    return squeezed


def _takes_gzip(headers: Any) -> bool:
    return any(name == b"accept-encoding" and b"gzip" in told for name, told in headers)


def _pressed(body: bytes) -> bytes:
    return gzip.compress(body, SQUEEZE)


def _told(start: Any, length: int) -> Any:
    """The beginning of an answer that was squeezed to so many bytes."""
    known = [(name, told) for name, told in start["headers"] if name.lower() != b"content-length"]
    vary = b", ".join([*(told for name, told in known if name.lower() == b"vary"), b"Accept-Encoding"])
    others = [(name, told) for name, told in known if name.lower() != b"vary"]
    size = str(length).encode()
    added = [(b"content-encoding", b"gzip"), (b"content-length", size), (b"vary", vary)]
    return {**start, "headers": [*others, *added]}
