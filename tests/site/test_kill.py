"""A killed site loses nothing: what was acknowledged is there, nothing is there twice, and every table goes on."""

import json
import sqlite3
from pathlib import Path
from random import Random
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

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
    except OSError:
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


def open_table(data: Path) -> tuple[str, str]:
    """A table of a person and a bot: the person's token, and the table's id."""
    with running_site(data) as address:
        token = send(address, "/api/tokens", {"name": "Vera"})["token"]
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        return token, send(address, "/api/tables", {"game": "cairn", "seats": seats}, token)["id"]


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


@pytest.mark.parametrize("kills", [pytest.param(2, marks=pytest.mark.slow), pytest.param(20, marks=pytest.mark.long)])
def test_a_killed_site_loses_nothing(tmp_path: Path, kills: int):
    rng, kept = Random(kills), list[Any]()
    token, table_id = open_table(tmp_path)
    for _ in range(kills):
        # given a site that dies at a random moment while a person and a bot play
        with running_site(tmp_path, killed_after=rng.uniform(0.5, 3)) as address:
            play_until_killed(address, table_id, token, rng, kept)
        # then every acknowledged answer is in the log, once and in its order; one more may have been committed unheard
        log = the_log(tmp_path, table_id)
        assert [number for number, _ in log] == list(range(1, len(log) + 1))
        mine = [body[1] for _, body in log if body[0] == 0]
        assert mine[: len(kept)] == kept
        assert len(mine) <= len(kept) + 1
        kept[:] = mine
        # and the log is a legal game
        game = replayed(tmp_path, table_id)
        assert len(game.history) == len(log)
        if game.over:
            token, table_id = open_table(tmp_path)
            kept.clear()
    # and after the last start the table goes on: the bot answers, and the person is asked again
    with running_site(tmp_path) as address:
        while not (table := send(address, f"/api/tables/{table_id}", token=token)).get("asks"):
            if table["stage"] == "over":
                break
