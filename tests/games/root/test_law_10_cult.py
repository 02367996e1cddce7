"""Law 10: the Lizard Cult, paragraph by paragraph, and where it meets others."""

from random import Random
from typing import Any

import pytest

from nemeton.games.root import GAME, rulings
from nemeton.games.root.check import check
from nemeton.games.root.outlook import outlook
from nemeton.games.root.rules.dominance import rules_by_dominance
from nemeton.games.root.rules.rule import ruler
from nemeton.games.root.state import RootGame
from nemeton.games.root.steps import DrawCards, FactionStep, Moves, Phase, Prepare, StartBattle
from nemeton.kernel import EVERYBODY, BadSetup
from nemeton.kernel.records import start
from nemeton.kernel.values import written
from tests.games.root.woodland import (
    asked,
    board,
    describe,
    hand,
    options,
    play,
    points,
    seat,
    woodland,
)

PAIR = ("cult", "marquise")
TRIO = ("cult", "marquise", "eyrie")
FOUR = ("cult", "marquise", "eyrie", "vagabond")
REBELS = ("cult", "marquise", "alliance")
DAY = [FactionStep(0, "day")]
PLOT = [FactionStep(0, "conspire")]
DAWN = [Phase(0, "birdsong")]
DUSK = [Phase(0, "evening")]


def of(game: RootGame, *tags: str) -> list[Any]:
    """The options of these kinds."""
    return [option for option in options(game) if isinstance(option, tuple) and option[0] in tags]


def conspiring(where: dict[int, str], acolytes: int = 3, factions: tuple[str, ...] = TRIO, **more: Any) -> RootGame:
    """The Cult in its birdsong with so many acolytes; foxes are outcast."""
    own = {"acolytes": acolytes, **more.pop("cult", {})}
    return woodland(factions, where, agenda=PLOT, phase="birdsong", cult=own, **more)


# 10.2 Abilities


def test_10_2_1_only_gardens_of_the_outcast_craft_and_only_in_the_evening():
    """56: mice are outcast; gardens of all suits stand."""
    where = {9: "garden_mouse", 8: "garden_fox", 5: "garden_rabbit"}
    cards = {"cult": ["root_tea_fox", "anvil", "a_visit_to_friends"]}  # want a mouse, a fox, a rabbit
    game = woodland(PAIR, where, agenda=DUSK, phase="evening", cult={"outcast": "mouse"}, hands=cards)
    assert of(game, "craft") == [("craft", "root_tea_fox")]
    play(game, ("craft", "root_tea_fox"))
    assert (points(game, "cult"), board(game, "cult").lost_souls) == (2, ["root_tea_fox"])
    by_day = woodland(PAIR, where, agenda=DAY, cult={"outcast": "mouse"}, hands=cards)
    assert of(by_day, "craft") == []


def test_10_2_2_birds_are_no_jokers_in_rituals():
    """49: with a bird nothing is built, recruited or scored."""
    game = woodland(PAIR, {9: "garden_mouse garden_mouse"}, agenda=DAY, hands={"cult": ["ambush_bird"]})
    assert of(game, "garden", "gather", "rite") == []
    assert of(game, "sacrifice") == [("sacrifice", "ambush_bird")]
    assert game.ask is not None
    assert {(one.reason, one.law) for one in game.ask.refused} == {("root.refused.no_joker", "10.2.2")}


def test_10_2_2_elsewhere_birds_stay_wild_for_the_cult():
    """49: a bird pays for outrage, and for a dominance card of another suit."""
    game = woodland(REBELS, {8: "lizard lizard garden_fox", 7: "sympathy"}, agenda=[Moves(0, 1)],
                    hands={"cult": ["armorers"]})  # fmt: skip
    play(game, ("move", 8, 7, 1), "armorers")
    assert hand(game, "cult") == []
    game = woodland(TRIO, agenda=DAY, available=["dominance_fox"], hands={"cult": ["armorers"]})
    play(game, ("take", "dominance_fox", "armorers"))
    assert hand(game, "cult") == ["dominance_fox"]


def test_10_2_3_who_falls_in_defence_becomes_an_acolyte():
    game = woodland(PAIR, {8: "lizard lizard lizard cat cat cat"}, agenda=[StartBattle(1, 0, 8)], active="marquise",
                    script=(2, 1))  # fmt: skip
    play(game, "let")
    assert (describe(game, 8), board(game, "cult").acolytes) == ("cat cat lizard", 2)
    assert game.state.supply[0] == 22


def test_10_2_3_who_attacks_the_cult_is_told_what_becomes_of_the_fallen():
    game = woodland(
        ("marquise", "cult"), {8: "lizard cat cat"}, agenda=[FactionStep(0, "actions")], hands={"marquise": ["anvil"]}
    )
    assert game.ask is not None
    option = next(one for one in game.ask.options if written(one) == ("battle", 8, 1))
    told = outlook(game.seen_by(0), game.ask, option)
    assert told is not None
    assert "10.2.3" in [remark.law for remark in told.remarks]


def test_10_2_3_who_falls_attacking_goes_to_the_supply():
    """50."""
    game = woodland(PAIR, {8: "lizard lizard lizard cat cat cat"}, agenda=[StartBattle(0, 1, 8)], script=(2, 1))
    play(game, "let")
    assert (board(game, "cult").acolytes, game.state.supply[0]) == (0, 23)


def test_10_2_3_who_falls_otherwise_goes_to_the_supply():
    """50: a favor, and a revolt, are no battle."""
    game = woodland(PAIR, {6: "lizard", 1: "workshop", 8: "workshop lizard", 12: "workshop"}, active="marquise",
                    agenda=[FactionStep(1, "craft")], hands={"marquise": ["favor_of_the_foxes"]})  # fmt: skip
    play(game, ("craft", "favor_of_the_foxes"))
    assert (board(game, "cult").acolytes, game.state.supply[0]) == (0, 25)
    game = woodland(REBELS, {8: "lizard lizard sympathy"}, active="alliance", phase="birdsong",
                    agenda=[FactionStep(2, "revolt")], supporters=["anvil", "armorers"])  # fmt: skip
    play(game, ("revolt", 8), ("anvil", "armorers"))
    assert (board(game, "cult").acolytes, describe(game, 8)) == (0, "rebel sympathy base_fox")


def test_10_2_3_allied_lizards_that_fall_for_the_vagabond_attack():
    """9.2.9.II.C: they fight for the attacker."""
    game = woodland(("vagabond", "cult", "marquise", "eyrie"), {8: "lizard lizard cat cat"},
                    agenda=[StartBattle(0, 2, 8)], script=(1, 1),
                    vagabond={"at": 8, "items": "sword", "relations": {"cult": 3}})  # fmt: skip
    play(game, 1, "let")
    while asked(game)[1] == "vagabond.hit":
        play(game, next(option for option in options(game) if option != "let"))
    assert board(game, "cult").acolytes == 0


def test_10_2_4_one_garden_rules_whatever_others_have():
    """11: it goes before the Lords of the Forest."""
    game = woodland(("marquise", "eyrie", "cult"), {8: "garden_fox bird bird roost cat cat cat"})
    assert ruler(game.state, 8) == seat(game, "cult")


def test_10_2_4_without_a_garden_the_cult_counts_like_anybody():
    game = woodland(TRIO, {8: "lizard lizard cat", 7: "lizard bird", 4: "lizard cat"})
    assert [ruler(game.state, where) for where in (8, 7, 4)] == [0, 2, -1]


def test_10_2_4_others_cannot_build_where_a_garden_stands():
    """6.5.4 and 7.5.2.IV want rule; a move wants it too (4.2.1)."""
    game = woodland(PAIR, {8: "garden_fox cat cat cat wood", 4: "lizard"}, active="marquise",
                    agenda=[FactionStep(1, "actions")])  # fmt: skip
    assert of(game, "build") == []
    game = woodland(("eyrie", "cult", "marquise"), {8: "garden_fox bird bird", 4: "garden_rabbit"},
                    agenda=[FactionStep(0, "build")], decree={"build": ["anvil"]}, leader="commander")  # fmt: skip
    assert asked(game) == ("eyrie", "eyrie.leader")  # turmoil: nothing can be built
    game = woodland(PAIR, {8: "garden_fox cat cat cat", 4: "garden_rabbit", 7: "cat"}, active="marquise",
                    agenda=[Moves(1, 1)])  # fmt: skip
    assert {option[2] for option in of(game, "move") if option[1] == 8} == {7}


def test_10_2_4_gardens_win_by_dominance():
    where = {8: "garden_fox cat cat", 6: "garden_fox", 12: "garden_fox"}
    game = woodland(TRIO, where, dominance={"cult": "dominance_fox"})
    assert rules_by_dominance(game.state, 0)


def test_10_2_5_a_random_card_for_each_garden():
    """55: two gardens fall at once."""
    game = woodland(PAIR, {8: "garden_fox garden_fox cat cat"}, agenda=[StartBattle(1, 0, 8)], active="marquise",
                    script=(1, 0, 1, 1), hands={"cult": ["anvil", "armorers", "cobbler"]})  # fmt: skip
    play(game, "let")
    assert (describe(game, 8), points(game, "marquise")) == ("cat cat", 2)
    assert (hand(game, "cult"), board(game, "cult").lost_souls) == (["anvil"], ["armorers", "cobbler"])


def test_10_2_5_with_too_few_cards_all_go():
    game = woodland(PAIR, {8: "garden_fox garden_fox cat cat"}, agenda=[StartBattle(1, 0, 8)], active="marquise",
                    script=(1, 0, 0), hands={"cult": ["anvil"]})  # fmt: skip
    play(game, "let")
    assert (hand(game, "cult"), board(game, "cult").lost_souls) == ([], ["anvil"])


def test_10_2_5_gardens_lost_lower_what_a_rite_scores():
    """They go back on their track from the right."""
    game = woodland(PAIR, {8: "garden_fox cat cat", 6: "garden_fox", 12: "garden_fox"}, active="marquise",
                    agenda=[StartBattle(1, 0, 8)], script=(0, 0))  # fmt: skip
    play(game, "let")
    assert (board(game, "cult").garden_fox, board(game, "cult").planted("fox"), board(game, "cult").rite("fox")) == (
        3,
        2,
        2,
    )


def test_10_2_6_whatever_is_spent_becomes_a_lost_soul():
    """By others, by the Cult, from the hand, from the supporters and from what was crafted."""
    game = woodland(PAIR, {1: "keep", 5: "sawmill"}, active="marquise", agenda=[FactionStep(1, "actions")],
                    hands={"marquise": ["bake_sale"]})  # fmt: skip
    play(game, ("overwork", "bake_sale", 5))
    assert (board(game, "cult").lost_souls, game.state.discard) == (["bake_sale"], [])
    game = woodland(PAIR, {8: "lizard cat cat"}, agenda=[StartBattle(1, 0, 8)], active="marquise", script=(1, 1),
                    crafted={"cult": ["armorers"]})  # fmt: skip
    play(game, "let", "armorers")
    assert board(game, "cult").lost_souls == ["armorers"]


def test_10_2_6_discards_at_the_end_of_a_turn_too():
    six = ["anvil", "cobbler", "sword", "investments", "bake_sale", "ambush_fox"]
    game = woodland(PAIR, agenda=[DrawCards(1, 0)], active="marquise", phase="evening", hands={"marquise": six})
    play(game, ("sword",))
    assert board(game, "cult").lost_souls == ["sword"]


def test_10_2_6_everybody_may_look_at_them():
    game = woodland(PAIR, cult={"lost_souls": ["anvil"], "revealed": ["cobbler"]})
    for viewer in (-1, 0, 1):
        seen = game.seen_by(viewer).boards[0]
        assert (seen.lost_souls, seen.revealed) == (["anvil"], ["cobbler"])  # type: ignore[union-attr]


def test_10_2_6_a_dominance_card_waits_for_the_birdsong_of_the_cult():
    """54: it can be taken only then."""
    game = woodland(TRIO, agenda=[Phase(0, "birdsong")], phase="birdsong", cult={"lost_souls": ["dominance_mouse"]})
    assert game.state.available == ["dominance_mouse"]
    assert game.state.discard == []
    game = woodland(TRIO, {1: "keep", 2: "sawmill"}, active="marquise", agenda=[FactionStep(1, "actions")],
                    hands={"marquise": ["dominance_mouse", "sword"]})  # fmt: skip
    play(game, ("overwork", "dominance_mouse", 2))
    assert (board(game, "cult").lost_souls, game.state.available) == (["dominance_mouse"], [])
    assert of(game, "take") == []


def test_10_2_6_and_2_1_the_deck_may_run_empty_while_all_discards_are_lost_souls():
    """When the souls are released, the deck is made of them at once."""
    souls = sorted(card.card for card in woodland(PAIR).state.deck)
    game = woodland(PAIR, agenda=DAWN, phase="birdsong", cult={"lost_souls": souls}, script=[0] * 60)
    assert sorted(card.card for card in game.state.deck) == souls
    assert (game.state.discard, board(game, "cult").lost_souls) == ([], [])


def test_10_2_6_nothing_is_drawn_from_lost_souls():
    empty = woodland(PAIR)
    souls = sorted(card.card for card in empty.state.deck)
    game = woodland(PAIR, agenda=[DrawCards(1, 2)], active="marquise", phase="evening", cult={"lost_souls": souls})
    assert hand(game, "marquise") == []


# 10.3 Setup


def test_10_3_a_corner_opposite_somebody_with_garden_and_warriors():
    game = woodland(PAIR, agenda=[Prepare(1), Prepare(0)], active="marquise")
    play(game, 1)
    while asked(game)[0] == "marquise":
        play(game, options(game)[0])
    assert describe(game, 3) == "lizard lizard lizard lizard garden_rabbit"  # the only corner opposite the keep
    assert [game.state.clearings[beside].warriors[0] for beside in (6, 7, 11)] == [1, 1, 1]
    assert (game.state.supply[0], board(game, "cult").garden_rabbit, game.state.homes[0]) == (18, 4, 3)
    assert (asked(game), options(game)) == (("cult", "cult.outcast"), ["fox", "rabbit", "mouse"])
    play(game, "mouse")
    assert (board(game, "cult").outcast, board(game, "cult").hated) == ("mouse", False)


def test_10_3_2_with_nobody_in_a_corner_any_will_do():
    game = woodland(("cult", "alliance"), agenda=[Prepare(1), Prepare(0)])
    assert options(game) == [1, 2, 3, 4]


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


# Positions


@pytest.mark.parametrize(
    ("wrong", "kind"),
    [
        ({"outcast": "bird"}, "outcast"),
        ({"acolytes": -1}, "outcast"),
        ({"outcast": "", "hated": True}, "outcast"),
        ({"revealed": ["anvil"]}, "revealed"),
        ({"lost_souls": ["sword", "sword"]}, "card_twice"),
        ({"garden_fox": 5}, "pieces"),
    ],
)
def test_what_cannot_lie_on_its_board_is_named(wrong, kind):
    game = woodland(PAIR, {8: "garden_fox"}, active="marquise")
    for name, value in wrong.items():
        setattr(board(game, "cult"), name, value)
    assert f"root.check.{kind}" in {problem.kind for problem in check(game.state)}


def test_a_garden_stands_where_its_suit_is():
    game = woodland(PAIR, {8: "garden_fox"})
    game.state.clearings[8].buildings = [(0, "garden_mouse")]
    assert "root.check.garden_astray" in {problem.kind for problem in check(game.state)}


def test_a_written_board_comes_back_as_it_was():
    own = {"outcast": "mouse", "hated": True, "acolytes": 3, "lost_souls": ["dominance_fox"], "revealed": ["anvil"]}
    game = woodland(TRIO, {9: "garden_mouse lizard"}, agenda=DAY, cult=own, hands={"cult": ["cobbler"]})
    again = GAME.read_position(GAME.write_position(game.state))
    assert (again.boards[0], again.supply[0]) == (game.state.boards[0], 21)


# Who knows what


@pytest.mark.parametrize("cards", [["anvil"], ["armorers"], []])
def test_sight_by_day_the_cult_is_asked_with_any_hand_but_an_empty_one(cards):
    """Without a warrior in the supply a bird allows nothing; that must not be seen from outside."""
    game = woodland(PAIR, {8: "lizard " * 25}, agenda=DAY, hands={"cult": cards})
    assert (asked(game) == ("cult", "cult.day")) is bool(cards)


def test_sight_the_hand_behind_the_rituals_stays_hidden():
    game = woodland(PAIR, {8: "lizard"}, agenda=DAY, hands={"cult": ["anvil", "armorers"]})
    assert game.ask is not None
    assert not game.ask.is_public
    play(game, ("gather", "anvil", 8))
    seen = game.seen_by(1)
    assert ([card.card for card in seen.hands[0]], seen.boards[0].revealed) == ([""], ["anvil"])  # type: ignore[union-attr]


def test_sight_what_a_conspirator_might_expose_is_not_told():
    """13.2.4: exposing a plot names a card of the hand, and may be done between conspiracies."""
    game = conspiring({8: "lizard cat"}, 2, PAIR, hands={"cult": ["anvil"]})
    assert game.ask is not None
    assert not game.ask.is_public


def test_sight_what_was_revealed_is_kept_in_every_guess():
    """10.6.1: everybody has seen it go back to the hand."""
    game = woodland(PAIR, agenda=DUSK, phase="evening", cult={"revealed": ["anvil"]}, hands={"cult": ["cobbler"]})
    for seed in range(5):
        guessed = hand(game.imagined(1, Random(seed)), "cult")
        assert "anvil" in guessed


# With others


def test_a_favor_that_the_cult_crafts_is_a_lost_soul_before_anything_falls():
    game = woodland(TRIO, {8: "garden_fox garden_fox cat", 6: "garden_fox bird"}, agenda=DUSK, phase="evening",
                    hands={"cult": ["favor_of_the_foxes"]})  # fmt: skip
    play(game, ("craft", "favor_of_the_foxes"))
    assert (describe(game, 8), describe(game, 6)) == ("garden_fox garden_fox", "garden_fox")
    assert board(game, "cult").lost_souls == ["favor_of_the_foxes"]


def test_a_favor_against_the_cult_costs_cards_for_all_gardens_at_once():
    game = woodland(PAIR, {8: "garden_fox workshop", 6: "garden_fox workshop", 12: "workshop lizard"},
                    active="marquise", agenda=[FactionStep(1, "craft")], script=(0, 0),
                    hands={"marquise": ["favor_of_the_foxes"], "cult": ["anvil", "cobbler"]})  # fmt: skip
    play(game, ("craft", "favor_of_the_foxes"))
    assert (hand(game, "cult"), points(game, "marquise")) == ([], 2)
    assert sorted(board(game, "cult").lost_souls) == ["anvil", "cobbler", "favor_of_the_foxes"]
    assert game.reveals == [(), ()], "two cards were seen that nobody knew"


def test_turmoil_fills_the_lost_souls():
    """7.7.2: the court is discarded."""
    game = woodland(("eyrie", "cult"), {8: "bird garden_fox", 4: "lizard"}, agenda=[FactionStep(0, "build")],
                    decree={"build": ["anvil"], "move": ["cobbler"]}, leader="commander")  # fmt: skip
    assert asked(game) == ("eyrie", "eyrie.leader")
    assert sorted(board(game, "cult").lost_souls) == ["anvil", "cobbler"]


def test_the_tinker_finds_no_lost_souls():
    """G.2.2 speaks of the discard pile."""
    game = woodland(("vagabond", "cult"), {8: "lizard"}, agenda=[FactionStep(0, "day")], cult={"lost_souls": ["anvil"]},
                    vagabond={"at": 8, "items": "torch", "character": "tinker"})  # fmt: skip
    assert of(game, "special") == []


def test_who_is_on_turn_orders_fear_and_outrage():
    """1.1.3: a favor removes a garden and sympathy at once; what follows comes in the order of the player on turn."""
    game = woodland(("marquise", "cult", "alliance"),
                    {8: "garden_fox workshop", 6: "sympathy workshop", 12: "workshop"},
                    agenda=[FactionStep(0, "craft")], script=(0,),
                    hands={"cult": ["cobbler"], "marquise": ["favor_of_the_foxes", "anvil"]})  # fmt: skip
    play(game, ("craft", "favor_of_the_foxes"))
    assert asked(game) == ("marquise", "order")
    assert {option[1] for option in options(game)} == {"fear", "outrage"}
    play(game, next(option for option in options(game) if option[1] == "fear"))
    assert (hand(game, "cult"), asked(game)) == ([], ("marquise", "outrage"))


def test_only_one_cult():
    assert GAME.read_options({"seat_1": "cult"}).seat_1 == "cult"
    with pytest.raises(BadSetup, match="chosen_twice"):
        start(GAME, 3, {"seat_1": "cult", "seat_2": "cult", "seat_3": "marquise"}, 1)
