"""The Corvid Conspiracy in a real browser: a person guesses plots by clicking them, and another looks under them."""

import pytest

from nemeton.games.root.steps import FactionStep
from tests.games.root.woodland import woodland
from tests.site.browser.conftest import Visitors
from tests.site.browser.playing import keep_up
from tests.site.browser.root_tables import journal, two_at, until

pytestmark = pytest.mark.slow


def test_a_plot_is_exposed(prompt_site: str, visits: Visitors) -> None:
    """A wrong guess gives a card away and is told to all; the right one removes the plot. The plot never shows."""
    game = woodland(
        ("marquise", "corvids"),
        {5: "cat cat sawmill plot_snare", 2: "crow crow plot_bomb", 10: "crow extortion", 1: "cat keep"},
        agenda=[FactionStep(0, "actions")],
        hands={"marquise": ["bake_sale", "cobbler", "anvil"], "corvids": ["sword"]},
    )
    host, guest = people = two_at(game, prompt_site, visits)
    until(people, host, "root.marquise.action")
    assert "snare" not in str(host.table()["state"]["boards"][1]), "nobody else sees what lies face down"
    assert "snare" in str(guest.table()["state"]["boards"][1])
    host.give("root.marquise.action", ["expose", 1, 5, "raid"])
    until(people, host, "root.corvids.show")
    host.give("root.corvids.show", "bake_sale")
    keep_up(host.visit, guest.visit)
    assert host.table()["state"]["boards"][1]["plots"]["5"]["denied"] == ["raid"]
    assert "It is no raid" in journal(host)
    assert "Нет" in journal(guest)
    until(people, host, "root.marquise.action")
    host.give("root.marquise.action", ["expose", 1, 5, "snare"])
    until(people, host, "root.corvids.show")
    host.give("root.corvids.show", "cobbler")
    keep_up(host.visit, guest.visit)
    seen = host.table()["state"]
    assert seen["points"][0] == 1
    assert seen["clearings"]["5"]["tokens"] == []
    assert host.ways["island"] >= 2, "the plots were clicked on the map"
