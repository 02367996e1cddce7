"""Taking back own steps in a phase in which others have acted (simultaneous play, rulebook p. 8)."""

import pytest

from nemeton.games.spirit_island.steps import PowerPhase
from nemeton.kernel import CannotUndo
from tests.games.spirit_island.looking import describe, known, spirit
from tests.games.spirit_island.shore import shore

RIVER, EARTH = 0, 1
WHERE = {"A5": "river", "A4": "2 explorer town", "B6": "2 earth", "B7": "blight city"}
PLAYED = {"river": ["flash_floods"], "earth": ["guard_the_healing_land", "a_year_of_perfect_stillness"]}


def test_a_power_is_taken_back_from_under_another_one():
    game = shore(WHERE, agenda=[PowerPhase(fast=True)], played=PLAYED)
    game.answer(("use", "flash_floods"), seat=RIVER)
    game.answer("A4", seat=RIVER)
    game.answer(("explorer", 1), seat=RIVER)
    game.answer(("use", "guard_the_healing_land"), seat=EARTH)
    game.answer("B7", seat=EARTH)
    assert (describe(game, "A4"), describe(game, "B7")) == ("explorer town", "city")
    assert game.undoable(RIVER).count == 1
    game.undo(RIVER)
    assert (describe(game, "A4"), describe(game, "B7")) == ("2 explorer town", "city")
    assert spirit(game, "river").used == []
    game.answer(("use", "flash_floods"), seat=RIVER)  # and may be used again


def test_own_answers_are_taken_back_one_by_one():
    game = shore(WHERE, agenda=[PowerPhase(fast=True)], played=PLAYED)
    game.answer(("use", "flash_floods"), seat=RIVER)
    game.answer("A4", seat=RIVER)
    game.undo(RIVER)
    assert game.ask is not None
    assert game.ask.kind == "spirit_island.target"
    game.answer("A5", seat=RIVER)
    assert describe(game, "A4") == "2 explorer town"


def test_being_done_is_taken_back():
    """As long as somebody else still acts."""
    game = shore(WHERE, agenda=[PowerPhase(fast=True)], played=PLAYED)
    game.answer(("done",), seat=RIVER)
    assert {ask.seat for ask in game.asks} == {EARTH}
    game.undo(RIVER)
    assert {ask.seat for ask in game.asks} == {RIVER, EARTH}


def test_what_somebody_has_built_on_stays():
    """Shadows spends the energy that River's boon gave: the boon cannot be taken back."""
    where = {"A5": "river", "B6": "shadows", "A7": "dahan"}
    played = {"river": ["boon_of_vigor", "flash_floods"], "shadows": ["concealing_shadows"]}
    having = {"shadows": {"paid": {"concealing_shadows": 0}}}
    game = shore(where, agenda=[PowerPhase(fast=True)], played=played, having=having)
    game.answer(("use", "boon_of_vigor"), seat=0)
    game.answer(1, seat=0)
    assert spirit(game, "shadows").energy == 1
    game.answer(("use", "concealing_shadows"), seat=1)
    game.answer(("far", "A7"), seat=1)
    with pytest.raises(CannotUndo) as failure:
        game.undo(0)
    assert failure.value.code == "undo/needed"
    assert spirit(game, "shadows").energy == 0


def test_cards_that_were_seen_stay_seen():
    """Drawing power cards shows them to everybody: that cannot be taken back."""
    game = shore({"A5": "river", "B6": "earth"})
    before = known(game.state.minors)
    growth = next(option for option in game.asks[RIVER].options if option.number == 0)
    game.answer(growth, seat=RIVER)
    game.undo(RIVER)
    game.answer(growth, seat=RIVER)
    game.answer(("draw", "minor"), seat=RIVER)
    assert known(game.state.minors) == before[:-4]
    with pytest.raises(CannotUndo) as failure:
        game.undo(RIVER)
    assert failure.value.code == "undo/shown"


def test_growth_is_taken_back_from_under_the_growth_of_others():
    game = shore({"A5": "river", "B6": "earth"})
    mine = next(option for option in game.asks[RIVER].options if option.number == 1)
    theirs = next(option for option in game.asks[EARTH].options if option.number == 0)
    game.answer(mine, seat=RIVER)
    game.answer(theirs, seat=EARTH)
    game.undo(RIVER)
    assert (spirit(game, "river").grown, spirit(game, "earth").grown) == (False, True)


def test_the_invader_phase_ends_all_taking_back():
    """A card was revealed."""
    game = shore(WHERE, agenda=[PowerPhase(fast=True)], played=PLAYED, invader_deck=["s1_wetland", "s1_sands"])
    game.answer(("done",), seat=RIVER)
    game.answer(("done",), seat=EARTH)
    for seat in (RIVER, EARTH):
        assert game.undoable(seat).count == 0
