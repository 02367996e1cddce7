"""Spirit Island on a phone, without pinching: panels and the invaders' side come near when they are touched and can be
read, what they show is told, and small things of the island are met after a second touch."""

import pytest
from playwright.sync_api import expect

from nemeton.games.spirit_island.state import IslandGame
from nemeton.games.spirit_island.steps import PowerPhase, Turn
from tests.games.spirit_island.shore import shore
from tests.site.browser.conftest import Visitors
from tests.site.browser.inis_person import STILL
from tests.site.browser.sites import PATIENCE, PHONE
from tests.site.browser.spirit_island_person import Spirit
from tests.site.browser.spirit_island_tables import alone_at

pytestmark = pytest.mark.slow
READABLE = 11  # pixels
BOX = "css => (box => [box.x, box.y, box.width, box.height])(document.querySelector(css).getBoundingClientRect())"
SMALLEST = """css => Math.min(...[...document.querySelectorAll(`${css} text`)].map(text => {
    const { a, b } = text.getScreenCTM();
    return parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
}))"""
NEAR = "document.getElementById('main').dataset.near ?? ''"
PARTS = {".commons": "commons", ".rank-0": "panel-0", ".rank-1": "panel-1"}
DRAWN = ".isle.board > "


def shores() -> IslandGame:
    """Two spirits, one of them with long names, in the midst of growth."""
    where = {"A5": "2 ocean", "A4": "2 explorer town", "B6": "2 river", "B7": "blight city"}
    return shore(where, ["ocean", "river"], agenda=[Turn()], ravage=["s1_jungle"], build=["s1_sands"])


def box(person: Spirit, css: str) -> tuple[float, float, float, float]:
    """Where something is when all is still: left, top, breadth, height."""
    person.page.wait_for_function(STILL)
    x, y, wide, high = person.page.evaluate(BOX, css)
    return x, y, wide, high


def touch(person: Spirit, css: str) -> None:
    """A finger on the middle of something."""
    x, y, wide, high = box(person, css)
    person.page.touchscreen.tap(x + wide / 2, y + high / 2)
    person.page.wait_for_function(STILL)


def test_panels_come_near_and_can_be_read_on_a_phone(site: str, visits: Visitors) -> None:
    person = alone_at(shores(), site, visits, language="ru", screen=PHONE)
    person.visit.wait_until_asked()
    ask, stage = person.visit.ask, box(person, ".stage")
    for css, part in PARTS.items():
        assert person.page.evaluate(SMALLEST, DRAWN + css) < READABLE, "far away it is only an overview"
        touch(person, DRAWN + css)
        assert person.page.evaluate(NEAR) == part
        assert person.page.evaluate(SMALLEST, DRAWN + css) >= READABLE
        x, y, wide, high = box(person, DRAWN + css + " .slate")
        assert stage[0] <= x
        assert x + wide <= stage[0] + stage[2] + 1
        assert stage[1] <= y
        assert y + high <= stage[1] + stage[3] + 1
        person.page.locator(".prompt").tap(position={"x": 4, "y": 8})  # elsewhere
        person.page.wait_for_function(STILL)
        assert person.page.evaluate(NEAR) == ""
    assert person.visit.ask == ask, "nothing was answered by it"


def test_a_card_of_somebody_else_is_told_and_growth_is_chosen_with_a_finger(site: str, visits: Visitors) -> None:
    person = alone_at(shores(), site, visits, language="ru", screen=PHONE)
    person.visit.wait_until_asked()
    told, card = person.page.locator(".told"), DRAWN + ".rank-1 #card-wash_away"
    # cards that somebody plays move: until the bot has done so
    expect(person.page.locator("#journal")).to_contain_text("Река завершает фазу духов", timeout=PATIENCE)
    touch(person, DRAWN + ".rank-1")
    touch(person, card)
    expect(told).to_contain_text("Вытолкните")
    touch(person, card)
    expect(told).to_be_hidden()
    assert person.page.evaluate(NEAR) == ""
    before = person.visit.ask
    growth = DRAWN + ".rank-0 .hit[data-to=growth-0-1]"
    touch(person, growth)  # too small to be meant: the panel comes near
    assert (person.page.evaluate(NEAR), person.visit.ask) == ("panel-0", before)
    assert min(box(person, growth)[2:]) >= 40
    touch(person, growth)
    person.visit.wait_for_another_question(before)
    assert person.page.evaluate(NEAR) == ""


def test_pieces_are_pushed_with_a_finger(site: str, visits: Visitors) -> None:
    game = shore(
        {"A5": "2 river", "A4": "2 explorer town", "B6": "2 earth"},
        agenda=[PowerPhase(fast=False)],
        played={"river": ["wash_away"]},
        phase="slow",
    )
    person = alone_at(game, site, visits, language="uk", screen=PHONE)
    person.give("slow", ["use", "wash_away"])
    person.give("target", "A4")
    assert person.asked() == "push"
    main, piece = person.page.locator("#main"), ".stage .start[data-from=piece-A4-town]"
    assert max(box(person, piece)[2:]) < 20
    touch(person, piece)
    expect(main).to_have_attribute("data-zoomed", "yes")
    expect(person.page.locator(".stage .is-chosen")).to_have_count(0)
    expect(person.page.locator("[data-zoom=fit]")).to_be_visible()  # the way back, for whoever would rather not
    assert min(box(person, piece)[2:]) >= 36
    touch(person, piece)
    expect(person.page.locator(f"{piece}.is-chosen")).to_be_visible()
    expect(main).to_have_attribute("data-zoomed", "no")  # the land to which it goes lies elsewhere
    person.give("push", ["town", "A5"])
    assert person.table()["state"]["lands"]["A5"]["towns"] == [0]
    assert person.ways == {"island": 3}


def test_on_a_desk_nothing_of_the_own_panel_is_small(site: str, visits: Visitors) -> None:
    person = alone_at(shores(), site, visits, language="ru")
    person.visit.wait_until_asked()
    for css in (".commons", ".rank-0"):
        assert person.page.evaluate(SMALLEST, DRAWN + css) >= READABLE
    x, y, wide, high = box(person, DRAWN + ".rank-1")
    person.page.mouse.click(x + wide / 2, y + high - 3)
    person.page.wait_for_function(STILL)
    assert person.page.evaluate(SMALLEST, DRAWN + ".rank-1") >= READABLE
