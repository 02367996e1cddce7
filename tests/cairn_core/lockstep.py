"""A game of the rules and one in the core, answered alike and compared at every question."""

from collections.abc import Callable
from random import Random
from typing import Any

from nemeton import cairn_core
from nemeton.cairn_core import positions
from nemeton.games.cairn import GAME
from nemeton.kernel import records

TABLES: list[dict[str, Any]] = [
    {},
    {"exit_by_ability": True, "corner_exit": False, "moving_stone": "field"},
    {"transformation": "mandatory", "start": "first_games"},
    {"megaliths": "beginner", "start": "first_games", "first_player": "forest"},
    {"megaliths": "beginner", "first_player": "sea", "repetition": "draw"},
    {"repetition": "draw", "exit_by_ability": True},
]
Choose = Callable[[Any, Random], Any]


def anything(core: Any, rng: Random) -> Any:
    """Any option."""
    return rng.choice(core.options)


def go_back(core: Any, rng: Random) -> Any:
    """An option that leads to shamans where they stood some turns ago, so that situations come again."""

    def seen_before(option: Any) -> tuple[int, float]:
        twin = core.copy()
        twin.answer(option)
        field = [*twin.written()[:10]]
        return abs(sum(field[:5]) - 35) + abs(sum(field[5:]) - 110), rng.random()

    return min(core.options, key=seen_before)


def begin(table: dict[str, Any], seed: int, turn_limit: int = 1000) -> tuple[Any, Any]:
    """The same deal in both."""
    rules = records.start(GAME, 2, table, seed, light=True, turn_limit=turn_limit)
    return rules, cairn_core.start(seed, table, turn_limit)


def play_on(rules: Any, core: Any, rng: Random, choose: Choose = anything) -> list[str]:
    """Answer both until the end; the kinds of asks that were met."""
    kinds: list[str] = []
    while (ask := rules.ask) is not None:
        compare(rules, core)
        kinds.append(ask.kind)
        option = choose(core, rng)
        rules.answer(option)
        core.answer(option)
    assert (core.over, core.kind, core.seat, core.options) == (True, None, None, [])
    assert (core.how, core.turn, core.score) == (rules.result.how, rules.state.turn, tuple(rules.state.score))
    assert core.winner == (rules.result.winners[0] if rules.result.winners else None)
    return kinds


def compare(rules: Any, core: Any) -> None:
    """Both ask the same, and everything else about them is the same too."""
    ask = rules.ask
    assert (core.seat, core.kind, core.options) == (ask.seat, ask.kind, list(ask.options))
    assert core.written() == positions.written(rules)
    for seat in (0, 1):
        assert abs(core.judge(seat) - GAME.judge(rules.state, seat)) < 1e-9
