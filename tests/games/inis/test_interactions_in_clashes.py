"""Cards that meet in a clash: several on one attack, several on one loss."""

from nemeton.games.inis.state import PLAYED
from tests.games.inis.clashing import card, clash_of, events, fight_on, make_peace, maneuver, until
from tests.games.inis.position import (
    asked,
    clans,
    given,
    hand,
    offered,
    pass_once,
    play,
    quiet,
    tales,
)

# Attacks


def test_battle_frenzy_after_citadels():
    """Whoever sheltered is exposed again, and may be attacked and asked for peace."""
    game = given("valley 0,0 A2 B2 c1 · cove 1,0 capital\nA: warlord | battle_frenzy")
    play(game, 0, card("warlord"))
    play(game, 1, "shelter")
    play(game, 0, card("battle_frenzy", "citadels_closed"))
    quiet(game)
    assert [seat for seat, _ in asked(game)] == [0, 1]
    for seat, rival in ((0, 1), (1, 0), (0, 1)):
        maneuver(game, seat, ("attack", rival))
        play(game, rival, "clan")
    quiet(game)
    assert clans(game, "valley") == [1, 0]


HILLS = """
    hills 0,0 A2 B2 card=B · cove 1,0 C1 D1 capital · iron_mine 0,1 card=A
    A: warlord bard raid | strengs_resolve the_dagdas_club · B: druid | the_dagda
"""


def test_hills_ignore_iron_mine_and_the_club():
    game = given(HILLS)
    play(game, 0, card("warlord"))
    maneuver(game, 0, ("attack", 1))
    play(game, 0, card("adv_iron_mine", "attacking"), card("the_dagdas_club", "attacking"))
    play(game, 1, card("adv_hills", "attacked"))
    # then nothing was lost, but the Attack was made: Streng's Resolve and Raid may follow, Bard may not
    play(game, 0, card("strengs_resolve", "attack_done"), card("raid", "attack_done"))
    assert "clans_removed" not in events(game)
    assert clans(game, "hills")[:2] == [2, 2]
    assert game.state.deeds[0] == 1
    assert hand(game, 0) == ["bard", "druid"]


def test_hills_that_were_cancelled_ignore_nothing():
    """A reaction to a reaction to an Attack. The Dagda is A's here."""
    game = given("hills 0,0 A2 B2 card=B · cove 1,0 capital\nA: warlord | the_dagda · B: druid")
    play(game, 0, card("warlord"))
    maneuver(game, 0, ("attack", 1))
    play(game, 1, card("adv_hills", "attacked"))
    play(game, 0, card("the_dagda", "other_played"))
    play(game, 1, "clan")
    quiet(game)
    assert clans(game, "hills") == [2, 1]
    assert game.state.tiles["hills"].advantage == PLAYED


def test_iron_mine_and_the_club_together_take_both():
    game = given("""
        valley 0,0 A2 B2 · cove 1,0 capital · iron_mine 0,1 card=A
        A: warlord | the_dagdas_club · B: druid
    """)
    play(game, 0, card("warlord"))
    maneuver(game, 0, ("attack", 1))
    play(game, 0, card("the_dagdas_club", "attacking"), card("adv_iron_mine", "attacking"))
    play(game, 1, "druid")
    quiet(game)
    assert hand(game, 1) == []
    assert clans(game, "valley") == [2, 1]


def test_iron_mine_and_a_clan_that_the_club_saves():
    """The card is lost all the same, and Bard has nothing to sing of."""
    game = given("""
        valley 0,0 A2 B2 · cove 1,0 capital · iron_mine 0,1 card=A
        A: warlord bard · B: druid | the_dagdas_club
    """)
    play(game, 0, card("warlord"))
    maneuver(game, 0, ("attack", 1))
    play(game, 0, card("adv_iron_mine", "attacking"))
    play(game, 1, "druid", card("the_dagdas_club", "would_be_removed"))
    assert "clans_removed" not in events(game)
    assert hand(game, 1) == []
    assert clans(game, "valley") == [2, 2]


def test_bard_and_strengs_resolve_and_raid_on_one_attack():
    game = given("""
        valley 0,0 A2 B2 · cove 1,0 C1 D1 capital
        A: warlord bard raid | strengs_resolve · B: druid
    """)
    play(game, 0, card("warlord"))
    maneuver(game, 0, ("attack", 1))
    play(game, 1, "clan")
    play(game, 0, card("strengs_resolve", "attack_done"), card("raid", "attack_done"), card("bard", "clans_removed"))
    quiet(game)
    assert game.state.deeds == [2, 0, 0, 0]
    assert hand(game, 0) == ["druid"]
    assert clans(game, "valley")[:2] == [2, 1]


def test_bard_does_not_sing_of_a_clan_that_raid_removed():
    """B gave the last card up in the Attack; the clan was Raid's."""
    game = given("valley 0,0 A2 B2 · cove 1,0 C1 D1 capital\nA: warlord bard raid · B: druid")
    play(game, 0, card("warlord"))
    maneuver(game, 0, ("attack", 1))
    play(game, 1, "druid")
    play(game, 0, card("raid", "attack_done"))
    assert "clans_removed" not in events(game)
    assert clans(game, "valley")[:2] == [2, 1]


def test_a_clan_that_raid_removes_may_be_saved():
    game = given("valley 0,0 A2 B2 · cove 1,0 C1 D1 capital\nA: warlord raid · B: druid | the_dagdas_club")
    play(game, 0, card("warlord"))
    maneuver(game, 0, ("attack", 1))
    play(game, 1, "druid")
    play(game, 0, card("raid", "attack_done"))
    play(game, 1, card("the_dagdas_club", "would_be_removed"))
    quiet(game)
    assert clans(game, "valley")[:2] == [2, 2]


def test_warlord_answers_after_what_follows_the_attack():
    """The order of answers to an Attack."""
    game = given("""
        valley 0,0 A2 B3 · cove 1,0 B1 C1 D1 capital · iron_mine 0,1 card=A
        A: bard raid geis | the_morrigan strengs_resolve the_dagdas_club · B: warlord druid citadel | dagdas_cauldron
    """)
    play(game, 0, card("the_morrigan"), "leave", ("valley", 0))
    maneuver(game, 0, ("attack", 1))
    found = []
    while asked(game)[0][1] in ("answer", "attack.loss"):
        if asked(game)[0][1] == "attack.loss":
            found.append("loss")
            play(game, 1, "clan")
        else:
            found.append(game.asks[0].about["event"])
            pass_once(game)
    assert found == [
        "attacking",
        "loss",
        "would_be_removed",
        "removed",
        "attack_done",
        "clans_removed",
        "maneuver_done",
    ]


def test_lug_samildanach_makes_a_warlord_join_twice():
    """B's Warlord joins; B's Lug takes it back; B plays it again in the same window."""
    game = given("valley 0,0 A3 B2 · cove 1,0 capital\nA: | the_morrigan · B: warlord | lug_samildanach")
    play(game, 0, card("the_morrigan"), "leave", ("valley", 0))
    maneuver(game, 0, ("attack", 1))
    play(game, 1, "clan")
    play(game, 1, card("warlord", "maneuver_done"), 1, card("lug_samildanach", "action_resolved"))
    play(game, 1, card("warlord", "maneuver_done"), 1)
    fight_on(game)
    assert clans(game, "valley") == [3, 3]
    assert asked(game) == [(1, "maneuver")]


# Losses


def test_the_cauldron_and_the_club():
    """A clan that the Club saved is not lost, and the Cauldron does not collect it."""
    game = given("valley 0,0 A4 B4 · cove 1,0 capital\nA: warlord · B: | dagdas_cauldron the_dagdas_club")
    play(game, 0, card("warlord"))
    maneuver(game, 0, ("attack", 1))
    play(game, 1, "clan", card("dagdas_cauldron", "removed_in_clash"))
    maneuver(game, 1, ("attack", 0))
    play(game, 0, "clan")
    maneuver(game, 0, ("attack", 1))
    play(game, 1, "clan", card("the_dagdas_club", "would_be_removed"))
    quiet(game)
    assert clash_of(game).in_cauldron == 1
    assert clans(game, "valley") == [3, 3]
    make_peace(game)
    play(game, 1, 1)
    quiet(game)
    assert clans(game, "valley") == [3, 4]


def test_diarmuid_and_then_the_cauldron():
    """One card for each removal; what went elsewhere with Diarmuid is not in the Cauldron."""
    game = given("""
        valley 0,0 A4 B4 · cove 1,0 B1 capital
        A: warlord · B: | dagdas_cauldron diarmuid_and_grainne
    """)
    play(game, 0, card("warlord"))
    maneuver(game, 0, ("attack", 1))
    play(game, 1, "clan", card("diarmuid_and_grainne", "removed"))
    assert "removed" not in events(game)  # settled: no second card on the same clan
    assert clans(game, "cove") == [0, 2]
    maneuver(game, 1, ("attack", 0))
    play(game, 0, "clan")
    maneuver(game, 0, ("attack", 1))
    play(game, 1, "clan", card("dagdas_cauldron", "removed_in_clash"))
    quiet(game)
    assert clash_of(game).in_cauldron == 1


def test_when_diarmuid_is_cancelled_the_cauldron_may_still_open():
    game = given("""
        valley 0,0 A4 B4 · cove 1,0 B1 capital
        A: warlord | the_dagda · B: | dagdas_cauldron diarmuid_and_grainne
    """)
    play(game, 0, card("warlord"))
    maneuver(game, 0, ("attack", 1))
    play(game, 1, "clan", card("diarmuid_and_grainne", "removed"))
    play(game, 0, card("the_dagda", "other_played"))
    play(game, 1, card("dagdas_cauldron", "removed_in_clash"))
    quiet(game)
    assert clans(game, "cove") == [0, 1]
    assert clash_of(game).in_cauldron == 1


def test_bard_sings_of_a_clan_that_reappears_elsewhere():
    """It was removed first."""
    game = given("valley 0,0 A2 B2 · cove 1,0 B1 capital\nA: warlord bard · B: | diarmuid_and_grainne")
    play(game, 0, card("warlord"))
    maneuver(game, 0, ("attack", 1))
    play(game, 1, "clan", card("diarmuid_and_grainne", "removed"))
    play(game, 0, card("bard", "clans_removed"))
    quiet(game)
    assert game.state.deeds == [1, 0]


def test_an_open_cauldron_is_in_nobody_s_pile():
    """A reshuffle in the middle of the clash leaves it where it is."""
    game = given("""
        valley 0,0 A4 B4 · cove 1,0 capital
        A: warlord | ogmas_eloquence · B: | dagdas_cauldron the_dagda
    """)
    play(game, 0, card("warlord"))
    maneuver(game, 0, ("attack", 1))
    play(game, 1, "clan", card("dagdas_cauldron", "removed_in_clash"))
    maneuver(game, 1, ("attack", 0))
    play(game, 0, "clan")
    maneuver(game, 0, card("ogmas_eloquence", "maneuver"))
    play(game, 1, card("the_dagda", "other_played"))
    quiet(game)
    zones = [one.card for one in game.state.tale_deck] + game.state.tale_discard + tales(game, 0) + tales(game, 1)
    assert "dagdas_cauldron" not in zones
    assert len(zones) == 29


def test_forest_follows_the_cauldron_when_it_is_opened():
    game = given("""
        valley 0,0 A4 B4 · cove 1,0 capital · forest 0,1 card=B · stone_circle 1,-1 card=B B1
        A: warlord · B: | dagdas_cauldron
    """)
    play(game, 0, card("warlord"))
    maneuver(game, 0, ("attack", 1))
    play(game, 1, "clan", card("dagdas_cauldron", "removed_in_clash"))
    until(game, "tale_played")
    assert offered(game, 1) == ["pass", card("adv_forest", "tale_played")]  # no pile to call it back from
    play(game, 1, card("adv_forest", "tale_played"))
    quiet(game)
    assert len(tales(game, 1)) == 1


def test_an_open_cauldron_is_not_handed_on():
    """It works on until the clash is over; then it was played long ago."""
    game = given("""
        valley 0,0 A4 B4 · cove 1,0 capital · plains 0,1 C1 D1
        A: warlord · B: master_craftsman | dagdas_cauldron
    """)
    play(game, 0, card("warlord"))
    maneuver(game, 0, ("attack", 1))
    play(game, 1, "clan", card("dagdas_cauldron", "removed_in_clash"))
    assert "tale_resolved" not in events(game)
    make_peace(game)
    assert asked(game) == [(1, "cauldron")]
    play(game, 1, 1)
    assert "tale_resolved" not in events(game)
    assert hand(game, 1) == ["master_craftsman"]
    assert game.state.tale_discard == ["dagdas_cauldron"]


def test_a_clan_of_cuchulain_s_that_was_saved_is_not_sung_of():
    """Two clans were named, one is saved: Bard sings of the other."""
    game = given("valley 0,0 A1 B2 · cove 1,0 capital\nA: warlord bard | tale_of_cuchulain · B: | the_dagdas_club")
    play(game, 0, card("warlord"))
    maneuver(game, 0, card("tale_of_cuchulain", "maneuver"), 1, 1)
    play(game, 1, card("the_dagdas_club", "would_be_removed"))
    play(game, 0, card("bard", "clans_removed"))
    quiet(game)
    assert clans(game, "valley") == [1, 1]
    assert game.state.deeds == [1, 0]


def test_stone_circle_paid_in_a_clash_there_takes_an_exposed_clan():
    # given a clash in the Stone Circle, with one clan of B sheltered and two not
    game = given("""
        stone_circle 0,0 A2 B3 c1 card=B · cove 1,0 capital
        A: warlord · B: bard | the_battle_of_moytura
    """)
    play(game, 0, card("warlord"))
    play(game, 1, "shelter")
    maneuver(game, 0, ("attack", 1))
    play(game, 1, "bard")
    maneuver(game, 1, card("the_battle_of_moytura", "maneuver"))
    play(game, 1, card("adv_stone_circle", "tale_played"))
    quiet(game)
    assert clans(game, "stone_circle") == [2, 3]
    assert clash_of(game).sheltered == [0, 1]
    assert tales(game, 1) == ["the_battle_of_moytura"]
