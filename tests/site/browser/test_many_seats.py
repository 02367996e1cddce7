"""A game of hidden hands at a table of four: all decide at once, any of several may act, cards are played at any time,
and whoever may answer in secret is not named. Parlour is served, the small game of the kernel's tests."""

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

from tests.site.browser.conftest import Visitors
from tests.site.browser.playing import MOST_ANSWERS, STILL, has_read, keep_up, version, wait_for_version
from tests.site.browser.sites import DESKTOP, PHONE, Visit, running_site

SECRET = re.compile("do you answer|do you quarrel", re.IGNORECASE)
pytestmark = pytest.mark.long


@pytest.fixture(scope="module")
def site(data: Path) -> Iterator[str]:
    with running_site(data, factory="tests.site.browser.parlour_page:app") as address:
        yield address


def company(visits: Visitors, site: str) -> tuple[list[Visit], Visit]:
    """Four people at one table, the last on a phone, and one who watches."""
    guests = [visits(site, screen=PHONE if number == 3 else DESKTOP) for number in range(4)]
    host = guests[0].page
    host.goto("/tables/new?game=parlour")
    host.locator("#players").select_option("4")
    host.locator("[name=option-goal]").select_option("8")
    for seat in range(1, 4):
        host.locator(f"select[name=seat-{seat}]").select_option("open")
        expect(host.locator(".summary dd").nth(seat)).not_to_contain_text("Bot")
    host.locator("button[name=open]").click()
    host.wait_for_url(re.compile(r"/tables/(?!new)"))
    for number, guest in enumerate(guests[1:], 1):
        guest.page.goto(host.url)
        guest.page.locator("input[name=name]").first.fill(f"Guest {number}")
        guest.use(guest.page.locator(".room-seat button.main").first)
        expect(guest.page.locator(f"#seat-{number}")).to_contain_text(f"Guest {number}")
    watcher = visits(site)
    watcher.page.goto(host.url)
    for visit in (*guests, watcher):
        expect(visit.page.locator(".pan > svg")).to_be_visible()
    return guests, watcher


def question(visit: Visit) -> str:
    """What the page says is going on."""
    return visit.page.locator("#asked").inner_text()


def is_asked(visit: Visit) -> bool:
    return visit.page.locator("#prompt.is-mine").count() > 0


def answer(visit: Visit, rng: Random) -> None:
    """Answer with anything: a card in hand, a thing on the board, ticked cards, a button."""
    page, before = visit.page, version(visit)
    has_read(visit)
    if page.locator(".pick").count():
        boxes = page.locator(".pick input[type=checkbox]")
        for at in rng.sample(range(boxes.count()), min(boxes.count(), 1)):
            boxes.nth(at).check()
        visit.use(page.locator(".decide [type=submit]"))
    else:
        ways = [".hand > ul > li > .card[data-answer]", ".stage .hit.is-open"]
        seen = {way: page.locator(way).locator("visible=true") for way in ways}
        way = next((way for way in rng.sample(ways, 2) if seen[way].count() and rng.random() < 0.5), "")
        if way.startswith(".hand") and visit.screen.touch:
            seen[way].first.tap()  # a finger opens the whole card
            visit.use(page.locator("#large-deeds .option-button"))
        else:
            buttons = seen[way] if way else page.locator(".prompt .option-button")
            page.wait_for_function(STILL)
            visit.use(buttons.nth(rng.randrange(buttons.count())))
    wait_for_version(visit, before + 1)


def test_four_people_draft_trim_visit_and_quarrel_to_the_end(site: str, visits: Visitors) -> None:
    guests, watcher = company(visits, site)
    rng = Random(5)
    everybody = [*guests, watcher]
    # all decide at once; whoever has answered waits for the others by name, and may still think again
    assert all(is_asked(guest) for guest in guests)
    answer(guests[0], rng)
    keep_up(*everybody)
    assert not is_asked(guests[0])
    expect(guests[0].page.locator("#asked")).to_contain_text("Guest 1, Guest 2, Guest 3")
    guests[0].page.locator("#undo").click()
    expect(guests[0].page.locator("#prompt.is-mine")).to_be_visible()
    secrets = hands = 0
    for _ in range(MOST_ANSWERS):
        keep_up(*everybody)
        if guests[0].page.locator("#prompt.is-over").count():
            break
        asked = [guest for guest in guests if is_asked(guest)]
        assert asked, [question(guest) for guest in guests]
        if SECRET.search(question(asked[0])):
            secrets += 1
            see_nobody_named([visit for visit in everybody if visit is not asked[0]])
        hands += see_own_hands_only(guests, watcher)
        answer(rng.choice(asked), rng)
    assert secrets
    assert hands
    for visit in everybody:
        expect(visit.page.locator("#prompt.is-over")).to_be_visible()
        expect(visit.page.locator(".seat.has-won")).not_to_have_count(0)


def see_nobody_named(others: list[Visit]) -> None:
    """Nobody else learns who is asked: not from the words, not from the seats."""
    for visit in others:
        expect(visit.page.locator("#asked")).to_contain_text("Waiting for possible answers")
        assert visit.page.locator(".seat.is-active").count() == 0


def see_own_hands_only(guests: list[Visit], watcher: Visit) -> int:
    """Each sees own cards as cards with words; one who watches sees none."""
    assert watcher.page.locator(".card").count() == 0
    faces = [guest.page.locator(".hand > ul > li > .card b").all_inner_texts() for guest in guests]
    held = [face for hand in faces for face in hand]
    assert len(held) == len(set(held)), "two guests are shown the same card"
    return len(held)


def test_a_pick_with_too_many_cannot_be_sent(site: str, visits: Visitors) -> None:
    guests, _watcher = company(visits, site)
    rng = Random(2)
    while not guests[0].page.locator(".pick").count():
        answer(next(guest for guest in guests if is_asked(guest) and not guest.page.locator(".pick").count()), rng)
        keep_up(*guests)
    page = guests[0].page
    send = page.locator(".decide [type=submit]")
    expect(send).to_be_enabled()  # none at all may be laid down
    boxes = page.locator(".pick input[type=checkbox]")
    if boxes.count() > 2:
        for at in range(3):
            boxes.nth(at).check()
        expect(send).to_be_disabled()
        boxes.nth(0).uncheck()
    before = version(guests[0])
    page.wait_for_function("() => !document.getElementById('main').dataset.fresh")  # a new question is read first
    send.click()
    wait_for_version(guests[0], before + 1)
