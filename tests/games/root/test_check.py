"""Positions that cannot be: each is refused for its own reason."""

from collections.abc import Callable
from typing import Any

import pytest

from nemeton.games.root.check import check
from nemeton.games.root.factions.alliance.board import AllianceBoard
from nemeton.games.root.factions.vagabond.board import Item, VagabondBoard
from nemeton.games.root.state import Battle, RootState
from nemeton.games.root.steps import EndBattle, FactionStep, Prepare, TurnEnd
from nemeton.kernel import Hidden, Result
from tests.games.root.woodland import woodland

FOUR = ("marquise", "eyrie", "alliance", "vagabond")
SOUND: dict[str, Any] = {
    "where": {1: "keep cat", 5: "workshop roost bird", 10: "sympathy base_rabbit rebel", 2: "sympathy wood"},
    "hands": {"marquise": ["anvil"], "eyrie": ["sword"]},
    "supporters": ["cobbler"],
    "officers": 1,
    "crafted": {"marquise": ["armorers"]},
    "available": ["dominance_fox"],
    "discard": ["bake_sale"],
    "vagabond": {"at": 3, "items": "boot torch"},
    "quests": ["escort_mouse"],
    "boxes": {"eyrie": ["tea"]},
}


def sound() -> RootState:
    """A position with a bit of everything."""
    return woodland(FOUR, **SOUND).state


def break_hands(state: RootState) -> None:
    state.hands.pop()


def own(state: RootState) -> VagabondBoard:
    board = state.boards[3]
    assert isinstance(board, VagabondBoard)
    return board


def two_roosts(state: RootState) -> None:
    state.clearings[5].buildings = [(1, "roost"), (1, "roost")]


def no_moves(state: Any) -> None:
    state.boards[1].decree.pop("move")


def fewer_officers(state: RootState) -> None:
    board = state.boards[2]
    assert isinstance(board, AllianceBoard)
    board.officers = -1


def two_sympathies(state: RootState) -> None:
    state.clearings[2].tokens.remove((2, "sympathy"))
    state.clearings[10].tokens.append((2, "sympathy"))


def stray_base(state: RootState) -> None:
    state.clearings[10].buildings.remove((2, "base_rabbit"))
    state.clearings[7].buildings.append((2, "base_rabbit"))


BROKEN: dict[str, Callable[[RootState], Any]] = {
    "seats": break_hands,
    "factions": lambda state: state.factions.__setitem__(0, "eyrie"),
    "board": lambda state: state.boards.__setitem__(0, state.boards[1]),
    "seat": lambda state: setattr(state, "active", 7),
    "clearings": lambda state: state.clearings.pop(12),
    "printed_suits": lambda state: setattr(state.clearings[1], "suit", "mouse"),
    "ruin": lambda state: state.ruins.__setitem__(1, []),
    "home": lambda state: state.homes.__setitem__(0, 13),
    "negative": lambda state: state.clearings[1].warriors.__setitem__(0, -1),
    "slots": lambda state: state.clearings[1].buildings.extend([(0, "workshop"), (0, "workshop")]),
    "piece_unknown": lambda state: state.clearings[1].tokens.append((0, "garden")),
    "warriors": lambda state: state.supply.__setitem__(0, 3),
    "pieces": lambda state: state.clearings[1].tokens.append((0, "wood")),
    "card_unknown": lambda state: state.discard.append("joker"),
    "card_twice": lambda state: state.discard.append("anvil"),
    "card_missing": lambda state: state.deck.pop(),
    "own_card": lambda state: setattr(state.hands[0][0], "known", 0),
    "crafted": lambda state: state.play_areas[0].append("armorers"),
    "available": lambda state: state.available.append(state.discard.pop()),
    "dominance_discarded": lambda state: state.discard.append(state.available.pop()),
    "items_negative": lambda state: state.items.__setitem__("tea", -1),
    "item_unknown": lambda state: state.items_gone.append("club"),
    "items": lambda state: own(state).items.append(Item("boot")),
    "quest_unknown": lambda state: state.quests.append("dragon"),
    "quest_twice": lambda state: state.quests.append("escort_mouse"),
    "quest_missing": lambda state: state.quest_deck.pop(),
    "points": lambda state: state.points.__setitem__(0, -1),
    "dominance": lambda state: state.dominance.__setitem__(0, state.play_areas[0].pop()),
    "partner": lambda state: state.partner.__setitem__(0, 1),
    "dominance_alone": lambda state: state.dominance.__setitem__(3, state.available.pop()),
    "result": lambda state: setattr(state, "result", Result("points", (9,), ())),
    "closed_path": lambda state: state.closed_paths.append((1, 5)),
    "battle": lambda state: setattr(state, "battle", Battle(0, 0, 5)),
    "no_battle": lambda state: state.agenda.append(EndBattle()),
    "agenda": lambda state: state.agenda.append(TurnEnd(0)),
    "actions": lambda state: setattr(state.boards[0], "actions", -1),
    "roost_twice": two_roosts,
    "leader": lambda state: setattr(state.boards[1], "leader", "tyrant"),
    "viziers": lambda state: setattr(state.boards[1], "leader", "despot"),
    "decree": no_moves,
    "officers": fewer_officers,
    "sympathy_twice": two_sympathies,
    "base_astray": stray_base,
    "character": lambda state: setattr(own(state), "character", "wizard"),
    "pawn": lambda state: setattr(own(state), "forest", "f1"),
    "relations": lambda state: own(state).relations.pop(0),
}


def test_a_sound_position_has_no_problem():
    assert list(check(sound())) == []


def test_a_decree_holds_cards_that_there_are_and_resolves_what_it_holds():
    for change in ({"decree": "joker"}, {"resolved": "anvil"}):
        state = sound()
        for name, card in change.items():
            getattr(state.boards[1], name)["move"].append(card)
        assert next(check(state)).kind == "root.check.decree"


@pytest.mark.parametrize("name", BROKEN)
def test_each_fault_is_named(name):
    state = sound()
    BROKEN[name](state)
    assert f"root.check.{name}" in [problem.kind for problem in check(state)]


def test_random_suits_are_four_of_each():
    state = woodland(("marquise", "vagabond"), game_map="winter").state
    assert list(check(state)) == []
    state.clearings[1].suit = state.clearings[2].suit
    assert [problem.kind for problem in check(state)] == ["root.check.suits"]


@pytest.mark.parametrize(
    "step", [FactionStep(0, "revolt"), FactionStep(2, "decree"), FactionStep(5, "craft"), Prepare(0)]
)
def test_steps_speak_of_what_their_faction_can_do(step):
    state = sound()
    state.agenda.append(step)
    assert [problem.kind for problem in check(state)] == ["root.check.agenda"]


def test_without_a_vagabond_there_are_no_quests():
    state = woodland(("marquise", "eyrie")).state
    state.quest_deck.append(Hidden("escort_mouse"))
    assert [problem.kind for problem in check(state)] == ["root.check.quest_twice"]
