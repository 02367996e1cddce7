"""Law 7, what test_eyrie.py leaves."""

import pytest

from nemeton.games.root.rules.rule import ruler
from nemeton.games.root.steps import FactionStep, Phase, StartBattle, Turn
from nemeton.kernel.values import written
from tests.games.root.woodland import asked, board, describe, hand, options, play, points, woodland

PAIR = ("eyrie", "marquise")
TRIO = ("eyrie", "marquise", "alliance")


def test_7_2_1_they_craft_before_the_decree():
    game = woodland(
        PAIR,
        {5: "roost bird"},
        agenda=[Phase(0, "daylight")],
        phase="birdsong",
        hands={"eyrie": ["a_visit_to_friends"]},
        decree={"recruit": ["vizier"], "move": ["vizier"]},
    )
    assert asked(game) == ("eyrie", "craft")
    play(game, ("craft", "a_visit_to_friends"))
    assert asked(game) == ("eyrie", "eyrie.move"), "the only place to recruit was taken"
    assert not any(option[0] == "craft" for option in options(game))


def test_7_2_2_with_more_they_rule_with_fewer_they_do_not():
    game = woodland(PAIR, {5: "bird cat cat", 1: "bird bird cat", 9: "roost cat"})
    assert [ruler(game.state, where) for where in (5, 1, 9)] == [1, 0, 0]


def test_7_4_1_a_card_is_drawn_for_an_empty_hand_only():
    game = woodland(PAIR, {5: "roost bird"}, agenda=[Turn(0)], hands={"eyrie": ["anvil"]})
    assert hand(game, "eyrie") == ["anvil"]


def test_7_4_1_what_was_drawn_may_be_joined_by_a_stolen_card():
    """1.4.2: Stand and Deliver! between the emergency orders and the decree."""
    game = woodland(
        TRIO,
        {5: "roost bird"},
        agenda=[Turn(0)],
        hands={"marquise": ["sword"]},
        script=(0,),
        crafted={"eyrie": ["stand_and_deliver"]},
    )
    assert asked(game) == ("eyrie", "interlude")
    play(game, "stop")
    assert (asked(game), len(hand(game, "eyrie"))) == (("eyrie", "interlude"), 1)
    play(game, ("use", "stand_and_deliver", 1))
    assert (asked(game), len(hand(game, "eyrie"))) == (("eyrie", "eyrie.add"), 2)


def test_7_4_2_a_second_card_may_be_added_to_any_column():
    game = woodland(
        PAIR,
        {5: "roost bird"},
        agenda=[FactionStep(0, "add", count=2)],
        hands={"eyrie": ["armorers", "anvil", "sword"]},
    )
    play(game, ("armorers", "battle"))
    assert {option[0] for option in options(game) if option != "end"} == {"anvil", "sword"}
    play(game, ("sword", "battle"))
    assert board(game, "eyrie").decree["battle"] == ["armorers", "sword"]
    assert hand(game, "eyrie") == ["anvil"]
    assert asked(game)[1] != "eyrie.add", "two cards at most"


def test_7_4_3_with_a_roost_on_the_map_no_new_one_comes():
    game = woodland(PAIR, {5: "roost"}, agenda=[FactionStep(0, "new_roost")])
    assert asked(game)[1] != "eyrie.new_roost"
    assert describe(game, 5) == "roost"


def test_7_4_3_the_pawn_is_no_warrior():
    """A clearing with the Vagabond alone has the fewest warriors."""
    where = dict.fromkeys([at for at in range(1, 13) if at not in (5, 9)], "cat")
    game = woodland(("eyrie", "marquise", "vagabond"), where, agenda=[FactionStep(0, "new_roost")], vagabond={"at": 5})
    assert options(game) == [5, 9]


def test_7_5_2_columns_from_left_to_right_cards_of_a_column_in_any_order():
    where = {5: "roost bird bird", 1: "bird", 2: "bird"}
    decree = {"recruit": ["vizier"], "move": ["anvil", "vizier", "sword"], "build": ["cobbler"]}
    game = woodland(PAIR, where, agenda=[FactionStep(0, "decree"), Phase(0, "evening")], decree=decree)
    assert describe(game, 5) == "bird bird bird roost", "recruiting comes first"
    assert {option[0] for option in options(game)} == {"anvil", "sword", "vizier"}
    play(game, ("sword", "move", 2, 6, 1), ("anvil", "move", 1, 9, 1))
    assert {option[0] for option in options(game)} == {"vizier"}


def test_7_5_2_i_without_a_roost_of_the_suit_there_is_turmoil():
    game = woodland(
        PAIR, {5: "roost"}, agenda=[FactionStep(0, "recruit"), Phase(0, "evening")], decree={"recruit": ["anvil"]}
    )
    assert asked(game) == ("eyrie", "eyrie.leader")


def test_7_5_2_ii_at_least_one_warrior_moves_from_a_matching_clearing():
    game = woodland(
        PAIR, {5: "bird bird roost", 1: "bird"}, agenda=[FactionStep(0, "move")], decree={"move": ["cobbler"]}
    )
    assert {option[2] for option in options(game)} == {5}
    assert {option[4] for option in options(game)} == {1, 2}


def test_7_5_2_iii_a_battle_in_a_matching_clearing():
    game = woodland(
        PAIR,
        {5: "bird cat", 1: "bird cat", 6: "bird cat"},
        agenda=[FactionStep(0, "battle")],
        decree={"battle": ["anvil"]},
        hands={"marquise": ["sword"]},
    )
    assert options(game) == [("anvil", "battle", 1, 1), ("anvil", "battle", 6, 1)]
    play(game, ("anvil", "battle", 1, 1))
    assert asked(game) == ("marquise", "ambush")


def test_7_5_2_iv_without_a_roost_left_there_is_turmoil():
    roosts = dict.fromkeys((1, 2, 3, 4, 5, 6, 7), "roost") | {8: "bird"}
    game = woodland(PAIR, roosts, agenda=[FactionStep(0, "build"), Phase(0, "evening")], decree={"build": ["anvil"]})
    assert asked(game) == ("eyrie", "eyrie.leader")


def test_7_5_2_the_impossible_card_may_be_chosen_first():
    """In any order: a card that cannot be resolved brings turmoil while others could still be."""
    game = woodland(
        PAIR,
        {5: "bird roost"},
        agenda=[FactionStep(0, "move"), Phase(0, "evening")],
        decree={"move": ["cobbler", "anvil"]},
    )
    assert ("anvil", "turmoil") in options(game)
    play(game, ("anvil", "turmoil"))
    assert asked(game) == ("eyrie", "eyrie.leader")


def test_7_5_2_a_warrior_taxed_may_be_recruited_again():
    """1.4.2: with an empty supply the Tax Collector makes room, and turmoil is averted."""
    where = {5: "roost " + "bird " * 10, 1: "bird " * 10}
    game = woodland(
        TRIO,
        where,
        agenda=[FactionStep(0, "recruit"), Phase(0, "evening")],
        decree={"recruit": ["bake_sale"]},
        crafted={"eyrie": ["tax_collector"]},
    )
    play(game, ("use", "tax_collector", 1))
    assert asked(game)[1] != "eyrie.leader"
    assert describe(game, 5).count("bird") == 11


def test_7_7_2_dominance_cards_of_the_decree_become_available():
    game = woodland(
        TRIO,
        {5: "roost"},
        agenda=[FactionStep(0, "battle"), Phase(0, "evening")],
        decree={"battle": ["dominance_fox", "anvil"]},
    )
    assert (game.state.available, game.state.discard) == (["dominance_fox"], ["anvil"])


def test_7_7_3_a_deposed_leader_lies_face_down():
    game = woodland(
        PAIR,
        {5: "roost"},
        agenda=[FactionStep(0, "battle"), Phase(0, "evening")],
        leader="despot",
        decree={"battle": ["anvil"]},
        deposed=["builder"],
    )
    assert options(game) == ["charismatic", "commander"]
    play(game, "charismatic")
    assert board(game, "eyrie").decree == {"recruit": ["vizier"], "move": [], "battle": ["vizier"], "build": []}
    assert board(game, "eyrie").deposed == ["builder", "despot"]


@pytest.mark.parametrize(
    ("leader", "columns"),
    [
        ("builder", ("recruit", "move")),
        ("charismatic", ("recruit", "battle")),
        ("commander", ("move", "battle")),
        ("despot", ("move", "build")),
    ],
)
def test_7_8_where_each_leader_wants_the_viziers(leader, columns):
    game = woodland(
        PAIR,
        {5: "roost"},
        agenda=[FactionStep(0, "battle"), Phase(0, "evening")],
        leader="builder",
        decree={"battle": ["anvil"]},
        deposed=["charismatic", "commander", "despot"],
    )
    play(game, leader)
    assert tuple(column for column, cards in board(game, "eyrie").decree.items() if "vizier" in cards) == columns


def test_7_8_2_the_charismatic_leader_recruits_two():
    game = woodland(
        PAIR,
        {5: "roost"},
        agenda=[FactionStep(0, "recruit"), Phase(0, "evening")],
        leader="charismatic",
        decree={"recruit": ["bake_sale"]},
    )
    assert describe(game, 5) == "bird bird roost"


def test_7_8_3_the_commander_defends_like_anybody():
    game = woodland(
        ("marquise", "eyrie"), {5: "cat cat bird"}, agenda=[StartBattle(0, 1, 5)], leader="commander", script=(0, 0)
    )
    play(game, "let")
    assert describe(game, 5) == "cat cat bird"


def test_7_8_4_the_despot_scores_in_defense_too_and_not_for_warriors():
    game = woodland(
        ("marquise", "eyrie"),
        {5: "cat sawmill bird"},
        agenda=[StartBattle(0, 1, 5)],
        leader="despot",
        crafted={"eyrie": ["sappers"]},
        script=(1, 1),
    )
    play(game, "let", "sappers")
    assert points(game, "eyrie") == 2
    game = woodland(PAIR, {5: "bird cat"}, agenda=[StartBattle(0, 1, 5)], leader="despot", script=(1, 0))
    play(game, "let")
    assert points(game, "eyrie") == 0


@pytest.mark.parametrize(("roosts", "scored", "cards"), [(2, 1, 1), (4, 3, 2), (5, 4, 2)])
def test_7_6_the_other_slots_of_the_track(roosts, scored, cards):
    game = woodland(PAIR, dict.fromkeys(range(1, roosts + 1), "roost"), agenda=[Phase(0, "evening")], phase="evening")
    assert (points(game, "eyrie"), len(hand(game, "eyrie"))) == (scored, cards)


def test_7_6_without_a_roost_nothing_is_scored():
    game = woodland(PAIR, agenda=[Phase(0, "evening")], phase="evening", points={"eyrie": 3})
    assert points(game, "eyrie") == 3


def refusals(game):
    return {written(refusal.option)[1:]: refusal.reason.removeprefix("root.refused.") for refusal in game.ask.refused}


def test_7_5_2_the_decree_says_what_stands_against_building():
    """A fox and a rabbit card: clearings of mice are told, and in the others what else is missing."""
    where = {1: "roost bird bird", 5: "bird cat cat", 8: "bird bird sawmill sawmill", 2: "bird", 12: "bird", 6: "bird"}
    game = woodland(PAIR, where, agenda=[FactionStep(0, "build")], decree={"build": ["anvil", "bake_sale"]})
    assert game.ask is not None
    assert game.asks[0].about == {"left": 2}
    assert options(game) == [("anvil", "build", 6), ("anvil", "build", 12), ("bake_sale", "turmoil")]
    assert refusals(game) == {
        ("build", 1): "roost",
        ("build", 5): "not_ruled",
        ("build", 8): "no_slot",
        ("build", 2): "decree_suit",
    }


def test_7_5_2_the_decree_says_what_stands_against_fighting_and_moving():
    where = {1: "bird cat", 8: "bird cat", 2: "bird cat", 3: "bird"}
    game = woodland(PAIR, where, agenda=[FactionStep(0, "battle")], decree={"battle": ["anvil"]})
    assert refusals(game) == {("battle", 2, 1): "decree_suit"}
    where = {6: "bird cat cat", 3: "cat", 2: "cat", 11: "cat", 8: "bird", 5: "bird"}
    game = woodland(PAIR, where, agenda=[FactionStep(0, "move")], decree={"move": ["anvil"]})
    assert refusals(game) == {
        **{("move", 6, to, 1): "no_rule" for to in (2, 3, 11)},
        **{("move", 5, to, 1): "decree_suit" for to in (1, 2)},
    }


def test_7_5_2_a_roost_of_another_suit_is_told():
    game = woodland(
        PAIR, {1: "roost", 6: "roost", 5: "roost"}, agenda=[FactionStep(0, "recruit")], decree={"recruit": ["anvil"]}
    )
    assert refusals(game) == {("recruit", 5): "decree_suit"}
