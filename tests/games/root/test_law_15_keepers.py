"""Law 15, the Keepers in Iron, paragraph by paragraph. Clearing 5 (rabbit) lies beside 1 (fox), 2 (mouse) and forest
f1, which touches 1, 2, 5 and 10; clearing 3 (rabbit) beside 6 (fox), 7 (mouse), 11 (mouse) and forests f5 and f6."""

from collections import Counter

import pytest

from nemeton.games.root import rulings
from nemeton.games.root.factions.keepers.board import RELICS, fresh_relics, true_piece
from nemeton.games.root.maps import MAPS
from nemeton.games.root.state import RootGame
from nemeton.games.root.steps import FactionStep, Interlude, Phase, Prepare, StartBattle
from nemeton.kernel import IllegalAnswer, Step
from nemeton.kernel.values import written
from tests.games.root.woodland import asked, board, describe, hand, options, play, points, woodland

KEEPERS, CATS = ("keepers", "marquise"), ("marquise", "keepers")
TRIO = ("keepers", "marquise", "eyrie")
CAMP: list[Step] = [FactionStep(0, "encamp"), FactionStep(0, "decamp")]
SERVICE: list[Step] = [FactionStep(0, "retinue")]
EVENING: list[Step] = [Phase(0, "evening")]


def serving(where: dict[int, str], retinue: dict[str, list[str]], **wishes: object) -> RootGame:
    """The Keepers when their retinue acts."""
    own = {"retinue": retinue, **wishes.pop("keepers", {})}  # type: ignore[dict-item]
    factions = wishes.pop("factions", KEEPERS)
    return woodland(factions, where, agenda=SERVICE, keepers=own, **wishes)  # type: ignore[arg-type]


def refused(game: RootGame, option: object) -> str:
    """Why an option is not on offer."""
    assert game.ask is not None
    return next((one.reason + " " + one.law for one in game.ask.refused if written(one.option) == option), "")


def offered(game: RootGame, tag: str, at: int = 0) -> list[tuple[object, ...]]:
    """Options of one sort: those with a word at a place."""
    return [option for option in options(game) if isinstance(option, tuple) and option[at] == tag]


# 15.2 Rules and abilities


def test_15_2_1_twelve_relics_four_of_each_kind_two_of_them_worth_three():
    kinds = Counter((relic.kind, relic.value.card) for relic in fresh_relics())
    assert kinds == {(kind, value): 1 + (value == "3") for kind in ("figure", "tablet", "jewelry") for value in "123"}


def test_15_2_1_the_kind_is_seen_and_the_value_is_not():
    game = woodland(TRIO, keepers={"relics": {"f1": ["figure 3", "tablet 2 shown"]}, "alone": True})
    for viewer in (0, 1, 2, -1):
        seen = game.seen_by(viewer).boards[0].forests["f1"]  # type: ignore[union-attr]
        assert [(relic.kind, relic.value.card) for relic in seen] == [("figure", ""), ("tablet", "2")]


def test_15_2_2_each_waystation_takes_two_kinds_one_on_each_side():
    game = woodland(KEEPERS, {5: "badger"}, agenda=CAMP, phase="birdsong")
    faces = {option[2] for option in offered(game, "encamp")}
    assert faces == {
        *("waystation_figure_tablet", "waystation_tablet_figure", "waystation_tablet_jewelry"),
        *("waystation_jewelry_tablet", "waystation_jewelry_figure", "waystation_figure_jewelry"),
    }
    play(game, ("encamp", 5, "waystation_jewelry_figure"))
    assert board(game, "keepers").waystations == ["figure_tablet", "tablet_jewelry"]


def test_15_2_3_and_15_5_1_waystations_craft_by_day_whatever_they_show():
    game = woodland(
        KEEPERS,
        {5: "waystation_figure_tablet", 3: "waystation_jewelry_tablet"},
        phase="daylight",
        hands={"keepers": ["cobbler", "bake_sale"]},
    )
    assert asked(game) == ("keepers", "craft")
    play(game, ("craft", "cobbler"))  # two rabbits
    assert game.state.activated == {"rabbit": 2}


def test_15_2_4_devout_knights_ignore_the_first_hit():
    game = woodland(CATS, {5: "cat cat cat badger badger relic_figure_2"}, agenda=[StartBattle(0, 1, 5)], script=[2, 1])
    assert describe(game, 5) == "cat cat badger relic_figure_2", "one of two hits"


def test_15_2_4_not_without_a_relic_and_not_without_a_warrior():
    game = woodland(CATS, {5: "cat cat cat badger badger"}, agenda=[StartBattle(0, 1, 5)], script=[2, 1])
    assert describe(game, 5) == "cat cat", "no relic lies there"
    game = woodland(CATS, {5: "cat relic_figure_2"}, agenda=[StartBattle(0, 1, 5)], script=[0, 0])
    assert describe(game, 5) == "cat", "nobody guards it: one hit, which counts"


def test_15_2_4_when_they_attack_too():
    game = woodland(
        KEEPERS, {5: "badger badger badger cat cat cat relic_figure_2"}, agenda=[StartBattle(0, 1, 5)], script=[2, 1]
    )
    assert describe(game, 5) == "cat badger badger badger relic_figure_2"


def test_15_2_4_in_an_ambush_one_hit_and_none_later():
    """88: one of the two hits of the ambush, and none of the dice."""
    game = woodland(
        KEEPERS,
        {5: "badger badger badger cat cat cat relic_figure_2"},
        agenda=[StartBattle(0, 1, 5)],
        hands={"marquise": ["ambush_rabbit"]},
        script=[2, 1],
    )
    play(game, "ambush_rabbit")
    assert describe(game, 5) == "cat badger relic_figure_2", "one by the ambush, one by the dice"


def test_15_2_4_each_warrior_that_moves_may_carry_a_relic():
    game = serving({5: "badger badger relic_figure_2 relic_tablet_1 relic_jewelry_3"}, {"move": ["cobbler"]})
    play(game, ("cobbler", "move", 5, 1, 2))
    assert (asked(game), game.ask.about["left"]) == (("keepers", "keepers.carry"), 2)  # type: ignore[union-attr]
    play(game, "relic_jewelry_3", "relic_figure_2")
    assert describe(game, 1) == "badger badger relic_figure_2 relic_jewelry_3"
    assert describe(game, 5) == "relic_tablet_1", "two warriors carry two"


def test_15_2_4_they_may_leave_relics_where_they_lie():
    game = serving({5: "badger badger relic_figure_2"}, {"move": ["cobbler"]})
    play(game, ("cobbler", "move", 5, 1, 1), "no_relic")
    assert (describe(game, 1), describe(game, 5)) == ("badger", "badger relic_figure_2")


def test_15_2_4_and_k2_an_ally_who_takes_them_along_lets_them_carry():
    game = woodland(
        ("vagabond", "keepers"),
        {5: "badger badger relic_figure_2"},
        agenda=[FactionStep(0, "day")],
        vagabond={"at": 5, "items": "boot boot", "relations": {"keepers": 3}},
    )
    play(game, ("move", 1), (1, 2))
    assert asked(game) == ("keepers", "keepers.carry")
    play(game, "relic_figure_2")
    assert describe(game, 1) == "badger badger relic_figure_2"


def test_15_2_4_and_k2_false_orders_let_them_carry():
    game = woodland(
        CATS,
        {5: "badger badger badger relic_figure_2"},
        phase="birdsong",
        agenda=[Interlude(0, "birdsong")],
        crafted={"marquise": ["false_orders"]},
    )
    play(game, ("use", "false_orders", 5), ("send", 1, 1))
    assert asked(game) == ("keepers", "keepers.carry")
    play(game, "relic_figure_2")
    assert describe(game, 1) == "badger badger relic_figure_2"


def test_15_2_5_a_trophy_scores_two_and_goes_to_any_forest_with_its_value_up():
    """89"""
    game = woodland(CATS, {5: "cat relic_figure_2"}, agenda=[StartBattle(0, 1, 5)], script=[1, 0])
    assert points(game, "marquise") == 2
    assert asked(game) == ("marquise", "keepers.trophy")
    assert options(game) == [*MAPS["autumn"].forests]
    play(game, "f7")
    lying = game.seen_by(-1).boards[1].forests["f7"]  # type: ignore[union-attr]
    assert ("figure", "2") in [(relic.kind, relic.value.card) for relic in lying]


def test_15_2_5_trophies_count_before_victory_is_settled():
    """Two points of a relic win, and of two who reach thirty by one battle the player on turn does (3.1)."""
    game = woodland(
        CATS, {5: "cat relic_figure_2"}, agenda=[StartBattle(0, 1, 5)], script=[1, 0], points={"marquise": 28}
    )
    assert game.over
    assert game.state.result.winners == (0,)  # type: ignore[union-attr]
    assert points(game, "marquise") == 30


def test_15_2_5_a_sweep_takes_all_relics_and_each_is_laid_down():
    game = woodland(
        ("corvids", "keepers", "marquise"),
        {5: "crow plot_bomb badger relic_figure_2 relic_tablet_1"},
        phase="birdsong",
        agenda=[FactionStep(0, "flip")],
    )
    play(game, ("flip", 5))
    assert points(game, "corvids") == 1 + 2 + 2
    assert asked(game) == ("corvids", "order")
    play(game, options(game)[0], "f7", "f6")
    assert sorted(board(game, "keepers").forests) == sorted(MAPS["autumn"].forests)
    assert board(game, "keepers").fallen == []


def instigated() -> RootGame:
    """A Vagrant who has joined the Keepers has set the Marquise at them, and a relic falls."""
    return woodland(
        ("vagabond", "keepers", "marquise", "eyrie"),
        {5: "badger cat cat cat relic_figure_2"},
        agenda=[StartBattle(2, 1, 5, director=0)],
        vagabond={"at": 5, "character": "vagrant"},
        partner={"vagabond": "keepers"},
        dominance={"vagabond": "dominance_fox"},
        script=[3, 0],
    )


def test_15_2_5_no_trophy_for_a_partner():
    """116, ruling K3: who has joined them is no enemy; the relic does not come back."""
    game = instigated()
    assert describe(game, 5) == "cat cat cat"
    assert (board(game, "keepers").gone, board(game, "keepers").fallen) == (["relic_figure_2"], [])
    assert points(game, "vagabond") == 0


# 15.3 Setup


def set_up(game_map: str = "autumn", factions: tuple[str, ...] = ("marquise", "keepers"), script: int = 60) -> RootGame:
    seats = [Prepare(at) for at in range(len(factions))]
    return woodland(factions, agenda=seats, game_map=game_map, script=[0] * script)


@pytest.mark.parametrize(("game_map", "left"), [("autumn", 5), ("winter", 4), ("lake", 3), ("mountain", 2)])
def test_15_3_relics_on_every_map(game_map: str, left: int):
    """15.3.2 one in each forest, 15.3.4 the others far from the warriors and as evenly as possible (95: by chance)."""
    game = set_up(game_map, ("keepers", "corvids"))
    own = board(game, "keepers")
    assert all(len(lying) == 1 for lying in own.forests.values())
    assert set(own.forests) == set(MAPS[game_map].forests)
    assert len(own.aside) == left
    while asked(game)[0] == "keepers" and asked(game)[1] != "keepers.encamp":
        play(game, options(game)[0])
    own, woods = board(game, "keepers"), game.state.clearings
    near = {
        name
        for name, forest in MAPS[game_map].forests.items()
        if any(woods[where].warriors[0] for where in forest.clearings)
    }
    assert not own.aside
    assert all(len(own.forests[name]) == 1 for name in near)
    far = [len(own.forests[name]) for name in own.forests if name not in near]
    assert sum(far) == len(far) + left
    assert max(far) - min(far) <= 1, "as evenly as possible"
    assert Counter(true_piece(relic) for lying in own.forests.values() for relic in lying) == {
        piece: 1 + piece.endswith("3") for piece in RELICS
    }
    assert not any(relic.value.known for lying in own.forests.values() for relic in lying)


def test_15_3_3_four_in_a_corner_opposite_somebody_and_four_beside_it_at_the_edge():
    game = set_up()
    play(game, 1)
    while asked(game)[0] == "marquise":
        play(game, options(game)[0])
    assert asked(game)[1] != "keepers.home", "the corner opposite is the only one, so nobody is asked"
    assert asked(game)[1] == "keepers.edge"
    assert options(game) == [6, 7], "11 is not at the edge"
    play(game, 7)
    assert describe(game, 3).count("badger") == 4
    assert describe(game, 7).count("badger") == 4
    assert game.state.homes[1] == 3
    assert game.state.supply[1] == 7  # 15.3.1 of fifteen


def test_15_3_3_and_k1_where_all_corners_are_taken():
    factions = ("marquise", "eyrie", "cult", "duchy", "keepers")
    game = set_up(factions=factions, script=200)
    while asked(game)[0] != "keepers":
        play(game, options(game)[0])
    assert asked(game)[1] == "keepers.home"
    assert set(options(game)) <= {5, 6, 7, 8, 9}
    play(game, 5)
    assert game.state.homes[4] == 5


def test_15_3_5_a_faithful_retainer_in_each_column_and_15_3_6_three_waystations():
    game = set_up(factions=("keepers", "corvids"))
    while asked(game)[0] == "keepers" and asked(game)[1] != "keepers.encamp":
        play(game, options(game)[0])
    assert board(game, "keepers").retinue == {name: ["retainer"] for name in ("move", "delve", "recover")}
    assert len(board(game, "keepers").waystations) == 3


# 15.4 Birdsong


def test_15_4_the_steps_of_birdsong_in_order():
    game = woodland(
        KEEPERS,
        {5: "badger", 2: "waystation_figure_tablet"},
        agenda=[Phase(0, "birdsong")],
        phase="birdsong",
        hands={"keepers": ["sword"]},
    )
    met = []
    for answer in ("no_camp", "no_break", "no_recruit"):
        met.append(asked(game)[1])
        play(game, answer)
    assert met == ["keepers.encamp", "keepers.decamp", "keepers.recruit"]


def test_15_4_1_in_each_clearing_one_warrior_becomes_a_waystation():
    game = woodland(KEEPERS, {5: "badger badger", 2: "badger"}, agenda=CAMP, phase="birdsong")
    play(game, ("encamp", 5, "waystation_figure_tablet"))
    assert describe(game, 5) == "badger waystation_figure_tablet"
    assert {option[1] for option in offered(game, "encamp")} == {2}
    assert refused(game, ("encamp", 5, "waystation_tablet_jewelry")) == "root.refused.camped 15.4.1"
    play(game, ("encamp", 2, "waystation_jewelry_tablet"))
    assert describe(game, 2) == "waystation_jewelry_tablet"
    assert game.state.supply[0] == 14


def test_15_4_1_it_takes_a_free_slot_and_leave_to_place():
    game = woodland(KEEPERS, {1: "badger sawmill", 2: "badger keep", 5: "badger"}, agenda=CAMP, phase="birdsong")
    assert {option[1] for option in offered(game, "encamp")} == {5}
    assert refused(game, ("encamp", 1, "waystation_figure_tablet")) == "root.refused.no_slot 2.2.3"
    assert refused(game, ("encamp", 2, "waystation_figure_tablet")) == "root.refused.forbidden 6.2.2"
    play(game, "no_camp")
    assert describe(game, 5) == "badger"


def test_15_4_1_who_has_nothing_on_the_map_comes_back_at_the_edge():
    game = woodland(KEEPERS, {1: "sawmill", 2: "keep"}, agenda=CAMP, phase="birdsong")
    assert asked(game) == ("keepers", "keepers.return")
    assert {option[1] for option in options(game)} == {3, 4, 5, 6, 7, 8, 9}, "1 is full, 2 is the keep"
    play(game, ("return", 5, "waystation_tablet_figure"))
    assert describe(game, 5) == "badger waystation_tablet_figure"
    assert asked(game)[1] == "keepers.decamp", "instead of encamping"


def test_15_4_1_and_1_5_4_where_no_slot_is_left_at_the_edge_a_warrior_comes_alone():
    land, kinds = MAPS["autumn"], iter(("recruiter",) * 6 + ("workshop",) * 6 + ("sawmill",) * 6)
    full = {at: " ".join(next(kinds) for _ in range(land.clearings[at].slots)) for at in land.edge}
    game = woodland(KEEPERS, full, agenda=CAMP, phase="birdsong", ruins={})
    assert {tuple(option) for option in options(game)} == {("return", at, "") for at in land.edge}
    play(game, ("return", 5, ""))
    assert describe(game, 5).split().count("badger") == 1
    assert asked(game)[1] != "keepers.return"


def test_15_4_2_waystations_become_warriors():
    game = woodland(KEEPERS, {5: "waystation_figure_tablet", 2: "badger"}, agenda=CAMP, phase="birdsong")
    play(game, "no_camp", ("decamp", 5, "waystation_figure_tablet"))
    assert describe(game, 5) == "badger"
    assert board(game, "keepers").waystations == ["figure_tablet", "tablet_jewelry", "jewelry_figure"]
    assert game.state.supply[0] == 13


def test_15_4_2_one_in_each_clearing():
    both = "waystation_figure_tablet waystation_jewelry_tablet"
    game = woodland(KEEPERS, {5: both}, agenda=[FactionStep(0, "decamp")], phase="birdsong")
    play(game, ("decamp", 5, "waystation_figure_tablet"))
    assert describe(game, 5) == "badger waystation_jewelry_tablet"
    assert asked(game)[1] != "keepers.decamp"


def test_15_4_3_two_warriors_for_each_card_at_a_matching_waystation():
    game = woodland(
        KEEPERS,
        {5: "waystation_figure_tablet", 2: "waystation_jewelry_tablet"},
        agenda=[FactionStep(0, "recruit")],
        phase="birdsong",
        hands={"keepers": ["cobbler", "sword", "anvil", "woodland_runners"]},
    )
    found = offered(game, "summon")
    assert [option for option in found if option[1] != "woodland_runners"] == [
        ("summon", "cobbler", 5),
        ("summon", "sword", 2),
    ]
    assert refused(game, ("summon", "anvil", 2)) == "root.refused.no_waystation 15.4.3"
    play(game, ("summon", "cobbler", 5), ("summon", "sword", 2), "no_recruit")
    assert (describe(game, 5).count("badger"), describe(game, 2).count("badger")) == (2, 2)
    assert {"cobbler", "sword"} <= set(game.state.discard)


# 15.5 Daylight


def test_15_5_2_columns_from_left_to_right_cards_in_any_order_and_none_if_they_like():
    game = serving({5: "badger badger", 1: "badger"}, {"move": ["cobbler", "anvil"], "recover": ["bake_sale"]})
    assert asked(game)[1] == "keepers.move"
    cards = {option[0] for option in offered(game, "move", 1)}
    assert cards == {"cobbler", "anvil"}
    play(game, ("anvil", "move", 1, 5, 1), "next_column")
    assert asked(game)[1] == "keepers.recover", "no card lies in the second"
    assert board(game, "keepers").resolved["move"] == ["anvil"]


def test_15_5_2_i_a_move_from_a_matching_clearing():
    game = serving({5: "badger badger", 1: "badger"}, {"move": ["cobbler"]})
    assert {option[2] for option in offered(game, "move", 1)} == {5}
    play(game, ("cobbler", "move", 5, 1, 1))
    assert describe(game, 1) == "badger badger"


def test_15_5_2_ii_where_enemies_are_there_must_be_a_battle():
    game = serving({5: "badger badger cat"}, {"delve": ["cobbler"]}, script=[1, 0])
    assert options(game) == [("cobbler", "battle", 5, 1), "next_column"]
    assert refused(game, ("cobbler", "delve", 5, "f1", "relic_figure")) == "root.refused.battle_first 15.5.2.II"
    play(game, ("cobbler", "battle", 5, 1))
    assert asked(game) == ("keepers", "keepers.dig"), "who rules it then may dig"
    play(game, "no_delve")
    assert describe(game, 5) == "badger badger"


def test_15_5_2_ii_no_digging_where_they_do_not_rule_after_the_battle():
    game = serving({5: "badger cat cat cat"}, {"delve": ["cobbler"]}, script=[1, 0])
    play(game, ("cobbler", "battle", 5, 1))
    assert asked(game)[1] != "keepers.dig"


def test_15_5_2_ii_no_digging_where_nobody_is_left():
    game = serving({5: "badger cat cat waystation_figure_tablet"}, {"delve": ["cobbler"]}, script=[3, 1])
    play(game, ("cobbler", "battle", 5, 1))
    assert "badger" not in describe(game, 5)
    assert asked(game)[1] != "keepers.dig"


def test_15_5_2_ii_it_takes_a_warrior_in_a_matching_clearing():
    game = serving({5: "waystation_figure_tablet", 1: "badger"}, {"delve": ["cobbler", "anvil"]})
    assert {option[:3] for option in offered(game, "delve", 1)} == {("anvil", "delve", 1)}


def test_15_5_2_ii_a_relic_comes_from_a_forest_beside_and_its_value_is_turned_up():
    own = {"relics": {"f1": ["figure 3"]}, "alone": True}
    game = serving({5: "badger", 1: "badger", 2: "badger"}, {"delve": ["cobbler"]}, keepers=own)
    assert options(game) == [("cobbler", "delve", 5, "f1", "relic_figure"), "next_column"]
    play(game, ("cobbler", "delve", 5, "f1", "relic_figure"))
    assert describe(game, 5) == "badger relic_figure_3"
    assert "f1" not in board(game, "keepers").forests
    assert board(game, "keepers").retinue["delve"] == ["cobbler"], "three clearings around the forest are theirs"


def test_15_5_2_ii_b_who_rules_fewer_than_it_is_worth_loses_the_card():
    """90"""
    own = {"relics": {"f1": ["figure 3"]}, "alone": True}
    game = serving({5: "badger", 1: "badger"}, {"delve": ["cobbler"]}, keepers=own)
    play(game, ("cobbler", "delve", 5, "f1", "relic_figure"))
    assert board(game, "keepers").retinue["delve"] == []
    assert "cobbler" in game.state.discard


def test_15_5_2_ii_b_a_faithful_retainer_leaves_the_game():
    own = {"relics": {"f1": ["figure 3"]}, "alone": True}
    game = serving({5: "badger"}, {"delve": ["retainer"]}, keepers=own)
    play(game, ("retainer", "delve", 5, "f1", "relic_figure"))
    assert board(game, "keepers").retired == 3
    assert "retainer" not in game.state.discard


def test_15_5_2_ii_a_value_that_is_up_already_stays_up():
    own = {"relics": {"f1": ["figure 3", "figure 1 shown"]}, "alone": True}
    game = serving({5: "badger"}, {"delve": ["cobbler"]}, keepers=own)
    assert ("cobbler", "delve", 5, "f1", "relic_figure_1") in options(game)
    play(game, ("cobbler", "delve", 5, "f1", "relic_figure_1"))
    assert describe(game, 5) == "badger relic_figure_1"
    assert board(game, "keepers").retinue["delve"] == ["cobbler"]


def test_15_5_2_ii_after_a_battle_with_one_of_two_enemies():
    game = serving({5: "badger badger badger cat bird"}, {"delve": ["cobbler"]}, factions=TRIO, script=[1, 0])
    assert {option[:4] for option in offered(game, "battle", 1)} == {
        ("cobbler", "battle", 5, 1),
        ("cobbler", "battle", 5, 2),
    }
    play(game, ("cobbler", "battle", 5, 1))
    assert asked(game)[1] == "keepers.dig", "the other one may stay"


def test_15_5_2_ii_hired_warriors_are_no_enemies():
    """Zh.1.11: the Riverfolk's warriors that they count as own."""
    game = woodland(
        ("keepers", "riverfolk", "marquise"),
        {5: "badger otter"},
        agenda=SERVICE,
        keepers={"retinue": {"delve": ["cobbler"]}},
        riverfolk={"bought": ["mercenaries"]},
    )
    assert not offered(game, "battle", 1)
    assert offered(game, "delve", 1)


def test_15_5_2_ii_the_rest_of_a_hired_company_is_an_enemy():
    game = woodland(
        ("keepers", "riverfolk", "marquise"),
        {5: "badger otter rabbit_post"},
        agenda=SERVICE,
        keepers={"retinue": {"delve": ["cobbler"]}},
        riverfolk={"bought": ["mercenaries"]},
    )
    assert offered(game, "battle", 1) == [("cobbler", "battle", 5, 1)], "a trade post is theirs whoever hires"


def test_15_5_2_iii_a_move_or_relics_of_the_kind_that_the_waystation_takes():
    game = serving(
        {5: "badger waystation_figure_tablet relic_figure_1 relic_tablet_1"},
        {"recover": ["cobbler"]},
    )
    assert ("cobbler", "recover", 5, "relic_figure_1") in options(game)
    assert ("cobbler", "recover", 5, "relic_tablet_1") not in options(game)
    assert refused(game, ("cobbler", "recover", 5, "relic_tablet_1")) == "root.refused.other_relic 15.5.2.III.A"
    assert ("cobbler", "move", 5, 1, 1) in options(game)
    play(game, ("cobbler", "recover", 5, "relic_figure_1"))
    assert points(game, "keepers") == 1
    assert board(game, "keepers").recovered == ["relic_figure_1"]
    assert describe(game, 5) == "badger waystation_figure_tablet relic_tablet_1"


def test_15_5_2_iii_one_card_recovers_several_and_stops_at_the_first_check_that_fails():
    """91"""
    game = serving(
        {5: "badger waystation_figure_tablet relic_figure_1 relic_figure_2 relic_figure_3", 3: "badger"},
        {"recover": ["cobbler"]},
    )
    play(game, ("cobbler", "recover", 5, "relic_figure_2"))
    assert asked(game) == ("keepers", "keepers.more")
    assert options(game) == [("recover", 5, "relic_figure_1"), ("recover", 5, "relic_figure_3"), "enough"]
    play(game, ("recover", 5, "relic_figure_3"))
    assert points(game, "keepers") == 5
    assert board(game, "keepers").retinue["recover"] == [], "two rabbit clearings are less than three"
    assert asked(game)[1] != "keepers.more"
    assert "relic_figure_1" in describe(game, 5)


def test_15_5_2_iii_they_may_stop():
    game = serving(
        {5: "badger waystation_figure_tablet relic_figure_1 relic_figure_2"},
        {"recover": ["cobbler"]},
    )
    play(game, ("cobbler", "recover", 5, "relic_figure_1"), "enough")
    assert points(game, "keepers") == 1
    assert board(game, "keepers").retinue["recover"] == ["cobbler"]


def test_15_5_2_iii_b_two_more_for_a_full_column():
    """92"""
    game = serving(
        {5: "badger waystation_jewelry_tablet relic_jewelry_1"},
        {"recover": ["cobbler"]},
        keepers={"recovered": ["relic_figure_1", "relic_tablet_1", "relic_tablet_2"]},
    )
    play(game, ("cobbler", "recover", 5, "relic_jewelry_1"))
    assert points(game, "keepers") == 1 + 2


def test_15_5_2_iii_b_it_can_win():
    game = serving(
        {5: "badger waystation_jewelry_tablet relic_jewelry_3"}, {"recover": ["cobbler"]}, points={"keepers": 27}
    )
    play(game, ("cobbler", "recover", 5, "relic_jewelry_3"))
    assert game.over


def test_15_5_2_iii_c_the_clearing_itself_counts():
    game = serving({5: "badger waystation_jewelry_tablet relic_jewelry_1"}, {"recover": ["cobbler"]})
    play(game, ("cobbler", "recover", 5, "relic_jewelry_1"))
    assert board(game, "keepers").retinue["recover"] == ["cobbler"]


# 15.6 Evening


def test_15_6_1_four_warriors_lose_one():
    """93"""
    game = woodland(
        KEEPERS, {5: "badger badger badger badger", 1: "badger badger badger"}, agenda=EVENING, phase="evening"
    )
    assert (describe(game, 5).count("badger"), describe(game, 1).count("badger")) == (3, 3)


def test_15_6_2_any_number_of_cards_or_one_from_column_to_column():
    """94"""
    retinue = {"move": ["retainer", "anvil"], "delve": ["retainer"], "recover": ["retainer"]}
    wishes = {"agenda": EVENING, "phase": "evening", "keepers": {"retinue": retinue}}
    game = woodland(KEEPERS, {5: "badger"}, hands={"keepers": ["cobbler", "sword"]}, **wishes)  # type: ignore[arg-type]
    assert ("shift", "anvil", "move", "delve") in options(game)
    play(game, ("add", "cobbler", "delve"))
    assert board(game, "keepers").retinue["delve"] == ["cobbler", "retainer"]
    assert not offered(game, "shift"), "who adds does not shift"
    assert refused(game, ("shift", "anvil", "move", "delve")) == "root.refused.added 15.6.2"
    play(game, ("add", "sword", "move"))
    assert board(game, "keepers").retinue["move"] == ["anvil", "retainer", "sword"]
    game = woodland(KEEPERS, {5: "badger"}, hands={"keepers": ["cobbler", "sword"]}, **wishes)  # type: ignore[arg-type]
    play(game, ("shift", "anvil", "move", "recover"))
    assert board(game, "keepers").retinue["recover"] == ["anvil", "retainer"]
    assert asked(game)[1] != "keepers.gather", "exactly one"


def test_15_6_2_ten_at_most():
    """94: of nine one more, not two."""
    cards = ["anvil", "cobbler", "sword", "bake_sale", "ambush_fox", "ambush_mouse"]
    retinue = {"move": ["retainer", *cards], "delve": ["retainer"], "recover": ["retainer"]}
    game = woodland(
        KEEPERS,
        {5: "badger"},
        agenda=EVENING,
        phase="evening",
        keepers={"retinue": retinue},
        hands={"keepers": ["ambush_rabbit", "ambush_bird"]},
    )
    play(game, ("add", "ambush_bird", "delve"))
    assert asked(game)[1] != "keepers.gather", "nothing is left to choose"
    assert hand(game, "keepers").count("ambush_rabbit") == 1


@pytest.mark.parametrize("placed", [0, 1, 3])
def test_15_6_3_one_card_and_one_for_each_waystation_on_the_map(placed: int):
    faces = ("waystation_figure_tablet", "waystation_jewelry_tablet", "waystation_jewelry_figure")[:placed]
    where = {5: "badger"} | dict(zip((2, 3, 6), faces, strict=False))
    game = woodland(KEEPERS, where, agenda=[FactionStep(0, "draw")], phase="evening")
    assert len(hand(game, "keepers")) == 1 + placed


def test_only_what_is_offered_is_accepted():
    game = serving({5: "badger"}, {"delve": ["cobbler"]})
    with pytest.raises(IllegalAnswer):
        play(game, ("cobbler", "delve", 5, "f7", "relic_figure"))


# Rulings


def test_k2_the_other_way(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(rulings, "OWNERS_CHOOSE_LOADS", False)
    game = woodland(
        CATS,
        {5: "badger badger badger relic_figure_2"},
        phase="birdsong",
        agenda=[Interlude(0, "birdsong")],
        crafted={"marquise": ["false_orders"]},
    )
    play(game, ("use", "false_orders", 5), ("send", 1, 1))
    assert asked(game) == ("marquise", "keepers.carry")


def test_k3_the_other_way(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(rulings, "PARTNERS_TAKE_TROPHIES", True)
    game = instigated()
    assert asked(game) == ("vagabond", "keepers.trophy")


def test_k5_delving_beside_a_snare_and_at_the_keep():
    factions = ("keepers", "corvids", "marquise")
    game = serving({5: "badger badger snare"}, {"delve": ["cobbler"]}, factions=factions, script=[1, 0])
    play(game, ("cobbler", "battle", 5, 1))
    assert asked(game)[1] == "keepers.dig", "the snare is fought, and one may dig"
    game = serving({5: "badger badger badger keep cat"}, {"delve": ["cobbler"]}, script=[1, 0])
    play(game, ("cobbler", "battle", 5, 1))
    assert asked(game)[1] == "keepers.dig", "where the keep stands, too"
