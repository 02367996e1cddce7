"""The Assembly in its six steps, and the draft for two, three and four players."""

from typing import Any

import pytest

from nemeton.games.inis.cards import action_deck
from nemeton.games.inis.state import InisState, chieftain
from nemeton.kernel import Game
from tests.games.inis.position import (
    asked,
    assembly,
    clans,
    given,
    hand,
    offered,
    play,
    quiet,
    tales,
    told,
)

CLOCKWISE, COUNTERCLOCKWISE = [0], [1]

ISLAND = """
    valley 0,0 A2 B1 capital s1
    cove 1,0 B2
    plains 0,1 A1 C1
"""


def drafting(game: Game[InisState], seat: int) -> list[str]:
    return sorted(card.card for card in game.state.drafting[seat])


def keep(game: Game[InisState], *kept: tuple[str, ...]) -> None:
    """Each seat keeps these cards."""
    for seat, cards in enumerate(kept):
        play(game, seat, tuple(sorted(cards)))


# Chieftain


def test_chieftain_has_most_clans():
    """The example of the book: four, three and two; whoever has four is the chieftain."""
    game = given("valley 0,0 A3 B4 C2 capital · cove 1,0 A1")
    assert chieftain(game.state, "valley") == 1


def test_chieftain_is_nobody_when_two_have_as_many():
    game = given("valley 0,0 A3 B3 C2 capital · cove 1,0 A1 B1 C1 · plains 0,1 A1")
    assert chieftain(game.state, "valley") == -1
    assert chieftain(game.state, "cove") == -1


def test_chieftain_is_nobody_where_nobody_is():
    game = given("valley 0,0 A1 capital · cove 1,0")
    assert chieftain(game.state, "cove") == -1


# 1. The Brenn


def test_assembly_1_chieftain_of_the_capital_becomes_brenn():
    game = assembly("valley 0,0 A1 B2 capital · cove 1,0 A3 · brenn A")
    assert game.state.brenn == 1
    assert "new_brenn" in told(game)


def test_assembly_1_brenn_stays_without_a_chieftain():
    """The example of the book: two others have one clan each; the Brenn stays Brenn without any clan there."""
    game = assembly("valley 0,0 B1 C1 capital · cove 1,0 A3 · brenn A")
    assert game.state.brenn == 0
    assert "same_brenn" in told(game)


def test_assembly_1_brenn_changes_only_in_the_assembly():
    # given B is about to have most clans in the Capital
    game = given("valley 0,0 A1 B1 capital · cove 1,0 · brenn A · turn B · B: new_clans bard")
    # when B places two more there
    play(game, 1, ("play", "new_clans", "season"))  # B is nowhere else, so nothing is asked
    quiet(game)
    # then A is still the Brenn
    assert clans(game, "valley") == [1, 3]
    assert game.state.brenn == 0


# 3. Advantage cards


def test_assembly_3_chieftains_take_their_advantage_cards():
    game = assembly(ISLAND)
    assert {where: tile.advantage for where, tile in game.state.tiles.items()} == {"valley": 0, "cove": 1, "plains": -1}


def test_assembly_3_played_and_kept_cards_go_to_the_new_chieftain():
    """A played card lies face down until now; a card in hand does not stay with who is no longer chieftain."""
    game = assembly("valley 0,0 A2 B1 capital card=played · cove 1,0 B2 card=A · plains 0,1 A1 B1 card=played")
    assert {where: tile.advantage for where, tile in game.state.tiles.items()} == {"valley": 0, "cove": 1, "plains": -1}


# 4. Crows


@pytest.mark.parametrize(("fell", "direction"), [(CLOCKWISE, 1), (COUNTERCLOCKWISE, -1)])
def test_assembly_4_crows_say_the_direction(fell: list[int], direction: int):
    game = assembly(ISLAND, chance=fell)
    assert game.state.direction == direction


GATES = """
    valley 0,0 A2 capital
    gates_of_tir_na_nog 1,0 A1 B2 s1
    cove 0,1 B1 C1
    tales eriu the_fianna tuans_memory
"""


def test_assembly_4_gates_open_when_the_direction_changes():
    """Everybody present loses a clan there and draws an Epic Tale, from the Brenn on in the new direction."""
    # given A and B are at the Gates, and the crows flew clockwise
    game = assembly(GATES, chance=COUNTERCLOCKWISE)
    quiet(game)
    # then both have lost a clan and drawn a tale: A is the Brenn, so A comes first
    assert clans(game, "gates_of_tir_na_nog") == [0, 1, 0]
    assert [tales(game, seat) for seat in range(3)] == [["eriu"], ["the_fianna"], []]
    assert {kind for _, kind in asked(game)} == {"draft"}


def test_assembly_4_gates_take_from_the_brenn_on_in_the_new_direction():
    text = """
        valley 0,0 B3 capital
        gates_of_tir_na_nog 1,0 A1 B1 C1 s1
        cove 0,1 B1 C1
        tales eriu the_fianna tuans_memory
    """
    for direction, fell, drawn in (
        ("clockwise", COUNTERCLOCKWISE, ["the_fianna", "eriu", "tuans_memory"]),
        ("counterclockwise", CLOCKWISE, ["tuans_memory", "eriu", "the_fianna"]),
    ):
        game = assembly(text, chance=fell, direction=direction)
        quiet(game)
        assert game.state.brenn == 1
        assert [tales(game, seat)[0] for seat in range(3)] == drawn


def test_assembly_4_gates_stay_shut_when_the_direction_stays():
    game = assembly(GATES, chance=CLOCKWISE)
    assert clans(game, "gates_of_tir_na_nog") == [1, 2, 0]
    assert not any(game.state.tales)


def test_assembly_4_the_crows_are_tossed_with_two_players_for_the_gates():
    """Two players: the token is used for the Gates alone."""
    game = assembly("valley 0,0 A2 capital · gates_of_tir_na_nog 1,0 B1 s1 · tales eriu", chance=COUNTERCLOCKWISE)
    quiet(game)
    assert clans(game, "gates_of_tir_na_nog") == [0, 0]
    assert tales(game, 1) == ["eriu"]


# 5. Dealing


@pytest.mark.parametrize(("players", "dealt"), [(3, 4), (4, 4), (2, 3)])
def test_assembly_5_a_card_is_set_aside_and_the_others_are_dealt(players: int, dealt: int):
    game = assembly(f"valley 0,0 A2 capital · cove 1,0 B2 · players {players}")
    state = game.state
    assert len(state.aside) == 1
    assert [len(cards) for cards in state.drafting] == [dealt] * players
    assert len(state.deck) == len(action_deck(players)) - 1 - dealt * players
    assert not state.aside[0].known


def test_assembly_5_all_action_cards_come_back():
    """Cards in hands, set aside or discarded are shuffled in; what anybody knew of them is forgotten."""
    game = assembly("""
        valley 0,0 A2 capital · cove 1,0 B2 · players 3
        A: bard geis · B: warlord@AB · C: druid@all · aside citadel@A · discard festival conquest
    """)
    state = game.state
    assert sum(map(len, state.drafting)) + len(state.aside) == 13
    assert not any(map(len, (state.deck, state.discard, *state.actions)))
    for seat, cards in enumerate(state.drafting):
        assert all(card.known == 1 << seat for card in cards)


def test_assembly_5_which_card_is_set_aside_is_chance():
    text = "valley 0,0 A2 capital · cove 1,0 B2 · players 3"
    found = {given(text, seed=seed, agenda=[{"step": "assembly"}]).state.aside[0].card for seed in range(60)}
    assert len(found) > 8


# 6. The draft of three and four


@pytest.mark.parametrize(("players", "fell"), [(3, CLOCKWISE), (3, COUNTERCLOCKWISE), (4, CLOCKWISE)])
def test_assembly_6_draft_one_two_three(players: int, fell: list[int]):
    """Keep one of four and pass three on, then two of four, then three of four, in the direction of the crows."""
    game = assembly(f"valley 0,0 A2 capital · cove 1,0 B2 · players {players}", chance=fell)
    step = game.state.direction
    for kept in (1, 2, 3):
        before = [drafting(game, seat) for seat in range(players)]
        assert asked(game) == [(seat, "draft") for seat in range(players)]
        assert all(len(option) == kept for option in offered(game, 0))
        chosen = [tuple(cards[-kept:]) for cards in before]
        for seat, cards in enumerate(chosen):
            play(game, seat, cards)
        passed = [[card for card in before[seat] if card not in chosen[seat]] for seat in range(players)]
        after = [drafting(game, seat) or hand(game, seat) for seat in range(players)]
        assert after == [sorted([*chosen[seat], *passed[(seat - step) % players]]) for seat in range(players)]
    assert [len(hand(game, seat)) for seat in range(players)] == [4] * players


def test_assembly_6_a_card_kept_before_may_be_passed_on():
    game = assembly("valley 0,0 A2 capital · cove 1,0 B2 · players 3", chance=CLOCKWISE)
    # given A keeps a card of the first four
    first = drafting(game, 0)[0]
    keep(game, (first,), (drafting(game, 1)[0],), (drafting(game, 2)[0],))
    assert first in drafting(game, 0)
    # when A keeps two others
    others = [card for card in drafting(game, 0) if card != first]
    keep(game, tuple(others[:2]), tuple(drafting(game, 1)[:2]), tuple(drafting(game, 2)[:2]))
    # then B has it
    assert first in drafting(game, 1)


def test_assembly_6_all_choose_at_once_and_in_secret():
    """Nobody's packet moves, and nobody sees a choice, before the last has chosen."""
    game = assembly("valley 0,0 A2 capital · cove 1,0 B2 · players 3")
    before = game.seen_by(1)
    play(game, 0, (drafting(game, 0)[2],))
    assert asked(game) == [(1, "draft"), (2, "draft")]
    assert game.seen_by(1) == before


def test_assembly_6_ends_with_the_season():
    game = assembly("valley 0,0 A2 capital · cove 1,0 B2 · players 3 · brenn A")
    for kept in (1, 2, 3):
        keep(game, *(tuple(drafting(game, seat)[:kept]) for seat in range(3)))
    assert game.state.phase == "season"
    assert asked(game) == [(0, "turn")]
    assert not any(game.state.drafting)


# Two players


def test_two_players_draft_two_separate_packets_of_three():
    game = assembly("valley 0,0 A2 capital · cove 1,0 B2")
    hands: list[set[str]] = [set(), set()]
    for _ in range(2):
        before = [drafting(game, seat) for seat in range(2)]
        assert [len(cards) for cards in before] == [3, 3]
        # one of three is kept, two go over
        keep(game, (before[0][0],), (before[1][0],))
        assert drafting(game, 0) == sorted([before[0][0], *before[1][1:]])
        assert drafting(game, 1) == sorted([before[1][0], *before[0][1:]])
        # two of three are kept, one goes over
        middle = [drafting(game, seat) for seat in range(2)]
        keep(game, tuple(middle[0][1:]), tuple(middle[1][1:]))
        hands = [hands[0] | {*middle[0][1:], middle[1][0]}, hands[1] | {*middle[1][1:], middle[0][0]}]
    assert [set(hand(game, seat)) for seat in range(2)] == hands
    assert [len(hand(game, seat)) for seat in range(2)] == [6, 6]
    assert len(game.state.aside) == 1
    assert not game.state.deck


def test_two_players_first_three_cards_are_locked():
    """What the first packet brought is laid aside and cannot be passed on any more."""
    game = assembly("valley 0,0 A2 capital · cove 1,0 B2")
    keep(game, (drafting(game, 0)[0],), (drafting(game, 1)[0],))
    keep(game, tuple(drafting(game, 0)[:2]), tuple(drafting(game, 1)[:2]))
    locked = {card.card for card in game.state.locked[0]}
    assert len(locked) == 3
    assert not locked & {card for option in offered(game, 0, "draft") for card in option}
    assert [len(option) for option in offered(game, 0, "draft")] == [1, 1, 1]


def test_two_players_action_deck_has_thirteen_cards():
    game = assembly("valley 0,0 A2 capital · cove 1,0 B2")
    state = game.state
    dealt = [card.card for cards in (*state.drafting, state.deck, state.aside) for card in cards]
    assert sorted(dealt) == sorted(action_deck(2))


# Cathbad's Word opens the Assembly before everything else


def test_assembly_opens_with_a_window_for_everybody_who_might_answer():
    """Before the Brenn is named; who holds no Epic Tale is not asked, since everybody knows that."""
    game = assembly("valley 0,0 A1 B2 capital · cove 1,0 A1 C1 · A: | eriu · C: | cathbads_word · brenn A")
    assert asked(game) == [(0, "answer"), (2, "answer")]
    assert game.state.brenn == 0
    quiet(game)
    assert game.state.brenn == 1


def test_assembly_cathbads_word_chooses_the_card_set_aside_and_swaps_it():
    # given C answers the Assembly with Cathbad's Word
    game = assembly("valley 0,0 A2 B1 capital · cove 1,0 A1 C1 · C: | cathbads_word")
    play(game, 2, ("play", "cathbads_word", "assembly_begins"))
    quiet(game)
    # when C sees all thirteen cards and sets the Geis aside
    assert set(offered(game, 2, "cathbad.choose")) == set(action_deck(3))
    play(game, 2, "geis")
    assert [card.card for card in game.state.aside] == ["geis"]
    assert [len(cards) for cards in game.state.drafting] == [4, 4, 4]
    for kept in (1, 2, 3):
        keep(game, *(tuple(drafting(game, seat)[:kept]) for seat in range(3)))
    # then C takes it after the draft and puts another card in its place
    assert asked(game) == [(2, "set_aside")]
    given_up = next(card for card in offered(game, 2) if card != "geis")
    play(game, 2, given_up)
    assert "geis" in hand(game, 2)
    assert len(hand(game, 2)) == 4
    assert [card.card for card in game.state.aside] == [given_up]


def kinds_of(game: Game[Any]) -> list[str]:
    return [kind for kind in told(game) if kind in ORDER]


ORDER = ["season_over", "assembly", "same_brenn", "no_king", "takes_advantage", "crows", "card_aside", "dealt"]


def test_assembly_six_steps_in_order():
    game = assembly("valley 0,0 A2 capital · cove 1,0 A1 B1 · players 3 · pretenders B")
    assert kinds_of(game) == ORDER[1:]


def test_assembly_an_advantage_card_that_was_kept_may_still_follow_cathbads_word():
    """Who still leads a territory keeps its card when the season ends, and gets it again in the third step."""
    game = assembly("valley 0,0 A1 capital · cove 1,0 · forest 0,1 B1 card=B\nB: | cathbads_word")
    play(game, 1, ("play", "cathbads_word", "assembly_begins"), ("play", "adv_forest", "tale_played"))
    assert len(tales(game, 1)) == 1
    assert game.state.tiles["forest"].advantage == 1
