"""Tables where the hardest questions are asked: everybody has sat down, and Vera must answer."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from nemeton.site.storage import Person
from nemeton.site.tables.wishes import SeatWish, TableWish
from tests.site.browser.conftest import Visitors
from tests.site.browser.hard_asks import HardAsk
from tests.site.browser.scenes import PEOPLE, game_at
from tests.site.browser.sites import Visit
from tests.site.looking_back import Site, open_site

MORE_PEOPLE = {"Оксана": "e" * 32, "Bartholomew": "f" * 32}  # at tables of five and six


def lay(data: Path, asks: Iterable[HardAsk]) -> list[tuple[HardAsk, str]]:
    """A table for each question, by its id, in the data folder of a site that is started later."""
    with open_site(data) as site:
        return [(ask, str(site.run(_lay, site, ask))) for ask in asks]


async def _lay(site: Site, ask: HardAsk) -> str:
    company = PEOPLE | MORE_PEOPLE
    vera, *others = (Person(id=ident, name=name, preferences={}) for name, ident in company.items())
    players = ask.played().players
    seats = [SeatWish("me" if seat == ask.seat else "open") for seat in range(players)]
    wish = TableWish(game=str(ask.position["game"]), seats=seats, position=ask.position, nonce="reed")
    table = await site.house.tables.open(vera, wish)
    for seat, person in zip([seat for seat in range(players) if seat != ask.seat], others, strict=False):
        await site.house.tables.sit(table, seat, person, nonce="rush")
    for seat, option, standing in ask.since:
        asked = (await game_at(site, table)).asks
        ident = next(one.id for one in asked if one.seat == seat and (not standing or one.kind == standing))
        await site.house.tables.answer(table, seat, ident, option)
    assert ask.is_asked(await game_at(site, table)), f"{ask.name} is not asked any more: look for hard questions again"
    return table


def vera(visits: Visitors, site: str, data: Path, **wishes: Any) -> Visit:
    """Vera, who reads Russian unless told otherwise, and wants nothing to move."""
    wished: dict[str, Any] = {"language": "ru", "motion": "reduce"} | wishes
    return visits(site, **wished).as_person(PEOPLE["Vera"], data)
