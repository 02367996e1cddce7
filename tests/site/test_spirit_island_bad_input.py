"""Spirit Island at the site, whatever somebody sends: a clear answer in their language, and nothing is changed."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from nemeton.games.spirit_island.spirits import SPIRITS
from nemeton.games.spirit_island.steps import PowerPhase
from tests.games.spirit_island.shore import shore
from tests.site.company import Change, Company, asks, assert_told, bots, company, give
from tests.site.test_bad_input import LANGUAGES, alert_on

pytestmark = pytest.mark.slow
WHERE = {"A5": "river", "A4": "2 explorer town", "B6": "2 earth", "B7": "blight city"}
PLAYED = {"river": ["flash_floods"], "earth": ["guard_the_healing_land"]}


def isle() -> dict[str, Any]:
    """River and Earth in the fast phase; both may act. The position names every field."""
    position: dict[str, Any] = shore(WHERE, agenda=[PowerPhase(fast=True)], played=PLAYED).position()
    return position


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Company]:
    with company(tmp_path_factory.mktemp("site"), "spirit_island", isle()) as people:
        yield people


# New tables


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("wish", "told"),
    [
        ({"seats": bots(2), "options": {"seat_1": "thunderspeaker", "seat_2": "thunderspeaker"}}, "thunderspeaker"),
        ({"seats": bots(5)}, "5"),
        ({"seats": bots(1), "options": {"board_1": "F"}}, "F"),
        ({"seats": bots(2), "options": {"board_1": "C", "board_2": "C"}}, "C"),
        ({"seats": bots(1), "options": {"adversary": "england", "level": 7}}, "7|level"),
        ({"seats": bots(1), "options": {"level": 3}}, "3"),
        ({"seats": bots(2), "options": {"thematic": True, "board_1": "W", "board_2": "NE"}}, "NE"),
        ({"seats": bots(2), "options": {"thematic": True, "board_2": "A"}}, "A"),
        ({"seats": bots(1), "options": {"scenario": "tea"}}, "tea"),
        ({"seats": bots(1), "options": {"weather": "fog"}}, "weather"),
    ],
    ids=[
        "a spirit twice",
        "five players",
        "an unknown board",
        "a board twice",
        "level 7",
        "a level of nobody",
        "boards that meet in one point",
        "a board of the other side",
        "an unknown scenario",
        "an unknown option",
    ],
)
def test_a_table_that_cannot_be_is_not_opened(site: Company, wish: dict[str, Any], told: str, language: str):
    site.speak(language)
    with site.nothing_changes():
        assert_told(site.refusal_of_a_table(**wish), language, told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_form_says_the_same(site: Company, language: str):
    """Two of the same spirit: advised against before, refused when the table is to be opened."""
    site.speak(language)
    form = {
        "game": "spirit_island",
        "drawn_for": "spirit_island",
        "players": "2",
        "seat-0": "me",
        "seat-1": "open",
        "option-seat_1": "thunderspeaker",
        "option-seat_2": "thunderspeaker",
    }
    name = {"en": "Thunderspeaker", "ru": "Глашатай Грома", "uk": "Речник Грому"}[language]
    with site.nothing_changes():
        assert re.search(rf"<p>[^<]*{name}", site.host.send("/tables/new", form, 200).text)
        for wrong in ({}, {"option-level": "7"}, {"players": "5"}, {"option-board_1": "E"}):
            assert_told(alert_on(site.host.send("/tables/new", form | wrong | {"open": "yes"}, 400).text), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_solo_player_may_choose_any_board(site: Company, language: str):
    """The form offers those of the side that is played on; one of the other side is advised against, and refused."""
    site.speak(language)
    form = {"game": "spirit_island", "drawn_for": "spirit_island", "players": "1", "seat-0": "me"}
    side = {"en": "north-east", "ru": "северо-восток", "uk": "північний схід"}[language]
    for thematic, wanted in (({}, {"A", "B", "C", "D"}), ({"option-thematic": "on"}, {"NW", "NE", "W", "E"})):
        page = site.host.send("/tables/new", form | thematic, 200).text
        boards = re.findall(r'value="(\w+)"', page.partition('name="option-board_1"')[2].partition("</select>")[0])
        assert set(boards) == {"any", *wanted}
        assert (f">{side}</option>" in page) == bool(thematic)
        yes = {"en": "yes", "ru": "да", "uk": "так"}[language]
        assert (f"<dd>{yes}</dd>" in page) == bool(thematic)
    with site.nothing_changes():
        wrong = form | {"option-board_1": "NE"}
        assert re.search(r"<p>[^<]*NE", site.host.send("/tables/new", wrong, 200).text)
        assert_told(alert_on(site.host.send("/tables/new", wrong | {"open": "yes"}, 400).text), language, "NE")


# Positions


def blight_below_zero(state: dict[str, Any]) -> None:
    state["blight"] = -1


def blight_below_zero_in_a_land(state: dict[str, Any]) -> None:
    state["lands"]["B7"] = "city -1 blight"


def a_presence_too_many(state: dict[str, Any]) -> None:
    state["lands"]["A5"] = "14 river"


def a_spirit_twice(state: dict[str, Any]) -> None:
    state["spirits"] = ["river_surges_in_sunlight", "river_surges_in_sunlight"]


def five_players(state: dict[str, Any]) -> None:
    state["spirits"] = [*SPIRITS][:5]


def an_unknown_board(state: dict[str, Any]) -> None:
    state["boards"] = ["A", "E"]


def an_unknown_land(state: dict[str, Any]) -> None:
    state["lands"]["A9"] = "town"


def level_seven(state: dict[str, Any]) -> None:
    state["options"] = {"adversary": "england", "level": 7}


def a_card_twice(state: dict[str, Any]) -> None:
    state["panels"]["river_surges_in_sunlight"]["hand"].append("flash_floods")


BAD: dict[Change, str] = {
    blight_below_zero: "blight|-1",
    blight_below_zero_in_a_land: "-1",
    a_presence_too_many: "River|Река|Річк|14|river",
    a_spirit_twice: "river|River|Рек|Річк",
    five_players: "5",
    an_unknown_board: "E",
    an_unknown_land: "A9",
    level_seven: "7|level",
    a_card_twice: "Flash Floods|Внезапные паводки|flash_floods|[Пп]овен",
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("change", BAD, ids=lambda change: change.__name__)
def test_a_position_that_cannot_be_is_refused(site: Company, change: Change, language: str):
    site.speak(language)
    position = site.spoilt(change)
    with site.nothing_changes():
        for told in site.refusals_of_a_position(position):
            assert_told(told, language, BAD[change])


# Answers


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_answers_for_another_spirit(site: Company, language: str):
    table = site.table()
    site.speak(language)
    mine, theirs = asks(site.host, table)[0], asks(site.friend, table)[0]
    assert mine["id"] != theirs["id"]
    site.assert_refused(site.friend, table, mine["id"], ["use", "flash_floods"], language)
    site.assert_refused(site.host, table, theirs["id"], ["use", "guard_the_healing_land"], language)
    site.assert_refused(site.stranger, table, mine["id"], ["done"], language, status=403)
    assert (asks(site.host, table)[0], asks(site.friend, table)[0]) == (mine, theirs)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_target_out_of_range_is_refused(site: Company, language: str):
    table = site.table()
    site.speak(language)
    fast = asks(site.host, table)[0]["id"]
    site.assert_refused(site.host, table, fast, ["use", "wash_away"], language)  # it is slow, and not in play
    give(site.host, table, fast, ["use", "flash_floods"], 201)
    site.assert_refused(site.host, table, fast, ["use", "flash_floods"], language)  # too late
    aim = asks(site.host, table)[0]
    assert aim["kind"] == "spirit_island.target"
    for land in ("B8", "Z9", 5, ["A4", "A5"]):
        site.assert_refused(site.host, table, aim["id"], land, language)
    assert asks(site.host, table) == [aim]
    assert not asks(site.friend, table), "nobody interrupts a power"
