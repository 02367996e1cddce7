"""Build, explore, escalation's moment, and the cards that slide on (rulebook p. 10, 11; cases 24 to 32)."""

from collections.abc import Mapping
from typing import Any

import pytest

from nemeton.games.spirit_island.island import neighbours
from nemeton.games.spirit_island.state import IslandGame, Marks
from nemeton.games.spirit_island.steps import Advance, Builds, Explore, InvaderPhase
from tests.games.spirit_island.asking import options, play
from tests.games.spirit_island.looking import describe, island, known
from tests.games.spirit_island.shore import shore, using

RIVER = {"A3": "river"}


def built(where: Mapping[str, str], card: str = "s1_sands", **more: Any) -> IslandGame:
    """Invaders build in the lands of a card: by default A4 and A7."""
    return shore({**RIVER, **where}, agenda=[Builds(card)], **more)


def explored(where: Mapping[str, str], card: str, **more: Any) -> IslandGame:
    """A card is revealed and explored."""
    agenda = more.pop("agenda", [Explore()])
    return shore({**RIVER, **where}, agenda=agenda, invader_deck=[card], watched=False, **more)


# Build


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("2 town city", "2 town 2 city"),
        ("town city", "2 town city"),
        ("2 explorer", "2 explorer town"),
        ("town", "town city"),
        ("city", "town city"),
        ("", ""),
        ("2 dahan", "2 dahan"),
    ],
)
def test_case_24_what_is_built(before: str, after: str):
    assert describe(built({"A4": before, "A1": "explorer"}), "A4") == after


def test_only_lands_of_the_terrain_build():
    game = built({"A4": "explorer", "A7": "explorer", "A5": "explorer"})
    assert [describe(game, land) for land in ("A4", "A5", "A7")] == ["explorer town", "explorer", "explorer town"]


def test_building_is_skipped_where_a_power_says_so():
    game = built({"A4": "explorer", "A7": "explorer"}, marks={"A4": Marks(skips=["build"])})
    assert [describe(game, land) for land in ("A4", "A7")] == ["explorer", "explorer town"]


def test_the_coastal_card_means_every_coastal_land():
    game = built({"A1": "explorer", "A2": "explorer", "A5": "explorer"}, card="s2_coastal")
    assert [describe(game, land) for land in ("A1", "A2", "A5")] == ["explorer town", "explorer town", "explorer"]


# Explore


def test_case_25_one_explorer_however_many_sources():
    game = explored({"A1": "town", "A4": "town", "A8": "city"}, "s1_wetland")  # A2 is coastal and next to two towns
    assert describe(game, "A2") == "explorer"


def test_case_26_inland_lands_need_a_town_or_a_city_nearby():
    game = explored({"A4": "explorer", "A6": "explorer", "A3": "river city"}, "s1_wetland")
    assert describe(game, "A5") == ""  # explorers next door bring nobody
    assert describe(game, "A2") == "explorer"


def test_a_town_next_door_is_a_source():
    """Example C (p. 11)."""
    assert describe(explored({"A4": "town"}, "s1_wetland"), "A5") == "explorer"


def test_case_27_the_land_itself_may_be_the_source():
    assert describe(explored({"A5": "town"}, "s1_wetland"), "A5") == "explorer town"


def test_case_28_a_city_that_stands_still_is_a_source_for_its_neighbours():
    """A Year of Perfect Stillness on A6: A5 is explored all the same."""
    where = {"A6": "city earth", "A3": "earth"}
    for card, land, then in (("s1_wetland", "A5", "explorer"), ("s1_mountain", "A6", "city earth")):
        still = "a_year_of_perfect_stillness"
        game = using(still, "A6", where, agenda=[Explore()], invader_deck=[card], watched=False)
        assert describe(game, land) == then


def test_explorers_are_put_where_they_are_and_nobody_moves():
    """They come from the supply (p. 10)."""
    game = explored({"A5": "town explorer", "A4": "explorer"}, "s1_wetland")
    assert (describe(game, "A5"), describe(game, "A4")) == ("2 explorer town", "explorer")


def test_the_supply_limits_nobody():
    """Invaders and dahan are not limited by their pieces (p. 15, 16)."""
    where = {"A2": "45 explorer", "A5": "40 town 25 city 50 dahan", "A8": "city"}
    game = shore({**RIVER, **where}, agenda=[Explore(), Builds("s1_wetland")], invader_deck=["s1_wetland"])
    assert describe(game, "A2") == "46 explorer town"
    assert describe(game, "A5") == "explorer 40 town 26 city 50 dahan"


def test_stage_three_explores_both_terrains():
    game = explored({"A8": "city"}, "s3_mountain_sands")
    assert [describe(game, land) for land in ("A1", "A4", "A6", "A7")] == ["explorer", "", "explorer", "explorer"]


def test_case_29_the_last_card_is_no_loss_but_a_missing_one_is():
    game = explored({"A8": "city"}, "s1_wetland")
    assert not game.over
    game = shore({**RIVER}, agenda=[Explore()], invader_deck=[])
    assert game.result is not None
    assert (game.result.how, game.result.winners) == ("time", ())


def test_case_30_escalation_comes_once_when_its_card_is_revealed():
    prussia = {"adversary": "brandenburg_prussia"}
    where = {"A8": "city", "A1": "town"}
    assert "land_rush" not in str(explored(where, "s2_coastal", options=prussia).ask)
    game = explored(where, "s2_sands", options=prussia)
    assert options(game) == ["A2", "A3", "A4", "A5", "A6", "A7", "A8"]  # before exploring
    assert describe(game, "A4") == ""
    play(game, "A3")
    assert describe(game, "A3") == "town river"
    assert describe(game, "A4") == "explorer"
    game = shore({**RIVER, **where}, agenda=[Builds("s2_sands")], options=prussia, watched=False)
    assert game.state.phase == "spirit"  # building or ravaging with it does not escalate


def test_without_an_adversary_the_flag_means_nothing():
    game = explored({"A8": "city"}, "s2_sands")
    assert game.state.phase == "spirit"
    assert island(game) == {"A3": "river", "A7": "explorer", "A8": "city"}


def test_case_31_sources_work_over_the_borders_of_boards():
    game = shore({"A3": "river town", "B1": "earth"}, agenda=[Explore()], invader_deck=["s1_mountain"], watched=False)
    assert "B7" in neighbours(game.state, "A3")
    assert describe(game, "B7") == "explorer"


def test_case_32_four_boards_touch_in_the_centre():
    where = {"A1": "river", "B1": "earth", "C1": "green", "D1": "bringer"}
    game = shore(where)
    across = [land for land in neighbours(game.state, "A8") if land.startswith("C")]
    assert across == ["C8"]


# The phase and its cards


def test_the_phase_ravages_builds_and_explores_in_this_order():
    """A land of all three cards is ravaged first, then built in, then explored (p. 9)."""
    where = {**RIVER, "A4": "town dahan", "A8": "city"}
    game = shore(
        where,
        agenda=[InvaderPhase()],
        watched=False,
        ravage=["s1_sands"],
        build=["s2_sands"],
        invader_deck=["s3_jungle_sands", "s3_mountain_sands"],
    )
    # two damage kill the dahan; then a city beside the town; then an explorer
    assert describe(game, "A4") == "explorer town city blight"


def test_cards_slide_on():
    where = {**RIVER, "A8": "city"}
    deck = ["s1_jungle", "s2_coastal"]
    game = shore(where, agenda=[InvaderPhase()], ravage=["s1_sands"], build=["s1_wetland"], invader_deck=deck)
    state = game.state
    assert (state.ravage, state.build, state.explored) == (["s1_wetland"], ["s1_jungle"], "")
    assert state.invader_discard == ["s1_sands"]
    assert known(state.invader_deck) == ["s2_coastal"]


def test_cards_slide_on_where_spaces_are_empty():
    game = shore(RIVER, agenda=[Advance()], build=["s1_wetland"])
    assert (game.state.ravage, game.state.build, game.state.invader_discard) == (["s1_wetland"], [], [])
