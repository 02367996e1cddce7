"""The Epic Tales that are played in the season, in the Assembly, or in answer to cards and turns."""

import json
from random import Random

import pytest

from nemeton.games.inis import rulings
from nemeton.games.inis.state import NOBODY, PLAYED
from nemeton.kernel import PUBLIC
from tests.games.inis.clashing import card, clash_of, events
from tests.games.inis.position import (
    asked,
    clans,
    discarded,
    given,
    hand,
    offered,
    open_asks,
    play,
    quiet,
    take_turn,
    tales,
    told,
)

# Clans come


def test_children_of_dana_come_anywhere():
    """The player need not be there, and no clash comes of it."""
    game = given("valley 0,0 A1 capital · cove 1,0 B2\nA: | children_of_dana")
    take_turn(game, 0, "children_of_dana", "cove")
    assert clans(game, "cove") == [1, 2]
    assert asked(game) == [(1, "turn")]
    assert game.state.tale_discard == ["children_of_dana"]


@pytest.mark.parametrize(("others", "clans_come"), [("eriu", 1), ("eriu balors_eye tuans_memory the_fianna", 3)])
def test_dagdas_harp_counts_the_other_epic_tales(others, clans_come):
    """Three at most, the Harp not counted."""
    game = given(f"valley 0,0 A1 B1 capital · cove 1,0 A1\nA: | dagdas_harp {others}")
    take_turn(game, 0, "dagdas_harp", *["cove"] * clans_come)
    assert clans(game, "cove") == [1 + clans_come, 0]


def test_dagdas_harp_alone_in_hand_brings_nobody():
    game = given("valley 0,0 A1 B1 capital · cove 1,0\nA: | dagdas_harp")
    take_turn(game, 0, "dagdas_harp")
    assert clans(game, "valley") == [1, 1]


def test_eriu_adds_one_clan_in_each_of_three_territories_with_a_sanctuary():
    game = given("""
        valley 0,0 A1 s3 capital · cove 1,0 A1 s1 · plains 0,1 A1 s1 · hills 1,-1 A1 s1 · forest 2,-1 A1 B1
        A: | eriu
    """)
    play(game, 0, card("eriu"))
    assert offered(game, 0, "place") == ["valley", "cove", "plains", "hills", "done"]
    play(game, 0, "valley")
    assert "valley" not in offered(game, 0, "place")  # however many Sanctuaries stand there
    play(game, 0, "cove", "hills")
    quiet(game)
    assert [clans(game, where)[0] for where in ("valley", "cove", "plains", "hills", "forest")] == [2, 2, 1, 2, 1]


def test_kernunos_sanctuary_is_built_where_none_stands():
    """A clan and a Sanctuary, and no Epic Tale is drawn."""
    game = given("valley 0,0 A1 s1 capital · cove 1,0 A1 B1\nA: | kernunos_sanctuary")
    take_turn(game, 0, "kernunos_sanctuary")
    assert clans(game, "cove") == [2, 1]
    assert game.state.tiles["cove"].sanctuaries == 1
    assert tales(game, 0) == []


def test_kernunos_sanctuary_may_find_no_place():
    game = given("valley 0,0 A1 s1 capital · cove 1,0 B1\nA: | kernunos_sanctuary")
    take_turn(game, 0, "kernunos_sanctuary")
    assert game.state.tiles["cove"].sanctuaries == 0
    assert game.state.tale_discard == ["kernunos_sanctuary"]


def test_nuada_silverhand_counts_rivals_not_clans_where_he_is_chieftain():
    game = given("""
        valley 0,0 A4 B3 C1 capital
        cove   1,0 A1 B1
        plains 0,1 A2 C1
        hills  1,-1 A2
        A: | nuada_silverhand
    """)
    play(game, 0, card("nuada_silverhand"))
    assert offered(game, 0, "place") == ["valley", "plains", "done"]  # not chieftain in the Cove, alone in the Hills
    play(game, 0, "valley", "valley")
    assert offered(game, 0, "place") == ["plains", "done"]
    play(game, 0, "plains")
    quiet(game)
    assert [clans(game, where)[0] for where in ("valley", "cove", "plains", "hills")] == [6, 1, 3, 2]


@pytest.mark.parametrize(("there", "after"), [(1, 3), (11, 12), (12, 12)])
def test_the_stone_of_fal_adds_two_clans_to_the_capital(there, after):
    """Also where the player is not present; and with one clan or none in reserve."""
    game = given(f"valley 0,0 B1 capital · cove 1,0 A{there}\nA: | the_stone_of_fal")
    take_turn(game, 0, "the_stone_of_fal")
    assert clans(game, "valley") == [after - there, 1]


def test_the_other_world_takes_a_step_for_each_sanctuary():
    """Up to three steps, mixed freely, all named before the card can be answered."""
    game = given("valley 0,0 A1 B2 s4 capital · cove 1,0 A1 C1\nA: | the_other_world")
    play(game, 0, card("the_other_world"), "valley")
    assert offered(game, 0, "other_world") == [("add", 0), ("remove", 1), "done"]
    play(game, 0, ("remove", 1), ("add", 0))
    assert clans(game, "valley") == [1, 2, 0]
    play(game, 0, ("remove", 1))
    assert asked(game) != [(0, "other_world")]
    quiet(game)
    assert clans(game, "valley") == [2, 0, 0]
    assert game.state.reserve == [9, 12, 11]


def test_the_other_world_names_no_more_clans_than_there_are():
    game = given("valley 0,0 A12 B1 s3 capital · cove 1,0\nA: | the_other_world")
    play(game, 0, card("the_other_world"))
    assert offered(game, 0, "other_world") == [("remove", 1), "done"]
    play(game, 0, ("remove", 1))
    quiet(game)
    assert clans(game, "valley") == [12, 0]


def test_a_clan_may_be_saved_from_the_other_world():
    game = given("valley 0,0 A1 B2 s2 capital · cove 1,0\nA: | the_other_world · B: | the_dagdas_club")
    play(game, 0, card("the_other_world"), ("remove", 1), ("remove", 1))
    play(game, 1, card("the_dagdas_club", "would_be_removed"))
    quiet(game)
    assert clans(game, "valley") == [1, 1]


def test_the_other_world_without_a_sanctuary_does_nothing():
    game = given("valley 0,0 A1 B2 capital · cove 1,0\nA: | the_other_world")
    take_turn(game, 0, "the_other_world")
    assert clans(game, "valley") == [1, 2]


# Clans go and move


def test_balors_eye_takes_any_clan():
    game = given("valley 0,0 A1 capital · cove 1,0 B2\nA: | balors_eye")
    play(game, 0, card("balors_eye"))
    assert offered(game, 0, "eye") == [("valley", 0), ("cove", 1)]
    play(game, 0, ("cove", 1))
    quiet(game)
    assert clans(game, "cove") == [0, 1]
    assert game.state.reserve == [11, 11]


def test_breas_tyranny_pushes_a_rival_s_clan_away():
    game = given("valley 0,0 A1 B2 capital · cove 1,0 C1 · plains 0,1 B1\nA: | breas_tyranny")
    play(game, 0, card("breas_tyranny"))
    assert offered(game, 0, "tyranny") == [("valley", 1, "cove"), ("valley", 1, "plains")]
    play(game, 0, ("valley", 1, "cove"))
    quiet(game)
    assert clans(game, "valley") == [1, 1, 0]
    assert clans(game, "cove") == [0, 1, 1]
    assert asked(game) == [(1, "turn")]  # in peace


def test_breas_tyranny_may_find_nobody():
    game = given("valley 0,0 A1 capital · cove 1,0 B1\nA: | breas_tyranny")
    take_turn(game, 0, "breas_tyranny")
    assert game.state.tale_discard == ["breas_tyranny"]


def test_manannans_horses_carry_up_to_three_clans_anywhere():
    game = given("valley 0,0 A5 · cove 1,0 · plains 0,1 · forest 1,1 B1 capital\nA: | manannans_horses")
    play(game, 0, card("manannans_horses"))
    assert max(count for *_, count in offered(game, 0, "group")) == 3
    play(game, 0, ("valley", "forest", 3))  # which do not touch
    quiet(game)
    assert clans(game, "forest") == [3, 1]
    assert (clash_of(game).where, clash_of(game).instigator) == ("forest", 0)


def test_the_morrigan_turns_the_crows_and_names_an_instigator():
    """The player need not be there; the new direction governs the clash and the turns."""
    game = given("valley 0,0 B1 C1 capital · cove 1,0 A1\nA: | the_morrigan · crows clockwise")
    play(game, 0, card("the_morrigan"), "turn")
    assert offered(game, 0, "morrigan.clash") == [("valley", 1), ("valley", 2), "done"]
    play(game, 0, ("valley", 2))
    quiet(game)
    assert game.state.direction == -1
    assert (clash_of(game).where, clash_of(game).instigator) == ("valley", 2)


def test_both_effects_of_the_morrigan_may_be_left_out():
    game = given("valley 0,0 A1 B1 capital · cove 1,0\nA: | the_morrigan")
    take_turn(game, 0, "the_morrigan", "leave", "done")
    assert game.state.direction == 1
    assert game.state.clash is None


def test_the_morrigan_starts_no_clash_where_one_player_is_alone():
    """Q10."""
    game = given("valley 0,0 A1 capital · cove 1,0 B1\nA: | the_morrigan")
    take_turn(game, 0, "the_morrigan", "leave")
    assert asked(game) == [(1, "turn")]


TAILTU = "valley 0,0 A1 B1 capital · cove 1,0\nA: | tailtus_land · pile swamp moor forest hills"


def test_tailtus_land_lays_one_of_three_tiles_where_its_player_wants():
    game = given(TAILTU + " · brenn B")
    play(game, 0, card("tailtus_land"))
    quiet(game)
    assert offered(game, 0, "tile") == ["forest", "moor", "swamp"]
    play(game, 0, "moor", (0, 1))
    assert offered(game, 0, "walk") == ["valley", "done"]
    play(game, 0, "valley")
    quiet(game)
    assert game.state.tiles["moor"].at == (0, 1)
    assert clans(game, "moor") == [1, 0]
    # then the other two lie under the pile, where A knows them and B does not
    under = game.state.pile[:2]
    assert sorted(tile.card for tile in under) == ["forest", "swamp"]
    assert all(tile.is_known_to(0) and not tile.is_known_to(1) for tile in under)
    assert game.state.pile[-1].card == "hills"


def test_tailtus_land_may_be_left_empty():
    game = given(TAILTU)
    take_turn(game, 0, "tailtus_land", "moor", (0, 1), "done")
    assert clans(game, "moor") == [0, 0]


def test_the_tile_that_tailtu_chose_is_known_while_its_spot_is_sought():
    """So nobody can imagine it elsewhere."""
    game = given(TAILTU)
    play(game, 0, card("tailtus_land"), "moor")
    assert asked(game) == [(0, "spot")]
    assert [tile.card for tile in game.seen_by(PUBLIC).pile if tile.card] == ["moor"]
    twin = game.imagined(1, Random(3))
    twin.answer((0, 1), 0)
    assert "moor" in twin.state.tiles
    assert len(twin.state.tiles) + len(twin.state.pile) == 16


def test_tailtus_land_takes_what_is_left_of_the_pile():
    game = given("""
        valley 0,0 A2 B1 capital · cove 1,0 · plains 0,1 · hills 1,-1 · forest 1,1 · gates_of_tir_na_nog 2,-1
        highlands 2,0 · iron_mine 3,-1 · lost_vale 3,-2 · meadows 2,1 · misty_lands 0,2 · moor 1,2
        mountains 3,0 · salt_mine 4,-1 · stone_circle 4,-2
        A: | tailtus_land
    """)
    take_turn(game, 0, "tailtus_land", "swamp", (-1, 1), "done")
    assert game.state.tiles["swamp"].at == (-1, 1)
    assert game.state.pile == []


def test_tailtus_land_with_an_empty_pile_does_nothing():
    game = given("""
        valley 0,0 A2 B1 capital · cove 1,0 · plains 0,1 · hills 1,-1 · forest 1,1 · gates_of_tir_na_nog 2,-1
        highlands 2,0 · iron_mine 3,-1 · lost_vale 3,-2 · meadows 2,1 · misty_lands 0,2 · moor 1,2
        mountains 3,0 · salt_mine 4,-1 · stone_circle 4,-2 · swamp 2,-2
        A: | tailtus_land
    """)
    take_turn(game, 0, "tailtus_land")
    assert "no_tiles" in told(game)


# Cards


def test_the_champions_share_is_the_card_set_aside():
    game = given("valley 0,0 A1 B1 capital · cove 1,0\nA: | the_champions_share · aside geis")
    take_turn(game, 0, "the_champions_share")
    assert hand(game, 0) == ["geis"]
    assert game.state.aside == []


def test_the_champions_share_may_be_gone():
    game = given("valley 0,0 A1 B1 capital · cove 1,0\nA: | the_champions_share")
    take_turn(game, 0, "the_champions_share")
    assert hand(game, 0) == []


def test_tuans_memory_keeps_one_of_three():
    game = given("valley 0,0 A1 B1 capital · cove 1,0\nA: | tuans_memory · tales eriu balors_eye lugs_spear")
    play(game, 0, card("tuans_memory"))
    quiet(game)
    assert len(offered(game, 0, "keep")) == 3
    play(game, 0, ("balors_eye",))
    quiet(game)
    assert tales(game, 0) == ["balors_eye"]
    assert sorted(game.state.tale_discard) == ["eriu", "lugs_spear", "tuans_memory"]


def test_tuans_memory_with_meadows_keeps_one_of_four():
    game = given("valley 0,0 A1 B1 capital · meadows 1,0 card=A\nA: | tuans_memory")
    play(game, 0, card("tuans_memory"), card("adv_meadows", "tale_drawn"))
    quiet(game)
    assert len(offered(game, 0, "keep")) == 4


def test_the_dagda_discarded_with_others_brings_all_of_them_back():
    """Tuan's Memory throws The Dagda and another away together."""
    game = given("""
        valley 0,0 A1 B1 capital · cove 1,0
        A: | tuans_memory · tales eriu the_dagda lugs_spear · thrown balors_eye
    """)
    play(game, 0, card("tuans_memory"), ("eriu",))
    quiet(game)
    # then the pile and both are in the deck again; Tuan's Memory itself was discarded after them
    assert game.state.tale_discard == ["tuans_memory"]
    assert len(game.state.tale_deck) == 28


DEIRDRE = """
    valley 0,0 A2 B1 C1 capital · cove 1,0 A1
    A: | deirdres_beauty · B: | eriu balors_eye · C: | {third}
"""


def test_deirdres_beauty_reveals_a_tale_of_every_rival_and_costs_a_clan():
    # given that chance says the second of B's tales in the order of their names
    game = given(DEIRDRE.format(third="lugs_spear"), chance=[1, 0])
    play(game, 0, card("deirdres_beauty"))
    quiet(game)
    assert offered(game, 0, "deirdre") == ["eriu", "lugs_spear"]
    play(game, 0, "eriu")
    quiet(game)
    # then A must take an own clan off the island
    assert offered(game, 0, "lose_own") == ["valley", "cove"]
    play(game, 0, "cove")
    quiet(game)
    assert clans(game, "cove") == [0, 0, 0]
    assert [tales(game, seat) for seat in range(3)] == [["eriu"], ["balors_eye"], []]
    assert game.state.tales[0][0].is_known_to(PUBLIC)
    assert sorted(game.state.tale_discard) == ["deirdres_beauty", "lugs_spear"]


def test_the_dagda_revealed_by_deirdre_and_thrown_away_reshuffles():
    game = given(DEIRDRE.format(third="the_dagda") + "thrown lug_samildanach", chance=[0, 0])
    play(game, 0, card("deirdres_beauty"), "balors_eye", "valley")
    quiet(game)
    assert game.state.tale_discard == ["deirdres_beauty"]
    assert tales(game, 0) == ["balors_eye"]


def test_deirdre_costs_a_clan_even_if_nobody_reveals():
    game = given("valley 0,0 A1 B1 capital · cove 1,0\nA: | deirdres_beauty")
    take_turn(game, 0, "deirdres_beauty")
    assert clans(game, "valley") == [0, 1]


def test_deirdre_s_price_may_be_answered():
    game = given("valley 0,0 A1 B1 capital · cove 1,0\nA: | deirdres_beauty the_dagdas_club")
    play(game, 0, card("deirdres_beauty"), card("the_dagdas_club", "would_be_removed"))
    quiet(game)
    assert clans(game, "valley") == [1, 1]


MAEVE = "valley 0,0 A1 B1 C1 capital · cove 1,0\nbrenn C · A: bard | maeves_wealth · B: citadel druid · C: geis"


def test_maeves_wealth_takes_a_card_of_every_rival_and_gives_one_back():
    game = given(MAEVE)
    play(game, 0, card("maeves_wealth"))
    quiet(game)
    # then both rivals are asked at once, from the Brenn on, and neither sees what the other gives
    assert asked(game) == [(2, "give"), (1, "give")]
    play(game, 1, "druid")
    assert asked(game) == [(2, "give")]
    assert hand(game, 1) == ["citadel", "druid"]
    play(game, 2, "geis")
    # then A gives back whatever A wants: what came, the own card, in the same order
    assert offered(game, 0, "give") == ["bard", "druid", "geis"]
    play(game, 0, "bard", "geis")
    quiet(game)
    assert [hand(game, seat) for seat in range(3)] == [["druid"], ["citadel", "geis"], ["bard"]]


def test_what_passes_through_maeves_hands_is_known_to_the_two_alone():
    game = given(MAEVE)
    play(game, 0, card("maeves_wealth"))
    play(game, 1, "druid")
    play(game, 2, "geis")
    known = {one.card: [seat for seat in range(3) if one.is_known_to(seat)] for one in game.state.actions[0]}
    assert known == {"bard": [0], "druid": [0, 1], "geis": [0, 2]}


def test_maeve_asks_nobody_without_action_cards():
    game = given("valley 0,0 A1 B1 C1 capital · cove 1,0\nA: | maeves_wealth · C: geis")
    play(game, 0, card("maeves_wealth"))
    quiet(game)
    assert asked(game) == [(2, "give")]
    play(game, 2, "geis")
    play(game, 0, "geis")
    assert hand(game, 2) == ["geis"]


def test_maeve_among_empty_hands_does_nothing():
    game = given("valley 0,0 A1 B1 capital · cove 1,0\nA: bard | maeves_wealth")
    take_turn(game, 0, "maeves_wealth")
    assert hand(game, 0) == ["bard"]
    assert asked(game) == [(1, "turn")]


# Answers to cards, turns and the Assembly


def test_the_dagda_cancels_an_epic_tale_and_both_go_back_into_the_deck():
    game = given("valley 0,0 A1 B1 capital · cove 1,0\nA: | children_of_dana · B: | the_dagda · thrown eriu")
    play(game, 0, card("children_of_dana"), "valley")
    play(game, 1, card("the_dagda", "other_played"))
    quiet(game)
    assert clans(game, "valley") == [1, 1]
    assert game.state.tale_discard == []
    assert len(game.state.tale_deck) == 30


def test_the_dagda_cancels_an_advantage_card_which_lies_face_down():
    game = given("valley 0,0 A1 B1 card=A capital · cove 1,0\nA: bard · B: | the_dagda")
    play(game, 0, card("bard"), card("adv_valley", "season_played"))
    play(game, 1, card("the_dagda", "other_played"))
    quiet(game)
    assert clans(game, "valley") == [1, 1]
    assert game.state.tiles["valley"].advantage == PLAYED
    assert game.state.tale_discard == []


def test_the_dagda_may_answer_its_own_player():
    game = given("valley 0,0 A1 B1 capital · cove 1,0\nA: | children_of_dana the_dagda")
    play(game, 0, card("children_of_dana"), "valley", card("the_dagda", "other_played"))
    quiet(game)
    assert clans(game, "valley") == [1, 1]


def test_the_dagda_answers_no_action_card():
    game = given("valley 0,0 A1 B1 capital · cove 1,0\nA: bard · B: | the_dagda")
    play(game, 0, card("bard"))
    assert "other_played" not in events(game)


def test_lug_samildanach_takes_an_action_card_that_was_resolved():
    """Of any player, and before it is discarded."""
    game = given("valley 0,0 A1 B1 capital · cove 1,0\nA: new_alliance · B: | lug_samildanach")
    play(game, 0, card("new_alliance", "add"))
    play(game, 1, card("lug_samildanach", "action_resolved"))
    quiet(game)
    assert clans(game, "valley") == [2, 1]
    assert hand(game, 1) == ["new_alliance"]
    assert discarded(game) == []


def test_lug_samildanach_takes_an_own_card_too():
    game = given("valley 0,0 A1 B1 capital · cove 1,0\nA: new_alliance | lug_samildanach")
    play(game, 0, card("new_alliance", "add"), card("lug_samildanach", "action_resolved"))
    quiet(game)
    assert hand(game, 0) == ["new_alliance"]


def test_oenguss_ploy_makes_the_next_turn_one_s_own():
    game = given("valley 0,0 A1 B1 C1 capital · cove 1,0\nA: bard · C: citadel | oenguss_ploy")
    play(game, 0, card("bard"))
    play(game, 2, card("oenguss_ploy", "turn_ends"))
    quiet(game)
    assert asked(game) == [(2, "turn")]


@pytest.mark.parametrize(("goes_on", "after"), [(True, 0), (False, 1)])
def test_who_comes_after_oenguss_ploy(monkeypatch, goes_on, after):
    """Q6, both ways: the player after who played the Ploy, or who would have been next without it."""
    monkeypatch.setattr(rulings, "PLOY_GOES_ON_FROM_PLAYER", goes_on)
    # given that D plays the Ploy at the end of A's turn
    game = given("valley 0,0 A1 B1 C1 D1 capital · cove 1,0\nA: bard · D: citadel | oenguss_ploy")
    play(game, 0, card("bard"))
    play(game, 3, card("oenguss_ploy", "turn_ends"))
    quiet(game)
    # when D's turn is over
    play(game, 3, "pass")
    quiet(game)
    # then the order goes on from D to A; or from A, as it would have, to B
    assert asked(game) == [(after, "turn")]


def test_oenguss_ploy_after_one_s_own_turn():
    game = given("valley 0,0 A1 B1 capital · cove 1,0\nA: bard citadel | oenguss_ploy")
    play(game, 0, card("bard"), card("oenguss_ploy", "turn_ends"))
    quiet(game)
    assert asked(game) == [(0, "turn")]


def test_cathbads_word_chooses_the_card_set_aside_and_swaps_it_after_the_draft():
    # given the end of a season, and B with Cathbad's Word
    assembly = json.dumps({"agenda": [{"step": "assembly"}]})
    game = given("valley 0,0 A1 B1 capital · cove 1,0\nplayers 3\nB: | cathbads_word\n" + assembly)
    # when B speaks it at the start of the Assembly, then B chooses from the whole deck
    assert asked(game)[0][1] == "answer"
    play(game, 1, card("cathbads_word", "assembly_begins"))
    quiet(game)
    assert len(offered(game, 1, "cathbad.choose")) == 13
    play(game, 1, "geis")
    assert [one.card for one in game.state.aside] == ["geis"]
    # then all draft, and nobody gets that card
    while asked(game)[0][1] == "draft":
        for ask in open_asks(game):
            assert "geis" not in [name for option in ask.options for name in option]
            game.answer(ask.options[0], ask.seat)
    # then B takes it and puts another in its place: four cards as before
    assert asked(game) == [(1, "set_aside")]
    mine = hand(game, 1)
    assert "geis" in mine
    assert len(mine) == 5
    play(game, 1, next(name for name in mine if name != "geis"))
    assert len(hand(game, 1)) == 4
    assert "geis" in hand(game, 1)
    assert len(game.state.aside) == 1
    assert game.state.phase == "season"


def test_cathbads_word_is_spoken_before_the_brenn_is_assigned():
    assembly = json.dumps({"agenda": [{"step": "assembly"}]})
    game = given("valley 0,0 B1 capital · cove 1,0 A1\nbrenn A · B: | cathbads_word\n" + assembly)
    assert game.state.brenn == 0
    assert game.asks[0].about["event"] == "assembly_begins"
    quiet(game)
    assert game.state.brenn == 1


def test_cathbads_word_that_was_cancelled_changes_nothing():
    assembly = json.dumps({"agenda": [{"step": "assembly"}]})
    game = given("valley 0,0 B1 capital · cove 1,0 A1\nB: | cathbads_word · A: | the_dagda\n" + assembly)
    play(game, 1, card("cathbads_word", "assembly_begins"))
    play(game, 0, card("the_dagda", "other_played"))
    quiet(game)
    assert game.state.cathbad == NOBODY
    assert asked(game) == [(0, "draft"), (1, "draft")]
