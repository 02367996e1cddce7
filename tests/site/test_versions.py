"""Rules are corrected while games run: the site stops, the version rises, the site starts, and every table goes on."""

import json
import re
import sqlite3
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

import nemeton
from nemeton.games import GAMES
from nemeton.kernel import PUBLIC, Phrase, Rulebook
from nemeton.kernel.values import to_json
from nemeton.site.storage import Person
from nemeton.site.tables.table import Carried
from nemeton.site.tables.wishes import SeatWish, TableWish
from nemeton.site.words import site_words
from tests.conformance.play import assert_same, fingerprint
from tests.kernel.parlour.book import PARLOUR, STRICT_PARLOUR, parlour
from tests.kernel.parlour.rules import set_up
from tests.site.looking_back import ROWAN, VERA, Site, open_site

pytestmark = pytest.mark.slow

PEOPLE = [Person(id=VERA, name="Vera", preferences={}), Person(id=ROWAN, name="Rowan", preferences={})]
Rules = Callable[[Rulebook[Any]], None]


@pytest.fixture
def rules(monkeypatch: pytest.MonkeyPatch) -> Rules:
    def change(book: Rulebook[Any]) -> None:
        monkeypatch.setitem(GAMES, "parlour", book)

    change(PARLOUR)
    return change


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path


async def a_table(site: Site) -> str:
    wish = TableWish(game="parlour", seats=[SeatWish("me"), SeatWish("open")], options={"goal": 8}, nonce="heather")
    table_id = await site.house.tables.open(PEOPLE[0], wish)
    await site.house.tables.sit(table_id, 1, PEOPLE[1], nonce="lichen")
    return table_id


async def play(site: Site, table_id: str, choose: Callable[[Any], Any]) -> None:
    """Answer until the chooser has had enough or the game is over."""
    while True:
        table = await site.house.tables.look(table_id)
        assert table.game is not None
        chosen = None if table.game.over else choose(table.game)
        if chosen is None:
            return
        ask, option = chosen
        await site.house.tables.answer(table_id, ask.seat, ask.id, to_json(option))


def at_random(rng: Random, count: int = 10**6) -> Callable[[Any], Any]:
    """Any answers, so many of them."""
    left = [count]

    def choose(game: Any) -> Any:
        left[0] -= 1
        if left[0] < 0:
            return None
        ask = rng.choice(game.asks)
        return ask, ask.options[rng.randrange(len(ask.options))]

    return choose


def to_the_last_coin(game: Any) -> Any:
    """Seat 0 buys until one coin is left and gambles that, which the second rules forbid; then seat 1 is done."""
    visits = {ask.seat: ask for ask in game.asks if ask.kind == "parlour.visit"}
    if not visits:
        if any(ask.kind == "parlour.quarrel" for ask in game.asks):
            return None
        ask = next(ask for ask in game.asks if ask.kind in ("parlour.draft", "parlour.trim"))
        return ask, ask.options[0]
    if 0 in game.state.spent:
        return None if 1 in game.state.done else (visits[1], "done")
    options = visits[0].options
    if game.state.coins[0] == 1 and ("gamble",) in options:
        return visits[0], ("gamble",)
    buys = [option for option in options if option[0] == "buy"]
    return (visits[0], buys[0]) if buys and game.state.coins[0] > 1 else None


def gambled(site: Site) -> tuple[str, Any]:
    """A table where the last coin was gambled, and another answer came after it."""
    for _ in range(60):
        table_id = site.run(a_table, site)
        site.run(play, site, table_id, to_the_last_coin)
        game = site.run(site.house.tables.look, table_id).game
        if game.history[-2].option == ("gamble",) and game.history[-1].seat == 1 and not game.over:
            return table_id, game
    raise AssertionError("no table where the last coin could be gambled")


def finish(site: Site, table_id: str, seed: int) -> Any:
    site.run(play, site, table_id, at_random(Random(seed)))
    return site.run(site.house.tables.look, table_id)


def log_of(data: Path, table_id: str) -> list[Any]:
    with sqlite3.connect(data / "nemeton.sqlite") as database:
        rows = database.execute("SELECT body FROM log WHERE table_id = ? ORDER BY number", [table_id]).fetchall()
    return [json.loads(body) for (body,) in rows]


def test_running_games_go_on_under_corrected_rules(data: Path, rules: Rules):
    """Random games, stopped anywhere: nothing is lost that is still legal, and the finished game's record loads."""
    with open_site(data) as site:
        tables = {site.run(a_table, site): count for count in range(0, 40, 2)}
        for table_id, count in tables.items():
            site.run(play, site, table_id, at_random(Random(count), count))
        before = {table_id: site.run(site.house.tables.look, table_id) for table_id in tables}
        logs = {table_id: log_of(data, table_id) for table_id in tables}
    rules(STRICT_PARLOUR)
    with open_site(data) as site:
        for table_id, old in before.items():
            table = site.run(site.house.tables.look, table_id)
            if old.row.stage == "over":
                assert (table.row.rules, table.row.base) == (1, 0)
                assert table.game.result == old.game.result
                assert [entry.kind for entry in table.game.journal] == [entry.kind for entry in old.game.journal]
                continue
            assert (table.row.rules, table.row.base) == (2, old.row.number + 1)
            assert log_of(data, table_id)[:-1] == logs[table_id]
            assert table.game.book is STRICT_PARLOUR
            kinds = [entry.kind for entry in table.game.journal]
            carried = kinds.index("kernel.carried")
            assert kinds[:carried] == [entry.kind for entry in old.game.journal][:carried]
            if not table.game.origin.lost:
                assert table.game.state.coins == old.game.state.coins
                assert [ask.seat for ask in table.game.asks] == [ask.seat for ask in old.game.asks]
            site.run(site.timeline, table_id)
            over = finish(site, table_id, 1)
            record = json.loads(json.dumps(over.game.record()))
            assert [segment["rules"] for segment in record["segments"]] == [1, 2]
            assert nemeton.load(record).result == over.game.result
    # and after another start it is still the same
    with open_site(data) as site:
        for table_id in tables:
            assert site.run(site.house.tables.look, table_id).row.stage == "over"


def test_what_is_no_longer_legal_is_kept_and_told(data: Path, rules: Rules):
    with open_site(data) as site:
        table_id, old = gambled(site)
    rules(STRICT_PARLOUR)
    with open_site(data) as site:
        table = site.run(site.house.tables.look, table_id)
        # then the last coin is still there, and both must answer again
        assert table.game.state.coins[0] == 1
        assert {ask.seat for ask in table.game.asks if ask.kind == "parlour.visit"} == {0, 1}
        assert table.carried(0) == table.carried(1) == Carried(rules=2, lost=2, own=1)
        assert table.carried(PUBLIC) == Carried(rules=2, lost=2, own=0)
        # and the log keeps what was lost
        carried = log_of(data, table_id)[-1]["carried"]
        assert carried["record"]["segments"][-1]["lost"] == [[0, ["gamble"]], [1, "done"]]
        # and a viewer is told in the page, in the journal and in the API, until it has been answered again
        site.run(play, site, table_id, at_random(Random(1), 1))
        assert site.run(site.house.tables.look, table_id).carried(0)
        site.run(play, site, table_id, at_random(Random(2), 1))
        assert site.run(site.house.tables.look, table_id).carried(0) is None
        over = finish(site, table_id, 5)
        assert nemeton.load(over.game.record()).result == over.game.result
    assert [event.seat for event in old.history[-2:]] == [0, 1]


def test_a_carried_table_opens_the_same_from_snapshot_log_and_timeline(data: Path, rules: Rules):
    with open_site(data) as site:
        table_id, _ = gambled(site)
    rules(STRICT_PARLOUR)
    with open_site(data) as site:
        site.run(play, site, table_id, at_random(Random(3), 6))
        known = site.run(site.house.tables.look, table_id).game
        site.house.tables.known.clear()
        table = site.run(site.house.tables.look, table_id)
        assert table.is_kept
        assert_same(fingerprint(known), fingerprint(table.game), "from the snapshot")
        with sqlite3.connect(data / "nemeton.sqlite") as database:
            database.execute("DELETE FROM snapshots")
        site.house.tables.known.clear()
        assert_same(fingerprint(known), fingerprint(site.run(site.house.tables.look, table_id).game), "from the log")
        timeline = site.run(site.timeline, table_id)
        assert_same(fingerprint(known), fingerprint(timeline.latest), "from the timeline")
        # each line of the journal leads to a moment that is there
        assert all(0 <= line.moment <= timeline.last for line in timeline.journal)
        site.run(play, site, table_id, at_random(Random(4), 2))
        grown = site.run(site.timeline, table_id)
        assert grown is timeline
        assert grown.latest.state == site.run(site.house.tables.look, table_id).game.state


def test_rules_may_rise_twice_and_before_the_first_answer(data: Path, rules: Rules):
    with open_site(data) as site:
        fresh = site.run(a_table, site)
        going = site.run(a_table, site)
        site.run(play, site, going, at_random(Random(8), 5))
        hands = site.run(site.house.tables.look, fresh).game.state.packets
    rules(STRICT_PARLOUR)
    with open_site(data) as site:
        assert site.run(site.house.tables.look, fresh).game.state.packets == hands
        site.run(play, site, going, at_random(Random(9), 3))
    third = parlour(rules_version=3, setup=set_up("strict"), carry=lambda version, state: {**state, "house": "third"})
    rules(third)
    with open_site(data) as site:
        for table_id in (fresh, going):
            over = finish(site, table_id, 11)
            segments = over.game.record()["segments"]
            assert [segment["rules"] for segment in segments] == [1, 2, 3]
            assert over.game.state.house == "third"
            assert nemeton.load(over.game.record()).result == over.game.result


def test_without_a_snapshot_everything_is_replayed_as_far_as_it_goes(data: Path, rules: Rules):
    """Tables of a database from before snapshots."""
    with open_site(data) as site:
        table_id, _ = gambled(site)
        number = site.run(site.house.tables.look, table_id).row.number
    with sqlite3.connect(data / "nemeton.sqlite") as database:
        database.execute("DELETE FROM snapshots")
        database.execute("UPDATE log SET told = NULL")
    rules(STRICT_PARLOUR)
    with open_site(data) as site:
        table = site.run(site.house.tables.look, table_id)
        assert table.row.base == number + 1
        assert table.carried(PUBLIC) == Carried(rules=2, lost=2, own=0)
        assert "kernel.carried" in [entry.kind for entry in table.game.journal]
        over = finish(site, table_id, 3)
        assert nemeton.load(over.game.record()).result == over.game.result


def test_a_table_that_cannot_be_carried_over_says_so_and_stops_no_other(data: Path, rules: Rules):
    with open_site(data) as site:
        broken, going = site.run(a_table, site), site.run(a_table, site)
        for table_id, answers in ((broken, 4), (going, 3)):
            site.run(play, site, table_id, at_random(Random(1), answers))
        wrong = site.run(site.house.tables.look, broken).game.position()["state"]

    def carry(_version: int, state: dict[str, Any]) -> dict[str, Any]:
        if state == wrong:
            raise ValueError("no way")
        return {**state, "house": "strict"}

    rules(parlour(rules_version=2, setup=set_up("strict"), carry=carry))
    with open_site(data) as site:
        site.as_visitor(VERA)
        assert [site.get(f"/tables/{table_id}").status_code for table_id in (broken, going)] == [400, 200]


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_the_page_and_the_api_tell_what_must_be_answered_again(data: Path, rules: Rules, language: str):
    with open_site(data) as site:
        table_id, _ = gambled(site)
    rules(STRICT_PARLOUR)
    with open_site(data) as site:
        site.as_visitor(VERA)
        page = site.get(f"/tables/{table_id}?lang={language}")
        assert page.status_code == 200
        words = site_words(language)
        told = Phrase("site.table.carried", {"rules": 2, "lost": 2}), Phrase("site.table.carried_own", {"count": 1})
        assert all(words.say(phrase) in page.text for phrase in told)
        line = Phrase("kernel.carried", {"rules": 2, "lost": 2})
        assert STRICT_PARLOUR.words(language).say(line) in site.get(f"/tables/{table_id}/journal?lang={language}").text
        site.as_visitor(None)
        token = site.client.post("/api/tokens", json={"name": "Anna"}).json()["token"]
        shown = site.client.get(f"/api/tables/{table_id}", headers={"authorization": f"Bearer {token}"}).json()
        assert shown["carried"] == {"rules": 2, "lost": 2, "own": 0}


def finished(site: Site) -> Any:
    """A table whose game is over, with its journal."""
    table_id = site.run(a_table, site)
    table = finish(site, table_id, 7)
    assert table.row.stage == "over"
    return table


def lines_of(page: str) -> list[str]:
    """The lines of a story as they are read."""
    return [re.sub(r"<[^>]*>", "", line) for line in re.findall(r'<li class="[^"]*">(.*?)</li>', page)]


def no_way(_version: int, _state: dict[str, Any]) -> dict[str, Any]:
    raise ValueError("the state of the first rules cannot be read any more")


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
@pytest.mark.parametrize("is_readable", [True, False])
def test_a_finished_game_of_older_rules_is_shown_and_says_why_it_is_not_replayed(
    data: Path, rules: Rules, language: str, is_readable: bool
):
    with open_site(data) as site:
        old = finished(site)
        site.as_visitor(VERA)
        lines = lines_of(site.get(f"/tables/{old.row.id}/journal?lang={language}").text)
        assert len(lines) > 3
        record = site.get(f"/tables/{old.row.id}/record").json()
    carry = STRICT_PARLOUR.carry if is_readable else no_way
    rules(parlour(rules_version=2, setup=set_up("strict"), carry=carry))
    words, address = site_words(language), f"/tables/{old.row.id}"
    why = words.say(Phrase("error/site/older_rules", {"rules": 1, "known": 2}))
    with open_site(data) as site:
        site.as_visitor(VERA)
        # the table stands as it ended, or at least says how it ended
        page = site.get(f"{address}?lang={language}")
        assert page.status_code == 200
        assert why in page.text
        assert (words.say(Phrase("site.table.no_board")) in page.text) is not is_readable
        assert words.say(Phrase("site.table.over.replay")) not in page.text
        table = site.run(site.house.tables.look, old.row.id)
        assert (table.game is not None) is is_readable
        assert json.dumps(table.row.result) == json.dumps(old.row.result)
        # the replay's address, and every line of the journal that leads there, tells the story and why there is no more
        for path in (f"{address}/replay", f"{address}/replay?at=3", f"{address}/journal"):
            story = site.get(f"{path}{'&' if '?' in path else '?'}lang={language}")
            assert story.status_code == 200
            assert why in story.text
            assert lines_of(story.text) == lines
        # people can still talk there, and play again
        assert site.post(f"{address}/chat", {"text": "a good game"}).status_code == 303
        assert "a good game" in site.get(address).text
        # and the record is theirs: whoever has the older rules can replay it
        assert f'href="{address}/record"' in site.get(f"{address}/journal").text
        assert site.get(f"{address}/record").json() == record
