"""Law 9, what test_vagabond.py leaves."""

import pytest

from nemeton.games.root.cards import QUESTS
from nemeton.games.root.factions.vagabond.board import ALLIED, HOSTILE
from nemeton.games.root.factions.vagabond.items import off_tracks, on_track
from nemeton.games.root.steps import DiscardDown, FactionStep, Moves, Phase, Prepare, StartBattle, Turn
from tests.games.root.test_vagabond import items, tramp
from tests.games.root.woodland import asked, board, describe, hand, options, play, points, woodland

PAIR = ("vagabond", "marquise")
TRIO = ("vagabond", "marquise", "eyrie")
FIGHT = [StartBattle(0, 1, 5)]


def offers(game, kind):
    """The options of one kind."""
    return [option for option in options(game) if option[0] == kind]


# 9.2 Abilities


def test_9_2_1_crafted_items_come_face_up_into_the_satchel():
    game = tramp(vagabond={"items": "hammer"}, hands={"vagabond": ["a_visit_to_friends"]})
    play(game, ("craft", "a_visit_to_friends"))
    assert items(game) == "boot hammer-"
    assert (points(game, "vagabond"), game.state.item_boxes[0]) == (1, [])


def test_9_2_1_in_a_forest_hammers_have_no_suit():
    game = woodland(
        PAIR,
        agenda=[FactionStep(0, "day")],
        vagabond={"forest": "f1", "items": "hammer"},
        hands={"vagabond": ["a_visit_to_friends"]},
    )
    assert offers(game, "craft") == []


def test_9_2_2_i_a_revolt_damages_three_items_of_his_choice_and_he_stays():
    game = woodland(
        ("alliance", "vagabond"),
        {5: "sympathy"},
        supporters=["bake_sale", "cobbler"],
        agenda=[FactionStep(0, "revolt")],
        vagabond={"at": 5, "items": "boot torch- sword tea bag!"},
    )
    play(game, ("revolt", 5), ("bake_sale", "cobbler"))
    assert asked(game) == ("vagabond", "vagabond.hit")
    play(game, ("item", "torch", 1, 0), ("item", "boot", 0, 0), ("item", "sword", 0, 0))
    assert items(game) == "bag! boot! sword! tea torch-!"
    assert board(game, "vagabond").at == 5


def test_9_2_2_i_fewer_items_than_three_are_all_damaged():
    game = woodland(
        ("alliance", "vagabond"),
        {5: "sympathy"},
        supporters=["bake_sale", "cobbler"],
        agenda=[FactionStep(0, "revolt")],
        vagabond={"at": 5, "items": "boot tea"},
    )
    play(game, ("revolt", 5), ("bake_sale", "cobbler"), ("item", "tea", 0, 0))
    assert items(game) == "boot! tea!"


def test_9_2_3_he_moves_whoever_rules():
    game = tramp({1: "cat cat", 5: "cat"}, vagabond={"items": "boot"})
    assert [option[1] for option in offers(game, "move")] == [1, 2]


def test_9_2_4_a_sword_makes_him_defend_himself():
    for sword, left in (("sword-", "boot- sword-"), ("sword!", "boot-! sword!")):
        game = woodland(
            ("marquise", "vagabond"),
            {5: "cat"},
            agenda=[StartBattle(0, 1, 5)],
            script=(0, 0),
            vagabond={"at": 5, "items": f"boot- {sword}"},
        )
        play(game, "let")
        assert items(game) == left


def test_9_2_5_i_tracks_hold_three_and_only_what_is_face_up():
    """Four bags face up: three on the track, one in the satchel; limit 6 + 6."""
    game = tramp(vagabond={"character": "tinker", "items": "bag bag bag bag tea- coins!"})
    own = board(game, "vagabond")
    assert on_track(own, "bag") == 3
    assert sorted(item.kind for item in off_tracks(own)) == ["bag", "coins", "tea"]


def test_9_2_7_each_hit_damages_an_item_of_his_choice():
    game = woodland(
        ("marquise", "vagabond"),
        {5: "cat cat cat"},
        agenda=[StartBattle(0, 1, 5)],
        script=(2, 1),
        vagabond={"at": 5, "items": "boot sword tea"},
    )
    play(game, "let")
    assert asked(game) == ("vagabond", "vagabond.hit")
    play(game, ("item", "tea", 0, 0), ("item", "boot", 0, 0))
    assert items(game) == "boot! sword tea!"
    assert describe(game, 5) == "cat cat"


def test_9_2_8_his_dominance_card_wins_nothing_by_itself():
    game = woodland(
        ("vagabond", "marquise", "eyrie", "alliance"),
        {5: "cat"},
        agenda=[Turn(0)],
        vagabond={"at": 5},
        dominance={"vagabond": "dominance_fox"},
        partner={"vagabond": "marquise"},
    )
    assert not game.over


# 9.2.9 Relationships


def test_9_2_9_i_a_aids_count_within_one_turn_only():
    """Two are needed for the next step: one today and one tomorrow will not do."""
    game = woodland(
        PAIR,
        {5: "cat"},
        agenda=[FactionStep(0, "day"), Turn(0)],
        phase="daylight",
        vagabond={"at": 5, "items": "boot torch sword", "relations": {"marquise": 1}},
        hands={"vagabond": ["bake_sale", "cobbler"]},
    )
    play(game, ("aid", 1, "bake_sale"), "boot", "end")
    play(game, "stay", ("aid", 1, "cobbler"))
    if asked(game)[1] == "vagabond.exhaust":
        play(game, "torch")
    assert board(game, "vagabond").relations[1] == 1


def test_9_2_9_i_three_aids_do_not_jump_to_allied():
    """Ruling: an aid counts towards one improvement only; one moves on, two more move on again."""
    cards = ["bake_sale", "cobbler", "smugglers_trail"]
    game = tramp({5: "cat"}, vagabond={"items": "boot torch sword"}, hands={"vagabond": cards})
    for card in cards:
        play(game, ("aid", 1, card))
        if asked(game)[1] == "vagabond.exhaust":
            play(game, options(game)[0])
    assert (board(game, "vagabond").relations[1], points(game, "vagabond")) == (2, 3)


def test_9_2_9_ii_b_slipping_takes_allies_along_too():
    game = tramp({5: "cat cat"}, vagabond={"relations": {"marquise": ALLIED}}, agenda=[FactionStep(0, "slip")])
    play(game, 1, (1, 1))
    assert (describe(game, 1), describe(game, 5)) == ("cat", "cat")


def test_9_2_9_ii_b_not_out_of_a_forest_and_not_into_one():
    game = tramp({5: "cat"}, vagabond={"relations": {"marquise": ALLIED}}, agenda=[FactionStep(0, "slip")])
    play(game, "f1")
    assert asked(game)[1] != "vagabond.allies"


def test_9_2_9_ii_c_allies_do_not_fight_their_own():
    game = tramp(
        {5: "cat cat"},
        vagabond={"items": "sword", "relations": {"marquise": ALLIED}},
        agenda=FIGHT,
        script=(3, 0),
        hands={"marquise": ["sword"]},
    )
    assert asked(game) == ("marquise", "ambush"), "nobody to choose"
    play(game, "let")
    assert describe(game, 5) == "cat", "one sword, one hit"
    assert board(game, "vagabond").relations[1] == HOSTILE, "and the alliance is over"


def test_9_2_9_ii_c_he_may_fight_alone():
    game = tramp(
        {5: "cat cat bird bird"},
        factions=TRIO,
        agenda=[StartBattle(0, 2, 5)],
        script=(3, 0),
        vagabond={"items": "sword", "relations": {"marquise": ALLIED}},
    )
    assert options(game) == [1, "alone"]
    play(game, "alone", "let")
    assert describe(game, 5) == "cat cat bird"


def test_9_2_9_ii_d_an_ambush_counts_with_the_dice():
    """Two cats fall to the ambush, one item to the dice: two against one."""
    game = tramp(
        {5: "cat cat bird bird"},
        factions=TRIO,
        agenda=[StartBattle(0, 2, 5)],
        script=(1, 1),
        vagabond={"items": "sword boot", "relations": {"marquise": ALLIED}},
        hands={"eyrie": ["ambush_bird"]},
    )
    play(game, 1, "ambush_bird", "let", ("ally", 1), ("ally", 1))
    play(game, ("item", "boot", 0, 0))
    assert board(game, "vagabond").relations[1] == HOSTILE


def test_9_2_9_ii_d_as_many_allies_as_items_leave_the_alliance_whole():
    """Case 40: one warrior for one item; only more of them end it."""
    game = tramp(
        {5: "cat cat bird bird"},
        factions=TRIO,
        agenda=[StartBattle(0, 2, 5)],
        script=(2, 2),
        vagabond={"items": "sword boot", "relations": {"marquise": ALLIED}},
    )
    play(game, 1, "let", ("ally", 1), ("item", "boot", 0, 0))
    assert describe(game, 5) == "cat"
    assert board(game, "vagabond").relations[1] == ALLIED


def test_9_2_9_iii_defending_makes_enemies_but_no_fame():
    """On the cats' turn his sword fells one: hostile, no points, for later ones neither."""
    for before in (0, HOSTILE):
        game = woodland(
            ("marquise", "vagabond"),
            {5: "cat cat cat"},
            agenda=[StartBattle(0, 1, 5)],
            script=(1, 1),
            vagabond={"at": 5, "items": "sword boot", "relations": {"marquise": before}},
        )
        play(game, "let", ("item", "boot", 0, 0))
        assert (board(game, "vagabond").relations[0], points(game, "vagabond")) == (HOSTILE, 0)


def test_9_2_9_iii_a_every_hostile_piece_scores_beside_its_own_point():
    game = tramp(
        {5: "cat sawmill wood"},
        vagabond={"items": "sword sword sword", "relations": {"marquise": HOSTILE}},
        agenda=FIGHT,
        script=(3, 0),
    )
    play(game, "let")
    assert points(game, "vagabond") == 5, "three for infamy, two for building and token"


def test_9_2_9_iii_b_a_card_that_grants_a_move_still_costs_the_additional_boot():
    """Ruling: Cobbler gives a move; hostile warriors want the additional boot all the same, only slipping does not."""
    for boots, ways in (("tea", [2]), ("boot tea", [1, 2])):
        game = tramp({1: "cat"}, vagabond={"items": boots, "relations": {"marquise": HOSTILE}}, agenda=[Moves(0, 1)])
        assert [option[2] for option in offers(game, "move")] == ways
    game = tramp({1: "cat"}, vagabond={"items": "boot tea", "relations": {"marquise": HOSTILE}}, agenda=[Moves(0, 1)])
    play(game, ("move", 5, 1, 1))
    assert items(game) == "boot- tea"


def test_9_2_9_iii_c_aiding_an_enemy_takes_items_and_mends_nothing():
    game = tramp(
        {5: "cat"},
        vagabond={"items": "boot", "relations": {"marquise": HOSTILE}},
        boxes={"marquise": ["tea"]},
        hands={"vagabond": ["bake_sale"]},
    )
    play(game, ("aid", 1, "bake_sale"), "tea")
    assert (board(game, "vagabond").relations[1], points(game, "vagabond")) == (HOSTILE, 0)
    assert items(game) == "boot- tea"


# 9.3 Setup


def test_9_3_setup_step_by_step():
    game = woodland(TRIO, agenda=[Prepare(0)], ruins={6: [], 10: [], 11: [], 12: []})
    assert len(options(game)) == 9
    play(game, "tinker")
    assert options(game) == ["f1", "f2", "f3", "f4", "f5", "f6", "f7"]
    play(game, "f5")
    assert (board(game, "vagabond").forest, board(game, "vagabond").at) == ("f5", 0)
    assert items(game) == "bag boot hammer torch"
    assert (len(game.state.quests), len(game.state.quest_deck)) == (3, 12)
    assert [len(under) for under in game.state.ruins.values()] == [1, 1, 1, 1]
    assert board(game, "vagabond").relations == {1: 0, 2: 0}


# 9.4 to 9.6 The turn


def test_9_4_1_three_items_and_two_for_each_tea_on_its_track():
    tired = "boot- boot- torch- sword- sword- hammer- crossbow- bag- coins-"
    for teas, count in (("", 3), ("tea", 5), ("tea tea", 7), ("tea tea!", 5)):
        game = tramp(
            vagabond={"items": f"{teas} {tired}", "character": "thief"}, agenda=[Phase(0, "birdsong")], phase="birdsong"
        )
        assert {len(choice) for choice in options(game)} == {count}


def test_9_4_1_what_is_chosen_is_turned_up():
    game = tramp(vagabond={"items": "boot- boot- sword- torch-"}, agenda=[Phase(0, "birdsong")], phase="birdsong")
    play(game, ("boot", "boot", "torch"))
    assert items(game) == "boot boot sword- torch"


def test_9_4_2_slipping_costs_nothing_and_may_be_left():
    game = tramp(
        {1: "cat"}, vagabond={"items": "boot", "relations": {"marquise": HOSTILE}}, agenda=[FactionStep(0, "slip")]
    )
    assert "stay" in options(game)
    play(game, 1)
    assert (board(game, "vagabond").at, items(game)) == (1, "boot")


def test_9_5_1_by_day_never_into_a_forest_and_out_of_one_to_its_clearings():
    game = tramp(vagabond={"items": "boot"})
    assert [option[1] for option in offers(game, "move")] == [1, 2]
    game = woodland(PAIR, agenda=[FactionStep(0, "day")], vagabond={"forest": "f4", "items": "boot"})
    assert [option[1] for option in offers(game, "move")] == [4, 9, 12]
    play(game, ("move", 9))
    assert (board(game, "vagabond").at, board(game, "vagabond").forest, items(game)) == (9, "", "boot-")


def test_9_5_2_a_battle_costs_a_sword():
    game = tramp({5: "cat"}, vagabond={"items": "sword"}, script=(0, 0))
    play(game, ("battle", 1), "let")
    assert items(game) == "sword-"
    assert offers(game, "battle") == []


def test_9_5_3_only_where_something_lies_under_a_ruin():
    assert offers(tramp(vagabond={"items": "torch"}), "explore") == []
    assert offers(tramp(vagabond={"at": 10, "items": "boot"}, ruins={10: ["bag"]}), "explore") == []
    assert offers(tramp(vagabond={"at": 10, "items": "torch"}, ruins={10: ["bag"]}), "explore") == [("explore",)]


def test_9_5_4_a_matching_card_for_somebody_with_a_piece_there():
    """A token is enough; the item in return may be left."""
    game = tramp(
        {5: "wood"},
        vagabond={"items": "boot sword-"},
        hands={"vagabond": ["bake_sale", "anvil", "armorers"]},
        boxes={"marquise": ["tea"]},
    )
    assert offers(game, "aid") == [("aid", 1, "armorers"), ("aid", 1, "bake_sale")]
    play(game, ("aid", 1, "bake_sale"), "none")
    assert (hand(game, "marquise"), game.state.item_boxes[1], items(game)) == (["bake_sale"], ["tea"], "boot- sword-")


def test_9_5_4_without_a_ready_item_nobody_is_aided():
    game = tramp({5: "cat"}, vagabond={"items": "boot- sword!"}, hands={"vagabond": ["bake_sale"]})
    assert offers(game, "aid") == []


@pytest.mark.parametrize("name", QUESTS)
def test_9_5_5_every_quest_wants_its_suit_and_its_two_items(name):
    quest = QUESTS[name]
    at = {"fox": 1, "rabbit": 5, "mouse": 2}[quest.suit]
    wanted = " ".join(quest.items)
    character = "thief" if "tea" in quest.items or "sword" in quest.items else "ranger"
    game = tramp(vagabond={"at": at, "items": wanted, "character": character}, quests=[name])
    play(game, ("quest", name), "cards")
    assert len(hand(game, "vagabond")) == 2
    assert board(game, "vagabond").quests == [name]
    assert (len(game.state.quests), game.state.quests[0] != name) == (1, True), "another one is open"
    elsewhere = tramp(vagabond={"at": {1: 5, 5: 2, 2: 1}[at], "items": wanted, "character": character}, quests=[name])
    assert offers(elsewhere, "quest") == []
    first = tramp(vagabond={"at": at, "items": quest.items[0], "character": character}, quests=[name])
    assert offers(first, "quest") == []


def test_9_5_6_warriors_before_other_pieces_which_are_his_choice():
    game = tramp({5: "cat sawmill"}, vagabond={"items": "crossbow"})
    play(game, ("strike", 1))
    assert describe(game, 5) == "sawmill"
    game = tramp({5: "wood sawmill"}, vagabond={"items": "crossbow"})
    play(game, ("strike", 1))
    assert asked(game) == ("vagabond", "loss")
    play(game, ("building", "sawmill"))
    assert (describe(game, 5), points(game, "vagabond"), items(game)) == ("wood", 1, "crossbow-")


def test_9_5_6_a_bolt_at_a_warrior_makes_an_enemy():
    game = tramp({5: "cat"}, vagabond={"items": "crossbow"})
    play(game, ("strike", 1))
    assert board(game, "vagabond").relations[1] == HOSTILE


def test_9_5_7_repairing_does_not_refresh():
    game = tramp(vagabond={"items": "hammer boot-! sword!"})
    assert offers(game, "repair") == [("repair", "boot", 1, 1), ("repair", "sword", 0, 1)]
    play(game, ("repair", "boot", 1, 1))
    assert items(game) == "boot- hammer- sword!"


def test_9_5_8_each_symbol_costs_a_hammer():
    for hammers, may in (("hammer", False), ("hammer hammer", True)):
        game = tramp(vagabond={"items": hammers}, hands={"vagabond": ["bake_sale"]})
        assert bool(offers(game, "craft")) is may
    game = tramp(vagabond={"items": "hammer hammer"}, hands={"vagabond": ["bake_sale"]})
    play(game, ("craft", "bake_sale"))
    assert (items(game), points(game, "vagabond")) == ("coins hammer- hammer-", 3)


def test_9_6_1_rest_is_for_forests_only():
    game = tramp(vagabond={"items": "boot!"}, agenda=[FactionStep(0, "rest")])
    assert items(game) == "boot!"


@pytest.mark.parametrize(("purse", "cards"), [("", 1), ("coins", 2), ("coins coins", 3), ("coins coins-", 2)])
def test_9_6_2_coins_on_their_track_draw_cards(purse, cards):
    game = tramp(vagabond={"items": purse}, agenda=[Phase(0, "evening")], phase="evening")
    assert len(hand(game, "vagabond")) == cards


def test_9_6_3_five_cards_are_kept():
    cards = ["anvil", "bake_sale", "sword", "investments", "armorers", "sappers"]
    game = tramp(agenda=[DiscardDown(0)], hands={"vagabond": cards})
    play(game, ("sword",))
    assert len(hand(game, "vagabond")) == 5


def test_9_6_4_what_is_too_much_leaves_the_game():
    game = tramp(vagabond={"items": "boot boot- boot! sword sword! hammer torch"}, agenda=[FactionStep(0, "limit")])
    play(game, ("hammer", 0, 0))
    assert (items(game), game.state.items_gone.count("hammer")) == ("boot boot! boot- sword sword! torch", 1)


def test_9_2_7_the_journal_tells_which_items_are_damaged():
    game = woodland(
        PAIR, {5: "cat cat cat"}, vagabond={"at": 5, "items": "sword boot torch"}, agenda=FIGHT, script=(1, 1)
    )
    play(game, "let", ("item", "boot", 0, 0))
    assert [entry.values["item"] for entry in game.journal if entry.kind == "root.item_damaged"] == ["boot"]
