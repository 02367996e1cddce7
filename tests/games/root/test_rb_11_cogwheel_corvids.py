"""Law of Rootbotics 11: the Cogwheel Corvids."""

from random import Random

import nemeton
from nemeton.games.root import rulings
from nemeton.games.root.rules.rule import may_leave, may_place
from nemeton.games.root.steps import StartBattle
from tests.games.root.machines import at, lines, machines, phase_of, step

US = ("cogwheel_corvids", "marquise")
FOX, BIRD = "anvil", "birdy_bindle"


def plotting(order=FOX, **plots):
    """A board: what lies face down, by clearing."""
    return {"cogwheel_corvids": {"order": order, "plots": {name[1:]: kind for name, kind in plots.items()}}}


def board(game, seat=0):
    """Their board."""
    return game.state.boards[seat]


def kind_in(state, where):
    """What lies face down in a clearing."""
    return state.boards[0].plots[where].card


def test_their_setup():
    """11.3: the lowest priority of each suit."""
    game = nemeton.start("root", 2, 3, {"seat_1": "cogwheel_corvids", "seat_2": "keepers"})
    assert [where for where, here in game.state.clearings.items() if here.warriors[0]] == [10, 11, 12]
    assert len(board(game).supply) == 8


def test_nobody_knows_what_lies_face_down():
    """11.3.1: not even in what is imagined."""
    game = machines(US, {5: "crow plot"}, boards=plotting(c5="raid"))
    assert kind_in(game.seen_by(1), 5) == ""
    kinds = {kind_in(game.imagined(1, Random(seed)).state, 5) for seed in range(30)}
    assert len(kinds) > 1


def test_they_recruit_in_two_ordered_clearings():
    """11.4.3: no plot, then most warriors."""
    for difficulty, count in (("default", 2), ("easy", 1), ("challenging", 3)):
        game = machines(
            US, {1: "3 crow raid", 8: "crow"}, steps=phase_of("birdsong"), phase="birdsong", boards=plotting(""),
            top=["cobbler"], options={"difficulty_1": difficulty},
        )  # fmt: skip
        rabbits = [game.state.clearings[where].warriors[0] for where in (3, 4, 5, 10)]
        assert sorted(rabbits) == [0, 0, count, count]


def test_every_plot_is_turned_up_and_scores_for_all_that_lie_open():
    """11.4.4: one, then two."""
    game = machines(
        US, {5: "plot", 9: "plot"}, steps=[step("flip", 5), step("flip", 9)], phase="birdsong",
        boards=plotting(c5="raid", c9="snare"),
    )  # fmt: skip
    assert game.state.points[0] == 3
    assert "raid" in at(game, 5)
    assert "snare" in at(game, 9)


def test_a_bomb_sweeps_and_is_swapped():
    """11.7.1: two pieces of an automaton."""
    us = ("cogwheel_corvids", "marquise", "electric_eyrie")
    game = machines(
        us, {5: "plot 2 cat sawmill 3 bird"}, steps=[step("flip", 5)], phase="birdsong", boards=plotting(c5="bomb")
    )
    here = game.state.clearings[5]
    assert here.warriors[1:] == [0, 1]
    assert len([piece for owner, piece in here.tokens if owner == 0]) == 1
    assert game.state.points[0] == 2


def test_all_is_removed_before_the_bomb_is_swapped():
    """11.7.1."""
    game = machines(US, {5: "plot 2 cat"}, steps=[step("flip", 5)], phase="birdsong", boards=plotting(c5="bomb"))
    told = [entry.kind for entry in game.journal if entry.kind in ("root.flipped", "root.removed")]
    assert told == ["root.flipped", "root.removed", "root.flipped"]


def test_extortion_takes_a_card_of_choice():
    """11.7.3, ruling A14."""
    for choose in (True, False):
        rulings.VICTIMS_CHOOSE = choose
        try:
            game = machines(
                US, {5: "plot cat"}, steps=[step("flip", 5)], phase="birdsong", boards=plotting(c5="extortion"),
                hands={"marquise": ["cobbler", "sword"]},
            )  # fmt: skip
            if choose:
                assert game.ask is not None
                assert game.ask.kind == "root.machine.extort"
                game.answer("sword")
        finally:
            rulings.VICTIMS_CHOOSE = True
        assert len(game.state.hands[1]) == 1


def test_a_snare_holds_people_and_not_automata():
    """11.7.2, 11.8.2."""
    us = ("cogwheel_corvids", "marquise", "electric_eyrie")
    state = machines(us, {5: "snare cat bird"}).state
    assert not may_place(state, 1, 5)
    assert not may_leave(state, 1, 5)
    assert may_leave(state, 2, 5)


def test_they_battle_with_two_warriors():
    """11.5.1: most buildings and tokens."""
    us = ("cogwheel_corvids", "marquise", "eyrie")
    game = machines(us, {1: "2 crow 3 cat bird roost"}, steps=[step("battle_in", 1)], boards=plotting(), script=(0, 0))
    assert lines(game, "battle")[0]["whom"] == 2
    alone = machines(us, {1: "crow cat"}, steps=[step("battle_in", 1)], boards=plotting())
    assert not lines(alone, "battle")


def test_all_but_two_leave_an_open_plot():
    """11.5.2: for a clearing without a plot and with most of them."""
    game = machines(US, {1: "5 crow raid", 9: "crow", 5: "plot"}, steps=[step("move_from", 1)], boards=plotting())
    assert (game.state.clearings[1].warriors[0], game.state.clearings[9].warriors[0]) == (2, 4)


def test_they_lay_plots():
    """11.5.3, 11.5.4: in the ordered clearing with most of them; and where three stand."""
    game = machines(US, {1: "2 crow", 8: "crow", 5: "4 crow"}, steps=[step("plot"), step("thicken")], boards=plotting())
    assert (at(game, 1), at(game, 5)) == ("crow plot", "3 crow plot")
    assert len(board(game).plots) == 2


def test_the_evening_scores_extortion():
    """11.6.1."""
    game = machines(US, {5: "extortion", 9: "extortion"}, steps=[step("score")], phase="evening", boards=plotting())
    assert game.state.points[0] == 2


def test_a_removed_raid_brings_warriors_around():
    """11.7.4: face down too; agents deal a hit (11.2.2)."""
    us = ("cogwheel_corvids", "marquise", "eyrie")
    game = machines(
        us, {5: "3 cat plot"}, steps=[StartBattle(1, 0, 5)], active=1, script=(0, 0), boards=plotting(c5="raid")
    )
    assert [game.state.clearings[where].warriors[0] for where in (1, 2)] == [1, 1]
    assert game.state.clearings[5].warriors[1] == 2
    assert len(board(game).supply) == 8


def test_traits_of_the_corvids():
    """Gamble, backup plans, vendetta."""
    for answer, mine, theirs in (("raid", 1, 1), ("bomb", 2, 0)):
        game = machines(
            US, {5: "plot 2 cat"}, steps=[step("flip", 5)], phase="birdsong", boards=plotting(c5="raid"),
            options={"traits": ["gamble"]},
        )  # fmt: skip
        assert game.ask is not None
        assert game.ask.kind == "root.machine.gamble"
        game.answer(answer)
        assert game.state.points == [mine, theirs]
        assert bool(lines(game, "raids")) is False, "what was guessed has no effect; what was not lies there"
    us = ("cogwheel_corvids", "marquise", "eyrie")
    backed = machines(
        us, {5: "3 cat snare"}, steps=[StartBattle(1, 0, 5)], active=1, script=(0, 0), boards=plotting(),
        options={"traits": ["backup_plans"]},
    )  # fmt: skip
    assert backed.state.clearings[5].warriors[0] == 1
    fierce = machines(
        us, {5: "plot 3 cat"}, steps=[step("flip", 5)], phase="birdsong", boards=plotting(c5="snare"),
        options={"traits": ["vendetta"]},
    )  # fmt: skip
    assert fierce.state.clearings[5].warriors[1] == 0
    assert lines(fierce, "flipped")[0]["piece"] == "snare"
    assert len(lines(fierce, "flipped")) == 2, "as a bomb it is swapped too (A23)"


def test_who_runs_out_of_warriors_lays_plots_in_the_middle_of_it():
    """11.4.3.II: what there is is placed first; then a plot brings back one after the other."""
    game = machines(
        US, {1: "5 crow", 3: "4 crow", 8: "5 crow"}, steps=phase_of("birdsong"), phase="birdsong",
        boards=plotting(""), top=["cobbler"],
    )  # fmt: skip
    assert [(line["where"], line["count"]) for line in lines(game, "placed")] == [(3, 1), (3, 1), (4, 1), (4, 1)]
    assert [line["where"] for line in lines(game, "token")] == [1, 3, 8]
    spent = machines(
        US, {1: "2 crow", 2: "2 crow", 6: "2 crow", 7: "2 crow", 8: "2 crow", 9: "2 crow", 11: "2 crow"},
        steps=phase_of("birdsong"), phase="birdsong", boards=plotting(""), top=["cobbler"],
    )  # fmt: skip
    assert [(line["where"], line["count"]) for line in lines(spent, "placed")] == [(3, 1)], "nobody pays for a plot"
