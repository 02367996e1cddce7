"""Clocks, and a bot after a time: what is due lies in the database, and comes about at the moment that is named."""

from collections.abc import Awaitable, Callable
from datetime import timedelta
from pathlib import Path

import pytest

from nemeton.kernel import PUBLIC
from nemeton.kernel.values import to_json
from nemeton.site.archive import clocks
from nemeton.site.base.errors import SiteError, TooOften
from nemeton.site.base.settings import settings_from
from nemeton.site.house import House
from nemeton.site.storage import Person, TableRow, now
from nemeton.site.tables.table import OpenTable
from nemeton.site.tables.wishes import SeatWish, TableWish
from nemeton.site.view.company import company_view
from nemeton.site.view.viewpoint import table_view
from tests.site import loops

VERA, ROWAN = (Person(id=letter * 32, name=name, preferences={}) for letter, name in (("a", "Vera"), ("b", "Rowan")))
MINUTE = timedelta(minutes=1)
Part = Callable[[House, str], Awaitable[None]]


def house_in(data: Path) -> House:
    return House(settings_from({"NEMETON_LIMITS": "0", "NEMETON_BOTS": "1"}, data))


def at_table(data: Path, part: Part, **customs: str) -> None:
    """Two people sit at Cairn, and something happens."""

    async def play() -> None:
        house = house_in(data)
        await house.database.migrate()
        try:
            seats = [SeatWish("me"), SeatWish("open")]
            table_id = await house.tables.open(VERA, TableWish(game="cairn", seats=seats, **customs))  # type: ignore[arg-type]
            await house.tables.sit(table_id, 1, ROWAN)
            await part(house, table_id)
        finally:
            await house.bots.close()
            await house.database.close()

    loops.run(play())


def asked_in(table: OpenTable) -> int:
    assert table.game is not None
    return table.game.asks[0].seat


async def answer(house: House, table_id: str) -> None:
    """Whoever is asked answers somehow."""
    table = await house.tables.look(table_id)
    assert table.game is not None
    ask = table.game.asks[0]
    await house.tables.answer(table_id, ask.seat, ask.id, to_json(ask.options[0]))


async def kinds(house: House, table_id: str) -> list[str]:
    return [seat.kind for seat in (await house.tables.look(table_id)).seats]


def test_a_bot_stands_in_after_the_time_and_whoever_comes_back_has_the_seat(tmp_path: Path):
    async def part(house: House, table_id: str) -> None:
        began, seat = now(), asked_in(await house.tables.look(table_id))
        person = (VERA, ROWAN)[seat].id
        await house.clocks.sweep(began + 4 * MINUTE)
        assert await kinds(house, table_id) == ["person", "person"]
        await house.clocks.sweep(began + 6 * MINUTE)
        there = await kinds(house, table_id)
        assert there[seat] == "bot"
        assert there[1 - seat] == "person"
        await house.bots.close()
        await house.seats.come_back(table_id, person)
        assert await kinds(house, table_id) == ["person", "person"]

    at_table(tmp_path, part, bot_after="5m")


def test_who_was_seen_meanwhile_is_waited_for_from_then_on(tmp_path: Path):
    async def part(house: House, table_id: str) -> None:
        table = await house.tables.look(table_id)
        seat, began = asked_in(table), now()
        await house.tables.seen(table_id, seat)
        table.seats[seat].seen_at = began + 3 * MINUTE
        house.tables.known.note_seen(table_id, seat, began + 3 * MINUTE)
        await house.clocks.sweep(began + 6 * MINUTE)
        assert await kinds(house, table_id) == ["person", "person"]
        await house.clocks.sweep(began + 9 * MINUTE)
        assert (await kinds(house, table_id))[seat] == "bot"

    at_table(tmp_path, part, bot_after="5m")


def test_a_table_without_a_clock_waits_for_ever(tmp_path: Path):
    async def part(house: House, table_id: str) -> None:
        await house.clocks.sweep(now() + timedelta(days=400))
        assert await kinds(house, table_id) == ["person", "person"]
        assert (await house.tables.look(table_id)).row.due_at is None

    at_table(tmp_path, part)


def test_the_clock_of_a_turn_begins_anew_with_every_turn(tmp_path: Path):
    async def part(house: House, table_id: str) -> None:
        row = (await house.tables.look(table_id)).row
        first = asked_in(await house.tables.look(table_id))
        assert clocks.runs_out(row, first) == pytest.approx(row.moved_at.timestamp() + 120, abs=1)
        assert clocks.runs_out(row, 1 - first) is None
        while asked_in(await house.tables.look(table_id)) == first:
            await answer(house, table_id)
        row = (await house.tables.look(table_id)).row
        assert clocks.runs_out(row, first) is None
        assert clocks.runs_out(row, 1 - first) == pytest.approx(row.moved_at.timestamp() + 120, abs=1)
        await house.clocks.sweep(now() + 3 * MINUTE)
        assert (await kinds(house, table_id))[1 - first] == "bot"

    at_table(tmp_path, part, clock="turn_2m")


def test_a_reserve_is_used_up_over_the_game_and_leaves_a_little_to_who_comes_back():
    row = TableRow(id="x", players=2, turn=1, clock="game_20m", bot_after="never")
    start = now()
    clocks.move_on(row, [0], start)
    clocks.move_on(row, [1], start + 15 * MINUTE)
    row.turn = 2
    clocks.move_on(row, [0], start + 18 * MINUTE)
    assert clocks.runs_out(row, 0) == pytest.approx((start + 23 * MINUTE).timestamp())
    clocks.again(row, 0, start + 30 * MINUTE)
    assert clocks.runs_out(row, 0) == pytest.approx((start + 35 * MINUTE).timestamp())
    clocks.move_on(row, [1], start + 60 * MINUTE)
    clocks.move_on(row, [0], start + 61 * MINUTE)
    clocks.again(row, 0, start + 62 * MINUTE)
    assert clocks.runs_out(row, 0) == pytest.approx((start + 62 * MINUTE).timestamp() + clocks.GRACE)


def test_a_restart_keeps_what_is_due(tmp_path: Path):
    found: dict[str, object] = {}

    async def part(house: House, table_id: str) -> None:
        first = asked_in(await house.tables.look(table_id))
        while asked_in(await house.tables.look(table_id)) == first:
            await answer(house, table_id)  # what is due now was written with an answer
        row = (await house.tables.look(table_id)).row
        found.update(table=table_id, due=row.due_at, seat=asked_in(await house.tables.look(table_id)))

    at_table(tmp_path, part, bot_after="1h")

    async def after() -> None:
        house = house_in(tmp_path)
        await house.database.migrate()
        try:
            table_id, seat = str(found["table"]), found["seat"]
            assert (await house.tables.look(table_id)).row.due_at == found["due"]
            await house.clocks.sweep(now() + 59 * MINUTE)
            assert await kinds(house, table_id) == ["person", "person"]
            await house.clocks.sweep(now() + 61 * MINUTE)
            assert [at for at, kind in enumerate(await kinds(house, table_id)) if kind == "bot"] == [seat]
        finally:
            await house.bots.close()
            await house.database.close()

    loops.run(after())


def test_the_page_says_since_when_somebody_is_gone(tmp_path: Path):
    async def part(house: House, table_id: str) -> None:
        seat = asked_in(await house.tables.look(table_id))
        gone, stays = ((VERA, ROWAN), (ROWAN, VERA))[seat]
        await house.seats.leave(table_id, gone.id)
        table = await house.tables.look(table_id)
        table.seats[seat].left_at = now() - 9 * MINUTE
        shown = table_view(table, 1 - seat, "en", person=stays.id)
        company = company_view(table, shown, (1 - seat,), frozenset(), "en")
        assert company is not None
        [away] = company.away
        assert (away.name, away.has_left, away.since and away.since.words) == (gone.name, True, "9 min ago")
        # one's own absence is nobody's news to oneself, and a stranger nudges nobody
        mine = company_view(table, table_view(table, seat, "en", person=gone.id), (seat,), frozenset(), "en")
        assert mine is None or not mine.away
        seen = table_view(table, PUBLIC, "en", person="nobody")
        watching = company_view(table, seen, (), frozenset(), "en")
        assert watching is not None
        assert not watching.may_nudge

    at_table(tmp_path, part)


def test_a_nudge_comes_once_in_ten_minutes(tmp_path: Path):
    async def part(house: House, table_id: str) -> None:
        table = await house.tables.look(table_id)
        seat, moment = asked_in(table), now()
        stays = (ROWAN, VERA)[seat]
        await house.clocks.nudge(table_id, stays.id, seat, moment)
        with pytest.raises(TooOften):
            await house.clocks.nudge(table_id, stays.id, seat, moment + 9 * MINUTE)
        await house.clocks.nudge(table_id, stays.id, seat, moment + 11 * MINUTE)
        with pytest.raises(SiteError):
            await house.clocks.nudge(table_id, stays.id, 1 - seat, moment)

    at_table(tmp_path, part)
