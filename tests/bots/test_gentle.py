"""The gentle bot plays sensibly and errs now and then."""

from collections import Counter
from random import Random

import nemeton
from nemeton.arena import play_match
from nemeton.bots import make
from tests.bots.tiny import DOORS, MANY, begin


def test_a_great_mistake_is_rare():
    games = [begin(DOORS) for _ in range(60)]
    chosen = Counter(make("gentle", seed).choose(game.imagined(0, Random(seed)), 0) for seed, game in enumerate(games))
    assert chosen["dark"] > 50


def test_of_many_options_it_takes_one_of_the_better_ones():
    """Five hundred numbers, of which 300 is best: a random number is 130 away from it in the mean."""
    away = [abs(make("gentle", seed).choose(begin(MANY).imagined(0, Random(seed)), 0) - 300) for seed in range(40)]
    assert sum(away) / len(away) < 70
    assert max(away) > 40, "it never errs"


def test_it_beats_random():
    result = play_match("cairn", ["gentle", "random"], games=8, seed=1, processes=1)
    assert result.wins[0] >= 7


def test_every_game_says_how_far_it_errs():
    for book in nemeton.rulebooks().values():
        assert 0 < book.thinking.error < 1
