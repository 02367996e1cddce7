"""The helper of these tests: what it builds is what it says."""

from nemeton.games.spirit_island.check import check
from nemeton.games.spirit_island.steps import Aftermath, Ravage
from tests.games.spirit_island.asking import is_at_rest, options, play
from tests.games.spirit_island.looking import describe, fear, island
from tests.games.spirit_island.shore import SPIRITS, shore, using


def test_what_is_written_stands_there():
    text = "2 explorer town/1 city dahan 2 blight river"
    game = shore({"A5": text})
    assert describe(game, "A5") == text
    assert not list(check(game.state))
    assert is_at_rest(game)


def test_a_city_watches_from_afar():
    assert island(shore({"A1": "river"})) == {"A1": "river", "A8": "city"}
    assert not shore({"A1": "river"}, watched=False).state.lands["A8"].cities


def test_every_spirit_has_a_whole_panel():
    for name in SPIRITS:
        for presence in (1, 5, 12):
            game = shore({"A1": f"{presence} {name}"})
            assert not list(check(game.state))


def test_a_power_is_used_where_the_test_wants():
    game = using("wash_away", "A4", {"A5": "river", "A4": "town 2 explorer"})
    play(game, ("town", "A5"), "stop")
    assert (describe(game, "A4"), describe(game, "A5")) == ("2 explorer", "town river")
    assert is_at_rest(game)


def test_a_land_is_ravaged():
    game = shore({"A5": "2 river", "A4": "town 2 dahan"}, agenda=[Ravage("A4"), Aftermath()])
    assert describe(game, "A4") == "dahan blight"
    assert fear(game) == 1
    assert options(game)[0][0] == "grow"
