"""What cards do about losses in a clash and elsewhere, and those that are maneuvers themselves."""

import pytest

from nemeton.games.inis import rulings
from tests.games.inis.clashing import attacked, card, clash_of, duel, events, fight_on, make_peace, maneuver, until
from tests.games.inis.position import (
    asked,
    clans,
    discarded,
    given,
    hand,
    offered,
    play,
    quiet,
    tales,
)

# Losses


def test_the_club_saves_a_clan():
    game = duel(second="| the_dagdas_club")
    attacked(game)
    play(game, 1, "clan", card("the_dagdas_club", "would_be_removed"))
    quiet(game)
    assert clans(game, "valley") == [2, 2]


def test_the_club_saves_a_clan_outside_clashes():
    game = given("valley 0,0 A1 B1 capital · cove 1,0\nA: | balors_eye · B: | the_dagdas_club")
    play(game, 0, card("balors_eye"), ("valley", 1))
    play(game, 1, card("the_dagdas_club", "would_be_removed"))
    quiet(game)
    assert clans(game, "valley") == [1, 1]


def test_diarmuid_and_grainne_reappear_where_their_player_is():
    game = duel(second="| diarmuid_and_grainne", rest="plains 0,1 B1 · forest 1,-1 B1")
    attacked(game)
    play(game, 1, "clan", card("diarmuid_and_grainne", "removed"))
    assert offered(game, 1, "where") == ["plains", "forest"]  # another territory
    play(game, 1, "plains")
    quiet(game)
    assert clans(game, "valley") == [2, 1]
    assert clans(game, "plains") == [0, 2]


def test_diarmuid_and_grainne_need_another_territory():
    game = duel(second="| diarmuid_and_grainne")
    attacked(game)
    play(game, 1, "clan")
    # then the window is open for the Cauldron, which B might hold, but not for them
    until(game, "removed")
    assert offered(game, 1) == ["pass"]


def test_diarmuid_and_grainne_pay_no_toll_in_the_mountains():
    """They are placed there."""
    game = duel(second="bard | diarmuid_and_grainne", rest="mountains 0,1 B1")
    attacked(game)
    play(game, 1, "clan", card("diarmuid_and_grainne", "removed"))
    quiet(game)
    assert clans(game, "mountains") == [0, 2]
    assert hand(game, 1) == ["bard"]


def test_diarmuid_and_grainne_may_have_to_pay_the_toll(monkeypatch):
    """The other way: the icon in the card's corner is that of a move."""
    monkeypatch.setattr(rulings, "DIARMUID_PAYS_THE_TOLL", True)
    game = duel(second="bard | diarmuid_and_grainne", rest="mountains 0,1 B1")
    attacked(game)
    play(game, 1, "clan", card("diarmuid_and_grainne", "removed"), "bard")
    quiet(game)
    assert clans(game, "mountains") == [0, 2]
    assert hand(game, 1) == []
    assert discarded(game) == ["bard"]


def test_dagdas_cauldron_collects_and_gives_back_up_to_three():
    game = duel(second="| dagdas_cauldron", there="A6 B6")
    attacked(game)
    play(game, 1, "clan", card("dagdas_cauldron", "removed_in_clash"))
    quiet(game)
    # then the card lies open: in no hand and in no pile; its clan is neither on the island nor in reserve
    assert clash_of(game).in_cauldron == 1
    assert tales(game, 1) == game.state.tale_discard == []
    assert game.state.reserve[1] == 6
    for _ in range(3):
        attacked(game, 1, 0)
        play(game, 0, "clan")
        attacked(game)
        play(game, 1, "clan")
    assert clash_of(game).in_cauldron == 4
    make_peace(game)
    assert offered(game, 1, "cauldron") == [3, 2, 1, 0]
    play(game, 1, 3)
    quiet(game)
    assert clans(game, "valley") == [3, 5]
    assert game.state.reserve[1] == 7
    assert game.state.tale_discard == ["dagdas_cauldron"]
    assert game.state.clash is None


@pytest.mark.parametrize(("earlier", "collected"), [(True, 2), (False, 1)])
def test_clans_lost_before_the_cauldron_was_opened(monkeypatch, earlier, collected):
    """Q9, both ways."""
    monkeypatch.setattr(rulings, "CAULDRON_TAKES_EARLIER_CLANS", earlier)
    game = duel(second="| dagdas_cauldron", there="A3 B3")
    attacked(game)
    play(game, 1, "clan")
    attacked(game, 1, 0)
    play(game, 0, "clan")
    attacked(game)
    play(game, 1, "clan", card("dagdas_cauldron", "removed_in_clash"))
    quiet(game)
    assert clash_of(game).in_cauldron == collected


def test_the_cauldron_gives_back_when_the_clash_is_over():
    """B has lost the only clan; the clash ends first, then the clan returns, and no new clash comes of it."""
    game = duel(second="| dagdas_cauldron", there="A2 B1")
    attacked(game)
    play(game, 1, "clan", card("dagdas_cauldron", "removed_in_clash"))
    quiet(game)
    assert offered(game, 0, "maneuver") == ["end"]
    play(game, 0, "end")
    play(game, 1, 1)
    quiet(game)
    assert clans(game, "valley") == [2, 1]
    assert asked(game) == [(1, "turn")]


def test_the_cauldron_is_for_clashes_alone():
    game = given("valley 0,0 A1 B1 capital · cove 1,0\nA: | balors_eye · B: | dagdas_cauldron")
    play(game, 0, card("balors_eye"), ("valley", 1))
    assert "removed" not in events(game)


@pytest.mark.parametrize("removals", [True, False])
def test_whether_the_festival_s_loss_is_a_removal(monkeypatch, removals):
    """Q13, both ways: the Club may save the clan; or nothing answers."""
    monkeypatch.setattr(rulings, "FORCED_LOSSES_ARE_REMOVALS", removals)
    game = given("valley 0,0 A2 B2 s1 festival · cove 1,0 capital\nA: warlord | the_dagdas_club")
    play(game, 0, card("warlord"))
    if removals:
        play(game, 0, card("the_dagdas_club", "would_be_removed"))
    quiet(game)
    assert clans(game, "valley") == [2 if removals else 1, 2]


# Maneuvers


def test_ogmas_eloquence_ends_the_clash_at_once():
    game = duel("| ogmas_eloquence", there="A2 B2 c1")
    play(game, 1, "shelter")
    maneuver(game, 0, card("ogmas_eloquence", "maneuver"))
    quiet(game)
    assert game.state.clash is None
    assert clans(game, "valley") == [2, 2]  # who was sheltered is there as before
    assert asked(game) == [(1, "turn")]


def fianna():
    """B has two clans in citadels and two outside, has lost none, and maneuvers."""
    game = given("valley 0,0 A3 B4 c2 · cove 1,0 A2 capital · plains 0,1\nA: warlord · B: bard | the_fianna")
    play(game, 0, card("warlord"))
    play(game, 1, "shelter", "shelter")
    attacked(game)
    play(game, 1, "bard")
    fight_on(game)
    return game


def test_the_fianna_leave_to_one_neighbour_without_being_chieftain():
    """Any number, sheltered ones too, in peace."""
    game = fianna()
    play(game, 1, card("the_fianna", "maneuver"))
    assert ("valley", "cove", 4) in offered(game, 1, "group")
    assert "done" not in offered(game, 1, "group")  # at least one
    play(game, 1, ("valley", "cove", 4))
    quiet(game)
    assert clans(game, "valley") == [3, 0]
    assert clans(game, "cove") == [2, 4]
    assert clash_of(game).sheltered == [0, 0]
    assert clash_of(game).where == "valley"


@pytest.mark.parametrize("sheltered", [0, 1, 2])
def test_the_fianna_say_who_leaves_the_citadels(sheltered):
    game = fianna()
    play(game, 1, card("the_fianna", "maneuver"), ("valley", "plains", 2))
    assert offered(game, 1, "fianna") == [0, 1, 2]
    play(game, 1, sheltered)
    quiet(game)
    assert clans(game, "valley") == [3, 2]
    assert clash_of(game).sheltered == [0, 2 - sheltered]


def test_the_battle_of_moytura_brings_reinforcements_and_a_new_clan():
    """From neighbours, at least one; all arrive exposed in the clash that is on."""
    game = given("valley 0,0 A2 B2 · cove 1,0 A2 capital · plains 0,1 A1\nA: warlord | the_battle_of_moytura")
    play(game, 0, card("warlord"))
    maneuver(game, 0, card("the_battle_of_moytura", "maneuver"))
    assert "done" not in offered(game, 0, "group")
    play(game, 0, ("cove", "valley", 2))
    assert "done" in offered(game, 0, "group")
    play(game, 0, ("plains", "valley", 1))
    quiet(game)
    assert clans(game, "valley") == [6, 2]
    assert clash_of(game).where == "valley"
    fight_on(game)
    assert asked(game) == [(1, "maneuver")]


def test_the_battle_of_moytura_does_what_is_possible():
    """No clan beside the clash: one new clan comes. No reserve: nobody."""
    game = duel("| the_battle_of_moytura")
    maneuver(game, 0, card("the_battle_of_moytura", "maneuver"))
    quiet(game)
    assert clans(game, "valley") == [3, 2]
    game = duel("| the_battle_of_moytura", there="A12 B2")
    maneuver(game, 0, card("the_battle_of_moytura", "maneuver"))
    quiet(game)
    assert clans(game, "valley") == [12, 2]


def test_tale_of_cuchulain_removes_two_exposed_clans():
    game = given("valley 0,0 A1 B2 C1 · cove 1,0 capital\nA: warlord | tale_of_cuchulain")
    play(game, 0, card("warlord"))
    maneuver(game, 0, card("tale_of_cuchulain", "maneuver"))
    assert offered(game, 0, "cuchulain") == [0, 1, 2]
    play(game, 0, 1, 2)
    quiet(game)
    assert clans(game, "valley") == [1, 1, 0]


def test_tale_of_cuchulain_one_against_one_costs_the_own_clan():
    """Q4: exactly two where there are two."""
    game = duel("| tale_of_cuchulain", there="A1 B1", rest="plains 0,1 A1 · forest 1,-1 B1")
    maneuver(game, 0, card("tale_of_cuchulain", "maneuver"), 1)
    quiet(game)
    assert clans(game, "valley") == [0, 0]
    assert game.state.clash is None


def test_tale_of_cuchulain_may_take_one(monkeypatch):
    """Q4, the other way."""
    monkeypatch.setattr(rulings, "CUCHULAIN_TAKES_EXACTLY_TWO", False)
    game = duel("| tale_of_cuchulain", there="A1 B1")
    maneuver(game, 0, card("tale_of_cuchulain", "maneuver"), 1, "done")
    quiet(game)
    assert clans(game, "valley") == [1, 0]


def test_tale_of_cuchulain_needs_exactly_one_exposed_clan():
    game = duel("| tale_of_cuchulain")
    fight_on(game)
    assert card("tale_of_cuchulain", "maneuver") not in offered(game, 0, "maneuver")


def test_sheltered_clans_do_not_count_for_cuchulain():
    """B has two, one of them sheltered."""
    game = duel("", "bard | tale_of_cuchulain", there="A2 B2 c1")
    play(game, 1, "shelter")
    attacked(game)
    play(game, 1, "bard")
    fight_on(game)
    assert card("tale_of_cuchulain", "maneuver") in offered(game, 1, "maneuver")
    play(game, 1, card("tale_of_cuchulain", "maneuver"), 0, 0)
    quiet(game)
    assert clans(game, "valley") == [0, 2]


def test_bard_sings_of_cuchulain():
    game = duel("bard | tale_of_cuchulain", there="A1 B2")
    maneuver(game, 0, card("tale_of_cuchulain", "maneuver"), 1, 1)
    play(game, 0, card("bard", "clans_removed"))
    quiet(game)
    assert game.state.deeds == [1, 0]  # one, however many were removed
