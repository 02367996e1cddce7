"""Tables that stand ready in a data folder before a site is started on it: waiting, half played, finished."""

from pathlib import Path
from typing import NamedTuple

from nemeton.site.storage import Person
from nemeton.site.tables.wishes import SeatWish, TableWish
from tests.site.looking_back import ROWAN, VERA, Site, open_site

LEVKO = "c" * 32


class Tables(NamedTuple):
    """The tables, each by its id."""

    waiting: str
    begun: str
    middle: str
    late: str
    over: str


def set_up(data: Path) -> Tables:
    """Vera and Rowan have played a while; Levko waits for somebody."""
    with open_site(data) as site:
        waiting = str(site.run(_open_seat, site))
        return Tables(waiting, *(site.table(answers=answers) for answers in (4, 17, 35, None)))


async def _open_seat(site: Site) -> str:
    levko = Person(id=LEVKO, name="Levko", preferences={})
    wish = TableWish(game="cairn", seats=[SeatWish("me"), SeatWish("open")], nonce="fern", listed=True)
    return await site.house.tables.open(levko, wish)


__all__ = ["LEVKO", "ROWAN", "VERA", "Tables", "set_up"]
