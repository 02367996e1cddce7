"""Positions of Spirit Island: what people write is read, what is left out has its usual value, an error is one
sentence."""

import copy
from collections import Counter
from typing import Any

import pytest

from nemeton.games.spirit_island import GAME
from nemeton.games.spirit_island.positions import KNOWN_KEYS, KNOWN_WORDS
from nemeton.games.spirit_island.powers.card import CARDS, ELEMENTS
from nemeton.games.spirit_island.powers.decks import MAJORS, MINORS, PROGRESSIONS
from nemeton.games.spirit_island.rules.power_phases import Use
from nemeton.games.spirit_island.rules.resources import elements
from nemeton.games.spirit_island.spirits import PANELS
from nemeton.games.spirit_island.state import IslandGame
from nemeton.kernel.records import read_position
from tests.games.written import changed, examples_for, refusal_of, words_told_of

RIVER, EARTH, OCEAN = "river_surges_in_sunlight", "vital_strength_of_the_earth", "oceans_hungry_grasp"
SMALL: dict[str, Any] = {"spirits": [RIVER], "lands": {"A5": "river", "A2": "city", "A4": "2 explorer town/1 dahan"}}
FULL: dict[str, Any] = {
    "options": {"adversary": "england", "level": 3, "blight_card": "memory_fades_to_dust"},
    "spirits": [OCEAN, EARTH],
    "boards": ["C", "B"],
    "lands": {"C0": "ocean", "C1": "ocean blight", "B4": "2 earth 3 dahan", "B8": "city/2 town blight"},
    "panels": {
        EARTH: {"hand": ["rituals_of_destruction"], "discard": ["drought"], "energy": 4, "open": [2, 1]},
        OCEAN: {"energy": 7},
    },
    "build": ["s1_jungle"],
    "extra_build": ["s1_sands"],
    "ravage": ["s1_wetland"],
    "fear": 3,
    "blight": 4,
    "turn": 5,
}


def read(state: dict[str, Any]) -> IslandGame:
    return read_position(GAME, {"game": "spirit_island", "state": copy.deepcopy(state)}, seed=1)


# Reading


def test_what_is_left_out_has_its_usual_value():
    state = GAME.read_position(SMALL)
    (spirit,) = state.spirits
    assert state.boards == ["A"]
    assert (spirit.hand, spirit.open, spirit.destroyed) == (list(PANELS[RIVER].powers), [1, 1], 0)
    assert (state.lands["A4"].explorers, state.lands["A4"].towns, state.lands["A4"].dahan) == (2, [1], [0])
    assert state.lands["A1"].presence == [0]
    assert (len(state.minors), len(state.majors)) == (len(MINORS), len(MAJORS))
    assert (len(state.invader_deck), len(state.fear_deck), state.fear_groups) == (12, 9, (3, 3, 3))
    assert [card.known for card in state.blight_card] == [0]
    assert (state.blight, state.phase, state.turn) == (2, "spirit", 0)


def test_a_full_table_is_read():
    state = GAME.read_position(FULL)
    ocean, earth = state.spirits
    assert state.lands["C0"].presence == [1, 0]
    assert state.lands["B8"].cities == [2]
    assert (earth.hand, earth.discard, earth.energy) == (["rituals_of_destruction"], ["drought"], 4)
    assert set(earth.forgotten) == set(PANELS[EARTH].powers) - {"rituals_of_destruction"}
    assert ocean.hand == list(PANELS[OCEAN].powers)
    assert state.has_extra
    assert state.blight_card[0].is_known_to(1)
    drawn = {*state.build, *state.extra_build, *state.ravage}
    assert not drawn & {card.card for card in [*state.invader_deck, *state.box]}
    assert "drought" not in {card.card for card in state.minors}


def test_play_goes_on_from_a_position():
    game = read(SMALL)
    assert game.ask is not None
    assert (game.ask.kind, game.state.phase, game.state.turn) == ("spirit_island.grow", "spirit", 1)


def test_presence_on_the_island_has_left_the_tracks():
    spirit = GAME.read_position(changed(SMALL, lands={"A5": "3 river", "A6": "river"})).spirits[0]
    assert (spirit.open, spirit.destroyed) == ([3, 2], 0)


def test_presence_that_is_nowhere_is_destroyed():
    assert GAME.read_position(changed(SMALL, panels={RIVER: {"open": [3, 2]}})).spirits[0].destroyed == 3


def test_a_power_that_was_given_away_is_in_one_place():
    """Entwined Power: a spirit's own card may be another's, and is not forgotten for that."""
    panels = {RIVER: {"hand": ["flash_floods"]}, EARTH: {"hand": ["wash_away"]}}
    game = read({"spirits": [RIVER, EARTH], "lands": {"A5": "river", "B4": "earth city"}, "panels": panels})
    assert sorted(game.state.spirits[0].forgotten) == ["boon_of_vigor", "rivers_bounty"]
    assert game.state.spirits[1].hand == ["wash_away"]


def test_lessons_of_a_first_game_are_in_no_deck():
    options = {"progression": True, "blight_card": "none"}
    state = GAME.read_position(changed(SMALL, options=options))
    assert (state.minors, state.majors, state.blight_card) == ([], [], [])
    # a card that was learnt and is nowhere was forgotten
    state = GAME.read_position(changed(SMALL, options=options, panels={RIVER: {"learnt": 1, "forgotten": []}}))
    assert (state.minors, state.minor_discard) == ([], [PROGRESSIONS[RIVER][0]])


# Cards in play


def test_cards_in_play_were_paid_for():
    """Boon of Vigor counts the cards that its target has played this turn."""
    panels = {RIVER: {"played": ["boon_of_vigor"]}, EARTH: {"played": ["rituals_of_destruction", "call_to_tend"]}}
    lands = {"A5": "river", "B6": "earth", "B2": "city"}
    game = read({"spirits": [RIVER, EARTH], "lands": lands, "panels": panels, "phase": "fast", "turn": 1})
    river, earth = game.state.spirits
    assert (river.paid, earth.paid) == ({"boon_of_vigor": 0}, {"rituals_of_destruction": 3, "call_to_tend": 1})
    game.answer(("use", "boon_of_vigor"))
    game.answer(1)
    assert game.state.spirits[1].energy == 2


def test_cards_in_play_cost_less_in_a_blitz():
    panels = {RIVER: {"played": ["flash_floods", "wash_away"]}}
    state = GAME.read_position(changed(SMALL, options={"scenario": "blitz"}, panels=panels))
    assert state.spirits[0].paid == {"flash_floods": 1, "wash_away": 1}


def test_a_card_in_play_is_nowhere_else_and_gives_its_elements():
    state = GAME.read_position(changed(SMALL, panels={RIVER: {"played": ["flash_floods", "drought"]}}))
    (spirit,) = state.spirits
    assert sorted(spirit.hand) == ["boon_of_vigor", "rivers_bounty", "wash_away"]
    assert (spirit.forgotten, spirit.discard) == ([], [])
    assert "drought" not in {card.card for card in state.minors}
    given = Counter([*CARDS["flash_floods"].elements, *CARDS["drought"].elements])
    assert dict(zip(ELEMENTS, elements(spirit), strict=True)) == {element: given[element] for element in ELEMENTS}


@pytest.mark.parametrize(
    ("phase", "asked"), [("spirit", "play"), ("fast", "fast"), ("slow", "slow"), ("invader", "slow")]
)
def test_with_cards_in_play_the_turn_goes_on_where_it_was(phase: str, asked: str):
    """A spirit that has played cards has grown; without an agenda the phase that is written goes on."""
    panels = {RIVER: {"played": ["flash_floods", "wash_away"], "energy": 3, "open": [3, 4]}}
    game = read(changed(SMALL, panels=panels, phase=phase, invader_deck=["s1_mountain"]))
    assert game.ask is not None
    assert game.ask.kind == f"spirit_island.{asked}"


def test_cards_in_play_have_used_card_plays():
    panels = {RIVER: {"played": ["flash_floods"], "energy": 3, "open": [1, 1]}}
    game = read(changed(SMALL, panels=panels))
    assert game.state.phase == "fast"  # one card was all that it could play


def test_who_has_a_card_of_its_list_has_learnt_the_list_up_to_it():
    """Power progression: what comes before that card and is nowhere was forgotten."""
    lessons = PROGRESSIONS[RIVER]
    changes = {"options": {"progression": True}, "panels": {RIVER: {"played": [lessons[2]], "discard": [lessons[0]]}}}
    state = GAME.read_position(changed(SMALL, phase="fast", **changes))
    assert (state.spirits[0].learnt, state.minor_discard) == (3, [lessons[1]])
    assert GAME.read_position(GAME.write_position(state)) == state


def test_what_cards_in_play_have_cost_may_be_written():
    """A card that was played and forgotten since counts as played."""
    panel = {"played": ["flash_floods"], "paid": {"flash_floods": 2, "wash_away": 1}, "forgotten": ["wash_away"]}
    state = GAME.read_position(changed(SMALL, panels={RIVER: panel}))
    assert state.spirits[0].paid == {"flash_floods": 2, "wash_away": 1}
    assert GAME.read_position(GAME.write_position(state)) == state
    for paid in ({}, {"flash_floods": 2}):
        state.spirits[0].paid = paid
        assert GAME.read_position(GAME.write_position(state)) == state


@pytest.mark.parametrize("whole", [SMALL, FULL], ids=["small", "full"])
def test_what_is_written_is_read_again(whole: dict[str, Any]):
    state = GAME.read_position(changed(whole))
    written = GAME.write_position(state)
    assert GAME.read_position(written) == state
    assert {land: set(text.split()) for land, text in written["lands"].items()} == {
        land: set(text.split()) for land, text in whole["lands"].items()
    }


# Errors


BAD: dict[str, tuple[dict[str, Any], str]] = {
    "twins": (changed(SMALL, spirits=[RIVER, RIVER]), "River Surges in Sunlight"),
    "five players": (changed(SMALL, spirits=[*list(PANELS)[:5]]), "with 5 players"),
    "nobody": (changed(SMALL, spirits=[]), "with 0 players"),
    "unknown spirit": (changed(SMALL, spirits=["serpent"]), "names “serpent”"),
    "unknown board": (changed(SMALL, boards=["F"]), "names “F”; possible are: A, B, C, D, NW, NE, W, E"),
    "a board twice": (changed(SMALL, spirits=[RIVER, EARTH], boards=["A", "A"]), "A, A"),
    "level 7": (changed(SMALL, options={"adversary": "england", "level": 7}), "level"),
    "a level of nobody": (changed(SMALL, options={"level": 2}), "names “2”; possible are: 0"),
    "unknown option": (changed(SMALL, options={"weather": "fine"}), "names “weather”"),
    "unknown key": ({**SMALL, "weather": 1}, "“weather” that means nothing"),
    "unknown land": (changed(SMALL, lands={"A9": "town"}), "names “A9”"),
    "an ocean without its spirit": (changed(SMALL, lands={"A0": "river"}), "names “A0”"),
    "unknown piece": (changed(SMALL, lands={"A1": "castle"}), "names “castle”"),
    "a hurt explorer": (changed(SMALL, lands={"A1": "explorer/1"}), "names “explorer/1”"),
    "a hurt that is no number": (changed(SMALL, lands={"A1": "town/x"}), "names “town/x”"),
    "a spirit that is not here": (changed(SMALL, lands={"A1": "earth"}), "names “vital_strength_of_the_earth”"),
    "a dead town": (changed(SMALL, lands={"A1": "town/2"}), "The damage in A1"),
    "blight below zero": (changed(SMALL, blight=-1), "-1"),
    "no blight left": (changed(SMALL, blight=0), "0"),
    "fear below zero": (changed(SMALL, fear=-1), "-1"),
    "a presence too many": (changed(SMALL, lands={"A5": "14 river"}), "14"),
    "a presence too many beside the tracks": (changed(SMALL, panels={RIVER: {"open": [1, 1], "destroyed": 1}}), "14"),
    "a track without slots": (changed(SMALL, panels={RIVER: {"open": [0, 1], "destroyed": 0}}), "River"),
    "a track missing": (changed(SMALL, panels={RIVER: {"open": [1]}}), "cannot be read"),
    "unknown card": (changed(SMALL, panels={RIVER: {"hand": ["excalibur"]}}), "names “excalibur”"),
    "another spirit's card": (changed(SMALL, panels={RIVER: {"discard": ["swallow_the_land_dwellers"]}}), "swallow"),
    "a card in two places": (
        changed(SMALL, minor_discard=["drought"], panels={RIVER: {"discard": ["drought"]}}),
        "drought",
    ),
    "a deck where all learn by lists": (
        changed(SMALL, options={"progression": True}, minors=["drought"]),
        "are out of the game",
    ),
    "a blank card": (changed(SMALL, minors=[""]), "names “”"),
    "an invader card twice": (changed(SMALL, build=["s1_jungle"], ravage=["s1_jungle"]), "s1_jungle"),
    "a fear card as an invader card": (changed(SMALL, build=["retreat"]), "names “retreat”"),
    "marks nowhere": (changed(SMALL, marks={"Z1": {"defend": 2}}), "names “Z1”"),
    "a step that there is not": (changed(SMALL, agenda=[{"step": "dance"}]), "cannot be read: agenda"),
    "no next turn": (changed(SMALL, agenda=[]), "does not say what comes next"),
    "not a position": ({"spirits": 7}, "cannot be read: spirits"),
}


@pytest.mark.parametrize("name", BAD)
def test_a_bad_position_says_in_one_sentence_what_is_wrong(name: str):
    state, told = BAD[name]
    problem = refusal_of(GAME, {"game": "spirit_island", "state": state})
    assert told.casefold() in problem.text("en").casefold()


# The page


def test_the_example_of_the_page_is_a_position_and_does_what_it_says():
    (example,) = examples_for("Spirit Island")
    game = read_position(GAME, example, seed=1)
    assert game.ask is not None
    assert game.ask.kind == "spirit_island.slow"
    assert Use("wash_away") in game.ask.options


def test_the_page_tells_every_entry_and_every_word():
    told = words_told_of("Spirit Island")
    assert set(KNOWN_KEYS) <= told
    assert set(KNOWN_WORDS) <= told
