"""A seat's own link: the seat goes on on another device, both hold it, and a new link takes it back from the others."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from nemeton.site.base.settings import settings_from
from nemeton.site.house import House
from nemeton.site.web.app import create_app
from tests.site.serving import Guest, asked, event_data, first_answer, in_a_process, open_table, served

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, House]]:
    app = create_app(settings_from({"NEMETON_LIMITS": "0", "NEMETON_BOTS": "1"}, tmp_path_factory.mktemp("site")))
    with served(app) as address:
        yield address, app.state["house"]


@pytest.fixture
def people(site: tuple[str, House]) -> tuple[Guest, Guest, Guest]:
    """A host, a friend, and the friend's phone."""
    address, _ = site
    return Guest(address, name="Vera"), Guest(address, name="Rowan"), Guest(address)


def link_on(page: str) -> str:
    """The seat's link on its holder's page."""
    found = re.search(r'data-copy="(/tables/[\w-]+/seat/\d#[\w-]+)"', page)
    assert found
    return found[1]


def opened(phone: Guest, link: str, status: int = 303) -> None:
    """Open the link on a device, and go on there."""
    path, _, secret = link.partition("#")
    phone.get(path)
    phone.post(path, status, token=secret)


def test_both_devices_hold_the_seat(people: tuple[Guest, Guest, Guest]):
    host, friend, phone = people
    table_id = open_table(host, friend)
    table = f"/tables/{table_id}"
    opened(phone, link_on(friend.get(table).text))
    # both may play, whichever is at hand
    for _ in range(6):
        active = asked(table_id, host, friend)
        pages = [device.get(table).text for device in (friend, phone)]
        assert ['data-asked="yes"' in page for page in pages] == [active is friend] * 2
        player = active if active is host else phone
        player.send(f"{table}/answer", first_answer(player.get(table).text))
    friend.post(f"{table}/chat", text="from the laptop")
    phone.post(f"{table}/chat", text="from the phone")
    assert re.findall(r"from the (?:laptop|phone)", host.get(table).text) == ["from the laptop", "from the phone"]
    # and both find it among their tables
    assert all(table in device.get("/").text for device in (friend, phone))
    # it is one person: nobody else is asked twice
    assert phone.api("GET", f"/tables/{table_id}")["seat"] == friend.api("GET", f"/tables/{table_id}")["seat"] == 1


def test_a_pasted_link_does_without_scripts(people: tuple[Guest, Guest, Guest]):
    host, friend, phone = people
    table = f"/tables/{open_table(host, friend)}"
    link = link_on(friend.get(table).text)
    phone.post(link.partition("#")[0], token=f"http://elsewhere.example{link} ")
    assert 'name="text"' in phone.get(table).text
    assert phone.get(link.partition("#")[0], 303).headers["location"] == table  # it is held already


def test_a_new_link_takes_the_seat_back_from_other_devices(people: tuple[Guest, Guest, Guest]):
    host, friend, phone = people
    table = f"/tables/{open_table(host, friend)}"
    old = link_on(friend.get(table).text)
    opened(phone, old)
    friend.post(f"{table}/renew")
    new = link_on(friend.get(table).text)
    assert new != old
    assert 'name="text"' in friend.get(table).text
    assert 'name="text"' not in phone.get(table).text
    phone.post(f"{table}/chat", 403, text="still here?")
    assert table not in phone.get("/").text
    opened(phone, old, 404)
    # the new link works, and whoever renews it from the phone keeps the seat there
    opened(phone, new)
    phone.post(f"{table}/renew")
    assert 'name="text"' in phone.get(table).text
    assert 'name="text"' not in friend.get(table).text


def test_a_seat_that_is_left_or_given_up_is_lost_on_every_device(people: tuple[Guest, Guest, Guest]):
    host, friend, phone = people
    seats = [{"kind": "open"}, {"kind": "me"}]
    table_id = host.api("POST", "/tables", {"game": "cairn", "seats": seats}, 201)["id"]
    table = f"/tables/{table_id}"
    friend.api("POST", f"/tables/{table_id}/seats/0", {}, 201)
    link = link_on(friend.get(table).text)
    opened(phone, link)
    friend.post(f"{table}/leave")
    host.post(f"{table}/propose", kind="replace", about=0)
    assert 'name="text"' not in phone.get(table).text
    # the bot only stands in: the person comes back on either device, and then both hold the seat again
    phone.post(f"{table}/return")
    assert all('name="text"' in device.get(table).text for device in (friend, phone))


def test_the_host_is_the_host_on_every_device(people: tuple[Guest, Guest, Guest]):
    host, friend, phone = people
    seats = [{"kind": "me"}, {"kind": "open"}]
    table_id = host.api("POST", "/tables", {"game": "cairn", "seats": seats}, 201)["id"]
    table, deed = f"/tables/{table_id}", f'action="/tables/{table_id}/bot"'
    assert [deed in device.get(table).text for device in (host, phone, friend)] == [True, False, False]
    phone.post(f"{table}/bot", 403, seat=1, bot="greedy")
    # when the host's own seat goes on on the phone
    opened(phone, link_on(host.get(table).text))
    assert [deed in device.get(table).text for device in (host, phone, friend)] == [True, True, False]
    # and the link is renewed there, so that the laptop loses the seat
    phone.post(f"{table}/renew")
    assert [deed in device.get(table).text for device in (host, phone, friend)] == [False, True, False]
    host.post(f"{table}/bot", 403, seat=1, bot="greedy")
    phone.post(f"{table}/bot", seat=1, bot="greedy")
    assert 'id="stage"' in phone.get(table).text


def test_presence_is_counted_by_device(people: tuple[Guest, Guest, Guest], site: tuple[str, House]):
    host, friend, phone = people
    table_id = open_table(host, friend)
    table, here = f"/tables/{table_id}", 'class="presence is-here"'
    opened(phone, link_on(friend.get(table).text))
    with host.stream(f"{table}/live") as heard:
        assert here not in event_data(next(heard))
        with phone.stream(f"{table}/live") as on_phone:
            next(on_phone)
            while here not in event_data(next(heard)):
                pass
            with friend.stream(f"{table}/live") as on_laptop:
                next(on_laptop)
                live: Any = site[1].live
                assert live.present(table_id) == {0, 1}
            # the laptop has gone, the phone is still there: somebody at the table says so
            host.post(f"{table}/chat", text="are you there?")
            while "are you there?" not in (told := event_data(next(heard))):
                pass
            assert here in told
        while here in event_data(next(heard)):
            pass


def test_a_link_is_shown_to_nobody_else(people: tuple[Guest, Guest, Guest], site: tuple[str, House]):
    host, friend, _ = people
    table_id = open_table(host, friend)
    table, spectator = f"/tables/{table_id}", Guest(site[0])
    secret = link_on(friend.get(table).text).partition("#")[2]
    assert len(secret) >= 32
    for other in (host, spectator):
        for path in (table, f"{table}/journal", f"{table}/replay", f"{table}/record", f"{table}/seat/1", "/", "/me"):
            answer = other.get(path, status=None)
            assert secret not in answer.text + str(answer.headers)
        assert secret not in str(other.api("GET", f"/tables/{table_id}"))
        with other.stream(f"{table}/live") as heard:
            assert secret not in next(heard)


@pytest.mark.parametrize("token", ["", "x", "#", "я" * 40, "x" * 100_000, "\x00"])
def test_a_wrong_link_opens_nothing(people: tuple[Guest, Guest, Guest], token: str):
    host, friend, phone = people
    table = f"/tables/{open_table(host, friend)}"
    refused = phone.post(f"{table}/seat/1", None, token=token)
    assert refused.status_code == {"\x00": 400, "x" * 100_000: 413}.get(token, 404)
    assert "Traceback" not in refused.text
    assert 'name="text"' not in phone.get(table).text
    phone.get(f"{table}/seat/7", 404)


def test_a_link_is_in_no_log_and_no_referrer(tmp_path: Path):
    # given a site that logs every request
    with in_a_process("nemeton.site.web.serve:app", tmp_path, level="info") as address:
        host, friend, phone = Guest(address, name="Vera"), Guest(address, name="Rowan"), Guest(address)
        table = f"/tables/{open_table(host, friend)}"
        link = link_on(friend.get(table).text)
        opened(phone, link)
        opened(Guest(address), f"{link}x", 404)
        friend.post(f"{table}/renew")
        policies = {phone.get(path).headers["referrer-policy"] for path in (table, "/", f"{table}/journal")}
    log = (tmp_path / "log.txt").read_text()
    # then the log knows that somebody came, and not by which secret
    assert f"POST {table}/seat/1" in log
    assert link.partition("#")[2] not in log
    assert policies == {"same-origin"}
