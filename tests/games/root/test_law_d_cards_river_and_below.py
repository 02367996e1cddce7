"""The cards of hirelings of the Riverfolk and Underworld packs, both sides of each (Law D.2)."""

from typing import Any

import pytest

from nemeton.games.root import GAME
from nemeton.games.root.hirelings.highway_bandits import OnPath
from nemeton.games.root.hirelings.warm_sun_prophets import Goad, Lure, Preach, recallable
from nemeton.games.root.rules.battle import Assault, legal_battles
from nemeton.games.root.rules.crafting import Craft
from nemeton.games.root.rules.hirelings import Employ, Way, hireling
from nemeton.games.root.rules.movement import Move, legal_moves, move_warriors
from nemeton.games.root.rules.odds import odds
from nemeton.games.root.rules.removing import sweep
from nemeton.games.root.rules.rule import may_place
from nemeton.games.root.state import Battle, band_of
from nemeton.games.root.steps import FactionStep, Moves, Phase, PhaseStart, TurnEnd
from nemeton.kernel import play_of
from nemeton.kernel.records import start
from tests.games.root.camp import camp, card, offered, step_of, weak
from tests.games.root.woodland import asked, hand, play, points

TRIO = ("marquise", "eyrie", "alliance")
MARQUISE, EYRIE, ALLIANCE, FIRST, SECOND = range(5)
OTHERS = ("alliance", "eyrie", "cult")  # without cats


def there(game, where, side=FIRST):
    return game.state.clearings[where].warriors[side]


# Warm Sun Prophets


def test_prophets_make_a_player_battle_who_scores_as_always():
    game = camp(
        TRIO,
        {5: "bird prophet sawmill", 2: "prophet"},
        [card("warm_sun_prophets", ALLIANCE)],
        active="alliance",
        script=[0, 0],
    )
    play(game, Employ(FIRST))
    assert Goad(5, EYRIE, MARQUISE) in offered(game)
    play(game, Goad(5, EYRIE, MARQUISE))
    assert points(game, "eyrie") == 1, "nobody defended"


def test_prophets_leave_every_other_choice_to_whom_they_make_battle():
    """Who is made to battle foils an ambush and chooses what falls, as always."""
    game = camp(
        TRIO,
        {5: "bird prophet sawmill workshop"},
        [card("warm_sun_prophets", ALLIANCE)],
        active="alliance",
        hands={"marquise": ["ambush_rabbit"], "eyrie": ["ambush_bird"]},
        script=[0, 0],
    )
    play(game, Employ(FIRST), Goad(5, EYRIE, MARQUISE))
    assert asked(game) == ("marquise", "ambush")
    play(game, "ambush_rabbit")
    assert asked(game) == ("eyrie", "foil")
    play(game, "ambush_bird")
    assert asked(game) == ("marquise", "loss")


def test_prophets_may_move_their_own_controller():
    game = camp(TRIO, {5: "rebel rebel prophet"}, [card("warm_sun_prophets", ALLIANCE)], active="alliance")
    play(game, Employ(FIRST), Lure(ALLIANCE, 5, 2))
    assert there(game, 2, ALLIANCE) == 2


def test_prophets_move_only_who_may_go_there():
    """4.2.1: who rules neither clearing does not move."""
    where = {5: "bird cat cat prophet", 1: "cat"}
    game = camp(TRIO, where, [card("warm_sun_prophets", ALLIANCE)], active="alliance")
    play(game, Employ(FIRST))
    assert not [one for one in offered(game) if isinstance(one, Lure) and one.whom == EYRIE]


def test_prophets_begin_at_the_ruins_and_come_back_one_by_one():
    game = start(
        GAME, 2, {"seat_1": "alliance", "seat_2": "eyrie", "hirelings": "with", "hireling_a": "warm_sun_prophets"}, 1
    )
    assert {at for at, here in game.state.clearings.items() if here.warriors[2]} == {*game.state.ruins}
    game = camp(TRIO, {5: "cat"}, [card("warm_sun_prophets", MARQUISE)], steps=[step_of(FIRST, "hired")])
    assert set(offered(game)) == set(range(1, 13))
    play(game, 7)
    assert there(game, 7) == 1
    game = camp(TRIO, {5: "prophet"}, [card("warm_sun_prophets", MARQUISE)], steps=[step_of(FIRST, "hired")])
    assert asked(game)[1] != "hireling.place"


def test_prophets_make_a_player_move_as_many_as_can_and_battle_there():
    game = camp(
        TRIO,
        {5: "bird bird bird prophet", 1: "cat"},
        [card("warm_sun_prophets", ALLIANCE)],
        active="alliance",
        script=[1, 0],
    )
    play(game, Employ(FIRST), Lure(EYRIE, 5, 1))
    assert there(game, 1, EYRIE) == 3
    assert asked(game) == ("alliance", "hireling.follow")
    play(game, Assault(1, MARQUISE))
    assert there(game, 1, MARQUISE) == 0


def test_prophets_become_more():
    game = camp(TRIO, {5: "prophet"}, [card("warm_sun_prophets", ALLIANCE)], active="alliance")
    play(game, Employ(FIRST))
    assert Preach(5) not in offered(game)
    play(game, Preach(7))
    assert there(game, 7) == 1


def test_lizard_envoys_take_a_card_of_the_most_common_suit_but_no_ambush():
    discard = ["anvil", "ambush_fox", "foxfolk_steel", "bake_sale", "sappers", "armorers"]
    assert recallable(discard[:4]) == ["anvil", "foxfolk_steel"]
    assert recallable(["sappers", "armorers", "bake_sale"]) == ["armorers", "sappers"], "birds are a suit here"
    assert recallable(["anvil", "bake_sale"]) == ["anvil", "bake_sale"], "a tie is the controller's choice"
    assert recallable(["ambush_fox"]) == []
    assert recallable(["anvil", "foxfolk_steel", "bake_sale", "bake_sale", "bake_sale", "sappers", "armorers"]) == [
        "bake_sale"
    ], "of the five on top"


@pytest.mark.parametrize(("answer", "held"), [("anvil", ["anvil"]), ("done", [])])
def test_lizard_envoys_may_take_it_at_dawn(answer, held):
    game = camp(
        TRIO,
        {5: "cat"},
        [weak("warm_sun_prophets", MARQUISE)],
        phase="birdsong",
        steps=[PhaseStart(MARQUISE, "birdsong")],
        discard=["bake_sale", "anvil", "foxfolk_steel", "ambush_fox"],
    )
    assert (asked(game), offered(game)) == (("marquise", "hireling.recall"), ["anvil", "foxfolk_steel", "done"])
    play(game, answer)
    assert hand(game, "marquise") == held
    assert len(game.state.discard) == 4 - len(held)


# Riverfolk Flotilla


def test_flotilla_gives_cards_sails_and_battles_up_to_three_hits():
    game = camp(
        TRIO,
        {4: "cat", 7: "bird bird bird"},
        [card("riverfolk_flotilla", MARQUISE, pawn=4)],
        phase="birdsong",
        steps=[PhaseStart(0, "birdsong")],
        script=[3, 3],
    )
    assert asked(game) == ("marquise", "hireling.treat_all")
    play(game, "draw_with")
    assert len(hand(game, "marquise")) == 1
    if asked(game)[1] == "hireling.pawn":
        play(game, 7)
    assert band_of(game.state, FIRST).pawn == 7
    play(game, Assault(7, EYRIE))
    while asked(game)[1] == "ambush":
        play(game, "let")
    assert there(game, 7, EYRIE) == 0
    assert band_of(game.state, FIRST).pawn == 7, "it cannot be removed"
    assert FIRST not in [one.whom for one in legal_battles(game.state, EYRIE)]


def test_flotilla_treats_everybody_there_who_wants_it():
    game = camp(
        TRIO,
        {4: "cat bird", 7: "rebel"},
        [card("riverfolk_flotilla", MARQUISE, pawn=4)],
        phase="birdsong",
        steps=[PhaseStart(MARQUISE, "birdsong")],
    )
    assert asked(game) == ("marquise", "hireling.treat_all")
    play(game, "draw_none")
    assert asked(game) == ("eyrie", "hireling.treat_all")
    play(game, "draw_with")
    assert [len(game.state.hands[seat]) for seat in range(3)] == [0, 1, 0]
    assert band_of(game.state, FIRST).pawn == 7, "it must sail, and there is one way"


def test_flotilla_stays_whatever_sweeps_its_clearing():
    game = camp(TRIO, {7: "bird"}, [card("riverfolk_flotilla", EYRIE, pawn=7)])
    sweep(play_of(game), MARQUISE, [7])
    assert (there(game, 7, EYRIE), band_of(game.state, FIRST).pawn) == (0, 7)


def test_otter_divers_free_moves_along_the_river_from_rule():
    bands = [weak("riverfolk_flotilla", MARQUISE)]
    where = {4: "cat bird bird", 9: "bird"}
    assert any(move.origin == 4 for move in legal_moves(camp(TRIO, where, bands).state, MARQUISE))
    bands = [weak("riverfolk_flotilla", EYRIE)]
    assert not legal_moves(camp(TRIO, where, bands).state, MARQUISE)


def test_otter_divers_free_moves_to_the_river_and_none_elsewhere():
    where = {12: "cat bird bird", 4: "bird", 9: "bird"}
    game = camp(TRIO, where, [weak("riverfolk_flotilla", MARQUISE)])
    ways = {(move.origin, move.to) for move in legal_moves(game.state, MARQUISE)}
    assert ways == {(12, 4), (12, 7), (12, 10), (12, 11)}, "9 is not on the river"


# Highway Bandits


def test_highway_bandits_take_one_of_those_who_pass():
    """Case 102: on a path, so no hospital saves it."""
    game = camp(
        TRIO,
        {5: "cat cat keep"},
        [card("highway_bandits", EYRIE, paths=[(1, 5)])],
        hands={"marquise": ["ambush_rabbit"]},
    )
    move_warriors(play_of(game), MARQUISE, 5, 1, 2)
    assert (there(game, 1, MARQUISE), game.state.supply[MARQUISE]) == (1, 24)
    assert hand(game, "marquise") == ["ambush_rabbit"]


def test_highway_bandits_welcome_their_controller():
    game = camp(TRIO, {5: "cat"}, [card("highway_bandits", MARQUISE, paths=[(1, 5)])], steps=[Moves(0, 1)])
    play(game, Move(5, 1, 1), "place_one")
    assert there(game, 1, MARQUISE) == 2


def test_highway_bandits_rob_a_vagabond_of_an_item():
    pair = ("vagabond", "marquise")
    game = camp(
        pair,
        {7: "cat"},
        [card("highway_bandits", 1, paths=[(1, 5)])],
        vagabond={"at": 5, "items": "boot boot sword torch"},
    )
    play(game, offered(game)[0])
    assert asked(game)[1].startswith("vagabond.")
    play(game, offered(game)[0])
    assert [item.damaged for item in getattr(game.state.boards[0], "items", ())].count(True) == 1


def test_highway_bandits_lie_in_wait_beside_their_controller():
    game = camp(TRIO, {5: "cat"}, [card("highway_bandits", MARQUISE, paths=[(1, 5)])])
    play(game, Employ(FIRST))
    assert band_of(game.state, FIRST).paths == [(1, 5), (2, 5)], "the only path left"
    game = camp(TRIO, {10: "cat"}, [card("highway_bandits", MARQUISE)])
    play(game, Employ(FIRST))
    assert all(isinstance(one, OnPath) and 10 in (one.where, one.to) for one in offered(game))


def test_highway_bandits_may_be_taken_from_a_path_when_all_are_out():
    paths = [(1, 5), (2, 5), (1, 9), (1, 10)]
    game = camp(TRIO, {10: "cat"}, [card("highway_bandits", MARQUISE, paths=paths)])
    play(game, Employ(FIRST))
    assert asked(game) == ("marquise", "hireling.lift_path")
    play(game, OnPath(2, 5))
    assert offered(game) == [OnPath(2, 10), OnPath(10, 12)]
    play(game, OnPath(10, 12))
    assert band_of(game.state, FIRST).paths == [(1, 5), (1, 9), (1, 10), (10, 12)]
    # or all of them stay
    game = camp(TRIO, {10: "cat"}, [card("highway_bandits", MARQUISE, paths=paths)])
    play(game, Employ(FIRST), "done")
    assert band_of(game.state, FIRST).paths == paths


def test_highway_bandits_stand_neither_on_buried_paths_nor_on_the_river():
    """V.3.2: on the mountain the path between 8 and 9 is buried."""
    game = camp(TRIO, {8: "cat"}, [card("highway_bandits", MARQUISE)], game_map="mountain")
    play(game, Employ(FIRST))
    ways = {(one.where, one.to) for one in offered(game)}
    assert ways
    assert not ways & {*game.state.closed_paths}
    game = camp(TRIO, {4: "cat"}, [card("highway_bandits", MARQUISE)])
    play(game, Employ(FIRST))
    assert {(one.where, one.to) for one in offered(game)} == {(4, 8), (4, 9), (4, 12)}, "not along the river to 7"


def test_highway_bandits_take_a_warrior_of_each_move():
    """Two moves along the path, one warrior each; who stays behind is safe."""
    game = camp(TRIO, {5: "cat cat cat cat"}, [card("highway_bandits", EYRIE, paths=[(1, 5)])], steps=[Moves(0, 2)])
    play(game, Move(5, 1, 2), Move(5, 1, 1))
    assert (there(game, 1, MARQUISE), there(game, 5, MARQUISE), game.state.supply[MARQUISE]) == (1, 1, 23)


def test_bandit_gangs_are_safe_with_their_controller_and_bring_warriors():
    game = camp(TRIO, {5: "cat bandit bandit bird", 1: "bandit bird"}, [weak("highway_bandits", MARQUISE)])
    assert [one.where for one in legal_battles(game.state, EYRIE) if one.whom == FIRST] == [1]
    play(game, Employ(FIRST), Way(FIRST, "recruit"))
    assert (there(game, 5, MARQUISE), there(game, 1, MARQUISE)) == (3, 1)


def test_bandit_gangs_settle_where_their_controller_is():
    game = camp(TRIO, {5: "cat bandit", 7: "sawmill", 1: "bird"}, [weak("highway_bandits", MARQUISE)])
    play(game, Employ(FIRST), Way(FIRST, "settle"))
    assert offered(game) == [5, 7]
    play(game, 7)
    assert there(game, 7) == 1
    # gained with none on the map, one comes at once
    game = camp(TRIO, {5: "cat"}, [weak("highway_bandits", MARQUISE)], steps=[step_of(FIRST, "hired")])
    assert there(game, 5) == 1


# Sunward Expedition


def test_expedition_lands_and_reinforces():
    game = camp(OTHERS, {5: "delver foothold"}, [card("sunward_expedition", 0)])
    play(game, Employ(FIRST))
    assert 5 not in offered(game)
    play(game, 1, 2, Way(FIRST, "reinforce"))
    assert (there(game, 1), there(game, 5)) == (3, 2)


def test_expedition_lands_with_fewer_and_marches():
    game = camp(OTHERS, {5: "delver delver foothold", 2: "bird"}, [card("sunward_expedition", 0)], script=[2, 0])
    play(game, Employ(FIRST), 7, 0, Way(FIRST, "march"), Move(5, 2, 2), Assault(2, 1))
    assert (there(game, 7), game.state.clearings[7].tokens) == (0, [(FIRST, "foothold")])
    assert (there(game, 2), there(game, 2, 1)) == (2, 0)


def test_expedition_lifts_a_foothold_where_all_are_out():
    game = camp(OTHERS, {5: "foothold", 1: "foothold", 2: "foothold"}, [card("sunward_expedition", 0)])
    play(game, Employ(FIRST))
    assert asked(game)[1] == "hireling.lift"
    play(game, 5, 7)
    assert game.state.clearings[5].tokens == []
    assert game.state.clearings[7].tokens == [(FIRST, "foothold")]


def test_mole_artisans_let_cards_of_items_come_back():
    game = camp(
        TRIO,
        {9: "workshop"},
        [weak("sunward_expedition", MARQUISE)],
        hands={"marquise": ["root_tea_rabbit"]},
        phase="daylight",
        agenda=(),
        steps=[FactionStep(MARQUISE, "craft")],
    )
    play(game, Craft("root_tea_rabbit"), "reveal")
    assert band_of(game.state, FIRST).cards == ["root_tea_rabbit"]
    assert game.state.discard == []
    own = hireling(game.state, FIRST)
    assert own.keeps_card(play_of(game), FIRST, EYRIE, "anvil") is False, "only for who controls them"
    own.turn_over(play_of(game), FIRST, MARQUISE)
    assert hand(game, "marquise") == ["root_tea_rabbit"]


def test_mole_artisans_bring_cards_back_even_above_five():
    five = ["anvil", "bake_sale", "sword", "cobbler", "sappers"]
    game = camp(
        TRIO,
        {9: "workshop"},
        [weak("sunward_expedition", MARQUISE)],
        hands={"marquise": [*five, "root_tea_rabbit"]},
        agenda=(),
        steps=[FactionStep(MARQUISE, "craft"), Phase(MARQUISE, "evening"), TurnEnd(MARQUISE)],
        phase="daylight",
    )
    play(game, Craft("root_tea_rabbit"), "reveal")
    # when one of the six cards of the evening is discarded, then the revealed one comes back after that
    assert (asked(game), len(hand(game, "marquise"))) == (("marquise", "discard"), 6)
    play(game, offered(game)[0])
    assert len(hand(game, "marquise")) == 6
    assert "root_tea_rabbit" in hand(game, "marquise")


# Corvid Spies


def test_spies_come_among_enemies_and_steal():
    game = camp(
        TRIO,
        {5: "bird", 7: "cat"},
        [card("corvid_spies", MARQUISE)],
        hands={"eyrie": ["anvil"], "alliance": ["bake_sale"]},
    )
    play(game, Employ(FIRST))
    assert there(game, 5) == 2, "where alone enemies are"
    play(game, Way(FIRST, "steal"))
    assert hand(game, "marquise") == ["anvil"]


def test_spies_steal_of_every_enemy_in_one_clearing():
    game = camp(
        TRIO,
        {5: "bird rebel cat", 1: "spy bird"},
        [card("corvid_spies", MARQUISE)],
        hands={"eyrie": ["anvil"], "alliance": ["bake_sale"]},
    )
    play(game, Employ(FIRST), 5, 5, Way(FIRST, "steal"), 5)
    assert hand(game, "marquise") == ["anvil", "bake_sale"]


def test_spies_battle_wherever_they_are():
    game = camp(
        TRIO,
        {5: "bird spy spy", 1: "bird spy spy"},
        [card("corvid_spies", MARQUISE)],
        script=[1, 0, 1, 0],
    )
    play(game, Employ(FIRST), 5, 1)
    while asked(game)[1] in ("order", "ambush"):
        play(game, offered(game)[0])
    assert (there(game, 5, EYRIE), there(game, 1, EYRIE)) == (0, 0)


def test_raven_sentries_deal_a_hit_more_beside_buildings_and_tokens():
    where = {5: "cat sawmill bird bird bird", 1: "cat bird bird"}
    game = camp(TRIO, where, [weak("corvid_spies", MARQUISE)])
    sure = odds(game.state, Battle(EYRIE, MARQUISE, 5))
    plain = odds(game.state, Battle(EYRIE, MARQUISE, 1))
    assert min(sure.of(0)) == 1
    assert min(plain.of(0)) == 0


# Protectors


def test_furious_protector_keeps_enemies_from_placing_and_removes_a_warrior_of_each():
    game = camp(
        TRIO,
        {1: "cat cat bird", 5: "cat"},
        [card("furious_protector", EYRIE, pawn=5)],
        active="eyrie",
        phase="birdsong",
        steps=[PhaseStart(EYRIE, "birdsong")],
    )
    assert not may_place(game.state, MARQUISE, 5)
    assert may_place(game.state, EYRIE, 5)
    play(game, 1)
    assert (there(game, 1, MARQUISE), there(game, 1, EYRIE)) == (1, 0), "the controller's too"


def test_furious_protector_spares_bands_and_goes_whoever_rules():
    game = camp(
        TRIO,
        {1: "bird spy spy cat cat", 5: "cat cat"},
        [card("furious_protector", EYRIE, pawn=5), card("corvid_spies", MARQUISE)],
        active="eyrie",
        phase="birdsong",
        steps=[PhaseStart(EYRIE, "birdsong")],
    )
    assert offered(game) == [1, 2], "it must go, and rules nowhere"
    play(game, 1)
    assert game.state.clearings[1].warriors == [1, 0, 0, 0, 2]
    assert game.state.points == [0, 0, 0]


def test_stoic_protector_shields_its_controller():
    game = camp(TRIO, {5: "cat bird sawmill"}, [weak("furious_protector", MARQUISE, pawn=5)])
    assert MARQUISE not in [one.whom for one in legal_battles(game.state, EYRIE)]
    sweep(play_of(game), EYRIE, [5])
    assert there(game, 5, MARQUISE) == 1
    assert game.state.clearings[5].buildings == [(MARQUISE, "sawmill")]


def test_stoic_protector_comes_to_its_controller_and_must_go():
    game = camp(TRIO, {5: "cat", 9: "sawmill"}, [weak("furious_protector", MARQUISE)], steps=[step_of(FIRST, "hired")])
    assert (asked(game), offered(game)) == (("marquise", "hireling.pawn"), [5, 9])
    play(game, 9)
    assert band_of(game.state, FIRST).pawn == 9
    dawn: dict[str, Any] = {"phase": "birdsong", "steps": [PhaseStart(MARQUISE, "birdsong")]}
    game = camp(TRIO, {5: "cat", 1: "bird bird"}, [weak("furious_protector", MARQUISE, pawn=5)], **dawn)
    assert offered(game) == [1, 2], "along paths, and staying is no choice"
    play(game, 1)
    assert there(game, 1, EYRIE) == 2, "it harms nobody"


def test_stoic_protector_shields_no_band_and_not_against_its_controller():
    where = {5: "cat spy bird"}
    game = camp(TRIO, where, [weak("furious_protector", MARQUISE, pawn=5), card("corvid_spies", MARQUISE)])
    assert SECOND in [one.whom for one in legal_battles(game.state, EYRIE)]
    assert EYRIE in [one.whom for one in legal_battles(game.state, MARQUISE)]
