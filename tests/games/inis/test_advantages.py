"""The sixteen Advantage cards, but for those that are played in a clash ("Cards: Advantage cards")."""

from typing import Any

import pytest

from nemeton.games.inis import GAME, rulings
from nemeton.games.inis.state import PLAYED
from nemeton.kernel import PUBLIC, BadPosition
from tests.games.inis.clashing import card, clash_of, events, until
from tests.games.inis.position import (
    asked,
    clans,
    discarded,
    given,
    hand,
    offered,
    play,
    quiet,
    take_turn,
    tales,
    told,
    use_moor,
)

# After a Season card


def test_cove_swaps_a_card_with_the_one_set_aside():
    # given that Geis lies aside and A holds the Cove's card
    game = given("valley 0,0 A1 B1 capital · cove 1,0 card=A\nA: new_alliance bard · aside geis")
    play(game, 0, card("new_alliance", "add"), card("adv_cove", "season_played"))
    quiet(game)
    # then A may set any card of the hand aside, Geis again too
    assert offered(game, 0, "set_aside") == ["bard", "geis"]
    play(game, 0, "bard")
    quiet(game)
    assert hand(game, 0) == ["geis"]
    assert [one.card for one in game.state.aside] == ["bard"]
    assert game.state.tiles["cove"].advantage == PLAYED


@pytest.mark.parametrize("needs_a_card", [True, False])
def test_cove_with_nothing_set_aside(monkeypatch, needs_a_card):
    """Q12, both ways: nothing happens; or a card is set aside for nothing."""
    monkeypatch.setattr(rulings, "COVE_NEEDS_A_CARD_ASIDE", needs_a_card)
    game = given("valley 0,0 A1 B1 capital · cove 1,0 card=A\nA: new_alliance bard druid")
    play(game, 0, card("new_alliance", "add"), card("adv_cove", "season_played"))
    quiet(game)
    if not needs_a_card:
        play(game, 0, "druid")
        quiet(game)
    assert hand(game, 0) == (["bard", "druid"] if needs_a_card else ["bard"])
    assert asked(game) == [(1, "turn")]


def test_lost_vale_draws_a_clan_of_anybody_in():
    game = given("valley 0,0 A1 B1 capital · lost_vale 1,0 B1 card=A · plains 0,1 B2 · hills -1,1 B1\nA: bard")
    play(game, 0, card("bard"), card("adv_lost_vale", "season_played"))
    # then every clan beside the Lost Vale may be named; the Hills do not touch it
    assert offered(game, 0, "lure") == [("plains", 1), ("valley", 0), ("valley", 1)]
    play(game, 0, ("plains", 1))
    quiet(game)
    assert clans(game, "lost_vale") == [0, 2]
    assert clans(game, "plains") == [0, 1]


def test_lost_vale_brings_rivals_together_in_peace():
    game = given("valley 0,0 A1 capital · lost_vale 1,0 B1 card=A\nA: bard")
    play(game, 0, card("bard"), card("adv_lost_vale", "season_played"))
    quiet(game)
    assert clans(game, "lost_vale") == [1, 1]
    assert asked(game) == [(1, "turn")]


def test_lost_vale_with_nobody_around_does_nothing():
    game = given("lost_vale 0,0 A1 B1 card=A capital · cove 1,0\nA: bard")
    play(game, 0, card("bard"), card("adv_lost_vale", "season_played"))
    quiet(game)
    assert clans(game, "lost_vale") == [1, 1]


def test_salt_mine_takes_a_card_at_random_and_gives_one():
    # given that chance says the second of the rival's two cards
    game = given("valley 0,0 A1 B1 capital · salt_mine 1,0 card=A\nA: new_alliance bard · B: citadel druid", chance=[1])
    play(game, 0, card("new_alliance", "add"), card("adv_salt_mine", "season_played"))
    quiet(game)
    assert offered(game, 0, "give") == ["bard", "druid"]  # the same card may go back
    play(game, 0, "bard")
    quiet(game)
    assert hand(game, 0) == ["druid"]
    assert hand(game, 1) == ["bard", "citadel"]


def test_salt_mine_needs_a_rival_with_action_cards():
    game = given("valley 0,0 A1 B1 C1 capital · salt_mine 1,0 card=A\nA: bard · C: citadel")
    play(game, 0, card("bard"), card("adv_salt_mine", "season_played"))
    quiet(game)  # C is the only one, and was named without a question
    assert hand(game, 0) == ["citadel"] or asked(game) == [(0, "give")]
    play(game, 0, "citadel")
    quiet(game)
    assert hand(game, 2) == ["citadel"]


def test_salt_mine_among_empty_hands_does_nothing():
    game = given("valley 0,0 A1 B1 capital · salt_mine 1,0 card=A\nA: bard")
    play(game, 0, card("bard"), card("adv_salt_mine", "season_played"))
    quiet(game)
    assert asked(game) == [(1, "turn")]
    assert hand(game, 0) == hand(game, 1) == []


def test_valley_adds_a_clan_where_its_player_is():
    game = given("valley 0,0 B1 card=A capital · cove 1,0 A1 · plains 0,1 A1\nA: bard")
    play(game, 0, card("bard"), card("adv_valley", "season_played"))
    assert offered(game, 0, "where") == ["cove", "plains"]
    play(game, 0, "plains")
    quiet(game)
    assert clans(game, "plains") == [2, 0]


def test_several_cards_may_follow_one_season_card():
    game = given("valley 0,0 A1 card=A capital · cove 1,0 B1 card=A\nA: bard druid · aside geis")
    play(game, 0, card("bard"), card("adv_valley", "season_played"))
    play(game, 0, card("adv_cove", "season_played"), "druid")
    quiet(game)
    assert clans(game, "valley") == [2, 0]
    assert hand(game, 0) == ["geis"]


def test_nobody_follows_another_player_s_season_card():
    game = given("valley 0,0 A1 B1 card=B capital · cove 1,0\nA: bard")
    play(game, 0, card("bard"))
    assert "season_played" not in events(game)


@pytest.mark.parametrize("choice", ["pass", "pretend"])
def test_nothing_follows_a_turn_without_a_season_card(choice):
    game = given("valley 0,0 A1 B1 card=A s6 capital · cove 1,0\nA: bard")
    play(game, 0, choice)
    assert "season_played" not in events(game)
    assert asked(game) == [(1, "turn")]


# After an Epic Tale, when one is drawn


def test_forest_replaces_the_epic_tale_played():
    game = given("valley 0,0 A1 B1 capital · forest 1,0 card=A\nA: | children_of_dana · tales eriu")
    play(game, 0, card("children_of_dana"), "valley", card("adv_forest", "tale_played"))
    quiet(game)
    assert tales(game, 0) == ["eriu"]
    assert game.state.tale_discard == ["children_of_dana"]


def test_forest_replaces_a_cancelled_epic_tale_too():
    """Ukrainian FAQ 2: it was played."""
    game = given("valley 0,0 A1 B1 capital · forest 1,0 card=A\nA: | children_of_dana · B: | the_dagda")
    play(game, 0, card("children_of_dana"), "valley")
    play(game, 1, card("the_dagda", "other_played"))
    play(game, 0, card("adv_forest", "tale_played"))
    quiet(game)
    assert clans(game, "valley") == [1, 1]
    assert len(tales(game, 0)) == 1


def test_forest_follows_a_triskel_half_too():
    game = given("valley 0,0 A1 B1 capital · forest 1,0 card=B\nA: bard · B: | lug_samildanach · tales eriu balors_eye")
    play(game, 0, card("bard"))
    play(game, 1, card("lug_samildanach", "action_resolved"), card("adv_forest", "tale_played"))
    quiet(game)
    assert tales(game, 1) == ["balors_eye"]


def test_stone_circle_calls_an_epic_tale_back_for_a_clan():
    game = given("valley 0,0 A1 B1 capital · stone_circle 1,0 A2 card=A\nA: | children_of_dana")
    play(game, 0, card("children_of_dana"), "valley", card("adv_stone_circle", "tale_played"))
    quiet(game)
    assert clans(game, "stone_circle") == [1, 0]
    assert tales(game, 0) == ["children_of_dana"]
    assert game.state.tale_discard == []


def test_stone_circle_gives_nothing_for_a_clan_that_was_saved():
    """The price was not paid."""
    game = given("valley 0,0 A1 B1 capital · stone_circle 1,0 A2 card=A\nA: | children_of_dana the_dagdas_club")
    play(game, 0, card("children_of_dana"), "valley", card("adv_stone_circle", "tale_played"))
    play(game, 0, card("the_dagdas_club", "would_be_removed"))
    quiet(game)
    assert clans(game, "stone_circle") == [2, 0]
    assert tales(game, 0) == []


def test_stone_circle_is_paid_with_a_clan_that_reappears_elsewhere():
    """It was removed; then Diarmuid and Grainne bring it back."""
    game = given("valley 0,0 A1 B1 capital · stone_circle 1,0 A2 card=A\nA: | children_of_dana diarmuid_and_grainne")
    play(game, 0, card("children_of_dana"), "stone_circle", card("adv_stone_circle", "tale_played"))
    play(game, 0, card("diarmuid_and_grainne", "removed"))
    quiet(game)
    assert clans(game, "stone_circle") == [2, 0]
    assert clans(game, "valley") == [2, 1]
    assert tales(game, 0) == ["children_of_dana"]


@pytest.mark.parametrize("own", [True, False])
def test_whose_clan_pays_for_the_stone_circle(monkeypatch, own):
    """Q8, both ways: without an own clan there it cannot be used; or anybody's clan pays."""
    monkeypatch.setattr(rulings, "STONE_CIRCLE_TAKES_OWN_CLAN", own)
    game = given("valley 0,0 A1 capital · stone_circle 1,0 B2 card=A\nA: | children_of_dana")
    play(game, 0, card("children_of_dana"), "valley")
    if own:
        assert "tale_played" not in events(game)
    else:
        play(game, 0, card("adv_stone_circle", "tale_played"))
    quiet(game)
    assert clans(game, "stone_circle") == [0, 2 if own else 1]
    assert tales(game, 0) == ([] if own else ["children_of_dana"])


def test_stone_circle_does_not_find_a_card_that_was_handed_on():
    game = given("""
        valley 0,0 A1 B1 C1 D1 capital · stone_circle 1,0 A2 card=A
        A: master_craftsman | children_of_dana
    """)
    play(game, 0, card("children_of_dana"), "valley", card("master_craftsman", "tale_resolved"), 1)
    assert "tale_played" not in events(game)
    assert tales(game, 1) == ["children_of_dana"]


def test_meadows_draw_one_more_and_keep_as_many():
    game = given("valley 0,0 A1 B1 capital · meadows 1,0 card=A\nA: bard · tales eriu balors_eye")
    play(game, 0, card("bard"))
    # when the first card was drawn and seen, A plays the Meadows' card
    until(game, "tale_drawn")
    assert [one.card for one in game.state.draws[0].cards if one.is_known_to(0)] == ["eriu"]
    play(game, 0, card("adv_meadows", "tale_drawn"))
    quiet(game)
    assert sorted(offered(game, 0, "keep")) == [("balors_eye",), ("eriu",)]
    play(game, 0, ("balors_eye",))
    quiet(game)
    assert tales(game, 0) == ["balors_eye"]
    assert game.state.tale_discard == ["eriu"]


def test_the_gates_card_draws_one_more_at_the_gates():
    # given A at the Gates with their card, and The Morrigan to turn the crows
    game = given("""
        valley 0,0 A1 B1 capital · gates_of_tir_na_nog 1,0 A2 card=A
        A: | the_morrigan · tales eriu balors_eye
    """)
    play(game, 0, card("the_morrigan"), "turn", "done", card("adv_gates_of_tir_na_nog", "gates_open"))
    quiet(game)
    play(game, 0, ("balors_eye",))
    quiet(game)
    assert tales(game, 0) == ["balors_eye"]
    assert "eriu" in game.state.tale_discard


def test_meadows_and_the_gates_card_draw_three_and_keep_one():
    game = given("""
        valley 0,0 B1 capital · gates_of_tir_na_nog 1,0 A2 card=A · meadows 0,1 card=A
        A: | the_morrigan · tales eriu balors_eye tuans_memory
    """)
    play(game, 0, card("the_morrigan"), "turn", card("adv_meadows", "tale_drawn"))
    play(game, 0, card("adv_gates_of_tir_na_nog", "gates_open"), ("tuans_memory",))
    quiet(game)
    assert tales(game, 0) == ["tuans_memory"]


def test_the_gates_card_answers_no_other_draw():
    game = given("valley 0,0 A1 B1 capital · gates_of_tir_na_nog 1,0 A2 card=A\nA: bard")
    play(game, 0, card("bard"))
    assert "gates_open" not in events(game)


# Season cards


def test_misty_lands_turn_action_cards_into_one_epic_tale():
    game = given("""
        valley 0,0 A1 B1 capital · misty_lands 1,0 card=A
        A: bard druid citadel · tales eriu balors_eye tuans_memory
    """)
    play(game, 0, card("adv_misty_lands"))
    quiet(game)
    assert () not in offered(game, 0, "throw_actions")  # at least one
    play(game, 0, ("bard", "citadel"))
    quiet(game)
    assert sorted(offered(game, 0, "keep")) == [("balors_eye",), ("eriu",)]
    play(game, 0, ("eriu",))
    quiet(game)
    assert hand(game, 0) == ["druid"]
    assert discarded(game) == ["bard", "citadel"]
    assert tales(game, 0) == ["eriu"]
    assert game.state.tale_discard == ["balors_eye"]


def test_misty_lands_without_action_cards_do_nothing():
    game = given("valley 0,0 A1 B1 capital · misty_lands 1,0 card=A\nplayers 2")
    take_turn(game, 0, "adv_misty_lands")
    assert tales(game, 0) == []
    assert asked(game) == [(1, "turn")]


def test_plains_send_clans_out_of_the_plains_alone():
    game = given("valley 0,0 A1 B1 capital · plains 1,0 A2 card=A · cove 0,1 B1\nplayers 2")
    play(game, 0, card("adv_plains"))
    assert {origin for origin, *_ in offered(game, 0, "group")} == {"plains"}
    play(game, 0, ("plains", "cove", 1), ("plains", "valley", 1))
    quiet(game)
    # then two clashes wait, and A says which comes first
    assert offered(game, 0, "next_clash") == ["cove", "valley"]
    play(game, 0, "valley")
    quiet(game)
    assert clash_of(game).where == "valley"


def test_plains_without_a_clan_there_send_nobody():
    game = given("valley 0,0 A1 B1 capital · plains 1,0 card=A\nplayers 2")
    take_turn(game, 0, "adv_plains")
    assert clans(game, "valley") == [1, 1]
    assert game.state.tiles["plains"].advantage == PLAYED


def test_swamp_is_a_turn_without_effect():
    """It breaks a chain of passes, and what follows a Season card may follow it."""
    game = given("valley 0,0 A1 B1 card=A capital · swamp 1,0 card=A\npasses 1")
    play(game, 0, card("adv_swamp"), card("adv_valley", "season_played"))
    quiet(game)
    assert "no_effect" in told(game)
    assert game.state.passes == 0
    assert clans(game, "valley") == [2, 1]
    assert asked(game) == [(1, "turn")]


# The Mountains and the Moor


def test_mountains_spare_their_own_card_s_player_the_toll():
    game = given("valley 0,0 A2 B1 capital · mountains 1,0 card=A\nA: migration bard")
    play(game, 0, card("migration"), ("valley", "mountains", 2), card("adv_mountains", "moved_to_mountains"))
    quiet(game)
    assert clans(game, "mountains") == [2, 0]
    assert hand(game, 0) == ["bard"]
    assert not game.state.spared


def test_mountains_spare_one_move_only():
    # given that A's card spared a first move
    game = given("valley 0,0 A2 B1 capital · mountains 1,0 card=A\nA: migration conquest bard · B: citadel")
    play(game, 0, card("migration"), ("valley", "mountains", 1), card("adv_mountains", "moved_to_mountains"))
    quiet(game)
    play(game, 1, "pass")
    # when A moves there again, then the toll is asked
    play(game, 0, card("conquest"), "mountains", ("valley", "mountains", 1), "bard")
    quiet(game)
    assert hand(game, 0) == []


def test_the_moor_looks_at_epic_tales_at_any_time():
    # given that it is B's turn, and A holds the Moor's card
    game = given("valley 0,0 A1 B1 capital · moor 1,0 card=A\nturn B · B: bard | eriu balors_eye")
    use_moor(game, 0, 1)
    quiet(game)
    # then A, and nobody else, knows B's Epic Tales, the card is spent, and it is B's turn as before
    assert all(one.is_known_to(0) and not one.is_known_to(PUBLIC) for one in game.state.tales[1])
    assert [one.card for one in game.seen_by(0).tales[1]] == ["balors_eye", "eriu"]
    assert game.state.tiles["moor"].advantage == PLAYED
    assert asked(game) == [(1, "turn")]


def test_the_moor_in_the_middle_of_a_declaration():
    game = given("valley 0,0 A2 B1 capital · moor 1,0 card=B · cove 0,1\nA: migration | eriu")
    play(game, 0, card("migration"), "valley")
    use_moor(game, 1, 0)
    quiet(game)
    play(game, 0, ("valley", "cove", 2))
    quiet(game)
    assert clans(game, "cove") == [2, 0]


def test_the_dagda_cancels_the_moor():
    game = given("valley 0,0 A1 B1 capital · moor 1,0 card=A\nturn B · B: bard | eriu the_dagda")
    use_moor(game, 0, 1)
    play(game, 1, card("the_dagda", "other_played"))
    quiet(game)
    assert not any(one.is_known_to(0) for one in game.state.tales[1])
    assert game.state.tiles["moor"].advantage == PLAYED


def test_the_moor_interrupts_a_turn_and_the_position_stays_sound():
    """While The Dagda may answer it, the turn is no step of the agenda; a position that only says so is refused."""
    game = given("valley 0,0 A1 B1 capital · moor 1,0 card=A\nA: bard · B: | eriu balors_eye")
    use_moor(game, 0, 1)
    assert asked(game) == [(1, "answer")]
    assert list(GAME.check(game.state)) == []
    quiet(game)
    assert asked(game) == [(0, "turn")]
    moor: dict[str, Any] = {"plays": [{"seat": 0, "card": "adv_moor", "half": "any_time", "whom": 1}]}
    waiting: dict[str, Any] = {"agenda": [{"step": "play_done"}, {"step": "discard"}, {"step": "resolve"}]}
    with pytest.raises(BadPosition) as refused:
        given("valley 0,0 A1 B1 capital · moor 1,0 card=played", **moor, **waiting)
    assert refused.value.code == "position/no_agenda"
