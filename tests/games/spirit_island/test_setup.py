"""Setup: decks, boards, spirits, the first explore, easier games, the alternative board, and tables that cannot be
(rulebook p. 3, 6, 21, 22, 23)."""

from collections import Counter
from typing import Any

import pytest

from nemeton.games.spirit_island import GAME
from nemeton.games.spirit_island.boards import BOARDS
from nemeton.games.spirit_island.fear.deck import FEAR_CARDS
from nemeton.games.spirit_island.invader_facts import INVADER_CARDS
from nemeton.games.spirit_island.island import geography, is_coastal
from nemeton.games.spirit_island.powers.decks import MAJORS, MINORS, PROGRESSIONS
from nemeton.games.spirit_island.rules.blight import BLIGHT_CARDS
from nemeton.games.spirit_island.rules.terror import pool
from nemeton.games.spirit_island.spirits import PANELS, PRESENCE, SPIRITS
from nemeton.games.spirit_island.state import IslandGame
from nemeton.kernel import BadSetup
from nemeton.kernel.records import start
from tests.games.spirit_island.asking import asked, options, play
from tests.games.spirit_island.looking import known, spirit
from tests.games.spirit_island.shore import SHORT, using

SIMPLE = ("river", "lightning", "earth", "shadows")


def table(players: int = 1, seed: int = 1, **chosen: Any) -> IslandGame:
    """A new game; questions of the setup are answered with what comes first."""
    game: IslandGame = start(GAME, players, chosen, seed)
    while game.state.phase == "setup" and asked(game)[1] != "grow":
        game.answer(options(game)[0])
    return game


def stages(game: IslandGame) -> str:
    """The stages of the invader cards that were stacked, from top to bottom: those that are gone, then the deck."""
    gone = [*game.state.invader_discard, *game.state.ravage, *game.state.build]
    return "".join(str(INVADER_CARDS[card].stage) for card in [*gone, *known(game.state.invader_deck)[::-1]])


# The invader board


def test_the_invader_deck_is_stacked_by_stages():
    """Three cards of stage I, four of II, five of III; one of each stays in the box unseen."""
    game = table()
    assert stages(game) == "111222233333"
    left = [card for card in known(game.state.box) if card in INVADER_CARDS]
    assert sorted(INVADER_CARDS[card].stage for card in left) == [1, 2, 3]
    assert len({tuple(known(table(seed=seed).state.invader_deck)) for seed in range(5)}) == 5


def test_invader_cards_are_four_five_and_six():
    assert Counter(card.stage for card in INVADER_CARDS.values()) == {1: 4, 2: 5, 3: 6}
    assert [name for name, card in INVADER_CARDS.items() if card.flag] == [
        "s2_jungle",
        "s2_mountain",
        "s2_sands",
        "s2_wetland",
    ]


def test_the_fear_deck_has_nine_cards_in_three_groups():
    game = table(3)
    assert len(FEAR_CARDS) == 15
    assert (len(game.state.fear_deck), game.state.fear_groups) == (9, (3, 3, 3))
    assert len([card for card in known(game.state.box) if card in FEAR_CARDS]) == 6
    assert (pool(game.state), game.state.fear) == (12, 0)


def test_a_blight_card_or_none():
    assert known(table(blight_card="none").state.blight_card) == []
    assert set(known(table().state.blight_card)) < set(BLIGHT_CARDS)
    for name in BLIGHT_CARDS:
        assert known(table(blight_card=name).state.blight_card) == [name]


def test_power_decks_are_whole_and_shuffled():
    state = table().state
    assert (sorted(known(state.minors)), sorted(known(state.majors))) == (sorted(MINORS), sorted(MAJORS))
    assert known(state.minors) != list(MINORS)
    assert len({known(table(seed=seed).state.minors)[0] for seed in range(6)}) > 1


# The island


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_board_for_each_player(players: int):
    game = table(players, board_1="C")
    assert len(set(game.state.boards)) == players
    assert game.state.boards[0] == "C"
    assert len(game.state.lands) - 8 * players in (0, players)  # oceans, where the Ocean plays
    assert set(geography(tuple(game.state.boards)).neighbours) <= set(game.state.lands)


def test_boards_and_spirits_come_by_chance():
    assert len({tuple(table(2, seed).state.boards) for seed in range(12)}) > 3
    assert len({table(1, seed).state.spirits[0].name for seed in range(30)}) == 8


@pytest.mark.parametrize("board", ["A", "B", "C", "D"])
def test_pieces_stand_as_printed(board: str):
    """Six dahan, a town, a city and a blight on each board; blight of the boards comes from the box."""
    game = table(board_1=board, seat_1="river_surges_in_sunlight", first_explore=False)
    for number, site in BOARDS[board].lands.items():
        here = game.state.lands[f"{board}{number}"]
        found = {"town": len(here.towns), "city": len(here.cities), "dahan": len(here.dahan), "blight": here.blight}
        assert {kind: amount for kind, amount in found.items() if amount} == site.pieces
    assert sum(len(here.dahan) for here in game.state.lands.values()) == 6
    assert game.state.blight == 2


def test_each_board_has_two_lands_of_each_terrain_and_three_on_the_coast():
    for name in "ABCD":
        lands = BOARDS[name].lands
        assert Counter(site.terrain for site in lands.values()) == dict.fromkeys(
            ("jungle", "mountain", "sands", "wetland"), 2
        )
        assert [number for number in lands if is_coastal(f"{name}{number}")] == [1, 2, 3]


# Spirits

FIRST = {  # where presence goes on boards A and D, as the panels' backs say
    "lightning": ({"A7": 2}, {"D7": 2}),
    "river": ({"A5": 1}, {"D3": 1}),
    "shadows": ({"A8": 2, "A5": 1}, {"D6": 2, "D5": 1}),
    "earth": ({"A6": 2, "A8": 1}, {"D8": 2, "D6": 1}),
    "green": ({"A5": 1, "A8": 1}, {"D3": 1, "D6": 1}),
    "thunder": ({"A3": 1, "A7": 1}, {"D1": 1, "D7": 1}),
    "ocean": ({"A0": 1, "A1": 1}, {"D0": 1, "D1": 1}),
    "bringer": ({"A7": 2}, {"D7": 2}),
}


@pytest.mark.parametrize("name", FIRST)
@pytest.mark.parametrize("board", ["A", "D"])
def test_first_presence_of_each_spirit(name: str, board: str):
    full = next(full for full, short in SHORT.items() if short == name)
    game = table(seat_1=full, board_1=board)
    there = {land: here.presence[0] for land, here in game.state.lands.items() if here.presence[0]}
    assert there == FIRST[name][board == "D"]
    me = game.state.spirits[0]
    panel = PANELS[full]
    assert len(panel.energy) + len(panel.plays) - sum(me.open) + sum(there.values()) == PRESENCE
    assert me.open == [1, 1]  # the leftmost ring of each track is open


def test_the_ocean_chooses_its_coast():
    game = start(GAME, 1, {"seat_1": "oceans_hungry_grasp", "board_1": "B"}, 1)
    assert options(game) == ["B1", "B2", "B3"]


def test_each_spirit_begins_with_its_four_cards_and_nothing_else():
    for name in SPIRITS:
        me = table(seat_1=name, first_explore=False).state.spirits[0]
        assert (me.hand, me.energy, me.discard, me.played) == (list(PANELS[name].powers), 0, [], [])
        assert len(me.hand) == 4


def test_spirits_with_a_progression_learn_by_their_list():
    """First games (p. 3): the listed cards are in no deck."""
    game = table(4, progression=True)
    assert {SHORT[spirit.name] for spirit in game.state.spirits} == set(SIMPLE)
    # all other cards leave the game, so that there is no deck at all
    assert (game.state.minors, game.state.majors) == ([], [])


def test_whoever_has_no_list_keeps_both_decks_in_the_game():
    """Ruling: at a mixed table the decks serve the others; the listed cards are not in them."""
    game = table(2, progression=True, seat_1="thunderspeaker", seat_2="river_surges_in_sunlight")
    decks = known(game.state.minors) + known(game.state.majors)
    assert len(decks) == len(MINORS) + len(MAJORS) - 7
    assert not set(PROGRESSIONS["river_surges_in_sunlight"]) & set(decks)


# The first explore


@pytest.mark.parametrize("seed", range(8))
def test_the_first_explore_ends_the_setup(seed: int):
    """On every board both lands of the card's terrain get an explorer; the card lies on build then."""
    game = table(1, seed)
    (card,) = game.state.build
    (terrain,) = INVADER_CARDS[card].terrains
    board = game.state.boards[0]
    reached = [f"{board}{number}" for number, site in BOARDS[board].lands.items() if site.terrain == terrain]
    assert {land for land, here in game.state.lands.items() if here.explorers} == set(reached)
    assert (game.state.ravage, len(game.state.invader_deck), game.state.turn) == ([], 11, 1)


def test_without_the_first_explore_the_game_is_easier():
    game = table(first_explore=False)
    assert not any(here.explorers for here in game.state.lands.values())
    assert (game.state.build, len(game.state.invader_deck)) == ([], 12)


def test_a_bonus_growth_before_the_first_turn():
    """It gives what growth gives, but no energy of the track and no cards to play (p. 21)."""
    game = table(bonus_growth=True, seat_1="river_surges_in_sunlight", board_1="A")
    assert (game.state.phase, game.state.turn) == ("setup", 0)
    play(game, options(game)[0])  # reclaim, a power card, an energy
    play(game, ("draw", "minor"))
    play(game, options(game)[0])
    assert (game.state.phase, game.state.turn, asked(game)) == ("spirit", 1, ("river", "grow"))
    me = game.state.spirits[0]
    assert (me.energy, len(me.hand)) == (1, 5)


def test_a_bonus_growth_gives_no_card_plays_in_the_first_turn():
    """A play "this turn" is for no turn then."""
    game = table(bonus_growth=True, seat_1="a_spread_of_rampant_green", board_1="A")
    play(game, options(game)[1])
    while game.state.phase == "setup":
        play(game, options(game)[0])
    assert game.state.turn == 1
    assert game.state.spirits[0].plays == 0


# Alone


def test_alone_powers_for_another_spirit_serve_oneself():
    """Solo play (p. 22): without the bonus for a different spirit."""
    game = using("gift_of_living_energy", "river", {"A1": "river"})
    assert spirit(game, "river").energy == 1
    game = using("elemental_boon", "river", {"A1": "river"})
    play(game, "sun", "moon", "fire")
    assert spirit(game, "river").elements == {"sun": 1, "moon": 1, "fire": 1}  # once, not once more for the caster
    game = using("elemental_boon", "earth", {"A1": "river", "B1": "earth"})
    play(game, "sun", "moon", "fire")
    assert spirit(game, "river").elements == {"sun": 1, "moon": 1, "fire": 1}


def test_alone_there_is_one_board():
    game = table(1)
    assert len({land.rstrip("0123456789") for land in game.state.lands}) == 1


# Tables that cannot be


@pytest.mark.parametrize(
    ("players", "chosen", "code"),
    [
        (2, {"seat_1": "thunderspeaker", "seat_2": "thunderspeaker"}, "setup/chosen_twice"),
        (2, {"board_1": "A", "board_2": "A"}, "setup/chosen_twice"),
        (5, {}, "setup/players"),
        (0, {}, "setup/players"),
        (1, {"board_1": "F"}, "setup/bad_option"),
        (1, {"seat_1": "serpent"}, "setup/bad_option"),
        (1, {"adversary": "england", "level": 7}, "setup/bad_option"),
        (1, {"adversary": "france"}, "setup/bad_option"),
        (1, {"level": 1}, "setup/bad_option"),
        (1, {"thematic": True, "board_1": "A"}, "setup/bad_option"),
        (1, {"board_1": "NE"}, "setup/bad_option"),
        (2, {"board_1": "NE"}, "setup/bad_option"),
        (2, {"board_2": "NE"}, "setup/bad_option"),
        (1, {"scenario": "none at all"}, "setup/bad_option"),
        (1, {"colour": "red"}, "setup/unknown_option"),
    ],
)
def test_a_table_that_cannot_be_is_refused(players: int, chosen: dict[str, Any], code: str):
    with pytest.raises(BadSetup) as failure:
        start(GAME, players, chosen, 1)
    assert failure.value.code == code
    for language in ("en", "ru", "uk"):
        assert failure.value.text(language)


# What whoever opens a table is told


@pytest.mark.parametrize(
    ("players", "chosen", "told"),
    [
        (1, {}, ""),
        (2, {"seat_1": "thunderspeaker", "seat_2": "thunderspeaker"}, "spirits"),
        (1, {"seat_1": "thunderspeaker", "seat_2": "thunderspeaker"}, ""),
        (2, {"board_1": "C", "board_2": "C"}, "boards"),
        (1, {"level": 1}, "level"),
        (1, {"adversary": "sweden", "level": 1}, ""),
        (1, {"thematic": True, "board_1": "A"}, "side"),
        (1, {"board_1": "NE"}, "side"),
        (1, {"thematic": True, "board_1": "NE"}, ""),
        (1, {"board_1": "C"}, ""),
        (1, {"progression": True, "seat_1": "oceans_hungry_grasp"}, "progression"),
        (1, {"progression": True, "seat_1": "river_surges_in_sunlight"}, ""),
    ],
)
def test_what_does_not_go_together_is_said_before_the_table_is_opened(players: int, chosen: dict[str, Any], told: str):
    advice = GAME.advice(players, GAME.read_options(chosen))
    assert (advice.kind.rpartition(".")[2] if advice else "") == told


@pytest.mark.parametrize(
    ("chosen", "difficulty"),
    [
        ({}, (0, 0, 0, 0)),
        ({"adversary": "england", "level": 6}, (10, 10, 0, 0)),
        ({"adversary": "sweden"}, (1, 1, 0, 0)),
        ({"adversary": "brandenburg_prussia", "level": 4, "scenario": "rituals_of_terror"}, (10, 7, 3, 0)),
        ({"scenario": "dahan_insurrection", "thematic": True}, (7, 0, 4, 3)),
    ],
)
def test_the_difficulty_is_told_before_the_table_is_opened(chosen: dict[str, Any], difficulty: tuple[int, ...]):
    note = GAME.beside.table_note(1, GAME.read_options(chosen))
    assert note is not None
    assert tuple(note.values[name] for name in ("count", "adversary", "scenario", "board")) == difficulty
    for language in ("en", "ru", "uk"):
        assert str(difficulty[0]) in GAME.words(language).say(note)
