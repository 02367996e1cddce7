"""What labels depend on: the site keeps them by that, so it must be all of it."""

from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

import nemeton
from nemeton.games.cairn.text import TEXT, told_by
from nemeton.kernel import Game, Option


def told_of(game: Game[Any]) -> list[tuple[str, Option]]:
    """Everything that is on offer or refused now, each with the kind of its question."""
    return [
        (ask.kind, option)
        for ask in game.asks
        for option in (*ask.options, *(refusal.option for refusal in ask.refused))
    ]


@pytest.mark.parametrize("number", range(6))
def test_labels_depend_on_what_the_game_names_and_on_nothing_else(number: int) -> None:
    """They are the same where nothing else of the view is there."""
    rng, game, seen = Random(number), nemeton.start("cairn"), 0
    while not game.over and seen < 3000:
        view = game.seen_by(game.asks[0].seat)
        bare = SimpleNamespace(megaliths=dict(told_by(view)))
        for kind, option in told_of(game):
            assert TEXT.label(bare, kind, option) == TEXT.label(view, kind, option)
            seen += 1
        ask = game.asks[0]
        game.answer(rng.choice(ask.options), ask.seat)
    assert seen > 500
