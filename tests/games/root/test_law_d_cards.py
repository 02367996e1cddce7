"""The cards of hirelings of the Marauder box and pack, both sides of each (Law D.2)."""

from typing import Any

import pytest

import nemeton
from nemeton.games.root import GAME
from nemeton.games.root.hirelings.flame_bearers import Burn, Smuggle
from nemeton.games.root.hirelings.popular_band import Call
from nemeton.games.root.hirelings.the_exile import Dig, Gift, Roam, Rob
from nemeton.games.root.pieces import WARRIOR, Loss
from nemeton.games.root.rules.battle import Assault, legal_battles
from nemeton.games.root.rules.hirelings import Employ, Way
from nemeton.games.root.rules.movement import Move, move_warriors
from nemeton.games.root.rules.removing import remove_together
from nemeton.games.root.rules.rule import may_leave, ruler
from nemeton.games.root.state import Battle, band_of
from nemeton.games.root.steps import FactionStep, Moves, PhaseStart, PrepareBand, StartBattle
from nemeton.kernel import play_of
from nemeton.kernel.records import start
from tests.games.root.camp import camp, card, offered, step_of, weak
from tests.games.root.woodland import asked, hand, play, points

TRIO = ("marquise", "eyrie", "alliance")


MARQUISE, EYRIE, ALLIANCE, FIRST, SECOND = range(5)


OTHERS = ("alliance", "eyrie", "cult")  # without cats


CULT = 2


def fought(where, bands, step, script, **wishes):
    """A battle to its end."""
    return camp(TRIO, where, bands, steps=[step, Moves(0, 1)], script=script, **wishes)


def there(game, where, side=FIRST):
    return game.state.clearings[where].warriors[side]


# Forest Patrol


def test_forest_patrol_stands_in_every_clearing():
    table = {"seat_1": "alliance", "seat_2": "eyrie", "hirelings": "with", "hireling_a": "forest_patrol"}
    game = start(GAME, 2, table, 1)
    assert all(here.warriors[2] == 1 for here in game.state.clearings.values())


def test_forest_patrol_one_of_the_fallen_lies_on_the_card_and_comes_back():
    game = camp(OTHERS, {5: "patrol patrol patrol", 1: "patrol rebel"}, [card("forest_patrol", 0)])
    remove_together(play_of(game), [Loss(FIRST, 5, WARRIOR, number=2, by=1)])
    assert (band_of(game.state, FIRST).lying, game.state.supply[FIRST]) == (1, 9)
    game = camp(OTHERS, {5: "patrol", 1: "patrol rebel"}, [card("forest_patrol", 0, lying=3)])
    play(game, Employ(FIRST), Way(FIRST, "rally"), 5)
    assert (there(game, 5), band_of(game.state, FIRST).lying) == (4, 0)


def test_forest_patrol_one_lies_on_its_card_and_coffins_take_the_others():
    """D.2.2 goes before the card: whoever lies on the Patrol's card has not come to the supply."""
    game = camp(
        OTHERS,
        {5: "patrol patrol patrol"},
        [card("forest_patrol", 0)],
        crafted={"eyrie": ["coffin_makers"]},
    )
    remove_together(play_of(game), [Loss(FIRST, 5, WARRIOR, number=3, by=CULT)])
    assert band_of(game.state, FIRST).lying == 1
    assert game.state.on_cards["coffin_makers"][FIRST] == 2
    assert game.state.supply[FIRST] == 9


def test_forest_patrol_moves_and_then_battles():
    game = camp(OTHERS, {5: "patrol patrol", 1: "bird"}, [card("forest_patrol", 0)], script=[2, 0])
    play(game, Employ(FIRST), Move(5, 1, 2), Assault(1, 1))
    assert (there(game, 1), there(game, 1, 1)) == (2, 0)


def test_forest_patrol_on_its_card_needs_a_post_to_come_back_to():
    game = camp(OTHERS, {1: "bird"}, [card("forest_patrol", 0, lying=12)])
    assert Employ(FIRST) not in offered(game), "none stands anywhere"


def test_feline_physicians_save_warriors_for_a_matching_card():
    game = camp(
        OTHERS,
        {5: "bird bird lizard lizard lizard", 1: "bird"},
        [weak("forest_patrol", EYRIE)],
        steps=[StartBattle(CULT, EYRIE, 5), Moves(0, 1)],
        hands={"eyrie": ["bake_sale", "anvil"]},
        script=[3, 0],
    )
    play(game, "let")
    assert asked(game) == ("eyrie", "hireling.treat")
    play(game, "bake_sale")
    assert there(game, 1, EYRIE) == 3
    assert hand(game, "eyrie") == ["anvil"]


# Last Dynasty


def test_last_dynasty_comes_back_at_the_edge_and_battles():
    three = ("alliance", "marquise", "cult")
    game = camp(three, {1: "cat"}, [card("last_dynasty", 0)], script=[3, 0])
    play(game, Employ(FIRST))
    assert 10 not in offered(game), "not at the edge"
    play(game, 1)
    assert (there(game, 1), there(game, 1, 1)) == (5, 0)


def test_last_dynasty_moves_whole_where_it_rules():
    three = ("alliance", "marquise", "cult")
    game = camp(three, {5: "dynast dynast"}, [card("last_dynasty", 0)])
    play(game, Employ(FIRST))
    assert offered(game) == [Move(5, 1, 2), Move(5, 2, 2)]


def test_last_dynasty_battles_where_it_has_gone():
    three = ("alliance", "marquise", "cult")
    game = camp(three, {5: "dynast dynast dynast", 1: "cat cat"}, [card("last_dynasty", 0)], script=[2, 0])
    play(game, Employ(FIRST), Move(5, 1, 3))
    assert (there(game, 1), there(game, 1, 1)) == (3, 0)


def test_last_dynasty_battles_once_where_it_rules_and_cannot_leave():
    """Given a snare, then they stay, and the one battle is all that is left."""
    crows = ("alliance", "marquise", "corvids")
    game = camp(crows, {5: "dynast dynast dynast cat cat snare"}, [card("last_dynasty", 0)], script=[1, 0])
    play(game, Employ(FIRST), Assault(5, 1))
    assert (there(game, 5), there(game, 5, 1)) == (3, 1)


def test_last_dynasty_battles_twice_where_it_does_not_rule():
    three = ("alliance", "marquise", "cult")
    game = camp(three, {5: "dynast dynast cat cat cat cat"}, [card("last_dynasty", 0)], script=[1, 0, 1, 0])
    play(game, Employ(FIRST))
    assert there(game, 5, 1) == 2


def test_bluebird_nobles_win_ties_and_score_at_dawn():
    three = ("alliance", "marquise", "cult")
    where = {1: "cat rebel", 2: "cat rebel", 3: "cat", 5: "cat cat rebel"}
    game = camp(
        three, where, [weak("last_dynasty", 0)], active="alliance", phase="birdsong", steps=[PhaseStart(0, "birdsong")]
    )
    assert [ruler(game.state, at) for at in (1, 2, 3, 5)] == [0, 0, 1, 1]
    assert points(game, "alliance") == 0
    more = {**where, 4: "rebel"}
    game = camp(
        three, more, [weak("last_dynasty", 0)], active="alliance", phase="birdsong", steps=[PhaseStart(0, "birdsong")]
    )
    assert points(game, "alliance") == 1


# Spring Uprising


PEACE = ("marquise", "eyrie", "cult")


def test_spring_uprising_rises_with_all_enemies_in_a_clearing_of_the_suit():
    game = camp(
        PEACE,
        {5: "riser bird roost", 1: "riser"},
        [card("spring_uprising", 0)],
        phase="birdsong",
        steps=[PhaseStart(0, "birdsong")],
        script=[1],
    )
    play(game, Way(FIRST, "rise"))
    assert game.state.clearings[5].warriors == [0, 0, 0, 0]
    assert game.state.clearings[5].buildings == []
    assert game.state.points == [0, 0, 0], "nobody scores (D.3.6)"


def test_spring_uprising_gathers():
    game = camp(
        PEACE,
        {5: "riser"},
        [card("spring_uprising", 0)],
        phase="birdsong",
        steps=[PhaseStart(0, "birdsong")],
        script=[0],
    )
    assert asked(game)[1] == "hireling.place", "none in a fox clearing to rise"
    for seed in range(4):  # the die is not rolled anew where a position is read
        assert nemeton.from_position(game.position(), seed).options() == game.options()
    play(game, 1)
    assert there(game, 1) == 1


def test_spring_uprising_may_gather_instead_of_rising():
    game = camp(
        PEACE,
        {5: "riser bird"},
        [card("spring_uprising", 0)],
        phase="birdsong",
        steps=[PhaseStart(0, "birdsong")],
        script=[1],
    )
    assert offered(game) == [Way(FIRST, "rise"), Way(FIRST, "gather")]
    play(game, Way(FIRST, "gather"), 10)
    assert (there(game, 5), there(game, 10), there(game, 5, 1)) == (1, 1, 1)


def test_spring_uprising_rises_against_enemies_alone():
    """Whoever controls it keeps warriors and buildings."""
    game = camp(
        PEACE,
        {5: "riser cat sawmill bird", 1: "riser riser riser"},
        [card("spring_uprising", 0)],
        phase="birdsong",
        steps=[PhaseStart(0, "birdsong")],
        script=[1],
    )
    assert game.state.clearings[5].warriors == [1, 0, 0, 0]
    assert game.state.clearings[5].buildings == [(0, "sawmill")]


@pytest.mark.parametrize(("face", "near"), [(0, [1, 6, 8, 12]), (2, [2, 7, 9, 11])])
def test_spring_uprising_joins_where_the_die_says_if_none_is_there(face, near):
    game = camp(PEACE, {5: "cat"}, [card("spring_uprising", 0)], steps=[step_of(FIRST, "hired")], script=[face])
    assert (asked(game), offered(game)) == (("marquise", "hireling.place"), near)
    play(game, near[1])
    assert there(game, near[1]) == 1
    # given one on the map, then none joins
    game = camp(PEACE, {5: "riser"}, [card("spring_uprising", 0)], steps=[step_of(FIRST, "hired")])
    assert asked(game)[1] != "hireling.place"


def test_spring_uprising_is_battled_for_a_card_alone():
    """Case 101: no band can."""
    bands = [card("spring_uprising"), card("corvid_spies", 0)]
    game = camp(PEACE, {5: "cat riser spy"}, bands)
    assert FIRST not in [one.whom for one in legal_battles(game.state, 0)]
    assert FIRST not in [one.whom for one in legal_battles(game.state, SECOND)]
    game = camp(PEACE, {5: "cat riser"}, bands[:1], hands={"marquise": ["ambush_rabbit"]}, script=[1, 0])
    play(game, Assault(5, FIRST), "ambush_rabbit")
    assert (hand(game, "marquise"), there(game, 5)) == ([], 0)


def test_rabbit_scouts_take_the_higher_die_for_a_card():
    game = camp(
        PEACE,
        {5: "cat cat bird bird"},
        [weak("spring_uprising", 1)],
        steps=[StartBattle(0, 1, 5), Moves(0, 1)],
        hands={"eyrie": ["anvil", "bake_sale"]},
        script=[2, 0],
    )
    while asked(game)[1] == "ambush":
        play(game, "let")
    assert asked(game) == ("eyrie", "hireling.scout")
    play(game, "bake_sale")
    assert (there(game, 5, 0), there(game, 5, 1)) == (0, 2)


# The Exile


def exile(where=None, **wishes):
    return camp(TRIO, where or {1: "cat"}, [card("the_exile", MARQUISE, pawn="f1")], **wishes)


def test_exile_roams_for_an_item_and_battles_for_two():
    game = exile({5: "bird bird", 1: "cat"}, script=[3, 1])
    play(game, Employ(FIRST))
    moves = [one for one in offered(game) if isinstance(one, Roam)]
    battles = [one for one in offered(game) if isinstance(one, Assault)]
    assert moves
    play(game, battles[0])
    assert there(game, battles[0].where, EYRIE) < 2
    assert band_of(game.state, FIRST).spent == [], "all are ready again once he has done"


def test_exile_takes_a_gift_of_anybody_near_for_a_card_and_a_point():
    game = exile({1: "cat"}, boxes={"marquise": ["boot"]})
    gifts = [one for one in offered(game) if isinstance(one, Gift)]
    assert gifts == [Gift(FIRST, "boot")]
    play(game, gifts[0])
    assert points(game, "marquise") == 1
    assert len(hand(game, "marquise")) == 1
    assert band_of(game.state, FIRST).items == ["club", "club", "club", "boot"]


def test_exile_exhausts_items_for_hits_and_then_loses_them():
    game = exile({5: "bird"})
    battle = Battle(FIRST, EYRIE, 5)
    own = game.state.company.owners[FIRST]
    assert own.most_rolled(game.state, FIRST, battle) == 3
    assert own.most_lost(game.state, FIRST, battle) == 6


def test_exile_who_is_hit_loses_an_item_where_none_is_left_to_exhaust():
    # given three clubs, two of which are exhausted for a battle against three birds
    game = exile({5: "bird bird bird"}, script=[2, 2])
    play(game, Employ(FIRST), Assault(5, EYRIE))
    # when two hits come back, then the third club is exhausted and one is out of the game
    assert band_of(game.state, FIRST).items == ["club", "club"]
    assert game.state.items_gone.count("club") == 1
    assert there(game, 5, EYRIE) == 1
    assert band_of(game.state, FIRST).spent == []


def test_exile_rolls_no_more_hits_than_he_has_items():
    game = exile({5: "bird bird bird"})
    own = game.state.company.owners[FIRST]
    band_of(game.state, FIRST).items = ["club"]
    assert own.most_rolled(game.state, FIRST, Battle(FIRST, EYRIE, 5)) == 1


def test_exile_takes_gifts_of_enemies_as_often_as_they_have_items_exhausted_ones_too():
    where = {1: "cat", 8: "bird"}
    exhausted: dict[str, Any] = {"boxes": {"marquise": ["boot", "tea"]}, "exhausted": {"marquise": ["tea"]}}
    game = camp(TRIO, where, [card("the_exile", EYRIE, pawn="f1")], **exhausted)
    play(game, Gift(FIRST, "tea"), Gift(FIRST, "boot"))
    assert (points(game, "marquise"), len(hand(game, "marquise"))) == (2, 2)
    assert band_of(game.state, FIRST).items == ["club", "club", "club", "tea", "boot"]
    assert (game.state.item_boxes[MARQUISE], game.state.exhausted.get(MARQUISE, [])) == ([], [])
    # given nobody of theirs beside his forest, then there is nothing to give
    far = camp(TRIO, {8: "cat"}, [card("the_exile", EYRIE, pawn="f1")], **exhausted)
    assert not [one for one in offered(far) if isinstance(one, Gift)]


def test_brigand_digs_and_robs_once_each():
    game = camp(
        TRIO,
        {6: "cat bird", 5: "cat"},
        [weak("the_exile", MARQUISE)],
        ruins={6: ["bag"], 10: ["boot"], 11: ["hammer"], 12: ["sword"]},
        boxes={"marquise": ["tea"]},
        hands={"eyrie": ["anvil"]},
        items={"boot": 2, "bag": 2, "hammer": 1, "sword": 2},
    )
    play(game, Employ(FIRST), Dig(6))
    assert 6 not in game.state.ruins
    assert "bag" in game.state.item_boxes[MARQUISE]
    assert not [one for one in offered(game) if isinstance(one, Dig)]
    play(game, Rob("tea", EYRIE))
    assert hand(game, "marquise") == ["anvil"]
    assert game.state.exhausted == {MARQUISE: ["tea"]}


def test_brigand_brings_the_hundreds_items_into_the_hoard_and_robs_for_none_of_those():
    game = camp(
        ("hundreds", "eyrie"),
        {6: "rat bird"},
        [weak("the_exile", 0)],
        ruins={6: ["bag"], 10: ["boot"], 11: ["hammer"], 12: ["sword"]},
        hundreds={"prowess": "tea", "brought": False},
        items={"boot": 2, "bag": 2, "hammer": 1, "sword": 2},
        hands={"eyrie": ["anvil"]},
        steps=[FactionStep(0, "command")],
    )
    play(game, Employ(2))
    assert offered(game) == [Dig(6), "done"], "a hoard is no box"
    play(game, Dig(6))
    assert getattr(game.state.boards[0], "command", []) == ["bag"]
    assert (game.state.item_boxes[0], hand(game, "eyrie")) == ([], ["anvil"])


# Flame Bearers


def test_flame_bearers_burn_warriors_of_an_owner_before_the_rest_and_spread():
    """Case 103: each owner's warriors shield that owner's pieces alone."""
    game = camp(
        TRIO,
        {5: "bearer bearer cat sawmill roost"},
        [card("flame_bearers", ALLIANCE)],
        active="alliance",
        phase="birdsong",
        steps=[PhaseStart(ALLIANCE, "birdsong")],
    )
    assert offered(game) == [Burn(MARQUISE, WARRIOR, ""), Burn(EYRIE, "building", "roost")]
    play(game, Burn(MARQUISE, WARRIOR, ""))
    assert Burn(MARQUISE, "building", "sawmill") in offered(game)
    play(game, Burn(EYRIE, "building", "roost"))
    assert game.state.clearings[5].buildings == [(MARQUISE, "sawmill")]
    assert set(offered(game)) == {1, 2, 5}
    play(game, 2)
    assert there(game, 2) == 1
    assert game.state.points == [0, 0, 0]


def test_flame_bearers_come_anew_where_none_is_left():
    game = camp(
        TRIO,
        {5: "cat"},
        [card("flame_bearers", ALLIANCE)],
        active="alliance",
        phase="birdsong",
        steps=[PhaseStart(ALLIANCE, "birdsong")],
    )
    assert set(offered(game)) == set(range(1, 13))
    play(game, 7, 9)
    assert (there(game, 7), there(game, 9)) == (1, 1)


def test_flame_bearers_spare_what_is_their_controllers():
    game = camp(
        TRIO,
        {5: "bearer bearer rebel sympathy cat"},
        [card("flame_bearers", ALLIANCE)],
        active="alliance",
        phase="birdsong",
        steps=[PhaseStart(ALLIANCE, "birdsong")],
    )
    assert asked(game)[1] == "hireling.place", "one cat burns; the rebel is no enemy's"
    assert game.state.clearings[5].warriors[:3] == [0, 0, 1]
    assert game.state.clearings[5].tokens == [(ALLIANCE, "sympathy")]


def test_rat_smugglers_move_or_battle_for_a_card_with_an_item():
    game = camp(TRIO, {5: "cat"}, [weak("flame_bearers", MARQUISE)], hands={"marquise": ["anvil", "ambush_fox"]})
    assert [one for one in offered(game) if isinstance(one, Smuggle)] == [Smuggle(FIRST, "anvil")]
    play(game, Smuggle(FIRST, "anvil"), Move(5, 1, 1))
    assert there(game, 1, MARQUISE) == 1
    assert game.state.discard == ["anvil"]


def test_rat_smugglers_work_as_often_as_there_are_cards_whether_the_item_is_left_or_not():
    """Given the only hammer is taken, then its card pays all the same; crafted or not does not matter."""
    game = camp(
        TRIO,
        {5: "cat bird", 10: "cat"},
        [weak("flame_bearers", MARQUISE)],
        boxes={"eyrie": ["hammer"]},
        hands={"marquise": ["anvil", "sword"]},
        script=[1, 0],
    )
    play(game, Smuggle(FIRST, "anvil"), Assault(5, EYRIE), Smuggle(FIRST, "sword"), Move(10, 1, 1))
    assert (there(game, 5, EYRIE), there(game, 1, MARQUISE)) == (0, 1)
    assert sorted(game.state.discard) == ["anvil", "sword"]


# Vault Keepers


def test_vault_keepers_build_beside_a_vault_and_guard_each():
    game = camp(OTHERS, {5: "vault vaulter"}, [card("vault_keepers", 0)])
    play(game, Employ(FIRST))
    assert set(offered(game)) <= {1, 2, 5, "done"}
    play(game, 1, Way(FIRST, "guard"))
    assert (there(game, 1), there(game, 5)) == (1, 2)


def test_vault_keepers_come_anywhere_with_a_warrior_where_no_vault_is_near():
    game = camp(OTHERS, {5: "vaulter"}, [card("vault_keepers", 0)])
    play(game, Employ(FIRST))
    assert set(offered(game)) == {*range(1, 13), "done"}
    play(game, 7)
    assert (there(game, 7), game.state.clearings[7].buildings) == (1, [(FIRST, "vault")])


def test_vault_keepers_battle_at_each_vault_instead():
    game = camp(
        OTHERS,
        {5: "vault vaulter bird", 1: "vault vaulter bird", 2: "vaulter bird"},
        [card("vault_keepers", 0)],
        script=[1, 0, 1, 0],
    )
    play(game, Employ(FIRST), "done", Way(FIRST, "defend"))
    while asked(game)[1] in ("order", "hireling.battle"):
        play(game, offered(game)[0])
    assert [there(game, at, EYRIE) for at in (5, 1, 2)] == [0, 0, 1], "2 has no vault"


def test_vault_keepers_are_gained_with_two_guards_if_nothing_of_them_is_left():
    game = camp(OTHERS, {5: "rebel"}, [card("vault_keepers", 0)], steps=[step_of(FIRST, "hired")])
    play(game, 10)
    assert (there(game, 10), game.state.clearings[10].buildings) == (2, [(FIRST, "vault")])
    game = camp(OTHERS, {5: "vault"}, [card("vault_keepers", 0)], steps=[step_of(FIRST, "hired")])
    assert asked(game)[1] != "hireling.vault", "a vault is left"


def test_badger_bodyguards_ignore_the_first_hit():
    game = fought({5: "cat bird"}, [weak("vault_keepers", EYRIE)], StartBattle(MARQUISE, EYRIE, 5), [1, 1])
    assert (there(game, 5, MARQUISE), there(game, 5, EYRIE)) == (0, 1)


def test_badger_bodyguards_ignore_a_hit_of_the_ambush_and_none_of_the_dice():
    """15.2.4 and 14.7.7 say it of others: the first hit of a battle, whoever deals it."""
    game = camp(
        TRIO,
        {5: "bird bird bird cat cat cat"},
        [weak("vault_keepers", EYRIE)],
        active="eyrie",
        steps=[StartBattle(EYRIE, MARQUISE, 5), Moves(0, 1)],
        hands={"marquise": ["ambush_rabbit"]},
        script=[1, 1],
    )
    play(game, "ambush_rabbit")
    assert (there(game, 5, EYRIE), there(game, 5, MARQUISE)) == (1, 2)


# The bands of musicians


@pytest.mark.parametrize("side", [card, weak])
def test_who_moves_in_where_the_band_plays_stays_for_the_turn(side):
    game = camp(TRIO, {5: "cat bird", 1: "musician"}, [side("popular_band", ALLIANCE)])
    move_warriors(play_of(game), MARQUISE, 5, 1, 1)
    assert not may_leave(game.state, MARQUISE, 1)
    assert may_leave(game.state, EYRIE, 1)
    own = game.state.company.owners[FIRST]
    own.turn_begins(play_of(game), FIRST)
    assert may_leave(game.state, MARQUISE, 1)


def test_popular_band_calls_a_warrior_from_each_clearing_beside():
    game = camp(TRIO, {5: "musician", 1: "cat cat", 2: "bird"}, [card("popular_band", ALLIANCE)], active="alliance")
    play(game, Employ(FIRST))
    called = []
    while asked(game)[1] == "hireling.call":
        called.append(next(one for one in offered(game) if isinstance(one, Call)))
        play(game, called[-1])
    assert set(called) == {Call(MARQUISE, 1), Call(EYRIE, 2)}
    assert (there(game, 5, MARQUISE), there(game, 5, EYRIE)) == (1, 1)
    assert asked(game)[1] == "hireling.place", "and one more of them"


def test_popular_band_calls_in_the_order_that_its_controller_likes():
    """All clearings beside are on offer at once, and each calls once; whoever has enough calls nobody more."""
    crowd = {5: "musician", 1: "bird", 2: "bird cat cat"}
    game = camp(TRIO, crowd, [card("popular_band", ALLIANCE)], active="alliance")
    play(game, Employ(FIRST))
    calls = [one for one in offered(game) if isinstance(one, Call)]
    assert {one.where for one in calls} == {1, 2}
    play(game, calls[-1])
    left = [one for one in offered(game) if isinstance(one, Call)]
    assert {one.where for one in left} == {1, 2} - {calls[-1].where}
    play(game, "call_nobody")
    assert asked(game)[1] == "hireling.place", "nobody is asked about the other clearing"


def test_street_band_comes_anywhere():
    game = camp(TRIO, {5: "cat"}, [weak("popular_band", MARQUISE)])
    play(game, Employ(FIRST), 9)
    assert there(game, 9) == 1


def test_popular_band_comes_to_its_controller_if_none_is_there():
    game = camp(TRIO, {5: "cat", 9: "sawmill"}, [card("popular_band", MARQUISE)], steps=[step_of(FIRST, "hired")])
    assert (asked(game), offered(game)) == (("marquise", "hireling.place"), [5, 9])
    play(game, 9)
    assert there(game, 9) == 1
    game = camp(TRIO, {5: "cat", 1: "musician"}, [card("popular_band", MARQUISE)], steps=[step_of(FIRST, "hired")])
    assert asked(game)[1] != "hireling.place"


def test_popular_band_calls_nobody_who_could_not_go_there():
    """1.5.5: whom they call moves by the usual rules, so one of the two clearings must be ruled (4.2.1)."""
    crowd = {5: "musician cat cat", 1: "bird rebel rebel", 2: "cat"}
    game = camp(TRIO, crowd, [card("popular_band", ALLIANCE)], active="alliance")
    play(game, Employ(FIRST))
    assert offered(game) == [Call(ALLIANCE, 1), Call(MARQUISE, 2), "call_nobody"]


def test_set_up_asks_the_player_for_whom_the_step_is():
    assert PrepareBand(0, 2).band == 2
    assert step_of(FIRST, "day").seat == FIRST
