"""Hints while one plays: who may ask, what is told, and that nothing hidden is in it."""

import asyncio
import json
import re
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from html import unescape
from math import inf
from pathlib import Path
from random import Random
from typing import Any

import pytest

import nemeton
from nemeton.bots import RandomBot, play_seat
from nemeton.kernel import Standing
from nemeton.site.base.errors import SiteError
from nemeton.site.base.settings import settings_from
from nemeton.site.storage import SeatRow, TableRow
from nemeton.site.tables.hints import Hints, has_hints
from nemeton.site.view.hints import briefing_of, find_hint
from nemeton.site.web.app import create_app
from tests.games.cairn.board import position_of
from tests.games.inis.position import position_of as inis_position
from tests.site.company import asks, bots, give
from tests.site.serving import Guest, open_table, served

FIELD = """
5 . . S . F
4 . . . . .
3 . . . . .
2 . . . . .
1 . S . . .
upcoming deer_rock stormwell
stack alley_of_dusk memorial_mound
"""
MOST_TWINS = 8
SEATS = {"person": SeatRow(kind="person"), "bot": SeatRow(kind="bot"), "open": SeatRow(kind="open")}


@pytest.mark.parametrize(
    ("game", "hints", "seats", "allowed"),
    [
        ("cairn", "bots", "person bot", True),
        ("cairn", "bots", "person person", False),
        ("cairn", "bots", "person open", False),
        ("cairn", "all", "person person", True),
        ("cairn", "none", "person bot", False),
        ("root", "bots", "person bot bot", True),
        ("root", "bots", "person bot person", False),
        ("spirit_island", "bots", "person person", True),
        ("spirit_island", "none", "person person", False),
    ],
)
def test_a_hint_is_no_help_against_a_person(game: str, hints: str, seats: str, allowed: bool):
    row = TableRow(game=game, hints=hints)
    assert has_hints(row, [SEATS[seat] for seat in seats.split()]) is allowed


def field() -> dict[str, Any]:
    return position_of(FIELD, to_move="sea")


def hint(guest: Guest, table: str, ask: str, status: int = 200) -> str:
    return unescape(guest.get(f"/tables/{table}/hint?ask={ask}", status).text)


def alone(guest: Guest, position: dict[str, Any], game: str = "cairn", **wish: Any) -> str:
    """A table of one person and bots, in a position."""
    wish = {"game": game, "seats": bots(2), "position": position, **wish}
    return str(guest.api("POST", "/tables", wish, 201)["id"])


def started(tmp_path: Path) -> Any:
    settings = settings_from({"NEMETON_LIMITS": "0", "NEMETON_BOTS": "1", "NEMETON_WINDOWS": "0"}, tmp_path)
    return create_app(settings)


@pytest.mark.parametrize(
    ("language", "what", "why"),
    [
        ("en", "c5", "It builds a megalith: you have 1 of 3."),
        ("ru", "c5", "Сооружается мегалит: у вас 1 из 3."),
        ("uk", "c5", "Споруджується мегаліт: у вас 1 із 3."),
    ],
)
def test_a_hint_says_what_and_why_with_the_law(tmp_path: Path, language: str, what: str, why: str):
    """The best answers with their worth, the reason in words and its section of the rules; nothing is changed."""
    with served(started(tmp_path)) as address:
        guest = Guest(address, language=language, name="Vera")
        table = alone(guest, field())
        [ask] = asks(guest, table)
        page = guest.get(f"/tables/{table}").text
        assert 'id="hint-open"' in page
        told = hint(guest, table, ask["id"])
        rows = re.findall(r'<span class="what">(.*?)</span> <b class="worth">(\d+)</b>', told)
        assert len(rows) == 3
        assert what in rows[0][0]
        assert [int(worth) for _, worth in rows] == sorted((int(worth) for _, worth in rows), reverse=True)
        assert why in told
        assert 'href="/rules/cairn#build"' in told
        [advised] = json.loads(re.findall(r'data-advised="(\[.*\])">', told)[0])
        assert advised in unescape(page), "what is advised is marked by the answer that its button carries"
        # asked twice it is the same, and the question still waits
        assert hint(guest, table, ask["id"]) == told
        assert asks(guest, table)[0]["id"] == ask["id"]


def test_a_hint_belongs_to_one_question(tmp_path: Path):
    with served(started(tmp_path)) as address:
        guest = Guest(address, name="Vera")
        table = alone(guest, field())
        [ask] = asks(guest, table)
        hint(guest, table, ask["id"])
        give(guest, table, ask["id"], ["move", "c5", "off:N"], 201)
        assert "answered already" in hint(guest, table, ask["id"], 409)
        [choice] = asks(guest, table)
        assert "data-advised" in hint(guest, table, choice["id"])
        # what was taken back is asked again, and told again
        guest.post(f"/tables/{table}/undo")
        [again] = asks(guest, table)
        assert "It builds a megalith" in hint(guest, table, again["id"])


def test_where_there_are_no_hints_a_sentence_says_why(tmp_path: Path):
    with served(started(tmp_path)) as address:
        host, friend = Guest(address, name="Vera"), Guest(address, name="Rowan")
        table = open_table(host, friend, game="cairn", position=field())
        [ask] = asks(host, table)
        assert 'id="hint-open"' not in host.get(f"/tables/{table}").text
        assert "People play against each other here" in hint(host, table, ask["id"], 403)
        # whoever has no seat gets none
        stranger = Guest(address, name="Levko")
        hint(stranger, table, ask["id"], 403)
        # a table that was opened without says so, one that was opened with gives them to everybody
        closed = alone(host, field(), hints="none")
        assert "opened without hints" in hint(host, closed, asks(host, closed)[0]["id"], 403)
        assert 'id="hint-open"' not in host.get(f"/tables/{closed}").text
        host.api("POST", "/tables", {"game": "cairn", "seats": bots(2), "hints": "sometimes"}, 400)
        hint(host, "nowhere", "x", 404)


def test_the_host_may_choose_for_the_table(tmp_path: Path):
    """The form of a new table and the lobby offer it; what was chosen is kept for the game and its rematch."""
    with served(started(tmp_path)) as address:
        host = Guest(address, name="Vera")
        assert 'name="hints"' in host.get("/tables/new?game=cairn").text
        form = {"game": "cairn", "drawn_for": "cairn", "seat-0": "me", "seat-1": "open", "open": "yes", "hints": "all"}
        table = host.send("/tables/new", form).headers["location"].rpartition("/")[2]
        assert '<option value="all" selected>' in host.get(f"/tables/{table}").text
        host.send(f"/tables/{table}/setup", {"options": "yes", "hints": "none"})
        assert '<option value="none" selected>' in host.get(f"/tables/{table}").text


def run(work: Any) -> Any:
    """In a thread of its own: a browser of another test may have its loop in this one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


def test_who_asks_meanwhile_waits_for_the_same_worker():
    """One look for all; a failure is told and not kept."""
    hints: Hints[str] = Hints()
    calls = list[int]()

    async def look() -> str:
        calls.append(len(calls))
        await asyncio.sleep(0.01)
        if len(calls) == 1:
            raise ValueError("the worker has died")
        return "found"

    async def all_at_once() -> tuple[Any, Any, str]:
        failed = await asyncio.gather(hints.of("t", look), hints.of("t", look), return_exceptions=True)
        found = await asyncio.gather(hints.of("t", look), hints.of("t", look))
        return failed, found, await hints.of("t", look)

    failed, found, known = run(all_at_once())
    assert [type(one) for one in failed] == [ValueError, ValueError]
    assert ([*found], known) == (["found", "found"], "found")
    assert calls == [0, 1]


def test_a_worker_that_fails_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """A worker that gives up, or is too busy, is a sentence where the hint would stand; the game goes on."""
    app = started(tmp_path)
    house = app.state["house"]

    async def broken(*_given: Any, **_named: Any) -> Any:
        raise SiteError("site/takes_too_long", seconds=10)

    with served(app) as address:
        guest = Guest(address, name="Vera")
        table = alone(guest, field())
        [ask] = asks(guest, table)
        with monkeypatch.context() as patched:
            patched.setattr(house.jobs, "do", broken)
            told = hint(guest, table, ask["id"], 400)
            assert 'role="alert"' in told
            assert "data-advised" not in told
        assert "data-advised" in hint(guest, table, ask["id"])


def test_there_is_a_limit(tmp_path: Path):
    with served(create_app(settings_from({"NEMETON_BOTS": "1", "NEMETON_WINDOWS": "0"}, tmp_path))) as address:
        guest = Guest(address, name="Vera")
        table = alone(guest, field())
        [ask] = asks(guest, table)
        for _ in range(60):
            hint(guest, table, ask["id"])
        assert 'role="alert"' in hint(guest, table, ask["id"], 429)


@pytest.mark.parametrize(("name", "players"), [("inis", 3), ("root", 4), ("cairn", 2), ("spirit_island", 2)])
def test_two_tables_that_a_seat_cannot_tell_apart_get_the_same_hint(
    monkeypatch: pytest.MonkeyPatch, name: str, players: int
):
    """The worker is handed the whole game; what it finds owes nothing to what is hidden from the seat, nor here to how
    busy the machine is."""
    monkeypatch.setattr("nemeton.site.view.hints.SECONDS", inf)
    game, bot, rng = nemeton.start(name, players, 7), RandomBot(3), Random(3)
    compared = 0
    while compared < MOST_TWINS and not game.over and game.state.turn < 60:
        play_seat(game, game.asks[0].seat, bot, rng)
        ask = next((one for one in game.asks if not isinstance(one, Standing) and len(one.options) > 2), None)
        if ask is None or rng.random() < 0.8:
            continue
        position = game.position()
        tables = [nemeton.from_position(position, 1), *(twin_of(position, ask.seat, seed) for seed in range(3))]
        if any(one.seen_by(ask.seat) != tables[0].seen_by(ask.seat) for one in tables):
            continue  # what was done since the last checkpoint has come to light otherwise
        named = {one.id for table in tables for one in table.asks if one.seat == ask.seat}
        if len(named) == 1:
            found = [find_hint(briefing_of(one), ask.seat, *named) for one in tables]
            assert found[1:] == [found[0]] * 3
            compared += 1
    assert compared >= 4


def twin_of(position: dict[str, Any], seat: int, seed: int) -> Any:
    """The same for the eyes of a seat: everything that is hidden from it is dealt anew."""
    book = nemeton.rulebooks()[position["game"]]
    state = book.read_position(position["state"])
    book.imagine(state, seat, Random(f"twin {seed}"))
    return nemeton.from_position({**position, "state": book.write_position(state)}, 1)


def test_a_window_in_secret_is_answered_from_ones_own_cards(tmp_path: Path):
    """In a window the hint tells nothing of what others hold; it stands only with the seat that is asked."""
    island = "valley 0,0 A2 B1 capital · cove 1,0 B1 · plains 0,1 A1 · A: conquest · B: bard"
    with served(started(tmp_path)) as address:
        host, friend = Guest(address, name="Vera"), Guest(address, name="Rowan")
        table = open_table(host, friend, game="inis", position=inis_position(island), hints="all")
        [ask] = asks(host, table)
        assert "data-advised" in hint(host, table, ask["id"])
        assert "answered already" in hint(friend, table, ask["id"], 409)


def test_an_older_database_is_brought_up_to_date(tmp_path: Path):
    """Tables of old give hints as new ones do by themselves."""
    with served(started(tmp_path)) as address:
        table = alone(Guest(address, name="Vera"), field())
    with sqlite3.connect(tmp_path / "nemeton.sqlite") as database:
        database.execute("ALTER TABLE tables DROP COLUMN hints")
        database.execute("UPDATE alembic_version SET version_num = '0013'")
    with served(started(tmp_path)) as address:
        Guest(address).get(f"/tables/{table}")
    with sqlite3.connect(tmp_path / "nemeton.sqlite") as database:
        assert database.execute("SELECT hints FROM tables").fetchall() == [("bots",)]
        assert database.execute("SELECT version_num FROM alembic_version").fetchall() == [("0014",)]
