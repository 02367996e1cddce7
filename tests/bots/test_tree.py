"""The tree of a search is taken up again where it fits, and nowhere else."""

from random import Random
from typing import Any

import pytest

import nemeton
from nemeton.bots import SearchBot, play_seat
from nemeton.bots.bot import Clock, choices
from nemeton.bots.kept import Kept
from nemeton.bots.searcher import Report, Visited, best_of
from nemeton.bots.tree import Tree, count_nodes, stamp_of, visits_of
from nemeton.kernel import Game
from nemeton.kernel.records import start
from tests.bots.tiny import CUP, LADDER, begin


def searching(iterations: int = 60, seed: int = 1) -> SearchBot:
    return SearchBot(seed, iterations=iterations)


def thought(bot: SearchBot, game: Game[Any], seat: int = 0) -> int:
    """Let a bot think, and tell with how many iterations of earlier searches it began."""
    bot.choose(game.imagined(seat, Random(1)), seat)
    return bot.kept


def answered(game: Game[Any], *answers: tuple[int, Any]) -> None:
    for seat, option in answers:
        game.answer(option, seat)


# Where it fits


def test_the_next_answer_of_a_turn_begins_with_what_was_foreseen():
    bot, game = searching(), begin(LADDER)
    assert thought(bot, game) == 0
    answered(game, (0, "middle"), (1, "hold"))
    kept = thought(bot, game)
    assert kept > 5
    answered(game, (0, "high"))
    assert thought(bot, game) > 5


def test_what_others_did_in_sight_is_followed():
    """After each answer of seat 1 the tree is another part of what was foreseen."""
    kept = {}
    for seen in ("hold", "watch"):
        bot, game = searching(300), begin(LADDER)
        thought(bot, game)
        answered(game, (0, "middle"), (1, seen))
        kept[seen] = thought(bot, game)
    assert kept["hold"] > kept["watch"] > 0  # seat 1 was thought to like that better


def test_another_answer_than_the_chosen_one_is_followed_too():
    bot, game = searching(300), begin(LADDER)
    chosen = bot.choose(game.imagined(0, Random(1)), 0)
    other = next(option for option in ("low", "high") if option != chosen)
    answered(game, (0, other), (1, "hold"))
    assert thought(bot, game) > 0


def test_the_same_question_again_goes_on_where_the_search_was():
    bot, game = searching(), begin(LADDER)
    thought(bot, game)
    done = bot.iterations
    assert thought(bot, game) == done


def test_all_that_was_kept_is_counted():
    game = begin(LADDER)
    first = Tree(game.imagined(0, Random(1)), 0, Random(1), Clock())
    for _ in range(200):
        first.iterate(game.imagined(0, Random(1), simulated=True))
    answered(game, (0, "middle"), (1, "hold"))
    there = game.imagined(0, Random(2))
    [node] = first.reached(there, stamp_of(there, 0))
    again = Tree(there, 0, Random(3), Clock(), first)
    assert again.kept == visits_of(node, 0) == visits_of(again.root, 0)
    assert again.nodes == count_nodes(again.root) < first.nodes == count_nodes(first.root)
    for option, branch in node.branches[0].items():
        assert again.root.branches[0][option].total == branch.total


def test_what_was_kept_spares_iterations_or_adds_to_them():
    """The bot takes the best rungs with so few iterations that each search alone would hardly look around."""
    bot, game = searching(12), begin(LADDER)
    taken = []
    for others in ((1, "hold"), None, None):
        taken.append(play_seat(game, 0, bot, Random(1)))
        if others:
            answered(game, others)
    assert taken == ["middle", "high", "low"]


# Where it does not fit


def test_an_undo_begins_a_new_tree():
    bot, game = searching(), begin(LADDER)
    thought(bot, game)
    answered(game, (0, "middle"))
    game.undo(0)
    assert thought(bot, game) == 0
    answered(game, (0, "middle"), (1, "hold"))
    assert thought(bot, game) > 0
    game.undo(1, agreed=True)
    answered(game, (1, "hold"))
    assert thought(bot, game) == 0


def test_chance_on_the_way_begins_a_new_tree():
    bot, game = searching(300), begin(LADDER)
    thought(bot, game)
    answered(game, (0, "middle"), (1, "shake"))
    assert thought(bot, game) == 0


def test_a_new_turn_begins_a_new_tree():
    game = nemeton.start("inis", 2, seed=3)
    rng, bot, turns = Random(3), searching(10), set()
    for _ in range(60):
        seat = game.asks[0].seat
        if seat == 0 and len(choices(game, 0)) > 1:
            kept = thought(bot, game)
            assert game.state.turn in turns or not kept
            turns.add(game.state.turn)
        game.answer(rng.choice(game.asks[0].options), seat)
    assert len(turns) > 1


def test_a_fork_of_the_table_is_another_story():
    """What was kept in a line of play is not taken up in another one."""
    bot, game = searching(), begin(LADDER)
    fork = game.fork()
    thought(bot, game)
    answered(game, (0, "middle"), (1, "hold"))
    assert thought(bot, game) > 0
    answered(fork, (0, "low"), (1, "hold"))
    assert thought(bot, fork) == 0


def test_another_seat_takes_up_nothing():
    bot, game = searching(), begin(LADDER)
    thought(bot, game)
    answered(game, (0, "middle"))
    assert thought(bot, game, 1) == 0


# What nobody may know


def test_a_hidden_answer_of_another_seat_does_not_lead_into_the_tree():
    """Two tables differ only in the card that seat 1 has hidden. What the bot has kept of its search
    must tell the same at both."""
    chosen: dict[str, list[Any]] = {"fox": [], "owl": []}
    for hides, found in chosen.items():
        for seed in range(12):
            bot, game = searching(40, seed), begin(CUP)
            play_seat(game, 0, bot, Random(seed))
            answered(game, (1, hides))
            found.append((bot.choose(game.imagined(0, Random(seed)), 0), bot.kept))
    assert chosen["fox"] == chosen["owl"]
    assert any(kept for _, kept in chosen["fox"])


@pytest.mark.parametrize("name", ["inis", "root"])
def test_a_line_of_answers_is_the_same_whatever_is_hidden(name: str):
    """The bot answers several times at tables that differ in all that its seat cannot know."""
    table = start(nemeton.rulebooks()[name], 3, {}, 5)
    rng = Random(2)
    for _ in range(60):
        table.answer(rng.choice(table.asks[0].options), table.asks[0].seat)
    while table.asks[0].secret or len(choices(table, table.asks[0].seat)) < 3:
        table.answer(rng.choice(table.asks[0].options), table.asks[0].seat)
    seat = table.asks[0].seat
    lines = []
    for guess in range(3):
        world, bot = table.imagined(seat, Random(guess)), searching(12, 4)
        line: list[Any] = []
        while world.asks and world.asks[0].seat == seat and len(line) < 6:
            option = bot.choose(world.imagined(seat, Random(len(line))), seat)
            line.append((option, bot.kept))
            world.answer(option, seat)
        lines.append(line)
    assert lines[0] == lines[1] == lines[2]


def test_a_stamp_knows_nothing_that_is_hidden():
    stamps = {}
    for hides in ("fox", "owl"):
        game = begin(CUP)
        answered(game, (0, "small"), (1, hides))
        stamps[hides] = [stamp_of(game, 0), stamp_of(game.imagined(0, Random(1)), 0)]
    assert len({*stamps["fox"], *stamps["owl"]}) == 1


# Figures of several searches


def report(*found: Visited) -> Report:
    return Report(found, 1)


def test_what_several_searches_found_is_added_up():
    first = report(Visited("oak", 10, 5.0, 0.5), Visited("ash", 9, 8.0, 0.5))
    second = report(Visited("ash", 3, 1.0, 0.2), Visited("elm", 11, 1.0, 0.9))
    assert best_of([first]) == "oak"
    assert best_of([first, second]) == "ash"


def test_a_win_is_sure_where_all_searches_say_so():
    sure, unsure = report(Visited("oak", 0, 0.0, 1.0), Visited("ash", 9, 4.0, 0.5)), report(Visited("oak", 1, 0.0, 0.4))
    assert best_of([sure, sure]) == "oak"
    assert best_of([sure, unsure]) == "ash"


# What a process keeps


class Log:
    def __init__(self, nodes: int) -> None:
        self.nodes = nodes


def test_the_oldest_go_when_there_are_too_many_or_they_are_too_large():
    kept: Kept[Log] = Kept(most=2, nodes=10)
    logs = {name: Log(4) for name in "abc"}
    for name, log in logs.items():
        kept.keep(name, log)
    assert kept.take("a") is None
    assert kept.take("b") is logs["b"]
    assert kept.take("b") is None
    kept.keep("d", Log(7))
    assert (kept.take("c"), len(kept)) == (None, 1)
    kept.keep("e", Log(11))
    assert len(kept) == 0
