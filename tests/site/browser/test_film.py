"""What happened since one's last move, in a real browser: the film by mouse and keys, the replay with the same player,
sounds, who is waited for. One table of each kind is enough: what is told is tested in `tests/site/test_film.py`."""

from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.site.browser.conftest import Visitors
from tests.site.browser.looking import grave_faults
from tests.site.browser.sites import PATIENCE, PHONE, Visit
from tests.site.films import played_table
from tests.site.looking_back import ROWAN, VERA, open_site

GLIDING = """() => document.getAnimations().filter(one => one.effect.target?.closest?.('#film-board, .flying-card') &&
    one.playState === 'running').length"""


@pytest.fixture(scope="module")
def tables(data: Path) -> dict[str, str]:
    with open_site(data) as site:
        return {game: str(site.run(lambda game=game: played_table(site, game, seed=2))) for game in ("root", "inis")}


def current(visit: Visit) -> Locator:
    return visit.page.locator("#film .film-stop[aria-current]")


def opened(visit: Visit) -> int:
    """Open the film with its key, pause it at its beginning; how many stops it has."""
    page = visit.page
    page.keyboard.press("r")
    page.locator("#film .film-stop").first.wait_for()
    page.keyboard.press("Home")
    expect(current(visit)).to_have_count(0)
    return page.locator("#film .film-stop").count()


def test_a_film_is_offered_and_stepped_through(site: str, data: Path, tables: dict[str, str], visits: Visitors) -> None:
    visit = visits(site).as_person(VERA, data)
    page = visit.page
    page.goto(f"/tables/{tables['root']}")
    # it is offered beside the question, runs when it is opened, and Space stops it
    page.locator("#film-offer [data-film-open]").click()
    play = page.locator("#film [data-film=play]")
    expect(play).to_have_attribute("aria-pressed", "true")
    expect(current(visit)).to_have_count(1)
    page.keyboard.press("Space")
    expect(play).to_have_attribute("aria-pressed", "false")
    # arrows step, and the caption says what the stop says
    page.keyboard.press("Home")
    count = page.locator("#film .film-stop").count()
    assert count > 4
    board = page.locator("#film-board > svg > desc")
    told = set()
    for number in range(1, min(count, 8) + 1):  # what is told at every stop is tested without a browser
        page.keyboard.press("ArrowRight")
        expect(current(visit)).to_have_attribute("data-stop", str(number))
        expect(page.locator("#film-where")).to_contain_text(str(number))
        lines = current(visit).locator(".tells").inner_text().split("\n")
        assert page.locator("#film-caption").inner_text().split("\n")[0] in lines[0]
        told.add(board.text_content())
    assert len(told) > 3, "the board goes along"
    page.keyboard.press("End")
    expect(current(visit)).to_have_attribute("data-stop", str(count))
    page.keyboard.press("ArrowRight")
    expect(current(visit)).to_have_attribute("data-stop", str(count))
    page.keyboard.press("ArrowLeft")
    expect(current(visit)).to_have_attribute("data-stop", str(count - 1))
    # a click on a stop goes there; what moved has an arrow
    move = page.locator("#film .film-stop[data-sort=place], #film .film-stop[data-sort=move]").first
    move.click()
    expect(move).to_have_attribute("aria-current", "step")
    assert page.locator("#film-board .film-mark").count() > 0
    assert not grave_faults(page)
    # Escape closes; the question has the focus, and what was seen is not offered again
    page.keyboard.press("Escape")
    expect(page.locator("#film")).not_to_be_visible()
    expect(page.locator("#asked")).to_be_focused()
    expect(page.locator("#film-offer")).to_be_hidden()
    # "My turn" skips it at any time
    opened(visit)
    page.locator("#film [data-film=skip]").click()
    expect(page.locator("#film")).not_to_be_visible()


def test_speed_and_playing_by_itself_are_kept(site: str, data: Path, tables: dict[str, str], visits: Visitors) -> None:
    visit = visits(site).as_person(VERA, data)
    page, root = visit.page, visit.page.locator("html")
    page.goto(f"/tables/{tables['inis']}")
    opened(visit)
    with page.expect_response("**/me/preferences"):
        page.locator("#film .film-speed label").last.click()
    expect(root).to_have_attribute("data-speed", "four")
    with page.expect_response("**/me/preferences"):
        page.locator("#film input[data-preference=film]").check()
    page.evaluate("sessionStorage.clear()")
    page.reload()
    expect(page.locator("#film")).to_be_visible()
    expect(page.locator("#film input[data-preference=speed][value=four]")).to_be_checked()
    # it goes on by itself to its end
    last = page.locator("#film .film-stop").last
    expect(last).to_have_attribute("aria-current", "step", timeout=PATIENCE)
    expect(page.locator("#film [data-film=play]")).to_have_attribute("aria-pressed", "false")
    with page.expect_response("**/me/preferences"):
        page.locator("#film input[data-preference=film]").uncheck()


@pytest.mark.long
def test_nothing_flies_for_whoever_wants_no_motion(
    site: str, data: Path, tables: dict[str, str], visits: Visitors
) -> None:
    moving, still = (
        visits(site).as_person(VERA, data),
        visits(site, motion="reduce", screen=PHONE).as_person(VERA, data),
    )
    flown = []
    for visit in (moving, still):
        page = visit.page
        page.goto(f"/tables/{tables['root']}")
        flying = 0
        for _ in range(opened(visit)):
            page.keyboard.press("ArrowRight")
            flying += int(page.evaluate(GLIDING))
        flown.append(flying)
        expect(current(visit)).to_have_count(1)
        assert page.evaluate("film.scrollWidth <= film.clientWidth")
    assert flown[0] > 0
    assert flown[1] == 0
    assert not grave_faults(still.page)


def test_a_replay_has_the_same_player(site: str, data: Path, tables: dict[str, str], visits: Visitors) -> None:
    visit = visits(site).as_person(ROWAN, data)
    page = visit.page
    page.goto(f"/tables/{tables['root']}/replay?at=30")
    transport, strip = page.locator(".transport"), page.locator("#strip .film-stop[aria-current]")
    marked, seen = 0, []
    for _ in range(4):
        before = transport.get_attribute("data-address") or ""
        page.keyboard.press("ArrowRight")
        expect(transport).not_to_have_attribute("data-address", before)
        seen.append(before)
        marked += page.locator(".stage .film-mark").count()
        # the caption says what the step of the strip says, and the strip is scrolled to it
        expect(strip).to_be_in_viewport()
        lines = [line.strip() for line in strip.locator(".tells > span").all_inner_texts()]
        assert page.locator(".in-replay > span").all_inner_texts() == lines[-6:]
    assert marked > 0
    for before in reversed(seen):
        page.keyboard.press("ArrowLeft")
        expect(transport).to_have_attribute("data-address", before)
    # a step of the strip, a turn by its name, by a button and by a key
    page.locator("#strip .film-stop").last.click()
    expect(page.locator("#strip .film-stop").last).to_have_attribute("aria-current", "step")
    page.locator("#turn-jump").select_option("3")
    expect(transport).to_have_attribute("data-turn", "3")
    page.locator("#step-turn_next").click()
    expect(transport).to_have_attribute("data-turn", "4")
    page.locator("h1").click()
    page.keyboard.press("Shift+ArrowLeft")
    expect(transport).to_have_attribute("data-turn", "3")
    expect(page.locator("#turn-jump")).to_have_value("3")
    # two clicks at once are one step, and the last wish counts
    there = page.locator("#step-next").get_attribute("href") or ""
    page.evaluate("document.getElementById('step-next').click(), document.getElementById('step-next').click()")
    expect(transport).to_have_attribute("data-address", there)
    page.evaluate("document.getElementById('step-turn_next').click(), document.getElementById('step-first').click()")
    expect(transport).to_have_attribute("data-number", "0")
    page.wait_for_timeout(400)
    expect(transport).to_have_attribute("data-number", "0")
    # the other tab has the whole journal
    page.locator("label", has=page.locator("#tab-journal")).click()
    line = page.locator("#telling li[data-at]").nth(30)
    line.locator(".moment-link").click()
    expect(transport).to_have_attribute("data-number", line.get_attribute("data-at") or "")
    page.locator("label", has=page.locator("#tab-steps")).click()
    expect(page.locator("#strip")).to_be_visible()
    with page.expect_response("**/me/preferences"):
        page.locator("#replay-speed label").last.click()
    page.locator("h1").click()  # the focus leaves the choice of speed
    page.keyboard.press("Space")
    expect(page.locator("#step-play")).to_have_attribute("aria-pressed", "true")
    page.wait_for_function("() => document.querySelector('.transport').dataset.number >= 43")  # it plays fast
    page.keyboard.press("Space")
    expect(page.locator("#step-play")).to_have_attribute("aria-pressed", "false")
    page.wait_for_function(
        "() => location.search.includes(`at=${document.querySelector('.transport').dataset.number}`)"
    )
    assert page.locator("#moment-link").get_attribute("href") == page.url.removeprefix(site)
    assert not grave_faults(page)


@pytest.mark.long
def test_sounds_are_switched_on_and_heard(site: str, data: Path, tables: dict[str, str], visits: Visitors) -> None:
    visit = visits(site).as_person(ROWAN, data)
    page, root = visit.page, visit.page.locator("html")
    page.goto(f"/tables/{tables['root']}")
    expect(root).to_have_attribute("data-sound", "off")
    page.locator(".opens-menu").click()
    with page.expect_response("**/me/preferences"):
        page.locator(".sound-switch input").check()
    expect(root).to_have_attribute("data-heard", "turn")
    page.reload()
    expect(root).to_have_attribute("data-sound", "on")
    # whoever waits sees for whom and since when
    expect(page.locator("#main")).to_have_attribute("data-waiting", "")
    assert ":" in page.evaluate("document.getElementById('main').style.getPropertyValue('--waited')")
    opened(visit)
    page.keyboard.press("ArrowRight")
    expect(root).to_have_attribute("data-heard", current(visit).get_attribute("data-sort") or "")
