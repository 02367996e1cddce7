"""How people play in a browser: by clicking or tapping the board, by buttons, alone or two at one table."""

import json
import re
from random import Random
from typing import Any

from playwright.sync_api import expect

from tests.site.browser.conftest import Visitors
from tests.site.browser.sites import DESKTOP, Screen, Visit

MOST_ANSWERS = 400

# The way to an answer on the board: the middle of the piece to begin with, if any, and that of the target. None where
# only a button leads there.
WAY = """answer => {
    const middle = element => {
        const box = element.getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2];
    };
    const hit = [...document.querySelectorAll('.stage [data-answer]')].find(one => one.dataset.answer === answer);
    if (!hit) return null;
    const from = hit.classList.contains('is-open') ? '' : hit.dataset.from;
    const piece = from && document.querySelector(`.stage .piece[data-from="${from}"]`);
    const covered = !from && document.elementsFromPoint(...middle(hit)).some(one => one.closest('.piece[data-from]'));
    if (covered) return null; // a click there would choose the piece that stands there
    return [piece ? middle(piece.querySelector('.figure') ?? piece) : null, middle(hit)];
}"""
# Does a click at this place count already? Without a place: anywhere. See choose.js.
HEARD = """place => {
    const fresh = document.getElementById('main').dataset.fresh, [x, y] = (fresh ?? '').split(' ').map(Number);
    return !fresh || (place && fresh !== 'all' && Math.hypot(place[0] - x, place[1] - y) >= 30);
}"""
# Has everything arrived that was on its way? Nobody aims at what still glides.
STILL = """() => document.querySelector(".pan").getAnimations({ subtree: true })
    .every(one => !(one instanceof CSSTransition) || one.playState !== "running")"""
# What the board shows, whoever sits near: which piece stands where, in words.
BOARD = "[...document.querySelectorAll('.stage .shaman > title')].map(title => title.textContent).sort().join()"


def options(visit: Visit) -> list[str]:
    """The answers on offer, as the buttons carry them."""
    found: list[str] = visit.page.evaluate(
        "[...document.querySelectorAll('.prompt .option-button')].map(button => button.dataset.answer)"
    )
    return found


def answer_on_the_board(visit: Visit, option: str | None = None) -> str:
    """Answer by clicking what a person would click on the board; what only has a button is pressed there."""
    before = visit.ask
    option = option or options(visit)[-1]
    visit.page.wait_for_function(STILL)
    way = visit.page.evaluate(WAY, option)
    if way is None:
        press(visit, option)
    else:
        piece, target = way
        if piece:
            point(visit, piece)
            expect(visit.page.locator(".stage .piece.is-chosen").first).to_be_visible()
        point(visit, target)
    visit.wait_for_another_question(before)
    return "button" if way is None else "board"


def has_read(visit: Visit, place: list[float] | None = None) -> None:
    """A person reads a new question before clicking; what is clicked sooner counts for nothing."""
    visit.page.wait_for_function(HEARD, arg=place)


def point(visit: Visit, place: list[float]) -> None:
    """Click, or tap where there is no mouse."""
    has_read(visit, place)
    if visit.screen.touch:
        visit.page.touchscreen.tap(*place)
    else:
        visit.page.mouse.click(*place)


def press(visit: Visit, option: str) -> None:
    """Press the button of an answer; on a narrow screen its group must be opened first."""
    button = visit.page.locator(".prompt .option-button").and_(visit.page.locator(f"[data-answer='{option}']")).first
    if not button.is_visible():
        visit.use(button.locator("xpath=ancestor::div[@role='group']").locator("label.heading"))
    has_read(visit)
    visit.use(button)


def answer_somehow(visit: Visit, rng: Random) -> None:
    """Answer with anything that is on offer."""
    answer_on_the_board(visit, rng.choice(options(visit)))


def two_people(
    visits: Visitors, site: str, *, language: str = "en", screen: Screen = DESKTOP, **wishes: Any
) -> tuple[Visit, Visit]:
    """A host with an open seat, and a guest who follows the invitation and sits down."""
    host = visits(site, language=language, screen=screen, **wishes)
    guest = visits(site, language=language, screen=screen, **wishes)
    open_table_for_two(host)
    guest.page.goto(host.page.locator("#address").input_value())
    guest.page.locator("input[name=name]").fill("Rowan <b>")
    guest.use(guest.page.locator(".room-seat button.main"))
    for visit in (host, guest):
        expect(visit.page.locator(".pan > svg")).to_be_visible()
    return host, guest


def open_table_for_two(visit: Visit) -> None:
    """A table with one seat left open."""
    page = visit.page
    page.goto("/tables/new?game=cairn")
    page.locator("select[name=seat-1]").select_option("open")
    expect(page.locator(".summary dd").nth(1)).not_to_contain_text(re.compile("Bot|Бот"))
    visit.use(page.locator("button[name=open]"))
    page.wait_for_url(re.compile(r"/tables/(?!new)"))


def version(visit: Visit) -> int:
    """The version of the table that the page shows."""
    return int(visit.page.locator("#mark").input_value().split(".")[1])


def wait_for_version(visit: Visit, least: int) -> None:
    """Until the page shows that version of the table, or a later one."""
    visit.page.wait_for_function(
        "least => Number(document.getElementById('mark').value.split('.')[1]) >= least", arg=least
    )


def keep_up(*visits: Visit) -> None:
    """Until all pages show the same version of the table."""
    latest = max(version(visit) for visit in visits)
    for visit in visits:
        wait_for_version(visit, latest)


def who_is_asked(*visits: Visit) -> tuple[Visit, Visit]:
    """Whoever must answer, and the other one."""
    keep_up(*visits)
    one, other = visits
    return (one, other) if one.page.locator("#prompt.is-mine").count() else (other, one)


def expect_same_board(one: Visit, other: Visit) -> None:
    """Both see the same pieces at the same spaces."""
    keep_up(one, other)
    assert one.page.evaluate(BOARD) == other.page.evaluate(BOARD) != ""


def write_position(visit: Visit, position: object) -> None:
    """A position is written down; the page has drawn it and says who may sit where."""
    page = visit.page
    page.evaluate("document.addEventListener('htmx:after:swap', () => { window.isDrawn = true; }, { once: true })")
    page.locator("#text").fill(json.dumps(position))
    page.wait_for_function("() => window.isDrawn")
