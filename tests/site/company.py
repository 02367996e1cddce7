"""A site and three people, two of them at a table of one game: what tests of bad input need for every game."""

import copy
import json
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import nemeton
from nemeton.site.base.settings import settings_from
from nemeton.site.web.app import create_app
from tests.site.serving import Guest, open_table, served
from tests.site.test_bad_input import alert_on, dump

Json = dict[str, Any]
Change = Callable[[Json], None]  # of the state in a position


class Company(NamedTuple):
    """The people of a site where one game is played."""

    data: Path
    game: str
    position: Json
    host: Guest
    friend: Guest
    stranger: Guest

    def table(self) -> str:
        """A new table in that position: the host has the first seat, the friend the second."""
        return open_table(self.host, self.friend, game=self.game, position=copy.deepcopy(self.position))

    def speak(self, language: str) -> None:
        """From now on all of them read this language."""
        for guest in (self.host, self.friend, self.stranger):
            guest.client.headers["accept-language"] = language

    @contextmanager
    def nothing_changes(self) -> Iterator[None]:
        """Whatever is sent meanwhile leaves the database as it is."""
        before = dump(self.data)
        yield
        assert dump(self.data) == before

    def spoilt(self, change: Change) -> Json:
        """The position after a change; without it, all is well."""
        nemeton.from_position(copy.deepcopy(self.position))
        position = copy.deepcopy(self.position)
        change(position["state"])
        return position

    def refusal_of_a_table(self, **wish: Any) -> str:
        """Why a table cannot be opened."""
        return str(self.host.api("POST", "/tables", {"game": self.game, **wish}, 400)["message"])

    def refusals_of_a_position(self, position: Json) -> list[str]:
        """Why a position cannot be played: in the form, under its picture, and as a program is told."""
        text = json.dumps(position)
        opened = self.host.send("/positions/new", {"text": text, "do": "open", "seat-0": "me", "seat-1": "open"}, 400)
        drawn = self.host.post("/positions/preview", None, text=text)
        program = self.refusal_of_a_table(seats=bots(2), position=position)
        return [alert_on(opened.text), alert_on(drawn.text), program]

    def assert_refused(
        self, guest: Guest, table: str, ask: str, option: Any, language: str, *, status: int = 409
    ) -> None:
        """The program's way and the form's way both say why, and nothing is changed."""
        form = {"ask": ask, "option": json.dumps(option)}
        with self.nothing_changes():
            assert_told(give(guest, table, ask, option, status)["message"], language)
            for htmx in (False, True):
                answer = guest.send(f"/tables/{table}/answer", form, status, htmx=htmx)
                assert_told(alert_on(answer.text), language)


@contextmanager
def company(data: Path, game: str, position: Json) -> Iterator[Company]:
    """Vera hosts, Rowan is her friend, Levko a stranger; secret windows close at once."""
    settings = settings_from({"NEMETON_LIMITS": "0", "NEMETON_BOTS": "1", "NEMETON_WINDOWS": "0"}, data)
    with served(create_app(settings)) as address:
        yield Company(data, game, position, *(Guest(address, name=name) for name in ("Vera", "Rowan", "Levko")))


def bots(count: int) -> list[dict[str, str]]:
    """So many seats: one's own, and bots."""
    return [{"kind": "me"}, *({"kind": "bot", "bot": "greedy"} for _ in range(count - 1))]


def asks(guest: Guest, table: str) -> list[Json]:
    """What is asked of a guest now."""
    found: list[Json] = guest.api("GET", f"/tables/{table}", None, 200).get("asks", [])
    return found


def give(guest: Guest, table: str, ask: str, option: Any, status: int) -> Any:
    """Answer as a program; what comes of it."""
    return guest.api("POST", f"/tables/{table}/answers", {"ask": ask, "option": option}, status)


def assert_told(text: str, language: str, what: str = "") -> None:
    """Is it a sentence of that language, and does it name what it is about?"""
    assert len(text) > 15, text
    assert bool(re.search("[а-яіїєґ]{4}", text)) == (language != "en"), text
    assert re.search(what, text), text
