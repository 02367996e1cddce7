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


def test_it_carries_a_relic_to_the_waystation_that_takes_it():
    """A move is judged with what is carried along (Law 15.2.4)."""
    game = woodland(
        KEEPERS,
        {5: "badger badger relic_tablet_3", 1: "badger badger waystation_tablet_figure", 3: "cat cat"},
        agenda=[FactionStep(0, "move")],
        keepers={"retinue": {"move": ["retainer"], "recover": ["retainer"]}},
    )
    answered(game, ("root.keepers.move", "root.keepers.carry"))
    assert "relic_tablet_3" in describe(game, 1)


def test_it_brings_a_relic_home_rather_than_wander_about():
    """The servant is lost, since one clearing alone is ruled (Law 15.5.2.III.C), and yet three points are more."""
    game = woodland(
        KEEPERS,
        {5: "badger badger waystation_tablet_figure relic_tablet_3", 6: "badger", 3: "cat cat"},
        agenda=[FactionStep(0, "recover")],
        keepers={"retinue": {"recover": ["retainer"], "delve": ["retainer"], "move": ["retainer"]}},
    )
    answered(game, ("root.keepers.recover",))
    assert points(game, "keepers") == 3


def test_a_company_that_is_nearly_gone_recruits_before_it_takes_on_servants():
    game = woodland(
        KEEPERS,
        {5: "badger waystation_tablet_figure", 3: "cat cat"},
        agenda=[FactionStep(0, "recruit")],
        phase="birdsong",
        hands={"keepers": ["cobbler", "bake_sale"]},
        keepers={"retinue": {"move": ["retainer"], "delve": ["retainer"], "recover": ["retainer"]}},
    )
    answered(game, ("root.keepers.recruit",))
    assert describe(game, 5).split().count("badger") > 1
