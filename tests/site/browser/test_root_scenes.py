"""Root in real browsers, scene by scene from positions: a host at a desk who reads English and often a guest with a
phone who reads Russian. Whatever the picture offers is clicked there."""

import re

import pytest
from playwright.sync_api import expect

from nemeton.games.root.steps import FactionStep, Phase, Turn
from tests.games.root.woodland import woodland
from tests.site.browser.conftest import Visitors
from tests.site.browser.playing import keep_up
from tests.site.browser.root_tables import alone_at, journal, two_at, until
from tests.site.browser.sites import PHONE

pytestmark = pytest.mark.long


def test_a_decree_that_fails_ends_in_turmoil(prompt_site: str, visits: Visitors) -> None:
    game = woodland(
        ("eyrie", "marquise"),
        {3: "bird roost", 6: "bird", 1: "cat keep"},
        leader="commander",
        points={"eyrie": 9},
        decree={"move": ["anvil"], "battle": ["royal_claim", "root_tea_mouse"]},
    )
    person = alone_at(game, prompt_site, visits)
    until([person], person, "root.eyrie.move")
    moves = person.question()[0]["options"]
    person.give("root.eyrie.move", next(option for option in moves if option[2:4] == [6, 11]))
    until([person], person, "root.eyrie.leader")  # nobody to fight: the turmoil comes by itself
    assert "Turmoil" in journal(person) or "turmoil" in journal(person)
    assert person.question()[1]["points"][0] == 6, "a bird card and the commander's two viziers fell out"
    # the new leader is chosen by its picture on the board of the Eyrie
    person.give("root.eyrie.leader", "despot")
    assert person.ways == {"island": 2}


def test_a_revolt_is_paid_for_with_supporters(prompt_site: str, visits: Visitors) -> None:
    game = woodland(
        ("alliance", "marquise"),
        {5: "sympathy cat cat sawmill", 1: "cat keep", 4: "sympathy"},
        phase="birdsong",
        supporters=["cobbler", "bake_sale", "anvil", "royal_claim"],
    )
    host, guest = people = two_at(game, prompt_site, visits)
    until(people, host, "root.alliance.revolt")
    host.give("root.alliance.revolt", ["revolt", 5])
    until(people, host, "root.alliance.supporters")
    expect(host.page.locator(".decide [type=submit]")).to_be_disabled()
    host.give("root.alliance.supporters", ["bake_sale", "royal_claim"])
    keep_up(host.visit, guest.visit)
    assert host.ways == {"island": 1, "pick": 1}
    for person in people:
        here = person.table()["state"]["clearings"]["5"]
        assert here["warriors"][1] == 0
        assert here["buildings"] == [[0, "base_rabbit"]]
    assert re.search("восста", journal(guest))
    assert re.search("revolt", journal(host))


def test_the_vagabond_aids_quests_and_fights(prompt_site: str, visits: Visitors) -> None:
    """On a phone: an ally is made with a card, a quest is done, swords are drawn."""
    game = woodland(
        ("vagabond", "marquise"),
        {8: "cat cat workshop", 1: "cat keep"},
        hands={"vagabond": ["anvil", "cobbler"]},
        vagabond={"at": 8, "items": "boot torch sword sword tea crossbow"},
        quests=["give_a_speech_fox", "errand_fox"],
        boxes={"marquise": ["bag"]},
    )
    person = alone_at(game, prompt_site, visits, language="ru", screen=PHONE)
    until([person], person, "root.vagabond.day")
    person.give("root.vagabond.day", ["aid", 1, "anvil"])
    person.give("root.vagabond.exhaust", "boot")
    person.give("root.vagabond.take", "bag")
    quests = [option for option in person.question()[0]["options"] if option[0] == "quest"]
    person.give("root.vagabond.day", quests[0])
    person.give("root.vagabond.reward", "points")
    person.give("root.vagabond.day", ["battle", 1])
    while person.visit.wait_until_asked() and (ask := person.question()[0])["kind"] == "root.vagabond.hit":
        person.give("root.vagabond.hit", ask["options"][0])
    until([person], person, "root.vagabond.day")
    assert person.ways["island"] >= 6, person.ways
    assert "Сражение на поляне 8 окончено" in journal(person)
    assert not re.search(r"[a-z]{3,}", journal(person)), "English is left in a Russian journal"


def test_an_ambush_is_answered_by_an_ambush(prompt_site: str, visits: Visitors) -> None:
    game = woodland(
        ("marquise", "eyrie"),
        {5: "cat cat cat bird bird", 1: "cat", 3: "bird roost"},
        hands={"marquise": ["ambush_bird"], "eyrie": ["ambush_rabbit"]},
    )
    host, guest = people = two_at(game, prompt_site, visits)
    until(people, host, "root.marquise.action")
    host.give("root.marquise.action", ["battle", 5, 1])
    until(people, guest, "root.ambush")
    for person in people:
        expect(person.page.locator("svg.close-up .battle-scene")).to_be_visible()
    expect(guest.page.locator("#asked")).to_contain_text("поляне 5")
    # in the midst of it both come back to the same battle
    asked = guest.visit.ask
    for person in people:
        person.page.reload()
        expect(person.page.locator("svg.close-up .battle-scene")).to_be_visible()
    assert guest.visit.ask == asked
    guest.give("root.ambush", "ambush_rabbit")
    until(people, host, "root.foil")
    host.give("root.foil", "ambush_bird")
    until(people, host, "root.marquise.action")
    told = journal(host)
    assert told.index("ambush") < told.index("The battle in clearing 5 is over")
    state = host.table()["state"]
    assert {"ambush_bird", "ambush_rabbit"} <= set(state["discard"])


def test_a_dominance_card_wins(prompt_site: str, visits: Visitors) -> None:
    """Activated on the board, it wins at the start of the next turn if it still stands."""
    game = woodland(
        ("marquise", "eyrie", "alliance"),
        {1: "cat keep", 6: "cat", 8: "cat", 3: "bird roost"},
        hands={"marquise": ["dominance_fox"]},
        points={"marquise": 11},
        agenda=[Phase(0, "daylight"), Turn(0)],
    )
    host, guest = people = two_at(game, prompt_site, visits)
    until(people, host, "root.marquise.action")
    host.give("root.marquise.action", ["activate", "dominance_fox", -1])
    until(people, host, "root.marquise.action")
    host.give("root.marquise.action", "end")
    keep_up(host.visit, guest.visit)
    for person in people:
        expect(person.page.locator("#prompt.is-over")).to_be_visible()
        expect(person.page.locator(".seat.has-won")).to_have_count(1)
    assert host.table()["result"]["winners"] == [0]
    assert host.table()["result"]["how"] == "dominance"
    assert "превосходств" in guest.page.locator("#asked").inner_text().lower()


def test_a_coalition_wins_together(prompt_site: str, visits: Visitors) -> None:
    game = woodland(
        ("vagabond", "marquise", "eyrie", "alliance"),
        {1: "cat cat keep sawmill wood wood", 5: "cat", 3: "bird roost"},
        hands={"vagabond": ["dominance_mouse"]},
        vagabond={"at": 8, "items": "torch"},
        points={"vagabond": 12, "marquise": 29, "eyrie": 29, "alliance": 29},
        agenda=[Phase(0, "daylight"), FactionStep(1, "actions"), Turn(0)],
    )
    host, guest = people = two_at(game, prompt_site, visits)
    until(people, host, "root.vagabond.day")
    host.give("root.vagabond.day", ["activate", "dominance_mouse", 1])
    until(people, host, "root.vagabond.day")
    host.give("root.vagabond.day", "end")
    until(people, guest, "root.marquise.action")
    builds = [option for option in guest.question()[0]["options"] if option[0] == "build"]
    guest.give("root.marquise.action", builds[0])
    keep_up(host.visit, guest.visit)
    for person in people:
        expect(person.page.locator("#prompt.is-over")).to_be_visible()
        expect(person.page.locator(".seat.has-won")).to_have_count(2)
    assert sorted(host.table()["result"]["winners"]) == [0, 1]


def test_items_that_are_alike_are_refreshed_one_by_one(prompt_site: str, visits: Visitors) -> None:
    game = woodland(
        ("vagabond", "marquise"),
        {1: "cat keep"},
        phase="birdsong",
        vagabond={"at": 8, "items": "boot- boot- torch- tea- sword-"},
    )
    person = alone_at(game, prompt_site, visits, language="ru", screen=PHONE)
    until([person], person, "root.vagabond.refresh")
    person.give("root.vagabond.refresh", ["boot", "boot", "torch"])
    ready = [item[0] for item in person.table()["state"]["boards"][0]["items"] if not item[1]]
    assert sorted(ready) == ["boot", "boot", "torch"]


def test_a_dominance_card_is_taken_on_a_phone_for_a_card_of_the_hand(prompt_site: str, visits: Visitors) -> None:
    """The card lies on one's own board, the dominance card elsewhere: the second half is met without coming near."""
    game = woodland(
        ("marquise", "eyrie", "alliance"),
        {1: "cat keep", 5: "cat cat", 3: "bird roost"},
        hands={"marquise": ["anvil", "foxfolk_steel"]},
        available=["dominance_fox"],
    )
    person = alone_at(game, prompt_site, visits, language="ru", screen=PHONE)
    until([person], person, "root.marquise.action")
    takes = [option for option in person.question()[0]["options"] if option[0] == "take"]
    person.give("root.marquise.action", takes[-1])
    assert takes[-1] not in person.question()[0]["options"]
