"""scripts/root_series.py: every table is legal, a series comes from its seed, and parts of it make one table."""

from math import inf
from pathlib import Path

import msgspec
import pytest

from scripts.root_series import (
    ALL,
    NEW,
    Played,
    Series,
    Service,
    Told,
    can_be_told,
    fit,
    fitted,
    judge,
    played,
    present,
    read,
    table_of,
    tables,
    told_of,
)
from tests.games.root.woodland import woodland

EQUAL = Series("equal", 3, "random")
TRIO = ("marquise", "eyrie", "alliance")
ONE = Series("one", 4, "random", "random", NEW)
WON = Played(
    msgspec.structs.replace(EQUAL, players=3),
    0,
    ("hundreds", "cult", "marquise"),
    ("random",) * 3,
    "autumn",
    "base",
    (30, 20, 10),
    (0,),
    "points",
    24,
    (1,) * 3,
    (1.0,) * 3,
    (1.0,) * 3,
    (),
    (Told(5.0, 0.0, (2.0, 9.0, 12.0)), Told(3.0, 0.5, (14.0, 17.0, 14.0)), Told(1.0, 0.9, (28.0, 21.0, 13.0))),
)


def test_the_tables_of_a_series_are_varied_and_each_faction_has_its_turn():
    found = [table_of(msgspec.structs.replace(ONE, players=6), number) for number in range(40)]
    assert [names[own] for own, names, _, _ in found] == [NEW[number % len(NEW)] for number in range(40)]
    assert all(len(set(names)) == 6 for _, names, _, _ in found)
    assert all("vagabond" in names for _, names, _, _ in found if "vagabond_2" in names)
    assert {len({part[at] for part in found}) for at in (2, 3)} == {4, 2}
    assert {name for _, names, _, _ in found for name in names} == set(ALL)


def test_a_game_comes_from_seed_and_number_and_one_out_of_time_is_given_up():
    first, again = played(EQUAL, 3, inf), played(EQUAL, 3, inf)
    assert (first.factions, first.points, first.winners, first.turns) == (
        again.factions,
        again.points,
        again.winners,
        again.turns,
    )
    assert first.how != "given up"
    assert played(EQUAL, 3, 0.0).how == "given up"


def game(number: int, winner: int, how: str = "points") -> Played:
    """A game of three, written by hand."""
    factions = ("cult", "eyrie", "duchy")
    points = tuple(30 if seat == winner else 12 for seat in range(3))
    bots = ("random",) * 3
    return Played(
        EQUAL, number, factions, bots, "lake", "base", points, (winner,), how, 30, (9,) * 3, (1.0,) * 3, (0.5,) * 3
    )


def test_parts_of_a_series_make_one_table(tmp_path: Path):
    one, other = tmp_path / "one.jsonl", tmp_path / "other.jsonl"
    one.write_bytes(b"".join(msgspec.json.encode(game(number, 0)) + b"\n" for number in range(3)) + b'{"cut')
    other.write_bytes(b"".join(msgspec.json.encode(part) + b"\n" for part in (game(3, 2), game(4, 1, "given up"))))
    told = tables([*read(one), *read(other)])
    assert told.count("| faction |") == 1
    assert "| cult | 4 | 3 (75.0 %) | 30.1 % to 95.4 % | 25.5 |" in told
    assert "| eyrie | 4 | 0 (0.0 %) |" in told
    assert "4 games, 10.0 rounds a game, 0 unfinished, 1 given up" in told


def test_one_among_others_is_told_of_its_own_factions_only():
    told = tables([played(ONE, number, inf) for number in range(2)])
    rows = [line.split(" | ")[:2] for line in told.splitlines() if line.startswith("| ")]
    assert rows == [["| faction", "games"], *(["| " + name, "1"] for name in NEW[:2]), ["| all", "2"]]


def test_hirelings_are_told_in_a_table_of_their_own():
    series = msgspec.structs.replace(EQUAL, extras=("hirelings", "landmarks"))
    games = [played(series, number, inf) for number in range(2)]
    assert all(len(game.hirelings) == 3 for game in games)
    assert any(sum(one.turns) for game in games for one in game.hirelings), "nobody ever held one"
    # two games in which one seat held it longest, and won the first; a game of equal holders counts for none
    held = [Service("the_exile", False, turns) for turns in ((3, 1, 0), (0, 0, 5), (2, 2, 0))]
    written = [
        msgspec.structs.replace(game(number, 0), series=series, hirelings=(one,)) for number, one in enumerate(held)
    ]
    assert "| the_exile | 14 % | 2 | 1 (50.0 %) | 9.5 % to 90.5 % |" in tables(written)
    assert "hireling" not in tables([game(0, 0)])


def test_what_the_judge_says_is_written_down_as_it_is():
    """With what its faction grows by, each seat's worth gives its chance."""
    state = woodland(("hundreds", "marquise", "keepers"), {1: "warlord rat", 5: "cat cat sawmill", 9: "badger"}).state
    assert can_be_told(state)
    game = msgspec.structs.replace(WON, factions=tuple(state.factions))
    assert present().chances(game, told_of(state)) == pytest.approx(judge.standings(state), abs=0.002)


def test_nothing_is_said_of_who_plays_for_dominance():
    state = woodland(TRIO, {1: "cat", 3: "bird"}, dominance={"eyrie": "dominance_bird"}).state
    assert not can_be_told(state)


def test_who_wins_more_than_was_said_grows_more():
    learnt, now = fitted([WON] * 6), present()
    assert learnt.growth["hundreds"] > now.growth["hundreds"] + 0.05
    assert learnt.growth["cult"] < now.growth["cult"] - 0.01
    assert learnt.growth["duchy"] == now.growth["duchy"]  # it played in none of them


def test_fitting_prints_what_stands_there_and_what_was_found():
    printed = fit([msgspec.structs.replace(WON, number=number) for number in range(6)])
    assert "| growth of hundreds | " in printed
    assert "6 games" in printed
    assert fit([msgspec.structs.replace(WON, told=())]).startswith("too few")
