"""The spirits' own cards, four each.

The lands of the boards are listed in shore.py.
"""

import pytest

from nemeton.games.spirit_island.rules.aiming import targets
from nemeton.games.spirit_island.rules.resources import elements as elements_of
from nemeton.games.spirit_island.steps import Aftermath, Build, PowerPhase, Ravage, UsePower
from tests.games.spirit_island.asking import asked, is_at_rest, options, play, strike
from tests.games.spirit_island.looking import defend, describe, fear, spirit, told
from tests.games.spirit_island.shore import shore, using


def kinds(game):
    """The pieces on offer."""
    return {option[0].partition("/")[0] for option in options(game) if option != "stop"}


# Lightning's Swift Strike


def test_harbingers_of_the_lightning_frighten_once_where_dahan_meet_buildings():
    """One fear in all, however many dahan or lands."""
    where = {"A5": "lightning 3 dahan", "A8": "town", "A1": "city"}
    game = using("harbingers_of_the_lightning", "A5", where)
    play(game, ("dahan", "A8"), ("dahan", "A1"))
    assert fear(game) == 1
    assert describe(game, "A5") == "dahan lightning"
    assert is_at_rest(game)


def test_harbingers_of_the_lightning_frighten_nobody_where_no_building_stands():
    game = using("harbingers_of_the_lightning", "A5", {"A5": "lightning 3 dahan", "A8": "explorer"})
    play(game, ("dahan", "A8"), "stop")
    assert fear(game) == 0


def test_lightnings_boon_makes_two_slow_powers_fast():
    played = {"lightning": ["lightnings_boon"], "river": ["wash_away", "rivers_bounty", "steam_vents"]}
    where = {"A5": "lightning", "B6": "river"}
    game = shore(where, played=played, elements={"river": "sun 2 water"}, agenda=[PowerPhase(fast=True)])
    play(game, ("use", "lightnings_boon"), 1)
    # then Lightning has nothing left, and River may use two of its three slow powers
    assert asked(game) == ("river", "fast")
    assert {("use", "wash_away"), ("use", "rivers_bounty"), ("use", "massive_flooding")} <= set(options(game))
    play(game, ("use", "rivers_bounty"), ("use", "massive_flooding"), "B5")
    assert options(game) == [("use", "steam_vents"), ("done",)]


def test_raging_storm_hurts_every_invader():
    game = using("raging_storm", "A5", {"A5": "lightning 2 explorer town city dahan"})
    assert describe(game, "A5") == "town/1 city/1 dahan lightning"


def test_shatter_homesteads_destroys_a_town_for_two_fear():
    """Case 39: one of the card, one of the town."""
    game = using("shatter_homesteads", "A6", {"A5": "2 lightning", "A6": "2 town city"})
    assert describe(game, "A6") == "town city"
    assert fear(game) == 2


# River Surges in Sunlight


def test_boon_of_vigor_gives_itself_an_energy():
    game = using("boon_of_vigor", "river", {"A5": "river"}, played={"river": ["wash_away", "flash_floods"]})
    assert spirit(game, "river").energy == 1


def test_boon_of_vigor_gives_another_spirit_one_for_each_card_played():
    """A card used again is not a card played."""
    paid = {"guard_the_healing_land": 3, "draw_of_the_fruitful_earth": 1}
    having = {"earth": {"paid": paid, "repeated": ["gift_of_strength:draw_of_the_fruitful_earth"]}}
    played = {"earth": ["guard_the_healing_land", "draw_of_the_fruitful_earth"]}
    game = using("boon_of_vigor", "earth", {"A5": "river", "B5": "earth"}, played=played, having=having)
    assert spirit(game, "earth").energy == 2


@pytest.mark.parametrize(("land", "city"), [("A2", "city/2"), ("A4", "city/1")])
def test_flash_floods_hurt_more_on_the_coast(land, city):
    game = using("flash_floods", land, {"A1": "river", land: "city"})
    assert describe(game, land) == city


def test_rivers_bounty_feeds_two_dahan():
    game = using("rivers_bounty", "A5", {"A5": "river", "A4": "dahan", "A1": "2 dahan"})
    play(game, ("dahan", "A4"), ("dahan", "A1"))
    assert describe(game, "A5") == "3 dahan river"
    assert told(game, "born") == [{"land": "A5"}]
    assert spirit(game, "river").energy == 1


def test_rivers_bounty_needs_two_dahan():
    game = using("rivers_bounty", "A5", {"A5": "river", "A4": "dahan"})
    play(game, ("dahan", "A4"))
    assert describe(game, "A5") == "dahan river"
    assert spirit(game, "river").energy == 0


def test_wash_away_pushes_up_to_three():
    """Case 55: none to three, in any mix."""
    where = {"A5": "river 2 explorer 2 town city"}
    game = using("wash_away", "A5", where)
    assert kinds(game) == {"explorer", "town"}
    play(game, ("town", "A4"), ("town", "A1"), ("explorer", "A8"))
    assert describe(game, "A5") == "explorer city river"
    assert is_at_rest(game)
    assert is_at_rest(play(using("wash_away", "A5", where), "stop"))


# Shadows Flicker Like Flame


def test_concealing_shadows_hide_dahan_from_a_ravage():
    """Case 11: one blight, no dahan hurt, four damage back."""
    game = using("concealing_shadows", "A5", {"A5": "2 shadows city 2 dahan"}, agenda=[Ravage("A5"), Aftermath()])
    assert describe(game, "A5") == "2 dahan blight shadows"
    assert fear(game) == 1 + 2


def test_crops_wither_and_fade_make_a_town_an_explorer():
    game = using("crops_wither_and_fade", "A5", {"A5": "shadows town city"})
    play(game, ("crops_wither_and_fade", 1))
    assert describe(game, "A5") == "explorer city shadows"
    assert fear(game) == 2


def test_crops_wither_and_fade_make_a_city_a_town():
    game = using("crops_wither_and_fade", "A5", {"A5": "shadows town city"})
    play(game, ("crops_wither_and_fade", 2))
    assert describe(game, "A5") == "2 town shadows"


def test_favors_called_due_frighten_where_dahan_outnumber_invaders():
    where = {"A5": "shadows", "A4": "town explorer", "A1": "5 dahan"}
    game = using("favors_called_due", "A4", where)
    play(game, *[("dahan", "A1")] * 4)
    assert is_at_rest(game)
    assert describe(game, "A4") == "explorer town 4 dahan"
    assert fear(game) == 3


@pytest.mark.parametrize(
    ("there", "frightened"), [("explorer 2 dahan", 3), ("explorer dahan", 0), ("3 explorer 3 dahan", 0), ("dahan", 0)]
)
def test_favors_called_due_need_more_dahan_than_invaders_and_an_invader(there, frightened):
    game = using("favors_called_due", "A4", {"A5": "shadows", "A4": there})
    assert fear(game) == frightened


def test_mantle_of_dread_lets_the_target_push_an_explorer_and_a_town():
    """The target decides; what is there goes."""
    where = {"A5": "shadows", "B5": "earth 2 explorer 2 town", "B4": "earth explorer"}
    game = using("mantle_of_dread", "earth", where)
    assert fear(game) == 2
    assert asked(game) == ("earth", "from_land")
    assert set(options(game)) == {"B4", "B5", "stop"}
    play(game, "B5")
    assert asked(game) == ("earth", "push")
    play(game, ("explorer", "B1"), ("town", "B6"))
    assert describe(game, "B5") == "explorer town earth"
    assert is_at_rest(game)


def test_mantle_of_dread_pushes_only_where_the_target_wants():
    game = using("mantle_of_dread", "shadows", {"A5": "shadows explorer"})
    play(game, "stop")
    assert is_at_rest(game)
    assert describe(game, "A5") == "explorer shadows"


def test_mantle_of_dread_need_not_find_both():
    game = using("mantle_of_dread", "shadows", {"A5": "shadows explorer"})
    play(game, "A5", ("explorer", "A4"))
    assert describe(game, "A4") == "explorer"
    assert is_at_rest(game)


# Vital Strength of the Earth


def test_a_year_of_perfect_stillness_stops_the_invaders():
    """No ravage, so no counterattack; no build."""
    agenda = [Ravage("A4"), Aftermath(), Build("A4")]
    game = using("a_year_of_perfect_stillness", "A4", {"A5": "earth", "A4": "town 2 dahan"}, agenda=agenda)
    assert describe(game, "A4") == "town 2 dahan"
    assert game.state.marks["A4"].skips == ["ravage", "build", "explore"]


def test_draw_of_the_fruitful_earth_gathers_explorers_and_dahan():
    where = {"A5": "earth", "A4": "town", "A1": "3 explorer", "A3": "3 dahan"}
    game = using("draw_of_the_fruitful_earth", "A4", where)
    assert kinds(game) == {"explorer"}
    play(game, ("explorer", "A1"), ("explorer", "A1"))
    assert kinds(game) == {"dahan"}
    play(game, ("dahan", "A3"), ("dahan", "A3"))
    assert describe(game, "A4") == "2 explorer town 2 dahan"
    assert is_at_rest(game)


def test_guard_the_healing_land_heals_and_defends():
    game = using("guard_the_healing_land", "A4", {"A5": "2 earth", "A4": "2 blight"})
    assert (describe(game, "A4"), defend(game, "A4")) == ("blight", 4)


@pytest.mark.parametrize(
    ("dahan", "left", "frightened"), [("2 dahan", "city/2 city 2 dahan", 0), ("3 dahan", "city/2 3 dahan", 2 + 2)]
)
def test_rituals_of_destruction_do_more_with_three_dahan(dahan, left, frightened):
    game = using("rituals_of_destruction", "A4", {"A5": "2 earth", "A4": f"2 city {dahan}"})
    strike(game)
    assert sorted(describe(game, "A4").split()) == sorted(left.split())
    assert fear(game) == frightened


# A Spread of Rampant Green


def test_fields_choked_with_growth_push_a_town():
    game = using("fields_choked_with_growth", "A4", {"A5": "green", "A4": "2 town 3 dahan"})
    play(game, ("fields_choked_with_growth", 1), ("town", "A1"))
    assert describe(game, "A4") == "town 3 dahan"
    assert is_at_rest(game)


def test_fields_choked_with_growth_must_push_three_dahan():
    game = using("fields_choked_with_growth", "A4", {"A5": "green", "A4": "town 4 dahan"})
    play(game, ("fields_choked_with_growth", 2))
    assert "stop" not in options(game)
    play(game, *[("dahan", "A1")] * 3)
    assert is_at_rest(game)
    assert describe(game, "A4") == "town dahan"


def test_gift_of_proliferation_brings_presence_of_another_spirit():
    game = using("gift_of_proliferation", "earth", {"A5": "green", "B8": "earth"})
    assert asked(game) == ("earth", "presence_to")
    assert options(game) == ["B6", "B7", "B8"]
    play(game, "B6", ("from", "plays"))
    assert describe(game, "B6") == "earth"
    assert spirit(game, "earth").open == [1, 2]


def test_gift_of_proliferation_moves_nobody_who_does_not_want_to():
    """With nothing on its panel a spirit may move presence, and need not (rulebook 14)."""
    game = using("gift_of_proliferation", "earth", {"A5": "green", "B8": "13 earth"})
    play(game, "B6")
    assert options(game) == [("from", "B8"), "stop"]
    play(game, "stop")
    assert (describe(game, "B6"), describe(game, "B8")) == ("", "13 earth")


def test_gift_of_proliferation_is_stretched_for_its_user():
    """The range is that of Green's power."""
    where = {"A5": "green", "B8": "earth"}
    game = using("gift_of_proliferation", "earth", where, having={"green": {"reach": 2}})
    assert {"B1", "B2"} & set(options(game))
    game = using("gift_of_proliferation", "earth", where, having={"earth": {"reach": 2}})
    assert options(game) == ["B6", "B7", "B8"]


def test_overgrow_in_a_night_adds_presence():
    """From a track or from elsewhere; destroyed presence returns by growth alone."""
    game = using("overgrow_in_a_night", "A4", {"A5": "green"})
    play(game, ("overgrow_in_a_night", 1))
    assert options(game) == [("from", "energy"), ("from", "plays"), ("from", "A5")]
    play(game, ("from", "plays"))
    assert describe(game, "A4") == "green"


@pytest.mark.parametrize(
    ("where", "frightened"), [({"A5": "green town"}, 3), ({"A5": "green"}, 0), ({"A5": "town", "A4": "green"}, 0)]
)
def test_overgrow_in_a_night_may_frighten_where_presence_and_invaders_are(where, frightened):
    game = using("overgrow_in_a_night", "A5", where)
    play(game, ("overgrow_in_a_night", 2))
    assert fear(game) == frightened


@pytest.mark.parametrize("land", ["A6", "A4"])
def test_stem_the_flow_of_fresh_water_hurts_each_building_in_mountains_and_sands(land):
    game = using("stem_the_flow_of_fresh_water", land, {"A5": "2 green", land: "explorer 2 town city"})
    assert describe(game, land) == "explorer 2 town/1 city/1"


def test_stem_the_flow_of_fresh_water_hurts_one_building_elsewhere():
    game = using("stem_the_flow_of_fresh_water", "A8", {"A5": "2 green", "A8": "explorer 2 town city"})
    assert sorted(options(game)) == ["city", "town"]
    play(game, "city")
    assert describe(game, "A8") == "explorer 2 town city/1"


# Thunderspeaker


def test_manifestation_of_power_and_glory_multiplies_dahan_by_presence():
    game = using("manifestation_of_power_and_glory", "A5", {"A5": "2 thunder 2 city 2 dahan"})
    strike(game)
    assert describe(game, "A5") == "city/1 2 dahan 2 thunder"
    assert fear(game) == 1 + 2


def test_sudden_ambush_destroys_an_explorer_for_each_dahan():
    where = {"A5": "thunder", "A4": "3 explorer town dahan", "A1": "2 dahan"}
    game = using("sudden_ambush", "A4", where)
    play(game, ("dahan", "A1"))
    assert is_at_rest(game)
    assert describe(game, "A4") == "explorer town 2 dahan"


def test_sudden_ambush_need_not_gather():
    game = using("sudden_ambush", "A4", {"A5": "thunder", "A4": "3 explorer dahan", "A1": "dahan"})
    play(game, "stop")
    assert describe(game, "A4") == "2 explorer dahan"


def test_voice_of_thunder_pushes_up_to_four_dahan():
    game = using("voice_of_thunder", "A4", {"A5": "thunder", "A4": "5 dahan"})
    play(game, ("voice_of_thunder", 1))
    assert "stop" in options(game)
    play(game, *[("dahan", "A1")] * 4)
    assert describe(game, "A4") == "dahan"
    assert is_at_rest(game)


@pytest.mark.parametrize(("there", "frightened"), [("explorer", 2), ("dahan", 0)])
def test_voice_of_thunder_may_frighten_invaders(there, frightened):
    game = using("voice_of_thunder", "A4", {"A5": "thunder", "A4": there})
    play(game, ("voice_of_thunder", 2))
    assert fear(game) == frightened


def test_words_of_warning_let_dahan_strike_at_the_same_moment():
    """Case 12: three towns, Defend 3: three damage are left, the dahan dies and still strikes."""
    where = {"A5": "thunder", "A4": "3 town dahan"}
    game = using("words_of_warning", "A4", where, agenda=[Ravage("A4"), Aftermath()])
    assert defend(game, "A4") == 3
    play(game, ("town", 2))
    assert describe(game, "A4") == "2 town blight"
    assert fear(game) == 1


# Ocean's Hungry Grasp


def test_call_of_the_deeps_must_gather_an_explorer():
    game = using("call_of_the_deeps", "A2", {"A2": "ocean", "A3": "2 explorer", "A1": "explorer"})
    assert options(game) == [("explorer", "A1"), ("explorer", "A3")]
    play(game, ("explorer", "A3"))
    assert describe(game, "A2") == "explorer ocean"
    assert is_at_rest(game)


def test_call_of_the_deeps_may_drown_two_in_the_ocean():
    game = using("call_of_the_deeps", "A0", {"A0": "ocean", "A3": "2 explorer", "A1": "explorer"})
    play(game, ("explorer", "A3"))
    assert "stop" in options(game)
    play(game, ("explorer", "A1"))
    assert is_at_rest(game)
    assert (describe(game, "A3"), describe(game, "A1"), describe(game, "A0")) == ("explorer", "", "ocean")
    assert spirit(game, "ocean").energy == 2


def test_grasping_tide_frightens_and_defends_a_coast():
    game = using("grasping_tide", "A3", {"A2": "ocean", "A3": "town"})
    assert (fear(game), defend(game, "A3")) == (2, 4)
    assert targets(game.state, 0, "grasping_tide") == ["A0", "A1", "A2", "A3"]


def test_swallow_the_land_dwellers_drowns_one_of_each():
    where = {"A2": "ocean 2 explorer 2 town city 2 dahan"}
    game = using("swallow_the_land_dwellers", "A2", where)
    assert describe(game, "A2") == "explorer town city dahan ocean"
    assert fear(game) == 1
    assert spirit(game, "ocean").energy == 3


def test_swallow_the_land_dwellers_drowns_what_is_there():
    game = using("swallow_the_land_dwellers", "A2", {"A2": "ocean town"})
    assert describe(game, "A2") == "ocean"
    assert spirit(game, "ocean").energy == 2


def test_tidal_boon_gives_energy_and_lets_the_target_push():
    """Case 68: of dahan that go into the ocean Ocean may put each ashore."""
    where = {"A3": "ocean", "A2": "earth 2 town 3 dahan", "B8": "earth dahan"}
    game = using("tidal_boon", "earth", where, spirits=["ocean", "earth"])
    assert spirit(game, "earth").energy == 2
    play(game, "A2")
    assert asked(game) == ("earth", "push")
    play(game, ("town", "A0"), ("dahan", "A0"))
    assert asked(game) == ("ocean", "ashore")
    assert set(options(game)) == {"A1", "A2", "A3", "B1", "B2", "B3", "A0"}
    play(game, "B1")
    assert "stop" in options(game)
    play(game, ("dahan", "A4"))
    assert [describe(game, land) for land in ("A2", "A4", "B1")] == ["town dahan earth", "dahan", "dahan"]
    assert is_at_rest(game)
    # two players: the town's two health are one energy
    assert spirit(game, "ocean").energy == 1
    assert fear(game) == 1


def test_tidal_boon_may_be_declined_beyond_the_energy():
    where = {"A3": "ocean", "A2": "earth town"}
    game = using("tidal_boon", "earth", where, spirits=["ocean", "earth"])
    play(game, "stop")
    assert is_at_rest(game)
    assert describe(game, "A2") == "town earth"


# Bringer of Dreams and Nightmares


def test_a_target_must_fit_when_it_is_chosen_and_not_later():
    """Predatory Nightmares aim at invaders; their second part goes on when the last one has fled."""
    game = using("predatory_nightmares", "A4", {"A5": "2 bringer", "A4": "town dahan"})
    play(game, ("town", "A1"))
    assert describe(game, "A4") == "dahan"
    play(game, ("dahan", "A1"))
    assert describe(game, "A1") == "town dahan"


def test_call_on_midnights_dream_brings_a_major_power():
    drawn = ["tsunami", "powerstorm", "poisoned_land", "talons_of_lightning"]
    game = using("call_on_midnights_dream", "A5", {"A5": "bringer 3 dahan"}, majors=drawn)
    play(game, ("call_on_midnights_dream", 1), ("keep", "tsunami"), ("forget", "dread_apparitions"))
    assert "tsunami" in spirit(game, "bringer").hand
    assert sorted(game.state.major_discard) == sorted(drawn[1:])
    assert spirit(game, "bringer").energy == 0
    assert is_at_rest(game)


def test_call_on_midnights_dream_forgotten_for_it_gives_energy_and_plays_the_card():
    """It needs no card play, but its cost; the elements of the forgotten card are lost."""
    drawn = ["tsunami", "powerstorm", "poisoned_land", "talons_of_lightning"]
    game = using("call_on_midnights_dream", "A5", {"A5": "bringer 3 dahan"}, majors=drawn)
    play(game, ("call_on_midnights_dream", 1), ("keep", "powerstorm"), ("forget", "call_on_midnights_dream"))
    assert spirit(game, "bringer").energy == 3
    play(game, "play")
    assert spirit(game, "bringer").energy == 0
    assert spirit(game, "bringer").played == ["powerstorm"]
    assert elements_of(spirit(game, "bringer")) == [1, 0, 1, 1, 0, 0, 0, 0]


def test_call_on_midnights_dream_need_not_play_the_card():
    drawn = ["tsunami", "powerstorm", "poisoned_land", "talons_of_lightning"]
    game = using("call_on_midnights_dream", "A5", {"A5": "bringer 3 dahan"}, majors=drawn)
    play(game, ("call_on_midnights_dream", 1), ("keep", "powerstorm"), ("forget", "call_on_midnights_dream"), "hold")
    assert "powerstorm" in spirit(game, "bringer").hand
    assert (spirit(game, "bringer").energy, spirit(game, "bringer").played) == (3, [])


def test_call_on_midnights_dream_plays_nothing_that_is_too_dear():
    drawn = ["tsunami", "powerstorm", "poisoned_land", "talons_of_lightning"]
    game = using("call_on_midnights_dream", "A5", {"A5": "bringer 3 dahan"}, majors=drawn)
    play(game, ("call_on_midnights_dream", 1), ("keep", "tsunami"), ("forget", "call_on_midnights_dream"))
    assert is_at_rest(game)
    assert spirit(game, "bringer").energy == 3


def test_call_on_midnights_dream_brings_nothing_where_no_dahan_are():
    game = using("call_on_midnights_dream", "A5", {"A5": "bringer town"})
    play(game, ("call_on_midnights_dream", 1))
    assert is_at_rest(game)


@pytest.mark.parametrize(("there", "frightened"), [("explorer", 2), ("dahan", 0)])
def test_call_on_midnights_dream_may_frighten_invaders(there, frightened):
    game = using("call_on_midnights_dream", "A5", {"A5": f"bringer {there}"})
    play(game, ("call_on_midnights_dream", 2))
    assert fear(game) == frightened


def test_dread_apparitions_defend_for_fear_that_powers_make_there():
    """Case 74: with Night Terrors in full 1 + 3; a town that Lightning destroys adds nothing, fear before neither."""
    where = {"A5": "bringer lightning 2 town"}
    agenda = [UsePower(0, "night_terrors", -1), UsePower(1, "raging_storm", -1), UsePower(1, "raging_storm", -1)]
    game = using(
        "dread_apparitions",
        "A5",
        where,
        spirits=["bringer", "lightning"],
        agenda=[*agenda, Aftermath()],
        elements={"bringer": "3 moon 2 air animal"},
        played={"lightning": ["raging_storm"]},
    )
    play(game, "A5", "A5")
    assert describe(game, "A5") == "bringer lightning"
    assert fear(game) == 1 + 3 + 2
    assert defend(game, "A5") == 1 + 3


def test_dread_apparitions_defend_for_dreams():
    agenda = [UsePower(0, "predatory_nightmares", -1), Aftermath()]
    game = using(
        "dread_apparitions",
        "A5",
        {"A5": "2 bringer town"},
        agenda=agenda,
        played={"bringer": ["predatory_nightmares"]},
    )
    play(game, ("town", "A8"))
    assert fear(game) == 1 + 2
    assert defend(game, "A5") == 3


def test_dreams_of_the_dahan_gather_two():
    game = using("dreams_of_the_dahan", "A4", {"A5": "bringer", "A4": "town dahan", "A1": "3 dahan"})
    play(game, ("dreams_of_the_dahan", 1))
    assert "stop" in options(game)
    play(game, ("dahan", "A1"), ("dahan", "A1"))
    assert describe(game, "A4") == "town 3 dahan"
    assert is_at_rest(game)


@pytest.mark.parametrize(
    ("there", "frightened"), [("town 2 dahan", 2), ("city 5 dahan", 3), ("explorer 2 dahan", 0), ("town", 0)]
)
def test_dreams_of_the_dahan_may_frighten_a_building_for_each_dahan(there, frightened):
    game = using("dreams_of_the_dahan", "A4", {"A5": "bringer", "A4": there})
    play(game, ("dreams_of_the_dahan", 2))
    assert fear(game) == frightened


def test_predatory_nightmares_are_two_damage():
    """Too little for a city."""
    game = using("predatory_nightmares", "A4", {"A5": "2 bringer", "A4": "city"})
    assert fear(game) == 0
    assert describe(game, "A4") == "city"


def test_predatory_nightmares_are_dreams_and_push_dahan():
    game = using("predatory_nightmares", "A4", {"A5": "2 bringer", "A4": "city/1 3 dahan"})
    assert fear(game) == 5
    assert "stop" in options(game)
    play(game, ("dahan", "A1"), ("dahan", "A1"))
    assert describe(game, "A4") == "city/1 dahan"
    assert is_at_rest(game)
