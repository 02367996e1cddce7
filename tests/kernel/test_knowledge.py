"""Who knows which hidden card in Parlour: drafting, stealing, looking, laying down, shuffling."""

from random import Random

import pytest

from nemeton.kernel import PUBLIC, CannotUndo, Hidden, NemetonError
from nemeton.kernel.records import start
from tests.kernel.parlour.book import PARLOUR
from tests.kernel.parlour.rules import LET, PASS
from tests.kernel.parlour.state import Draft, ParlourGame, Quarrel, RoundEnd, Trim, Visit
from tests.kernel.parlour.table import cards, table


def find(game: ParlourGame, card: str) -> Hidden:
    """A hidden card, wherever it lies."""
    state = game.state
    zones = [state.deck, state.cellar, *state.packets, *state.hands]
    return next(held for zone in zones for held in zone if held.card == card)


def who_knows(game: ParlourGame, card: str) -> list[int]:
    """The seats that know a card; what they know they see, and nobody else does."""
    seats = [seat for seat in range(game.players) if find(game, card).is_known_to(seat)]
    for seat in (*range(game.players), PUBLIC):
        assert (card in str(game.seen_by(seat))) == (seat in seats)
        assert (card in game.svg(seat)) <= (seat in seats)
    return seats


def test_a_passed_card_stays_known_to_who_passed_it():
    game = table(
        [Draft(), Draft(), Trim()],
        packets=[["rose-1", "lily-1"], ["rose-2", "lily-2"], ["rose-3", "lily-3"]],
        players=3,
    )
    assert who_knows(game, "lily-1") == [0]
    for seat, card in enumerate(["rose-1", "rose-2", "rose-3"]):
        game.answer(card, seat)
    assert who_knows(game, "rose-1") == [0]
    assert who_knows(game, "lily-1") == [0, 1]
    # the last card of a packet must be kept: everybody who has seen it knows where it is
    for seat, card in enumerate(["lily-3", "lily-1", "lily-2"]):
        game.answer(card, seat)
    assert cards(game.state.hands[1]) == ["rose-2", "lily-1"]
    assert who_knows(game, "lily-1") == [0, 1]


def test_who_passed_two_cards_does_not_know_which_was_kept():
    packets = [["rose-1", "lily-1"], ["rose-2", "lily-2"], ["rose-3", "lily-3"]]
    game = table([Draft(), Trim()], packets=packets, players=3)
    for seat in range(3):
        for card in game.state.packets[seat]:
            card.known |= 1 << (seat - 1) % 3  # they were passed before
    for seat in range(3):
        game.answer(f"rose-{seat + 1}", seat)
    assert who_knows(game, "rose-1") == [0]
    assert who_knows(game, "lily-1") == [0, 1]


def test_cards_laid_down_are_known_to_their_owner_only():
    game = table([Trim(), Visit()], hands=[["rose-1", "thorn-1"], ["lily-1"]])
    find(game, "rose-1").known |= 0b10
    find(game, "thorn-1").known |= 0b10
    assert who_knows(game, "thorn-1") == [0, 1]
    game.answer(("rose",), 0)
    game.answer((), 1)
    assert cards(game.state.cellar) == ["rose-1"]
    # the other guest knew both cards, and did not see which was laid down
    assert who_knows(game, "rose-1") == who_knows(game, "thorn-1") == [0]


def steal(way: str, *answers) -> ParlourGame:
    """Seat 0 steals from seat 1, while seat 2 knows a card of the victim."""
    game = table([Visit()], hands=[[], ["lily-1", "rose-1"]], players=3, script=[1])
    find(game, "rose-1").known |= 0b100
    game.answer(("steal", 1), 0)
    game.answer(way, 0)
    game.answer(LET, 1)
    for answer in answers:
        game.answer(answer, 0)
    return game


def test_a_card_stolen_blindly_is_known_to_thief_and_victim():
    game = steal("blind")
    assert cards(game.state.hands[0]) == ["rose-1"]
    assert who_knows(game, "rose-1") == [0, 1]  # seat 2 did not see which card was stolen
    assert who_knows(game, "lily-1") == [1]
    assert game.reveals[-1] == (0,)


def test_a_thief_who_looks_knows_the_whole_hand():
    game = steal("look", "lily-1")
    assert cards(game.state.hands[0]) == ["lily-1"]
    assert who_knows(game, "lily-1") == who_knows(game, "rose-1") == [0, 1]


def test_the_victim_may_play_a_key_while_the_thief_looks():
    game = table([Visit()], hands=[[], ["key-1"]], market={})
    game.answer(("steal", 1), 0)
    game.answer("look", 0)
    game.answer(LET, 1)
    assert list(game.asks[0].options) == ["key-1"]
    game.answer(("toll",), 1)
    assert list(game.asks[0].options) == ["nothing"]
    game.answer("nothing", 0)
    assert game.state.hands == [[], []]


def test_looking_at_the_deck_is_for_one_seat():
    game = table([Quarrel(0)], hands=[["key-1"], []])
    top = game.state.deck[-1].card
    game.answer(("peek",), 0)
    assert who_knows(game, top) == [0]
    assert game.reveals[-1] == (0,)
    assert [entry.kind for entry in game.journal if not entry.is_for(1)] == ["parlour.peeked_what"]


def test_shuffling_into_the_deck_clears_all_knowledge():
    game = table([Quarrel(0), RoundEnd()], hands=[["rose-1", "thorn-1"], ["lily-1"]])
    game.answer(PASS)
    known = [card.card for card in game.state.deck if card.known]
    dealt = [card for packet in game.state.packets for card in cards(packet)]
    assert known == []
    assert len(dealt) == 4
    assert all(who_knows(game, card) == [seat] for seat in (0, 1) for card in cards(game.state.packets[seat]))


def test_an_imagined_game_gives_neither_the_truth_nor_the_seed_away():
    """What lies before the guess is the truth: a bot that thinks in an imagined game cannot go back there."""
    game, rng = start(PARLOUR, 3, None, 5), Random(2)
    while all(entry.is_for(1) for entry in game.journal):  # until something is told that seat 1 may not read
        ask = rng.choice(game.asks)
        game.answer(rng.choice(ask.options), ask.seat, to=ask.kind)
    imagined = game.imagined(1, Random(1))
    for guess in (imagined, imagined.fork()):
        assert guess.origin is None
        assert all(entry.is_for(1) or not (entry.kind or entry.values) for entry in guess.journal)
        with pytest.raises(NemetonError):
            guess.position()
        with pytest.raises(NemetonError):
            guess.record()
        for agreed in (False, True):
            with pytest.raises(CannotUndo):
                guess.undo(1, agreed=agreed)
