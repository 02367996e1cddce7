"""The market of the Riverfolk in a real browser: somebody buys services by the verbs of the page and on the board."""

import pytest
from playwright.sync_api import expect

from nemeton.games.root.steps import Turn
from tests.games.root.woodland import woodland
from tests.site.browser.conftest import Visitors
from tests.site.browser.root_tables import alone_at, journal, until

pytestmark = pytest.mark.slow


def test_a_service_is_bought(prompt_site: str, visits: Visitors) -> None:
    """11.2.6: a card of the open hand and riverboats, for a trade post stands beside the cats. Mercenaries are
    too dear: beside the offers the page says so. What was bought lies on the board of the Riverfolk."""
    game = woodland(
        ("marquise", "riverfolk", "eyrie"),
        {1: "cat keep", 4: " ".join(["cat"] * 20), 5: "cat rabbit_post otter", 3: "bird roost"},
        agenda=[Turn(0)],
        phase="birdsong",
        hands={"riverfolk": ["anvil", "cobbler"]},
        riverfolk={"prices": (1, 2, 4)},
    )
    person = alone_at(game, prompt_site, visits)
    until([person], person, "root.offers")
    ask = person.page.locator(".groups").first
    expect(ask).to_contain_text("Market")
    expect(ask).to_contain_text("2 warriors")
    assert ["hire", 1] not in person.question()[0]["options"]
    closed = person.page.locator(".closed-verbs li")
    expect(closed).to_have_count(1)
    expect(closed).to_contain_text("Mercenaries")
    expect(closed).to_contain_text("4 warriors")
    expect(closed).to_contain_text("not enough warriors in your supply Law 11.2.6.I")
    expect(closed).to_be_visible()
    person.give("root.offers", ["buy_card", 1, "anvil"])
    until([person], person, "root.offers")
    person.give("root.offers", ["buy_boats", 1])
    until([person], person, "root.marquise.action")
    state = person.table()["state"]
    assert [card[0] for card in state["hands"][0]] == ["anvil"]
    assert state["boards"][1]["payments"] == {"0": 3}
    assert state["boards"][1]["bought"] == ["hand_card", "riverboats"]
    assert "riverboats" in journal(person)
