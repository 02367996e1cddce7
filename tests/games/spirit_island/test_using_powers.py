"""Using powers: thresholds, range and targets, repeats (cases 44 and 54).

The lands of the boards are listed in shore.py.
"""

from nemeton.games.spirit_island.powers.card import ELEMENTS
from nemeton.games.spirit_island.rules.aiming import targets
from nemeton.games.spirit_island.rules.resources import elements as elements_of
from nemeton.games.spirit_island.state import Repeat
from nemeton.games.spirit_island.steps import InvaderPhase, PowerPhase
from tests.games.spirit_island.asking import offered, options, play
from tests.games.spirit_island.looking import aimed_at, describe, spirit
from tests.games.spirit_island.shore import shore


def has(game, short):
    """The elements of a spirit, in words."""
    found = zip(ELEMENTS, elements_of(spirit(game, short)), strict=True)
    return {element: amount for element, amount in found if amount}


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
