"""Law 7: the Eyrie Dynasties."""

import pytest

from nemeton.games.root.steps import FactionStep, Phase, Prepare, StartBattle
from tests.games.root.woodland import asked, board, describe, hand, options, play, points, woodland

PAIR = ("eyrie", "marquise")


def test_setup_faces_somebody_where_it_can():
    """7.3.2, 7.3.3, 7.3.4: six warriors and a roost in the corner opposite the keep; two viziers."""
    game = woodland(PAIR, {1: "keep"}, agenda=[Prepare(0)])
    assert 1 not in options(game), "nothing may be placed at the keep"
    play(game, 3, "commander")
    assert describe(game, 3) == "bird bird bird bird bird bird roost"
    assert board(game, "eyrie").decree == {"recruit": [], "move": ["vizier"], "battle": ["vizier"], "build": []}


def test_7_3_1_and_7_3_5_twenty_warriors_and_six_roosts_are_left_on_the_track():
    game = woodland(PAIR, {1: "keep"}, agenda=[Prepare(0)])
    play(game, 3, "commander")
    assert (game.state.supply[0], board(game, "eyrie").roost) == (20 - 6, 6)


def test_an_empty_hand_draws_one_card_and_it_must_be_decreed():
    """7.4.1, 7.4.2."""
    game = woodland(PAIR, {5: "bird roost"}, agenda=[Phase(0, "birdsong")], phase="birdsong")
    assert len(hand(game, "eyrie")) == 1
    assert "end" not in options(game)


def test_only_one_bird_joins_the_decree():
    """7.4.2: three birds in hand: exactly one card is added."""
    birds = ["armorers", "sappers", "royal_claim"]
    game = woodland(PAIR, {5: "bird roost"}, agenda=[FactionStep(0, "add", count=2)], hands={"eyrie": birds})
    play(game, ("armorers", "move"))
    assert options(game) == ["end"]


def test_a_new_roost_where_the_fewest_warriors_are():
    """7.4.3: only clearings with a free slot and without the keep are compared."""
    everywhere = dict.fromkeys(range(1, 13), "cat") | {1: "keep", 5: "sawmill sawmill"}
    game = woodland(PAIR, everywhere, agenda=[FactionStep(0, "new_roost")])
    assert 1 not in options(game)
    assert 5 not in options(game)
    play(game, 9)
    assert describe(game, 9) == "cat bird bird bird roost"


def decree(where, column, *cards, **more):
    """One column of the decree is resolved."""
    return woodland(PAIR, where, agenda=[FactionStep(0, column), Phase(0, "evening")], decree={column: cards}, **more)


def test_recruiting_needs_a_roost_in_a_matching_clearing():
    """7.5.2.I: clearing 5 is a rabbit clearing."""
    game = decree({5: "roost", 10: "roost", 1: "roost"}, "recruit", "bake_sale")
    assert options(game) == [("bake_sale", "recruit", 5), ("bake_sale", "recruit", 10)]


def test_the_charismatic_leader_recruits_two_or_falls():
    """7.8.2, 7.7: with one warrior left one is placed, then turmoil."""
    where = {5: "roost " + "bird " * 10, 1: "bird " * 9}
    game = decree(where, "recruit", "bake_sale", leader="charismatic")  # the only way to recruit is taken at once
    assert describe(game, 5).count("bird") == 11
    assert asked(game) == ("eyrie", "eyrie.leader")


def test_three_moves_of_which_two_can_be_done():
    """7.7: two happen, then turmoil."""
    where = {5: "bird roost"}  # one rabbit clearing with a warrior; both neighbours are no rabbit clearings
    game = decree(where, "move", "bake_sale", "smugglers_trail")
    play(game, ("bake_sale", "move", 5, 1, 1))
    assert asked(game) == ("eyrie", "eyrie.leader"), "no rabbit clearing with warriors is left"
    assert describe(game, 1) == "bird"


def test_a_battle_card_without_an_enemy_is_turmoil():
    """7.5.2.III."""
    game = decree({1: "bird", 5: "cat"}, "battle", "anvil")
    assert asked(game) == ("eyrie", "eyrie.leader")


def test_an_empty_column_is_no_turmoil():
    """7.7."""
    game = decree({5: "bird roost"}, "build")
    assert asked(game)[1] != "eyrie.leader"


def test_building_wants_rule_a_slot_and_no_roost():
    """7.5.2.IV."""
    game = decree({1: "bird", 6: "bird roost", 8: "bird cat", 12: "bird cat cat"}, "build", "anvil")
    assert options(game) == [("anvil", "build", 1), ("anvil", "build", 8)], "6 has a roost, 12 is not ruled"


def test_turmoil_costs_a_point_for_each_bird_and_never_goes_below_zero():
    """7.7.1, 7.7.2: two viziers and two other birds."""
    cards = {"move": ["vizier", "armorers"], "battle": ["vizier", "sappers"], "build": ["anvil"]}
    for before, after in ((9, 5), (3, 0)):
        game = woodland(
            PAIR,
            {5: "roost"},
            agenda=[FactionStep(0, "move"), Phase(0, "evening")],
            decree=cards,
            points={"eyrie": before},
            leader="commander",
        )
        play(game, "builder")
        assert points(game, "eyrie") == after
        assert sorted(game.state.discard) == ["anvil", "armorers", "sappers"]
        assert board(game, "eyrie").decree == {"recruit": ["vizier"], "move": ["vizier"], "battle": [], "build": []}


def test_turmoil_ends_the_day():
    """7.7.4: the columns that were left are not resolved."""
    game = woodland(
        PAIR,
        {5: "roost"},
        phase="daylight",
        decree={"move": ["anvil"], "build": ["armorers"]},
        leader="commander",
        agenda=[FactionStep(0, "decree"), Phase(0, "evening")],
    )
    play(game, "despot")
    assert game.state.phase == "evening"
    assert points(game, "eyrie") == 0, "one roost scores nothing"


def test_when_all_leaders_are_deposed_all_come_back():
    """7.7.3.I: the one just deposed too."""
    game = decree({5: "roost"}, "move", "anvil", leader="despot", deposed=["builder", "charismatic", "commander"])
    assert options(game) == ["builder", "charismatic", "commander", "despot"]


def test_disdain_for_trade():
    """7.2.3, 7.8.1: one point for any item, but for the Builder."""
    for leader, scored in (("despot", 1), ("builder", 3)):
        game = woodland(
            PAIR,
            {5: "roost", 10: "roost"},
            agenda=[FactionStep(0, "craft")],
            hands={"eyrie": ["bake_sale"]},
            leader=leader,
        )
        play(game, ("craft", "bake_sale"))
        assert points(game, "eyrie") == scored
        assert game.state.item_boxes[0] == ["coins"]


def test_the_commander_deals_an_extra_hit_when_attacking():
    """7.8.3."""
    game = woodland(PAIR, {5: "bird cat cat"}, agenda=[StartBattle(0, 1, 5)], leader="commander", script=(1, 0))
    play(game, "let")
    assert describe(game, 5) == "bird"


def test_the_despot_scores_one_more_for_a_battle():
    """7.8.4: two buildings and a token give three points and one more."""
    game = woodland(
        PAIR, {5: "bird bird bird sawmill workshop wood"}, agenda=[StartBattle(0, 1, 5)], leader="despot", script=(2, 0)
    )
    play(game, "let")
    assert describe(game, 5) == "bird bird bird"
    assert points(game, "eyrie") == 4


@pytest.mark.parametrize(("roosts", "scored", "cards"), [(1, 0, 1), (3, 2, 2), (6, 4, 3), (7, 5, 3)])
def test_roosts_score_and_draw_in_the_evening(roosts, scored, cards):
    """7.6.1, 7.6.2."""
    where = dict.fromkeys((1, 2, 3, 4, 5, 6, 7)[:roosts], "roost")
    game = woodland(PAIR, where, agenda=[Phase(0, "evening")], phase="evening")
    assert points(game, "eyrie") == scored
    assert len(hand(game, "eyrie")) == cards
