"""The special rules of the eight spirits (cases 45, 46 and 56 to 75 of the notes).

The lands of the boards are listed in shore.py.
"""

from typing import Any

import pytest

from nemeton.games.spirit_island.island import is_sacred, neighbours, oceans_in_play
from nemeton.games.spirit_island.rules.aiming import Far, targets
from nemeton.games.spirit_island.rules.presence import may_stand
from nemeton.games.spirit_island.rules.ravaging import defence
from nemeton.games.spirit_island.rules.spirit_phase import steps_of
from nemeton.games.spirit_island.state import Repeat
from nemeton.games.spirit_island.steps import Aftermath, Build, PowerPhase, Ravage, UsePower
from tests.games.spirit_island.asking import asked, grow, is_at_rest, offered, options, play
from tests.games.spirit_island.looking import aimed_at, defend, describe, fear, spirit
from tests.games.spirit_island.shore import shore, using

# Lightning: Swiftness of Lightning


def test_lightning_uses_a_slow_power_fast_for_each_air():
    """Case 45: with two air two, cards or the innate; what was used fast is used for the turn."""
    played = {"lightning": ["raging_storm", "harbingers_of_the_lightning"]}
    where = {"A5": "2 lightning"}
    elements = {"lightning": "3 fire 2 air"}
    game = shore(where, played=played, elements=elements, agenda=[PowerPhase(fast=True)])
    assert asked(game) == ("lightning", "fast")
    assert {option[1] for option in options(game) if option[0] == "use"} == {
        "raging_storm",
        "harbingers_of_the_lightning",
        "thundering_destruction",
    }
    play(game, ("use", "thundering_destruction"), "A4", ("use", "raging_storm"), "A5")
    # then both rights are used: the fast phase is over, and in the slow phase one power is left
    assert asked(game) == ("lightning", "slow")
    assert options(game) == [("use", "harbingers_of_the_lightning"), ("done",)]


def test_lightnings_boon_adds_two_to_its_own_air():
    """Case 46: with three air five."""
    slow = ["drought", "gnawing_rootbiters", "harbingers_of_the_lightning", "raging_storm", "savage_mawbeasts"]
    played = {"lightning": ["lightnings_boon", *slow, "devouring_ants"]}
    game = shore({"A5": "2 lightning"}, played=played, agenda=[PowerPhase(fast=True)])
    play(game, ("use", "lightnings_boon"))
    for power in slow:
        assert ("use", "devouring_ants") in options(game)
        play(game, ("use", power), "A4")
    # then all others must wait
    assert asked(game) == ("lightning", "slow")
    assert ("use", "devouring_ants") in options(game)


def test_other_spirits_are_not_swift():
    game = shore({"A5": "river"}, played={"river": ["wash_away"]}, elements={"river": "4 air"})
    assert offered(game, "fast") == [("done",)]


# River: River's Domain


def test_the_rivers_presence_in_a_wetland_is_a_sacred_site():
    """Case 56; of other spirits it is not, nor in a jungle."""
    game = shore({"A5": "river shadows", "A8": "river", "A4": "2 river"})
    assert [is_sacred(game.state, 0, land) for land in ("A5", "A8", "A4", "A2")] == [True, False, True, False]
    assert not is_sacred(game.state, 1, "A5")


# Shadows: Shadows of the Dahan


def test_shadows_reach_any_land_with_dahan_for_an_energy():
    """Case 58: for each use; without energy not."""
    where = {"A3": "shadows", "A6": "dahan", "A8": "explorer"}
    played = {"shadows": ["favors_called_due"]}
    game = shore(where, played=played)
    assert Far("A6") not in targets(game.state, 0, "favors_called_due")
    game = using("favors_called_due", "A6", where, energy={"shadows": 2})
    assert spirit(game, "shadows").energy == 1
    assert Far("A8") not in targets(game.state, 0, "favors_called_due")
    assert Far("A3") not in targets(game.state, 0, "favors_called_due")


def test_shadows_obey_the_filter_of_a_power():
    where = {"A3": "shadows", "A6": "dahan", "A8": "dahan explorer"}
    game = shore(where, hand={"shadows": ["shadows_of_the_burning_forest"]}, energy={"shadows": 1})
    assert targets(game.state, 0, "shadows_of_the_burning_forest") == [Far("A8")]


def test_shadows_need_the_source_that_a_power_names():
    """Without a sacred site the innate power reaches nobody, with one any dahan."""
    where = {"A3": "shadows", "A6": "dahan"}
    game = shore(where, energy={"shadows": 1})
    assert targets(game.state, 0, "darkness_swallows_the_unwary") == []
    game = shore({**where, "A3": "2 shadows"}, energy={"shadows": 1})
    assert Far("A6") in targets(game.state, 0, "darkness_swallows_the_unwary")


@pytest.mark.parametrize(("energy", "offered_again"), [(1, False), (2, True)])
def test_shadows_repeat_far_away_only_with_an_energy_left(energy, offered_again):
    """Powerstorm's repeat is paid before the power is aimed, so the energy for the reach must be there besides."""
    card = "veil_the_nights_hunt"
    rights = {"used": [card], "just_used": [card], "repeats": [Repeat(99, True, "powerstorm")]}
    # given dahan far away only, and a card of cost 1 that may be repeated for its cost
    where = {"A8": "shadows", "B1": "2 dahan explorer", "B2": "river"}
    game = shore(
        where,
        agenda=[PowerPhase(fast=True)],
        energy={"shadows": energy},
        played={"shadows": [card], "river": ["flash_floods"]},
        having={"shadows": rights},
    )
    again = ("again", card, "powerstorm")
    assert (again in offered(game, "fast")) is offered_again
    if offered_again:
        play(game, again)
        assert aimed_at(game) == ["B1"]
        assert spirit(game, "shadows").energy == 0


def test_only_shadows_reach_far():
    game = shore({"A3": "river", "A6": "dahan"}, energy={"river": 3})
    assert "A6" not in targets(game.state, 0, "wash_away")
    assert Far("A6") not in targets(game.state, 0, "wash_away")


# Earth: Earth's Vitality


def test_the_earths_sacred_sites_are_defended():
    """It adds to other defence, and there is none where it has a single presence."""
    game = using("guard_the_healing_land", "A5", {"A5": "2 earth", "A4": "earth"})
    assert (defence(game.state, "A5"), defence(game.state, "A4")) == (4 + 3, 0)


def test_the_earths_defence_goes_with_its_presence():
    """Case 57: blight takes a presence, so a second ravage meets no defence."""
    game = shore({"A5": "2 earth town city", "A4": "earth"}, agenda=[Ravage("A5"), Aftermath()])
    # five damage less three add blight
    assert describe(game, "A5") == "town city blight earth"
    assert defence(game.state, "A5") == 0


# Green: Choke the Land with Green, Steady Regeneration


def test_green_chokes_a_ravage_for_a_presence():
    """Case 60: no blight, no counterattack; with one presence left it cannot choke the build."""
    game = shore({"A5": "2 green town 2 dahan"}, agenda=[Ravage("A5"), Aftermath(), Build("A5")])
    assert asked(game) == ("green", "choke")
    play(game, "choke")
    assert is_at_rest(game)
    assert describe(game, "A5") == "town city 2 dahan green"
    assert spirit(game, "green").destroyed == 1


def test_green_chokes_a_build():
    game = shore({"A5": "2 green town"}, agenda=[Build("A5"), Aftermath()])
    play(game, "choke")
    assert describe(game, "A5") == "town green"


def test_green_may_let_invaders_do_it():
    game = shore({"A5": "2 green town"}, agenda=[Build("A5"), Aftermath()])
    play(game, "let")
    assert describe(game, "A5") == "town city 2 green"


def test_green_chokes_for_nothing_on_a_blighted_island():
    """Case 61, second half."""
    game = shore({"A5": "2 green town"}, agenda=[Ravage("A5"), Aftermath()], is_blighted=True)
    play(game, "choke")
    assert (describe(game, "A5"), spirit(game, "green").energy) == ("town green", 0)


@pytest.mark.parametrize(
    ("blighted", "energy", "may", "left"), [(False, 0, True, 0), (True, 0, False, 0), (True, 2, True, 1)]
)
def test_green_regrows_what_was_destroyed(blighted, energy, may, left):
    """Case 61: for nothing, on a blighted island for one energy each."""
    game = shore({"A5": "green"}, is_blighted=blighted, energy={"green": energy})
    assert spirit(game, "green").destroyed == 1
    grow(game, 0, ("place", 0, "A8"))
    assert (("from", "destroyed") in options(game)) == may
    if may:
        play(game, ("from", "destroyed"))
        assert spirit(game, "green").destroyed == 0
        assert spirit(game, "green").energy == left
        assert describe(game, "A8") == "green"


def test_others_do_not_regrow():
    game = shore({"A5": "earth"})
    assert spirit(game, "earth").destroyed == 2
    grow(game, 2, ("place", 0, "A4"))
    assert ("from", "destroyed") not in options(game)


# Thunderspeaker: Ally of the Dahan, Sworn to Victory


def test_thunderspeaker_may_go_with_dahan_that_others_move():
    """Case 64: one presence for each dahan."""
    where = {"A5": "river", "A4": "3 thunder 2 dahan"}
    game = using("rivers_bounty", "A5", where, spirits=["river", "thunder"])
    play(game, ("dahan", "A4"))
    assert asked(game) == ("thunder", "follow")
    play(game, "follow", ("dahan", "A4"), "follow")
    assert (describe(game, "A4"), describe(game, "A5")) == ("thunder", "3 dahan river 2 thunder")


def test_thunderspeaker_may_stay():
    where = {"A5": "thunder dahan"}
    game = using("voice_of_thunder", "A5", where)
    play(game, ("voice_of_thunder", 1), ("dahan", "A4"), "stay")
    assert (describe(game, "A5"), describe(game, "A4")) == ("thunder", "dahan")


def test_thunderspeaker_goes_with_dahan_that_fly():
    where = {"A5": "thunder 2 dahan"}
    game = using("wrap_in_wings_of_sunlight", "A5", where)
    play(game, "A1", 1, "follow")
    assert (describe(game, "A5"), describe(game, "A1")) == ("dahan", "dahan thunder")


def test_thunderspeaker_may_go_into_the_ocean_with_dahan_that_drown():
    """An ocean in play is a land for powers: who goes along stays there, though the dahan do not."""
    where = {"A2": "2 thunder dahan", "A3": "ocean"}
    game = using("call_to_tend", "A2", where, spirits=["thunder", "ocean"])
    play(game, ("call_to_tend", 2), ("dahan", "A0"))
    assert asked(game) == ("thunder", "follow")
    play(game, "follow")
    assert (describe(game, "A2"), describe(game, "A0")) == ("thunder", "thunder")


def test_thunderspeaker_goes_ashore_with_dahan_that_are_saved():
    """Tidal Boon: the presence goes where the dahan end; nobody is asked about dahan that come back."""
    where = {"A2": "2 thunder 2 dahan", "A3": "ocean"}
    game = using("tidal_boon", "thunder", where, spirits=["ocean", "thunder"])
    play(game, "A2", ("dahan", "A0"), "B1")
    assert asked(game) == ("thunder", "follow")
    play(game, "follow", ("dahan", "A0"), "A2")
    assert is_at_rest(game)
    assert (describe(game, "A2"), describe(game, "B1")) == ("dahan thunder", "dahan thunder")


def test_thunderspeaker_destroys_presence_for_dahan_that_fall_in_a_ravage():
    """Case 62: blight takes the presence there first, then two more go within one land."""
    where = {"A5": "thunder city town 2 dahan", "A4": "2 thunder", "A1": "thunder", "A2": "thunder"}
    game = shore(where, agenda=[Ravage("A5"), Aftermath()])
    assert describe(game, "A5") == "town city blight"
    assert asked(game) == ("thunder", "oath")
    assert sorted(options(game)) == ["A1", "A4"]
    play(game, "A4", "A1")
    assert [describe(game, land) for land in ("A4", "A1", "A2")] == ["thunder", "", "thunder"]
    assert is_at_rest(game)


def test_thunderspeaker_stops_where_no_presence_is_near():
    where = {"A5": "city town 2 dahan", "A4": "thunder", "A2": "thunder"}
    game = shore(where, agenda=[Ravage("A5"), Aftermath()])
    assert is_at_rest(game)
    assert (describe(game, "A4"), describe(game, "A2")) == ("", "thunder")


def test_thunderspeaker_swears_nothing_about_powers():
    """Case 63."""
    where = {"A5": "thunder", "A4": "2 dahan thunder"}
    game = using("poisoned_land", "A4", where)
    assert describe(game, "A4") == "blight"
    assert describe(game, "A5") == "thunder"
    assert spirit(game, "thunder").destroyed == 1  # by blight
    assert is_at_rest(game)


# Ocean: Ocean in Play, Drowning


def test_oceans_are_in_play_where_the_ocean_is():
    """Case 67: in the sea or on a coast of that board."""
    game = shore({"B2": "ocean", "A8": "river"}, spirits=["river", "ocean"])
    assert oceans_in_play(game.state) == ("B0",)
    assert "B0" in neighbours(game.state, "B2")
    assert "A0" not in neighbours(game.state, "A2")


def test_pieces_pushed_into_the_ocean_drown():
    """Case 67: a town is a fear and two health."""
    where = {"B2": "river town explorer", "B3": "ocean"}
    game = using("wash_away", "B2", where, spirits=["river", "ocean"])
    assert ("town", "B0") in options(game)
    play(game, ("town", "B0"), ("explorer", "B0"))
    assert describe(game, "B0") == ""
    assert fear(game) == 1
    # three health for two players: an energy, one is left over
    assert (spirit(game, "ocean").energy, spirit(game, "ocean").drowned) == (1, 1)


def test_drowned_health_is_what_is_printed():
    """Case 66: a city and an explorer are four health, two energy for two players, also against England."""
    where = {"B2": "ocean city explorer", "A8": "river"}
    game = using(
        "ocean_breaks_the_shore",
        "B2",
        where,
        spirits=["ocean", "river"],
        boards="BA",
        elements={"ocean": "3 water 2 earth"},
        options={"adversary": "england", "level": 5},
        agenda=[UsePower(0, "swallow_the_land_dwellers", -1), Aftermath()],
        played={"ocean": ["swallow_the_land_dwellers"]},
    )
    play(game, ("ocean_breaks_the_shore", 2))
    assert describe(game, "B2") == "ocean"
    assert (spirit(game, "ocean").energy, spirit(game, "ocean").drowned) == (2, 0)


def test_dahan_drown_for_nothing():
    where = {"A2": "ocean dahan"}
    game = using("call_to_isolation", "A2", where)
    play(game, ("call_to_isolation", 2), ("dahan", "A0"))
    assert (describe(game, "A2"), describe(game, "A0")) == ("ocean", "")
    assert (spirit(game, "ocean").energy, spirit(game, "ocean").drowned, fear(game)) == (0, 0, 0)


def test_the_ocean_counts_as_a_coastal_wetland_for_powers():
    game = shore({"A0": "ocean", "A3": "ocean"})
    assert "A0" in targets(game.state, 0, "grasping_tide")
    assert "A0" in targets(game.state, 0, "talons_of_lightning")
    assert "A0" not in targets(game.state, 0, "song_of_sanctity")


def test_the_ocean_joins_all_coasts_of_its_board():
    """A3 is beside the sea, and the sea beside A1: two steps."""
    game = shore({"A3": "ocean"})
    assert set(neighbours(game.state, "A0")) == {"A1", "A2", "A3"}
    assert {"A0", "A1", "A2"} <= set(targets(game.state, 0, "terrifying_nightmares"))


def test_the_ocean_never_goes_inland():
    """Case 70: neither growth nor the powers of others bring it there."""
    game = shore({"A2": "ocean"})
    assert [may_stand(game.state, 0, land, by_power=True) for land in ("A0", "A2", "A4")] == [True, True, False]
    game = using("gift_of_proliferation", "ocean", {"A8": "green", "A2": "ocean"})
    assert options(game) == ["A0", "A1", "A2", "A3"]
    game = shore({"A2": "ocean"})
    grow(game, 2)
    assert {option[2] for option in options(game) if option[0] == "place"} == {"A1", "A2", "A3"}


def test_growth_brings_nobody_else_into_the_ocean():
    game = shore({"A2": "river", "A3": "ocean"}, spirits=["river", "ocean"])
    grow(game, 1)
    assert "A0" not in {option.land for option in steps_of(game.state, 0)}


def test_the_ocean_grows_into_any_sea():
    game = shore({"A2": "ocean", "B8": "river"}, spirits=["ocean", "river"])
    grow(game, 1)
    assert {option[2] for option in options(game)} == {"A0", "B0"}
    play(game, ("place", 0, "B0"), ("from", "energy"), ("place", 0, "A0"), ("from", "plays"))
    assert (describe(game, "A0"), describe(game, "B0")) == ("ocean", "ocean")
    assert spirit(game, "ocean").energy == 1


def test_the_tide_pushes_one_presence_out_of_each_ocean():
    """Case 69."""
    game = shore({"A0": "2 ocean", "B0": "ocean", "B8": "river"}, spirits=["ocean", "river"])
    grow(game, 2, ("tide", 1))
    shifts = [option for option in options(game) if option[0] == "shift"]
    assert {option[2:] for option in shifts} == {
        *(("A0", f"A{number}") for number in (1, 2, 3)),
        *(("B0", f"B{number}") for number in (1, 2, 3)),
    }
    play(game, next(option for option in shifts if option[2:] == ("A0", "A2")))
    assert not [option for option in options(game) if option[0] == "shift" and option[2] == "A0"]
    play(game, next(option for option in options(game) if option[0] == "shift" and option[2:] == ("B0", "B1")))
    assert [describe(game, land) for land in ("A0", "A2", "B0", "B1")] == ["ocean", "ocean", "", "ocean"]


def test_the_tide_pushes_nothing_out_of_an_ocean_that_was_left_meanwhile():
    """Presence that another icon adds may be taken from the ocean; then nothing is there to be pushed."""
    game = shore({"A0": "ocean", "A1": "ocean", "B8": "river"}, spirits=["ocean", "river"])
    grow(game, 2, ("tide", 1))
    play(game, next(option for option in options(game) if option[0] == "place"), ("from", "A0"))
    assert describe(game, "A0") == ""
    assert not [option for option in options(game) if option[0] == "shift"]


def test_the_tide_gathers_one_presence_into_each_ocean():
    """One from a coast beside it, if there is one."""
    game = shore({"A1": "ocean", "A2": "ocean", "B0": "ocean", "B8": "river"}, spirits=["ocean", "river"])
    grow(game, 0)
    play(game, next(option for option in options(game) if option[0] == "tide"))
    shifts = [option for option in options(game) if option[0] == "shift"]
    assert {option[2:] for option in shifts} == {("A1", "A0"), ("A2", "A0")}
    play(game, shifts[0])
    assert describe(game, "A0") == "ocean"
    assert not [option for option in options(game) if option[0] == "shift"]


def test_blight_may_spread_into_the_ocean():
    """Its presence there is hit as usual."""
    game = shore({"A2": "town blight", "A0": "2 ocean"}, agenda=[Ravage("A2"), Aftermath()])
    assert "A0" in options(game)
    play(game, "A0")
    assert describe(game, "A0") == "blight ocean"


# Bringer: To Dream a Thousand Deaths


@pytest.mark.parametrize("first", [("town", 2), ("explorer", 1)])
def test_the_bringer_dreams_of_a_town_or_an_explorer(first):
    """Case 71: the town for two fear, or the explorer for none and a damage that is forgotten."""
    where = {"A5": "2 bringer", "A4": "town explorer"}
    game = using("predatory_nightmares", "A4", where)
    play(game, first)
    assert asked(game) == ("bringer", "push")
    play(game, (first[0], "A3"))
    assert is_at_rest(game)
    assert fear(game) == (2 if first[0] == "town" else 0)
    assert describe(game, "A3") == first[0]
    assert describe(game, "A4") == ("explorer" if first[0] == "town" else "town")


def test_the_bringer_counts_damage_that_others_dealt():
    """Case 72: five fear; the city stays, with its one damage."""
    game = using("predatory_nightmares", "A4", {"A5": "2 bringer", "A4": "city/1"})
    assert fear(game) == 5
    assert describe(game, "A4") == "city/1"
    assert not game.state.happened.destroyed


def test_a_repeated_dream_is_a_new_one():
    """Case 73: two more fear for the same town."""
    right = Repeat(6, False, "gift_of_strength")
    where = {"A5": "2 bringer", "A4": "town"}
    played = {"bringer": ["predatory_nightmares", "gift_of_power"]}
    game = shore(where, played=played, having={"bringer": {"repeats": [right]}}, agenda=[PowerPhase(fast=False)])
    play(game, ("use", "predatory_nightmares"), "A4", ("town", "A1"))
    assert fear(game) == 2
    play(game, ("again", "predatory_nightmares", "gift_of_strength"), "A1", ("town", "A5"))
    assert fear(game) == 4
    assert describe(game, "A5") == "town 2 bringer"


def test_the_bringer_dreams_of_each_explorer():
    """Case 75: no fear, and all three are pushed."""
    game = using("mists_of_oblivion", "A5", {"A5": "bringer 3 explorer"})
    play(game, ("explorer", "A4"), ("explorer", "A4"), ("explorer", "A1"))
    assert fear(game) == 0
    assert [describe(game, land) for land in ("A5", "A4", "A1")] == ["bringer", "2 explorer", "explorer"]


def test_one_dream_frightens_an_invader_once():
    """Drought destroys the city that it has hurt: once."""
    where = {"A5": "bringer", "A4": "city/2"}
    game = using("drought", "A4", where, elements={"bringer": "3 sun"})
    assert fear(game) == 5
    assert describe(game, "A4") == "city/2 blight"


def test_a_town_that_has_fled_is_not_dreamt_of_again_by_the_same_power():
    """Talons: the town pushed next door is not destroyed there once more."""
    where = {"A5": "bringer", "A6": "town"}
    game = using("talons_of_lightning", "A6", where, elements={"bringer": "3 fire 3 air"})
    play(game, ("town", "A8"))
    assert is_at_rest(game)
    assert describe(game, "A8") == "town"
    assert fear(game) == 3 + 2


def test_hurt_pieces_stay_themselves_in_a_dream():
    """Of two towns the hurt one is dreamt to death, and flees with its damage."""
    game = using("mists_of_oblivion", "A5", {"A5": "bringer town town/1"})
    assert options(game)[0][0] == "town/1"
    play(game, ("town/1", "A4"))
    assert (describe(game, "A5"), describe(game, "A4")) == ("town bringer", "town/1")
    assert fear(game) == 2


def test_the_bringer_leaves_dahan_alone():
    game = using("poisoned_land", "A4", {"A5": "bringer", "A4": "2 dahan"})
    assert describe(game, "A4") == "2 dahan blight"


def test_the_bringer_replaces_as_usual():
    game = using("winds_of_rust_and_atrophy", "A4", {"A5": "2 bringer", "A4": "city"})
    assert describe(game, "A4") == "town"
    assert fear(game) == 1


def test_dahan_strike_back_for_real_where_the_bringer_is():
    game = shore({"A5": "bringer bringer explorer dahan"}, agenda=[Ravage("A5"), Aftermath()])
    assert describe(game, "A5") == "dahan/1 2 bringer"


def test_the_bringers_vengeance_is_a_dream():
    where = {"A5": "2 bringer town 2 dahan", "A4": "bringer"}
    game = using("vengeance_of_the_dead", "A5", where, agenda=[Ravage("A5"), Aftermath()])
    # then a dahan fell and the other has killed the town: two damage on nobody
    assert describe(game, "A5") == "dahan blight bringer"
    assert is_at_rest(game)
    where = {"A5": "2 bringer 2 town 2 dahan", "A4": "bringer"}
    game = using("vengeance_of_the_dead", "A5", where, agenda=[Ravage("A5"), Aftermath()])
    # two dahan fell: two damage, dreamt
    play(game, ("town", 2, "A5"), ("town", "A4"))
    assert (describe(game, "A5"), describe(game, "A4")) == ("town blight bringer", "town bringer")
    assert fear(game) == 3 + 2


def test_blight_of_the_bringers_powers_destroys_only_its_own_presence():
    """Its panel: its powers destroy nothing but its own presence; so it is where the blight spreads to."""
    where = {"A4": "2 bringer 2 river blight", "A1": "2 bringer 2 river"}
    game = using("land_of_haunts_and_embers", "A4", where, by="bringer")
    assert asked(game) == ("bringer", "cascade")
    play(game, "A1")
    assert describe(game, "A4") == "2 blight bringer 2 river"
    assert describe(game, "A1") == "blight bringer 2 river"
    # and blight of another spirit's power is as usual
    game = using("land_of_haunts_and_embers", "A4", {"A4": "2 bringer 2 river"}, by="river")
    assert describe(game, "A4") == "blight bringer river"


def test_the_bringer_dreams_of_drowning():
    """A card that the Ocean has given away by Entwined Power destroys nobody in the Bringer's hands."""
    card = "swallow_the_land_dwellers"
    where = {"A2": "bringer town explorer dahan", "A3": "ocean"}
    rest: dict[str, Any] = {
        "hand": {"ocean": ["tidal_boon"]},
        "having": {"ocean": {"forgotten": ["call_of_the_deeps", "grasping_tide"]}},
    }
    game = using(card, "A2", where, ["bringer", "ocean"], **rest)
    # then the explorer and the town flee, and the dahan stays
    play(game, ("explorer", "A4"), ("town", "A4"))
    assert (describe(game, "A2"), describe(game, "A4")) == ("dahan bringer", "explorer town")
    assert fear(game) == 0 + 2
    assert spirit(game, "ocean").drowned == 0


def test_dreams_into_the_ocean_drown_for_real():
    """Drowning is the Ocean's rule, not the Bringer's power."""
    where = {"A2": "2 bringer town", "A3": "ocean"}
    game = using("predatory_nightmares", "A2", where, spirits=["bringer", "ocean"])
    play(game, ("town", "A0"))
    assert describe(game, "A2") == "2 bringer"
    assert fear(game) == 2 + 1
    assert spirit(game, "ocean").energy == 1
    assert defend(game, "A2") == 0
