"""Law 8, what test_alliance.py leaves."""

import pytest

from nemeton.games.root.rules.dominance import dominance_options
from nemeton.games.root.steps import FactionStep, Moves, Phase, StartBattle
from tests.games.root.woodland import (
    DECK,
    asked,
    board,
    describe,
    hand,
    known,
    options,
    play,
    points,
    seat,
    supporters_of,
    woodland,
)

REBELS = ("alliance", "marquise")
CATS = ("marquise", "alliance")
TRIO = ("alliance", "marquise", "eyrie")
DAY, EVENING = [FactionStep(0, "day")], [Phase(0, "evening")]


def test_8_2_1_sympathy_crafts_by_day():
    game = woodland(REBELS, {5: "sympathy", 10: "sympathy"}, agenda=DAY, hands={"alliance": ["bake_sale", "anvil"]})
    assert [option for option in options(game) if option[0] == "craft"] == [("craft", "bake_sale")]
    play(game, ("craft", "bake_sale"))
    assert points(game, "alliance") == 3


def test_8_2_2_attacking_they_take_the_high_die_like_anybody():
    game = woodland(REBELS, {5: "rebel rebel rebel cat cat cat"}, agenda=[StartBattle(0, 1, 5)], script=(3, 0))
    play(game, "let")
    assert describe(game, 5) == "rebel rebel rebel"


def test_8_2_3_supporters_are_no_hand():
    """They are not activated and not crafted; a spent dominance card is available."""
    game = woodland(
        TRIO, {5: "sympathy"}, agenda=DAY, points={"alliance": 12}, supporters=["dominance_fox", "a_visit_to_friends"]
    )
    assert dominance_options(game.state, 0) == []
    assert not any(option[0] == "craft" for option in options(game))
    game = woodland(TRIO, {5: "sympathy"}, agenda=[FactionStep(0, "spread")], supporters=["dominance_fox"])
    play(game, ("spread", 1), ("dominance_fox",))
    assert game.state.available == ["dominance_fox"]


def test_8_2_3_only_the_alliance_sees_its_supporters():
    game = woodland(TRIO, supporters=["anvil"])
    assert supporters_of(game.seen_by(0)) == ["anvil"]
    assert supporters_of(game.seen_by(1)) == [""]


def test_8_2_3_i_with_a_base_there_is_no_limit():
    five = ["anvil", "cobbler", "sword", "investments", "armorers"]
    game = woodland(REBELS, {5: "base_rabbit"}, agenda=DAY, supporters=five, hands={"alliance": ["bake_sale"]})
    play(game, ("mobilize", "bake_sale"))
    assert len(board(game, "alliance").supporters) == 6


def test_8_2_3_i_mobilizing_a_sixth_card_discards_it():
    """That very card, though an equal one lies among the supporters."""
    five = ["anvil", "cobbler", "sword", "investments", "armorers"]
    game = woodland(REBELS, agenda=DAY, supporters=five, hands={"alliance": ["cobbler"]})
    play(game, ("mobilize", "cobbler"))
    assert known(board(game, "alliance").supporters) == sorted(five)
    assert game.state.discard == ["cobbler"]


@pytest.mark.parametrize(("officers", "left"), [(1, 0), (2, 1), (3, 1), (4, 2)])
def test_8_2_4_half_of_the_officers_leave_rounded_up(officers, left):
    game = woodland(CATS, {6: "cat cat base_fox"}, officers=officers, agenda=[StartBattle(0, 1, 6)], script=(0, 0))
    play(game, "let")
    assert board(game, "alliance").officers == left
    assert game.state.supply[1] == 10 - left


def test_8_2_4_while_another_base_stands_supporters_are_kept():
    seven = ["bake_sale", "smugglers_trail", "a_visit_to_friends", "sword", "investments", "mouse_in_a_sack", "cobbler"]
    game = woodland(
        CATS, {6: "cat cat base_fox", 5: "base_rabbit"}, supporters=seven, agenda=[StartBattle(0, 1, 6)], script=(0, 0)
    )
    play(game, "let")
    assert len(board(game, "alliance").supporters) == 7


def test_8_2_5_i_one_sympathy_in_a_clearing():
    game = woodland(REBELS, {5: "sympathy rebel", 1: "rebel"}, officers=2, agenda=EVENING, phase="evening")
    assert [option for option in options(game) if option[0] == "organize"] == [("organize", 1)]


def test_8_2_6_outrage_once_for_each_move_whatever_its_size():
    game = woodland(
        CATS,
        {5: "cat cat cat", 1: "sympathy"},
        agenda=[Moves(0, 2)],
        hands={"marquise": ["anvil", "travel_gear_fox", "sword"]},
    )
    play(game, ("move", 5, 1, 2), "anvil")
    assert asked(game) == ("marquise", "move")
    play(game, ("move", 5, 1, 1), "travel_gear_fox")
    assert len(board(game, "alliance").supporters) == 2


def test_8_2_6_with_an_empty_hand_it_is_shown_and_a_card_comes():
    game = woodland(CATS, {5: "cat cat", 1: "sympathy"}, agenda=[Moves(0, 1)])
    play(game, ("move", 5, 1, 1), "show")
    assert len(board(game, "alliance").supporters) == 1


def test_8_2_6_the_bolt_that_removes_sympathy_is_an_outrage():
    """9.5.6: he removes a token; the pawn's coming was none."""
    game = woodland(
        ("vagabond", "alliance"),
        {1: "sympathy"},
        agenda=[FactionStep(0, "day")],
        vagabond={"at": 1, "items": "crossbow"},
        hands={"vagabond": ["anvil"]},
    )
    play(game, ("strike", 1))
    assert (asked(game), points(game, "vagabond")) == (("vagabond", "outrage"), 1)


def test_8_2_6_allied_rebels_brought_into_sympathy_are_at_home():
    """1.5.5: the Alliance itself moves them."""
    game = woodland(
        ("vagabond", "alliance"),
        {5: "rebel", 1: "sympathy"},
        agenda=[FactionStep(0, "day")],
        vagabond={"at": 5, "items": "boot", "relations": {"alliance": 3}},
    )
    play(game, ("move", 1), (1, 1))
    assert (describe(game, 1), asked(game)) == ("rebel sympathy", ("vagabond", "vagabond.day"))


# 8.4 Birdsong


def test_8_2_3_of_very_many_supporters_they_are_spent_in_parts():
    """Three of 32 are more choices than anybody is asked at once: first two, then one."""
    many = [card for card in DECK if "dominance" not in card][:32]
    where = {**dict.fromkeys((9, 1, 2, 3, 4), "sympathy"), 5: "sympathy base_rabbit"}
    game = woodland(REBELS, where, supporters=many, agenda=[FactionStep(0, "spread")])
    play(game, ("spread", 12))
    for part in (2, 1):
        assert asked(game)[1] == "alliance.supporters"
        assert {len(option) for option in options(game)} == {part}
        play(game, options(game)[0])
    assert len(board(game, "alliance").supporters) == 29
    assert "sympathy" in describe(game, 12)


def test_8_4_1_a_revolt_wants_two_matching_supporters_and_its_base():
    for cards, may in ((["bake_sale", "anvil"], False), (["bake_sale", "armorers"], True)):
        game = woodland(REBELS, {5: "sympathy"}, supporters=cards, agenda=[FactionStep(0, "revolt")])
        assert (("revolt", 5) in options(game)) is may, "asked either way: a pause would tell"
        assert game.ask is not None
        assert game.ask.secret


def test_8_4_1_iii_the_slot_may_be_one_that_the_revolt_empties():
    """Clearing 1 has one slot, and a workshop fills it."""
    game = woodland(
        REBELS, {1: "workshop sympathy"}, supporters=["anvil", "armorers"], agenda=[FactionStep(0, "revolt")]
    )
    play(game, ("revolt", 1), ("anvil", "armorers"))
    assert describe(game, 1) == "rebel sympathy base_fox"


def test_8_4_1_iii_a_building_beside_a_ruin_makes_room():
    """Clearing 6 has two slots: the ruin stays, the workshop goes."""
    game = woodland(
        TRIO,
        {6: "sympathy workshop"},
        supporters=["anvil", "armorers"],
        ruins={6: []},
        agenda=[FactionStep(0, "revolt")],
    )
    assert ("revolt", 6) in options(game), "the workshop will be gone"


def test_8_4_1_iii_warriors_and_officer_as_the_supply_allows():
    where = {5: "sympathy", 10: "sympathy", 3: "sympathy", 1: "rebel " * 8}
    game = woodland(REBELS, where, supporters=["bake_sale", "armorers"], agenda=[FactionStep(0, "revolt")])
    play(game, ("revolt", 5), ("armorers", "bake_sale"))
    assert describe(game, 5) == "rebel rebel sympathy base_rabbit"
    assert board(game, "alliance").officers == 0, "warriors come first, none is left for an officer"


def test_8_4_1_as_often_as_supporters_allow():
    four = ["bake_sale", "armorers", "anvil", "travel_gear_fox"]
    game = woodland(REBELS, {5: "sympathy", 1: "sympathy"}, supporters=four, agenda=[FactionStep(0, "revolt")])
    play(game, ("revolt", 5), ("armorers", "bake_sale"))
    assert ("revolt", 1) in options(game)


COSTS = (1, 1, 1, 2, 2, 2, 3, 3, 3, 3)
SCORES = (0, 1, 1, 1, 2, 2, 3, 4, 4, 4)


@pytest.mark.parametrize("placed", range(10))
def test_8_4_2_what_each_sympathy_costs_and_scores(placed):
    """So many lie on the map; the next one goes to 12 (fox), beside 4, 7, 9, 10, 11."""
    where = dict.fromkeys((9, 1, 2, 3, 4, 5, 6, 7, 8)[:placed] if placed < 10 else (), "sympathy")
    foxes = ["anvil", "travel_gear_fox", "foxfolk_steel"]
    for count in range(4):
        game = woodland(REBELS, where, supporters=foxes[:count], agenda=[FactionStep(0, "spread")])
        assert (asked(game)[1] == "alliance.spread" and ("spread", 12) in options(game)) is (count >= COSTS[placed])
    game = woodland(REBELS, where, supporters=foxes, agenda=[FactionStep(0, "spread")])
    play(game, ("spread", 12), tuple(sorted(foxes[: COSTS[placed]])))
    assert describe(game, 12) == "sympathy"
    assert points(game, "alliance") == SCORES[placed]


def test_8_4_2_i_beside_sympathy_where_there_is_some():
    game = woodland(REBELS, {1: "sympathy"}, supporters=["armorers"], agenda=[FactionStep(0, "spread")])
    assert [option[1] for option in options(game) if option != "end"] == [5, 9, 10]


def test_8_4_2_ii_a_three_warriors_of_one_other_player():
    """Two cats and two birds are no martial law; three birds are."""
    for there, affordable in (("cat cat bird bird", True), ("bird bird bird", False), ("rebel rebel rebel", True)):
        game = woodland(TRIO, {1: there}, supporters=["anvil"], agenda=[FactionStep(0, "spread")])
        assert (("spread", 1) in options(game)) is affordable


# 8.5, 8.6


def test_8_5_2_any_card_may_join_the_supporters():
    game = woodland(REBELS, agenda=DAY, hands={"alliance": ["anvil", "armorers"]})
    play(game, ("mobilize", "armorers"))
    assert (hand(game, "alliance"), known(board(game, "alliance").supporters)) == (["anvil"], ["armorers"])


def test_8_5_3_training_wants_a_built_base_of_the_suit_and_a_warrior():
    game = woodland(REBELS, {5: "base_rabbit"}, agenda=DAY, hands={"alliance": ["anvil", "armorers", "cobbler"]})
    assert [option[1] for option in options(game) if option[0] == "train"] == ["armorers", "cobbler"]
    game = woodland(REBELS, {5: "base_rabbit", 1: "rebel " * 10}, agenda=DAY, hands={"alliance": ["cobbler"]})
    assert not any(option[0] == "train" for option in options(game)), "ruling: not for nothing"


def test_8_6_1_operations_as_many_as_officers_or_fewer():
    game = woodland(REBELS, {5: "base_rabbit rebel cat"}, officers=2, agenda=EVENING, phase="evening", script=(0, 0))
    play(game, ("battle", 5, 1), "let")
    assert board(game, "alliance").operations == 1
    play(game, "end")
    assert len(hand(game, "alliance")) == 2


def test_8_6_1_officers_who_leave_take_their_operations_along():
    """Ruling: four officers, one operation done, the base is lost in it: of the two officers left one has acted."""
    game = woodland(
        ("alliance", "marquise"),
        {5: "rebel base_rabbit cat cat cat", 10: "rebel"},
        agenda=[Phase(0, "evening")],
        phase="evening",
        officers=4,
        script=(2, 2),
    )
    play(game, ("battle", 5, 1), "let")
    assert (describe(game, 5), board(game, "alliance").officers) == ("cat cat", 2)
    assert game.ask is not None
    assert (asked(game), game.ask.about["left"]) == (("alliance", "alliance.operation"), 1)
    play(game, next(option for option in options(game) if option[0] == "move"))
    assert asked(game)[1] != "alliance.operation"


def test_8_6_1_i_a_move_is_an_operation():
    game = woodland(REBELS, {5: "rebel rebel"}, officers=1, agenda=EVENING, phase="evening")
    play(game, ("move", 5, 1, 2))
    assert describe(game, 1) == "rebel rebel"
    assert asked(game)[1] != "alliance.operation"


def test_8_6_1_iii_recruiting_only_where_a_base_is():
    game = woodland(REBELS, {5: "base_rabbit", 1: "sympathy"}, officers=1, agenda=EVENING, phase="evening")
    assert [option for option in options(game) if option[0] == "recruit"] == [("recruit", 5)]
    assert seat(game, "alliance") == 0


def test_8_6_1_iv_organizing_scores_what_its_slot_shows():
    where = {5: "sympathy", 10: "sympathy", 3: "sympathy", 4: "sympathy", 1: "rebel cat cat cat"}
    game = woodland(REBELS, where, officers=1, agenda=EVENING, phase="evening")
    play(game, ("organize", 1))
    assert points(game, "alliance") == 2
    assert game.state.supply[0] == 9


def test_6_2_2_nothing_is_organized_at_the_keep():
    """Case 2: no sympathy ever comes there, so there is no revolt either."""
    game = woodland(REBELS, {1: "keep rebel", 5: "rebel"}, officers=1, agenda=EVENING, phase="evening")
    assert [option for option in options(game) if option[0] == "organize"] == [("organize", 5)]


def test_8_6_1_iv_organizing_needs_no_sympathy_beside_it_and_knows_no_martial_law():
    """Case 31: clearing 3 is far from 1."""
    game = woodland(REBELS, {3: "sympathy", 1: "rebel cat cat cat"}, officers=1, agenda=EVENING, phase="evening")
    play(game, ("organize", 1))
    assert describe(game, 1) == "cat cat cat sympathy"


def test_8_2_6_a_vagabond_who_battles_sympathy_offends():
    """Case 25: his coming is no outrage, but removing the token is one, as for everybody."""
    game = woodland(
        ("vagabond", "alliance"),
        {1: "sympathy"},
        agenda=[StartBattle(0, 1, 1)],
        vagabond={"at": 1, "items": "sword"},
        hands={"vagabond": ["anvil"]},
        script=(0, 0),
    )
    assert (describe(game, 1), asked(game), points(game, "vagabond")) == ("", ("vagabond", "outrage"), 1)
