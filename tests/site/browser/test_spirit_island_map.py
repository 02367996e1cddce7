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
LAPTOP = Screen(1280, 720)
LEAST_LETTERS = 8  # pixels: the number of a land, on a phone that shows all 38
READABLE = 11  # pixels: the same at a small desk, or when a place has come near
NUMBERS, COUNTS = ".land-plate text", ".count text"
SMALLEST = """css => Math.min(...[...document.querySelectorAll(`.stage ${css}`)].map(text => {
    const { a, b } = text.getScreenCTM();
    return parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
}))"""
SIGNS = "[...document.querySelectorAll('.land-plate use[href^=\"#s-g-\"]')].filter(one => one.checkVisibility()).length"


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
    assert page.evaluate(SMALLEST, NUMBERS) >= LEAST_LETTERS
    play_until(person, 2)
    state = person.table()["state"]
    assert set(state["boards"]) == set(THEMATIC)
    assert state["boards"][0] == "E"
    assert person.ways["island"] > 0, person.ways


def whole_map(site: str, visits: Visitors, language: str, screen: Screen) -> Spirit:
    """A table of four spirits on the map, before anything is answered."""
    spirits = ["river_surges_in_sunlight", "thunderspeaker", "lightnings_swift_strike", "shadows_flicker_like_flame"]
    person = new_table(visits(site, language=language, screen=screen), spirits, options={"thematic": "yes"})
    expect(person.page.locator(".pan > svg")).to_be_visible(timeout=PATIENCE)
    person.visit.wait_until_asked()
    return person


def test_the_whole_map_is_read_at_a_small_desk(site: str, visits: Visitors) -> None:
    """Numbers of lands and of pieces; where they fill their plates the terrain's sign makes room for them."""
    page = whole_map(site, visits, "ru", LAPTOP).page
    assert page.evaluate(SMALLEST, NUMBERS) >= READABLE
    assert page.evaluate(SMALLEST, COUNTS) >= READABLE
    assert page.evaluate(SIGNS) == 0


def test_a_place_of_the_map_comes_near_on_a_phone(site: str, visits: Visitors) -> None:
    """All 38 lands are an overview there; whatever is touched can be read, with the terrain's sign, and goes back."""
    page = whole_map(site, visits, "ru", PHONE).page
    assert page.evaluate(SIGNS) == 0
    box = page.locator("#plate-W5").bounding_box()
    assert box is not None
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.wait_for_function(f"() => ({SMALLEST})('{NUMBERS}') >= {READABLE}")
    assert page.evaluate(SMALLEST, COUNTS) >= READABLE
    assert page.evaluate(SIGNS) == 38
    page.locator("#asked").tap(position={"x": 4, "y": 8})
    page.wait_for_function(f"() => ({SMALLEST})('{NUMBERS}') < {READABLE}")


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
