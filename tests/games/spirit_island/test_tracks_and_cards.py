"""Tracks, energy, elements, and cards that are played, reclaimed, gained and forgotten (cases 43 and 49 to 53).

The lands of the boards are listed in shore.py.
"""

import pytest

from nemeton.games.spirit_island.powers.card import CARDS, ELEMENTS
from nemeton.games.spirit_island.powers.decks import MAJORS, PROGRESSIONS
from nemeton.games.spirit_island.rules.power_phases import Use
from nemeton.games.spirit_island.rules.resources import card_plays, income
from nemeton.games.spirit_island.rules.resources import elements as elements_of
from nemeton.games.spirit_island.rules.spirit_phase import Draw
from nemeton.games.spirit_island.spirits import PANELS
from nemeton.games.spirit_island.state import Repeat
from nemeton.games.spirit_island.steps import PowerPhase, TimePasses
from tests.games.spirit_island.asking import asked, grow, offered, options, play
from tests.games.spirit_island.looking import aimed_at, spirit
from tests.games.spirit_island.shore import SPIRITS, shore, using


def has(game, short):
    """The elements of a spirit, in words."""
    found = zip(ELEMENTS, elements_of(spirit(game, short)), strict=True)
    return {element: amount for element, amount in found if amount}


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
    reasons = {refusal.option.power: refusal.reason for refusal in game.ask.refused}
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
    assert Use("dreams_of_the_dahan") not in [option for entry in game.asks for option in entry.options]


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


def test_after_a_progression_no_card_is_gained():
    """All other power cards have left the game (p. 3), so this icon is passed over."""
    game = learning(7)
    before = sorted(spirit(game, "river").hand)
    grow(game, 0)
    assert asked(game) == ("river", "play")
    assert sorted(spirit(game, "river").hand) == before


def test_a_forgotten_card_of_a_progression_does_not_come_back():
    """It lies in a discard pile from which nobody draws."""
    game = grow(learning(3), 0, ("forget", "uncanny_melting"))
    assert game.state.minor_discard == ["uncanny_melting"]
    assert (game.state.minors, game.state.majors) == ([], [])


@pytest.mark.parametrize("short", ["river", "thunder"])
def test_at_a_mixed_table_whoever_has_no_list_draws(short: str):
    """Ruling: the decks are in the game for thunder; the river's list is all that it learns, also when used up."""
    lists = {"river": [*PANELS[SPIRITS["river"]].powers, *PROGRESSIONS[SPIRITS["river"]]]}
    game = shore(
        {"A5": "river", "B5": "thunder"}, options={"progression": True}, hand=lists, having={"river": {"learnt": 7}}
    )
    seat = ["river", "thunder"].index(short)
    game.answer(("grow", SPIRITS[short], 0), seat=seat)
    mine = next(ask for ask in game.asks if ask.seat == seat)
    assert (Draw("minor") in mine.options) == (short == "thunder")


def test_nothing_is_drawn_from_a_deck_that_has_no_cards():
    """As much as can be done is done (p. 17)."""
    everything = [*PANELS[SPIRITS["river"]].powers, *MAJORS]
    game = grow(shore({"A5": "river"}, hand={"river": everything}), 0)
    assert [CARDS[card].deck for _, card in options(game)] == ["minor"] * 4  # nobody was asked of which deck
