"""How a game of Spirit Island ends, in real browsers: every victory and every loss, told at a desk in English or on a
phone in Russian."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from nemeton.games.spirit_island.steps import PowerPhase
from tests.games.spirit_island.shore import shore
from tests.site.browser.conftest import Visitors
from tests.site.browser.sites import DESKTOP, PHONE
from tests.site.browser.spirit_island_tables import alone_at

pytestmark = pytest.mark.long

TURN = {
    "agenda": [PowerPhase(fast=True)],
    "played": {"river": ["flash_floods"]},
    "invader_deck": ["s1_mountain", "s2_coastal"],
}
STORM = {"agenda": [PowerPhase(fast=False)], "phase": "slow", "played": {"lightning": ["shatter_homesteads"]}}
UPRISING = {"fear": 3, "fear_deck": ["retreat"], "options": {"scenario": "dahan_insurrection"}}
DONE, SHATTER = [("fast", ["done"])], [("slow", ["use", "shatter_homesteads"]), ("target", "A4")]
VICTORIES = {"terror_1", "terror_2", "terror_3", "fear", "insurrection_won", "sacrifice"}
Ending = tuple[dict[str, str], dict[str, Any], list[tuple[str, Any]], str]
ENDINGS: dict[str, Ending] = {
    "terror_1": ({"A4": "2 lightning town"}, {**STORM, "watched": False}, SHATTER, "духи побеждают"),
    "terror_2": (
        {"A4": "2 lightning town", "A8": "explorer"}, {**STORM, "terror": 2, "watched": False}, SHATTER, "No town",
    ),
    "terror_3": (
        {"A5": "2 river", "A8": "city 4 dahan", "A4": "town"},
        {**TURN, "ravage": ["s1_jungle"], "terror": 3, "watched": False}, DONE, "городов",
    ),
    "fear": ({"A4": "2 lightning town"}, {**STORM, "fear": 3, "fear_deck": ["retreat"]}, SHATTER, "spirits win"),
    "blight": (
        {"A5": "2 river", "A8": "city"}, {**TURN, "ravage": ["s1_jungle"], "blight": 1, "is_blighted": True}, DONE,
        "осквернён",
    ),
    "spirit_destroyed": ({"A5": "town river"}, {**TURN, "ravage": ["s1_wetland"]}, DONE, "spirit is destroyed"),
    "time": ({"A5": "2 river"}, {**TURN, "invader_deck": []}, DONE, "Время вышло"),
    "capital": (
        {"A5": "2 river", "A4": "3 town 3 city"}, {**TURN, "build": ["s1_sands"], "options": {"adversary": "england"}},
        DONE, "capital",
    ),
    "heart": (
        {"A5": "2 river", "A7": "explorer"},
        {**TURN, "build": ["s1_sands"], "options": {"scenario": "guard_the_isles_heart"}}, DONE, "сердце",
    ),
    "dahan": (
        {"A5": "2 river", "A8": "city 2 dahan"},
        {**TURN, "ravage": ["s1_jungle"], "options": {"scenario": "dahan_insurrection"}}, DONE, "few dahan",
    ),
    "insurrection": (
        {"A4": "2 lightning town", "A8": "3 city", "A6": "2 dahan"}, {**STORM, **UPRISING}, SHATTER,
        "insurrection has failed",
    ),
    "insurrection_won": (
        {"A4": "2 lightning town", "A6": "2 dahan"}, {**STORM, **UPRISING, "watched": False}, SHATTER,
        "Даханы выстояли",
    ),
    "sacrifice": (
        {"A5": "city river 3 dahan"}, {**TURN, "ravage": ["s1_wetland"], "watched": False}, DONE, "by sacrifice",
    ),
}  # fmt: skip


@pytest.mark.parametrize("how", ENDINGS)
def test_each_victory_and_each_loss_is_told(site: str, visits: Visitors, how: str) -> None:
    where, more, answers, told = ENDINGS[how]
    in_russian = bool(re.search("[а-я]", told))
    language, screen = ("ru", PHONE) if in_russian else ("en", DESKTOP)
    person = alone_at(shore(where, **more), site, visits, language=language, screen=screen)
    for kind, option in answers:
        assert person.asked() == kind
        person.give(kind, option)
    while person.visit.wait_until_asked():  # what a ravage still asks
        person.give("rest", person.options()[0])
    expect(person.page.locator("#asked")).to_contain_text(told)
    result = person.table()["result"]
    won = how in VICTORIES
    assert (result["how"], result.get("winners", [])) == (how, [0] if won else [])
    assert person.page.locator(".seat.has-won").count() == won
    assert str(result["scores"][0]) in person.page.locator(".seat .points").inner_text()
