"""Landmarks in a real browser: one is set up by clicking, a card is swapped at the market, and a building comes to the
treetop."""

import os
from pathlib import Path

import pytest
from playwright.sync_api import expect

from nemeton.games.root.steps import FactionStep
from tests.games.root.woodland import woodland
from tests.site.browser.conftest import Visitors
from tests.site.browser.root_tables import alone_at, journal, new_table, until
from tests.site.browser.sites import PHONE, Screen

pytestmark = pytest.mark.slow
SHOTS = os.environ.get("NEMETON_SHOTS", "")


def test_a_landmark_is_chosen_and_set_up_by_clicking(site: str, visits: Visitors) -> None:
    """With one person who is not first, that person or a bot sets the landmark up; it stands on the map for all."""
    visit = visits(site)
    person = new_table(visit, ("marquise", "eyrie", "alliance"), landmarks="one")
    page = person.page
    for _ in range(200):
        if page.locator("[id^=landmark-], #ferry").count():
            break
        if person.is_asked and person.question()[0]["kind"] == "root.landmark":
            person.give("root.landmark", person.question()[0]["options"][0])
        page.wait_for_timeout(50)
    assert page.locator("[id^=landmark-], #ferry").count()
    expect(page.locator("#part-landmarks")).to_be_visible()


def test_a_card_is_swapped_at_the_market(site: str, visits: Visitors) -> None:
    """A card of the hand is clicked, then a place of the market: another card comes, and a second swap is refused with
    its reason."""
    game = woodland(
        ("marquise", "eyrie"),
        {1: "cat cat keep", 5: "sawmill", 2: "bird roost"},
        landmarks={"black_market": 1},
        market=["ambush_fox", "armorers", "cobbler"],
        hands={"marquise": ["anvil", "sappers"]},
        agenda=[FactionStep(0, "actions")],
    )
    person = alone_at(game, site, visits)
    page = person.page
    until([person], person, "root.marquise.action")
    expect(page.locator("#landmark-black_market")).to_have_count(1)
    expect(page.locator("#stall-2")).to_have_count(1)
    person.give("root.marquise.action", ["barter", "anvil", 2])
    until([person], person, "root.marquise.action")
    held = {card[0] for card in person.table()["state"]["hands"][0]}
    assert held == {"armorers", "sappers"}
    assert "At the Black Market Marquise gives Anvil for Armorers" in journal(person)
    assert page.locator("main").filter(has_text="you have swapped a card this turn").count()


def test_a_building_comes_to_the_treetop(site: str, visits: Visitors) -> None:
    """Who builds in a clearing with a slot free says which it is; the tile stands in the crown."""
    game = woodland(
        ("marquise", "eyrie", "alliance"),
        {1: "cat cat keep wood wood", 5: "sawmill cat", 3: "bird roost"},
        landmarks={"elder_treetop": 1},
        agenda=[FactionStep(0, "actions")],
    )
    person = alone_at(game, site, visits)
    until([person], person, "root.marquise.action")
    person.give("root.marquise.action", ["build", "workshop", 1])
    until([person], person, "root.treetop.build")
    person.give("root.treetop.build", "treetop")
    until([person], person, "root.marquise.action")
    expect(person.page.locator("#workshop-1-aloft")).to_have_count(1)
    assert "Elder Treetop" in journal(person)


SCREENS = {"1280": Screen(1280, 720), "1440": Screen(1440, 900), "phone": PHONE}
SCENES = {
    "autumn": {"lost_city": 4, "elder_treetop": 1},
    "winter": {"legendary_forge": 9, "black_market": 1},
    "lake": {"ferry": 12, "tower": 11},
    "mountain": {"lost_city": 2, "black_market": 7},
}


@pytest.mark.long
@pytest.mark.parametrize("game_map", SCENES)
@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("language", ["en", "ru"])
def test_landmarks_on_every_map_and_screen(
    site: str, visits: Visitors, game_map: str, screen: str, language: str
) -> None:
    """Both landmarks stand on the map, and their cards lie beside it."""
    marks = SCENES[game_map]
    game = woodland(
        ("marquise", "eyrie", "alliance", "vagabond"),
        {1: "cat cat keep", 2: "bird bird cat", 4: "cat", 5: "sawmill cat", 9: "cat", 12: "cat cat"},
        vagabond={"at": 5, "items": "boot torch"},
        landmarks=marks,
        market=["ambush_fox", "armorers", "cobbler"] if "black_market" in marks else [],
        hands={"marquise": ["anvil", "sappers"]},
        game_map=game_map,
        agenda=[FactionStep(0, "actions")],
    )
    person = alone_at(game, site, visits, language=language, screen=SCREENS[screen])
    page = person.page
    until([person], person, "root.marquise.action")
    for name in marks:
        expect(page.locator("#ferry" if name == "ferry" else f"#landmark-{name}")).to_have_count(1)
    expect(page.locator("#part-landmarks")).to_have_count(1)
    if SHOTS:
        page.wait_for_timeout(400)
        page.screenshot(path=Path(SHOTS) / f"{game_map}_{screen}_{language}.png")
        if screen != "phone":
            page.locator("#part-landmarks").scroll_into_view_if_needed()
            page.locator("#part-landmarks").screenshot(path=Path(SHOTS) / f"cards_{game_map}_{screen}_{language}.png")
