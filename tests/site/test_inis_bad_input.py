"""Inis at the site, whatever somebody sends: a clear answer in their language, and nothing is changed."""

import copy
import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import nemeton
from nemeton.site.app import create_app
from nemeton.site.settings import settings_from
from tests.games.inis.position import position_of
from tests.site.serving import Guest, open_table, served
from tests.site.test_bad_input import LANGUAGES, alert_on, dump

pytestmark = pytest.mark.slow
ISLAND = """
hills 0,0 A3 B2 capital
cove 1,0 A2
plains 0,1 B2
turn A
A: sanctuary bard
B: geis druid
"""


class Site(NamedTuple):
    """A site and its people."""

    data: Path
    host: Guest
    friend: Guest
    stranger: Guest

    def table(self) -> str:
        """A table where the host must take a turn, and the friend may answer."""
        return open_table(self.host, self.friend, game="inis", position=position_of(ISLAND))

    def speak(self, language: str) -> None:
        """From now on all of them read this language."""
        for guest in (self.host, self.friend, self.stranger):
            guest.client.headers["accept-language"] = language


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    data = tmp_path_factory.mktemp("site")
    with served(
        create_app(settings_from({"NEMETON_LIMITS": "0", "NEMETON_BOTS": "1", "NEMETON_WINDOWS": "0"}, data))
    ) as address:
        yield Site(data, *(Guest(address, name=name) for name in ("Vera", "Rowan", "Levko")))


def assert_told(text: str, language: str) -> None:
    """Is it a sentence of that language?"""
    assert len(text) > 15, text
    assert bool(re.search("[а-яіїєґ]{4}", text)) == (language != "en"), text


# New tables


def bots(count: int) -> list[dict[str, str]]:
    return [{"kind": "me"}, *({"kind": "bot", "bot": "greedy"} for _ in range(count - 1))]


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
)  # fmt: skip
def test_a_table_that_cannot_be_is_not_opened(site: Site, wish: dict[str, Any], told: str, language: str):
    site.speak(language)
    before = dump(site.data)
    answer = site.host.api("POST", "/tables", {"game": "inis", **wish}, 400)
    assert_told(answer["message"], language)
    assert re.search(told, answer["message"])
    assert dump(site.data) == before


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


Change = Callable[[dict[str, Any]], None]
BAD: dict[Change, dict[str, str]] = {
    thirteen_clans: {"en": "13 clans", "ru": "13 кланов", "uk": "13 кланів"},
    two_brenns: {"en": "must be the Brenn", "ru": "Бренном", "uk": "Бреном"},
    a_brenn_who_is_not_there: {"en": "must be the Brenn", "ru": "Бренном", "uk": "Бреном"},
    one_neighbour: {"en": "touches one", "ru": "Пустошь", "uk": "Пустище"},
    a_card_twice: {"en": "Bard is in two places", "ru": "«Бард».*двух", "uk": "«Бард».*двох"},
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("change", BAD, ids=lambda change: change.__name__)
def test_a_position_that_cannot_be_is_refused(site: Site, change: Change, language: str):
    site.speak(language)
    position = copy.deepcopy(position_of(ISLAND))
    nemeton.from_position(copy.deepcopy(position))  # without the change all is well
    change(position["state"])
    before = dump(site.data)
    text = json.dumps(position)
    opened = site.host.send("/positions/new", {"text": text, "do": "open", "seat-0": "me", "seat-1": "open"}, 400)
    drawn = site.host.post("/positions/preview", None, text=text)
    wish = {"game": "inis", "seats": bots(2), "position": position}
    program = site.host.api("POST", "/tables", wish, 400)["message"]
    for told in (alert_on(opened.text), alert_on(drawn.text), program):
        assert_told(told, language)
        assert re.search(BAD[change][language], told), told
    assert dump(site.data) == before


# Answers


def asks(guest: Guest, table: str) -> list[dict[str, Any]]:
    """What is asked of a guest now."""
    found: list[dict[str, Any]] = guest.api("GET", f"/tables/{table}", None, 200).get("asks", [])
    return found


def give(guest: Guest, table: str, ask: str, option: Any, status: int) -> Any:
    """Answer as a program; what comes of it."""
    return guest.api("POST", f"/tables/{table}/answers", {"ask": ask, "option": option}, status)


def assert_refused(
    site: Site, guest: Guest, table: str, ask: str, option: Any, language: str, *, status: int = 409
) -> None:
    """The program's way and the form's way both say why, and nothing is changed."""
    before = dump(site.data)
    assert_told(give(guest, table, ask, option, status)["message"], language)
    form = {"ask": ask, "option": json.dumps(option)}
    for htmx in (False, True):
        answer = guest.send(f"/tables/{table}/answer", form, status, htmx=htmx)
        assert_told(alert_on(answer.text), language)
    assert dump(site.data) == before


PLAY = ["play", "sanctuary", "season"]
GEIS = ["play", "geis", "action_played"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_answer_out_of_turn_is_refused(site: Site, language: str):
    table = site.table()
    site.speak(language)
    ask = asks(site.host, table)[0]
    assert not asks(site.friend, table)
    assert_refused(site, site.friend, table, ask["id"], "pass", language)
    assert asks(site.host, table) == [ask]


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_answers_for_another_seat(site: Site, language: str):
    table = site.table()
    site.speak(language)
    give(site.host, table, asks(site.host, table)[0]["id"], PLAY, 201)
    give(site.host, table, asks(site.host, table)[0]["id"], "cove", 201)
    window = asks(site.friend, table)[0]
    assert window["kind"] == "inis.answer"
    assert_refused(site, site.host, table, window["id"], "pass", language)
    assert_refused(site, site.stranger, table, window["id"], "pass", language, status=403)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_answer_to_a_closed_window_is_refused(site: Site, language: str):
    table = site.table()
    site.speak(language)
    give(site.host, table, asks(site.host, table)[0]["id"], PLAY, 201)
    give(site.host, table, asks(site.host, table)[0]["id"], "cove", 201)
    window = asks(site.friend, table)[0]["id"]
    give(site.friend, table, window, "pass", 201)
    assert_refused(site, site.friend, table, window, GEIS, language)
    assert "geis" in json.dumps(site.friend.api("GET", f"/tables/{table}", None, 200)["state"]["actions"][1])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_stale_answer_and_one_that_is_not_on_offer_are_refused(site: Site, language: str):
    table = site.table()
    site.speak(language)
    turn = asks(site.host, table)[0]["id"]
    assert_refused(site, site.host, table, turn, ["play", "geis", "season"], language)
    give(site.host, table, turn, PLAY, 201)
    assert_refused(site, site.host, table, turn, PLAY, language)
    where = asks(site.host, table)[0]["id"]
    assert_refused(site, site.host, table, where, "plains", language)  # nobody of theirs is there
