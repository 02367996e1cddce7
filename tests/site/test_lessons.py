"""Lessons at the site: only what is awake is taken, how far somebody has come is kept, and nobody can come where no way
leads. Without scripts too."""

import re
from collections.abc import Iterator
from html import unescape
from itertools import chain
from pathlib import Path

import pytest

from nemeton.games.lessons import lessons_of
from nemeton.kernel import LANGUAGES
from nemeton.site.base.settings import settings_from
from nemeton.site.view.lessons import lesson_pieces, path_read, path_written
from nemeton.site.web.app import create_app
from tests.games.test_lessons import BOOKS
from tests.site.serving import Guest, served

pytestmark = pytest.mark.slow

MOVING = "/learn/cairn/moving"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    data = tmp_path_factory.mktemp("site")
    with served(create_app(settings_from({"NEMETON_LIMITS": "0", "NEMETON_BOTS": "1"}, data))) as address:
        yield address


def test_a_lesson_without_scripts(site: str):
    guest = Guest(site)
    assert "Begin" in guest.get("/learn/cairn").text
    page = guest.get(MOVING).text
    assert f'action="{MOVING}/start/next"' in page
    assert "/tables/" not in page, "the page of a lesson leads to a table"
    told = guest.post(f"{MOVING}/start/next")
    assert told.headers["location"] == f"{MOVING}/0"
    # What is legal but asleep changes nothing, and is answered kindly.
    page = guest.post(f"{MOVING}/0-0/answer", 409, option='["add","d1"]').text
    assert "this lesson wants something else" in page
    assert 'data-at="0-0"' in page
    assert guest.post(f"{MOVING}/0-0/answer", option='["move","c1","c2"]').headers["location"] == f"{MOVING}/0-0-0"
    assert guest.post(f"{MOVING}/0-0-0/back").headers["location"] == f"{MOVING}/0-0"
    # One cannot read on where something is to be done, nor answer where one reads.
    guest.post(f"{MOVING}/0-0/next", 409)
    guest.post(f"{MOVING}/start/answer", 409, option='["move","c1","c2"]')
    # What a table could do and a lesson cannot leads back.
    assert guest.post(f"{MOVING}/0-0/resign").headers["location"] == f"{MOVING}/0-0"
    assert guest.get(f"{MOVING}/0-0/replay", 303).headers["location"] == f"{MOVING}/0-0"


def test_how_far_somebody_has_come_is_kept(site: str):
    guest, other = Guest(site), Guest(site)
    for path, deed in (("start", "next"), ("0", "next")):
        guest.post(f"{MOVING}/{path}/{deed}")
    assert f'href="{MOVING}/0-0"' in guest.get("/learn/cairn").text
    assert f'href="{MOVING}/0-0"' in guest.get("/").text
    assert f'href="{MOVING}/0-0"' not in other.get("/learn/cairn").text
    guest.post(f"{MOVING}/0-0-0-0-0/answer", option='["move","e1","e2"]')
    page = guest.get("/learn/cairn").text
    assert page.count('class="panel is-done"') == 1
    assert "1 of 5" in page
    assert "/learn/cairn/jumping" in guest.get("/").text
    # Gone through once more, it stays done.
    guest.post(f"{MOVING}/start/next")
    page = guest.get("/learn/cairn").text
    assert page.count('class="panel is-done"') == 1
    assert f'href="{MOVING}/0"' in page


@pytest.mark.parametrize(
    "path",
    [
        "/learn/chess",
        "/learn/cairn/flying",
        f"{MOVING}/9",
        f"{MOVING}/0-0-0-0-0-0-0",
        f"{MOVING}/-1",
        f"{MOVING}/0-٣",
        f"{MOVING}/x",
        f"{MOVING}/{'0-' * 500}0",
        f"{MOVING}/0-0-0-0-2",
    ],
)
def test_where_no_way_leads(site: str, path: str):
    assert Guest(site).get(path, 404).status_code == 404


@pytest.mark.parametrize("option", ["", "[", "[" * 2000, "9" * 5000, "null", '["move","c1","c2",1]', '"\\ud800"'])
def test_an_odd_answer_changes_nothing(site: str, option: str):
    answer = Guest(site).post(f"{MOVING}/0-0/answer", None, option=option)
    assert answer.status_code in (400, 409)


def test_a_first_game_begins(site: str):
    guest = Guest(site)
    address = guest.post("/learn/cairn/play").headers["location"]
    assert re.fullmatch(r"/tables/[\w-]+", address)
    assert "bot" in guest.get(address).text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_lesson_is_shown_at_its_beginning_and_its_end(site: str, language: str):
    guest = Guest(site, language)
    for book in BOOKS.values():
        for lesson in lessons_of(book):
            begin = guest.get(f"/learn/{lesson.game}/{lesson.name}").text
            assert begin.count('id="lesson-say"') == 1
            end = guest.get(f"/learn/{lesson.game}/{lesson.name}/{path_written(lesson.first_path)}").text
            assert 'class="lesson-laws"' in end
            assert 'data-awake="[]"' in end


def test_on_the_board_only_what_is_awake_can_be_chosen():
    """All answers stand in the list, most of them asleep; the board shows the awake ones alone."""
    book = BOOKS["root"]
    lesson = next(lesson for lesson in lessons_of(book) if lesson.name == "map_and_rule")
    _, pieces, _ = lesson_pieces(lesson, (0, 0, 0), "en", "vera", "Vera")
    page = "".join(chain.from_iterable(pieces))
    hits = re.findall(r'class="hit[^>]*data-answer="([^"]+)"', page)
    assert {unescape(hit) for hit in hits} == {'["move",2,10,3]'}
    assert len(set(re.findall(r'<button[^>]*data-answer="([^"]+)"', page))) > 20


def test_others_in_a_lesson_are_called_what_they_play():
    """Nobody sits there, which is no reason to tell of players who have left the site."""
    lesson = next(lesson for lesson in lessons_of(BOOKS["root"]) if lesson.name == "battle")
    _, pieces, _ = lesson_pieces(lesson, lesson.first_path, "en", "vera", "Vera")
    names = re.findall(r'class="name user-text" title="([^"]+)"', "".join(chain.from_iterable(pieces)))
    assert names == ["Vera", "Eyrie"]


def test_paths_are_written_and_read():
    for book in BOOKS.values():
        for lesson in lessons_of(book):
            assert path_read(path_written(lesson.first_path), lesson) == lesson.first_path
            assert path_read("start", lesson) == ()


def test_progress_outlives_a_restart(tmp_path: Path):
    with served(create_app(settings_from({"NEMETON_LIMITS": "0", "NEMETON_BOTS": "1"}, tmp_path))) as address:
        guest = Guest(address)
        guest.post(f"{MOVING}/start/next")
        cookies = dict(guest.client.cookies)
    with served(create_app(settings_from({"NEMETON_LIMITS": "0", "NEMETON_BOTS": "1"}, tmp_path))) as address:
        again = Guest(address)
        again.client.cookies.clear()
        again.client.cookies.update(cookies)
        assert f'href="{MOVING}/0"' in again.get("/learn/cairn").text, "forgotten after a restart"
