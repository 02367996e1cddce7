"""Records: plain JSON that makes the same game again; a damaged one is an error of the family, never anything else."""

import copy
import json
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import nemeton
from nemeton.kernel import LANGUAGES, BadRecord, NemetonError, Result, Scripted
from nemeton.kernel.records import load, start
from tests.conformance.play import assert_same, choose, fingerprint, give
from tests.kernel.parlour.book import PARLOUR, STRICT_PARLOUR
from tests.kernel.parlour.rules import PASS
from tests.kernel.parlour.state import ParlourGame, Quarrel, Visit
from tests.kernel.parlour.table import table


def playing(seed: int, answers: int, **settings: Any) -> ParlourGame:
    """A game after some random answers, with an undo where one is possible."""
    game, rng = start(PARLOUR, 3, {"packet": 3}, seed, **settings), Random(seed)
    for _ in range(answers):
        if game.over:
            break
        answer = choose(game, rng)
        give(game, answer)
        if game.undoable(answer.seat) and rng.random() < 0.3:
            game.undo(answer.seat)
    return game


def code_of(record: Any) -> str:
    """The code of the error that loading gives."""
    with pytest.raises(NemetonError) as caught:
        load(PARLOUR, record)
    assert caught.value.text()
    return caught.value.code


def changed(record: dict[str, Any], **entries: Any) -> dict[str, Any]:
    """The record with other entries in its last segment."""
    return record | {"segments": [*record["segments"][:-1], record["segments"][-1] | entries]}


def made(deed: Callable[[], ParlourGame]) -> ParlourGame | None:
    """The game that is made, or None and an error of the family that can be said."""
    try:
        return deed()
    except NemetonError as error:
        return None if all(error.text(language) for language in LANGUAGES) else deed()


def test_a_record_holds_everything_and_nothing_twice():
    game = start(PARLOUR, 2, {"goal": 8}, 7, turn_limit=9)
    record = game.record()
    assert record["game"] == "parlour"
    assert record["players"] == 2
    assert record["options"] == {"packet": 2, "rounds": 2, "goal": 8}
    assert record["turn_limit"] == 9
    assert record["segments"][0] | {"checkpoint": None} == {
        "rules": 1,
        "chance": {"seed": 7},
        "counter": 0,
        "answers": [],
        "checkpoint": None,
    }


def test_a_record_is_a_copy_of_its_own():
    game = playing(1, 10)
    record = game.record()
    before = copy.deepcopy(record)
    for segment in record["segments"]:
        segment["answers"].clear()
        segment["chance"].clear()
    record["options"].clear()
    assert game.record() == before


def test_answers_undos_standing_answers_and_the_end_are_in_the_record():
    game = table([Quarrel(0), Visit()], tokens=[["cup"]], market={1: "harp"})
    game.answer("drink", 0)
    game.answer(PASS, 0)
    game.undo(0)
    game.answer(PASS, 0)
    game.answer(("buy", 1), 1)
    game.undo(1, agreed=True)
    game.settle(Result("agreed", (0,), (1, 0)))
    assert game.record()["segments"][0]["answers"] == [
        [0, "drink", "parlour.cup"],
        {"undo": 0, "taken": 1},
        [0, "pass"],
        {"undo": 1, "taken": 1},
        {"settled": {"how": "agreed", "winners": [0], "scores": [1, 0]}},
    ]
    assert_same(fingerprint(game), fingerprint(load(PARLOUR, game.record())), "a game and its record")


def test_a_scripted_game_has_a_record():
    game = start(PARLOUR, 2, {}, Scripted([0] * 13 + [1, 2, 3]))
    assert load(PARLOUR, game.record()).state == game.state


def test_the_turn_limit_is_in_the_record():
    game = playing(3, 1000, turn_limit=1)
    assert game.result is not None
    assert load(PARLOUR, game.record()).result == game.result


def test_an_imagined_game_has_no_record():
    game = playing(1, 5).imagined(0, Random(1))
    with pytest.raises(BadRecord) as caught:
        game.record()
    assert caught.value.code == "record/imagined"


@pytest.mark.parametrize(
    ("entries", "code"),
    [
        ({"rules": 2}, "record/newer_rules"),
        ({"rules": "1"}, "record/truncated"),
        ({"rules": True}, "record/truncated"),
        ({"answers": None}, "record/truncated"),
        ({"answers": [[0, None]]}, "record/broken_answer"),
        ({"answers": [[True, "rose-1"]]}, "record/broken_answer"),
        ({"answers": ["rose-1"]}, "record/broken_answer"),
        ({"answers": [{"undo": 0}]}, "record/broken_answer"),
        ({"answers": [{"settled": {}}]}, "record/broken_answer"),
        ({"answers": [[0, "no such card"]]}, "record/illegal_answer"),
        ({"answers": [[17, "rose-1"]]}, "record/illegal_answer"),
        ({"answers": [[0, "rose-1", "parlour.unknown"]]}, "record/illegal_answer"),
        ({"answers": [{"undo": 5, "taken": 1}]}, "record/truncated"),
        ({"answers": [{"undo": -1, "taken": 1}]}, "record/truncated"),
        ({"answers": [{"undo": 0, "taken": 1, "chance": 0}]}, "record/truncated"),
        ({"answers": [{"settled": {"how": "agreed"}}, {"settled": {"how": "agreed"}}]}, "record/illegal_answer"),
        ({"answers": [{"settled": {"how": "agreed"}}, {"undo": 0, "taken": 1}]}, "record/illegal_answer"),
        ({"answers": [{"settled": {"how": "agreed", "winners": [7]}}]}, "record/truncated"),
        ({"answers": [{"settled": {"how": "unheard"}}]}, "record/truncated"),
        ({"chance": {"seed": -1}}, "record/chance"),
        ({"counter": -1}, "record/truncated"),
        ({"counter": None}, "record/truncated"),
        ({"lost": 3}, "record/truncated"),
        ({"position": {"state": {}}}, "position/malformed"),
        ({"position": 5}, "position/not_a_position"),
    ],
)
def test_a_damaged_segment_is_refused(entries, code):
    assert code_of(changed(playing(1, 0).record(), **entries)) == code


@pytest.mark.parametrize(
    ("entries", "code"),
    [
        ({"segments": []}, "record/truncated"),
        ({"segments": None}, "record/truncated"),
        ({"segments": [3]}, "record/truncated"),
        ({"players": 9}, "setup/players"),
        ({"players": [2]}, "setup/players"),
        ({"options": {"packet": 17}}, "setup/bad_option"),
        ({"options": {"unheard": 1}}, "setup/unknown_option"),
        ({"options": [1]}, "setup/unknown_option"),
        ({"turn_limit": 0}, "setup/turn_limit"),
        ({"turn_limit": "long"}, "setup/turn_limit"),
        ({"result": {"how": "won"}}, "record/other_result"),
        ({"result": 3}, "record/other_result"),
    ],
)
def test_a_damaged_record_is_refused(entries, code):
    assert code_of(playing(1, 0).record() | entries) == code


def test_another_result_than_the_answers_lead_to_is_refused():
    game = playing(2, 1000)
    record = game.record()
    assert load(PARLOUR, record).over
    assert code_of(record | {"result": record["result"] | {"winners": [5]}}) == "record/other_result"


def test_the_face_refuses_what_is_no_record():
    for record, code in (
        (None, "record/not_a_record"),
        ([], "record/not_a_record"),
        ({}, "record/format"),
        ({"nemeton": 2}, "record/format"),
        ({"nemeton": 1}, "setup/unknown_game"),
        ({"nemeton": 1, "game": ["cairn"]}, "setup/unknown_game"),
        ({"nemeton": 1, "game": "cairn"}, "record/truncated"),
    ):
        with pytest.raises(NemetonError) as caught:
            nemeton.load(record)
        assert caught.value.code == code


# Mutations


@cache
def samples() -> list[str]:
    """Records to damage, as text: just begun, running with undos, over, carried over."""
    games = [playing(1, 0), playing(2, 12), playing(3, 25), playing(4, 1000)]
    carried = load(STRICT_PARLOUR, playing(2, 12).record())
    return [json.dumps(game.record()) for game in (*games, carried)]


def places(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in nested data."""
    inner = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    return [path, *(place for key, value in inner for place in places(value, (*path, key)))]


junk = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-3, 5)
    | st.integers(-(2**70), 2**70)
    | st.floats(allow_nan=False)
    | st.text(max_size=4),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=4,
)


@settings(max_examples=150, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(st.data())
def test_a_record_damaged_anywhere_is_refused_or_still_makes_a_game(data):
    """Replace or delete anything: loading gives a game, or an error of the family; the record stays as it was."""
    record = json.loads(data.draw(st.sampled_from(samples())))
    book = data.draw(st.sampled_from([PARLOUR, STRICT_PARLOUR]))
    for _ in range(data.draw(st.integers(1, 2))):
        *path, last = data.draw(st.sampled_from(places(record)[1:]))
        holder = record
        for key in path:
            holder = holder[key]
        if data.draw(st.booleans()):
            holder[last] = data.draw(junk)
        else:
            del holder[last]
    before = copy.deepcopy(record)
    game = made(lambda: load(book, record))
    if game is not None:
        assert game.over or game.asks
        assert load(book, game.record()).state == game.state
    assert record == before


@settings(max_examples=100, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(st.dictionaries(st.sampled_from(["segments", "players", "options", "result", "turn_limit"]), junk))
def test_anything_at_all_is_refused_as_a_record(record):
    with pytest.raises(NemetonError):
        load(PARLOUR, record)
