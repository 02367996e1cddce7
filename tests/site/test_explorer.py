"""The explorer on a real site: what was played stands there in words, every move leads on, links are shared and bad
ones are told."""

import json
import re
from collections.abc import Iterator
from html import unescape
from typing import Any

import pytest

import nemeton
from nemeton.games.cairn import GAME
from nemeton.kernel.explorer import Explorer, Tried
from nemeton.site.view import explorer as view
from nemeton.site.view.explorer import MOST_STEPS, ExplorerWish, explored, explorer_page, percents
from nemeton.site.view.reader import Reader
from nemeton.site.view.workbench import packed
from tests.site.looking_back import VERA, Site, open_site

READER = Reader("", {}, "en", "token", "/explorer/cairn")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with open_site(tmp_path_factory.mktemp("site")) as opened:
        opened.as_visitor(VERA)
        yield opened


def moves_in(page: str) -> list[str]:
    """Where the moves of a page lead."""
    return [unescape(link) for link in re.findall(r'class="played-move" href="([^"]*)"', page)]


def position(seed: int = 3, **state: Any) -> str:
    found = nemeton.start("cairn", seed=seed).position()
    return packed({**found, "state": {**found["state"], **state}})


def answers(seed: int) -> int:
    """How many answers a deal begins with."""
    ask = nemeton.start("cairn", seed=seed).ask
    assert ask is not None
    return len(ask.options)


# Going on and back


def test_a_deal_shows_what_was_played_there(site: Site) -> None:
    page = site.get("/explorer/cairn")
    assert page.status_code == 200
    assert "games of the book have come by" in page.text
    assert len(moves_in(page.text)) == answers(1)
    assert 'data-answer="[&#34;move&#34;' in page.text
    assert 'class="hit' in page.text  # the board can be clicked, too
    assert 'id="go-back" role="link" aria-disabled="true"' in page.text


def test_every_move_leads_on_and_back_leads_back(site: Site) -> None:
    before = "/explorer/cairn?deal=5"
    for step in range(3):
        page = site.get(before).text
        after = moves_in(page)[0]
        assert after.startswith(f"{before}{'.' if step else '&go='}")
        back = re.search(r'id="go-back" href="([^"]*)"', site.get(after).text)
        assert back is not None
        assert unescape(back[1]) == before
        before = after


def test_a_position_is_explored_by_its_link_and_from_the_sandbox(site: Site) -> None:
    sandbox = site.get("/sandbox/cairn").text
    link = re.search(r'class="to-explorer" href="([^"]*)"', sandbox)
    assert link is not None
    page = site.get(unescape(link[1]))
    assert page.status_code == 200
    assert "Your position" in page.text
    on = site.get(moves_in(page.text)[0])
    assert on.status_code == 200
    assert re.search(r'id="to-sandbox" href="/sandbox/cairn\?position=', on.text)


def test_only_games_with_an_explorer_lead_to_one(site: Site) -> None:
    assert "to-explorer" in site.get("/rules/cairn").text
    for game in ("root", "inis", "spirit_island"):
        assert "to-explorer" not in site.get(f"/rules/{game}").text
        assert "to-explorer" not in site.get(f"/sandbox/{game}").text
        assert site.get(f"/explorer/{game}").status_code == 404
    assert site.get("/explorer/chess").status_code == 404


@pytest.mark.parametrize(
    ("language", "title", "told"),
    [("en", "Explorer", "Add a shaman"), ("ru", "Обозреватель", "Добавить шамана"), ("uk", "Оглядач", "Додати шамана")],
)
def test_it_is_told_in_every_language(site: Site, language: str, title: str, told: str) -> None:
    page = site.get(f"/explorer/cairn?lang={language}").text
    assert f"<h1>{title}" in page
    assert told in page
    assert "site.explorer" not in page


def test_a_finished_game_is_told(site: Site) -> None:
    over = position(
        score={"sea": 3, "forest": 0}, agenda=[], result={"how": "points", "winners": [0], "scores": [3, 0]}
    )
    page = site.get(f"/explorer/cairn?position={over}")
    assert page.status_code == 200
    assert moves_in(page.text) == []
    assert "Sea" in page.text


# Links that are none


@pytest.mark.parametrize("go", ["99", "0.99", "x", "0..1", "-1", "0.x", "٣", "0.", "1" * 40, "0 1"])
def test_a_way_that_breaks_off_is_told_and_the_position_kept(site: Site, go: str) -> None:
    page = site.get(f"/explorer/cairn?deal=5&go={go}")
    assert page.status_code == 400
    assert "This link breaks off" in page.text
    assert moves_in(page.text)


def test_a_way_has_an_end(site: Site) -> None:
    long = ".".join(["0"] * (MOST_STEPS + 1))
    assert f"more than {MOST_STEPS} moves" in site.get(f"/explorer/cairn?go={long}").text


@pytest.mark.parametrize(
    "query",
    [
        *(f"deal={deal}" for deal in ("0", "-1", "x", "1.5", "1000000", "9" * 400, "٣")),
        *(f"position={link}" for link in ("x", "!!!", "a" * 20_000, "A" * 5000)),
        f"position={packed({'game': 'root', 'state': {}})}",
        f"position={packed({'game': 'cairn', 'state': {}, 'nemeton': 99})}",
        f"position={packed({'game': 'cairn', 'state': {'sea': ['z9']}})}",
        "source=table:nosuchtable",
        "source=record:x&at=y",
    ],
)
def test_what_names_no_position_is_refused(site: Site, query: str) -> None:
    page = site.get(f"/explorer/cairn?{query}")
    assert page.status_code in (400, 404)
    assert 'role="alert"' in page.text
    assert "Traceback" not in page.text


# For programs


def test_a_program_gets_the_same(site: Site) -> None:
    told = site.get("/api/explorer/cairn?deal=5&go=0").json()
    page = site.get("/explorer/cairn?deal=5&go=0").text
    assert [one["go"] for one in told["answers"]] == [re.split("go=", link)[1] for link in moves_in(page)]
    assert told["games"] == sum(one["games"] for one in told["answers"])
    assert all(one["games"] == one["wins"] + one["losses"] + one["undecided"] for one in told["answers"])
    assert told["book"]["games"] >= told["games"]
    ask = nemeton.from_position(told["position"]).ask
    assert ask is not None
    assert ask.seat == told["seat"]
    for path, status in (("chess", 404), ("root", 404), ("cairn?go=99", 400), ("cairn?deal=x", 400)):
        answer = site.get(f"/api/explorer/{path}")
        assert (answer.status_code, "code" in answer.json()) == (status, True), path


def test_the_stack_tells_nothing() -> None:
    """Two positions that differ only in what lies face down look the same, with the same figures."""
    found = nemeton.start("cairn", seed=3).position()
    stack = found["state"]["stack"]
    pages = []
    for order in (stack, stack[::-1]):
        link = packed({**found, "state": {**found["state"], "stack": order}})
        shown = explored(ExplorerWish("cairn", position=link))
        pages.append([(one.text, one.games, one.judge) for one in shown.answers])
    assert pages[0] == pages[1]


# Figures


def test_bars_stand_for_the_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of four games with a move two were won, one lost, one undecided; the other moves have only the judge."""
    monkeypatch.setattr(GAME, "explorer", Explorer(lambda _state, ask: (Tried(ask.options[1], 4, 2, 1),), lambda: None))
    page = explorer_page(ExplorerWish("cairn"), READER)
    assert page.status == 200
    assert page.body.count("score-bar") == 1
    assert re.findall(r"width:(\d+)%", page.body) == ["50", "25", "25"]
    assert "Sea won 50 %, Forest won 25 %, undecided 25 %" in page.body
    assert page.body.count("Judge: ") == answers(1) - 1
    assert "There is no book here" in page.body


def test_without_a_book_the_judge_speaks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAME, "explorer", Explorer(lambda _state, _ask: (), lambda: None))
    page = explorer_page(ExplorerWish("cairn"), READER).body
    assert 'id="nothing-known"' in page
    assert "score-bar" not in page
    assert "Judge: " in page


@pytest.mark.parametrize("counts", [(1, 1, 1), (0, 0, 7), (199, 1, 0), (333, 333, 334), (1, 0, 6)])
def test_percents_make_a_hundred(counts: tuple[int, ...]) -> None:
    found = percents(counts)
    assert sum(found) == 100
    assert all(abs(percent - 100 * count / sum(counts)) < 1 for percent, count in zip(found, counts, strict=True))


def test_an_answer_on_the_board_is_one_of_the_list() -> None:
    """The drawing and the list name answers in the same way, so that a click on one finds the other."""
    page = explorer_page(ExplorerWish("cairn", "7", "", "0.1.0"), READER).body
    listed = {unescape(one) for one in re.findall(r'class="played-move" href="[^"]*" data-answer="([^"]*)"', page)}
    drawn = {unescape(one) for one in re.findall(r'class="hit[^>]*data-answer="([^"]*)"', page)}
    assert drawn == listed
    assert all(json.loads(one) for one in drawn)
    assert view.explored_book("cairn") is nemeton.rulebooks()["cairn"]
