"""Root over HTTP: plots, hands, values of relics and cards of the black market that a viewer may not see are in nothing
that the viewer receives.

Two tables, one with the truth and one in which everything hidden from the viewer was dealt anew, are shown the same by
every way that `test_no_leak.py` knows, before and after a guess at a plot, or a swap at the market. What lies open, the
hand of the Riverfolk, the lost souls, the hoard and the bands, is the same in both.
"""

from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

import nemeton
from nemeton.games.root import GAME
from nemeton.games.root import sight as root_sight
from nemeton.games.root.factions.corvids.board import CorvidsBoard
from nemeton.games.root.factions.keepers.board import KeepersBoard
from nemeton.games.root.state import RootState
from nemeton.games.root.steps import FactionStep
from nemeton.kernel import PUBLIC, Sealed
from nemeton.site.base.settings import settings_from
from nemeton.site.web.app import create_app
from tests.games.root.camp import camp, card, weak
from tests.games.root.woodland import woodland
from tests.site.company import asks, give
from tests.site.parlour_site import SEED
from tests.site.serving import Guest, open_table, served
from tests.site.test_no_leak import Leak, Viewer, _difference

pytestmark = pytest.mark.slow
GUESS, SHOWN = ["expose", 1, 5, "raid"], "bake_sale"
SWAP = ["barter", "sappers", 2]


class Scene(NamedTuple):
    """A table, the answers of its first seat, and what makes an imagined table worth a comparison."""

    position: Callable[[], dict[str, Any]]
    answers: tuple[Any, ...]
    differs: Callable[[RootState], bool]


@pytest.fixture(autouse=True)
def one_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both tables get the same chance."""
    monkeypatch.setattr(Sealed, "fresh", staticmethod(lambda: Sealed(SEED)))


def plots() -> dict[str, Any]:
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


def has_no_raid(state: RootState) -> bool:
    """Is the plot there another one, but no raid, for that would be a right guess?"""
    crows = state.boards[1]
    assert isinstance(crows, CorvidsBoard)
    return crows.plots[5].kind.card not in ("snare", "raid")


def market() -> dict[str, Any]:
    """The cats' day at the black market, beside relics face down, a hoard, and bands."""
    game = camp(
        ("marquise", "keepers", "hundreds", "eyrie"),
        {1: "cat sawmill", 5: "badger", 8: "warlord rat", 4: "bird"},
        [
            weak("sunward_expedition", 3),
            card("highway_bandits", paths=[(1, 5)]),
            card("the_exile", pawn="f3", items=["club"] * 3),
        ],
        steps=[FactionStep(0, "actions")],
        landmarks={"black_market": 1},
        market=["ambush_fox", "armorers", "cobbler"],
        hands={"marquise": ["sappers", "sword"], "keepers": ["royal_claim"], "eyrie": ["bake_sale", "tax_collector"]},
        keepers={"relics": {"f1": ["tablet 3"], "f7": ["tablet 1"], "f2": ["figure 2 shown"]}, "alone": True},
        hundreds={"prowess": "sword", "command": "boot"},
    )
    told = game.position()
    told["state"]["hands"]["marquise"] = [{"card": "sappers", "known": "all"}, "sword"]  # so it is in every twin
    return told


def has_other_values(state: RootState) -> bool:
    """Are market and relics others?"""
    board = state.boards[1]
    assert isinstance(board, KeepersBoard)
    values = [relic.value.card for forest in ("f1", "f7") for relic in board.forests[forest]]
    return values != ["3", "1"] and [one.card for one in state.market] != ["ambush_fox", "armorers", "cobbler"]


SCENES = {
    "plots": Scene(plots, (GUESS, SHOWN), has_no_raid),
    "market": Scene(market, (SWAP,), has_other_values),
}


def twin_of(scene: Scene, seat: int) -> dict[str, Any]:
    """The same with what is hidden from the seat dealt anew."""
    told = scene.position()
    for number in range(200):
        state = GAME.read_position(told["state"])
        GAME.imagine(state, seat, Random(number))
        if scene.differs(state):
            return told | {"state": GAME.write_position(state)}
    raise AssertionError("it is never imagined otherwise")


def look_for_leaks(address: str, seat: int, scene: Scene) -> tuple[list[Leak], int]:
    """What a seat, or somebody who looks on, receives of both tables."""
    guests = [Guest(address, name=f"Guest {number}") for number in range(4)]
    told = scene.position(), twin_of(scene, seat)
    tables = [open_table(*guests, game="root", position=one) for one in told]
    leaks, compared = list[Leak](), 0
    with ExitStack() as stack:
        guest = guests[seat] if seat != PUBLIC else Guest(address, name="Spectator")
        viewer = Viewer(seat, guest, (tables[0], tables[1]), stack)
        games = [nemeton.from_position(one) for one in told]
        for answer in (*scene.answers, None):
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


@pytest.mark.parametrize(
    ("name", "seat"),
    [("plots", 0), ("plots", 2), ("plots", PUBLIC), ("market", 1), ("market", 2), ("market", PUBLIC)],
    ids=["who guesses", "another", "a spectator", "whose relics lie there", "another at the market", "who looks on"],
)
def test_nobody_receives_anything_that_is_hidden(tmp_path: Path, name: str, seat: int):
    scene = SCENES[name]
    with site(tmp_path) as address:
        leaks, compared = look_for_leaks(address, seat, scene)
    assert leaks == []
    assert compared > 20 * len(scene.answers)


@pytest.mark.parametrize(("name", "part"), [("plots", "boards"), ("market", "market"), ("market", "boards")])
def test_a_planted_leak_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, part: str):
    def leaky(state: Any, seat: int) -> Any:
        view = root_sight.conceal(state, seat)
        setattr(view, part, getattr(state, part))
        return view

    monkeypatch.setattr(GAME, "conceal", leaky)
    with site(tmp_path) as address:
        leaks, _ = look_for_leaks(address, 2, SCENES[name])
    assert "api" in {leak.channel for leak in leaks}
