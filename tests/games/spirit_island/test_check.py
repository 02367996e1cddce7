"""Positions that cannot be: each fault is one problem."""

from collections.abc import Callable

import pytest

from nemeton.games.spirit_island.check import check
from nemeton.games.spirit_island.state import IslandState, Land
from nemeton.kernel import Hidden
from tests.games.spirit_island.shore import shore

WHERE = {"A1": "2 river town city/1 dahan", "A4": "blight explorer", "B1": "earth", "C0": "ocean", "C1": "ocean"}


def good() -> IslandState:
    """A position of three spirits in which nothing is wrong."""
    return shore(WHERE, ["river", "earth", "ocean"]).state


def blight_below_zero(state: IslandState) -> None:
    state.blight = -1


def an_empty_blight_card(state: IslandState) -> None:
    state.blight = 0


def fear_below_zero(state: IslandState) -> None:
    state.fear = -1


def fear_that_has_earned_a_card(state: IslandState) -> None:
    state.fear = 12


def blight_of_a_land_below_zero(state: IslandState) -> None:
    state.lands["A5"].blight = -1


def explorers_below_zero(state: IslandState) -> None:
    state.lands["A5"].explorers = -2


def a_presence_too_many(state: IslandState) -> None:
    state.lands["A5"].presence[0] += 1


def a_presence_missing(state: IslandState) -> None:
    state.lands["A1"].presence[0] -= 1


def two_of_the_same_spirit(state: IslandState) -> None:
    state.spirits[1].name = state.spirits[0].name


def an_unknown_spirit(state: IslandState) -> None:
    state.spirits[1].name = "serpent"


def the_same_board_twice(state: IslandState) -> None:
    state.boards[1] = "A"


def an_unknown_board(state: IslandState) -> None:
    state.boards[1] = "E"


def a_board_too_few(state: IslandState) -> None:
    state.boards.pop()


def a_seat_too_few(state: IslandState) -> None:
    state.done.pop()


def presence_of_two_seats_in_a_land_of_three(state: IslandState) -> None:
    state.lands["A5"].presence.pop()


def a_land_missing(state: IslandState) -> None:
    del state.lands["A5"]


def a_land_of_no_board(state: IslandState) -> None:
    state.lands["D5"] = Land([0, 0, 0])


def damage_that_destroys(state: IslandState) -> None:
    state.lands["A1"].towns = [2]


def damage_below_zero(state: IslandState) -> None:
    state.lands["A1"].dahan = [-1]


def damage_out_of_order(state: IslandState) -> None:
    state.lands["A1"].cities = [1, 0]


def a_town_in_the_ocean(state: IslandState) -> None:
    state.lands["C0"].towns = [0]


def a_track_that_is_too_open(state: IslandState) -> None:
    spirit = state.spirits[0]
    spirit.destroyed += 40
    spirit.open[0] += 40


def energy_below_zero(state: IslandState) -> None:
    state.spirits[0].energy = -1


def a_power_card_twice(state: IslandState) -> None:
    state.spirits[0].discard.append(state.spirits[0].hand[0])


def a_power_card_missing(state: IslandState) -> None:
    state.minors.pop()


def an_unknown_power_card(state: IslandState) -> None:
    state.spirits[0].hand.append("fireball")


def a_card_of_a_spirit_that_does_not_play(state: IslandState) -> None:
    state.spirits[0].hand.append("raging_storm")


def an_invader_card_twice(state: IslandState) -> None:
    state.build.append(state.invader_deck[0].card)


def a_fear_card_missing(state: IslandState) -> None:
    state.fear_deck.pop()


def an_unknown_invader_card(state: IslandState) -> None:
    state.invader_deck.append(Hidden("s4_ocean"))


FAULTS: dict[Callable[[IslandState], None], str] = {
    blight_below_zero: "bad_blight",
    an_empty_blight_card: "bad_blight",
    fear_below_zero: "bad_fear",
    fear_that_has_earned_a_card: "bad_fear",
    blight_of_a_land_below_zero: "bad_count",
    explorers_below_zero: "bad_count",
    a_presence_too_many: "bad_presence",
    a_presence_missing: "bad_presence",
    two_of_the_same_spirit: "bad_twice",
    an_unknown_spirit: "bad_spirit",
    the_same_board_twice: "bad_boards",
    an_unknown_board: "bad_boards",
    a_board_too_few: "bad_boards",
    a_seat_too_few: "bad_seats",
    presence_of_two_seats_in_a_land_of_three: "bad_seats",
    a_land_missing: "bad_land",
    a_land_of_no_board: "bad_land",
    damage_that_destroys: "bad_damage",
    damage_below_zero: "bad_damage",
    damage_out_of_order: "bad_damage",
    a_town_in_the_ocean: "bad_ocean",
    a_track_that_is_too_open: "bad_track",
    energy_below_zero: "bad_energy",
    a_power_card_twice: "bad_card_twice",
    a_power_card_missing: "bad_card_missing",
    an_unknown_power_card: "bad_card",
    a_card_of_a_spirit_that_does_not_play: "bad_card",
    an_invader_card_twice: "bad_card_twice",
    a_fear_card_missing: "bad_track_card",
    an_unknown_invader_card: "bad_track_card",
}


def test_a_whole_position_has_no_problem():
    assert list(check(good())) == []


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.__name__)
def test_a_fault_is_one_problem(fault: Callable[[IslandState], None]):
    state = good()
    fault(state)
    assert [problem.kind for problem in check(state)] == [f"spirit_island.{FAULTS[fault]}"]


def test_what_a_seat_sees_has_no_problem_with_its_blanks():
    """Blanks stand for cards that nobody sees; only what is seen twice is wrong."""
    game = shore(WHERE, ["river", "earth", "ocean"])
    assert "spirit_island.bad_card_twice" not in {problem.kind for problem in check(game.state)}
