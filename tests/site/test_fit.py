"""What fits a table: figures from our own series at a new table and in the lobby."""

import re
from pathlib import Path
from time import sleep
from typing import Any

import msgspec
import pytest

import nemeton
from nemeton.arena import wilson
from nemeton.bots.fit import FILE, FitRow, FitSeries, series_for
from nemeton.kernel import LANGUAGES
from nemeton.site.base.settings import settings_from
from nemeton.site.view.fitting import fit_told
from nemeton.site.web.app import create_app
from tests.site.serving import Guest, served


@pytest.mark.parametrize("game", ["root", "spirit_island"])
def test_the_figures_are_sound_and_name_what_the_game_has(game: str):
    found = msgspec.json.decode(FILE.read_bytes(), type=dict[str, tuple[FitSeries, ...]])[game]
    assert found
    for one in found:
        assert one.players in nemeton.rulebooks()[game].players
        assert list(one.rows) == sorted(one.rows, key=lambda row: -row.share)
        for row in one.rows:
            low, high = wilson(row.won, row.games)
            assert 0 <= row.won <= row.games <= one.games
            assert (row.low, row.high) == (round(100 * low, 1), round(100 * high, 1))


def test_the_nearest_series_of_the_same_kind_is_taken(tmp_path: Path):
    rows = (FitRow("a", 10, 5, 20.0, 80.0),)
    series = tuple(FitSeries(players, kind, "greedy", 10, "", rows) for players in (1, 4) for kind in ("", "foe"))
    file = tmp_path / "fit.json"
    file.write_bytes(msgspec.json.encode({"g": series}))
    assert series_for("g", 3, "foe", file) == series[3]
    assert series_for("g", 2, "", file) == series[0]
    assert series_for("g", 2, "other", file) is None
    assert series_for("h", 2, "", file) is None
    assert series_for("g", 2, "", tmp_path / "missing.json") is None


def test_what_speaks_against_a_faction_is_said():
    """Of two players one is the Marquise: whose reach falls short beside her stands behind the others (Law 5.2)."""
    book = nemeton.rulebooks()["root"]
    told = fit_told(book, 2, {"seat_1": "marquise"}, "en")
    assert told is not None
    assert not told.is_near
    fits = [line.text for line in told.lines if not line.why_not]
    assert {*fits} == {
        *("Marquise de Cat", "Lord of the Hundreds", "Underground Duchy", "Eyrie Dynasties", "Keepers in Iron")
    }
    assert [line.text for line in told.lines if line.is_taken] == ["Marquise de Cat"]
    assert [line.text for line in told.lines][: len(fits)] == fits
    assert "reach" in told.lines[-1].why_not


def test_games_without_factions_have_no_figures():
    for game in ("cairn", "inis"):
        book = nemeton.rulebooks()[game]
        assert fit_told(book, max(book.players), {}, "en") is None


def test_against_an_adversary_other_figures_are_shown():
    book = nemeton.rulebooks()["spirit_island"]
    alone, against = (fit_told(book, 1, {"adversary": name}, "en") for name in ("none", "england"))
    assert alone is not None
    assert against is not None
    assert (alone.series.kind, against.series.kind) == ("", "adversary")
    assert sum(row.won for row in alone.series.rows) > sum(row.won for row in against.series.rows)


@pytest.mark.slow
def test_a_new_table_and_its_lobby_show_them(tmp_path: Path):
    with served(create_app(settings_from({"NEMETON_BOTS": "1"}, tmp_path))) as address:
        guest = Guest(address, name="Vera")
        for language in LANGUAGES:
            page = guest.client.get(f"{address}/tables/new?game=root&lang={language}").text
            shown = re.search(r'<details class="[^"]*fit".*?</details>', page, re.DOTALL)
            assert shown
            assert shown[0].count("<tr") == 12, "a head and eleven factions"
            assert "site-fit" not in shown[0]
        assert 'id="fit"' not in guest.client.get(f"{address}/tables/new?game=cairn").text
        for path in ("root?players=9", "root?players=x", "root?players=", "cairn?players=2", "nothing?players=2"):
            assert guest.client.get(f"{address}/fit/{path}").status_code == 404
        for path in ("root?players=4", "root"):
            assert guest.client.get(f"{address}/fit/{path}").text.count("<tr") == 12
        draft: dict[str, Any] = {
            "game": "root",
            "players": "2",
            "seat-0": "me",
            "seat-1": "bot-level:1",
            "option-setup": "advanced",
        }
        table = guest.post("/tables/new", **draft, drawn_for="root", pace="live", door="private", open="yes")
        page = guest.client.get(str(table.headers["location"]), follow_redirects=True).text
        for _ in range(600):
            if "/fit/root?players=2" in page:
                break
            sleep(0.1)
            page = guest.client.get(str(table.headers["location"]), follow_redirects=True).text
        assert "/fit/root?players=2" in page, "who drafts is told where figures are"
        lobby = guest.post("/friends", game="root", name="Vera")
        assert 'id="fit"' in guest.client.get(str(lobby.headers["location"]), follow_redirects=True).text
