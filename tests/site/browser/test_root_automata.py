"""Root against the Clockwork in a real browser: one person and three automata, set up in the form and played by
clicking."""

import pytest
from playwright.sync_api import expect

from tests.site.browser.conftest import Visitors
from tests.site.browser.inis_person import play_on
from tests.site.browser.root_person import Wanderer
from tests.site.browser.root_tables import new_table
from tests.site.browser.sites import DESKTOP, PATIENCE, PHONE, Screen

MACHINES = ("mechanical_marquise", "electric_eyrie", "vagabot")
MOST_ANSWERS, MOST_OF_A_GAME = 60, 1500
SCREENS = [("en", DESKTOP, "Mechanical Marquise"), ("ru", PHONE, "Механическая Маркиса")]


def against_machines(site: str, visits: Visitors, language: str, screen: Screen) -> Wanderer:
    """The Alliance against three automata."""
    person = new_table(visits(site, language=language, screen=screen), ("alliance", *MACHINES))
    expect(person.page.locator(".pan > svg")).to_be_visible(timeout=PATIENCE)
    return person


@pytest.mark.slow
@pytest.mark.parametrize(("language", "screen", "named"), SCREENS, ids=["a desk", "a phone"])
def test_two_rounds_against_three_automata(
    prompt_site: str, visits: Visitors, language: str, screen: Screen, named: str
) -> None:
    """Nobody but the person is ever asked; the automata move by themselves, and the page tells it."""
    person = against_machines(prompt_site, visits, language, screen)
    first = person.table()["state"]["turn"]
    for _ in range(MOST_ANSWERS):
        person.visit.wait_until_asked()
        assert person.table()["asked"] == [0]
        if person.table()["state"]["turn"] >= first + 2 * (1 + len(MACHINES)):
            break
        person.answer()
    table = person.table()
    assert table["state"]["turn"] >= first + 2 * (1 + len(MACHINES))
    assert list(table["state"]["factions"]) == ["alliance", *MACHINES]
    assert min(table["state"]["points"][1:]) > 0
    assert named in (person.page.locator("#journal").text_content() or "")


@pytest.mark.long
@pytest.mark.parametrize(("language", "screen", "named"), SCREENS, ids=["a desk", "a phone"])
def test_a_game_against_three_automata_to_the_end(
    prompt_site: str, visits: Visitors, language: str, screen: Screen, named: str
) -> None:
    person = against_machines(prompt_site, visits, language, screen)
    play_on([person], MOST_OF_A_GAME)
    assert person.table()["result"]["how"] in ("points", "together", "dominance")
    assert person.page.locator(".seat.has-won").count() == 1
