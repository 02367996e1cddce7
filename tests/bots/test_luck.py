"""Luck: what dice and draws did, apart from what was chosen."""

from random import Random
from typing import Any

import pytest

import nemeton
from nemeton.bots.luck import had_chance, luck_of
from nemeton.kernel import Game
from nemeton.kernel.history import Answered
from nemeton.kernel.sight import Hidden
from tests.bots.test_clock import after_some_answers
from tests.bots.tiny import BET, begin

GAMES = tuple(nemeton.rulebooks())


def answered(game: Game[Any], option: Any) -> tuple[Answered, Game[Any]]:
    after = game.fork()
    after.answer(option)
    event = after.history[-1]
    assert isinstance(event, Answered)
    return event, after


def test_a_bet_that_was_won_is_luck_and_one_that_was_lost_is_bad_luck():
    """One throw in six wins: luck is nearly all of what was won, and little of what was lost."""
    seen = dict[bool, float]()
    for seed in range(60):
        game = begin(BET, seed)
        event, after = answered(game, "bet")
        assert after.result is not None
        [luck, *_] = luck_of(game, event, after, Random(1), others=400)
        seen[0 in after.result.winners] = luck
    assert seen[True] == pytest.approx(5 / 6, abs=0.08)
    assert seen[False] == pytest.approx(-1 / 6, abs=0.08)


def test_where_nothing_was_thrown_there_is_no_luck():
    game = nemeton.start("cairn", seed=5)
    assert game.ask is not None
    event, after = answered(game, next(one for one in game.ask.options if type(one).__name__ == "Add"))
    assert not had_chance(event, after)
    assert luck_of(game, event, after, Random(1)) == (0.0, 0.0)


@pytest.mark.parametrize("name", GAMES)
def test_other_chance_leaves_what_the_players_know_as_it_is(name: str):
    """Each seat sees the same in a game with other chance; only what nobody knew is dealt anew."""
    game = after_some_answers(name, 40, 3)
    twins = [game.redrawn(Random(seed)) for seed in range(4)]
    for twin in twins:
        for seat in range(game.players):
            assert twin.seen_by(seat) == game.seen_by(seat)
        assert twin.chance.below(10**9) != game.chance.copy().below(10**9)
    written = {game.book.encode(twin.state) for twin in twins}
    assert len(written) == len(twins), "what nobody knows lies otherwise each time"


def test_what_one_player_knows_the_table_knows():
    cards = [Hidden("fox", 0b10), Hidden("owl", 0)]
    assert [card.is_known_to(-3) for card in cards] == [True, False]
    assert [card.is_known_to(-1) for card in cards] == [False, False]


@pytest.mark.parametrize("name", GAMES)
def test_luck_of_a_game_has_a_number_for_every_seat_and_comes_again(name: str):
    game, rng, found = after_some_answers(name, 20, 5), Random(5), 0
    for _ in range(60):
        if game.over or game.ask is None:
            break
        before = game.fork()
        game.answer(rng.choice(game.ask.options), game.ask.seat)
        event = game.history[-1]
        assert isinstance(event, Answered)
        luck = luck_of(before, event, game, Random(2), others=3)
        assert len(luck) == (1 if game.book.is_cooperative else game.players)
        assert sum(luck) == pytest.approx(0, abs=0.001) or game.book.is_cooperative
        if any(luck):
            found += 1
            assert luck == luck_of(before, event, game, Random(2), others=3)
    assert found or name == "cairn", "its judge does not weigh which stone was drawn"
