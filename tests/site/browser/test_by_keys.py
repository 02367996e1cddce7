"""Games with keys alone, by somebody who knows of the page only what a screen reader tells: Spirit Island to its end,
Inis and Root for so many answers, from the form that sets the table up."""

import re

import pytest

from tests.site.browser.conftest import Visitors
from tests.site.browser.keys_person import KeysPerson
from tests.site.browser.sites import Visit

pytestmark = pytest.mark.long
MOST_ANSWERS = 600


def tab_to(visit: Visit, css: str, most: int = 120) -> None:
    """Press Tab until something has the focus."""
    for _ in range(most):
        visit.page.keyboard.press("Tab")
        if visit.page.evaluate("css => document.activeElement.matches(css)", css):
            return
    raise AssertionError(f"Tab does not lead to {css}")


def smallest_table(visit: Visit, game: str) -> KeysPerson:
    """The smallest table of a game against the simplest bots, which a first visit offers; set up with keys."""
    page = visit.page
    page.goto(f"/tables/new?game={game}")
    tab_to(visit, "#players")
    page.keyboard.press("End")
    page.wait_for_function("() => document.querySelectorAll('select[name^=seat-]').length > 3")
    assert page.evaluate("document.activeElement.id") == "players", "another number of players loses the focus"
    page.keyboard.press("Home")
    page.wait_for_function("() => document.querySelectorAll('select[name^=seat-]').length <= 2")
    tab_to(visit, "button[name=open]")
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile(r"/tables/(?!new)"))
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")  # skip to your move
    return KeysPerson(visit, seed=3)


def play(person: KeysPerson, most: int) -> int:
    """Answer until the game is over, or so many answers were given; how many were."""
    for given in range(most):
        if not person.listens():
            return given
        person.answer()
    return most


def test_a_whole_game_of_spirit_island_by_keys_and_ear(prompt_site: str, visits: Visitors) -> None:
    person = smallest_table(visits(prompt_site, confirms=True), "spirit_island")
    assert play(person, MOST_ANSWERS) < MOST_ANSWERS, "the game does not end"
    # how it ended has the focus, and Tab leads on from there
    assert person.page.evaluate("document.activeElement.id") == "asked"
    assert re.search("spirit", name := person.page.evaluate("document.activeElement.textContent").lower()), name
    tab_to(person.visit, ".deeds .button", most=5)
    assert person.ways["tab"] > 0


@pytest.mark.parametrize("game", ["inis", "root"])
def test_forty_answers_by_keys_and_ear(prompt_site: str, visits: Visitors, game: str) -> None:
    """One person and one bot, from the set-up into their first turns: cards are picked or verbs opened by then. The
    test ends there; the whole game is played with a mouse elsewhere."""
    person = smallest_table(visits(prompt_site, confirms=True), game)
    assert play(person, 40) == 40
    assert person.ways["pick"] if game == "inis" else person.ways["verb"], person.ways
    assert person.ways["confirmed"], person.ways
