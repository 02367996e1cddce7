"""Windows: secret questions close in their own time, and the house passes for those who do not want to be asked."""

from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from nemeton.games.inis import GAME
from nemeton.kernel import Game
from nemeton.kernel.records import start
from nemeton.site.base.settings import Settings
from nemeton.site.house import House
from nemeton.site.storage import Person
from nemeton.site.tables.windows import LONGEST, SHORTEST, SecretWindows, window_of
from nemeton.site.tables.wishes import SeatWish, TableWish
from tests.site import loops


def in_a_window(players: int = 3, *, several: bool = True) -> Game[Any]:
    """A game of Inis in which several seats are asked in secret."""
    for seed in range(200):
        rng, game = Random(seed), start(GAME, players, {}, seed, turn_limit=60)
        while not game.over:
            window = window_of(game)
            if window and (not several or len(window) > 1):
                return game
            ask = rng.choice(game.asks)
            game.answer(ask.options[rng.randrange(len(ask.options))], ask.seat, to=ask.kind)
    raise AssertionError("no window has opened")


def test_a_window_stays_open_for_a_time_that_was_drawn():
    game, windows = in_a_window(), SecretWindows()
    seats = [ask.seat for ask in window_of(game)]
    first = windows.rest("t", game, 10)
    assert SHORTEST * 0.9 < first <= LONGEST
    assert windows.rest("t", game, 10, seats[0]) == 0, "this answer does not close it"
    game.answer("pass", seats[0])
    left = seats[1:]
    for seat in left[:-1]:
        game.answer("pass", seat)
    assert 0 < windows.rest("t", game, 10 + len(seats) - 1, left[-1]) <= first, (
        "the last answer waits for the same time"
    )


def test_windows_may_close_at_once():
    game, windows = in_a_window(), SecretWindows(0.0)
    assert windows.rest("t", game, 10) == 0


def test_an_open_question_is_no_window():
    assert window_of(start(GAME, 3, {}, 1)) == []
    assert window_of(None) == []


@pytest.fixture
def house(tmp_path: Path):
    settings = Settings(data=tmp_path, database=f"sqlite+aiosqlite:///{tmp_path / 'n.sqlite'}", secret=b"s" * 32)
    return House(settings)


def test_the_house_passes_for_who_does_not_want_to_be_asked(house: House):
    """Off by default; on, a seat without an answer is passed over, one with an answer is asked."""

    async def play() -> None:
        await house.open()
        try:
            host = Person(id="a" * 32, name="Ana", preferences={})
            wish = TableWish(game="inis", seats=[SeatWish("me"), SeatWish("open"), SeatWish("open")])
            table_id = await house.tables.open(host, wish)
            for seat, name in ((1, "Bo"), (2, "Cy")):
                await house.tables.sit(table_id, seat, Person(id=name.lower() * 16, name=name, preferences={}))
            table = await house.tables.look(table_id)
            assert not any(place.skips_windows for place in table.seats)
            await house.seats.skip_windows(table_id, host.id, skip=True)
            table = await house.tables.look(table_id)
            assert [place.is_passed_over for place in table.seats] == [True, False, False]
            game = in_a_window()
            passed = [place.seat for place, _ in table._replace(game=game).passed_over]
            without = [ask.seat for ask in window_of(game) if len(ask.options) == 1]
            assert passed == [seat for seat in without if seat == 0]
        finally:
            await house.close()

    loops.run(play())


def test_a_hint_comes_with_the_first_question_of_a_kind_at_a_first_game():
    from nemeton.site.view.viewpoint import Viewpoint

    for options, hinted in (({"scenario": "first_game"}, True), ({}, False)):
        game = start(GAME, 2, options, 3)
        ask = game.asks[0]
        row = SimpleNamespace(game="inis", options=options, stage="playing")
        seats = [
            SimpleNamespace(kind="person", person=f"P{at}", name=f"P{at}", seat=at, is_passed_over=False)
            for at in range(2)
        ]
        showing = Viewpoint(SimpleNamespace(row=row, seats=seats, game=game), ask.seat, "ru")  # type: ignore[arg-type]
        assert bool(showing._hint(ask)) is hinted
        game.answer(ask.options[0], ask.seat)
        while game.asks[0].kind != "inis.place_first" or game.asks[0].seat != ask.seat:
            game.answer(game.asks[0].options[0])
        assert bool(showing._hint(game.asks[0])) is hinted
        game.answer(game.asks[0].options[0])
        while game.asks[0].seat != ask.seat:
            game.answer(game.asks[0].options[0])
        assert showing._hint(game.asks[0]) == "", "the second time it is known"
