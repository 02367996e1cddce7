"""The Keepers in written positions and in the sandbox: what cannot be is said in one sentence."""

from collections import Counter
from typing import Any

import pytest

import nemeton
from nemeton.games.root import GAME
from nemeton.games.root.factions.bench import BENCHES
from nemeton.games.root.factions.keepers.board import RELICS, true_piece
from nemeton.games.root.steps import FactionStep
from nemeton.kernel import BadPosition
from nemeton.kernel.records import read_position
from tests.games.root.woodland import play, woodland

STATE: dict[str, Any] = {
    "factions": ["marquise", "keepers"],
    "clearings": {"5": "2 badger waystation_tablet_figure relic_tablet_3", "2": "badger cat"},
    "boards": {"keepers": {"relics": {"f1": ["figure 3", "jewelry 2 shown"]}, "recovered": ["relic_figure_1"]}},
}
BAD: dict[str, tuple[dict[str, Any], str]] = {
    "a forest that there is not": ({"boards": {"keepers": {"relics": {"f99": ["figure 1"]}}}}, "names “f99”"),
    "an unknown relic": ({"boards": {"keepers": {"relics": {"f1": ["sword 1"]}}}}, "names “sword 1”"),
    "a value that there is not": ({"boards": {"keepers": {"relics": {"f1": ["figure 4"]}}}}, "names “figure 4”"),
    "two of one relic": ({"boards": {"keepers": {"relics": {"f1": ["figure 1", "figure 1"]}}}}, "of one kind"),
    "one waystation on both sides": (
        {"clearings": {"5": "waystation_tablet_figure", "2": "waystation_figure_tablet"}},
        "not the three",
    ),
    "four retainers": (
        {"boards": {"keepers": {"retinue": {"move": ["retainer"] * 4}}}},
        "The retinue of Keepers",
    ),
    "eleven servants": (
        {"boards": {"keepers": {"retinue": {"move": ["retainer"] * 3, "delve": list("abcdefgh")}}}},
        "names “a”",
    ),
    "an unknown column": ({"boards": {"keepers": {"retinue": {"fly": ["retainer"]}}}}, "names “fly”"),
    "somebody acts who does not serve": ({"boards": {"keepers": {"playing": "anvil"}}}, "The retinue of Keepers"),
    "too many bearers": ({"boards": {"keepers": {"bearers": 99}}}, "impossible number of actions"),
    "a trophy of a relic that did not fall": (
        {
            "agenda": [
                {"step": "turn_end", "seat": 0},
                {"step": "faction", "seat": 1, "name": "trophy", "where": 5, "count": 1, "by": 0},
            ],
            "phase": "daylight",
        },
        "",
    ),
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


def test_a_position_with_relics_is_read_and_written():
    game = read()
    own = game.state.boards[1]
    assert [(relic.kind, relic.value.card) for relic in own.forests["f1"]][:2] == [("figure", "3"), ("jewelry", "2")]
    assert nemeton.from_position(game.position()).state.boards[1] == own


def test_keepers_whom_nobody_serves_any_more_are_written_so():
    """Where no retinue is written it is as at the start: three faithful retainers."""
    own = read(boards={"keepers": {"retinue": {"move": []}}}).state.boards[1]
    assert not any(own.retinue.values())
    game = read()
    assert sum(map(len, game.state.boards[1].retinue.values())) == 3
    for cards in game.state.boards[1].retinue.values():
        cards.clear()
    game.state.boards[1].retired = 3
    assert GAME.read_position(GAME.write_position(game.state)).boards[1] == game.state.boards[1]


def test_relics_that_are_not_named_lie_in_forests():
    own = read().state.boards[1]
    lying = Counter(true_piece(relic) for relics in own.forests.values() for relic in relics)
    whole = Counter({piece: 1 + piece.endswith("3") for piece in RELICS})
    assert lying == whole - Counter(["relic_figure_1", "relic_tablet_3"])


def test_what_is_under_way_is_written_too():
    """Between a move and what is carried, and between a battle and the dig."""
    game = woodland(
        ("keepers", "marquise"),
        {5: "badger badger cat relic_figure_2", 1: "badger"},
        agenda=[FactionStep(0, "retinue")],
        keepers={"retinue": {"move": ["cobbler"], "delve": ["bake_sale"]}},
        script=[1, 0],
    )
    play(game, ("cobbler", "move", 5, 1, 1))
    again = nemeton.from_position(game.position())
    assert again.state.boards[0] == game.state.boards[0]
    assert again.ask is not None
    assert again.ask.kind == "root.keepers.carry"


def test_the_sandbox_puts_relics_on_the_map_and_home():
    bench = BENCHES["keepers"]
    own: dict[str, Any] = {"relics": {"f1": ["figure 3", "tablet 2 shown"]}}
    bench.complete(own)
    bench.put(own, "relic_figure_3", "5", 1)
    assert own["relics"]["f1"] == ["tablet 2 shown"]
    bench.turn(own, "relic_tablet_2", "1")
    assert (own["relics"]["f1"], own["recovered"]) == ([], ["relic_tablet_2"])
    assert next(dial for dial in bench.dials(own, ()) if dial.ident == "relic_tablet_2").value == "1"
    bench.turn(own, "relic_tablet_2", "0")
    assert own["recovered"] == []
    assert [*bench.piles(own)] == ["move", "delve", "recover"]
