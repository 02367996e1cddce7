"""Boards of Root stand beside the map: a tab of the column, a column in a broad window, a sheet on a phone. They
can be read there, come near when they are clicked, and what can be clicked on them answers."""

from itertools import pairwise

import pytest
from playwright.sync_api import expect

from nemeton.games.root.state import RootGame
from tests.games.root.woodland import woodland
from tests.site.browser.conftest import Visitors
from tests.site.browser.root_person import Wanderer
from tests.site.browser.root_tables import alone_at
from tests.site.browser.sites import PHONE, Screen

pytestmark = pytest.mark.slow
PARTS = ("board-0", "board-1", "board-2", "board-3", "commons", "score")
LEAST_LETTERS = 10  # pixels, in the picture of a board
BROAD = Screen(1920, 1080)
SMALLEST = """part => Math.min(...[...document.querySelectorAll(`#part-${part} text`)].map(text => {
    const { a, b } = text.getScreenCTM();
    return parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
}))"""

EDGES = "css => (box => [box.left, box.right])(document.querySelector(css).getBoundingClientRect())"


def four() -> RootGame:
    """The Marquise is asked; to march is chosen on her own board."""
    where = {1: "cat cat keep sawmill", 3: "bird bird roost", 9: "rebel rebel base_mouse sympathy", 12: "cat bird"}
    return woodland(
        ("marquise", "alliance", "eyrie", "vagabond"),
        where,
        active="marquise",
        vagabond={"at": 5},
        hands={"marquise": ["ambush_bird"]},
        supporters=["bake_sale"],
    )


def assert_readable(person: Wanderer) -> None:
    """No letter of any board is too small to be read."""
    sizes = {part: person.page.evaluate(SMALLEST, part) for part in PARTS}
    assert {part: size for part, size in sizes.items() if size < LEAST_LETTERS} == {}


def test_boards_are_a_tab_of_the_column(site: str, visits: Visitors) -> None:
    """One's own first. A click brings a board near, whole, over everything; the next one puts it back."""
    person = alone_at(four(), site, visits, screen=Screen(1280, 720))
    person.visit.wait_until_asked()
    page, ask = person.page, person.visit.ask
    page.locator(".tabs label:has(#tab-boards)").click()
    boards = page.locator("#boards .board-card")
    expect(boards).to_have_count(len(PARTS))
    expect(boards.first).to_have_class("board-card is-own")
    assert_readable(person)
    for leave in ("click", "Escape", "elsewhere"):
        other = page.locator("#part-board-3")
        other.scroll_into_view_if_needed()
        other.click(position={"x": 60, "y": 150})
        expect(other).to_be_in_viewport(ratio=0.99)
        left, right = page.evaluate(EDGES, "#part-board-3")
        assert right - left > 600
        if leave == "click":
            other.click(position={"x": 60, "y": 150})
        elif leave == "Escape":
            page.keyboard.press("Escape")
        else:
            page.locator("#asked").click(position={"x": 4, "y": 4})
        expect(page.locator("[data-near]")).to_have_count(0)
        page.locator(".tabs label:has(#tab-journal)").click()
        page.locator(".tabs label:has(#tab-boards)").click()
    assert person.visit.ask == ask, "nothing was answered by it"


def test_boards_have_a_column_of_their_own_in_a_broad_window(site: str, visits: Visitors) -> None:
    person = alone_at(four(), site, visits, language="ru", screen=BROAD)
    person.visit.wait_until_asked()
    page = person.page
    for part in PARTS:
        expect(page.locator(f"#part-{part}")).to_be_in_viewport(ratio=1)
    expect(page.locator("#tab-boards")).to_be_hidden()
    expect(page.locator("#journal")).to_be_visible()
    assert_readable(person)
    edges = [page.evaluate(EDGES, css) for css in (".stage", "#boards", "#prompt")]
    assert edges == sorted(edges)
    assert all(one[1] <= other[0] for one, other in pairwise(edges))


def test_boards_are_a_sheet_on_a_phone(site: str, visits: Visitors) -> None:
    """What is touched there answers, and the sheet goes."""
    person = alone_at(four(), site, visits, language="ru", screen=PHONE)
    person.visit.wait_until_asked()
    page = person.page
    expect(page.locator("#boards")).to_be_hidden()
    page.locator("[popovertarget=boards]").locator("visible=true").tap()
    expect(page.locator("#part-board-0")).to_be_in_viewport(ratio=1)
    assert_readable(person)
    hit = page.locator("#boards .hit.is-open[data-answer]").first
    ask, answer = person.visit.ask, hit.get_attribute("data-answer")
    hit.scroll_into_view_if_needed()
    page.wait_for_function("() => !document.getElementById('main').dataset.fresh")
    hit.tap()
    expect(page.locator("#boards")).to_be_hidden()
    page.wait_for_function(
        "([before, answer]) => document.querySelector('.ask-form [id^=ask-]')?.id !== before"
        " || [...document.querySelectorAll('.is-doing')].some(one => one.dataset.answer === answer)",
        arg=[ask, answer],
    )
