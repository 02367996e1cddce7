"""Places of maps to come (docs/architecture.md): several suits, closed paths, places that are neither clearing nor
forest, and how many can play. Each is bent once, here, on a map of the base box, and the shared rules follow."""

import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

import nemeton
from nemeton.games.root import places
from nemeton.games.root.check import check
from nemeton.games.root.decks import DECKS
from nemeton.games.root.factions import FactionName
from nemeton.games.root.maps import MAPS
from nemeton.games.root.places import Elsewhere, beside, clearings_beside, clearings_of, fits, suits_of
from nemeton.games.root.rules import setup
from nemeton.games.root.rules.dominance import rules_by_dominance
from nemeton.games.root.rules.movement import legal_moves
from nemeton.games.root.rules.rule import FACTIONS
from nemeton.games.root.rules.setup import player_counts
from nemeton.games.root.state import RootOptions
from nemeton.games.root.steps import StartBattle
from tests.games.root.woodland import asked, options, woodland

ROOM = Path(str(places.__file__)).parent
TRIO = ("marquise", "eyrie", "alliance")


@pytest.fixture
def two_suits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Clearing 5 prints rabbit and fox."""
    autumn = MAPS["autumn"]
    sites = autumn.clearings | {5: autumn.clearings[5]._replace(suits=("rabbit", "fox"))}
    monkeypatch.setitem(MAPS, "autumn", autumn._replace(clearings=sites))


@pytest.fixture
def closed_path(monkeypatch: pytest.MonkeyPatch) -> None:
    """The path between 1 and 5 can be closed, and begins so."""
    monkeypatch.setitem(MAPS, "autumn", MAPS["autumn"]._replace(closed=((1, 5),)))


# Suits


def test_a_clearing_may_print_two_suits(two_suits):
    state = woodland(TRIO).state
    assert suits_of(state, 5) == ("rabbit", "fox")
    assert fits(state, "ambush_fox", 5)
    assert fits(state, "ambush_rabbit", 5)
    assert not fits(state, "ambush_mouse", 5)
    assert 5 in clearings_of(state, "fox")
    assert 5 in clearings_of(state, "rabbit")
    assert 5 not in clearings_of(state, "mouse")


def test_a_marker_covers_what_is_printed(two_suits):
    state = woodland(TRIO).state
    state.clearings[5].suit = "mouse"
    assert suits_of(state, 5) == ("mouse",)


def test_a_token_may_bring_a_suit(monkeypatch):
    monkeypatch.setitem(places.SUIT_TOKENS, "sympathy", ("mouse", "rabbit"))
    state = woodland(TRIO, {5: "sympathy"}).state
    assert suits_of(state, 5) == ("rabbit", "mouse")
    assert suits_of(state, 1) == ("fox",)


def test_an_ambush_fits_the_second_suit(two_suits):
    game = woodland(TRIO, {5: "cat bird"}, agenda=[StartBattle(0, 1, 5)], hands={"eyrie": ["ambush_fox"]})
    assert asked(game) == ("eyrie", "ambush")
    assert "ambush_fox" in options(game)


def test_dominance_counts_the_second_suit(two_suits):
    state = woodland(TRIO, {1: "cat", 6: "cat", 5: "cat"}, dominance={"marquise": "dominance_fox"}).state
    assert rules_by_dominance(state, 0)
    state.clearings[5].suit = "mouse"
    assert not rules_by_dominance(state, 0)


# Paths


def test_nobody_moves_along_a_closed_path(closed_path):
    state = woodland(TRIO, {5: "cat"}).state
    assert state.closed_paths == [(1, 5)]
    assert {move.to for move in legal_moves(state, 0)} == {2}
    assert (clearings_beside(state, 1), clearings_beside(state, 5)) == ((9, 10), (2,))
    state.closed_paths = []
    assert {move.to for move in legal_moves(state, 0)} == {1, 2}


def test_a_closed_path_still_bounds_forests(closed_path):
    """Law B.3.2."""
    state = woodland(TRIO).state
    assert state.closed_paths
    assert {1, 5} <= set(beside(state, "f1"))


def test_a_game_begins_with_the_closed_paths_of_its_map(closed_path):
    game = nemeton.start("root", players=2, seed=1)
    assert game.seen_by(0).closed_paths == [(1, 5)]


def test_closed_paths_are_written_and_read(closed_path):
    game = nemeton.start("root", players=2, seed=1)
    written = game.position()
    assert nemeton.from_position(written).seen_by(0).closed_paths == [(1, 5)], "as the map begins"
    written["state"]["closed_paths"] = []
    again = nemeton.from_position(written)
    assert again.seen_by(0).closed_paths == [], "somebody has opened it"
    assert again.position()["state"]["closed_paths"] == []


def test_other_paths_cannot_be_closed():
    state = woodland(TRIO).state
    state.closed_paths = [(1, 5)]
    assert [problem.kind for problem in check(state)] == ["root.check.closed_path"]


# Neither clearing nor forest


def test_a_place_may_be_neither_clearing_nor_forest(monkeypatch):
    """As the Burrow: beside the clearings with a tunnel."""
    tunnels = Elsewhere("burrow", lambda state: tuple(at for at, here in state.clearings.items() if here.tokens))
    monkeypatch.setitem(places.ELSEWHERE, "burrow", tunnels)
    state = woodland(TRIO, {5: "sympathy", 9: "sympathy"}).state
    assert beside(state, "burrow") == (5, 9)
    assert "burrow" in beside(state, 5)
    assert "burrow" not in beside(state, 1)


# How many can play


def test_the_number_of_players_follows_from_what_there_is(monkeypatch):
    assert player_counts() == tuple(range(2, min(6, len(FACTIONS)) + 1))
    monkeypatch.setattr(setup, "FACTIONS", dict(list(FACTIONS.items())[:3]))
    assert player_counts() == (2, 3)
    monkeypatch.setattr(setup, "FACTIONS", dict.fromkeys(range(10)))
    assert player_counts() == (2, 3, 4, 5, 6)
    monkeypatch.setattr(setup, "SEAT_OPTIONS", [f"seat_{number}" for number in range(1, 11)])
    assert player_counts() == (2, 3, 4, 5, 6), "the Law tells no reach for more"
    for name, board in MAPS.items():
        monkeypatch.setitem(MAPS, name, board._replace(most_players=5))
    assert player_counts() == (2, 3, 4, 5)


# One place for each


def test_the_options_of_a_table_are_what_is_registered():
    fields = {field.name: get_args(field.type) for field in msgspec.structs.fields(RootOptions)}
    assert fields["map"] == tuple(MAPS)
    assert fields["deck"] == tuple(DECKS)
    assert all(fields[f"seat_{number}"] == ("any", *FACTIONS) for number in range(1, 7))
    assert get_args(FactionName) == tuple(FACTIONS)
    assert RootOptions().deck in DECKS


# Who reads the map itself: it begins a game, checks and writes it, copies it and draws it
RAW = ("check.py", "draw/", "maps/", "places.py", "positions.py", "rules/setup.py", "sight.py", "text.py")
RAW_FACTS = re.compile(r"clearings\[[^\]]+\]\.suit\b|\bhere\.suit\b|\bsites?\[[^\]]+\]\.paths\b|\bsite\.paths\b")


def test_suits_and_paths_are_asked_in_one_place():
    """`suits_of` knows of second suits and tokens, `clearings_beside` of closed paths."""
    assert RAW_FACTS.search("state.clearings[where].suit")
    assert RAW_FACTS.search("sites[home].paths")
    for path in sorted(ROOM.rglob("*.py")):
        name = path.relative_to(ROOM).as_posix()
        found = None if name.startswith(RAW) else RAW_FACTS.search(path.read_text(encoding="utf-8"))
        assert found is None, f"{name}: {found}"
