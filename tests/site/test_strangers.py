"""What strangers bring stops nobody: it is read, tried and drawn in a worker that can be ended."""

import json
import logging
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

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


class Site:
    """A site whose workers get into trouble, and its log."""

    def __init__(self, house: House, address: str, log: list[str]) -> None:
        self.house, self.address, self.log = house, address, log


@contextmanager
def troubled(data: Path, seconds: float) -> Iterator[Site]:
    """A site where what a stranger sends may take so long."""
    settings = settings_from({"NEMETON_LIMITS": "0", "NEMETON_BOTS": "1"}, data)
    changed = {"loaded": ("tests.site.troublesome",), "stranger_seconds": seconds}
    app, lines = create_app(msgspec.structs.replace(settings, **changed)), Lines()
    shelf = dict(GAMES)
    GAMES["parlour"] = PARLOUR
    try:
        with served(app) as address:
            logging.getLogger().addHandler(lines)
            yield Site(app.state["house"], address, lines.lines)
    finally:
        logging.getLogger().removeHandler(lines)
        GAMES.clear()
        GAMES.update(shelf)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with troubled(tmp_path_factory.mktemp("site"), LIMIT) as opened:
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
def test_trouble_is_told_and_stops_nobody(site: Site, way: str, trouble: int):
    """While one request goes on for ever, others are answered; then it is told what happened, and all is as before."""
    language = ("en", "ru", "uk")[(WAYS.index((way, trouble))) % 3]
    guest, other = Guest(site.address, language, name="Vera"), Guest(site.address, name="Rowan")
    tables = guest.get("/me").text.count("/tables/")
    with ThreadPoolExecutor(1) as threads:
        sent = threads.submit(send, guest, way, trouble)
        longest = 0.0
        while not sent.done():
            begun = time.monotonic()
            other.get("/me")
            longest = max(longest, time.monotonic() - begun)
            time.sleep(0.05)
        answer = sent.result()
    assert longest < LIMIT, "others have waited for it"
    assert answer.status_code == (200 if way == "preview" else 400)
    assert TOLD[language, trouble] in answer.text
    assert "Traceback" not in answer.text
    assert guest.get("/me").text.count("/tables/") == tables, "nothing was opened"
    drawn = other.post("/positions/preview", status=200, text=json.dumps(position()))
    assert 'id="position-stage"' in drawn.text


def test_no_log_tells_what_was_in_it(site: Site):
    guest = Guest(site.address, name="Vera")
    site.log.clear()
    send(guest, "preview", BROKEN)
    told = "\n".join(site.log)
    assert "troublesome.py" in told
    assert "KeyError" in told
    assert CANARY not in told


@pytest.mark.parametrize("part", ["options", "position"])
def test_what_is_nested_too_deep_is_refused_before_a_worker_gets_it(site: Site, part: str):
    """It could not be handed over, and the log told of a fault of ours."""
    guest, nested = Guest(site.address, name="Vera"), "[" * 900 + "]" * 900
    told = {"options": f'{{"rounds": {nested}}}', "position": f'{{"state": {{"turn": {nested}}}}}'}[part]
    body = f'{{"game": "parlour", "seats": [{{"kind": "me"}}, {{"kind": "open"}}], "{part}": {told}}}'
    site.log.clear()
    headers = {"authorization": f"Bearer {guest.token}", "content-type": "application/json"}
    answer = guest.client.post("/api/tables", content=body, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (
        400,
        {"options": "setup/bad_option", "position": "position/malformed"}[part],
    )
    assert not [line for line in site.log if "RecursionError" in line or "too deep" in line]


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

    Nothing ends while this is looked at, so it does not matter how slow the machine is.
    """
    most = 1 + visitor_jobs.MOST_OF_AN_ADDRESS
    with ThreadPoolExecutor(most) as threads, troubled(tmp_path, LONG) as site:
        guests = [Guest(site.address, name=f"Vera {number}") for number in range(most + 2)]
        for guest in guests[:most]:
            guest.client.timeout = httpx.Timeout(LONG)
        sent = [threads.submit(send, guest, "open", ENDLESS) for guest in guests[:most]]
        for _ in range(6000):
            if site.house.jobs.workers.waiting == most - 1:
                break
            assert not any(one.done() for one in sent)
            time.sleep(0.01)
        assert site.house.jobs.workers.waiting == most - 1
        for answer in [send(guest, "open", ENDLESS) for guest in guests[most:]]:
            assert answer.status_code == 503
            assert answer.headers["retry-after"] == str(visitor_jobs.WAIT)
            assert "Too many requests wait" in answer.text
        assert len(site.house.jobs.workers.processes) <= 1
        assert not any(one.done() for one in sent)
    assert all(one.exception() for one in sent)  # their site has gone
