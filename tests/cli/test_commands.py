"""The commands beside play: replay, simulate, fuzz, arena, bench, games."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import nemeton
from nemeton import bench
from nemeton.bots.pace import TurnTime
from nemeton.files import read_file, write_file
from nemeton.games.cairn.state import CairnState, Turn
from nemeton.kernel import Problem
from nemeton.site.tables import bot_levels
from tests.cli.running import Ran, call, played, run
from tests.cli.test_play import complaint, in_order

pytestmark = pytest.mark.slow

BOOK = nemeton.rulebooks()["cairn"]


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "records" / "game.json.gz"
    write_file(path, played().record())
    return path


# Asking for help


@pytest.mark.parametrize("command", ["play", "replay", "simulate", "fuzz", "arena", "bench", "games"])
def test_every_command_explains_itself(tmp_path: Path, command: str):
    ran = call(tmp_path, command, "--help")
    assert ran.code == 0
    assert "Usage" in ran.out
    assert command in call(tmp_path, "--help").out


def test_version_and_games(tmp_path: Path):
    ran = run(tmp_path, "--version")
    assert (ran.code, ran.out) == (0, f"nemeton {nemeton.__version__}\n")
    listed = call(tmp_path, "games", "--lang", "ru").out
    assert in_order(listed, "cairn", "Каирн", "megaliths=all|beginner", "corner_exit=true|false")


def test_an_unknown_command_or_switch_is_refused(tmp_path: Path):
    for arguments in (["dance"], ["play", "--colour"], ["simulate", "cairn", "--games", "many"]):
        ran = call(tmp_path, *arguments)
        assert ran.code == 2
        assert "Traceback" not in ran.err


# Replaying


def test_replay_tells_the_game_to_its_end(tmp_path: Path, record: Path):
    game = played()
    assert game.result is not None
    ran = run(tmp_path, "replay", str(record))
    assert (ran.code, ran.err) == (0, "")
    assert in_order(
        ran.out, "Turn 1. ", f"Turn {game.state.turn}. ", "┌───────┬", f"Score: Sea {game.result.scores[0]}"
    )


def test_replay_stops_after_an_answer(tmp_path: Path, record: Path):
    halfway = played(answers=10)
    ran = call(tmp_path, "replay", str(record), "--at", "10", "--lang", "uk")
    assert ran.code == 0
    assert in_order(ran.out, "Хід 1. ", "Партію не закінчено")
    assert f"Хід {halfway.state.turn}. " in ran.out
    assert f"Хід {halfway.state.turn + 1}. " not in ran.out
    assert "Turn 1. " in call(tmp_path, "replay", str(record), "--at", "0").out
    for at in ("-1", "100000"):
        assert "There is no answer" in complaint(call(tmp_path, "replay", str(record), "--at", at))


def test_replay_shows_a_position(tmp_path: Path):
    path = tmp_path / "position.json"
    write_file(path, played(answers=10).position())
    ran = call(tmp_path, "replay", str(path))
    assert ran.code == 0
    assert "The game is not over" in ran.out


def broken_records() -> Iterator[tuple[str, Any, str]]:
    whole = played().record()
    running = played(answers=12).record()

    def changed(data: dict[str, Any], **new: Any) -> dict[str, Any]:
        copy: dict[str, Any] = json.loads(json.dumps(data))
        copy["segments"][-1].update(new)
        return copy

    yield "not an object", [1, 2], "not a record"
    yield "another format", whole | {"nemeton": 99}, "99"
    yield "no segments", {name: value for name, value in whole.items() if name != "segments"}, "segments"
    yield "newer rules", changed(running, rules=BOOK.rules_version + 1), "newer rules"
    yield "illegal answer", changed(running, answers=[[0, ["move", "a1", "e5"]]]), "1 is not legal"
    yield "broken answer", changed(running, answers=[[0, {"x": 1}]]), "1 cannot be read"
    yield "shortened", changed(whole, answers=whole["segments"][-1]["answers"][:-1]), "another result"
    yield "unknown game", whole | {"game": "chess"}, "There is no game “chess”"
    position = played(answers=12).position()
    crowded = json.loads(json.dumps(position))
    crowded["state"]["sea"] = ["c3", "c3"]
    yield "impossible position", crowded, "c3"
    yield "position of newer rules", position | {"rules": 99}, "newer rules"


@pytest.mark.parametrize(
    ("data", "sentence"), [pytest.param(data, told, id=name) for name, data, told in broken_records()]
)
def test_a_broken_file_is_one_sentence(tmp_path: Path, data: Any, sentence: str):
    path = tmp_path / "broken.json"
    write_file(path, data)
    before = path.read_bytes()
    assert sentence in complaint(call(tmp_path, "replay", str(path)))
    assert path.read_bytes() == before


def test_a_missing_and_a_truncated_file(tmp_path: Path, record: Path):
    assert "cannot be read" in complaint(run(tmp_path, "replay", str(tmp_path / "nowhere.json")))
    record.write_bytes(record.read_bytes()[:-20])
    assert "game.json.gz" in complaint(run(tmp_path, "replay", str(record)))


# Simulating, matches, measuring


def rows(ran: Ran, columns: int) -> list[list[str]]:
    """The rows of the tables with so many columns."""
    found = [[cell.strip() for cell in line.split("│")[1:-1]] for line in ran.out.splitlines() if line.startswith("│")]
    return [row for row in found if len(row) == columns]


def test_simulate_counts_every_game(tmp_path: Path):
    arguments = ["simulate", "cairn", "--games", "30", "--seed", "4", "--option", "repetition=draw"]
    ran = call(tmp_path, *arguments)
    assert ran.code == 0
    results = rows(ran, 4)
    assert sum(int(row[2]) for row in results) == 30
    assert sum(float(row[3].rstrip("%")) for row in results) == pytest.approx(100, abs=0.5)
    figures = {name: float(value.replace(",", "")) for name, value in rows(ran, 2)}
    turns = [figures[f"turns per game: {name}"] for name in ("median", "p95", "max")]
    assert turns == sorted(turns)
    assert figures["options per ask: mean"] > 2
    # the same seed gives the same games
    again = call(tmp_path, *arguments)
    assert rows(again, 4) == results
    assert rows(again, 2)[:6] == rows(ran, 2)[:6]


def test_simulate_with_a_bot_that_thinks(tmp_path: Path):
    ran = call(tmp_path, "simulate", "cairn", "--games", "1", "--bots", "random,greedy")
    assert ran.code == 0
    assert "1 games of cairn: Sea random, Forest greedy" in ran.out


def test_arena_prints_wins_and_intervals(tmp_path: Path):
    ran = call(tmp_path, "arena", "cairn", "random", "random", "--games", "6", "--processes", "1", "--seed", "2")
    assert ran.code == 0
    assert in_order(ran.out, "6 of 6 games of cairn", "95 % interval", "random", "%", "random", "turns a game")


def test_arena_takes_a_bot_of_ones_own_and_goes_on_from_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    (tmp_path / "my_bots.py").write_text(
        "class Last:\n"
        "    def __init__(self, seed): pass\n"
        "    def choose(self, game, seat):\n"
        "        return next(ask for ask in game.asks if ask.seat == seat).options[-1]\n"
    )
    match = ["arena", "cairn", "my_bots:Last", "random", "--processes", "1", "--out", "match.jsonl"]
    first = call(tmp_path, *match, "--games", "2")
    assert "my_bots:Last" in first.out
    assert call(tmp_path, *match, "--games", "2").code == 2
    more = call(tmp_path, *match, "--games", "4", "--resume")
    assert more.code == 0
    assert "4 of 4 games" in more.out
    assert len((tmp_path / "match.jsonl").read_text().splitlines()) == 5


def test_arena_counts_by_spirit_what_is_won_together(tmp_path: Path):
    ran = call(tmp_path, "arena", "spirit_island", "random", "--games", "8", "--processes", "1", "--each", "seat_1")
    assert ran.code == 0
    assert in_order(ran.out, "8 of 8 games of spirit_island", "played as", "Bringer", "River", "Lost: ", "turns a game")


@pytest.mark.parametrize("name", nemeton.rulebooks())
def test_bench_finds_boards_to_draw_in_every_game(name: str, monkeypatch: pytest.MonkeyPatch):
    """Random spirits lose their island within a few turns."""
    monkeypatch.setattr(bench, "DRAWINGS", 2)
    assert all(figure > 0 for figure in bench._drawings_and_records(nemeton.rulebooks()[name], 1, games=1))


def test_bench_thinks_as_the_site_does_at_the_usual_and_at_the_largest_table():
    assert bot_levels.HIGHEST == bench.STRONGEST
    assert TurnTime(1).seconds() < bench.THOUGHT_AIM, "no thought of the site lasts longer"
    players = {name: [table.players for table in bench.tables_of(book)] for name, book in nemeton.rulebooks().items()}
    assert (players["cairn"], players["root"]) == ([2], [4, 6])


def test_bench_measures_a_table_that_is_asked_for(tmp_path: Path):
    table = ("--players", "6", "--option", "hirelings=with", "--option", "landmarks=two")
    ran = call(tmp_path, "bench", "root", "--seconds", "0.5", *table)
    assert ran.code == 0
    assert in_order(
        ran.out, "root, random play", "│ 4 ", "│ 6 ", "│ 6 ", "4 players", "6 players: hirelings=with landmarks=two"
    )


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("root", "--players", "7"), "7"),
        (("root", "--option", "hirelings=seldom"), "hirelings"),
        (("site", "--players", "4"), "--players"),
        (("bots", "--option", "map=lake"), "--option"),
    ],
)
def test_bench_refuses_a_table_that_cannot_be(tmp_path: Path, arguments: tuple[str, ...], told: str):
    ran = call(tmp_path, "bench", *arguments)
    assert ran.code == 2
    assert told in ran.err
    assert ran.out == ""


def test_bench_measures_how_fast_bots_think(tmp_path: Path):
    ran = call(tmp_path, "bench", "bots", "--seconds", "0.5")
    assert ran.code == 0
    assert in_order(ran.out, "search of", "cairn", "inis", "%", "root", "%", "spirit_island", "Iterations a second")


def test_bench_measures_and_names_its_aims(tmp_path: Path):
    ran = call(tmp_path, "bench", "cairn", "--seconds", "0.5")
    assert ran.code == 0
    for figure in (
        "turns per second",
        "answers per second",
        "games per second",
        "forks per second",
        "a drawing",
        "bytes per answer",
        "answers of level:8",
        "≤ 3 s  met",
    ):
        assert figure in ran.out
    assert "≤ 5" in ran.out
    assert "≤ 20  met" in ran.out
    assert "Python 3." in ran.out
    assert "OpenSpiel" in ran.out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["simulate", "chess"], "There is no game “chess”"),
        (["simulate", "cairn", "--games", "0"], "at least 1"),
        (["simulate", "cairn", "--bots", "random,random,random"], "name one bot for all seats or 2 bots, not 3"),
        (["simulate", "cairn", "--bots", "deep"], "“deep”"),
        (["simulate", "cairn", "--option", "moon=full"], "“moon”"),
        (["arena", "cairn", "random", "deep"], "“deep”"),
        (["arena", "cairn", "random", "random", "--games", "0"], "at least 1"),
        (["arena", "cairn", "random", "random", "--processes", "0"], "at least 1"),
        (["arena", "cairn", "random", "random", "--resume"], "--out"),
        (["arena", "cairn", "random", "nowhere:Nobody"], "“nowhere:Nobody” cannot be used"),
        (["arena", "chess", "random", "random"], "There is no game “chess”"),
        (["fuzz", "chess"], "There is no game “chess”"),
        (["fuzz", "cairn", "--games", "-3"], "at least 1"),
        (["bench", "chess"], "There is no game “chess”"),
        (["bench", "cairn", "--seconds", "0"], "at least 0.1"),
        (["games", "--lang", "de"], "There is no language “de”"),
    ],
)
def test_what_cannot_be_done_is_one_sentence(tmp_path: Path, arguments: list[str], sentence: str):
    assert sentence in complaint(call(tmp_path, *arguments))
    assert list(tmp_path.iterdir()) == []


# Fuzzing


def test_the_fuzzer_finds_nothing_in_a_sound_game(tmp_path: Path):
    ran = call(tmp_path, "fuzz", "cairn", "--games", "5", "--out", str(tmp_path / "out"))
    assert (ran.code, ran.err) == (0, "")
    assert "5 games and" in ran.out
    assert not (tmp_path / "out").exists()


def broken_check(state: CairnState) -> Iterator[Problem]:
    if sum(state.score) == 1:
        yield Problem("cairn.check.to_move")


def broken_turn(game: Any, step: Any) -> Any:
    if game.state.turn == 9:
        raise RuntimeError("the ninth turn is cursed")
    return BROKEN_STEPS[Turn](game, step)


def broken_conceal(state: CairnState, seat: int) -> CairnState:
    view: CairnState = BROKEN_CONCEAL(state, seat)
    view.turn += 1
    return view


BROKEN_STEPS = dict(BOOK.steps)
BROKEN_CONCEAL = BOOK.conceal


@pytest.mark.parametrize(("part", "check"), [("check", "invariant"), ("steps", "crash"), ("conceal", "sight")])
def test_a_failure_is_written_and_reproduced(tmp_path: Path, part: str, check: str, monkeypatch: pytest.MonkeyPatch):
    # given rules with a mistake
    with monkeypatch.context() as patch:
        if part == "check":
            patch.setattr(BOOK, "check", broken_check)
        elif part == "steps":
            steps: dict[Any, Any] = {**BOOK.steps, Turn: broken_turn}
            patch.setattr(BOOK, "steps", steps)
        else:
            patch.setattr(BOOK, "conceal", broken_conceal)
        # when the fuzzer runs
        ran = call(tmp_path, "fuzz", "cairn", "--games", "20", "--seed", "3", "--out", str(tmp_path / "out"))
        # then it fails, writes the record, and says how to see it again
        assert ran.code == 1
        path = tmp_path / "out" / "cairn-failure-3.json"
        assert f"nemeton replay {path}" in ran.err
        assert read_file(path)["failure"]["check"] == check
        told = ran.err.splitlines()[0]
        assert f"“{check}”" in told
        # and the record fails again, at the same answer
        again = call(tmp_path, "replay", str(path))
        assert (again.code, again.err.splitlines()) == (1, [told])
    # and no more when the mistake is mended
    mended = call(tmp_path, "replay", str(path))
    assert mended.code == 0
    assert "does not happen any more" in mended.out


def test_a_damaged_failure_is_one_sentence(tmp_path: Path):
    path = tmp_path / "failure.json"
    write_file(path, played(answers=3).record() | {"failure": {}, "segments": [{"answers": 5}]})
    assert complaint(call(tmp_path, "replay", str(path)))
