"""Bots at a table of Inis: they see nothing hidden, answer what is worth it, and end a game that they have won."""

from random import Random
from typing import Any

import pytest

from nemeton.bots import make, play_seat
from nemeton.games.inis import GAME
from nemeton.games.inis.state import InisState
from nemeton.games.inis.windows import PlayCard
from nemeton.kernel import Game
from nemeton.kernel.records import start
from tests.games.fuzzing import fuzzed
from tests.games.inis.position import given

SPECS = ("greedy", "search:24")


def chosen(spec: str, game: Game[InisState], seed: int = 1) -> Any:
    """What a bot chooses for the seat that is asked first."""
    seat = game.asks[0].seat
    return make(spec, seed).choose(game.imagined(seat, Random(seed)), seat)


def after(seed: int, turns: int, players: int) -> Game[InisState]:
    """A table after some turns of random play."""
    game, rng = start(GAME, players, {}, seed), Random(seed)
    while game.state.turn < turns and not game.over:
        ask = rng.choice(game.asks)
        game.answer(rng.choice(ask.options), ask.seat)
    return game


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("spec", ["random", "greedy", "search:3"])
def test_bots_play_on_from_anywhere(spec: str, players: int):
    game = after(players, 8, players)
    bots, rng = [make(spec, seat) for seat in range(players)], Random(1)
    before = len(game.history)
    for _ in range(25):
        if game.over:
            break
        seat = game.asks[-1].seat
        play_seat(game, seat, bots[seat], rng)
    assert game.over or len(game.history) == before + 25


@pytest.mark.parametrize("spec", ["random", *SPECS])
@pytest.mark.parametrize(("seed", "turns", "players"), [(1, 3, 2), (2, 14, 3), (3, 25, 4)])
def test_what_is_hidden_does_not_change_a_choice(spec: str, seed: int, turns: int, players: int):
    # given a table, and another that differs only in what is hidden from the seat that is asked
    table = after(seed, turns, players)
    seat = table.asks[0].seat
    twin = table.imagined(seat, Random(seed))
    assert table.state != twin.state
    assert table.seen_by(seat) == twin.seen_by(seat)
    # then bots of the same seed choose the same at both
    for number in range(2):
        answers = [make(spec, number).choose(each.imagined(seat, Random(number)), seat) for each in (table, twin)]
        assert answers[0] == answers[1]


SIX_SANCTUARIES = "valley 0,0 A4 capital s6 · cove 1,0 B2 · plains 0,1 A2"


@pytest.mark.parametrize("spec", SPECS)
def test_a_bot_that_meets_a_condition_pretends(spec: str):
    assert chosen(spec, given(SIX_SANCTUARIES + " · A: druid · B: bard")) == "pretend"


@pytest.mark.parametrize("spec", SPECS)
def test_a_bot_that_wins_by_passing_passes(spec: str):
    game = given(SIX_SANCTUARIES + " · pretenders A · passes 1 · A: new_clans bard conquest · B: migration")
    assert chosen(spec, game) == "pass"


@pytest.mark.parametrize("spec", SPECS)
def test_a_bot_does_not_end_a_season_that_makes_a_rival_king(spec: str):
    game = given(SIX_SANCTUARIES + " · turn B · pretenders A · passes 1 · B: bard druid")
    assert chosen(spec, game) != "pass"


@pytest.mark.parametrize("spec", SPECS)
def test_a_bot_lets_a_card_pass_that_does_no_harm(spec: str):
    game = given(SIX_SANCTUARIES + " · turn B · pretenders A · A: geis · B: druid conquest migration")
    game.answer(("play", "druid", "season"))
    assert (game.asks[0].kind, game.asks[0].seat) == ("inis.answer", 0)
    assert chosen(spec, game) == "pass"


@pytest.mark.parametrize("spec", SPECS)
def test_a_bot_answers_the_card_that_would_cost_the_crown(spec: str):
    """Six clans march against the one that holds six sanctuaries."""
    game = given(
        "valley 0,0 A1 capital s6 · cove 1,0 B6 · plains 0,1 A2 · turn B · pretenders A · A: geis · B: conquest"
    )
    for option in (("play", "conquest", "season"), "valley", ("cove", "valley", 6)):
        game.answer(option)
    assert (game.asks[0].kind, game.asks[0].seat) == ("inis.answer", 0)
    assert chosen(spec, game) == PlayCard("geis", "action_played")


@pytest.mark.long
@pytest.mark.parametrize("part", range(10))
def test_five_thousand_fuzzed_games(part: int):
    """Every number of players and both scenarios, in ten parts."""
    assert fuzzed(GAME, 500, f"long/{part}", now_and_then=100).games == 500
