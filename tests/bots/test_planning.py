"""Plans for players who win together."""

from random import Random

import pytest

from nemeton.bots import make, play_seat
from nemeton.bots.planning import Planner
from tests.bots.tiny import LAMPS, ROPES, begin, first_option


def test_a_plan_finds_what_only_a_whole_line_of_answers_shows():
    """Each answer alone leaves the instinct to spoil the rest; seats plan for each other."""
    game = begin(ROPES)
    bots = [make("search:300", seat) for seat in range(2)]
    rng = Random(1)
    while not game.over:
        seat = game.asks[0].seat
        play_seat(game, seat, bots[seat], rng)
    assert game.result is not None
    assert game.result.winners == (0, 1)


def test_a_plan_never_gets_worse_in_its_worlds():
    planner = Planner(Random(3))
    planner.begin(begin(ROPES), 0)
    ends = [sum(planner._ends)]
    for _ in range(80):
        planner.better()
        ends.append(sum(planner._ends))
    assert ends == sorted(ends)
    assert ends[0] < ends[-1]


def test_what_is_left_of_a_plan_is_kept():
    game = begin(ROPES)
    planner = Planner(Random(3))
    planner.begin(game, 0)
    for _ in range(300):
        planner.better()
    assert planner._ends[0] == 1.0  # the rope holds
    game.answer(planner.answer(), 0)
    planner.begin(game, 1)  # without a single further try
    assert planner._ends[0] == 1.0
    assert planner.answer() == "bow"


def test_answers_given_without_thinking_leave_the_plan():
    game = begin(ROPES)
    planner = Planner(Random(3))
    planner.begin(game, 0)
    first, second = (deed.option for deed in planner._plan[:2])
    planner.follow("nothing of the kind")
    assert len(planner._plan) >= 2
    planner.follow(first)
    assert planner._plan[0].option == second


def test_news_is_a_new_turn_or_something_shown():
    game = begin(ROPES)
    planner = Planner(Random(3))
    assert planner.is_news(game)
    assert not planner.is_news(game)
    game.reveals.append(())
    assert planner.is_news(game)


def test_a_plan_begins_with_its_own_seat_where_any_may_act(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(LAMPS, "instinct", first_option)
    planner = Planner(Random(1))
    planner.begin(begin(LAMPS), 2)
    assert [deed.ask[1] for deed in planner._plan] == [2, 0, 1]
