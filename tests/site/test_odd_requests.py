"""What an attacker would try: letters that nobody can read, absurd numbers, encodings, methods, deep and wide forms.
Whatever comes, it is answered with a sentence and not with a fault, and nobody else waits for it."""

import json
import socket
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.site.serving import Guest, in_a_process, open_table

pytestmark = pytest.mark.slow
SITE = "nemeton.site.web.serve:app"
ODD = ["\0", "\x07", "\x1b[31m", "\x7f", "\x85", "\x9f"]
TOLD = {"en": "nobody can read", "ru": "никто не прочтёт", "uk": "ніхто не прочитає"}
LONGEST_WAIT = 5.0  # seconds that another visitor may wait meanwhile, on a machine where much else goes on


class Site:
    """A running site with a table, and three people who speak three languages."""

    def __init__(self, address: str, data: Path) -> None:
        self.address, self.data = address, data
        self.people = {language: Guest(address, language, name=f"In {language}") for language in TOLD}
        self.table = open_table(self.people["en"], self.people["ru"])


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    data: Path = tmp_path_factory.mktemp("site")
    with in_a_process(SITE, data, NEMETON_LIMITS="0") as address:
        yield Site(address, data)
    log = (data / "log.txt").read_text()
    assert "fault" not in log
    assert "Traceback" not in log


# Letters that nobody can read


@pytest.mark.parametrize("language", TOLD)
@pytest.mark.parametrize("odd", ODD)
def test_odd_letters_in_a_form_are_refused(site: Site, odd: str, language: str):
    guest, table = site.people[language], f"/tables/{site.table}"
    text = f"A{odd}B"
    forms: dict[str, dict[str, str]] = {
        "/me": {"name": text},
        "/me/tokens": {"name": text},
        "/tables/new": {"game": "cairn", "open": "1", text: "1"},
        "/play": {"game": text, "level": "level:3"},
        f"{table}/chat": {"text": text},
        f"{table}/pin": {"start": text},
        f"{table}/sit": {"seat": "0", "name": text, "nonce": text},
        f"{table}/answer": {"ask": text, "option": "1"},
        f"{table}/bot": {"seat": "0", "bot": text},
        "/positions/preview": {"text": text},
        "/replay": {"text": text},
        "/verify": {"text": "{}", "noted": text},
    }
    for path, form in forms.items():
        answer = guest.send(path, form, None)
        assert answer.status_code == 400, path
        assert TOLD[language] in answer.text, path


@pytest.mark.parametrize("language", TOLD)
@pytest.mark.parametrize(
    "odd", ["\\u0000", "\\u0007", "\\u001B", "\\u007f", "\\u0085", "\\uD800", "\\uDFFF", "\\ud83cx"]
)
def test_odd_letters_in_json_are_refused(site: Site, odd: str, language: str):
    guest = site.people[language]
    headers = {"authorization": f"Bearer {guest.token}", "content-type": "application/json"}
    table = f"/api/tables/{site.table}"
    bodies = {
        "/api/tokens": f'{{"name": "A{odd}"}}',
        "/api/tables": f'{{"game": "cairn", "seats": [{{"kind": "me"}}, {{"kind": "open"}}], "nonce": "{odd}"}}',
        f"{table}/seats/0": f'{{"nonce": "{odd}"}}',
        f"{table}/answers": f'{{"ask": "x", "option": ["{odd}"]}}',
    }
    for path, body in bodies.items():
        answer = guest.client.post(path, content=body, headers=headers)
        assert answer.status_code == 400, path
        if "\\uDF" not in odd:
            assert TOLD[language] in answer.json()["message"], path
    # in a record, as text and as a file
    record = f'{{"table": {{"names": ["{odd}"]}}}}'
    assert guest.send("/replay", {"text": record}, None).status_code == 400
    form = {"_csrf_token": guest.csrf}
    assert guest.client.post("/replay", data=form, files={"file": ("r.json", record)}).status_code == 400


def test_ordinary_letters_are_not_odd(site: Site):
    guest = site.people["en"]
    for text in ("two\nlines", "a\ttab", "дерево 🌳", "\\u0000 as one writes it", "Їжак", "\u200d"):
        guest.send(f"/tables/{site.table}/chat", {"text": text})
    headers = {"authorization": f"Bearer {guest.token}", "content-type": "application/json"}
    for name in ('"\\ud83c\\udf33 tree"', '"\\\\u0000"', '"\\u00e9t\\u00e9"'):
        answer = guest.client.post("/api/tokens", content=f'{{"name": {name}}}', headers=headers)
        assert answer.status_code == 201, name


@pytest.mark.parametrize(
    "path",
    [
        "/tables/%00",
        "/cards/inis?q=%00",
        "/rules/a%1fb",
        "/tables/new?game=%7F",
        "/verify?table=%C2%85",
        "/api/tables/%00",
        "/me?lang=%ED%A0%80",
    ],
)
def test_odd_letters_in_an_address_are_refused(site: Site, path: str):
    answer = site.people["en"].get(path, None)
    assert answer.status_code == 400
    assert "nobody can read" in answer.text


# Absurd numbers, encodings, methods

NUMBERS = [
    "-1",
    "9" * 30,
    "9" * 5000,
    "1e999",
    "NaN",
    "٣",
    "²",
    "0x10",
    "1_000",
    "+1",
    "%2B1",
    "",
    "9223372036854775808",
]


@pytest.mark.parametrize("number", NUMBERS)
def test_absurd_numbers_in_addresses(site: Site, number: str):
    guest, table = site.people["en"], f"/tables/{site.table}"
    paths = [
        f"{table}/seat/{number}",
        f"{table}/replay?at={number}",
        f"{table}/replay?as={number}&at=1",
        f"{table}/journal?at={number}",
        f"/api{table}/seats/{number}",
        f"{table}/live?version={number}x",
        f"/tables/new?game=inis&players={number}",
        f"/verify?table={number}",
        f"/replay/{number}",
        f"/positions/new?table={site.table}&at={number}",
        f"/rules/inis/pictures/{number}/en",
        f"/static/{number}",
    ]
    for path in paths:
        answer = guest.client.head(path)
        assert answer.status_code < 500, path
    for path, field in (
        (f"{table}/sit", "seat"),
        (f"{table}/agree", "proposal"),
        (f"{table}/propose", "about"),
        (f"{table}/bot", "seat"),
        ("/tables/new", "players"),
    ):
        form = {"kind": "replace", "game": "inis", "open": "1", field: number}
        assert guest.send(path, form, None).status_code < 500, path
    headers = {"authorization": f"Bearer {guest.token}"}
    assert guest.client.post(f"/api{table}/seats/{number}", json={}, headers=headers).status_code < 500


METHODS = ["PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "CONNECT", "PROPFIND", "HEAD", "BREW", "GETS"]


@pytest.mark.parametrize("method", METHODS)
def test_every_method_is_answered(site: Site, method: str):
    guest = site.people["en"]
    for path in ("/", "/me", f"/tables/{site.table}", "/api/tables", "/static/frame.css", "/nowhere"):
        try:
            assert guest.client.request(method, path).status_code < 500
        except httpx.RemoteProtocolError:
            assert method in ("CONNECT", "BREW", "GETS", "PROPFIND")


END = b"\r\nconnection: close\r\n\r\n"
ME, POST = b"GET /me HTTP/1.1\r\nhost: n\r\n", b"POST /me HTTP/1.1\r\nhost: n\r\n"
FORM = b"content-type: application/x-www-form-urlencoded\r\n"
PROGRAM = b"GET /api/tables HTTP/1.1\r\nhost: n\r\n"
SOCKET = b"upgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-key: x\r\nsec-websocket-version: 13\r\n\r\n"
HEADS = [
    ME + SOCKET,
    b"GET / HTTP/1.1\r\nhost: n\r\nconnection: upgrade, http2-settings\r\nupgrade: h2c\r\nhttp2-settings: AAA\r\n\r\n",
    b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    b"GET http://evil.example/ HTTP/1.1\r\nhost: n" + END,
    b"GET //evil.example/%2e%2e/%2e%2e/etc/passwd HTTP/1.1\r\nhost: n" + END,
    b"GET /static/..%2f..%2fsettings.py HTTP/1.1\r\nhost: n" + END,
    b"GET /%ff%fe%c0%80 HTTP/1.1\r\nhost: n" + END,
    b"GET / HTTP/1.1" + END,
    b"GET / HTTP/1.1\r\nhost: \xff\xfe evil" + END,
    b"GET / HTTP/1.0\r\n\r\n",
    b"GET / HTTP/1.1\r\nhost: n\r\nhost: m" + END,
    ME + b"cookie: " + b"; ".join(b"a%d=b" % number for number in range(2000)) + END,
    ME + b'cookie: nemeton=\xff\xfe.\x80; ;=;a;=b;""="' + END,
    ME + b"accept-language: " + b"xx;q=0.1," * 3000 + END,
    ME + b"accept-language: \xff;q=\xfe" + END,
    b"GET /me?lang=%FF&lang=&=&&& HTTP/1.1\r\nhost: n" + END,
    b"GET /me?" + b"a&" * 12_000 + b" HTTP/1.1\r\nhost: n" + END,
    PROGRAM + b"authorization: Bearer \xff\xfe" + END,
    PROGRAM + b"authorization: Bearer nemeton_" + b"x" * 20_000 + END,
    b"GET / HTTP/1.1\r\nhost: n\r\nx-forwarded-for: " + b"1.1.1.1," * 2000 + END,
    POST + b"content-length: -5\r\n\r\n",
    POST + b"content-length: 99999999999999999999999\r\n\r\n",
    POST + b"content-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n",
    POST + b"transfer-encoding: chunked\r\n\r\nfffffffffffffffff\r\n",
    POST + b"content-type: multipart/form-data\r\ncontent-length: 2\r\nconnection: close\r\n\r\nab",
    POST + b"content-type: multipart/form-data; boundary=\xff\r\ncontent-length: 2\r\nconnection: close\r\n\r\nab",
    POST + b"content-type: ;;;=\r\ncontent-length: 2\r\nconnection: close\r\n\r\nab",
    POST + FORM + b"content-encoding: gzip\r\ncontent-length: 1" + END + b"\x1f",
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    b"\0" * 500,
]


@pytest.mark.parametrize("head", HEADS, ids=range(len(HEADS)))
def test_an_odd_head_is_answered_or_refused(site: Site, head: bytes):
    url = httpx.URL(site.address)
    with socket.create_connection((url.host, url.port or 0), timeout=10) as sent:
        sent.sendall(head)
        told = sent.recv(4000)
    assert told.startswith(b"HTTP/1.1 "), told[:100]
    assert told[9:10] in b"234", told[:100]
    assert httpx.get(f"{site.address}/robots.txt").status_code == 200


@pytest.mark.parametrize("host", ["n:99999999", "n:65536", "a b", "[::1", "n/x?y", "n:1:2", "n@m", "n\\m"])
@pytest.mark.parametrize("path", ["/", "/api/games", "/nowhere", "/healthz"])
def test_a_host_that_is_none_is_refused(site: Site, host: str, path: str):
    answer = httpx.get(f"{site.address}{path}", headers={"host": host})
    assert answer.status_code == 400
    assert "request" in answer.text.lower()


@pytest.mark.parametrize("host", ["nemeton.example", "localhost:8000", "[::1]:8000", "10.0.0.1", "a_b.example:"])
def test_hosts_that_browsers_name_are_answered(site: Site, host: str):
    assert httpx.get(f"{site.address}/", headers={"host": host}).status_code == 200


@pytest.mark.parametrize("end", ["%0a", "%0d", "%09"])
def test_an_address_ends_no_line_of_a_log(site: Site, end: str):
    answer = httpx.get(f"{site.address}/tables/x{end}fault")
    assert (answer.status_code, TOLD["en"] in answer.text) == (400, True)


@pytest.mark.parametrize("cookie", ["=" * 15_000, ";" * 15_000, 'a="' + '\\"' * 7_000, "a=b; c", "nemeton=; nemeton=x"])
def test_odd_cookies_are_a_stranger_s(site: Site, cookie: str):
    assert httpx.get(f"{site.address}/", headers={"cookie": cookie}).status_code == 200


# Wide and deep


def deep(depth: int) -> str:
    return "[" * depth + "]" * depth


WIDE: dict[str, tuple[str, Any]] = {
    "many fields": ("/me", "a=1&" * 240_000),
    "many empty fields": ("/me", "&" * 990_000),
    "one long field": ("/me", f"name={'x' * 900_000}"),
    "percent signs": ("/me", f"name={'%' * 900_000}"),
    "deep option": ("/tables/TABLE/answer", f"ask=x&option={deep(400_000)}"),
    "many items": ("/tables/TABLE/answer", "ask=x&pick=1&" + "item=1&" * 900),
    "long chat": ("/tables/TABLE/chat", f"text={'x' * 900_000}"),
    "deep json": ("/api/tables/TABLE/answers", f'{{"ask": "x", "option": {deep(400_000)}}}'),
    "wide json": ("/api/tables/TABLE/answers", json.dumps({"ask": "x", "option": [[]] * 200_000})),
    "long number": ("/api/tables/TABLE/answers", f'{{"ask": "x", "option": {"9" * 900_000}}}'),
    "many seats": ("/api/tables", json.dumps({"game": "cairn", "seats": [{"kind": "open"}] * 50_000})),
    "long game": ("/api/tables", json.dumps({"game": "x" * 900_000, "seats": []})),
    "long nonce": ("/api/tables", json.dumps({"game": "cairn", "seats": [], "nonce": "x" * 900_000})),
    "backslashes": ("/api/tokens", json.dumps({"name": "\\" * 450_000})),
    "many options": ("/api/tables", json.dumps({"game": "x", "options": dict.fromkeys(map(str, range(70_000)))})),
}


@pytest.mark.parametrize("name", WIDE)
def test_what_is_wide_or_deep_keeps_nobody_waiting(site: Site, name: str):
    guest = site.people["en"]
    path, body = WIDE[name][0].replace("TABLE", site.table), WIDE[name][1]
    kind = "application/json" if path.startswith("/api") else "application/x-www-form-urlencoded"
    headers = {"content-type": kind, "x-csrftoken": guest.csrf, "authorization": f"Bearer {guest.token}"}
    waits, done = list[float](), threading.Event()

    def others() -> None:
        with httpx.Client(base_url=site.address, timeout=30) as client:
            while not done.is_set():
                began = time.monotonic()
                client.get("/robots.txt")
                waits.append(time.monotonic() - began)
                time.sleep(0.005)

    other = threading.Thread(target=others)
    other.start()
    try:
        answers = [guest.client.post(path, content=body, headers=headers).status_code for _ in range(3)]
    finally:
        done.set()
        other.join()
    assert {status // 100 for status in answers} == {4}, answers
    assert max(waits, default=0) < LONGEST_WAIT


# Forms in parts

BETWEEN = "----x"


def parts(text: bytes, head: str) -> bytes:
    """A form with one part, as its head says."""
    return f"--{BETWEEN}\r\n{head}\r\n\r\n".encode() + text + f"\r\n--{BETWEEN}--\r\n".encode()


def in_parts(site: Site, path: str, text: bytes, told: str = "") -> httpx.Response:
    """What comes of a form with a text of which its head tells something."""
    head = 'content-disposition: form-data; name="text"' + told
    kind = f"multipart/form-data; boundary={BETWEEN}"
    sent = {"content-type": kind, "x-csrftoken": site.people["en"].csrf}
    return site.people["en"].client.post(path, content=parts(text, head), headers=sent)


@pytest.mark.parametrize("letters", ["punycode", "idna", "utf-16", "utf-8-none", "zlib_codec", "x" * 300])
@pytest.mark.parametrize("path", ["/me", "/replay"])
def test_a_form_in_other_letters_is_refused(site: Site, path: str, letters: str):
    """To read a megabyte of some of them would keep everybody waiting for twenty seconds."""
    long = 490_000 if path == "/replay" else 20_000
    for told in (f"text/plain; charset={letters}", f'text/plain;\r\n  x=y; CharSet="{letters}"'):
        began = time.monotonic()
        answer = in_parts(site, path, b"x" * long + b"-" + b"a" * long, f"\r\nContent-Type: {told}")
        assert answer.status_code == 400
        assert "class=" in answer.text
        assert time.monotonic() - began < LONGEST_WAIT


def test_a_form_in_parts_is_read(site: Site):
    for told in ("", "\r\ncontent-type: text/plain", '\r\ncontent-type: text/plain; charset="UTF-8"; x=y'):
        answer = in_parts(site, "/replay", "камень, not charset=idna".encode(), told)
        assert answer.status_code == 400
        assert "line 1, column 1" in answer.text, "it is read, and is no record"
    assert in_parts(site, "/me", b"x" * 70_000).status_code == 413, "as long as any other form"
    many = b"".join(parts(b"", 'content-disposition: form-data; name="a"') for _ in range(2000))
    kind = {"content-type": f"multipart/form-data; boundary={BETWEEN}"}
    assert site.people["en"].client.post("/replay", content=many, headers=kind).status_code == 400
