"""Two people in two browsers: a whole game by invitation, with undo, chat, a reload, and one who goes offline."""

import re
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Route, expect

from tests.site.browser.conftest import Visitors
from tests.site.browser.playing import (
    MOST_ANSWERS,
    answer_on_the_board,
    answer_somehow,
    expect_same_board,
    has_read,
    keep_up,
    options,
    press,
    two_people,
    version,
    wait_for_version,
    who_is_asked,
)
from tests.site.browser.sites import DESKTOP, GONE, PHONE, Screen, Visit, running_site
from tests.site.browser.staging import VERA, set_up

pytestmark = pytest.mark.long


@pytest.mark.parametrize(("language", "screen"), [("en", DESKTOP), ("ru", PHONE)], ids=["desktop-en", "phone-ru"])
def test_two_people_play_a_whole_game(site: str, visits: Visitors, language: str, screen: Screen) -> None:
    host, guest = two_people(visits, site, language=language, screen=screen)
    rng = Random(4)
    for _ in range(4):
        answer_somehow(who_is_asked(host, guest)[0], rng)
    take_back(host, guest)
    talk(host, guest)
    # a reload shows the same, and the game goes on
    guest.page.reload()
    expect_same_board(host, guest)
    lose_and_heal(host, guest, rng)
    # until it is over for both
    for _ in range(MOST_ANSWERS):
        active, _waiting = who_is_asked(host, guest)
        if active.page.locator("#prompt.is-over").count():
            break
        answer_somehow(active, rng)
    keep_up(host, guest)
    for visit in (host, guest):
        expect(visit.page.locator("#prompt.is-over")).to_be_visible()
        assert visit.page.evaluate("document.documentElement.lang") == language
    expect_same_board(host, guest)


def take_back(host: Visit, guest: Visit) -> None:
    """An answer that the other has followed can be taken back only if the other agrees."""
    active, waiting = who_is_asked(host, guest)
    expect(active.page.locator("#undo")).to_have_attribute("aria-disabled", "true")
    board = active.page.locator(".pan > svg > desc").text_content() or ""
    if active.screen.touch:
        has_read(active)
        active.page.locator("#undo").tap(force=True)  # it says why not, so it can be pressed
    active.use(active.page.locator("#undo-why form button"))
    waiting.use(waiting.page.locator(".proposal button[value=yes]"))
    for visit in (active, waiting):
        expect(visit.page.locator(".pan > svg > desc")).not_to_have_text(board)
        expect(visit.page.locator(".proposal")).to_have_count(0)


def open_chat(visit: Visit) -> None:
    opener = visit.page.locator("#rail button[popovertarget=chat]")
    visit.use(opener if opener.is_visible() else visit.page.locator(".tabs label:has(#tab-chat)"))


def talk(host: Visit, guest: Visit) -> None:
    """What is said is heard, a name is only a name, and whoever wants silence gets it."""
    for visit in (host, guest):
        expect(visit.page.locator("#seats")).to_contain_text("Rowan <b>")
    open_chat(host)
    host.page.locator("#say").fill("Mind your <i>first row</i>")
    host.page.locator("#say").press("Enter")
    expect(host.page.locator("#say")).to_have_value("")
    unread = guest.page.locator(".unread:visible")
    expect(unread).to_have_text("1")
    open_chat(guest)
    expect(guest.page.locator(".chat-line").last).to_contain_text("Mind your <i>first row</i>")
    expect(unread).to_have_count(0)
    # muted, nothing more is shown or counted, also after a reload; and it comes back
    guest.use(guest.page.locator("#mute"))
    expect(guest.page.locator("#mute")).to_have_attribute("aria-pressed", "true")
    expect(guest.page.locator(".chat-line")).to_be_hidden()
    guest.page.reload()
    host.page.locator("#say").fill("Are you there?")
    host.page.locator("#say").press("Enter")
    keep_up(host, guest)
    expect(guest.page.locator(".chat-line")).to_have_count(2)
    expect(unread).to_have_count(0)
    open_chat(guest)
    guest.use(guest.page.locator("#mute"))
    expect(guest.page.locator(".chat-line").last).to_be_visible()
    for visit in (host, guest):
        if visit.screen.touch:
            visit.use(visit.page.locator("#chat button[popovertargetaction=hide]"))


def lose_and_heal(host: Visit, guest: Visit, rng: Random) -> None:
    """One goes offline: the page says so; on return it shows the present board by itself."""
    active, waiting = who_is_asked(host, guest)
    waiting.expected += GONE
    waiting.page.evaluate("window.sameDocument = true")
    waiting.context.set_offline(True)
    expect(waiting.page.locator("#lost")).to_be_visible()
    answer_somehow(active, rng)
    before = version(waiting)
    assert before < version(active)
    waiting.context.set_offline(False)
    wait_for_version(waiting, version(active))
    expect(waiting.page.locator("#lost")).to_be_hidden()
    expect_same_board(host, guest)
    assert waiting.page.evaluate("window.sameDocument")


def test_two_devices_of_one_seat_answer_at_once(tmp_path: Path, visits: Visitors) -> None:
    """Both show the same question and press different answers: one is kept, and both see what it led to."""
    tables = set_up(tmp_path)
    with running_site(tmp_path) as site:
        one, other = (visits(site).as_person(VERA, tmp_path) for _ in range(2))
        for visit in (one, other):
            visit.expected += ["status 409", "409 (Conflict)"]
            visit.page.goto(f"/tables/{tables.begun}")
            visit.wait_until_asked()
        assert one.ask == other.ask
        before, offered = version(one), options(one)
        # both are sent before either is answered
        held: list[Route] = []
        for visit in (one, other):
            visit.page.route("**/answer", lambda route: held.append(route))
        with one.page.expect_response("**/answer") as first, other.page.expect_response("**/answer") as second:
            press(one, offered[0])
            press(other, offered[-1])
            while len(held) < 2:
                one.page.wait_for_timeout(20)
            for route in held:
                route.continue_()
        assert sorted([first.value.status, second.value.status]) == [200, 409]
        for visit in (one, other):
            wait_for_version(visit, before + 1)
        assert version(one) == version(other) == before + 1
        expect_same_board(one, other)
        loser = one if first.value.status == 409 else other
        expect(loser.page.locator("#notice")).to_be_visible()
        # what the stream tells of the same moment, as that somebody watches now, does not take it away
        mark = loser.page.locator("#mark").input_value()
        visits(site).page.goto(f"/tables/{tables.begun}")
        expect(loser.page.locator("#mark")).not_to_have_value(mark)
        expect(loser.page.locator("#notice")).to_be_visible()


def test_whoever_asks_for_it_is_told_that_it_is_their_move(site: str, visits: Visitors) -> None:
    """A notification, only after it was asked for and only while the page is not looked at."""
    host, guest = two_people(visits, site, permissions=["notifications"])
    for visit in (host, guest):
        visit.page.add_init_script("window.notes = []; window.tones = 0")
        visit.page.reload()
        visit.page.evaluate(
            """() => {
                window.Notification = class { constructor(title) { window.notes.push(title); } close() {}
                    static permission = 'granted'; static requestPermission = async () => 'granted'; };
                Object.defineProperty(document, 'hidden', {get: () => true});
            }"""
        )
    active, waiting = who_is_asked(host, guest)
    answer_on_the_board(active)
    waiting.page.wait_for_selector("#prompt.is-mine")
    assert waiting.page.evaluate("window.notes") == []  # nobody has asked for it
    # when the one who waits asks to be told
    active, waiting = who_is_asked(host, guest)
    waiting.page.locator(".tabs label:has(#tab-more)").click()
    waiting.page.locator("#notify").click()
    expect(waiting.page.locator("#notify")).to_have_attribute("aria-pressed", "true")
    answer_on_the_board(active)
    waiting.page.wait_for_function("() => window.notes.length === 1")
    assert re.search("Your move.*Cairn", waiting.page.evaluate("window.notes[0]"))
    assert re.search("Your move.*Cairn", waiting.page.title())
    assert active.page.evaluate("window.notes") == []
