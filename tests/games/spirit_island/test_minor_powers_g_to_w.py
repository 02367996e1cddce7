"""The minor powers from G to W, each with what its card says and the rulings on it (notes on powers, 1 and 2).

The lands of the boards are listed in shore.py.
"""

import pytest

from nemeton.games.spirit_island.powers.decks import PROGRESSIONS
from nemeton.games.spirit_island.rules.aiming import targets
from nemeton.games.spirit_island.spirits import PANELS
from nemeton.games.spirit_island.steps import PowerPhase, TimePasses
from tests.games.spirit_island.asking import asked, ends, is_at_rest, options, play
from tests.games.spirit_island.looking import defend, describe, fear, spirit
from tests.games.spirit_island.shore import SPIRITS, shore, using

# Gifts


def test_gift_of_constancy_keeps_a_played_card():
    """The card goes to hand when time passes; alone only one."""
    played = {"river": ["wash_away", "flash_floods"]}
    game = using("gift_of_constancy", "river", {"A5": "river"}, played=played, agenda=[TimePasses()])
    assert spirit(game, "river").energy == 2
    play(game, ("rescue", "flash_floods"))
    assert "flash_floods" in spirit(game, "river").hand
    assert sorted(spirit(game, "river").discard) == ["gift_of_constancy", "wash_away"]
    assert is_at_rest(game)


def test_gift_of_constancy_for_another_spirit_serves_both():
    played = {"earth": ["guard_the_healing_land"]}
    played["river"] = ["wash_away"]
    where = {"A5": "river", "B5": "earth"}
    game = using("gift_of_constancy", "earth", where, played=played, agenda=[TimePasses()])
    assert (spirit(game, "earth").energy, spirit(game, "river").energy) == (2, 0)
    assert asked(game) == ("river", "rescue")
    play(game, ("rescue", "gift_of_constancy"))
    assert asked(game) == ("earth", "rescue")
    play(game, "stop")
    assert "gift_of_constancy" in spirit(game, "river").hand
    assert spirit(game, "river").discard == ["wash_away"]
    assert spirit(game, "earth").discard == ["guard_the_healing_land"]


@pytest.mark.parametrize(
    ("where", "target", "energy"),
    [
        ({"A5": "river", "B5": "earth"}, "river", 1),
        ({"A5": "river", "A2": "river", "B5": "earth"}, "river", 2),
        ({"A5": "river", "B5": "2 earth", "B4": "2 earth"}, "earth", 2),
        ({"A5": "river", "A2": "river", "B5": "earth"}, "earth", 3),
    ],
)
def test_gift_of_living_energy_counts_the_casters_sacred_sites(where, target, energy):
    game = using("gift_of_living_energy", target, where)
    assert spirit(game, target).energy == energy


def test_gift_of_power_lets_the_target_learn_a_minor_power():
    """Nothing is forgotten for it."""
    where = {"A5": "river", "B5": "earth"}
    drawn = ["drought", "steam_vents", "call_to_tend", "rain_of_blood"]
    game = using("gift_of_power", "earth", where, minors=drawn)
    assert asked(game) == ("earth", "keep")
    assert sorted(options(game)) == [("keep", card) for card in sorted(drawn)]
    play(game, ("keep", "steam_vents"))
    assert "steam_vents" in spirit(game, "earth").hand
    assert game.state.minor_discard == ["call_to_tend", "drought", "rain_of_blood"]
    assert is_at_rest(game)


# Gnawing Rootbiters to Nature's Resilience


def test_gnawing_rootbiters_push_up_to_two_towns():
    game = using("gnawing_rootbiters", "A8", {"A5": "river", "A8": "explorer 3 town city"})
    assert {option[0] for option in options(game) if option != "stop"} == {"town"}
    assert "stop" in options(game)
    play(game, ("town", "A7"), ("town", "A6"))
    assert describe(game, "A8") == "explorer town city"
    assert is_at_rest(game)


def test_land_of_haunts_and_embers_frightens_pushes_and_blights():
    game = using("land_of_haunts_and_embers", "A8", {"A5": "river", "A8": "2 explorer 2 town"})
    assert "stop" in options(game)
    play(game, ("town", "A7"), ("explorer", "A7"))
    assert fear(game) == 2
    assert describe(game, "A8") == "explorer town blight"
    assert is_at_rest(game)


def test_land_of_haunts_and_embers_does_it_twice_where_blight_was():
    """Blight is looked for before it is added, and it is always added."""
    game = using("land_of_haunts_and_embers", "A8", {"A5": "river", "A8": "2 explorer 2 town blight"})
    play(game, ("town", "A7"), ("explorer", "A7"), ("town", "A6"), ("explorer", "A5"))
    assert fear(game) == 4
    assert asked(game) == ("river", "cascade")
    play(game, "A6")
    assert [describe(game, land) for land in ("A8", "A6")] == ["2 blight", "town blight"]


def test_lure_of_the_unknown_must_gather_into_a_land_without_invaders():
    game = using("lure_of_the_unknown", "A4", {"A5": "river explorer", "A1": "town city"})
    assert sorted(options(game)) == [("explorer", "A5"), ("town", "A1")]
    play(game, ("town", "A1"))
    assert describe(game, "A4") == "town"


def test_natures_resilience_defends():
    game = using("natures_resilience", "A4", {"A5": "river", "A4": "blight"})
    assert defend(game, "A4") == 6
    assert describe(game, "A4") == "blight"


def test_natures_resilience_may_heal_instead_with_two_water():
    """Not both."""
    game = using("natures_resilience", "A4", {"A5": "river", "A4": "blight"}, elements={"river": "2 water"})
    play(game, ("natures_resilience", 2))
    assert defend(game, "A4") == 0
    assert describe(game, "A4") == ""


def test_natures_resilience_may_still_defend_with_two_water():
    game = using("natures_resilience", "A4", {"A5": "river", "A4": "blight"}, elements={"river": "2 water"})
    play(game, ("natures_resilience", 1))
    assert (defend(game, "A4"), describe(game, "A4")) == (6, "blight")


# Pull Beneath the Hungry Earth to Rouse the Trees and Stones


@pytest.mark.parametrize(
    ("land", "where", "city", "frightened"),
    [
        ("A5", {"A5": "river city"}, "city/2 river", 1),
        ("A8", {"A8": "river city"}, "city/1 river", 1),
        ("A4", {"A5": "river", "A4": "city"}, "city/1", 0),
        ("A8", {"A5": "river", "A8": "city"}, "city", 0),
    ],
)
def test_pull_beneath_the_hungry_earth_has_two_conditions(land, where, city, frightened):
    game = using("pull_beneath_the_hungry_earth", land, where)
    assert describe(game, land) == city
    assert fear(game) == frightened


def test_purifying_flame_burns_for_each_blight():
    game = using("purifying_flame", "A8", {"A5": "river", "A8": "city 2 blight"})
    assert describe(game, "A8") == "city/2 2 blight"


@pytest.mark.parametrize("land", ["A6", "A7"])
def test_purifying_flame_may_heal_mountains_and_sands_instead(land):
    game = using("purifying_flame", land, {"A5": "river", land: "city 2 blight"})
    play(game, ("purifying_flame", 2))
    assert describe(game, land) == "city blight"


def test_quicken_the_earths_struggles_hurts_each_building():
    game = using("quicken_the_earths_struggles", "A5", {"A5": "river explorer 2 town city"})
    play(game, ("quicken_the_earths_struggles", 1))
    assert describe(game, "A5") == "explorer 2 town/1 city/1 river"


def test_quicken_the_earths_struggles_may_defend_ten():
    game = using("quicken_the_earths_struggles", "A5", {"A5": "river town"})
    play(game, ("quicken_the_earths_struggles", 2))
    assert defend(game, "A5") == 10
    assert describe(game, "A5") == "town river"


@pytest.mark.parametrize(("there", "frightened"), [("3 explorer", 2), ("explorer town", 2), ("town city", 3)])
def test_rain_of_blood_frightens_more_where_two_buildings_stand(there, frightened):
    game = using("rain_of_blood", "A4", {"A5": "river", "A4": there})
    assert fear(game) == frightened


def test_rain_of_blood_needs_invaders():
    game = shore(
        {"A5": "river", "A8": "explorer"},
        played={"river": ["rain_of_blood"]},
        agenda=[PowerPhase(fast=False)],
    )
    play(game, ("use", "rain_of_blood"))
    assert [entry.values["land"] for entry in game.journal if entry.kind == "spirit_island.uses"] == ["A8"]


def test_reaching_grasp_lets_all_powers_of_the_target_reach_farther():
    """A range of one becomes three, of cards and innate powers."""
    where = {"A2": "river", "B8": "earth"}
    game = using("reaching_grasp", "river", where, spirits=["earth", "river"], boards="BA")
    assert spirit(game, "river").reach == 2
    assert "A8" in targets(game.state, 1, "wash_away")
    assert "A8" in targets(game.state, 1, "massive_flooding")
    assert set(targets(game.state, 0, "draw_of_the_fruitful_earth")) == {"B8", "B6", "B7"}


def test_reaching_grasp_stretches_no_push():
    game = using("wash_away", "A6", {"A3": "river", "A6": "explorer"}, having={"river": {"reach": 2}})
    assert ends(game) == ["A1", "A5", "A8"]


def test_rouse_the_trees_and_stones_hurts_and_must_push_an_explorer():
    game = using("rouse_the_trees_and_stones", "A4", {"A5": "river", "A4": "2 explorer city"})
    play(game, ("city", 2), ("explorer", "A1"))
    assert describe(game, "A4") == "explorer city/2"
    assert is_at_rest(game)


def test_rouse_the_trees_and_stones_shuns_blight():
    where = {"A5": "river blight", "A1": "blight", "A4": "blight", "A6": "blight", "A7": "blight", "A8": "explorer"}
    game = using("rouse_the_trees_and_stones", "A8", where)
    assert describe(game, "A8") == ""


# Sap the Strength of Multitudes to Song of Sanctity


def test_sap_the_strength_of_multitudes_defends_where_the_spirit_is():
    game = using("sap_the_strength_of_multitudes", "A5", {"A5": "river"})
    assert defend(game, "A5") == 5
    assert targets(game.state, 0, "sap_the_strength_of_multitudes") == ["A5"]


def test_sap_the_strength_of_multitudes_reaches_one_land_with_air():
    """The printed range becomes one, and more range adds to that."""
    game = using("sap_the_strength_of_multitudes", "A4", {"A5": "river"}, elements={"river": "air"})
    assert defend(game, "A4") == 5
    game = using(
        "sap_the_strength_of_multitudes",
        "A4",
        {"A7": "river"},
        elements={"river": "air"},
        having={"river": {"reach": 1}},
    )
    assert defend(game, "A4") == 5


@pytest.mark.parametrize(
    ("land", "animal", "city", "frightened"),
    [
        ("A8", 1, "city/1", 1),
        ("A2", 1, "city/1", 1),
        ("A4", 1, "city", 0),
        ("A8", 3, "city/2", 1),
        ("A4", 3, "city/1", 0),
    ],
)
def test_savage_mawbeasts_bite_in_jungle_and_wetland_and_with_three_animal_anywhere(land, animal, city, frightened):
    where = {"A5": "river", "A1": "2 river", land: "city"}
    game = using("savage_mawbeasts", land, where, elements={"river": f"{animal} animal"})
    assert describe(game, land) == city
    assert fear(game) == frightened


@pytest.mark.parametrize("land", ["A8", "A6"])
def test_shadows_of_the_burning_forest_push_an_explorer_and_a_town(land):
    """Both must go, to the same or to different lands."""
    game = using("shadows_of_the_burning_forest", land, {land: "river 2 explorer 2 town"})
    play(game, ("explorer", "A5"))
    assert "stop" not in options(game)
    play(game, ("town", "A5"))
    assert describe(game, land) == "explorer town river"
    assert fear(game) == 2
    assert is_at_rest(game)


def test_shadows_of_the_burning_forest_push_nobody_out_of_wetlands():
    game = using("shadows_of_the_burning_forest", "A5", {"A5": "river explorer"})
    assert is_at_rest(game)
    assert fear(game) == 2
    assert describe(game, "A5") == "explorer river"


def test_song_of_sanctity_pushes_all_explorers():
    game = using("song_of_sanctity", "A8", {"A5": "river", "A8": "3 explorer town blight"})
    assert "stop" not in options(game)
    play(game, ("explorer", "A5"), ("explorer", "A6"), ("explorer", "A7"))
    assert describe(game, "A8") == "town blight"
    assert is_at_rest(game)


def test_song_of_sanctity_heals_where_no_explorer_is():
    game = using("song_of_sanctity", "A8", {"A5": "river", "A8": "town blight"})
    assert describe(game, "A8") == "town"


# Steam Vents to Voracious Growth


def test_steam_vents_destroy_an_explorer():
    game = using("steam_vents", "A5", {"A5": "river 2 explorer town"})
    assert describe(game, "A5") == "explorer town river"


def test_steam_vents_may_destroy_a_town_with_three_earth():
    game = using("steam_vents", "A5", {"A5": "river 2 explorer town"}, elements={"river": "3 earth"})
    play(game, ("steam_vents", 2))
    assert describe(game, "A5") == "2 explorer river"
    assert fear(game) == 1


@pytest.mark.parametrize(
    ("land", "there", "left", "frightened"),
    [
        ("A4", "explorer blight", "explorer", 1),
        ("A5", "blight river", "river", 0),
        ("A8", "explorer blight", "explorer blight", 1),
        ("A6", "blight", "blight", 0),
    ],
)
def test_uncanny_melting_frightens_invaders_and_heals_sands_and_wetlands(land, there, left, frightened):
    game = using("uncanny_melting", land, {"A5": "river"} | {land: there})
    assert describe(game, land) == left
    assert fear(game) == frightened


def test_veil_the_nights_hunt_hurts_different_invaders():
    """At most one damage for each of them."""
    game = using("veil_the_nights_hunt", "A4", {"A5": "river", "A4": "2 town 3 dahan"})
    play(game, ("veil_the_nights_hunt", 1))
    assert describe(game, "A4") == "2 town/1 3 dahan"


def test_veil_the_nights_hunt_lets_the_caster_pick_whom():
    game = using("veil_the_nights_hunt", "A4", {"A5": "river", "A4": "2 explorer town city 2 dahan"})
    play(game, ("veil_the_nights_hunt", 1), "explorer", "city")
    assert describe(game, "A4") == "explorer town city/1 2 dahan"


def test_veil_the_nights_hunt_may_push_dahan():
    game = using("veil_the_nights_hunt", "A4", {"A5": "river", "A4": "town 4 dahan"})
    play(game, ("veil_the_nights_hunt", 2))
    assert "stop" in options(game)
    play(game, *[("dahan", "A3")] * 3)
    assert describe(game, "A4") == "town dahan"
    assert is_at_rest(game)


def test_visions_of_fiery_doom_must_push_a_piece():
    game = using("visions_of_fiery_doom", "A5", {"A5": "river explorer town city"})
    assert {option[0] for option in options(game)} == {"explorer", "town"}
    play(game, ("town", "A8"))
    assert describe(game, "A5") == "explorer city river"
    assert is_at_rest(game)
    assert fear(game) == 1


def test_visions_of_fiery_doom_frighten_more_with_two_fire():
    game = using("visions_of_fiery_doom", "A5", {"A5": "river"}, elements={"river": "2 fire"})
    assert fear(game) == 2


def test_voracious_growth_hurts():
    game = using("voracious_growth", "A8", {"A5": "river", "A8": "city blight"})
    play(game, ("voracious_growth", 1))
    assert describe(game, "A8") == "city/2 blight"


def test_voracious_growth_may_heal():
    game = using("voracious_growth", "A8", {"A5": "river", "A8": "city blight"})
    play(game, ("voracious_growth", 2))
    assert describe(game, "A8") == "city"


def test_voracious_growth_aims_at_jungles_and_wetlands():
    game = shore({"A5": "river"}, played={"river": ["voracious_growth"]}, agenda=[PowerPhase(fast=False)])
    play(game, ("use", "voracious_growth"))
    assert options(game) == ["A5", "A8"]


def test_gift_of_power_gives_the_next_card_to_whoever_learns_by_a_progression():
    """Rulebook p. 3 and 18: whenever a card is gained, the next one of the list, here a major power."""
    own = [*PANELS[SPIRITS["river"]].powers, *PROGRESSIONS[SPIRITS["river"]][:3]]
    game = using(
        "gift_of_power",
        "river",
        {"A5": "river"},
        options={"progression": True},
        hand={"river": own},
        having={"river": {"learnt": 3}},
    )
    assert "accelerated_rot" in spirit(game, "river").hand
    assert asked(game) == ("river", "forget")
