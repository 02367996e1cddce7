"""How well a tribe of Cairn stands, and what it threatens, held against the rules themselves."""

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from random import Random
from typing import Any

import pytest

import nemeton
from nemeton.games.cairn.actions import Add, legal_actions
from nemeton.games.cairn.choices import is_off
from nemeton.games.cairn.field import BIT, TOTEMS, VILLAGE
from nemeton.games.cairn.state import CairnState, enemy_of, standing, transformation_targets
from nemeton.kernel import Game, Result
from tests.games.cairn.board import given

JUDGE: Any = import_module("nemeton.games.cairn.judge")  # the package gives that name to the function
judge = JUDGE.judge


@cache
def situations() -> tuple[tuple[Game[CairnState], int], ...]:
    """Points of many random games where an action is chosen, and who chooses."""
    return tuple(_situations())


def _situations() -> Iterator[tuple[Game[CairnState], int]]:
    for seed in range(40):
        rng = Random(seed)
        game = nemeton.start("cairn", seed=seed)
        while game.ask is not None and game.state.turn < 60:
            if game.ask.kind == "cairn.action" and rng.random() < 0.3:
                yield game.fork(), game.ask.seat
            game.answer(rng.choice(game.ask.options))


def stones(state: CairnState) -> int:
    return sum(BIT[space] for space in state.megaliths)


def test_whoever_can_leave_and_build_is_counted():
    counts = set()
    for game, seat in situations():
        state = game.state
        leavers = {
            action.origin
            for action in legal_actions(state, seat)
            if not isinstance(action, Add) and is_off(action.to) and action.origin not in state.megaliths
        }
        own, enemy = standing(state, seat), standing(state, enemy_of(seat))
        found = JUDGE.leaving(own, enemy, stones(state), seat, state.tokens["jump"])
        assert found == min(len(leavers), 2)
        counts.add(found)
    assert counts == {0, 1, 2}


def within_reach(state: CairnState, seat: int) -> set[str]:
    """The enemies that the rules would let a tribe transform after one action, abilities left aside."""
    found: set[str] = set()
    for action in legal_actions(state, seat):
        origin, to = (VILLAGE, action.space) if isinstance(action, Add) else (action.origin, action.to)
        if is_off(to):
            continue
        mine, theirs = list(state.shamans[seat]), list(state.shamans[enemy_of(seat)])
        mine[mine.index(origin)] = to
        if to in theirs:
            theirs[theirs.index(to)] = VILLAGE
        changed = nemeton.rulebooks()["cairn"].decode(nemeton.rulebooks()["cairn"].encode(state))
        changed.shamans = [mine, theirs] if seat == 0 else [theirs, mine]
        changed.moved = [to]
        found |= {space for space in transformation_targets(changed, seat) if space not in state.megaliths}
    return found


def test_whoever_can_be_transformed_is_counted():
    counts = set()
    for game, seat in situations():
        state = game.state
        own, enemy = standing(state, seat), standing(state, enemy_of(seat))
        tokens = state.tokens
        totem = TOTEMS[seat][tokens["add"]]
        if BIT[totem] & enemy:
            continue  # adding would also drive off an enemy, which the count leaves aside
        add = BIT[totem] if VILLAGE in state.shamans[seat] else 0
        faces = (tokens["move"], tokens["jump"], tokens["transform"])
        found = JUDGE.transforming(own, enemy, stones(state), add, faces)
        assert found == min(len(within_reach(state, seat)), 2), nemeton.rulebooks()["cairn"].write_position(state)
        counts.add(found)
    assert counts == {0, 1, 2}


def test_the_chances_of_both_make_one():
    for game, _ in situations():
        assert 0 < judge(game.state, 0) < 1
        assert judge(game.state, 0) + judge(game.state, 1) == pytest.approx(1)


def test_the_tribes_are_judged_alike():
    """Turned by half a turn, with the tribes exchanged, a position is the same one."""

    def turned(space: str) -> str:
        return space if space == VILLAGE else "edcba"["abcde".index(space[0])] + "54321"["12345".index(space[1])]

    for game, _ in situations():
        state = game.fork().state
        state.shamans = [[turned(place) for place in places] for places in reversed(state.shamans)]
        state.megaliths = {turned(space): stone for space, stone in state.megaliths.items()}
        state.score.reverse()
        state.active, state.next_seat = enemy_of(state.active), enemy_of(state.next_seat)
        assert judge(state, 0) == pytest.approx(judge(game.state, 1))


def test_a_finished_game_is_judged_by_its_result():
    state = nemeton.start("cairn", seed=1).state
    for winners, worth in (((0,), 1.0), ((1,), 0.0), ((), 0.5)):
        state.result = Result("points", winners)
        assert judge(state, 0) == worth


def test_megaliths_count():
    state = nemeton.start("cairn", seed=1).state
    worth = []
    for score in ([0, 2], [0, 1], [0, 0], [1, 0], [2, 0]):
        state.score = score
        worth.append(judge(state, 0))
    assert worth == sorted(worth)
    assert worth[0] < 0.3
    assert worth[-1] > 0.7


def test_a_shaman_that_wins_by_leaving_next_is_almost_a_win():
    board = """
        5 . . S . .
        3 . * . F .
        1 S . . . F
        stones b3 deer_rock
        upcoming alley_of_dusk stormwell
        score 2 1
    """
    assert judge(given(board).state, 0) > 0.9
    # with the other tribe to move there is time to do something about it
    later = judge(given(board + "forest to move").state, 0)
    assert judge(given(board).state, 0) - later > 0.05


def test_while_an_action_is_carried_out_the_next_tribe_is_to_move():
    game = given("""
        5 . . S . .
        3 . * . F .
        1 S . . . F
        stones b3 deer_rock
        upcoming alley_of_dusk stormwell
    """)
    assert JUDGE.to_move(game.state) == 0
    game.answer(("move", "c5", "off:N"))
    assert game.ask is not None
    assert game.ask.kind == "cairn.build"
    assert JUDGE.to_move(game.state) == 1
