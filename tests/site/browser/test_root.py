"""Root in a real browser, the short way: a table against a bot, set up and played by clicking the map: warriors that
march, a battle, an answer taken back."""

import re

import pytest
from playwright.sync_api import expect

from tests.games.root.woodland import woodland
from tests.site.browser.conftest import Visitors
from tests.site.browser.root_person import Wanderer
from tests.site.browser.root_tables import alone_at, journal, new_table, until

pytestmark = pytest.mark.slow


def test_the_marquise_is_set_up_and_marches(site: str, visits: Visitors) -> None:
    person = new_table(visits(site), ("marquise", "eyrie"))
    # the keep and the three first buildings are clicked on the map
    while person.kinds.get("root.marquise.first", 0) < 3:
        assert person.visit.wait_until_asked(), "the game cannot be over so soon"
        assert person.answer() in ("root.marquise.keep", "root.marquise.first")
    assert set(person.ways) == {"island"}
    while (kind := asked(person)) != "root.marquise.action":  # ambushes and hospitals, if the Eyrie was first
        person.give(kind, person.question()[0]["options"][0 if kind != "root.craft" else -1])
    person.give("root.marquise.action", ["march"])
    ask, before = person.question()
    moves = [option for option in ask["options"] if option != "stop"]
    _, origin, to, count = moves[-1]
    person.give(ask["kind"], moves[-1])
    after = person.question()[1]
    assert after["clearings"][str(origin)] != before["clearings"][str(origin)]
    assert re.search(rf"clearing {origin} to clearing {to}", journal(person))
    take_back(person)
    ask, undone = person.question()
    assert undone["clearings"] == before["clearings"]
    assert moves[-1] in ask["options"]
    assert count >= 1


def test_a_battle_is_fought_where_it_is_clicked(site: str, visits: Visitors) -> None:
    game = woodland(("marquise", "eyrie"), {5: "cat cat cat bird bird", 1: "cat keep", 3: "bird roost"})
    person = alone_at(game, site, visits)
    person.visit.wait_until_asked()
    while asked(person) == "root.craft":
        person.give("root.craft", "end")
    person.give("root.marquise.action", ["battle", 5, 1])
    until([person], person, "root.marquise.action")
    told = journal(person)
    assert "attacks in clearing 5" in told
    assert "The battle in clearing 5 is over" in told
    expect(person.page.locator("#undo")).to_be_disabled()  # the dice have been seen
    assert person.ways.get("island") == 1


def asked(person: Wanderer) -> str:
    """What the person must answer now."""
    person.visit.wait_until_asked()
    return str(person.question()[0]["kind"])


def take_back(person: Wanderer) -> None:
    """The last answer is undone."""
    before = person.visit.ask
    person.page.locator("#undo").click()
    person.visit.wait_for_another_question(before)
