"""Cards that meet on a play: Geis, The Dagda and Oengus's Ploy, answers to answers, what is spent and what is not."""

import json

import pytest

from nemeton.games.inis import GAME, rulings
from nemeton.games.inis.state import PLAYED
from nemeton.kernel.records import read_position
from tests.games.inis.clashing import card, events, fight_on, maneuver, until
from tests.games.inis.position import (
    asked,
    clans,
    discarded,
    given,
    hand,
    pass_once,
    play,
    quiet,
    tales,
)

# Geis


def test_geis_on_a_declared_migration():
    """The groups were named before Geis; then nobody moves and no clash comes of it."""
    game = given("valley 0,0 A3 capital · cove 1,0 B1 · plains 0,1 B1\nA: migration · B: geis")
    play(game, 0, card("migration"), ("valley", "cove", 2), ("valley", "plains", 1))
    # then B sees all that is meant, and nothing has happened yet
    assert game.state.plays[0].groups == [("valley", "cove", 2), ("valley", "plains", 1)]
    assert clans(game, "valley") == [3, 0]
    play(game, 1, card("geis", "action_played"))
    quiet(game)
    assert clans(game, "valley") == [3, 0]
    assert discarded(game) == ["geis", "migration"]
    assert game.state.clash is None


def test_valley_follows_a_season_card_that_geis_has_cancelled():
    """Ukrainian FAQ 2: it was played all the same."""
    game = given("valley 0,0 A1 B1 card=A capital · cove 1,0\nA: bard · B: geis")
    play(game, 0, card("bard"))
    play(game, 1, card("geis", "action_played"))
    play(game, 0, card("adv_valley", "season_played"))
    quiet(game)
    assert tales(game, 0) == []
    assert clans(game, "valley") == [2, 1]


@pytest.mark.parametrize("may_take", [True, False])
def test_lug_samildanach_after_geis(monkeypatch, may_take):
    """Q2, both ways: Lug may take the card that Geis has cancelled, or may not."""
    monkeypatch.setattr(rulings, "LUG_TAKES_CANCELLED_CARDS", may_take)
    game = given("valley 0,0 A1 B1 capital · cove 1,0\nA: bard | lug_samildanach · B: geis")
    play(game, 0, card("bard"))
    play(game, 1, card("geis", "action_played"))
    if may_take:
        # Geis itself was resolved first; A lets that pass and takes Bard back
        until(game, "action_resolved")
        assert game.asks[0].about["card"] == "geis"
        pass_once(game)
        until(game, "action_resolved")
        assert game.asks[0].about["card"] == "bard"
        play(game, 0, card("lug_samildanach", "action_resolved"))
    else:
        assert events(game).count("action_resolved") == 1
    quiet(game)
    assert hand(game, 0) == (["bard"] if may_take else [])


def test_lug_samildanach_takes_geis_itself():
    game = given("valley 0,0 A1 B1 capital · cove 1,0\nA: bard | lug_samildanach · B: geis")
    play(game, 0, card("bard"))
    play(game, 1, card("geis", "action_played"))
    play(game, 0, card("lug_samildanach", "action_resolved"))
    quiet(game)
    assert hand(game, 0) == ["geis"]
    assert discarded(game) == ["bard"]


def test_geis_stops_a_bard_that_sings():
    game = given("valley 0,0 A2 B2 · cove 1,0 capital\nA: warlord bard · B: geis")
    play(game, 0, card("warlord"))
    maneuver(game, 0, ("attack", 1))
    play(game, 1, "clan")
    play(game, 0, card("bard", "clans_removed"))
    play(game, 1, card("geis", "action_played"))
    quiet(game)
    assert game.state.deeds == [0, 0]


def test_geis_stops_a_raid():
    game = given("valley 0,0 A2 B2 · cove 1,0 C1 D1 capital\nA: warlord raid · B: bard · C: geis")
    play(game, 0, card("warlord"))
    maneuver(game, 0, ("attack", 1))
    play(game, 1, "clan")
    play(game, 0, card("raid", "attack_done"))
    play(game, 2, card("geis", "action_played"))
    quiet(game)
    assert hand(game, 1) == ["bard"]


def test_geis_stops_a_warlord_who_joins():
    game = given("valley 0,0 A2 B2 · cove 1,0 capital\nA: geis | the_morrigan · B: warlord")
    play(game, 0, card("the_morrigan"), "leave", ("valley", 1))
    maneuver(game, 1, ("attack", 0))
    play(game, 0, "clan")
    play(game, 1, card("warlord", "maneuver_done"), 1)
    play(game, 0, card("geis", "action_played"))
    fight_on(game)
    assert clans(game, "valley") == [1, 2]
    assert asked(game) == [(0, "maneuver")]


def test_geis_stops_a_master_craftsman_who_hands_on():
    """Then the Epic Tale goes to the pile as usual."""
    game = given("valley 0,0 A1 B1 C1 D1 capital · cove 1,0\nA: master_craftsman | children_of_dana · B: geis")
    play(game, 0, card("children_of_dana"), "valley", card("master_craftsman", "tale_resolved"), 2)
    play(game, 1, card("geis", "action_played"))
    quiet(game)
    assert game.state.deeds == [0, 0, 0, 0]
    assert tales(game, 2) == []
    assert game.state.tale_discard == ["children_of_dana"]


def test_nothing_hidden_is_shown_before_geis_may_answer():
    """Scouts & Spies: the hand is looked at when the window has closed."""
    game = given("valley 0,0 A1 B1 C1 D1 capital · cove 1,0\nA: scouts_and_spies · B: bard · C: geis")
    play(game, 0, card("scouts_and_spies"), 1)
    play(game, 2, card("geis", "action_played"))
    quiet(game)
    assert not any(one.is_known_to(0) for one in game.state.actions[1])


# The Dagda


@pytest.mark.parametrize("spent", [True, False])
def test_the_dagda_on_an_epic_maneuver(monkeypatch, spent):
    """Q14, both ways: the maneuver is spent, or its player maneuvers again."""
    monkeypatch.setattr(rulings, "CANCELLED_MANEUVER_IS_SPENT", spent)
    game = given("valley 0,0 A2 B2 · cove 1,0 capital\nA: warlord | ogmas_eloquence · B: | the_dagda")
    play(game, 0, card("warlord"))
    maneuver(game, 0, card("ogmas_eloquence", "maneuver"))
    play(game, 1, card("the_dagda", "other_played"))
    fight_on(game)
    assert game.state.clash is not None
    assert asked(game) == [(1 if spent else 0, "maneuver")]
    assert game.state.tale_discard == []  # both are in the deck again


def test_nothing_follows_a_maneuver_that_does_not_count(monkeypatch):
    """Q14, the other way: Warlord has no maneuver to answer."""
    monkeypatch.setattr(rulings, "CANCELLED_MANEUVER_IS_SPENT", False)
    game = given("valley 0,0 A2 B2 · cove 1,0 capital\nA: | the_morrigan ogmas_eloquence · B: warlord | the_dagda")
    play(game, 0, card("the_morrigan"), "leave", ("valley", 0))
    maneuver(game, 0, card("ogmas_eloquence", "maneuver"))
    play(game, 1, card("the_dagda", "other_played"))
    assert "maneuver_done" not in events(game)


def test_the_dagda_on_a_maneuver_leaves_its_clans_where_they_are():
    game = given("valley 0,0 A2 B2 · cove 1,0 A1 capital\nA: warlord | the_battle_of_moytura · B: | the_dagda")
    play(game, 0, card("warlord"))
    maneuver(game, 0, card("the_battle_of_moytura", "maneuver"))
    play(game, 1, card("the_dagda", "other_played"))
    quiet(game)
    assert clans(game, "valley") == [2, 2]
    assert clans(game, "cove") == [1, 0]


def test_master_craftsman_hands_the_dagda_on():
    """Then it was not discarded: nothing is shuffled, and the card that it cancelled stays in the pile."""
    game = given("""
        valley 0,0 A1 B1 C1 D1 capital · cove 1,0
        A: bard | children_of_dana · B: master_craftsman | the_dagda · thrown eriu
    """)
    play(game, 0, card("children_of_dana"), "valley")
    play(game, 1, card("the_dagda", "other_played"), card("master_craftsman", "tale_resolved"), 3)
    quiet(game)
    assert tales(game, 3) == ["the_dagda"]
    assert game.state.deeds == [0, 1, 0, 0]
    assert game.state.tale_discard == ["eriu", "children_of_dana"]


def test_the_dagda_handed_on_may_cancel_again_at_once():
    """A reaction to a reaction: D gets The Dagda in the middle of A's turn, and cancels A's Forest with it."""
    game = given("""
        valley 0,0 A1 B1 C1 D1 capital · cove 1,0 · forest 0,1 card=A
        A: bard | children_of_dana · B: master_craftsman | the_dagda
    """)
    play(game, 0, card("children_of_dana"), "valley")
    play(game, 1, card("the_dagda", "other_played"), card("master_craftsman", "tale_resolved"), 3)
    play(game, 0, card("adv_forest", "tale_played"))
    play(game, 3, card("the_dagda", "other_played"))
    quiet(game)
    assert tales(game, 0) == []
    assert game.state.tiles["forest"].advantage == PLAYED
    assert game.state.tale_discard == []  # now it was discarded


def test_the_dagda_handed_on_answers_while_its_old_play_is_still_on_the_table():
    """Four cards deep: C's Lug takes the Master Craftsman that gave The Dagda to D, and D cancels Lug with it."""
    game = given("""
        valley 0,0 A1 B1 C1 D1 capital · cove 1,0
        A: bard | children_of_dana · B: master_craftsman | the_dagda · C: | lug_samildanach
    """)
    play(game, 0, card("children_of_dana"), "valley")
    play(game, 1, card("the_dagda", "other_played"), card("master_craftsman", "tale_resolved"), 3)
    play(game, 2, card("lug_samildanach", "action_resolved"))
    play(game, 3, card("the_dagda", "other_played"))
    quiet(game)
    assert hand(game, 2) == []
    assert discarded(game) == ["master_craftsman"]
    assert game.state.deeds == [0, 1, 0, 0]
    assert game.state.tale_discard == []


def test_lug_samildanach_does_not_take_the_master_craftsman_who_handed_him_on():
    """Else the two cards would follow each other for ever, with a Deed each time."""
    # given A with both cards, who has taken Bard back and hands Lug Samildanach on to B
    game = given("""
        valley 0,0 A1 B1 C1 D1 capital · cove 1,0
        A: bard master_craftsman | lug_samildanach · B: druid
    """)
    play(game, 0, card("bard"), card("lug_samildanach", "action_resolved"))
    play(game, 0, card("master_craftsman", "tale_resolved"), 1)
    # when all is answered, then nobody was asked for Lug Samildanach any more
    assert events(game) == ["action_played", "turn_ends"]
    assert discarded(game) == ["master_craftsman"]
    assert hand(game, 0) == ["bard"]
    assert tales(game, 1) == ["lug_samildanach"]
    assert game.state.deeds == [1, 0, 0, 0]


def test_lug_samildanach_who_was_handed_on_takes_the_next_action_card():
    game = given("""
        valley 0,0 A1 B1 C1 D1 capital · cove 1,0
        A: bard master_craftsman | lug_samildanach · B: druid citadel
    """)
    play(game, 0, card("bard"), card("lug_samildanach", "action_resolved"))
    play(game, 0, card("master_craftsman", "tale_resolved"), 1)
    play(game, 1, card("citadel"), card("lug_samildanach", "action_resolved"))
    quiet(game)
    assert hand(game, 1) == ["citadel", "druid"]


def test_nobody_is_asked_for_a_cauldron_that_lies_open():
    """A loses a clan and holds an Epic Tale, but everybody sees where the Cauldron is; Diarmuid has no refuge."""
    game = given("valley 0,0 A4 B4 · cove 1,0 capital\nA: warlord | eriu · B: | dagdas_cauldron")
    play(game, 0, card("warlord"))
    maneuver(game, 0, ("attack", 1))
    play(game, 1, "clan", card("dagdas_cauldron", "removed_in_clash"))
    maneuver(game, 1, ("attack", 0))
    play(game, 0, "clan")
    assert "removed" not in events(game)


def test_stone_circle_finds_no_card_that_was_shuffled_away():
    """The Dagda cancelled the Epic Tale and took it back into the deck."""
    game = given("valley 0,0 B1 capital · stone_circle 1,0 A2 card=A\nA: | children_of_dana · B: | the_dagda")
    play(game, 0, card("children_of_dana"), "valley")
    play(game, 1, card("the_dagda", "other_played"))
    assert "tale_played" not in events(game)
    assert clans(game, "stone_circle") == [2, 0]


def test_the_dagda_cancels_meadows():
    game = given("valley 0,0 A1 B1 capital · meadows 1,0 card=A\nA: bard · B: | the_dagda · tales eriu balors_eye")
    play(game, 0, card("bard"), card("adv_meadows", "tale_drawn"))
    play(game, 1, card("the_dagda", "other_played"))
    quiet(game)
    assert tales(game, 0) == ["eriu"]


# Oengus's Ploy


def test_oenguss_ploy_keeps_a_season_open_and_breaks_the_chain_of_passes():
    # given that B has passed, and A is the last of two to pass
    game = given("valley 0,0 A1 B1 capital · cove 1,0\npasses 1 · A: bard · B: citadel | oenguss_ploy")
    play(game, 0, "pass")
    assert game.state.passes == 2
    # when B answers the end of the season's last turn with the Ploy
    play(game, 1, card("oenguss_ploy", "turn_ends"))
    quiet(game)
    # then B plays on, and all must pass again before the season is over
    assert asked(game) == [(1, "turn")]
    assert game.state.passes == 0
    play(game, 1, "pass")
    quiet(game)
    assert asked(game) == [(0, "turn")]
    play(game, 0, "pass")
    quiet(game)
    assert game.state.phase == "assembly"


def test_oenguss_ploy_after_a_pretender():
    game = given("valley 0,0 A1 B1 s6 capital · cove 1,0\nA: bard citadel | oenguss_ploy")
    play(game, 0, "pretend", card("oenguss_ploy", "turn_ends"))
    quiet(game)
    assert game.state.pretenders == [True, False]
    assert asked(game) == [(0, "turn")]


def test_a_ploy_that_was_cancelled_leaves_the_season_to_end():
    game = given("valley 0,0 A1 B1 capital · cove 1,0\npasses 1 · A: bard | the_dagda · B: citadel | oenguss_ploy")
    play(game, 0, "pass")
    play(game, 1, card("oenguss_ploy", "turn_ends"))
    play(game, 0, card("the_dagda", "other_played"))
    quiet(game)
    assert game.state.phase == "assembly"


def test_a_card_on_the_table_in_the_middle_of_an_answer_can_be_written_and_read():
    """Three cards deep: Attack, Hills, The Dagda; the position goes on where it stood."""
    game = given(
        "hills 0,0 A2 B2 card=B · cove 1,0 C1 D1 capital\nA: warlord | the_dagda · C: master_craftsman · B: bard"
    )
    play(game, 0, card("warlord"))
    maneuver(game, 0, ("attack", 1))
    play(game, 1, card("adv_hills", "attacked"))
    play(game, 0, card("the_dagda", "other_played"))
    again = read_position(GAME, json.loads(json.dumps(game.position())), 1)
    for one in (game, again):
        play(one, 1, "clan")
        quiet(one)
        assert clans(one, "hills")[:2] == [2, 1]
