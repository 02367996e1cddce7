"""Scenes of a game, each at a table of its own: four people sit there, and the first one looks at it."""

from typing import Any

import pytest

from nemeton.kernel import Game
from nemeton.kernel.values import to_json
from nemeton.site.storage import Person
from nemeton.site.tables.wishes import SeatWish, TableWish
from tests.site.browser.looking import grave_faults, take_picture, too_wide
from tests.site.browser.sites import Visit
from tests.site.looking_back import Site

PEOPLE = {"Vera": "a" * 32, "Александра": "b" * 32, "Maximilian": "c" * 32, "Rowan": "d" * 32}
LOOKS = [
    ("desktop", "light", "en"),
    ("phone", "dark", "en"),
    ("desktop", "dark", "ru"),
    ("phone", "light", "ru"),
    ("desktop", "light", "uk"),
    ("phone", "dark", "uk"),
]
in_every_look = pytest.mark.parametrize(("screen", "theme", "language"), LOOKS)
# Ids that stand twice, and names of seats with more letters than room.
FAULTS = """() => {
    const ids = [...document.querySelectorAll('[id]')].map(one => one.id), told = [];
    for (const id of new Set(ids)) if (ids.filter(other => other === id).length > 1) told.push(`twice: ${id}`);
    for (const name of document.querySelectorAll('.seat .name'))
        if (name.scrollWidth > name.clientWidth + 1 || name.scrollHeight > name.clientHeight + 2)
            told.push(`cut off: ${name.textContent}`);
    return told;
}"""


async def seated(site: Site, game: str, **wish: Any) -> str:
    """A table where everybody has sat down."""
    vera, *others = (Person(id=ident, name=name, preferences={}) for name, ident in PEOPLE.items())
    seats = [SeatWish("me"), *(SeatWish("open") for _ in others)]
    table = await site.house.tables.open(vera, TableWish(game=game, seats=seats, nonce="reed", **wish))
    for seat, person in enumerate(others, 1):
        await site.house.tables.sit(table, seat, person, nonce="rush")
    return table


async def game_at(site: Site, table: str) -> Game[Any]:
    """The game as it stands."""
    game = (await site.house.tables.look(table)).game
    assert game is not None
    return game


async def give(site: Site, table: str, seat: int, ask: str, option: Any) -> None:
    """A seat answers."""
    await site.house.tables.answer(table, seat, ask, to_json(option))


def faults_at(visit: Visit, game: str, tables: dict[str, str], look: str) -> list[str]:
    """Look at every scene and leave its picture; what is cut off, twice there, or serious to axe."""
    told: list[str] = []
    for name, table in tables.items():
        visit.page.goto(f"/tables/{table}")
        visit.wait_until_asked()
        take_picture(visit.page, f"{game}-{name}-{look}")
        faults = [*too_wide(visit.page), *visit.page.evaluate(FAULTS), *grave_faults(visit.page)]
        told += [f"{name}: {fault}" for fault in faults]
    return told
