"""Between a question and its answer: looking, choosing and doing; verbs and their places; keys; a finger that taps
twice. On real positions of Root, at a desk and on a phone."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.site.browser.conftest import Visitors
from tests.site.browser.hard_asks import there
from tests.site.browser.hard_tables import lay
from tests.site.browser.inis_person import REACHED
from tests.site.browser.playing import (
    answer_on_the_board,
    has_read,
    options,
    press,
    two_people,
    version,
    wait_for_version,
    who_is_asked,
)
from tests.site.browser.scenes import PEOPLE
from tests.site.browser.sites import PHONE, Screen, Visit

pytestmark = pytest.mark.slow

LAPTOP = Screen(1280, 720)
KINDS = ("root.alliance.operation", "root.marquise.action", "root.move", "inis.draft")
RECTS = """() => [...document.querySelectorAll('.stage, .stage .pan > svg, #prompt, .asks .button')].map(one => {
    const {x, y, width, height} = one.getBoundingClientRect();
    return [x, y, width, height].map(Math.round);
})"""
LIT = "[...document.querySelectorAll('.stage .hit.is-open')].map(one => one.dataset.answer).sort()"


@pytest.fixture(scope="module")
def tables(data: Path) -> dict[str, list[str]]:
    """Of each question as many tables as there are tests for it."""
    found = {ask.kind: ask for game in ("root", "inis") for ask in there(game) if ask.kind in KINDS}
    laid = lay(data, [found[kind] for kind in KINDS for _ in range(3)])
    return {kind: [table for ask, table in laid if ask.kind == kind] for kind in KINDS}


def vera(visits: Visitors, site: str, data: Path, table: str, **wishes: Any) -> Visit:
    visit = visits(site, confirms=True, motion="reduce", **wishes).as_person(PEOPLE["Vera"], data)
    visit.page.goto(f"/tables/{table}")
    visit.page.wait_for_function("window.htmx")
    return visit


def battle(visit: Visit) -> str:
    """The first battle on offer."""
    return next(answer for answer in options(visit) if json.loads(answer)[0] == "battle")


def confirm(visit: Visit, value: str) -> None:
    """Set the switch that stands beside the question."""
    visit.page.locator("#keys-open").click()
    with visit.page.expect_response("**/me/preferences"):
        visit.page.locator("select[data-preference=confirm]").select_option(value)
    visit.page.keyboard.press("Escape")


# The moment in which a new question hears no click, made longer: on a busy machine a test is slower than a person.
LONGER_MOMENT = """() => {
    const wait = window.setTimeout;
    window.setTimeout = (job, time, ...rest) => wait(job, time >= 300 && time <= 1000 ? 8 * time : time, ...rest);
}"""


def shown(visit: Visit) -> Any:
    return visit.page.locator("#chosen")


@pytest.mark.parametrize("screen", [LAPTOP, PHONE], ids=["desk", "phone"])
def test_a_battle_is_chosen_and_then_rolled(
    visits: Visitors, site: str, data: Path, tables: dict[str, list[str]], screen: Screen
):
    visit = vera(visits, site, data, tables["root.alliance.operation"][screen.touch], screen=screen)
    page, answer, before = visit.page, battle(visit), version(visit)
    # when a battle is clicked, it is chosen: button and place light up, the rail says why, and nothing moves
    press(visit, answer)
    expect(shown(visit)).to_be_visible()
    assert "cannot be taken back" in shown(visit).inner_text()
    expect(page.locator(f".option-button.is-doing[data-answer='{answer}']")).to_be_visible()
    assert page.evaluate("document.querySelectorAll('.stage .is-doing').length") > 0
    box = shown(visit).bounding_box()
    assert box is not None
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= screen.height
    # and the doing button has the focus; Escape goes back to where one was
    expect(page.locator("#chosen-do")).to_be_focused()
    lies = page.evaluate(RECTS)
    page.keyboard.press("Escape")
    expect(shown(visit)).to_be_hidden()
    assert page.evaluate(RECTS) == lies
    assert page.evaluate("document.activeElement.dataset.answer") == answer
    assert version(visit) == before
    # when the place is clicked on the map, it is chosen too; somebody talks meanwhile, and it stays chosen
    page.evaluate("document.activeElement.blur()")
    if not screen.touch:
        place = page.evaluate(REACHED, [answer, None])
        page.mouse.click(*place)
    else:
        press(visit, answer)
    expect(shown(visit)).to_be_visible()
    page.locator("#chosen-back").click()
    expect(shown(visit)).to_be_hidden()
    # and Enter does it
    press(visit, answer)
    expect(page.locator("#chosen-do")).to_be_focused()
    asked = visit.ask
    page.keyboard.press("Enter")
    visit.wait_for_another_question(asked)
    wait_for_version(visit, before + 1)
    expect(shown(visit)).to_have_count(1 if visit.ask else 0)
    expect(page.locator("#asked")).to_be_focused()


def test_everything_or_nothing_is_confirmed_as_one_likes(
    visits: Visitors, site: str, data: Path, tables: dict[str, list[str]]
):
    visit = vera(visits, site, data, tables["root.alliance.operation"][2], screen=LAPTOP)
    page, before = visit.page, version(visit)
    move = next(answer for answer in options(visit) if json.loads(answer)[0] == "move")
    # given the usual: what can be taken back is done at once
    press(visit, move)
    wait_for_version(visit, before + 1)
    has_read(visit)
    page.locator("#undo").click()
    wait_for_version(visit, before + 2)
    # when everything is confirmed, a march is chosen first, and the page says that it can be taken back
    confirm(visit, "always")
    press(visit, move)
    expect(shown(visit)).to_contain_text("It can be taken back.")
    page.keyboard.press("Escape")
    # and that is kept with the person: another page knows it
    page.reload()
    assert page.evaluate("document.documentElement.dataset.confirm") == "always"
    # when nothing is confirmed, a battle is done at once
    confirm(visit, "never")
    now, asked = version(visit), visit.ask
    press(visit, battle(visit))
    visit.wait_for_another_question(asked)
    wait_for_version(visit, now + 1)
    confirm(visit, "final")


@pytest.mark.parametrize("screen", [LAPTOP, PHONE], ids=["desk", "phone"])
def test_a_verb_opens_its_places_and_moves_no_other(
    visits: Visitors, site: str, data: Path, tables: dict[str, list[str]], screen: Screen
):
    visit = vera(visits, site, data, tables["root.marquise.action"][screen.touch], screen=screen)
    page = visit.page
    # given that no verb is open, the map lights whatever can be clicked
    verbs = page.locator("label.heading:has(input)")
    everything = page.evaluate(LIT)
    assert page.locator(".groups .heading input:checked").count() == 0
    tops = "[...document.querySelectorAll('label.heading')].map(one => Math.round(one.offsetTop))"
    before = page.evaluate(tops)
    # when verbs are opened one after the other, none of them moves, and the map lights the places of the open one
    for number in range(verbs.count()):
        verbs.nth(number).scroll_into_view_if_needed()
        verbs.nth(number).click()
        group = page.locator(".group:has(.heading input:checked)")
        inside = group.locator("[data-answer]").evaluate_all("all => all.map(one => one.dataset.answer)")
        assert len(inside) > 1
        expect(group.locator("ul")).to_be_visible()
        assert page.evaluate(tops) == before
        assert {*page.evaluate(LIT)} <= {*inside}
    # and a build has all its places on the map
    verbs.filter(has_text="sawmill").click()
    group = page.locator(".group:has(.heading input:checked)")
    inside = group.locator("[data-answer]").evaluate_all("all => all.map(one => one.dataset.answer)")
    assert {*page.evaluate(LIT)} == {*inside}
    # when it is clicked again, or Escape is pressed, all is as before
    verbs.filter(has_text="sawmill").click()
    assert page.evaluate(LIT) == everything
    verbs.filter(has_text="sawmill").click()
    page.keyboard.press("Escape")
    assert page.evaluate(LIT) == everything
    # and whoever would rather read has them all as a list
    page.locator(".list-all").click()
    assert all(page.locator(".asks .option-button").evaluate_all("all => all.map(one => one.checkVisibility())"))
    page.locator(".list-all").click()
    # when a place of an open verb is clicked on the map, that is the answer
    verbs.filter(has_text="sawmill").click()
    if not screen.touch:
        asked, now = visit.ask, version(visit)
        page.mouse.click(*page.evaluate(REACHED, [inside[0], None]))
        visit.wait_for_another_question(asked)
        wait_for_version(visit, now + 1)


def test_keys_choose_do_and_go_back(visits: Visitors, site: str, data: Path, tables: dict[str, list[str]]):
    visit = vera(visits, site, data, tables["root.marquise.action"][2], screen=LAPTOP)
    page, answer = visit.page, battle(visit)
    # given that the digits tell which answer they choose, once one was pressed
    page.keyboard.press("9")
    page.keyboard.press("Escape")
    number = page.evaluate(
        """answer => {
            const all = [...document.querySelectorAll('.asks [data-answer]')];
            const one = all.find(one => one.dataset.answer === answer);
            return (one.dataset.key ?? one.closest('.group').querySelector('.heading').dataset.key) || null;
        }""",
        answer,
    )
    assert number
    page.keyboard.press(str(number))
    if page.locator(".group:has(.heading input:checked)").count():  # it was a verb: its places have numbers now
        page.keyboard.press("1")
    expect(shown(visit)).to_be_visible()
    page.keyboard.press("Escape")
    expect(shown(visit)).to_be_hidden()
    # in a field digits are letters
    types = "document.getElementById('say').dispatchEvent(new KeyboardEvent('keydown', {key: '%s', bubbles: true}))"
    page.evaluate(types % number)
    assert page.locator(".heading input:checked").count() == 0
    expect(shown(visit)).to_be_hidden()


def test_a_double_click_answers_once(visits: Visitors, site: str, data: Path, tables: dict[str, list[str]]):
    """What has come under the pointer meanwhile is another question."""
    visit = vera(visits, site, data, tables["root.move"][0], screen=LAPTOP)
    page, before, asked = visit.page, version(visit), visit.ask
    last = page.locator(".decide .option-button")
    here = last.bounding_box()
    assert here is not None
    x, y = here["x"] + here["width"] / 2, here["y"] + here["height"] / 2
    page.evaluate("document.documentElement.dataset.confirm = 'never'")
    page.evaluate(LONGER_MOMENT)
    page.mouse.click(x, y)
    visit.wait_for_another_question(asked)
    page.mouse.click(x, y)  # within a moment, where the next question's last answer stands now
    page.wait_for_function("() => !document.getElementById('main').dataset.fresh")
    assert version(visit) == before + 1
    # a key is pressed by somebody who has read
    page.locator(".decide .option-button, .asks .option-button").first.focus()
    page.keyboard.press("Enter")
    wait_for_version(visit, before + 2)


def test_what_is_picked_is_named_on_the_button(visits: Visitors, site: str, data: Path, tables: dict[str, list[str]]):
    visit = vera(visits, site, data, tables["inis.draft"][0], screen=LAPTOP)
    page = visit.page
    send = page.locator(".decide [type=submit]")
    expect(send).to_be_disabled()
    most = int(page.locator(".pick").get_attribute("data-most") or 0)
    for number in range(most):
        page.locator(".pick label").nth(number).click()
        expect(page.locator(".picked-count")).to_contain_text(str(number + 1))
    expect(send).to_be_enabled()
    expect(send).to_have_text("Keep this card" if most == 1 else f"Keep these {most} cards")


def test_the_next_move_is_chosen_on_the_board_while_the_other_thinks(visits: Visitors, site: str):
    one, other = two_people(visits, site, motion="reduce")
    asked, waits = who_is_asked(one, other)
    # given that the other one thinks, the board lights what could be done next, and the answers say what they are
    expect(waits.page.locator(".ahead-said")).to_be_visible()
    answers = waits.page.locator(".ahead-form [data-answer]")
    wish = str(answers.last.get_attribute("data-answer"))
    before = version(asked)
    press(waits, wish)
    expect(waits.page.locator(".ahead-told")).to_be_visible()
    # and nobody else is told, nor sees that anything was said
    assert version(asked) == before
    expect(asked.page.locator(".ahead-told")).to_have_count(0)
    # when the other one has moved, it is played if it still can be, and otherwise dropped with a word
    answer_on_the_board(asked)
    expect(waits.page.locator(".ahead-told")).to_have_count(0)
    wait_for_version(waits, before + 1)
