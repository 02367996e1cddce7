"""Replay, records sent in, positions and verify, in a real browser."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.site.browser.conftest import Visitors
from tests.site.browser.playing import answer_on_the_board
from tests.site.browser.sites import Visit
from tests.site.browser.staging import VERA, Tables, set_up

pytestmark = pytest.mark.long


@pytest.fixture(scope="module")
def tables(data: Path) -> Tables:
    return set_up(data)


def wait_for_moment(visit: Visit, number: int) -> None:
    """Until the page shows that moment, and its address says so."""
    visit.page.wait_for_function(
        """number => document.querySelector('.transport').dataset.number === String(number) &&
            new URLSearchParams(location.search).get('at') === String(number)""",
        arg=number,
    )


def next_moment(visit: Visit) -> int:
    """The moment of the next step."""
    found = re.search(r"at=(\d+)", visit.page.locator("#step-next").get_attribute("href") or "")
    assert found is not None
    return int(found[1])


def test_a_replay_by_slider_keys_and_links(site: str, data: Path, tables: Tables, visits: Visitors) -> None:
    visit = visits(site).as_person(VERA, data)
    page = visit.page
    page.goto(f"/tables/{tables.over}/replay?at=20")
    first = next_moment(visit)
    page.keyboard.press("ArrowRight")
    wait_for_moment(visit, first)
    page.evaluate("document.querySelectorAll('.stage .shaman').forEach(piece => piece.wasHere = true)")
    board = page.locator(".pan > svg > desc")
    told, link = board.text_content() or "", page.locator("#moment-link").get_attribute("href") or ""
    # keys step, and the slider, the address and the journal follow
    second = next_moment(visit)
    page.keyboard.press("ArrowRight")
    expect(page.locator("#moment-link")).not_to_have_attribute("href", link)
    wait_for_moment(visit, second)
    expect(page.locator("#slider")).to_have_value(str(second))
    assert page.locator("#telling li[aria-current]").count() >= 1
    page.keyboard.press("ArrowLeft")
    expect(page.locator("#moment-link")).to_have_attribute("href", link)
    expect(board).to_have_text(told)
    assert page.evaluate("[...document.querySelectorAll('.stage .shaman')].every(piece => piece.wasHere)")
    page.keyboard.press("Home")
    wait_for_moment(visit, 0)
    page.keyboard.press("End")
    last = int(page.locator(".transport").get_attribute("data-last") or 0)
    wait_for_moment(visit, last)
    # the slider goes anywhere; a line of the journal leads to its moment
    page.locator("#slider").fill("30")
    wait_for_moment(visit, 30)
    page.locator("label", has=page.locator("#tab-journal")).click()
    line = page.locator("#telling li[data-at='12'] .moment-link").first
    line.click()
    wait_for_moment(visit, 12)
    # playing goes on by itself and stops when asked
    page.locator("#step-play").click()
    page.wait_for_function("() => Number(document.querySelector('.transport').dataset.number) >= 14")
    page.locator("#step-play").click()
    expect(page.locator("#step-play")).to_have_attribute("aria-pressed", "false")
    # a link to the moment shows the same to somebody else
    other = visits(site)
    other.page.goto(link)
    expect(other.page.locator(".pan > svg > desc")).to_have_text(told)


def test_the_board_of_a_replay_zooms(site: str, data: Path, tables: Tables, visits: Visitors) -> None:
    visit = visits(site).as_person(VERA, data)
    visit.page.goto(f"/tables/{tables.over}/replay?at=20")
    visit.page.locator("[data-zoom=in]").click()
    zoom = "document.getElementById('main').style.getPropertyValue('--zoom')"
    assert float(visit.page.evaluate(zoom)) > 1
    there = next_moment(visit)
    visit.page.keyboard.press("ArrowRight")
    wait_for_moment(visit, there)
    assert float(visit.page.evaluate(zoom)) > 1
    visit.page.locator("[data-zoom=fit]").click()
    assert visit.page.evaluate(zoom) == "1"


def test_a_record_is_taken_home_sent_in_and_checked(
    site: str, data: Path, tables: Tables, visits: Visitors, tmp_path: Path
) -> None:
    visit = visits(site).as_person(VERA, data)
    visit.expected += ["status 400", "400 (Bad Request)"]
    page = visit.page
    page.goto(f"/tables/{tables.over}/replay")
    with page.expect_download() as download:
        page.locator("#record-link").click()
    record = tmp_path / "record.json"
    download.value.save_as(record)
    # sent in, it is the same game
    page.goto("/replay")
    page.locator("#file").set_input_files(record)
    page.get_by_role("button", name="Look at it").click()
    page.wait_for_url("**/replay/*")
    expect(page.locator("#prompt, .where")).to_contain_text("wins")
    # it was dealt fairly; one that was changed was not
    page.goto("/verify")
    page.locator("#file").set_input_files(record)
    page.get_by_role("button", name="Check it").click()
    expect(page.locator("#verdict")).to_contain_text("Yes")
    page.goto("/replay")
    page.locator("#text").fill('{"nemeton": 1, "game": "go"}')
    page.get_by_role("button", name="Look at it").click()
    expect(page.locator("[role=alert]")).to_contain_text("go")
    page.goto(f"/verify?table={tables.over}")
    expect(page.locator("#verdict")).to_contain_text("Yes")


def test_a_game_goes_on_from_a_moment(site: str, data: Path, tables: Tables, visits: Visitors) -> None:
    visit = visits(site).as_person(VERA, data)
    visit.page.goto(f"/tables/{tables.over}/replay?at=12")
    visit.page.locator("#continue summary").click()
    visit.page.locator("#continue button.main").click()
    visit.page.wait_for_url(lambda url: "/tables/" in url and tables.over not in url)
    assert visit.wait_until_asked()
    answer_on_the_board(visit)


def test_a_position_that_cannot_be_and_one_that_can(site: str, visits: Visitors) -> None:
    """A mistake is told while one types, in words; once it is mended, the game begins from there."""
    visit = visits(site)
    page = visit.page
    page.goto("/positions/new?game=cairn")
    written = page.locator("#text").input_value()
    page.locator("#text").fill(written.replace('"a1"', '"z9"', 1))
    expect(page.locator("#position-problem")).to_contain_text("z9")
    assert page.locator("button[value=open]").count() == 0
    page.locator("#text").fill(written.replace('"sea": ["a1"', '"sea": ["a2"', 1))
    expect(page.locator("#position-problem")).to_have_count(0)
    expect(page.locator("#position-stage desc")).to_contain_text("a2")
    page.locator("button[value=open]").click()
    page.wait_for_url(lambda url: "/tables/" in url)
    expect(page.locator(".pan > svg > desc")).to_contain_text("a2")


def test_the_journal_leads_to_the_moment_and_to_the_rules(
    site: str, data: Path, tables: Tables, visits: Visitors
) -> None:
    """Twelve turns stand beside the board, with a way to all; each line leads to its moment, each § to its section."""
    visit = visits(site).as_person(VERA, data)
    page = visit.page
    page.goto(f"/tables/{tables.late}")
    assert page.locator("#journal .turn").count() == 12
    law = page.locator("#journal .turn[open] .law").last
    section = (law.get_attribute("href") or "").partition("#")[2]
    law.click()
    expect(page.locator(f"#handbook:popover-open [id='book-{section}']")).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(page.locator("#handbook:popover-open")).to_have_count(0)
    assert page.url.endswith(tables.late), "the rules are read beside the game"
    page.locator("#journal .turn[open] a.moment").last.click()
    page.wait_for_url("**/replay?at=*")
    page.goto(f"/tables/{tables.late}")
    page.locator(".earlier a").click()
    page.wait_for_url("**/journal")
    assert page.locator(".story-page .turn").count() > 12
