"""Cards that meet: answers to answers, several cards on one event, tolls and clashes, what is spent and what is not."""

import json

import pytest

from nemeton.games.inis import GAME, rulings
from nemeton.games.inis.state import PLAYED
from nemeton.kernel.records import read_position
from tests.games.inis.clashing import card, clash_of, events, fight_on, make_peace, maneuver, until
from tests.games.inis.position import (
    asked,
    clans,
    discarded,
    given,
    hand,
    offered,
    pass_once,
    play,
    quiet,
    tales,
    told,
)

# Geis


def test_geis_on_a_declared_migration():
    """The groups were named before Geis; then nobody moves and no clash comes of it."""
    game = given("valley 0,0 A3 capital · cove 1,0 B1 · plains 0,1 B1\nA: migration · B: geis")
    play(game, 0, card("migration"), ("valley", "cove", 2), ("valley", "plains", 1))
    # then B sees all that is meant, and nothing has happened yet
    assert game.state.plays[0].groups == [("valley", "cove", 2), ("valley", "plains", 1)]
    assert clans(game, "valley") == [3, 0]
    play(game, 1, card("geis", "action_played"))
    quiet(game)
    assert clans(game, "valley") == [3, 0]
    assert discarded(game) == ["geis", "migration"]
    assert game.state.clash is None


def test_valley_follows_a_season_card_that_geis_has_cancelled():
    """Ukrainian FAQ 2: it was played all the same."""
    game = given("valley 0,0 A1 B1 card=A capital · cove 1,0\nA: bard · B: geis")
    play(game, 0, card("bard"))
    play(game, 1, card("geis", "action_played"))
    play(game, 0, card("adv_valley", "season_played"))
    quiet(game)
    assert tales(game, 0) == []
    assert clans(game, "valley") == [2, 1]


@pytest.mark.parametrize("may_take", [True, False])
def test_lug_samildanach_after_geis(monkeypatch, may_take):
    """Q2, both ways: Lug may take the card that Geis has cancelled, or may not."""
    monkeypatch.setattr(rulings, "LUG_TAKES_CANCELLED_CARDS", may_take)
    game = given("valley 0,0 A1 B1 capital · cove 1,0\nA: bard | lug_samildanach · B: geis")
    play(game, 0, card("bard"))
    play(game, 1, card("geis", "action_played"))
    if may_take:
        # Geis itself was resolved first; A lets that pass and takes Bard back
        until(game, "action_resolved")
        assert game.asks[0].about["card"] == "geis"
        pass_once(game)
        until(game, "action_resolved")
        assert game.asks[0].about["card"] == "bard"
        play(game, 0, card("lug_samildanach", "action_resolved"))
    else:
        assert events(game).count("action_resolved") == 1
    quiet(game)
    assert hand(game, 0) == (["bard"] if may_take else [])


def test_lug_samildanach_takes_geis_itself():
    game = given("valley 0,0 A1 B1 capital · cove 1,0\nA: bard | lug_samildanach · B: geis")
    play(game, 0, card("bard"))
    play(game, 1, card("geis", "action_played"))
    play(game, 0, card("lug_samildanach", "action_resolved"))
    quiet(game)
    assert hand(game, 0) == ["geis"]
    assert discarded(game) == ["bard"]


def test_geis_stops_a_bard_that_sings():
    game = given("valley 0,0 A2 B2 · cove 1,0 capital\nA: warlord bard · B: geis")
    play(game, 0, card("warlord"))
    maneuver(game, 0, ("attack", 1))
    play(game, 1, "clan")
    play(game, 0, card("bard", "clans_removed"))
    play(game, 1, card("geis", "action_played"))
    quiet(game)
    assert game.state.deeds == [0, 0]


def test_geis_stops_a_raid():
    game = given("valley 0,0 A2 B2 · cove 1,0 C1 D1 capital\nA: warlord raid · B: bard · C: geis")
    play(game, 0, card("warlord"))
    maneuver(game, 0, ("attack", 1))
    play(game, 1, "clan")
    play(game, 0, card("raid", "attack_done"))
    play(game, 2, card("geis", "action_played"))
    quiet(game)
    assert hand(game, 1) == ["bard"]


def test_geis_stops_a_warlord_who_joins():
    game = given("valley 0,0 A2 B2 · cove 1,0 capital\nA: geis | the_morrigan · B: warlord")
    play(game, 0, card("the_morrigan"), "leave", ("valley", 1))
    maneuver(game, 1, ("attack", 0))
    play(game, 0, "clan")
    play(game, 1, card("warlord", "maneuver_done"), 1)
    play(game, 0, card("geis", "action_played"))
    fight_on(game)
    assert clans(game, "valley") == [1, 2]
    assert asked(game) == [(0, "maneuver")]


def test_geis_stops_a_master_craftsman_who_hands_on():
    """Then the Epic Tale goes to the pile as usual."""
    game = given("valley 0,0 A1 B1 C1 D1 capital · cove 1,0\nA: master_craftsman | children_of_dana · B: geis")
    play(game, 0, card("children_of_dana"), "valley", card("master_craftsman", "tale_resolved"), 2)
    play(game, 1, card("geis", "action_played"))
    quiet(game)
    assert game.state.deeds == [0, 0, 0, 0]
    assert tales(game, 2) == []
    assert game.state.tale_discard == ["children_of_dana"]


def test_nothing_hidden_is_shown_before_geis_may_answer():
    """Scouts & Spies: the hand is looked at when the window has closed."""
    game = given("valley 0,0 A1 B1 C1 D1 capital · cove 1,0\nA: scouts_and_spies · B: bard · C: geis")
    play(game, 0, card("scouts_and_spies"), 1)
    play(game, 2, card("geis", "action_played"))
    quiet(game)
    assert not any(one.is_known_to(0) for one in game.state.actions[1])


# The Dagda


@pytest.mark.parametrize("spent", [True, False])
def test_the_dagda_on_an_epic_maneuver(monkeypatch, spent):
    """Q14, both ways: the maneuver is spent, or its player maneuvers again."""
    monkeypatch.setattr(rulings, "CANCELLED_MANEUVER_IS_SPENT", spent)
    game = given("valley 0,0 A2 B2 · cove 1,0 capital\nA: warlord | ogmas_eloquence · B: | the_dagda")
    play(game, 0, card("warlord"))
    maneuver(game, 0, card("ogmas_eloquence", "maneuver"))
    play(game, 1, card("the_dagda", "other_played"))
    fight_on(game)
    assert game.state.clash is not None
    assert asked(game) == [(1 if spent else 0, "maneuver")]
    assert game.state.tale_discard == []  # both are in the deck again


def test_nothing_follows_a_maneuver_that_does_not_count(monkeypatch):
    """Q14, the other way: Warlord has no maneuver to answer."""
    monkeypatch.setattr(rulings, "CANCELLED_MANEUVER_IS_SPENT", False)
    game = given("valley 0,0 A2 B2 · cove 1,0 capital\nA: | the_morrigan ogmas_eloquence · B: warlord | the_dagda")
    play(game, 0, card("the_morrigan"), "leave", ("valley", 0))
    maneuver(game, 0, card("ogmas_eloquence", "maneuver"))
    play(game, 1, card("the_dagda", "other_played"))
    assert "maneuver_done" not in events(game)


def test_the_dagda_on_a_maneuver_leaves_its_clans_where_they_are():
    game = given("valley 0,0 A2 B2 · cove 1,0 A1 capital\nA: warlord | the_battle_of_moytura · B: | the_dagda")
    play(game, 0, card("warlord"))
    maneuver(game, 0, card("the_battle_of_moytura", "maneuver"))
    play(game, 1, card("the_dagda", "other_played"))
    quiet(game)
    assert clans(game, "valley") == [2, 2]
    assert clans(game, "cove") == [1, 0]


def test_master_craftsman_hands_the_dagda_on():
    """Then it was not discarded: nothing is shuffled, and the card that it cancelled stays in the pile."""
    game = given("""
        valley 0,0 A1 B1 C1 D1 capital · cove 1,0
        A: bard | children_of_dana · B: master_craftsman | the_dagda · thrown eriu
    """)
    play(game, 0, card("children_of_dana"), "valley")
    play(game, 1, card("the_dagda", "other_played"), card("master_craftsman", "tale_resolved"), 3)
    quiet(game)
    assert tales(game, 3) == ["the_dagda"]
    assert game.state.deeds == [0, 1, 0, 0]
    assert game.state.tale_discard == ["eriu", "children_of_dana"]


def test_the_dagda_handed_on_may_cancel_again_at_once():
    """A reaction to a reaction: D gets The Dagda in the middle of A's turn, and cancels A's Forest with it."""
    game = given("""
        valley 0,0 A1 B1 C1 D1 capital · cove 1,0 · forest 0,1 card=A
        A: bard | children_of_dana · B: master_craftsman | the_dagda
    """)
    play(game, 0, card("children_of_dana"), "valley")
    play(game, 1, card("the_dagda", "other_played"), card("master_craftsman", "tale_resolved"), 3)
    play(game, 0, card("adv_forest", "tale_played"))
    play(game, 3, card("the_dagda", "other_played"))
    quiet(game)
    assert tales(game, 0) == []
    assert game.state.tiles["forest"].advantage == PLAYED
    assert game.state.tale_discard == []  # now it was discarded


def test_the_dagda_handed_on_answers_while_its_old_play_is_still_on_the_table():
    """Four cards deep: C's Lug takes the Master Craftsman that gave The Dagda to D, and D cancels Lug with it."""
    game = given("""
        valley 0,0 A1 B1 C1 D1 capital · cove 1,0
        A: bard | children_of_dana · B: master_craftsman | the_dagda · C: | lug_samildanach
    """)
    play(game, 0, card("children_of_dana"), "valley")
    play(game, 1, card("the_dagda", "other_played"), card("master_craftsman", "tale_resolved"), 3)
    play(game, 2, card("lug_samildanach", "action_resolved"))
    play(game, 3, card("the_dagda", "other_played"))
    quiet(game)
    assert hand(game, 2) == []
    assert discarded(game) == ["master_craftsman"]
    assert game.state.deeds == [0, 1, 0, 0]
    assert game.state.tale_discard == []


def test_lug_samildanach_does_not_take_the_master_craftsman_who_handed_him_on():
    """Else the two cards would follow each other for ever, with a Deed each time."""
    # given A with both cards, who has taken Bard back and hands Lug Samildanach on to B
    game = given("""
        valley 0,0 A1 B1 C1 D1 capital · cove 1,0
        A: bard master_craftsman | lug_samildanach · B: druid
    """)
    play(game, 0, card("bard"), card("lug_samildanach", "action_resolved"))
    play(game, 0, card("master_craftsman", "tale_resolved"), 1)
    # when all is answered, then nobody was asked for Lug Samildanach any more
    assert events(game) == ["action_played", "turn_ends"]
    assert discarded(game) == ["master_craftsman"]
    assert hand(game, 0) == ["bard"]
    assert tales(game, 1) == ["lug_samildanach"]
    assert game.state.deeds == [1, 0, 0, 0]


def test_lug_samildanach_who_was_handed_on_takes_the_next_action_card():
    game = given("""
        valley 0,0 A1 B1 C1 D1 capital · cove 1,0
        A: bard master_craftsman | lug_samildanach · B: druid citadel
    """)
    play(game, 0, card("bard"), card("lug_samildanach", "action_resolved"))
    play(game, 0, card("master_craftsman", "tale_resolved"), 1)
    play(game, 1, card("citadel"), card("lug_samildanach", "action_resolved"))
    quiet(game)
    assert hand(game, 1) == ["citadel", "druid"]


def test_nobody_is_asked_for_a_cauldron_that_lies_open():
    """A loses a clan and holds an Epic Tale, but everybody sees where the Cauldron is; Diarmuid has no refuge."""
    game = given("valley 0,0 A4 B4 · cove 1,0 capital\nA: warlord | eriu · B: | dagdas_cauldron")
    play(game, 0, card("warlord"))
    maneuver(game, 0, ("attack", 1))
    play(game, 1, "clan", card("dagdas_cauldron", "removed_in_clash"))
    maneuver(game, 1, ("attack", 0))
    play(game, 0, "clan")
    assert "removed" not in events(game)


def test_stone_circle_finds_no_card_that_was_shuffled_away():
    """The Dagda cancelled the Epic Tale and took it back into the deck."""
    game = given("valley 0,0 B1 capital · stone_circle 1,0 A2 card=A\nA: | children_of_dana · B: | the_dagda")
    play(game, 0, card("children_of_dana"), "valley")
    play(game, 1, card("the_dagda", "other_played"))
    assert "tale_played" not in events(game)
    assert clans(game, "stone_circle") == [2, 0]


def test_the_dagda_cancels_meadows():
    game = given("valley 0,0 A1 B1 capital · meadows 1,0 card=A\nA: bard · B: | the_dagda · tales eriu balors_eye")
    play(game, 0, card("bard"), card("adv_meadows", "tale_drawn"))
    play(game, 1, card("the_dagda", "other_played"))
    quiet(game)
    assert tales(game, 0) == ["eriu"]


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
        "attacking", "loss", "would_be_removed", "removed", "attack_done", "clans_removed", "maneuver_done",
    ]  # fmt: skip


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


# Oengus's Ploy


def test_oenguss_ploy_keeps_a_season_open_and_breaks_the_chain_of_passes():
    # given that B has passed, and A is the last of two to pass
    game = given("valley 0,0 A1 B1 capital · cove 1,0\npasses 1 · A: bard · B: citadel | oenguss_ploy")
    play(game, 0, "pass")
    assert game.state.passes == 2
    # when B answers the end of the season's last turn with the Ploy
    play(game, 1, card("oenguss_ploy", "turn_ends"))
    quiet(game)
    # then B plays on, and all must pass again before the season is over
    assert asked(game) == [(1, "turn")]
    assert game.state.passes == 0
    play(game, 1, "pass")
    quiet(game)
    assert asked(game) == [(0, "turn")]
    play(game, 0, "pass")
    quiet(game)
    assert game.state.phase == "assembly"


def test_oenguss_ploy_after_a_pretender():
    game = given("valley 0,0 A1 B1 s6 capital · cove 1,0\nA: bard citadel | oenguss_ploy")
    play(game, 0, "pretend", card("oenguss_ploy", "turn_ends"))
    quiet(game)
    assert game.state.pretenders == [True, False]
    assert asked(game) == [(0, "turn")]


def test_a_ploy_that_was_cancelled_leaves_the_season_to_end():
    game = given("valley 0,0 A1 B1 capital · cove 1,0\npasses 1 · A: bard | the_dagda · B: citadel | oenguss_ploy")
    play(game, 0, "pass")
    play(game, 1, card("oenguss_ploy", "turn_ends"))
    play(game, 0, card("the_dagda", "other_played"))
    quiet(game)
    assert game.state.phase == "assembly"


def test_a_card_on_the_table_in_the_middle_of_an_answer_can_be_written_and_read():
    """Three cards deep: Attack, Hills, The Dagda; the position goes on where it stood."""
    game = given(
        "hills 0,0 A2 B2 card=B · cove 1,0 C1 D1 capital\nA: warlord | the_dagda · C: master_craftsman · B: bard"
    )
    play(game, 0, card("warlord"))
    maneuver(game, 0, ("attack", 1))
    play(game, 1, card("adv_hills", "attacked"))
    play(game, 0, card("the_dagda", "other_played"))
    again = read_position(GAME, json.loads(json.dumps(game.position())), 1)
    for one in (game, again):
        play(one, 1, "clan")
        quiet(one)
        assert clans(one, "hills")[:2] == [2, 1]
