"""Pictures of a table of Root, at the moments that matter: actions, the decree, supporters and items to tick, battles.
Nothing is cut off, wider than the screen or twice there, every name is whole, and axe finds nothing serious."""

from pathlib import Path
from typing import Any

import pytest

from nemeton.games.root.state import RootGame
from nemeton.games.root.steps import DiscardDown, FactionStep
from tests.games.root.woodland import woodland
from tests.site.browser.conftest import Visitors
from tests.site.browser.looking import SCREENS
from tests.site.browser.scenes import PEOPLE, faults_at, game_at, give, in_every_look, seated
from tests.site.looking_back import Site, open_site

pytestmark = pytest.mark.long
WHERE = {
    1: "cat cat keep sawmill",
    2: "cat",
    3: "bird bird bird roost",
    4: "bird sympathy",
    5: "cat cat bird bird sawmill",
    6: "bird roost",
    7: "cat sympathy",
    8: "cat cat cat cat cat workshop recruiter",
    9: "rebel rebel base_mouse sympathy",
    10: "cat wood wood",
    11: "bird bird bird bird cat",
    12: "cat cat rebel bird",
}
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


def court(first: str, **wishes: Any) -> RootGame:
    """The middle of a game of four, as whoever plays this faction has it before them."""
    usual: dict[str, Any] = {
        "active": first,
        "hands": HANDS,
        "points": {"marquise": 14, "eyrie": 11, "alliance": 17, "vagabond": 9},
        "supporters": ["bake_sale", "a_visit_to_friends", "brutal_tactics", "investments", "travel_gear_mouse"],
        "officers": 2,
        "crafted": {"eyrie": ["command_warren"], "marquise": ["tax_collector"]},
        "boxes": {"eyrie": ["boot", "coins"]},
        "leader": "despot",
        "quests": ["errand_fox", "give_a_speech_fox"],
        "decree": {"recruit": ["woodland_runners"], "move": ["root_tea_fox", "mouse_in_a_sack"], "battle": ["sword"]},
        "vagabond": {"at": 12, "items": "boot boot- torch tea sword! sword hammer", "relations": {"eyrie": 1}},
        "ruins": {6: ["bag"], 10: ["hammer"]},
    }
    factions = (first, *(name for name in COURT if name != first))
    return woodland(factions, WHERE, **(usual | wishes))


def scenes() -> dict[str, tuple[RootGame, list[Any], str]]:
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
        "add": (court("eyrie", phase="birdsong", agenda=[FactionStep(0, "add", count=2)]), [], "eyrie.add"),
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


async def _staged(site: Site, position: RootGame, answers: list[Any], kind: str) -> str:
    table = await seated(site, "root", position=position.position())
    for option in answers:
        ask = (await game_at(site, table)).asks[0]
        await give(site, table, ask.seat, ask.id, option)
    assert [(ask.seat, ask.kind) for ask in (await game_at(site, table)).asks] == [(0, f"root.{kind}")]
    return table


@in_every_look
def test_every_scene_fits_its_screen(
    site: str, data: Path, tables: dict[str, str], visits: Visitors, screen: str, theme: str, language: str
) -> None:
    visit = visits(site, language=language, screen=SCREENS[screen], theme=theme, motion="reduce")
    visit.as_person(PEOPLE["Vera"], data)
    assert faults_at(visit, "root", tables, f"{screen}-{theme}-{language}") == []
