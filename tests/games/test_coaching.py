"""What a coach says in positions in which every player knows the answer and the reason."""

from random import Random
from typing import Any

import pytest

from nemeton.bots.coach import Counsel, counselled
from nemeton.games.cairn import coaching as of_cairn
from nemeton.games.inis import coaching as of_inis
from nemeton.games.root import coaching as of_root
from nemeton.games.root.steps import FactionStep
from nemeton.games.spirit_island import coaching as of_spirit_island
from nemeton.games.spirit_island.state import Marks
from nemeton.kernel import Game, Phrase
from nemeton.kernel.values import written
from tests.games.cairn.board import given as cairn
from tests.games.inis.position import given as inis
from tests.games.root.woodland import woodland
from tests.games.spirit_island.shore import shore

FIELD = """
5 . . S . F
4 . . . . .
3 . . . . .
2 . . . . .
1 . S . . .
upcoming deer_rock stormwell
stack alley_of_dusk memorial_mound
"""


def counsel(game: Game[Any]) -> Counsel:
    seat = game.asks[0].seat
    return counselled(game.imagined(seat, Random(1)), seat, "seed")


def reasons(found: Counsel) -> list[str]:
    return [reason.phrase.kind for reason in found.reasons]


# Cairn


def test_cairn_whoever_can_build_builds():
    """One shaman stands in the enemy's first row: leaving the field builds, and the law says so."""
    found = counsel(cairn(FIELD, to_move="sea"))
    assert written(found.best[0].option)[:2] == ("move", "c5")
    reason = next(one for one in found.reasons if one.phrase.kind == "cairn.coach.built")
    assert reason.phrase == Phrase("cairn.coach.built", {"gained": 1, "score": 1})
    assert reason.law == "build"


def test_cairn_the_third_megalith_wins():
    stones = {"a3": "fairies_circle", "b3": "haven_of_purity"}
    game = cairn(FIELD.replace("3 . . .", "3 * * ."), to_move="sea", score={"sea": 2, "forest": 0}, megaliths=stones)
    after = game.fork()
    after.answer(("move", "c5", "off:N"))
    after.answer("deer_rock")
    assert after.over
    found = counsel(game)
    assert found.reasons[0].phrase == Phrase("cairn.coach.won", {"how": "won"})
    assert found.reasons[0].law == "ending"


def test_cairn_threats_are_told_with_their_spaces():
    """What the judge counts is named: who could leave, whom one could transform."""
    state = cairn(FIELD, to_move="sea").state
    assert of_cairn.leavers(state, 0) == ["c5"]
    assert of_cairn.leavers(state, 1) == []
    told = of_cairn.tell("own_leave", state, state, 0, True)
    assert told == Phrase("cairn.coach.own_leave", {"count": 1, "spaces": "c5"})
    assert of_cairn.tell("enemy_leave", state, state, 0, True) == Phrase(
        "cairn.coach.enemy_leave", {"count": 0, "spaces": ""}
    )
    assert of_cairn.tell("enemy_leave", state, state, 1, False) == Phrase(
        "cairn.coach.enemy_leave", {"count": 1, "spaces": "c5"}
    )
    # and nothing is said that does not fit: no threat does not speak for an answer
    assert of_cairn.tell("own_leave", state, state, 1, True) is None


@pytest.mark.parametrize(("seat", "row"), [(0, 5), (1, 1)])
def test_cairn_lists_are_as_long_as_the_judge_counts(seat: int, row: int):
    """A transformation of the enemy in the middle, with one step to go."""
    text = FIELD.replace("3 . . . . .", "3 . S F . .").replace("4 . . . . .", "4 . . . . S")
    state = cairn(text, to_move="sea", tokens={"transform": "middle", "move": "diagonal"}).state
    assert of_cairn.targets(state, 0) == ["c3"]
    assert of_cairn.targets(state, 1) == []
    assert row in (1, 5)
    assert seat in (0, 1)


# Inis


def test_inis_more_clans_are_counted():
    game = inis("valley 0,0 A2 B1 capital s1 · cove 1,0 B2 · plains 0,1 A1 C1 · A: new_clans · B: bard · C: druid")
    found = counsel(game)
    assert written(found.best[0].option) == ("play", "new_clans", "season")
    reason = next(one for one in found.reasons if one.phrase.kind == "inis.coach.clans")
    assert (reason.phrase.values["was"], reason.phrase.values["now"]) == (3, 5)
    assert reason.law == "victory"


def test_inis_what_rivals_lose_is_told():
    before = inis("valley 0,0 A2 B1 capital s1 · cove 1,0 B3 · plains 0,1 A1").state
    after = inis("valley 0,0 A2 B1 capital s1 · cove 1,0 B2 · plains 0,1 A1").state
    told = of_inis.tell("rivals", before, after, 0, True)
    assert told == Phrase("inis.coach.rivals", {"whom": 1, "what": "clans", "was": 4, "now": 3})
    assert of_inis.parts(after, 0)["rivals"] > of_inis.parts(before, 0)["rivals"]


# Root


def test_root_the_last_points_win():
    """With 29 points a second sawmill wins at once."""
    where = {1: "keep cat cat sawmill wood", 5: "cat", 9: "cat", 3: "roost bird bird", 10: "cat"}
    seats = ("marquise", "eyrie", "alliance", "vagabond")
    found = counsel(woodland(seats, where, agenda=[FactionStep(0, "actions")], points={"marquise": 29}))
    assert written(found.best[0].option)[:2] == ("build", "sawmill")
    assert found.reasons[0].phrase == Phrase("root.coach.won", {"how": "won"})
    assert found.reasons[0].law == "3.1"


def test_root_points_and_the_engine_are_told_by_number():
    """A sawmill scores and makes wood."""
    where = {1: "keep cat cat sawmill wood", 5: "cat", 9: "cat", 3: "roost bird bird", 10: "cat"}
    seats = ("marquise", "eyrie", "alliance", "vagabond")
    found = counsel(woodland(seats, where, agenda=[FactionStep(0, "actions")], points={"marquise": 8}))
    assert written(found.best[0].option)[0] == "build"
    points = next(one for one in found.reasons if one.phrase.kind == "root.coach.points")
    assert points.phrase.values["was"] == 8
    assert points.phrase.values["now"] > 8
    assert points.law == "3.2"
    state = woodland(seats, where).state
    more = woodland(seats, {**where, 10: "cat sawmill"}).state
    told = of_root.tell("engine", state, more, 0, True)
    assert told is not None
    assert (told.kind, told.values["piece"], told.values["was"], told.values["now"]) == (
        "root.coach.engine_with",
        "sawmill",
        1,
        2,
    )


# Spirit Island


def test_spirit_island_lands_that_will_be_blighted_are_named():
    """A4 is sands, a town and an explorer stand there; a defence of two saves it."""
    places = {"A5": "2 river", "A4": "town explorer 2 dahan", "A2": "city"}
    open_to_it: dict[str, Any] = {"ravage": ["s1_sands"]}
    before = shore(places, **open_to_it).state
    after = shore(places, **open_to_it, marks={"A4": Marks(defend=2)}).state
    told = of_spirit_island.tell("ravage", after, before, 0, False)
    assert told is not None
    assert (told.values["now"], told.values["lands"]) == (1, ["A4"])
    told = of_spirit_island.tell("ravage", before, after, 0, True)
    assert told is not None
    assert told.values["now"] == 0
    assert of_spirit_island.parts(after, 0)["ravage"] > of_spirit_island.parts(before, 0)["ravage"]


def test_spirit_island_more_invaders_speak_for_an_answer_only_beside_others():
    """What has become worse all the same is told as less bad than elsewhere, never as good in itself."""
    before, after = (shore({"A5": "2 river", "A4": towns}).state for towns in ("town", "2 town"))
    told = of_spirit_island.tell("towns", before, after, 0, True)
    assert told is not None
    assert told.kind == "spirit_island.coach.still"
    assert of_spirit_island.tell("towns", before, after, 0, False) is not None
    assert of_spirit_island.tell("towns", after, before, 0, False) is None
