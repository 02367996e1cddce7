"""Measuring a site: load, memory, pages, and how a long game opens. Server and generator are processes of their own."""

import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median
from typing import Any, NamedTuple

import msgspec

from nemeton.kernel import LANGUAGES
from nemeton.kernel.values import to_json

from ..base.settings import settings_from
from ..house import House
from ..storage import Person
from ..tables.wishes import SeatWish, TableWish
from ..visitors.visitor import Visitor
from .generator import Order
from .guests import Pair
from .pages import Fetched, Visit, fetched_by_browser, visit
from .server import Server, serving
from .wire import Client

LONG_GAME = 200  # answers
OPENINGS = 9
IDLE_TABLES = 200
ONLOOKERS, WATCHED = 500, 60  # who look on at one table, and the answers that they see
WARM = 3.0  # seconds that are not counted
BROKEN = 1.0  # seconds: where the slowest in a hundred take longer, or the rate is not kept, the site is overrun
KEPT = 0.97  # of the answers that were due must be given for the rate to be kept
STEPS = 12
USUAL_GAME = "cairn"
PACE = 5.0  # seconds between two answers at a table where people think
SPARING = 0.7  # of every core is used; the rest is for hours when more comes at once
HALVINGS = 2  # of the gap between the most tables that were served and the fewest that were not


class Load(NamedTuple):
    """One run: so many tables, each with two viewers and an answer a second."""

    tables: int
    answers: int
    due: int
    errors: int
    late: int
    median: float  # seconds from the click until both screens have the new board
    p99: float
    acknowledged: float  # the median until the server says that it is written
    server_cpu: float | None  # processors in use
    generator_cpu: float
    answer_cpu: float | None  # seconds of the server's processor time for one answer and its two screens
    load: float  # of the whole machine, by its own count
    problems: list[str]

    @property
    def holds(self) -> bool:
        """Was everybody served in time?"""
        return not self.errors and self.p99 < BROKEN and self.answers >= KEPT * self.due


class Opening(NamedTuple):
    """A long game that nobody has looked at: milliseconds to read it from the database, by replaying, and its page."""

    answers: int
    snapshot: float
    replayed: float
    page: float


class Onlooking(NamedTuple):
    """What so many who look on at one table add to the cost of an answer, all together, in seconds of the server's
    processor time; and what everybody's arrival cost."""

    onlookers: int
    answer_cpu: float
    arrival_cpu: float


class Found(NamedTuple):
    """Everything that was measured."""

    loads: list[Load]
    opening: Opening
    idle_tables: int
    idle_bytes: float | None  # that one idle live table adds
    visits: list[Visit]
    game: str = USUAL_GAME
    onlooking: "Onlooking | None" = None

    @property
    def answer_cpu(self) -> float | None:
        """Seconds of the server's processor time for an answer and its two screens, at the first number of tables."""
        return self.loads[0].answer_cpu

    def carried(self, cores: int) -> int | None:
        """How many tables so many cores carry."""
        return carried_by(cores, self.answer_cpu)


class Pace(NamedTuple):
    """One load at a pace of its own, and what many who look on cost."""

    load: Load
    every: float  # seconds between two answers at a table
    game: str
    onlooking: "Onlooking | None"

    @property
    def answer_cpu(self) -> float | None:
        """Seconds of the server's processor time for an answer and its two screens."""
        return self.load.answer_cpu

    def carried(self, cores: int) -> int | None:
        """How many tables so many cores carry."""
        return carried_by(cores, self.answer_cpu)


def carried_by(cores: int, answer_cpu: float | None) -> int | None:
    """How many tables so many cores carry, each with an answer every `PACE` seconds: reckoned from the cost of one
    answer, with room to spare."""
    return None if not answer_cpu else int(cores * SPARING * PACE / answer_cpu)


def bench_pace(
    tables: int,
    seconds: float,
    every: float,
    told: Callable[[str, float], None] = lambda _what, _done: None,
    game: str = USUAL_GAME,
) -> Pace:
    """Measure a site with so many tables of a game and so many seconds between two answers at each."""
    with tempfile.TemporaryDirectory(prefix="nemeton-bench-") as folder:
        data = Path(folder)
        with serving(_made(data / "watched")) as server:
            told(f"{ONLOOKERS} who look on", 0.0)
            onlooking = _onlooking(server, game)
        with serving(_made(data / "load")) as server:
            told(f"{tables} live tables", 0.2)
            load = _load(server, tables, seconds, game, every)
    return Pace(load, every, game, onlooking)


def bench_site(
    tables: int,
    seconds: float,
    told: Callable[[str, float], None] = lambda _what, _done: None,
    game: str = USUAL_GAME,
) -> Found:
    """Measure a site with so many tables of a game, twice as many, then more until it breaks, then where it does."""
    with tempfile.TemporaryDirectory(prefix="nemeton-bench-") as folder:
        data = Path(folder)
        told("a long game", 0.0)
        opening = asyncio.run(_opening(_made(data / "opening")))
        with serving(_made(data / "pages")) as server:
            told("pages", 0.1)
            visits = _visits(server)
        with serving(_made(data / "idle")) as server:
            told(f"{IDLE_TABLES} idle tables", 0.15)
            idle = _idle(server)
        with serving(_made(data / "watched")) as server:
            told(f"{ONLOOKERS} who look on", 0.17)
            onlooking = _onlooking(server, game)
        loads = _loads(data, tables, seconds, told, game)
    return Found(loads, opening, IDLE_TABLES, idle, visits, game, onlooking)


def _made(folder: Path) -> Path:
    folder.mkdir()
    return folder


def _loads(data: Path, tables: int, seconds: float, told: Callable[[str, float], None], game: str) -> list[Load]:
    """The wanted number of tables, and more, until it is known where the site breaks."""
    loads: list[Load] = []

    def run(wanted: int) -> bool:
        told(f"{wanted} live tables", 0.2 + 0.8 * len(loads) / (STEPS + HALVINGS))
        with serving(_made(data / f"load-{wanted}")) as server:
            loads.append(_load(server, wanted, seconds, game))
        return loads[-1].holds

    find_limit(run, tables, STEPS)
    return sorted(loads, key=lambda load: load.tables)


def find_limit(holds: Callable[[int], bool], tables: int, steps: int) -> None:
    """Try the wanted number, twice as many, then half as many more each time, until it breaks; then between."""
    held = tables if holds(tables) else 0
    wanted, broken = 2 * tables, 0
    for _ in range(steps - 1):
        if not holds(wanted):
            broken = wanted
            break
        held, wanted = wanted, wanted + wanted // 2
    for _ in range(HALVINGS):
        between = (held + broken) // 2
        if not held < between < broken or not held:
            break
        if holds(between):
            held = between
        else:
            broken = between


# Load


def _generator(order: Order) -> "subprocess.Popen[str]":
    command = [sys.executable, "-m", "nemeton.site.load.generator", msgspec.json.encode(order).decode()]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def _load(server: Server, tables: int, seconds: float, game: str = USUAL_GAME, every: float = 1.0) -> Load:
    order = Order(server.host, server.port, tables, seconds, every, warm=max(WARM, every), game=game)
    with _generator(order) as generator:
        assert generator.stdout is not None
        opened = generator.stdout.readline()
        used, began = server.cpu, time.perf_counter()
        told = generator.stdout.readline()
        took, now_used = time.perf_counter() - began, server.cpu
        problem = generator.stderr.read()[-500:] if generator.stderr else ""
    if not opened or not told:
        raise RuntimeError(f"the load generator failed: {problem}")
    found: dict[str, Any] = json.loads(told)
    seen = sorted(found["seen"]) or [float("inf")]
    spent = None if used is None or now_used is None else now_used - used
    server_cpu = None if spent is None else spent / took
    answer_cpu = None if spent is None else spent / max(1, found["played"])
    return Load(
        tables,
        len(found["seen"]),
        found["due"] - found["reopened"],
        found["error_count"],
        found["late"],
        median(seen),
        seen[min(len(seen) - 1, int(0.99 * len(seen)))],
        median(found["acknowledged"] or [float("inf")]),
        server_cpu,
        found["cpu"],
        answer_cpu,
        os.getloadavg()[0],
        found["errors"],
    )


# Who looks on


def _onlooking(server: Server, game: str) -> Onlooking | None:
    """The same answers at two tables of a game, one of them with many who look on."""
    alone, watched = (_watched(server, many, game) for many in (0, ONLOOKERS))
    if alone is None or watched is None:
        return None
    return Onlooking(ONLOOKERS, watched[0] - alone[0], watched[1] - alone[1])


def _watched(server: Server, onlookers: int, game: str) -> tuple[float, float] | None:
    """Seconds of processor time for an answer that so many see, and for everybody's arrival."""
    with _generator(Order(server.host, server.port, WATCHED, 0.0, game=game, onlookers=onlookers)) as generator:
        assert generator.stdout is not None
        used = [server.cpu]
        for _ in ("open", "settled"):
            generator.stdout.readline()
        used.append(server.cpu)
        told = generator.stdout.readline()
        used.append(server.cpu)
        generator.communicate()
    if not told:
        raise RuntimeError("the load generator failed")
    began, settled, ended = used
    if began is None or settled is None or ended is None:
        return None
    return (ended - settled) / max(1, json.loads(told)["played"]), settled - began


# Memory


def _idle(server: Server) -> float | None:
    """What an idle live table with one viewer adds to the server's memory, in bytes."""
    _watch(server, 20)  # whatever the first tables bring along is there already
    before = server.memory
    after = _watch(server, IDLE_TABLES)
    return None if before is None or after is None else (after - before) / IDLE_TABLES


def _watch(server: Server, tables: int) -> int | None:
    with _generator(Order(server.host, server.port, tables, 3.0, idle=True)) as generator:
        assert generator.stdout is not None
        generator.stdout.readline()
        time.sleep(1.0)
        memory = server.memory
        generator.communicate()
    return memory


# Pages


def _visits(server: Server) -> list[Visit]:
    pair = Pair(server.host, server.port, 1)
    pages = asyncio.run(_played(pair))
    wanted = [(page, language) for page in pages for language in LANGUAGES]
    token = pair.guests[0].token
    fetched = fetched_by_browser(f"http://{server.host}:{server.port}", token, wanted)
    return asyncio.run(_looked(Client(server.host, server.port), token, wanted, fetched))


async def _played(pair: Pair) -> list[str]:
    """A table where something has happened, and other pages."""
    await pair.arrive()
    for _ in range(20):
        await pair.click(0.0)
    pair.close()
    return ["/", f"/tables/{pair.table}", "/rules/cairn"]


async def _looked(
    client: Client, token: str, wanted: list[tuple[str, str]], fetched: list[Fetched | None]
) -> list[Visit]:
    client.cookies["nemeton"] = token
    found = [await visit(client, *page, sizes) for page, sizes in zip(wanted, fetched, strict=True)]
    client.close()
    return found


# A long game


async def _opening(data: Path) -> Opening:
    house = House(settings_from({"NEMETON_LIMITS": "0", "NEMETON_BOTS": "1"}, data))
    await house.database.migrate()
    try:
        table_id, person = await _long_game(house)
        reader = Visitor(person, "en", is_new=False)
        snapshot = [await _timed(house, table_id) for _ in range(OPENINGS)]
        page = [await _timed(house, table_id, reader) for _ in range(OPENINGS)]
        await house.database.write(lambda connection: connection.exec_driver_sql("DELETE FROM snapshots"))
        replayed = [await _timed(house, table_id) for _ in range(OPENINGS)]
    finally:
        await house.close()
    return Opening(LONG_GAME, median(snapshot), median(replayed), median(page))


async def _timed(house: House, table_id: str, reader: Visitor | None = None) -> float:
    """Milliseconds to open a table of which nothing is known, and to make its page if there is a reader."""
    house.tables.forget(table_id)
    house.live.forget()
    began = time.perf_counter()
    table = await house.tables.look(table_id)
    if reader is not None:
        await house.live.fragment(table, reader)
    return 1000 * (time.perf_counter() - began)


async def _long_game(house: House) -> tuple[str, Person]:
    """A game with so many answers; one that is over earlier is played again."""
    one, other = (Person(id=letter * 32, name=letter.upper(), preferences={}) for letter in "ab")
    rng = Random(7)
    while True:
        wish = TableWish(game="cairn", seats=[SeatWish("me"), SeatWish("open")])
        table_id = await house.tables.open(one, wish)
        await house.tables.sit(table_id, 1, other, nonce="lichen")
        for _ in range(LONG_GAME):
            game = (await house.tables.look(table_id, 0)).game
            if game is None or game.ask is None:
                break
            option = rng.choice(game.ask.options)
            await house.tables.answer(table_id, game.ask.seat, game.ask.id, to_json(option))
        else:
            return table_id, one
