"""The Underground Duchy in a real browser: moles come up, something is built, a minister acts, another is swayed."""

import pytest
from playwright.sync_api import expect

from nemeton.games.root.steps import Phase
from tests.games.root.molehill import below
from tests.site.browser.conftest import Visitors
from tests.site.browser.root_tables import alone_at, journal, until

pytestmark = pytest.mark.slow


def test_a_minister_is_swayed_by_clicking(site: str, visits: Visitors) -> None:
    """Out of the Burrow, a market, the Earl's points, a noble for three cards; cards come back in the evening."""
    game = below(
        {8: "2 mole citadel tunnel", 12: "mole", 7: "mole", 5: "cat sawmill", 1: "cat keep", 3: "bird roost"},
        Phase(0, "daylight"),
        Phase(0, "evening"),
        factions=("duchy", "marquise", "eyrie"),
        duchy={"burrow": 4, "swayed": ["earl_of_stone", "marshal"], "lost": {"squire": 1}},
        hands={"duchy": ["anvil", "root_tea_fox", "mouse_in_a_sack", "travel_gear_fox", "sappers"]},
    )
    person = alone_at(game, site, visits)
    page = person.page
    until([person], person, "root.duchy.assembly")
    assert "Actions left: 2" in page.locator("#prompt").inner_text()
    # the moles in the hill are clicked, then the tunnel
    person.give("root.duchy.assembly", ["passage", "burrow", 8, 3])
    until([person], person, "root.duchy.assembly")
    assert person.table()["state"]["boards"][0]["burrow"] == 1
    person.give("root.duchy.assembly", ["build", "anvil", "market", 8])
    until([person], person, "root.duchy.parliament")
    page.locator(".tabs label:has(#tab-boards)").click()
    expect(page.locator("#boards .minister.is-swayed")).to_have_count(2)
    person.give("root.duchy.parliament", ["summon", "earl_of_stone"])
    until([person], person, "root.duchy.parliament")
    assert person.table()["state"]["points"][0] == 1
    person.give("root.duchy.parliament", "end")
    until([person], person, "root.duchy.sway")
    person.give("root.duchy.sway", ["sway", "banker"])
    for card in ("root_tea_fox", "mouse_in_a_sack", "sappers"):
        until([person], person, "root.duchy.reveal")
        person.give("root.duchy.reveal", card)
    until([person], person, "root.craft")
    state = person.table()["state"]
    assert (state["points"][0], state["boards"][0]["swayed"]) == (3, ["earl_of_stone", "marshal", "banker"])
    assert state["discard"] == ["sappers"], "a revealed bird is discarded in the evening"
    expect(page.locator("#boards .minister.is-swayed")).to_have_count(3)
    story = journal(person)
    assert "sways Banker" in story
    assert "from the Burrow to clearing 8" in story
    assert "takes Anvil back" in story
