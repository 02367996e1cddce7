"""The sandbox on a real site: what is put stands there, what cannot be is said and changes nothing, a link carries a
position, and whatever else is sent is refused."""

import json
import zlib
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from html import unescape
from re import search
from typing import Any

import pytest

import nemeton
from nemeton.site.base.errors import SiteError
from nemeton.site.view.workbench import MOST_PACKED, packed, unpacked
from tests.site.looking_back import VERA, Site, open_site


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with open_site(tmp_path_factory.mktemp("site")) as opened:
        opened.as_visitor(VERA)
        yield opened


def text_in(page: str) -> str:
    found = search(r'id="bench-text" value="([^"]*)"', page)
    assert found is not None, page[:500]
    return unescape(found[1])


def state_in(page: str) -> dict[str, Any]:
    state: dict[str, Any] = json.loads(text_in(page))["state"]
    return state


@pytest.mark.parametrize("game", list(nemeton.rulebooks()))
def test_every_game_has_its_sandbox(site: Site, game: str) -> None:
    """A board with places to click, and a position that can be played."""
    for players in nemeton.rulebooks()[game].players:
        page = site.get(f"/sandbox/{game}?players={players}")
        assert page.status_code == 200
        assert 'class="bench-spot"' in page.text
        position = json.loads(text_in(page.text))
        assert nemeton.from_position(position).players == players


def test_a_piece_is_put_and_the_table_opened(site: Site) -> None:
    before = text_in(site.get("/sandbox/cairn").text)
    part = site.post("/sandbox/change", {"text": before, "what": "put", "thing": "sea", "where": "c3"})
    assert part.status_code == 200
    assert "<html" not in part.text
    assert "c3" in state_in(part.text)["sea"]
    opened = site.post("/sandbox/open", {"text": text_in(part.text), "seat-0": "me", "seat-1": "even"})
    assert opened.status_code == 303
    assert "/tables/" in opened.headers["location"]


def test_what_cannot_be_is_said_and_changes_nothing(site: Site) -> None:
    before = text_in(site.get("/sandbox/inis?lang=ru").text)
    part = site.post("/sandbox/change?lang=ru", {"text": before, "what": "take", "thing": "cove", "where": "plains"})
    assert 'id="bench-problem"' in part.text
    assert state_in(part.text) == json.loads(before)["state"]


def test_a_link_carries_the_position(site: Site) -> None:
    page = site.get("/sandbox/root?players=3")
    link = search(r'href="(/sandbox/root\?position=[^"]*)"', page.text)
    assert link is not None
    assert state_in(site.get(link[1]).text) == state_in(page.text)


@pytest.mark.parametrize("link", ["", "x", "!!!", "a" * (MOST_PACKED + 1), packed({"game": "chess", "state": {}})])
def test_a_link_without_a_position_is_refused(site: Site, link: str) -> None:
    page = site.get(f"/sandbox/cairn?position={link}")
    assert page.status_code == (200 if not link else 400)
    assert "Traceback" not in page.text


def test_a_link_that_swells_is_refused() -> None:
    """A few letters that would become a hundred million."""
    swelling = urlsafe_b64encode(zlib.compress(b"[" * 9_000_000, 9)).decode()
    with pytest.raises(SiteError):
        unpacked(swelling)


@pytest.mark.parametrize(
    ("sent", "status"),
    [
        ({}, 400),
        ({"text": "{"}, 400),
        ({"text": "[" * 40_000}, 413),
        ({"text": '{"game": 5}'}, 400),
        ({"text": '{"game": "cairn"}', "what": "put"}, 400),
        ({"text": '{"game": "cairn", "state": {"sea": ["z9"]}}', "what": "show"}, 400),
    ],
)
def test_nonsense_is_refused(site: Site, sent: dict[str, str], status: int) -> None:
    part = site.post("/sandbox/change", sent)
    assert part.status_code == status
    assert 'role="alert"' in part.text
    assert site.post("/sandbox/open", sent).status_code == status


def test_an_unknown_deed_is_refused_with_what_there_is(site: Site) -> None:
    before = text_in(site.get("/sandbox/cairn").text)
    part = site.post("/sandbox/change", {"text": before, "what": "burn" * 99, "thing": "x" * 9999, "where": "<b>"})
    assert 'id="bench-problem"' in part.text
    assert state_in(part.text) == json.loads(before)["state"]
    assert site.get("/sandbox/chess").status_code == 404
    assert site.get("/sandbox/root?players=99").status_code == 200
    assert site.get("/sandbox/root?option-map=moon").status_code == 400
