"""Root for six in a real browser: one person among five bots, on the lake and on the mountain, with the second deck,
played to the end by clicking."""

import re

import pytest
from playwright.sync_api import expect

from tests.site.browser.conftest import Visitors
from tests.site.browser.inis_person import play_on
from tests.site.browser.root_tables import new_table
from tests.site.browser.sites import DESKTOP, PHONE, Screen

pytestmark = pytest.mark.long
MOST_ANSWERS = 1500
GAMES = [
    ("en", DESKTOP, ("duchy", "riverfolk", "corvids", "cult", "marquise", "vagabond"), "lake", "wins"),
    ("ru", PHONE, ("corvids", "riverfolk", "eyrie", "cult", "vagabond", "alliance"), "mountain", "побежда"),
]


@pytest.mark.parametrize(("language", "screen", "factions", "land", "told"), GAMES, ids=["a desk", "a phone"])
def test_one_person_plays_five_bots_to_the_end(
    prompt_site: str, visits: Visitors, language: str, screen: Screen, factions: tuple[str, ...], land: str, told: str
) -> None:
    visit = visits(prompt_site, language=language, screen=screen)
    person = new_table(visit, factions, "level:3", map=land, deck="exiles")
    page = person.page
    expect(page.locator(".pan > svg")).to_be_visible()
    play_on([person], MOST_ANSWERS)
    table = person.table()
    assert table["result"]["how"] in ("points", "dominance", "coalition")
    assert page.locator(".seat.has-won").count() in (1, 2)
    assert re.search(told, page.locator("#asked").inner_text())
    assert list(table["state"]["factions"]) == list(factions)
    # most of it was done in the picture
    assert person.ways["island"] > sum(person.ways.values()) / 2, person.ways
