"""What strangers bring stops nobody: it is read, tried and drawn in a worker that can be ended."""

import json
import logging
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import httpx
import msgspec
import pytest

import nemeton
from nemeton.games import GAMES
from nemeton.site.base import visitor_jobs
from nemeton.site.base.settings import settings_from
from nemeton.site.house import House
from nemeton.site.web.app import create_app
from tests.kernel.parlour.book import PARLOUR
from tests.site.serving import Guest, served

pytestmark = pytest.mark.slow

LIMIT = 2.0  # seconds that a request may take here
LONG = 600.0  # seconds; nothing here ends so late
ENDLESS, HUNGRY, BROKEN, DEADLY = 13, 14, 15, 16  # tests/site/troublesome.py says what they do
ROUNDS = {ENDLESS: 1}
CANARY = "rose-7"
TOLD = {
    ("en", ENDLESS): "took longer than 2 seconds",
    ("ru", ENDLESS): "больше 2 с",
    ("uk", ENDLESS): "понад 2 с",
    ("en", HUNGRY): "more memory",
    ("ru", HUNGRY): "слишком много памяти",
    ("uk", HUNGRY): "забагато пам’яті",
    ("en", BROKEN): "cannot be read",
    ("ru", BROKEN): "нельзя прочитать",
    ("uk", BROKEN): "не можна прочитати",
    ("en", DEADLY): "cannot be read",
    ("ru", DEADLY): "нельзя прочитать",
    ("uk", DEADLY): "не можна прочитати",
}


class Lines(logging.Handler):
    """Everything that is logged."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))


@contextmanager
def logged() -> Iterator[list[str]]:
    """What is logged meanwhile."""
    heard = Lines()
    logging.getLogger().addHandler(heard)
    try:
        yield heard.lines
    finally:
        logging.getLogger().removeHandler(heard)


class Site(NamedTuple):
    """A site whose workers get into trouble."""

    house: House
    address: str


@contextmanager
def troubled(data: Path, seconds: float) -> Iterator[Site]:
    """A site where what a stranger sends may take so long."""
    settings = settings_from({"NEMETON_LIMITS": "0", "NEMETON_BOTS": "1"}, data)
    changed = {"loaded": ("tests.site.troublesome",), "stranger_seconds": seconds}
    app = create_app(msgspec.structs.replace(settings, **changed))
    shelf = dict(GAMES)
    GAMES["parlour"] = PARLOUR
    try:
        with served(app) as address:
            yield Site(app.state["house"], address)
    finally:
        GAMES.clear()
        GAMES.update(shelf)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with troubled(tmp_path_factory.mktemp("site"), LIMIT) as opened:
        yield opened


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A site that waits for everything."""
    with troubled(tmp_path_factory.mktemp("patient"), LONG) as opened:
        yield opened


def position(turn: int = 1) -> dict[str, Any]:
    """A position of Parlour; the turn says what trouble it makes."""
    written: dict[str, Any] = nemeton.start("parlour", 2, seed=1).position()
    written["state"]["turn"] = turn
    return written


def record(rounds: int) -> str:
    """A record of Parlour; its rounds say what trouble it makes."""
    return json.dumps(nemeton.start("parlour", 2, seed=1, options={"rounds": rounds}).record())


def send(guest: Guest, way: str, trouble: int) -> httpx.Response:
    """Send something troublesome, in one of the ways that lead into the house."""
    text = json.dumps(position(trouble))
    seats = {"seat-0": "me", "seat-1": "even"}
    match way:
        case "preview":
            return guest.post("/positions/preview", status=None, text=text)
        case "show":
            return guest.post("/positions/new", status=None, text=text, do="show")
        case "open":
            return guest.send("/positions/new", {"text": text, "do": "open", **seats}, None)
        case "upload":
            return guest.post("/replay", status=None, text=record(ROUNDS[trouble]))
        case "verify":
            return guest.post("/verify", status=None, text=record(ROUNDS[trouble]))
    seated = [{"kind": "me"}, {"kind": "bot", "bot": "even"}]
    wish: dict[str, Any] = {"game": "parlour", "seats": seated}
    wish |= {"position": position(trouble)} if way == "api" else {"options": {"rounds": ROUNDS[trouble]}}
    return guest.client.post("/api/tables", json=wish, headers={"authorization": f"Bearer {guest.token}"})


WAYS = [
    *(("preview", trouble) for trouble in (ENDLESS, HUNGRY, BROKEN, DEADLY)),
    *(("open", trouble) for trouble in (ENDLESS, HUNGRY)),
    *(("api", trouble) for trouble in (ENDLESS, BROKEN, DEADLY)),
    *((way, ENDLESS) for way in ("show", "upload", "verify", "api options")),
]


@pytest.mark.parametrize(("way", "trouble"), WAYS)
def test_trouble_is_told_and_all_is_as_before(site: Site, way: str, trouble: int):
    language = ("en", "ru", "uk")[(WAYS.index((way, trouble))) % 3]
    guest, other = Guest(site.address, language, name="Vera"), Guest(site.address, name="Rowan")
    tables = guest.get("/me").text.count("/tables/")
    answer = send(guest, way, trouble)
    assert answer.status_code == (200 if way == "preview" else 400)
    assert TOLD[language, trouble] in answer.text
    assert "Traceback" not in answer.text
    assert guest.get("/me").text.count("/tables/") == tables, "nothing was opened"
    drawn = other.post("/positions/preview", status=200, text=json.dumps(position()))
    assert 'id="position-stage"' in drawn.text


@pytest.mark.parametrize("way", [way for way, trouble in WAYS if trouble == ENDLESS])
def test_trouble_stops_nobody(patient: Site, way: str):
    """While a request goes on for ever, others are answered. It ends only because its workers are killed."""
    pool = patient.house.jobs.workers
    guest, other = Guest(patient.address, name="Vera"), Guest(patient.address, name="Rowan")
    guest.client.timeout = httpx.Timeout(LONG)
    with ThreadPoolExecutor(1) as threads:
        sent = threads.submit(send, guest, way, ENDLESS)
        try:
            for _ in range(6000):
                if pool.busy and all(other.get("/me").status_code == 200 for _ in range(3)) and pool.busy:
                    break  # before what goes on for ever a request may ask for something short
                time.sleep(0.01)
            assert pool.busy == 1
            assert not sent.done()
        finally:
            while not sent.done():
                for worker in pool._all:
                    worker.kill()
                time.sleep(0.01)
    assert TOLD["en", DEADLY] in sent.result().text


def test_no_log_tells_what_was_in_it(site: Site):
    guest = Guest(site.address, name="Vera")
    with logged() as lines:
        send(guest, "preview", BROKEN)
    told = "\n".join(lines)
    assert "troublesome.py" in told
    assert "KeyError" in told
    assert CANARY not in told


@pytest.mark.parametrize("part", ["options", "position"])
def test_what_is_nested_too_deep_is_refused_before_a_worker_gets_it(site: Site, part: str):
    """It could not be handed over, and the log told of a fault of ours."""
    guest, nested = Guest(site.address, name="Vera"), "[" * 900 + "]" * 900
    told = {"options": f'{{"rounds": {nested}}}', "position": f'{{"state": {{"turn": {nested}}}}}'}[part]
    body = f'{{"game": "parlour", "seats": [{{"kind": "me"}}, {{"kind": "open"}}], "{part}": {told}}}'
    headers = {"authorization": f"Bearer {guest.token}", "content-type": "application/json"}
    with logged() as lines:
        answer = guest.client.post("/api/tables", content=body, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (
        400,
        {"options": "setup/bad_option", "position": "position/malformed"}[part],
    )
    assert not [line for line in lines if "RecursionError" in line or "too deep" in line]


def test_a_record_is_kept_shown_and_given_back(site: Site):
    """A record is checked, replayed and given back, all of it in workers."""
    game, rng = nemeton.start("cairn", 2, seed=1), Random(1)
    for _ in range(200):
        if not game.over:
            game.answer(rng.choice(game.asks[0].options))
    text = json.dumps(game.record())
    guest, other = Guest(site.address, name="Vera"), Guest(site.address, name="Rowan")
    moved = guest.post("/replay", text=text)
    assert guest.get(moved.headers["location"]).status_code == 200
    assert other.get("/me").status_code == 200
    assert guest.get(f"{moved.headers['location']}/record").json() == game.record()


def test_a_kept_record_outlives_its_workers(site: Site):
    game = nemeton.start("cairn", 2, seed=2)
    guest = Guest(site.address, name="Vera")
    address = guest.post("/replay", text=json.dumps(game.record())).headers["location"]
    for worker in site.house.jobs.workers._all:
        worker.kill()
    assert "<svg" in guest.get(address).text


def test_one_address_holds_one_worker_and_too_many_are_asked_to_come_again(tmp_path: Path):
    """Seven requests of one address: one is worked at, six wait, the next is refused at once and told when to come.

    Nothing ends while this is looked at, so it does not matter how slow the machine is. Those who fill the line ask for
    a preview, which is one job: whoever opens a table waits in the line twice, and would leave it for a moment.
    """
    most = 1 + visitor_jobs.MOST_OF_AN_ADDRESS
    with ThreadPoolExecutor(most) as threads, troubled(tmp_path, LONG) as site:
        guests = [Guest(site.address, name=f"Vera {number}") for number in range(most + 2)]
        for guest in guests[:most]:
            guest.client.timeout = httpx.Timeout(LONG)
        sent = [threads.submit(send, guest, "preview", ENDLESS) for guest in guests[:most]]
        pool = site.house.jobs.workers
        for _ in range(6000):
            if (pool.busy, pool.waiting) == (1, most - 1):  # all have come: one less may wait before one is worked at
                break
            assert not any(one.done() for one in sent)
            time.sleep(0.01)
        assert (pool.busy, pool.waiting) == (1, most - 1)
        for answer in [send(guest, "open", ENDLESS) for guest in guests[most:]]:
            assert answer.status_code == 503
            assert answer.headers["retry-after"] == str(visitor_jobs.WAIT)
            assert "Too many requests wait" in answer.text
        assert len(site.house.jobs.workers.processes) <= 1
        assert not any(one.done() for one in sent)
    assert all(one.exception() for one in sent)  # their site has gone
