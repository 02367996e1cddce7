"""The table of cases (cases.yaml), each played step by step.

Each case runs in two games side by side: one in which every decision is asked, even one with a sole option, so that
every step of the table is checked against a question; and the real one, in which sole options answer themselves. Both
must come to the same.
"""

from pathlib import Path
from typing import Any

import pytest
import yaml

import nemeton
from nemeton import IllegalAnswer
from nemeton.games.cairn.state import CairnState
from nemeton.kernel import Game
from tests.games.cairn.asking import asking_all
from tests.games.cairn.board import shown

CASES: list[dict[str, Any]] = yaml.safe_load((Path(__file__).parent / "cases.yaml").read_text(encoding="utf-8"))[
    "cases"
]
TRIBES = ("sea", "forest")
TOTEM = {("sea", "black"): "b1", ("sea", "white"): "d1", ("forest", "white"): "b5", ("forest", "black"): "d5"}
PARAMETERS = {
    "chaos_of_the_giants": ("banish",),
    "cairn_of_dawn": ("add",),
    "cromlech_of_the_stars": ("to",),
    "pillars_of_spring": (),
    "alley_of_dusk": ("banish",),
    "deer_rock": ("shaman", "to"),
    "menhir_of_the_dancers": ("to",),
    "sanctuary_of_the_ages": ("megalith", "to"),
    "tumulus_of_shadows": (),
    "stormwell": ("swap",),
    "fairies_circle": ("shaman", "to"),
    "haven_of_purity": ("shaman", "to"),
    "memorial_mound": ("flip",),
    "source_of_silver": ("replace", "with"),
    "walk_of_the_colossi": ("own", "enemy"),
    "heart_of_the_earth": ("build", "at"),
}


class Table:
    """Two games side by side: `full` asks everything, `real` answers sole options by itself."""

    def __init__(self, given: dict[str, Any]) -> None:
        position = {"game": "cairn", "state": given}
        self.full: Game[CairnState] = asking_all(position)
        self.real: Game[CairnState] = nemeton.from_position(position)
        self.applied = 0  # abilities that steps of the case have accounted for
        self.turn = self.full.state.turn

    @property
    def kind(self) -> str:
        return self.full.ask.kind.removeprefix("cairn.") if self.full.ask else "over"

    def answer(self, option: Any) -> None:
        """Answer in both games; what the real one would not ask is only answered in the full one."""
        ask = self.full.ask
        assert ask is not None, "the game is over"
        sole = len(ask.options) == 1
        self.full.answer(option)
        if not sole:
            self.real.answer(option)

    def agree(self) -> bool:
        """The real game stands where the full one comes to when its sole options are taken."""
        twin = self.full.fork()
        while twin.ask is not None and len(twin.ask.options) == 1:
            twin.answer(twin.ask.options[0])
        return twin.state == self.real.state

    def activated(self) -> list[str]:
        """The abilities that were activated, in order; without those that had no effect or were stopped."""
        found: list[str] = []
        for entry in self.full.journal:
            if entry.kind == "cairn.activated":
                found.append(entry.values["megalith"])
            elif entry.kind in ("cairn.no_effect", "cairn.stopped") and found[-1] == entry.values["megalith"]:
                found.pop()
        return found

    def step(self, step: dict[str, Any]) -> None:
        """Play one step of a case."""
        ((verb, value),) = step.items()
        match verb:
            case "add":
                self.action("add", TOTEM[TRIBES[self.full.state.active], self.full.state.tokens["add"]])
            case "move" | "jump":
                self.action(verb, *value)
            case "build":
                assert (self.kind == "build") == (value != "none"), shown(self.full)
                if value != "none":
                    self.answer(value)
            case "effect":
                self.effect(dict(value))
            case "stop":
                self.answer("stop")
            case "transform":
                self.transform(value)
            case _:
                raise AssertionError(verb)

    def action(self, *action: str) -> None:
        assert self.kind == "action", shown(self.full)
        self.turn = self.full.state.turn
        self.answer(action)

    def effect(self, value: dict[str, Any]) -> None:
        """The pending ability is applied; one without a choice has been applied by itself."""
        megalith = value.pop("id")
        assert self.activated()[self.applied] == megalith, shown(self.full)
        self.applied += 1
        if megalith == "moving_stone":
            assert self.kind == "moving_stone", shown(self.full)
            megalith = value.pop("copy")
            self.answer(megalith)
            if not value:
                return
        names = PARAMETERS[megalith]
        assert set(value) == set(names), f"{megalith} takes {names}"
        if names:
            assert self.kind == megalith, shown(self.full)
            self.answer(self.parameters(megalith, [value[name] for name in names]))

    def parameters(self, megalith: str, values: list[Any]) -> Any:
        if megalith == "menhir_of_the_dancers":
            assert self.full.ask is not None
            return self.full.ask.about["space"], values[0]
        if megalith == "stormwell":
            return tuple(sorted(values[0], key=lambda space: (space[1], space[0])))
        return values[0] if len(values) == 1 else tuple(values)

    def transform(self, target: str) -> None:
        """Transform, or decline; with nothing to decline the turn is already over."""
        if target != "none":
            assert self.kind == "transformation", shown(self.full)
            self.answer(target)
        elif self.kind in ("action", "over"):
            assert self.kind == "over" or self.full.state.turn == self.turn + 1, "the turn is not over"
        else:
            self.answer("decline")


@pytest.mark.parametrize("case", CASES, ids=[f"{case['id']}-{case['title'][:60]}" for case in CASES])
def test_case(case: dict[str, Any]):
    """Every heading of the rulebook; the ruling, where there is one, stands in the case."""
    table = Table(case["given"])
    *steps, last = case["when"]
    for step in steps:
        table.step(step)
    if case["then"].get("illegal"):
        refuses(table, last)
    else:
        table.step(last)
        assert table.agree()
        holds(table, dict(case["then"]))
        if "pending" not in case["then"]:
            assert table.applied == len(table.activated()), "an ability was applied that the case does not name"


def refuses(table: Table, step: dict[str, Any]) -> None:
    """The last step is not legal, and trying it changes nothing."""
    before = table.full.record()
    with pytest.raises(IllegalAnswer):
        table.step(step)
    assert table.full.record() == before
    assert table.agree()  # where the sole option was not avoided, the real game has gone on with it


def holds(table: Table, then: dict[str, Any]) -> None:
    """Everything that the case says about the end is so."""
    game, state = table.full, table.full.state
    facts = {
        "sea": sorted(place for place in state.shamans[0] if place != "village"),
        "forest": sorted(place for place in state.shamans[1] if place != "village"),
        "megaliths": state.megaliths,
        "upcoming": state.upcoming,
        "stack": [stone.card for stone in state.stack],
        "score": dict(zip(TRIBES, state.score, strict=True)),
        "winner": TRIBES[game.result.winners[0]] if game.result else "none",
    }
    if "next" in then:
        facts["next"] = TRIBES[state.active] if table.kind == "action" and state.turn > table.turn else table.kind
    if "can_transform" in then:
        ended = table.kind == "action" and state.turn > table.turn
        assert ended or table.kind == "transformation", shown(game)
        facts["can_transform"] = [] if ended or game.ask is None else [o for o in game.ask.options if o != "decline"]
    if "pending" in then:
        assert game.ask is not None
        facts["pending"], facts["pending_owner"] = table.kind, TRIBES[game.ask.seat]
    for token, face in then.pop("tokens", {}).items():
        assert state.tokens[token] == face, token
    for tribe, count in then.pop("village", {}).items():
        assert state.shamans[TRIBES.index(tribe)].count("village") == count, tribe
    assert {key: facts[key] for key in then} == then


def test_the_table_is_whole():
    assert [case["id"] for case in CASES] == [f"C{number:02}" for number in range(1, 74)]
