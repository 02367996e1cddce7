"""Law 4: crafting, moving, battle; beside test_cards.py and test_movement_and_battle.py."""

from collections import Counter
from typing import Any

import pytest

from nemeton.games.root import GAME
from nemeton.games.root.rules.battle import DIE_SIDES
from nemeton.games.root.rules.crafting import Craft, craftable, ready_pieces
from nemeton.games.root.rules.movement import legal_moves
from nemeton.games.root.steps import FactionStep, Moves, StartBattle, Turn
from nemeton.kernel import play_of
from nemeton.kernel.records import read_position, start, write_position
from tests.games.root.woodland import asked, board, describe, hand, options, play, points, woodland

TRIO = ("marquise", "eyrie", "alliance")
CRAFT = [FactionStep(0, "craft")]


# 4.1 Crafting


def test_4_1_1_the_suit_of_a_piece_is_that_of_its_clearing():
    game = woodland(TRIO, {6: "workshop", 5: "workshop workshop"}, agenda=CRAFT)
    assert ready_pieces(game.state, 0) == {"fox": 1, "rabbit": 2}


def test_4_1_1_pieces_are_ready_again_next_turn():
    game = woodland(
        TRIO, {5: "workshop"}, agenda=[*CRAFT, Turn(0)], hands={"marquise": ["a_visit_to_friends", "anvil"]}
    )
    play(game, ("craft", "a_visit_to_friends"))
    assert game.state.activated == {}
    assert asked(game) == ("marquise", "craft"), "the workshop is ready, so she is asked"


def test_4_1_2_a_card_that_acts_at_once_is_discarded():
    where = {5: "workshop workshop", 10: "workshop"}
    game = woodland(TRIO, where, agenda=CRAFT, hands={"marquise": ["favor_of_the_rabbits"]})
    play(game, ("craft", "favor_of_the_rabbits"))
    assert game.state.discard == ["favor_of_the_rabbits"]


def test_4_1_2_the_item_comes_from_the_supply_and_the_card_is_discarded():
    game = woodland(TRIO, {2: "workshop"}, agenda=CRAFT, hands={"marquise": ["root_tea_mouse"]})
    play(game, ("craft", "root_tea_mouse"))
    assert (game.state.items["tea"], game.state.item_boxes[0], game.state.discard) == (1, ["tea"], ["root_tea_mouse"])


def test_4_1_3_a_lasting_card_lies_in_the_play_area():
    game = woodland(TRIO, {2: "workshop workshop"}, agenda=CRAFT, hands={"marquise": ["codebreakers"]})
    play(game, ("craft", "codebreakers"))
    assert (game.state.play_areas[0], game.state.discard) == (["codebreakers"], [])


def test_4_1_4_another_player_may_have_the_same_card():
    game = woodland(
        TRIO, {2: "workshop"}, agenda=CRAFT, hands={"marquise": ["sappers"]}, crafted={"eyrie": ["sappers"]}
    )
    assert craftable(game.state, 0) == [Craft("sappers")]


# 4.2 Moving


def test_4_2_any_number_but_at_least_one():
    game = woodland(TRIO, {5: "cat cat cat"}, agenda=[Moves(0, 1)])
    assert [move.count for move in legal_moves(game.state, 0) if move.to == 1] == [1, 2, 3]


def test_4_2_1_rule_of_neither_clearing_forbids_the_move():
    game = woodland(TRIO, {5: "cat bird bird", 1: "bird"}, agenda=[Moves(0, 1)])
    assert not any(move.to == 1 for move in legal_moves(game.state, 0))


# 4.3 Battle


def fight(where, *, script=(), attacker="marquise", defender="eyrie", **more):
    """A battle in clearing 5 (rabbit)."""
    factions = more.pop("factions", TRIO)
    step = StartBattle(factions.index(attacker), factions.index(defender), 5)
    return woodland(factions, {5: where}, agenda=[step], script=script, active=attacker, **more)


def test_4_3_warriors_are_needed_to_attack_any_piece_to_be_attacked():
    game = woodland(TRIO, {5: "cat roost", 1: "wood bird", 9: "sympathy cat"}, agenda=[FactionStep(0, "actions")])
    assert [option for option in options(game) if option[0] == "battle"] == [("battle", 5, 1), ("battle", 9, 2)]


def test_4_3_1_the_defender_may_keep_the_ambush():
    game = fight("cat cat bird bird", hands={"eyrie": ["ambush_rabbit"]}, script=(1, 0))
    assert options(game) == ["let", "ambush_rabbit"]
    play(game, "let")
    assert (describe(game, 5), hand(game, "eyrie")) == ("cat cat bird", ["ambush_rabbit"])


def test_4_3_1_i_both_ambushes_are_spent_and_nobody_is_hit():
    cards = {"eyrie": ["ambush_rabbit", "ambush_bird"], "marquise": ["ambush_bird"]}
    game = fight("cat bird", hands=cards, script=(0, 0))
    play(game, "ambush_bird", "ambush_bird")
    assert describe(game, 5) == "cat bird"
    assert game.state.discard == ["ambush_bird", "ambush_bird"]
    assert hand(game, "eyrie") == ["ambush_rabbit"], "one ambush a side"


def test_4_3_1_ii_the_battle_goes_on_with_whoever_is_left():
    game = fight("cat cat cat bird bird", hands={"eyrie": ["ambush_bird"]}, script=(3, 0))
    play(game, "ambush_bird", "let")
    assert describe(game, 5) == "cat bird", "one cat is left, so one rolled hit"


def test_4_3_1_ii_with_the_last_attacker_the_battle_ends():
    """No dice, and no building of the attacker falls for the second hit's sake? It does: two hits, two pieces."""
    game = fight("cat sawmill bird", hands={"eyrie": ["ambush_bird"]})
    play(game, "ambush_bird", "let")
    assert describe(game, 5) == "bird"
    assert points(game, "eyrie") == 1
    assert game.state.battle is None


def test_4_3_1_ii_an_attacker_wiped_out_deals_no_extra_hit_either():
    """The roost is defenseless, but nobody is left to take advantage of it."""
    game = fight("cat cat roost", hands={"eyrie": ["ambush_bird"]})
    play(game, "ambush_bird", "let")
    assert (describe(game, 5), points(game, "marquise")) == ("roost", 0)


def test_4_3_2_equal_dice_deal_equal_hits():
    game = fight("cat cat cat bird bird bird", script=(2, 2))
    play(game, "let")
    assert describe(game, 5) == "cat bird"


def test_4_3_2_the_dice_show_nought_to_three():
    game = start(GAME, 2, {}, 1)
    faces = Counter(play_of(game).roll(DIE_SIDES, count=400, lowest=0))
    assert set(faces) == {0, 1, 2, 3}


def test_4_3_2_i_rolled_hits_are_held_to_ones_warriors_extra_hits_are_not():
    """4.3.3.I: one bird defends: one rolled hit at most, and the sappers' hit beside it."""
    game = fight("cat cat cat bird", crafted={"eyrie": ["sappers"]}, script=(3, 3))
    play(game, "let", "sappers")
    assert describe(game, 5) == "cat"


def test_4_3_3_the_attacker_may_let_the_defender_go_first():
    """Who attacks chooses the order: here only after the sappers have been used."""
    crafted = {"marquise": ["armorers"], "eyrie": ["sappers", "armorers"]}
    game = fight("cat cat cat bird bird bird", crafted=crafted, script=(2, 1))
    play(game, "let")
    assert (asked(game)[0], options(game)) == ("marquise", ["armorers", "after", "done"])
    play(game, "after")
    assert (asked(game)[0], options(game)) == ("eyrie", ["armorers", "sappers", "done"])
    play(game, "sappers", "done")
    assert (asked(game)[0], options(game)) == ("marquise", ["armorers", "done"])
    play(game, "armorers")
    assert describe(game, 5) == "cat cat bird", "the rolled hit is ignored, the extra one is not"


def test_4_3_3_what_is_in_the_play_area_may_stay_there():
    game = fight("cat cat bird bird", crafted={"marquise": ["armorers"]}, script=(1, 1))
    play(game, "let", "done")
    assert (describe(game, 5), game.state.play_areas[0]) == ("cat bird", ["armorers"])


def test_4_3_3_ii_who_has_only_buildings_and_tokens_is_defenseless():
    game = fight("cat cat sympathy", defender="alliance", script=(0, 0))
    play(game, "let")
    assert describe(game, 5) == "cat cat"


def test_4_3_4_hits_beyond_the_last_piece_are_lost():
    game = fight("cat cat cat bird", script=(3, 1))
    play(game, "let")
    assert describe(game, 5) == "cat cat"


def test_4_3_4_who_lost_pieces_orders_what_they_trigger():
    """A base and a token fall together: the Alliance says whether the outrage or the loss of supporters comes first."""
    game = fight(
        "cat cat cat base_rabbit sympathy",
        defender="alliance",
        script=(1, 1),
        supporters=["bake_sale"],
        hands={"marquise": ["cobbler"]},
    )
    play(game, "let")
    assert asked(game) == ("alliance", "order")
    outrage = next(option for option in options(game) if option[1] == "outrage")
    play(game, outrage, "cobbler")
    assert board(game, "alliance").supporters == [], "the card given came in time to be discarded with the base"
    assert sorted(game.state.discard) == ["bake_sale", "cobbler"]


def of_both(attacker: str, where: str, *, factions: Any = TRIO, **more: Any) -> Any:
    """A battle in clearing 5 between cats, who have a keep and one card, and the Alliance, who has a supporter."""
    defender = "marquise" if attacker == "alliance" else "alliance"
    step = StartBattle(factions.index(attacker), factions.index(defender), 5, more.pop("director", -1))
    return woodland(
        factions,
        {5: where, 1: "keep"},
        agenda=[step],
        active=more.pop("active", attacker),
        supporters=["bake_sale"],
        hands={"marquise": ["cobbler"]},
        **more,
    )


def effect(game: Any, name: str) -> Any:
    """The option of an effect that waits."""
    return next(option for option in options(game) if option[1] == name)


def test_4_3_4_who_is_on_turn_says_whose_effect_comes_next_and_each_orders_its_own():
    """A cat falls to Sappers while base and sympathy fall: which effect of the Alliance comes, only the Alliance
    says."""
    game = of_both("marquise", "cat cat cat base_rabbit sympathy", script=(1, 1), crafted={"alliance": ["sappers"]})
    play(game, "sappers")
    assert asked(game) == ("marquise", "whose")
    assert options(game) == [0, 2]
    play(game, 2)
    assert asked(game) == ("alliance", "order")
    assert sorted(option[1] for option in options(game)) == ["lost_rabbit", "outrage"]
    play(game, effect(game, "lost_rabbit"))
    assert asked(game) == ("marquise", "whose"), "an effect of hers may come between two of theirs"
    play(game, 0)
    assert asked(game) == ("marquise", "marquise.hospital")
    play(game, "cobbler")
    assert describe(game, 1) == "cat keep"
    assert len(board(game, "alliance").supporters) == 1, (
        "the outrage came last and found an empty hand: a card is drawn"
    )
    assert game.state.battle is None


def test_4_3_4_the_alliance_attacks_and_says_whose_effects_come_first():
    game = of_both("alliance", "rebel cat cat cat base_rabbit sympathy", script=(3, 3))
    play(game, "let")
    assert describe(game, 5) == "cat cat"
    assert asked(game) == ("alliance", "whose")
    play(game, 2)
    assert asked(game) == ("alliance", "order")
    play(game, effect(game, "outrage"))
    assert asked(game) == ("marquise", "outrage")
    play(game, "cobbler")
    assert asked(game) == ("alliance", "whose")
    play(game, 2)
    assert board(game, "alliance").supporters == [], "what she gave went with the base"
    assert hand(game, "marquise") == [], "so nothing was left for the hospital"
    assert describe(game, 1) == "keep"


def test_4_3_4_the_vagabond_says_whose_though_nothing_of_his_was_lost():
    """A cat falls for him (9.2.9.II.D), base and sympathy fall to him: two others have effects, each orders its own."""
    game = of_both(
        "vagabond",
        "cat cat base_rabbit sympathy",
        factions=("marquise", "alliance", "vagabond"),
        script=(1, 1),
        crafted={"alliance": ["sappers"]},
        vagabond={"at": 5, "items": "sword", "relations": {"marquise": 3}},
    )
    play(game, 0, "sappers", ("ally", 0))
    assert asked(game) == ("vagabond", "whose")
    play(game, 1)
    assert asked(game) == ("alliance", "order")
    play(game, effect(game, "outrage"))
    assert asked(game) == ("vagabond", "whose"), "he had no card to give: one was drawn for them"
    play(game, 0)
    assert asked(game) == ("marquise", "marquise.hospital")


def test_4_3_4_the_vagrant_chooses_pieces_but_not_the_order_of_their_effects():
    """G.4.2 hands him the choice of what is removed; 4.3.4 leaves the effects to whoever lost the pieces."""
    game = of_both(
        "marquise",
        "cat cat cat base_rabbit sympathy",
        factions=("marquise", "alliance", "vagabond"),
        script=(1, 1),
        active="vagabond",
        director=2,
        crafted={"alliance": ["sappers"]},
        vagabond={"at": 5, "character": "vagrant"},
    )
    play(game, "sappers")
    assert asked(game) == ("vagabond", "whose")
    play(game, 1)
    assert asked(game) == ("alliance", "order")


@pytest.mark.parametrize("attacker", ["marquise", "eyrie"])
def test_4_3_4_where_only_one_side_has_effects_nobody_is_asked_whose_come_first(attacker):
    """The Eyrie loses warriors and a roost, which triggers nothing; the cats who fell may be saved."""
    defender = "eyrie" if attacker == "marquise" else "marquise"
    game = woodland(
        TRIO,
        {5: "cat cat bird roost", 1: "keep"},
        agenda=[StartBattle(TRIO.index(attacker), TRIO.index(defender), 5)],
        active=attacker,
        script=(1, 1),
        hands={"marquise": ["cobbler"]},
    )
    while game.ask is not None and game.ask.kind in ("root.ambush", "root.foil"):
        play(game, "let")
    assert asked(game) == ("marquise", "marquise.hospital")


def test_4_3_4_effects_that_waited_in_a_position_of_rules_2_are_ordered_by_their_owners():
    """Then the player on turn ordered all of them."""
    game = of_both("marquise", "cat cat cat base_rabbit sympathy", script=(1, 1), crafted={"alliance": ["sappers"]})
    play(game, "sappers")
    position = write_position(game) | {"rules": 2}
    waiting = position["state"]["agenda"][-1]
    assert waiting.pop("each_own") is True
    older = read_position(GAME, position, seed=1)
    assert asked(older) == ("marquise", "whose")
    play(older, 2)
    assert asked(older) == ("alliance", "order")


def test_4_3_4_both_sides_choose_before_anything_leaves():
    """The defender chooses between sawmill and wood while all pieces still stand; then all goes at once."""
    game = fight(
        "cat wood sawmill bird roost",
        attacker="eyrie",
        defender="marquise",
        leader="commander",
        crafted={"marquise": ["sappers"]},
        script=(1, 1),
    )
    play(game, "let", "sappers")
    assert asked(game) == ("marquise", "loss")
    assert describe(game, 5) == "cat bird wood sawmill roost"
    play(game, ("token", "wood"))
    assert describe(game, 5) == "sawmill"
    assert (points(game, "eyrie"), points(game, "marquise")) == (1, 1)


@pytest.mark.parametrize("partner", [False, True])
def test_4_3_a_partner_is_no_other_player(partner):
    """Ruling: coalition partners do not battle each other."""
    four = ("vagabond", "marquise", "eyrie", "alliance")
    more: dict[str, Any] = {}
    if partner:
        more = {"dominance": {"vagabond": "dominance_fox"}, "partner": {"vagabond": "marquise"}}
    game = woodland(four, {5: "cat"}, active="marquise", agenda=[FactionStep(1, "actions")], vagabond={"at": 5}, **more)
    assert (("battle", 5, 0) in options(game)) is not partner
