"""Requests: what they bring is looked through before anything else is done with it.

All forms, all JSON and all addresses come through here, once; letters that nobody can read are refused
(`base/letters.py`), and what is long is taken apart beside the event loop.
"""

import asyncio
import re
from collections.abc import Callable
from typing import Any, TypeVar
from urllib.parse import parse_qsl

from litestar import Request
from litestar.datastructures import FormMultiDict, UploadFile
from litestar.enums import RequestEncodingType
from litestar.exceptions.http_exceptions import RequestEntityTooLarge
from litestar.serialization import decode_json

from ..base.errors import SiteError
from ..base.letters import refuse_odd, refuse_odd_json

T = TypeVar("T")
MOST_FIELDS = 1000  # of a form or of a query
_IN_A_QUERY = re.compile(rb"%(?:0[0-8bcef]|1[0-9a-f]|7f|c2%[89][0-9a-f]|ed%[ab][0-9a-f])", re.IGNORECASE)
SHORT = 64_000  # bytes; only games and positions are longer
LONG = re.compile(r"/(replay|verify|positions/\w+|tables/new-from|api/tables)/?")
# A host as a browser sends it: what is none cannot be made an address of, nor a link.
_HOST = re.compile(r"(?:[\w.-]*|\[[0-9a-f:.]+\])(?::([0-9]{0,5}))?", re.ASCII | re.IGNORECASE)
_HIGHEST_PORT = 65_535
_LINE_ENDS = re.compile(r"[\t\n\r]")
# A part of a form may say in which letters it is written. Browsers write UTF-8 and say nothing; to read some of the
# others takes minutes.
_OTHER_LETTERS = re.compile(rb'charset(?!\s*=\s*"?utf-?8"?\s*(?:;|\r|\n|$))', re.IGNORECASE)


def refuse_odd_address(path: str, query: bytes, host: str) -> None:
    """Refuse an address that is none, or with letters in it that nobody can read, before it is taken apart."""
    named = _HOST.fullmatch(host)
    if named is None or int(named[1] or 0) > _HIGHEST_PORT:
        raise SiteError("site/bad_request")
    if _LINE_ENDS.search(path):  # it would end a line of a log
        raise SiteError("site/odd_letters")
    if query.count(b"&") > MOST_FIELDS:
        raise SiteError("site/too_many_fields", most=MOST_FIELDS)
    if _IN_A_QUERY.search(query):
        raise SiteError("site/odd_letters")
    refuse_odd(path)


class CheckedRequest(Request[Any, Any, Any]):
    """A request whose form or JSON was looked through. What is long is taken apart beside the event loop."""

    _fields: FormMultiDict | None = None

    @property
    def cookies(self) -> dict[str, str]:
        """The cookies, as they were sent. Ours has no quotes; to take some apart that have may last seconds."""
        parts = (part.partition("=") for part in self.headers.get("cookie", "").split(";"))
        return {name.strip(): told.strip() for name, _, told in parts}

    async def body(self) -> bytes:
        """What was sent; where no game is sent it is short."""
        body = await super().body()
        if len(body) > SHORT and not LONG.fullmatch(self.scope["path"]):
            raise RequestEntityTooLarge
        return body

    async def form(self) -> FormMultiDict:
        """What a form holds."""
        if self._fields is None:
            self._fields = await self._form_read()
        return self._fields

    async def _form_read(self) -> FormMultiDict:
        kind, told = self.content_type
        if kind == RequestEncodingType.MULTI_PART:
            _refuse_other_letters(await self.body(), told.get("boundary", "").encode())
        if kind != RequestEncodingType.URL_ENCODED:
            form = await super().form()
        else:
            body = await self.body()
            if body.count(b"&") > MOST_FIELDS:
                raise SiteError("site/too_many_fields", most=MOST_FIELDS)
            form = FormMultiDict(await _beside(body, _pairs))
        for name, field in form.multi_items():
            refuse_odd(name)
            if not isinstance(field, UploadFile):
                refuse_odd(str(field))
        return form

    async def json(self) -> Any:
        """What JSON holds."""
        try:
            return await _beside(await self.body(), _json)
        except RecursionError:
            raise SiteError("site/bad_request") from None


def _refuse_other_letters(body: bytes, boundary: bytes) -> None:
    """Refuse a form of which a part is said to be written in other letters than UTF-8."""
    parts = body.split(b"--" + boundary, MOST_FIELDS + 2)  # before the first one, and behind the last
    if len(parts) > MOST_FIELDS + 2:
        raise SiteError("site/too_many_fields", most=MOST_FIELDS)
    if any(_OTHER_LETTERS.search(part.partition(b"\r\n\r\n")[0]) for part in parts):
        raise SiteError("site/bad_request")


async def _beside(body: bytes, read: Callable[[bytes], T]) -> T:
    return await asyncio.to_thread(read, body) if len(body) > SHORT else read(body)


def _pairs(body: bytes) -> list[tuple[str, str]]:
    return parse_qsl(body.decode(), keep_blank_values=True)


def _json(body: bytes) -> Any:
    refuse_odd_json(body)
    return decode_json(body or b"null")
