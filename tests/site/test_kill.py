"""A killed site loses nothing: what was acknowledged is there, nothing is there twice, and every table goes on."""

import json
import sqlite3
import time
from http.client import HTTPException
from pathlib import Path
from random import Random
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import msgspec
import pytest

import nemeton
from nemeton.kernel import Sealed
from nemeton.kernel.values import from_json
from tests.site.browser.sites import running_site


def send(address: str, path: str, body: Any = None, token: str = "") -> Any:
    """What the site answers; None if it died meanwhile or found the answer too late."""
    headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
    data = None if body is None else json.dumps(body).encode()
    try:
        with urlopen(Request(address + path, data, headers), timeout=20) as answer:
            return json.load(answer)
    except HTTPError as error:
        if error.code != 409:
            raise
        return None
    except (OSError, HTTPException):  # it may die in the middle of a sentence
        return None


def the_log(data: Path, table_id: str) -> list[tuple[int, Any]]:
    """The rows of a table's log, as they lie in the database."""
    with sqlite3.connect(data / "nemeton.sqlite") as database:
        rows = database.execute(
            "SELECT number, body FROM log WHERE table_id = ? ORDER BY number", [table_id]
        ).fetchall()
    return [(number, json.loads(body)) for number, body in rows]


def replayed(data: Path, table_id: str) -> Any:
    """The game that the database tells, played by the kernel alone."""
    with sqlite3.connect(data / "nemeton.sqlite") as database:
        (seed,) = database.execute("SELECT seed FROM tables WHERE id = ?", [table_id]).fetchone()
        nonces = [
            row[0] for row in database.execute("SELECT nonce FROM seats WHERE table_id = ? ORDER BY seat", [table_id])
        ]
    game = nemeton.start("cairn", 2, Sealed(bytes.fromhex(seed), nonces))
    for _, (seat, option) in the_log(data, table_id):
        game.answer(from_json(option), seat)
    return game


ME = {"kind": "me"}
BOT = {"kind": "bot", "bot": "gentle"}
MOST_QUIET = 600  # looks at a table that does not move, a tenth of a second each


def open_tables(data: Path, *tables: list[dict[str, str]]) -> tuple[str, list[str]]:
    """Tables with these seats: their host's token, and their ids."""
    with running_site(data) as address:
        token = send(address, "/api/tokens", {"name": "Vera"})["token"]
        opened = [send(address, "/api/tables", {"game": "cairn", "seats": seats}, token)["id"] for seats in tables]
    return token, opened


def play_until_killed(address: str, table_id: str, token: str, rng: Random, kept: list[Any]) -> None:
    """Answer for seat 0 until the site is gone; `kept` gets every answer that was acknowledged."""
    while True:
        table = send(address, f"/api/tables/{table_id}", token=token)
        if table is None or table["stage"] == "over":
            return
        if not table.get("asks"):
            continue
        ask = table["asks"][0]
        option = rng.choice(ask["options"])
        after = send(address, f"/api/tables/{table_id}/answers", {"ask": ask["id"], "option": option}, token)
        if after is not None:
            kept.append(option)


def check_log(data: Path, table_id: str, before: list[Any]) -> tuple[list[Any], Any]:
    """The log, and the game that it tells: numbered without a gap, longer than before and not otherwise, legal."""
    log = the_log(data, table_id)
    assert [number for number, _ in log] == list(range(1, len(log) + 1))
    bodies = [body for _, body in log]
    assert bodies[: len(before)] == before
    game = replayed(data, table_id)
    assert len(game.history) == len(log)
    return bodies, game


def check_opened(address: str, token: str, table_id: str, game: Any) -> None:
    """The started site tells the table as the log does, wherever it opened it from."""
    table = send(address, f"/api/tables/{table_id}", token=token)
    assert table["number"] >= len(game.history)
    if table["number"] == len(game.history):
        seen = game.seen_by(table.get("seat", -1))
        assert table["state"] == json.loads(json.dumps(msgspec.to_builtins(seen, str_keys=True)))


def wait_for_move(address: str, token: str, table_id: str, number: int) -> None:
    """Until a table has moved on, a person is asked there, or its game is over; one that stands still is a failure."""
    table: Any = None
    for _ in range(MOST_QUIET):
        table = send(address, f"/api/tables/{table_id}", token=token)
        if table["number"] > number or table.get("asks") or table["stage"] == "over":
            return
        time.sleep(0.1)
    raise AssertionError(f"table {table_id} stands still at {number}: {table['stage']}, asked {table['asked']}")


@pytest.mark.parametrize("kills", [pytest.param(2, marks=pytest.mark.slow), pytest.param(20, marks=pytest.mark.long)])
def test_a_killed_site_loses_nothing(tmp_path: Path, kills: int):
    rng, kept = Random(kills), list[Any]()
    # given a table of a person and a bot, and tables where only bots play
    token, (mine, *others) = open_tables(tmp_path, [ME, BOT], [BOT, BOT], [BOT, BOT])
    logs: dict[str, list[Any]] = {table_id: [] for table_id in (mine, *others)}
    for _ in range(kills):
        # when the site dies at a random moment while they play
        with running_site(tmp_path, killed_after=rng.uniform(0.5, 3)) as address:
            play_until_killed(address, mine, token, rng, kept)
        # then every log is a legal game that only grew
        games = {}
        for table_id, before in logs.items():
            logs[table_id], games[table_id] = check_log(tmp_path, table_id, before)
        # and every acknowledged answer is there, once and in its order; one more may have been committed unheard
        answers = [body[1] for body in logs[mine] if body[0] == 0]
        assert answers[: len(kept)] == kept
        assert len(answers) <= len(kept) + 1
        kept[:] = answers
        if games[mine].over:
            token, (mine,) = open_tables(tmp_path, [ME, BOT])
            logs[mine] = []
            kept.clear()
    # and after the last start every table goes on from there
    with running_site(tmp_path) as address:
        for table_id in logs:
            check_opened(address, token, table_id, replayed(tmp_path, table_id))
        for table_id, log in logs.items():
            wait_for_move(address, token, table_id, len(log))
