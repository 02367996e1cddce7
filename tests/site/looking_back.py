"""A site for the tests of replay, records, positions, verify, rules and cards: tables, and people who visit it."""

import re
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import wait
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

import httpx
import msgspec
from litestar.testing import TestClient

from nemeton.bots import make
from nemeton.kernel import Sealed
from nemeton.kernel.values import to_json
from nemeton.site.archive.timeline import Timeline
from nemeton.site.base.settings import settings_from
from nemeton.site.house import House
from nemeton.site.storage import Person
from nemeton.site.tables.wishes import SeatWish, TableWish
from nemeton.site.visitors.visitor import COOKIE, signed
from nemeton.site.web.app import create_app

PARLOUR_SHELF = "tests.site.parlour_shelf"
VERA, ROWAN = "a" * 32, "b" * 32
PATIENCE = 60.0  # seconds for something that takes a few


class Site:
    """A running site and its visitors."""

    def __init__(self, client: "TestClient[Any]", house: House) -> None:
        self.client = client
        self.house = house
        self._token = ""
        self._tables = 0  # opened so far: each has a seed of its own, the same in every run

    async def timeline(self, table_id: str) -> Timeline:
        """The game of a table along its way, as a worker makes it."""
        tables = self.house.tables
        return (await tables.story(await tables.look(table_id))).timeline()

    def run(self, task: Callable[..., Awaitable[Any]], *parts: Any) -> Any:
        """Let the site do something that no page does. What never ends is an error."""
        with self.client.portal() as portal:
            doing = portal.start_task_soon(task, *parts)
            wait([doing], PATIENCE)
            if not doing.done():
                doing.cancel()
                raise AssertionError(f"{task.__qualname__} has not ended in {PATIENCE:.0f} seconds")
            return doing.result()

    def as_visitor(self, person: str | None) -> None:
        """From now on requests come from this person; None is somebody new."""
        self.client.cookies.delete(COOKIE)
        self._token = ""
        if person:
            self.client.cookies.set(COOKIE, signed(person, self.house.settings.secret))

    def get(self, path: str, **headers: str) -> httpx.Response:
        """A page."""
        return self.client.get(
            path, headers={key.replace("_", "-"): value for key, value in headers.items()}, follow_redirects=False
        )

    def post(self, path: str, data: dict[str, str], file: bytes | None = None) -> httpx.Response:
        """A form, sent with its token."""
        if not self._token:
            found = re.search(r'name="_csrf_token" value="([^"]+)"', self.client.get("/verify").text)
            assert found, "every form carries the token"
            self._token = found[1]
        files = {"file": ("record.json", file, "application/json")} if file is not None else None
        return self.client.post(path, data={"_csrf_token": self._token, **data}, files=files, follow_redirects=False)

    def table(self, *, answers: int | None = None, game: str = "cairn", options: dict[str, Any] | None = None) -> str:
        """A table of Vera and Rowan, played by bots to its end or for so many answers."""
        return str(self.run(self._table, answers, game, options or {}))

    async def _table(self, answers: int | None, game: str, options: dict[str, Any]) -> str:
        vera, rowan = (Person(id=key, name=name, preferences={}) for key, name in ((VERA, "Vera"), (ROWAN, "Rowan")))
        wish = TableWish(game=game, seats=[SeatWish("me"), SeatWish("open")], options=options, nonce="heather")
        self._tables += 1
        with patch.object(Sealed, "fresh", lambda: Sealed(sha256(b"table %d" % self._tables).digest())):
            table_id = await self.house.tables.open(vera, wish)
        await self.house.tables.sit(table_id, 1, rowan, nonce="lichen")
        bot, rng, played = make("greedy", 3), Random(5), 0
        while True:
            table = await self.house.tables.look(table_id)
            assert table.game is not None
            if table.game.over or played == answers:
                return table_id
            ask = table.game.ask
            assert ask is not None
            option = (
                rng.choice(ask.options) if game != "cairn" else bot.choose(table.game.imagined(ask.seat, rng), ask.seat)
            )
            await self.house.tables.answer(table_id, ask.seat, ask.id, to_json(option))
            played += 1


@contextmanager
def open_site(data: Path) -> Iterator[Site]:
    """A site in a folder of its own, where secret questions close at once: random games have hundreds of them. Its
    workers know Parlour, for tests that put it on the shelf."""
    settings = settings_from({"NEMETON_BOTS": "1", "NEMETON_LIMITS": "0", "NEMETON_WINDOWS": "0"}, data)
    patient = {"loaded": (PARLOUR_SHELF,), "stranger_seconds": 120.0}  # on a busy machine a drawing may take long
    app = create_app(msgspec.structs.replace(settings, **patient))
    with TestClient(app, raise_server_exceptions=False) as client:
        yield Site(client, app.state["house"])
