"""Law 3: points, dominance, coalition."""

from itertools import combinations

import pytest

from nemeton.games.root.rules.dominance import check_dominance, dominance_options
from nemeton.games.root.rules.effects import gain_points, settle_victory
from nemeton.games.root.steps import DiscardDown, FactionStep, Interlude, Phase, StartBattle, Turn
from nemeton.kernel import play_of
from nemeton.kernel.values import written
from tests.games.root.woodland import asked, board, describe, hand, options, play, points, seat, woodland

TRIO = ("marquise", "eyrie", "alliance")
FOUR = ("vagabond", "marquise", "eyrie", "alliance")
ACTIONS = [FactionStep(0, "actions")]


def test_3_1_thirty_points_win_at_once():
    """In the middle of her actions, with two left."""
    game = woodland(TRIO, {5: "cat sawmill wood"}, agenda=ACTIONS, points={"marquise": 29})
    play(game, ("build", "sawmill", 5))
    assert game.result is not None
    assert (game.result.how, game.result.winners) == ("points", (0,))
    assert game.asks == []


@pytest.mark.parametrize(("active", "winner"), [("marquise", 0), ("eyrie", 1)])
def test_3_1_of_several_at_once_who_is_on_turn_wins(active, winner):
    """Each razes a building of the other in one battle, each has 29 points."""
    game = woodland(
        ("marquise", "eyrie"),
        {2: "cat sawmill bird roost"},
        agenda=[StartBattle(1, 0, 2)],
        active=active,
        points={"marquise": 29, "eyrie": 29},
        crafted={"marquise": ["sappers"]},
        leader="commander",
        script=(1, 1),
    )
    play(game, "let", "sappers")
    assert game.result is not None
    assert game.result.scores == (30, 30)
    assert game.result.winners == (winner,)


def test_3_1_without_the_player_on_turn_the_next_clockwise_wins():
    """Ruling: the Law says nothing of a tie among others."""
    game = woodland(TRIO, active="eyrie", agenda=[FactionStep(0, "actions")], points={"marquise": 29, "alliance": 29})
    for faction in ("marquise", "alliance"):
        gain_points(play_of(game), seat(game, faction), 1)
    with pytest.raises(BaseException):  # noqa: B017, PT011  what closes the rules is private to the kernel
        settle_victory(play_of(game))
    assert game.state.result is not None
    assert game.state.result.winners == (seat(game, "alliance"),), "the Alliance follows the Eyrie"


def test_3_2_1_a_point_for_each_building_and_token_none_for_warriors():
    game = woodland(
        ("eyrie", "marquise"), {5: "bird bird bird cat sawmill wood"}, agenda=[StartBattle(0, 1, 5)], script=(3, 0)
    )
    play(game, "let")
    assert (describe(game, 5), points(game, "eyrie")) == ("bird bird bird", 2)


def test_3_2_1_own_pieces_that_one_removes_score_nothing():
    """Wood that pays for a building, a rebel who organizes."""
    game = woodland(("alliance", "marquise"), {1: "rebel"}, officers=1, agenda=[Phase(0, "evening")], phase="evening")
    play(game, ("organize", 1))
    assert points(game, "alliance") == 0


def test_3_2_2_crafting_an_item_scores_what_its_card_shows():
    game = woodland(
        TRIO, {5: "workshop workshop"}, agenda=[FactionStep(0, "craft")], hands={"marquise": ["investments"]}
    )
    play(game, ("craft", "investments"))
    assert points(game, "marquise") == 3


# 3.3 Dominance


def test_3_3_1_an_active_card_takes_its_player_off_the_track():
    """No more points, and none to lose."""
    game = woodland(
        ("eyrie", "marquise", "alliance"),
        {5: "bird bird sawmill"},
        agenda=[StartBattle(0, 1, 5)],
        points={"eyrie": 12},
        dominance={"eyrie": "dominance_fox"},
        script=(0, 0),
    )
    play(game, "let")
    assert (describe(game, 5), points(game, "eyrie")) == ("bird bird", 12)


def test_3_3_1_only_by_day_and_only_on_ones_own_turn():
    game = woodland(
        TRIO,
        agenda=[Turn(0)],
        phase="birdsong",
        points={"marquise": 12},
        hands={"marquise": ["dominance_fox"]},
        crafted={"marquise": ["royal_claim"]},
    )
    assert asked(game) == ("marquise", "interlude")
    assert not any(option[0] == "activate" for option in options(game))
    play(game, "stop", "stop")
    assert game.state.phase == "daylight"
    assert any(option[0] == "activate" for option in options(game))


def test_3_3_1_i_three_clearings_of_the_suit_are_looked_at_when_the_turn_begins():
    """Not before: a third fox clearing won by day wins next birdsong."""
    where = {1: "cat", 6: "cat", 5: "cat"}
    game = woodland(TRIO, where, agenda=[FactionStep(0, "actions")], dominance={"marquise": "dominance_rabbit"})
    check_dominance(play_of(game), 0)
    assert not game.over


def test_3_3_1_ii_opposite_corners_for_the_bird_card():
    for corners, won in (((1, 3), True), ((2, 4), True), ((1, 4), False)):
        where = dict.fromkeys(corners, "cat")
        assert woodland(TRIO, where, agenda=[Turn(0)], dominance={"marquise": "dominance_bird"}).over is won


def test_3_3_2_an_active_card_stays_and_is_not_exchanged():
    game = woodland(
        TRIO,
        agenda=ACTIONS,
        points={"marquise": 15},
        dominance={"marquise": "dominance_fox"},
        hands={"marquise": ["dominance_mouse"]},
    )
    assert dominance_options(game.state, 0) == []
    assert hand(game, "marquise") == ["dominance_mouse"]


def test_3_3_3_a_discarded_dominance_card_is_available_too():
    """Zh.1.26: thrown away at the end of the turn."""
    cards = ["dominance_fox", "anvil", "sword", "bake_sale", "cobbler", "armorers"]
    game = woodland(TRIO, agenda=[DiscardDown(0)], phase="evening", hands={"marquise": cards})
    play(game, ("dominance_fox",))
    assert (game.state.available, game.state.discard) == (["dominance_fox"], [])


def test_3_3_4_an_available_card_is_taken_by_day_for_a_matching_one():
    game = woodland(
        TRIO, agenda=ACTIONS, available=["dominance_fox"], hands={"marquise": ["anvil", "armorers", "sword"]}
    )
    offered = [option for option in options(game) if option[0] == "take"]
    assert offered == [("take", "dominance_fox", "anvil"), ("take", "dominance_fox", "armorers")]
    play(game, offered[0])
    assert (hand(game, "marquise"), game.state.available) == (["armorers", "dominance_fox", "sword"], [])
    assert game.state.discard == ["anvil"]


def test_3_3_4_after_the_decree_the_eyrie_may_still_act():
    """The day is not over with the last card of the decree."""
    game = woodland(
        ("eyrie", "marquise", "alliance"),
        {5: "bird roost"},
        agenda=[Phase(0, "daylight")],
        points={"eyrie": 10},
        hands={"eyrie": ["dominance_fox"]},
        leader="despot",
        decree={"move": ["vizier"], "build": ["vizier"]},
    )
    play(game, "end", ("vizier", "move", 5, 1, 1), ("vizier", "build", 1))
    assert asked(game) == ("eyrie", "interlude")
    play(game, ("activate", "dominance_fox", -1))
    assert game.state.dominance[0] == "dominance_fox"


def test_3_3_1_before_turmoil_the_eyrie_may_activate():
    """1.4.2: between two cards of the decree, also before one that cannot be resolved."""
    game = woodland(
        ("eyrie", "marquise", "alliance"),
        {5: "roost"},
        agenda=[FactionStep(0, "battle"), Interlude(0, "daylight"), Phase(0, "evening")],
        points={"eyrie": 10},
        hands={"eyrie": ["dominance_fox"]},
        leader="charismatic",
        decree={"battle": ["vizier"]},
    )
    assert ("vizier", "turmoil") in options(game)
    play(game, ("activate", "dominance_fox", -1))
    assert asked(game)[1] == "eyrie.leader", "nothing is left to use, so turmoil follows"
    assert points(game, "eyrie") == 10, "who is off the track loses nothing"


def test_9_2_8_partners_are_no_foes():
    """Zh.1.23: they are not attacked, not swept, not struck."""
    game = woodland(
        FOUR,
        {5: "cat bird"},
        agenda=[FactionStep(0, "day")],
        dominance={"vagabond": "dominance_fox"},
        partner={"vagabond": "marquise"},
        vagabond={"at": 5, "items": "sword crossbow torch", "character": "scoundrel"},
    )
    assert [option[1] for option in options(game) if option[0] in ("battle", "strike")] == [2, 2]
    play(game, ("special", "scorch"))
    assert describe(game, 5) == "cat"


def test_9_2_8_the_partner_must_be_on_the_track_and_free():
    game = woodland(
        FOUR,
        agenda=[FactionStep(0, "day")],
        vagabond={"at": 5},
        hands={"vagabond": ["dominance_fox"]},
        points={"vagabond": 10, "marquise": 1, "eyrie": 4, "alliance": 4},
        dominance={"marquise": "dominance_bird"},
    )
    offered = [written(option)[2] for option in dominance_options(game.state, 0)]
    assert offered == [2, 3], "the Marquise has left the track"


def test_9_2_9_iii_d_a_hostile_partner_is_indifferent_again():
    game = woodland(
        FOUR,
        agenda=[FactionStep(0, "day")],
        vagabond={"at": 5, "relations": {"eyrie": -1}},
        points={"vagabond": 10, "marquise": 5, "alliance": 5},
        hands={"vagabond": ["dominance_fox"]},
    )
    play(game, ("activate", "dominance_fox", 2))
    assert board(game, "vagabond").relations[2] == 0
    gain_points(play_of(game), 0, 3)
    assert points(game, "vagabond") == 10, "he scores no more"


def test_9_2_8_his_own_points_do_not_count_for_the_fewest():
    """Case 44: he has fewer than all of them."""
    game = woodland(
        FOUR,
        agenda=[FactionStep(0, "day")],
        vagabond={"at": 5},
        hands={"vagabond": ["dominance_fox"]},
        points={"vagabond": 10, "marquise": 12, "eyrie": 11, "alliance": 15},
    )
    assert [written(option)[2] for option in dominance_options(game.state, 0)] == [2]


@pytest.mark.parametrize(
    ("game_map", "facing"),
    [
        ("autumn", ((1, 3), (2, 4))),
        ("winter", ((1, 3), (2, 4))),
        ("lake", ((1, 2), (3, 4))),
        ("mountain", ((1, 3), (2, 4))),
    ],
)
def test_3_3_1_ii_which_corners_face_each_other_on_each_map(game_map, facing):
    """By the numbers of the map: the lake's are not those of the others."""
    for corners in combinations((1, 2, 3, 4), 2):
        where = dict.fromkeys(corners, "cat")
        game = woodland(TRIO, where, agenda=[Turn(0)], dominance={"marquise": "dominance_bird"}, game_map=game_map)
        assert game.over is (corners in facing), corners
