"""Growth of each spirit, in any order, and where presence goes (cases 47 and 48).

The lands of the boards are listed in shore.py.
"""

import pytest

from nemeton.games.spirit_island.rules.resources import card_plays, income
from nemeton.games.spirit_island.rules.spirit_phase import Grow, places, steps_of
from nemeton.games.spirit_island.spirits import PANELS, Growth
from nemeton.games.spirit_island.steps import BonusGrowth
from tests.games.spirit_island.asking import asked, grow, is_at_rest, options, play
from tests.games.spirit_island.looking import describe, spirit, told
from tests.games.spirit_island.shore import SPIRITS, shore


def placing(game):
    """Where presence may be added now."""
    return sorted({option[2] for option in options(game) if option[0] == "place"})


# Growth of each spirit


def test_lightning_reclaims_gains_a_card_and_an_energy():
    game = shore({"A5": "2 lightning"}, discard={"lightning": ["raging_storm", "shatter_homesteads"]})
    grow(game, 0)
    assert sorted(spirit(game, "lightning").hand) == sorted(PANELS[SPIRITS["lightning"]].powers)
    play(game, ("draw", "minor"))
    assert asked(game) == ("lightning", "keep")
    play(game, options(game)[0])
    # one of growth, one of the track
    assert spirit(game, "lightning").energy == 1 + 1
    assert asked(game) == ("lightning", "play")


def test_lightning_adds_two_presence():
    """Case 47: the second may be measured from the first."""
    game = shore({"A7": "2 lightning"})
    grow(game, 1)
    assert placing(game) == ["A1", "A4", "A5", "A6", "A7", "A8"]
    play(game, ("place", 0, "A4"), ("from", "plays"))
    assert placing(game) == ["A4", "A7"]
    play(game, ("place", 0, "A4"), ("from", "plays"))
    assert describe(game, "A4") == "2 lightning"
    assert card_plays(spirit(game, "lightning")) == 4


def test_lightning_adds_presence_and_gains_three_energy():
    game = shore({"A7": "2 lightning"})
    grow(game, 2)
    assert placing(game) == ["A5", "A7", "A8"]
    play(game, ("place", 0, "A8"), ("from", "energy"))
    assert spirit(game, "lightning").energy == 3 + 1


def test_river_grows():
    game = grow(shore({"A5": "river"}), 1)
    assert placing(game) == ["A1", "A4", "A5", "A6", "A7", "A8"]
    play(game, ("place", 0, "A8"), ("from", "energy"), ("place", 0, "A8"), ("from", "energy"))
    assert spirit(game, "river").energy == income(spirit(game, "river")) == 2
    game = grow(shore({"A7": "river"}), 2)
    assert ("draw", "major") in options(game)
    assert placing(game) == ["A1", "A4", "A5", "A6", "A7", "A8"]


def test_shadows_grow():
    game = grow(shore({"A3": "shadows"}), 2)
    assert placing(game) == [f"A{number}" for number in range(1, 9)]
    play(game, ("place", 0, "A8"), ("from", "energy"))
    assert spirit(game, "shadows").energy == 3 + 1
    assert placing(grow(shore({"A3": "shadows"}), 1)) == ["A2", "A3", "A4"]
    game = grow(shore({"A3": "shadows"}, discard={"shadows": ["mantle_of_dread"]}), 0)
    assert "mantle_of_dread" in spirit(game, "shadows").hand
    assert options(game) == [("draw", "minor"), ("draw", "major")]


def test_the_earth_grows():
    game = grow(shore({"A3": "earth"}, discard={"earth": ["guard_the_healing_land"]}), 0)
    assert "guard_the_healing_land" in spirit(game, "earth").hand
    assert placing(game) == ["A1", "A2", "A3", "A4", "A5"]
    game = grow(shore({"A3": "earth"}), 1)
    assert placing(game) == ["A3"]
    assert ("draw", "minor") in options(game)
    game = grow(shore({"A3": "earth"}), 2)
    play(game, ("place", 0, "A4"), ("from", "plays"))
    assert spirit(game, "earth").energy == 2 + 2


def test_green_always_adds_presence_to_a_jungle_or_wetland():
    game = grow(shore({"A7": "green", "A4": "green"}), 1)
    assert placing(game) == ["A1", "A2", "A3", "A4", "A5", "A7", "A8"]  # of both icons
    found = [place[2] for place in options(game) if place[:2] == ("place", 0)]
    assert sorted(found) == ["A2", "A3", "A5", "A8"]
    play(game, ("place", 0, "A2"), ("from", "energy"), ("place", 0, "A1"), ("from", "energy"))
    # one card play more this turn
    assert card_plays(spirit(game, "green")) == 1 + 1
    game = grow(shore({"A7": "green"}), 2)
    play(game, ("place", 0, "A5"), ("from", "plays"), ("draw", "minor"))
    play(game, options(game)[0])
    assert spirit(game, "green").energy == 3 + 0


def test_thunderspeaker_grows_where_dahan_are():
    game = grow(shore({"A5": "thunder", "A2": "dahan", "A8": "dahan", "A3": "dahan"}), 1)
    assert options(game) == [("place", 0, "A2"), ("place", 0, "A3"), ("place", 0, "A8"), ("place", 1, "A8")]
    game = grow(shore({"A5": "thunder"}), 2)
    play(game, ("place", 0, "A4"), ("from", "plays"))
    assert spirit(game, "thunder").energy == 4 + 1


def test_an_icon_waits_for_another_that_opens_its_way():
    """Icons of an option are done in any order (rulebook 8): dahan come near by presence that is added first."""
    # given dahan two lands away, and none nearer
    game = grow(shore({"A5": "thunder", "A2": "dahan"}), 1)
    # when the icon of range 2 has been done (in the one land that suits)
    play(game, ("from", "plays"))
    # then the icon of range 1 can be done there too
    assert asked(game) == ("thunder", "presence_from")
    play(game, ("from", "plays"))
    assert describe(game, "A2") == "dahan 2 thunder"
    assert asked(game) == ("thunder", "play")


def test_thunderspeaker_gains_two_cards():
    game = grow(shore({"A5": "thunder"}, discard={"thunder": ["sudden_ambush"]}), 0)
    play(game, ("draw", "minor"))
    play(game, options(game)[0])
    play(game, ("draw", "minor"))
    play(game, options(game)[0])
    assert asked(game) == ("thunder", "play")
    assert len(spirit(game, "thunder").hand) == 4 + 2


def test_bringer_reclaims_one_and_adds_presence():
    game = shore({"A5": "bringer"}, discard={"bringer": ["dread_apparitions", "predatory_nightmares"]})
    grow(game, 1)
    assert placing(game) == ["A5"]
    play(game, ("reclaim", "dread_apparitions"))
    assert spirit(game, "bringer").discard == ["predatory_nightmares"]
    # the one land is taken unasked
    assert asked(game) == ("bringer", "presence_from")
    play(game, ("from", "plays"))
    assert describe(game, "A5") == "2 bringer"


def test_bringer_grows_where_dahan_or_invaders_are():
    game = shore({"A3": "bringer", "A8": "dahan", "A6": "explorer"}, watched=False)
    grow(game, 3)
    assert placing(game) == ["A6", "A8"]
    play(game, ("place", 0, "A8"), ("from", "energy"))
    assert spirit(game, "bringer").energy == 2 + 2


@pytest.mark.parametrize("name", SPIRITS)
def test_every_growth_option_can_be_done(name):
    """All icons of an option are done, in any order; then the energy of the track comes."""
    for number in range(len(PANELS[SPIRITS[name]].growth)):
        game = grow(shore({"A2": f"2 {name} dahan"}), number)
        while asked(game)[1] != "play":
            play(game, options(game)[0])
        assert not spirit(game, name).todo
        assert told(game, "energy")


def test_icons_are_done_in_any_order():
    game = grow(shore({"A5": "river"}), 2)
    assert {option[0] for option in options(game)} == {"draw", "place"}


def test_an_icon_that_cannot_be_done_is_skipped():
    """Bringer has nothing to reclaim."""
    game = grow(shore({"A5": "bringer"}), 1)
    assert {option[0] for option in options(game)} <= {"place", "from"}


def test_a_bonus_growth_gives_no_energy_of_the_track():
    """An easier game: every spirit grows once before the first turn (rulebook 21)."""
    game = shore({"A5": "lightning"}, agenda=[BonusGrowth()], phase="setup")
    grow(game, 2, ("place", 0, "A5"), ("from", "plays"))
    assert spirit(game, "lightning").energy == 3
    assert told(game, "turn")


# Presence


def test_presence_may_be_taken_from_the_island():
    """Case 48: range may be measured from that very piece; a piece does not move to where it is."""
    game = grow(shore({"A7": "lightning"}), 2)
    play(game, ("place", 0, "A8"))
    assert ("from", "A7") in options(game)
    play(game, ("from", "A7"))
    assert (describe(game, "A7"), describe(game, "A8")) == ("", "lightning")
    game = grow(shore({"A7": "lightning"}), 2, ("place", 0, "A7"))
    assert ("from", "A7") not in options(game)


def test_without_presence_on_the_panel_it_comes_from_the_island():
    game = shore({"A5": "2 earth", "A8": "11 earth"})
    grow(game, 2, ("place", 0, "A4"))
    assert options(game) == [("from", "A5"), ("from", "A8")]
    play(game, ("from", "A8"))
    assert (describe(game, "A8"), describe(game, "A4")) == ("10 earth", "earth")


def test_without_presence_on_the_panel_nobody_must_move_what_is_on_the_island():
    """Rulebook 14: whoever is to add presence from the panel may move one instead; where the panel has none there is
    nothing to add."""
    # given all presence on the island
    where = {"A5": "2 earth", "A8": "11 earth"}
    # when the Earth grows by an option that adds presence and gains a card
    game = grow(shore(where), 1)
    # then it may leave its presence where it is, and gains its card all the same
    play(game, ("leave",))
    assert (describe(game, "A5"), describe(game, "A8")) == ("2 earth", "11 earth")
    assert options(game) == [("draw", "minor"), ("draw", "major")]


def test_one_presence_may_move_and_another_stay():
    game = grow(shore({"A7": "2 lightning", "A8": "11 lightning"}), 1)
    play(game, ("place", 0, "A5"), ("from", "A8"), ("leave",))
    assert (describe(game, "A5"), describe(game, "A8")) == ("lightning", "10 lightning")
    assert asked(game) == ("lightning", "play")


def test_presence_on_the_panel_must_be_added():
    game = grow(shore({"A5": "2 earth", "A8": "10 earth"}), 2)
    assert ("leave",) not in options(game)


# What steps are offered


def test_growth_is_offered_before_anything_else():
    game = shore({"A5": "river"})
    name = SPIRITS["river"]
    assert steps_of(game.state, 0) == [Grow(name, 0), Grow(name, 1), Grow(name, 2)]
    assert places(game.state, 0, Growth("add_presence", 1, 0)) == ["A5"]
    assert is_at_rest(game)
