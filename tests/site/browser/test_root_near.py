"""A crowded clearing of six factions from near: by mouse, by keyboard, with a finger; what stands in a line is chosen
there."""

import pytest
from playwright.sync_api import Page, expect

from nemeton.games.root.state import RootGame
from tests.games.root.woodland import woodland
from tests.site.browser.conftest import Visitors
from tests.site.browser.looking import grave_faults, too_wide
from tests.site.browser.root_tables import alone_at
from tests.site.browser.sites import PHONE, Screen

pytestmark = pytest.mark.slow
SIX = ("duchy", "alliance", "riverfolk", "corvids", "vagabond", "vagabond_2")
CROWD = "mole mole mole rebel otter otter crow citadel sympathy tunnel mouse_post plot_bomb"
BOX = "css => (box => [box.x, box.y, box.width, box.height])(document.querySelector(css).getBoundingClientRect())"
BATTLE = "#near-card .near-line.of-3 [data-deed]"


def crowded() -> RootGame:
    """The Duchy is asked; in clearing 11 there are all, and next to it nobody."""
    where = {11: CROWD, 3: "mole mole", 10: "otter rebel"}
    return woodland(SIX, where, active="duchy", game_map="lake", vagabond={"at": 11}, vagabond_2={"at": 11})


def lines(page: Page) -> list[str]:
    """Whose lines the open card has, with what is told of them."""
    expect(page.locator("#near-card")).to_be_visible()
    return [" ".join(told.split()) for told in page.locator("#near-card .near-line p").all_inner_texts()]


def test_a_crowd_from_near_at_a_desk(site: str, visits: Visitors) -> None:
    """Its sign opens it, beside the clearing and not over it; keys lead on and back; a line is a way to battle."""
    person = alone_at(crowded(), site, visits, screen=Screen(1280, 720))
    person.visit.wait_until_asked()
    page, ask = person.page, person.visit.ask
    page.locator(".signboard[data-closer='11']").click()
    told = lines(page)
    assert len(told) == 6
    assert "warrior × 3; citadel; tunnel; counts for rule: 4" in told[0]
    assert "it may be: bomb, snare, extortion, raid" in told[3]
    assert "bomb" not in page.locator("#near-card .near-line.of-4 svg").inner_html()
    expect(page.locator(".near-why")).to_contain_text("rules: most warriors and buildings here, 4")
    left, _, wide, _ = page.evaluate(BOX, "#near-card")
    clearing, _, broad, _ = page.evaluate(BOX, "#clearing-11")
    assert left + wide <= clearing or left >= clearing + broad
    assert grave_faults(page) == []
    page.keyboard.press("ArrowRight")
    expect(page.locator("#near-name")).to_contain_text("Clearing 12")
    expect(page.locator("#near-name")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("#near-card")).to_be_hidden()
    assert person.visit.ask == ask, "to look answers nothing"
    page.locator("#near-open").focus()  # without a mouse: the button before the board
    page.keyboard.press("Enter")
    expect(page.locator("#near-name")).to_contain_text("Clearing 12")
    page.locator("#near-which").select_option("11")
    expect(page.locator("#near-name")).to_contain_text("Clearing 11")
    deed = page.locator(BATTLE)
    expect(deed).to_have_accessible_name("Battle in clearing 11: Riverfolk (bot)")
    deed.focus()
    page.keyboard.press("Enter")
    person.visit.wait_for_another_question(ask)


def test_a_crowd_from_near_with_a_finger(site: str, visits: Visitors) -> None:
    """A figure among others is too small to be aimed at: the clearing opens from near, and lines are large."""
    person = alone_at(crowded(), site, visits, language="ru", screen=PHONE)
    person.visit.wait_until_asked()
    page, ask = person.page, person.visit.ask
    page.wait_for_function("() => !document.getElementById('main').dataset.fresh")
    x, y, wide, high = page.evaluate(BOX, ".stage .hit[data-to='group-11-2']")
    assert wide < 30
    page.touchscreen.tap(x + wide / 2, y + high / 2)
    assert len(lines(page)) == 6
    assert person.visit.ask == ask, "nothing was answered"
    assert too_wide(page) == []
    assert grave_faults(page) == []
    page.locator("#near-card .near-line.of-1 [data-start]").tap()  # own warriors, then where they go
    expect(page.locator(".stage .piece.is-chosen")).to_have_count(1)
    expect(page.locator("#near-card")).to_be_hidden()
    x, y, wide, high = page.evaluate(BOX, "#clearing-2")  # a clearing of which nothing is asked now
    page.touchscreen.tap(x + wide / 2, y + high / 2)
    expect(page.locator(".stage .piece.is-chosen")).to_have_count(0)
    x, y, wide, high = page.evaluate(BOX, ".stage .hit[data-to='group-11-2']")
    page.touchscreen.tap(x + wide / 2, y + high / 2)
    deed = page.locator(BATTLE)
    expect(deed).to_be_visible()
    assert min(page.evaluate(BOX, BATTLE)[2:]) >= 44
    deed.tap()
    person.visit.wait_for_another_question(ask)


HAND = """() => [...document.querySelectorAll('#hand li')].map(card => {
    const {left, right, top, bottom} = card.getBoundingClientRect();
    const frame = document.getElementById('hand').getBoundingClientRect();
    const met = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return card.contains(met) && right <= frame.right + 1 && bottom <= frame.bottom + 1;
})"""
NAMES = """() => [...document.querySelectorAll('#seats .seat.is-bot .name')]
    .filter(one => one.scrollWidth > one.clientWidth + 1).map(one => one.textContent)"""
LETTERS = """() => Math.min(...[...document.querySelectorAll('#seats .gauge-count')].map(text => {
    const { a, b } = text.getScreenCTM();
    return parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
}))"""


def test_six_at_a_small_desk(site: str, visits: Visitors) -> None:
    """Many answers leave little room: the whole hand is in sight all the same; names of bots are whole, and numbers of
    the seats can be read."""
    hand = ["ambush_bird", "anvil", "bake_sale", "foxfolk_steel", "gently_used_knapsack", "sword", "investments"]
    where = {11: CROWD, 3: "mole mole", 10: "otter rebel mole market"}
    wishes = {"vagabond": {"at": 11}, "vagabond_2": {"at": 11}, "hands": {"duchy": hand}}
    game = woodland(SIX, where, active="duchy", game_map="lake", **wishes)  # type: ignore[arg-type]
    person = alone_at(game, site, visits, language="ru", screen=Screen(1280, 720))
    person.visit.wait_until_asked()
    assert person.page.evaluate(HAND) == [True] * len(hand)
    assert person.page.evaluate(NAMES) == []
    assert person.page.evaluate(LETTERS) >= 10
