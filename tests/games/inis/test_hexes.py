"""The island's shape (the map model: one hexagon a territory)."""

from random import Random

from nemeton.games.inis.hexes import STARTING_SPOTS, legal_spots, neighbours
from tests.games.inis.position import given, new_game, play


def test_territories_two_tiles_leave_two_spots():
    assert legal_spots(STARTING_SPOTS[:2]) == [(0, 1), (1, -1)]


def test_territories_the_triangle_leaves_three_spots_and_the_rhombus_four():
    assert len(legal_spots(STARTING_SPOTS[:3])) == 3
    assert len(legal_spots(STARTING_SPOTS)) == 4


def test_territories_neighbours_are_mutual():
    for spot in ((0, 0), (3, -2), (-4, 1)):
        assert len(set(neighbours(spot))) == 6
        assert all(spot in neighbours(beside) for beside in neighbours(spot))


def test_territories_every_spot_touches_two_tiles_and_there_is_always_one():
    """A new tile borders at least two tiles in play; a map of up to sixteen tiles never gets stuck."""
    for seed in range(50):
        rng, taken = Random(seed), list(STARTING_SPOTS[:2])
        while len(taken) < 16:
            spots = legal_spots(taken)
            assert spots
            for spot in spots:
                assert spot not in taken
                assert sum(beside in taken for beside in neighbours(spot)) >= 2
            taken.append(rng.choice(spots))


def test_territories_a_spot_that_touches_one_tile_is_not_legal():
    assert (2, 0) not in legal_spots([(0, 0), (1, 0)])
    assert (2, -1) in legal_spots([(0, 0), (1, 0), (1, -1)])


def test_territories_starting_tiles_touch_each_other():
    """Setup: each of the first tiles touches two others, with two players each other; with four some touch three."""
    borders = {
        players: sorted(len(tile.borders) for tile in new_game(players).state.tiles.values()) for players in (2, 3, 4)
    }
    assert borders == {2: [1, 1], 3: [2, 2, 2], 4: [2, 2, 3, 3]}


def test_territories_a_new_tile_knows_its_neighbours_and_they_know_it():
    # given an island of three and an Exploration
    game = given("""
        valley 0,0 A1 B1 capital · cove 1,0 · plains 0,1
        A: exploration conquest · pile swamp
    """)
    # when the Brenn chooses the spot above the valley and the cove
    play(game, 0, ("play", "exploration", "season"), (1, -1))
    # then the new tile borders these two, and they border it; its Advantage card lies face up
    tiles = game.state.tiles
    assert tiles["swamp"].borders == ["cove", "valley"]
    assert "swamp" in tiles["cove"].borders
    assert "swamp" in tiles["valley"].borders
    assert "swamp" not in tiles["plains"].borders
    assert tiles["swamp"].advantage == -1
