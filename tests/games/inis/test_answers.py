"""Answers that cannot be given, and answers that are taken back."""

from collections.abc import Callable
from typing import Any

import pytest

from nemeton import CannotUndo, IllegalAnswer, NemetonError
from nemeton.games.inis.state import InisState
from nemeton.kernel import LANGUAGES, Game
from nemeton.kernel.values import written
from tests.conformance.play import assert_same, fingerprint
from tests.games.inis.position import asked, assembly, clans, given, hand, offered, play, quiet, tales, told, use_moor

BARD = ("play", "bard", "season")
GEIS = ("play", "geis", "action_played")
ISLAND = "valley 0,0 A3 B1 capital s1 · cove 1,0 B2 · plains 0,1 A1 C1"


def refused(game: Game[InisState], deed: Callable[[], Any]) -> str:
    """The code with which a deed is refused; it has a sentence in every language, and nothing has changed."""
    before = fingerprint(game)
    with pytest.raises(NemetonError) as refusal:
        deed()
    sentences = [refusal.value.text(language) for language in LANGUAGES]
    assert all(sentences)
    assert len(set(sentences)) == len(LANGUAGES)
    assert_same(before, fingerprint(game), "a game after an answer that was refused")
    return refusal.value.code


# Answers that cannot be given


def test_answers_out_of_turn():
    game = given(ISLAND + " · A: bard · B: new_clans")
    assert refused(game, lambda: game.answer("pass", 1)) == "choice/not_asked"


def test_answers_for_another_seat():
    """B cannot play A's card, nor pass for A by naming the own seat."""
    game = given(ISLAND + " · A: bard · B: new_clans")
    assert refused(game, lambda: game.answer(BARD, 1)) == "choice/not_asked"
    assert refused(game, lambda: game.answer("pass", 7)) == "seat/unknown"


def test_answers_to_a_closed_window():
    game = given(ISLAND + " · A: bard · B: geis · C: druid")
    play(game, 0, BARD)
    window = next(ask.id for ask in game.asks if ask.seat == 1)
    quiet(game)
    assert asked(game) == [(1, "turn")]
    assert refused(game, lambda: game.answer(GEIS, 1, to=window)) == "choice/stale"
    assert refused(game, lambda: game.answer(GEIS, 1)) == "choice/not_an_option"


def test_answers_twice_to_the_same_window():
    game = given(ISLAND + " · A: bard · B: geis · C: druid")
    play(game, 0, BARD)
    play(game, 1, "pass")
    assert refused(game, lambda: game.answer(GEIS, 1)) == "choice/not_asked"


def test_answers_to_a_stale_decision():
    """The question was answered and undone: the same card asks for the same thing under another name."""
    game = given(ISLAND + " · A: citadel bard")
    play(game, 0, ("play", "citadel", "season"))
    stale = game.asks[0].id
    play(game, 0, "valley")
    assert refused(game, lambda: game.answer("plains", 0, to=stale)) in ("choice/stale", "choice/not_asked")


def test_answers_with_a_card_that_is_not_there():
    game = given(ISLAND + " · A: bard · B: new_clans")
    assert refused(game, lambda: game.answer(("play", "new_clans", "season"))) == "choice/not_an_option"
    assert refused(game, lambda: game.answer("dance")) == "choice/not_an_option"


def test_answers_why_a_card_is_refused_is_said():
    game = given(ISLAND + " · A: geis druid · B: new_clans", opening=True)
    refusals = {written(refusal.option): refusal.reason for refusal in game.asks[0].refused}
    assert refusals[("play", "geis", "action_played")] == "inis.refused.triskel"
    assert refusals["pass"] == "inis.refused.opening"


def test_answers_after_the_end():
    game = assembly("valley 0,0 A1 capital s6 · cove 1,0 B1 · pretenders A")
    assert game.over
    with pytest.raises(IllegalAnswer) as refusal:
        game.answer("pass")
    assert refusal.value.code == "choice/over"


def test_answers_in_the_draft_for_another_seat():
    game = assembly("valley 0,0 A2 capital · cove 1,0 B2")
    theirs = next(ask.options[0] for ask in game.asks if ask.seat == 1)
    assert refused(game, lambda: game.answer(theirs, 0)) == "choice/not_an_option"


# Undo


def test_undo_a_card_and_its_declarations_until_somebody_answers():
    # given A declares a Migration, step by step
    game = given(ISLAND + " · A: migration bard · B: geis · C: druid")
    play(game, 0, ("play", "migration", "season"), "valley", ("valley", "cove", 2), "done")
    assert asked(game) == [(1, "answer"), (2, "answer")]
    # when A takes it back, answer by answer
    assert game.undoable(0).count == 4
    for _ in range(4):
        game.undo(0)
    # then the card is in the hand again, and another may be played
    assert hand(game, 0) == ["bard", "migration"]
    assert asked(game) == [(0, "turn")]
    play(game, 0, BARD)


def test_undo_ends_when_another_seat_has_answered():
    game = given(ISLAND + " · A: bard · B: geis · C: druid")
    play(game, 0, BARD)
    play(game, 1, "pass")
    assert game.undoable(0).reason == "undo/answered"
    assert refused(game, lambda: game.undo(0)) == "undo/answered"


def test_undo_ends_when_something_hidden_was_shown():
    """Bard with nobody to ask: the tale was drawn, and cannot be undrawn."""
    game = given("valley 0,0 A2 capital · cove 1,0 B1 · A: bard · tales eriu")
    play(game, 0, BARD)
    assert tales(game, 0) == ["eriu"]
    assert game.undoable(0).reason == "undo/shown"
    with pytest.raises(CannotUndo):
        game.undo(0)


def test_undo_of_a_pass_until_the_next_player_has_acted():
    game = given(ISLAND + " · A: bard · B: new_clans")
    play(game, 0, "pass")
    assert asked(game) == [(1, "turn")]
    game.undo(0)
    assert asked(game) == [(0, "turn")]
    assert game.state.passes == 0


def test_undo_of_clans_that_come_back():
    game = given("valley 0,0 B1 capital · cove 1,0 B1 · A: bard · deeds 1 0")
    play(game, 0, "valley")
    game.undo(0)
    assert clans(game, "valley") == [0, 1]
    assert game.state.deeds == [0, 0]  # lost when the turn began, before any answer


CLASH = "valley 0,0 A3 B2 c1 capital · cove 1,0 A2 · plains 0,1 B2 · A: warlord · B: druid"


def in_a_clash() -> Game[InisState]:
    """A has begun a clash, B has stayed outside, peace was refused, and A must maneuver."""
    game = given(CLASH)
    play(game, 0, ("play", "warlord", "season"))
    quiet(game)
    play(game, 1, "stay")
    play(game, 0, "fight")
    play(game, 1, "fight")
    assert asked(game) == [(0, "maneuver")]
    return game


def test_undo_inside_a_clash():
    # given A attacks, and B has not answered
    game = in_a_clash()
    play(game, 0, ("attack", 1))
    assert asked(game) == [(1, "attack.loss")]
    # when A takes it back and withdraws instead
    game.undo(0)
    assert offered(game, 0, "maneuver")
    assert game.state.clash is not None
    assert game.state.clash.attack is None
    play(game, 0, ("withdraw", "cove", 2))
    # then that is what happened
    assert clans(game, "cove") == [4, 0]


def test_undo_inside_a_clash_ends_with_the_defenders_answer():
    game = in_a_clash()
    play(game, 0, ("attack", 1))
    play(game, 1, "clan")
    assert not game.undoable(0)


def test_undo_of_a_shelter():
    game = given(CLASH)
    play(game, 0, ("play", "warlord", "season"))
    quiet(game)
    play(game, 1, "shelter")
    assert game.state.clash is not None
    assert game.state.clash.sheltered == [0, 1]
    game.undo(1)
    assert asked(game) == [(1, "shelter")]
    assert game.state.clash.sheltered == [0, 0]


def test_undo_of_an_answer_that_was_asked_of_one_alone():
    """Valley after a Season card: nobody else was asked, so it may be taken back until somebody is."""
    game = given("valley 0,0 A3 B1 capital card=A · cove 1,0 B1 A1 · A: new_clans · B: bard")
    play(game, 0, ("play", "new_clans", "season"), "cove", "cove")
    quiet_until_valley(game)
    play(game, 0, ("play", "adv_valley", "season_played"))
    assert asked(game) == [(0, "where")]
    game.undo(0)
    assert ("play", "adv_valley", "season_played") in offered(game, 0, "answer")
    assert game.state.tiles["valley"].advantage == 0


def quiet_until_valley(game: Game[InisState]) -> None:
    while ("play", "adv_valley", "season_played") not in offered_to_all(game):
        for ask in list(game.asks):
            game.answer("pass", ask.seat, to=ask.kind)


def offered_to_all(game: Game[InisState]) -> list[Any]:
    return [written(option) for ask in game.asks for option in ask.options]


def test_undo_of_a_choice_in_the_draft_is_not_possible_once_all_have_chosen():
    game = assembly("valley 0,0 A2 capital · cove 1,0 B2")
    play(game, 0, offered(game, 0)[0])
    game.undo(0)
    assert asked(game) == [(0, "draft"), (1, "draft")]
    play(game, 0, offered(game, 0)[0])
    play(game, 1, offered(game, 1)[0])
    assert not game.undoable(0)
    assert not game.undoable(1)


def test_undo_of_the_moor_is_not_possible():
    """What was looked at was looked at."""
    game = given("valley 0,0 A2 capital · moor 1,0 B2 card=B · plains 0,1 C1 · A: bard | eriu")
    use_moor(game, 1, 0)
    quiet(game)
    assert not game.undoable(1)


def test_undo_is_written_into_the_journal():
    game = given(ISLAND + " · A: migration bard · B: geis")
    play(game, 0, ("play", "migration", "season"))
    game.undo(0)
    assert game.journal[-1].kind == "kernel.undo"
    assert "plays" not in told(game)
