"""Two people answer at once in Spirit Island, where any may act: whoever was overtaken has answered all the same
where that is still possible, is told what has happened where it is not, and never answers twice."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier
from typing import Any

import pytest

from nemeton.games.spirit_island.state import IslandGame
from nemeton.games.spirit_island.steps import FearPlayers, PowerPhase
from tests.games.spirit_island.shore import shore
from tests.site.serving import Guest, in_a_process

pytestmark = pytest.mark.slow
LANGUAGES = {"en": "Vera was faster", "ru": "вас опередили: Vera", "uk": "вас випередили: Vera"}


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    data: Path = tmp_path_factory.mktemp("site")
    with in_a_process("nemeton.site.web.serve:app", data, NEMETON_LIMITS="0") as address:
        yield address
    assert "fault" not in (data / "log.txt").read_text()


class Seat:
    """One of the two, with a program that plays for them."""

    def __init__(self, guest: Guest, table_id: str) -> None:
        self.guest, self.table_id = guest, table_id

    def table(self) -> dict[str, Any]:
        told: dict[str, Any] = self.guest.api("GET", f"/tables/{self.table_id}", status=200)
        return told

    def ask(self) -> dict[str, Any]:
        asks: list[dict[str, Any]] = self.table()["asks"]
        return asks[0]

    def send(self, ask: str, option: Any) -> tuple[int, str]:
        """The status, and what is said."""
        headers = {"authorization": f"Bearer {self.guest.token}"}
        given = {"ask": ask, "option": option}
        answer = self.guest.client.post(f"/api/tables/{self.table_id}/answers", json=given, headers=headers)
        return answer.status_code, answer.json().get("message", "")


def two_at(address: str, game: IslandGame, language: str = "en") -> tuple[Seat, Seat]:
    """A table that stands as the game does."""
    guests = Guest(address, language, name="Vera"), Guest(address, language, name="Rowan")
    seats = [{"kind": "me"}, {"kind": "open"}]
    wish = {"game": "spirit_island", "seats": seats, "position": game.position()}
    table_id = guests[0].api("POST", "/tables", wish, 201)["id"]
    guests[1].api("POST", f"/tables/{table_id}/seats/1", {}, 201)
    return Seat(guests[0], table_id), Seat(guests[1], table_id)


def a_fast_phase() -> IslandGame:
    """The river may use a fast power. The lightning can make its slow one fast, too."""
    played = {"river": ["wash_away", "flash_floods"], "lightning": ["lightnings_boon"]}
    return shore({"A5": "river", "B6": "lightning"}, played=played, agenda=[PowerPhase(fast=True)])


def a_raid() -> IslandGame:
    """Each chooses another land where dahan strike."""
    lands = {"A5": "river dahan town", "A4": "dahan town", "B6": "earth dahan town"}
    return shore(lands, agenda=[FearPlayers("dahan_raid", 1, (0, 1), ())])


def test_what_is_still_on_offer_counts(address: str):
    """While the river chooses, its options grow; what it chose is among them."""
    river, lightning = two_at(address, a_fast_phase())
    before = river.ask()
    assert lightning.send(lightning.ask()["id"], ["use", "lightnings_boon"])[0] == 201
    while (asked := lightning.table().get("asks")) and asked[0]["kind"] != "spirit_island.fast":
        assert lightning.send(asked[0]["id"], 0)[0] == 201
    now = river.ask()
    assert now["id"] != before["id"]
    assert ["use", "wash_away"] in now["options"]
    number = river.table()["number"]
    assert river.send(before["id"], ["use", "flash_floods"]) == (201, "")
    assert river.table()["number"] == number + 1
    # the same click once more is one too many
    assert river.send(before["id"], ["use", "flash_floods"])[0] == 409
    assert river.send(now["id"], ["use", "flash_floods"])[0] == 409
    assert river.table()["number"] == number + 1


@pytest.mark.parametrize(("language", "told"), LANGUAGES.items())
def test_what_truly_clashes_is_said(address: str, language: str, told: str):
    one, other = two_at(address, a_raid(), language)
    first, second = one.ask(), other.ask()
    assert first["options"] == second["options"]
    land, elsewhere = first["options"][:2]
    assert one.send(first["id"], land)[0] == 201
    while asked := one.table().get("asks"):
        one.send(asked[0]["id"], asked[0]["options"][0])
    number = other.table()["number"]
    status, said = other.send(second["id"], land)
    assert status == 409
    assert told in said
    assert land in said  # what the other one did
    assert other.table()["number"] == number
    # on the page too, with the table as it stands
    form = {"ask": second["id"], "option": f'"{land}"'}
    page = other.guest.send(f"/tables/{other.table_id}/answer", form, 409, htmx=True)
    assert told in page.text
    # another land can still be chosen, also with the question of before
    assert other.send(second["id"], elsewhere) == (201, "")


def at_once(first: Seat, option: Any, second: Seat, other_option: Any) -> list[int]:
    """What both get who answer at the same moment what they are asked."""
    asks, together = [first.ask()["id"], second.ask()["id"]], Barrier(2)
    assert first.guest.token != second.guest.token

    def send(seat: Seat, ask: str, given: Any) -> int:
        together.wait(30)
        return seat.send(ask, given)[0]

    with ThreadPoolExecutor(2) as pool:
        return list(pool.map(send, (first, second), asks, (option, other_option)))


def test_of_two_at_once_both_count_where_both_can(address: str):
    for _ in range(4):
        one, other = two_at(address, a_raid())
        lands = one.ask()["options"]
        assert at_once(one, lands[0], other, lands[1]) == [201, 201]
        one, other = two_at(address, a_fast_phase())
        assert at_once(one, ["use", "flash_floods"], other, ["done"]).count(201) >= 1


def test_of_two_at_once_who_want_the_same_one_is_told(address: str):
    for _ in range(4):
        one, other = two_at(address, a_raid())
        land = one.ask()["options"][0]
        assert sorted(at_once(one, land, other, land)) == [201, 409]


def test_two_clicks_of_one_person_count_once(address: str):
    for _ in range(4):
        one, other = two_at(address, a_raid())
        ask, together = one.ask(), Barrier(3)
        again = Seat(one.guest.in_another_window(), one.table_id)
        assert again.guest.token

        def send(seat: Seat, given: str, land: str, at_once: Barrier = together) -> int:
            at_once.wait(30)
            return seat.send(given, land)[0]

        lands = ask["options"]
        with ThreadPoolExecutor(3) as pool:
            asks = (ask["id"], ask["id"], other.ask()["id"])
            mine, twice, others = pool.map(send, (one, again, other), asks, (lands[0], lands[1], lands[2]))
        assert sorted((mine, twice)) == [201, 409]
        assert others == 201
