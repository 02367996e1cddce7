"""Section 12 of the Law, paragraph by paragraph: the Underground Duchy; its ministers and its evening are in
`test_law_12_parliament.py`.

Autumn: 1, 6, 8, 12 are foxes, 3, 4, 5, 10 rabbits, 2, 7, 9, 11 mice; 1 to 4 are corners.
"""

from random import Random

import pytest

from nemeton.games.root import GAME, rulings
from nemeton.games.root.factions.duchy.choices import Dig, Recruit, RevealToBuild, Summon, Sway
from nemeton.games.root.places import beside, clearings_beside
from nemeton.games.root.rules.battle import Assault
from nemeton.games.root.rules.card_effects import Use
from nemeton.games.root.rules.dominance import Activate
from nemeton.games.root.rules.movement import Move, Passage, every_move
from nemeton.games.root.state import RootGame
from nemeton.games.root.steps import FactionStep, Moves, Phase, PhaseStart, StartBattle
from nemeton.kernel import BadPosition
from tests.games.root.molehill import below, board_of, chosen, moles, now, refused
from tests.games.root.woodland import asked, board, hand, options, play, points, seat

TRIO = ("duchy", "marquise", "eyrie")
TURN = [{"step": "turn", "seat": 0}]


# 12.2 Abilities


def test_12_2_1_citadels_and_markets_craft_in_the_evening():
    game = below({8: "mole citadel", 7: "mole market"}, "craft", phase="evening", hands={"duchy": ["anvil"]})
    assert asked(game) == ("duchy", "craft")
    play(game, ("craft", "anvil"))
    assert points(game, "duchy") == 2
    assert game.state.activated == {"fox": 1}


def test_12_2_2_the_burrow_lies_beside_every_tunnel():
    game = below({8: "mole tunnel", 3: "mole tunnel", 7: "mole"}, "assembly", duchy={"burrow": 2})
    assert clearings_beside(game.state, "burrow") == (3, 8)
    assert "burrow" in beside(game.state, 8)
    assert "burrow" not in beside(game.state, 7)
    passages = [move for move in every_move(game.state, 0) if isinstance(move, Passage)]
    assert {(one.origin, one.to) for one in passages} == {("burrow", 3), ("burrow", 8), (3, "burrow"), (8, "burrow")}


def test_12_2_2_nobody_else_goes_there():
    game = below({8: "3 cat tunnel", 3: "mole tunnel"}, Moves(1, 2), duchy={"burrow": 2}, active="marquise")
    assert asked(game) == ("marquise", "move")
    assert not any(isinstance(move, Passage) for move in every_move(game.state, 1))
    assert "burrow" not in chosen(game, "to")


def test_12_2_2_they_always_rule_it_though_nobody_is_there():
    """Case 71: a mole among many cats may go down all the same, and come up again."""
    game = below({8: "mole tunnel 5 cat"}, "assembly", duchy={"burrow": 0, "actions": 2})
    assert Passage(8, "burrow", 1) in now(game).options
    assert not any(isinstance(option, Move) for option in now(game).options), "elsewhere they rule neither end"
    play(game, Passage(8, "burrow", 1))
    assert (moles(game, 8), board_of(game).burrow) == (0, 1)
    play(game, Passage("burrow", 8, 1))
    assert (moles(game, 8), board_of(game).burrow) == (1, 0)


def test_12_2_2_without_slots_nothing_is_built_there():
    game = below(
        {8: "mole tunnel"}, "assembly", duchy={"burrow": 5, "actions": 2}, hands={"duchy": ["anvil", "sappers"]}
    )
    assert {option.where for option in now(game).options if isinstance(option, RevealToBuild)} == {8}


def test_12_2_2_a_suit_it_has_not_so_it_sways_nobody():
    game = below({8: "mole"}, "sway", duchy={"burrow": 5}, hands={"duchy": ["anvil", "sappers", "armorers"]})
    assert asked(game) != ("duchy", "duchy.sway"), "one clearing serves for one card"


@pytest.mark.parametrize(("claimed", "scored"), [(True, 2), (False, 1)])
def test_12_2_2_royal_claim_scores_the_burrow(monkeypatch, claimed, scored):
    monkeypatch.setattr(rulings, "ALL_CLEARINGS_ARE_CLAIMED", claimed)
    game = below({8: "mole"}, phase="birdsong", agenda=TURN, play_areas={"duchy": ["royal_claim"]})
    play(game, Use("royal_claim", 0))
    assert points(game, "duchy") == scored


def test_12_2_2_dominance_wants_suits_and_the_burrow_has_none():
    game = below(
        {8: "mole", 6: "mole"}, agenda=TURN, factions=TRIO, phase="birdsong", dominance={"duchy": "dominance_fox"},
        duchy={"burrow": 3},
    )  # fmt: skip
    assert game.result is None


def test_12_2_3_two_buildings_in_one_battle_cost_once():
    """Case 66."""
    game = below(
        {8: "3 cat citadel market"},
        StartBattle(1, 0, 8),
        active="marquise",
        duchy={"swayed": ["captain", "banker", "mayor"]},
        hands={"duchy": ["anvil", "bake_sale", "cobbler"]},
        script=(2, 1, 1),
    )
    play(game, "let")
    assert asked(game) == ("duchy", "duchy.failure")
    assert options(game) == ["banker", "mayor"], "one of the highest rank"
    play(game, "mayor")
    own = board_of(game)
    assert (own.swayed, own.lost) == (["captain", "banker"], {"noble": 1})
    assert len(hand(game, "duchy")) == 2
    assert len(game.state.discard) == 1
    assert points(game, "marquise") == 2
    assert (own.citadel, own.market) == (3, 3)


def test_12_2_3_lords_go_before_nobles_and_nobles_before_squires():
    for swayed, leaving in ((["captain", "earl_of_stone", "mayor"], "earl_of_stone"), (["captain", "mayor"], "mayor")):
        game = below(
            {8: "3 cat market"}, StartBattle(1, 0, 8), active="marquise", duchy={"swayed": swayed}, script=(1, 0)
        )
        assert leaving not in board_of(game).swayed


def test_12_2_3_without_a_minister_a_card_is_lost_all_the_same():
    game = below(
        {8: "3 cat market"}, StartBattle(1, 0, 8), active="marquise", hands={"duchy": ["anvil"]}, script=(1, 0, 0)
    )
    play(game, "let")
    assert hand(game, "duchy") == []
    assert game.state.discard == ["anvil"]


def test_12_2_3_tunnels_and_warriors_cost_nothing():
    game = below(
        {8: "3 cat mole tunnel"}, StartBattle(1, 0, 8), active="marquise", hands={"duchy": ["anvil"]},
        duchy={"swayed": ["mayor"]}, script=(2, 0),
    )  # fmt: skip
    play(game, "let")
    assert (board_of(game).swayed, hand(game, "duchy")) == (["mayor"], ["anvil"])


def test_12_2_3_a_favor_takes_buildings_of_two_clearings_for_one_price():
    game = below(
        {8: "market", 12: "citadel", 1: "cat workshop", 6: "cat workshop workshop"}, FactionStep(1, "craft"),
        active="marquise", hands={"marquise": ["favor_of_the_foxes"], "duchy": ["anvil", "bake_sale"]},
        duchy={"swayed": ["mayor", "captain"]}, script=(0,),
    )  # fmt: skip
    play(game, ("craft", "favor_of_the_foxes"))
    assert board_of(game).swayed == ["captain"]
    assert len(hand(game, "duchy")) == 1
    assert points(game, "marquise") == 2


def test_12_2_3_in_a_battle_of_their_own_what_they_revealed_is_safe():
    """A random card of the hand; cards that lie open are no hand."""
    game = below(
        {8: "mole market 3 cat"}, "assembly", duchy={"actions": 1, "revealed": ["cobbler"]},
        hands={"duchy": ["anvil"]}, script=(2, 2, 0),
    )  # fmt: skip
    play(game, Assault(8, 1))
    assert (hand(game, "duchy"), board_of(game).revealed) == ([], ["cobbler"])


def test_12_2_3_lost_crowns_are_lost_for_good():
    """Case 67: with two lord crowns lost, one lord can still be swayed; who was lost may come back."""
    cards = ["anvil", "root_tea_fox", "bake_sale", "mouse_in_a_sack"]
    spread = {8: "mole", 12: "mole", 5: "mole", 7: "mole"}
    game = below(spread, "sway", "sway", duchy={"lost": {"lord": 2}}, hands={"duchy": cards})
    assert {"duchess_of_mud", "baron_of_dirt", "earl_of_stone"} <= chosen(game, "minister")
    game = below(spread, "sway", duchy={"lost": {"lord": 2}, "swayed": ["earl_of_stone"]}, hands={"duchy": cards})
    assert not {"duchess_of_mud", "baron_of_dirt"} & chosen(game, "minister")
    assert refused(game, Sway("baron_of_dirt")) == ("no_crown", "12.5.3.I")
    assert refused(game, Sway("earl_of_stone")) == ("swayed", "12.5.3.I")


def test_12_2_4_with_three_tunnels_one_is_taken_up_first():
    """Case 70: nobody scores for it."""
    game = below(
        {8: "mole tunnel", 3: "tunnel", 7: "tunnel 2 cat"}, "assembly",
        duchy={"actions": 1, "burrow": 6}, hands={"duchy": ["bake_sale"]},
    )  # fmt: skip
    play(game, Dig("bake_sale", 5))
    assert asked(game) == ("duchy", "duchy.lift")
    assert options(game) == [3, 7, 8]
    play(game, 7, 4)
    assert {at for at, here in game.state.clearings.items() if (0, "tunnel") in here.tokens} == {3, 5, 8}
    assert (points(game, "duchy"), points(game, "marquise")) == (0, 0)
    assert (moles(game, 5), board_of(game).burrow, board_of(game).tunnel) == (4, 2, 0)


def test_12_2_4_with_fewer_none_is_taken_up():
    game = below({8: "mole tunnel"}, "assembly", duchy={"actions": 1, "burrow": 1}, hands={"duchy": ["bake_sale"]})
    play(game, Dig("bake_sale", 5))
    assert asked(game) == ("duchy", "duchy.emerge")
    assert options(game) == [1, "stay"]


# 12.3 Setup


def test_12_3_3_two_and_a_tunnel_in_a_corner_and_two_in_each_clearing_beside_it():
    game = starting("eyrie", "duchy")
    play(game, 1, "builder")
    assert asked(game)[0] != "duchy", "the corner that faces the Eyrie, and no other"
    home = game.state.homes[0]
    assert home == 3
    assert moles(game, home) == 2
    assert (0, "tunnel") in game.state.clearings[home].tokens
    near = clearings_beside(game.state, home)
    assert [moles(game, at) for at in near] == [2] * len(near)
    own = board_of(game)
    assert game.state.supply[0] == 20 - 2 - 2 * len(near)
    assert (own.tunnel, own.citadel, own.market, own.burrow, own.swayed, own.lost) == (2, 3, 3, 0, [], {})


def test_12_3_3_any_free_corner_where_none_faces_somebody():
    game = starting("marquise", "eyrie", "duchy")
    while asked(game)[0] == "marquise":
        play(game, options(game)[0])
    play(game, "builder")
    assert asked(game) == ("duchy", "duchy.home")
    assert options(game) == [2, 4], "the keep and the first roost face each other"


def starting(*factions: str) -> RootGame:
    """A game that is being set up; the Duchy has the first seat."""
    names = ["duchy", *(name for name in factions if name != "duchy")]
    order = [{"step": "prepare", "seat": names.index(name)} for name in factions]
    return below({}, factions=names, active=names[1], phase="setup", agenda=[{"step": "begin"}, *order[::-1]])


# 12.4 Birdsong


@pytest.mark.parametrize(("citadels", "warriors"), [(0, 1), (1, 2), (2, 4), (3, 6)])
def test_12_4_warriors_come_to_the_burrow(citadels, warriors):
    where = dict.fromkeys((8, 7, 5)[:citadels], "citadel")
    game = below(where, Phase(0, "birdsong"), phase="birdsong")
    assert board_of(game).burrow == warriors
    assert game.state.supply[0] == 20 - warriors


def test_12_4_no_more_than_there_are():
    game = below({8: "citadel", 7: "citadel", 5: "17 mole citadel"}, Phase(0, "birdsong"), phase="birdsong")
    assert (board_of(game).burrow, game.state.supply[0]) == (3, 0)


# 12.5.1 The assembly


def test_12_5_1_two_actions_in_any_mixture_or_fewer():
    game = below({8: "mole"}, Phase(0, "daylight"))
    assert asked(game) == ("duchy", "duchy.assembly")
    assert now(game).about["left"] == 2
    play(game, Recruit(), Recruit())
    assert asked(game)[1] != "duchy.assembly"
    assert board_of(game).burrow == 2
    game = below({8: "mole"}, Phase(0, "daylight"))
    play(game, "end")
    assert (asked(game)[1], board_of(game).actions) != ("duchy.assembly", 2)


def test_12_5_1_i_a_revealed_card_builds_where_it_matches_and_they_rule():
    game = below(
        {8: "mole", 12: "mole 2 cat", 7: "mole"},
        "assembly",
        duchy={"actions": 2},
        hands={"duchy": ["anvil", "bake_sale"]},
    )
    built = {option for option in now(game).options if isinstance(option, RevealToBuild)}
    assert built == {RevealToBuild("anvil", "citadel", 8), RevealToBuild("anvil", "market", 8)}
    assert refused(game, RevealToBuild("anvil", "market", 12)) == ("not_ruled", "12.5.1.I")
    assert refused(game, RevealToBuild("anvil", "market", 7)) == ("no_match", "12.5.1.I")
    play(game, RevealToBuild("anvil", "market", 8))
    assert (0, "market") in game.state.clearings[8].buildings
    assert (hand(game, "duchy"), board_of(game).revealed) == (["bake_sale"], ["anvil"])
    assert points(game, "duchy") == 0
    assert game.state.discard == []


def test_12_5_1_i_not_without_a_slot_nor_without_a_building_left():
    game = below(
        {8: "2 mole market citadel", 12: "2 mole market", 1: "mole market"}, "assembly", duchy={"actions": 2},
        hands={"duchy": ["anvil"]},
    )  # fmt: skip
    assert refused(game, RevealToBuild("anvil", "citadel", 8)) == ("no_slot", "2.2.3")
    assert refused(game, RevealToBuild("anvil", "market", 12)) == ("none_left", "1.5.1")


def test_12_5_1_ii_a_warrior_comes_to_the_burrow_while_there_are_any():
    game = below({8: "mole"}, "assembly", duchy={"actions": 2})
    play(game, Recruit())
    assert (board_of(game).burrow, game.state.supply[0]) == (1, 18)
    game = below({8: "20 mole"}, "assembly", duchy={"actions": 2})
    assert refused(game, Recruit()) == ("no_warriors", "1.5.1")


def test_12_5_1_iii_a_move_along_a_path_or_through_a_tunnel():
    game = below({8: "2 mole tunnel", 3: "tunnel"}, "assembly", duchy={"actions": 2, "burrow": 3})
    play(game, Passage("burrow", 3, 2))
    assert (moles(game, 3), board_of(game).burrow) == (2, 1)
    play(game, next(option for option in now(game).options if isinstance(option, Move) and option.origin == 8))
    assert moles(game, 8) == 1


def test_12_5_1_iii_coming_up_into_sympathy_is_an_outrage():
    game = below(
        {8: "tunnel sympathy"}, "assembly", factions=("duchy", "alliance"), duchy={"actions": 1, "burrow": 3},
        hands={"duchy": ["anvil"]},
    )  # fmt: skip
    play(game, Passage("burrow", 8, 3))
    assert asked(game) == ("duchy", "outrage")
    play(game, "anvil")
    assert [card.card for card in board(game, "alliance").supporters] == ["anvil"]


def test_12_5_1_iv_a_battle():
    game = below({8: "mole cat"}, "assembly", duchy={"actions": 1}, script=(1, 0))
    play(game, Assault(8, 1))
    assert game.state.clearings[8].warriors == [1, 0]


def test_12_5_1_v_a_card_digs_where_it_matches_rule_or_not():
    game = below(
        {8: "mole tunnel", 5: "4 cat"}, "assembly", duchy={"actions": 2, "burrow": 6},
        hands={"duchy": ["bake_sale", "anvil"]},
    )  # fmt: skip
    dug = {option.where for option in now(game).options if isinstance(option, Dig) and option.card == "bake_sale"}
    assert dug == {3, 4, 5, 10}
    assert refused(game, Dig("anvil", 8)) == ("tunnel", "12.5.1.V")
    assert refused(game, Dig("anvil", 7)) == ("no_match", "12.5.1.V")
    play(game, Dig("bake_sale", 5))
    assert options(game) == [4, 3, 2, 1, "stay"], "up to four"
    play(game, 3)
    assert (moles(game, 5), board_of(game).burrow, game.state.discard) == (3, 3, ["bake_sale"])
    assert (0, "tunnel") in game.state.clearings[5].tokens


def test_12_5_1_v_nobody_digs_at_the_keep():
    """6.2.2 Others place nothing there."""
    game = below({8: "mole", 1: "keep"}, "assembly", duchy={"actions": 2, "burrow": 1}, hands={"duchy": ["anvil"]})
    assert refused(game, Dig("anvil", 1)) == ("forbidden", "6.2.2")
    assert Dig("anvil", 6) in now(game).options


def test_12_5_1_v_nor_in_scorched_earth_and_nobody_comes_up_there():
    game = below(
        {8: "mole scorched tunnel", 6: "scorched"},
        "assembly",
        duchy={"actions": 2, "burrow": 1},
        hands={"duchy": ["anvil"]},
    )
    assert refused(game, Dig("anvil", 6)) == ("scorched", "G.6.2")
    assert Passage("burrow", 8, 1) not in now(game).options
    assert Passage(8, "burrow", 1) in now(game).options


def test_12_5_1_v_whoever_wants_stays_below():
    game = below({8: "mole"}, "assembly", duchy={"actions": 1, "burrow": 2}, hands={"duchy": ["anvil"]})
    play(game, Dig("anvil", 6), "stay")
    assert (moles(game, 6), board_of(game).burrow) == (0, 2)


# Meetings with others


def test_cobbler_moves_out_of_the_burrow_and_command_warren_fights():
    game = below(
        {8: "mole tunnel"},
        PhaseStart(0, "evening"),
        phase="evening",
        duchy={"burrow": 2},
        play_areas={"duchy": ["cobbler"]},
    )
    assert asked(game) == ("duchy", "move")
    play(game, Passage("burrow", 8, 2))
    assert moles(game, 8) == 3
    game = below({8: "mole cat"}, PhaseStart(0, "daylight"), play_areas={"duchy": ["command_warren"]}, script=(1, 0))
    assert asked(game) == ("duchy", "warren")


def test_the_tax_collector_takes_nobody_out_of_the_burrow():
    game = below({8: "mole"}, "assembly", duchy={"burrow": 3, "actions": 2}, play_areas={"duchy": ["tax_collector"]})
    assert [option.target for option in now(game).options if isinstance(option, Use)] == [8]


def test_a_vagabond_turns_hostile_for_a_mole_and_an_ally_brings_moles_along():
    factions = ("vagabond", "duchy")
    wanderer = {"character": "thief", "at": 8, "items": "sword boot"}
    game = below(
        {8: "2 mole"},
        StartBattle(0, 1, 8),
        factions=factions,
        active="vagabond",
        boards={"vagabond": wanderer},
        script=(1, 0),
    )
    assert board(game, "vagabond").relations == {1: -1}
    friend = {**wanderer, "relations": {"duchy": 3}}
    game = below({8: "2 mole tunnel"}, factions=factions, active="vagabond", boards={"vagabond": friend})
    to = next(option.to for option in now(game).options if isinstance(option, Move) or hasattr(option, "to"))
    play(game, next(option for option in now(game).options if getattr(option, "to", None) == to))
    assert asked(game) == ("vagabond", "vagabond.allies")
    play(game, options(game)[0])
    assert moles(game, to) == 1


def test_3_3_1_the_points_of_a_crown_may_be_the_tenth_and_the_day_is_not_over():
    """12.5.3 scores by day, and a dominance card may be activated at any moment of it (1.4.2): after the sway too."""
    cards = ["anvil", "root_tea_fox", "dominance_mouse"]
    game = below({8: "mole", 12: "mole"}, "sway", factions=TRIO, points={"duchy": 9}, hands={"duchy": cards})
    assert not [option for option in now(game).options if isinstance(option, Activate)], "nine points are too few"
    play(game, Sway("captain"), "anvil", "root_tea_fox")
    assert asked(game) == ("duchy", "interlude")
    play(game, Activate("dominance_mouse", -1))
    assert game.state.dominance[0] == "dominance_mouse"


def test_with_a_dominance_card_they_score_no_crowns_but_sway():
    game = below(
        {8: "mole", 12: "mole"}, "sway", factions=TRIO, dominance={"duchy": "dominance_mouse"},
        hands={"duchy": ["anvil", "root_tea_fox"]},
    )  # fmt: skip
    play(game, Sway("captain"), "anvil", "root_tea_fox")
    assert (board_of(game).swayed, points(game, "duchy")) == (["captain"], 0)


def test_thirty_points_by_a_minister_win_at_once():
    game = below({8: "citadel", 7: "citadel"}, "parliament", duchy={"swayed": ["earl_of_stone"]}, points={"duchy": 28})
    play(game, Summon("earl_of_stone"))
    assert game.result is not None
    assert game.result.winners == (seat(game, "duchy"),)


# What is hidden and what is known


def test_what_others_see_of_a_hand_from_which_a_minister_is_swayed():
    """Only what was revealed; the question itself shows nothing of the hand."""
    cards = ["anvil", "root_tea_fox", "sappers"]
    game = below({8: "mole", 12: "mole"}, "sway", hands={"duchy": cards})
    assert not now(game).is_public
    play(game, Sway("captain"), "anvil")
    seen = game.seen_by(1)
    assert [card.card for card in seen.hands[0]] == ["", ""]
    assert board_of(game).revealed == ["anvil"]
    assert "anvil" in [entry.values.get("card") for entry in game.journal]


def test_they_are_asked_to_sway_whatever_they_hold_if_they_could_for_all_that_is_known():
    """Three cards that nobody has seen might match; a hand that all know, and that does not, is not asked."""
    unfit = ["bake_sale", "smugglers_trail", "a_visit_to_friends"]
    game = below({8: "mole", 12: "mole"}, "sway", hands={"duchy": unfit})
    assert (asked(game), options(game)) == (("duchy", "duchy.sway"), ["end"])
    known = [{"card": card, "known": "all"} for card in unfit]
    game = below({8: "mole", 12: "mole"}, "sway", hands={"duchy": known})
    assert asked(game)[1] != "duchy.sway"


@pytest.mark.parametrize("seed", range(6))
def test_whoever_imagines_another_hand_can_play_on(seed):
    """In the midst of swaying the rest of the hand may be dealt so that nothing fits: then it is left."""
    cards = ["anvil", "root_tea_fox", "mouse_in_a_sack", "travel_gear_fox"]
    game = below({8: "mole", 12: "mole", 7: "mole"}, "sway", hands={"duchy": cards})
    play(game, Sway("banker"), "anvil")
    imagined = game.imagined(1, Random(seed))
    assert imagined.seen_by(1).hands == game.seen_by(1).hands
    while imagined.ask is not None and imagined.ask.kind == "root.duchy.reveal":
        imagined.answer(imagined.ask.options[0])
    assert imagined.ask is not None


# Positions


@pytest.mark.parametrize(("duchy", "problem"), [
    ({"swayed": ["captain", "captain"]}, "one of them twice"),
    ({"swayed": ["captain", "marshal"], "lost": {"squire": 2}}, "more crowns"),
    ({"actions": 3}, "impossible number of actions"),
    ({"swayed": ["minister"]}, "names “minister”"),
    ({"burrow": -1}, "Burrow"),
])  # fmt: skip
def test_an_impossible_board_is_refused_in_one_sentence(duchy, problem):
    with pytest.raises(BadPosition) as refused_as:
        below({8: "mole"}, "sway", duchy=duchy)
    assert problem in refused_as.value.text("en")


def test_two_tunnels_in_a_clearing_and_cards_revealed_in_anothers_turn_are_refused():
    with pytest.raises(BadPosition):
        below({8: "2 tunnel"}, "sway")
    with pytest.raises(BadPosition):
        below({8: "mole"}, active="marquise", duchy={"revealed": ["anvil"]})


def test_a_board_is_written_and_read_again():
    own = {
        "burrow": 4,
        "swayed": ["mayor"],
        "lost": {"lord": 1},
        "revealed": ["anvil"],
        "acted": ["mayor"],
        "actions": 1,
    }
    game = below({8: "mole tunnel", 7: "market"}, "assembly", duchy=own)
    assert GAME.write_position(game.state)["boards"]["duchy"] == own
