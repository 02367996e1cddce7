"""Visitors who send half a request, or do not read what they get: they are not waited for, and nobody else waits."""

import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import httpx
import msgspec
import pytest

from nemeton.site.base import limits
from nemeton.site.base.settings import settings_from
from nemeton.site.web import connections
from nemeton.site.web.app import create_app
from tests.site.serving import Guest, open_table, served

pytestmark = pytest.mark.slow
SOON = 15.0  # seconds in which anything that has been made short must have happened
LANGUAGES = {"en": "Too many connections", "ru": "слишком много соединений", "uk": "забагато з’єднань"}
HALF = b"GET / HTTP/1.1\r\nhost: nemeton\r\nx-slow: "


WELL = "connection: close\r\n\r\n"
ROBOTS = f"GET /robots.txt HTTP/1.1\r\nhost: n\r\n{WELL}".encode()
FORM = b"POST /me HTTP/1.1\r\nhost: n\r\ncontent-type: application/x-www-form-urlencoded\r\n"
JSON = b"POST /api/tokens HTTP/1.1\r\nhost: n\r\ncontent-type: application/json\r\n"


@contextmanager
def site(data: Path, proxies: int = 0) -> Iterator[str]:
    """A site with the places that every site has."""
    settings = msgspec.structs.replace(settings_from({"NEMETON_BOTS": "1"}, data), proxies=proxies)
    with served(create_app(settings)) as address:
        yield address


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    with site(tmp_path) as address:
        yield address


def connected(address: str, sent: bytes = b"", source: str = "127.0.0.1") -> socket.socket:
    """A connection from an address of this machine, with what is sent at once."""
    url = httpx.URL(address)
    made = socket.create_connection((url.host, url.port or 0), timeout=SOON, source_address=(source, 0))
    if sent:
        made.sendall(sent)
    return made


def rest_of(connection: socket.socket) -> bytes:
    """All that still comes, until the other side hangs up."""
    told = b""
    try:
        while part := connection.recv(65536):
            told += part
    except ConnectionResetError:
        pass
    return told


def test_hundreds_of_half_requests_shut_nobody_out(address: str):
    """Neither from elsewhere nor from the same address: whoever has been waited for longest makes room."""
    with ExitStack() as stack:
        for _ in range(connections.OF_ONE_ADDRESS + 150):
            stack.enter_context(connected(address, HALF))
        for source in ("127.0.0.1", "127.0.0.2"):
            began = time.monotonic()
            with connected(address, ROBOTS, source) as one:
                assert b" 200 " in rest_of(one)[:20]
            assert time.monotonic() - began < SOON


def test_half_requests_from_everywhere_shut_nobody_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """The house is full, of people who say nothing."""
    monkeypatch.setattr(connections, "OF_ALL", 100)
    with site(tmp_path) as address, ExitStack() as stack:
        for number in range(250):
            stack.enter_context(connected(address, HALF, f"127.0.0.{2 + number % 200}"))
        assert httpx.get(f"{address}/robots.txt", timeout=SOON).status_code == 200


@pytest.mark.parametrize(
    ("sent", "limit"),
    [
        (HALF, "HEAD"),
        (b"\r\n\r\n", "HEAD"),
        (FORM + b"content-length: 100\r\n\r\nname=", "BODY"),
        (JSON + b"content-length: 100\r\n\r\n{", "BODY"),
        (FORM + b"transfer-encoding: chunked\r\n\r\n5\r\nname=\r\n", "BODY"),
    ],
)
def test_a_half_request_has_its_time(address: str, monkeypatch: pytest.MonkeyPatch, sent: bytes, limit: str):
    monkeypatch.setattr(connections, limit, 1.0)
    with connected(address, sent) as half:
        assert rest_of(half).startswith(b"HTTP/1.1 408 ")


def test_a_half_request_that_grows_letter_by_letter_has_no_more_time(address: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(connections, "HEAD", 2.0)
    with connected(address, HALF) as half:
        half.settimeout(0.2)
        until = time.monotonic() + SOON
        while time.monotonic() < until:
            try:
                half.sendall(b"x")
                told = half.recv(1000)
            except TimeoutError:
                continue
            except ConnectionError:
                told = b""
            assert told == b"" or told.startswith(b"HTTP/1.1 408 ")
            return
        pytest.fail("it goes on for ever")


def test_who_says_nothing_at_all_is_let_go(address: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(connections, "HEAD", 1.0)
    with connected(address) as silent:
        assert rest_of(silent) == b""


def test_a_head_without_end_is_refused(address: str):
    for sent in (HALF + b"x" * 200_000, b"GET / HTTP/1.1\r\nhost: n\r\n" + b"a: b\r\n" * 500 + b"\r\n"):
        with connected(address) as one:
            try:
                one.sendall(sent)
            except ConnectionError:
                continue
            told = rest_of(one)
            assert not told or told.startswith(b"HTTP/1.1 431 ")
    assert httpx.get(f"{address}/robots.txt", timeout=SOON).status_code == 200


ENDLESS = [  # what may lie around the parts of a body, without end
    b"5;" + b"x" * 200_000 + b"\r\nname=\r\n",
    b"5\r\nname=\r\n0\r\n" + b"a: b\r\n" * 40_000,
    b"1\r\nx\r\n" * 40_000,
]


@pytest.mark.parametrize("endless", ENDLESS, ids=["extension", "trailers", "parts"])
def test_a_body_without_end_is_refused(address: str, monkeypatch: pytest.MonkeyPatch, endless: bytes):
    monkeypatch.setattr(connections, "LONGEST_REST", 50_000)
    with connected(address) as one:
        with suppress(ConnectionError):
            one.sendall(FORM + b"transfer-encoding: chunked\r\n\r\n" + endless)
        told = rest_of(one)
        assert not told or told.startswith(b"HTTP/1.1 413 ")
    assert httpx.get(f"{address}/robots.txt", timeout=SOON).status_code == 200


def test_who_asks_for_another_protocol_is_answered_in_this_one(address: str, caplog: pytest.LogCaptureFixture):
    upgrade = b"connection: upgrade\r\nupgrade: websocket\r\n"
    with connected(address, b"GET /robots.txt HTTP/1.1\r\nhost: n\r\n" + upgrade + b"\r\n") as one:
        assert one.recv(4000).startswith(b"HTTP/1.1 200 ")
    assert "nsupported" not in caplog.text


def test_nonsense_fills_no_log(address: str, caplog: pytest.LogCaptureFixture):
    with connected(address, b"\0" * 500) as one:
        assert rest_of(one).startswith(b"HTTP/1.1 400 ")
    assert "Invalid HTTP request" not in caplog.text


def test_what_comes_whole_is_answered_again_and_again(address: str):
    """A long body in one piece, several requests on one connection, two at a time: none of it is in the way."""
    with httpx.Client(base_url=address, timeout=SOON) as client:
        for _ in range(3):
            assert client.post("/api/tokens", json={"name": "x" * 60_000}).status_code == 400
            assert client.get("/robots.txt").status_code == 200
    both = (
        b"GET /robots.txt HTTP/1.1\r\nhost: n\r\n\r\nGET /robots.txt HTTP/1.1\r\nhost: n\r\nconnection: close\r\n\r\n"
    )
    with connected(address, both) as pipelined:
        assert rest_of(pipelined).count(b"HTTP/1.1 200 ") == 2


@pytest.mark.parametrize(("language", "told"), LANGUAGES.items())
def test_where_all_are_being_answered_a_newcomer_is_told(
    tmp_path: Path, language: str, told: str, monkeypatch: pytest.MonkeyPatch
):
    """From this address; others come in as ever."""
    monkeypatch.setattr(connections, "OF_ONE_ADDRESS", 6)
    with site(tmp_path) as address, ExitStack() as stack:
        table = f"/tables/{open_table(Guest(address, name='Vera'), Guest(address, name='Rowan'))}"
        live = f"GET {table}/live HTTP/1.1\r\nhost: n\r\n\r\n".encode()
        for stream in [stack.enter_context(connected(address, live)) for _ in range(6)]:
            assert b" 200 " in stream.recv(100)
        head = f"GET / HTTP/1.1\r\nhost: n\r\naccept-language: {language}\r\n\r\n".encode()
        with connected(address, head) as refused:
            answer = rest_of(refused).decode()
        assert answer.startswith("HTTP/1.1 429 ")
        assert told in answer
        assert "retry-after:" in answer
        with connected(
            address, b"GET /robots.txt HTTP/1.1\r\nhost: n\r\nconnection: close\r\n\r\n", "127.0.0.2"
        ) as other:
            assert b" 200 " in rest_of(other)[:20]


def test_a_reader_who_does_not_read_is_let_go(address: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(connections, "READING", 1.0)
    host, friend = Guest(address, name="Vera"), Guest(address, name="Rowan")
    table = f"/tables/{open_table(host, friend)}"
    with socket.socket() as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        url = httpx.URL(address)
        deaf.connect((url.host, url.port or 0))
        page = f"GET {table} HTTP/1.1\r\nhost: n\r\n\r\n".encode()
        deaf.sendall(page * 60)  # several megabytes
        time.sleep(4)
        deaf.settimeout(SOON)
        told = rest_of(deaf)
        assert told.count(b"HTTP/1.1 200 ") < 60
    host.get(table)


def test_a_visitor_has_so_many_live_pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(limits, "STREAMS", 3)
    with site(tmp_path) as address:
        host, friend = Guest(address, "uk", name="Vera"), Guest(address, name="Rowan")
        table_id = open_table(host, friend)
        program = {"authorization": f"Bearer {host.token}"}
        for path, headers in ((f"/tables/{table_id}/live", {}), (f"/api/tables/{table_id}/stream", program)):
            with ExitStack() as stack:
                heard_by = [stack.enter_context(host.in_another_window().stream(path, **headers)) for _ in range(3)]
                for heard in heard_by:
                    next(heard)
                refused = host.in_another_window().get(path, 429, **headers)
                assert "забагато живих сторінок" in refused.text
                assert int(refused.headers["retry-after"]) > 0
                with friend.in_another_window().stream(f"/tables/{table_id}/live") as others:  # somebody else may
                    next(others)
                host.in_another_window().get("/robots.txt")
            # whoever closes a page may open another one
            until = time.monotonic() + SOON
            while (window := host.in_another_window()).client.head(path, headers=headers).status_code == 429:
                assert time.monotonic() < until
                time.sleep(0.1)
            with window.stream(path, **headers) as heard:
                next(heard)


def test_an_address_has_so_many_live_pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Also where every visitor is a new one; behind a proxy the address is the one that the proxy saw."""
    monkeypatch.setattr(limits, "STREAMS", 1)
    with site(tmp_path, proxies=1) as address, ExitStack() as stack:
        table_id = open_table(Guest(address, name="Vera"), Guest(address, name="Rowan"))

        def live(told: str) -> httpx.Response:
            client = stack.enter_context(httpx.Client(base_url=address, timeout=SOON))
            request = client.build_request("GET", f"/tables/{table_id}/live", headers={"x-forwarded-for": told})
            answer = client.send(request, stream=True)
            stack.callback(answer.close)
            return answer

        codes = [live("203.0.113.7").status_code for _ in range(limits.AN_ADDRESS + 1)]
        assert codes == [200] * limits.AN_ADDRESS + [429]
        assert live("203.0.113.8").status_code == 200


PAGES = (
    "/",
    "/me",
    "/rules/inis",
    "/cards/inis?q=king",
    "/robots.txt",
    "/api/games",
    "/tables/new",
    "/static/frame.css",
)


@pytest.mark.parametrize("path", PAGES)
def test_head_is_get_without_a_body(address: str, path: str):
    with httpx.Client(base_url=address, timeout=SOON) as client:
        got, head = client.get(path), client.head(path)
        assert (head.status_code, head.content) == (got.status_code, b"") == (200, b"")
        assert head.headers["content-type"] == got.headers["content-type"]
        assert client.head("/nowhere").status_code == 404
        assert client.head("/api/tables").status_code == 403
        assert client.get("/robots.txt").status_code == 200  # the connection goes on


def test_head_of_a_stream_ends(address: str):
    host, friend = Guest(address, name="Vera"), Guest(address, name="Rowan")
    table_id = open_table(host, friend)
    assert host.client.head(f"/tables/{table_id}").status_code == 200
    head = host.client.head(f"/tables/{table_id}/live")
    assert head.status_code == 200
    assert head.headers["content-type"].startswith("text/event-stream")
