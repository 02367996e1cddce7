"""The end of a game in a browser: its page at three sizes, by day and by night, in two languages; its picture."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.site.browser.conftest import Visitors
from tests.site.browser.looking import grave_faults, take_picture, too_wide
from tests.site.browser.sites import PHONE, Screen
from tests.site.finished import finished_table
from tests.site.looking_back import VERA, open_site

pytestmark = pytest.mark.slow
FITS = "one => one.scrollWidth <= one.clientWidth + 1"


@pytest.fixture(scope="module")
def tables(data: Path) -> dict[str, str]:
    """Finished tables of two games that need little time."""
    with open_site(data) as site:
        return {game: finished_table(site, game) for game in ("cairn", "spirit_island")}


@pytest.mark.parametrize(
    ("screen", "theme", "language"),
    [(Screen(1280, 720), "light", "en"), (Screen(1440, 900), "dark", "ru"), (PHONE, "light", "ru")],
    ids=["laptop", "desktop", "phone"],
)
def test_the_end_of_a_game_is_whole(
    tables: dict[str, str], site: str, data: Path, visits: Visitors, screen: Screen, theme: str, language: str
) -> None:
    """Nothing is too wide, no id twice, nothing serious to axe; what leads on leads on."""
    visit = visits(site, screen=screen, theme=theme, language=language, motion="reduce")
    visit.as_person(VERA, data)
    page = visit.page
    for game, table in tables.items() if theme == "dark" else [("cairn", tables["cairn"])]:
        page.goto(f"/tables/{table}")
        page.locator(f'#prompt a[href="/tables/{table}/end"]').click()
        expect(page.locator(".turn-chart:visible")).to_have_count(1)  # the other one when its sheet has come
        assert page.locator(".scrolls:has(.turn-chart)").evaluate(FITS), "the end of the chart is out of sight"
        take_picture(page, f"end-{game}-{screen.width}-{language}")
        assert too_wide(page) == []
        assert grave_faults(page) == []
        ids = page.evaluate("[...document.querySelectorAll('[id]')].map(one => one.id)")
        assert len(set(ids)) == len(ids)
        page.locator("details summary").first.click()
        assert page.locator("table.numbers").first.is_visible()
        page.locator(".keys a").last.click()
        page.wait_for_url("**/replay?at=*")


def test_a_picture_is_saved_and_a_game_analysed(
    tables: dict[str, str], site: str, data: Path, visits: Visitors
) -> None:
    """The picture becomes a PNG in the browser; bots weigh the answers, and one plays on from there."""
    visit = visits(site).as_person(VERA, data)
    page = visit.page
    page.goto(f"/tables/{tables['cairn']}/end")
    with page.expect_download() as saved:
        page.locator("#share").click()
    name = saved.value.suggested_filename
    assert name.endswith(".png")
    assert Path(saved.value.path()).read_bytes().startswith(b"\x89PNG")
    # the analysis: what bots think of a choice, a mistake on the board, the next choice by a key
    page.goto(f"/tables/{tables['cairn']}/end")
    page.get_by_role("link", name="Analyse").click()
    page.wait_for_url("**/analysis?at=*")
    page.goto(f"/tables/{tables['cairn']}/analysis?at=14")
    page.locator(".worths .is-best").wait_for()
    assert page.locator(".worths .is-played").count() == 1
    page.locator("#mistakes .tallies").wait_for(state="attached")
    page.locator("#mistakes .looked").wait_for(state="detached")
    assert grave_faults(page) == []
    assert too_wide(page) == []
    page.keyboard.press("ArrowRight")
    page.wait_for_url("**/analysis?at=15")
    box = page.locator(".answers-chart").bounding_box()
    assert box is not None
    page.locator(".answers-chart").click(position={"x": 3, "y": 20})
    page.wait_for_url(re.compile(r"/analysis\?at=[01]$"))
    page.locator("#continue summary").click()
    page.locator("#continue button.main").click()
    page.wait_for_url(lambda url: "/tables/" in url and tables["cairn"] not in url)


@pytest.mark.parametrize(("screen", "language"), [(Screen(1280, 720), "uk"), (PHONE, "ru")], ids=["laptop", "phone"])
def test_other_answers_are_tried_and_found_again(
    tables: dict[str, str], site: str, data: Path, visits: Visitors, screen: Screen, language: str
) -> None:
    """A tree grows by clicks, its browser remembers it, and nothing is too wide or serious to axe."""
    page = visits(site, screen=screen, language=language, motion="reduce").as_person(VERA, data).page
    page.goto(f"/tables/{tables['cairn']}/analysis?at=8")
    page.locator("#to-lines").click()
    rows = page.locator(".line-tree li")
    for answers in (1, 2):
        page.locator(".played-move").first.click()
        expect(rows).to_have_count(answers)
    page.keyboard.press("Home")
    expect(page.locator(".line-tree .is-here")).to_have_count(0)
    page.locator(".played-move:not(:has(.tag))").first.click()
    expect(rows).to_have_count(3)
    page.locator("#bot-on").click()
    expect(page.locator(".line-tree .is-here")).to_have_count(1)
    take_picture(page, f"lines-{screen.width}-{language}")
    assert too_wide(page) == []
    assert grave_faults(page) == []
    here = page.url
    page.goto(f"/tables/{tables['cairn']}/analysis?at=3")
    page.locator("#mistakes .tallies").wait_for(state="attached")
    assert too_wide(page) == []
    assert grave_faults(page) == []
    page.locator("#my-lines").click()
    expect(page).to_have_url(here)
