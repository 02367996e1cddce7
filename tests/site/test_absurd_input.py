"""Absurd numbers, lists, texts and nesting, sent to a real site: each is refused with one sentence, nothing is kept,
and the site answers the next visitor at once."""

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import httpx
import pytest

import nemeton
from nemeton.site.base.settings import settings_from
from nemeton.site.web.app import create_app
from tests.conformance.bounding import HUGE, LONG_TEXT, deep
from tests.conformance.play import choose, give
from tests.site.serving import Guest, open_table, served
from tests.site.test_bad_input import alert_on, assert_told_in

pytestmark = pytest.mark.slow
LARGE = 10**9


class Site(NamedTuple):
    """A site with a table that plays, and a stranger who reads Russian."""

    address: str
    data: Path
    table: str
    players: tuple[Guest, Guest]
    stranger: Guest


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    data = tmp_path_factory.mktemp("site")
    with served(create_app(settings_from({"NEMETON_LIMITS": "0", "NEMETON_BOTS": "1"}, data))) as address:
        players = Guest(address, name="Vera"), Guest(address, name="Rowan")
        yield Site(address, data, open_table(*players), players, Guest(address, "ru", name="Stranger"))


def tables_kept(site: Site) -> int:
    """How many tables and records the site has kept."""
    with sqlite3.connect(site.data / "nemeton.sqlite") as database:
        tables: int = database.execute("select count(*) from tables").fetchone()[0]
        records: int = database.execute("select count(*) from records").fetchone()[0]
    return tables + records


def answers_others(site: Site) -> None:
    """The site still has time for somebody else."""
    assert httpx.get(site.address, timeout=10).status_code == 200


def first_position(name: str) -> dict[str, Any]:
    """A game as it is set up."""
    return nemeton.start(name, min(nemeton.rulebooks()[name].players), seed=1).position()


def with_state(name: str, **entries: Any) -> dict[str, Any]:
    """A position with something else in its state."""
    position = first_position(name)
    return position | {"state": position["state"] | entries}


def played_to(name: str, players: int, *wanted: str) -> dict[str, Any]:
    """The first position of a random game in which all these words stand."""
    game, rng = nemeton.start(name, players, seed=1), Random(1)
    while not all(word in json.dumps(game.position()["state"]) for word in wanted):
        give(game, choose(game, rng))
    return game.position()


def busy_marquise() -> dict[str, Any]:
    """The Marquise in Daylight with absurdly many actions left."""
    position = played_to("root", 4, '"daylight"', '"actions"')
    position["state"]["boards"]["marquise"]["actions"] = HUGE
    return position


def greedy_draft() -> dict[str, Any]:
    """A draft in which absurdly many cards are kept."""
    position = played_to("inis", 2, '{"step": "draft"')
    position["state"]["agenda"] = [
        step | ({"keep": LARGE} if step["step"] == "draft" else {}) for step in position["state"]["agenda"]
    ]
    return position


EVERY = list(nemeton.rulebooks())
POSITIONS: dict[str, dict[str, Any]] = {
    "actions of the Marquise": busy_marquise(),
    "cards kept in a draft": greedy_draft(),
    "a score of Cairn": with_state(
        "cairn", agenda=[], result={"how": "points", "winners": [0], "scores": [HUGE, LARGE]}
    ),
    **{f"{name}: turns": with_state(name, turn=HUGE) for name in EVERY},
    **{f"{name}: many turns": with_state(name, turn=LARGE) for name in EVERY},
    **{f"{name}: players": first_position(name) | {"players": HUGE} for name in EVERY},
    **{f"{name}: nested": with_state(name, agenda=deep(1)) for name in EVERY},
    **{f"{name}: a long agenda": with_state(name, agenda=[{"step": "turn", "seat": 0}] * 10_000) for name in EVERY},
    **{f"{name}: an unknown entry": with_state(name, unheard=1) for name in EVERY},
    **{f"{name}: an unknown entry outside": first_position(name) | {"unheard": 1} for name in EVERY},
    **{f"{name}: NUL": with_state(name, agenda=[{"step": "turn\0"}]) for name in EVERY},
    **{f"{name}: a long text": with_state(name, phase=LONG_TEXT, to_move=LONG_TEXT) for name in EVERY},
}


@pytest.mark.parametrize("name", POSITIONS)
def test_an_absurd_position_is_refused(site: Site, name: str):
    guest, position, before = site.stranger, POSITIONS[name], tables_kept(site)
    text = json.dumps(position)
    assert_told_in("ru", alert_on(guest.post("/positions/preview", 200, text=text).text))
    assert_told_in("ru", alert_on(guest.send("/positions/new", {"text": text, "seat-0": "me"}, 400).text))
    others = position["players"] if position["players"] < 5 else min(nemeton.rulebooks()[position["game"]].players)
    seats = [{"kind": "me"}, *[{"kind": "open"}] * (others - 1)]
    wish = {"game": position["game"], "seats": seats, "position": position}
    assert_told_in("ru", guest.api("POST", "/tables", wish, 400)["message"])
    answers_others(site)
    assert tables_kept(site) == before


RECORD: dict[str, Any] = nemeton.start("cairn", 2, seed=1).record()
SEGMENT: dict[str, Any] = RECORD["segments"][0]


def with_segment(**entries: Any) -> dict[str, Any]:
    """A record with something else in its segment."""
    return RECORD | {"segments": [SEGMENT | entries]}


RECORDS: dict[str, Any] = {
    "counter": with_segment(counter=HUGE),
    "rules": with_segment(rules=HUGE),
    "seat of an answer": with_segment(answers=[[HUGE, "x"]]),
    "option of an answer": with_segment(answers=[[0, deep(1)]]),
    "answers taken back": with_segment(answers=[{"undo": 0, "taken": HUGE}]),
    "chance after an undo": with_segment(answers=[{"undo": 0, "taken": 1, "chance": HUGE}]),
    "scores": with_segment(answers=[{"settled": {"how": "agreed", "scores": [HUGE, 0]}}]),
    "how it ended": with_segment(answers=[{"settled": {"how": "unheard"}}]),
    "seed": with_segment(chance={"seed": 1 << 64}),
    "script": with_segment(chance={"script": [1] * 150_000}),
    "checkpoint": with_segment(checkpoint=SEGMENT["checkpoint"] | {"counter": HUGE}),
    "checkpoint's position": with_segment(
        checkpoint=SEGMENT["checkpoint"] | {"position": with_state("cairn", turn=HUGE)}
    ),
    "position": with_segment(position=with_state("cairn", turn=HUGE)),
    "lost answers": with_segment(lost=[HUGE]),
    "players": RECORD | {"players": HUGE},
    "turn limit": RECORD | {"turn_limit": HUGE},
    "options": RECORD | {"options": {"megaliths": deep(1)}},
    "an unknown entry": RECORD | {"unheard": 1},
    "an unknown entry of a segment": with_segment(unheard=1),
    "nested": RECORD | {"result": deep(1)},
}


@pytest.mark.parametrize("name", RECORDS)
def test_an_absurd_record_is_refused(site: Site, name: str):
    guest, text, before = site.stranger, json.dumps(RECORDS[name]), tables_kept(site)
    assert_told_in("ru", alert_on(guest.send("/replay", {"text": text}, 400).text))
    answer = guest.send("/verify", {"text": text}, None)
    assert answer.status_code in (200, 400)
    assert 'class="verdict panel is-good"' not in answer.text
    answers_others(site)
    assert tables_kept(site) == before


ABSURD: tuple[Any, ...] = (HUGE, LARGE, -1, 1.5, LONG_TEXT, "a\0b", None, [], {}, deep(1))


@pytest.mark.parametrize("game", EVERY)
def test_absurd_table_options_are_refused(site: Site, game: str):
    guest, before = site.stranger, tables_kept(site)
    book = nemeton.rulebooks()[game]
    seats = [{"kind": "me"}, *[{"kind": "open"}] * (min(book.players) - 1)]
    for option in (*book.options.__struct_fields__[:3], "unheard"):
        for value in ABSURD:
            wish = {"game": game, "seats": seats, "options": {option: value}}
            assert_told_in("ru", guest.api("POST", "/tables", wish, 400)["message"])
    answers_others(site)
    assert tables_kept(site) == before


WISHES: dict[str, dict[str, Any]] = {
    "many seats": {"seats": [{"kind": "open"}] * 10_000},
    "a long kind of seat": {"seats": [{"kind": LONG_TEXT}, {"kind": "me"}]},
    "a long bot": {"seats": [{"kind": "bot", "bot": LONG_TEXT}, {"kind": "me"}]},
    "a long game": {"game": LONG_TEXT},
    "a long pace": {"pace": LONG_TEXT},
    "a long nonce": {"nonce": LONG_TEXT},
    "nested options": {"options": {"start": deep(1)}},
    "an unknown wish": {"unheard": 1},
}


@pytest.mark.parametrize("name", WISHES)
def test_an_absurd_wish_is_refused(site: Site, name: str):
    guest, before = site.stranger, tables_kept(site)
    wish = {"game": "cairn", "seats": [{"kind": "me"}, {"kind": "open"}]} | WISHES[name]
    assert_told_in("ru", guest.api("POST", "/tables", wish, 400)["message"])
    answers_others(site)
    assert tables_kept(site) == before


@pytest.mark.parametrize("option", ABSURD, ids=[str(at) for at in range(len(ABSURD))])
def test_an_absurd_answer_is_refused(site: Site, option: Any):
    for player in site.players:
        asks = player.api("GET", f"/tables/{site.table}").get("asks")
        told = player.api(
            "POST", f"/tables/{site.table}/answers", {"ask": asks[0]["id"] if asks else "x", "option": option}
        )
        assert told.keys() == {"code", "message"}
        assert told["code"].startswith(("choice/", "site/"))
        assert told["code"] != "site/fault"
    answers_others(site)


@pytest.mark.parametrize("option", ["[" * 900 + "]" * 900, "[" * 5000 + "]" * 5000, "[" * 100_000, "1" * 5000])
def test_an_absurd_answer_of_a_form_is_refused(site: Site, option: str):
    for player in site.players:
        answer = player.send(f"/tables/{site.table}/answer", {"ask": "x", "option": option}, None)
        assert answer.status_code in (400, 409, 413), answer.text[:300]
        assert_told_in("en", alert_on(answer.text))
    answers_others(site)


@pytest.mark.parametrize("levels", [900, 5_000, 100_000])
@pytest.mark.parametrize("path", ["/api/tables", "/api/tables/TABLE/answers", "/api/tokens"])
def test_a_body_of_any_depth_is_refused(site: Site, path: str, levels: int):
    guest = site.players[0]
    nested = "[" * levels + "]" * levels
    bodies = {
        "/api/tables": f'{{"game": "cairn", "seats": [], "position": {{"state": {nested}}}}}',
        "/api/tables/TABLE/answers": f'{{"ask": "x", "option": {nested}}}',
        "/api/tokens": nested,
    }
    headers = {"authorization": f"Bearer {guest.token}", "content-type": "application/json"}
    answer = guest.client.post(path.replace("TABLE", site.table), content=bodies[path], headers=headers)
    assert 400 <= answer.status_code < 500, answer.text[:300]
    assert answer.json().keys() == {"code", "message"}
    answers_others(site)
