"""The coach: what it advises is on offer and best, what it says is what its game's judge counts, in every language; and
it knows nothing that its seat cannot know."""

from math import exp, log
from random import Random
from typing import Any

import pytest

import nemeton
from nemeton.bots import RandomBot, play_seat
from nemeton.bots.coach import ABOUT_EQUAL, MOST_REASONS, SHOWN, Counsel, counselled
from nemeton.games.spirit_island.judge import SCALE, WEIGHTS, traits
from nemeton.kernel import LANGUAGES, Game, Phrase, Standing
from nemeton.kernel.coaching import DECIDED, WON
from nemeton.kernel.words import message_id

TABLES: dict[str, tuple[int, dict[str, Any]]] = {
    "cairn": (2, {}),
    "inis": (3, {}),
    "root": (4, {"seat_1": "marquise", "seat_2": "eyrie", "seat_3": "keepers", "seat_4": "vagabond"}),
    "spirit_island": (2, {}),
}


def later(name: str, answers: int, seed: int = 4) -> Game[Any]:
    """A game some answers later."""
    players, options = TABLES[name]
    game, bot, rng = nemeton.start(name, players, seed, options), RandomBot(seed), Random(seed)
    for _ in range(answers):
        if not game.over:
            play_seat(game, game.asks[0].seat, bot, rng)
    return game


def asked(game: Game[Any]) -> int:
    """Somebody who has a choice."""
    return next((ask.seat for ask in game.asks if not isinstance(ask, Standing)), game.asks[0].seat)


def odds(chance: float) -> float:
    return log(chance / (1 - chance))


@pytest.mark.parametrize("name", TABLES)
@pytest.mark.parametrize("answers", [0, 30, 90])
def test_the_parts_are_what_the_judge_counts(name: str, answers: int):
    """They sum up to the logarithm of the odds; in Spirit Island but for what never changes and the edges of the
    scale."""
    game = later(name, answers)
    book, state = game.book, game.state
    assert book.coach is not None
    for seat in range(game.players):
        if game.over:
            assert set(book.coach.parts(state, seat)) == {WON}
            continue
        total, judged = sum(book.coach.parts(state, seat).values()), book.judge(state, seat)
        if name == "spirit_island":
            judged = (judged - 0.01) / 0.98
            total += sum(_weighed(state)[key] for key in ("start", "time_near"))
        assert 1 / (1 + exp(-total)) == pytest.approx(judged, abs=1e-3)


def _weighed(state: Any) -> dict[str, float]:
    return {name: SCALE * WEIGHTS[name] * amount for name, amount in traits(state).items()}


@pytest.mark.parametrize("name", TABLES)
@pytest.mark.parametrize("answers", [0, 12, 40, 80, 140])
def test_counsel_is_on_offer_and_told_in_every_language(name: str, answers: int):
    game = later(name, answers)
    while game.over:  # a short one
        answers //= 2
        game = later(name, answers)
    seat = asked(game)
    before = game.record()
    found = counselled(game.imagined(seat, Random(1)), seat, "seed")
    assert game.record() == before, "looking changes nothing"
    assert 1 <= len(found.best) <= SHOWN
    assert all(any(option.option == one for one in game.options(seat)) for option in found.best)
    worths = [one.worth for one in found.best]
    assert worths == sorted(worths, reverse=True)
    assert found.equals == found.looked_at or found.equals >= 1
    assert len(found.reasons) <= MOST_REASONS
    assert all(reason.weight > 0 for reason in found.reasons)
    for reason in (*found.reasons, *([found.cost] if found.cost else [])):
        for language in LANGUAGES:
            assert game.words(language).say(reason.phrase)
            assert not reason.law or game.words(language).write("law", reason.law)


@pytest.mark.parametrize("name", TABLES)
def test_everything_the_judge_may_count_has_words_in_every_language(name: str):
    """Each group of a game that is looked at has a message of its own."""
    coach = nemeton.rulebooks()[name].coach
    assert coach is not None
    parts = {part for answers in (0, 40, 120) for part in coach.parts(later(name, answers).state, 0)} | {WON}
    for language in LANGUAGES:
        words = nemeton.rulebooks()[name].words(language)
        assert [part for part in sorted(parts) if not words.knows(f"{name}.coach.{part}")] == []


@pytest.mark.parametrize("name", TABLES)
def test_the_same_seed_gives_the_same_counsel(name: str):
    game = later(name, 50)
    seat = asked(game)
    first = counselled(game.imagined(seat, Random(1)), seat, "seed")
    assert counselled(game.imagined(seat, Random(1)), seat, "seed") == first


@pytest.mark.parametrize("name", ["inis", "root"])
@pytest.mark.parametrize("answers", [20, 45, 70, 110])
def test_counsel_depends_on_nothing_hidden(name: str, answers: int):
    """Two tables that the seat cannot tell apart: it is told the same at both."""
    game = later(name, answers)
    while game.over:  # a short one
        answers //= 2
        game = later(name, answers)
    seat = asked(game)
    twins = [game.imagined(seat, Random(f"other {number}")) for number in range(3)]
    assert all(twin.seen_by(seat) == game.seen_by(seat) for twin in twins)
    counsels = [counselled(twin.imagined(seat, Random(1)), seat, "seed") for twin in (game, *twins)]
    assert [_told(game, one) for one in counsels[1:]] == [_told(game, counsels[0])] * 3


def _told(game: Game[Any], counsel: Counsel) -> Any:
    """What is shown of a counsel."""
    said = [game.words("en").say(reason.phrase) for reason in counsel.reasons]
    return [(one.option, round(one.worth, 6)) for one in counsel.best], counsel.equals, said


def test_a_game_that_is_won_says_so():
    """Of a game that is over there is one part, and it outweighs everything else."""
    game = later("cairn", 400)
    assert game.over
    winner = game.result.winners[0]  # type: ignore[union-attr]
    coach = game.book.coach
    assert coach is not None
    assert coach.parts(game.state, winner) == {WON: DECIDED}
    assert coach.parts(game.state, 1 - winner) == {WON: -DECIDED}
    assert coach.tell(WON, game.state, game.state, winner, True) == Phrase("cairn.coach.won", {"how": "won"})
    assert message_id("cairn.coach.won") == "cairn-coach-won"


def test_answers_that_are_about_equal_get_no_reasons():
    """Where nothing lies between the answers, nothing is made up."""
    for answers in range(60):
        game = later("spirit_island", answers)
        seat = asked(game)
        found = counselled(game.imagined(seat, Random(1)), seat, "seed")
        if found.equals == found.looked_at:
            assert found.reasons == ()
            assert found.cost is None
            assert max(one.worth for one in found.best) - min(one.worth for one in found.best) <= ABOUT_EQUAL
            return
    raise AssertionError("there was no such question")
