"""A program at a table: it opens a game against a bot through the site's JSON API and plays it to the end.

    ./play serve --port 8000 --no-browser &
    python examples/sit_at_a_table.py http://localhost:8000

Standard library only. The program chooses at random; put something better into `choose`.
"""

import json
import random
import sys
import time
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen


class Site:
    """A site, as a program talks to it."""

    def __init__(self, address: str, name: str) -> None:
        self.address = address.rstrip("/")
        self.token = ""
        self.token = self.post("/api/tokens", {"name": name})["token"]

    def get(self, path: str) -> Any:
        """What the site tells."""
        return self._send("GET", path, None)

    def post(self, path: str, body: dict[str, Any]) -> Any:
        """What the site tells after a change."""
        return self._send("POST", path, body)

    def _send(self, method: str, path: str, body: dict[str, Any] | None) -> Any:
        headers = {"content-type": "application/json"} | (
            {"authorization": f"Bearer {self.token}"} if self.token else {}
        )
        data = None if body is None else json.dumps(body).encode()
        try:
            with urlopen(Request(self.address + path, data, headers, method=method), timeout=30) as answer:
                return json.load(answer)
        except HTTPError as error:
            raise SystemExit(f"{method} {path}: {json.load(error)['message']}") from None


def choose(ask: dict[str, Any]) -> Any:
    """One of the options on offer. `ask["kind"]` says what it is about."""
    return random.choice(ask["options"])


def main(address: str, game: str = "cairn", bot: str = "level:2") -> None:
    """Open a table, play, and say how it ended."""
    site = Site(address, "Example")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": bot}]
    table = site.post("/api/tables", {"game": game, "seats": seats})
    print(f"Watch at {site.address}/tables/{table['id']}")
    while table["stage"] != "over":
        if table.get("asks"):
            ask = table["asks"][0]
            table = site.post(f"/api/tables/{table['id']}/answers", {"ask": ask["id"], "option": choose(ask)})
        else:
            time.sleep(0.2)
            table = site.get(f"/api/tables/{table['id']}")
    print(f"Over after {table['number']} answers: {table['result']}")


if __name__ == "__main__":
    if len(sys.argv) < 2:
        raise SystemExit("Usage: python examples/sit_at_a_table.py ADDRESS [GAME [BOT]]")
    main(*sys.argv[1:4])
