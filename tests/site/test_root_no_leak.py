"""Root over HTTP: plots, hands and supporters that a viewer may not see are in nothing that the viewer receives.

Two tables, one with the truth and one in which everything hidden from the viewer was dealt anew, are shown the same by
every way that `test_no_leak.py` knows, before and after a guess at a plot. What lies open, the hand of the Riverfolk
and the lost souls, is the same in both.
"""

from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest

import nemeton
from nemeton.games.root import GAME
from nemeton.games.root import sight as root_sight
from nemeton.games.root.factions.corvids.board import CorvidsBoard
from nemeton.kernel import PUBLIC, Sealed
from nemeton.site.base.settings import settings_from
from nemeton.site.web.app import create_app
from tests.games.root.woodland import woodland
from tests.site.company import asks, give
from tests.site.parlour_site import SEED
from tests.site.serving import Guest, open_table, served
from tests.site.test_no_leak import Leak, Viewer, _difference

pytestmark = pytest.mark.slow
GUESS, SHOWN = ["expose", 1, 5, "raid"], "bake_sale"


@pytest.fixture(autouse=True)
def one_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both tables get the same chance."""
    monkeypatch.setattr(Sealed, "fresh", staticmethod(lambda: Sealed(SEED)))


def position() -> dict[str, Any]:
    """The cats' day beside a plot; the Riverfolk's hand and lost souls lie open."""
    game = woodland(
        ("marquise", "corvids", "cult", "riverfolk"),
        {5: "cat cat plot_snare", 2: "crow plot_bomb", 8: "lizard garden_fox", 4: "otter"},
        hands={
            "marquise": ["bake_sale", "sword"],
            "corvids": ["cobbler", "royal_claim"],
            "cult": ["armorers"],
            "riverfolk": ["anvil"],
        },
        cult={"lost_souls": ["ambush_fox"]},
    )
    told = game.position()
    told["state"]["hands"]["marquise"] = [{"card": SHOWN, "known": "all"}, "sword"]  # so it is in every twin
    return told


def twin_of(told: dict[str, Any], seat: int) -> dict[str, Any]:
    """The same with what is hidden from the seat dealt anew, so that the plot there is another one; but no raid, for
    that would be a right guess."""
    for number in range(200):
        state = GAME.read_position(told["state"])
        GAME.imagine(state, seat, Random(number))
        crows = state.boards[1]
        assert isinstance(crows, CorvidsBoard)
        if crows.plots[5].kind.card not in ("snare", "raid"):
            return told | {"state": GAME.write_position(state)}
    raise AssertionError("plots are never imagined otherwise")


def look_for_leaks(address: str, seat: int) -> tuple[list[Leak], int]:
    """What a seat, or somebody who looks on, receives of both tables."""
    guests = [Guest(address, name=f"Guest {number}") for number in range(4)]
    told = position(), twin_of(position(), seat)
    tables = [open_table(*guests, game="root", position=one) for one in told]
    leaks, compared = list[Leak](), 0
    with ExitStack() as stack:
        guest = guests[seat] if seat != PUBLIC else Guest(address, name="Spectator")
        viewer = Viewer(seat, guest, (tables[0], tables[1]), stack)
        games = [nemeton.from_position(one) for one in told]
        for answer in (GUESS, SHOWN, None):
            truth, twin = (viewer.receives(table, game, "gone") for table, game in zip(tables, games, strict=True))
            compared += len(truth)
            leaks += [
                Leak(channel, seat, "twin", _difference(truth[channel], twin[channel]))
                for channel in truth
                if truth[channel] != twin[channel]
            ]
            if leaks or answer is None:
                break
            for table, game in zip(tables, games, strict=True):
                give(guests[0], table, asks(guests[0], table)[0]["id"], answer, 201)
                game.answer(tuple(answer) if isinstance(answer, list) else answer, 0)
    return leaks, compared


def site(data: Path) -> Any:
    return served(create_app(settings_from({"NEMETON_LIMITS": "0", "NEMETON_BOTS": "1"}, data)))


@pytest.mark.parametrize("seat", [0, 2, PUBLIC], ids=["who guesses", "another", "a spectator"])
def test_nobody_receives_anything_of_plots_and_hands(tmp_path: Path, seat: int):
    with site(tmp_path) as address:
        leaks, compared = look_for_leaks(address, seat)
    assert leaks == []
    assert compared > 40


def test_a_planted_leak_of_plots_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    def leaky(state: Any, seat: int) -> Any:
        view = root_sight.conceal(state, seat)
        view.boards = state.boards
        return view

    monkeypatch.setattr(GAME, "conceal", leaky)
    with site(tmp_path) as address:
        leaks, _ = look_for_leaks(address, 2)
    assert "api" in {leak.channel for leak in leaks}
