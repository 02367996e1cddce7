"""Inis at the site, whatever somebody sends: a clear answer in their language, and nothing is changed."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from tests.games.inis.position import position_of
from tests.site.company import Change, Company, asks, assert_told, bots, company, give
from tests.site.test_bad_input import LANGUAGES

pytestmark = pytest.mark.slow
ISLAND = """
hills 0,0 A3 B2 capital
cove 1,0 A2
plains 0,1 B2
turn A
A: sanctuary bard
B: geis druid
"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Company]:
    with company(tmp_path_factory.mktemp("site"), "inis", position_of(ISLAND)) as people:
        yield people


# New tables


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("wish", "told"),
    [
        ({"seats": bots(5)}, "5"),
        ({"seats": bots(1)}, "1"),
        ({"seats": bots(2), "options": {"scenario": "atlantis"}}, "atlantis|scenario"),
        ({"seats": bots(2), "options": {"weather": "fog"}}, "weather"),
    ],
    ids=["five players", "one player", "an unknown scenario", "an unknown option"],
)
def test_a_table_that_cannot_be_is_not_opened(site: Company, wish: dict[str, Any], told: str, language: str):
    site.speak(language)
    with site.nothing_changes():
        assert_told(site.refusal_of_a_table(**wish), language, told)


# Positions


def thirteen_clans(state: dict[str, Any]) -> None:
    state["tiles"]["hills"]["clans"] = [11, 2]  # and two in the Cove


def two_brenns(state: dict[str, Any]) -> None:
    state["brenn"] = [0, 1]


def a_brenn_who_is_not_there(state: dict[str, Any]) -> None:
    state["brenn"] = 3


def one_neighbour(state: dict[str, Any]) -> None:
    state["tiles"]["moor"] = {"at": [2, 0], "clans": [0, 0]}


def a_card_twice(state: dict[str, Any]) -> None:
    state["actions"] = [["sanctuary", "bard"], ["bard", "geis"]]


BAD: dict[Change, dict[str, str]] = {
    thirteen_clans: {"en": "13 clans", "ru": "13 кланов", "uk": "13 кланів"},
    two_brenns: {"en": "must be the Brenn", "ru": "Бренном", "uk": "Бреном"},
    a_brenn_who_is_not_there: {"en": "must be the Brenn", "ru": "Бренном", "uk": "Бреном"},
    one_neighbour: {"en": "touches one", "ru": "Пустошь", "uk": "Пустище"},
    a_card_twice: {"en": "Bard is in two places", "ru": "«Бард».*двух", "uk": "«Бард».*двох"},
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("change", BAD, ids=lambda change: change.__name__)
def test_a_position_that_cannot_be_is_refused(site: Company, change: Change, language: str):
    site.speak(language)
    position = site.spoilt(change)
    with site.nothing_changes():
        for told in site.refusals_of_a_position(position):
            assert_told(told, language, BAD[change][language])


# Answers


PLAY = ["play", "sanctuary", "season"]
GEIS = ["play", "geis", "action_played"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_answer_out_of_turn_is_refused(site: Company, language: str):
    table = site.table()
    site.speak(language)
    ask = asks(site.host, table)[0]
    assert not asks(site.friend, table)
    site.assert_refused(site.friend, table, ask["id"], "pass", language)
    assert asks(site.host, table) == [ask]


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_answers_for_another_seat(site: Company, language: str):
    table = site.table()
    site.speak(language)
    give(site.host, table, asks(site.host, table)[0]["id"], PLAY, 201)
    give(site.host, table, asks(site.host, table)[0]["id"], "cove", 201)
    window = asks(site.friend, table)[0]
    assert window["kind"] == "inis.answer"
    site.assert_refused(site.host, table, window["id"], "pass", language)
    site.assert_refused(site.stranger, table, window["id"], "pass", language, status=403)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_answer_to_a_closed_window_is_refused(site: Company, language: str):
    table = site.table()
    site.speak(language)
    give(site.host, table, asks(site.host, table)[0]["id"], PLAY, 201)
    give(site.host, table, asks(site.host, table)[0]["id"], "cove", 201)
    window = asks(site.friend, table)[0]["id"]
    give(site.friend, table, window, "pass", 201)
    site.assert_refused(site.friend, table, window, GEIS, language)
    assert "geis" in json.dumps(site.friend.api("GET", f"/tables/{table}", None, 200)["state"]["actions"][1])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_stale_answer_and_one_that_is_not_on_offer_are_refused(site: Company, language: str):
    table = site.table()
    site.speak(language)
    turn = asks(site.host, table)[0]["id"]
    site.assert_refused(site.host, table, turn, ["play", "geis", "season"], language)
    give(site.host, table, turn, PLAY, 201)
    site.assert_refused(site.host, table, turn, PLAY, language)
    where = asks(site.host, table)[0]["id"]
    site.assert_refused(site.host, table, where, "plains", language)  # nobody of theirs is there
