"""The game that runs: agenda and checkpoints, ending, limits, light games, forks, imagined games, rules that fail."""

from random import Random
from typing import Any

import pytest

from nemeton.kernel import ALL, PUBLIC, Ask, BadSeat, IllegalAnswer, NemetonError, Result, Rule, Standing
from nemeton.kernel.records import load, start
from tests.conformance.play import assert_same, choose, fingerprint, give
from tests.kernel.parlour.book import PARLOUR, parlour
from tests.kernel.parlour.rules import DONE, LET, PASS, STEPS, deal
from tests.kernel.parlour.state import Deal, Draft, Parlour, ParlourGame, Quarrel, RoundEnd, Trim, Visit
from tests.kernel.parlour.table import cards, kinds, table

# The agenda


def test_steps_come_in_the_order_in_which_they_were_pushed():
    game = table([Quarrel(0), Quarrel(1)])
    game.answer(PASS)
    assert kinds(game) == [(1, "parlour.quarrel")]
    game = table([Deal()])
    assert game.state.agenda[::-1] == [Draft(), Trim(), Visit(), Quarrel(0), Quarrel(1), RoundEnd()]


def test_there_is_a_checkpoint_before_each_step():
    game = table([Quarrel(0), Quarrel(1), RoundEnd()], hands=[["rose-1"], []])
    assert game.position()["state"]["agenda"][-1] == {"step": "quarrel", "seat": 0}
    game.answer(PASS)
    assert game.position()["state"]["agenda"][-1] == {"step": "quarrel", "seat": 1}


# Ending


def test_the_table_may_settle_the_game():
    game = table([Visit()], market={1: "harp"})
    game.answer(("buy", 1), 0)
    game.settle(Result("resigned", (1,), (0, 0)))
    assert game.over
    assert game.result == Result("resigned", (1,), (0, 0))
    assert game.asks == []
    assert load(PARLOUR, game.record()).result == game.result
    with pytest.raises(IllegalAnswer) as caught:
        game.settle(Result("again"))
    assert caught.value.code == "choice/over"
    assert game.result.how == "resigned"


def test_only_a_seat_can_win():
    game = table([Visit()])
    with pytest.raises(BadSeat):
        game.settle(Result("resigned", (5,)))
    assert not game.over


def test_a_light_game_may_be_settled():
    game = start(PARLOUR, 2, {}, 1, light=True)
    game.settle(Result("resigned", (1,)))
    assert game.over


def test_a_turn_limit_ends_a_game_unfinished():
    for light in (False, True):
        game, rng = start(PARLOUR, 2, {"rounds": 3, "goal": 8}, 5, turn_limit=1, light=light), Random(1)
        while not game.over:
            give(game, choose(game, rng))
        assert game.result is not None
        assert game.result.how == "unfinished"
        assert game.state.turn == 2
        assert game.result.winners == ()
        assert len(game.result.scores) == 2


# Light games


def test_a_light_game_keeps_nothing_and_cannot_be_forked():
    game = start(PARLOUR, 2, {}, 1, light=True)
    give(game, choose(game, Random(1)))
    assert (game.history, game.journal, game.reveals) == ([], [], [])
    for deed in (game.fork, game.record, lambda: game.imagined(0, Random(1))):
        with pytest.raises(NemetonError) as caught:
            deed()
        assert caught.value.code in ("fork/light", "record/light")
    assert not game.undoable(0)


def test_a_fork_may_be_light():
    game = table([Visit(), Quarrel(0)], market={1: "harp"})
    game.answer(("buy", 1), 0)
    light = game.fork(light=True)
    assert light.state == game.state
    light.answer(DONE, 1)
    assert light.light
    assert game.state.done == []


def test_a_light_game_answers_what_leaves_no_choice_but_keeps_what_may_be_done_at_any_time():
    full = table([Quarrel(0), Visit()])
    assert kinds(full) == [(0, "parlour.quarrel")]
    light = full.fork(light=True)
    light.answer(PASS)
    for tokens, asked in (([], (0, "parlour.visit")), ([[], ["cup"]], (1, "parlour.quarrel"))):
        game = table([Quarrel(0), Quarrel(1), Visit()], hands=[["rose-1"]], tokens=tokens).fork(light=True)
        game.answer(PASS)
        assert kinds(game)[0] == asked


# Forks and imagined games


def test_a_fork_is_made_at_this_very_point_and_goes_its_own_way():
    game = table([Visit()], hands=[["rose-1"], ["lily-1", "thorn-1"]])
    game.answer(("steal", 1), 0)
    fork = game.fork()
    assert kinds(fork) == [(0, "parlour.way")]
    fork.answer("blind")
    assert kinds(game) == [(0, "parlour.way")]
    assert len(game.history) == 1


def test_imagining_changes_what_is_hidden_and_never_the_game_itself():
    game = table([Quarrel(0)], hands=[["rose-1"], ["lily-1", "thorn-1"]])
    before = fingerprint(game)
    hands = {tuple(cards(game.imagined(0, Random(seed)).state.hands[1])) for seed in range(30)}
    assert len(hands) > 10
    assert all(cards(game.imagined(0, Random(seed)).state.hands[0]) == ["rose-1"] for seed in range(30))
    assert_same(before, fingerprint(game), "a game after imagining")


def test_imagined_chance_is_fresh():
    game = table([Visit()], script=[5] * 20)
    rolls = set()
    for seed in range(20):
        imagined = game.imagined(0, Random(seed))
        imagined.answer(("gamble",), 0)
        rolls.add(imagined.state.dice[0])
    assert len(rolls) > 1


def test_others_secret_answers_are_redrawn_and_the_own_is_kept():
    packets = [["rose-1", "lily-1", "thorn-1"], ["rose-2", "lily-2", "thorn-2"], ["rose-3", "lily-3"]]
    game = table([Draft(), Trim()], packets=packets, players=3)
    game.answer("rose-1", 0)
    game.answer("rose-2", 1)
    kept = set()
    for seed in range(30):
        imagined = game.imagined(0, Random(seed))
        imagined.answer(imagined.asks[0].options[0], 2)
        assert "rose-1" in cards(imagined.state.hands[0])
        kept.add(cards(imagined.state.hands[1])[0])
    assert len(kept) > 5


def test_an_ask_is_evaluated_again_in_an_imagined_game():
    game = table([Quarrel(0)], hands=[["rose-1", "lily-1"], []])
    options = {tuple(game.imagined(1, Random(seed)).asks[0].options) for seed in range(20)}
    assert len(options) > 5
    assert {tuple(game.imagined(0, Random(seed)).asks[0].options) for seed in range(20)} == {
        tuple(game.asks[0].options)
    }


def test_a_fork_of_an_imagined_game_stays_imagined_beyond_the_next_checkpoint():
    game = table([Quarrel(0), Quarrel(1), Visit()], hands=[["rose-1"], ["rose-2"]]).imagined(0, Random(1))
    for _ in range(2):
        assert game.fork().is_imagined
        assert game.fork().fork().is_imagined
        game.answer(PASS)
    assert game.fork().is_imagined


def test_spectators_may_imagine_and_who_sees_all_imagines_nothing():
    game = table([Quarrel(0)], hands=[["rose-1"], ["lily-1", "thorn-1"]])
    assert {cards(game.imagined(PUBLIC, Random(seed)).state.hands[0])[0] for seed in range(30)} != {"rose-1"}
    assert game.imagined(ALL, Random(1)).state == game.state


def test_who_sees_all_sees_a_copy():
    game = table([Quarrel(0)], hands=[["rose-1"], []])
    seen = game.seen_by(ALL)
    assert seen == game.state
    seen.hands[0].clear()
    assert cards(game.state.hands[0]) == ["rose-1"]


@pytest.mark.parametrize("seat", [2, -3, True, "0", None, 1.0])
def test_only_those_at_the_table_look_and_act(seat: Any):
    game = table([Quarrel(0)])
    deeds = [
        lambda: game.seen_by(seat),
        lambda: game.svg(seat),
        lambda: game.undo(seat),
        lambda: game.undoable(seat),
        lambda: game.imagined(seat, Random(1)),
    ]
    if seat is not None:
        deeds.append(lambda: game.answer(PASS, seat))
    for deed in deeds:
        with pytest.raises(BadSeat) as caught:
            deed()
        assert caught.value.text()


# Journal


def test_a_line_for_some_seats_is_for_them_only():
    game = table([Visit()], hands=[["rose-1"], ["lily-1"]], players=3, script=[0])
    for answer, seat in ((("steal", 1), 0), ("blind", 0), (LET, 1)):
        game.answer(answer, seat)
    lines = {entry.kind: [entry.is_for(seat) for seat in (0, 1, 2, PUBLIC)] for entry in game.journal}
    assert lines == {"parlour.stole": [True] * 4, "parlour.stole_what": [True, True, False, False]}
    assert [entry.law for entry in game.journal] == ["4.3", "4.3"]
    assert "lily" in game.svg(0)
    assert "lily" not in game.svg(2)
    assert "lily" not in game.svg()


def test_a_game_shows_itself_in_notebooks():
    game = table([Quarrel(0)])
    assert game._repr_svg_() == game.svg(PUBLIC)
    assert "гость" in game.svg(0, "ru") or "мир" in game.svg(0, "ru")


# Rules that fail


def failing(where: str) -> ParlourGame:
    """A game in which something goes wrong in the middle of an answer, after much has changed."""

    def fails(game: Parlour, step: Quarrel) -> Rule[None]:
        yield Ask(step.seat, "parlour.quarrel", [PASS, "x"])
        game.state.coins[0] += 1
        game.tell("parlour.paid", seat=0, coins=1)
        game.shown()
        game.roll(6)
        if where == "rule":
            raise ZeroDivisionError
        yield Ask(step.seat, "parlour.quarrel", [])

    def standing(game: ParlourGame) -> list[Standing]:
        def rule(option: Any) -> Rule[None]:
            game.state.coins[1] += 1
            yield Ask(1, "parlour.toast", [0, 1])
            raise ZeroDivisionError

        return [Standing(1, "parlour.cup", ["drink"], rule)]

    book = parlour(steps=STEPS | {Quarrel: fails}, standing=standing if where == "standing" else None)
    return table([Visit(), Quarrel(0)], book=book)


@pytest.mark.parametrize(
    ("where", "answers", "last", "error"),
    [
        ("rule", [(DONE, 0), (DONE, 1)], (PASS, 0), ZeroDivisionError),
        ("options", [(DONE, 0), (DONE, 1)], (PASS, 0), AssertionError),
        ("standing", [(DONE, 0), ("drink", 1)], (0, 1), ZeroDivisionError),
    ],
)
def test_a_rule_that_fails_in_the_middle_of_an_answer_leaves_the_game_as_it_was(where, answers, last, error):
    game = failing(where)
    for option, seat in answers:
        game.answer(option, seat)
    before = fingerprint(game)
    for _ in range(2):
        with pytest.raises(error):
            game.answer(*last)
        assert_same(before, fingerprint(game), "a game after a rule failed")
    assert_same(before, fingerprint(load(game.book, game.record())), "its record")


def test_a_game_whose_set_up_fails_is_not_started():
    def fails(game: ParlourGame, players: int, options: Any) -> None:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        start(parlour(setup=fails), 2, {}, 1)


def test_steps_without_questions_run_through():
    game = start(parlour(steps=STEPS | {Deal: deal}), 2, {}, 1)
    assert kinds(game) == [(0, "parlour.draft"), (1, "parlour.draft")]
