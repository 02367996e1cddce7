"""The end of a game: its page, what is counted, the picture to share. Nothing of it is told while a game runs."""

import gzip
import json
import re
from collections.abc import Iterator
from html import unescape

import pytest

import nemeton
import nemeton.files
from nemeton.kernel import LANGUAGES
from nemeton.site.archive.chronicles import Chronicles
from nemeton.site.archive.records import timeline_of
from nemeton.site.archive.replays import replay_of_record
from nemeton.site.archive.stories import TableStory
from nemeton.site.base.errors import SiteError
from nemeton.site.view.ending import end_page_of, figures_part
from nemeton.site.view.reader import Reader
from tests.site.finished import TABLES, finished_table
from tests.site.looking_back import ROWAN, VERA, Site, open_site

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with open_site(tmp_path_factory.mktemp("site")) as opened:
        yield opened


@pytest.fixture(scope="module")
def tables(site: Site) -> dict[str, str]:
    """A finished table of each game."""
    return {game: finished_table(site, game) for game in TABLES}


@pytest.fixture(scope="module")
def running(site: Site) -> str:
    return finished_table(site, "root", answers=40)


def ended_page(site: Site, table: str, language: str = "en") -> str:
    """The page of a game's end, with everything counted."""
    site.as_visitor(VERA)
    for _ in range(60):
        page = site.get(f"/tables/{table}/end", accept_language=language)
        assert page.status_code == 200
        if "hx-get" not in page.text:
            return page.text
        site.get(f"/tables/{table}/end/figures")
    raise AssertionError("it is still being counted")


@pytest.mark.parametrize("game", [*TABLES])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_tells_who_won_why_and_how_it_went(site: Site, tables: dict[str, str], game: str, language: str):
    page = ended_page(site, tables[game], language)
    table = site.run(site.house.tables.look, tables[game])
    assert 'class="turn-chart"' in page
    assert 'class="band-chart"' in page
    assert 'class="why"' in page
    assert f'href="/rules/{game}#' in page
    for seat, score in enumerate(table.game.result.scores):
        assert f'class="name of-{seat + 1}' in page or f"of-{seat + 1}" in page
        assert f">{score}<" in page
    rows = re.findall(r'<th scope="row">\d+</th>', page)
    assert len(rows) >= 2 * table.game.state.turn, "both charts have their table"
    averages = re.findall(r"<td>\d+ \(\D+(\d+[.,]\d)\)", page)
    assert all((language == "en") == ("." in one) for one in averages)
    assert averages or game != "root", "the luck of the dice is told"


def test_key_moments_lead_into_the_replay(site: Site, tables: dict[str, str]):
    page = ended_page(site, tables["root"])
    links = re.findall(r'<a class="flag" href="([^"]+)"', page)
    assert 3 <= len(set(links)) <= 6
    for link in links:
        assert site.get(unescape(link)).status_code == 200


def test_what_was_counted_is_kept(site: Site, tables: dict[str, str]):
    """The second time nobody counts: what the database holds is enough."""
    ended_page(site, tables["cairn"])
    again = Chronicles(site.house.database, None, None)  # type: ignore[arg-type]

    async def nobody_tells() -> TableStory:
        raise AssertionError("it is counted again")

    found = site.run(again.of, tables["cairn"], nobody_tells)
    assert found == site.run(site.house.chronicles.of, tables["cairn"], nobody_tells)
    assert found is not None


def test_a_game_that_cannot_be_counted_says_so(site: Site, monkeypatch: pytest.MonkeyPatch):
    """Who won is told all the same."""
    table_id = finished_table(site, "cairn", seed=2)

    async def refuse(*_given: object) -> bytes:
        raise SiteError("site/takes_too_long", seconds=10)

    monkeypatch.setattr(site.house.jobs, "do", refuse)
    site.as_visitor(VERA)
    page = site.get(f"/tables/{table_id}/end").text
    assert "cannot be counted" in page
    assert "<h1>" in page
    assert "turn-chart" not in page


# While it runs


@pytest.mark.parametrize("path", ["end", "end/figures", "picture.svg"])
def test_a_running_game_tells_nothing(site: Site, running: str, path: str):
    for person in (VERA, ROWAN, None):
        site.as_visitor(person)
        assert site.get(f"/tables/{running}/{path}").status_code == 404


# The picture


@pytest.mark.parametrize("game", [*TABLES])
def test_the_picture_shows_the_result(site: Site, tables: dict[str, str], game: str):
    site.as_visitor(None)
    answer = site.get(f"/tables/{tables[game]}/picture.svg")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert "Vera" in answer.text
    result = site.run(site.house.tables.look, tables[game]).game.result
    assert all(f">{score}</text>" in answer.text for score in result.scores)
    assert len(answer.content) < 3_000_000
    assert "<script" not in answer.text


def test_a_link_to_the_end_unfurls(site: Site, tables: dict[str, str]):
    page = ended_page(site, tables["inis"])
    found = dict(re.findall(r'<meta property="(og:\w+)" content="([^"]*)">', page))
    assert found["og:image"].endswith(f"/tables/{tables['inis']}/picture.svg")
    assert found["og:image"].startswith("http")
    assert found["og:description"]


# Lists and looking back


@pytest.mark.parametrize("language", LANGUAGES)
def test_lists_tell_who_won_and_by_what(site: Site, tables: dict[str, str], language: str):
    """The same sentence as at the table."""
    site.as_visitor(VERA)
    for game, table_id in tables.items():
        headline = re.search(r"<h1>(.*?)</h1>", ended_page(site, table_id, language), re.DOTALL)
        assert headline
        told = unescape(re.sub(r"<[^>]+>", "", headline[1]))
        assert told in unescape(site.get("/me", accept_language=language).text), game
    mine = site.get("/me", accept_language=language).text
    lost = [game for game in tables if site.run(site.house.tables.look, tables[game]).game.result.winners != (0,)]
    assert mine.count('class="outcome lost"') >= len(lost), "an island that is lost is no draw"
    home = site.get("/", accept_language=language).text
    assert home.count("/end") == 3, "the latest three"


# Of records that were sent in


@pytest.fixture(scope="module")
def records(site: Site, tables: dict[str, str]) -> dict[str, str]:
    """The addresses of records of these tables, sent in by somebody."""
    site.as_visitor(None)
    found = {}
    for game, table_id in tables.items():
        content = site.get(f"/tables/{table_id}/record").content
        found[game] = str(site.post("/replay", {}, gzip.compress(content)).headers["location"])
    return found


@pytest.mark.parametrize("game", [*TABLES])
def test_a_record_tells_its_end_as_its_table_does(
    site: Site, tables: dict[str, str], records: dict[str, str], game: str
):
    """Who won and why, the chart, points, figures and key moments are the same; links stay with the record."""
    there = ended_page(site, tables[game])
    site.as_visitor(None)
    page = site.get(f"{records[game]}/end").text
    for part in (r"<h1>.*?</h1>", r'<div class="why">.*?</div>', r'<table class="numbers">.*?</table>'):
        assert re.findall(part, page, re.DOTALL) == re.findall(part, there, re.DOTALL) != []
    drawn = re.compile(r'<polyline points="[^"]*"/>|<polygon class="band[^>]*>')
    assert drawn.findall(page) == drawn.findall(there) != []
    links = [unescape(link) for link in re.findall(r'<a class="(?:flag|button|button quiet)" href="([^"]+)"', page)]
    assert len([link for link in links if link.startswith(records[game])]) >= 4
    assert not [link for link in links if "/tables/" in link]
    for link in (link for link in links if link.startswith(records[game])):
        assert site.get(link).status_code == 200, link
    assert f'href="{records[game]}/end"' in site.get(records[game]).text


def test_a_long_record_is_counted_after_its_page(site: Site, records: dict[str, str], monkeypatch: pytest.MonkeyPatch):
    """The page is there at once; what is counted comes by itself."""
    monkeypatch.setattr("nemeton.site.view.ending.COUNTED_AT_ONCE", -1)
    body = site.run(site.house.uploads.find, records["cairn"].rpartition("/")[2])
    replay = replay_of_record("x", nemeton.files.unpack(body), timeline_of(nemeton.files.unpack(body)))
    reader = Reader("", {}, "en", "", "/")
    assert 'hx-get="/replay/x/end/figures"' in end_page_of(replay, reader, "")
    assert "turn-chart" in figures_part(replay, reader)
    assert "turn-chart" in end_page_of(replay, reader, "")


def test_a_record_that_stops_before_the_end_has_no_winner(site: Site):
    game = nemeton.start("cairn", seed=1)
    game.answer(game.asks[0].options[0])
    address = site.post("/replay", {"text": json.dumps(game.record())}).headers["location"]
    for path in ("end", "end/figures", "picture.svg"):
        assert site.get(f"{address}/{path}").status_code == 404
    page = site.get(address).text
    assert f"{address}/end" not in page
    assert f"{address}/analysis" in page


@pytest.mark.parametrize("path", ["end", "end/figures", "picture.svg", "analysis", "analysis/mistakes"])
def test_a_record_that_is_not_there(site: Site, path: str):
    assert site.get(f"/replay/{'0' * 32}/{path}").status_code == 404
