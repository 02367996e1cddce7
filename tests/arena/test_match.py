"""Matches: the same from the same seed on any number of processes, and what they count."""

import os
import signal
import subprocess
import sys
from multiprocessing import active_children
from pathlib import Path
from typing import Any

import pytest

from nemeton.arena import MatchResult, Processes, play_match, wilson
from nemeton.arena.match import Pairing, book_of, options_for, values_of
from nemeton.arena.result import Outcome
from nemeton.bots import make
from nemeton.kernel import BadRecord, BadSetup, IllegalAnswer
from tests.arena.own import Broken, First, Illegal
from tests.bots.tiny import LAMPS
from tests.kernel.parlour.book import PARLOUR

pytestmark = pytest.mark.slow


def told(result: MatchResult) -> list[tuple[Any, ...]]:
    """Everything about the games but the time they took."""
    return [(o.number, o.seats, o.winners, o.how, o.turns, o.choices, o.iterations) for o in result.outcomes]


def test_a_match_comes_from_its_seed_alone():
    one, again, other = (play_match("cairn", ["greedy", "random"], 4, seed, processes=1) for seed in (1, 1, 2))
    assert told(one) == told(again)
    assert told(one) != told(other)


def test_the_number_of_processes_changes_nothing():
    alone = play_match("cairn", ["random", First], 9, 5, {"megaliths": "beginner"}, processes=1)
    beside = play_match("cairn", ["random", First], 9, 5, {"megaliths": "beginner"}, processes=2)
    assert told(alone) == told(beside)
    assert beside.processes == 2
    assert active_children() == []


def test_every_deal_is_played_from_every_seat():
    result = play_match("cairn", ["random", First], 6, 1, processes=1)
    assert [outcome.seats for outcome in result.outcomes] == [(0, 1), (1, 0)] * 3
    # the first choice of a deal's two games is of the same options, so two First bots play the same game twice
    same = play_match("cairn", [First, First], 4, 1, processes=1)
    turns = [outcome.turns for outcome in same.outcomes]
    assert turns[0] == turns[1]
    assert turns[2] == turns[3]


def test_progress_is_told_after_every_game():
    seen = []
    play_match("cairn", ["random", "random"], 5, 1, processes=1, on_progress=lambda r: seen.append((r.played, r.games)))
    assert seen == [(1, 5), (2, 5), (3, 5), (4, 5), (5, 5)]


def test_several_matches_share_one_pool():
    with Processes(2) as pool:
        first = play_match("cairn", ["random", First], 4, 5, pool=pool)
        players = {child.pid for child in active_children()}
        second = play_match("cairn", ["random", First], 4, 6, pool=pool)
        assert {child.pid for child in active_children()} == players
    assert told(first) == told(play_match("cairn", ["random", First], 4, 5, processes=1))
    assert told(second) == told(play_match("cairn", ["random", First], 4, 6, processes=1))
    assert active_children() == []


# The file of a match


def test_a_match_goes_on_from_its_file(tmp_path: Path):
    """Broken off after three games, with half a line at the end: the other games are played."""
    out = tmp_path / "deep" / "match.jsonl"
    whole = play_match("cairn", ["random", First], 8, 1, processes=1)

    def interrupt(result: MatchResult) -> None:
        if result.played == 3:
            raise KeyboardInterrupt

    assert play_match("cairn", ["random", First], 8, 1, processes=1, out=out, on_progress=interrupt).interrupted
    with out.open("ab") as file:
        file.write(b'{"number": 3, "se')
    seen: list[int] = []
    result = play_match(
        "cairn", ["random", First], 8, 1, processes=1, out=out, resume=True, on_progress=lambda r: seen.append(r.played)
    )
    assert seen == [4, 5, 6, 7, 8]
    assert told(result) == told(whole)
    again = play_match("cairn", ["random", First], 8, 1, processes=1, out=out, resume=True)
    assert told(again) == told(whole)
    assert len(out.read_text().splitlines()) == 9


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"resume": False}, "match/exists"),
        ({"seed": 2}, "match/another"),
        ({"bots": ["greedy", "random"]}, "match/another"),
        ({"options": {"megaliths": "beginner"}}, "match/another"),
    ],
)
def test_another_match_does_not_go_on_from_a_file(tmp_path: Path, change: dict[str, Any], code: str):
    out = tmp_path / "match.jsonl"
    usual: dict[str, Any] = {"game": "cairn", "bots": ["random", "random"], "games": 2, "seed": 1, "processes": 1}
    play_match(**usual, out=out)
    before = out.read_bytes()
    with pytest.raises(BadRecord) as caught:
        play_match(**(usual | {"resume": True} | change), out=out)
    assert caught.value.code == code
    assert all(caught.value.text(language) for language in ("en", "ru", "uk"))
    assert out.read_bytes() == before


@pytest.mark.parametrize("content", [b'{"nemeton_match": 1}\n[]\n', b"hello\n"])
def test_a_file_that_is_no_match_stays_as_it_is(tmp_path: Path, content: bytes):
    out = tmp_path / "match.jsonl"
    out.write_bytes(content)
    with pytest.raises(BadRecord) as caught:
        play_match("cairn", ["random", "random"], 2, 1, processes=1, out=out, resume=True)
    assert caught.value.code == "match/damaged"
    assert out.read_bytes() == content


# Bots of one's own


@pytest.mark.parametrize("processes", [1, 2])
def test_a_bot_of_ones_own_by_name(processes: int):
    result = play_match("cairn", ["random", "tests.arena.own:First"], 4, 5, processes=processes)
    assert told(result) == told(play_match("cairn", ["random", First], 4, 5, processes=1))
    assert result.bots == ("random", "tests.arena.own:First")


@pytest.mark.parametrize(
    "bot", ["tests.arena.nowhere:First", "tests.arena.own:Nobody", "json:dumps", "json:JSONDecoder"]
)
def test_what_is_no_bot_is_told(bot: str):
    with pytest.raises(BadSetup) as caught:
        play_match("cairn", ["random", bot], 2, 1, processes=1)
    assert caught.value.code == "setup/own_bot"
    assert all(caught.value.text(language) for language in ("en", "ru", "uk"))


@pytest.mark.parametrize("bot", ["tests.arena.own:First", "json:dumps"])
def test_the_catalog_of_bots_runs_nobody_elses_code(bot: str):
    """What a visitor of a site may name comes from the catalog alone."""
    with pytest.raises(BadSetup) as caught:
        make(bot)
    assert caught.value.code == "setup/unknown_bot"


@pytest.mark.parametrize("processes", [1, 2])
def test_an_interrupted_match_leaves_what_was_played(processes: int):
    def interrupt(result: MatchResult) -> None:
        if result.played == 3:
            raise KeyboardInterrupt

    result = play_match("cairn", ["random", "random"], 400, 1, processes=processes, on_progress=interrupt)
    assert result.interrupted
    assert result.played == len(result.outcomes) == 3
    assert sum(result.wins) == 3
    assert active_children() == []


SCRIPT = """
from multiprocessing import active_children
from nemeton.arena import play_match
if __name__ == "__main__":
    result = play_match("cairn", ["search:40", "greedy"], 500, 1, processes=2,
                        on_progress=lambda result: print(*[child.pid for child in active_children()], flush=True))
    print("stopped", result.interrupted, 0 < result.played < 500, flush=True)
"""


def heed_interrupts() -> None:
    """A shell's background jobs ignore Ctrl-C, and so would whatever they start."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def begun_match(folder: Path) -> tuple[subprocess.Popen[str], list[int]]:
    """A long match in a process group of its own, once its first game is over, and the processes that play it."""
    script = folder / "match.py"
    script.write_text(SCRIPT)
    process = subprocess.Popen(
        [sys.executable, str(script)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=heed_interrupts,
    )
    assert process.stdout is not None
    return process, [int(number) for number in process.stdout.readline().split()]


@pytest.mark.slow
def test_ctrl_c_in_a_terminal_ends_a_match(tmp_path: Path):
    """The interrupt reaches every process of the group, as in a terminal."""
    process, players = begun_match(tmp_path)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert out.splitlines()[-1] == "stopped True True"
    assert "Traceback" not in err
    assert process.returncode == 0
    assert len(players) == 2


@pytest.mark.slow
def test_a_match_that_is_killed_leaves_nobody_playing(tmp_path: Path):
    process, players = begun_match(tmp_path)
    process.kill()
    # the two that played hold the ends of these pipes: both are closed only when they are gone too
    process.communicate(timeout=60)
    assert len(players) == 2


def test_more_seats_than_bots_are_taken_in_turns():
    result = play_match(PARLOUR, ["random", First], 2, 1, {"rounds": 1}, players=4)
    assert [outcome.seats for outcome in result.outcomes] == [(0, 1, 0, 1), (1, 0, 1, 0)]
    assert result.players == 4
    assert all(
        outcome.choices[0] > 0 and outcome.iterations == (0, 3 * outcome.choices[1]) for outcome in result.outcomes
    )


def test_three_bots_at_three_seats():
    result = play_match(PARLOUR, ["random", "greedy", First], 3, 1, {"rounds": 1})
    assert [outcome.seats for outcome in result.outcomes] == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]
    assert result.elo() is None


def test_seats_that_win_together_are_counted_together():
    result = play_match(LAMPS, ["greedy"], 2, 1, players=3)
    assert result.wins == (2,)
    assert play_match(LAMPS, ["greedy", "greedy", First], 3, 1).draws == 3  # the first option spoils the lamp


def test_a_game_beyond_its_limit_is_unfinished():
    result = play_match("cairn", ["random", "random"], 3, 1, processes=1, turn_limit=3)
    assert (result.unfinished, result.draws, result.wins) == (3, 3, (0, 0))


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"bots": ["greedy", "clever"]}, "setup/unknown_bot"),
        ({"bots": []}, "setup/bots"),
        ({"bots": ["greedy"] * 3, "players": 2}, "setup/bots"),
        ({"bots": ["greedy"] * 3}, "setup/players"),
        ({"game": "chess"}, "setup/unknown_game"),
        ({"options": {"megaliths": "some"}}, "setup/bad_option"),
        ({"options": {"weather": "fair"}}, "setup/unknown_option"),
        ({"games": 0}, "setup/games"),
        ({"turn_limit": 0}, "setup/turn_limit"),
    ],
)
def test_what_is_wrong_with_a_match_is_told_before_it_begins(change: dict[str, Any], code: str):
    usual: dict[str, Any] = {"game": "cairn", "bots": ["greedy", "random"], "games": 2, "processes": 2}
    with pytest.raises(BadSetup) as caught:
        play_match(**(usual | change))
    assert caught.value.code == code
    assert all(caught.value.text(language) for language in ("en", "ru", "uk"))


@pytest.mark.parametrize("processes", [1, 2])
@pytest.mark.parametrize(("bot", "error"), [(Broken, ZeroDivisionError), (Illegal, IllegalAnswer)])
def test_a_bot_that_fails_ends_the_match(bot: Any, error: type[Exception], processes: int):
    with pytest.raises(error):
        play_match("cairn", [bot, "random"], 4, 1, processes=processes)


def outcome(number: int, winners: tuple[int, ...], how: str = "points") -> Outcome:
    return Outcome(number, (0, 1), winners, how, 10 + number, (4, 5), (400, 0), (2.0, 0.5))


def test_games_of_one_deal_belong_together():
    """Three bots, twelve games: who wins by the deal alone has seen four deals, not twelve games."""
    result = MatchResult("cairn", ("one", "two", "three"), 12, 1, 3)
    result.outcomes = [
        Outcome(at, (0, 1, 2), (0,) if at // 3 % 2 else (1,), "points", 9, (1, 1, 1), (0, 0, 0), (0.0, 0.0, 0.0))
        for at in range(12)
    ]
    assert result.interval(0) == wilson(2, 4)
    spread = [outcome for outcome in result.outcomes if outcome.number % 3 == 0]
    assert MatchResult("cairn", ("one", "two", "three"), 12, 1, 3, spread).interval(0) == wilson(2, 4)


def test_the_table_of_a_match():
    result = MatchResult("cairn", ("one", "two"), 6, 1, 2)
    result.outcomes = [
        outcome(0, (0,)),
        outcome(1, (0,)),
        outcome(2, (0,)),
        outcome(3, (1,)),
        outcome(4, (), "repetition"),
        outcome(5, (), "unfinished"),
    ]
    assert (result.wins, result.draws, result.unfinished, result.turns_per_game) == ((3, 1), 2, 1, 12.5)
    one, two = result.table()
    assert (one.bot, one.wins, one.share, one.choices, one.iterations_per_choice, one.seconds_per_choice) == (
        "one",
        3,
        0.5,
        24,
        100.0,
        0.5,
    )
    assert (one.low, one.high) == wilson(1.5, 3)  # deals that went 2 to 0, 1 to 1 and 0 to 0 are worth three games
    assert (two.wins, two.iterations_per_choice) == (1, 0.0)
    # three wins and two half points of six: four to two
    difference, low, high = result.elo() or (0, 0, 0)
    assert round(difference) == 120
    assert low < 0 < difference < high


def test_a_match_without_a_game_has_a_table_too():
    result = MatchResult("cairn", ("one", "two"), 6, 1, 2)
    assert [line.share for line in result.table()] == [0.0, 0.0]
    assert result.elo() is None


def test_a_game_that_is_won_together_counts_by_spirit():
    result = play_match("spirit_island", ["random"], 16, 1, {"progression": True}, processes=1, each="seat_1")
    lines = result.by_role()
    assert result.is_cooperative
    assert result.elo() is None
    assert [line.games for line in lines] == [2] * 8  # each spirit in turn
    assert {line.role for line in lines} == {outcome.roles[0] for outcome in result.outcomes}
    assert sum(line.wins for line in lines) == result.wins[0]
    assert result.draws == 16 - result.wins[0]


def test_roles_count_wins_seat_by_seat():
    outcomes = [
        Outcome(0, (0, 0), (0,), "fear", 5, (1,), (0,), (0.0,), ("river", "ocean"), (0, 1)),
        Outcome(1, (0, 0), (0,), "points", 5, (1,), (0,), (0.0,), ("river", "green"), (1,)),
        Outcome(2, (0, 0), (), "blight", 5, (1,), (0,), (0.0,), ("river", "green"), ()),
    ]
    lines = MatchResult("tiny", ("random",), 3, 1, 2, outcomes).by_role()
    assert [(line.role, line.games, line.wins) for line in lines] == [("green", 2, 1), ("ocean", 1, 1), ("river", 3, 1)]
    assert lines[0].low < 0.5 < lines[0].high


@pytest.mark.parametrize("each", ["weather", "level_of_water"])
def test_only_an_option_of_the_game_takes_its_values_in_turn(each: str):
    with pytest.raises(BadSetup) as told_so:
        play_match("spirit_island", ["random"], 2, 1, processes=1, each=each)
    assert told_so.value.code == "setup/unknown_option"


def test_an_option_takes_its_values_deal_by_deal():
    book = book_of("spirit_island")
    assert values_of(book, "progression") == (True, False)
    assert values_of(book, "level") == (0, 1, 2, 3, 4, 5, 6)
    assert "any" not in values_of(book, "seat_1")
    pairing = Pairing(
        "cairn", ("random", "random"), 1, {"corner_exit": False}, 2, 100, ("megaliths", ("all", "beginner"))
    )
    assert options_for(pairing, 3) == {"corner_exit": False, "megaliths": "beginner"}
