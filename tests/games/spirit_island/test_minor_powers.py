"""The minor powers from A to E, each with what its card says and the rulings on it (notes on powers, 1 and 2).

The lands of the boards are listed in shore.py.
"""

import pytest

from nemeton.games.spirit_island.powers.decks import MINORS
from nemeton.games.spirit_island.steps import Aftermath, PowerPhase, Ravage, TimePasses, UsePower
from tests.games.spirit_island.asking import asked, ends, is_at_rest, options, play
from tests.games.spirit_island.looking import defend, describe, fear, spirit
from tests.games.spirit_island.shore import shore, using

# Call of the Dahan Ways


def test_call_of_the_dahan_ways_makes_an_explorer_a_dahan():
    game = using("call_of_the_dahan_ways", "A4", {"A5": "river", "A4": "explorer town dahan"})
    assert describe(game, "A4") == "town 2 dahan"
    assert fear(game) == 0


def test_call_of_the_dahan_ways_takes_a_town_instead_with_two_moon():
    """Never both."""
    where = {"A5": "river", "A4": "explorer town dahan"}
    game = using("call_of_the_dahan_ways", "A4", where, elements={"river": "2 moon"})
    play(game, ("call_of_the_dahan_ways", 2))
    assert describe(game, "A4") == "explorer 2 dahan"
    assert fear(game) == 0


def test_call_of_the_dahan_ways_may_still_take_the_explorer():
    where = {"A5": "river", "A4": "explorer town dahan"}
    game = using("call_of_the_dahan_ways", "A4", where, elements={"river": "2 moon"})
    play(game, ("call_of_the_dahan_ways", 1))
    assert describe(game, "A4") == "town 2 dahan"


@pytest.mark.parametrize(("name", "left"), [("river", "explorer dahan river"), ("bringer", "explorer 2 dahan bringer")])
def test_call_of_the_dahan_ways_carries_damage_of_which_a_dahan_dies(name, left):
    """A town of England's can be hurt enough for that; the Bringer's powers destroy no dahan."""
    # given a town with three health and two damage
    england = {"adversary": "england", "level": 5}
    where = {"A4": f"explorer town/2 dahan {name}"}
    game = using("call_of_the_dahan_ways", "A4", where, elements={name: "2 moon"}, options=england)
    # when it becomes a dahan, who has two health
    play(game, ("call_of_the_dahan_ways", 2))
    # then the dahan dies of it, unless it is a dream; nobody is frightened
    assert describe(game, "A4") == left
    assert (fear(game), is_at_rest(game)) == (0, True)


# Call to Bloodshed


def test_call_to_bloodshed_deals_damage_for_each_dahan():
    game = using("call_to_bloodshed", "A4", {"A5": "river", "A4": "city explorer 3 dahan"})
    play(game, ("call_to_bloodshed", 1), ("city", 2))
    assert options(game) == [("explorer", 1), ("city/2", 1)]
    play(game, ("explorer", 1))
    assert describe(game, "A4") == "city/2 3 dahan"


def test_call_to_bloodshed_may_gather_dahan():
    game = using("call_to_bloodshed", "A4", {"A5": "river 2 dahan", "A4": "town dahan", "A3": "dahan", "A1": "dahan"})
    play(game, ("call_to_bloodshed", 2))
    assert "stop" in options(game)
    play(game, ("dahan", "A5"), ("dahan", "A3"), ("dahan", "A1"))
    assert is_at_rest(game)
    assert describe(game, "A4") == "town 4 dahan"


# Call to Isolation


def test_call_to_isolation_must_push_a_piece_for_each_dahan():
    game = using("call_to_isolation", "A4", {"A5": "river", "A4": "2 explorer town city 2 dahan"})
    play(game, ("call_to_isolation", 1), ("town", "A1"))
    assert "stop" not in options(game)
    assert ("city", "A1") not in options(game)
    play(game, ("explorer", "A5"))
    assert describe(game, "A4") == "explorer city 2 dahan"
    assert is_at_rest(game)


def test_call_to_isolation_may_push_a_dahan_which_is_mandatory_then():
    game = using("call_to_isolation", "A4", {"A5": "river", "A4": "explorer 2 dahan"})
    play(game, ("call_to_isolation", 2))
    assert options(game) == [("dahan", end) for end in ("A1", "A2", "A3", "A5")]
    play(game, ("dahan", "A3"))
    assert (describe(game, "A4"), describe(game, "A3")) == ("explorer dahan", "dahan")
    assert is_at_rest(game)


# Call to Migrate


def test_call_to_migrate_pushes_on_whom_it_has_gathered():
    """A dahan that just came in may be pushed on."""
    game = using("call_to_migrate", "A4", {"A5": "river", "A3": "dahan"})
    play(game, ("dahan", "A3"), ("dahan", "A5"))
    assert is_at_rest(game)
    assert describe(game, "A5") == "dahan river"


def test_call_to_migrate_gathers_and_pushes_up_to_three():
    game = using("call_to_migrate", "A4", {"A5": "river 4 dahan", "A4": "2 dahan"})
    assert "stop" in options(game)
    play(game, *[("dahan", "A5")] * 3)
    assert "stop" in options(game)
    play(game, *[("dahan", "A1")] * 3)
    assert [describe(game, land) for land in ("A5", "A4", "A1")] == ["dahan river", "2 dahan", "3 dahan"]
    assert is_at_rest(game)


# Call to Tend


def test_call_to_tend_removes_a_blight():
    game = using("call_to_tend", "A4", {"A5": "river", "A4": "dahan 2 blight"}, blight=5)
    play(game, ("call_to_tend", 1))
    assert describe(game, "A4") == "dahan blight"
    assert game.state.blight == 6


def test_call_to_tend_may_push_up_to_three_dahan():
    game = using("call_to_tend", "A4", {"A5": "river", "A4": "4 dahan blight"})
    play(game, ("call_to_tend", 2))
    assert "stop" in options(game)
    play(game, ("dahan", "A1"), ("dahan", "A1"), ("dahan", "A2"))
    assert describe(game, "A4") == "dahan blight"
    assert is_at_rest(game)


# Dark and Tangled Woods, Delusions of Danger


@pytest.mark.parametrize(("land", "defence"), [("A8", 3), ("A6", 3), ("A4", 0), ("A5", 0)])
def test_dark_and_tangled_woods_defends_mountains_and_jungles(land, defence):
    game = using("dark_and_tangled_woods", land, {"A5": "river"})
    assert fear(game) == 2
    assert defend(game, land) == defence


def test_delusions_of_danger_pushes_an_explorer():
    game = using("delusions_of_danger", "A8", {"A5": "river", "A8": "2 explorer town"})
    play(game, ("delusions_of_danger", 1))
    assert options(game) == [("explorer", "A5"), ("explorer", "A6"), ("explorer", "A7")]
    play(game, ("explorer", "A7"))
    assert describe(game, "A8") == "explorer town"
    assert fear(game) == 0
    assert is_at_rest(game)


def test_a_push_that_is_not_possible_is_skipped():
    """Case 55: "push 1" must be done if it can."""
    game = using("delusions_of_danger", "A8", {"A5": "river", "A8": "town"})
    play(game, ("delusions_of_danger", 1))
    assert is_at_rest(game)


def test_delusions_of_danger_may_frighten_instead():
    game = using("delusions_of_danger", "A8", {"A5": "river", "A8": "2 explorer"})
    play(game, ("delusions_of_danger", 2))
    assert fear(game) == 2
    assert describe(game, "A8") == "2 explorer"


# Devouring Ants


@pytest.mark.parametrize(("land", "city"), [("A8", "city/2"), ("A7", "city/2"), ("A6", "city/1")])
def test_devouring_ants_bite_harder_in_jungle_and_sands(land, city):
    game = using("devouring_ants", land, {"A5": "river", land: "city 2 dahan"})
    assert describe(game, land) == f"{city} dahan"
    assert fear(game) == 1


def test_devouring_ants_need_a_sacred_site():
    game = shore({"A7": "river"}, played={"river": ["devouring_ants"]}, agenda=[PowerPhase(fast=False)])
    assert is_at_rest(game)


# Drift Down into Slumber


@pytest.mark.parametrize(("land", "defence"), [("A8", 4), ("A7", 4), ("A6", 1), ("A5", 1)])
def test_drift_down_into_slumber_defends_one_or_four(land, defence):
    """Never five."""
    game = using("drift_down_into_slumber", land, {"A5": "river"})
    assert defend(game, land) == defence


# Drought


def test_drought_destroys_three_towns_hurts_the_rest_and_blights():
    """A city with two damage dies in the second step."""
    game = using("drought", "A4", {"A5": "river", "A4": "explorer 4 town city city/2"}, blight=5)
    assert describe(game, "A4") == "explorer town/1 city/1 blight"
    assert fear(game) == 3 + 2
    assert game.state.blight == 4


def test_drought_destroys_a_city_last_with_three_sun():
    where = {"A5": "river", "A4": "explorer 4 town 2 city"}
    game = using("drought", "A4", where, elements={"river": "3 sun"})
    assert describe(game, "A4") == "explorer town/1 city/1 blight"
    assert fear(game) == 3 + 2


# Elemental Boon


def test_elemental_boon_gives_three_different_elements():
    """Alone nobody else gets them; the card has none of its own."""
    game = using("elemental_boon", "river", {"A5": "river"})
    play(game, "sun")
    assert "sun" not in options(game)
    play(game, "air", "animal")
    assert spirit(game, "river").elements == {"sun": 1, "air": 1, "animal": 1}


def test_elemental_boon_for_another_spirit_gives_the_caster_the_same():
    game = using("elemental_boon", "earth", {"A5": "river", "B5": "earth"})
    assert asked(game) == ("earth", "element")
    play(game, "moon", "fire", "water")
    assert spirit(game, "earth").elements == spirit(game, "river").elements == {"moon": 1, "fire": 1, "water": 1}


# Encompassing Ward


def test_encompassing_ward_defends_wherever_the_target_is():
    """Two for a land, however much presence; it follows the presence."""
    where = {"A5": "river", "B5": "2 shadows town city", "B4": "town"}
    game = using("encompassing_ward", "shadows", where, agenda=[Ravage("B5"), Aftermath()])
    # then five damage less two: blight
    assert describe(game, "B5") == "town city blight shadows"
    assert [entry.values["damage"] for entry in game.journal if entry.kind == "spirit_island.ravages"] == [3]


def test_encompassing_ward_leaves_lands_that_the_target_has_left():
    where = {"A5": "river", "B5": "shadows", "B4": "town"}
    game = using("encompassing_ward", "shadows", where, agenda=[Ravage("B4"), Aftermath()])
    assert describe(game, "B4") == "town blight"


# Enticing Splendor, Entrancing Apparitions


def test_enticing_splendor_must_gather_an_explorer_or_town():
    game = using("enticing_splendor", "A5", {"A5": "river", "A8": "town city", "A1": "explorer"})
    play(game, ("enticing_splendor", 1))
    assert sorted(options(game)) == [("explorer", "A1"), ("town", "A8")]
    play(game, ("town", "A8"))
    assert describe(game, "A5") == "town river"


def test_enticing_splendor_may_gather_two_dahan():
    game = using("enticing_splendor", "A5", {"A5": "river", "A8": "3 dahan"})
    play(game, ("enticing_splendor", 2), ("dahan", "A8"), ("dahan", "A8"))
    assert describe(game, "A5") == "2 dahan river"
    assert is_at_rest(game)


def test_enticing_splendor_shuns_blight():
    where = {"A5": "river blight", "A7": "river"}
    game = shore(where, played={"river": ["enticing_splendor"]}, agenda=[PowerPhase(fast=True)])
    play(game, ("use", "enticing_splendor"))
    assert options(game) == [("enticing_splendor", 1), ("enticing_splendor", 2)]
    assert [entry.values["land"] for entry in game.journal if entry.kind == "spirit_island.uses"] == ["A7"]


def test_entrancing_apparitions_lure_explorers_into_an_empty_land():
    game = using("entrancing_apparitions", "A4", {"A5": "river 3 explorer", "A4": "dahan", "A1": "explorer town"})
    assert defend(game, "A4") == 2
    assert "stop" in options(game)
    play(game, ("explorer", "A5"), ("explorer", "A1"))
    assert describe(game, "A4") == "2 explorer dahan"
    assert is_at_rest(game)


def test_entrancing_apparitions_lure_nobody_to_invaders():
    game = using("entrancing_apparitions", "A4", {"A5": "river 3 explorer", "A4": "explorer"})
    assert defend(game, "A4") == 2
    assert is_at_rest(game)


# What holds for all powers (notes on powers, 1)


def test_nothing_is_pushed_into_an_ocean_that_is_not_in_play():
    """1.10, rulebook 18."""
    game = using("wash_away", "A2", {"A2": "river explorer"})
    assert ends(game) == ["A1", "A3", "A4"]


def test_damage_of_several_powers_adds_up_and_heals_when_time_passes():
    """1.11."""
    agenda = [UsePower(0, "flash_floods", -1), TimePasses()]
    where = {"A5": "river", "A4": "city"}
    game = using("flash_floods", "A4", where, agenda=agenda)
    play(game, "A4")
    assert describe(game, "A4") == "city"
    game = using("flash_floods", "A4", where, agenda=agenda[:1])
    play(game, "A4")
    assert describe(game, "A4") == "city/2"


def test_blight_of_a_power_takes_presence_and_spreads():
    """1.15: of each spirit there, from the card."""
    where = {"A5": "2 river", "A4": "2 river 2 shadows blight", "B8": "shadows"}
    game = using("drought", "A4", where, spirits=["river", "shadows"], blight=5)
    assert asked(game) == ("river", "cascade")
    play(game, "A3")
    assert (describe(game, "A4"), describe(game, "A3")) == ("2 blight river shadows", "blight")
    assert game.state.blight == 3


def test_the_deck_is_mixed_anew_when_it_runs_out():
    """Gaining cards: the discard pile is shuffled if it must be."""
    gone = [card for card in MINORS if card not in ("gift_of_power", "rain_of_blood")]
    game = using("gift_of_power", "river", {"A5": "river"}, minors=["rain_of_blood"], minor_discard=gone)
    assert ("keep", "rain_of_blood") in options(game)
    assert len(options(game)) == 4
    assert (len(game.state.minors), game.state.minor_discard) == (len(gone) - 3, [])
