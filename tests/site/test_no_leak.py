"""Nobody gets what their seat may not see: not on a page, in a fragment, an event, a picture, an error, the JSON API, a
record, a replay, the journal, and not in the log.

Cairn hides only a stack, so Parlour is served here. *Twins*: two tables, one with the truth and one in which everything
that is hidden from the viewer was dealt anew, get the same answers over HTTP, and whatever the viewer receives is
compared byte for byte until an answer is no longer legal in the twin or something was rightly shown to the viewer.
*Canaries*: no card that the viewer never saw is named in anything that the viewer receives.
"""

import contextlib
import json
import logging
import re
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import httpx
import pytest

import nemeton
from nemeton.games import GAMES
from nemeton.kernel import PUBLIC, Game, IllegalAnswer, Pick, Sealed
from nemeton.kernel.records import start
from nemeton.kernel.values import to_json
from nemeton.site.base.settings import settings_from
from nemeton.site.web.app import create_app
from tests.conformance.play import Answer, choose, give
from tests.kernel.parlour.book import PARLOUR
from tests.kernel.parlour.state import all_cards
from tests.site.parlour_site import FAULTS, SEED, known, register
from tests.site.serving import Guest, event_id, in_a_process, open_table, served

PLAYERS = 3
OPTIONS = {"packet": 3, "rounds": 1, "goal": 8}
LOOK_AHEAD = 7
EVERYBODY = (*range(PLAYERS), PUBLIC)
# One's own seat's secret; checksums of files; what time it is; the number of a request.
OTHERWISE = re.compile(
    r'(?<=/seat/\d#)[\w-]{32}|(?<=\?v=)\w{16}|(?<=data-now=")\d+|(?<=data-since=")\d+|(?<=x-request-id: )\w{16}'
)
Leaks = list["Leak"]


class Leak(NamedTuple):
    """What somebody got that they should not have: by which way, who, how it was found, and an excerpt."""

    channel: str
    viewer: int
    found: str
    excerpt: str


class Viewer:
    """One seat, or a spectator, that looks at two tables: the truth, and a twin of it."""

    def __init__(self, seat: int, guest: Guest, tables: tuple[str, str], stack: ExitStack) -> None:
        self.seat = seat
        self.guest = guest
        self._known: dict[tuple[str, str], str] = {}
        self._streams = {
            table: {
                "event": stack.enter_context(self._browser().stream(f"/tables/{table}/live")),
                "api event": stack.enter_context(self._browser(api=True).stream(f"/api/tables/{table}/stream")),
            }
            for table in tables
        }

    def _browser(self, *, api: bool = False) -> Guest:
        """The same person in one more window; each stream has a connection of its own."""
        window = self.guest.in_another_window()
        if api:
            window.client.headers["authorization"] = f"Bearer {self.guest.token}"
        return window

    def receives(self, table: str, game: Game[Any], strange: str) -> dict[str, str]:
        """Everything that this viewer can get of a table now, by its way; what differs between any two tables is
        masked. `game` is the same game, kept by the test; `strange` is the ask of somebody else."""
        address, guest = f"/tables/{table}", self.guest
        other = (self.seat + 1) % PLAYERS
        got = {
            "page": guest.get(address),
            "journal": guest.get(f"{address}/journal"),
            "replay": guest.get(f"{address}/replay"),
            "replay moment": guest.get(f"{address}/replay?at=1", None, hx_request="true"),
            "replay, other eyes": guest.get(f"{address}/replay?eyes={other}", None),
            "replay, all eyes": guest.get(f"{address}/replay?eyes=all", None),
            "record": guest.get(f"{address}/record"),
            "api": guest.client.get(f"/api{address}", headers=self._bearer),
            "film": guest.get(f"{address}/film", None),
            "verify": guest.get(f"/verify?table={table}", None),
            "position": guest.get(f"/positions/new?source=table:{table}", None),
            "hint": guest.get(f"{address}/hint?ask={self._ask(game)}", None),
            **self._refused(table, game, strange),
        }
        told = {channel: f"{_headers(answer)}\n{answer.text}" for channel, answer in got.items()}
        told |= {channel: self._latest(table, channel) for channel in ("event", "api event")}
        return {channel: OTHERWISE.sub("…", text.replace(table, "TABLE")) for channel, text in told.items()}

    def lists(self) -> dict[str, str]:
        """Pages that tell of all tables together."""
        return {path: self.guest.get(path).text for path in ("/", "/mine", "/me")}

    def _ask(self, game: Game[Any]) -> str:
        """What this viewer is asked."""
        return next((ask.id for ask in game.asks if ask.seat == self.seat), "gone")

    def _refused(self, table: str, game: Game[Any], strange: str) -> dict[str, Any]:
        """What is said to answers that cannot be. `strange` is the ask of somebody else."""
        mine = self._ask(game)
        answer = f"/tables/{table}/answer"
        body = {"ask": mine, "option": "a key to everything"}
        return {
            "fragment": self.guest.post(answer, None, htmx=True, ask="gone", option='"x"'),
            "error": self.guest.post(answer, None, ask=mine, option='"a key to everything"'),
            "error, another's ask": self.guest.post(answer, None, htmx=True, ask=strange, option='"x"'),
            "error, undo": self._undo_refused(table, game),
            "error, api": self.guest.client.post(f"/api/tables/{table}/answers", json=body, headers=self._bearer),
        }

    def _undo_refused(self, table: str, game: Game[Any]) -> Any:
        if self.seat != PUBLIC and game.undoable(self.seat):
            return self.guest.get("/robots.txt")  # it would be done
        return self.guest.post(f"/tables/{table}/undo", None, htmx=True)

    @property
    def _bearer(self) -> dict[str, str]:
        return {"authorization": f"Bearer {self.guest.token}"}

    def _latest(self, table: str, channel: str) -> str:
        """The latest event of a stream: the one that tells of the table's present version."""
        address = f"/api/tables/{table}"
        version = str(self.guest.client.get(address, headers=self._bearer).json()["version"])
        event = self._known.get((table, channel), "id: none")
        while version not in event_id(event).split(".")[1 if channel == "event" else 0 :][:1]:
            event = next(self._streams[table][channel])
        self._known[table, channel] = event
        # how many look on is told too, and people may still be coming while the first event is made
        return re.sub(r"(board-?\d+\.\d+)\.\d+\.\d+\.\d+", r"\1", event)


def _headers(answer: Any) -> str:
    changing = ("date", "content-length", "set-cookie", "content-disposition")
    return "\n".join(f"{name}: {told}" for name, told in answer.headers.items() if name not in changing)


def starts(seed: int) -> Iterator[dict[str, Any]]:
    """Positions on the way of a random game, about one in three."""
    game, rng = start(PARLOUR, PLAYERS, OPTIONS, seed), Random(seed)
    while not game.over:
        give(game, choose(game, rng))
        if rng.random() < 0.35 and game.asks:
            yield game.position()


def imagined(position: dict[str, Any], seat: int, rng: Random) -> dict[str, Any]:
    """The position as the seat might imagine it."""
    state = PARLOUR.read_position(position["state"])
    PARLOUR.imagine(state, seat, rng)
    return {**position, "state": PARLOUR.write_position(state)}


def mirror(position: dict[str, Any]) -> Game[Any]:
    """The game that a table makes of a position, played by the kernel alone."""
    nonces = ["host", *(f"guest {seat}" for seat in range(1, PLAYERS))]
    return nemeton.from_position(position, Sealed(SEED, nonces))


def seen_cards(game: Game[Any], seat: int) -> set[str]:
    """Every card that a seat may know of now."""
    told = [game.seen_by(seat), *(entry.values for entry in game.journal if entry.is_for(seat))]
    told += [ask.options[:200] for ask in game.asks if ask.seat == seat]
    return set(re.findall(r"[a-z]+-\d+", str(told)))


def named(cards: set[str], text: str) -> list[str]:
    """Which of these cards a text names, as rules or as people write them."""
    found = {f"{suit}-{number}" for suit, number in re.findall(r"(rose|lily|thorn|key)[- ](\d+)", text)}
    return sorted(found & cards)


def answer_over_http(guest: Guest, table: str, game: Game[Any], answer: Answer, *, by_form: bool) -> int:
    """Send an answer as its seat's person would; the status."""
    asks = [ask for ask in game.asks if ask.seat == answer.seat and ask.kind == answer.kind]
    ask_id = asks[0].id if asks else "gone"
    if not by_form:
        body = {"ask": ask_id, "option": to_json(answer.option)}
        headers = {"authorization": f"Bearer {guest.token}"}
        return guest.client.post(f"/api/tables/{table}/answers", json=body, headers=headers).status_code
    form: dict[str, Any] = {"ask": ask_id}
    if asks and isinstance(asks[0], Pick):
        form |= {"pick": "1", "item": [json.dumps(to_json(item)) for item in answer.option]}
    else:
        form["option"] = json.dumps(to_json(answer.option))
    return guest.send(f"/tables/{table}/answer", form, None).status_code


class Twins:
    """Truth and twin at two tables of a site, and the people who sit there."""

    def __init__(self, address: str) -> None:
        self._address = address
        self.guests = [Guest(address, name=f"Guest {seat}") for seat in range(PLAYERS)]
        self.spectator = Guest(address, name="Spectator")
        self.compared = 0

    def run(self, position: dict[str, Any], seat: int, rng: Random) -> Leaks:
        """Play both on with the same answers; what leaked to the seat."""
        positions = position, imagined(position, seat, rng)
        games = [mirror(told) for told in positions]
        tables = [open_table(*self.guests, game="parlour", position=told, hints="all") for told in positions]
        leaks: Leaks = []
        with ExitStack() as stack:
            guest = self.spectator if seat == PUBLIC else self.guests[seat]
            viewer = Viewer(seat, guest, (tables[0], tables[1]), stack)
            seen, unseen = set[str](), set[str]()
            for number in range(LOOK_AHEAD):
                if any(not seats or seat in seats for game in games for seats in game.reveals) or games[0].over:
                    break
                seen |= seen_cards(games[0], seat)
                unseen = set(all_cards(PLAYERS)) - seen
                leaks += self._compare(viewer, tables, games, unseen)
                if leaks or not self._play_on(tables, games, choose(games[0], rng), by_form=number % 2 == 0):
                    break
            pages = viewer.lists()
            leaks += [Leak(path, seat, "canary", "") for path in pages if named(unseen - seen, pages[path])]
        return leaks

    def _compare(self, viewer: Viewer, tables: list[str], games: list[Game[Any]], unseen: set[str]) -> Leaks:
        # both are sent the same, also where somebody is asked at one of them only: who holds a key is hidden
        strange = next((ask.id for game in games for ask in game.asks if ask.seat != viewer.seat), "gone")
        truth, twin = (viewer.receives(table, game, strange) for table, game in zip(tables, games, strict=True))
        self.compared += len(truth)
        leaks = [
            Leak(channel, viewer.seat, "twin", _difference(truth[channel], twin[channel]))
            for channel in truth
            if truth[channel] != twin[channel]
        ]
        return leaks + [
            Leak(channel, viewer.seat, "canary", str(cards))
            for channel, text in truth.items()
            if (cards := named(unseen, text))
        ]

    def _play_on(self, tables: list[str], games: list[Game[Any]], answer: Answer, *, by_form: bool) -> bool:
        """The same answer at both tables; False if it is not legal in the twin."""
        guest = self.guests[answer.seat]
        legal = []
        for table, game in zip(tables, games, strict=True):
            status = answer_over_http(guest, table, game, answer, by_form=by_form)
            try:
                give(game, answer)
            except IllegalAnswer:
                assert status == 409
                legal.append(False)
            else:
                assert status in (201, 303), status
                legal.append(True)
        assert legal[0]
        return legal[1]


def _difference(one: str, other: str) -> str:
    at = next((at for at, pair in enumerate(zip(one, other, strict=False)) if pair[0] != pair[1]), 0)
    return f"…{one[max(0, at - 120) : at + 80]}… | …{other[max(0, at - 120) : at + 80]}…"


class Lines(logging.Handler):
    """Keeps whatever the site and its server log."""

    def __init__(self) -> None:
        super().__init__(logging.INFO)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep a line, with what an exception says in it."""
        if not record.name.startswith(("httpx", "httpcore")):
            self.lines.append(logging.Formatter().format(record))


@contextmanager
def parlour_site(data: Path, patch: pytest.MonkeyPatch, fault: str = "") -> Iterator[tuple[str, list[str]]]:
    """A site where Parlour is played; its address, and its log."""
    register(patch.setattr)
    if fault:
        FAULTS[fault](patch.setattr)
    lines = Lines()
    root = logging.getLogger()
    try:
        with served(create_app(known(settings_from({"NEMETON_LIMITS": "0", "NEMETON_BOTS": "1"}, data)))) as address:
            root.addHandler(lines)  # the application has its own idea of logging while it starts
            yield address, lines.lines
    finally:
        root.removeHandler(lines)
        GAMES.pop("parlour", None)


def look_for_leaks(address: str, seeds: Iterable[int], first: int = 0, most: int = 4) -> tuple[Leaks, int]:
    """Twin runs from several places of several games; everything that leaked first, and how much was compared."""
    twins = Twins(address)
    for seed in seeds:
        for number, position in enumerate(islice(starts(seed), first, first + most), first):
            leaks = twins.run(position, EVERYBODY[(number + seed) % len(EVERYBODY)], Random(100 * seed + number))
            if leaks:
                return leaks, twins.compared
    return [], twins.compared


def leaked_cards(log: list[str]) -> list[str]:
    """Lines that name a card; nobody may read of one in a log."""
    return [line for line in log if named(set(all_cards(PLAYERS)), line)]


@pytest.mark.slow
def test_a_viewer_receives_nothing_of_what_is_hidden(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    with parlour_site(tmp_path, monkeypatch) as (address, log):
        leaks, compared = look_for_leaks(address, range(2))
    assert leaks == [], leaks[0]
    assert leaked_cards(log) == []
    assert compared > 150, "hardly anything was compared"


@pytest.mark.long
def test_a_viewer_receives_nothing_of_what_is_hidden_in_many_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    with parlour_site(tmp_path, monkeypatch) as (address, log):
        leaks, compared = look_for_leaks(address, range(10), most=10)
    assert leaks == []
    assert leaked_cards(log) == []
    assert compared > 1_500, "hardly anything was compared"


@pytest.mark.slow
def test_a_site_in_a_process_of_its_own_prints_and_sends_nothing_of_what_is_hidden(tmp_path: Path):
    """The same through a real server process, that logs every request; its output names no card at all."""
    GAMES["parlour"] = PARLOUR
    try:
        with in_a_process("tests.site.parlour_site:app", tmp_path, level="info") as address:
            leaks, compared = look_for_leaks(address, [7], most=3)
    finally:
        del GAMES["parlour"]
    assert leaks == []
    assert compared > 60
    log = (tmp_path / "log.txt").read_text().splitlines()
    assert any("/answer" in line for line in log)
    assert leaked_cards(log) == []


@pytest.mark.slow
@pytest.mark.parametrize(
    ("fault", "channel", "first"),
    [
        ("picture", "page", 0),
        ("page", "page", 0),
        ("fragment", "fragment", 0),
        ("event", "event", 0),
        ("api", "api", 0),
        ("error", "error", 0),
        ("record", "record", 0),
        ("replay", "replay", 0),
        ("journal", "journal", 5),
        ("asked", "api", 4),
    ],
)
def test_a_planted_leak_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: str, channel: str, first: int):
    """`first` is the place of the game where there is something to give away in this manner."""
    with parlour_site(tmp_path, monkeypatch, fault) as (address, _):
        leaks, _ = look_for_leaks(address, range(8), first)
    assert channel in {leak.channel for leak in leaks}


@pytest.mark.slow
def test_a_planted_leak_in_the_log_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    with parlour_site(tmp_path, monkeypatch, "log") as (address, log):
        look_for_leaks(address, [0], most=2)
    assert leaked_cards(log)


@pytest.mark.slow
def test_what_breaks_is_logged_without_its_values(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    with parlour_site(tmp_path, monkeypatch, "exception") as (address, log):
        guests = [Guest(address, name=f"Guest {seat}") for seat in range(PLAYERS)]
        table = f"/tables/{open_table(*guests, game='parlour', position=next(starts(0)))}"
        page = guests[0].get(table, 500).text
        with contextlib.suppress(httpx.TransportError), guests[0].stream(f"{table}/live") as heard:
            assert list(heard) == []
    assert "Traceback" not in page
    assert named(set(all_cards(PLAYERS)), page) == []
    told = [line for line in log if "KeyError" in line]
    assert any(f"fault at GET {table}" in line and "parlour_site.py" in line for line in told), log
    assert leaked_cards(log) == []
