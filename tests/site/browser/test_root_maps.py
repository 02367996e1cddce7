"""Maps with rules of their own in a real browser: a ride on the ferry, and a path that is cleared."""

import pytest
from playwright.sync_api import expect

from nemeton.games.root.steps import FactionStep, Moves
from tests.games.root.woodland import woodland
from tests.site.browser.conftest import Visitors
from tests.site.browser.root_tables import alone_at, journal, until

pytestmark = pytest.mark.slow


def test_a_ride_on_the_ferry_by_clicking(site: str, visits: Visitors) -> None:
    """Warriors are clicked, then a clearing across the lake: the ferry goes along, a card comes, and a second ride is
    refused with its reason."""
    game = woodland(
        ("marquise", "eyrie"),
        {1: "cat cat cat keep", 5: "sawmill", 2: "bird roost"},
        game_map="lake",
        agenda=[Moves(0, 2)],
    )
    person = alone_at(game, site, visits)
    page = person.page
    until([person], person, "root.move")
    before = page.locator("#ferry").get_attribute("style")
    person.give("root.move", ["move", 1, 12, 2])
    until([person], person, "root.move")
    state = person.table()["state"]
    assert (state["ferry"], len(state["hands"][0])) == (12, 1)
    expect(page.locator("#ferry")).not_to_have_attribute("style", before or "")
    assert "the ferry to clearing 12" in journal(person)
    why = page.locator("#prompt, #asked, main").filter(has_text="the ferry has been used this turn")
    assert why.count()


def test_a_buried_path_is_cleared_by_clicking(site: str, visits: Visitors) -> None:
    """A card and then the stones are clicked: the stones are gone, a point is scored, another path is refused, and
    warriors go where they could not."""
    game = woodland(
        ("marquise", "eyrie"),
        {8: "cat cat", 9: "cat", 2: "bird roost"},
        game_map="mountain",
        agenda=[FactionStep(0, "actions"), Moves(0, 1)],
        hands={"marquise": ["anvil", "sappers"]},
    )
    person = alone_at(game, site, visits)
    page = person.page
    until([person], person, "root.marquise.action")
    expect(page.locator("#closed-8-9")).to_have_count(1)
    expect(page.locator("#tower")).to_have_count(1)
    person.give("root.marquise.action", ["clear", 8, 9, "anvil"])
    until([person], person, "root.marquise.action")
    state = person.table()["state"]
    assert (state["points"][0], len(state["closed_paths"])) == (1, 5)
    expect(page.locator("#closed-8-9")).to_have_count(0)
    assert "clears the path between clearing 8 and clearing 9" in journal(person)
    assert page.locator("main").filter(has_text="you have cleared a path this turn").count()
