"""Spirit Island in a real browser, the short way: a spirit grows and plays cards by clicking and takes an answer back;
two people act in one phase, see what the other one plans, and point at lands."""

import pytest
from playwright.sync_api import expect

from nemeton.games.spirit_island.steps import PowerPhase, Turn
from tests.games.spirit_island.shore import shore
from tests.site.browser.conftest import Visitors
from tests.site.browser.spirit_island_person import Spirit
from tests.site.browser.spirit_island_tables import journal, new_table, together, two_at

pytestmark = pytest.mark.slow
RIVER = "river_surges_in_sunlight"
WHERE = {"A5": "river", "A4": "2 explorer town", "B6": "2 earth", "B7": "blight city"}
PLAYED = {"river": ["flash_floods"], "earth": ["guard_the_healing_land", "a_year_of_perfect_stillness"]}
MIDDLE = """name => {
    const box = document.querySelector(`.stage [data-place="${name}"]`).getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
}"""


def test_a_spirit_grows_plays_cards_and_takes_an_answer_back(site: str, visits: Visitors) -> None:
    person = new_table(visits(site), [RIVER], options={"board_1": "A"})
    assert person.asked() == "grow"
    person.give("grow", ["grow", RIVER, 1])  # presence within 1, twice
    places = [option for option in person.options() if option[0] == "place"]
    person.give("grow", places[0])
    assert person.asked() == "presence_from"
    before = person.question()[1]["lands"]
    person.give("presence_from", ["from", "plays"])
    land = places[0][2]
    assert person.question()[1]["lands"][land]["presence"] == [before[land]["presence"][0] + 1]
    person.take_back()
    assert person.asked() == "presence_from"
    assert person.question()[1]["lands"] == before
    person.give("presence_from", ["from", "plays"])
    while person.asked() in ("grow", "presence_from"):
        person.answer()
    assert person.asked() == "play"
    person.give("play", ["play", "boon_of_vigor"])
    expect(person.page.locator("#card-boon_of_vigor.is-played").first).to_be_visible()
    person.take_back()
    expect(person.page.locator("#card-boon_of_vigor.is-played")).to_have_count(0)
    assert person.ways.get("button", 0) == 0, person.ways


def test_two_spirits_act_in_one_phase(site: str, visits: Visitors) -> None:
    game = shore(WHERE, agenda=[PowerPhase(fast=True)], played=PLAYED)
    host, guest = two_at(game, site, visits)
    for person in (host, guest):
        assert person.asked() == "fast"
    # the host is in the midst of a power, and the guest waits for that one
    host.give("fast", ["use", "flash_floods"])
    together(host, guest)
    assert not guest.is_asked
    host.give("target", "A4")
    host.give("damage", ["town", 1])
    together(host, guest)
    guest.give("fast", ["use", "guard_the_healing_land"])
    guest.give("target", "B7")
    together(host, guest)
    # the host takes back a step from under the guest's later one
    assert host.table()["state"]["lands"]["A4"]["towns"] == [1]
    host.page.locator("#undo").click()
    expect(host.page.locator("#prompt.is-mine")).to_be_visible()
    together(host, guest)
    state = guest.table()["state"]
    assert (state["lands"]["A4"]["towns"], state["lands"]["B7"]["blight"]) == ([0], 0)
    done_and_back(host, guest)
    guest.give("fast", ["done"])
    expect(host.page.locator("#journal")).to_contain_text("Invader phase")
    assert "Захватчики" in journal(guest)


def done_and_back(person: Spirit, other: Spirit) -> None:
    """Being done is taken back as long as the other one still acts; then it stays."""
    while person.asked() != "fast":  # an answer is taken back at a time
        person.take_back()
    person.give("fast", ["done"])
    together(person, other)
    assert other.is_asked
    assert not person.is_asked
    person.page.locator("#undo").click()
    expect(person.page.locator("#prompt.is-mine")).to_be_visible()
    person.give("fast", ["done"])
    together(person, other)


def test_plans_pins_and_arrows_are_seen_by_all(site: str, visits: Visitors) -> None:
    """Cards are laid out before anything is final; somebody points at lands; whoever looks on sees it too."""
    game = shore({"A5": "river", "B6": "2 earth"}, agenda=[Turn()], energy={"river": 3})
    host, guest = two_at(game, site, visits)
    watcher = visits(site, language="uk")
    watcher.page.goto(host.page.url)
    host.give("grow", ["grow", RIVER, 0])
    while host.asked() != "play":
        host.answer()
    host.give("play", ["play", "wash_away"])
    for page in (guest.page, watcher.page):
        page.locator(".tabs label:has(#tab-boards), [popovertarget=boards]").locator("visible=true").click()
        expect(page.locator("#boards #card-wash_away.is-played")).to_be_visible()
    guest.page.locator("#boards .sheet-head button").tap()  # on a phone they lie on the map
    before = host.table()["number"]
    point_at(host, "pin", "A4")
    point_at(host, "arrow", "A5", "A7")
    for page in (guest.page, watcher.page):
        expect(page.locator("#pin-0-A4 .pin-face")).to_be_visible()
        expect(page.locator("#pin-0-A5-A7 .pin-face")).to_be_visible()
    guest.page.locator("#pins-open").tap()
    guest.page.locator("#pin-start").select_option("B7")
    guest.page.locator("#pin-form [type=submit]").tap()
    expect(host.page.locator("#pin-1-B7 .pin-face")).to_be_visible()
    expect(watcher.page.locator("#pins-open .count")).to_have_text("3")
    host.page.locator(".pinning [data-pin=pin]").click()
    host.page.locator("#pin-stop").click()  # rather not
    expect(host.page.locator("#pin-hint")).to_be_hidden()
    point_at(host, "pin", "A4")  # once more takes it away
    expect(guest.page.locator("#pin-0-A4")).to_have_count(0)
    assert host.table()["number"] == before, "whoever points at a land answers nothing"


def point_at(person: Spirit, way: str, *lands: str) -> None:
    """Choose pin or arrow, then click the lands."""
    person.page.locator(f".pinning [data-pin={way}]").click()
    for land in lands:
        person.page.mouse.click(*person.page.evaluate(MIDDLE, land))
    expect(person.page.locator("#pin-hint")).to_be_hidden()
