"""The analysis of a finished game: its course, what bots think of a moment, where much was lost."""

import asyncio
import re
from collections.abc import Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from html import unescape
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import pytest

from nemeton.bots.weigh import searched, weighed
from nemeton.kernel.chronicle import chances_of
from nemeton.kernel.values import from_json, to_json
from nemeton.site.archive.replays import Replay, replay_of_record
from nemeton.site.archive.studies import MOST_KEPT, Mistake, SeatTally, Stroke, Studies, StudySlice
from nemeton.site.view.analysis import bot_line
from nemeton.site.view.course import asked_at, course_of
from nemeton.site.view.replay import speech_of_replay
from nemeton.site.view.study import LEAST_LOSS, study_slice, turned_for, turning_points
from tests.site.finished import finished_table
from tests.site.looking_back import ROWAN, VERA, Site, open_site
from tests.site.test_film import played

pytestmark = pytest.mark.slow
GAMES = ("cairn", "root")
T = TypeVar("T")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with open_site(tmp_path_factory.mktemp("analysis")) as opened:
        yield opened


@pytest.fixture(scope="module")
def tables(site: Site) -> dict[str, str]:
    return {game: finished_table(site, game) for game in GAMES}


@pytest.fixture(scope="module")
def running(site: Site) -> str:
    return finished_table(site, "root", answers=40)


def replay_of(site: Site, table_id: str) -> Replay:
    async def told() -> Replay:
        tables = site.house.tables
        return (await tables.story(await tables.look(table_id))).replay(0)

    return site.run(told)  # type: ignore[no-any-return]


def test_the_course_holds_every_answer_and_every_choice(site: Site, tables: dict[str, str]):
    replay = replay_of(site, tables["root"])
    course = course_of(replay.timeline)
    assert course.moments == tuple(range(replay.timeline.last + 1))
    assert course.chances[-1] == chances_of(replay.timeline.latest)
    for number in range(replay.timeline.last):
        asked = asked_at(replay, number)
        assert (number in course.choices) == (
            asked is not None and len(replay.game_at(number).options(asked[0].seat)) > 1
        )


@pytest.mark.parametrize("game", GAMES)
def test_bots_weigh_what_was_played_among_the_best(site: Site, tables: dict[str, str], game: str):
    """The answers are those of the question, the best first, what was played always there."""
    replay = replay_of(site, tables[game])
    number = course_of(replay.timeline).choices[6]
    ask, given = asked_at(replay, number)  # type: ignore[misc]
    before = replay.game_at(number).record()
    for found in (
        weighed(replay.game_at(number), ask.seat, Random(1), 5, given.option),
        searched(replay.game_at(number), ask.seat, Random(1), 5, 40, given.option),
    ):
        assert [one.worth for one in found] == sorted((one.worth for one in found), reverse=True)
        assert given.option in [one.option for one in found]
        assert all(ask.offered(one.option) is not None for one in found)
        assert all(0 <= one.worth <= 1 for one in found)
    told = bot_line(replay.game_at(number), ask, found[0].option, speech_of_replay(replay, "en"))
    assert told.lines
    assert replay.game_at(number).record() == before, "looking changes nothing"


def test_a_mistake_is_an_answer_that_was_worth_less():
    """People who answer by lot err. A study goes on where it stopped and ends; what it finds was on offer."""
    replay = replay_of_record("x", {}, played("cairn", 3, 60))
    found: list[Mistake] = []
    done, whole = 0, StudySlice((), 0, 1)
    while done < replay.timeline.last:
        part = study_slice(replay, done)
        assert part.done > done
        found, done, whole = [*found, *part.found], part.done, whole.and_then(part)
    assert found
    for one in found:
        asked = asked_at(replay, one.moment)
        assert asked is not None
        assert to_json(asked[1].option) == one.played != one.better
        assert one.loss >= LEAST_LOSS
        assert asked[0].offered(from_json(one.better)) is not None
    assert sum(one.mistakes for one in whole.tallies) >= len(found)
    assert sum(one.lost for one in whole.tallies) == pytest.approx(sum(one.loss for one in found))
    assert sum(one.weighed for one in whole.tallies) == len(course_of(replay.timeline).choices)


def run(deed: Coroutine[Any, Any, T]) -> T:
    """In a thread of its own: a browser of another test may have its loop in this one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, deed).result()


def test_two_who_ask_at_once_let_one_worker_look():
    """The second is told what is known; the worst mistakes are kept."""
    studies, calls = Studies(), list[int]()

    async def look(start: int) -> StudySlice:
        calls.append(start)
        await asyncio.sleep(0.05)
        found = tuple(Mistake(start + at, 0, "x", 0, 1, at / 20) for at in range(20))
        return StudySlice(found, start + 20, 40)

    async def both() -> list[StudySlice]:
        return [*await asyncio.gather(studies.more("t", look), studies.more("t", look)), await studies.more("t", look)]

    first, second, third = run(both())
    assert calls == [0, 20]
    assert (first.done, second.done, third.done) == (20, 0, 40)
    assert third.is_whole
    assert len(third.found) == MOST_KEPT
    assert third.found[0].loss == 0.95
    assert run(studies.more("t", look)) == third
    assert calls == [0, 20]


def test_what_was_found_is_kept_when_the_game_was_looked_through(tmp_path: Path, caplog: pytest.LogCaptureFixture):
    """Another process finds it; what is damaged is looked for again, and a folder that cannot be made is no harm."""
    calls = list[int]()

    async def look(start: int) -> StudySlice:
        calls.append(start)
        mistake = Mistake(3, 0, "x", ["a", 1], "b", 0.2)
        return StudySlice((mistake,), start + 4, 8, (Stroke(start, (0.1, -0.1)),), (SeatTally(2, 1, 1, 0.2),))

    folder = tmp_path / "studies"
    first, whole = (run(Studies(folder).more("t", look)) for _ in range(2))
    assert (first.done, whole.done, calls) == (4, 4, [0, 0]), "half of it is not kept"
    studies = Studies(folder)
    run(studies.more("t", look))
    whole = run(studies.more("t", look))
    assert whole.is_whole
    assert whole.luck == pytest.approx((0.2, -0.2))
    assert whole.tallies == (SeatTally(4, 2, 2, 0.4),)
    calls.clear()
    assert run(Studies(folder).more("t", look)) == whole
    assert calls == []
    [file] = folder.iterdir()
    assert file.stat().st_mode & 0o077 == 0
    file.write_text("{")
    assert run(Studies(folder).more("t", look)).done == 4
    assert "looked for again" in caplog.text
    (tmp_path / "file").touch()
    blocked = Studies(tmp_path / "file" / "folder")
    run(blocked.more("t", look))
    assert run(blocked.more("t", look)).is_whole
    assert "cannot be kept" in caplog.text


@pytest.mark.parametrize("game", GAMES)
def test_turning_points_are_where_the_chances_changed_most(site: Site, tables: dict[str, str], game: str):
    course = course_of(replay_of(site, tables[game]).timeline)
    points = turning_points(course)
    assert points == sorted(points)
    changes = [abs(turned_for(course, at)[0]) for at in range(len(course.moments) - 1)]
    least = min((changes[at] for at in points), default=0.0)
    assert all(change <= least or at in points for at, change in enumerate(changes) if change >= 0.08 and points)
    for at in points:
        change, whose = turned_for(course, at)
        assert course.chances[at + 1][whose] - course.chances[at][whose] == change


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_the_page_shows_a_moment_and_leads_to_choices(site: Site, tables: dict[str, str], language: str):
    site.as_visitor(ROWAN)
    base = f"/tables/{tables['root']}/analysis"
    page = site.get(f"{base}?at=30", accept_language=language)
    assert page.status_code == 200
    assert "answers-chart" in page.text
    assert 'class="is-played"' in page.text or "film-mark" not in page.text
    link = re.search(r'id="go-next" href="([^"]+)"', page.text)
    assert link
    part = site.get(unescape(link[1]), hx_request="true")
    assert "<html" not in part.text
    assert 'data-number="30"' not in part.text
    advice = site.get(f"{base}/advice?at=30", hx_request="true", accept_language=language).text
    assert advice.count('class="worth"') >= 1
    assert " is-best" in advice
    mistakes = site.get(f"{base}/mistakes", hx_request="true", accept_language=language)
    assert mistakes.status_code == 200
    for moment in re.findall(r'data-mistake="(\d+)"', mistakes.text)[:3]:
        assert site.get(f"{base}?at={moment}", hx_request="true").status_code == 200


def test_it_opens_where_something_was_chosen(site: Site, tables: dict[str, str]):
    """Whoever comes to learn sees the last choice weighed, and not an end at which nothing could be done."""
    for game in ("cairn", "root"):
        page = site.get(f"/tables/{tables[game]}/analysis").text
        assert "nobody chose anything" not in page
        assert 'id="advice-' in page
        assert re.search(r'id="go-next" role="link" aria-disabled', page), "no choice comes later"


def test_at_the_end_nobody_is_asked(site: Site, tables: dict[str, str]):
    address = f"/tables/{tables['cairn']}/analysis"
    last = re.search(r'data-last="(\d+)"', site.get(address).text)
    assert last
    assert "nobody chose anything" in site.get(f"{address}?at={last[1]}").text
    advice = site.get(f"/tables/{tables['cairn']}/analysis/advice?long=yes", hx_request="true")
    assert "nobody chose anything" in advice.text


@pytest.mark.parametrize("path", ["analysis", "analysis/advice?at=3", "analysis/advice?long=yes", "analysis/mistakes"])
def test_a_running_game_is_not_analysed(site: Site, running: str, path: str):
    for person in (VERA, ROWAN, None):
        site.as_visitor(person)
        assert site.get(f"/tables/{running}/{path}", hx_request="true").status_code == 404
    assert "/analysis" not in site.get(f"/tables/{running}/replay").text


@pytest.mark.parametrize("at", ["-1", "x", "99999", "9" * 40, "1e3", "٣", "%00", "0x1"])
@pytest.mark.parametrize("path", ["analysis", "analysis/advice"])
def test_moments_that_are_not_there(site: Site, tables: dict[str, str], path: str, at: str):
    assert site.get(f"/tables/{tables['cairn']}/{path}?at={at}").status_code in (400, 404)


def test_one_goes_on_from_a_moment(site: Site, tables: dict[str, str]):
    site.as_visitor(VERA)
    form = {"source": f"table:{tables['cairn']}", "at": "9", "seat-0": "me", "seat-1": "gentle"}
    page = site.get(f"/tables/{tables['cairn']}/analysis?at=9").text
    assert all(f'name="{name}"' in page for name in form)
    assert site.post("/tables/new-from", form).headers["location"].startswith("/tables/")


@pytest.mark.parametrize("path", ["analysis", "replay"])
def test_one_explores_from_a_moment(site: Site, tables: dict[str, str], path: str):
    """The link names the moment; it is answered with the address of the position. Other games have no explorer."""
    link = re.search(r'to-explorer" href="([^"]*)"', site.get(f"/tables/{tables['cairn']}/{path}?at=12").text)
    assert link is not None
    on = site.get(unescape(link[1]))
    assert on.status_code == 303
    assert site.get(on.headers["location"]).status_code == 200
    assert "to-explorer" not in site.get(f"/tables/{tables['root']}/{path}").text
