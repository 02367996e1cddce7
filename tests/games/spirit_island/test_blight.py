"""Blight: what it destroys, how it spreads, the card and the printed space (rulebook p. 9, 15, 18; cases 14 to 23)."""

from typing import Any

import pytest

from nemeton.games.spirit_island import GAME
from nemeton.games.spirit_island.rules.acting import Act
from nemeton.games.spirit_island.rules.blight import remove_blight
from nemeton.games.spirit_island.steps import Aftermath, InvaderPhase, Ravage
from nemeton.kernel import PUBLIC, play_of
from nemeton.kernel.records import start
from tests.games.spirit_island.asking import asked, is_at_rest, options, play
from tests.games.spirit_island.looking import describe, known, spirit
from tests.games.spirit_island.shore import shore, using

KEEP = {"A8": "city"}
RAVAGED = [Ravage("A5"), Aftermath()]


# In a land


def test_case_14_blight_destroys_presence_of_each_spirit_and_spreads():
    game = shore({"A5": "town blight 2 river earth", "A1": "river earth"}, agenda=RAVAGED)
    assert describe(game, "A5") == "town 2 blight river"
    assert options(game) == ["A1", "A4", "A6", "A7", "A8", "B3"]
    play(game, "A4")
    assert describe(game, "A4") == "blight"
    assert describe(game, "A1") == "river earth"
    assert is_at_rest(game)


def test_blight_does_not_spread_from_a_clean_land():
    game = shore({"A5": "town", "A1": "river"}, agenda=RAVAGED)
    assert describe(game, "A5") == "town blight"
    assert is_at_rest(game)


def test_case_15_blight_spreads_on_and_may_come_back():
    game = shore({"A5": "town blight", "A4": "blight 2 river", "A1": "river"}, agenda=RAVAGED)
    play(game, "A4")
    assert describe(game, "A4") == "2 blight river"
    assert options(game) == ["A1", "A2", "A3", "A5"]
    play(game, "A5", "A7")
    assert [describe(game, land) for land in ("A4", "A5", "A7")] == ["2 blight river", "town 3 blight", "blight"]


def test_blight_spreads_over_the_borders_of_boards():
    game = shore({"A7": "town blight", "A1": "river", "B2": "earth"}, agenda=[Ravage("A7"), Aftermath()])
    assert set(options(game)) > {"A5", "A8"}
    assert any(land.startswith("B") for land in options(game))


def test_blight_spreads_out_of_an_ocean_that_goes_out_of_play():
    """It has destroyed the last presence of the Ocean on that board."""
    where = {"A1": "town blight", "A0": "ocean blight", "B0": "ocean", "B1": "river"}
    game = shore(where, ["river", "ocean"], agenda=[Ravage("A1"), Aftermath()])
    play(game, "A0")
    assert options(game) == ["A1", "A2", "A3"]
    play(game, "A3")
    assert (describe(game, "A0"), describe(game, "A3")) == ("2 blight", "blight")
    assert is_at_rest(game)


def test_blight_that_spreads_for_ever_ends_with_the_card():
    """Where every land is blighted, a cascade goes on until nothing is left on the card; that is lost."""
    where = {f"A{number}": "blight" for number in range(1, 9)} | {"A5": "town blight", "A3": "blight 9 river"}
    game = shore(where, agenda=RAVAGED, blight=3, is_blighted=True)
    for land in ("A4", "A5"):
        assert not game.over
        play(game, land)
    play(game, "A6")
    assert game.result is not None
    assert game.result.how == "blight"
    assert sum(here.blight for here in game.state.lands.values()) == 11


def test_whose_board_it_is_chooses_where_blight_spreads():
    """Who decides (p. 8)."""
    game = shore({"A1": "river", "B2": "earth", "B6": "town blight"}, agenda=[Ravage("B6"), Aftermath()])
    assert asked(game) == ("earth", "cascade")


def test_whose_board_it_is_chooses_where_blight_spreads_on():
    """Who decides (p. 8): blight that has come to another board is that board's."""
    where = {"A1": "river", "B2": "earth", "A5": "town blight", "B3": "blight"}
    game = shore(where, agenda=[Ravage("A5"), Aftermath()])
    assert asked(game) == ("river", "cascade")
    play(game, "B3")
    assert asked(game) == ("earth", "cascade")


def test_who_uses_a_power_chooses_where_its_blight_spreads():
    """Who decides (p. 8): the spirit that uses the power, also on another's board."""
    where = {"A5": "river", "B4": "2 lightning blight city", "A2": "city"}
    game = using("pillar_of_living_flame", "B4", where, by="lightning")
    assert asked(game) == ("lightning", "cascade")


def test_presence_that_is_destroyed_stays_out():
    """It lies beside the island, not on its panel (p. 13)."""
    where = {"A5": "town 2 river", "A1": "river"}
    before = spirit(shore(where, open={"river": (2, 2)}), "river")
    after = spirit(shore(where, agenda=RAVAGED, open={"river": (2, 2)}), "river")
    assert (after.open, after.destroyed) == ([2, 2], before.destroyed + 1)


# The card


def test_case_16_the_last_blight_turns_the_card_at_once():
    game = shore({"A5": "town", "A1": "2 river", **KEEP}, agenda=RAVAGED, blight=1, watched=False)
    state = game.state
    assert state.is_blighted
    assert state.blight == 5  # Downward Spiral, for one player
    assert state.blight_card[0].is_known_to(PUBLIC)
    assert describe(game, "A1") == "2 river"  # what the island does waits for the next invader phase


def test_the_card_that_is_turned_is_filled_for_each_player():
    where = {"A5": "town", "A1": "2 river", "B2": "earth"}
    game = shore(where, agenda=RAVAGED, blight=1, blight_card="memory_fades_to_dust")
    assert (game.state.is_blighted, game.state.blight) == (True, 8)


def test_a_cascade_goes_on_with_the_new_side():
    game = shore({"A5": "town blight", "A1": "river"}, agenda=RAVAGED, blight=1)
    play(game, "A4")
    assert (game.state.is_blighted, game.state.blight) == (True, 4)
    assert describe(game, "A4") == "blight"


def test_case_17_removed_blight_goes_back_onto_the_card_which_stays_turned():
    game = shore({"A5": "3 blight", "A1": "river"}, is_blighted=True, blight=2)
    remove_blight(Act(play_of(game), 0, law="test", land="A5"), amount=2)
    assert (game.state.blight, game.state.is_blighted) == (4, True)
    assert describe(game, "A5") == "blight"


def test_removing_takes_no_more_than_there_is():
    game = shore({"A5": "blight", "A1": "river"}, blight=2)
    remove_blight(Act(play_of(game), 0, law="test", land="A5"), amount=2)
    assert (game.state.blight, describe(game, "A5")) == (3, "")


@pytest.mark.parametrize("more", [{"is_blighted": True}, {"blight_card": "none"}])
def test_case_18_an_empty_blighted_side_or_printed_space_loses(more: dict[str, Any]):
    game = shore({"A5": "town dahan", "A1": "river"}, agenda=RAVAGED, blight=1, **more)
    assert game.over
    assert game.result is not None
    assert (game.result.how, game.result.winners) == ("blight", ())


def test_case_18_the_action_is_completed_first():
    """The dahan still strike back, and what they destroy may win."""
    game = shore({"A5": "city 3 dahan", "A1": "river"}, agenda=RAVAGED, blight=1, is_blighted=True, watched=False)
    assert game.result is not None
    assert game.result.how == "sacrifice"


def test_the_printed_space_never_counts_as_blighted():
    game = shore({"A5": "town", "A1": "2 river"}, agenda=RAVAGED, blight=2, blight_card="none")
    assert not game.state.is_blighted
    assert game.state.blight == 1


# The blighted island


EARTH = {"B1": "earth", "B2": "earth"}


def phase(**more: Any) -> Any:
    """An invader phase of a blighted island, in which nothing else happens."""
    where = {"A1": "2 river", "A4": "river", **KEEP, **more.pop("where", {})}
    return shore(where, agenda=[InvaderPhase()], is_blighted=True, invader_deck=["s1_wetland"], watched=False, **more)


def test_case_21_downward_spiral_destroys_a_presence_of_each_spirit():
    game = phase(where=EARTH)
    assert asked(game) == ("river", "blighted")
    assert options(game) == ["A1", "A4"]  # on the island, not on the panel
    play(game, "A4")
    assert asked(game) == ("earth", "blighted")
    play(game, "B2")
    assert (describe(game, "A4"), describe(game, "B2")) == ("", "")


def test_case_22_memory_fades_to_dust_takes_a_card_or_a_presence():
    game = phase(blight_card="memory_fades_to_dust", discard={"river": ["boon_of_vigor"]})
    assert options(game)[:2] == ["A1", "A4"]
    assert ("forget", "boon_of_vigor") in options(game)  # from the discard pile too
    assert len(options(game)) == 6
    play(game, ("forget", "boon_of_vigor"))
    assert spirit(game, "river").forgotten == ["boon_of_vigor"]
    game = play(phase(blight_card="memory_fades_to_dust"), "A1")
    assert describe(game, "A1") == "river"
    assert not spirit(game, "river").forgotten


def test_each_spirit_chooses_for_itself():
    game = phase(where=EARTH, blight_card="memory_fades_to_dust")
    play(game, "A1")
    assert asked(game) == ("earth", "blighted")
    play(game, ("forget", spirit(game, "earth").hand[0]))
    assert (describe(game, "B2"), spirit(game, "earth").destroyed) == (
        "earth",
        spirit(phase(where=EARTH), "earth").destroyed,
    )


def test_a_healthy_island_does_nothing():
    game = shore({"A1": "2 river", **KEEP}, agenda=[InvaderPhase()], invader_deck=["s1_wetland"], watched=False)
    assert describe(game, "A1") == "2 river"


def test_the_blighted_island_may_destroy_a_spirit():
    game = shore({"A1": "river"}, agenda=[InvaderPhase()], is_blighted=True)
    assert game.result is not None
    assert game.result.how == "spirit_destroyed"


# How much there is


def test_case_23_blight_at_setup_and_the_erratum():
    """Two per player on the healthy side, five per player without a card; the erratum adds one in all."""
    for players in (1, 2, 3, 4):
        for options_, wanted in (
            ({}, 2 * players),
            ({"more_blight": True}, 2 * players + 1),
            ({"blight_card": "none"}, 5 * players),
            ({"blight_card": "none", "more_blight": True}, 5 * players + 1),
        ):
            assert start(GAME, players, options_, 1).state.blight == wanted


def test_case_23_a_card_turns_with_the_second_blight_or_with_the_third():
    where = {"A5": "town", "A4": "town", "A1": "2 river", **KEEP}
    agenda = [*RAVAGED, Ravage("A4"), Aftermath()]
    assert shore(where, agenda=agenda, blight=2, watched=False).state.is_blighted
    assert not shore(where, agenda=agenda, blight=3, watched=False).state.is_blighted


def test_the_card_is_drawn_unseen():
    """A random card, healthy side up; nobody looks at its back (p. 6)."""
    cards = {start(GAME, 1, {}, seed).state.blight_card[0].card for seed in range(20)}
    assert cards == {"downward_spiral", "memory_fades_to_dust"}
    game = start(GAME, 1, {}, 1)
    assert known(game.seen_by(0).blight_card) == [""]
    assert known(start(GAME, 1, {"blight_card": "downward_spiral"}, 1).seen_by(0).blight_card) == ["downward_spiral"]
