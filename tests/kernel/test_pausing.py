"""`run_until` pauses before a step, `answer_sole=False` asks also where there is one option."""

from random import Random
from typing import Any

import pytest

import nemeton
from nemeton import BadRecord, BadSetup, IllegalAnswer
from nemeton.games.root.steps import Turn
from nemeton.kernel import Ask, Game

GAMES = list(nemeton.rulebooks())


@pytest.mark.parametrize("name", GAMES)
def test_a_game_pauses_before_a_step(name: str):
    game: Any = nemeton.start(name, 2, seed=3)
    assert game.run_until("turn")
    assert game.paused == "turn"
    assert game.asks == []
    assert game.ask is None
    assert not game.over
    assert game.position()["state"].get("agenda", [{"step": "turn"}])[-1]["step"] == "turn"
    turn = game.state.turn
    game.go_on()
    assert game.paused == ""
    assert game.asks
    assert game.state.turn == turn + 1


def test_the_step_may_be_a_class_and_the_next_one_is_found():
    game: Game[Any] = nemeton.start("root", 2, seed=3)
    turns = []
    for _ in range(3):
        assert game.run_until(Turn)
        turns.append(game.state.turn)
    assert turns == [0, 1, 2]


def test_somebody_says_what_is_answered_on_the_way():
    asked: list[str] = []

    def first(game: Game[Any], ask: Ask) -> Any:
        asked.append(ask.kind)
        return ask.options[0]

    game: Any = nemeton.start("cairn", seed=7)
    game.run_until("turn_end", first)
    assert asked[0] == "cairn.action"
    assert len(asked) == len(game.history)


def test_a_game_that_ends_before_does_not_pause():
    game: Any = nemeton.start("cairn", seed=3, turn_limit=2)
    assert not game.run_until("activation", lambda game, ask: ask.options[0])
    assert game.over
    assert game.paused == ""


def test_what_does_not_exist_is_named_with_what_does():
    game: Any = nemeton.start("cairn", seed=3)
    with pytest.raises(IllegalAnswer) as caught:
        game.run_until("dance")
    assert caught.value.code == "choice/unknown_step"
    assert "turn_end" in caught.value.text("uk")


def test_while_it_pauses_nothing_can_be_answered():
    game: Any = nemeton.start("cairn", seed=3)
    game.run_until("turn")
    with pytest.raises(IllegalAnswer) as caught:
        game.answer(("move", "a1", "a2"))
    assert caught.value.code == "choice/paused"


@pytest.mark.parametrize("light", [False, True])
def test_forks_and_imagined_games_pause_at_the_same_place(light: bool):
    game: Any = nemeton.start("inis", 2, seed=3)
    game.run_until("turn")
    for twin in (game.fork(light=light), game.imagined(0, Random(1), light=light), game.imagined(1, Random(1)).fork()):
        assert twin.paused == "turn"
        twin.go_on()
        assert twin.asks
    assert game.paused == "turn"


def test_whoever_looks_ahead_on_the_way_does_not_pause():
    """The step that is being resolved may be of the kind that is waited for."""
    game: Any = nemeton.start("root", 2, seed=3)
    game.run_until("turn")
    paused = []

    def looks_ahead(game: Game[Any], ask: Ask) -> Any:
        paused.append(game.fork().paused or game.imagined(ask.seat, Random(1)).paused)
        return ask.options[0]

    game.run_until("turn", looks_ahead)
    assert paused
    assert set(paused) == {""}


def test_an_undo_goes_back_from_a_pause():
    game: Any = nemeton.start("cairn", seed=7)
    before, seat = game.ask.id, game.ask.seat
    game.run_until("turn")
    game.undo(seat)
    assert game.paused == ""
    assert game.ask.seat == seat
    assert game.ask.id != before  # it has been acted since
    assert list(game.options()) == list(nemeton.start("cairn", seed=7).options())


def test_a_light_game_pauses_too():
    game: Any = nemeton.start("spirit_island", 2, seed=3, light=True)
    assert game.run_until("invader_phase")
    game.go_on()
    assert game.asks


# Where there is one option


def played(name: str, *, answer_sole: bool, light: bool = False) -> tuple[Game[Any], int]:
    """A short game, and how often somebody was asked who had one option."""
    game, rng, sole = nemeton.start(name, 2, 3, answer_sole=answer_sole, light=light, turn_limit=3), Random(1), 0
    while not game.over:
        ask = game.asks[0]
        sole += ask.is_public and len(ask.options) == 1
        game.answer(ask.options[rng.randrange(len(ask.options))], ask.seat, to=ask.kind)
    return game, sole


@pytest.mark.parametrize("light", [False, True])
def test_sole_options_are_asked_for_on_wish(light: bool):
    assert played("root", answer_sole=True, light=light)[1] == 0
    assert played("root", answer_sole=False, light=light)[1] > 0


def test_a_record_says_whether_sole_options_were_asked_for():
    game, _ = played("root", answer_sole=False)
    record = game.record()
    assert record["answer_sole"] is False
    assert nemeton.load(record).record() == record
    assert "answer_sole" not in played("root", answer_sole=True)[0].record()
    with pytest.raises((BadRecord, BadSetup)):
        nemeton.load({**record, "answer_sole": 1})


def test_forks_ask_as_their_game_does():
    game, rng = nemeton.start("root", 2, 3, answer_sole=False), Random(1)
    for _ in range(60):
        ask = game.asks[0]
        twin = game.fork()
        assert [one.id for one in twin.asks] == [one.id for one in game.asks]
        game.answer(ask.options[rng.randrange(len(ask.options))], ask.seat, to=ask.kind)


def test_a_position_may_be_played_with_all_questions():
    position = nemeton.start("cairn", seed=3).position()
    assert nemeton.from_position(position, answer_sole=False).record()["answer_sole"] is False


def test_a_wish_that_is_neither_yes_nor_no_is_refused():
    with pytest.raises(BadSetup) as caught:
        nemeton.start("cairn", answer_sole="no")  # type: ignore[arg-type]
    assert caught.value.code == "setup/answer_sole"
