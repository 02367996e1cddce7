"""What is known of the levels' strength: what the ladder writes, and what is left out when levels change."""

from pathlib import Path

import msgspec
import pytest

import nemeton
from nemeton.bots import strength
from nemeton.bots.strength import FILE, Ladder, LevelStep, Rated, ladder_of
from nemeton.kernel import SkillLevel
from scripts.ladder import Played, Series, write, written

CAIRN = nemeton.rulebooks()["cairn"].thinking.levels
ISLAND = nemeton.rulebooks()["spirit_island"].thinking.levels
FORMER = SkillLevel("gentle", error=1.4)


def played(number: int, winner: int, thinking: tuple[SkillLevel, ...] = CAIRN[:2], **changes: object) -> Played:
    """A game of Cairn between the first two levels; the winner is a level, or 0."""
    levels = (1, 2) if number % 2 else (2, 1)
    series = Series("cairn", 1, 2, thinking, "1", core=True)
    winners = (levels.index(winner),) if winner else ()
    game = Played(series, number, levels, winners, "megaliths", 30, (9, 9), (0.1, 0.1), (0.1, 0.1), 0.3)
    return msgspec.structs.replace(game, **changes)


def test_what_was_won_is_written_with_its_interval():
    games = [played(number, 1 if number < 3 else 2) for number in range(10)]
    [step] = written(games)["cairn"].steps
    assert (step.lower, step.upper, step.games, step.won, step.share) == (1, 2, 10, 7, 70.0)
    assert step.low < 50 < step.share < step.high < 100


def test_games_that_say_nothing_of_the_present_levels_are_left_out():
    """Given up, unfinished, shared; played with other levels, or without the compiled core; the same one twice."""
    good = [played(number, 2) for number in range(4)]
    without_core = msgspec.structs.replace(good[0].series, core=False)
    bad = [
        played(4, 0, how="given up"),
        played(5, 0, how="unfinished"),
        played(6, 0, winners=(0, 1)),
        played(7, 1, (FORMER, CAIRN[1])),
        played(8, 1, series=without_core),
        good[0],
    ]
    [step] = written([*good, *bad])["cairn"].steps
    assert (step.games, step.won) == (4, 4)


def test_islands_that_a_level_saved_are_counted_without_a_rival():
    series = Series("spirit_island", 3, 3, ISLAND[2:3], "1", core=False)
    games = [
        Played(series, number, (3,), (0,) if number == 1 else (), "victory", 8, (9,), (0.1,), (0.1,), 0.2, 2 * number)
        for number in range(4)
    ]
    [step] = written(games)["spirit_island"].steps
    assert (step.lower, step.upper, step.games, step.won, step.share) == (3, 3, 4, 1, 25.0)


def test_a_file_is_written_and_read_again(tmp_path: Path):
    games, file = tmp_path / "ladder.jsonl", tmp_path / "strength.json"
    kept = {"inis": Ladder((), (Rated(5, 1500, 0),), 5, 1500)}
    file.write_bytes(msgspec.json.encode(kept))
    games.write_bytes(b"".join(msgspec.json.encode(played(number, 2)) + b"\n" for number in range(3)))
    write([games], file)
    assert ladder_of("cairn", file).steps[0].games == 3
    assert msgspec.json.decode(file.read_bytes(), type=dict[str, Ladder])["inis"] == kept["inis"]


def test_a_step_of_other_levels_and_ratings_with_it_are_not_shown(tmp_path: Path):
    file = tmp_path / "strength.json"
    steps = (
        LevelStep(1, 2, (FORMER, CAIRN[1]), 9, 6, 66.7, 35.0, 88.0),
        LevelStep(2, 3, CAIRN[1:3], 9, 6, 66.7, 35.0, 88.0),
    )
    file.write_bytes(msgspec.json.encode({"cairn": Ladder(steps, (Rated(1, 1400, 80),), 5, 1500)}))
    assert ladder_of("cairn", file) == Ladder(steps[1:])


def test_nothing_is_known_without_a_file(tmp_path: Path):
    assert ladder_of("root", tmp_path / "none.json") == Ladder()


@pytest.mark.parametrize("game", nemeton.rulebooks())
def test_the_file_of_the_package_makes_sense(game: str):
    known = msgspec.json.decode(FILE.read_bytes(), type=dict[str, strength.Ladder])
    assert {*known} <= {*nemeton.rulebooks()}
    for step in ladder_of(game).steps:
        assert 0 <= step.low <= step.share <= step.high <= 100
        assert 0 <= step.won <= step.games
        assert step.lower in (step.upper, step.upper - 1)
