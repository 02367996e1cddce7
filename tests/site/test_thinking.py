"""Bots at the site: their levels, their time, and what happens when a worker dies in the middle of a thought."""

import asyncio
import logging
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from nemeton.site.base.settings import settings_from
from nemeton.site.house import House
from nemeton.site.storage import Person
from nemeton.site.tables import bots
from nemeton.site.tables.wishes import SeatWish, TableWish
from nemeton.site.visitors.visitor import COOKIE
from nemeton.site.web.app import create_app
from tests.site import loops
from tests.site.doomed import doomed
from tests.site.serving import Guest, served

pytestmark = pytest.mark.slow

PATIENCE = 60.0  # seconds for something that takes a few
LANGUAGES = ("en", "ru", "uk")
ME = {"kind": "me"}
BOT_FIRST = {"first_player": "sea"}  # who begins in Cairn is chance otherwise, and a guest who is asked answers nothing
Die = Callable[[int], None]


class Faults(logging.Handler):
    """What the log says of bots."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.told: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.told.append(record.getMessage())


@pytest.fixture
def faults() -> Iterator[Faults]:
    heard = Faults()
    logging.getLogger("nemeton.site.tables.bots").addHandler(heard)
    yield heard
    logging.getLogger("nemeton.site.tables.bots").removeHandler(heard)


@contextmanager
def site(data: Path, bots: int = 1) -> Iterator[tuple[House, str]]:
    """A real site; its house, and its address."""
    app = create_app(settings_from({"NEMETON_LIMITS": "0", "NEMETON_WINDOWS": "0", "NEMETON_BOTS": str(bots)}, data))
    with served(app) as address:
        yield app.state["house"], address


def until(is_so: Callable[[], Any]) -> Any:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if found := is_so():
            return found
        time.sleep(0.02)
    raise AssertionError("it never came to that")


@pytest.fixture
def die(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Die:
    """Lets the workers of the next so many thoughts be killed in them."""
    deaths = tmp_path / "deaths"
    deaths.mkdir()
    monkeypatch.setattr(bots, "think", partial(doomed, deaths))

    def come(times: int) -> None:
        for number in range(times):
            (deaths / str(number)).touch()

    return come


def a_table(guest: Guest, bot: str = "level:8") -> str:
    """A table where a bot is asked first, and then the guest."""
    seats = [{"kind": "bot", "bot": bot}, ME]
    wish = {"game": "cairn", "seats": seats, "options": BOT_FIRST}
    return str(guest.api("POST", "/tables", wish, 201)["id"])


def moved(guest: Guest, table_id: str) -> Callable[[], bool]:
    """Has the bot of a table made its move, so that the guest is asked?"""

    def look() -> bool:
        table = guest.api("GET", f"/tables/{table_id}")
        return bool(table["number"] and table["asked"] == [1])

    return look


# A worker starts, and dies


def test_a_bot_thinks_where_the_door_was_opened(tmp_path: Path):
    """Its worker runs before anybody can open a table, and is the one that answers."""
    with site(tmp_path, bots=2) as (house, address):
        running = set(house.bots.workers.processes)
        assert len(running) == 2
        guest = Guest(address, name="Vera")
        until(moved(guest, a_table(guest)))
        assert set(house.bots.workers.processes) == running


def test_a_bot_whose_worker_is_killed_in_its_thought_answers(tmp_path: Path, faults: Faults, die: Die):
    die(1)
    with site(tmp_path) as (house, address):
        guest = Guest(address, name="Vera")
        table_id = a_table(guest)
        until(moved(guest, table_id))
        assert house.bots.silent(table_id) == frozenset()
    assert len(faults.told) == 1
    assert "level:8 gave no answer, try 1 (WorkerDied)" in faults.told[0]


def test_a_bot_whose_every_worker_is_killed_is_answered_for_by_a_simpler_one(tmp_path: Path, faults: Faults, die: Die):
    die(2)
    with site(tmp_path) as (house, address):
        guest = Guest(address, name="Vera")
        table_id = a_table(guest)
        until(moved(guest, table_id))
        assert house.bots.silent(table_id) == frozenset()
    assert [f"level:8 gave no answer, try {number} (WorkerDied)" in faults.told[number - 1] for number in (1, 2)]
    assert len(faults.told) == 2, "the third, a simpler one, has answered"


def test_a_table_is_told_when_no_bot_can_answer(tmp_path: Path, die: Die):
    """And goes on when somebody lets the bot try again."""
    die(3)
    with site(tmp_path) as (house, address):
        guest = Guest(address, name="Vera")
        table_id = a_table(guest)
        until(lambda: house.bots.silent(table_id))
        pages = {language: guest.get(f"/tables/{table_id}?lang={language}").text for language in LANGUAGES}
        told = {"en": "could not answer", "ru": "Нет ответа от бота", "uk": "Немає відповіді від бота"}
        assert all(f'action="/tables/{table_id}/again"' in page for page in pages.values())
        assert all(told[language] in page for language, page in pages.items())
        guest.post(f"/tables/{table_id}/again")
        until(moved(guest, table_id))
        until(lambda: not house.bots.silent(table_id))
        assert 'id="silent"' not in guest.get(f"/tables/{table_id}").text


def test_the_host_may_let_chance_answer(tmp_path: Path, die: Die):
    die(3)
    with site(tmp_path) as (house, address):
        guest, passer_by = Guest(address, name="Vera"), Guest(address)
        table_id = a_table(guest)
        until(lambda: house.bots.silent(table_id))
        page = passer_by.get(f"/tables/{table_id}").text
        assert 'id="silent"' in page
        assert "/again" not in page
        assert "/lot" not in page
        passer_by.post(f"/tables/{table_id}/lot", status=403)
        guest.post(f"/tables/{table_id}/lot")
        until(moved(guest, table_id))
        guest.post(f"/tables/{table_id}/lot", status=409)


# Levels


def test_no_other_bot_plays_here_and_the_list_is_told(tmp_path: Path):
    others = [
        "search:999999s",
        "search:999999",
        "random",
        "search",
        "",
        "Fierce",
        "level:0",
        "level:9",
        "level:",
        "минимакс",
    ]
    with site(tmp_path) as (_, address):
        for language, bot in product(LANGUAGES, others):
            guest = Guest(address, language, name="Vera")
            refused = guest.api("POST", "/tables", {"game": "cairn", "seats": [{"kind": "bot", "bot": bot}, ME]}, 400)
            assert refused["code"] == "site/bad_level"
            assert all(name in refused["message"] for name in ("level:1", "level:8"))


def test_a_table_of_former_times_with_an_endless_bot_plays_on(tmp_path: Path):
    """Its bot is taken for the nearest of the list. No other table waits for it."""
    with site(tmp_path) as (_, address):
        guest = Guest(address, name="Vera")
        table_id = a_table(guest)
        token = guest.token
    with sqlite3.connect(tmp_path / "nemeton.sqlite") as database:
        database.execute("update seats set bot = 'search:999999s' where kind = 'bot'")
    with site(tmp_path) as (_, address):
        guest = Guest(address)
        guest.client.cookies.clear()
        guest.client.cookies.set(COOKIE, token, domain="127.0.0.1")
        until(moved(guest, table_id))
        other = a_table(guest, "level:5")
        until(moved(guest, other))
        assert "8 · Ancient oak" in guest.get(f"/tables/{table_id}").text


# Whose turn it is


def hang() -> None:
    time.sleep(3600)


def test_one_table_does_not_stop_another(tmp_path: Path):
    """A thought that never ends holds one of two workers; whatever else its table wants waits for that one."""
    house = House(settings_from({"NEMETON_LIMITS": "0", "NEMETON_BOTS": "2"}, tmp_path))

    async def play() -> None:
        await house.open()
        try:
            for _ in range(4):
                thought = house.bots.workers.do("a table", 3600.0, hang)
                house.background.start(thought, "a thought without end")
            vera = Person(id="a" * 32, name="Vera", preferences={})
            seats = [SeatWish("bot", "level:5"), SeatWish("me")]
            table_id = await house.tables.open(vera, TableWish(game="cairn", seats=seats, options=BOT_FIRST))
            house.bots.wake(table_id)
            async with asyncio.timeout(PATIENCE):
                while not house.bots.workers.processes or (await house.tables.look(table_id)).bots_asked:
                    await asyncio.sleep(0.02)
        finally:
            await house.close()

    loops.run(play())


def test_whoever_is_woken_at_work_looks_once_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Something may happen after the last look of whoever is at work, and before the work is done."""
    house = House(settings_from({}, tmp_path))

    async def play() -> None:
        looks, is_done = list[str](), asyncio.Event()

        async def look(table_id: str) -> None:
            looks.append(table_id)
            await is_done.wait()

        monkeypatch.setattr(house.bots, "_play", look)
        house.bots.wake("a table")
        while not looks:
            await asyncio.sleep(0)
        for _ in range(3):
            house.bots.wake("a table")
        is_done.set()
        async with asyncio.timeout(PATIENCE):
            while house.bots.busy:
                await asyncio.sleep(0)
        assert looks == ["a table"] * 2
        await house.bots.close()

    loops.run(play())
