"""The Keepers in Iron in a real browser: a relic is delved by clicking it in its forest, and recovered."""

import pytest

from nemeton.games.root.steps import FactionStep
from tests.games.root.woodland import woodland
from tests.site.browser.conftest import Visitors
from tests.site.browser.playing import keep_up
from tests.site.browser.root_tables import journal, two_at, until

pytestmark = pytest.mark.slow


def test_a_relic_is_delved_and_recovered(prompt_site: str, visits: Visitors) -> None:
    """Nobody sees what a relic is worth until it is dug up; then all do, and it is brought home for its points."""
    game = woodland(
        ("keepers", "marquise"),
        {5: "badger badger waystation_tablet_figure", 1: "badger", 2: "badger", 3: "cat cat keep", 7: "cat"},
        agenda=[FactionStep(0, "retinue")],
        keepers={
            "relics": {"f1": ["tablet 3"], "f2": ["figure 1", "jewelry 2 shown"]},
            "retinue": {"delve": ["cobbler"], "recover": ["retainer", "bake_sale"], "move": ["anvil"]},
            "recovered": ["relic_figure_2"],
            "alone": True,
        },
    )
    host, guest = people = two_at(game, prompt_site, visits)
    until(people, host, "root.keepers.move")
    for one in people:
        lying = one.table()["state"]["boards"][0]["forests"]["f1"]
        assert [(relic["kind"], relic["value"][0]) for relic in lying] == [("tablet", "")], "the kind and no value"
    host.give("root.keepers.move", "next_column")
    host.give("root.keepers.delve", ["cobbler", "delve", 5, "f1", "relic_tablet"])
    keep_up(host.visit, guest.visit)
    assert "tablet worth 3" in journal(host)
    assert "скрижаль ценностью 3" in journal(guest)
    assert guest.table()["state"]["clearings"]["5"]["tokens"] == [[0, "relic_tablet_3"]]
    until(people, host, "root.keepers.recover")
    host.give("root.keepers.recover", ["bake_sale", "recover", 5, "relic_tablet_3"])
    keep_up(host.visit, guest.visit)
    seen = guest.table()["state"]
    assert seen["points"][0] == 3
    assert seen["boards"][0]["recovered"] == ["relic_figure_2", "relic_tablet_3"]
    assert seen["boards"][0]["retinue"]["recover"] == ["retainer"], "one rabbit clearing is less than three"
    assert host.ways["island"] >= 2, "the relic was clicked on the map"
