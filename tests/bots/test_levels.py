"""The ladder: every level of every game answers, keeps its limits and its time, and hands on where it fails."""

import logging
from random import Random
from typing import Any

import pytest

import nemeton
from nemeton import cairn_core
from nemeton.bots import levels as ladder
from nemeton.bots import make
from nemeton.bots.bot import choices
from nemeton.bots.champion import ChampionBot
from nemeton.bots.gentle import GentleBot
from nemeton.bots.greedy import GreedyBot
from nemeton.bots.levels import LevelBot
from nemeton.bots.look import after
from nemeton.bots.pace import A_TURN, LEAST, TurnTime
from nemeton.bots.search import SearchBot
from nemeton.kernel import LANGUAGES, BadSetup, Game, SkillLevel
from nemeton.kernel.records import start
from nemeton.kernel.thinking import USUAL_LEVELS
from tests.bots.short_levels import BOOKS, LEVELS, MOST, shorten
from tests.bots.test_clock import after_some_answers
from tests.bots.tiny import DOORS, MANY, begin
from tests.kernel.parlour.book import PARLOUR

GAMES = tuple(nemeton.rulebooks())


def open_question(name: str, seed: int = 3) -> tuple[Game[Any], int]:
    """A game in which somebody has a choice, and whose it is."""
    game = after_some_answers(name, 30, seed)
    while len(choices(game, game.asks[0].seat)) == 1:
        game.answer(game.asks[0].options[0], game.asks[0].seat)
    return game, game.asks[0].seat


# What a game says


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.name)
def test_every_game_has_eight_levels_of_growing_thought(book: Any):
    levels = book.thinking.levels
    kinds = [level.kind for level in levels]
    order = ("gentle", "greedy", "search", "champion")
    assert len(levels) == 8
    assert kinds == sorted(kinds, key=order.index)
    assert (kinds[0], kinds.count("greedy"), kinds[-1]) == (
        "gentle",
        1,
        "champion" if book.name == "cairn" else "search",
    )
    errors = [level.error for level in levels if level.kind == "gentle"]
    assert errors == sorted(errors, reverse=True)
    assert all(0 < error <= 1.5 for error in errors)
    searched = [(level.iterations, level.compiled, level.nodes) for level in levels if level.iterations]
    assert searched == sorted(set(searched))
    assert len(searched) == kinds.count("search") + kinds.count("champion")
    assert [level.nodes > 0 for level in levels] == [kind == "champion" for kind in kinds]
    assert all(0 < level.seconds <= 3 for level in levels)


def test_a_game_that_names_no_levels_has_the_usual_ones():
    assert PARLOUR.thinking.levels is USUAL_LEVELS


# Answers


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("spec", LEVELS)
def test_a_level_answers_and_answers_the_same_again(name: str, spec: str, monkeypatch: pytest.MonkeyPatch):
    shorten(monkeypatch)
    game, seat = open_question(name)
    chosen = [make(spec, 5).choose(game.imagined(seat, Random(2)), seat) for _ in range(2)]
    assert chosen[0] == chosen[1]
    assert chosen[0] in choices(game, seat)


@pytest.mark.parametrize("spec", LEVELS)
def test_a_level_plays_a_game_with_every_kind_of_ask_to_its_end(spec: str, monkeypatch: pytest.MonkeyPatch):
    shorten(monkeypatch, 2)
    game = start(PARLOUR, 3, {"rounds": 1}, 3)
    bots = [make(spec, seat) for seat in range(3)]
    while not game.over:
        seat = game.asks[0].seat
        game.answer(bots[seat].choose(game.imagined(seat, Random(seat)), seat), seat)
    assert game.result is not None


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("number", range(1, 9))
def test_a_level_looks_at_no_more_than_it_may(name: str, number: int, monkeypatch: pytest.MonkeyPatch):
    shorten(monkeypatch)
    game, seat = open_question(name)
    level = game.book.thinking.levels[number - 1]
    bot = LevelBot(number, 1)
    bot.choose(game.imagined(seat, Random(1)), seat)
    if level.kind == "gentle":
        assert 1 <= bot.iterations <= min(level.seen, len(choices(game, seat)))
    if level.kind == "champion":
        assert 0 < bot.iterations <= (level.nodes if cairn_core.available else level.iterations)
    if level.kind == "search":
        # a plan tries whole worlds, so it may end a little behind its limit
        assert bot.iterations <= max(MOST, level.compiled if name == "cairn" else 0) + 4


def test_the_first_levels_do_not_see_what_an_answer_leads_to():
    """The dark door looks bad until one sees the chest behind it."""
    blind, seeing = (
        [GentleBot(seed, error=0.0, looks=looks).choose(begin(DOORS).imagined(0, Random(seed)), 0) for seed in range(9)]
        for looks in (0, 4)
    )
    assert {*blind} == {"bright"}
    assert {*seeing} == {"dark"}


def test_the_first_levels_overlook_much(monkeypatch: pytest.MonkeyPatch):
    """Of five hundred numbers a level takes one of the few that it has seen."""
    looked: list[Any] = []

    def noted(*given: Any) -> Any:
        looked.append(given[2])
        return after(*given)

    monkeypatch.setattr("nemeton.bots.gentle.after", noted)
    bot = GentleBot(1, error=0.0, seen=5, looks=1)
    assert bot.choose(begin(MANY).imagined(0, Random(1)), 0) in looked
    assert len(looked) == 5


# Time


def test_a_level_thinks_no_longer_than_its_seconds_and_its_turn_allow(monkeypatch: pytest.MonkeyPatch):
    """The answers of a turn share its time; a new turn begins with all of it; a limit from outside counts too."""
    given: list[float] = []

    class Watch:
        iterations = 0
        seconds = 0.0

        def choose(self, game: Game[Any], seat: int) -> Any:
            given.append(self.seconds)
            return choices(game, seat)[0]

    monkeypatch.setattr(ladder, "made", lambda *_: Watch())
    ticks = iter(range(1000))
    monkeypatch.setattr("nemeton.bots.bot.perf_counter", lambda: float(next(ticks)))  # every answer takes a second
    game, seat = open_question("cairn")
    bot = LevelBot(8, 1)
    for _ in range(12):
        bot.choose(game, seat)
    most = game.book.thinking.levels[7].seconds
    assert given[0] == min(most, A_TURN / 3)
    assert given == sorted(given, reverse=True)
    assert given[-1] == LEAST
    game.state.turn += 1
    bot.choose(game, seat)
    assert given[-1] == given[0]
    LevelBot(8, 1, at_most=0.05).choose(game, seat)
    assert given[-1] == 0.05


def test_a_turn_of_the_highest_level_ends_within_eight_seconds():
    """However many answers it has, when each takes all the time that it may."""
    turn, level = TurnTime(1), max(level.seconds for book in BOOKS for level in book.thinking.levels)
    longest = 0.0
    for _ in range(16):
        seconds = turn.seconds(level)
        longest = max(longest, seconds)
        turn.spend(seconds)
    assert longest <= 3
    assert turn.spent <= 8


# Names


@pytest.mark.parametrize("spec", ["level:0", "level:9", "level:", "level:1.5", "level:-1", "level:08", "level:8 "])
def test_another_level_is_refused_with_a_sentence(spec: str):
    with pytest.raises(BadSetup) as caught:
        make(spec)
    assert caught.value.code == "setup/unknown_bot"
    for language in LANGUAGES:
        assert "level:8" in caught.value.text(language)


def test_a_level_is_the_bot_that_its_game_says():
    made = [ladder.made(kind, SkillLevel("gentle", seen=3)) for kind in ("gentle", "greedy", "search", "champion")]
    assert [type(bot) for bot in made] == [GentleBot, GreedyBot, SearchBot, ChampionBot]
    assert isinstance(make("level:3", 1), LevelBot)


# Failure


@pytest.mark.parametrize(
    ("broken", "answers"),
    [(ChampionBot, "search"), (SearchBot, "greedy"), (GreedyBot, "gentle"), (GentleBot, "random")],
)
def test_where_a_bot_fails_the_next_simpler_one_answers(
    broken: type, answers: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    def fail(*_: Any) -> None:
        raise RuntimeError("it fell from the tree")

    shorten(monkeypatch)
    monkeypatch.setattr(broken, "choose", fail)
    game, seat = open_question("cairn")
    kinds = [str(level.kind) for level in game.book.thinking.levels]
    names: dict[type, str] = {ChampionBot: "champion", SearchBot: "search", GreedyBot: "greedy", GentleBot: "gentle"}
    number = 1 + kinds.index(names[broken])
    with caplog.at_level(logging.WARNING):
        option = LevelBot(number, 1).choose(game.imagined(seat, Random(1)), seat)
    assert option in choices(game, seat)
    assert f"level {number} of cairn failed; a {answers} bot answers" in caplog.text


def test_without_a_compiled_core_the_rules_are_searched(monkeypatch: pytest.MonkeyPatch):
    shorten(monkeypatch, 4)
    monkeypatch.setattr("nemeton.bots.search.core_of", lambda _game, _seat: None)
    monkeypatch.setattr("nemeton.bots.champion.champion_of", lambda _game, _seat: None)
    game, seat = open_question("cairn")
    bot = LevelBot(8, 1)
    assert bot.choose(game.imagined(seat, Random(1)), seat) in choices(game, seat)
    assert 0 < bot.iterations <= 4
