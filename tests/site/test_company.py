"""What people do at a table beside playing, through the forms that a browser without scripts would send."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from nemeton.site.base.settings import settings_from
from nemeton.site.house import House
from nemeton.site.web.app import create_app
from tests.site.serving import form_token_on

pytestmark = pytest.mark.slow


class Guest:
    """A browser without scripts: it keeps cookies, and sends forms with the token it got."""

    def __init__(self, app: Any) -> None:
        self.client: TestClient[Any] = TestClient(app=app)

    @property
    def csrf(self) -> str:
        """What every form carries."""
        return form_token_on(self.client.get("/credits").text)

    def get(self, address: str, status: int = 200) -> str:
        answer = self.client.get(address, headers={"accept-language": "en"})
        assert answer.status_code == status, answer.text[:400]
        return answer.text

    def post(self, address: str, status: int = 200, **form: Any) -> str:
        form["_csrf_token"] = self.csrf
        answer = self.client.post(
            address, data={name: str(value) for name, value in form.items()}, headers={"accept-language": "en"}
        )
        assert answer.status_code == status, answer.text[:400]
        return answer.text


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    data: Path = tmp_path_factory.mktemp("site")
    app = create_app(settings_from({"NEMETON_BOTS": "1"}, data))
    with TestClient(app=app):
        yield app


@pytest.fixture
def host(app: Any) -> Guest:
    guest = Guest(app)
    guest.get("/")
    return guest


@pytest.fixture
def guest(app: Any) -> Guest:
    guest = Guest(app)
    guest.get("/")
    return guest


def table_for_two(host: Guest, guest: Guest, game: str = "cairn") -> str:
    """A table where both sit; its address."""
    form = {"_csrf_token": host.csrf, "game": game, "open": "1"}
    answer = host.client.post(
        "/tables/new", data=form | {"players": "2", "seat-0": "me", "seat-1": "open"}, follow_redirects=True
    )
    address = answer.url.path
    assert re.fullmatch(r"/tables/[\w-]{8}", address), answer.text[:300]
    guest.get(address)
    guest.post(f"{address}/sit", seat=1, name="Rowan")
    return address


def asked(*people: Guest, address: str) -> tuple[Guest, Guest]:
    """Whoever must answer, and the other one."""
    one, other = people
    return (one, other) if 'data-asked="yes"' in one.get(address) else (other, one)


def answer(page: str) -> dict[str, Any]:
    """The first answer on a page."""
    ask = re.search(r'name="ask" value="(\w+)"', page)
    option = re.search(r'name="option" value="([^"]+)"', page)
    assert ask
    assert option
    return {"ask": ask[1], "option": option[1].replace("&#34;", '"')}


def test_a_guest_sits_down_without_a_script_and_the_game_begins(host: Guest, guest: Guest) -> None:
    address = table_for_two(host, guest)
    page = guest.get(address)
    assert "Rowan" in page
    assert "<svg" in page


def test_only_who_is_asked_may_answer_and_only_once(host: Guest, guest: Guest, app: Any) -> None:
    address = table_for_two(host, guest)
    active, waiting = asked(host, guest, address=address)
    form = answer(active.get(address))
    waiting.post(f"{address}/answer", status=409, **form)
    stranger = Guest(app)
    stranger.get(address)
    stranger.post(f"{address}/answer", status=403, **form)
    active.post(f"{address}/answer", **form)
    assert "answered already" in active.post(f"{address}/answer", status=409, **form)


@pytest.mark.parametrize("option", ['["move","a1","a9"]', "null", "{}", "[" * 5000, "not json", "1e999", ""])
def test_a_bad_answer_changes_nothing(host: Guest, guest: Guest, option: str) -> None:
    address = table_for_two(host, guest)
    active, _ = asked(host, guest, address=address)
    before = answer(active.get(address))
    text = active.client.post(
        f"{address}/answer",
        data={"_csrf_token": active.csrf, "ask": before["ask"], "option": option},
    )
    assert text.status_code in (400, 409)
    assert answer(active.get(address)) == before


def test_who_has_left_is_replaced_by_a_bot_and_comes_back(host: Guest, guest: Guest) -> None:
    address = table_for_two(host, guest)
    host.post(f"{address}/propose", status=403, kind="replace", about=1)  # Rowan is there and thinks
    guest.post(f"{address}/leave")
    assert "Let a bot play for Rowan" in host.get(address)
    host.post(f"{address}/propose", kind="replace", about=1)
    assert "for Rowan" in host.get(address)
    assert "Take my seat again" in guest.get(address)
    guest.post(f"{address}/return")
    assert "for Rowan" not in host.get(address)


def test_a_draw_needs_both(host: Guest, guest: Guest) -> None:
    address = table_for_two(host, guest)
    host.post(f"{address}/propose", kind="draw")
    page = guest.get(address)
    number = re.search(r'name="proposal" value="(\d+)"', page)
    assert number
    host.post(f"{address}/agree", status=409, proposal=number[1], word="yes")  # one's own word is not enough
    guest.post(f"{address}/agree", proposal=number[1], word="yes")
    assert "A draw by agreement" in host.get(address)
    assert "Secret seed" in guest.get(address)


def test_resigning_ends_a_game_of_two_and_a_rematch_swaps_the_seats(host: Guest, guest: Guest) -> None:
    address = table_for_two(host, guest)
    assert "Secret seed" not in guest.get(address)
    guest.post(f"{address}/resign")
    page = host.post(f"{address}/rematch")
    assert 'id="start-bar"' in page
    assert re.search(r'id="seat-1".*?you', page, re.DOTALL)
    link = re.search(r'href="(/tables/[\w-]+)">Go to the rematch', guest.get(address))
    assert link
    guest.post(f"{link[1]}/sit", seat=0)
    assert "<svg" in guest.get(link[1])


def test_who_has_lost_together_plays_again_together(host: Guest, guest: Guest) -> None:
    address = table_for_two(host, guest, "spirit_island")
    guest.post(f"{address}/resign")
    over = host.get(address)
    assert "Play again, seats swapped" in over
    assert "Rematch" not in over
    host.post(f"{address}/rematch")
    assert "Go to the new game" in guest.get(address)


def test_chat_is_for_people_at_the_table_and_not_too_often(host: Guest, guest: Guest, app: Any) -> None:
    address = table_for_two(host, guest)
    host.post(f"{address}/chat", text="<script>alert(1)</script>")
    page = guest.get(address)
    assert "&lt;script&gt;alert(1)" in page
    stranger = Guest(app)
    stranger.get(address)
    stranger.post(f"{address}/chat", status=403, text="hello")
    host.post(f"{address}/chat", status=400, text="   ")
    host.post(f"{address}/chat", status=400, text="x" * 501)
    house: House = app.state["house"]
    for number in range(house.settings.messages_a_minute - 1):
        host.post(f"{address}/chat", text=str(number))
    host.post(f"{address}/chat", status=429, text="one too many")


def test_a_form_without_its_token_is_refused(host: Guest, guest: Guest) -> None:
    address = table_for_two(host, guest)
    assert host.client.post(f"{address}/resign", data={}).status_code == 403


def test_the_whole_journal_has_a_page(host: Guest, guest: Guest) -> None:
    address = table_for_two(host, guest)
    active, _ = asked(host, guest, address=address)
    active.post(f"{address}/answer", **answer(active.get(address)))
    assert "Turn 1" in guest.get(f"{address}/journal")


def test_who_plays_alone_goes_back_without_asking_anybody(host: Guest) -> None:
    """A solo game of Spirit Island: something hidden was turned since, and still the last answer is taken back."""
    form = {"_csrf_token": host.csrf, "game": "spirit_island", "open": "1"}
    opened = host.client.post("/tables/new", data=form | {"players": "1", "seat-0": "me"}, follow_redirects=True)
    address = opened.url.path
    page, earlier = host.get(address), ""
    while "Take it back all the same" not in page:
        earlier = answer(page)["option"]
        host.post(f"{address}/answer", **answer(page))
        page = host.get(address)
    assert ">Something hidden was shown since.<" in page  # the button says the rest
    host.post(f"{address}/propose", kind="undo")
    assert answer(host.get(address))["option"] == earlier != answer(page)["option"]
