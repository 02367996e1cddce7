"""The Duchy's ministers (Law 12.5.2, 12.5.3) and its evening (12.6)."""

import pytest

from nemeton.games.root.factions.duchy.choices import Consult, RevealToBuild, Summon, Sway
from nemeton.games.root.rules.battle import Assault
from nemeton.games.root.rules.movement import Passage
from nemeton.games.root.steps import Phase
from nemeton.kernel import PUBLIC
from tests.games.root.molehill import below, board_of, chosen, moles, now, refused
from tests.games.root.test_law_12_duchy import TRIO
from tests.games.root.woodland import asked, hand, options, play, points

# 12.5.2 The parliament


def test_12_5_2_each_swayed_minister_acts_once_in_any_order():
    game = below({8: "mole tunnel"}, "parliament", duchy={"swayed": ["marshal", "captain"], "burrow": 2})
    assert options(game) == [("summon", "marshal"), "end"]
    assert refused(game, Summon("captain")) == ("idle_minister", "12.5.2.II")
    assert refused(game, Summon("banker")) == ("unswayed", "12.5.2")
    play(game, Summon("marshal"), Passage("burrow", 8, 1))
    assert asked(game)[1] != "duchy.parliament" or refused(game, Summon("marshal")) == ("acted", "12.5.2")
    assert board_of(game).acted == ["marshal"]


def test_12_5_2_a_new_day_lets_them_act_again():
    game = below({8: "mole tunnel"}, Phase(0, "daylight"), duchy={"swayed": ["marshal"], "acted": ["marshal"]})
    play(game, "end")
    assert options(game)[0] == ("summon", "marshal")


def test_12_5_2_who_is_lost_before_acting_acts_no_more():
    game = below(
        {8: "mole market 3 cat", 7: "mole tunnel"}, "parliament", duchy={"swayed": ["captain", "banker"]},
        hands={"duchy": ["anvil", "sappers"]}, script=(2, 2, 0),
    )  # fmt: skip
    play(game, Summon("captain"), Assault(8, 1))
    assert board_of(game).swayed == ["captain"]
    assert asked(game)[1] != "duchy.parliament"


def test_12_5_2_i_the_foremole_takes_any_card_for_any_clearing_that_they_rule():
    game = below(
        {8: "mole", 7: "mole 2 cat"}, "parliament", duchy={"swayed": ["foremole"]}, hands={"duchy": ["bake_sale"]}
    )
    play(game, Summon("foremole"))
    assert options(game) == [("build", "bake_sale", "citadel", 8), ("build", "bake_sale", "market", 8)]
    assert refused(game, RevealToBuild("bake_sale", "market", 7)) == ("not_ruled", "12.5.2.I")
    play(game, RevealToBuild("bake_sale", "citadel", 8))
    assert (board_of(game).revealed, board_of(game).citadel) == (["bake_sale"], 2)


def test_12_5_2_ii_the_captain_fights_once():
    game = below({8: "mole cat", 7: "mole cat"}, "parliament", duchy={"swayed": ["captain"]}, script=(1, 0))
    play(game, Summon("captain"), Assault(8, 1))
    assert game.state.clearings[8].warriors == [1, 0]
    assert asked(game)[1] != "duchy.captain"


def test_12_5_2_iii_the_marshal_moves_once_through_tunnels_too():
    game = below({8: "mole tunnel"}, "parliament", duchy={"swayed": ["marshal"], "burrow": 4})
    play(game, Summon("marshal"))
    assert asked(game) == ("duchy", "move")
    play(game, Passage("burrow", 8, 4))
    assert moles(game, 8) == 5
    assert asked(game)[1] != "move"


def test_12_5_2_iv_the_brigadier_moves_twice_or_fights_twice():
    given = {8: "2 mole cat tunnel", 7: "mole cat"}
    game = below(given, "parliament", duchy={"swayed": ["brigadier"], "burrow": 4}, script=(1, 0, 1, 0))
    play(game, Summon("brigadier"))
    assert {Assault(8, 1), Assault(7, 1), Passage("burrow", 8, 1)} <= set(now(game).options)
    play(game, Assault(8, 1))
    assert options(game) == [("battle", 7, 1), "stop"], "the first one says which"
    play(game, Assault(7, 1))
    assert (game.state.clearings[8].warriors[1], game.state.clearings[7].warriors[1]) == (0, 0)
    game = below(given, "parliament", duchy={"swayed": ["brigadier"], "burrow": 4})
    play(game, Summon("brigadier"), Passage("burrow", 8, 4))
    assert asked(game) == ("duchy", "move")
    assert "whom" not in {name for option in now(game).options for name in getattr(option, "__struct_fields__", ())}
    play(game, "stop")
    assert asked(game)[1] != "move"


def test_12_5_2_iv_his_second_battle_comes_though_the_first_cost_him():
    """An action that has begun is not interrupted (1.4.2)."""
    game = below(
        {8: "mole market 3 cat", 7: "mole cat"}, "parliament", duchy={"swayed": ["brigadier"]}, script=(2, 2, 1, 0)
    )
    play(game, Summon("brigadier"), Assault(8, 1))
    assert board_of(game).swayed == []
    assert asked(game) == ("duchy", "duchy.captain")
    play(game, Assault(7, 1))
    assert game.state.clearings[7].warriors == [1, 0]


def test_12_5_2_v_the_banker_takes_cards_of_one_suit_and_birds():
    cards = ["anvil", "root_tea_fox", "sappers", "bake_sale"]
    game = below({8: "mole"}, "parliament", duchy={"swayed": ["banker"]}, hands={"duchy": cards})
    play(game, Summon("banker"))
    assert options(game) == sorted(cards), "one at least"
    play(game, "sappers")
    assert options(game) == ["anvil", "bake_sale", "root_tea_fox", "stop"], "a bird goes with any suit"
    play(game, "anvil")
    assert options(game) == ["root_tea_fox", "stop"]
    assert points(game, "duchy") == 0
    play(game, "root_tea_fox")
    play(game, *(["stop"] if asked(game)[1] == "duchy.banker" else []))
    assert points(game, "duchy") == 3
    assert hand(game, "duchy") == ["bake_sale"]
    assert sorted(game.state.discard) == ["anvil", "root_tea_fox", "sappers"]


def test_12_5_2_vi_the_mayor_does_what_a_squire_or_noble_does_acted_or_not():
    game = below(
        {8: "mole tunnel", 7: "market"}, "parliament",
        duchy={"swayed": ["mayor", "marshal", "baron_of_dirt"], "acted": ["marshal", "baron_of_dirt"], "burrow": 2},
    )  # fmt: skip
    assert options(game) == [("mayor", "marshal"), "end"]
    assert refused(game, Consult("baron_of_dirt")) == ("lord_consulted", "12.5.2.VI")
    play(game, Consult("marshal"), Passage("burrow", 8, 2))
    assert moles(game, 8) == 3
    assert sorted(board_of(game).acted) == ["baron_of_dirt", "marshal", "mayor"]


def test_12_5_2_vi_the_mayor_does_not_use_up_whom_he_follows():
    game = below({8: "mole tunnel"}, "parliament", duchy={"swayed": ["mayor", "marshal"], "burrow": 2})
    play(game, Consult("marshal"), Passage("burrow", 8, 1))
    assert Summon("marshal") in now(game).options
    assert refused(game, Summon("mayor")) == ("acted", "12.5.2")


def test_12_5_2_vi_alone_he_has_nobody_to_follow():
    game = below(
        {8: "mole tunnel"},
        "parliament",
        duchy={"swayed": ["mayor", "earl_of_stone"]},
        play_areas={"duchy": ["codebreakers"]},
        hands={"marquise": ["anvil"]},
    )
    assert refused(game, Summon("mayor")) == ("nobody_to_consult", "12.5.2.VI")


@pytest.mark.parametrize(("lord", "where", "scored"), [
    ("duchess_of_mud", {8: "mole tunnel", 3: "tunnel", 7: "tunnel"}, 2),
    ("baron_of_dirt", {8: "market", 7: "market", 5: "citadel"}, 2),
    ("earl_of_stone", {8: "citadel", 7: "citadel", 5: "citadel"}, 3),
])  # fmt: skip
def test_12_5_2_vii_to_ix_what_the_lords_score(lord, where, scored):
    game = below(where, "parliament", duchy={"swayed": [lord]})
    play(game, Summon(lord))
    assert points(game, "duchy") == scored


def test_12_5_2_vii_two_tunnels_are_not_enough():
    game = below(
        {8: "mole tunnel", 3: "tunnel"}, "parliament", duchy={"swayed": ["duchess_of_mud", "marshal"], "burrow": 1}
    )
    assert refused(game, Summon("duchess_of_mud")) == ("idle_minister", "12.5.2.VII")


# 12.5.3 Swaying


@pytest.mark.parametrize(("rank", "minister", "cards", "scored"), [
    ("squire", "captain", 2, 1), ("noble", "banker", 3, 2), ("lord", "earl_of_stone", 4, 3)
])  # fmt: skip
def test_12_5_3_what_each_rank_takes_and_scores(rank, minister, cards, scored):
    held = ["anvil", "root_tea_fox", "bake_sale", "mouse_in_a_sack"]
    game = below({8: "mole", 12: "tunnel", 5: "citadel", 7: "mole"}, "sway", hands={"duchy": held})
    play(game, Sway(minister))
    for _ in range(cards):
        assert asked(game) == ("duchy", "duchy.reveal")
        play(game, options(game)[0])
    own = board_of(game)
    assert (own.swayed, len(own.revealed)) == ([minister], cards)
    assert points(game, "duchy") == scored
    assert asked(game)[1] != "duchy.sway", "one a day"


def test_12_5_3_i_a_crown_of_the_rank_must_be_left():
    game = below(
        {8: "mole", 12: "mole"}, "sway", duchy={"lost": {"squire": 2}, "swayed": ["marshal"]},
        hands={"duchy": ["anvil", "root_tea_fox"]}, play_areas={"duchy": ["codebreakers"], "marquise": []},
    )  # fmt: skip
    assert "captain" not in chosen(game, "minister")


def test_12_5_3_ii_a_clearing_serves_for_one_card():
    """Case 68: two fox clearings serve for two fox cards."""
    cards = ["anvil", "root_tea_fox", "travel_gear_fox", "sappers"]
    game = below({8: "mole", 12: "mole", 7: "mole"}, "sway", hands={"duchy": cards})
    assert Sway("banker") in now(game).options, "a bird for the mouse clearing"
    play(game, Sway("banker"), "anvil", "root_tea_fox")
    assert options(game) == ["sappers"]
    game = below({8: "mole", 12: "mole", 7: "mole"}, "sway", hands={"duchy": cards[:3]})
    assert {option.minister for option in now(game).options if isinstance(option, Sway)} == {
        "foremole",
        "captain",
        "marshal",
    }
    assert refused(game, Sway("banker")) == ("too_few_cards", "12.5.3.II")


def test_12_5_3_ii_any_piece_will_do_a_tunnel_or_a_building_too():
    game = below({8: "tunnel", 7: "market"}, "sway", hands={"duchy": ["anvil", "mouse_in_a_sack"]})
    assert Sway("captain") in now(game).options


def test_12_5_3_ii_a_card_that_was_revealed_is_not_revealed_again():
    game = below({8: "mole", 12: "mole"}, "sway", duchy={"revealed": ["anvil"]}, hands={"duchy": ["root_tea_fox"]})
    assert asked(game)[1] != "duchy.sway"


# 12.6 Evening


def test_12_6_1_birds_are_discarded_and_the_others_come_back_known_to_all():
    """Case 69."""
    game = below({8: "mole"}, "return", duchy={"revealed": ["armorers", "bake_sale", "sappers"]}, phase="evening")
    assert hand(game, "duchy") == ["bake_sale"]
    assert sorted(game.state.discard) == ["armorers", "sappers"]
    assert [card.card for card in game.seen_by(PUBLIC).hands[0]] == ["bake_sale"]


def test_12_6_1_a_bird_that_is_a_dominance_card_becomes_available():
    game = below({8: "mole"}, "return", duchy={"revealed": ["dominance_bird"]}, phase="evening", factions=TRIO)
    assert game.state.available == ["dominance_bird"]


def test_12_6_what_came_back_can_be_crafted():
    game = below({8: "mole market"}, Phase(0, "evening"), duchy={"revealed": ["anvil"]}, phase="evening")
    play(game, ("craft", "anvil"))
    assert points(game, "duchy") == 2


@pytest.mark.parametrize(("markets", "drawn"), [(0, 1), (1, 2), (3, 4)])
def test_12_6_3_a_card_and_one_for_each_market(markets, drawn):
    where = dict.fromkeys((8, 7, 5)[:markets], "market")
    game = below(where, "draw", phase="evening")
    assert len(hand(game, "duchy")) == drawn


def test_12_6_3_then_down_to_five():
    cards = ["anvil", "bake_sale", "sappers", "cobbler", "mouse_in_a_sack"]
    game = below({8: "mole"}, "draw", phase="evening", hands={"duchy": cards})
    assert asked(game) == ("duchy", "discard")
