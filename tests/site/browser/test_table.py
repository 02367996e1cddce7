"""The table in a real browser: a whole game against a bot by clicking the board, gliding pieces, pan and zoom, a
connection that is lost and comes back."""

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.site.browser.conftest import Visitors
from tests.site.browser.playing import MOST_ANSWERS, answer_on_the_board, options, press, version, wait_for_version
from tests.site.browser.sites import GONE, PHONE, Visit, running_site


@pytest.mark.slow
def test_a_whole_game_against_the_bot_by_clicking_the_board(site: str, visits: Visitors) -> None:
    # given a person who has started a game with two clicks
    visit = visits(site)
    visit.play_a_bot()
    # when they answer on the board until the game is over
    ways: list[str] = []
    rng = Random(1)  # whoever always takes the last answer may go round in circles with a bot
    while visit.wait_until_asked():
        ways.append(answer_on_the_board(visit, rng.choice(options(visit))))
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


# Every transition of a piece that really begins, and whatever the policy for content has forbidden.
WATCH = """() => {
    window.ran = [];
    window.forbidden = [];
    document.querySelectorAll('.stage .shaman').forEach(piece => piece.wasHere = true);
    for (const kind of ['transitionrun', 'transitionend'])
        document.addEventListener(kind, event => event.target.matches('.shaman') &&
            window.ran.push([kind, event.target.id, event.propertyName]), true);
    document.addEventListener('securitypolicyviolation', event => window.forbidden.push(event.violatedDirective));
}"""


# A piece has set out and has come to rest; others may still be on their way from the bot's move before.
GLIDED = """() => window.ran.some(([kind, piece]) => kind === 'transitionend'
    && window.ran.some(([begun, other]) => begun === 'transitionrun' && other === piece))"""


@pytest.mark.long
def test_pieces_glide_and_an_answer_is_taken_back(site: str, visits: Visitors) -> None:
    """A piece keeps its element when it moves, and a transition of its place really runs, under the site's policy."""
    visit = visits(site)
    answer = visit.page.goto("/")
    assert answer
    assert "script-src 'self'" in answer.headers["content-security-policy"]
    visit.play_a_bot()
    visit.wait_until_asked()
    visit.page.evaluate(WATCH)
    before = positions(visit.page)
    # when a shaman moves (the last options are moves, or a jump)
    answer_on_the_board(visit, next(one for one in options(visit) if json.loads(one)[0] == "move"))
    visit.page.wait_for_function(GLIDED)
    # then its element has glided there, and nothing was forbidden
    assert {what for _, _, what in visit.page.evaluate("window.ran")} == {"transform"}
    visit.wait_until_asked()
    assert positions(visit.page) != before
    assert visit.page.evaluate("[...document.querySelectorAll('.stage .shaman')].every(piece => piece.wasHere)")
    assert visit.page.evaluate("document.querySelectorAll('.stage g.ground path').length") > 20
    assert visit.page.evaluate("window.forbidden") == []
    # and when it is taken back (nobody is asked: bots agree at once), everything stands where it stood
    visit.page.get_by_role("button", name="Take it back all the same").click()
    visit.page.wait_for_function(f"before => JSON.stringify({POSITIONS}) === before", arg=_json(before))


@pytest.mark.long
def test_nothing_glides_for_who_wants_no_motion(site: str, visits: Visitors) -> None:
    visit = visits(site, motion="reduce")
    visit.play_a_bot()
    visit.wait_until_asked()
    visit.page.evaluate(WATCH)
    before = version(visit)
    answer_on_the_board(visit, next(one for one in options(visit) if json.loads(one)[0] == "move"))
    wait_for_version(visit, before + 2)  # the bot has answered too
    visit.wait_until_asked()
    assert visit.page.evaluate("window.ran") == []


PLACE = "['--zoom', '--pan-x'].map(name => document.getElementById('main').style.getPropertyValue(name)).join()"


@pytest.mark.long
def test_the_board_pans_and_zooms(site: str, visits: Visitors) -> None:
    """Wheel and buttons zoom, a drag pans, a double click on the ground fits; an update leaves the place as it is."""
    visit = visits(site)
    visit.play_a_bot()
    visit.wait_until_asked()
    visit.page.mouse.move(500, 500)
    visit.page.mouse.wheel(0, -400)
    visit.page.wait_for_function(f"() => Number({PLACE}.split(',')[0]) > 1")
    zoomed = visit.page.evaluate(PLACE)
    visit.page.mouse.down()
    visit.page.mouse.move(440, 480, steps=4)
    visit.page.mouse.up()
    panned = visit.page.evaluate(PLACE)
    assert panned != zoomed
    before = visit.ask
    press(visit, options(visit)[-1])
    visit.wait_for_another_question(before)
    visit.wait_until_asked()
    assert visit.page.evaluate(PLACE) == panned
    visit.page.locator("[data-zoom=fit]").click()
    visit.page.wait_for_function(f"() => {PLACE} === '1,0px'")


@pytest.mark.long
@pytest.mark.parametrize("page", ["table", "replay"])
def test_two_fingers_zoom_the_board_and_not_the_page(site: str, visits: Visitors, page: str) -> None:
    visit = visits(site, screen=PHONE)
    visit.play_a_bot()
    visit.wait_until_asked()
    if page == "replay":
        visit.page.goto(f"{visit.page.url}/replay")
    visit.page.wait_for_selector(".stage .pan > svg")
    before = visit.ask
    pinch(visit, (200, 300), apart=(60, 180))
    visit.page.wait_for_function(f"() => Number({PLACE}.split(',')[0]) > 2")
    assert visit.page.evaluate("visualViewport.scale") == 1
    # a finger pans then, and neither answers anything
    left = visit.page.evaluate(PLACE)
    touch(visit, [[(200, 300)], [(230, 300)], [(260, 300)]])
    assert visit.page.evaluate(PLACE) != left
    assert visit.ask == before
    # and two fingers make it small again
    pinch(visit, (200, 300), apart=(200, 30))
    visit.page.wait_for_function(f"() => {PLACE} === '1,0px'")


def pinch(visit: Visit, middle: tuple[int, int], apart: tuple[int, int]) -> None:
    """Two fingers that start so far apart and end so far apart."""
    x, y = middle
    first, last = apart
    steps = [first + (last - first) * step / 6 for step in range(7)]
    touch(visit, [[(x - apart / 2, y), (x + apart / 2, y)] for apart in steps])


def touch(visit: Visit, steps: list[list[tuple[float, float]]]) -> None:
    """Fingers that come down at the first step, go on to the last, and are lifted."""
    session = visit.context.new_cdp_session(visit.page)
    for number, fingers in enumerate(steps):
        points: list[dict[str, Any]] = [{"x": x, "y": y, "id": ident} for ident, (x, y) in enumerate(fingers)]
        kind = "touchMove" if number else "touchStart"
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    session.detach()


def wait_for_one(page: Page, held: list[Route]) -> None:
    """Until a request has been held back; one that never comes is a fault and no reason to wait for ever."""
    for _ in range(500):
        if held:
            return
        page.wait_for_timeout(20)
    raise AssertionError("no such request was sent")


@pytest.mark.long
def test_quick_changes_of_a_new_table_do_not_undo_each_other(site: str, visits: Visitors) -> None:
    """Two choices are changed, and a third, before the first was answered: all of them hold."""
    visit = visits(site)
    page = visit.page
    page.goto("/tables/new?game=cairn")
    held: list[Route] = []
    page.route("**/tables/new?*", lambda route: route.continue_() if held else held.append(route))
    page.locator("select[name=seat-1]").select_option("open")
    page.locator("#pace-slow").check()
    page.locator("#door-listed").check()
    wait_for_one(page, held)
    held[0].continue_()
    expect(page.locator(".summary dd").nth(1)).to_contain_text("Open", ignore_case=True)
    expect(page.locator(".summary dd").last).to_contain_text("Listed", ignore_case=True)
    expect(page.locator(".summary dd").nth(-2)).to_contain_text("Slow", ignore_case=True)
    expect(page.locator("select[name=seat-1]")).to_have_value("open")
    expect(page.locator("#pace-slow")).to_be_checked()


@pytest.mark.long
def test_a_question_that_was_answered_elsewhere_is_already_answered(site: str, visits: Visitors) -> None:
    """The same seat in two tabs: the second tab gets the present board and a notice."""
    visit = visits(site)
    visit.expected += ["status 409", "409 (Conflict)"]
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
def test_an_answer_that_was_overtaken_does_not_put_the_table_back(site: str, visits: Visitors) -> None:
    """The reply to a click comes late, after the bot's move has come by the stream: the newer board stays."""
    visit = visits(site)
    visit.play_a_bot()
    visit.wait_until_asked()
    held: list[Route] = []
    visit.page.route("**/answer", lambda route: held.append(route))
    before, shown = visit.ask, version(visit)
    visit.page.locator(".option-button").last.click()
    wait_for_one(visit.page, held)
    reply = held[0].fetch()
    wait_for_version(visit, shown + 2)  # by the stream: the answer, and the bot's
    visit.wait_until_asked()
    now = version(visit)
    with visit.page.expect_response("**/answer"):
        held[0].fulfill(response=reply)
    visit.page.evaluate("new Promise(done => setTimeout(done, 300))")
    assert version(visit) == now
    assert visit.ask not in ("", before)


@pytest.mark.long
def test_the_stream_begins_also_where_scripts_come_slowly(site: str, visits: Visitors) -> None:
    """htmx begins only when its extensions are there, however late they come."""
    visit = visits(site)

    def late(route: Route) -> None:
        visit.page.wait_for_timeout(1500)
        route.continue_()

    visit.page.route("**/hx-sse.min.js*", late)
    with visit.page.expect_request("**/live?*"):
        visit.play_a_bot()


@pytest.mark.long
def test_the_stream_heals_by_itself(tmp_path: Path, visits: Visitors) -> None:
    """The server stops and comes back: the page says so, and goes on without a reload."""
    with running_site(tmp_path) as address:
        visit = visits(address)
        visit.expected += GONE
        visit.play_a_bot()
        visit.wait_until_asked()
        visit.page.evaluate("window.sameDocument = true")
    expect(visit.page.locator("#lost")).to_be_visible()
    with running_site(tmp_path, port=int(address.rsplit(":", 1)[1])):
        expect(visit.page.locator("#lost")).to_be_hidden()
        answer_on_the_board(visit)
        visit.wait_until_asked()
        assert visit.page.evaluate("window.sameDocument")


POSITIONS = "[...document.querySelectorAll('.stage .shaman')].map(piece => [piece.id, piece.getAttribute('style')])"


def positions(page: Page) -> Any:
    """Where the pieces stand."""
    return page.evaluate(POSITIONS)


def _json(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)
