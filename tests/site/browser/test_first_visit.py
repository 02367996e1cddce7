"""What a browser fetches when it comes to a table for the first time: little enough for a phone on a train."""

import pytest
from playwright.sync_api import Browser

from nemeton.site.load.pages import first_visit
from nemeton.site.load.report import VISIT_AIM
from nemeton.site.visitors.visitor import COOKIE
from tests.site.browser.conftest import Visitors
from tests.site.browser.playing import answer_on_the_board

pytestmark = pytest.mark.slow
LANGUAGES = ("en", "ru", "uk")


def test_a_table_in_any_language_is_light(site: str, visits: Visitors, browser: Browser) -> None:
    # given a game against a bot in which something has happened, so that there is a story to tell, and that cannot be
    # over yet
    visit = visits(site)
    visit.play_a_bot("level:1")
    for _ in range(2):
        assert visit.wait_until_asked()
        answer_on_the_board(visit)
    assert visit.wait_until_asked()
    path = visit.page.url.removeprefix(site)
    cookie = next(one["value"] for one in visit.context.cookies() if one["name"] == COOKIE)
    # when browsers that were never here come to it
    found = {language: first_visit(browser, site, cookie, path, language) for language in LANGUAGES}
    # then each fetches few bytes, fonts with the letters of its language among them
    assert {language: told.whole for language, told in found.items() if told.whole >= VISIT_AIM} == {}
    assert all(told.fonts > 20_000 for told in found.values())
    assert found["ru"].fonts == found["uk"].fonts > found["en"].fonts
