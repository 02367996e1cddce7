"""Law 13, the Corvid Conspiracy, paragraph by paragraph; its plots (13.7) are in `test_law_13_plots.py`.

Clearing 5 (rabbit) lies beside 1 (fox) and 2 (mouse); 12 lies beside 4, 7, 9, 10, 11.
"""

from collections import Counter
from typing import Any

import pytest

from nemeton.games.root.rules.common_knowledge import might_hold
from nemeton.games.root.state import RootGame
from nemeton.games.root.steps import FactionStep, Interlude, Moves, Phase, Prepare, StartBattle
from nemeton.kernel import IllegalAnswer, Step
from nemeton.kernel.values import written
from tests.games.root.woodland import asked, board, describe, hand, options, play, points, woodland

CROWS, CATS = ("corvids", "marquise"), ("marquise", "corvids")
TRIO = ("corvids", "marquise", "eyrie")
REBELS, WANDERER = ("corvids", "marquise", "alliance"), ("corvids", "marquise", "vagabond")
FLIP: list[Step] = [FactionStep(0, "flip")]
RECRUIT: list[Step] = [FactionStep(0, "recruit")]
DAY: list[Step] = [FactionStep(0, "day")]
ACTIONS: list[Step] = [FactionStep(0, "actions")]


def crows_by_day(where: dict[int, str], *, left: int = 3, factions: tuple[str, ...] = CROWS, **wishes: Any) -> RootGame:
    """The daylight of the Conspiracy; it begins as the phase says."""
    game = woodland(factions, where, agenda=[Phase(0, "daylight")], phase="daylight", **wishes)
    board(game, "corvids").actions = left
    return game


def offered(game: RootGame, tag: str) -> list[tuple[object, ...]]:
    """Options of one sort."""
    return [option for option in options(game) if option[0] == tag]


def refused(game: RootGame, option: tuple[object, ...]) -> str:
    """Why an option is not on offer."""
    assert game.ask is not None
    return next((one.reason + " " + one.law for one in game.ask.refused if written(one.option) == option), "")


# 13.2 Rules and abilities


def test_13_2_1_plots_craft_in_birdsong_either_side_up():
    game = woodland(
        CROWS,
        {5: "crow plot_bomb", 10: "snare"},
        phase="birdsong",
        agenda=[Phase(0, "birdsong")],
        hands={"corvids": ["bake_sale", "sword"]},
    )
    assert asked(game) == ("corvids", "craft")
    play(game, ("craft", "bake_sale"))
    assert points(game, "corvids") == 3
    assert asked(game)[1] == "corvids.flip"


def test_13_2_2_two_of_each_of_four_kinds_and_no_spare_ones():
    game = woodland(CROWS)
    kinds = Counter(plot.kind.card for plot in board(game, "corvids").supply)
    assert kinds == {"bomb": 2, "snare": 2, "extortion": 2, "raid": 2}


def test_13_2_2_i_only_the_conspiracy_looks_under_plots():
    game = woodland(TRIO, {5: "plot_bomb"})
    assert board_seen(game, 0) == ("bomb", ["bomb", "extortion", "extortion", "raid", "raid", "snare", "snare"])
    for other in (1, 2, -1):
        assert board_seen(game, other) == ("", [""] * 7)


def board_seen(game: RootGame, viewer: int) -> tuple[str, list[str]]:
    """The kind of the plot in clearing 5 and those of the supply, as a seat sees them."""
    seen: Any = game.seen_by(viewer).boards[0]
    return seen.plots[5].kind.card, [plot.kind.card for plot in seen.supply]


def test_13_2_2_ii_one_plot_in_a_clearing():
    game = crows_by_day({5: "crow crow crow plot_bomb", 10: "crow crow raid", 1: "crow"})
    assert {option[2] for option in offered(game, "plot")} == {1}
    assert refused(game, ("plot", "snare", 5)) == "root.refused.plot_there 13.2.2.II"
    assert refused(game, ("plot", "snare", 10)) == "root.refused.plot_there 13.2.2.II"


def test_13_2_3_they_move_whoever_rules():
    game = crows_by_day({5: "crow cat cat", 1: "cat cat"})
    assert ("move", 5, 1, 1) in options(game)
    play(game, ("move", 5, 1, 1))
    assert describe(game, 1) == "cat cat crow"
    assert not any("no_rule" in one.reason for one in game.asks[0].refused)


@pytest.mark.parametrize("guess", ["bomb", "snare", "extortion", "raid"])
def test_13_2_4_right_and_wrong_guesses(guess: str):
    """75: a wrong one gives the card away and one may guess on; a right one removes the plot for a point."""
    game = woodland(CATS, {5: "cat plot_snare"}, agenda=ACTIONS, hands={"marquise": ["bake_sale", "cobbler", "sword"]})
    play(game, ("expose", 1, 5, guess))
    assert asked(game) == ("marquise", "corvids.show")
    assert options(game) == ["bake_sale", "cobbler"], "rabbits match, mice do not"
    play(game, "bake_sale")
    if guess == "snare":
        assert (describe(game, 5), points(game, "marquise")) == ("cat", 1)
        assert hand(game, "marquise") == ["bake_sale", "cobbler", "sword"]
        assert hand(game, "corvids") == []
        assert not board(game, "corvids").plots
        assert len(board(game, "corvids").supply) == 8
    else:
        assert (describe(game, 5), points(game, "marquise")) == ("cat plot", 0)
        assert (hand(game, "marquise"), hand(game, "corvids")) == (["cobbler", "sword"], ["bake_sale"])
        assert board(game, "corvids").plots[5].denied == [guess]
        assert ("expose", 1, 5, "snare") in options(game), "with another card one may guess on"
        play(game, ("expose", 1, 5, "snare"), "cobbler")
        assert points(game, "marquise") == 1


def test_13_2_4_it_takes_a_piece_and_a_matching_card():
    game = woodland(
        CATS,
        {5: "plot_bomb", 2: "sawmill plot_raid", 1: "cat plot_snare", 10: "wood plot_bomb", 9: "cat snare"},
        agenda=ACTIONS,
        hands={"marquise": ["sword", "bake_sale"]},
    )
    assert {option[2] for option in offered(game, "expose")} == {2, 10}, "a building and a token are pieces too"
    game = woodland(CATS, {5: "cat plot_bomb"}, agenda=ACTIONS, hands={"marquise": ["royal_claim"]})
    assert {option[2] for option in offered(game, "expose")} == {5}, "a bird matches everything"


def test_13_2_4_each_of_four_is_offered_even_if_all_know_better():
    """A guess that cannot be right is legal: it gives a card to the Conspiracy."""
    game = woodland(
        CATS, {5: "cat plot_bomb", 9: "raid", 10: "raid"}, agenda=ACTIONS, hands={"marquise": ["bake_sale"]}
    )
    assert [option[3] for option in offered(game, "expose")] == ["bomb", "snare", "extortion", "raid"]


def test_13_2_4_a_pawn_is_a_piece():
    game = woodland(
        ("vagabond", "corvids"),
        {5: "plot_bomb"},
        agenda=[FactionStep(0, "day")],
        vagabond={"at": 5, "items": "torch"},
        hands={"vagabond": ["bake_sale"]},
    )
    play(game, ("expose", 1, 5, "bomb"), "bake_sale")
    assert points(game, "vagabond") == 1


def test_13_2_4_only_on_the_own_turn_and_never_by_a_partner():
    game = woodland(
        ("marquise", "corvids", "vagabond", "eyrie"),
        {5: "cat bird plot_bomb"},
        agenda=[FactionStep(2, "day")],
        active="vagabond",
        vagabond={"at": 5},
        hands={"vagabond": ["bake_sale"], "marquise": ["cobbler"]},
        dominance={"vagabond": "dominance_fox"},
        partner={"vagabond": "corvids"},
    )
    assert not offered(game, "expose")


def test_13_2_4_in_every_phase_before_the_evenings_draw():
    """Between their own actions: in birdsong, by day, and by the operations of the evening, the last one too."""
    for phase in ("birdsong", "evening"):
        game = woodland(
            CATS,
            {5: "cat plot_bomb"},
            phase=phase,
            agenda=[Interlude(0, phase)],
            hands={"marquise": ["bake_sale"]},
        )
        assert asked(game) == ("marquise", "interlude")
        assert offered(game, "expose")
    game = woodland(
        ("alliance", "corvids"),
        {5: "rebel base_rabbit", 1: "plot_raid"},
        phase="evening",
        agenda=[Phase(0, "evening")],
        officers=1,
        hands={"alliance": ["anvil"]},
    )
    assert not offered(game, "expose")
    play(game, ("move", 5, 1, 1))
    assert asked(game) == ("alliance", "alliance.operation"), "no officer is left, and still a guess is possible"
    assert [option[0] for option in options(game) if option != "end"] == ["expose"] * 4
    play(game, "end")
    assert asked(game)[1] != "alliance.operation"


def test_13_2_4_nothing_is_interrupted():
    """1.4.2: between the moves of a march nobody guesses, and not in a battle."""
    game = woodland(CATS, {5: "cat cat plot_bomb"}, agenda=[Moves(0, 2)], hands={"marquise": ["bake_sale"]})
    assert not offered(game, "expose")


def test_13_2_4_exposed_without_its_effect():
    """74: a raid that is guessed brings nobody."""
    game = woodland(CATS, {5: "cat plot_raid"}, agenda=ACTIONS, hands={"marquise": ["bake_sale"]})
    play(game, ("expose", 1, 5, "raid"), "bake_sale")
    assert all(not here.warriors[1] for here in game.state.clearings.values())
    assert points(game, "marquise") == 1


def test_13_2_4_whether_one_is_asked_does_not_depend_on_the_hand():
    """Whoever could have a matching card is asked, and nobody else."""
    for cards, is_asked in ((["bake_sale"], True), (["sword"], True), ([], False)):
        game = woodland(
            CATS,
            {5: "cat plot_bomb"},
            phase="evening",
            agenda=[Interlude(0, "evening")],
            hands={"marquise": cards},
        )
        assert (asked(game)[1] == "interlude") is is_asked
        assert might_hold(game.state, game.state.hands[0], lambda _card: True) is bool(cards)


def test_13_2_5_embedded_agents_defend_defenseless_too():
    """77: nobody there, so the attacker deals one more; the agents still deal one."""
    game = woodland(CATS, {5: "cat cat plot_bomb"}, agenda=[StartBattle(0, 1, 5)], script=(0, 0))
    assert describe(game, 5) == "cat"
    assert points(game, "marquise") == 1


def test_13_2_5_not_when_they_attack_and_not_beside_a_plot_that_lies_open():
    game = woodland(CROWS, {5: "crow crow cat cat plot_bomb"}, agenda=[StartBattle(0, 1, 5)], script=(0, 0))
    assert describe(game, 5) == "cat cat crow crow plot"
    game = woodland(CATS, {5: "cat cat crow snare"}, agenda=[StartBattle(0, 1, 5)], script=(0, 0))
    assert describe(game, 5) == "cat cat crow snare"


def test_13_2_5_agents_and_an_attacker_without_warriors():
    """The Vagabond has nobody to lose: an item is damaged."""
    game = woodland(
        ("vagabond", "corvids"),
        {5: "plot_bomb"},
        agenda=[StartBattle(0, 1, 5)],
        vagabond={"at": 5, "items": "sword boot"},
        script=(0, 0),
    )
    assert asked(game)[1] == "vagabond.hit"


# 13.3 Setup


def test_13_3_a_warrior_in_a_clearing_of_each_suit():
    game = woodland(CROWS, agenda=[Prepare(0), Prepare(1)])
    for suit, where in (("fox", 12), ("rabbit", 5), ("mouse", 7)):
        assert asked(game) == ("corvids", "corvids.start")
        assert game.ask is not None
        assert game.ask.about["suit"] == suit
        assert all(game.state.clearings[at].suit == suit for at in game.ask.options)
        game.answer(where)
    assert [at for at, here in game.state.clearings.items() if here.warriors[0]] == [5, 7, 12]
    assert (game.state.supply[0], len(board(game, "corvids").supply)) == (12, 8)


# 13.4 Birdsong


def test_13_4_the_steps_of_birdsong_in_order():
    game = woodland(
        CROWS,
        {5: "crow plot_bomb"},
        phase="birdsong",
        agenda=[Phase(0, "birdsong")],
        hands={"corvids": ["bake_sale"]},
    )
    kinds = []
    for answer in ("end", "keep_down", "no_recruit"):
        kinds.append(asked(game)[1])
        game.answer(answer)
    assert kinds == ["craft", "corvids.flip", "corvids.recruit"]


def test_13_4_2_a_flip_scores_for_all_that_lie_open():
    game = woodland(CROWS, {5: "crow plot_snare", 1: "crow plot_raid", 9: "extortion", 10: "plot_bomb"}, agenda=FLIP)
    assert options(game) == [("flip", 1), ("flip", 5), "keep_down"], "one by one, and only beside a crow"
    assert refused(game, ("flip", 10)) == "root.refused.no_crow 13.4.2"
    play(game, ("flip", 5))
    assert (points(game, "corvids"), describe(game, 5)) == (2, "crow snare")
    play(game, ("flip", 1))
    assert points(game, "corvids") == 2 + 3
    assert set(board(game, "corvids").plots) == {10}


def test_13_4_2_a_flip_can_win():
    game = woodland(CROWS, {5: "crow cat cat plot_bomb", 9: "raid"}, agenda=FLIP, points={"corvids": 28})
    play(game, ("flip", 5))
    assert game.result is not None
    assert game.result.winners == (0,)


def test_13_4_3_any_card_recruits_in_all_clearings_of_its_suit():
    game = woodland(CROWS, agenda=RECRUIT, hands={"corvids": ["anvil"]}, phase="birdsong")
    assert options(game) == [("recruit", "anvil", "fox"), "no_recruit"]
    play(game, ("recruit", "anvil", "fox"))
    assert [at for at, here in game.state.clearings.items() if here.warriors[0]] == [1, 6, 8, 12]
    assert (game.state.discard, asked(game)[1] == "corvids.recruit") == (["anvil"], False)


def test_13_4_3_a_bird_recruits_in_one_suit():
    game = woodland(CROWS, agenda=RECRUIT, hands={"corvids": ["royal_claim"]}, phase="birdsong")
    assert len(offered(game, "recruit")) == 3
    play(game, ("recruit", "royal_claim", "mouse"))
    assert [at for at, here in game.state.clearings.items() if here.warriors[0]] == [2, 7, 9, 11]


def test_13_4_3_too_few_warriors_come_where_they_are_wanted():
    """1.5.4, and nothing comes to the keep (6.2.2)."""
    game = woodland(
        CROWS,
        {5: "crow " * 12, 1: "keep"},
        agenda=RECRUIT,
        hands={"corvids": ["anvil"]},
        phase="birdsong",
    )
    game.state.clearings[5].warriors[0], game.state.supply[0] = 13, 2
    play(game, ("recruit", "anvil", "fox"))
    assert asked(game) == ("corvids", "corvids.muster")
    assert options(game) == [6, 8, 12]
    play(game, 12, 6)
    assert [game.state.clearings[at].warriors[0] for at in (1, 6, 8, 12)] == [0, 1, 0, 1]


# 13.5 Daylight


def test_13_5_three_actions_in_any_order():
    game = crows_by_day({5: "crow crow crow crow cat"}, script=(0, 0))
    play(game, ("move", 5, 1, 1), ("plot", "raid", 5), ("battle", 5, 1))
    assert asked(game)[1] == "corvids.action"
    assert (describe(game, 1), board(game, "corvids").plots[5].kind.card) == ("crow", "raid")
    assert options(game) == ["end"], "nothing but what may be done at any time is left"


def test_13_5_2_each_further_plot_of_a_turn_costs_one_warrior_more():
    """76: after two, the third costs three warriors of its clearing."""
    game = crows_by_day({5: "crow", 1: "crow crow crow", 10: "crow crow crow", 9: "crow crow"})
    play(game, ("plot", "bomb", 5))
    assert (describe(game, 5), game.state.supply[0]) == ("plot", 15 - 9 + 1)
    assert refused(game, ("plot", "raid", 5)) == "", "nobody stands there any more"
    play(game, ("plot", "bomb", 10))
    assert describe(game, 10) == "crow plot"
    assert {option[2] for option in offered(game, "plot")} == {1}
    assert refused(game, ("plot", "raid", 9)) == "root.refused.plot_price 13.5.2"
    assert refused(game, ("plot", "bomb", 1)) == "root.refused.none_left 1.5.1"
    play(game, ("plot", "raid", 1))
    assert describe(game, 1) == "plot"
    assert {at: plot.kind.card for at, plot in board(game, "corvids").plots.items()} == {
        5: "bomb",
        10: "bomb",
        1: "raid",
    }


def test_13_5_2_not_at_the_keep():
    game = crows_by_day({1: "crow crow keep"})
    assert not offered(game, "plot")
    assert refused(game, ("plot", "bomb", 1)) == "root.refused.forbidden 6.2.2"


def test_13_5_2_their_own_warriors_score_nothing():
    game = crows_by_day({5: "crow"})
    play(game, ("plot", "bomb", 5))
    assert game.state.points == [0, 0]


def test_13_5_3_a_battle_is_an_action():
    game = crows_by_day({5: "crow crow cat"}, script=(1, 0))
    play(game, ("battle", 5, 1))
    assert describe(game, 5) == "crow crow"
    assert board(game, "corvids").actions == 2


def test_13_5_4_two_plots_of_the_same_side_change_places():
    game = crows_by_day({5: "plot_bomb", 1: "plot_raid", 9: "snare", 10: "extortion"})
    assert offered(game, "trick") == [("trick", 1, 5), ("trick", 9, 10)]
    assert refused(game, ("trick", 1, 9)) == "root.refused.other_side 13.5.4"
    board(game, "corvids").plots[5].deny("raid")
    play(game, ("trick", 1, 5))
    plots = board(game, "corvids").plots
    assert {at: (plot.kind.card, plot.denied) for at, plot in plots.items()} == {1: ("bomb", ["raid"]), 5: ("raid", [])}
    play(game, ("trick", 9, 10))
    assert (describe(game, 9), describe(game, 10)) == ("extortion", "snare")


def test_13_5_4_a_trick_neither_places_nor_moves():
    """Zh.1.18, 73: it works at the keep, and what came up takes hold where it lies now."""
    game = crows_by_day({1: "keep snare cat", 9: "raid cat"})
    play(game, ("trick", 1, 9))
    assert (describe(game, 1), describe(game, 9)) == ("cat keep raid", "cat snare")


# 13.6 Evening


def evening(where: dict[int, str], **wishes: Any) -> RootGame:
    """The evening of the Conspiracy."""
    return woodland(CROWS, where, phase="evening", agenda=[Phase(0, "evening")], **wishes)


def test_13_6_1_exertion_is_one_action_for_the_whole_draw():
    """78: nothing is drawn then, whatever lies open."""
    game = evening({5: "crow crow", 9: "extortion", 10: "extortion"})
    assert asked(game) == ("corvids", "corvids.exert")
    play(game, ("plot", "bomb", 5))
    assert (describe(game, 5), hand(game, "corvids")) == ("crow plot", [])
    assert asked(game)[1] != "corvids.exert"


def test_13_6_1_the_price_of_a_plot_goes_on_in_the_evening():
    game = evening({5: "crow crow"})
    board(game, "corvids").placed = 2
    game.asks[0].reconsider()
    assert not offered(game, "plot")


def test_13_6_1_who_exerts_still_discards_down_to_five():
    seven = ["anvil", "sword", "bake_sale", "cobbler", "armorers", "sappers"]
    game = evening({5: "crow crow"}, hands={"corvids": seven})
    play(game, ("move", 5, 1, 1))
    assert asked(game) == ("corvids", "discard")
    play(game, ("anvil",))
    assert len(hand(game, "corvids")) == 5


def test_13_6_2_one_card_and_one_for_each_extortion_face_up():
    game = evening({5: "crow", 9: "extortion", 10: "plot_extortion"})
    play(game, "no_exertion")
    assert len(hand(game, "corvids")) == 2


# Others meet them


def test_a_thief_steals_and_an_aid_is_given_as_from_anybody():
    game = woodland(
        WANDERER,
        {5: "plot_bomb"},
        active="vagabond",
        agenda=[FactionStep(2, "day")],
        vagabond={"at": 5, "items": "torch", "character": "thief"},
        hands={"corvids": ["anvil"], "vagabond": ["bake_sale"]},
        script=(0,),
    )
    assert ("aid", 0, "bake_sale") in options(game), "a plot is a piece"
    play(game, ("special", "steal", 0))
    assert hand(game, "vagabond") == ["anvil", "bake_sale"]


def test_a_plot_can_be_attacked_and_struck_like_any_token():
    game = woodland(
        WANDERER,
        {5: "plot_bomb"},
        active="vagabond",
        agenda=[FactionStep(2, "day")],
        vagabond={"at": 5, "items": "crossbow sword"},
    )
    assert ("battle", 0) in options(game)
    play(game, next(option for option in options(game) if option[0] == "strike"))
    assert points(game, "vagabond") == 1
    assert not board(game, "corvids").plots


def test_only_what_is_offered_may_be_guessed():
    game = woodland(CATS, {5: "cat plot_bomb"}, agenda=ACTIONS, hands={"marquise": ["bake_sale"]})
    with pytest.raises(IllegalAnswer):
        game.answer(("expose", 1, 5, "keep"))
