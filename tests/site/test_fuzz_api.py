"""The JSON API keeps its word: whatever is sent, no answer is a fault, and each is what the API's description says."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.strategies import booleans
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from nemeton.site.base.settings import settings_from
from nemeton.site.web.app import create_app
from tests.site.serving import Guest, open_table, served

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
REQUESTS = [
    ("POST", "/api/tokens"),
    ("GET", "/api/games"),
    ("GET", "/api/explorer/{game}"),
    ("GET", "/api/tables"),
    ("POST", "/api/tables"),
    ("GET", "/api/tables/{table_id}"),
    ("POST", "/api/tables/{table_id}/seats/{seat}"),
    ("POST", "/api/tables/{table_id}/answers"),
]
STREAM = ("GET", "/api/tables/{table_id}/stream")  # has no end, and is looked at by itself
REVOKE = ("DELETE", "/api/tokens/this")  # tried in test_sessions.py: a program can do it only once
SLOWLY = [HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.function_scoped_fixture]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    app = create_app(settings_from({"NEMETON_LIMITS": "0", "NEMETON_BOTS": "1"}, tmp_path_factory.mktemp("site")))
    with served(app) as address:
        yield address


@pytest.fixture(scope="module")
def description(site: str) -> Any:
    return schemathesis.openapi.from_url(f"{site}/api/docs/openapi.json", timeout=30)


@pytest.fixture(scope="module")
def program(site: str) -> dict[str, str]:
    """The header of a program, which sits at a table that plays."""
    host, guest = Guest(site, name="Vera"), Guest(site, name="Rowan")
    open_table(host, guest)
    return {"authorization": f"Bearer {host.token}"}


@pytest.fixture(scope="module")
def table(site: str) -> str:
    """A table that waits for players, so that guessed requests may hit one."""
    host = Guest(site, name="Host")
    wish = {"game": "cairn", "seats": [{"kind": "me"}, {"kind": "open"}], "listed": True}
    return str(host.api("POST", "/tables", wish, 201)["id"])


def fuzz(description: Any, request: tuple[str, str], program: dict[str, str], table: str, examples: int) -> None:
    """Send many guesses at a request, every second one to a table that exists, and check each answer. What was
    answered is printed."""
    method, path = request
    answers: Counter[int] = Counter()

    @settings(max_examples=examples, deadline=None, suppress_health_check=SLOWLY, database=None)
    @given(case=description[path][method].as_strategy(), known=booleans())
    def send(case: Any, known: bool) -> None:
        if known and "table_id" in case.path_parameters:
            case.path_parameters["table_id"] = table
        answers[case.call_and_validate(headers=program, checks=CHECKS, timeout=30).status_code] += 1

    send()
    print(f"{method} {path}: {answers.total()} requests, by status: {dict(sorted(answers.items()))}")


@pytest.mark.slow
@pytest.mark.parametrize("request_", REQUESTS, ids=" ".join)
def test_no_request_is_answered_otherwise_than_described(
    description: Any, request_: tuple[str, str], program: dict[str, str], table: str
):
    fuzz(description, request_, program, table, examples=25)


@pytest.mark.long
@pytest.mark.parametrize("request_", REQUESTS, ids=" ".join)
def test_no_request_of_many_is_answered_otherwise_than_described(
    description: Any, request_: tuple[str, str], program: dict[str, str], table: str
):
    fuzz(description, request_, program, table, examples=1000)


def test_every_request_is_tried(description: Any):
    described = {(operation.ok().method.upper(), operation.ok().path) for operation in description.get_all_operations()}
    assert described == {*REQUESTS, STREAM, REVOKE}


def test_the_description_names_every_refusal(site: str):
    described = httpx.get(f"{site}/api/docs/openapi.json").json()
    for path, operations in described["paths"].items():
        for method, operation in operations.items():
            told = operation["responses"]
            assert {"400", "403", "404", "409", "413", "429"} <= told.keys(), f"{method} {path}"
            shape = told["400"]["content"]["application/json"]["schema"]
            assert shape == {"$ref": "#/components/schemas/Problem"}, f"{method} {path}"
    assert described["components"]["securitySchemes"]["bearer"]["scheme"] == "bearer"
    assert described["components"]["schemas"]["Problem"]["required"] == ["code", "message"]


def test_a_stream_is_what_the_description_says(site: str, program: dict[str, str], table: str):
    with httpx.stream("GET", f"{site}/api/tables/{table}/stream", headers=program, timeout=30) as answer:
        assert answer.headers["content-type"].startswith("text/event-stream")
    refused = httpx.get(f"{site}/api/tables/nowhere/stream", headers=program)
    assert (refused.status_code, refused.json()["code"]) == (404, "site/no_table")
