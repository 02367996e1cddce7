"""Set up from a position: written by hand, drawn while one types, and opened as a table."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

import nemeton
from nemeton.site.pages.positions import example, written
from tests.site.looking_back import VERA, Site, open_site


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with open_site(tmp_path_factory.mktemp("site")) as opened:
        opened.as_visitor(VERA)
        yield opened


def test_the_example_is_a_position_and_reads_back() -> None:
    for name in nemeton.rulebooks():
        assert json.loads(written(example(name))) == example(name)
        assert nemeton.from_position(json.loads(written(example(name)))).position() == example(name)


def test_the_form_starts_with_an_example(site: Site) -> None:
    page = site.get("/positions/new?game=cairn")
    assert page.status_code == 200
    assert "to_move" in page.text
    assert 'id="position-stage"' in page.text
    assert site.get("/positions/new?game=chess").status_code == 404


def test_the_picture_follows(site: Site) -> None:
    position = example("cairn")
    position["state"]["sea"] = ["c3"]
    part = site.post("/positions/preview", {"text": json.dumps(position)})
    assert part.status_code == 200
    assert "<svg" in part.text
    assert "<html" not in part.text


BAD: list[tuple[Any, str]] = [
    ("", "Nothing"),
    ("{", "line 1"),
    ('{\n "game": cairn}', "line 2"),
    ("[1]", "not a position"),
    ('{"game": "chess", "state": {}}', "chess"),
    ('{"game": "cairn", "state": {"sea": ["z9"]}}', "z9"),
    ('{"game": "cairn", "state": {"wolf": 1}}', "wolf"),
    ('{"game": "cairn", "state": {"upcoming": 5}}', "upcoming"),
    ('{"game": "cairn", "state": {"sea": ["a1", "a1"]}}', "a1"),
    ('{"game": "cairn", "state": {"result": {"how": "points", "winners": [0]}, "score": {"sea": 3}}}', ""),
    ("[" * 50_000, "JSON"),
    ('{"game": "cairn", "state": {"sea": ["\\ud800"]}}', ""),
    ("<script>alert(1)</script>", "JSON"),
]


@pytest.mark.parametrize(("text", "told"), BAD)
def test_what_is_wrong_is_said_and_nothing_is_opened(site: Site, text: str, told: str) -> None:
    part = site.post("/positions/preview", {"text": text})
    assert part.status_code == 200
    assert 'role="alert"' in part.text
    assert told in part.text
    assert "<script>" not in part.text
    refused = site.post("/positions/new", {"text": text, "do": "open", "seat-0": "me", "seat-1": "even"})
    assert refused.status_code == 400
    assert told in refused.text
    assert "<script>alert" not in refused.text


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_what_is_wrong_is_said_in_the_readers_language(site: Site, language: str) -> None:
    part = site.post(
        f"/positions/preview?lang={language}", {"text": '{"game": "cairn", "state": {"sea": ["a1", "a1"]}}'}
    )
    assert "Several shamans" not in part.text
    assert "a1" in part.text


def test_a_table_is_opened_with_it(site: Site) -> None:
    position = example("cairn")
    position["state"]["sea"] = ["c3", "a1"]
    form = {"text": json.dumps(position), "do": "open", "seat-0": "me", "seat-1": "open"}
    opened = site.post("/positions/new", form)
    assert opened.status_code == 303
    row = site.run(site.house.tables.look, opened.headers["location"].removeprefix("/tables/")).row
    assert row.position["state"]["sea"] == ["c3", "a1"]


def test_where_nothing_has_happened_the_journal_says_so(site: Site) -> None:
    form = {"text": json.dumps(example("root")), "do": "open", "seat-0": "me", "seat-1": "even"}
    address = site.post("/positions/new", form).headers["location"]
    assert "Nothing has happened yet." in site.get(address).text


def test_without_a_script_a_button_shows_it(site: Site) -> None:
    shown = site.post("/positions/new", {"text": json.dumps(example("cairn")), "do": "show"})
    assert shown.status_code == 200
    assert 'id="position-stage"' in shown.text
