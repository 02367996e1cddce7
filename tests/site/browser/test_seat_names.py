"""Six seats on a phone: a long name ends in dots there, and a tap tells it whole."""

import pytest
from playwright.sync_api import expect

from tests.site.browser.conftest import Visitors
from tests.site.browser.root_tables import new_table
from tests.site.browser.sites import DESKTOP, PHONE, Screen, Visit

pytestmark = pytest.mark.slow
NAME = "Bartholomew Montgomery J"
SIX = ("marquise", "eyrie", "alliance", "vagabond", "cult", "riverfolk")
IS_CUT = "name => name.scrollWidth > name.clientWidth + 1"


def at_a_table_of_six(visits: Visitors, site: str, screen: Screen) -> Visit:
    visit = visits(site, screen=screen)
    visit.page.goto("/me")
    visit.page.locator("#name").fill(NAME)
    visit.page.locator("#name").press("Enter")
    visit.page.wait_for_load_state()
    new_table(visit, SIX, "level:3")
    visit.wait_until_asked()
    return visit


def test_a_tap_tells_who_sits_there(prompt_site: str, visits: Visitors) -> None:
    # given somebody whose name has no room among six
    page = at_a_table_of_six(visits, prompt_site, PHONE).page
    own, bot = page.locator("#seats .seat.is-mine"), page.locator("#seats .seat.is-bot").last
    assert own.locator(".name").evaluate(IS_CUT)
    # when they touch the seat, the whole name is told within the page, and what they play
    own.tap()
    told = page.locator("#seat-told")
    expect(told).to_contain_text(NAME)
    expect(told).to_contain_text("Marquise")
    box = told.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE.width
    # then another seat tells of itself, and a tap elsewhere takes it away
    bot.tap()
    expect(told).to_contain_text("Riverfolk")
    expect(told).not_to_contain_text(NAME)
    page.locator("#asked").tap()
    expect(told).to_be_hidden()


def test_six_factions_are_named_whole_in_a_small_window(prompt_site: str, visits: Visitors) -> None:
    visit = visits(prompt_site, screen=Screen(1280, 720), language="ru", motion="reduce")
    new_table(visit, SIX, "level:1")
    visit.wait_until_asked()
    names = visit.page.locator("#seats .name")
    expect(names).to_have_count(6)
    assert not names.evaluate_all(f"all => all.some({IS_CUT})")


def test_a_mouse_reads_the_name_where_it_rests(prompt_site: str, visits: Visitors) -> None:
    page = at_a_table_of_six(visits, prompt_site, DESKTOP).page
    own = page.locator("#seats .seat.is-mine")
    expect(own.locator(".name")).to_have_attribute("title", NAME)
    own.click()
    expect(page.locator("#seat-told")).to_have_count(0)
