"""Windows and eyes that differ: a phone that lies, letters of double size, the reader's own colours, somebody who only
looks on, six seats, islands of three and four boards. The map and the answers are there in each."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from nemeton.site.words.speech import seat_names_of
from tests.site.browser.conftest import Visitors
from tests.site.browser.hard_asks import HardAsk, there
from tests.site.browser.hard_tables import lay
from tests.site.browser.looking import too_wide
from tests.site.browser.scenes import PEOPLE
from tests.site.browser.sight import DESKS, faults_at, measure
from tests.site.browser.sites import PHONE, Screen, Visit, running_site

pytestmark = pytest.mark.slow
LYING = Screen(844, 390, touch=True)
DOUBLED = Screen(640, 360)  # what a window of 1280 by 720 has at 200 %
Tables = dict[str, tuple[HardAsk, str]]

# As many seats as the largest table has, of those that sit here.
SIX = """() => {
    const row = document.getElementById('seats'), seats = [...row.children];
    while (row.children.length < 6) row.append(seats[row.children.length % seats.length].cloneNode(true));
    [...row.children].forEach((seat, at) => seat.className = seat.className.replace(/of-\\d/, `of-${at + 1}`));
    row.dataset.count = '6';
}"""
# Of each seat: is all of it in the window, can its name be read, are points and figures there?
SEATS = """() => [...document.querySelectorAll('#seats .seat')].map(seat => {
    const {left, right, top, bottom, width} = seat.getBoundingClientRect();
    const isIn = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && width > 90;
    const met = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const name = seat.querySelector('.name'), isNamed = name.clientWidth >= Math.min(34, name.scrollWidth);
    const drawn = seat.querySelector('.gauges > svg')?.getBoundingClientRect().height ?? 20;
    return isIn && seat.contains(met) && isNamed && drawn >= 10;
})"""


def seats_of(ask: HardAsk) -> int:
    """How many play where it is asked."""
    return len(seat_names_of(ask.played()))


@pytest.fixture(scope="module")
def tables(data: Path) -> Tables:
    """Root for four, and islands of three and four boards."""
    islands = sorted(there("spirit_island"), key=lambda ask: -ask.answers)
    root = sorted(there("root"), key=lambda ask: -ask.letters)
    chosen = {
        "root": next(ask for ask in root if ask.kind == "root.marquise.action" and seats_of(ask) == 4),
        "three": next(ask for ask in islands if seats_of(ask) == 3),
        "four": next(ask for ask in islands if seats_of(ask) == 4),
    }
    return dict(zip(chosen, lay(data, list(chosen.values())), strict=True))


@pytest.fixture(scope="module")
def site(data: Path, tables: Tables) -> Iterator[str]:
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv("NEMETON_LIMITS", "0")
        with running_site(data) as address:
            yield address


def opened(visits: Visitors, site: str, data: Path, table: str, screen: Screen) -> Visit:
    """Vera, who reads Russian."""
    visit = visits(site, language="ru", screen=screen, motion="reduce").as_person(PEOPLE["Vera"], data)
    visit.page.goto(f"/tables/{table}")
    visit.page.wait_for_selector("#asks", state="attached")
    return visit


def map_size(page: Page) -> tuple[float, float]:
    """How broad and how high the map's frame is."""
    box = page.locator("#stage").bounding_box()
    assert box is not None
    return box["width"], box["height"]


@pytest.mark.parametrize("screen", [LYING, DOUBLED], ids=["a phone that lies", "200 %"])
def test_the_map_stands_beside_the_answers(
    site: str, data: Path, tables: Tables, visits: Visitors, screen: Screen
) -> None:
    for ask, table in (tables["root"], tables["four"]):
        page = opened(visits, site, data, table, screen).page
        broad, high = map_size(page)
        assert broad > 0.3 * screen.width, (ask.name, broad)
        assert high > 0.6 * screen.height, (ask.name, high)
        sight = measure(page)
        assert sight.seen >= min(2, sight.all), (ask.name, sight)
        assert sight.small == [], ask.name
        assert sight.seen == sight.all or str(sight.all - sight.seen) in sight.pill.split(), (ask.name, sight)
        assert all(page.evaluate(SEATS))
        assert too_wide(page) == []


def test_islands_of_three_and_four_boards(site: str, data: Path, tables: Tables, visits: Visitors) -> None:
    for screen in (DESKS[0], PHONE):
        visit = opened(visits, site, data, tables["three"][1], screen)
        assert faults_at(visit, [tables["three"], tables["four"]], [screen]) == []
        for name in ("three", "four"):
            visit.page.goto(f"/tables/{tables[name][1]}")
            assert all(visit.page.evaluate(SEATS)), (name, screen)
            corner = visit.page.locator("#stage .in-corner").bounding_box()
            assert corner is None or corner["width"] > 80, (name, screen, corner)


def test_six_seats_have_room_in_the_header(site: str, data: Path, tables: Tables, visits: Visitors) -> None:
    for screen in (DESKS[0], PHONE, LYING):
        page = opened(visits, site, data, tables["root"][1], screen).page
        page.evaluate(SIX)
        assert page.evaluate(SEATS) == [True] * 6, screen
        assert too_wide(page) == []


def test_the_readers_own_colours(site: str, data: Path, tables: Tables, visits: Visitors) -> None:
    """What is open and what may be chosen differ by frames, since grounds are all alike."""
    page = opened(visits, site, data, tables["root"][1], DESKS[0]).page
    page.emulate_media(forced_colors="active")
    verbs = page.locator(".groups.are-many label.heading")
    verbs.first.click()
    outline = "one => getComputedStyle(one).outlineStyle"
    assert [verb.evaluate(outline) for verb in (verbs.first, verbs.nth(1))] == ["solid", "none"]
    assert page.locator("#seats .is-active").first.evaluate(outline) == "solid"
    assert measure(page).covered == []


def test_somebody_who_looks_on(site: str, tables: Tables, visits: Visitors) -> None:
    """Says so, names who is asked, shows no hand and no answers, and the map as large as for a player."""
    for screen in (DESKS[0], PHONE):
        page = visits(site, language="ru", screen=screen, motion="reduce").page
        page.goto(f"/tables/{tables['root'][1]}")
        expect(page.locator("#asked")).to_contain_text("Vera")
        expect(page.locator("#asks, #hand, #undo, .hit")).to_have_count(0)
        assert all(page.evaluate(SEATS))
        assert too_wide(page) == []
        assert map_size(page)[1] > 0.3 * screen.height


def test_a_note_of_the_server_outlives_a_swap_elsewhere(
    site: str, data: Path, tables: Tables, visits: Visitors
) -> None:
    """A verb is open, something else on the page is swapped, the verb is closed: the same things can be clicked."""
    page = opened(visits, site, data, tables["root"][1], DESKS[0]).page
    open_now = "[...document.querySelectorAll('#stage .hit.is-open')].map(one => one.dataset.answer).sort()"
    before = page.evaluate(open_now)
    page.locator(".groups.are-many label.heading").nth(1).click()
    assert page.evaluate(open_now) != before
    page.evaluate("document.dispatchEvent(new CustomEvent('htmx:after:swap'))")  # of a fragment without the board
    page.keyboard.press("Escape")
    assert page.evaluate(open_now) == before
