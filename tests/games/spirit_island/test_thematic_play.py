"""Play on the thematic map (rulebook p. 23): invaders, powers, blight and oceans over its lands and the edges of its
boards."""

from collections.abc import Iterator
from typing import Any

import pytest

from nemeton.games.spirit_island import rulings
from nemeton.games.spirit_island.island import geography, in_order, is_ocean, neighbours, terrain
from nemeton.games.spirit_island.spirits.oceans_hungry_grasp import coast
from nemeton.games.spirit_island.steps import Aftermath, Builds, Explore, InvaderPhase, Ravage
from tests.games.spirit_island.asking import asked, ends, grow, is_at_rest, options, play
from tests.games.spirit_island.looking import describe
from tests.games.spirit_island.picture import on_a_page
from tests.games.spirit_island.shore import reach, shore, using
from tests.games.spirit_island.thematic import ON_THE_MAP, WHOLE, facts


@pytest.fixture
def other_ruling(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """Rules otherwise; the shape of islands is not remembered meanwhile."""

    def ruled(name: str, value: bool) -> None:
        monkeypatch.setattr(rulings, name, value)
        geography.cache_clear()

    yield ruled
    monkeypatch.undo()
    geography.cache_clear()


# Invaders over all lands


def test_explorers_come_from_the_coast_and_from_buildings_on_other_boards():
    """p. 10: a wetland on the coast, and inland ones beside a building, wherever that stands."""
    where = {"W1": "river", "E1": "earth", "NE2": "lightning", "NW2": "shadows", "W6": "town", "NE8": "city"}
    game = shore(where, agenda=[Explore()], invader_deck=["s1_wetland"], watched=False, **ON_THE_MAP)
    come = {land for land, here in game.state.lands.items() if here.explorers}
    coastal = {"NW3", "NE4", "E2", "E3"}
    assert come == coastal | {"W7", "E10"} | {"NE9", "NW7"}


def test_the_whole_map_is_explored_at_the_coast():
    where = {"W5": "river", "E5": "earth", "NE5": "lightning", "NW5": "shadows"}
    game = shore(where, agenda=[Builds("s2_coastal")], watched=False, **ON_THE_MAP)
    assert [land for land, here in game.state.lands.items() if here.towns] == []
    where |= {name: "explorer" for name, *_ in facts() if name not in where}
    game = shore(where, agenda=[Builds("s2_coastal")], watched=False, **ON_THE_MAP)
    built = {land for land, here in game.state.lands.items() if here.towns}
    assert built == {name for name, _, is_coast, _, _ in facts() if is_coast}
    assert len(built) == 13


TERRAINS = {"wetland": 10, "jungle": 8, "sands": 10, "mountain": 10}


@pytest.mark.parametrize("kind", TERRAINS)
def test_invaders_explore_every_land_of_a_terrain(kind: str):
    where = {name: "town" for name, *_ in facts()}
    where |= {"W1": "river town", "E1": "earth town", "NE2": "lightning town", "NW2": "shadows town"}
    spirits = ["river", "earth", "lightning", "shadows"]
    game = shore(where, spirits, agenda=[Explore()], invader_deck=[f"s1_{kind}"], **ON_THE_MAP)
    come = {land for land, here in game.state.lands.items() if here.explorers}
    assert come == {name for name, other, *_ in facts() if other == kind}
    assert len(come) == TERRAINS[kind]


@pytest.mark.parametrize(("kind", "count"), TERRAINS.items())
def test_invaders_build_in_every_land_of_a_terrain(kind: str, count: int):
    where = {name: "explorer" for name, *_ in facts()}
    where |= {"W1": "river explorer", "E1": "earth explorer", "NE2": "lightning explorer", "NW2": "shadows explorer"}
    game = shore(where, ["river", "earth", "lightning", "shadows"], agenda=[Builds(f"s1_{kind}")], **ON_THE_MAP)
    built = {land for land, here in game.state.lands.items() if here.towns}
    assert built == {name for name, other, *_ in facts() if other == kind}
    assert len(built) == count


@pytest.mark.parametrize("kind", TERRAINS)
def test_invaders_ravage_in_every_land_of_a_terrain(kind: str):
    where = {name: "town" for name, other, *_ in facts() if other == kind}
    homes = {"river": "W2 W8", "earth": "E1 E5", "lightning": "NE1 NE2", "shadows": "NW4 NW2"}
    for spirit, (one, other) in ((spirit, lands.split()) for spirit, lands in homes.items()):
        where[other if terrain(one) == kind else one] = spirit
    game = shore(where, [*homes], agenda=[InvaderPhase()], ravage=[f"s1_{kind}"], build=[], blight=30, **ON_THE_MAP)
    while game.ask is not None and not is_at_rest(game):
        play(game, options(game)[0])
    blighted = {land for land, here in game.state.lands.items() if here.blight}
    assert blighted == {name for name, other, *_ in facts() if other == kind}


def test_blight_spreads_over_the_edge_of_a_board():
    """p. 10, 15: to any neighbour, also those that meet in the middle of the island only."""
    where = {"W1": "river", "E1": "earth", "NE2": "lightning", "NW2": "shadows", "W6": "town blight"}
    game = shore(where, agenda=[Ravage("W6"), Aftermath()], **ON_THE_MAP)
    assert asked(game) == ("river", "cascade")
    assert set(options(game)) == {"W4", "W5", "W7", "NW9", "E10", "NE6"}
    play(game, "E10")
    assert describe(game, "E10") == "blight"


# Powers across boards

FOUR = {"E10": "river", "E1": "earth", "NE2": "lightning", "NW2": "shadows"}


def test_a_power_reaches_over_the_edge_of_a_board():
    assert set(reach("wash_away", FOUR, **ON_THE_MAP)) == {"E10", "E6", "E9", "NE6", "W6", "W7", "NW9"}


def test_how_far_every_land_is_from_every_other():
    """p. 16: steps from land to land, whatever board they lie on."""
    beside = {name: near for name, _, _, near, _ in facts()}
    far = geography(WHOLE).distances
    for start_land in beside:
        reached = {start_land}
        for steps in range(len(beside)):
            assert {land for land, away in far[start_land].items() if away <= steps} == reached
            reached = reached.union(*(beside[land] for land in reached))
        assert len(reached) == 38


def test_long_ranges_count_over_the_edge_of_boards():
    """p. 16: two steps from W10 at the foot of the island, three from NE1 at its head."""
    others = {"E1": "earth", "NE2": "lightning", "NW2": "shadows"}
    slumber = reach("drift_down_into_slumber", {"W10": "river", **others}, **ON_THE_MAP)
    assert set(slumber) == {"W10", "W8", "W9", "E7", "E8", "W1", "W7", "E9", "E3", "E4"}
    mists = reach("mists_of_oblivion", {"NE1": "river", **others}, **ON_THE_MAP)
    assert set(mists) == {*(f"NE{number}" for number in range(1, 10)), "NW7", "NW8", "NW9", "E6"}


def test_pieces_are_pushed_over_the_edge_of_a_board():
    game = using("wash_away", "NW9", {**FOUR, "NW9": "town"}, **ON_THE_MAP)
    assert ends(game) == sorted(["NW6", "NW8", "NE6", "NE7", "W4", "W6", "E10"])
    play(game, ("town", "W4"))
    assert describe(game, "W4") == "town"


def test_presence_grows_over_the_edge_of_a_board():
    game = shore({"W7": "river", "E2": "earth"}, **ON_THE_MAP)
    grow(game, 1)
    placed = {option[-1] for option in options(game) if option[0] == "place"}
    assert placed == {"W7", "W1", "W5", "W6", "W8", "E9", "E10"}


def test_the_tenth_lands_are_lands_and_no_oceans():
    assert not is_ocean("W10")
    assert not is_ocean("E10")
    game = using("wash_away", "W10", {"W10": "river town", "E2": "earth"}, **ON_THE_MAP)
    assert ends(game) == ["E7", "E8", "W8", "W9"]
    ocean = shore({"W1": "ocean", "E2": "earth"}, **ON_THE_MAP)
    assert {land for land in ocean.state.lands if is_ocean(land)} == {"W0", "E0"}


# Oceans


def test_an_ocean_lies_before_the_coast_of_its_board():
    game = shore({"E1": "ocean", "NE2": "earth", "W2": "river"}, boards=("E", "NE", "W"), **ON_THE_MAP)
    assert set(neighbours(game.state, "E0")) == {"E1", "E2", "E3"} == set(coast(game.state, "E0"))
    assert set(coast(game.state, "NE0")) == {"NE1", "NE2", "NE3", "NE4"}
    assert set(coast(game.state, "W0")) == {"W1", "W2", "W3"}
    drowning = using("wash_away", "E1", {"E2": "river", "E1": "ocean town"}, boards=("E", "W"), **ON_THE_MAP)
    assert ends(drowning) == ["E0", "E2", "E5", "E6"]


def test_e1_is_not_beside_the_ocean_of_the_north_east(other_ruling: Any):
    """A ruling: a land belongs to the board of its number (p. 23), and so does its ocean."""
    where = {"NE2": "ocean", "E2": "river", "E1": "town", "W2": "earth"}
    boards = ("NE", "E", "W")
    game = using("wash_away", "E1", where, ["ocean", "river", "earth"], by="river", boards=boards, **ON_THE_MAP)
    assert ends(game) == ["E2", "E5", "E6", "NE4"]
    other_ruling("LANDS_REACH_OTHER_OCEANS", True)
    game = using("wash_away", "E1", where, ["ocean", "river", "earth"], by="river", boards=boards, **ON_THE_MAP)
    assert ends(game) == ["E2", "E5", "E6", "NE0", "NE4"]
    assert "E1" in coast(game.state, "NE0")


def test_lands_that_meet_in_the_middle_of_the_island_are_neighbours(other_ruling: Any):
    """A ruling, as on the usual boards (R12): a point is enough."""
    near = geography(WHOLE).neighbours
    assert ("E10" in near["NW9"], "W6" in near["NE6"]) == (True, True)
    assert "W6" in geography(("W", "E", "NE")).neighbours["NE6"]
    other_ruling("LANDS_MEET_IN_A_POINT", False)
    near = geography(WHOLE).neighbours
    assert ("E10" in near["NW9"], "W6" in near["NE6"]) == (False, False)
    assert ("NE6" in near["NW9"], "W6" in near["E10"]) == (True, True)


def test_lands_are_told_and_reached_by_their_numbers():
    """The tenth land comes after the ninth: in lists, and for whoever goes from land to land in the picture."""
    game = shore({"W8": "river", "E9": "river", "NE2": "lightning", "NW2": "shadows", "E1": "earth"}, **ON_THE_MAP)
    grow(game, 1)
    wanted = ["E4", "E5", "E6", "E8", "E9", "E10", "W1", "W7", "W8", "W9", "W10"]
    assert [option[-1] for option in options(game) if option[0] == "place"] == wanted
    assert game.ask is not None
    hits = on_a_page(game, game.ask.seat, game.ask).hits
    assert [hit.place.removeprefix("land-") for hit in hits if hit.place.startswith("land-")] == wanted
    push = using("wash_away", "W7", {**FOUR, "W7": "town"}, **ON_THE_MAP)
    assert [option[1] for option in options(push) if option != "stop"] == ["E9", "E10", "W1", "W5", "W6", "W8"]
    targets = reach("wash_away", {**FOUR, "W9": "river", "E6": "river"}, **ON_THE_MAP)
    assert targets == in_order({*targets})
    assert {"E1", "E9", "E10", "NE4", "NE6", "W9", "W10"} <= {*targets}
