"""The major powers from M to W, each with its threshold and the rulings on it (notes on powers, 1 and 2).

The lands of the boards are listed in shore.py.
"""

import pytest

from nemeton.games.spirit_island.rules.resources import elements as elements_of
from nemeton.games.spirit_island.state import Marks, Vengeance
from nemeton.games.spirit_island.steps import Aftermath, Build, PowerPhase, Ravage, UsePower
from tests.games.spirit_island.asking import asked, is_at_rest, options, play, strike
from tests.games.spirit_island.looking import defend, describe, fear, spirit, told
from tests.games.spirit_island.shore import reach, shore, using

ALONE = {"A5": "river"}


# Mists of Oblivion


def test_mists_of_oblivion_hurt_everybody_and_frighten_for_buildings():
    game = using("mists_of_oblivion", "A8", {"A5": "river", "A8": "2 explorer town town/1 city/2"})
    assert describe(game, "A8") == "town/1"
    assert fear(game) == (1 + 2) + 2
    game = using("mists_of_oblivion", "A8", {"A5": "river", "A8": "2 explorer town city"})
    assert describe(game, "A8") == "town/1 city/1"
    assert fear(game) == 0


def test_mists_of_oblivion_deal_three_more_with_their_threshold():
    """At most four more fear, over all of it."""
    where = {"A5": "river", "A8": "4 town/1 2 city"}
    game = using("mists_of_oblivion", "A8", where, elements={"river": "2 moon 3 air 2 water"})
    # then four towns are gone, and of two cities with two health each one falls
    strike(game)
    assert describe(game, "A8") == "city/2"
    assert fear(game) == (4 + 2) + 4


def test_mists_of_oblivion_frighten_no_more_for_buildings_that_are_only_dreamt_dead():
    """Nothing was destroyed: two fear for the town, five for the city, and none of the card's own."""
    game = using("mists_of_oblivion", "A5", {"A5": "bringer town/1 city/2"})
    play(game, ("town/1", "A4"))
    assert fear(game) == 2 + 5
    assert is_at_rest(game)


# Paralyzing Fright, Pillar of Living Flame


def test_paralyzing_fright_frightens_and_stops_the_invaders():
    game = using(
        "paralyzing_fright", "A4", {"A5": "river", "A4": "town"}, agenda=[Ravage("A4"), Build("A4"), Aftermath()]
    )
    assert fear(game) == 4
    assert describe(game, "A4") == "town"


def test_paralyzing_fright_frightens_more_with_its_threshold():
    game = using("paralyzing_fright", "A4", ALONE, elements={"river": "2 air 3 earth"})
    assert fear(game) == 8


@pytest.mark.parametrize(("land", "blight"), [("A8", " blight"), ("A2", " blight"), ("A4", ""), ("A6", "")])
def test_pillar_of_living_flame_blights_jungles_and_wetlands(land, blight):
    game = using("pillar_of_living_flame", land, {"A5": "river", land: "3 city"})
    strike(game)
    assert describe(game, land) == "city city/2" + blight
    assert fear(game) == 3 + 2


def test_pillar_of_living_flame_burns_brighter_with_four_fire():
    game = using("pillar_of_living_flame", "A6", {"A5": "river", "A6": "4 city"}, elements={"river": "4 fire"})
    strike(game)
    assert describe(game, "A6") == "2 city/2"
    assert fear(game) == 5 + 2 * 2


# Poisoned Land, Powerstorm


def test_poisoned_land_kills_and_blights():
    game = using("poisoned_land", "A4", {"A5": "river", "A4": "3 city 3 dahan"}, blight=5)
    strike(game)
    assert describe(game, "A4") == "city/1 blight"
    assert fear(game) == 1 + 4
    assert game.state.blight == 4


def test_poisoned_land_does_more_for_each_blight_with_its_threshold():
    """The new blight counts."""
    where = {"A5": "river", "A4": "6 city blight"}
    game = using("poisoned_land", "A4", where, elements={"river": "3 earth 2 plant 2 animal"})
    play(strike(game), "A3")
    assert fear(game) == 1 + 4 + 2
    strike(game)
    assert describe(game, "A4") == "city 2 blight"
    assert fear(game) == 1 + 4 + 2 + 3 * 2


def test_poisoned_land_counts_what_is_there_where_blight_is_kept_off():
    agenda = [UsePower(0, "poisoned_land", -1), Aftermath()]
    game = using(
        "infinite_vitality",
        "A4",
        {"A5": "river", "A4": "blight"},
        elements={"river": "3 earth 2 plant 2 animal"},
        agenda=agenda,
        played={"river": ["poisoned_land"]},
    )
    play(game, "A4")
    assert fear(game) == 1 + 1


def test_powerstorm_gives_energy_and_a_repeat_for_the_cards_cost():
    """The card is used first, then again at its cost; its elements count once."""
    played = {"river": ["powerstorm", "flash_floods", "gift_of_constancy"]}
    game = shore({"A5": "river", "A2": "2 city"}, played=played, energy={"river": 1}, agenda=[PowerPhase(fast=True)])
    play(game, ("use", "powerstorm"))
    assert spirit(game, "river").energy == 4
    assert len(spirit(game, "river").repeats) == 1
    assert ("again", "flash_floods", "powerstorm") not in options(game)
    play(game, ("use", "flash_floods"), "A4")
    assert options(game) == [
        ("use", "gift_of_constancy"),
        ("again", "flash_floods", "powerstorm"),
        ("again", "powerstorm", "powerstorm"),
        ("done",),
    ]
    before = elements_of(spirit(game, "river"))
    play(game, ("again", "flash_floods", "powerstorm"), "A4")
    assert spirit(game, "river").energy == 2
    assert elements_of(spirit(game, "river")) == before
    assert len(told(game, "uses")) == 2


def test_powerstorm_grants_three_repeats_of_different_cards_with_its_threshold():
    """Repeating Powerstorm itself gives energy and no repeats."""
    played = {"river": ["powerstorm", "flash_floods", "gift_of_constancy"]}
    game = shore(
        {"A5": "river"},
        played=played,
        energy={"river": 9},
        elements={"river": "2 sun 2 fire 3 air"},
        agenda=[PowerPhase(fast=True)],
    )
    play(game, ("use", "powerstorm"), ("use", "flash_floods"), "A4", ("again", "flash_floods", "powerstorm"), "A4")
    assert ("again", "flash_floods", "powerstorm") not in options(game)
    play(game, ("again", "powerstorm", "powerstorm"))
    assert spirit(game, "river").energy == 9 + 3 - 2 - 3 + 3
    assert len(spirit(game, "river").repeats) == 1


def test_powerstorm_lets_a_slow_card_be_repeated_in_the_slow_phase():
    played = {"river": ["powerstorm", "wash_away"]}
    where = {"A5": "river", "A4": "town", "A1": "town"}
    game = shore(where, played=played, agenda=[PowerPhase(fast=True)], phase="spirit", invader_deck=["s1_jungle"])
    play(game, ("use", "powerstorm"), ("done",))
    assert game.state.phase == "slow"
    play(game, ("use", "wash_away"), "A4", ("town", "A3"), ("again", "wash_away", "powerstorm"), "A1", ("town", "A2"))
    assert (describe(game, "A3").count("town"), describe(game, "A2").count("town")) == (1, 1)


# Talons of Lightning, Terrifying Nightmares, The Jungle Hungers


def test_talons_of_lightning_hurt():
    game = using("talons_of_lightning", "A6", {"A5": "river", "A6": "2 city", "A8": "town"})
    strike(game)
    assert describe(game, "A6") == "city/2"
    assert describe(game, "A8") == "town"
    assert fear(game) == 3 + 2


def test_talons_of_lightning_reach_far_and_strike_around_with_their_threshold():
    """Three lands away, still mountains and wetlands only; a town dies in every land beside."""
    elements = {"river": "3 fire 3 air"}
    assert reach("talons_of_lightning", {"A3": "river"}) == ["A2"]
    assert reach("talons_of_lightning", {"A3": "river"}, elements=elements) == ["A1", "A2", "A5", "A6"]
    where = {"A3": "river", "A6": "town", "A1": "2 town", "A5": "town explorer", "A8": "city", "A7": "town"}
    game = using("talons_of_lightning", "A6", where, elements=elements)
    assert [describe(game, land) for land in ("A6", "A1", "A5", "A8", "A7")] == ["", "town", "explorer", "city", "town"]
    assert fear(game) == 3 + 3


def test_talons_of_lightning_may_strike_as_if_without_elements():
    """Then only as far as printed."""
    played = {"river": ["talons_of_lightning"]}
    where = {"A5": "river", "A6": "town", "A8": "town"}
    game = shore(where, played=played, elements={"river": "3 fire 3 air"}, agenda=[PowerPhase(fast=True)])
    play(game, ("use", "talons_of_lightning", 0))
    assert options(game) == ["A1", "A5", "A6"]
    play(game, "A6")
    assert "town" in describe(game, "A8")


def test_terrifying_nightmares_frighten_and_push():
    game = using("terrifying_nightmares", "A8", {"A5": "river", "A8": "3 explorer 2 town city"})
    play(game, *[("explorer", "A7")] * 3, ("town", "A6"))
    assert describe(game, "A8") == "town city"
    assert fear(game) == 2
    assert is_at_rest(game)


def test_terrifying_nightmares_frighten_more_with_four_moon():
    game = using("terrifying_nightmares", "A8", {"A5": "river", "A8": "explorer"}, elements={"river": "4 moon"})
    play(game, "stop")
    assert fear(game) == 6


def test_the_jungle_hungers_for_explorers_towns_and_dahan():
    game = using("the_jungle_hungers", "A5", {"A8": "river", "A5": "2 explorer 2 town 2 city 2 dahan"})
    assert describe(game, "A5") == "2 city"
    assert fear(game) == 2


def test_the_jungle_hungers_for_a_city_instead_of_dahan_with_its_threshold():
    where = {"A8": "river", "A5": "2 explorer 2 town 2 city 2 dahan"}
    game = using("the_jungle_hungers", "A5", where, elements={"river": "2 moon 3 plant"})
    assert describe(game, "A5") == "city 2 dahan"
    assert fear(game) == 4


def test_the_jungle_hungers_out_of_jungles_only():
    assert reach("the_jungle_hungers", {"A5": "river", "A3": "river"}) == ["A2", "A3", "A4"]


# The Land Thrashes in Furious Pain, The Trees and Stones Speak of War, Tsunami


def test_the_land_thrashes_in_furious_pain_for_blight_there_and_around():
    where = {"A5": "river", "A8": "3 city 2 blight", "A7": "blight", "A6": "blight", "A4": "blight"}
    game = using("the_land_thrashes_in_furious_pain", "A8", where)
    # then four damage for its own blight, two for that around
    strike(game)
    assert describe(game, "A8") == "city 2 blight"
    assert is_at_rest(game)


def test_the_land_thrashes_in_furious_pain_in_a_second_land_with_its_threshold():
    """Beside the first, with blight or without; blight is counted anew, and nothing repeats again."""
    where = {"A5": "river", "A8": "blight", "A7": "city", "A4": "2 blight"}
    game = using("the_land_thrashes_in_furious_pain", "A8", where, elements={"river": "3 moon 3 earth"})
    assert options(game) == ["A5", "A6", "A7"]
    play(game, "A7")
    assert describe(game, "A7") == "city/1"
    assert is_at_rest(game)


def test_the_land_thrashes_in_furious_pain_needs_blight():
    assert reach("the_land_thrashes_in_furious_pain", {"A5": "river", "A3": "blight"}) == ["A3"]


def test_the_trees_and_stones_speak_of_war_for_each_dahan():
    game = using("the_trees_and_stones_speak_of_war", "A4", {"A5": "river", "A4": "2 city 3 dahan"})
    strike(game)
    assert describe(game, "A4") == "city 3 dahan"
    assert defend(game, "A4") == 6
    assert is_at_rest(game)


def test_the_trees_and_stones_speak_of_war_and_pushed_dahan_take_their_defence_along():
    where = {"A5": "river", "A4": "town 3 dahan"}
    game = using("the_trees_and_stones_speak_of_war", "A4", where, elements={"river": "2 sun 2 earth 2 plant"})
    assert "stop" in options(game)
    play(game, ("dahan", "A3"), ("dahan", "A1"))
    assert [defend(game, land) for land in ("A4", "A3", "A1")] == [2, 2, 2]
    assert is_at_rest(game)


def test_the_trees_and_stones_speak_of_war_and_dahan_who_go_later_leave_their_defence_behind():
    """It is fixed when the power is used."""
    agenda = [UsePower(0, "call_to_isolation", -1), Aftermath()]
    played = {"river": ["call_to_isolation"]}
    where = {"A5": "river", "A4": "2 dahan"}
    game = using("the_trees_and_stones_speak_of_war", "A4", where, agenda=agenda, played=played)
    play(game, ("call_to_isolation", 2), ("dahan", "A3"))
    assert [defend(game, land) for land in ("A4", "A3")] == [4, 0]


def test_tsunami_hits_a_coast():
    game = using("tsunami", "A2", {"A5": "river", "A2": "3 city 3 dahan", "A1": "town dahan"})
    strike(game)
    assert describe(game, "A2") == "city/2 dahan"
    assert describe(game, "A1") == "town dahan"
    assert fear(game) == 2 + 4
    assert reach("tsunami", ALONE) == ["A1", "A2", "A3"]


def test_tsunami_hits_all_coasts_of_the_board_with_its_threshold():
    """One fear, four damage and one dahan in each; other boards are spared."""
    where = {
        "A5": "2 earth",
        "A2": "city 2 dahan",
        "A1": "2 city 2 dahan",
        "A3": "dahan",
        "A4": "town",
        "B3": "town dahan",
    }
    where |= {"B8": "river"}
    game = using("tsunami", "A2", where, elements={"earth": "3 water 2 earth"})
    strike(game)
    assert [describe(game, land) for land in ("A2", "A1", "A3")] == ["", "city/1 dahan", ""]
    assert [describe(game, land) for land in ("A4", "B3")] == ["town", "town dahan"]
    assert fear(game) == 2 + 1 + 1 + 2 + 2


def test_tsunami_counts_an_ocean_in_play_among_the_coasts():
    """For powers it is a coastal land of its board: a fear more, on nobody."""
    where = {"A2": "2 ocean", "A8": "river"}
    for elements, frightened in (("", 2), ("3 water 2 earth", 2 + 3)):
        game = using("tsunami", "A2", where, elements={"ocean": elements})
        assert fear(game) == frightened


# Vengeance of the Dead


def test_vengeance_of_the_dead_strikes_after_whoever_destroys_there():
    """After the whole ravage: a dahan and a town fell, so two damage."""
    where = {"A5": "river", "A4": "town city 2 dahan"}
    game = using("vengeance_of_the_dead", "A4", where, agenda=[Ravage("A4"), Aftermath()])
    # five damage kill both dahan, who cannot strike back
    assert asked(game) == ("river", "vengeance")
    assert fear(game) == 3
    play(game, ("town", 2, "A4"))
    # the town that fell by vengeance sets off nothing more
    assert is_at_rest(game)
    assert describe(game, "A4") == "city blight"


def test_vengeance_of_the_dead_answers_powers_for_each_piece():
    where = {"A5": "river", "A4": "3 town 2 city"}
    agenda = [UsePower(0, "drought", -1), Aftermath()]
    game = using("vengeance_of_the_dead", "A4", where, agenda=agenda, played={"river": ["drought"]})
    play(game, "A4")
    assert max(dealt for _, dealt, _ in options(game)) == 2
    play(game, ("city/1", 2, "A4"))
    assert describe(game, "A4") == "city/2 blight"


def test_vengeance_of_the_dead_reaches_neighbours_with_three_animal():
    where = {"A5": "river", "A4": "city 2 dahan", "A3": "town"}
    agenda = [Ravage("A4"), Aftermath()]
    game = using("vengeance_of_the_dead", "A4", where, elements={"river": "3 animal"}, agenda=agenda)
    # given a dahan fell, and the survivor has struck
    assert describe(game, "A4") == "city/2 dahan/1 blight"
    assert ("town", 1, "A3") in options(game)
    play(game, ("town", 1, "A3"))
    assert describe(game, "A3") == "town/1"


def test_vengeance_of_the_dead_twice_sets_off_each_other_once():
    """Each of the two strikes once in a chain, though a town falls every time."""
    agenda = [UsePower(0, "vengeance_of_the_dead", -1, again=True), UsePower(0, "steam_vents", -1), Aftermath()]
    where = {"A4": "river 4 town/1 2 city"}
    game = using(
        "vengeance_of_the_dead",
        "A4",
        where,
        agenda=agenda,
        played={"river": ["steam_vents"]},
        elements={"river": "3 earth"},
    )
    play(game, "A4", ("steam_vents", 2))
    assert asked(game) == ("river", "vengeance")
    play(game, ("town/1", 1, "A4"), ("town/1", 1, "A4"))
    assert is_at_rest(game)
    assert describe(game, "A4") == "town/1 2 city river"


def test_vengeance_of_the_dead_strikes_twice_where_it_lies_twice():
    """One town that falls sets off both, also if the first strike destroys nobody."""
    marks = {"A4": Marks(vengeance=[Vengeance(0, wide=False), Vengeance(0, wide=False)])}
    game = using("steam_vents", "A4", {"A4": "river town city explorer"}, elements={"river": "3 earth"}, marks=marks)
    play(game, ("steam_vents", 2))
    play(game, ("city", 1, "A4"), ("city/1", 1, "A4"), kind="vengeance")
    assert is_at_rest(game)
    assert describe(game, "A4") == "explorer city/2 river"


def test_vengeance_of_the_dead_strikes_in_each_land_where_one_power_destroys():
    """A power that destroys in two lands sets off what lies on both."""
    marks = {land: Marks(vengeance=[Vengeance(0, wide=False)]) for land in ("A1", "A4")}
    where = {"A5": "river", "A1": "town city 2 explorer", "A4": "town city 2 explorer"}
    game = using("talons_of_lightning", "A5", where, elements={"river": "3 fire 3 air"}, marks=marks)
    play(game, ("city", 1, "A1"), ("city", 1, "A4"), kind="vengeance")
    assert is_at_rest(game)
    assert [describe(game, land) for land in ("A1", "A4")] == ["2 explorer city/1"] * 2


# Vigor of the Breaking Dawn, Winds of Rust and Atrophy, Wrap in Wings of Sunlight


def test_vigor_of_the_breaking_dawn_hurts_for_each_dahan():
    game = using("vigor_of_the_breaking_dawn", "A4", {"A5": "river", "A4": "2 city 2 dahan"})
    strike(game)
    assert describe(game, "A4") == "city/1 2 dahan"
    assert is_at_rest(game)


def test_vigor_of_the_breaking_dawn_goes_with_pushed_dahan_with_its_threshold():
    """Every dahan of a land that one was pushed to counts, once."""
    where = {"A5": "river", "A4": "3 dahan", "A3": "3 city dahan", "A1": "town"}
    game = using("vigor_of_the_breaking_dawn", "A4", where, elements={"river": "3 sun 2 animal"})
    assert "stop" in options(game)
    play(game, ("dahan", "A3"), ("dahan", "A3"))
    # three dahan there now: six damage
    strike(game)
    assert is_at_rest(game)
    assert (describe(game, "A4"), describe(game, "A3")) == ("dahan", "city 3 dahan")
    assert describe(game, "A1") == "town"
    assert fear(game) == 4


def test_winds_of_rust_and_atrophy_make_a_building_smaller():
    game = using("winds_of_rust_and_atrophy", "A4", {"A5": "river", "A4": "town city"})
    assert sorted(options(game)) == ["city", "town"]
    play(game, "city")
    assert describe(game, "A4") == "2 town"
    assert (fear(game), defend(game, "A4")) == (1, 6)


def test_winds_of_rust_and_atrophy_keep_the_damage():
    """What has as much damage as health dies: a city with two damage becomes a town that falls, for a fear."""
    game = using("winds_of_rust_and_atrophy", "A4", {"A5": "river", "A4": "city/2"})
    assert describe(game, "A4") == ""
    assert fear(game) == 1 + 1


def test_winds_of_rust_and_atrophy_in_a_dream_frighten_and_push_what_would_die_of_its_damage():
    """It flees without the damage, for nothing was destroyed."""
    game = using("winds_of_rust_and_atrophy", "A4", {"A5": "2 bringer", "A4": "city/2"})
    assert options(game) == [("town", land) for land in ("A1", "A2", "A3", "A5")]
    play(game, ("town", "A3"))
    assert (describe(game, "A4"), describe(game, "A3")) == ("", "town")
    assert fear(game) == 1 + 2


def test_winds_of_rust_and_atrophy_blow_twice_with_their_threshold():
    """The same land again is allowed; then its defence adds up."""
    where = {"A5": "river", "A4": "city"}
    game = using("winds_of_rust_and_atrophy", "A4", where, elements={"river": "3 air 3 water 2 animal"})
    play(game, "A4")
    assert describe(game, "A4") == "explorer"
    assert (fear(game), defend(game, "A4")) == (2, 12)
    assert is_at_rest(game)


def test_wrap_in_wings_of_sunlight_carries_dahan_anywhere():
    game = using("wrap_in_wings_of_sunlight", "A5", {"A5": "river 7 dahan", "A8": "dahan"}, watched=False)
    assert set(options(game)) == {*(f"A{number}" for number in range(1, 9)), "stop"}
    play(game, "A3")
    assert options(game) == [1, 2, 3, 4, 5]
    play(game, 5)
    assert (describe(game, "A5"), describe(game, "A3")) == ("2 dahan river", "5 dahan")
    assert defend(game, "A3") == 5


def test_wrap_in_wings_of_sunlight_may_stay_and_defend():
    """The target itself may be where they go; without a dahan moved nothing is defended."""
    game = using("wrap_in_wings_of_sunlight", "A5", {"A5": "river dahan"})
    play(game, "A5")
    assert (describe(game, "A5"), defend(game, "A5")) == ("dahan river", 5)
    game = using("wrap_in_wings_of_sunlight", "A5", {"A5": "river dahan"})
    play(game, "stop")
    assert not game.state.marks
    assert is_at_rest(using("wrap_in_wings_of_sunlight", "A5", ALONE))


def test_wrap_in_wings_of_sunlight_gathers_first_with_its_threshold():
    where = {"A5": "river dahan", "A8": "4 dahan"}
    game = using("wrap_in_wings_of_sunlight", "A5", where, elements={"river": "2 sun 2 air 2 animal"})
    play(game, *[("dahan", "A8")] * 3, "A1", 4)
    assert [describe(game, land) for land in ("A5", "A8", "A1")] == ["river", "dahan", "4 dahan"]
