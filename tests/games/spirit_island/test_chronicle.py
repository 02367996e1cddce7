"""What a finished game counts for each spirit, against what the state has shown from answer to answer."""

from random import Random

import pytest

from nemeton.bots import make, play_seat
from nemeton.games.spirit_island import GAME
from nemeton.games.spirit_island.state import IslandGame
from nemeton.games.spirit_island.steps import Aftermath, Explore, PowerPhase
from nemeton.kernel import Game, Result
from nemeton.kernel.chronicle import chronicle_of
from nemeton.kernel.records import start
from nemeton.site.archive.records import opening_of_record
from tests.games.spirit_island.asking import grow, options, play
from tests.games.spirit_island.looking import told
from tests.games.spirit_island.shore import shore, using

OVER = Result("blight", (), (0,))


def figure(game: IslandGame, name: str) -> tuple[float, ...]:
    """What the chronicle says."""
    found = chronicle_of(opening_of_record(game.record()), game.history, Game.repeat)
    return next(figure.values for figure in found.figures if figure.kind == f"spirit_island.chronicle.{name}")


def energy_gained(game: IslandGame) -> tuple[float, ...]:
    """By seat."""
    return figure(game, "energy")


def grown(game: IslandGame, number: int) -> None:
    """The spirit grows and puts its presence where it comes first."""
    grow(game, number)
    while game.state.spirits[0].stage == "grow":
        play(game, options(game)[0])


def test_energy_of_growth_counts_as_gained():
    game = shore({"A1": "lightning", "A4": "city"})
    grown(game, 2)
    game.settle(OVER)
    assert (game.state.spirits[0].energy, energy_gained(game)) == (4, (4,))


def test_energy_for_the_drowned_counts_as_gained():
    where = {"B2": "river town explorer", "B3": "ocean"}
    game = using("wash_away", "B2", where, spirits=["river", "ocean"])
    play(game, ("town", "B0"), ("explorer", "B0"))
    game.settle(OVER)
    assert energy_gained(game) == (0, 1)


def test_energy_of_a_blitz_counts_as_gained():
    """A free card that is fast anyway gives one."""
    game = shore({"A5": "2 river", "A8": "city"}, watched=False, options={"scenario": "blitz"})
    grown(game, 1)
    play(game, ("play", "boon_of_vigor"))
    game.settle(OVER)
    assert (game.state.spirits[0].energy, energy_gained(game)) == (3, (3,))


def test_the_journal_tells_what_a_blitz_gives_for_a_fast_power():
    where, elements = {"A5": "earth", "A8": "city"}, {"earth": "sun 2 earth 2 plant"}
    blitz = {"scenario": "blitz"}
    game = shore(where, agenda=[PowerPhase(fast=True)], watched=False, options=blitz, elements=elements)
    play(game, ("use", "gift_of_strength"))
    assert told(game, "gains") == [{"seat": 0, "energy": 1}]


@pytest.mark.parametrize("at", range(len(GAME.configurations)))
def test_all_energy_that_came_is_counted(at: int):
    """From tracks, growth, powers, fear cards, the drowned and a Blitz; no answer both brings and costs some here."""
    configuration = GAME.configurations[at]
    game = start(GAME, configuration.players, configuration.options, 10)
    bots, rng = [make("random", seat) for seat in range(game.players)], Random(10)
    had, came = [0] * game.players, [0] * game.players
    while (ask := game.ask) is not None:
        play_seat(game, ask.seat, bots[ask.seat], rng)
        has = [spirit.energy for spirit in game.state.spirits]
        came = [so_far + max(0, new - old) for so_far, new, old in zip(came, has, had, strict=True)]
        had = has
    assert energy_gained(game) == tuple(came)


# Dahan


def dahan_on(game: IslandGame) -> int:
    """How many live."""
    return sum(len(here.dahan) for here in game.state.lands.values())


def test_dahan_who_are_swayed_are_lost():
    """To Sweden, which makes a town of one."""
    where = {"A1": "river", "A4": "2 explorer dahan", "A2": "city"}
    sweden = {"adversary": "sweden", "level": 0}
    game = shore(where, agenda=[Explore(), Aftermath()], watched=False, options=sweden, invader_deck=["s2_sands"])
    assert dahan_on(game) == 0
    game.settle(OVER)
    assert figure(game, "fallen_dahan") == (1,)


def test_dahan_who_become_explorers_are_lost():
    game = using("dissolve_the_bonds_of_kinship", "A4", {"A4": "river dahan"})
    play(game, options(game)[0])
    assert dahan_on(game) == 0
    game.settle(OVER)
    assert figure(game, "fallen_dahan") == (1,)
