"""Ask, Together, AnyOf, Standing, Pick, secret asks: who is asked what, and what an answer leads to."""

from typing import Any

import pytest

from nemeton.kernel import AnyOf, Ask, IllegalAnswer, Pick, Result, Together
from tests.kernel.parlour.rules import DONE, DRINK, LET, PASS
from tests.kernel.parlour.state import Draft, ParlourGame, Quarrel, RoundEnd, Trim, Visit
from tests.kernel.parlour.table import ask_of, cards, kinds, table


def refused(game: ParlourGame, option, seat=None, to=None) -> IllegalAnswer:
    """The error that an answer gives; nothing has changed."""
    before = game.book.encode(game.state), len(game.history), kinds(game)
    with pytest.raises(IllegalAnswer) as caught:
        game.answer(option, seat, to=to)
    assert (game.book.encode(game.state), len(game.history), kinds(game)) == before
    return caught.value


# Together


def test_together_asks_all_at_once_and_waits_for_all():
    # given packets of two, each with one card to keep
    game = table([Draft(), Trim()], packets=[["rose-1", "lily-1"], ["thorn-1", "rose-2"]])
    assert kinds(game) == [(0, "parlour.draft"), (1, "parlour.draft")]
    # when the second seat answers first
    game.answer("thorn-1", 1)
    # then only the first is still asked, and nothing has happened
    assert kinds(game) == [(0, "parlour.draft")]
    assert game.state.hands == [[], []]
    game.answer("rose-1", 0)
    assert [cards(hand) for hand in game.state.hands] == [["rose-1"], ["thorn-1"]]


def test_nobody_sees_an_answer_before_all_are_in():
    game = table([Draft(), Trim()], packets=[["rose-1", "lily-1"], ["thorn-1", "rose-2"]])
    before = game.book.encode(game.seen_by(1)), game.svg(1), len(game.journal)
    game.answer("rose-1", 0)
    assert (game.book.encode(game.seen_by(1)), game.svg(1), len(game.journal)) == before


def test_who_has_answered_together_is_not_asked_again():
    game = table([Draft(), Trim()], packets=[["rose-1", "lily-1"], ["thorn-1", "rose-2"]])
    game.answer("rose-1", 0)
    assert refused(game, "lily-1", 0).code == "choice/not_asked"


def test_a_sole_option_is_asked_in_together_and_any_of():
    game = table([Draft(), Trim()], packets=[["rose-1"], ["thorn-1"]])
    assert [list(ask.options) for ask in game.asks] == [["rose-1"], ["thorn-1"]]
    game = table([Visit(), RoundEnd()], coins={0: 0, 1: 0})
    assert [list(ask.options) for ask in game.asks] == [[DONE], [DONE]]


def test_each_seat_is_asked_once_in_together_and_any_of():
    for several in (Together, AnyOf):
        with pytest.raises(AssertionError, match="at most once"):
            several([Ask(0, "a", [1, 2]), Ask(0, "b", [1, 2])])
        with pytest.raises(AssertionError, match="at least one"):
            several([])


# AnyOf


def test_any_seat_may_act_next_until_all_are_done():
    game = table([Visit(), Quarrel(0)], market={1: "harp", 2: "harp"})
    game.answer(("buy", 2), 1)
    game.answer(DONE, 1)
    assert kinds(game) == [(0, "parlour.visit")]
    game.answer(DONE, 0)
    assert kinds(game) == [(0, "parlour.quarrel")]


def test_options_follow_what_others_did():
    game = table([Visit()], market={1: "lamp", 2: "harp"})
    assert ("read",) not in ask_of(game, 0, "parlour.visit").options
    game.answer(("buy", 1), 1)
    assert ("read",) in ask_of(game, 0, "parlour.visit").options
    assert ("buy", 1) not in ask_of(game, 0, "parlour.visit").options


def test_an_act_may_ask_further_before_others_may_act():
    game = table([Visit()], hands=[["rose-1"], ["lily-1"]])
    game.answer(("steal", 1), 0)
    assert kinds(game) == [(0, "parlour.way")]
    assert refused(game, DONE, 1).code == "choice/not_asked"


# Standing


def test_a_standing_ask_is_open_beside_any_other():
    game = table([Quarrel(0)], hands=[["rose-1"], ["key-1"]], market={1: "harp"})
    assert kinds(game) == [(0, "parlour.quarrel"), (1, "parlour.key")]
    assert game.ask is not None
    assert game.ask.seat == 0


def test_a_standing_ask_interrupts_and_the_question_comes_back():
    game = table([Visit()], hands=[[], ["key-1"]], market={1: "harp", 2: "lamp"}, players=3)
    visit = ask_of(game, 0, "parlour.visit")
    assert ("buy", 1) in visit.options
    # when the holder of the key lifts the harp and toasts somebody
    game.answer(("lift", 1), 1)
    assert kinds(game) == [(1, "parlour.toast")]
    game.answer(2)
    # then the same question is open, and its options were evaluated again
    assert ("buy", 1) not in ask_of(game, 0, "parlour.visit").options
    assert game.state.coins[2] == 4
    assert cards(game.state.hands[1]) == []


def test_a_standing_ask_within_the_rule_of_another():
    game = table([Quarrel(0)], hands=[["rose-1"], ["key-1"], ["key-2"]], market={1: "harp", 2: "lamp"}, players=3)
    game.answer(("lift", 1), 1)
    assert kinds(game) == [(1, "parlour.toast"), (2, "parlour.key")]
    game.answer(("lift", 2), 2)
    assert kinds(game) == [(2, "parlour.toast")]
    game.answer(0)
    assert kinds(game) == [(1, "parlour.toast")]
    game.answer(0)
    assert kinds(game) == [(0, "parlour.quarrel")]
    assert game.state.coins[0] == 5


def test_after_a_standing_answer_in_the_middle_of_together_all_choose_again():
    """One choice may have become impossible; if only that seat were asked again, all would know what it chose."""
    # given two seats that have chosen in secret, one to lay its only card, a key, into the cellar
    game = table([Trim(), Visit()], hands=[["key-1"], ["rose-1", "lily-1"], ["rose-2"]], players=3)
    game.answer(("key",), 0)
    game.answer(("lily",), 1)
    assert [seat for seat, kind in kinds(game) if kind == "parlour.trim"] == [2]
    # when it plays that key, which it may at any time
    game.answer(("toll",), 0, to="parlour.key")
    # then all are asked, and the key is no longer among its options
    assert [seat for seat, kind in kinds(game) if kind == "parlour.trim"] == [0, 1, 2]
    assert [list(ask.options) for ask in game.asks if ask.seat == 0] == [[()]]
    game.answer((), 0)
    game.answer(("rose",), 1)
    game.answer((), 2)
    assert cards(game.state.cellar) == ["rose-1"]


def test_a_standing_answer_can_end_the_game_with_or_without_asking():
    for option, rest in ((("toll",), []), (("lift", 1), [0])):
        game = table([Quarrel(0)], hands=[["rose-1"], ["key-1"]], market={1: "harp"}, coins={0: 7, 1: 7})
        game.answer(option, 1)
        for answer in rest:
            game.answer(answer, 1)
        assert game.over
        assert game.asks == []


def test_a_seat_with_two_asks_says_which_it_answers():
    game = table([Visit()], tokens=[["cup"]], hands=[["key-1"]])
    assert [kind for seat, kind in kinds(game) if seat == 0] == ["parlour.visit", "parlour.key", "parlour.cup"]
    game.answer(DRINK, 0)
    assert game.state.coins[0] == 4
    game.answer(("toll",), 0, to=ask_of(game, 0, "parlour.key").id)
    assert game.state.coins[0] == 5


def test_no_sole_option_answers_itself_where_somebody_might_act_at_any_time():
    """Whether the game goes on by itself must not tell whether somebody holds a key."""
    for hand in (["key-1"], ["rose-1"]):
        game = table([Visit()], hands=[hand, ["lily-1"]], coins={0: 0})
        game.answer(("steal", 1), 0)
        assert kinds(game)[0] == (0, "parlour.way")
        assert list(game.asks[0].options) == ["blind"]


# Secret asks, and reactions to reactions


def test_a_secret_ask_is_always_asked():
    game = table([Quarrel(0), Quarrel(1)], hands=[["rose-1"], ["lily-1"]])
    game.answer(("rose-1", 1))
    assert game.ask is not None
    assert (game.ask.seat, game.ask.kind, list(game.ask.options)) == (1, "parlour.answer", [LET])
    assert game.ask.secret


def test_a_reaction_may_be_answered_by_a_reaction():
    game = table([Quarrel(0), RoundEnd()], hands=[["rose-1", "thorn-1"], ["thorn-2", "thorn-3"]])
    game.answer(("rose-1", 1))
    for answer in ("thorn-2", "thorn-1", "thorn-3", LET):
        game.answer(answer)
    # two thorns of the victim against one of the attacker: the attack is stopped
    assert game.state.coins == {0: 3, 1: 3}


def test_an_answered_answer_lets_the_attack_through():
    game = table([Quarrel(0), Quarrel(1)], hands=[["rose-1", "thorn-1"], ["thorn-2"]])
    for answer in (("rose-1", 1), "thorn-2", "thorn-1", LET):
        game.answer(answer)
    assert game.state.coins == {0: 4, 1: 2}


def test_the_end_comes_from_three_rules_deep():
    """A quarrel, within it the answer to an answer, and behind it the coin that fills the purse."""
    game = table([Quarrel(0), Quarrel(1)], hands=[["rose-1", "thorn-1"], ["thorn-2"]], coins={0: 7})
    for answer in (("rose-1", 1), "thorn-2", "thorn-1", LET):
        game.answer(answer)
    assert game.result == Result("purse", (0,), (8, 2))
    assert game.asks == []
    assert game.ask is None
    assert game.state.agenda == []
    assert refused(game, PASS).code == "choice/over"


# Pick


def test_a_pick_is_held_to_its_limits():
    game = table([Trim(), Visit()], hands=[["rose-1", "rose-2", "lily-1", "thorn-1"], []])
    options = set(ask_of(game, 0, "parlour.trim").options)
    assert options == {(), ("rose",), ("lily",), ("thorn",), ("rose", "thorn"), ("lily", "thorn")}
    assert refused(game, ("rose", "lily"), 0).code == "choice/not_an_option"
    assert refused(game, ("thorn", "rose"), 0).code == "choice/not_an_option"
    assert refused(game, [["rose"]], 0).code == "choice/not_an_option"
    assert refused(game, (["rose"],), 0).code == "choice/not_an_option"
    game.answer(("lily", "thorn"), 0)


def test_a_pick_may_have_plain_public_items():
    pick = Pick(0, "some.pick", {"ox": 2, "hen": 1}, least=2)
    assert pick.is_public
    assert sorted(pick.options) == [("hen", "ox"), ("ox", "ox")]
    assert not Pick(0, "some.pick", lambda: ["ox"], least=1).is_public
    assert sorted(Pick(0, "some.pick", ["ox", "ox", "hen"], least=1).options) == [("hen",), ("ox",)]


# What is answered


def test_an_answer_comes_back_as_the_very_value_that_was_offered():
    ask = Ask(0, "some.ask", [1, "1", ("a", 1)])
    assert ask.offered(("a", 1)) is ask.options[2]
    wrong: list[Any] = [True, 1.0, ["a", 1], ("a", True), None, {}, "a"]
    assert [ask.offered(answer) for answer in wrong] == [None] * 7


def test_an_answer_of_the_wrong_seat_changes_nothing():
    game = table([Quarrel(0)], hands=[["rose-1"], []])
    assert refused(game, PASS, 1).code == "choice/not_asked"


def test_refused_options_say_why():
    game = table([Visit()], market={1: "crown", 2: "cup"})
    ask = ask_of(game, 0, "parlour.visit")
    assert [(refusal.option, refusal.reason, refusal.law) for refusal in ask.refused] == [
        (("buy", 1), "parlour.refused.dear", "4.1")
    ]
    error = refused(game, ("buy", 1), 0)
    assert "too dear" in error.text()
    assert "4.1" in error.text()
    assert "buy token 2" in error.text()


# Ids


def test_an_id_stays_while_others_act_and_changes_with_the_own_answer():
    game = table([Visit()], market={1: "harp"}, players=3)
    mine, other = ask_of(game, 0, "parlour.visit").id, ask_of(game, 1, "parlour.visit").id
    assert mine != other
    # when somebody else acts and nothing changes for seat 0
    game.answer(DONE, 2)
    assert ask_of(game, 0, "parlour.visit").id == mine
    # when somebody else takes what was on offer
    game.answer(("buy", 1), 1)
    assert ask_of(game, 0, "parlour.visit").id != mine


def test_an_id_changes_with_every_own_answer():
    game = table([Visit()], tokens=[["cup", "cup"]])
    first = ask_of(game, 0, "parlour.cup").id
    game.answer(DRINK, 0)
    assert ask_of(game, 0, "parlour.cup").id != first


def test_a_double_click_is_refused():
    game = table([Visit()], tokens=[["cup", "cup"]])
    clicked = ask_of(game, 0, "parlour.cup").id
    game.answer(DRINK, 0, to=clicked)
    assert refused(game, DRINK, 0, to=clicked).code == "choice/stale"
    assert game.state.coins[0] == 4


def test_the_id_of_an_ask_that_was_taken_back_is_gone():
    game = table([Visit()], market={1: "harp"})
    before = ask_of(game, 0, "parlour.visit").id
    game.answer(("buy", 1), 0)
    game.undo(0)
    assert ask_of(game, 0, "parlour.visit").id != before


def test_an_id_is_the_same_in_a_fork_and_after_loading():
    game = table([Visit()], market={1: "harp"})
    game.answer(DONE, 1)
    assert [ask.id for ask in game.fork().asks] == [ask.id for ask in game.asks]
