"""The explorer in a real browser, at a desk and on a phone: moves by list, board and keys; back; nothing sticks out."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.site.browser.conftest import Visitors
from tests.site.browser.looking import grave_faults, too_wide
from tests.site.browser.sites import DESKTOP, PHONE, Screen


def way(page: Page) -> str:
    found = re.search(r"go=([\d.]+)", page.url)
    return found[1] if found else ""


@pytest.mark.slow
@pytest.mark.parametrize(("screen", "language"), [(DESKTOP, "en"), (PHONE, "ru")], ids=["desk", "phone"])
def test_somebody_goes_through_moves_and_back(site: str, visits: Visitors, screen: Screen, language: str) -> None:
    visit = visits(site, language=language, screen=screen)
    page = visit.page
    page.goto("/explorer/cairn?deal=7")
    expect(page.locator(".score-bar").first).to_be_visible()
    assert too_wide(page) == []
    assert grave_faults(page) == []
    # a move of the list
    first = page.locator(".played-move").first
    told = first.locator(".what").inner_text()
    first.tap() if screen.touch else first.click()
    expect(page).to_have_url(re.compile("go="))
    expect(page.locator(".explorer-way li")).to_have_count(1)
    assert told in page.locator(".explorer-way").inner_text()
    # a move on the board: who goes, then where to
    piece = page.locator(".drawn .piece[data-from] .figure").first
    piece.tap() if screen.touch else piece.click()
    target = page.locator(".drawn .hit.is-open").first
    answer = target.get_attribute("data-answer")
    target.tap() if screen.touch else target.click()
    expect(page.locator(".explorer-way li")).to_have_count(2)
    assert answer
    # keys: the first move of the list, back, to the start
    page.keyboard.press("1")
    expect(page.locator(".explorer-way li")).to_have_count(3)
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".explorer-way li")).to_have_count(2)
    assert len(way(page).split(".")) == 2
    page.reload()
    expect(page.locator(".explorer-way li")).to_have_count(2)
    page.go_back()
    expect(page.locator(".explorer-way li")).to_have_count(3)
    page.keyboard.press("Home")
    expect(page.locator(".explorer-way")).to_have_count(0)
    assert grave_faults(page) == []
    assert too_wide(page) == []
