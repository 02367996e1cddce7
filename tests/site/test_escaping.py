"""What people write does no harm: names, chat and searches are text on every page, in every event and in every picture.
And forms, cookies and headers are such that no other site can act for a visitor."""

import json
import re
from collections.abc import Iterator
from html.parser import HTMLParser
from http.cookies import SimpleCookie
from typing import Any
from urllib.parse import quote

import httpx
import msgspec
import pytest

import nemeton
from nemeton.site.base.settings import settings_from
from nemeton.site.web.app import create_app
from tests.site.serving import Guest, event_data, open_table, served

pytestmark = pytest.mark.slow

# As long as a name may be. Each would do something where text is not escaped: in HTML, in an attribute, in JSON within
# a page, in SVG, in a Fluent message, in a template, in an event stream, in a format string, in a game's own marks.
HOSTILE = [
    "<script>evil()</script>", '"><img src=x onerror=e>', "'><svg/onload=evil()>", "</title><evil>", "</svg><evil>",
    "]]><evil>", "<!--evil", "&lt;evil&gt;", "{ $evil }", "-term { evil }", "*[other] evil", "{{ 7*7 }}", "{% evil %}",
    "%s %(evil)s {0}", "javascript:evil()", "`${evil}`", '{"evil": 1}', "\\u003cevil\\u003e",
    "\ue000s0\ue001\ue000t99\ue001", "data: evil", "a\nid: 9\ndata: evil", "a\r\rdata: evil", "x\u2028data: evil",
]  # fmt: skip
LONGEST_NAME = 24
PLACES = [
    "/cards/cairn?q=",
    "/tables/",
    "/rules/",
    "/cards/",
    "/replay/",
    "/verify?table=",
    "/positions/new?source=",
    "/positions/new?game=",
    "/tables/new?game=",
    "/nowhere/",
    "/?lang=",
]
FILLED = {
    "/play": {"game": "", "level": ""},
    "/me": {"theme": ""},
    "/replay": {"text": ""},
    "/verify": {"text": "", "noted": ""},
    "/positions/new": {"text": ""},
    "/tables/new": {"game": "cairn", "seat-0": ""},
    "/me/language": {"language": "en", "back": ""},
}


class Page(HTMLParser):
    """What a browser would make of a page: its elements, the attributes that act, and its text."""

    def __init__(self, page: str) -> None:
        super().__init__(convert_charrefs=True)
        self.elements: set[str] = set()
        self.handlers: list[str] = []
        self.addresses: list[str] = []
        self.scripts: list[str] = []
        self.images: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note an element."""
        self.elements.add(tag)
        given = dict(attrs)
        self.handlers += [name for name in given if name.startswith("on")]
        self.addresses += [given[name] or "" for name in ("href", "src", "action") if given.get(name)]
        if tag == "img":
            self.images.append(given.get("src") or "")
        if tag == "script":
            self.scripts.append(given.get("src") or "inline")


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    app = create_app(settings_from({"NEMETON_LIMITS": "0", "NEMETON_BOTS": "1"}, tmp_path_factory.mktemp("site")))
    with served(app) as address:
        yield address


def harmless(text: str) -> None:
    """Would a browser do nothing of what a visitor wrote?"""
    page = Page(text)
    assert "evil" not in page.elements
    assert all(re.fullmatch(r"/tables/[\w-]+/qr\.svg", image) for image in page.images), "only the code of a table"
    assert page.handlers == []
    assert all(script.startswith("/static/") for script in page.scripts)
    assert not any(address.startswith("javascript") for address in page.addresses)
    assert "49" not in re.findall(r"user-text\">(\d+)<", text)


@pytest.mark.parametrize("hostile", HOSTILE)
def test_a_hostile_name_is_only_a_name_everywhere(address: str, hostile: str):
    name = hostile[:LONGEST_NAME]
    host, friend = Guest(address, name=name), Guest(address, name="Rowan")
    wish = {"game": "cairn", "seats": [{"kind": "me"}, {"kind": "open"}], "listed": True}
    waiting = f"/tables/{host.api('POST', '/tables', wish, 201)['id']}"
    table = f"/tables/{open_table(host, friend)}"
    friend.post(f"{table}/chat", text=hostile)
    host.post(f"{table}/chat", text=f"{hostile} again")
    paths = ["/", "/me", "/mine", table, waiting, f"{table}/journal", f"{table}/replay", f"{table}/seat/0"]
    host.post(f"{table}/propose", kind="draw")
    for reader in (host, Guest(address, "ru")):
        for path in paths:
            harmless(reader.get(path, None).text)
        with reader.stream(f"{table}/live") as heard:
            event = next(heard)
            harmless(event_data(event))
            assert all(re.match(r"(id|data): ?", line) for line in event.split("\n")), "no line of its own making"
            assert event.count("id: ") == 1 + event_data(event).count("id: ")
        harmless(reader.post(f"{table}/answer", None, htmx=True, ask=hostile, option=json.dumps(hostile)).text)
    # and it is there, as text
    shown = "".join(letter if letter.isprintable() else " " for letter in name)
    assert friend.api("GET", f"/tables/{table.removeprefix('/tables/')}")["seats"][0]["name"] == " ".join(shown.split())
    friend.post(f"{table}/resign")
    for path in (*paths, f"/verify?table={table.removeprefix('/tables/')}"):
        harmless(host.get(path, None).text)
    record = host.get(f"{table}/record").json()
    again = host.post("/replay", text=json.dumps(record))
    harmless(host.get(again.headers["location"]).text)


@pytest.mark.parametrize("hostile", HOSTILE)
def test_hostile_addresses_searches_and_forms_are_only_text(address: str, hostile: str):
    guest = Guest(address)
    for path in PLACES:
        answer = guest.client.get(path + quote(hostile, safe=""))
        assert answer.status_code < 500
        harmless(answer.text)
    for path, form in FILLED.items():
        answer = guest.send(path, {name: value or hostile for name, value in form.items()}, None)
        assert answer.status_code < 500
        harmless(answer.text)
        assert "evil" not in answer.headers.get("location", "")


def test_names_in_a_record_from_elsewhere_are_only_text(address: str):
    guest = Guest(address)
    record = nemeton.start("cairn", 2, seed=3).record()
    for hostile in HOSTILE:
        record["table"] = {"id": hostile, "names": [hostile, hostile], "seed": hostile}
        sent = guest.post("/replay", None, text=json.dumps(record))
        assert sent.status_code == 303
        harmless(guest.get(sent.headers["location"]).text)
        harmless(guest.post("/verify", None, text=json.dumps(record)).text)


# Forms, cookies, headers


FORMS = ["/me/tokens", "/me/tokens/x/revoke", "/me/renew",
         "/me", "/me/language", "/play", "/tables/new", "/tables/new-from", "/replay", "/verify", "/positions/new",
         "/positions/preview", "/tables/x/answer", "/tables/x/chat", "/tables/x/pin", "/tables/x/unpin",
         "/tables/x/renew", "/tables/x/seat/0"]  # fmt: skip


@pytest.mark.parametrize("path", FORMS)
def test_no_form_is_taken_without_its_token(address: str, path: str):
    guest, other = Guest(address, "uk"), Guest(address)
    for token in ("", "x", guest.csrf[:-1] + ("0" if guest.csrf[-1] != "0" else "1"), other.csrf):
        answer = guest.client.post(path, data={"_csrf_token": token, "name": "Evil"})
        assert answer.status_code == 403, token
        assert re.search("[а-яі]{4}", answer.text)
    assert "Evil" not in guest.get("/me").text


def test_the_api_takes_no_cookie_for_a_token(address: str):
    """So no other site can let a visitor's browser act at a table."""
    host = Guest(address, name="Vera")
    wish = {"game": "cairn", "seats": [{"kind": "me"}, {"kind": "open"}]}
    assert host.client.post("/api/tables", json=wish).status_code == 403


@pytest.mark.parametrize("is_secure", [False, True])
def test_cookies_are_for_the_site_alone(tmp_path_factory: pytest.TempPathFactory, is_secure: bool):
    settings = msgspec.structs.replace(settings_from({}, tmp_path_factory.mktemp("site")), secure_cookies=is_secure)
    with served(create_app(settings)) as address:
        answer = httpx.get(address)
    cookies: dict[str, Any] = {}
    for line in answer.headers.get_list("set-cookie"):
        cookies |= SimpleCookie(line)
    assert cookies.keys() == {"nemeton"}
    for cookie in cookies.values():
        assert cookie["httponly"]
        assert cookie["samesite"].lower() == "lax"
        assert bool(cookie["secure"]) == is_secure
        assert cookie["path"] == "/"
        assert not cookie["domain"]


@pytest.mark.parametrize(
    "path", ["/", "/me", "/nowhere", "/credits", "/tables/nowhere", "/api/games", "/static/frame.css"]
)
def test_every_answer_says_what_a_page_may_load(address: str, path: str):
    headers = httpx.get(address + path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "script-src 'self';" in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert "cache-control" in headers


def test_a_language_change_leads_back_to_this_site_only(address: str):
    guest = Guest(address)
    for back in (
        "https://evil.example",
        "//evil.example",
        "/\\evil.example",
        "evil",
        "/me\r\nlocation: //evil.example",
        "\t//evil",
    ):
        answer = guest.post("/me/language", language="en", back=back)
        assert answer.headers["location"] == "/"
    assert guest.post("/me/language", language="en", back="/credits").headers["location"] == "/credits"
