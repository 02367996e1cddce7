"""Sections 12 and 13 of the Law where they meet factions of other boxes. Autumn: 5 is rabbits, 8 foxes, 2 mice."""

from typing import Any

import pytest

from nemeton.games.root.state import RootGame
from nemeton.games.root.steps import FactionStep
from tests.games.root.molehill import below, board_of
from tests.games.root.woodland import asked, board, describe, hand, options, play, points, woodland

SIX = ("corvids", "duchy", "riverfolk", "alliance", "vagabond", "cult")
SNARED = pytest.mark.parametrize("snare", ["", " snare"], ids=["free", "snared"])


def named(game: RootGame, tag: str, field: int = 1) -> set[Any]:
    """What the options of a sort name in a field."""
    return {option[field] for option in options(game) if isinstance(option, tuple) and option[0] == tag}


@SNARED
def test_13_7_2_a_snare_and_the_duchy(snare: str):
    """Nobody digs or builds there, and nobody goes down or away."""
    cards = {"duchy": ["bake_sale", "anvil"]}
    game = woodland(("duchy", "corvids"), {5: "mole mole" + snare, 8: "mole"}, hands=cards)
    assert asked(game) == ("duchy", "duchy.assembly")
    assert (5 in named(game, "dig", 2), 5 in named(game, "build", 3), 5 in named(game, "move")) == (not snare,) * 3
    assert 8 in named(game, "move")
    game = woodland(("duchy", "corvids"), {5: "mole mole tunnel" + snare, 8: "mole"}, hands=cards)
    assert (5 in named(game, "passage")) == (not snare)


def test_13_7_2_who_waits_below_comes_up_beside_a_snare():
    moles = {"burrow": 2, "actions": 2}
    game = below({5: "tunnel snare"}, "assembly", factions=("duchy", "corvids"), duchy=moles)
    assert ("passage", "burrow", 5, 2) in options(game)


@SNARED
def test_13_7_2_a_snare_and_the_cult(snare: str):
    """No garden, no warrior, no conversion, no sanctification: whatever is replaced must be placed (Zh.1.4)."""
    trio = ("cult", "corvids", "marquise")
    game = woodland(trio, {5: "lizard" + snare}, hands={"cult": ["bake_sale"]})
    assert (5 in named(game, "garden", 2), 5 in named(game, "gather", 2)) == (not snare,) * 2
    game = woodland(
        trio,
        {8: "lizard lizard lizard cat workshop" + snare},
        phase="birdsong",
        agenda=[FactionStep(0, "conspire")],
        cult={"acolytes": 4, "outcast": "fox"},
    )
    assert asked(game) == ("cult", "cult.conspire")
    assert (bool(named(game, "convert")), bool(named(game, "sanctify"))) == (not snare,) * 2
    assert bool(named(game, "move")) == (not snare)
    assert named(game, "battle") == {8}


@SNARED
def test_13_7_2_a_snare_and_the_riverfolk(snare: str):
    """No post, no warrior, and nobody swims away."""
    game = woodland(("riverfolk", "corvids"), {5: "otter otter" + snare}, riverfolk={"funds": {"riverfolk": 5}})
    assert asked(game) == ("riverfolk", "riverfolk.day")
    assert (5 in named(game, "found"), 5 in named(game, "recruit_on"), 5 in named(game, "move")) == (not snare,) * 3


def test_13_7_1_a_bomb_takes_whatever_enemies_have():
    """Two plots lie open then: two points, and one for tunnel, post, sympathy and garden each. The crow stays."""
    pieces = "crow plot_bomb mole tunnel otter rabbit_post sympathy rebel lizard garden_rabbit"
    game = woodland(
        SIX,
        {5: pieces, 2: "snare"},
        phase="birdsong",
        agenda=[FactionStep(0, "flip")],
        vagabond={"at": 5, "items": "sword boot tea torch"},
        riverfolk={"funds": {"riverfolk": 4}},
        hands={"corvids": ["bake_sale"], "cult": ["sword"]},
    )
    play(game, ("flip", 5))
    assert {effect[1] for effect in options(game)} == {"damage", "trade_lost", "outrage", "fear"}
    while asked(game)[1] in ("order", "vagabond.hit", "riverfolk.lose", "outrage"):
        play(game, options(game)[0])
    assert describe(game, 5) == "crow"
    assert points(game, "corvids") == 6
    assert (hand(game, "cult"), hand(game, "corvids")) == ([], [])
    assert sum(item.damaged for item in board(game, "vagabond").items) == 3
    assert board(game, "riverfolk").funds == {2: 2}


def test_12_2_3_a_building_that_is_sanctified_has_fallen():
    """Replacing is removing too (Zh.1.4): a minister of the highest rank, the crown and a card are lost."""
    game = below(
        {8: "market mole"},
        FactionStep(1, "conspire"),
        factions=("duchy", "cult"),
        active="cult",
        phase="birdsong",
        duchy={"swayed": ["captain", "banker"]},
        boards={"cult": {"outcast": "fox", "acolytes": 3}},
        hands={"duchy": ["anvil"]},
    )
    play(game, ("sanctify", 8, 0, "market"))
    assert (board_of(game).swayed, board_of(game).lost, hand(game, "duchy")) == (["captain"], {"noble": 1}, [])
