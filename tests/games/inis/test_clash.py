"""Clashes: how they begin, citadels, peace, maneuvers, how they end ("Clashes")."""

from tests.games.inis.clashing import card, clash_of, events, fight_on, make_peace, maneuver
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
    told,
)


def duel(hand: str = "", rest: str = ""):
    """A has started a clash with B, two clans each; A holds some cards besides."""
    game = given(f"valley 0,0 A2 B2 · cove 1,0 capital\nA: warlord {hand}\n{rest}")
    take_turn(game, 0, "warlord")
    return game


# How a clash begins


def test_a_clash_begins_where_clans_move_among_rivals():
    game = given("valley 0,0 A2 · cove 1,0 B1 capital\nA: migration")
    take_turn(game, 0, "migration", ("valley", "cove", 1))
    assert (clash_of(game).where, clash_of(game).instigator) == ("cove", 0)


def test_no_clash_begins_where_nobody_else_is():
    game = given("valley 0,0 A2 B1 capital · cove 1,0 A1\nA: migration")
    play(game, 0, card("migration"), "valley", ("valley", "cove", 1))
    quiet(game)
    assert game.state.clash is None
    assert asked(game) == [(1, "turn")]


def test_the_instigator_of_several_clashes_chooses_their_order():
    game = given("""
        valley 0,0 A3 capital
        cove   1,0 B1
        plains 0,1 B1
        hills  1,-1 B1
        A: migration
    """)
    play(game, 0, card("migration"))
    play(game, 0, ("valley", "hills", 1), ("valley", "plains", 1), ("valley", "cove", 1))
    quiet(game)
    # all have moved before the first clash, and A chooses again after each
    assert sorted(offered(game, 0, "next_clash")) == ["cove", "hills", "plains"]
    play(game, 0, "plains")
    make_peace(game)
    assert sorted(offered(game, 0, "next_clash")) == ["cove", "hills"]
    play(game, 0, "hills")
    make_peace(game)
    make_peace(game)  # the last one needs no choice
    quiet(game)
    assert asked(game) == [(1, "turn")]


def test_a_clash_whose_instigator_has_left_is_not_fought():
    """In the first clash A calls the clans away from the second (The Battle of Moytura)."""
    game = given("""
        valley 0,0 A2 capital
        cove   1,0 B2
        plains 0,1 B2
        A: migration | the_battle_of_moytura
    """)
    play(game, 0, card("migration"), ("valley", "plains", 1), ("valley", "cove", 1), "plains")
    maneuver(game, 0, card("the_battle_of_moytura", "maneuver"))
    make_peace(game)
    quiet(game)
    assert clans(game, "cove") == [0, 2]
    assert asked(game) == [(1, "turn")]
    assert told(game).count("clash") == 1


def test_a_clash_whose_other_party_is_gone_is_not_fought():
    """In the first clash B calls the only clan away from where the second waits."""
    game = given("""
        valley 0,0 A2 capital
        cove   1,0 B1
        plains 0,1 B2
        A: migration · B: | the_battle_of_moytura
    """)
    play(game, 0, card("migration"), ("valley", "plains", 1), ("valley", "cove", 1), "plains")
    maneuver(game, 0, ("attack", 1))
    play(game, 1, "clan")
    maneuver(game, 1, card("the_battle_of_moytura", "maneuver"))
    make_peace(game)
    quiet(game)
    assert clans(game, "plains") == [1, 3]
    assert clans(game, "cove") == [1, 0]
    assert asked(game) == [(1, "turn")]
    assert told(game).count("clash") == 1


def test_a_clash_that_cannot_be_fought_any_more_is_not_offered():
    """Three were waiting; one party of the second was called away, and only the third is left."""
    game = given("""
        valley 0,0 A3 capital
        cove   1,0 B1
        plains 0,1 B2
        hills  1,-1 B1
        A: migration · B: | the_battle_of_moytura
    """)
    play(game, 0, card("migration"), ("valley", "plains", 1), ("valley", "cove", 1), ("valley", "hills", 1), "plains")
    maneuver(game, 0, ("attack", 1))
    play(game, 1, "clan")
    maneuver(game, 1, card("the_battle_of_moytura", "maneuver"))
    make_peace(game)
    quiet(game)
    assert clash_of(game).where == "hills"


def test_the_turn_goes_on_when_all_clashes_are_over():
    game = duel()
    make_peace(game)
    quiet(game)
    assert game.state.clash is None
    assert asked(game) == [(1, "turn")]


# The Festival


def test_the_festival_takes_a_clan_of_the_instigator_before_the_citadels():
    game = given("valley 0,0 A2 B2 s1 festival capital · cove 1,0\nA: warlord")
    take_turn(game, 0, "warlord")
    assert clans(game, "valley") == [1, 2]
    assert clash_of(game).stage == "citadels"
    assert asked(game) == [(1, "shelter")]


def test_the_festival_takes_a_clan_at_every_clash():
    game = given("valley 0,0 A3 B2 s1 festival capital · cove 1,0\nA: warlord · B: conquest | the_morrigan")
    take_turn(game, 0, "warlord")
    play(game, 1, "stay")
    make_peace(game)
    quiet(game)
    play(game, 1, card("the_morrigan"), "leave", ("valley", 0))
    quiet(game)
    assert clans(game, "valley") == [1, 2]


def test_elsewhere_the_festival_takes_nothing():
    game = given("valley 0,0 A2 B2 capital · cove 1,0 s1 festival\nA: warlord")
    take_turn(game, 0, "warlord")
    assert clans(game, "valley") == [2, 2]


def test_an_instigator_who_loses_the_only_clan_leaves_the_clash_to_the_others():
    """It goes on with the next player in turn order."""
    game = given("valley 0,0 A1 B1 C1 s1 festival · cove 1,0 capital A1\nA: warlord")
    play(game, 0, card("warlord"))
    quiet(game)
    assert clans(game, "valley") == [0, 1, 1]
    assert [seat for seat, kind in asked(game) if kind == "peace"] == [1, 2]
    fight_on(game)
    assert asked(game) == [(1, "maneuver")]


def test_whoever_is_left_alone_by_the_festival_ends_the_clash():
    game = given("valley 0,0 A1 B1 s1 festival · cove 1,0 capital A1\nA: warlord")
    play(game, 0, card("warlord"))
    quiet(game)
    assert offered(game, 1, "maneuver") == ["end"]
    play(game, 1, "end")
    quiet(game)
    assert asked(game) == [(1, "turn")]


# Citadels


def test_citadels_shelter_in_turn_order_until_they_are_full():
    """The example of the rulebook: three citadels, the instigator gets none."""
    game = given("valley 0,0 A2 B3 C2 D1 c2 capital · cove 1,0\nA: warlord")
    take_turn(game, 0, "warlord")
    assert asked(game) == [(1, "shelter")]
    play(game, 1, "shelter")
    play(game, 2, "shelter")
    play(game, 3, "stay")
    play(game, 1, "shelter")
    assert clash_of(game).sheltered == [0, 2, 1, 0]
    quiet(game)
    assert clash_of(game).stage == "resolution"
    assert [seat for seat, _ in asked(game)] == [0, 1, 2, 3]  # all have exposed clans: peace is asked of them


def test_the_order_of_the_citadels_follows_the_crows():
    game = given("valley 0,0 A2 B1 C1 c2 capital · cove 1,0\nA: warlord · crows counterclockwise")
    take_turn(game, 0, "warlord")
    assert asked(game) == [(2, "shelter")]


def test_declining_a_citadel_is_not_final():
    """The step ends when all decline one after the other."""
    game = given("valley 0,0 A2 B2 C2 c3 capital · cove 1,0\nA: warlord")
    take_turn(game, 0, "warlord")
    play(game, 1, "stay")
    play(game, 2, "shelter")
    assert asked(game) == [(1, "shelter")]
    play(game, 1, "shelter")
    play(game, 2, "stay")
    play(game, 1, "stay")
    quiet(game)
    assert clash_of(game).sheltered == [0, 1, 1]
    assert clash_of(game).stage == "resolution"


def test_who_has_no_exposed_clan_left_is_not_asked_to_shelter_more():
    game = given("valley 0,0 A2 B1 C2 c4 capital · cove 1,0\nA: warlord")
    take_turn(game, 0, "warlord")
    play(game, 1, "shelter")
    play(game, 2, "shelter")
    assert asked(game) == [(2, "shelter")]


def test_without_citadels_nobody_is_asked():
    game = given("valley 0,0 A2 B2 · cove 1,0 capital\nA: warlord")
    play(game, 0, card("warlord"))
    quiet(game)
    assert {kind for _, kind in asked(game)} == {"peace"}


def test_sheltered_clans_take_no_part():
    # given that B's only clan is sheltered
    game = given("valley 0,0 A2 B1 C1 capital · cove 1,0\nA: warlord · B: conquest | ogmas_eloquence")
    take_turn(game, 0, "warlord")
    play(game, 1, "shelter")
    quiet(game)
    # then B is neither asked for peace nor attacked
    assert [seat for seat, _ in asked(game)] == [0, 2]
    fight_on(game)
    assert offered(game, 0, "maneuver") == [("attack", 2)]


# Peace


def test_peace_needs_everybody_with_exposed_clans():
    game = duel(rest="C: bard")  # C is at the table, but not in the clash
    assert asked(game) == [(0, "peace"), (1, "peace")]
    play(game, 0, "agree")
    assert asked(game) == [(1, "peace")]  # and what A said is not told yet
    assert "offers_peace" not in told(game)
    play(game, 1, "fight")
    assert asked(game) == [(0, "maneuver")]
    assert told(game)[-2:] == ["offers_peace", "refuses_peace"]


def test_peace_ends_the_clash_at_once():
    game = duel()
    make_peace(game)
    assert game.state.clash is None
    assert clans(game, "valley") == [2, 2]


def test_peace_is_offered_before_each_maneuver():
    game = duel()
    maneuver(game, 0, ("attack", 1))
    play(game, 1, "clan")
    quiet(game)
    assert asked(game) == [(1, "peace"), (0, "peace")]


# Maneuvers and attacks


def test_the_instigator_maneuvers_first_and_then_turn_order():
    game = given("valley 0,0 A2 B2 C2 · cove 1,0 capital\nA: warlord · turn A")
    take_turn(game, 0, "warlord")
    order = []
    for _ in range(4):
        fight_on(game)
        seat = asked(game)[0][0]
        order.append(seat)
        rival = (seat + 1) % 3
        play(game, seat, ("attack", rival))
        play(game, rival, "clan")
    assert order == [0, 1, 2, 0]


def test_nobody_may_pass_in_a_clash():
    game = duel()
    fight_on(game)
    assert offered(game, 0, "maneuver") == [("attack", 1)]


def test_anybody_with_exposed_clans_may_be_attacked():
    game = given("valley 0,0 A2 B2 C2 · cove 1,0 capital\nA: warlord")
    take_turn(game, 0, "warlord")
    fight_on(game)
    assert offered(game, 0, "maneuver") == [("attack", 1), ("attack", 2)]


def test_who_is_attacked_gives_up_a_card_or_a_clan():
    game = duel(rest="B: bard druid")
    maneuver(game, 0, ("attack", 1))
    quiet(game)
    assert offered(game, 1, "attack.loss") == ["bard", "druid", "clan"]


def test_a_card_given_up_is_discarded_without_effect():
    """It was not played: neither Geis nor Lug Samildanach answers it."""
    game = duel(hand=" geis | lug_samildanach", rest="B: bard druid")
    maneuver(game, 0, ("attack", 1))
    play(game, 1, "druid")
    assert not {"action_played", "action_resolved"} & set(events(game))
    assert hand(game, 1) == ["bard"]
    assert discarded(game) == ["druid"]
    assert clans(game, "valley") == [2, 2]


def test_a_clan_given_up_goes_back_into_the_reserve():
    game = duel(rest="B: bard")
    maneuver(game, 0, ("attack", 1))
    play(game, 1, "clan")
    quiet(game)
    assert clans(game, "valley") == [2, 1]
    assert game.state.reserve[1] == 11
    assert hand(game, 1) == ["bard"]


def test_without_action_cards_a_clan_is_lost():
    game = duel()
    maneuver(game, 0, ("attack", 1))
    quiet(game)
    assert offered(game, 1, "attack.loss") == ["clan"]


def test_sheltered_clans_are_not_lost_to_an_attack():
    # given two clans of B, one of them in the citadel of the Capital
    game = given("valley 0,0 A2 B2 capital · cove 1,0\nA: warlord")
    take_turn(game, 0, "warlord")
    play(game, 1, "shelter")
    maneuver(game, 0, ("attack", 1))
    play(game, 1, "clan")
    quiet(game)
    # then the exposed one is gone, the other is safe, and A is alone
    assert clans(game, "valley") == [2, 1]
    assert clash_of(game).sheltered == [0, 1]
    assert offered(game, 0, "maneuver") == ["end"]


# Withdrawing

REFUGES = """
    valley 0,0 A2 B3
    cove   1,0 B1
    plains 0,1 A1 B2
    hills  1,-1 A1 B1 capital
    forest 2,-1 B5
    A: warlord
"""


def refuges():
    """A has attacked B in the Valley; B may withdraw."""
    game = given(REFUGES)
    take_turn(game, 0, "warlord", "valley")
    maneuver(game, 0, ("attack", 1))
    play(game, 1, "clan")
    fight_on(game)
    return game


def test_withdrawing_needs_a_neighbour_of_which_one_is_chieftain():
    """Not the Hills, where two are equal, and not the Forest, which does not touch the Valley."""
    game = refuges()
    assert [option for option in offered(game, 1, "maneuver") if option[0] == "withdraw"] == [
        ("withdraw", "cove", 1),
        ("withdraw", "cove", 2),
        ("withdraw", "plains", 1),
        ("withdraw", "plains", 2),
    ]


def test_withdrawing_starts_no_clash():
    game = refuges()
    play(game, 1, ("withdraw", "plains", 2))
    quiet(game)
    assert clans(game, "plains") == [1, 4]
    assert clash_of(game).where == "valley"
    assert offered(game, 0, "maneuver")[-1] == "end"  # A is alone


def test_a_withdrawal_may_be_split():
    game = refuges()
    play(game, 1, ("withdraw", "plains", 1))
    assert offered(game, 1, "withdraw") == [("withdraw", "cove", 1), "done"]
    play(game, 1, ("withdraw", "cove", 1))
    quiet(game)
    assert clans(game, "plains") == [1, 3]
    assert clans(game, "cove") == [0, 2]
    assert clans(game, "valley") == [2, 0]


def test_a_withdrawal_may_leave_some_behind():
    game = refuges()
    play(game, 1, ("withdraw", "plains", 1), "done")
    fight_on(game)
    assert clans(game, "valley") == [2, 1]
    assert asked(game) == [(0, "maneuver")]


def test_sheltered_clans_do_not_withdraw():
    # given three clans of B, one of them sheltered and one lost
    game = given("valley 0,0 A2 B3 capital · cove 1,0 B1\nA: warlord")
    take_turn(game, 0, "warlord")
    play(game, 1, "shelter")
    maneuver(game, 0, ("attack", 1))
    play(game, 1, "clan")
    fight_on(game)
    # then one may withdraw, and the sheltered one stays where it is
    assert offered(game, 1, "maneuver") == [("attack", 0), ("withdraw", "cove", 1)]
    play(game, 1, ("withdraw", "cove", 1))
    quiet(game)
    assert clans(game, "valley") == [2, 1]
    assert clash_of(game).sheltered == [0, 1]


def test_one_may_withdraw_to_where_the_instigator_came_from():
    game = given("valley 0,0 A2 B1 capital · cove 1,0 B2\nA: migration")
    play(game, 0, card("migration"), ("valley", "cove", 2))
    maneuver(game, 0, ("attack", 1))
    play(game, 1, "clan")
    fight_on(game)
    assert ("withdraw", "valley", 1) in offered(game, 1, "maneuver")


WAITING = """
    valley 0,0 A4 capital
    cove   1,0 B{cove}
    plains 0,1 B2
    A: migration
"""


def test_the_instigator_may_withdraw_to_a_territory_whose_clash_waits():
    """There A has most clans now, and counts as chieftain; its clash is fought later all the same."""
    game = given(WAITING.format(cove=1))
    play(game, 0, card("migration"), ("valley", "cove", 2), ("valley", "plains", 2), "plains")
    fight_on(game)
    assert ("withdraw", "cove", 2) in offered(game, 0, "maneuver")
    play(game, 0, ("withdraw", "cove", 2))
    maneuver(game, 1, "end")
    quiet(game)
    assert clash_of(game).where == "cove"
    assert clans(game, "cove") == [4, 1]


def test_the_others_may_not_withdraw_to_where_the_instigator_leads():
    game = given(WAITING.format(cove=1))
    play(game, 0, card("migration"), ("valley", "cove", 2), ("valley", "plains", 2), "plains")
    maneuver(game, 0, ("attack", 1))
    play(game, 1, "clan")
    fight_on(game)
    assert offered(game, 1, "maneuver") == [("attack", 0)]


def test_whoever_still_leads_a_waiting_territory_may_withdraw_there():
    game = given(WAITING.format(cove=3))
    play(game, 0, card("migration"), ("valley", "cove", 2), ("valley", "plains", 2), "plains")
    maneuver(game, 0, ("attack", 1))
    play(game, 1, "clan")
    fight_on(game)
    assert ("withdraw", "cove", 1) in offered(game, 1, "maneuver")


# The end


def test_who_is_alone_may_withdraw_bit_by_bit_and_then_end():
    # given that A's Attack took B's last clan, and A leads the Cove
    game = given("valley 0,0 A3 B1 · cove 1,0 A1 capital\nA: warlord")
    take_turn(game, 0, "warlord")
    maneuver(game, 0, ("attack", 1))
    play(game, 1, "clan")
    quiet(game)
    # then no peace is asked; A withdraws one clan, and it is A's maneuver again
    assert offered(game, 0, "maneuver") == [
        ("withdraw", "cove", 1),
        ("withdraw", "cove", 2),
        ("withdraw", "cove", 3),
        "end",
    ]
    play(game, 0, ("withdraw", "cove", 1))
    quiet(game)
    assert asked(game) == [(0, "maneuver")]
    play(game, 0, "end")
    quiet(game)
    assert game.state.clash is None
    assert [clans(game, where)[0] for where in ("valley", "cove")] == [2, 2]


def test_the_clash_ends_when_no_exposed_clan_is_left():
    game = given("valley 0,0 A1 B1 capital · cove 1,0 A1\nA: warlord")
    take_turn(game, 0, "warlord")
    play(game, 1, "shelter")
    quiet(game)
    # A is alone with exposed clans, and leaves
    play(game, 0, ("withdraw", "cove", 1))
    quiet(game)
    assert game.state.clash is None
    assert clans(game, "valley") == [0, 1]


def test_sheltered_clans_come_out_when_the_clash_is_over():
    game = given("valley 0,0 A1 B2 capital · cove 1,0\nA: warlord")
    take_turn(game, 0, "warlord")
    play(game, 1, "shelter")
    make_peace(game)
    quiet(game)
    assert game.state.clash is None
    assert clans(game, "valley") == [1, 2]


def test_an_attack_that_takes_the_last_exposed_clan_leaves_the_attacker_alone():
    game = duel()
    for seat in (0, 1, 0):
        maneuver(game, seat, ("attack", 1 - seat))
        play(game, 1 - seat, "clan")
    quiet(game)
    assert offered(game, 0, "maneuver") == ["end"]
