"""What would you do? Asked at a real table, at a desk and on a phone, in two languages: the words, the marks, and that
the hint goes with its question."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from nemeton.site.storage import Person
from nemeton.site.tables.wishes import SeatWish, TableWish
from tests.games.cairn.board import position_of
from tests.site.browser.conftest import Visitors
from tests.site.browser.looking import axe_faults, take_picture
from tests.site.browser.scenes import PEOPLE
from tests.site.browser.sites import PHONE, Screen
from tests.site.looking_back import Site, open_site

pytestmark = pytest.mark.slow

FIELD = """
5 . . S . F
4 . . . . .
3 . . . . .
2 . . . . .
1 . S . . .
upcoming deer_rock stormwell
stack alley_of_dusk memorial_mound
"""
PLACES = "[...document.querySelectorAll('.asks .button')].map(one => Math.round(one.getBoundingClientRect().top))"
TABLES: dict[str, tuple[int, dict[str, Any]]] = {
    "cairn": (2, {}),
    "inis": (3, {}),
    "root": (3, {"seat_1": "marquise", "seat_2": "eyrie", "seat_3": "alliance"}),
    "spirit_island": (2, {}),
}


@pytest.fixture(scope="module")
def tables(data: Path) -> dict[str, str]:
    """A table of one person and bots for each game."""
    with open_site(data) as site:
        return {game: str(site.run(_open, site, game)) for game in TABLES}


async def _open(site: Site, game: str) -> str:
    players, options = TABLES[game]
    seats = [SeatWish("me"), *[SeatWish("bot", "greedy")] * (players - 1)]
    position = position_of(FIELD, to_move="sea") if game == "cairn" else None
    wish = TableWish(game=game, seats=seats, options=options, position=position, nonce="reed")
    return await site.house.tables.open(Person(id=PEOPLE["Vera"], name="Vera", preferences={}), wish)


@pytest.mark.parametrize("game", TABLES)
@pytest.mark.parametrize(("screen", "language"), [(Screen(1280, 720), "en"), (PHONE, "ru")], ids=["desk", "phone"])
def test_a_hint_is_asked_for_and_seen(
    visits: Visitors, site: str, data: Path, tables: dict[str, str], screen: Screen, language: str, game: str
):
    visit = visits(site, screen=screen, language=language, motion="reduce").as_person(PEOPLE["Vera"], data)
    page: Any = visit.page
    page.goto(f"/tables/{tables[game]}")
    page.wait_for_function("window.htmx")
    button, box = page.locator("#hint-open"), page.locator("#hint-box")
    expect(button).to_be_visible(timeout=60_000)  # bots may have to answer first
    before = page.evaluate(PLACES)
    # when somebody asks
    button.tap() if screen.touch else button.click()
    expect(box.locator("[data-advised]")).to_be_attached(timeout=30_000)
    # then the answers stand there with their worth, and what is advised is marked; no answer has moved
    assert box.locator(".worth").count() >= 1
    assert page.locator(".is-advised[data-answer], label.is-advised").count() >= 1
    assert page.evaluate(PLACES) == before
    place = box.bounding_box()
    assert place["x"] >= 0
    assert place["x"] + place["width"] <= screen.width
    assert place["y"] + place["height"] <= screen.height
    take_picture(page, f"hint-{game}-{screen.width}-{language}")
    assert axe_faults(page) == []
    # and it is closed, with its marks
    close = page.locator("#hint-close")
    close.tap() if screen.touch else close.click()
    expect(box).to_be_hidden()
    assert page.locator(".is-advised").count() == 0


def test_a_hint_goes_with_its_question(visits: Visitors, site: str, data: Path, tables: dict[str, str]):
    """The reason stands in it with its law; what is advised is played, and the next question begins without a hint."""
    visit = visits(site, motion="reduce").as_person(PEOPLE["Vera"], data)
    page: Any = visit.page
    page.goto(f"/tables/{tables['cairn']}")
    page.locator("#hint-open").click()
    box = page.locator("#hint-box")
    expect(box).to_contain_text("It builds a megalith: you have 1 of 3.")
    expect(box.locator('.law[href="/rules/cairn#build"]')).to_be_visible()
    page.evaluate("document.querySelector('.asks button.is-advised').click()")
    expect(page.locator("#asked")).to_contain_text("megalith")
    expect(box).to_be_hidden()
    expect(page.locator("#hint-open")).to_be_visible()
    assert page.locator(".is-advised").count() == 0


def test_a_hint_that_does_not_come_is_told(visits: Visitors, site: str, data: Path, tables: dict[str, str]):
    """Without an answer of the server a sentence stands where the hint would."""
    visit = visits(site, motion="reduce").as_person(PEOPLE["Vera"], data)
    page: Any = visit.page
    page.goto(f"/tables/{tables['spirit_island']}")
    page.route("**/hint?*", lambda route: route.fulfill(status=200, content_type="text/plain", body="no"))
    page.locator("#hint-open").click()
    expect(page.locator("#hint-told .notice")).to_contain_text("No hint came")
