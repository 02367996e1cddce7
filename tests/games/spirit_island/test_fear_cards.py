"""The fifteen fear cards, each at each terror level (rulebook p. 9, "All players", p. 12; facts of the cards)."""

from collections.abc import Mapping
from typing import Any

import pytest

from nemeton.games.spirit_island import rulings
from nemeton.games.spirit_island.state import IslandGame
from nemeton.games.spirit_island.steps import Aftermath, Builds, Explore, FearCards, InvaderPhase, Ravage
from tests.games.spirit_island.asking import asked, is_at_rest, options, play
from tests.games.spirit_island.looking import defend, describe, fear, spirit
from tests.games.spirit_island.shore import shore

KEEP = {"A8": "city"}  # somebody is left on the island, so that nobody wins meanwhile


def resolved(card: str, level: int, where: Mapping[str, str], **more: Any) -> IslandGame:
    """A game in which a fear card is resolved at a terror level; then comes what `then` says."""
    agenda = [FearCards(), *more.pop("then", ())]
    return shore({**KEEP, **where}, terror=level, earned=[card], agenda=agenda, watched=False, **more)


# Avoid the Dahan


def test_avoid_the_dahan_1_explorers_keep_away_from_two_dahan():
    where = {"A1": "river", "A2": "city", "A4": "2 dahan"}
    game = resolved("avoid_the_dahan", 1, where, then=[Explore()], invader_deck=["s1_sands"])
    assert (describe(game, "A4"), describe(game, "A7")) == ("2 dahan", "explorer")
    game = resolved("avoid_the_dahan", 1, {**where, "A4": "dahan"}, then=[Explore()], invader_deck=["s1_sands"])
    assert describe(game, "A4") == "explorer dahan"


def test_avoid_the_dahan_2_no_building_where_dahan_outnumber_buildings():
    where = {"A1": "river", "A4": "explorer town 2 dahan", "A7": "town dahan"}
    game = resolved("avoid_the_dahan", 2, where, then=[Builds("s1_sands")])
    assert (describe(game, "A4"), describe(game, "A7")) == ("explorer town 2 dahan", "town city dahan")


def test_more_dahan_than_no_buildings_are_more():
    """Index of terms, "more than": it holds also where there are none of the others."""
    where = {"A1": "river", "A4": "explorer dahan", "A7": "explorer"}
    game = resolved("avoid_the_dahan", 2, where, then=[Builds("s1_sands")])
    assert (describe(game, "A4"), describe(game, "A7")) == ("explorer dahan", "explorer town")


def test_avoid_the_dahan_3_no_building_where_dahan_are():
    where = {"A1": "river", "A4": "2 town dahan", "A7": "town"}
    game = resolved("avoid_the_dahan", 3, where, then=[Builds("s1_sands")])
    assert (describe(game, "A4"), describe(game, "A7")) == ("2 town dahan", "town city")


# Belief Takes Root


def test_belief_takes_root_1_defends_where_any_spirit_is():
    game = resolved("belief_takes_root", 1, {"A1": "river", "A4": "2 earth explorer", "A5": "town"})
    assert [defend(game, land) for land in ("A1", "A4", "A5")] == [2, 2, 0]
    assert spirit(game, "earth").energy == 0


def test_belief_takes_root_2_gives_energy_for_sacred_sites_among_invaders():
    where = {"A4": "2 river explorer", "A5": "river town", "A7": "2 river", "A6": "river earth town"}
    game = resolved("belief_takes_root", 2, where)
    assert spirit(game, "river").energy == 2  # A4, and A5 because it is a wetland
    assert spirit(game, "earth").energy == 0
    assert [defend(game, land) for land in ("A4", "A6", "A7", "A8")] == [2, 2, 2, 0]


def test_belief_takes_root_3_removes_two_health_for_each_presence():
    game = resolved("belief_takes_root", 3, {"A4": "2 river town/1 explorer city", "A5": "town", "A6": "river"})
    assert options(game) == ["A4", "stop"]
    play(game, "A4", "town/1")  # two of four: damage does not make it cheaper
    assert options(game) == ["explorer", "stop"]
    play(game, "explorer")
    assert describe(game, "A4") == "city 2 river"
    assert fear(game) == 0


def test_belief_takes_root_3_counts_presence_of_everybody():
    """Ruling: the card says presence, not whose."""
    game = resolved("belief_takes_root", 3, {"A4": "river earth city explorer", "A5": "town earth"})
    play(game, "A4", "city", "explorer")  # four health
    assert describe(game, "A4") == "river earth"
    assert asked(game) == ("earth", "fear_land")
    assert options(game) == ["A5", "stop"]  # a land of its own


def test_presence_on_fear_cards_may_be_the_players_own(monkeypatch: pytest.MonkeyPatch):
    """The other way to read it: River counts one presence in A4, and Earth may not choose a land of River alone."""
    monkeypatch.setattr(rulings, "ANY_PRESENCE_ON_FEAR_CARDS", False)
    game = resolved("belief_takes_root", 3, {"A4": "river earth city town", "A5": "town river"})
    assert [list(ask.options) for ask in game.asks] == [["A4", "A5", "stop"], ["A4", "stop"]]
    play(game, "A4")
    assert options(game) == ["town", "stop"]
    game = resolved("fear_of_the_unseen", 1, {"A4": "2 river town", "B1": "earth"})
    assert describe(game, "A4") == "2 river"
    game = resolved("fear_of_the_unseen", 1, {"A4": "2 earth town", "B1": "river"}, spirits=["river", "earth"])
    assert describe(game, "A4") == "2 earth"  # taken by Earth


def test_damage_may_lower_what_invaders_are_worth(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(rulings, "DAMAGE_LOWERS_WORTH", True)
    game = resolved("belief_takes_root", 3, {"A4": "river town/1 explorer", "A5": "town"})
    play(game, "A4", "town/1")
    assert options(game) == ["explorer", "stop"]  # one of two health is left


# Dahan Enheartened


def test_dahan_enheartened_1_moves_a_dahan_out_of_or_into_a_land_with_invaders():
    where = {"A1": "river", "A4": "town dahan", "A7": "dahan"}
    game = resolved("dahan_enheartened", 1, where)
    assert options(game) == [("push", "A4"), ("gather", "A8"), "stop"]
    play(game, ("push", "A4"), ("dahan", "A5"))
    assert (describe(game, "A4"), describe(game, "A5")) == ("town", "dahan")
    game = play(resolved("dahan_enheartened", 1, where), ("gather", "A8"))
    assert (describe(game, "A7"), describe(game, "A8")) == ("", "city dahan")
    assert is_at_rest(play(resolved("dahan_enheartened", 1, where), "stop"))


def test_dahan_enheartened_2_gathers_up_to_two_dahan_and_deals_one_damage():
    game = resolved("dahan_enheartened", 2, {"A1": "river", "A5": "town explorer", "A7": "3 dahan"})
    play(game, "A5", ("dahan", "A7"), ("dahan", "A7"), ("explorer", 1))
    assert (describe(game, "A5"), describe(game, "A7")) == ("town 2 dahan", "dahan")
    game = resolved("dahan_enheartened", 2, {"A1": "river", "A5": "town", "A7": "dahan"})
    play(game, "A5", "stop")
    assert describe(game, "A5") == "town"  # no dahan, no damage


def test_dahan_enheartened_3_deals_one_damage_for_each_dahan():
    game = resolved("dahan_enheartened", 3, {"A1": "river", "A5": "city dahan", "A7": "2 dahan"})
    play(game, "A5", ("dahan", "A7"), ("dahan", "A7"))
    assert describe(game, "A5") == "3 dahan"
    assert fear(game) == 2


# Dahan on Their Guard


def test_dahan_on_their_guard_1_defends_one_for_each_dahan():
    game = resolved("dahan_on_their_guard", 1, {"A1": "river", "A4": "3 dahan"})
    assert [defend(game, land) for land in ("A1", "A4")] == [0, 3]


def test_dahan_on_their_guard_defend_the_land_where_they_were():
    """What a card defends is counted when it is resolved; dahan that leave later take nothing along."""
    where = {**KEEP, "A1": "river", "A4": "explorer 2 dahan"}
    cards = ["dahan_on_their_guard", "dahan_enheartened"]
    game = shore(where, earned=cards, agenda=[FearCards()], watched=False)
    play(game, ("push", "A4"), ("dahan", "A5"))
    assert [defend(game, land) for land in ("A4", "A5")] == [2, 0]


def test_dahan_on_their_guard_2_defends_one_more():
    game = resolved("dahan_on_their_guard", 2, {"A1": "river", "A4": "3 dahan"})
    assert [defend(game, land) for land in ("A1", "A4")] == [0, 4]


def test_dahan_on_their_guard_3_defends_two_for_each_dahan():
    game = resolved("dahan_on_their_guard", 3, {"A1": "river", "A4": "3 dahan"})
    assert [defend(game, land) for land in ("A1", "A4")] == [0, 6]


# Dahan Raid


def test_dahan_raid_1_deals_one_damage_where_dahan_are():
    game = resolved("dahan_raid", 1, {"A1": "river", "A4": "2 explorer 2 dahan", "A5": "explorer", "A6": "dahan"})
    assert options(game) == ["A4", "A6"]
    play(game, "A4")
    assert (describe(game, "A4"), describe(game, "A5")) == ("explorer 2 dahan", "explorer")


def test_dahan_raid_2_deals_one_damage_for_each_dahan():
    game = resolved("dahan_raid", 2, {"A1": "river", "A4": "2 city 3 dahan"})
    play(game, ("city", 3))
    assert describe(game, "A4") == "city 3 dahan"


def test_dahan_raid_3_deals_two_damage_for_each_dahan():
    game = resolved("dahan_raid", 3, {"A1": "river", "A4": "city explorer 2 dahan"})
    assert describe(game, "A4") == "2 dahan"


def test_case_41_each_player_raids_another_land():
    where = {"A1": "river", "B1": "earth", "C1": "green", "A4": "2 explorer dahan", "B4": "explorer dahan"}
    game = resolved("dahan_raid", 1, where)
    assert {ask.seat for ask in game.asks} == {0, 1, 2}
    game.answer("A4", seat=1)
    assert {tuple(ask.options) for ask in game.asks} == {("B4",)}
    game.answer("B4", seat=2)
    assert is_at_rest(game)  # the third has no land left and does nothing
    assert (describe(game, "A4"), describe(game, "B4")) == ("explorer dahan", "dahan")


# Emigration Accelerates


def test_emigration_accelerates_1_takes_an_explorer_from_the_coast():
    game = resolved("emigration_accelerates", 1, {"A1": "river explorer", "A2": "explorer town", "A4": "explorer"})
    assert options(game) == [("explorer", "A1"), ("explorer", "A2")]  # not optional
    play(game, ("explorer", "A2"))
    assert describe(game, "A2") == "town"


def test_emigration_accelerates_2_takes_an_explorer_or_a_town_from_the_coast():
    game = resolved("emigration_accelerates", 2, {"A1": "river", "A2": "explorer town city", "A4": "town"})
    assert options(game) == [("explorer", "A2"), ("town", "A2")]
    play(game, ("town", "A2"))
    assert describe(game, "A2") == "explorer city"
    assert fear(game) == 0  # case 38: what is removed frightens nobody


def test_emigration_accelerates_3_takes_an_explorer_or_a_town_from_anywhere():
    game = resolved("emigration_accelerates", 3, {"A1": "river", "A2": "explorer", "A4": "town"})
    assert options(game) == [("explorer", "A2"), ("town", "A4")]
    play(game, ("town", "A4"))
    assert describe(game, "A4") == ""


# Fear of the Unseen


def test_fear_of_the_unseen_1_takes_small_invaders_from_sacred_sites():
    game = resolved("fear_of_the_unseen", 1, {"A1": "river explorer", "A4": "2 river explorer town city"})
    assert options(game) == [("explorer", "A4"), ("town", "A4")]
    play(game, ("town", "A4"))
    assert describe(game, "A4") == "explorer city 2 river"


def test_fear_of_the_unseen_2_takes_small_invaders_where_presence_is():
    game = resolved("fear_of_the_unseen", 2, {"A1": "river explorer", "A4": "2 earth town city", "A6": "town"})
    assert options(game) == [("explorer", "A1"), ("town", "A4")]  # presence of any spirit will do
    play(game, ("explorer", "A1"))  # then only the town is left for Earth
    assert (describe(game, "A1"), describe(game, "A4"), describe(game, "A6")) == ("river", "city 2 earth", "town")


def test_fear_of_the_unseen_3_takes_a_city_from_a_sacred_site_too():
    game = resolved("fear_of_the_unseen", 3, {"A1": "river city town", "A4": "2 river city", "A6": "city"})
    assert options(game) == [("town", "A1"), ("city", "A4")]
    play(game, ("city", "A4"))
    assert describe(game, "A4") == "2 river"


# Isolation


def test_isolation_1_takes_an_explorer_or_a_town_that_is_alone():
    game = resolved("isolation", 1, {"A1": "river explorer", "A4": "town", "A5": "town explorer"})
    assert options(game) == [("explorer", "A1"), ("town", "A4")]
    play(game, ("town", "A4"))
    assert describe(game, "A4") == ""


def test_isolation_2_takes_one_of_at_most_two():
    game = resolved("isolation", 2, {"A1": "river 3 explorer", "A4": "town city", "A5": "town"})
    assert options(game) == [("town", "A4"), ("town", "A5")]
    play(game, ("town", "A4"))
    assert describe(game, "A4") == "city"


def test_isolation_3_takes_a_city_too():
    game = resolved("isolation", 3, {"A1": "river 3 explorer", "A4": "town city"})
    assert options(game) == [("town", "A4"), ("city", "A4"), ("city", "A8")]
    play(game, ("city", "A4"))
    assert describe(game, "A4") == "town"


# Overseas Trade Seem Safer


def test_overseas_trade_1_defends_the_coast():
    game = resolved("overseas_trade_seem_safer", 1, {"A1": "river"})
    assert [defend(game, land) for land in ("A1", "A2", "A3", "A4")] == [3, 3, 3, 0]


def test_overseas_trade_2_defends_more_and_no_cities_are_built_there():
    where = {"A4": "river", "A2": "town", "A1": "explorer", "A6": "town"}
    then = [Builds("s1_mountain"), Builds("s1_wetland")]
    game = resolved("overseas_trade_seem_safer", 2, where, then=then)
    assert [defend(game, land) for land in ("A1", "A4")] == [6, 0]
    assert describe(game, "A1") == "explorer town"  # a town may be built
    assert describe(game, "A2") == "town"  # a city may not, and nothing comes instead
    assert describe(game, "A6") == "town city"  # inland


def test_overseas_trade_3_defends_most_and_nothing_is_built_there():
    where = {"A4": "river", "A1": "explorer", "A6": "explorer"}
    game = resolved("overseas_trade_seem_safer", 3, where, then=[Builds("s1_mountain")])
    assert [defend(game, land) for land in ("A1", "A4")] == [9, 0]
    assert (describe(game, "A1"), describe(game, "A6")) == ("explorer", "explorer town")


# Retreat!


def test_retreat_1_pushes_up_to_two_explorers_from_inland():
    game = resolved("retreat", 1, {"A1": "river explorer", "A4": "3 explorer town", "A6": "town"})
    assert options(game) == ["A4", "stop"]
    play(game, "A4", ("explorer", "A1"), ("explorer", "A2"))
    assert (describe(game, "A1"), describe(game, "A2")) == ("2 explorer river", "explorer")
    assert describe(game, "A4") == "explorer town"


def test_retreat_2_pushes_up_to_three_explorers_or_towns_from_inland():
    game = resolved("retreat", 2, {"A1": "river town", "A4": "2 explorer 2 town city"})
    assert options(game) == ["A4", "stop"]
    play(game, "A4", ("town", "A3"), ("town", "A3"), ("explorer", "A3"))
    assert (describe(game, "A3"), describe(game, "A4")) == ("explorer 2 town", "explorer city")


def test_retreat_3_pushes_any_number_from_any_land():
    game = resolved("retreat", 3, {"A1": "river 2 town 2 explorer", "A4": "explorer"})
    assert options(game) == ["A1", "A4", "stop"]
    play(game, "A1", *[("town", "A2")] * 2, *[("explorer", "A2")] * 2)
    assert describe(game, "A2") == "2 explorer 2 town"
    assert is_at_rest(game)


def test_retreat_is_optional_and_two_players_may_choose_the_same_land():
    game = resolved("retreat", 1, {"A1": "river", "B1": "earth", "A4": "3 explorer"})
    game.answer("A4", seat=1)
    play(game, ("explorer", "A5"), "stop")
    assert options(game) == ["A4", "A5", "stop"]
    play(game, "A4", ("explorer", "A5"), "stop")
    assert describe(game, "A4") == "explorer"
    assert is_at_rest(play(resolved("retreat", 1, {"A1": "river", "A4": "3 explorer"}), "stop"))


# Scapegoats


def test_scapegoats_1_each_town_destroys_an_explorer():
    game = resolved("scapegoats", 1, {"A1": "river", "A4": "2 town 3 explorer", "A5": "city explorer"})
    assert (describe(game, "A4"), describe(game, "A5")) == ("explorer 2 town", "explorer city")


def test_scapegoats_2_each_city_destroys_two():
    game = resolved("scapegoats", 2, {"A1": "river", "A4": "town city 4 explorer", "A5": "city explorer"})
    assert (describe(game, "A4"), describe(game, "A5")) == ("explorer town city", "city")


def test_scapegoats_3_all_explorers_beside_buildings_and_a_town_for_each_city():
    where = {"A1": "river explorer", "A4": "3 town city 4 explorer", "A5": "town explorer"}
    game = resolved("scapegoats", 3, where)
    assert (describe(game, "A1"), describe(game, "A4"), describe(game, "A5")) == (
        "explorer river",
        "2 town city",
        "town",
    )
    assert fear(game) == 1  # the town was destroyed


def test_scapegoats_3_whose_board_it_is_chooses_the_town():
    """Who decides (p. 8): each about the lands of the board where they began."""
    game = resolved("scapegoats", 3, {"A1": "river", "B1": "earth", "B4": "town/1 town city"})
    assert asked(game) == ("earth", "destroy")
    play(game, "town")
    assert describe(game, "B4") == "town/1 city"


# Seek Safety


def test_seek_safety_1_an_explorer_goes_where_more_buildings_are():
    game = resolved("seek_safety", 1, {"A1": "river", "A5": "explorer town", "A7": "town city", "A6": "town"})
    assert options(game) == [("A5", "A7"), "stop"]  # A6 and A8 have no more buildings than A5
    play(game, ("A5", "A7"))
    assert (describe(game, "A5"), describe(game, "A7")) == ("town", "explorer town city")


def test_seek_safety_2_explorers_go_to_buildings_and_towns_to_cities():
    game = resolved("seek_safety", 2, {"A1": "river", "A6": "explorer", "A7": "town"})
    assert options(game) == [("explorer", "A6", "A8"), ("town", "A7", "A8"), "stop"]
    play(game, ("town", "A7", "A8"))
    assert describe(game, "A8") == "town city"


def test_seek_safety_3_removes_three_health_from_a_land_without_a_city():
    game = resolved("seek_safety", 3, {"A1": "river", "A4": "2 town 2 explorer", "A5": "city town"})
    assert options(game) == ["A4", "stop"]
    play(game, "A4", "town")
    assert options(game) == ["explorer", "stop"]
    play(game, "explorer")
    assert describe(game, "A4") == "explorer town"


def test_seek_safety_3_a_tougher_town_costs_more():
    """Ruling: health worth is the health that invaders have in this game (England, level 5)."""
    game = resolved(
        "seek_safety", 3, {"A1": "river", "A4": "town explorer"}, options={"adversary": "england", "level": 5}
    )
    play(game, "A4", "town")
    assert describe(game, "A4") == "explorer"
    assert is_at_rest(game)


# Tall Tales of Savagery


def test_tall_tales_1_takes_an_explorer_from_dahan():
    game = resolved("tall_tales_of_savagery", 1, {"A1": "river explorer", "A4": "town explorer dahan"})
    assert describe(game, "A4") == "town dahan"
    assert describe(game, "A1") == "explorer river"


def test_tall_tales_2_takes_two_explorers_or_a_town():
    where = {"A1": "river", "A4": "town 3 explorer dahan", "A6": "town dahan"}
    game = resolved("tall_tales_of_savagery", 2, where)
    assert options(game) == [("explorers", "A4"), ("town", "A4"), ("town", "A6")]
    assert describe(play(game, ("explorers", "A4")), "A4") == "explorer town dahan"
    game = play(resolved("tall_tales_of_savagery", 2, where), ("town", "A4"))
    assert describe(game, "A4") == "3 explorer dahan"


def test_tall_tales_2_takes_a_lone_explorer():
    game = resolved("tall_tales_of_savagery", 2, {"A1": "river", "A4": "explorer dahan"})
    assert describe(game, "A4") == "dahan"


def test_tall_tales_3_happens_in_every_land_with_dahan():
    where = {"A1": "river", "A4": "town explorer city 2 dahan", "A5": "town city dahan", "A6": "town"}
    game = resolved("tall_tales_of_savagery", 3, where)
    play(game, ("explorers", "A4"))
    assert [describe(game, land) for land in ("A4", "A5", "A6")] == ["town 2 dahan", "city dahan", "town"]
    assert fear(game) == 0


# Trade Suffers


def test_trade_suffers_1_no_building_beside_a_city():
    game = resolved("trade_suffers", 1, {"A1": "river", "A4": "2 town city", "A7": "town"}, then=[Builds("s1_sands")])
    assert (describe(game, "A4"), describe(game, "A7")) == ("2 town city", "town city")


def test_trade_suffers_2_a_town_on_the_coast_becomes_an_explorer():
    game = resolved("trade_suffers", 2, {"A1": "river town", "A2": "city", "A4": "town"})
    assert options(game) == [("town", "A1"), "stop"]
    play(game, ("town", "A1"))
    assert describe(game, "A1") == "explorer river"
    assert fear(game) == 0  # case 38: what is replaced frightens nobody


def test_trade_suffers_3_a_city_becomes_a_town():
    game = resolved("trade_suffers", 3, {"A1": "river town", "A2": "city/1", "A4": "town"})
    assert options(game) == [("town", "A1"), ("city/1", "A2"), "stop"]
    play(game, ("city/1", "A2"))
    assert describe(game, "A2") == "town/1"  # damage stays


# Wary of the Interior


def test_wary_of_the_interior_1_takes_an_explorer_from_inland():
    game = resolved("wary_of_the_interior", 1, {"A1": "river explorer", "A4": "town explorer", "A5": "explorer"})
    assert options(game) == [("explorer", "A4"), ("explorer", "A5")]
    play(game, ("explorer", "A5"))
    assert describe(game, "A5") == ""


def test_wary_of_the_interior_2_takes_an_explorer_or_a_town_from_inland():
    game = resolved("wary_of_the_interior", 2, {"A1": "river town", "A4": "town explorer"})
    assert options(game) == [("explorer", "A4"), ("town", "A4")]
    play(game, ("town", "A4"))
    assert describe(game, "A4") == "explorer"


def test_wary_of_the_interior_3_takes_one_from_anywhere():
    game = resolved("wary_of_the_interior", 3, {"A1": "river town", "A4": "explorer"})
    assert options(game) == [("town", "A1"), ("explorer", "A4")]
    play(game, ("town", "A1"))
    assert describe(game, "A1") == "river"


# What all of them share


def test_every_player_acts_once_in_the_order_they_like():
    where = {"A1": "river 2 explorer", "B1": "earth", "C1": "green", "A2": "2 explorer"}
    game = resolved("emigration_accelerates", 1, where)
    game.answer(("explorer", "A1"), seat=2)
    assert {ask.seat for ask in game.asks} == {0, 1}
    game.answer(("explorer", "A1"), seat=0)
    assert is_at_rest(game)  # the explorers that are left are alike, so nobody is asked
    assert (describe(game, "A1"), describe(game, "A2")) == ("river", "explorer")


def test_solo_each_player_is_one_player():
    """Solo play (p. 22): what each player does happens once."""
    game = resolved("emigration_accelerates", 1, {"A1": "river 2 explorer"})
    assert describe(game, "A1") == "explorer river"
    assert is_at_rest(game)


def test_defence_of_a_fear_card_lasts_for_the_turn():
    """Effects of fear hold in the present turn only (p. 9)."""
    where = {"A1": "river", "A4": "town 2 dahan", **KEEP}
    game = shore(where, earned=["dahan_on_their_guard"], agenda=[FearCards(), Ravage("A4"), Aftermath()], watched=False)
    assert describe(game, "A4") == "2 dahan"  # no damage was left
    game = shore(where, earned=["dahan_on_their_guard"], agenda=[InvaderPhase()], watched=False)
    assert game.state.turn == 3
    assert (defend(game, "A4"), game.state.forbidden) == (0, [])
