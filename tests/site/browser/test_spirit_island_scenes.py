"""Spirit Island in real browsers, scene by scene from positions: a host at a desk who reads English and often a guest
with a phone who reads Russian. Whatever the picture offers is clicked there."""

import re

import pytest
from playwright.sync_api import expect

from nemeton.games.spirit_island.powers.decks import PROGRESSIONS
from nemeton.games.spirit_island.spirits import PANELS, Growth
from nemeton.games.spirit_island.steps import PowerPhase
from tests.games.spirit_island.shore import shore
from tests.site.browser.conftest import Visitors
from tests.site.browser.looking import grave_faults
from tests.site.browser.sites import DESKTOP, PHONE, Screen
from tests.site.browser.spirit_island_person import Spirit
from tests.site.browser.spirit_island_tables import alone_at, journal, together, two_at

pytestmark = pytest.mark.long
FAST, SLOW = PowerPhase(fast=True), PowerPhase(fast=False)
RIVER = "river_surges_in_sunlight"
ROT = "accelerated_rot"
WAITS = {"river": ["flash_floods"]}  # a fast power that may be used or left alone


def test_blight_spreads_where_it_is_clicked(site: str, visits: Visitors) -> None:
    """A blighted land is ravaged: whoever began on that board chooses where the blight spreads."""
    where = {"A5": "2 river", "A8": "city blight", "B6": "2 earth", "B7": "explorer"}
    game = shore(where, agenda=[FAST], played=WAITS, ravage=["s1_jungle"], invader_deck=["s1_sands", "s1_wetland"])
    host, guest = two_at(game, site, visits)
    host.give("fast", ["done"])
    assert host.asked() == "cascade"
    together(host, guest)
    assert not guest.is_asked
    expect(guest.page.locator("svg.close-up")).to_be_visible()  # everybody sees what is ravaged
    host.give("cascade", "A7")
    together(host, guest)
    assert host.ways == {"island": 1, "button": 1}
    for person in (host, guest):
        lands = person.table()["state"]["lands"]
        assert (lands["A8"]["blight"], lands["A7"]["blight"]) == (2, 1)
    assert "Blight spreads from A8 to A7" in journal(host)
    assert re.search("Скверна .*A8.*A7", journal(guest))


def test_each_player_chooses_for_a_fear_card(site: str, visits: Visitors) -> None:
    """Isolation: each removes an explorer or a town that is alone in its land."""
    where = {"A5": "2 river", "A8": "explorer", "A4": "town", "B6": "2 earth", "B7": "explorer"}
    game = shore(where, agenda=[FAST], played=WAITS, earned=["isolation"], invader_deck=["s1_sands", "s1_wetland"])
    host, guest = two_at(game, site, visits)
    host.give("fast", ["done"])
    chosen = []
    for _ in range(2):
        together(host, guest)
        person = host if host.is_asked else guest
        assert person.asked().startswith("fear_")
        chosen.append(person.options()[0])
        person.give("fear", chosen[-1])
    together(host, guest)
    assert (host.ways.get("island"), guest.ways.get("island")) == (1, 1), "both clicked on the island"
    assert "Isolation" in journal(host)
    lands = guest.table()["state"]["lands"]
    for piece, land in chosen:
        assert not lands[land]["explorers" if piece == "explorer" else "towns"]


def test_a_major_power_is_learnt_for_a_card_and_used_with_its_threshold(site: str, visits: Visitors) -> None:
    """In Russian on a phone: four cards to read, one is kept, another one forgotten; then it is played and used."""
    where = {"A5": "2 river", "A8": "4 city blight"}
    game = shore(
        where,
        majors=[ROT, "tsunami", "powerstorm", "poisoned_land"],
        energy={"river": 9},
        elements={"river": "3 sun 2 water 3 plant"},
    )
    person = alone_at(game, site, visits, language="ru", screen=PHONE)
    person.give("grow", ["grow", RIVER, 0])
    person.give("grow", ["draw", "major"])
    assert person.asked() == "keep"
    assert person.page.locator(".prompt .is-card .face-text").count() == 4, "four cards with what they do"
    person.give("keep", ["keep", ROT])
    assert person.asked() == "forget"
    person.give("forget", ["forget", "rivers_bounty"])
    while person.asked() == "grow":
        person.answer()
    person.give("play", ["play", ROT])
    while person.asked() in ("play", "fast"):
        person.give("done", ["done"])
    spirit = person.table()["state"]["spirits"][0]
    assert ROT in spirit["played"]
    assert "rivers_bounty" in spirit["forgotten"]
    assert person.asked() == "slow"
    assert ["use", ROT, 0] in person.options(), "it may also be used as if the elements were not there"
    person.give("slow", ["use", ROT])
    person.give("target", "A8")
    dealt = 0
    while person.asked() == "damage":
        strongest = max(person.options(), key=lambda option: option[1])
        dealt += strongest[1]
        person.give("damage", strongest)
    assert dealt == 9, "the threshold deals five more"
    assert person.table()["state"]["lands"]["A8"]["blight"] == 0, "and heals"
    assert not re.search(r"[a-z]{3,}", journal(person)), "English is left in a Russian journal"


def test_the_adversary_escalates(site: str, visits: Visitors) -> None:
    """Brandenburg-Prussia: a card with the flag brings a town where the player says."""
    where = {"A5": "2 river", "A8": "city", "A1": "town"}
    options = {"adversary": "brandenburg_prussia"}
    game = shore(where, agenda=[FAST], played=WAITS, invader_deck=["s2_sands", "s2_jungle"], options=options)
    person = alone_at(game, site, visits)
    person.give("fast", ["done"])
    assert person.asked() == "land_rush"
    person.give("land_rush", "A6")
    assert person.ways["island"] == 1
    assert person.table()["state"]["lands"]["A6"]["towns"] == [0]
    expect(person.page.locator(".law", has_text="Brandenburg").first).to_be_attached()


def test_the_invader_phase_is_walked_through(site: str, visits: Visitors) -> None:
    """Step by step with the buttons; the land of each step is lit; the step stays while the game goes on."""
    where = {"A5": "2 river", "A8": "town 3 dahan", "A4": "explorer", "A2": "city"}
    played = {"river": ["flash_floods", "wash_away"]}
    deck = ["s1_wetland", "s2_jungle", "s2_coastal"]
    game = shore(
        where,
        agenda=[FAST],
        played=played,
        hand={"river": []},
        ravage=["s1_jungle"],
        build=["s1_sands"],
        invader_deck=deck,
        earned=["scapegoats"],
    )
    person = alone_at(game, site, visits)
    person.give("fast", ["done"])
    while person.asked() == "damage":
        person.give("damage", person.options()[0])
    page = person.page
    step, lit = page.locator("#walk li.is-now"), page.locator(".stage .walked")
    page.locator("#walk summary").click()
    expect(step).to_contain_text("Scapegoats")
    expect(lit).to_have_attribute("d", "")
    page.locator("#walk [data-walk='1']").click()
    expect(step).to_contain_text("Invaders ravage A8")
    expect(lit).to_have_attribute("d", re.compile("^M"))
    page.keyboard.press("ArrowRight")
    expect(step).to_contain_text("Step 3")
    person.give("slow", ["use", "wash_away"])
    expect(step).to_contain_text("Step 3")
    page.locator("#walk [data-walk='-1']").click()
    expect(step).to_contain_text("Step 2")


def test_a_first_game_is_guided(site: str, visits: Visitors) -> None:
    """One click sets it up: a simple spirit learns its powers in order, and every new question comes with a hint."""
    visit = visits(site, language="ru", screen=PHONE)
    page = visit.page
    page.goto("/tables/new?game=spirit_island")
    page.locator("#first").click()
    expect(page.locator("input[name=option-progression]")).to_be_checked()
    page.locator("#players").select_option("1")
    expect(page.locator("select[name^=seat-]")).to_have_count(1)
    page.locator("button[name=open]").click()
    page.wait_for_url(re.compile(r"/tables/(?!new)"))
    person = Spirit(visit)
    assert person.asked() == "grow"
    simple = person.table()["state"]["spirits"][0]["name"]
    assert simple in PROGRESSIONS
    expect(page.locator("#hint")).to_contain_text("Выберите")
    brings_a_card = next(at for at, icons in enumerate(PANELS[simple].growth) if Growth("gain_power_card") in icons)
    person.give("grow", ["grow", simple, brings_a_card])
    for _ in range(2):  # presence may come first
        if PROGRESSIONS[simple][0] not in person.table()["state"]["spirits"][0]["hand"]:
            person.answer()
    assert PROGRESSIONS[simple][0] in person.table()["state"]["spirits"][0]["hand"], "the first card of its list"
    while person.asked() != "play":
        person.answer()
    expect(page.locator("#hint")).to_be_visible()
    person.answer()
    while person.asked() == "play":
        expect(page.locator("#hint")).to_have_count(0)  # once is enough
        person.give("play", ["done"])


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["a desk", "a phone"])
def test_axe_finds_nothing_serious_on_the_island(site: str, visits: Visitors, screen: Screen) -> None:
    """With pins, their sheet, and a phase that is walked through."""
    where = {"A5": "2 river", "A8": "town", "A4": "explorer", "A2": "city"}
    played = {"river": ["flash_floods", "wash_away"]}
    game = shore(
        where,
        agenda=[FAST],
        played=played,
        ravage=["s1_jungle"],
        build=["s1_sands"],
        invader_deck=["s1_wetland", "s2_jungle"],
    )
    person = alone_at(game, site, visits, screen=screen)
    person.give("fast", ["done"])
    assert person.asked() == "slow"
    page = person.page
    page.locator("#walk summary").click()
    page.locator("#pins-open").click()
    page.locator("#pin-start").select_option("A4")
    page.locator("#pin-form [type=submit]").click()
    expect(page.locator("#pin-0-A4")).to_have_count(1)
    faults = grave_faults(page)
    page.locator("#pins-open").click()
    assert [*faults, *grave_faults(page)] == []
