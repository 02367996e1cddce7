"""Whatever somebody sends: a clear answer in their language with the proper status, no stack trace, nothing changed."""

import gzip
import json
import re
import sqlite3
import zlib
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import nemeton
from nemeton.site.base.settings import settings_from
from nemeton.site.pages.table import DEEDS
from nemeton.site.web.app import create_app
from tests.site.serving import Guest, asked, event_data, first_answer, open_table, served

pytestmark = pytest.mark.slow
LANGUAGES = ("en", "ru", "uk")
BIDI, ZERO_WIDTH = "\u202e", "\u200b"


class Site(NamedTuple):
    """A site with a table that plays, a table that waits, and people."""

    address: str
    data: Path
    playing: str
    waiting: str
    host: Guest
    friend: Guest
    strangers: dict[str, Guest]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    data = tmp_path_factory.mktemp("site")
    with served(create_app(settings_from({"NEMETON_LIMITS": "0", "NEMETON_BOTS": "1"}, data))) as address:
        host, friend = Guest(address, name="Vera"), Guest(address, name="Rowan")
        strangers = {language: Guest(address, language, name=f"Stranger {language}") for language in LANGUAGES}
        playing = f"/tables/{open_table(host, friend)}"
        wish = {"game": "cairn", "seats": [{"kind": "me"}, {"kind": "open"}]}
        waiting = f"/tables/{host.api('POST', '/tables', wish, 201)['id']}"
        yield Site(address, data, playing, waiting, host, friend, strangers)


def dump(data: Path) -> str:
    """Everything in the database, less the tokens with which programs ask."""
    with sqlite3.connect(data / "nemeton.sqlite") as database:
        return "\n".join(line for line in database.iterdump() if not line.startswith('INSERT INTO "tokens"'))


def alert_on(page: str) -> str:
    """What a page says went wrong."""
    found = re.search(r'<(\w+)[^>]*role="alert"[^>]*>(.*?)</\1>', page, re.DOTALL)
    assert found, page[-1500:]
    return unescape(re.sub(r"<svg.*?</svg>|<[^>]*>", " ", found[2], flags=re.DOTALL)).strip()


NAMES = "JSON|Nemeton|gz|game|state|me|open|bot|cairn|SHA|MB|Authorization|Bearer|api|tokens"
LATIN_ALLOWED = re.compile(
    rf"«[^»]*»|\b(?:{NAMES})\b|/\S+|(?:прислано|надіслано): .*?;|(?:возможн|можлив|есть|є)\w*: .*"
)


def assert_told_in(language: str, text: str) -> None:
    """Is it a sentence of that language, all of it?"""
    assert len(text) > 10, text
    assert "Traceback" not in text
    is_cyrillic = bool(re.search("[а-яіїєґ]{3}", text))
    assert is_cyrillic == (language != "en"), text
    if is_cyrillic:
        assert not re.search("[A-Za-z]{2}", LATIN_ALLOWED.sub("", text)), text


RECORD: dict[str, Any] = nemeton.start("cairn", 2, seed=1).record()
POSITION: dict[str, Any] = nemeton.start("cairn", 2, seed=1).position()


def changed(data: dict[str, Any], **changes: Any) -> str:
    """The same with something otherwise, as JSON."""
    return json.dumps(data | changes)


def state_with(**changes: Any) -> str:
    """A position whose state is otherwise."""
    return changed(POSITION, state=POSITION["state"] | changes)


RECORDS: dict[str, str | bytes] = {
    "nothing": "",
    "not JSON": '{"nemeton": 1,',
    "a list": "[1, 2]",
    "a number": "7",
    "half a letter": '{"nemeton": "\\ud800"}',
    "nested": "[" * 100_000,
    "a long number": "1" * 50_000,
    "of an unknown game": changed(RECORD, game="chess"),
    "of a game that is no name": changed(RECORD, game=["cairn"]),
    "of another format": changed(RECORD, nemeton=99),
    "of newer rules": changed(RECORD, segments=[RECORD["segments"][0] | {"rules": 99}]),
    "of rules that are no number": changed(RECORD, segments=[RECORD["segments"][0] | {"rules": "new"}]),
    "without segments": changed(RECORD, segments=[]),
    "with a strange segment": changed(RECORD, segments=[7]),
    "with an illegal answer": changed(RECORD, segments=[RECORD["segments"][0] | {"answers": [[0, "nothing"]]}]),
    "with a broken answer": changed(RECORD, segments=[RECORD["segments"][0] | {"answers": [{"x": 1}]}]),
    "with no seed": changed(RECORD, segments=[RECORD["segments"][0] | {"chance": {}}]),
    "with strange options": changed(RECORD, options={"megaliths": "some"}),
    "with too many answers": changed(RECORD, segments=[RECORD["segments"][0] | {"answers": [[0, 1]] * 6000}]),
    "bytes": b"\xff\xfe\x00\x01" * 20,
    "a cut file": gzip.compress(json.dumps(RECORD).encode())[:50],
    "a damaged file": b"\x1f\x8b" + b"x" * 200,
    "a bomb": gzip.compress(b" " * 200_000_000, 9),
    "another bomb": zlib.compress(b"[" * 100_000_000, 9),
    "only a view": json.dumps({"nemeton": 1, "view": 0, "game": "cairn"}),
}
POSITIONS: dict[str, str] = {
    "nothing": "",
    "not JSON": "{",
    "a list": "[]",
    "of an unknown game": changed(POSITION, game="chess"),
    "of newer rules": changed(POSITION, rules=99),
    "without a state": '{"game": "cairn"}',
    "with a state that is a text": changed(POSITION, state="x"),
    "of a finished game": state_with(agenda=[], result={"how": "points", "winners": [0], "scores": [2, 0]}),
    **{f"with {name} as a text": state_with(**{name: "x"}) for name in POSITION["state"]},
    **{f"with {name} as a list of nothing": state_with(**{name: [None]}) for name in POSITION["state"]},
    "with something unknown": state_with(chess=1),
    "nested": '{"game": "cairn", "state": ' + "[" * 50_000,
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", RECORDS)
def test_a_bad_record_is_refused(site: Site, name: str, language: str):
    guest, record = site.strangers[language], RECORDS[name]
    before = dump(site.data)
    for path in ("/replay", "/verify"):
        sent: dict[str, Any] = (
            {"data": {"text": record}} if isinstance(record, str) else {"files": {"file": ("record.json", record)}}
        )
        answer = guest.client.post(path, headers={"x-csrftoken": guest.csrf}, **sent)
        assert answer.status_code == 400 or (path == "/verify" and answer.status_code == 200), answer.text[:300]
        if answer.status_code == 400:
            assert_told_in(language, alert_on(answer.text))
    assert dump(site.data) == before


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", POSITIONS)
def test_a_bad_position_is_refused(site: Site, name: str, language: str):
    guest, before = site.strangers[language], dump(site.data)
    answer = guest.send("/positions/new", {"text": POSITIONS[name], "seat-0": "me", "seat-1": "open"}, 400)
    assert_told_in(language, alert_on(answer.text))
    assert_told_in(language, alert_on(guest.post("/positions/preview", None, text=POSITIONS[name]).text))
    try:
        position = json.loads(POSITIONS[name])
    except (ValueError, RecursionError):
        position = "not JSON"
    wish = {"game": "cairn", "seats": [{"kind": "me"}, {"kind": "open"}], "position": position}
    assert_told_in(language, guest.api("POST", "/tables", wish, 400)["message"])
    assert dump(site.data) == before


# What is done at a table


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("deed", [*DEEDS, "dance", "seat/0", "seat/9"])
def test_nothing_can_be_done_at_a_table_that_is_not_there(site: Site, deed: str, language: str):
    guest, before = site.strangers[language], dump(site.data)
    answer = guest.post(
        f"/tables/nowhere/{deed}", 404, seat="0", name="x", text="x", kind="draw", bot="greedy", proposal="1"
    )
    assert_told_in(language, alert_on(answer.text))
    assert dump(site.data) == before


STRANGE_DEEDS = ["answer", "undo", "resign", "leave", "return", "chat", "propose", "agree", "rematch", "renew"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("deed", STRANGE_DEEDS)
def test_nobody_acts_from_a_seat_of_others(site: Site, deed: str, language: str):
    guest, before = site.strangers[language], dump(site.data)
    form = first_answer(asked(site.playing.removeprefix("/tables/"), site.host, site.friend).get(site.playing).text)
    form |= {"text": "x", "kind": "draw", "proposal": "1", "word": "yes"}
    for htmx in (False, True):
        answer = guest.send(f"{site.playing}/{deed}", form, 403, htmx=htmx)
        assert_told_in(language, alert_on(answer.text))
    assert dump(site.data) == before


HOST_DEEDS: list[tuple[str, dict[str, Any], int]] = [
    ("answer", {}, 400),
    ("answer", {"ask": "x", "option": '"y"'}, 409),
    ("answer", {"ask": "ask", "option": '"y"'}, 409),
    ("answer", {"ask": "ask", "option": "not JSON"}, 400),
    ("answer", {"ask": "ask", "pick": "1", "item": ["1", '"x"']}, 400),
    ("answer", {"ask": "ask", "pick": "1"}, 409),
    ("answer", {"ask": "ask", "option": "1e999"}, 409),
    ("answer", {"ask": "ask", "option": "9" * 5000}, 400),
    ("answer", {"ask": "ask", "option": '"\\ud800"'}, 409),
    ("answer", {"ask": "ask", "option": '{"a": 1}'}, 409),
    ("answer", {"ask": "x" * 10_000, "option": "null"}, 409),
    ("chat", {"text": "   "}, 400),
    ("chat", {"text": "x" * 501}, 400),
    ("chat", {}, 400),
    ("propose", {"kind": "war"}, 409),
    ("propose", {"kind": "replace"}, 404),
    ("propose", {"kind": "replace", "about": "99"}, 404),
    ("propose", {"kind": "replace", "about": "x"}, 400),
    ("propose", {"kind": "replace", "about": "1"}, 403),
    ("agree", {"proposal": "77", "word": "yes"}, 409),
    ("agree", {"proposal": "x"}, 400),
    ("agree", {}, 400),
    ("rematch", {}, 409),
    ("return", {}, 303),
    ("bot", {"seat": "1", "bot": "greedy"}, 409),
    ("bot", {"seat": "1", "bot": "nobody"}, 400),
    ("bot", {"seat": "1", "bot": "search:99999999999"}, 400),
    ("bot", {"seat": "9" * 12, "bot": "greedy"}, 400),
    ("bot", {"seat": "٣", "bot": "greedy"}, 400),
    ("sit", {"seat": "1"}, 403),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("at", range(len(HOST_DEEDS)), ids=[f"{deed} {str(form)[:40]}" for deed, form, _ in HOST_DEEDS])
def test_a_player_who_asks_for_what_cannot_be_is_told(site: Site, at: int, language: str):
    deed, form, status = HOST_DEEDS[at]
    active = asked(site.playing.removeprefix("/tables/"), site.host, site.friend)
    player = active if deed == "answer" else site.host
    if form.get("ask") == "ask":
        form = form | {"ask": first_answer(player.get(site.playing).text)["ask"]}
    player.client.headers["accept-language"] = language
    before = dump(site.data)
    try:
        answer = player.send(f"{site.playing}/{deed}", form, status)
        if status != 303:
            assert_told_in(language, alert_on(answer.text))
            assert dump(site.data) == before
    finally:
        player.client.headers["accept-language"] = "en"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("form", "status"),
    [
        ({"seat": "1", "name": "   "}, 400),
        ({"seat": "1", "name": f"\x00\x07{ZERO_WIDTH}{BIDI}"}, 400),
        ({"seat": "0", "name": "x"}, 409),
        ({"seat": "7", "name": "x"}, 404),
        ({"name": "x"}, 400),
        ({"seat": "-1", "name": "x"}, 400),
        ({"seat": "1.0", "name": "x"}, 400),
    ],
)
def test_who_sits_down_wrongly_is_told(site: Site, form: dict[str, str], status: int, language: str):
    guest = Guest(site.address, language)
    before = dump(site.data)
    answer = guest.send(f"{site.waiting}/sit", form, status)
    assert_told_in(language, alert_on(answer.text))
    assert dump(site.data) == before


# Names and preferences


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("path", "form"),
    [
        ("/me", {"name": "x" * 25}),
        ("/me", {"name": "я" * 5000}),
        ("/me", {"language": "de"}),
        ("/me", {"theme": "pink"}),
        ("/me/language", {"language": "xx"}),
        ("/me/language", {}),
        ("/play", {"game": "chess", "level": "level:5"}),
        ("/play", {}),
        ("/play", {"game": "cairn", "level": "divine"}),
        ("/tables/new", {"game": "cairn", "players": "7", "open": "1"}),
        ("/tables/new", {"game": "chess"}),
        ("/tables/new", {"game": "cairn", "seat-0": "king", "open": "1"}),
        ("/tables/new", {"game": "cairn", "seat-0": "me", "seat-1": "me", "open": "1"}),
        ("/tables/new", {"game": "cairn", "pace": "quick", "open": "1"}),
        ("/tables/new-from", {"source": "table:nowhere"}),
        ("/tables/new-from", {"source": "nonsense"}),
        ("/tables/new-from", {}),
        ("/replay", {}),
        ("/verify", {}),
    ],
)
def test_a_form_that_is_filled_in_wrongly_changes_nothing(site: Site, path: str, form: dict[str, str], language: str):
    guest, before = site.strangers[language], dump(site.data)
    answer = guest.send(path, form, None)
    assert answer.status_code in (400, 404), answer.status_code
    assert_told_in(language, alert_on(answer.text))
    assert dump(site.data) == before


@pytest.mark.parametrize(
    ("written", "kept"),
    [("  Vera\tof  the Hill ", "Vera of the Hill"), (f"Ve{BIDI}ra{ZERO_WIDTH}", "Ve ra"), ("   ", "")],
)
def test_a_name_is_one_line_of_letters_that_can_be_seen(site: Site, written: str, kept: str):
    guest = Guest(site.address)
    guest.post("/me", name=written)
    found = re.search(r'id="name" name="name" value="([^"]*)"', guest.get("/me").text)
    assert found
    assert unescape(found[1]) == kept


def test_an_unknown_language_in_the_address_is_passed_over(site: Site):
    for wanted in ("xx", "", "ru'--", "../en", "x" * 3000):
        assert '<html lang="en"' in site.strangers["en"].client.get("/", params={"lang": wanted}).text


# The JSON API


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("/tokens", {"name": " "}, 400),
        ("/tokens", {"name": "\u200b\x07"}, 400),
        ("/tokens", {"name": 7}, 400),
        ("/tokens", {}, 400),
        ("/tokens", [], 400),
        ("/tokens", {"name": "x", "more": 1}, 400),
        ("/tables", {"game": "chess", "seats": []}, 404),
        ("/tables", {"game": "cairn", "seats": []}, 400),
        ("/tables", {"game": "cairn", "seats": [{"kind": 7}]}, 400),
        ("/tables", {"seats": []}, 400),
        ("/tables", {"game": "cairn", "seats": [{"kind": "bot", "bot": "nobody"}, {"kind": "me"}]}, 400),
        ("/tables", {"game": "cairn", "seats": [{"kind": "me"}, {"kind": "me"}]}, 400),
        ("/tables/nowhere/answers", {"ask": "x", "option": 1}, 404),
        ("/tables/nowhere/seats/0", {}, 404),
        ("PLAYING/answers", {"ask": "x", "option": 1}, 403),
        ("PLAYING/answers", {"ask": 1, "option": 1}, 400),
        ("PLAYING/seats/1", {}, 409),
        ("PLAYING/seats/9", {}, 404),
        ("PLAYING/seats/1", {"nonce": 3}, 400),
    ],
)
def test_a_bad_request_of_a_program_is_told(site: Site, path: str, body: Any, status: int, language: str):
    guest, before = site.strangers[language], dump(site.data)
    told = guest.api("POST", path.replace("PLAYING", site.playing), body, status)
    assert told.keys() == {"code", "message"}
    assert_told_in(language, told["message"])
    assert dump(site.data) == before


@pytest.mark.parametrize("token", ["x", "x.y", "…", "a" * 5000, "0" * 32 + "." + "0" * 64])
def test_a_bad_token_is_nobody(site: Site, token: str):
    person, good = site.host.cookie.partition(".")[0], site.host.token
    for made in (token, f"{person}.{token}", f"{person}.", person, site.host.cookie, good[:-1], f"{good}x"):
        headers = {b"authorization": f"Bearer {made}".encode("latin-1", "replace")}
        answer = httpx.get(f"{site.address}/api{site.playing}", headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (403, "site/no_token")
        if made == site.host.cookie:
            continue
        page = httpx.get(
            site.address + site.playing, headers={b"cookie": f"nemeton={made}".encode("latin-1", "replace")}
        )
        assert page.status_code == 200
        assert 'name="text"' not in page.text


@pytest.mark.parametrize(
    "kind",
    [
        "text/plain",
        "application/xml",
        "application/x-www-form-urlencoded",
        "multipart/form-data; boundary=x",
        "application/json",
        "x",
        "",
    ],
)
@pytest.mark.parametrize(
    "body", [b"", b"\xff\xfe", b"name=%ff%00", b"{", b"--x\r\n\r\n", b'{"name": "' + b"\xed\xa0\x80" + b'"}']
)
def test_a_body_of_another_kind_is_no_fault(site: Site, kind: str, body: bytes):
    guest, before = site.strangers["en"], dump(site.data)
    headers = {"content-type": kind, "x-csrftoken": guest.csrf, "authorization": f"Bearer {guest.token}"}
    for path in (
        "/me/language",
        "/tables/new-from",
        "/replay",
        "/verify",
        f"{site.playing}/answer",
        "/api/tables",
        "/api/tokens",
    ):
        answer = guest.client.post(path, content=body, headers=headers)
        assert 400 <= answer.status_code < 500, (path, answer.status_code)
        assert "Traceback" not in answer.text
    assert dump(site.data) == before


FIELDS = st.sampled_from(
    [
        "ask", "option", "item", "pick", "seat", "name", "nonce", "bot", "text", "kind", "about", "proposal", "word",
        "has", "token", "game", "players", "seat-0", "seat-1", "pace", "door", "open", "drawn_for", "source", "at",
        "do", "file", "noted", "language", "theme", "back", "level",
    ]
)  # fmt: skip
VALUES = st.text(max_size=30) | st.sampled_from(
    ["0", "1", "-1", "null", "[]", "cairn", "me", "open", "bot-level:5", "yes"]
)
FORMS = st.dictionaries(FIELDS, VALUES | st.lists(VALUES, max_size=3), max_size=8)


def fuzz(site: Site, examples: int) -> None:
    """Forms of any content to any form's address."""
    places = [site.playing, site.waiting, "/tables/nowhere"]
    paths = [
        f"{place}/{deed}"
        for place in places
        for deed in (*DEEDS, "seat/0", "seat/1")
        if deed not in ("resign", "leave")
    ]
    paths += [
        "/me",
        "/me/language",
        "/play",
        "/tables/new",
        "/tables/new-from",
        "/replay",
        "/verify",
        "/positions/new",
        "/positions/preview",
    ]

    @settings(max_examples=examples, deadline=None, suppress_health_check=[HealthCheck.too_slow], database=None)
    @given(st.sampled_from(paths), FORMS, st.booleans(), st.booleans())
    def send(path: str, form: dict[str, Any], htmx: bool, is_player: bool) -> None:
        guest = site.friend if is_player else site.strangers["ru"]
        answer = guest.send(path, form, None, htmx=htmx)
        assert answer.status_code < 500, (path, form)
        assert "Traceback" not in answer.text

    send()


def test_no_form_is_a_fault(site: Site):
    fuzz(site, 150)


@pytest.mark.long
def test_no_form_of_many_is_a_fault(site: Site):
    fuzz(site, 2000)


def test_the_table_is_as_it_was(site: Site):
    """After all of the above the two still play."""
    table_id = site.playing.removeprefix("/tables/")
    active = asked(table_id, site.host, site.friend)
    active.send(f"{site.playing}/answer", first_answer(active.get(site.playing).text))
    with site.host.stream(f"{site.playing}/live") as heard:
        assert "<svg" in event_data(next(heard))
