"""Undo: until chance was used, something hidden was shown, or another seat answered; in AnyOf from under others too."""

import pytest

from nemeton.kernel import AnyOf, Ask, CannotUndo, Rule, Together, Undoable
from nemeton.kernel.records import load
from tests.kernel.parlour.book import PARLOUR, parlour
from tests.kernel.parlour.rules import DONE, DRINK, LET, PASS, STEPS
from tests.kernel.parlour.state import Draft, Parlour, ParlourGame, Quarrel, RoundEnd, Trim, Visit
from tests.kernel.parlour.table import kinds, table


def visit(**given) -> ParlourGame:
    """A visit with things for sale."""
    return table([Visit(), Quarrel(0)], **({"market": {1: "harp", 2: "lamp", 3: "cup"}} | given))


def why_not(game: ParlourGame, seat: int) -> str:
    """Why the seat may take nothing back; asking and trying say the same and change nothing."""
    before = game.record()
    may = game.undoable(seat)
    assert not may
    with pytest.raises(CannotUndo) as caught:
        game.undo(seat)
    assert caught.value.code == may.reason
    assert caught.value.text()
    assert game.record() == before
    return may.reason


def test_own_answers_are_taken_back_one_by_one():
    game = visit()
    start = game.book.encode(game.state)
    game.answer(("buy", 1), 0)
    middle = game.book.encode(game.state)
    game.answer(DONE, 0)
    assert game.undoable(0) == Undoable(2)
    game.undo(0)
    assert game.book.encode(game.state) == middle
    game.undo(0)
    assert game.book.encode(game.state) == start
    assert why_not(game, 0) == "undo/nothing"


def test_an_undo_is_in_the_journal_and_what_was_undone_is_not():
    game = visit()
    game.answer(("buy", 1), 0)
    game.undo(0)
    assert [(entry.kind, entry.values) for entry in game.journal] == [("kernel.undo", {"seat": 0, "taken": 1})]


def test_an_undo_crosses_checkpoints():
    game = table([Quarrel(0), Quarrel(0), Quarrel(0)], hands=[["rose-1"], []])
    game.answer(PASS)
    game.answer(PASS)
    assert game.undoable(0) == Undoable(2)
    game.undo(0)
    game.undo(0)
    game.answer(("rose-1", 1))
    assert kinds(game) == [(1, "parlour.answer")]


def test_chance_cannot_be_taken_back():
    game = visit(script=[3])
    game.answer(("gamble",), 0)
    assert why_not(game, 0) == "undo/chance"


def test_what_was_shown_cannot_be_taken_back():
    game = table([Quarrel(0), Quarrel(1)], hands=[["rose-1"], []])
    game.answer(("rose-1", 1))
    assert why_not(game, 0) == "undo/shown"


def test_what_another_seat_has_answered_cannot_be_taken_back():
    game = table([Quarrel(0), Quarrel(1), Quarrel(0)], hands=[["rose-1"], ["rose-2"]])
    game.answer(PASS)
    game.answer(PASS)
    assert why_not(game, 0) == "undo/answered"


def test_a_secret_answer_may_be_taken_back_until_all_are_in():
    game = table([Draft(), Trim()], packets=[["rose-1", "lily-1"], ["rose-2", "lily-2"]])
    game.answer("rose-1", 0)
    game.undo(0)
    assert kinds(game) == [(0, "parlour.draft"), (1, "parlour.draft")]
    game.answer("lily-1", 0)
    game.answer("rose-2", 1)
    assert why_not(game, 1) == "undo/shown"


def test_who_answers_last_has_seen_the_others_answers_and_takes_nothing_back():
    def bids(game: Parlour, step: Quarrel) -> Rule[None]:
        bid = yield Together([Ask(0, "test.bid", [1, 2]), Ask(1, "test.bid", [1, 2])])
        game.state.dice = [bid[0], bid[1]]
        yield Ask(0, "test.next", [1, 2])

    game = table([Quarrel(0)], book=parlour(steps=STEPS | {Quarrel: bids}))
    game.answer(1, 0)
    assert game.undoable(0) == Undoable(1)
    game.answer(2, 1)
    assert why_not(game, 1) == "undo/shown"
    assert game.reveals == [(0, 1)]


def test_nothing_is_taken_back_after_the_end():
    game = table([Quarrel(0), RoundEnd()], hands=[["rose-1"], []], coins={0: 7})
    game.answer(("rose-1", 1))
    game.answer(LET)
    assert game.over
    assert why_not(game, 0) == "undo/over"


# From under others' answers


def test_done_is_taken_back_while_the_phase_lasts():
    game = visit()
    game.answer(DONE, 0)
    game.answer(("buy", 1), 1)
    assert game.undoable(0) == Undoable(1)
    game.undo(0)
    assert kinds(game) == [(0, "parlour.visit"), (1, "parlour.visit")]
    assert game.state.tokens == [[], ["harp"]]


def test_a_step_is_taken_back_from_under_others():
    game = visit()
    game.answer(("buy", 1), 0)
    game.answer(("buy", 2), 1)
    game.answer(DONE, 1)
    game.undo(0)
    assert game.state.tokens == [[], ["lamp"]]
    assert game.state.coins == {0: 3, 1: 2}
    assert game.state.done == [1]


def test_a_step_on_which_others_built_is_needed():
    game = visit(coins={0: 3, 1: 3})
    game.answer(("buy", 2), 0)
    game.answer(("read",), 1)  # by the light of the other guest's lamp
    assert why_not(game, 0) == "undo/needed"


def test_a_whole_step_goes_with_its_further_answers():
    game = visit(hands=[["rose-1"], ["lily-1"]], players=3, market={1: "harp"})
    game.answer(("steal", 1), 0)
    game.answer("blind", 0)
    # the victim is asked within the step: its answer has no place without the step
    game.answer(LET, 1)
    assert why_not(game, 0) in ("undo/chance", "undo/shown")
    game = visit(hands=[["rose-1"], ["thorn-1"]], players=3, market={1: "harp"})
    game.answer(("steal", 1), 0)
    game.answer("blind", 0)
    assert game.undoable(0) == Undoable(2)


def test_the_same_word_to_another_question_is_another_answer():
    """Without the poke, what the other guest said to it would be taken for an act of its own."""

    def pokes(game: Parlour, _step: Visit) -> Rule[None]:
        while True:
            taken = yield AnyOf([Ask(0, "test.act", ["poke", "wait"]), Ask(1, "test.act", ["yes", "no"])])
            if taken.option == "poke":
                yield Ask(1, "test.poked", ["yes", "no"])

    game = visit(book=parlour(steps=STEPS | {Visit: pokes}))
    game.answer("poke", 0)
    game.answer("yes", 1)
    assert why_not(game, 0) == "undo/needed"
    game.answer("wait", 0)
    game.answer("yes", 1)
    assert game.undoable(0) == Undoable(1)


def test_own_undos_in_between_do_not_hide_where_a_step_began():
    game = visit(hands=[[], ["lily-1"]], tokens=[[], [], ["cup"]], players=3)
    game.answer(("steal", 1), 0)
    game.answer("blind", 0)
    game.undo(0)
    game.answer("look", 0)
    game.answer(DRINK, 2)
    assert game.undoable(0) == Undoable(1)
    game.undo(0)
    assert kinds(game)[0] == (0, "parlour.visit")
    assert game.state.spent == []
    assert game.journal[-1].values == {"seat": 0, "taken": 2}


def test_a_standing_answer_is_taken_back_from_under_the_ask_it_interrupted():
    game = table([Quarrel(0), Quarrel(1)], hands=[[], []], tokens=[[], ["cup"]])
    game.answer(DRINK, 1)
    game.answer(PASS, 0)
    game.undo(1)
    assert game.state.tokens == [[], ["cup"]]
    assert game.state.coins[1] == 3
    assert kinds(game)[0] == (1, "parlour.quarrel")


# By agreement


def test_the_table_may_agree_to_go_back_past_chance_which_then_goes_on():
    game = visit(script=[5, 0])
    game.answer(("gamble",), 0)
    assert game.state.dice == [6]
    game.undo(0, agreed=True)
    assert game.state.coins[0] == 3
    game.answer(("gamble",), 0)
    assert game.state.dice == [1]  # not the six again
    assert load(PARLOUR, game.record()).state == game.state


def test_agreement_takes_all_later_answers_along():
    game = table([Quarrel(0), Quarrel(1), Quarrel(0)], hands=[["rose-1"], ["rose-2"]])
    game.answer(PASS)
    game.answer(PASS)
    game.undo(0, agreed=True)
    assert kinds(game) == [(0, "parlour.quarrel")]
    assert game.journal[-1].values == {"seat": 0, "taken": 2}


def test_what_was_shown_stays_shown_though_the_table_agreed():
    game = table([Quarrel(0), Quarrel(0), Quarrel(1)], hands=[["rose-1"], []])
    game.answer(PASS)
    game.answer(("rose-1", 1))
    game.undo(0, agreed=True)
    assert why_not(game, 0) == "undo/shown"


def test_agreement_needs_something_to_take_back():
    game = visit()
    with pytest.raises(CannotUndo) as caught:
        game.undo(0, agreed=True)
    assert caught.value.code == "undo/nothing"


def test_a_fork_may_take_back_what_the_game_may():
    game = visit()
    game.answer(("buy", 1), 0)
    game.answer(DONE, 1)
    fork = game.fork()
    assert fork.undoable(0) == game.undoable(0) == Undoable(1)
    fork.undo(0)
    assert game.state.tokens == [["harp"], []]
