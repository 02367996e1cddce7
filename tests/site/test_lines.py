"""Lines that somebody tries from a moment of a finished game: the tree in the address, a bot that goes on, files."""

import json
import re
from collections.abc import Iterator
from html import unescape

import pytest

from nemeton.site.view.lines import MOST_LINES, MOST_STEPS
from tests.site.finished import finished_table
from tests.site.looking_back import ROWAN, VERA, Site, open_site
from tests.site.test_film import played

pytestmark = pytest.mark.slow
GAMES = ("cairn", "inis", "root", "spirit_island")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with open_site(tmp_path_factory.mktemp("lines")) as opened:
        opened.as_visitor(ROWAN)
        yield opened


@pytest.fixture(scope="module")
def table(site: Site) -> str:
    return f"/tables/{finished_table(site, 'cairn')}/analysis/lines"


def links(page: str, css: str = "played-move") -> list[str]:
    """Where the answers of a page lead."""
    return [unescape(link) for link in re.findall(f'class="{css}" href="([^"]+)"', page)]


def tree_of(page: str) -> list[tuple[str, str]]:
    """The rows of the tree: how they are marked, and where they lead."""
    rows = re.findall(r'<li class="of-\d+([^"]*)" style="[^"]*"><a href="([^"]+)"', page)
    return [(marks.strip(), unescape(link)) for marks, link in rows]


def test_answers_grow_a_tree_that_its_address_holds(site: Site, table: str):
    begin = site.get(f"{table}?at=6").text
    first, second = links(begin)[:2]
    assert tree_of(begin) == []
    one = site.get(first).text
    further = links(one)[0]
    deep = site.get(further).text
    assert [marks for marks, _ in tree_of(deep)] == ["is-on-way", "is-here"]
    back = site.get(unescape(re.search(r'id="go-start" href="([^"]+)"', deep)[1])).text  # type: ignore[index]
    assert [marks for marks, _ in tree_of(back)] == ["", ""], "what was tried is still there"
    other = next(link for link in links(back) if link.endswith(second[second.index("go=") :]))
    both = site.get(other).text
    assert [marks for marks, _ in tree_of(both)] == ["", "", "is-here"]
    taken = links(both, "take-away")
    assert len(taken) == 3
    assert len(tree_of(site.get(taken[0]).text)) == 1, "an answer goes with all behind it"
    assert site.get(other).text == both, "the same address is the same tree"
    site.as_visitor(None)
    assert len(tree_of(site.get(other).text)) == 3, "whoever has the link sees it"
    site.as_visitor(ROWAN)


def test_a_bot_plays_on_to_the_end_of_the_turn(site: Site, table: str):
    page = site.get(f"{table}?at=6").text
    link = unescape(re.search(r'id="bot-on" href="([^"]+)"', page)[1])  # type: ignore[index]
    moved = site.get(link)
    assert moved.status_code == 303
    there = site.get(moved.headers["location"]).text
    assert tree_of(there)
    assert tree_of(there)[-1][0] == "is-here"


def test_other_chance_is_another_tree_and_the_same_each_time(site: Site, table: str):
    page = site.get(f"{table}?at=6").text
    link = unescape(re.search(r'id="other-luck" href="([^"]+)"', page)[1])  # type: ignore[index]
    other = site.get(link)
    assert other.status_code == 200
    assert "luck=1" in link
    assert site.get(links(other.text)[0]).text == site.get(links(other.text)[0]).text


def test_lines_are_taken_home(site: Site, table: str):
    page = site.get(links(site.get(f"{table}?at=6").text)[0])
    here = unescape(re.search(r'data-here="([^"]+)"', page.text)[1])  # type: ignore[index]
    data = site.get(f"{here}&as=json")
    assert "attachment" in data.headers["content-disposition"]
    told = data.json()
    assert (told["game"], told["moment"], len(told["lines"])) == ("cairn", 6, 1)
    assert told["lines"][0]["then"] == []
    assert sum(told["lines"][0]["chances"]) == pytest.approx(1, abs=0.01)
    text = site.get(f"{here}&as=text").text
    assert told["lines"][0]["text"] in text
    assert "%" in text


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
@pytest.mark.parametrize("game", GAMES)
def test_every_game_and_a_record_can_be_tried(site: Site, game: str, language: str):
    made = site.post("/replay", {"text": json.dumps(played(game, 5, 30).latest.record())})
    base = made.headers["location"].partition("?")[0]
    page = site.get(f"{base}/analysis/lines?at=20", accept_language=language)
    assert page.status_code == 200
    step = site.get(links(page.text)[0], accept_language=language)
    assert step.status_code == 200
    assert "is-here" in step.text
    assert f"{base}/analysis/lines?at=20" in site.get(f"{base}/analysis?at=20").text


@pytest.mark.parametrize(
    "query",
    [
        "lines=x",
        "lines=1_",
        "lines=-1",
        "lines=1..2",
        "lines=99999",
        "lines=" + "_".join(["1"] * (MOST_LINES + 1)),
        "lines=" + ".".join(["0"] * (MOST_STEPS + 1)),
        "lines=" + "0." * 4000,
        "luck=x",
        "luck=100",
        "luck=-1",
        "lines=٣",
        "go=9999",
        "at=99999",
        "at=x",
    ],
)
def test_damaged_links_are_refused_in_words(site: Site, table: str, query: str):
    at = "" if query.startswith("at=") else "at=6&"
    for more in ("", "&as=json", "&bot=yes"):
        answered = site.get(f"{table}?{at}{query}{more}")
        assert answered.status_code in (303, 400, 404), query
        assert "Traceback" not in answered.text


def test_a_line_that_leads_nowhere_is_gone_as_far_as_it_leads(site: Site, table: str):
    page = site.get(f"{table}?at=6&lines=0.9999_1&go=0.9999")
    assert page.status_code == 400
    assert "Move 2 of this link" in page.text
    assert [marks for marks, _ in tree_of(page.text)] == ["is-here", ""]


def test_a_running_game_is_not_tried(site: Site):
    running = finished_table(site, "root", answers=40)
    for person in (VERA, ROWAN, None):
        site.as_visitor(person)
        for more in ("", "&as=json", "&as=text", "&bot=yes"):
            assert site.get(f"/tables/{running}/analysis/lines?at=3{more}").status_code == 404
    site.as_visitor(ROWAN)
