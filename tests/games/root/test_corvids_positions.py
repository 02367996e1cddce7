"""The Conspiracy in written positions and in the sandbox: what cannot be is said in one sentence."""

from typing import Any

import pytest

import nemeton
from nemeton.games.root import GAME
from nemeton.games.root.factions.bench import BENCHES
from nemeton.games.root.steps import FactionStep, Phase
from nemeton.kernel import BadPosition
from nemeton.kernel.records import read_position
from tests.games.root.woodland import board, woodland

STATE: dict[str, Any] = {
    "factions": ["marquise", "corvids"],
    "clearings": {"5": "cat plot", "2": "2 crow snare"},
    "boards": {"corvids": {"plots": {"5": {"kind": "bomb", "not": ["raid"]}}}},
}
BAD: dict[str, tuple[dict[str, Any], str]] = {
    "a plot in a forest": ({"clearings": {"f1": "plot"}}, "names “f1”"),
    "the kind of a plot in a forest": ({"boards": {"corvids": {"plots": {"f1": "bomb"}}}}, "names “f1”"),
    "a kind for no plot": ({"boards": {"corvids": {"plots": {"9": "bomb"}}}}, "No plot lies face down in clearing 9"),
    "an unknown kind": ({"boards": {"corvids": {"plots": {"5": "poison"}}}}, "names “poison”"),
    "two plots in a clearing": ({"clearings": {"5": "2 plot"}}, "Two plots lie in clearing 5"),
    "a plot up and one down": ({"clearings": {"5": "plot raid"}}, "Two plots lie in clearing 5"),
    "three of a kind": (
        {"clearings": {"5": "plot", "1": "bomb", "9": "bomb"}},
        "of one kind (bomb)",
    ),
    "what all know to be wrong": (
        {"boards": {"corvids": {"plots": {"5": {"kind": "bomb", "not": ["bomb"]}}}}},
        "cannot be “bomb”",
    ),
    "four actions": ({"boards": {"corvids": {"actions": 4}}}, "impossible number of actions"),
}


def read(**changes: Any) -> Any:
    """The position with other entries."""
    return read_position(GAME, {"game": "root", "state": {**STATE, **changes}}, seed=1)


@pytest.mark.parametrize("name", BAD)
def test_a_bad_position_says_in_one_sentence_what_is_wrong(name: str):
    changes, told = BAD[name]
    with pytest.raises(BadPosition) as found:
        read(**changes)
    assert told in found.value.text("en")


def test_a_position_with_plots_is_read_and_written():
    game = read()
    board = game.state.boards[1]
    assert (board.plots[5].kind.card, board.plots[5].denied, len(board.supply)) == ("bomb", ["raid"], 6)
    written = nemeton.from_position(game.position()).state.boards[1]
    assert written == board


def test_plots_that_are_not_named_are_those_that_are_left():
    game = read(boards={})
    assert game.state.boards[1].plots[5].kind.card == "bomb"


def test_in_the_sandbox_a_plot_has_a_dial():
    bench, board = BENCHES["corvids"], dict[str, Any]()
    bench.complete(board)
    bench.put(board, "plot", "5", 1)
    bench.put(board, "bomb", "9", 1)
    (dial,) = bench.dials(board, [])
    assert (dial.ident, dial.value) == ("5", "bomb")
    bench.turn(board, "5", "raid")
    assert board["plots"] == {"5": "raid"}
    bench.put(board, "plot", "5", -1)
    assert board["plots"] == {}


def test_a_guess_whose_card_is_gone_comes_to_nothing():
    """13.2.4: only in a position that somebody wrote can a guess wait for a card that is no longer there."""
    agenda = [FactionStep(1, "expose", 5, 0, 0), Phase(0, "daylight")]
    game = woodland(["marquise", "corvids"], {5: "cat plot_snare"}, agenda=agenda, hands={"marquise": ["sword"]})
    assert game.state.pledge is None
    assert game.ask is not None
    assert game.ask.kind.startswith("root.marquise")
    assert board(game, "corvids").plots[5].kind.card == "snare"
