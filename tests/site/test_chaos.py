"""Chaos: several processes on one PostgreSQL, tables of all four games with bots and people, and something is killed
all the while: web processes, workers of bots, the database. No acknowledged answer is lost or doubled, every table
opens and every record replays, and nobody waits long for a bot after a kill.

How long and how many is said by NEMETON_CHAOS, `seconds,tables`; without it the long night's 600 and 200."""

import json
import os
import signal
import threading
import time
from collections import defaultdict
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from nemeton.site.archive.loading import apply_row, opening_of
from nemeton.site.storage import SeatRow, TableRow
from tests.site.postgres import running_postgres
from tests.site.several import NAME, SeveralProcesses, children_of, several_processes, until

pytestmark = pytest.mark.long
GAMES = {"cairn": 2, "inis": 3, "root": 3, "spirit_island": 2}
BETWEEN = 4.0, 9.0  # seconds from one kill to the next
KINDS = ("web", "worker", "web", "worker", "database")
MOST_WAIT = 10.0  # seconds for a bot after a kill
PEOPLE = 4  # tables where a program plays the first seat


class Player(threading.Thread):
    """A program that answers for its seat whenever it is asked, and remembers what was acknowledged."""

    def __init__(self, address: str, game: str, seed: int) -> None:
        super().__init__(daemon=True)
        self.rng, self.kept = Random(seed), list[tuple[int, Any]]()
        self.client = httpx.Client(base_url=address, timeout=30)
        token = self.sent("POST", "/api/tokens", {"name": f"Player {seed}"})["token"]
        self.client.headers["authorization"] = f"Bearer {token}"
        bots = [{"kind": "bot", "bot": "gentle"}] * (GAMES[game] - 1)
        self.table_id: str = self.sent("POST", "/api/tables", {"game": game, "seats": [{"kind": "me"}, *bots]})["id"]
        self.is_over = False

    def sent(self, method: str, path: str, body: Any = None) -> Any:
        """What the site answers; None where it could not, or found the answer too late."""
        try:
            answer = self.client.request(method, path, json=body)
        except httpx.TransportError:
            return None
        assert answer.status_code in (200, 201, 409, 503), f"{answer.status_code} {answer.text[:200]}"
        return answer.json() if answer.status_code < 300 else None

    def run(self) -> None:
        while not self.is_over:
            table = self.sent("GET", f"/api/tables/{self.table_id}")
            if table is None or not table.get("asks"):
                if table is not None and table["stage"] == "over":
                    return
                time.sleep(0.2)
                continue
            ask = table["asks"][0]
            if "options" not in ask or not ask["options"]:
                return
            option = self.rng.choice(ask["options"])
            after = self.sent("POST", f"/api/tables/{self.table_id}/answers", {"ask": ask["id"], "option": option})
            if after is not None:
                self.kept.append((table["number"], option))
            time.sleep(0.2)


def kill_something(site: SeveralProcesses, rng: Random, kind: str) -> str:
    """Kill a web process, a worker of one, or the database; what it was."""
    children = site.children
    if kind == "database":
        site.server.stop(rng.choice((signal.SIGINT, signal.SIGQUIT)))
        time.sleep(rng.uniform(0.2, 2))
        site.server.start()
        return kind
    if kind == "worker":
        children = [worker for child in children for server in children_of(child) for worker in children_of(server)]
    if children:
        try:
            os.kill(rng.choice(children), signal.SIGKILL)
        except ProcessLookupError:
            return "nothing"
    return kind


def test_nothing_is_lost_in_chaos(tmp_path: Path):
    seconds, count = map(int, os.environ.get("NEMETON_CHAOS", "600,200").split(","))
    rng, kills = Random(seconds), defaultdict[str, int](int)
    with running_postgres() as server:
        server.make(NAME)
        with several_processes(tmp_path, server) as site:
            games = [[*GAMES][number % len(GAMES)] for number in range(count)]
            players = [Player(site.address, game, seed) for seed, game in enumerate(games[:PEOPLE])]
            host = players[0]
            for game in games[PEOPLE:]:
                seats = [{"kind": "bot", "bot": "gentle"}] * GAMES[game]
                assert host.sent("POST", "/api/tables", {"game": game, "seats": seats})
            for player in players:
                player.start()
            until_when = time.monotonic() + seconds
            while time.monotonic() < until_when:
                time.sleep(rng.uniform(*BETWEEN))
                kills[kill_something(site, rng, rng.choice(KINDS))] += 1
            until(lambda: len(site.alive) == 2, 120)
            # bots still play: whatever waits for one moves on
            waited = until(lambda: not stuck(site), 120)
            for player in players:
                player.is_over = True
            for player in players:
                player.join(60)
            tables = server.run("SELECT id, game FROM tables ORDER BY id", NAME).splitlines()
            for player in players[1:]:
                player.client.close()
            for line in tables:  # every table opens
                assert host.client.get(f"/tables/{line.split('|')[0]}").status_code == 200
            host.client.close()
        answers = int(server.run("SELECT count(*) FROM log", NAME))
        acknowledged = 0
        for player in players:
            acknowledged += check_kept(server.run, player)
        replayed = sum(replay(server.run, line.split("|")[0]) for line in tables)
    print(
        f"{len(tables)} tables, {answers} answers, {acknowledged} of people acknowledged; killed: {dict(kills)};"
        f" bots went on after {waited:.1f} s; {replayed} answers replayed"
    )
    assert replayed == answers
    assert "fault at" not in site.log


def stuck(site: SeveralProcesses) -> list[str]:
    """Tables where a bot is asked and has not answered for too long."""
    waiting = (
        "SELECT t.id FROM tables t WHERE t.stage = 'playing' AND t.silent IS NULL AND EXISTS (SELECT 1 FROM seats s,"
        " json_array_elements_text(t.asked) a WHERE s.table_id = t.id AND s.kind = 'bot' AND s.seat = a::int)"
        f" AND t.moved_at < now() - interval '{MOST_WAIT} seconds'"
    )
    return site.server.run(waiting, NAME).split()


def check_kept(ask: Any, player: Player) -> int:
    """Every answer that was acknowledged is in the log, once, at the number that it was given for."""
    rows = ask(f"SELECT number, body FROM log WHERE table_id = '{player.table_id}' ORDER BY number", NAME)
    log = {int(number): json.loads(body) for number, _, body in (line.partition("|") for line in rows.splitlines())}
    assert sorted(log) == list(range(1, len(log) + 1))
    own = [body[1] for _, body in sorted(log.items()) if isinstance(body, list) and body[0] == 0]
    at = iter(own)
    for _, option in player.kept:  # in their order; others may lie between, whose acknowledgement was lost
        assert any(option == given for given in at), f"{player.table_id} has lost {option}"
    return len(player.kept)


def replay(ask: Any, table_id: str) -> int:
    """Play a table's game by the kernel alone; how many answers it has."""
    game, players, options, seed = ask(
        f"SELECT game, players, options, seed FROM tables WHERE id = '{table_id}'", NAME
    ).split("|")
    told = ask(f"SELECT 'nonce ' || nonce FROM seats WHERE table_id = '{table_id}' ORDER BY seat", NAME).splitlines()
    nonces = [line.removeprefix("nonce").strip() for line in told]  # those of bots are empty
    row = TableRow(id=table_id, game=game, players=int(players), options=json.loads(options), seed=seed, position=None)
    played = opening_of(row, [SeatRow(table_id=table_id, seat=at, nonce=nonce) for at, nonce in enumerate(nonces)])
    rows = ask(f"SELECT body FROM log WHERE table_id = '{table_id}' ORDER BY number", NAME).splitlines()
    for body in rows:
        apply_row(played, json.loads(body))
    return len(rows)
