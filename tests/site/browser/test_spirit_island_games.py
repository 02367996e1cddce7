"""Spirit Island in real browsers: whole games played to the end by clicking, alone and by two people who act in the
same phases."""

import re
from random import Random

import pytest
from playwright.sync_api import expect

from tests.site.browser.conftest import Visitors
from tests.site.browser.inis_person import play_on
from tests.site.browser.sites import DESKTOP, PHONE, Screen
from tests.site.browser.spirit_island_person import Spirit
from tests.site.browser.spirit_island_tables import new_table, sit_down, together

pytestmark = pytest.mark.long
MOST_ANSWERS = 900
ALONE = [
    ("en", DESKTOP, "lightnings_swift_strike", "spirits"),
    ("ru", PHONE, "river_surges_in_sunlight", "дух"),
    ("ru", PHONE, "oceans_hungry_grasp", "дух"),
]


@pytest.mark.parametrize(("language", "screen", "spirit", "told"), ALONE, ids=["a desk", "a phone", "an ocean"])
def test_one_spirit_alone_to_the_end(
    site: str, visits: Visitors, language: str, screen: Screen, spirit: str, told: str
) -> None:
    person = new_table(visits(site, language=language, screen=screen), [spirit], seed=3)
    play_on([person], MOST_ANSWERS)
    expect(person.page.locator("#prompt.is-over")).to_be_visible()
    assert re.search(told, person.page.locator("#asked").inner_text().lower())
    assert person.table()["result"]["how"] in ("blight", "spirit_destroyed", "time", "fear", "terror_1", "terror_2")
    # most of it was done in the picture
    assert person.ways["island"] > sum(person.ways.values()) / 2, person.ways
    if language == "ru":
        shown = " ".join(person.page.locator("#journal, #seats, #asked").all_text_contents())
        assert not re.search(r"[a-z]{3,}", shown), "English is left on a Russian page"


def test_two_people_play_one_game_in_two_browsers(site: str, visits: Visitors) -> None:
    """Whoever may act does so, by lot; in every phase both of them act, and their pages show the same."""
    host = new_table(visits(site), ["river_surges_in_sunlight", "vital_strength_of_the_earth"], guests=1)
    guest = sit_down(host.visit, visits(site, language="ru", screen=PHONE))
    lot, mixed = Random(5), 0
    for _ in range(MOST_ANSWERS):
        together(host, guest)
        if host.is_over:
            break
        asked = [person for person in (host, guest) if person.is_asked]
        if not asked:
            host.page.wait_for_selector("#prompt.is-mine, #prompt.is-over")
            continue
        mixed += len(asked) == 2
        lot.choice(asked).answer()
    expect(guest.page.locator("#prompt.is-over")).to_be_visible()
    assert mixed > 10, "both could act at once in many moments"
    assert in_phases(host) & in_phases(guest) >= {"grow", "play"}
    assert host.table()["result"] == guest.table()["result"]
    assert host.table()["state"] == guest.table()["state"], "nothing is hidden from anybody"


def in_phases(person: Spirit) -> set[str]:
    """What this person was asked."""
    return {kind.removeprefix("spirit_island.") for kind in person.kinds}
