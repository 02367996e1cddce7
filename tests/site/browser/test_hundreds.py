"""The Lord of the Hundreds in a real browser: a mood is chosen, mobs raze and spread, the warlord advances."""

import pytest

from nemeton.games.root.steps import FactionStep, Phase
from tests.games.root.woodland import woodland
from tests.site.browser.conftest import Visitors
from tests.site.browser.playing import keep_up
from tests.site.browser.root_tables import journal, two_at, until

pytestmark = pytest.mark.slow


def test_a_mob_spreads_a_mood_is_chosen_and_the_warlord_advances(prompt_site: str, visits: Visitors) -> None:
    """The mob is put into a lit clearing, the mood is clicked by its picture, the warlord by his figure."""
    game = woodland(
        ("hundreds", "marquise"),
        {10: "mob rat", 12: "mob cat sawmill wood", 5: "warlord rat rat stronghold", 1: "cat", 2: "cat cat"},
        phase="birdsong",
        agenda=[
            *(FactionStep(0, part) for part in ("raze", "recruit", "muster", "anoint", "mood")),
            Phase(0, "daylight"),
        ],
        hundreds={"mood": "stubborn", "command": "boot", "prowess": "sword"},
        ruins={12: ["hammer"]},
        script=(2,),
    )
    host, guest = people = two_at(game, prompt_site, visits)
    until(people, host, "root.hundreds.spread")
    assert "mob die shows mouse" in host.page.locator("#prompt").inner_text()
    host.give("root.hundreds.spread", 9)
    keep_up(host.visit, guest.visit)
    seen = guest.table()["state"]
    assert seen["clearings"]["9"]["tokens"] == [[0, "mob"]]
    assert seen["clearings"]["12"]["buildings"] == []
    assert seen["points"][0] == 2
    assert seen["boards"][0]["prowess"] == ["sword", "hammer"]
    assert "бунт" in journal(guest)
    until(people, host, "root.hundreds.mood")
    asked = host.table()["asks"][0]
    assert "rowdy" in str(asked)
    host.give("root.hundreds.mood", "relentless")
    keep_up(host.visit, guest.visit)
    assert host.table()["state"]["boards"][0]["mood"] == "relentless"
    assert "Беспощадный" in journal(guest)
    until(people, host, "root.hundreds.command")
    host.give("root.hundreds.command", "end")
    until(people, host, "root.hundreds.advance")
    host.give("root.hundreds.advance", ["lead", 5, 1, 4])
    keep_up(host.visit, guest.visit)
    assert guest.table()["state"]["boards"][0]["warlord"] == 1
    assert host.ways["island"] >= 3, "all of it was clicked in the picture"
