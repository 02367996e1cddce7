"""Fear and terror: the pool, earned cards, levels, the order of cards (rulebook p. 9, 12, 18; cases 33 to 39)."""

from typing import Any

import pytest

from nemeton.games.spirit_island.fear.deck import FEAR_CARDS
from nemeton.games.spirit_island.rules.acting import Act
from nemeton.games.spirit_island.rules.harm import kill
from nemeton.games.spirit_island.rules.terror import frighten, pool, terror
from nemeton.games.spirit_island.steps import FearCards, InvaderPhase
from nemeton.kernel import play_of
from tests.games.spirit_island.asking import is_at_rest, options, play
from tests.games.spirit_island.looking import describe, fear, known
from tests.games.spirit_island.shore import shore, using

WHERE = {"A1": "river", "A8": "city"}
TWO = {**WHERE, "B1": "earth"}


# The pool


def test_the_pool_holds_four_for_each_player():
    assert pool(shore(WHERE).state) == 4
    assert pool(shore({**TWO, "C1": "green"}).state) == 12


@pytest.mark.parametrize(("piece", "made"), [("explorer", 0), ("town", 1), ("city", 2)])
def test_destroying_buildings_frightens(piece: str, made: int):
    game = shore({**WHERE, "A4": piece})
    kill(Act(play_of(game), 0, law="test"), "A4", piece)
    assert (fear(game), game.state.fear) == (made, made)


def test_case_33_what_is_left_over_counts_on():
    game = shore(TWO, fear=7)
    frighten(play_of(game), 3)
    assert (len(game.state.earned), game.state.fear) == (1, 2)


def test_case_34_much_fear_earns_several_cards():
    game = shore(WHERE)
    frighten(play_of(game), 9)
    assert (len(game.state.earned), game.state.fear) == (2, 1)


def test_the_last_marker_earns_the_card():
    game = shore(WHERE, fear=3)
    top = game.state.fear_deck[-1].card
    frighten(play_of(game), 1)
    assert known(game.state.earned) == [top]
    assert game.state.fear == 0


def test_earned_cards_lie_face_down():
    """They are turned up in the invader phase (p. 12)."""
    game = shore(WHERE, fear=3)
    frighten(play_of(game), 1)
    assert known(game.seen_by(0).earned) == [""]


# Terror


@pytest.mark.parametrize(("left", "level"), [(9, 1), (7, 1), (6, 2), (4, 2), (3, 3), (1, 3), (0, 4)])
def test_the_level_follows_the_fear_deck(left: int, level: int):
    game = shore(WHERE, watched=False)
    del game.state.fear_deck[left:]
    assert terror(game.state) == level


def test_groups_of_another_size_move_the_levels():
    """An adversary's level says how many cards each group has (p. 22)."""
    game = shore(WHERE, options={"adversary": "england", "level": 4})  # 4, 5, 5
    deck = game.state.fear_deck
    levels = []
    while deck:
        levels.append(terror(game.state))
        deck.pop()
    assert levels == [1] * 4 + [2] * 5 + [3] * 5


def test_case_35_a_new_level_holds_at_once():
    """The third card of nine is earned by a power, and an island without buildings is won in the fast phase."""
    where = {"A1": "river", "A4": "explorer"}
    game = shore(where, fear_deck=[*FEAR_CARDS][:7], fear=3, watched=False)
    assert terror(game.state) == 1
    frighten(play_of(game), 1)
    assert terror(game.state) == 2
    where = {"A5": "2 lightning town explorer", "A4": "explorer"}
    game = using("shatter_homesteads", "A5", where, fear_deck=[*FEAR_CARDS][:7], fear=2, watched=False)
    assert game.result is not None
    assert game.result.how == "terror_2"


# Resolving cards


def phase(earned: list[str], where: dict[str, str], **more: Any) -> Any:
    """An invader phase with earned cards."""
    return shore({**WHERE, **where}, earned=earned, agenda=[FearCards()], watched=False, **more)


def test_case_36_a_card_is_resolved_at_the_level_of_that_moment():
    """Earned at level 1, resolved at level 2: a town may go, not only an explorer."""
    game = phase(["emigration_accelerates"], {"A1": "river town explorer"}, terror=2)
    assert terror(game.state) == 2
    assert options(game) == [("explorer", "A1"), ("town", "A1")]


def test_cards_are_resolved_in_the_order_in_which_they_were_earned():
    game = phase(["emigration_accelerates", "wary_of_the_interior"], {"A1": "river explorer", "A4": "2 explorer town"})
    assert game.state.fear_discard[-2:] == ["emigration_accelerates", "wary_of_the_interior"]
    assert (describe(game, "A1"), describe(game, "A4")) == ("river", "explorer town")
    assert is_at_rest(game)


def test_case_37_a_card_earned_meanwhile_is_resolved_in_the_same_phase():
    """Scapegoats at level 3 destroys a town; the card that this earns comes after those that wait."""
    where = {"A1": "river", "A4": "town city", "A2": "2 explorer"}
    game = phase(
        ["scapegoats", "dahan_raid"], where, fear=3, fear_deck=["emigration_accelerates", "retreat", "isolation"]
    )
    assert game.state.fear_discard[-3:] == ["scapegoats", "dahan_raid", "emigration_accelerates"]
    assert describe(game, "A2") == "explorer"


def test_earned_cards_wait_for_the_invader_phase_and_come_before_the_ravage():
    where = {"A1": "river", "A4": "explorer", "A7": "town", "A8": "city"}
    game = shore(
        where,
        earned=["wary_of_the_interior"],
        agenda=[InvaderPhase()],
        watched=False,
        ravage=["s1_sands"],
        terror=2,
        invader_deck=["s1_mountain"],
    )
    play(game, ("town", "A7"))
    assert describe(game, "A7") == ""  # the town was gone when the ravage came
    assert game.state.earned == []


def test_the_level_may_rise_between_two_cards():
    """Each card is resolved at the level current at that moment (p. 9)."""
    where = {"A4": "town city", "A2": "explorer town", "A1": "river"}
    deck = ["retreat", "isolation", "seek_safety", "trade_suffers"]
    game = phase(["dahan_raid", "emigration_accelerates"], {**where, "A4": "town/1 dahan city"}, fear=3, fear_deck=deck)
    assert terror(game.state) == 2
    play(game, ("town/1", 1))  # the town falls, a card is earned, level 3 begins
    assert terror(game.state) == 3
    assert options(game) == [("explorer", "A2"), ("town", "A2")]  # from any land, but no other is left


# No fear


def test_case_38_removing_and_replacing_do_not_frighten():
    game = phase(["emigration_accelerates"], {"A1": "river town"}, terror=2)
    assert describe(game, "A1") == "river"
    assert fear(game) == 0


def test_case_39_a_power_that_frightens_and_destroys_does_both():
    """Shatter Homesteads: a fear of its own and one for the town."""
    game = using("shatter_homesteads", "A4", {"A4": "2 lightning town"})
    assert fear(game) == 2
