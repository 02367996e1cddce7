"""What the bots choose, in tiny games, in Cairn, and in a card game with every kind of ask."""

from itertools import count
from random import Random
from typing import Any

import pytest

import nemeton
from nemeton.bots import GentleBot, GreedyBot, RandomBot, SearchBot, make, play_seat, search, tree
from nemeton.bots.look import after, deciders, world_of
from nemeton.kernel import Game, Subsets, Thinking
from nemeton.kernel.records import start
from nemeton.kernel.values import written
from tests.bots.tiny import BAIT, DOORS, LAMPS, MANY, SIDES, begin
from tests.games.cairn.board import given
from tests.kernel.parlour.book import PARLOUR

SPECS = ("random", "gentle", "greedy", "search:20")


def chosen(spec: str, game: Game[Any], seed: int = 1) -> Any:
    """What a bot chooses for the seat that is asked first."""
    seat = game.asks[0].seat
    return make(spec, seed).choose(game.imagined(seat, Random(seed)), seat)


def play_out(game: Game[Any], specs: list[str], seed: int = 1) -> Game[Any]:
    """Let bots play a game to its end."""
    bots = [make(spec, f"{seed}/{seat}") for seat, spec in enumerate(specs)]
    rng = Random(seed)
    while not game.over:
        seat = game.asks[0].seat
        play_seat(game, seat, bots[seat], rng)
    return game


# Any game, any number of seats


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("spec", ["random", "gentle", "greedy", "search:4"])
def test_a_bot_plays_a_game_with_every_kind_of_ask_to_its_end(spec: str, players: int):
    game = play_out(start(PARLOUR, players, {"rounds": 1}, players), [spec] * players)
    assert game.result is not None


@pytest.mark.parametrize("spec", SPECS)
def test_the_same_seed_plays_the_same_game(spec: str):
    records = [
        play_out(nemeton.start("cairn", seed=4, turn_limit=8), [spec, "random"], seed).record() for seed in (7, 7, 8)
    ]
    assert records[0] == records[1]
    assert records[0] != records[2]


def test_a_seat_that_is_not_asked_first_can_be_asked():
    """AnyOf: the bot of the last seat chooses for that seat, though others could act as well."""
    game = begin(LAMPS)
    assert len(game.asks) == 3
    for spec in ("greedy", "search:20"):
        assert make(spec, 1).choose(game.imagined(2, Random(1)), 2) == "light"


@pytest.mark.parametrize("spec", ["greedy", "search:30"])
def test_seats_that_win_together_help_each_other(spec: str):
    assert play_out(begin(LAMPS), [spec] * 3).result.winners == (0, 1, 2)  # type: ignore[union-attr]


# Looking ahead


@pytest.mark.parametrize("spec", ["greedy", "search:60"])
def test_a_choice_is_judged_by_where_ones_own_further_choices_lead(spec: str):
    assert chosen(spec, begin(DOORS)) == "dark"


def test_a_choice_is_judged_at_the_pause_that_its_game_names(monkeypatch: pytest.MonkeyPatch):
    """Where something new begins in a long turn, what one would do next says nothing of what was done."""
    monkeypatch.setattr(DOORS, "pauses", frozenset({"tiny.chest"}))
    assert chosen("greedy", begin(DOORS)) == "bright"


def test_a_random_bot_takes_every_option_at_times():
    game = begin(DOORS)
    assert {chosen("random", game, seed) for seed in range(12)} == {"bright", "dark"}


WON_IN_ONE = """
    5 . . S . .
    4 . . . . .
    3 . * . F .
    2 . S . . F
    1 S . . . .
    stones b3 deer_rock
    upcoming alley_of_dusk stormwell
    stack pillars_of_spring menhir_of_the_dancers
    score 2 2
"""


@pytest.mark.parametrize("spec", ["greedy", "search:40"])
@pytest.mark.parametrize("seed", range(3))
def test_a_win_at_once_is_taken(spec: str, seed: int):
    """Sea leaves the field from c5, builds its third megalith and wins."""
    assert written(chosen(spec, given(WON_IN_ONE), seed)) == ("move", "c5", "off:N")


def test_a_sure_win_needs_no_search():
    bot = SearchBot(1, iterations=400)
    game = given(WON_IN_ONE)
    bot.choose(game.imagined(0, Random(1)), 0)
    assert bot.iterations == 0


def test_search_drives_off_the_enemy_that_would_win_next():
    """Forest stands on Sea's totem b1 and would leave and win; adding a shaman there banishes it."""
    game = given("""
        5 F . . . F
        4 . . . . .
        3 . . * . .
        2 . . S . .
        1 . F . . S
        stones c3 deer_rock
        upcoming alley_of_dusk stormwell
        stack pillars_of_spring menhir_of_the_dancers
        tokens black orthogonal own middle
        score 0 2
    """)
    assert game.ask is not None
    assert game.ask.offered(("add", "b1"))
    for seed in range(3):
        assert written(chosen("search:100", game, seed)) == ("add", "b1")


def test_each_seat_is_thought_to_play_for_itself():
    """Greedy takes the bait; search sees that seat 2 will snap, which is good for seat 2 alone."""
    for seed in range(3):
        assert chosen("greedy", begin(BAIT), seed) == "bait"
        assert chosen("search:60", begin(BAIT), seed) == "calm"


def test_seats_that_decide_together_do_not_see_each_other():
    """Whoever thought that the other side answers last would always take what is safe."""
    assert deciders(begin(SIDES)) == [0, 1]
    for seed in range(5):
        assert chosen("search:300", begin(SIDES), seed) in ("left", "right")


def test_an_answer_given_together_is_looked_at_with_its_effect():
    """In the world that a bot looks at the other side has answered already, one way or another."""
    others = set()
    for seed in range(12):
        world = world_of(begin(SIDES), 0, Random(seed))
        assert deciders(world) == [0]
        others.add(world.question.given[1])  # type: ignore[union-attr]
    assert len(others) > 1


# Budgets


def test_a_list_of_hundreds_is_sampled_and_the_best_of_it_found():
    game = begin(MANY)
    assert abs(chosen("greedy", game) - 300) <= 5
    assert abs(chosen("search:200", game) - 300) <= 40


def test_search_stops_when_its_choice_can_no_longer_change():
    bot = SearchBot(1, iterations=2000)
    bot.choose(begin(DOORS).imagined(0, Random(1)), 0)
    assert 0 < bot.iterations < 2000


def test_search_spends_its_iterations_where_the_choice_is_open():
    bot = SearchBot(1, iterations=60)
    game = nemeton.start("cairn", seed=1)
    seat = game.asks[0].seat
    bot.choose(game.imagined(seat, Random(1)), seat)
    assert 30 < bot.iterations <= 60


def test_a_game_says_how_much_a_usual_search_thinks(monkeypatch: pytest.MonkeyPatch):
    """Its iterations, unless the bot's name tells them; and how many options of a new point of play are looked at."""
    monkeypatch.setattr(search, "core_of", lambda _game, _seat: None)  # by the rules, without a compiled core
    game = nemeton.start("cairn", seed=1)
    seat = game.asks[0].seat
    looked = []
    for thinking, iterations in ((Thinking(30, 2), None), (Thinking(30, 12), None), (Thinking(30, 2), 20)):
        monkeypatch.setattr(game.book, "thinking", thinking)
        bot = SearchBot(1, iterations=iterations)
        with monkeypatch.context() as patched:
            looks: list[Any] = []
            patched.setattr(tree, "after", lambda *given, looks=looks: looks.append(given) or after(*given))
            bot.choose(game.imagined(seat, Random(1)), seat)
        assert bot.iterations <= (iterations or 30)
        assert bot.iterations > (iterations or 30) / 2
        looked.append(len(looks))
    assert looked[0] < looked[1]


def test_search_keeps_to_its_time(monkeypatch: pytest.MonkeyPatch):
    """With a clock that goes on by a hundredth of a second whenever it is read."""
    ticks = count()
    monkeypatch.setattr(nemeton.bots.bot, "perf_counter", lambda: next(ticks) / 100)
    monkeypatch.setattr(search, "core_of", lambda _game, _seat: None)  # by the rules, without a compiled core
    bot = SearchBot(1, seconds=1.5)
    game = nemeton.start("cairn", seed=1)
    seat = game.asks[0].seat
    assert bot.choose(game.imagined(seat, Random(1)), seat) in game.asks[0].options
    assert 1 <= bot.iterations < 150
    assert next(ticks) < 200


@pytest.mark.parametrize("bot", [RandomBot(1), GentleBot(1), GreedyBot(1), SearchBot(1, iterations=10)])
def test_long_lazy_lists_are_not_written_out(bot: Any, monkeypatch: pytest.MonkeyPatch):
    """A Pick of thousands of subsets: a bot looks at some of them by their number."""
    game = start(PARLOUR, 2, {"packet": 3}, 3)
    while "trim" not in game.asks[0].kind:
        game.answer(game.asks[0].options[0], game.asks[0].seat)
    assert isinstance(game.asks[0].options, Subsets)
    seat = game.asks[0].seat
    option = bot.choose(game.imagined(seat, Random(1)), seat)
    assert any(option in ask.options for ask in game.asks if ask.seat == seat)
