"""Law 6: the Marquise de Cat."""

from nemeton.games.root.factions.marquise.rules import Marquise
from nemeton.games.root.rules.rule import may_place
from nemeton.games.root.steps import FactionStep, Phase, Prepare, StartBattle
from tests.games.root.woodland import asked, board, describe, hand, options, play, points, seat, woodland


def test_nobody_else_places_pieces_at_the_keep():
    """6.2.2: placing is forbidden, moving in is not."""
    game = woodland(where={1: "cat keep", 5: "bird bird bird"}, agenda=[])
    assert not may_place(game.state, seat(game, "eyrie"), 1)
    assert may_place(game.state, seat(game, "marquise"), 1)
    assert may_place(game.state, seat(game, "eyrie"), 5)


def test_a_removed_keep_leaves_the_game():
    """6.2.2."""
    game = woodland(("eyrie", "marquise"), {1: "bird bird keep"}, agenda=[StartBattle(0, 1, 1)], script=(0, 0))
    play(game, "let")
    assert describe(game, 1) == "bird bird"
    assert board(game, "marquise").keep == "gone"
    assert points(game, "eyrie") == 1


def test_one_card_saves_all_warriors_that_fell_together():
    """6.2.3: three die at once in a rabbit clearing, one rabbit card sends all three to the keep."""
    game = woodland(
        ("eyrie", "marquise"),
        {1: "keep", 5: "bird bird bird bird cat cat cat"},
        agenda=[StartBattle(0, 1, 5)],
        hands={"marquise": ["bake_sale"]},
        script=(3, 0),
    )
    play(game, "let")
    assert asked(game) == ("marquise", "marquise.hospital")
    play(game, "bake_sale")
    assert describe(game, 1) == "cat cat cat keep"
    assert describe(game, 5) == "bird bird bird bird"


def test_an_ambush_and_the_dice_are_two_removals():
    """6.2.3, 4.3.1: at the keep itself the saved return at once and the battle goes on."""
    game = woodland(
        where={1: "keep cat cat bird bird bird"},
        agenda=[StartBattle(0, 1, 1)],
        hands={"eyrie": ["ambush_fox"], "marquise": ["anvil", "travel_gear_fox"]},
        script=(1, 1),
    )
    play(game, "ambush_fox", "let", "anvil")
    assert describe(game, 1) == "cat bird bird keep", "both came back, then each side took a hit"
    assert asked(game) == ("marquise", "marquise.hospital")
    play(game, "travel_gear_fox")
    assert describe(game, 1) == "cat cat bird bird keep"


def test_without_a_keep_nobody_is_saved():
    """6.2.3."""
    game = woodland(
        ("eyrie", "marquise"),
        {5: "bird bird cat"},
        agenda=[StartBattle(0, 1, 5)],
        hands={"marquise": ["bake_sale"]},
        script=(1, 0),
    )
    play(game, "let")
    assert asked(game)[1] != "marquise.hospital"


def test_setup_puts_a_warrior_everywhere_but_opposite_the_keep():
    """6.3.2 to 6.3.5."""
    game = woodland(agenda=[Prepare(0)], active="eyrie")
    assert options(game) == [1, 2, 3, 4]
    play(game, 1, 1, 5, 9)
    assert describe(game, 3) == ""
    assert all("cat" in describe(game, where) for where in game.state.clearings if where != 3)
    assert describe(game, 1) == "cat keep sawmill"
    assert (board(game, "marquise").sawmill, board(game, "marquise").workshop) == (5, 5)
    assert game.state.supply[0] == 25 - 11


def test_wood_is_made_as_long_as_there_is_some():
    """6.4, 1.5.4: three sawmills and two wood left: she chooses where."""
    game = woodland(
        where={5: "sawmill sawmill", 10: "sawmill", 1: "wood wood wood wood wood wood"},
        agenda=[Phase(0, "birdsong")],
        phase="birdsong",
    )
    play(game, 10)
    assert (describe(game, 10), describe(game, 5)) == ("wood sawmill", "wood sawmill sawmill")
    assert board(game, "marquise").wood == 0


def test_wood_reaches_through_ruled_clearings_only():
    """6.5.4: wood in 1, rule of 1 and 5; 2 lies behind 5; an unruled 10 breaks the way to 12."""
    game = woodland(where={1: "cat wood", 5: "cat", 2: "cat", 10: "bird", 12: "cat"}, agenda=[])
    faction, her = Marquise(), seat(game, "marquise")
    assert faction.reachable_wood(game.state, her, 2) == [1]
    assert faction.reachable_wood(game.state, her, 12) == []


def test_building_costs_wood_and_scores():
    """6.5.4.II, III: the second sawmill costs one wood and scores one point."""
    game = woodland(where={5: "cat sawmill wood", 1: "cat wood"}, agenda=[FactionStep(0, "actions")])
    assert ("build", "sawmill", 5) in options(game)
    play(game, ("build", "sawmill", 5), 1)
    assert describe(game, 5) == "cat wood sawmill sawmill"
    assert points(game, "marquise") == 1
    assert board(game, "marquise").wood == 7


def test_recruiting_happens_once_a_turn_even_with_birds():
    """6.5.3, 6.5: after three actions a bird card buys one more, but not a second recruiting."""
    game = woodland(
        where={5: "recruiter recruiter cat"},
        agenda=[FactionStep(0, "actions")],
        hands={"marquise": ["armorers"]},
    )
    play(game, ("recruit",))
    assert describe(game, 5) == "cat cat cat recruiter recruiter"
    assert ("recruit",) not in options(game)
    play(game, ("march",), "stop", ("march",), "stop")
    assert options(game) == [("bird", "armorers"), "end"]
    play(game, ("bird", "armorers"))
    assert ("recruit",) not in options(game)
    assert ("march",) in options(game)


def test_a_march_is_up_to_two_moves():
    """6.5.2."""
    game = woodland(where={5: "cat cat"}, agenda=[FactionStep(0, "actions")])
    play(game, ("march",), ("move", 5, 1, 1), ("move", 5, 2, 1))
    assert (describe(game, 1), describe(game, 2)) == ("cat", "cat")
    assert board(game, "marquise").actions == 2


def test_overwork_spends_a_matching_card_for_wood():
    """6.5.5."""
    game = woodland(
        where={5: "sawmill"}, agenda=[FactionStep(0, "actions")], hands={"marquise": ["bake_sale", "anvil"]}
    )
    offered = [option for option in options(game) if option[0] == "overwork"]
    assert offered == [("overwork", "bake_sale", 5)]
    play(game, offered[0])
    assert describe(game, 5) == "wood sawmill"
    assert hand(game, "marquise") == ["anvil"]


def test_uncovered_recruiters_draw_cards():
    """6.6: the third recruiter uncovers a symbol."""
    game = woodland(where={5: "recruiter recruiter", 1: "recruiter"}, agenda=[Phase(0, "evening")], phase="evening")
    assert len(hand(game, "marquise")) == 2


def test_five_cards_are_kept():
    """6.6."""
    cards = ["anvil", "bake_sale", "sword", "investments", "armorers", "sappers"]
    game = woodland(agenda=[Phase(0, "evening")], phase="evening", hands={"marquise": cards})
    assert asked(game) == ("marquise", "discard")
    assert all(len(choice) == 2 for choice in options(game))
