"""Trying an answer: it leads to where the answer itself leads, for less."""

from random import Random
from typing import Any

import pytest

from nemeton.games.inis import GAME as INIS
from nemeton.games.root import GAME as ROOT
from nemeton.kernel import Game, Rulebook, tried
from nemeton.kernel.records import start
from tests.kernel.parlour.book import PARLOUR


def points_of_play(book: Rulebook[Any], seed: int, *, turns: int = 12) -> Any:
    """Random play; at some asks the game, an imagined and a simulated one, and the seat that is asked first."""
    rng = Random(seed)
    players, options = book.configurations[0]
    game = start(book, players, options, seed, turn_limit=turns)
    while not game.over:
        ask = rng.choice(game.asks)
        if rng.random() < 0.2:
            yield game, ask.seat, rng
            yield game.imagined(ask.seat, rng, simulated=True), ask.seat, rng
        game.answer(ask.options[rng.randrange(len(ask.options))], ask.seat)


def asked(game: Game[Any]) -> list[Any]:
    return [(ask.seat, ask.kind, list(ask.options)) for ask in game.asks]


@pytest.mark.parametrize("book", [PARLOUR, INIS, ROOT], ids=lambda book: book.name)
def test_a_tried_answer_leads_to_where_the_answer_leads(book: Rulebook[Any], monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(book, "pauses", frozenset())
    compared = 0
    for seed in range(4):
        for game, seat, rng in points_of_play(book, seed):
            before = book.encode(game.state)
            options = [option for ask in game.asks if ask.seat == seat for option in ask.options]
            option = options[rng.randrange(len(options))]
            plain = game.fork(light=True)
            plain.answer(option, seat)
            found = tried(game, option, seat)
            assert book.encode(found.state) == book.encode(plain.state)
            assert asked(found) == asked(plain)
            assert book.encode(game.state) == before
            compared += 1
    assert compared > 15


def test_it_stops_at_a_pause_before_anybody_looks_what_is_on_offer():
    halted = 0
    for game, seat, _ in points_of_play(ROOT, 1):
        ask = game.asks[0]
        found = tried(game, ask.options[-1], seat)
        question: Any = found.question
        if question is not None and question.kind in ROOT.pauses:
            assert question._found is None or not callable(question._options)
            halted += 1
        # and from there it can be played on
        while not found.over and found.state.turn < game.state.turn + 2:
            found.answer(found.asks[0].options[0])
    assert halted > 5
