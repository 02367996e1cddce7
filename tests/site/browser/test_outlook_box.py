"""A battle shows its odds before it is rolled, at a desk and on a phone, and no answer moves for it."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.site.browser.conftest import Visitors
from tests.site.browser.hard_asks import there
from tests.site.browser.hard_tables import lay, vera
from tests.site.browser.looking import axe_faults
from tests.site.browser.sites import PHONE, Screen

pytestmark = pytest.mark.slow

PLACES = "[...document.querySelectorAll('.asks .button')].map(one => Math.round(one.getBoundingClientRect().top))"


@pytest.fixture(scope="module")
def tables(data: Path) -> str:
    """A table where a battle may be started."""
    return lay(data, [next(ask for ask in there("root") if ask.kind == "root.warren")])[0][1]


@pytest.mark.parametrize("screen", [Screen(1280, 720), PHONE], ids=["desk", "phone"])
def test_a_battle_shows_its_odds_before_it_is_rolled(
    visits: Visitors, site: str, data: Path, tables: str, screen: Screen
):
    visit = vera(visits, site, data, confirms=True, screen=screen)
    page: Any = visit.page
    page.goto(f"/tables/{tables}")
    page.wait_for_function("window.htmx")
    before, box = page.evaluate(PLACES), page.locator("#outlook")
    # given a battle that is looked at: pointed at, or chosen where there is no pointer
    battle = page.locator(".asks .option-button").nth(1)
    battle.tap() if screen.touch else battle.hover()
    # then both sides' losses are shown with their chances, and what may change them
    expect(box).to_be_visible()
    assert box.locator(".odds").count() >= 3
    assert "%" in box.inner_text()
    assert box.locator(".outlook-remarks li").count() >= 2
    # no answer has moved, and it lies within the window
    assert page.evaluate(PLACES) == before
    place = box.bounding_box()
    assert place["x"] >= 0
    assert place["y"] >= 0
    assert place["x"] + place["width"] <= screen.width
    assert axe_faults(page) == []
    # and whoever turns away sees the map again
    page.locator("#chosen-back").tap() if screen.touch else page.mouse.move(5, 5)
    expect(box).to_be_hidden()
