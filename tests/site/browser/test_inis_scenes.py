"""Pictures of a table of Inis, at the moments that matter: a turn, the draft, a player to choose, a clash. Nothing is
cut off, wider than the screen or twice there, every name is whole, and axe finds nothing serious."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from nemeton.kernel import Standing
from nemeton.kernel.values import to_json
from nemeton.site.storage import Person
from nemeton.site.tables import SeatWish, TableWish
from tests.games.inis.position import position_of
from tests.site.browser.conftest import Visitors
from tests.site.browser.sites import running_site
from tests.site.browser.test_access import AXE, GRAVE, RUN
from tests.site.browser.test_screenshots import ALBUM, SCREENS, TOO_WIDE
from tests.site.looking_back import Site, open_site

pytestmark = pytest.mark.long
PEOPLE = {"Vera": "a" * 32, "Александра": "b" * 32, "Maximilian": "c" * 32, "Rowan": "d" * 32}
ISLAND = """
hills 0,0 A3 B2 C1 capital c1 s2
cove 1,0 A2 C1 card=A
plains 0,1 B2 A1 s1
moor 1,-1 C2 D1
swamp -1,1 A1
meadows -1,0 D3 s1
stone_circle 0,-1 D1 B1 s1
turn A · players 4 · deeds 1 2 0 2 · pretenders B D
A: warlord migration conquest bard scouts_and_spies | the_fianna the_other_world
B: geis new_clans sanctuary | balors_eye
C: exploration druid
D: citadel raid
"""
CLASH: list[tuple[int, Any]] = [(0, ("play", "warlord", "season")), (0, "hills"), (1, "shelter"), (2, "shelter")]
REFUSED: list[tuple[int, Any]] = [*CLASH, (0, "fight"), (1, "agree")]
# Each scene: what was answered before, and what the first seat is asked.
SCENES: dict[str, tuple[list[tuple[int, Any]], str]] = {
    "turn": ([], "turn"),
    "way": ([(0, ("play", "migration", "season")), (0, "hills"), (0, ("hills", "cove", 1))], "group"),
    "whom": ([(0, ("play", "scouts_and_spies", "season"))], "whom"),
    "peace": (CLASH, "peace"),
    "maneuver": (REFUSED, "maneuver"),
    "withdraw": ([*REFUSED, (0, ("withdraw", "cove", 1))], "withdraw"),
}
LOOKS = [
    ("desktop", "light", "en"), ("phone", "dark", "en"), ("desktop", "dark", "ru"), ("phone", "light", "ru"),
    ("desktop", "light", "uk"), ("phone", "dark", "uk"),
]  # fmt: skip
# Ids that stand twice, and names of seats with more letters than room.
FAULTS = """() => {
    const ids = [...document.querySelectorAll('[id]')].map(one => one.id), told = [];
    for (const id of new Set(ids)) if (ids.filter(other => other === id).length > 1) told.push(`twice: ${id}`);
    for (const name of document.querySelectorAll('.seat .name'))
        if (name.scrollWidth > name.clientWidth + 1 || name.scrollHeight > name.clientHeight + 2)
            told.push(`cut off: ${name.textContent}`);
    return told;
}"""


@pytest.fixture(scope="module")
def tables(data: Path) -> dict[str, str]:
    """A table for each scene, and one where cards are drafted."""
    with open_site(data) as site:
        found = {name: site.run(_staged, site, *scene) for name, scene in SCENES.items()}
        return found | {"draft": site.run(_drafting, site)}


async def _seated(site: Site, **wish: Any) -> str:
    vera, *others = (Person(id=ident, name=name, preferences={}) for name, ident in PEOPLE.items())
    seats = [SeatWish("me"), *(SeatWish("open") for _ in others)]
    table_id = await site.house.tables.open(vera, TableWish(game="inis", seats=seats, nonce="reed", **wish))
    for seat, person in enumerate(others, 1):
        await site.house.tables.sit(table_id, seat, person, nonce="rush")
    return table_id


async def _give(site: Site, table_id: str, wanted: tuple[int, Any] | None) -> bool:
    """This seat gives this answer, or whoever could answer a card lets it pass; is it given?"""
    table = await site.house.tables.look(table_id)
    assert table.game is not None
    asks = [ask for ask in table.game.asks if not isinstance(ask, Standing)]
    for ask in asks:
        if wanted is not None and ask.seat == wanted[0] and wanted[1] in ask.options:
            await site.house.tables.answer(table_id, ask.seat, ask.id, to_json(wanted[1]))
            return True
    window = next((ask for ask in asks if ask.kind == "inis.answer"), None)
    assert window or wanted is None, f"{wanted} is not on offer, but {asks}"
    if window:
        await site.house.tables.answer(table_id, window.seat, window.id, "pass")
    return window is None


async def _staged(site: Site, answers: list[tuple[int, Any]], kind: str) -> str:
    table_id = await _seated(site, position=position_of(ISLAND))
    for wanted in answers:
        while not await _give(site, table_id, wanted):
            pass
    while not await _give(site, table_id, None):
        pass
    table = await site.house.tables.look(table_id)
    assert table.game is not None
    assert (0, f"inis.{kind}") in [(ask.seat, ask.kind) for ask in table.game.asks]
    return table_id


async def _drafting(site: Site) -> str:
    table_id = await _seated(site)
    while True:
        table = await site.house.tables.look(table_id)
        assert table.game is not None
        ask = table.game.asks[0]
        if ask.kind == "inis.draft":
            return table_id
        await site.house.tables.answer(table_id, ask.seat, ask.id, to_json(ask.options[0]))


@pytest.fixture(scope="module")
def site(data: Path, tables: dict[str, str]) -> Iterator[str]:
    with running_site(data) as address:
        yield address


@pytest.mark.parametrize(("screen", "theme", "language"), LOOKS)
def test_every_scene_fits_its_screen(
    site: str, data: Path, tables: dict[str, str], visits: Visitors, screen: str, theme: str, language: str
) -> None:
    visit = visits(site, language=language, screen=SCREENS[screen], theme=theme, motion="reduce")
    visit.as_person(PEOPLE["Vera"], data)
    ALBUM.mkdir(parents=True, exist_ok=True)
    told: list[str] = []
    for name, table in tables.items():
        visit.page.goto(f"/tables/{table}")
        visit.wait_until_asked()
        visit.page.evaluate("document.fonts.ready")
        visit.page.screenshot(path=ALBUM / f"inis-{name}-{screen}-{theme}-{language}.png")
        faults = [*visit.page.evaluate(TOO_WIDE), *visit.page.evaluate(FAULTS)]
        visit.page.evaluate(AXE.read_text(encoding="utf-8"))
        faults += [str(fault)[:300] for fault in visit.page.evaluate(RUN) if fault["impact"] in GRAVE]
        told += [f"{name}: {fault}" for fault in faults]
    assert told == []
