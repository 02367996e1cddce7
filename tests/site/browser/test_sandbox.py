"""The sandbox in a real browser: pieces are clicked onto the board, taken away, undone; the keyboard does the same; the
table that is opened has them."""

import json
from typing import Any

import pytest
from playwright.sync_api import expect

import nemeton
from tests.site.browser.conftest import Visitors
from tests.site.browser.looking import grave_faults
from tests.site.browser.sites import PHONE, Visit

# For each game: a tool, a place in the picture, and where the position tells of it.
PIECES = {
    "cairn": ("sea", "c3", lambda state: state["sea"].count("c3")),
    "inis": ("clan-1", "plains", lambda state: state["tiles"]["plains"]["clans"][1]),
    "root": ("bird", "12", lambda state: state["clearings"].get("12", "").count("bird")),
    "spirit_island": ("city", "B5", lambda state: state["lands"].get("B5", "").count("city")),
}


def state_of(visit: Visit) -> dict[str, Any]:
    state: dict[str, Any] = json.loads(visit.page.locator("#bench-text").input_value())["state"]
    return state


def wait_for_change(visit: Visit, before: str) -> None:
    visit.page.wait_for_function("before => document.getElementById('bench-text').value !== before", arg=before)


def test_every_game_is_set_up_by_clicking(site: str, visits: Visitors) -> None:
    """Put, take away, undo, and a table with what stands there."""
    assert PIECES.keys() == nemeton.rulebooks().keys()
    visit = visits(site)
    page = visit.page
    for game, (tool, place, count) in PIECES.items():
        page.goto(f"/sandbox/{game}")
        before = page.locator("#bench-text").input_value()
        at_first = count(state_of(visit))
        page.locator(f".bench-tool:has([value='{tool}'])").first.click()
        page.locator(f".bench-spot[data-place='{place}']").click()
        wait_for_change(visit, before)
        assert count(state_of(visit)) == at_first + 1, game
        expect(page.locator(f"[name=tool][value='{tool}']")).to_be_checked()
        page.locator("#bench-undo").click()
        page.wait_for_function("() => document.getElementById('bench-undo').disabled")
        assert count(state_of(visit)) == at_first, game
    before = page.locator("#bench-text").input_value()
    page.locator("#bench-spot").select_option("B4")
    page.locator("#bench-do").press("Enter")
    wait_for_change(visit, before)
    assert "city" in state_of(visit)["lands"]["B4"]
    page.locator("#bench-play > summary").click()
    page.locator("#bench-play button[type=submit]").click()
    page.wait_for_url("**/tables/*")
    expect(page.locator(".pan > svg").first).to_be_visible()


@pytest.mark.parametrize("language", ["ru"])
def test_a_finger_sets_up_a_position(site: str, visits: Visitors, language: str) -> None:
    """On a phone: a value is chosen, a card is found and moved; what cannot be is said."""
    visit = visits(site, language=language, screen=PHONE)
    page = visit.page
    page.goto("/sandbox/root?players=2")
    page.locator("#bench-cards > summary").tap()
    page.locator("#bench-find").fill("засад")
    card = page.locator(".bench-pile li:visible select").first
    before = page.locator("#bench-text").input_value()
    card.select_option(index=1)
    wait_for_change(visit, before)
    page.locator("#bench-pieces > summary").tap()
    page.locator(".bench-tool:has([value=ruin])").tap()
    page.locator("#bench-spot").select_option("1")
    page.locator("#bench-do").tap()
    expect(page.locator("#bench-problem")).to_be_visible()
    for part in page.locator(".bench-side > details:not([open]) > summary").all():
        part.tap()
        assert grave_faults(page) == []
