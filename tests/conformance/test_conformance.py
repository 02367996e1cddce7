"""One suite for every registered game and every configuration it lists, and for the small game of the tests.

The properties are in `properties.py`. For each a fault was planted and caught; the faults stay, in `test_faults.py`:

| property | planted fault |
|---|---|
| ends | a step that puts itself on the agenda again |
| is_deterministic | a set-up that rolls its own dice |
| replays | a rule that counts something outside the state |
| positions_round_trip | a writer that drops a field |
| forks_are_equal | a rule that keeps something in a list of its own, which a fork shares |
| forks_of_imagined_are_equal | an `imagine` with its own random numbers |
| imagining_changes_nothing_in_sight | an `imagine` that deals the own hand anew; hidden options as a plain list; a
  hidden card in a local |
| twins_look_the_same | a leak in the state, the JSON, the journal, the options, the picture; a silent reveal |
| what_may_be_undone_revealed_nothing | a rule that shows a hidden card and does not say so |
| undo_equals_replay | a rule that counts something outside the state |
| asks_are_sound | an ask without options; an option offered twice; an option that is no value |
| every_option_is_playable | an option that its rule does not know |
| invariants_hold | an effect that loses a card |
| light_games_are_the_same | a rule that reads the journal |
| everything_can_be_said | a journal entry without words |

Beside it `test_zones.py` puts canary cards into every hidden zone.
"""

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.conftest import CHECKPOINTS

from . import properties
from .play import TABLES, Answer, Table, assert_same, depth_of, fingerprint, give
from .properties import PROPERTIES, Property

# So many random games show a property: the first number for ./test --quick, the second for ./test, the third for
# ./test --long; a game whose games take seconds is played less often there, and besides by its own fuzzing tests.
GAMES: dict[Property, tuple[int, int, int]] = {
    properties.ends: (3, 10, 400),
    properties.is_deterministic: (2, 4, 60),
    properties.replays: (2, 5, 100),
    properties.positions_round_trip: (2, 5, 100),
    properties.forks_are_equal: (1, 3, 60),
    properties.forks_of_imagined_are_equal: (1, 2, 40),
    properties.imagining_changes_nothing_in_sight: (1, 2, 60),
    properties.twins_look_the_same: (1, 2, 100),
    properties.what_may_be_undone_revealed_nothing: (1, 2, 60),
    properties.undo_equals_replay: (1, 3, 60),
    properties.asks_are_sound: (2, 5, 100),
    properties.every_option_is_playable: (1, 2, 60),
    properties.invariants_hold: (3, 10, 400),
    properties.light_games_are_the_same: (3, 10, 200),
    properties.everything_can_be_said: (1, 3, 40),
}


def tables(depth: int) -> pytest.MarkDecorator:
    """The tables that are played at this depth."""
    played = [table for table in TABLES if depth_of(table) <= depth]
    return pytest.mark.parametrize("table", played, ids=lambda table: table.name)


every_table = tables(0)
every_property = pytest.mark.parametrize("holds", PROPERTIES, ids=lambda holds: holds.__name__)


def test_every_property_has_a_number_of_games():
    assert set(GAMES) == set(PROPERTIES)


@every_table
@every_property
def test_conforms(table: Table, holds: Property):
    for seed in range(GAMES[holds][0]):
        holds(table, seed)


@pytest.mark.slow
@tables(1)
@every_property
def test_conforms_in_more_games(table: Table, holds: Property):
    for seed in range(*GAMES[holds][:2]):
        holds(table, seed)


@pytest.mark.long
@tables(2)
@every_property
def test_conforms_in_many_games(table: Table, holds: Property):
    some, many = GAMES[holds][1:]
    is_quick = table.book.name in ("parlour", "cairn")
    for seed in range(some, many if is_quick else some + many // 5):
        holds(table, seed)


@pytest.mark.slow
@every_table
@settings(max_examples=15, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(choices=st.lists(st.integers(0, 5000), max_size=40))
def test_a_line_of_play_holds_at_every_answer(table: Table, choices: list[int]):
    """Hypothesis looks for a line of play that breaks something, and shows the shortest one."""
    game = table.start(1)
    for choice in choices:
        if game.over:
            return
        give(game, chosen(game, choice))
        assert not list(table.book.check(game.state))
        assert_same(fingerprint(game), fingerprint(game.fork()), "a fork")


def chosen(game: Any, number: int) -> Answer:
    """The answer that a number stands for."""
    number, which = divmod(number, len(game.asks))
    ask = game.asks[which]
    return Answer(ask.seat, ask.options[number % len(ask.options)], ask.kind)


@pytest.mark.slow
@every_table
def test_checkpoints_are_never_far(table: Table, record_property):
    """The aim: a mean under 4 and a maximum under 30 answers between two checkpoints. The numbers are printed."""
    distances = [distance for seed in range(30) for distance in properties.answers_between_checkpoints(table, seed)]
    mean = sum(distances) / len(distances)
    record_property(CHECKPOINTS, f"{table.name}: mean {mean:.2f}, maximum {max(distances)}")
    assert max(distances) < 30
    if table.book.name != "parlour":  # its visits are one step on purpose, so that much lies between checkpoints
        assert mean < 4
