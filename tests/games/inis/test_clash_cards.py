"""What cards do in a clash: those that open it and those that answer attacks."""

import pytest

from nemeton.games.inis import rulings
from tests.games.inis.clashing import attacked, card, clash_of, duel, events, fight_on, make_peace
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
)

# The clash opens


def test_lugs_spear_forbids_all_triskel_cards_in_the_clash():
    """Attack and Withdraw are left; no window opens, maneuver cards are not offered, the Moor is closed."""
    game = given("""
        hills 0,0 A2 B2 card=B · cove 1,0 A1 capital · moor 0,1 card=A
        A: warlord bard geis | lugs_spear ogmas_eloquence strengs_resolve
        B: druid | the_dagdas_club diarmuid_and_grainne
    """)
    play(game, 0, card("warlord"), "hills", card("lugs_spear", "clash_begins"))
    assert any(ask.kind == "inis.moor" for ask in game.asks)  # The Dagda might still answer
    quiet(game)
    assert clash_of(game).spear
    assert not any(ask.kind == "inis.moor" for ask in game.asks)
    fight_on(game)
    assert offered(game, 0, "maneuver") == [("attack", 1), *[("withdraw", "cove", count) for count in (1, 2)]]
    play(game, 0, ("attack", 1))
    assert asked(game) == [(1, "attack.loss")]  # at once: no Hills, no window
    play(game, 1, "clan")
    assert {kind for _, kind in asked(game)} == {"peace"}
    assert clans(game, "hills") == [2, 1]


def test_after_a_clash_under_the_spear_triskel_cards_are_played_again():
    game = given("valley 0,0 A2 B2 card=A · cove 1,0 capital\nA: warlord | lugs_spear")
    play(game, 0, card("warlord"), card("lugs_spear", "clash_begins"))
    make_peace(game)
    play(game, 0, card("adv_valley", "season_played"))
    quiet(game)
    assert clans(game, "valley") == [3, 2]


def test_the_spear_counts_for_one_clash_only():
    game = given("""
        valley 0,0 A2 capital · cove 1,0 B1 · plains 0,1 B1
        A: migration | lugs_spear · B: | ogmas_eloquence battle_frenzy
    """)
    play(game, 0, card("migration"), ("valley", "cove", 1), ("valley", "plains", 1), "cove")
    play(game, 0, card("lugs_spear", "clash_begins"))
    make_peace(game)
    assert "citadels_closed" in events(game)
    assert clash_of(game).where == "plains"


def test_the_dagda_may_cancel_the_spear_itself():
    game = duel("| lugs_spear", "| the_dagda")
    play(game, 0, card("lugs_spear", "clash_begins"))
    play(game, 1, card("the_dagda", "other_played"))
    quiet(game)
    assert not clash_of(game).spear


def test_under_the_spear_nothing_answers_the_spear_that_was_resolved():
    """Neither Forest nor Master Craftsman: they are triskel cards, and the clash is on."""
    game = given("""
        valley 0,0 A2 B2 C1 D1 · cove 1,0 capital · forest 0,1 card=A
        A: warlord master_craftsman | lugs_spear
    """)
    play(game, 0, card("warlord"), card("lugs_spear", "clash_begins"))
    assert not {"tale_resolved", "tale_played"} & set(events(game))


def test_battle_frenzy_empties_the_citadels():
    game = duel("| battle_frenzy", there="A2 B2 c1")
    play(game, 1, "shelter")
    assert clash_of(game).sheltered == [0, 1]
    play(game, 0, card("battle_frenzy", "citadels_closed"))
    quiet(game)
    assert clash_of(game).sheltered == [0, 0]


def highlands():
    game = given("highlands 0,0 A2 B2 c1 card=A · cove 1,0 capital\nA: warlord")
    play(game, 0, card("warlord"))
    return game


def test_highlands_name_another_instigator_after_the_citadels():
    """Q1: so only the order of maneuvers changes. B has sheltered; then B, named, begins."""
    game = highlands()
    play(game, 1, "shelter")
    play(game, 0, card("adv_highlands", "resolution_begins"), 1)
    fight_on(game)
    assert clash_of(game).instigator == 1
    assert asked(game) == [(1, "maneuver")]


def test_highlands_at_the_start_of_the_clash(monkeypatch):
    """Q1, the other way: then the new instigator has no citadel, and the old one may shelter."""
    monkeypatch.setattr(rulings, "HIGHLANDS_AFTER_CITADELS", False)
    game = highlands()
    play(game, 0, card("adv_highlands", "resolution_begins"), 1)
    quiet(game)
    assert asked(game) == [(0, "shelter")]
    play(game, 0, "stay")
    assert "resolution_begins" not in events(game)


def test_highlands_count_in_the_highlands_alone():
    game = given("valley 0,0 A2 B2 · cove 1,0 capital · highlands 0,1 card=A\nA: warlord")
    play(game, 0, card("warlord"))
    assert "resolution_begins" not in events(game)


@pytest.mark.parametrize("may", [True, False])
def test_outsiders_and_what_opens_a_clash(monkeypatch, may):
    """Q3, both ways: C is not in the clash, and holds Lug's Spear, Battle Frenzy and the Highlands' card."""
    monkeypatch.setattr(rulings, "OUTSIDERS_ANSWER_CLASHES", may)
    game = given("""
        highlands 0,0 A2 B2 c1 card=C · cove 1,0 capital C1
        A: warlord · C: | lugs_spear battle_frenzy
    """)
    play(game, 0, card("warlord"))
    assert ("clash_begins" in events(game)) is may
    play(game, 1, "shelter")
    if not may:
        assert not {"citadels_closed", "resolution_begins"} & set(events(game))
        return
    play(game, 2, card("battle_frenzy", "citadels_closed"), card("adv_highlands", "resolution_begins"), 1)
    quiet(game)
    assert clash_of(game).sheltered == [0, 0, 0]
    assert clash_of(game).instigator == 1


# Attacks


def test_iron_mine_takes_a_clan_and_a_card():
    """Anywhere, and the defender chooses the card."""
    game = duel(second="bard druid", rest="iron_mine 0,1 card=A")
    attacked(game)
    play(game, 0, card("adv_iron_mine", "attacking"))
    quiet(game)
    assert offered(game, 1, "attack.card") == ["bard", "druid"]
    play(game, 1, "bard")
    quiet(game)
    assert hand(game, 1) == ["druid"]
    assert clans(game, "valley") == [2, 1]


def test_iron_mine_takes_only_a_clan_from_an_empty_hand():
    game = duel(rest="iron_mine 0,1 card=A")
    attacked(game)
    play(game, 0, card("adv_iron_mine", "attacking"))
    quiet(game)
    assert clans(game, "valley") == [2, 1]


@pytest.mark.parametrize("choice", ["card", "clan"])
def test_with_the_club_the_attacker_chooses_what_is_lost(choice):
    game = duel("| the_dagdas_club", "bard")
    attacked(game)
    play(game, 0, card("the_dagdas_club", "attacking"), choice)
    if choice == "card":
        play(game, 1, "bard")
    quiet(game)
    assert hand(game, 1) == ([] if choice == "card" else ["bard"])
    assert clans(game, "valley") == [2, 2 if choice == "card" else 1]


def test_the_club_finds_no_card_in_an_empty_hand():
    """Then a clan is removed."""
    game = duel("| the_dagdas_club")
    attacked(game)
    play(game, 0, card("the_dagdas_club", "attacking"), "card")
    quiet(game)
    assert clans(game, "valley") == [2, 1]


def test_hills_ignore_an_attack():
    game = given("hills 0,0 A2 B2 card=B · cove 1,0 capital\nA: warlord · B: bard")
    play(game, 0, card("warlord"))
    attacked(game)
    play(game, 1, card("adv_hills", "attacked"))
    quiet(game)
    assert clans(game, "hills") == [2, 2]
    assert hand(game, 1) == ["bard"]
    # but only this one
    attacked(game, 1, 0)
    play(game, 0, "clan")
    attacked(game)
    assert "attacked" not in events(game)


def test_hills_count_in_the_hills_alone():
    game = duel(rest="hills 0,1 card=B")
    attacked(game)
    assert "attacked" not in events(game)


def test_strengs_resolve_gains_a_deed_after_any_attack():
    game = duel("| strengs_resolve", "bard")
    attacked(game)
    play(game, 1, "bard")
    play(game, 0, card("strengs_resolve", "attack_done"))
    quiet(game)
    assert game.state.deeds == [1, 0]


@pytest.mark.parametrize(("deeds", "after"), [(1_000, 9), (8, 8)])
def test_how_many_deeds_there_are(monkeypatch, deeds, after):
    """Deeds are not limited; or the box holds eight."""
    monkeypatch.setattr(rulings, "DEEDS", deeds)
    game = duel("| strengs_resolve", rest="deeds 3 5")
    attacked(game)
    play(game, 1, "clan")
    play(game, 0, card("strengs_resolve", "attack_done"))
    quiet(game)
    assert sum(game.state.deeds) == after


FOUR = "valley 0,0 A2 B2 · cove 1,0 C1 D1 capital\nA: warlord raid\nB: {second}"


def test_raid_steals_an_action_card_from_who_was_attacked():
    # given that chance says the second of what B has left, by name
    game = given(FOUR.format(second="bard druid geis"), chance=[1])
    play(game, 0, card("warlord"))
    attacked(game)
    play(game, 1, "bard")
    play(game, 0, card("raid", "attack_done"))
    quiet(game)
    assert hand(game, 0) == ["geis"]
    assert hand(game, 1) == ["druid"]
    assert discarded(game) == ["bard", "raid"]


def test_raid_removes_a_clan_where_there_is_no_card():
    game = given(FOUR.format(second=""))
    play(game, 0, card("warlord"))
    attacked(game)
    play(game, 1, "clan")
    play(game, 0, card("raid", "attack_done"))
    quiet(game)
    assert clans(game, "valley")[:2] == [2, 0]


def test_raid_may_find_nothing_at_all():
    game = given(FOUR.format(second="").replace("B2", "B1"))
    play(game, 0, card("warlord"))
    attacked(game)
    play(game, 1, "clan")
    play(game, 0, card("raid", "attack_done"))
    quiet(game)
    assert asked(game) == [(0, "maneuver")]
    assert "raid" in discarded(game)


def test_raid_is_never_a_turn():
    game = given(FOUR.format(second=""))
    assert offered(game, 0, "turn") == [card("warlord"), "pass"]


def test_bard_sings_of_clans_that_a_maneuver_removed():
    game = duel("bard")
    attacked(game)
    play(game, 1, "clan")
    play(game, 0, card("bard", "clans_removed"))
    quiet(game)
    assert game.state.deeds == [1, 0]
    assert discarded(game) == ["bard"]


def test_bard_does_not_sing_of_a_card():
    game = duel("bard", "druid")
    attacked(game)
    play(game, 1, "druid")
    assert "clans_removed" not in events(game)


def test_warlord_adds_an_exposed_clan_and_names_who_maneuvers_next():
    game = given("valley 0,0 A2 B2 C2 · cove 1,0 capital\nA: conquest | the_morrigan · B: warlord")
    play(game, 0, card("the_morrigan"), "leave", ("valley", 0))
    attacked(game, 0, 2)
    play(game, 2, "clan")
    # when B answers A's maneuver with Warlord, then B names anybody with exposed clans
    play(game, 1, card("warlord", "maneuver_done"))
    pass_once(game)
    assert sorted(offered(game, 1, "whom")) == [0, 1, 2]
    play(game, 1, 2)
    fight_on(game)
    assert clans(game, "valley") == [2, 3, 1]
    assert asked(game) == [(2, "maneuver")]
    # and the order goes on from there
    play(game, 2, ("attack", 1))
    play(game, 1, "clan")
    fight_on(game)
    assert asked(game) == [(0, "maneuver")]


def test_warlord_names_the_next_without_a_clan_in_reserve():
    game = given("valley 0,0 A2 B12 · cove 1,0 capital\nA: | the_morrigan · B: warlord")
    play(game, 0, card("the_morrigan"), "leave", ("valley", 1))
    attacked(game, 1, 0)
    play(game, 0, "clan")
    play(game, 1, card("warlord", "maneuver_done"), 1)
    fight_on(game)
    assert asked(game) == [(1, "maneuver")]
    assert clans(game, "valley") == [1, 12]


def test_warlord_is_for_those_with_exposed_clans_in_the_clash():
    # given B in a citadel, and C elsewhere, both with Warlord for all anybody knows
    game = given("valley 0,0 A2 B1 D2 capital · cove 1,0 C1\nA: | the_morrigan · B: warlord · C: bard")
    play(game, 0, card("the_morrigan"), "leave", ("valley", 0))
    quiet(game)
    play(game, 1, "shelter")
    attacked(game, 0, 3)
    play(game, 3, "clan")
    assert "maneuver_done" not in events(game)
