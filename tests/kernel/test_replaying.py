"""`nemeton.replay`: every answer of a record with the game before it; and what seats may answer, and in which form."""

from random import Random
from typing import Any

import pytest

import nemeton
from nemeton import ALL, PUBLIC, BadPosition, BadRecord, BadSeat, IllegalAnswer
from nemeton.kernel import Standing
from nemeton.kernel.records import load, replayed, start
from nemeton.kernel.values import to_json
from tests.kernel.parlour.book import PARLOUR, STRICT_PARLOUR
from tests.kernel.parlour.rules import DONE, PASS
from tests.kernel.parlour.state import Quarrel, Visit
from tests.kernel.parlour.table import table

GAMES = list(nemeton.rulebooks())


def somewhere(name: str, answers: int, seed: int = 3) -> Any:
    game, rng = nemeton.start(name, 2, seed), Random(seed)
    for _ in range(answers):
        ask = game.asks[rng.randrange(len(game.asks))]
        game.answer(ask.options[rng.randrange(len(ask.options))], ask.seat, to=ask.kind)
    return game


@pytest.mark.parametrize("name", GAMES)
def test_every_answer_comes_with_the_game_before_it(name: str):
    game = somewhere(name, 40)
    seen = []
    for before, seat, option in nemeton.replay(game.record()):
        assert option in before.options(seat)
        seen.append((seat, to_json(option)))
    assert seen == [(event.seat, to_json(event.option)) for event in game.history]
    assert before.position() == game.position()  # the game has moved on to its end


def test_what_was_taken_back_is_not_told():
    game: Any = nemeton.start("cairn", seed=3)
    seat = game.ask.seat
    game.answer(game.options()[0])
    game.undo(seat)
    game.answer(game.options()[1])
    assert [(who, option) for _, who, option in nemeton.replay(game.record())] == [(seat, game.history[-1].option)]


def test_a_record_of_two_segments_is_replayed_from_its_beginning():
    game = table([Quarrel(0), Visit(), Quarrel(0)], market={1: "harp"}, script=[5, 1])
    game.answer(PASS)
    game.answer(("gamble",), 0)
    carried = load(STRICT_PARLOUR, game.record())
    carried.answer(DONE, 0)
    record = carried.record()
    assert len(record["segments"]) == 2
    told = list(replayed(STRICT_PARLOUR, record, strict=True))
    assert [(seat, option) for _, seat, option in told] == [(0, PASS), (0, ("gamble",)), (0, DONE)]
    first, second, third = (game for game, _, _ in told)
    assert first is not second
    assert second is third


def test_an_older_segment_that_comes_out_otherwise_is_refused_or_left_out():
    """In the first segment a guest gambles the last coin, which the second rules forbid."""
    game = table([Quarrel(0), Visit(), Quarrel(0)], market={1: "harp"}, script=[5, 1], coins={0: 1})
    game.answer(PASS)
    game.answer(("gamble",), 0)
    for answer, seat in ((DONE, 0), (DONE, 1)):
        game.answer(answer, seat)
    record = load(STRICT_PARLOUR, game.record()).record()
    with pytest.raises(BadRecord) as caught:
        list(replayed(STRICT_PARLOUR, record, strict=True))
    assert caught.value.code == "record/older_segment"
    told = list(replayed(STRICT_PARLOUR, record, strict=False))
    assert [option for _, _, option in told] == [PASS]


def test_an_older_segment_that_ends_elsewhere_is_refused():
    """All its answers are legal, but the next segment begins with another table."""
    game = table([Quarrel(0), Visit(), Quarrel(0)], market={1: "harp"}, script=[5, 1])
    game.answer(PASS)
    record = load(STRICT_PARLOUR, game.record()).record()
    assert [option for _, _, option in replayed(STRICT_PARLOUR, record, strict=True)] == [PASS]
    record["segments"][1]["position"]["state"]["coins"]["1"] += 1
    with pytest.raises(BadRecord) as caught:
        list(replayed(STRICT_PARLOUR, record, strict=True))
    assert caught.value.code == "record/older_segment"
    assert len(list(replayed(STRICT_PARLOUR, record, strict=False))) == 1


@pytest.mark.parametrize("bad", [None, {}, {"nemeton": 1, "game": "cairn"}])
def test_what_is_no_record_is_refused(bad: Any):
    with pytest.raises(nemeton.NemetonError):
        list(nemeton.replay(bad))


# What a seat may answer


@pytest.mark.parametrize("name", GAMES)
def test_options_of_a_seat_are_those_of_all_its_asks(name: str):
    game, rng = somewhere(name, 3), Random(5)
    for _ in range(40):
        for seat in range(game.players):
            asks = [ask for ask in game.asks if ask.seat == seat]
            assert set(game.options(seat)) == {option for ask in asks for option in ask.options}
            assert len(set(game.options(seat))) == len(game.options(seat))
        ask = game.asks[0]
        game.answer(ask.options[rng.randrange(len(ask.options))], ask.seat, to=ask.kind)


def test_options_hold_what_stands_open_at_any_time():
    game, rng = start(PARLOUR, 2, {}, 1), Random(1)
    while not any(isinstance(ask, Standing) for ask in game.asks):
        ask = game.asks[0]
        game.answer(ask.options[rng.randrange(len(ask.options))], ask.seat)
    standing = next(ask for ask in game.asks if isinstance(ask, Standing))
    assert set(standing.options) <= set(game.options(standing.seat))


def test_options_of_nobody():
    game: Any = nemeton.start("cairn", seed=3)
    seat = game.ask.seat
    assert list(game.options()) == list(game.options(seat)) == list(game.ask.options)
    assert list(game.options(1 - seat)) == []
    with pytest.raises(BadSeat):
        game.options(7)


@pytest.mark.parametrize("name", GAMES)
def test_every_option_may_be_answered_in_its_json_form(name: str):
    game, rng = somewhere(name, 3), Random(5)
    for _ in range(40):
        ask = game.asks[0]
        option = ask.options[rng.randrange(len(ask.options))]
        game.answer(to_json(option), ask.seat, to=ask.kind)
        assert game.history[-1].option == option


def test_lists_may_stand_inside_tuples():
    game: Any = nemeton.start("inis", 2, seed=3)
    game.run_until("draft")
    game.go_on()
    ask = game.asks[0]
    game.answer(list(ask.options[0]), ask.seat)
    assert game.given == 1


def test_an_error_shows_the_answer_as_it_was_sent():
    game: Any = nemeton.start("cairn", seed=3)
    answers = ((), "[]"), (["move", ["x"]], '["move",["x"]]'), (None, "null"), (object, "class"), ("a" * 999, "…")
    for sent, told in answers:
        with pytest.raises(IllegalAnswer) as caught:
            game.answer(sent)
        assert told in caught.value.values["raw"]
        for language in ("en", "ru", "uk"):
            assert caught.value.values["raw"] in caught.value.text(language)


def test_windows_pass():
    game: Any = nemeton.start("inis", 2, seed=3)
    rng = Random(3)
    while (ask := game.asks[0]).kind != "inis.answer":
        game.answer(ask.options[rng.randrange(len(ask.options))], ask.seat)
    game.pass_windows()
    assert game.ask.kind != "inis.answer"
    assert all(event.option == "pass" for event in game.history[-1:])
    before = len(game.history)
    game.pass_windows()
    assert len(game.history) == before


# What a seat may see of a position


@pytest.mark.parametrize("name", GAMES)
def test_a_position_for_a_seat_is_concealed(name: str):
    game = somewhere(name, 30)
    for seat in (PUBLIC, *range(game.players)):
        position = game.position(seat)
        assert position["state"] != game.position(ALL)["state"]
        with pytest.raises(BadPosition):
            nemeton.from_position(position)
    assert game.position(ALL) == game.position()
    with pytest.raises(BadSeat):
        game.position(9)


def test_a_hand_is_in_the_position_of_its_seat_alone():
    game: Any = nemeton.start("root", 2, seed=3)
    game.run_until("turn")
    hand = sorted(card.card for card in game.state.hands[0])
    faction = game.state.factions[0]
    written = game.position(0)["state"]["hands"][faction]
    assert sorted(card if isinstance(card, str) else card["card"] for card in written) == hand
    other = game.position(1)["state"].get("hands", {}).get(faction, [])
    assert not any(card in hand for card in map(str, other))
