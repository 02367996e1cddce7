"""Victory and defeat, when they are looked at, scores and difficulty (rulebook p. 12, 13, 23, 28; cases 35, 40, 42)."""

from typing import Any

import pytest

from nemeton.games.spirit_island import GAME
from nemeton.games.spirit_island.rules import presence
from nemeton.games.spirit_island.rules.victory import difficulty, final_scores, scores
from nemeton.games.spirit_island.state import IslandGame
from nemeton.games.spirit_island.steps import Aftermath, Explore, Ravage
from nemeton.kernel.records import start
from tests.games.spirit_island.looking import describe
from tests.games.spirit_island.shore import shore, using


def how(game: IslandGame) -> str:
    """How the game has ended; nothing if it goes on."""
    return game.result.how if game.result else ""


def looked_at(where: dict[str, str], **more: Any) -> IslandGame:
    """A game after an action in which nothing happened."""
    return shore({"A1": "river", **where}, agenda=[Aftermath()], watched=False, **more)


# Victory


@pytest.mark.parametrize(
    ("level", "left", "ends"),
    [
        (1, "", "terror_1"),
        (1, "explorer", ""),
        (1, "town", ""),
        (2, "explorer", "terror_2"),
        (2, "town", ""),
        (2, "city", ""),
        (3, "explorer town", "terror_3"),
        (3, "city", ""),
    ],
)
def test_what_must_be_gone_at_each_level(level: int, left: str, ends: str):
    game = looked_at({"A4": left}, terror=level)
    assert how(game) == ends
    if ends:
        assert game.result is not None
        assert game.result.winners == (0,)


def test_without_fear_cards_the_game_is_won():
    assert how(looked_at({"A4": "3 city"}, fear_deck=[])) == "fear"


def test_everybody_wins_or_nobody():
    game = shore({"A1": "river", "B1": "earth"}, agenda=[Aftermath()], watched=False)
    assert game.result is not None
    assert game.result.winners == (0, 1)


def test_case_42_the_last_invader_falls_in_the_fast_phase():
    assert how(using("shatter_homesteads", "A4", {"A4": "2 lightning town"}, watched=False)) == "terror_1"


# Defeat


def test_a_destroyed_spirit_loses_for_all():
    where = {"A5": "town river", "B1": "2 earth"}
    game = shore(where, agenda=[Ravage("A5"), Aftermath()])
    assert how(game) == "spirit_destroyed"
    assert game.result is not None
    assert game.result.winners == ()


def test_a_spirit_with_presence_elsewhere_lives():
    assert how(shore({"A5": "town river", "A1": "river"}, agenda=[Ravage("A5"), Aftermath()])) == ""


def test_the_ravage_is_completed_before_a_spirit_is_destroyed():
    """Ruling: the dahan strike back first, and here they win."""
    game = shore({"A5": "city river 3 dahan"}, agenda=[Ravage("A5"), Aftermath()], watched=False)
    assert how(game) == "sacrifice"


def test_the_last_presence_may_lose_at_once(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(presence, "LAST_PRESENCE_LOSES_AT_ONCE", True)
    game = shore({"A5": "city river 3 dahan"}, agenda=[Ravage("A5"), Aftermath()], watched=False)
    assert how(game) == "spirit_destroyed"


def test_case_40_won_and_lost_at_once_is_a_sacrifice():
    """The last fear card is earned by the counterattack of a ravage that has added the last blight."""
    where = {"A5": "city 4 dahan", "A1": "river"}
    game = shore(where, agenda=[Ravage("A5"), Aftermath()], fear=2, fear_deck=["retreat"], blight=1, is_blighted=True)
    assert how(game) == "sacrifice"
    assert game.result is not None
    assert game.result.winners == (0,)


def test_time_has_run_out_without_a_card():
    assert how(shore({"A1": "river"}, agenda=[Explore()], invader_deck=[])) == "time"


def test_the_end_is_looked_at_after_each_land():
    """Not after the whole step (FAQ): the second land is not ravaged any more."""
    where = {"A5": "town", "A4": "town", "A1": "river"}
    agenda = [Ravage("A5"), Aftermath(), Ravage("A4"), Aftermath()]
    game = shore(where, agenda=agenda, blight=1, is_blighted=True)
    assert how(game) == "blight"
    assert describe(game, "A4") == "town"


# Scores (p. 23)


def test_score_of_a_victory():
    """Two players, England 2, five cards left, nine dahan, five blight: 20 + 10 + 10 + 4 - 2."""
    deck = ["s3_jungle_mountain", "s3_jungle_sands", "s3_jungle_wetland", "s3_mountain_sands", "s3_sands_wetland"]
    england = {"adversary": "england", "level": 2}
    game = shore({"A1": "river 9 dahan 5 blight", "B1": "earth"}, options=england, invader_deck=deck)
    assert final_scores(game.state, victory=True) == (42, 42)


def test_score_of_a_defeat():
    """Alone, no adversary, twelve cards out, three dahan, eight blight: 0 + 12 + 3 - 8."""
    out = ["s1_jungle", "s1_sands", "s1_wetland", "s2_jungle", "s2_sands", "s2_wetland", "s2_coastal"]
    out += ["s3_jungle_mountain", "s3_jungle_sands", "s3_jungle_wetland"]
    game = shore(
        {"A1": "river 3 dahan 8 blight"},
        invader_deck=["s1_mountain"],
        build=["s3_mountain_sands"],
        ravage=["s3_sands_wetland"],
    )
    game.state.invader_discard = out
    assert final_scores(game.state, victory=False) == (7,)
    assert scores(game.state) == (7,)


def test_the_result_tells_the_score():
    game = looked_at({"A4": "2 dahan"}, invader_deck=["s1_mountain"])
    assert game.result is not None
    assert game.result.scores == (10 + 2 + 2,)


DIFFICULTIES = {
    "none": [0],
    "brandenburg_prussia": [1, 2, 4, 6, 7, 9, 10],
    "england": [1, 3, 4, 6, 7, 9, 10],
    "sweden": [1, 2, 3, 5, 6, 7, 8],
}


@pytest.mark.parametrize("adversary", DIFFICULTIES)
def test_difficulty_of_adversaries(adversary: str):
    """The table of p. 28."""
    for level, wanted in enumerate(DIFFICULTIES[adversary]):
        game = start(GAME, 1, {"adversary": adversary, "level": level}, 1)
        assert difficulty(game.state) == wanted


@pytest.mark.parametrize(
    ("scenario", "wanted"),
    [("none", 0), ("blitz", 0), ("guard_the_isles_heart", 0), ("rituals_of_terror", 3), ("dahan_insurrection", 4)],
)
def test_difficulty_of_scenarios_and_of_the_other_board(scenario: str, wanted: int):
    """Adversary, scenario and the alternative board add up (p. 23, 28)."""
    chosen = {"scenario": scenario, "adversary": "sweden", "level": 3}
    assert difficulty(start(GAME, 1, chosen, 1).state) == wanted + 5
    assert difficulty(start(GAME, 1, {**chosen, "thematic": True}, 1).state) == wanted + 8


def test_a_game_that_is_won_keeps_its_score():
    """Beside the island stands the score of the victory, not what a defeat would bring."""
    game = looked_at({"A4": "2 dahan"}, invader_deck=["s1_mountain"])
    assert scores(game.state) == (10 + 2 + 2,)
