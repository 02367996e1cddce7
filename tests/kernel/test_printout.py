"""Games and options as text: `print(game)`, `repr(game)`, `game.say(option)`, `str(option)`."""

from random import Random
from typing import Any

import pytest

import nemeton
from nemeton import ALL, PUBLIC, BadWords, IllegalAnswer
from nemeton.games.cairn.actions import Move
from nemeton.kernel import LANGUAGES, Choice
from nemeton.kernel.records import start
from tests.kernel.parlour.book import PARLOUR

GAMES = list(nemeton.rulebooks())


def somewhere(name: str, answers: int = 12, seed: int = 3) -> Any:
    game, rng = nemeton.start(name, max(nemeton.rulebooks()[name].players), seed), Random(seed)
    for _ in range(answers):
        ask = game.asks[0]
        game.answer(ask.options[rng.randrange(len(ask.options))], ask.seat, to=ask.kind)
    return game


@pytest.mark.parametrize("name", GAMES)
def test_print_shows_the_board_and_what_is_asked(name: str):
    game = somewhere(name)
    printed = str(game)
    assert len(printed.splitlines()) > 10
    assert printed == game.text(PUBLIC, "en")
    assert game.book.prompt(game.ask, "en", game.state) in printed
    for seat in (PUBLIC, ALL, *range(game.players)):
        for language in LANGUAGES:
            assert game.text(seat, language).strip()
    assert game.text(PUBLIC, "ru") != printed


def test_print_tells_how_a_game_ended():
    game: Any = nemeton.start("cairn", seed=3, turn_limit=1)
    while not game.over:
        game.answer(game.options()[0])
    assert game.book.words("en").say(game.book.ended(game.result)) in str(game)


def test_print_tells_nobody_how_much_another_has_to_choose_from():
    """In a window of Inis the number of options would tell how many answers somebody holds."""
    game, rng = nemeton.start("inis", 2, seed=3), Random(3)
    while (ask := game.asks[0]).kind != "inis.answer":
        game.answer(ask.options[rng.randrange(len(ask.options))], ask.seat)
    prompt = game.book.prompt(ask, "en", game.state)
    assert f"{prompt} [" not in str(game)
    assert f"{prompt} [" in game.text(ask.seat)


def test_the_public_print_holds_no_hidden_card():
    game: Any = nemeton.start("root", 2, seed=3)
    game.run_until("turn")
    hidden = game.state.hands[0][0].card
    name = game.words("en").write("card", hidden)
    assert name in game.text(0)
    assert name not in str(game)


@pytest.mark.parametrize("name", GAMES)
def test_repr_is_one_line(name: str):
    game = somewhere(name)
    assert "\n" not in repr(game)
    assert repr(game).startswith(f"<Game of {name}: {game.players} players, turn ")
    assert f"seat {game.ask.seat} is asked {game.ask.kind}" in repr(game)
    assert repr(game.fork(light=True)).startswith("<light Game of")
    assert repr(game.imagined(0, Random(1))).startswith("<imagined Game of")


def test_repr_of_a_game_that_is_over():
    game: Any = nemeton.start("cairn", seed=3, turn_limit=1)
    while not game.over:
        game.answer(game.options()[0])
    assert repr(game) == "<Game of cairn: 2 players, turn 2, over by unfinished, winners []>"


@pytest.mark.parametrize("name", GAMES)
def test_an_option_is_said_in_every_language(name: str):
    game = somewhere(name)
    for ask in game.asks:
        for option in list(ask.options)[:20]:
            for language in LANGUAGES:
                assert game.say(option, language, ask.seat) == game.book.option_text(
                    ask.kind, option, language, game.state
                )


def test_an_option_is_said_in_its_json_form():
    game: Any = nemeton.start("cairn", seed=7)
    assert game.say(["move", "a5", "b4"]) == game.say(Move("a5", "b4")) == "move from a5 to b4"


def test_what_is_not_on_offer_is_not_said():
    game: Any = nemeton.start("cairn", seed=7)
    with pytest.raises(IllegalAnswer, match='sent: "dance"'):
        game.say("dance")
    with pytest.raises(IllegalAnswer):
        game.say(("move", "a5", "b4"), seat=0)
    with pytest.raises(BadWords):
        game.say(Move("a5", "b4"), "xx")


def test_a_choice_tells_itself():
    assert str(Move("a1", "a2")) == "move from a1 to a2"
    assert repr(Move("a1", "a2")) == "Move(origin='a1', to='a2')"
    assert nemeton.start("cairn", seed=7).say(Move("e5", "a5"), "ru") == "переместить с e5 на a5"


def test_a_choice_without_words_is_told_as_python_writes_it():
    class Nod(Choice, tag="nod"):
        """Of a game that there is not."""

        game = "nowhere"
        whom: int

    assert str(Nod(1)) == repr(Nod(1))


def test_a_game_without_a_board_in_letters_is_printed_too():
    game = start(PARLOUR, 2, {}, 1)
    assert "ParlourState" in str(game)
