"""Victory conditions, Deeds, the end of the game."""

import pytest
from hypothesis import given as for_all
from hypothesis import strategies as st

from nemeton.games.inis.state import conditions, fulfilled, king, met
from tests.games.inis.position import asked, assembly, given, told

SIX_LANDS = """
    valley 0,0 {0} capital · cove 1,0 {0} · plains 0,1 {0} · hills 1,-1 {0} · forest 2,-1 {0} · moor 1,1 {0}
"""


# The three conditions


def test_victory_clans_led_are_those_of_rivals_where_one_is_chieftain():
    game = given("valley 0,0 A4 B2 C3 capital · cove 1,0 A2 B2 C1 · plains 0,1 A1 C2 · hills 1,-1 B3")
    assert conditions(game.state, 0)[0] == 5  # in the valley; in the cove nobody leads
    assert conditions(game.state, 2)[0] == 1
    assert conditions(game.state, 1)[0] == 0


def test_victory_sanctuaries_count_where_one_is_present():
    """Also where somebody else is chieftain."""
    game = given("valley 0,0 A1 B3 capital s4 · cove 1,0 A1 s2 · plains 0,1 B1 s3")
    assert conditions(game.state, 0)[1] == 6
    assert conditions(game.state, 1)[1] == 7


def test_victory_territories_count_where_one_is_present():
    game = given(SIX_LANDS.format("A1 B2"))
    assert conditions(game.state, 0)[2] == 6


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("valley 0,0 A1 capital s5 · cove 1,0 B1", 0),
        ("valley 0,0 A1 capital s6 · cove 1,0 B1", 1),
        ("valley 0,0 A8 B6 capital s6 · cove 1,0 B1", 2),
        ("valley 0,0 A7 B6 capital s6 · cove 1,0 A1 · plains 0,1 A1 · hills 1,-1 A1 · forest 2,-1 A1 · moor 1,1 A1", 3),
    ],
)
def test_victory_conditions_are_counted(text: str, count: int):
    assert met(given(text).state, 0) == count


def test_victory_more_than_six_is_worth_no_more():
    """Six territories or eight: both meet the condition, and the tie is broken by the Brenn alone."""
    game = given(SIX_LANDS.format("A1 B1") + " · swamp -1,1 A1 · iron_mine 0,-1 A1")
    assert conditions(game.state, 0)[2] == 8
    assert king(game.state, 1, [0, 1]) == 1
    assert king(game.state, 0, [0, 1]) == 0


# Deeds


@pytest.mark.parametrize(("deeds", "count"), [(0, 0), (1, 1), (2, 1), (3, 2)])
def test_victory_deeds_example_of_the_book(deeds: int, count: int):
    """Four territories with five sanctuaries: two Deeds help one condition, three help both."""
    text = "valley 0,0 A1 capital s5 · cove 1,0 A1 · plains 0,1 A1 · hills 1,-1 A1"
    assert met(given(text, deeds=[deeds, 0]).state, 0) == count


@for_all(st.tuples(*[st.integers(0, 9)] * 3), st.integers(0, 20))
def test_victory_deeds_are_spread_in_the_best_way(reached: tuple[int, int, int], deeds: int):
    """Against every way of spreading them: each Deed helps one condition."""
    ways = ((one, two, deeds - one - two) for one in range(deeds + 1) for two in range(deeds + 1 - one))
    best = max(sum(value + help >= 6 for value, help in zip(reached, way, strict=True)) for way in ways)
    assert fulfilled(reached, deeds) == best


def test_victory_deeds_are_not_used_up():
    """They are kept from round to round."""
    game = assembly("valley 0,0 C1 capital · cove 1,0 A1 B1 s5 · deeds 1 1 0 · pretenders A B · brenn C")
    assert "no_king" in told(game)
    assert game.state.deeds == [1, 1, 0]


# The end of the game


def test_ending_nobody_wins_without_the_token():
    game = assembly("valley 0,0 A1 capital s6 · cove 1,0 B1")
    assert not game.over
    assert "pretends" not in told(game)


def test_ending_the_pretender_who_meets_a_condition_wins():
    game = assembly("valley 0,0 A1 capital s6 · cove 1,0 B1 · pretenders A · brenn B")
    assert game.result is not None
    assert (game.result.how, game.result.winners) == ("king", (0,))


def test_ending_at_least_one_condition_must_be_met():
    game = assembly("valley 0,0 A1 capital s5 · cove 1,0 B1 · pretenders A · brenn A")
    assert not game.over
    assert game.state.pretenders == [False, False]


def test_ending_the_most_conditions_win_even_against_the_brenn():
    """Two conditions beat one, although the Brenn has the one."""
    game = assembly("valley 0,0 A1 B1 capital s6 · cove 1,0 A5 C4 · plains 0,1 A3 C2 · pretenders A B · brenn B")
    assert met(game.state, 0) == 2
    assert met(game.state, 1) == 1
    assert game.result is not None
    assert game.result.winners == (0,)


def test_ending_without_token_the_better_one_does_not_count():
    game = assembly("valley 0,0 A1 B1 capital s6 · cove 1,0 A5 C4 · plains 0,1 A3 C2 · pretenders B · brenn C")
    assert met(game.state, 0) == 2
    assert game.result is not None
    assert game.result.winners == (1,)


def test_ending_the_brenn_wins_ties():
    """The second example of the book."""
    game = assembly("valley 0,0 A1 B1 capital s6 · cove 1,0 C1 · pretenders A B · brenn B")
    assert game.result is not None
    assert game.result.winners == (1,)


def test_ending_a_tie_without_the_brenn_has_no_winner():
    """The first example of the book: two have two conditions, the Brenn only one. The tokens go back."""
    text = """
        valley 0,0 A1 B1 C1 capital s6 · cove 1,0 A1 B1 · plains 0,1 A1 B1 · hills 1,-1 A1 B1 · forest 2,-1 A1 B1
        moor 1,1 A1 B1 · pretenders A B C · brenn C
    """
    game = assembly(text)
    assert [met(game.state, seat) for seat in range(3)] == [2, 2, 1]
    assert not game.over
    assert game.state.pretenders == [False, False, False]
    assert {kind for _, kind in asked(game)} == {"draft"}


def test_ending_the_new_brenn_breaks_the_tie():
    """The Brenn is named in the first step, the victory checked in the second."""
    game = assembly("valley 0,0 A1 B2 capital s6 · cove 1,0 C1 · pretenders A B · brenn A")
    assert game.result is not None
    assert game.result.winners == (1,)


def test_ending_scores_are_the_conditions_of_everybody():
    game = assembly("valley 0,0 A1 B2 capital s6 · cove 1,0 C1 · pretenders A · brenn A")
    assert game.result is not None
    assert game.result.scores == (1, 1, 0)
