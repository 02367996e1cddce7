"""The Season: turns, passing, pretenders, coming back, its end; card kinds and their piles; supplies that are empty."""

from typing import Any

import pytest

from nemeton.games.inis import rulings
from nemeton.games.inis.decks import TALES
from nemeton.games.inis.territories import TERRITORIES
from nemeton.kernel import EVERYBODY, PUBLIC
from nemeton.kernel.values import written
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
)

BARD, DRUID, NEW_CLANS = ("play", "bard", "season"), ("play", "druid", "season"), ("play", "new_clans", "season")
ISLAND = "valley 0,0 A2 B1 capital s1 · cove 1,0 B2 · plains 0,1 A1 C1"


def refusals(game: Any, seat: int) -> dict[Any, str]:
    ask = next(ask for ask in game.asks if ask.seat == seat)
    return {written(refusal.option): refusal.reason for refusal in ask.refused}


# Opening and turns


def test_season_the_brenn_must_open_with_a_season_card():
    # given a season that begins, and a Brenn who could also claim the crown
    game = given(ISLAND + " · A: bard geis | eriu the_fianna · deeds 6 0 0", opening=True)
    # then only season cards are on offer, of any kind
    assert offered(game, 0, "turn") == [BARD, ("play", "eriu", "season")]
    assert refusals(game, 0)["pass"] == "inis.refused.opening"
    assert refusals(game, 0)["pretend"] == "inis.refused.opening"
    # when the Brenn has opened it
    take_turn(game, 0, "bard")
    # then the next player has all three ways
    assert not game.state.opening
    assert "pass" in offered(game, 1, "turn")


def test_season_the_others_may_play_pass_or_pretend():
    game = given(ISLAND + " · turn B · B: bard new_clans geis | the_fianna · deeds 0 6 0")
    assert offered(game, 1, "turn") == [BARD, NEW_CLANS, "pretend", "pass"]
    assert refusals(game, 1)["play", "geis", "action_played"] == "inis.refused.triskel"


def test_season_cards_of_all_three_kinds_are_season_cards():
    game = given(ISLAND.replace("plains 0,1", "plains 0,1 card=A") + " · A: bard | eriu")
    assert offered(game, 0, "turn") == [BARD, ("play", "eriu", "season"), ("play", "adv_plains", "season"), "pass"]


@pytest.mark.parametrize(("crows", "next_one"), [("clockwise", 1), ("counterclockwise", 2)])
def test_season_turns_go_round_as_the_crows_fly(crows: str, next_one: int):
    game = given(ISLAND + f" · A: bard · crows {crows}")
    take_turn(game, 0, "bard")
    assert asked(game) == [(next_one, "turn")]


# Passing


def test_season_pass_keeps_the_player_in():
    """Who has passed may play again when the turn comes back."""
    game = given(ISLAND + " · A: bard · B: druid new_clans · C: citadel")
    play(game, 0, "pass")
    play(game, 1, "pass")
    take_turn(game, 2, "citadel")
    assert asked(game) == [(0, "turn")]
    assert game.state.passes == 0
    assert BARD in offered(game, 0)


def test_season_ends_when_all_have_passed_one_after_the_other():
    game = given(ISLAND + " · A: bard · B: new_clans · C: citadel")
    phases = [game.state.phase]
    for seat in range(3):
        play(game, seat, "pass")
        phases.append(game.state.phase)
    assert phases == ["season", "season", "season", "assembly"]


@pytest.mark.parametrize("broken_by", ["pretend", ("play", "adv_swamp", "season")])
def test_season_pass_chain_is_broken_by_any_other_turn(broken_by: Any):
    """Taking the Pretender token, or the Swamp's card, is a turn like any other."""
    text = "valley 0,0 A2 B1 capital · cove 1,0 B2 · swamp 0,1 A1 C1 card=C · deeds 0 0 6"
    game = given(text)
    play(game, 0, "pass")
    play(game, 1, "pass")
    play(game, 2, broken_by)
    quiet(game)
    assert game.state.passes == 0
    phases = []
    for seat in range(3):
        play(game, seat, "pass")
        phases.append(game.state.phase)
    assert phases == ["season", "season", "assembly"]


def test_season_pass_chain_with_two_players():
    game = given("valley 0,0 A2 capital · cove 1,0 B2 · A: bard · B: new_clans")
    play(game, 0, "pass")
    play(game, 1, NEW_CLANS)
    quiet(game)
    play(game, 0, "pass")
    play(game, 1, "pass")
    assert game.state.phase == "assembly"


def test_season_oenguss_ploy_takes_the_next_turn_and_breaks_the_chain():
    """At the end of any turn, even the one that would end the season; then it goes on after who played it (Q6)."""
    game = given(ISLAND + " · B: bard | oenguss_ploy · passes 2 · turn C")
    play(game, 2, "pass")
    play(game, 1, ("play", "oenguss_ploy", "turn_ends"))
    quiet(game)
    assert asked(game) == [(1, "turn")]
    assert game.state.passes == 0
    play(game, 1, "pass")
    assert asked(game) == [(2, "turn")]


def test_season_oenguss_ploy_may_keep_the_old_order(monkeypatch: pytest.MonkeyPatch):
    """The other reading (Q6): after the turn of who played it, the order goes on as if nothing had been."""
    monkeypatch.setattr(rulings, "PLOY_GOES_ON_FROM_PLAYER", False)
    game = given(ISLAND + " · B: bard | oenguss_ploy · turn C")
    play(game, 2, "pass")
    play(game, 1, ("play", "oenguss_ploy", "turn_ends"))
    quiet(game)
    assert asked(game) == [(1, "turn")]
    play(game, 1, "pass")
    assert asked(game) == [(0, "turn")]


# Pretenders


def test_season_pretender_needs_a_condition():
    game = given(ISLAND + " · A: bard · deeds 3 0 0")
    assert "pretend" not in offered(game, 0)
    assert refusals(game, 0)["pretend"] == "inis.refused.no_condition"


def test_season_pretender_takes_the_token():
    """The example of the book: six sanctuaries on three territories."""
    game = given("valley 0,0 A1 s3 capital · cove 1,0 A1 s2 · plains 0,1 A1 B1 s1 · B: bard")
    play(game, 0, "pretend")
    assert game.state.pretenders == [True, False]
    assert asked(game) == [(1, "turn")]


def test_season_pretender_has_one_token_only():
    game = given("valley 0,0 A1 s3 capital · cove 1,0 A1 s2 · plains 0,1 A1 B1 s1 · pretenders A")
    assert "pretend" not in offered(game, 0)
    assert refusals(game, 0)["pretend"] == "inis.refused.pretending"


def test_season_pretender_keeps_the_token_without_a_condition():
    """It stays until the next Assembly, even if the condition is no longer met."""
    game = given("valley 0,0 A1 s6 capital · cove 1,0 B1 · turn A · B: | balors_eye")
    play(game, 0, "pretend")
    take_turn(game, 1, "balors_eye", ("valley", 0))
    assert game.state.pretenders == [True, False]


# No clans on the island


def test_season_no_clans_a_deed_is_lost_and_two_clans_come():
    # given A has no clan left, and two Deeds
    game = given("valley 0,0 B1 capital · cove 1,0 B1 · A: bard · deeds 2 0")
    # then a Deed is gone, and A places two clans anywhere, one by one
    assert game.state.deeds == [1, 0]
    assert offered(game, 0, "return") == ["valley", "cove"]
    play(game, 0, "valley", "cove")
    assert clans(game, "valley") == [1, 1]
    assert clans(game, "cove") == [1, 1]
    # and the turn goes on as usual
    assert BARD in offered(game, 0, "turn")


def test_season_no_clans_without_a_deed_they_come_all_the_same():
    game = given("valley 0,0 B1 capital · cove 1,0 B1 · A: bard")
    play(game, 0, "cove", "cove")
    assert game.state.deeds == [0, 0]
    assert clans(game, "cove") == [2, 1]
    assert asked(game) == [(0, "turn")]


def test_season_no_clans_placing_starts_no_clash():
    game = given("valley 0,0 B1 capital · cove 1,0 B1 · A: bard")
    play(game, 0, "cove", "cove")
    assert game.state.clash is None


def test_season_no_clans_only_at_the_start_of_the_own_turn():
    game = given("valley 0,0 B1 capital · cove 1,0 B1 · turn B · A: bard · B: new_clans · deeds 1 0")
    assert game.state.deeds == [1, 0]
    play(game, 1, "pass")
    assert game.state.deeds == [0, 0]
    assert asked(game) == [(0, "return")]


# The end of the season


def test_season_end_action_cards_go_and_epic_tales_stay():
    game = given(
        ISLAND
        + " · A: bard geis | eriu · B: | the_fianna · C: warlord · discard druid · aside citadel · passes 2 · turn C"
    )
    play(game, 2, "pass")
    quiet(game)
    assert tales(game, 0) == ["eriu"]
    assert tales(game, 1) == ["the_fianna"]
    assert not any(game.state.actions)
    assert not game.state.discard


def test_season_end_advantage_cards_of_lost_territories_lie_face_up():
    """Whoever is no longer chieftain lays the card face up; played ones stay face down until they are dealt anew."""
    text = """
        valley 0,0 A2 B1 capital card=B
        cove 1,0 B2 card=B
        plains 0,1 A1 C1 card=played
    """
    game = given(text + " · C: | cathbads_word", agenda=[{"step": "end_season"}])
    assert asked(game) == [(2, "answer")]  # the Assembly has opened, and no card has been dealt
    assert {where: tile.advantage for where, tile in game.state.tiles.items()} == {
        "valley": -1,
        "cove": 1,
        "plains": -2,
    }


def test_season_end_takes_the_festival_away():
    game = given("valley 0,0 A2 capital s1 festival · cove 1,0 B2", agenda=[{"step": "end_season"}])
    assert game.state.festival == ""


def test_season_end_keeps_an_advantage_card_through_the_season():
    """In the season the card stays in the hand of who is no longer chieftain, and may be played."""
    game = given("valley 0,0 A1 B3 capital · plains 1,0 A1 B2 card=A")
    assert ("play", "adv_plains", "season") in offered(game, 0)


# Card kinds and their piles


def test_cards_action_cards_are_discarded_face_down():
    """Everybody saw it go there; nobody may look through the pile without a card that says so."""
    game = given(ISLAND + " · A: bard geis · B: warlord")
    take_turn(game, 0, "bard")
    assert discarded(game) == ["bard"]
    assert game.state.discard[0].known == EVERYBODY


def test_cards_an_action_card_thrown_away_is_known_to_its_player_alone():
    game = given("valley 0,0 A2 B1 capital · misty_lands 1,0 A1 card=A · A: bard geis · tales eriu")
    play(game, 0, ("play", "adv_misty_lands", "season"))
    quiet(game)
    play(game, 0, ("bard",))
    quiet(game)
    seen = {seat: [card.card for card in game.seen_by(seat).discard] for seat in (0, 1, PUBLIC)}
    assert seen == {0: ["bard"], 1: [""], PUBLIC: [""]}


def test_cards_advantage_cards_lie_face_down_when_played():
    game = given("valley 0,0 A1 B3 capital · swamp 1,0 A1 B2 card=A")
    take_turn(game, 0, "adv_swamp")
    assert game.state.tiles["swamp"].advantage == -2
    play(game, 1, "pass")
    assert offered(game, 0, "turn") == ["pass"]


def test_cards_epic_tales_are_discarded_face_up():
    game = given(ISLAND + " · A: | eriu")
    take_turn(game, 0, "eriu", "valley")
    assert game.seen_by(PUBLIC).tale_discard == ["eriu"]


def test_cards_triskel_cards_go_to_the_pile_of_their_kind():
    game = given(ISLAND + " · A: bard · B: geis")
    play(game, 0, BARD)
    play(game, 1, ("play", "geis", "action_played"))
    quiet(game)
    assert discarded(game) == ["bard", "geis"]


def test_cards_counts_and_kinds_are_public():
    game = given(ISLAND + " · A: bard geis | eriu · B: warlord")
    view = game.seen_by(PUBLIC)
    assert [len(cards) for cards in view.actions] == [2, 1, 0]
    assert [len(cards) for cards in view.tales] == [1, 0, 0]
    assert {card.card for cards in (*view.actions, *view.tales) for card in cards} == {""}


# Epic Tales


def test_cards_tales_an_empty_deck_is_made_of_the_discards():
    """FAQ 4: the discard pile is shuffled and becomes the deck."""
    others = [card for card in TALES if card not in ("eriu", "the_fianna")]
    game = given(ISLAND + " · A: bard · thrown eriu the_fianna · B: | " + " ".join(others))
    take_turn(game, 0, "bard")
    assert len(tales(game, 0)) == 1
    assert set(tales(game, 0)) < {"eriu", "the_fianna"}
    assert len(game.state.tale_deck) == 1
    assert not game.state.tale_discard


def test_cards_tales_without_any_the_card_may_be_played():
    """FAQ 5: a card may be played although there is nothing to draw."""
    game = given(ISLAND + " · A: bard · B: | " + " ".join(TALES))
    take_turn(game, 0, "bard")
    assert tales(game, 0) == []
    assert "no_tales" in told(game)
    assert asked(game) == [(1, "turn")]


def test_cards_tales_only_the_sanctuary_card_draws_for_a_sanctuary():
    game = given(ISLAND + " · A: sanctuary | kernunos_sanctuary · tales eriu")
    take_turn(game, 0, "kernunos_sanctuary")
    assert tales(game, 0) == []
    play(game, 1, "pass")
    play(game, 2, "pass")
    take_turn(game, 0, "sanctuary", "valley")
    assert tales(game, 0) == ["eriu"]


# Supplies


def test_supplies_no_clan_comes_from_an_empty_reserve():
    """Clans: with all twelve on the island nobody can recruit; the card may be played all the same."""
    game = given("valley 0,0 A10 B1 capital · cove 1,0 A2 · A: new_clans bard")
    take_turn(game, 0, "new_clans")
    assert clans(game, "valley") == [10, 1]
    assert game.state.reserve[0] == 0
    assert asked(game) == [(1, "turn")]


def test_supplies_the_last_clan_comes_alone():
    game = given("valley 0,0 A9 B1 capital · cove 1,0 A2 · A: new_clans bard")
    take_turn(game, 0, "new_clans", "cove")
    assert clans(game, "cove") == [3, 0]


def test_supplies_a_clan_that_was_removed_may_come_again():
    game = given("valley 0,0 A10 B1 capital · cove 1,0 A2 · A: new_clans | balors_eye")
    take_turn(game, 0, "balors_eye", ("valley", 0))
    assert game.state.reserve[0] == 1
    play(game, 1, "pass")
    take_turn(game, 0, "new_clans", "valley")
    assert clans(game, "valley") == [10, 1]


def test_supplies_there_are_nine_sanctuaries():
    """Without one left the card may be played, and draws its Epic Tale."""
    game = given("valley 0,0 A1 B1 capital s5 · cove 1,0 A1 s4 · A: sanctuary · tales eriu")
    take_turn(game, 0, "sanctuary", "cove")
    assert game.state.tiles["cove"].sanctuaries == 4
    assert "no_sanctuary" in told(game)
    assert tales(game, 0) == ["eriu"]


def test_supplies_there_are_eight_citadels_beside_the_capital():
    """Without one left the card still brings the Advantage card of the territory."""
    game = given("valley 0,0 A1 B1 capital c5 · cove 1,0 A1 B2 c3 card=B · A: citadel")
    take_turn(game, 0, "citadel", "cove")
    assert game.state.tiles["cove"].citadels == 3
    assert "no_citadel" in told(game)
    assert game.state.tiles["cove"].advantage == 0


def test_supplies_the_eighth_citadel_and_the_ninth_sanctuary_can_be_built():
    game = given("valley 0,0 A1 B1 capital c5 s4 · cove 1,0 A1 c2 s4 · A: citadel sanctuary")
    take_turn(game, 0, "citadel", "cove")
    play(game, 1, "pass")
    take_turn(game, 0, "sanctuary", "cove")
    assert (game.state.tiles["cove"].citadels, game.state.tiles["cove"].sanctuaries) == (3, 5)


def test_supplies_any_number_of_buildings_on_one_territory():
    game = given("valley 0,0 A1 B1 capital c7 s8 · cove 1,0 · A: citadel sanctuary")
    take_turn(game, 0, "citadel")
    play(game, 1, "pass")
    take_turn(game, 0, "sanctuary")
    assert (game.state.tiles["valley"].citadels, game.state.tiles["valley"].sanctuaries) == (8, 9)


@pytest.mark.parametrize(("deeds", "gained"), [(1_000, 1), (8, 0)])
def test_supplies_deeds_do_not_run_out_unless_the_box_counts(monkeypatch: pytest.MonkeyPatch, deeds: int, gained: int):
    """Deeds are a counter; the box holds eight, and a switch makes that a limit."""
    monkeypatch.setattr(rulings, "DEEDS", deeds)
    game = given("""
        valley 0,0 A2 B2 capital · cove 1,0 A1 B1 · players 4 · deeds 4 2 2 0
        A: master_craftsman | children_of_dana
    """)
    play(game, 0, ("play", "children_of_dana", "season"), "valley")
    play(game, 0, ("play", "master_craftsman", "tale_resolved"), 1)
    quiet(game)
    assert game.state.deeds[0] == 4 + gained


def test_supplies_with_no_territory_left_exploration_does_nothing():
    spots = [(column, row) for row in range(4) for column in range(4)]
    lines = [f"{name} {column},{row}" for name, (column, row) in zip(TERRITORIES, spots, strict=True)]
    game = given("\n".join(lines) + "\n A: exploration bard", capital="valley")
    play(game, 0, "valley", "cove")  # A comes back to the island first
    take_turn(game, 0, "exploration")
    assert len(game.state.tiles) == 16
    assert "no_tiles" in told(game)


def test_hand_of_nobody_else_is_touched_by_a_turn():
    game = given(ISLAND + " · A: bard geis · B: warlord · C: citadel")
    take_turn(game, 0, "bard")
    assert [hand(game, seat) for seat in range(3)] == [["geis"], ["warlord"], ["citadel"]]
