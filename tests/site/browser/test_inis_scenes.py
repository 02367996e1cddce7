"""Pictures of a table of Inis, at the moments that matter: a turn, the draft, a player to choose, a clash. Nothing is
cut off, wider than the screen or twice there, every name is whole, and axe finds nothing serious."""

from pathlib import Path
from typing import Any

import pytest

from nemeton.kernel import Standing
from nemeton.kernel.values import to_json
from tests.games.inis.position import position_of
from tests.site.browser.conftest import Visitors
from tests.site.browser.looking import SCREENS
from tests.site.browser.scenes import PEOPLE, faults_at, game_at, give, in_every_look, seated
from tests.site.looking_back import Site, open_site

pytestmark = pytest.mark.long
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


@pytest.fixture(scope="module")
def tables(data: Path) -> dict[str, str]:
    """A table for each scene, and one where cards are drafted."""
    with open_site(data) as site:
        found = {name: site.run(_staged, site, *scene) for name, scene in SCENES.items()}
        return found | {"draft": site.run(_drafting, site)}


async def _give(site: Site, table: str, wanted: tuple[int, Any] | None) -> bool:
    """This seat gives this answer, or whoever could answer a card lets it pass; is it given?"""
    asks = [ask for ask in (await game_at(site, table)).asks if not isinstance(ask, Standing)]
    for ask in asks:
        if wanted is not None and ask.seat == wanted[0] and to_json(wanted[1]) in map(to_json, ask.options):
            await give(site, table, ask.seat, ask.id, wanted[1])
            return True
    window = next((ask for ask in asks if ask.kind == "inis.answer"), None)
    assert window or wanted is None, f"{wanted} is not on offer, but {asks}"
    if window:
        await give(site, table, window.seat, window.id, "pass")
    return window is None


async def _staged(site: Site, answers: list[tuple[int, Any]], kind: str) -> str:
    table = await seated(site, "inis", position=position_of(ISLAND))
    for wanted in [*answers, None]:
        while not await _give(site, table, wanted):
            pass
    assert (0, f"inis.{kind}") in [(ask.seat, ask.kind) for ask in (await game_at(site, table)).asks]
    return table


async def _drafting(site: Site) -> str:
    table = await seated(site, "inis")
    while (ask := (await game_at(site, table)).asks[0]).kind != "inis.draft":
        await give(site, table, ask.seat, ask.id, ask.options[0])
    return table


@in_every_look
def test_every_scene_fits_its_screen(
    site: str, data: Path, tables: dict[str, str], visits: Visitors, screen: str, theme: str, language: str
) -> None:
    visit = visits(site, language=language, screen=SCREENS[screen], theme=theme, motion="reduce")
    visit.as_person(PEOPLE["Vera"], data)
    assert faults_at(visit, "inis", tables, f"{screen}-{theme}-{language}") == []
