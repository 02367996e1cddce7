"""Relics: nobody sees what one is worth until it is shown, and nothing that anybody sees depends on it."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from nemeton.games.root import GAME
from nemeton.games.root import sight as root_sight
from nemeton.games.root.factions.keepers.board import KINDS, VALUES, KeepersBoard
from nemeton.games.root.state import RootGame
from nemeton.games.root.steps import FactionStep
from nemeton.kernel import PUBLIC, Configuration
from tests.conformance import properties
from tests.conformance.play import Table, assert_same, shown_to
from tests.conformance.test_zones import play_with_swaps
from tests.games.root.woodland import play, woodland

TRIO = ("keepers", "marquise", "eyrie")
TABLES = [
    Table(GAME, Configuration(3, {"seat_1": "keepers", "seat_2": "marquise", "seat_3": "vagabond"})),
    Table(GAME, Configuration(3, {"seat_1": "alliance", "seat_2": "keepers", "seat_3": "corvids", "map": "mountain"})),
]


def digging(first: str, second: str) -> RootGame:
    """Two relics of one kind lie face down in two forests, worth so much."""
    return woodland(
        TRIO,
        {5: "badger", 1: "badger", 2: "badger", 3: "cat"},
        agenda=[FactionStep(0, "delve")],
        keepers={
            "relics": {"f1": [f"tablet {first}"], "f7": [f"tablet {second}"], "f2": ["figure 2 shown"]},
            "retinue": {"delve": ["cobbler"]},
            "alone": True,
        },
    )


def guessed(game: RootGame, seat: int, number: int) -> dict[str, list[str]]:
    """The values of the relics in forests, as a seat may think they are."""
    own = next(one for one in game.imagined(seat, Random(number)).state.boards if isinstance(one, KeepersBoard))
    return {forest: [relic.value.card for relic in lying] for forest, lying in own.forests.items()}


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_values_are_imagined_within_their_kind(seat: int):
    game = digging("3", "1")
    worlds = [guessed(game, seat, number) for number in range(60)]
    assert {world["f1"][0] for world in worlds} == {"1", "2", "3"}, "their own player does not know either"
    assert {world["f2"][0] for world in worlds} == {"2"}, "what lies open is known"
    own = game.imagined(seat, Random(1)).state.boards[0]
    assert isinstance(own, KeepersBoard)
    for kind in KINDS:
        found = Counter(relic.value.card for lying in own.forests.values() for relic in lying if relic.kind == kind)
        assert found == Counter(VALUES), kind


def test_what_was_dug_up_is_no_longer_imagined():
    game = digging("1", "3")
    play(game, ("cobbler", "delve", 5, "f1", "relic_tablet"))
    assert (0, "relic_tablet_1") in game.state.clearings[5].tokens
    for number in range(40):
        assert guessed(game, 1, number)["f7"][0] in ("2", "3"), "the one worth 1 lies in a clearing"


def test_twins_look_the_same_until_the_relic_is_shown():
    games = [digging("3", "1"), digging("1", "3")]
    for seat in (0, 1, 2, PUBLIC):
        assert_same(shown_to(games[0], seat), shown_to(games[1], seat), f"what seat {seat} sees leaks")
    for number in range(10):
        assert guessed(games[0], 0, number) == guessed(games[1], 0, number), "guesses do not depend on the truth"
    for game in games:
        play(game, ("cobbler", "delve", 5, "f1", "relic_tablet"))
    seen = [game.seen_by(1).clearings[5].tokens for game in games]
    assert seen == [[(0, "relic_tablet_3")], [(0, "relic_tablet_1")]], "then all see it"


@pytest.mark.slow
@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)
@pytest.mark.parametrize(
    "shown",
    [
        properties.imagining_changes_nothing_in_sight,
        properties.twins_look_the_same,
        properties.what_may_be_undone_revealed_nothing,
        properties.positions_round_trip,
        properties.forks_of_imagined_are_equal,
    ],
    ids=lambda shown: shown.__name__,
)
def test_whole_games_with_relics(table: Table, shown: Any):
    shown(table, 5)


@pytest.mark.slow
def test_swapped_values_stay_hidden():
    for seed in (3, 4):
        play_with_swaps(TABLES[0], 0.3, seed)


def test_relics_that_are_not_concealed_are_found(monkeypatch: pytest.MonkeyPatch):
    def leaky(state: Any, seat: int) -> Any:
        view = root_sight.conceal(state, seat)
        view.boards = state.boards
        return view

    monkeypatch.setattr(GAME, "conceal", leaky)
    games = [digging("3", "1"), digging("1", "3")]
    with pytest.raises(AssertionError):
        assert_same(shown_to(games[0], 0), shown_to(games[1], 0), "leaks")
