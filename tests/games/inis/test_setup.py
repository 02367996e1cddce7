"""Setup, and the first game."""

import pytest

from nemeton import BadSetup
from nemeton.games.inis import GAME
from nemeton.games.inis.cards import action_deck
from nemeton.games.inis.decks import TALES
from nemeton.games.inis.territories import TERRITORIES
from nemeton.kernel import LANGUAGES
from nemeton.kernel.records import start
from tests.games.inis.position import asked, clans, new_game, offered, play, told

ALL_PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])
FIRST_BOTTOM = {"meadows", "misty_lands", "forest", "gates_of_tir_na_nog", "highlands", "mountains"}


@ALL_PLAYERS
def test_setup_as_many_tiles_as_players(players: int):
    state = new_game(players).state
    assert len(state.tiles) == players
    assert sorted([*state.tiles, *(tile.card for tile in state.pile)]) == sorted(TERRITORIES)
    assert all(tile.advantage == -1 for tile in state.tiles.values())  # their cards lie face up


@ALL_PLAYERS
def test_setup_decks_and_reserves(players: int):
    state = new_game(players).state
    assert sorted(card.card for card in state.deck) == sorted(action_deck(players))
    assert sorted(card.card for card in state.tale_deck) == sorted(TALES)
    assert state.reserve == [12] * players
    assert state.deeds == [0] * players
    assert not any(state.pretenders)


def test_setup_tales_tiles_and_brenn_come_by_chance():
    games = [new_game(3, seed=seed).state for seed in range(30)]
    assert {game.brenn for game in games} == {0, 1, 2}
    assert len({tuple(card.card for card in game.tale_deck) for game in games}) == 30
    assert len({tuple(game.tiles) for game in games}) > 20


@ALL_PLAYERS
def test_setup_brenn_puts_the_capital_and_a_sanctuary(players: int):
    # given a game that begins
    game = new_game(players)
    brenn = game.state.brenn
    assert asked(game) == [(brenn, "capital")]
    where = offered(game, brenn)[0]
    before = game.state.tiles[where].sanctuaries
    # when the Brenn chooses a territory
    play(game, brenn, where)
    # then the Capital stands there with one Sanctuary more, and clans are placed from the Brenn on
    assert game.state.capital == where
    assert game.state.tiles[where].sanctuaries == before + 1
    assert asked(game) == [(brenn, "place_first")]


def test_setup_capital_does_not_stand_in_the_swamp():
    """The Capital is a Citadel, and the Swamp allows none."""
    seed = next(seed for seed in range(100) if "swamp" in new_game(4, seed=seed).state.tiles)
    game = new_game(4, seed=seed)
    assert set(offered(game, game.state.brenn, "capital")) == set(game.state.tiles) - {"swamp"}


def test_setup_tiles_with_a_sanctuary_bring_it_along():
    """The Gates and the Stone Circle enter with a Sanctuary from the supply, also in the set-up; no tale is drawn."""
    for seed in range(60):
        state = new_game(4, seed=seed).state
        printed = {"gates_of_tir_na_nog", "stone_circle"}
        assert {name: tile.sanctuaries for name, tile in state.tiles.items()} == {
            name: int(name in printed) for name in state.tiles
        }
        assert not any(state.tales)


@ALL_PLAYERS
def test_setup_clans_are_placed_in_turn_order_twice(players: int):
    # given the Brenn has placed the Capital; the crows fly as they fell
    directions = set()
    for seed in range(8):
        game = new_game(players, "first_game", seed=seed)
        brenn = game.state.brenn
        play(game, brenn, offered(game, brenn)[0])
        direction = game.state.direction
        directions.add(direction)
        # when everybody places a clan
        order: list[int] = []
        placed: list[tuple[int, str]] = []
        while asked(game)[0][1] == "place_first":
            seat = asked(game)[0][0]
            assert set(offered(game, seat)) == set(game.state.tiles)
            where = offered(game, seat)[len(order) % players]
            play(game, seat, where)
            order.append(seat)
            placed.append((seat, where))
        # then it went round twice from the Brenn on, in that direction
        assert order == [(brenn + direction * turn) % players for turn in range(players)] * 2
        assert game.state.reserve == [10] * players
        for where in game.state.tiles:
            assert clans(game, where) == [placed.count((seat, where)) for seat in range(players)]
    assert directions == {1, -1}


@ALL_PLAYERS
def test_setup_is_followed_by_the_first_assembly(players: int):
    game = new_game(players)
    while asked(game)[0][1] in ("capital", "place_first"):
        seat = asked(game)[0][0]
        play(game, seat, offered(game, seat)[0])
    assert "assembly" in told(game)
    assert {kind for _, kind in asked(game)} == {"draft"}


@pytest.mark.parametrize(
    ("players", "first"),
    [(2, ["valley", "cove"]), (3, ["valley", "cove", "plains"]), (4, ["valley", "cove", "plains", "hills"])],
)
def test_first_game_tiles_on_the_table(players: int, first: list[str]):
    for seed in range(5):
        assert list(new_game(players, "first_game", seed=seed).state.tiles) == first


@ALL_PLAYERS
def test_first_game_pile_has_two_layers(players: int):
    """Six tiles lie at the bottom, the others on top, each layer shuffled."""
    piles = [[tile.card for tile in new_game(players, "first_game", seed=seed).state.pile] for seed in range(20)]
    assert all(set(pile[:6]) == FIRST_BOTTOM for pile in piles)
    assert all(len(pile) == 16 - players for pile in piles)
    assert len({tuple(pile[:6]) for pile in piles}) > 10
    assert len({tuple(pile[6:]) for pile in piles}) > 10


# Bad input


@pytest.mark.parametrize("players", [0, 1, 5, True, "2"])
def test_setup_takes_two_to_four_players(players: object):
    with pytest.raises(BadSetup) as refusal:
        start(GAME, players, {}, 1)  # type: ignore[arg-type]
    assert refusal.value.code == "setup/players"
    assert all(refusal.value.text(language) for language in LANGUAGES)


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"scenario": "the_flood"}, "setup/bad_option"),
        ({"scenario": 1}, "setup/bad_option"),
        ({"expansion": "seasons"}, "setup/unknown_option"),
    ],
)
def test_setup_knows_two_scenarios(options: dict[str, object], code: str):
    with pytest.raises(BadSetup) as refusal:
        start(GAME, 3, options, 1)
    assert refusal.value.code == code
    assert all(refusal.value.text(language) for language in LANGUAGES)
