"""The book of Cairn: its places depend neither on where one looks from nor on what is hidden; its sums are right."""

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import nemeton
from nemeton.games.cairn import GAME
from nemeton.games.cairn.book import (
    FILE,
    BookFile,
    Side,
    answer_key,
    is_usual,
    key,
    pack,
    places_from,
    read,
    side_of,
    tried,
)
from nemeton.games.cairn.state import CairnOptions
from nemeton.kernel import Game
from nemeton.kernel.explorer import Made
from scripts.cairn_book import Played, Series, begun, counted, read_series
from tests.games.cairn.symmetry import half_turn, mirror

MADE = Made(games=4, positions=1, least=1, iterations=300, seed="1", date="2026-01-01", command="made")
OPENING = {
    "to_move": "sea",
    "sea": ["a1", "c1", "e1"],
    "forest": ["a5", "c5", "e5"],
    "megaliths": {"b3": "deer_rock", "d3": "stormwell"},
    "upcoming": ["moving_stone", "cairn_of_dawn"],
    "stack": ["menhir_of_the_dancers", "chaos_of_the_giants"],
}


def begun_at(state: dict[str, Any]) -> Game[Any]:
    position = {"nemeton": 1, "game": "cairn", "rules": GAME.rules_version, "players": 2, "state": state}
    return nemeton.from_position(position)


def place(game: Game[Any]) -> str:
    assert game.ask is not None
    return key(game.state, game.ask)


# Where one looks from


@pytest.mark.parametrize("seed", range(8))
def test_a_game_and_its_images_meet_the_same_places_with_the_same_answers(seed: int) -> None:
    """Half a turn, a mirror and both: another three games, step by step the same for the book."""
    # given a game and its three images
    first = nemeton.start("cairn", seed=seed, turn_limit=40)
    state = first.position()["state"]
    games = [first, *map(begun_at, (half_turn(state), mirror(state), half_turn(mirror(state))))]
    rng = Random(seed)
    for _ in range(60):
        if any(game.over for game in games):
            break
        # when all of them are at a question
        asks = [game.ask for game in games]
        assert all(asks)
        # then it has one name, and so has each answer
        assert len({place(game) for game in games}) == 1
        named = [
            {answer_key(game.state, ask, option): option for option in ask.options}
            for game, ask in zip(games, asks, strict=True)
            if ask
        ]
        assert all(names.keys() == named[0].keys() for names in named)
        assert len(named[0]) == len(asks[0].options if asks[0] else ())
        answer = rng.choice(sorted(named[0]))
        for game, names in zip(games, named, strict=True):
            game.answer(names[answer])


@pytest.mark.parametrize("side", [Side(one, two) for one in (False, True) for two in (False, True)])
def test_to_look_there_and_back_is_to_stay(side: Side) -> None:
    places = places_from(side)
    assert {places[places[place]] for place in places} == set(places)
    assert all(places[places[place]] == place for place in places)


def test_places_are_kept_as_sea_sees_them() -> None:
    game = begun_at({**OPENING, "to_move": "forest", "tokens": {"add": "black"}})
    assert side_of(game.state, 1) == Side(True, True)
    assert place(game) == place(begun_at(OPENING)) == "a1c1e1/a5c5e5/b3d3/oom/00"


@pytest.mark.parametrize(
    "change",
    [
        {"sea": ["a1", "c1", "e2"]},
        {"forest": ["a5", "c5"]},
        {"megaliths": {"b3": "deer_rock", "d4": "stormwell"}},
        {"tokens": {"move": "diagonal"}},
        {"tokens": {"jump": "enemy"}},
        {"tokens": {"transform": "end"}},
        {"score": {"sea": 1, "forest": 0}},
    ],
)
def test_what_all_see_and_matters_makes_another_place(change: dict[str, Any]) -> None:
    assert place(begun_at({**OPENING, **change})) != place(begun_at(OPENING))


def test_which_megaliths_there_are_makes_no_other_place() -> None:
    other = {
        **OPENING,
        "megaliths": {"b3": "fairies_circle", "d3": "memorial_mound"},
        "upcoming": ["haven_of_purity", "deer_rock"],
    }
    assert place(begun_at(other)) == place(begun_at(OPENING))


def test_a_question_about_megaliths_names_those_to_come_in_any_order() -> None:
    """Leave the field, then choose what to build."""
    names = []
    for upcoming in (["moving_stone", "cairn_of_dawn"], ["cairn_of_dawn", "moving_stone"], ["deer_rock", "stormwell"]):
        game = begun_at({**OPENING, "sea": ["a5"], "forest": ["c5"], "upcoming": upcoming, "megaliths": {}})
        game.answer(["move", "a5", "off:N"])
        assert game.ask is not None
        assert game.ask.kind == "cairn.build"
        names.append(place(game))
    assert names[0] == names[1] != names[2]


@pytest.mark.parametrize("seed", range(5))
def test_nothing_hidden_is_in_a_place(seed: int) -> None:
    game, rng = nemeton.start("cairn", seed=seed, turn_limit=20), Random(seed)
    while not game.over:
        assert game.ask is not None
        other = game.imagined(game.ask.seat, rng)
        seen = game.seen_by(game.ask.seat)
        assert place(other) == place(game) == key(seen, game.ask)
        game.answer(rng.choice(list(game.ask.options)))


# What the book says


def test_the_book_speaks_of_every_image_of_an_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    book = BookFile(MADE, {"a1c1e1/a5c5e5/b3d3/oom/00": {"add d1": (3, 2, 1), "move a1 a2": (4, 1, 2)}})
    monkeypatch.setattr("nemeton.games.cairn.book.read", lambda: book)
    mirrored = mirror({**OPENING, "tokens": {"add": "white"}})
    for state, added, moved in ((OPENING, "d1", "a2"), (half_turn(OPENING), "b5", "e4"), (mirrored, "b1", "e2")):
        game = begun_at(state)
        assert game.ask is not None
        most, other = tried(game.state, game.ask)
        assert (most.option.to, most.games, most.wins, most.losses, most.undecided) == (moved, 4, 1, 2, 1)
        assert (other.option.space, other.games, other.undecided) == (added, 3, 0)
    odd = begun_at({**OPENING, "options": {"exit_by_ability": True}})
    assert odd.ask is not None
    assert tried(odd.state, odd.ask) == ()


def test_the_usual_table_may_be_dealt_in_any_way() -> None:
    assert is_usual(CairnOptions(megaliths="beginner", start="first_games", first_player="sea"))
    assert not is_usual(CairnOptions(repetition="draw"))


def test_a_book_that_is_missing_or_broken_knows_nothing(tmp_path: Path) -> None:
    broken = tmp_path / "broken.gz"
    assert read(tmp_path / "missing.gz") is None
    for content in (b"", b"no book", pack(BookFile(MADE, {}))[:40]):
        broken.write_bytes(content)
        read.cache_clear()
        assert read(broken) is None
    broken.write_bytes(pack(BookFile(MADE, {})))
    read.cache_clear()
    assert read(broken) == BookFile(MADE, {})
    read.cache_clear()


def test_the_book_in_the_package_is_whole() -> None:
    """Small enough, as it says of itself, and every place was met often enough by games that add up."""
    book = read()
    assert book is not None
    assert FILE.stat().st_size < 1_500_000
    assert book.made.positions == len(book.places)
    assert book.made.games >= 1_000
    for found in book.places.values():
        assert sum(games for games, _, _ in found.values()) >= book.made.least
        assert all(games >= wins + losses and games > 0 for games, wins, losses in found.values())
    starts = [name for name in book.places if name.startswith("a1c1e1/a5c5e5/b3d3/") and name.endswith("/00")]
    assert len(starts) == 8  # three tokens, two faces each
    met = sum(games for name in starts for games, _, _ in book.places[name].values())
    assert met >= book.made.games  # every game begins at one of them, and hardly any comes back


# How it is made


def test_games_are_counted() -> None:
    """By answer games, wins and losses; a place that a game met twice counts once; rare places are left out."""
    games = [
        Played(0, 0, [("p", "x", 0), ("q", "y", 1), ("p", "x", 0)]),
        Played(1, 1, [("p", "x", 0), ("q", "z", 1)]),
        Played(2, None, [("p", "w", 0), ("rare", "x", 1)]),
    ]
    assert counted(games, 2) == {"p": {"x": (2, 1, 1), "w": (1, 0, 0)}, "q": {"y": (1, 0, 1), "z": (1, 1, 0)}}


def test_a_series_goes_on_behind_what_its_file_holds(tmp_path: Path) -> None:
    out, series = tmp_path / "games.jsonl", Series("1", 300)
    assert begun(out, series) == []
    line = msgspec.json.encode(Played(7, 0, [("p", "x", 0)])) + b"\n"
    out.write_bytes(out.read_bytes() + line + line[:20])  # a second game was cut off
    assert [game.number for game in begun(out, series)] == [7]
    assert read_series(out) == (series, [Played(7, 0, [("p", "x", 0)])])
    with pytest.raises(SystemExit, match="another series"):
        begun(out, Series("2", 300))


def test_the_same_book_is_the_same_file() -> None:
    one = BookFile(MADE, {"p": {"x": (1, 1, 0), "y": (2, 0, 1)}, "q": {}})
    other = BookFile(MADE, {"q": {}, "p": {"y": (2, 0, 1), "x": (1, 1, 0)}})
    assert pack(one) == pack(other)
