"""Random games over every number of players, every set of factions, every map with both kinds of suits, every deck,
and the switches of the rulings both ways. `scripts/fuzz_root.py` plays the long series in many processes."""

from collections import Counter

import pytest

from nemeton.games.root import GAME, rulings
from nemeton.games.root.clockwork import AUTOMATA
from nemeton.games.root.decks import DECKS
from nemeton.games.root.maps import MAPS
from nemeton.games.root.rules.rule import FACTIONS
from tests.games.root.fuzz_tables import (
    BOARDS,
    drafted,
    everything,
    play_one,
    play_together,
    sets_of,
    switches,
    together,
    turned_over,
    with_automata,
    with_landmarks,
    with_rulings,
)

GAMES, PARTS, SERIES = 5000, 20, "long"


def test_every_set_of_factions_is_played_on_every_map_with_every_deck():
    tables = [table for table in everything() if "seat_1" in table.options]
    assert len({str(table) for table in tables}) == len(tables)
    assert len(tables) == len(BOARDS) * len(DECKS) * sum(map(len, map(sets_of, GAME.players)))
    seated = {value for table in tables for name, value in table.options.items() if name.startswith("seat_")}
    assert seated == {name for name in FACTIONS if name not in AUTOMATA}


def test_the_long_series_meets_every_count_faction_map_deck_and_switch():
    tables = everything()
    met = Counter[tuple[str, object]]()
    for number in range(GAMES):
        players, options = tables[number % len(tables)]
        met.update({("players", players), ("map", options.get("map", "autumn")), ("deck", options.get("deck", "base"))})
        met.update({("faction", value) for name, value in options.items() if name.startswith("seat_")})
        met.update({("turned", name) for name in turned_over(number, SERIES)})
    for kind, all_of_it in (
        ("players", GAME.players),
        ("map", MAPS),
        ("deck", DECKS),
        ("faction", [name for name in FACTIONS if name not in AUTOMATA]),
        ("turned", switches()),
    ):
        rare = {str(one): met[kind, one] for one in all_of_it if met[kind, one] < GAMES // 50}
        assert not rare, f"{kind}: hardly played"


@pytest.mark.parametrize("number", range(6))
def test_automata_play_beside_people(number: int):
    """Law A.3: with difficulties, traits, on every map and with either deck."""
    played = play_one(number, "automata", (with_automata(number, "automata"),))
    assert played.failure is None, played.told()


def test_a_game_with_rulings_turned_over_leaves_them_as_they_were():
    before = {name: getattr(rulings, name) for name in switches()}
    with with_rulings(tuple(before)):
        assert all(getattr(rulings, name) != value for name, value in before.items())
    assert {name: getattr(rulings, name) for name in switches()} == before


def test_a_failure_tells_its_table_and_its_number(monkeypatch: pytest.MonkeyPatch):
    """What the report of a failure says is enough to play the game again."""

    def broken(_state: object) -> list[object]:
        raise RuntimeError("broken on purpose")

    monkeypatch.setattr("tests.games.root.fuzz_tables.GAME.check", broken)
    played = play_one(7, "planted", everything())
    assert played.failure is not None
    assert played.told().startswith("game 7 of series 'planted': ")
    assert all(name in played.told() for name in (*map(str, played.table.options.values()), *played.turned))
    assert "broken on purpose" in played.told()
    assert played.failure.record["options"] == played.table.options


@pytest.mark.slow
def test_a_few_fuzzed_games():
    for number in range(3):
        played = play_one(number, "short", everything(), now_and_then=12)
        assert played.failure is None, played.told()


@pytest.mark.long
@pytest.mark.parametrize("part", range(PARTS))
def test_five_thousand_fuzzed_games(part: int):
    """Whole games, everything checked after every answer, in parts; `scripts/fuzz_root.py` plays the same ones."""
    for number in range(part * GAMES // PARTS, (part + 1) * GAMES // PARTS):
        played = play_one(number, SERIES, everything())
        assert played.failure is None, played.told()


@pytest.mark.parametrize("number", range(6))
def test_games_with_landmarks(number: int):
    """Law A.5 and E: with the rulings as they are, or some of them turned over."""
    table = with_landmarks(number, SERIES)
    played = play_one(number, SERIES, (table,))
    assert played.failure is None, played.told()


@pytest.mark.parametrize("number", [0, 1, *(pytest.param(number, marks=pytest.mark.long) for number in range(2, 40))])
def test_games_with_drafted_factions(number: int):
    """Law A: with the rulings as they are, or some of them turned over."""
    played = play_one(number, SERIES, (drafted(number, SERIES),))
    assert played.failure is None, played.told()


def test_the_tables_with_landmarks_meet_each_map_and_number():
    tables = [with_landmarks(number, SERIES) for number in range(100)]
    assert {table.players for table in tables} == set(GAME.players)
    assert {table.options.get("map", "autumn") for table in tables} == set(MAPS)


def test_the_tables_of_everything_meet_each_way_to_set_up_beside_each_kind_of_others():
    met = Counter[tuple[object, ...]]()
    for number in range(300):
        players, options = together(number, SERIES)
        others = "automata" if "against" in options else f"{options['hirelings']} hirelings"
        met.update({("players", players), (options["setup"], others), (options["landmarks"], others)})
    for others in ("automata", "with hirelings", "without hirelings"):
        for kind in ("standard", "five_cards", "none", "one", "two"):
            assert met[kind, others] > 5, (kind, others)
    assert met["advanced", "with hirelings"] > 5
    assert {("players", number) for number in GAME.players} <= met.keys()


@pytest.mark.parametrize(
    "number", [*range(4), *(pytest.param(number, marks=pytest.mark.long) for number in range(4, 400))]
)
def test_games_with_everything(number: int):
    """Automata or hirelings, landmarks, every setup; `scripts/fuzz_root.py --tables together` plays more of them."""
    played = play_together(number, SERIES)
    assert played.failure is None, played.told()
