"""Replay: any moment of any game, with the eyes that one may use; records that leave and come in; going on."""

import gzip
import json
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import nemeton
from nemeton.games import GAMES
from nemeton.kernel import Phrase
from nemeton.kernel.values import to_json
from nemeton.site.storage import Person
from nemeton.site.tables.wishes import SeatWish, TableWish
from nemeton.site.visitors.people import bot_level
from tests.kernel.parlour.book import PARLOUR
from tests.site.looking_back import ROWAN, VERA, Site, open_site

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with open_site(tmp_path_factory.mktemp("site")) as opened:
        yield opened


@pytest.fixture(scope="module")
def finished(site: Site) -> str:
    return site.table()


@pytest.fixture(scope="module")
def running(site: Site) -> str:
    return site.table(answers=12)


def record_of(site: Site, table_id: str) -> dict[str, Any]:
    return json.loads(site.get(f"/tables/{table_id}/record").content)  # type: ignore[no-any-return]


# Who sits there


@pytest.mark.parametrize("language", ["en", "ru"])
def test_bots_are_called_after_their_seats(site: Site, language: str) -> None:
    """Three bots of Root are three factions, in the replay and in its journal, with their strength beside them."""
    seats = [SeatWish("me"), *[SeatWish("bot", "greedy")] * 3]
    chosen = {"seat_1": "vagabond", "seat_2": "marquise", "seat_3": "eyrie", "seat_4": "alliance"}
    wish = TableWish(game="root", seats=seats, options=chosen)
    table_id = site.run(site.house.tables.open, Person(id=VERA, name="Vera", preferences={}), wish)
    site.as_visitor(VERA)
    page = site.get(f"/tables/{table_id}/replay?lang={language}").text
    names = re.findall(
        r'<div class="line-1"><span class="name">([^<]*)</span><small class="wide">([^<]*)</small>', page
    )
    factions = [
        nemeton.rulebooks()["root"].words(language).say(Phrase(f"root.seat.{name}")) for name in chosen.values()
    ]
    bot = "bot" if language == "en" else "бот"
    assert [name for name, _ in names] == ["Vera", *(f"{name} ({bot})" for name in factions[1:])]
    assert names[0][1] == factions[0]
    assert {beside for _, beside in names[1:]} == {bot_level("greedy", "root", language)}


def test_the_record_tells_people_from_bots(site: Site, finished: str) -> None:
    told = record_of(site, finished)["table"]
    assert told["bots"] == ["", ""]
    assert len(told["names"]) == 2


# Moments


def test_each_moment_is_the_game_after_so_many_answers(site: Site, finished: str) -> None:
    """Whatever order the moments are asked for in, each is the game replayed from the start."""
    timeline = site.run(site.timeline, finished)
    record = timeline.latest.record()
    numbers = list(range(timeline.last + 1))
    Random(1).shuffle(numbers)
    for number in numbers:
        segment = record["segments"][0]
        whole = {key: value for key, value in record.items() if key != "result"}
        expected = nemeton.load({**whole, "segments": [{**segment, "answers": segment["answers"][:number]}]})
        assert timeline.at(number).state == expected.state


def test_a_timeline_grows_with_its_table_and_follows_an_undo(site: Site) -> None:
    """A taken-back answer is a moment of its own; journal lines lead to where they were told."""
    table_id = site.table(answers=3)
    tables = site.house.tables
    before = site.run(site.timeline, table_id).last
    table = site.run(tables.look, table_id)
    seat = next(seat for seat in range(2) if table.game.undoable(seat))
    site.run(tables.undo, table_id, seat)
    timeline = site.run(site.timeline, table_id)
    assert timeline.last == before + 1
    assert timeline.at(timeline.last).state == timeline.at(before - 1).state
    undone = [line for line in timeline.journal if line.entry.kind == "kernel.undo"]
    assert [line.moment for line in undone] == [before + 1]
    for line in timeline.journal:
        assert line.entry in timeline.at(line.moment).journal
        assert line.moment == 0 or line.entry not in timeline.at(line.moment - 1).journal or line.moment == before + 1


def test_the_page_shows_the_moment_and_links_to_the_next(site: Site, finished: str) -> None:
    site.as_visitor(None)
    page = site.get(f"/tables/{finished}/replay?at=4").text
    assert page.count("<h1") == 1
    assert f"/tables/{finished}/replay?at=5" in page
    assert f"/tables/{finished}/replay?at=3" in page
    assert 'data-number="4"' in page
    assert "<svg" in page


def test_a_fragment_is_no_page(site: Site, finished: str) -> None:
    part = site.get(f"/tables/{finished}/replay?at=4", hx_request="true")
    assert part.status_code == 200
    assert "<html" not in part.text
    assert 'id="slider"' in part.text
    assert part.headers["cache-control"] == "no-store"
    assert "hx-request" in part.headers["vary"]
    assert (
        "<html"
        in site.get(f"/tables/{finished}/replay?at=4", hx_request="true", hx_history_restore_request="true").text
    )


@pytest.mark.parametrize(
    "query", ["at=-1", "at=9999", "at=x", "at=1e3", "at=٣", "eyes=7", "eyes=cat", "at=99999999999999999999"]
)
def test_moments_and_eyes_that_are_not_there(site: Site, finished: str, query: str) -> None:
    assert site.get(f"/tables/{finished}/replay?{query}").status_code in (400, 404)


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_every_language_has_its_words(site: Site, finished: str, running: str, language: str) -> None:
    for path in (
        f"/tables/{finished}/replay?at=3&lang={language}",
        f"/tables/{running}/replay?lang={language}",
        f"/replay?lang={language}",
    ):
        page = site.get(path)
        assert page.status_code == 200
        assert f'<html lang="{language}"' in page.text


# Whose eyes


def test_while_a_game_runs_everybody_has_their_own_eyes(site: Site, running: str) -> None:
    for person, may, may_not in (
        (VERA, ("", "0"), ("1", "all", "public")),
        (ROWAN, ("", "1"), ("0", "all")),
        (None, ("", "public"), ("0", "1", "all")),
    ):
        site.as_visitor(person)
        for eyes in may:
            assert site.get(f"/tables/{running}/replay?eyes={eyes}").status_code == 200
        for eyes in may_not:
            assert site.get(f"/tables/{running}/replay?eyes={eyes}").status_code == 403


def test_when_it_is_over_all_eyes_are_open(site: Site, finished: str) -> None:
    site.as_visitor(None)
    for eyes in ("", "all", "public", "0", "1"):
        assert site.get(f"/tables/{finished}/replay?eyes={eyes}").status_code == 200


def test_the_picture_of_a_running_game_shows_no_stone_of_the_stack(site: Site, running: str) -> None:
    stack = [stone.card for stone in site.run(site.house.tables.look, running).game.state.stack]
    assert stack
    for person in (VERA, ROWAN, None):
        site.as_visitor(person)
        for number in (0, 5, 12):
            page = site.get(f"/tables/{running}/replay?at={number}").text
            board = page[page.index('class="stage"') : page.index('class="seats"')]
            assert not [stone for stone in stack if f'id="{stone}"' in board]


# Records that leave


@pytest.mark.parametrize(("person", "view"), [(VERA, 0), (ROWAN, 1), (None, "public")])
def test_a_running_game_gives_only_a_view(site: Site, running: str, person: str | None, view: Any) -> None:
    """No seed, no nonce of anybody, no commitment's secret, no hidden stone: only what this seat saw."""
    site.as_visitor(person)
    response = site.get(f"/tables/{running}/record")
    table = site.run(site.house.tables.look, running)
    record = json.loads(response.content)
    assert record["view"] == view
    assert record["game"] == "cairn"
    assert len(record["moments"]) == 13
    assert table.row.seed not in response.text
    assert "segments" not in record
    assert "chance" not in response.text
    assert not re.search(r'"(seed|sealed|nonces)"', response.text)
    for moment in record["moments"]:
        tucked = moment["position"].get("tucked", 0)
        stack = moment["position"]["stack"]
        assert stack
        assert not any(stack[: len(stack) - tucked])
    told = [entry["kind"] for moment in record["moments"] for entry in moment["journal"]]
    assert told == [entry.kind for entry in table.game.journal]


def test_a_view_holds_no_card_that_the_seat_does_not_know(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """Shown with the kernel's test game, which hides hands, packets, the deck and the cellar."""
    monkeypatch.setitem(GAMES, "parlour", PARLOUR)
    table_id = site.table(answers=9, game="parlour")
    timeline = site.run(site.timeline, table_id)
    assert not timeline.latest.over
    secrets = 0
    for person, seat in ((VERA, 0), (ROWAN, 1), (None, -1)):
        site.as_visitor(person)
        moments = record_of(site, table_id)["moments"]
        for number, moment in enumerate(moments):
            state = timeline.at(number).state
            zones = [state.deck, state.cellar, *state.hands, *state.packets]
            hidden = {card.card for zone in zones for card in zone if not card.is_known_to(seat)}
            told = set(re.findall(r'"([a-z]+-\d+)"', json.dumps(moment["position"])))
            assert not told & hidden
            secrets += len(hidden)
    assert secrets


def test_a_finished_game_gives_its_whole_record(site: Site, finished: str) -> None:
    record = record_of(site, finished)
    row = site.run(site.house.tables.look, finished).row
    assert nemeton.load(record).over
    assert record["table"]["seed"] == row.seed
    assert record["table"]["nonces"] == ["heather", "lichen"]


# Records that come in


def test_a_record_that_was_sent_in_can_be_looked_at(site: Site, finished: str) -> None:
    content = site.get(f"/tables/{finished}/record").content
    for data, file in (({}, content), ({}, gzip.compress(content)), ({"text": content.decode()}, None)):
        sent = site.post("/replay", data, file)
        assert sent.status_code == 303, sent.text
        page = site.get(sent.headers["location"] + "?at=2&eyes=1")
        assert page.status_code == 200
        assert "Vera" in page.text
        assert site.get(sent.headers["location"] + "/record").status_code == 200


def test_what_was_sent_in_survives_a_restart(tmp_path: Path) -> None:
    with open_site(tmp_path) as first:
        sent = first.post("/replay", {"text": json.dumps(nemeton.start("cairn", seed=4).record())}).headers["location"]
    with open_site(tmp_path) as second:
        assert second.get(sent).status_code == 200


def damaged(record: dict[str, Any]) -> Iterator[bytes]:
    """A record broken in many ways."""
    text = json.dumps(record).encode()
    rng = Random(2)
    yield from (
        b"",
        b"   ",
        b"null",
        b"[]",
        b"1e999",
        b"{}",
        b'"\\ud800"',
        b"\xff\xfe\x00",
        b"[" * 100_000,
        b'{"nemeton": 1}',
    )
    yield from (
        b'{"nemeton": 1, "game": "cairn"}',
        b'{"nemeton": 1, "game": ["cairn"], "segments": [{}]}',
        b"9" * 10_000,
    )
    yield from (
        gzip.compress(text)[:-20],
        b"\x1f\x8b nothing",
        gzip.compress(b"0" * 30_000_000),
        text[: len(text) // 2],
    )
    for _ in range(25):
        at, byte = rng.randrange(len(text)), rng.randrange(32, 127)
        yield text[:at] + bytes([byte]) + text[at + 1 :]
    plain: list[Any] = [None, -1, "x", [], {}, [[]], {"a": 1}, 10**30, True, 1.5]
    for key in (*record, "x"):
        for other in plain:
            yield json.dumps({**record, key: other}).encode()
    segment = record["segments"][0]
    odd: list[Any] = [None, -1, "x", [], {}, [[]], [None], [[0]], [[9, "x"]], 10**30, {"seed": 1}]
    odd.append({"sealed": "zz", "nonces": [], "commitment": ""})
    for key in segment:
        for value in odd:
            yield json.dumps({**record, "segments": [{**segment, key: value}]}).encode()
    yield json.dumps({**record, "segments": [{**segment, "answers": segment["answers"] * 400}]}).encode()


@pytest.mark.slow
def test_damaged_records_are_refused_and_never_break_the_site(site: Site, finished: str) -> None:
    for content in damaged(record_of(site, finished)):
        if len(content) > 900_000:
            continue
        for path in ("/replay", "/verify"):
            status = site.post(path, {}, content).status_code
            assert status in (200, 303, 400), (path, status, content[:200])


def test_a_huge_upload_is_refused(site: Site) -> None:
    assert site.post("/replay", {}, b"[" + b"0," * 2_000_000 + b"0]").status_code == 413


def test_a_view_is_told_apart_from_a_record(site: Site, running: str) -> None:
    site.as_visitor(VERA)
    view = site.get(f"/tables/{running}/record").content
    refused = site.post("/replay", {}, view)
    assert refused.status_code == 400
    assert "view" in refused.text


def test_text_in_a_record_is_escaped(site: Site, finished: str) -> None:
    record = record_of(site, finished)
    record["table"]["names"] = ["<script>x</script>", "<b>y</b>"]
    page = site.get(site.post("/replay", {"text": json.dumps(record)}).headers["location"]).text
    assert "<script>x" not in page
    assert "<b>y" not in page
    assert "&lt;script&gt;x" in page


def test_a_form_without_its_token_changes_nothing(site: Site) -> None:
    assert site.client.post("/replay", data={"text": "{}"}).status_code == 403
    assert site.client.post("/tables/new-from", data={"source": "x"}).status_code == 403


# Going on from a moment


def test_a_table_goes_on_from_a_moment_of_a_finished_game(site: Site, finished: str) -> None:
    """The new table has the position of that moment and can be played; the old one stays as it was."""
    site.as_visitor(VERA)
    before = record_of(site, finished)
    opened = site.post("/tables/new-from", {"source": f"table:{finished}", "at": "6", "seat-0": "me", "seat-1": "open"})
    assert opened.status_code == 303, opened.text
    table_id = opened.headers["location"].removeprefix("/tables/")
    table = site.run(site.house.tables.look, table_id)
    assert table.row.stage == "waiting"
    assert table.row.position == site.run(site.timeline, finished).at(6).position()
    site.run(site.house.tables.sit, table_id, 1, table_person(site))
    game = site.run(site.house.tables.look, table_id).game
    assert game.position()["state"] == table.row.position["state"]
    site.run(site.house.tables.answer, table_id, game.ask.seat, game.ask.id, to_json(game.ask.options[0]))
    assert site.run(site.house.tables.look, table_id).row.number == 1
    assert record_of(site, finished) == before


def table_person(site: Site) -> Any:
    from nemeton.site.storage import Person

    return Person(id=ROWAN, name="Rowan", preferences={})


def test_nobody_goes_on_from_what_is_hidden_from_them(site: Site, running: str) -> None:
    for person in (VERA, None):
        site.as_visitor(person)
        refused = site.post(
            "/tables/new-from", {"source": f"table:{running}", "at": "3", "seat-0": "me", "seat-1": "even"}
        )
        assert refused.status_code == 403
        assert site.get(f"/positions/new?source=table:{running}&at=3").status_code == 403
        assert "hidden from you" in site.get(f"/tables/{running}/replay?at=3").text


def test_nobody_goes_on_from_the_end(site: Site, finished: str) -> None:
    site.as_visitor(VERA)
    assert (
        site.post("/tables/new-from", {"source": f"table:{finished}", "seat-0": "me", "seat-1": "even"}).status_code
        == 403
    )


@pytest.mark.parametrize(
    "source", ["", "table:", "table:nope", "record:nope", "cat:1", "table:../x", "record:" + "x" * 500]
)
def test_sources_that_are_not_there(site: Site, source: str) -> None:
    site.as_visitor(VERA)
    assert site.post("/tables/new-from", {"source": source, "at": "1"}).status_code == 404


def test_seats_that_nobody_can_take(site: Site, finished: str) -> None:
    site.as_visitor(VERA)
    refused = site.post(
        "/tables/new-from", {"source": f"table:{finished}", "at": "2", "seat-0": "cat", "seat-1": "even"}
    )
    assert refused.status_code == 400
