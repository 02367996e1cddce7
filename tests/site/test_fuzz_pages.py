"""Pages, forms and streams keep their manners: whatever is sent to whichever route, no answer is a fault (5xx). The
JSON API is tried in test_fuzz_api.py; `test_every_route_is_tried` sees to it that nothing is left out."""

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.strategies import text
from schemathesis.checks import not_a_server_error

from nemeton.site.base.settings import settings_from
from nemeton.site.pages.table import DEEDS
from nemeton.site.web.app import create_app
from tests.site.serving import Guest, open_table, served

SLOWLY = [HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large]
GAMES = ("cairn", "inis", "root", "spirit_island")
WORDS = ("me", "open", "bot-level:5", "1", "-1", "99", "cairn", "a1", "de", "{}", "[]", "null", '["move","a1","a2"]')
# What forms and addresses hold, as far as they are told apart by their names.
FIELDS = (
    *("option", "ask", "item", "pick", "unless", "has", "seat", "name", "text", "start", "end", "kind", "about"),
    *("proposal", "word", "nonce", "token", "skip", "game", "players", "position", "record", "language", "back"),
    *("at", "q", "turn", "moment", "version", "patches", "code", "begins", "dealing", "clock", "bot_after", "pace"),
    *("speed", "theme", "place", "plays", "from", "go", "view", "only", "seat_1", "megaliths", "value", "bot"),
)
STREAM = "/tables/{table_id}/live"  # has no end, and is looked at by itself
ONCE = {"/me/renew", "/me/delete"}  # after which the session that was known is another one
ELSEWHERE = re.compile(r"/api/(?!docs)|/static/|/api/schema")


class FuzzedSite(NamedTuple):
    """A site, its routes, and what may be found there."""

    address: str
    routes: list[tuple[str, str]]
    known: dict[str, list[str]]
    host: Guest


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[FuzzedSite]:
    app = create_app(settings_from({"NEMETON_LIMITS": "0", "NEMETON_BOTS": "1"}, tmp_path_factory.mktemp("site")))
    found = [(str(method), str(route.path_format)) for route in app.routes for method in route.methods]
    routes = sorted((method, path) for method, path in found if method != "OPTIONS")
    with served(app) as address:
        host, guest = Guest(address, name="Vera"), Guest(address, name="Rowan")
        playing, over = open_table(host, guest), open_table(host, guest)
        guest.send(f"/tables/{over}/resign", {}, 200, htmx=True)
        wish = {"game": "root", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]}
        waiting = host.api("POST", "/tables", wish, 201)["id"]
        known = {
            "table_id": [playing, over, waiting],
            "deed": [*DEEDS, "choose", "again"],
            "game": [*GAMES],
            "name": [*GAMES, "first", "basics"],
            "at": ["0", "1", "start"],
            "seat": ["0", "1", "99"],
            "place": ["a1", "1"],
            "topic": ["ambush_fox", "card"],
            "language": ["en", "ru"],
        }
        yield FuzzedSite(address, routes, known, host)


def described(site: FuzzedSite, method: str, path: str) -> Any:
    """A route as a description that guesses can be made from."""
    names = re.findall(r"\{(\w+)\}", path)
    within = [
        {"name": name, "in": "path", "required": True, "schema": guess([*site.known.get(name, []), "none"])}
        for name in names
    ]
    asked_for = [{"name": name, "in": "query", "schema": guess([*WORDS])} for name in FIELDS]
    operation: dict[str, Any] = {"parameters": [*within, *asked_for], "responses": {"200": {"description": "a page"}}}
    if method == "POST":
        form = {"type": "object", "properties": {name: guess([*WORDS]) for name in FIELDS}}
        operation["requestBody"] = {"content": {"application/x-www-form-urlencoded": {"schema": form}}}
        operation["parameters"] = within
    told = {
        "openapi": "3.0.3",
        "info": {"title": "pages", "version": "1"},
        "paths": {path: {method.lower(): operation}},
    }
    return schemathesis.openapi.from_dict(told)[path][method]


def guess(known: list[str]) -> dict[str, Any]:
    """What is known, or anything that is not too long."""
    return {"anyOf": [{"type": "string", "enum": known}, {"type": "string", "maxLength": 60}]}


def tried(site: FuzzedSite, examples: int) -> int:
    """Send many guesses to every route; how many routes were tried. What was answered is printed."""
    answers: Counter[int] = Counter()
    routes = [one for one in site.routes if not ELSEWHERE.match(one[1]) and one[1] != STREAM]
    for count, (method, path) in enumerate(routes):
        guest = Guest(site.address, name="Guest") if path in ONCE else site.host
        headers = {"cookie": f"nemeton={guest.cookie}", "x-csrftoken": guest.csrf}
        if count % 2 and method == "POST":
            headers["hx-request"] = "true"
        send_guesses(site, method, path, headers, examples, answers)
    print(f"{len(routes)} routes, {answers.total()} requests, by status: {dict(sorted(answers.items()))}")
    return len(routes)


def send_guesses(
    site: FuzzedSite, method: str, path: str, headers: dict[str, str], examples: int, answers: Counter[int]
) -> None:
    @settings(max_examples=examples, deadline=None, suppress_health_check=SLOWLY, database=None)
    @given(case=described(site, method, path).as_strategy())
    def send(case: Any) -> None:
        checks = [not_a_server_error]
        answer = case.call_and_validate(base_url=site.address, headers=headers, checks=checks, timeout=60)
        answers[answer.status_code] += 1

    send()


@pytest.mark.slow
def test_no_page_and_no_form_is_answered_with_a_fault(site: FuzzedSite, caplog: pytest.LogCaptureFixture):
    assert tried(site, examples=6) > 60
    assert "fault at" not in caplog.text


@pytest.mark.long
def test_no_page_and_no_form_of_many_is_answered_with_a_fault(site: FuzzedSite, caplog: pytest.LogCaptureFixture):
    assert tried(site, examples=200) > 60
    assert "fault at" not in caplog.text


@pytest.mark.slow
@pytest.mark.parametrize("path", ["/tables/{table}/live", "/api/tables/{table}/stream"])
def test_no_stream_is_answered_with_a_fault(site: FuzzedSite, path: str, caplog: pytest.LogCaptureFixture):
    letters = text(max_size=40).map(lambda told: "".join(sign for sign in told if sign.isprintable()))
    bearer = {"authorization": f"Bearer {site.host.token}"} if path.startswith("/api") else {}
    tables = [*site.known["table_id"], "none", "..", "%00", "a" * 500]

    @settings(max_examples=40, deadline=None, suppress_health_check=SLOWLY, database=None)
    @given(mark=letters, version=letters)
    def look(mark: str, version: str) -> None:
        table = tables[len(mark + version) % len(tables)]
        told = {"last-event-id": mark.encode().hex() if len(mark) % 2 else f"table0.{len(mark)}.0"}
        asked_for = {"version": version, **({"patches": ""} if len(version) % 2 else {})}
        client = site.host.client
        with client.stream("GET", path.format(table=table), headers=told | bearer, params=asked_for) as answer:
            assert answer.status_code < 500
            if answer.status_code == 200 and table in site.known["table_id"]:
                assert answer.headers["content-type"].startswith("text/event-stream")
                assert next(answer.iter_lines()) is not None

    look()
    assert "fault at" not in caplog.text
    assert "Exception in ASGI" not in caplog.text


def test_every_route_is_tried(site: FuzzedSite):
    schema = httpx.get(f"{site.address}/api/docs/openapi.json", timeout=30).json()
    in_api = {(method.upper(), path) for path, methods in schema["paths"].items() for method in methods}
    apart = {("GET", "/static/{name}"), ("GET", STREAM)}
    left = {one for one in site.routes if ELSEWHERE.match(one[1]) and not one[1].startswith("/api/schema")}
    assert left - in_api - apart == set()
