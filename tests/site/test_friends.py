"""Coming in: the block for friends, a table's code, the lobby, and several people at one screen."""

import json
import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from random import Random
from typing import Any

import pytest

import nemeton
from nemeton.kernel import PUBLIC
from nemeton.kernel.values import to_json
from nemeton.site.base.errors import NotAllowed
from nemeton.site.base.settings import settings_from
from nemeton.site.house import House
from nemeton.site.storage import Person
from nemeton.site.tables.wishes import SeatWish, TableWish
from nemeton.site.view.qr import modules
from nemeton.site.web.app import create_app
from tests.site import loops
from tests.site.qr_reader import modules_in, text_in
from tests.site.serving import Guest, served


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    app = create_app(settings_from({"NEMETON_LIMITS": "0", "NEMETON_BOTS": "1"}, tmp_path_factory.mktemp("site")))
    with served(app) as address:
        yield address


def friends_table(host: Guest, game: str, name: str = "Vera") -> str:
    """A table for friends; its address."""
    return host.post("/friends", game=game, name=name).headers["location"]


def names(page: str) -> list[str]:
    """Who sits where in a lobby, seat by seat."""
    return [unescape(re.sub(r"<[^>]+>", "", head)) for head in re.findall(r'lobby-who"><h3>(.*?)</h3>', page)]


# The home page


@pytest.mark.slow
def test_a_game_a_name_and_a_click_open_a_table_with_a_link_and_a_code(address: str):
    host = Guest(address)
    assert "Play with friends" in host.get("/").text
    table = friends_table(host, "root", "Vera <b>")
    page = host.get(table).text
    assert "Vera &lt;b&gt;’s table" in page
    assert names(page)[0] == "Vera <b>"
    code = table.rpartition("/")[2]
    assert f'<b class="code">{code}</b>' in page
    picture = host.get(f"{table}/qr.svg")
    assert picture.headers["content-type"].startswith("image/svg+xml")
    link = text_in(modules_in(picture.text))
    assert link == f"{address}/t/{code}"
    assert host.get(link.removeprefix(address), 303).headers["location"] == table
    # the table stands under its heading at home
    assert "Not begun yet" in host.get("/").text


@pytest.mark.parametrize("length", [1, 14, 15, 26, 27, 42, 43, 78, 79, 106])
def test_a_code_of_any_length_is_read_again(length: int):
    text = ("https://nemeton.example/t/EWx-RDyx?" * 4)[:length]
    code = modules(text)
    assert code
    assert text_in(code) == text


def test_a_code_is_the_same_that_others_write():
    """Compared with segno 1.6.6: byte mode, version 1, level M, mask 6."""
    code = modules("https://x.org/")
    assert code
    assert [f"{sum(dark << (20 - at) for at, dark in enumerate(row)):06x}" for row in code] == SEGNO
    assert modules("x" * 107) is None


@pytest.mark.slow
@pytest.mark.parametrize("written", ["{code}", "  {code} ", "{address}/t/{code}", "{address}/tables/{code}?x=1"])
def test_a_guest_comes_in_by_code_or_link(address: str, written: str):
    host, guest = Guest(address), Guest(address)
    table = friends_table(host, "cairn")
    code = written.format(code=table.rpartition("/")[2], address=address)
    assert guest.client.get("/join", params={"code": code}).headers["location"] == table


@pytest.mark.slow
@pytest.mark.parametrize("written", ["", "abc", "no such table", "<script>", "AAAAAAAA", "x" * 5000])
def test_what_is_no_code_is_told_so(address: str, written: str):
    answer = Guest(address).client.get("/join", params={"code": written})
    assert answer.status_code == 404
    assert 'id="friends-problem"' in answer.text
    assert "<script>alert" not in answer.text


# The lobby


@pytest.mark.slow
def test_another_game_keeps_guests_names_and_door(address: str):
    host, guest, watcher = Guest(address), Guest(address), Guest(address, name="Ash")
    table = friends_table(host, "root")
    host.post(f"{table}/setup", options="yes", door="listed", dealing="draft")
    guest.post(f"{table}/sit", seat="3", name="Rowan")
    host.post(f"{table}/setup", game="inis")
    page = guest.get(table).text
    assert 'data-game="inis"' in page
    assert names(page) == ["Vera", "Rowan", "open seat"]  # of three seats
    assert "listed on the home page" in page
    # a game for two has room for both, and none for a third
    host.post(f"{table}/setup", game="cairn")
    assert names(guest.get(table).text) == ["Vera", "Rowan"]
    guest.post(f"{table}/setup", 403, game="root")  # it is the host's
    host.post(f"{table}/setup", game="spirit_island")
    watcher.post(f"{table}/sit", 409, seat="1")
    # whoever is called otherwise now is called so by everybody
    guest.post(f"{table}/name", name="Rowan of the Hill")
    assert names(host.get(table).text) == ["Vera", "Rowan of the Hill"]
    refused = host.post(f"{table}/setup", 400, game="spirit_island", players="1", options="yes").text
    assert "2 people sit here" in refused


@pytest.mark.slow
def test_the_game_begins_when_all_are_ready(address: str):
    host, guest = Guest(address), Guest(address)
    table = friends_table(host, "cairn")
    host.post(f"{table}/ready", word="yes")
    guest.post(f"{table}/sit", seat="1", name="Rowan")
    page = host.get(table).text
    assert re.search(r"We wait for\s*<span[^>]*>Rowan", page)
    guest.post(f"{table}/ready", word="yes")
    assert 'id="stage"' in host.get(table).text
    host.post(f"{table}/setup", 409, game="root")


@pytest.mark.slow
def test_factions_are_chosen_or_drafted_and_nobody_has_anothers(address: str):
    host, guest = Guest(address), Guest(address)
    table = friends_table(host, "root")
    guest.post(f"{table}/sit", seat="1", name="Rowan")
    host.post(f"{table}/choose", seat="0", value="eyrie")
    guest.post(f"{table}/choose", 409, seat="1", value="eyrie")
    guest.post(f"{table}/choose", 403, seat="0", value="alliance")
    guest.post(f"{table}/choose", 400, seat="1", value="wolves")
    # automata are offered to bots' seats only: nobody plays one
    assert 'value="mechanical_marquise"' not in guest.get(table).text
    host.post(f"{table}/bot", seat="2", bot="level:5")
    assert 'value="mechanical_marquise"' in host.get(table).text
    # in a draft the last seat picks first; who has chosen keeps it
    host.post(f"{table}/choose", seat="0", value="any")
    host.post(f"{table}/setup", options="yes", dealing="draft")
    assert "Rowan picks." in host.get(table).text
    host.post(f"{table}/choose", 403, seat="0", value="marquise")
    guest.post(f"{table}/choose", seat="1", value="vagabond")
    host.post(f"{table}/choose", seat="0", value="marquise")
    # bots: a level, a faction, and the seat free again
    host.post(f"{table}/bot", seat="2", bot="level:2")
    host.post(f"{table}/bot", seat="2", bot="level:8")
    host.post(f"{table}/choose", seat="2", value="eyrie")
    assert '<option value="level:8" selected>8 · Ancient oak' in host.get(table).text
    host.post(f"{table}/free", seat="2")
    assert names(host.get(table).text)[2] == "open seat"
    # by lot nobody chooses
    host.post(f"{table}/setup", options="yes", dealing="lot")
    guest.post(f"{table}/choose", 403, seat="1", value="eyrie")


@pytest.mark.slow
def test_nobody_picks_before_a_game_in_which_factions_are_chosen(address: str):
    host = Guest(address)
    table = friends_table(host, "root")
    host.post(f"{table}/setup", options="yes", dealing="draft")
    assert "Vera picks." in host.get(table).text
    host.send(f"{table}/setup", {"options": "yes", "dealing": "draft", "option-setup": "advanced"})
    assert "picks." not in host.get(table).text


@pytest.mark.slow
def test_a_guest_takes_another_seat_and_watchers_are_named(address: str):
    host, guest, watcher = Guest(address), Guest(address), Guest(address, name="Ash")
    table = friends_table(host, "inis")
    guest.post(f"{table}/sit", seat="1", name="Rowan")
    guest.post(f"{table}/move", start="1", seat="2")
    assert names(host.get(table).text) == ["Vera", "open seat", "Rowan"]
    guest.post(f"{table}/move", 403, start="0", seat="1")
    with watcher.client.stream("GET", f"{table}/live") as stream:
        lines = stream.iter_lines()  # kept: the stream ends with it
        next(line for line in lines if line.startswith("data:"))
        assert re.search(r"Looking on: <span[^>]*>Ash<", host.get(table).text)


def test_whoever_is_new_is_dealt_something_easy(tmp_path: Path):
    """By lot, at a table for friends and at one that begins at once; who chooses keeps the choice."""
    loops.run(_newcomers(House(settings_from({"NEMETON_LIMITS": "0", "NEMETON_BOTS": "1"}, tmp_path))))


async def _newcomers(house: House) -> None:
    await house.database.migrate()
    try:
        host, guest = (Person(id=letter * 32, name=letter, preferences={}) for letter in "ab")
        easy = nemeton.rulebooks()["spirit_island"].easy_seats
        alone = await house.tables.open(host, TableWish(game="spirit_island", seats=[SeatWish("me")]))
        assert (await house.tables.look(alone)).row.options["seat_1"] in easy
        both = TableWish(game="spirit_island", seats=[SeatWish("me"), SeatWish("open")], begins="ready")
        table_id = await house.tables.open(host, both)
        await house.tables.sit(table_id, 1, guest)
        await house.lobby.choose(table_id, guest.id, 1, "oceans_hungry_grasp")
        for person in (host, guest):
            await house.lobby.ready(table_id, person.id, ready=True)
        options = (await house.tables.look(table_id)).row.options
        assert options["seat_1"] in easy
        assert options["seat_2"] == "oceans_hungry_grasp"
    finally:
        await house.bots.close()
        await house.database.close()


# Several at one screen


def test_where_hands_are_open_everybody_sees_the_same():
    """`hides_hands` is what the concealed states say."""
    for name, book in nemeton.rulebooks().items():
        game, rng, differs = nemeton.start(name, max(book.players), 3), Random(3), False
        for _ in range(60):
            if game.over:
                break
            ask = rng.choice(game.asks)
            game.answer(rng.choice(list(ask.options)), ask.seat, to=ask.id)
            seen = [book.encode(game.seen_by(seat)) for seat in (PUBLIC, *range(game.players))]
            differs = differs or len(set(seen)) > 1
        assert differs == book.hides_hands, name


@pytest.mark.slow
def test_a_curtain_hides_every_hand_until_it_is_lifted(address: str):
    """Inis for two at one screen: no page holds a card of a seat that has not lifted the curtain."""
    host = Guest(address, name="Vera")
    body = {"game": "inis", "seats": [{"kind": "me"}, {"kind": "here"}]}
    table_id = host.api("POST", "/tables", body, 201)["id"]
    table = f"/tables/{table_id}"
    hands: list[set[str]] = [set(), set()]
    curtains, seat = 0, -1
    for _ in range(40):
        shown = host.api("GET", table)
        if "seat" not in shown:  # the curtain is down
            page, before, curtains = host.get(table).text, seat, curtains + 1
            assert 'id="hand"' not in page
            assert 'name="option"' not in page
            assert "said-ask-" not in page, "nobody is told the question aloud"
            assert not any(_cards(shown["state"], other) for other in (0, 1)), "every card is blank"
            seat = int(re.findall(r'id="lift-(\d)"', page)[0])
            assert seat != before, "it falls only for the other one"
            answer = host.post(f"{table}/lift", 200, htmx=True, seat=str(seat)).text
            assert 'name="ask"' in answer, "the question comes with the lifted curtain"
            assert len(re.findall('id="said-ask-', answer)) == 1, "and those who listen are told it"
            shown = host.api("GET", table)
        assert shown["seat"] == seat
        hands[seat] |= set(_cards(shown["state"], seat))
        known = set(_cards(shown["state"], 1 - seat))
        assert known <= hands[seat], "of the other hand one knows only what one has passed on"
        ask = shown["asks"][0]
        host.api("POST", f"{table}/answers", {"ask": ask["id"], "option": ask["options"][0]})
    assert curtains > 5
    assert all(hands), "both have held cards"
    # a stranger lifts nothing, and nobody lifts another one's curtain
    Guest(address).post(f"{table}/lift", 403, seat="0")


def _cards(state: Any, seat: int) -> list[str]:
    """The cards that a seat holds or is handed in a draft, as far as a concealed state names them."""
    held = [card for zone in ("actions", "drafting", "locked") for card in state[zone][seat]]
    return [card[0] for card in held if card[0]]


def test_who_has_passed_the_screen_on_may_look_again_and_take_back(tmp_path: Path):
    loops.run(_look_again(House(settings_from({"NEMETON_LIMITS": "0", "NEMETON_BOTS": "1"}, tmp_path))))


async def _look_again(house: House) -> None:
    await house.database.migrate()
    try:
        vera = Person(id="a" * 32, name="Vera", preferences={})
        table_id = await house.tables.open(vera, TableWish(game="inis", seats=[SeatWish("me"), SeatWish("here")]))

        async def seat() -> int:
            return (await house.tables.look(table_id)).seat_of(vera.id)

        assert await seat() == PUBLIC
        first = None
        while True:  # the one who begins acts until the other is asked
            game = (await house.tables.look(table_id)).game
            assert game is not None
            ask = game.asks[0]
            first = ask.seat if first is None else first
            if ask.seat != first:
                break
            await house.seats.lift(table_id, vera.id, first)
            assert await seat() == first
            await house.tables.answer(table_id, first, ask.id, to_json(next(iter(ask.options))))
        assert await seat() == PUBLIC, "the curtain has fallen"
        await house.seats.lift(table_id, vera.id, first)
        assert await seat() == first, "one may look although the other is asked"
        with pytest.raises(NotAllowed):  # who shares a screen is asked like everybody
            await house.seats.skip_windows(table_id, vera.id, skip=True)
        await house.seats.lift(table_id, vera.id, None)
        assert await seat() == PUBLIC
        with pytest.raises(NotAllowed):
            await house.seats.lift(table_id, "b" * 32, first)
    finally:
        await house.bots.close()
        await house.database.close()


@pytest.mark.slow
def test_two_spirits_of_one_person_need_no_curtain(address: str):
    host = Guest(address, name="Vera")
    body = {"game": "spirit_island", "seats": [{"kind": "me"}, {"kind": "here"}]}
    table = f"/tables/{host.api('POST', '/tables', body, 201)['id']}"
    page = host.get(table).text
    assert 'data-asked="yes"' in page
    assert host.api("GET", table)["seat"] == 0
    assert 'id="lift-1"' in page  # both grow at the same time
    host.post(f"{table}/lift", seat="1")
    assert host.api("GET", table)["seat"] == 1
    seats = set()
    for _ in range(20):
        shown = host.api("GET", table)
        seats.add(shown["seat"])
        ask = shown["asks"][0]
        host.api("POST", f"{table}/answers", {"ask": ask["id"], "option": ask["options"][0]})
    assert seats == {0, 1}


@pytest.mark.slow
def test_somebody_sits_down_at_anothers_screen(address: str):
    host, guest = Guest(address), Guest(address)
    table = friends_table(host, "cairn")
    guest.post(f"{table}/beside", 403, seat="1", name="Ash")  # who does not sit here seats nobody
    host.post(f"{table}/beside", seat="1", name="Anna")
    assert names(host.get(table).text) == ["Vera", "Anna"]
    host.post(f"{table}/name", name="Vera II")
    assert names(host.get(table).text) == ["Vera II", "Anna"]
    host.post(f"{table}/ready", word="yes")
    asked = set()
    for _ in range(4):  # Cairn hides nothing: the page always has the seat that is asked
        page = host.get(table).text
        assert 'data-asked="yes"' in page
        shown = host.api("GET", table)
        asked.add(shown["seat"])
        ask = shown["asks"][0]
        guest.post(f"{table}/answer", 403, ask=ask["id"], option=json.dumps(ask["options"][0]))
        host.post(f"{table}/answer", ask=ask["id"], option=json.dumps(ask["options"][0]))
    assert asked == {0, 1}


@pytest.mark.slow
def test_a_nudge_is_seen_at_home_and_not_sent_twice(address: str):
    host, guest = Guest(address), Guest(address)
    table = friends_table(host, "cairn")
    guest.post(f"{table}/sit", seat="1", name="Rowan")
    guest.post(f"{table}/nudge", seat="0")
    assert "Rowan waits for you" in host.get("/").text
    assert 'id="nudged"' in host.get(table).text
    guest.post(f"{table}/nudge", 429, seat="0")
    host.post(f"{table}/ready", word="yes")
    assert 'id="nudged"' not in host.get(table).text
    guest.post(f"{table}/nudge", 409, seat="0")  # nobody waits for Vera any more
    Guest(address).post(f"{table}/nudge", 403, seat="1")


SEGNO = [
    "1fd37f",
    "105041",
    "17515d",
    "174c5d",
    "17535d",
    "104341",
    "1fd57f",
    "000a00",
    "13f297",
    "0da48e",
    "174faf",
    "0ba8a4",
    "187102",
    "00189e",
    "1fd7b4",
    "10504c",
    "175b32",
    "175cec",
    "1745bf",
    "104a7f",
    "1fdef8",
]
