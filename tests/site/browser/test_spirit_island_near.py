"""Spirit Island on a phone, without pinching: the invaders' side comes near when it is touched, panels can be read in
their sheet, what they show is told, and small things of the island are met after a second touch. At a desk the
invaders' side lies in a corner of the sea and covers no land."""

from typing import Any

import pytest
from playwright.sync_api import expect

from nemeton.games.spirit_island.state import IslandGame
from nemeton.games.spirit_island.steps import FearCards, PowerPhase, Turn
from tests.games.spirit_island.shore import shore
from tests.site.browser.conftest import Visitors
from tests.site.browser.inis_person import REACHED
from tests.site.browser.playing import STILL
from tests.site.browser.sites import PATIENCE, PHONE, Screen
from tests.site.browser.spirit_island_person import Spirit
from tests.site.browser.spirit_island_tables import alone_at

pytestmark = pytest.mark.slow
READABLE = 11  # pixels
BROAD = 1600  # pixels: boards have a column of their own
BOX = "css => (box => [box.x, box.y, box.width, box.height])(document.querySelector(css).getBoundingClientRect())"
SMALLEST = """css => Math.min(...[...document.querySelectorAll(`${css} text`)].map(text => {
    const { a, b } = text.getScreenCTM();
    return parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
}))"""
NEAR = "document.getElementById('main').dataset.near ?? ''"
LEAST_LETTERS = 10  # pixels, in the picture of a board at a desk
GATHER = '["gather","W1"]'
INVADERS, OWN, OTHER = "#part-commons", "#part-panel-0", "#part-panel-1"
# Lands on which the invaders' side lies.
COVERED = """() => {
    const slate = document.querySelector('#part-commons').getBoundingClientRect();
    const isUnder = land => {
        const outline = document.querySelector(land.getAttribute('href')), at = land.getScreenCTM();
        const many = 60, long = outline.getTotalLength();
        return [...Array(many).keys()].some(step => {
            const { x, y } = outline.getPointAtLength(long * step / many).matrixTransform(at);
            return x > slate.left && x < slate.right && y > slate.top && y < slate.bottom;
        });
    };
    return [...document.querySelectorAll('.stage [data-place]')].filter(isUnder).map(land => land.dataset.place);
}"""


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


def open_boards(person: Spirit) -> None:
    """A finger opens the sheet with the panels."""
    person.page.locator("[popovertarget=boards]").locator("visible=true").tap()
    expect(person.page.locator("#boards")).to_be_visible()


def test_boards_can_be_read_on_a_phone(site: str, visits: Visitors) -> None:
    """The invaders' side comes near in its corner; the panels of the spirits lie in a sheet."""
    person = alone_at(shores(), site, visits, language="ru", screen=PHONE)
    person.visit.wait_until_asked()
    ask, stage = person.visit.ask, box(person, ".stage")
    assert person.page.evaluate(SMALLEST, INVADERS) < READABLE, "far away it is only an overview"
    touch(person, INVADERS)
    assert person.page.evaluate(NEAR) == "commons"
    assert person.page.evaluate(SMALLEST, INVADERS) >= READABLE
    x, y, wide, high = box(person, INVADERS)
    assert stage[0] <= x
    assert x + wide <= stage[0] + stage[2] + 1
    assert stage[1] <= y
    assert y + high <= stage[1] + stage[3] + 1
    person.page.locator("#asked").tap(position={"x": 4, "y": 8})  # elsewhere
    person.page.wait_for_function(STILL)
    assert person.page.evaluate(NEAR) == ""
    open_boards(person)
    for css in (OWN, OTHER):
        assert person.page.evaluate(SMALLEST, css) >= READABLE
    assert person.visit.ask == ask, "nothing was answered by it"


def test_a_card_of_somebody_else_is_told_and_growth_is_chosen_with_a_finger(site: str, visits: Visitors) -> None:
    person = alone_at(shores(), site, visits, language="ru", screen=PHONE)
    person.visit.wait_until_asked()
    told, card = person.page.locator(".told"), f"{OTHER} #card-wash_away"
    # cards that somebody plays move: until the bot has done so
    expect(person.page.locator("#journal")).to_contain_text("Река (бот) завершает фазу духов", timeout=PATIENCE)
    open_boards(person)
    person.page.locator(OTHER).scroll_into_view_if_needed()
    touch(person, OTHER)
    assert person.page.evaluate(NEAR) == "panel-1"
    touch(person, card)
    expect(told).to_contain_text("Вытолкните")
    touch(person, card)
    expect(told).to_be_hidden()
    assert person.page.evaluate(NEAR) == ""
    before = person.visit.ask
    growth = f"{OWN} .hit[data-to=growth-0-1]"
    person.page.locator(OWN).scroll_into_view_if_needed()
    assert min(box(person, growth)[2:]) >= 40
    touch(person, growth)
    expect(person.page.locator("#boards")).to_be_hidden()
    person.visit.wait_for_another_question(before)


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
    expect(person.page.locator(f"{piece} .grip")).to_be_visible()  # gold says that it can be taken
    touch(person, piece)
    expect(main).to_have_attribute("data-zoomed", "yes")
    expect(person.page.locator(".stage .is-chosen")).to_have_count(0)
    expect(person.page.locator("[data-zoom=fit]")).to_be_visible()  # the way back, for whoever would rather not
    assert box(person, "#zoom")[3] < 60, "the way back covers more than a corner"
    over = "getComputedStyle(document.getElementById('stage')).overflowClipMargin"
    assert person.page.evaluate(over) == "0px", "the board reaches over its edge"
    assert min(box(person, piece)[2:]) >= 36
    touch(person, piece)
    expect(person.page.locator(f"{piece}.is-chosen")).to_be_visible()
    expect(main).to_have_attribute("data-zoomed", "no")  # the land to which it goes lies elsewhere
    person.give("push", ["town", "A5"])
    assert person.table()["state"]["lands"]["A5"]["towns"] == [0]
    assert person.ways == {"island": 3}


@pytest.mark.parametrize("screen", [Screen(1280, 720), Screen(1920, 1080)], ids=["small", "broad"])
def test_at_a_desk_everything_can_be_read_and_no_land_is_covered(site: str, visits: Visitors, screen: Screen) -> None:
    person = alone_at(shores(), site, visits, language="ru", screen=screen)
    person.visit.wait_until_asked()
    if screen.width < BROAD:
        person.page.locator(".tabs label:has(#tab-boards)").click()
    for css in (INVADERS, OWN, OTHER):
        assert person.page.evaluate(SMALLEST, css) >= LEAST_LETTERS
    assert person.page.evaluate(COVERED) == []


def test_what_an_answer_leads_to_leaves_the_answer_in_reach(site: str, visits: Visitors) -> None:
    """A land of the lower half comes near with what is known of it, and is touched once more."""
    where = {"W1": "explorer city dahan", "W9": "dahan", "W2": "2 river"}
    map_: dict[str, Any] = {"options": {"thematic": True}, "boards": ("W",)}
    earned: dict[str, Any] = {"earned": ["dahan_enheartened"], "ravage": ["s1_jungle"]}
    game = shore(where, ["river"], agenda=[FearCards()], **earned, **map_)
    person = alone_at(game, site, visits, language="uk", screen=PHONE)
    assert person.asked() == "fear_enheartened"
    answer = f".stage .disc[data-answer='{GATHER}']"
    expect(person.page.locator(answer)).to_be_attached()
    touch(person, answer)
    expect(person.page.locator("#outlook")).to_be_visible()
    person.page.wait_for_function(STILL)
    assert person.page.evaluate(REACHED, [GATHER, None]) is not None
    person.give("spirit_island.fear_enheartened", ["gather", "W1"])
    assert person.ways["island"] == 1


def test_a_card_that_is_offered_alone_has_the_whole_breadth(site: str, visits: Visitors) -> None:
    """So its name is not broken; several stand two abreast."""
    for cards, share in ((["boon_of_vigor"], 1.0), (["boon_of_vigor", "flash_floods"], 0.5)):
        where, played = {"A5": "2 river", "A4": "2 explorer town"}, {"river": cards}
        game = shore(where, ["river"], agenda=[PowerPhase(fast=True)], played=played, boards=("A",))
        person = alone_at(game, site, visits, language="ru", screen=PHONE)
        person.visit.wait_until_asked()
        whole, wide = box(person, ".groups")[2], box(person, ".groups .is-card")[2]
        assert share - 0.1 < wide / whole <= share
