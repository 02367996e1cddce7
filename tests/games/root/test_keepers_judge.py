"""What a bot that judges each answer makes of the Keepers: it delves, pitches its tents beside relics, and recovers."""

from random import Random

from nemeton.bots.bot import play_seat
from nemeton.bots.catalog import make
from nemeton.games.root.state import RootGame
from nemeton.games.root.steps import FactionStep
from tests.games.root.woodland import board, describe, points, woodland

KEEPERS = ("keepers", "marquise")


def answered(game: RootGame, kinds: tuple[str, ...]) -> RootGame:
    """A greedy bot answers as long as these are asked."""
    while game.ask is not None and game.ask.kind in kinds:
        play_seat(game, game.ask.seat, make("greedy", 1), Random(1))
    return game


def test_it_delves_where_it_rules_enough():
    game = woodland(
        KEEPERS,
        {5: "badger badger", 1: "badger", 2: "badger", 3: "cat cat"},
        agenda=[FactionStep(0, "delve")],
        keepers={"retinue": {"delve": ["cobbler", "retainer"]}},
    )
    answered(game, ("root.keepers.delve",))
    assert any(word.startswith("relic") for at in (1, 2, 5) for word in describe(game, at).split())


def test_it_pitches_a_tent_for_the_relic_that_lies_there():
    game = woodland(
        KEEPERS,
        {5: "badger badger relic_tablet_3", 3: "cat cat"},
        agenda=[FactionStep(0, "encamp")],
        phase="birdsong",
    )
    answered(game, ("root.keepers.encamp",))
    assert "waystation_tablet" in describe(game, 5)


def test_it_recovers_even_if_the_card_is_lost():
    game = woodland(
        KEEPERS,
        {5: "badger badger waystation_tablet_figure relic_tablet_3", 3: "cat cat"},
        agenda=[FactionStep(0, "recover")],
        keepers={"retinue": {"recover": ["cobbler"], "delve": ["retainer"]}},
    )
    answered(game, ("root.keepers.recover",))
    assert (points(game, "keepers"), board(game, "keepers").recovered) == (3, ["relic_tablet_3"])
