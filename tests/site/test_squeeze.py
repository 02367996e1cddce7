"""Answers are squeezed for whoever takes that, and are the same for whoever does not."""

import gzip
from collections.abc import Iterator

import httpx
import pytest

from nemeton.site.web import squeeze
from tests.site.serving import Guest, open_table
from tests.site.test_connections import site

pytestmark = pytest.mark.slow
PAGES = ("/", "/help", "/robots.txt", "/api/games", "/nowhere", "/tables/new?game=cairn")


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with site(tmp_path_factory.mktemp("site")) as address:
        yield address


def raw(address: str, path: str, takes: str, method: str = "GET") -> tuple[httpx.Response, bytes]:
    """An answer, and its body as it was sent."""
    headers = {"accept-encoding": takes}
    with httpx.Client(base_url=address) as client, client.stream(method, path, headers=headers) as answer:
        return answer, b"".join(answer.iter_raw())


@pytest.mark.parametrize("path", PAGES)
def test_what_is_squeezed_says_so_and_how_long_it_is(address: str, path: str):
    plain, told = raw(address, path, "identity")
    squeezed, sent = raw(address, path, "br, gzip;q=0.8")
    assert "content-encoding" not in plain.headers
    if len(told) < squeeze.SHORTEST:
        assert "content-encoding" not in squeezed.headers
        return
    assert squeezed.headers["content-encoding"] == "gzip"
    assert int(squeezed.headers["content-length"]) == len(sent) < len(told)
    assert "Accept-Encoding" in squeezed.headers["vary"]
    assert (squeezed.status_code, len(squeezed.headers.get_list("vary"))) == (plain.status_code, 1)
    head, nothing = raw(address, path, "gzip", "HEAD")
    assert (nothing, head.headers["content-encoding"]) == (b"", "gzip")


def test_what_is_long_is_squeezed_in_a_thread_and_whole(address: str, monkeypatch: pytest.MonkeyPatch):
    _, told = raw(address, "/api/games", "identity")
    monkeypatch.setattr(squeeze, "LONG", 1)
    _, sent = raw(address, "/api/games", "gzip")
    assert gzip.decompress(sent) == told


def test_a_stream_stays_as_it_is(address: str):
    host, friend = Guest(address, name="Vera"), Guest(address, name="Rowan")
    table = open_table(host, friend)
    with host.client.stream("GET", f"/tables/{table}/live", headers={"accept-encoding": "gzip"}) as answer:
        assert (answer.status_code, answer.headers.get("content-encoding")) == (200, None)
