"""Every power in positions made by lot, with answers by lot: it comes to an end, and what it leaves is a position."""

from random import Random
from typing import Any

import pytest

from nemeton.games.spirit_island.check import check
from nemeton.games.spirit_island.island import board_of, geography, is_coastal, is_ocean
from nemeton.games.spirit_island.powers.card import CARDS, INNATES
from nemeton.games.spirit_island.rules.aiming import targets
from nemeton.games.spirit_island.spirits import PANELS
from nemeton.games.spirit_island.steps import Aftermath, UsePower
from tests.games.spirit_island.asking import is_at_rest
from tests.games.spirit_island.looking import aimed_at, told
from tests.games.spirit_island.shore import SHORT, SPIRITS, shore

pytestmark = pytest.mark.slow

DREAMT = ("minor", "major", SPIRITS["bringer"])
THINGS = ("explorer", "town", "town/1", "city", "city/1", "city/2", "dahan", "dahan/1", "blight")
TOUGHER = (*THINGS, "town/2", "town/2", "city/3")  # who plays against England meets these too


def owner(power):
    """The spirit that a card or an innate power belongs to; nothing for a card of the decks."""
    if power in INNATES:
        return next(SHORT[name] for name, panel in PANELS.items() if power in panel.innates)
    return SHORT.get(CARDS[power].deck, "")


def somewhere(power, rng, wanted=""):
    """A position by lot in which the first spirit is about to use the power."""
    names = [wanted or owner(power) or rng.choice([*SPIRITS])]
    names += rng.sample([name for name in SPIRITS if name not in names], rng.randrange(1, 4))
    boards = "ABCD"[: len(names)]
    england = rng.random() < 0.5
    things = TOUGHER if england else THINGS
    where = {
        land: " ".join(rng.choice(things) for _ in range(rng.randrange(5))) for land in geography((*boards,)).neighbours
    }
    for name, board in zip(names, boards, strict=True):
        home = [land for land in where if board_of(land) == board and (name != "ocean" or is_coastal(land))]
        for land in rng.sample(home, rng.randrange(2, 4)) + [f"{board}0"] * (name == "ocean"):
            where[land] = f"{where.get(land, '')} {rng.randrange(1, 3)} {name}"
    elements = " ".join(f"{rng.randrange(6)} {element}" for element in ("sun", "moon", "fire", "air", "water", "earth"))
    table: dict[str, Any] = {
        "played": {names[0]: [power]} if power in CARDS else {},
        "elements": {names[0]: f"{elements} {rng.randrange(6)} plant {rng.randrange(6)} animal"},
        "energy": {name: rng.randrange(4) for name in names},
        "blight": 20,
        "options": {"adversary": "england", "level": 5} if england else {},
    }
    if not targets(shore(where, names, **table).state, 0, power):
        return somewhere(power, rng, wanted)
    return shore(where, names, agenda=[UsePower(0, power, -1), Aftermath()], **table)


def play_out(game, rng):
    """Answer by lot until the power has done all."""
    for _ in range(200):
        if is_at_rest(game) or game.over:
            return game
        ask = game.asks[rng.randrange(len(game.asks))]
        game.answer(ask.options[rng.randrange(len(ask.options))], ask.seat)
        assert not list(check(game.state))
    raise AssertionError("it does not come to an end")


@pytest.mark.parametrize("power", [*CARDS, *INNATES])
def test_a_power_comes_to_an_end_and_leaves_a_position(power):
    for number in range(2):
        rng = Random(f"{power} {number}")
        game = play_out(somewhere(power, rng), rng)
        assert aimed_at(game)


@pytest.mark.parametrize("power", [power for power in CARDS if CARDS[power].deck in DREAMT])
def test_the_bringer_destroys_nothing_by_powers(power):
    """Whatever is not drowned is still there, with the damage that it had; only replaced pieces are others."""
    for number in range(2):
        rng = Random(f"dream {power} {number}")
        game = play_out(somewhere(power, rng, "bringer"), rng)
        destroyed = [(entry["land"], entry["piece"]) for entry in told(game, "destroyed")]
        assert not [land for land, _ in destroyed if not is_ocean(land)]
