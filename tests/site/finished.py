"""Tables whose games are over: Vera and bots have played them, always the same."""

from hashlib import sha256
from random import Random
from typing import Any
from unittest.mock import patch

from nemeton.bots import make
from nemeton.kernel import Sealed
from nemeton.kernel.values import to_json
from nemeton.site.storage import Person
from nemeton.site.tables.wishes import SeatWish, TableWish
from tests.site.looking_back import VERA, Site

TABLES: dict[str, tuple[int, dict[str, Any]]] = {
    "cairn": (2, {}),
    "inis": (2, {}),
    "root": (3, {"seat_1": "marquise", "seat_2": "eyrie", "seat_3": "alliance"}),
    "spirit_island": (2, {}),
}


def finished_table(site: Site, game: str, seed: int = 1, answers: int | None = None) -> str:
    """The id of a table that is over, or where so much was answered."""
    return str(site.run(_finished, site, game, seed, answers))


async def _finished(site: Site, game: str, seed: int, answers: int | None) -> str:
    players, options = TABLES[game]
    seats = [SeatWish("me"), *[SeatWish("bot", "greedy")] * (players - 1)]
    vera, tables = Person(id=VERA, name="Vera", preferences={}), site.house.tables
    with patch.object(Sealed, "fresh", lambda: Sealed(sha256(f"{game} {seed}".encode()).digest())):
        table_id = await tables.open(vera, TableWish(game=game, seats=seats, options=options, nonce="heather"))
    bots, rng, given = [make("gentle", seat) for seat in range(players)], Random(seed), 0
    while True:
        table = await tables.look(table_id)
        assert table.game is not None
        ask = table.game.ask
        if ask is None or given == answers:
            return table_id
        option = bots[ask.seat].choose(table.game.imagined(ask.seat, rng), ask.seat)
        await tables.answer(table_id, ask.seat, ask.id, to_json(option))
        given += 1
