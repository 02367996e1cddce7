"""Who plays at a table is found once for a state (`RootState.company`): it is right in every copy, and nothing of it is
written down."""

from random import Random

import pytest

import nemeton
from nemeton.games.root.company import Company, answers_otherwise
from nemeton.games.root.factions.base import Faction
from nemeton.games.root.factions.enlisted import FACTIONS
from nemeton.games.root.rules.rule import OWNERS
from nemeton.games.root.sides import Band
from nemeton.games.root.state import RootState
from tests.games.root.woodland import woodland

SIX = ("cult", "marquise", "riverfolk", "eyrie", "duchy", "corvids")


def having(state: RootState, hook: str) -> list[str]:
    """The factions that answer a hook otherwise."""
    return [state.factions[side] for side, _ in state.company[hook]]


def test_those_who_answer_otherwise_are_known_in_the_order_of_sides():
    state = woodland(SIX).state
    assert having(state, "is_lord") == ["cult"]
    assert having(state, "lends_warriors") == ["riverfolk"]
    assert having(state, "offers") == ["riverfolk", "corvids"]
    assert having(state, "forbids_placing") == ["marquise", "corvids"]
    assert [own.name for own in state.company.owners] == list(SIX)


@pytest.mark.parametrize("hook", ["is_lord", "lends_warriors", "reckons", "opens_ways", "offers", "takes_discard"])
def test_at_the_table_of_the_base_box_nobody_is_asked(hook):
    assert woodland(("marquise", "eyrie", "alliance", "vagabond")).state.company[hook] == ()


@pytest.mark.parametrize("name", sorted(FACTIONS))
def test_whoever_is_not_listed_has_the_usual_answer(name):
    """For every hook of a faction: listed or inherited, one of the two."""
    own = OWNERS[name]
    company = Company([own])
    for hook in (hook for hook in dir(Faction) if not hook.startswith("_")):
        usual = next(vars(kind)[hook] for kind in reversed(Faction.__mro__) if hook in vars(kind))
        has_usual = next(vars(kind)[hook] for kind in type(own).__mro__ if hook in vars(kind)) is usual
        assert (company[hook] == ()) is has_usual, hook


def test_a_band_has_no_hooks_of_a_faction():
    assert not answers_otherwise(Band(), "offers")
    assert not answers_otherwise(Band(), "forbids_entering")


def test_nothing_of_it_is_written_down_and_copies_find_their_own():
    game = nemeton.start("root", 4, 7)
    before = game.book.encode(game.state)
    assert having(game.state, "forbids_placing") == ["marquise"]
    assert game.book.encode(game.state) == before
    for copy in (game.fork(), game.imagined(0, Random(1))):
        assert copy.state.company.owners == game.state.company.owners
    other = nemeton.start("root", 2, 7, {"seat_1": "eyrie", "seat_2": "vagabond"})
    assert having(other.state, "forbids_placing") == []
