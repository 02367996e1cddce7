"""A table opens from its last checkpoint as it opens from its log; what is missing or damaged falls back to the log."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from nemeton.games import GAMES
from nemeton.kernel import CannotUndo
from nemeton.kernel.values import to_json
from nemeton.site.archive import loading
from nemeton.site.storage import Person
from nemeton.site.tables.wishes import SeatWish, TableWish
from tests.conformance.play import assert_same, fingerprint
from tests.kernel.parlour.book import PARLOUR
from tests.site.looking_back import Site, open_site

pytestmark = pytest.mark.slow

PEOPLE = [Person(id=letter * 32, name=letter.upper(), preferences={}) for letter in "abcd"]


@pytest.fixture
def parlour(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "parlour", PARLOUR)


@pytest.fixture
def site(tmp_path: Path, parlour: None) -> Iterator[Site]:
    with open_site(tmp_path) as opened:
        yield opened


async def a_table(site: Site, game: str, players: int, options: dict[str, Any]) -> str:
    """A table at which everybody sits."""
    seats = [SeatWish("me"), *[SeatWish("open")] * (players - 1)]
    tables = site.house.tables
    table_id = await tables.open(PEOPLE[0], TableWish(game=game, seats=seats, options=options, nonce="heather"))
    for seat in range(1, players):
        await tables.sit(table_id, seat, PEOPLE[seat], nonce=f"nonce {seat}")
    return table_id


async def play(site: Site, table_id: str, rng: Random, count: int, undo: float = 0.2) -> None:
    """So many answers, now and then one that is taken back, alone or agreed."""
    tables = site.house.tables
    for _ in range(count):
        table = await tables.look(table_id)
        assert table.game is not None
        if table.game.over:
            return
        if rng.random() < undo:
            seat, agreed = rng.randrange(table.game.players), rng.random() < 0.3

            def take_back(game: Any, seat: int = seat, agreed: bool = agreed) -> Any:
                game.undo(seat, agreed=agreed)
                return {"undo": seat, "agreed": agreed}

            try:
                await tables.change_game(table_id, take_back)
            except CannotUndo:
                pass
            else:
                continue
        ask = rng.choice(table.game.asks)
        await tables.answer(table_id, ask.seat, ask.id, to_json(ask.options[rng.randrange(len(ask.options))]))


async def both_ways(site: Site, table_id: str) -> tuple[Any, Any]:
    """The game from its snapshot, and from its log alone."""
    async with site.house.database.work() as work:
        table = await site.house.tables.known.load(work, table_id)
        quick, is_kept = await site.house.log.load(table.row, table.seats)
        assert is_kept or table.row.number == table.row.base
        slow = loading.opening_of(table.row, table.seats, await site.house.log.base_of(table.row))
        for body in await site.house.log.bodies(table_id, table.row.base, table.row.number):
            loading.apply_row(slow, body)
        return quick, slow


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [("cairn", 2, {}), ("parlour", 2, {}), ("parlour", 3, {"packet": 3}), ("parlour", 4, {"goal": 8, "rounds": 3})],
)
def test_a_snapshot_opens_what_the_log_opens(site: Site, game: str, players: int, options: dict[str, Any]):
    """After every few answers and undos of several games: in the middle of a Together as well."""
    for seed in range(4):
        rng = Random(f"{game} {players} {seed}")
        table_id = site.run(a_table, site, game, players, options)
        for _ in range(12):
            site.run(play, site, table_id, rng, rng.randrange(1, 6))
            quick, slow = site.run(both_ways, site, table_id)
            assert_same(fingerprint(slow), fingerprint(quick), f"{game}, seed {seed}")
            assert quick.record() == slow.record()
            if rng.random() < 0.5:  # the next answer comes to a site that has just started
                site.house.tables.known.clear()


def test_a_known_table_reads_only_what_it_does_not_know(site: Site, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Another process has answered: the rows that are missing are read and replayed, and nothing else."""
    table_id = site.run(a_table, site, "cairn", 2, {})
    site.run(play, site, table_id, Random(1), 8, 0.0)
    known = site.run(site.house.tables.look, table_id)
    with open_site(tmp_path) as other:
        other.run(play, other, table_id, Random(2), 3, 0.0)
        expected = other.run(other.house.tables.look, table_id)
    read: list[tuple[int, int]] = []
    bodies = site.house.log.bodies

    async def noted(table: str, after: int, until: int) -> Any:
        read.append((after, until))
        return await bodies(table, after, until)

    monkeypatch.setattr(site.house.log, "bodies", noted)
    monkeypatch.setattr(site.house.log, "load", None)
    seen = site.run(site.house.tables.look, table_id)
    assert read == [(8, 11)]
    assert_same(fingerprint(expected.game), fingerprint(seen.game), "two processes")
    assert known.game is not None
    assert len(known.game.history) == 8


def test_an_answer_to_a_table_that_is_known_too_old_is_tried_again(site: Site, tmp_path: Path):
    """Another process was faster: the answer is tried on the table as it stands, and nothing is written twice."""
    table_id = site.run(a_table, site, "cairn", 2, {})
    stale = site.run(site.house.tables.look, table_id)
    with open_site(tmp_path) as other:
        other.run(play, other, table_id, Random(2), 2, 0.0)
        now = other.run(other.house.tables.look, table_id)
    site.house.tables.forget(table_id)
    site.house.tables.known.remember(stale)
    ask = now.game.ask
    answered = site.run(site.house.tables.answer, table_id, ask.seat, ask.id, to_json(ask.options[0]))
    assert answered.row.number == 3
    quick, slow = site.run(both_ways, site, table_id)
    assert_same(fingerprint(slow), fingerprint(quick), "after a clash")


@pytest.mark.parametrize(
    "damage",
    [
        "DELETE FROM snapshots",
        "UPDATE snapshots SET body = x'00'",
        "UPDATE snapshots SET body = substr(body, 1, length(body) - 1)",
        "UPDATE snapshots SET number = number - 1",
        "UPDATE log SET told = NULL WHERE number = 3",
        "UPDATE log SET told = x'0102' WHERE number = 5",
    ],
)
def test_a_missing_or_damaged_snapshot_falls_back_to_the_log(site: Site, tmp_path: Path, damage: str):
    table_id = site.run(a_table, site, "cairn", 2, {})
    rng = Random(3)
    site.run(play, site, table_id, rng, 10, 0.0)
    before = fingerprint(site.run(site.house.tables.look, table_id).game)
    with sqlite3.connect(tmp_path / "nemeton.sqlite") as database:
        database.execute(damage)
    site.house.tables.known.clear()
    table = site.run(site.house.tables.look, table_id)
    assert not table.is_kept
    assert_same(before, fingerprint(table.game), damage)
    # and the next answer heals it
    site.run(play, site, table_id, rng, 1, 0.0)
    site.house.tables.known.clear()
    assert site.run(site.house.tables.look, table_id).is_kept
    quick, slow = site.run(both_ways, site, table_id)
    assert_same(fingerprint(slow), fingerprint(quick), f"healed after {damage}")


def test_memory_is_bounded(site: Site, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("nemeton.site.tables.known.KEPT_IN_MEMORY", 3)
    for _ in range(6):
        site.run(site.house.tables.look, site.run(a_table, site, "cairn", 2, {}))
    assert len(site.house.tables.known) == 3
