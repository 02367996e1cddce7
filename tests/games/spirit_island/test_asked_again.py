"""Whoever is done with a power phase is asked again when another's power gives something new to do (rulebook p. 8: all
act in the same phase, in any order that suits them)."""

from typing import Any

import pytest

from nemeton.games.spirit_island import GAME
from nemeton.games.spirit_island.state import IslandGame, Repeat
from nemeton.games.spirit_island.steps import PowerPhase
from nemeton.kernel import CannotUndo
from nemeton.kernel.records import read_position
from nemeton.kernel.values import written
from tests.games.spirit_island.looking import spirit, told
from tests.games.spirit_island.shore import shore

RIVER, OTHER = 0, 1
WHERE = {"A5": "river", "B6": "2 earth"}


def fast(where: dict[str, str], **more: Any) -> IslandGame:
    """A fast phase. The river is seat 0."""
    return shore(where, agenda=[PowerPhase(fast=True)], **more)


def waiting(game: IslandGame) -> set[int]:
    """Who is asked now."""
    return {ask.seat for ask in game.asks if ask.kind in ("spirit_island.fast", "spirit_island.slow")}


def offered(game: IslandGame, seat: int) -> list[Any]:
    """What a spirit is offered."""
    return [written(option) for ask in game.asks if ask.seat == seat for option in ask.options]


def boon(game: IslandGame, *elements: str) -> None:
    """The earth gives elements to the first spirit."""
    game.answer(("use", "elemental_boon"), seat=OTHER)
    game.answer(RIVER, seat=OTHER)
    for element in elements:
        game.answer(element, seat=RIVER)


def test_elements_that_reach_an_innate_power():
    """Shadows have one moon of two, and no fire."""
    game = fast(
        {"A5": "2 shadows", "B6": "2 earth"}, played={"shadows": ["concealing_shadows"], "earth": ["elemental_boon"]}
    )
    game.answer(("done",), seat=0)
    assert waiting(game) == {OTHER}
    boon(game, "moon", "fire", "sun")
    assert waiting(game) == {0}
    assert ("use", "darkness_swallows_the_unwary") in offered(game, 0)


@pytest.mark.parametrize(("given", "is_asked"), [("fire", True), ("moon", False)])
def test_elements_that_reach_the_threshold_of_a_card(given: str, is_asked: bool):
    """The card could be used before; with three fire it does more."""
    played = {"river": ["talons_of_lightning"], "earth": ["elemental_boon", "guard_the_healing_land"]}
    game = fast(WHERE, played=played, elements={"river": "2 fire 3 air"})
    game.answer(("done",), seat=RIVER)
    boon(game, given, "air", "earth")
    assert waiting(game) == ({RIVER, OTHER} if is_asked else {OTHER})


def test_a_slow_power_that_is_made_fast():
    game = fast(
        {"A5": "river", "B6": "lightning"},
        played={"river": ["wash_away", "flash_floods"], "lightning": ["lightnings_boon"]},
    )
    game.answer(("done",), seat=RIVER)
    game.answer(("use", "lightnings_boon"), seat=OTHER)
    game.answer(RIVER, seat=OTHER)
    assert waiting(game) == {RIVER}
    assert ("use", "wash_away") in offered(game, RIVER)
    assert told(game, "again") == [{"seat": RIVER}]


def test_a_right_to_repeat():
    played = {"river": ["boon_of_vigor", "flash_floods"]}
    game = fast(WHERE, played=played, elements={"earth": "1 sun 2 earth 2 plant"})
    game.answer(("use", "boon_of_vigor"), seat=RIVER)
    game.answer(RIVER, seat=RIVER)
    game.answer(("done",), seat=RIVER)
    game.answer(("use", "gift_of_strength"), seat=OTHER)
    game.answer(RIVER, seat=OTHER)
    assert ("again", "boon_of_vigor", "gift_of_strength") in offered(game, RIVER)


def test_energy_that_pays_for_a_repeat():
    """The right was there; energy comes by another's power."""
    river = {"repeats": [Repeat(6, True, "powerstorm")], "used": ["flash_floods"], "just_used": ["flash_floods"]}
    played = {"river": ["flash_floods", "boon_of_vigor"], "earth": ["gift_of_living_energy"]}
    game = fast(WHERE, played=played, having={"river": river}, energy={"river": 1})
    game.answer(("done",), seat=RIVER)
    game.answer(("use", "gift_of_living_energy"), seat=OTHER)
    game.answer(RIVER, seat=OTHER)
    assert ("again", "flash_floods", "powerstorm") in offered(game, RIVER)


def test_more_range_brings_new_targets():
    game = fast(WHERE, played={"river": ["flash_floods"], "earth": ["reaching_grasp", "guard_the_healing_land"]})
    game.answer(("done",), seat=RIVER)
    game.answer(("use", "reaching_grasp"), seat=OTHER)
    game.answer(RIVER, seat=OTHER)
    assert RIVER in waiting(game)


def test_what_was_passed_up_is_not_asked_about_again():
    """Nothing new: the same powers, targets and thresholds as before; or fewer."""
    where = {**WHERE, "A4": "2 explorer", "B7": "blight explorer"}
    game = fast(where, played={"river": ["flash_floods"], "earth": ["guard_the_healing_land", "reaching_grasp"]})
    game.answer(("done",), seat=RIVER)
    game.answer(("use", "guard_the_healing_land"), seat=OTHER)
    game.answer("B7", seat=OTHER)
    assert waiting(game) == {OTHER}


def test_whoever_is_done_once_more_is_left_alone():
    """What was new and passed up too is not new again, however many powers follow."""
    played = {"river": ["flash_floods"], "earth": ["reaching_grasp", "guard_the_healing_land", "gift_of_living_energy"]}
    game = fast({**WHERE, "B7": "blight"}, played=played)
    game.answer(("done",), seat=RIVER)
    game.answer(("use", "reaching_grasp"), seat=OTHER)
    game.answer(RIVER, seat=OTHER)
    game.answer(("done",), seat=RIVER)
    assert waiting(game) == {OTHER}
    game.answer(("use", "guard_the_healing_land"), seat=OTHER)
    game.answer("B7", seat=OTHER)
    assert waiting(game) == {OTHER}
    game.answer(("use", "gift_of_living_energy"), seat=OTHER)
    game.answer(RIVER, seat=OTHER)
    assert game.state.phase != "fast"  # the earth had nothing left, and the river was done


def test_the_next_phase_asks_everybody():
    played = {"river": ["flash_floods", "wash_away"], "earth": ["reaching_grasp"]}
    game = fast(WHERE, played=played, invader_deck=["s1_wetland", "s1_sands"])
    game.answer(("done",), seat=RIVER)
    game.answer(("done",), seat=OTHER)
    while game.state.phase != "slow":
        game.answer(game.asks[0].options[0])
    assert RIVER in waiting(game)
    assert spirit(game, "river").passed_up == {}


# Taking back


def test_being_done_is_taken_back_from_under_the_power_that_asked_again():
    game = fast(
        {"A5": "river", "B6": "lightning"},
        played={"river": ["wash_away", "flash_floods"], "lightning": ["lightnings_boon"]},
    )
    game.answer(("done",), seat=RIVER)
    game.answer(("use", "lightnings_boon"), seat=OTHER)
    game.answer(RIVER, seat=OTHER)
    game.undo(RIVER)
    assert waiting(game) == {RIVER}
    assert (spirit(game, "river").haste, spirit(game, "river").passed_up) == (2, {})


def test_the_power_that_asked_again_is_taken_back():
    game = fast(
        {"A5": "river", "B6": "lightning"},
        played={"river": ["wash_away", "flash_floods"], "lightning": ["lightnings_boon"]},
    )
    game.answer(("done",), seat=RIVER)
    game.answer(("use", "lightnings_boon"), seat=OTHER)
    game.answer(RIVER, seat=OTHER)
    game.undo(OTHER)
    game.undo(OTHER)
    assert waiting(game) == {OTHER}
    assert game.state.done == [True, False]


def test_what_was_used_keeps_the_power_that_gave_it():
    game = fast(
        {"A5": "river", "B6": "lightning"},
        played={"river": ["wash_away", "flash_floods"], "lightning": ["lightnings_boon"]},
    )
    game.answer(("done",), seat=RIVER)
    game.answer(("use", "lightnings_boon"), seat=OTHER)
    game.answer(RIVER, seat=OTHER)
    game.answer(("use", "wash_away"), seat=RIVER)
    game.answer("A5", seat=RIVER)
    with pytest.raises(CannotUndo) as failure:
        game.undo(OTHER)
    assert failure.value.code == "undo/needed"


# Asks and positions


def test_the_ask_of_a_third_spirit_keeps_its_name():
    """Nobody's page is made stale by somebody who is asked again."""
    where = {"A5": "river", "B6": "lightning", "C5": "2 earth"}
    played = {"river": ["wash_away", "flash_floods"], "lightning": ["lightnings_boon"], "earth": ["reaching_grasp"]}
    game = fast(where, played=played)
    game.answer(("done",), seat=RIVER)
    before = next(ask.id for ask in game.asks if ask.seat == 2)
    game.answer(("use", "lightnings_boon"), seat=OTHER)
    game.answer(RIVER, seat=OTHER)
    assert waiting(game) == {RIVER, 2}
    assert next(ask.id for ask in game.asks if ask.seat == 2) == before


def test_a_position_keeps_what_was_passed_up():
    """Who is done in a position is not asked again until something new comes."""
    played = {"river": ["flash_floods"], "earth": ["reaching_grasp"]}
    game = fast(WHERE, played=played)
    game.answer(("done",), seat=RIVER)
    again = read_position(GAME, game.position(), seed=1)
    assert again.state.spirits[RIVER].passed_up == spirit(game, "river").passed_up != {}
    assert waiting(again) == {OTHER}


def test_a_written_position_need_not_say_what_was_passed_up():
    """Then it is all that could be done."""
    played = {"river": ["flash_floods"], "earth": ["reaching_grasp"]}
    game = fast(WHERE, played=played)
    game.answer(("done",), seat=RIVER)
    position = game.position()
    del position["state"]["panels"]["river_surges_in_sunlight"]["passed_up"]
    again = read_position(GAME, position, seed=1)
    assert waiting(again) == {OTHER}
    again.answer(("use", "reaching_grasp"), seat=OTHER)
    again.answer(RIVER, seat=OTHER)
    assert RIVER in waiting(again)
