"""The Lizard Cult in a real browser: a conspiracy, a garden and a rite, clicked where they happen; lost souls on its
board."""

import pytest
from playwright.sync_api import expect

from nemeton.games.root.steps import FactionStep, Phase
from tests.games.root.woodland import woodland
from tests.site.browser.conftest import Visitors
from tests.site.browser.root_tables import alone_at, journal, until

pytestmark = pytest.mark.slow


def test_a_garden_ritual_is_done_by_clicking(site: str, visits: Visitors) -> None:
    """A sawmill becomes a garden, a card plants another, the next one scores; what was revealed comes back."""
    game = woodland(
        ("cult", "marquise", "eyrie"),
        {4: "lizard lizard garden_rabbit", 8: "cat sawmill lizard", 1: "cat keep", 3: "bird roost"},
        agenda=[FactionStep(0, "conspire"), Phase(0, "daylight"), Phase(0, "evening")],
        phase="birdsong",
        cult={"outcast": "fox", "hated": True, "acolytes": 2, "lost_souls": ["anvil", "sword", "armorers"]},
        hands={"cult": ["root_tea_fox", "travel_gear_fox", "arms_trader"]},
    )
    person = alone_at(game, site, visits)
    page = person.page
    until([person], person, "root.cult.conspire")
    assert "Acolytes left: 2" in page.locator("#prompt").inner_text()
    person.give("root.cult.conspire", ["sanctify", 8, 1, "sawmill"])
    until([person], person, "root.cult.day")
    assert person.table()["state"]["points"][0] == 1
    # the card is clicked, then the clearing, where a garden and a warrior are told apart by their signs
    person.give("root.cult.day", ["garden", "root_tea_fox", 8])
    until([person], person, "root.cult.day")
    assert person.table()["state"]["clearings"]["8"]["buildings"] == [[0, "garden_fox"], [0, "garden_fox"]]
    # the rite is clicked on the track of its gardens
    person.give("root.cult.day", ["rite", "travel_gear_fox"])
    until([person], person, "root.cult.day")
    state = person.table()["state"]
    assert (state["points"][0], state["boards"][0]["revealed"]) == (3, ["root_tea_fox"])
    assert state["boards"][0]["lost_souls"][-1] == "travel_gear_fox"
    page.locator(".tabs label:has(#tab-boards)").click()
    told = page.locator("#boards .of-cult title").all_text_contents()
    assert any("Among the lost souls" in one and "Travel Gear" in one for one in told)
    expect(page.locator("#boards .outcast-place.is-hated")).to_have_count(1)
    person.give("root.cult.day", "end")
    until([person], person, "root.craft")
    story = journal(person)
    assert "sanctifies a building" in story
    assert "celebrates a rite: fox" in story
    assert "takes revealed cards back: 1" in story
