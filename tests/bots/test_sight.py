"""A bot sees neither what is hidden from its seat nor chance to come."""

from functools import cache
from random import Random
from typing import Any

import pytest

import nemeton
from nemeton.bots import Bot, make, play_seat
from nemeton.bots.look import after
from nemeton.kernel import Game, Option
from tests.bots.short_levels import LEVELS, shorten
from tests.bots.test_clock import after_some_answers
from tests.bots.tiny import BET, CARDS, GUESS, begin

SPECS = ("random", "gentle", "greedy", "search:24", "champion:3000", *LEVELS)


@pytest.fixture(autouse=True)
def _short_levels(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a level may see has nothing to do with how long it searches."""
    shorten(monkeypatch, 60)


class Peeker:
    """Looks wherever it can in the game it is given: at the hidden cards, and at what a bet would lead to."""

    def __init__(self) -> None:
        self.cards: list[str] = []
        self.futures: list[bool] = []

    def choose(self, game: Game[Any], seat: int) -> Option:
        self.cards += [card.card for card in game.state.hands[0]]
        for option in game.asks[0].options:
            fork = game.fork()
            fork.answer(option, seat)
            if option == "bet":
                assert fork.result is not None
                self.futures.append(seat in fork.result.winners)
        return game.asks[0].options[0]


def stacked(order: list[int], turns: int) -> Game[Any]:
    """A game of Cairn after some turns, whose hidden stack lies in another order."""
    game = nemeton.start("cairn", seed=11)
    rng = Random(5)
    while game.state.turn < turns:
        assert game.ask is not None
        game.answer(rng.choice(game.ask.options))
    position = game.position()
    stack = position["state"]["stack"]
    position["state"]["stack"] = [stack[at % len(stack)] for at in order]
    return nemeton.from_position(position, seed=order[0])


@pytest.mark.parametrize("spec", SPECS)
@pytest.mark.parametrize("turns", [1, 9, 16])
def test_the_hidden_stack_and_coming_chance_do_not_change_a_choice(spec: str, turns: int):
    # given two tables that differ only in the order of the hidden stack and in chance to come
    size = len(stacked([*range(13)], turns).state.stack)
    table, twin = stacked([*range(size)], turns), stacked([*reversed(range(size))], turns)
    assert table.seen_by(0) == twin.seen_by(0)
    assert table.state.stack != twin.state.stack
    assert table.ask is not None
    seat = table.ask.seat
    # when bots with the same seed choose, again and again
    chosen = [make(spec, seed).choose(table.imagined(seat, Random(seed)), seat) for seed in range(3)]
    # then they choose the same
    assert chosen == [make(spec, seed).choose(twin.imagined(seat, Random(seed)), seat) for seed in range(3)]


@cache
def hidden_twins(name: str) -> tuple[Game[Any], Game[Any], int]:
    """Two tables that a seat cannot tell apart when it is asked, though hands, decks and chance to come differ: where
    such are soon found, tables at which somebody who looks at that answers differently."""
    found: list[tuple[Game[Any], Game[Any], int]] = []
    for number in range(1000):
        game, seeds = after_some_answers(name, 30 + number // 10, 3), (2 * number, 2 * number + 1)
        if game.over or len(game.asks) != 1 or len(game.asks[0].options) == 1:
            continue
        seat = game.asks[0].seat
        table, twin = (game.imagined(seat, Random(seed)) for seed in seeds)
        for one in (table, twin):
            one.answer(game.asks[0].options[0], seat)
        asked = [[(ask.kind, list(ask.options)) for ask in one.asks if ask.seat == seat] for one in (table, twin)]
        is_alike = asked[0] == asked[1] and table.seen_by(seat) == twin.seen_by(seat)
        if is_alike and asked[0]:
            found.append((table, twin, seat))
            if peeked(table, seat) != peeked(twin, seat):
                return table, twin, seat
        if len(found) == 25:
            break
    return found[0]


def peeked(game: Game[Any], seat: int) -> Option:
    """What somebody would answer who looks at everything."""
    return max(game.options(seat), key=lambda option: after(game, seat, option, Random(1))[seat])


@pytest.mark.slow
@pytest.mark.parametrize("name", ["inis", "root", "spirit_island"])
@pytest.mark.parametrize("spec", LEVELS)
def test_hands_and_decks_do_not_change_what_a_level_chooses(spec: str, name: str, monkeypatch: pytest.MonkeyPatch):
    shorten(monkeypatch, 12)
    table, twin, seat = hidden_twins(name)
    chosen = [
        [make(spec, seed).choose(one.imagined(seat, Random(seed)), seat) for seed in range(2)] for one in (table, twin)
    ]
    assert chosen[0] == chosen[1]


@pytest.mark.parametrize("spec", SPECS)
def test_a_hidden_card_does_not_change_a_choice(spec: str):
    games: dict[str, Game[Any]] = {}
    for seed in range(20):
        game = begin(GUESS, seed)
        games[game.state.hands[0][0].card] = game
    assert set(games) == set(CARDS)
    chosen = {
        tuple(make(spec, seed).choose(game.imagined(0, Random(seed)), 0) for seed in range(6))
        for game in games.values()
    }
    assert len(chosen) == 1


def test_what_a_bot_finds_in_a_hidden_hand_is_a_guess():
    # given sixty tables where the hidden card is the fox
    tables = [game for seed in range(200) if (game := begin(GUESS, seed)).state.hands[0][0].card == "fox"][:60]
    # when a bot looks straight at that card
    peeker, rng = Peeker(), Random(3)
    for table in tables:
        play_seat(table, 0, peeker, rng)
    # then it sees each of the cards about as often
    assert all(12 <= peeker.cards.count(card) <= 28 for card in CARDS)


def test_chance_that_a_bot_sees_is_not_the_chance_to_come():
    # given tables where a bet is sure to win
    def wins(game: Game[Any]) -> bool:
        fork = game.fork()
        fork.answer("bet")
        assert fork.result is not None
        return 0 in fork.result.winners

    tables = [game for seed in range(1000) if wins(game := begin(BET, seed))][:120]
    assert len(tables) == 120
    # when a bot tries the bet in the game it is given
    peeker, rng = Peeker(), Random(3)
    for table in tables:
        play_seat(table, 0, peeker, rng)
    # then it sees a six as rarely as ever
    assert 10 <= sum(peeker.futures) <= 32


@pytest.mark.parametrize("spec", ["greedy", "search:60", "champion:60", "level:5", "level:8"])
def test_a_bet_that_would_win_at_this_table_is_not_taken_more_often(spec: str):
    def bets(sure: bool) -> int:
        taken = 0
        for seed in range(120):
            game = begin(BET, seed)
            fork = game.fork()
            fork.answer("bet")
            assert fork.result is not None
            if (0 in fork.result.winners) == sure:
                taken += play_seat(game, 0, make(spec, seed), Random(seed)) == "bet"
        return taken

    # a six comes at about twenty of the tables; a bot that saw it coming would bet at all of them
    assert bets(sure=True) <= 8


def test_a_bot_never_gets_the_table_itself():
    class Vandal:
        def choose(self, game: Game[Any], seat: int) -> Option:
            option = game.asks[0].options[0]
            game.answer(option, seat)
            game.state.score[seat] = 2
            return option

    game = nemeton.start("cairn", seed=3)
    assert game.ask is not None
    vandal: Bot = Vandal()
    option = play_seat(game, game.ask.seat, vandal, Random(1))
    assert game.state.score == [0, 0]
    assert [event.option for event in game.history] == [option]  # type: ignore[union-attr]
