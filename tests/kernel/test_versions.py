"""Two versions of the rules: a running game is carried over, what is no longer legal is kept aside and told."""

import json

import pytest

from nemeton.kernel import LANGUAGES, BadRecord, Phrase, Scripted
from nemeton.kernel.records import load, read_position, start
from tests.conformance.play import assert_same, fingerprint
from tests.kernel.parlour.book import PARLOUR, STRICT_PARLOUR, parlour
from tests.kernel.parlour.rules import DONE, PASS, set_up
from tests.kernel.parlour.state import ParlourGame, Quarrel, Visit
from tests.kernel.parlour.table import kinds, table


def in_a_visit(**given) -> ParlourGame:
    """A running game of the first rules: one quarrel is over, then a visit with two answers."""
    game = table([Quarrel(0), Visit(), Quarrel(0)], **({"market": {1: "harp"}, "script": [5, 1]} | given))
    game.answer(PASS)
    return game


def test_answers_since_the_checkpoint_are_replayed_with_the_same_chance():
    game = in_a_visit()
    game.answer(("gamble",), 0)
    game.answer(("buy", 1), 1)
    carried = load(STRICT_PARLOUR, game.record())
    assert carried.book.rules_version == 2
    assert carried.state.house == "strict"  # the position was rewritten for the new rules
    assert carried.state.dice == game.state.dice == [6]
    assert carried.state.coins == game.state.coins
    assert kinds(carried) == kinds(game)
    assert [(entry.kind, entry.values) for entry in carried.journal[:1]] == [
        ("kernel.carried", {"rules": 2, "lost": 0})
    ]


def test_chance_goes_on_from_the_checkpoint():
    game = table([Visit(), Visit(), Quarrel(0)], script=[5, 1])
    for answer, seat in ((("gamble",), 0), (DONE, 0), (DONE, 1), (("gamble",), 1)):
        game.answer(answer, seat)
    assert game.state.dice == [2]
    assert load(STRICT_PARLOUR, game.record()).state.dice == [2]


def test_the_first_illegal_answer_and_what_follows_is_kept_and_told():
    # given a guest who gambled the last coin, which the second rules forbid, and an answer after it
    game = in_a_visit(coins={0: 1})
    game.answer(("buy", 1), 1)
    game.answer(("gamble",), 0)
    game.answer(DONE, 1)
    carried = load(STRICT_PARLOUR, game.record())
    # then the answer before it stands, and the table must answer the rest again
    assert carried.state.tokens == [[], ["harp"]]
    assert carried.state.dice == []
    assert carried.state.coins[0] == 1
    assert (0, "parlour.visit") in kinds(carried)
    assert carried.journal[0].values == {"rules": 2, "lost": 2}
    told = Phrase(carried.journal[0].kind, carried.journal[0].values)
    assert all("2" in carried.book.words(language).say(told) for language in LANGUAGES)
    segments = carried.record()["segments"]
    assert [segment["rules"] for segment in segments] == [1, 2]
    assert segments[1]["lost"] == [[0, ["gamble"]], [1, "done"]]
    assert segments[1]["answers"] == [[1, ["buy", 1]]]
    assert segments[0]["answers"] == [[0, "pass"]]
    assert "checkpoint" not in segments[0]


def test_the_record_of_a_carried_game_loads_again_and_goes_on():
    game = in_a_visit(coins={0: 1})
    game.answer(("gamble",), 0)
    carried = load(STRICT_PARLOUR, game.record())
    carried.answer(("buy", 1), 1)
    again = load(STRICT_PARLOUR, json.loads(json.dumps(carried.record())))
    assert_same(fingerprint(carried), fingerprint(again), "a carried game and its record")
    assert again.record() == carried.record()
    assert_same(fingerprint(carried), fingerprint(carried.fork()), "a carried game and its fork")


def test_a_carried_game_may_be_taken_back_to_its_beginning_and_no_further():
    game = in_a_visit()
    game.answer(("buy", 1), 0)
    carried = load(STRICT_PARLOUR, game.record())
    assert carried.undoable(0).count == 1
    carried.undo(0)
    assert carried.state.tokens == [[], []]
    assert not carried.undoable(0)


def test_a_game_is_carried_over_twice():
    game = in_a_visit()
    second = load(STRICT_PARLOUR, game.record())
    second.answer(("buy", 1), 1)
    third_rules = parlour(
        rules_version=3, setup=set_up("strict"), carry=lambda version, data: {**data, "house": "third"}
    )
    third = load(third_rules, second.record())
    assert [segment["rules"] for segment in third.record()["segments"]] == [1, 2, 3]
    assert third.state.house == "third"
    assert third.state.tokens == [[], ["harp"]]
    assert_same(fingerprint(third), fingerprint(load(third_rules, third.record())), "carried over twice")


def test_a_game_from_its_set_up_is_carried_over():
    game = start(PARLOUR, 2, {"goal": 8}, Scripted([]))
    carried = load(STRICT_PARLOUR, game.record())
    assert carried.state.house == "strict"
    assert carried.record()["options"] == game.record()["options"]
    assert [list(ask.options) for ask in carried.asks] == [list(ask.options) for ask in game.asks]


def test_without_a_way_to_carry_the_position_must_fit_as_it_is():
    game = in_a_visit()
    assert load(parlour(rules_version=2), game.record()).state.house == "loose"


def test_newer_rules_are_refused():
    game = table([Visit()], book=STRICT_PARLOUR, house="strict")
    with pytest.raises(BadRecord) as caught:
        load(PARLOUR, game.record())
    assert caught.value.code == "record/newer_rules"
    assert "2" in caught.value.text()


def test_a_finished_record_of_older_rules_is_refused_with_a_reason():
    game = table([Quarrel(0)], hands=[["rose-1"], []], coins={0: 7})
    for answer in (("rose-1", 1), "let"):
        game.answer(answer)
    assert game.over
    with pytest.raises(BadRecord) as caught:
        load(STRICT_PARLOUR, game.record())
    assert caught.value.code == "record/older_rules"
    assert load(PARLOUR, game.record()).result == game.result


def test_a_position_of_older_rules_is_rewritten():
    position = in_a_visit().position()
    assert position["rules"] == 1
    assert read_position(STRICT_PARLOUR, position, 1).state.house == "strict"


def test_loading_changes_nothing_in_the_record():
    game = in_a_visit(coins={0: 1})
    game.answer(("gamble",), 0)
    record = game.record()
    before = json.dumps(record)
    carried = load(STRICT_PARLOUR, record)
    carried.record()["segments"][0]["answers"].clear()
    assert json.dumps(record) == before
    assert carried.record()["segments"][0]["answers"]
