"""A lesson at the table: a whole one by mouse, a whole one by keyboard on a phone; what sleeps says so."""

import pytest
from playwright.sync_api import Page

from tests.site.browser.conftest import Visitors
from tests.site.browser.looking import grave_faults
from tests.site.browser.sites import PHONE, Screen

pytestmark = pytest.mark.slow

LAPTOP = Screen(1280, 720)
STEPS = {
    "cairn/jumping/0": {'["jump","b1","b3"]'},
    "inis/the_draft/0-0": {'"craftsmen_and_peasants"', '"new_alliance"'},
    "root/the_day_of_the_marquise/0-0": {'["build","sawmill",10]'},
    "spirit_island/energy_and_cards/0-0": {'["play","flash_floods"]'},
    "spirit_island/elements/0": {'["use","massive_flooding"]'},
}
WANTED = "#lesson-next:not([aria-disabled]), .prompt button[data-answer]:not(.is-asleep)"


def goes_on(page: Page, before: str) -> None:
    page.wait_for_function("before => document.getElementById('lesson').dataset.at !== before", arg=before)
    page.wait_for_selector("#main:not([data-fresh])")  # what has just appeared hears no click


COVERED = """() => {
  const bubble = document.getElementById("lesson-bubble"), lesson = document.getElementById("lesson");
  if (!bubble || bubble.hidden) return null;
  const box = bubble.getBoundingClientRect(), awake = new Set(JSON.parse(lesson.dataset.awake));
  const answers = [...document.querySelectorAll(".prompt [data-answer], .stage [data-answer]")];
  const named = JSON.parse(lesson.dataset.point).map(id => document.getElementById(id));
  const clear = [...answers.filter(one => awake.has(one.dataset.answer)), ...named, lesson].filter(Boolean);
  const meets = clear.map(one => one.getBoundingClientRect()).filter(one => one.width &&
    box.left < one.right && one.left < box.right && box.top < one.bottom && one.top < box.bottom);
  const inside = box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
  return meets.length + (inside ? 0 : 100);
}"""


def bubble_of(page: Page) -> str:
    """What the bubble says; it lies over nothing that is clicked or read, and is for eyes alone."""
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    covered = page.evaluate(COVERED)
    assert not covered, "the bubble covers what it speaks of, or leaves the page"
    if covered is None:
        return ""
    assert page.locator("#lesson-bubble").get_attribute("aria-hidden") == "true"
    return page.locator("#lesson-bubble").inner_text()


def test_what_is_to_be_found_can_be_seen(site: str, visits: Visitors) -> None:
    """The bubble leaves the pieces free that it speaks of; the list of steps is whole, or away where it has no room."""
    page = visits(site, screen=LAPTOP, motion="reduce").page
    page.goto("/learn/spirit_island/growth")
    page.wait_for_selector("#lesson")
    assert bubble_of(page)
    box, piece = page.locator("#lesson-bubble").bounding_box(), page.locator("#A5-presence-0").bounding_box()
    assert box is not None
    assert piece is not None
    assert box["y"] >= piece["y"] + piece["height"] or box["y"] + box["height"] <= piece["y"]
    for height in (720, 768, 900, 1080):
        page.set_viewport_size({"width": 1440, "height": height})
        goals = page.locator("#lesson-goals")
        assert goals.is_hidden() or goals.evaluate("one => one.scrollHeight <= one.clientHeight + 1")


def test_a_bubble_points_at_the_place_and_covers_nothing(site: str, visits: Visitors) -> None:
    """In all games, on a laptop and a phone, without motion: what is to be done stands beside the place."""
    for screen in (LAPTOP, PHONE):
        page = visits(site, screen=screen, motion="reduce").page
        said = 0
        for step in STEPS:
            page.goto(f"/learn/{step}")
            page.wait_for_selector("#lesson")
            told = bubble_of(page)
            said += bool(told)
            goal = page.locator("#lesson-goals .is-now > span").last.text_content() or ""
            assert told in ("", goal)
        assert said >= 4, "the bubble stays away nearly everywhere"
    # it follows to the next step, and the veil is over the board with its rings
    page = visits(site, screen=LAPTOP).page
    page.goto("/learn/cairn/moving")
    first = bubble_of(page)
    assert first
    assert page.locator(".stage .lesson-veil").count() == 1
    do_by_mouse(page)
    assert bubble_of(page) not in ("", first)


def at(page: Page) -> str:
    return str(page.locator("#lesson").get_attribute("data-at"))


def do_by_mouse(page: Page) -> None:
    """The next step as somebody with a mouse does it: on the board where it can be done there."""
    before = at(page)
    if page.locator("#lesson-next:not([aria-disabled])").count():
        page.locator("#lesson-next").click()
    else:
        wanted = page.locator(".prompt button[data-answer]:not(.is-asleep)").first
        answer = wanted.get_attribute("data-answer")
        hit = page.locator(f".stage [data-answer='{answer}']").first
        start = hit.get_attribute("data-from") if hit.count() else None
        if start:
            page.locator(f".stage .piece[data-from='{start}']").click()
        (hit if hit.count() else wanted).click()
    goes_on(page, before)


def test_a_whole_lesson_by_mouse(site: str, visits: Visitors) -> None:
    visit = visits(site, screen=LAPTOP)
    page = visit.page
    page.goto("/")
    page.locator(".learn-door a[data-game=cairn]").click()
    page.wait_for_url("**/learn/cairn/moving")
    assert page.locator(".lesson-rings ellipse").count() == 6, "the three shamans are not pointed at"
    do_by_mouse(page)
    do_by_mouse(page)
    # What sleeps says so and does nothing; so does Next before anything was done.
    assert page.locator("#lesson-word").is_hidden()
    page.locator(".prompt button[data-answer].is-asleep").first.click(force=True)
    assert page.locator("#lesson-word").inner_text() == page.locator("#lesson-word").get_attribute("data-word")
    assert at(page) == "0-0"
    page.locator("#lesson-show").click()
    assert page.evaluate("document.activeElement.dataset.answer") == '["move","c1","c2"]'
    assert page.locator("#lesson-word").is_hidden()
    assert grave_faults(page) == []
    do_by_mouse(page)
    assert page.url.endswith("/learn/cairn/moving/0-0-0")
    page.locator("form[action$='/back'] button").click()
    goes_on(page, "0-0-0")
    assert at(page) == "0-0"
    page.go_back()
    page.wait_for_url("**/learn/cairn/moving/0-0-0")
    page.wait_for_selector("#lesson[data-at='0-0-0']")
    page.reload()
    assert at(page) == "0-0-0", "a page that is loaded again begins anew"
    while page.locator("#lesson-goals .is-now").count():
        do_by_mouse(page)
    assert page.locator(".lesson-laws a").count() == 3
    assert grave_faults(page) == []
    # What was done is known.
    page.goto("/learn/cairn")
    assert page.locator(".lesson-list .is-done").count() == 1
    assert grave_faults(page) == []
    page.goto("/learn")
    assert page.locator("[data-game=cairn] progress").get_attribute("value") == "1"
    assert grave_faults(page) == []
    page.goto("/")
    page.locator(".learn-door a[data-game=cairn]").click()
    page.wait_for_url("**/learn/cairn/jumping")


def test_a_whole_lesson_by_keyboard_on_a_phone(site: str, visits: Visitors) -> None:
    visit = visits(site, screen=PHONE, language="ru")
    page = visit.page
    page.goto("/learn/cairn/megaliths_and_winning")
    while page.locator("#lesson[data-awake]").count() and page.locator("#lesson-goals .is-now").count():
        before = at(page)
        wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        assert wide <= 0
        for _ in range(60):
            page.keyboard.press("Tab")
            if page.evaluate("wanted => document.activeElement.matches(wanted)", WANTED):
                break
        assert page.evaluate("document.activeElement.checkVisibility()")
        page.keyboard.press("Enter")
        goes_on(page, before)
    assert "Море победило" in page.locator("#lesson-say").inner_text()
    assert grave_faults(page) == []
    # After the last lesson a first game begins.
    page.locator("#lesson-next").click()
    page.wait_for_url("**/tables/*")
    assert page.locator(".seat").count() == 2


@pytest.mark.long
@pytest.mark.parametrize("screen", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_what_is_awake_is_in_sight_in_every_game(site: str, visits: Visitors, screen: Screen) -> None:
    """At a step of each game the awake answer can be seen and pressed, the rest sleeps, and nothing is too wide."""
    page = visits(site, screen=screen, language="ru", motion="reduce").page
    for address, answers in STEPS.items():
        page.goto(f"/learn/{address}")
        page.wait_for_selector(".prompt .is-asleep")
        awake = page.locator(".prompt [data-answer]:not(.is-asleep)")
        assert {one.get_attribute("data-answer") for one in awake.all()} == answers, address
        awake.first.scroll_into_view_if_needed()
        seen = page.evaluate(
            """one => { const label = one.closest("label") ?? one, box = label.getBoundingClientRect(),
                met = document.elementFromPoint(box.left + box.width / 2, box.top + Math.min(box.height, 40) / 2);
                return label.contains(met) && box.right <= innerWidth; }""",
            awake.first.element_handle(),
        )
        assert seen, f"{address}: what is awake cannot be pressed"
        wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        assert wide <= 0, address
        if not screen.touch:
            assert grave_faults(page) == [], address
