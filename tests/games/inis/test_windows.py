"""Windows: who is asked, in which order, what closes; and that neither tells who holds what ("Triskel cards")."""

from typing import Any

import pytest

from nemeton.games.inis.state import InisState
from nemeton.kernel import Game
from nemeton.kernel.values import written
from tests.games.inis.position import (
    asked,
    clans,
    discarded,
    given,
    hand,
    offered,
    pass_once,
    play,
    quiet,
    tales,
    told,
    use_moor,
)

BARD = ("play", "bard", "season")
GEIS = ("play", "geis", "action_played")
DAGDA = ("play", "the_dagda", "other_played")
ISLAND = "valley 0,0 A2 B1 capital s1 · cove 1,0 B2 · plains 0,1 A1 C1"


# Who is asked


def test_season_triskel_everybody_who_could_hold_an_answer_is_asked():
    """Geis: all opponents with an Action card, whether they hold it or not."""
    game = given(ISLAND + " · A: bard · B: warlord · C: geis")
    play(game, 0, BARD)
    assert asked(game) == [(1, "answer"), (2, "answer")]
    assert offered(game, 1) == ["pass"]
    assert offered(game, 2) == ["pass", GEIS]


def test_season_triskel_an_empty_hand_is_not_asked():
    game = given(ISLAND + " · A: bard · C: geis")
    play(game, 0, BARD)
    assert asked(game) == [(2, "answer")]


def test_season_triskel_who_is_asked_does_not_depend_on_hidden_cards():
    """Wherever the Geis lies, hidden, the same seats are asked in the same order."""
    found = []
    for hands in (
        "A: bard · B: geis · C: warlord",
        "A: bard · B: warlord · C: geis",
        "A: bard · B: druid · C: warlord",
        "A: bard geis · B: druid · C: warlord",
    ):
        game = given(ISLAND + " · " + hands)
        play(game, 0, BARD)
        found.append((asked(game), [ask.secret for ask in game.asks], [dict(ask.about) for ask in game.asks]))
    assert all(one == found[0] for one in found)


def test_season_triskel_nobody_is_asked_for_a_card_that_all_know_to_be_elsewhere():
    """A Geis that was played and lies in the pile, or that everybody saw going to another hand, answers nothing."""
    game = given(ISLAND + " · A: bard · B: warlord · C: druid · discard geis")
    play(game, 0, BARD)
    assert (1, "answer") not in asked(game)
    game = given(ISLAND + " · A: bard · B: warlord geis@all · C: druid")
    play(game, 0, BARD)
    assert [seat for seat, kind in asked(game) if kind == "answer"] == [1]


def test_season_triskel_a_hand_that_all_know_holds_no_surprise():
    game = given(ISLAND + " · A: bard · B: warlord@all · C: druid")
    play(game, 0, BARD)
    assert asked(game) == [(2, "answer")]


def test_season_triskel_a_window_is_secret_and_asked_although_nothing_can_be_answered():
    game = given(ISLAND + " · A: bard · B: warlord · C: druid")
    play(game, 0, BARD)
    assert all(ask.secret for ask in game.asks)
    assert [list(ask.options) for ask in game.asks] == [["pass"], ["pass"]]


def test_season_triskel_nothing_is_shown_before_all_have_answered():
    """Who answers first betrays nothing: what the others see stays the same."""
    game = given(ISLAND + " · A: bard · B: geis · C: druid")
    play(game, 0, BARD)
    before = [game.seen_by(seat) for seat in (0, 2)]
    play(game, 1, GEIS)
    assert [game.seen_by(seat) for seat in (0, 2)] == before
    assert asked(game) == [(2, "answer")]
    assert "cancelled" not in told(game)


# Declaring before reacting


def test_season_triskel_intentions_are_public_before_geis_may_answer():
    """Geis on a declared Migration: from where, to where, how many; and nothing has moved."""
    game = given(ISLAND + " · A: migration · B: geis")
    play(game, 0, ("play", "migration", "season"), "valley", ("valley", "cove", 2))
    assert asked(game) == [(1, "answer")]
    declared = game.seen_by(1).plays[-1]
    assert (declared.where, declared.groups) == ("valley", [("valley", "cove", 2)])
    assert clans(game, "valley") == [2, 1, 0]
    play(game, 1, GEIS)
    quiet(game)
    assert clans(game, "valley") == [2, 1, 0]
    assert discarded(game) == ["geis", "migration"]


def test_season_triskel_nothing_hidden_is_shown_before_the_window_closes():
    """Bard draws only when nobody has cancelled it."""
    game = given(ISLAND + " · A: bard · B: geis · tales eriu")
    play(game, 0, BARD)
    assert tales(game, 0) == []
    assert not game.state.draws
    play(game, 1, "pass")
    quiet(game)
    assert tales(game, 0) == ["eriu"]


def test_season_triskel_geis_does_not_answer_the_own_card():
    game = given(ISLAND + " · A: bard geis · B: warlord")
    play(game, 0, BARD)
    assert asked(game) == [(1, "answer")]


def test_season_triskel_geis_does_not_answer_an_epic_tale():
    game = given(ISLAND + " · A: | children_of_dana · B: geis")
    play(game, 0, ("play", "children_of_dana", "season"), "valley")
    assert asked(game) == [(1, "turn")]


# Several answers, and answers to answers


def test_season_triskel_several_want_to_answer_the_first_in_order_does():
    """The active player first, then as the crows fly; the others are asked again."""
    text = "valley 0,0 A2 B1 capital · cove 1,0 B2 C1 · plains 0,1 A1 C1 · A: bard · B: | oenguss_ploy · C: | eriu"
    for crows, order in (("clockwise", [0, 1, 2]), ("counterclockwise", [0, 2, 1])):
        game = given(text + " · A: bard | the_fianna · crows " + crows)
        play(game, 0, "pass")
        assert [seat for seat, _ in asked(game)] == order


def test_season_triskel_two_cards_may_answer_one_event():
    """After a Season card: Valley, and then Lost Vale, by the same player, each asked for anew."""
    game = given("""
        valley 0,0 A2 B1 capital card=A · lost_vale 1,0 B2 card=A · plains 0,1 A1
        A: new_clans
    """)
    play(game, 0, ("play", "new_clans", "season"), "valley", "valley")
    assert asked(game) == [(0, "answer")]
    play(game, 0, ("play", "adv_valley", "season_played"), "plains")
    assert asked(game) == [(0, "answer")]
    assert offered(game, 0) == ["pass", ("play", "adv_lost_vale", "season_played")]
    play(game, 0, ("play", "adv_lost_vale", "season_played"), ("valley", 1))
    assert asked(game) == [(1, "turn")]
    assert clans(game, "lost_vale") == [0, 3]
    assert clans(game, "plains") == [2, 0]


def test_season_triskel_the_dagda_cancels_an_epic_tale():
    """The tale does nothing; The Dagda in the pile brings the pile back into the deck."""
    game = given(ISLAND + " · A: | children_of_dana eriu · B: | the_dagda")
    play(game, 0, ("play", "children_of_dana", "season"), "cove")
    assert (1, "answer") in asked(game)
    play(game, 1, DAGDA)
    quiet(game)
    assert clans(game, "cove") == [0, 2, 0]
    assert "cancelled" in told(game)
    assert game.state.tale_discard == []


def test_season_triskel_a_card_that_answers_may_be_answered():
    """Geis lies on the table like any card: its player's opponents are asked, and Lug may take it."""
    game = given(ISLAND + " · A: bard warlord · B: geis · C: druid | lug_samildanach")
    play(game, 0, BARD)
    play(game, 1, GEIS)
    play(game, 2, "pass")
    assert [on_table.card for on_table in game.state.plays] == ["bard", "geis"]
    play(game, 2, ("play", "lug_samildanach", "action_resolved"))
    quiet(game)
    assert hand(game, 2) == ["druid", "geis"]
    assert discarded(game) == ["bard"]


def test_season_triskel_after_a_season_card_means_after_everything_it_started():
    """Valley comes only after the clash that the card began."""
    game = given("valley 0,0 A3 B1 capital card=A · cove 1,0 B1 A1 · A: conquest")
    play(game, 0, ("play", "conquest", "season"), "cove", ("valley", "cove", 2))
    quiet(game)
    assert {kind for _, kind in asked(game)} == {"peace"}
    play(game, 0, "agree")
    play(game, 1, "agree")
    while (0, "answer") not in asked(game):
        pass_once(game)
    assert game.state.clash is None
    assert ("play", "adv_valley", "season_played") in offered(game, 0)


def test_season_triskel_a_cancelled_season_card_was_played():
    """FAQ 2: Valley may follow a card that Geis has cancelled."""
    game = given("valley 0,0 A3 B1 capital card=A · cove 1,0 B1 A1 · A: bard · B: geis")
    play(game, 0, BARD)
    play(game, 1, GEIS)
    play(game, 0, ("play", "adv_valley", "season_played"), "valley")
    quiet(game)
    assert clans(game, "valley") == [4, 1]


# At any time


MOOR = "valley 0,0 A2 B1 capital · moor 1,0 B2 card=B · plains 0,1 A1 C1 · A: bard | eriu · C: druid | the_fianna"


def moor_asks(game: Game[InisState]) -> list[Any]:
    return [[*map(written, ask.options)] for ask in game.asks if ask.kind == "inis.moor"]


def test_moor_may_be_played_beside_whatever_is_asked():
    game = given(MOOR)
    assert moor_asks(game) == [[("look", 2), ("look", 0)]]
    # when B looks at A's tales in the middle of A's turn
    use_moor(game, 1, 0)
    quiet(game)
    # then B knows them, C does not, the card is played, and A's turn goes on
    assert [card.card for card in game.seen_by(1).tales[0]] == ["eriu"]
    assert [card.card for card in game.seen_by(2).tales[0]] == [""]
    assert game.state.tiles["moor"].advantage == -2
    assert asked(game) == [(0, "turn")]
    assert moor_asks(game) == []


def test_moor_may_be_played_inside_a_window():
    game = given(MOOR + " · B: geis")
    play(game, 0, BARD)
    use_moor(game, 1, 2)
    quiet(game)
    assert [card.card for card in game.seen_by(1).tales[2]] == ["the_fianna"]
    assert "drew" in told(game)


def test_moor_may_be_cancelled_by_the_dagda():
    game = given(MOOR.replace("the_fianna", "the_dagda"))
    use_moor(game, 1, 0)
    play(game, 2, DAGDA)
    quiet(game)
    assert [card.card for card in game.seen_by(1).tales[0]] == [""]
    assert asked(game) == [(0, "turn")]


# The end of a turn


def test_season_triskel_the_end_of_a_turn_may_be_answered_by_everybody_with_a_tale():
    game = given(ISLAND + " · A: bard · B: | eriu · C: warlord")
    play(game, 0, "pass")
    assert asked(game) == [(1, "answer")]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_season_triskel_lug_takes_the_card_that_was_resolved(seat: int):
    """Anybody, the player of the card too; it comes into the hand before it is discarded."""
    letter = "ABC"[seat]
    game = given(ISLAND + f" · A: bard · {letter}: {'bard' if seat == 0 else ''} | lug_samildanach · tales eriu")
    play(game, 0, BARD)
    play(game, seat, ("play", "lug_samildanach", "action_resolved"))
    quiet(game)
    assert hand(game, seat) == ["bard"]
    assert discarded(game) == []
