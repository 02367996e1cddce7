"""Bad positions: whatever is wrong, one clear sentence says it, and nothing else comes out."""

import copy
from typing import Any

import pytest
from hypothesis import given as for_all
from hypothesis import settings
from hypothesis import strategies as st

import nemeton
from nemeton import NemetonError
from nemeton.games.cairn import GAME
from tests.games.written import examples_for, refusal_of

GOOD: dict[str, Any] = {
    "nemeton": 1,
    "game": "cairn",
    "rules": 1,
    "players": 2,
    "state": {
        "to_move": "sea",
        "next": "forest",
        "sea": ["a1", "c1", "d3"],
        "forest": ["a5", "village", "e5"],
        "megaliths": {"b3": "deer_rock", "d3": "stormwell"},
        "upcoming": ["memorial_mound", "moving_stone"],
        "stack": ["alley_of_dusk", "fairies_circle"],
        "tucked": 1,
        "tokens": {"add": "black", "move": "diagonal", "jump": "enemy", "transform": "end"},
        "score": {"sea": 1, "forest": 2},
        "options": {"corner_exit": False, "moving_stone": "field"},
        "turn": 12,
        "moved": ["d3"],
        "activated": ["seen"],
        "positions": ["seen"],
        "agenda": [{"step": "transformation"}, {"step": "activation", "space": "d3"}],
    },
}


def test_the_good_position_is_good():
    assert nemeton.from_position(GOOD).ask is not None


WRONG: list[tuple[str, dict[str, Any], str]] = [
    ("six shamans", {"sea": ["a1", "b1", "c1", "d1", "e1", "a2"]}, "five"),
    ("two on one space", {"sea": ["a1"], "forest": ["a1"]}, "a1"),
    ("one twice", {"sea": ["a1", "a1"]}, "a1"),
    ("an unknown space", {"sea": ["a9"]}, "a9"),
    ("beyond the field", {"sea": ["off:N"]}, "off:N"),
    ("a stone on an unknown space", {"megaliths": {"f1": "deer_rock"}}, "f1"),
    ("an unknown stone", {"megaliths": {"c3": "stone_of_scone"}}, "stone_of_scone"),
    ("an unknown upcoming stone", {"upcoming": ["stone_of_scone"]}, "stone_of_scone"),
    ("an unknown stone in the stack", {"upcoming": ["deer_rock", "stormwell"], "stack": ["rock"]}, "rock"),
    ("a blank in the stack", {"upcoming": ["deer_rock", "stormwell"], "stack": [""]}, "alley_of_dusk"),
    ("a stone twice", {"megaliths": {"c3": "deer_rock", "c4": "deer_rock"}}, "Deer Rock"),
    ("a stone on the field and upcoming", {"megaliths": {"c3": "deer_rock"}, "upcoming": ["deer_rock"]}, "Deer Rock"),
    ("three upcoming", {"upcoming": ["deer_rock", "stormwell", "alley_of_dusk"]}, "3"),
    ("an unknown token", {"tokens": {"dance": "white"}}, "add"),
    ("an unknown face", {"tokens": {"move": "sideways"}}, "sideways"),
    ("a face of another token", {"tokens": {"move": "white"}}, "white"),
    ("score 4", {"score": {"sea": 4}}, "4"),
    ("score 3 and no end", {"score": {"sea": 3}}, "3"),
    ("a score below nothing", {"score": {"forest": -1}}, "-1"),
    ("a score of nobody", {"score": {"north": 1}}, "north"),
    ("a turn below nothing", {"turn": -1}, "turn"),
    ("more tucked than there are", {"tucked": 1}, "tucked"),
    ("tucked below nothing", {"tucked": -1}, "tucked"),
    ("an unknown tribe to move", {"to_move": "north"}, "north"),
    ("an unknown tribe next", {"next": "north"}, "north"),
    ("an unknown entry", {"druids": ["a1"]}, "druids"),
    ("an unknown option", {"options": {"magic": True}}, "magic"),
    ("nobody moved there", {"moved": ["c3"]}, "c3"),
    ("moved twice", {"sea": ["c3"], "moved": ["c3", "c3"]}, "c3"),
    ("nobody activates", {"agenda": [{"step": "transformation"}, {"step": "activation", "space": "c3"}]}, "c3"),
    ("two turns at once", {"agenda": [{"step": "turn"}, {"step": "turn"}]}, "agenda"),
    (
        "an activation and no end of the turn",
        {"sea": ["c3"], "megaliths": {"c3": "deer_rock"}, "agenda": [{"step": "activation", "space": "c3"}]},
        "agenda",
    ),
    ("an unknown step", {"agenda": [{"step": "dance"}]}, "agenda"),
    ("nothing to do", {"agenda": []}, "cairn"),
    ("a winner of no tribe", {"result": {"how": "points", "winners": [2]}}, "winner"),
    ("a result that is none", {"result": "won"}, "result"),
]


@pytest.mark.parametrize(
    ("state", "word"), [(state, word) for _, state, word in WRONG], ids=[name for name, _, _ in WRONG]
)
def test_what_is_wrong_is_said(state: dict[str, Any], word: str):
    problem = refusal_of(GAME, {"game": "cairn", "state": state})
    assert problem.code.startswith("position/")
    assert word in problem.text("en")


@pytest.mark.parametrize(
    "position",
    [
        None,
        [],
        "cairn",
        7,
        {},
        {"game": "cairn"},
        {"game": "cairn", "state": []},
        {"game": "cairn", "state": None},
        {"game": "chess", "state": {}},
        {"game": None, "state": {}},
        {"game": ["cairn"], "state": {}},
        {"game": "cairn", "state": {}, "players": 3},
        {"game": "cairn", "state": {}, "rules": 99},
    ],
)
def test_what_is_no_position_is_refused(position: Any):
    with pytest.raises(NemetonError) as refusal:
        nemeton.from_position(position)
    assert refusal.value.text()


JUNK = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-5, 5),
    st.just(10**30),
    st.floats(),
    st.text("abc15 -", max_size=4),
    st.sampled_from(["a1", "c3", "village", "sea", "deer_rock", "white", "off:N", "\ud800"]),
    st.lists(st.sampled_from(["a1", "a1", "b9", "deer_rock", 3, None]), max_size=6),
    st.dictionaries(st.sampled_from(["a1", "sea", "step", "how"]), st.sampled_from(["deer_rock", 1, None]), max_size=3),
)


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The path of everything in a nested value."""
    found = [path] if path else []
    if isinstance(value, dict):
        for key, item in value.items():
            found += places(item, (*path, key))
    elif isinstance(value, list):
        for at, item in enumerate(value):
            found += places(item, (*path, at))
    return found


def put(value: Any, path: tuple[Any, ...], junk: Any) -> None:
    for step in path[:-1]:
        value = value[step]
    value[path[-1]] = junk


@pytest.mark.slow
@settings(max_examples=400, deadline=None)
@for_all(path=st.sampled_from(places(GOOD)), junk=JUNK, finished=st.booleans())
def test_a_spoilt_position_never_crashes(path: tuple[Any, ...], junk: Any, finished: bool):
    """Every entry in turn gets something else: it can still be played, or each problem is told in a sentence."""
    position = copy.deepcopy(GOOD)
    put(position, path, junk)
    if finished and isinstance(position["state"], dict):
        position["state"].setdefault("result", {"how": "points", "winners": [0]})
        position["state"].pop("agenda", None)
    before = copy.deepcopy(position)
    try:
        game = nemeton.from_position(position)
    except NemetonError as error:
        sentences = error.text("en").split("\n")
        assert all(sentences)
    else:
        assert game.over or game.ask is not None
        while game.ask is not None and game.state.turn < 20:
            game.answer(game.ask.options[0])
    assert repr(position) == repr(before), "the caller's position was changed"


def test_the_example_in_the_docs_can_be_played():
    """docs/positions.md: the JSON that stands there is a position, and does what the page says."""
    example, finishing = examples_for("Cairn")
    game = nemeton.from_position(example)
    game.answer(("move", "c4", "c5"))
    assert game.ask is not None
    assert (game.ask.kind, game.ask.seat) == ("cairn.memorial_mound", 0)
    finish = nemeton.from_position(finishing)
    finish.answer("a3")
    finish.answer("stormwell")
    assert finish.result is not None
    assert (finish.result.how, finish.result.winners) == ("points", (1,))
