"""Positions: one point of a game as JSON that people can write; a bad one says what is wrong with it."""

import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from nemeton.kernel import NemetonError, Result
from nemeton.kernel.records import read_position, start
from tests.kernel.parlour.book import PARLOUR, STRICT_PARLOUR, parlour
from tests.kernel.parlour.rules import PASS, STEPS
from tests.kernel.parlour.state import Parlour, ParlourGame, Quarrel, Visit
from tests.kernel.parlour.table import kinds, table
from tests.kernel.test_records import junk, made, places


def code_of(position: Any) -> str:
    """The code of the error that a position gives."""
    with pytest.raises(NemetonError) as caught:
        read_position(PARLOUR, position, 1)
    assert caught.value.text("ru")
    return caught.value.code


def visit() -> ParlourGame:
    """A game in the middle of a step."""
    game = table([Quarrel(0), Visit(), Quarrel(1)], market={1: "harp"})
    game.answer(PASS)
    return game


def test_a_position_is_the_last_checkpoint():
    game = visit()
    before = game.position()
    game.answer(("buy", 1), 0)
    assert game.position() == before
    again = read_position(PARLOUR, before, 1)
    assert kinds(again) == [(0, "parlour.visit"), (1, "parlour.visit")]
    assert again.state.tokens == [[], []]


def test_a_position_is_plain_json_and_a_copy_of_its_own():
    game = visit()
    position = game.position()
    assert json.loads(json.dumps(position)) == position
    assert position["state"]["market"] == {"1": "harp"}
    assert position["state"]["coins"] == {"0": 3, "1": 3}
    position["state"]["deck"].clear()
    assert game.position()["state"]["deck"]


def test_chance_from_a_position_is_new():
    position = table([Visit()]).position()
    rolls = set()
    for seed in range(20):
        game = read_position(PARLOUR, position, seed)
        game.answer(("gamble",), 0)
        rolls.add(game.state.dice[0])
    assert len(rolls) > 1


def test_a_finished_position_is_a_finished_game():
    game = visit()
    game.settle(Result("agreed", (1,), (0, 1)))
    again = read_position(PARLOUR, game.position(), 1)
    assert again.over
    assert again.result == game.result
    assert again.asks == []
    assert again.fork().over


def test_a_light_game_has_no_position():
    """It keeps no checkpoint, and its state is somewhere in the middle of a step."""
    with pytest.raises(NemetonError) as caught:
        start(PARLOUR, 2, {}, 1, light=True).position()
    assert caught.value.code == "position/light"


def test_a_light_game_may_start_from_a_position():
    game = read_position(PARLOUR, visit().position(), 1, light=True)
    game.answer(("buy", 1), 0)
    assert game.state.tokens == [["harp"], []]
    assert game.history == []


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (lambda position: 3, "position/not_a_position"),
        (lambda position: {"state": 3}, "position/not_a_position"),
        (lambda position: position | {"rules": 2}, "position/newer_rules"),
        (lambda position: position | {"rules": "one"}, "position/newer_rules"),
        (lambda position: position | {"rules": True}, "position/newer_rules"),
        (lambda position: position | {"players": 3}, "setup/players"),
        (lambda position: position | {"players": True}, "setup/players"),
        (lambda position: position | {"state": {}}, "position/malformed"),
        (lambda position: position | {"state": position["state"] | {"agenda": []}}, "position/no_agenda"),
        (
            lambda position: position | {"state": position["state"] | {"agenda": [{"step": "feast"}]}},
            "position/malformed",
        ),
        (lambda position: position | {"state": position["state"] | {"deck": []}}, "position/impossible"),
        (
            lambda position: position | {"state": position["state"] | {"coins": {"0": -1, "1": 0}}},
            "position/impossible",
        ),
        (lambda position: position | {"state": position["state"] | {"hands": []}}, "position/stray"),
        (lambda position: position | {"state": position["state"] | {"tokens": []}}, "position/impossible"),
        (lambda position: position | {"unheard": 1}, "position/unknown_key"),
        (lambda position: position | {"nemeton": True}, "position/format"),
        (lambda position: position | {"game": "chess"}, "position/other_game"),
        (lambda position: position | {"state": position["state"] | {"turn": 2_000_000}}, "position/impossible"),
        (lambda position: position | {"state": position["state"] | {"turn": 1 << 63}}, "position/malformed"),
        (lambda position: position | {"state": position["state"] | {"deck": {1, 2}}}, "position/malformed"),
    ],
)
def test_a_bad_position_says_what_is_wrong(change, code):
    assert code_of(change(visit().position())) == code


def test_without_a_number_of_players_the_state_tells_it():
    position = table([Visit()], players=4).position()
    del position["players"]
    assert read_position(PARLOUR, position, 1).players == 4


def test_a_position_that_breaks_a_rule_is_a_bad_position():
    def breaks(game: Parlour, step: Visit) -> None:
        raise KeyError("no such thing")

    position = table([Visit()]).position()
    with pytest.raises(NemetonError) as caught:
        read_position(parlour(steps=STEPS | {Visit: breaks}), position, 1)
    assert caught.value.code == "position/unplayable"
    assert isinstance(caught.value.__cause__, KeyError)


def test_a_position_that_the_new_rules_cannot_rewrite_is_a_bad_position():
    book = parlour(rules_version=2, carry=lambda version, data: data["no such key"])
    with pytest.raises(NemetonError) as caught:
        read_position(book, visit().position(), 1)
    assert caught.value.code == "position/malformed"


@settings(max_examples=100, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(st.data())
def test_a_position_changed_anywhere_is_refused_or_can_be_played(data):
    position = visit().position()
    *path, last = data.draw(st.sampled_from(places(position)[1:]))
    holder = position
    for key in path:
        holder = holder[key]
    holder[last] = data.draw(junk)
    book = data.draw(st.sampled_from([PARLOUR, STRICT_PARLOUR]))
    game = made(lambda: read_position(book, position, 1))
    assert game is None or game.over or game.asks
