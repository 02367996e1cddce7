"""Knowing and not knowing: nothing that lies face down leaks, and guesses respect what everybody sees."""

from random import Random

import msgspec
import pytest

from nemeton.games.spirit_island import GAME
from nemeton.games.spirit_island.check import check
from nemeton.games.spirit_island.fear.deck import FEAR_CARDS
from nemeton.games.spirit_island.invader_facts import INVADER_CARDS
from nemeton.games.spirit_island.sight import FACE_DOWN, next_stage
from nemeton.games.spirit_island.state import IslandGame, IslandState
from nemeton.games.spirit_island.steps import Aftermath, Explore, FearCards, Ravage
from nemeton.kernel import ALL, PUBLIC, show
from nemeton.kernel.records import start
from tests.games.spirit_island.looking import known
from tests.games.spirit_island.shore import shore
from tests.games.spirit_island.test_setup import table

WHERE = {"A1": "2 river", "B1": "earth", "A8": "city"}


def face_down(game: IslandGame) -> list[str]:
    """Every card that lies face down."""
    return [card.card for zone in FACE_DOWN for card in getattr(game.state, zone)]


@pytest.mark.parametrize("seat", [0, 1, PUBLIC])
def test_nothing_that_lies_face_down_is_shown(seat: int):
    game = table(2, seed=4, adversary="sweden", level=6)
    seen = msgspec.json.encode(game.seen_by(seat)).decode()
    lying = {f'"{card}"' for card in face_down(game)}
    assert len(lying) > 80
    assert [card for card in lying if card in seen and card != '"any"'] == []


def test_all_shows_everything():
    game = table(2, seed=4)
    assert face_down(game) == [card.card for zone in FACE_DOWN for card in getattr(game.seen_by(ALL), zone)]


def test_counts_are_public():
    game = table(2)
    for zone in FACE_DOWN:
        assert len(getattr(game.seen_by(0), zone)) == len(getattr(game.state, zone))


def test_spirits_hide_nothing_from_each_other():
    """Cooperation (p. 8): hands, energy and cards are open."""
    game = shore(WHERE, energy={"river": 3}, discard={"earth": ["rituals_of_destruction"]})
    assert game.seen_by(1).spirits == game.state.spirits
    assert game.seen_by(PUBLIC).lands == game.state.lands


def test_revealed_cards_are_seen():
    game = shore(WHERE, agenda=[FearCards(), Explore()], earned=["dahan_on_their_guard"], invader_deck=["s1_sands"])
    seen = game.seen_by(1)
    assert seen.fear_discard[-1] == "dahan_on_their_guard"
    assert seen.explored == "s1_sands"


def test_the_blight_card_is_seen_when_it_is_turned():
    game = shore({**WHERE, "A5": "town"}, agenda=[Ravage("A5"), Aftermath()], blight=1)
    assert known(game.seen_by(0).blight_card) == ["downward_spiral"]
    assert known(shore(WHERE).seen_by(0).blight_card) == [""]


def test_what_is_seen_is_a_copy():
    game = shore(WHERE)
    seen = game.seen_by(0)
    seen.lands["A1"].blight = 9
    seen.spirits[0].hand.clear()
    assert game.state.lands["A1"].blight == 0
    assert game.state.spirits[0].hand


# The backs of invader cards


@pytest.mark.parametrize(
    ("adversary", "level"), [("none", 0), ("brandenburg_prussia", 2), ("brandenburg_prussia", 6), ("sweden", 4)]
)
def test_the_stage_of_the_next_invader_card_is_public(adversary: str, level: int):
    game = table(1, adversary=adversary, level=level)
    while game.state.invader_deck:
        truth = INVADER_CARDS[game.state.invader_deck[-1].card].stage
        assert next_stage(game.state) == next_stage(game.seen_by(PUBLIC)) == truth
        game.state.invader_deck.pop()
    assert next_stage(game.state) == 0


# Guesses


def test_a_guess_deals_what_lies_face_down_anew():
    game = table(2, seed=4)
    guess = game.imagined(0, Random(1)).state
    assert guess.lands == game.state.lands
    for zone in ("invader_deck", "fear_deck", "minors", "majors"):
        assert known(getattr(guess, zone)) != known(getattr(game.state, zone))
    assert sorted(face_down(game)) == sorted(card.card for zone in FACE_DOWN for card in getattr(guess, zone))
    assert not list(check(guess))


def test_a_guess_keeps_the_stages_of_invader_cards():
    game = table(2, seed=4, adversary="brandenburg_prussia", level=3)
    truth = [INVADER_CARDS[card].stage for card in known(game.state.invader_deck)]
    seen = set()
    for number in range(30):
        deck = known(game.imagined(0, Random(number)).state.invader_deck)
        assert [INVADER_CARDS[card].stage for card in deck] == truth
        seen.add(deck[-1])
    assert len(seen) > 1


def test_a_card_that_is_out_of_the_game_may_be_guessed_into_it():
    """Nobody knows which card of each kind lies in the box."""
    game = table(1, seed=2)
    out = set(known(game.state.box))
    guessed = set()
    for number in range(40):
        state = game.imagined(0, Random(number)).state
        guessed |= {*known(state.fear_deck), *known(state.invader_deck), *known(state.blight_card)}
    assert out <= guessed


def test_earned_cards_are_guessed_too():
    game = shore(WHERE, earned=["retreat"])
    cards = {game.imagined(0, Random(number)).state.earned[0].card for number in range(60)}
    assert len(cards) > 5
    assert cards <= set(FEAR_CARDS)


def test_a_guess_keeps_what_everybody_has_seen():
    game = shore(WHERE, earned=["retreat"])
    show(game.state.earned[0], PUBLIC)
    show(game.state.fear_deck[-1], PUBLIC)
    top = game.state.fear_deck[-1].card
    for number in range(10):
        state = guessed_state(game, number)
        assert (known(state.earned), state.fear_deck[-1].card) == (["retreat"], top)
    assert known(game.seen_by(0).earned) == ["retreat"]


def guessed_state(game: IslandGame, number: int) -> IslandState:
    """What `imagine` makes of a copy of the state."""
    state = msgspec.msgpack.decode(msgspec.msgpack.encode(game.state), type=IslandState)
    GAME.imagine(state, 0, Random(number))
    return state


def test_a_chosen_blight_card_is_no_secret():
    game = start(GAME, 1, {"blight_card": "memory_fades_to_dust"}, 1)
    for number in range(10):
        assert known(game.imagined(0, Random(number)).state.blight_card) == ["memory_fades_to_dust"]
