"""Levels of bots in a browser: chosen with the keyboard, changed in the lobby, seen at the table, told in figures."""

import re

import pytest
from playwright.sync_api import expect

from tests.site.browser.conftest import Visitors
from tests.site.browser.looking import too_wide
from tests.site.browser.sites import DESKTOP, PHONE, Screen, Visit

pytestmark = pytest.mark.slow


def open_it(visit: Visit) -> None:
    visit.use(visit.page.locator("button[name=open]"))
    visit.page.wait_for_url(re.compile(r"/tables/(?!new)"))


def test_a_level_is_chosen_with_the_keyboard_and_stands_at_the_table(site: str, visits: Visitors) -> None:
    visit = visits(site)
    page = visit.page
    page.goto("/tables/new?game=cairn")
    # given somebody new, to whom the lowest level is offered
    seat = page.locator("#seat-1")
    expect(seat).to_have_value("bot-level:1")
    # when they go two levels up with the keyboard
    for level in (2, 3):
        seat.focus()
        page.keyboard.press("ArrowDown")
        expect(seat).to_have_value(f"bot-level:{level}")
    expect(page.locator("#like-1")).to_have_text("sees most of what is there, still errs")
    assert too_wide(page) == []
    open_it(visit)
    # then a bot of that level sits there
    expect(page.locator("#seats .seat.is-bot")).to_contain_text("3 · Sapling")


@pytest.mark.parametrize(
    ("screen", "language", "label", "name"),
    [
        (DESKTOP, "en", "Level of the bot: Seat 2", "7 · Old oak"),
        (PHONE, "ru", "Уровень бота: Место 2", "7 · Старый дуб"),
    ],
)
def test_the_host_changes_a_level_in_the_lobby(
    site: str, visits: Visitors, screen: Screen, language: str, label: str, name: str
) -> None:
    visit = visits(site, screen=screen, language=language)
    page = visit.page
    page.goto("/tables/new?game=root&with=friends")
    open_it(visit)
    # when the host seats a bot and then wants a better one
    page.locator("#bot-1").select_option("level:4")
    visit.use(page.locator("#seat-1 form:has(#bot-1) button"))
    page.get_by_label(label).select_option("level:7")
    # then the page says at once what it is like, and the choice stays
    expect(page.locator("#like-1")).to_have_text(re.compile("further|дальше"))
    page.reload()
    expect(page.get_by_label(label).locator("option:checked")).to_have_text(name)
    assert too_wide(page) == []


def test_how_strong_the_bots_are_is_one_click_away(site: str, visits: Visitors) -> None:
    visit = visits(site, screen=PHONE, language="ru")
    page = visit.page
    page.goto("/tables/new?game=inis")
    visit.use(page.get_by_role("link", name="Насколько сильны боты?"))
    page.wait_for_url("**/bots#inis")
    expect(page.locator("section[data-game=inis] h2")).to_be_in_viewport()
    expect(page.get_by_role("rowheader", name="8 · Древний дуб").first).to_be_attached()
    assert too_wide(page) == []
