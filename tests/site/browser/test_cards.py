"""Cards are read before they are chosen: whole among the answers, in large by mouse, key and finger; the handbook is
read beside the game. To look answers nothing."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.site.browser.conftest import Visitors
from tests.site.browser.hard_asks import longest
from tests.site.browser.hard_tables import lay, vera
from tests.site.browser.looking import grave_faults
from tests.site.browser.sight import DESKS, measure
from tests.site.browser.sites import PHONE, Screen, running_site

pytestmark = pytest.mark.slow
KINDS = ("spirit_island.keep", "inis.draft", "inis.turn")
FULL_HD = Screen(1920, 1080)
Tables = dict[str, str]

# Words of a face that somebody who looks at it does not see: cut off, hidden, or outside of the window.
UNSEEN = """() => [...document.querySelectorAll('#asks .face')].flatMap(face =>
    [...face.querySelectorAll('.face-text, .level-text, .face-title b, .fact span, .need span')].filter(one => {
        const box = one.getBoundingClientRect(), style = getComputedStyle(one);
        const cut = one.scrollWidth > one.clientWidth + 1 && style.overflow !== 'visible' && style.display !== 'inline';
        const meets = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        return cut || box.bottom > innerHeight || box.width < 4 || style.textOverflow === 'ellipsis' && cut
            || !meets || !one.closest('button, label').contains(meets);
    }).map(one => one.textContent))"""
# How much of the large card lies over an element, in pixels.
OVER = """other => {
    const one = document.getElementById('large-card').getBoundingClientRect(), two = other.getBoundingClientRect();
    const wide = Math.min(one.right, two.right) - Math.max(one.left, two.left);
    const high = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
    return wide > 0 && high > 0 ? wide * high : 0;
}"""


@pytest.fixture(scope="module")
def tables(data: Path) -> Tables:
    return {ask.kind: f"/tables/{table}" for ask, table in lay(data, longest(*KINDS))}


@pytest.fixture(scope="module")
def site(data: Path, tables: Tables) -> Iterator[str]:
    with running_site(data, limits=False) as address:
        yield address


def asked(page: Page) -> str:
    return str(page.locator(".ask-form input[name=ask]").first.get_attribute("value"))


def large(page: Page) -> Locator:
    return page.locator("#large-card:popover-open")


def test_cards_to_choose_from_are_wholly_in_sight(site: str, data: Path, tables: Tables, visits: Visitors) -> None:
    """Four major powers and an Inis draft in the longest language, at every desk: each word can be read at once."""
    visit = vera(visits, site, data, screen=DESKS[0])
    for kind in ("spirit_island.keep", "inis.draft"):
        visit.page.goto(tables[kind])
        visit.page.wait_for_selector("#asks .face")
        for screen in (*DESKS, FULL_HD):
            visit.page.set_viewport_size({"width": screen.width, "height": screen.height})
            sight = measure(visit.page)
            assert sight.seen == sight.all, f"{kind}, {screen}: {sight}"
            assert sight.faults == [], f"{kind}, {screen}"
            assert visit.page.evaluate(UNSEEN) == [], f"{kind}, {screen}"
    assert grave_faults(visit.page) == []


def test_four_powers_are_compared_on_a_phone(site: str, data: Path, tables: Tables, visits: Visitors) -> None:
    """Two by two, all in sight; a finger that rests opens one whole and answers nothing; from there one steps on."""
    visit = vera(visits, site, data, screen=PHONE)
    page = visit.page
    page.goto(tables["spirit_island.keep"])
    page.wait_for_selector("#asks .face")
    sight = measure(page)
    assert (sight.seen, sight.all, sight.rows) == (4, 4, 2), str(sight)
    question = asked(page)
    # when a finger rests on the second card
    box = page.locator("#asks .is-card").nth(1).bounding_box()
    assert box is not None
    finger = visit.context.new_cdp_session(page)
    point = {"x": box["x"] + 60, "y": box["y"] + box["height"] - 20}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(large(page)).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    # then the whole card is a sheet of at most 84 %, with every word, and nothing was answered
    sheet = large(page).bounding_box()
    assert sheet is not None
    assert sheet["height"] <= 0.84 * PHONE.height + 1
    expect(large(page).locator(".large-text")).to_be_visible()
    expect(large(page).locator(".level-text")).to_be_visible()
    expect(page.locator("#large-where")).to_have_text("2 из 4")
    assert asked(page) == question
    assert grave_faults(page) == []
    name = large(page).locator("h2").inner_text()
    page.locator("#large-next").tap()
    expect(page.locator("#large-where")).to_have_text("3 из 4")
    assert large(page).locator("h2").inner_text() != name
    page.locator("#large-close").tap()
    expect(large(page)).to_have_count(0)
    assert asked(page) == question


def test_a_card_in_large_by_mouse_and_by_key(site: str, data: Path, tables: Tables, visits: Visitors) -> None:
    """It does not cover the answer, goes with the mouse, and by key it has the focus and gives it back."""
    page = vera(visits, site, data, screen=DESKS[0]).page
    page.goto(tables["inis.turn"])
    question = asked(page)
    answer = page.locator("#asks [data-card]").first
    # by mouse: as long as the mouse is there
    answer.hover()
    expect(large(page).locator(".large-more")).to_be_visible()
    assert answer.evaluate(OVER) == 0
    assert page.locator("#large-next").is_hidden()
    page.mouse.move(20, 700)
    expect(large(page)).to_have_count(0)
    # by key: it stays, steps through its neighbours, and Escape gives the focus back
    answer.focus()
    page.keyboard.press("?")
    expect(page.locator("#large-card-name")).to_be_focused()
    assert grave_faults(page) == []
    name = page.locator("#large-card-name").inner_text()
    page.keyboard.press("ArrowRight")
    expect(page.locator("#large-card-name")).not_to_have_text(name)
    page.keyboard.press("Escape")
    expect(large(page)).to_have_count(0)
    expect(answer).to_be_focused()
    # by the eye, and by a name in the journal
    page.locator("#asks .look").first.click()
    expect(large(page).locator("h2")).to_have_text(name)
    page.locator("#large-close").click()
    page.locator("label:has(#tab-journal)").click()
    named = page.locator("#journal .topic[data-card]")
    if named.count() and named.last.is_visible():
        named.last.click()
        expect(large(page)).to_be_visible()
        page.keyboard.press("Escape")
    assert page.url.endswith(tables["inis.turn"]), "a name within a link is not the link"
    assert asked(page) == question


def test_the_handbook_is_read_beside_the_game(site: str, data: Path, tables: Tables, visits: Visitors) -> None:
    """The law of a question opens there; a search finds sections and cards; the table stays where it was."""
    page = vera(visits, site, data, screen=DESKS[0]).page
    page.goto(tables["inis.turn"])
    question, law = asked(page), page.locator("#asked a.law")
    drawer = page.locator("#handbook:popover-open")
    law.click()
    expect(drawer.locator(".prose h3, .prose h2").first).to_be_visible()
    asks, book = page.locator("#asks").bounding_box(), drawer.bounding_box()
    assert asks is not None
    assert book is not None
    assert book["x"] + book["width"] <= asks["x"], "the answers stay free"
    assert grave_faults(page) == []
    # a search of the rules, and from what it finds to the section
    page.locator("#handbook-q").fill("цитадель")
    expect(drawer.locator(".found a").first).to_be_visible()
    drawer.locator(".found a").first.click()
    expect(drawer.locator("article.prose")).to_be_visible()
    # the cards, sorted out
    drawer.locator("[data-part=cards]").click()
    expect(drawer.locator(".card-item").first).to_be_visible()
    drawer.locator("summary").click()
    drawer.locator(".chip:has([value=tale])").click()
    expect(drawer.locator(".chip :checked")).to_have_count(1)
    expect(drawer.locator(".card-item small").first).to_have_text("Карта эпоса")
    assert grave_faults(page) == []
    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)
    expect(law).to_be_focused()
    assert asked(page) == question
    assert page.url.endswith(tables["inis.turn"])


def test_cards_and_rules_by_filter_search_and_link(site: str, visits: Visitors) -> None:
    """On their own pages: a tick sifts, words find, and a link leads to one card or section."""
    visit = visits(site, language="en", screen=DESKS[0])
    page = visit.page
    page.goto("/cards/spirit_island?lang=en")
    wall = page.locator(".card-face")
    every = wall.count()
    page.locator(".chip:has([value=major])").click()
    expect(wall).to_have_count(22)
    page.locator("#q").fill("sacred site")
    expect(wall).not_to_have_count(22)
    assert 0 < wall.count() < every
    assert grave_faults(page) == []
    page.goto("/")
    page.goto("/cards/spirit_island?lang=en#talons_of_lightning")
    expect(page.locator(".card-face:target h2")).to_be_in_viewport()
    page.goto("/rules/root?lang=en")
    page.locator("#q").fill("ambush")
    first = page.locator(".found a").first
    expect(first).to_be_visible()
    first.click()
    expect(page.locator(".prose :target")).to_be_in_viewport()
    assert grave_faults(page) == []
