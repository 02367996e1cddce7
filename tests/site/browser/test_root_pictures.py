"""Pictures of a table of Root, at the moments that matter: actions, the decree, supporters and items to tick, battles.
Nothing is cut off, wider than the screen or twice there, every name is whole, and axe finds nothing serious."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from nemeton.games.root.state import Root
from nemeton.games.root.steps import DiscardDown, FactionStep
from nemeton.kernel.values import to_json
from nemeton.site.storage import Person
from nemeton.site.tables import SeatWish, TableWish
from tests.games.root.woodland import woodland
from tests.site.browser.conftest import Visitors
from tests.site.browser.sites import running_site
from tests.site.browser.test_access import AXE, GRAVE, RUN
from tests.site.browser.test_inis_scenes import FAULTS, LOOKS, PEOPLE
from tests.site.browser.test_screenshots import ALBUM, SCREENS, TOO_WIDE
from tests.site.looking_back import Site, open_site

pytestmark = pytest.mark.long
WHERE = {
    1: "cat cat keep sawmill", 2: "cat", 3: "bird bird bird roost", 4: "bird sympathy", 5: "cat cat bird bird sawmill",
    6: "bird roost", 7: "cat sympathy", 8: "cat cat cat cat cat workshop recruiter",
    9: "rebel rebel base_mouse sympathy", 10: "cat wood wood", 11: "bird bird bird bird cat", 12: "cat cat rebel bird",
}  # fmt: skip
COURT = ("marquise", "eyrie", "alliance", "vagabond")
HANDS = {
    "marquise": ["anvil", "ambush_bird", "favor_of_the_foxes"],
    "eyrie": ["royal_claim", "root_tea_mouse", "ambush_rabbit", "gently_used_knapsack"],
    "alliance": ["sappers", "stand_and_deliver", "dominance_fox"],
    "vagabond": ["foxfolk_steel", "crossbow_bird", "cobbler"],
}
MANY = [
    "anvil",
    "ambush_bird",
    "favor_of_the_foxes",
    "smugglers_trail",
    "protection_racket",
    "tax_collector",
    "arms_trader",
]


def court(first: str, **wishes: Any) -> Root:
    """The middle of a game of four, as whoever plays this faction has it before them."""
    usual: dict[str, Any] = {
        "active": first, "hands": HANDS, "points": {"marquise": 14, "eyrie": 11, "alliance": 17, "vagabond": 9},
        "supporters": ["bake_sale", "a_visit_to_friends", "brutal_tactics", "investments", "travel_gear_mouse"],
        "officers": 2, "crafted": {"eyrie": ["command_warren"], "marquise": ["tax_collector"]},
        "boxes": {"eyrie": ["boot", "coins"]}, "leader": "despot", "quests": ["errand_fox", "give_a_speech_fox"],
        "decree": {"recruit": ["woodland_runners"], "move": ["root_tea_fox", "mouse_in_a_sack"], "battle": ["sword"]},
        "vagabond": {"at": 12, "items": "boot boot- torch tea sword! sword hammer", "relations": {"eyrie": 1}},
        "ruins": {6: ["bag"], 10: ["hammer"]},
    }  # fmt: skip
    factions = (first, *(name for name in COURT if name != first))
    return woodland(factions, WHERE, **(usual | wishes))


def scenes() -> dict[str, tuple[Root, list[Any], str]]:
    """Each scene: the position, what was answered before, and what the first seat is asked."""
    marquise = court("marquise", agenda=[FactionStep(0, "actions")])
    alliance = court("alliance", phase="birdsong", agenda=[FactionStep(0, "revolt")])
    tired = {"at": 12, "items": "boot- boot- torch- tea- sword! sword- hammer-"}
    resting = court("vagabond", phase="birdsong", vagabond=tired)
    return {
        "actions": (marquise, [], "marquise.action"),
        "march": (marquise, [("march",)], "move"),
        "discard": (court("marquise", hands={"marquise": MANY}, agenda=[DiscardDown(0)]), [], "discard"),
        "foil": (marquise, [("battle", 5, 1), "ambush_rabbit"], "foil"),
        "add": (court("eyrie", phase="birdsong", agenda=[FactionStep(0, "add")]), [], "eyrie.add"),
        "decree": (court("eyrie", agenda=[FactionStep(0, "move")]), [], "eyrie.move"),
        "revolt": (alliance, [], "alliance.revolt"),
        "supporters": (alliance, [("revolt", 4)], "alliance.supporters"),
        "day": (court("vagabond", agenda=[FactionStep(0, "day")]), [], "vagabond.day"),
        "refresh": (resting, [], "vagabond.refresh"),
    }


@pytest.fixture(scope="module")
def tables(data: Path) -> dict[str, str]:
    """A table for each scene."""
    with open_site(data) as site:
        return {name: site.run(_staged, site, *scene) for name, scene in scenes().items()}


async def _staged(site: Site, game: Root, answers: list[Any], kind: str) -> str:
    vera, *others = (Person(id=ident, name=name, preferences={}) for name, ident in PEOPLE.items())
    seats = [SeatWish("me"), *(SeatWish("open") for _ in others)]
    wish = TableWish(game="root", seats=seats, nonce="reed", position=game.position())
    tables = site.house.tables
    table_id = await tables.open(vera, wish)
    for seat, person in enumerate(others, 1):
        await tables.sit(table_id, seat, person, nonce="rush")
    for option in answers:
        table = await tables.look(table_id)
        assert table.game is not None
        assert table.game.ask is not None
        await tables.answer(table_id, table.game.ask.seat, table.game.ask.id, to_json(option))
    table = await tables.look(table_id)
    assert table.game is not None
    assert [(ask.seat, ask.kind) for ask in table.game.asks] == [(0, f"root.{kind}")]
    return table_id


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
        visit.page.screenshot(path=ALBUM / f"root-{name}-{screen}-{theme}-{language}.png")
        faults = [*visit.page.evaluate(TOO_WIDE), *visit.page.evaluate(FAULTS)]
        visit.page.evaluate(AXE.read_text(encoding="utf-8"))
        faults += [str(fault)[:300] for fault in visit.page.evaluate(RUN) if fault["impact"] in GRAVE]
        told += [f"{name}: {fault}" for fault in faults]
    assert told == []
