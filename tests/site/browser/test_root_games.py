"""Root in real browsers: whole games of one person and three bots, played to the end by clicking."""

import re

import pytest

from tests.site.browser.conftest import Visitors
from tests.site.browser.inis_person import play_on
from tests.site.browser.root_tables import new_table
from tests.site.browser.sites import DESKTOP, PHONE, Screen

pytestmark = pytest.mark.long
MOST_ANSWERS = 1500
GAMES = [
    ("en", DESKTOP, ("marquise", "eyrie", "alliance", "vagabond"), "wins"),
    ("ru", PHONE, ("vagabond", "alliance", "eyrie", "marquise"), "побежда"),
]


@pytest.mark.parametrize(("language", "screen", "factions", "told"), GAMES, ids=["a desk", "a phone"])
def test_one_person_plays_three_bots_to_the_end(
    prompt_site: str, visits: Visitors, language: str, screen: Screen, factions: tuple[str, ...], told: str
) -> None:
    person = new_table(visits(prompt_site, language=language, screen=screen), factions)
    page = person.page
    play_on([person], MOST_ANSWERS)
    assert page.locator(".seat.has-won").count() in (1, 2)
    assert re.search(told, page.locator("#asked").inner_text())
    assert person.table()["result"]["how"] in ("points", "dominance", "coalition")
    # most of it was done in the picture
    assert person.ways["island"] > sum(person.ways.values()) / 2, person.ways
