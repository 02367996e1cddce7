"""Pins and arrows at a table of Spirit Island: everybody sees them, nobody else's are touched, no game knows them."""

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

from nemeton.games.spirit_island.steps import PowerPhase
from nemeton.site.base.settings import settings_from
from nemeton.site.tables.pins import MOST
from nemeton.site.web.app import create_app
from tests.games.spirit_island.shore import shore
from tests.site.company import Company, assert_told, company
from tests.site.serving import Guest, event_data, open_table, served
from tests.site.test_bad_input import LANGUAGES, alert_on

pytestmark = pytest.mark.slow


def two_spirits() -> dict[str, Any]:
    """River and Earth in the fast phase; both may still act."""
    where = {"A5": "river", "A4": "2 explorer town", "B6": "2 earth", "B7": "blight city"}
    played = {"river": ["flash_floods"], "earth": ["guard_the_healing_land"]}
    position: dict[str, Any] = shore(where, agenda=[PowerPhase(fast=True)], played=played).position()
    return position


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Company]:
    """A site where host and friend may act in the same phase."""
    with company(tmp_path_factory.mktemp("site"), "spirit_island", two_spirits()) as people:
        yield people


def pins_on(guest: Guest, table: str) -> list[str]:
    """What lies on the board, by the names of its drawings."""
    return re.findall(r'<g id="pin-([^"]+)" class="pin of-\d', guest.get(table).text)


def test_everybody_sees_at_once_what_somebody_points_at(site: Company):
    table = f"/tables/{site.table()}"
    with site.stranger.stream(f"{table}/live") as events:
        assert "pin-0-A4" not in event_data(next(events))
        site.host.post(f"{table}/pin", start="A4")
        while 'id="pin-0-A4"' not in event_data(next(events)):
            pass
    site.friend.post(f"{table}/pin", start="B7", end="A3")
    for guest in (site.host, site.friend, site.stranger):
        assert sorted(pins_on(guest, table)) == ["0-A4", "1-B7-A3"]
        assert re.search(r"Rowan</span>: arrow: B7 → A3", guest.get(table).text), "they are told in words, too"


def test_a_pin_is_taken_away_by_its_seat_alone(site: Company):
    table = f"/tables/{site.table()}"
    for start in ("A4", "A5"):
        site.host.post(f"{table}/pin", start=start)
    site.friend.post(f"{table}/pin", start="A4")
    assert sorted(pins_on(site.host, table)) == ["0-A4", "0-A5", "1-A4"]
    site.friend.post(f"{table}/pin", start="A4")  # put a second time
    assert sorted(pins_on(site.host, table)) == ["0-A4", "0-A5"]
    site.friend.post(f"{table}/unpin")
    assert sorted(pins_on(site.host, table)) == ["0-A4", "0-A5"]
    site.host.post(f"{table}/unpin")
    assert pins_on(site.host, table) == []


def test_pins_go_with_the_phase_and_are_in_no_record(site: Company):
    table = f"/tables/{site.table()}"
    site.host.post(f"{table}/pin", start="A4")
    for guest in (site.host, site.friend):
        told = guest.api("GET", table)
        assert "pin" not in json.dumps(told)
        ask = next(ask for ask in told["asks"] if ["done"] in ask["options"])
        assert pins_on(guest, table) == ["0-A4"], "as long as somebody acts in the phase"
        guest.api("POST", f"{table}/answers", {"ask": ask["id"], "option": ["done"]}, 201)
    assert pins_on(site.friend, table) == []
    assert "pin" not in site.host.get(f"{table}/record").text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("form", [{"start": "Z9"}, {"start": "A4", "end": "A4"}, {"start": "A4", "end": "<b>"}, {}])
def test_places_that_are_not_there_are_not_pinned(site: Company, form: dict[str, str], language: str):
    table = f"/tables/{site.table()}"
    site.speak(language)
    told = alert_on(site.host.send(f"{table}/pin", form, 400, htmx=True).text)
    assert_told(told, language)
    assert "<b>" not in told
    assert pins_on(site.host, table) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_seat_has_so_many_pins_and_no_more(site: Company, language: str):
    table = f"/tables/{site.table()}"
    site.speak(language)
    for number in range(1, MOST + 1):
        site.host.post(f"{table}/pin", start=f"A{number}")
    told = alert_on(site.host.post(f"{table}/pin", 400, htmx=True, start="B1").text)
    assert_told(told, language)
    assert str(MOST) in told
    assert len(pins_on(site.host, table)) == MOST
    site.friend.post(f"{table}/pin", start="B1")
    assert len(pins_on(site.host, table)) == MOST + 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_looks_on_and_other_games_have_none(site: Company, language: str):
    table = f"/tables/{site.table()}"
    site.speak(language)
    for deed in ("pin", "unpin"):
        assert_told(alert_on(site.stranger.post(f"{table}/{deed}", 403, htmx=True, start="A4").text), language)
    assert 'id="pin-form"' not in site.stranger.get(table).text
    cairn = f"/tables/{open_table(site.host, site.friend)}"
    assert_told(alert_on(site.host.post(f"{cairn}/pin", 400, htmx=True, start="A4").text), language)
    assert 'id="pinning"' not in site.host.get(cairn).text


def test_pointing_too_often_is_refused(tmp_path_factory: pytest.TempPathFactory):
    settings = settings_from({"NEMETON_LIMITS": "0.1", "NEMETON_BOTS": "1"}, tmp_path_factory.mktemp("site"))
    with served(create_app(settings)) as address:
        host, friend = Guest(address, name="Vera"), Guest(address, name="Rowan")
        table = f"/tables/{open_table(host, friend, game='spirit_island', position=two_spirits())}"
        codes = [host.post(f"{table}/pin", None, start="A4").status_code for _ in range(7)]
        assert codes == [303] * 6 + [429]
        friend.post(f"{table}/pin", start="A4")


def test_pins_lie_there_also_for_another_process(tmp_path_factory: pytest.TempPathFactory):
    """The same database, served again: nothing of a pin is kept in memory alone."""
    settings = settings_from({"NEMETON_LIMITS": "0", "NEMETON_BOTS": "1"}, tmp_path_factory.mktemp("site"))
    with served(create_app(settings)) as address:
        host, friend = Guest(address, name="Vera"), Guest(address, name="Rowan")
        table = f"/tables/{open_table(host, friend, game='spirit_island', position=two_spirits())}"
        host.post(f"{table}/pin", start="A4")
    with served(create_app(settings)) as address:
        assert pins_on(Guest(address, name="Levko"), table) == ["0-A4"]
