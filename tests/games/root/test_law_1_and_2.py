"""Law 1 and 2: golden rules and key terms."""

import pytest

from nemeton.games.root.cards import AMBUSHES, DOMINANCES
from nemeton.games.root.rules.crafting import craftable
from nemeton.games.root.rules.movement import legal_moves
from nemeton.games.root.rules.rule import ruled_by, ruler
from nemeton.games.root.state import slots_free
from nemeton.games.root.steps import DrawCards, FactionStep, Moves, Phase, StartBattle, Turn
from nemeton.kernel import PUBLIC
from tests.games.root.woodland import DECK, asked, board, describe, hand, known, options, play, points, seat, woodland

TRIO = ("marquise", "eyrie", "alliance")
ACTIONS = [FactionStep(0, "actions")]

# 1.1 Conflicts


def test_1_1_1_a_faction_rule_goes_before_a_general_one():
    """The general rule gives the attacker the high die, Guerrilla War gives it to the defending Alliance."""
    game = woodland(
        ("marquise", "alliance"), {5: "cat cat cat rebel rebel rebel"}, agenda=[StartBattle(0, 1, 5)], script=(3, 1)
    )
    play(game, "let")
    assert describe(game, 5) == "rebel rebel"


def test_1_1_2_cannot_is_absolute():
    """A base of its own does not let the Alliance recruit at the keep: nothing is placed there."""
    for keep, may in (("keep", False), ("wood", True)):
        game = woodland(
            ("alliance", "marquise"),
            {5: f"base_rabbit {keep} rebel"},
            officers=1,
            phase="evening",
            agenda=[Phase(0, "evening")],
        )
        assert (("recruit", 5) in options(game)) is may


def test_1_1_3_the_player_on_turn_orders_what_happens_at_once():
    """Two tokens of sympathy fall to one Favor: which outrage comes first?"""
    game = woodland(
        TRIO,
        {5: "workshop workshop sympathy", 10: "workshop sympathy", 3: "cat"},
        agenda=[FactionStep(0, "craft")],
        hands={"marquise": ["favor_of_the_rabbits", "bake_sale", "cobbler"]},
    )
    play(game, ("craft", "favor_of_the_rabbits"))
    assert asked(game) == ("marquise", "order")
    assert [option[2] for option in options(game)] == [5, 10]
    play(game, options(game)[1])
    assert game.ask is not None
    assert game.ask.about["where"] == 10
    play(game, "bake_sale", "cobbler")
    assert known(board(game, "alliance").supporters) == ["bake_sale", "cobbler"]


# 1.2 Hidden and open


def test_1_2_1_the_number_of_cards_is_open_the_cards_are_not():
    game = woodland(TRIO, hands={"marquise": ["anvil", "sword"]})
    assert [card.card for card in game.seen_by(1).hands[0]] == ["", ""]
    assert [card.card for card in game.seen_by(0).hands[0]] == ["anvil", "sword"]


def test_1_2_2_everybody_may_look_through_the_discards():
    game = woodland(TRIO, discard=["anvil"])
    assert game.seen_by(PUBLIC).discard == ["anvil"]


# 1.4 The turn


def test_1_4_1_three_phases_then_the_next_player_clockwise():
    game = woodland(TRIO, {5: "sawmill cat", 2: "bird roost"}, agenda=[Turn(0)])
    assert (game.state.phase, asked(game)) == ("daylight", ("marquise", "marquise.action"))
    assert describe(game, 5) == "cat wood sawmill", "birdsong made wood"
    play(game, "end")
    assert len(hand(game, "marquise")) == 1, "evening drew a card"
    assert (game.state.active, game.state.phase) == (1, "birdsong")


def test_1_4_1_the_start_of_a_phase_comes_before_anything_else_in_it():
    """Command Warren asks before she crafts; crafted later in that daylight it does not act."""
    where = {5: "workshop workshop cat bird"}
    game = woodland(
        TRIO, where, agenda=[Turn(0)], crafted={"marquise": ["command_warren"]}, hands={"marquise": ["anvil"]}
    )
    assert asked(game) == ("marquise", "warren")
    play(game, "stop")
    assert asked(game) == ("marquise", "craft")
    game = woodland(TRIO, where, agenda=[Turn(0)], hands={"marquise": ["command_warren"]})
    play(game, ("craft", "command_warren"))
    assert asked(game) == ("marquise", "marquise.action")


def test_1_4_2_nothing_interrupts_an_action():
    """A march is one action of two moves: the Tax Collector waits until it is over."""
    game = woodland(TRIO, {5: "cat cat"}, agenda=ACTIONS, crafted={"marquise": ["tax_collector"]})
    assert ("use", "tax_collector", 5) in options(game)
    play(game, ("march",), ("move", 5, 1, 1))
    assert asked(game) == ("marquise", "move")
    assert not any(option[0] == "use" for option in options(game))
    play(game, "stop")
    assert ("use", "tax_collector", 5) in options(game)


# 1.5 Pieces


def test_1_5_1_what_has_run_out_is_not_replaced():
    """Eight wood, no ninth: nothing to overwork for."""
    game = woodland(
        TRIO,
        {5: "sawmill", 1: "wood wood wood wood wood wood wood wood"},
        agenda=ACTIONS,
        hands={"marquise": ["bake_sale"]},
    )
    assert not any(option[0] == "overwork" for option in options(game))


def test_1_5_2_who_plays_a_faction_owns_its_pieces():
    """The same pieces are own ones for one player and foes for the other."""
    where = {5: "bird bird cat", 9: "cat"}
    for factions in (("eyrie", "marquise"), ("marquise", "eyrie")):
        game = woodland(factions, where)
        assert ruled_by(game.state, seat(game, "eyrie")) == [5]
        assert ruled_by(game.state, seat(game, "marquise")) == [9]


def test_1_5_3_field_hospitals_save_none_but_her_own():
    """Birds fall beside her warriors; only the cats are asked about."""
    where = {5: "workshop workshop", 10: "workshop", 4: "bird bird rebel", 1: "keep"}
    cards = {"marquise": ["favor_of_the_rabbits", "bake_sale"]}
    game = woodland(TRIO, where, agenda=[FactionStep(0, "craft")], hands=cards)
    play(game, ("craft", "favor_of_the_rabbits"))
    assert describe(game, 4) == ""
    assert asked(game) == ("marquise", "marquise.action")


def test_1_5_4_as_many_as_there_are_must_be_placed():
    """Two recruiters and one warrior left: one is placed, she says where."""
    cats = {5: "recruiter cat", 10: "recruiter", 1: "cat " * 12, 2: "cat " * 11}
    game = woodland(TRIO, cats, agenda=ACTIONS)
    play(game, ("recruit",))
    assert asked(game) == ("marquise", "marquise.recruit")
    play(game, 10)
    assert (describe(game, 5), describe(game, 10)) == ("cat recruiter", "cat recruiter")


def test_1_5_4_all_pieces_leave_before_anything_follows():
    """A revolt removes cats and a wanderer's luck in one clearing: when the Marquise is asked about her hospital, all
    of it is gone and scored."""
    game = woodland(
        ("alliance", "marquise", "vagabond"),
        {5: "cat cat sawmill wood sympathy", 1: "keep"},
        supporters=["bake_sale", "cobbler"],
        agenda=[FactionStep(0, "revolt")],
        hands={"marquise": ["smugglers_trail"]},
        vagabond={"at": 5, "items": "boot torch sword tea"},
    )
    play(game, ("revolt", 5), ("bake_sale", "cobbler"))
    assert asked(game) == ("alliance", "order"), "hospital or damage: the player on turn says"
    assert describe(game, 5) == "rebel sympathy base_rabbit"
    assert points(game, "alliance") == 2


def test_1_5_5_who_is_made_to_move_moves_by_its_own_rules():
    """Allied birds rule a tie, so they may be taken along where cats in the same place might not."""
    for ally, may in (("eyrie", True), ("marquise", False)):
        game = woodland(
            ("vagabond", "marquise", "eyrie"),
            {5: "cat bird"},
            agenda=[FactionStep(0, "day")],
            vagabond={"at": 5, "items": "boot", "relations": {ally: 3}},
        )
        play(game, ("move", 1))
        assert (asked(game)[1] == "vagabond.allies") is may


# 2.1 Cards


def test_2_1_a_spent_card_goes_to_the_discards():
    game = woodland(TRIO, {5: "sawmill"}, agenda=ACTIONS, hands={"marquise": ["bake_sale"]})
    play(game, ("overwork", "bake_sale", 5))
    assert game.state.discard == ["bake_sale"]


def test_2_1_without_deck_and_discards_nothing_is_drawn():
    """All cards are in hands and play: a draw brings none and nobody is stuck."""
    game = woodland(TRIO, agenda=[DrawCards(0, 2, down=False)])
    assert len(hand(game, "marquise")) == 2
    rest = [card for card in DECK if card not in DOMINANCES]
    game = woodland(TRIO, agenda=[DrawCards(0, 2, down=False)], hands={"eyrie": rest}, available=DOMINANCES)
    assert hand(game, "marquise") == []


def test_2_1_1_i_a_bird_must_be_given_for_any_suit():
    """Outrage in a fox clearing with a single bird in hand: there is no way around giving it."""
    game = woodland(
        ("marquise", "alliance"), {5: "cat cat", 1: "sympathy"}, hands={"marquise": ["armorers"]}, agenda=[Moves(0, 1)]
    )
    play(game, ("move", 5, 1, 1))
    assert options(game) == ["armorers"]


def test_2_1_1_ii_nothing_stands_in_for_a_bird():
    """After three actions she may spend birds for more, no foxes."""
    game = woodland(TRIO, {5: "cat"}, agenda=ACTIONS, hands={"marquise": ["anvil", "armorers"]})
    play(game, *[("march",), "stop"] * 3)
    assert options(game) == [("bird", "armorers"), "end"]


@pytest.mark.parametrize("card", [*AMBUSHES, *DOMINANCES])
def test_2_1_2_and_2_1_3_ambush_and_dominance_are_not_crafted_but_spent(card):
    where = {6: "workshop sawmill", 5: "workshop sawmill", 2: "workshop sawmill"}
    game = woodland(TRIO, where, agenda=ACTIONS, hands={"marquise": [card]})
    assert craftable(game.state, 0) == []
    assert any(option[:2] == ("overwork", card) for option in options(game))


# 2.2 to 2.4 The map


def test_2_2_1_and_2_3_moves_follow_paths_not_the_river():
    """4 and 7 lie on the river, without a path between them."""
    game = woodland(where={4: "cat"})
    assert {move.to for move in legal_moves(game.state, 0)} == {8, 9, 12}


def test_2_2_2_a_clearing_has_one_suit():
    game = woodland(where={})
    assert sorted(here.suit for here in game.state.clearings.values()) == ["fox"] * 4 + ["mouse"] * 4 + ["rabbit"] * 4


def test_2_2_3_and_2_2_4_buildings_want_a_free_slot_and_a_ruin_fills_one():
    """Clearing 6 has two slots; with a ruin and a sawmill it is full."""
    game = woodland(TRIO, {6: "cat sawmill wood wood"}, agenda=ACTIONS, ruins={6: []})
    assert slots_free(game.state, 6) == 0
    assert not any(option[0] == "build" for option in options(game))
    game = woodland(TRIO, {6: "cat sawmill wood wood"}, agenda=ACTIONS)
    assert ("build", "sawmill", 6) in options(game)


def test_2_2_4_ruins_are_no_pieces_of_anybody():
    """A Favor of the Foxes leaves the ruin where it is."""
    game = woodland(
        TRIO,
        {1: "workshop", 8: "workshop", 6: "workshop bird"},
        agenda=[FactionStep(0, "craft")],
        ruins={6: []},
        hands={"marquise": ["favor_of_the_foxes"]},
    )
    play(game, ("craft", "favor_of_the_foxes"))
    assert describe(game, 6) == "workshop"
    assert 6 in game.state.ruins


def test_2_4_1_a_forest_touches_its_clearings_and_the_forests_behind_one_path():
    game = woodland(("vagabond", "marquise"), agenda=[FactionStep(0, "slip")], vagabond={"forest": "f2"})
    assert options(game) == [1, 9, 10, 12, "f1", "f3", "f4", "stay"]


def test_2_5_the_pawn_does_not_count_for_rule():
    game = woodland(("vagabond", "marquise"), {5: "cat"}, vagabond={"at": 5})
    assert ruler(game.state, 5) == 1
    assert ruler(woodland(("vagabond", "marquise"), vagabond={"at": 5}).state, 5) == -1


def test_2_5_three_rivals_count_each_against_each():
    """Two cats, one bird, one rebel: the cats have more than each of the others."""
    game = woodland(TRIO, {5: "cat cat bird rebel"})
    assert ruler(game.state, 5) == 0
    assert ruler(woodland(TRIO, {5: "cat rebel"}).state, 5) == -1
