"""Law A.7 to A.10 where factions come as usual: five cards, of which everybody keeps three."""

from random import Random
from typing import Any

import pytest

from nemeton.games.root import GAME
from nemeton.games.root.state import RootGame
from nemeton.kernel import BadPosition, BadSetup
from nemeton.kernel.records import read_position, start
from tests.games.root.drafting import played_on

# A.8 Factions as usual, cards as in the advanced setup


def five(seed: int = 1, **options: Any) -> RootGame:
    seats = {"seat_1": "marquise", "seat_2": "riverfolk", "seat_3": "alliance"}
    return start(GAME, 3, {"setup": "five_cards", **seats, **options}, seed)


def test_a_8_with_factions_as_usual_everybody_keeps_three_of_five_cards():
    # given landmarks, which come before cards (A.5)
    game = five(landmarks="one", landmark_cards=["tower"])
    assert game.asks[0].kind == "root.landmark"
    assert not any(game.state.hands)
    # when the tower stands, then everybody has five cards, and factions begin in corners
    game.answer(game.asks[0].options[0])
    assert [len(cards) for cards in game.state.hands] == [5, 5, 5]
    assert game.asks[0].kind.startswith("root.marquise.")
    # when all factions stand, then all choose at the same time which three stay
    rng = Random(1)
    while game.asks[0].kind != "root.keep":
        game.answer(rng.choice(list(game.asks[0].options)))
        again = read_position(GAME, game.position(), 1)
        assert again.position() == game.position()
    assert [ask.seat for ask in game.asks] == [0, 1, 2]
    game = played_on(game)
    assert [len(cards) for cards in game.state.hands] == [3, 3, 3]
    assert len(game.state.deck) == 54 - 9 - 3, "three are supporters"
    assert game.state.phase == "birdsong"


def test_a_8_an_automaton_has_no_cards_to_keep():
    game = five(seat_2="electric_eyrie")
    while game.asks[0].kind != "root.keep":
        game.answer(game.asks[0].options[0])
    assert [ask.seat for ask in game.asks] == [0, 2]
    assert [len(cards) for cards in game.state.hands] == [5, 0, 5]
    assert game.state.points == [0, 0, 0]


def test_a_8_where_only_automata_play_nobody_keeps_cards():
    # given a table of automata, which need nobody
    game = start(GAME, 2, {"setup": "five_cards", "seat_1": "mechanical_marquise", "seat_2": "electric_eyrie"}, 1)
    # then it is set up and played to its end, and none of them has had a hand
    assert game.over
    assert game.state.hands == [[], []]
    assert not any(entry.kind == "root.kept" for entry in game.journal)


def test_a_5_a_6_with_five_cards_every_moment_of_the_setup_can_be_written_and_read():
    """Landmarks and hirelings come before the deal of five cards, factions after it."""
    for seed in range(4):
        # given two landmarks and hirelings
        game, rng = five(seed, landmarks="two", hirelings="with"), Random(seed)
        met = set()
        # when everything is set up, then each moment is written and read the same
        while game.state.phase == "setup":
            met.add(game.asks[0].kind)
            written = game.position()
            assert read_position(GAME, written, 1).position() == written
            ask = rng.choice(game.asks)
            game.answer(rng.choice(list(ask.options)), seat=ask.seat)
        assert {"root.landmark", "root.keep"} <= met


def test_a_7_what_cannot_wait_beside_the_deal_is_refused():
    """Five cards are dealt once landmarks and hirelings stand and before any faction does."""
    position = five(landmarks="two", hirelings="with").position()
    begin, keep, *prepared, deal, band, other_band, last_band, mark, other_mark = position["state"]["agenda"]
    bands, marks = [band, other_band, last_band], [mark, other_mark]
    assert read_position(GAME, position, 1).position() == position
    for wrong in (
        [begin, keep, *prepared, *bands, deal, *marks],
        [begin, keep, *prepared, *bands, *marks, deal],
        [begin, keep, deal, *prepared, *bands, *marks],
        [begin, keep, *prepared[1:], deal, *bands, *marks],
        [begin, *prepared, keep, deal, *bands, *marks],
        [begin, keep, *prepared, deal, *marks, *bands],
        [begin, keep, *prepared, deal, deal, *bands, *marks],
    ):
        with pytest.raises(BadPosition):
            read_position(GAME, {**position, "state": {**position["state"], "agenda": wrong}}, 1)


def test_a_8_a_first_game_has_no_five_cards():
    with pytest.raises(BadSetup, match="a first game is set up as usual"):
        start(GAME, 4, {"setup": "five_cards", "scenario": "first_game"}, 1)


@pytest.mark.parametrize("agenda", [["deal_five"], ["deal_five", "keep_cards"], ["choose_faction"]])
def test_a_8_what_cannot_wait_is_refused(agenda):
    game = five()
    position = game.position()
    position["state"]["agenda"] = [
        {"step": "begin"},
        *({"step": name} | ({"seat": 0} if "choose" in name else {}) for name in agenda),
    ]
    if agenda == ["deal_five"]:
        position["state"]["phase"] = "daylight"
    with pytest.raises(BadPosition, match="factions"):
        read_position(GAME, position, 1)
