"""Tables where something has happened since Vera's last move: people have played by lot until she must choose again."""

from hashlib import sha256
from random import Random
from unittest.mock import patch

from nemeton.kernel import Sealed, Standing
from nemeton.kernel.history import Answered
from nemeton.kernel.values import to_json
from nemeton.site.storage import Person
from nemeton.site.tables.wishes import SeatWish, TableWish
from tests.site.looking_back import ROWAN, VERA, Site

PEOPLE = ((VERA, "Vera"), (ROWAN, "Rowan"), ("c" * 32, "Levko"), ("d" * 32, "Anna"))
PLAYERS = {"cairn": 2, "inis": 3, "root": 4, "spirit_island": 2}
LONG = {"cairn": 12, "inis": 90, "root": 60, "spirit_island": 25}  # answers before the last ones
MOST = 500


async def played_table(site: Site, game: str, *, seed: int = 1, lines: int = 4) -> str:
    """A table of a game where Vera is asked, and at least so many lines were told since she answered last."""
    vera, *others = (Person(id=key, name=name, preferences={}) for key, name in PEOPLE[: PLAYERS[game]])
    wish = TableWish(game=game, seats=[SeatWish("me"), *(SeatWish("open") for _ in others)], nonce="heather")
    with patch.object(Sealed, "fresh", lambda: Sealed(sha256(f"{game} {seed}".encode()).digest())):
        table_id = await site.house.tables.open(vera, wish)
    for seat, person in enumerate(others, 1):
        await site.house.tables.sit(table_id, seat, person, nonce="lichen")
    rng, since = Random(seed), 0
    for answers in range(MOST):
        game_now = (await site.house.tables.look(table_id)).game
        assert game_now is not None
        assert not game_now.over, "another seed is needed"
        asks = [ask for ask in game_now.asks if not isinstance(ask, Standing)]
        told = len(game_now.journal) - since
        is_choice = asks[0].seat == 0 and len(asks[0].options) > 1 and not asks[0].secret
        if answers > LONG[game] and is_choice and told >= lines and last_seat(game_now.history) != 0:
            return table_id
        ask = asks[rng.randrange(len(asks))]
        if ask.seat == 0:
            since = len(game_now.journal)
        option = ask.options[rng.randrange(len(ask.options))]
        await site.house.tables.answer(table_id, ask.seat, ask.id, to_json(option))
    raise AssertionError("another seed is needed")


def last_seat(history: object) -> int:
    """Who has answered last."""
    assert isinstance(history, list)
    return next((event.seat for event in reversed(history) if isinstance(event, Answered)), -1)
