"""Boards of Root beside the map: one's own is large, the others' come near when they are clicked or touched."""

from collections.abc import Iterable

import pytest

from nemeton.games.root.state import RootGame
from tests.games.root.woodland import woodland
from tests.site.browser.conftest import Visitors
from tests.site.browser.inis_person import STILL
from tests.site.browser.root_person import Wanderer
from tests.site.browser.root_tables import alone_at
from tests.site.browser.sites import PHONE

pytestmark = pytest.mark.slow
PARTS = ("board-0", "board-1", "board-2", "board-3", "commons", "score")
BOX = "name => (box => [box.x, box.y, box.width, box.height])(document.querySelector(name).getBoundingClientRect())"
AT = "([x, y]) => document.elementFromPoint(x, y).closest('.part').dataset.part"


def four() -> RootGame:
    """The Alliance is asked; with bases and supporters, so that its own board can be clicked."""
    where = {1: "cat cat keep", 3: "bird bird roost", 9: "rebel rebel base_mouse sympathy", 12: "cat bird"}
    return woodland(
        ("alliance", "marquise", "eyrie", "vagabond"),
        where,
        active="alliance",
        vagabond={"at": 5},
        hands={"alliance": ["ambush_bird"]},
        supporters=["bake_sale"],
    )


def box(person: Wanderer, name: str) -> tuple[float, float, float, float]:
    """Where something is when all is still: left, top, width, height."""
    person.page.wait_for_function(STILL)
    x, y, width, height = person.page.evaluate(BOX, name)
    return x, y, width, height


def assert_within(inner: Iterable[float], outer: Iterable[float]) -> None:
    """One thing lies in the other, but for the breadth of a line."""
    (x, y, width, height), (left, top, wide, high) = inner, outer
    assert left - 3 <= x
    assert x + width <= left + wide + 3
    assert top - 3 <= y
    assert y + height <= top + high + 3


def assert_comes_near(person: Wanderer, part: str, least: float) -> None:
    """A click or touch brings a part near, whole; the next one puts it back. Nothing is answered by it."""
    page, name, ask = person.page, f".root.board > .{part}", person.visit.ask
    before = box(person, name)
    touch = page.touchscreen.tap if person.visit.screen.touch else page.mouse.click
    touch(before[0] + before[2] / 2, before[1] + before[3] - 4)
    near = box(person, name)
    assert near[2] >= least
    assert_within(near, box(person, ".stage"))
    assert page.evaluate(AT, [near[0] + 9, near[1] + near[3] / 2]) == part
    touch(near[0] + near[2] / 2, near[1] + near[3] - 4)
    assert box(person, name) == pytest.approx(before)
    assert person.visit.ask == ask


def test_boards_come_near_where_they_are_clicked(site: str, visits: Visitors) -> None:
    person = alone_at(four(), site, visits)
    person.visit.wait_until_asked()
    own, other = box(person, ".root.board > .rank-0"), box(person, ".root.board > .rank-1")
    assert own[2] > 240
    assert own[2] > 1.9 * other[2]
    for part in PARTS:
        assert_comes_near(person, part, least=480)


def test_a_board_that_is_near_goes_back_with_escape_or_a_click_elsewhere(site: str, visits: Visitors) -> None:
    person = alone_at(four(), site, visits)
    before = box(person, ".root.board > .board-3")
    for leave in (lambda: person.page.keyboard.press("Escape"), lambda: person.page.locator("#asked").click()):
        person.page.mouse.click(before[0] + before[2] / 2, before[1] + before[3] - 4)
        assert box(person, ".root.board > .board-3")[2] > 2 * before[2]
        leave()
        assert box(person, ".root.board > .board-3") == pytest.approx(before)


def test_boards_come_near_on_a_phone(site: str, visits: Visitors) -> None:
    person = alone_at(four(), site, visits, language="ru", screen=PHONE)
    person.visit.wait_until_asked()
    for part in PARTS:
        assert_comes_near(person, part, least=300)
