"""Two processes on one PostgreSQL: of two who want the same at once one wins, whichever process they came by; what
happens in one is seen in the other at once; and what dies with one goes on in the other."""

import re
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from statistics import median
from threading import Barrier
from typing import Any, NamedTuple

import httpx
import pytest

from tests.site.postgres import PostgresServer, running_postgres
from tests.site.serving import Guest, asked, event_data, event_id, first_answer, in_a_process, open_table
from tests.site.test_at_once import answers_on, board_on

pytestmark = pytest.mark.slow
SITE = "nemeton.site.web.serve:app"
NAME = "nemeton"
BOARDS = {"board_1": "A", "board_2": "B"}


class Sites(NamedTuple):
    """Two sites that are one."""

    first: str
    second: str
    server: PostgresServer

    def ask(self, statement: str) -> str:
        """What the database says."""
        return self.server.run(statement, NAME)


@pytest.fixture(scope="module")
def sites(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Sites]:
    folders: list[Path] = [tmp_path_factory.mktemp("first"), tmp_path_factory.mktemp("second")]
    with running_postgres() as server, ExitStack() as stack:
        database = server.make(NAME)
        addresses = [
            stack.enter_context(
                in_a_process(SITE, folder, NEMETON_DATABASE=database, NEMETON_LIMITS="100", NEMETON_METRICS="1")
            )
            for folder in folders
        ]
        yield Sites(addresses[0], addresses[1], server)
    for folder in folders:
        log = (folder / "log.txt").read_text()
        assert "fault" not in log, log
        assert "failed" not in log, log


def at_once(*deeds: Callable[[], httpx.Response]) -> list[httpx.Response]:
    """What comes of deeds that are done at the same moment."""
    together = Barrier(len(deeds))

    def done(deed: Callable[[], httpx.Response]) -> httpx.Response:
        together.wait(30)
        return deed()

    with ThreadPoolExecutor(len(deeds)) as pool:
        return list(pool.map(done, deeds))


def statuses(answers: list[httpx.Response]) -> list[int]:
    return sorted(answer.status_code for answer in answers)


def two_players(sites: Sites) -> tuple[Guest, Guest]:
    return Guest(sites.first, name="Vera"), Guest(sites.second, name="Rowan")


def sent(guest: Guest, path: str, **form: Any) -> Callable[[], httpx.Response]:
    return lambda: guest.send(path, form, None, htmx=True)


# One winner each


def test_of_two_answers_at_once_exactly_one_counts(sites: Sites):
    players = two_players(sites)
    table_id = open_table(*players)
    table = f"/tables/{table_id}"
    for number in range(12):
        active = asked(table_id, *players)
        here, there = active.in_another_window(sites.first), active.in_another_window(sites.second)
        answers = answers_on(active.get(table).text)
        forms = answers[number % len(answers)], answers[(number + 1) % len(answers)]
        got = at_once(sent(here, f"{table}/answer", **forms[0]), sent(there, f"{table}/answer", **forms[1]))
        assert statuses(got) == [200, 409]
        assert players[0].api("GET", f"/tables/{table_id}")["number"] == number + 1
        assert len({board_on(answer.text) for answer in got}) == 1


def test_of_two_who_take_one_seat_exactly_one_gets_it(sites: Sites):
    host = Guest(sites.first, name="Host")
    for number in range(5):
        rivals = Guest(sites.first, name=f"One {number}"), Guest(sites.second, name=f"Two {number}")
        wish = {"game": "cairn", "seats": [{"kind": "me"}, {"kind": "open"}]}
        table = f"/tables/{host.api('POST', '/tables', wish, 201)['id']}"
        got = at_once(*(sent(rival, f"{table}/sit", seat="1", name="Rival") for rival in rivals))
        assert statuses(got) == [200, 409]


def test_an_undo_that_was_agreed_twice_is_done_once(sites: Sites):
    host, guest = two_players(sites)
    table_id = open_table(host, guest)
    table = f"/tables/{table_id}"
    for _ in range(4):
        active = asked(table_id, host, guest)
        active.send(f"{table}/answer", first_answer(active.get(table).text))
    for _ in range(3):
        before = sites.ask(f"SELECT count(*) FROM log WHERE table_id = '{table_id}' AND body::text LIKE '%undo%'")
        host.post(f"{table}/propose", None, kind="undo")
        found = re.search(r'name="proposal" value="(\d+)"', guest.get(table).text)
        assert found
        windows = guest.in_another_window(sites.first), guest.in_another_window(sites.second)
        got = at_once(*(sent(window, f"{table}/agree", proposal=found[1], word="yes") for window in windows))
        assert statuses(got) == [200, 409]
        after = sites.ask(f"SELECT count(*) FROM log WHERE table_id = '{table_id}' AND body::text LIKE '%undo%'")
        assert int(after) == int(before) + 1
        active = asked(table_id, host, guest)
        active.send(f"{table}/answer", first_answer(active.get(table).text))


def test_of_two_rematches_there_is_one(sites: Sites):
    host, guest = two_players(sites)
    table = f"/tables/{open_table(host, guest)}"
    host.post(f"{table}/resign")
    got = at_once(sent(host, f"{table}/rematch"), sent(guest, f"{table}/rematch"))
    assert statuses(got) == [200, 200]
    assert len({answer.headers["hx-redirect"] for answer in got}) == 1
    assert sites.ask("SELECT count(*) FROM tables WHERE stage = 'waiting'") == "1"


def test_of_two_who_give_up_at_once_one_ends_the_game(sites: Sites):
    for _ in range(3):
        host, guest = two_players(sites)
        table_id = open_table(host, guest)
        got = at_once(sent(host, f"/tables/{table_id}/resign"), sent(guest, f"/tables/{table_id}/resign"))
        assert statuses(got) == [200, 409]
        settled = f"SELECT count(*) FROM log WHERE table_id = '{table_id}' AND body::text LIKE '%settled%'"
        assert sites.ask(settled) == "1"
        told = [player.api("GET", f"/tables/{table_id}")["result"] for player in (host, guest)]
        assert told[0] == told[1]


def test_pins_of_both_lie_on_the_table(sites: Sites):
    """What two people point at in the same moment is seen, and what both take away is gone."""
    host, guest = two_players(sites)
    table = f"/tables/{open_table(host, guest, game='spirit_island', options=BOARDS)}"
    for places in (("A4", "A5"), ("A6", "A7")):
        got = at_once(*(sent(one, f"{table}/pin", start=at) for one, at in zip((host, guest), places, strict=True)))
        assert statuses(got) == [200, 200]
    for player in (host, guest):
        shown = re.findall(r'<g id="pin-([^"]+)" class="pin of-\d', player.get(table).text)
        assert sorted(shown) == ["0-A4", "0-A6", "1-A5", "1-A7"]
    assert statuses(at_once(sent(host, f"{table}/unpin"), sent(guest, f"{table}/unpin"))) == [200, 200]
    assert 'class="pin of-' not in host.get(table).text


def test_whatever_does_not_exclude_another_is_done_as_well(sites: Sites):
    """Two people talk, point and leave at once, in two processes: nobody is told to try again."""
    host, guest = two_players(sites)
    table_id = open_table(host, guest)
    table = f"/tables/{table_id}"
    for number in range(5):
        active = asked(table_id, host, guest)
        form = first_answer(active.get(table).text)
        got = at_once(
            sent(host, f"{table}/chat", text=f"host {number}"),
            sent(guest, f"{table}/chat", text=f"guest {number}"),
            sent(active, f"{table}/answer", **form),
        )
        assert statuses(got) == [200, 200, 200]
    said = sites.ask(f"SELECT count(*) FROM messages WHERE table_id = '{table_id}'")
    assert (int(said), host.api("GET", f"/tables/{table_id}")["number"]) == (10, 5)
    assert statuses(at_once(sent(host, f"{table}/leave"), sent(guest, f"{table}/leave"))) == [200, 200]
    assert sites.ask(f"SELECT count(left_at) FROM seats WHERE table_id = '{table_id}'") == "2"


# The bell


def test_an_answer_is_seen_in_the_other_process(sites: Sites):
    players = two_players(sites)
    table_id = open_table(*players)
    table, waits = f"/tables/{table_id}", list[float]()
    watcher = Guest(sites.second)
    with watcher.stream(f"{table}/live") as heard:
        next(heard)
        for number in range(10):
            active = asked(table_id, *players).in_another_window(sites.first)
            form = first_answer(active.get(table).text)
            active.send(f"{table}/answer", form)
            given = time.monotonic()
            while f".{players[0].api('GET', f'/tables/{table_id}')['version']}." not in event_id(next(heard)):
                pass
            waits.append(time.monotonic() - given)
            assert number < 10
    print(f"seen after {min(waits):.3f} to {max(waits):.3f} s, median {median(waits):.3f} s")
    assert min(waits) < 0.2


def test_who_is_there_is_seen_in_the_other_process(sites: Sites):
    host, guest = two_players(sites)
    table = f"/tables/{open_table(host, guest)}"
    here = 'class="presence is-here"'
    with host.stream(f"{table}/live") as heard:
        next(heard)
        with guest.stream(f"{table}/live") as other:
            # a player sees the other one, who looks on sees both
            until(lambda: event_data(next(other)).count(here) == 1)
            until(lambda: event_data(next(heard)).count(here) == 1)
            assert Guest(sites.second).get(table).text.count(here) == 2
    until(lambda: Guest(sites.second).get(table).text.count(here) == 0)


def test_a_thought_of_a_bot_is_thought_once(sites: Sites):
    """Both processes hear that a bot is asked, and one thinks: were there two, the later answer would be refused."""
    before = [thoughts(address) for address in (sites.first, sites.second)]
    host, rounds = Guest(sites.first, name="Vera"), 0
    wish = {"game": "cairn", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "level:3"}]}
    table = f"/tables/{host.api('POST', '/tables', wish, 201)['id']}"
    windows = host.in_another_window(sites.first), host.in_another_window(sites.second)
    while rounds < 6 and host.api("GET", table)["stage"] == "playing":
        here, there = windows[rounds % 2], windows[1 - rounds % 2]
        until(partial(is_free, host, here, table))
        if is_asked(here, table):
            answer = sent(here, f"{table}/answer", **first_answer(here.get(table).text))
            assert statuses(at_once(answer, *(sent(there, f"{table}/chat", text="Hm") for _ in range(4)))) == [200] * 5
            rounds += 1
    until(partial(is_free, host, host, table))
    after = [thoughts(address) for address in (sites.first, sites.second)]
    assert sum(told.had for told in after) - sum(told.had for told in before) >= 3
    assert [told.in_vain for told in after] == [told.in_vain for told in before]


def is_asked(guest: Guest, table: str) -> bool:
    return 'data-asked="yes"' in guest.get(table).text


def is_free(host: Guest, guest: Guest, table: str) -> bool:
    """Has no bot anything to do?"""
    return is_asked(guest, table) or bool(host.api("GET", table)["stage"] == "over")


class Thoughts(NamedTuple):
    """What a process tells of the thoughts of its bots: how many it had, and how many of them in vain."""

    had: int
    in_vain: int


def thoughts(address: str) -> Thoughts:
    told = httpx.get(f"{address}/metrics").text
    had, in_vain = re.findall(r"^nemeton_bot_thoughts(?:_in_vain)? (\d+)", told, re.MULTILINE)
    return Thoughts(int(had), int(in_vain))


# What is shared


def test_a_session_is_good_in_both(sites: Sites):
    host, _ = two_players(sites)
    there, old = host.in_another_window(sites.second), host.in_another_window(sites.first)
    assert 'value="Vera"' in there.get("/me").text
    # and where all cookies are renewed by way of one process, older ones are worth nothing in the other
    there.post("/me/renew", 303)
    assert 'value="Vera"' in host_with(there.cookie, sites.first).get("/me").text
    assert 'value="Vera"' not in old.get("/me").text


def host_with(cookie: str, address: str) -> Guest:
    guest = Guest(address)
    guest.client.cookies.clear()
    guest.client.cookies.set("nemeton", cookie)
    return guest


def test_limits_are_counted_together(sites: Sites):
    """Names may be changed twenty times in ten minutes; here a hundred times as often as usual."""
    guest = Guest(sites.first)
    spent = "SELECT count(*), round(sum(until - extract(epoch FROM now()))) FROM spent WHERE key LIKE 'names visitor %'"
    for number in range(6):
        guest.in_another_window((sites.first, sites.second)[number % 2]).post("/me", name=f"Vera {number}")
    person = guest.cookie.partition(".")[0]
    count, ahead = sites.ask(f"{spent[:-2]}{person}'").split("|")
    assert count == "1"
    assert 0 < float(ahead) <= 6 * 600 / 2000 + 1


def until(is_so: Callable[[], Any], seconds: float = 30.0) -> float:
    """Wait for something; how long it took."""
    began = time.monotonic()
    while not is_so():
        assert time.monotonic() - began < seconds, "it does not come"
        time.sleep(0.05)
    return time.monotonic() - began
