"""A person's own data: all of it as a file, and all of it removed while games of others stay whole. And what grows old
is removed where the keeper has asked for it."""

import json
import re
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select, text, update

from nemeton.site.base.settings import Settings, settings_from
from nemeton.site.house import House
from nemeton.site.storage import (
    LogRow,
    MessageRow,
    Person,
    SeatRow,
    TableRow,
    TokenRow,
    keep_person,
    now,
    today,
)
from nemeton.site.tables.wishes import SeatWish, TableWish
from nemeton.site.web.app import create_app
from tests.site import loops
from tests.site.postgres import running_postgres
from tests.site.serving import Guest, asked, first_answer, open_table, served
from tests.site.several import until

BOT = {"kind": "bot", "bot": "gentle"}


def usual(data: Path, **more: str) -> Settings:
    return settings_from({"NEMETON_BOTS": "1", "NEMETON_LIMITS": "0", **more}, data)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(create_app(usual(tmp_path_factory.mktemp("site")))) as address:
        yield address


def person_of(guest: Guest) -> str:
    return guest.cookie.partition(".")[0]


def play(table_id: str, *players: Guest, answers: int = 1) -> None:
    for _ in range(answers):
        active = asked(table_id, *players)
        active.send(f"/tables/{table_id}/answer", first_answer(active.get(f"/tables/{table_id}").text), 200, htmx=True)


def lines(page: str) -> list[str]:
    return re.findall(r"<li>(.*?)</li>", page)


# Taking it home


def test_all_of_ones_data_comes_as_a_file(site: str):
    host, guest = Guest(site, name="Vera"), Guest(site, name="Rowan")
    table_id = open_table(host, guest)
    play(table_id, host, guest, answers=2)
    guest.send(f"/tables/{table_id}/chat", {"text": "what others say"}, 200, htmx=True)
    host.send(f"/tables/{table_id}/chat", {"text": "what I say"}, 200, htmx=True)
    answer = host.get("/me/export")
    assert "attachment" in answer.headers["content-disposition"]
    assert answer.headers["cache-control"] == "no-store"
    told = json.loads(answer.text)
    assert [person["name"] for person in told["person"]] == ["Vera"]
    assert [line["text"] for line in told["chat"]] == ["what I say"]
    (table,) = told["tables"]
    assert (table["table"], table["game"], table["is_host"]) == (table_id, "cairn", True)
    assert [seat["seat"] for seat in table["seats"]] == [0]
    assert {given["seat"] for given in table["answers"]} == {0}
    # nothing of others, and no secret
    for secret in (person_of(guest), "Rowan", "what others say", "seed", "digest", host.token, host.cookie):
        assert secret not in answer.text


def test_a_shared_screen_tells_no_answers_before_the_end(site: str):
    host = Guest(site, name="Vera")
    wish = {"game": "inis", "seats": [{"kind": "me"}, {"kind": "here"}, BOT]}
    table_id = host.api("POST", "/tables", wish, 201)["id"]
    (table,) = json.loads(host.get("/me/export").text)["tables"]
    assert (table["table"], len(table["seats"]), "answers" in table) == (table_id, 2, False)


def test_a_stranger_has_no_data(site: str):
    told = json.loads(Guest(site).get("/me/export").text)
    assert not any(told[part] for part in ("person", "programs", "lessons", "tables", "chat", "sanctions"))


# Being forgotten


@pytest.mark.parametrize(
    ("language", "title", "button", "done"),
    [
        ("en", "Delete your data", "Delete everything of mine", "Your data is deleted"),
        ("ru", "Удалить ваши данные", "Удалить всё моё", "Ваши данные удалены"),
        ("uk", "Видалити ваші дані", "Видалити все моє", "Ваші дані видалено"),
    ],
)
def test_games_of_others_stay_whole(site: str, language: str, title: str, button: str, done: str):
    # given somebody who waits, plays and has played with others, and plays with bots alone
    gone, other = Guest(site, language, name="Rowan"), Guest(site, language, name="Vera")
    wish = {"game": "cairn", "seats": [{"kind": "me"}, {"kind": "open"}]}
    alone = gone.api("POST", "/tables", {"game": "cairn", "seats": [{"kind": "me"}, BOT]}, 201)["id"]
    lonely = gone.api("POST", "/tables", wish, 201)["id"]
    playing, over = open_table(gone, other), open_table(other, gone)
    waiting = gone.api("POST", "/tables", {"game": "inis", "seats": [{"kind": "me"}, *[{"kind": "open"}] * 2]}, 201)[
        "id"
    ]
    other.api("POST", f"/tables/{waiting}/seats/1", {"nonce": "x"}, 201)
    play(playing, gone, other)
    play(over, gone, other)
    gone.send(f"/tables/{over}/chat", {"text": "I was here"}, 200, htmx=True)
    gone.send(f"/tables/{over}/resign", {}, 200, htmx=True)
    assert "Rowan" in other.get(f"/tables/{over}").text
    number, person = other.api("GET", f"/tables/{playing}")["number"], person_of(gone)
    token = gone.token
    # when they ask to be deleted, they are told what goes and what stays, and nothing is done yet
    page = gone.get("/me/delete").text
    assert title in page
    assert button in page
    assert "2" in lines(page)[1]
    assert 'href="/me/delete"' in gone.get("/me").text
    refused = gone.send("/me/delete", {}, 400)
    assert button in refused.text
    assert "Rowan" in gone.get("/me").text
    # when they confirm
    answer = gone.send("/me/delete", {"sure": "yes"}, 200)
    assert done in answer.text
    # then tables of nobody else are gone, and the browser is a stranger with a token that is worth nothing
    for table_id in (alone, lonely):
        assert other.get(f"/tables/{table_id}", None).status_code == 404
    assert "Rowan" not in gone.get("/me").text
    assert person_of(gone) != person
    assert gone.client.get("/api/tables", headers={"authorization": f"Bearer {token}"}).status_code == 403
    # those of others go on: with an open seat and another host, with a bot, with somebody who left
    there = other.api("GET", f"/tables/{waiting}")
    assert [seat["kind"] for seat in there["seats"]] == ["open", "person", "open"]
    other.send(f"/tables/{waiting}/bot", {"seat": "0", "bot": "gentle"}, 200, htmx=True)
    there = other.api("GET", f"/tables/{playing}")
    assert [seat["kind"] for seat in there["seats"]] == ["bot", "person"]
    assert there["number"] >= number
    until(lambda: 'data-asked="yes"' in other.get(f"/tables/{playing}").text, 60)
    play(playing, other)
    page = other.get(f"/tables/{over}").text
    assert {"en": "somebody who left", "ru": "ушедший игрок", "uk": "гравець, що пішов"}[language] in page
    for path in (f"/tables/{over}", f"/tables/{over}/journal", f"/tables/{playing}", "/me", f"/tables/{over}/replay"):
        page = other.get(path).text
        assert "Rowan" not in page
        assert "I was here" not in page
    assert other.api("GET", f"/tables/{over}")["result"]["how"] == "resigned"
    assert other.get(f"/tables/{over}/end").status_code == 200


def test_whoever_is_deleted_twice_is_no_fault(site: str):
    guest = Guest(site, name="Rowan")
    guest.send("/me/delete", {"sure": "yes"}, 200)
    guest.get("/")
    guest.send("/me/delete", {"sure": "yes"}, 200)


def test_another_site_cannot_delete(site: str):
    guest = Guest(site, name="Rowan")
    assert guest.client.post("/me/delete", data={"sure": "yes"}).status_code == 403
    assert "Rowan" in guest.get("/me").text


# What grows old


VERA, ROWAN, IDLE, BUSY = (
    Person(id=letter * 32, name=name, preferences={})
    for letter, name in (("a", "Vera"), ("b", "Rowan"), ("c", "Idle"), ("d", "Busy"))
)
OLD = timedelta(days=40)
KEEP = {"NEMETON_KEEP_GUESTS": "30", "NEMETON_KEEP_TABLES": "30", "NEMETON_KEEP_CHAT": "30"}


async def grown_old(house: House) -> dict[str, str]:
    """Tables of every kind, people, chat; all of it from long ago but what is called after today."""

    async def table(*seats: str, game: str = "cairn") -> str:
        return await house.tables.open(VERA, TableWish(game=game, seats=[SeatWish(kind) for kind in seats]))

    found = {name: await table("me", "open") for name in ("waiting", "waiting_today", "playing", "looked_at", "over")}
    for name in ("playing", "looked_at", "over"):
        await house.tables.sit(found[name], 1, ROWAN)
    await house.tables.resign(found["over"], 0)
    await house.talk.say(found["over"], ROWAN, "long ago")

    def age(connection: Any) -> None:
        for person in (IDLE, BUSY):
            keep_person(connection, person)
        aged = [found[name] for name in ("waiting", "playing", "looked_at", "over")]
        connection.execute(update(TableRow).where(TableRow.id.in_(aged)).values(moved_at=now() - OLD))
        connection.execute(update(SeatRow).values(seen_at=now() - OLD))
        connection.execute(update(SeatRow).where(SeatRow.table_id == found["looked_at"]).values(seen_at=now()))
        connection.execute(update(MessageRow).values(at=now() - OLD))
        connection.execute(update(Person).values(seen_day=today() - 40))

    await house.database.write(age)
    await house.tokens.make(BUSY, "program")
    await house.database.write(lambda connection: connection.execute(update(TokenRow).values(used_at=now())))
    await house.talk.say(found["over"], ROWAN, "today")
    return found


async def left(house: House, column: Any) -> set[str]:
    return {row[0] for row in await house.database.rows(select(column))}


async def tidied(settings: Settings, is_wanted: bool) -> None:
    house = House(settings)
    await house.database.migrate()
    try:
        found = await grown_old(house)
        assert house.retention.is_wanted == is_wanted
        done = await house.retention.tidy()
        tables, people = await left(house, TableRow.id), await left(house, Person.name)
        talk = await left(house, MessageRow.text)
        if not is_wanted:
            assert done == {}
            assert tables == {*found.values()}
            assert people == {"Vera", "Rowan", "Idle", "Busy"}
            assert talk == {"long ago", "today"}
            return
        # then what was abandoned is gone with all that belongs to it; what is over, new, or looked at stays
        assert done == {"tables": 2, "lines": 1, "guests": 1}
        assert tables == {found[name] for name in ("waiting_today", "looked_at", "over")}
        assert await left(house, SeatRow.table_id) == tables
        assert talk == {"today"}
        # and who sits somewhere, or plays by a program, is not forgotten
        assert people == {"Vera", "Rowan", "Busy"}
        table = await house.tables.look(found["over"])
        assert [line.text for line in (await house.talk.of(table)).messages] == ["today"]
        assert (await house.database.rows(select(func.count()).select_from(LogRow)))[0][0] == 1
        assert await house.retention.tidy() == {"tables": 0, "lines": 0, "guests": 0}
    finally:
        await house.bots.close()
        await house.database.close()


@pytest.mark.parametrize("keep", [{}, KEEP], ids=["as it comes", "thirty days"])
def test_what_is_older_than_wanted_is_removed(tmp_path: Path, keep: dict[str, str]):
    loops.run(tidied(usual(tmp_path, **keep), bool(keep)))


@pytest.mark.slow
def test_what_is_older_than_wanted_is_removed_from_a_postgresql(tmp_path: Path):
    with running_postgres() as server:
        loops.run(tidied(usual(tmp_path, NEMETON_DATABASE=server.make("nemeton"), **KEEP), is_wanted=True))


def test_large_heaps_go_in_small_steps(tmp_path: Path):
    async def heap() -> None:
        house = House(usual(tmp_path, **KEEP))
        await house.database.migrate()
        steps = list[int]()
        try:

            def pile(connection: Any) -> None:
                for number in range(120):
                    keep_person(connection, Person(id=f"{number:032}", name="", preferences={}))
                connection.execute(update(Person).values(seen_day=1))

            await house.database.write(pile)
            write = house.database.write

            async def counted(job: Any) -> Any:
                result = await write(job)
                steps.append(result[0])
                return result

            house.database.write = counted  # type: ignore[method-assign]
            assert (await house.retention.tidy())["guests"] == 120
            assert steps == [0, 0, 50, 50, 20]
        finally:
            await house.database.close()

    loops.run(heap())


def test_a_visit_is_written_down_once_a_day(site: str, tmp_path: Path):
    async def seen(house: House) -> Any:
        return (await house.database.rows(select(Person.seen_day).where(Person.name == "Vera")))[0][0]

    app = create_app(usual(tmp_path))
    with served(app) as address:
        guest, house = Guest(address, name="Vera"), app.state["house"]
        with_old = House(usual(tmp_path))
        loops.run(with_old.database.write(lambda told: told.execute(text("UPDATE people SET seen_day = 7"))))
        guest.get("/")
        assert loops.run(seen(with_old)) == today()
        loops.run(with_old.database.close())
        assert house.retention.is_wanted is False
