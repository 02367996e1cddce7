"""Friends in two browsers: a link from the home page, a lobby that keeps everybody when the game is changed, a draft;
and several people at one screen."""

import re

import pytest
from playwright.sync_api import expect

from tests.site.browser.conftest import Visitors
from tests.site.browser.looking import grave_faults
from tests.site.browser.sites import PHONE, Screen, Visit

pytestmark = pytest.mark.slow


def open_for_friends(visit: Visit, game: str, name: str) -> str:
    """The block on the home page; the path of the table."""
    visit.page.goto("/")
    visit.page.locator(f".friends input[value={game}]").check()
    visit.page.locator("#friends-name").fill(name)
    visit.page.locator(".friends-form button").click()
    visit.page.wait_for_url("**/tables/*")  # and its scripts listen
    expect(visit.page.locator("#room")).to_be_visible()
    found = re.search(r"/tables/[\w-]+$", visit.page.url)
    assert found
    return found[0]


@pytest.mark.parametrize("screen", [Screen(1280, 720), PHONE], ids=["a laptop", "a phone"])
def test_names_to_pick_keep_their_words_whole(site: str, visits: Visitors, screen: Screen) -> None:
    """The longest one in Russian is broken between words only."""
    visit = visits(site, language="ru", screen=screen)
    open_for_friends(visit, "root", "Мира")
    names = visit.page.locator("#seat-0 .pick-one > span:last-child")
    expect(names).to_have_count(12)
    too_long = "one => { one.style.overflowWrap = 'normal'; return one.scrollWidth > one.clientWidth; }"
    assert not names.evaluate_all(f"all => all.some({too_long})")


def test_friends_meet_in_a_lobby(site: str, visits: Visitors) -> None:
    host, guest = visits(site), visits(site, language="ru", screen=PHONE)
    table = open_for_friends(host, "root", "Mira")
    expect(host.page.locator("#asked")).to_have_text("Mira’s table")
    assert host.page.locator("img.qr").evaluate("image => image.decode().then(() => image.naturalWidth > 0)")
    # the guest comes by the code, on a phone and in another language
    guest.page.goto("/")
    guest.page.locator("#code").fill(table.rpartition("/")[2])
    guest.page.locator(".join button").tap()
    guest.page.locator("#name-3").fill("Олег")
    guest.page.locator("#seat-3 button.main").tap()
    expect(host.page.locator("#seat-3 .name")).to_have_text("Олег")
    assert grave_faults(host.page) == []
    assert grave_faults(guest.page) == []
    # another game: both pages are loaded anew, and both still sit
    host.page.locator("#setup summary").click()
    host.page.locator("#lobby-game button[value=spirit_island]").click()
    for visit in (host, guest):
        expect(visit.page.locator("body[data-game=spirit_island] #room")).to_be_visible()
        expect(visit.page.locator(".lobby-who .name")).to_have_text(["Mira", "Олег"])
    # a draft: the last seat picks first, and what is taken is taken
    host.page.locator("#setup summary").click()
    host.page.locator("#custom-dealing").select_option("draft")
    expect(host.page.locator(".picking")).to_contain_text("Олег picks.")
    expect(host.page.locator("#seat-0 .pick-one")).to_have_count(0)
    expect(guest.page.locator(".picking")).to_be_visible()
    guest.page.locator("#seat-1 [value=thunderspeaker]").tap()
    expect(guest.page.locator("#seat-1 .picked")).to_be_visible()
    expect(host.page.locator("#seat-0 [value=thunderspeaker]")).to_be_disabled()
    host.page.locator("#seat-0 [value=river_surges_in_sunlight]").click()
    # a new name is seen by the other, and the bar says for whom we wait
    expect(guest.page.locator("#own-name")).to_have_value("Олег")
    guest.page.locator("#own-name").fill("Олег II")
    guest.page.locator("#lobby-name button").tap()
    expect(host.page.locator("#seat-1 .name")).to_have_text("Олег II")
    host.page.locator("#lobby-ready button").click()
    expect(host.page.locator("#start-bar")).to_contain_text("We wait for Олег II.")
    guest.page.locator("#lobby-ready button").tap()
    for visit in (host, guest):
        expect(visit.page.locator("#stage")).to_be_visible()


def test_a_screen_is_passed_on(site: str, visits: Visitors) -> None:
    """Inis at one screen: between two seats there is a curtain, and no card lies behind it."""
    visit = visits(site)
    open_for_friends(visit, "inis", "Mira")
    page = visit.page
    page.locator("#setup summary").click()
    page.locator("#players").select_option("2")
    expect(page.locator(".lobby-seat")).to_have_count(2)
    page.locator("#beside-1 summary").click()
    page.locator("#beside-name-1").fill("Anna")
    page.locator("#beside-1 button").click()
    expect(page.locator(".lobby-who .name")).to_have_text(["Mira", "Anna"])
    page.locator("#lobby-ready button").click()
    shown: list[str] = []
    cards = page.locator("[name=item], #hand .card")
    for _ in range(12):  # until the first cards are dealt
        expect(page.locator("#shared-screen")).to_be_visible()
        if page.locator("#shared-screen.is-down").count():
            shown.append(page.locator("#asked").inner_text())
            expect(page.locator("[name=option]")).to_have_count(0)
            expect(cards).to_have_count(0)
            page.locator("#shared-screen .button.main").first.press("Enter")  # by keyboard
            expect(page.locator("#shared-screen:not(.is-down)")).to_be_visible()
        if cards.count():
            break
        last = page.locator("#mark").input_value()
        page.locator("[name=option]").first.evaluate("button => button.form.requestSubmit(button)")
        expect(page.locator("#mark")).not_to_have_value(last)
    assert {name for name in ("Mira", "Anna") if any(name in told for told in shown)} == {"Mira", "Anna"}
    # who holds cards now hides them, and nothing of them is left on the page
    expect(cards.first).to_be_attached()
    page.locator("#curtain button").click()
    expect(page.locator("#shared-screen.is-down")).to_be_visible()
    expect(cards).to_have_count(0)
