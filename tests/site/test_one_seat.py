"""A person sits on one seat of a table, whichever way they come: by page, by program, by a link, twice at once."""

import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier
from typing import Any

import pytest
from sqlalchemy import update

from nemeton.site.base.errors import NotAllowed, TooLate
from nemeton.site.base.settings import settings_from
from nemeton.site.house import House
from nemeton.site.storage import Person, TableRow
from nemeton.site.tables.wishes import SeatWish, TableWish
from nemeton.site.web.app import create_app
from tests.site import loops
from tests.site.serving import Guest, open_table, served

THREE: dict[str, Any] = {"game": "inis", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]}


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    app = create_app(settings_from({"NEMETON_LIMITS": "0", "NEMETON_BOTS": "1"}, tmp_path_factory.mktemp("site")))
    with served(app) as address:
        yield address


def kinds(guest: Guest, table_id: str) -> list[str]:
    """Who sits there, seat by seat."""
    return [seat["kind"] for seat in guest.api("GET", f"/tables/{table_id}")["seats"]]


@pytest.mark.slow
def test_the_host_takes_no_second_seat(address: str):
    host = Guest(address, name="Vera")
    table_id = host.api("POST", "/tables", THREE, 201)["id"]
    refused = host.api("POST", f"/tables/{table_id}/seats/1", {}, 403)
    assert refused["code"] == "site/sits_already"
    host.post(f"/tables/{table_id}/sit", 403, seat="2")
    assert kinds(host, table_id) == ["person", "open", "open"]


@pytest.mark.slow
def test_a_program_takes_one_seat_and_all_can_be_answered(address: str):
    host, program, other = (Guest(address, name=name) for name in ("Vera", "Rowan", "Ash"))
    table_id = host.api("POST", "/tables", THREE, 201)["id"]
    program.api("POST", f"/tables/{table_id}/seats/1", {}, 201)
    assert program.api("POST", f"/tables/{table_id}/seats/2", {}, 403)["code"] == "site/sits_already"
    other.api("POST", f"/tables/{table_id}/seats/2", {}, 201)
    seats = [guest.api("GET", f"/tables/{table_id}")["seat"] for guest in (host, program, other)]
    assert seats == [0, 1, 2]


@pytest.mark.slow
def test_of_two_seats_at_once_one_is_taken(address: str):
    """Both requests see a table where the program does not sit yet."""
    for _ in range(5):
        host, program = Guest(address, name="Vera"), Guest(address, name="Rowan")
        table_id = host.api("POST", "/tables", THREE, 201)["id"]
        assert sorted(_both_at_once(program, table_id)) == [201, 403]
        assert sorted(kinds(host, table_id)) == ["open", "person", "person"]


def _both_at_once(program: Guest, table_id: str) -> list[int]:
    windows, together = [program, program.in_another_window()], Barrier(2)
    headers = {"authorization": f"Bearer {program.token}"}

    def take(at: int) -> int:
        together.wait(30)
        return windows[at].client.post(f"/api/tables/{table_id}/seats/{at + 1}", json={}, headers=headers).status_code

    with ThreadPoolExecutor(2) as pool:
        return list(pool.map(take, range(2)))


@pytest.mark.slow
def test_the_link_of_anothers_seat_gives_no_second_one(address: str):
    host, friend = Guest(address, name="Vera"), Guest(address, name="Rowan")
    table = f"/tables/{open_table(host, friend)}"
    link = re.search(r'data-copy="(/tables/[\w-]+/seat/1)#([\w-]+)"', friend.get(table).text)
    assert link
    refused = host.post(link[1], 403, token=link[2])
    assert "already" in refused.text
    assert friend.api("GET", table)["seat"] == 1
    # on one's own seat the link may be opened as often as one likes
    friend.post(link[1], token=link[2])


def test_a_change_of_seats_that_another_process_has_overtaken_is_not_written(tmp_path: Path):
    """Seats are taken by comparing the table's version in the database, whoever holds a lock."""
    loops.run(_overtaken(House(settings_from({"NEMETON_LIMITS": "0", "NEMETON_BOTS": "1"}, tmp_path))))


async def _overtaken(house: House) -> None:
    await house.database.migrate()
    try:
        host, guest = (Person(id=letter * 32, name=letter, preferences={}) for letter in "ab")
        wish = TableWish(game="inis", seats=[SeatWish("me"), SeatWish("open"), SeatWish("open")])
        table_id = await house.tables.open(host, wish)
        with pytest.raises(TooLate):
            await _change_while_another_does(house, table_id)
        assert [seat.kind for seat in (await house.tables.look(table_id)).seats] == ["person", "open", "open"]
        # who comes after it takes a seat as ever, and only one
        await house.tables.sit(table_id, 1, guest)
        with pytest.raises(NotAllowed):
            await house.tables.sit(table_id, 2, guest)
    finally:
        await house.database.close()


async def _change_while_another_does(house: House, table_id: str) -> None:
    async with house.tables.changing(table_id) as (_, table):
        other = update(TableRow).where(TableRow.id == table_id).values(version=TableRow.version + 1)
        await house.database.write(lambda connection: connection.execute(other))
        table.seats[1].kind = "bot"
