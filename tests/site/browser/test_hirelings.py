"""Hirelings in a real browser: a card is taken and another passes on, and everybody sees in whose colour they stand."""

import pytest
from playwright.sync_api import expect

from nemeton.games.root.steps import TurnEnd
from tests.games.root.camp import camp, card
from tests.site.browser.conftest import Visitors
from tests.site.browser.looking import too_wide
from tests.site.browser.playing import keep_up
from tests.site.browser.root_tables import two_at, until

pytestmark = pytest.mark.slow
PATROL, PROTECTOR = 3, 4


def test_d_1_a_hireling_changes_hands(prompt_site: str, visits: Visitors) -> None:
    """The Protector is taken for the mark at four, the Patrol has lost its last marker and goes to the guest."""
    bands = [card("forest_patrol", held_by=0, control=1, mark=8), card("furious_protector", pawn=7)]
    where = {5: "rebel patrol patrol", 1: "bird", 9: "mole"}
    points = {"alliance": 9, "eyrie": 2, "duchy": 1}
    game = camp(("alliance", "eyrie", "duchy"), where, bands, steps=[TurnEnd(0)], marks={4: 0}, points=points)
    host, guest = people = two_at(game, prompt_site, visits)
    until(people, host, "root.hireling.end")
    for one in people:
        expect(one.page.locator(f"#warrior-{PATROL}-0")).to_have_class("piece warrior of-alliance")
        expect(one.page.locator(f"#pawn-{PROTECTOR}")).to_have_class("piece pawn of-nobody")
        assert too_wide(one.page) == []
    host.give("root.hireling.end", ["take_band", PROTECTOR])
    keep_up(host.visit, guest.visit)
    until(people, host, "root.hireling.end")
    host.give("root.hireling.end", ["pass_on", PATROL, 1])
    keep_up(host.visit, guest.visit)
    for one in people:
        expect(one.page.locator(f"#warrior-{PATROL}-0")).to_have_class("piece warrior of-eyrie")
        expect(one.page.locator(f"#pawn-{PROTECTOR}")).to_have_class("piece pawn of-alliance")
        held = one.table()["state"]["bands"]
        rows = [one.page.locator(f"#hired-{side}") for side in (PATROL, PROTECTOR)]
        for band, row in zip(held, rows, strict=True):
            expect(row.locator(".pennon")).to_have_count(band["control"])
    assert host.ways["island"] >= 1, "a card beside the map was clicked"
