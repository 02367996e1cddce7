"""The advanced setup of Root in a real browser, from the form to the first turn: a setup card, a homeland on the map,
three cards to keep."""

import re

import pytest
from playwright.sync_api import Page, expect

from nemeton.games.root.state import RootGame
from tests.games.root.drafting import drafting
from tests.site.browser.conftest import Visitors
from tests.site.browser.root_tables import alone_at
from tests.site.browser.sites import PHONE, Screen, Visit

pytestmark = pytest.mark.slow


def advanced_table(visit: Visit, players: int = 3) -> Page:
    """A table against bots, at which factions are drafted."""
    page = visit.page
    page.goto("/tables/new?game=root")
    page.select_option("#players", str(players))
    expect(page.locator("#seat-2")).to_be_visible()
    page.select_option("#option-setup", "advanced")
    expect(page.locator("#option-seat_1")).to_have_count(0)  # nobody has a faction beforehand
    expect(page.locator("#option-lot")).to_have_count(0)
    page.locator("button[name=open]").click()
    page.wait_for_url(re.compile(r"/tables/(?!new)"))
    return page


ANSWER = """() => {
  const before = document.querySelector("#asks")?.innerHTML;
  const lit = document.querySelector("#stage .hit.is-open");
  const buttons = [...document.querySelectorAll("#asks button[data-answer]")];
  if (!buttons.length) return null;
  (lit ?? buttons.at(-1)).dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  return before;
}"""


def answer_first(page: Page) -> None:
    """The reader's next answer, on the map where it is lit there; or a moment of patience while bots think."""
    before = page.evaluate(ANSWER)
    if before is None:
        page.wait_for_timeout(200)
    else:
        page.wait_for_function("before => document.querySelector('#asks')?.innerHTML !== before", arg=before)


def test_the_form_leaves_factions_to_the_game(site: str, visits: Visitors) -> None:
    page = advanced_table(visits(site))
    expect(page.locator(".pan > svg")).to_be_visible()
    expect(page.locator("#journal")).to_contain_text("The row of setup cards")


def first_choice() -> RootGame:
    """The reader, in the first seat, is last in turn order and chooses first; the last card is locked."""
    hand = ["ambush_fox", "cobbler", "anvil", "bake_sale", "royal_claim"]
    others = {
        "seat_2": ["sappers", "armorers", "tax_collector"],
        "seat_3": ["ambush_bird", "smugglers_trail", "cobbler"],
    }
    steps = ["begin", "keep_cards", "all_chosen"]
    return drafting(
        *("eyrie", "duchy", "alliance", "cult"),
        players=3,
        locked=True,
        active="seat_2",
        hands={"seat_1": hand, **others},
        agenda=[{"step": step} for step in steps] + [{"step": "choose_faction", "seat": seat} for seat in (1, 2, 0)],
    )


def test_a_locked_card_is_in_sight_at_a_small_desk(site: str, visits: Visitors) -> None:
    page = alone_at(first_choice(), site, visits, language="ru", screen=Screen(1280, 720)).page
    expect(page.locator(".setup-card.is-locked")).to_be_visible()
    page.wait_for_function(
        """() => [...document.querySelectorAll('.setup-card')].every(one =>
            one.getBoundingClientRect().bottom <= document.getElementById('asks').getBoundingClientRect().bottom)"""
    )


@pytest.mark.parametrize("screen", [Screen(1280, 720), PHONE], ids=["desk", "phone"])
def test_an_advanced_setup_from_beginning_to_end(site: str, visits: Visitors, screen: Screen) -> None:
    # given four cards, of which the last is locked
    page = alone_at(first_choice(), site, visits, screen=screen).page
    expect(page.locator(".setup-card")).to_have_count(4)
    expect(page.locator("button.setup-card")).to_have_count(3)
    expect(page.locator(".setup-card.is-locked")).to_contain_text("Locked until somebody takes a militant")
    expect(page.locator("#setup-eyrie .setup-reach")).to_have_text("Reach 7")
    expect(page.locator(".draft-head")).to_contain_text("Player 1 chooses now. Then: Player 3, Player 2.")
    # when the Eyrie are taken, then legal clearings are lit on the map, and the homeland is marked there
    page.locator("#setup-eyrie").click()
    expect(page.locator(".root.board.p1-eyrie")).to_have_count(1)
    expect(page.locator("#stage .hit.is-open")).to_have_count(9)
    page.locator("#stage .hit.is-open").first.dispatch_event("click")
    expect(page.locator("#stage .homelands .home-face.of-eyrie")).to_have_count(1)
    # and when a leader is chosen and bots have set their factions up, three of five cards are kept
    while not page.locator(".pick").count():
        answer_first(page)
    boxes, send = page.locator(".pick input[type=checkbox]"), page.locator(".decide [type=submit]")
    expect(boxes).to_have_count(5)
    expect(send).to_be_disabled()
    for at in range(3):
        boxes.nth(at).dispatch_event("click")
    expect(send).to_be_enabled()
    send.click()
    expect(page.locator("#stage .homelands")).to_have_count(0)
    wide = page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth")
    assert not wide, "nothing hangs over the edge of the screen"
