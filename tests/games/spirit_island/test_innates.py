"""The innate powers, threshold by threshold, and acting as if with fewer elements (rulebook 17).

The lands of the boards are listed in shore.py.
"""

import pytest

from nemeton.games.spirit_island.state import Repeat
from nemeton.games.spirit_island.steps import PowerPhase
from nemeton.kernel import PUBLIC, Hidden, show
from tests.games.spirit_island.asking import asked, is_at_rest, offered, options, play, strike
from tests.games.spirit_island.looking import defend, describe, fear, known, spirit, told
from tests.games.spirit_island.shore import shore, using


def uses(power, phase, where, **more):
    """The ways in which the first spirit may use a power in a phase."""
    return [option for option in offered(shore(where, **more), phase) if option[:2] == ("use", power)]


# Lightning: Thundering Destruction


def test_thundering_destruction_destroys_a_town():
    where = {"A5": "2 lightning", "A4": "2 town city"}
    game = using("thundering_destruction", "A4", where, elements={"lightning": "3 fire 2 air"})
    assert describe(game, "A4") == "town city"
    assert fear(game) == 1


@pytest.mark.parametrize(("which", "left"), [(1, "town city"), (2, "2 town")])
def test_thundering_destruction_may_destroy_a_city_instead(which, left):
    where = {"A5": "2 lightning", "A4": "2 town city"}
    game = using("thundering_destruction", "A4", where, elements={"lightning": "4 fire 3 air"})
    play(game, ("thundering_destruction", which))
    assert describe(game, "A4") == left


@pytest.mark.parametrize(("elements", "more"), [("5 fire 4 air water", 1), ("5 fire 5 air 2 water", 2)])
def test_thundering_destruction_destroys_up_to_three_buildings(elements, more):
    where = {"A5": "2 lightning", "A4": "3 town 3 city"}
    game = using("thundering_destruction", "A4", where, elements={"lightning": elements})
    play(game, ("thundering_destruction", 2), *["city", "town"][:more])
    assert is_at_rest(game)
    assert describe(game, "A4") == ["3 town city", "2 town city"][more - 1]


@pytest.mark.parametrize(
    ("elements", "enough"), [("3 fire air", False), ("2 fire 2 air", False), ("3 fire 2 air", True)]
)
def test_thundering_destruction_needs_its_elements(elements, enough):
    found = uses("thundering_destruction", "slow", {"A5": "2 lightning"}, elements={"lightning": elements})
    assert bool(found) == enough


# River: Massive Flooding


def test_massive_flooding_pushes_one():
    where = {"A5": "river", "A4": "explorer town city"}
    game = using("massive_flooding", "A4", where, elements={"river": "sun 2 water"})
    assert {option[0] for option in options(game)} == {"explorer", "town"}
    play(game, ("town", "A3"))
    assert describe(game, "A4") == "explorer city"
    assert is_at_rest(game)


def test_massive_flooding_hurts_and_pushes_up_to_three_instead():
    where = {"A5": "river", "A4": "4 explorer city"}
    game = using("massive_flooding", "A4", where, elements={"river": "2 sun 3 water"})
    strike(game)
    assert describe(game, "A4") == "4 explorer city/2"
    assert "stop" in options(game)
    play(game, *[("explorer", "A3")] * 3)
    assert describe(game, "A4") == "explorer city/2"
    assert is_at_rest(game)


def test_massive_flooding_hurts_everybody_instead_of_all_that():
    where = {"A5": "river", "A4": "2 explorer 2 town city"}
    game = using("massive_flooding", "A4", where, elements={"river": "3 sun 4 water earth"})
    assert is_at_rest(game)
    assert describe(game, "A4") == "city/2"


def test_massive_flooding_may_be_used_as_if_with_fewer_elements():
    """Case 44: the second level instead of the third, nothing mixed."""
    where = {"A5": "river", "A4": "4 explorer city"}
    elements = {"river": "3 sun 4 water earth"}
    assert uses("massive_flooding", "slow", where, elements=elements) == [
        ("use", "massive_flooding"),
        ("use", "massive_flooding", 0b001),
        ("use", "massive_flooding", 0b011),
    ]
    game = using("massive_flooding", "A4", where, elements=elements, levels=0b011)
    strike(game)
    assert asked(game) == ("river", "push")
    assert describe(game, "A4") == "4 explorer city/2"
    game = using("massive_flooding", "A4", where, elements=elements, levels=0b001)
    assert asked(game) == ("river", "push")
    assert describe(game, "A4") == "4 explorer city"


# Shadows: Darkness Swallows the Unwary


def test_darkness_swallows_the_unwary_gathers_an_explorer():
    where = {"A5": "2 shadows", "A4": "explorer", "A3": "2 explorer town"}
    game = using("darkness_swallows_the_unwary", "A4", where, elements={"shadows": "2 moon fire"})
    assert describe(game, "A4") == "2 explorer"
    assert is_at_rest(game)


def test_darkness_swallows_the_unwary_destroys_up_to_two_explorers_for_a_fear_each():
    where = {"A5": "2 shadows", "A4": "3 explorer"}
    game = using("darkness_swallows_the_unwary", "A4", where, elements={"shadows": "3 moon 2 fire"})
    assert set(options(game)) == {"explorer", "stop"}
    play(game, "explorer", "explorer")
    assert is_at_rest(game)
    assert describe(game, "A4") == "explorer"
    assert fear(game) == 2


def test_darkness_swallows_the_unwary_deals_damage_with_a_fear_for_each_that_dies():
    """Case 59: a town killed by the damage is one fear for that and one for the town."""
    where = {"A5": "2 shadows", "A4": "town city"}
    game = using("darkness_swallows_the_unwary", "A4", where, elements={"shadows": "4 moon 3 fire 2 air"})
    play(game, ("town", 2))
    assert describe(game, "A4") == "city/1"
    assert fear(game) == 2


def test_explorers_destroyed_before_are_not_counted_again():
    where = {"A5": "2 shadows", "A4": "2 explorer city"}
    game = using("darkness_swallows_the_unwary", "A4", where, elements={"shadows": "4 moon 3 fire 2 air"})
    play(game, "explorer", "explorer")
    assert describe(game, "A4") == ""
    assert fear(game) == 2 + (1 + 2)


# Earth: Gift of Strength


@pytest.mark.parametrize(
    ("elements", "most"), [("sun 2 earth 2 plant", 1), ("2 sun 3 earth 2 plant", 3), ("2 sun 4 earth 3 plant", 6)]
)
def test_gift_of_strength_grants_a_repeat_up_to_a_cost(elements, most):
    game = using("gift_of_strength", "earth", {"A5": "earth"}, elements={"earth": elements})
    assert [right.most for right in spirit(game, "earth").repeats] == [most]


@pytest.mark.parametrize(
    ("most", "cards"),
    [
        (1, {"draw_of_the_fruitful_earth"}),
        (3, {"draw_of_the_fruitful_earth", "rituals_of_destruction"}),
        (6, {"draw_of_the_fruitful_earth", "rituals_of_destruction", "accelerated_rot"}),
    ],
)
def test_gift_of_strength_repeats_what_costs_no_more_for_nothing(most, cards):
    played = ["draw_of_the_fruitful_earth", "rituals_of_destruction", "accelerated_rot"]
    right = Repeat(most, False, "gift_of_strength")
    having = {"earth": {"just_used": played, "used": played, "repeats": [right]}}
    game = shore({"A5": "2 earth 3 dahan"}, played={"earth": played}, having=having)
    found = offered(game, "slow")
    assert {option[1] for option in found if option[0] == "again"} == cards


# Green: Creepers Tear into Mortar, All-Enveloping Green


@pytest.mark.parametrize(("elements", "times"), [("moon 2 plant", 1), ("2 moon 3 plant", 2), ("3 moon 4 plant", 3)])
def test_creepers_tear_into_mortar_up_to_three_times(elements, times):
    """In the same land or in another."""
    where = {"A5": "green city", "A4": "green city explorer"}
    game = using("creepers_tear_into_mortar", "A5", where, elements={"green": elements})
    play(game, *["A4", "A5"][: times - 1])
    assert is_at_rest(game)
    assert describe(game, "A5") == ["city/1 green", "city/1 green", "city/2 green"][times - 1]
    assert describe(game, "A4") == ["explorer city green", "explorer city/1 green", "explorer city/1 green"][times - 1]


def test_creepers_tear_into_mortar_hurt_one_building_of_choice():
    game = using("creepers_tear_into_mortar", "A5", {"A5": "green town city"}, elements={"green": "moon 2 plant"})
    play(game, "town")
    assert describe(game, "A5") == "town/1 city green"


@pytest.mark.parametrize(
    ("elements", "defence", "blight"),
    [("water 3 plant", 2, 2), ("2 water 4 plant", 4, 2), ("3 water 5 plant earth", 4, 1)],
)
def test_all_enveloping_green_defends_and_heals(elements, defence, blight):
    where = {"A5": "2 green", "A4": "2 blight"}
    game = using("all_enveloping_green", "A4", where, elements={"green": elements})
    assert defend(game, "A4") == defence
    assert game.state.lands["A4"].blight == blight


# Thunderspeaker: Gather the Warriors, Lead the Furious Assault


def test_gather_the_warriors_gathers_for_air_and_pushes_for_sun():
    where = {"A5": "thunder", "A4": "3 dahan"}
    game = using("gather_the_warriors", "A5", where, elements={"thunder": "animal 2 air sun"})
    play(game, ("dahan", "A4"), ("dahan", "A4"))
    assert "stop" in options(game)
    play(game, ("dahan", "A1"), "stay")
    assert is_at_rest(game)
    assert [describe(game, land) for land in ("A5", "A4", "A1")] == ["dahan thunder", "dahan", "dahan"]


@pytest.mark.parametrize(
    ("elements", "fast"), [("animal 3 air 4 sun", False), ("animal 4 air", True), ("4 air 4 sun", False)]
)
def test_gather_the_warriors_is_fast_with_four_air(elements, fast):
    found = uses("gather_the_warriors", "fast", {"A5": "thunder"}, elements={"thunder": elements})
    assert bool(found) == fast


def test_lead_the_furious_assault_destroys_towns():
    """One for every two dahan."""
    where = {"A5": "thunder 3 town 2 city 5 dahan"}
    game = using("lead_the_furious_assault", "A5", where, elements={"thunder": "2 sun fire"})
    assert describe(game, "A5") == "town 2 city 5 dahan thunder"


def test_lead_the_furious_assault_destroys_cities_too():
    """Case 65: six dahan would be a match for three towns and two cities."""
    where = {"A5": "thunder 2 town city 6 dahan"}
    game = using("lead_the_furious_assault", "A5", where, elements={"thunder": "4 sun 3 fire"})
    assert describe(game, "A5") == "6 dahan thunder"
    where = {"A5": "thunder 4 town 3 city 6 dahan"}
    game = using("lead_the_furious_assault", "A5", where, elements={"thunder": "4 sun 3 fire"})
    assert describe(game, "A5") == "town city 6 dahan thunder"


@pytest.mark.parametrize(("elements", "fast"), [("2 sun fire 3 air", False), ("2 sun fire 4 air", True)])
def test_lead_the_furious_assault_is_fast_with_four_air(elements, fast):
    """It may still wait for the slow phase."""
    power, where = "lead_the_furious_assault", {"A5": "thunder"}
    assert bool(uses(power, "fast", where, elements={"thunder": elements})) == fast
    assert uses(power, "slow", where, elements={"thunder": elements})


# Ocean: Pound Ships to Splinters, Ocean Breaks the Shore


@pytest.mark.parametrize(
    ("elements", "frightened"), [("moon air 2 water", 1), ("2 moon air 3 water", 2), ("3 moon 2 air 4 water", 4)]
)
def test_pound_ships_to_splinters_frightens(elements, frightened):
    game = using("pound_ships_to_splinters", "A0", {"A0": "ocean"}, elements={"ocean": elements})
    assert fear(game) == frightened


def test_ocean_breaks_the_shore_drowns_a_town():
    where = {"A2": "ocean 2 town city"}
    game = using("ocean_breaks_the_shore", "A2", where, elements={"ocean": "2 water earth"})
    assert describe(game, "A2") == "town city ocean"
    assert (fear(game), spirit(game, "ocean").energy) == (1, 2)


@pytest.mark.parametrize(("which", "left", "energy"), [(1, "town city ocean", 2), (2, "2 town ocean", 3)])
def test_ocean_breaks_the_shore_may_drown_a_city_instead(which, left, energy):
    where = {"A2": "ocean 2 town city"}
    game = using("ocean_breaks_the_shore", "A2", where, elements={"ocean": "3 water 2 earth"})
    play(game, ("ocean_breaks_the_shore", which))
    assert describe(game, "A2") == left
    assert spirit(game, "ocean").energy == energy


def test_ocean_breaks_the_shore_where_no_town_stands():
    game = using("ocean_breaks_the_shore", "A2", {"A2": "ocean explorer"}, elements={"ocean": "2 water earth"})
    assert is_at_rest(game)
    assert describe(game, "A2") == "explorer ocean"


def test_ocean_breaks_the_shore_drowns_another_building():
    where = {"A2": "ocean 2 town 2 city"}
    game = using("ocean_breaks_the_shore", "A2", where, elements={"ocean": "4 water 3 earth"})
    play(game, ("ocean_breaks_the_shore", 2), "city")
    assert describe(game, "A2") == "2 town ocean"
    assert fear(game) == 4


# Bringer: Spirits May Yet Dream, Night Terrors


def test_spirits_may_yet_dream_turns_a_fear_card_face_up():
    """Where it lies, earned or in the deck; it is earned as usual."""
    game = using(
        "spirits_may_yet_dream",
        "bringer",
        {"A5": "bringer"},
        elements={"bringer": "2 moon 2 air"},
        earned=["isolation"],
        fear_deck=["retreat", "scapegoats", "dahan_raid"],
    )
    assert options(game) == [0, 1, 2, 3]
    play(game, 2)
    assert known(game.state.fear_deck) == ["dahan_raid", "scapegoats", "retreat"]
    assert [card.is_known_to(PUBLIC) for card in game.state.fear_deck] == [False, True, False]
    assert told(game, "revealed_fear")
    assert not game.undoable(0)  # everybody has seen it
    assert is_at_rest(game)


def test_spirits_may_yet_dream_gives_the_target_an_element_that_it_has():
    """Three moon without air give this alone."""
    where = {"A5": "bringer", "B5": "river"}
    game = using("spirits_may_yet_dream", "river", where, elements={"bringer": "3 moon air", "river": "sun 2 water"})
    assert asked(game) == ("river", "element")
    assert options(game) == ["sun", "water"]
    assert not told(game, "revealed_fear")
    play(game, "water")
    assert spirit(game, "river").elements == {"sun": 1, "water": 3}
    assert is_at_rest(game)


def test_spirits_may_yet_dream_finds_nothing_where_there_is_nothing():
    """No card left face down, and a target without elements."""
    where = {"A5": "bringer", "B5": "river"}
    game = using("spirits_may_yet_dream", "river", where, elements={"bringer": "3 moon 2 air"}, fear_deck=["retreat"])
    assert asked(game)[1] == "grow"
    assert told(game, "revealed_fear") == [{"fear_card": "retreat"}]
    assert spirit(game, "river").elements == {}
    shown = {"fear_deck": [show(Hidden("retreat"), PUBLIC)]}
    game = using(
        "spirits_may_yet_dream",
        "river",
        where,
        elements={"bringer": "3 moon 2 air"},
        fear_deck=["retreat"],
        state=shown,
    )
    assert not told(game, "revealed_fear")


def test_spirits_may_yet_dream_may_be_used_for_one_of_its_effects():
    power = "spirits_may_yet_dream"
    found = uses(power, "fast", {"A5": "bringer"}, elements={"bringer": "3 moon 2 air"})
    assert found == [("use", power), ("use", power, 0b01), ("use", power, 0b10)]
    assert uses(power, "fast", {"A5": "bringer"}, elements={"bringer": "3 moon"}) == [("use", power)]


@pytest.mark.parametrize(
    ("elements", "frightened"), [("moon air", 1), ("2 moon air animal", 2), ("3 moon 2 air animal", 3)]
)
def test_night_terrors_frighten(elements, frightened):
    game = using("night_terrors", "A5", {"A5": "bringer explorer"}, elements={"bringer": elements})
    assert fear(game) == frightened


def test_an_innate_power_is_used_once_a_turn():
    """Whatever the elements: even twice what it needs."""
    elements = {"bringer": "6 moon 4 air 2 animal"}
    game = shore({"A5": "bringer explorer"}, elements=elements, agenda=[PowerPhase(fast=True)])
    play(game, ("use", "night_terrors"))
    assert not [option for option in options(game) if option[1:2] == ("night_terrors",)]
