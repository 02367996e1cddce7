"""Two browsers answer the same question at once: exactly one counts, both see the same board. And a page that has lost
its stream comes back and sees how things stand."""

import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from html import unescape
from pathlib import Path
from threading import Barrier

import httpx
import pytest

from tests.site.serving import Guest, asked, event_data, event_id, in_a_process, open_table

pytestmark = pytest.mark.slow
SITE = "nemeton.site.web.serve:app"


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    data: Path = tmp_path_factory.mktemp("site")
    with in_a_process(SITE, data, NEMETON_LIMITS="0") as address:
        yield address
    assert "fault" not in (data / "log.txt").read_text()


@pytest.fixture
def players(address: str) -> tuple[Guest, Guest]:
    return Guest(address, name="Vera"), Guest(address, name="Rowan")


def answers_on(page: str) -> list[dict[str, str]]:
    """Every answer to the first question of a page."""
    form = re.search(r'name="ask" value="(\w+)"(.*?)</form>', page, re.DOTALL)
    assert form
    return [
        {"ask": form[1], "option": unescape(option)} for option in re.findall(r'name="option" value="([^"]+)"', form[2])
    ]


def board_on(page: str) -> str:
    """The picture and the journal on a page or in a fragment, without what is never drawn twice."""
    picture = re.search(r"<svg xmlns.*?</svg>", page, re.DOTALL)
    journal = re.findall(r'id="line-\d+".*?</li>', page, re.DOTALL)
    assert picture
    still = re.sub(r'<g class="ground">.*?(?=<g class="villages")', "", picture[0], flags=re.DOTALL)
    return still + "".join(journal)


def race(windows: list[Guest], path: str, forms: list[dict[str, str]]) -> list[httpx.Response]:
    """What each window gets when all send their form at the same moment."""
    together = Barrier(len(windows))

    def send(window: Guest, form: dict[str, str]) -> httpx.Response:
        together.wait(30)
        return window.send(path, form, None, htmx=True)

    with ThreadPoolExecutor(len(windows)) as pool:
        return list(pool.map(send, windows, forms))


def play_races(players: tuple[Guest, Guest], rounds: int, wide: int) -> None:
    """Several windows answer every question at once, each as it likes."""
    table_id = open_table(*players)
    table = f"/tables/{table_id}"
    windows = {id(player): [player, *(player.in_another_window() for _ in range(wide - 1))] for player in players}
    for number in range(rounds):
        if players[0].api("GET", f"/tables/{table_id}")["stage"] == "over":
            return
        active = asked(table_id, *players)
        answers = answers_on(active.get(table).text)
        forms = [answers[(number + at) % len(answers)] for at in range(wide)]
        got = race(windows[id(active)], f"{table}/answer", forms)
        # exactly one counts
        assert sorted(answer.status_code for answer in got) == [200, *[409] * (wide - 1)]
        after = players[0].api("GET", f"/tables/{table_id}")
        assert after["number"] == number + 1
        # the others are told so, with the board as it stands now; it is the winner's
        boards = {board_on(answer.text) for answer in got}
        assert len(boards) == 1
        assert all("answered already" in answer.text for answer in got if answer.status_code == 409)
        assert all("answered already" not in answer.text for answer in got if answer.status_code == 200)


def test_of_two_answers_at_once_exactly_one_counts(players: tuple[Guest, Guest]):
    play_races(players, rounds=12, wide=2)


@pytest.mark.long
def test_of_many_answers_at_once_exactly_one_counts_always(players: tuple[Guest, Guest]):
    for _ in range(12):
        play_races(players, rounds=40, wide=6)


def test_of_two_people_who_take_one_seat_at_once_exactly_one_gets_it(address: str):
    for number in range(6):
        host, *rivals = [Guest(address, name=name) for name in ("Host", f"One {number}", f"Two {number}")]
        wish = {"game": "cairn", "seats": [{"kind": "me"}, {"kind": "open"}]}
        table = f"/tables/{host.api('POST', '/tables', wish, 201)['id']}"
        got = race(rivals, f"{table}/sit", [{"seat": "1", "name": rival} for rival in ("One", "Two")])
        assert sorted(answer.status_code for answer in got) == [200, 409]
        winner = next(at for at, answer in enumerate(got) if answer.status_code == 200)
        assert 'name="text"' in rivals[winner].get(table).text
        assert 'name="text"' not in rivals[1 - winner].get(table).text


def test_a_page_that_lost_its_stream_sees_how_things_stand(players: tuple[Guest, Guest]):
    table_id = open_table(*players)
    table = f"/tables/{table_id}"
    watcher, _ = players
    with watcher.stream(f"{table}/live") as heard:
        known = event_id(next(heard))
    # while the page is away two answers are given
    for _ in range(2):
        active = asked(table_id, *players)
        active.send(f"{table}/answer", answers_on(active.get(table).text)[0])
    # it comes back with what it knows, in the header of a browser or in the address, and gets what it missed at once
    for address, headers in ((f"{table}/live", {"last_event_id": known}), (f"{table}/live?version={known}", {})):
        with watcher.stream(address, **headers) as heard:
            event = next(heard)
        assert event_id(event) != known
        assert board_on(event_data(event)) == board_on(watcher.get(table).text)


def test_a_page_that_missed_nothing_gets_nothing_twice(players: tuple[Guest, Guest]):
    table = f"/tables/{open_table(*players)}"
    first, second = players
    with first.stream(f"{table}/live") as heard:
        known = event_id(next(heard))
        with first.in_another_window().stream(f"{table}/live", last_event_id=known) as again:
            second.post(f"{table}/chat", text="something new")
            assert "something new" in event_data(next(again))


@pytest.mark.parametrize("cursor", ["", "x", "-1", "9" * 400, "board0.99.1.1.1", "board0", "<script>", "a\tb", "ы"])
def test_a_bad_cursor_gets_the_whole_table(players: tuple[Guest, Guest], cursor: str):
    table = f"/tables/{open_table(*players)}"
    answer = players[0].client.build_request("GET", f"{table}/live", params={"version": cursor})
    with players[0].client.stream("GET", answer.url) as stream:
        assert stream.status_code == 200
        told = ""
        for line in stream.iter_lines():
            told += f"{line}\n"
            if not line and "data:" in told:
                break
    assert "<svg" in told
    assert "<script>" not in told


def test_the_stream_of_the_api_tells_of_an_answer(players: tuple[Guest, Guest]):
    table_id = open_table(*players)
    headers = {"authorization": f"Bearer {players[0].token}"}
    with players[0].stream(f"/api/tables/{table_id}/stream", **headers) as heard:
        before = event_id(next(heard))
        active = asked(table_id, *players).in_another_window()
        active.send(f"/tables/{table_id}/answer", answers_on(active.get(f"/tables/{table_id}").text)[0])
        assert int(event_id(next(heard))) > int(before)
