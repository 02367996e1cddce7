"""The seventeen Action cards: what each half does outside clashes ("Cards: Action cards")."""

import pytest

from nemeton.games.inis import rulings
from nemeton.games.inis.cards import CARDS
from nemeton.games.inis.state import FACE_UP, PLAYED
from nemeton.kernel.values import written
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

ISLAND = """
    valley 0,0 A2 B1 s1 capital
    cove   1,0 A1
    plains 0,1 B2
    hills  1,-1
"""


# Bard, Sanctuary, Citadel, Festival


def test_bard_draws_an_epic_tale():
    # given Bard in hand, and Eriu on top of the Epic Tales
    game = given(ISLAND + "A: bard · tales eriu balors_eye")
    # when it is played as a season card
    take_turn(game, 0, "bard")
    # then Eriu is in the hand and Bard in the discard pile
    assert tales(game, 0) == ["eriu"]
    assert discarded(game) == ["bard"]


def test_sanctuary_is_built_where_its_player_is_and_draws_an_epic_tale():
    game = given(ISLAND + "A: sanctuary · tales eriu")
    play(game, 0, card("sanctuary"))
    assert offered(game, 0, "where") == ["valley", "cove"]
    play(game, 0, "cove")
    quiet(game)
    assert game.state.tiles["cove"].sanctuaries == 1
    assert tales(game, 0) == ["eriu"]


def test_without_a_sanctuary_left_the_epic_tale_is_drawn_all_the_same():
    """Ukrainian FAQ 5."""
    game = given("valley 0,0 A1 s9 capital · cove 1,0 B1\nA: sanctuary · tales eriu")
    take_turn(game, 0, "sanctuary")
    assert game.state.tiles["valley"].sanctuaries == 9
    assert tales(game, 0) == ["eriu"]


def test_citadel_is_built_where_its_player_is_and_takes_the_advantage_card():
    # given that A is not chieftain of the Valley, whose card lies face up
    game = given("valley 0,0 A1 B2 capital · cove 1,0 A1\nA: citadel")
    take_turn(game, 0, "citadel", "valley")
    # then the Citadel stands there and the card is A's
    assert game.state.tiles["valley"].citadels == 1
    assert game.state.tiles["valley"].advantage == 0


@pytest.mark.parametrize(("takes", "holder"), [(True, 0), (False, 1)])
def test_citadel_takes_the_advantage_card_from_another_hand(monkeypatch, takes, holder):
    """Q7, both ways."""
    monkeypatch.setattr(rulings, "CITADEL_TAKES_FROM_HANDS", takes)
    game = given("valley 0,0 A1 B2 capital card=B · cove 1,0\nA: citadel")
    take_turn(game, 0, "citadel")
    assert game.state.tiles["valley"].advantage == holder


def test_citadel_takes_no_advantage_card_that_was_played():
    game = given("valley 0,0 A1 capital card=played · cove 1,0 B1\nA: citadel")
    take_turn(game, 0, "citadel")
    assert game.state.tiles["valley"].advantage == PLAYED


def test_an_advantage_card_taken_by_citadel_may_be_played_at_once():
    """It came to the hand before the window "after a Season card"."""
    game = given("valley 0,0 A1 B2 capital · cove 1,0\nA: citadel")
    play(game, 0, card("citadel"), card("adv_valley", "season_played"))
    quiet(game)
    assert clans(game, "valley") == [2, 2]


def test_no_citadel_in_the_swamp():
    game = given("swamp 0,0 A1 · cove 1,0 A1 B1 capital · plains 0,1 A1\nA: citadel")
    play(game, 0, card("citadel"))
    assert offered(game, 0, "where") == ["cove", "plains"]


def test_citadel_may_be_played_in_vain():
    """Present in the Swamp alone: no legal place, and the card does nothing."""
    game = given("swamp 0,0 A1 · cove 1,0 B1 capital\nA: citadel")
    take_turn(game, 0, "citadel")
    assert discarded(game) == ["citadel"]
    assert asked(game) == [(1, "turn")]


def test_without_a_citadel_left_the_advantage_card_still_comes():
    game = given("valley 0,0 A1 c8 · cove 1,0 B1 capital\nA: citadel")
    take_turn(game, 0, "citadel")
    assert game.state.tiles["valley"].citadels == 8
    assert game.state.tiles["valley"].advantage == 0


def test_festival_brings_a_clan_and_the_token_to_a_sanctuary():
    game = given(ISLAND + "A: festival")
    take_turn(game, 0, "festival")  # the Valley alone has a Sanctuary
    assert clans(game, "valley") == [3, 1]
    assert game.state.festival == "valley"


def test_festival_token_is_placed_without_a_clan_in_reserve():
    game = given("valley 0,0 A12 s1 capital · cove 1,0 B1\nA: festival")
    take_turn(game, 0, "festival")
    assert game.state.festival == "valley"
    assert clans(game, "valley") == [12, 0]


def test_a_second_festival_moves_the_token():
    game = given("valley 0,0 A1 s1 capital · cove 1,0 A1 B1 s1 festival\nA: festival")
    take_turn(game, 0, "festival", "valley")
    assert game.state.festival == "valley"


def test_festival_may_be_played_in_vain():
    game = given("valley 0,0 A1 capital · cove 1,0 B1 s1\nA: festival")
    take_turn(game, 0, "festival")
    assert game.state.festival == ""


# Clans come


def test_new_clans_come_together_or_apart():
    game = given(ISLAND + "A: new_clans")
    play(game, 0, card("new_clans"))
    assert offered(game, 0, "place") == ["valley", "cove"]
    play(game, 0, "valley", "cove")
    quiet(game)
    assert clans(game, "valley") == [3, 1]
    assert clans(game, "cove") == [2, 0]
    assert asked(game) == [(1, "turn")]  # placing starts no clash


def test_new_clans_bring_what_the_reserve_holds():
    game = given("valley 0,0 A11 capital · cove 1,0 B1\nA: new_clans")
    take_turn(game, 0, "new_clans")
    assert clans(game, "valley") == [12, 0]


def test_craftsmen_and_peasants_bring_a_clan_for_each_citadel():
    """The Capital is a citadel; the clan stays where the citadel is; any may be left out."""
    game = given("""
        valley 0,0 A1 c1 capital
        cove   1,0 A1 c1
        plains 0,1 A1
        hills  1,-1 B1 c2
        A: craftsmen_and_peasants
    """)
    play(game, 0, card("craftsmen_and_peasants"))
    assert offered(game, 0, "place") == ["valley", "cove", "done"]
    play(game, 0, "valley", "valley")
    assert offered(game, 0, "place") == ["cove", "done"]
    play(game, 0, "done")
    quiet(game)
    assert clans(game, "valley") == [3, 0]
    assert clans(game, "cove") == [1, 0]


def test_craftsmen_and_peasants_may_come_nowhere():
    game = given("valley 0,0 A1 · cove 1,0 B1 capital\nA: craftsmen_and_peasants")
    take_turn(game, 0, "craftsmen_and_peasants")
    assert clans(game, "valley") == [1, 0]


def test_new_alliance_adds_a_clan():
    game = given(ISLAND + "A: new_alliance")
    take_turn(game, 0, "new_alliance", "cove", half="add")
    assert clans(game, "cove") == [2, 0]


def test_new_alliance_swaps_a_clan_of_a_rival_with_two():
    """The two clans are counted in the territory itself."""
    game = given("""
        valley 0,0 A1 B2 capital
        cove   1,0 A1 B1
        plains 0,1 B3
        A: new_alliance
    """)
    # when A plays the half that swaps: the Valley is the only place for it
    take_turn(game, 0, "new_alliance", half="swap")
    # then a clan of A stands where one of B stood
    assert clans(game, "valley") == [2, 1]
    assert game.state.reserve == [9, 7]


def test_new_alliance_swaps_nothing_without_a_reserve():
    game = given("valley 0,0 A12 B2 capital · cove 1,0\nA: new_alliance")
    take_turn(game, 0, "new_alliance", half="swap")
    assert clans(game, "valley") == [12, 2]


@pytest.mark.parametrize(("removed", "after"), [(False, [2, 1]), (True, [1, 2])])
def test_whether_a_swapped_clan_is_removed(monkeypatch, removed, after):
    """Q5, both ways: only a removal can be prevented, and then the clan keeps its place."""
    monkeypatch.setattr(rulings, "SWAPPED_CLAN_IS_REMOVED", removed)
    game = given("valley 0,0 A1 B2 capital · cove 1,0\nA: new_alliance · B: | the_dagdas_club")
    play(game, 0, card("new_alliance", "swap"))
    if removed:
        play(game, 1, card("the_dagdas_club", "would_be_removed"))
    quiet(game)
    assert clans(game, "valley") == after
    assert tales(game, 1) == ([] if removed else ["the_dagdas_club"])


def test_a_swapped_clan_that_is_removed_makes_room(monkeypatch):
    """Q5, the other way, and nobody prevents it."""
    monkeypatch.setattr(rulings, "SWAPPED_CLAN_IS_REMOVED", True)
    game = given("valley 0,0 A1 B2 capital · cove 1,0\nA: new_alliance")
    take_turn(game, 0, "new_alliance", half="swap")
    assert clans(game, "valley") == [2, 1]


# Clans move


def test_conquest_brings_clans_of_neighbours_together():
    """One destination, where the player need not be; one clash, with the player as instigator."""
    game = given("""
        valley 0,0 A2
        cove   1,0 A1
        plains 0,1 B1 capital
        hills  1,-1 A1
        A: conquest
    """)
    play(game, 0, card("conquest"), "plains")
    assert ("hills", "plains", 1) not in offered(game, 0, "group")  # the Hills do not touch the Plains
    play(game, 0, ("valley", "plains", 2), ("cove", "plains", 1))
    quiet(game)
    assert clans(game, "plains") == [3, 1]
    assert (clash_of(game).where, clash_of(game).instigator) == ("plains", 0)


def test_conquest_may_move_nobody():
    game = given(ISLAND + "A: conquest")
    take_turn(game, 0, "conquest", "hills", "done")
    assert clans(game, "hills") == [0, 0]
    assert asked(game) == [(1, "turn")]


def test_migration_leaves_one_territory_for_several():
    game = given("valley 0,0 A3 B1 capital · cove 1,0 A1 · plains 0,1 · hills 1,-1\nA: migration")
    play(game, 0, card("migration"), "valley")
    assert "done" not in offered(game, 0, "group")  # at least one must go
    play(game, 0, ("valley", "plains", 1), ("valley", "hills", 1), "done")
    quiet(game)
    assert [clans(game, where)[0] for where in ("valley", "cove", "plains", "hills")] == [1, 1, 1, 1]
    assert asked(game) == [(1, "turn")]  # nobody was there


def test_emissaries_move_one_clan_in_peace():
    game = given("valley 0,0 A2 capital · cove 1,0 B2 C1 D1\nA: emissaries")
    play(game, 0, card("emissaries"))
    quiet(game)
    assert clans(game, "valley")[0] == 1
    assert clans(game, "cove") == [1, 2, 1, 1]
    assert asked(game) == [(1, "turn")]


def test_scouts_and_spies_look_and_then_march():
    # given four players, and B with two Action cards
    game = given("valley 0,0 A2 capital · cove 1,0 B1 C1 D1\nA: scouts_and_spies · B: bard druid")
    play(game, 0, card("scouts_and_spies"), 1)
    quiet(game)
    # then A has seen the hand of B, and nobody else has, before the march is asked
    assert all(one.is_known_to(0) and not one.is_known_to(2) for one in game.state.actions[1])
    assert offered(game, 0, "group") == [("valley", "cove", 1), ("valley", "cove", 2), "done"]
    play(game, 0, ("valley", "cove", 2))
    quiet(game)
    assert clash_of(game).where == "cove"


def test_scouts_and_spies_may_stay_at_home():
    game = given("valley 0,0 A2 capital · cove 1,0 B1 C1 D1\nA: scouts_and_spies · B: bard")
    take_turn(game, 0, "scouts_and_spies", 1, "done")
    assert clans(game, "valley")[0] == 2
    assert game.state.clash is None


def test_warlord_starts_a_clash_where_others_are():
    game = given(ISLAND + "A: warlord")
    take_turn(game, 0, "warlord")
    assert (clash_of(game).where, clash_of(game).instigator) == ("valley", 0)


def test_warlord_alone_starts_nothing():
    """Q10: the card may be played, but there is no clash with nobody."""
    game = given("valley 0,0 A2 capital · cove 1,0 B1\nA: warlord")
    take_turn(game, 0, "warlord")
    assert game.state.clash is None
    assert "clash" not in told(game)
    assert discarded(game) == ["warlord"]


# Cards


def test_druid_fetches_a_discarded_action_card():
    # given a discard pile, and a card that was thrown away in an Attack among it
    game = given(ISLAND + "A: druid bard · discard conquest citadel@B")
    play(game, 0, card("druid"))
    quiet(game)
    # then A may take any of them, but not the Druid itself
    assert offered(game, 0, "druid") == ["citadel", "conquest"]
    play(game, 0, "citadel")
    quiet(game)
    assert hand(game, 0) == ["bard", "citadel"]
    assert discarded(game) == ["conquest", "druid"]


def test_druid_is_not_played_as_the_only_action_card():
    """Epic Tales and Advantage cards do not count."""
    game = given("valley 0,0 A1 capital card=A · cove 1,0 B1\nA: druid | eriu · discard conquest")
    assert card("druid") not in offered(game, 0, "turn")
    assert (card("druid"), "inis.refused.condition") in [(written(no.option), no.reason) for no in game.asks[0].refused]


def test_druid_may_find_nothing():
    game = given(ISLAND + "A: druid bard")
    take_turn(game, 0, "druid")
    assert hand(game, 0) == ["bard"]


def test_exploration_lays_a_tile_where_the_brenn_wants():
    # given that B is the Brenn and the Swamp is next
    game = given(ISLAND + "brenn B · A: exploration · pile swamp moor")
    play(game, 0, card("exploration"))
    quiet(game)
    # then B names the spot while the tile still lies in the pile
    assert asked(game) == [(1, "spot")]
    assert offered(game, 1, "spot") == [(-1, 1), (0, -1), (1, 1), (2, -1)]
    assert "swamp" not in game.state.tiles
    play(game, 1, (1, 1))
    quiet(game)
    # then the tile lies there, its Advantage card face up, with a clan of A
    assert game.state.tiles["swamp"].at == (1, 1)
    assert game.state.tiles["swamp"].borders == ["cove", "plains"]
    assert game.state.tiles["swamp"].advantage == FACE_UP
    assert clans(game, "swamp") == [1, 0]


@pytest.mark.parametrize("tile", ["gates_of_tir_na_nog", "stone_circle"])
def test_a_tile_may_enter_with_a_sanctuary(tile):
    """And nobody draws an Epic Tale for it."""
    game = given(ISLAND + f"A: exploration · pile {tile}")
    play(game, 0, card("exploration"), (1, 1))
    quiet(game)
    assert game.state.tiles[tile].sanctuaries == 1
    assert tales(game, 0) == []


def test_exploration_of_an_empty_pile_does_nothing():
    """No tile, therefore no clan."""
    everywhere = """
        valley 0,0 A2 B1 capital · cove 1,0 · plains 0,1 · hills 1,-1 · forest 1,1 · gates_of_tir_na_nog 2,-1
        highlands 2,0 · iron_mine 3,-1 · lost_vale 3,-2 · meadows 2,1 · misty_lands 0,2 · moor 1,2
        mountains 3,0 · salt_mine 4,-1 · stone_circle 4,-2 · swamp 2,-2
    """
    game = given(everywhere + "A: exploration")
    assert not game.state.pile
    take_turn(game, 0, "exploration")
    assert "no_tiles" in told(game)
    assert game.state.reserve == [10, 11]


def test_geis_cancels_an_action_card_of_a_rival():
    game = given(ISLAND + "A: bard · B: geis · tales eriu")
    # when A plays Bard, B answers before anything is drawn
    play(game, 0, card("bard"))
    play(game, 1, card("geis", "action_played"))
    quiet(game)
    # then nothing was drawn, and both cards are discarded
    assert tales(game, 0) == []
    assert discarded(game) == ["bard", "geis"]
    assert asked(game) == [(1, "turn")]


def test_geis_does_not_answer_its_own_player():
    game = given(ISLAND + "A: bard geis · B: citadel")
    play(game, 0, card("bard"))
    assert all(seat == 1 for seat, _ in asked(game))


def test_master_craftsman_throws_a_card_of_any_kind_away_and_draws():
    game = given("valley 0,0 A1 card=A · cove 1,0 B1 C1 D1 capital\nA: master_craftsman bard | eriu · tales balors_eye")
    play(game, 0, card("master_craftsman"))
    quiet(game)
    assert offered(game, 0, "throw") == ["bard", "eriu", "adv_valley"]
    play(game, 0, "bard")
    quiet(game)
    assert discarded(game) == ["bard", "master_craftsman"]
    assert tales(game, 0) == ["balors_eye", "eriu"]


def test_an_advantage_card_thrown_away_lies_face_down():
    game = given("valley 0,0 A1 card=A · cove 1,0 B1 C1 D1 capital\nA: master_craftsman bard")
    play(game, 0, card("master_craftsman"), "adv_valley")
    quiet(game)
    assert game.state.tiles["valley"].advantage == PLAYED


def test_master_craftsman_with_an_empty_hand_simply_draws():
    game = given("valley 0,0 A1 · cove 1,0 B1 C1 D1 capital\nA: master_craftsman · tales eriu")
    take_turn(game, 0, "master_craftsman")
    assert tales(game, 0) == ["eriu"]


def test_the_dagda_thrown_away_brings_the_pile_back_into_the_deck():
    """Before the player draws."""
    game = given("valley 0,0 A1 · cove 1,0 B1 C1 D1 capital\nA: master_craftsman | the_dagda · thrown eriu balors_eye")
    play(game, 0, card("master_craftsman"), "the_dagda")
    quiet(game)
    assert game.state.tale_discard == []
    assert len(game.state.tale_deck) + len(game.state.tales[0]) == 30


def test_master_craftsman_hands_an_epic_tale_on_for_a_deed():
    game = given("valley 0,0 A1 · cove 1,0 B1 C1 D1 capital\nA: master_craftsman | children_of_dana")
    # when A plays an Epic Tale, and answers its own card
    play(game, 0, card("children_of_dana"), "valley", card("master_craftsman", "tale_resolved"), 2)
    quiet(game)
    # then its effect is done, C holds it, and A has a Deed
    assert clans(game, "valley")[0] == 2
    assert tales(game, 2) == ["children_of_dana"]
    assert game.state.tale_discard == []
    assert game.state.deeds == [1, 0, 0, 0]


def test_an_epic_tale_that_was_cancelled_is_not_handed_on():
    """It lies in the pile already."""
    game = given("valley 0,0 A1 · cove 1,0 B1 C1 D1 capital\nA: master_craftsman | children_of_dana\nB: | the_dagda")
    play(game, 0, card("children_of_dana"), "valley")
    play(game, 1, card("the_dagda", "other_played"))
    assert "tale_resolved" not in events(game)
    assert asked(game) == [(1, "turn")]
    assert game.state.deeds == [0, 0, 0, 0]


# Any card


@pytest.mark.parametrize(
    ("name", "half"), [(name, half) for name, facts in CARDS.items() for half in facts.season], ids="-".join
)
def test_any_season_card_may_be_played_with_little_to_do(name, half):
    """Reserves and the others' hands are empty, and nobody shares a territory with anybody."""
    facts = CARDS[name]
    first = facts.territory or "valley"
    cards = {"action": name, "tale": f"| {name}", "advantage": ""}[facts.kind]
    company = " bard" if name == "druid" else ""  # which is not played alone
    others = "forest 0,1 C12 · highlands 1,-1 D12" if facts.four_players else ""
    game = given(f"{first} 0,0 A12 card=A · cove 1,0 B12 capital\n{others}\nA: {cards}{company}")
    play(game, 0, card(name, half))
    for _ in range(40):
        quiet(game)
        if game.state.active != 0:
            break
        ask = open_asks(game)[0]
        game.answer("done" if "done" in ask.options else ask.options[0], ask.seat, to=ask.kind)
    assert game.state.active == 1
    assert game.state.plays == []
