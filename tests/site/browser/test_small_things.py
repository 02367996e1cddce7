"""Small things that a first look at the site has found wrong, each seen in a browser: they stay right."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.site.browser.conftest import Visitors
from tests.site.browser.hard_asks import longest
from tests.site.browser.hard_tables import lay, vera
from tests.site.browser.sight import DESKS
from tests.site.browser.sites import PHONE, running_site

pytestmark = pytest.mark.slow
KINDS = ("cairn.action", "inis.turn", "inis.draft", "inis.throw_actions", "root.marquise.action", "spirit_island.play")
Tables = dict[str, str]

# Is an element wholly in the window, and does whoever points at its middle meet it, or what it belongs to?
IS_SEEN = """one => {
    const box = one.getBoundingClientRect();
    const met = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return box.width > 8 && box.x >= 0 && box.y >= 0 && box.right <= innerWidth && box.bottom <= innerHeight
        && Boolean(met) && (one.contains(met) || met.contains(one));
}"""
# Does what zooms the board lie over it?
ZOOM_IS_OVER = """() => {
    const bar = document.querySelector('.zoom').getBoundingClientRect();
    const board = document.querySelector('.stage').getBoundingClientRect();
    return Math.min(bar.right, board.right) > Math.max(bar.left, board.left)
        && Math.min(bar.bottom, board.bottom) > Math.max(bar.top, board.top);
}"""
# Headings of the sheets under which nothing stands.
EMPTY_SHEETS = """() => [...document.querySelectorAll('.talk .sheet')].filter(sheet =>
    ![...sheet.querySelectorAll('.scroll, form, .boards-body, svg')].some(one => one.childElementCount)
).map(sheet => sheet.id)"""


@pytest.fixture(scope="module")
def tables(data: Path) -> Tables:
    return {ask.kind: f"/tables/{table}" for ask, table in lay(data, longest(*KINDS))}


@pytest.fixture(scope="module")
def site(data: Path, tables: Tables) -> Iterator[str]:
    with running_site(data, limits=False) as address:
        yield address


def test_a_table_in_a_small_window(site: str, data: Path, tables: Tables, visits: Visitors) -> None:
    """It says which seat is one's own, the zoom lies beside the board, and no heading stands over nothing."""
    page = vera(visits, site, data, language="en", screen=DESKS[0]).page
    for kind, address in tables.items():
        page.goto(address)
        you = page.locator(".seat.is-mine .you")
        expect(you).to_have_text("you")
        assert you.evaluate(IS_SEEN), f"{kind}: who is meant by the seat?"
        assert not page.evaluate(ZOOM_IS_OVER), f"{kind}: the zoom lies over the board"
        assert page.evaluate(EMPTY_SHEETS) == [], kind
        assert page.get_by_text(re.compile("cards and stones", re.IGNORECASE)).count() == 0, kind


def test_what_is_picked_is_counted_in_words(site: str, data: Path, tables: Tables, visits: Visitors) -> None:
    page = vera(visits, site, data, language="en", screen=DESKS[0]).page
    page.goto(tables["inis.throw_actions"])
    send = page.locator(".decide [type=submit]")
    page.locator(".pick label").first.click()
    expect(send).to_have_text("Discard this card")
    page.locator(".pick label").nth(1).click()
    expect(send).to_have_text("Discard these 2 cards")


def test_who_watches_is_told_so_in_sentences(site: str, tables: Tables, visits: Visitors) -> None:
    page = visits(site).page
    page.goto(tables["inis.draft"])
    told = " ".join(page.locator("#asked").inner_text().split())
    assert re.fullmatch(r"You are watching\. Waiting for Vera, .+\.", told)
    expect(page.locator(".seat .you")).to_have_count(0)


def test_home_on_a_phone(site: str, visits: Visitors) -> None:
    """To play at once comes before the long form for friends, to which a button leads; all of it is short."""
    page = visits(site, screen=PHONE, language="ru").page
    page.goto("/")
    parts = (".home-own", ".home-games", ".friends", ".home-waiting")
    tops = [page.locator(part).evaluate("one => one.getBoundingClientRect().top") for part in parts]
    assert tops == sorted(tops)
    assert page.locator(".game .button.main").first.evaluate("one => one.getBoundingClientRect().bottom") < 844
    assert page.evaluate("document.documentElement.scrollHeight") < 3 * 844
    page.locator(".to-friends").tap()
    expect(page.locator("#friends")).to_be_in_viewport()
    # the keyboard goes the same way
    order = page.evaluate(
        """parts => [...document.querySelectorAll('main :is(a, button, summary, input)')]
            .map(one => parts.findIndex(part => one.closest(part)))""",
        list(parts),
    )
    assert order == sorted(order)
