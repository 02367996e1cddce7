"""The thematic map in a real browser: a table is set up in the form, all lands are in sight, and a turn is played by
clicking."""

import pytest
from playwright.sync_api import expect

from nemeton.games.spirit_island.boards import BOARDS, THEMATIC
from tests.site.browser.conftest import Visitors
from tests.site.browser.looking import too_wide
from tests.site.browser.sites import DESKTOP, PATIENCE, PHONE, Screen
from tests.site.browser.spirit_island_person import Spirit
from tests.site.browser.spirit_island_tables import new_table

pytestmark = pytest.mark.slow
MOST_ANSWERS = 60
LEAST_LETTERS = 7  # pixels: the number of a land, on a phone that shows all 38
SMALLEST_NUMBER = """() => Math.min(...[...document.querySelectorAll('.land-plate text')].map(text => {
    const { a, b } = text.getScreenCTM();
    return parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
}))"""


def play_until(person: Spirit, turn: int) -> None:
    """This person answers, the others are bots, until a turn begins."""
    for _ in range(MOST_ANSWERS):
        person.visit.wait_until_asked()
        if person.is_over or person.table()["state"].get("turn", 0) >= turn:
            return
        person.answer()
    raise AssertionError(f"turn {turn} does not come")


@pytest.mark.parametrize(
    ("language", "screen", "spirit"),
    [("en", DESKTOP, "river_surges_in_sunlight"), ("uk", PHONE, "oceans_hungry_grasp")],
    ids=["a desk", "a phone"],
)
def test_a_turn_on_the_whole_map(site: str, visits: Visitors, language: str, screen: Screen, spirit: str) -> None:
    """Four spirits, 38 lands: all are drawn, nothing is cut, and most of a turn is done on the island."""
    others = ["vital_strength_of_the_earth", "lightnings_swift_strike", "shadows_flicker_like_flame"]
    visit = visits(site, language=language, screen=screen)
    person = new_table(visit, [spirit, *others], options={"thematic": "yes", "board_1": "E"})
    page = person.page
    expect(page.locator(".pan > svg")).to_be_visible(timeout=PATIENCE)
    for board in THEMATIC:
        for number in BOARDS[board].lands:
            assert page.locator(f"#plate-{board}{number}").count() == 1, f"{board}{number}"
    assert too_wide(page) == []
    assert page.evaluate(SMALLEST_NUMBER) >= LEAST_LETTERS
    play_until(person, 2)
    state = person.table()["state"]
    assert set(state["boards"]) == set(THEMATIC)
    assert state["boards"][0] == "E"
    assert person.ways["island"] > 0, person.ways


def test_alone_on_the_west(site: str, visits: Visitors) -> None:
    """Thunderspeaker chooses among equal lands, by clicking two of them, and then plays."""
    person = new_table(visits(site, language="ru"), ["thunderspeaker"], options={"thematic": "yes", "board_1": "W"})
    assert person.asked() == "first_presence"
    assert set(person.options()) == {"W1", "W7", "W8"}
    person.give("spirit_island.first_presence", "W7")
    assert set(person.options()) == {"W1", "W8"}
    person.give("spirit_island.first_presence", "W8")
    play_until(person, 2)
    assert person.table()["state"]["boards"] == ["W"]
