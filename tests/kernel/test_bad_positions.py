"""A bad position says all that is wrong with it, always as `BadPosition`; and nothing in it goes unread."""

from typing import Any

import pytest

import nemeton
from nemeton import BadPosition
from nemeton.kernel import LANGUAGES

ROOT: dict[str, Any] = {
    "factions": ["marquise", "eyrie"],
    "clearings": {"1": "2 cat workshop keep", "3": "6 bird roost"},
    "hands": {"marquise": ["anvil"]},
    "boards": {"eyrie": {"leader": "despot"}},
}
INIS: dict[str, Any] = {
    "tiles": {"valley": {"at": [0, 0], "clans": [3, 1], "advantage": 0}, "cove": {"at": [1, 0], "clans": [0, 2]}}
}
ISLAND: dict[str, Any] = {"spirits": ["river"], "lands": {"A5": "2 river", "A4": "town"}, "turn": 2}


def refused(game: str, state: Any, **frame: Any) -> BadPosition:
    with pytest.raises(BadPosition) as caught:
        nemeton.from_position({"game": game, "state": state, **frame})
    return caught.value


def test_all_that_is_wrong_with_root_is_said():
    clearings = {"1": "2 cat dragon", "99": "cat", "3": "6 bird roost elf"}
    hands = {"marquise": ["anvill", "anvil"], "badger": []}
    state = ROOT | {"clearings": clearings, "hands": hands, "turn": "many", "hats": 3}
    error = refused("root", state, extra=1, nemeton=3)
    told = error.text().splitlines()
    for wrong in ("extra", "format 3", "hats", "dragon", "“99”", "elf", "anvill", "badger", "turn: Expected"):
        assert any(wrong in line for line in told), wrong
    assert len(error.problems) == len(told) == 9
    assert error.code == error.problems[0].code == "position/unknown_key"


@pytest.mark.parametrize(
    ("game", "state", "wrong"),
    [
        ("cairn", {"to_move": "me", "hats": 1, "turn": "many", "stack": ["x"]}, ("“me”", "hats", "turn: ", "“x”")),
        ("inis", INIS | {"actions": [["geiss"], []], "tale_deck": ["x"], "turn": -1}, ("geiss", "“x”", "turn: ")),
        ("spirit_island", ISLAND | {"lands": {"Z9": "town", "A4": "elf"}, "minors": ["x"]}, ("Z9", "elf", "“x”")),
    ],
)
def test_all_that_is_wrong_is_said_in_every_game(game: str, state: dict[str, Any], wrong: tuple[str, ...]):
    error = refused(game, state)
    assert len(error.problems) >= len(wrong)
    for language in LANGUAGES:
        for word in wrong:
            assert word.strip("“”") in error.text(language), word


def test_what_the_rules_forbid_is_said_together():
    told = refused("cairn", {"sea": ["a1", "a1"], "score": {"sea": 9}}).text()
    assert "Several shamans stand on a1" in told
    assert "A score cannot be 9" in told
    told = refused("root", ROOT | {"points": {"marquise": 31}, "clearings": {"1": "70 cat", "3": "roost"}}).text()
    assert len(told.splitlines()) > 1


def test_what_follows_from_another_problem_is_not_told():
    """Without its second faction a game of Root has one player; that is no problem of its own."""
    error = refused("root", {"factions": ["marquise", "eyrieee"], "turn": -3})
    assert [problem.values.get("name") or problem.values["problem"][:4] for problem in error.problems] == [
        "eyrieee",
        "turn",
    ]


def test_one_problem_is_told_as_before():
    error = refused("cairn", {"hats": 1})
    assert error.problems == (error,)
    assert "\n" not in error.text()


def test_no_more_are_told_than_anybody_reads():
    assert len(refused("cairn", {f"hat{number}": 1 for number in range(90)}).problems) == 20


@pytest.mark.parametrize(
    "position",
    [
        {"game": "chess", "state": {}},
        {"game": "cairn", "state": {}, "players": 9},
        {"game": "cairn", "state": {}, "players": 2.0},
        {"game": "root", "state": {"factions": ["eyrie"]}},
        {"game": "root", "state": ROOT | {"options": {"map": "moon"}}},
        {"game": "spirit_island", "state": ISLAND | {"options": {"hats": 1}}},
        {"game": "inis", "state": INIS | {"options": {"scenario": 7}}},
        {"game": "cairn", "state": {"options": []}},
        {"game": "cairn", "state": []},
        {"game": ["cairn"], "state": {}},
        {"state": {}},
        [],
        None,
    ],
)
def test_whatever_is_wrong_is_a_bad_position(position: Any):
    with pytest.raises(BadPosition) as caught:
        nemeton.from_position(position)
    assert len({caught.value.text(language) for language in LANGUAGES}) == 3


# Nothing goes unread


@pytest.mark.parametrize(
    ("game", "state", "phases"),
    [
        ("root", ROOT, ("setup", "daylight", "evening")),
        ("inis", INIS, ("setup", "assembly")),
        ("spirit_island", ISLAND, ("setup",)),
    ],
)
def test_a_phase_needs_an_agenda(game: str, state: dict[str, Any], phases: tuple[str, ...]):
    assert nemeton.from_position({"game": game, "players": 2 - (game == "spirit_island"), "state": state}).asks
    for phase in phases:
        assert refused(game, state | {"phase": phase}).problems[0].code == "position/phase"


def test_whose_turn_it_is_is_not_said_beside_an_agenda():
    agenda = [{"step": "turn", "seat": 0}]
    assert refused("inis", INIS | {"to_move": 1, "agenda": agenda}).code == "position/unused"
    assert refused("root", ROOT | {"to_move": "eyrie", "active": "eyrie", "agenda": agenda}).code == "position/unused"


def test_spirits_have_the_same_short_names_everywhere():
    panel = {"played": ["wash_away"], "energy": 1}
    short = {"spirits": ["river"], "panels": {"river": panel}, "lands": {"A5": "2 river"}, "turn": 2, "phase": "slow"}
    full = short | {"spirits": ["river_surges_in_sunlight"], "panels": {"river_surges_in_sunlight": panel}}
    games = [nemeton.from_position({"game": "spirit_island", "players": 1, "state": state}) for state in (short, full)]
    assert games[0].state == games[1].state
    both = {"river": panel, "river_surges_in_sunlight": panel}
    assert refused("spirit_island", short | {"panels": both}).code == "position/unused"
