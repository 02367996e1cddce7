"""The notation of positions that the tests are written in."""

from random import Random
from typing import Any

import pytest
from hypothesis import given as for_all
from hypothesis import settings
from hypothesis import strategies as st

import nemeton
from tests.games.cairn.board import given, position_of, shown, text_of

START = """
5 F . F . F
4 . . . . .
3 . * . * .
2 . . . . .
1 S . S . S
  a b c d e
stones b3 chaos_of_the_giants, d3 cairn_of_dawn
forest to move
tokens black diagonal enemy end
upcoming deer_rock stormwell
stack alley_of_dusk
score 1 2
turn 4
{"tucked": 1}
""".strip()


def test_a_text_comes_back_as_it_was_written():
    assert text_of(position_of(START)) == START


def test_a_text_says_what_stands_where():
    game = given(START)
    assert game.state.shamans == [["a1", "c1", "e1", "village", "village"], ["a5", "c5", "e5", "village", "village"]]
    assert game.state.megaliths == {"b3": "chaos_of_the_giants", "d3": "cairn_of_dawn"}
    assert (game.state.active, game.state.tokens["move"], game.state.score) == (1, "diagonal", [1, 2])


@pytest.mark.parametrize("text", ["3 . . . .", "3 . . X . .", "3 . . * . .", "stone b3 deer_rock"])
def test_a_wrong_text_is_refused(text: str):
    with pytest.raises(AssertionError):
        position_of(text)


def filled(state: dict[str, Any]) -> dict[str, Any]:
    """The entries that hold anything."""
    return {name: value for name, value in state.items() if value}


@settings(max_examples=25, deadline=None)
@for_all(st.integers(0, 2**32))
def test_every_position_of_a_game_comes_back(seed: int):
    game, rng = nemeton.start("cairn", seed=seed), Random(seed)
    while not game.over and game.state.turn < 40:
        position = game.position()
        for tribe in ("sea", "forest"):
            places = [place for place in position["state"][tribe] if place != "village"]
            position["state"][tribe] = sorted(places, key=lambda space: (space[1], space[0]))
        assert position_of(text_of(position))["state"] == {"sea": [], "forest": []} | filled(position["state"])
        game.answer(rng.choice(game.ask.options))  # type: ignore[union-attr]


def test_a_game_is_shown_with_its_question():
    lines = shown(given(START)).splitlines()
    assert lines[0] == "5 F . F . F"
    assert lines[-1].startswith("cairn.action of seat 1: [Add(space='d5'), ")
