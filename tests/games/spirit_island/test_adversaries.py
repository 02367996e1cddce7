"""The three adversaries, level by level, with escalations and additional losses (rulebook p. 10, 22; cases 19, 20, 30,
76 to 84)."""

from collections.abc import Mapping
from typing import Any

import pytest

from nemeton.games.spirit_island import GAME
from nemeton.games.spirit_island.adversaries import ADVERSARIES
from nemeton.games.spirit_island.invader_facts import INVADER_CARDS
from nemeton.games.spirit_island.pieces import health
from nemeton.games.spirit_island.rules.ravaging import ravage_damage
from nemeton.games.spirit_island.rules.terror import pool
from nemeton.games.spirit_island.state import IslandGame, Marks
from nemeton.games.spirit_island.steps import (
    Advance,
    Aftermath,
    Builds,
    Escalate,
    Explore,
    InvaderPhase,
    Ravage,
    Ravages,
)
from nemeton.kernel.records import start
from tests.games.spirit_island.asking import asked, is_at_rest, options, play
from tests.games.spirit_island.looking import describe
from tests.games.spirit_island.shore import shore
from tests.games.spirit_island.test_setup import stages, table

PRUSSIA, ENGLAND, SWEDEN = "brandenburg_prussia", "england", "sweden"


def against(adversary: str, level: int) -> dict[str, Any]:
    """The table options."""
    return {"adversary": adversary, "level": level}


def facing(adversary: str, level: int, where: Mapping[str, str], *agenda: Any, **more: Any) -> IslandGame:
    """A position in a game against an adversary."""
    return shore({"A3": "river", **where}, agenda=agenda, options=against(adversary, level), watched=False, **more)


def begun(adversary: str, level: int, **more: Any) -> IslandGame:
    """A new game on board A, before the first explore."""
    chosen = {"board_1": "A", "seat_1": "river_surges_in_sunlight", "first_explore": False}
    return table(1, **{**chosen, **against(adversary, level), **more})


# All of them

FEAR = {
    PRUSSIA: ["333", "333", "333", "343", "443", "443", "444"],
    ENGLAND: ["333", "343", "443", "454", "455", "455", "454"],
    SWEDEN: ["333", "333", "343", "343", "344", "444", "445"],
}


@pytest.mark.parametrize("adversary", FEAR)
def test_fear_cards_of_each_level(adversary: str):
    for level, wanted in enumerate(FEAR[adversary]):
        game = begun(adversary, level)
        assert "".join(map(str, game.state.fear_groups)) == wanted
        assert len(game.state.fear_deck) == sum(game.state.fear_groups)


def test_each_has_six_levels_above_the_base():
    assert {name: len(one.levels) for name, one in ADVERSARIES.items()} == {
        "none": 1,
        PRUSSIA: 7,
        ENGLAND: 7,
        SWEDEN: 7,
    }


# Brandenburg-Prussia


def test_prussia_escalation_adds_a_town_on_each_board_with_buildings():
    """Land Rush, at the base level too; the land may hold a city but no town."""
    where = {"A8": "city", "A1": "town", "B1": "earth", "B4": "explorer"}
    game = facing(PRUSSIA, 0, where, Explore(), invader_deck=["s2_sands"])
    assert asked(game) == ("river", "land_rush")
    assert options(game) == ["A2", "A3", "A4", "A5", "A6", "A7", "A8"]
    play(game, "A5")
    assert describe(game, "A5") == "town"
    assert is_at_rest(game)  # case 77: nothing on board B


def test_prussia_escalation_comes_before_exploring():
    game = facing(PRUSSIA, 0, {"A2": "city", "A4": "town"}, Explore(), invader_deck=["s2_jungle"])
    play(game, "A6")
    assert describe(game, "A8") == "explorer"  # reached from the new town


def test_prussia_1_adds_a_town_to_land_3():
    assert describe(begun(PRUSSIA, 0), "A3") == "2 dahan"
    assert describe(begun(PRUSSIA, 1), "A3") == "town 2 dahan"


@pytest.mark.parametrize(
    ("level", "deck"),
    [
        (0, "111222233333"),
        (1, "111222233333"),
        (2, "111322223333"),
        (3, "11322223333"),
        (4, "1132223333"),
        (5, "132223333"),
        (6, "32223333"),
    ],
)
def test_prussia_invader_deck_of_each_level(level: int, deck: str):
    game = begun(PRUSSIA, level)
    assert stages(game) == deck
    assert describe(game, "A3") == ("town 2 dahan" if level else "2 dahan")  # levels add up


def test_case_76_prussia_6_begins_with_stage_three():
    game = table(1, **against(PRUSSIA, 6))
    assert INVADER_CARDS[game.state.build[0]].stage == 3
    assert len(game.state.invader_deck) == 7  # eight before the first explore


# England


def test_england_escalation_builds_where_the_most_buildings_are():
    """Building Boom: a build in the land of each board with the most towns and cities."""
    where = {"A4": "town city", "A8": "2 town", "A5": "city", "B1": "earth", "B4": "explorer"}
    game = facing(ENGLAND, 0, where, Explore(), invader_deck=["s2_jungle"])
    assert options(game) == ["A4", "A8"]  # the players choose among equals
    play(game, "A8")
    assert describe(game, "A8") == "explorer 2 town city"
    assert describe(game, "A4") == "town city"


def test_england_escalation_can_be_forbidden_like_any_build():
    where = {"A4": "town city"}
    game = facing(ENGLAND, 0, where, Escalate(0), Aftermath(), marks={"A4": Marks(skips=["build"])})
    assert describe(game, "A4") == "town city"


@pytest.mark.parametrize(("before", "lost"), [("3 town 3 city", True), ("3 town 2 city", False)])
def test_case_79_a_capital_of_seven_loses(before: str, lost: bool):
    """Proud and mighty: seven towns and cities in a land, at the base level too."""
    game = facing(ENGLAND, 0, {"A4": before}, Builds("s1_sands"))
    assert (game.result is not None and game.result.how == "capital") == lost


def test_case_79_only_england_has_a_capital():
    assert not facing(SWEDEN, 0, {"A4": "4 town 4 city"}, Aftermath()).over


@pytest.mark.parametrize(("beside", "built"), [("town city", "town"), ("town", "")])
def test_case_78_england_1_builds_in_empty_lands_beside_two_buildings(beside: str, built: str):
    game = facing(ENGLAND, 1, {"A8": beside, "A1": "explorer"}, Builds("s1_sands"))
    assert describe(game, "A7") == built
    assert describe(facing(ENGLAND, 0, {"A8": beside}, Builds("s1_sands")), "A7") == ""


def test_england_1_counts_buildings_over_all_neighbours_before_the_step():
    """A town in A5 and one in A8 are two beside A7; what is built in this step does not count."""
    game = facing(ENGLAND, 1, {"A5": "town", "A8": "town"}, Builds("s1_sands"))
    assert describe(game, "A7") == "town"
    # A5 builds now; A8 beside it would have two neighbours only after that
    game = facing(ENGLAND, 1, {"A5": "town", "A1": "explorer"}, Builds("s3_jungle_wetland"))
    assert describe(game, "A5") == "town city"
    assert describe(game, "A8") == ""


def test_england_1_counts_for_the_extra_space_too():
    game = facing(ENGLAND, 3, {"A8": "town city"}, InvaderPhase(), extra_build=["s1_sands"], invader_deck=["s1_jungle"])
    assert describe(game, "A7") == "town"


def test_england_2_adds_a_city_to_land_1_and_a_town_to_land_2():
    game = begun(ENGLAND, 2)
    assert (describe(game, "A1"), describe(game, "A2")) == ("city", "town city dahan")
    assert describe(begun(ENGLAND, 1), "A1") == ""


def test_england_3_builds_in_the_extra_space_before_the_ravage():
    where = {"A4": "town", "A8": "city"}
    game = facing(
        ENGLAND,
        3,
        where,
        InvaderPhase(),
        extra_build=["s1_sands"],
        ravage=["s1_wetland"],
        build=["s1_mountain"],
        invader_deck=["s1_jungle"],
    )
    assert describe(game, "A4") == "town city"
    assert game.state.extra_build == ["s1_wetland"]  # ravage slides there
    assert game.state.invader_discard == ["s1_sands"]


def test_england_3_the_extra_build_comes_first():
    """The land is built in and then ravaged: the new city hurts already."""
    game = facing(
        ENGLAND,
        3,
        {"A4": "town 2 dahan", "A8": "city"},
        InvaderPhase(),
        extra_build=["s1_sands"],
        ravage=["s2_sands"],
        invader_deck=["s1_jungle"],
    )
    assert describe(game, "A4") == "town city blight"  # five damage: no dahan is left


@pytest.mark.parametrize(("level", "extra", "discard"), [(3, [], ["s2_sands"]), (4, ["s2_sands"], [])])
def test_case_80_the_tile_goes_with_stage_two_but_stays_from_level_4_on(
    level: int, extra: list[str], discard: list[str]
):
    game = facing(ENGLAND, level, {"A8": "city"}, Advance(), ravage=["s2_sands"])
    assert (game.state.extra_build, game.state.invader_discard) == (extra, discard)
    assert game.state.has_extra == (level == 4)


def test_england_3_a_stage_one_card_lies_on_the_tile():
    game = facing(ENGLAND, 3, {"A8": "city"}, Advance(), ravage=["s1_sands"])
    assert (game.state.extra_build, game.state.has_extra) == (["s1_sands"], True)
    game = facing(ENGLAND, 2, {"A8": "city"}, Advance(), ravage=["s1_sands"])
    assert game.state.invader_discard == ["s1_sands"]  # no tile below level 3


def test_england_4_keeps_the_tile_for_the_whole_game():
    game = facing(ENGLAND, 4, {"A8": "city"}, Advance(), ravage=["s3_jungle_sands"], extra_build=["s2_sands"])
    assert (game.state.extra_build, game.state.invader_discard) == (["s3_jungle_sands"], ["s2_sands"])


def test_england_5_makes_towns_and_cities_tougher():
    game = facing(ENGLAND, 5, {"A8": "city"})
    assert [health(game.state, "A8", kind) for kind in ("explorer", "town", "city", "dahan")] == [1, 3, 4, 2]
    game = facing(ENGLAND, 4, {"A8": "city"})
    assert [health(game.state, "A8", kind) for kind in ("explorer", "town", "city", "dahan")] == [1, 2, 3, 2]


def test_england_5_a_dahan_does_not_destroy_a_town_alone():
    game = facing(
        ENGLAND, 5, {"A4": "town dahan", "A8": "city"}, Ravage("A4"), Aftermath(), marks={"A4": Marks(defend=5)}
    )
    assert describe(game, "A4") == "town/2 dahan"


def test_england_6_has_a_bigger_fear_pool():
    assert pool(facing(ENGLAND, 6, {"A8": "city"}).state) == 5
    assert pool(facing(ENGLAND, 6, {"A8": "city", "B1": "earth"}).state) == 10
    assert pool(facing(ENGLAND, 5, {"A8": "city"}).state) == 4


@pytest.mark.parametrize(
    ("level", "extra", "earned", "built"),
    [
        (6, ["s1_sands"], [], "explorer town city"),
        (6, ["s1_sands"], ["dahan_raid"], "explorer town"),
        (6, [], [], "explorer"),
        (5, ["s1_sands"], [], "explorer town"),
    ],
)
def test_case_81_england_6_builds_twice_without_a_fear_card(
    level: int, extra: list[str], earned: list[str], built: str
):
    game = facing(
        ENGLAND,
        level,
        {"A4": "explorer", "A8": "city"},
        InvaderPhase(),
        extra_build=extra,
        earned=earned,
        invader_deck=["s1_wetland"],
    )
    assert describe(game, "A4") == built


# Sweden


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("2 dahan explorer", "2 explorer town dahan"),
        ("3 dahan explorer", "2 explorer 3 dahan"),
        ("dahan", "explorer town"),
        ("town", "explorer town"),
    ],
)
def test_case_82_sweden_sways_dahan_after_exploring(before: str, after: str):
    """Swayed by the Invaders, at the base level too."""
    game = facing(SWEDEN, 0, {"A4": before, "A2": "city", "A8": "city"}, Explore(), invader_deck=["s2_sands"])
    assert describe(game, "A4") == after


def test_sweden_sways_only_where_explorers_came_and_only_with_the_flag():
    where = {"A4": "dahan explorer", "A2": "city", "A5": "dahan town"}
    game = facing(SWEDEN, 0, where, Explore(), invader_deck=["s2_sands"])
    assert (describe(game, "A4"), describe(game, "A5")) == ("2 explorer town", "town dahan")
    game = facing(SWEDEN, 0, where, Explore(), invader_deck=["s1_sands"])
    assert describe(game, "A4") == "2 explorer dahan"


def test_sweden_the_players_choose_which_dahan_is_swayed_and_damage_stays():
    """Who decides (p. 8); a piece that replaces another keeps its damage (p. 18)."""
    where = {"A4": "2 explorer dahan dahan/1", "A2": "city"}
    game = facing(SWEDEN, 0, where, Explore(), invader_deck=["s2_sands"])
    assert options(game) == ["dahan", "dahan/1"]
    play(game, "dahan/1")
    assert describe(game, "A4") == "3 explorer town/1 dahan"


@pytest.mark.parametrize(("level", "pieces", "blight"), [(1, "2 city", 2), (1, "city town", 1), (0, "2 city", 1)])
def test_sweden_1_six_damage_add_another_blight(level: int, pieces: str, blight: int):
    """Heavy Mining."""
    game = facing(SWEDEN, level, {"A4": pieces, "A8": "city"}, Ravage("A4"), Aftermath())
    assert game.state.lands["A4"].blight == blight
    assert game.state.blight == 10 - blight


def test_case_20_the_extra_blight_destroys_nothing_and_does_not_spread():
    where = {"A4": "2 city explorer blight 3 river", "A8": "city"}
    game = facing(SWEDEN, 1, where, Ravage("A4"), Aftermath())
    play(game, "A5")
    assert is_at_rest(game)
    assert describe(game, "A4") == "explorer 2 city 3 blight 2 river"
    assert describe(game, "A5") == "blight"


def test_sweden_2_adds_a_city_to_land_4_and_moves_its_blight():
    """Population Pressure at Home: boards A and B have blight in land 4."""
    game = begun(SWEDEN, 2)
    assert (describe(game, "A4"), describe(game, "A5")) == ("city", "blight river")
    game = begun(SWEDEN, 2, board_1="C", seat_1="bringer_of_dreams_and_nightmares")
    assert (describe(game, "C4"), describe(game, "C5")) == ("city", "2 dahan blight")
    assert describe(begun(SWEDEN, 1), "A4") == "blight"


def test_case_83_sweden_3_has_fine_steel():
    where = {"A4": "town explorer", "A5": "city"}
    assert [ravage_damage(facing(SWEDEN, 3, where).state, land) for land in ("A4", "A5")] == [4, 5]
    assert [ravage_damage(facing(SWEDEN, 2, where).state, land) for land in ("A4", "A5")] == [3, 3]


ROYAL = {"jungle": ["A3"], "mountain": ["A1", "A6"], "sands": ["A7"], "wetland": ["A5"]}


@pytest.mark.parametrize("seed", range(10))
def test_sweden_4_chooses_the_fewest_invaders(seed: int):
    """Royal Backing: the top card is discarded, each board gets a town in the land of that terrain with the fewest
    invaders. On board A with a city in land 4 (level 2) that is A3, A7, A5, or a choice of both mountains."""
    chosen = {
        **against(SWEDEN, 4),
        "board_1": "A",
        "seat_1": "bringer_of_dreams_and_nightmares",
        "first_explore": False,
    }
    game = start(GAME, 1, chosen, seed)
    (card,) = game.state.invader_discard
    assert (INVADER_CARDS[card].stage, len(game.state.invader_deck)) == (1, 11)
    (terrain,) = INVADER_CARDS[card].terrains
    if terrain == "mountain":
        assert options(game) == ROYAL[terrain]
        play(game, "A6")
        assert describe(game, "A6") == "town dahan"
    else:
        assert "town" in describe(game, ROYAL[terrain][0])


@pytest.mark.parametrize(("level", "town"), [(5, True), (4, False)])
def test_sweden_5_blight_of_a_ravage_brings_a_town_next_door(level: int, town: bool):
    """Mining Rush: to a neighbour without towns and cities."""
    where = {"A4": "city", "A1": "city", "A5": "explorer", "A8": "city"}
    game = facing(SWEDEN, level, where, Ravage("A4"), Aftermath())
    assert (game.ask is not None and game.ask.kind == "spirit_island.rush") == town
    if town:
        assert options(game) == ["A2", "A3", "A5"]
        play(game, "A5")
        assert describe(game, "A5") == "explorer town"


def test_case_84_blight_that_spreads_brings_no_town():
    where = {"A4": "town blight", "A8": "city"}
    game = facing(SWEDEN, 5, where, Ravage("A4"), Aftermath())
    play(game, "A5")
    assert asked(game)[1] == "rush"
    assert "A5" in options(game)
    play(game, "A1")
    assert is_at_rest(game)


def test_sweden_5_two_blight_bring_one_town():
    game = facing(SWEDEN, 5, {"A4": "2 city", "A8": "city"}, Ravage("A4"), Aftermath())
    play(game, "A1")
    assert is_at_rest(game)
    assert game.state.lands["A4"].blight == 2


@pytest.mark.parametrize(("to", "ravaged"), [("A3", True), ("A5", False)])
def test_sweden_5_a_town_that_comes_to_a_land_still_to_be_ravaged_ravages_too(to: str, ravaged: bool):
    """Jungle and sands are ravaged; no invaders were in A3 before."""
    game = facing(SWEDEN, 5, {"A4": "city", "A7": "river", "A8": "city"}, Ravages(("A3", "A4")))
    play(game, to)
    assert (game.state.lands["A3"].blight > 0) == ravaged


def test_sweden_counts_the_extra_explorer_of_a_blitz():
    where = {"A3": "river", "A4": "2 dahan", "A2": "city"}
    for scenario, after in (("blitz", "2 explorer town dahan"), ("none", "explorer 2 dahan")):
        chosen = {**against(SWEDEN, 0), "scenario": scenario}
        game = shore(where, agenda=[Explore()], options=chosen, invader_deck=["s2_sands"], watched=False)
        assert describe(game, "A4") == after


def test_sweden_5_no_town_without_blight():
    game = facing(SWEDEN, 5, {"A4": "city", "A8": "city"}, Ravage("A4"), Aftermath(), marks={"A4": Marks(defend=4)})
    assert is_at_rest(game)


def test_sweden_6_adds_a_town_and_a_blight_to_land_8():
    """Prospecting Outpost: the blight comes from the box."""
    game = begun(SWEDEN, 6, blight_card="downward_spiral")
    here = game.state.lands["A8"]
    assert (len(here.towns), here.blight, game.state.blight) == (2, 1, 2)  # one of the towns is printed
    assert begun(SWEDEN, 5).state.lands["A8"].blight == 0


def test_case_19_blight_of_the_setup_destroys_nothing_and_does_not_spread():
    game = begun(SWEDEN, 6, seat_1="shadows_flicker_like_flame")
    assert game.state.lands["A8"].presence == [2]
    assert sum(here.blight for here in game.state.lands.values()) == 2
