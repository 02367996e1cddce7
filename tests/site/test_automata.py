"""Tables with seats that a game plays by itself: one person against three automata of Root, over the API."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from nemeton.site.base.settings import settings_from
from nemeton.site.web.app import create_app
from tests.site.company import assert_told

pytestmark = pytest.mark.slow

Client = TestClient[Any]
MACHINES = {"seat_1": "alliance", "seat_2": "mechanical_marquise", "seat_3": "electric_eyrie", "seat_4": "vagabot"}


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    with TestClient(create_app(settings_from({}, tmp_path))) as client:
        yield client


def program(client: Client) -> dict[str, str]:
    """The header of a program that has asked for a token."""
    token = client.post("/api/tokens", json={"name": "Vera"}).json()["token"]
    return {"authorization": f"Bearer {token}"}


def wish(*seats: str, **options: Any) -> dict[str, Any]:
    """A table of Root."""
    return {"game": "root", "seats": [{"kind": kind} for kind in seats], "options": {**MACHINES, **options}}


def test_a_person_plays_against_three_automata(client: Client):
    """It begins at once although the other seats are open, and nobody else is ever asked."""
    header = program(client)
    table = client.post("/api/tables", json=wish("me", "open", "open", "open", traits=["blitz"]), headers=header).json()
    assert table["stage"] == "playing"
    for _ in range(30):
        view = client.get(f"/api/tables/{table['id']}", headers=header).json()
        if view["stage"] != "playing":
            break
        assert view["asked"] == [0]
        ask = view["asks"][0]
        given = {"ask": ask["id"], "option": ask["options"][-1]}
        assert client.post(f"/api/tables/{table['id']}/answers", json=given, headers=header).status_code == 201


@pytest.mark.parametrize(
    ("body", "code"),
    [
        (wish("open", "me", "open", "open"), "site/automaton_seat"),
        (wish("me", "open", "open", "open", traits=["flying"]), "setup/bad_option"),
        (wish("me", "open", "open", "open", seat_1="marquise"), "setup/impossible"),
        (wish("me", "open", "open", "open", traits=["martyrs"]), "setup/impossible"),
        (wish("me", "open", "open", "open", difficulty_1="easy"), "setup/impossible"),
        (wish("open", "open", "open", "open", seat_1="automated_alliance"), "site/only_automata"),
    ],
)
def test_what_cannot_be_is_said_in_one_sentence(client: Client, body: dict[str, Any], code: str):
    refused = client.post("/api/tables", json=body, headers=program(client))
    assert refused.status_code >= 400
    assert refused.json()["code"] == code
    assert "\n" not in refused.json()["message"]


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (("me", "open"), {"seat_2": "mechanical_marquise"}),
        (("me", "bot", "bot"), {"hirelings": "with", "hireling_a": "forest_patrol"}),
        (("me", "open", "bot"), {"seat_2": "vagabot", "setup": "five_cards", "landmarks": "two"}),
        (("me", "bot", "bot"), {"setup": "five_cards", "landmarks": "two", "hirelings": "with", "map": "lake"}),
        (("me", "bot", "bot"), {"setup": "advanced", "landmarks": "two", "hirelings": "with", "map": "mountain"}),
    ],
    ids=["automaton", "hireling", "automaton, five cards, landmarks", "five cards, all", "advanced, all"],
)
def test_somebody_new_begins_at_every_kind_of_table(client: Client, seats: tuple[str, ...], options: dict[str, Any]):
    """Who leaves the faction to the lot gets none that has no place beside the others."""
    kinds = [{"kind": kind, "bot": "level:1"} if kind == "bot" else {"kind": kind} for kind in seats]
    wish = {"game": "root", "seats": kinds, "options": options}
    made = client.post("/api/tables", json=wish, headers=program(client))
    assert made.status_code == 201, made.json()
    assert made.json()["stage"] == "playing"


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
@pytest.mark.parametrize(
    "options",
    [
        {"setup": "advanced", "seat_2": "electric_eyrie"},
        {"setup": "five_cards", "scenario": "first_game"},
        {"setup": "five_cards", "hirelings": "with", "seat_2": "electric_eyrie"},
        {"setup": "advanced", "hirelings": "with", "hireling_a": "the_exile", "hireling_b": "the_exile"},
        {"setup": "five_cards", "landmarks": "two", "landmark_cards": ["tower"]},
    ],
    ids=["advanced, automaton", "first game", "hirelings, automaton", "hireling twice", "few landmarks"],
)
def test_what_the_law_forbids_together_is_refused_in_words(client: Client, options: dict[str, Any], language: str):
    wish = {"game": "root", "seats": [{"kind": "me"}, {"kind": "open"}], "options": options}
    header = {**program(client), "accept-language": language}
    refused = client.post("/api/tables", json=wish, headers=header)
    assert refused.status_code == 400
    assert_told(refused.json()["message"], language)
