"""Law 13.2.4: whoever is on turn may guess a plot, whatever the faction, in every phase up to the evening's draw."""

from typing import Any

import pytest

from nemeton.games.root.factions.corvids.choices import Expose
from nemeton.games.root.rules.turn import END
from nemeton.games.root.state import RootGame
from nemeton.games.root.steps import Turn
from tests.games.root.woodland import woodland

CARDS = ["bake_sale", "cobbler", "a_visit_to_friends"]
BESIDE_THE_PLOT: dict[str, tuple[str, dict[str, Any]]] = {
    "marquise": ("cat sawmill", {}),
    "eyrie": ("bird roost", {}),
    "alliance": ("rebel sympathy", {"officers": 1}),
    "vagabond": ("", {"vagabond": {"at": 5, "items": "boot sword"}}),
    "cult": ("lizard garden_rabbit", {}),
    "duchy": ("mole tunnel", {}),
    "riverfolk": ("otter rabbit_post", {"riverfolk": {"funds": {"riverfolk": 3}}}),
}


def moments(game: RootGame) -> list[tuple[str, str, bool]]:
    """All questions of a turn that does as little as it can: the phase, the question, whether one may guess."""
    found: list[tuple[str, str, bool]] = []
    while game.ask is not None and game.state.active == game.ask.seat == 0:
        options = list(game.ask.options)
        found.append((game.state.phase, game.ask.kind, any(isinstance(option, Expose) for option in options)))
        game.answer(next((option for option in (END, "stop", "stay") if option in options), options[0]))
    return found


def assert_in_every_phase(game: RootGame) -> None:
    """Every phase offers a guess, and every question does but those within a deed."""
    found = moments(game)
    assert {phase for phase, _kind, offered in found if offered} == {"birdsong", "daylight", "evening"}
    unasked = [kind for _phase, kind, offered in found if not offered]
    within = {"root.eyrie.add", "root.vagabond.slip", "root.riverfolk.prices"}  # deeds that nothing interrupts (1.4.2)
    assert set(unasked) <= within, unasked


@pytest.mark.parametrize("name", BESIDE_THE_PLOT)
def test_13_2_4_every_faction_may_guess_in_every_phase(name: str):
    pieces, more = BESIDE_THE_PLOT[name]
    where = {5: f"{pieces} plot_snare"}
    game = woodland((name, "corvids"), where, agenda=[Turn(0)], phase="birdsong", hands={name: CARDS}, **more)
    assert_in_every_phase(game)


def test_13_2_4_the_second_vagabond_too():
    game = woodland(
        ("vagabond_2", "corvids", "vagabond"),
        {5: "plot_snare"},
        agenda=[Turn(0)],
        hands={"vagabond_2": CARDS},
        vagabond_2={"at": 5, "items": "boot"},
        vagabond={"forest": "f1"},
    )
    assert_in_every_phase(game)
