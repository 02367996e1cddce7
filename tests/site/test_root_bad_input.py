"""Root at the site, whatever somebody sends: a clear answer in their language, and nothing is changed."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.site.company import Change, Company, asks, assert_told, bots, company, give
from tests.site.test_bad_input import LANGUAGES

pytestmark = pytest.mark.slow
# The Eyrie must still add a card to the decree; the Marquise waits.
WOODS: dict[str, Any] = {
    "game": "root",
    "players": 2,
    "state": {
        "factions": ["eyrie", "marquise"],
        "clearings": {"3": "6 bird roost", "7": "2 bird cat", "5": "cat sawmill 2 wood", "1": "2 cat workshop keep"},
        "hands": {"eyrie": ["royal_claim", "sappers"], "marquise": ["anvil", "ambush_fox"]},
        "boards": {"eyrie": {"leader": "despot"}},
    },
}
ADD = ["royal_claim", "move"]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Company]:
    with company(tmp_path_factory.mktemp("site"), "root", WOODS) as people:
        yield people


# New tables


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("wish", "told"),
    [
        ({"seats": bots(7)}, "7"),
        ({"seats": bots(1)}, "1"),
        ({"seats": bots(3), "options": {"seat_1": "eyrie", "seat_3": "eyrie"}}, "Eyrie|династия|династія"),
        ({"seats": bots(3), "options": {"seat_1": "cult", "seat_3": "cult"}}, "Cult|Культ"),
        ({"seats": bots(2), "options": {"seat_1": "badgers"}}, "badgers|seat_1"),
        (
            {"seats": bots(3), "options": dict.fromkeys(("seat_1", "seat_2", "seat_3"), "vagabond")},
            "(Vagabond|Бродяга|Волоцюга).*3.*2",
        ),
        ({"seats": bots(2), "options": {"map": "desert"}}, "desert|map"),
        ({"seats": bots(2), "options": {"deck": "tarot"}}, "tarot|deck"),
        ({"seats": bots(2), "options": {"lot": "raffle"}}, "raffle|lot"),
        ({"seats": bots(2), "options": {"weather": "fog"}}, "weather"),
    ],
    ids=[
        "seven players",
        "one player",
        "a faction twice",
        "two Cults",
        "an unknown faction",
        "three Vagabonds",
        "an unknown map",
        "an unknown deck",
        "an unknown lot",
        "an unknown option",
    ],
)
def test_a_table_that_cannot_be_is_not_opened(site: Company, wish: dict[str, Any], told: str, language: str):
    site.speak(language)
    with site.nothing_changes():
        assert_told(site.refusal_of_a_table(**wish), language, told)


# Positions


def twenty_six_cats(state: dict[str, Any]) -> None:
    state["clearings"]["2"] = "22 cat"  # and four elsewhere


def a_warrior_in_a_slot(state: dict[str, Any]) -> None:
    state["clearings"]["2"] = "sawmill:cat"


def more_buildings_than_slots(state: dict[str, Any]) -> None:
    state["clearings"]["1"] = "2 cat workshop recruiter keep"


def a_decree_card_in_hand(state: dict[str, Any]) -> None:
    state["boards"]["eyrie"]["decree"] = {"move": ["vizier", "royal_claim"], "build": ["vizier"]}


def a_faction_twice(state: dict[str, Any]) -> None:
    state["factions"] = ["eyrie", "eyrie"]


def an_unknown_map(state: dict[str, Any]) -> None:
    state["options"] = {"map": "desert"}


def a_clearing_too_many(state: dict[str, Any]) -> None:
    state["clearings"]["13"] = "cat"


def two_cults(state: dict[str, Any]) -> None:
    state.clear()
    state["factions"] = ["cult", "cult"]


def an_unknown_deck(state: dict[str, Any]) -> None:
    state["options"] = {"deck": "tarot"}


def a_plot_in_a_forest(state: dict[str, Any]) -> None:
    state.clear()
    state |= {"factions": ["corvids", "marquise"], "boards": {"corvids": {"plots": {"f1": "bomb"}}}}


def negative_funds(state: dict[str, Any]) -> None:
    state.clear()
    state |= {"factions": ["riverfolk", "marquise"], "boards": {"riverfolk": {"funds": {"marquise": -1}}}}


def a_price_of_five(state: dict[str, Any]) -> None:
    state.clear()
    state |= {"factions": ["riverfolk", "marquise"], "boards": {"riverfolk": {"prices": {"riverboats": 5}}}}


def a_card_in_two_places(state: dict[str, Any]) -> None:
    state["discard"] = ["sappers"]
    state["hands"]["marquise"].append("sappers")  # one more in the hand of the Eyrie, and there are two


BAD: dict[Change, dict[str, str]] = {
    twenty_six_cats: {"en": "26 warriors", "ru": "26 воинов", "uk": "26 воїнів"},
    a_warrior_in_a_slot: dict.fromkeys(LANGUAGES, "sawmill:cat"),
    more_buildings_than_slots: {"en": "clearing 1 .*slots", "ru": "поляне 1 .*ячеек", "uk": "галявині 1"},
    a_decree_card_in_hand: {"en": "Royal Claim", "ru": "Царские владения", "uk": "Королівські володіння"},
    a_faction_twice: {"en": "same faction", "ru": "одну фракцию", "uk": "одну фракцію"},
    an_unknown_map: dict.fromkeys(LANGUAGES, "desert"),
    two_cults: {"en": "same faction", "ru": "одну фракцию", "uk": "одну фракцію"},
    an_unknown_deck: dict.fromkeys(LANGUAGES, "tarot.*base, exiles"),
    a_plot_in_a_forest: dict.fromkeys(LANGUAGES, "f1.*1, 2, 3"),
    negative_funds: {"en": "-1 .*funds", "ru": "капитале.* -1", "uk": "капіталі.* -1"},
    a_price_of_five: {"en": "cannot cost 5", "ru": "стоить 5", "uk": "коштувати 5"},
    a_card_in_two_places: {"en": "Sappers .*3 .*2", "ru": "3.*2", "uk": "3.*2"},
    a_clearing_too_many: dict.fromkeys(LANGUAGES, "13"),
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_answer_out_of_turn_is_refused(site: Company, language: str):
    table = site.table()
    site.speak(language)
    ask = asks(site.host, table)[0]
    assert not asks(site.friend, table)
    site.assert_refused(site.friend, table, ask["id"], ADD, language)
    site.assert_refused(site.stranger, table, ask["id"], ADD, language, status=403)
    assert asks(site.host, table) == [ask]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_stale_answer_and_one_that_is_not_on_offer_are_refused(site: Company, language: str):
    table = site.table()
    site.speak(language)
    add = asks(site.host, table)[0]["id"]
    site.assert_refused(site.host, table, add, ["anvil", "move"], language)  # the other one's card
    site.assert_refused(site.host, table, add, ["royal_claim", "sleep"], language)
    give(site.host, table, add, ADD, 201)
    site.assert_refused(site.host, table, add, ADD, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_answers_whether_another_ambushes(site: Company, language: str):
    """The decree of the despot moves and builds; a battle is added, and the defender alone says whether to ambush."""
    table = site.table()
    site.speak(language)
    for option in (["royal_claim", "battle"], "end"):
        give(site.host, table, asks(site.host, table)[0]["id"], option, 201)
    while not (window := asks(site.friend, table)):
        ask = asks(site.host, table)[0]
        fights = [option for option in ask["options"] if "battle" in option]
        give(site.host, table, ask["id"], (fights or ask["options"])[0], 201)
    assert window[0]["kind"] == "root.ambush"
    site.assert_refused(site.host, table, window[0]["id"], "let", language)
    site.assert_refused(site.stranger, table, window[0]["id"], "let", language, status=403)
    site.assert_refused(site.friend, table, window[0]["id"], "ambush_mouse", language)
