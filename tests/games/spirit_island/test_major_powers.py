"""The major powers from A to I, each with its threshold and the rulings on it (notes on powers, 1 and 2).

The lands of the boards are listed in shore.py.
"""

import pytest

from nemeton.games.spirit_island.check import check
from nemeton.games.spirit_island.rules.aiming import targets
from nemeton.games.spirit_island.state import Marks
from nemeton.games.spirit_island.steps import Aftermath, Ravage, UsePower
from tests.games.spirit_island.asking import asked, is_at_rest, options, play, strike
from tests.games.spirit_island.looking import defend, describe, fear, spirit, told
from tests.games.spirit_island.shore import reach, using

ALONE = {"A5": "river"}
OPEN = {"river": (2, 2)}  # so that two presence are destroyed
SKIPPED = ["ravage", "build", "explore"]


# Accelerated Rot


def test_accelerated_rot_hurts():
    game = using("accelerated_rot", "A8", {"A5": "river", "A8": "2 city blight"})
    strike(game)
    assert describe(game, "A8") == "city/1 blight"
    assert fear(game) == 2 + 2


def test_accelerated_rot_hurts_more_and_heals_with_its_threshold():
    where = {"A5": "river", "A8": "4 city blight"}
    game = using("accelerated_rot", "A8", where, elements={"river": "3 sun 2 water 3 plant"})
    strike(game)
    assert describe(game, "A8") == "city"
    assert fear(game) == 2 + 3 * 2


def test_accelerated_rot_aims_at_jungles_and_wetlands():
    assert reach("accelerated_rot", ALONE) == ["A2", "A3", "A5", "A8"]


# Blazing Renewal


def test_blazing_renewal_brings_destroyed_presence_back_and_burns():
    """The caster picks a land near its own presence; the target's presence comes."""
    where = {"A5": "river", "A8": "2 town city explorer", "B5": "earth"}
    game = using("blazing_renewal", "earth", where, open={"earth": (2, 2)})
    before = spirit(game, "earth").destroyed
    assert before > 2
    assert asked(game) == ("river", "presence_to")
    assert {"A2", "A8", "B2"} <= set(options(game))
    assert "B6" not in options(game)
    play(game, "A8")
    assert describe(game, "A8") == "explorer city/2 2 earth"
    assert spirit(game, "earth").destroyed == before - 2
    assert fear(game) == 2


def test_blazing_renewal_takes_one_where_only_one_is_destroyed():
    game = using("blazing_renewal", "river", {"A5": "river", "A8": "town"}, open={"river": (2, 1)})
    game.state.spirits[0].destroyed = 1
    play(game, "A8")
    assert describe(game, "A8") == "river"
    assert spirit(game, "river").destroyed == 0


def test_blazing_renewal_deals_more_damage_with_its_threshold():
    elements = {"river": "3 fire 3 earth 2 plant"}
    game = using("blazing_renewal", "river", {"A5": "river", "A8": "2 city 3 explorer"}, elements=elements, open=OPEN)
    # then two damage to each city, and four more
    strike(play(game, "A8"))
    assert describe(game, "A8") == "explorer 2 river"
    assert fear(game) == 4


def test_blazing_renewal_without_destroyed_presence_burns_nothing():
    """The threshold's damage neither."""
    where = {"A5": "3 earth", "A8": "town"}
    game = using("blazing_renewal", "earth", where, elements={"earth": "3 fire 3 earth 2 plant"})
    assert spirit(game, "earth").destroyed == 0
    assert is_at_rest(game)
    assert describe(game, "A8") == "town"


def test_blazing_renewal_obeys_the_limits_of_the_target():
    """The ocean returns to coasts only."""
    where = {"A5": "river", "B0": "ocean"}
    game = using("blazing_renewal", "ocean", where)
    assert set(options(game)) == {"A1", "A2", "A3", "B0", "B2", "B3"}


def test_blazing_renewal_is_stretched_by_more_range():
    game = using("blazing_renewal", "river", {"A7": "river"}, having={"river": {"reach": 2}}, open=OPEN)
    assert "A2" in options(game)


# Cleansing Floods


def test_cleansing_floods_hurt_and_heal():
    game = using("cleansing_floods", "A8", {"A5": "river", "A8": "2 city blight"})
    strike(game)
    assert describe(game, "A8") == "city/1"


def test_cleansing_floods_do_fourteen_with_four_water():
    game = using("cleansing_floods", "A8", {"A5": "river", "A8": "5 city"}, elements={"river": "4 water"})
    strike(game)
    assert describe(game, "A8") == "city/2"


def test_cleansing_floods_come_from_wetlands():
    assert reach("cleansing_floods", {"A7": "river", "A2": "river"}) == ["A1", "A2", "A3", "A4"]


# Dissolve the Bonds of Kinship


def test_dissolve_the_bonds_of_kinship_makes_explorers_and_scatters_them():
    """As many different lands as possible; what is left over goes anywhere."""
    game = using("dissolve_the_bonds_of_kinship", "A4", {"A4": "river 2 city 2 town 2 dahan"})
    assert describe(game, "A4") == "4 explorer town city dahan river"
    play(game, ("explorer", "A1"))
    assert ("explorer", "A1") not in options(game)
    play(game, ("explorer", "A2"), ("explorer", "A3"))
    assert [describe(game, land) for land in ("A1", "A2", "A3", "A5")] == ["explorer"] * 4
    assert fear(game) == 0


def test_dissolve_the_bonds_of_kinship_need_not_share_out_the_surplus_evenly():
    game = using("dissolve_the_bonds_of_kinship", "A3", {"A3": "river 4 explorer"})
    play(game, ("explorer", "A2"))
    play(game, ("explorer", "A2"), ("explorer", "A2"))
    assert (describe(game, "A2"), describe(game, "A4")) == ("3 explorer", "explorer")


def test_dissolve_the_bonds_of_kinship_lets_them_fight_first():
    """At the same time: a city, a town and five explorers can wipe each other out."""
    where = {"A4": "river 2 city 2 town 2 explorer"}
    game = using("dissolve_the_bonds_of_kinship", "A4", where, elements={"river": "2 fire 2 water 3 animal"})
    # then 2 + 1 + 2 = 5 explorers fight a city and a town, 5 damage each way
    assert is_at_rest(game)
    assert describe(game, "A4") == "river"
    assert fear(game) == 3


def test_dissolve_the_bonds_of_kinship_shares_the_damage_of_a_city():
    """A replaced piece keeps its damage and may die of it; the caster splits it."""
    game = using("dissolve_the_bonds_of_kinship", "A4", {"A4": "river city/2 dahan"})
    assert asked(game) == ("river", "share")
    assert options(game) == [0, 1, 2]
    play(game, 2)
    # then one of the two explorers is dead, the other and the former dahan go
    play(game, ("explorer", "A1"), ("explorer", "A2"))
    assert is_at_rest(game)
    assert fear(game) == 0


def test_dissolve_the_bonds_of_kinship_carries_the_damage_of_a_dahan():
    """A hurt dahan becomes an explorer that dies of it, which frightens nobody."""
    game = using("dissolve_the_bonds_of_kinship", "A4", {"A4": "river dahan/1"})
    assert is_at_rest(game)
    assert describe(game, "A4") == "river"
    assert (fear(game), told(game, "destroyed")) == (0, [{"land": "A4", "piece": "explorer"}])


# Entwined Power


def test_entwined_power_shares_presence_and_cards():
    where = {"A2": "river", "B8": "earth"}
    drawn = ["drought", "steam_vents", "call_to_tend", "rain_of_blood"]
    game = using("entwined_power", "earth", where, minors=drawn)
    assert asked(game) == ("earth", "deck")
    play(game, "minor", ("keep", "drought"))
    assert asked(game) == ("river", "keep")
    play(game, ("keep", "steam_vents"))
    assert "drought" in spirit(game, "earth").hand
    assert "steam_vents" in spirit(game, "river").hand
    assert sorted(game.state.minor_discard) == ["call_to_tend", "rain_of_blood"]
    assert is_at_rest(game)
    # then each may aim from where the other is
    assert {"A1", "B6"} <= set(targets(game.state, 0, "wash_away"))
    assert {"A1", "B6"} <= set(targets(game.state, 1, "draw_of_the_fruitful_earth"))


def test_entwined_power_pools_no_sacred_sites():
    """One presence of each is no sacred site, and own presence is looked for where a power asks for it."""
    where = {"A7": "river earth", "B8": "earth"}
    game = using("entwined_power", "earth", where)
    play(game, "minor")
    play(game, options(game)[0])
    play(game, options(game)[0])
    assert targets(game.state, 0, "massive_flooding") == []
    assert targets(game.state, 1, "guard_the_healing_land") == []


def test_entwined_power_lets_each_aim_from_a_sacred_site_of_the_other():
    """It is presence of the other all the same."""
    game = using("entwined_power", "earth", {"A7": "river", "B8": "2 earth"})
    play(game, "minor")
    play(game, options(game)[0])
    play(game, options(game)[0])
    assert targets(game.state, 0, "massive_flooding") == ["B6", "B7", "B8"]


def test_entwined_power_costs_a_card_for_each_major():
    where = {"A2": "river", "B8": "earth"}
    drawn = ["tsunami", "powerstorm", "poisoned_land", "talons_of_lightning"]
    game = using("entwined_power", "earth", where, majors=drawn)
    play(game, "major", ("keep", "tsunami"))
    assert asked(game) == ("earth", "forget")
    play(game, ("forget", "guard_the_healing_land"), ("keep", "powerstorm"))
    assert asked(game) == ("river", "forget")
    play(game, ("forget", "boon_of_vigor"))
    assert spirit(game, "earth").forgotten == ["guard_the_healing_land"]
    assert spirit(game, "river").forgotten == ["boon_of_vigor"]


def test_entwined_power_gives_energy_and_gifts_with_its_threshold():
    """A gift is never paid for by forgetting."""
    where = {"A2": "river", "B8": "earth"}
    game = using("entwined_power", "earth", where, elements={"river": "2 water 4 plant"})
    play(game, "minor")
    play(game, options(game)[0])
    play(game, options(game)[0])
    assert asked(game) == ("river", "give")
    assert [spirit(game, name).energy for name in ("river", "earth")] == [3, 3]
    play(game, ("give", "wash_away"))
    assert asked(game) == ("earth", "give")
    play(game, "stop")
    assert "wash_away" in spirit(game, "earth").hand
    assert "wash_away" not in spirit(game, "river").hand
    assert told(game, "gave") == [{"seat": 0, "taker": 1, "card": "wash_away"}]
    assert is_at_rest(game)


def test_entwined_power_can_lose_its_threshold_by_forgetting():
    """Thresholds are looked at when they are reached."""
    where = {"A2": "river", "B8": "earth"}
    drawn = ["tsunami", "powerstorm", "poisoned_land", "talons_of_lightning"]
    extra = {"river": {"elements": {"water": 1, "plant": 3}}}
    game = using("entwined_power", "earth", where, majors=drawn, having=extra)
    play(
        game, "major", ("keep", "tsunami"), ("forget", "tsunami"), ("keep", "powerstorm"), ("forget", "entwined_power")
    )
    assert [spirit(game, name).energy for name in ("river", "earth")] == [0, 0]
    assert is_at_rest(game)


def test_entwined_power_alone_is_two_cards_and_six_energy():
    drawn = ["drought", "steam_vents", "call_to_tend", "rain_of_blood"]
    game = using("entwined_power", "river", ALONE, minors=drawn, elements={"river": "2 water 4 plant"})
    play(game, "minor", ("keep", "drought"), ("keep", "steam_vents"))
    assert {"drought", "steam_vents"} <= set(spirit(game, "river").hand)
    assert spirit(game, "river").energy == 6
    assert is_at_rest(game)


MIXED = {"progression": True}


def test_entwined_power_gives_the_next_card_to_whoever_learns_by_a_progression():
    """Rulebook p. 3 and 18: whenever a card is gained, the next one of the list is taken instead."""
    game = using("entwined_power", "river", ALONE, options=MIXED)
    assert {"uncanny_melting", "natures_resilience"} <= set(spirit(game, "river").hand)
    assert is_at_rest(game)


def test_entwined_power_leaves_nothing_over_where_the_target_learns_by_a_progression():
    """Thunder has no list and would take one of the cards that the river did not keep; there are none."""
    game = using("entwined_power", "river", {"B5": "thunder", "A5": "river"}, options=MIXED)
    assert "uncanny_melting" in spirit(game, "river").hand
    assert len(spirit(game, "thunder").hand) == 4
    assert is_at_rest(game)


def test_entwined_power_of_whoever_learns_by_a_progression_takes_the_next_card():
    """Thunder draws four and keeps one; the river takes the next card of its list, and the three are discarded."""
    game = using("entwined_power", "thunder", {"A5": "river", "B5": "thunder"}, options=MIXED)
    play(game, "minor")
    play(game, options(game)[0])
    assert "uncanny_melting" in spirit(game, "river").hand
    assert len(game.state.minor_discard) == 3
    assert is_at_rest(game)


# Indomitable Claim


def test_indomitable_claim_brings_presence_and_defends():
    game = using("indomitable_claim", "A4", {"A5": "river", "A4": "town"})
    assert options(game) == [("from", "energy"), ("from", "plays"), ("from", "A5")]
    play(game, ("from", "energy"))
    assert describe(game, "A4") == "town river"
    assert defend(game, "A4") == 20
    assert (fear(game), game.state.marks["A4"].skips) == (0, [])


def test_indomitable_claim_knows_no_limits_of_land():
    """The ocean comes inland."""
    game = using("indomitable_claim", "A4", {"A2": "ocean"})
    play(game, ("from", "plays"))
    assert describe(game, "A4") == "ocean"
    assert not list(check(game.state))


@pytest.mark.parametrize(("there", "frightened"), [("town", 3), ("", 0)])
def test_indomitable_claim_stops_the_invaders_with_its_threshold(there, frightened):
    where = {"A5": "river", "A4": there}
    game = using("indomitable_claim", "A4", where, elements={"river": "2 sun 3 earth"})
    play(game, ("from", "energy"))
    assert fear(game) == frightened
    assert game.state.marks["A4"].skips == SKIPPED


def test_indomitable_claim_counts_an_element_that_it_uncovers():
    """The new presence comes before the threshold is looked at."""
    # given the ocean, whose fifth slot of energy is earth, with two sun and two earth
    game = using(
        "indomitable_claim",
        "A2",
        {"A2": "4 ocean town"},
        open={"ocean": (4, 1)},
        elements={"ocean": "2 sun 2 earth"},
    )
    play(game, ("from", "energy"))
    assert fear(game) == 3


# Infinite Vitality


def test_infinite_vitality_makes_dahan_tough_and_keeps_blight_away():
    """Blight that stays on the card destroys no presence and spreads nowhere."""
    where = {"A5": "river", "A4": "2 city dahan blight river"}
    game = using("infinite_vitality", "A4", where, agenda=[Ravage("A4"), Aftermath()], blight=5)
    # then six damage kill the dahan, who has six health
    assert describe(game, "A4") == "2 city blight river"
    assert game.state.blight == 5
    where = {"A5": "river", "A4": "city town dahan"}
    game = using("infinite_vitality", "A4", where, agenda=[Ravage("A4"), Aftermath()])
    play(game, ("town", 2))
    assert describe(game, "A4") == "city dahan/5"


def test_infinite_vitality_lets_nothing_hurt_dahan_with_four_earth():
    where = {"A5": "river", "A4": "3 city dahan blight", "A3": "blight"}
    game = using("infinite_vitality", "A4", where, elements={"river": "4 earth"}, agenda=[Ravage("A4"), Aftermath()])
    assert sorted(options(game)) == ["A3", "A4"]
    play(game, "A3", ("city", 2))
    assert describe(game, "A3") == ""
    assert describe(game, "A4") == "2 city city/2 dahan blight"


def test_infinite_vitality_shelters_dahan_from_powers_too():
    where = {"A5": "river", "A8": "river", "A4": "dahan town"}
    agenda = [UsePower(0, "poisoned_land", -1), Aftermath()]
    game = using(
        "infinite_vitality",
        "A4",
        where,
        elements={"river": "4 earth"},
        agenda=agenda,
        played={"river": ["poisoned_land"]},
    )
    play(game, "A4")
    assert describe(game, "A4") == "dahan"


def test_infinite_vitality_shelters_dahan_from_drowning():
    """To drown is to destroy."""
    agenda = [UsePower(1, "swallow_the_land_dwellers", -1), Aftermath()]
    game = using(
        "infinite_vitality",
        "A2",
        {"A2": "river ocean dahan explorer"},
        elements={"river": "4 earth"},
        agenda=agenda,
        played={"ocean": ["swallow_the_land_dwellers"]},
    )
    assert describe(game, "A2") == "dahan river ocean"


def test_infinite_vitality_ends_for_dahan_that_leave():
    """A dahan with two damage or more that leaves dies."""
    where = {"A5": "river", "A4": "city town dahan"}
    agenda = [Ravage("A4"), Aftermath(), UsePower(0, "call_to_isolation", -1), Aftermath()]
    game = using("infinite_vitality", "A4", where, agenda=agenda, played={"river": ["call_to_isolation"]})
    play(game, ("town", 2), ("call_to_isolation", 2), ("dahan/5", "A5"))
    assert (describe(game, "A4"), describe(game, "A5")) == ("city", "river")


def test_infinite_vitality_ends_without_harm_for_dahan_whom_the_bringer_pushes():
    """Its powers destroy nothing, not even by what follows from them."""
    marks = {"A4": Marks(dahan_health=4)}
    game = using("call_to_isolation", "A4", {"A5": "bringer", "A4": "dahan/5"}, marks=marks)
    play(game, ("call_to_isolation", 2), ("dahan/5", "A3"))
    assert (describe(game, "A4"), describe(game, "A3")) == ("", "dahan")
    assert not told(game, "destroyed")
