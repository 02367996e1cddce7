"""What holds in every game of Cairn: the symmetries, the pieces, the invariants, what is hidden."""

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given as for_all
from hypothesis import settings
from hypothesis import strategies as st

import nemeton
from nemeton import PUBLIC
from nemeton.games.cairn import GAME
from nemeton.games.cairn.megaliths import BEGINNER, MEGALITHS
from nemeton.games.cairn.sight import ZONES
from nemeton.games.cairn.state import CairnState
from nemeton.kernel import Game
from nemeton.kernel.values import written
from tests.games.cairn.sides import in_order
from tests.games.cairn.symmetry import half_turn, mirror

CONFIGURATIONS = [dict(configuration.options) for configuration in GAME.configurations]
seeds = st.integers(0, 2**32)
tables = st.sampled_from(CONFIGURATIONS)


def playout(game: Game[CairnState], seed: int, turns: int = 150) -> Iterator[Game[CairnState]]:
    """The game at every ask of random play, and at its end."""
    rng = Random(seed)
    while game.ask is not None and game.state.turn < turns:
        yield game
        game.answer(rng.choice(game.ask.options))
    yield game


def picture(game: Game[CairnState]) -> dict[str, Any]:
    """The table, without what only counts or remembers, and with shamans in no order."""
    state = GAME.write_position(game.state)
    for name in ("activated", "positions", "options"):
        state.pop(name, None)
    for name in ("sea", "forest", "moved"):
        state[name] = sorted(place for place in state.get(name, []) if place != "village")
    result = state.pop("result", None)
    return state | {"winners": [("sea", "forest")[seat] for seat in result.get("winners", ())] if result else []}


def in_field_order(state: dict[str, Any]) -> dict[str, Any]:
    """A picture whose spaces were turned or mirrored, its lists sorted again."""
    for name in ("sea", "forest", "moved"):
        state[name] = sorted(state[name])
    return state


@pytest.mark.parametrize("symmetry", [half_turn, mirror])
@settings(max_examples=12, deadline=None)
@for_all(seed=seeds, options=tables)
def test_symmetric_games_stay_symmetric(symmetry: Callable[[Any], Any], seed: int, options: dict[str, Any]):
    """The field and the totems: what is legal here is legal there, and leads to the same, turned or mirrored."""
    game: Game[CairnState] = nemeton.start("cairn", seed=seed, options=options)
    position = game.position()
    twin: Game[CairnState] = nemeton.from_position(position | {"state": symmetry(position["state"])})
    rng = Random(seed)
    while game.ask is not None and game.state.turn < 100:
        assert twin.ask is not None
        kind = game.ask.kind.removeprefix("cairn.")
        assert twin.ask.kind == game.ask.kind
        offered, mirrored = set(map(written, game.ask.options)), set(map(written, twin.ask.options))
        assert {in_order(kind, symmetry(option)) for option in offered} == mirrored
        assert in_field_order(symmetry(picture(game))) == picture(twin)
        option = rng.choice(game.ask.options)
        game.answer(option)
        twin.answer(in_order(kind, symmetry(written(option))))
    assert in_field_order(symmetry(picture(game))) == picture(twin)


@settings(max_examples=20, deadline=None)
@for_all(seed=seeds, options=tables)
def test_pieces_are_neither_made_nor_lost(seed: int, options: dict[str, Any]):
    """Components: five shamans a tribe, every megalith once, four tokens with one face up."""
    stones = sorted(BEGINNER if options.get("megaliths") == "beginner" else MEGALITHS)
    for game in playout(nemeton.start("cairn", seed=seed, options=options), seed):
        state = game.state
        assert [len(places) for places in state.shamans] == [5, 5]
        assert sorted([*state.megaliths.values(), *state.upcoming, *(stone.card for stone in state.stack)]) == stones
        assert list(state.tokens) == ["add", "move", "jump", "transform"]


@settings(max_examples=20, deadline=None)
@for_all(seed=seeds, options=tables)
def test_every_position_is_possible(seed: int, options: dict[str, Any]):
    """Important notes: one shaman and one megalith a space, and all that check.py says, at every ask."""
    for game in playout(nemeton.start("cairn", seed=seed, options=options), seed):
        assert list(GAME.check(game.state)) == []
        standing = Counter(place for places in game.state.shamans for place in places if place != "village")
        assert not standing or max(standing.values()) == 1
        assert game.over or (game.ask is not None and len(game.ask.options) >= 2)


@settings(max_examples=20, deadline=None)
@for_all(seed=seeds, options=tables)
def test_scores_only_rise_and_by_one(seed: int, options: dict[str, Any]):
    """Building a megalith: one step for one megalith; only the active tribe scores, and three end the game."""
    before = [0, 0]
    for game in playout(nemeton.start("cairn", seed=seed, options=options), seed):
        risen = [now - then for now, then in zip(game.state.score, before, strict=True)]
        assert min(risen) >= 0
        assert sum(risen) <= 2  # a sole answer may let a transformation follow a build by leaving (R1)
        assert (max(game.state.score) == 3) == (game.result is not None and game.result.how == "points")
        before = list(game.state.score)


@settings(max_examples=15, deadline=None)
@for_all(seed=seeds, options=tables)
def test_only_the_order_of_the_stack_is_hidden(seed: int, options: dict[str, Any]):
    """Preparing the game: the stack lies face down; everything else is open, to spectators too."""
    for game in playout(nemeton.start("cairn", seed=seed, options=options), seed, turns=60):
        for seat in (0, 1, PUBLIC):
            seen = game.seen_by(seat)
            known = [stone.card if stone.known else "" for stone in game.state.stack]
            assert [stone.card for stone in seen.stack] == known
            seen.stack = game.state.stack
            assert seen == game.state


@settings(max_examples=15, deadline=None)
@for_all(seed=seeds, guess=seeds)
def test_an_imagined_game_differs_in_the_stack_only(seed: int, guess: int):
    """Preparing the game: whoever guesses, guesses the order of the stack; the stones tucked under it stay."""
    for game in playout(nemeton.start("cairn", seed=seed), seed, turns=25):
        if game.ask is None:
            return
        other = game.imagined(game.ask.seat, Random(guess))
        assert sorted(stone.card for stone in other.state.stack) == sorted(stone.card for stone in game.state.stack)
        tucked = [stone for stone in game.state.stack if stone.known]
        assert not tucked or other.state.stack[-len(tucked) :] == tucked
        other.state.stack = game.state.stack
        assert other.state == game.state


def test_imagining_mixes_the_stack():
    """Preparing the game: nobody knows the order, so every guess is another one."""
    game = nemeton.start("cairn", seed=1)
    orders = {tuple(stone.card for stone in game.imagined(0, Random(guess)).state.stack) for guess in range(20)}
    assert len(orders) == 20


def test_the_table_of_zones_is_whole():
    """Preparing the game: which zone who may look into; only the stack is closed."""
    assert [zone for zone, who in ZONES.items() if who != "everybody"] == ["stack, the rest"]


@settings(max_examples=20, deadline=None)
@for_all(seed=seeds, options=tables)
def test_games_come_back_from_their_positions(seed: int, options: dict[str, Any]):
    """Every position, at a checkpoint or at the end, can be played on."""
    for game in playout(nemeton.start("cairn", seed=seed, options=options), seed, turns=60):
        again = nemeton.from_position(game.position())
        assert again.position() == game.position()
        assert (again.over, again.result) == (game.over, game.result)
