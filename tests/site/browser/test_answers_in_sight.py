"""Whoever is asked sees what may be answered: at a small desk and on a phone, in the longest language, at the hardest
questions that were found. All of them, at all sizes, are in `test_all_answers_in_sight.py`."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.site.browser.conftest import Visitors
from tests.site.browser.hard_asks import HardAsk, longest
from tests.site.browser.hard_tables import lay, vera
from tests.site.browser.sight import DESKS, TABLET, faults_at, measure
from tests.site.browser.sites import PHONE, Screen, Visit, running_site

pytestmark = pytest.mark.slow
DESK = DESKS[0]
HARDEST = (
    "cairn.action", "cairn.build",
    "inis.cathbad.choose", "inis.draft", "inis.group", "inis.keep", "inis.maneuver", "inis.tile",
    "root.alliance.day", "root.alliance.supporters", "root.alliance.trim", "root.draft", "root.eyrie.move",
    "root.marquise.action", "root.vagabond.day",
    "spirit_island.fast", "spirit_island.grow", "spirit_island.play", "spirit_island.rescue", "spirit_island.target",
)  # fmt: skip
Tables = list[tuple[HardAsk, str]]


@pytest.fixture(scope="module")
def tables(data: Path) -> Tables:
    """The longest question of each of these kinds, at a table of its own."""
    return lay(data, longest(*HARDEST))


@pytest.fixture(scope="module")
def site(data: Path, tables: Tables) -> Iterator[str]:
    with running_site(data, limits=False) as address:
        yield address


def at(visits: Visitors, site: str, data: Path, screen: Screen, theme: str = "light") -> Visit:
    """Vera, who reads Russian."""
    return vera(visits, site, data, screen=screen, theme=theme)


def table_of(tables: Tables, kind: str) -> str:
    return next(f"/tables/{table}" for ask, table in tables if ask.kind == kind)


@pytest.mark.parametrize(
    "screen", [DESK, PHONE, pytest.param(TABLET, marks=pytest.mark.long)], ids=["a small desk", "a phone", "a tablet"]
)
def test_the_hardest_questions_can_be_answered(
    site: str, data: Path, tables: Tables, visits: Visitors, screen: Screen
) -> None:
    """No letter is small or cut, nothing covers an answer. At a desk all answers are wholly in sight, and so are the
    places of each verb that is opened; elsewhere two whole rows at least, and what is below is counted."""
    assert faults_at(at(visits, site, data, screen), tables, [screen]) == []


def test_the_column_closes_up_only_where_it_must(site: str, data: Path, tables: Tables, visits: Visitors) -> None:
    """In a low window twenty cards have a broader column; in a high one it is as it was, and the next question too."""
    page = at(visits, site, data, DESK).page
    page.goto(table_of(tables, "root.alliance.supporters"))
    page.wait_for_function("() => document.body.dataset.fit")
    narrow = page.locator("#stage").bounding_box()
    page.set_viewport_size({"width": DESKS[-1].width, "height": DESKS[-1].height})
    page.wait_for_function("() => !document.body.dataset.fit")
    page.set_viewport_size({"width": DESK.width, "height": DESK.height})
    page.wait_for_function("() => document.body.dataset.fit")
    assert page.locator("#stage").bounding_box() == narrow
    # words of the house do not widen it again while the same question stands
    before = page.evaluate("document.body.dataset.fit")
    page.evaluate("htmx.ajax('GET', location.pathname, {target: '#main', select: '#main > *', swap: 'innerMorph'})")
    page.wait_for_timeout(500)
    assert page.evaluate("document.body.dataset.fit") == before


def test_what_lies_below_is_counted_and_brought_up(site: str, data: Path, tables: Tables, visits: Visitors) -> None:
    page = at(visits, site, data, DESK).page
    page.goto(table_of(tables, "root.eyrie.move"))
    page.locator(".list-all").click()  # else cards are verbs, and their moves are behind them
    pill = page.locator("#more-below")
    expect(pill).to_have_text(re.compile(r"^ещё \d+ ↓$"))
    before = int((pill.text_content() or "").split()[1])
    assert before == measure(page).all - measure(page).seen
    while pill.is_visible():
        pill.click()
        page.wait_for_timeout(100)
    last = page.locator("#asks .option-button").last
    expect(last).to_be_in_viewport(ratio=0.97)  # a list of broken heights may hide half a pixel
    # what others do meanwhile leaves the list open: the table as it is now is morphed in
    page.evaluate("htmx.ajax('GET', location.pathname, {target: '#main', select: '#main > *', swap: 'innerMorph'})")
    page.wait_for_timeout(500)
    expect(page.locator(".list-all")).to_have_attribute("aria-pressed", "true")
    expect(last).to_be_visible()
    last.scroll_into_view_if_needed()
    # another question begins at its top
    with page.expect_response(re.compile("/answer")):
        last.click()
    page.wait_for_function("() => !document.getElementById('asks')?.scrollTop")


def test_what_ends_a_choice_stands_beside_undo(site: str, data: Path, tables: Tables, visits: Visitors) -> None:
    """However many cards there are, to stop needs no scrolling; it answers although it stands outside its form."""
    visit = at(visits, site, data, PHONE)
    visit.page.goto(table_of(tables, "spirit_island.play"))
    before = visit.ask
    done = visit.page.locator("#rail .option-button")
    expect(done).to_be_in_viewport(ratio=1)
    assert visit.page.locator(".option-button[value='[\"done\"]']").count() == 1
    done.tap()
    visit.wait_for_another_question(before)


# How far answers lie over the map, and what they leave free above the foot of the page, in pixels.
OVER_THE_MAP = """async () => {
    await document.fonts.ready;
    const box = css => document.querySelector(css).getBoundingClientRect();
    const free = parseFloat(getComputedStyle(document.querySelector('.hand-rail')).marginTop);
    return [Math.round(box('.stage').bottom - box('.side').top), free];
}"""


def test_on_a_phone_answers_cover_no_more_of_the_map_than_they_need(
    site: str, data: Path, tables: Tables, visits: Visitors
) -> None:
    """The grip lowers them until all of the map is seen, whichever they are, and brings them back as they were."""
    visit, lowered = at(visits, site, data, PHONE), []
    for ask, table in tables:
        visit.page.goto(f"/tables/{table}")
        over, free = visit.page.evaluate(OVER_THE_MAP)
        assert over <= 0 or free < 2, f"{ask.name}: {over} pixels over the map and {free} free"
        grip = visit.page.locator("#grip")
        if over > 0:
            visit.use(grip)
            assert visit.page.evaluate(OVER_THE_MAP)[0] <= 0, ask.name
            visit.use(grip)
            assert visit.page.evaluate(OVER_THE_MAP) == [over, free], ask.name
            lowered.append(ask.kind)
    assert {"inis.keep", "inis.draft"} <= set(lowered)


ADVICE = """() => {
    const picture = document.createElementNS('http://www.w3.org/2000/svg', 'svg'), hint = document.createElement('p');
    hint.className = 'hint';
    hint.textContent = 'В первой партии у вопроса стоит совет. '.repeat(6);
    picture.classList.add('close-up');
    document.querySelector('.prompt > h2').after(hint, picture);
    document.dispatchEvent(new CustomEvent('htmx:after:swap'));
}"""


def test_advice_beside_a_battle_does_not_push_undo_out(site: str, data: Path, tables: Tables, visits: Visitors) -> None:
    """On a phone: a battle leaves the answers much room, advice takes some of it, and what stands below stays there."""
    page = at(visits, site, data, PHONE).page
    page.goto(table_of(tables, "inis.maneuver"))
    page.evaluate(ADVICE)
    expect(page.locator("#undo")).to_be_in_viewport(ratio=1)
    sight = measure(page)
    assert (sight.covered, sight.faults) == ([], [])


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_pick_that_cannot_be_sent_yet_can_be_read(
    site: str, data: Path, tables: Tables, visits: Visitors, theme: str
) -> None:
    """Its button is legible while it is disabled, also under the mouse; ticked, it is sent."""
    visit = at(visits, site, data, DESK, theme)
    page = visit.page
    page.goto(table_of(tables, "inis.draft"))
    send = page.locator(".decide [type=submit]")
    expect(send).to_be_disabled()
    assert contrast(send) >= 4.5
    send.hover(force=True)
    assert contrast(send) >= 4.5
    assert send.evaluate("one => getComputedStyle(one).cursor") == "not-allowed"


def test_words_of_a_setup_card_come_with_the_mouse_or_the_focus(
    site: str, data: Path, tables: Tables, visits: Visitors
) -> None:
    """Where seven factions to draft have no room for them; they lie over the map, never over another card."""
    page = at(visits, site, data, DESK).page
    page.goto(table_of(tables, "root.draft"))
    card = page.locator("button.setup-card").nth(5)
    words = card.locator(".setup-more")
    expect(words).to_have_css("opacity", "0")
    card.hover()
    expect(words).to_have_css("opacity", "1")
    expect(words).to_be_in_viewport(ratio=1)
    assert words.evaluate("one => one.getBoundingClientRect().right < document.querySelector('.side').offsetLeft")
    page.locator("#asked").hover()
    expect(words).to_have_css("opacity", "0")
    card.focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    expect(words).to_have_css("opacity", "1")


def test_four_names_are_whole_in_a_small_window(site: str, data: Path, tables: Tables, visits: Visitors) -> None:
    """Also where each of them has conditions to show."""
    page = at(visits, site, data, DESK).page
    page.goto(table_of(tables, "inis.draft"))
    expect(page.locator("#seats .seat")).to_have_count(4)
    is_cut = "names => names.filter(one => one.scrollWidth > one.clientWidth).map(one => one.textContent)"
    assert page.locator("#seats .name").evaluate_all(is_cut) == []


def test_tabs_lift_what_has_no_room_over_the_answers(site: str, data: Path, tables: Tables, visits: Visitors) -> None:
    """The journal shrinks to its tab; the tab shows it all the same, and Escape or a click elsewhere puts it away."""
    page = at(visits, site, data, DESK).page
    page.goto(table_of(tables, "root.marquise.action"))
    journal, chat = page.locator("#journal"), page.locator("#chat")
    expect(journal).to_be_hidden()
    page.locator(".tabs label:has(#tab-journal)").click()
    expect(journal).to_be_in_viewport(ratio=1)
    page.locator(".tabs label:has(#tab-chat)").click()
    expect(chat).to_be_in_viewport(ratio=1)
    page.locator("#say").fill("Привет")
    page.keyboard.press("Escape")
    expect(chat).to_be_hidden()
    page.locator(".tabs label:has(#tab-chat)").click()
    expect(page.locator("#say")).to_have_value("Привет")
    page.locator("#asked").click()
    expect(chat).to_be_hidden()
    # with the keyboard: another tab is another sheet
    page.locator("#tab-chat").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("#stones")).to_be_in_viewport(ratio=1)


def contrast(button: Locator) -> float:
    """How much the words of a button stand out from its ground (WCAG: 4.5 is enough)."""
    button.evaluate("one => Promise.all(one.getAnimations().map(motion => motion.finished))")
    look = "one => [getComputedStyle(one).color, getComputedStyle(one).backgroundColor]"
    colours: list[str] = button.evaluate(look)
    light, dark = sorted(map(luminance, colours), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def luminance(colour: str) -> float:
    """How bright a colour is, from its `rgb(r, g, b)`."""
    parts = [int(part) / 255 for part in re.findall(r"\d+", colour)[:3]]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
