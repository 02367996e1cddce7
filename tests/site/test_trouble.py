"""A disk that is full, a folder that cannot be written, a clock that jumps: the reader is told, nothing that was
acknowledged is lost, and all goes on when it is over."""

import re
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

import httpx
import pytest
from sqlalchemy import Connection

from nemeton.site.base.settings import settings_from
from nemeton.site.house import House
from nemeton.site.storage import models
from nemeton.site.web.app import create_app
from tests.site import loops
from tests.site.serving import Guest, asked, first_answer, open_table, served

LIMITS = {"NEMETON_BOTS": "1", "NEMETON_LIMITS": "0", "NEMETON_METRICS": "only-for-prometheus"}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, House]]:
    app = create_app(settings_from(LIMITS, tmp_path_factory.mktemp("site")))
    with served(app) as address:
        yield address, app.state["house"]


def tell(house: House, pragma: str) -> None:
    """Set something on the connection that writes."""

    def say(connection: Connection) -> None:
        connection.exec_driver_sql(pragma)

    loops.run(house.database.write(say))


def answer(active: Guest, table: str) -> httpx.Response:
    return active.send(f"{table}/answer", first_answer(active.get(table).text), None, htmx=True)


@pytest.mark.parametrize(
    ("trouble", "over"),
    [
        ("PRAGMA max_page_count = 1", "PRAGMA max_page_count = 1073741823"),  # as a disk that is full
        ("PRAGMA query_only = ON", "PRAGMA query_only = OFF"),  # as a folder that is read-only
    ],
)
def test_a_site_that_cannot_write_says_so(site: tuple[str, House], trouble: str, over: str):
    address, house = site
    players = Guest(address, name="Vera"), Guest(address, name="Rowan")
    table_id = open_table(*players)
    table, number = f"/tables/{table_id}", 0
    active = asked(table_id, *players)
    tell(house, trouble)
    try:
        got = answer(active, table)
        while got.status_code == 200:  # until the last free page of the file is used
            number += 1
            active = asked(table_id, *players)
            got = answer(active, table)
        assert got.status_code == 503
        assert "cannot write" in got.text
        assert got.headers["retry-after"] == "5"
        # what was acknowledged is there, and nothing else
        assert active.api("GET", f"/tables/{table_id}")["number"] == number
    finally:
        tell(house, over)
    active.send(f"{table}/answer", first_answer(active.get(table).text), 200, htmx=True)
    assert active.api("GET", f"/tables/{table_id}")["number"] == number + 1


def test_nobody_loses_time_when_the_clock_jumps(site: tuple[str, House], monkeypatch: pytest.MonkeyPatch):
    address, house = site
    players = Guest(address, name="Vera"), Guest(address, name="Rowan")
    table_id = open_table(*players, clock="turn_2m")
    before = loops.run(house.tables.look(table_id)).row.times
    real = models.now
    # when the machine's clock is set a day ahead, and the site looks what is due
    for module in ("tables.clocks", "tables.service", "archive.log", "storage.models"):
        monkeypatch.setattr(f"nemeton.site.{module}.now", lambda: real() + timedelta(days=1), raising=False)

    async def look() -> None:
        await house.clocks.follow(24 * 3600)
        await house.clocks.sweep()

    loops.run(look())
    # then no bot stands in for anybody, and the time that was used is the same
    table = loops.run(house.tables.look(table_id))
    assert [seat.kind for seat in table.seats] == ["person", "person"]
    assert before is not None
    asked_since = [(times[0], (table.row.times or {})[seat][0]) for seat, times in before.items() if times[0]]
    assert asked_since
    assert all(abs(later - earlier - 24 * 3600) < 60 for earlier, later in asked_since)


def test_whoever_watches_the_site_is_told_how_it_is(site: tuple[str, House]):
    guest = Guest(site[0])
    assert guest.get("/healthz").text == "ok\n"
    assert guest.get("/readyz").text == "ready\n"
    # what it counts is not there for the public
    guest.get("/metrics", 404)
    guest.get("/metrics", 404, authorization="Bearer something else")
    told = guest.get("/metrics", authorization="Bearer only-for-prometheus")
    assert told.headers["content-type"].startswith("text/plain")
    assert re.search(r'^nemeton_requests_total\{method="GET",status="404"\} \d+$', told.text, re.MULTILINE)
    assert re.search(r'^nemeton_request_seconds_bucket\{le="\+Inf"\} \d+$', told.text, re.MULTILINE)
    assert "nemeton_database_away 0" in told.text
    # every answer has a number; what a visitor claims is not believed
    numbers = {guest.get("/healthz", x_request_id="mine-mine-mine").headers["x-request-id"] for _ in range(3)}
    assert len(numbers) == 3
    assert "mine-mine-mine" not in numbers


def test_a_site_that_ends_is_not_ready(tmp_path: Path):
    app = create_app(settings_from({"NEMETON_BOTS": "1"}, tmp_path))
    with served(app) as address:
        guest = Guest(address)
        app.state["house"].drain()
        assert guest.get("/readyz", 503).text == "ending\n"
