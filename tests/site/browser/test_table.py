"""The table in a real browser: a whole game against a bot by clicking the board, and two people at one table."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.site.browser.sites import Visit, chromium, running_site

MOST_ANSWERS = 250


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with running_site(tmp_path_factory.mktemp("site")) as address:
        yield address


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as browser:
        yield browser


def answer_on_the_board(visit: Visit) -> str:
    """Answer by clicking what a person would click on the board; what only has a button is pressed there."""
    page = visit.page
    before = visit.ask
    option = page.locator(".option-button").last.get_attribute("data-answer")
    way = page.evaluate(
        """answer => {
            const middle = element => {
                const box = element.getBoundingClientRect();
                return [box.x + box.width / 2, box.y + box.height / 2];
            };
            const hits = [...document.querySelectorAll('.stage [data-answer]')];
            const hit = hits.find(one => one.dataset.answer === answer);
            if (!hit) return null;
            const from = hit.classList.contains('is-open') ? '' : hit.dataset.from;
            const piece = from && document.querySelector(`.stage .piece[data-from="${from}"]`);
            return [piece ? middle(piece.querySelector('.figure') ?? piece) : null, middle(hit)];
        }""",
        option,
    )
    if way is None:
        page.locator(".option-button").last.click()
    else:
        piece, target = way
        if piece:
            page.mouse.click(*piece)
            expect(page.locator(".stage .piece.is-chosen").first).to_be_visible()
        page.mouse.click(*target)
    page.wait_for_function("before => document.querySelector('.ask-form [id^=ask-]')?.id !== before", arg=before)
    return "button" if way is None else "board"


@pytest.mark.slow
def test_a_whole_game_against_the_bot_by_clicking_the_board(site: str, browser: Browser) -> None:
    # given a person who has started a game with two clicks
    visit = Visit(browser, site)
    visit.play_a_bot()
    # when they answer on the board until the game is over
    ways = []
    while visit.wait_until_asked():
        ways.append(answer_on_the_board(visit))
        assert len(ways) < MOST_ANSWERS
    # then the page says how it ended, shows the seed, and offers a rematch and the replay
    assert "board" in ways
    expect(visit.page.locator("#asked")).to_contain_text(re.compile("over|won"))
    visit.page.locator(".tabs label", has_text="Table").click()
    expect(visit.page.get_by_text("Secret seed")).to_be_visible()
    first = visit.page.url
    visit.page.get_by_role("button", name="Rematch").click()
    visit.page.wait_for_url(lambda url: "/tables/" in url and url != first)
    expect(visit.page.locator("#seat-1")).to_contain_text("you")
    assert visit.complaints == []


def two_people(site: str, browser: Browser) -> tuple[Visit, Visit]:
    """A host with an open seat, and a guest who follows the link and sits down."""
    host, guest = Visit(browser, site), Visit(browser, site)
    open_table_for_two(host.page)
    guest.page.goto(host.page.url)
    guest.page.get_by_placeholder("Your name").fill("Rowan <b>")
    guest.page.get_by_role("button", name="Sit down").click()
    for visit in (host, guest):
        expect(visit.page.locator(".pan > svg")).to_be_visible()
    return host, guest


def open_table_for_two(page: Page) -> None:
    page.goto("/tables/new?game=cairn")
    page.locator("select[name=seat-1]").select_option("open")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url(re.compile(r"/tables/(?!new)"))


def wait_until_one_is_asked(*visits: Visit) -> None:
    """Until exactly one page says that its reader must answer."""
    for _ in range(300):
        if sum(visit.page.locator("#prompt.is-mine").count() for visit in visits) == 1:
            return
        visits[0].page.wait_for_timeout(100)
    raise AssertionError("nobody is asked, or both are")


def who_is_asked(*visits: Visit) -> tuple[Visit, Visit]:
    """Whoever must answer, and the other one."""
    one, other = visits
    one.page.wait_for_selector("#prompt")
    return (one, other) if one.page.locator("#prompt.is-mine").count() else (other, one)


@pytest.mark.long
def test_two_people_play_take_back_talk_and_reload(site: str, browser: Browser) -> None:
    host, guest = two_people(site, browser)
    # when each has answered, the other sees it without doing anything
    for _ in range(4):
        active, waiting = who_is_asked(host, guest)
        lines = waiting.page.locator("#announcer p").count()
        answer_on_the_board(active)
        wait_until_one_is_asked(host, guest)
        assert waiting.page.locator("#announcer p").count() >= min(lines, 12)
    # then an answer that the other has followed can be taken back only if the other agrees
    active, waiting = who_is_asked(host, guest)
    expect(active.page.locator("#undo")).to_have_attribute("aria-disabled", "true")
    board = active.page.locator(".pan > svg > desc").text_content() or ""
    active.page.get_by_role("button", name="Ask to take it back").click()
    waiting.page.get_by_role("button", name="Agree").click()
    for visit in (active, waiting):
        expect(visit.page.locator(".pan > svg > desc")).not_to_have_text(board)
        expect(visit.page.locator(".proposal")).to_have_count(0)
    # what is said is heard, and a name is only a name
    host.page.locator(".tabs label", has_text="Chat").click()
    host.page.get_by_label("Say something").fill("Mind your <i>first row</i>")
    host.page.get_by_role("button", name="Send").click()
    expect(host.page.get_by_label("Say something")).to_have_value("")
    expect(guest.page.locator(".tabs .unread")).to_have_text("1")
    guest.page.locator(".tabs label", has_text="Chat").click()
    expect(guest.page.locator(".chat-line").last).to_contain_text("Mind your <i>first row</i>")
    # a reload shows the same, and the game goes on
    guest.page.reload()
    expect_same_board(host.page, guest.page)
    active, waiting = who_is_asked(host, guest)
    answer_on_the_board(active)
    expect(waiting.page.locator("#announcer p").last).to_be_attached()
    expect_same_board(host.page, guest.page)
    assert host.complaints == guest.complaints == []


@pytest.mark.long
def test_an_own_answer_is_taken_back_and_pieces_glide(site: str, browser: Browser) -> None:
    """A piece keeps its element when it moves: its place changes, so that it glides."""
    visit = Visit(browser, site)
    visit.play_a_bot()
    visit.wait_until_asked()
    visit.page.evaluate("document.querySelectorAll('.stage .shaman').forEach(piece => piece.wasHere = true)")
    before = positions(visit.page)
    answer_on_the_board(visit)
    visit.wait_until_asked()
    assert positions(visit.page) != before
    assert visit.page.evaluate("[...document.querySelectorAll('.stage .shaman')].every(piece => piece.wasHere)")
    assert visit.page.evaluate("document.querySelectorAll('.stage g.ground path').length") > 20
    # bots agree at once
    visit.page.get_by_role("button", name="Ask to take it back").click()
    expect(visit.page.locator("#prompt.is-mine")).to_be_visible()
    visit.page.wait_for_function(f"before => JSON.stringify({POSITIONS}) === before", arg=_json(before))
    assert visit.complaints == []


@pytest.mark.long
def test_the_board_pans_and_zooms(site: str, browser: Browser) -> None:
    """Wheel and buttons zoom, a drag pans, a double click on the ground fits; an update leaves the place as it is."""
    visit = Visit(browser, site)
    visit.play_a_bot()
    visit.wait_until_asked()
    place = "['--zoom', '--pan-x'].map(name => document.getElementById('main').style.getPropertyValue(name)).join()"
    visit.page.mouse.move(500, 500)
    visit.page.mouse.wheel(0, -400)
    visit.page.wait_for_function(f"Number({place}.split(',')[0]) > 1")
    zoomed = visit.page.evaluate(place)
    visit.page.mouse.down()
    visit.page.mouse.move(440, 480, steps=4)
    visit.page.mouse.up()
    panned = visit.page.evaluate(place)
    assert panned != zoomed
    visit.page.locator(".option-button").last.click()
    visit.wait_until_asked()
    assert visit.page.evaluate(place) == panned
    visit.page.locator("[data-zoom=fit]").click()
    visit.page.wait_for_function(f"{place} === '1,0px'")
    assert visit.complaints == []


@pytest.mark.long
def test_the_keyboard_alone_answers_and_stays_in_the_prompt(site: str, browser: Browser) -> None:
    """Tab to a button, Enter; then the new question has the focus, and Tab goes on from there."""
    visit = Visit(browser, site)
    visit.play_a_bot()
    for _ in range(3):
        visit.wait_until_asked()
        before = visit.ask
        visit.page.locator("#asked").focus()
        for _ in range(12):
            visit.page.keyboard.press("Tab")
            if visit.page.evaluate("document.activeElement.matches('.option-button')"):
                break
        assert visit.page.evaluate("document.activeElement.matches('.option-button')")
        visit.page.keyboard.press("Enter")
        visit.page.wait_for_function(
            "before => document.querySelector('.ask-form [id^=ask-]')?.id !== before", arg=before
        )
        expect(visit.page.locator("#asked")).to_be_focused()
    assert visit.complaints == []


@pytest.mark.long
def test_a_question_that_was_answered_elsewhere_is_already_answered(site: str, browser: Browser) -> None:
    """The same seat in two tabs: the second tab gets the present board and a notice."""
    visit = Visit(browser, site)
    visit.play_a_bot()
    visit.wait_until_asked()
    answers = visit.page.evaluate(
        """async () => {
            const form = document.querySelector('.ask-form'), button = form.querySelector('.option-button');
            const body = new URLSearchParams(new FormData(form)); body.set('option', button.value);
            const send = () => fetch(form.action, {method: 'POST', headers: {'HX-Request': 'true'}, body});
            const both = await Promise.all([send(), send()]);
            const told = async answer => [answer.status, (await answer.text()).includes('id="notice"')];
            return Promise.all(both.map(told));
        }"""
    )
    assert sorted(answers) == [[200, False], [409, True]]


@pytest.mark.long
def test_an_answer_that_was_overtaken_does_not_put_the_table_back(site: str, browser: Browser) -> None:
    """The reply to a click comes late, after the bot's move has come by the stream: the newer board stays."""
    visit = Visit(browser, site)
    visit.play_a_bot()
    visit.wait_until_asked()

    def late(route: Route) -> None:
        reply = route.fetch()
        visit.page.wait_for_timeout(2500)
        route.fulfill(response=reply)

    visit.page.route("**/answer", late)
    before = visit.ask
    visit.page.locator(".option-button").last.click()
    visit.page.wait_for_timeout(4500)
    expect(visit.page.locator("#prompt.is-mine")).to_be_visible()
    assert visit.ask != before
    assert visit.ask


@pytest.mark.long
def test_the_stream_heals_by_itself(tmp_path: Path, browser: Browser) -> None:
    """The server stops and comes back: the page says so, and goes on without a reload."""
    with running_site(tmp_path) as address:
        visit = Visit(browser, address)
        visit.play_a_bot()
        visit.wait_until_asked()
        visit.page.evaluate("window.sameDocument = true")
    expect(visit.page.locator("#lost")).to_be_visible(timeout=10_000)
    with running_site(tmp_path, port=int(address.rsplit(":", 1)[1])):
        expect(visit.page.locator("#lost")).to_be_hidden(timeout=15_000)
        answer_on_the_board(visit)
        visit.wait_until_asked()
        assert visit.page.evaluate("window.sameDocument")


POSITIONS = "[...document.querySelectorAll('.stage .shaman')].map(piece => [piece.id, piece.getAttribute('style')])"


def positions(page: Page) -> Any:
    """Where the pieces stand."""
    return page.evaluate(POSITIONS)


def expect_same_board(one: Page, other: Page) -> None:
    """Both see the same pieces at the same spaces: the words for them are the same, whoever sits near."""
    told = "[...document.querySelectorAll('.stage .shaman > title')].map(title => title.textContent).sort().join()"
    other.wait_for_function(f"told => {told} === told", arg=one.evaluate(told))


def _json(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)
