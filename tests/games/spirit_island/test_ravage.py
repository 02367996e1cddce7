"""Ravage, defence and the dahan's counterattack (rulebook p. 9, 11, 18; cases 1 to 13 of the notes)."""

from collections.abc import Mapping
from typing import Any

from nemeton.games.spirit_island.rules.ravaging import ravage_damage
from nemeton.games.spirit_island.state import IslandGame, Marks
from nemeton.games.spirit_island.steps import Aftermath, InvaderPhase, Ravage, Ravages, TimePasses
from tests.games.spirit_island.asking import asked, is_at_rest, options, play, strike
from tests.games.spirit_island.looking import describe, fear, island
from tests.games.spirit_island.shore import shore, using

KEEP = {"A8": "city"}


def ravaged(where: Mapping[str, str], land: str = "A5", **more: Any) -> IslandGame:
    """A game in which a land is ravaged, outside all invader cards."""
    return shore({"A1": "river", **KEEP, **where}, agenda=[Ravage(land), Aftermath()], watched=False, **more)


# Damage


def test_case_1_a_town_and_an_explorer_against_two_dahan():
    game = ravaged({"A5": "town explorer 2 dahan"})
    assert describe(game, "A5") == "explorer town dahan/1 blight"
    assert ("town", 2) in options(game)
    play(game, ("town", 2))
    assert describe(game, "A5") == "explorer dahan/1 blight"
    assert fear(game) == 1


def test_case_2_damage_below_two_leaves_no_trace():
    game = shore({"A1": "river", **KEEP, "A5": "explorer"}, agenda=[Ravage("A5"), Aftermath()] * 2, watched=False)
    assert describe(game, "A5") == "explorer"  # two damage in all, but not at once


def test_case_3_however_much_damage_only_one_blight():
    assert describe(ravaged({"A5": "3 city"}), "A5") == "3 city blight"


def test_each_kind_deals_its_damage():
    """Explorers deal 1, towns 2, cities 3 (p. 15)."""
    game = shore({"A1": "river", "A4": "explorer", "A5": "town", "A6": "city", "A7": "2 explorer town city"})
    assert [ravage_damage(game.state, land) for land in ("A4", "A5", "A6", "A7")] == [1, 2, 3, 7]


def test_case_4_defence_lowers_damage_to_land_and_dahan():
    game = ravaged({"A5": "city dahan"}, marks={"A5": Marks(defend=2)})
    assert describe(game, "A5") == "city/2 dahan/1"  # no blight; the wounded dahan strikes in full


def test_case_5_dahan_strike_back_where_nothing_was_hurt():
    game = ravaged({"A5": "city 2 dahan"}, marks={"A5": Marks(defend=5)})
    assert describe(game, "A5") == "2 dahan"
    assert fear(game) == 2


def test_case_6_nobody_strikes_back_where_the_ravage_is_skipped():
    game = ravaged({"A5": "city 2 dahan"}, marks={"A5": Marks(skips=["ravage"])})
    assert describe(game, "A5") == "city 2 dahan"


def test_case_7_damage_is_not_spread_to_save_dahan():
    assert describe(ravaged({"A5": "2 town 2 dahan"}), "A5") == "2 town blight"
    assert describe(ravaged({"A5": "town dahan dahan/1"}), "A5") == "dahan/1 blight"  # who can be destroyed is


VITAL = {"A5": Marks(dahan_health=4, keeps_blight_off=True)}  # Infinite Vitality: dahan have six health


def test_damage_that_destroys_nobody_is_divided_as_the_players_like():
    """Rulebook p. 9: only whom the damage can destroy must be; whose board it is divides the rest (p. 8)."""
    game = ravaged({"A5": "city town 3 dahan", "B8": "earth"}, marks=VITAL)
    assert asked(game) == ("river", "wound")
    assert options(game) == [("dahan", amount) for amount in (1, 2, 3, 4, 5)]
    play(game, ("dahan", 2), ("dahan", 1), ("dahan/1", 1))
    assert ("dahan/2", 1) in options(game)
    play(game, ("dahan", 1), kind="wound")
    strike(game)
    assert describe(game, "A5") == "dahan/1 2 dahan/2"


def test_whom_damage_can_destroy_it_destroys_before_it_is_divided():
    """Five damage: one for the dahan that has five already, then four that destroy nobody."""
    game = ravaged({"A5": "city town dahan dahan/1 dahan/5"}, marks=VITAL)
    assert options(game) == [(piece, amount) for piece in ("dahan", "dahan/1") for amount in (1, 2, 3, 4)]
    play(game, ("dahan/1", 4))
    strike(game)
    assert describe(game, "A5") == "town/1 dahan dahan/5"


def test_damage_that_can_fall_in_one_way_only_is_not_asked_about():
    """One dahan takes it all; of equal ones it does not matter which is hurt."""
    assert describe(ravaged({"A5": "city dahan"}, marks=VITAL), "A5") == "city/2 dahan/3"
    assert describe(ravaged({"A5": "explorer 3 dahan"}), "A5") == "2 dahan dahan/1"


def test_case_8_defences_add_up():
    game = shore({"A1": "river", "A5": "3 city"}, marks={"A5": Marks(defend=2)})
    assert ravage_damage(game.state, "A5") == 7
    game.state.marks["A5"].defend += 4
    assert ravage_damage(game.state, "A5") == 3


def test_case_9_defence_counts_each_time():
    where = {"A1": "river", **KEEP, "A5": "city explorer"}
    agenda = [Ravage("A5"), Aftermath()] * 2
    game = shore(where, agenda=agenda, marks={"A5": Marks(defend=3)}, watched=False)
    assert describe(game, "A5") == "explorer city"


def test_case_10_wounded_dahan_recover_when_time_passes():
    game = shore({"A1": "river", **KEEP, "A5": "dahan/1"}, agenda=[TimePasses()], watched=False)
    assert describe(game, "A5") == "dahan"


def test_case_11_sheltered_dahan_are_not_hurt_and_strike():
    game = using(
        "concealing_shadows",
        "A5",
        {"A5": "shadows city 2 dahan", "A8": "city", "A1": "shadows"},
        agenda=[Ravage("A5"), Aftermath()],
        watched=False,
    )
    assert describe(game, "A5") == "2 dahan blight"  # the blight took the presence there


def test_case_12_dahan_that_strike_at_once_strike_though_they_fall():
    where = {"A5": "thunder 3 town dahan", "A1": "thunder", "A8": "city", "A7": "thunder"}
    game = using("words_of_warning", "A5", where, agenda=[Ravage("A5"), Aftermath()], watched=False)
    play(game, ("town", 2))  # three of six damage: the land is blighted and the dahan falls, but has struck
    assert describe(game, "A5").startswith("2 town blight")


def test_case_13_dahan_do_nothing_where_no_invaders_are():
    game = shore({"A1": "river", **KEEP, "A5": "2 dahan"}, agenda=[Ravages(("A5",))], watched=False)
    assert describe(game, "A5") == "2 dahan"
    assert is_at_rest(game)


def test_presence_neither_fights_nor_is_fought():
    """Presence does not attack invaders (p. 9); only the blight destroys it."""
    assert describe(ravaged({"A5": "explorer 2 river"}), "A5") == "explorer 2 river"


def test_damage_of_the_counterattack_is_split_as_the_players_like():
    """Damage is shared out among invaders at will (p. 18)."""
    game = ravaged({"A5": "city 2 explorer 2 dahan"}, marks={"A5": Marks(defend=5)})
    play(game, ("explorer", 1), ("city", 2), ("explorer", 1))
    assert describe(game, "A5") == "city/2 2 dahan"


# Which lands, in which order, and who decides


def test_each_land_of_the_terrain_is_ravaged():
    where = {"A1": "river", "A2": "town", "A5": "town", "A4": "town", **KEEP}
    game = shore(where, agenda=[InvaderPhase()], ravage=["s1_wetland"], invader_deck=["s1_jungle"], watched=False)
    play(game, "in_order")
    assert [land for land in ("A2", "A4", "A5", "A8") if "blight" in describe(game, land)] == ["A2", "A5"]


def test_stage_three_means_both_terrains():
    """Stage III cards show two terrains (p. 10)."""
    where = {"A3": "river", "A1": "town", "A2": "town", "A4": "town", "A8": "2 town city"}
    card = "s3_mountain_wetland"
    game = shore(where, agenda=[InvaderPhase()], ravage=[card], invader_deck=["s3_jungle_sands"], watched=False)
    play(game, "in_order")
    assert [land for land in where if "blight" in describe(game, land)] == ["A1", "A2"]


def test_without_a_card_nothing_is_ravaged():
    """An action without a card does not happen (p. 9)."""
    where = {"A3": "river", "A1": "town", "A5": "town", **KEEP}
    game = shore(where, agenda=[InvaderPhase()], invader_deck=["s1_jungle"], watched=False)
    assert not any("blight" in text for text in island(game).values())


def test_the_players_choose_the_order_of_lands():
    """Order of lands (p. 9): the players choose it."""
    where = {"A1": "river", "A2": "town", "A5": "town", **KEEP}
    game = shore(where, agenda=[Ravages(("A2", "A5"))], watched=False)
    assert options(game) == ["A2", "A5", "in_order"]
    play(game, "A5")
    assert "blight" in describe(game, "A2")
    assert [entry.values["land"] for entry in game.journal if entry.kind == "spirit_island.ravages"] == ["A5", "A2"]


def test_each_player_orders_the_lands_of_the_own_board():
    """Who decides (p. 8): each about the lands of the board where they began."""
    where = {"A1": "river", "B2": "earth", "A2": "town", "A5": "town", "B1": "town", "B6": "town"}
    game = shore(where, agenda=[Ravages(("A2", "A5", "B1", "B6"))])
    assert {ask.seat: list(ask.options) for ask in game.asks} == {
        0: ["A2", "A5", "in_order"],
        1: ["B1", "B6", "in_order"],
    }
    game.answer("B6", seat=1)
    assert "blight" in describe(game, "B6")
    assert {ask.seat: list(ask.options) for ask in game.asks} == {0: ["A2", "A5", "in_order"], 1: ["B1", "in_order"]}


def test_whose_board_it_is_decides_about_damage():
    game = shore(
        {"A1": "river", "B2": "earth", "B6": "town city 2 explorer 4 dahan"}, agenda=[Ravage("B6"), Aftermath()]
    )
    assert asked(game) == ("earth", "damage")


def test_a_land_whose_invaders_are_gone_is_not_ravaged():
    """Only lands with invaders are ravaged (p. 10); they are looked at one after the other."""
    game = shore({"A1": "river", "A2": "dahan", "A5": "town", **KEEP}, agenda=[Ravages(("A2", "A5"))], watched=False)
    assert is_at_rest(game)
    assert describe(game, "A5") == "town blight"
