"""The JSON API: a program sits at a table, sees what its seat may see, and answers."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient

from nemeton.site.base.settings import settings_from
from nemeton.site.web.app import create_app

pytestmark = pytest.mark.slow

Client = TestClient[Any]
FOR_TWO = {"game": "cairn", "seats": [{"kind": "me"}, {"kind": "open"}]}


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    settings = msgspec.structs.replace(settings_from({}, tmp_path), tables_an_hour=3)
    with TestClient(create_app(settings)) as client:
        yield client


def program(client: Client, name: str) -> dict[str, str]:
    """The header of a program that has asked for a token."""
    token = client.post("/api/tokens", json={"name": name}).json()["token"]
    return {"authorization": f"Bearer {token}"}


def table_of_two(client: Client) -> tuple[str, list[dict[str, str]]]:
    """A table where two programs sit."""
    seats = [program(client, "Vera"), program(client, "Rowan")]
    table = client.post("/api/tables", json=FOR_TWO, headers=seats[0]).json()
    assert table["stage"] == "waiting"
    sat = client.post(f"/api/tables/{table['id']}/seats/1", json={"nonce": "moss"}, headers=seats[1]).json()
    assert (sat["stage"], sat["seat"]) == ("playing", 1)
    return table["id"], seats


def test_two_programs_play_some_turns(client: Client):
    table_id, seats = table_of_two(client)
    for _ in range(12):
        views = [client.get(f"/api/tables/{table_id}", headers=seat).json() for seat in seats]
        asked = views[0]["asked"][0]
        assert [bool(view.get("asks")) for view in views] == [asked == 0, asked == 1]
        ask = views[asked]["asks"][0]
        given = {"ask": ask["id"], "option": ask["options"][0]}
        after = client.post(f"/api/tables/{table_id}/answers", json=given, headers=seats[asked])
        assert after.status_code == 201
        assert after.json()["number"] == views[asked]["number"] + 1
        # the same answer once more is too late, and changes nothing
        again = client.post(f"/api/tables/{table_id}/answers", json=given, headers=seats[asked])
        assert (again.status_code, again.json()["code"]) == (409, "site/already_answered")


def test_a_seat_gets_neither_the_seed_nor_the_stack(client: Client):
    table_id, seats = table_of_two(client)
    for header in (*seats, program(client, "Spectator")):
        view = client.get(f"/api/tables/{table_id}", headers=header).json()
        assert "seed" not in view
        assert all(card == "" for card, _ in view["state"]["stack"])


@pytest.mark.parametrize(
    ("method", "path", "body", "status"),
    [
        ("get", "/api/tables/nowhere", None, 404),
        ("post", "/api/tables", {"game": "chess", "seats": [{"kind": "me"}]}, 404),
        ("post", "/api/tables", {"game": "cairn", "seats": [{"kind": "me"}]}, 400),
        ("post", "/api/tables", {"game": "cairn", "seats": [{"kind": "king"}, {"kind": "me"}]}, 400),
        ("post", "/api/tables", {"game": "cairn", "seats": "two"}, 400),
        ("post", "/api/tables", FOR_TWO | {"options": {"megaliths": "some"}}, 400),
        ("post", "/api/tokens", {"name": "x" * 41}, 400),
    ],
)
def test_a_bad_request_is_told(client: Client, method: str, path: str, body: Any, status: int):
    header = program(client, "Vera")
    answer = client.request(method.upper(), path, json=body, headers=header)
    assert answer.status_code == status
    assert answer.json().keys() == {"code", "message"}


def test_without_a_token_there_is_nothing(client: Client):
    table_id, _ = table_of_two(client)
    for header in ({}, {"authorization": "Bearer nobody.0000"}, {"authorization": "Basic abc"}):
        assert client.get(f"/api/tables/{table_id}", headers=header).status_code == 403


def test_nobody_answers_from_another_seat(client: Client):
    table_id, _ = table_of_two(client)
    stranger = program(client, "Stranger")
    answer = client.post(f"/api/tables/{table_id}/answers", json={"ask": "x", "option": "y"}, headers=stranger)
    assert (answer.status_code, answer.json()["code"]) == (403, "site/not_your_seat")


def test_too_many_tables_an_hour(client: Client):
    header = program(client, "Vera")
    codes = [client.post("/api/tables", json=FOR_TWO, headers=header).status_code for _ in range(4)]
    assert codes == [201, 201, 201, 429]
