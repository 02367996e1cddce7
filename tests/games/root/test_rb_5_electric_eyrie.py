"""Law of Rootbotics 5: the Electric Eyrie."""

import nemeton
from nemeton.games.root.rules.rule import ruler
from nemeton.games.root.steps import StartBattle
from tests.games.root.machines import at, lines, machines, phase_of, step

US = ("electric_eyrie", "marquise")
FOX, MOUSE, BIRD = "anvil", "mouse_in_a_sack", "birdy_bindle"
COLUMN = {"fox": 0, "mouse": 1, "rabbit": 2, "bird": 3}


def board(game):
    """Its board."""
    return game.state.boards[0]


def decree(**columns):
    """A decree, with two viziers."""
    return {"electric_eyrie": {"decree": {"bird": ["vizier", "vizier", *columns.pop("bird", [])], **columns}}}


def test_its_setup():
    """5.3: a roost and six warriors in a corner, two viziers among the birds; an easy one has a single one."""
    for difficulty, birds in (("default", 2), ("easy", 1), ("challenging", 3)):
        options = {"seat_1": "electric_eyrie", "seat_2": "alliance", "difficulty_1": difficulty}
        state = nemeton.start("root", 2, 5, options).state
        home = state.homes[0]
        assert (state.clearings[home].warriors[0], state.clearings[home].buildings) == (6, [(0, "roost")])
        assert len(state.boards[0].decree["bird"]) == birds


def test_a_challenge_takes_a_bird_ambush_before_the_deal():
    """3.3.1: it is in nobody's hand and not in the deck."""
    for seed in range(4):
        options = {"seat_1": "electric_eyrie", "seat_2": "alliance", "difficulty_1": "nightmare"}
        state = nemeton.start("root", 2, seed, options).state
        assert "ambush_bird" in state.boards[0].decree["bird"]


def test_it_rules_where_nobody_has_more():
    """5.2.1."""
    game = machines(US, {5: "2 bird 2 cat", 9: "bird 2 cat"})
    assert (ruler(game.state, 5), ruler(game.state, 9)) == (0, 1)


def test_its_order_is_crafted_and_joins_the_decree():
    """5.4.1-5.4.3."""
    game = machines(US, {5: "bird roost"}, steps=phase_of("birdsong"), phase="birdsong", top=[FOX])
    assert board(game).decree["fox"] == [FOX]
    assert game.state.points[0] == 1


def test_without_a_roost_it_builds_one_by_its_order():
    """5.4.4: a roost and four warriors, in the ordered clearing of highest priority where they fit."""
    game = machines(US, {1: "cat sawmill"}, steps=phase_of("birdsong"), phase="birdsong", top=[FOX])
    assert at(game, 6) == "4 bird roost", "the first fox clearing has no slot"


def test_it_recruits_as_many_as_cards_where_enemies_are():
    """5.5.1.I."""
    game = machines(
        US, {1: "bird roost", 12: "bird roost cat"}, steps=[step("recruit", count=0)],
        boards=decree(fox=[FOX, "foxfolk_steel"]),
    )  # fmt: skip
    assert (at(game, 12), at(game, 1)) == ("3 bird cat roost", "bird roost")
    assert lines(game, "machine.place")[0]["reasons"] == ("most_enemies",)


def test_it_moves_from_where_it_is_strongest_and_leaves_enough():
    """5.5.1.II: enough to rule, or as many as there are cards."""
    where = {1: "5 bird 2 cat roost", 8: "2 bird", 5: "cat"}
    game = machines(US, where, steps=[step("move", count=0)], boards=decree(fox=[FOX]))
    assert at(game, 1).startswith("bird 2 cat"), "with its roost one bird ties with two cats, and a tie is enough"
    assert at(game, 10) == "4 bird", "no roost, fewest enemies, lowest priority"
    three = machines(
        US, where, steps=[step("move", count=0)], boards=decree(fox=[FOX, "foxfolk_steel", "gently_used_knapsack"])
    )
    assert at(three, 1).startswith("3 bird")


def test_it_battles_where_it_has_no_roost_and_whoever_has_most_buildings():
    """5.5.1.III."""
    us = ("electric_eyrie", "marquise", "alliance")
    game = machines(
        us, {1: "3 bird roost cat", 12: "3 bird 2 cat rebel base_fox"}, steps=[step("battle", count=0)],
        boards=decree(fox=[FOX]), script=(0, 0),
    )  # fmt: skip
    assert lines(game, "battle")[0]["where"] == 12
    assert lines(game, "battle")[0]["whom"] == 2


def test_the_largest_column_deals_an_extra_hit():
    """5.5.1.III; Focused: also where none is larger."""
    where = {1: "3 bird 3 cat"}
    for cards, traits, cats in (
        ([FOX, "foxfolk_steel", "gently_used_knapsack"], [], 2),
        ([FOX, "foxfolk_steel"], [], 3),
        ([FOX, "foxfolk_steel"], ["focused"], 2),
    ):
        game = machines(
            US, where, steps=[step("battle", count=0)], boards=decree(fox=cards), script=(0, 0),
            options={"traits": traits},
        )  # fmt: skip
        assert game.state.clearings[1].warriors[1] == cats


def test_it_builds_by_priority():
    """5.5.1.IV."""
    game = machines(US, {8: "bird", 5: "bird", 12: "bird 2 cat"}, steps=[step("build")])
    assert (at(game, 5), at(game, 8)) == ("bird roost", "bird")


def test_without_room_for_a_roost_it_falls():
    """5.7: a point for each bird, all but viziers are discarded, and the evening comes."""
    game = machines(
        US, {1: "bird roost"}, steps=[step("build"), step("swoop"), *phase_of("evening")],
        boards=decree(bird=[BIRD], fox=[FOX]), points={"electric_eyrie": 10}, options={"traits": ["swoop"]},
    )  # fmt: skip
    assert game.state.points[0] == 7, "one roost scores nothing"
    assert board(game).decree == {"fox": [], "mouse": [], "rabbit": [], "bird": ["vizier", "vizier"]}
    assert {FOX, BIRD} <= set(game.state.discard)
    assert not game.state.clearings[2].warriors[0], "the day is over: nobody swoops"


def test_nobility_gains_by_turmoil_and_falls_also_without_a_warrior():
    """Trait."""
    game = machines(
        US, {1: "bird"}, steps=[step("recruit", count=0), *phase_of("evening")], boards=decree(fox=[FOX]),
        options={"traits": ["nobility"]},
    )  # fmt: skip
    assert game.state.points[0] == 2
    assert board(game).decree["fox"] == []


def test_the_evening_scores_its_roosts():
    """5.6: 0, 1, 2, 3, 4, 5, 6."""
    for count, points in ((1, 0), (4, 3), (7, 6)):
        where = dict.fromkeys((1, 2, 3, 4, 5, 6, 7)[:count], "roost")
        assert machines(US, where, steps=phase_of("evening"), phase="evening").state.points[0] == points


def test_relentless_razes_what_nobody_defends():
    """Trait: where it has warriors; war tax takes a point from the owner for each."""
    game = machines(
        US, {5: "bird sawmill wood", 9: "bird cat sawmill", 2: "sawmill"}, steps=[step("relentless")],
        options={"traits": ["relentless", "war_tax"]}, points={"marquise": 5},
    )  # fmt: skip
    assert at(game, 5) == "bird"
    assert at(game, 9).startswith("bird cat sawmill")
    assert at(game, 2).startswith("sawmill")
    assert game.state.points == [2, 3]


def test_swoop_comes_where_it_has_nothing():
    """Trait."""
    game = machines(US, {1: "bird"}, steps=[step("swoop")], options={"traits": ["swoop"]})
    assert at(game, 2) == "2 bird"


def test_hits_of_others_take_a_roost_after_the_warriors():
    """1.2.1."""
    game = machines(US, {5: "bird roost 4 cat"}, steps=[StartBattle(1, 0, 5)], active=1, script=(2, 0))
    assert at(game, 5) == "4 cat"
