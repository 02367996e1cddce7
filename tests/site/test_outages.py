"""What goes wrong around a site with several processes: web processes and the database are killed, stopped and started
again. Whoever waits is told, live pages stay, bots go on, and nothing that was acknowledged is lost."""

import os
import signal
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import httpx
import pytest

from tests.site.postgres import PostgresServer, running_postgres
from tests.site.serving import Guest, asked, event_data, first_answer, open_table
from tests.site.several import NAME, SeveralProcesses, several_processes, until

pytestmark = pytest.mark.slow
OVER = 1_000_000
BOT = {"kind": "bot", "bot": "gentle"}


@pytest.fixture(scope="module")
def server() -> Iterator[PostgresServer]:
    with running_postgres() as server:
        server.make(NAME)
        yield server


@pytest.fixture(scope="module")
def site(server: PostgresServer, tmp_path_factory: pytest.TempPathFactory) -> Iterator[SeveralProcesses]:
    data: Path = tmp_path_factory.mktemp("site")
    with several_processes(data, server) as site:
        yield site
    assert "fault at" not in site.log, site.log


def numbers(server: PostgresServer, tables: list[str]) -> dict[str, int]:
    """How far tables have come; one that is over is as far as can be."""
    told = server.run(f"SELECT id, CASE stage WHEN 'over' THEN {OVER} ELSE number END FROM tables", NAME)
    known = dict(line.split("|") for line in told.splitlines())
    return {table_id: int(known[table_id]) for table_id in tables}


def have_moved(server: PostgresServer, before: dict[str, int]) -> bool:
    return all(far > before[table_id] or far == OVER for table_id, far in numbers(server, [*before]).items())


def is_whole_again(site: SeveralProcesses, before: set[str]) -> bool:
    """Does another process serve in the place of a dead one?"""
    return len(site.alive) == 2 and site.alive != before


def test_bots_of_a_killed_process_are_taken_over(site: SeveralProcesses, server: PostgresServer):
    host = Guest(site.address, name="Vera")
    # given tables where only bots play, in whichever process
    wishes = [{"game": game, "seats": [BOT] * 3} for game in ("inis", "root")]
    tables = [host.api("POST", "/tables", wish, 201)["id"] for wish in wishes * 2]
    for child in site.children:
        # when a process is killed
        there = site.alive
        os.kill(child, signal.SIGKILL)
        before = numbers(server, tables)
        # then all tables go on soon, and another process is started in its place
        waited = until(
            partial(have_moved, server, before), 120
        )  # test_chaos.py looks at how long, where nothing else runs
        print(f"all bots went on after {waited:.1f} s")
        until(partial(is_whole_again, site, there), 120)
    # and every bot has thought in one process: nothing was answered twice
    assert server.run("SELECT count(*) FROM log GROUP BY table_id, number HAVING count(*) > 1", NAME) == ""


def test_a_database_that_is_away_is_told_and_comes_back(site: SeveralProcesses, server: PostgresServer):
    host, guest = Guest(site.address, name="Vera"), Guest(site.address, name="Rowan")
    table_id = open_table(host, guest)
    table = f"/tables/{table_id}"
    active = asked(table_id, host, guest)
    form = first_answer(active.get(table).text)
    watcher = Guest(site.address)
    with watcher.stream(f"{table}/live") as heard:
        next(heard)
        for how in (signal.SIGINT, signal.SIGQUIT):
            # given a database that is shut down, or dies
            server.stop(how)
            # then pages say so, in the reader's language, and an answer is not taken
            until(lambda: host.get("/", None).status_code == 503)
            told = host.get("/", 503)
            assert "cannot reach its database" in told.text
            assert told.headers["retry-after"] == "5"
            assert "не может связаться" in host.get("/", 503, accept_language="ru").text
            answer = active.send(f"{table}/answer", form, None, htmx=True)
            assert answer.status_code == 503
            api = httpx.get(f"{site.address}/api/tables/{table_id}", headers={"authorization": "Bearer nemeton_x"})
            assert (api.status_code, api.json()["code"]) == (503, "site/database_away")
            server.start()
            until(lambda: host.get("/", None).status_code == 200)
        # when it is back, the answer counts, and the page that stayed open sees it
        before = host.api("GET", f"/tables/{table_id}")["number"]
        active.send(f"{table}/answer", form, 200, htmx=True)
        assert host.api("GET", f"/tables/{table_id}")["number"] == before + 1
        assert any("line-1" in event_data(event) for event in heard)
    until(lambda: len(site.alive) == 2)


def test_a_site_that_shall_end_finishes_what_it_has_begun(tmp_path: Path, server: PostgresServer):
    server.make("another")
    with several_processes(tmp_path, server, "another") as site:
        guest = Guest(site.address, name="Vera")
        wish = {"game": "cairn", "seats": [{"kind": "me"}, {"kind": "open"}]}
        table = f"/tables/{guest.api('POST', '/tables', wish, 201)['id']}"
        with guest.stream(f"{table}/live") as heard:
            next(heard)
            os.kill(site.watcher.pid, signal.SIGTERM)
            assert list(heard) == []  # the live page is sent away, not cut off
    assert site.log.count("Traceback") == 0
