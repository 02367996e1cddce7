"""Law 9 and G: the Vagabond."""

import pytest

from nemeton.games.root.factions.vagabond.board import ALLIED, HOSTILE
from nemeton.games.root.places import clearings_beside
from nemeton.games.root.rules.dominance import Activate, dominance_options
from nemeton.games.root.rules.removing import sweep
from nemeton.games.root.steps import DiscardDown, FactionStep, Phase, Prepare, StartBattle
from nemeton.kernel import play_of
from tests.games.root.woodland import asked, board, describe, hand, options, play, points, seat, woodland

PAIR = ("vagabond", "marquise")
DAY = [FactionStep(0, "day")]


def tramp(where=None, *, factions=PAIR, agenda=DAY, **more):
    """A day of the Vagabond in clearing 5 (rabbit), unless said otherwise."""
    vagabond = {"at": 5} | more.pop("vagabond", {})
    return woodland(factions, where or {}, agenda=agenda, vagabond=vagabond, **more)


def items(game):
    """The items as the tests write them."""
    return " ".join(
        item.kind + "-" * item.exhausted + "!" * item.damaged
        for item in sorted(board(game, "vagabond").items, key=lambda item: (item.kind, item.exhausted, item.damaged))
    )


def test_setup():
    """9.3: a character, a forest, three quests, an item under each ruin, indifferent to everybody."""
    game = woodland(PAIR, agenda=[Prepare(0)], ruins={6: [], 10: [], 11: [], 12: []})
    play(game, "ranger", "f3")
    assert items(game) == "boot crossbow sword torch"
    assert len(game.state.quests) == 3
    assert sorted(card.card for under in game.state.ruins.values() for card in under) == [
        "bag",
        "boot",
        "hammer",
        "sword",
    ]
    assert board(game, "vagabond").relations == {1: 0}


# 9.2 Abilities


def test_sweeping_a_clearing_damages_three_items():
    """9.2.2.I: the pawn stays."""
    game = tramp({5: "cat"}, vagabond={"items": "boot torch sword tea"}, factions=("vagabond", "marquise"))
    sweep(play_of(game), 1, [5])
    rule = game.state.agenda[-1]
    assert rule.effects[0].count == 3


def test_rolled_hits_are_held_to_undamaged_swords():
    """9.2.6, 9.2.4: exhausted swords count, damaged ones do not."""
    game = tramp(
        {5: "cat cat cat"}, vagabond={"items": "sword sword- sword!"}, agenda=[StartBattle(0, 1, 5)], script=(3, 0)
    )
    play(game, "let")
    assert describe(game, 5) == "cat"


def test_without_a_whole_sword_he_is_defenseless():
    """9.2.4, 9.2.7: hits damage items; what is too much is ignored."""
    game = woodland(
        ("marquise", "vagabond"),
        {5: "cat cat cat"},
        agenda=[StartBattle(0, 1, 5)],
        vagabond={"at": 5, "items": "boot sword!"},
        script=(2, 1),
    )
    play(game, "let")
    assert items(game) == "boot! sword!"
    assert describe(game, 5) == "cat cat cat"


# 9.2.9 Relationships


@pytest.mark.parametrize(("place", "needed", "scored"), [(0, 1, 1), (1, 2, 2), (2, 3, 2)])
def test_so_many_aids_in_one_turn_improve_a_relationship(place, needed, scored):
    """9.2.9.I: one aid counts towards one improvement only."""
    cards = ["bake_sale", "smugglers_trail", "a_visit_to_friends"]
    game = tramp(
        {5: "cat"}, vagabond={"items": "boot torch sword", "relations": {"marquise": place}}, hands={"vagabond": cards}
    )
    for card in cards[:needed]:
        assert board(game, "vagabond").relations[1] == place
        play(game, ("aid", 1, card))
        play(game, options(game)[0])
    assert board(game, "vagabond").relations[1] == place + 1
    assert points(game, "vagabond") == scored
    assert sorted(hand(game, "marquise")) == sorted(cards[:needed])


def test_each_aid_of_an_ally_scores_two():
    """9.2.9.II.A."""
    game = tramp(
        {5: "cat"}, vagabond={"items": "boot", "relations": {"marquise": ALLIED}}, hands={"vagabond": ["bake_sale"]}
    )
    play(game, ("aid", 1, "bake_sale"))
    assert points(game, "vagabond") == 2


def test_an_aid_may_take_a_crafted_item():
    """9.5.4."""
    game = tramp({5: "cat"}, vagabond={"items": "boot"}, hands={"vagabond": ["bake_sale"]}, boxes={"marquise": ["tea"]})
    play(game, ("aid", 1, "bake_sale"), "tea")
    assert items(game) == "boot- tea"
    assert game.state.item_boxes[1] == []


def test_hostility_and_infamy():
    """9.2.9.III: the first warrior only makes them hostile, the second scores one, the building one and one."""
    game = tramp(
        {5: "cat cat sawmill"}, vagabond={"items": "sword sword sword"}, agenda=[StartBattle(0, 1, 5)], script=(3, 0)
    )
    play(game, "let")
    assert describe(game, 5) == ""
    assert board(game, "vagabond").relations[1] == HOSTILE
    assert points(game, "vagabond") == 3


def test_buildings_alone_make_nobody_hostile():
    """9.2.9.III."""
    game = tramp({5: "sawmill"}, vagabond={"items": "sword sword"}, agenda=[StartBattle(0, 1, 5)], script=(0, 0))
    play(game, "let")
    assert board(game, "vagabond").relations[1] == 0
    assert points(game, "vagabond") == 1


def test_a_bolt_brings_no_infamy():
    """9.5.6, 9.2.9.III.A."""
    game = tramp({5: "cat"}, vagabond={"items": "crossbow", "relations": {"marquise": HOSTILE}})
    play(game, ("strike", 1))
    assert (describe(game, 5), points(game, "vagabond")) == ("", 0)
    game = tramp({5: "sawmill"}, vagabond={"items": "crossbow", "relations": {"marquise": HOSTILE}})
    play(game, ("strike", 1))
    assert points(game, "vagabond") == 1, "a building scores its point"


def test_hostile_warriors_cost_a_second_boot():
    """9.2.9.III.B, 9.4.2: slipping costs none."""
    where = {1: "cat", 2: "sawmill"}
    for boots, ways in (("boot", [2]), ("boot boot", [1, 2])):
        game = tramp(where, vagabond={"items": boots, "relations": {"marquise": HOSTILE}})
        assert [option[1] for option in options(game) if option[0] == "move"] == ways
    game = tramp(where, vagabond={"relations": {"marquise": HOSTILE}}, agenda=[FactionStep(0, "slip")])
    assert 1 in options(game)


def test_allies_fight_and_fall_for_him():
    """9.2.9.II.C, D: two allied warriors removed and one item damaged: the ally turns hostile."""
    trio = ("vagabond", "marquise", "eyrie")
    for losses, hostile in ((["ally", "ally", "item"], True), (["ally", "item", "item"], False)):
        game = tramp(
            {5: "cat cat cat bird bird bird"},
            factions=trio,
            agenda=[StartBattle(0, 2, 5)],
            script=(3, 3),
            vagabond={"items": "sword boot tea", "relations": {"marquise": ALLIED}},
        )
        play(game, 1, "let")
        for sort in losses:
            game.answer(next(option for option in options(game) if option[0] == sort))
        assert (board(game, "vagabond").relations[1] == HOSTILE) is hostile
        assert "bird" not in describe(game, 5), "three hits: a sword and three cats allow them"


def test_allies_come_along_where_they_may_move():
    """9.2.9.II.B, 1.5.5: they move as if by themselves; their entering sympathy is their outrage."""
    trio = ("vagabond", "marquise", "alliance")
    game = tramp(
        {5: "cat cat", 1: "sympathy"},
        factions=trio,
        vagabond={"items": "boot", "relations": {"marquise": ALLIED}},
        hands={"marquise": ["anvil"]},
    )
    play(game, ("move", 1), (1, 2))
    assert describe(game, 1) == "cat cat sympathy"
    assert asked(game) == ("marquise", "outrage")


def test_allies_come_along_by_their_own_rules_of_moving():
    """1.5.5: whom he makes move is nimble as ever (13.2.3), swims as ever (11.2.2), and has not hired his boats."""
    trio = ("vagabond", "corvids", "marquise")
    crows = {"items": "boot", "relations": {"corvids": ALLIED}}
    game = tramp({5: "crow crow cat cat cat", 1: "cat"}, factions=trio, vagabond=crows)
    play(game, ("move", 1), (1, 2))
    assert describe(game, 1) == "cat crow crow", "the Marquise rules both clearings"
    trio, boats = ("vagabond", "riverfolk", "marquise"), {"bought": ["riverboats"]}
    for ally, piece, comes in (("riverfolk", "otter", True), ("marquise", "cat", False)):
        friend = {"at": 7, "items": "boot", "relations": {ally: ALLIED}}
        game = tramp({7: f"{piece} {piece}"}, factions=trio, vagabond=friend, riverfolk=boats)
        assert 4 not in clearings_beside(game.state, 7)
        play(game, ("move", 4))
        assert (asked(game)[1] == "vagabond.allies") is comes


def test_the_pawn_alone_is_no_outrage():
    """8.2.6."""
    game = tramp({1: "sympathy"}, factions=("vagabond", "alliance"), vagabond={"items": "boot"})
    play(game, ("move", 1))
    assert asked(game)[1] == "vagabond.day"


# 9.2.8 Coalition


def test_a_coalition_wants_four_players_ten_points_and_the_poorest():
    """9.2.8, 3.3.1."""
    four = ("vagabond", "marquise", "eyrie", "alliance")
    more = {
        "points": {"vagabond": 10, "marquise": 5, "eyrie": 3, "alliance": 3},
        "hands": {"vagabond": ["dominance_fox"]},
    }
    game = tramp(factions=four, **more)
    assert dominance_options(game.state, 0) == [Activate("dominance_fox", 2), Activate("dominance_fox", 3)]
    play(game, ("activate", "dominance_fox", 2))
    assert game.state.partner[0] == 2
    three = {"points": {"vagabond": 10}, "hands": {"vagabond": ["dominance_fox"]}}
    assert dominance_options(tramp(factions=four[:3], **three).state, 0) == []
    few = {"points": {"vagabond": 9}, "hands": {"vagabond": ["dominance_fox"]}}
    assert dominance_options(tramp(factions=four, **few).state, 0) == []


def test_partners_win_together():
    """9.2.8."""
    four = ("vagabond", "marquise", "eyrie", "alliance")
    game = woodland(
        four,
        {5: "cat sawmill wood"},
        active="marquise",
        agenda=[FactionStep(1, "actions")],
        points={"marquise": 29},
        dominance={"vagabond": "dominance_fox"},
        partner={"vagabond": "marquise"},
        vagabond={"at": 1},
    )
    play(game, ("build", "sawmill", 5))
    assert game.result is not None
    assert game.result.winners == (1, 0)


# 9.4 to 9.6 The turn


def test_tea_on_its_track_refreshes_more():
    """9.4.1: one tea face up, one exhausted: five items; damaged ones stay."""
    game = tramp(
        vagabond={"items": "tea tea- boot- boot- torch- sword- sword-! hammer-"},
        agenda=[Phase(0, "birdsong")],
        phase="birdsong",
    )
    assert all(len(choice) == 5 for choice in options(game))
    assert not any("sword" in choice and choice.count("sword") > 1 for choice in options(game))


def test_slipping_reaches_clearings_and_forests():
    """9.4.2."""
    game = tramp(agenda=[FactionStep(0, "slip")])
    assert options(game) == [1, 2, "f1", "stay"]


def test_exploring_takes_what_lies_under_a_ruin():
    """9.5.3."""
    game = tramp(vagabond={"at": 10, "items": "torch"}, ruins={10: ["hammer"]})
    play(game, ("explore",))
    assert items(game) == "hammer torch-"
    assert (points(game, "vagabond"), game.state.ruins) == (1, {})


def test_a_third_quest_of_a_suit_scores_three():
    """9.5.5."""
    done = ["errand_rabbit", "guard_duty_rabbit"]
    game = tramp(vagabond={"items": "sword sword", "quests": done}, quests=["expel_bandits_rabbit", "escort_mouse"])
    assert [option for option in options(game) if option[0] == "quest"] == [("quest", "expel_bandits_rabbit")]
    play(game, ("quest", "expel_bandits_rabbit"), "points")
    assert points(game, "vagabond") == 3


def test_hammers_repair_and_craft():
    """9.5.7, 9.5.8: all hammers have the suit of the clearing."""
    game = tramp(vagabond={"items": "hammer hammer boot-!"}, hands={"vagabond": ["a_visit_to_friends", "anvil"]})
    assert [option for option in options(game) if option[0] == "craft"] == [("craft", "a_visit_to_friends")]
    play(game, ("repair", "boot", 1, 1), ("craft", "a_visit_to_friends"))
    assert items(game) == "boot boot- hammer- hammer-"


def test_rest_in_a_forest_mends_everything():
    """9.6.1."""
    game = woodland(PAIR, vagabond={"forest": "f1", "items": "boot! sword-! tea-"}, agenda=[FactionStep(0, "rest")])
    assert items(game) == "boot sword tea-"


def test_the_item_limit_counts_satchel_and_damaged_box():
    """9.6.4: nine items there, a bag on its track: eight may stay; items on tracks never count."""
    game = tramp(
        vagabond={"items": "bag tea coins boot boot boot- sword sword sword! hammer torch crossbow"},
        agenda=[FactionStep(0, "limit"), DiscardDown(0)],
    )
    assert asked(game) == ("vagabond", "vagabond.limit")
    play(game, ("sword", 0, 1))
    assert "sword!" not in items(game)
    assert asked(game)[1] == "vagabond.day"


# G Characters


def special(character, where=None, items="torch", **more):
    """The special actions on offer."""
    game = tramp(where, vagabond={"character": character, "items": items, "at": 5}, **more)
    return game, [option for option in options(game) if option[0] == "special"]


def test_the_thief_takes_a_card():
    """G.1.2."""
    game, offered = special("thief", {5: "cat"}, hands={"marquise": ["anvil"]}, script=(0,))
    play(game, offered[0])
    assert hand(game, "vagabond") == ["anvil"]


def test_the_tinker_takes_a_matching_discard():
    """G.2.2: birds too."""
    game, offered = special("tinker", discard=["anvil", "armorers", "bake_sale"])
    assert offered == [("special", "labor", "armorers"), ("special", "labor", "bake_sale")]
    play(game, offered[1])
    assert hand(game, "vagabond") == ["bake_sale"]


def test_the_ranger_hides_and_the_day_is_over():
    """G.3.2."""
    game, offered = special("ranger", items="torch boot! sword! tea! bag!", agenda=[*DAY, Phase(0, "evening")])
    play(game, offered[0], ("boot", 0, 1), ("sword", 0, 1), ("bag", 0, 1))
    assert game.state.phase == "evening"


def test_the_vagrant_sets_others_at_each_other():
    """G.4.2: he scores for buildings and tokens that fall on either side."""
    trio = ("vagabond", "marquise", "eyrie")
    game, _ = special("vagrant", {5: "cat cat roost"}, factions=trio, script=(0, 0))
    play(game, ("special", "instigate", 1, 2), "let")
    assert describe(game, 5) == "cat cat"
    assert points(game, "vagabond") == 1
    assert points(game, "marquise") == 0


def test_the_arbiter_is_enlisted_by_a_defender():
    """G.5.2: his swords raise what the defender may roll."""
    trio = ("marquise", "eyrie", "vagabond")
    game = woodland(
        trio,
        {5: "cat cat cat bird"},
        agenda=[StartBattle(0, 1, 5)],
        script=(2, 2),
        vagabond={"character": "arbiter", "at": 5, "items": "sword sword-"},
    )
    play(game, "let", "enlist")
    assert describe(game, 5) == "cat"
    assert points(game, "vagabond") == 1


def test_scorched_earth_takes_nobody_any_more():
    """G.6.2."""
    game, offered = special("scoundrel", {5: "cat sawmill", 1: "cat"})
    play(game, offered[0])
    assert describe(game, 5) == ""
    assert game.state.clearings[5].scorched
    assert items(game) == ""
    assert points(game, "vagabond") == 1


def test_the_adventurer_improvises():
    """G.7.2: an item stands in and is damaged; once a turn."""
    game = tramp(vagabond={"character": "adventurer", "items": "sword boot"}, quests=["expel_bandits_rabbit"])
    play(game, ("quest", "expel_bandits_rabbit", "sword", "boot"), "cards")
    assert items(game) == "boot-! sword-"
    assert len(hand(game, "vagabond")) == 2


def test_the_ronin_strikes_swiftly():
    """G.8.2: after the dice, a sword for an extra hit."""
    game = tramp(
        {5: "cat cat cat"},
        vagabond={"character": "ronin", "items": "sword sword"},
        agenda=[StartBattle(0, 1, 5)],
        script=(1, 0),
    )
    play(game, "let", "swift_strike", "swift_strike")
    assert describe(game, 5) == ""


def test_the_harrier_glides_anywhere():
    """G.9.2."""
    game, offered = special("harrier", {3: "cat cat"})
    assert len(offered) == 11
    play(game, ("special", "glide", 3))
    assert board(game, "vagabond").at == 3
    assert seat(game, "vagabond") == 0
