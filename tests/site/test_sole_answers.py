"""Questions with one answer: among bots the house answers them, and an undo goes back behind what it answered."""

import asyncio
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import pytest

import nemeton
from nemeton.kernel import Game, Sealed, Standing
from nemeton.site.base.settings import Settings
from nemeton.site.house import House
from nemeton.site.storage import Person
from nemeton.site.tables.sole_answers import answered_for, may_take_back, take_back
from nemeton.site.tables.wishes import SeatWish, TableWish
from tests.site import loops

pytestmark = pytest.mark.slow

ME = 0


def seats(game: Game[Any], *, people: int = 1) -> list[Any]:
    kinds = ["person"] * people + ["bot"] * (game.players - people)
    return [
        SimpleNamespace(seat=at, kind=kind, is_passed_over=False, skips_sole=False, ahead=[])
        for at, kind in enumerate(kinds)
    ]


def played(name: str, players: int, seed: int, answers: int) -> tuple[Game[Any], list[Game[Any]], int]:
    """A game of one person and bots, all at random; the moments at which the person was asked, and how often the house
    has answered."""
    rng, game = Random(seed), nemeton.start(name, players, seed, turn_limit=60)
    asked: list[Game[Any]] = []
    answered = 0
    while not game.over and len(asked) < answers:
        given = answered_for(game, seats(game))
        if given:
            [(place, ask)] = given
            assert place.seat == ME
            game.answer(ask.options[0], ME, to=ask.id)
            answered += 1
            continue
        ask = rng.choice(game.asks)
        if ask.seat == ME and not isinstance(ask, Standing):
            asked.append(game.fork())
        game.answer(ask.options[rng.randrange(len(ask.options))], ask.seat, to=ask.id)
    return game, asked, answered


@pytest.mark.parametrize(("name", "players"), [("inis", 3), ("root", 4), ("spirit_island", 2), ("cairn", 2)])
@pytest.mark.parametrize("seed", range(3))
def test_among_bots_nobody_is_asked_what_has_one_answer(name: str, players: int, seed: int):
    """Unless going on would end what the person may still take back, or something else may be done at any time."""
    _, asked, _ = played(name, players, seed, 40)
    assert asked
    for game in asked:
        asks = [ask for ask in game.asks if ask.seat == ME]
        if len(asks) == 1 and len(asks[0].options) == 1:
            assert not asks[0].secret
            assert game.undoable(ME)
            after = game.fork()
            after.answer(asks[0].options[0], ME, to=asks[0].id)
            assert after.undoable(ME).count < 2


def test_in_inis_the_house_answers_often():
    _, _, answered = played("inis", 3, 1, 40)
    assert answered > 10


def test_among_people_the_pause_would_tell_something():
    """With two people at the table a secret question is asked whatever the hand."""
    for seed in range(3):
        _, asked, _ = played("inis", 3, seed, 40)
        assert all(answered_for(game, seats(game, people=2)) == [] for game in asked)


@pytest.mark.parametrize(("name", "happens"), [("inis", True), ("spirit_island", False)])
def test_an_undo_goes_back_to_a_choice(name: str, happens: bool):
    """What the house answered is taken back with the choice before it; else the house would only answer again."""
    several = 0
    for seed in range(6):
        rng, game = Random(seed), nemeton.start(name, 2, seed, turn_limit=60)
        for _ in range(150):
            if game.over:
                break
            if may_take_back(game, ME, seats(game)):
                twin = game.fork()
                several += take_back(twin, ME, seats(game)) > 1
                mine = [ask for ask in twin.asks if ask.seat == ME]
                assert any(len(ask.options) > 1 for ask in mine) or answered_for(twin, seats(game)) == []
            given = answered_for(game, seats(game))
            ask = given[0][1] if given else rng.choice(game.asks)
            game.answer(ask.options[rng.randrange(len(ask.options))], ask.seat, to=ask.id)
    assert bool(several) is happens


def test_the_house_answers_at_a_table_and_an_undo_is_one_row(tmp_path: Path):
    """At the site: one person and a bot in Inis. Nothing with one answer waits for the person, and the log replays."""
    settings = Settings(data=tmp_path, database=f"sqlite+aiosqlite:///{tmp_path / 'n.sqlite'}", secret=b"s" * 32)
    house = House(settings)

    async def still(table_id: str) -> Any:
        """The table when the house and the bots have answered."""
        house.bots.wake(table_id)
        for _ in range(3600):  # three minutes: a worker starts slowly on a busy machine
            table = await house.tables.look(table_id)
            if table.row.stage == "over" or not (table.bots_asked or table.passed_over):
                return table
            await asyncio.sleep(0.05)
        raise AssertionError("the bots do not answer")

    async def play() -> None:
        await house.open()
        try:
            rng, host = Random(3), Person(id="a" * 32, name="Ana", preferences={})
            wish = TableWish(game="inis", seats=[SeatWish("me"), SeatWish("bot", "greedy")])
            with patch.object(Sealed, "fresh", lambda: Sealed(b"the same deal in every run".ljust(32))):
                table_id = await house.tables.open(host, wish)
            for _ in range(14):
                table = await still(table_id)
                if table.row.stage == "over":
                    break
                asks = [ask for ask in table.game.asks if ask.seat == ME]
                assert any(len(ask.options) > 1 for ask in asks) or table.game.undoable(ME)
                ask = rng.choice(asks)
                await house.tables.answer(table_id, ME, ask.id, ask.options[rng.randrange(len(ask.options))])
            table = await still(table_id)
            if may_take_back(table.game, ME, table.seats):
                await house.tables.undo(table_id, ME)
            house.tables.forget(table_id)
            table = await house.tables.look(table_id)
            timeline = (await house.tables.story(table)).timeline()
            assert table.game is not None
            assert timeline.latest.state == table.game.state
        finally:
            await house.close()

    loops.run(play())
