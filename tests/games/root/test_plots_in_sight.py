"""Plots: who knows what after each move, what is imagined, and that nothing that others see depends on them."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from nemeton.games.root import GAME
from nemeton.games.root import sight as root_sight
from nemeton.games.root.factions.corvids.board import KINDS, CorvidsBoard
from nemeton.games.root.factions.corvids.plots import may_be
from nemeton.games.root.state import RootGame, RootState
from nemeton.games.root.steps import FactionStep, Phase, StartBattle
from nemeton.kernel import PUBLIC, Configuration, Game
from nemeton.kernel.records import read_position
from tests.conformance import properties
from tests.conformance.play import Table, assert_same, choose, give, shown_to
from tests.conformance.test_zones import play_with_swaps
from tests.games.root.woodland import asked, board, hand, options, play, woodland

CATS, TRIO = ("marquise", "corvids"), ("marquise", "corvids", "eyrie")
ACTIONS = [FactionStep(0, "actions")]
FACE_DOWN, LATER = "plots face down on the map", 3


def plots_of(state: RootState) -> CorvidsBoard:
    """The board of the Conspiracy."""
    return next(board for board in state.boards if isinstance(board, CorvidsBoard))


def are_met(state: RootState) -> bool:
    """Do two plots lie face down, one of them beside somebody else's warriors?"""
    crow, plots = state.factions.index("corvids"), plots_of(state).plots
    here = [state.clearings[where].warriors for where in plots]
    return len(plots) > 1 and any(count for warriors in here for side, count in enumerate(warriors) if side != crow)


class PlottedTable(Table):
    """A table in the middle of a game: plots lie face down beside others, and a few turns are still to come."""

    def start(self, seed: int, **settings: Any) -> Game[Any]:
        """The game of the table, played at random until there are such plots, goes on from that position."""
        game, rng = super().start(seed, turn_limit=60), Random(seed)
        while not game.over and not are_met(game.state):
            give(game, choose(game, rng))
        assert not game.over, "in this game no plot was met"
        later = game.state.turn + LATER
        return read_position(GAME, game.position(), seed, **{"turn_limit": later, **settings})


TABLES = [
    PlottedTable(GAME, Configuration(3, {"seat_1": "marquise", "seat_2": "vagabond", "seat_3": "corvids"})),
    PlottedTable(
        GAME,
        Configuration(
            4, {"seat_1": "alliance", "seat_2": "riverfolk", "seat_3": "cult", "seat_4": "corvids", "map": "lake"}
        ),
    ),
]


def worlds(game: RootGame, seat: int, count: int = 60) -> Iterator[CorvidsBoard]:
    """The plots as a seat may think they are."""
    for number in range(count):
        yield plots_of(game.imagined(seat, Random(number)).state)


def thought(game: RootGame, seat: int, where: int) -> set[str]:
    """What a seat may think that a plot is."""
    return {world.plots[where].kind.card for world in worlds(game, seat)}


# What is imagined


def test_a_plot_may_be_anything_until_something_is_known():
    game = woodland(CATS, {5: "cat plot_bomb", 2: "plot_snare"})
    assert thought(game, 0, 5) == set(KINDS)
    assert thought(game, 1, 5) == {"bomb"}, "its own player knows"
    for world in worlds(game, 0):
        kinds = Counter(plot.kind.card for plot in (*world.supply, *world.plots.values()))
        assert kinds == dict.fromkeys(KINDS, 2)


def test_what_lies_open_is_not_hidden():
    game = woodland(CATS, {5: "cat plot_bomb", 2: "snare", 1: "snare", 9: "raid"})
    assert thought(game, 0, 5) == {"bomb", "extortion", "raid"}
    assert may_be(game.state, 1, board(game, "corvids").plots[5]) == ["bomb", "extortion", "raid"]


def test_a_wrong_guess_tells_everybody():
    game = woodland(TRIO, {5: "cat plot_snare"}, agenda=ACTIONS, hands={"marquise": ["bake_sale", "cobbler", "sword"]})
    play(game, ("expose", 1, 5, "bomb"), "bake_sale", ("expose", 1, 5, "raid"), "cobbler")
    for seat in (0, 2, PUBLIC):
        assert thought(game, seat, 5) == {"extortion", "snare"}


def test_who_sees_the_card_that_is_shown():
    """A wrong guess: the two know the card. A right one: the Conspiracy has seen it, and it stays."""
    for guess in ("bomb", "snare"):
        game = woodland(TRIO, {5: "cat plot_snare"}, agenda=ACTIONS, hands={"marquise": ["bake_sale", "sword"]})
        play(game, ("expose", 1, 5, guess), "bake_sale")
        owner = 0 if guess == "snare" else 1
        assert "bake_sale" in hand(game, TRIO[owner])
        seen = {seat: [card.card for card in game.seen_by(seat).hands[owner]] for seat in (0, 1, 2)}
        assert "bake_sale" in seen[0]
        assert "bake_sale" in seen[1]
        assert "bake_sale" not in seen[2]
        told = [entry for entry in game.journal if entry.values.get("card") == "bake_sale"]
        assert told
        assert not any(entry.is_for(2) or entry.is_for(PUBLIC) for entry in told)


def test_what_the_riverfolk_lose_by_a_guess_all_have_seen():
    """Their hand lies open (11.2.3): everybody sees which card leaves it, and knows it in the Conspiracy's hand."""
    trio = ("riverfolk", "corvids", "eyrie")
    hands = {"riverfolk": ["bake_sale", "sword"]}
    game = woodland(trio, {5: "otter plot_snare"}, agenda=[Phase(0, "daylight")], hands=hands)
    play(game, ("expose", 1, 5, "bomb"), "bake_sale")
    for seat in (0, 1, 2, PUBLIC):
        assert "bake_sale" in [card.card for card in game.seen_by(seat).hands[1]]
        assert [entry.kind for entry in game.journal if entry.is_for(seat) and entry.values.get("card")]


def test_while_a_card_is_being_shown_all_may_conclude_that_there_is_one():
    game = woodland(TRIO, {5: "cat plot_snare"}, agenda=ACTIONS, hands={"marquise": ["sword", "bake_sale"]})
    play(game, ("expose", 1, 5, "bomb"))
    for number in range(30):
        world = game.imagined(2, Random(number))
        assert world.ask is not None
        assert len(world.ask.options) >= 1
    assert game.state.pledge is not None
    play(game, "bake_sale")
    assert game.state.pledge is None


def test_a_trick_is_followed_by_the_eye():
    """Two hidden plots change places: what was known of each goes with it."""
    game = woodland(("corvids", "marquise"), {5: "plot_snare", 2: "plot_bomb"}, agenda=[Phase(0, "daylight")])
    board(game, "corvids").plots[5].deny("bomb", "raid")
    play(game, ("trick", 2, 5))
    assert thought(game, 1, 2) == {"extortion", "snare"}
    assert thought(game, 1, 5) == set(KINDS)


def test_a_plot_that_came_back_is_known_until_the_next_is_laid():
    """A bomb has gone off: all know that it is in the supply. Who lays a plot then may have laid that one."""
    game = woodland(
        ("corvids", "marquise"),
        {5: "crow plot_bomb", 2: "crow crow"},
        agenda=[FactionStep(0, "flip")],
        phase="birdsong",
    )
    play(game, ("flip", 5))
    for world in worlds(game, 1):
        assert world.supply[-1].kind.card == "bomb"
    game = woodland(("corvids", "marquise"), {2: "crow crow"}, agenda=[Phase(0, "daylight")])
    board(game, "corvids").supply[0].deny("snare", "raid", "extortion")
    play(game, ("plot", "raid", 2))
    assert thought(game, 1, 2) == set(KINDS)
    assert not any(plot.denied for plot in board(game, "corvids").supply)


def test_a_plot_that_falls_without_a_raid_was_none():
    game = woodland(CATS, {5: "cat cat cat plot_bomb"}, agenda=[StartBattle(0, 1, 5)], script=(1, 0))
    assert {world.supply[-1].kind.card for world in worlds(game, 0)} == {"bomb", "snare", "extortion"}


@pytest.mark.parametrize("kind", ["raid", "bomb"])
def test_whether_a_raid_comes_cannot_be_tried_out(kind: str):
    """The Alliance rises where a plot lies: no dice, and yet all learn something that is not taken back."""
    game = woodland(
        ("alliance", "corvids"),
        {5: f"sympathy crow plot_{kind}"},
        agenda=[FactionStep(0, "revolt")],
        phase="birdsong",
        supporters=["sword", "armorers", "sappers"],
    )
    play(game, next(option for option in options(game) if option != "end"))
    if asked(game) == ("alliance", "alliance.supporters"):
        play(game, options(game)[0])
    assert not board(game, "corvids").plots
    assert not game.undoable(0)


def test_which_plot_is_laid_is_told_to_nobody_else():
    game = woodland(("corvids", "marquise"), {5: "crow crow"}, agenda=[Phase(0, "daylight")])
    play(game, ("plot", "bomb", 5))
    told = [entry for entry in game.journal if "bomb" in str(entry.values)]
    assert [entry.kind for entry in told] == ["root.plotted"]
    assert told[0].is_for(0)
    assert not told[0].is_for(1)
    assert not told[0].is_for(PUBLIC)


# Nothing that others see depends on the truth


@pytest.mark.parametrize("other", ["snare", "extortion", "raid"])
def test_twins_with_other_plots_look_the_same(other: str):
    """State, journal, questions, picture: all that leaves the process, before and after a wrong guess."""
    third = next(kind for kind in KINDS if kind not in ("bomb", other))
    games = [
        woodland(TRIO, {5: f"cat bird plot_{kind}", 2: "crow"}, agenda=ACTIONS, hands={"marquise": ["bake_sale"]})
        for kind in ("bomb", other)
    ]
    for seat in (0, 2, PUBLIC):
        assert_same(shown_to(games[0], seat), shown_to(games[1], seat), f"what seat {seat} sees leaks")
    for game in games:
        play(game, ("expose", 1, 5, third), "bake_sale")
    for seat in (0, 2, PUBLIC):
        assert_same(shown_to(games[0], seat), shown_to(games[1], seat), f"what seat {seat} sees leaks")
    for number in range(10):
        guesses = [plots_of(game.imagined(0, Random(number)).state) for game in games]
        assert guesses[0] == guesses[1], "guesses do not depend on the truth"


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
def test_games_with_plots(table: Table, shown: Any):
    assert are_met(table.start(5).state)
    shown(table, 5)


@pytest.mark.slow
@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)
def test_swapped_plots_stay_hidden(table: Table):
    swapped = play_with_swaps(table, 0.3)
    assert swapped[FACE_DOWN] > 0, f"no plot was swapped: {swapped}"


def leaky(state: Any, seat: int) -> Any:
    """What a seat sees, and all boards as they are."""
    view = root_sight.conceal(state, seat)
    view.boards = state.boards
    return view


@pytest.mark.slow
@pytest.mark.parametrize("found_by", [properties.twins_look_the_same, properties.imagining_changes_nothing_in_sight])
def test_a_leak_of_plots_is_found_in_play(monkeypatch: pytest.MonkeyPatch, found_by: Any):
    """Boards are not concealed: twin games look different to whoever may not look."""
    monkeypatch.setattr(GAME, "conceal", leaky)
    with pytest.raises(AssertionError, match="differs"):
        found_by(TABLES[0], 5)


@pytest.mark.slow
def test_a_leak_of_plots_is_found_by_swaps(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(GAME, "conceal", leaky)
    with pytest.raises(AssertionError, match=r"plots .*: seat .* sees a card"):
        play_with_swaps(TABLES[0], 1)


def test_plots_that_are_not_concealed_are_found(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(GAME, "conceal", leaky)
    games = [woodland(TRIO, {5: f"cat plot_{kind}"}, agenda=ACTIONS) for kind in ("bomb", "raid")]
    with pytest.raises(AssertionError):
        assert_same(shown_to(games[0], 0), shown_to(games[1], 0), "leaks")
