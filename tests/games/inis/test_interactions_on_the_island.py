"""Cards that meet a place: the festival, the crows and the Gates, the toll of the Mountains."""

import pytest

from tests.games.inis.clashing import card, clash_of, events, fight_on, maneuver
from tests.games.inis.position import (
    asked,
    clans,
    given,
    hand,
    offered,
    play,
    quiet,
    tales,
    told,
)

# Festival, crows, Gates


def test_festival_and_morrigan():
    """Whom The Morrigan names pays, and the new direction counts at once."""
    game = given("""
        valley 0,0 A1 B2 C2 s1 festival · cove 1,0 capital
        A: | the_morrigan
    """)
    play(game, 0, card("the_morrigan"), "turn", ("valley", 1))
    quiet(game)
    assert clans(game, "valley") == [1, 1, 2]
    maneuver(game, 1, ("attack", 2))
    play(game, 2, "clan")
    fight_on(game)
    assert asked(game) == [(0, "maneuver")]  # counterclockwise: B, A, C


def test_highlands_do_not_move_the_festival_s_price():
    game = given("highlands 0,0 A2 B2 s1 festival card=A · cove 1,0 capital\nA: warlord")
    play(game, 0, card("warlord"), card("adv_highlands", "resolution_begins"), 1)
    quiet(game)
    assert clans(game, "highlands") == [1, 2]
    assert clash_of(game).instigator == 1


def test_the_gates_open_when_the_crows_turn_in_the_middle_of_a_season():
    """From the Brenn on in the new direction; each loses a clan and draws; then comes the clash."""
    game = given("""
        valley 0,0 A1 B1 C1 capital · gates_of_tir_na_nog 1,0 A1 B2 C1
        brenn B · A: | the_morrigan · tales eriu balors_eye lugs_spear
    """)
    play(game, 0, card("the_morrigan"), "turn", ("valley", 2))
    quiet(game)
    assert clans(game, "gates_of_tir_na_nog") == [0, 1, 0]
    assert [tales(game, seat) for seat in (1, 0, 2)] == [["eriu"], ["balors_eye"], ["lugs_spear"]]
    assert clash_of(game).instigator == 2


def test_a_clan_saved_at_the_gates_draws_all_the_same():
    game = given("""
        valley 0,0 A1 B1 capital · gates_of_tir_na_nog 1,0 B2
        A: | the_morrigan · B: | the_dagdas_club · tales eriu
    """)
    play(game, 0, card("the_morrigan"), "turn", "done")
    play(game, 1, card("the_dagdas_club", "would_be_removed"))
    quiet(game)
    assert clans(game, "gates_of_tir_na_nog") == [0, 2]
    assert tales(game, 1) == ["eriu"]


def test_the_gates_may_take_a_party_of_the_clash_that_the_morrigan_wants():
    game = given("valley 0,0 A1 capital · gates_of_tir_na_nog 1,0 A1 B2\nA: | the_morrigan · tales eriu balors_eye")
    play(game, 0, card("the_morrigan"), "turn", ("gates_of_tir_na_nog", 1))
    quiet(game)
    assert clans(game, "gates_of_tir_na_nog") == [0, 1]
    assert game.state.clash is None
    assert "clash" not in told(game)


# The Mountains


def test_a_toll_that_leaves_nobody_to_clash():
    """A moves one clan into the Mountains and pays with it."""
    game = given("valley 0,0 A2 capital · mountains 1,0 B1\nA: migration bard")
    play(game, 0, card("migration"), ("valley", "mountains", 1))
    play(game, 0, "clan")
    quiet(game)
    assert clans(game, "mountains") == [0, 1]
    assert game.state.clash is None
    assert asked(game) == [(1, "turn")]


def test_the_toll_is_paid_before_the_clash():
    game = given("valley 0,0 A2 capital · mountains 1,0 B1\nA: migration bard")
    play(game, 0, card("migration"), ("valley", "mountains", 2))
    quiet(game)
    assert asked(game) == [(0, "toll_paid")]
    assert offered(game, 0) == ["bard", "clan"]
    play(game, 0, "bard")
    quiet(game)
    assert clash_of(game).where == "mountains"
    assert clans(game, "mountains") == [2, 1]


def test_without_action_cards_the_toll_is_a_clan():
    game = given("valley 0,0 A2 B1 capital · mountains 1,0\nA: migration")
    play(game, 0, card("migration"), ("valley", "mountains", 2))
    quiet(game)
    assert offered(game, 0, "toll_paid") == ["clan"]
    play(game, 0, "clan")
    quiet(game)
    assert clans(game, "mountains") == [1, 0]


def test_a_clan_paid_as_toll_may_be_saved():
    """Q13: then the toll is paid with nothing."""
    game = given("valley 0,0 A2 B1 capital · mountains 1,0\nA: migration | the_dagdas_club")
    play(game, 0, card("migration"), ("valley", "mountains", 2), "clan", card("the_dagdas_club", "would_be_removed"))
    quiet(game)
    assert clans(game, "mountains") == [2, 0]


def test_breas_makes_the_owner_pay_whose_own_card_does_not_help():
    """B did not move; the Mountains' card is for those who do."""
    game = given("valley 0,0 A1 B1 capital · mountains 1,0 card=B\nA: | breas_tyranny · B: bard")
    play(game, 0, card("breas_tyranny"))
    assert "moved_to_mountains" not in events(game)
    assert offered(game, 1, "toll_paid") == ["bard", "clan"]
    play(game, 1, "bard")
    quiet(game)
    assert clans(game, "mountains") == [0, 1]
    assert hand(game, 1) == []


@pytest.mark.parametrize(
    ("hand_of_a", "answers"),
    [
        ("conquest", [card("conquest"), "mountains", ("valley", "mountains", 1)]),
        ("emissaries", [card("emissaries"), ("valley", "mountains", 1)]),
        ("scouts_and_spies", [card("scouts_and_spies"), 1, ("valley", "mountains", 1)]),
        ("| manannans_horses", [card("manannans_horses"), ("valley", "mountains", 1)]),
        ("| tailtus_land", [card("tailtus_land"), "mountains", (1, 0), "valley"]),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_every_move_into_the_mountains_costs_the_toll(hand_of_a, answers):
    there = "· mountains 1,0" if "tailtu" not in hand_of_a else ""
    game = given(f"""
        valley 0,0 A2 C1 capital · cove 0,1 B1 D1 {there}
        A: {hand_of_a}
        pile {"mountains" if not there else "swamp"}
    """)
    play(game, 0, *answers)
    quiet(game)
    assert asked(game) == [(0, "toll_paid")]


def test_the_plains_card_into_the_mountains_costs_the_toll():
    game = given("plains 0,0 A2 card=A capital · mountains 1,0 · cove 0,1 B1\nplayers 2")
    play(game, 0, card("adv_plains"), ("plains", "mountains", 2))
    quiet(game)
    assert asked(game) == [(0, "toll_paid")]


def test_withdrawing_into_the_mountains_costs_the_toll():
    """In the middle of a clash; a clan lost there was not lost in the clash."""
    game = given("valley 0,0 A2 B2 · mountains 1,0 A1 · cove 0,1 capital\nA: warlord | dagdas_cauldron")
    play(game, 0, card("warlord"))
    maneuver(game, 0, ("withdraw", "mountains", 2), "clan")
    assert "removed" not in events(game)
    assert clans(game, "mountains") == [2, 0]
    assert clash_of(game).lost == [0, 0]


def test_the_fianna_pay_the_toll():
    game = given("valley 0,0 A2 B2 capital · mountains 1,0\nA: warlord bard | the_fianna")
    play(game, 0, card("warlord"))
    quiet(game)
    play(game, 1, "stay")
    maneuver(game, 0, card("the_fianna", "maneuver"), ("valley", "mountains", 2), "bard")
    quiet(game)
    assert clans(game, "mountains") == [2, 0]
    assert hand(game, 0) == []


def test_moytura_in_the_mountains_pays_the_toll_before_the_new_clan_comes():
    """All twelve clans of A are on the island; the one paid as toll is the one that comes."""
    game = given("""
        mountains 0,0 A2 B2 · cove 1,0 A10 capital
        A: warlord | the_battle_of_moytura
    """)
    play(game, 0, card("warlord"))
    maneuver(game, 0, card("the_battle_of_moytura", "maneuver"), ("cove", "mountains", 3), "clan")
    quiet(game)
    assert clans(game, "mountains") == [5, 2]
    assert clash_of(game).lost == [1, 0]


def test_the_mountains_card_helps_in_a_clash_unless_the_spear_forbids_it():
    island = "valley 0,0 A2 B2 · mountains 1,0 A1 card=A · cove 0,1 capital\nA: warlord bard"
    game = given(island)
    play(game, 0, card("warlord"))
    maneuver(game, 0, ("withdraw", "mountains", 2), card("adv_mountains", "moved_to_mountains"))
    quiet(game)
    assert hand(game, 0) == ["bard"]
    game = given(island + " | lugs_spear")
    play(game, 0, card("warlord"), card("lugs_spear", "clash_begins"))
    maneuver(game, 0, ("withdraw", "mountains", 2))
    assert asked(game) == [(0, "toll_paid")]
