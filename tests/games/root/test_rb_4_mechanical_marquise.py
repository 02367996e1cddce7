"""Law of Rootbotics 4: the Mechanical Marquise 2.0."""

import nemeton
from nemeton.games.root.clockwork.mechanical_marquise.board import KINDS
from nemeton.games.root.rules.rule import may_place
from nemeton.games.root.steps import StartBattle
from tests.games.root.machines import at, lines, machines, phase_of, step

US = ("mechanical_marquise", "eyrie")
FOX, RABBIT, BIRD = "anvil", "a_visit_to_friends", "birdy_bindle"


def board(game, seat=0):
    """Her board."""
    return game.state.boards[seat]


def test_her_setup_leaves_nothing_to_anybody():
    """4.3: the keep in a corner, a warrior everywhere but opposite, two at the keep, a building of each kind around."""
    for seed in range(6):
        state = nemeton.start("root", 2, seed, {"seat_1": "mechanical_marquise", "seat_2": "eyrie"}).state
        home = state.homes[0]
        assert state.clearings[home].warriors[0] == 2
        assert sum(here.warriors[0] for here in state.clearings.values()) == 12
        near = {home, *nemeton.games.root.maps.MAPS["autumn"].clearings[home].paths}
        built = [at for at, here in state.clearings.items() for owner, _ in here.buildings if owner == 0]
        assert len(built) == 3 == len(set(built))
        assert set(built) <= near
        assert not state.hands[0]


def test_only_she_places_at_the_keep():
    """4.2.1."""
    game = machines(US, {1: "cat keep"}, steps=[])
    assert not may_place(game.state, 1, 1)
    assert may_place(game.state, 0, 1)


def test_her_order_is_revealed_and_its_item_crafted_for_one_point():
    """4.4, 1.1: a hammer is worth two to others."""
    game = machines(US, {1: "cat"}, steps=phase_of("birdsong"), phase="birdsong", top=["anvil"])
    assert lines(game, "machine.order")[0]["card"] == "anvil"
    assert game.state.item_boxes[0] == ["hammer"]
    assert game.state.points[0] == 1


def test_an_item_that_is_gone_is_not_crafted():
    """1.1.1."""
    gone = {"eyrie": ["hammer"]}
    game = machines(US, {1: "cat"}, steps=phase_of("birdsong"), phase="birdsong", top=["anvil"], item_boxes=gone)
    assert game.state.points[0] == 0


def test_she_battles_whoever_has_most_pieces_in_an_ordered_clearing():
    """4.5.1."""
    game = machines(
        ("mechanical_marquise", "eyrie", "alliance"),
        {1: "3 cat 2 bird sympathy", 5: "cat bird"},
        steps=[step("battle_in", 1)],
        boards={"mechanical_marquise": {"order": FOX}},
        script=(0, 0),
    )
    assert [(line["whom"], line["reasons"]) for line in lines(game, "machine.player")] == [(1, ("most_pieces",))]
    assert len(lines(game, "battle")) == 1


def test_of_equal_defenders_the_one_with_most_points_then_the_first_letter():
    """4.5.1.I, 2.2."""
    where = {1: "2 cat bird rebel"}
    us = ("mechanical_marquise", "alliance", "eyrie")
    ahead = machines(us, where, steps=[step("battle_in", 1)], points={"alliance": 3}, script=(0, 0))
    assert lines(ahead, "machine.player")[0] | {"law": ""} == {
        "seat": 0, "act": "fights", "whom": 1, "reasons": ("most_points",), "law": "",
    }  # fmt: skip
    equal = machines(us, where, steps=[step("battle_in", 1)], script=(0, 0))
    assert (lines(equal, "machine.player")[0]["whom"], lines(equal, "machine.player")[0]["reasons"]) == (2, ("letter",))


def test_nobody_ambushes_her():
    """2.8.2: the defender, who holds an ambush, is not even asked."""
    game = machines(
        US, {1: "3 cat 2 bird"}, steps=[step("battle_in", 1)], hands={"eyrie": ["ambush_fox"]}, script=(0, 0)
    )
    assert not lines(game, "ambushes")
    assert lines(game, "rolled")


def recruiting(order, where, **rest):
    """She recruits with an order."""
    return machines(
        US, where, steps=[step("recruit")], boards={"mechanical_marquise": {"order": order}}, **rest
    ).state.clearings


def test_four_warriors_are_spread_over_the_ordered_clearings_that_she_rules():
    """4.5.2: of three the one of highest priority gets two."""
    spread = recruiting(FOX, {1: "cat", 6: "cat", 8: "cat", 12: "cat 2 bird", 5: "cat"})
    assert [spread[where].warriors[0] for where in (1, 6, 8, 12, 5)] == [3, 2, 2, 1, 1]


def test_the_last_warriors_are_spread_evenly_too():
    """4.5.2, 1.5.4: of three left each of three clearings gets one, of two left each of two."""
    three = recruiting(FOX, {1: "cat", 6: "cat", 8: "cat", 5: "19 cat"})
    assert [three[where].warriors[0] for where in (1, 6, 8)] == [2, 2, 2]
    two = recruiting(FOX, {1: "cat", 6: "cat", 5: "21 cat"})
    assert [two[where].warriors[0] for where in (1, 6)] == [2, 2]
    bird = recruiting(BIRD, {1: "cat", 6: "cat", 5: "21 cat"})
    assert [bird[where].warriors[0] for where in (6, 5, 1)] == [3, 21, 1], "two each, as long as there are any"


def test_an_easy_one_recruits_two_and_a_challenge_two_more():
    """3.3.1."""
    easy = recruiting(FOX, {1: "cat", 6: "cat"}, options={"difficulty_1": "easy"})
    assert [easy[where].warriors[0] for where in (1, 6)] == [2, 2]
    hard = recruiting(FOX, {1: "cat", 6: "cat"}, options={"difficulty_1": "challenging"})
    assert [hard[where].warriors[0] for where in (1, 6)] == [5, 3]


def test_a_bird_recruits_in_the_two_of_lowest_priority():
    """4.7.2; with Iron Will twice as many."""
    where = {1: "cat", 6: "cat", 8: "cat"}
    spread = recruiting(BIRD, where)
    assert [spread[where].warriors[0] for where in (1, 6, 8)] == [1, 3, 3]
    alone = recruiting(BIRD, {1: "cat"})
    assert alone[1].warriors[0] == 5
    double = recruiting(BIRD, where, options={"traits": ["iron_will"]})
    assert [double[where].warriors[0] for where in (1, 6, 8)] == [1, 5, 5]


def test_she_builds_what_her_order_says_where_she_is_strongest():
    """4.5.3: the order says the kind, not the clearing."""
    game = machines(
        US, {5: "4 cat", 10: "3 cat", 1: "6 cat 7 bird"}, steps=[step("build")],
        boards={"mechanical_marquise": {"order": FOX}},
    )  # fmt: skip
    assert at(game, 5) == "4 cat sawmill"
    assert board(game).has_built


def test_a_bird_builds_the_kind_most_of_which_stand():
    """4.7.3: a tie goes to sawmills, then to recruiters."""
    for where, kind in (
        ({5: "4 cat workshop", 9: "workshop", 2: "sawmill"}, "workshop"),
        ({5: "4 cat workshop", 2: "sawmill"}, "sawmill"),
        ({5: "4 cat workshop", 2: "recruiter"}, "recruiter"),
    ):
        game = machines(US, where, steps=[step("build")], boards={"mechanical_marquise": {"order": BIRD}})
        assert game.state.clearings[5].buildings == sorted([(0, "workshop"), (0, kind)])


def test_all_but_three_march_where_most_enemies_are():
    """4.5.4: a tie goes to the highest priority."""
    where = {1: "5 cat", 5: "bird", 9: "bird", 10: "cat"}
    game = machines(US, where, steps=[step("move_from", 1)], boards={"mechanical_marquise": {"order": FOX}})
    assert (at(game, 1), at(game, 5)) == ("3 cat", "2 cat bird")
    assert lines(game, "machine.place")[0]["reasons"] == ("most_enemies", "high_priority")
    few = machines(US, {1: "3 cat", 5: "bird"}, steps=[step("move_from", 1)])
    assert at(few, 1) == "3 cat"


def test_she_moves_as_others_do():
    """2.3: she must rule one of the two clearings."""
    game = machines(US, {1: "4 cat 6 bird", 5: "2 bird", 9: "", 10: "2 bird"}, steps=[step("move_from", 1)])
    assert at(game, 1) == "4 cat 6 bird"


def test_without_a_building_she_gets_a_new_order_and_the_day_again():
    """4.5.5: its item is not crafted."""
    game = machines(
        US, {1: "cat"}, steps=[step("expand")], boards={"mechanical_marquise": {"order": FOX}},
        top=["bake_sale", "birdy_bindle"],
    )  # fmt: skip
    assert [line["card"] for line in lines(game, "machine.order")][:1] == ["bake_sale"]
    assert "anvil" in game.state.discard
    assert game.state.item_boxes[0] == []


def test_whoever_has_built_or_has_six_buildings_does_not_expand():
    """4.5.5."""
    built = {"mechanical_marquise": {"order": FOX, "has_built": True}}
    assert not lines(machines(US, {1: "cat"}, steps=[step("expand")], boards=built), "machine.expands")
    six = {1: "sawmill", 5: "2 sawmill", 9: "2 sawmill", 2: "workshop"}
    game = machines(US, six, steps=[step("expand")], boards={"mechanical_marquise": {"order": FOX}})
    assert not lines(game, "machine.expands")


def test_the_evening_scores_the_ordered_track():
    """4.6: the rightmost empty space; for a bird the best track."""
    where = {5: "2 sawmill", 9: "2 sawmill", 2: "workshop recruiter"}
    for order, points in ((FOX, 3), (RABBIT, 0), (BIRD, 3)):
        boards = {"mechanical_marquise": {"order": order}}
        game = machines(US, where, steps=[step("score")], phase="evening", boards=boards)
        assert game.state.points[0] == points
        assert order in game.state.discard


def test_a_nightmare_scores_a_point_more():
    """3.3.1."""
    game = machines(US, {1: "cat"}, steps=phase_of("evening"), phase="evening", options={"difficulty_1": "nightmare"})
    assert game.state.points[0] == 1


def attacked(where, dice, traits=(), **rest):
    """The Eyrie attacks her in the fifth clearing."""
    from nemeton.games.root.steps import StartBattle

    return machines(
        US, {5: where}, steps=[StartBattle(1, 0, 5)], active=1, script=dice, options={"traits": list(traits)}, **rest
    )


def test_hits_take_warriors_then_tokens_then_a_building_by_lot():
    """1.2.1."""
    game = attacked("4 bird cat keep sawmill", (2, 0))
    assert at(game, 5) == "4 bird sawmill"
    lot = attacked("4 bird sawmill workshop", (0, 0, 1))  # defenseless: one hit
    assert len(lot.state.clearings[5].buildings) == 1


def test_fortified_buildings_take_two_hits():
    """Trait."""
    assert at(attacked("4 bird cat sawmill", (2, 0), ["fortified"]), 5) == "4 bird sawmill"
    assert at(attacked("4 bird cat sawmill", (3, 0), ["fortified"]), 5) == "4 bird"


def test_hospitals_bring_two_back_to_the_keep():
    """Trait: when she defends and loses two."""
    from nemeton.games.root.steps import StartBattle

    where = {5: "4 bird 3 cat", 1: "keep"}
    game = machines(US, where, steps=[StartBattle(1, 0, 5)], active=1, script=(2, 0), options={"traits": ["hospitals"]})
    assert at(game, 1).startswith("2 cat")
    without = machines(US, where, steps=[StartBattle(1, 0, 5)], active=1, script=(2, 0))
    assert not without.state.clearings[1].warriors[0]


def test_hospitals_count_a_whole_battle():
    """Trait: one to a marksman before the dice and one to the dice are two (cards of both)."""
    us = ("mechanical_marquise", "vagabot", "eyrie")
    items = [["boot", False, False]] * 4
    for dice, back in (((1, 0), 2), ((0, 0), 0)):
        game = machines(
            us, {1: "keep", 5: "3 cat"}, steps=[StartBattle(1, 0, 5)], active=1, script=dice,
            boards={"vagabot": {"character": "thief", "at": 5, "items": items}},
            options={"traits": ["hospitals", "marksman"]},
        )  # fmt: skip
        assert game.state.clearings[1].warriors[0] == back
        assert board(game).fallen == 0


def test_overwhelming_scores_for_warriors_that_found_no_place():
    """Trait: none of four could be placed."""
    game = machines(
        US, {5: "cat"}, steps=[step("recruit")], boards={"mechanical_marquise": {"order": FOX}},
        options={"traits": ["overwhelming"]},
    )  # fmt: skip
    assert game.state.points[0] == 2


def test_blitz_sends_all_but_one_from_a_calm_clearing_into_battle():
    """Trait."""
    game = machines(
        US, {9: "3 cat", 1: "2 bird"}, steps=[step("blitz")], boards={"mechanical_marquise": {"order": FOX}},
        options={"traits": ["blitz"]}, script=(0, 0),
    )  # fmt: skip
    assert (at(game, 9), at(game, 1)) == ("cat", "2 cat 2 bird")
    assert len(lines(game, "battle")) == 1


def test_six_of_each_kind_are_counted():
    """4.3.5: what is not on the map is on the board."""
    game = machines(US, {5: "sawmill workshop"})
    assert [getattr(board(game), kind) for kind in KINDS] == [5, 5, 6]
