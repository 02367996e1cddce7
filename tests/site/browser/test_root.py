"""Root in a real browser, the short way: a table against a bot, set up and played by clicking the map: warriors that
march, a battle, an answer taken back."""

import re

import pytest
from playwright.sync_api import expect

from nemeton.games.root.steps import DiscardDown
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
    """Without a keep, so that whatever the dice say no field hospital is asked for."""
    game = woodland(("marquise", "eyrie"), {5: "cat cat cat bird bird", 1: "cat", 3: "bird roost"})
    person = alone_at(game, site, visits)
    person.visit.wait_until_asked()
    while asked(person) == "root.craft":
        person.give("root.craft", "end")
    person.give("root.marquise.action", ["battle", 5, 1])
    until([person], person, "root.marquise.action")
    told = journal(person)
    assert "attacks in clearing 5" in told
    assert "The battle in clearing 5 is over" in told
    expect(person.page.locator("svg.close-up.is-past .battle-scene")).to_be_visible()  # what has come of it
    expect(person.page.locator("#undo")).to_be_disabled()  # the dice have been seen
    assert person.ways.get("island") == 1


def test_cards_are_discarded_by_clicking_them(site: str, visits: Visitors) -> None:
    """In the hand or on the board; a second click takes one back; so many and no others can be sent."""
    held = ["anvil", "ambush_bird", "bake_sale", "sappers", "sappers", "cobbler", "royal_claim"]
    game = woodland(("marquise", "eyrie"), {1: "cat keep"}, hands={"marquise": held}, agenda=[DiscardDown(0)])
    person = alone_at(game, site, visits)
    page = person.page
    until([person], person, "root.discard")
    send = page.locator(".decide [type=submit]")
    cards = page.locator(".hand .card")
    expect(cards).to_have_count(7)
    expect(send).to_be_disabled()
    for card in page.locator(".hand .card[data-answer='\"sappers\"']").all():
        card.click()
    expect(page.locator(".hand .card.is-picked")).to_have_count(2)
    expect(page.locator(".pick input:checked")).to_have_count(2)
    page.locator(".hand .card[data-answer='\"sappers\"']").first.click()
    expect(page.locator(".pick input:checked")).to_have_count(1)
    expect(send).to_be_disabled()
    page.locator(".tabs label:has(#tab-boards)").click()
    page.locator("#boards .hit[data-answer='\"cobbler\"']").click()
    expect(page.locator("#boards .hit.is-picked")).to_have_count(2)
    before = person.visit.ask
    send.click()
    person.visit.wait_for_another_question(before)
    assert sorted(person.table()["state"]["discard"]) == ["cobbler", "sappers"]


def asked(person: Wanderer) -> str:
    """What the person must answer now."""
    person.visit.wait_until_asked()
    return str(person.question()[0]["kind"])


def take_back(person: Wanderer) -> None:
    """The last answer is undone."""
    before = person.visit.ask
    person.page.locator("#undo").click()
    person.visit.wait_for_another_question(before)
