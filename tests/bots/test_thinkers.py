"""A search in several processes: what they find is added up, and the same is found again."""

import logging
import pickle
from collections.abc import Iterator
from math import inf
from multiprocessing import active_children
from random import Random
from typing import Any

import pytest

import nemeton
from nemeton.arena import play_match
from nemeton.bots import SearchBot, make, thinkers
from nemeton.bots.bot import choices
from nemeton.bots.kept import Kept
from nemeton.bots.searcher import Searcher
from nemeton.bots.thinkers import Task, dismiss, done
from nemeton.kernel import Game
from nemeton.kernel.parcels import packed, unpacked
from nemeton.kernel.records import start
from tests.arena.test_match import told
from tests.bots.tiny import DOORS, begin

pytestmark = pytest.mark.slow


@pytest.fixture(autouse=True, scope="module")
def _dismissed() -> Iterator[None]:
    yield
    dismiss()
    assert not active_children()


def open_question(name: str, answers: int = 45, players: int = 3) -> tuple[Game[Any], int]:
    """A game after some answers by chance, where somebody has a choice, and whose it is."""
    game, rng = start(nemeton.rulebooks()[name], players, {}, 5), Random(2)
    while answers > 0 or len(choices(game, game.asks[0].seat)) < 3:
        game.answer(rng.choice(game.asks[0].options), game.asks[0].seat)
        answers -= 1
    return game, game.asks[0].seat


def line(bot: SearchBot, table: Game[Any], seat: int, most: int = 3) -> list[Any]:
    """What a bot answers one after the other, as long as its seat is asked."""
    game = table.fork()
    given: list[Any] = []
    while game.asks and game.asks[0].seat == seat and len(given) < most:
        given.append(bot.choose(game.imagined(seat, Random(1)), seat))
        game.answer(given[-1], seat)
    return given


# Parcels


@pytest.mark.parametrize("name", list(nemeton.rulebooks()))
def test_a_game_that_was_sent_imagines_the_same(name: str):
    game, seat = open_question(name, 30, players=2)
    imagined = game.imagined(seat, Random(3))
    there = unpacked(game.book, pickle.loads(pickle.dumps(packed(imagined))))
    assert there.state == imagined.state
    assert there.history == imagined.history
    assert (there.seen_by(seat), there.is_imagined) == (game.seen_by(seat), True)
    assert [ask.id for ask in there.asks] == [ask.id for ask in imagined.asks]
    for seed in range(3):
        one, other = (world.imagined(seat, Random(seed), simulated=True) for world in (imagined, there))
        assert one.state == other.state
        option = choices(one, seat)[seed % len(choices(one, seat))]
        one.answer(option, seat)
        other.answer(option, seat)
        assert one.state == other.state


def test_only_an_imagined_game_is_sent():
    with pytest.raises(AssertionError):
        packed(begin(DOORS))


# Searches


@pytest.mark.parametrize("name", ["inis", "root"])
def test_the_same_seed_and_number_of_processes_find_the_same(name: str):
    game, seat = open_question(name)
    bots = [SearchBot(7, iterations=40, processes=2) for _ in range(2)]
    lines = [line(bot, game, seat) for bot in bots]
    assert lines[0] == lines[1]
    assert bots[0].iterations == bots[1].iterations


def test_the_iterations_are_divided():
    game, seat = open_question("root")
    alone, shared = (SearchBot(7, iterations=40, processes=number) for number in (1, 2))
    for bot in (alone, shared):
        assert bot.choose(game.imagined(seat, Random(1)), seat) in choices(game, seat)
    assert 20 < shared.iterations <= 40
    assert len(active_children()) >= 1
    other = make("search:40@2", 7)
    other.choose(game.imagined(seat, Random(1)), seat)
    assert other.iterations == shared.iterations  # type: ignore[attr-defined]


def test_the_others_search_by_chance_of_their_own_and_go_on_with_their_trees():
    game, seat = open_question("root")
    kept: Kept[Searcher] = Kept()

    def found(name: str, seed: int) -> Any:
        parcel = packed(game.imagined(seat, Random(1)))
        return done(Task(name, parcel, seat, seed, 30, inf, 1), kept)

    one, other = found("one", 1), found("other", 2)
    assert one != other
    assert one == found("third", 1)
    visits = sum(option.visits for option in one.found)
    assert visits <= 30
    again = found("one", 3)
    assert sum(option.visits for option in again.found) == visits + again.iterations


def test_a_game_that_other_processes_do_not_know_is_searched_alone():
    bot = SearchBot(1, iterations=60, processes=2)
    assert bot.choose(begin(DOORS).imagined(0, Random(1)), 0) == "dark"


def test_time_is_kept_by_all():
    game, seat = open_question("root")
    bot = SearchBot(1, seconds=0.3, processes=2)
    assert bot.choose(game.imagined(seat, Random(1)), seat) in choices(game, seat)
    assert bot.iterations >= 1


# Failure


def test_a_process_that_died_is_missed_once_and_replaced(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
):
    game, seat = open_question("inis")
    bot = SearchBot(1, iterations=40, processes=2)
    bot.choose(game.imagined(seat, Random(1)), seat)
    with thinkers.thinkers(1) as [thinker]:
        first = thinker
        begin_ = first.begin

        def begin_and_die(task: Task) -> bool:
            is_begun = begin_(task)
            first._process.kill()
            return is_begun

        monkeypatch.setattr(first, "begin", begin_and_die)
    with caplog.at_level(logging.WARNING):
        assert bot.choose(game.imagined(seat, Random(1)), seat) in choices(game, seat)
    assert "its part is missing" in caplog.text
    with thinkers.thinkers(1) as [thinker]:
        assert thinker is not first
        assert thinker.is_alive


def test_a_process_that_fails_is_told_of_and_goes_on(caplog: pytest.LogCaptureFixture):
    game, seat = open_question("inis")
    parcel = packed(game.imagined(seat, Random(1)))
    with thinkers.thinkers(1) as [thinker], caplog.at_level(logging.WARNING):
        assert thinker.begin(Task("x", parcel._replace(name="chess"), seat, 1, 10, inf, 1))
        assert thinker.end() is None
        assert "KeyError" in caplog.text
        assert thinker.begin(Task("x", parcel, seat, 1, 10, inf, 1))
        report = thinker.end()
    assert report is not None
    assert 0 < report.iterations <= 10


def test_a_search_that_fails_leaves_no_answer_for_the_next_one(monkeypatch: pytest.MonkeyPatch):
    game, seat = open_question("inis")
    bot = SearchBot(1, iterations=40, processes=2)

    def fail(*_: Any) -> Any:
        raise RuntimeError("it fell from the tree")

    with monkeypatch.context() as patched:
        patched.setattr(Searcher, "grow", fail)
        with pytest.raises(RuntimeError):
            bot.choose(game.imagined(seat, Random(1)), seat)
    expected = SearchBot(3, iterations=40, processes=2).choose(game.imagined(seat, Random(1)), seat)
    assert SearchBot(3, iterations=40, processes=2).choose(game.imagined(seat, Random(1)), seat) == expected


# Matches


def test_a_match_of_shared_searches_comes_from_its_seed_however_many_games_go_on_at_once():
    bots = ["search:6@2", "random"]
    alone = play_match("inis", bots, 2, 3, processes=1, turn_limit=12)
    beside = play_match("inis", bots, 2, 3, processes=2, turn_limit=12)
    assert told(alone) == told(beside)
