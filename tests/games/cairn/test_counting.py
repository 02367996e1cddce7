"""Counting: how many lines of play there are, by the engine and by a second opinion that shares no code with it.

Counted are sequences of answers to decisions with two options or more; a sole option answers itself and does not count,
in both. A sequence ends with its last answer, so lines in which the game is over earlier are left out. The numbers
below were found by both programs; where they differ, one of the two has misread the rules.
"""

from random import Random
from typing import Any

import pytest
from hypothesis import given as for_all
from hypothesis import settings
from hypothesis import strategies as st

import nemeton
from nemeton.games.cairn import GAME
from nemeton.games.cairn.field import FACES
from nemeton.games.cairn.megaliths import MEGALITHS
from nemeton.games.cairn.state import CairnState
from nemeton.kernel import Game
from nemeton.kernel.values import written
from tests.games.cairn.board import asked, position_of
from tests.games.cairn.second_opinion import Decision, Line, name, sequences

FIRST_GAMES = position_of("""
5 F . F . F
4 . . . . .
3 . * . * .
2 . . . . .
1 S . S . S
stones b3 chaos_of_the_giants, d3 cairn_of_dawn
tokens white orthogonal own middle
upcoming deer_rock menhir_of_the_dancers
stack pillars_of_spring alley_of_dusk cromlech_of_the_stars sanctuary_of_the_ages
""")
# Everybody is close to everybody and to six stones.
MELEE = position_of("""
5 . S . * F
4 * S F . .
3 . F S * .
2 . S F * *
1 . . * . .
stones a4 moving_stone, d5 fairies_circle, d3 deer_rock, d2 haven_of_purity, e2 cairn_of_dawn, c1 cromlech_of_the_stars
tokens white diagonal enemy end
upcoming source_of_silver heart_of_the_earth
stack pillars_of_spring alley_of_dusk walk_of_the_colossi
score 2 1
""")


def counted(game: Game[Any], length: int) -> int:
    """How many sequences of so many answers the engine allows."""
    if game.ask is None:
        return 0
    if length == 1:
        return len(game.ask.options)
    total = 0
    for option in game.ask.options:
        twin = game.fork()
        twin.answer(option)
        total += counted(twin, length - 1)
    return total


FIRST_GAMES_COUNTS = {1: 8, 2: 43, 3: 336, 4: 2442}
MELEE_COUNTS = {1: 18, 2: 166, 3: 1736}


@pytest.mark.parametrize("length", FIRST_GAMES_COUNTS)
def test_lines_from_the_start_of_a_first_game(length: int):
    """A turn, all of it: from the first-games start with fixed tokens and a fixed stack."""
    assert counted(nemeton.from_position(FIRST_GAMES), length) == FIRST_GAMES_COUNTS[length]
    assert sequences(FIRST_GAMES["state"], length) == FIRST_GAMES_COUNTS[length]


@pytest.mark.parametrize("length", MELEE_COUNTS)
def test_lines_from_a_melee(length: int):
    """A turn, all of it: from a position with every kind of ability at hand."""
    assert counted(nemeton.from_position(MELEE), length) == MELEE_COUNTS[length]
    assert sequences(MELEE["state"], length) == MELEE_COUNTS[length]


@pytest.mark.slow
def test_longer_lines():
    """A turn, all of it: one answer deeper from either position."""
    assert counted(nemeton.from_position(FIRST_GAMES), 5) == sequences(FIRST_GAMES["state"], 5) == 19301
    assert counted(nemeton.from_position(MELEE), 4) == sequences(MELEE["state"], 4) == 16115


@pytest.mark.long
def test_lines_of_six_answers():
    """A turn, all of it: deeper still."""
    assert counted(nemeton.from_position(FIRST_GAMES), 6) == sequences(FIRST_GAMES["state"], 6) == 152809


def agrees(game: Game[CairnState], line: Line) -> bool:
    """The engine and the second opinion ask the same and see the same on the table."""
    found, state, ask = line.run(), game.state, game.ask
    if ask is None:
        assert game.result is not None
        same = (found,) == game.result.winners
    else:
        same = found == Decision(ask.seat, ask.kind.removeprefix("cairn."), frozenset(map(written, ask.options)))
    tribes = [sorted(place for place in places if place != "village") for places in state.shamans]
    return (
        same
        and [sorted(map(name, tribe)) for tribe in line.tribes] == tribes
        and {name(space): stone for space, stone in line.stones.items()} == state.megaliths
        and (line.upcoming, line.stack) == (state.upcoming, [stone.card for stone in state.stack])
        and (line.faces, line.score) == (state.tokens, state.score)
    )


def follow(game: Game[CairnState], base: dict[str, Any], rng: Random, turns: int) -> None:
    """Play on at random; after every answer the second opinion, run from the start of the turn, must agree."""
    script: tuple[Any, ...] = ()
    while game.ask is not None and game.state.turn < turns:
        assert agrees(game, Line(base, script))
        option = rng.choice(game.ask.options)
        game.answer(option)
        script += (written(option),)
        if not game.over and asked(game)[1] == "action":
            assert agrees(game, Line(base, script))
            base, script = GAME.write_position(game.state), ()
    if game.over:
        assert agrees(game, Line(base, script))


# The draw by repetition is not in the book, and the second opinion does not know it.
BY_THE_BOOK = [
    {name: value for name, value in configuration.options.items() if name != "repetition"}
    for configuration in GAME.configurations
]


@pytest.mark.slow
@settings(max_examples=40, deadline=None)
@for_all(seed=st.integers(0, 2**32), options=st.sampled_from(BY_THE_BOOK))
def test_whole_games_agree(seed: int, options: dict[str, Any]):
    """All rules, under every configuration: at every decision of a game the same options, and the same table."""
    game = nemeton.start("cairn", seed=seed, options=options)
    follow(game, GAME.write_position(game.state), Random(seed), turns=200)


@st.composite
def crowded(draw: st.DrawFn) -> dict[str, Any]:
    """A position as play would seldom bring it: many stones on the field, shamans anywhere."""
    spaces = draw(st.permutations([file + row for file in "abcde" for row in "12345"]))
    sea, forest = draw(st.integers(0, 5)), draw(st.integers(0, 5))
    stones = draw(st.permutations(MEGALITHS))
    on_field = draw(st.integers(0, 15))
    return {
        "to_move": draw(st.sampled_from(["sea", "forest"])),
        "sea": spaces[:sea],
        "forest": spaces[sea : sea + forest],
        "megaliths": dict(zip(draw(st.permutations(spaces)), stones[:on_field], strict=False)),
        "upcoming": stones[on_field : on_field + 2],
        "stack": stones[on_field + 2 :],
        "tokens": {token: draw(st.sampled_from(faces)) for token, faces in FACES.items()},
        "score": {"sea": draw(st.integers(0, 2)), "forest": draw(st.integers(0, 2))},
        "options": draw(st.sampled_from(BY_THE_BOOK)),
    }


@settings(max_examples=60, deadline=None)
@for_all(state=crowded(), seed=st.integers(0, 2**32))
def test_crowded_positions_agree(state: dict[str, Any], seed: int):
    """All rules, from positions with many stones, where chains are long."""
    game = nemeton.from_position({"game": "cairn", "state": state})
    follow(game, state, Random(seed), turns=6)


@pytest.mark.long
def test_many_games_agree():
    """All rules: a thousand games more."""
    for seed in range(1000):
        options = BY_THE_BOOK[seed % len(BY_THE_BOOK)]
        game = nemeton.start("cairn", seed=seed, options=options)
        follow(game, GAME.write_position(game.state), Random(seed), turns=300)
