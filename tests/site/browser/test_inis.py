"""Inis in a real browser, the short way: a table against a bot, from the home page to the first turns."""

import pytest
from playwright.sync_api import expect

from tests.site.browser.conftest import Visitors
from tests.site.browser.inis_person import Person
from tests.site.browser.sites import DESKTOP

TURNS = 3
MOST = 120
DECLARING = ("inis.where", "inis.place", "inis.group", "inis.swap")


@pytest.mark.slow
def test_a_table_against_a_bot_is_settled_drafted_and_played(site: str, visits: Visitors) -> None:
    # given somebody who has set up a game for two against a bot
    visit = visits(site, screen=DESKTOP)
    page = visit.page
    page.goto("/tables/new?game=inis")
    page.locator("#players").select_option("2")
    expect(page.locator("select[name^=seat-]")).to_have_count(2)
    page.locator("button[name=open]").click()
    page.wait_for_url("**/tables/*")
    person = Person(visit, seed=3)
    # when they settle the island, draft and take some turns, wherever a person would click
    taken_back = False
    while person.kinds.get("inis.turn", 0) < TURNS or not taken_back:
        assert visit.wait_until_asked(), "the game cannot be over so soon"
        assert sum(person.kinds.values()) < MOST
        kind = person.answer()
        # while a card is being declared nobody else is asked, so nothing can come between
        if kind == "inis.turn" and not taken_back and visit.ask and person.question()[0]["kind"] in DECLARING:
            taken_back = take_back(person)
    # then all of it was done on the island, with cards and by ticking, and an answer was taken back
    assert {"inis.place_first", "inis.draft", "inis.turn"} <= set(person.kinds)
    assert {"island", "pick"} <= set(person.ways)
    assert taken_back
    # and at a glance the page tells how near everybody is to each condition
    for seat in range(2):
        expect(page.locator(f"#seat-{seat} .gauges svg.gauge")).to_have_count(3)
        expect(page.locator(f"#seat-{seat} .points")).to_be_visible()


def take_back(person: Person) -> bool:
    """What was played a moment ago is in the hand again, and the same question is asked."""
    hand = person.page.locator(".hand > ul > li")
    held = hand.count()
    before = person.visit.ask
    person.page.locator("#undo").click()
    person.visit.wait_for_another_question(before)
    ask, _ = person.question()
    assert ask["kind"] == "inis.turn"
    expect(hand).to_have_count(held + 1)
    return True
