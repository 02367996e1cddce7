"""Preparing the game, and preparing first games."""

import pytest

import nemeton
from nemeton import BadSetup
from nemeton.games.cairn.megaliths import BEGINNER, EXPERT, MEGALITHS

SEEDS = range(150)


def starts(**options: str):
    return [nemeton.start("cairn", seed=seed, options=options) for seed in SEEDS]


def test_there_are_17_megaliths_8_of_them_for_beginners():
    """Components: 17 megaliths, no two alike."""
    assert (len(set(MEGALITHS)), len(set(BEGINNER)), len(set(EXPERT))) == (17, 8, 9)


def test_three_shamans_of_each_tribe_stand_beside_the_totems_and_two_wait():
    """Preparing the game: three on the spaces of the first row without a totem, two in the village."""
    for game in starts():
        assert game.state.shamans == [
            ["a1", "c1", "e1", "village", "village"],
            ["a5", "c5", "e5", "village", "village"],
        ]


def test_the_score_begins_at_nothing():
    """Preparing the game: the marker on the first space of the track."""
    assert all(game.state.score == [0, 0] for game in starts())


def test_two_megaliths_on_the_circles_two_upcoming_the_rest_in_the_stack():
    """Preparing the game: stone circles b3 and d3, two upcoming, the rest face down; all 17 are there once."""
    for game in starts():
        state = game.state
        stack = [stone.card for stone in state.stack]
        assert (sorted(state.megaliths), len(state.upcoming), len(stack)) == (["b3", "d3"], 2, 13)
        assert sorted([*state.megaliths.values(), *state.upcoming, *stack]) == sorted(MEGALITHS)


def test_the_stack_is_shuffled():
    """Preparing the game: any megalith may come anywhere."""
    games = starts()
    assert {game.state.megaliths["b3"] for game in games} == set(MEGALITHS)
    assert {game.state.stack[0].card for game in games} == set(MEGALITHS)


def test_every_token_is_tossed():
    """Preparing the game: each of the four tokens shows either face, whatever the others show."""
    shown = {tuple(game.state.tokens.items()) for game in starts()}
    faces = {tuple(face for _, face in tokens) for tokens in shown}
    assert len(faces) == 16


def test_either_tribe_may_begin():
    """Preparing the game: a first player is chosen (R18: by lot, unless the table names one)."""
    assert {game.ask.seat for game in starts() if game.ask} == {0, 1}


@pytest.mark.parametrize(("tribe", "seat"), [("sea", 0), ("forest", 1)])
def test_the_table_may_name_the_first_player(tribe: str, seat: int):
    """R18."""
    games = starts(first_player=tribe)
    assert {(game.ask.seat, game.state.active) for game in games if game.ask} == {(seat, seat)}


def test_first_games_use_the_light_megaliths():
    """Preparing first games: only the eight with a light background."""
    for game in starts(megaliths="beginner"):
        stack = [stone.card for stone in game.state.stack]
        assert sorted([*game.state.megaliths.values(), *game.state.upcoming, *stack]) == sorted(BEGINNER)


@pytest.mark.parametrize(("megaliths", "left"), [("beginner", 4), ("all", 13)])
def test_first_games_begin_with_two_given_megaliths(megaliths: str, left: int):
    """Preparing first games: Chaos of the Giants and Cairn of Dawn on the circles, the others are drawn."""
    for game in starts(start="first_games", megaliths=megaliths):
        state = game.state
        assert sorted(state.megaliths.values()) == ["cairn_of_dawn", "chaos_of_the_giants"]
        assert (len(state.upcoming), len(state.stack)) == (2, left)
        assert not {*state.upcoming, *(stone.card for stone in state.stack)} & set(state.megaliths.values())


@pytest.mark.parametrize(
    "options",
    [
        {"megaliths": "light"},
        {"start": 1},
        {"first_player": "north"},
        {"exit_by_ability": "yes"},
        {"corner_exit": None},
        {"moving_stone": "stack"},
        {"transformation": True},
        {"repetition": "loss"},
        {"no_such_option": 1},
    ],
)
def test_a_wrong_table_option_is_refused(options: dict[str, object]):
    with pytest.raises(BadSetup) as refusal:
        nemeton.start("cairn", options=options)
    assert refusal.value.code in ("setup/bad_option", "setup/unknown_option")
    assert next(iter(options)) in str(refusal.value)


@pytest.mark.parametrize("players", [0, 1, 3, True, "2", None, 2.5])
def test_cairn_is_for_two(players: int):
    """Cover: two players."""
    with pytest.raises(BadSetup) as refusal:
        nemeton.start("cairn", players=players)
    assert refusal.value.code == "setup/players"
