"""Small things that a first look at the site has found wrong, each seen in a browser: they stay right."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from nemeton.kernel import LANGUAGES
from tests.site.browser.conftest import Visitors
from tests.site.browser.hard_asks import longest
from tests.site.browser.hard_tables import lay, vera
from tests.site.browser.root_tables import new_table
from tests.site.browser.sight import DESKS
from tests.site.browser.sites import PHONE, running_site

pytestmark = pytest.mark.slow
KINDS = ("cairn.action", "inis.turn", "inis.draft", "inis.throw_actions", "root.marquise.action", "spirit_island.play")
Tables = dict[str, str]

# Is an element wholly in the window, and does whoever points at its middle meet it, or what it belongs to?
IS_SEEN = """one => {
    const box = one.getBoundingClientRect();
    const met = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return box.width > 8 && box.x >= 0 && box.y >= 0 && box.right <= innerWidth && box.bottom <= innerHeight
        && Boolean(met) && (one.contains(met) || met.contains(one));
}"""
# Does what zooms the board lie over it?
ZOOM_IS_OVER = """() => {
    const bar = document.querySelector('.zoom').getBoundingClientRect();
    const board = document.querySelector('.stage').getBoundingClientRect();
    return Math.min(bar.right, board.right) > Math.max(bar.left, board.left)
        && Math.min(bar.bottom, board.bottom) > Math.max(bar.top, board.top);
}"""
IS_CUT = "one => one.scrollWidth > one.clientWidth + 1"
# Headings of the sheets under which nothing stands.
EMPTY_SHEETS = """() => [...document.querySelectorAll('.talk .sheet')].filter(sheet =>
    ![...sheet.querySelectorAll('.scroll, form, .boards-body, svg')].some(one => one.childElementCount)
).map(sheet => sheet.id)"""


@pytest.fixture(scope="module")
def tables(data: Path) -> Tables:
    return {ask.kind: f"/tables/{table}" for ask, table in lay(data, longest(*KINDS))}


@pytest.fixture(scope="module")
def site(data: Path, tables: Tables) -> Iterator[str]:
    with running_site(data, limits=False) as address:
        yield address


def test_a_table_in_a_small_window(site: str, data: Path, tables: Tables, visits: Visitors) -> None:
    """It says which seat is one's own, the zoom lies beside the board, and no heading stands over nothing."""
    page = vera(visits, site, data, language="en", screen=DESKS[0]).page
    for kind, address in tables.items():
        page.goto(address)
        you = page.locator(".seat.is-mine .you")
        expect(you).to_have_text("you")
        assert you.evaluate(IS_SEEN), f"{kind}: who is meant by the seat?"
        assert not page.evaluate(ZOOM_IS_OVER), f"{kind}: the zoom lies over the board"
        assert page.evaluate(EMPTY_SHEETS) == [], kind
        assert page.get_by_text(re.compile("cards and stones", re.IGNORECASE)).count() == 0, kind


def test_a_name_gives_way_last(site: str, data: Path, tables: Tables, visits: Visitors) -> None:
    """Where four seats are narrow, what somebody plays is shortened, and a short name stays whole."""
    page = vera(visits, site, data, language="uk", screen=DESKS[0]).page
    page.goto(tables["spirit_island.play"])
    expect(page.locator("#seats .seat")).to_have_count(4)
    assert page.locator("#seats .line-1 .wide").evaluate_all(f"all => all.some({IS_CUT})")
    name = page.locator("#seats .name", has_text="Rowan")
    assert not name.evaluate(IS_CUT)


def test_the_level_of_a_bot_is_whole_or_away(prompt_site: str, visits: Visitors) -> None:
    """It never ends in dots beside a name."""
    visit = visits(prompt_site, language="ru", screen=DESKS[0], motion="reduce")
    new_table(visit, ("marquise", "alliance", "eyrie", "vagabond"), "level:8")
    visit.wait_until_asked()
    levels = visit.page.locator("#seats .is-bot .line-1 .wide")
    expect(levels).to_have_count(3)
    assert not levels.evaluate_all(f"all => all.some({IS_CUT})")


def test_the_handbook_is_set_close(site: str, data: Path, tables: Tables, visits: Visitors) -> None:
    """Its heading is one line in Russian too; what a section says stands close below its number."""
    page = vera(visits, site, data, screen=DESKS[0]).page
    page.goto(tables["root.marquise.action"])
    page.locator("#asked a.law").click()
    section = page.locator("#handbook-body h4").first
    expect(section).to_be_visible()
    lines = "one => one.getBoundingClientRect().height / parseFloat(getComputedStyle(one).lineHeight)"
    assert page.locator("#handbook-head").evaluate(lines) < 1.5
    gap = "one => one.nextElementSibling.getBoundingClientRect().top - one.getBoundingClientRect().bottom"
    assert section.evaluate(gap) < 16


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_tell_what_they_do_where_a_phone_has_room(
    site: str, data: Path, tables: Tables, visits: Visitors, language: str
) -> None:
    """Four cards to draft are read at once. In a low window they are named, and the eye opens them whole."""
    page = vera(visits, site, data, language=language, screen=PHONE).page
    page.goto(tables["inis.draft"])
    texts = page.locator("#asks .is-card .face-text")
    expect(texts).to_have_count(4)
    assert texts.evaluate_all(f"all => all.every({IS_SEEN})")
    page.set_viewport_size({"width": PHONE.width, "height": 600})
    page.wait_for_function(f"() => ![...document.querySelectorAll('#asks .face-text')].every({IS_SEEN})")
    assert page.locator("#asks .look").first.is_visible()


def test_what_is_picked_is_counted_in_words(site: str, data: Path, tables: Tables, visits: Visitors) -> None:
    page = vera(visits, site, data, language="en", screen=DESKS[0]).page
    page.goto(tables["inis.throw_actions"])
    send = page.locator(".decide [type=submit]")
    page.locator(".pick label").first.click()
    expect(send).to_have_text("Discard this card")
    page.locator(".pick label").nth(1).click()
    expect(send).to_have_text("Discard these 2 cards")


def test_who_watches_is_told_so_in_sentences(site: str, tables: Tables, visits: Visitors) -> None:
    page = visits(site).page
    page.goto(tables["inis.draft"])
    told = " ".join(page.locator("#asked").inner_text().split())
    assert re.fullmatch(r"You are watching\. Waiting for Vera, .+\.", told)
    expect(page.locator(".seat .you")).to_have_count(0)


def test_home_on_a_small_laptop(site: str, visits: Visitors) -> None:
    """A game's levels open in sight, and the ways to the other games stay under the eye."""
    page = visits(site, screen=DESKS[0], language="ru").page
    page.goto("/")
    other, game = page.locator(".game[data-game=inis] summary"), page.locator(".game[data-game=root]")
    top = "one => one.getBoundingClientRect().top"
    before = other.evaluate(top)
    game.locator("summary").first.click()
    expect(game.locator(".levels select")).to_be_in_viewport(ratio=1)
    expect(game.locator(".levels button").first).to_be_in_viewport(ratio=1)
    assert abs(other.evaluate(top) - before) < 30


def test_home_on_a_phone(site: str, visits: Visitors) -> None:
    """To play at once comes before the long form for friends, to which a button leads; all of it is short."""
    page = visits(site, screen=PHONE, language="ru").page
    page.goto("/")
    parts = (".home-own", ".home-games", ".friends", ".home-waiting")
    tops = [page.locator(part).evaluate("one => one.getBoundingClientRect().top") for part in parts]
    assert tops == sorted(tops)
    assert page.locator(".game .button.main").first.evaluate("one => one.getBoundingClientRect().bottom") < 844
    assert page.evaluate("document.documentElement.scrollHeight") < 3 * 844
    page.locator(".to-friends").tap()
    expect(page.locator("#friends")).to_be_in_viewport()
    # the keyboard goes the same way
    order = page.evaluate(
        """parts => [...document.querySelectorAll('main :is(a, button, summary, input)')]
            .map(one => parts.findIndex(part => one.closest(part)))""",
        list(parts),
    )
    assert order == sorted(order)
