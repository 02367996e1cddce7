"""Growth, tracks, energy, playing, gaining and forgetting cards, elements, speed, range, repeats (cases 43 to 55).

The lands of the boards are listed in shore.py.
"""

import pytest

from nemeton.games.spirit_island.aiming import targets
from nemeton.games.spirit_island.cards import ELEMENTS, PROGRESSIONS
from nemeton.games.spirit_island.growth import places, steps_of
from nemeton.games.spirit_island.learning import card_plays, income
from nemeton.games.spirit_island.learning import elements as elements_of
from nemeton.games.spirit_island.spirits import PANELS, Growth
from nemeton.games.spirit_island.state import Repeat
from nemeton.games.spirit_island.steps import BonusGrowth, InvaderPhase, PowerPhase, TimePasses
from tests.games.spirit_island.asking import asked, grow, is_at_rest, offered, options, play
from tests.games.spirit_island.looking import aimed_at, describe, spirit, told
from tests.games.spirit_island.shore import SPIRITS, shore, using


def placing(game):
    """Where presence may be added now."""
    return sorted({option[2] for option in options(game) if option[0] == "place"})


def has(game, short):
    """The elements of a spirit, in words."""
    found = zip(ELEMENTS, elements_of(spirit(game, short)), strict=True)
    return {element: amount for element, amount in found if amount}


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


# Tracks


@pytest.mark.parametrize(
    ("name", "open", "energy", "plays", "elements"),
    [
        ("lightning", (8, 5), 5, 6, {}),
        ("river", (4, 5), 3, 3, {}),
        ("shadows", (2, 3), 1, 3, {}),
        ("earth", (4, 2), 6, 1, {}),
        ("green", (3, 1), 1, 1, {"plant": 1}),
        ("green", (6, 3), 2, 2, {"plant": 2}),
        ("thunder", (5, 5), 2, 3, {"air": 1, "fire": 1, "sun": 1}),
        ("ocean", (6, 2), 1, 2, {"moon": 1, "water": 2, "earth": 1}),
        ("bringer", (4, 4), 3, 3, {"air": 1, "moon": 1}),
    ],
)
def test_open_slots_give_energy_card_plays_and_elements(name, open, energy, plays, elements):
    """Only the highest open number of each track counts."""
    game = shore({"A2": f"1 {name}"}, open={name: (1, 1)})
    found = spirit(game, name)
    found.open = [*open]
    assert (income(found), card_plays(found)) == (energy, plays)
    assert has(game, name) == elements


def test_energy_is_kept_and_card_plays_are_not():
    """Case 53."""
    game = shore({"A5": "earth"}, energy={"earth": 5})
    grow(game, 2, ("place", 0, "A4"), ("from", "energy"))
    # two of growth, three of the track
    assert spirit(game, "earth").energy == 5 + 2 + 3
    game = shore({"A5": "green"}, having={"green": {"plays": 1}}, agenda=[TimePasses()], energy={"green": 3})
    assert (spirit(game, "green").plays, spirit(game, "green").energy) == (0, 3)


def test_an_any_element_is_chosen_once_a_turn():
    """Case 50: it stays what it is for the turn; each open slot gives one."""
    game = shore({"A5": "2 bringer"}, open={"bringer": (6, 6)})
    grow(game, 1)
    assert ("any", "sun") in options(game)
    play(game, ("any", "sun"), ("any", "sun"))
    assert has(game, "bringer")["sun"] == 2
    assert ("any", "moon") not in options(game)


def test_an_any_element_may_be_chosen_in_a_power_phase():
    game = shore({"A5": "2 bringer explorer"}, open={"bringer": (6, 1)}, agenda=[PowerPhase(fast=True)])
    assert ("use", "night_terrors", 1) not in options(game)
    spirit(game, "bringer").elements = {"moon": 1}
    play(game, ("any", "animal"))
    # then the second threshold is met, which may be ignored
    assert has(game, "bringer") == {"air": 1, "moon": 2, "animal": 1}
    assert options(game) == [("use", "night_terrors"), ("use", "night_terrors", 1), ("done",)]


# Reclaim one


def reclaiming(discard=("wash_away", "boon_of_vigor"), **more):
    """River in its spirit phase, with the slot "reclaim one" still to be opened."""
    return shore({"A5": "2 river"}, open={"river": (1, 4)}, discard={"river": [*discard]}, **more)


def standing(game):
    """The cards that may be reclaimed beside whatever else is asked."""
    return [option for ask in game.asks if ask.kind.endswith("reclaim_one") for option in ask.options]


def test_reclaim_one_works_in_the_very_phase_that_opens_it():
    """Case 49: one card, which may be played this turn."""
    game = reclaiming()
    assert standing(game) == []
    grow(game, 1, ("place", 0, "A5"), ("from", "plays"))
    assert standing(game) == ["boon_of_vigor", "wash_away"]
    game.answer("wash_away", 0, to="spirit_island.reclaim_one")
    assert standing(game) == []
    play(game, ("place", 0, "A5"), ("from", "energy"))
    assert ("play", "wash_away") in options(game)
    assert spirit(game, "river").discard == ["boon_of_vigor"]


def test_reclaim_one_is_for_the_spirit_phase():
    game = shore(
        {"A5": "river"},
        open={"river": (1, 5)},
        discard={"river": ["wash_away"]},
        played={"river": ["boon_of_vigor"]},
        agenda=[PowerPhase(fast=True)],
    )
    assert asked(game) == ("river", "fast")
    assert standing(game) == []


def test_reclaim_one_comes_every_turn():
    game = shore(
        {"A5": "river"},
        open={"river": (1, 5)},
        discard={"river": ["wash_away", "flash_floods"]},
        having={"river": {"reclaimed": True}},
    )
    assert standing(game) == ["flash_floods", "wash_away"]


# Playing cards


def test_cards_are_paid_when_they_are_played():
    """As many as the track allows, none that is too dear; elements count from then on."""
    game = shore({"A5": "2 lightning"}, energy={"lightning": 0})
    grow(game, 2, ("place", 0, "A5"), ("from", "energy"))
    assert spirit(game, "lightning").energy == 4
    play(game, ("play", "raging_storm"))
    assert spirit(game, "lightning").energy == 1
    assert has(game, "lightning") == {"fire": 1, "air": 1, "water": 1}
    assert ("play", "shatter_homesteads") not in options(game)
    play(game, ("play", "lightnings_boon"))
    # two plays are used: nothing is left to choose, and the fast phase begins
    assert game.state.phase == "fast"
    assert not [option for option in options(game) if option[0] == "play"]


def test_elements_of_slow_cards_count_in_the_fast_phase():
    """Case 43."""
    played = {"shadows": ["crops_wither_and_fade", "mantle_of_dread"]}
    game = shore({"A5": "2 shadows"}, played=played, agenda=[PowerPhase(fast=True)])
    assert ("use", "darkness_swallows_the_unwary") in options(game)
    assert has(game, "shadows") == {"moon": 2, "fire": 2, "air": 1, "plant": 1}


def test_elements_are_not_spent_and_go_when_time_passes():
    played = {"river": ["flash_floods", "boon_of_vigor"]}
    game = shore({"A5": "river"}, played=played, elements={"river": "3 sun"}, agenda=[TimePasses()])
    assert has(game, "river") == {}
    assert sorted(spirit(game, "river").discard) == ["boon_of_vigor", "flash_floods"]


def test_a_fast_card_is_lost_with_the_fast_phase():
    """Case 52."""
    game = shore({"A8": "river"}, played={"river": ["flash_floods", "wash_away"]})
    assert offered(game, "slow") == [("use", "wash_away"), ("done",)]
    assert offered(game, "fast") == [("use", "flash_floods"), ("done",)]


def test_nobody_must_use_a_power():
    game = shore({"A5": "river"}, played={"river": ["flash_floods"]}, agenda=[PowerPhase(fast=True)])
    play(game, ("done",))
    assert aimed_at(game) == []


def test_a_power_is_used_once_a_turn():
    game = shore({"A5": "river"}, played={"river": ["flash_floods"]}, having={"river": {"used": ["flash_floods"]}})
    assert offered(game, "fast") == [("done",)]


def test_what_one_might_expect_is_refused_with_a_reason():
    played = {"river": ["flash_floods", "paralyzing_fright", "devouring_ants"]}
    game = shore({"A8": "river"}, played=played, agenda=[PowerPhase(fast=True)])
    assert game.ask is not None
    reasons = {refusal.option[1]: refusal.reason for refusal in game.ask.refused}
    assert reasons == {
        "devouring_ants": "spirit_island.slow_power",
        "paralyzing_fright": "spirit_island.no_target",
        "massive_flooding": "spirit_island.lacks_elements",
    }


# Gaining and forgetting


DRAWN = ["tsunami", "powerstorm", "poisoned_land", "talons_of_lightning"]


@pytest.mark.parametrize("gone", ["wash_away", "flash_floods", "tsunami"])
def test_a_major_power_costs_a_card(gone):
    """Case 51: of hand, of the discard pile, or the new one itself."""
    game = shore({"A5": "river"}, discard={"river": ["wash_away"]}, majors=DRAWN)
    grow(game, 2, ("draw", "major"), ("keep", "tsunami"))
    assert asked(game) == ("river", "forget")
    play(game, ("forget", gone))
    left = {*spirit(game, "river").hand, *spirit(game, "river").discard}
    assert left == {*PANELS[SPIRITS["river"]].powers, "tsunami"} - {gone}
    if gone == "tsunami":
        assert set(game.state.major_discard) == set(DRAWN)
        assert spirit(game, "river").forgotten == []
    else:
        assert set(game.state.major_discard) == set(DRAWN) - {"tsunami"}
        assert spirit(game, "river").forgotten == [gone]


def test_a_forgotten_card_in_play_loses_its_elements_and_its_use():
    """Case 51, second half."""
    where = {"A5": "bringer dahan"}
    played = {"bringer": ["dreams_of_the_dahan"]}
    agenda = [PowerPhase(fast=True)]
    game = using("call_on_midnights_dream", "A5", where, majors=DRAWN, played=played, agenda=agenda)
    play(game, ("call_on_midnights_dream", 1), ("keep", "tsunami"))
    assert has(game, "bringer") == {"moon": 2, "air": 1, "animal": 1}
    assert ("forget", "dreams_of_the_dahan") in options(game)
    play(game, ("forget", "dreams_of_the_dahan"))
    assert spirit(game, "bringer").forgotten == ["dreams_of_the_dahan"]
    assert ("use", "dreams_of_the_dahan") not in [option for entry in game.asks for option in entry.options]


def test_a_forgotten_card_is_not_repeated():
    right = Repeat(6, False, "gift_of_strength")
    having = {"river": {"just_used": ["flash_floods"], "used": ["flash_floods"], "repeats": [right]}}
    game = shore({"A5": "river"}, played={"river": ["flash_floods"]}, having=having)
    assert offered(game, "fast") == [("again", "flash_floods", "gift_of_strength"), ("done",)]
    spirit(game, "river").played = []
    assert offered(game, "fast") == [("done",)]


def test_a_minor_power_costs_no_card():
    game = shore({"A5": "river"}, minors=["drought", "steam_vents", "call_to_tend", "rain_of_blood"])
    grow(game, 2, ("draw", "minor"), ("keep", "drought"))
    assert asked(game)[1] == "grow"
    assert sorted(game.state.minor_discard) == ["call_to_tend", "rain_of_blood", "steam_vents"]


def learning(learnt):
    """River after so many cards of its progression."""
    own = [*PANELS[SPIRITS["river"]].powers, *PROGRESSIONS[SPIRITS["river"]][:learnt]]
    having = {"river": {"learnt": learnt}}
    return shore({"A5": "river"}, options={"progression": True}, having=having, hand={"river": own})


def test_a_progression_takes_the_next_card_of_its_list():
    """Nothing is drawn, nothing to choose."""
    game = grow(learning(0), 0)
    assert "uncanny_melting" in spirit(game, "river").hand
    assert asked(game) == ("river", "play")


def test_a_major_power_of_a_progression_costs_a_card():
    game = grow(learning(3), 0)
    assert "accelerated_rot" in spirit(game, "river").hand
    assert asked(game) == ("river", "forget")


def test_after_a_progression_cards_are_drawn():
    assert options(grow(learning(7), 0)) == [("draw", "minor"), ("draw", "major")]


# Thresholds of cards


def test_a_card_may_be_used_as_if_without_its_threshold():
    """Notes on powers, 1.3: one decision for the whole power."""
    played = {"river": ["the_jungle_hungers"]}
    where = {"A8": "river", "A5": "explorer city dahan"}
    game = shore(where, played=played, elements={"river": "2 moon 3 plant"}, agenda=[PowerPhase(fast=False)])
    assert options(game)[:2] == [("use", "the_jungle_hungers"), ("use", "the_jungle_hungers", 0)]
    play(game, ("use", "the_jungle_hungers", 0), "A5")
    assert describe(game, "A5") == "city"


def test_more_range_alone_is_nothing_to_decline():
    game = shore({"A8": "river"}, played={"river": ["sap_the_strength_of_multitudes"]}, elements={"river": "air"})
    assert offered(game, "fast") == [("use", "sap_the_strength_of_multitudes"), ("done",)]


def test_without_the_elements_there_is_nothing_to_pretend():
    game = shore({"A8": "river"}, played={"river": ["the_jungle_hungers"]})
    assert offered(game, "slow") == [("use", "the_jungle_hungers"), ("done",)]


# Range and targets


def test_range_is_counted_from_presence():
    game = shore({"A3": "river"})
    assert targets(game.state, 0, "wash_away") == ["A2", "A3", "A4"]
    assert targets(game.state, 0, "dark_and_tangled_woods") == ["A2", "A3", "A4"]
    assert targets(game.state, 0, "land_of_haunts_and_embers") == ["A1", "A2", "A3", "A4", "A5"]


def test_a_sacred_site_needs_two_presence():
    game = shore({"A3": "earth", "A7": "2 earth"})
    assert targets(game.state, 0, "guard_the_healing_land") == ["A5", "A7", "A8"]


def test_filters_are_obeyed():
    where = {"A5": "2 earth", "A4": "dahan blight", "A8": "explorer", "A1": "town dahan"}
    game = shore(where, watched=False)
    state = game.state
    assert targets(state, 0, "call_to_tend") == ["A1", "A4"]
    assert targets(state, 0, "rain_of_blood") == ["A1", "A8"]
    assert set(targets(state, 0, "lure_of_the_unknown")) == {"A2", "A3", "A4", "A5", "A6", "A7"}
    assert targets(state, 0, "rouse_the_trees_and_stones") == ["A1", "A5", "A6", "A7", "A8"]
    assert targets(state, 0, "the_land_thrashes_in_furious_pain") == ["A4"]
    assert targets(state, 0, "song_of_sanctity") == ["A1", "A6", "A8"]
    assert targets(state, 0, "tsunami") == ["A1", "A2", "A3"]


def test_powers_for_another_spirit_are_for_oneself_when_alone():
    """Notes on powers, 1.19."""
    alone = shore({"A5": "green"})
    assert targets(alone.state, 0, "gift_of_proliferation") == [0]
    two = shore({"A5": "green", "B5": "river"})
    assert targets(two.state, 0, "gift_of_proliferation") == [1]
    assert targets(two.state, 0, "elemental_boon") == [0, 1]


# Repeats


def test_a_repeat_of_strength_is_used_twice_for_nothing():
    """Case 54: possibly in two lands, elements counted once, no second payment."""
    where = {"A5": "2 earth", "A4": "explorer", "A1": "explorer", "A8": "dahan"}
    played = {"earth": ["draw_of_the_fruitful_earth", "rituals_of_destruction"]}
    right = Repeat(1, False, "gift_of_strength")
    game = shore(where, played=played, having={"earth": {"repeats": [right]}}, agenda=[PowerPhase(fast=False)])
    before = has(game, "earth")
    play(game, ("use", "draw_of_the_fruitful_earth"), "A5", ("explorer", "A4"), "stop", "stop")
    assert [option for option in options(game) if option[0] == "again"] == [
        ("again", "draw_of_the_fruitful_earth", "gift_of_strength")
    ]
    play(game, ("again", "draw_of_the_fruitful_earth", "gift_of_strength"), "A6", ("explorer", "A1"))
    assert aimed_at(game) == ["A5", "A6"]
    assert has(game, "earth") == before
    assert spirit(game, "earth").energy == 0


def test_a_right_to_repeat_is_for_cards_used_in_this_phase():
    """A fast card keeps its speed: it is not repeated in the slow phase."""
    right = Repeat(6, False, "gift_of_strength")
    where = {"A8": "river"}
    having = {"river": {"repeats": [right]}}
    game = shore(
        where,
        played={"river": ["flash_floods", "wash_away"]},
        having=having,
        agenda=[PowerPhase(fast=True), InvaderPhase()],
    )
    play(game, ("use", "flash_floods"), "A5", ("done",))
    assert game.state.phase == "slow"
    assert options(game) == [("use", "wash_away"), ("done",)]


def test_a_hurried_power_is_repeated_fast():
    """A power made fast stays so when it is repeated (rulebook 19)."""
    right = Repeat(6, False, "gift_of_strength")
    having = {"river": {"repeats": [right], "haste": 1}}
    game = shore({"A5": "river"}, played={"river": ["wash_away"]}, having=having, agenda=[PowerPhase(fast=True)])
    play(game, ("use", "wash_away"), "A5")
    assert ("again", "wash_away", "gift_of_strength") in options(game)


def test_a_repeat_may_be_decided_anew():
    """As if without elements, though the first use was with them (rulebook 19)."""
    right = Repeat(6, False, "gift_of_strength")
    game = shore(
        {"A8": "river", "A5": "explorer city 2 dahan"},
        played={"river": ["the_jungle_hungers", "gift_of_power"]},
        elements={"river": "2 moon 3 plant"},
        having={"river": {"repeats": [right]}},
        agenda=[PowerPhase(fast=False)],
    )
    play(game, ("use", "the_jungle_hungers"), "A5")
    assert describe(game, "A5") == "2 dahan"
    play(game, ("again", "the_jungle_hungers", "gift_of_strength", 0), "A5")
    assert describe(game, "A5") == ""


# What steps are offered


def test_growth_is_offered_before_anything_else():
    game = shore({"A5": "river"})
    name = SPIRITS["river"]
    assert steps_of(game.state, 0) == [("grow", name, 0), ("grow", name, 1), ("grow", name, 2)]
    assert places(game.state, 0, Growth("add_presence", 1, 0)) == ["A5"]
    assert is_at_rest(game)
