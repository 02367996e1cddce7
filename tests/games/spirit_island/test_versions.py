"""Games of older rules go on under these. The records were played with version 2."""

import json
from pathlib import Path
from typing import Any

import pytest

from nemeton.games.spirit_island import GAME
from nemeton.games.spirit_island.older_rules import carry
from nemeton.kernel import BadPosition
from nemeton.kernel.records import load, read_position

RECORDS: dict[str, Any] = json.loads(Path(__file__).with_name("version_2.json").read_text())


def position_of(name: str) -> dict[str, Any]:
    """Where a record was left."""
    position: dict[str, Any] = RECORDS[name]["segments"][-1]["checkpoint"]["position"]
    return position


@pytest.mark.parametrize("name", RECORDS)
def test_a_running_game_of_version_2_goes_on(name: str):
    game = load(GAME, RECORDS[name])
    assert not list(GAME.check(game.state))
    assert [segment["rules"] for segment in game.record()["segments"]] == [2, 3]
    assert not game.origin.lost
    for _ in range(40):
        if not game.over:
            ask = game.asks[-1]
            game.answer(ask.options[-1], ask.seat)


def test_where_all_learn_by_lists_the_decks_of_version_2_leave_the_game():
    assert len(position_of("first game")["state"]["minors"]) > 20
    game = load(GAME, RECORDS["first game"])
    assert (game.state.minors, game.state.majors) == ([], [])


def test_who_was_done_in_version_2_is_done():
    """What could be done then was passed up."""
    game = load(GAME, RECORDS["first game"])
    assert game.state.done == position_of("first game")["state"]["done"] == [False, True]
    assert {ask.seat for ask in game.asks} == {0}


def test_what_version_2_saw_destroyed_was_destroyed_by_nobodys_power():
    state = GAME.read_position(carry(2, position_of("insurrection")["state"]))
    assert state.happened.destroyed == [("C2", "town", -1)]


def test_a_position_of_version_2_that_cannot_be_is_refused():
    positions: list[dict[str, Any]] = [{}, {"spirits": 7}, {"spirits": ["serpent"]}, {"spirits": [], "happened": []}]
    for broken in positions:
        with pytest.raises(BadPosition):
            read_position(GAME, {"game": "spirit_island", "rules": 2, "state": broken}, seed=1)
