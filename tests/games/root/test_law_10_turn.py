"""The turn of the Lizard Cult (Law 10.4 to 10.6)."""

import pytest

from nemeton.games.root import rulings
from nemeton.games.root.rules.rule import ruler
from nemeton.games.root.steps import FactionStep
from nemeton.kernel import EVERYBODY
from tests.games.root.test_law_10_cult import DAWN, DAY, DUSK, FOUR, PAIR, REBELS, TRIO, conspiring, of
from tests.games.root.woodland import (
    asked,
    board,
    describe,
    hand,
    options,
    play,
    points,
    woodland,
)

# 10.4 Birdsong


@pytest.mark.parametrize(
    ("souls", "outcast", "hated"),
    [
        (["anvil", "root_tea_fox", "cobbler"], "fox", True),  # it was so already
        (["cobbler", "bake_sale", "anvil"], "rabbit", False),
        (["cobbler", "anvil"], "fox", True),  # a tie
        ([], "fox", True),  # nobody leads
        (["armorers", "sappers", "sword"], "mouse", False),  # birds do not count
        (["armorers", "sappers"], "fox", True),
    ],
)
def test_10_4_1_the_outcast(souls, outcast, hated):
    game = woodland(PAIR, agenda=DAWN, phase="birdsong", cult={"lost_souls": souls})
    assert (board(game, "cult").outcast, board(game, "cult").hated) == (outcast, hated)


def test_10_4_1_a_new_outcast_is_not_hated_even_after_a_hated_one():
    game = woodland(PAIR, agenda=DAWN, phase="birdsong", cult={"lost_souls": ["cobbler"], "hated": True})
    assert (board(game, "cult").outcast, board(game, "cult").hated) == ("rabbit", False)


def test_10_4_2_lost_souls_become_discards():
    game = woodland(PAIR, agenda=DAWN, phase="birdsong", discard=["sword"], cult={"lost_souls": ["cobbler", "anvil"]})
    assert (game.state.discard, board(game, "cult").lost_souls) == (["sword", "cobbler", "anvil"], [])


@pytest.mark.parametrize(("hated", "prices"), [(False, (2, 2, 3)), (True, (1, 1, 2))])
def test_10_4_3_prices_and_the_hated_outcast(hated, prices):
    """52."""
    crusade, convert, sanctify = prices
    where = {8: "lizard lizard cat", 6: "workshop"}
    for acolytes in (1, 2, 3):
        game = conspiring(where, acolytes, PAIR, cult={"hated": hated})
        is_asked = asked(game) == ("cult", "cult.conspire")
        kinds = {option[0] for option in of(game, "move", "battle", "convert", "sanctify") if is_asked}
        assert ("battle" in kinds) is (acolytes >= crusade)
        assert ("move" in kinds) is (acolytes >= crusade)
        assert ("convert" in kinds) is (acolytes >= convert)
        assert ("sanctify" in kinds) is (acolytes >= sanctify)


def test_10_4_3_i_a_crusade_battles_where_the_outcast_live():
    game = conspiring({8: "lizard lizard cat", 7: "lizard cat"}, 2, PAIR, script=(0, 0))
    assert of(game, "battle") == [("battle", 8, 1)]
    play(game, ("battle", 8, 1), "let")
    assert (board(game, "cult").acolytes, game.state.supply[0]) == (0, 22)


def test_10_4_3_i_a_crusade_moves_and_may_battle_where_it_comes():
    game = conspiring({8: "lizard lizard", 7: "cat", 9: "lizard lizard"}, 2, PAIR, script=(1, 0))
    assert {option[1] for option in of(game, "move")} == {8}
    play(game, ("move", 8, 7, 2))
    assert (asked(game), options(game)) == (("cult", "cult.strike"), [("battle", 7, 1), "end"])
    play(game, ("battle", 7, 1), "let")
    assert (describe(game, 7), board(game, "cult").acolytes) == ("lizard lizard", 0)


def test_10_4_3_i_the_battle_may_be_left():
    game = conspiring({8: "lizard lizard", 7: "cat"}, 2, PAIR)
    play(game, ("move", 8, 7, 1), "end")
    assert (describe(game, 7), asked(game)) == ("cat lizard", ("marquise", "marquise.action"))


def test_10_4_3_i_outrage_comes_before_the_battle_of_the_crusade():
    game = conspiring({8: "lizard lizard garden_fox", 7: "sympathy"}, 2, REBELS, hands={"cult": ["sword"]})
    play(game, ("move", 8, 7, 2))
    assert asked(game) == ("cult", "outrage")
    play(game, "sword")
    assert asked(game) == ("cult", "cult.strike")


def test_10_4_3_i_a_crusade_obeys_the_rule_of_moves():
    """4.2.1: one of the two clearings must be ruled."""
    game = conspiring({8: "lizard cat cat", 7: "cat", 4: "garden_rabbit"}, 2, PAIR)
    assert {option[2] for option in of(game, "move")} == {4}


def test_10_4_3_ii_a_warrior_is_converted():
    game = conspiring({8: "cat cat lizard"}, 2, PAIR)
    play(game, ("convert", 8, 1))
    assert (describe(game, 8), game.state.supply) == ("cat lizard lizard", [23, 24])


def test_10_4_3_ii_only_among_the_outcast_and_never_a_pawn():
    game = conspiring({8: "cat", 7: "cat bird"}, 2, FOUR, vagabond={"at": 8})
    assert of(game, "convert") == [("convert", 8, 1)]


def test_10_4_3_ii_not_at_the_keep():
    """51: the Cult could not place its own there."""
    game = conspiring({1: "keep cat", 8: "cat"}, 2, PAIR)
    assert of(game, "convert") == [("convert", 8, 1)]
    assert game.ask is not None
    assert ("root.refused.forbidden", "6.2.2") in {(one.reason, one.law) for one in game.ask.refused}


@pytest.mark.parametrize("may", [True, False])
def test_10_4_3_ii_with_an_empty_supply_the_paid_acolytes_take_the_place(may, monkeypatch):
    """51, ruling C1: they are back in the supply when the warrior is placed."""
    monkeypatch.setattr(rulings, "PAID_WARRIORS_REPLACE", may)
    crowd = {8: "cat " + "lizard " * 12, 6: "lizard " * 11}
    game = conspiring(crowd, 2, PAIR)
    assert bool(of(game, "convert")) is may


def test_10_4_3_ii_field_hospitals_save_who_is_converted():
    """6.2.3: the warrior was removed from a clearing."""
    game = conspiring({8: "cat lizard", 3: "keep"}, 2, PAIR, hands={"marquise": ["anvil"]})
    play(game, ("convert", 8, 1))
    assert asked(game) == ("marquise", "marquise.hospital")
    play(game, "anvil")
    assert (describe(game, 3), describe(game, 8)) == ("cat keep", "lizard lizard")


def test_10_4_3_iii_a_building_is_sanctified_and_scores():
    game = conspiring({8: "workshop cat cat"}, 3, PAIR)
    play(game, ("sanctify", 8, 1, "workshop"))
    assert (describe(game, 8), points(game, "cult")) == ("cat cat garden_fox", 1)
    assert (board(game, "cult").garden_fox, board(game, "marquise").workshop) == (4, 6)
    assert ruler(game.state, 8) == 0


def test_10_4_3_iii_without_a_matching_garden_nothing_is_sanctified():
    where = {8: "garden_fox garden_fox", 6: "garden_fox garden_fox", 12: "garden_fox workshop"}
    game = conspiring(where, 3, PAIR, cult={"outcast": "fox"})
    assert game.ask is None or of(game, "sanctify") == []


def test_10_4_3_iii_a_sanctified_base_takes_supporters_along():
    """8.2.4 follows as from any removal."""
    game = conspiring({8: "base_fox"}, 3, REBELS, supporters=["anvil"])
    play(game, ("sanctify", 8, 2, "base_fox"))
    assert (describe(game, 8), board(game, "alliance").supporters) == ("garden_fox", [])
    assert board(game, "cult").lost_souls == ["anvil"]


def test_10_4_3_a_coalition_partner_is_no_enemy():
    """9.2.8, Zh.1.23: the Vagabond who has joined the Cult is not attacked."""
    game = conspiring({8: "lizard cat"}, 2, FOUR, vagabond={"at": 8}, dominance={"vagabond": "dominance_fox"},
                      partner={"vagabond": "cult"})  # fmt: skip
    assert of(game, "battle", "convert") == [("battle", 8, 1), ("convert", 8, 1)]


def test_10_4_3_as_often_as_acolytes_pay():
    game = conspiring({8: "cat cat"}, 4, PAIR)
    play(game, ("convert", 8, 1), ("convert", 8, 1))
    assert (describe(game, 8), board(game, "cult").acolytes) == ("lizard lizard", 0)


# 10.5 Daylight


def test_10_5_1_a_garden_where_the_cult_rules():
    where = {8: "lizard", 6: "lizard cat", 12: "garden_fox cat cat", 7: "lizard"}
    game = woodland(PAIR, where, agenda=DAY, hands={"cult": ["anvil"]})
    assert of(game, "garden") == [("garden", "anvil", 8), ("garden", "anvil", 12)]
    play(game, ("garden", "anvil", 12))
    assert describe(game, 12) == "cat cat garden_fox garden_fox"
    assert (hand(game, "cult"), board(game, "cult").revealed, game.state.discard) == ([], ["anvil"], [])


def test_10_5_1_wants_a_slot_and_a_garden_that_is_left():
    game = woodland(PAIR, {1: "lizard garden_fox"}, agenda=DAY, hands={"cult": ["anvil"]})
    assert of(game, "garden") == []
    five = {8: "garden_fox garden_fox", 6: "garden_fox garden_fox", 12: "garden_fox"}
    game = woodland(PAIR, five, agenda=DAY, hands={"cult": ["anvil"]})
    assert of(game, "garden") == []
    assert game.ask is not None
    assert ("root.refused.none_left", "1.5.1") in {(one.reason, one.law) for one in game.ask.refused}


def test_10_5_2_a_warrior_in_any_clearing_of_the_suit():
    """Nobody need be there, and enemies may; but not at the keep (6.2.2)."""
    game = woodland(PAIR, {6: "cat cat", 1: "keep"}, agenda=DAY, hands={"cult": ["anvil"]})
    assert of(game, "gather") == [("gather", "anvil", where) for where in (6, 8, 12)]
    play(game, ("gather", "anvil", 6))
    assert (describe(game, 6), board(game, "cult").revealed) == ("cat cat lizard", ["anvil"])


def test_10_5_2_without_warriors_nobody_comes():
    game = woodland(PAIR, {8: "lizard " * 25}, agenda=DAY, hands={"cult": ["anvil", "armorers"]})
    assert of(game, "gather", "sacrifice") == []


@pytest.mark.parametrize(("gardens", "scored"), [(1, 0), (2, 2), (3, 2), (4, 3), (5, 4)])
def test_10_5_3_points_stand_above_the_columns(gardens, scored):
    """53: the first one is worth nothing, and the rite is legal all the same."""
    sites = [8, 8, 6, 6, 12][:gardens]
    where = {at: "garden_fox " * sites.count(at) for at in sites}
    game = woodland(PAIR, where, agenda=DAY, hands={"cult": ["anvil"]})
    play(game, ("rite", "anvil"))
    assert points(game, "cult") == scored
    assert (board(game, "cult").lost_souls, board(game, "cult").revealed) == (["anvil"], [])


def test_10_5_3_without_a_garden_there_is_no_empty_space():
    game = woodland(PAIR, {5: "garden_rabbit"}, agenda=DAY, hands={"cult": ["anvil"]})
    assert of(game, "rite") == []
    assert game.ask is not None
    assert ("root.refused.no_garden", "10.5.3") in {(one.reason, one.law) for one in game.ask.refused}


def test_10_5_3_once_a_turn_for_each_suit():
    where = {8: "garden_fox garden_fox", 5: "garden_rabbit garden_rabbit"}
    game = woodland(PAIR, where, agenda=DAY, hands={"cult": ["anvil", "root_tea_fox", "cobbler"]})
    play(game, ("rite", "anvil"))
    assert of(game, "rite") == [("rite", "cobbler")]
    play(game, ("rite", "cobbler"))
    assert (points(game, "cult"), of(game, "rite")) == (4, [])


def test_10_5_3_thirty_points_win_at_once():
    game = woodland(PAIR, {8: "garden_fox garden_fox"}, agenda=DAY, points={"cult": 28}, hands={"cult": ["anvil"]})
    play(game, ("rite", "anvil"))
    assert game.result is not None
    assert game.result.winners == (0,)


def test_10_5_4_a_bird_makes_an_acolyte_of_a_warrior_in_the_supply():
    game = woodland(PAIR, {8: "lizard"}, agenda=DAY, hands={"cult": ["armorers", "anvil"]})
    assert of(game, "sacrifice") == [("sacrifice", "armorers")]
    play(game, ("sacrifice", "armorers"))
    assert (board(game, "cult").acolytes, game.state.supply[0], describe(game, 8)) == (1, 23, "lizard")
    assert board(game, "cult").revealed == ["armorers"]


def test_10_5_revealed_cards_serve_no_other_end_by_day():
    """A card that was revealed neither takes nor activates a dominance card."""
    game = woodland(TRIO, {8: "lizard"}, agenda=DAY, points={"cult": 12}, available=["dominance_fox"],
                    hands={"cult": ["anvil", "dominance_mouse"]})  # fmt: skip
    assert of(game, "take", "activate") == [("activate", "dominance_mouse", -1), ("take", "dominance_fox", "anvil")]
    play(game, ("gather", "anvil", 8), ("gather", "dominance_mouse", 7))
    assert of(game, "take", "activate") == []


def test_10_5_any_number_of_cards_in_any_order():
    game = woodland(PAIR, {8: "lizard"}, agenda=DAY, hands={"cult": ["anvil", "root_tea_fox", "armorers"]})
    play(game, ("garden", "anvil", 8), ("sacrifice", "armorers"), ("rite", "root_tea_fox"))
    assert (describe(game, 8), board(game, "cult").acolytes) == ("lizard garden_fox", 1)
    assert (board(game, "cult").revealed, board(game, "cult").lost_souls) == (["anvil", "armorers"], ["root_tea_fox"])


# 10.6 Evening


def test_10_6_1_revealed_cards_come_back_and_everybody_knows_them():
    game = woodland(PAIR, agenda=DUSK, phase="evening", cult={"revealed": ["anvil"]}, hands={"cult": ["cobbler"]})
    assert (board(game, "cult").revealed, game.state.discard) == ([], [])
    known = {card.card: card.known == EVERYBODY for card in game.state.hands[0]}
    assert known["anvil"]
    assert not known["cobbler"]


def test_10_6_2_a_card_that_came_back_can_be_crafted():
    game = woodland(PAIR, {8: "garden_fox"}, agenda=DUSK, phase="evening", cult={"revealed": ["anvil"]})
    play(game, ("craft", "anvil"))
    assert (points(game, "cult"), game.state.item_boxes[0]) == (2, ["hammer"])


@pytest.mark.parametrize(("gardens", "cards"), [({8: 1}, 1), ({8: 2}, 2), ({8: 2, 5: 2}, 3), ({8: 2, 5: 2, 9: 2}, 4)])
def test_10_6_3_a_card_for_each_suit_with_two_gardens(gardens, cards):
    kinds = {8: "garden_fox ", 5: "garden_rabbit ", 9: "garden_mouse "}
    where = {at: kinds[at] * count for at, count in gardens.items()}
    game = woodland(PAIR, where, agenda=[FactionStep(0, "draw")], phase="evening", cult={"outcast": "mouse"})
    assert len(hand(game, "cult")) == cards


def test_10_6_3_five_cards_stay_and_the_others_are_lost_souls():
    six = ["anvil", "cobbler", "sword", "investments", "bake_sale"]
    game = woodland(PAIR, agenda=[FactionStep(0, "draw")], phase="evening", hands={"cult": six})
    play(game, ("sword",))
    assert (len(hand(game, "cult")), board(game, "cult").lost_souls) == (5, ["sword"])
