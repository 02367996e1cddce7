"""Maps with rules of their own in a real browser: a ride on the ferry."""

import pytest
from playwright.sync_api import expect

from nemeton.games.root.steps import Moves
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
